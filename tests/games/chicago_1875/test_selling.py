"""Selling, dividends and share value: BS-186 to BS-212, BS-283, BS-294, BS-295."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.steps.selling import MOST_GOODS
from tests.games.chicago_1875.builders import Table, running
from tests.rules import rule


def selling(
    goods: int, *row: tuple[int, int] | None, ran: bool = True, company: str = "libby"
) -> Table:
    """A company (seat 0) with goods before its row; if it ran, it made one of the goods."""
    rival = "swift" if company == "elgin" else "elgin"
    t = running(4).found(company, 0).found(rival, 1).treasury(company, 0)
    t.on_haymarket()
    kind = t.box.goods_ids[t.box.goods_type[t.company(company)]]
    t.demand(kind, *row) if row else t.printed(kind)
    t.goods(company, goods).operate(company)
    if ran:
        t.g.factories_run = 1
    return t


ROW = ((3, 2), (5, 0), (6, 0))


# --- selling ------------------------------------------------------------------------------


@rule("BS-186")
def test_goods_go_to_the_row_of_their_type() -> None:
    t = selling(3, *ROW)
    assert t.offers() == ["best", "sell left", "sell middle", "sell right", "done"]
    g = t.g
    for answer in range(g.step.size):
        if g.step.verb(answer).name == "sell":
            space = g.step.arguments(answer)["demand"]
            legal = answer in g.answers()
            assert legal == (space // 3 == t.box.goods_ids.index("food_dairy"))
            if not legal:
                assert g.step.refusal(g, 0, g.arg, answer) == "other-goods"


@rule("BS-187")
def test_tile_takes_as_many_goods_as_it_has_room() -> None:
    t = selling(9, (3, 1), (5, 5), (6, 0)).take("sell left")
    assert t.offers() == ["sell 1", "sell 2"]
    assert t.why("sell 3") == "fits"
    t.take("sell 2")
    assert t.why("sell middle") == "full"


@rule("BS-188", "BS-197")
def test_tiles_in_any_order_and_mix() -> None:
    t = selling(5, *ROW).take("sell right", "sell 1", "sell left")
    assert t.why("sell right") == "sold-there"
    t.take("sell middle")
    assert t.offers() == ["sell 1", "sell 2", "sell 3"]
    t.take("sell 1")
    assert t.g.revenue == 20 + (20 + 50) + 20
    assert t.treasury_of("libby") == 0, "no money before the decision"
    assert t.question == "payout", "each place was sold to once"


@rule("BS-189")
@pytest.mark.parametrize(("salespeople", "price"), [(0, 20), (1, 30), (2, 40)])
def test_price_by_salespeople(salespeople: int, price: int) -> None:
    t = selling(2, *ROW).salespeople("libby", salespeople).take("sell middle", "sell 2")
    assert t.g.revenue == 2 * price


@rule("BS-190", "BS-191")
@pytest.mark.parametrize(
    ("row", "side", "bonus"),
    [
        (((2, 0), (3, 0), (4, 0)), "left", 50),
        (((3, 0), (2, 0), (4, 0)), "middle", 20),
        (((3, 0), (4, 0), (2, 0)), "right", 0),
    ],
)
def test_completion_bonus(row: tuple[tuple[int, int], ...], side: str, bonus: int) -> None:
    t = selling(2, *row).take(f"sell {side}", "sell 2")
    assert t.g.revenue == 40 + bonus
    u = selling(2, *row).take(f"sell {side}", "sell 1", "done")
    assert u.g.revenue == 20


@rule("BS-191")
def test_both_bonuses_in_one_turn() -> None:
    t = selling(3, (3, 2), (4, 2), (5, 0)).take("sell left", "sell middle", "sell 2")
    assert t.g.revenue == 60 + 50 + 20


@rule("BS-192", "BS-283")
def test_half_price_when_the_row_is_full() -> None:
    t = selling(3, (3, 3), (4, 4), (5, 4))
    assert t.why("half food_dairy") == "row-open"
    t.take("sell right")
    assert t.question == "sell_goods"
    assert t.offers() == ["half food_dairy", "done"], "filled in this very turn"
    t.take("half food_dairy", "sell 2")
    assert t.g.revenue == 20 + 2 * 10


@rule("BS-193")
def test_printed_middle_space() -> None:
    t = selling(7).take("sell middle")
    assert t.offers()[-1] == "sell 6"
    t.take("sell 6")
    assert t.g.revenue == 6 * 20 + 20


@rule("BS-194", "BS-294")
def test_printed_right_space_takes_any_number_at_half_price() -> None:
    t = selling(30)
    assert t.why("sell left") == t.why("sell right") == "takes-no-goods"
    t.take("half food_dairy", "sell 20")
    assert t.g.revenue == 200
    assert sum(t.g.grid_goods) == 0, "they take no space"
    t.take("sell middle", "sell 6")
    assert t.g.revenue == 200 + 120 + 20


@rule("BS-195")
def test_x_tile_counts_as_full() -> None:
    t = selling(2, (0, 0), (3, 3), (4, 4))
    assert t.why("sell left") == "takes-no-goods"
    assert t.why("half food_dairy") == ""


@rule("BS-196")
def test_unsold_goods_are_kept() -> None:
    t = selling(4, *ROW).take("sell left", "done", "withhold")
    assert t.goods_of("libby") == 3


ROWS: list[tuple[tuple[int, int], ...]] = [
    ROW,
    ((4, 1), (2, 0), (3, 0)),
    ((0, 0), (3, 0), (5, 1)),
    (),
    ((3, 3), (4, 4), (5, 5)),
]


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("goods", [1, 2, 3, 5, 8])
def test_best_spread_is_the_dearest_way(goods: int, row: tuple[tuple[int, int], ...]) -> None:
    """Against every other way to sell, and as it is told."""
    t = selling(goods, *row)
    told = t.g.step.about(t.g, 0, t.g.arg, t.answer("best"))
    best = highest(t.g)
    t.take("best")
    assert t.g.revenue == told["income"] == best
    assert t.g.goods_sold == told["count"]


def highest(g: BigShoulders) -> int:
    """The highest revenue that any chain of sales reaches."""
    best = g.revenue
    for answer in g.answers() if g.step.name in ("sell_goods", "sell_count") else []:
        if g.step.verb(answer).name in ("sell", "half"):
            after = g.clone()
            after.take(answer)
            best = max(best, highest(after))
    return best


def test_goods_never_outgrow_the_question() -> None:
    """A company that never sold anything could not have more goods than can be named."""
    assert MOST_GOODS > 5 * (10 + 2 + 6 + 1 + 2)


# --- dividends ----------------------------------------------------------------------------


def paying(revenue: int, value: int = 50, company: str = "libby") -> Table:
    """Before the payout of a revenue."""
    t = selling(1, *ROW, company=company).stock(company, value)
    t.take("sell left")
    t.g.revenue = revenue
    return t


@rule("BS-198", "BS-210")
def test_dividends_need_a_run_and_a_sale() -> None:
    t = selling(1, *ROW).take("sell left")
    assert t.offers() == ["dividends", "withhold"]
    u = selling(1, *ROW).take("done")
    assert u.facts("withheld")[-1]["revenue"] == 0, "nothing sold: withheld unasked"
    v = selling(1, *ROW, ran=False).take("sell left")
    assert v.facts("withheld")[-1]["revenue"] == 70, "no factory ran"
    w = running(libby=0).asset("libby", "mail_order_catalog").operate("libby")
    w.take("done", "stop", "done")
    assert w.question == "payout"
    assert w.why("dividends") == "nothing-made"


@rule("BS-199", "BS-200", "BS-201", "BS-202")
def test_dividends() -> None:
    t = paying(325).hold(0, "libby", commons=1).hold(1, "libby", preferred=True)
    t.pool("libby", commons=1)
    cash, bank = list(t.g.cash), t.g.bank
    t.take("dividends")
    assert t.cash_of(0) == cash[0] + 4 * 32
    assert t.cash_of(1) == cash[1] + 2 * 32
    assert t.treasury_of("libby") == 3 * 32
    assert t.g.bank == bank - 9 * 32, "the share in the pool gets nothing"


@rule("BS-203", "BS-209")
def test_withholding() -> None:
    t = paying(150)
    cash, bank = list(t.g.cash), t.g.bank
    t.take("withhold")
    assert t.g.cash == cash
    assert t.treasury_of("libby") == 150
    assert t.g.bank == bank - 150
    assert t.value("libby") == 40


@rule("BS-204", "BS-205", "BS-206", "BS-207", "BS-208")
@pytest.mark.parametrize(
    ("value", "revenue", "after"),
    [
        (220, 200, 220),
        (220, 219, 220),
        (20, 30, 25),
        (50, 50, 60),
        (100, 199, 120),
        (100, 200, 140),
        (100, 299, 140),
        (100, 300, 160),
        (60, 180, 120),
        (50, 150, 80),
        (40, 500, 60),
        (400, 900, 400),
        (360, 720, 400),
        (0, 20, 15),
    ],
)
def test_value_after_dividends(value: int, revenue: int, after: int) -> None:
    assert paying(revenue, value).take("dividends").value("libby") == after


@rule("BS-205")
def test_thresholds_use_the_unrounded_revenue() -> None:
    assert paying(25, 25).take("dividends").value("libby") == 35
    assert paying(39, 40).take("dividends").value("libby") == 40


@rule("BS-209")
@pytest.mark.parametrize("revenue", [0, 900])
def test_withholding_always_lowers(revenue: int) -> None:
    assert paying(revenue).take("withhold").value("libby") == 40


@rule("BS-211")
def test_dividend_saves_from_closing() -> None:
    t = paying(20, 0).take("dividends")
    assert t.value("libby") == 15
    t.stock_phase()
    assert "libby" in t.order()


@rule("BS-212")
def test_price_protection_against_withholding() -> None:
    t = paying(100).asset("libby", "price_protection").take("withhold")
    assert t.question == "price_protection"
    t.take("shield")
    assert t.value("libby") == 50
    assert t.facts("shielded") == [{"company": t.company("libby"), "seat": 0}]
    u = paying(100).asset("libby", "price_protection").take("withhold", "decline")
    assert u.value("libby") == 40


@rule("BS-295")
def test_catalogue_without_a_sale_is_withheld() -> None:
    t = running(libby=0).asset("libby", "color_catalog").operate("libby")
    t.take("done", "stop", "use color_catalog")
    assert t.treasury_of("libby") == 150 + 60
    assert t.value("libby") == 40
