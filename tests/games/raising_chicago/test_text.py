"""What a player reads before answering: what a bid gives or costs, what a plot brings, why not."""

from __future__ import annotations

from burnham.games.raising_chicago import TITLE
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
        "You owe 3 lumber, 4 masonry and 3 jackscrews and have 6 lumber, 2 masonry, 3 jackscrews, "
        "1 wild and 1 favor: what you have enough of must be paid."
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
        "Bauplatz 13 in Stadtteil 1: kein Feld auf den Kompetenzleisten, 1 Joker",
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


def test_plain_text_shows_letters_piles_and_the_councils_thresholds() -> None:
    t = table(council=True)
    of = [[card + 1 for card, own in enumerate(t.box.letters) if own == i] for i in range(5)]
    t.give(MARION, cards=[of[2][0], of[0][0]], pile=[of[3][0], of[4][0]])
    english, german = t.game.text("en"), t.game.text("de")
    cards = next(
        line for line in english.splitlines() if "Cards (4 slots, 0 of this round): C" in line
    )
    assert ", A " in cards
    assert "cards: 2; letters with those in the company: A 1, B 0, C 1, D 1, * 1" in english
    assert "From 4 cards, twice from 6" in english
    assert "Stapel der verdrängten Karten: 2; Buchstaben mit denen in der Firma: A 1" in german
    assert "Ab 4 Karten, doppelt ab 6" in german


def test_a_payment_by_favors_or_poverty_alone_says_so() -> None:
    t = table().empty(MARION).give(MARION, favor=3).won(16, MARION)
    assert said(t, "pay favor LMJ") == (
        "Spend 3 favors for lumber, masonry and jackscrews",
        "3 Gunstmarker für Bauholz, Mauerwerk und Hubspindeln abgeben",
    )
    assert said(t, "pay poverty J favor LM") == (
        "Spend 2 favors for lumber and masonry, leave jackscrews unpaid: a step of poverty",
        "2 Gunstmarker für Bauholz und Mauerwerk abgeben, "
        "Hubspindeln schuldig bleiben: 1 Feld auf der Armutsleiste vor",
    )
    assert said(t, "pay poverty LMJ") == (
        "Leave lumber, masonry and jackscrews unpaid: 3 steps of poverty",
        "Bauholz, Mauerwerk und Hubspindeln schuldig bleiben: 3 Felder auf der Armutsleiste vor",
    )


def test_reasons_that_tokens_are_too_few_say_so() -> None:
    t = table().empty(MARION).give(MARION, lumber=3).won(16, MARION)
    assert reason(t, "pay") == (
        "The rest is more than your tokens can pay, even with wilds and trades: "
        "you owe 3 lumber, 4 masonry and 3 jackscrews and have 3 lumber.",
        "Der Rest ist mehr, als du zahlen kannst, auch mit Jokern und Tausch: "
        "Du schuldest 3 Bauholz, 4 Mauerwerk und 3 Hubspindeln und hast 3 Bauholz.",
    )
    t.take("trade", "get masonry")
    assert reason(t, "give 1 2 0") == (
        "That is more than you have. You have 3 lumber.",
        "So viel hast du nicht. Du hast 3 Bauholz.",
    )


def question(t: Table) -> tuple[str, str]:
    return t.game.text_in("en").question(t.g), t.game.text_in("de").question(t.g)


def test_questions_about_trades_and_final_projects() -> None:
    t = table().empty(MARION).give(MARION, lumber=3, tracks=(0, 12, 12)).won(37, MARION)
    assert question(t) == (
        "How do you pay for Final project 1?",
        "Wie bezahlst du das finale Projekt 1?",
    )
    t.take("trade")
    assert question(t) == ("What do you want to get?", "Was willst du bekommen?")
    assert said(t, "get jackscrew") == ("Get 1 jackscrew", "1 Hubspindel bekommen")
    t.take("get jackscrew")
    assert question(t) == ("What do you give for 1 jackscrew?", "Was gibst du für 1 Hubspindel?")
    t.take("give 3 0 0", "pay poverty L")
    assert question(t)[1] == "Wo hebst du das finale Projekt 1 an?"


