"""The battery leaves nothing out."""

from __future__ import annotations

import pytest

from tests.battery.cases import GAMES, TITLES, cases_of


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_count_and_every_value_of_every_option_is_played(game: str) -> None:
    title = TITLES[game]
    cases = cases_of(game)
    assert {case.setup.seats for case in cases} == set(
        range(title.rules.min_seats, title.rules.max_seats + 1)
    )
    for option in title.rules.options:
        played = {case.new("all").options[option.name] for case in cases}
        assert played >= set(option.choices), option.name
    assert len({str(case) for case in cases}) == len(cases)
