"""Look into the box, and an edition of one's own: checked, saved, opened again, played."""

from __future__ import annotations

import asyncio
import json
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from burnham.games import names, title_of
from burnham.kernel.errors import BadComponents
from burnham.table.room.editions import (
    applied,
    changes_between,
    checked,
    read_written,
    resized,
    written,
)
from burnham.table.room.refusals import Wrong
from burnham.table.room.shelf import OPENED, OUR_GAMES, Edition, Shelf
from burnham.table.service.settings import Rate
from burnham.table.views.edition import check_view
from tests.table.conftest import MakeUrl
from tests.table.site import Site, Visitor, site_on

SF = "/box/san_francisco"
PAGE = {"accept": "text/html"}
TITLE = title_of("san_francisco")
served = pytest.mark.anyio


@pytest.fixture
async def site(sqlite: MakeUrl) -> AsyncIterator[Site]:
    async with site_on(sqlite(), shelf=OUR_GAMES) as running:
        yield running


async def check(visitor: Visitor, changes: dict[str, Any], cards: str = "") -> Any:
    reply = await visitor.post(f"{SF}/check", changes=json.dumps(changes), cards=cards)
    assert reply.status_code == 200, reply.text
    return reply.json()


# --- looking ------------------------------------------------------------------------------


@served
async def test_the_box_is_shown_and_linked(site: Site) -> None:
    ada = site.visitor()
    page = (await ada.http.get(SF, headers=PAGE)).text
    for words in ("Building permits", "reconstructed", "Which tender do you keep?", "1908"):
        assert words in page
    assert f'href="{SF}/edition"' in page
    for path in ("/", "/guide/san_francisco", "/new/san_francisco"):
        assert f'href="{SF}"' in (await ada.http.get(path, headers=PAGE)).text, path


@served
async def test_a_box_that_is_not_there(site: Site) -> None:
    ada = site.visitor()
    for path in ("/box/chess", "/box/chess/edition"):
        assert (await ada.get(path)).status_code == 404
    assert (await ada.post("/box/chess/check", changes="{}")).status_code == 404


# --- checking -----------------------------------------------------------------------------


@served
async def test_what_is_wrong_is_told_by_place_and_in_ones_language(site: Site) -> None:
    changes = {"permits.3.number": "9", "permits.4.colour": "pink", "costs.develop": "x"}
    told = (await check(site.visitor("de"), changes))["refusals"]
    assert sorted(told) == ["costs.develop", "permits.3.number", "permits.4.colour"]
    assert told["permits.3.number"].startswith("Gelb 2, Zahl")
    assert "ganze Zahl" in told["costs.develop"]


@served
async def test_the_picture_shows_the_new_values(site: Site) -> None:
    ada = site.visitor()
    before = (await check(ada, {}, "permits.3"))["cards"]["permits.3"]
    after = (await check(ada, {"permits.3.number": "4"}, "permits.3"))["cards"]["permits.3"]
    assert (before["title"], after["title"]) == ("Yellow 2", "Yellow 4")
    assert before["picture"] != after["picture"]


@served
async def test_a_field_that_is_missing_now_is_asked_for(site: Site) -> None:
    """An action that becomes income needs its dollars."""
    ada, field = site.visitor(), "action_cards.0.fields_3_4.0"
    told = await check(ada, {f"{field}.kind": "income"}, "action_cards.0")
    assert list(told["refusals"]) == [f"{field}.amount"]
    assert f'name="{field}.amount"' in told["cards"]["action_cards.0"]["entries"]
    told = await check(ada, {f"{field}.kind": "income", f"{field}.amount": "2"})
    assert told["refusals"] == {}


@served
async def test_what_the_rules_demand_of_the_whole(site: Site) -> None:
    rubble = {f"plots.{plot}.sites.{n}.rubble_a": True for plot in (0, 1, 2) for n in range(5)}
    told = await check(site.visitor(), rubble, "plots.0")
    assert (told["refusals"], "Rubble markers" in told["whole"]) == ({}, True)
    assert told["cards"]["plots.0"]["picture"] != ""


