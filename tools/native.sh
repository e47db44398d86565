# Native code for ./play: bots think about ten times as far.  The first start runs the plain sources
# at once and compiles in the background; later starts use what was compiled.

# The compiled package has texts and styles of its own: a change of any file counts.
sources() {
    find src hatch_build.py pyproject.toml -type f ! -path '*/__pycache__/*' |
        LC_ALL=C sort | xargs cksum | cksum
}

# native_path: where the compiled package lies, if it is of these sources; else nothing.
native_path() {
    [ "$(cat .venv/native/sources 2>/dev/null)" = "$(sources)" ] && echo "$PWD/.venv/native"
    return 0
}

compile_native() {
    wanted=$(sources)
    place=$(mktemp -d)
    if BURNHAM_COMPILE=1 .venv/bin/python -m pip install -q --no-deps --target "$place/native" . \
        >.venv/native.log 2>&1 </dev/null; then
        echo "$wanted" >"$place/native/sources"
        rm -rf .venv/native && mv "$place/native" .venv/native
        echo "Native code is ready; the next start uses it." >&2
    else
        echo "$wanted" >.venv/native.failed
        echo "There is no native code, so bots think less far: see .venv/native.log." >&2
    fi
    rm -rf "$place"
}

# use_native: run what was compiled; if there is nothing yet, compile it for the next start.
use_native() {
    native=$(native_path)
    if [ -n "$native" ]; then
        export PYTHONPATH="$native"
    elif command -v cc >/dev/null 2>&1 && [ "$(cat .venv/native.failed 2>/dev/null)" != "$(sources)" ]; then
        echo "Compiling native code for the bots in the background; this takes some minutes …" >&2
        (compile_native) &
    fi
}
