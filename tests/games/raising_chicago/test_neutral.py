"""Two players: projects won by the non-player color (RC-118 to RC-124, RC-181, RC-187, RC-188)."""

from __future__ import annotations

import pytest

from burnham.games.raising_chicago.box import FREE, NEUTRAL, PRESTIGE_OWNER
from tests.games.raising_chicago.builders import ANGELIKA, MARION, Table, table
from tests.rules import rule

RAISE, MOVE = 16, 20


def two() -> Table:
    t = table(2)
    return t.empty(MARION).empty(ANGELIKA)


@rule("RC-118", "RC-119")
def test_a_raise_project_goes_on_the_lowest_plot_and_brings_nothing() -> None:
    """T-34: an empty board, two markers."""
    t = two()
    before = t.g.tracks[:], t.g.symbols[:]
    t.won(RAISE, NEUTRAL, markers=2)
    assert t.g.plot_owner[0] == NEUTRAL
    assert t.g.plot_levels[0] == 2
    assert t.g.reputation == [0, 0]
    assert t.g.poverty == [0, 0]
    assert t.tokens(MARION) == t.tokens(ANGELIKA) == (0, 0, 0, 0, 0)
    assert (t.g.tracks, t.g.symbols) == before


@rule("RC-119")
def test_the_lowest_plot_is_the_lowest_empty_one() -> None:
    t = two().building(1, MARION).building(2, NEUTRAL).prestige(3, 4).won(RAISE, NEUTRAL)
    assert t.g.plot_owner[3] == NEUTRAL


@rule("RC-120", "RC-121")
def test_a_move_project_takes_the_lowest_numbers() -> None:
    """T-35: outskirts tiles 3, 5, 9; displayed 7, 2, 10; plots 2 and 3 are taken."""
    t = two().outskirts(9, 3, 5).display(7, 2, 10).building(2, MARION).building(3, MARION)
    t.won(MOVE, NEUTRAL, markers=2)
    assert t.g.outskirts_owner[:3] == [FREE, NEUTRAL, FREE]
    assert t.g.outskirts_levels[1] == 2
    assert t.g.tile_holder[2] == FREE
    assert 2 not in t.g.outskirts_tile
    assert t.g.plot_owner[4] == PRESTIGE_OWNER
    assert (t.g.plot_tile[4], t.g.plot_turn[4]) == (1, 0)


@rule("RC-121")
def test_without_an_interior_plot_the_lowest_plot_is_taken() -> None:
    t = two().display(7, 2, 10)
    for plot in range(40):
        if t.box.interior[plot]:
            t.building(plot + 1, NEUTRAL)
    t.won(MOVE, NEUTRAL)
    assert t.g.plot_owner[0] == PRESTIGE_OWNER


@rule("RC-118")
def test_prestige_buildings_of_the_non_player_color_bring_nothing() -> None:
    """The lowest empty interior plot is 18, with two reputation printed on it."""
    t = two().display(7, 2, 10)
    for plot in (2, 3, 5, 6, 7, 8, 17):
        t.building(plot, NEUTRAL)
    t.won(MOVE, NEUTRAL)
    assert t.g.plot_owner[17] == PRESTIGE_OWNER
    assert t.g.reputation == [0, 0]
    assert t.g.tracks == [0] * 6


@rule("RC-122")
def test_the_display_is_refilled() -> None:
    t = two().display(7, 2, 10).won(MOVE, NEUTRAL)
    assert t.g.display == [6, 0, 9]


@rule("RC-123", "RC-187")
def test_a_non_player_building_may_close_a_neighborhood_for_a_player() -> None:
    """Marion has two levels there, the non-player color one, Angelika one."""
    t = two().building(21, MARION, 2).building(9, ANGELIKA, 1).building(33, MARION, 1)
    t.neighborhood(1, 1).won(RAISE, NEUTRAL)
    assert t.g.plot_owner[0] == NEUTRAL
    assert t.g.favor == [1, 0]
    assert t.g.neighborhood_holder[0] == MARION
    assert t.g.reputation == [0, 1]


@rule("RC-187")
def test_a_tie_of_players_above_the_non_player_color_goes_by_reputation() -> None:
    t = two().reputation(3, 5).building(21, MARION, 2).building(9, ANGELIKA, 2).prestige(33, 4)
    t.neighborhood(1, 1).won(RAISE, NEUTRAL)
    assert t.g.favor == [0, 1]
    assert t.g.reputation == [4, 5]


@rule("RC-123")
def test_several_neighborhoods_of_a_non_player_building_come_in_order_of_their_number() -> None:
    """Plot 1 touches spaces 1 and 5; both go to Marion."""
    t = two()
    for plot in (21, 9, 33, 37, 17):
        t.building(plot, MARION, 2)
    t.won(RAISE, NEUTRAL)
    assert [fact.args["neighborhood"] for fact in t.told_of("neighborhood")] == [0, 4]


@rule("RC-124")
def test_the_card_leaves_the_game() -> None:
    t = two()
    card = t.g.slot_card[0]
    t.won(RAISE, NEUTRAL)
    assert card in t.g.removed_cards
    assert all(card not in cards for cards in t.g.company + t.g.pile)


@rule("RC-181")
@pytest.mark.parametrize("tile", [4, 5])
def test_a_card_of_the_non_player_color_serves_tiles_until_its_turn(tile: int) -> None:
    """Red card 27 in slot II, won by the non-player color: three jackscrews, lumber each round."""
    t = two().give(MARION, tiles=[tile], tracks=(12, 12, 12)).areas(28, 27, 28, 28, 28)
    t.g.slot_card[2:] = [FREE] * 3
    t.also_won(RAISE, NEUTRAL, markers=1, slot="II").won(1, MARION)
    t.take(f"tile {tile}")
    if tile == 4:
        assert t.question == "clear_card"
        t.take("clear II")
        # Its winning marker lies on the pay square, all three resources are uncovered.
        assert t.tokens(MARION)[:3] == (0, 0, 3)
    else:
        # Lumber from both cards: card 28 of slot I and card 27.
        assert t.tokens(MARION)[:3] == (2, 0, 0)


@rule("RC-188")
def test_symbols_of_a_non_player_project_score_for_nobody() -> None:
    t = two().give(MARION, symbols={"train": 3}).won(40, NEUTRAL)
    assert t.g.plot_tile[0] == 39
    t.ended()
    assert t.score("finals") == [0, 0]
    assert t.symbols(MARION) == {"train": 3}
    assert t.symbols(ANGELIKA) == {}
