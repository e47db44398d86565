"""The words of this game."""

from __future__ import annotations

import pytest

from burnham.games.san_francisco import TITLE
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from tests.games.san_francisco.builders import Table, in_year, on_card, opened
from tests.rules import rule


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Card A (in play)", "Master builder", "face down (starting tender)", "$1 ▸"]),
        ("de", ["Karte A (dran)", "Grundstück 1", "verdeckt (Start-Ausschreibung)", "$1 ▸"]),
    ],
)
def test_the_table_as_text(lang: str, words: list[str]) -> None:
    t = on_card("A", 3).give(1, built="1-G2", money=4)
    shown = t.game.text(lang, 0)
    for word in words:
        assert word in shown
    assert "▲2#2" in shown
    assert "●1~" in shown


def test_the_table_as_text_hides_what_the_seat_may_not_know() -> None:
    t = opened(2).give(1, kept="prv_four_colours")
    t.g.dealt[1] = [9, 0]
    t.g.tender_display = [1, 2, 3]
    assert "Four colours" not in t.game.text("en", 0)
    assert "Four colours" in t.game.text("en", 1)


@pytest.mark.parametrize(
    ("lang", "hint"),
    [
        ("en", "You use Yellow 4 and Red 1. Then you may take: Street light or Cable car."),
        (
            "de",
            "Du nutzt Gelb 4 und Rot 1. Danach darfst du nehmen: "
            "Straßen\u00adbeleuchtung oder Kabel\u00adstraßen\u00adbahn.",
        ),
    ],
)
def test_the_hint_says_what_two_permits_bring(lang: str, hint: str) -> None:
    t = on_card("D", 2).give(0, money=9, area=1, permits="Y4a R1a")
    t.take("place build", "use build", "lay Y4a", "add R1a")
    assert t.game.text_in(lang).hint(t.g) == hint


def test_status() -> None:
    t = on_card("D", 2, year=1909, slot=3)
    assert t.game.text_in("en").tell("status", t.g.status()) == "1909 · Card D · 4 of 6"
    assert t.game.text_in("de").tell("status", t.g.status()) == "1909 · Karte D · 4 von 6"


# --- what an answer says is what it does --------------------------------------------------


def said(t: Table, word: str) -> list[str]:
    """An answer in English and German."""
    found = [t.game.say(t.answer(word), lang) for lang in ("en", "de")]
    return [sentence.replace("\u00ad", "") for sentence in found]


def hints(t: Table) -> list[str]:
    return [t.game.text_in(lang).hint(t.g) for lang in ("en", "de")]


def test_a_field_whose_action_is_impossible() -> None:
    t = on_card("D", 2)
    assert said(t, "place build") == [
        "Build (action not possible)",
        "Bauen (Aktion nicht möglich)",
    ]


def test_the_one_card_on_display_is_named_before_it_is_taken() -> None:
    t = on_card("E", 3).display("", "Y4a", "").tenders_out("", "prv_park", "")
    assert said(t, "place permit") == ["Permit: Yellow 4", "Genehmigung: Gelb 4"]
    assert said(t, "place tender") == ["Tender: Parks", "Ausschreibung: Parks"]
    t.give(0, money=2)
    assert said(t, "place permit")[0] == "Permit", "another action may still be bought"


def test_clearing_that_takes_no_rubble_says_so() -> None:
    t = on_card("F", 3).give(0, money=2)
    t.take("place clear")
    assert said(t, "use clear") == [
        "Clear: no rubble, one field up for $2",
        "Schutt entfernen: kein Schutt, für $2 ein Feld nach oben",
    ]
    t.give(0, progress=(2, 5))
    assert said(t, "use clear")[0] == "Clear: no rubble, one field right for $2"
    t.give(0, money=3)
    assert said(t, "use clear")[0] == "Clear", "rubble may be chosen"


@rule("SF-064", "SF-065")
def test_at_the_top_right_an_action_says_what_it_pays() -> None:
    t = on_card("D", 3).give(0, progress=(6, 5), money=2)
    t.take("place develop")
    assert said(t, "use develop") == [
        "Develop: $1, as you are at the top right",
        "Stadt entwickeln: $1, da du schon ganz oben rechts bist",
    ]


