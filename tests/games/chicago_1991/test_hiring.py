"""Hiring and placing: CH-021 to CH-045, CH-124 to CH-126, CH-135, CH-137."""

from __future__ import annotations

from typing import Any

import pytest

from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.box import FIGURES, FOUR_RINGS
from tests.games.chicago_1991.builders import Table, empty, phase_start, start, table
from tests.rules import rule


def hiring(*members: str, **given: Any) -> Table:
    """The start of phase B, in which red hires first."""
    return phase_start(empty(*members, **given), "B")


# --- at the start of a phase --------------------------------------------------------------


@rule("CH-021")
@pytest.mark.parametrize(("rings", "price"), [(1, 10_000), (2, 25_000), (3, 40_000)])
def test_prices(rings: int, price: int) -> None:
    t = start().take(f"hire rings={rings}")
    assert t.cash("Y") == 125_000 - price


@rule("CH-022")
def test_four_rings_cannot_be_bought() -> None:
    t = start()
    assert t.hirings() == [1, 2, 3]
    assert t.why("hire rings=4") == "never-bought"
    assert t.why("hire rings=0") == "no-ring"


@rule("CH-023")
def test_one_three_ring_member_a_gang_and_phase() -> None:
    t = start().take("hire rings=3")
    assert 3 not in t.hirings()
    t.take("done")
    assert 3 in t.hirings(), "red may still buy its own"
    assert 3 in hiring("R01:4@RW", bought={"R": [0, 0, 1]}).hirings(), "a new phase"


@rule("CH-024")
def test_ones_and_twos_differ_by_one_at_most() -> None:
    t = start()
    assert t.take("hire rings=1").hirings() == [2, 3]
    assert t.take("hire rings=3").hirings() == [2]
    assert t.take("hire rings=2").hirings() == [1, 2]
    assert t.take("hire rings=2").hirings() == [1]


@rule("CH-025")
def test_purchases_in_turns_count_and_a_new_phase_starts_at_zero() -> None:
    t = table("Y01:4@YW", before_roll=True)
    t.take("hire rings=1")
    assert t.bought("Y") == [1, 0, 0]
    assert t.hirings() == [2]
    assert hiring("R01:4@RW", bought={"R": [1, 0, 1]}).bought("R") == [0, 0, 0]


@rule("CH-026")
def test_no_purchase_without_cash() -> None:
    t = hiring("R01:4@RW", cash={"R": 24_000})
    assert t.hirings() == [1]
    assert t.why("hire rings=2") == "no-cash"
    assert hiring("R01:4@RW", cash={"R": 25_000}).hirings() == [1, 2]


@rule("CH-027")
def test_no_purchase_without_a_figure() -> None:
    t = hiring("R19:4@RW")
    assert t.reserve("R") == 1
    t.take("hire rings=1")
    assert t.reserve("R") == 0
    assert t.why_hire("R", 2) == "no-figure"


@rule("CH-028")
def test_no_purchase_without_rings() -> None:
    t = hiring("R01:4@RW")
    t.g.rings[0], t.g.bank = t.g.bank - 2, 2
    assert t.hirings() == [1, 2]
    assert t.why("hire rings=3") == "no-rings-left"


@rule("CH-029")
def test_no_purchase_beyond_the_empty_own_buildings() -> None:
    mine = "RB RD RF RH RJ RK RL RW"
    t = hiring("R01:4@RA", "R02:1@s1602", owners={"Y": mine})
    assert t.why_hire("R", 1) == "no-room"
    t = hiring("R01:4@RA", owners={"Y": "RD RF RH RJ RK RL RW"})
    assert t.buildings("R") == ["RA", "RB"]
    t.take("hire rings=1")
    assert t.why_hire("R", 2) == "no-room"
    assert t.question != "hire" or t.g.arg != t.gang("R")


@rule("CH-029")
def test_the_four_ring_member_of_phase_a_needs_its_room_too() -> None:
    t = start()
    for building in "BDFHJKLW":
        t.g.owner[t.field_of[f"Y{building}"]] = 1
    assert t.buildings("Y") == ["YA"]
    assert t.why("hire rings=1") == "no-room"


