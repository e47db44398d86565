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
from burnham.games.chicago_1875.steps.free import FreeStep, LastFreeActions
from burnham.games.chicago_1875.steps.outlook import after_click, told
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

    def space(self, answer: int) -> int:
        """The space as spaces.py counts them; a reason may be asked for any answer."""
        if self.visit.has(answer):
            return SPACES + self.visit.first(answer)
        return self.place.first(answer)

    def own_candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        buildings = sorted([self.visit.code(tile) for tile in g.built if tile != NONE])
        return [self.place.code(space) for space in range(SPACES)] + buildings

    def own_answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        companies, own = g.directed(seat), self.own_candidates(g, seat, arg)
        return [answer for answer in own if not self.refusal_for(g, companies, answer)]

    def own_refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if self.visit.has(answer) and self.visit.first(answer) not in g.built:
            return "not-built"
        return self.refusal_for(g, g.directed(seat), answer)

    def refusal_for(self, g: BigShoulders, companies: list[int], answer: int) -> str:
        """Why none of a director's companies may use a space."""
        space = self.space(answer)
        reason = space_refusal(g, companies, space)
        if reason:
            return reason
        if not companies:
            return LEGAL if self.place.has(answer) else "no-company"
        if companies_for(g, companies, space):
            return LEGAL
        return company_refusal(g, richest(g, companies), space)

    def own_take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.available[seat] -= 1
        if self.visit.has(answer):
            building = self.visit.first(answer)
            g.building_user[building] = seat
            g.note("visited", seat, "building", building, "seat2", builder(g, building))
            g.ask(COMPANY, seat, SPACES + building)
            return
        space = self.place.first(answer)
        g.at_space[space * g.seats + seat] += 1
        g.note("placed", seat, "space", space)
        if g.box.space_effect[space] == PERSONAL_CASH:
            g.bank_pays_seat(seat, g.box.space_amount[space])
            g.note("banked", seat, "amount", g.box.space_amount[space])
            return
        g.ask(COMPANY, seat, space)

    def own_about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {"partners": g.available[seat]}
        if answer < 0:
            return known
        known.update(self.about_company(g, seat, answer))
        if self.place.has(answer):
            space = self.place.first(answer)
            known["amount"] = g.box.space_amount[space]
            known["decade"] = g.box.space_decade[space] - 1
            return known
        building = self.visit.first(answer)
        known["amount"] = g.box.building_amount[building]
        known["by-company"] = g.box.company_pays[building]
        if building in g.built:
            known["seat2"] = builder(g, building)
            known["decade"] = g.built.index(building) % g.box.decades
        return known

    def about_company(self, g: BigShoulders, seat: int, answer: int) -> dict[str, int]:
        """Who would act: the one company that may, else the one a reason speaks of; and what it
        does at once."""
        space, companies = self.space(answer), g.directed(seat)
        if not companies:
            return {"sole": 0, "does": 0}
        refused = self.own_refusal(g, seat, NONE, answer)
        fitting = [] if refused else companies_for(g, companies, space)
        company = fitting[0] if len(fitting) == 1 else richest(g, companies)
        known = {"company": company, "treasury": g.treasury[company], "does": 0}
        known["sole"] = int(len(fitting) == 1 and len(companies) > 1)
        known["cost"] = cost_for(g, company, space)
        if fitting:
            known.update(at_once(g, answer))
        return known


def builder(g: BigShoulders, building: int) -> int:
    """Whose row a building lies in."""
    return g.built.index(building) // g.box.decades


def at_once(g: BigShoulders, answer: int) -> dict[str, int]:
    """What a click hires (1) or buys (2) without asking, for how much; else `does` is 0."""
    after = after_click(g, answer)
    hired, bought = told(after, "hired"), told(after, "asset-bought")
    if hired:
        return {"does": 1, "factory": hired["factory"], "cost": hired["cost"]}
    if bought:
        return {"does": 2, "asset": bought["asset"], "cost": bought["cost"]}
    return {"does": 0}


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
        return g.directed(seat)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if g.director[answer] != seat:
            return "not-your-company"
        return company_refusal(g, answer, arg)

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.note("acts", seat, "company", answer)
        if arg < SPACES:
            use_space(g, seat, answer, arg)
        else:
            use_building(g, seat, answer, arg - SPACES)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {"on-building": int(arg >= SPACES)}
        known["space"] = arg if arg < SPACES else 0
        known["building"] = arg - SPACES if arg >= SPACES else 0
        if answer >= 0:
            known["treasury"] = g.treasury[answer]
            known["cost"] = cost_for(g, answer, arg)
            if not self.refusal(g, seat, arg, answer):
                known.update(at_once(g, answer))
        return known


class FirstPlayer(Step[BigShoulders]):
    """Move to the first position?  It counts from the next round.  BS-092 BS-093 BS-094"""

    def __init__(self) -> None:
        self.first = Verb("first")
        self.keep = Verb("keep")
        super().__init__("first_player", self.first, self.keep)

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [self.first.code(), self.keep.code()]

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.first.has(answer):
            g.initiative.remove(seat)
            g.initiative.insert(0, seat)
            g.note("first", seat)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"place": g.initiative.index(seat) + 1}


class EndTurn(LastFreeActions):
    """Free actions after the partner."""

    def __init__(self) -> None:
        super().__init__(END_TURN, "end_turn")

    def own_about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"partners": g.available[seat]}
