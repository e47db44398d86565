"""The guides: every question is told of, every drawing can be made, every rule exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from burnham.games import title_of, titles
from burnham.kernel.fluent import Lang
from burnham.kit import together
from burnham.table import pages
from burnham.table.pages.figures import figure_of
from burnham.table.pages.guide import prose_of
from burnham.table.room.shelf import Boxed
from burnham.table.views.frame import Frame, Person
from burnham.table.views.games import GuideView, game_card

RULES = Path(__file__).parents[3] / "docs" / "rules"
GUIDES = [
    (name, path.stem)
    for name, title in titles().items()
    for path in sorted(title.folder.glob("guide/*.md"))
]


def source(game: str, lang: str) -> str:
    return (title_of(game).folder / "guide" / f"{lang}.md").read_text("utf-8")


def test_a_guide_is_there_in_both_languages() -> None:
    games = {game for game, _ in GUIDES}
    assert set(GUIDES) == {(game, lang) for game in games for lang in ("en", "de")}


@pytest.mark.parametrize(("game", "lang"), GUIDES)
def test_more_on_this_leads_somewhere_from_every_question(game: str, lang: str) -> None:
    blocks, _ = prose_of(source(game, lang), game, lang)
    told = set(re.findall(r'id="step-([\w-]+)"', together(blocks)))
    assert told == {step.name for step in title_of(game).rules.steps if step.verbs}


@pytest.mark.parametrize(("game", "lang"), GUIDES)
def test_how_long_a_game_takes_is_told_by_its_card_alone(game: str, lang: str) -> None:
    """The page sets what the card says under the title, so that the two agree."""
    assert not re.search(r"\b(minutes?|hours|Minuten?|Stunden)\b", source(game, lang))
    card = game_card(Boxed(title_of(game)), lang)
    frame = Frame(cast(Lang, lang), "auto", Person("", False, False), 0, "/")
    page = str(pages.guide(GuideView(frame, card, (card,), source(game, lang))))
    assert f"{title_of(game).card.minutes} " in page.partition("</h1>")[2].partition("</p>")[0]


@pytest.mark.parametrize(("game", "lang"), GUIDES)
def test_every_drawing_is_made(game: str, lang: str) -> None:
    wanted = re.findall(r"\(draw:([^)]+)\)", source(game, lang))
    assert [what for what in wanted if figure_of(game, lang, what) is None] == []


@pytest.mark.parametrize(("game", "lang"), GUIDES)
def test_every_rule_that_is_named_exists(game: str, lang: str) -> None:
    prefix = title_of(game).rules.prefix
    named = set(re.findall(rf"{prefix}-\d{{3}}", source(game, lang)))
    known = set(re.findall(rf"{prefix}-\d{{3}}", (RULES / f"{game}.md").read_text("utf-8")))
    assert named - known == set()
