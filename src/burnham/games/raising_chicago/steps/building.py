"""Phase 4, step 2: the building goes into the city.

A raise project gives its symbol and reward; then the building goes on any empty plot, for the
plot's reward, a step of expertise by the banner of the column, and a reputation for each level.
A move project gives its symbol; the building goes to the outskirts, for the empty plot tile there
and a reputation for each level; then a prestige building goes on an interior plot, for the plot's
reward and two steps of expertise.  Last come the neighborhoods (neighborhoods.py).
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import (
    FREE,
    MOVE,
    NEUTRAL,
    PRESTIGE_BANNER,
    PRESTIGE_OWNER,
    SQUARES,
    SYMBOLS,
    bundle_of,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import (
    ENCLOSE,
    OUTSKIRTS,
    OWN_WINDOW,
    PLOT,
    PRESTIGE,
    PRESTIGE_PLOT,
    ROTATE,
)
from burnham.games.raising_chicago.steps.neighborhoods import enclosed_by
from burnham.games.raising_chicago.steps.tiles import WithTiles
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class Place(Step[RaisingChicago]):
    """Symbol and reward of the tile, before its place is chosen.  RC-091 to RC-095 RC-105"""

    def run(self, g: RaisingChicago, slot: int) -> None:
        seat, project = g.slot_winner[slot], g.slot_project[slot]
        symbol = g.box.project_symbols[project]
        if symbol >= 0:
            g.symbols[SYMBOLS * seat + symbol] += 1
            g.note("symbol", seat, "symbol", symbol)
        g.gain(seat, g.box.project_rewards[project])
        g.ask(OUTSKIRTS if g.box.kinds[project] == MOVE else PLOT, seat, slot)


def lift_markers(g: RaisingChicago, slot: int) -> int:
    """Take the winner's markers from the card: they are the levels.  RC-024 RC-098 RC-180"""
    levels = g.markers_on(slot, g.slot_winner[slot])
    for square in range(SQUARES * slot, SQUARES * slot + SQUARES):
        g.squares[square] = FREE
    return levels


def put_building(g: RaisingChicago, slot: int, plot: int) -> int:
    """Put the building of a slot on a ward plot; gives its levels."""
    levels = lift_markers(g, slot)
    g.plot_owner[plot] = g.slot_winner[slot]
    g.plot_levels[plot] = levels
    g.plot_tile[plot] = g.slot_project[slot]
    g.slot_project[slot] = FREE
    return levels


def move_building(g: RaisingChicago, slot: int, plot: int) -> int:
    """Put the building of a slot on an outskirts plot, off which its tile is gone."""
    levels = lift_markers(g, slot)
    g.outskirts_tile[plot] = FREE
    g.outskirts_owner[plot] = g.slot_winner[slot]
    g.outskirts_levels[plot] = levels
    g.outskirts_project[plot] = g.slot_project[slot]
    g.slot_project[slot] = FREE
    return levels


class Plot(WithTiles):
    """A raised building goes on any empty plot.  RC-096 to RC-104"""

    def __init__(self) -> None:
        self.build = Verb("build", Arg("plot", 40))
        super().__init__(PLOT, "plot", self.build)

    def refused(self, g: RaisingChicago, seat: int, slot: int, plot: int) -> str:
        return LEGAL if g.plot_owner[plot] == FREE else "plot-taken"

    def choose(self, g: RaisingChicago, seat: int, slot: int, plot: int) -> None:
        project = g.slot_project[slot]
        levels = put_building(g, slot, plot)
        g.note("built", seat, "project", project, "plot", plot, "levels", levels)
        g.gain(seat, g.box.plot_rewards[plot])
        banner = g.banners[g.box.plot_column[plot]]
        g.gain_reputation(seat, g.advance(seat, banner, 1))
        gain_for_levels(g, seat, levels)
        g.then(ENCLOSE, seat)
        g.then(OWN_WINDOW, seat)

    def about(self, g: RaisingChicago, seat: int, slot: int, answer: int) -> dict[str, int]:
        project = g.slot_project[slot]
        levels = g.markers_on(slot, seat)
        known = {"project": project, "levels": levels}
        if not self.build.has(answer):
            return known
        plot = self.build.first(answer)
        return {**known, **plot_facts(g, seat, plot, [g.box.plot_column[plot]])}


