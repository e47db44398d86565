"""The box holds what the rules say it holds (RC-001 to RC-004, RC-010 to RC-014)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from burnham.games.raising_chicago import TITLE
from burnham.games.raising_chicago.box import BASIC
from burnham.kernel.errors import BadComponents
from burnham.kernel.game import new_game
from tests.rules import rule

DATA: dict[str, Any] = dict(TITLE.tables().data)
COUNTS = DATA["counts"]
PROJECTS = DATA["projects"]["tiles"]
FINALS = DATA["final_projects"]["tiles"]
CARDS = DATA["resource_cards"]["cards"]
PLOTS = DATA["city"]["plots"]
SYMBOLS = ["train", "lion", "book", "seal", "y"]
SOURCES = {"rules", "published", "reconstruction"}


def total(cost: dict[str, int]) -> int:
    return sum(cost.values())


# --- where the numbers come from --------------------------------------------------------------


def test_every_table_and_every_row_names_its_source() -> None:
    missing = []
    for name, table in DATA.items():
        nested = [(f"{name}.{key}", value) for key, value in table.items()]
        sections = [(name, table)]
        sections += [(path, part) for path, part in nested if is_section(part)]
        for path, section in sections:
            if section.get("source") not in SOURCES:
                missing.append(path)
            for key, rows in section.items():
                if isinstance(rows, list) and rows and isinstance(rows[0], dict):
                    bad = [row for row in rows if row.get("source") not in SOURCES]
                    missing += [f"{path}.{key}: {row}" for row in bad]
    assert missing == []


def is_section(part: Any) -> bool:
    """A table of its own, not a value such as a cost or a place."""
    return isinstance(part, dict) and "source" in part


def test_fields_fixed_by_the_rules_exist() -> None:
    for row in [*PROJECTS, *DATA["symbols"]["types"], *DATA["players"]["colors"]]:
        assert set(row.get("rules_fields", [])) <= set(row)


# --- counts -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "count"),
    [
        (PROJECTS, 36),
        (FINALS, 10),
        (DATA["personal_projects"]["tiles"], 4),
        (DATA["prestige_buildings"]["tiles"], 10),
        (DATA["neighborhood_tiles"]["tiles"], 18),
        (DATA["empty_plot_tiles"]["tiles"], 12),
        (DATA["ward_control_tokens"]["tokens"], 4),
        (DATA["expertise_banners"]["banners"], 9),
        (CARDS, 54),
        (DATA["council"]["members"], 12),
        (DATA["players"]["colors"], 4),
        (PLOTS, 40),
        (DATA["city"]["neighborhood_spaces"], 18),
        (DATA["city"]["banner_spaces"], 9),
        (DATA["outskirts"]["plots"], 8),
        (DATA["prestige_area"]["display"], 3),
    ],
)
def test_so_many_pieces(rows: list[Any], count: int) -> None:
    assert len(rows) == count


def test_counts_agree_with_each_other() -> None:
    assert COUNTS["resource_tokens"] == 3 * COUNTS["resource_tokens_per_type"] == 90
    assert COUNTS["permanent_resource_tokens"] == 4 * 9
    assert COUNTS["bidding_markers"] == 4 * COUNTS["bidding_markers_per_color"] == 100
    assert COUNTS["symbol_tokens"] == sum(s["tokens"] for s in DATA["symbols"]["types"]) == 36
    # 25 markers: three in each of eight rounds, and one for empty plot tile 7.
    assert COUNTS["bidding_markers_per_color"] == 3 * DATA["meta"]["rounds"] + 1


@pytest.mark.parametrize(
    ("seats", "side", "start", "permanents", "qualify", "double"),
    [(2, "red", 2, 9, 6, 9), (3, "red", 2, 9, 4, 6), (4, "yellow", 1, 6, 3, 5)],
)
def test_set_up_by_player_count(
    seats: int, side: str, start: int, permanents: int, qualify: int, double: int
) -> None:
    setup, board = DATA["players"][f"setup_{seats}"], DATA["company_board"]
    assert setup["card_side"] == side
    assert setup["start_resources"] == dict.fromkeys(BASIC, start)
    assert setup["permanent_tokens_placed"] == permanents
    assert (setup["council_qualify"], setup["council_double"]) == (qualify, double)
    assert setup["non_player_color"] == (seats == 2)
    columns = board["permanent_columns"][str(seats)]
    assert 3 * len(set(columns)) == permanents
    assert board["start_column"][str(seats)] < min(columns)
    assert max(columns) < board["last_column"]


# --- projects ---------------------------------------------------------------------------------


@rule("RC-001")
def test_projects_are_numbered_and_36_has_the_asterisk() -> None:
    assert [tile["number"] for tile in PROJECTS] == list(range(1, 37))
    assert [t["number"] for t in PROJECTS if t["symbol"] == "asterisk"] == [36]


@rule("RC-002")
def test_raise_projects_have_a_reward_and_move_projects_none() -> None:
    for tile in PROJECTS:
        if tile["kind"] == "move":
            assert tile["reward"] == {"type": "none"}
        else:
            assert tile["kind"] == "raise"
            kinds = {"wild", "favor", "expertise", "expansion", "reputation"}
            assert tile["reward"]["type"] in kinds


@rule("RC-003")
def test_finals_are_dear_raise_projects_with_reputation_and_two_symbols() -> None:
    dearest = max(total(tile["cost"]) for tile in PROJECTS)
    assert DATA["final_projects"]["kind"] == "raise"
    assert all(tile["reputation"] > 0 for tile in FINALS)
    assert all(total(tile["cost"]) > dearest for tile in FINALS)
    pairs = [frozenset(tile["symbols"]) for tile in FINALS]
    assert set(pairs) == {frozenset(pair) for pair in combinations(SYMBOLS, 2)}
    assert len(set(pairs)) == len(FINALS)


@rule("RC-004", "RC-096", "RC-097")
def test_eight_move_projects_so_that_everything_fits() -> None:
    moves = [tile for tile in PROJECTS if tile["kind"] == "move"]
    assert len(moves) == COUNTS["outskirts_plots"] == COUNTS["prestige_building_stands"] == 8
    drawn = DATA["final_projects"]["drawn_per_game"]
    assert len(PROJECTS) - len(moves) + drawn + len(moves) == len(PLOTS)
    assert COUNTS["prestige_building_tiles"] >= len(moves) + 2
    assert any(tile["symbol"] == "y" for tile in moves)


def test_a_round_has_five_symbols_one_move_project_and_balanced_costs() -> None:
    averages = []
    for number in range(1, 8):
        tiles = [tile for tile in PROJECTS if tile["round"] == number]
        assert [tile["number"] for tile in tiles] == list(range(5 * number - 4, 5 * number + 1))
        assert sorted(tile["symbol"] for tile in tiles) == sorted(SYMBOLS)
        assert sum(tile["kind"] == "move" for tile in tiles) == 1
        by_type = [sum(tile["cost"][name] for tile in tiles) for name in BASIC]
        assert max(by_type) - min(by_type) <= 1
        averages.append(sum(total(tile["cost"]) for tile in tiles))
    assert all(earlier < later for earlier, later in pairwise(averages))


def test_the_project_of_the_worked_example() -> None:
    sixteen = PROJECTS[15]
    assert (sixteen["round"], sixteen["kind"], sixteen["symbol"]) == (4, "raise", "seal")
    assert sixteen["cost"] == {"lumber": 3, "masonry": 4, "jackscrew": 3}
    assert sixteen["reward"] == {"type": "expertise", "track": "jackscrew", "amount": 1}


def test_rewards_of_projects_are_spread_evenly() -> None:
    rewards = [tile["reward"] for tile in PROJECTS if tile["kind"] == "raise"]
    kinds = Counter(reward["type"] for reward in rewards)
    assert kinds == {"wild": 6, "expertise": 9, "expansion": 4, "favor": 5, "reputation": 4}
    tracks = Counter(reward["track"] for reward in rewards if reward["type"] == "expertise")
    assert tracks == dict.fromkeys(BASIC, 3)
    tiles = DATA["neighborhood_tiles"]["tiles"]
    on_tiles = sum(tile["reward"]["type"] == "expansion" for tile in tiles)
    assert kinds["expansion"] + on_tiles == COUNTS["company_expansion_tiles"]


# --- other tiles ------------------------------------------------------------------------------


def test_prestige_buildings_have_a_value_and_one_to_four_arrows() -> None:
    tiles = DATA["prestige_buildings"]["tiles"]
    assert [tile["number"] for tile in tiles] == list(range(1, 11))
    for tile in tiles:
        assert tile["reputation"] > 0
        assert 1 <= len(set(tile["arrows"])) == len(tile["arrows"]) <= 4
        assert set(tile["arrows"]) <= set("NESW")


@rule("RC-134")
def test_neighborhood_rewards() -> None:
    for tile in DATA["neighborhood_tiles"]["tiles"]:
        reward = tile["reward"]
        if reward["type"] == "resources":
            assert sorted(reward["resources"].values()) == [0, 0, 3]
        else:
            assert reward["amount"] == (2 if reward["type"] == "wild" else 1)


@rule("RC-011")
def test_three_banners_of_each_resource() -> None:
    tracks = Counter(banner["track"] for banner in DATA["expertise_banners"]["banners"])
    assert tracks == dict.fromkeys(BASIC, 3)


def test_majorities_and_tracks_fall() -> None:
    tokens = DATA["ward_control_tokens"]["tokens"]
    assert len({(token["first"], token["second"]) for token in tokens}) == 4
    for prize in [*tokens, DATA["bidding_board"]]:
        assert prize["first"] > prize["second"] > 0
    poverty = [space["reputation"] for space in DATA["poverty_track"]["spaces"]]
    steps = [before - after for before, after in pairwise(poverty)]
    assert poverty[0] == 0
    assert len(poverty) >= 16
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps)


def test_council_members_score_as_in_the_rules() -> None:
    members = DATA["council"]["members"]
    assert [member["number"] for member in members] == list(range(1, 13))
    assert [member["per"] for member in members] == [3, 3, 3, 3, 2, 5, 1, 2, 1, 2, 3, 3]
    assert [member["ward"] for member in members[:4]] == [1, 2, 3, 4]


@pytest.mark.parametrize(("side", "each_round"), [("red", 30), ("yellow", 36)])
def test_resource_cards(side: str, each_round: int) -> None:
    assert [card["number"] for card in CARDS] == list(range(1, 55))
    shown = Counter((card[side]["UR"], card[side]["LL"], card[side]["LR"]) for card in CARDS)
    assert shown == dict.fromkeys(product(BASIC, repeat=3), 2)
    bonuses = [card[side]["bonus"] for card in CARDS]
    regular = Counter(b["resource"] for b in bonuses if b["timing"] == "round")
    assert regular == dict.fromkeys(BASIC, each_round // 3)
    once = [b["type"] for b in bonuses if b["timing"] == "once"]
    assert set(once) <= {"expertise", "wild", "favor", "reputation"}
    assert once.count("expertise") == 9
    assert len(regular) * each_round // 3 + len(once) == 54


def test_letters_of_cards() -> None:
    letters = Counter(card["letters"] for card in CARDS)
    assert letters == {"A": 12, "B": 12, "C": 12, "D": 12, "ABCD": 6}


def test_the_deck_and_the_squares_last() -> None:
    projects = DATA["meta"]["projects_per_round"]
    assert len(CARDS) >= DATA["meta"]["rounds"] * projects
    assert 4 * projects >= 4 * DATA["bidding_board"]["spaces_per_row"]


@rule("RC-028")
def test_columns_give_a_wild_or_two_reputation() -> None:
    rewards = DATA["company_board"]["column_rewards"]
    assert [reward["column"] for reward in rewards] == list(range(1, 13))
    assert {(reward["type"], reward["amount"]) for reward in rewards} == {
        ("wild", 1),
        ("reputation", 2),
    }


# --- the city ---------------------------------------------------------------------------------


def test_the_city_is_a_grid_of_four_wards() -> None:
    assert [plot["number"] for plot in PLOTS] == list(range(1, 41))
    places = {(plot["column"], plot["row"]) for plot in PLOTS}
    assert places == set(product(range(1, 9), range(1, 6)))
    for plot in PLOTS:
        assert plot["ward"] == (plot["column"] + 1) // 2
    columns = [space["column"] for space in DATA["city"]["banner_spaces"]]
    assert columns == [1, 2, 3, 4, 5, 6, 7, 8, 0]


def test_interior_plots_have_four_neighbours() -> None:
    for plot in PLOTS:
        inside = 1 < plot["column"] < 8 and 1 < plot["row"] < 5
        assert plot["interior"] == inside
    assert sum(plot["interior"] for plot in PLOTS) == 18


@rule("RC-099", "RC-100")
def test_corners_and_centre_have_rewards() -> None:
    for plot in PLOTS:
        corner = plot["column"] in (1, 8) and plot["row"] in (1, 5)
        centre = plot["column"] in (3, 4, 5, 6) and plot["row"] == 3
        kind = "wild" if corner else "reputation" if centre else "none"
        assert plot["reward"]["type"] == kind


@rule("RC-125")
def test_a_neighborhood_lies_between_four_plots_in_a_square() -> None:
    at = {plot["number"]: (plot["column"], plot["row"]) for plot in PLOTS}
    corners = set()
    for space in DATA["city"]["neighborhood_spaces"]:
        places = sorted(at[number] for number in space["plots"])
        column, row = places[0]
        assert places == [
            (column, row),
            (column, row + 1),
            (column + 1, row),
            (column + 1, row + 1),
        ]
        corners.add((column, row))
    assert len(corners) == 18
    inside = {(column, row) for column in (1, 3, 5, 7) for row in range(1, 5)}
    assert corners - inside == {(4, 2), (4, 3)}


def test_nothing_printed_on_the_board_overlaps() -> None:
    city = DATA["city"]
    things = [(plot["x"], plot["y"], city["plot_w"], city["plot_h"]) for plot in PLOTS]
    parts = [*city["neighborhood_spaces"], *city["banner_spaces"], *DATA["outskirts"]["plots"]]
    parts += [*DATA["prestige_area"]["display"], *DATA["poverty_track"]["spaces"]]
    parts += [ward["control_token_space"] for ward in city["wards"]]
    parts += [DATA["prestige_area"]["draw_stack"], DATA["prestige_area"]["stand_pool"]]
    area = DATA["project_area"]
    parts += [*area["stacks"], *area["finals"], area["tile_36"], area["deck"]]
    parts += [slot[part] for slot in area["slots"] for part in ("tile", "card")]
    things += [(part["x"], part["y"], part["w"], part["h"]) for part in parts]
    width, height = DATA["canvas"]["main_board_w"], DATA["canvas"]["main_board_h"]
    for x, y, w, h in things:
        assert w / 2 <= x <= width - w / 2
        assert h / 2 <= y <= height - h / 2
    for (x, y, w, h), (x2, y2, w2, h2) in combinations(things, 2):
        assert abs(x - x2) * 2 >= w + w2 or abs(y - y2) * 2 >= h + h2


# --- editions ---------------------------------------------------------------------------------


def test_an_edition_corrects_single_tiles_and_cards() -> None:
    edition = {
        "projects": {"tiles": [{"id": "P16", "cost": {"lumber": 1, "masonry": 2, "jackscrew": 9}}]},
        "resource_cards": {"cards": [{"id": "R08", "letters": "B"}]},
        "ward_control_tokens": {"tokens": [{"id": "WC1", "first": 12}]},
    }
    box = new_game(TITLE, 3, "edition", {}, edition).box
    assert box.costs[45:48] == [1, 2, 9]
    assert box.costs[48:51] == [2, 4, 4]
    assert box.letters[7] == 1
    assert (box.ward_first[0], box.ward_second[0]) == (12, 3)


def for_three(**numbers: int) -> dict[str, Any]:
    return {"players": {"setup_3": numbers}}


def test_markers_that_find_squares_are_allowed() -> None:
    fits = for_three(non_player_markers_per_player_and_round=1, non_player_color=True)
    assert new_game(TITLE, 3, "edition", {}, fits).box.setups[1].neutral_markers == 1


def test_a_wrong_edition_names_the_place() -> None:
    for bad, place in (
        ({"projects": {"tiles": [{"id": "P16", "kind": "sink"}]}}, "kind"),
        ({"projects": {"tiles": [{"id": "P16", "symbol": 3}]}}, "symbol"),
        ({"poverty_track": {"spaces": "none"}}, "spaces"),
        ({"projects": {"tiles": [{"id": "P08", "kind": "move"}]}}, "the outskirts have room for 8"),
        ({"city": {"plots": [{"id": "plot 2", "column": 1, "row": 2}]}}, "1/2 stands there twice"),
        (
            {"city": {"neighborhood_spaces": [{"id": 7, "plots": [6, 35, 18]}]}},
            "must have 4 entries",
        ),
        ({"company_board": {"last_column": 10**9}}, "between 1 and 20, not 1000000000"),
        (for_three(non_player_markers_per_player_and_round=1), "may be 0 at most"),
        (
            for_three(non_player_markers_per_player_and_round=2, non_player_color=True),
            "may be 1 at most",
        ),
    ):
        with pytest.raises(BadComponents, match=place):
            new_game(TITLE, 3, "edition", {}, bad)