@rule("CH-030")
def test_nobody_must_hire() -> None:
    t = start().take("done", "done", "done", "done")
    assert t.question == "place"
    assert [t.cash(letter) for letter in "YRGB"] == [125_000] * 4


@rule("CH-031")
def test_a_member_carries_exactly_the_rings_bought() -> None:
    t = start().take("hire rings=3", "hire rings=2", "hire rings=1")
    assert [t.rings(name) for name in ("Y01", "Y02", "Y03", "Y04")] == [4, 3, 2, 1]
    assert t.g.bank == 134 - 6


# --- placing ------------------------------------------------------------------------------


@rule("CH-033")
def test_placed_in_own_buildings_only() -> None:
    t = start().take("done", "done", "done", "done")
    assert t.placings() == [f"Y{letter}" for letter in "ABDFHJKLW"]
    assert t.why(f"put field={t.field_of['YC']}") == "not-own"
    assert t.why(f"put field={t.field_of['RA']}") == "not-own"
    assert t.why(f"put field={t.field_of['s0201']}") == "no-building"
    assert t.why("put field=639") == "no-field"


@rule("CH-034")
def test_one_member_a_building() -> None:
    t = start().take("hire rings=1", "done", "done", "done", "done").place("YW")
    assert "YW" not in t.placings()
    assert t.why(f"put field={t.field_of['YW']}") == "taken"


@rule("CH-035")
def test_everybody_must_be_placed_the_four_ring_member_first() -> None:
    t = start().take("hire rings=1", "hire rings=2", "done", "done", "done", "done")
    names = []
    while t.g.seat == 0 and t.question == "place":
        names.append(t.name(t.g.arg))
        assert all(word.startswith("put ") for word in t.words()), "there is no way round it"
        t.g.take(t.g.answers()[0])
    assert names == ["Y01", "Y02", "Y03"]
    assert None not in [t.where(name) for name in names]


@rule("CH-036")
@pytest.mark.parametrize("rings", [1, 2, 3])
def test_any_strength_in_any_own_building(rings: int) -> None:
    t = start().take(f"hire rings={rings}", "done", "done", "done", "done").place("YW")
    assert t.name(t.g.arg) == "Y02"
    assert t.placings() == [f"Y{letter}" for letter in "ABDFHJKL"]


@rule("CH-037")
def test_members_on_the_board_stay() -> None:
    t = hiring("R01:4@RW", "R02:1@s1602", "Y01:4@YW").take("hire rings=1", "done")
    while t.question == "hire":
        t.take("done")
    t.place("RA")
    assert (t.where("R01"), t.where("R02"), t.where("Y01")) == ("RW", "s1602", "YW")


@rule("CH-038")
def test_later_also_abroad() -> None:
    t = hiring("R01:4@RW", owners={"R": "GC YQ"}).take("hire rings=1", "done")
    while t.question == "hire":
        t.take("done")
    assert {"GC", "YQ"} <= set(t.placings())
    assert t.place("GC").where("R02") == "GC"


# --- in a turn ----------------------------------------------------------------------------


@rule("CH-039")
def test_only_before_the_roll() -> None:
    t = table("Y01:4@YW", before_roll=True)
    assert t.words() == ["hire rings=1", "hire rings=2", "roll"]
    t.take("roll")
    asked = set()
    while t.turn == "Y" and not t.g.over:
        asked.add(t.question)
        t.g.take(t.g.answers()[0])
    assert asked <= {"choose_member", "choose_route", "choose_street"}


@rule("CH-040")
def test_only_one_and_two_rings() -> None:
    t = table("Y01:4@YW", before_roll=True)
    assert t.why("hire rings=3") == "not-in-turn"
    assert t.why("hire rings=4") == "not-in-turn"


@rule("CH-041", "CH-044")
def test_a_newcomer_stands_in_the_home_bar_and_may_move() -> None:
    t = table("Y01:4@YW", before_roll=True).take("hire rings=1")
    assert t.where("Y02") == "YA"
    t.roll(11).take("roll")
    assert t.movers() == ["Y01", "Y02"]
    assert t.go("Y02", "s0201").where("Y02") == "s0201"