def plot_facts(g: RaisingChicago, seat: int, plot: int, banners: list[int]) -> dict[str, int]:
    """For sentences: what a building on this plot brings, with steps by these banners."""
    steps = [0, 0, 0]
    for banner in banners:
        track = g.banners[banner]
        if g.tracks[3 * seat + track] + steps[track] < g.box.last_column:
            steps[track] += 1
    first, last = g.banners[banners[0]], g.banners[banners[-1]]
    return {
        "track": first,
        "steps": steps[first],
        "track2": last,
        "steps2": steps[last] if last != first else 0,
        "bundle": bundle_of(g.box.plot_rewards[plot]),
        "encloses": len(enclosed_by(g, plot)),
        "turns": 1,
    }


def gain_for_levels(g: RaisingChicago, seat: int, levels: int) -> None:
    """A reputation for each level of a new building.  RC-102 RC-107"""
    g.note("levels", seat, "levels", levels)
    g.gain_reputation(seat, levels)


class Outskirts(WithTiles):
    """A moved building goes to the outskirts, for the tile there.  RC-097 RC-106 RC-107"""

    def __init__(self) -> None:
        self.move = Verb("move", Arg("outskirts", 8))
        super().__init__(OUTSKIRTS, "outskirts", self.move)

    def refused(self, g: RaisingChicago, seat: int, slot: int, plot: int) -> str:
        return "outskirts-taken" if g.outskirts_tile[plot] == FREE else LEGAL

    def choose(self, g: RaisingChicago, seat: int, slot: int, plot: int) -> None:
        project, tile = g.slot_project[slot], g.outskirts_tile[plot]
        levels = move_building(g, slot, plot)
        g.tile_holder[tile] = seat
        g.note("moved", seat, "project", project, "levels", levels, "outskirts", plot, "tile", tile)
        gain_for_levels(g, seat, levels)
        g.ask(PRESTIGE, seat)

    def about(self, g: RaisingChicago, seat: int, slot: int, answer: int) -> dict[str, int]:
        known = {"project": g.slot_project[slot], "levels": g.markers_on(slot, seat)}
        if not self.move.has(answer) or g.outskirts_tile[self.move.first(answer)] == FREE:
            return known
        return {**known, "tile": g.outskirts_tile[self.move.first(answer)]}


class Prestige(WithTiles):
    """Which of the displayed prestige buildings goes into the city.  RC-108"""

    def __init__(self) -> None:
        self.pick = Verb("take", Arg("prestige", 10))
        super().__init__(PRESTIGE, "prestige", self.pick)

    def refused(self, g: RaisingChicago, seat: int, arg: int, tile: int) -> str:
        return LEGAL if tile in g.display else "not-displayed"

    def choose(self, g: RaisingChicago, seat: int, arg: int, tile: int) -> None:
        g.ask(PRESTIGE_PLOT, seat, tile)

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        if not self.pick.has(answer):
            return {}
        tile = self.pick.first(answer)
        return {"arrows": g.box.prestige_arrows[tile], "points": g.box.prestige_values[tile]}


def interior_free(g: RaisingChicago) -> bool:
    interior = g.box.interior
    return any(owner == FREE and interior[plot] for plot, owner in enumerate(g.plot_owner))


class PrestigePlot(Step[RaisingChicago]):
    """On which plot: an interior one while there is an empty one.  RC-108 RC-109"""

    def __init__(self) -> None:
        super().__init__("prestige_plot", Verb("build", Arg("plot", 40)))

    def refusal(self, g: RaisingChicago, seat: int, tile: int, plot: int) -> str:
        if g.plot_owner[plot] != FREE:
            return "plot-taken"
        return LEGAL if g.box.interior[plot] or not interior_free(g) else "not-interior"

    def take(self, g: RaisingChicago, seat: int, tile: int, plot: int) -> None:
        g.ask(ROTATE, seat, 40 * tile + plot)

    def about(self, g: RaisingChicago, seat: int, tile: int, answer: int) -> dict[str, int]:
        known = {"prestige": tile}
        if answer < 0:
            return known
        banners = [PRESTIGE_BANNER, g.box.plot_column[answer]]
        about = {**known, **plot_facts(g, seat, answer, banners)}
        arrows = g.box.prestige_arrows[tile]
        if arrows != turned(arrows, 1):
            return about
        points = arrows_at(g, answer, arrows, seat) * g.box.prestige_values[tile]
        return {**about, "turns": 0, "points": points}


def turned(arrows: int, quarters: int) -> int:
    """Arrows after so many quarter turns clockwise."""
    return (arrows << quarters | arrows >> 4 - quarters) & 15


