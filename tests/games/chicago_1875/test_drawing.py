"""The drawing shows what the position holds; what holds for all drawings is in the battery."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from xml.etree import ElementTree

import pytest

from burnham.games.chicago_1875 import TITLE
from burnham.games.chicago_1875.box import BUILDINGS
from burnham.games.chicago_1875.drawing.faces import ICONS
from burnham.games.chicago_1875.imagining import next_stack
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY, NONE
from burnham.games.chicago_1875.steps.companies import factories
from burnham.games.chicago_1875.steps.outlook import next_factories
from burnham.kernel.game import Game, new_game
from burnham.kernel.reopening import replay_record
from burnham.kit import Arrangement, Drawing, Scene
from tests.drawings import inside, names_in, scene_of, side, text_of, walk
from tests.games.chicago_1875.builders import running, special
from tests.games.chicago_1875.records import FOLDER
from tests.rules import rule

drawing: Drawing = import_module("burnham.games.chicago_1875.drawing")

TABLES = [
    pytest.param(2, {}, id="two"),
    pytest.param(3, {"mode": "advanced", "advanced_supply_chain": True}, id="advanced"),
    pytest.param(4, {"special_companies": True, "goals": True}, id="four"),
]
PICTURED = {"company", "stock", "space", "asset", "demand", "cube", "row", "factory"}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_can_be_pointed_at_has_a_picture(seats: int, options: dict[str, object]) -> None:
    for game in walk(TITLE, seats, options, 20):
        scene = scene_of(game, game.seat)
        for name in scene.lit:
            kind, _, value = name.rpartition("-")
            small = drawing.picture(scene, kind, int(value))
            assert small is not None or kind not in PICTURED


@lru_cache
def four_players() -> Game:
    return list(walk(TITLE, 4, {}, 60))[3]


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
    for game in walk(TITLE, seats, options, 60):
        root = ElementTree.fromstring(str(drawing.board(scene_of(game, game.seat), "wide")))
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        assert 1.4 < width / height <= 920 / 610, "fifteen companies make it tallest"


def charter_shown(game: Game) -> str:
    board = drawing.board(scene_of(game, None), "wide")
    return next(text_of(one.sheet.content) for view in board.views for one in view.placed
                if one.sheet.name == "charter")  # fmt: skip


def test_the_charter_is_that_of_the_company_in_question() -> None:
    asked_of = 0
    for game in walk(TITLE, 3, {}, 3):
        g = game.position
        assert isinstance(g, BigShoulders)
        company = NONE if game.over else g.step.about(g, g.seat, g.arg, -1).get("company", NONE)
        if company == NONE or g.state[company] != IN_PLAY:
            continue
        asked_of += g.operating == NONE
        assert f"company_charter-{company}" in charter_shown(game)
    assert asked_of > 10


def test_else_the_charter_is_one_of_the_seat_that_is_asked() -> None:
    asked = 0
    for game in walk(TITLE, 3, {}, 1):
        g = game.position
        assert isinstance(g, BigShoulders)
        if game.question == "end_turn" and g.operating == NONE and g.directed(g.seat):
            asked += 1
            shown = charter_shown(game)
            assert any(f"company_charter-{own}" in shown for own in g.directed(g.seat))
    assert asked > 3


def asked(question: str) -> Game:
    record = json.loads((FOLDER / "basic_2.json").read_text("utf-8"))
    game = replay_record(TITLE, record, upto=0)
    for word in record["answers"]:
        if game.question == question:
            return game
        game.take(word)
    raise AssertionError(f"{question} was never asked")


@pytest.mark.parametrize("arrangement", ["wide", "tall"])
def test_a_payout_shows_where_the_value_would_go(arrangement: Arrangement) -> None:
    game = asked("payout")
    scene = scene_of(game, game.seat)
    offered = {"dividends-0", "withhold-0"} & set(scene.lit)
    assert offered
    forecast = sheets(scene, arrangement)["forecast"]
    assert forecast.count('stroke-dasharray="3 2"') == len(offered)
    assert "forecast" not in sheets(replace(scene, lit={}), arrangement)


def test_a_payout_shows_on_the_charter_what_each_seat_would_get() -> None:
    game = asked("payout")
    g = scene_of(game, game.seat).seen
    shown = scene_of(game, None).say("drawing-dividends")
    desks = [text_of(drawing.desk(scene_of(game, None), seat)) for seat in range(2)]
    assert [shown in desk for desk in desks] == [seat == game.seat for seat in range(2)]
    assert desks[g.seat].count(f">{shown}<") == 1, "other companies of the seat tell their next run"
    game.take("withhold")
    assert shown not in text_of(drawing.desk(scene_of(game, None), g.seat))


def test_a_company_whose_factories_have_run_says_so() -> None:
    """It lacks no workers then."""
    game = asked("sell_goods")
    g = game.position
    assert isinstance(g, BigShoulders)
    assert not next_factories(g, g.operating)
    assert f">{scene_of(game, None).say('drawing-run-over')}<" in charter_shown(game)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_payout_tells_no_amount_that_its_chips_tell(lang: str) -> None:
    game = asked("payout")
    answer = game.position.step.number("withhold")
    text = game.text_in(lang)
    revenue = str(scene_of(game, None).seen.revenue)
    assert revenue in text.answer(game.position, answer)
    assert revenue not in text.answer(game.position, answer, unpriced=True)


def test_the_words_of_lit_goods_stand_on_the_sheet() -> None:
    """By night a lamp is bright, and so are the words."""
    board = side(drawing.board(scene_of(asked("sell_goods"), None), "wide"), "operating")
    assert "backing" in inside(board, "goods-0")


def test_on_a_phone_every_number_of_shares_stands_beside_its_holder() -> None:
    """The heads of the columns may be out of sight there."""
    record = json.loads((FOLDER / "basic_2.json").read_text("utf-8"))
    game = replay_record(TITLE, record)
    g = scene_of(game, None).seen
    shown = side(drawing.board(scene_of(game, None), "tall"), "stock")
    several = 0
    for company in (c for c in g.appeal_order if g.state[c] == IN_PLAY):
        entry = inside(shown, f"company-{company}")
        holders = {seat for seat in range(g.seats) if g.shares(seat, company)}
        assert holders == {seat for seat in range(g.seats) if f"seat-{seat}" in entry}
        several += len(holders) > 1
    assert several


def sheets(scene: Scene[BigShoulders], arrangement: Arrangement = "wide") -> dict[str, str]:
    drawn = drawing.board(scene, arrangement).sheets
    return {sheet.name: text_of(sheet.content) for sheet in drawn}


def test_what_changes_often_is_small() -> None:
    """Shields, partners, Haymarket Square and companies to be founded have sheets of their own."""
    t = running(libby=0, elgin=1)
    before = sheets(scene_of(t.game, None))
    t.g.stock[t.box.company_ids.index("elgin")] += 1  # the charter is that of Libby, who is asked
    t.g.available[0] -= 1
    t.g.haymarket[0] += 1
    after = sheets(scene_of(t.game, None))
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"share-values", "owners", "haymarket", "companies"}
    assert sum(len(after[name]) for name in changed) < 15_000


def test_who_may_found_sees_what_the_companies_would_do() -> None:
    game = new_game(TITLE, 3, 1875, {"special_companies": True}, None)
    assert "$20–40" in text_of(drawing.board(scene_of(game, game.seat), "wide"))


@pytest.mark.parametrize("arrangement", ["wide", "tall"])
def test_every_phase_opens_the_view_that_it_needs(arrangement: Arrangement) -> None:
    opened: dict[str, set[str]] = {}
    for game in walk(TITLE, 3, {}, 3):
        if game.over:
            break
        board = drawing.board(scene_of(game, game.seat), arrangement)
        opened.setdefault(game.question or "", set()).add(board.opened)
    assert opened["stock"] == {"stock"}
    assert opened["place"] == {"actions"}
    assert opened["sell_goods"] == opened["buy_cubes"] == {"operating"}


def test_the_company_that_operates_lies_on_the_board() -> None:
    game = asked("payout")
    g = scene_of(game, None).seen
    shown = names_in(side(drawing.board(scene_of(game, None), "wide"), "operating"))
    assert {f"factory-{factory}" for factory in factories(g, g.operating)} <= set(shown)


def test_money_is_written_as_the_language_does() -> None:
    game = four_players()
    assert "+$50" in sheets(scene_of(game, None))["demand"]
    assert "+50\N{NO-BREAK SPACE}$" in sheets(scene_of(game, None, "de"))["demand"]


def test_every_building_has_a_face_and_a_mark() -> None:
    scene = scene_of(four_players(), None)
    marks = {text_of(drawing.picture(scene, "building", tile)) for tile in range(BUILDINGS)}
    assert len(marks) > 10


# --- capital assets -----------------------------------------------------------------------


def row_with(*assets: str) -> Scene[BigShoulders]:
    t = running(3, {"chief_assets": True}, libby=0, elgin=1).asset_row(*assets)
    return scene_of(t.game, None)


def asset_in(scene: Scene[BigShoulders], name: str) -> str:
    """A tile of the row as it is drawn, without its name and price."""
    number = scene.seen.box.asset_ids.index(name)
    drawn = inside(side(drawing.board(scene, "wide"), "actions"), f"asset-{number}")
    return drawn.replace(scene.text.name("asset", number), "").replace("$80", "").replace("$70", "")


def shows(drawn: str, icon: str) -> int:
    """How often an icon is drawn, told by its last path."""
    return drawn.count(ICONS[icon][-1][1])


def test_bonus_and_effect_of_an_asset_are_told_apart() -> None:
    scene = row_with("price_protection", "brand_recognition")
    shield, brand = asset_in(scene, "price_protection"), asset_in(scene, "brand_recognition")
    assert shield != brand
    assert (shows(shield, "price_shield"), shows(brand, "price_shield")) == (1, 0)
    for drawn in (shield, brand):
        once, effect = drawn.split(ICONS["each_decade"][-1][1])
        assert shows(once, "at_once") == shows(once, "automation") == 1
        assert "each decade" in effect
    assert shows(shield.split(ICONS["each_decade"][-1][1])[0], "appeal") == 2
    assert shows(brand.split(ICONS["each_decade"][-1][1])[1], "appeal") == 2


def test_the_cost_the_choice_and_the_free_cube_of_a_chief_are_drawn() -> None:
    chief = asset_in(row_with("chief_operations"), "chief_operations")
    assert "−$20" in chief
    assert shows(chief, "manager") == shows(chief, "salesperson") == shows(chief, "cube") == 1
    assert ">/<" in chief
    assert "−$10" in asset_in(row_with("cincinnati_steel"), "cincinnati_steel")
    sales = asset_in(row_with("chief_sales"), "chief_sales")
    assert "+$10" in sales
    assert shows(sales, "good") == 1


def test_a_bought_asset_shows_its_effect_alone() -> None:
    t = special(american_flyer=1, elgin=0).asset("american_flyer", "brand_recognition")
    desk = text_of(drawing.desk(scene_of(t.game, 1), 1))
    assert (shows(desk, "at_once"), shows(desk, "each_decade")) == (0, 1)
    assert "ready" in desk


@rule("BS-004")
def test_the_back_of_the_next_demand_tile_is_drawn() -> None:
    t = running(4, {}, libby=0, elgin=1)
    assert f"next from stack {next_stack(t.g)}" in sheets(scene_of(t.game, None))["demand"]
    t.no_tile_stack()
    assert "next from stack" not in sheets(scene_of(t.game, None))["demand"]


def test_a_factory_shows_what_it_makes_now() -> None:
    t = running(libby=0, elgin=1)
    assert "→ 4" not in text_of(drawing.desk(scene_of(t.game, 0), 0))
    t.staff("libby", 1, automated=2)
    assert "→ 4" in text_of(drawing.desk(scene_of(t.game, 0), 0))


def test_special_companies_have_their_rules_on_the_charter() -> None:
    names = ["american_flyer", "quaker_oats", "oscar_mayer", "schwinn", "florsheim"]
    t = special(4, **dict.fromkeys(names, 0))
    desk = text_of(drawing.desk(scene_of(t.game, 0), 0))
    for name in names:
        rule_text = scene_of(t.game, 0).say("drawing-own-rule", company=name)
        assert rule_text.split()[0] in desk
        assert len(rule_text) > 20
