"""`python -m burnham`: the command line."""

from burnham.cli import main

main()
