"""The analysis of a finished game, in words: decisions, turning points, winning chances."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.bots.counsel import turning_points
from burnham.table.store.analyses import Analysis, Decision
from burnham.table.views.frame import Frame
from burnham.table.views.hint import points_words
from burnham.table.views.result import chapters, verdict
from burnham.table.views.seats import MINUS
from burnham.table.views.table import colours
from burnham.table.views.viewpoint import Viewpoint

POINTS = 40
"""About so many points make the curve; between them it is averaged."""


@dataclass(frozen=True)
class Odds:
    """Everybody's winning chances, in percent, by player."""

    moment: int
    label: str  # the chapter that begins here; empty between chapters
    chances: tuple[int, ...]


@dataclass(frozen=True)
class DecisionView:
    moment: int  # so many answers were given before it
    turn: int
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


def analysis_view(viewpoint: Viewpoint, analysis: Analysis) -> AnalysisView:
    """Costly for a long game: every decision is told.  Not for the event loop."""
    room = viewpoint.room
    assert room.position is not None  # the game is over
    scores = viewpoint.boxed.title.rules.scores(room.position)
    order = sorted(range(len(room.seats)), key=lambda seat: scores.ranks()[seat])
    done = analysis.reached >= room.journal.moment
    decisions = analysis.decisions if done else ()
    views = {decision.moment: _decision(viewpoint, decision) for decision in decisions}
    winners = [player for player, rank in enumerate(scores.ranks()) if rank == 1]
    return AnalysisView(
        frame=viewpoint.viewing.frame,
        url=f"/t/{room.id}",
        query=f"as={viewpoint.viewing.seat}" if viewpoint.viewing.seat is not None else "",
        game_name=viewpoint.text.say("game-name"),
        sentence=verdict(viewpoint, scores),
        colours=colours(viewpoint),
        reached=analysis.reached,
        moments=room.journal.moment,
        names=tuple(
            (player if player < len(room.seats) else None, viewpoint.text.seat(player))
            for player in range(scores.players)
        ),
        odds=_odds(viewpoint, decisions, winners, scores.players) if decisions else (),
        turning=tuple(views[decision.moment] for decision in turning_points(decisions)),
        players=tuple(_player(viewpoint, seat, decisions, views) for seat in order) if done else (),
    )


def _decision(viewpoint: Viewpoint, decision: Decision) -> DecisionView:
    boxed = viewpoint.boxed
    position = viewpoint.room.at(boxed, decision.moment)
    chance = viewpoint.say("chance", chance=decision.loss) if round(decision.loss, 2) else ""
    points = _lost_points(viewpoint, decision)
    return DecisionView(
        moment=decision.moment,
        turn=viewpoint.turn_of(decision.moment + 1),
        seat=decision.seat,
        question=viewpoint.text.question(position),
        played=viewpoint.text.answer(position, decision.given.answer),
        better=viewpoint.text.answer(position, decision.best.answer) if chance or points else "",
        chance=chance,
        points=points,
    )


def _lost_points(viewpoint: Viewpoint, decision: Decision) -> str:
    """Empty if too few to be told."""
    words = points_words(viewpoint, decision.points)
    return "" if words == points_words(viewpoint, 0.0) else words


def _player(
    viewpoint: Viewpoint, seat: int, decisions: tuple[Decision, ...], views: dict[int, DecisionView]
) -> PlayerLoss:
    own = [decision for decision in decisions if decision.seat == seat]
    count = max(1, len(own))
    best = sum(not views[decision.moment].better for decision in own)
    chance = sum(decision.loss for decision in own) / count
    return PlayerLoss(
        seat=seat,
        name=viewpoint.text.seat(seat),
        count=len(own),
        best=viewpoint.say("chance", chance=best / count),
        chance=(MINUS if round(chance, 3) else "") + viewpoint.say("chance-exactly", chance=chance),
        points=points_words(viewpoint, -sum(decision.points for decision in own) / count),
        decisions=tuple(views[decision.moment] for decision in own),
    )


def _odds(
    viewpoint: Viewpoint, decisions: tuple[Decision, ...], winners: list[int], players: int
) -> tuple[Odds, ...]:
    """The curve: means over stretches of the game, and at its end who won."""
    waiting = chapters(viewpoint)
    found: list[Odds] = []
    size = max(1, len(decisions) // POINTS)
    for first in range(0, len(decisions), size):
        some = decisions[first : first + size]
        moment = some[0].moment
        begun = [label for at, label in waiting if at <= moment]
        waiting = waiting[len(begun) :]
        means = [sum(one.chances[p] for one in some) / len(some) for p in range(players)]
        label = begun[-1] if begun else ""
        found.append(Odds(moment, label, tuple(round(100 * mean) for mean in means)))
    end = [round(100 / len(winners)) if p in winners else 0 for p in range(players)]
    return (*found, Odds(viewpoint.room.journal.moment, "", tuple(end)))
