"""How a company comes by the cubes of its factories: its own, managers' gifts, assets, the supply
chain, and trades on Haymarket Square with cubes that it can really spare or buy."""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import FREE, RESOURCES, SUPPLY_SPACES
from burnham.games.chicago_1875.judgement.factories import cubes_of, later_cubes
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import NONE

# what became of a run
SUPPLIED: Final = 0
DEAR: Final = 1
SOLD_OUT: Final = 2

KEEP: Final = 20
"""What a cube is worth that a later factory needs."""


class Market:
    """The cubes that lie on the supply chain and on Haymarket Square.  Companies that operate one
    after the other buy from the same market."""

    def __init__(self, g: BigShoulders) -> None:
        self.g = g
        self.rows = g.rows_in_use == 1
        self.stalls = g.rows[:] if self.rows else g.supply[:]
        self.haymarket = g.haymarket[:]

    def offer(self, resource: int) -> int:
        """Where the cheapest cube of a type lies: a place on the supply chain, the row of the
        variant; NONE if there is none."""
        if self.rows:
            return resource if self.stalls[resource] else NONE
        for space in range(SUPPLY_SPACES - 1, 0, -1):
            if self.stalls[space * RESOURCES + resource]:
                return space * RESOURCES + resource
        return NONE

    def price(self, offer: int) -> int:
        box = self.g.box
        if self.rows:
            return box.row_price[self.stalls[offer] - 1]
        return box.supply_price[offer // RESOURCES]


class Supplies:
    """The cubes and the money of one company, as it goes from factory to factory."""

    def __init__(self, g: BigShoulders, company: int, market: Market, buys: bool) -> None:
        self.g = g
        self.market = market
        self.buys = buys and g.box.may_buy_cubes[company] == 1
        self.have = g.cubes[company * RESOURCES : (company + 1) * RESOURCES]
        self.money = g.treasury[company]
        self.gifts = 0
        """Cubes of choice that managers have given for the factories that follow."""
        self.assets: list[int] = []
        for slot in range(company * 2, company * 2 + g.box.asset_slots[company]):
            asset = g.slots[slot]
            if asset != NONE and g.asset_ready[asset] and g.box.asset_timing[asset] == FREE:
                self.assets.append(asset)
        # what to do, in this order
        self.used: list[int] = []
        self.bought: list[int] = []
        self.given: list[int] = []
        self.taken: list[int] = []

    def run(self, company: int, factory: int) -> int:
        """Get what a run of a factory needs and use it up.  If that cannot be done nothing
        changes."""
        have, market = self.have, self.market
        needed, first = cubes_of(self.g, company, factory)
        lacks = False
        for resource in range(RESOURCES):
            if have[resource] < needed[first + resource]:
                lacks = True
        if lacks:
            before = self.kept()
            self.use_assets(needed, first)
            self.take_gifts(needed, first)
            if self.buys:
                self.buy(needed, first)
            became = self.trade(needed, first, later_cubes(self.g, company, factory))
            if became != SUPPLIED:
                self.restore(before)
                return became
        for resource in range(RESOURCES):
            self.have[resource] -= needed[first + resource]
            market.haymarket[resource] += needed[first + resource]
        return SUPPLIED

    def kept(self) -> list[list[int]]:
        return [
            self.have[:],
            self.market.stalls[:],
            self.market.haymarket[:],
            [self.money, self.gifts],
            self.assets[:],
            [len(self.used), len(self.bought), len(self.given)],
        ]

    def restore(self, before: list[list[int]]) -> None:
        self.have, self.market.stalls, self.market.haymarket = before[0], before[1], before[2]
        self.money, self.gifts = before[3][0], before[3][1]
        self.assets = before[4]
        used, bought, given = before[5][0], before[5][1], before[5][2]
        self.used = self.used[:used]
        self.bought = self.bought[:bought]
        self.given = self.given[:given]
        self.taken = self.taken[:given]

    def take_gifts(self, needed: list[int], first: int) -> None:
        """Gifts of managers: above all what nobody sells."""
        haymarket = self.market.haymarket
        for sold in range(2):
            for resource in range(RESOURCES):
                if sold == 0 and self.buys and self.market.offer(resource) != NONE:
                    continue
                while (
                    self.gifts
                    and self.have[resource] < needed[first + resource]
                    and haymarket[resource]
                ):
                    self.gifts -= 1
                    haymarket[resource] -= 1
                    self.have[resource] += 1

    def use_assets(self, needed: list[int], first: int) -> None:
        """Assets that give a cube which is lacking."""
        box, haymarket = self.g.box, self.market.haymarket
        for asset in self.assets[:]:
            gives, cost = asset * RESOURCES, box.asset_cost[asset]
            helps = False
            for resource in range(RESOURCES):
                lacking = self.have[resource] < needed[first + resource]
                if box.use_cubes[gives + resource] and haymarket[resource] and lacking:
                    helps = True
            if not helps or cost > self.money:
                continue
            self.money -= cost
            self.assets.remove(asset)
            self.used.append(asset)
            for resource in range(RESOURCES):
                count = min(box.use_cubes[gives + resource], haymarket[resource])
                haymarket[resource] -= count
                self.have[resource] += count

    def buy(self, needed: list[int], first: int) -> None:
        for resource in range(RESOURCES):
            while self.have[resource] < needed[first + resource]:
                if not self.buy_one(resource):
                    break

    def buy_one(self, resource: int) -> bool:
        offer = self.market.offer(resource)
        if offer == NONE:
            return False
        price = self.market.price(offer)
        if price > self.money:
            return False
        self.money -= price
        self.market.stalls[offer] -= 1
        self.have[resource] += 1
        self.bought.append(offer)
        return True

    def trade(self, needed: list[int], first: int, later: list[int]) -> int:
        """Trade for what is still lacking; tells what became of it."""
        became = SUPPLIED
        for resource in range(RESOURCES):
            while self.have[resource] < needed[first + resource]:
                if self.buys and self.market.offer(resource) != NONE:
                    became = DEAR
                elif not self.market.haymarket[resource]:
                    return SOLD_OUT
                if not self.market.haymarket[resource]:
                    return became
                pair = self.cheapest_pair(resource, needed, first, later)
                if pair == NONE:
                    return DEAR if became == DEAR else self.why_no_pair(resource)
                self.give(pair, resource, needed[first + pair])
        return SUPPLIED

    def cheapest_pair(self, wanted: int, needed: list[int], first: int, later: list[int]) -> int:
        """The type of which two cubes can be given most cheaply; NONE if there is none."""
        best, chosen = 1000, NONE
        for resource in range(RESOURCES):
            spare = self.have[resource] - needed[first + resource]
            if resource == wanted or spare < 0:
                continue
            cost = self.pair_cost(resource, spare)
            kept = max(0, later[resource] - max(0, spare - self.g.box.trade_give))
            cost += KEEP * min(kept, min(spare, self.g.box.trade_give))
            if cost < best:
                best, chosen = cost, resource
        return chosen

    def pair_cost(self, resource: int, spare: int) -> int:
        """What the cubes of a pair cost that are not at hand; 1000 if they cannot be had."""
        lacking = self.g.box.trade_give - spare
        if lacking <= 0:
            return 0
        if not self.buys:
            return 1000
        stalls = self.market.stalls
        cost = 0
        if self.market.rows:
            if stalls[resource] < lacking:
                return 1000
            for number in range(lacking):
                cost += self.g.box.row_price[stalls[resource] - 1 - number]
            return cost if cost <= self.money else 1000
        for space in range(SUPPLY_SPACES - 1, 0, -1):
            count = min(lacking, stalls[space * RESOURCES + resource])
            cost += count * self.g.box.supply_price[space]
            lacking -= count
        return 1000 if lacking or cost > self.money else cost

    def why_no_pair(self, wanted: int) -> int:
        """Whether money would help to a pair."""
        if not self.buys:
            return SOLD_OUT
        for resource in range(RESOURCES):
            if resource != wanted and self.market.offer(resource) != NONE:
                return DEAR
        return SOLD_OUT

    def give(self, pair: int, wanted: int, needed: int) -> None:
        """Trade two cubes of one type, bought if need be, for one of another."""
        give = self.g.box.trade_give
        while self.have[pair] - needed < give and self.buy_one(pair):
            pass
        self.have[pair] -= give
        self.market.haymarket[pair] += give
        self.market.haymarket[wanted] -= 1
        self.have[wanted] += 1
        self.given.append(pair)
        self.taken.append(wanted)
