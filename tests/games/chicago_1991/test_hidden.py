"""Nothing is hidden but the dice to come: CH-123."""

from __future__ import annotations

from burnham.kernel.codec import position_hash
from burnham.kernel.fields import PUBLIC
from burnham.kernel.playout import Dice, play_random
from tests.games.chicago_1991.builders import start
from tests.rules import rule


@rule("CH-123")
def test_only_the_dice_are_hidden() -> None:
    g = start().g
    hidden = [field.name for field in g.all_fields if field.seen != PUBLIC]
    assert hidden == ["rng_a", "rng_b", "rng_c", "rng_d"]


@rule("CH-123")
def test_same_settings_seed_and_decisions_same_game() -> None:
    ends = []
    for _ in range(2):
        t = start(3, variant_one=True)
        play_random(t.g, Dice("again"))
        ends.append(position_hash(t.g))
    assert ends[0] == ends[1]


@rule("CH-123")
def test_what_a_seat_imagines_differs_in_the_dice_only() -> None:
    g = start().g
    play_random(g, Dice("imagine"), 100)
    dream = g.imagine(1, "dream")
    ours, theirs = g.values(), dream.values()
    assert {name for name in ours if ours[name] != theirs[name]} == {
        "rng_a",
        "rng_b",
        "rng_c",
        "rng_d",
    }
