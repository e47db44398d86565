"""Puzzles: those of the day and how far one has got, and one to be solved."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.bots.puzzles import Judged, Puzzle
from burnham.bots.reasons import RIVAL, Why
from burnham.kernel.text import Text
from burnham.kit import things_of
from burnham.table.room.puzzles import seen_in
from burnham.table.service.puzzles import PuzzleBook, Standing
from burnham.table.speech import Speech, speech_in
from burnham.table.views.frame import Frame
from burnham.table.views.games import GameCard, game_card
from burnham.table.views.practice import PracticeView, Promise, Verdict, practice_view
from burnham.table.views.viewpoint import Viewpoint
from burnham.table.views.why import told_why

ADDRESS = "/puzzles"


@dataclass(frozen=True)
class PuzzleGame:
    """A game's puzzles: that of the day, and how many of all are solved."""

    card: GameCard
    question: str  # of the puzzle of the day
    level: str  # how hard that is, in words
    day: str  # where it is
    state: str  # what came of it: "solved", "missed", or empty
    next: str  # the next one; empty if all have been answered
    solved: int
    answered: int
    count: int


@dataclass(frozen=True)
class PuzzlesView:
    frame: Frame
    streak: int  # days in a row with a solved puzzle
    games: tuple[PuzzleGame, ...]


@dataclass(frozen=True)
class PuzzleView:
    practice: PracticeView
    next: str  # another puzzle; empty if all of the game have been answered
    study: str  # where a study of it is opened
    report: str  # where a report is sent
    reported: bool  # just now
    streak: int


def puzzle_url(game: str, id: str) -> str:
    return f"{ADDRESS}/{game}/{id}"


def next_url(game: str) -> str:
    return f"{ADDRESS}/{game}"


def puzzles_view(frame: Frame, book: PuzzleBook, standing: Standing, now: float) -> PuzzlesView:
    games = [_puzzle_game(frame, book, standing, game, now) for game in book.games]
    by_length = sorted(games, key=lambda one: one.card.minutes)
    return PuzzlesView(frame, standing.streak, tuple(by_length))


def _puzzle_game(
    frame: Frame, book: PuzzleBook, standing: Standing, game: str, now: float
) -> PuzzleGame:
    boxed, pack, puzzle = book.shelf[game], book.pack(game), book.of_day(game, now)
    text = boxed.text(frame.lang, {}, puzzle.seats)
    dream = seen_in(puzzle, boxed).imagine(puzzle.seat, puzzle.id)
    tried = standing.tries.get(puzzle.id)
    return PuzzleGame(
        card=game_card(boxed, frame.lang),
        question=text.question(dream),
        level=speech_in(frame.lang)(f"puzzle-level-{puzzle.level}"),
        day=puzzle_url(game, puzzle.id),
        state="" if tried is None else "solved" if tried.solved else "missed",
        next=next_url(game) if standing.next(pack) else "",
        solved=standing.solved(pack),
        answered=sum(one.id in standing.tries for one in pack.puzzles),
        count=len(pack.puzzles),
    )


def puzzle_view(
    viewpoint: Viewpoint,
    base_url: str,
    puzzle: Puzzle,
    standing: Standing,
    given: Judged | None,
    *,
    more: bool,
    reported: bool = False,
) -> PuzzleView:
    """`viewpoint` is at the puzzle's table; `given` is the answer that is judged; `more`: there are
    puzzles that were not answered yet."""
    game = viewpoint.room.header.game
    url = puzzle_url(game, puzzle.id)
    practice = practice_view(
        viewpoint,
        url,
        base_url,
        kind=viewpoint.say("puzzle"),
        about=_about(viewpoint.say, puzzle),
        leave=ADDRESS,
        verdict=_verdict(viewpoint, puzzle, given) if given else None,
    )
    return PuzzleView(
        practice=practice,
        next=next_url(game) if more else "",
        study=f"{url}/study",
        report=f"{url}/report",
        reported=reported,
        streak=standing.streak,
    )


def _about(say: Speech, puzzle: Puzzle) -> str:
    """How hard it is, by the bots that were asked the same."""
    found = [
        say("puzzle-found", bot=say(f"level-{bot}"), times=times, of=of)
        for bot, (times, of) in puzzle.found.items()
    ]
    return say("puzzle-about", level=say(f"puzzle-level-{puzzle.level}"), found=", ".join(found))


def _verdict(viewpoint: Viewpoint, puzzle: Puzzle, given: Judged) -> Verdict:
    """A right answer is compared with the best wrong one, a wrong one with the best."""
    say = viewpoint.say
    best = puzzle.answers[0]
    wrong = next(one for one in puzzle.answers if not one.credited)
    what = _sentence(viewpoint, given)
    lost = say("chance", chance=given.lag)
    if given.credited:
        why = _why(viewpoint, puzzle, best, wrong)
        reasons = say("puzzle-better-than", what=_sentence(viewpoint, wrong), reasons=why)
        told = [what, reasons if why else ""]
    else:
        why = _why(viewpoint, puzzle, best, given)
        told = [
            say("mistake-wrong", what=what, chance=lost),
            say("mistake-why", reasons=why) if why else "",
        ]
    promises = tuple(
        Promise(_sentence(viewpoint, one), say("chance", chance=one.chance), one.credited)
        for one in puzzle.answers
    )
    return Verdict(given.credited, tuple(filter(None, told)), promises=promises)


def _sentence(viewpoint: Viewpoint, one: Judged) -> str:
    dream = viewpoint.eyes.dreams[0]
    return viewpoint.text.answer(dream, dream.step.number(one.word))


def can_be_told(text: Text, why: Why) -> bool:
    """Whether the game has words for these reasons: a judgement may have other terms by now."""
    own = [one for one in why.reasons if one.term != RIVAL]
    terms = [f"term-{one.term}.of" if one.kind else f"term-{one.term}" for one in own]
    return all(map(text.has, [*terms, *(f"holds-{one.kind}" for one in why.held)]))


def _why(viewpoint: Viewpoint, puzzle: Puzzle, best: Judged, other: Judged) -> str:
    if not can_be_told(viewpoint.text, other.why):
        return ""
    step = viewpoint.eyes.dreams[0].step
    answers = [step.number(one.word) for one in (best, other)]
    named = {thing for answer in answers for thing in things_of(step, answer)}
    return told_why(viewpoint, other.why, puzzle.seat, named)
