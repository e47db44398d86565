"""The table as text, in sections, as its viewer sees it now or at a moment of the past."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.kernel.title import Section
from burnham.table.views.frame import Frame
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class AsTextView:
    frame: Frame
    game_name: str
    back: str  # the table at the same moment
    past: int | None  # the turn that is shown; None: now
    sections: tuple[Section, ...]  # none before the deal


def as_text_view(viewpoint: Viewpoint) -> AsTextView:
    room, viewing = viewpoint.room, viewpoint.viewing
    past = None if viewpoint.live else viewpoint.moment
    given = {"as": viewing.seat, "at": past}
    query = "&".join(f"{name}={value}" for name, value in given.items() if value is not None)
    return AsTextView(
        frame=viewing.frame,
        game_name=viewpoint.text.say("game-name"),
        back=f"/t/{room.id}" + (f"?{query}" if query else ""),
        past=None if past is None else viewpoint.turn,
        sections=_sections(viewpoint) if room.position is not None else (),
    )


def _sections(viewpoint: Viewpoint) -> tuple[Section, ...]:
    plain = viewpoint.boxed.title.showing.plain
    return tuple(plain(viewpoint.eyes.seen, viewpoint.text))
