"""One tree over many imaginings: what a seat finds out by thinking ahead.

Every playout imagines the hidden cards and the dice anew, walks down the tree by the answers
that are legal there, adds one node and lets the game's judgement say what each player may expect.
An edge remembers its worth to the seat that chooses it (max^n).  The tree is open-loop: a node is
a way of answering, not a position, so chance needs no nodes of its own.  Before answers are chosen
among they are all weighed: the judgement of what each leads to is its prior and its first try.
"""

from __future__ import annotations

import math
import time
from typing import Final

from burnham.bots.search.node import Node
from burnham.bots.search.outcome import Judge, lead_of
from burnham.kernel.position import Position

BETWEEN_LOOKS: Final = 16
"""Playouts between two looks at whether the choice is clear."""


class Settings:
    """How to think: `explore` is how curious, `sharpness` how much more so of what the judgement
    likes, `trust` how many tries the judgement of an answer counts for, `weigh_at` after how many
    visits the answers of a node are weighed, `dreams` in how many imaginings the first ones are."""

    def __init__(
        self,
        explore: float = 1.2,
        sharpness: float = 12.0,
        trust: float = 1.0,
        weigh_at: int = 1,
        dreams: int = 3,
    ) -> None:
        self.explore = explore
        self.sharpness = sharpness
        self.trust = trust
        self.weigh_at = weigh_at
        self.dreams = dreams


class Tree:
    """The thinking of one seat about one question."""

    def __init__(
        self, seen: Position, seat: int, judge: Judge, settings: Settings, seed: str
    ) -> None:
        self.seen = seen
        self.seat = seat
        self.judge = judge
        self.settings = settings
        self.seed = seed
        self.root = Node()
        self.imagined = 0
        self.playouts = 0
        self.totals = [0.0] * seen.players

    # --- thinking -------------------------------------------------------------------------

    def think(self, playouts: int, seconds: float, hurry: bool = False) -> None:
        """Play out until either budget is used up (0 means no such limit); in a hurry only until
        no other answer can overtake the most tried one any more."""
        start = time.monotonic()
        self.weigh_root()
        left = math.inf
        while left > 0.0:
            self.play_out()
            left = float(playouts - self.playouts) if playouts else math.inf
            if seconds > 0.0:
                spent = time.monotonic() - start
                left = min(left, self.playouts * (seconds - spent) / max(spent, 1e-6))
            if hurry and self.playouts % BETWEEN_LOOKS == 0 and self.margin() > left:
                return

    def weigh_root(self) -> None:
        """Weigh the answers in several imaginings: even a small budget has looked at them all."""
        if self.root.known:
            return
        g = self.imagine()
        question, answers = question_of(g), g.answers()
        likes = self.weigh(g, answers)
        for _ in range(1, self.settings.dreams):
            more = self.weigh(self.imagine(), answers)
            likes = [likes[place] + more[place] for place in range(len(likes))]
        for place, answer in enumerate(answers):
            self.root.add(question, answer, likes[place] / self.settings.dreams)
        self.root.line_up(question, answers, self.settings.sharpness)

    def margin(self) -> int:
        """By how many tries the most tried answer leads."""
        first, second = 0, 0
        for row in self.root.rows:
            tries = self.root.tries[row]
            if tries > first:
                first, second = tries, first
            elif tries > second:
                second = tries
        return first - second

    def imagine(self) -> Position:
        self.imagined += 1
        return self.seen.imagine(self.seat, f"{self.seed}/{self.imagined}")

    def play_out(self, first: int = -1) -> None:
        """One playout; `first` is the answer to begin with, if it is not free to choose."""
        g = self.imagine()
        path: list[Node] = []
        rows: list[int] = []
        seats: list[int] = []
        node = self.root
        while g.agenda:
            answers = g.answers()
            self.meet(node, g, answers)
            place = node.most_promising(self.settings.explore, self.settings.trust)
            if first >= 0:
                place, first = answers.index(first), -1
            row = node.rows[place]
            path.append(node)
            rows.append(row)
            seats.append(g.agenda[-2])
            g.take(answers[place])
            child = node.children[row]
            if child is None:
                child = Node()
                node.children[row] = child
            if child.visits < self.settings.weigh_at:
                child.visits += 1
                break
            node = child
        self.back_up(g, path, rows, seats)

    def meet(self, node: Node, g: Position, answers: list[int]) -> None:
        """Make a node ready to choose among these answers: weigh those that are new there."""
        question = question_of(g)
        if node.asked(question, answers):
            return
        new = [answer for answer in answers if node.row(question, answer) < 0]
        likes = self.weigh(g, new)
        for place, answer in enumerate(new):
            node.add(question, answer, likes[place])
        node.line_up(question, answers, self.settings.sharpness)

    def weigh(self, g: Position, answers: list[int]) -> list[float]:
        """What the judgement says of each answer to who is asked."""
        seat = g.agenda[-2]
        likes: list[float] = []
        for answer in answers:
            after = g.clone()
            after.take(answer)
            likes.append(self.judge.shares(after, self.judge.values(after))[seat])
        return likes

    def back_up(self, g: Position, path: list[Node], rows: list[int], seats: list[int]) -> None:
        """Tell all nodes on the way what came of it."""
        values = self.judge.values(g)
        shares = self.judge.shares(g, values)
        lead = lead_of(values, self.seat)
        for depth in range(len(path)):
            path[depth].record(rows[depth], shares[seats[depth]], lead)
        for player in range(len(shares)):
            self.totals[player] += shares[player]
        self.playouts += 1

    # --- what was found -------------------------------------------------------------------

    def findings(self) -> list[Finding]:
        """What is known of every legal answer: those tried well by their worth, then the others."""
        root = self.root
        found: list[Finding] = []
        for place in range(len(root.rows)):
            row = root.rows[place]
            tries = root.tries[row]
            lead = root.leads[row] / max(tries, 1)
            found.append(
                Finding(root.answers[place], tries, root.worth_of(row, self.settings.trust), lead)
            )
        well = max([finding.tries for finding in found]) // 2
        found.sort(key=lambda finding: (finding.tries < well, -finding.worth))
        return found

    def chances(self) -> list[float]:
        """Every player's mean share of the victory over all playouts."""
        return [total / max(self.playouts, 1) for total in self.totals]

    def child_of(self, answer: int) -> Node | None:
        """The part of the tree behind one of the answers."""
        return self.root.children[self.root.row(question_of(self.seen), answer)]


class Finding:
    """How often an answer was tried, its mean share of the victory, and the lead in points."""

    def __init__(self, answer: int, tries: int, worth: float, lead: float) -> None:
        self.answer = answer
        self.tries = tries
        self.worth = worth
        self.lead = lead


def question_of(g: Position) -> int:
    """What is asked, and whom."""
    return g.agenda[-3] * 16 + g.agenda[-2]
