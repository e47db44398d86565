"""What a click says is what it does: labels through all questions that are answered unasked."""

from __future__ import annotations

import re

import pytest

from burnham.games.chicago_1875 import TITLE
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.steps.outlook import after_click, told
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.kernel.title import OptionValue
from tests.games.chicago_1875.builders import Table, advanced, running, special
from tests.rules import rule


def said(t: Table, word: str) -> tuple[str, str]:
    """A label in both languages, hard blanks written as blanks."""
    answer = t.answer(word)
    return t.game.say(answer), soft(t.game.say(answer, "de"))


def soft(text: str) -> str:
    return text.replace("\xa0", " ")


# --- shares -------------------------------------------------------------------------------


@rule("BS-051", "BS-245")
def test_selling_the_last_lot_says_that_the_company_goes() -> None:
    t = advanced(libby=0, elgin=1).stock("libby", 80).hold(1, "libby", commons=3).stock_turn(0)
    assert said(t, "sell libby") == (
        "Sell Libby · the director’s certificate · $240, value falls to $40; "
        "Yellow becomes director",
        "Libby verkaufen · das Direktorenzertifikat · 240 $, Wert fällt auf 40 $; "
        "Gelb übernimmt die Leitung",
    )
    t.take("sell libby")
    assert (t.value("libby"), t.director_of("libby")) == (40, 1)


@rule("BS-039")
def test_buying_the_last_certificate_says_its_price() -> None:
    t = running(libby=0, elgin=1).hold(2, "libby", commons=5).stock("libby", 60).stock_turn(1)
    assert said(t, "buy libby") == (
        "Buy Libby · the preferred, 2 shares · $120 to its treasury",
        "Libby kaufen · das Vorzugszertifikat, 2 Aktien · 120 $ in seine Kasse",
    )
    cash = t.cash_of(1)
    t.take("buy libby")
    assert t.cash_of(1) == cash - 120


def test_a_company_with_several_lots_says_what_is_held() -> None:
    t = running(libby=0, elgin=1).hold(1, "libby", commons=2).stock_turn(1)
    assert said(t, "sell libby") == (
        "Sell Libby · you hold 2 shares at $50",
        "Libby verkaufen · du hast 2 Aktien zu 50 $",
    )
    assert said(t, "buy elgin")[0] == "Buy Elgin · a common from the company · $50 to its treasury"
    assert said(t, "buy libby")[0] == "Buy Libby · $50 a share"


@rule("BS-240")
def test_a_takeover_is_said_before_it_is_bought() -> None:
    t = advanced(libby=0, elgin=1).hold(1, "libby", commons=1, preferred=True).stock_turn(1)
    assert said(t, "buy libby") == (
        "Buy Libby · a common from the company · $50 to its treasury; you become director",
        "Libby kaufen · eine Stammaktie vom Unternehmen · 50 $ in seine Kasse; "
        "du übernimmst die Leitung",
    )


@rule("BS-043")
def test_a_fall_to_closed_warns() -> None:
    t = running(libby=0, elgin=1).hold(1, "libby", commons=1).stock("libby", 10).stock_turn(1)
    assert said(t, "sell libby") == (
        "Sell Libby · 1 common · $10, value falls to Closed, "
        "the company will close unless it rises",
        "Libby verkaufen · 1 Stammaktie · 10 $, Wert fällt auf Geschlossen, "
        "das Unternehmen schließt, wenn er nicht wieder steigt",
    )
    t.take("sell libby")
    told = [soft(t.game.text_in("de").fact(fact)) for _, fact in list(t.game.log)]
    falls = told.index("Libby fällt auf Geschlossen.")
    assert told[falls + 1] == (
        "Libby schließt in der nächsten Aktienphase, wenn der Wert nicht wieder steigt."
    )
    u = running(libby=0, elgin=1).decade(5).hold(1, "libby", commons=1).stock("libby", 10)
    assert said(u.stock_turn(1), "sell libby")[0] == (
        "Sell Libby · 1 common · $10, value falls to Closed"
    ), "after the last decade no company closes"


