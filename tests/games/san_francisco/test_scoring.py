"""The final scoring."""

from __future__ import annotations

import pytest

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.scoring import shared_place, tender_points
from tests.games.san_francisco.builders import Table, opened
from tests.rules import rule


def points_of(t: Table, player: int, tender: str) -> int:
    return tender_points(t.g, player, t.box.tender_ids.index(tender))


# --- public tenders -----------------------------------------------------------------------


@rule("SF-110", "SF-111", "SF-113", "SF-114")
def test_ex_02_comparison() -> None:
    t = opened(3).public("pub_green", "pub_red", "pub_blue")
    t.give(1, built="1-G2 2-G5").give(0, built="3-G4").give(2, built="6-G4 1-R4")
    assert t.points("pub_green") == [2, 6, 2]
    assert t.points("pub_red") == [2, 2, 6]


@rule("SF-111", "SF-113", "SF-175")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([2, 1, 1], [6, 2, 2]),
        ([1, 1, 1], [3, 3, 3]),
        ([2, 2, 1], [5, 5, 1]),
        ([0, 0, 0], [3, 3, 3]),
        ([3, 2, 1], [6, 4, 1]),
    ],
)
def test_ex_02_ties(values: list[int], points: list[int]) -> None:
    prizes = opened(3).box.comparison[3]
    assert [shared_place(values, player, prizes) for player in range(3)] == points


@rule("SF-112")
@pytest.mark.parametrize(
    ("seats", "values", "points"),
    [
        (2, [1, 0], [5, 2]),
        (2, [1, 1], [3, 3]),
        (4, [4, 3, 2, 1], [7, 4, 2, 1]),
        (4, [1, 3, 1, 1], [2, 7, 2, 2]),
        (4, [2, 2, 1, 1], [5, 5, 1, 1]),
    ],
)
def test_comparison_by_player_count(seats: int, values: list[int], points: list[int]) -> None:
    t = opened(seats).public("pub_rubble", "pub_red", "pub_blue")
    for player, value in enumerate(values):
        t.give(player, rubble=value)
    assert t.points("pub_rubble") == points


@rule("SF-115", "SF-175", "SF-176")
def test_rubble_and_money_compare_what_is_owned() -> None:
    t = opened(2).public("pub_rubble", "pub_money", "pub_red")
    t.give(0, rubble=2, money=7).give(1, rubble=0, money=9)
    assert t.points("pub_rubble") == [5, 2]
    assert t.points("pub_money") == [2, 5]
    assert t.points("money") == [2, 3], "the same money counts again"


@rule("SF-116", "SF-117", "SF-130")
def test_board_tenders_and_progress() -> None:
    t = opened(2).public("pub_gold_row", "pub_green_column", "pub_red")
    t.give(0, progress=(5, 2)).give(1, progress=(0, 0))
    assert t.points("pub_gold_row") == [7, 0]
    assert t.points("pub_green_column") == [3, 0]
    assert t.points("progress") == [4, -7]


@rule("SF-110")
def test_every_player_scores_all_three() -> None:
    t = opened(4)
    names = [name for name, _ in TITLE.rules.scores(t.g).categories]
    assert names[:3] == [t.box.public_ids[tender] for tender in t.g.public_tenders]
    assert all(len(points) == 4 for _, points in TITLE.rules.scores(t.g).categories)


# --- private tenders ----------------------------------------------------------------------


@rule("SF-118")
def test_a_private_tender_scores_for_its_owner_only() -> None:
    t = opened(2).give(0, kept="prv_buildings", built="1-G2 1-R4").give(1, kept="prv_rubble")
    t.give(1, built="2-B2 2-G5", rubble=0)
    assert t.points("private") == [2, 0]
    t.give(1, tenders="prv_buildings")
    assert t.points("private") == [2, 2]


@rule("SF-119")
def test_every_building() -> None:
    assert points_of(opened(3).give(0, built="1-G2 2-G5 3-B1"), 0, "prv_buildings") == 3


