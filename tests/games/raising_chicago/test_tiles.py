"""Empty plot tiles (RC-143 to RC-156, RC-180, RC-182, RC-192, RC-193)."""

from __future__ import annotations

from typing import Any

import pytest

from burnham.games.raising_chicago.box import FREE
from burnham.games.raising_chicago.questions import AUCTION, PRODUCTION, ROUND
from tests.games.raising_chicago.builders import ANGELIKA, MARION, NICOLE, OTTO, Table, table
from tests.rules import rule


def holding(*tiles: int, seats: int = 3, **things: Any) -> Table:
    """Marion to bid, with these tiles and no tokens but the given ones."""
    t = table(seats).empty(MARION).give(MARION, tiles=tiles, **things)
    return t.bidding(3, *[2] * (seats - 1))


# --- when -------------------------------------------------------------------------------------


@rule("RC-143")
def test_tiles_may_be_used_in_phases_1_2_4_and_5() -> None:
    t = table().give(MARION, tiles=[3], windows=1).go(ROUND)
    assert (t.g.phase, t.question, t.offers("tile")) == (1, "window", ["tile 3"])
    t = holding(3)
    assert (t.g.phase, t.question, t.offers("tile")) == (2, "bid", ["tile 3"])
    t = table().give(MARION, tiles=[3]).won(16, MARION)
    assert (t.g.phase, t.question, t.offers("tile")) == (4, "pay", ["tile 3"])
    t = table().give(MARION, tiles=[3], windows=1).production()
    assert (t.g.phase, t.question, t.offers("tile")) == (5, "window", ["tile 3"])


@rule("RC-143")
def test_within_an_own_project_there_is_a_window_at_every_step() -> None:
    """A move project: before paying, before the outskirts, before the prestige building, before
    the neighborhoods, and after the card."""
    t = table().give(MARION, tiles=[3], windows=1, lumber=9, masonry=9, jackscrew=9)
    t.display(1, 2, 7).won(10, MARION)
    asked = []
    for word in ("pay", "move 1", "take 7", "build 6", "turn 0", "go-on", "go-on"):
        asked.append(t.question)
        if t.question not in ("prestige_plot", "rotate"):
            assert "tile 3" in t.offers("tile")
        t.take(word)
    assert asked == [
        "pay",
        "outskirts",
        "prestige",
        "prestige_plot",
        "rotate",
        "window",
        "window",
    ]
    t = table().give(MARION, tiles=[3], windows=1, tracks=(12, 12, 12)).won(1, MARION)
    assert t.question == "plot"
    assert "tile 3" in t.offers("tile")
    t.take("build 1")
    assert (t.question, t.g.slot_card[0] == FREE) == ("window", False)
    t.take("go-on")
    assert (t.question, t.g.slot_card[0]) == ("window", FREE)


@rule("RC-143")
def test_a_tile_may_be_used_between_the_own_and_the_non_player_marker() -> None:
    t = table(2).give(MARION, tiles=[3]).bidding(2, 1).take("bid I UR")
    assert t.question == "bid_neutral"
    t.take("tile 3")
    assert t.question == "bid_neutral"
    assert t.rep(MARION) == 3


@rule("RC-144")
def test_no_tile_in_phase_3_nor_while_another_player_acts() -> None:
    t = table().give(ANGELIKA, tiles=[3], windows=1).bidding(3, 2, 2)
    assert t.seat == MARION
    assert t.offers("tile") == []
    assert t.why("tile 3") == "tile-not-yours"
    t = table().give(ANGELIKA, tiles=[3], windows=1).give(MARION, tracks=(12, 12, 12))
    t.won(16, MARION)
    assert (t.seat, t.offers("tile")) == (MARION, [])
    # Phase 3 asks nobody, although Angelika has opened the windows.
    t = table().give(ANGELIKA, tiles=[3], windows=1).give(MARION, tracks=(12, 12, 12))
    t.projects(1).marks("I", UR=MARION).markers(0, 0, 0).go(AUCTION)
    assert (t.g.phase, t.question, t.seat) == (4, "plot", MARION)


@rule("RC-145")
def test_a_used_tile_is_gone() -> None:
    t = holding(3).take("tile 3")
    assert t.g.tile_holder[2] == FREE
    assert t.why("tile 3") == "tile-not-yours"
    assert 2 not in t.g.outskirts_tile


@rule("RC-145")
def test_several_tiles_may_be_used_in_one_round() -> None:
    t = holding(3, 11, 1).take("tile 3", "tile 11", "tile 1")
    assert (t.rep(MARION), t.tokens(MARION)) == (3, (0, 0, 0, 3, 2))


