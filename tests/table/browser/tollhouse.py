"""The toy game with a board: a road of twelve cards, so that a whole game takes a few clicks."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from markupsafe import Markup

from burnham.games import titles as house_titles
from burnham.kernel.title import Title
from burnham.kit import (
    Hue,
    Scene,
    Sheet,
    arrange,
    disc,
    figure,
    fit,
    ground,
    numbered,
    piece,
    rect,
    tag,
    thing,
    words,
)
from burnham.kit import picture as small_picture
from burnham.kit.panels import desk as desk_of
from burnham.kit.panels import fact, facts, hand
from burnham.kit.panels import tally as tally_of
from burnham.kit.sheets import Arrangement, Board
from tests.toy import TITLE, Toll

player_colours: list[Hue] = ["orange", "black", "turquoise"]


def titles() -> Mapping[str, Title]:
    """The finished games of the house, and this one."""
    here = sys.modules[__name__]
    server = {name: title for name, title in house_titles().items() if title.card.complete}
    return {**server, "toy": replace(TITLE, showing=replace(TITLE.showing, drawing=lambda: here))}


def _card(scene: Scene[Toll], card: int, x: float, y: float) -> Markup:
    value = scene.seen.box.cards[card]
    face = [ground("yellow", 0, 0, 50, 60), numbered(25, 30, value, 24)]
    return thing(scene, f"card-{card}", x, y, 50, 60, *face)


def board(scene: Scene[Toll], arrangement: Arrangement) -> Board:
    """The cards in two rows, the pile, and a marker for each seat that walks with its coins."""
    cards = [_card(scene, card, 30 + 70 * (card % 6), 40 + 90 * (card // 6)) for card in range(12)]
    pile = thing(
        scene,
        "draw-0",
        470,
        40,
        60,
        80,
        rect(0, 0, 60, 80, fill="well", stroke="line"),
        label="Deck",
    )
    walkers = [
        piece(
            f"walker-{seat}", 30 + 20 * scene.seen.coins[seat], 250 + 22 * seat, disc(seat, 0, 0, 9)
        )
        for seat in range(scene.seen.seats)
    ]
    title = fit(scene.say("game-name"), 300, 14).lines[0]
    sheet = Sheet("road", 560, 330, [words(30, 25, title, size=14), *cards, pile, *walkers], "Road")
    return arrange(scene, player_colours, 560, 330, [sheet.at(0, 0)], label=title)


def desk(scene: Scene[Toll], seat: int) -> Markup:
    held = scene.seen.hands[seat]
    known = [card for card in held if card >= 0]
    faces = [figure(50, 60, _card(scene, card, 0, 0), margin=7, px=64) for card in known]
    backs = [figure(50, 60, rect(0, 0, 50, 60, fill="well", stroke="line"), margin=7, px=64)] * (
        len(held) - len(known)
    )
    return desk_of(hand(*faces, *backs))


def panel(scene: Scene[Toll], seat: int) -> Markup:
    count = len(scene.seen.hands[seat])
    return facts(fact("card", count, f"{count}"))


def tally(scene: Scene[Toll], seat: int) -> Markup:
    coins = str(scene.seen.coins[seat])
    return tally_of(f"${coins}", coins, money_title=coins, points_title=coins)


def picture(scene: Scene[Any], kind: str, value: int) -> Markup | None:
    if kind != "card":
        return None
    said = numbered(25, 25, scene.seen.box.cards[value], 24)
    return small_picture(50, 50, ground("yellow", 0, 0, 50, 50), said)


def component(scene: Scene[Any], table: str, row: int) -> Markup | None:
    return None  # the values say it all


def vignette() -> Markup:
    box = {"class": "drawing", "viewBox": "0 0 320 150", "preserveAspectRatio": "xMidYMid slice"}
    return tag("svg", {**box}, rect(110, 40, 100, 110, fill="ochre-tint", stroke="line", width=1.2))
