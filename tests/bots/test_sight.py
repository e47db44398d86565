"""First sight: what is looked at, how often, and what that may cost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burnham.bots.search.clock import Clock
from burnham.bots.search.outcome import Outlook
from burnham.bots.search.sight import FRONT, LOOKS, FirstSight
from burnham.games import title_of
from burnham.kernel.game import new_game
from burnham.kernel.position import Position
from burnham.kernel.title import Title
from tests import toy
from tests.bots.counting import Counting

WIDE = title_of("raising_chicago")
"""Its first question has 25 answers."""


def first_sight(title: Title = toy.TITLE, g: Position | None = None) -> FirstSight:
    g = g or new_game(title, 2, "sight", {}, None).position
    made = FirstSight(g.seen_by(g.seat), g.seat, Outlook(title), Clock(0.0), "sight")
    made.look_around()
    return made


def test_it_is_the_mean_of_several_imaginings() -> None:
    """Answers whose worth hangs on the die lie between their best and their worst."""
    sight = first_sight()
    places = list(range(len(sight.answers)))
    looks = [sight.look(number, places) for number in range(LOOKS)]
    between = 0
    for place in places:
        seen = [look[place] for look in looks]
        assert sight.share(place) == pytest.approx(sum(seen) / len(seen))
        between += min(seen) < sight.share(place) < max(seen)
    assert between > 0


@pytest.mark.parametrize(
    ("title", "looks"), [(title_of("chicago_1991"), 2), (toy.TITLE, LOOKS)], ids=["open", "hidden"]
)
def test_what_hides_nothing_is_looked_at_twice(title: Title, looks: int) -> None:
    judge = Counting(title)
    g = new_game(title, 2, "race", {}, None).position
    thinking = replace(title.thinking, judge_together=judge, habit=0.0)
    first_sight(replace(title, thinking=thinking), g)
    others = max(0, len(g.answers()) - FRONT)
    assert judge.asked == looks * (len(g.answers()) - others) + others


def test_only_those_in_front_get_further_looks() -> None:
    sight = first_sight(WIDE)
    order = sight.order()
    assert len(order) > FRONT
    assert [sight.looks[place] for place in order[:FRONT]] == [LOOKS] * FRONT
    assert {sight.looks[place] for place in order[FRONT:]} == {1}
    first = sight.look(0, order)
    assert min(first[:FRONT]) >= max(first[FRONT:])


def test_it_ends_when_a_part_of_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a second at every look, 40 seconds: ten answers are seen, those
    on the short list first, and then the race can begin."""
    ticks = iter(range(1000))
    monkeypatch.setattr("burnham.bots.search.clock.time.monotonic", lambda: float(next(ticks)))
    g = new_game(WIDE, 2, "sight", {}, None).position
    last = g.answers()[-1]
    thinking = replace(WIDE.thinking, shortlist=lambda g, answers: [last])
    outlook = Outlook(replace(WIDE, thinking=thinking))
    sight = FirstSight(g.seen_by(g.seat), g.seat, outlook, Clock(40.0), "sight")
    sight.look_around()
    assert sum(sight.looks) == 10
    assert sight.looks[-1] == 1
    assert sorted(sight.order()) == list(range(len(g.answers())))


def test_a_habit_counts_more_than_it_looks() -> None:
    title = replace(
        toy.TITLE,
        thinking=replace(toy.TITLE.thinking, shortlist=lambda g, answers: answers[-1:], habit=0.25),
    )
    plain, fond = first_sight(), first_sight(title)
    places = range(len(plain.answers))
    more = [fond.share(place) - plain.share(place) for place in places]
    assert more == pytest.approx([0.0] * (len(plain.answers) - 1) + [0.25])