def test_a_bonus_that_leaves_no_choice_is_named_with_the_income() -> None:
    t = in_year(1908).give(0, built="1-G2 1-B3", area=6)
    assert said(t, "take 3") == [
        "$3 and as bonus $2 for each of your buildings on the plan: $4",
        "$3, dazu als Bonus: $2 für jedes eigene Gebäude auf dem Stadtplan: $4",
    ]
    assert said(in_year(1908), "take 3") == ["$3", "$3"]


CHOOSING = {"permit": "take_permit", "tender": "take_tender", "moves": "clear_rubble"}
"""Things that happen, and the question that asks for them: where another answer leads to them at
once, its words must tell."""


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_answer_does_more_than_it_says(seats: int) -> None:
    dice = Dice("says")
    met = set()
    for seed in range(6):
        game = new_game(TITLE, seats, seed, {}, None)
        text = game.text_in("en")
        while not game.over:
            g, asked = game.position, game.question
            for answer in g.answers():
                after = g.clone()
                after.facts = []
                after.carry_out(answer)
                for fact in after.facts:
                    if fact.seat != g.seat or CHOOSING.get(fact.key, asked) == asked:
                        continue
                    met.add(fact.key)
                    word = "no rubble"
                    if fact.key != "moves":
                        word = text.name(fact.key, fact.args[fact.key])
                    assert word in text.answer(g, answer), (game.words[-3:], asked)
            game.take(dice.pick(g.answers()))
    assert "moves" in met


def test_the_hint_of_clearing_at_the_edges() -> None:
    t = on_card("F", 3).give(0, money=5)
    t.take("place clear", "use clear")
    assert "$2 moves you up without rubble" in hints(t)[0]
    t.give(0, progress=(2, 5))
    english, german = hints(t)
    assert english.startswith(
        "You are at the top edge: $3 takes a rubble marker and moves you right"
    )
    assert german.endswith("für $2 rückst du nur nach rechts.")
    assert said(t, "up") == [
        "No rubble, just the step right",
        "Kein Schutt, nur nach rechts rücken",
    ]
    t.give(0, progress=(6, 5))
    english, german = hints(t)
    assert english.endswith("Without rubble you just get $1.")
    assert german.endswith("Ohne Schutt erhältst du einfach $1.")
    assert said(t, "up") == ["No rubble, just $1", "Kein Schutt, nur $1 erhalten"]


@rule("SF-169")
def test_the_hint_of_a_development_at_the_edges() -> None:
    t = on_card("D", 2).give(0, money=9, area=1, permits="Y4a R1a")
    t.take("place build", "use build", "lay Y4a", "add R1a", "build 2-Y4")
    assert hints(t)[0] == "It moves your progress marker one field right."
    t.give(0, progress=(6, 1))
    assert (
        hints(t)[1] == "Dein Fortschrittsmarker ist am rechten Rand und rückt ein Feld nach oben."
    )
    t.give(0, progress=(6, 5))
    assert hints(t)[0] == "Your progress marker is at the top right and stays there."


def test_the_front_of_a_card_is_where_the_arrow_is() -> None:
    english, german = hints(on_card("A", 2))
    assert "the end of card A with the arrow" in english
    assert "am Ende mit dem Pfeil" in german


# --- parks and the Committee --------------------------------------------------------------


@rule("SF-014")
def test_parks_are_named_by_the_option() -> None:
    assert "Mission Dolores Park 4" in opened(2).game.text("en")
    assert "Golden Gate Park 4" in opened(2, park="golden_gate_park").game.text("de")


def test_the_committee_has_an_article_where_german_needs_one() -> None:
    t = opened(1)
    told = [t.game.text_in("de").fact(fact) for _, fact in t.game.log]
    assert "Das Komitee fängt an." in told
    t.take("take 2")
    t.game.take(t.game.answers()[0])
    told = [t.game.text_in("de").fact(fact) for _, fact in t.game.log]
    assert any("dann das Komitee" in line for line in told), told
