"""The drawing shows what the position holds; what holds for all drawings is in the battery."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from typing import Any

import pytest

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.drawing import ghost
from burnham.games.san_francisco.drawing.faces import ICONS
from burnham.games.san_francisco.drawing.progress import progress
from burnham.games.san_francisco.setup import PARKS
from burnham.kernel.game import Game, new_game
from burnham.kit import Arrangement, Drawing, Scene
from burnham.kit.letters import width
from tests.drawings import inside, names_in, pieces_in, scene_of, side, text_of, walk
from tests.games.san_francisco.builders import Table, on_card, opened
from tests.rules import rule

drawing: Drawing = import_module("burnham.games.san_francisco.drawing")

BOLD = ("build", "develop", "lay")


@lru_cache
def four_players() -> Game:
    return list(walk(TITLE, 4, {}, 60, BOLD))[3]


def test_a_spectator_sees_no_starting_tender() -> None:
    game = new_game(TITLE, 4, 1, {}, None)
    scene = scene_of(game, None)
    assert not scene.lit
    assert "tender-" not in text_of(drawing.desk(scene, 0))
    assert "tender-" in text_of(drawing.desk(scene_of(game, 0), 0))


def test_stones_buildings_and_rubble_are_where_the_position_has_them() -> None:
    scene = scene_of(four_players(), None)
    g = scene.seen
    board = str(drawing.board(scene, "wide"))
    for site in g.box.reading_order[4]:
        held = inside(board, f"site-{site}")
        assert (f'data-piece="house-{site}"' in held) == (g.owner[site] >= 0)
        assert ("rubble" in held) == (g.rubble[site] == 1)
        if g.owner[site] >= 0:
            assert f"seat-{g.owner[site]}" in held
    stones = sorted(piece for piece in pieces_in(board) if piece.startswith("stone-"))
    assert stones == [f"stone-{player}" for player in range(4)]


def test_what_can_be_chosen_has_a_picture_unless_it_is_a_way_to_decline() -> None:
    without = set()
    for game in walk(TITLE, 3, {"plot_sides": "all_B"}, 5, BOLD):
        scene = scene_of(game, game.seat)
        for name in scene.lit:
            kind, _, value = name.rpartition("-")
            if drawing.picture(scene, kind, int(value)) is None:
                without.add(kind)
    assert without <= {"forgo", "none", "lose", "up"}


def test_the_blocked_fields_carry_blockers() -> None:
    for game in walk(TITLE, 2, {"duopoly": True}, 3, BOLD):
        scene = scene_of(game, 0)
        blocked = sum(field >= 0 for field in scene.seen.blockers)
        pieces = pieces_in(str(drawing.board(scene, "wide")))
        assert sum(piece.startswith("blocker-") for piece in pieces) == blocked
        if blocked > 1:
            return
    raise AssertionError("no field was ever blocked")


def desk_of(t: Table, viewer: int, player: int, lang: str = "en") -> str:
    return text_of(drawing.desk(scene_of(t.game, viewer, lang), player))


@rule("SF-180")
def test_a_rivals_desk_tells_the_starting_tender_from_those_taken() -> None:
    t = opened(2).give(1, kept="prv_red", tenders="prv_park")
    shown = desk_of(t, 0, 1)
    assert "Starting tender, face down" in shown
    assert "Parks" in shown, "all have seen it taken"
    assert "Red sites" not in shown
    assert "Red sites" in desk_of(t, 1, 1)


def test_the_aid_of_the_committee_lies_on_the_board_in_solo() -> None:
    for arrangement in ("wide", "tall"):
        shown = sheets(scene_of(opened(1).game, 0, "de"), arrangement)["aid"]
        assert "4 · 5" in shown
        assert "sonst Mitte," in shown
        assert "3 · 5" in sheets(scene_of(opened(1, level="hard").game, 0), arrangement)["aid"]
        assert "aid" not in sheets(scene_of(opened(2).game, 0), arrangement)


@rule("SF-014")
def test_park_cards_show_the_park_of_the_table() -> None:
    boards = [
        side(drawing.board(scene_of(opened(2, park=park).game, 0), "wide"), "cards")
        for park in PARKS
    ]
    assert ["Dolores Park A" in board for board in boards] == [True, False]
    assert ["Golden Gate Park A" in board or "Golden Gate" in board for board in boards] == [
        False,
        True,
    ]
    for park, board in enumerate(boards):
        assert [ICONS[name][0][1] in board for name in PARKS] == [park == 0, park == 1]
        assert board.count(ICONS[PARKS[park]][0][1]) > 1, "permits have the same symbol"


def test_upright_cards_say_which_end_is_the_front() -> None:
    shown = text_of(drawing.board(scene_of(opened(2).game, 0), "wide"))
    assert shown.count("first") == 4 + 1, "four upright cards and the income stair"


def sheets(scene: Scene[Any], arrangement: Arrangement = "wide") -> dict[str, str]:
    drawn = drawing.board(scene, arrangement).sheets
    return {sheet.name: text_of(sheet.content) for sheet in drawn}


def test_a_building_changes_the_sheet_of_its_plot_alone() -> None:
    t = on_card("A").give(0, money=9, area=1, permits="G2a")
    t.take("place build", "use build")
    before = sheets(scene_of(t.game, None))
    t.take("build 1-G2")
    after = sheets(scene_of(t.game, None))
    city = {name for name in before if name.startswith("pl")}
    assert {name for name in city if before[name] != after[name]} == {"plot-0"}
    assert "house-" in after["plot-0"]


def test_a_stone_changes_the_card_it_comes_to() -> None:
    t = on_card("A", slot=0)
    before = sheets(scene_of(t.game, None))
    t.take("place build")
    after = sheets(scene_of(t.game, None))
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"card-0"}


def test_the_ghost_is_the_building_of_who_is_asked() -> None:
    t = on_card("A", order=(1, 0)).give(1, money=9, area=1, permits="G2a")
    t.take("place build", "use build")
    scene = scene_of(t.game, 1)
    site = f"site-{t.box.site_ids.index('1-G2')}"
    assert "seat-1" in text_of(ghost(scene, site))
    assert ghost(scene, f"permit-{t.g.laid[0]}") is None
    t = on_card("C").give(0, money=9)
    t.take("place clear", "use clear")
    lit = scene_of(t.game, 0).lit
    assert any(name.startswith("site-") for name in lit)
    assert not any(ghost(scene_of(t.game, 0), name) for name in lit), "only rubble would go"


def test_the_step_without_rubble_is_on_the_board_of_who_may_take_it() -> None:
    t = on_card("C").give(0, money=9, progress=(2, 3)).give(1, progress=(2, 4))
    t.take("place clear", "use clear")
    for arrangement in ("wide", "tall"):
        other, own = (drawing.board(scene_of(t.game, seat), arrangement) for seat in (1, 0))
        assert "up-0" not in names_in(side(other, "cards"))
        field = inside(side(own, "cards"), "up-0")
        assert f">{str(t.box.progress_vp[4][2]).replace('-', '−')}<" in field
        assert "seat-1" in field, "who stands there stays in sight"


@pytest.mark.parametrize("sharing", [1, 2, 3, 4])
@pytest.mark.parametrize("size", [(312.0, 208.0), (229.0, 190.0)])
@pytest.mark.parametrize("field", [(0, 0), (6, 5)])
def test_markers_on_a_field_leave_its_value_free(
    sharing: int, size: tuple[float, float], field: tuple[int, int]
) -> None:
    scene = scene_of(new_game(TITLE, 4, 1, {}, None), None)
    g = scene.seen
    for player in range(4):
        g.col[player], g.row[player] = field if player < sharing else (3, 3)
    markers = str(progress(scene, *size).placed[1].sheet.content)
    where = r"translate\(([\d.]+) [\d.]+\)"
    values = re.findall(
        rf'{where}"><rect.*?<text x="([\d.]+)".*?font-size="([\d.]+)".*?>(.+?)<', markers
    )
    left, middle, font, value = values[0 if field == (0, 0) else -1]
    assert value == str(g.box.progress_vp[field[1]][field[0]]).replace("-", "−")
    end = float(left) + float(middle) + width(value, float(font), serif=True) / 2
    discs = re.findall(
        rf'{where}"><g class="piece" data-piece="progress-(\d)".*?r="([\d.]+)"', markers
    )
    assert len(discs) == 4
    for x, player, radius in discs:
        if int(player) < sharing:
            assert float(x) - float(radius) >= end
