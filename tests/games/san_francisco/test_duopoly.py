"""The two-player variant."""

from __future__ import annotations

import pytest

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.position import NONE
from burnham.table.speech import speech_in
from burnham.table.views.choices import option_view
from tests.games.san_francisco.builders import Table, before_year, in_year, opened
from tests.rules import rule


def blocking(first: int = 2, second: int = 4) -> Table:
    """Both have taken income and bonus of 1910; the one further right is to place a blocker."""
    t = in_year(1910, duopoly=True)
    return t.take(f"take {first}", "take money", f"take {second}", "take money")


@rule("SF-135", "SF-136")
def test_ex_18_blockers_in_the_order_of_the_income_track() -> None:
    t = blocking(4, 2)
    assert (t.question, t.seat) == ("place_blocker", 1)
    assert len(t.offers()) == 18
    t.take("block C clear")
    assert (t.question, t.seat) == ("place_blocker", 0)
    t.take("block A build")
    assert (t.question, t.seat) == ("place_stone", 1)
    assert [t.called("field", field) for field in t.g.blockers] == ["build", "clear"]


@rule("SF-137")
def test_ex_18_not_on_the_same_card() -> None:
    t = blocking().take("block C clear")
    assert len(t.offers()) == 15
    assert not any(word.startswith("block C") for word in t.offers())
    assert t.why("block C permit") == "card-blocked"


def until_card(t: Table, card: str) -> Table:
    """Both take the first field that is free until they come to a card."""
    while t.card() != card:
        t.game.take(t.game.answers()[0])
    return t


@rule("SF-138", "SF-182")
def test_ex_18_a_blocked_field_is_closed_to_both() -> None:
    t = blocking().take("block C clear", "block E tender")
    t = until_card(t, "C")
    first, second = t.g.order
    t.give(first, money=9).give(second, money=9)
    assert t.offers() == ["place permit", "place income 1"]
    assert t.why("place clear") == "field-blocked"
    t.take("place income 1")
    assert t.why("use clear") == "field-blocked"
    about = t.g.step.about(t.g, first, t.g.arg, t.answer("use permit"))
    assert about["fee"] == 4, "the blocked field still counts as a step"
    t.take("use income 1")
    assert t.offers() == ["place permit"], "the second player gets what is left"


@rule("SF-138", "SF-181")
def test_blockers_are_lifted_at_the_end_of_the_year() -> None:
    t = blocking().take("block C clear", "block A build")
    blockers = t.g.blockers[:]
    while t.question != "take_income":
        assert t.g.blockers == blockers, "all year"
        t.game.take(t.game.answers()[0])
    assert t.g.blockers == [NONE, NONE]
    while t.question != "place_blocker":
        t.game.take(t.game.answers()[0])
    assert len(t.offers()) == 18
    assert "block C clear" in t.offers(), "last year's field may be chosen again"


@rule("SF-136")
def test_no_blockers_in_1915() -> None:
    """R-31: only the bonus is left, and nobody can build."""
    t = before_year(1915, duopoly=True).start()
    assert t.game.over


@rule("SF-139")
def test_the_rest_is_the_two_player_game() -> None:
    plain, variant = opened(2), opened(2, duopoly=True)
    differing = [f for f, v in plain.g.values().items() if variant.g.values()[f] != v]
    assert differing == ["duopoly"]
    for t in (plain, variant):
        for income in (1, 2):
            t.take(f"take {income}")
            t.game.take(t.game.answers()[0])
    variant.take("block F permit", "block E tender")
    assert plain.question == variant.question == "place_stone"
    assert plain.g.money == variant.g.money
    assert plain.game.answers() == plain.g.card_fields(plain.g.card)


@rule("SF-136")
def test_without_the_variant_nothing_is_blocked() -> None:
    t = in_year(1910)
    t.take("take 2", "take money", "take 4", "take money")
    assert t.question == "place_stone"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_forms_preset_the_variant_that_the_book_recommends(lang: str) -> None:
    text = opened(2).game.text_in(lang)
    option = next(option for option in TITLE.rules.options if option.name == "duopoly")
    shown = option_view(speech_in(lang), text, option)
    assert [choice.value for choice in shown.choices if choice.chosen] == ["true"]
    assert shown.seats == (2,)


def test_programs_and_records_begin_without_it() -> None:
    assert opened(2).game.options["duopoly"] is False
