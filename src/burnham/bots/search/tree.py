"""One tree over many imaginings: what a seat finds out by thinking ahead.

Every playout imagines the hidden cards and the dice anew, walks down the tree by the answers
that are legal there, adds one node, lets everybody play on by the judgement for a while and values
what has come of it.  An edge remembers its worth to the seat that chooses it (max^n).  The tree is
open-loop: a node is a way of answering, not a position, so chance needs no nodes of its own.

At the root the answers run a race: in every round each meets the same imagining, and one that
has clearly fallen behind drops out.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from burnham.bots.search.clock import Clock
from burnham.bots.search.memory import Memory, key_of
from burnham.bots.search.outcome import Outlook, lead_of
from burnham.bots.search.race import BETWEEN_LOOKS, Runner, in_front, take_out_luck
from burnham.bots.search.sight import FirstSight
from burnham.kernel.position import NOBODY, Position

LONG_TURN: Final = 20
"""Answers after which nobody waits for the end of a turn (alone, one is always at turn)."""


class Settings:
    """How to think.  The `runners` liked best take part in the race; one that is worse than the
    best by `doubt` standard errors drops out; `first_sight` is how many tries the judgement of the
    root's answers counts for, `first_sights` the same for single kinds of question.  A try goes to
    one of the `horizons`, and on to the end of the turn.  `explore` is the curiosity about answers
    seldom tried; a node tries a second answer after `widen` visits."""

    def __init__(
        self,
        horizons: tuple[int, ...] = (40,),
        first_sight: float = 1.0,
        runners: int = 8,
        doubt: float = 2.0,
        explore: float = 0.05,
        widen: int = 16,
        first_sights: dict[str, float] | None = None,
    ) -> None:
        self.horizons = horizons
        self.first_sight = first_sight
        self.runners = runners
        self.doubt = doubt
        self.explore = explore
        self.widen = widen
        self.first_sights = first_sights or {}

    def trust(self, question: str) -> float:
        """How many tries first sight counts for at this kind of question."""
        return self.first_sights.get(question, self.first_sight)

    def ahead(self, number: int) -> int:
        """How many answers this try goes ahead."""
        return self.horizons[number % len(self.horizons)]


class Node:
    """What is known about the answers at one point of the tree."""

    def __init__(self) -> None:
        self.visits = 0
        self.rows: dict[int, int] = {}
        self.tries: list[int] = []
        self.worth: list[float] = []
        self.children: list[Node | None] = []

    def row(self, key: int) -> int:
        """The row of an answer; a new one if it was never legal here before."""
        found = self.rows.get(key, -1)
        if found < 0:
            found = len(self.tries)
            self.rows[key] = found
            self.tries.append(0)
            self.worth.append(0.0)
            self.children.append(None)
        return found


class Tree:
    """The thinking of one seat about one question.  A `witness` notes how each try ended, for those
    who are to be told the reasons; bots that play need none."""

    def __init__(
        self,
        seen: Position,
        seat: int,
        outlook: Outlook,
        settings: Settings,
        seed: str,
        witness: Callable[[Any], Any] | None = None,
    ) -> None:
        self.seen = seen
        self.seat = seat
        self.outlook = outlook
        self.settings = settings
        self.seed = seed
        self.witness = witness
        self.root = Node()
        self.chapter = outlook.chapter(seen)
        self.clock = Clock(0.0)
        self.playouts = 0
        self.runners: list[Runner] = []
        self.memory = Memory(outlook)

    # --- the race at the root -------------------------------------------------------------

    def think(self, playouts: int, seconds: float, hurry: bool = False) -> None:
        """Play out until either budget is used up (0 means no such limit); in a hurry only until
        one answer has left all others behind."""
        self.clock = Clock(seconds)
        self.line_up()
        self.run_race(playouts, hurry)
        self.clock = Clock(0.0)
        take_out_luck(self.runners)

    def run_race(self, playouts: int, hurry: bool) -> None:
        running = self.runners[: self.settings.runners]
        rounds = 0
        while True:
            for runner in running:
                if not self.play_out(runner) or self.playouts == playouts:
                    return
            rounds += 1
            if rounds % BETWEEN_LOOKS == 0 and len(running) > 1:
                running = self.still_running(running)
            if hurry and len(running) == 1:
                return

    def line_up(self) -> None:
        """All answers, the best at first sight in front."""
        sight = FirstSight(self.seen, self.seat, self.outlook, self.clock, self.seed)
        sight.look_around()
        trust, players = self.settings.trust(self.seen.step.name), self.seen.players
        self.runners = [
            Runner(sight.answers[place], sight.share(place), trust, players)
            for place in sight.order()
        ]

    def still_running(self, running: list[Runner]) -> list[Runner]:
        if self.outlook.luck is not None:
            take_out_luck(self.runners)
        best = in_front(running)
        for runner in running:
            runner.out = runner.behind(best, self.settings.doubt)
        return [runner for runner in running if not runner.out]

    # --- playouts -------------------------------------------------------------------------

    def play_out(self, runner: Runner) -> bool:
        """One playout that begins with this answer.  False if time is up before it has come to its
        end: then it does not count."""
        g = self.seen.imagine(self.seat, f"{self.seed}/{runner.tries}")
        node = self.root
        row = node.row(key_of(g, runner.answer))
        answer = runner.answer
        path = [node]
        rows = [row]
        seats = [self.seat]
        luck = 0.0
        ahead = self.settings.ahead(runner.tries)
        while True:
            luck += self.outlook.give(g, answer, self.seat)
            child = node.children[row]
            if child is None:
                node.children[row] = Node()
                break
            if len(path) >= ahead or self.is_far_enough(g):
                break
            node = child
            row, answer = self.choose(node, g, self.is_rival(g, runner.tries))
            path.append(node)
            rows.append(row)
            seats.append(g.seat)
        luck += self.play_on(g, runner.tries, len(path), seats[-1])
        if self.clock.past():
            return False
        self.playouts += 1
        values = self.outlook.values(g)
        shares = self.outlook.shares(g, values)
        runner.came_in(shares, self.seat, lead_of(values, self.seat), luck)
        if self.witness is not None:
            runner.endings.append(self.witness(g))
        back_up(path, rows, seats, shares)
        return True

    def choose(self, node: Node, g: Position, as_rival: bool = False) -> tuple[int, int]:
        """The answer to try next, with its row: worth so far and curiosity; at first only the one
        liked best in this imagining, with more visits others beside it."""
        wide = self.width(node.visits)
        if wide == 1:
            answer = self.outlook.quick_answer(g, as_rival)
            return node.row(key_of(g, answer)), answer
        curiosity = self.settings.explore * math.sqrt(math.log(node.visits + 1.0))
        best, best_row, best_answer = -1.0, -1, -1
        for answer in self.outlook.favourites(g, self.outlook.short(g, as_rival), wide):
            row = node.row(key_of(g, answer))
            tries = node.tries[row]
            if not tries:
                return row, answer
            value = node.worth[row] / tries + curiosity / math.sqrt(tries)
            if value > best:
                best, best_row, best_answer = value, row, answer
        return best_row, best_answer

    def width(self, visits: int) -> int:
        """How many of the answers at a node are tried: one more with every fourfold visits."""
        if visits < self.settings.widen:
            return 1
        return 2 + int(math.log(visits / self.settings.widen) / math.log(4.0))

    def play_on(self, g: Position, number: int, given: int = 0, seat: int = NOBODY) -> float:
        """Everybody answers what the judgement likes best, for a while and to the end of a turn:
        in the midst of turns positions are hard to compare.  What was `given` in the tree counts,
        the last by this `seat`, so that all answers are tried equally far.  Tells how lucky the
        bot's own seat was."""
        left = self.settings.ahead(number) - given
        luck = 0.0
        while left > 0 or (g.seat == seat and left > -LONG_TURN):
            if self.is_far_enough(g):
                break
            left -= 1
            seat = g.seat
            answer = self.memory.quick_answer(g, number, self.is_rival(g, number))
            luck += self.outlook.give(g, answer, self.seat)
        return luck

    def is_rival(self, g: Position, number: int) -> bool:
        """Whether a rival answers in its own way, if rivals have one: in every second try.  What
        is good against one way of playing alone may be bad against another."""
        return number % 2 == 1 and g.seat != self.seat

    def is_far_enough(self, g: Position) -> bool:
        """At the end, and at a new chapter, which is a good place to stop, too.  Or time is up."""
        return g.over or self.outlook.chapter(g) != self.chapter or self.clock.past()

    # --- what was found -------------------------------------------------------------------

    def findings(self) -> list[Runner]:
        """All answers, the best found first: those still in the race, then those that dropped out,
        then those that never ran."""
        running = [one for one in self.runners if one.shares and not one.out]
        best = in_front(running or self.runners)
        return sorted(self.runners, key=lambda one: (not one.shares, one.out, one.lag(best)))

    def chances(self) -> list[float]:
        """Every player's share of the victory after the best answer."""
        best = self.findings()[0]
        own = min(1.0, max(0.0, best.worth))
        totals = best.totals if best.tries else [1.0] * self.seen.players
        others = sum(totals) - totals[self.seat]
        part = (1.0 - own) / others if others else 0.0
        return [own if p == self.seat else part * total for p, total in enumerate(totals)]


def back_up(path: list[Node], rows: list[int], seats: list[int], shares: list[float]) -> None:
    for depth in range(len(path)):
        node = path[depth]
        row = rows[depth]
        node.visits += 1
        node.tries[row] += 1
        node.worth[row] += shares[seats[depth]]
