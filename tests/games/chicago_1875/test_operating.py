"""Operating: cubes, trades and production: BS-167 to BS-185, BS-279, BS-280."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.questions import GAINED
from tests.games.chicago_1875.builders import Table, running
from tests.rules import rule


def supplied(**options: bool) -> Table:
    """Libby, fully staffed, before a supply chain with two cubes of each type on every space."""
    t = running(3, dict(options), libby=0, elgin=1).staffed("libby")
    for price in (0, 30, 20, 10):
        t.on_supply(price, livestock=2, steel=2, wood=2, coal=2)
    return t.demand("food_dairy", (3, 0), (4, 0), (5, 0))


# --- cubes --------------------------------------------------------------------------------


@rule("BS-167", "BS-168", "BS-171")
def test_cubes_are_bought_at_the_price_of_their_space() -> None:
    t = supplied().operate("libby")
    bank = t.g.bank
    t.take("buy steel 10", "buy steel 10", "buy coal 20", "buy wood 30")
    assert t.cubes_of("libby") == {"steel": 2, "wood": 1, "coal": 1}
    assert t.treasury_of("libby") == 150 - 70
    assert t.g.bank == bank + 70
    assert t.why("buy steel 10") == "no-such-cube"
    assert t.why("buy steel 0") == "not-from-x"
    t.treasury("libby", 19)
    assert t.why("buy coal 20") == "company-cash"
    t.treasury("libby", 900)
    for price in (10, 20, 30):
        for _ in range(2):
            t.take(f"buy livestock {price}")
    assert t.cubes_of("libby")["livestock"] == 6, "any number may be stored"


@rule("BS-169", "BS-170")
def test_two_alike_for_one_other() -> None:
    t = supplied().cubes("libby", wood=4, coal=1).on_haymarket(steel=1, wood=1)
    t.operate("libby")
    assert t.why("trade libby coal") == "two-cubes"
    t.take("trade libby wood")
    assert t.cubes_of("libby") == {"wood": 2, "coal": 1, "steel": 1}, "steel was all there was"
    assert t.haymarket() == {"wood": 3}
    assert t.why("trade libby wood") == "nothing-to-take", "another type, and it must lie there"
    u = supplied().cubes("libby", wood=4).on_haymarket(steel=1, coal=1).operate("libby")
    u.take("trade libby wood")
    assert u.offers() == ["take steel", "take coal"]
    assert u.why("take wood") == "other-type"
    u.take("take coal", "trade libby wood")
    assert u.cubes_of("libby") == {"coal": 1, "steel": 1}


@rule("BS-170")
def test_trades_in_the_action_turn_for_every_own_company() -> None:
    t = running(libby=0, fairbank=0, elgin=1).cubes("libby", wood=2).cubes("fairbank", coal=2)
    t.cubes("elgin", steel=2).action_turn(0)
    assert {"trade libby wood", "trade fairbank coal"} <= set(t.offers())
    assert t.why("trade elgin steel") == "not-your-company"
    t.take("place fundraising_40", "act libby")
    assert t.question == "end_turn", "and after the partner as well"
    assert "trade fairbank coal" in t.offers()


# --- production ---------------------------------------------------------------------------


def ready() -> Table:
    """Libby with the cubes for both factories."""
    return supplied().cubes("libby", steel=2, livestock=3)


@rule("BS-172", "BS-175")
def test_factories_run_from_left_to_right_once() -> None:
    t = ready().operate("libby").take("done", "run", "run")
    made = [fact["factory"] for fact in t.facts("produced")]
    assert made == [t.factory("libby", 1), t.factory("libby", 2)]
    assert t.question == "sell_goods", "each at most once"
    u = ready().staff("libby", 1, workers=1).operate("libby").take("done")
    assert u.facts("produced") == [], "the second factory cannot run without the first"


@rule("BS-173")
@pytest.mark.parametrize(
    ("workers", "automated", "runs"), [(1, 0, 0), (1, 1, 1), (0, 2, 1), (2, 0, 1)]
)
def test_all_worker_spaces_must_be_filled(workers: int, automated: int, runs: int) -> None:
    t = ready().staff("libby", 1, workers=workers, automated=automated).staff("libby", 2)
    t.operate("libby").take("done")
    assert t.why("run") == ("" if runs else "needs-workers")


@rule("BS-173", "BS-174")
def test_reasons_against_running() -> None:
    t = supplied().cubes("libby", steel=2, wood=2).staff("libby", 2, workers=1).operate("libby")
    t.take("done")
    assert t.why("run") == "needs-cubes"
    t.cubes("libby", steel=1, livestock=1, wood=2).take("run")
    t.cubes("libby", steel=1, livestock=2, wood=2)
    assert t.why("run") == "needs-workers"


@rule("BS-174", "BS-176")
def test_cubes_are_used_up_and_go_to_haymarket() -> None:
    t = ready().on_haymarket().operate("libby").take("done", "run")
    assert t.haymarket() == {"livestock": 1, "steel": 1}
    assert t.cubes_of("libby") == {"livestock": 2, "steel": 1}


@rule("BS-176", "BS-177", "BS-178", "BS-182")
def test_manager_takes_cubes_that_were_just_used() -> None:
    t = supplied().cubes("libby", steel=2, livestock=2).staff("libby", 1, workers=2, managers=1)
    t.on_haymarket().appeal("libby", 0).operate("libby").take("done", "run")
    assert t.offers() == ["take livestock", "take steel"]
    t.take("take livestock")
    assert t.appeal_of("libby") == 1
    t.take("run")
    assert len(t.facts("produced")) == 2, "the cube served the next factory"


@rule("BS-178", "BS-179", "BS-180", "BS-181")
@pytest.mark.parametrize(
    ("company", "number", "cubes", "goods", "appeal"),
    [
        ("brunswick", 1, 2, 0, 0),
        ("elgin", 1, 0, 0, 2),
        ("spalding", 1, 0, 0, 1),
        ("henderson", 3, 1, 0, 0),
        ("doggett", 2, 0, 1, 0),
        ("swift", 2, 0, 1, 1),
        ("libby", 1, 1, 0, 1),
    ],
)
def test_manager_effects(company: str, number: int, cubes: int, goods: int, appeal: int) -> None:
    t = running(4).found(company, 0).staffed(company).treasury(company, 0).appeal(company, 0)
    factory = t.factory(company, number)
    t.g.managers[factory] = 1
    t.cubes(company, livestock=6, steel=6, wood=6, coal=6).on_haymarket(wood=1)
    t.operate(company).take("done")
    for _ in range(number - 1):
        t.take("run")
    before = t.goods_of(company), sum(t.cubes_of(company).values())
    t.take("run")
    while t.question == "resource_pick":
        t.take(t.offers()[0])
    printed = t.box.factory_goods[factory]
    used = sum(t.box.factory_cubes[factory * 4 : factory * 4 + 4])
    made = t.facts("produced")[-1]["count"]
    assert made == printed
    sold = t.g.goods_sold
    assert t.goods_of(company) + sold == before[0] + printed + goods
    assert sum(t.cubes_of(company).values()) == before[1] - used + cubes
    assert t.appeal_of(company) == appeal


@rule("BS-177")
def test_manager_helps_only_his_own_factory() -> None:
    t = ready().staff("libby", 2, workers=2, managers=1).appeal("libby", 0).operate("libby")
    t.take("done", "run")
    assert t.question == "produce"
    assert t.appeal_of("libby") == 0


@rule("BS-164", "BS-183")
def test_bonus_goods_without_any_run() -> None:
    t = supplied().markers("libby", 2).operate("libby").take("done")
    assert t.facts("bonus-goods")[-1]["count"] == 2
    assert t.goods_of("libby") == 2


@rule("BS-184")
def test_start_partner_comes_with_the_first_full_run() -> None:
    t = ready().operate("libby").take("done", "run")
    assert t.g.partners[0] == 2
    t.take("run")
    assert t.g.partners[0] == 3
    assert t.g.start_partner[0] == GAINED
    t.clean_up()
    t.cubes("libby", steel=2, livestock=3).operate("libby").take("done", "run", "run")
    assert t.g.partners[0] == 3, "once in the game"


@rule("BS-185")
def test_producing_nothing_is_allowed_and_forces_withholding() -> None:
    t = ready().goods("libby", 1).operate("libby").take("done", "stop", "sell right")
    assert t.facts("withheld")[-1]["revenue"] == 20
    assert t.value("libby") == 40


@rule("BS-279")
def test_buying_between_factories_is_an_option() -> None:
    t = supplied().cubes("libby", steel=1, livestock=1, wood=2).operate("libby").take("done")
    assert t.why("buy steel 10") == "bought-before"
    t.take("run")
    assert not any(word.startswith("buy") for word in t.offers())
    u = supplied(buy_during_production=True).cubes("libby", steel=1, livestock=1)
    u.operate("libby").take("done", "run", "buy steel 10", "buy livestock 10", "buy livestock 10")
    u.take("run")
    assert len(u.facts("produced")) == 2


@rule("BS-279")
def test_buying_after_the_last_factory_is_part_of_the_option() -> None:
    t = supplied(buy_during_production=True).cubes("libby", steel=2, livestock=3, wood=1)
    t.on_supply(20, wood=1).operate("libby").take("done", "run", "run")
    assert t.question == "produce"
    assert t.why("run") == "all-ran"
    assert t.why("line 0") == "no-lines"
    t.take("buy wood 20")
    assert t.cubes_of("libby")["wood"] == 2
    t.take("stop")
    assert t.question == "sell_goods"
    u = supplied().cubes("libby", steel=2, livestock=3).operate("libby").take("done", "run", "run")
    assert u.question == "sell_goods", "without the option production ends with the last factory"


@rule("BS-181")
def test_appeal_moves_before_the_cube_of_a_manager_is_taken() -> None:
    t = supplied().cubes("libby", steel=1, livestock=1).staff("libby", 1, workers=2, managers=1)
    t.appeal("libby", 4).operate("libby").take("done", "run")
    assert (t.question, t.appeal_of("libby")) == ("appeal_bonus", 5)
    t.take("cash")
    assert t.question == "resource_pick"


@rule("BS-280")
def test_trades_and_free_assets_between_factories() -> None:
    t = supplied().cubes("libby", steel=2, livestock=1, wood=2).asset("libby", "refrigeration")
    t.on_haymarket(livestock=1).operate("libby").take("done", "run")
    assert t.why("run") == "needs-cubes"
    t.take("use refrigeration", "run")
    assert len(t.facts("produced")) == 2
    u = supplied().cubes("libby", steel=2, livestock=2, wood=2).on_haymarket(coal=1)
    u.operate("libby").take("done", "run", "trade libby wood", "take livestock", "run")
    assert len(u.facts("produced")) == 2
