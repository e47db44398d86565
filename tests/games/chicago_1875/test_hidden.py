"""Hidden information: BS-277, BS-278, and what a seat may imagine."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.imagining import next_stack
from burnham.games.chicago_1875.position import BigShoulders
from burnham.kernel.fields import UNKNOWN
from burnham.kernel.playout import Dice
from tests.games.chicago_1875.builders import running, table
from tests.rules import rule


def view(g: BigShoulders, seat: int) -> BigShoulders:
    seen = g.seen_by(seat)
    assert isinstance(seen, BigShoulders)
    return seen


def dream(g: BigShoulders, seat: int, seed: int) -> BigShoulders:
    found = g.imagine(seat, str(seed))
    assert isinstance(found, BigShoulders)
    return found


@rule("BS-277")
def test_hands_choices_and_discards_are_the_owners() -> None:
    t = table(3, building_draft=True)
    dice = Dice("hidden")
    while not t.game.over:
        for viewer in (-1, 0, 1, 2):
            seen = view(t.g, viewer)
            for seat in range(3):
                if seat != viewer:
                    assert set(seen.hands[seat] + seen.discarded[seat] + seen.notes[seat]) <= {
                        UNKNOWN
                    }
                    assert seen.choice[seat] == UNKNOWN
                else:
                    assert seen.hands[seat] == t.g.hands[seat]
        t.game.take(dice.pick(t.game.answers()))


@rule("BS-278")
def test_stacks_and_dice_are_unknown() -> None:
    g = table(4).g
    seen = view(g, 0)
    assert set(seen.tile_stack) == set(seen.asset_stack) == {UNKNOWN}
    assert len(seen.tile_stack) == len(g.tile_stack), "their heights are in plain sight"
    assert set(seen.building_stacks[1] + seen.building_stacks[2]) == {UNKNOWN}
    assert (seen.rng_a, seen.rng_b, seen.rng_c, seen.rng_d) == (UNKNOWN,) * 4
    assert seen.bag == g.bag, "what the bag holds can be counted"


@rule("BS-278")
def test_dreams_draw_other_cubes() -> None:
    g = running(libby=0).g
    drawn = set()
    for seed in range(8):
        other = dream(g, 0, seed)
        other.agenda = []
        drawn.add(tuple(other.roll(50) for _ in range(4)))
    assert len(drawn) == 8


@rule("BS-004", "BS-278")
def test_dreamt_demand_tiles_stay_in_their_stacks() -> None:
    g = table(4).g
    order = [g.box.tile_stack[tile] for tile in g.tile_stack]
    dreams = [dream(g, 0, seed).tile_stack for seed in range(6)]
    assert all([g.box.tile_stack[tile] for tile in d] == order for d in dreams)
    assert len({tuple(d) for d in dreams}) > 1


@rule("BS-004")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_back_of_the_next_demand_tile_is_seen(seats: int) -> None:
    """By whoever looks at the table, though the tiles themselves are hidden; 0: none is left."""
    g = table(seats).g
    while g.tile_stack:
        assert next_stack(view(g, 0)) == g.box.tile_stack[g.tile_stack[-1]]
        g.tiles_gone.append(g.tile_stack.pop())
    assert next_stack(g) == 0


def test_a_tile_given_away_is_where_the_giver_knows_it() -> None:
    """Two players: the giver knows which of two tiles the other kept after the second pass."""
    t = table(2, building_draft=True)
    dice = Dice("draft")
    while t.question != "build":
        t.game.take(dice.pick(t.game.answers()))
    _, one, two, _, _, passed, got = t.g.notes[0]
    stayed = one if got == two else two
    for seed in range(20):
        other = dream(t.g, 0, seed)
        assert stayed in other.hands[1]
        assert passed in other.hands[1]
        assert other.flaws() == []


def test_dreams_differ_in_what_a_seat_cannot_know() -> None:
    t = table(3, building_draft=True)
    dice = Dice("differ")
    while t.question != "place":
        t.game.take(dice.pick(t.game.answers()))
    hands = {tuple(map(tuple, dream(t.g, 0, seed).hands)) for seed in range(30)}
    assert len(hands) > 3
    assert {hand[0] for hand in hands} == {tuple(t.g.hands[0])}


def test_dreams_fit_everything_a_seat_noted() -> None:
    """Through whole games with the draft: the past that is made up agrees with all notes."""
    for seats in (2, 3, 4):
        t = table(seats, seed=f"notes {seats}", building_draft=True)
        dice = Dice(f"notes {seats}")
        while not t.game.over:
            if t.question in ("draft_keep", "draft_pass_on", "build", "discard") or (
                t.game.number % 40 == 0
            ):
                for seat in (-1, *range(seats)):
                    other = dream(t.g, seat, t.game.number)
                    assert other.flaws() == []
                    assert view(other, seat).values() == view(t.g, seat).values()
                    assert [len(row) for row in other.notes] == [len(row) for row in t.g.notes]
            t.game.take(dice.pick(t.game.answers()))
