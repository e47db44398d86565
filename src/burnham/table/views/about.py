"""What is told of a thing to whoever points at it, and the legend of a game's icons."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.kit import ICONS, Icon, icons_of
from burnham.kit.html import at
from burnham.table.room.refusals import Missing
from burnham.table.views.question import answers_on, guide, reasons
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class RuleLink:
    rule: str
    link: str  # into the guide; empty if the game has none


@dataclass(frozen=True)
class ThingView:
    name: str  # empty if only its answer names it
    about: str  # what it is; empty if the game does not tell
    now: str  # what it means at this moment; empty if nothing
    rules: tuple[RuleLink, ...]
    reasons: tuple[str, ...]  # why it cannot be chosen now; empty if it can, or nothing is asked


@dataclass(frozen=True)
class LegendEntry:
    icon: Icon
    text: str


def thing_view(viewpoint: Viewpoint, thing: str) -> ThingView:
    """Only from what the viewer sees."""
    kind, _, value = thing.rpartition("-")
    if viewpoint.room.position is None or not (value.isascii() and value.isdigit()):
        raise Missing("thing")
    try:
        return _thing_view(viewpoint, thing, kind, int(value))
    except (LookupError, ValueError):  # a number that no thing of this kind has
        raise Missing("thing") from None


def _thing_view(viewpoint: Viewpoint, thing: str, kind: str, value: int) -> ThingView:
    showing, text, seen = viewpoint.boxed.title.showing, viewpoint.text, viewpoint.eyes.seen
    about, page = showing.about.get(kind), guide(viewpoint)
    name = text.name(kind, value) if kind in showing.kinds else ""
    return ThingView(
        name=name[:1].upper() + name[1:],
        about=text.about(seen, kind, value),
        now=text.now(seen, kind, value).strip(),
        rules=tuple(
            RuleLink(rule, at(f"{page}#{rule}") if page else "")
            for rule in (about.rules.split() if about else ())
        ),
        reasons=tuple(reasons(viewpoint, answers_on(viewpoint, thing))),
    )


def legend(viewpoint: Viewpoint) -> tuple[LegendEntry, ...]:
    """The icons of the game's drawing, its own before the kit's."""
    icons = icons_of(viewpoint.boxed.title.showing.drawing().__package__ or "")
    ordered = sorted(icons, key=lambda name: name in ICONS)
    told = [(icons[name], f"legend-{name}") for name in ordered]
    return tuple(
        LegendEntry(icon, viewpoint.text.say(key)) for icon, key in told if viewpoint.text.has(key)
    )
