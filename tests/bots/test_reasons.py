"""Reasons: what they add up to, what is told of them, and that nobody thinks otherwise for them."""

from __future__ import annotations

import pytest

from burnham.bots.counsel import ask
from burnham.bots.reasons import MOST, RIVAL, Ending, Evidence, Key, Reason, Why, Witness
from burnham.bots.search.race import Runner, take_out_luck
from burnham.bots.search.thinker import Thinker
from burnham.games import names, title_of
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice, play_random
from burnham.kernel.text import LANGUAGES, Text
from burnham.kernel.title import Title
from tests import toy

GAMES = [*names(), "toy"]


def title(game: str) -> Title:
    return toy.TITLE if game == "toy" else title_of(game)


class Tried(Runner):
    """An answer whose tries ended with these terms; the best rival has 10 points, or `rivals`."""

    def __init__(
        self,
        answer: int,
        terms: dict[str, list[float]],
        rivals: list[float] | None = None,
        luck: list[float] | None = None,
        held: list[set[int]] | None = None,
        of_rival: dict[str, list[float]] | None = None,
    ) -> None:
        super().__init__(answer, 0.5, 1.0, 2)
        tries = len(next(iter(terms.values())))
        for i in range(tries):
            own = {Key(name): found[i] for name, found in terms.items()}
            lead = sum(own.values()) - (rivals[i] if rivals else 10.0)
            share = min(1.0, max(0.0, 0.5 + lead / 40))
            self.came_in([share, 1 - share], 0, lead, luck[i] if luck else 0.0)
            sites = frozenset(("site", site) for site in (held[i] if held else ()))
            theirs = {Key(name): found[i] for name, found in (of_rival or {}).items()}
            self.endings.append(Ending(own, theirs, sites))


def why(best: Runner, other: Runner) -> Why:
    take_out_luck([best, other])
    return Evidence([best, other]).why(best, other)


def told(found: Why) -> dict[str, float]:
    return {reason.term: round(reason.points, 6) for reason in found.reasons}


def test_the_largest_differences_are_told_and_all_add_up() -> None:
    best = Tried(1, {"a": [9.0] * 6, "b": [1.0] * 6, "c": [2.0] * 6, "d": [4.0] * 6})
    other = Tried(2, {"a": [5.0] * 6, "b": [3.0] * 6, "c": [1.0] * 6, "d": [3.4] * 6})
    found = why(best, other)
    assert told(found) == {"a": 4.0, "b": -2.0, "c": 1.0}
    assert len(found.reasons) == MOST
    assert found.rest == pytest.approx(0.6)
    assert found.points == pytest.approx(other.points_lag(best))
    assert not found.rest_matters


def test_what_chance_explains_is_not_told() -> None:
    """Now better, now worse: no reason, though the mean differs."""
    best = Tried(1, {"a": [3.0, 0.0, 3.0, 0.0, 3.0, 1.0], "b": [3.0] * 6})
    other = Tried(2, {"a": [0.0, 1.0, 0.0, 1.0, 0.0, 1.0], "b": [1.0] * 6})
    found = why(best, other)
    assert told(found) == {"b": 2.0}
    assert found.rest == pytest.approx(7 / 6)
    assert found.rest_matters


def test_leads_that_hardly_differ_need_no_reasons() -> None:
    best = Tried(1, {"a": [9.0, 0.0, 9.0, 0.0, 9.0, 0.5], "b": [3.0] * 6})
    other = Tried(2, {"a": [0.0, 9.0, 0.0, 9.0, 0.0, 9.0], "b": [2.5] * 6})
    found = why(best, other)
    assert found.reasons == ()
    assert found.points == pytest.approx(other.points_lag(best))


def test_what_speaks_for_an_answer_comes_first() -> None:
    names = ("a", "b", "c", "d")
    best = Tried(1, dict(zip(names, ([1.0] * 6, [1.0] * 6, [5.0] * 6, [6.0] * 6), strict=True)))
    other = Tried(2, dict(zip(names, ([4.0] * 6, [3.5] * 6, [2.6] * 6, [2.0] * 6), strict=True)))
    assert list(told(why(best, other)).items()) == [("d", 4.0), ("c", 2.4), ("a", -3.0)]


def test_two_answers_are_compared_over_the_imaginings_that_both_met() -> None:
    best = Tried(1, {"a": [3.0] * 4 + [90.0] * 4})
    assert told(why(best, Tried(2, {"a": [1.0] * 4}))) == {"a": 2.0}


