"""The drawing shows what the position holds, lights what may be answered, and shows duels."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from inspect import signature
from xml.etree import ElementTree

import pytest
from htpy import Node, fragment

from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.box import BUILDINGS, GANGS, HOME
from burnham.games.chicago_1991.drawing.duels import read_duel
from burnham.games.chicago_1991.drawing.reach import Walks
from burnham.games.chicago_1991.position import NONE, OFF_BOARD, Chicago
from burnham.games.chicago_1991.steps.routes import way
from burnham.kernel.game import Game, new_game
from burnham.kit import Arrangement, Drawing, Scene, css, lamps, standalone
from tests.games.chicago_1991.builders import Table, table

drawing: Drawing = import_module("burnham.games.chicago_1991.drawing")

TABLES = [
    pytest.param(2, {}, id="two"),
    pytest.param(3, {"absent_gang": "yellow"}, id="three"),
    pytest.param(4, {"variant_one": True, "movement_die": "three_dice"}, id="four"),
]
ARRANGEMENTS: tuple[Arrangement, ...] = ("wide", "tall")
BOLD = ("go", "hire", "reinforce", "send", "face", "put", "move")


def scene_of(game: Game, viewer: int | None, lang: str = "en") -> Scene[Chicago]:
    seen = game.seen_by(viewer)
    assert isinstance(seen, Chicago)
    asked = game.seat
    lit = lamps(seen, game.text_in(lang)) if viewer is not None and viewer == asked else {}
    return Scene(seen, game.text_in(lang), viewer, asked, lit)


def scene_at(t: Table, lang: str = "en") -> Scene[Chicago]:
    return scene_of(t.game, t.game.seat, lang)


def walk(seats: int, options: dict[str, object], every: int) -> list[Game]:
    """Every so manieth moment of a game that goes far and fights."""
    game = new_game(TITLE, seats, 1991, options, None)
    moments = [game.clone()]
    while not game.over:
        answers = game.answers()
        bold = [a for a in answers if game.word(a).startswith(BOLD)]
        choice = bold or answers
        game.take(choice[game.number * 7 % len(choice)])
        if game.number % every == 0 or game.over:
            moments.append(game.clone())
    return moments


def text_of(node: Node) -> str:
    return str(fragment[node])


def names_in(text: str) -> list[str]:
    return re.findall(r'data-thing="([^"]*)"', text)


def pieces_in(text: str) -> list[str]:
    return re.findall(r'data-piece="([^"]*)"', text)


def inside(board: str, name: str) -> str:
    """The drawing of one thing."""
    root = ElementTree.fromstring(board)
    found = [e for e in root.iter() if e.get("data-thing") == name]
    assert len(found) == 1, name
    return ElementTree.tostring(found[0], "unicode")


def all_lit_already(scene: Scene[Chicago]) -> set[str]:
    """The far street fields are one thing, unless each of them is lit for using up points."""
    if "street-0" not in scene.lit:
        return set()
    free = Walks(scene.seen, scene.seen.arg).streets()
    return {"street-0"} if all(f"field-{f}" in scene.lit for f in free) else set()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_moment_draws_and_every_lit_thing_is_there_once(
    seats: int, options: dict[str, object]
) -> None:
    for game in walk(seats, options, 41):
        scene = scene_of(game, game.seat, "de" if game.number % 2 else "en")
        for arrangement in ARRANGEMENTS:
            board = str(drawing.board(scene, arrangement))
            ElementTree.fromstring(board)
            names, pieces = names_in(board), pieces_in(board)
            assert len(names) == len(set(names))
            assert len(pieces) == len(set(pieces))
            assert set(scene.lit) - set(names) <= all_lit_already(scene)
            assert "style=" not in board
            assert not re.findall(r"<text[^>]*>[^<]*…", board), "a label was cut"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_people_and_pictures(seats: int, options: dict[str, object], lang: str) -> None:
    for game in walk(seats, options, 120):
        scene = scene_of(game, game.seat, lang)
        for seat in range(seats):
            for node in (
                drawing.desk(scene, seat),
                drawing.panel(scene, seat),
                drawing.tally(scene, seat),
            ):
                made = text_of(node)
                ElementTree.fromstring(f"<div>{made}</div>")
                assert "style=" not in made
        for name in scene.lit:
            kind, value = name.rsplit("-", 1)
            ElementTree.fromstring(text_of(drawing.picture(scene, kind, int(value))))
    assert drawing.picture(scene, "goal", 0) is None


@lru_cache
def four_players() -> Game:
    return walk(4, {}, 150)[1]


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


def test_every_field_of_the_city_is_a_thing() -> None:
    scene = scene_of(four_players(), None)
    names = names_in(str(drawing.board(scene, "wide")))
    fields = [f"field-{f}" for f in range(scene.seen.box.fields)]
    assert sorted(n for n in names if n.startswith("field-")) == sorted(fields)


def test_a_chosen_member_lights_its_reach_and_shows_ways_and_odds() -> None:
    t = table("Y03:2@s0602", "R02:1@s0902", "Y04:1@YC", points=6)
    t.choose("Y03")
    scene = scene_at(t)
    board = str(drawing.board(scene, "wide"))
    enemy, next_to, far = (t.field_of[f] for f in ("s0902", "s0502", "s0302"))
    assert f"{100 * t.box.win[2][1]:.0f} %" in board
    assert "ghost" in inside(board, f"field-{next_to}")
    assert "bracket" in inside(board, f"field-{enemy}")
    assert "bracket" not in inside(board, f"field-{next_to}")  # a dot
    assert f"field-{far}" not in scene.lit
    assert "street-0" in names_in(board)
    t.take("street")
    assert f"field-{far}" in scene_at(t).lit
    assert "street-0" not in names_in(str(drawing.board(scene_at(t), "tall")))


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
    assert "halo" not in board
    assert "halo" in str(drawing.board(scene_at(t), "wide"))


def test_a_duel_is_shown_throw_by_throw() -> None:
    t = table("Y03:2@s0602", "R02:2@s0702", "Y04:1@YC", points=6)
    assert read_duel(t.g) is None
    assert 'data-sheet="duel"' not in str(drawing.board(scene_at(t), "tall"))
    t.dice((2, 3), (2, 3), (1, 4), (1, 6)).go("Y03", "s0702")
    fought = read_duel(t.g)
    assert fought is not None
    assert fought.throws == ((3, 3), (4, 6))
    assert (fought.rings, fought.left, fought.winner) == ((2, 2), (1, 1), 1)
    assert t.box.label(fought.field) == "s0702"
    for arrangement in ARRANGEMENTS:
        board = str(drawing.board(scene_at(t), arrangement))
        assert 'data-sheet="duel"' in board
        assert "+25\N{NARROW NO-BREAK SPACE}000 FT" in board
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
    assert "Sturm" in board
    t.take(f"reinforce member={t.member('Y02')}")
    for arrangement in ARRANGEMENTS:
        names = names_in(str(drawing.board(scene_at(t), arrangement)))
        assert set(scene_at(t).lit) <= set(names)
        assert len(names) == len(set(names))


def test_the_seats_have_the_colours_of_their_gangs() -> None:
    game = new_game(TITLE, 3, 1, {"absent_gang": "red"}, None)
    board = str(drawing.board(scene_of(game, 0), "wide"))
    assert 'data-seat-0="yellow" data-seat-1="green" data-seat-2="blue"' in board


def test_what_the_last_answer_touched_is_ringed() -> None:
    scene = scene_of(four_players(), None)
    for name in ("field-0", "field-200"):
        traced = Scene(scene.seen, scene.text, None, scene.asked, {}, {name: 2})
        assert "trace" in inside(str(drawing.board(traced, "wide")), name)
    assert "trace" not in str(drawing.board(scene, "wide"))


def test_every_class_has_a_rule_or_is_only_a_name() -> None:
    scene = scene_of(four_players(), four_players().seat)
    used = str(drawing.board(scene, "wide")) + str(drawing.vignette())
    used += text_of(drawing.desk(scene, 0)) + text_of(drawing.panel(scene, 0))
    marks = {name for names in re.findall(r'class="([^"]*)"', used) for name in names.split()}
    known = set(re.findall(r"\.([a-z][\w-]*)", css()))
    assert marks - known <= {"thing", "board", "card", "piece", "icon", "vignette"}


def test_the_module_keeps_the_contract() -> None:
    for name, promised in vars(Drawing).items():
        if name.startswith("_") or not callable(promised):
            continue
        wanted = list(signature(promised).parameters)[1:]
        assert len(signature(getattr(drawing, name)).parameters) == len(wanted), name
    assert len(drawing.player_colours) == GANGS


def test_the_board_is_dark_in_both_themes() -> None:
    board = drawing.board(scene_of(four_players(), None), "wide")
    assert 'class="drawing board night"' in standalone(board, "light")
    root = ElementTree.fromstring(standalone(drawing.vignette(), "light"))
    assert root.get("viewBox") == "0 0 320 150"
