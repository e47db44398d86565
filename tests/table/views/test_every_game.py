"""Every game of the house at the table: drawn and told in both languages, and nothing hidden."""

from __future__ import annotations

import pytest

from burnham.bots.counsel import Weighed
from burnham.kernel.scores import Scores
from burnham.kit import Arrangement
from burnham.table import pages
from burnham.table.room.practice import LEARNER, table_again
from burnham.table.store.analyses import Decision
from burnham.table.views.frame import Frame, Person
from burnham.table.views.mistakes import mistake_view
from burnham.table.views.result import verdict
from burnham.table.views.viewpoint import Viewing, Viewpoint
from burnham.table.web.frames import TableFrames
from tests.table.views.whole_games import (
    PEOPLE,
    SHELF,
    full_table,
    labels,
    moments,
    points_told,
    shown,
    view,
    viewpoint,
)

GAMES = list(SHELF)
ARRANGEMENTS: tuple[Arrangement, ...] = ("wide", "tall")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_in_both_languages(game: str) -> None:
    for room in moments(game):
        for lang in ("en", "de"):
            seen = shown(room, room.asked or 0, lang)
            assert all(len(html) < 500_000 for html in seen.items.values())
            question = seen.made.view.question
            if question:
                assert question.answers
                assert question.sentence
    assert any(name.startswith("log:") for name in seen.public)
    assert seen.made.view.result


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


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_is_shown_as_its_player_saw_the_table_with_all_answers(game: str) -> None:
    *_, room, over = moments(game)
    moment, seat = room.journal.moment, room.asked
    assert seat is not None
    then = shown(room, seat)
    again = table_again(over, SHELF[game], moment, seat)
    frame = Frame("en", "auto", Person("", False, False), 0, "/")
    learner = Viewpoint(again, SHELF[game], Viewing(frame, LEARNER))
    now = TableFrames().show(learner, "", "wide", None).items
    drawn = [name for name in then.items if name.startswith(("sheet:", "slot:", "log:"))]
    assert {name: now[name] for name in drawn} == {name: then.items[name] for name in drawn}
    assert now["lamps"] == then.items["lamps"]
    assert {name for name in now if name.startswith("log:")} <= set(drawn)
    assert room.position is not None
    answers = room.position.answers()
    given, best = Weighed(answers[0], 0.4, 0.0), Weighed(answers[-1], 0.6, 2.0)
    decision = Decision(moment, seat, given, best, (0.5, 0.5))
    items = pages.mistake_items(mistake_view(learner, "", decision), now)
    assert items["question"].count('name="answer"') == len(answers)
    assert f"/mistakes/{moment}/answer" in items["question"]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_shown(game: str) -> None:
    """Of two positions that a viewer cannot tell apart the same is sent, item by item."""
    for room in moments(game)[:-1]:
        assert room.position is not None
        for seat in (room.position.seat, (room.position.seat + 1) % len(room.seats), None):
            other = room.copy()
            other.position = room.position.imagine(-1 if seat is None else seat, "another deal")
            for arrangement in ARRANGEMENTS:
                one, two = (shown(at, seat, arrangement=arrangement) for at in (room, other))
                assert one.items == two.items


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