@rule("RC-146")
def test_a_tile_just_taken_may_be_used_at_once() -> None:
    t = table().give(MARION, tracks=(12, 12, 12)).outskirts(3).display(1, 2, 7).won(10, MARION)
    t.take("move 1", "tile 3")
    assert t.rep(MARION) == 4
    assert t.question == "prestige"


@rule("RC-193")
def test_the_last_window_of_the_game_opens_by_itself_and_then_tiles_are_worth_nothing() -> None:
    t = table().give(MARION, tiles=[3, 11])
    t.g.round = 8
    t.g.company[MARION] = []
    t.go(PRODUCTION)
    assert (t.question, t.offers()) == ("window", ["tile 3", "tile 11", "go-on"])
    assert t.why("close") == "windows-closed"
    t.take("tile 3", "go-on")
    assert t.game.over
    assert t.rep(MARION) == 3
    with_tile = t.game.scores()["players"][MARION]["total"]
    t.g.tile_holder[10] = FREE
    assert t.game.scores()["players"][MARION]["total"] == with_tile


# --- windows that do not nag ------------------------------------------------------------------


def test_windows_stay_closed_until_they_are_opened() -> None:
    t = table().give(MARION, tiles=[11], tracks=(12, 12, 12)).won(1, MARION).take("build 1")
    assert t.g.round == 2, "nobody was asked again in round 1"
    assert t.question == "bid"


@rule("RC-041", "RC-143")
@pytest.mark.parametrize("tile", range(1, 13))
def test_reputation_may_be_taken_before_the_rows_are_set_without_opening_windows(tile: int) -> None:
    t = table().give(MARION, tiles=[tile], cards=[3]).building(2, MARION).go(ROUND)
    asked = t.question == "window"
    assert asked == (tile in (3, 10))
    if asked:
        assert (t.g.phase, t.seat) == (1, MARION)
        assert t.offers() == [f"tile {tile}", "go-on", "close"]


@rule("RC-041")
def test_reputation_taken_in_phase_1_counts_for_the_rows_of_the_round() -> None:
    t = table().reputation(2, 4, 0).give(MARION, tiles=[3]).go(ROUND).take("tile 3")
    assert (t.question, t.g.rows) == ("bid", [MARION, ANGELIKA, NICOLE])
    t = table().reputation(2, 4, 0).give(MARION, tiles=[3]).go(ROUND).take("go-on")
    assert (t.question, t.g.rows) == ("bid", [ANGELIKA, MARION, NICOLE])


@rule("RC-041")
def test_whoever_shuts_the_windows_is_not_asked_in_phase_1_either() -> None:
    t = table().give(MARION, tiles=[3]).go(ROUND).take("close").go(ROUND)
    assert t.question == "bid"
    t = t.bidding(3, 2, 2).take("open").go(ROUND)
    assert (t.question, t.seat) == ("window", MARION)


def test_opening_and_closing_the_windows() -> None:
    t = table().give(MARION, tiles=[3], tracks=(12, 12, 12)).won(1, MARION)
    t.take("open")
    assert t.why("open") == "windows-open"
    t.take("build 1")
    assert t.question == "window"
    t.take("close")
    assert t.question == "bid"
    assert t.g.round == 2, "nor is she asked before the rows are set"


def test_without_tiles_there_is_nothing_to_open() -> None:
    t = holding()
    assert t.why("open") == "no-tile"
    t = holding(3, windows=1).take("tile 3")
    assert t.g.windows[MARION] == 0, "the windows close with the last tile"


def test_windows_of_all_go_by_reputation_and_a_pass_is_not_final_after_a_tile() -> None:
    t = table().reputation(2, 5, 0)
    for seat, tiles in ((MARION, [3]), (ANGELIKA, [11]), (NICOLE, [1])):
        t.give(seat, tiles=tiles, windows=1)
    t.go(ROUND)
    asked = []
    for word in ("go-on", "go-on", "tile 1", "go-on", "tile 3", "tile 11"):
        asked.append(t.seat)
        t.take(word)
    assert asked == [ANGELIKA, MARION, NICOLE, ANGELIKA, MARION, ANGELIKA]
    assert t.g.phase == 2


def test_nobody_is_asked_again_when_all_have_passed() -> None:
    t = table().reputation(2, 5, 0)
    t.give(MARION, tiles=[3], windows=1).give(ANGELIKA, tiles=[11], windows=1).go(ROUND)
    t.take("go-on", "go-on")
    assert t.g.phase == 2


# --- what they do -----------------------------------------------------------------------------


