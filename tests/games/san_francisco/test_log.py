"""Whoever reads the log alone can follow the game: from its facts, and from what lay open at the
start, everybody's tally can be computed at every moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.position import RIGHT, UP, SanFrancisco
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import NOBODY, Fact
from burnham.lab.setups import Setup, every_setup
from tests.games.san_francisco.builders import Table, on_card, opened
from tests.games.san_francisco.test_committee import COMMITTEE, HUMAN, solo
from tests.rules import rule


class Book:
    """A spectator's copy of the table, changed by nothing but the facts that all hear."""

    def __init__(self, game: Game) -> None:
        seen = game.seen_by(None)
        assert isinstance(seen, SanFrancisco)
        self.g = seen
        self.read = 0

    def go_on(self, game: Game) -> None:
        heard = game.log[self.read :]
        self.read = len(game.log)
        for _, fact in heard:
            if fact.heard_by(NOBODY):
                ENTRIES[fact.key](self.g, fact)

    def tallies(self) -> list[dict[str, int]]:
        return [self.g.tally(seat) for seat in range(self.g.players)]


def nothing(g: SanFrancisco, fact: Fact) -> None:
    """Told, but no part of a tally: stones, cards on display, turn order."""


def income(g: SanFrancisco, fact: Fact) -> None:
    g.money[fact.seat] += g.box.incomes[fact.args["income"]]


def money(g: SanFrancisco, fact: Fact) -> None:
    g.money[fact.seat] += fact.args["amount"]


def material(g: SanFrancisco, fact: Fact) -> None:
    g.supply[fact.seat] -= 1
    g.area[fact.seat] += 1


def remote(g: SanFrancisco, fact: Fact) -> None:
    g.money[fact.seat] -= fact.args["fee"]


def step(g: SanFrancisco, fact: Fact) -> None:
    g.money[fact.seat] -= fact.args.get("cost", 0)
    g.col[fact.seat] += int(fact.args["way"] == RIGHT)
    g.row[fact.seat] += int(fact.args["way"] == UP)


def clear(g: SanFrancisco, fact: Fact) -> None:
    step(g, fact)
    g.cleared[fact.seat] += 1


def permit(g: SanFrancisco, fact: Fact) -> None:
    g.permits[fact.seat].append(fact.args["permit"])


def discard(g: SanFrancisco, fact: Fact) -> None:
    for used in fact.args.values():
        g.permits[fact.seat].remove(used)


def tender(g: SanFrancisco, fact: Fact) -> None:
    g.taken[fact.seat].append(fact.args["tender"])


def build(g: SanFrancisco, fact: Fact) -> None:
    g.money[fact.seat] -= fact.args["cost"]
    g.area[fact.seat] -= 1
    g.owner[fact.args["site"]] = fact.seat


def builder(g: SanFrancisco, fact: Fact) -> None:
    g.builder = fact.seat


def development(g: SanFrancisco, fact: Fact) -> None:
    kind = fact.args["development"]
    step(g, fact)
    g.developments[fact.seat].append(g.top_development(kind))
    g.stacks[kind] -= 1


ENTRIES: dict[str, Callable[[SanFrancisco, Fact], None]] = {
    "income": income,
    **dict.fromkeys(("gained", "bonus", "corner"), money),
    **dict.fromkeys(("nothing-out", "no-permit", "no-free-colour"), money),
    **dict.fromkeys(("develops", "moves", "symbol"), step),
    **dict.fromkeys(("discards", "discards-2"), discard),
    "material": material,
    "remote": remote,
    "clears": clear,
    "permit": permit,
    "tender": tender,
    "built": build,
    "builder": builder,
    "develops-by": development,
    **dict.fromkeys(("chapter-year", "chapter-scoring", "starts", "kept", "shows"), nothing),
    **dict.fromkeys(("card-2", "card-3", "card-4", "placed", "aid", "passed", "forgoes"), nothing),
    **dict.fromkeys(("permit-out", "tender-out", "flipped", "reshuffled", "blocked"), nothing),
    **dict.fromkeys(("all-built", "no-development", "bonus-lost"), nothing),
}

SETUPS = every_setup(TITLE, Dice("log"), 4)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_tallies_can_be_computed_from_the_log(setup: Setup) -> None:
    for seed in range(3):
        game = new_game(TITLE, setup.seats, seed, setup.options, None)
        dice = Dice(str(seed))
        book = Book(game)
        while not game.over:
            game.take(dice.pick(game.answers()))
            book.go_on(game)
            tallies = [game.position.tally(seat) for seat in range(game.position.players)]
            assert book.tallies() == tallies, game.words[-3:]


def told(t: Table, lang: str = "en", last: int = 1) -> list[str]:
    """The last lines of the log."""
    text = t.game.text_in(lang)
    return [text.fact(fact).replace("\u00ad", "") for _, fact in t.game.log[-last:]]


def test_the_field_of_a_stone_is_told() -> None:
    t = on_card("A", 2)
    t.take("place material")
    assert told(t, last=2) == [
        "Orange goes to Material.",
        "Orange takes a building from the supply.",
    ]
    assert told(t, "de", 2)[0] == "Orange geht auf Material."