@rule("SF-120", "SF-179")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        ("2-B2 2-G3 2-G5", 3),
        ("2-B2 2-G3 2-G5 2-Y4", 6),
        ("2-B2 2-Y4 2-G3", 3),
        ("1-G2 1-B3 1-R4", 3),
        ("1-G2 1-B3 1-R4 1-B5", 6),
        ("1-G2 1-B5", 0),
        ("1-B3 1-B5 3-R2 3-Y3 4-Y2", 6),
    ],
)
def test_ex_03_pairs(built: str, points: int) -> None:
    assert points_of(opened(3).give(0, built=built), 0, "prv_pairs") == points


@rule("SF-121")
def test_next_to_rivals() -> None:
    """Each own building counts once; own neighbours, other cards and diagonals do not."""
    for seats, value in ((2, 3), (3, 2), (4, 2)):
        t = opened(seats).give(0, built="1-G2 1-B5 2-Y4 3-B1").give(1, built="1-B3 1-R4 2-G3")
        assert points_of(t, 0, "prv_rival_neighbours") == 2 * value
        assert points_of(t, 1, "prv_rival_neighbours") == 2 * value


@rule("SF-122")
def test_enclosed_corners() -> None:
    """A corner counts when both neighbours are built, by whomever."""
    for seats, value in ((2, 3), (3, 2)):
        t = opened(seats).give(0, built="1-G2 1-B3 2-G3").give(1, built="1-R4 2-B2")
        assert points_of(t, 0, "prv_corners") == value, "1-G2; 1-B3 and 2-G3 lack a neighbour"
        t.give(1, built="1-B5 2-G5")
        assert points_of(t, 0, "prv_corners") == 3 * value
        assert points_of(t, 1, "prv_corners") == 2 * value
    t = opened(2).give(0, built="2-B2 2-Y4 2-G3 4-R3 4-B4 4-Y5")
    assert points_of(t, 0, "prv_corners") == 0, "2-B2 and 4-R3 lie in a straight line"


@rule("SF-123")
def test_freestanding_are_the_ones() -> None:
    t = opened(2).give(0, built="1-Y1 3-B1 2-Y4")
    assert points_of(t, 0, "prv_freestanding") == 4


@rule("SF-124")
@pytest.mark.parametrize(
    ("tender", "points"), [("prv_yellow", 4), ("prv_green", 2), ("prv_blue", 0), ("prv_red", 2)]
)
def test_colour_tenders(tender: str, points: int) -> None:
    assert points_of(opened(2).give(0, built="1-Y1 2-Y4 1-G2 1-R4"), 0, tender) == points


@rule("SF-125")
def test_four_colours() -> None:
    t = opened(3).give(0, built="1-Y1 2-Y4 1-G2 2-G5 1-B3 1-B5 1-R4")
    assert points_of(t, 0, "prv_four_colours") == 8
    t.give(0, built="2-R1")
    assert points_of(t, 0, "prv_four_colours") == 16


@rule("SF-126")
def test_rubble_tender() -> None:
    assert points_of(opened(2).give(0, rubble=3), 0, "prv_rubble") == 3


@rule("SF-127", "SF-128")
def test_ex_17_development_tenders() -> None:
    owned = "street_light street_light cable_car hydrant hydrant hydrant park park"
    for seats, value in ((2, 8), (3, 10)):
        t = opened(seats).give(0, developments=owned)
        assert points_of(t, 0, "prv_development_sets") == value
        assert points_of(t, 0, "prv_hydrant") == 6
        assert points_of(t, 0, "prv_street_light") == 4
        assert points_of(t, 0, "prv_cable_car") == 2
        assert points_of(t, 0, "prv_park") == 4


@rule("SF-178")
def test_one_building_counts_for_several_tenders() -> None:
    t = opened(2).give(0, built="1-Y1", kept="prv_yellow", tenders="prv_freestanding prv_buildings")
    t.g.taken[0] = t.g.taken[0][-2:]
    assert t.points("private")[0] == 2 + 2 + 1


# --- the rest -----------------------------------------------------------------------------


@rule("SF-129")
def test_builder_tender() -> None:
    t = opened(3)
    assert t.points("builder") == [0, 0, 0]
    t.g.builder = 2
    assert t.points("builder") == [0, 0, 5]


@rule("SF-131")
def test_ex_16_street_lights() -> None:
    t = opened(2)
    found = [t.points("developments")[0]]
    for _ in range(5):
        t.give(0, developments="street_light")
        found.append(t.points("developments")[0])
    assert found == [0, 1, 3, 6, 10, 15]


