# Native code for ./play: bots think about ten times as far.  The first start runs the plain sources
# at once and compiles in the background; later starts use what was compiled.
#   .venv/native/<fingerprint>   the package, compiled from the sources of this fingerprint
#   .venv/native.new             a build under way; only a finished one is moved to its place

# The compiled package has texts and styles of its own: a change of any file counts.
fingerprint() {
    {
        .venv/bin/python -V
        find src hatch_build.py pyproject.toml -type f ! -path '*/__pycache__/*' |
            LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum
    } | cksum | tr ' ' -
}

# One build at a time: the lock is held by open file 9 and ends with whoever has it open.
lock_native() {
    exec 9>.venv/native.lock
    .venv/bin/python -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)' 2>/dev/null
}

# What the build says goes into the log, how far it is onto the screen.
build_native() {
    {
        TMPDIR="$PWD/.venv/native.new" BURNHAM_COMPILE=1 nice .venv/bin/python -m pip install -v \
            --no-deps --disable-pip-version-check --target .venv/native.new/package . &&
            : >.venv/native.new/finished
    } </dev/null 2>&1 | tee .venv/native.log | grep --line-buffered -o 'Native code: .*' >&2
}

compile_native() {
    lock_native || return 0
    wanted=$(fingerprint)
    rm -rf .venv/native.new
    mkdir -p .venv/native .venv/native.new
    echo "Compiling native code for the bots in the background; this takes a minute or two …" >&2
    build_native || true
    if [ ! -e .venv/native.new/finished ]; then
        echo "$wanted" >.venv/native.failed
        echo "There is no native code, so bots think less far: see .venv/native.log." >&2
    elif [ "$(fingerprint)" = "$wanted" ]; then
        mv .venv/native.new/package ".venv/native/$wanted"
        forget_native
        echo "Native code is ready; the next start uses it." >&2
    else
        echo "Sources were changed meanwhile; the next start compiles them." >&2
    fi
    rm -rf .venv/native.new
}

# All but the two newest: another table may still run on the last one.
forget_native() {
    ls -t .venv/native | tail -n +3 | while read -r old; do rm -rf ".venv/native/$old"; done
}

# use_native: run what was compiled; if there is nothing yet, compile it for the next start.
use_native() {
    wanted=$(fingerprint)
    if [ -d ".venv/native/$wanted" ]; then
        export PYTHONPATH="$PWD/.venv/native/$wanted"
    elif command -v cc >/dev/null 2>&1 && [ "$(cat .venv/native.failed 2>/dev/null)" != "$wanted" ]; then
        (compile_native) &
    fi
}
