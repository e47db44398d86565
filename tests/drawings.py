"""For tests of drawings: the scene of a moment, moments of a game, and what a picture holds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.title import Title
from burnham.kit import Board, Content, Scene, lamps, together


def scene_of(game: Game, viewer: int | None, lang: str = "en") -> Scene[Any]:
    """What a seat (or a spectator) sees; lit for the seat that is asked."""
    seen, text = game.seen_by(viewer), game.text_in(lang)
    lit = lamps(seen, text) if viewer is not None and viewer == game.seat else {}
    return Scene(seen, text, lit)


def walk(
    title: Title,
    seats: int,
    options: Mapping[str, object],
    every: int,
    bold: tuple[str, ...] = (),
) -> Iterator[Game]:
    """Every so manieth moment of a random game; what is `bold` is done whenever it can be."""
    game = new_game(title, seats, "walk", dict(options), None)
    dice = Dice("walk")
    yield game.clone()
    while not game.over:
        answers = game.answers()
        wanted = [a for a in answers if game.word(a).startswith(bold)] if bold else []
        game.take(dice.pick(wanted or answers))
        if game.number % every == 0 or game.over:
            yield game.clone()


def text_of(content: Content) -> str:
    return str(together(content))


def side(board: Board, view: str) -> str:
    """A board as it looks with this view open."""
    return str(replace(board, opened=view))


def names_in(picture: str) -> list[str]:
    return re.findall(r'data-thing="([^"]*)"', picture)


def pieces_in(picture: str) -> list[str]:
    return re.findall(r'data-piece="([^"]*)"', picture)


def inside(board: str, name: str) -> str:
    """The drawing of one thing."""
    root = ElementTree.fromstring(board)
    found = [e for e in root.iter() if e.get("data-thing") == name]
    assert len(found) == 1, name
    return ElementTree.tostring(found[0], "unicode")