@rule("CH-042")
@pytest.mark.parametrize("seats", [2, 4])
def test_not_while_another_gang_owns_the_home_bar(seats: int) -> None:
    thief = "G" if seats == 2 else "R"
    t = table("Y01:4@YW", before_roll=True, seats=seats, owners={thief: "YA"})
    assert t.why("hire rings=1") == "home-lost"
    assert t.hirings() == []


@rule("CH-043")
def test_the_home_bar_holds_one_member() -> None:
    t = table("Y01:4@YA", before_roll=True).take("hire rings=1")
    assert t.where("Y02") is None
    assert t.g.inside(0, t.field_of["YA"]) == [t.member("Y01")]


@rule("CH-045")
def test_a_foreign_home_bar_is_no_hiring_place() -> None:
    t = table("Y01:4@YW", before_roll=True, owners={"Y": "RA", "R": "YA"})
    assert t.hirings() == []
    own = table("Y01:4@YW", before_roll=True, owners={"Y": "RA"}).take("hire rings=1")
    assert own.where("Y02") == "YA"


# --- the line -----------------------------------------------------------------------------


@rule("CH-124")
def test_the_line_moves_up_in_order_and_free_of_points() -> None:
    t = table("Y01:4@YW", before_roll=True)
    t.take("hire rings=1", "hire rings=2", "hire rings=1").roll(20).take("roll")
    t.go("Y02", "s0201")
    assert (t.points, t.where("Y03"), t.where("Y04")) == (19, "YA", None)
    assert "Y04" not in t.movers()
    t.go("Y02", "s0203").go("Y03", "s0201")
    assert (t.points, t.where("Y04")) == (16, "YA")


@rule("CH-125")
def test_the_line_waits_behind_an_own_member() -> None:
    t = table("Y05:1@YA", before_roll=True).take("hire rings=1").roll(12).take("roll")
    assert t.where("Y06") is None
    t.go("Y05", "s0201")
    assert t.where("Y06") == "YA"


@rule("CH-125")
def test_who_leaves_the_home_bar_cannot_come_back_while_the_line_fills_it() -> None:
    t = table("Y05:1@YA", before_roll=True).take("hire rings=1").roll(12).take("roll")
    assert "YA" not in t.paces("Y05")
    assert t.paces("Y05") == ["s0202"]
    t.spend("Y05", "s0202")
    assert (t.where("Y05"), t.where("Y06")) == ("s0202", "YA")


@rule("CH-126")
def test_who_did_not_get_in_stays_in_line_paid_for() -> None:
    t = table("Y05:1@YA", before_roll=True)
    before = (t.cash("Y"), t.reserve("Y"), t.g.bank)
    t.take("hire rings=2", "hire rings=1", "hire rings=2").roll(12).take("roll")
    t.go("Y05", "s0201").spend("Y05", "s0202")
    assert t.turn == "R", "the turn is over"
    assert (t.where("Y06"), t.where("Y07"), t.where("Y08")) == ("YA", None, None)
    assert (t.rings("Y07"), t.rings("Y08")) == (1, 2)
    after = (t.cash("Y"), t.reserve("Y"), t.g.bank)
    assert after == (before[0] - 60_000, before[1] - 3, before[2] - 5)
    assert t.bought("Y") == [1, 2, 0]


@rule("CH-126")
def test_the_line_enters_in_the_next_turn_before_who_is_hired_then() -> None:
    t = next_turn_of_yellow("Y05:1@YA")
    assert t.where("Y06") is None
    t.take("hire rings=2").roll(20).take("roll")
    t.go("Y05", "s0201")
    assert (t.where("Y06"), t.where("Y07")) == ("YA", None)
    t.go("Y05", "s0203").go("Y06", "s0201")
    assert t.where("Y07") == "YA"


@rule("CH-126")
def test_the_line_enters_at_the_start_of_the_turn_if_the_home_bar_is_empty() -> None:
    t = table("Y05:1@YA", "B02:1@s0201", turn="B", points=1)
    wait_in_line(t, "Y06", "Y07")
    t.dice((1, 3), (1, 3)).go("B02", "YA")
    assert t.owner("YA") == "Y", "both fell, the owner stays"
    assert t.turn == "Y"
    assert t.question == "hire_in_turn"
    assert (t.where("Y06"), t.where("Y07")) == ("YA", None)