@rule("SF-132")
def test_development_points() -> None:
    t = opened(2).give(0, developments="cable_car cable_car hydrant")
    assert t.points("developments")[0] == 3 + 3 + 2
    t.give(1, developments="park park park park")
    assert t.points("developments")[1] == 2 + 3 + 4 + 5


@rule("SF-133")
def test_money() -> None:
    t = opened(2).give(0, money=8).give(1, money=2)
    assert t.points("money") == [2, 0]


@rule("SF-177")
def test_leftovers_are_worth_nothing() -> None:
    t = opened(2).public("pub_red", "pub_blue", "pub_money").give(0, kept="prv_pairs")
    before = TITLE.rules.scores(t.g).totals[0]
    t.give(0, rubble=4, permits="Y1a Y2a Y3a", area=3)
    assert TITLE.rules.scores(t.g).totals[0] == before


@rule("SF-134")
@pytest.mark.parametrize(
    ("buildings", "ranks"), [(("1-R4", "2-B2 2-G5"), [2, 1]), (("1-R4", "2-B2"), [1, 1])]
)
def test_ex_24_ties(buildings: tuple[str, str], ranks: list[int]) -> None:
    t = opened(2).public("pub_green_column", "pub_gold_row", "pub_rubble")
    for player in range(2):
        t.give(player, built=buildings[player], kept="prv_rubble")
    scores = TITLE.rules.scores(t.g)
    assert scores.totals[0] == scores.totals[1]
    assert scores.ranks() == ranks


def test_ex_15_full_two_player_scoring() -> None:
    t = opened(2).public("pub_green", "pub_money", "pub_gold_row")
    t.g.taken = [[], []]
    t.give(0, built="1-G2 1-B3 1-R4 2-G3 2-G5 3-B1", money=7, rubble=2, progress=(5, 2))
    t.give(0, developments="street_light street_light cable_car park", kept="prv_pairs")
    t.give(0, tenders="prv_corners prv_rival_neighbours prv_four_colours")
    t.give(1, built="1-B5 2-B2 3-Y3 4-R3 4-Y5", money=7, rubble=1, progress=(4, 1))
    t.give(1, developments="street_light hydrant hydrant park", kept="prv_freestanding")
    t.give(1, tenders="prv_development_sets prv_yellow")
    scores = TITLE.rules.scores(t.g)
    assert dict(scores.categories) == {
        "pub_green": [5, 2],
        "pub_money": [3, 3],
        "pub_gold_row": [7, 5],
        "private": [6 + 12 + 9 + 0, 0 + 0 + 4],
        "builder": [0, 0],
        "progress": [4, 1],
        "developments": [8, 8],
        "money": [2, 2],
    }
    assert scores.totals == [56, 25]
    assert scores.ranks() == [1, 2]


def test_scores_are_told_item_by_item() -> None:
    t = opened(2).public("pub_green", "pub_money", "pub_gold_row")
    t.g.taken = [[], []]
    t.give(0, built="1-G2 1-B3", money=7, progress=(5, 2), kept="prv_green", tenders="prv_park")
    t.give(0, developments="street_light street_light cable_car park park")
    text = t.game.text_in("en")
    told = {
        (item.category, text.item(item), item.points)
        for item in TITLE.rules.items(t.g)
        if item.player == 0
    }
    assert told == {
        ("pub_green", "1 building on green", 5),
        ("pub_money", "$7", 5),
        ("pub_gold_row", "Column 6", 7),
        ("private", "Green sites: 1 × 2", 2),
        ("private", "Parks: 2 × 2", 4),
        ("progress", "Column 6, row 3", 4),
        ("developments", "Street light × 2", 3),
        ("developments", "Cable car × 1", 3),
        ("developments", "Park A", 2),
        ("developments", "Park B", 3),
        ("money", "$7", 2),
    }


def test_points_in_sight_leave_out_the_starting_tender_alone() -> None:
    t = opened(2).give(0, built="1-Y1 2-Y4", kept="prv_yellow", tenders="prv_buildings")
    with_secret = TITLE.rules.scores(t.g).totals[0]
    assert t.g.tally(0)["points"] == with_secret - 4
