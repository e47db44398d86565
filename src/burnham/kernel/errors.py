"""What can go wrong from outside.  Each says in one sentence what and, where it helps, where."""


class BurnhamError(Exception):
    """The root of all errors that are the caller's or a file's fault, never a bug of ours."""


class Refused(BurnhamError):
    """An answer that is not legal now.  The position has not changed."""


class BadOption(BurnhamError):
    """Unknown game, wrong number of seats, or an option that does not exist or fit."""


class BadComponents(BurnhamError):
    """A component or edition file that cannot be used; names file, line and key."""


class BadRecord(BurnhamError):
    """A record or saved position that cannot be used.  `number` is the answer at fault, from 1."""

    def __init__(self, message: str, number: int | None = None) -> None:
        super().__init__(message)
        self.number = number
