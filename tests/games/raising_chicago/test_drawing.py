"""The drawing shows what the position holds; what holds for all drawings is in the battery."""

from __future__ import annotations

from importlib import import_module

import pytest

from burnham.games.raising_chicago import TITLE
from burnham.games.raising_chicago.box import FREE
from burnham.games.raising_chicago.drawing import ghost
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.kit import Drawing
from tests.drawings import inside, pieces_in, scene_of, side, text_of, walk
from tests.games.raising_chicago.builders import ANGELIKA, MARION, table
from tests.rules import rule

drawing: Drawing = import_module("burnham.games.raising_chicago.drawing")

PICTURED = {
    "square", "slot", "plot", "outskirts", "prestige", "neighborhood", "banner", "tile", "track",
    "resource", "rotation",
}  # fmt: skip
"""What is chosen by pointing at it, resources, and how a prestige building can lie; ways to pay are
words."""


def test_what_can_be_pointed_at_has_a_picture() -> None:
    for game in walk(TITLE, 3, {"council": True}, 9):
        scene = scene_of(game, game.seat)
        for name in scene.lit:
            kind, _, value = name.rpartition("-")
            small = drawing.picture(scene, kind, int(value))
            assert (small is not None) == (kind in PICTURED)


def test_a_turned_prestige_building_is_shown_as_it_would_lie() -> None:
    t = table().give(MARION, tracks=(12, 12, 12)).display(1, 3, 7).won(10, MARION)
    t.take("move 1", "take 3", "build 6")
    scene = scene_of(t.game, t.game.seat)
    assert t.question == "rotate"
    made = {text_of(drawing.picture(scene, "rotation", turn)) for turn in t.game.answers()}
    assert len(made) == len(t.game.answers()) > 1


def test_where_no_final_projects_are_to_come_none_are_announced() -> None:
    for game in walk(TITLE, 3, {}, 9):
        scene = scene_of(game, None)
        board = drawing.board(scene, "wide")
        if "projects" in {view.name for view in board.views}:
            said = f">{scene.say('drawing-final')}<" in side(board, "projects")
            assert said == bool(scene.seen.finals)


def test_a_slot_whose_project_is_gone_is_not_marked() -> None:
    emptied = 0
    for game in walk(TITLE, 4, {}, 1):
        g = game.position
        assert isinstance(g, RaisingChicago)
        if g.slot < 0:
            continue
        gone = g.slot_project[g.slot] < 0
        emptied += gone
        board = drawing.board(scene_of(game, None), "wide")
        marked = 'class="thing chosen" data-thing="slot-' in side(board, "projects")
        assert marked != gone
        if emptied > 3:
            return
    raise AssertionError("no project was ever taken while its slot was worked on")


def test_houses_and_bids_are_where_the_position_has_them() -> None:
    scene = scene_of(list(walk(TITLE, 4, {}, 60))[3], None)
    g = scene.seen
    board = drawing.board(scene, "wide")
    for plot in range(len(g.plot_owner)):
        held = inside(side(board, "city"), f"plot-{plot}")
        owned = 0 <= g.plot_owner[plot] < g.seats
        assert (f'data-piece="house-{plot}"' in held) == owned
        assert not owned or f"seat-{g.plot_owner[plot]}" in held
    pieces = pieces_in(side(board, "projects"))
    for square, owner in enumerate(g.squares):
        assert (f"bid-{square}" in pieces) == (owner >= 0)


def test_a_neighborhood_is_drawn_on_the_space_where_its_tile_lies() -> None:
    """The tile's number is not the space's, and who has won a tile is told by the tile's."""
    t = table().neighborhood(1, 13).neighborhood(2, 10)
    before = side(drawing.board(scene_of(t.game, None), "wide"), "city")
    t.g.neighborhoods[0] = FREE
    t.give(MARION, neighborhoods=[13, 2])
    after = side(drawing.board(scene_of(t.game, None), "wide"), "city")
    assert "<path" in inside(before, "neighborhood-0").replace("ns0:", "")
    assert "<path" not in inside(after, "neighborhood-0").replace("ns0:", "")
    assert inside(after, "neighborhood-1") == inside(before, "neighborhood-1")


