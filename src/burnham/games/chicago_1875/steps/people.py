"""People: workers, managers, salespeople, and automation.

Nobody changes place except by automation: the leftmost marker of his factory takes the worker's
space, and he moves to another free space of the company, else to the job market, else home.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import COMPANIES, FACTORIES, RESOURCES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    APPEAL,
    AUTOMATE,
    AUTOMATE_START,
    GAIN_MANAGER,
    GAIN_SALESPERSON,
    HIRE,
    HIRED,
    MANAGER_SPACE,
    QUAKER_FREE,
    RELOCATE,
    RELOCATE_NEXT,
    SCHWINN_SWAP,
    WORKER_SPACE,
)
from burnham.games.chicago_1875.steps.companies import (
    automatable,
    company_in,
    factories,
    free_worker_spaces,
    is_factory_of,
    may_automate,
    may_swap_manager,
    more_in,
    pack,
    room_for_manager,
    room_for_salesperson,
    room_for_worker,
)
from burnham.kernel.step import LEGAL, Arg, Step, Verb

ALL_FACTORIES: Final = COMPANIES * FACTORIES


def worker_refusal(g: BigShoulders, company: int, factory: int) -> str:
    """BS-098"""
    if not is_factory_of(g, company, factory):
        return "not-its-factory"
    return LEGAL if free_worker_spaces(g, factory) > 0 else "no-worker-space"


# --- workers ------------------------------------------------------------------------------


class Hire(Step[BigShoulders]):
    """Hire from the job market, one worker after the other.  BS-095 to BS-098 BS-293"""

    def __init__(self) -> None:
        self.hire = Verb("hire", Arg("factory", ALL_FACTORIES))
        self.done = Verb("done")
        super().__init__("hire", self.hire, self.done, forced=True)

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [*factories(g, company_in(arg)), self.done.code()]

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        company = company_in(arg)
        if self.done.has(answer):
            return LEGAL if more_in(arg) > 0 else "hire-one"
        if g.treasury[company] < g.box.worker_price[g.job_market]:
            return "company-cash"
        return worker_refusal(g, company, answer)

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        company, hired = company_in(arg), more_in(arg)
        if self.done.has(answer):
            g.then(HIRED, pack(company, hired))
            return
        cost = g.box.worker_price[g.job_market]
        g.company_pays_bank(company, cost)
        g.job_market = max(0, g.job_market - 1)
        g.workers[answer] += 1
        g.note("hired", seat, "company", company, "factory", answer, "cost", cost)
        g.ask(HIRE, seat, pack(company, hired + 1))

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        company = company_in(arg)
        return {
            "company": company,
            "hired": more_in(arg),
            "cost": g.box.worker_price[g.job_market],
            "treasury": g.treasury[company],
        }


class GainWorker(Step[BigShoulders]):
    """A worker of the supply, if there is room; with more = 1 he may be declined.  BS-112"""

    def run(self, g: BigShoulders, arg: int) -> None:
        company = company_in(arg)
        if room_for_worker(g, company):
            g.ask(WORKER_SPACE, g.director[company], arg)
        else:
            g.note("no-room-worker", g.director[company], "company", company)


class WorkerSpace(Step[BigShoulders]):
    """Where does the new worker go?  BS-112 BS-125"""

    def __init__(self) -> None:
        self.place = Verb("place", Arg("factory", ALL_FACTORIES))
        self.decline = Verb("decline")
        super().__init__("worker_space", self.place, self.decline, forced=True)

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [*factories(g, company_in(arg)), self.decline.code()]

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if self.decline.has(answer):
            return LEGAL if more_in(arg) == 1 else "must-place"
        return worker_refusal(g, company_in(arg), answer)

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.decline.has(answer):
            g.note("worker-declined", seat, "company", company_in(arg))
            return
        g.workers[answer] += 1
        g.note("worker-placed", seat, "company", company_in(arg), "factory", answer)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"company": company_in(arg)}


class Hired(Step[BigShoulders]):
    """After workers were placed in one action: how many there were may matter.  BS-256"""

    def run(self, g: BigShoulders, arg: int) -> None:
        company, placed = company_in(arg), more_in(arg)
        least = g.box.free_automation[company]
        if least and placed >= least and automatable(g, company):
            g.ask(QUAKER_FREE, g.director[company], company)


class QuakerFree(Step[BigShoulders]):
    """Two workers or more in one action: automate one free of charge?  BS-256"""

    def __init__(self) -> None:
        self.automate = Verb("automate")
        self.decline = Verb("decline")
        super().__init__("quaker_free", self.automate, self.decline)

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [self.automate.code(), self.decline.code()]

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.automate.has(answer):
            g.then(AUTOMATE_START, pack(arg, 1))

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"company": arg}


# --- managers and salespeople -------------------------------------------------------------


class GainManager(Step[BigShoulders]):
    """A manager, if there is a post; a company without managers may swap him.  BS-101 BS-261"""

    def run(self, g: BigShoulders, arg: int) -> None:
        company = company_in(arg)
        director = g.director[company]
        if room_for_manager(g, company):
            g.ask(MANAGER_SPACE, director, company)
        elif not may_swap_manager(g, company):
            g.note("no-room-manager", director, "company", company)
        elif more_in(arg):
            swap_manager(g, company)
        else:
            g.ask(SCHWINN_SWAP, director, company)


class ManagerSpace(Step[BigShoulders]):
    """Which factory gets the manager?  BS-101"""

    def __init__(self) -> None:
        super().__init__("manager_space", Verb("place", Arg("factory", ALL_FACTORIES)), forced=True)

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return factories(g, arg)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if not is_factory_of(g, arg, answer):
            return "not-its-factory"
        return LEGAL if g.managers[answer] < g.box.manager_slots[answer] else "has-manager"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.managers[answer] += 1
        g.note("manager-placed", seat, "company", arg, "factory", answer)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"company": arg}


class SchwinnSwap(Step[BigShoulders]):
    """Steel for goods and appeal in place of a manager, once a decade.  BS-261"""

    def __init__(self) -> None:
        self.swap = Verb("swap")
        self.decline = Verb("decline")
        super().__init__("schwinn_swap", self.swap, self.decline)

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [self.swap.code(), self.decline.code()]

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.swap.has(answer):
            swap_manager(g, arg)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {
            "company": arg,
            "steel": g.box.swap_steel[arg],
            "goods-count": g.box.swap_goods[arg],
            "steps": g.box.swap_appeal[arg],
        }


def swap_manager(g: BigShoulders, company: int) -> None:
    steel = g.box.swap_steel[company]
    g.swapped[company] = 1
    g.cubes[company * RESOURCES + g.box.steel] -= steel
    g.haymarket[g.box.steel] += steel
    g.goods[company] += g.box.swap_goods[company]
    g.note("swapped", g.director[company], "company", company, "steel", steel,
           "count", g.box.swap_goods[company])  # fmt: skip
    g.then(APPEAL, pack(company, g.box.swap_appeal[company]))


class GainSalesperson(Step[BigShoulders]):
    """On the top free space; without one he is lost.  BS-102 BS-112"""

    def run(self, g: BigShoulders, arg: int) -> None:
        if room_for_salesperson(g, arg):
            g.salespeople[arg] += 1
            g.note("salesperson-placed", g.director[arg], "company", arg)
        else:
            g.note("no-room-salesperson", g.director[arg], "company", arg)


class ChiefStaff(Step[BigShoulders]):
    """Chief of Operations: a manager or a salesperson.  BS-266 BS-305"""

    def __init__(self) -> None:
        self.manager = Verb("manager")
        self.salesperson = Verb("salesperson")
        super().__init__("chief_staff", self.manager, self.salesperson, forced=True)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if self.manager.has(answer):
            return LEGAL if can_gain_manager(g, arg) else "no-manager-space"
        return LEGAL if room_for_salesperson(g, arg) else "no-salesperson-space"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.manager.has(answer):
            g.then(GAIN_MANAGER, pack(arg, 0))
        else:
            g.then(GAIN_SALESPERSON, arg)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"company": arg}


def can_gain_manager(g: BigShoulders, company: int) -> bool:
    return room_for_manager(g, company) or may_swap_manager(g, company)


# --- automation ---------------------------------------------------------------------------


class AutomateStart(Step[BigShoulders]):
    """Automate some workers; what is impossible is lost.  BS-104 BS-253"""

    def run(self, g: BigShoulders, arg: int) -> None:
        company = company_in(arg)
        count = min(more_in(arg), automatable(g, company))
        if count:
            # more: how many are still to choose, and in the hundreds how many are set aside
            g.ask(AUTOMATE, g.director[company], pack(company, count))


class Automate(Step[BigShoulders]):
    """Whose work is automated next?  All markers are placed first.  BS-105 BS-110 BS-285"""

    def __init__(self) -> None:
        super().__init__("automate", Verb("automate", Arg("factory", ALL_FACTORIES)), forced=True)

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return factories(g, company_in(arg))

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if not is_factory_of(g, company_in(arg), answer):
            return "not-its-factory"
        return LEGAL if may_automate(g, answer) else "no-worker-there"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        company, more = company_in(arg), more_in(arg)
        to_choose, aside = more % 100 - 1, more // 100 + 1
        g.workers[answer] -= 1
        g.automated[answer] += 1
        g.note("automated", seat, "company", company, "factory", answer)
        if to_choose:
            g.ask(AUTOMATE, seat, pack(company, to_choose + 100 * aside))
            return
        for _ in range(aside):
            g.then(RELOCATE_NEXT, company)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"company": company_in(arg), "count": more_in(arg) % 100}


class RelocateNext(Step[BigShoulders]):
    """A worker set aside looks for a space.  BS-106 BS-107 BS-108 BS-257"""

    def run(self, g: BigShoulders, arg: int) -> None:
        if room_for_worker(g, arg) and not g.box.workers_to_market[arg]:
            g.ask(RELOCATE, g.director[arg], arg)
            return
        full = g.job_market == g.box.market_size
        g.to_market(1)
        g.note("worker-home" if full else "worker-to-market", g.director[arg], "company", arg)


class Relocate(Step[BigShoulders]):
    """Where in the company does he go?  BS-106 BS-284"""

    def __init__(self) -> None:
        super().__init__("relocate", Verb("move", Arg("factory", ALL_FACTORIES)), forced=True)

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return factories(g, arg)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        return worker_refusal(g, arg, answer)

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.workers[answer] += 1
        g.note("worker-moved", seat, "company", arg, "factory", answer)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"company": arg}
