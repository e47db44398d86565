"""The start of a phase: a new start gang, then all hire, then all place.

Every gang, from the start gang clockwise, hires as many as it likes and can; when all have
hired, every gang puts its new members (and in phase A its four-ring member) into own buildings.
In a turn, before the roll, one- and two-ring members can be hired into the home bar, or into the
line in front of it.
"""

from __future__ import annotations

from burnham.games.chicago_1991.box import (
    BUILDINGS,
    FIELDS,
    FIGURES,
    GANGS,
    MEMBERS,
    NO_GANG,
    OFF_BOARD,
    STRENGTHS,
)
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import (
    HIRE,
    HIRE_IN_TURN,
    NEXT_HIRE,
    NEXT_PLACE,
    PLACE,
    START_ROUND,
)
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class StartPhase(Step[Chicago]):
    """Counters back to zero; hiring, placing, then six rounds.  CH-015 CH-019 CH-020 CH-025"""

    def run(self, g: Chicago, arg: int) -> None:
        g.phase = arg
        g.round = 0
        g.bought = [0] * (GANGS * STRENGTHS)
        start = g.order()[0]
        g.note("chapter-phase", g.leader[start], "phase", arg, "gang", start)
        g.then(START_ROUND, 1)
        g.then(NEXT_PLACE, 0)
        g.then(NEXT_HIRE, 0)


class NextHire(Step[Chicago]):
    """The next gang in order hires, if it is not out.  CH-089"""

    def run(self, g: Chicago, arg: int) -> None:
        order = g.order()
        if arg == len(order):
            return
        gang = order[arg]
        g.then(NEXT_HIRE, arg + 1)
        if not g.is_out(gang):
            g.ask(HIRE, g.leader[gang], gang)


def places(g: Chicago, gang: int) -> int:
    """How many members the gang's buildings could still take.  CH-029"""
    if g.variant_one:
        return MEMBERS if gang in g.owner else 0
    return g.free_buildings(gang)


def cannot_buy(g: Chicago, gang: int, rings: int) -> str:
    """What bars a purchase whenever it is made.  CH-024 CH-026 CH-027 CH-028"""
    if rings == 0:
        return "no-ring"
    if g.box.price[rings] > g.cash[gang]:
        return "no-cash"
    if g.reserve[gang] == 0:
        return "no-figure"
    if g.bank < rings:
        return "no-rings-left"
    ones, twos = g.bought[gang * STRENGTHS + 1], g.bought[gang * STRENGTHS + 2]
    after = ones - twos + int(rings == 1) - int(rings == 2)
    if rings <= 2 and abs(after) > g.box.unevenness:
        return "too-many-ones" if rings == 1 else "too-many-twos"
    return LEGAL


def buy(g: Chicago, gang: int, rings: int) -> int:
    """Hire a member and tell it; gives the new member."""
    member, seat, price = g.hire(gang, rings), g.leader[gang], g.box.price[rings]
    g.note("hired", seat, "gang", gang, "member", member, "rings", rings, "money", price)
    return member


def purchase(g: Chicago, gang: int, rings: int) -> dict[str, int]:
    """The numbers that the sentences about hiring may name."""
    return {
        "gang": gang,
        "money": g.box.price[rings],
        "money2": g.cash[gang],
        "bank": g.bank,
        "reserve": g.reserve[gang],
        "ones": g.bought[gang * STRENGTHS + 1],
        "twos": g.bought[gang * STRENGTHS + 2],
    }


class Hire(Step[Chicago]):
    """Hire a one-, two- or three-ring member, or be done.  CH-021 CH-022 CH-023 CH-029 CH-030"""

    def __init__(self) -> None:
        self.hire = Verb("hire", Arg("rings", STRENGTHS))
        self.done = Verb("done")
        super().__init__("hire", self.hire, self.done, forced=True)

    def candidates(self, g: Chicago, seat: int, arg: int) -> list[int]:
        found = [self.hire.code(rings) for rings in g.box.hired_at_start]
        found.append(self.done.code())
        return found

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        if self.done.has(answer):
            return LEGAL
        rings = self.hire.first(answer)
        if rings > 0 and rings not in g.box.hired_at_start:
            return "never-bought"
        if rings == 3 and g.bought[arg * STRENGTHS + 3] >= g.box.threes_a_phase:
            return "three-bought"
        if places(g, arg) <= len(g.waiting(arg)):
            return "no-room"
        return cannot_buy(g, arg, rings)

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        if self.hire.has(answer):
            buy(g, arg, self.hire.first(answer))
            g.ask(HIRE, seat, arg)

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        return purchase(g, arg, self.hire.first(answer) if self.hire.has(answer) else 0)