def test_over_a_free_plot_stands_the_house_to_come() -> None:
    seen: set[str] = set()
    for game in walk(TITLE, 3, {}, 5):
        scene = scene_of(game, game.seat)
        for name in scene.lit:
            kind, _, value = name.rpartition("-")
            free = kind == "plot" and scene.seen.plot_owner[int(value)] == FREE
            made = ghost(scene, name)
            assert (made is not None) == free
            assert made is None or f"seat-{game.seat}" in made
            seen.add(kind)
    assert {"plot", "square"} <= seen


def test_what_is_built_changes_its_ward_alone() -> None:
    t = table()
    before = drawing.board(scene_of(t.game, None), "wide")
    t.g.plot_owner[0], t.g.plot_levels[0] = MARION, 1
    after = drawing.board(scene_of(t.game, None), "wide")
    changed = [
        new.name
        for old, new in zip(before.sheets, after.sheets, strict=True)
        if old.content != new.content
    ]
    assert changed == [f"ward-{t.box.plot_column[0] // 2}"]


@rule("RC-172", "RC-173")
@pytest.mark.parametrize(("seats", "qualify", "double"), [(2, 6, 9), (3, 4, 6), (4, 3, 5)])
def test_the_council_shows_its_thresholds_and_everybodys_letters(
    seats: int, qualify: int, double: int
) -> None:
    t = table(seats, council=True).member(A=5, B=7, C=8, D=9)
    of = [[card + 1 for card, own in enumerate(t.box.letters) if own == i] for i in range(5)]
    t.give(MARION, cards=of[0][:2], pile=[*of[0][2:4], *of[2][:1]])
    t.give(ANGELIKA, cards=of[3][:1], pile=of[4][:1])
    drawn = side(drawing.board(scene_of(t.game, None), "wide"), "projects")
    assert f"from {qualify} cards, twice from {double}" in drawn
    members = drawn.partition("City Council")[2].partition("Poverty")[0]
    for letter, name in zip(
        "ABCD", ("Outskirts", "Permanent", "Returned", "Neighbor"), strict=True
    ):
        assert f">{letter}<" in members
        assert name in members
    assert [members.count(f">{said}<") for said in ("4", "0+1", "1+1")] == [1, 3, 1]


@rule("RC-137", "RC-173")
def test_the_pile_of_pushed_out_cards_shows_its_letters() -> None:
    t = table(council=True)
    of = [[card + 1 for card, own in enumerate(t.box.letters) if own == i] for i in range(5)]
    assert "Pile" not in text_of(drawing.desk(scene_of(t.game, MARION), MARION))
    t.give(MARION, pile=[*of[1][:2], of[3][0], of[4][0]])
    for viewer in (MARION, ANGELIKA, None):
        desk = text_of(drawing.desk(scene_of(t.game, viewer), MARION))
        assert "Pushed-out cards: 4 (B 2, D 1, ABCD 1)" in desk


@rule("RC-155", "RC-153")
@pytest.mark.parametrize(("tile", "number"), [(3, 3), (10, 2), (8, 3), (9, 4)])
def test_tiles_draw_how_much_they_give(tile: int, number: int) -> None:
    t = table().outskirts(tile)
    drawn = inside(side(drawing.board(scene_of(t.game, None), "wide"), "city"), "outskirts-0")
    assert f">{number}<" in drawn.partition(f">{tile}<")[2]


def test_at_the_end_the_city_is_left_and_what_lies_around_it() -> None:
    *_, game = walk(TITLE, 2, {}, 1000)
    assert game.over
    scene = scene_of(game, None)
    wide, tall = drawing.board(scene, "wide"), drawing.board(scene, "tall")
    assert [view.name for view in wide.views] == ["city"]
    assert [view.name for view in tall.views] == ["city", "around"]
    assert wide.opened == tall.opened == "city"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_of_projects_is_filled_down_to_its_foot(seats: int) -> None:
    wide = drawing.board(scene_of(table(seats).game, None), "wide")
    view = next(view for view in wide.views if view.name == "projects")
    *_, height = map(float, view.viewbox.split())
    sheets = [one for one in view.placed if one.sheet.name != "frame"]
    assert height - 20 < max(one.foot for one in sheets) < height
