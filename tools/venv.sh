# Makes or updates .venv beside the checkout; sourced by ./play and ./test.
# prepare EXTRAS: "" or "[dev,docs]".  Every failure is one sentence.

fail() {
    echo "$1" >&2
    exit 1
}

find_python() {
    for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
}

# As root on Debian, fetch what is missing; otherwise say what to install.
need_package() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing $1 …" >&2
        apt-get update -qq >/dev/null 2>&1
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1" >/dev/null 2>&1 && return
    fi
    fail "Burnham needs $2. On Debian or Ubuntu: sudo apt install $1"
}

make_venv() {
    "$python" -m venv .venv >/dev/null 2>&1 && return
    rm -rf .venv
    need_package python3-venv "Python's venv module"
    "$python" -m venv .venv >/dev/null 2>&1 || fail "Python could not make a virtual environment in .venv."
}

prepare() {
    python=$(find_python)
    [ -n "$python" ] || fail "Burnham needs Python 3.11 or newer; please install it and try again."
    wanted="$("$python" -V) $(cat pyproject.toml constraints.txt | cksum)"
    stamp=".venv/burnham$1"
    [ -x .venv/bin/python ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
    echo "Setting up (once; this takes a minute) …" >&2
    .venv/bin/python -c '' 2>/dev/null || make_venv
    .venv/bin/python -m pip install -q --disable-pip-version-check \
        -c constraints.txt -e ".$1" >.venv/setup.log 2>&1 ||
        fail "Burnham could not fetch its packages: is there a network? Details are in .venv/setup.log."
    echo "$wanted" >"$stamp"
}
