"""First sight: what the judgement thinks of the answers to a question before any is tried."""

from __future__ import annotations

from typing import Final

from burnham.bots.search.clock import Clock
from burnham.bots.search.outcome import Outlook
from burnham.kernel.position import Position

LOOKS: Final = 8
"""Imaginings in which the front answers are looked at."""

FRONT: Final = 16
"""So many answers that one look likes best get the further looks."""

PART: Final = 0.25
"""Looking around ends when this part of the time is over."""


class FirstSight:
    """One look at all answers, beginning with the short list, then more looks at those in front.
    An answer is told by its `place` among the answers."""

    def __init__(
        self, seen: Position, seat: int, outlook: Outlook, clock: Clock, seed: str
    ) -> None:
        self.seen = seen
        self.seat = seat
        self.outlook = outlook
        self.clock = clock
        self.seed = seed
        self.answers = seen.answers()
        self.totals = [0.0] * len(self.answers)
        self.looks = [0] * len(self.answers)
        self.habit = -1

    def look_around(self) -> None:
        every = self.by_short_list()
        self.count(every, self.look(0, every))
        front = self.order()[:FRONT]
        before = [self.totals[place] for place in front]
        for number in range(1, LOOKS):
            found = self.look(number, front)
            if len(found) < len(front):  # time is up
                return
            self.count(front, found)
            if number == 1 and found == before and self.seen.hides_nothing():
                return  # looks differ by dice alone, and none were rolled

    def by_short_list(self) -> list[int]:
        """The places of all answers, those on the short list first."""
        g = self.seen.imagine(self.seat, f"{self.seed}/habit")
        short = self.outlook.short(g)
        if self.outlook.habit:
            self.habit = self.answers.index(self.outlook.favourites(g, short, 1)[0])
        listed = [place for place, answer in enumerate(self.answers) if answer in short]
        return listed + [place for place in range(len(self.answers)) if place not in listed]

    def look(self, number: int, places: list[int]) -> list[float]:
        """The shares of the victory after these answers in one imagining, as far as time allows,
        but at least one.  All by points: an answer that ends the game would have its victory, and
        one that wins by more a little later would not."""
        g = self.seen.imagine(self.seat, f"{self.seed}/sight/{number}")
        found: list[float] = []
        for place in places:
            if found and self.clock.past(PART):
                break
            after = g.after(self.answers[place])
            found.append(self.outlook.judged(self.outlook.values(after))[self.seat])
        return found

    def count(self, places: list[int], found: list[float]) -> None:
        for i, share in enumerate(found):
            self.totals[places[i]] += share
            self.looks[places[i]] += 1

    def share(self, place: int) -> float:
        """The mean of all looks.  The habit is better than it looks; nothing is expected of an
        answer that there was no time for."""
        mean = self.totals[place] / self.looks[place] if self.looks[place] else 0.0
        return mean + self.outlook.habit if place == self.habit else mean

    def order(self) -> list[int]:
        """All places, those looked at most often first, and the best of them in front."""
        return sorted(
            range(len(self.answers)), key=lambda place: (-self.looks[place], -self.share(place))
        )
