"""The log alone tells the game: what every seat owns in plain sight follows from its facts."""

from __future__ import annotations

import pytest

from burnham.games.raising_chicago import TITLE
from burnham.games.raising_chicago.box import BASIC, BUNDLE, NEUTRAL, unbundled
from burnham.games.raising_chicago.questions import AUCTION
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import Fact
from tests.games.raising_chicago.builders import ANGELIKA, MARION, NICOLE, Table, table
from tests.rules import rule

GAINS = {"bid", "neutral-bid", "won", "cleared", "gained", "column", "produced"}
PAYMENTS = {"bid-paid", "neutral-paid", "paid"}
ONE_MORE = {
    "symbol": "symbols",
    "permanent": "permanents",
    "moved": "tiles",
    "neighborhood": "neighborhoods",
    "beside": "reputation",
}
COUNTED = {"levels": ("reputation", "levels"), "poverty": ("poverty", "steps")}
NO_CHANGE = {
    "chapter-round", "chapter-scoring", "announced", "markers", "rows-2", "rows-3", "rows-4",
    "returned", "neutral-won", "no-bid", "unpaid", "built", "neutral-built", "neutral-moved",
    "neutral-prestige", "prestige", "displayed", "neighborhood-lost", "card", "pushed-out",
    "step-lost", "no-expansion", "lifted", "swapped", "asterisk", "personal", "joker", "scored",
    "scored-poverty",
}  # fmt: skip


class Bookkeeper:
    """Knows how everybody starts, and hears the log."""

    def __init__(self, game: Game) -> None:
        setup = game.box.setups[game.seats - 2]
        start = dict.fromkeys(game.position.tally(0), 0)
        for t, name in enumerate(BASIC):
            start[name] = setup.resources[t]
            start[f"{name}-track"] = setup.start_column
        self.books = [dict(start) for _ in range(game.seats)]

    def hear(self, fact: Fact) -> None:
        if fact.key in NO_CHANGE:
            return
        book, args = self.books[fact.seat], fact.args
        if fact.key in GAINS:
            self.move(fact.seat, args["bundle"], 1)
        elif fact.key in PAYMENTS:
            self.move(fact.seat, args["bundle"], -1)
        elif fact.key == "traded":
            self.move(fact.seat, args["bundle"], -1)
            self.move(fact.seat, args["bundle2"], 1)
        elif fact.key == "favors-spent":
            book["favor"] -= args["count"]
        elif fact.key == "used-tile":
            book["tiles"] -= 1
        elif fact.key == "stepped":
            book[f"{BASIC[args['track']]}-track"] = args["column"]
        elif fact.key in COUNTED:
            name, amount = COUNTED[fact.key]
            book[name] += args[amount]
        else:
            book[ONE_MORE[fact.key]] += 1

    def move(self, seat: int, bundle: int, sign: int) -> None:
        for name, amount in zip(BUNDLE, unbundled(bundle), strict=True):
            self.books[seat]["expansions" if name == "expansion" else name] += sign * amount


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("council", [False, True])
def test_what_everybody_owns_follows_from_the_log(seats: int, council: bool) -> None:
    for seed in range(3):
        game = new_game(TITLE, seats, f"log {seed}", {"council": council}, None)
        dice, keeper, heard = Dice(f"log {seed}"), Bookkeeper(game), 0
        while True:
            for _, fact in game.log[heard:]:
                keeper.hear(fact)
            heard = len(game.log)
            assert keeper.books == [game.position.tally(seat) for seat in range(seats)]
            if game.over:
                break
            game.take(dice.pick(game.answers()))


def told(t: Table, *keys: str) -> list[str]:
    text = t.game.text_in("de")
    return [text.fact(fact) for fact in t.told_of(*keys)]


@rule("RC-081")
def test_a_trade_is_told_before_the_payment_it_helps() -> None:
    t = table().empty(MARION).give(MARION, lumber=6, masonry=3, jackscrew=3).won(16, MARION)
    t.take("pay")
    assert told(t, "traded", "paid") == [
        "Blau tauscht 3 Bauholz gegen 1 Mauerwerk.",
        "Blau zahlt 3 Bauholz, 4 Mauerwerk und 3 Hubspindeln für Projekt 16.",
    ]
    t = table().areas(8).empty(MARION).give(MARION, jackscrew=4).marks("I", UR=ANGELIKA)
    t.bidding(3, 1, 1).take("bid I UL")
    assert told(t, "traded", "bid-paid") == [
        "Blau tauscht 3 Hubspindeln gegen 1 Mauerwerk.",
        "Blau bietet auf dem Bezahlfeld von Karte I und zahlt 1 Mauerwerk und 1 Hubspindel.",
    ]


