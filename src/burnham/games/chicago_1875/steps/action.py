"""Phase 3, action.

Rounds in initiative order, frozen at the start of each round; whoever has an available partner
takes one turn, until nobody has one.  A turn: free actions, one partner on a space, whose effect is
carried out for one company, free actions again; then the row of assets closes up.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import BUILDINGS, COMPANIES, PERSONAL_CASH, SPACES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    ACTION_ROUND,
    ACTION_TURN,
    ACTIONS,
    COMPANY,
    END_TURN,
    NONE,
    OPERATING_PHASE,
    PLACE,
    REFILL_ASSETS,
)
from burnham.games.chicago_1875.steps.free import FreeStep
from burnham.games.chicago_1875.steps.spaces import (
    companies_for,
    company_refusal,
    cost_for,
    space_refusal,
    use_building,
    use_space,
)
from burnham.kernel.position import NOBODY
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class ActionPhase(Step[BigShoulders]):
    def run(self, g: BigShoulders, arg: int) -> None:
        g.phase = ACTIONS
        g.note("chapter-action", NOBODY, "decade", g.decade - 1)
        g.then(ACTION_ROUND)


class ActionRound(Step[BigShoulders]):
    """BS-075 BS-076 BS-077 BS-093"""

    def run(self, g: BigShoulders, arg: int) -> None:
        if sum(g.available) == 0:
            g.then(OPERATING_PHASE)
            return
        g.then(ACTION_ROUND)
        for seat in reversed(g.initiative):
            g.then(ACTION_TURN, seat)


class ActionTurn(Step[BigShoulders]):
    """BS-075 BS-076"""

    def run(self, g: BigShoulders, arg: int) -> None:
        if g.available[arg]:
            g.then(REFILL_ASSETS)
            g.ask(END_TURN, arg)
            g.ask(PLACE, arg)


class Place(FreeStep):
    """Where does the partner go?  BS-078 to BS-083"""

    def __init__(self) -> None:
        self.place = Verb("place", Arg("space", SPACES))
        self.visit = Verb("visit", Arg("building", BUILDINGS))
        super().__init__(PLACE, "place", self.place, self.visit)

    def own_candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        buildings = sorted([SPACES + tile for tile in g.built if tile != NONE])
        return list(range(SPACES)) + buildings

    def own_refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        reason = space_refusal(g, seat, answer)
        if reason:
            return reason
        companies = g.directed(seat)
        if not companies:
            return LEGAL if answer < SPACES else "no-company"
        if companies_for(g, seat, answer):
            return LEGAL
        return company_refusal(g, richest(g, companies), answer)

    def own_take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.available[seat] -= 1
        if answer < SPACES:
            g.at_space[answer * g.seats + seat] += 1
        else:
            g.building_user[answer - SPACES] = seat
        if answer < SPACES and g.box.space_effect[answer] == PERSONAL_CASH:
            g.bank_pays_seat(seat, g.box.space_amount[answer])
            g.note("banked", seat, "amount", g.box.space_amount[answer])
            return
        g.ask(COMPANY, seat, answer)

    def own_about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {"partners": g.available[seat]}
        if answer < 0:
            return known
        companies = g.directed(seat)
        if companies:
            company = richest(g, companies)
            known["company"] = company
            known["treasury"] = g.treasury[company]
            known["cost"] = cost_for(g, company, answer)
        if answer < SPACES:
            known["amount"] = g.box.space_amount[answer]
            known["decade"] = g.box.space_decade[answer] - 1
            return known
        building = answer - SPACES
        known["amount"] = g.box.building_amount[building]
        known["by-company"] = g.box.company_pays[building]
        if building in g.built:
            known["seat2"] = g.built.index(building) // g.box.decades
            known["decade"] = g.built.index(building) % g.box.decades
        return known


def richest(g: BigShoulders, companies: list[int]) -> int:
    """The company that a reason speaks of when none may use a space."""
    best = companies[0]
    for company in companies:
        if g.treasury[company] > g.treasury[best]:
            best = company
    return best


class Company(Step[BigShoulders]):
    """For which company?  BS-078 BS-111"""

    def __init__(self) -> None:
        super().__init__("company", Verb("act", Arg("company", COMPANIES)), forced=True)

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return companies_for(g, seat, arg)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if g.director[answer] != seat:
            return "not-your-company"
        return company_refusal(g, answer, arg)

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if arg < SPACES:
            g.note("placed", seat, "space", arg, "company", answer)
            use_space(g, seat, answer, arg)
        else:
            g.note("visited", seat, "building", arg - SPACES, "company", answer)
            use_building(g, seat, answer, arg - SPACES)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {"on-building": int(arg >= SPACES)}
        known["space"] = arg if arg < SPACES else 0
        known["building"] = arg - SPACES if arg >= SPACES else 0
        if answer >= 0:
            known["treasury"] = g.treasury[answer]
            known["cost"] = cost_for(g, answer, arg)
        return known


class FirstPlayer(Step[BigShoulders]):
    """Move to the first position?  It counts from the next round.  BS-092 BS-093 BS-094"""

    def __init__(self) -> None:
        self.first = Verb("first")
        self.keep = Verb("keep")
        super().__init__("first_player", self.first, self.keep)

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [self.first.base, self.keep.base]

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if answer == self.first.base:
            g.initiative.remove(seat)
            g.initiative.insert(0, seat)
            g.note("first", seat)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"place": g.initiative.index(seat) + 1}


class EndTurn(FreeStep):
    """Free actions after the partner; without any the turn just ends."""

    def __init__(self) -> None:
        self.done = Verb("done")
        super().__init__(END_TURN, "end_turn", self.done)

    def own_candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [self.done.base]

    def own_refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        return LEGAL

    def own_take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        return

    def own_about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"partners": g.available[seat]}
