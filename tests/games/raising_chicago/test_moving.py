"""Phase 4, step 2: move projects and prestige buildings (RC-097, RC-105 to RC-117)."""

from __future__ import annotations

import pytest

from burnham.games.raising_chicago.box import FREE, PRESTIGE_OWNER
from burnham.kernel.playout import Dice
from tests.games.raising_chicago.builders import ANGELIKA, MARION, NICOLE, Table, table
from tests.rules import rule

INTERIOR = [2, 3, 5, 6, 7, 8, 17, 18, 19, 20, 30, 31, 33, 34, 35, 36, 38, 39]


def moving(markers: int = 1, tracks: tuple[int, int, int] = (12, 12, 12)) -> Table:
    """Marion has won project 10 (move, Y) and paid for it."""
    t = table().empty(MARION).give(MARION, lumber=2, masonry=2, jackscrew=2, tracks=tracks)
    t.display(1, 2, 7).won(10, MARION, markers)
    return t.take("pay") if t.question == "pay" else t


@rule("RC-105")
def test_a_move_project_gives_its_symbol_and_no_reward() -> None:
    t = moving()
    assert t.question == "outskirts"
    assert t.symbols(MARION) == {"y": 1}
    assert t.tokens(MARION) == (2, 2, 2, 0, 0)
    assert t.rep(MARION) == 0


@rule("RC-106")
def test_the_plot_must_still_have_its_tile_which_the_winner_takes() -> None:
    t = moving().moved(3, ANGELIKA)
    assert t.offers("move") == [f"move {n}" for n in range(1, 9) if n != 3]
    assert t.why("move 3") == "outskirts-taken"
    tile = t.g.outskirts_tile[4]
    t.take("move 5")
    assert t.g.tile_holder[tile] == MARION
    assert t.g.outskirts_tile[4] == FREE
    assert t.g.outskirts_owner[4] == MARION


@rule("RC-107", "RC-108", "RC-110", "RC-112", "RC-114")
def test_the_move_example() -> None:
    """T-15: three markers; the third prestige tile, turned by 180 degrees, on plot 6."""
    t = moving(3, tracks=(4, 4, 4)).banners(P="masonry", C4="lumber")
    t.take("move 1")
    assert t.rep(MARION) == 3
    assert t.g.outskirts_levels[0] == 3
    t.take("take 7", "build 6", "turn 180")
    assert t.g.plot_owner[5] == PRESTIGE_OWNER
    assert (t.g.plot_tile[5], t.g.plot_turn[5]) == (6, 2)
    assert t.tracks(MARION) == (5, 5, 4)
    assert t.g.display == [0, 1, 2]
    assert t.rep(MARION) == 3


@rule("RC-111")
def test_the_plot_reward_goes_to_who_places_the_prestige_building() -> None:
    t = moving().take("move 1", "take 7", "build 18", "turn 0")
    assert t.rep(MARION) == 3
    t = moving()
    for plot in INTERIOR:
        t.building(plot, NICOLE)
    t.take("move 1", "take 7", "build 13", "turn 0")
    assert t.g.wild[MARION] == 1


@rule("RC-108")
def test_only_displayed_tiles_on_empty_interior_plots() -> None:
    t = moving().building(18, ANGELIKA).take("move 1")
    assert t.offers("take") == ["take 1", "take 2", "take 7"]
    assert t.why("take 3") == "not-displayed"
    t.take("take 2")
    assert t.offers() == [f"build {n}" for n in INTERIOR if n != 18]
    assert t.why("build 18") == "plot-taken"
    assert t.why("build 1") == "not-interior"


@rule("RC-109")
def test_other_plots_only_when_no_interior_plot_is_empty() -> None:
    t = moving()
    for plot in INTERIOR[:-1]:
        t.building(plot, NICOLE)
    t.take("move 1", "take 7")
    assert t.offers() == ["build 39"]
    t = moving().building(1, NICOLE)
    for plot in INTERIOR:
        t.building(plot, NICOLE)
    t.take("move 1", "take 7")
    outer = [n for n in range(1, 41) if n not in INTERIOR and n != 1]
    assert t.offers() == [f"build {n}" for n in outer]


@rule("RC-110")
def test_rotations_with_equal_arrows_are_offered_once() -> None:
    t = moving().take("move 1", "take 2", "build 6")
    assert t.offers() == ["turn 0", "turn 90", "turn 180", "turn 270"]
    t = moving().display(6, 4, 9).take("move 1", "take 6", "build 6")
    assert t.offers() == ["turn 0", "turn 90"]
    assert t.why("turn 180") == "same-arrows"
    t = moving().display(6, 4, 9).take("move 1", "take 4", "build 6")
    assert t.g.plot_tile[5] == 3, "four arrows need no turning"


@rule("RC-113")
def test_two_equal_banners_are_two_steps() -> None:
    t = moving(tracks=(4, 4, 4)).banners(P="lumber", C4="lumber")
    t.take("move 1", "take 7", "build 6", "turn 0")
    assert t.tracks(MARION) == (6, 4, 4)


@rule("RC-114")
def test_the_display_is_refilled_while_the_stack_lasts() -> None:
    t = moving().take("move 1")
    t.g.prestige_stack = [8]
    t.take("take 2", "build 6", "turn 0")
    assert t.g.display == [0, 8, 6]
    t = moving().take("move 1")
    t.g.prestige_stack = []
    t.take("take 2", "build 6", "turn 0")
    assert t.g.display == [0, FREE, 6]


@rule("RC-115")
def test_neighborhoods_are_checked_after_the_refill() -> None:
    t = moving().building(30, MARION, 2).building(38, ANGELIKA, 2).building(18, NICOLE)
    t.building(26, MARION).building(14, MARION)
    t.take("move 1", "take 7", "build 6", "turn 0")
    assert t.question == "neighborhood"
    assert t.g.display == [0, 1, 2]


@rule("RC-116")
def test_a_prestige_building_has_no_owner_and_no_levels() -> None:
    t = moving(2).take("move 1", "take 7", "build 6", "turn 0")
    assert t.g.plot_levels[5] == 0
    assert t.g.levels(MARION) == 2
    assert t.score("ward")[MARION] == 0


@rule("RC-097", "RC-117")
@pytest.mark.parametrize("seed", range(3))
def test_outskirts_and_display_last_for_eight_move_projects(seed: int) -> None:
    """Four players always bid on every card; the last one still chooses among three."""
    t, dice = table(4, seed=f"moves {seed}"), Dice(str(seed))
    while not t.game.over:
        if t.question == "prestige":
            assert FREE not in t.g.display
        t.game.take(dice.pick(t.game.answers()))
    assert len(t.told_of("moved")) == len(t.told_of("prestige")) == 8
    assert FREE not in t.g.outskirts_owner
    assert t.g.display.count(FREE) == 1
