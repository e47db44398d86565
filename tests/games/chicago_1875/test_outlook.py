"""Helpers beyond the printed game: what would happen, told before it does."""

from __future__ import annotations

from burnham.games.chicago_1875.steps import outlook
from tests.games.chicago_1875.builders import Table, running, special
from tests.games.chicago_1875.test_selling import paying


def test_payout_is_told_before_it_is_confirmed() -> None:
    t = paying(325).hold(1, "libby", preferred=True).pool("libby", commons=1)
    seats, kept, after = outlook.payout(t.g, t.company("libby"), 325)
    about = t.g.step.about(t.g, 0, t.g.arg, t.answer("dividends"))
    assert (about["share"], about["mine"], about["kept"], about["up"]) == (32, 96, 128, 80)
    assert (seats, kept, after) == ([96, 64, 0, 0], 128, 80)
    assert t.box.stock[about["stock"]] == 40
    cash, treasury = list(t.g.cash), t.treasury_of("libby")
    t.take("dividends")
    assert [now - then for now, then in zip(t.g.cash, cash, strict=True)] == seats
    assert t.treasury_of("libby") - treasury == kept
    assert t.value("libby") == after


def test_sale_is_told_before_it_is_confirmed() -> None:
    t = running(libby=0).hold(1, "libby", commons=3).stock("libby", 80).stock_turn(1)
    assert outlook.worth(t.g, 1) == 175 + 240
    t.take("sell libby")
    about = t.g.step.about(t.g, 1, t.g.arg, t.answer("commons 2"))
    assert (about["income"], t.box.stock[about["stock"]]) == (160, 50)


def test_thresholds_of_the_next_payout() -> None:
    t = running(libby=0)
    assert outlook.next_thresholds(t.g, t.company("libby")) == [50, 100]
    t.stock("libby", 100)
    assert outlook.next_thresholds(t.g, t.company("libby")) == [100, 200, 300]
    t.stock("libby", 0)
    assert outlook.next_thresholds(t.g, t.company("libby")) == [], "from Closed every payout lifts"
    t.stock("libby", 400)
    assert outlook.next_thresholds(t.g, t.company("libby")) == [], "the track ends"
    t.stock("libby", t.box.stock[-2])
    assert outlook.next_thresholds(t.g, t.company("libby")) == [t.box.stock[-2]]


def test_thresholds_are_told_with_the_sale() -> None:
    t = running(libby=0).goods("libby", 2).operate("libby").take("done")
    assert t.question == "sell_goods"
    said = "A payout lifts the share from $50, by two steps from $100."
    assert t.game.text_in("en").hint(t.g).endswith(said)
    t.stock("libby", 100)
    assert "ab 300\xa0$ um drei Stufen" in t.game.text_in("de").hint(t.g)


def stocked() -> Table:
    t = running(libby=0).staff("libby", 1, workers=2).staff("libby", 2, workers=1).on_haymarket()
    for price in (0, 10, 20, 30):
        t.on_supply(price)
    return t


def test_what_a_factory_lacks() -> None:
    t = stocked().cubes("libby", steel=1, livestock=2)
    first, second = t.factory("libby", 1), t.factory("libby", 2)
    assert outlook.lacking_workers(t.g, first) == 0
    assert outlook.lacking_workers(t.g, second) == 1
    assert outlook.lacking_cubes(t.g, first) == [0, 0, 0, 0]
    assert outlook.lacking_cubes(t.g, second) == [1, 1, 0, 0], (
        "the first one takes its cubes before"
    )
    assert outlook.staffed_factories(t.g, t.company("libby")) == [first]
    assert outlook.goods_from(t.g, t.company("libby")) == 3


def cost(t: Table) -> int:
    way = outlook.cheapest_way(t.g, t.company("libby"))
    assert way is not None
    return way.cost


def test_cheapest_way_to_run_all() -> None:
    """Libby needs 3 livestock and 2 steel for both factories."""
    t = stocked().staffed("libby").cubes("libby", steel=2, livestock=1)
    assert outlook.cheapest_way(t.g, t.company("libby")) is None
    t.on_supply(10, livestock=1).on_supply(30, livestock=2)
    assert cost(t) == 40
    t.cubes("libby", steel=2, livestock=1, coal=2).on_haymarket(livestock=1)
    assert cost(t) == 10, "two idle coal buy one livestock"
    t.on_supply(20, wood=2).cubes("libby", steel=2, livestock=1)
    assert cost(t) == 40, "two wood for $40 are no better than $30"
    t.cubes("libby", steel=2, livestock=3)
    assert cost(t) == 0


def test_cheapest_way_is_told_with_the_question() -> None:
    t = stocked().staffed("libby").cubes("libby", steel=2, livestock=1)
    t.on_supply(10, livestock=1).on_supply(30, livestock=2).operate("libby")
    about = t.g.step.about(t.g, 0, t.g.arg, -1)
    assert (about["all-cost"], about["livestock"], about["lacking"]) == (40, 2, 2)
    said = "Missing · 2 livestock. Cheapest for $40 · buy 2 livestock."
    assert said in t.game.text_in("en").hint(t.g)
    t.take("done")
    assert "It has all it needs" in t.game.text_in("en").hint(t.g)


def test_cheapest_way_tells_what_to_trade() -> None:
    """One livestock is bought for $10; two steel for $20 get the other one on Haymarket Square."""
    t = stocked().staffed("libby").cubes("libby", steel=2, livestock=1).on_haymarket(livestock=1)
    t.on_supply(10, livestock=1, steel=2).on_supply(30, livestock=1)
    assert outlook.cheapest_way(t.g, t.company("libby")) == (30, [1, 2, 0, 0], [1, 0, 0, 0])
    t.operate("libby")
    said = "Cheapest for $30 · buy 1 livestock · buy 2 steel · trade for 1 livestock."
    assert said in t.game.text_in("en").hint(t.g)
    assert "1 Vieh kaufen · 2 Stahl kaufen · 1 Vieh ertauschen." in t.game.text_in("de").hint(t.g)


def test_lines_count_as_what_the_workers_cover() -> None:
    t = special(oscar_mayer=0).staff("oscar_mayer", 1, workers=5)
    factory = t.factory("oscar_mayer", 1)
    assert outlook.factory_cubes(t.g, factory) == [2, 1, 0, 0]
    assert outlook.goods_from(t.g, t.company("oscar_mayer")) == 5
    t.staff("oscar_mayer", 1, workers=1)
    assert outlook.lacking_workers(t.g, factory) == 1
