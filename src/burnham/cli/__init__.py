"""`burnham …`: Burnham on the command line."""

import sys


def main() -> None:
    # Worker processes import this room too: they need none of the commands.
    from burnham.cli.commands import run

    sys.exit(run(sys.argv[1:]))
