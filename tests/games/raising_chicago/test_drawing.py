"""The drawing shows what the position holds; what holds for all drawings is in the battery."""

from __future__ import annotations

from importlib import import_module

from burnham.games.raising_chicago import TITLE
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.kit import Drawing
from tests.drawings import inside, pieces_in, scene_of, walk

drawing: Drawing = import_module("burnham.games.raising_chicago.drawing")

PICTURED = {
    "square", "slot", "plot", "outskirts", "prestige", "neighborhood", "banner", "tile", "track",
    "resource",
}  # fmt: skip
"""What is chosen by pointing at it, and resources; ways to pay are words."""


def test_what_can_be_pointed_at_has_a_picture() -> None:
    for game in walk(TITLE, 3, {"council": True}, 9):
        scene = scene_of(game, game.seat)
        for name in scene.lit:
            kind, _, value = name.rpartition("-")
            small = drawing.picture(scene, kind, int(value))
            assert (small is not None) == (kind in PICTURED)


def test_a_slot_whose_project_is_gone_is_not_marked() -> None:
    emptied = 0
    for game in walk(TITLE, 4, {}, 1):
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


def test_houses_and_bids_are_where_the_position_has_them() -> None:
    scene = scene_of(list(walk(TITLE, 4, {}, 60))[3], None)
    g = scene.seen
    board = str(drawing.board(scene, "wide"))
    for plot in range(len(g.plot_owner)):
        held = inside(board, f"plot-{plot}")
        owned = 0 <= g.plot_owner[plot] < g.seats
        assert (f'data-piece="house-{plot}"' in held) == owned
        assert not owned or f"seat-{g.plot_owner[plot]}" in held
    pieces = pieces_in(board)
    for square, owner in enumerate(g.squares):
        assert (f"bid-{square}" in pieces) == (owner >= 0)
