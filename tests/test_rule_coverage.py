"""Every numbered rule of a complete game is held by a test; no test cites one that is none."""

from __future__ import annotations

import pytest

from burnham.games import names, title_of
from tests.rule_coverage import citations, coverage

each_game = pytest.mark.parametrize("game", names())
LARGE = ("chicago_1875", "chicago_1991", "raising_chicago", "san_francisco")
"""Games with some hundred rules: less would mean that their page is not read rightly."""


@each_game
def test_rules_are_numbered_once(game: str) -> None:
    numbered = coverage(game).numbered
    assert len(numbered) > (50 if game in LARGE else 0)
    assert sorted({number for number in numbered if numbered.count(number) > 1}) == []


@each_game
def test_no_test_cites_a_rule_that_does_not_exist(game: str) -> None:
    assert coverage(game).unknown == {}


@each_game
def test_a_complete_game_has_a_test_for_every_rule(game: str) -> None:
    untested = coverage(game).untested
    complete = title_of(game).card.complete
    assert not (complete and untested), f"{len(untested)} rules without a test: {untested}"


def test_every_citation_is_of_a_game_of_the_house() -> None:
    prefixes = {title_of(game).rules.prefix for game in names()}
    assert sorted({number for number in citations() if number[:2] not in prefixes}) == []
