"""What an action would do for a company, tried on one copy of the position that is changed and put
back: quicker than a copy and a judgement for each answer, and a little less exact."""

from __future__ import annotations

from burnham.games.chicago_1875.box import (
    ADVERTISE,
    ASSET_SPACES,
    AUTOMATION,
    BONUS_GOOD,
    BUY_ASSET,
    FACTORIES,
    FUNDRAISING,
    HIRE_MANAGER,
    HIRE_SALESPERSON,
    HIRE_WORKERS,
    PARTNER,
    PAY_DIVIDENDS,
    RESOURCES,
    SALESPERSON,
    SPACES,
    STOCK_STEP,
    WORKER,
)
from burnham.games.chicago_1875.judgement.factories import cubes_of, lacking_people
from burnham.games.chicago_1875.judgement.prospects import prospect, stage_of
from burnham.games.chicago_1875.judgement.supplying import Market
from burnham.games.chicago_1875.judgement.weights import HABITS, WEIGHTS
from burnham.games.chicago_1875.judgement.worth import dollar
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import NONE, TREASURY
from burnham.games.chicago_1875.steps.companies import (
    free_worker_spaces,
    may_automate,
    payout_steps,
    room_for_salesperson,
    room_for_worker,
)


def next_hire(g: BigShoulders, company: int, hired: int) -> int:
    """The factory that the next worker should complete, NONE if its cubes could not be paid then
    or all are staffed; the first worker of an action goes to some factory in any case."""
    money = g.treasury[company]
    first = company * FACTORIES
    for factory in range(first, first + g.box.factory_count[company]):
        needed, at = cubes_of(g, company, factory)
        for resource in range(RESOURCES):
            lacking = needed[at + resource] - g.cubes[company * RESOURCES + resource]
            money -= int(HABITS.cube) * max(0, lacking)
        people = lacking_people(g, company, factory)
        if people:
            money -= people * g.box.worker_price[g.job_market]
            return factory if money >= 0 or not hired else NONE
    return NONE


