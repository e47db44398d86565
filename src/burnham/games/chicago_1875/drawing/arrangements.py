"""Where the sheets go: a view for each of the phases that need much, wide for a desktop and tall
for a phone.  All of a wide view can be read at once; a tall one is read from top to bottom."""

from __future__ import annotations

from collections.abc import Mapping

from burnham.games.chicago_1875.drawing.assets import assets
from burnham.games.chicago_1875.drawing.buildings import buildings
from burnham.games.chicago_1875.drawing.charters import charter_sheet
from burnham.games.chicago_1875.drawing.companies import register, treasuries
from burnham.games.chicago_1875.drawing.markets import demand, goals, supply
from burnham.games.chicago_1875.drawing.prospects import prospects
from burnham.games.chicago_1875.drawing.spaces import spaces
from burnham.games.chicago_1875.drawing.tracks import appeal_track, head, stock_track
from burnham.games.chicago_1875.drawing.vignette import HUES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    ACTIONS,
    BUILDINGS_PHASE,
    IN_PLAY,
    NONE,
    OPERATIONS,
    TIDYING,
    UNFOUNDED,
)
from burnham.kit import (
    Arrangement,
    Board,
    Layout,
    Part,
    Placed,
    Scene,
    below,
    board_of,
    view_in_question,
)

player_colours = HUES

WIDE, HIGH = 920.0, 610.0  # what a window of 1366 × 768 shows at its own size
TALL = 366.0  # and 8 at each side: a phone at its own size
MARGIN = 10.0
GAP = 6.0
ON_VIEW: Mapping[str, str] = {
    "stock": "company stock",
    "actions": "space building asset company",
    "operating": "cube row resource demand goods company factory dividends withhold asset",
}
"""The kinds of things on each view."""
USUAL = {
    BUILDINGS_PHASE: "actions",
    ACTIONS: "actions",
    OPERATIONS: "operating",
    TIDYING: "operating",
}


def board(scene: Scene[BigShoulders], arrangement: Arrangement) -> Board:
    views = _wide(scene) if arrangement == "wide" else _tall(scene)
    opened = view_in_question(scene, USUAL.get(scene.seen.phase, "stock"), ON_VIEW)
    describe = scene.say("drawing-describe", year=_year(scene))
    return board_of(scene, player_colours, views, arrangement, describe, opened)


def _year(scene: Scene[BigShoulders]) -> str:
    return str(scene.seen.box.year[scene.seen.decade - 1])


def _acting(g: BigShoulders) -> int:
    """The company that operates, or that the question is about, or else the first in line, of the
    seat that is asked if it has one; NONE before any is founded."""
    if g.operating != NONE:
        return g.operating
    asked = NONE if g.over else g.step.about(g, g.seat, g.arg, -1).get("company", NONE)
    if asked != NONE and g.state[asked] == IN_PLAY:
        return asked
    line = [company for company in g.appeal_order if g.state[company] == IN_PLAY]
    own = [] if g.over else [company for company in line if g.director[company] == g.seat]
    return next(iter(own or line), NONE)


# ------------------------------------------------------------------ wide
def _wide(scene: Scene[BigShoulders]) -> dict[str, Layout]:
    w = WIDE - 2 * MARGIN
    top, track, appeal = head(scene, w), stock_track(scene, w), appeal_track(scene, w)
    money = treasuries(scene, w)
    stock = _stock([top, track, appeal, register(scene, w)], scene, w)
    if stock[-1].foot + MARGIN > HIGH:  # many companies wait: appeal has another view
        stock = _stock([top, track, register(scene, w)], scene, w)
    act: list[Part] = [top, money, spaces(scene, w), assets(scene, w), buildings(scene, w)]
    run = below([top, track, appeal, money], MARGIN, MARGIN, GAP)
    run += _operating(scene, w, run[-1].foot + GAP + 2)
    views = {"stock": stock, "actions": below(act, MARGIN, MARGIN, GAP), "operating": run}
    return {
        name: Layout(placed, WIDE, max(HIGH, *(one.foot + MARGIN for one in placed)))
        for name, placed in views.items()
    }


def _stock(parts: list[Part], scene: Scene[BigShoulders], w: float) -> list[Placed]:
    """Below the other parts the companies to be founded, and the goals at the right of them."""
    made = below(parts, MARGIN, MARGIN, GAP)
    y = made[-1].foot + GAP
    goals_w = 270.0
    aims = goals(scene, goals_w)
    if aims:
        made.append(aims.at(MARGIN + w - goals_w, y))
    if UNFOUNDED in scene.seen.state:
        made.append(prospects(scene, w - goals_w - 14 if aims else w).at(MARGIN, y))
    return made


def _operating(scene: Scene[BigShoulders], w: float, y: float) -> list[Placed]:
    """The markets at the left, the charter of the company that acts at the right."""
    column = (w - 16) / 2
    made = below([demand(scene, column), supply(scene, column)], MARGIN, y, GAP)
    company = _acting(scene.seen)
    if company != NONE:
        x = MARGIN + column + 20
        made.append(charter_sheet(scene, company).at(x, y + 6, width=column - 8))
    return made


# ------------------------------------------------------------------ tall
def _tall(scene: Scene[BigShoulders]) -> dict[str, Layout]:
    w = TALL
    top, track, appeal = (
        head(scene, w),
        stock_track(scene, w, rows=2),
        appeal_track(scene, w, rows=2),
    )
    money = treasuries(scene, w)
    stock: list[Part] = [top, track, register(scene, w)]
    if UNFOUNDED in scene.seen.state:
        stock.append(prospects(scene, w))
    stock.append(appeal)
    aims = goals(scene, w)
    if aims:
        stock.append(aims)
    act: list[Part] = [top, money, spaces(scene, w), buildings(scene, w), assets(scene, w)]
    run: list[Part] = [top, money]
    company = _acting(scene.seen)
    if company != NONE:
        run.append(charter_sheet(scene, company))
    run += [demand(scene, w), supply(scene, w), track, appeal]
    views = {"stock": stock, "actions": act, "operating": run}
    return {name: _page(parts) for name, parts in views.items()}


def _page(parts: list[Part]) -> Layout:
    placed = below(parts, 0, 4, 12)
    return Layout(placed, TALL, max(one.foot for one in placed) + 8)
