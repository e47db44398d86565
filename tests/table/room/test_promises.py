"""What the preview of an answer says is what the click does, through all that follows unasked."""

from __future__ import annotations

import pytest

import burnham
from burnham.kernel.checks import sample
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.table.room.eyes import Eyes
from tests.setups import CASES, Case

STRIDE = 4
"""One question in so many is looked at."""


def difference(g: Position, seat: int, answer: int) -> dict[str, int]:
    before, now = g.tally(seat), g.after(answer).tally(seat)
    return {name: n - before.get(name, 0) for name, n in now.items() if n != before.get(name, 0)}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_promised_happens(case: Case) -> None:
    game = burnham.new(case.game, case.setup.seats, f"promises {case}", case.setup.options)
    dice = Dice(str(case))
    promises = 0
    while not game.over:
        g = game.position
        if game.number % STRIDE == 0:
            eyes = Eyes(g, g.seat)
            for answer in sample(g.answers(), dice):
                promised = eyes.gives(answer)
                if promised:
                    promises += 1
                    assert promised == difference(g, g.seat, answer), game.say(answer)
        game.take(dice.pick(game.answers()))
    assert promises
