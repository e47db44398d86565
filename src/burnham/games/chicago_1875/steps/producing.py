"""Producing (step 2 of operating): factory after factory, from left to right.

A factory runs with all its worker spaces filled and all its cubes; the cubes go to Haymarket
Square, the goods into the treasury, and the manager does his part at once.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import LINES, RESOURCES, SUPPLY_SPACES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    APPEAL,
    AUTOMATE_START,
    GAIN_CUBES,
    GAINED,
    NONE,
    PRODUCE,
)
from burnham.games.chicago_1875.steps.companies import (
    both_managers,
    employed,
    factories,
    goods_of_run,
    pack,
)
from burnham.games.chicago_1875.steps.cubes import ANY, cubes_of_choice
from burnham.games.chicago_1875.steps.free import FreeStep
from burnham.games.chicago_1875.steps.operating import (
    about_offer,
    accept_offer,
    offer_refusal,
    offers,
)
from burnham.games.chicago_1875.steps.outlook import lacking_cubes, lacking_workers
from burnham.kernel.step import LEGAL, Arg, Step, Verb


def has_cubes(g: BigShoulders, company: int, needed: list[int], first: int) -> bool:
    for resource in range(RESOURCES):
        if g.cubes[company * RESOURCES + resource] < needed[first + resource]:
            return False
    return True


def run_refusal(g: BigShoulders, company: int) -> str:
    """The next factory, staffed and supplied.  BS-172 to BS-175"""
    if g.factories_run == g.box.factory_count[company]:
        return "all-ran"
    if g.box.line_workers[company]:
        return "choose-line"
    factory = factories(g, company)[g.factories_run]
    if g.workers[factory] + g.automated[factory] < g.box.factory_least[factory]:
        return "needs-workers"
    supplied = has_cubes(g, company, g.box.factory_cubes, factory * RESOURCES)
    return LEGAL if supplied else "needs-cubes"


def line_refusal(g: BigShoulders, company: int, line: int) -> str:
    """BS-259"""
    if line >= len(g.box.line_workers[company]):
        return "no-lines"
    if g.factories_run == g.box.factory_count[company]:
        return "all-ran"
    if employed(g, company) < g.box.line_workers[company][line]:
        return "needs-workers"
    supplied = has_cubes(g, company, g.box.line_cubes[company], line * RESOURCES)
    return LEGAL if supplied else "needs-cubes"


def produce(g: BigShoulders, seat: int, company: int, line: int) -> None:
    """BS-109 BS-176 to BS-184 BS-250"""
    box = g.box
    factory = factories(g, company)[g.factories_run]
    made = goods_of_run(g, factory)
    needed, first = box.factory_cubes, factory * RESOURCES
    if line != NONE:
        g.line = line
        made = box.line_goods[company][line]
        needed, first = box.line_cubes[company], line * RESOURCES
    for resource in range(RESOURCES):
        use_up(g, seat, company, resource, needed[first + resource])
    g.factories_run += 1
    g.goods[company] += made
    g.note("produced", seat, "company", company, "factory", factory, "count", made)
    all_ran = g.factories_run == box.factory_count[company]
    if not all_ran or g.buy_in_production:
        g.ask(PRODUCE, seat, company)
    if all_ran and g.start_partner[seat] == company:
        g.start_partner[seat] = GAINED
        g.partners[seat] += 1
        g.available[seat] += 1
        g.note("start-partner", seat, "company", company)
    if both_managers(g, company):
        g.then(APPEAL, pack(company, box.both_managers_appeal[company]))
    elif g.managers[factory] and not box.both_managers_price[company]:
        manager_effect(g, company, factory)


def use_up(g: BigShoulders, seat: int, company: int, resource: int, count: int) -> None:
    """Cubes go to Haymarket Square.  BS-176"""
    if count:
        g.cubes[company * RESOURCES + resource] -= count
        g.haymarket[resource] += count
        g.note("used-up", seat, "company", company, "resource", resource, "count", count)


def manager_effect(g: BigShoulders, company: int, factory: int) -> None:
    """Goods, then appeal, then automation, then cubes.  BS-177 to BS-182 BS-262"""
    box = g.box
    if box.manager_goods[factory]:
        g.goods[company] += box.manager_goods[factory]
        g.note("manager-goods", g.director[company], "company", company,
               "factory", factory, "count", box.manager_goods[factory])  # fmt: skip
    # What is put on the agenda last comes first.
    if box.manager_cubes[factory]:
        g.then(GAIN_CUBES, cubes_of_choice(company, box.manager_cubes[factory], ANY))
    if box.manager_automate[factory]:
        g.then(AUTOMATE_START, pack(company, box.manager_automate[factory]))
    if box.manager_appeal[factory]:
        g.then(APPEAL, pack(company, box.manager_appeal[factory]))


class Produce(FreeStep):
    """Run the next factory, or stop; with the option cubes can be bought until the step ends.
    BS-172 BS-185 BS-279 BS-280"""

    def __init__(self) -> None:
        self.run_next = Verb("run")
        self.line = Verb("line", Arg("line", LINES))
        self.stop = Verb("stop")
        self.buy = Verb("buy", Arg("cube", SUPPLY_SPACES * RESOURCES))
        self.row = Verb("row", Arg("row", RESOURCES))
        super().__init__(
            PRODUCE, "produce", self.run_next, self.line, self.stop, self.buy, self.row
        )

    def own_candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        lines = [self.line.code(line) for line in range(len(g.box.line_workers[arg]))]
        found = [self.run_next.code(), *lines, self.stop.code()]
        return found + offers(g, self.buy, self.row) if g.buy_in_production else found

    def own_refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if self.run_next.has(answer):
            return run_refusal(g, arg)
        if self.line.has(answer):
            return line_refusal(g, arg, self.line.first(answer))
        if self.stop.has(answer):
            return LEGAL
        if not g.buy_in_production:
            return "bought-before"
        return offer_refusal(g, arg, answer, self.buy, self.row)

    def own_take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.run_next.has(answer):
            produce(g, seat, arg, NONE)
        elif self.line.has(answer):
            produce(g, seat, arg, self.line.first(answer))
        elif not self.stop.has(answer):
            accept_offer(g, seat, arg, answer, self.buy, self.row)
            g.ask(PRODUCE, seat, arg)

    def own_about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        last = g.box.factory_count[arg] - 1
        factory = factories(g, arg)[min(g.factories_run, last)]
        known = {"company": arg, "factory": factory, "treasury": g.treasury[arg]}
        known["all-ran"] = int(g.factories_run > last)
        known["workers"] = known["lacking"] = lacking_workers(g, factory)
        for resource, count in enumerate(lacking_cubes(g, factory)):
            known[g.box.resource_ids[resource]] = count
            known["lacking"] += count
        known.update(about_offer(g, answer, self.buy, self.row))
        return known


class ProductionEnd(Step[BigShoulders]):
    """One good for every bonus goods marker, even if no factory ran.  BS-164 BS-183"""

    def run(self, g: BigShoulders, arg: int) -> None:
        if g.bonus_goods[arg]:
            g.goods[arg] += g.bonus_goods[arg]
            g.note("bonus-goods", g.director[arg], "company", arg, "count", g.bonus_goods[arg])
