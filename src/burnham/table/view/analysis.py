"""After the game: what every decision was worth."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.view.frame import Frame


@dataclass(frozen=True)
class Odds:
    """Everybody's winning chances, in percent, by player."""

    moment: int
    label: str  # the chapter that begins here; empty between chapters
    chances: tuple[int, ...]


@dataclass(frozen=True)
class DecisionView:
    moment: int  # so many answers were given before it
    seat: int
    question: str
    played: str
    better: str  # empty if nothing was found that is better by an amount worth telling
    chance: str  # winning chance lost, in words; empty if none
    points: str  # lead lost, in words; empty if none


@dataclass(frozen=True)
class PlayerLoss:
    """How well somebody played: seats only, best placed first."""

    seat: int
    name: str
    count: int
    best: str  # how often the best answer found was given: "62%"
    chance: str  # mean loss of winning chance: "−0.8%"
    points: str  # mean loss of lead: "−1.5"
    decisions: tuple[DecisionView, ...]


@dataclass(frozen=True)
class AnalysisView:
    frame: Frame
    url: str  # the table's
    query: str  # goes along with every address of the table
    game_name: str
    sentence: str  # who won
    colours: tuple[str, ...]
    reached: int
    moments: int  # when so many are reached, it is done; all below is empty before
    names: tuple[tuple[int | None, str], ...]  # seat and name of every player, by player
    odds: tuple[Odds, ...]
    turning: tuple[DecisionView, ...]
    players: tuple[PlayerLoss, ...]

    @property
    def done(self) -> bool:
        return self.reached >= self.moments
