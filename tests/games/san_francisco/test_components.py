"""The component file against the counts and constraints of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.box import COLOURS, DEVELOPMENTS, Box
from burnham.kernel.errors import BadComponents
from burnham.kernel.tables import Tables, with_overrides
from tests.rules import rule

TABLES = TITLE.tables()
DATA: Any = TABLES.data
SOURCES = {"rules", "published", "reconstruction"}
SITES = [site for plot in DATA["plots"] for site in plot["sites"]]


def rows_of(table: Any) -> list[Any]:
    return table if isinstance(table, list) else [table]


@pytest.mark.parametrize("name", DATA)
def test_every_row_names_its_source(name: str) -> None:
    assert all(row["source"] in SOURCES for row in rows_of(DATA[name]))


@rule("SF-001")
def test_99_cards() -> None:
    counts = {
        "plots": 8,
        "permits": 42,
        "public_tenders": 8,
        "private_tenders": 16,
        "action_cards": 6,
        "developments": 17,
    }
    assert {name: len(DATA[name]) for name in counts} == counts
    builder_and_solo_aid = 2
    assert sum(counts.values()) + builder_and_solo_aid == DATA["counts"]["cards_total"] == 99


@rule("SF-002", "SF-003")
def test_pieces() -> None:
    counts = DATA["counts"]
    assert counts["rubble_markers"] == 18
    assert counts["buildings"] == 4 * counts["buildings_per_player"] == 32
    assert counts["action_stones"] == counts["progress_markers"] == len(DATA["player_colours"]) == 4
    money = DATA["money"]["denominations"]
    assert sum(coin["count"] for coin in money) == counts["money_markers"] == 30
    assert sum(coin["count"] * coin["value"] for coin in money) == 80


# --- plots --------------------------------------------------------------------------------


@pytest.mark.parametrize("plot", DATA["plots"], ids=lambda plot: plot["id"])
def test_plot(plot: Any) -> None:
    """Five sites 1 to 5; neighbours share an edge; the 1 stands alone; corners turn."""
    cells = {(site["row"], site["col"]): site for site in plot["sites"]}
    assert len(cells) == 5
    assert sorted(site["number"] for site in plot["sites"]) == [1, 2, 3, 4, 5]
    for (row, col), site in cells.items():
        assert 0 <= row < 3
        assert 0 <= col < 3
        edges = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
        around = [edge for edge in edges if edge in cells]
        assert {cells[edge]["id"] for edge in around} == set(site["neighbours"])
        assert (site["number"] == 1) == (not around)
        turns = len(around) == 2 and all(a != b for a, b in zip(*around, strict=True))
        assert site["corner"] == turns


@rule("SF-004")
@pytest.mark.parametrize("plot", DATA["plots"], ids=lambda plot: plot["id"])
def test_sides_differ_in_their_rubble(plot: Any) -> None:
    """A site has one place, colour and number for both sides; only its rubble is told twice."""
    a = [site["rubble_a"] for site in plot["sites"]]
    b = [site["rubble_b"] for site in plot["sites"]]
    assert a != b
    assert 1 <= sum(a) <= 3
    assert 1 <= sum(b) <= 3
    assert not any(
        key.endswith(("_a", "_b")) for key in set(plot["sites"][0]) - {"rubble_a", "rubble_b"}
    )


def test_each_colour_and_number_is_on_two_sites() -> None:
    assert Counter((s["colour"], s["number"]) for s in SITES) == {
        (colour, number): 2 for colour in COLOURS for number in range(1, 6)
    }


@rule("SF-002")
def test_rubble_markers_suffice_for_any_sides() -> None:
    most = [
        max(sum(s["rubble_a"] for s in plot["sites"]), sum(s["rubble_b"] for s in plot["sites"]))
        for plot in DATA["plots"]
    ]
    assert sum(most) <= DATA["counts"]["rubble_markers"]


@rule("SF-006")
def test_layouts() -> None:
    """4, 6 or 8 cards, ten sites for a player, and a site for every permit."""
    plots = {plot["id"]: plot for plot in DATA["plots"]}
    cards = {}
    for layout in DATA["layouts"]:
        names = [name for row in layout["rows"] for name in row]
        assert len(set(map(len, layout["rows"]))) == 1
        sites = [site for name in names for site in plots[name]["sites"]]
        assert len({(site["colour"], site["number"]) for site in sites}) == 20
        for players in layout["players"]:
            cards[players] = len(set(names))
            assert len(sites) == 10 * max(players, 2)
            assert set(names) == {n for n, p in plots.items() if p["used_from_players"] <= players}
    assert cards == {1: 4, 2: 4, 3: 6, 4: 8}


# --- cards --------------------------------------------------------------------------------


@rule("SF-084")
def test_permits() -> None:
    """Each colour and number twice, two wild ones, each pair of symbols seven times."""
    plain = [p for p in DATA["permits"] if p["colour"] in COLOURS and p["number"] > 0]
    assert Counter((p["colour"], p["number"]) for p in plain) == {
        (colour, number): 2 for colour in COLOURS for number in range(1, 6)
    }
    wild = [(p["id"], p["colour"], p["number"]) for p in DATA["permits"] if p not in plain]
    assert wild == [("WC", "any", 0), ("WN", "none", -1)]
    pairs = Counter(frozenset(p["symbols"]) for p in DATA["permits"])
    assert pairs == {frozenset(pair): 7 for pair in combinations(DEVELOPMENTS, 2)}


def test_permits_cannot_run_out() -> None:
    limit, slots = DATA["setup"]["permit_limit"], DATA["setup"]["permit_display_slots"]
    assert len(DATA["permits"]) > 4 * limit + slots
    solo = len(DATA["permits"]) - len(DATA["solo"]["removed_permits"])
    assert solo > limit + DATA["solo"]["permit_threshold"] + slots


@rule("SF-141")
def test_solo_removes_the_wild_permits() -> None:
    assert DATA["solo"]["removed_permits"] == ["WC", "WN"]


@rule("SF-012", "SF-013")
def test_developments() -> None:
    cards = [(card["type"], card["vp"]) for card in DATA["developments"]]
    assert Counter(kind for kind, _ in cards) == dict(zip(DEVELOPMENTS, (5, 4, 4, 4), strict=True))
    parks = [
        (card["letter"], card["vp"]) for card in DATA["developments"] if card["type"] == "park"
    ]
    assert parks == [("A", 2), ("B", 3), ("C", 4), ("D", 5)]
    assert [kind["gain_cost"] for kind in DATA["development_types"]] == [0, 1, 0, 0]


@rule("SF-039", "SF-086")
@pytest.mark.parametrize(("side", "size"), [("fields_3_4", 5), ("fields_1_2", 3)])
def test_action_cards(side: str, size: int) -> None:
    subsidy = {"build_any_colour", "build_any_number"}
    cards = [card[side] for card in DATA["action_cards"]]
    kinds = [[field["kind"] for field in card] for card in cards]
    assert sum(1 for card in kinds if subsidy <= set(card)) == 1
    assert sum(1 for card in kinds if subsidy & set(card)) == 1
    for card, names in zip(cards, kinds, strict=True):
        assert [field["position"] for field in card] == list(range(size, 0, -1))
        assert all(field["amount"] > 0 for field in card if field["kind"] == "income")
        if size == 5:
            assert [f["position"] for f in card if f["kind"] == "pass"] == [2]
            assert (card[-1]["kind"], card[-1]["amount"]) == ("income", 1)
        else:
            assert "pass" not in names
            assert names.count("income") == 1


def test_the_cards_of_the_examples_exist() -> None:
    turn_example = [
        card
        for card in DATA["action_cards"]
        if card["fields_3_4"][1]["kind"] == "material" and card["fields_3_4"][2].get("amount") == 3
    ]
    assert len(turn_example) == 1
    assert any(card["fields_1_2"][0]["kind"] == "build" for card in DATA["action_cards"])


def test_tender_kinds() -> None:
    public = Counter(t.get("metric", t["scoring"]) for t in DATA["public_tenders"])
    assert public == {
        "buildings_on_colour": 4,
        "rubble": 1,
        "money": 1,
        "gold_row": 1,
        "green_column": 1,
    }
    private = Counter(t["scoring"] for t in DATA["private_tenders"])
    fours = {"site_colour": 4, "development_type": 4}
    assert private == {name: fours.get(name, 1) for name in private}
    assert len(private) == 10


# --- boards and solo ----------------------------------------------------------------------


@rule("SF-068")
def test_years() -> None:
    assert [(year["year"], year["build_cost"]) for year in DATA["years"]] == [
        (1906, 0),
        (1907, 1),
        (1908, 1),
        (1909, 2),
        (1910, 2),
        (1911, 3),
        (1915, 3),
    ]
    assert [year["bonus_mode"] for year in DATA["years"]] == ["all"] + 6 * ["one"]


def test_progress_board() -> None:
    board = DATA["progress_board"]
    grid = board["vp_rows"][::-1]
    assert (len(grid), {len(row) for row in grid}) == (board["rows"], {board["cols"]})
    assert [value for row in grid for value in row].count(-7) == 1
    assert grid[0][0] == -7
    for row in grid:
        assert row == sorted(set(row))
    for col in zip(*grid, strict=True):
        assert list(col) == sorted(set(col))
    assert board["gold_row"] == sorted(board["gold_row"])
    assert board["green_column"] == sorted(board["green_column"])


@rule("SF-143", "SF-162")
def test_solo_levels() -> None:
    normal, hard = DATA["solo_levels"]
    assert (normal["blocked_income_field"], hard["blocked_income_field"]) == (1, 4)
    assert (normal["money_per_vp"], hard["money_per_vp"]) == (4, 3)
    assert normal["slot_for_number"][5 - 1] == 0
    for level in (normal, hard):
        assert len(level["slot_for_number"]) == 5
        for slot, rest in enumerate(level["fallback"]):
            assert sorted([slot, *rest]) == [0, 1, 2]


# --- editions -----------------------------------------------------------------------------


YEARS: list[dict[str, Any]] = DATA["years"]


def lonely() -> list[dict[str, Any]]:
    """The plots, where one site no longer names its neighbours and they still name it."""
    plot = DATA["plots"][7]
    first = next(site for site in plot["sites"] if site["neighbours"])
    alone = {**first, "neighbours": []}
    sites = [alone if site is first else site for site in plot["sites"]]
    return [{**plot, "sites": sites}]


@pytest.mark.parametrize(
    ("overrides", "complaint"),
    [
        ({"permits": [{"id": "Y1a", "colour": "pink"}]}, "'pink' is none of"),
        ({"permits": [{"id": "new"}]}, "must have 42 entries"),
        ({"income_track": {"fields": [3, 2, 1]}}, "must have 4 entries"),
        ({"layouts": [{"players": [2], "rows": [["plot_9"]]}]}, "'plot_9' is none of"),
        (
            {"layouts": [{"players": [2], "rows": [["plot_1"]]}]},
            "an entry for each number of players: 1, 2, 3, 4",
        ),
        ({"permits": [{"id": "Y1a", "symbols": ["park"]}]}, "must have 2 entries"),
        ({"permits": [{"id": "Y1a", "number": 6}]}, "must be between -1 and 5, not 6"),
        ({"layouts": [{"players": [5], "rows": [["plot_1"]]}]}, "must be between 1 and 4, not 5"),
        ({"comparison_points": [{"players": 2, "vp": [5, 2]}]}, "must have 3 entries, not 1"),
        ({"progress_board": {"rows": 7}}, "must have 7 entries"),
        ({"solo": {"committee_start_income_field": 9}}, "9 is none of 4, 3, 2, 1"),
        ({"costs": {"money_per_vp": 0}}, "must be between 1 and 50, not 0"),
        ({"counts": {"rubble_markers": 5}}, "rubble_markers must be 9 at least, not 5"),
        ({"setup": {"permit_limit": 20}, "solo": {"permit_threshold": 20}}, "44 are needed, there"),
        ({"layouts": [{"players": [1, 2, 3, 4], "rows": [["plot_1", "plot_1"]]}]}, "plot_1 stands"),
        ({"plots": [{"id": "plot_8", "sites": [lonely()[0]["sites"][0]]}]}, "must have 40 sites"),
        ({"plots": lonely()}, "must be mutual"),
        ({"years": [{**YEARS[0], "bonus": [{"kind": "pass"}]}, *YEARS[1:]]}, "'pass' is none of"),
        ({"solo_levels": [{"id": "hard", "fallback": [[1, 1], [0, 2], [1, 0]]}]}, "besides 0"),
        (
            {"development_types": [{"id": "street_light", "set_vp": [0]}]},
            "6 entries at least, not 1",
        ),
    ],
)
def test_a_wrong_edition_is_refused(overrides: dict[str, Any], complaint: str) -> None:
    edition: Tables = with_overrides(TABLES, overrides, "edition.toml")
    with pytest.raises(BadComponents, match=complaint.replace("$", r"\$")):
        TITLE.box(edition)


def test_an_edition_can_correct_a_card() -> None:
    edition = with_overrides(TABLES, {"builder_tender": {"vp": 7}}, "edition.toml")
    assert Box(edition).builder_vp == 7
