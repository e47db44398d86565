"""The drawing shows what the position holds, the reach of a member, and duels; what holds for all
drawings is in the battery."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from xml.etree import ElementTree

import pytest

from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.about.duels import read_duel
from burnham.games.chicago_1991.box import BUILDINGS, GANGS, HOME, NONE, OFF_BOARD
from burnham.games.chicago_1991.drawing import ghost
from burnham.games.chicago_1991.drawing.reach import Walks
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.steps.routes import way
from burnham.kernel.game import Game, new_game
from burnham.kit import Arrangement, Drawing, Scene, standalone
from tests.drawings import inside, names_in, pieces_in, scene_of, side, text_of, walk
from tests.games.chicago_1991.builders import Table, table

drawing: Drawing = import_module("burnham.games.chicago_1991.drawing")

TABLES = [
    pytest.param(2, {}, id="two"),
    pytest.param(3, {"absent_gang": "yellow"}, id="three"),
    pytest.param(4, {"variant_one": True, "movement_die": "three_dice"}, id="four"),
]
ARRANGEMENTS: tuple[Arrangement, ...] = ("wide", "tall")
VIEW_OF_DUELS: dict[Arrangement, str] = {"wide": "", "tall": "gangs"}
BOLD = ("go", "hire", "reinforce", "send", "face", "put", "move")


def scene_at(t: Table, lang: str = "en") -> Scene[Chicago]:
    return scene_of(t.game, t.game.seat, lang)


def all_lit_already(scene: Scene[Chicago]) -> set[str]:
    """The far street fields are one thing, unless each of them is lit for using up points."""
    if "street-0" not in scene.lit:
        return set()
    free = Walks(scene.seen, scene.seen.arg).streets()
    return {"street-0"} if all(f"field-{f}" in scene.lit for f in free) else set()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_lit_thing_is_drawn(seats: int, options: dict[str, object]) -> None:
    for game in walk(TITLE, seats, options, 41, BOLD):
        scene = scene_of(game, game.seat)
        for arrangement in ARRANGEMENTS:
            names = [
                name
                for sheet in drawing.board(scene, arrangement).sheets
                for name in names_in(text_of(sheet.content))
            ]
            assert set(scene.lit) - set(names) <= all_lit_already(scene)


@lru_cache
def four_players() -> Game:
    return list(walk(TITLE, 4, {}, 150, BOLD))[1]


def test_nothing_is_hidden_so_all_see_the_same_board() -> None:
    game = four_players()
    other = game.clone()
    other.position = game.imagine(0, "other dice")
    boards = {
        str(drawing.board(Scene(scene.seen, scene.text), "wide"))
        for scene in (scene_of(game, None), scene_of(game, 2), scene_of(other, 1))
    }
    assert len(boards) == 1


def test_members_and_owners_are_where_the_position_has_them() -> None:
    scene = scene_of(four_players(), None)
    g = scene.seen
    board = str(drawing.board(scene, "wide"))
    hired = [m for gang in range(GANGS) for m in g.members(gang) + g.waiting(gang)]
    drawn = [piece for piece in pieces_in(board) if piece.startswith("member-")]
    assert sorted(drawn) == sorted(f"member-{m}" for m in hired)
    for building in range(BUILDINGS):
        house, owner = inside(board, f"field-{building}"), g.owner[building]
        if owner != NONE:
            assert f"ground-{g.box.gang_names[owner]}" in house
        elif g.box.kind[building] != HOME:
            assert "ground-" not in house
    for member in hired:
        if g.where[member] != OFF_BOARD:
            figure = inside(board, f"member-{member}")
            assert figure.count("<ns0:ellipse") == g.rings[member] + 1  # its shadow


def test_buildings_and_barred_streets_are_things_and_free_ones_while_they_are_lit() -> None:
    t = table("Y03:2@s0602", "R02:1@s0902", points=6).choose("Y03")
    barred = {t.field_of["s0602"], t.field_of["s0902"]}
    calm, lit = (
        {name for name in names_in(str(drawing.board(scene, "wide"))) if name.startswith("field-")}
        for scene in (scene_of(t.game, None), scene_at(t))
    )
    assert calm == {f"field-{f}" for f in {*range(BUILDINGS), *barred}}
    assert lit == calm | {name for name in scene_at(t).lit if name.startswith("field-")}
    assert lit > calm


def test_a_step_changes_the_bands_it_leaves_and_enters_and_no_house() -> None:
    t = table("Y03:2@s0602", "Y04:1@YC", "R02:1@s2929", points=6)
    before = drawing.board(scene_of(t.game, None), "wide")
    t.go("Y03", "s0502")
    after = drawing.board(scene_of(t.game, None), "wide")
    changed = {
        new.sheet.name
        for old, new in zip(before.placed, after.placed, strict=True)
        if old.sheet.content != new.sheet.content
    }
    assert {name for name in changed if name.startswith(("crowd", "houses"))} == {"crowd-0"}


def test_a_chosen_member_lights_its_reach_and_shows_ways_and_odds() -> None:
    t = table("Y03:2@s0602", "R02:1@s0902", "Y04:1@YC", points=6)
    t.choose("Y03")
    scene = scene_at(t)
    board = str(drawing.board(scene, "wide"))
    enemy, next_to, far = (t.field_of[f] for f in ("s0902", "s0502", "s0302"))
    assert f"{100 * t.box.win[2][1]:.0f} %" in board
    assert "data-dot" in inside(board, f"field-{next_to}")
    assert "data-dot" not in inside(board, f"field-{enemy}")
    way = ghost(scene, f"field-{next_to}")
    assert way is not None
    assert "s-lamp-line" in way  # the trail
    assert "ground-yellow" in way  # who arrives
    assert "ground-" not in (ghost(scene, f"field-{enemy}") or ""), "it is not won yet"
    assert ghost(scene, "street-0") is None
    assert f"field-{far}" not in scene.lit
    assert "street-0" in names_in(board)
    t.take("street")
    assert f"field-{far}" in scene_at(t).lit
    assert "street-0" not in names_in(str(drawing.board(scene_at(t), "tall")))


def test_buildings_to_take_stand_out_and_own_ones_are_dimmed() -> None:
    t = table("Y03:2@s0602", "Y04:1@YC", points=12).choose("Y03")
    shown = {
        sheet.name: text_of(sheet.content) for sheet in drawing.board(scene_at(t), "wide").sheets
    }
    lit = [int(name[6:]) for name in scene_at(t).lit if name.startswith("field-")]
    houses = [field for field in lit if field < BUILDINGS]
    own = [field for field in houses if t.g.owner[field] == 0]
    assert 0 < len(own) < len(houses)
    assert shown["signs"].count('opacity="0.55"') == len(own)


def test_the_way_shown_is_the_way_walked() -> None:
    t = table("Y03:2@s0602", "Y04:1@YC", "R02:1@s0802", points=16)
    walks = Walks(t.g, t.member("Y03"))
    assert len(walks.fields) > 30
    for field in walks.fields:
        assert walks.way(field)[1:] == way(t.g, t.member("Y03"), field)


def test_no_lamp_burns_for_those_who_wait() -> None:
    t = table("Y03:2@s0602", "Y04:1@YC", points=6)
    t.choose("Y03")
    board = str(drawing.board(scene_of(t.game, 1), "wide"))
    assert "button" not in board
    assert "button" in str(drawing.board(scene_at(t), "wide"))
    mover = inside(board, f"member-{t.member('Y03')}")
    assert "chosen" in mover, "all see who is asked where to go"
    assert board.count("chosen") == 1


def test_over_a_member_its_reach_is_shown() -> None:
    t = table("Y03:2@s0602", "Y04:1@YC", points=6)
    scene = scene_at(t)
    for name in scene.lit:
        assert (ghost(scene, name) is not None) == name.startswith("member-")


def test_on_a_lit_field_the_field_answers_and_not_who_stands_there() -> None:
    t = table("Y03:2@s0602", "R02:1@s0902", "Y04:1@YC", points=6)
    foe = f"member-{t.member('R02')}"
    assert "deaf" not in inside(str(drawing.board(scene_at(t), "wide")), foe)
    t.choose("Y03")
    board = str(drawing.board(scene_at(t), "wide"))
    assert "deaf" in inside(board, foe)
    parent = {child: group for group in ElementTree.fromstring(board).iter() for child in group}
    thing = {child.get("data-thing"): child for child in parent}
    field = thing[f"field-{t.field_of['s0902']}"]
    assert parent[field] is not parent[thing[foe]], "lit, it would come before who stands on it"


@pytest.mark.parametrize("arrangement", ARRANGEMENTS)
def test_before_the_throw_both_sides_and_their_chances_are_shown(arrangement: Arrangement) -> None:
    t = table("Y03:2@s0602", "R02:1@s0702", points=6).attack("Y03", "s0702")
    board = str(drawing.board(scene_at(t), arrangement))
    assert "throw-0" in names_in(board)
    for shown in ("Yellow 3", "+10,000 FT", "69 %", "Red 2", "+25,000 FT", "31 %"):
        assert shown in board
    assert "throw-0" not in names_in(str(drawing.board(scene_of(t.game, 1), arrangement)))


def test_a_phone_opens_the_city_to_move_and_the_gangs_to_hire_and_fight() -> None:
    t = table("Y03:2@s0602", "R02:1@s0702", points=6)
    assert drawing.board(scene_at(t), "tall").opened == "city"
    t.attack("Y03", "s0702")
    assert drawing.board(scene_at(t), "tall").opened == "gangs"
    assert (
        drawing.board(scene_of(new_game(TITLE, 2, "hire", {}, None), 0), "tall").opened == "gangs"
    )


def test_a_duel_is_shown_throw_by_throw() -> None:
    t = table("Y03:2@s0602", "R02:2@s0702", "Y04:1@YC", points=6)
    assert read_duel(t.g) is None
    assert 'data-sheet="duel"' not in side(drawing.board(scene_at(t), "tall"), "gangs")
    t.dice((2, 3), (2, 3), (1, 4), (1, 6)).go("Y03", "s0702")
    fought = read_duel(t.g)
    assert fought is not None
    assert fought.throws == ((3, 3), (4, 6))
    assert (fought.rings, fought.left, fought.winner) == ((2, 2), (1, 1), 1)
    assert t.box.label(fought.field) == "s0702"
    for arrangement, view in VIEW_OF_DUELS.items():
        board = side(drawing.board(scene_at(t), arrangement), view)
        assert 'data-sheet="duel"' in board
        assert "+25,000 FT" in board
        assert "+1 ring" in board


@pytest.mark.parametrize(
    ("rings", "dice", "winner"),
    [
        ((1, 1), [(1, 5), (1, 5)], NONE),
        ((2, 1), [(2, 5), (1, 5)], 0),
        ((1, 2), [(1, 5), (2, 5)], 1),
        ((4, 4), [(4, 6), (4, 5)], 0),
    ],
)
def test_the_shown_winner_is_the_winner(
    rings: tuple[int, int], dice: list[tuple[int, int]], winner: int
) -> None:
    t = table(f"Y03:{rings[0]}@s0602", f"R02:{rings[1]}@s0702", "Y04:1@YC", points=6)
    t.dice(*dice).go("Y03", "s0702")
    fought = read_duel(t.g)
    assert fought is not None
    assert fought.winner == winner
    assert (t.where("Y03") is not None) == (winner == 0)
    assert (t.where("R02") is not None) == (winner == 1)
    board = str(drawing.board(scene_at(t, "de"), "wide"))
    assert ("Beide fallen" in board) == (winner == NONE)
    # A winner with four rings already gets the prize alone.
    assert ("+1 Ring" in board) == (winner != NONE and max(rings) < 4)


def test_an_assault_has_its_sheet() -> None:
    t = table(
        "Y02:2@s0302", "Y03:1@s0502", "R02:2@YB", "R03:1@YB", points=9, variant_one=True
    )  # fmt: skip
    t.go("Y03", "YB")
    scene = scene_at(t, "de")
    board = str(drawing.board(scene, "wide"))
    assert "fight-0" in names_in(board)
    assert "Angriff" in board
    t.take(f"reinforce member={t.member('Y02')}")
    for arrangement in ARRANGEMENTS:
        names = names_in(str(drawing.board(scene_at(t), arrangement)))
        assert set(scene_at(t).lit) <= set(names)
        assert len(names) == len(set(names))


def test_the_seats_have_the_colours_of_their_gangs() -> None:
    game = new_game(TITLE, 3, 1, {"absent_gang": "red"}, None)
    board = str(drawing.board(scene_of(game, 0), "wide"))
    assert 'data-seat-0="yellow" data-seat-1="green" data-seat-2="blue"' in board


def test_the_board_is_dark_in_both_themes() -> None:
    board = drawing.board(scene_of(four_players(), None), "wide")
    assert 'class="drawing board night"' in standalone(board, "light")
    root = ElementTree.fromstring(standalone(drawing.vignette(), "light"))
    assert root.get("viewBox") == "0 0 320 150"
