"""Golden games: whole random games as text that a person can read and a review can compare.

    python -m tests.battery.golden           says which games no longer run as written
    python -m tests.battery.golden --write   writes all of them anew

One game for each number of seats, and one with as many options changed as fit together; and a
hundred more of all kinds in one file, a line each.  They are written in plain Python: where native
code runs the same tests, it is held to them, too.  If a rule changes on purpose, write them anew,
read the difference, and raise the game's rules version.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from burnham.kernel.codec import position_hash
from burnham.kernel.game import Game
from burnham.kernel.playout import Dice
from burnham.lab.setups import Setup, random_setup
from tests.battery.cases import GAMES, TITLES, Case

FOLDER = Path(__file__).parent.parent / "goldens"
SEED = "golden"
EVERY = 20
"""After so many answers the position is named by its hash."""
IN_SHORT = 100
"""How many games are told in a line each."""


def goldens(game: str) -> dict[str, Callable[[], str]]:
    """The golden games of a title by file name: what tells them."""
    title = TITLES[game]
    counts = range(title.rules.min_seats, title.rules.max_seats + 1)
    cases = {str(seats): Case(game, Setup(seats, {})) for seats in counts}
    if title.rules.options:
        cases["options"] = Case(game, _most_options(game))
    found: dict[str, Callable[[], str]] = {
        f"{game}-{name}.txt": partial(told, case) for name, case in cases.items()
    }
    found[f"{game}-hundred.txt"] = partial(told_in_short, game)
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


def told_in_short(game: str) -> str:
    """A line for each of a hundred games: its setup, its answers, and one hash of its positions."""
    return "".join(f"{_in_short(game, f'{SEED} {number}')}\n" for number in range(IN_SHORT))


def _in_short(game: str, seed: str) -> str:
    dice = Dice(seed)
    case = Case(game, random_setup(TITLES[game], dice))
    g = case.new(seed).position
    hashes: list[str] = []
    count = 0
    while not g.over:
        g.take(dice.pick(g.answers()))
        count += 1
        if g.over or count % EVERY == 0:
            hashes.append(position_hash(g))
    digest = hashlib.sha256(" ".join(hashes).encode()).hexdigest()
    return f"{seed}, {case.setup}: {count} answers, {digest[:16]}"


def main(write: bool) -> int:
    """Write or compare all; gives how many differ."""
    different = 0
    for game in GAMES:
        for name, tell in goldens(game).items():
            path, text = FOLDER / name, tell()
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            different += 1
            print(f"{name} {'written' if write else 'differs'}")
            if write:
                path.write_text(text, encoding="utf-8")
    return 0 if write else different


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv))