def test_neighbours_follow_from_where_the_sites_lie() -> None:
    draft = checked(TITLE, {"plots.0.sites.1.row": "0", "plots.0.sites.1.col": "1"})
    assert draft.fits
    first, second, third, *_ = draft.overrides["plots"][0]["sites"]
    assert (first["neighbours"], second["neighbours"]) == (["1-G2"], ["1-Y1"])
    assert (third["neighbours"], third["corner"]) == (["1-B5"], False)


def test_printed_neighbours_and_corners_are_those_that_follow() -> None:
    for plot in TITLE.tables().data["plots"]:
        copy = json.loads(json.dumps(plot))
        TITLE.showing.contents["plots"].follows(copy)
        for site, printed in zip(copy["sites"], plot["sites"], strict=True):
            assert sorted(site["neighbours"]) == sorted(printed["neighbours"]), printed["id"]
            assert site["corner"] == printed["corner"], printed["id"]


@pytest.mark.parametrize(
    "place",
    [
        "gnomes.3",
        "permits.99.colour",
        "permits.x.colour",
        "permits.-1.colour",
        "meta.id",
        "",
        "permits.3.colour.deeper",
    ],
)
def test_places_that_are_not_there(place: str) -> None:
    with pytest.raises(Wrong, match="edition-place"):
        checked(TITLE, {place: "red"})


@pytest.mark.parametrize("value", [None, True, 1.5, "7" * 400, -(2**70), "x" * 10_000, {"a": [1]}])
def test_values_of_any_kind_are_refused_in_a_sentence(value: Any) -> None:
    boxed = Shelf()["san_francisco"]
    for place in ("permits.3.number", "permits.3.colour", "permits.3.symbols", "permits", "costs"):
        told = check_view(boxed, "en", checked(TITLE, {place: value}), ["permits.3"])
        assert told.refusals or told.whole, place


@served
async def test_what_is_no_list_of_changes(site: Site) -> None:
    ada = site.visitor()
    for changes in ("[", "[]", "7", '{"a": ' + "[" * 5000, '{"gnomes.3": 1}'):
        reply = await ada.post(f"{SF}/check", changes=changes)
        assert (reply.status_code, bool(reply.json()["message"])) == (400, True)


@served
async def test_huge_bodies_are_turned_away(site: Site) -> None:
    reply = await site.visitor().post(f"{SF}/read", toml="#" * 300_000)
    assert reply.status_code == 413


@served
async def test_nobody_lets_the_server_check_without_end(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), shelf=OUR_GAMES, check_rate=Rate(2, 0.001)) as site:
        ada = site.visitor()
        replies = [await ada.post(f"{SF}/check", changes="{}") for _ in range(3)]
    assert [reply.status_code for reply in replies] == [200, 200, 429]


# --- files --------------------------------------------------------------------------------


@served
async def test_a_file_holds_what_differs_and_is_read_again(site: Site, tmp_path: Path) -> None:
    ada = site.visitor()
    changes = {"permits.3.number": 4, "builder_tender.vp": 7, "progress_board.vp_rows.0.6": 11}
    reply = await ada.post(f"{SF}/edition.toml", changes=json.dumps(changes), name="My desk")
    assert 'filename="san_francisco.toml"' in reply.headers["content-disposition"]
    found = tomllib.loads(reply.text)
    assert found["meta"] == {"game": "san_francisco", "name": "My desk"}
    assert found["permits"] == [{"id": "Y2b", "number": 4}]
    assert sorted(found) == ["builder_tender", "meta", "permits", "progress_board"]
    again = (await ada.post(f"{SF}/read", toml=reply.text)).json()
    assert again == {"name": "My desk", "changes": changes}
    file = tmp_path / "mine.toml"
    file.write_text(reply.text, encoding="utf-8")
    assert Shelf(editions=[str(file)]).chosen("san_francisco", "My desk").box.builder_vp == 7


