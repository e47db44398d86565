"""The smallest drawing: Tollhouse as a row of cards, for tests of the table."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from burnham.kit import Arrangement, Board, Hue, Scene, Sheet, arrange, rect, tag, thing

player_colours: tuple[Hue, ...] = ("orange", "black", "turquoise")


def board(scene: Scene[Any], arrangement: Arrangement) -> Board:
    deck = thing(scene, "draw-0", 20, 110, 50, 70, rect(0, 0, 50, 70), label="deck")
    width = 1080 if arrangement == "wide" else 764
    return arrange(
        scene, player_colours, width, 800, [Sheet("all", width, 800, deck).at(0, 0)],
        label="Tollhouse",
    )  # fmt: skip


def desk(scene: Scene[Any], seat: int) -> Markup:
    hand = scene.seen.hands[seat]
    cards = [
        thing(scene, f"card-{card}", 20 + 60 * i, 20, 50, 70, rect(0, 0, 50, 70))
        for i, card in enumerate(card for card in hand if card >= 0)
    ]
    return tag("div", {}, " ".join(map(str, hand)), *cards)


def panel(scene: Scene[Any], seat: int) -> Markup:
    return tag("span", {}, str(len(scene.seen.hands[seat])))


def tally(scene: Scene[Any], seat: int) -> Markup:
    return tag("b", {}, str(scene.seen.coins[seat]))


def picture(scene: Scene[Any], kind: str, value: int) -> Markup | None:
    return tag("i", {}, str(scene.seen.box.cards[value])) if kind == "card" else None


def component(scene: Scene[Any], table: str, row: int) -> Markup | None:
    return tag("i", {}, " ".join(map(str, scene.seen.box.cards))) if table == "cards" else None


def vignette() -> Markup:
    return tag("svg", {"class": "drawing", "viewBox": "0 0 320 150"}, rect(0, 0, 320, 150))
