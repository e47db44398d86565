"""What some empty plot tiles ask for: cards, plots, tracks, resources, banners, neighborhoods."""

from __future__ import annotations

from burnham.games.raising_chicago.box import FREE, PROJECTS, bundle
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import COPY_SECOND, SWAP_WITH
from burnham.games.raising_chicago.steps.money import token_bundle
from burnham.games.raising_chicago.steps.tiles import take_gifts, uncovered
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class ClearCard(Step[RaisingChicago]):
    """Take the uncovered resources of one card in the project area.  RC-147 RC-180 RC-181"""

    def __init__(self) -> None:
        super().__init__("clear_card", Verb("clear", Arg("slot", PROJECTS)))

    def refusal(self, g: RaisingChicago, seat: int, arg: int, slot: int) -> str:
        return LEGAL if uncovered(g, slot) else "no-open-square-here"

    def take(self, g: RaisingChicago, seat: int, arg: int, slot: int) -> None:
        for resource in uncovered(g, slot):
            g.stock[3 * seat + resource] += 1
        g.note("cleared", seat, "slot", slot, "bundle", open_bundle(g, slot))

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {} if answer < 0 else {"bundle": open_bundle(g, answer)}


def open_bundle(g: RaisingChicago, slot: int) -> int:
    found = uncovered(g, slot)
    return bundle(found.count(0), found.count(1), found.count(2))


class ExtraLevel(Step[RaisingChicago]):
    """Put one more level under an own building in a ward.  RC-150 RC-192"""

    def __init__(self) -> None:
        super().__init__("extra_level", Verb("lift", Arg("plot", 40)))

    def refusal(self, g: RaisingChicago, seat: int, tile: int, plot: int) -> str:
        return LEGAL if g.plot_owner[plot] == seat else "not-your-building"

    def take(self, g: RaisingChicago, seat: int, tile: int, plot: int) -> None:
        g.supply[seat] -= 1
        g.plot_levels[plot] += 1
        g.note("lifted", seat, "plot", plot, "levels", g.plot_levels[plot])
        take_gifts(g, seat, tile)

    def about(self, g: RaisingChicago, seat: int, tile: int, answer: int) -> dict[str, int]:
        return {} if answer < 0 else {"levels": g.plot_levels[answer] + 1}


class ExpertiseSteps(Step[RaisingChicago]):
    """Advance on one track of one's choice.  RC-151"""

    def __init__(self) -> None:
        super().__init__("expertise_steps", Verb("advance", Arg("track", 3)))

    def refusal(self, g: RaisingChicago, seat: int, tile: int, track: int) -> str:
        return "track-full" if g.unlimited(seat, track) else LEGAL

    def take(self, g: RaisingChicago, seat: int, tile: int, track: int) -> None:
        g.gain_reputation(seat, g.advance(seat, track, g.box.tile_steps[tile]))

    def about(self, g: RaisingChicago, seat: int, tile: int, answer: int) -> dict[str, int]:
        steps = {"steps": g.box.tile_steps[tile]}
        if answer < 0:
            return steps
        column = g.tracks[3 * seat + answer]
        goal = min(g.box.last_column, column + g.box.tile_steps[tile])
        return {**steps, "column": column, "goal": goal}


class Resources(Step[RaisingChicago]):
    """Take basic resources in any mix; what is not lumber or masonry is jackscrews.  RC-152"""

    def __init__(self) -> None:
        self.mix = Verb("take", Arg("lumber", 5), Arg("masonry", 5))
        super().__init__("resources", self.mix)

    def refusal(self, g: RaisingChicago, seat: int, tile: int, answer: int) -> str:
        return LEGAL if self.basics(g, tile, answer)[2] >= 0 else "too-many"

    def take(self, g: RaisingChicago, seat: int, tile: int, answer: int) -> None:
        found = self.basics(g, tile, answer)
        for t in range(3):
            g.stock[3 * seat + t] += found[t]
        g.note("gained", seat, "bundle", token_bundle(found))

    def about(self, g: RaisingChicago, seat: int, tile: int, answer: int) -> dict[str, int]:
        count = {"count": g.box.tile_basics[tile]}
        if answer < 0 or self.refusal(g, seat, tile, answer):
            return count
        return {**count, "bundle": token_bundle(self.basics(g, tile, answer))}

    def basics(self, g: RaisingChicago, tile: int, answer: int) -> list[int]:
        """Lumber, masonry and jackscrews of an answer."""
        lumber, masonry = self.mix.first(answer), self.mix.second(answer)
        return [lumber, masonry, g.box.tile_basics[tile] - lumber - masonry]


