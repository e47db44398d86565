"""Final scoring (RC-157 to RC-170, RC-191, RC-195)."""

from __future__ import annotations

from typing import Any

import pytest

from burnham.games.raising_chicago.box import NEUTRAL
from tests.games.raising_chicago.builders import ANGELIKA, MARION, NICOLE, Table, table
from tests.rules import rule

WARD_1 = [1, 5, 9, 13, 17, 21, 25, 29, 33, 37]


def bare(seats: int = 3, council: bool = False) -> Table:
    """A table at which nobody has anything."""
    t = table(seats, council)
    for seat in range(seats):
        t.empty(seat)
    return t.markers(*[0] * seats)


def ward(token: int, *levels: int, neutral: int = 0) -> Table:
    """Levels by seat on single plots of ward 1, whose control token is the given one."""
    t = bare(len(levels))
    here = t.g.ward_tokens.index(token - 1)
    t.g.ward_tokens[0], t.g.ward_tokens[here] = token - 1, t.g.ward_tokens[0]
    for seat, count in enumerate(levels):
        if count:
            t.building(WARD_1[seat], seat, count)
    if neutral:
        t.building(WARD_1[9], NEUTRAL, neutral)
    return t


@rule("RC-157")
def test_the_categories_come_in_their_order() -> None:
    names = ["ward", "bidding", "prestige", "finals", "symbols", "personal", "poverty"]
    for council in (False, True):
        t = bare(council=council).ended()
        scored = list(t.game.scores()["players"][0]["categories"])
        assert scored == ["reputation", *names, *(["council"] if council else [])]


# --- wards and the bidding board --------------------------------------------------------------


@rule("RC-158", "RC-159")
def test_a_sole_first_and_a_shared_second_place() -> None:
    """T-24: token 10/6, levels 6, 4, 4."""
    assert ward(4, 6, 4, 4).ended().score("ward") == [10, 3, 3]
    assert ward(4, 6, 4, 3).ended().score("ward") == [10, 6, 0]
    assert ward(2, 1, 0, 0).ended().score("ward") == [8, 0, 0]


@rule("RC-159")
def test_a_shared_second_place_is_rounded_up() -> None:
    """Token 8/4, three second places: 4/3 rounded up."""
    assert ward(2, 5, 2, 2, 2).ended().score("ward") == [8, 2, 2, 2]


@rule("RC-160")
def test_a_shared_first_place_takes_both_values() -> None:
    """T-23: token 7/3, levels 5, 5, 2.  T-25: token 9/5, levels 3, 3, 3, 1."""
    assert ward(1, 5, 5, 2).ended().score("ward") == [5, 5, 0]
    assert ward(3, 3, 3, 3, 1).ended().score("ward") == [5, 5, 5, 0]


@rule("RC-158", "RC-160")
def test_only_a_sole_first_keeps_the_token() -> None:
    """Member 12 on A scores 3 for each token kept."""
    for levels, kept in (((6, 4, 4), 1), ((5, 5, 2), 0)):
        t = ward(1, *levels)
        t.g.council = [0, 1, 2, 3]
        t.member(A=12).give(MARION, cards=[1, 4, 6, 9]).ended()
        assert t.score("council")[MARION] == 3 * kept


@rule("RC-160")
def test_the_non_player_color_takes_its_place_in_wards() -> None:
    """T-26: token 8/4; non-player 6, Marion 5, Angelika 5."""
    assert ward(2, 5, 5, neutral=6).ended().score("ward") == [2, 2]
    assert ward(2, 5, 3, neutral=5).ended().score("ward") == [6, 0]
    assert ward(2, 5, 3, neutral=4).ended().score("ward") == [8, 0]


@rule("RC-158")
def test_each_ward_scores_by_itself() -> None:
    t = bare().building(1, MARION).building(2, ANGELIKA).building(3, NICOLE, 2).building(7, MARION)
    first, second = t.box.ward_first, t.box.ward_second
    tokens = t.g.ward_tokens
    assert t.ended().score("ward") == [
        first[tokens[0]] + second[tokens[2]],
        first[tokens[1]],
        first[tokens[2]],
    ]


@rule("RC-161")
def test_nothing_scores_for_nothing() -> None:
    assert bare().ended().score("ward") == [0, 0, 0]
    assert bare().ended().score("bidding") == [0, 0, 0]


@rule("RC-161", "RC-162")
@pytest.mark.parametrize(
    ("markers", "points"),
    [
        ((2, 2, 0), [3, 3, 0]),
        ((3, 1, 1), [4, 1, 1]),
        ((0, 2, 1), [0, 4, 2]),
        ((0, 2, 0), [0, 4, 0]),
        ((2, 2, 2), [2, 2, 2]),
    ],
)
def test_markers_left_on_the_bidding_board(markers: tuple[int, ...], points: list[int]) -> None:
    """T-27: 2, 2, 0 markers share 4 and 2."""
    t = bare().ended().markers(*markers)
    assert t.score("bidding") == points


# --- prestige buildings -----------------------------------------------------------------------


@rule("RC-163")
def test_arrows_score_for_the_buildings_they_point_at() -> None:
    """T-28: prestige 3 (value 3, arrows N, E, W) turned by 90 degrees on plot 18."""
    t = bare().prestige(18, 3, 90).building(19, MARION).building(34, MARION)
    t.building(6, NICOLE).building(38, ANGELIKA)
    assert t.ended().score("prestige") == [6, 0, 3]