class NextPlace(Step[Chicago]):
    """The next gang in order places its waiting members, in the order of hiring.  Who comes from
    the line and finds no building free stays in line.  CH-020 CH-035 CH-137"""

    def run(self, g: Chicago, arg: int) -> None:
        order = g.order()
        if arg == len(order):
            return
        gang = order[arg]
        line = g.waiting(gang)
        if line and places(g, gang) > 0:
            g.then(NEXT_PLACE, arg)
            g.ask(PLACE, g.leader[gang], line[0])
            return
        g.tell_line(gang)
        g.then(NEXT_PLACE, arg + 1)


class Place(Step[Chicago]):
    """Put a waiting member into an own building that is free.  CH-033 CH-034 CH-036 CH-038"""

    def __init__(self) -> None:
        self.put = Verb("put", Arg("field", FIELDS))
        super().__init__("place", self.put, forced=True)

    def candidates(self, g: Chicago, seat: int, arg: int) -> list[int]:
        gang = arg // FIGURES
        own = [building for building in range(BUILDINGS) if g.owner[building] == gang]
        return [self.put.code(building) for building in own]

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        field = self.put.first(answer)
        if field >= g.box.fields:
            return "no-field"
        if field >= BUILDINGS:
            return "no-building"
        if g.owner[field] != arg // FIGURES:
            return "not-own"
        if g.standing[field] != NO_GANG and not g.variant_one:
            return "taken"
        return LEGAL

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        field = self.put.first(answer)
        g.stand(arg, field)
        g.note("placed", seat, "member", arg, "rings", g.rings[arg], "field", field)

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        about = {"member": arg, "gang": arg // FIGURES, "rings": g.rings[arg]}
        about["shared"] = g.variant_one
        if self.put.has(answer) and self.put.first(answer) < BUILDINGS:
            about["money"] = g.box.worth[self.put.first(answer)]
        return about


class HireInTurn(Step[Chicago]):
    """Before the roll: hire one- and two-ring members into the home bar.  CH-039 to CH-045"""

    def __init__(self) -> None:
        self.hire = Verb("hire", Arg("rings", STRENGTHS))
        self.roll = Verb("roll")
        super().__init__("hire_in_turn", self.hire, self.roll, forced=True)

    def candidates(self, g: Chicago, seat: int, arg: int) -> list[int]:
        found = [self.hire.code(rings) for rings in g.box.hired_in_turn]
        found.append(self.roll.code())
        return found

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        if self.roll.has(answer):
            return LEGAL
        home, rings = g.box.home[arg], self.hire.first(answer)
        if rings > 0 and rings not in g.box.hired_in_turn:
            return "not-in-turn"
        if g.owner[home] != arg:
            return "home-lost"
        if g.single and not g.variant_one and g.standing[home] != NO_GANG:
            return "home-full"
        return cannot_buy(g, arg, rings)

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        if self.roll.has(answer):
            return
        member = buy(g, arg, self.hire.first(answer))
        if g.variant_one:
            g.move_in(member)
        else:
            g.let_in(arg)
        if g.where[member] == OFF_BOARD:
            g.note("waits", seat, "member", member, "field", g.box.home[arg])
        g.ask(HIRE_IN_TURN, seat, arg)

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        """`waits` if the next newcomer does not get into the home bar at once, `rolls` if nobody
        else can be hired after this answer, so that the die is rolled."""
        hires = self.hire.has(answer)
        about = purchase(g, arg, self.hire.first(answer) if hires else 0)
        home = g.box.home[arg]
        about["field"] = home
        about["gang2"] = max(g.owner[home], 0)
        about["line"] = len(g.waiting(arg))
        about["waits"] = int(g.standing[home] != NO_GANG and not g.variant_one)
        about["rolls"] = int(hires and not self.refusal(g, seat, arg, answer))
        if about["rolls"]:
            after = g.clone()
            self.take(after, seat, arg, answer)
            about["rolls"] = int(len(self.answers(after, seat, arg)) == 1)
        return about
