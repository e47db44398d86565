"""Players made of code.  A bot is made with a title and a seed, and has one method:

    def choose(self, seen: Position, seat: int) -> int

It gets the position as its seat sees it, never the true one, and gives one of `seen.answers()`.
To think about what it cannot see it asks `seen.imagine(seat, seed)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from burnham.bots.easy import Easy
from burnham.bots.greedy import Greedy
from burnham.bots.random import Random
from burnham.bots.search.outcome import Outlook
from burnham.bots.search.thinker import Thinker
from burnham.kernel.errors import BadOption, shown
from burnham.kernel.position import Position
from burnham.kernel.title import Title


class Bot(Protocol):
    def choose(self, seen: Position, seat: int) -> int: ...


NORMAL_DREAMS = 8

THINKING_SECONDS = {"hard": 1.0, "expert": 5.0}
"""The bots that think ahead, and how long for each answer."""

BOTS: dict[str, Callable[[Title, str], Bot]] = {
    "random": lambda title, seed: Random(seed),
    "greedy": lambda title, seed: Greedy(title.thinking.judge_all, seed),
    "easy": lambda title, seed: Easy(title.thinking.judge_all, seed),
    "normal": lambda title, seed: Greedy(
        title.thinking.judge_all, seed, NORMAL_DREAMS, Outlook(title).quick_answer
    ),
    "hard": lambda title, seed: Thinker(title, seed, seconds=THINKING_SECONDS["hard"]),
    "expert": lambda title, seed: Thinker(title, seed, seconds=THINKING_SECONDS["expert"]),
}
"""How each bot is made.  A new one is a line here."""

LEVELS = ("random", "easy", "normal", "hard", "expert")
"""The bots that a table offers, weakest first."""

SECONDS = r"(?P<seconds>[0-9]{1,3}(\.[0-9]{1,3})?)"
PLAYOUTS = r"(?P<playouts>[1-9][0-9]{0,6})p"
BUDGETS = [re.compile(text) for text in (SECONDS, PLAYOUTS, f"{SECONDS}/{PLAYOUTS}")]


def make_bot(name: str, title: Title, seed: str) -> Bot:
    """The bot of this name, or BadOption with the names there are.

    A bot that thinks ahead may get a budget: `hard@0.2` has seconds for every answer, `hard@500p`
    has playouts, which makes a game reproducible, `hard@0.2/500p` whichever is used up first.
    """
    level, at, budget = name.partition("@")
    if level not in BOTS:
        raise BadOption("no-bot", bot=shown(name), bots=", ".join(BOTS))
    bot = BOTS[level](title, seed)
    if not at:
        return bot
    given = _budget(budget)
    if not isinstance(bot, Thinker) or not given:
        raise BadOption("no-bot", bot=shown(name), bots=", ".join(BOTS))
    amounts = given.groupdict()
    bot.playouts = int(amounts.get("playouts", 0))
    bot.seconds = float(amounts.get("seconds", 0.0))
    return bot


def thinking_seconds(name: str) -> float:
    """How long a bot thinks about an answer, roughly; 0 if it answers at once."""
    level, _, budget = name.partition("@")
    usual = THINKING_SECONDS.get(level, 0.0)
    given = _budget(budget)
    return float(given.groupdict().get("seconds", usual)) if given and usual else usual


def _budget(text: str) -> re.Match[str] | None:
    return next((found for pattern in BUDGETS if (found := pattern.fullmatch(text))), None)