def test_where_nothing_that_stands_out_speaks_for_an_answer_nothing_is_told() -> None:
    swings = [3.0, 0.0, 4.0, 1.0, 3.0, 1.0]
    best = Tried(1, {"a": [1.0] * 6, "b": swings})
    other = Tried(2, {"a": [1.5] * 6, "b": [2.0 - one / 2 for one in swings]})
    assert other.points_lag(best) > 0
    assert why(best, other).reasons == ()


def test_few_tries_give_no_reasons() -> None:
    assert why(Tried(1, {"a": [3.0] * 3}), Tried(2, {"a": [1.0] * 3})) == Why()


def test_a_rival_who_has_less_is_a_reason() -> None:
    best = Tried(1, {"a": [3.0] * 5}, rivals=[6.0] * 5)
    found = why(best, Tried(2, {"a": [3.0] * 5}))
    assert told(found) == {RIVAL: 4.0}
    assert found.reasons[0].is_rival


def test_the_term_that_makes_a_rival_weaker_is_named() -> None:
    """If it is one term that changes; else the rival as a whole."""
    other = Tried(2, {"a": [3.0] * 5}, of_rival={"x": [7.0] * 5, "y": [3.0] * 5})
    one = Tried(1, {"a": [3.0] * 5}, [6.0] * 5, of_rival={"x": [4.0] * 5, "y": [2.0] * 5})
    found = why(one, other)
    assert found.reasons == (Reason("x", "", -1, 3.0, rival=True),)
    assert found.rest == pytest.approx(1.0)
    assert found.reasons[0].is_rival
    thirds = {name: [value] * 5 for name, value in (("x", 5.7), ("y", 1.7), ("z", -1.4))}
    found = why(Tried(1, {"a": [3.0] * 5}, [6.0] * 5, of_rival=thirds), other)
    assert told(found) == {RIVAL: 4.0}


def test_the_third_reason_is_the_one_that_leaves_least_unsaid() -> None:
    names = ("a", "b", "c", "d")
    best = Tried(1, dict(zip(names, ([4.0] * 6, [3.0] * 6, [2.5] * 6, [0.0] * 6), strict=True)))
    other = Tried(2, dict(zip(names, ([0.0] * 6, [0.0] * 6, [0.0] * 6, [2.4] * 6), strict=True)))
    found = why(best, other)
    assert list(told(found)) == ["a", "b"], "neither of the others would leave less unsaid"
    other = Tried(2, dict(zip(names, ([0.0] * 6, [0.0] * 6, [0.0] * 6, [5.0] * 6), strict=True)))
    assert list(told(why(best, other))) == ["a", "b", "d"]


def test_reasons_that_explain_little_are_not_told() -> None:
    many = {f"a{n}": [0.0, 0.0, 3.0, 0.0, 0.0, 3.0] for n in range(6)}
    best = Tried(1, {"b": [0.5] * 6, **many})
    other = Tried(2, {"b": [0.0] * 6, **{name: [0.0] * 6 for name in many}})
    found = why(best, other)
    assert found.reasons == ()
    assert found.points == pytest.approx(6.5)


def test_what_is_worth_its_price_is_no_reason() -> None:
    """Who hires has somebody for the money; the reason is what he is for."""
    best = Tried(1, {"members": [50.0] * 6, "cash": [0.0] * 6, "hands": [2.0] * 6})
    other = Tried(2, {"members": [0.0] * 6, "cash": [50.0] * 6, "hands": [0.0] * 6})
    assert told(why(best, other)) == {"hands": 2.0}
    dear = Tried(1, {"members": [50.0] * 6, "cash": [3.0] * 6, "hands": [0.0] * 6})
    assert told(why(dear, other)) == {"members": 50.0, "cash": -47.0}, "that was a bargain"


def test_the_rest_is_told_where_it_is_most_of_the_difference() -> None:
    many = {f"a{n}": [0.6] * 6 for n in range(4)}
    best = Tried(1, {"b": [9.0] * 6, "c": [0.0] * 6, **many})
    other = Tried(2, {"b": [0.0] * 6, "c": [8.0] * 6, **{name: [0.0] * 6 for name in many}})
    found = why(best, other)
    assert told(found) == {"b": 9.0, "c": -8.0}
    assert found.rest == pytest.approx(2.4)
    assert found.rest_matters


def test_luck_is_taken_out_of_reasons_as_out_of_leads() -> None:
    """The dice were kinder to the first by four points."""
    best = Tried(1, {"a": [9.0, 7.0, 11.0, 9.0, 8.0, 10.0]}, luck=[4.0, 2.0, 6.0, 4.0, 3.0, 5.0])
    other = Tried(2, {"a": [4.0, 2.0, 6.0, 4.0, 3.0, 5.0]}, luck=[0.0, -2.0, 2.0, 0.0, -1.0, 1.0])
    found = why(best, other)
    assert told(found) == {"a": 1.0}
    assert found.points == pytest.approx(other.points_lag(best))


