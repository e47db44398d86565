"""Studies: tables that begin with a position of another table, to try out what would have been.

Of a finished game that is the true position; of one under way what a player's seat could imagine
then, from its own view alone: such a study is for this player only, since it holds their own hand.
One that is to be shared begins with what everybody could imagine.  So whoever has the link of a
study learns nothing of a game under way.  A study has dice of its own, and nothing that is done
there reaches the table it comes from: only its id is kept, for the one who opened it.
"""

from __future__ import annotations

from burnham.kernel.codec import plain
from burnham.kernel.position import NOBODY, Position
from burnham.kernel.records import canonical
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Room, Study
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed

NO_DICE = "study"
"""The seed of dice that are never rolled: a study rolls those of its own table."""


def knows_all(room: Room, person: str | None) -> bool:
    """Whether nothing at this table is a secret for a person: the game has ended, with a result or
    without, or it is a study at which nobody else plays."""
    if room.header.status in ("over", "closed"):
        return True
    alone = all(seat.person == person for seat in room.seats if seat.kind != "bot")
    return room.header.study is not None and person is not None and alone


def may_share(room: Room, person: str | None) -> bool:
    """Whether a study from here may have a link: not if it would hold what one seat imagined."""
    study = room.header.study
    return may_study(room, person) and not (study and study.for_one)


def shown_seat(room: Room) -> int | None:
    """The seat through whose eyes those see a study who only watch: the teacher's, while nobody
    else plays there; else none."""
    study, host = room.header.study, room.header.host
    if study is None or study.for_one:
        return None
    seats = room.seats_of(host)
    if not seats or any(seat.kind != "bot" and seat.person != host for seat in room.seats):
        return None
    return room.asked if room.asked in seats else seats[0]


def may_study(room: Room, person: str | None) -> bool:
    return room.position is not None and (knows_all(room, person) or bool(room.seats_of(person)))


def study_of(
    room: Room,
    boxed: Boxed,
    person: str | None,
    seat: int | None,
    moment: int,
    turn: int,
    seed: str,
    *,
    shared: bool = False,
) -> Study:
    """What a study from this moment begins with: the true position, if the person may know it, else
    one that their `seat`, or if it is to be `shared` anybody, imagines with this seed."""
    if room.position is None:
        raise Wrong("not-started")
    if not 0 <= moment <= room.journal.moment:
        raise Wrong("no-such-moment")
    position, dreamer = room.at(boxed, moment), _dreamer(room)
    if not knows_all(room, person):
        if seat is None or seat not in room.seats_of(person):
            raise NotYours("study-players")
        dreamer = NOBODY if shared else seat
        position = position.imagine(dreamer, seed)
    elif shared and not may_share(room, person):
        raise NotYours("study-for-one")
    if position.over:
        raise Wrong("study-end")
    return Study(room.id, moment, turn, dreamer, written(position))


def study_wish(room: Room, study: Study, mine: list[int], level: str) -> Wish:
    """The private table of a study: I play these seats, bots of this level the others; without a
    level they are free for those who come by the link."""
    alone = len(mine) == 1
    other = Place("bot", level=level) if level else Place("friend")
    places = [
        other if seat.seat not in mine else Place("me", "" if alone else seat.name)
        for seat in room.seats
    ]
    header = room.header
    hints = header.hints or header.status == "over"
    return Wish(
        header.game,
        places,
        header.options,
        private=True,
        hints=hints,
        pace=header.pace,
        study=study,
    )


def _dreamer(room: Room) -> int | None:
    """A study of an imagined one is imagined, too."""
    return room.header.study.seat if room.header.study else None


def written(position: Position) -> str:
    """As the start of a record holds it, without the dice that were to come."""
    copy = position.clone()
    copy.reseed(NO_DICE)
    return canonical(plain(copy))
