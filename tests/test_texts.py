"""Every text is there in both languages, with the same arguments, and every one is used."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest

from burnham.games import names, title_of
from burnham.kernel.components import Component, components, fields_of
from burnham.kernel.fluent import LANGUAGES
from burnham.kernel.tables import Tables
from burnham.kernel.title import Title
from burnham.table.views.games import BRIEF
from tests import toy
from tests.texts import SOURCES, Code, entries, references

FOLDERS = [*sorted({path.parent for path in SOURCES.rglob("*.ftl")}), toy.TITLE.folder / "text"]
GAMES = [*names(), "toy"]
EVERYWHERE = {"game-name", "game-line", "status", "points", *(f"brief-{key}" for key in BRIEF)}
"""Texts of every game that the house itself asks for."""

CHECKED = ("q-", "a-", "kind-", "option-", "about-", "now-", "legend-", "term-", "coach-", "box-")
"""Texts whose keys follow from the title."""

KIT = {"drawing-board"}
"""Texts that the kit asks for where a game has a board."""

each_game = pytest.mark.parametrize("game", GAMES)


def title(game: str) -> Title:
    return toy.TITLE if game == "toy" else title_of(game)


@lru_cache
def code_of(folder: Path) -> Code:
    return Code(sorted(folder.rglob("*.py")))


def ids_of(game: str) -> set[str]:
    """The ids in a game's components, which scores may be named after."""
    return set(re.findall(r'\bid\s*=\s*"([^"]+)"', title(game).tables().text))


def keys_of(game: str) -> set[str]:
    return set(entries(title(game).folder / "text" / "en.ftl"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: "-".join(path.parts[-2:]))
def test_languages_have_the_same_keys_and_arguments(folder: Path) -> None:
    first, *others = (entries(folder / f"{lang}.ftl") for lang in LANGUAGES)
    for other in others:
        assert sorted(set(first) ^ set(other)) == []
        assert {key: other[key] for key in first if other[key] != first[key]} == {
            key: first[key] for key in first if other[key] != first[key]
        }


def words_of_the_box(found: Title) -> set[str]:
    """The names of all tables, of all fields that the rules look at, and of the words in them; ids
    are words that have a number, a capital or another row's name."""
    tables, there = found.tables(), keys_of(found.id)
    wanted = {f"box-table-{key}" for key, value in tables.data.items() if not is_plain(value)}
    named = {row.get("id") for one in components(tables) if (row := row_of(tables, one))}
    for one in components(tables):
        for place, allowed, _, _ in fields_of(tables, found.allowed(), one):
            for key in place[len(one.place) :]:
                own = f"box-field-{one.table.replace('.', '-')}-{key}"
                if isinstance(key, str):
                    wanted.add(own if own in there else f"box-field-{key}")
            words = {f"box-word-{word}" for word in allowed.choices}
            wanted |= words & there
            wanted |= {f"box-word-{word}" for word in unnamed(allowed.choices, named)}
    return wanted


def unnamed(choices: tuple[str, ...], named: set[object]) -> list[str]:
    return [word for word in choices if re.fullmatch("[a-z_]+", word) and word not in named]


def is_plain(value: object) -> bool:
    return not isinstance(value, (dict, list))


def row_of(tables: Tables, component: Component) -> dict[str, object]:
    return dict(tables.table(*component.place))


@each_game
def test_questions_answers_kinds_and_options_have_texts(game: str) -> None:
    """And none of these kinds of text is left over."""
    found = title(game)
    asking = [step for step in found.rules.steps if step.verbs]
    wanted = {f"q-{step.name}" for step in asking}
    wanted |= {f"a-{step.name}-{verb.name}" for step in asking for verb in step.verbs}
    wanted |= {f"coach-{step.name}" for step in asking}
    wanted |= {f"kind-{kind}" for kind in found.showing.kinds}
    for option in found.rules.options:
        wanted |= {f"option-{option.name}", f"option-{option.name}.about"}
        words = [choice for choice in option.choices if isinstance(choice, str)]
        wanted |= {f"option-{option.name}-{word}" for word in words}
    wanted |= {f"term-{term}" for term in found.thinking.terms or ("points",)}
    wanted |= {f"about-{kind}" for kind in found.showing.about}
    wanted |= words_of_the_box(found)
    more = {f"q-{step.name}.hint" for step in asking}
    more |= {f"box-table-{table}.about" for table in found.tables().data}
    more |= {f"box-row-{one.table.replace('.', '-')}" for one in components(found.tables())}
    more |= {f"a-{step.name}-{verb.name}.unpriced" for step in asking for verb in step.verbs}
    more |= {f"term-{term}.of" for term in found.thinking.terms}
    more |= {f"now-{kind}" for kind in found.showing.about}
    more |= {key for key in keys_of(game) if key.startswith("legend-")}  # the battery's
    there = {key for key in keys_of(game) if key.startswith(CHECKED)}
    assert sorted(wanted - there) == []
    assert sorted(there - wanted - more) == []


@each_game
def test_every_other_text_is_used(game: str) -> None:
    """Facts, reasons, scores and tallies by the literals of the sources, others by their key."""
    folder = title(game).folder
    code = code_of(folder)
    ids = ids_of(game)
    texts = folder / "text"
    spoken = references(texts / "en.ftl") | references(texts / "de.ftl") | EVERYWHERE | KIT
    unused = []
    for key in keys_of(game):
        name, _, _ = key.partition(".")
        head, _, rest = name.partition("-")
        if name.startswith(CHECKED) or name in spoken:
            continue
        said = rest in ids or code.mentions(rest)
        short = said and head in ("f", "why", "score", "item", "break", "tally", "group", "holds")
        # Boards ask for the titles of their views and sheets.
        drawn = name.removeprefix("drawing-").removeprefix("view-")
        if not short and not code.mentions(name) and not (drawn != name and code.mentions(drawn)):
            unused.append(key)
    assert sorted(unused) == []


@each_game
def test_every_text_that_is_asked_for_is_there(game: str) -> None:
    """`note("built")` needs f-built, `say("x")` needs x; the battery finds those put together."""
    code = code_of(title(game).folder)
    there = keys_of(game) | set(entries(SOURCES / "kernel" / "words" / "en.ftl"))
    asked = code.called.get("say", set()) | code.called.get("tell", set())
    asked |= {f"f-{key}" for key in code.called.get("note", set())}
    assert sorted(asked - there) == []
    assert there >= EVERYWHERE


def test_texts_of_the_house_are_used_and_there() -> None:
    """An error is raised by the key of its text, or by a sentence of its own, which has spaces."""
    code = code_of(SOURCES)
    keys = set(entries(SOURCES / "kernel" / "words" / "en.ftl"))
    short = {key: key.partition("-")[2] for key in keys}
    assert [k for k in keys if not code.mentions(k) and not code.mentions(short[k])] == []
    raised = [code.called.get(name, set()) for name in ("BadOption", "BadRecord", "Refused")]
    named = {f"error-{key}" for key in set().union(*raised) if " " not in key}
    assert sorted(named - keys) == []


def test_texts_of_the_command_line_are_used_and_there() -> None:
    code = code_of(SOURCES / "cli")
    keys = set(entries(SOURCES / "cli" / "words" / "en.ftl"))
    assert sorted(key for key in keys if not code.mentions(key)) == []
    assert sorted(code.called["say"] - keys - EVERYWHERE) == []
