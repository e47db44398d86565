"""Questions to measure by: real choices from games of a bot that now and then answers at random,
and what their answers are worth, found by playing on from the same imaginings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from burnham.bots import make_bot
from burnham.bots.search.outcome import Outlook, soft_shares
from burnham.bots.search.race import Runner, take_out_luck
from burnham.games import title_of
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.title import Options, Title
from burnham.lab.selfplay import seated, turns, victory

WAYWARD = 8
"""One answer of so many is given at random: bots must know bad positions, too."""

ASTRAY, CLOSE = 8, 3
"""While playing on one answer of so many is any of the best few: where nothing is hidden all tries
would be the same, and one line of play says little."""

GOLDEN = 0.6180339887498949
"""Multiples of it, without what is before the point, lie evenly however many are taken."""


class Games(NamedTuple):
    """The games from which questions are taken."""

    game: str
    seats: int
    options: Options
    seed: str
    bot: str

    def begin(self, number: int) -> Position:
        deal = f"{self.seed}/{number}"
        return new_game(title_of(self.game), self.seats, deal, self.options, None).position


class Played(NamedTuple):
    """All answers of a game, and the moments at which there was a choice."""

    answers: list[int]
    choices: list[int]


def play(games: Games, number: int) -> Played:
    g, title = games.begin(number), title_of(games.game)
    seed = f"{games.seed}/{number}"
    bots = {seat: make_bot(games.bot, title, f"{seed}/{seat}") for seat in range(games.seats)}
    found = Played([], [])

    def noted(g: Position) -> int:
        found.answers.append(choose(g))
        return found.answers[-1]

    choose = wayward(seated(bots), Dice(f"{seed}/wayward"))
    for moment, _ in enumerate(turns(g, noted)):
        if len(g.answers()) > 1:
            found.choices.append(moment)
    return found


def wayward(
    choose: Callable[[Position], int], dice: Dice, one_of: int = WAYWARD
) -> Callable[[Position], int]:
    def any_now_and_then(g: Position) -> int:
        return dice.pick(g.answers()) if dice.roll(one_of) == 0 else choose(g)

    return any_now_and_then


def replayed(games: Games, number: int, answers: Sequence[int]) -> Position:
    g = games.begin(number)
    for answer in answers:
        g.take(answer)
    return g


def spread_over(choices: Sequence[int], numbers: Sequence[int]) -> list[int]:
    """Some of the choices: for many numbers in a row they lie evenly over the game."""
    return [choices[int(len(choices) * (number * GOLDEN % 1.0))] for number in numbers]


def some_of(
    answers: Sequence[int], likes: Sequence[float], best: int, worst: int, others: int, dice: Dice
) -> list[int]:
    """So many of the answers: those liked best, those liked least, and some of the rest."""
    order = sorted(range(len(answers)), key=lambda i: -likes[i])
    cut = max(best, len(order) - worst)
    rest = order[best:cut]
    dice.shuffle(rest)
    return [answers[i] for i in [*order[:best], *order[cut:], *rest[:others]]]


def tried(
    title: Title, seen: Position, seat: int, answers: Sequence[int], tries: int, seed: str
) -> list[Runner]:
    """These answers, each played to the end of the game from the same imaginings, mostly by what
    the judgement likes best: shares of the victory, and leads over the mean of the rivals."""
    outlook = Outlook(title)
    runners = [Runner(answer, 0.0, 0.0, seen.players) for answer in answers]
    for number in range(tries):
        dream = seen.imagine(seat, f"{seed}/{number}")
        for runner in runners:
            g, dice = dream.clone(), Dice(f"{seed}/{number}/astray")
            luck = outlook.give(g, runner.answer, seat)
            while not g.over:
                luck += outlook.give(g, played_on(outlook, g, dice), seat)
            lead = over_rivals(title.thinking.judge_all(g), seat)
            runner.came_in(final_shares(title, g), seat, lead, luck)
    take_out_luck(runners)
    return runners


def played_on(outlook: Outlook, g: Position, dice: Dice) -> int:
    if dice.roll(ASTRAY):
        return outlook.quick_answer(g)
    return dice.pick(outlook.favourites(g, g.answers(), CLOSE))


def final_shares(title: Title, g: Position) -> list[float]:
    """Of a game that is over: half the victory, half what the points promised of it, since
    victories alone are too much luck."""
    scores = title.rules.scores(g)
    promised = soft_shares([float(total) for total in scores.totals], title.thinking.scale)
    pairs = zip(victory(scores.ranks()), promised, strict=True)
    return [0.5 * (won + soft) for won, soft in pairs]


def over_rivals(values: Sequence[float], seat: int) -> float:
    """What a seat has more than its rivals in the mean."""
    rivals = len(values) - 1
    return values[seat] - (sum(values) - values[seat]) / rivals if rivals else values[seat]
