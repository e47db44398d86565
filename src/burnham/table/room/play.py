"""Playing: deal, answer, take back.  Every act changes a room or raises a Refusal.

Nothing here waits, stores or knows a rule; `rooms` calls these inside a transaction and saves.
An act names the number it answers: sent twice it counts once, sent late it is refused.
"""

from __future__ import annotations

from burnham.kernel.game import new_game
from burnham.kernel.journal import Deed, Entry
from burnham.kernel.position import NOBODY, Position
from burnham.table.room import clocks
from burnham.table.room.codec import packed, unpacked
from burnham.table.room.refusals import Illegal, Late, NotYours, Wrong
from burnham.table.room.room import Room, UndoAsked
from burnham.table.room.shelf import Boxed

PATIENCE = 60.0
"""How many seconds bots wait while somebody has asked to take back."""


def deal(room: Room, boxed: Boxed, now: float) -> None:
    """The first entry of the book: the game as it is set up."""
    header = room.header
    game = new_game(boxed.title, len(room.seats), header.seed, header.options, None)
    header.status = "playing"
    clocks.wind(room)
    game.position.facts = [fact for _, fact in game.log]
    game.position.marked = True
    _enter(room, boxed, "deal", NOBODY, -1, "", 0, game.position, now)


def answer(room: Room, boxed: Boxed, seat: int, number: int, given: int | str, now: float) -> None:
    """Take an answer, by its number or its word."""
    if _had(room, number, "answer", seat, given):
        return
    position = _open_position(room, number)
    if room.asked != seat:
        raise NotYours("not-asked")
    code = given if isinstance(given, int) else _code(position, given)
    if code not in position.answers():
        raise Illegal(seat, code)
    word = position.step.word(code)
    after = position.clone()
    after.facts = []
    after.take(code)
    _enter(room, boxed, "answer", seat, code, word, room.book.moment + 1, after, now)


def redo(room: Room, boxed: Boxed, seat: int, number: int, now: float) -> None:
    """Give the answer again that was taken back last."""
    _open_position(room, number)
    if not can_redo(room, seat):
        raise Wrong("nothing-to-redo")
    answer(room, boxed, seat, number, room.book.withdrawn[0].code, now)


def take_back(room: Room, boxed: Boxed, seat: int, number: int, to: int | None, now: float) -> None:
    """Go back to a moment (left out: the last mark); beyond the mark only if nobody minds."""
    goal = room.book.last_mark if to is None else to
    if _had(room, number, "back", seat, goal):
        return
    _open_position(room, number)
    if not is_free(room, seat, goal) and not (is_own(room, seat, goal) and not others(room, seat)):
        raise NotYours("ask-first")
    _go_back(room, boxed, seat, goal, now)


def ask_back(room: Room, boxed: Boxed, seat: int, number: int, to: int, now: float) -> None:
    """Ask the others to let one go back beyond the mark."""
    _open_position(room, number)
    if not is_own(room, seat, to):
        raise Wrong("no-such-moment")
    if not others(room, seat):
        _go_back(room, boxed, seat, to, now)
        return
    room.header.request = UndoAsked(seat, to, number, now)


def reply(room: Room, boxed: Boxed, seat: int, agree: bool, now: float) -> None:
    """Answer somebody who asked to take back."""
    asked = room.header.request
    if asked is None or asked.number != room.book.number:
        raise Late("nothing-asked")
    if seat not in others(room, asked.seat):
        raise NotYours("not-asked")
    if not agree:
        room.header.request = None
        room.note("undo-refused", seat, now)
        return
    agreed = {*asked.agreed, *room.seats_of(room.seats[seat].person)}
    if agreed.issuperset(others(room, asked.seat)):
        _go_back(room, boxed, asked.seat, asked.moment, now)
        return
    room.header.request = UndoAsked(
        asked.seat, asked.moment, asked.number, asked.made, tuple(sorted(agreed))
    )


# --- what may be done --------------------------------------------------------------------------


def is_free(room: Room, seat: int, to: int) -> bool:
    """Back to the last mark one goes without asking, while one is asked oneself."""
    return room.asked == seat and room.book.last_mark <= to < room.book.moment


def is_own(room: Room, seat: int, to: int) -> bool:
    """Whether at that moment the question was the seat's own."""
    return 0 <= to < room.book.moment and room.book.standing[to + 1].seat == seat


def own_last(room: Room, seat: int) -> int | None:
    """The moment of the seat's latest answer, to which it may ask to go back."""
    standing = reversed(room.book.standing)
    return next((entry.moment - 1 for entry in standing if entry.seat == seat), None)


def others(room: Room, seat: int) -> list[int]:
    """The seats whose players have to agree: people who are here, other than oneself."""
    me = room.seats[seat].person
    return [other.seat for other in room.seats if other.here and other.person != me]


def can_redo(room: Room, seat: int) -> bool:
    withdrawn = room.book.withdrawn
    return room.asked == seat and bool(withdrawn) and withdrawn[0].seat == seat


def waits_for_reply(room: Room, now: float) -> bool:
    asked = room.header.request
    return asked is not None and now < asked.made + PATIENCE


# --- inside ------------------------------------------------------------------------------------


def _had(room: Room, number: int, deed: Deed, seat: int, given: int | str) -> bool:
    """Whether exactly this was entered under this number already."""
    if not 0 <= number < room.book.number:
        return False
    entry = room.book.entries[number]
    if entry.deed != deed or entry.seat != seat:
        return False
    if deed == "back":
        return entry.moment == given
    return given in (entry.code, entry.word)


def _open_position(room: Room, number: int) -> Position:
    """The position that waits for entry `number`; Late if the table has moved on."""
    if room.header.status == "open" or room.position is None:
        raise Wrong("not-started")
    if number != room.book.number:
        raise Late("moved-on")
    if room.header.status != "playing":
        raise Late("over")
    return room.position


def _code(position: Position, word: str) -> int:
    try:
        return position.step.number(word)
    except ValueError:
        raise Wrong("no-answer") from None


def _go_back(room: Room, boxed: Boxed, seat: int, to: int, now: float) -> None:
    goal = room.book.standing[to]
    position = unpacked(goal.position, boxed.title, boxed.box, len(room.seats))
    position.marked = goal.marked
    beyond = to < room.book.last_mark
    _enter(room, boxed, "back", seat, -1, "", to, position, now)
    if beyond:
        room.note("took-back", seat, now, text=str(to))


def _enter(
    room: Room,
    boxed: Boxed,
    deed: Deed,
    seat: int,
    code: int,
    word: str,
    moment: int,
    position: Position,
    now: float,
) -> None:
    """Write a line into the book and let the table go on from the position."""
    told, position.facts = tuple(position.facts or ()), None
    rules = boxed.title.rules_version
    room.book = room.book.with_entries([
        Entry(
            room.book.number, deed, seat, code, word, moment, position.marked, told, rules, now,
            packed(position),
        )
    ])  # fmt: skip
    room.position = position
    room.header.request = None
    if position.over:
        room.header.status = "over"
        ranking = boxed.title.scores(position).to_dict()["ranking"]
        room.header.winners = tuple(ranking[0])
    room.header.asked = room.asked
    clocks.run(room, now)
