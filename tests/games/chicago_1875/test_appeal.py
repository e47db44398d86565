"""The appeal track: BS-156 to BS-166."""

from __future__ import annotations

import pytest

from tests.games.chicago_1875.builders import Table, running
from tests.rules import rule


def climbing(space: int, building: str = "e1_appeal2") -> Table:
    """Libby on a space, about to climb by a building."""
    t = running(4, libby=0, elgin=1).build(1, 1, building).appeal("libby", space)
    return t.action_turn(0).take(f"visit {building}")


@rule("BS-156", "BS-157", "BS-158")
def test_operating_order() -> None:
    t = running(libby=0, elgin=1, swift=2, spalding=0)
    assert t.order() == ["swift", "elgin", "libby", "spalding"]
    t.appeal("spalding", 3)
    assert t.order() == ["spalding", "swift", "elgin", "libby"], "on top of the stack on 3"
    t.appeal("libby", 2)
    assert t.order() == ["spalding", "swift", "libby", "elgin"]
    operating = [fact["company"] for fact in t.operate("elgin", "libby").facts("operates")]
    assert operating == [t.company("libby")]


@rule("BS-159")
def test_bonus_comes_at_once_and_before_the_next_step() -> None:
    t = climbing(2, "e2_appeal3")
    assert t.appeal_of("libby") == 3
    t.take("take", "place 1")
    assert t.appeal_of("libby") == 5
    t.take("take")
    assert t.price_of("libby") == 30
    assert t.question is None


@rule("BS-160")
@pytest.mark.parametrize("space", [3, 5, 9, 11, 13, 15, 16])
def test_cash_instead_of_any_bonus(space: int) -> None:
    t = running(4, libby=0).build(1, 1, "e1_appeal1").appeal("libby", space - 1).action_turn(0)
    t.take("visit e1_appeal1")
    assert t.question == "appeal_bonus"
    t.take("cash")
    assert t.treasury_of("libby") == 150 - 10 + 25


@rule("BS-161")
def test_impossible_bonus_gives_cash() -> None:
    t = running(4, libby=0).build(1, 1, "e1_appeal1").staffed("libby").appeal("libby", 2)
    t.action_turn(0).take("visit e1_appeal1")
    assert t.question is None
    assert t.treasury_of("libby") == 165
    u = climbing(5)
    assert u.treasury_of("libby") == 150 - 30 + 25, "nobody to automate on 7"


@rule("BS-161")
@pytest.mark.parametrize(("space", "spoil"), [(11, "markers"), (13, "stock"), (9, "partner")])
def test_what_else_makes_a_bonus_impossible(space: int, spoil: str) -> None:
    t = running(4, libby=0, elgin=1).build(1, 1, "e1_appeal1").appeal("libby", space - 1)
    if spoil == "markers":
        t.markers("elgin", 10)
    elif spoil == "stock":
        t.stock("libby", 400)
    else:
        t.g.appeal_partner[0] = 1
        t.g.partners[0] = t.g.available[0] = 3
    t.action_turn(0).take("visit e1_appeal1")
    assert t.treasury_of("libby") == 150 - 10 + 25


@rule("BS-162")
def test_partner_bonus_once_a_player() -> None:
    t = climbing(8).take("take")
    assert t.g.partners[0] == 3
    assert t.g.appeal_partner == [1, 0, 0, 0]
    t.found("swift", 0).appeal("swift", 8).build(1, 2, "e1_appeal1").action_turn(0)
    t.take("visit e1_appeal1", "act swift")
    assert t.g.partners[0] == 3
    assert t.facts("bonus-cash")[-1]["company"] == t.company("swift")


@rule("BS-162")
def test_declined_partner_can_be_taken_later() -> None:
    t = climbing(8).take("cash")
    t.found("swift", 0).appeal("swift", 8).build(1, 2, "e1_appeal1").action_turn(0)
    t.take("visit e1_appeal1", "act swift", "take")
    assert t.g.partners[0] == 3


@rule("BS-163")
def test_partner_can_be_used_in_the_same_phase() -> None:
    t = running(4, libby=0, elgin=1).build(1, 1, "e1_appeal1").appeal("libby", 8)
    t.g.available = [1, 0, 0, 0]
    t.g.at_space[:4] = [1, 2, 2, 2]
    t.g.initiative = [0, 1, 2, 3]
    t.action_phase().take("visit e1_appeal1", "take")
    assert (t.question, t.seat) == ("place", 0)


@rule("BS-164")
def test_bonus_goods_marker() -> None:
    t = climbing(10).take("take")
    assert t.g.bonus_goods[t.company("libby")] == 1
    assert t.g.marker_supply == 9
    t.clean_up().operate("libby").take("done")
    assert t.goods_of("libby") == 1


@rule("BS-165")
def test_last_space_again_goes_to_the_top_without_bonus() -> None:
    t = running(4, libby=0, elgin=1).build(1, 1, "e1_appeal1")
    t.appeal("libby", 16).appeal("elgin", 16)
    assert t.order() == ["elgin", "libby"]
    t.action_turn(0).take("visit e1_appeal1")
    assert t.order() == ["libby", "elgin"]
    assert t.treasury_of("libby") == 140
    assert t.value("libby") == 50


@rule("BS-165")
def test_passing_fifteen_and_sixteen_gives_both_bonuses() -> None:
    t = climbing(14, "e2_appeal3").take("take")
    assert t.g.bonus_goods[t.company("libby")] == 1
    t.take("take")
    assert t.value("libby") == 60
    assert t.appeal_of("libby") == 16


@rule("BS-166")
def test_bonus_stays_with_the_company_that_reached_it() -> None:
    t = running(4, libby=0, swift=0, elgin=1).build(1, 1, "e1_appeal1").appeal("libby", 2)
    t.action_turn(0).take("visit e1_appeal1", "act libby", "take")
    assert t.offers() == ["place 1", "place 2"]
    assert t.why("place 1") == ""
    t.take("place 1")
    assert t.workers_of("libby") == [1, 0]
    assert t.workers_of("swift") == [0, 0]
