"""What the judgement likes, and what a bot that looks one answer ahead makes of it."""

from __future__ import annotations

import pytest

from burnham.bots.greedy import Greedy
from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.box import CASINOS
from burnham.games.chicago_1991.judgement import details, value
from burnham.games.chicago_1991.judgement.board import Board, turns_left
from burnham.games.chicago_1991.judgement.goals import Hopes, at_least
from burnham.games.chicago_1991.judgement.weights import WEIGHTS
from burnham.kernel.playout import Dice
from tests.games.chicago_1991.builders import (
    Table,
    empty,
    member_and_route,
    phase_end,
    start,
    table,
)

QUIET = {"Y": 0, "R": 0, "G": 0, "B": 0}


def choice(t: Table, seed: int) -> str:
    """What the bot that looks one answer ahead does."""
    return t.g.step.word(Greedy(TITLE.thinking.judge_all, str(seed)).choose(t.g, t.g.seat))


def greedy(t: Table) -> str:
    """The same, whatever dice it dreams of."""
    words = {choice(t, seed) for seed in range(3)}
    assert len(words) == 1, f"it depends on luck: {words}"
    return words.pop()


def worth(t: Table, seat: int = 0) -> float:
    return value(t.g, seat)


# --- what is better -----------------------------------------------------------------------


def test_at_the_end_wealth_counts_and_a_goal_counts_more() -> None:
    rich = phase_end(empty(phase="D", cash={"Y": 100_000}))
    assert worth(rich) == 132_000
    won = phase_end(empty(phase="D", owners={"Y": "RW GW"}, cash={"Y": 0}))
    assert worth(won) == WEIGHTS.victory


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


def test_a_duel_counts_by_its_chances_before_the_dice_fall() -> None:
    """One ring against one: 15 of 36 throws for each side, 6 are ties that fell both."""
    t = table("Y02:1@s0402", "R02:1@s0502", "Y03:2@YB", points=3, cash=QUIET)
    t.attack("Y02", "s0502")
    ends = [((6, 1), 15), ((1, 6), 15), ((3, 3), 6)]
    for seat in range(4):
        mean = 0.0
        for (die, die2), cases in ends:
            twin = t.twin().dice((1, die), (1, die2))
            twin.answer("throw")
            mean += cases / 36 * worth(twin, seat)
        assert worth(t, seat) == pytest.approx(mean)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_value_is_never_out_of_bounds(seats: int) -> None:
    t, dice = start(seats=seats, variant_one=True), Dice("bounds")
    while not t.g.over:
        t.g.take(dice.pick(t.g.answers()))
        assert all(abs(value(t.g, seat)) < 1e6 for seat in range(seats))


# --- what greedy does ---------------------------------------------------------------------


def test_greedy_attacks_when_it_pays() -> None:
    t = table("Y01:4@s0602", "R02:1@s0702", points=3, cash=QUIET)
    assert member_and_route(t, greedy) == ("Y01", "s0702")


def test_greedy_does_not_attack_when_it_does_not() -> None:
    t = table("Y02:1@s0402", "R02:4@s0602", points=3, cash=QUIET)
    assert member_and_route(t, greedy)[1] != "s0602"


@pytest.mark.parametrize(("rings", "attacks"), [(4, True), (3, True), (2, False), (1, False)])
def test_greedy_attacks_a_strong_guard_only_with_a_stronger_member(
    rings: int, attacks: bool
) -> None:
    """The prize, 40 000, is the same for all; so is the chance to take a point elsewhere."""
    t = table(f"Y02:{rings}@s0402", "R02:3@s0602", points=2, cash=QUIET)
    assert (member_and_route(t, greedy)[1] == "s0602") == attacks


def test_greedy_defends_a_threatened_casino() -> None:
    """A bar is nearer, but red is at the casino's door."""
    t = table("Y01:3@s0804", "R02:2@s0608", points=3, round=6, cash=QUIET, owners={".": "YK"})
    assert {"YK", "YW"} <= set(t.reach("Y01"))
    assert member_and_route(t, greedy) == ("Y01", "YW")
    safe = table("Y01:3@s0804", "R02:2@s2929", points=3, round=6, cash=QUIET, owners={".": "YK"})
    assert member_and_route(safe, greedy) == ("Y01", "YK")


def test_greedy_takes_a_casino_before_a_bar() -> None:
    t = table("Y02:1@s2608", points=12, cash=QUIET)
    assert {"RW", "RK"} <= set(t.reach("Y02"))
    assert member_and_route(t, greedy) == ("Y02", "RW")


def test_greedy_takes_back_its_casino() -> None:
    t = table("Y02:2@s0804", "Y03:1@s2929", points=9, owners={"R": "YW"}, cash=QUIET)
    assert member_and_route(t, greedy) == ("Y02", "YW")


def test_greedy_takes_the_third_casino() -> None:
    t = table("Y02:2@s0623", "Y03:2@s1510", points=9, round=6, owners={"Y": "RW"}, cash=QUIET)
    assert {"BW"} <= set(t.reach("Y02"))
    assert {"YP"} <= set(t.reach("Y03"))
    assert member_and_route(t, greedy) == ("Y02", "BW")


def test_greedy_lets_the_guard_of_the_casino_stand() -> None:
    """Only pacing is left to do: an idler on the street does it, not the guard."""
    owned = " ".join(f"Y{letter}" for letter in "CEGIMNOPQRSTUV")
    t = table(
        "Y01:4@YW", "Y02:1@s0402", "R03:3@s0802", points=3, round=6, owners={"Y": owned}, cash=QUIET
    )
    assert t.movers() == ["Y01", "Y02"]
    assert member_and_route(t, greedy)[0] == "Y02"