def test_luck_is_taken_out_of_things_that_are_not_always_there() -> None:
    """Where a term is told of a thing, other tries tell it of another: all still adds up."""
    best = Tried(1, {"a": [9.0, 7.0, 11.0, 9.0, 8.0, 10.0]}, luck=[4.0, 2.0, 6.0, 4.0, 3.0, 5.0])
    other = Tried(2, {"b": [4.0, 2.0, 6.0, 4.0, 3.0, 5.0]}, luck=[0.0, -2.0, 2.0, 0.0, -1.0, 1.0])
    found = why(best, other)
    assert found.points == pytest.approx(other.points_lag(best)) == pytest.approx(1.0)


def test_what_is_held_more_often_is_told() -> None:
    both, only = {3, 7}, {3}
    best = Tried(1, {"a": [1.0] * 8}, held=[both] * 7 + [only])
    other = Tried(2, {"a": [1.0] * 8}, held=[only] * 7 + [both])
    (held,) = why(best, other).held
    assert (held.kind, held.value, held.chance, held.other) == ("site", 7, 7 / 8, 1 / 8)
    (turned,) = why(best, other).turned().held
    assert (turned.chance, turned.other) == (1 / 8, 7 / 8)


@pytest.mark.parametrize("game", GAMES)
def test_reasons_add_up_to_the_difference_of_leads(game: str) -> None:
    found = title(game)
    seats = max(2, found.rules.min_seats)
    g = new_game(found, seats, "why", {}, None).position
    dice = Dice(game)
    compared = 0
    for _ in range(4):
        play_random(g, dice, 2)
        if len(g.answers()) < 2:
            continue
        compared += 1
        thinker = Thinker(found, "why", playouts=32)
        thinker.settings.horizons = (4,)
        counsel = ask(thinker, g.seen_by(g.seat), g.seat)
        for one in counsel.answers[1:]:
            assert one.why.points == pytest.approx(counsel.best.lead - one.lead, abs=1e-6)
        assert counsel.best.why.reasons == ()
    assert compared


@pytest.mark.parametrize("game", GAMES)
def test_what_a_witness_notes_adds_up_to_the_judgement_and_has_words(game: str) -> None:
    """At every stage of a game, and at its end."""
    found = title(game)
    seats = max(2, found.rules.min_seats)
    g = new_game(found, seats, "witness", {}, None).position
    dice = Dice(game)
    box = found.box(found.tables())
    texts = [Text(found, box, lang, {}, seats) for lang in LANGUAGES]
    while True:
        values = found.rules.scores(g).totals if g.over else found.thinking.judge_all(g)
        for seat in range(g.seats):
            ending = Witness(found, seat)(g)
            assert sum(ending.terms.values()) == pytest.approx(values[seat])
            for text in texts:
                for key in ending.terms:
                    assert text.say(f"term-{key.term}")
                    if key.kind:
                        thing = text.name(key.kind, key.value)
                        assert thing in text.say(f"term-{key.term}.of", thing=thing)
                for kind, value in ending.held:
                    assert text.tell(f"holds-{kind}", {kind: value})
        if g.over:
            return
        play_random(g, dice, 60)


def test_value_and_rise_of_shares_are_told_as_one() -> None:
    """A share that is worth less now and rises more is no two reasons to a player."""
    found = title("chicago_1875")
    g = new_game(found, 2, "shares", {}, None).position
    play_random(g, Dice("shares"), 60)
    ending = Witness(found, g.seat)(g)
    held = [key.value for key in ending.terms if key.term == "shares" and key.kind]
    assert held
    assert not any(key.term == "rise" and key.kind for key in ending.terms)
    assert ending.terms[Key("rise")] == pytest.approx(0.0)
    by_term = found.thinking.explain(g, g.seat)
    told = sum(points for key, points in ending.terms.items() if key.term == "shares")
    assert told == pytest.approx(by_term["shares"] + by_term["rise"])


def test_a_witness_changes_nothing_of_what_a_bot_thinks() -> None:
    g = new_game(toy.TITLE, 3, 1, {}, None).position
    seen, seat = g.seen_by(g.seat), g.seat
    with_one, without = (
        Thinker(toy.TITLE, "seed", playouts=60).think(seen, seat, witness=witness)
        for witness in (Witness(toy.TITLE, seat), None)
    )
    assert [(one.answer, one.shares) for one in with_one.findings()] == [
        (one.answer, one.shares) for one in without.findings()
    ]
    assert all(len(one.endings) == one.tries for one in with_one.runners)
    assert not any(one.endings for one in without.runners)
