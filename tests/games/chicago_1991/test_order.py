"""The order of play: CH-015 to CH-020."""

from __future__ import annotations

import pytest

from burnham.kernel.playout import Dice
from tests.games.chicago_1991.builders import Table, empty, phase_start, start
from tests.rules import rule


def played(t: Table, seed: str) -> Table:
    """Play at random to the end."""
    dice = Dice(seed)
    while not t.g.over:
        t.g.take(dice.pick(t.g.answers()))
    return t


def turns_of(t: Table) -> list[tuple[int, int, int]]:
    """Phase, round and gang of every turn that was played, from the rolls in the log."""
    found: list[tuple[int, int, int]] = []
    phase = round = 0
    for fact in t.g.facts or []:
        if fact.key == "chapter-round":
            phase, round = fact.args["phase"], fact.args["round"]
        elif fact.key in ("rolled", "nobody-moves"):
            found.append((phase, round, fact.args["gang"]))
    return found


@rule("CH-015", "CH-016", "CH-017")
def test_four_phases_of_six_rounds_clockwise_from_the_start_gang() -> None:
    t = played(start(), "four phases")
    assert t.g.winner < 0, "this seed plays to the end"
    order = {0: [0, 1, 2, 3], 1: [1, 2, 3, 0], 2: [2, 3, 0, 1], 3: [3, 0, 1, 2]}
    expected = [
        (phase, round, gang) for phase in range(4) for round in range(1, 7) for gang in order[phase]
    ]
    assert turns_of(t) == expected


@rule("CH-018")
@pytest.mark.parametrize(
    ("absent", "starts"), [("yellow", "RRGB"), ("red", "YGGB"), ("green", "YRBB"), ("blue", "YRGY")]
)
def test_the_next_colour_starts_for_a_missing_one(absent: str, starts: str) -> None:
    found = ""
    for phase in "ABCD":
        t = start(3, absent_gang=absent)
        t.g.phase = t.box.phases.index(phase)
        found += t.box.gang_ids[t.g.order()[0]]
    assert found == starts


@rule("CH-019")
@pytest.mark.parametrize("phase", "ABCD")
def test_hiring_comes_first_in_every_phase(phase: str) -> None:
    t = phase_start(empty("Y01:4@YW", "R01:4@RW", "G01:4@GW", "B01:4@BW"), phase)
    assert t.question == "hire"
    assert t.box.gang_ids[t.g.arg] == dict(zip("ABCD", "YRGB", strict=True))[phase]
    assert not t.told("chapter-round")


@rule("CH-020")
def test_all_hire_before_any_places() -> None:
    t = start()
    questions = []
    while t.question in ("hire", "place"):
        questions.append((t.question, t.g.seat))
        t.g.take(t.g.answers()[-1])
    hired = [seat for question, seat in questions if question == "hire"]
    assert hired == [0, 1, 2, 3]
    assert questions[4:] == [("place", 0), ("place", 1), ("place", 2), ("place", 3)]
