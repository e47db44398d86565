"""What things tell of themselves, with the numbers of the moment."""

from __future__ import annotations

import pytest

from burnham.games.raising_chicago.box import NEUTRAL
from tests.games.raising_chicago.builders import ANGELIKA, MARION, NICOLE, Table, square, table
from tests.rules import rule


def about(t: Table, kind: str, value: int, lang: str = "en", viewer: int | None = MARION) -> str:
    return t.game.text_in(lang).about(t.game.seen_by(viewer), kind, value)


def now(t: Table, kind: str, value: int, lang: str = "en", viewer: int | None = MARION) -> str:
    return t.game.text_in(lang).now(t.game.seen_by(viewer), kind, value).strip()


@rule("RC-077", "RC-027")
def test_a_project_tells_what_it_costs_me() -> None:
    t = table().projects(16, 10).give(MARION, tracks=[3, 12, 0])
    assert "Project 16. A raise project. Its winner pays 3 lumber, 4 masonry and 3 jackscrews" in (
        about(t, "slot", 0)
    )
    assert "a step of jackscrew expertise" in about(t, "slot", 0)
    assert now(t, "slot", 0).endswith("you would pay 2 lumber and 3 jackscrews.")
    assert now(t, "slot", 0, viewer=ANGELIKA) == "Nobody has bid yet."
    assert now(t, "slot", 0, viewer=None) == "Nobody has bid yet."
    assert about(t, "slot", 1).startswith("Project 10. A move project.")


@rule("RC-063", "RC-064")
def test_a_card_tells_who_leads() -> None:
    t = table().marks("I", UL=ANGELIKA, UR=MARION).marks("II", UR=NICOLE, LL=MARION, LR=MARION)
    first, second = t.g.slot_card[:2]
    assert now(t, "card", first) == "Purple leads with 1 marker."
    assert now(t, "card", second) == "Blue leads with 2 markers."
    assert now(t, "card", second, "de") == "Blau führt mit 2 Gebotsmarkern."


@rule("RC-047", "RC-048")
def test_squares_tell_what_they_give_and_cost() -> None:
    t = table().areas(8).marks("I", UR=ANGELIKA)
    assert now(t, "square", square("I UL")) == "It costs 1 masonry and 1 jackscrew now."
    assert now(t, "square", square("I UR")) == "Purple has a marker here."
    assert about(t, "square", square("I LL")).startswith("A marker here gives you 1 jackscrew")


@rule("RC-139")
def test_a_card_that_has_paid_once_says_so() -> None:
    t = table().give(MARION, cards=[42, 17, 12])
    t.g.fresh[MARION] = 1
    assert "it pays once, at the end of that round: a step of jackscrew" in about(t, "card", 41)
    assert now(t, "card", 41) == "Blue has it."
    assert now(t, "card", 16) == "Blue has it. It has paid and brings no more."
    assert now(t, "card", 11) == "Blue has it."


@rule("RC-125", "RC-127", "RC-132")
def test_a_neighborhood_tells_who_would_win_it() -> None:
    t = table(2).neighborhood(1, 13)
    first, second, third, _ = (plot + 1 for plot in t.box.space_plots[0])
    t.building(first, MARION, levels=2)
    assert "wins 2 wilds" in about(t, "neighborhood", 0)
    assert now(t, "neighborhood", 0) == (
        "1 of 4 plots is built on. With 2 levels Blue would win it now."
    )
    t.building(second, ANGELIKA, levels=3)
    assert now(t, "neighborhood", 0, "de") == (
        "2 von 4 Bauplätzen sind bebaut. Mit 3 Stockwerken bekäme Lila sie jetzt."
    )
    t.building(third, NEUTRAL, levels=3)
    assert now(t, "neighborhood", 0).endswith("nobody would win it now.")
    t.g.neighborhoods[0] = -1
    assert about(t, "neighborhood", 0).endswith("the tile is gone.")


