"""What holds for the drawing of every game: it keeps the contract, shows all that is lit, leaks
nothing, and cuts no word."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from inspect import signature
from typing import Any, cast
from xml.etree import ElementTree

import pytest

from burnham.games import drawings, names
from burnham.kernel.game import Game
from burnham.kit import Arrangement, Drawing, Scene, css, patterns, standalone
from tests.battery.cases import GAMES, TITLES, Case, cases_of
from tests.drawings import names_in, pieces_in, scene_of, text_of, walk

DRAWN = [game for game in GAMES if game in names()]
ARRANGEMENTS: tuple[Arrangement, ...] = ("wide", "tall")
EVERY = 29
ONLY_NAMES = {"thing", "board", "card", "piece", "icon", "vignette"}
"""Classes by which something is found; they look like nothing."""


def drawing_of(game: str) -> Drawing:
    return cast(Drawing, TITLES[game].showing.drawing())


@lru_cache
def tables(game: str) -> list[Case]:
    """One table for each number of seats, each with other options."""
    found = cases_of(game)
    counts = sorted({case.setup.seats for case in found})
    return [[c for c in found if c.setup.seats == count][-1] for count in counts]


@lru_cache
def moments(game: str) -> list[Game]:
    return [
        moment
        for case in tables(game)
        for moment in walk(case.title, case.setup.seats, case.setup.options, EVERY)
    ]


def scene_at(game: Game) -> Scene[Any]:
    return scene_of(game, game.seat, "de" if game.number % 2 else "en")


def left_out(game: str) -> set[str]:
    """Kinds of things a drawing may leave out where they add nothing; the game's tests say so."""
    return getattr(import_module(f"tests.games.{game}"), "LEFT_OUT", set())


def kinds(things: set[str]) -> set[str]:
    return {name.rpartition("-")[0] for name in things}


@pytest.mark.parametrize("game", DRAWN)
def test_boards(game: str) -> None:
    drawing = drawing_of(game)
    shown: set[str] = set()
    missing: set[str] = set()
    for moment in moments(game):
        scene = scene_at(moment)
        desk = set(names_in(text_of(drawing.desk(scene, moment.seat or 0))))
        for arrangement in ARRANGEMENTS:
            board = str(drawing.board(scene, arrangement))
            ElementTree.fromstring(board)
            things, pieces = names_in(board), pieces_in(board)
            assert len(things) == len(set(things)), "a thing is drawn twice"
            assert len(pieces) == len(set(pieces)), "a piece is drawn twice"
            assert "style=" not in board
            assert not re.findall(r"<text[^>]*>[^<]*…", board), "a label was cut"
            shown |= desk | set(things)
            missing |= set(scene.lit) - desk - set(things)
    # What a game draws at all must be there when it is lit; the rest is chosen in the card.
    assert not kinds(missing) & kinds(shown) - left_out(game)


@pytest.mark.parametrize("game", DRAWN)
def test_people_and_small_pictures(game: str) -> None:
    drawing = drawing_of(game)
    for moment in moments(game)[::3]:
        scene = scene_at(moment)
        for player in range(scene.seen.players):
            for draw in (drawing.desk, drawing.panel, drawing.tally):
                made = text_of(draw(scene, player))
                ElementTree.fromstring(f"<div>{made}</div>")
                assert "style=" not in made
        for name in scene.lit:
            kind, _, value = name.rpartition("-")
            small = drawing.picture(scene, kind, int(value))
            if small is not None:
                ElementTree.fromstring(text_of(small))


@pytest.mark.parametrize("game", DRAWN)
def test_the_same_for_all_that_a_seat_cannot_tell_apart(game: str) -> None:
    for moment in moments(game)[2::7]:
        for viewer in range(moment.seats):
            other = moment.clone()
            other.position = moment.imagine(viewer, "another deal")
            assert pictures(game, moment, viewer) == pictures(game, other, viewer)


def pictures(game: str, moment: Game, viewer: int) -> list[str]:
    drawing, scene = drawing_of(game), scene_of(moment, viewer)
    board = str(drawing.board(scene, "wide"))
    people = (drawing.desk, drawing.panel)
    return [board, *(text_of(draw(scene, p)) for draw in people for p in range(moment.seats))]


@pytest.mark.parametrize("game", DRAWN)
def test_every_tone_ground_and_class_exists(game: str) -> None:
    """In the style of the kit and the game's own: those of other games do not count."""
    drawing, used = drawing_of(game), ""
    for moment in moments(game)[::5]:
        scene = scene_at(moment)
        used += "".join(str(drawing.board(scene, arrangement)) for arrangement in ARRANGEMENTS)
        used += "".join(text_of(draw(scene, 0)) for draw in (drawing.desk, drawing.panel))
    used += str(drawing.vignette())
    marks = {name for names in re.findall(r'class="([^"]*)"', used) for name in names.split()}
    own = TITLES[game].folder / "drawing"
    assert marks - set(re.findall(r"\.([a-z][\w-]*)", css(own))) <= ONLY_NAMES
    hatchings = set(re.findall(r"url\(#([\w-]+)\)", used))
    assert hatchings <= set(re.findall(r'id="([\w-]+)"', str(patterns(own))))


def test_a_game_styles_only_what_is_its_own() -> None:
    """All are served in one file: it touches no class or token of another game or the kit."""
    taken = named_in(css())
    for folder in drawings():
        own = named_in(css(folder).removeprefix(css()))
        assert not own & taken, folder
        taken |= own


def named_in(style: str) -> set[str]:
    return set(re.findall(r"\.[a-z][\w-]*|^ +--[\w-]+(?=:)", style, re.M))


@pytest.mark.parametrize("game", DRAWN)
def test_the_contract(game: str) -> None:
    drawing = drawing_of(game)
    for name, promised in vars(Drawing).items():
        if name.startswith("_") or not callable(promised):
            continue
        wanted = list(signature(promised).parameters)[1:]
        assert len(signature(getattr(drawing, name)).parameters) == len(wanted), name
    assert len(drawing.player_colours) == TITLES[game].rules.max_seats
    root = ElementTree.fromstring(standalone(drawing.vignette(), "dark"))
    assert root.get("viewBox") == "0 0 320 150"
