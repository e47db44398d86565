"""Setup and founding: BS-001 to BS-028."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.box import ASSETS, COLUMNS, GOODS_TYPES
from burnham.games.chicago_1875.questions import CLOSED, NONE, STOCKS, TREASURY
from burnham.kernel.fields import UNKNOWN
from tests.games.chicago_1875.builders import running, special, table
from tests.rules import rule

SEATS = (2, 3, 4)


@rule("BS-001")
def test_first_decade_begins_with_the_stock_phase() -> None:
    t = table()
    assert t.g.decade == 1
    assert t.box.year[0] == 1875
    for company in ("libby", "elgin", "swift"):
        t.take(f"found {company}", "value 35")
    assert t.g.phase == STOCKS
    assert t.question == "stock"


@rule("BS-002", "BS-003")
@pytest.mark.parametrize(("seats", "count"), [(2, 15), (3, 19), (4, 24)])
def test_demand_tiles_by_players(seats: int, count: int) -> None:
    g = table(seats).g
    tiles = g.grid_tile + g.tile_stack
    assert len(tiles) == count
    assert all(g.box.tile_players[tile] <= seats for tile in tiles)


@rule("BS-004")
@pytest.mark.parametrize("seats", SEATS)
def test_low_stacks_are_drawn_first(seats: int) -> None:
    g = table(seats).g
    drawn = [g.box.tile_stack[tile] for tile in reversed(g.tile_stack)]
    assert drawn == sorted(drawn)
    assert max(g.box.tile_stack[tile] for tile in g.grid_tile) <= drawn[0]


@rule("BS-005")
@pytest.mark.parametrize("seats", SEATS)
def test_grid_is_filled_column_by_column(seats: int) -> None:
    g = table(seats).g
    assert NONE not in g.grid_tile
    by_column = [
        g.grid_tile[row * COLUMNS + column]
        for column in range(COLUMNS)
        for row in range(GOODS_TYPES)
    ]
    stacks = [g.box.tile_stack[tile] for tile in by_column]
    assert stacks == sorted(stacks)


@rule("BS-006")
@pytest.mark.parametrize("seats", SEATS)
def test_one_tile_takes_no_goods(seats: int) -> None:
    g = table(seats).g
    assert [g.box.tile_demand[tile] for tile in g.grid_tile].count(0) == 1
    assert g.box.tile_demand.count(0) == 1


@rule("BS-007", "BS-008")
def test_asset_row() -> None:
    orders = set()
    for seed in range(12):
        g = table(seed=str(seed)).g
        names = [g.box.asset_ids[tile] for tile in g.asset_row]
        assert names[0] == "brilliant_marketing"
        assert g.box.asset_price == [80, 70, 60, 50, 40]
        rest = ["cincinnati_steel", "michigan_lumber", "pennsylvania_coal", "union_stockyards"]
        assert sorted(names[1:]) == rest
        orders.add(tuple(names))
    assert len(orders) > 3


@rule("BS-009")
def test_asset_stack_with_and_without_chiefs() -> None:
    g = table().g
    assert len(g.asset_stack) == 11
    assert not any(g.box.asset_chief[tile] for tile in g.asset_stack)
    h = table(chief_assets=True).g
    assert len(h.asset_stack) == 15
    assert sorted(h.asset_row + h.asset_stack) == list(range(ASSETS))


@rule("BS-010")
@pytest.mark.parametrize(("seats", "counts"), [(2, [6, 8, 8]), (3, [9, 12, 12]), (4, [12, 16, 16])])
def test_building_stacks_by_players(seats: int, counts: list[int]) -> None:
    g = table(seats).g
    tiles = [tile for pile in [*g.building_stacks, *g.hands] for tile in pile]
    assert all(g.box.building_players[tile] <= seats for tile in tiles)
    assert [sum(g.box.building_age[t] == era for t in tiles) for era in (1, 2, 3)] == counts


@rule("BS-011")
def test_five_goals_or_none() -> None:
    assert len(set(table().g.goals)) == 5
    assert table(goals=False).g.goals == []
    assert len({tuple(table(seed=str(seed)).g.goals) for seed in range(8)}) > 3


@rule("BS-012", "BS-013")
def test_cubes() -> None:
    t = table()
    assert t.haymarket() == {"livestock": 2, "steel": 2, "wood": 2, "coal": 2}
    for price in (0, 30, 20, 10):
        assert sum(t.supply_on(price).values()) == 3
    assert sum(t.g.bag) == 70 - 8 - 12
    assert len({tuple(table(seed=str(seed)).g.supply) for seed in range(8)}) == 8


@rule("BS-014")
def test_job_market() -> None:
    t = table()
    assert t.g.job_market == 4
    assert t.box.worker_price[t.g.job_market] == 40


@rule("BS-015")
def test_cash() -> None:
    assert table(4).g.cash == [175] * 4


@rule("BS-016")
def test_first_hands_are_era_one_and_hidden() -> None:
    g = table().g
    for seat, hand in enumerate(g.hands):
        assert len(hand) == 3
        assert {g.box.building_age[tile] for tile in hand} == {1}
        seen = g.seen_by(seat)
        assert seen.hands[seat] == hand  # type: ignore[attr-defined]
        others = [h for s, h in enumerate(seen.hands) if s != seat]  # type: ignore[attr-defined]
        assert others == [[UNKNOWN] * 3] * 2


@rule("BS-017")
def test_start_player_is_random_and_holds_the_deal() -> None:
    starts = set()
    for seed in range(12):
        g = table(seed=str(seed)).g
        first = g.initiative[0]
        assert g.deal == first
        assert g.initiative == [first, (first + 1) % 3, (first + 2) % 3]
        starts.add(first)
    assert starts == {0, 1, 2}


@rule("BS-018")
def test_last_in_initiative_founds_first() -> None:
    t = table()
    asked = []
    for company in ("libby", "elgin", "swift"):
        asked.append(t.seat)
        t.take(f"found {company}", "value 35")
    assert asked == t.g.initiative[::-1]


@rule("BS-019", "BS-020")
def test_partners_at_the_start() -> None:
    t = table()
    for company in ("libby", "elgin", "swift"):
        t.take(f"found {company}", "value 35")
    assert t.g.partners == t.g.available == [2, 2, 2]
    assert t.g.appeal_partner == t.g.row_partner == [0, 0, 0]
    for seat in range(3):
        assert t.g.director[t.g.start_partner[seat]] == seat
    waiting = t.facts("partner-on")
    assert {fact["factory"] % 3 + 1 for fact in waiting} == {2}


@rule("BS-021", "BS-023")
def test_founding_values() -> None:
    t = table().take("found libby")
    assert t.offers() == ["value 35", "value 40", "value 50"]
    assert t.why("value 60") == "founding-cash"
    assert t.why("value 80") == "no-founding-value"


@rule("BS-023")
def test_later_sixty_is_possible() -> None:
    t = running(libby=0).cash(0, 180).stock_turn(0).take("found", "found elgin")
    assert t.offers() == ["value 35", "value 40", "value 50", "value 60"]


@rule("BS-022", "BS-024")
def test_founding_moves_money_and_certificates() -> None:
    t = table().take("found swift")
    seat = t.seat
    assert seat is not None
    t.take("value 40")
    company = t.company("swift")
    assert t.cash_of(seat) == 55
    assert t.treasury_of("swift") == 120
    assert t.value("swift") == 40
    assert t.director_of("swift") == seat
    assert t.g.preferred[company] == TREASURY
    assert t.g.commons_treasury[company] == 5


@rule("BS-025")
def test_all_octagons_are_covered_at_first() -> None:
    t = table().take("found henderson", "value 35")
    assert t.automated_of("henderson") == [0, 0, 0]
    assert t.workers_of("henderson") == [0, 0, 0]


@rule("BS-026")
def test_new_company_goes_below_the_markers_on_its_space() -> None:
    t = table()
    t.take("found libby", "value 35", "found elgin", "value 35", "found spalding", "value 35")
    assert t.order() == ["elgin", "libby", "spalding"]


@rule("BS-027")
def test_no_bonus_for_the_first_space() -> None:
    t = table().take("found swift", "value 35")
    assert t.appeal_of("swift") == 3
    assert t.box.appeal_bonus[3] >= 0
    assert t.question == "found"
    assert t.workers_of("swift") == [0, 0]
    assert t.treasury_of("swift") == 105


@rule("BS-028")
def test_company_in_play_or_gone_cannot_be_founded() -> None:
    t = table().take("found swift", "value 35")
    assert t.why("found swift") == "in-play"
    t.g.state[t.company("elgin")] = CLOSED
    assert t.why("found elgin") == "closed"
    assert t.why("found schwinn") == "not-in-game"
    assert special().why("found schwinn") == ""