@pytest.mark.parametrize("game", names())
def test_every_number_of_every_game_can_be_written_and_read(game: str) -> None:
    title = title_of(game)
    raised = _raised(title.tables().data)
    edition = {key: value for key, value in raised.items() if isinstance(value, (dict, list))}
    text = written(title, "All", {k: v for k, v in edition.items() if k != "meta"})
    name, changes = read_written(title, text)
    assert (name, len(changes) > 50) == ("All", True)
    told = checked(title, changes)
    assert told.refused or told.whole  # not everything may be one more


def _raised(value: Any) -> Any:
    """Everything a number more."""
    if isinstance(value, dict):
        return {key: _raised(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_raised(part) for part in value]
    return value + 1 if type(value) is int else value


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("costs = [", "edition.toml"),
        ('[meta]\ngame = "chess"\n', "another game: chess"),
        ("\n[gnomes]\n", "edition.toml:2: gnomes is no table"),
        ("[costs]\nbeards = 3\n", "edition.toml:2: costs.beards is no key"),
        ("[[permits]]\nnumber = 3\n", "needs an id"),
        ("permits = 3\n", "is not of the kind"),
        ("[costs]\ndevelop = 1979-05-27\n", "cannot be"),
        ("a = " + "[" * 3000, "edition.toml"),
    ],
)
def test_a_file_that_is_no_edition_of_this_game(text: str, words: str) -> None:
    with pytest.raises(BadComponents) as caught:
        read_written(TITLE, text)
    assert words in str(caught.value)


def test_a_file_with_values_that_do_not_fit_is_opened_to_be_mended() -> None:
    _, changes = read_written(TITLE, '[[permits]]\nid = "Y2b"\nnumber = 9\n')
    assert changes == {"permits.3.number": 9}
    assert [one.at for one in checked(TITLE, changes).refused] == [("permits", 3, "number")]


def test_rows_that_are_added_are_one_change() -> None:
    old, new = {"a": [{"id": 1}]}, {"a": [{"id": 1}, {"id": 2}]}
    assert changes_between(old, new) == {"a": [{"id": 1}, {"id": 2}]}
    assert changes_between(old, old) == {}


# --- playing ------------------------------------------------------------------------------


async def play(visitor: Visitor, changes: dict[str, Any], **more: Any) -> Any:
    return await visitor.post(f"{SF}/play", changes=json.dumps(changes), **more)


@served
async def test_it_is_played_at_once_and_stays_with_the_table(sqlite: MakeUrl) -> None:
    url = sqlite()
    async with site_on(url, shelf=OUR_GAMES) as site:
        ada = site.visitor()
        reply = await play(ada, {"permits.3.number": "4"}, name="My desk", seats=2)
        table = reply.json()["url"]
        state = await ada.state(table)
        assert (state["edition"], state["status"]) == ("My desk", "playing")
        room = await site.server.rooms.open(table.removeprefix("/t/"))
        assert room.header.private
        assert site.server.rooms.boxed(room).box.permit_number[3] == 4
        # Nobody else gets it: not on the shelf, not for a stranger.
        assert site.server.shelf.editions("san_francisco") == []
        assert (await site.visitor().get(table)).status_code == 404
        other = await ada.http.post("/play", data={"game": "san_francisco", "seats": "2"})
        assert (await ada.state(other.json()["url"]))["edition"] == ""
        cookies = ada.http.cookies
    async with site_on(url, shelf=OUR_GAMES) as site:  # after a restart
        ada = site.visitor()
        ada.http.cookies = cookies
        room = await site.server.rooms.open(table.removeprefix("/t/"))
        assert site.server.rooms.boxed(room).box.permit_number[3] == 4
        assert (await ada.state(table))["edition"] == "My desk"


