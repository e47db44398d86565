"""The analysis of a finished game, in words: decisions, turning points, winning chances.

While it is made it tells what is there already; all decisions are listed when it is done.
"""

from __future__ import annotations

from dataclasses import dataclass

from burnham.bots.counsel import SWING, turning_points
from burnham.kit import things_of
from burnham.table.store.analyses import Analysis, Decision
from burnham.table.views.frame import Frame
from burnham.table.views.result import chapters, verdict
from burnham.table.views.seats import MINUS
from burnham.table.views.story import lines_of
from burnham.table.views.table import colours
from burnham.table.views.viewpoint import Viewpoint
from burnham.table.views.why import points_words, told_why

POINTS = 40
"""About so many points make the curve; between them it is averaged."""
QUESTIONS = 4
"""Kinds of question that are told of each player."""


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
    told: str  # what the log says of it; empty if nothing
    before: str  # winning chance with the best answer: "62%"
    after: str  # with the one that was given
    why: str  # what the better answer has more of; empty if nothing stands out


@dataclass(frozen=True)
class QuestionLoss:
    """What the decisions on one kind of question cost somebody."""

    question: str  # as it was asked where it cost most
    count: int
    chance: str  # all winning chance lost: "−4%"


@dataclass(frozen=True)
class PlayerLoss:
    """How well somebody played: seats only, best placed first."""

    seat: int
    name: str
    count: int
    best: str  # how often the best answer found was given: "62%"
    chance: str  # mean loss of winning chance: "−0.8%"
    points: str  # mean loss of lead: "−1.5"
    questions: tuple[QuestionLoss, ...]  # the dearest first
    decisions: tuple[DecisionView, ...]  # when it is done


@dataclass(frozen=True)
class AnalysisView:
    frame: Frame
    url: str  # the table's
    query: str  # goes along with every address of the table
    game_name: str
    sentence: str  # who won
    colours: tuple[str, ...]
    reached: int
    moments: int  # when so many are reached, it is done; all below is as far as it got
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
    decisions = analysis.decisions
    winners = [player for player, rank in enumerate(scores.ranks()) if rank == 1] if done else []
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
        turning=tuple(_decision(viewpoint, one) for one in turning_points(decisions)),
        players=tuple(_player(viewpoint, seat, decisions, done) for seat in order)
        if decisions
        else (),
    )


def _decision(viewpoint: Viewpoint, decision: Decision) -> DecisionView:
    boxed, given, best = viewpoint.boxed, decision.given, decision.best
    position = viewpoint.room.at(boxed, decision.moment)
    lost = _has_cost(viewpoint, decision)
    answers = (given.answer, best.answer)
    named = {thing for answer in answers for thing in things_of(position.step, answer)}
    return DecisionView(
        moment=decision.moment,
        turn=viewpoint.turn_of(decision.moment + 1),
        seat=decision.seat,
        question=viewpoint.text.question(position),
        played=viewpoint.text.answer(position, given.answer),
        better=viewpoint.text.answer(position, best.answer) if lost else "",
        chance=_lost_chance(viewpoint, decision),
        points=_lost_points(viewpoint, decision),
        told=_log(viewpoint, decision),
        before=viewpoint.say("chance", chance=best.chance),
        after=viewpoint.say("chance", chance=given.chance),
        why=told_why(viewpoint, given.why, decision.seat, named) if lost else "",
    )


def _log(viewpoint: Viewpoint, decision: Decision) -> str:
    """What the log says first of the answer."""
    entry = viewpoint.room.journal.standing[decision.moment + 1]
    told = [line.sentence for line in lines_of(viewpoint, entry) if not line.chapter]
    return told[0] if told else ""


def _has_cost(viewpoint: Viewpoint, decision: Decision) -> bool:
    """Whether something better was found, by an amount that is worth telling."""
    return bool(_lost_chance(viewpoint, decision) or _lost_points(viewpoint, decision))


def _lost_chance(viewpoint: Viewpoint, decision: Decision) -> str:
    """Empty if too little to be told."""
    return viewpoint.say("chance", chance=decision.loss) if round(decision.loss, 2) else ""


def _lost_points(viewpoint: Viewpoint, decision: Decision) -> str:
    """Empty if too few to be told."""
    words = points_words(viewpoint, decision.points)
    return "" if words == points_words(viewpoint, 0.0) else words


def _player(
    viewpoint: Viewpoint, seat: int, decisions: tuple[Decision, ...], done: bool
) -> PlayerLoss:
    own = [decision for decision in decisions if decision.seat == seat]
    count = max(1, len(own))
    best = sum(not _has_cost(viewpoint, decision) for decision in own)
    chance = sum(decision.loss for decision in own) / count
    return PlayerLoss(
        seat=seat,
        name=viewpoint.text.seat(seat),
        count=len(own),
        best=viewpoint.say("chance", chance=best / count),
        chance=(MINUS if round(chance, 3) else "") + viewpoint.say("chance-exactly", chance=chance),
        points=points_words(viewpoint, -sum(decision.points for decision in own) / count),
        questions=_questions(viewpoint, own),
        decisions=tuple(_decision(viewpoint, decision) for decision in own) if done else (),
    )


def _questions(viewpoint: Viewpoint, own: list[Decision]) -> tuple[QuestionLoss, ...]:
    """The kinds of question that cost somebody most."""
    kinds: dict[int, list[Decision]] = {}
    for decision in own:
        position = viewpoint.room.at(viewpoint.boxed, decision.moment)
        kinds.setdefault(position.asked_step, []).append(decision)
    dear = sorted(kinds.values(), key=lambda some: -sum(one.loss for one in some))
    found: list[QuestionLoss] = []
    for some in dear[:QUESTIONS]:
        loss, worst = sum(one.loss for one in some), max(some, key=lambda one: one.loss)
        if loss >= SWING:
            asked = viewpoint.text.question(viewpoint.room.at(viewpoint.boxed, worst.moment))
            words = MINUS + viewpoint.say("chance", chance=loss)
            found.append(QuestionLoss(asked, len(some), words))
    return tuple(found)


def _odds(
    viewpoint: Viewpoint, decisions: tuple[Decision, ...], winners: list[int], players: int
) -> tuple[Odds, ...]:
    """The curve: means over stretches of the game, and at its end who won, if it is known."""
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
    if not winners:
        return tuple(found)
    end = [round(100 / len(winners)) if p in winners else 0 for p in range(players)]
    return (*found, Odds(viewpoint.room.journal.moment, "", tuple(end)))
