"""First sight is worth as many tries as make the same error."""

from __future__ import annotations

import pytest

from burnham.bots.search.race import Runner
from burnham.bots.search.thinker import Thinker
from burnham.bots.search.tree import Settings
from burnham.kernel.playout import Dice
from burnham.lab.trust import MOST, Miss, lines, measured, miss_of, trust_of
from tests import toy


def about_nothing(dice: Dice) -> float:
    """A number with the variance 1 and the mean 0, nearly normal."""
    return sum([dice.random_word() / 0x100000000 for _ in range(12)]) - 6.0


def question(dice: Dice, chance: float, sight: float, tries: int) -> list[Runner]:
    """Answers of known worth; each try is off by `chance`, what is seen at first by `sight`."""
    worths = [0.5 + 0.05 * about_nothing(dice) for _ in range(5)]
    found = []
    for answer, worth in enumerate(worths):
        # That first sight and tries lie on different levels must not matter.
        runner = Runner(answer, 0.2 + worth + sight * about_nothing(dice), 1.0, 2)
        runner.shares = [worth + chance * about_nothing(dice) for _ in range(tries)]
        found.append(runner)
    return found


@pytest.mark.parametrize(("chance", "sight"), [(0.1, 0.05), (0.1, 0.025), (0.03, 0.06)])
def test_what_is_known_is_found(chance: float, sight: float) -> None:
    dice = Dice("trust")
    trust = trust_of([miss_of(question(dice, chance, sight, 16)) for _ in range(400)])
    assert trust.chance == pytest.approx(chance**2, rel=0.1)
    assert trust.sight == pytest.approx(sight**2, rel=0.15)
    assert trust.tries == pytest.approx((chance / sight) ** 2, rel=0.2)


def test_a_sight_that_misses_nothing_is_not_trusted_without_end() -> None:
    assert trust_of([Miss(0.01, -0.0001), Miss(0.01, 0.0001)]).tries == MOST
    unsure = trust_of([Miss(0.01, -0.001), Miss(0.01, 0.001)])
    assert unsure.tries == pytest.approx(0.01 / unsure.error)


def test_kinds_of_question_are_told_apart() -> None:
    found = measured(toy.TITLE, games=4, most=3, tries=4, seed="trust")
    assert set(found) <= {step.name for step in toy.TITLE.rules.steps}
    assert all(0 < trust.questions <= 3 and trust.chance >= 0.0 for trust in found.values())
    assert len(list(lines(toy.TITLE, found))) == 1 + len(found)


def test_a_question_has_its_own_trust() -> None:
    settings = Settings(first_sight=6.0, first_sights={"turn": 30.0})
    assert settings.trust("turn") == 30.0
    assert settings.trust("another") == 6.0


def test_a_bot_takes_what_its_game_says() -> None:
    thinker = Thinker(toy.TITLE, "trust", playouts=4)
    assert thinker.settings.first_sights == toy.TITLE.thinking.first_sights
