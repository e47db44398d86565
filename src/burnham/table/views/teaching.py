"""What a teacher shows and has written, as all see it who look at a study."""

from __future__ import annotations

from dataclasses import dataclass, replace

from burnham.table.room.teaching import notes_by_moment
from burnham.table.views.story import history
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class LeadView:
    """Where the teacher looks: `at` a moment of the past, or now (None)."""

    at: int | None
    lit: tuple[str, ...]
    says: str  # "The teacher shows turn 12: Ada builds on 7."


@dataclass(frozen=True)
class NoteView:
    moment: int
    turn: int
    text: str
    lit: tuple[str, ...]


def lead_view(spectator: Viewpoint) -> LeadView | None:
    """None: nobody leads."""
    lead = spectator.room.header.lead
    if lead is None:
        return None
    if lead.at is None:
        return LeadView(None, lead.lit, spectator.say("lead-now"))
    viewing = replace(spectator.viewing, moment=lead.at)
    then = history(Viewpoint(spectator.room, spectator.boxed, viewing, spectator.kept))
    key = "lead-shows" if then.sentence else "lead-shows-turn" if then.shown else "lead-start"
    says = spectator.say(key, turn=then.turn, told=then.sentence)
    return LeadView(then.shown, lead.lit, says)


def note_views(spectator: Viewpoint) -> list[NoteView]:
    return [
        NoteView(moment, spectator.turn_of(moment), note.text, note.lit)
        for moment, note in notes_by_moment(spectator.room).items()
    ]