def test_used_permits_are_told_and_what_a_cable_car_costs() -> None:
    t = on_card("D", 2, year=1908).give(0, money=9, area=1, permits="Y4a R1a")
    t.take("place build", "use build", "lay Y4a", "add R1a", "build 2-R1", "take cable_car")
    assert told(t, last=4) == [
        "Orange clears the rubble from Red 1 (plot 2) for $3 and moves up.",
        "Orange discards the permits Yellow 4 and Red 1.",
        "Orange builds on Red 1 (plot 2) for $1.",
        "Orange takes a cable car for $1 and moves right.",
    ]
    assert told(t, "de", 4) == [
        "Orange entfernt für $3 den Schutt von Rot 1 (Grundstück 2) und rückt nach oben.",
        "Orange legt die Genehmigungen Gelb 4 und Rot 1 ab.",
        "Orange baut für $1 auf Rot 1 (Grundstück 2).",
        "Orange nimmt für $1 eine Kabelstraßenbahn und rückt nach rechts.",
    ]


@rule("SF-062")
def test_at_the_top_edge_the_log_says_right() -> None:
    t = on_card("F", 3).give(0, money=2, progress=(2, 5))
    t.take("place clear", "use clear")
    assert told(t) == ["Orange moves right for $2 without clearing rubble."]
    assert told(t, "de") == ["Orange rückt für $2 nach rechts, ohne Schutt zu entfernen."]


@rule("SF-065")
def test_at_the_top_right_the_log_says_that_nothing_moves() -> None:
    t = on_card("F", 3).give(0, money=5, progress=(6, 5))
    t.take("place clear", "use clear", "clear 1-Y1")
    assert told(t, last=2) == [
        "Orange clears the rubble from Yellow 1 (plot 1) for $3.",
        "Orange is at the top right already and gets $1.",
    ]


def test_new_cards_on_display_are_told() -> None:
    t = opened(2).display("", "Y4a", "R1a").pile("G2a")
    t.g.facts = []
    t.g.refill_permits()
    text = t.game.text_in("de")
    assert [text.fact(fact) for fact in t.g.facts] == [
        "Neu in der Auslage: die Genehmigung Grün 2."
    ]


@rule("SF-180")
def test_starting_tenders_are_told_to_all_at_the_end() -> None:
    t = on_card("A", 2, year=1911, slot=5).give(0, kept="prv_rubble").give(1, kept="prv_park")
    t.give(1, built="1-G2 1-B3 1-R4 1-B5 2-Y4 2-R1 2-B2", area=1, permits="G3a", money=9)
    t.take("place income 1", "place build", "use build", "build 2-G3")
    assert t.game.over
    heard = [t.game.text_in("en").fact(fact) for _, fact in t.game.facts_for(0)]
    assert heard[-2:] == [
        "Orange turns up the starting tender: Rubble.",
        "Black turns up the starting tender: Parks.",
    ]


# --- the Committee ------------------------------------------------------------------------


def committee(t: Table, lang: str) -> list[str]:
    """What the Committee did, in the words of the log."""
    text = t.game.text_in(lang)
    return [text.fact(fact) for _, fact in t.game.log if fact.seat == COMMITTEE]


@rule("SF-145", "SF-146")
def test_the_log_says_what_the_aid_means() -> None:
    t = solo("D").pile("Y5a").start()
    assert "The Committee turns up the permit Yellow 5." in committee(t, "en")
    assert "The Committee goes to Build: 5 means left." in committee(t, "en")
    t = solo("D").pile("Y5a")
    t.g.order = [HUMAN, COMMITTEE]
    t.start().take("place build")
    assert (
        "Das Komitee geht auf Genehmigung: Die 5 steht für links, aber dort ist besetzt."
        in committee(t, "de")
    )


@rule("SF-147")
def test_the_log_says_why_the_committee_takes_income() -> None:
    t = solo("D").pile("Y5a").give(COMMITTEE, permits="").start()
    assert committee(t, "en")[-1] == (
        "The Committee cannot build without a permit and gets the income of the card: $1."
    )
    assert committee(t, "de")[-1] == (
        "Das Komitee kann ohne Genehmigung nicht bauen und erhält die Einnahmen der Karte: $1."
    )


@rule("SF-147")
def test_the_log_says_that_no_site_is_left_in_its_colours() -> None:
    t = solo("D").pile("Y5a").give(COMMITTEE, permits="G2a")
    t.give(HUMAN, built="1-G2 2-G3 2-G5 3-G4 4-G1").start()
    assert committee(t, "en")[-1] == (
        "The Committee finds no free site in the colours of its permits "
        "and gets the income of the card: $1."
    )


@rule("SF-147")
def test_the_log_says_that_no_card_is_left_to_take() -> None:
    t = solo("E").pile("Y5a").give(COMMITTEE, permits="G2a G3a G4a").tenders_out("", "", "").start()
    assert (
        "The Committee finds no card on display to take and gets the income of the card: $1."
        in (committee(t, "en"))
    )


@rule("SF-185")
def test_the_log_tells_the_step_for_a_symbol_without_a_card() -> None:
    t = solo("D").pile("Y4a").give(COMMITTEE, permits="R1a")
    t.g.stacks[1] = 0
    t.start()
    assert "The Committee moves right for the symbol Cable car; the stack is empty." in committee(
        t, "en"
    )
