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
import time
from typing import Final

from burnham.bots.looks import mean_look
from burnham.bots.search.outcome import Outlook, lead_of
from burnham.bots.search.race import BETWEEN_LOOKS, Runner, in_front, take_out_luck
from burnham.kernel.position import Position
from burnham.kernel.step import MOST_ANSWERS

GLANCES: Final = 8
"""Imaginings in which first sight looks at the answers."""

MOST_SEATS: Final = 16

LONG_TURN: Final = 20
"""Answers after which nobody waits for the end of a turn (alone, one is always at turn)."""


class Settings:
    """How to think.  The `runners` liked best take part in the race; one that is worse than the
    best by `doubt` standard errors drops out; `first_sight` is how many tries the judgement of the
    root's answers counts for.  After a leaf so many answers are played `ahead`, and the turn is
    finished.  `explore` is the curiosity about answers seldom tried; a node tries a second answer
    after `widen` visits."""

    def __init__(
        self,
        ahead: int = 40,
        first_sight: float = 1.0,
        runners: int = 8,
        doubt: float = 2.0,
        explore: float = 0.05,
        widen: int = 16,
    ) -> None:
        self.ahead = ahead
        self.first_sight = first_sight
        self.runners = runners
        self.doubt = doubt
        self.explore = explore
        self.widen = widen


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
    """The thinking of one seat about one question."""

    def __init__(
        self, seen: Position, seat: int, outlook: Outlook, settings: Settings, seed: str
    ) -> None:
        self.seen = seen
        self.seat = seat
        self.outlook = outlook
        self.settings = settings
        self.seed = seed
        self.root = Node()
        self.chapter = outlook.chapter(seen)
        self.playouts = 0
        self.runners: list[Runner] = []

    # --- the race at the root -------------------------------------------------------------

    def think(self, playouts: int, seconds: float, hurry: bool = False) -> None:
        """Play out until either budget is used up (0 means no such limit); in a hurry only until
        one answer has left all others behind."""
        self.run_race(playouts, seconds, hurry)
        take_out_luck(self.runners)

    def run_race(self, playouts: int, seconds: float, hurry: bool) -> None:
        start = time.monotonic()
        self.line_up()
        running = self.runners[: self.settings.runners]
        done, rounds = 0, 0
        while True:
            for runner in running:
                self.play_out(runner)
                done += 1
                if done == playouts or 0.0 < seconds <= time.monotonic() - start:
                    return
            rounds += 1
            if rounds % BETWEEN_LOOKS == 0 and len(running) > 1:
                running = self.still_running(running)
            if hurry and len(running) == 1:
                return

    def line_up(self) -> None:
        """All answers, the best at first sight in front."""
        answers = self.seen.answers()
        sights = self.first_sight()
        if self.outlook.habit:
            habit = self.outlook.quick_answer(self.seen.imagine(self.seat, f"{self.seed}/habit"))
            sights[answers.index(habit)] += self.outlook.habit
        trust, players = self.settings.first_sight, self.seen.players
        self.runners = [Runner(a, sights[i], trust, players) for i, a in enumerate(answers)]
        self.runners.sort(key=at_sight)

    def first_sight(self) -> list[float]:
        """What the judgement thinks of the answers in some imaginings."""
        return mean_look(self.seen, GLANCES, self.glance)

    def glance(self, number: int) -> list[float]:
        return self.outlook.prospects(self.seen.imagine(self.seat, f"{self.seed}/sight/{number}"))

    def still_running(self, running: list[Runner]) -> list[Runner]:
        if self.outlook.luck is not None:
            take_out_luck(self.runners)
        best = in_front(running)
        for runner in running:
            runner.out = runner.behind(best, self.settings.doubt)
        return [runner for runner in running if not runner.out]

    # --- playouts -------------------------------------------------------------------------

    def play_out(self, runner: Runner) -> None:
        """One playout that begins with this answer."""
        g = self.seen.imagine(self.seat, f"{self.seed}/{runner.tries}")
        self.playouts += 1
        node = self.root
        row = node.row(key_of(g, runner.answer))
        answer = runner.answer
        path = [node]
        rows = [row]
        seats = [self.seat]
        luck = 0.0
        while True:
            luck += self.outlook.give(g, answer, self.seat)
            child = node.children[row]
            if child is None:
                node.children[row] = Node()
                break
            if g.over or self.outlook.chapter(g) != self.chapter:
                break
            node = child
            row, answer = self.choose(node, g)
            path.append(node)
            rows.append(row)
            seats.append(g.seat)
        luck += self.play_on(g)
        values = self.outlook.values(g)
        shares = self.outlook.shares(g, values)
        runner.came_in(shares, self.seat, lead_of(values, self.seat), luck)
        back_up(path, rows, seats, shares)

    def choose(self, node: Node, g: Position) -> tuple[int, int]:
        """The answer to try next, with its row: worth so far and curiosity; at first only the one
        liked best in this imagining, with more visits others beside it."""
        wide = self.width(node.visits)
        if wide == 1:
            answer = self.outlook.quick_answer(g)
            return node.row(key_of(g, answer)), answer
        curiosity = self.settings.explore * math.sqrt(math.log(node.visits + 1.0))
        best, best_row, best_answer = -1.0, -1, -1
        for answer in self.outlook.favourites(g, self.outlook.short(g), wide):
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

    def play_on(self, g: Position) -> float:
        """Everybody answers what the judgement likes best, for a while and to the end of a turn:
        in the midst of turns positions are hard to compare.  A new chapter is a good place to
        stop, too.  Tells how lucky the bot's own seat was."""
        left = self.settings.ahead
        seat = g.seat
        luck = 0.0
        while not g.over and (left > 0 or (g.seat == seat and left > -LONG_TURN)):
            if self.outlook.chapter(g) != self.chapter:
                break
            left -= 1
            seat = g.seat
            luck += self.outlook.give(g, self.outlook.quick_answer(g), self.seat)
        return luck

    # --- what was found -------------------------------------------------------------------

    def findings(self) -> list[Runner]:
        """All answers, the best found first: those still in the race, then those that dropped out,
        then those that never ran."""
        best = in_front([one for one in self.runners if one.shares and not one.out])
        return sorted(self.runners, key=lambda one: (not one.shares, one.out, one.lag(best)))

    def chances(self) -> list[float]:
        """Every player's share of the victory after the best answer."""
        best = self.findings()[0]
        own = min(1.0, max(0.0, best.worth))
        others = sum(best.totals) - best.totals[self.seat]
        part = (1.0 - own) / others if others else 0.0
        return [own if p == self.seat else part * total for p, total in enumerate(best.totals)]

    def child_of(self, answer: int) -> Node | None:
        """The part of the tree behind one of the answers."""
        return self.root.children[self.root.row(key_of(self.seen, answer))]


def key_of(g: Position, answer: int) -> int:
    """A number for an answer to the question at hand, different for every step and seat."""
    return (g.asked_step * MOST_SEATS + g.seat) * MOST_ANSWERS + answer


def at_sight(runner: Runner) -> float:
    return -runner.sight


def back_up(path: list[Node], rows: list[int], seats: list[int], shares: list[float]) -> None:
    for depth in range(len(path)):
        node = path[depth]
        row = rows[depth]
        node.visits += 1
        node.tries[row] += 1
        node.worth[row] += shares[seats[depth]]
