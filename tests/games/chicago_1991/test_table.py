"""Chicago 1991 at the table, where it differs from other games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from burnham.games.chicago_1991.box import CASINOS
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.fluent import Lang
from burnham.kernel.playout import Dice
from burnham.table import pages
from burnham.table.room import play
from burnham.table.room.room import Room
from tests.table.views.whole_games import (
    SHELF,
    full_table,
    labels,
    moments,
    points_told,
    view,
)

ROUTES = (
    "Take a building",
    "Attack",
    "Go to an own building",
    "Walk the streets",
    "Use up all points",
)


def test_one_of_a_thing_is_told_by_its_singular() -> None:
    assert labels("chicago_1991", "casinos") == ["Casino", "Casinos", "Kasino"]


def test_expected_points_are_no_finer_than_they_mean_something() -> None:
    assert points_told("chicago_1991", 1178.63) == "1,000 FT"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_price_is_said_once_on_a_button(lang: Lang) -> None:
    """The hire buttons."""
    shown = view(full_table(SHELF["chicago_1991"]), 0, lang)
    assert shown.question is not None
    hire = shown.question.answers[0]
    assert hire.sentence.endswith(hire.chips[0].text)
    html = str(pages.render_part("question", shown))
    button = html.partition('class="answer')[2].partition("</button>")[0]
    assert button.count(hire.chips[0].text) == 1


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Bruno wins by holding 3 of the four casinos."),
        ("de", "Bruno gewinnt mit 3 von vier Kasinos."),
    ],
)
def test_a_victory_by_a_goal_shows_what_decided(lang: Lang, sentence: str) -> None:
    room = moments("chicago_1991")[-1].copy()
    assert isinstance(room.position, Chicago)
    g = room.position.clone()
    for casino, gang in zip(g.box.casino, (1, 1, 1, 0), strict=True):
        g.owner[casino] = gang
    g.winner, g.won_by = 1, CASINOS
    room.position = g
    shown = view(room, 0, lang)
    assert shown.result
    assert shown.result.sentence == sentence
    assert shown.result.held == ("Golden Wheel", "Ruby Palace", "Shamrock Club")
    assert shown.result.goal
    assert shown.result.goal.points == (1, 3, 0, 0)
    page = str(pages.render_part("result", shown))
    assert "Golden Wheel, Ruby Palace, Shamrock Club" in page
    goal, cash = ("Casinos", "Cash") if lang == "en" else ("Kasinos", "Bargeld")
    rows = page[page.index("<tbody") :]
    assert rows.index(goal) < rows.index(cash)


def asked(step: str, times: int) -> Iterator[Room]:
    """A table of random answers, whenever somebody is asked this."""
    boxed, dice = SHELF["chicago_1991"], Dice(step)
    room = full_table(boxed)
    while times:
        assert room.position
        if room.position.step.name == step:
            times -= 1
            yield room
        given = dice.pick(room.position.answers())
        play.answer(room, boxed, room.position.seat, room.journal.number, given, 0.0)


def test_where_a_member_may_go_is_listed_by_what_it_brings() -> None:
    """Buildings by their worth, then attacks, then streets; on the page each group has a name."""
    found: set[str] = set()
    for room in asked("choose_route", 12):
        assert isinstance(room.position, Chicago)
        shown = view(room, room.position.seat, "en")
        assert shown.question
        answers = shown.question.answers
        groups = list(dict.fromkeys(answer.group for answer in answers))
        assert groups == [name for name in ROUTES if name in groups]
        assert sorted(one.answer for one in answers) == room.position.answers()
        worth = [room.position.box.worth[int(one.things[0].removeprefix("field-"))]
                 for one in answers if one.group == ROUTES[0]]  # fmt: skip
        assert worth == sorted(worth, reverse=True)
        html = str(pages.render_part("question", shown))
        assert [html.count(f'aria-label="{name}"') for name in groups] == [1] * len(groups)
        found.update(groups)
    assert {"Take a building", "Walk the streets"} <= found
