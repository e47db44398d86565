"""What lies on the table of Chicago, and the verbs that change it.

Seats are players, gangs are colours: `leader[gang]` is the seat that runs a gang, NO_GANG for a
colour that is not in play.  With two players each seat leads two gangs.
A member is a number: its gang's first is gang * FIGURES, the next hired the next.  It is hired if
it carries rings, and stands on the board if `where` names its field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burnham.games.chicago_1991.box import (
    BUILDINGS,
    CASINO,
    CASINOS,
    FIGURES,
    FOUR_RINGS,
    GANGS,
    GOALS,
    NO_GANG,
    OFF_BOARD,
    PLAZA_BARS,
    STRENGTHS,
)
from burnham.games.chicago_1991.fields import Fields
from burnham.games.chicago_1991.imagining import fill
from burnham.games.chicago_1991.laws import flaws
from burnham.kernel.position import NOBODY

if TYPE_CHECKING:
    from burnham.games.chicago_1991.steps.routes import Reach


class Chicago(Fields):
    """Nothing is hidden in Chicago but the dice to come.  CH-123"""

    reached: Reach | None = None
    """The last search for the ways of a member, until somebody moves."""

    def clone(self) -> Chicago:
        return Chicago(self.box, self.seats, self)

    def touched(self) -> None:
        super().touched()
        self.reached = None

    def worked_out(self) -> list[str]:
        return ["reached"]

    def tally(self, seat: int) -> dict[str, int]:
        found = {"cash": 0, "members": 0, "income": 0}
        for gang in self.gangs_of(seat):
            found["cash"] += self.cash[gang]
            found["members"] += self.worth_of_members(gang)
            found["income"] += self.income(gang)
        found["casinos"] = self.progress(seat, CASINOS)
        found["plaza-bars"] = self.progress(seat, PLAZA_BARS)
        found["four-rings"] = self.progress(seat, FOUR_RINGS)
        return found

    def status(self) -> dict[str, int]:
        return {
            "phase": self.phase,
            "round": self.round,
            "turns": int(self.gang != NO_GANG),
            "gang": max(self.gang, 0),
            "points": self.points,
        }

    def fill(self, seat: int) -> None:
        fill(self, seat)

    def flaws(self) -> list[str]:
        return flaws(self)

    # --- looking --------------------------------------------------------------------------

    def gangs_of(self, seat: int) -> list[int]:
        return [gang for gang in range(GANGS) if self.leader[gang] == seat]

    def order(self) -> list[int]:
        """The gangs in play, clockwise from the phase's start gang.  CH-016 CH-017 CH-018"""
        start = self.box.start_gang[self.phase]
        clockwise = [(start + i) % GANGS for i in range(GANGS)]
        return [gang for gang in clockwise if self.leader[gang] != NOBODY]

    def members(self, gang: int) -> list[int]:
        """The gang's members on the board."""
        first = gang * FIGURES
        return [m for m in range(first, first + FIGURES) if self.where[m] != OFF_BOARD]

    def waiting(self, gang: int) -> list[int]:
        """Hired but not on the board, in the order of hiring: to be placed, or in line."""
        found: list[int] = []
        for m in range(gang * FIGURES, gang * FIGURES + FIGURES):
            if self.rings[m] > 0 and self.where[m] == OFF_BOARD:
                found.append(m)
        return found

    def inside(self, gang: int, field: int) -> list[int]:
        """The gang's members on a field; more than one only in variant I."""
        found: list[int] = []
        for m in range(gang * FIGURES, gang * FIGURES + FIGURES):
            if self.where[m] == field:
                found.append(m)
        return found

    def is_out(self, gang: int) -> bool:
        """No member and no figure in reserve: no turns any more.  CH-089 CH-092"""
        rings = 0
        for m in range(gang * FIGURES, gang * FIGURES + FIGURES):
            rings += self.rings[m]
        return self.reserve[gang] == 0 and rings == 0

    def buildings(self, gang: int) -> list[int]:
        return [b for b in range(BUILDINGS) if self.owner[b] == gang]

    def free_buildings(self, gang: int) -> int:
        """How many of the gang's buildings hold nobody."""
        count = 0
        for b in range(BUILDINGS):
            if self.owner[b] == gang and self.standing[b] == NO_GANG:
                count += 1
        return count

    def chips_out(self, gang: int) -> int:
        """Chips on the board: owned buildings that are not printed in the gang's colour.  CH-132"""
        return sum(1 for b in self.buildings(gang) if self.box.printed[b] != gang)

    # --- figures and rings ----------------------------------------------------------------

    def hire(self, gang: int, rings: int) -> int:
        """Pay, take a figure from the reserve and put rings on it; gives the new member."""
        member = gang * FIGURES + self.box.figures - self.reserve[gang]
        self.reserve[gang] -= 1
        self.cash[gang] -= self.box.price[rings]
        self.bank -= rings
        self.rings[member] = rings
        self.bought[gang * STRENGTHS + rings] += 1
        return member

    def stand(self, member: int, field: int) -> None:
        self.reached = None
        self.where[member] = field
        self.standing[field] = member // FIGURES

    def leave(self, member: int) -> None:
        """Off the field; who stays behind in a building still holds it."""
        self.reached = None
        field, gang = self.where[member], member // FIGURES
        self.where[member] = OFF_BOARD
        if self.standing[field] == gang and not (
            self.variant_one and field < BUILDINGS and self.inside(gang, field)
        ):
            self.standing[field] = NO_GANG

    def enter(self, member: int, field: int) -> None:
        """Stand on a field; a building becomes the gang's, if it is not yet.  CH-063"""
        gang = member // FIGURES
        self.stand(member, field)
        if field < BUILDINGS and self.owner[field] != gang:
            self.occupy(gang, field)

    def break_in(self, member: int, field: int) -> None:
        """Onto a field that an enemy holds: while they fight, both are there."""
        self.leave(member)
        self.where[member] = field

    def remove(self, member: int) -> None:
        """Out of the game for good; its rings go to the bank.  CH-076"""
        self.leave(member)
        self.bank += self.rings[member]
        self.rings[member] = 0

    def let_in(self, gang: int) -> None:
        """The first of the line enters the home bar if it is own and empty.  CH-041 CH-124"""
        home = self.box.home[gang]
        if self.owner[home] != gang or self.standing[home] != NO_GANG:
            return
        line = self.waiting(gang)
        if line:
            self.move_in(line[0])

    def move_in(self, member: int) -> None:
        """Stand in the own home bar as a newcomer."""
        gang = member // FIGURES
        home = self.box.home[gang]
        self.stand(member, home)
        self.note("let-in", self.leader[gang], "member", member, "field", home)

    def tell_line(self, gang: int) -> None:
        """Say how many wait at the home bar, if anybody does.  CH-126"""
        count = len(self.waiting(gang))
        if count:
            home = self.box.home[gang]
            self.note("line", self.leader[gang], "gang", gang, "count", count, "field", home)

    # --- owners, money, goals -------------------------------------------------------------

    def occupy(self, gang: int, building: int) -> None:
        """The gang becomes the owner.  CH-063"""
        self.reached = None
        former = self.owner[building]
        self.owner[building] = gang
        seat = self.leader[gang]
        money = self.box.worth[building]
        if former == NO_GANG:
            self.note("occupied", seat, "gang", gang, "field", building, "money", money)
        else:
            self.note(
                "captured", seat, "gang", gang, "field", building, "gang2", former, "money", money
            )
        self.event()

    def income(self, gang: int) -> int:
        """What the gang's buildings pay at the end of a phase.  CH-100 CH-101 CH-102 CH-120"""
        total = 0
        for b in range(BUILDINGS):
            if self.owner[b] == gang and not self.idle(b):
                total += self.box.worth[b]
        sets = len(self.box.triple_values)
        for row in range(gang * sets, gang * sets + sets):
            total += self.bonus(gang, self.box.sets[row])
        return total

    def idle(self, building: int) -> bool:
        """Variant II: an unmanned casino pays nothing."""
        casino = self.box.kind[building] == CASINO
        return self.variant_two == 1 and casino and self.standing[building] == NO_GANG

    def bonus(self, gang: int, whole: list[int]) -> int:
        """What a set of bars pays beyond its plain value: nothing unless the gang owns it all."""
        total = 0
        for b in whole:
            if self.owner[b] != gang:
                return 0
            total += self.box.worth[b]
        return total * (self.box.triple_factor - 1)

    def worth_of_members(self, gang: int) -> int:
        """The value of the gang's members, on the board or waiting.  CH-104"""
        total = 0
        for m in range(gang * FIGURES, gang * FIGURES + FIGURES):
            total += self.box.value[self.rings[m]]
        return total

    def progress(self, seat: int, goal: int) -> int:
        """How much of a goal a player holds."""
        return self.needed(goal) - self.lacking(goal)[seat]

    def needed(self, goal: int) -> int:
        """How much of a goal wins.  CH-094 CH-095 CH-096 CH-107"""
        if goal == CASINOS and self.seats == 2:
            return self.box.casinos_for_two
        return self.box.needed[goal]

    def lacking(self, goal: int) -> list[int]:
        """How much of a goal each player still lacks, both gangs added; less than 0 is more than
        enough.  CH-108"""
        found = [self.needed(goal)] * self.seats
        if goal == FOUR_RINGS:
            for m, rings in enumerate(self.rings):
                if rings == STRENGTHS - 1 and self.where[m] != OFF_BOARD:
                    found[self.leader[m // FIGURES]] -= 1
            return found
        for b in self.box.casino if goal == CASINOS else self.box.plaza_bars:
            if self.owner[b] != NO_GANG:
                found[self.leader[self.owner[b]]] -= 1
        return found

    def event(self) -> None:
        """A duel is over or a building has changed hands: look at all goals.  CH-098 CH-133"""
        self.events += 1
        lacking = [self.lacking(goal) for goal in range(GOALS)]
        for seat in range(self.seats):
            for goal in range(GOALS):
                self.look_at_goal(seat, goal, lacking[goal][seat] <= 0)

    def look_at_goal(self, seat: int, goal: int, held: bool) -> None:
        place = seat * GOALS + goal
        if held and self.since[place] == 0:
            self.since[place] = self.events
            self.note("goal-held", seat, "goal", goal)
        elif not held and self.since[place] > 0:
            self.since[place] = 0
            self.note("goal-lost", seat, "goal", goal)
