"""Many games by bots.  The same plan and number give the same game on every machine."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from burnham.bots import make_bot, thinking_seconds
from burnham.games import title_of
from burnham.kernel.errors import BadOption
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice, play_random
from burnham.kernel.title import Options
from burnham.lab import selfplay
from burnham.lab.place import Place, spread
from burnham.lab.selfplay import Choose, seated, victory


@dataclass(frozen=True)
class Plan:
    """What is played: one bot's name a seat; `records` is a folder to write every game to."""

    game: str
    seats: int
    options: Options
    seed: str
    bots: list[str]
    edition: str | Mapping[str, Any] | None = None
    records: str | None = None

    def check(self) -> None:
        """BadOption or BadComponents before the first game rather than in the midst."""
        if len(self.bots) != self.seats:
            raise BadOption("bots-seats", bots=len(self.bots), seats=self.seats)
        game = self.new(0)
        for name in self.bots:
            make_bot(name, game.title, "")

    @property
    def by_chance(self) -> bool:
        return set(self.bots) == {"random"}

    @property
    def thinks(self) -> bool:
        """Whether a game takes minutes."""
        return any(thinking_seconds(name) for name in self.bots)

    def new(self, number: int) -> Game:
        seed = f"{self.seed}-{number}"
        return new_game(title_of(self.game), self.seats, seed, self.options, self.edition)


class Played(NamedTuple):
    """One finished game: how many decisions, and every player's points and share of the win."""

    decisions: int
    totals: list[int]
    shares: list[float]


class Job(NamedTuple):
    plan: Plan
    number: int


def simulate(plan: Plan, games: int, place: Place = 1) -> Iterator[Played]:
    """Play the games number 0, 1, 2 … of a plan."""
    return spread(play, (Job(plan, number) for number in range(games)), place, plan.thinks)


def play(job: Job) -> Played:
    plan, number = job
    game = plan.new(number)
    decisions = _played(plan, game)
    if plan.records is not None:
        write_record(Path(plan.records), f"{plan.game}-{game.seed}", game.record())
    scores = game.title.rules.scores(game.position)
    return Played(decisions, scores.totals, victory(scores.ranks()))


def _played(plan: Plan, game: Game) -> int:
    if plan.by_chance and plan.records is None:
        return play_random(game.position, _dice(game))
    return selfplay.play(game, chooser(plan, game))


def chooser(plan: Plan, game: Game) -> Choose:
    """Who answers in a game of the plan.  Chance needs no view of its own."""
    if plan.by_chance:
        dice = _dice(game)
        return lambda g: dice.pick(g.answers())
    bots = {
        seat: make_bot(name, game.title, f"{game.seed}-bot-{seat}")
        for seat, name in enumerate(plan.bots)
    }
    return seated(bots)


def _dice(game: Game) -> Dice:
    return Dice(f"{game.seed}-chance")


def write_record(folder: Path, name: str, record: dict[str, Any]) -> Path:
    """Write a record to `folder`/<name>.json and say where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    path.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


class Tally:
    """Sums over games, for people and for JSON."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.started = time.perf_counter()
        self.games = 0
        self.decisions = 0
        self.totals: list[int] = []
        self.shares: list[float] = []

    def add(self, played: Played) -> None:
        if not self.games:
            self.totals = [0] * len(played.totals)
            self.shares = [0.0] * len(played.totals)
        self.games += 1
        self.decisions += played.decisions
        self.totals = [a + b for a, b in zip(self.totals, played.totals, strict=True)]
        self.shares = [a + b for a, b in zip(self.shares, played.shares, strict=True)]

    def to_dict(self) -> dict[str, Any]:
        seconds = time.perf_counter() - self.started
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "bots": self.plan.bots,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds),
            "players": [
                {
                    "seat": seat,
                    "bot": self.plan.bots[seat] if seat < self.plan.seats else "–",
                    "mean_score": self.totals[seat] / self.games,
                    "win_share": self.shares[seat] / self.games,
                }
                for seat in range(len(self.totals))
            ],
        }
