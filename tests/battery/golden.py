"""Golden games: whole random games as text that a person can read and a review can compare.

    python -m tests.battery.golden           says which games no longer run as written
    python -m tests.battery.golden --write   writes all of them anew

One game for each number of seats, and one with as many options changed as fit together.  If a rule
changes on purpose, write them anew, read the difference, and raise the game's rules version.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from burnham.kernel.game import Game
from burnham.kernel.playout import Dice
from burnham.lab.setups import Setup, random_setup
from tests.battery.cases import GAMES, TITLES, Case

FOLDER = Path(__file__).parent.parent / "goldens"
SEED = "golden"
EVERY = 20
"""After so many answers the position is named by its hash."""


def goldens(game: str) -> dict[str, Case]:
    """The golden games of a title by file name."""
    title = TITLES[game]
    counts = range(title.rules.min_seats, title.rules.max_seats + 1)
    found = {f"{game}-{seats}.txt": Case(game, Setup(seats, {})) for seats in counts}
    if title.rules.options:
        found[f"{game}-options.txt"] = Case(game, _most_options(game))
    return found


def _most_options(game: str) -> Setup:
    title = TITLES[game]
    dice = Dice(f"goldens of {game}")
    defaults = {option.name: option.default for option in title.rules.options}
    tries = [random_setup(title, dice) for _ in range(100)]
    return max(tries, key=lambda s: sum(v != defaults[k] for k, v in s.options.items()))


def told(case: Case) -> str:
    """The whole game as text."""
    return "\n".join(_lines(case.new(SEED))) + "\n"


def _lines(game: Game) -> Iterator[str]:
    dice = Dice(SEED)
    yield f"{game.title.id}, rules {game.title.rules.version}, {game.seats} seats, seed {game.seed}"
    for name, value in game.options.items():
        yield f"  {name} = {str(value).lower()}"
    yield f"     {game.hash()}"
    while not game.over:
        answer = dice.pick(game.answers())
        number, seat, question = game.number + 1, game.seat, game.question
        word, sentence = game.word(answer), game.say(answer)
        game.take(answer)
        yield f"{number:4} {seat} {question}: {word} · {sentence}"
        if number % EVERY == 0:
            yield f"     {game.hash()}"
    yield f"     {game.hash()}"
    for player in game.scores()["players"]:
        points = ", ".join(f"{name} {value}" for name, value in player["categories"].items())
        breaks = ", ".join(f"{name} {value}" for name, value in player["breaks"].items())
        yield f"{player['rank']}. player {player['seat']}: {player['total']} ({points}; {breaks})"


def main(write: bool) -> int:
    """Write or compare all; gives how many differ."""
    different = 0
    for game in GAMES:
        for name, case in goldens(game).items():
            path, text = FOLDER / name, told(case)
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            different += 1
            print(f"{name} {'written' if write else 'differs'}")
            if write:
                path.write_text(text, encoding="utf-8")
    return 0 if write else different


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv))
