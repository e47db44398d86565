"""What the table refuses.  Each has the status of the reply and the key of a sentence in text/."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burnham.table.room.room import Room


class Refusal(Exception):
    """Nothing has changed.  `key` names the sentence `refused-<key>`; `args` fill it."""

    status = 400

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.given = args
        self.room: Room | None = None  # the table as it stands, for the reply


class Wrong(Refusal):
    """The request itself makes no sense."""


class BadBody(Wrong):
    """A JSON body that is not as the OpenAPI document says."""


class Nobody(Refusal):
    """A call that needs a token came without one."""

    status = 401


class WrongType(Refusal):
    """A body of a kind that we do not read."""

    status = 415


class NotYours(Refusal):
    """Somebody else's seat, table or decision."""

    status = 403


class Missing(Refusal):
    """There is no such table, game or page, or the visitor may not know of it."""

    status = 404


class Unreadable(Refusal):
    """What is stored of a table cannot be read: damaged, or of a newer version.  Nothing is written
    to it, so that it goes on by itself when it can be read again."""

    status = 503

    def __init__(self, table: str) -> None:
        super().__init__("unreadable", table=table)
        self.table = table


class Late(Refusal):
    """The table has moved on: the present position comes with the reply."""

    status = 409


class Illegal(Refusal):
    """An answer that the rules refuse now; the game itself says why."""

    status = 422

    def __init__(self, seat: int, answer: int) -> None:
        super().__init__("illegal")
        self.seat = seat
        self.answer = answer


class TooMuch(Refusal):
    """Too many requests; after so many `seconds` there may be another."""

    status = 429

    def __init__(self, key: str, seconds: float = 1, **args: str | int) -> None:
        super().__init__(key, seconds=max(1, ceil(seconds)), **args)


class Busy(TooMuch):
    """Too many requests of all visitors together."""

    status = 503


class TooLarge(Refusal):
    status = 413


class TooSlow(Refusal):
    """A body that did not come in time."""

    status = 408


class Misdirected(Refusal):
    """A request for a host that is not served here."""

    status = 421


class Unavailable(Refusal):
    """The store cannot be read or written now.  `detail` is for the log, not for visitors."""

    status = 503

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(key)
        self.detail = detail
