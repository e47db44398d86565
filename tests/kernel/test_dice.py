"""Two kinds of dice: sfc32, as records have always had it, and blake2 for tables among people."""

from __future__ import annotations

import hashlib

import pytest

import burnham
from burnham.kernel.chance import BLAKE2, SFC32, WORD, Chance
from burnham.kernel.fields import UNKNOWN
from burnham.kernel.game import Game, dealt
from burnham.kernel.playout import Dice
from burnham.kernel.title import Title
from tests.toy import TITLE

RNG = ("rng_a", "rng_b", "rng_c", "rng_d")


def blake2(seed: str = "Burnham") -> Chance:
    dice = Chance()
    dice.reseed(seed, BLAKE2)
    return dice


def words(dice: Chance, count: int = 8) -> list[int]:
    return [dice.random_word() for _ in range(count)]


def table_game(seed: str = "7", title: Title = TITLE) -> Game:
    """A game as a web table deals it."""
    options = title.full_options(2, {})
    return dealt(title, title.tables(), 2, options, seed, BLAKE2)


def play(g: Game, count: int) -> Game:
    chosen = Dice("chosen")
    for _ in range(count):
        if not g.over:
            g.take(chosen.pick(g.answers()))
    return g


def test_a_word_is_the_hash_of_its_number() -> None:
    """As docs/records.md tells it, so that others can roll the same."""
    key = hashlib.sha256(b"Burnham").digest()[:18]
    told = [
        int.from_bytes(
            hashlib.blake2b(n.to_bytes(8, "little"), digest_size=4, key=key).digest(), "little"
        )
        for n in range(1000)
    ]
    assert words(blake2(), 1000) == told


def test_the_kind_is_told_by_the_state() -> None:
    dice = blake2()
    assert dice.dice_kind == BLAKE2
    words(dice)
    assert dice.dice_kind == BLAKE2
    dice.reseed("Burnham")
    assert dice.dice_kind == SFC32
    assert max(getattr(dice, name) for name in RNG) <= WORD


def test_rolls_of_blake2_are_fair() -> None:
    dice, counts = blake2("fair"), [0] * 6
    for _ in range(12_000):
        counts[dice.roll(6)] += 1
    assert sum((count - 2_000) ** 2 / 2_000 for count in counts) < 20.5


def test_a_game_goes_on_with_its_dice_wherever_it_is_kept() -> None:
    """Records, saves and undo beyond a mark lead to the same dice."""
    g = play(table_game(), 6)
    record, hash_then = g.record(), g.hash()
    assert record["dice"] == BLAKE2
    assert burnham.replay(record).hash() == hash_then
    loaded = burnham.from_json(g.to_json())
    assert loaded.position.dice_kind == BLAKE2
    assert play(loaded, 99).hash() == play(g.clone(), 99).hash()
    g.undo(0)
    assert g.hash() == table_game().hash()


def test_other_games_keep_sfc32_and_say_nothing() -> None:
    g = burnham.new("toy", 2, seed=7)
    assert "dice" not in g.record()
    assert g.position.dice_kind == SFC32
    assert g.hash() != table_game().hash()
    with pytest.raises(burnham.BadRecord):
        burnham.replay({**g.record(), "dice": "loaded"})


def test_neither_views_nor_dreams_have_the_key() -> None:
    g = table_game().position
    seen = g.seen_by(0)
    assert [getattr(seen, name) for name in RNG] == [UNKNOWN] * 4
    dream = g.imagine(0, "dream")
    assert dream.dice_kind == SFC32
    assert not {getattr(dream, n) for n in RNG} & {getattr(g, n) for n in RNG}


@pytest.mark.parametrize(
    "state",
    [(-1, 0, 0, 1), (1 << 32, 0, 0, 1), (1 << 48, 0, 0, 1 << 32), (0, 0, 0, 1 << 62)],
)
def test_what_is_no_state_of_dice(state: tuple[int, ...]) -> None:
    dice = Chance()
    assert dice.are_dice()
    dice.rng_a, dice.rng_b, dice.rng_c, dice.rng_d = state
    assert not dice.are_dice()
