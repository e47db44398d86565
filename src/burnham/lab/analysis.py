"""After the game: where it was won and lost.

Every real decision of a record is thought through again from the view of the seat that made it.
The loss of an answer is the winning chance that the best answer found would have kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from burnham.bots.counsel import Weighed, ask, turning_points
from burnham.bots.search.thinker import Thinker
from burnham.games import title_of
from burnham.kernel.game import Game
from burnham.kernel.records import Record, read_record
from burnham.kernel.reopening import game_of_record


@dataclass(frozen=True)
class Choice:
    """An answer and what the search thinks of it: winning chance, and lead in points."""

    answer: int
    word: str
    sentence: str
    chance: float
    lead: float


@dataclass(frozen=True)
class Decision:
    """One decision of the game.  `number` answers were given before it; `chances` are those of
    all players as the seat could judge them; `loss` is of winning chance, `points` of lead."""

    number: int
    seat: int
    question: str
    chosen: Choice
    best: Choice
    loss: float
    points: float
    chances: list[float]


def analyse(
    record: Mapping[str, Any],
    playouts: int,
    lang: str = "en",
    names: Mapping[int, str] | None = None,
) -> Iterator[Decision]:
    """The decisions of a game in order, each as soon as it is thought through."""
    written = read_record(record, Record)
    title = title_of(written.game)
    game = game_of_record(title, written)
    game.names = names or {}
    thinker = Thinker(title, "analysis", playouts=playouts)
    for word in written.answers:
        if len(game.answers()) > 1:
            yield _decision(game, thinker, game.answer(word), lang)
        game.take(word)


def _decision(game: Game, thinker: Thinker, answer: int, lang: str) -> Decision:
    seat = game.position.seat
    counsel = ask(thinker, game.position.seen_by(seat), seat, answer)
    best, chosen = counsel.best, counsel.of(answer)
    return Decision(
        number=game.number,
        seat=seat,
        question=game.question_in(lang),
        chosen=_choice(game, chosen, lang),
        best=_choice(game, best, lang),
        loss=chosen.lost_chance(best),
        points=chosen.lost_points(best),
        chances=list(counsel.chances),
    )


def _choice(game: Game, weighed: Weighed, lang: str) -> Choice:
    return Choice(
        answer=weighed.answer,
        word=game.word(weighed.answer),
        sentence=game.say(weighed.answer, lang),
        chance=weighed.chance,
        lead=weighed.lead,
    )


def summary(decisions: list[Decision], seats: int) -> dict[str, Any]:
    """All that a page or a program wants: decisions, loss by seat, turning points."""
    return {
        "decisions": [asdict(decision) for decision in decisions],
        "loss": [sum(d.loss for d in decisions if d.seat == seat) for seat in range(seats)],
        "turning_points": [decision.number for decision in turning_points(decisions)],
    }
