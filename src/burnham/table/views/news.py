"""What others did since the viewer answered last, and which things were touched."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.views import story
from burnham.table.views.story import LogLine
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class Deed:
    """What another did: who, the line of the log that tells it, and the things it speaks of."""

    seat: int
    line: LogLine
    things: tuple[str, ...]


@dataclass(frozen=True)
class News:
    """What others did, in order.  `answered` is the number of my last answer's entry, `told` the
    last line of it that is mine; None if the log does not reach back there."""

    deeds: tuple[Deed, ...] = ()
    answered: int | None = None
    told: LogLine | None = None


def news(viewpoint: Viewpoint) -> News:
    """Nothing for spectators, and nothing in the past."""
    if viewpoint.seat is None or not viewpoint.live:
        return News()
    deeds: tuple[Deed, ...] = ()
    for entry in story.latest(viewpoint):
        if entry.deed != "answer":
            break
        mine = entry.seat == viewpoint.seat
        lines = story.lines_of(viewpoint, entry)
        # What automata did stands in the entry of the answer that they follow.
        first = len(viewpoint.room.seats) if mine else 0
        done = [
            Deed(line.seat, line, viewpoint.things(entry.facts[line.place[1]]))
            for line in lines
            if line.seat is not None and line.seat >= first
        ]
        deeds = (*done, *deeds)
        if mine:
            own = [line for line in lines if not done or line.place < done[0].line.place]
            return News(deeds, entry.number, own[-1] if own else None)
    return News(deeds)


def touched(viewpoint: Viewpoint, news: News) -> dict[str, tuple[int, int]]:
    """Who touched a thing, and with which of the deeds; without any, what the last mover touched
    (number 0)."""
    if not news.deeds:
        return {thing: (seat, 0) for thing, seat in viewpoint.trace.items()}
    return {
        thing: (deed.seat, number)
        for number, deed in enumerate(news.deeds, 1)
        for thing in deed.things
    }