@rule("CH-126")
def test_the_line_waits_while_the_home_bar_is_lost_and_no_longer() -> None:
    t = table("Y01:4@s0201", before_roll=True, owners={"R": "YA"})
    wait_in_line(t, "Y06")
    assert t.hirings() == []
    t.roll(11).take("roll").go("Y01", "YA")
    assert (t.owner("YA"), t.where("Y06")) == ("Y", None), "taken back, and full"
    t.go("Y01", "s0201")
    assert t.where("Y06") == "YA"


@rule("CH-126", "CH-047")
def test_with_the_home_bar_lost_a_gang_in_line_has_nobody_to_move() -> None:
    t = table("R01:4@RW", before_roll=True, owners={"R": "YA"})
    wait_in_line(t, "Y06")
    t.g.settle()
    assert not t.g.is_out(0)
    assert t.told("nobody-moves") == [{"gang": 0}]
    assert t.told("line") == [{"gang": 0, "count": 1, "field": t.field_of["YA"]}]


@rule("CH-126", "CH-104")
def test_in_line_no_goal_and_no_wealth_beyond_the_rings() -> None:
    fours = [f"Y0{i}:4@{field}" for i, field in enumerate(["YB", "YD", "YF", "YH"], 1)]
    t = table(*fours, before_roll=True, cash={"Y": 0})
    wait_in_line(t, "Y06", rings=4)
    assert t.g.progress(0, FOUR_RINGS) == 4
    assert t.g.tally(0)["members"] == 5 * 50_000
    assert TITLE.rules.scores(t.g).totals[0] == 5 * 50_000
    assert dict(TITLE.rules.scores(t.g).breaks)["count"][0] == 4


@rule("CH-137")
def test_the_line_is_placed_first_at_the_start_of_the_next_phase() -> None:
    t = empty("R01:4@RA", cash={"Y": 0, "G": 0, "B": 0})
    wait_in_line(t, "R02", "R03")
    phase_start(t, "B")
    t.take("hire rings=3", "done")
    placed = []
    while t.question == "place":
        placed.append(t.name(t.g.arg))
        t.g.take(t.g.answers()[0])
    assert placed == ["R02", "R03", "R04"]


@rule("CH-137", "CH-029")
def test_who_finds_no_building_free_stays_in_line() -> None:
    t = empty("R01:4@RA", owners={"Y": "RD RF RH RJ RK RL RW"}, cash={"Y": 0, "G": 0, "B": 0})
    wait_in_line(t, "R02", "R03")
    phase_start(t, "B")
    assert t.why_hire("R", 1) == "no-room"
    assert t.where("R02") == "RB", "one building was free"
    assert t.where("R03") is None
    assert t.told("line") == [{"gang": 1, "count": 1, "field": t.field_of["RA"]}]
    assert t.turn == "R"


@rule("CH-124", "CH-041")
@pytest.mark.parametrize("variant_one", [False, True])
def test_the_log_says_where_a_newcomer_stands_or_that_it_waits(variant_one: bool) -> None:
    t = table("Y05:1@YA", before_roll=True, variant_one=variant_one).take("hire rings=1")
    stands = {"member": t.member("Y06"), "field": t.field_of["YA"]}
    assert t.told("let-in") == ([stands] if variant_one else [])
    assert t.told("waits") == ([] if variant_one else [stands])


def wait_in_line(t: Table, *names: str, rings: int = 1) -> None:
    """Put members in line, as if they had been hired in an earlier turn."""
    for name in names:
        member = t.member(name)
        t.g.rings[member] = rings
        t.g.bank -= rings
        t.g.reserve[member // FIGURES] = FIGURES - 1 - member % FIGURES


def next_turn_of_yellow(*members: str) -> Table:
    """Yellow's turn before the roll, with one in line behind these members."""
    t = table(*members, before_roll=True, cash={"R": 0})
    wait_in_line(t, "Y06")
    return t


@rule("CH-135")
def test_an_ally_in_the_home_bar_closes_it() -> None:
    t = table("Y01:4@YW", "G02:1@YA", seats=2, before_roll=True)
    assert t.owner("YA") == "G"
    assert t.why("hire rings=1") == "home-lost"
