"""Moving: the player names a member and where it goes, and the shortest way is walked.

Every field entered costs a point.  Entering a building that is not one's own takes it, entering a
field with an enemy is a duel.  A route does neither before its last field, so a route is only
a short way to say its steps; every single step can be said too.  Points must be used up: `spend`
burns the rest by walking to and fro.
"""

from __future__ import annotations

from burnham.games.chicago_1991.box import BUILDINGS, FIELDS, FIGURES, MEMBERS, NO_GANG, OFF_BOARD
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import CHOOSE_ROUTE, CHOOSE_STREET
from burnham.games.chicago_1991.steps.assaults import storm
from burnham.games.chicago_1991.steps.duels import challenge
from burnham.games.chicago_1991.steps.routes import (
    BLOCKED,
    DUEL,
    NO_FIELD,
    can_step,
    distance,
    entry,
    movers,
    paces,
    reach,
)
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class ChooseMember(Step[Chicago]):
    """Who moves next.  CH-049 CH-128"""

    def __init__(self) -> None:
        self.move = Verb("move", Arg("member", MEMBERS))
        super().__init__("choose_member", self.move, forced=True)

    def answers(self, g: Chicago, seat: int, arg: int) -> list[int]:
        return [self.move.code(member) for member in movers(g, arg)]

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        member = self.move.first(answer)
        if member // FIGURES != arg:
            return "not-your-turn"
        if g.where[member] == OFF_BOARD:
            return "in-line" if g.rings[member] else "not-on-board"
        return LEGAL if can_step(g, member) else "hemmed-in"

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        g.ask(CHOOSE_ROUTE, seat, self.move.first(answer))

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        about = {"gang": arg, "points": g.points}
        if not self.move.has(answer):
            return about
        member = self.move.first(answer)
        about["gang2"] = member // FIGURES
        about["rings"] = g.rings[member]
        about["field"] = g.where[member]
        if g.where[member] == OFF_BOARD:
            about["field"] = g.box.home[arg]
        return about


class ChooseRoute(Step[Chicago]):
    """Where it goes: one step anywhere, a building, an enemy; or burn all points nearby.
    CH-048 to CH-062, CH-127 to CH-131"""

    def __init__(self) -> None:
        self.go = Verb("go", Arg("field", FIELDS))
        self.spend = Verb("spend", Arg("field", FIELDS))
        self.street = Verb("street")
        super().__init__(
            "choose_route",
            self.go,
            self.spend,
            self.street,
            many="The player points at the map: every building and enemy in reach is a target.",
        )

    def answers(self, g: Chicago, seat: int, arg: int) -> list[int]:
        reached = reach(g, arg, g.points)
        lengths = reached.lengths
        near = [field for field in reached.quiet_at(1) if field >= BUILDINGS]
        held = [field for field in reached.ends if field >= BUILDINGS]
        found = [self.go.code(b) for b in range(BUILDINGS) if lengths[b] > 0]
        found += [self.go.code(field) for field in sorted(near + held)]
        found += [self.spend.code(field) for field in paces(g, arg)]
        if any(step.field >= BUILDINGS and lengths[step.field] > 1 for step in reached.quiet):
            found.append(self.street.code())
        return found

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        if self.street.has(answer):
            return LEGAL if answer in self.answers(g, seat, arg) else "no-street"
        field = self.field(answer)
        if field >= g.box.fields:
            return "no-field"
        if self.spend.has(answer):
            return LEGAL if field in paces(g, arg) else "no-pace"
        why = no_way(g, arg, field)
        if why == LEGAL and answer not in self.answers(g, seat, arg):
            return "by-street"
        return why

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        if self.street.has(answer):
            g.ask(CHOOSE_STREET, seat, arg)
        elif self.spend.has(answer):
            pace(g, arg, self.spend.first(answer))
        else:
            walk(g, arg, self.go.first(answer))

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        return prospect(g, arg, self.field(answer))

    def field(self, answer: int) -> int:
        """Where an answer leads to; NO_FIELD if it does not say."""
        if self.go.has(answer):
            return self.go.first(answer)
        return self.spend.first(answer) if self.spend.has(answer) else NO_FIELD


class ChooseStreet(Step[Chicago]):
    """A street field to walk to.  CH-129"""

    def __init__(self) -> None:
        self.go = Verb("go", Arg("field", FIELDS))
        super().__init__(
            "choose_street", self.go, many="The player points at the map: any field in reach."
        )

    def answers(self, g: Chicago, seat: int, arg: int) -> list[int]:
        found: list[int] = []
        lengths = reach(g, arg, g.points).lengths
        for field in range(BUILDINGS, g.box.fields):
            if lengths[field] > 0 and g.standing[field] == NO_GANG:
                found.append(self.go.code(field))
        return found

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        field = self.go.first(answer)
        if field >= g.box.fields:
            return "no-field"
        if field < BUILDINGS:
            return "no-street-field"
        why = no_way(g, arg, field)
        return "enemy-there" if why == LEGAL and g.standing[field] != NO_GANG else why

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        walk(g, arg, self.go.first(answer))

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        return prospect(g, arg, self.go.first(answer) if self.go.has(answer) else NO_FIELD)


def no_way(g: Chicago, member: int, field: int) -> str:
    """Why a member cannot go to a field, or LEGAL."""
    if field == g.where[member]:
        return "here"
    if entry(g, member // FIGURES, field) == BLOCKED:
        return "own-member"
    if distance(g, member, field, g.points) > 0:
        return LEGAL
    return "too-far" if distance(g, member, field, g.box.fields) > 0 else "no-way"


def prospect(g: Chicago, member: int, field: int) -> dict[str, int]:
    """What the sentences about a route may name: its length, what happens, against whom."""
    gang = member // FIGURES
    about = {"member": member, "rings": g.rings[member], "points": g.points, "gang": gang}
    if not 0 <= field < g.box.fields:
        return about
    about["does"] = entry(g, gang, field)
    about["length"] = distance(g, member, field, g.box.fields)
    about["gang2"] = max(g.standing[field], 0)
    if field < BUILDINGS:
        about["money"] = g.box.worth[field]
    if about["does"] == DUEL:
        foes = g.inside(g.standing[field], field)
        about["foes"] = len(foes)
        about["member2"] = foes[0]
        about["rings2"] = g.rings[foes[0]]
        about["chance"] = round(100 * g.box.win[g.rings[member]][g.rings[foes[0]]])
    return about


def walk(g: Chicago, member: int, field: int) -> None:
    """Walk the shortest way and do what its last step does.  CH-048"""
    gang, start = member // FIGURES, g.where[member]
    length = distance(g, member, field, g.points)
    does = entry(g, gang, field)
    g.points -= length
    key = "attacks" if does == DUEL else "walks"
    g.note(key, g.leader[gang], "member", member, "field", field, "length", length, "field2", start)
    if does == DUEL and g.variant_one and field < BUILDINGS:
        storm(g, member, field)
        return
    if does == DUEL:
        challenge(g, member, g.inside(g.standing[field], field)[0])
        return
    g.leave(member)
    g.enter(member, field)
    g.let_in(gang)


def pace(g: Chicago, member: int, field: int) -> None:
    """Walk to and fro until no point is left.  CH-130"""
    gang, start = member // FIGURES, g.where[member]
    g.note("paces", g.leader[gang], "member", member, "field", field, "points", g.points,
           "field2", start)  # fmt: skip
    g.points = 0
    g.leave(member)
    g.stand(member, field)
    g.let_in(gang)
