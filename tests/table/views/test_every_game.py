"""Every game of the house at the table: drawn and told in both languages, and nothing hidden."""

from __future__ import annotations

import pytest

from burnham.kernel.scores import Scores
from burnham.table.views.result import verdict
from burnham.table.views.table import stamps
from burnham.table.views.viewpoint import Viewing, Viewpoint
from tests.table.views.whole_games import (
    PEOPLE,
    SHELF,
    drawn,
    full_table,
    labels,
    moments,
    points_told,
    view,
    viewpoint,
)

GAMES = list(SHELF)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_in_both_languages(game: str) -> None:
    for room in moments(game):
        for lang in ("en", "de"):
            shown = view(room, room.asked or 0, lang)
            assert all(len(html) < 2_000_000 for html in drawn(shown).values())
            if shown.question:
                assert shown.question.answers
                assert shown.question.sentence
    assert shown.log
    assert shown.result


def test_the_verdict_tells_of_a_tie() -> None:
    seen = viewpoint(full_table(SHELF["raising_chicago"]), 0)
    broken = Scores([("reputation", [7, 7, 5])], [("storeys", [2, 1, 9])])
    assert verdict(seen, broken) == "Ada wins the tie at 7 points."
    assert verdict(seen, Scores(broken.categories, [])) == (
        "Ada and Bruno share the victory with 7 points each."
    )
    assert verdict(seen, Scores([("reputation", [8, 7, 5])], [])) == "Ada wins with 8 points."


@pytest.mark.parametrize("game", GAMES)
def test_points_have_one_word(game: str) -> None:
    one, many, _ = labels(game, "points")
    assert one == many


@pytest.mark.parametrize("game", GAMES)
def test_expected_points_have_a_sign_where_it_says_something(game: str) -> None:
    amount = points_told(game, 1178.63)
    assert points_told(game, 1178.63, sign=True) == f"+{amount}"
    assert points_told(game, -1178.63) == f"−{amount}"
    assert points_told(game, -0.01) == points_told(game, 0.0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_shown(game: str) -> None:
    """Two positions that a viewer cannot tell apart look the same, part by part."""
    for room in moments(game)[:-1]:
        assert room.position is not None
        for seat in (room.position.seat, (room.position.seat + 1) % len(room.seats), None):
            other = room.copy()
            other.position = room.position.imagine(-1 if seat is None else seat, "another deal")
            one, two = view(room, seat), view(other, seat)
            assert stamps(one) == stamps(two)
            assert drawn(one) == drawn(two)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_promised_happens(game: str) -> None:
    """Where a preview says what an answer costs and gives, that is what it does."""
    for room in moments(game)[:-1]:
        position = room.position
        assert position is not None
        seat = position.seat
        boxed = SHELF[game]
        viewpoint = Viewpoint(room, boxed, Viewing(view(room, seat).frame, PEOPLE[seat]))
        assert viewpoint.eyes.answers() == position.answers()
        for answer in position.answers():
            promised = viewpoint.eyes.gives(answer)
            after = position.clone()
            after.take(answer)
            before, now = position.tally(seat), after.tally(seat)
            assert all(now[name] - before.get(name, 0) == n for name, n in promised.items())
