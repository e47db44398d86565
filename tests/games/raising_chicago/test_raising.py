"""Phase 4, step 2: raise projects (RC-091 to RC-104, RC-186)."""

from __future__ import annotations

import pytest

from burnham.games.raising_chicago.box import FREE
from tests.games.raising_chicago.builders import ANGELIKA, MARION, Table, table
from tests.rules import rule


def raising(project: int, markers: int = 1, tracks: tuple[int, int, int] = (12, 12, 12)) -> Table:
    """Marion has won a raise project and need not pay anything."""
    t = table().empty(MARION).give(MARION, lumber=9, masonry=9, jackscrew=9, tracks=tracks)
    t.won(project, MARION, markers)
    return t.take("pay") if t.question == "pay" else t


@rule("RC-091")
def test_symbol_and_reward_come_before_the_plot_is_chosen() -> None:
    """Project 1: lion, 1 wild."""
    t = raising(1)
    assert t.question == "plot"
    assert t.symbols(MARION) == {"lion": 1}
    assert t.g.wild[MARION] == 1


@rule("RC-092", "RC-093")
def test_final_projects_bring_reputation_and_no_symbol() -> None:
    """F04: 6 reputation."""
    t = raising(40)
    assert t.question == "plot"
    assert t.symbols(MARION) == {}
    assert t.rep(MARION) == 6


@rule("RC-094")
def test_an_expertise_reward_is_a_step() -> None:
    """Project 6: a step of masonry."""
    t = raising(6, tracks=(4, 4, 4))
    assert t.tracks(MARION) == (4, 5, 4)


@rule("RC-095")
def test_an_expansion_is_one_more_card_slot() -> None:
    t = raising(3)
    assert t.g.expansions[MARION] == 1
    assert t.g.capacity(MARION) == 5


@rule("RC-091")
@pytest.mark.parametrize(("project", "reputation"), [(14, 3), (23, 4), (31, 5)])
def test_a_reputation_reward(project: int, reputation: int) -> None:
    assert raising(project).rep(MARION) == reputation


@rule("RC-096", "RC-104")
def test_any_empty_plot_also_interior_ones() -> None:
    t = raising(1).building(33, ANGELIKA).prestige(5, 4)
    assert t.offers("build") == [f"build {n}" for n in range(1, 41) if n not in (33, 5)]
    assert t.why("build 33") == t.why("build 5") == "plot-taken"
    t.take("build 18")
    assert t.g.plot_owner[17] == MARION


@rule("RC-098", "RC-102")
def test_all_markers_of_the_card_go_under_the_building() -> None:
    t = raising(1, markers=4).take("build 2")
    assert t.g.plot_levels[1] == 4
    assert t.g.plot_tile[1] == 0
    assert t.rep(MARION) == 4
    assert MARION not in t.g.squares


@rule("RC-099")
@pytest.mark.parametrize("plot", [13, 16, 21, 24])
def test_the_corners_give_a_wild(plot: int) -> None:
    t = raising(2).take(f"build {plot}")
    assert t.g.wild[MARION] == 1
    assert t.rep(MARION) == 1


@rule("RC-100")
@pytest.mark.parametrize("plot", [18, 19, 38, 39])
def test_the_centre_gives_two_reputation(plot: int) -> None:
    t = raising(2).take(f"build {plot}")
    assert t.rep(MARION) == 3
    assert t.g.wild[MARION] == 0


@rule("RC-099", "RC-100")
def test_no_other_plot_has_a_reward() -> None:
    for plot in sorted(set(range(1, 41)) - {13, 16, 21, 24, 18, 19, 38, 39}):
        t = raising(2).take(f"build {plot}")
        assert (t.rep(MARION), t.g.wild[MARION]) == (1, 0)


@rule("RC-101")
def test_the_banner_of_the_column_is_a_step() -> None:
    for plot, column in ((1, "C1"), (9, "C2"), (10, "C4"), (40, "C8")):
        t = raising(3, tracks=(4, 4, 4)).banners(**{column: "masonry"}).take(f"build {plot}")
        assert t.tracks(MARION) == (4, 5, 4)


@rule("RC-091", "RC-099", "RC-101", "RC-102")
def test_the_raise_example() -> None:
    """T-14: project 16 with two markers on plot 21, all tracks on 4, banner C1 jackscrew."""
    t = table().empty(ANGELIKA).give(ANGELIKA, lumber=2, masonry=3, jackscrew=2, tracks=(4, 4, 4))
    t.won(16, ANGELIKA, markers=2).banners(C1="jackscrew").take("pay")
    assert t.symbols(ANGELIKA) == {"seal": 1}
    assert t.tracks(ANGELIKA) == (4, 4, 5)
    tile = t.g.neighborhoods[0]
    t.take("build 21")
    assert t.tracks(ANGELIKA) == (4, 4, 6)
    assert t.g.permanents(ANGELIKA, 2) == 2
    assert t.tokens(ANGELIKA)[3] == 1
    assert t.rep(ANGELIKA) == 2
    assert t.g.neighborhoods[0] == tile != FREE


@rule("RC-103")
def test_neighborhoods_come_last() -> None:
    """Angelika's levels tie with Marion's; the reputation of Marion's new building decides."""
    t = raising(1, markers=2).reputation(3, 4, 0)
    t.building(21, ANGELIKA, 2).building(9, ANGELIKA, 1).building(1, MARION, 1)
    t.neighborhood(1, 1).take("build 33")
    # Marion has 3 levels like Angelika and is ahead by the two reputation for her levels.
    assert t.rep(MARION) == 5
    assert t.g.favor[MARION] == 1
    assert t.rep(ANGELIKA) == 5


@rule("RC-186")
def test_an_expansion_of_the_project_holds_its_card_at_once() -> None:
    t = raising(3).give(MARION, cards=[1, 2, 3, 4])
    card = t.g.slot_card[0] + 1
    t.take("build 2")
    assert t.g.company[MARION] == [card - 1, 0, 1, 2, 3]
    assert t.g.pile[MARION] == []
