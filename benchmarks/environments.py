"""Steps a CPU second of every interface of ours, beside those of other libraries in the same run.

    python -m benchmarks.environments                              some three minutes
    python -m benchmarks.environments --write docs/performance.md
    python -m benchmarks.environments --seconds 0.1 --passes 1     whether it runs

It runs on native code (kept in `--native DIR`).  All play at random, in one process on one core,
and take turns.  What is not installed is left out: pip install "burnham[rl,openspiel]" for ours,
`benchmarks/peers/requirements.txt` for the others.
"""

from __future__ import annotations

import argparse
import random
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.circumstances import load, machine
from benchmarks.contenders import OURS, titled
from benchmarks.native import CACHE, run_again
from benchmarks.peers.open_spiel import Spiel
from benchmarks.peers.pettingzoo import Zoo
from benchmarks.peers.rlcard import Cards
from benchmarks.tables import number, ratio, renew, table
from burnham.games import title_of
from burnham.kernel import playout
from burnham.lab.dealing import Deals

SEATS = 3
SHORTEST = 1e-6
"""Seconds: the clock of CPU time may stand still for a moment."""

COUNT = 64
"""Games of a batch."""

Play = Callable[[int], int]
"""Plays at random, from a seed, for a while; gives the steps it made."""

Makers = Mapping[str, Callable[[str], Play]]


# --- ours --------------------------------------------------------------------------------------


def by_kernel(game: str) -> Play:
    deals = Deals(game, SEATS)
    return lambda seed: playout.play_random(deals.deal(seed), playout.Dice(str(seed)))


def by_vector(game: str, observe: bool) -> Play:
    vector = import_module("burnham.lab.vector")
    games = vector.VectorGames(game, COUNT, SEATS, observe=observe)
    return partial(_step_all, games)


def _step_all(games: Any, seed: int) -> int:
    dice = playout.Dice(str(seed))
    for _ in range(100):
        games.step(games.random_actions(dice))
    return 100 * COUNT


def by_pettingzoo(game: str) -> Play:
    env = import_module("burnham.lab.envs.pettingzoo").env(game, SEATS)
    return partial(_step_agents, env)


def _step_agents(env: Any, seed: int) -> int:
    dice, made = random.Random(seed), 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if over:
            break
        env.step(dice.choice(seen["action_mask"].nonzero()[0].tolist()))
        made += 1
    return made


def by_gymnasium(game: str) -> Play:
    """Steps of the one seat that learns; the two others play at random within them."""
    env = import_module("burnham.lab.envs.gymnasium").SeatEnv(game, SEATS)
    return partial(_step_seat, env)


def _step_seat(env: Any, seed: int) -> int:
    dice, made, over = random.Random(seed), 0, False
    _, info = env.reset(seed=seed)
    while not over:
        _, _, over, _, info = env.step(dice.choice(info["action_mask"].nonzero()[0].tolist()))
        made += 1
    return made


def by_open_spiel(game: str) -> Play:
    import_module("burnham.lab.envs.openspiel")
    return Spiel(f"burnham_{game}(players={SEATS})").play


OUR_INTERFACES: Makers = {
    "kernel": by_kernel,
    "vector, observe=False": partial(by_vector, observe=False),
    "vector": partial(by_vector, observe=True),
    "PettingZoo": by_pettingzoo,
    "Gymnasium": by_gymnasium,
    "OpenSpiel": by_open_spiel,
}


# --- others ------------------------------------------------------------------------------------

OTHERS: Mapping[str, Callable[[], Play]] = {
    "PettingZoo: chess": lambda: Zoo("chess_v6").play,
    "OpenSpiel: backgammon": lambda: Spiel("backgammon").play,
    "RLCard: Uno": lambda: Cards("uno").play,
}
MARKS = tuple(OTHERS)


def others() -> dict[tuple[str, str], Play]:
    found = {}
    for name, make in OTHERS.items():
        play = made(make)
        if play is not None:
            found[name, ""] = play
    return found


def ours(games: Sequence[str]) -> dict[tuple[str, str], Play]:
    found = {}
    for name, make in OUR_INTERFACES.items():
        for game in games:
            play = made(partial(make, game))
            if play is not None:
                found[name, game] = play
    return found


def made(make: Callable[[], Play]) -> Play | None:
    """A player, or None where a package is missing."""
    try:
        return make()
    except ImportError as error:
        print(f"left out: {error}", file=sys.stderr)
        return None


# --- measuring and telling ---------------------------------------------------------------------


def steps_a_second(play: Play, seconds: float, first: int) -> float:
    """Steps a CPU second of a player, for at least so many seconds."""
    play(first)  # what is made once is not counted
    steps, taken, seed, began = 0, 0.0, first + 1, process_time()
    while not steps or taken < seconds:
        steps += play(seed)
        taken = process_time() - began
        seed += 1
    return steps / max(taken, SHORTEST)


def measured(
    players: Mapping[tuple[str, str], Play], seconds: float, passes: int
) -> dict[tuple[str, str], float]:
    """The best of several passes, in which all take turns."""
    best = dict.fromkeys(players, 0.0)
    for number_of_pass in range(passes):
        for name, play in players.items():
            rate = steps_a_second(play, seconds, 1000 * number_of_pass)
            best[name] = max(best[name], rate)
    return best


def told(rates: Mapping[tuple[str, str], float]) -> str:
    marks = [name for name in MARKS if (name, "") in rates]
    heads = ["", "steps a second", *(f"to {name}" for name in marks)]
    rows = []
    for (name, game), rate in rates.items():
        title = f"{titled(game)}: {name}" if game else name
        rows.append([title, number(rate), *(ratio(rate, rates[mark, ""]) for mark in marks)])
    return table(heads, rows)


def main() -> None:
    asked = arguments()
    if playout.__file__.endswith(".py"):
        raise SystemExit(run_again("benchmarks.environments", asked.native))
    warnings.simplefilter("ignore")  # of the others
    before = load()
    for game in asked.games:
        title_of(game)
    players = {**ours(asked.games), **others()}
    rates = measured(players, asked.seconds, asked.passes)
    how = (
        f"{machine()}; load {before} before, {load()} after. The best of {asked.passes} passes of"
        f" {asked.seconds} CPU seconds each, all in one process, which took turns; {SEATS} seats,"
        f" {COUNT} games in a vector. A step of Gymnasium is one of the seat that learns, and"
        " includes those of two random bots. OpenSpiel's games, ours too, are played without"
        " observations, and chance is not counted; all others but the kernel and observe=False"
        " make an observation a step."
    )
    page = f"{how}\n\n{told(rates)}"
    print(page)
    if asked.write:
        renew(asked.write, "interfaces", page)


def arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--games", nargs="+", choices=OURS, default=list(OURS), metavar="GAME")
    reader.add_argument("--seconds", type=float, default=1.0, help="of CPU time for each part")
    reader.add_argument("--passes", type=int, default=3)
    reader.add_argument("--native", type=Path, metavar="DIR", default=CACHE / "native")
    reader.add_argument("--write", type=Path, metavar="FILE", help="the page to be renewed")
    return reader.parse_args()


if __name__ == "__main__":
    main()