@rule("RC-155")
@pytest.mark.parametrize(
    ("tile", "tokens", "reputation"),
    [
        (1, (0, 0, 0, 0, 2), 0),
        (2, (0, 0, 0, 1, 1), 0),
        (3, (0, 0, 0, 0, 0), 3),
        (11, (0, 0, 0, 3, 0), 0),
    ],
)
def test_tiles_that_only_give(
    tile: int, tokens: tuple[int, int, int, int, int], reputation: int
) -> None:
    t = holding(tile).take(f"tile {tile}")
    assert t.tokens(MARION) == tokens
    assert t.rep(MARION) == reputation


@rule("RC-147")
def test_tile_4_gives_the_uncovered_resources_of_a_card() -> None:
    """Card 8 shows lumber, jackscrew and masonry."""
    t = holding(4).areas(8, 27).marks("I", UL=NICOLE, LL=ANGELIKA).take("tile 4")
    assert t.question == "clear_card"
    t.take("clear I")
    assert t.tokens(MARION)[:3] == (1, 1, 0)
    assert t.question == "bid"


@rule("RC-147", "RC-182")
def test_tile_4_needs_an_uncovered_square() -> None:
    t = holding(4)
    for slot in ("I", "II", "III", "IV", "V"):
        t.marks(slot, UR=NICOLE, LL=NICOLE, LR=NICOLE)
    assert t.why("tile 4") == "no-open-square"
    t.g.squares[3] = t.g.squares[7] = FREE
    t.take("tile 4")
    assert t.why("clear III") == "no-open-square-here"
    assert t.offers() == ["clear I", "clear II"]


@rule("RC-180")
def test_tile_4_finds_the_card_of_the_own_project_uncovered() -> None:
    """The markers have become the building: all three resources of card 8 are uncovered."""
    t = table().empty(MARION).give(MARION, tiles=[4], windows=1, tracks=(12, 12, 12)).areas(8)
    t.g.slot_card[1:] = [FREE] * 4
    t.won(2, MARION, markers=4)
    assert t.why("tile 4") == "no-open-square"
    t.take("build 2")
    assert t.question == "window"
    t.take("tile 4")
    assert t.offers() == ["clear I"]
    t.take("clear I")
    assert t.tokens(MARION)[:3] == (1, 1, 1)


@rule("RC-148")
def test_tile_5_gives_the_round_bonuses_of_the_project_area() -> None:
    """Red cards 1 (2 reputation once), 2 (favor once), 3 (M), 5 (wild once), 8 (J step once)."""
    t = holding(5).areas(1, 2, 3, 5, 8).take("tile 5")
    assert t.tokens(MARION) == (0, 1, 0, 1, 1)
    assert t.rep(MARION) == 2
    assert t.tracks(MARION) == (0, 0, 1)


@rule("RC-148")
def test_tile_5_needs_cards_in_the_project_area() -> None:
    t = table().give(MARION, tiles=[5], windows=1).give(ANGELIKA, tiles=[3], windows=1)
    t.g.slot_card = [FREE] * 5
    t.production()
    assert t.seat == ANGELIKA, "Marion cannot use her tile in phase 5 and is not asked"


@rule("RC-149", "RC-182")
def test_tile_6_gives_the_round_bonuses_of_the_company() -> None:
    t = holding(6)
    assert t.why("tile 6") == "no-card-in-company"
    t.give(MARION, cards=[1, 2, 3, 5], pile=[12], fresh=0).take("tile 6")
    assert t.tokens(MARION) == (0, 1, 0, 1, 1)
    assert t.rep(MARION) == 2


@rule("RC-150")
def test_tile_7_adds_a_level_to_an_own_ward_building() -> None:
    t = holding(7)
    assert t.why("tile 7") == "no-building"
    t.building(2, MARION, 2).building(5, MARION).building(9, ANGELIKA, 3).moved(1, MARION)
    supply = t.g.supply[MARION]
    t.take("tile 7")
    assert t.offers() == ["lift 2", "lift 5"]
    assert t.why("lift 9") == "not-your-building"
    t.take("lift 2")
    assert t.g.plot_levels[1] == 3
    assert t.g.supply[MARION] == supply - 1
    assert t.rep(MARION) == 1


@rule("RC-192")
def test_the_level_of_tile_7_counts_for_neighborhoods_wards_and_ties() -> None:
    t = table().empty(MARION).give(MARION, tiles=[7], tracks=(12, 12, 12)).neighborhood(1, 1)
    t.building(21, MARION).building(9, ANGELIKA, 2).prestige(33, 1).reputation(0, 9, 0)
    t.won(2, MARION).take("tile 7", "lift 21", "build 1")
    assert t.g.plot_levels[20] == 2
    assert t.g.favor[MARION] == 1, "three levels against two"
    assert t.g.levels(MARION) == 3
    assert t.ended().game.scores()["players"][MARION]["breaks"]["levels"] == 3
    assert t.score("ward")[MARION] > t.score("ward")[ANGELIKA] > 0