@served
async def test_friends_come_to_a_table_with_my_edition(site: Site) -> None:
    ada, bruno = site.visitor(), site.visitor()
    reply = await play(ada, {"builder_tender.vp": "9"}, seats=2, with_="friend")
    room = await site.server.rooms.open(reply.json()["url"].removeprefix("/t/"))
    assert (await bruno.get(f"/join/{room.header.invite}")).status_code == 303
    await bruno.post(f"/t/{room.id}/sit")
    assert (await bruno.state(f"/t/{room.id}"))["edition"] == "My edition"


@served
async def test_another_server_plays_with_it_too(postgres: MakeUrl) -> None:
    url = postgres()
    async with site_on(url, shelf=OUR_GAMES) as one, site_on(url, shelf=OUR_GAMES) as two:
        ada, bruno = one.visitor(), two.visitor()
        reply = await play(ada, {"permits.3.number": "4"}, name="My desk", seats=2, with_="friend")
        table = reply.json()["url"]
        room = await one.server.rooms.open(table.removeprefix("/t/"))
        assert (await bruno.get(f"/join/{room.header.invite}")).status_code == 303
        assert (await bruno.post(f"{table}/sit")).status_code == 200
        state = await bruno.state(table)
        assert (state["edition"], state["status"]) == ("My desk", "playing")
        there = await two.server.rooms.open(room.id)
        assert two.server.rooms.boxed(there).box.permit_number[3] == 4
        asked, elsewhere = (ada, bruno) if state["asked"] == 0 else (bruno, ada)
        assert (await asked.answer(table)).status_code == 200
        async with asyncio.timeout(20):
            while (await elsewhere.state(table))["moment"] != 1:
                await asyncio.sleep(0.01)  # until the other server has heard of it


@served
async def test_without_changes_it_is_the_printed_game(site: Site) -> None:
    ada = site.visitor()
    assert (await ada.state((await play(ada, {})).json()["url"]))["edition"] == ""


@served
async def test_what_cannot_be_played_opens_no_table(site: Site) -> None:
    ada = site.visitor()
    tries: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({"permits.3.number": "9"}, {}),
        ({"counts.rubble_markers": "3"}, {}),
        ({"gnomes.1": "9"}, {}),
        ({}, {"with_": "ghost"}),
        ({}, {"seats": 7}),
        ({}, {"seats": "x"}),
    ]
    for changes, more in tries:
        reply = await play(ada, changes, **more)
        assert (reply.status_code, bool(reply.json()["message"])) == (400, True), changes
    assert site.server.rooms.memory.__len__() == 0


def test_many_editions_do_not_pile_up() -> None:
    shelf = Shelf()
    for n in range(OPENED + 20):
        shelf.boxed("san_francisco", Edition("mine", {"counts": {"rubble_markers": 18 + n % 20},
                                                      "costs": {"develop": n % 50}}))  # fmt: skip
    assert len(shelf._open) == OPENED


def test_a_list_grows_and_shrinks() -> None:
    """A site more on one plot card, one fewer on another: there must be forty together."""
    more = resized(TITLE, {"plots.0.sites.4.row": "2"}, "plots.0.sites", longer=True)
    draft = checked(TITLE, more)
    assert draft.whole is not None or draft.refused
    added = {**more, "plots.0.sites.5.row": "0", "plots.0.sites.5.col": "2"}
    added["plots.0.sites.5.rubble_b"] = False
    both = resized(TITLE, added, "plots.1.sites", longer=False)
    assert checked(TITLE, both).fits
    sites = applied(TITLE, both)["plots"][0]["sites"]
    assert [site["id"] for site in sites[-2:]] == ["1-B5", "1-B5+"]
    assert sites[-1]["neighbours"] == ["1-B3"]
    for name in ("plots.0.label", "gnomes", "plots.99", "plots.0.sites.0.row"):
        with pytest.raises(Wrong):
            resized(TITLE, {}, name, longer=True)
