"""Every game can be looked into: all tables, all components drawn or told, all questions asked."""

from __future__ import annotations

import pytest

from burnham.kernel.components import SOURCES, components
from burnham.kernel.fluent import LANGUAGES, Lang
from burnham.table.pages import box
from burnham.table.room.shelf import Shelf
from burnham.table.views.box import BoxView, box_view
from burnham.table.views.frame import Frame, Person
from tests.battery.cases import TITLES
from tests.battery.test_drawings import DRAWN

RARE = {"quaker_free", "chief_staff", "schwinn_swap"}
"""Questions that only come with certain companies and capital assets: some are told without an
example."""

each_game = pytest.mark.parametrize("game", DRAWN)
each_lang = pytest.mark.parametrize("lang", LANGUAGES)


def look(game: str, lang: Lang) -> BoxView:
    frame = Frame(lang, "auto", Person("", False, False), 0, f"/box/{game}")
    return box_view(frame, Shelf(), game)


@each_game
@each_lang
def test_every_table_is_told_and_every_component_has_a_sentence(game: str, lang: Lang) -> None:
    view, title = look(game, lang), TITLES[game]
    tables = {key for key, value in title.tables().data.items() if isinstance(value, (dict, list))}
    assert len(view.sections) + len(view.unread) == len(tables)
    silent = [
        f"{section.title}: {one.name}"
        for section in view.sections
        for one in section.components
        if not (one.sentence or section.about) or not one.values or not one.name
    ]
    assert silent == []
    told = sum(one.count for section in view.sections for one in section.components)
    assert 0 < told <= len(components(title.tables()))


@each_game
def test_every_source_is_one_of_ours(game: str) -> None:
    assert {one.source for one in components(TITLES[game].tables())} <= set(SOURCES)


@each_game
def test_what_is_a_thing_is_drawn(game: str) -> None:
    """Cards, tiles and boards have their picture; what has none is numbers, and says so."""
    view, contents = look(game, "en"), TITLES[game].showing.contents
    named = {f"table-{table.partition('.')[0]}" for table in contents}
    drawn = {section.anchor for section in view.sections if section.drawn}
    assert named <= drawn
    page = str(box(view))
    assert ("nothing to draw here" in page) == any(not section.drawn for section in view.sections)


@each_game
@each_lang
def test_the_board_in_phases_and_the_questions(game: str, lang: Lang) -> None:
    view, title = look(game, lang), TITLES[game]
    assert 2 <= len(view.moments) <= 6
    assert len({moment.name for moment in view.moments}) == len(view.moments)
    asking = [step.name for step in title.rules.steps if step.verbs]
    assert len(view.questions) == len(asking)
    unmet = {name for name, told in zip(asking, view.questions, strict=True) if not told.question}
    assert unmet <= RARE
    assert all(told.about for told in view.questions)
