"""Chicago 1991 at the table, where it differs from other games."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1991.box import CASINOS
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.fluent import Lang
from burnham.table import pages
from tests.table.views.whole_games import (
    SHELF,
    full_table,
    labels,
    moments,
    points_told,
    view,
)


def test_one_of_a_thing_is_told_by_its_singular() -> None:
    assert labels("chicago_1991", "casinos") == ["Casino", "Casinos", "Kasino"]


def test_expected_points_are_no_finer_than_they_mean_something() -> None:
    assert points_told("chicago_1991", 1178.63) == "1,000"


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