@rule("RC-163")
def test_a_prestige_building_tells_whom_it_honours() -> None:
    t = table().prestige(18, 3, degrees=90).building(19, MARION).building(6, NICOLE)
    assert now(t, "plot", 17) == (
        "Prestige building 3 is here: at the end each arrow brings 3 reputation to the owner of "
        "the building it points at. Now they point at buildings of: Blue, Green."
    )


@rule("RC-099", "RC-101")
def test_a_plot_tells_what_building_brings() -> None:
    t = table().banners(C1="jackscrew")
    assert about(t, "plot", 20) == (
        "A plot of the city. Building here gives 1 wild, a step of jackscrew expertise by the "
        "banner above, and 1 reputation for each level."
    )
    assert now(t.building(21, ANGELIKA, levels=2), "plot", 20) == (
        "Purple has a building with 2 levels here."
    )


@rule("RC-158", "RC-160")
def test_a_ward_tells_who_leads_in_it() -> None:
    t = table(2)
    assert now(t, "ward_token", 0) == "Nobody has built here yet."
    t.building(21, MARION, levels=2)
    assert now(t, "ward_token", 0) == "Blue leads with 2 levels."
    t.building(9, NEUTRAL, levels=2)
    assert now(t, "ward_token", 0) == (
        "In the lead: the non-player color and Blue, with 2 levels each."
    )


@rule("RC-155", "RC-151")
@pytest.mark.parametrize(
    ("tile", "said"),
    [(1, "you get 2 favors."), (8, "you take 3 steps on one expertise track.")],
)
def test_the_outskirts_tell_the_tile_that_lies_there(tile: int, said: str) -> None:
    t = table().outskirts(tile)
    assert now(t, "outskirts", 0).endswith(said)
    assert now(t, "outskirts", 1) == "The non-player color has a building with 1 level here."


@rule("RC-172", "RC-173", "RC-174")
def test_a_council_member_tells_how_many_cards_i_have() -> None:
    t = table(council=True).member(A=5, B=7, C=8, D=9)
    of_a = [card + 1 for card, letter in enumerate(t.box.letters) if letter == 0]
    jokers = [card + 1 for card, letter in enumerate(t.box.letters) if letter == 4]
    t.give(MARION, cards=of_a[:1], pile=[of_a[1], jokers[0]])
    assert "2 reputation for each of your buildings in the outskirts" in about(t, "member", 4)
    assert "at least 4 cards with A, and twice as much from 6" in about(t, "member", 4)
    assert now(t, "member", 4) == "You have 2 cards with A and 1 with all letters."
    assert now(t, "member", 4, viewer=None) == ""


@rule("RC-028", "RC-032")
def test_a_column_tells_how_many_markers_it_waits_for() -> None:
    t, step = table().give(ANGELIKA, tracks=[5, 2, 1]), 13
    assert now(t, "own_column", step + 1) == "Purple has got it."
    assert now(t, "own_column", step + 2) == "1 marker of Purple is not there yet."
    assert now(t, "own_column", step + 4) == "2 markers of Purple are not there yet."
    assert now(table(4), "own_column", 4).endswith("nobody gets it.")
    assert now(table(4), "own_column", 5) == "3 markers of Blue are not there yet."


def test_a_track_of_an_answer_is_of_the_one_who_is_asked() -> None:
    t = table().give(MARION, tracks=[4, 0, 0]).bidding(1, 3, 1)
    t.give(ANGELIKA, tracks=[7, 0, 0])
    assert now(t, "track", 0) == "Purple is in column 7 and has 2 permanent resources."
    assert now(t, "own_track", 0) == "Blue is in column 4 and has 1 permanent resource."


@rule("RC-169")
def test_poverty_tells_what_it_costs() -> None:
    t = table().give(NICOLE, poverty=6)
    assert "that is −9 reputation" in about(t, "poverty_space", 6)
    assert now(t, "poverty_space", 6) == "Here: Green."
    assert now(t, "own_poverty", NICOLE, "de") == "Grün steht bei −9."
