"""One tree over many imaginings: what a seat finds out by thinking ahead.

Every playout imagines the hidden cards and the dice anew, walks down the tree by the answers
that are legal there, adds one node, plays on a little and lets the game's judgement say what
each seat may expect.  An edge remembers its worth to the seat that chooses it (max^n).  The tree
is open-loop: a node is a way of answering, not a position, so chance needs no nodes of its own.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.scores import Scores

BETWEEN_LOOKS: Final = 16
"""Playouts between two looks at whether the choice is clear."""


class Node:
    """What is known about the answers at one point of the tree."""

    def __init__(self) -> None:
        self.visits = 0
        self.rows: dict[int, int] = {}
        self.tries: list[int] = []
        self.worth: list[float] = []
        self.priors: list[float] = []
        self.children: list[Node | None] = []
        self.weighed = False

    def row(self, key: int) -> int:
        """The row of an answer; a new one if it was never legal here before."""
        found = self.rows.get(key, -1)
        if found < 0:
            found = len(self.tries)
            self.rows[key] = found
            self.tries.append(0)
            self.worth.append(0.0)
            self.priors.append(-1.0)
            self.children.append(None)
        return found


class Settings:
    """How to think.  `scale` is how many points make a lead comfortable; `playout` how many
    answers are played by chance behind a leaf before it is judged; `weigh_at` after how many
    visits the answers of a node are weighed one by one by the judgement."""

    def __init__(
        self,
        scale: float = 6.0,
        playout: int = 0,
        explore: float = 1.2,
        weigh_at: int = 2,
        sharpness: float = 3.0,
    ) -> None:
        self.scale = scale
        self.playout = playout
        self.explore = explore
        self.weigh_at = weigh_at
        self.sharpness = sharpness


class Tree:
    """The thinking of one seat about one question."""

    def __init__(
        self,
        seen: Position,
        seat: int,
        judge: Callable[[Any, int], float],
        scores: Callable[[Any], Scores],
        settings: Settings,
        seed: str,
    ) -> None:
        self.seen = seen
        self.seat = seat
        self.judge = judge
        self.scores = scores
        self.settings = settings
        self.seed = seed
        self.dice = Dice(seed)
        self.root = Node()
        self.playouts = 0
        self.totals = [0.0] * seen.players
        self.points: dict[int, float] = {}

    # --- thinking -------------------------------------------------------------------------

    def think(self, playouts: int, seconds: float, hurry: bool = False) -> None:
        """Play out until either budget is used up (0 means no such limit); in a hurry only until
        no other answer can overtake the most tried one any more."""
        start = time.monotonic()
        done = 0
        left = math.inf
        while left > 0.0:
            self.play_out()
            done += 1
            left = float(playouts - done) if playouts else math.inf
            if seconds > 0.0:
                spent = time.monotonic() - start
                left = min(left, done * (seconds - spent) / max(spent, 1e-6))
            if hurry and done % BETWEEN_LOOKS == 0 and self.margin() > left:
                return

    def margin(self) -> int:
        """By how many tries the most tried answer leads."""
        first, second = 0, 0
        for tries in self.root.tries:
            if tries > first:
                first, second = tries, first
            elif tries > second:
                second = tries
        return first - second

    def play_out(self, first: int = -1) -> None:
        """One playout; `first` is the answer to begin with, if it is not free to choose."""
        g = self.seen.imagine(self.seat, f"{self.seed}/{self.playouts}")
        self.playouts += 1
        path: list[Node] = []
        rows: list[int] = []
        seats: list[int] = []
        node = self.root
        while g.agenda:
            answers = g.answers() if first < 0 else [first]
            first = -1
            seat = g.seat
            row, answer = self.choose(node, g, seat, answers)
            path.append(node)
            rows.append(row)
            seats.append(seat)
            g.take(answer)
            child = node.children[row]
            if child is None:
                node.children[row] = Node()
                break
            node = child
        values = self.outcome(g)
        shares = self.shares(g, values)
        for player in range(len(shares)):
            self.totals[player] += shares[player]
        self.points[rows[0]] = self.points.get(rows[0], 0.0) + lead_of(values, self.seat)
        self.back_up(path, rows, seats, shares)

    def choose(self, node: Node, g: Position, seat: int, answers: list[int]) -> tuple[int, int]:
        """The answer to try next: worth so far, plus curiosity in proportion to its prior."""
        base = (g.agenda[-3] * 16 + seat) * 4096
        if not node.weighed and node.visits >= self.settings.weigh_at and len(answers) > 1:
            self.weigh(node, g, seat, base, answers)
        curiosity = self.settings.explore * math.sqrt(node.visits + 1.0)
        even = 1.0 / len(answers)
        mean = 1.0 / g.players
        best, best_row, best_answer = -1.0, 0, answers[0]
        for answer in answers:
            row = node.row(base + answer)
            tries = node.tries[row]
            prior = node.priors[row]
            if prior < 0.0:
                prior = even
            value = node.worth[row] / tries if tries else mean
            value += curiosity * prior / (1.0 + tries) + 1e-6 * (
                self.dice.source.random_word() & 255
            )
            if value > best:
                best, best_row, best_answer = value, row, answer
        return best_row, best_answer

    def weigh(self, node: Node, g: Position, seat: int, base: int, answers: list[int]) -> None:
        """Give the answers of a node their priors: how the judgement likes what each leads to."""
        node.weighed = True
        likes: list[float] = []
        for answer in answers:
            after = g.clone()
            after.take(answer)
            likes.append(self.shares(after, self.values(after))[seat])
        best = max(likes)
        weights = [math.exp(self.settings.sharpness * 4.0 * (like - best)) for like in likes]
        total = sum(weights)
        for i, answer in enumerate(answers):
            node.priors[node.row(base + answer)] = 0.9 * weights[i] / total + 0.1 / len(answers)

    # --- what it comes to -----------------------------------------------------------------

    def outcome(self, g: Position) -> list[float]:
        """Play on a little by chance; the points that every player may then expect."""
        left = self.settings.playout
        while left > 0 and g.agenda:
            g.take(self.dice.pick(g.answers()))
            left -= 1
        return self.values(g)

    def values(self, g: Position) -> list[float]:
        """Points at the end, certain or by judgement."""
        if g.agenda:
            return [self.judge(g, player) for player in range(g.players)]
        return [float(total) for total in self.scores(g).totals]

    def shares(self, g: Position, values: list[float]) -> list[float]:
        """Every player's share of the victory.  At the end it is mostly the victory itself, and a
        little for the lead, so that no point is thrown away."""
        lead = soft_shares(values, self.settings.scale)
        if g.agenda:
            return lead
        ranks = self.scores(g).ranks()
        winners = ranks.count(1)
        return [
            0.2 * share + (0.8 / winners if ranks[player] == 1 else 0.0)
            for player, share in enumerate(lead)
        ]

    def back_up(
        self, path: list[Node], rows: list[int], seats: list[int], shares: list[float]
    ) -> None:
        for depth in range(len(path)):
            node = path[depth]
            row = rows[depth]
            node.visits += 1
            node.tries[row] += 1
            node.worth[row] += shares[seats[depth]]

    # --- what was found -------------------------------------------------------------------

    def findings(self) -> list[Finding]:
        """What is known of every legal answer, the most tried first."""
        base = (self.seen.agenda[-3] * 16 + self.seat) * 4096
        found: list[Finding] = []
        for answer in self.seen.answers():
            row = self.root.row(base + answer)
            tries = self.root.tries[row]
            per = 1.0 / tries if tries else 0.0
            lead = self.points.get(row, 0.0) * per
            found.append(Finding(answer, tries, self.root.worth[row] * per, lead))
        found.sort(key=order_of)
        return found

    def chances(self) -> list[float]:
        """Every player's mean share of the victory over all playouts."""
        return [total / max(self.playouts, 1) for total in self.totals]

    def child_of(self, answer: int) -> Node | None:
        """The part of the tree behind one of the answers."""
        base = (self.seen.agenda[-3] * 16 + self.seat) * 4096
        return self.root.children[self.root.row(base + answer)]


class Finding:
    """How often an answer was tried, its mean share of the victory, and the lead in points."""

    def __init__(self, answer: int, tries: int, worth: float, lead: float) -> None:
        self.answer = answer
        self.tries = tries
        self.worth = worth
        self.lead = lead


def order_of(finding: Finding) -> tuple[int, float]:
    return (-finding.tries, -finding.worth)


def lead_of(values: list[float], player: int) -> float:
    """Points ahead of the best rival."""
    if len(values) == 1:
        return values[0]
    return values[player] - max(v for other, v in enumerate(values) if other != player)


def soft_shares(values: list[float], scale: float) -> list[float]:
    """Shares that add to one: even for equal values, all for a lead of many `scale`s."""
    best = max(values)
    weights = [math.exp((value - best) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
