"""The analysis of a finished game, in words: decisions, turning points, winning chances."""

from __future__ import annotations

from burnham.bots.counsel import turning_points
from burnham.table.codec import unpacked
from burnham.table.show.look import Look
from burnham.table.show.question import MINUS, points_words
from burnham.table.show.result import chapters, verdict
from burnham.table.show.table import colours
from burnham.table.store.analyses import Analysis, Decision
from burnham.table.view import AnalysisView, DecisionView, Odds, PlayerLoss

POINTS = 40
"""About so many points make the curve; between them it is averaged."""


def analysis_view(look: Look, analysis: Analysis) -> AnalysisView:
    """Costly for a long game: every decision is told.  Not for the event loop."""
    room = look.room
    assert room.position is not None  # the game is over
    scores = look.boxed.title.scores(room.position)
    order = sorted(range(len(room.seats)), key=lambda seat: scores.ranks()[seat])
    done = analysis.reached >= room.book.moment
    decisions = analysis.decisions if done else ()
    told = {decision.moment: _decision(look, decision) for decision in decisions}
    winners = [player for player, rank in enumerate(scores.ranks()) if rank == 1]
    return AnalysisView(
        frame=look.viewing.frame,
        url=f"/t/{room.id}",
        query=f"as={look.viewing.seat}" if look.viewing.seat is not None else "",
        game_name=look.text.say("game-name"),
        sentence=verdict(look, scores),
        colours=colours(look),
        reached=analysis.reached,
        moments=room.book.moment,
        names=tuple(
            (player if player < len(room.seats) else None, look.text.seat(player))
            for player in range(scores.players)
        ),
        odds=_odds(look, decisions, winners, scores.players) if decisions else (),
        turning=tuple(told[decision.moment] for decision in turning_points(decisions)),
        players=tuple(_player(look, seat, decisions, told) for seat in order) if done else (),
    )


def _decision(look: Look, decision: Decision) -> DecisionView:
    boxed = look.boxed
    kept = look.room.book.standing[decision.moment].position
    position = unpacked(kept, boxed.title, boxed.box, len(look.room.seats))
    chance = look.say("chance", chance=decision.loss) if round(decision.loss, 2) else ""
    points = _lost_points(look, decision)
    return DecisionView(
        moment=decision.moment,
        seat=decision.seat,
        question=look.text.question(position),
        played=look.text.answer(position, decision.given.answer),
        better=look.text.answer(position, decision.best.answer) if chance or points else "",
        chance=chance,
        points=points,
    )


def _lost_points(look: Look, decision: Decision) -> str:
    """Empty if too few to be told."""
    words = points_words(look, decision.points)
    return "" if words == points_words(look, 0.0) else words


def _player(
    look: Look, seat: int, decisions: tuple[Decision, ...], told: dict[int, DecisionView]
) -> PlayerLoss:
    own = [decision for decision in decisions if decision.seat == seat]
    count = max(1, len(own))
    best = sum(not told[decision.moment].better for decision in own)
    chance = sum(decision.loss for decision in own) / count
    return PlayerLoss(
        seat=seat,
        name=look.text.seat(seat),
        count=len(own),
        best=look.say("chance", chance=best / count),
        chance=(MINUS if round(chance, 3) else "") + look.say("chance-exactly", chance=chance),
        points=points_words(look, -sum(decision.points for decision in own) / count),
        decisions=tuple(told[decision.moment] for decision in own),
    )


def _odds(
    look: Look, decisions: tuple[Decision, ...], winners: list[int], players: int
) -> tuple[Odds, ...]:
    """The curve: means over stretches of the game, and at its end who won."""
    waiting = chapters(look)
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
    return (*found, Odds(look.room.book.moment, "", tuple(end)))