class Trial:
    """A copy of the position, and what the companies are worth to a seat there before anything is
    tried."""

    def __init__(self, g: BigShoulders, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.copy = g.clone()
        self.income = 0.0
        self.before = [0.0] * len(g.state)
        for company in g.directed(seat):
            self.before[company] = self.worth(company)

    def worth(self, company: int) -> float:
        """What the seat's shares of a company are worth on the copy."""
        copy = self.copy
        one = prospect(copy, company, stage_of(copy, company), Market(copy))
        return copy.shares(self.seat, company) * (one.dividends + one.final + one.treasury)

    def put_back(self, company: int) -> None:
        """The company as it was."""
        g, copy = self.g, self.copy
        copy.treasury[company] = g.treasury[company]
        copy.stock[company] = g.stock[company]
        copy.goods[company] = g.goods[company]
        copy.bonus_goods[company] = g.bonus_goods[company]
        copy.appeal[company] = g.appeal[company]
        copy.salespeople[company] = g.salespeople[company]
        copy.job_market = g.job_market
        for factory in range(company * FACTORIES, (company + 1) * FACTORIES):
            copy.workers[factory] = g.workers[factory]
            copy.automated[factory] = g.automated[factory]
            copy.managers[factory] = g.managers[factory]
        for place in range(company * RESOURCES, (company + 1) * RESOURCES):
            copy.cubes[place] = g.cubes[place]
        for slot in range(company * 2, company * 2 + 2):
            copy.slots[slot] = g.slots[slot]

    # --- action spaces --------------------------------------------------------------------

    def gain(self, space: int, company: int) -> float:
        """What a space would bring the seat if this company used it."""
        box = self.g.box
        self.income = 0.0
        if space >= SPACES:
            self.use_building(company, space - SPACES)
        elif box.space_effect[space] == BUY_ASSET:
            return self.best_asset(company, 0)[1]
        else:
            self.use_space(company, box.space_effect[space], box.space_amount[space])
        return self.gained(company)

    def gained(self, company: int) -> float:
        """How much better off the seat is; then the company is put back."""
        found = self.worth(company) - self.before[company] + self.income * dollar(self.g)
        self.put_back(company)
        return found

    def use_space(self, company: int, effect: int, amount: int) -> None:
        copy = self.copy
        if effect == HIRE_WORKERS:
            self.hire(company)
        elif effect == FUNDRAISING:
            copy.treasury[company] += amount
        elif effect == PAY_DIVIDENDS:
            self.pay_out(company, amount)
        else:
            copy.treasury[company] -= amount
            if effect == ADVERTISE:
                self.advertise(company, 1)
            elif effect == HIRE_MANAGER:
                self.appoint(company)
            elif effect == HIRE_SALESPERSON:
                copy.salespeople[company] += 1

    def use_building(self, company: int, building: int) -> None:
        box, copy = self.g.box, self.copy
        amount = box.building_amount[building]
        if box.company_pays[building]:
            copy.treasury[company] -= amount
        if self.g.built.index(building) // box.decades == self.seat:
            self.income += amount
        copy.goods[company] += box.gives_goods[building]
        if box.gives_dividends[building]:
            self.pay_out(company, box.gives_dividends[building])
        if box.building_resource[building]:
            self.take_cubes(company, building)
        if box.gives_appeal[building]:
            self.advertise(company, box.gives_appeal[building])
        for _ in range(box.gives_automation[building]):
            self.automate(company)
        for _ in range(box.gives_salespeople[building]):
            if room_for_salesperson(copy, company):
                copy.salespeople[company] += 1
        for _ in range(box.gives_managers[building]):
            self.appoint(company)
        for _ in range(box.gives_workers[building]):
            self.place_worker(company)
        if box.gives_discount[building]:
            # The best tile is bought besides what the building pays.
            asset, _ = self.best_asset(company, box.gives_discount[building])
            if asset != NONE:
                self.buy_asset(company, asset, box.gives_discount[building])

    def take_cubes(self, company: int, building: int) -> None:
        """Cubes by name as far as they lie there; those of choice are the plenty of the market."""
        box, copy = self.g.box, self.copy
        for resource in range(RESOURCES):
            count = min(box.gives_cubes[building * RESOURCES + resource], copy.haymarket[resource])
            copy.cubes[company * RESOURCES + resource] += count
        for _ in range(box.gives_like[building] + box.gives_unlike[building]):
            copy.treasury[company] += int(HABITS.cube)

    def pay_out(self, company: int, amount: int) -> None:
        copy = self.copy
        share = amount // 10
        copy.treasury[company] -= share * (10 - copy.treasury_shares(company))
        self.income += share * copy.shares(self.seat, company)
        top = len(copy.box.stock) - 1
        copy.stock[company] = min(top, copy.stock[company] + payout_steps(copy, company, amount))

    # --- people ---------------------------------------------------------------------------

    def hire(self, company: int) -> None:
        copy = self.copy
        hired = 0
        while True:
            factory = next_hire(copy, company, hired)
            cost = copy.box.worker_price[copy.job_market]
            if factory == NONE or cost > copy.treasury[company]:
                return
            copy.treasury[company] -= cost
            copy.job_market = max(0, copy.job_market - 1)
            copy.workers[factory] += 1
            hired += 1

    def place_worker(self, company: int) -> None:
        """Where he is lacking first, else anywhere."""
        copy = self.copy
        if not room_for_worker(copy, company):
            return
        first = company * FACTORIES
        for factory in range(first, first + copy.box.factory_count[company]):
            if free_worker_spaces(copy, factory) > 0:
                copy.workers[factory] += 1
                return

    def appoint(self, company: int) -> None:
        """A manager for the first factory without one."""
        copy = self.copy
        first = company * FACTORIES
        for factory in range(first, first + copy.box.factory_count[company]):
            if copy.managers[factory] < copy.box.manager_slots[factory]:
                copy.managers[factory] += 1
                return

    def automate(self, company: int) -> None:
        """A worker's space is automated, and he goes where he is lacking."""
        copy = self.copy
        first = company * FACTORIES
        for factory in range(first, first + copy.box.factory_count[company]):
            if may_automate(copy, factory):
                copy.workers[factory] -= 1
                copy.automated[factory] += 1
                self.place_worker(company)
                return

    def advertise(self, company: int, steps: int) -> None:
        """Appeal, with the bonuses on the way."""
        copy, box = self.copy, self.g.box
        for _ in range(steps):
            if copy.appeal[company] == box.appeal_top:
                return
            copy.appeal[company] += 1
            bonus = box.appeal_bonus[copy.appeal[company]]
            if bonus == WORKER:
                self.place_worker(company)
            elif bonus == SALESPERSON and room_for_salesperson(copy, company):
                copy.salespeople[company] += 1
            elif bonus == AUTOMATION:
                self.automate(company)
            elif bonus == BONUS_GOOD and copy.marker_supply:
                copy.bonus_goods[company] += 1
            elif bonus == STOCK_STEP:
                copy.stock[company] = min(len(box.stock) - 1, copy.stock[company] + 1)
            elif bonus == PARTNER and not copy.appeal_partner[self.seat]:
                left = box.decades - copy.decade
                self.income += WEIGHTS.partner_now + WEIGHTS.partner * left

    # --- assets ---------------------------------------------------------------------------

    def best_asset(self, company: int, discount: int) -> tuple[int, float]:
        """The tile that would bring most, and how much; NONE if none can be paid."""
        best, chosen = -1e9, NONE
        kept = self.income
        for space in range(ASSET_SPACES):
            asset = self.g.asset_row[space]
            price = max(0, self.g.box.asset_price[space] - discount)
            if asset == NONE or price > self.g.treasury[company]:
                continue
            self.income = 0.0
            self.buy_asset(company, asset, discount)
            gain = self.gained(company)
            if gain > best:
                best, chosen = gain, asset
        self.income = kept
        return chosen, best

    def buy_asset(self, company: int, asset: int, discount: int) -> None:
        box, copy = self.g.box, self.copy
        price = max(0, box.asset_price[copy.asset_row.index(asset)] - discount)
        copy.treasury[company] -= price
        for _ in range(box.once_automate[asset]):
            self.automate(company)
        if box.once_appeal[asset]:
            self.advertise(company, box.once_appeal[asset])
        for _ in range(box.once_workers[asset]):
            self.place_worker(company)
        slot = copy.free_slot(company)
        if slot == NONE:
            slot = self.best_slot(company, asset)
        if slot != NONE:
            copy.slots[slot] = asset
            copy.asset_ready[asset] = 1

    def best_slot(self, company: int, asset: int) -> int:
        """All slots are full: where the new tile is worth more than the old one, else NONE."""
        copy = self.copy
        best, chosen = self.worth(company), NONE
        ready, copy.asset_ready[asset] = copy.asset_ready[asset], 1
        for slot in range(company * 2, company * 2 + copy.box.asset_slots[company]):
            old, copy.slots[slot] = copy.slots[slot], asset
            worth = self.worth(company)
            copy.slots[slot] = old
            if worth > best:
                best, chosen = worth, slot
        copy.asset_ready[asset] = ready
        return chosen

    # --- founding -------------------------------------------------------------------------

    def founded(self, company: int, stock: int) -> float:
        """What it would bring to found a company at this value."""
        copy, box = self.copy, self.g.box
        cost = box.director_shares * box.stock[stock]
        copy.director[company] = self.seat
        copy.preferred[company] = TREASURY
        copy.commons_treasury[company] = box.commons
        copy.treasury[company] = cost
        copy.stock[company] = stock
        copy.appeal[company] = box.start_appeal[company]
        found = self.worth(company) - cost * dollar(copy)
        copy.director[company] = copy.preferred[company] = NONE
        copy.commons_treasury[company] = 0
        self.put_back(company)
        return found

    def best_founding(self, companies: list[int]) -> tuple[int, float]:
        """The company that it would bring most to found, and how much."""
        best, chosen = -1e9, NONE
        stock = self.founding_value()
        for company in companies:
            gain = self.founded(company, stock)
            if gain > best:
                best, chosen = gain, company
        return chosen, best

    def founding_value(self) -> int:
        """The highest value but one that the seat can pay, the lowest if there is no other."""
        box = self.g.box
        payable = 0
        for stock in box.founding:
            if box.director_shares * box.stock[stock] <= self.g.cash[self.seat]:
                payable += 1
        return box.founding[max(0, payable - 2)]