def test_banners_and_tracks_have_german_names() -> None:
    t = table().give(MARION, tiles=[10], tracks=(2, 0, 0)).banners(C3="jackscrew", P="masonry")
    t.bidding(3, 2, 2).take("tile 10")
    assert said(t, "swap C3") == (
        "The jackscrew banner of column 3",
        "Das Hubspindel-Banner über Spalte 3",
    )
    t.take("swap P")
    assert question(t) == (
        "With which banner does the masonry banner of the prestige area change places?",
        "Mit welchem Banner tauscht das Mauerwerk-Banner im Prestigebereich den Platz?",
    )
    t.g.facts = []
    t.g.advance(MARION, 0, 1)
    german = t.game.text_in("de")
    assert [german.fact(fact) for fact in t.g.facts] == [
        "Blau erreicht auf der Bauholz-Kompetenzleiste Spalte 3.",
        "Blau schaltet eine permanente Ressource frei: Bauholz.",
    ]


def test_a_neighborhood_says_who_gets_it() -> None:
    t = table().give(MARION, tracks=(12, 12, 12)).neighborhood(1, 1).neighborhood(5, 13)
    for plot, owner in ((21, ANGELIKA), (9, ANGELIKA), (1, ANGELIKA), (37, MARION), (17, MARION)):
        t.building(plot, owner, 2)
    t.won(2, MARION).take("build 33")
    assert [said(t, word) for word in t.offers()] == [
        (
            "Neighborhood 1 first: 1 favor for Purple",
            "Zuerst Nachbarschaft 1: 1 Gunstmarker für Lila",
        ),
        ("Neighborhood 5 first: 2 wilds for Blue", "Zuerst Nachbarschaft 5: 2 Joker für Blau"),
    ]


def test_a_prestige_building_that_cannot_be_turned_says_with_its_plot_what_it_brings() -> None:
    t = table().give(MARION, tracks=(12, 12, 12)).display(1, 4, 7).won(10, MARION)
    t.building(35, MARION).take("move 1", "take 4")
    assert said(t, "build 6") == (
        "Plot 6 in ward 2: no step of expertise, arrows to all sides: 2 reputation for you so far",
        "Bauplatz 6 in Stadtteil 2: kein Feld auf den Kompetenzleisten, "
        "Pfeile nach allen Seiten: bisher 2 Ansehen für dich",
    )
    t.take("build 6")
    assert t.question != "rotate"


def test_the_last_square_is_not_covered_unasked() -> None:
    """With four players all twenty squares may be covered: each click is one marker."""
    t = table(4)
    for slot in ("I", "II", "III", "IV", "V"):
        t.marks(slot, UL=ANGELIKA, UR=ANGELIKA, LL=ANGELIKA, LR=ANGELIKA)
    t.g.squares[:2] = [-1, -1]
    t.bidding(2, 0, 0, 0).take("bid I UR")
    assert (t.question, t.offers()) == ("bid", ["bid I UL"])


def test_no_question_is_answered_by_itself_but_the_turning_of_equal_arrows() -> None:
    assert [step.name for step in TITLE.rules.steps if step.forced] == ["rotate"]


def test_who_pays_is_told_all_that_can_pay() -> None:
    t = table().empty(MARION).give(MARION, lumber=2, wild=1, favor=1).won(16, MARION)
    for lang, hint in (
        ("en", "Due: 3 lumber, 4 masonry and 3 jackscrews. You have 2 lumber, 1 wild and 1 favor."),
        (
            "de",
            "Fällig: 3 Bauholz, 4 Mauerwerk und 3 Hubspindeln. "
            "Du hast 2 Bauholz, 1 Joker und 1 Gunstmarker.",
        ),
    ):
        assert t.game.text_in(lang).hint(t.g) == hint
