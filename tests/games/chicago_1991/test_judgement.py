"""What the judgement likes, and what a bot that looks one answer ahead makes of it."""

from __future__ import annotations

import pytest

from burnham.bots.greedy import Greedy
from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.box import GOALS
from burnham.games.chicago_1991.judgement import VICTORY, all_progress, value
from tests.games.chicago_1991.builders import Table, empty, phase_end, start, table

QUIET = {"Y": 0, "R": 0, "G": 0, "B": 0}


DREAMS = 30
"""Enough throws of the dice to tell a good attack from a lucky one."""


def greedy(t: Table) -> str:
    """The answer after which the lead is largest on average."""
    seat, lead = t.g.seat, Greedy(value, "test").lead
    dreams = [t.g.imagine(seat, str(seed)) for seed in range(DREAMS)]

    def mean(answer: int) -> float:
        total = 0.0
        for dream in dreams:
            after = dream.clone()
            after.take(answer)
            total += lead(after, seat)
        return total

    return t.g.step.word(max(t.g.answers(), key=mean))


def member_and_route(t: Table) -> tuple[str, str]:
    """Greedy's next mover and what it does; for a go, the field."""
    if t.question == "choose_member":
        t.take(greedy(t))
    name = t.name(t.g.arg)
    verb, _, field = greedy(t).partition(" field=")
    return name, t.box.label(int(field)) if verb == "go" else verb


def worth(t: Table, seat: int = 0) -> float:
    return value(t.g, seat)


# --- what is better -----------------------------------------------------------------------


def test_at_the_end_wealth_counts_and_a_goal_counts_more() -> None:
    rich = phase_end(empty(phase="D", cash={"Y": 100_000}))
    assert worth(rich) == 132_000
    won = phase_end(empty(phase="D", owners={"Y": "RW GW"}, cash={"Y": 0}))
    assert worth(won) == VICTORY


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"owners": {"Y": "YC"}}, {}),
        ({"owners": {"Y": "YP"}}, {"owners": {"Y": "YC"}}),
        ({"owners": {"Y": "RW"}}, {"owners": {"Y": "YP"}}),
        ({"owners": {"Y": "RW GW"}}, {"owners": {"Y": "RW YP YS YT YQ YR"}}),
        ({"owners": {"Y": "YC YG YM YV"}}, {"owners": {"Y": "YC YG YM RV"}}),
        ({"owners": {"Y": "YO YU"}}, {"owners": {"Y": "YO RU"}}),
        ({}, {"owners": {"R": "YA"}}),
        ({"cash": {"Y": 130_000}}, {}),
    ],
)
def test_owning_more_is_better(better: dict[str, object], worse: dict[str, object]) -> None:
    tables = [
        table("Y01:4@s0201", before_roll=True, **given)  # type: ignore[arg-type]
        for given in (better, worse)
    ]
    assert worth(tables[0]) > worth(tables[1])


def test_what_rivals_gain_is_not_mine() -> None:
    before = table("Y01:4@s0201", before_roll=True)
    after = table("Y01:4@s0201", before_roll=True, owners={"R": "GW"})
    assert worth(after, 1) > worth(before, 1)
    assert worth(after, 2) < worth(before, 2)


def test_a_guard_in_a_threatened_casino_is_worth_something() -> None:
    inside = table("Y01:3@YW", "R02:2@s0804", before_roll=True, cash=QUIET)
    beside = table("Y01:3@s0608", "R02:2@s0804", before_roll=True, cash=QUIET)
    assert worth(inside) > worth(beside)


def test_nearer_to_a_target_is_better() -> None:
    """Everything else in the city is red's and guarded by nobody, but far."""
    far = table("Y01:4@s0902", before_roll=True, owners={"R": "YP"}, cash=QUIET)
    near = table("Y01:4@s1508", before_roll=True, owners={"R": "YP"}, cash=QUIET)
    assert worth(near) > worth(far)


def test_a_weak_member_beside_a_strong_foe_is_in_danger() -> None:
    safe = table("Y01:2@s0902", "R02:4@s2929", before_roll=True, cash=QUIET)
    hunted = table("Y01:2@s0902", "R02:4@s1102", before_roll=True, cash=QUIET)
    assert worth(safe) > worth(hunted)


# --- what greedy does ---------------------------------------------------------------------


def test_greedy_attacks_when_it_pays() -> None:
    t = table("Y01:4@s0602", "R02:1@s0702", points=3, cash=QUIET)
    assert member_and_route(t) == ("Y01", "s0702")


def test_greedy_does_not_attack_when_it_does_not() -> None:
    t = table("Y02:1@s0402", "R02:4@s0602", points=3, cash=QUIET)
    assert member_and_route(t)[1] != "s0602"


def test_greedy_takes_a_casino_before_a_bar() -> None:
    t = table("Y02:1@s2608", points=12, cash=QUIET)
    assert {"RW", "RK"} <= set(t.reach("Y02"))
    assert member_and_route(t) == ("Y02", "RW")


def test_greedy_takes_back_its_casino() -> None:
    t = table("Y02:2@s0804", "Y03:1@s2929", points=9, owners={"R": "YW"}, cash=QUIET)
    assert member_and_route(t) == ("Y02", "YW")


def test_greedy_takes_the_third_casino() -> None:
    t = table("Y02:2@s0623", "Y03:2@s1510", points=9, round=6, owners={"Y": "RW"}, cash=QUIET)
    assert {"BW"} <= set(t.reach("Y02"))
    assert {"YP"} <= set(t.reach("Y03"))
    assert member_and_route(t) == ("Y02", "BW")


def test_greedy_lets_the_guard_of_the_casino_stand() -> None:
    """Only pacing is left to do: an idler on the street does it, not the guard."""
    owned = " ".join(f"Y{letter}" for letter in "CEGIMNOPQRSTUV")
    t = table(
        "Y01:4@YW", "Y02:1@s0402", "R03:3@s0802", points=3, round=6, owners={"Y": owned}, cash=QUIET
    )
    assert t.movers() == ["Y01", "Y02"]
    assert member_and_route(t)[0] == "Y02"


def test_greedy_puts_somebody_into_the_casino() -> None:
    t = start()
    while t.question == "hire":
        t.take(greedy(t))
    while t.question == "place" and t.g.seat == 0:
        t.take(greedy(t))
    assert t.cash("Y") < 40_000, "it has hired"
    assert t.g.standing[t.field_of["YW"]] == t.gang("Y")


def test_greedy_brings_help_to_a_good_assault() -> None:
    t = table(
        "Y02:2@YW",
        "Y04:2@YW",
        "R03:3@s0806",
        "R05:3@s0804",
        turn="R",
        points=9,
        cash=QUIET,
        variant_one=True,
    ).go("R03", "YW")
    assert greedy(t) == f"reinforce member={t.member('R05')}"


def test_a_comfortable_lead_is_about_two_strong_members() -> None:
    assert 40_000 <= TITLE.scale <= 100_000


def test_one_pass_counts_the_goals_as_the_rules_do() -> None:
    t = empty("Y01:4@YA", "R01:4@RW", "R02:4@s1602", "R03:3@RB", owners={"R": "YW GQ", "Y": "BT"})
    counted = [t.g.progress(seat, goal) for seat in range(4) for goal in range(GOALS)]
    assert all_progress(t.g) == counted
    assert sum(counted) == 4 + 2 + 3
