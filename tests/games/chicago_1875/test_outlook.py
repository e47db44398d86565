"""Helpers beyond the printed game: what would happen, told before it does."""

from __future__ import annotations

from burnham.games.chicago_1875 import outlook
from burnham.games.chicago_1875.judgement import value
from tests.games.chicago_1875.builders import Table, running, special
from tests.games.chicago_1875.test_selling import paying


def test_payout_is_told_before_it_is_confirmed() -> None:
    t = paying(325).hold(1, "libby", preferred=True).pool("libby", commons=1)
    seats, kept, after = outlook.payout(t.g, t.company("libby"), 325)
    about = t.g.step.about(t.g, 0, t.g.arg, t.answer("dividends"))
    assert (about["share"], about["mine"], about["kept"], about["up"]) == (32, 96, 128, 80)
    assert (seats, kept, after) == ([96, 64, 0, 0], 128, 80)
    assert about["down"] == 40
    cash, treasury = list(t.g.cash), t.treasury_of("libby")
    t.take("dividends")
    assert [now - then for now, then in zip(t.g.cash, cash, strict=True)] == seats
    assert t.treasury_of("libby") - treasury == kept
    assert t.value("libby") == after


def test_sale_is_told_before_it_is_confirmed() -> None:
    t = running(libby=0).hold(1, "libby", commons=3).stock("libby", 80).stock_turn(1)
    assert outlook.sale(t.g, t.company("libby"), 2) == (160, 50)
    assert outlook.certificates_left(t.g, 1) == 12 - 3
    assert outlook.worth(t.g, 1) == 175 + 240
    t.take("sell libby")
    about = t.g.step.about(t.g, 1, t.g.arg, t.answer("commons 2"))
    assert (about["income"], about["after"]) == (160, 50)


def test_thresholds_of_the_next_payout() -> None:
    t = running(libby=0)
    assert outlook.next_thresholds(t.g, t.company("libby")) == [50, 100]
    t.stock("libby", 100)
    assert outlook.next_thresholds(t.g, t.company("libby")) == [100, 200, 300]
    t.stock("libby", 0)
    assert outlook.next_thresholds(t.g, t.company("libby")) == [1, 1]


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


def test_cheapest_way_to_run_all() -> None:
    """Libby needs 3 livestock and 2 steel for both factories."""
    t = stocked().staffed("libby").cubes("libby", steel=2, livestock=1)
    libby = t.company("libby")
    assert outlook.cheapest_run(t.g, libby) == outlook.IMPOSSIBLE
    t.on_supply(10, livestock=1).on_supply(30, livestock=2)
    assert outlook.cheapest_run(t.g, libby) == 40
    t.cubes("libby", steel=2, livestock=1, coal=2).on_haymarket(livestock=1)
    assert outlook.cheapest_run(t.g, libby) == 10, "two idle coal buy one livestock"
    t.on_supply(20, wood=2).cubes("libby", steel=2, livestock=1)
    assert outlook.cheapest_run(t.g, libby) == 40, "two wood for $40 are no better than $30"
    t.cubes("libby", steel=2, livestock=3)
    assert outlook.cheapest_run(t.g, libby) == 0


def test_cheapest_way_is_told_with_the_question() -> None:
    t = stocked().staffed("libby").cubes("libby", steel=2, livestock=1)
    t.on_supply(10, livestock=1).on_supply(30, livestock=2).operate("libby")
    about = t.g.step.about(t.g, 0, t.g.arg, -1)
    assert (about["all-cost"], about["livestock"], about["lacking"]) == (40, 2, 2)
    assert "Missing · 2 livestock · from $40" in t.game.text_in("en").hint(t.g)
    t.take("done")
    assert "It has all it needs" in t.game.text_in("en").hint(t.g)


def test_lines_count_as_what_the_workers_cover() -> None:
    t = special(oscar_mayer=0).staff("oscar_mayer", 1, workers=5)
    factory = t.factory("oscar_mayer", 1)
    assert outlook.factory_cubes(t.g, factory) == [2, 1, 0, 0]
    assert outlook.goods_from(t.g, t.company("oscar_mayer")) == 5
    t.staff("oscar_mayer", 1, workers=1)
    assert outlook.lacking_workers(t.g, factory) == 1


def test_open_demand() -> None:
    t = running(4, libby=0).demand("shoes", (3, 1), (4, 4), None)
    assert outlook.open_demand(t.g, 3) == [2, 0, 0]
    t.printed("shoes", middle=2)
    assert outlook.open_demand(t.g, 3) == [0, 4, 0]


# --- judgement ----------------------------------------------------------------------------


def test_judgement_likes_what_a_player_likes() -> None:
    t = running(libby=0, elgin=1)
    before = value(t.g, 0)
    assert value(t.cash(0, 275).g, 0) > before
    staffed = running(libby=0, elgin=1).staffed("libby")
    assert value(staffed.g, 0) > before
    assert value(running(libby=0, elgin=1).stock("libby", 100).g, 0) > before
    assert value(running(libby=0, elgin=1).salespeople("libby", 2).staffed("libby").g, 0) > value(
        staffed.g, 0
    )
    assert value(running(libby=0, elgin=1).treasury("libby", 300).g, 0) > before


def test_judgement_at_the_end_is_the_score() -> None:
    t = running(libby=0, elgin=1).decade(5).treasury("libby", 0).operate("libby")
    assert t.game.over
    totals = [player["total"] for player in t.game.scores()["players"]]
    assert [value(t.g, seat) for seat in range(3)] == totals


def test_judgement_in_the_middle_of_a_decision_looks_at_its_answers() -> None:
    """Choosing to buy a share that is worth its money is no worse than passing."""
    t = running(libby=0, elgin=1).staffed("elgin").treasury("elgin", 400).stock("elgin", 40)
    t.cubes("elgin", coal=2, steel=3).cash(0, 100).stock_turn(0)
    worth = {}
    for word in ("buy elgin", "end"):
        after = t.g.clone()
        after.take(t.answer(word))
        worth[word] = value(after, 0)
    assert worth["buy elgin"] > worth["end"]