@rule("RC-151", "RC-182")
def test_tile_8_moves_one_marker_three_columns() -> None:
    t = holding(8, tracks=(12, 0, 11))
    t.take("tile 8")
    assert t.offers() == ["advance masonry", "advance jackscrew"]
    assert t.why("advance lumber") == "track-full"
    t.take("advance masonry")
    assert t.tracks(MARION) == (12, 3, 11)
    t.give(MARION, tiles=[8], tracks=(12, 12, 12))
    assert t.why("tile 8") == "tracks-full"


@rule("RC-152")
def test_tile_9_gives_any_four_basic_resources() -> None:
    t = holding(9).take("tile 9")
    assert len(t.offers()) == 15
    assert t.why("take 3 2") == "too-many"
    t.take("take 1 0")
    assert t.tokens(MARION) == (1, 0, 3, 0, 0)


@rule("RC-153")
def test_tile_10_gives_two_reputation_and_swaps_banners() -> None:
    t = holding(10).banners(C2="lumber", P="jackscrew")
    before = t.g.banners[:]
    t.take("tile 10")
    assert t.rep(MARION) == 2
    assert t.offers() == [
        f"swap {name}" for name in ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "P"]
    ]
    t.take("swap C2")
    assert t.why("with C2") == "same-banner"
    t.take("with P")
    assert t.g.banners[1] == before[8]
    assert t.g.banners[8] == before[1]
    assert [t.g.banners[i] for i in (0, 2, 3, 4, 5, 6, 7)] == [before[i] for i in (0, *range(2, 8))]


@rule("RC-101", "RC-153")
def test_swapped_banners_count_for_the_building_under_way() -> None:
    t = table().empty(MARION).give(MARION, tiles=[10], tracks=(4, 4, 4), lumber=9, masonry=9)
    t.give(MARION, jackscrew=9).banners(C1="lumber", C2="masonry").won(1, MARION)
    t.take("pay", "tile 10", "swap C1", "with C2", "build 1")
    assert t.tracks(MARION) == (4, 5, 4)


@rule("RC-154")
def test_tile_12_copies_two_different_rewards_and_leaves_the_tiles() -> None:
    """T-37: two favors and three lumber are left."""
    t = holding(12).only_neighborhoods({3: 1, 4: 2, 9: 10}).take("tile 12")
    assert t.offers() == ["copy 3", "copy 4", "copy 9"]
    assert t.why("copy 1") == "tile-gone"
    t.take("copy 3")
    assert t.offers() == ["copy 9"], "only the lumber differs from a favor"
    t.take("copy 9")
    assert t.tokens(MARION) == (3, 0, 0, 0, 1)
    assert t.g.neighborhoods.count(FREE) == 15
    assert max(t.g.neighborhood_holder) == FREE


@rule("RC-154")
def test_tile_12_may_not_copy_the_same_reward_twice() -> None:
    t = holding(12).only_neighborhoods({1: 1, 2: 2, 3: 4, 4: 6, 5: 10, 6: 11}).take("tile 12")
    t.take("copy 3")
    assert t.offers() == ["copy 1", "copy 2", "copy 4", "copy 5", "copy 6"]
    assert t.why("copy 3") == "same-reward"
    t.take("copy 4")
    assert t.tracks(MARION) == (1, 1, 0)


@rule("RC-154", "RC-182")
def test_tile_12_with_one_kind_of_reward_or_none_left() -> None:
    t = holding(12).only_neighborhoods({1: 1, 2: 2}).take("tile 12", "copy 2")
    assert t.tokens(MARION) == (0, 0, 0, 0, 1)
    assert t.question == "bid"
    t = holding(12).only_neighborhoods({})
    assert t.why("tile 12") == "no-neighborhood"


@rule("RC-156")
def test_an_expansion_with_none_left_is_lost() -> None:
    t = holding(12, seats=4).only_neighborhoods({1: 17, 2: 1})
    t.give(OTTO, expansions=6).take("tile 12", "copy 1")
    assert t.g.expansions == [0, 0, 0, 6]
    t = holding(12, seats=4).only_neighborhoods({1: 17, 2: 1})
    t.give(OTTO, expansions=5).take("tile 12", "copy 1")
    assert t.g.expansions == [1, 0, 0, 5]