@rule("RC-163")
def test_arrows_at_nothing_prestige_or_the_non_player_color_score_for_nobody() -> None:
    """Prestige 4 (value 2, all four arrows) in the upper left corner and in the middle."""
    t = bare(2).prestige(21, 4).building(9, NEUTRAL).prestige(1, 9)
    assert t.ended().score("prestige") == [0, 0]
    # Prestige 9 on plot 1 points north at prestige 4, east at 33, south at 37.
    t = bare(2).prestige(1, 9).building(33, ANGELIKA).building(37, MARION, 3)
    assert t.ended().score("prestige") == [2, 2]


# --- symbols ----------------------------------------------------------------------------------


@rule("RC-164")
def test_each_token_matching_a_symbol_of_an_own_final_scores_two() -> None:
    """F01 shows train and lion, F05 lion and book."""
    t = bare().give(MARION, symbols={"train": 2, "lion": 1, "book": 3})
    t.final_building(1, MARION, 1).final_building(2, MARION, 5).final_building(3, ANGELIKA, 1)
    assert t.ended().score("finals") == [2 * (2 + 1) + 2 * (1 + 3), 0, 0]


@rule("RC-165", "RC-195")
def test_the_asterisk_is_one_symbol_the_best_one() -> None:
    """T-29: as lion it brings 14 in finals; as Y only 10 and a set of 3."""
    t = bare().give(MARION, symbols={"train": 2, "lion": 1, "book": 1, "seal": 1, "asterisk": 1})
    t.final_building(1, MARION, 1).final_building(2, MARION, 5).ended()
    assert (t.score("finals")[MARION], t.score("symbols")[MARION]) == (14, 0)


@rule("RC-165")
def test_the_asterisk_may_complete_a_set() -> None:
    t = bare().give(MARION, symbols={"train": 1, "lion": 1, "book": 1, "seal": 1, "asterisk": 1})
    assert t.ended().score("symbols")[MARION] == 3


@rule("RC-166")
def test_sets_of_five_symbols() -> None:
    t = bare().give(MARION, symbols={"train": 3, "lion": 2, "book": 2, "seal": 4, "y": 2})
    t.give(ANGELIKA, symbols={"train": 7, "lion": 7, "book": 7, "seal": 7})
    assert t.ended().score("symbols") == [6, 0, 0]


# --- the personal project ---------------------------------------------------------------------


@rule("RC-167", "RC-168")
@pytest.mark.parametrize(
    ("things", "points"),
    [
        ({"lumber": 5}, 2),
        ({"lumber": 4}, 0),
        ({"lumber": 5, "masonry": 5}, 4),
        ({"lumber": 5, "masonry": 5, "jackscrew": 5}, 9),
        ({"lumber": 10}, 2),
        ({"lumber": 3, "wild": 2}, 2),
        ({"wild": 10}, 4),
        ({"favor": 2}, 4),
        ({"favor": 3}, 9),
        ({"lumber": 4, "tracks": (9, 9, 9)}, 0),
        ({"tracks": (12, 0, 0)}, 2),
        ({"tracks": (12, 12, 12)}, 9),
        ({"tracks": (12, 12, 0), "favor": 1}, 9),
        # T-30: masonry lacks two, there is one wild and one jackscrew to spare: use the favor.
        ({"lumber": 5, "masonry": 3, "jackscrew": 6, "wild": 1, "favor": 1}, 9),
        # T-31: three jackscrews to spare buy the missing masonry.
        ({"lumber": 5, "masonry": 4, "jackscrew": 8}, 9),
        ({"lumber": 5, "masonry": 4, "jackscrew": 7}, 4),
        # With lumber unlimited all lumber is to spare.
        ({"lumber": 3, "masonry": 4, "jackscrew": 5, "tracks": (12, 0, 0)}, 9),
    ],
)
def test_the_personal_project(things: dict[str, Any], points: int) -> None:
    assert bare().give(MARION, **things).ended().score("personal") == [points, 0, 0]


# --- poverty and the winner -------------------------------------------------------------------


@rule("RC-169")
def test_poverty_is_subtracted() -> None:
    """T-32: six steps are worth −9."""
    t = bare().give(MARION, poverty=6).give(ANGELIKA, poverty=1).ended()
    assert t.score("poverty") == [-9, -1, 0]
    assert t.game.scores()["players"][MARION]["total"] == -9


@rule("RC-191")
def test_the_poverty_disc_stops_on_the_last_space() -> None:
    t = table().empty(MARION).give(MARION, poverty=14).won(16, MARION)
    t.take("pay poverty LMJ")
    assert t.g.poverty[MARION] == 15
    assert t.ended().score("poverty")[MARION] == -43


@rule("RC-170")
def test_ties_go_by_levels_in_wards_and_outskirts_and_then_are_shared() -> None:
    t = bare().reputation(9, 9, 5).building(1, MARION, 2).building(2, ANGELIKA, 2)
    t.g.ward_tokens = [0, 0, 0, 0]
    t.ended()
    assert t.game.scores()["ranking"] == [[MARION, ANGELIKA], [NICOLE]]
    t.moved(1, ANGELIKA, 3)
    assert t.game.scores()["ranking"] == [[ANGELIKA], [MARION], [NICOLE]]


@rule("RC-157")
def test_the_log_tells_what_was_scored() -> None:
    t = bare().reputation(4, 0, 0).give(MARION, poverty=2).give(ANGELIKA, lumber=5).ended()
    told = [(fact.seat, fact.args["points"]) for fact in t.told_of("scored")]
    assert told == [(ANGELIKA, 2)]
    lost = [(fact.seat, fact.args["loss"]) for fact in t.told_of("scored-poverty")]
    assert lost == [(MARION, 2)]
