"""The supply chain and the clean-up: BS-213 to BS-231, the variant BS-271 to BS-276."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875 import TITLE
from burnham.games.chicago_1875.questions import NONE, STOCKS
from burnham.kernel.game import new_game
from tests.games.chicago_1875.builders import Table, running, table
from tests.rules import rule


def chain(x: int = 1, thirty: int = 1, twenty: int = 1, ten: int = 1, **bag: int) -> Table:
    """So many steel on the spaces, the named cubes in the bag, all others with a company."""
    t = running(libby=0, elgin=1)
    for price, count in ((0, x), (30, thirty), (20, twenty), (10, ten)):
        t.on_supply(price, steel=count)
    t.on_haymarket()
    rest = [total - n for total, n in zip(t.g.bag, want(t, bag), strict=True)]
    first = t.company("libby") * 4
    t.g.cubes[first : first + 4] = rest
    t.g.bag = want(t, bag)
    return t


def want(t: Table, cubes: dict[str, int]) -> list[int]:
    return [cubes.get(name, 0) for name in t.box.resource_ids]


def counts(t: Table) -> list[int]:
    return [sum(t.supply_on(price).values()) for price in (0, 30, 20, 10)]


# --- after each company -------------------------------------------------------------------


@rule("BS-213", "BS-214")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 2, 3, 0), (3, 1, 2, 3)),
        ((1, 2, 0, 4), (3, 1, 2, 4)),
        ((1, 0, 0, 4), (3, 3, 1, 4)),
        ((1, 2, 3, 4), (1, 2, 3, 4)),
        ((2, 0, 3, 0), (3, 3, 2, 3)),
    ],
)
def test_empty_spaces_are_filled_from_dearer_ones(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    t = chain(*before, wood=16).supply_chain()
    assert counts(t) == list(after)


@rule("BS-215")
@pytest.mark.parametrize(("decade", "count"), [(1, 3), (2, 4), (3, 4), (4, 5), (5, 6)])
def test_x_is_filled_by_the_decade(decade: int, count: int) -> None:
    t = chain(0, wood=16).decade(decade).supply_chain()
    assert counts(t) == [count, 1, 1, 1]


@rule("BS-216")
def test_it_goes_on_until_all_spaces_hold_cubes() -> None:
    t = chain(0, 0, 0, 0, wood=16).supply_chain()
    assert counts(t) == [3, 3, 3, 3]
    u = chain(0, 0, 0, 0).supply_chain()
    assert counts(u) == [0, 0, 0, 0], "no cube left anywhere"
    v = chain(0, 0, 0, 0, wood=4).supply_chain()
    assert counts(v) == [0, 0, 1, 3]


@rule("BS-217", "BS-218")
def test_empty_bag_is_refilled_and_haymarket_restocked() -> None:
    t = chain(0, wood=1)
    first = t.company("libby") * 4
    t.g.cubes[first : first + 4] = [20, 3, 5, 16]
    t.g.haymarket = [0, 12, 10, 0]
    assert t.g.flaws() == []
    t.supply_chain()
    assert counts(t)[0] == 3
    assert t.haymarket() == {"steel": 2, "wood": 2}
    assert sum(t.g.bag) == 1 + 22 - 3 - 4
    assert len(t.facts("bag-refilled")) == 1


@rule("BS-218")
def test_no_restock_without_a_refill() -> None:
    t = chain(0, wood=16).supply_chain()
    assert t.haymarket() == {}


# --- clean-up -----------------------------------------------------------------------------


@rule("BS-219", "BS-232")
def test_no_clean_up_after_the_last_decade() -> None:
    t = running(libby=0).decade(5).treasury("libby", 0).operate("libby")
    assert t.game.over
    assert t.g.decade == 5
    u = running(libby=0).decade(4).treasury("libby", 0).operate("libby")
    assert not u.game.over
    assert u.g.decade == 5


@rule("BS-220", "BS-221")
@pytest.mark.parametrize(("decade", "count"), [(1, 3), (2, 4), (4, 5)])
def test_supply_moves_on(decade: int, count: int) -> None:
    t = chain(1, 2, 3, 4, wood=16).decade(decade).clean_up()
    assert t.haymarket() == {"steel": 4}
    assert counts(t) == [count, 1, 2, 3], "X by the number of the decade that ends"
    assert t.g.decade == decade + 1


@rule("BS-222", "BS-223")
def test_assets_are_renewed() -> None:
    t = running(libby=0, elgin=1).asset("libby", "foundry", ready=False)
    row, stack = list(t.g.asset_row), list(t.g.asset_stack)
    t.clean_up()
    assert t.g.asset_row == [stack[-1], *row[:4]]
    assert t.g.assets_gone == [row[4]]
    assert t.assets_on("libby") == {"foundry": True}


@rule("BS-224", "BS-225", "BS-228")
def test_full_tiles_leave_and_the_rest_close_up() -> None:
    t = running(4, libby=0).decade(2).demand("shoes", (2, 2), (3, 1), (4, 4))
    old = t.g.grid_tile[9:12]
    t.clean_up()
    assert t.g.grid_tile[9] == old[1]
    assert t.g.grid_goods[9:12] == [1, 0, 0]
    assert {old[0], old[2]} <= set(t.g.tiles_gone)
    assert NONE not in t.g.grid_tile


@rule("BS-226")
def test_full_printed_space_is_emptied() -> None:
    t = running(4, libby=0).decade(2).no_tile_stack().printed("shoes", middle=6).clean_up()
    assert t.g.grid_goods[9:12] == [0, 0, 0]
    u = running(4, libby=0).decade(2).no_tile_stack().printed("shoes", middle=5).clean_up()
    assert u.g.grid_goods[9:12] == [0, 5, 0]


@rule("BS-227")
def test_x_tile_leaves_first() -> None:
    t = running(4, libby=0)
    x = t.box.tile_demand.index(0)
    assert x in t.g.grid_tile
    t.clean_up()
    assert x in t.g.tiles_gone


@rule("BS-228")
def test_gaps_are_filled_column_by_column() -> None:
    t = running(4, libby=0).decade(2)
    for row in range(4):
        t.g.tiles_gone += t.g.grid_tile[row * 3 + 1 : row * 3 + 3]
        t.g.grid_tile[row * 3 + 1] = t.g.grid_tile[row * 3 + 2] = NONE
    drawn = t.g.tile_stack[::-1]
    t.clean_up()
    assert [t.g.grid_tile[row * 3 + 1] for row in range(4)] == drawn[:4]
    assert [t.g.grid_tile[row * 3 + 2] for row in range(4)] == drawn[4:8]


@rule("BS-229")
def test_exhausted_stack_uncovers_the_printed_spaces() -> None:
    t = running(4, libby=0).decade(2).no_tile_stack().demand("shoes", (2, 2), (3, 0), (4, 0))
    kept = t.g.grid_tile[10:12]
    t.clean_up()
    assert t.g.grid_tile[9:12] == [*kept, NONE]
    assert t.g.tile_stack == []


@rule("BS-230")
def test_partners_come_home() -> None:
    t = running(libby=0, elgin=1).action_turn(0).take("place fundraising_40")
    assert t.g.available == [1, 2, 2]
    t.clean_up()
    assert t.g.available == [2, 2, 2]
    assert sum(t.g.at_space) == 0


@rule("BS-231")
def test_next_decade_begins_with_the_stock_phase() -> None:
    t = running(libby=0, elgin=1).decade(2).clean_up()
    assert (t.g.decade, t.g.phase, t.question) == (3, STOCKS, "stock")


# --- the advanced supply chain ------------------------------------------------------------


def rows(**cubes: int) -> Table:
    t = running(3, {"advanced_supply_chain": True}, libby=0, elgin=1)
    return t.in_rows(**cubes) if cubes else t


@rule("BS-271")
def test_rows_at_the_start() -> None:
    t = rows()
    assert t.pile(t.g.rows) == {"livestock": 9, "steel": 8, "wood": 7, "coal": 6}
    assert t.haymarket() == {"livestock": 2, "steel": 2, "wood": 2, "coal": 2}
    assert sum(t.g.supply) == 0
    assert sum(t.g.bag) == 70 - 30 - 8


@rule("BS-272")
def test_rightmost_cube_is_bought_at_the_price_of_its_column() -> None:
    t = rows(livestock=11, steel=4, wood=1).treasury("libby", 500).operate("libby")
    t.take("row livestock", "row livestock", "row livestock")
    assert t.treasury_of("libby") == 500 - 10 - 10 - 20
    t.take("row steel", "row wood")
    assert t.treasury_of("libby") == 460 - 40 - 60
    assert t.why("row wood") == t.why("row coal") == "no-such-cube"
    t.treasury("libby", 39)
    assert t.why("row steel") == "company-cash"
    assert t.pile(t.g.rows) == {"livestock": 8, "steel": 3}


@rule("BS-273")
def test_buildings_may_take_missing_cubes_from_the_rows() -> None:
    t = rows(wood=3, coal=3, steel=1).on_haymarket(wood=1).build(1, 1, "e3_wood2_coal")
    t.action_turn(0).take("visit e3_wood2_coal")
    assert t.cubes_of("libby") == {"wood": 1}, "Haymarket Square comes first and is not asked"
    assert t.question == "row_cubes"
    assert t.offers() == ["leave", "take 1"]
    t.take("take 1", "take 1")
    assert t.cubes_of("libby") == {"wood": 2, "coal": 1}
    assert t.pile(t.g.rows) == {"wood": 2, "coal": 2, "steel": 1}
    assert t.treasury_of("libby") == 110, "the cubes cost nothing"
    u = rows(steel=3).on_haymarket(steel=1).build(1, 1, "e2_like").build(1, 2, "e2_unlike")
    u.action_turn(0).take("visit e2_like", "take 1")
    assert u.cubes_of("libby") == {"steel": 2}
    assert u.pile(u.g.rows) == {"steel": 2}
    u.on_haymarket(coal=1).action_turn(0).take("visit e2_unlike", "take steel", "take 1")
    assert u.cubes_of("libby") == {"steel": 3, "coal": 1}


@rule("BS-273")
def test_cubes_of_the_rows_may_be_left_there() -> None:
    t = rows(wood=3, coal=1).on_haymarket().build(1, 1, "e3_wood2_coal").action_turn(0)
    t.take("visit e3_wood2_coal", "leave")
    assert t.offers() == ["leave", "take 1", "take 2"]
    t.take("take 1")
    assert t.cubes_of("libby") == {"wood": 1}
    assert t.pile(t.g.rows) == {"wood": 2, "coal": 1}
    u = rows(steel=3).on_haymarket().build(1, 1, "e2_unlike").action_turn(0)
    u.take("visit e2_unlike", "leave")
    assert u.question != "row_cubes", "no other type is there"
    assert u.cubes_of("libby") == {}


@rule("BS-273")
def test_assets_never_reach_the_rows() -> None:
    t = rows(livestock=5).on_haymarket().asset("libby", "refrigeration").action_turn(0)
    assert t.why("use refrigeration") == "no-effect"


@rule("BS-274", "BS-275")
@pytest.mark.parametrize(
    ("highest", "drawn"),
    [(0, 5), (1, 5), (2, 4), (4, 4), (5, 3), (6, 3), (7, 3), (8, 2), (9, 2), (10, 0), (11, 0)],
)
def test_draw_by_the_leftmost_empty_column(highest: int, drawn: int) -> None:
    t = rows(livestock=highest).supply_chain()
    assert sum(t.g.rows) == highest + drawn
    assert t.box.row_price.index(20) == 6


@rule("BS-275")
def test_cube_without_room_goes_back() -> None:
    """With the printed numbers no row can overflow; a table whose last section draws two can."""
    overflowing = {"advanced_supply_sections": [
        {"source": "rules", "first_column": 0, "last_column": 10, "draw": 3},
    ]}  # fmt: skip
    options = {"advanced_supply_chain": True}
    t = Table(new_game(TITLE, 3, "rows", options, overflowing))
    t.found("libby", 0)
    first = t.company("libby") * 4
    t.in_rows(livestock=10).on_haymarket()
    t.g.cubes[first : first + 4] = [0, *t.g.bag[1:]]
    t.g.bag[1:] = [0, 0, 0]
    bag = t.g.bag[0]
    t.supply_chain()
    assert t.g.rows[0] == 11
    assert t.g.bag[0] == bag - 1, "one found room, two went back"


@rule("BS-276")
def test_haymarket_is_not_restocked_and_clean_up_leaves_the_rows() -> None:
    t = rows(livestock=3)
    t.g.haymarket = [sum(pair) for pair in zip(t.g.haymarket, t.g.bag, strict=True)]
    t.g.bag = [0, 0, 0, 0]
    t.supply_chain()
    assert sum(t.g.rows) == 3 + 4
    assert t.haymarket() == {}
    before = list(t.g.rows)
    t.clean_up()
    assert t.g.rows == before


def test_seed_decides_every_draw() -> None:
    assert table(seed="a").g.supply != table(seed="b").g.supply
    assert table(seed="a").g.values() == table(seed="a").g.values()
