"""What a player does at a glance, when nobody has the time to look behind every answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burnham.bots.search.outcome import Outlook
from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.judgement.glance import (
    Glance,
    foes_turns,
    gatherers,
    shortlist,
)
from burnham.games.chicago_1991.questions import GATHER
from burnham.kernel.game import new_game
from tests.games.chicago_1991.builders import Table, member_and_route, start, table

QUIET = {"Y": 0, "R": 0, "G": 0, "B": 0}


def glance(t: Table) -> str:
    """The one answer on the short list."""
    (answer,) = shortlist(t.g, t.g.answers())
    return t.g.step.word(answer)


def gathered(t: Table) -> str:
    """What somebody does who gathers casinos."""
    (answer,) = gatherers(t.g, t.g.answers())
    return t.g.step.word(answer)


# --- hiring and placing -------------------------------------------------------------------


def test_the_strongest_are_hired_and_one_stands_in_the_casino() -> None:
    t = start()
    assert glance(t) == "hire rings=3"
    while t.question == "hire":
        t.take(glance(t))
    assert t.bought("Y") == [1, 2, 1], "a second one-ring member would only be a foe's next ring"
    while t.question == "place" and t.g.seat == 0:
        t.take(glance(t))
    assert t.g.standing[t.field_of["YW"]] == t.gang("Y")


@pytest.mark.parametrize(
    ("members", "round_", "answer"),
    [
        (["Y02:2@s0402"], 2, "hire rings=2"),
        (["Y02:2@YA"], 2, "roll"),
        (["Y02:2@s0402"], 6, "roll"),
    ],
)
def test_in_a_turn_somebody_is_hired_for_an_empty_home_bar(
    members: list[str], round_: int, answer: str
) -> None:
    t = table(*members, before_roll=True, round=round_, cash={"Y": 60_000})
    assert t.question == "hire_in_turn"
    assert glance(t) == answer


# --- moving -------------------------------------------------------------------------------


def test_it_attacks_the_weak_and_not_the_strong() -> None:
    weak = table("Y02:3@s0602", "R02:1@s0702", points=3, cash=QUIET)
    assert member_and_route(weak, glance) == ("Y02", "s0702")
    strong = table("Y02:1@s0402", "R02:4@s0602", points=3, cash=QUIET)
    assert member_and_route(strong, glance)[1] != "s0602"


def test_it_takes_what_pays_most() -> None:
    t = table("Y02:1@s2608", points=12, cash=QUIET)
    assert {"RW", "RK"} <= set(t.reach("Y02"))
    assert member_and_route(t, glance) == ("Y02", "RW")


def test_the_casino_that_completes_the_goal_comes_before_a_duel() -> None:
    members = ["Y02:2@s0623", "Y03:4@s1510", "R02:1@s1508"]
    idle = table(*members, points=9, round=1, cash=QUIET)
    last = table(*members, points=9, round=6, owners={"Y": "RW"}, cash=QUIET)
    fight = Glance(idle.g).in_reach(idle.member("Y03"))
    assert fight > 0
    assert member_and_route(last, glance) == ("Y02", "BW")


def test_a_rival_about_to_win_is_stopped() -> None:
    """Red holds three casinos; only one of them is in reach."""
    t = table("Y02:2@s0623", points=9, round=6, owners={"R": "BW GW"}, cash=QUIET)
    calm = table("Y02:2@s0623", points=9, round=6, owners={"R": "BW"}, cash=QUIET)
    casino = t.field_of["BW"]
    assert Glance(t.g).prizes[casino] > Glance(calm.g).prizes[casino]
    assert member_and_route(t, glance) == ("Y02", "BW")


def test_the_fifth_four_ring_member_is_worth_a_duel() -> None:
    four = [f"Y0{i}:4@s0{i}02" for i in range(3, 7)]
    near = table("Y02:3@s1510", "R02:2@s1508", *four, points=2, round=6, cash=QUIET)
    far = table("Y02:3@s1510", "R02:2@s1508", points=2, round=6, cash=QUIET)
    foe = near.member("R02")
    assert Glance(near.g).fight(3, foe) > Glance(far.g).fight(3, foe)


def test_a_rival_with_enough_four_ring_members_loses_one() -> None:
    """At four against four a duel is not worth its risk, unless the game is lost without it."""
    four = [f"R0{i}:4@s0{i}02" for i in range(3, 7)]
    members = ["Y02:4@s1510", "R02:4@s1508"]
    goal = table(*members, *four, points=2, round=6, cash=QUIET)
    calm = table(*members, *four[1:], points=2, round=6, cash=QUIET)
    early = table(*members, *four, points=2, round=1, cash=QUIET)
    assert member_and_route(goal, glance) == ("Y02", "s1508")
    for t in (calm, early):
        assert member_and_route(t, glance)[1] != "s1508"


def test_goals_count_more_the_fewer_turns_the_foes_have_left() -> None:
    turns = [
        foes_turns(table("Y02:1@s0402", turn=gang, round=round_, points=3).g, 0)
        for round_, gang in ((1, "Y"), (1, "B"), (4, "Y"), (6, "Y"))
    ]
    assert turns[0] == 1.0
    assert turns == sorted(turns, reverse=True)
    assert foes_turns(table("B02:1@s0402", turn="B", round=6, points=3).g, 3) == 0.0


def test_with_nothing_to_get_a_member_stays_in_its_building() -> None:
    owned = " ".join(f"Y{letter}" for letter in "CEGIMNOPQRSTUV")
    t = table("Y02:2@YJ", points=4, owners={"Y": owned}, cash=QUIET)
    assert glance(t) == f"spend field={t.field_of['YJ']}"


def test_with_nothing_to_get_a_member_on_the_street_strolls_nearer() -> None:
    owned = " ".join(f"Y{letter}" for letter in "CEGIMNOPQRSTUV")
    t = table("Y02:2@s0402", points=5, owners={"Y": owned}, cash=QUIET)
    assert glance(t) == "street"
    target = Glance(t.g).far_target(t.member("Y02"))
    before = t.box.distance[t.g.where[t.member("Y02")]][target]
    t.take("street")
    t.take(glance(t))
    assert t.box.distance[t.g.where[t.member("Y02")]][target] == before - 5


# --- others in tries ----------------------------------------------------------------------


def test_who_gathers_casinos_hires_all_there_is() -> None:
    t = start()
    while t.question == "hire" and t.g.seat == 0:
        t.take(gathered(t))
    assert t.bought("Y") == [3, 2, 1]


@pytest.mark.parametrize(
    ("choose", "move"), [(gathered, ("Y02", "BW")), (glance, ("Y03", "s1508"))]
)
def test_who_gathers_casinos_takes_the_last_one_early_instead_of_a_duel(
    choose: Callable[[Table], str], move: tuple[str, str]
) -> None:
    members = ["Y02:2@s0623", "Y03:3@s1510", "R02:2@s1508"]
    t = table(*members, points=9, round=1, owners={"Y": "RW"}, cash=QUIET)
    assert member_and_route(t, choose) == move


@pytest.mark.parametrize("as_rival", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variants", [(False, False), (True, False), (False, True), (True, True)])
def test_games_can_be_played_at_a_glance(
    seats: int, variants: tuple[bool, bool], as_rival: bool
) -> None:
    """One answer for everything but assaults, always a legal one, up to the end."""
    options = {"variant_one": variants[0], "variant_two": variants[1]}
    g = new_game(TITLE, seats, f"glance/{seats}", options, None).position
    outlook = Outlook(TITLE)
    while not g.over:
        answers = g.answers()
        short = outlook.short(g, as_rival)
        assert set(short) <= set(answers)
        assert len(short) == 1 or g.asked_step >= GATHER
        g.take(outlook.quick_answer(g, as_rival))
    assert not g.flaws()
