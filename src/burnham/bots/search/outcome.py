"""What a position comes to for every player: points, and shares of the victory."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from burnham.kernel.position import Position
from burnham.kernel.scores import Scores
from burnham.kernel.title import Title

LEAD: Final = 0.1
WIDE: Final = 5.0
"""So much of a share is the lead on a scale so many times as wide: when all is won or lost anyway,
points still count."""


class Outlook:
    """Values positions by the game's own judgement and scoring; `scale` is how many points make a
    lead comfortable, `shortlist` what to look at when there is no time for all answers, `rivals`
    the same for others, `habit` how much better that is than it looks, `chapter` changes where
    judging is safe, `luck` measures that of dice."""

    def __init__(self, title: Title) -> None:
        self.judge: Callable[[Any, int], float] = title.thinking.judge
        self.judge_all: Callable[[Any], list[float]] = title.thinking.judge_all
        self.scores: Callable[[Any], Scores] = title.rules.scores
        self.shortlist: Callable[[Any, list[int]], list[int]] = title.thinking.shortlist
        self.rivals: Callable[[Any, list[int]], list[int]] | None = title.thinking.rivals
        self.scale: float = title.thinking.scale
        self.habit: float = title.thinking.habit
        self.chapter: Callable[[Any], int] = title.thinking.chapter
        self.luck: Callable[[Any, int, int], float] | None = title.thinking.luck

    def value(self, g: Position, player: int) -> float:
        """A player's points at the end, certain or by judgement."""
        return float(self.scores(g).totals[player]) if g.over else self.judge(g, player)

    def values(self, g: Position) -> list[float]:
        if g.over:
            return [float(total) for total in self.scores(g).totals]
        return self.judge_all(g)

    def judged(self, values: list[float]) -> list[float]:
        """Every player's share of the victory, if these are the points to expect."""
        shares = soft_shares(values, self.scale)
        return mixed(shares, soft_shares(values, WIDE * self.scale), LEAD)

    def shares(self, g: Position, values: list[float]) -> list[float]:
        """The same, but at the end it is mostly the victory itself, and a little for the lead, so
        that no point is thrown away."""
        judged = self.judged(values)
        if not g.over:
            return judged
        ranks = self.scores(g).ranks()
        prize = 1.0 / ranks.count(1)
        won = [prize if rank == 1 else 0.0 for rank in ranks]
        return mixed(won, judged, 2.0 * LEAD)

    def give(self, g: Position, answer: int, seat: int) -> float:
        """Give an answer; tells how lucky that was for a seat."""
        if self.luck is not None:
            return self.luck(g, answer, seat)
        g.take(answer)
        return 0.0

    def favourites(self, g: Position, answers: list[int], count: int) -> list[int]:
        """So many of the answers, the ones worth most to the seat that is asked."""
        if len(answers) == 1:
            return answers
        likes = [self.value(g.after(answer), g.seat) for answer in answers]
        if count == 1:
            return [answers[likes.index(max(likes))]]
        order = sorted(range(len(answers)), key=lambda i: -likes[i])
        return [answers[i] for i in order[:count]]

    def short(self, g: Position, as_rival: bool = False) -> list[int]:
        """The answers on the short list, or on that of rivals if they have one."""
        answers = g.answers()
        if len(answers) == 1:
            return answers
        if as_rival and self.rivals is not None:
            return self.rivals(g, answers)
        return self.shortlist(g, answers)

    def quick_answer(self, g: Position, as_rival: bool = False) -> int:
        """The favourite on the short list."""
        return self.favourites(g, self.short(g, as_rival), 1)[0]


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


def mixed(shares: list[float], others: list[float], part: float) -> list[float]:
    """Shares, a part of which are others."""
    return [(1.0 - part) * share + part * others[i] for i, share in enumerate(shares)]
