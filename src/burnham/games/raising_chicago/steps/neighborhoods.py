"""Phase 4, after every building in a ward: neighborhoods.

A neighborhood is enclosed when all four plots around it are built on.  Most levels on them win the
tile and its reward, in a tie the higher reputation; the other players there get a reputation.  If
the non-player color has or shares the most levels, the tile is gone and all players there get one.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import FREE, NEUTRAL, PRESTIGE_OWNER
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import ENCLOSE, NEIGHBORHOOD
from burnham.kernel.step import LEGAL, Arg, Step, Verb


def enclosed_by(g: RaisingChicago, plot: int) -> list[int]:
    """The neighborhoods that a building on an empty plot would enclose."""
    found: list[int] = []
    for space in g.box.spaces_at[plot]:
        around = [g.plot_owner[other] for other in g.box.space_plots[space]]
        if g.neighborhoods[space] != FREE and around.count(FREE) == 1:
            found.append(space)
    return found


def enclosed(g: RaisingChicago) -> list[int]:
    """The neighborhoods with a building on every side whose tile is still there.  RC-125 RC-126"""
    found: list[int] = []
    for space, tile in enumerate(g.neighborhoods):
        if tile != FREE and is_enclosed(g, space):
            found.append(space)
    return found


def is_enclosed(g: RaisingChicago, space: int) -> bool:
    return all(g.plot_owner[plot] != FREE for plot in g.box.space_plots[space])


class Enclose(Step[RaisingChicago]):
    """Give out what is enclosed; the builder chooses the order.  RC-103 RC-115 RC-123 RC-131"""

    def run(self, g: RaisingChicago, builder: int) -> None:
        spaces = enclosed(g)
        if not spaces:
            return
        g.then(ENCLOSE, builder)
        if builder == NEUTRAL or len(spaces) == 1:
            give_neighborhood(g, spaces[0])
        else:
            g.ask(NEIGHBORHOOD, builder)


class Neighborhood(Step[RaisingChicago]):
    """Several are enclosed at once: which comes next.  RC-131"""

    def __init__(self) -> None:
        super().__init__("neighborhood", Verb("next", Arg("neighborhood", 18)))

    def refusal(self, g: RaisingChicago, seat: int, arg: int, space: int) -> str:
        if g.neighborhoods[space] == FREE:
            return "tile-gone"
        return LEGAL if is_enclosed(g, space) else "not-enclosed"

    def take(self, g: RaisingChicago, seat: int, arg: int, space: int) -> None:
        give_neighborhood(g, space)

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        if answer < 0 or g.neighborhoods[answer] == FREE:
            return {}
        winner = leader_around(g, levels_around(g, answer))
        if winner in (FREE, NEUTRAL):
            return {"reward": g.neighborhoods[answer], "won": 0}
        return {"reward": g.neighborhoods[answer], "won": 1, "seat2": winner}


def levels_around(g: RaisingChicago, space: int) -> list[int]:
    """Levels by owner on the four plots; the non-player color is number 4."""
    levels = [0] * (PRESTIGE_OWNER + 1)
    for plot in g.box.space_plots[space]:
        levels[g.plot_owner[plot]] += g.plot_levels[plot]
    return levels


def leader_around(g: RaisingChicago, levels: list[int]) -> int:
    """Who gets the tile: a seat, NEUTRAL if it has or shares the most, FREE without levels."""
    most = max(levels)
    if most == 0:
        return FREE
    if levels[NEUTRAL] == most:
        return NEUTRAL
    for seat in g.order:
        if levels[seat] == most:
            return seat
    return FREE


def give_neighborhood(g: RaisingChicago, space: int) -> None:
    """RC-127 to RC-135, RC-187, RC-194"""
    tile = g.neighborhoods[space]
    levels = levels_around(g, space)
    winner = leader_around(g, levels)
    g.neighborhoods[space] = FREE
    if winner in (FREE, NEUTRAL):
        g.note("neighborhood-lost", FREE, "neighborhood", space)
    else:
        g.neighborhood_holder[tile] = winner
        g.note("neighborhood", winner, "neighborhood", space)
        g.gain(winner, g.box.neighborhood_rewards[tile])
    amounts = [1 if levels[seat] and seat != winner else 0 for seat in range(g.seats)]
    for seat in range(g.seats):
        if amounts[seat]:
            g.note("beside", seat, "neighborhood", space)
    g.gain_together(amounts)
