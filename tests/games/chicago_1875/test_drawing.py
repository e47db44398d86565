"""The drawing shows what the position holds, lights what may be answered, and leaks nothing."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from xml.etree import ElementTree

import pytest
from htpy import Node, fragment

from burnham.games.chicago_1875 import TITLE
from burnham.games.chicago_1875.box import BUILDINGS
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY
from burnham.kernel.game import Game, new_game, replay_record
from burnham.kernel.playout import Dice
from burnham.kit import Arrangement, Drawing, Scene, lamps
from tests.games.chicago_1875.records import FOLDER

drawing: Drawing = import_module("burnham.games.chicago_1875.drawing")

TABLES = [
    pytest.param(2, {}, id="two"),
    pytest.param(3, {"mode": "advanced", "advanced_supply_chain": True}, id="advanced"),
    pytest.param(4, {"special_companies": True, "goals": True}, id="four"),
]
ON_THE_BOARD = {
    "company", "stock", "space", "building", "asset", "demand", "cube", "row", "factory",
}  # fmt: skip
"""What is chosen by pointing at it; the rest is chosen in the question card."""


def scene_of(game: Game, viewer: int | None, lang: str = "en") -> Scene[BigShoulders]:
    seen = game.seen_by(viewer)
    assert isinstance(seen, BigShoulders)
    asked = game.seat
    lit = lamps(seen, game.text_in(lang)) if viewer is not None and viewer == asked else {}
    return Scene(seen, game.text_in(lang), viewer, asked, lit)


def walk(seats: int, options: dict[str, object], every: int) -> list[Game]:
    """Every so manieth moment of a random game."""
    game = new_game(TITLE, seats, 1875, options, None)
    dice = Dice("draw")
    moments = [game.clone()]
    while not game.over:
        game.take(dice.pick(game.answers()))
        if game.number % every == 0 or game.over:
            moments.append(game.clone())
    return moments


def text_of(node: Node) -> str:
    return str(fragment[node])


def drawn(scene: Scene[BigShoulders], arrangement: Arrangement) -> ElementTree.Element:
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
            assert small is not None or kind not in ON_THE_BOARD - {"building"}


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


def test_shields_stand_on_their_values() -> None:
    scene = scene_of(four_players(), None)
    g = scene.seen
    board = str(drawing.board(scene, "wide"))
    for company, state in enumerate(g.state):
        assert (f'data-piece="share-{company}"' in board) == (state == IN_PLAY)


def test_a_hand_is_shown_to_its_owner_only() -> None:
    game = four_players()
    seat = next(s for s in range(4) if game.position.hands[s])  # type: ignore[attr-defined]
    own = text_of(drawing.desk(scene_of(game, seat), seat))
    other = text_of(drawing.desk(scene_of(game, (seat + 1) % 4), seat))
    assert 'data-thing="building-' in own
    assert 'data-thing="building-' not in other


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_wide_board_keeps_its_shape(seats: int, options: dict[str, object]) -> None:
    for game in walk(seats, options, 60):
        root = drawn(scene_of(game, game.seat), "wide")
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        assert 1.05 < width / height < 1.5, "fifteen companies to be founded make it tallest"


def test_a_payout_shows_where_the_value_would_go() -> None:
    record = json.loads((FOLDER / "basic_2.json").read_text("utf-8"))
    game = replay_record(TITLE, record, upto=0)
    for word in record["answers"]:
        if game.question == "payout":
            break
        game.take(word)
    scene = scene_of(game, game.seat)
    offered = {"dividends-0", "withhold-0"} & set(scene.lit)
    assert offered
    assert marks_on_stock_track(scene) == marks_on_stock_track(replace(scene, lit={})) + len(
        offered
    )


def marks_on_stock_track(scene: Scene[BigShoulders]) -> int:
    track = next(e for e in drawn(scene, "wide").iter() if e.get("data-sheet") == "stock")
    return sum(1 for e in track.iter() if e.get("stroke-dasharray") == "3 2")


def test_who_may_found_sees_what_the_companies_would_do() -> None:
    """While companies can be founded the board shows their price and factories, later names."""
    game = new_game(TITLE, 3, 1875, {"special_companies": True}, None)
    dice = Dice("found")
    assert "$20–40" in text_of(drawing.board(scene_of(game, game.seat), "wide"))
    while game.position.step.name != "place":
        game.take(dice.pick(game.answers()))
    assert "$20–40" not in text_of(drawing.board(scene_of(game, game.seat), "wide"))


def test_money_is_written_as_the_language_does() -> None:
    game = four_players()
    assert "+$50" in text_of(drawing.board(scene_of(game, None), "wide"))
    assert "+50\N{NO-BREAK SPACE}$" in text_of(drawing.board(scene_of(game, None, "de"), "wide"))


def test_every_building_has_a_face_and_a_mark() -> None:
    scene = scene_of(four_players(), None)
    marks = {text_of(drawing.picture(scene, "building", tile)) for tile in range(BUILDINGS)}
    assert len(marks) > 10
