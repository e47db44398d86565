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
from burnham.games.san_francisco.drawing.plan import plan
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
TALL = 764.0
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
INSIDE = WIDE - 2 * (MARGIN + SIDE + GAP)  # width of the ring's inside


def board(scene: Scene[SanFrancisco], arrangement: Arrangement) -> Board:
    if arrangement == "tall":
        return board_of(scene, player_colours, _tall(scene), arrangement, _describe(scene))
    lit = {name: lamp for name, lamp in scene.lit.items() if _on_board(scene, name)}
    opened = view_in_question(replace(scene, lit=lit), "city", ON_VIEW)
    views = {"city": _city(scene), "cards": _cards(scene)}
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
def _tall(scene: Scene[SanFrancisco]) -> Layout:
    """The strip of cards, the card in play, the plan, the years; then what lies out.  Whatever
    the question is about comes up above the plan."""
    g = scene.seen
    placed = _strip(scene)
    y = placed[-1].foot + 10
    if g.card != NONE:
        placed.append(level_card(scene, card_at(g, g.slot), TALL, 116, big=True).at(0, y))
    else:
        placed.append(stair(scene, TALL / 1.7, 76, framed=True).at(0, y, width=TALL))
    y = placed[-1].foot + 14
    first, rest = _by_question(scene)
    for row in first:
        y = _lay(placed, row, y)
    y = _lay(placed, _tall_city(scene), y)
    placed.append(tall_years(scene, TALL, 124).at(0, y + 20))
    y = placed[-1].foot + 22
    for row in rest:
        y = _lay(placed, row, y)
    return Layout(placed, TALL, y)


def _strip(scene: Scene[SanFrancisco]) -> list[Placed]:
    g = scene.seen
    step = (TALL + 8) / len(g.ring)
    cards = [card_at(g, slot) for slot in range(len(g.ring))]
    return [small_card(scene, card, step - 8, 62).at(card.slot * step, 4) for card in cards]


Row = list[tuple[Part, float, float | None]]  # parts with their x and, if scaled, their width


def _lay(placed: list[Placed], row: Row, y: float) -> float:
    """Put a row of parts at y; where the next one begins."""
    made = [one for part, x, width in row for one in below([part], x, y, 0, width)]
    placed.extend(made)
    return max(one.foot for one in made) + 18


def _tall_city(scene: Scene[SanFrancisco]) -> Row:
    city = plan(scene)
    if city.width > city.height * 1.2:
        return [(city, 0, TALL)]
    # A square plan leaves room for the progress board beside it.
    wide = 440.0
    height = city.height * wide / city.width
    room, k = TALL - wide - 14, 1.25
    return [(city, 0, wide), (progress(scene, room / k, height / k), wide + 14, room)]


def _by_question(scene: Scene[SanFrancisco]) -> tuple[list[Row], list[Row]]:
    """The rows of cards that the question lights, and the others."""
    cards = permits(scene)
    k = 1.5
    rows: list[tuple[str, Row]] = [
        *[("field", row) for row in _other_cards(scene)],
        ("permit", [(cards, 0, TALL * 0.8)]),
        ("tender", [(tenders(scene, TALL / k), 0, TALL)]),
        ("development", [(developments(scene, TALL / k), 0, TALL)]),
        ("public", [(public_tenders(scene, TALL / k, 4), 0, TALL)]),
    ]
    if scene.seen.committee != NONE:
        rows.insert(0, ("aid", [(aid(scene, TALL / 1.7), 0, TALL)]))
    if len(scene.seen.box.layouts[scene.seen.seats][0]) > 2:
        rows.append(("up", [(progress(scene, TALL / 1.7, 190), 0, TALL)]))
    shown = {name.split("-")[0] for name in scene.lit if _on_board(scene, name)}
    first = [row for kind, row in rows if kind in shown]
    rest = [row for kind, row in rows if kind not in shown]
    # The other cards of the ring come last, unless a blocker is to be placed on them.
    return first, sorted(rest, key=lambda row: row[0][0].name.startswith("card-"))


def _other_cards(scene: Scene[SanFrancisco]) -> list[Row]:
    """The cards that are not in play, in the order of the ring."""
    g = scene.seen
    slots = [slot for slot in range(len(g.ring)) if slot != g.slot]
    columns = 2 if len(g.card_fields(0)) <= 3 else 1
    step = (TALL + 10) / columns
    k = 1.6
    made = [level_card(scene, card_at(g, slot), (step - 10) / k, 70) for slot in slots]
    return [
        [(sheet, c * step, step - 10) for c, sheet in enumerate(made[i : i + columns])]
        for i in range(0, len(made), columns)
    ]


def _on_board(scene: Scene[SanFrancisco], name: str) -> bool:
    """Permits and tenders may also be lit on a desk, fields on the card in play."""
    g = scene.seen
    kind, _, value = name.partition("-")
    if kind == "field":
        return g.card == NONE
    if kind == "permit":
        return int(value) in g.permit_display
    return kind != "tender" or int(value) in g.tender_display
