"""The decisions of games as rows: who was asked what, what could be answered, what was, and how the
game ended.  Games are those of a plan, or recorded ones.

Nothing that the asked seat could not know is in a row, unless whole positions are asked for; the
dice to come never are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

import burnham
from burnham.games import title_of
from burnham.kernel.errors import BadRecord
from burnham.kernel.fields import INT, INTS, ROWS, Field
from burnham.kernel.flat import LEAST, MOST
from burnham.kernel.game import Game
from burnham.kernel.position import DICE_FIELDS, Position
from burnham.kernel.records import Record, read_record
from burnham.kernel.reopening import game_of_record, replay_record
from burnham.kernel.title import Title
from burnham.lab.actions import Actions
from burnham.lab.place import Place, spread
from burnham.lab.selfplay import Choose, victory
from burnham.lab.simulate import Plan, chooser

FORMAT: Final = 1

Columns = dict[str, list[Any]]
"""Rows, column by column."""

SMALL, NUMBER, LARGE, FRACTION, TEXT = "small", "number", "large", "fraction", "text"
NUMBERS, LARGE_NUMBERS, LISTS, LARGE_LISTS = "numbers", "large numbers", "lists", "large lists"
KINDS: Final = {
    "game": NUMBER,
    "seed": TEXT,
    "seats": SMALL,
    "options": TEXT,
    "edition": TEXT,
    "number": NUMBER,
    "left": NUMBER,
    "seat": SMALL,
    "bot": TEXT,
    "step": TEXT,
    "arg": NUMBER,
    "answers": NUMBERS,
    "count": NUMBER,
    "answer": NUMBER,
    "action": NUMBER,
    "word": TEXT,
    "share": FRACTION,
    "points": LARGE,
    "rank": SMALL,
}
"""What each column holds; docs/lab.md says what they mean."""

SHAPES: Final = {INT: NUMBER, INTS: NUMBERS, ROWS: LISTS}
LARGE_SHAPES: Final = {INT: LARGE, INTS: LARGE_NUMBERS, ROWS: LARGE_LISTS}
"""Of fields that may go beyond 32 bits: money, in an edition that is rich."""

UNTOLD: Final = ("seats", "viewer", *(field.name for field in DICE_FIELDS))
"""Fields that are a column already, or nobody's business: the dice."""

SEEN, TRUE = "view_", "position_"
"""What the columns of fields begin with: as the asked seat sees them, and as they are."""


class Shown(NamedTuple):
    """What of the position is in a row: what the asked seat sees, and the whole truth."""

    view: bool = False
    positions: bool = False


class Dealt(NamedTuple):
    """The number of a game of a plan."""

    plan: Plan
    number: int


class Recorded(NamedTuple):
    """A game somebody played, and its number."""

    record: Mapping[str, Any]
    number: int


def of_plan(plan: Plan, games: int, shown: Shown, place: Place) -> Iterator[Columns]:
    """The games number 0, 1, 2 … of a plan."""
    jobs = (Dealt(plan, number) for number in range(games))
    return spread(partial(dealt_rows, shown), jobs, place, plan.thinks)


def of_records(
    records: Iterator[Mapping[str, Any]], shown: Shown, place: Place
) -> Iterator[Columns | None]:
    """Games that were recorded; None for one that cannot be played again by today's rules."""
    jobs = (Recorded(record, number) for number, record in enumerate(records))
    return spread(partial(recorded_rows, shown), jobs, place)


def dealt_rows(shown: Shown, job: Dealt) -> Columns:
    plan = job.plan
    game = plan.new(job.number)
    return _rows(game, chooser(plan, game), shown, job.number, game.seed, plan.bots)


def recorded_rows(shown: Shown, job: Recorded) -> Columns | None:
    """Seeds at tables are made from names: they stay where they are."""
    record = read_record(job.record, Record)
    title = title_of(record.game)
    try:
        answers = iter(replay_record(title, job.record).taken)
    except BadRecord:
        return None
    return _rows(game_of_record(title, record), lambda _: next(answers), shown, job.number, "", [])


def _rows(
    game: Game, choose: Choose, shown: Shown, number: int, seed: str, bots: list[str]
) -> Columns:
    """Play a game to its end; a row for every decision."""
    g, rows = game.position, []
    kinds = kinds_of(g, shown)
    while not g.over:
        answer = choose(g)
        rows.append(_row(game.title, g, answer, shown))
        g.take(answer)
    scores = game.title.rules.scores(g)
    ranks = scores.ranks()
    shares = victory(ranks)
    same = {
        "game": number,
        "seed": seed,
        "seats": game.seats,
        "options": json.dumps(game.options, sort_keys=True),
        "edition": game.tables.hash,
    }
    for moment, row in enumerate(rows):
        seat = row["seat"]
        row.update(same, number=moment, left=len(rows) - moment - 1)
        row.update(bot=bots[seat] if bots else "")
        row.update(share=shares[seat], points=scores.totals[seat], rank=ranks[seat])
    return {name: [row[name] for row in rows] for name in kinds}


def _row(title: Title, g: Position, answer: int, shown: Shown) -> dict[str, Any]:
    """What is known of a decision before the game is over."""
    answers = g.answers()
    return {
        "seat": g.seat,
        "step": g.step.name,
        "arg": g.arg,
        "answers": answers,
        "count": len(answers),
        "answer": answer,
        "action": actions_of(title.id).number(g.asked_step, answer),
        "word": g.step.word(answer),
        **(_fields(g.seen_by(g.seat), SEEN) if shown.view else {}),
        **(_fields(g, TRUE) if shown.positions else {}),
    }


def _fields(g: Position, prefix: str) -> dict[str, Any]:
    return {prefix + name: value for name, value in g.values().items() if name not in UNTOLD}


@lru_cache
def actions_of(game: str) -> Actions:
    return Actions(title_of(game))


def kinds_of(g: Position, shown: Shown) -> dict[str, str]:
    """All columns, and what each holds."""
    prefixes = [SEEN] * shown.view + [TRUE] * shown.positions
    told = [field for field in g.all_fields if field.name not in UNTOLD]
    fields = {prefix + field.name: kind_of(field) for prefix in prefixes for field in told}
    return {**KINDS, **fields}


def kind_of(field: Field) -> str:
    """Wide enough for every number that the field may hold."""
    within = field.low >= LEAST and field.high <= MOST
    return (SHAPES if within else LARGE_SHAPES)[field.shape]


# --- what a file says of itself -----------------------------------------------------------


def about_plan(plan: Plan, games: int) -> dict[str, Any]:
    """The whole setup: who has it plays the same games again."""
    tables = plan.new(0).tables
    return {
        **about_game(title_of(plan.game)),
        "edition": {"hash": tables.hash, "tables": dict(tables.overrides)},
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "bots": plan.bots,
        "games": games,
    }


def about_game(title: Title) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "burnham": burnham.__version__,
        "game": title.id,
        "rules": title.rules.version,
        "actions": actions_of(title.id).table(),
    }
