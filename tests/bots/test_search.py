"""Thinking ahead: it finds what must be found, the same every time, within its time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count

import pytest

from burnham.bots import make_bot
from burnham.bots.search.outcome import Outlook
from burnham.bots.search.thinker import Thinker
from burnham.kernel.game import new_game
from tests import toy
from tests.toy import Toll
from tests.toy.endgame import HIGH, LOW, endgame


def chosen(g: Toll, bot: str) -> str:
    seat = g.seat
    return g.step.word(make_bot(bot, toy.TITLE, "seed").choose(g.seen_by(seat), seat))


def test_it_finds_a_win_that_first_costs_something() -> None:
    """Only the six in the deck wins: 4 - 2 + 6 + 1 = 9 against 8.  Whoever looks one answer ahead
    sees nothing but the toll."""
    g = endgame([4, 8], [LOW], [HIGH])
    assert chosen(g, "greedy") != "draw"
    assert chosen(g, "hard@400p") == "draw"


def test_it_takes_a_sure_win_rather_than_more_points() -> None:
    """A two is enough, the die brings more on average and may lose."""
    assert chosen(endgame([8, 9], [2], []), "hard@200p") == "play card=2"


def test_it_gambles_when_only_a_gamble_can_win() -> None:
    """Four sure coins lose by one; a six on the die wins."""
    assert chosen(endgame([3, 8], [6], []), "hard@200p") == "gamble card=6"


@pytest.mark.parametrize("bot", ["normal", "hard@50p", "easy", "greedy"])
def test_by_playouts_a_game_is_the_same_every_time(bot: str) -> None:
    def answers() -> Iterator[int]:
        g = new_game(toy.TITLE, 2, "again", {}, None).position
        bots = [make_bot(bot, toy.TITLE, str(seat)) for seat in range(2)]
        while not g.over:
            answer = bots[g.seat].choose(g.seen_by(g.seat), g.seat)
            yield answer
            g.take(answer)

    assert list(answers()) == list(answers())


def test_what_was_thought_before_does_not_count() -> None:
    """Having played a card it is asked at once whether to bury one, and thinks about that anew: an
    answer that was thought about more than others would be measured farther ahead than they."""
    g = endgame([3, 8], [8, 9, HIGH], [])
    bot = Thinker(toy.TITLE, "seed", playouts=200)
    g.take(bot.choose(g.seen_by(0), 0))
    assert g.seat == 0
    tree = bot.think(g.seen_by(0), 0)
    assert tree.root.visits == tree.playouts == 200


@pytest.mark.parametrize("seed", range(5))
def test_far_ahead_it_still_takes_every_point(seed: int) -> None:
    """All is won anyway; but the die brings more than the single coin of the card."""
    g = endgame([300, 0], [LOW], [])
    answer = make_bot("hard@30p", toy.TITLE, str(seed)).choose(g.seen_by(0), 0)
    assert g.step.word(answer) == "gamble card=0"


def test_in_a_hurry_it_stops_when_the_choice_is_clear() -> None:
    g = endgame([4, 8], [LOW], [HIGH])
    bot = Thinker(toy.TITLE, "seed", playouts=2000)
    hasty = bot.think(g.seen_by(0), 0, hurry=True)
    assert 0 < hasty.playouts < 2000
    whole = Thinker(toy.TITLE, "seed", playouts=2000).think(g.seen_by(0), 0)
    assert whole.playouts == 2000
    assert hasty.findings()[0].answer == whole.findings()[0].answer


def ticking(monkeypatch: pytest.MonkeyPatch) -> Callable[[], float]:
    """A clock that goes on by a hundredth of a second at every look; tells what it shows."""
    ticks = count()
    monkeypatch.setattr("burnham.bots.search.clock.time.monotonic", lambda: next(ticks) / 100)
    return lambda: next(ticks) / 100


def test_the_clock_ends_the_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the midst of a try, which counts nothing then."""
    now = ticking(monkeypatch)
    g = new_game(toy.TITLE, 2, 7, {}, None).position
    tree = Thinker(toy.TITLE, "seed", seconds=2.0).think(g.seen_by(0), 0)
    assert 2.0 <= now() < 2.1
    assert 0 < tree.playouts == sum(runner.tries for runner in tree.runners)


def test_without_time_for_a_try_first_sight_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    ticking(monkeypatch)
    g = new_game(toy.TITLE, 2, 7, {}, None).position
    tree = Thinker(toy.TITLE, "seed", seconds=0.05).think(g.seen_by(0), 0)
    assert tree.playouts == 0
    assert tree.findings()[0] is tree.runners[0]
    assert sum(tree.chances()) == pytest.approx(1.0)


def test_with_one_playout_one_answer_is_tried() -> None:
    g = new_game(toy.TITLE, 3, 1, {}, None).position
    tree = Thinker(toy.TITLE, "seed", playouts=1).think(g.seen_by(0), 0)
    found = tree.findings()
    assert sorted(finding.answer for finding in found) == g.answers()
    assert [finding.tries for finding in found] == [1] + [0] * (len(found) - 1)
    assert sum(tree.chances()) == pytest.approx(1.0)


@pytest.mark.slow
def test_thinking_wins() -> None:
    """Against chance; the deals are fixed, and so are the bots."""
    won = 0
    for number in range(10):
        g = new_game(toy.TITLE, 2, number, {}, None).position
        bots = [make_bot(name, toy.TITLE, str(number)) for name in ("hard@100p", "random")]
        while not g.over:
            g.take(bots[(g.seat + number) % 2].choose(g.seen_by(g.seat), g.seat))
        won += toy.scores(g).ranks()[number % 2] == 1  # type: ignore[arg-type]
    assert won >= 8


def test_in_every_second_try_others_play_by_a_list_of_their_own() -> None:
    """Whoever thinks never does, nor do the others in the tries between."""
    asked: list[int] = []

    def rivals(g: Toll, answers: list[int]) -> list[int]:
        asked.append(g.seat)
        return answers[:1]

    thinking = replace(toy.TITLE.thinking, rivals=rivals)
    g = new_game(toy.TITLE, 3, "rivals", {}, None).position
    tree = Thinker(replace(toy.TITLE, thinking=thinking), "seed", playouts=1).think(g.seen_by(0), 0)
    (runner,) = [one for one in tree.runners if one.tries]
    assert not asked
    tree.play_out(runner)
    assert set(asked) == {1, 2}
    before = len(asked)
    tree.play_out(runner)
    assert len(asked) == before


def test_rivals_have_a_list_only_where_the_game_gives_one() -> None:
    g = new_game(toy.TITLE, 2, "rivals", {}, None).position
    thinking = replace(toy.TITLE.thinking, rivals=lambda g, answers: answers[-1:])
    outlook = Outlook(replace(toy.TITLE, thinking=thinking))
    assert outlook.short(g) == g.answers()
    assert outlook.short(g, as_rival=True) == g.answers()[-1:]
    assert outlook.quick_answer(g, as_rival=True) == g.answers()[-1]
    assert Outlook(toy.TITLE).short(g, as_rival=True) == g.answers()
