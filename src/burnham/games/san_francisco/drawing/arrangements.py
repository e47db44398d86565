"""Where the sheets go: wide for a desktop, tall for a phone, each for 4, 6 or 8 plots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from burnham.games.san_francisco.drawing.aid import aid
from burnham.games.san_francisco.drawing.displays import (
    developments,
    permits,
    public_tenders,
    tenders,
)
from burnham.games.san_francisco.drawing.plan import narrow_plan, plan
from burnham.games.san_francisco.drawing.progress import progress
from burnham.games.san_francisco.drawing.ring import card_at, level_card, small_card, upright_card
from burnham.games.san_francisco.drawing.years import STAIR, stair, tall_years, years
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.kit import (
    Arrangement,
    Board,
    Hue,
    Layout,
    Part,
    Placed,
    Scene,
    below,
    board_of,
    view_in_question,
)

player_colours: tuple[Hue, ...] = ("orange", "black", "turquoise", "white")

WIDE, HIGH = 920.0, 610.0  # what a window of 1366 × 768 shows at its own size
TALL = 366.0  # and 8 at each side: a phone at its own size
CARD = 84.0  # height of a card of the ring on a phone
STRIP = 32.0
MARGIN = 12.0
GAP = 9.0
SIDE = 132.0  # width of an upright action card
TOP = 78.0  # height of a level one
YEARS = 92.0
LEAST_FOOT = 480.0  # the cards of the ring need so much
CAR = 15.0  # how far the cable car stands above the year board
ON_VIEW: Mapping[str, str] = {
    "city": "field site income bonus",
    "cards": "permit tender development public up",
}
"""The kinds of things on each view."""
ON_TALL_VIEW: Mapping[str, str] = {**ON_VIEW, "city": "site income bonus", "ring": "field"}
INSIDE = WIDE - 2 * (MARGIN + SIDE + GAP)  # width of the ring's inside


def board(scene: Scene[SanFrancisco], arrangement: Arrangement) -> Board:
    wide = arrangement == "wide"
    lit = {name: lamp for name, lamp in scene.lit.items() if _on_board(scene, name)}
    on_view = ON_VIEW if wide else ON_TALL_VIEW
    opened = view_in_question(replace(scene, lit=lit), "city", on_view)
    views = {"city": _city(scene), "cards": _cards(scene)} if wide else _tall(scene)
    return board_of(scene, player_colours, views, arrangement, _describe(scene), opened)


def _describe(scene: Scene[SanFrancisco]) -> str:
    g = scene.seen
    year = g.box.years[g.year]
    if g.card == NONE:
        return scene.say("drawing-describe-year", year=year)
    return scene.say("drawing-describe-card", year=year, card=g.box.card_labels[g.card])


# ------------------------------------------------------------------ wide
def _city(scene: Scene[SanFrancisco]) -> Layout:
    """The ring of actions around the plan, the years below."""
    plots = plan(scene)
    width = min(INSIDE, plots.width)
    x, y = MARGIN + SIDE + GAP + (INSIDE - width) / 2, MARGIN + TOP + GAP
    inside = plots.at(x, y, width=width)
    foot = max(LEAST_FOOT, *(part.foot for part in inside))
    placed = [*_ring(scene, foot - MARGIN), *inside]
    table = years(scene, WIDE - 2 * MARGIN, YEARS).at(MARGIN, foot + GAP + CAR)
    placed += [table, stair(scene, STAIR, YEARS).at(table.right - STAIR, table.y)]
    return Layout(placed, WIDE, max(HIGH, table.foot + MARGIN))


def _cards(scene: Scene[SanFrancisco]) -> Layout:
    """What lies out to be taken, and the progress board."""
    solo = scene.seen.committee != NONE
    w, half = WIDE - 2 * MARGIN, (WIDE - 2 * MARGIN - 18) / 2
    track = progress(scene, 312, 208).at(MARGIN, MARGIN, width=half)
    x = MARGIN + half + 18
    beside = below([permits(scene), tenders(scene, 314)], x, MARGIN, 12, half)
    k = 1.0 if solo else 1.3
    rows: list[Part] = [public_tenders(scene, w / k, 4), developments(scene, w / k)]
    if solo:
        rows.append(aid(scene, w / k))
    y = max(one.foot for one in [*track, *beside]) + 12
    placed = [*track, *beside, *below(rows, MARGIN, y, 10, w)]
    return Layout(placed, WIDE, max(HIGH, *(one.foot + MARGIN for one in placed)))


def _ring(scene: Scene[SanFrancisco], height: float) -> list[Placed]:
    """Six cards clockwise: up the left, along the whole top, down the right."""
    top = MARGIN + TOP + GAP
    side = (height - TOP - 2 * GAP) / 2
    half = (WIDE - 2 * MARGIN - GAP) / 2
    left, right = MARGIN, WIDE - MARGIN - SIDE
    low = top + side + GAP
    cards = [card_at(scene.seen, slot) for slot in range(len(scene.seen.ring))]
    return [
        upright_card(scene, cards[0], SIDE, side).at(left, low),
        upright_card(scene, cards[1], SIDE, side).at(left, top),
        level_card(scene, cards[2], half, TOP).at(left, MARGIN),
        level_card(scene, cards[3], half, TOP).at(left + half + GAP, MARGIN),
        upright_card(scene, cards[4], SIDE, side).at(right, top),
        upright_card(scene, cards[5], SIDE, side).at(right, low),
    ]


# ------------------------------------------------------------------ tall
def _tall(scene: Scene[SanFrancisco]) -> dict[str, Layout]:
    """The same views as pages, and one with all cards of the ring."""
    g, w = scene.seen, TALL
    cards = [level_card(scene, card_at(g, slot), w, CARD) for slot in range(len(g.ring))]
    income = stair(scene, w, 76, framed=True)
    now = income if g.card == NONE else cards[g.slot]
    city = [*_strip(scene), *below([now, narrow_plan(scene)], 0, STRIP + 12, 12, w)]
    foot = max(one.foot for one in city) + CAR + 14
    city.append(tall_years(scene, w, YEARS).at(0, foot))
    out: list[Part] = [permits(scene), tenders(scene, w), developments(scene, w)]
    out += [public_tenders(scene, w, 2), progress(scene, w, 244)]
    if g.committee != NONE:
        out.append(aid(scene, w))
    views = {
        "city": city,
        "cards": below(out, 0, 4, 14, w),
        "ring": below([*cards, income], 0, 4, 9, w),
    }
    return {
        name: Layout(placed, w, max(one.foot for one in placed) + 8)
        for name, placed in views.items()
    }


def _strip(scene: Scene[SanFrancisco]) -> list[Placed]:
    g = scene.seen
    step = (TALL + 4) / len(g.ring)
    cards = [card_at(g, slot) for slot in range(len(g.ring))]
    return [small_card(scene, card, step - 4, STRIP).at(card.slot * step, 2) for card in cards]


def _on_board(scene: Scene[SanFrancisco], name: str) -> bool:
    """Permits and tenders may also be lit on a desk, fields on the card in play."""
    g = scene.seen
    kind, _, value = name.partition("-")
    if kind == "field":
        return g.card == NONE
    if kind == "permit":
        return int(value) in g.permit_display
    return kind != "tender" or int(value) in g.tender_display
