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
        return movers(g, arg)

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        if answer // FIGURES != arg:
            return "not-your-turn"
        if g.where[answer] == OFF_BOARD:
            return "not-on-board"
        return LEGAL if can_step(g, answer) else "hemmed-in"

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        g.ask(CHOOSE_ROUTE, seat, answer)

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        about = {"gang": arg, "points": g.points}
        if answer >= 0:
            about["gang2"] = answer // FIGURES
            about["rings"] = g.rings[answer]
        if answer >= 0 and g.where[answer] != OFF_BOARD:
            about["field"] = g.where[answer]
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
        found: list[int] = []
        far_street = False
        for field in reached.fields:
            near = reached.lengths[field] == 1
            if field < BUILDINGS or near or g.standing[field] != NO_GANG:
                found.append(field)
            else:
                far_street = True
        found.sort()
        for field in paces(g, arg):
            found.append(self.spend.base + field)
        if far_street:
            found.append(self.street.base)
        return found

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        if answer == self.street.base:
            return LEGAL if answer in self.answers(g, seat, arg) else "no-street"
        field = answer % FIELDS
        if field >= g.box.fields:
            return "no-field"
        if answer >= self.spend.base:
            return LEGAL if field in paces(g, arg) else "no-pace"
        why = no_way(g, arg, field)
        if why == LEGAL and answer not in self.answers(g, seat, arg):
            return "by-street"
        return why

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        if answer == self.street.base:
            g.ask(CHOOSE_STREET, seat, arg)
        elif answer >= self.spend.base:
            pace(g, arg, answer - self.spend.base)
        else:
            walk(g, arg, answer)

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        return prospect(g, arg, answer % FIELDS if 0 <= answer < self.street.base else -1)


class ChooseStreet(Step[Chicago]):
    """A street field to walk to.  CH-129"""

    def __init__(self) -> None:
        self.go = Verb("go", Arg("field", FIELDS))
        super().__init__(
            "choose_street", self.go, many="The player points at the map: any field in reach."
        )

    def answers(self, g: Chicago, seat: int, arg: int) -> list[int]:
        found: list[int] = []
        for field in reach(g, arg, g.points).fields:
            if field >= BUILDINGS and g.standing[field] == NO_GANG:
                found.append(field)
        found.sort()
        return found

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        if answer >= g.box.fields:
            return "no-field"
        if answer < BUILDINGS:
            return "no-street-field"
        why = no_way(g, arg, answer)
        return "enemy-there" if why == LEGAL and g.standing[answer] != NO_GANG else why

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        walk(g, arg, answer)

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        return prospect(g, arg, answer)


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
    g.note(
        "paces",
        g.leader[gang],
        "member",
        member,
        "field",
        field,
        "points",
        g.points,
        "field2",
        start,
    )
    g.points = 0
    g.leave(member)
    g.stand(member, field)
    g.let_in(gang)
