"""Every page draws in both languages, says nothing untranslated and lets nobody write HTML."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from burnham.kernel.fluent import Lang
from burnham.table import pages
from burnham.table.pages.assets import STATIC
from burnham.table.pages.table import SCRIPT_WORDS
from burnham.table.pages.talk import chat_items
from burnham.table.speech import FOLDER
from burnham.table.views.account import AccountView
from burnham.table.views.games import GuideView
from burnham.table.views.mistakes import MistakeView
from burnham.table.views.notices import ForgottenView, LinkedView, NewPasswordView
from burnham.table.views.plain import ApiView, ErrorView, PlainView
from burnham.table.views.puzzles import PuzzleView
from burnham.table.views.story import ChatLine
from burnham.table.views.table import PARTS, Curtain, Lobby
from tests.table.pages import sample

GUIDE = "# Toll\n\nPay. (TY-001)\n\n## Turn\n<!-- steps: act keep -->\n\nOne <b>or</b> *two*.\n"


def guide_view(lang: Lang) -> GuideView:
    return GuideView(sample.frame(lang), sample.game(), (sample.game(),), GUIDE)


def a_mistake(view: MistakeView) -> object:
    return pages.mistake(view, pages.mistake_items(view, {}), {})


def a_puzzle(view: PuzzleView) -> object:
    return pages.puzzle(view, pages.puzzle_items(view, {}), {})


PAGES: dict[str, Callable[[Lang], object]] = {
    "home": lambda lang: pages.home(sample.home(lang)),
    "new table": lambda lang: pages.new_table(sample.new_table(lang)),
    "table": lambda lang: pages.table(sample.table(lang)),
    "table with a hint": lambda lang: pages.table(sample.table(lang, advice=sample.hint())),
    "analysis": lambda lang: pages.analysis(sample.analysis(lang)),
    "analysis under way": lambda lang: pages.analysis(sample.analysis(lang, reached=7)),
    "mistakes": lambda lang: pages.mistakes(sample.mistakes(lang)),
    "a mistake": lambda lang: a_mistake(sample.mistake(lang)),
    "a mistake put right": lambda lang: a_mistake(sample.mistake(lang, right=True)),
    "puzzles": lambda lang: pages.puzzles(sample.puzzles(lang)),
    "a puzzle": lambda lang: a_puzzle(sample.puzzle(lang)),
    "a puzzle solved": lambda lang: a_puzzle(sample.puzzle(lang, right=True)),
    "a puzzle missed": lambda lang: a_puzzle(sample.puzzle(lang, right=False)),
    "end": lambda lang: pages.table(sample.finished(lang)),
    "guide": lambda lang: pages.guide(guide_view(lang)),
    "account": lambda lang: pages.account(AccountView(sample.frame(lang), "Wrong.", "/", ())),
    "account of a member": lambda lang: pages.account(sample.account(lang)),
    "password forgotten": lambda lang: pages.forgotten(ForgottenView(sample.frame(lang), False)),
    "new password": lambda lang: pages.new_password(
        NewPasswordView(sample.frame(lang), "/account/new-password/x", "Short.")
    ),
    "a link in a mail": lambda lang: pages.linked(
        LinkedView(sample.frame(lang), "Sure?", "It ends.", "Yes", "/notices/stop/x")
    ),
    "fair": lambda lang: pages.fair(PlainView(sample.frame(lang))),
    "api": lambda lang: pages.api(
        ApiView(sample.frame(lang), "/api/openapi.json", (("GET", "/api/games", "All games."),))
    ),
    "error": lambda lang: pages.error(ErrorView(sample.frame(lang), 404, "Lost", "Not here.")),
}
LANGS: tuple[Lang, ...] = ("en", "de")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole_and_has_nothing_inline(name: str, lang: Lang) -> None:
    html = str(PAGES[name](lang))
    assert html.startswith("<!doctype html>")
    assert f'<html lang="{lang}"' in html
    assert html.count("<h1") == 1
    assert not re.search(r"\sstyle=|\son[a-z]+=|<style|<script(?![^>]*src=)", html)
    ids = re.findall(r'\sid="([^"]+)"', html)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_the_same_alone_and_in_its_page(part: str) -> None:
    view = sample.finished() if part == "result" else sample.table()
    inside = str(pages.render_part(part, view))
    page = str(pages.table(view))
    assert inside in page
    assert f'data-part="{part}"' in page


def test_a_page_is_filled_with_items() -> None:
    items = {
        "slot:tally-0": "<b>$7</b>",
        "log:000001-000": "<li>first</li>",
        "log:000002-000": "<li>second</li>",
        "chat:000000": "<li>Hello</li>",
        "chat:000001": "<li>Hi</li>",
        "board": '<svg class="drawing board"><desc>D</desc></svg>',
        "places": "@a open 0 0 9 8 A\nplan 1 2 30 40 0 0 60 80 visible\n"
        "@b shut 0 0 9 8 B\nother 1 2 3 4 0 0 3 4 visible",
        "sheet:plan": "<g>plan</g>",
        "sheet:other": "<g>other</g>",
    }
    page = str(pages.table(sample.table(), items, items))
    assert page.count('data-slot="tally-0"><b>$7</b></span>') == 2  # in the list and on the strip
    assert "<li>second</li><li>first</li></ol>" in page
    assert "<li>Hello</li><li>Hi</li></ol>" in page
    sheet = 'data-sheet="plan" role="none" x="1" y="2" width="30" height="40" viewBox="0 0 60 80"'
    assert page.count(f'<desc>D</desc><svg {sheet} overflow="visible"><g>plan</g></svg>') == 2
    assert 'data-sheet="other" role="none" class="unplaced"' in page
    assert '<svg viewBox="0 0 9 8" class="drawing board">' in page


def test_names_and_chat_are_escaped() -> None:
    evil = "<script>alert(1)</script>"
    seats = tuple(replace(seat, name=evil) for seat in sample.table().seats)
    html = str(pages.table(sample.table(seats=seats)))
    html += "".join(chat_items([ChatLine(1, evil, 0, evil, 0.0)]).values())
    assert "<script>alert" not in html
    assert "&lt;script&gt;alert" in html


def test_every_answer_is_a_button_with_its_price_and_its_things() -> None:
    html = str(pages.render_part("question", sample.table()))
    assert html.count('class="answer plain"') == 2
    assert 'data-answer="2" data-things="card-2"' in html
    assert "−$2" in html
    assert 'name="number" value="17"' in html


@pytest.mark.parametrize(
    ("sentence", "first"),
    [
        ("Yellow 1, plot 6", "Yellow 1"),
        ("Give 1 lumber, 1 masonry and 1 jackscrew", "Give 1 lumber, 1 masonry and 1 jackscrew"),
        ("IV pay square: pay 1 lumber, 1 masonry", "IV pay square"),
        ("Take Terminus, 3,000 FT · 17 points", "Take Terminus, 3,000 FT"),
        ("Hire for factory 2 · $2", "Hire for factory 2"),
    ],
)
def test_what_an_answer_says_first_stands_out(sentence: str, first: str) -> None:
    view = sample.table()
    assert view.question is not None
    answer = replace(view.question.answers[0], sentence=sentence)
    question = replace(view.question, answers=(answer,))
    html = str(pages.render_part("question", sample.table(question=question)))
    said = html.partition('class="what">')[2].partition("<")[0]
    assert said == first


def test_with_many_answers_the_board_is_the_list() -> None:
    few = str(pages.render_part("question", sample.table(question=sample.question(8))))
    many = str(pages.render_part("question", sample.table(question=sample.question(9))))
    assert 'class="answers many"' not in few
    assert 'class="answers many"' in many


def test_before_the_start_there_is_a_link_to_send_and_seats_to_fill() -> None:
    coming = (sample.seat(0, kind="open", name=""), *sample.table().seats[1:])
    brief = (("Goal", "Have the most coins."), ("How long", "5 min"))
    lobby = Lobby("2 are missing.", coming, brief, "http://x/join/abc", sample.LEVELS, "easy")
    view = sample.table(status="open", lobby=lobby, question=None, dealt=False, seats=coming)
    html = str(pages.render_part("question", view))
    assert "http://x/join/abc" in html
    assert 'action="/t/abc/bot"' in html
    assert all(seat.name in html for seat in coming)
    assert all(word in html for line in brief for word in line)
    assert f'href="{view.about.guide}"' in html


def test_a_curtain_covers_the_table_until_the_next_player_lifts_it() -> None:
    curtain = Curtain(1, "Bruno", "Pass the device to Bruno.", "/t/abc?as=1")
    html = str(pages.render_part("question", sample.table(curtain=curtain)))
    assert '<dialog class="curtain" open' in html
    assert 'href="/t/abc?as=1"' in html


def test_in_the_past_nothing_can_be_answered() -> None:
    view = sample.table()
    past = replace(view, question=None, history=replace(view.history, shown=5, live=False))
    html = str(pages.render_part("question", past))
    assert "data-now" in html
    assert "data-answers" not in html


def test_the_end_tells_what_the_points_are_made_of() -> None:
    html = str(pages.table(sample.finished()))
    made_of = html.partition("What the points are made of")[2].partition("</section>")[0]
    assert "<span>Red 4 beside Green 3</span><b>9</b>" in made_of


def test_the_end_tells_points_as_towers_with_basements() -> None:
    html = str(pages.table(sample.finished()))
    assert "Final scores: Ada 63, Wren 54, Bruno 43, Clara 27" in html
    assert "−3" in html
    assert html.count('class="best"') == 5


def test_a_hint_says_what_each_answer_is_worth_and_where_it_lies() -> None:
    html = str(pages.hint(sample.table(advice=sample.hint())))
    assert html.count('class="advice"') == 2
    assert 'data-answer="2" data-things="card-2"' in html
    assert "58%" in html
    assert "+2.5" in html
    assert 'action="/t/abc/hint"' in str(pages.render_part("question", sample.table()))


def test_an_analysis_leads_to_the_moment_and_says_what_was_better() -> None:
    html = str(pages.analysis(sample.analysis()))
    assert 'href="/t/abc?at=12"' in html
    assert "Better: Play a 2" in html
    assert "<b>Ada plays a 1.</b>" in html
    assert "Winning chance 60% → 46%, lead −3.5 coins." in html
    assert "Coins +3.5 coins" in html
    assert "−14%" in html
    assert "nothing better found" in html
    assert 'max="40"' in str(pages.analysis(sample.analysis(reached=7)))


# --- guide -----------------------------------------------------------------------------------


def test_a_guide_has_anchors_for_questions_and_rule_numbers_in_the_margin() -> None:
    html = str(pages.guide(guide_view("en")))
    marks = '<span class="step" id="step-act"></span><span class="step" id="step-keep"></span>'
    assert f'{marks}<h2 id="part-1">Turn</h2>' in html
    assert '<span class="rule">TY-001</span>' in html
    assert "(TY-001)" not in html
    assert "<em>two</em>" in html


def test_a_guide_cannot_bring_html_of_its_own() -> None:
    assert "<b>or" not in str(pages.guide(guide_view("en")))


# --- words -----------------------------------------------------------------------------------


def keys(lang: str) -> dict[str, set[str]]:
    """The messages of a language, with the variables that each uses."""
    text = (FOLDER / f"{lang}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if type(entry).__name__ == "Junk"]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
        for entry in entries
        if isinstance(entry, Message) and entry.span
    }


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("de")


def test_every_word_is_used() -> None:
    server = Path(pages.__file__).parent.parent
    code = "".join(path.read_text("utf-8") for path in server.rglob("*.py"))
    unused = [key for key in keys("en") if f'"{key}"' not in code and not _made_up(key)]
    assert unused == []


def test_the_script_says_just_what_it_is_given() -> None:
    scripts = "".join(path.read_text("utf-8") for path in STATIC.glob("*.js"))
    said = re.findall(r'words(?:\.(\w+)|\["([\w-]+)"\])', scripts)
    assert {one or other for one, other in said} == set(SCRIPT_WORDS)


def _made_up(key: str) -> bool:
    """Keys that the code puts together: say(f"nav-{place}")."""
    made = ("nav-", "in-", "tab-", "do-", "sure-", "past-", "fair-", "undo-", "api-", "call-",
            "clock-", "hints-", "level-", "note-", "pace-", "refused-", "time-",
            "weight-", "check-", "zoom-", "skip-to-", "brief-", "puzzle-level-",
            "puzzle-state-", "fault-", "source-", "box-larger", "edition-more",
            "edition-fewer", "done-", "consent-", "ladder-how-", "rating-", "system-",
            "standing-", "tournament-", "told-", "notices-event-", "notices-every-",
            "notices-form-", "notices-done-", "notices-go-", "notices-confirm", "notices-reset",
            "link-", "host-tables", "host-people", "host-rules", "host-deeds", "state-",
            "power-", "deed-", "opening-", "cancel-", "ended-", "notice-removed-", "notice-ended-",
            "verify-ended-", "zero-", "watch-", "late-", "plan-")  # fmt: skip
    return key.startswith(made)
