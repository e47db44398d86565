"""The drawing shows what the position holds, lights what may be answered, and leaks nothing."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from xml.etree import ElementTree

import pytest
from htpy import Node, fragment

from burnham.games.raising_chicago import TITLE
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kit import Arrangement, Drawing, Scene, lamps

drawing: Drawing = import_module("burnham.games.raising_chicago.drawing")

TABLES = [
    pytest.param(2, {}, id="two"),
    pytest.param(3, {"council": True}, id="three"),
    pytest.param(4, {}, id="four"),
]
ON_THE_BOARD = {
    "square", "slot", "plot", "outskirts", "prestige", "neighborhood", "banner", "tile", "track",
}  # fmt: skip
"""What is chosen by pointing at it; ways to pay are chosen in the question card."""


def scene_of(game: Game, viewer: int | None, lang: str = "en") -> Scene[RaisingChicago]:
    seen = game.seen_by(viewer)
    assert isinstance(seen, RaisingChicago)
    asked = game.seat
    lit = lamps(seen, game.text_in(lang)) if viewer is not None and viewer == asked else {}
    return Scene(seen, game.text_in(lang), viewer, asked, lit)


def walk(seats: int, options: dict[str, object], every: int) -> list[Game]:
    """Every so manieth moment of a random game."""
    game = new_game(TITLE, seats, 1858, options, None)
    dice = Dice("draw")
    moments = [game.clone()]
    while not game.over:
        game.take(dice.pick(game.answers()))
        if game.number % every == 0 or game.over:
            moments.append(game.clone())
    return moments


def text_of(node: Node) -> str:
    return str(fragment[node])


def drawn(scene: Scene[RaisingChicago], arrangement: Arrangement) -> ElementTree.Element:
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
            pointed = {name for name in scene.lit if name.rsplit("-", 1)[0] in ON_THE_BOARD}
            assert not pointed - set(names) - set(names_in(desk))
            assert "style=" not in board
            assert "…" not in board + desk, "a label was cut"


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
            assert (small is not None) == (kind in ON_THE_BOARD or kind == "resource")


def test_a_slot_whose_project_is_gone_is_not_marked() -> None:
    emptied = 0
    for game in walk(4, {}, 1):
        g = game.position
        assert isinstance(g, RaisingChicago)
        if g.slot < 0:
            continue
        gone = g.slot_project[g.slot] < 0
        emptied += gone
        marked = 'class="thing chosen" data-thing="slot-' in str(
            drawing.board(scene_of(game, None), "wide")
        )
        assert marked != gone
        if emptied > 3:
            return
    raise AssertionError("no project was ever taken while its slot was worked on")


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


def test_houses_and_bids_are_where_the_position_has_them() -> None:
    game = four_players()
    scene = scene_of(game, None)
    g = scene.seen
    root = drawn(scene, "wide")
    for plot in range(len(g.plot_owner)):
        held = next(e for e in root.iter() if e.get("data-thing") == f"plot-{plot}")
        inside = ElementTree.tostring(held, "unicode")
        owned = 0 <= g.plot_owner[plot] < g.seats
        assert (f'data-piece="house-{plot}"' in inside) == owned
        assert not owned or f"seat-{g.plot_owner[plot]}" in inside
    pieces = str(drawing.board(scene, "wide"))
    for square, owner in enumerate(g.squares):
        assert (f'data-piece="bid-{square}"' in pieces) == (owner >= 0)
