"""Ownership: CH-063 to CH-069, CH-132."""

from __future__ import annotations

from tests.games.chicago_1991.builders import empty, start, table
from tests.rules import rule


@rule("CH-063")
def test_entering_takes_at_once_and_costs_nothing() -> None:
    t = table("Y03:1@s0702", points=5)
    cash = t.cash("Y")
    t.go("Y03", "YC")
    assert t.owner("YC") == "Y"
    assert t.cash("Y") == cash
    foreign = table("Y03:1@s2702", points=5).go("Y03", "RB")
    assert foreign.owner("RB") == "Y"


@rule("CH-064")
def test_ownership_stays_behind() -> None:
    t = table("Y03:1@s0702", points=5).go("Y03", "YC").go("Y03", "s0802")
    assert t.owner("YC") == "Y"


@rule("CH-065")
def test_entering_an_own_building_changes_nothing() -> None:
    t = table("Y03:1@s0402", points=5)
    events = t.g.events
    t.go("Y03", "YB")
    assert t.g.events == events
    assert not t.told("occupied") + t.told("captured")


@rule("CH-066")
def test_the_law_notices_a_member_in_a_foreign_building() -> None:
    t = table("Y03:1@YB", points=5)
    assert not t.g.flaws()
    t.g.owner[t.field_of["YB"]] = t.gang("R")
    assert any("YB" in flaw for flaw in t.g.flaws())


@rule("CH-067")
def test_a_removal_does_not_change_the_owner() -> None:
    t = table("R03:1@s0806", "Y02:4@YW", turn="R", points=5).dice((1, 1), (4, 6))
    assert t.go("R03", "YW").owner("YW") == "Y"
    out = table("Y02:1@s0602", "R03:4@s0702", points=5, owners={"Y": "RQ"}).dice((1, 1), (4, 6))
    assert out.go("Y02", "s0702").owner("RQ") == "Y"


@rule("CH-068")
def test_more_than_twenty_chips() -> None:
    houses = " ".join(f"{gang}{letter}" for gang in "RG" for letter in "CEGIMNOPQRS")
    t = table("Y03:1@s0702", points=5, owners={"Y": houses})
    assert t.g.chips_out(0) == 22 > t.box.chips
    assert t.go("Y03", "YC").g.chips_out(0) == 23


@rule("CH-069")
def test_a_lost_casino_is_regained_like_any_building() -> None:
    t = table("Y03:1@s0806", points=5, owners={"R": "YW"}).go("Y03", "YW")
    assert t.owner("YW") == "Y"


@rule("CH-132")
def test_chips_are_the_buildings_not_printed_in_the_colour() -> None:
    assert start().g.chips_out(0) == 0
    t = empty(owners={"Y": "YC RB", "R": "YA"})
    assert (t.g.chips_out(0), t.g.chips_out(1)) == (2, 1)
    back = table("R03:1@s0702", turn="R", points=5, owners={"Y": "YC RB", "R": "YA"})
    back.go("R03", "YC")
    assert (back.g.chips_out(0), back.g.chips_out(1)) == (1, 2)
    retaken = table("Y03:1@s0201", points=5, owners={"R": "YA"}).go("Y03", "YA")
    assert (retaken.g.chips_out(0), retaken.g.chips_out(1)) == (0, 0)
