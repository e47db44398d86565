"""The drawing shows what the position holds, lights what may be answered, and leaks nothing."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from inspect import signature
from xml.etree import ElementTree

import pytest
from htpy import Node, fragment

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.position import SanFrancisco
from burnham.kernel.game import Game, new_game
from burnham.kit import Arrangement, Drawing, Scene, css, lamps, standalone, things_of

drawing: Drawing = import_module("burnham.games.san_francisco.drawing")

TABLES = [
    pytest.param(1, {}, id="solo"),
    pytest.param(2, {}, id="two"),
    pytest.param(2, {"duopoly": True}, id="duopoly"),
    pytest.param(3, {"plot_sides": "all_B"}, id="three"),
    pytest.param(4, {"plot_sides": "random"}, id="four"),
]
IN_THE_CARD_ONLY = {"forgo-0", "none-0", "lose-0"}


def scene_of(game: Game, viewer: int | None, lang: str = "en") -> Scene[SanFrancisco]:
    seen = game.seen_by(viewer)
    assert isinstance(seen, SanFrancisco)
    asked = game.seat
    lit = lamps(seen, game.text_in(lang)) if viewer is not None and viewer == asked else {}
    return Scene(seen, game.text_in(lang), viewer, asked, lit)


def walk(seats: int, options: dict[str, object], every: int) -> list[Game]:
    """Every so manieth moment of a game that builds whenever it can."""
    game = new_game(TITLE, seats, 1906, options, None)
    moments = [game.clone()]
    while not game.over:
        answers = game.answers()
        bold = [a for a in answers if game.word(a).startswith(("build", "develop", "lay"))]
        choice = bold or answers
        game.take(choice[game.number * 7 % len(choice)])
        if game.number % every == 0 or game.over:
            moments.append(game.clone())
    return moments


def text_of(node: Node) -> str:
    return str(fragment[node])


def drawn(scene: Scene[SanFrancisco], arrangement: Arrangement) -> ElementTree.Element:
    return ElementTree.fromstring(str(drawing.board(scene, arrangement)))


def names_in(text: str) -> list[str]:
    return re.findall(r'data-thing="([^"]*)"', text)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_moment_draws_and_every_lit_thing_is_there_once(
    seats: int, options: dict[str, object]
) -> None:
    for game in walk(seats, options, 23):
        viewer = game.seat
        scene = scene_of(game, viewer, "de" if game.number % 2 else "en")
        desk = text_of(drawing.desk(scene, viewer or 0))
        for arrangement in ("wide", "tall"):
            board = str(drawing.board(scene, arrangement))
            ElementTree.fromstring(board)
            names = names_in(board)
            assert len(names) == len(set(names))
            pieces = re.findall(r'data-piece="([^"]*)"', board)
            assert len(pieces) == len(set(pieces))
            assert not set(scene.lit) - set(names) - set(names_in(desk)) - IN_THE_CARD_ONLY
            assert "style=" not in board
            assert "…" not in board, "a label was cut"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_people_and_pictures(seats: int, options: dict[str, object]) -> None:
    for game in walk(seats, options, 60):
        scene = scene_of(game, game.seat)
        for player in range(scene.seen.players):
            for node in (
                drawing.desk(scene, player),
                drawing.panel(scene, player),
                drawing.tally(scene, player),
            ):
                made = text_of(node)
                ElementTree.fromstring(f"<div>{made}</div>")
                assert "style=" not in made
        for name in scene.lit:
            kind, value = name.rsplit("-", 1)
            small = drawing.picture(scene, kind, int(value))
            assert (small is None) == (name in IN_THE_CARD_ONLY or kind == "up")


@lru_cache
def four_players() -> Game:
    return walk(4, {}, 60)[3]


def test_a_drawing_is_the_same_for_all_that_a_seat_cannot_tell_apart() -> None:
    game = four_players()
    for viewer in range(4):
        other = game.clone()
        other.position = game.imagine(viewer, "another deal")
        for a, b in [(scene_of(game, viewer), scene_of(other, viewer))]:
            assert str(drawing.board(a, "wide")) == str(drawing.board(b, "wide"))
            for player in range(4):
                assert text_of(drawing.desk(a, player)) == text_of(drawing.desk(b, player))
                assert text_of(drawing.panel(a, player)) == text_of(drawing.panel(b, player))


def test_a_spectator_sees_no_starting_tender() -> None:
    game = new_game(TITLE, 4, 1, {}, None)
    scene = scene_of(game, None)
    assert not scene.lit
    assert "tender-" not in text_of(drawing.desk(scene, 0))
    assert "tender-" in text_of(drawing.desk(scene_of(game, 0), 0))


def test_stones_buildings_and_rubble_are_where_the_position_has_them() -> None:
    game = four_players()
    scene = scene_of(game, None)
    g = scene.seen
    root = drawn(scene, "wide")
    for site in g.box.reading_order[4]:
        held = next(e for e in root.iter() if e.get("data-thing") == f"site-{site}")
        inside = ElementTree.tostring(held, "unicode")
        assert (f'data-piece="house-{site}"' in inside) == (g.owner[site] >= 0)
        assert ("rubble" in inside) == (g.rubble[site] == 1)
        if g.owner[site] >= 0:
            assert f"seat-{g.owner[site]}" in inside
    stones = [e.get("data-piece") for e in root.iter()]
    assert sorted(s for s in stones if s and s.startswith("stone-")) == [
        f"stone-{player}" for player in range(4)
    ]


def test_what_the_last_answer_touched_is_ringed() -> None:
    game = four_players()
    answer = game.answers()[0]
    things = things_of(game.position.step, answer)
    scene = scene_of(game, None)
    traced = Scene(scene.seen, scene.text, None, scene.asked, {}, {things[0]: 2})
    assert "trace" in str(drawing.board(traced, "wide"))
    assert "trace" not in str(drawing.board(scene, "wide"))


def test_the_blocked_fields_carry_blockers() -> None:
    games = [g for g in walk(2, {"duopoly": True}, 3) if max(position(g).blockers) >= 0]
    scene = scene_of(games[-1], 0)
    count = sum(field >= 0 for field in scene.seen.blockers)
    assert len(re.findall(r'data-piece="blocker-', str(drawing.board(scene, "wide")))) == count


def position(game: Game) -> SanFrancisco:
    assert isinstance(game.position, SanFrancisco)
    return game.position


def test_every_class_has_a_rule_or_is_only_a_name() -> None:
    scene = scene_of(four_players(), four_players().seat)
    used = str(drawing.board(scene, "wide")) + str(drawing.vignette())
    marks = {name for names in re.findall(r'class="([^"]*)"', used) for name in names.split()}
    known = set(re.findall(r"\.([a-z][\w-]*)", css()))
    assert marks - known <= {"thing", "board", "card", "piece", "icon", "vignette"}


def test_the_module_keeps_the_contract() -> None:
    for name, promised in vars(Drawing).items():
        if name.startswith("_") or not callable(promised):
            continue
        wanted = list(signature(promised).parameters)[1:]
        assert len(signature(getattr(drawing, name)).parameters) == len(wanted), name
    assert len(drawing.player_colours) == 4


def test_the_vignette_stands_alone() -> None:
    root = ElementTree.fromstring(standalone(drawing.vignette(), "dark"))
    assert root.get("viewBox") == "0 0 320 150"
