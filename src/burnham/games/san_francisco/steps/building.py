"""Building.

Lay one permit or two; choose a free site whose colour and number are both on them (a subsidised
build gives one of the two for nothing); clear its rubble for $3 more; pay the cost of the year;
discard the permits and build.  Two permits with a symbol in common may bring a development.

The sites that permits allow are bits of a number: those of their colours and those of their
numbers.  A colour of one and a number of another combine freely, so a hand reaches exactly the
sites in (all its colours) & (all its numbers).
"""

from __future__ import annotations

from burnham.games.san_francisco.box import (
    BUILD_ANY_COLOUR,
    BUILD_ANY_NUMBER,
    DEVELOPMENTS,
    PERMITS,
    SITES,
)
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.questions import CHOOSE_SITE, TAKE_DEVELOPMENT
from burnham.kernel.step import LEGAL, Arg, Step, Verb


def colour_sites(g: SanFrancisco, permits: list[int], kind: int) -> int:
    """The sites of the colours that these permits give in a build of this kind."""
    if kind == BUILD_ANY_COLOUR:
        return g.box.all_sites
    found = 0
    for permit in permits:
        found |= g.box.permit_colour_sites[permit]
    return found


def number_sites(g: SanFrancisco, permits: list[int], kind: int) -> int:
    """The sites of the numbers that these permits give in a build of this kind."""
    if kind == BUILD_ANY_NUMBER:
        return g.box.all_sites
    found = 0
    for permit in permits:
        found |= g.box.permit_number_sites[permit]
    return found


def fitting_sites(g: SanFrancisco, permits: list[int], kind: int) -> int:
    """Free sites that these permits allow, whatever they cost.  SF-069 SF-070 SF-085 SF-089"""
    fitting = colour_sites(g, permits, kind) & number_sites(g, permits, kind)
    return fitting & g.free_sites() if fitting else 0


def site_cost(g: SanFrancisco, seat: int, rubble: bool) -> int:
    """The money one must have to build: on the top right field clearing pays a bit back before
    the build cost is due.  SF-037 SF-074 SF-170"""
    cost = g.box.build_cost[g.year]
    if not rubble:
        return cost
    reward = g.box.corner_reward if g.at_corner(seat) else 0
    return max(g.box.clear_cost, g.box.clear_cost - reward + cost)


def affordable_sites(g: SanFrancisco, seat: int, sites: int, money: int) -> int:
    """Those of the sites that a player with this much money can build on."""
    if money >= site_cost(g, seat, True):
        return sites
    if money >= site_cost(g, seat, False):
        return sites & ~g.rubble_sites()
    return 0


def build_hindrance(g: SanFrancisco, seat: int, kind: int, money: int) -> str:
    """LEGAL, or why a player with this much money cannot build.  SF-067 SF-087"""
    if not g.area[seat]:
        return "no-building"
    if not g.permits[seat]:
        return "no-permit"
    sites = fitting_sites(g, g.permits[seat], kind)
    if not sites:
        return "no-site"
    return LEGAL if affordable_sites(g, seat, sites, money) else "poor"


def least_build_cost(g: SanFrancisco, seat: int, kind: int) -> int:
    """The price of the cheapest site that the player's permits allow."""
    sites = fitting_sites(g, g.permits[seat], kind)
    rubble_only = sites != 0 and not sites & ~g.rubble_sites()
    return site_cost(g, seat, rubble_only)


