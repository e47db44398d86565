"""Items: all that a table page is made of, by name, so that only what changes is sent.

A *public* item is the same for everybody who looks in one language and arrangement; it is made
from a spectator's eyes alone.  A viewer's *own* items come beside or instead of those.

    question, bar …  the parts of views.table.PARTS      board      the board without its sheets
    slot:desk-2      what a seat owns, as it is drawn    places     its views, where the sheets lie
    log:…  chat:…    a line                              sheet:plan what is drawn on one
    tick:17          where a chapter begins              lamps      what an answer can mean
    mine:17          where I answered                    trace      what was touched, by whom
    since:…          what others did since then          turn:17    where somebody's turn begins
    note:000017      what a teacher wrote there          lead       what a teacher shows
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, Literal

import msgspec

from burnham.kernel.journal import Entry
from burnham.kit import Arrangement, Drawing, Scene
from burnham.table.pages.figures import setting
from burnham.table.pages.parts import render_part
from burnham.table.pages.talk import chat_items, log_items, news_items, secret_items
from burnham.table.views import story
from burnham.table.views.news import news, touched
from burnham.table.views.table import PARTS, TableView
from burnham.table.views.viewpoint import Viewpoint

Items = dict[str, str]
OTHERS: Final = (
    "slot",
    "tick",
    "turn",
    "mine",
    "since",
    "board",
    "places",
    "sheet",
    "lamps",
    "trace",
    "note",
    "lead",
)
KINDS: Final = {*PARTS, *OTHERS}
"""What an item's name begins with."""


def public_items(spectator: Viewpoint, arrangement: Arrangement) -> Items:
    """What everybody sees of the game."""
    assert spectator.seat is None
    if spectator.room.position is None:
        waiting = partial(_before, spectator, arrangement)
        return {"board": spectator.once(("before", arrangement), waiting)}
    drawing, scene = spectator.boxed.drawing, spectator.scene
    items = _board(drawing, scene, arrangement)
    for player in range(scene.seen.players):
        items.update(_owned(drawing, scene, player))
    items.update(log_items(spectator))
    items.update(_chapters(spectator))
    items.update(_turns(spectator))
    return items


def _before(spectator: Viewpoint, arrangement: Arrangement) -> str:
    """While players are missing: the board to be.  The words beside it tell more to who listens."""
    header, seats = spectator.room.header, len(spectator.room.seats)
    start = header.study.position if header.study else ""
    board = setting(spectator.boxed, seats, header.options, spectator.lang, arrangement, start)
    return f'<div class="before" inert>{board}</div>'


def talk_items(spectator: Viewpoint, since: int) -> Items:
    """What was said at the table, from line number `since` on."""
    return chat_items(story.chat(spectator, since))


@dataclass(frozen=True)
class Made:
    """The parts of a page as text, and the view they were made from.  No more than that is kept
    of a moment: positions are large."""

    view: TableView
    parts: Items


def made_parts(view: TableView, before: Made | None) -> Made:
    """A part whose fields are as they were `before` is not made again."""
    return Made(view, {part: _part(part, view, before) for part in PARTS})


def _part(part: str, view: TableView, before: Made | None) -> str:
    same = before and all(getattr(view, name) == getattr(before.view, name) for name in PARTS[part])
    return before.parts[part] if before and same else str(render_part(part, view))


def own_items(
    viewpoint: Viewpoint, made: Made, spectator: Viewpoint, public: Items, arrangement: Arrangement
) -> Items:
    """A viewer's own items, beside the public ones or instead of them."""
    if not made.view.dealt:
        return made.parts
    drawing = viewpoint.boxed.drawing
    drawn: Items = {}
    if viewpoint.lit:
        drawn = _board(drawing, replace(spectator.scene, lit=viewpoint.lit), arrangement)
    if viewpoint.looks_from is not None and viewpoint.boxed.hands:
        drawn.update(_owned(drawing, viewpoint.scene, viewpoint.looks_from))
    told = news(viewpoint)
    return {
        **made.parts,
        **{name: html for name, html in drawn.items() if public.get(name) != html},
        **secret_items(viewpoint),
        **news_items(viewpoint.lang, told),
        **_mine(viewpoint),
        "lamps": _lamps(viewpoint),
        "trace": msgspec.json.encode(touched(viewpoint, told)).decode(),
    }


def _board(drawing: Drawing, scene: Scene[Any], arrangement: Arrangement) -> Items:
    board = drawing.board(scene, arrangement)
    sheets = {f"sheet:{one.name}": str(board.inside(one)) for one in board.sheets}
    return {"board": str(board.bare), "places": board.places, **sheets}


def _owned(drawing: Drawing, scene: Scene[Any], player: int) -> Iterator[tuple[str, str]]:
    for kind in ("tally", "panel", "desk"):
        draw = getattr(drawing, kind)
        yield f"slot:{kind}-{player}", str(draw(scene, player))


def _chapters(spectator: Viewpoint) -> Items:
    """Where chapters begin."""

    def label(entry: Entry, before: Entry | None) -> str | None:
        return " · ".join(story.chapters(spectator, entry)) or None

    over = spectator.room.header.status == "over"  # then all is heard
    found = spectator.of_entries(("chapters", over), label)
    return {f"tick:{moment}": name for moment, name in found.items()}


def _turns(spectator: Viewpoint) -> Items:
    """Where turns begin."""
    return {f"turn:{moment}": "" for moment in spectator.turns}


def _mine(viewpoint: Viewpoint) -> Items:
    """Where I answered; if that is everywhere, it tells nothing."""
    seats = tuple(viewpoint.seats)
    if 1 < len(seats) == len(viewpoint.room.seats):
        return {}

    def answered(entry: Entry, before: Entry | None) -> Literal[True] | None:
        return True if entry.seat in seats else None

    found = viewpoint.of_entries(("mine", *seats), answered) if seats else {}
    return {f"mine:{moment}": "" for moment in found}


def _lamps(viewpoint: Viewpoint) -> str:
    """What is lit, {thing: [answers, sentence, ghost]}; the sentence if there is but one answer."""
    scene = replace(viewpoint.scene, lit=viewpoint.lit, kept=None)
    ghost = getattr(viewpoint.boxed.drawing, "ghost", lambda scene, name: None)
    lit = {
        name: (lamp.answers, lamp.says, str(ghost(scene, name) or ""))
        for name, lamp in viewpoint.lit.items()
    }
    return msgspec.json.encode(lit).decode()