class SwapBanner(Step[RaisingChicago]):
    """The first of two banners that change places.  RC-153"""

    def __init__(self) -> None:
        super().__init__("swap_banner", Verb("swap", Arg("banner", 9)))

    def answers(self, g: RaisingChicago, seat: int, arg: int) -> list[int]:
        return list(range(len(g.banners)))

    def take(self, g: RaisingChicago, seat: int, arg: int, banner: int) -> None:
        g.ask(SWAP_WITH, seat, banner)

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {} if answer < 0 else {"resource": g.banners[answer]}


class SwapWith(Step[RaisingChicago]):
    """The second of two banners that change places.  RC-153"""

    def __init__(self) -> None:
        super().__init__("swap_with", Verb("with", Arg("banner", 9)))

    def refusal(self, g: RaisingChicago, seat: int, first: int, banner: int) -> str:
        return "same-banner" if banner == first else LEGAL

    def take(self, g: RaisingChicago, seat: int, first: int, banner: int) -> None:
        g.banners[first], g.banners[banner] = g.banners[banner], g.banners[first]
        g.note("swapped", seat, "banner", first, "banner2", banner)

    def about(self, g: RaisingChicago, seat: int, first: int, answer: int) -> dict[str, int]:
        known = {"banner2": first, "resource2": g.banners[first]}
        return known if answer < 0 else {**known, "resource": g.banners[answer]}


class CopyFirst(Step[RaisingChicago]):
    """Copy the reward of a neighborhood tile that is still on the board.  RC-154"""

    def __init__(self) -> None:
        super().__init__("copy_first", Verb("copy", Arg("neighborhood", 18)))

    def refusal(self, g: RaisingChicago, seat: int, arg: int, space: int) -> str:
        return "tile-gone" if g.neighborhoods[space] == FREE else LEGAL

    def take(self, g: RaisingChicago, seat: int, arg: int, space: int) -> None:
        tile = g.neighborhoods[space]
        if any(not same_reward(g, tile, other) for other in g.neighborhoods if other != FREE):
            g.ask(COPY_SECOND, seat, tile)
        g.gain(seat, g.box.neighborhood_rewards[tile])

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        if answer < 0 or g.neighborhoods[answer] == FREE:
            return {}
        return {"reward": g.neighborhoods[answer]}


class CopySecond(Step[RaisingChicago]):
    """Copy a second reward, another one than the first.  RC-154"""

    def __init__(self) -> None:
        super().__init__("copy_second", Verb("copy", Arg("neighborhood", 18)))

    def refusal(self, g: RaisingChicago, seat: int, first: int, space: int) -> str:
        tile = g.neighborhoods[space]
        if tile == FREE:
            return "tile-gone"
        return "same-reward" if same_reward(g, tile, first) else LEGAL

    def take(self, g: RaisingChicago, seat: int, first: int, space: int) -> None:
        g.gain(seat, g.box.neighborhood_rewards[g.neighborhoods[space]])

    def about(self, g: RaisingChicago, seat: int, first: int, answer: int) -> dict[str, int]:
        if answer < 0 or g.neighborhoods[answer] == FREE:
            return {"reward2": first}
        return {"reward": g.neighborhoods[answer], "reward2": first}


def same_reward(g: RaisingChicago, tile: int, other: int) -> bool:
    mine, its = g.box.neighborhood_rewards[tile], g.box.neighborhood_rewards[other]
    return mine.kind == its.kind and mine.which == its.which