class LayPermit(Step[SanFrancisco]):
    """Lay the first permit of a build of kind `arg`; alone or with a second it fits a site.
    SF-067 SF-071"""

    def __init__(self) -> None:
        super().__init__("lay_permit", Verb("lay", Arg("permit", PERMITS)), forced=True)

    def candidates(self, g: SanFrancisco, seat: int, arg: int) -> list[int]:
        return sorted(g.permits[seat])

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        if answer not in g.permits[seat]:
            return "not-your-permit"
        for other in g.permits[seat]:
            sites = fitting_sites(g, [answer, other], arg)
            if affordable_sites(g, seat, sites, g.money[seat]):
                return LEGAL
        return "permit-fits-nowhere"

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        g.laid = [answer]
        g.ask(CHOOSE_SITE, seat, arg)

    def about(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {**permit_symbols(g, answer), "action": arg, "cost": g.box.build_cost[g.year]}


def permit_symbols(g: SanFrancisco, permit: int) -> dict[str, int]:
    """The two symbols of a permit, which tell the copies of a colour and number apart."""
    if permit < 0:
        return {}
    symbols = g.box.permit_symbols[permit]
    return {"development1": symbols[0], "development2": symbols[1]}


class ChooseSite(Step[SanFrancisco]):
    """Build on a site that the laid permits allow, or lay a second one first.
    SF-069 to SF-075 SF-088"""

    def __init__(self) -> None:
        self.build = Verb("build", Arg("site", SITES))
        self.add = Verb("add", Arg("permit", PERMITS))
        super().__init__("choose_site", self.build, self.add)

    def candidates(self, g: SanFrancisco, seat: int, arg: int) -> list[int]:
        more = [self.add.code(permit) for permit in sorted(g.permits[seat])]
        return [*range(SITES), *more]

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        if self.build.has(answer):
            return self.site_refusal(g, seat, arg, self.build.first(answer))
        permit = self.add.first(answer)
        if len(g.laid) == 2:
            return "two-laid"
        if permit in g.laid:
            return "already-laid"
        if permit not in g.permits[seat]:
            return "not-your-permit"
        sites = fitting_sites(g, [*g.laid, permit], arg)
        money = g.money[seat]
        return LEGAL if affordable_sites(g, seat, sites, money) else "permit-fits-nowhere"

    def site_refusal(self, g: SanFrancisco, seat: int, kind: int, site: int) -> str:
        if g.sides[g.box.site_plot[site]] == NONE:
            return "not-in-play"
        if g.owner[site] != NONE:
            return "site-built"
        if not colour_sites(g, g.laid, kind) >> site & 1:
            return "wrong-colour"
        if not number_sites(g, g.laid, kind) >> site & 1:
            return "wrong-number"
        cost = site_cost(g, seat, g.rubble[site] == 1)
        return "poor" if g.money[seat] < cost else LEGAL

    def answers(self, g: SanFrancisco, seat: int, arg: int) -> list[int]:
        """The same as by `refusal`, but all sites at once: this is asked often."""
        money = g.money[seat]
        sites = affordable_sites(g, seat, fitting_sites(g, g.laid, arg), money)
        found = [self.build.code(site) for site in range(SITES) if sites >> site & 1]
        if len(g.laid) == 1:
            for permit in sorted(g.permits[seat]):
                more = self.add.code(permit)
                if not self.refusal(g, seat, arg, more):
                    found.append(more)
        return found

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        if self.add.has(answer):
            g.laid.append(self.add.first(answer))
            g.ask(CHOOSE_SITE, seat, arg)
            return
        site = self.build.first(answer)
        if g.rubble[site]:
            g.clear_site(seat, site, g.box.clear_cost)
        shared = shared_symbols(g)
        g.discard(seat, g.laid)
        g.laid = []
        g.place_building(seat, site, g.box.build_cost[g.year])
        for kind in range(len(DEVELOPMENTS)):
            if not development_refusal(g, seat, shared, kind):
                g.ask(TAKE_DEVELOPMENT, seat, shared)
                return

    def about(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> dict[str, int]:
        found = {"action": arg, "cards": len(g.laid), "permit1": g.laid[0], "permit2": g.laid[-1]}
        found["money"] = g.money[seat]
        if self.build.has(answer):
            site = self.build.first(answer)
            found["colour"] = g.box.site_colour[site]
            found["number"] = g.box.site_number[site]
            found["rubble"] = g.rubble[site]
            found["price"] = site_cost(g, seat, g.rubble[site] == 1)
            if g.owner[site] != NONE:
                found["seat2"] = g.owner[site]
        elif self.add.has(answer):
            found.update(permit_symbols(g, self.add.first(answer)))
        else:
            shared = shared_symbols(g)
            kinds = [kind for kind in range(len(DEVELOPMENTS)) if shared >> kind & 1]
            found["shared"] = len(kinds)
            if kinds:
                found["development1"] = kinds[0]
                found["development2"] = kinds[-1]
        return found


def shared_symbols(g: SanFrancisco) -> int:
    """The development types printed on both laid permits, as bits; none for a single permit."""
    if len(g.laid) < 2:
        return 0
    bits = g.box.permit_symbol_bits
    return bits[g.laid[0]] & bits[g.laid[1]]


def development_refusal(g: SanFrancisco, seat: int, shared: int, kind: int) -> str:
    if not shared >> kind & 1:
        return "not-shared"
    if not g.stacks[kind]:
        return "stack-empty"
    return "poor" if g.money[seat] < g.box.development_cost[kind] else LEGAL


class TakeDevelopment(Step[SanFrancisco]):
    """Take one development of a type on both permits (`arg`, as bits) and a step right, or none.
    SF-076 to SF-083 SF-169 SF-172"""

    def __init__(self) -> None:
        self.develop = Verb("take", Arg("development", len(DEVELOPMENTS)))
        self.none = Verb("none")
        super().__init__("take_development", self.develop, self.none)

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        if self.none.has(answer):
            return LEGAL
        return development_refusal(g, seat, arg, self.develop.first(answer))

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        if self.none.has(answer):
            g.note("no-development", seat)
            return
        kind = self.develop.first(answer)
        g.take_development(seat, kind, g.box.development_cost[kind])

    def about(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> dict[str, int]:
        found = {"money": g.money[seat], "way": g.way_right(seat)}
        if self.develop.has(answer):
            found["price"] = g.box.development_cost[self.develop.first(answer)]
        return found
