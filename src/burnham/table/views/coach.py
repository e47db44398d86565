"""The coach's note on a kind of question, for whoever plays alone against bots."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class CoachNote:
    """What a question is about and what good players look at.  The device remembers which notes
    were read, by their names: "san_francisco/place_stone"."""

    name: str
    text: str


def against_bots(viewpoint: Viewpoint) -> bool:
    """One person on one seat, and no other people."""
    others = [seat for seat in viewpoint.room.seats if seat.seat not in viewpoint.seats]
    return len(viewpoint.seats) == 1 and all(seat.kind == "bot" for seat in others)


def coach_note(viewpoint: Viewpoint) -> CoachNote | None:
    """None where people play each other, or if the game has no note on this question."""
    step = viewpoint.eyes.seen.step.name
    if not against_bots(viewpoint) or not viewpoint.text.has(f"coach-{step}"):
        return None
    return CoachNote(f"{viewpoint.boxed.title.id}/{step}", viewpoint.text.say(f"coach-{step}"))