@rule("BS-063")
def test_a_sale_under_price_protection_says_so() -> None:
    t = running(libby=0, elgin=1).asset("libby", "price_protection").hold(1, "libby", commons=1)
    t.stock_turn(1)
    assert said(t, "sell libby")[0] == (
        "Sell Libby · 1 common · $50, value falls to $40 unless Price Protection holds it"
    )


@rule("BS-021")
def test_founding_with_little_money_says_at_which_value() -> None:
    t = running(libby=0, elgin=1).cash(2, 110).stock_turn(2).take("found")
    assert said(t, "found swift") == (
        "Found Swift · $35 a share, pay $105",
        "Swift gründen · 35 $ je Aktie, 105 $ zahlen",
    )


# --- actions and operating ----------------------------------------------------------------


def test_a_space_says_who_acts_and_what_is_bought_at_once() -> None:
    t = running(libby=0, elgin=0, swift=1).treasury("elgin", 0).treasury("libby", 40)
    t.action_turn(0)
    row = t.box.asset_names[t.g.asset_row[-1]]
    assert said(t, "place buy_asset") == (
        f"Buy a capital asset · Libby · {row} for $40",
        f"Kapitalanlage kaufen · Libby · {row} für 40 $",
    )
    t.staff("libby", 1, workers=2).job_market(4)
    assert said(t, "place job_market")[1] == (
        "Arbeitsmarkt · Libby · der erste Arbeiter in Fabrik 2 für 40 $"
    )


@rule("BS-169")
def test_a_trade_without_choice_says_what_comes_back() -> None:
    t = running(libby=0, elgin=1).cubes("libby", wood=2).on_haymarket(coal=1).action_turn(0)
    assert said(t, "trade libby wood") == (
        "Trade 2 wood of Libby for 1 coal",
        "2 Holz von Libby gegen 1 Kohle tauschen",
    )
    t.on_haymarket(coal=1, steel=1)
    assert said(t, "trade libby wood") == (
        "Trade 2 wood of Libby for another resource",
        "2 Holz von Libby gegen eine andere Ressource tauschen",
    )


@rule("BS-185", "BS-209")
def test_an_answer_that_leads_to_withholding_says_so() -> None:
    t = running(libby=0, elgin=1).on_supply(10, coal=1).operate("libby")
    assert said(t, "done") == (
        "Buy nothing more · withholds $0, value falls to $40",
        "Nichts mehr kaufen · behält 0 $ ein, Wert fällt auf 40 $",
    )
    t.take("done")
    assert t.value("libby") == 40


def test_the_last_good_says_what_it_brings() -> None:
    t = running(libby=0, elgin=1).goods("libby", 1).demand("food_dairy", (1, 0), (4, 0), (5, 0))
    t.on_supply(10).operate("libby")
    if t.question == "buy_cubes":
        t.take("done")
    assert said(t, "sell left") == (
        "Left space of food & dairy · 1 good for $70 · withholds $70, value falls to $40",
        "Lebensmittel links · 1 Ware für 70 $ · behält 70 $ ein, Wert fällt auf 40 $",
    )
    assert said(t, "done")[1] == "Den Rest behalten · behält 0 $ ein, Wert fällt auf 40 $"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_hint_of_a_sale_knows_both_ends_of_the_track(lang: str) -> None:
    t = running(libby=0, elgin=1).goods("libby", 2).operate("libby").take("done")
    ends = {
        "en": ("The share cannot rise any further.", "Any payout lifts the share two steps"),
        "de": ("Der Wert kann nicht weiter steigen.", "Jede Ausschüttung hebt den Wert von"),
    }
    text = t.game.text_in(lang)
    assert ends[lang][0] in text.hint(t.stock("libby", 400).g)
    assert ends[lang][1] in text.hint(t.stock("libby", 0).g)


