"""What the turns left may bring: the buildings that permits in hand allow, later ones, the rest."""

from __future__ import annotations

from burnham.games.san_francisco.box import ANY_COLOUR, ANY_NUMBER, COLOURS
from burnham.games.san_francisco.judgement.sites import Sites
from burnham.games.san_francisco.judgement.weights import WEIGHTS
from burnham.games.san_francisco.judgement.worth import IMPOSSIBLE
from burnham.games.san_francisco.position import NONE, SanFrancisco


class Use:
    """What a building with some of the permits in hand brings, how many of them it takes, and which
    are left; if none is possible, that is all of them."""

    def __init__(self, gain: float, size: int, left: list[int]) -> None:
        self.gain = gain
        self.size = size
        self.left = left


class Hand:
    """Permits, sorted out: the best building with them, the best with those left, how many are left
    over then, and what all of them promise."""

    def __init__(self, uses: list[Use], promise: float) -> None:
        self.uses = uses
        self.over = len(uses[-1].left)
        self.promise = promise


class Future:
    """What the turns left bring: the `next` building, `later` ones, turns to `spare`; and how many
    buildings that are, the last one in part."""

    def __init__(self, next: float, later: float, spare: float, buildings: float) -> None:
        self.next = next
        self.later = later
        self.spare = spare
        self.buildings = buildings
        self.total = next + later + spare


class Plan(Sites):
    """How many buildings a player may still expect, and what they bring.  A building takes a build,
    material and one permit or two, less what is at hand."""

    def __init__(self, g: SanFrancisco, player: int) -> None:
        super().__init__(g, player)
        self.of_colour = [IMPOSSIBLE] * (len(COLOURS) + 2)
        self.of_number = [IMPOSSIBLE] * 7
        self.weigh_colours()
        self.hand = self.sorted_out(g.permits[player])
        self.future = self.plan(g.area[player], self.hand, 0)
        self.planned = self.future.total + self.hand.promise

    # --- permits in hand ------------------------------------------------------------------

    def weigh_colours(self) -> None:
        """The best site of every colour and of every number; the last place is for wild permits."""
        box = self.g.box
        for site in self.free:
            gain = self.site_gain[site]
            colour, number = box.site_colour[site], box.site_number[site]
            self.of_colour[colour] = max(self.of_colour[colour], gain)
            self.of_number[number] = max(self.of_number[number], gain)
        if self.free:
            self.of_colour[ANY_COLOUR] = self.site_gain[self.free[0]]
            self.of_number[ANY_NUMBER] = self.site_gain[self.free[0]]

    def sorted_out(self, permits: list[int]) -> Hand:
        first = self.best_use(permits)
        second = self.best_use(first.left)
        return Hand([first, second], self.promise_of(permits))

    def best_use(self, permits: list[int]) -> Use:
        """The best building with one permit or two of these."""
        best, one, other = IMPOSSIBLE, NONE, NONE
        for i in range(len(permits)):
            for j in range(i, len(permits)):
                gain = self.use(permits[i], permits[j])
                if gain > best:
                    best, one, other = gain, permits[i], permits[j]
        if one == NONE:
            return Use(IMPOSSIBLE, 0, permits)
        left = [permit for permit in permits if permit not in (one, other)]
        return Use(best if one == other else best + WEIGHTS.permit, len(permits) - len(left), left)

    def use(self, one: int, other: int) -> float:
        """What a building with two permits brings, or one if it is the same, less what the second
        is worth."""
        box = self.g.box
        colours = box.permit_colour_sites[one] | box.permit_colour_sites[other]
        numbers = box.permit_number_sites[one] | box.permit_number_sites[other]
        gain = self.best_site(colours & numbers)
        if one == other or gain == IMPOSSIBLE:
            return gain
        bits = box.permit_symbol_bits
        return gain + self.development(bits[one] & bits[other]) - WEIGHTS.permit

    def promise_of(self, permits: list[int]) -> float:
        """What permits may still find partners for: the best counts all, every other one half."""
        total, best = 0.0, 0.0
        for permit in permits:
            promise = self.promise_of_one(permit)
            total += promise
            best = max(best, promise)
        return (total + best) / 2.0 * min(1.0, self.turns / 9.0)

    def promise_of_one(self, permit: int) -> float:
        box = self.g.box
        colour = self.of_colour[box.permit_colour[permit]]
        number = self.of_number[box.permit_number[permit]]
        symbols = box.permit_symbols[permit]
        development = max(self.developing[symbols[0]], self.developing[symbols[1]])
        site = max(0.0, colour, number)
        return WEIGHTS.suits * site + WEIGHTS.symbols * development

    # --- the plan -------------------------------------------------------------------------

    def plan(self, area: int, hand: Hand, built: int) -> Future:
        """What the turns left bring, with so many buildings ready and these permits; `built` are
        the buildings built at once, before the plan begins."""
        g, turns = self.g, self.turns
        cost = self.dollar * min(3.0, g.box.build_cost[g.year] + turns / 18.0)
        most = g.supply[self.player] + g.area[self.player] - built
        over = float(hand.over)
        following, later, buildings, busy = 0.0, 0.0, 0.0, 0.0
        for number in range(1, most + 1):
            gain, lacking = self.good, WEIGHTS.permits_a_building
            if number <= len(hand.uses):
                use = hand.uses[number - 1]
                lacking = max(0.0, lacking - use.size)
                if use.gain >= gain - WEIGHTS.permit * lacking:
                    gain, lacking = use.gain, 0.0
            used = min(over, lacking)
            over -= used
            gain -= cost
            effort = WEIGHTS.build + lacking - used + (1.0 if number > area else 0.0)
            if gain <= WEIGHTS.turn * effort:
                break
            part = min(1.0, turns / (WEIGHTS.pace * effort))
            turns -= part * WEIGHTS.pace * effort
            busy += part * effort
            buildings += part
            if number == most and g.builder == NONE:
                gain += WEIGHTS.finish * g.box.builder_vp
            if number == 1:
                following = part * gain
            else:
                later += part * gain
            if part < 1.0:
                break
        return Future(following, later, WEIGHTS.turn * (self.turns - busy), buildings)
