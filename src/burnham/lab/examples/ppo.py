"""PPO learns San Francisco for two: it plays against `random`, then meets other bots.

    python -m burnham.lab.examples.ppo --steps 300000
    python -m burnham.lab.examples.ppo --steps 300000 --write docs

needs `pip install "burnham[ppo]"`.  sb3-contrib's MaskablePPO with its usual network; what it sees
is what a seat may know (`burnham.lab.observing`), and its reward is the final share of the victory.
`--write` puts the curve and the numbers into a folder: ppo.svg and, between its marks, ppo.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from burnham.kernel.position import Position
from burnham.lab.arena import wilson
from burnham.lab.curve import Point, curve
from burnham.lab.envs.gymnasium import SeatEnv
from burnham.lab.extras import packages_of
from burnham.lab.selfplay import victory

GAME, SEATS = "san_francisco", 2
TEACHER = "random"
EXAMINERS = ("random", "easy", "normal")
TABLES = 8
"""Games that are played beside each other while it learns."""

BEGIN, END = "<!-- numbers: begin -->", "<!-- numbers: end -->"


class Exam(NamedTuple):
    """How often it won: in so many games, against whom, after so many steps of learning."""

    steps: int
    opponent: str
    games: int
    won: float

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def table(opponent: str, seat: int | None = None) -> SeatEnv:
    """A game as the learner sees it: its own seat always first."""
    return SeatEnv(GAME, SEATS, seat, opponent, relative=True)


def new_learner(seed: int) -> Any:
    with packages_of("ppo"):
        import torch
        from sb3_contrib import MaskablePPO
        from stable_baselines3.common.vec_env import DummyVecEnv
    torch.set_num_threads(1)  # the network is small: more threads wait for each other
    tables = DummyVecEnv([lambda: table(TEACHER)] * TABLES)
    return MaskablePPO(
        "MlpPolicy", tables, n_steps=512, batch_size=512, n_epochs=6, gamma=0.999,
        ent_coef=0.01, seed=seed, device="cpu",
    )  # fmt: skip


def examine(learner: Any, opponent: str, games: int, steps: int) -> Exam:
    """Games with seeds of their own, from both seats in turn; the likeliest action counts."""
    won = 0.0
    for number in range(games):
        seat = number % SEATS
        env = table(opponent, seat)
        won += victory(ranks(env, played(learner, env, 1_000_000 + number // SEATS)))[seat]
    return Exam(steps, opponent, games, won)


def played(learner: Any, env: SeatEnv, seed: int) -> Position:
    seen, _ = env.reset(seed=seed)
    over = False
    while not over:
        action, _ = learner.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, _, over, _, _ = env.step(int(action))
    assert env.position is not None
    return env.position


def ranks(env: SeatEnv, end: Position) -> list[int]:
    return env.deals.title.rules.scores(end).ranks()


def learn(steps: int, seed: int, exams: int, games: int) -> tuple[list[Exam], list[Exam]]:
    """How it fared against its teacher as it learned, and against all at the end."""
    learner = new_learner(seed)
    course = [examine(learner, TEACHER, games, 0)]
    for number in range(exams):
        goal = steps * (number + 1) // exams
        learner.learn(goal - learner.num_timesteps, reset_num_timesteps=False)
        course.append(examine(learner, TEACHER, games, learner.num_timesteps))
        print(told(course[-1]), flush=True)
    final = [examine(learner, bot, 2 * games, learner.num_timesteps) for bot in EXAMINERS]
    return course, final


def told(exam: Exam) -> str:
    low, high = exam.interval
    return (
        f"| {exam.steps:,} | {exam.opponent} | {exam.games} | {exam.share:.1%} |"
        f" {low:.1%} to {high:.1%} |"
    )


def numbers(course: Sequence[Exam], final: Sequence[Exam], seed: int) -> str:
    """The tables of a run, in Markdown."""
    lines = [
        f"Seed {seed}; {TABLES} games beside each other.\n",
        "| steps | against | games | victories | 95 % interval |",
        "| --: | :-- | --: | --: | --: |",
        *map(told, [*course, *final]),
    ]
    return "\n".join(lines)


def drawn(course: Sequence[Exam]) -> str:
    points = [Point(exam.steps, exam.share, exam.interval) for exam in course]
    return curve(f"Victories against {TEACHER}", "steps", points)


def write(folder: Path, course: Sequence[Exam], final: Sequence[Exam], seed: int) -> None:
    (folder / "ppo.svg").write_text(drawn(course), encoding="utf-8")
    page = folder / "ppo.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    text = f"{before}{BEGIN}\n\n{numbers(course, final, seed)}\n\n{END}{after}"
    page.write_text(text, encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--steps", type=int, default=300_000, help="answers of the learner")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--exams", type=int, default=10, help="how often it is examined")
    reader.add_argument("--games", type=int, default=200, help="of each examination")
    reader.add_argument("--write", type=Path, metavar="FOLDER", help="with the page ppo.md")
    asked = reader.parse_args()
    if asked.write and not (asked.write / "ppo.md").is_file():
        reader.error(f"there is no ppo.md in {asked.write} whose numbers could be renewed")
    course, final = learn(asked.steps, asked.seed, asked.exams, asked.games)
    print(numbers(course, final, asked.seed))
    if asked.write:
        write(asked.write, course, final, asked.seed)


if __name__ == "__main__":
    main()
