"""`python -m burnham.cli`."""

from burnham.cli import main

main()