def test_hints_do_not_speak_of_what_is_not_there() -> None:
    t = running(libby=0, elgin=1).on_supply(10, coal=1).operate("libby")
    assert t.game.text_in("en").hint(t.g) == "Treasury $150. No factory has all its workers."
    assert soft(t.game.text_in("de").hint(t.g)) == (
        "In der Kasse sind 150 $. Keine Fabrik hat alle Arbeiter."
    )
    u = running(libby=0, elgin=1).asset("libby", "mail_order_catalog").goods("libby", 1)
    u.staffed("libby").cubes("libby", livestock=3, steel=2).operate("libby")
    u.take("done", "run", "run", "best")
    assert u.question == "sell_goods"
    assert said(u, "done") == ("On to the payout", "Weiter zur Ausschüttung")


@rule("BS-246")
def test_emergency_fundraising_has_its_name() -> None:
    t = advanced(libby=0, elgin=1).operate("libby")
    assert t.game.question_in("en").startswith("Emergency fundraising: ")
    assert t.game.question_in("de").startswith("Notfall-Mittelbeschaffung: ")
    t.take("commons 2")
    fact = next(fact for _, fact in t.game.log if fact.key == "emergency")
    assert soft(t.game.text_in("de").fact(fact)) == (
        "Notfall-Mittelbeschaffung: Libby verkauft 2 Stammaktien aus der eigenen Kasse für 100 $."
    )


@rule("BS-255")
def test_wages_that_are_not_paid_are_told() -> None:
    t = special(quaker_oats=0, elgin=1).staff("quaker_oats", 1, workers=3)
    t.treasury("quaker_oats", 20).operate("quaker_oats")
    assert t.facts("wages-unpaid")[0]["count"] == 2


def test_the_partner_of_the_appeal_track_is_told_to_all() -> None:
    t = running(libby=0, elgin=1).appeal("libby", 8).action_turn(0)
    t.take("place advertising")
    assert said(t, "take") == ("The bonus: a partner for you", "Bonus: einen Partner für dich")
    t.take("take")
    fact = next(fact for _, fact in t.game.log if fact.key == "bonus")
    assert t.game.text_in("en").fact(fact) == (
        "Libby gains a partner for its director (appeal bonus)."
    )


@rule("BS-270")
def test_the_bank_pays_for_a_friendly_closing() -> None:
    t = running(3, {"friendly_closing": True}, libby=0, elgin=1).stock("libby", 0).stock_phase()
    fact = next(fact for _, fact in t.game.log if fact.key == "consoled")
    assert t.game.text_in("en").fact(fact) == "The bank pays Red $150."
    assert soft(t.game.text_in("de").fact(fact)) == "Die Bank zahlt 150 $ an Rot."


# --- random games -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{}, {"mode": "advanced", "chief_assets": True, "special_companies": True}]
)
def test_what_a_click_foretells_happens(options: dict[str, OptionValue]) -> None:
    """The facts that labels are made of are those of the answer, in its order."""
    for number in range(3):
        game, dice = new_game(TITLE, 3, f"clicks {number}", options, None), Dice(f"{number}")
        while not game.over:
            answer = dice.pick(game.answers())
            assert isinstance(game.position, BigShoulders)
            foretold = [(f.key, f.args) for f in after_click(game.position, answer).facts or []]
            before = len(game.log)
            game.take(answer)
            happened = [(fact.key, fact.args) for _, fact in game.log[before:]]
            assert happened[: len(foretold)] == foretold


def test_german_money_has_a_hard_blank_everywhere() -> None:
    for name in ("text/de.ftl", "guide/de.md"):
        text = (TITLE.folder / name).read_text(encoding="utf-8")
        assert not re.findall(r".*[}\d] \$(?!\w).*", text)


def test_nothing_is_told_of_what_a_click_does_not_do() -> None:
    t = running(libby=0, elgin=1).stock_turn(0)
    assert told(after_click(t.g, t.answer("end")), "sold") == {}
