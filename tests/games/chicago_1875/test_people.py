"""Staff and automation: BS-101 to BS-112, BS-284, BS-285."""

from __future__ import annotations

import pytest

from tests.games.chicago_1875.builders import Table, running
from tests.rules import rule


def automation(workers: dict[int, int], building: str = "e1_automate") -> Table:
    """Henderson, three factories of 1, 2 and 1 worker spaces, about to automate."""
    t = running(4, henderson=0).build(1, 1, building).job_market(6)
    for number, count in workers.items():
        t.staff("henderson", number, workers=count)
    return t.action_turn(0)


@rule("BS-101")
def test_manager_goes_to_a_factory_without_one() -> None:
    t = running(libby=0, elgin=1).staff("libby", 1, managers=1).action_turn(0)
    t.take("place hire_manager")
    assert t.managers_of("libby") == [1, 1], "only the second factory was open"
    u = running(libby=0).action_turn(0).take("place hire_manager")
    assert u.offers() == ["place 1", "place 2"]


@rule("BS-102", "BS-103")
def test_salespeople_raise_the_price_up_to_the_last_space() -> None:
    t = running(libby=0)
    assert t.price_of("libby") == 20
    t.action_turn(0).take("place hire_salesperson")
    assert t.price_of("libby") == 30
    t.clean_up().treasury("libby", 100).action_turn(0).take("place hire_salesperson")
    assert t.price_of("libby") == 40
    t.clean_up().treasury("libby", 100).action_turn(0)
    assert t.why("place hire_salesperson") == "no-salesperson-space"


@rule("BS-104")
def test_only_the_employed_can_be_automated() -> None:
    t = automation({})
    assert t.why("visit e1_automate") == "no-automation"
    u = automation({1: 1, 2: 1}).take("visit e1_automate")
    assert u.offers() == ["automate 1", "automate 2"]
    assert u.why("automate 3") == "no-worker-there"


@rule("BS-105", "BS-109")
def test_marker_takes_the_workers_space() -> None:
    t = automation({2: 2}).take("visit e1_automate")
    assert t.automated_of("henderson") == [0, 1, 0]
    assert t.question == "relocate"


@rule("BS-106", "BS-284")
def test_worker_moves_to_a_free_space_of_the_company() -> None:
    t = automation({2: 2}).take("visit e1_automate")
    assert t.offers() == ["move 1", "move 3"]
    t.take("move 3")
    assert t.workers_of("henderson") == [0, 1, 1]
    assert t.g.job_market == 6
    u = automation({2: 1}).take("visit e1_automate")
    assert u.offers() == ["move 1", "move 2", "move 3"], "his own factory has another space"
    u.take("move 2")
    assert u.workers_of("henderson") == [0, 1, 0]
    assert u.automated_of("henderson") == [0, 1, 0]


@rule("BS-107", "BS-108")
@pytest.mark.parametrize(("before", "after"), [(6, 7), (12, 12)])
def test_without_a_space_he_goes_to_the_market_or_home(before: int, after: int) -> None:
    t = automation({1: 1, 2: 2, 3: 1}).job_market(before)
    t.take("visit e1_automate", "automate 3")
    assert t.g.job_market == after
    assert t.workers_of("henderson") == [1, 2, 0]
    assert len(t.facts("worker-home" if before == 12 else "worker-to-market")) == 1


@rule("BS-109")
@pytest.mark.parametrize(("automated", "goods"), [(0, 3), (1, 3), (2, 4)])
def test_fully_automated_factory_makes_one_more(automated: int, goods: int) -> None:
    t = running(libby=0).staff("libby", 1, workers=2 - automated, automated=automated)
    t.cubes("libby", steel=1, livestock=1).operate("libby").take("done", "run")
    assert t.goods_of("libby") == goods


@rule("BS-110", "BS-285")
def test_two_workers_are_automated_before_any_moves() -> None:
    t = automation({2: 1}, "e2_automate2")
    assert t.why("visit e2_automate2") == "no-automation", "one worker is not enough"
    u = automation({1: 1, 2: 2}, "e2_automate2").take("visit e2_automate2", "automate 2")
    assert (u.question, u.offers()) == ("automate", ["automate 1", "automate 2"])
    u.take("automate 2")
    assert u.automated_of("henderson") == [0, 2, 0]
    assert u.question is None
    assert u.workers_of("henderson") == [1, 0, 1], "one to the only free space"
    assert u.g.job_market == 7, "and one to the market"


@rule("BS-110")
def test_relocated_worker_is_not_automated_again() -> None:
    t = automation({1: 1, 2: 1}, "e2_automate2").take("visit e2_automate2", "automate 1")
    assert t.automated_of("henderson") == [1, 1, 0], "the second one was the only one left"
    assert t.question == "relocate"


@rule("BS-112")
def test_people_without_room_go_to_the_supply() -> None:
    t = running(4, libby=0).build(1, 2, "e2_workers2").build(1, 3, "e3_worker_salesperson")
    t.staff("libby", 1, workers=2).staff("libby", 2, workers=1).salespeople("libby", 2)
    t.action_turn(0).take("visit e2_workers2")
    assert t.workers_of("libby") == [2, 2]
    assert t.g.job_market == 4, "the other one does not go to the market"
    assert len(t.facts("no-room-worker")) == 1
    t.action_turn(0).take("visit e3_worker_salesperson")
    assert t.g.salespeople[t.company("libby")] == 2
    assert len(t.facts("no-room-salesperson")) == 1
