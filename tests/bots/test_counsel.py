"""What a hint tells: the bot's own choice, and what the others would cost."""

from __future__ import annotations

import pytest

from burnham.bots.counsel import Weighed, ask, compared
from burnham.bots.reasons import Reason, SightEvidence, Why, Witness
from burnham.bots.search.race import Runner
from burnham.bots.search.thinker import Thinker
from burnham.games import title_of
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.game import new_game
from tests import toy


def ran(sight: float, shares: list[float], leads: list[float]) -> Runner:
    made = Runner(0, sight, 4.0, 2)
    made.shares, made.leads = shares, leads
    return made


@pytest.mark.parametrize("seed", range(6))
def test_the_best_answer_is_the_one_that_the_bot_gives(seed: int) -> None:
    """Also where first sight outweighs the tries."""
    g = new_game(toy.TITLE, 3, seed, {}, None).position
    bots = [Thinker(toy.TITLE, "seed", playouts=40) for _ in range(2)]
    for bot in bots:
        bot.settings.first_sight = 50.0
    seen = g.seen_by(g.seat)
    counsel = ask(bots[0], seen, g.seat)
    assert counsel.best.answer == bots[1].choose(seen, g.seat)
    chances = [one.chance for one in counsel.answers]
    assert chances == sorted(chances, reverse=True)


def test_what_an_answer_costs_is_counted_over_the_same_imaginings() -> None:
    """The best one had bad luck in an imagining that the other never met."""
    best = ran(0.5, [0.6, 0.6, 0.0], [3.0, 3.0, -9.0])
    other = ran(0.5, [0.3, 0.3], [1.0, 2.0])
    weighed = compared(other, best)
    assert best.worth - weighed.chance == pytest.approx(0.6 / 6)  # first sight: four even tries
    assert best.lead - weighed.lead == pytest.approx(1.5)


def test_no_answer_is_told_to_be_better_than_the_best() -> None:
    best, lucky = ran(0.5, [0.5], [0.0]), ran(0.5, [0.9], [4.0])
    assert compared(lucky, best).chance == best.worth


def test_points_are_told_as_the_score_counts_them() -> None:
    """Who leads two gangs thinks of each of them, and is told of both; at the end wealth counts."""
    title = title_of("chicago_1991")
    for seats, gangs in ((2, 2.0), (3, 1.0), (4, 1.0)):
        g = new_game(title, seats, 1, {}, None).position
        assert title.thinking.unit(g) == gangs
    assert isinstance(g, Chicago)
    g.phase = len(g.box.phases) - 1
    assert title.thinking.unit(g) == 1.0
    weighed = Weighed(0, 0.5, -3.0, Why((Reason("cash", "", -1, 2.0),), 1.0))
    told = weighed.times(2.0)
    assert (told.chance, told.lead, told.why.points) == (0.5, -6.0, 6.0)


def test_where_the_tries_show_no_reason_first_sight_tells_its_own() -> None:
    """Dice drown the tries of Chicago (1991); whom to hire is mostly seen at first sight."""
    title = title_of("chicago_1991")
    g = new_game(title, 4, 1, {}, None).position
    bot = Thinker(title, "sight", playouts=24)
    counsel = ask(bot, g.seen_by(g.seat), g.seat)
    at_sight = [one for one in counsel.answers if one.why.at_sight]
    assert at_sight
    for one in at_sight:
        assert sum(reason.points for reason in one.why.reasons) > 0
        assert one.why.points == pytest.approx(counsel.best.lead - one.lead, abs=1e-6)
        assert not one.why.against
    assert not counsel.best.why.at_sight


def test_first_sight_that_prefers_another_answer_is_no_reason() -> None:
    title = title_of("chicago_1991")
    seen = new_game(title, 4, 1, {}, None).position
    tree = Thinker(title, "sight", playouts=8).think(seen.seen_by(seen.seat), seen.seat)
    first, *_, last = sorted(tree.runners, key=lambda one: -one.sight)
    sight = SightEvidence(tree, Witness(title, seen.seat), [first.answer, last.answer])
    tried = Why((), 3.0)
    assert sight.why(tried, first.answer, last.answer).at_sight
    assert sight.why(tried, last.answer, first.answer) == tried
