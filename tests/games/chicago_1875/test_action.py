"""The action phase and the spaces of the bank: BS-075 to BS-100, BS-293."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.questions import NONE
from tests.games.chicago_1875.builders import Table, running
from tests.rules import rule


def busy(seats: int = 3) -> Table:
    t = running(seats, libby=0, elgin=1, swift=2)
    t.g.initiative = list(range(seats))
    return t


# --- turns --------------------------------------------------------------------------------


@rule("BS-075", "BS-076", "BS-077")
def test_one_partner_a_turn_in_initiative_order() -> None:
    t = busy()
    t.g.initiative = [2, 0, 1]
    t.g.partners, t.g.available = [2, 3, 2], [2, 3, 2]
    t.g.row_partner[1] = 1
    t.action_phase()
    asked = []
    while t.question == "place":
        asked.append(t.seat)
        assert not {"end", "pass", "done"} & {word.split()[0] for word in t.offers()}
        t.take("place fundraising_40")
        while t.question == "end_turn":
            t.take("done")
    assert asked == [2, 0, 1, 2, 0, 1, 1]
    assert t.question in ("buy_cubes", "produce", "end_assets")


@rule("BS-078", "BS-111")
def test_partner_acts_for_one_company_of_his_director() -> None:
    t = running(libby=0, fairbank=0, elgin=1).build(1, 1, "e1_goods1").action_turn(0)
    t.take("visit e1_goods1")
    assert t.question == "company"
    assert t.offers() == ["act fairbank", "act libby"]
    assert t.why("act elgin") == "not-your-company"
    t.take("act libby")
    assert (t.goods_of("libby"), t.goods_of("fairbank")) == (1, 0)
    assert (t.treasury_of("libby"), t.treasury_of("fairbank")) == (130, 150)


@rule("BS-079")
def test_limited_space_is_used_once_a_decade() -> None:
    t = busy().build(1, 1, "e1_goods1")
    t.action_turn(0).take("place hire_manager", "place 1")
    t.action_turn(0).take("visit e1_goods1")
    t.action_turn(1)
    assert t.why("place hire_manager") == "space-taken"
    assert t.why("visit e1_goods1") == "building-taken"
    t.clean_up().action_turn(1)
    assert t.why("place hire_manager") == ""
    assert t.why("visit e1_goods1") == ""


@rule("BS-080")
def test_endless_spaces_take_any_number_of_partners() -> None:
    t = busy()
    for _ in range(2):
        t.action_turn(0).take("place fundraising_40")
    t.action_turn(1).take("place fundraising_40")
    assert t.treasury_of("libby") == 230
    assert t.treasury_of("elgin") == 190
    endless = {t.box.space_ids[s] for s in range(10) if t.box.space_endless[s]}
    assert endless >= {"job_market", "advertising", "buy_asset", "extra_dividends"}


@rule("BS-081")
def test_buildings_of_everybody_are_open() -> None:
    t = busy().build(0, 1, "e1_goods1").build(1, 1, "e1_appeal2").action_turn(0)
    assert {"visit e1_goods1", "visit e1_appeal2", "place fundraising_40"} <= set(t.offers())
    assert t.why("visit e2_goods2") == "not-built"


@rule("BS-082", "BS-083")
def test_player_without_company_goes_to_the_bank() -> None:
    t = running(libby=0, elgin=1).build(0, 1, "e1_goods1").action_turn(2)
    assert t.cash_of(2) == 175 + 25, "it was the only thing to do"
    assert t.facts("banked") == [{"seat": 2, "amount": 25}]
    t.action_turn(0)
    assert t.why("place bank_no_company") == "you-direct"


@rule("BS-082")
def test_without_company_nothing_else_is_open() -> None:
    t = running(libby=0).build(0, 1, "e1_goods1").action_turn(0)
    g = t.g
    place = g.step
    assert place.refusal(g, 1, g.arg, t.answer("place fundraising_40")) == "no-company"
    assert place.refusal(g, 1, g.arg, t.answer("visit e1_goods1")) == "no-company"
    assert place.refusal(g, 1, g.arg, t.answer("place bank_no_company")) == ""


@rule("BS-084")
def test_effect_is_carried_out_as_far_as_possible() -> None:
    """Two managers for a company with one free post: one is placed, the other is lost."""
    t = running(4, libby=0).build(1, 2, "e2_managers2").staff("libby", 1, managers=1).action_turn(0)
    t.take("visit e2_managers2")
    assert t.managers_of("libby") == [1, 1]
    assert len(t.facts("no-room-manager")) == 1


# --- fundraising --------------------------------------------------------------------------


@rule("BS-085", "BS-088")
@pytest.mark.parametrize("decade", [1, 2, 3, 4, 5])
def test_fundraising_40_always(decade: int) -> None:
    t = busy().decade(decade)
    bank = t.g.bank
    t.action_turn(0).take("place fundraising_40")
    assert t.treasury_of("libby") == 190
    assert t.g.bank == bank - 40


@rule("BS-086")
@pytest.mark.parametrize(("decade", "reason"), [(1, "later"), (2, "later"), (3, ""), (5, "")])
def test_fundraising_60_from_the_third_decade(decade: int, reason: str) -> None:
    t = busy().decade(decade).action_turn(0)
    assert t.why("place fundraising_60") == reason
    if not reason:
        t.take("place fundraising_60")
        assert t.treasury_of("libby") == 210
        t.action_turn(1)
        assert t.why("place fundraising_60") == "space-taken"


@rule("BS-087")
@pytest.mark.parametrize(("decade", "reason"), [(4, "later"), (5, "")])
def test_fundraising_80_in_the_last_decade(decade: int, reason: str) -> None:
    t = busy().decade(decade).action_turn(0)
    assert t.why("place fundraising_80") == reason
    if not reason:
        t.take("place fundraising_80")
        assert t.treasury_of("libby") == 230
        t.action_turn(2)
        assert t.why("place fundraising_80") == "space-taken"


# --- hiring and advertising ---------------------------------------------------------------


@rule("BS-089")
def test_hire_manager() -> None:
    t = busy().treasury("libby", 59).action_turn(0)
    assert t.why("place hire_manager") == "company-cash"
    t.treasury("libby", 60).take("place hire_manager", "place 2")
    assert t.treasury_of("libby") == 0
    assert t.managers_of("libby") == [0, 1]
    t.action_turn(1)
    assert t.why("place hire_manager") == "space-taken"


@rule("BS-090")
def test_hire_salesperson() -> None:
    t = busy().treasury("libby", 69).action_turn(0)
    assert t.why("place hire_salesperson") == "company-cash"
    t.treasury("libby", 70).take("place hire_salesperson")
    assert t.treasury_of("libby") == 0
    assert t.price_of("libby") == 30
    t.action_turn(1)
    assert t.why("place hire_salesperson") == "space-taken"


@rule("BS-091", "BS-094")
def test_advertising() -> None:
    t = busy().appeal("libby", 2).treasury("libby", 20).action_turn(0)
    t.take("place advertising")
    assert t.appeal_of("libby") == 3
    assert t.question == "appeal_bonus"
    t.take("take", "place 1")
    assert t.treasury_of("libby") == 0
    assert t.workers_of("libby") == [1, 0]
    assert t.g.initiative == [0, 1, 2], "already first: not asked"
    u = busy().treasury("elgin", 19).build(0, 1, "e1_wood_steel").action_turn(1)
    assert u.why("place advertising") == "company-cash"


@rule("BS-092", "BS-093", "BS-094")
def test_first_player_counts_from_the_next_round() -> None:
    t = busy().action_phase().take("place fundraising_40", "place fundraising_40")
    assert t.seat == 2
    t.take("place advertising")
    assert t.question == "first_player"
    t.take("first")
    assert t.g.initiative == [2, 0, 1]
    assert t.seat == 2, "a new round begins with the new order"
    u = busy().action_phase().take("place fundraising_40", "place advertising", "cash", "first")
    assert u.g.initiative == [1, 0, 2]
    assert u.seat == 2, "the round goes on in the old order"
    v = busy().action_phase().take("place fundraising_40", "place advertising", "cash", "keep")
    assert v.g.initiative == [0, 1, 2]


@rule("BS-095", "BS-293")
@pytest.mark.parametrize(
    ("count", "price"), [(12, 20), (9, 20), (8, 30), (5, 30), (4, 40), (1, 40)]
)
def test_price_of_the_next_worker(count: int, price: int) -> None:
    t = busy().job_market(count).action_turn(0).take("place job_market", "hire 1")
    assert t.treasury_of("libby") == 150 - price
    assert t.g.job_market == count - 1


@rule("BS-096")
def test_empty_market_costs_fifty() -> None:
    t = busy().job_market(0).action_turn(0).take("place job_market", "hire 1", "done")
    assert t.treasury_of("libby") == 100
    assert t.g.job_market == 0


@rule("BS-097", "BS-098")
def test_workers_hired_belong_to_one_company_with_room() -> None:
    t = running(libby=0, fairbank=0).treasury("libby", 500).job_market(12).action_turn(0)
    t.take("place job_market", "act libby")
    assert t.why("done") == "hire-one"
    t.take("hire 1", "hire 1")
    assert t.why("hire 1") == "no-worker-space"
    t.take("hire 2", "hire 2")
    assert t.question is None, "full: the turn is over"
    assert t.workers_of("libby") == [2, 2]
    assert t.workers_of("fairbank") == [0, 0]
    assert t.treasury_of("libby") == 500 - 4 * 20


@rule("BS-098")
def test_job_market_is_closed_to_a_full_company() -> None:
    t = busy().staffed("libby").action_turn(0)
    assert t.why("place job_market") == "no-worker-space"


# --- extra dividends ----------------------------------------------------------------------


@rule("BS-099", "BS-100")
def test_extra_dividends_of_the_bank() -> None:
    t = busy().hold(1, "libby", commons=2).pool("libby", commons=1).treasury("libby", 99)
    t.action_turn(0)
    assert t.why("place extra_dividends") == "company-cash"
    cash = list(t.g.cash)
    t.treasury("libby", 100).take("place extra_dividends")
    assert t.cash_of(0) == cash[0] + 30
    assert t.cash_of(1) == cash[1] + 20
    assert t.treasury_of("libby") == 100 - 30 - 20 - 10, "treasury shares keep their part"
    assert t.value("libby") == 80, "100 is twice 50: two steps"


@rule("BS-084")
def test_a_space_that_would_do_nothing_is_closed() -> None:
    t = busy().staff("libby", 1, managers=1).staff("libby", 2, managers=1).salespeople("libby", 2)
    t.treasury("libby", 500).action_turn(0)
    assert t.why("place hire_manager") == "no-manager-space"
    assert t.why("place hire_salesperson") == "no-salesperson-space"


def test_spaces_know_who_stands_there() -> None:
    t = busy().build(1, 1, "e1_goods1").action_turn(0).take("visit e1_goods1")
    goods = t.box.building_ids.index("e1_goods1")
    assert t.g.building_user[goods] == 0
    assert t.facts("visited") == [{"building": goods, "seat2": 1, "seat": 0}]
    assert t.facts("acts") == [{"company": t.company("libby"), "seat": 0}]
    t.clean_up()
    assert set(t.g.building_user) == {NONE}
