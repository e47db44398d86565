"""Setting up the table (RC-005 to RC-020)."""

from __future__ import annotations

import pytest

from burnham.games.raising_chicago import TITLE
from burnham.games.raising_chicago.box import FREE, NUMBERED, Box
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.setup import deal
from burnham.kernel.chance import SFC32
from burnham.kernel.fields import UNKNOWN
from tests.games.raising_chicago.builders import MARION, table
from tests.rules import rule

BOX = Box(TITLE.tables())
SEEDS = [str(seed) for seed in range(12)]
each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int = 3, seed: str = "0", council: bool = False) -> RaisingChicago:
    """The table before the first round."""
    return deal(BOX, seats, {"council": council}, seed, SFC32)


@rule("RC-005")
def test_round_stacks_hold_five_tiles_each_in_random_order() -> None:
    orders = set()
    for seed in SEEDS:
        g = dealt(seed=seed)
        for index in range(7):
            last = len(g.stacks) - 4 * index
            stack = [*g.stacks[last - 4 : last], g.stack_tops[index]]
            assert sorted(stack) == [5 * index + i for i in range(5)]
            orders.add(tuple(tile - 5 * index for tile in stack))
        assert g.stack_tops[7] == NUMBERED - 1
    assert len(orders) > 20


@rule("RC-006")
def test_four_random_finals_lie_open() -> None:
    chosen = {tuple(dealt(seed=seed).finals) for seed in SEEDS}
    assert len(chosen) > 6
    for finals in chosen:
        assert len(set(finals)) == 4
        assert all(NUMBERED <= tile < NUMBERED + 10 for tile in finals)
    g = dealt()
    assert g.seen_by(MARION).values()["finals"] == g.finals


@rule("RC-007")
def test_card_side_depends_on_the_number_of_players() -> None:
    red, yellow = dealt(3).side, dealt(4).side
    assert dealt(2).side is red
    # Card 2 shows lumber, lumber, masonry on red and lumber, masonry, lumber on yellow.
    assert red.squares[4:8] == [-1, 0, 0, 1]
    assert yellow.squares[4:8] == [-1, 0, 1, 0]


@rule("RC-008")
def test_eight_empty_plot_tiles_lie_in_the_outskirts() -> None:
    for seed in SEEDS:
        g = dealt(seed=seed)
        assert len(g.outskirts_tile) == len(set(g.outskirts_tile)) == 8
        assert all(0 <= tile < 12 for tile in g.outskirts_tile)
    assert len({tuple(dealt(seed=seed).outskirts_tile) for seed in SEEDS}) == len(SEEDS)


@rule("RC-009")
def test_three_prestige_tiles_are_displayed_and_seven_hidden() -> None:
    g = dealt()
    assert len(g.display) == 3
    assert len(g.prestige_stack) == 7
    assert sorted(g.display + g.prestige_stack) == list(range(10))
    assert g.seen_by(MARION).values()["prestige_stack"] == [UNKNOWN] * 7


@rule("RC-010")
def test_every_ward_has_one_control_token() -> None:
    assert all(sorted(dealt(seed=seed).ward_tokens) == [0, 1, 2, 3] for seed in SEEDS)
    assert len({tuple(dealt(seed=seed).ward_tokens) for seed in SEEDS}) > 4


@rule("RC-011")
def test_every_banner_space_has_a_banner() -> None:
    for seed in SEEDS:
        assert sorted(dealt(seed=seed).banners) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert len({tuple(dealt(seed=seed).banners) for seed in SEEDS}) > 6


@rule("RC-012")
def test_every_neighborhood_space_has_a_tile() -> None:
    for seed in SEEDS:
        assert sorted(dealt(seed=seed).neighborhoods) == list(range(18))


@rule("RC-013")
@each_count
def test_expertise_markers_start_by_player_count(seats: int) -> None:
    column = 4 if seats == 4 else 0
    assert dealt(seats).tracks == [column] * (3 * seats)


@rule("RC-014")
@each_count
def test_permanents_waiting_on_the_tracks(seats: int) -> None:
    g = dealt(seats)
    waiting = 3 * (g.setup.permanents[-1] - g.setup.permanents[g.setup.start_column])
    assert waiting == (6 if seats == 4 else 9)
    assert [g.permanents(0, t) for t in range(3)] == [0, 0, 0]


@rule("RC-015")
@each_count
def test_poverty_starts_at_the_top(seats: int) -> None:
    g = dealt(seats)
    assert g.poverty == [0] * seats
    assert g.box.poverty[0] == 0


@rule("RC-016")
@each_count
def test_reputation_starts_in_a_random_stack_on_0(seats: int) -> None:
    firsts = set()
    for seed in SEEDS:
        g = dealt(seats, seed)
        assert g.reputation == [0] * seats
        assert sorted(g.order) == list(range(seats))
        firsts.add(g.order[0])
        g.settle()
        assert g.rows == g.order
        assert g.seat == g.order[0]
    assert firsts == set(range(seats))


@rule("RC-017")
@each_count
def test_start_resources(seats: int) -> None:
    amount = 1 if seats == 4 else 2
    assert dealt(seats).stock == [amount] * (3 * seats)


@rule("RC-018")
@each_count
def test_only_two_players_have_the_non_player_color(seats: int) -> None:
    t = table(seats)
    assert t.g.neutral == ([2, 2] if seats == 2 else [0] * seats)
    assert BOX.colours == ["blue", "purple", "green", "white"]


@rule("RC-019")
@each_count
def test_everybody_has_a_personal_project(seats: int) -> None:
    t = table(seats)
    for seat in range(seats):
        t.empty(seat).give(seat, lumber=5)
    assert t.ended().score("personal") == [2] * seats


@rule("RC-020")
@each_count
def test_nobody_starts_with_more(seats: int) -> None:
    g = dealt(seats)
    assert g.wild == g.favor == g.expansions == [0] * seats
    assert g.company == g.pile == [[] for _ in range(seats)]
    assert max(g.tile_holder) == FREE
    assert sum(g.symbols) == 0


@rule("RC-171")
def test_four_random_council_members_lie_open() -> None:
    assert dealt().council == [FREE] * 4
    members = {tuple(dealt(seed=seed, council=True).council) for seed in SEEDS}
    assert len(members) > 6
    for four in members:
        assert len(set(four)) == 4
        assert all(0 <= member < 12 for member in four)
    g = dealt(council=True)
    assert g.seen_by(MARION).values()["council"] == g.council