@rule("RC-079", "RC-083")
def test_favors_and_poverty_are_told_by_themselves() -> None:
    t = table().empty(MARION).give(MARION, lumber=3, favor=1).won(16, MARION)
    t.take("pay poverty M favor J")
    assert told(t, "paid", "favors-spent", "unpaid", "poverty") == [
        "Blau zahlt 3 Bauholz für Projekt 16.",
        "Blau bezahlt Hubspindeln für Projekt 16 mit einem Gunstmarker.",
        "Blau bleibt Mauerwerk für Projekt 16 schuldig.",
        "Blau rückt auf der Armutsleiste 1 Feld vor (−1).",
    ]
    t = table().empty(MARION).give(MARION, lumber=3, favor=2).won(16, MARION)
    t.take("pay favor MJ")
    assert told(t, "favors-spent") == [
        "Blau bezahlt Mauerwerk und Hubspindeln für Projekt 16 mit 2 Gunstmarkern."
    ]


@rule("RC-066")
def test_the_step_of_poverty_for_a_project_without_a_bid_is_told() -> None:
    t = table().projects(1, 2, 3, 4, 5).areas(8, 16, 20, 22, 12).reputation(3, 1, 0)
    for slot in ("II", "III", "IV", "V"):
        t.marks(slot, UR=NICOLE)
    t.markers(0, 0, 0).go(AUCTION)
    assert told(t, "no-bid", "poverty") == [
        "Niemand hat auf Projekt 1 auf Feld I geboten: Es kommt mit seiner Karte aus dem Spiel.",
        "Blau rückt auf der Armutsleiste 1 Feld vor (−1).",
    ]


@rule("RC-070", "RC-073")
def test_markers_that_come_back_are_told() -> None:
    t = table().projects(1).areas(8).marks("I", UL=MARION, UR=MARION, LL=NICOLE).auction()
    assert "Grün bekommt 1 Gebotsmarker von Karte I zurück." in told(t, "returned")
    t = table(2).projects(1).areas(8).marks("I", UL=MARION, UR=MARION, LL=NEUTRAL).auction()
    assert told(t, "returned") == []


@rule("RC-102", "RC-155")
def test_reputation_of_levels_and_what_tiles_give_are_told() -> None:
    t = table().give(MARION, tracks=(12, 12, 12), tiles=[1, 2, 3, 11]).won(16, MARION, markers=3)
    t.take("tile 1", "tile 2", "tile 3", "tile 11", "build 1")
    assert told(t, "gained", "levels")[:5] == [
        "Blau erhält 2 Gunstmarker.",
        "Blau erhält 1 Joker und 1 Gunstmarker.",
        "Blau erhält 3 Ansehen.",
        "Blau erhält 3 Joker.",
        "Blau erhält 3 Ansehen für 3 Stockwerke.",
    ]


@rule("RC-137")
def test_a_card_that_is_pushed_out_is_told() -> None:
    t = table().give(MARION, tracks=(12, 12, 12), cards=[1, 2, 3, 4]).areas(8).won(16, MARION)
    t.take("build 1")
    assert told(t, "card", "pushed-out") == [
        "Blau legt Ressourcenkarte 8 zur Firma.",
        "Ressourcenkarte 4 fällt aus der Firma von Blau und kommt auf den Stapel.",
    ]


@rule("RC-195")
def test_what_was_chosen_in_final_scoring_is_told() -> None:
    t = table(council=True).member(A=5, B=7, C=8, D=9).moved(1, MARION).moved(2, MARION)
    for seat in (MARION, ANGELIKA, NICOLE):
        t.empty(seat)
    jokers = [card + 1 for card, letter in enumerate(t.box.letters) if letter == 4]
    cards = [card + 1 for card, letter in enumerate(t.box.letters) if letter == 0]
    t.give(MARION, cards=cards[:3], pile=jokers[:1], lumber=5, favor=2)
    t.give(MARION, symbols={"train": 1, "lion": 1, "book": 1, "seal": 1, "asterisk": 1}).ended()
    assert told(t, "asterisk", "personal", "joker", "scored") == [
        "Das Sternchen von Blau zählt als Y.",
        "Blau vollendet im persönlichen Projekt Bauholz, Mauerwerk und Hubspindeln, "
        "mit 2 Gunstmarkern.",
        "Blau zählt 1 Karte mit allen Buchstaben als A.",
        "Blau erhält 3 Ansehen für Symbolsätze.",
        "Blau erhält 9 Ansehen für das persönliche Projekt.",
        "Blau erhält 4 Ansehen für den Stadtrat.",
    ]
    text = t.game.text_in("de")
    sheet = [
        (item.points, text.item(item)) for item in TITLE.rules.items(t.g) if item.player == MARION
    ]
    assert sheet == [
        (3, "1 Satz aus fünf Symbolen"),
        (0, "Das Sternchen zählt als Y"),
        (2, "5 Bauholz"),
        (2, "Ein Gunstmarker für Mauerwerk"),
        (2, "Ein Gunstmarker für Hubspindeln"),
        (3, "Alle drei Teile"),
        (4, "A · Stadtrand, 4 Karten, 1 davon mit allen Buchstaben"),
        (0, "B · Permanente Ressourcen, 0 Karten"),
        (0, "C · Zurückgelegte Gebote, 0 Karten"),
        (0, "D · Nachbarschaften, 0 Karten"),
    ]
