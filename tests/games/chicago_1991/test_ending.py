"""Out of the game, goals, payout, the end: CH-089 to CH-106, CH-133."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1991.box import CASINOS, FOUR_RINGS, GOALS, PLAZA_BARS
from tests.games.chicago_1991.builders import (
    Table,
    empty,
    phase_end,
    phase_start,
    table,
    winner,
)
from tests.rules import rule

PLAZA = "YQ YT RQ RT GQ GT BQ BT"
POOR = {"Y": 0, "R": 0, "G": 0, "B": 0}


def held(t: Table, letter: str, goal: int) -> int:
    """Since which event the gang's player holds a goal; 0 if not."""
    return t.g.since[t.g.leader[t.gang(letter)] * GOALS + goal]


def fours(letter: str, count: int) -> list[str]:
    houses = "ABDFHJKLW"
    return [f"{letter}{n + 1:02d}:4@{letter}{houses[n]}" for n in range(count)]


def ranks(t: Table) -> list[int]:
    return [player["rank"] for player in t.game.scores()["players"]]


# --- out ----------------------------------------------------------------------------------


@rule("CH-089")
def test_who_is_out_gets_no_turn_and_no_hiring() -> None:
    t = empty("R01:4@RW", "G01:4@GW", "B01:4@BW", reserve={"Y": 0})
    phase_start(t, "A")
    assert t.g.arg == t.gang("R")
    while t.question != "hire_in_turn":
        t.g.take(t.g.answers()[-1])
    assert t.turn == "R"
    assert not t.told("nobody-moves"), "yellow has not even been passed over"
    waiting = empty("R01:4@RW", reserve={"Y": 0})
    waiting.g.rings[19], waiting.g.bank = 1, waiting.g.bank - 1
    assert not waiting.g.is_out(0), "a member that waits to be placed is a member"


@rule("CH-090")
def test_who_is_out_is_paid() -> None:
    t = phase_end(empty("R01:4@RW", reserve={"Y": 0}, cash=POOR))
    assert t.cash("Y") == 32_000


@rule("CH-091")
def test_who_is_out_can_win() -> None:
    t = phase_end(empty("R01:4@RA", reserve={"Y": 0}, owners={"Y": "RW GW"}))
    assert winner(t) == 0
    rich = phase_end(empty("R01:4@RA", phase="D", reserve={"Y": 0}, cash=POOR | {"Y": 900_000}))
    assert rich.g.over
    assert ranks(rich)[0] == 1


@rule("CH-092")
def test_reserve_keeps_a_gang_in() -> None:
    t = empty("R01:4@RW", reserve={"Y": 1})
    assert not t.g.is_out(0)
    assert phase_start(t, "A").g.arg == t.gang("Y")


# --- goals --------------------------------------------------------------------------------


@rule("CH-093")
def test_goals_are_tested_after_round_six_only() -> None:
    for round in (1, 5):
        t = table("Y03:1@s0402", round=round, points=1, owners={"Y": "RW GW"}, cash={"Y": 0})
        assert held(t, "Y", CASINOS)
        t.go("Y03", "YB")
        assert winner(t) is None
        assert not t.g.over
    last = table("B03:1@s0229", turn="B", round=6, points=1, owners={"Y": "RW GW"}, cash=POOR)
    last.go("B03", "s0129")
    assert winner(last) == 0


@rule("CH-094")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_casinos_win(seats: int) -> None:
    assert winner(phase_end(empty(seats=seats, owners={"Y": "RW"}))) is None
    t = phase_end(empty(seats=seats, owners={"Y": "RW GW"}))
    assert (winner(t), t.g.won_by) == (0, CASINOS)


@rule("CH-095")
def test_all_eight_plaza_bars_win() -> None:
    assert winner(phase_end(empty(owners={"G": PLAZA[:-3]}))) is None
    t = phase_end(empty(owners={"G": PLAZA}))
    assert (winner(t), t.g.won_by) == (2, PLAZA_BARS)


@rule("CH-096")
def test_five_four_ring_members_win() -> None:
    assert winner(phase_end(empty(*fours("B", 4), "B05:3@BJ"))) is None
    t = phase_end(empty(*fours("B", 5)))
    assert (winner(t), t.g.won_by) == (3, FOUR_RINGS)


@rule("CH-097")
def test_a_goal_that_is_lost_again_does_not_count() -> None:
    t = table(
        "B03:1@s0623", turn="B", round=6, points=1, owners={"Y": "RW BW"}, cash=POOR | {"B": 5_000}
    )
    assert held(t, "Y", CASINOS)
    t.go("B03", "BW")
    assert held(t, "Y", CASINOS) == 0
    assert winner(t) is None


@rule("CH-098")
@pytest.mark.parametrize("first", ["Y", "R"])
def test_of_several_the_one_who_has_held_longest_wins(first: str) -> None:
    t = empty(*fours("R", 5), owners={"Y": "GW BW"})
    earlier, later = (
        (CASINOS, GOALS + FOUR_RINGS) if first == "Y" else (GOALS + FOUR_RINGS, CASINOS)
    )
    t.g.events = 90
    t.g.since[earlier], t.g.since[later] = 30, 31
    assert winner(phase_end(t)) == "YR".index(first)