class Rotate(Step[RaisingChicago]):
    """How the prestige building is turned; equal pictures are offered once.  RC-110 to RC-114

    The argument is forty times the tile plus the plot.  With arrows to all sides there is nothing
    to turn: what it brings is told with the plot.
    """

    def __init__(self) -> None:
        super().__init__("rotate", Verb("turn", Arg("rotation", 4)), forced=True)

    def refusal(self, g: RaisingChicago, seat: int, arg: int, quarters: int) -> str:
        arrows = g.box.prestige_arrows[arg // 40]
        for fewer in range(quarters):
            if turned(arrows, fewer) == turned(arrows, quarters):
                return "same-arrows"
        return LEGAL

    def take(self, g: RaisingChicago, seat: int, arg: int, quarters: int) -> None:
        tile, plot = divmod(arg, 40)
        put_prestige(g, tile, plot, quarters)
        arrows = turned(g.box.prestige_arrows[tile], quarters)
        g.note("prestige", seat, "prestige", tile, "plot", plot, "arrows", arrows)
        g.gain(seat, g.box.plot_rewards[plot])
        for banner in (PRESTIGE_BANNER, g.box.plot_column[plot]):
            g.gain_reputation(seat, g.advance(seat, g.banners[banner], 1))
        refill(g)
        g.then(ENCLOSE, seat)
        g.then(OWN_WINDOW, seat)

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        tile, plot = divmod(arg, 40)
        known = {"prestige": tile, "plot": plot}
        if answer < 0:
            return known
        arrows = turned(g.box.prestige_arrows[tile], answer)
        hits = arrows_at(g, plot, arrows, seat)
        return {**known, "arrows": arrows, "points": hits * g.box.prestige_values[tile]}


def arrows_at(g: RaisingChicago, plot: int, arrows: int, seat: int) -> int:
    """How many of the arrows point at buildings of the seat.  RC-163"""
    hits = 0
    for side, neighbour in enumerate(g.box.beside[plot]):
        if arrows >> side & 1 and neighbour != FREE and g.plot_owner[neighbour] == seat:
            hits += 1
    return hits


def put_prestige(g: RaisingChicago, tile: int, plot: int, quarters: int) -> None:
    """RC-116: it belongs to nobody and has no levels."""
    g.display[g.display.index(tile)] = FREE
    g.plot_owner[plot] = PRESTIGE_OWNER
    g.plot_tile[plot] = tile
    g.plot_turn[plot] = quarters


def refill(g: RaisingChicago) -> None:
    """RC-114 RC-122"""
    if g.prestige_stack:
        g.mark()
        tile = g.prestige_stack.pop()
        g.display[g.display.index(FREE)] = tile
        g.note("displayed", FREE, "prestige", tile)


# --- the non-player color ---------------------------------------------------------------------


def place_neutral(g: RaisingChicago, slot: int) -> None:
    """A project won by the non-player color: nothing is paid or gained.  RC-118 to RC-124"""
    project = g.slot_project[slot]
    if g.box.kinds[project] == MOVE:
        move_neutral(g, slot, project)
    else:
        plot = lowest_plot(g, False)
        levels = put_building(g, slot, plot)
        g.note("neutral-built", FREE, "project", project, "plot", plot, "levels", levels)
    g.removed_cards.append(g.slot_card[slot])
    g.slot_card[slot] = FREE
    g.slot_winner[slot] = FREE
    g.then(ENCLOSE, NEUTRAL)


def move_neutral(g: RaisingChicago, slot: int, project: int) -> None:
    """Everything goes to or comes from the lowest number.  RC-120 to RC-122"""
    lost = min(tile for tile in g.outskirts_tile if tile != FREE)
    to = g.outskirts_tile.index(lost)
    levels = move_building(g, slot, to)
    key = "neutral-moved"
    g.note(key, FREE, "project", project, "levels", levels, "outskirts", to, "tile", lost)
    tile = min(tile for tile in g.display if tile != FREE)
    plot = lowest_plot(g, interior_free(g))
    put_prestige(g, tile, plot, 0)
    arrows = g.box.prestige_arrows[tile]
    g.note("neutral-prestige", FREE, "prestige", tile, "plot", plot, "arrows", arrows)
    refill(g)


def lowest_plot(g: RaisingChicago, interior: bool) -> int:
    for plot, owner in enumerate(g.plot_owner):
        if owner == FREE and (g.box.interior[plot] or not interior):
            return plot
    raise ValueError("no plot is empty")
