"""The judgement: an estimate, but it must be exact at the end and point the right way before it."""

from __future__ import annotations

import pytest

from burnham.bots import Bot
from burnham.bots.greedy import Greedy
from burnham.bots.random import Random
from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.judgement import value
from burnham.kernel.playout import Dice, play_random
from tests.games.san_francisco.builders import before_card, new, on_card, opened


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_end_it_is_the_score(seats: int) -> None:
    t = opened(seats)
    play_random(t.g, Dice("end"))
    assert [value(t.g, player) for player in range(t.g.players)] == TITLE.rules.scores(t.g).totals


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"money": 2}, {"money": 4}),
        ({"area": 0}, {"area": 1}),
        ({"permits": ""}, {"permits": "G2a"}),
        ({"progress": (0, 0)}, {"progress": (1, 0)}),
        ({"tenders": ""}, {"tenders": "prv_buildings"}),
        ({"developments": ""}, {"developments": "hydrant"}),
    ],
)
def test_more_is_better(less: dict[str, object], more: dict[str, object]) -> None:
    """The permits Y4a and R1a share two symbols, Y4a and B1b one that is also on R1a."""
    worth = [value(on_card("D", 2, year=1908).give(0, **given).g, 0) for given in (less, more)]
    assert worth[0] < worth[1]


def test_a_permit_is_worth_what_fits() -> None:
    """Beside R4a: Y4a shares both symbols and leads to yellow, which a tender pays for; B3b shares
    no symbol and fits no site together with it."""
    worth = {}
    for permit in ("Y4a", "B3b"):
        t = on_card("D", 2, year=1908).give(0, money=4, area=1, tenders="prv_yellow")
        worth[permit] = value(t.give(0, permits=f"R4a {permit}").g, 0)
    assert worth["Y4a"] > worth["B3b"] + 1.0


def test_the_first_dollar_is_worth_more_than_the_twentieth() -> None:
    worth = [value(on_card("D", 2, year=1908).give(0, money=m).g, 0) for m in (0, 1, 19, 20)]
    assert worth[1] - worth[0] > 2.0 * (worth[3] - worth[2])


def test_a_tender_is_worth_the_buildings_that_may_still_come() -> None:
    """On the last card of all a tender for sites that one has not built on brings nothing."""
    gain = []
    for year, slot in ((1907, 0), (1911, 5)):
        tables = [before_card("E", 2, year=year, slot=slot).start() for _ in range(2)]
        tables[1].give(0, tenders="prv_red")
        gain.append(value(tables[1].g, 0) - value(tables[0].g, 0))
    assert gain[0] > 1.0
    assert gain[1] == pytest.approx(0.0, abs=0.5)


def test_a_question_counts_as_its_best_answer() -> None:
    """With all that a building takes, the build field is expected to bring more than $1, and
    the building itself about as much as was expected of it."""
    table = on_card("D", 2).give(0, money=5, area=1, permits="Y4a R1a", tenders="prv_yellow")
    worth = {}
    for field in table.game.answers():
        after = table.g.clone()
        after.take(field)
        worth[table.called("field", field)] = value(after, 0)
    assert min(worth["build"], worth["permit"]) > worth["income 1"]
    table.take("place build", "use build", "lay Y4a", "add R1a", "build 2-Y4", "take cable_car")
    assert value(table.g, 0) == pytest.approx(worth["build"], abs=1.0)


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_by_it_beats_chance(seats: int) -> None:
    t = new(seats, seed="greedy")
    bots: list[Bot] = [
        Greedy(TITLE.thinking.judge_all, "greedy"),
        *[Random(str(seat)) for seat in range(1, seats)],
    ]
    while not t.g.over:
        t.g.take(bots[t.g.seat].choose(t.g.seen_by(t.g.seat), t.g.seat))
    assert TITLE.rules.scores(t.g).ranks()[0] == 1


def test_alone_it_does_not_take_the_victory_for_granted() -> None:
    """Over whole games the lead over the Committee is judged about as it comes."""
    judged, came = [], []
    for seed in range(6):
        t = new(1, seed=str(seed))
        bot = Greedy(TITLE.thinking.judge_all, str(seed), dreams=1)
        leads = []
        while not t.g.over:
            leads.append(value(t.g, 0) - value(t.g, 1))
            t.g.take(bot.choose(t.g.seen_by(0), 0))
        points = TITLE.rules.scores(t.g).totals
        judged.append(sum(leads) / len(leads))
        came.append(points[0] - points[1])
    assert sum(judged) / 6 == pytest.approx(sum(came) / 6, abs=12.0)
