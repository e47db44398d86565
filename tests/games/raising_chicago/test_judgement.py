"""The judgement in the last round: what cannot come any more is not counted."""

from __future__ import annotations

from burnham.games.raising_chicago.box import NEUTRAL
from burnham.games.raising_chicago.judgement import TERMS, value, weigh
from tests.games.raising_chicago.builders import ANGELIKA, MARION, Table, table
from tests.rules import rule

RAISE, FINAL = 2, 37


def before_building(round_: int, project: int = RAISE) -> Table:
    """Marion has won the only project with two markers and paid for it.  A plot of each ward is the
    non-player color's, with more levels than anybody can still get."""
    t = table(2).empty(MARION).empty(ANGELIKA)
    t.give(MARION, tracks=(12, 12, 12))
    for plot in (13, 2, 3, 8):
        t.building(plot, NEUTRAL, 20)
    t.g.round = round_
    return t.won(project, MARION, 2)


def told(t: Table, seat: int, *terms: str) -> float:
    """What the judgement says of these terms together."""
    parts = weigh(t.g, seat)
    return sum(parts[TERMS.index(term)] for term in terms)


def without_project(t: Table) -> Table:
    """The same without the project that Marion has won."""
    t.g.slot_project[0] = t.g.slot_card[0] = t.g.slot_winner[0] = -1
    return t


@rule("RC-102", "RC-142")
def test_in_the_last_round_a_building_has_no_future() -> None:
    """Two levels bring 2 points and hardly more, and arrows or neighborhoods to come nothing."""
    hopes = []
    for round_ in (7, 8):
        t = before_building(round_)
        with_it = value(t.g, MARION)
        hopes.append(with_it - value(without_project(t).g, MARION))
    assert hopes[1] < hopes[0] - 2.0


@rule("RC-142", "RC-158", "RC-159")
def test_what_one_takes_from_the_wards_the_others_lose() -> None:
    """Angelika expects less of the wards while a building of Marion's is still to come."""
    for project in (RAISE, FINAL):
        t = before_building(8, project)
        expected = told(t, ANGELIKA, "wards")
        assert expected < told(without_project(t), ANGELIKA, "wards") - 1.0


@rule("RC-142", "RC-158")
def test_in_earlier_rounds_nothing_is_taken_off_beforehand() -> None:
    t = before_building(7)
    expected = told(t, ANGELIKA, "wards")
    assert expected == told(without_project(t), ANGELIKA, "wards")


@rule("RC-142")
def test_expertise_saves_nothing_when_nothing_is_left_to_pay() -> None:
    """Three tracks at their ends: what they bring in the personal project is counted there."""
    assert told(before_building(8), MARION, "expertise") == 0.0
    assert told(before_building(8), MARION, "personal") > 8.0
    assert told(before_building(7), MARION, "expertise") > 6.0


@rule("RC-127", "RC-142")
def test_neighborhoods_bring_next_to_nothing_in_the_last_round() -> None:
    """Marion has three of the four plots around the first space."""
    worth = []
    for round_ in (7, 8):
        t = before_building(round_).building(21, MARION).building(9, MARION).building(33, MARION)
        worth.append(told(t, MARION, "neighborhoods"))
    assert worth[0] > 1.0
    assert worth[1] == 0.0
