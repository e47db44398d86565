"""Items: all that a table page is made of, by name, so that only what changes is sent.

A *public* item is the same for everybody who looks in one language and arrangement; it is made
from a spectator's eyes alone.  A viewer's *own* items come beside or instead of those.

    question, bar …  the parts of views.table.PARTS      board      the board without its sheets
    slot:desk-2      what a seat owns, as it is drawn    places     its views, where the sheets lie
    log:…  chat:…    a line                              sheet:plan what is drawn on one
    tick:17          where a chapter begins              lamps      what an answer can mean
    mine:17          where I answered                    trace      what was touched, by whom
    since:…          what others did since then          turn:17    where somebody's turn begins
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from burnham.kernel.journal import Entry
from burnham.kit import Arrangement, Drawing, Scene
from burnham.table.pages.hero import hero
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
)
KINDS: Final = {*PARTS, *OTHERS}
"""What an item's name begins with."""


def public_items(spectator: Viewpoint, arrangement: Arrangement) -> Items:
    """What everybody sees of the game."""
    assert spectator.seat is None
    if spectator.room.position is None:
        return {"board": f'<div class="before">{hero(spectator.say("hero"), arrangement)}</div>'}
    drawing, scene = spectator.boxed.drawing, spectator.scene
    items = _board(drawing, scene, arrangement)
    for player in range(scene.seen.players):
        items.update(_owned(drawing, scene, player))
    items.update(log_items(spectator))
    items.update(_chapters(spectator))
    items.update(_turns(spectator))
    return items


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
    if viewpoint.seat is not None and viewpoint.boxed.hands:
        drawn.update(_owned(drawing, viewpoint.scene, viewpoint.seat))
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

    def begins(entry: Entry, before: Entry | None) -> Items:
        label = " · ".join(story.chapters(spectator, entry))
        return {f"tick:{entry.moment}": label} if label else {}

    over = spectator.room.header.status == "over"  # then all is heard
    return _of_all_entries(spectator, ("chapters", over), begins)


def _turns(spectator: Viewpoint) -> Items:
    """Where another seat answers than before."""

    def begins(entry: Entry, before: Entry | None) -> Items:
        return {f"turn:{entry.moment}": ""} if before and before.seat != entry.seat else {}

    return _of_all_entries(spectator, ("turns",), begins)


def _mine(viewpoint: Viewpoint) -> Items:
    """Where I answered."""
    seats = tuple(viewpoint.seats)

    def answered(entry: Entry, before: Entry | None) -> Items:
        return {f"mine:{entry.moment}": ""} if entry.seat in seats else {}

    return _of_all_entries(viewpoint, ("mine", *seats), answered) if seats else {}


def _of_all_entries(
    viewpoint: Viewpoint, what: Hashable, told: Callable[[Entry, Entry | None], Items]
) -> Items:
    """Items of all entries that stand, told from each and the one before it.  A game may have
    thousands: only new ones are told."""
    standing = viewpoint.room.journal.standing
    nothing: Items = {}
    known, items = viewpoint.latest(what, (standing.cut(0), nothing))
    new: list[tuple[Entry, Entry | None]] = []
    link = standing
    while link is not known and link.before is not None:
        new.append((link.last, link.before.last if link.before else None))
        link = link.before
    found = dict(items) if link is known else {}
    for entry, before in reversed(new):
        found.update(told(entry, before))
    viewpoint.keep(what, (standing, found))
    return found


def _lamps(viewpoint: Viewpoint) -> str:
    """What is lit, {thing: [answers, sentence, ghost]}; the sentence if there is but one answer."""
    scene = replace(viewpoint.scene, lit=viewpoint.lit, kept=None)
    ghost = getattr(viewpoint.boxed.drawing, "ghost", lambda scene, name: None)
    lit = {
        name: (lamp.answers, lamp.says, str(ghost(scene, name) or ""))
        for name, lamp in viewpoint.lit.items()
    }
    return msgspec.json.encode(lit).decode()
