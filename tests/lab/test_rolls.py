"""Chance roll by roll leads where ordinary dice with the same rolls lead."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from burnham.games import names, title_of
from burnham.kernel.chance import SFC32, TOLD, Chance
from burnham.kernel.playout import Dice
from burnham.kernel.position import KERNEL_FIELDS, Position
from burnham.kernel.title import Title
from burnham.lab.machine import is_native
from burnham.lab.rolls import Deal, Rolls
from tests.toy import TITLE

RNG = {field.name for field in KERNEL_FIELDS if field.name.startswith("rng_")}
CASES = [
    (game, seats)
    for game in names()
    for seats in range(title_of(game).rules.min_seats, title_of(game).rules.max_seats + 1)
]
SAMPLE = [(game, 2) for game in names()]


def deal_of(title: Title, seats: int, **options: object) -> Deal:
    return Deal(title, title.box(title.tables()), seats, title.full_options(seats, options))


def without_dice(position: Position) -> dict[str, Any]:
    return {name: value for name, value in position.values().items() if name not in RNG}


def told_by(rolls: Rolls, stream: Chance) -> int:
    """Tell every roll that is needed; gives how many there were."""
    count = 0
    while rolls.sides:
        rolls.tell(stream.roll(rolls.sides))
        count += 1
    return count


@pytest.fixture
def rolled(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What ordinary dice roll from now on; of one side nothing is told."""
    found: list[int] = []
    roll = Position.roll

    def heard(position: Position, sides: int) -> int:
        fell = roll(position, sides)
        if sides > 1 and position.dice_kind != TOLD:
            found.append(fell)
        return fell

    monkeypatch.setattr(Position, "roll", heard)
    return found


def check_same_way(game: str, seats: int, seed: str, rolled: list[int]) -> None:
    """Ordinary dice, and told ones that are told what those roll, side by side to the end."""
    title = title_of(game)
    deal = deal_of(title, seats)
    ordinary = title.rules.setup(deal.box, seats, deal.options, seed, SFC32)
    ordinary.settle()
    chosen = Dice(f"chosen/{seed}")
    rolls = Rolls(deal)
    told_of(rolls, rolled)
    while not ordinary.over:
        assert without_dice(rolls.asked) == without_dice(ordinary)
        assert rolls.asked.dice_kind == TOLD
        answer = chosen.pick(ordinary.answers())
        ordinary.take(answer)
        rolls.take(answer)
        told_of(rolls, rolled)
    assert without_dice(rolls.asked) == without_dice(ordinary)
    assert rolls.asked.over


def told_of(rolls: Rolls, rolled: list[int]) -> None:
    """Tell all that was rolled; nothing is left over, and nothing missing."""
    for roll in rolled:
        rolls.tell(roll)
    assert rolls.sides == 0
    rolled.clear()


@pytest.mark.skipif(is_native(), reason="native code rolls unheard")
@pytest.mark.parametrize(("game", "seats"), SAMPLE)
def test_told_dice_lead_the_same_way(game: str, seats: int, rolled: list[int]) -> None:
    check_same_way(game, seats, "same way", rolled)


@pytest.mark.long
@pytest.mark.skipif(is_native(), reason="native code rolls unheard")
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_told_dice_lead_the_same_way_everywhere(
    game: str, seats: int, seed: int, rolled: list[int]
) -> None:
    check_same_way(game, seats, str(seed), rolled)


def test_outcomes_are_as_many_and_as_likely_as_the_die_has_sides() -> None:
    """A gamble of the Tollhouse is one roll of six sides: each outcome differs by one point."""
    rolls = Rolls(deal_of(TITLE, 2))
    told_by(rolls, Dice("deal"))
    gamble = next(a for a in rolls.asked.answers() if rolls.asked.step.word(a).startswith("gamble"))
    before = rolls.asked.seat
    rolls.take(gamble)
    assert rolls.sides == 6
    points = []
    for roll in range(6):
        twin = rolls.clone()
        twin.tell(roll)
        assert twin.sides == 0
        points.append(twin.asked.tally(before))
    assert len({str(sorted(tally.items())) for tally in points}) == 6
    assert rolls.sides == 6, "the twins were told, not this one"


def test_a_deal_is_every_order_of_the_cards_once() -> None:
    """The sides of a deal's rolls multiply to the number of orders: 12 · 11 · … · 2."""
    rolls, sides = Rolls(deal_of(TITLE, 2)), []
    while rolls.sides:
        sides.append(rolls.sides)
        rolls.tell(0)
    assert sides == list(range(12, 1, -1))


@pytest.mark.parametrize("game", names())
def test_a_game_that_waits_for_a_roll_is_kept_and_copied(game: str) -> None:
    stream = Dice("kept")
    rolls = Rolls(deal_of(title_of(game), 2))
    waited = False
    for _ in range(120):
        twins = [copy.deepcopy(rolls), pickle.loads(pickle.dumps(rolls))]
        assert [twin.sides for twin in twins] == [rolls.sides] * 2
        if rolls.sides:
            waited = True
            told = stream.roll(rolls.sides)
            for one in (rolls, *twins):
                one.tell(told)
        else:
            answer = stream.pick(rolls.asked.answers())
            for one in (rolls, *twins):
                one.take(answer)
        for twin in twins:
            assert twin.sides == rolls.sides
            if not rolls.sides:
                assert twin.asked.values() == rolls.asked.values()
    assert waited


def test_nothing_changes_by_what_is_refused() -> None:
    rolls = Rolls(deal_of(TITLE, 2))
    with pytest.raises(ValueError, match="no roll of 12 sides"):
        rolls.tell(12)
    with pytest.raises(ValueError, match="comes first"):
        rolls.take(0)
    told_by(rolls, Dice("deal"))
    with pytest.raises(ValueError, match="no answer"):
        rolls.take(10**6)
    with pytest.raises(ValueError, match="no roll of 0 sides"):
        rolls.tell(0)
    assert rolls.asked.answers()


def test_what_was_told_is_heard_once_it_is_done() -> None:
    rolls = Rolls(deal_of(TITLE, 2))
    told_by(rolls, Dice("deal"))
    gamble = next(a for a in rolls.asked.answers() if rolls.asked.step.word(a).startswith("gamble"))
    rolls.take(gamble)
    rolls.tell(2)
    heard = [fact.key for fact in rolls.facts]
    assert heard
    assert len(heard) == len(set(heard)), "a fact of a try is told once more"


def test_an_imagined_position_goes_on_roll_by_roll() -> None:
    title = title_of("chicago_1991")
    deal = deal_of(title, 2)
    rolls = Rolls(deal)
    dream = Rolls.going_on(deal, rolls.asked.imagine(0, "dream"))
    dice, needed = Dice("on"), 0
    while not dream.asked.over and needed < 5:
        dream.take(dice.pick(dream.asked.answers()))
        needed += told_by(dream, dice)
    assert needed
