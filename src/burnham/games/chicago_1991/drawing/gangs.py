"""Gangs: colours with a hatching and a mark; and who runs them.

A gang is not a seat: with two players a seat runs two gangs.  So whatever belongs to a gang is
drawn in its ground (colour, hatching, mark), and only traces and goals show seats with roofs.
"""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Ground, Hue, Icon, Scene, at, circle, group, mark, remembered
from burnham.kit.grounds import MARKS, mark_path

COLOURS: tuple[Ground, ...] = ("yellow", "red", "green", "blue")
player_colours: tuple[Hue, ...] = ("yellow", "red", "green", "blue")

THOUSAND = 1000


def ground_class(gang: int) -> str:
    return f"ground-{COLOURS[gang]}"


def seat_hues(g: Chicago) -> list[Hue]:
    """A seat has the colour of its first gang."""
    return [player_colours[g.gangs_of(seat)[0]] for seat in range(g.seats)]


@remembered
def sign(gang: int, x: float, y: float, r: float) -> Markup:
    """The gang's mark in its colour."""
    return group(mark(COLOURS[gang], x, y, r), cls=ground_class(gang))


@remembered
def chip(gang: int, x: float, y: float, r: float) -> Markup:
    """An ownership chip: the mark on a dark disc, so that hatching never runs under it."""
    disc = circle(0, 0, r, fill="well", stroke="mark", width=1.2)
    return at(x, y, disc, mark(COLOURS[gang], 0, 0, r * 0.52), cls=ground_class(gang))


def gang_icon(gang: int) -> Icon:
    """The gang's mark, for lines of facts."""
    return ((f"f-mark {ground_class(gang)}", mark_path(MARKS[COLOURS[gang]], 12, 12, 8)),)


def thousands(worth: int) -> str:
    """What a building is worth, as the map shows it: in thousands."""
    return f"{worth / THOUSAND:g}"


def amount(scene: Scene[Chicago], money: int) -> str:
    """Money where there is no room for its unit."""
    return scene.say("drawing-amount", amount=money)


def money(scene: Scene[Chicago], amount: int) -> str:
    return scene.text.name("money", amount)