@pytest.mark.parametrize("seed", range(4))
def test_greedy_puts_somebody_into_the_casino(seed: int) -> None:
    """Of bars that lie alike in the quarter it may take either, but not for the casino."""
    t = start()
    while t.question == "hire":
        t.take(greedy(t))
    while t.question == "place" and t.g.seat == 0:
        t.take(choice(t, seed))
    assert t.cash("Y") < 40_000, "it has hired"
    assert t.g.standing[t.field_of["YW"]] == t.gang("Y")


@pytest.mark.parametrize(("home", "word"), [("YC", "hire rings=2"), ("YA", "roll")])
def test_greedy_hires_into_an_empty_home_bar_but_not_into_the_line(home: str, word: str) -> None:
    """Red's bars near by make a turn to come worth much: to put off the roll must not pay."""
    people = (f"Y02:1@{home}", "Y03:3@RB", "Y04:3@RK", "Y05:2@RF", "R01:4@RW")
    t = table(*people, before_roll=True, round=5, owners={"Y": "GW"}, cash={**QUIET, "Y": 95_000})
    assert greedy(t) == word


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


def test_a_comfortable_lead_is_two_or_three_strong_members() -> None:
    strong = start().box.value[4]
    assert 2 * strong <= TITLE.thinking.scale <= 3 * strong


# --- what the judgement counts on ---------------------------------------------------------


def test_the_chance_that_so_many_things_come_true() -> None:
    assert at_least([0.5, 0.5], 1) == pytest.approx(0.75)
    assert at_least([1.0, 0.5, 0.25], 2) == pytest.approx(0.625)
    assert at_least([0.9, 0.8, 0.7, 0.6], 4) == pytest.approx(0.9 * 0.8 * 0.7 * 0.6)
    assert at_least([1.0, 1.0], 3) == 0.0
    assert at_least([], 0) == 1.0


@pytest.mark.parametrize(
    ("turn", "phase", "before_roll", "left"),
    [
        ("Y", "A", True, [1, 1, 1, 1]),
        ("Y", "A", False, [0, 1, 1, 1]),
        ("B", "A", False, [0, 0, 0, 0]),
        ("Y", "B", False, [0, 0, 0, 0]),
        ("G", "B", True, [1, 0, 1, 1]),
    ],
)
def test_turns_left_in_the_last_round(
    turn: str, phase: str, before_roll: bool, left: list[int]
) -> None:
    """Red starts phase B, so yellow is the last to move in it."""
    people = ("Y02:1@YA", "R02:1@RA", "G02:1@GA", "B02:1@BA")
    points = 0 if before_roll else 5
    t = table(*people, turn=turn, phase=phase, round=6, before_roll=before_roll, points=points)
    assert turns_left(t.g) == left


def test_who_hires_for_the_line_has_no_turn_more() -> None:
    t = table("Y02:1@YA", "R02:1@RA", before_roll=True, round=6)
    assert turns_left(t.g) == [1, 1, 1, 1]
    assert turns_left(t.take("hire rings=1").g) == [0, 1, 1, 1]


def test_how_soon_a_way_is_walked() -> None:
    special = start().box.soon[0]
    assert special[0][1] == 0.0, "no turn, no step"
    assert (special[1][11], special[1][23]) == (1.0, 0.0)
    assert special[1][22] == pytest.approx(1 / 12)
    assert special[2][23] == pytest.approx(0.5 * (1 - 1 / 144)), "two turns, and one to wait"


def test_a_held_goal_is_safe_when_no_rival_moves_again() -> None:
    owners = {"Y": "RW GW"}
    late = empty("Y02:1@YW", "R02:4@s0806", owners=owners)
    late.g.round, late.g.gang = 6, late.gang("B")
    hopes = Hopes(Board(late.g), 0)
    assert hopes.missing[CASINOS] == 0
    assert hopes.victory() == 1
    late.g.gang = late.gang("Y")
    assert Hopes(Board(late.g), 0).victory() < 1


# --- what hints tell ----------------------------------------------------------------------


def told(t: Table) -> list[tuple[str, str, int]]:
    return [(one.term, one.kind, one.value) for one in details(t.g, 0)]


def test_hints_name_the_goal_and_where_the_mover_had_best_go() -> None:
    t = table("Y02:2@s0623", "Y03:2@s1510", points=9, round=6, owners={"Y": "RW"}, cash=QUIET)
    assert ("goals", "goal", CASINOS) in told(t)
    assert all(term != "turn" for term, _, _ in told(t))
    t.choose("Y02")
    assert ("turn", "field", t.field_of["BW"]) in told(t)
    assert all(one.term != "turn" for one in details(t.g, 1)), "it is Yellow that moves"


def test_hints_name_no_target_for_who_had_better_stay() -> None:
    t = table("Y01:1@YW", "R02:4@s0802", points=2, round=6, cash=QUIET).choose("Y01")
    assert all(term != "turn" for term, _, _ in told(t))


def test_hints_tell_nothing_of_single_things_while_dice_are_about_to_fall() -> None:
    t = table("Y02:1@s0802", "R02:1@s0803", points=6, cash=QUIET).attack("Y02", "s0803")
    assert details(t.g, 0) == []
