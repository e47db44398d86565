"""Every thing that is drawn has its sentence, in all languages, and tells nobody what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from burnham.kernel.fluent import LANGUAGES
from burnham.kernel.game import Game
from burnham.kit import Scene, icons_of
from burnham.table.pages.guide import rules_in
from tests.battery.cases import TITLES, cases_of
from tests.battery.test_drawings import ARRANGEMENTS, DRAWN, drawing_of, moments
from tests.drawings import names_in, scene_of, text_of, walk
from tests.rule_coverage import coverage
from tests.texts import entries

EVERY = 53

each_game = pytest.mark.parametrize("game", DRAWN)


def all_moments(game: str) -> list[Game]:
    """Moments of a random game of every setup."""
    return [
        moment
        for case in cases_of(game)
        for moment in walk(case.title, case.setup.seats, case.setup.options, EVERY)
    ]


def drawn_things(moment: Game, viewer: int | None) -> set[str]:
    """All that somebody can point at: on the board, on desks and panels."""
    return set(names_in(pictures(moment.title.id, scene_of(moment, viewer))))


def pictures(game: str, scene: Scene[Any]) -> str:
    """Board, desks, panels, tallies, and the pictures of what is lit."""
    drawing = drawing_of(game)
    made = [str(drawing.board(scene, arrangement)) for arrangement in ARRANGEMENTS]
    for player in range(scene.seen.players):
        for draw in (drawing.desk, drawing.panel, drawing.tally):
            made.append(text_of(draw(scene, player)))
    for name in scene.lit:
        kind, _, value = name.rpartition("-")
        made.append(text_of(drawing.picture(scene, kind, int(value))))
    return "".join(made)


def told(moment: Game, viewer: int | None, name: str) -> dict[str, str]:
    """What is told of a thing, by language and text: "en about"."""
    kind, _, value = name.rpartition("-")
    seen = moment.seen_by(viewer)
    said: dict[str, str] = {}
    for lang in LANGUAGES:
        text = moment.text_in(lang)
        said[f"{lang} about"] = text.about(seen, kind, int(value))
        said[f"{lang} now"] = text.now(seen, kind, int(value))
        if kind in moment.title.showing.kinds:
            said[f"{lang} name"] = text.name(kind, int(value))
    return said


@each_game
def test_every_thing_that_is_drawn_has_a_sentence(game: str) -> None:
    """For those who are asked and for spectators, in turn."""
    untold: set[str] = set()
    for n, moment in enumerate(all_moments(game)):
        viewer = moment.seat if n % 2 else None
        for name in drawn_things(moment, viewer):
            said = told(moment, viewer, name)
            if not all(said[f"{lang} about"] for lang in LANGUAGES):
                untold.add(name.rpartition("-")[0])
    assert sorted(untold) == []


@each_game
def test_every_icon_that_is_drawn_is_in_the_legend(game: str) -> None:
    """An icon is drawn where the path of its first part is."""
    made = "".join(pictures(game, scene_of(m, m.seat)) for m in moments(game))
    icons = icons_of(TITLES[game].showing.drawing().__name__)
    drawn = {name for name, parts in icons.items() if f'd="{parts[0][1]}"' in made}
    for lang in LANGUAGES:
        keys = entries(TITLES[game].folder / "text" / f"{lang}.ftl")
        named = {key.removeprefix("legend-") for key in keys if key.startswith("legend-")}
        assert sorted(drawn - named) == []
        assert sorted(named - set(icons)) == []


@each_game
def test_no_sentence_tells_what_is_hidden(game: str) -> None:
    for moment in moments(game)[2::7]:
        for viewer in range(moment.seats):
            other = moment.clone()
            other.position = moment.imagine(viewer, "another deal")
            for name in drawn_things(moment, viewer):
                assert told(moment, viewer, name) == told(other, viewer, name)


@each_game
def test_the_rules_that_are_named_are_in_the_rules_and_in_the_guide(game: str) -> None:
    title = TITLES[game]
    named = {rule for about in title.showing.about.values() for rule in about.rules.split()}
    assert sorted(named - set(coverage(game).numbered)) == []
    for lang in LANGUAGES:
        guide = (title.folder / "guide" / f"{lang}.md").read_text("utf-8")
        assert sorted(named - rules_in(guide)) == []
