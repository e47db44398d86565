"""Playing: deal, answer, take back.  Every act changes a room or raises a Refusal.

Nothing here waits, stores or knows a rule; `rooms` calls these inside a transaction and saves.
An act names the number it answers: sent twice it counts once, sent late it is refused.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from burnham.kernel.chance import BLAKE2
from burnham.kernel.errors import BadRecord
from burnham.kernel.game import Game, dealt, started
from burnham.kernel.journal import Deed
from burnham.kernel.position import Position
from burnham.kernel.title import Options
from burnham.table.room import clocks, plans, vacations
from burnham.table.room.refusals import Illegal, Late, NotYours, Wrong
from burnham.table.room.room import Room, Study, UndoAsked
from burnham.table.room.shelf import Boxed

PATIENCE = 60.0
"""How many seconds bots wait while somebody has asked to take back; then they answer, and that
ends the request."""

LAPSE = 24 * 3600.0
"""So many seconds after somebody asked to take back, those who are away are no longer asked."""


def deal(room: Room, boxed: Boxed, now: float) -> None:
    """The first entry of the journal: the game as it is set up, or the start of a study."""
    header, seats = room.header, len(room.seats)
    options = boxed.title.full_options(seats, header.options)
    if header.study is None:
        game = dealt(boxed.title, boxed.tables, seats, options, header.seed, BLAKE2)
    else:
        game = _studied(boxed, header.study, options, header.seed)
        header.study = replace(header.study, position="")
    begin(room, boxed, game, now)


def begin(room: Room, boxed: Boxed, game: Game, now: float) -> None:
    """Let the table begin with the position of a game to which nothing has been answered yet."""
    position = game.position
    position.facts = [fact for _, fact in game.log]
    deed = game.journal.standing[0].deed
    room.header.status = "playing"
    clocks.wind(room)
    vacations.allow(room)
    room.journal = room.journal.begin(position, boxed.title.rules.version, now, deed)
    _go_on(room, boxed, position, now)


def _studied(boxed: Boxed, study: Study, options: Options, seed: str) -> Game:
    """The position of a study, with dice that nobody has rolled yet."""
    try:
        values = msgspec.json.decode(study.position)
        return started(boxed.title, boxed.tables, options, seed, values, BLAKE2)
    except BadRecord:  # the rules have changed while it waited for players
        raise Wrong("study-rules") from None


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
    after = position.clone()
    room.journal = room.journal.take(after, code, boxed.title.rules.version, now)
    plans.answered(room, seat, room.journal.standing.last.word)
    _go_on(room, boxed, after, now)
    if room.asked != seat:
        clocks.end_turn(room, seat)


def redo(room: Room, boxed: Boxed, seat: int, number: int, now: float) -> None:
    """Give the answer again that was taken back last."""
    _open_position(room, number)
    entry = room.journal.to_redo
    if entry is None or not can_redo(room, seat):
        raise Wrong("nothing-to-redo")
    answer(room, boxed, seat, number, entry.code, now)


def take_back(room: Room, boxed: Boxed, seat: int, number: int, to: int | None, now: float) -> None:
    """Go back to a moment (left out: the last mark); beyond the mark only if nobody minds."""
    goal = room.journal.last_mark if to is None else to
    if _had(room, number, "back", seat, goal):
        return
    _open_position(room, number)
    if not is_free(room, seat, goal) and not (is_own(room, seat, goal) and not others(room, seat)):
        raise NotYours("ask-first")
    _go_back(room, boxed, seat, goal, now)


def ask_back(room: Room, boxed: Boxed, seat: int, number: int, to: int, now: float) -> None:
    """Ask the others to let one go back beyond the mark; asked again, see whether they agree."""
    _open_position(room, number)
    if not is_own(room, seat, to):
        raise Wrong("no-such-moment")
    asked = room.header.request
    if asked is None or (asked.seat, asked.moment) != (seat, to):
        asked = UndoAsked(seat, to, number, now)
    _go_back_if_agreed(room, boxed, asked, now)


def reply(room: Room, boxed: Boxed, seat: int, agree: bool, now: float) -> None:
    """Answer somebody who asked to take back."""
    asked = room.header.request
    if asked is None or asked.number != room.journal.number:
        raise Late("nothing-asked")
    if seat not in others(room, asked.seat):
        raise NotYours("not-asked")
    if not agree:
        room.header.request = None
        room.note("undo-refused", seat, now)
        return
    agreed = {*asked.agreed, *room.seats_of(room.seats[seat].person)}
    _go_back_if_agreed(room, boxed, replace(asked, agreed=tuple(sorted(agreed))), now)


def note_end(room: Room, boxed: Boxed, position: Position, ended: float) -> None:
    """Who came where, and when it was over."""
    ranks = boxed.title.rules.scores(position).ranks()
    room.header.ranks, room.header.ended = tuple(ranks), ended
    room.header.winners = tuple(player for player, rank in enumerate(ranks) if rank == 1)


# --- what may be done --------------------------------------------------------------------------


def is_free(room: Room, seat: int, to: int) -> bool:
    """Back to the last mark one goes without asking, while one is asked oneself."""
    return room.asked == seat and room.journal.last_mark <= to < room.journal.moment


def is_own(room: Room, seat: int, to: int) -> bool:
    """Whether at that moment the question was the seat's own."""
    return 0 <= to < room.journal.moment and room.journal.standing[to + 1].seat == seat


