"""No price is told twice: what a chip on an answer says is not said again in its sentence, and no
two chips of an answer tell points."""

from __future__ import annotations

import re

import pytest

from burnham.table.room.eyes import Eyes
from tests.battery.test_drawings import DRAWN, tables
from tests.drawings import walk

MONEY = re.compile(r"\$|FT")
NAMES = {
    "take_income", "place_stone", "choose_action", "choose_bonus",  # a field is called by its money
    "appeal_bonus", "place",  # so is fundraising; of a building it is told who pays whom
    "sell_goods",  # what is withheld is no price
}  # fmt: skip
"""Questions with answers that are called by an amount of money."""


@pytest.mark.parametrize("game", DRAWN)
def test_no_price_is_told_twice(game: str) -> None:
    case, found, priced = tables(game)[1], set(), 0
    for moment in walk(case.title, case.setup.seats, case.setup.options, 2):
        if moment.over or moment.question in NAMES:
            continue
        eyes, text = Eyes(moment.position, moment.seat), moment.text_in("en")
        for answer in eyes.answers()[:12]:
            gives = eyes.gives(answer)
            said = text.answer(eyes.dreams[0], answer, unpriced=bool(gives))
            told = [text.say(f"tally-{name}.amount", amount=abs(n)) for name, n in gives.items()]
            assert sum("★" in one for one in told) < 2, told
            prices = [one for one in told if MONEY.search(one)]
            priced += len(prices)
            head, _, last = said.rpartition(" · ")
            shown = (
                head if head and last.lstrip("+−") in told else said
            )  # the page leaves such an end out
            found |= {
                f"{moment.question}: {shown}"
                for price in prices
                if re.search(rf"(?<![\d,]){re.escape(price)}(?![\d,])", shown)
            }
    assert not found
    assert priced > 20 or game not in ("chicago_1875", "chicago_1991")
