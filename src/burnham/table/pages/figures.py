"""Drawings for the guide, made by a game's own drawing from a small position of its own.

    draw:board      the board of a new game        draw:site-7     a picture of one thing
    draw:tall       the same for a phone           draw:vignette   the game's picture
    draw:desk       the first player's own area
`draw:board@40` shows the game after forty answers of a game that always goes the same way.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, cast

import msgspec
from markupsafe import Markup

from burnham.games import names, title_of
from burnham.kernel.errors import BadRecord
from burnham.kernel.game import Game, dealt, new_game, started
from burnham.kernel.playout import Dice
from burnham.kernel.title import Options
from burnham.kit import Arrangement, Drawing, Scene
from burnham.table.room.shelf import Boxed

SEED = "guide"
NAMED = re.compile(r' (?:data-(?:sheet|thing|piece|answers)|tabindex)="[^"]*"')


@lru_cache(64)
def figure_of(game: str, lang: str, what: str) -> Markup | None:
    """The drawing that `what` names, or None if the game has no such thing."""
    if game not in names():
        return None
    title = title_of(game)
    subject, _, after = what.partition("@")
    drawing = cast(Drawing, title.showing.drawing())
    if subject == "vignette":
        return drawing.vignette()
    scene = _scene(_position(game, int(after or 0)), lang)
    if subject in ("board", "tall"):
        return Markup(drawing.board(scene, "wide" if subject == "board" else "tall"))
    if subject == "desk":
        return drawing.desk(scene, 0)
    kind, _, value = subject.rpartition("-")
    return drawing.picture(scene, kind, int(value)) if value.isdigit() else None


def unnamed(markup: str) -> str:
    """Drawings without the names by which scripts find the things of a game under way."""
    return NAMED.sub("", markup)


def setting(
    boxed: Boxed, seats: int, options: Options, lang: str, arrangement: Arrangement, start: str = ""
) -> str:
    """The board as it may lie there when the game begins, to be looked at only; with a `start` as
    it will."""
    game = _starts(boxed, options, start) if start else None
    game = game or dealt(boxed.title, boxed.tables, seats, options, SEED)
    board = str(boxed.drawing.board(Scene(game.seen_by(None), game.text_in(lang)), arrangement))
    return unnamed(board)


def _starts(boxed: Boxed, options: Options, start: str) -> Game | None:
    """None: the rules have changed since it was written."""
    try:
        return started(boxed.title, boxed.tables, options, SEED, msgspec.json.decode(start))
    except BadRecord:
        return None


@lru_cache(16)
def _position(game: str, answers: int) -> Game:
    title = title_of(game)
    made = new_game(title, max(2, title.rules.min_seats), SEED, None, None)
    dice = Dice(SEED)
    for _ in range(answers):
        if made.over:
            break
        made.take(dice.pick(made.answers()))
    return made


def _scene(game: Game, lang: str) -> Scene[Any]:
    return Scene(game.seen_by(0), game.text_in(lang))
