"""The race at the root, the width of the tree, and what is looked at in a hurry."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from burnham.bots.search.memory import key_of
from burnham.bots.search.outcome import Outlook, lead_of, soft_shares
from burnham.bots.search.race import Runner, in_front, take_out_luck
from burnham.bots.search.tree import Node, Settings, Tree
from burnham.games import names, title_of
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from tests import toy
from tests.toy.endgame import HIGH, LOW, endgame


def runner(*shares: float, sight: float = 0.5, first_sight: float = 1.0) -> Runner:
    made = Runner(0, sight, first_sight, 2)
    made.shares = list(shares)
    return made


def a_tree(**settings: Any) -> Tree:
    g = new_game(toy.TITLE, 2, "race", {}, None).position
    return Tree(g.seen_by(g.seat), g.seat, Outlook(toy.TITLE), Settings(**settings), "race")


def test_who_is_always_worse_drops_out() -> None:
    good, bad = runner(*[0.6] * 20), runner(*[0.4] * 20)
    assert bad.behind(good, 2.0)
    assert not good.behind(bad, 2.0)


def test_who_is_worse_only_sometimes_stays() -> None:
    other = runner(*[0.5, 0.5] * 10)
    unlucky = runner(*[0.9, 0.0] * 10)
    assert unlucky.worth < other.worth
    assert not unlucky.behind(other, 2.0)


def test_nobody_drops_out_after_a_few_tries() -> None:
    assert not runner(*[0.1] * 3).behind(runner(*[0.9] * 3), 2.0)


def test_what_looked_bad_drops_out_sooner() -> None:
    """After the same tries: the one that first sight liked as well as the other stays."""
    ahead = runner(*[0.52] * 8, sight=0.6, first_sight=8.0)
    liked = runner(*[0.48] * 8, sight=0.6, first_sight=8.0)
    disliked = runner(*[0.48] * 8, sight=0.4, first_sight=8.0)
    assert not liked.behind(ahead, 2.0)
    assert disliked.behind(ahead, 2.0)


def test_what_looked_good_stays_in_spite_of_bad_luck() -> None:
    lucky = runner(*[0.9, 0.7] * 3, sight=0.3, first_sight=20.0)
    unlucky = runner(*[0.2, 0.3] * 3, sight=0.7, first_sight=20.0)
    assert not unlucky.behind(lucky, 2.0)


def test_a_small_lag_may_be_a_surprise_to_come() -> None:
    """A sure 0.52 against a sure 0.5: a catastrophe may just not have been imagined yet."""
    assert not runner(*[0.5] * 8).behind(runner(*[0.52] * 8), 2.0)


def test_first_sight_counts_like_some_tries() -> None:
    one = runner(1.0, 1.0, sight=0.4, first_sight=2.0)
    assert one.merit(2) == pytest.approx(0.7)
    assert one.worth == pytest.approx(1.0)


def test_one_more_try_is_no_advantage() -> None:
    """Tries lie on a higher level here than first sight; the round that one has not run is not
    counted for the other."""
    late = runner(0.8, 0.8, 0.8, sight=0.4, first_sight=4.0)
    early = runner(0.79, 0.79, 0.79, 0.79, sight=0.4, first_sight=4.0)
    assert early.merit(4) > late.merit(3)
    assert early.lag(late) > 0.0
    assert in_front([early, late]) is late


def ran(worth: float, *lucks: float, part: float = 0.1) -> Runner:
    """A runner of whom only luck made more or less than it is worth."""
    made = Runner(0, 0.5, 1.0, 2)
    for luck in lucks:
        share = worth + part * luck
        made.came_in([share, 1.0 - share], 0, 10.0 * share, luck)
    return made


def test_luck_is_taken_out_of_tries() -> None:
    """The better one had bad luck; as much luck as that is worth as much to both."""
    unlucky, lucky = ran(0.6, -2.0, 1.0, -1.0), ran(0.5, 3.0, 1.0, -1.0)
    assert unlucky.worth < lucky.worth
    take_out_luck([unlucky, lucky])
    assert unlucky.shares == pytest.approx([0.6] * 3)
    assert lucky.shares == pytest.approx([0.5] * 3)
    assert unlucky.leads == pytest.approx([6.0] * 3)


def test_luck_that_changes_nothing_is_not_taken_out() -> None:
    steady = ran(0.6, -2.0, 2.0, -1.0, 1.0, part=0.0)
    take_out_luck([steady])
    assert steady.shares == pytest.approx([0.6] * 4)


def test_where_no_luck_is_told_tries_count_as_they_came() -> None:
    one = Runner(0, 0.5, 1.0, 2)
    for share in (0.2, 0.9, 0.4):
        one.came_in([share, 1.0 - share], 0, 0.0)
    take_out_luck([one])
    assert one.shares == [0.2, 0.9, 0.4]


def test_the_chances_told_add_up_and_have_no_luck_in_them() -> None:
    tree = a_tree()
    tree.think(60, 0.0)
    best = tree.findings()[0]
    assert tree.chances()[tree.seat] == pytest.approx(best.worth)
    assert sum(tree.chances()) == pytest.approx(1.0)


def test_every_answer_meets_the_same_imaginings() -> None:
    """Two answers that lead to the same are worth the same, to the last digit."""
    tree = a_tree(widen=1_000_000)
    tree.line_up()
    twin = Runner(tree.runners[0].answer, 0.5, 1.0, 2)
    for _ in range(6):
        tree.play_out(tree.runners[0])
        tree.play_out(twin)
    assert tree.runners[0].shares == twin.shares
    assert len(set(twin.shares)) > 1


def test_a_node_widens_with_every_fourfold_visits() -> None:
    tree = a_tree(widen=16)
    assert [tree.width(visits) for visits in (0, 15, 16, 63, 64, 256)] == [1, 1, 2, 2, 3, 4]


def test_who_never_ran_comes_last() -> None:
    tree = a_tree(runners=3)
    tree.think(60, 0.0)
    tree.runners[1].out = True
    order = tree.findings()
    assert [bool(one.shares) for one in order] == [True] * 3 + [False] * (len(order) - 3)
    assert [one.out for one in order[:3]] == [False, False, True]


def test_only_the_best_at_first_sight_run() -> None:
    tree = a_tree(runners=2)
    tree.think(12, 0.0)
    assert [one.tries > 0 for one in tree.runners] == [True, True] + [False] * (
        len(tree.runners) - 2
    )
    assert tree.runners[0].sight >= tree.runners[1].sight >= tree.runners[2].sight


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seats", [2, 4])
def test_the_short_list_is_a_part_of_the_answers(game: str, seats: int) -> None:
    title = title_of(game)
    g = new_game(title, seats, "short", {}, None).position
    dice = Dice("short")
    for _ in range(300):
        if g.over:
            break
        answers = g.answers()
        short = title.thinking.shortlist(g, answers)
        assert short
        assert set(short) <= set(answers)
        g.take(dice.pick(short))


def test_playing_on_stops_where_a_chapter_begins() -> None:
    title = title_of("chicago_1991")
    g = new_game(title, 2, "chapter", {}, None).position
    tree = Tree(
        g.seen_by(g.seat), g.seat, Outlook(title), Settings(title.thinking.horizons), "chapter"
    )
    played = g.imagine(g.seat, "chapter")
    tree.play_on(played, 0)
    assert (played.phase, played.round) == (1, 0) or played.over  # type: ignore[attr-defined]
    short = Tree(g.seen_by(g.seat), g.seat, Outlook(title), Settings((5,)), "chapter")
    played = g.imagine(g.seat, "chapter")
    short.play_on(played, 0)
    assert (played.phase, played.round) == (0, 0)  # type: ignore[attr-defined]


def test_the_tree_does_not_grow_beyond_a_chapter() -> None:
    """Else the tries of one answer would be judged ever farther on, in the midst of things."""
    title = replace(
        toy.TITLE, thinking=replace(toy.TITLE.thinking, chapter=lambda g: len(g.played))
    )
    g = endgame([3, 3], [LOW, 2, 4, 6], [HIGH])
    tree = Tree(g.seen_by(0), 0, Outlook(title), Settings(), "chapter")
    tree.think(200, 0.0)
    card = g.answers()[0]
    assert g.step.word(card).startswith("play"), "a new chapter"
    after = tree.root.children[tree.root.row(key_of(tree.seen, card))]
    assert after is not None
    assert after.visits == 0


def lengths(horizons: tuple[int, ...], tries: int) -> list[int]:
    """How many answers the tries of one answer give, one after the other."""
    given: list[int] = []

    def give(g: Position, answer: int, seat: int) -> float:
        given.append(answer)
        g.take(answer)
        return 0.0

    title = replace(toy.TITLE, thinking=replace(toy.TITLE.thinking, luck=give))
    g = new_game(title, 2, "race", {}, None).position
    tree = Tree(g.seen_by(g.seat), g.seat, Outlook(title), Settings(horizons), "race")
    tree.line_up()
    found = []
    for _ in range(tries):
        given.clear()
        tree.play_out(tree.runners[0])
        found.append(len(given))
    return found


def test_every_try_goes_equally_far() -> None:
    """However deep the tree has grown: what is answered in it counts."""
    found = lengths((3,), 12)
    assert min(found) >= 3
    assert max(found) <= 4, "and the end of a turn"


def test_tries_take_turns_at_the_horizons() -> None:
    """Every answer in the same order, so that all are compared over the same ones."""
    found = lengths((2, 3, 5), 12)
    for number, length in enumerate(found):
        horizon = (2, 3, 5)[number % 3]
        assert horizon <= length <= horizon + 1, "and the end of a turn"
    assert len(set(found)) > 1


def test_the_tree_follows_the_short_list() -> None:
    """Also where a node is wide."""
    title = replace(
        toy.TITLE, thinking=replace(toy.TITLE.thinking, shortlist=lambda g, answers: answers[-1:])
    )
    g = new_game(title, 2, "race", {}, None).position
    tree = Tree(g.seen_by(g.seat), g.seat, Outlook(title), Settings(widen=1), "race")
    node = Node()
    node.visits = 100
    assert tree.width(node.visits) > 1
    assert tree.choose(node, g.clone())[1] == g.answers()[-1]


def test_shares_of_the_victory() -> None:
    assert soft_shares([5.0, 5.0], 6.0) == [0.5, 0.5]
    assert sum(soft_shares([1.0, 2.0, 30.0], 6.0)) == pytest.approx(1.0)
    assert soft_shares([600.0, 0.0], 6.0)[0] == pytest.approx(1.0)
    assert lead_of([7.0, 4.0, 5.0], 0) == 2.0
    assert lead_of([7.0, 4.0, 5.0], 1) == -3.0
    assert lead_of([7.0], 0) == 7.0
