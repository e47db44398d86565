"""How sending can end, besides well."""

from __future__ import annotations


class Fails(Exception):
    """It did not work now; it may later."""


class Gone(Exception):
    """Nobody is there any more: it is of no use to try again."""


class Stuck(Fails):
    """Nothing can be sent to anybody: it is not the fault of any address."""
