"""What the table refuses.  Each has the status of the reply and the key of a sentence in text/."""

from __future__ import annotations

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
    """Too many requests, or too large a one."""

    status = 429


class TooLarge(Refusal):
    status = 413
