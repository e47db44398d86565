"""What desks and panels are made of: what a player has, for the page.

HTML, not SVG, so that they wrap, can be selected, and are read aloud in order.  Every number has
an icon and every icon a word: the title is what a screen reader says.  Every fact is a thing
(`thing="own_rubble-2"`), of which the game's room `about` tells more to those who point at it.
"""

from __future__ import annotations

from typing import Literal

from markupsafe import Markup

from burnham.kit.grounds import Ground
from burnham.kit.icons import Icon, icon_html
from burnham.kit.ink import Content, Value, classes, group, tag
from burnham.kit.seats import building, seat_class
from burnham.kit.sheets import figure

ChipKind = Literal["cost", "gain", "points", "plain"]


def chip(kind: ChipKind, say: str, which: str | Icon | None = None) -> Markup:
    """Square brick "−$5", round verdigris "+1", ochre "3 ★".  The sign is the caller's."""
    star = icon_html("star") if kind == "points" else None
    picture = icon_html(which) if which else star
    return tag("span", {"class": f"chip {kind}"}, say, picture)


def chips(*given: Markup) -> Markup:
    return tag("span", {"class": "chips"}, *given)


def _named(thing: str, title: str) -> dict[str, Value]:
    """Of a thing the page tells by itself; what is none has its title as a tooltip."""
    return {"data-thing": thing} if thing else {"title": title}


def fact(
    which: str | Icon, say: str | int, title: str, *, quiet: bool = False, thing: str = ""
) -> Markup:
    """An icon and a number; `title` says it in words ("2 cards")."""
    return tag(
        "span",
        {"class": classes("fact", quiet and "quiet"), **_named(thing, title)},
        icon_html(which),
        tag("span", {"aria-hidden": "true"}, str(say)) if say != "" else None,
        tag("span", {"class": "unseen"}, title),
    )


def facts(*given: Content) -> Markup:
    """A line of facts."""
    return tag("div", {"class": "facts"}, *given)


def tally(
    money: str,
    points: str,
    *,
    money_title: str = "",
    points_title: str,
    money_label: str = "",
    points_label: str = "",
    money_thing: str = "",
    points_thing: str = "",
) -> Markup:
    """Money and points in sight, for the end of a player's line and the phone's strip.  A label is
    the short form of its title, shown where there is room.  A game without money gives none."""
    of_money: dict[str, Value] = {"class": "money", **_named(money_thing, money_title)}
    of_points: dict[str, Value] = {"class": "score", **_named(points_thing, points_title)}
    star = icon_html("star")
    return tag(
        "span",
        {"class": "tally"},
        tag("b", of_money, *_titled(money, money_title, money_label or money_title))
        if money
        else None,
        tag("span", of_points, *_titled(points, points_title, points_label or points_title, star)),
    )


def _titled(amount: str, title: str, label: str, star: Content = None) -> list[Markup]:
    """A number over its label; those who listen hear the title, which may tell the number too."""
    hidden: dict[str, Value] = {"aria-hidden": "true"}
    return [
        tag("span", hidden if amount in title else {}, amount, star),
        tag("small", hidden, label),
        tag("span", {"class": "unseen"}, f" {title}"),
    ]


def tiny(kind: Ground | None, say: str | int, title: str, *, thing: str = "") -> Markup:
    """A card on a panel: its ground's mark and number on 17 px."""
    ground = f"ground-{kind}" if kind else "ground-any"
    return tag(
        "span",
        {"class": classes("tiny", ground), **_named(thing, title)},
        tag("span", {"aria-hidden": "true"}, str(say)),
        tag("span", {"class": "unseen"}, title),
    )


def tinies(*given: Markup) -> Markup:
    return tag("span", {"class": "tinies"}, *given)


def roofs(seat: int, ready: int, supply: int, title: str, *, thing: str = "") -> Markup:
    """Buildings as roofs: those at hand in full colour, those in the supply pale."""
    step, size = 13.5, 14.5
    row = [
        building(seat, step * (k + 0.5), size - 1.2, size, pale=k >= ready, shadow=False)
        for k in range(ready + supply)
    ]
    wide = max(1, ready + supply) * step
    attributes: dict[str, Value] = {"class": seat_class(seat), **_named(thing, title)}
    return tag(
        "span",
        attributes,
        figure(wide, size, group(*row), px=wide),
        tag("span", {"class": "unseen"}, title),
    )


def deed_line(
    which: str | Icon,
    name: str,
    points: str,
    *,
    public: bool = False,
    title: str = "",
    thing: str = "",
) -> Markup:
    """A card of one's own as a deed with a coloured spine: icon, name, worth."""
    worth = tag("b", {}, points, icon_html("star")) if points else None
    named = _named(thing, title)
    attributes: dict[str, Value] = {"class": classes("deed", public and "public"), **named}
    return tag("div", attributes, icon_html(which), tag("span", {}, name), worth)


def hand(*cards: Markup) -> Markup:
    """Cards as cards, side by side."""
    return tag("div", {"class": "hand"}, *cards)


def store(*lines: Content) -> Markup:
    """The lines beside the hand: what else one owns."""
    return tag("div", {"class": "store"}, *[tag("div", {}, line) for line in lines if line])


def deeds(*given: Markup) -> Markup:
    return tag("div", {"class": "deeds"}, *given)


def roster(*given: Content) -> Markup:
    """A full line of a desk that wraps: many small figures side by side, or facts."""
    return tag("div", {"class": "roster"}, *given)


def desk(*parts: Content) -> Markup:
    """A player's own area: hand and store side by side, deeds below."""
    return tag("div", {"class": "desk"}, *parts)
