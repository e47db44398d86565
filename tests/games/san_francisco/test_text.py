"""The words of this game."""

from __future__ import annotations

import pytest

from tests.games.san_francisco.builders import on_card, opened


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Card A (in play)", "Master builder", "face down"]),
        ("de", ["Karte A (dran)", "Baumeister", "verdeckt"]),
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
