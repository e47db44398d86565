"""Variant I: several members in one building, and the assault on it.

A step into a building that holds enemies starts an assault.  First the attacker may call further
members in, each paying its full way.  Then one attacker and one defender duel, and again, until
only one gang is left inside.  Who meets whom is the attacker's choice first, then it alternates.
"""

from __future__ import annotations

from burnham.games.chicago_1991.box import (
    ATTACKER,
    DEFENDER,
    FIGURES,
    MEMBERS,
    NO_GANG,
    NONE,
    OFF_BOARD,
)
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import (
    CHOOSE_ATTACKER,
    CHOOSE_DEFENDER,
    GATHER,
    NEXT_DUEL,
)
from burnham.games.chicago_1991.steps.duels import challenge
from burnham.games.chicago_1991.steps.routes import distance
from burnham.kernel.step import LEGAL, Arg, Step, Verb


def storm(g: Chicago, member: int, building: int) -> None:
    """Begin an assault; the mover's step is paid.  CH-117"""
    g.stormed = building
    join(g, member)
    g.then(NEXT_DUEL, ATTACKER)
    g.ask(GATHER, g.leader[member // FIGURES], member // FIGURES)


def join(g: Chicago, member: int) -> None:
    g.break_in(member, g.stormed)
    g.storming.append(member)


class Gather(Step[Chicago]):
    """Call further members into the assault, each by its shortest way, or fight.  CH-116"""

    def __init__(self) -> None:
        self.reinforce = Verb("reinforce", Arg("member", MEMBERS))
        self.fight = Verb("fight")
        super().__init__("gather", self.reinforce, self.fight, forced=True)

    def candidates(self, g: Chicago, seat: int, arg: int) -> list[int]:
        found = [self.reinforce.code(m) for m in g.members(arg) if m not in g.storming]
        found.append(self.fight.code())
        return found

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        if self.fight.has(answer):
            return LEGAL
        member = self.reinforce.first(answer)
        if member // FIGURES != arg:
            return "not-your-turn"
        if g.where[member] == OFF_BOARD:
            return "not-on-board"
        if member in g.storming:
            return "in-assault"
        if distance(g, member, g.stormed, g.points) > 0:
            return LEGAL
        return "cannot-join"

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        if self.fight.has(answer):
            return
        member = self.reinforce.first(answer)
        length, start = distance(g, member, g.stormed, g.points), g.where[member]
        g.points -= length
        join(g, member)
        g.note("reinforces", seat, "member", member, "field", g.stormed, "length", length,
               "field2", start)  # fmt: skip
        g.ask(GATHER, seat, arg)

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        about = {"gang": arg, "field": g.stormed, "points": g.points}
        if not self.reinforce.has(answer):
            return about
        member = self.reinforce.first(answer)
        about["rings"] = g.rings[member]
        about["gang2"] = member // FIGURES
        if g.where[member] != OFF_BOARD:
            about["length"] = distance(g, member, g.stormed, g.box.fields)
        return about


class NextDuel(Step[Chicago]):
    """The next pair, named by the side `arg`, while both gangs are inside; then the building has
    its owner.  CH-117 CH-118 CH-119"""

    def run(self, g: Chicago, arg: int) -> None:
        defenders = g.standing[g.stormed]
        if not g.storming or defenders == NO_GANG:
            settle(g)
            return
        gang = g.storming[0] // FIGURES if arg == ATTACKER else defenders
        g.then(NEXT_DUEL, DEFENDER if arg == ATTACKER else ATTACKER)
        g.ask(CHOOSE_ATTACKER, g.leader[gang], arg)


def settle(g: Chicago) -> None:
    """The end of an assault: surviving attackers hold and own the building."""
    building, survivors = g.stormed, g.storming
    g.stormed = NONE
    g.storming = []
    if not survivors:
        return
    gang = survivors[0] // FIGURES
    g.standing[building] = gang
    g.occupy(gang, building)


class ChooseAttacker(Step[Chicago]):
    """The side whose choice it is names the attacker of the next duel.  CH-117"""

    def __init__(self) -> None:
        self.send = Verb("send", Arg("member", MEMBERS))
        super().__init__("choose_attacker", self.send, forced=True)

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        return LEGAL if self.send.first(answer) in g.storming else "no-attacker"

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        g.ask(CHOOSE_DEFENDER, seat, self.send.first(answer))

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        """With one defender left the answer decides the duel: it tells against whom."""
        foes = g.inside(g.standing[g.stormed], g.stormed)
        about = {"field": g.stormed, "gang": g.storming[0] // FIGURES, "foes": len(foes)}
        if self.send.has(answer):
            member = self.send.first(answer)
            about["rings"] = g.rings[member]
            about["member2"] = foes[0]
            about["rings2"] = g.rings[foes[0]]
            about["chance"] = round(100 * g.box.win[g.rings[member]][g.rings[foes[0]]])
        return about


class ChooseDefender(Step[Chicago]):
    """… and the defender of the next duel.  CH-117 CH-118"""

    def __init__(self) -> None:
        self.face = Verb("face", Arg("member", MEMBERS))
        super().__init__("choose_defender", self.face, forced=True)

    def refusal(self, g: Chicago, seat: int, arg: int, answer: int) -> str:
        member = self.face.first(answer)
        inside = g.where[member] == g.stormed and member not in g.storming
        return LEGAL if inside else "no-defender"

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        challenge(g, arg, self.face.first(answer))

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        about = {"field": g.stormed, "member2": arg, "rings2": g.rings[arg]}
        if self.face.has(answer):
            rings = g.rings[self.face.first(answer)]
            about["rings"] = rings
            about["chance"] = round(100 * g.box.win[g.rings[arg]][rings])
        return about