def own_last(room: Room, seat: int) -> int | None:
    """The moment of the seat's latest answer, to which it may ask to go back."""
    standing = reversed(room.journal.standing)
    return next((entry.moment - 1 for entry in standing if entry.seat == seat), None)


def others(room: Room, seat: int) -> list[int]:
    """The seats whose players have to agree: all other people who have not resigned, also those
    who are away and those for whom a bot sits in."""
    me = room.seats[seat].person
    return [other.seat for other in room.seats if other.has_say and other.person != me]


def missing(room: Room, asked: UndoAsked) -> list[int]:
    """Those of the others who have not agreed yet."""
    return [seat for seat in others(room, asked.seat) if seat not in asked.agreed]


def can_redo(room: Room, seat: int) -> bool:
    entry = room.journal.to_redo
    return room.asked == seat and entry is not None and entry.seat == seat


def waits_for_reply(room: Room, now: float) -> bool:
    asked = room.header.request
    return asked is not None and now < asked.made + PATIENCE


# --- inside ------------------------------------------------------------------------------------


def _had(room: Room, number: int, deed: Deed, seat: int, given: int | str) -> bool:
    """Whether exactly this was entered under this number already."""
    if not 0 <= number < room.journal.number:
        return False
    entry = room.journal.entries[number]
    if entry.deed != deed or entry.seat != seat:
        return False
    if deed == "back":
        return entry.moment == given
    return given in (entry.code, entry.word)


def _open_position(room: Room, number: int) -> Position:
    """The position that waits for entry `number`; Late if the table has moved on."""
    if room.header.status == "open" or room.position is None:
        raise Wrong("not-started")
    if number != room.journal.number:
        raise Late("moved-on")
    if room.header.status != "playing":
        raise Late("over")
    if room.header.paused is not None:
        raise NotYours("paused")
    return room.position


def _code(position: Position, word: str) -> int:
    try:
        return position.step.number(word)
    except ValueError:
        raise Wrong("no-answer") from None


def _go_back_if_agreed(room: Room, boxed: Boxed, asked: UndoAsked, now: float) -> None:
    """Silence is a no; that of the absent is none any more after a day."""
    lapsed = now >= asked.made + LAPSE
    if any(room.seats[s].away_since is None or not lapsed for s in missing(room, asked)):
        room.header.request = asked
    else:
        _go_back(room, boxed, asked.seat, asked.moment, now)


def _go_back(room: Room, boxed: Boxed, seat: int, to: int, now: float) -> None:
    assert room.position is not None
    beyond = to < room.journal.last_mark
    room.journal, position = room.journal.back(room.position, boxed.title, boxed.box, to, seat, now)
    plans.forget(room, seat)
    _go_on(room, boxed, position, now)
    if beyond:
        room.note("took-back", seat, now, text=str(to))


def _go_on(room: Room, boxed: Boxed, position: Position, now: float) -> None:
    """Let the table go on from a position that was just entered."""
    room.position = position
    room.header.request = room.header.vote = None
    if position.over:
        room.header.status = "over"
        note_end(room, boxed, position, now)
    room.header.asked = room.asked
    plans.review(room, boxed)
    clocks.run(room, now)