@rule("CH-098")
def test_an_interruption_starts_the_count_anew() -> None:
    t = table("R03:1@s0806", "Y04:1@s0608", turn="R", points=2, owners={"Y": "RW GW"})
    since = held(t, "Y", CASINOS)
    t.go("R03", "YW").go("R03", "s0806")
    assert held(t, "Y", CASINOS) == 0
    t.g.agenda, t.g.points = [], 0
    back = t.g.events
    t.g.occupy(0, t.field_of["YW"])
    assert held(t, "Y", CASINOS) == back + 1 > since


@rule("CH-099")
def test_with_a_winner_nothing_is_paid() -> None:
    t = phase_end(empty(owners={"Y": "RW GW"}, cash=POOR))
    assert [t.cash(letter) for letter in "YRGB"] == [0, 0, 0, 0]
    assert t.g.over
    assert ranks(t) == [1, 3, 3, 2], "the losers by wealth, then by the value of their buildings"


@rule("CH-133")
def test_a_dip_inside_a_duel_does_not_interrupt_a_goal() -> None:
    """A four-ring member that loses a ring by a tie and wins it back has held its goal."""
    t = table(*fours("Y", 4), "Y06:4@s0602", "R02:2@s0702", points=5)
    since = held(t, "Y", FOUR_RINGS)
    assert since > 0
    t.dice((4, 5), (2, 5), (3, 6), (1, 1)).go("Y06", "s0702")
    assert t.rings("Y06") == 4
    assert held(t, "Y", FOUR_RINGS) == since
    assert not t.told("goal-lost")


@rule("CH-133")
def test_each_duel_and_each_change_of_owner_is_an_event() -> None:
    t = table("R04:2@s1504", "Y01:4@YN", turn="R", points=5)
    events = t.g.events
    t.dice((2, 6), (4, 5)).go("R04", "YN")
    assert t.g.events == events + 2
    t.go("R04", "s1504")
    assert t.g.events == events + 2


# --- payout -------------------------------------------------------------------------------


@rule("CH-100")
def test_all_buildings_pay_manned_or_not() -> None:
    t = phase_end(empty("Y01:4@YW", owners={"Y": "RQ BE", ".": "YA"}, cash=POOR))
    assert t.cash("Y") == 32_000 - 2_000 + 4_000 + 3_000
    assert [t.cash(letter) for letter in "RGB"] == [32_000] * 3
    assert t.told("paid")[0] == {"gang": 0, "money": 37_000}


@rule("CH-101", "CH-102")
def test_whole_sets_at_home_pay_threefold() -> None:
    ones, twos = "RC RG RM RV", "RO RU"
    plain = empty(owners={"R": f"{ones[:-3]} {twos[:-3]}"}).income("R")
    assert plain == 32_000 + 3_000 + 2_000
    assert empty(owners={"R": ones}).income("R") == 32_000 + 4_000 + 16_000
    assert empty(owners={"R": twos}).income("R") == 32_000 + 4_000 + 24_000
    t = phase_end(empty(owners={"R": f"{ones} {twos}"}, cash=POOR))
    assert t.cash("R") == 80_000
    assert [fact["money2"] for fact in t.told("tripled")] == [16_000, 24_000]


@rule("CH-103")
def test_sets_abroad_pay_plainly() -> None:
    t = empty(owners={"Y": "RB RC RF RG RJ RL RM RV RA RD RH RK RO RU"})
    assert t.income("Y") == 32_000 + 8_000 + 12_000


# --- the end ------------------------------------------------------------------------------


@rule("CH-104", "CH-105")
def test_wealth_is_cash_and_members() -> None:
    t = phase_end(empty(*fours("Y", 2), "Y03:1@s0402", phase="D", cash=POOR))
    assert t.g.over
    player = t.game.scores()["players"][0]
    assert player["categories"] == {"cash": 32_000, "members": 110_000}
    assert player["total"] == 142_000
    assert player["breaks"]["buildings"] == 32_000, "counts only in a tie"
    assert t.told("wealth")[0] == {"money": 142_000}


@rule("CH-104")
def test_a_goal_beats_wealth_after_the_last_round() -> None:
    t = phase_end(empty(phase="D", owners={"Y": "RW GW"}, cash=POOR | {"R": 500_000}))
    assert winner(t) == 0
    assert ranks(t)[:2] == [1, 2]


@rule("CH-106")
def test_ties_in_wealth() -> None:
    """The value of buildings, then the number of members, then a shared victory."""
    shared = phase_end(empty(phase="D", cash=POOR))
    assert ranks(shared) == [1, 1, 1, 1]
    houses = empty(phase="D", cash={"Y": 12_000, "R": 10_000, "G": 0, "B": 0}, owners={".": "YA"})
    assert ranks(phase_end(houses)) == [2, 1, 3, 3]
    heads = empty("Y01:1@s0201", "Y02:1@s0202", "R01:1@s1602", phase="D", cash=POOR | {"R": 10_000})
    assert ranks(phase_end(heads)) == [1, 2, 3, 3]


def test_the_last_round_leads_to_the_end() -> None:
    t = table("G03:1@s2929", turn="G", phase="D", round=6, points=2, cash=POOR, owners={"Y": "RC"})
    t.spend("G03", "s2929")
    assert t.g.over
    assert t.g.answers() == []
