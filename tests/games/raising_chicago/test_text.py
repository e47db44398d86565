"""What a player reads before answering: what a bid gives or costs, what a plot brings, why not."""

from __future__ import annotations

from tests.games.raising_chicago.builders import ANGELIKA, MARION, Table, table


def said(t: Table, word: str) -> tuple[str, str]:
    """An answer in English and German."""
    answer = t.answer(word)
    return t.game.say(answer), t.game.say(answer, "de")


def reason(t: Table, word: str) -> tuple[str, str]:
    answer = t.answer(word)
    english, german = (t.game.why_not(answer, lang) for lang in ("en", "de"))
    assert english
    assert german
    return english, german


def bidder(**tokens: int) -> Table:
    """Card 8 (L J M) in slot I, its lumber covered; Marion to bid."""
    t = table().areas(8, 12, 16, 22, 20).empty(MARION).give(MARION, **tokens)
    return t.marks("I", UR=ANGELIKA).bidding(3, 1, 1)


def test_a_bid_says_what_it_gives_or_costs() -> None:
    t = bidder(masonry=1, jackscrew=2, wild=1)
    assert said(t, "bid II LR") == (
        "II lower right: take 1 jackscrew",
        "II unten rechts: 1 Hubspindel nehmen",
    )
    assert said(t, "bid I UL") == (
        "I pay square: pay 1 masonry and 1 jackscrew",
        "I Bezahlfeld: 1 Mauerwerk und 1 Hubspindel zahlen",
    )
    t = bidder(jackscrew=4)
    assert said(t, "bid I UL") == (
        "I pay square: trade 3 jackscrews for 1 masonry, then pay 1 masonry and 1 jackscrew",
        "I Bezahlfeld: 3 Hubspindeln gegen 1 Mauerwerk tauschen, "
        "dann 1 Mauerwerk und 1 Hubspindel zahlen",
    )


def test_a_pay_square_too_dear_says_so() -> None:
    assert reason(bidder(jackscrew=1), "bid I UL") == (
        "That pay square costs 1 masonry and 1 jackscrew. You have 1 jackscrew.",
        "Dieses Bezahlfeld kostet 1 Mauerwerk und 1 Hubspindel. Du hast 1 Hubspindel.",
    )


def test_ways_to_pay_name_what_leaves_the_storage() -> None:
    t = table().empty(MARION).give(MARION, lumber=6, masonry=2, jackscrew=3, wild=1, favor=1)
    t.won(16, MARION)
    assert said(t, "pay") == (
        "Trade 3 lumber for 1 masonry, then pay 3 lumber, 3 masonry, 3 jackscrews and 1 wild",
        "3 Bauholz gegen 1 Mauerwerk tauschen, "
        "dann 3 Bauholz, 3 Mauerwerk, 3 Hubspindeln und 1 Joker zahlen",
    )
    assert said(t, "pay poverty M favor L") == (
        "Pay 3 jackscrews, a favor for lumber, leave masonry unpaid: a step of poverty",
        "3 Hubspindeln zahlen, einen Gunstmarker für Bauholz abgeben, "
        "Mauerwerk schuldig bleiben: 1 Feld auf der Armutsleiste vor",
    )
    assert reason(t, "pay poverty L")[0] == (
        "You owe 3 lumber, 4 masonry and 3 jackscrews and have 6 lumber, 2 masonry, 3 jackscrews "
        "and 1 wild: what you have enough of must be paid."
    )


def test_a_plot_says_what_it_brings() -> None:
    t = table().give(MARION, tracks=(12, 12, 11)).banners(C1="jackscrew").won(2, MARION)
    t.building(9, ANGELIKA).building(1, ANGELIKA).building(33, ANGELIKA)
    assert said(t, "build 21") == (
        "Plot 21 in ward 1: a step of jackscrew expertise, 1 wild, encloses a neighborhood",
        "Bauplatz 21 in Stadtteil 1: 1 Feld auf der Hubspindel-Kompetenzleiste vor, 1 Joker, "
        "schließt eine Nachbarschaft ein",
    )
    t.give(MARION, tracks=(12, 12, 12))
    assert said(t, "build 13") == (
        "Plot 13 in ward 1: no step of expertise, 1 wild",
        "Bauplatz 13 in Stadtteil 1: kein Schritt Kompetenz, 1 Joker",
    )
    assert reason(t, "build 9") == (
        "Plot 9 in ward 1 is already built on.",
        "Bauplatz 9 in Stadtteil 1 ist schon bebaut.",
    )


def test_a_turn_says_what_the_arrows_bring() -> None:
    t = table().give(MARION, tracks=(12, 12, 12)).display(1, 2, 7).won(10, MARION)
    t.building(35, MARION).take("move 1", "take 2", "build 6")
    assert said(t, "turn 0") == (
        "Arrows to the north and east: 4 reputation for you so far",
        "Pfeile nach Norden und Osten: bisher 4 Ansehen für dich",
    )


def test_the_table_as_plain_text() -> None:
    t = table(council=True).building(21, MARION, 2).prestige(33, 2, 90)
    english, german = t.game.text("en"), t.game.text("de")
    assert "Round 1 of 8 · Project bidding" in english
    assert "Runde 1 von 8 · Projekte versteigern" in german
    assert "Blue 2" in english
    assert "Blau 2" in german
    assert "4→↓" in english
    for member in t.g.council:
        assert t.game.text_in("en").name("member", member) in english
