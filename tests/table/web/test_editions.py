"""Tables with components of one's own: chosen when they are opened, kept with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from burnham.kernel.errors import BadComponents
from burnham.kernel.reopening import replay_record
from burnham.table.room.refusals import Missing
from burnham.table.room.shelf import Shelf
from burnham.table.room.verify import verify
from burnham.table.service.settings import Settings, from_environment
from burnham.table.speech import speech_in
from burnham.table.web.serve import serve
from tests.table.conftest import MakeUrl
from tests.table.site import SHELF, Visitor, site_on, titles
from tests.table.web.test_api import Client

CHEAP = """[meta]
name = "Cheap bridges"

[costs]
toll = 1
"""


def written(folder: Path, text: str = CHEAP, name: str = "cheap.toml") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


# --- the shelf ----------------------------------------------------------------------------


def test_an_edition_has_the_name_it_gives_itself_or_that_of_its_file(tmp_path: Path) -> None:
    plain = written(tmp_path, "[costs]\ntoll = 3\n", "dear.toml")
    shelf = Shelf(SHELF, [written(tmp_path), plain])
    assert shelf.editions("toy") == ["Cheap bridges", "dear"]
    names = ["", "Cheap bridges", "dear"]
    assert [shelf.chosen("toy", name).box.toll for name in names] == [2, 1, 3]
    assert shelf.chosen("toy", "") is shelf["toy"]
    assert shelf.chosen("toy", "dear") is shelf.chosen("toy", "dear")
    with pytest.raises(Missing):
        shelf.chosen("toy", "free")


def test_a_file_finds_its_game(tmp_path: Path) -> None:
    dear = written(tmp_path, '[[building]]\nid = "C"\nvalue = 4000\n', "dear.toml")
    shelf = Shelf(editions=[dear])
    assert {game: shelf.editions(game) for game in shelf if shelf.editions(game)} == {
        "chicago_1991": ["dear"]
    }


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[money]\n", "fits none of our games, or more than one"),
        ('[meta]\ngame = "chess"\n', "fits none of our games, or more than one"),
        ("[gnomes]\n", "fits none of our games, or more than one"),
        ('[meta]\ngame = "san_francisco"\n[gnomes]\n', "edition.toml:3: gnomes is no table"),
        ("costs = [", "edition.toml"),
    ],
)
def test_a_file_that_is_no_edition_is_refused(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadComponents, match=words):
        Shelf(editions=[written(tmp_path, text, "edition.toml")])


def test_two_editions_of_one_name_are_one_too_many(tmp_path: Path) -> None:
    files = [written(tmp_path), written(tmp_path, name="again.toml")]
    with pytest.raises(BadComponents, match=r"again\.toml: there is an edition “Cheap bridges”"):
        Shelf(SHELF, files)


def test_the_server_does_not_start_with_a_broken_file(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"edition\.toml"):
        serve(data=tmp_path, editions=[written(tmp_path, "costs = [", "edition.toml")])


def test_the_settings_reach_the_processes_of_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURNHAM_TABLE", "")
    settings = Settings("sqlite://", editions=("/here/cheap.toml",))
    settings.export()
    assert from_environment() == settings


# --- a table ------------------------------------------------------------------------------


async def play_on(visitor: Visitor, table: str, answers: int) -> Any:
    """Draw if one can: the toll is what the edition changes."""
    for _ in range(answers):
        state = await visitor.state(table)
        if state["status"] != "playing":
            break
        words = [answer["word"] for answer in state["question"]["answers"]]
        given = "draw" if "draw" in words else words[0]
        reply = await visitor.post(f"{table}/answer", number=state["number"], answer=given)
        assert reply.status_code == 200, reply.text
    return await visitor.state(table)


@pytest.mark.anyio
async def test_a_table_keeps_its_edition_though_the_file_is_gone(
    sqlite: MakeUrl, tmp_path: Path
) -> None:
    url, file = sqlite(), written(tmp_path)
    async with site_on(url, editions=(file,)) as site:
        ada = site.visitor()
        page = (await ada.http.get("/new/toy", headers={"accept": "text/html"})).text
        assert "Cheap bridges" in page
        table = await ada.open("me", "bot:random", edition="Cheap bridges")
        state = await ada.state(table)
        assert (state["edition"], state["position"]["toll"]) == ("Cheap bridges", 1)
        await site.settled()
        cookies = ada.http.cookies
        shown = (await ada.http.get(table, headers={"accept": "text/html"})).text
        assert "Components: Cheap bridges" in shown
    Path(file).unlink()
    async with site_on(url) as site:
        ada = site.visitor()
        ada.http.cookies = cookies
        while (await play_on(ada, table, 1))["status"] == "playing":
            await site.settled()
        record = (await ada.get(f"{table}/record.json")).json()
        assert record["edition"]["tables"] == {"costs": {"toll": 1}}
        assert "draw" in record["answers"]
        title = titles()["toy"]
        assert replay_record(title, record).hash() == record["hash"]
        assert verify(record, titles(), speech_in("en")).hash == record["hash"]
        again = (await ada.post(f"{table}/rematch")).json()["url"]
        assert (await ada.state(again))["edition"] == "Cheap bridges"


@pytest.mark.anyio
async def test_a_hint_is_thought_with_the_edition(sqlite: MakeUrl, tmp_path: Path) -> None:
    dear = written(tmp_path, "[costs]\ntoll = 3\n", "dear.toml")
    async with site_on(sqlite(), editions=(dear,)) as site:
        ada = site.visitor()
        table = await ada.open("me", "friend", edition="dear", hints="on")
        bruno = site.visitor()
        await bruno.post(f"{table}/sit")
        state = await ada.state(table)
        reply = await ada.post(f"{table}/hint", number=state["number"])
        assert reply.status_code == 200, reply.text


@pytest.mark.anyio
async def test_an_edition_that_is_not_there(sqlite: MakeUrl) -> None:
    async with site_on(sqlite()) as site:
        ada = site.visitor()
        page = (await ada.http.get("/new/toy", headers={"accept": "text/html"})).text
        assert 'name="edition"' not in page
        wish = {"game": "toy", "seat-0": "me", "seat-1": "friend", "edition": "cheap"}
        reply = await ada.http.post("/tables", data=wish)
        assert (reply.status_code, "cheap" in reply.text) == (404, True)


@pytest.mark.anyio
async def test_a_program_can_choose_an_edition(sqlite: MakeUrl, tmp_path: Path) -> None:
    async with site_on(sqlite(), editions=(written(tmp_path),)) as site:
        client = Client(site)
        await client.arrive("One")
        (toy,) = (await client.call("GET", "/api/games"))["games"]
        assert toy["editions"] == ["Cheap bridges"]
        seats = [{"kind": "me"}, {"kind": "friend"}]
        wish = {"game": "toy", "seats": seats, "edition": toy["editions"][0]}
        opened = await client.call("POST", "/api/tables", 201, **wish)
        assert opened["edition"] == "Cheap bridges"
        await client.call("POST", "/api/tables", 404, **{**wish, "edition": "dear"})
