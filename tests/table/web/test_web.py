"""Visiting the site: open, sit down, play, take back, chat, come to the end."""

from __future__ import annotations

import json
import re

import pytest

from burnham.kernel.fields import UNKNOWN
from burnham.table.room.verify import verify
from burnham.table.speech import speech_in
from tests.table.site import Site, Visitor, titles

pytestmark = pytest.mark.anyio


async def play_on(players: list[Visitor], table: str) -> None:
    """Everybody answers in turn until the game is over."""
    for _ in range(200):
        state = await players[0].state(table)
        if state["status"] != "playing":
            return
        if not state["seats"][state["asked"]]["bot"]:
            await players[state["asked"]].answer(table)
    raise AssertionError("the game does not end")


async def test_two_people_play_a_whole_game(any_site: Site) -> None:
    ada, bruno, table = await any_site.two_seated()
    await play_on([ada, bruno], table)
    state = await ada.state(table)
    assert state["status"] == "over"
    assert state["scores"]["ranking"]
    record = (await bruno.get(f"{table}/record.json")).json()
    assert verify(record, titles(), speech_in("en"), state["commitment"]).hash == record["hash"]


async def test_one_person_plays_bots(any_site: Site) -> None:
    ada = any_site.visitor()
    reply = await ada.post("/play", game="toy", level="easy", seats=3)
    table = reply.json()["url"]
    for _ in range(100):
        state = await ada.state(table)
        if state["status"] == "over":
            return
        if state["asked"] == 0:
            await ada.answer(table)
        else:
            await any_site.settled()
    raise AssertionError("the game does not end")


async def test_what_the_button_promises_is_played(site: Site) -> None:
    """Play now: the game it names, at once, against as many bots of the level that it says."""
    ada = site.visitor()
    home = (await ada.get("/")).text
    form = re.search(r'<form[^>]*action="/play">(?=.{0,200}play-now)(.*?)</form>', home)
    assert form is not None
    fields = dict(re.findall(r'type="hidden" name="(\w+)" value="(\w+)"', form.group(1)))
    assert "Tollhouse, against 2 bots (Normal)" in form.group(1)
    state = await ada.state((await ada.post("/play", **fields)).json()["url"])
    assert state["status"] == "playing"
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot", "bot"]
    assert {seat["bot"] for seat in state["seats"][1:]} == {"normal"}


async def test_a_form_without_script_leads_to_the_table(site: Site) -> None:
    ada = site.visitor()
    ada.http.headers["accept"] = "text/html"
    reply = await ada.post("/play", game="toy")
    assert reply.status_code == 303
    assert reply.headers["location"].startswith("/t/")
    page = await ada.get(reply.headers["location"])
    assert page.status_code == 200
    assert "Tollhouse" in page.text


async def test_pages_are_there_in_both_languages(site: Site) -> None:
    for lang, word in (("en", "Tollhouse"), ("de", "Zollhaus")):
        visitor = site.visitor(lang)
        for path in ("/", "/new/toy"):
            reply = await visitor.get(path)
            assert reply.status_code == 200
            assert word in reply.text
        for path in ("/account", "/fair", "/api", "/kit.css", "/health"):
            assert (await visitor.get(path)).status_code == 200


async def test_the_language_is_remembered(site: Site) -> None:
    ada = site.visitor("en")
    assert (await ada.post("/me/language", language="de")).status_code == 200
    assert "Zollhaus" in (await ada.get("/")).text
    assert (await ada.post("/me/language", language="xx")).status_code == 400


async def test_undo_and_redo(any_site: Site) -> None:
    ada, _, table = await any_site.two_seated()
    before = await ada.state(table)
    await ada.answer(table)
    reply = await ada.post(f"{table}/undo", number=2)
    assert reply.json() | {"version": 0} == {
        "ok": True, "url": table, "number": 3, "moment": 0, "version": 0
    }  # fmt: skip
    assert (await ada.state(table))["position"] == before["position"]
    reply = await ada.post(f"{table}/redo", number=3)
    assert reply.json()["moment"] == 1


async def test_undo_by_consent(any_site: Site) -> None:
    ada, bruno, table = await any_site.two_seated()
    await ada.answer(table)
    await ada.answer(table, -1)  # hands over to Bruno
    number = (await ada.state(table))["number"]
    assert (await ada.post(f"{table}/undo", number=number, to=1)).status_code == 403
    assert (await ada.post(f"{table}/undo/ask", number=number, to=1)).status_code == 200
    assert (await bruno.post(f"{table}/undo/reply", agree="perhaps")).status_code == 400
    assert (await bruno.post(f"{table}/undo/reply", agree="yes")).status_code == 200
    state = await ada.state(table)
    assert (state["moment"], state["asked"]) == (1, 0)


async def test_the_past_can_be_seen_and_not_changed(site: Site) -> None:
    ada, _, table = await site.two_seated()
    start = await ada.state(table)
    await ada.answer(table)
    past = await ada.state(table, "?at=0")
    assert past["position"] == start["position"]
    assert past["question"] is None
    assert (await ada.state(table, "?at=99"))["moment"] == 1


async def test_leave_and_return(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    assert (await bruno.post(f"{table}/leave")).status_code == 200
    assert (await ada.state(table))["seats"][1]["bot"] != ""
    while (await ada.state(table))["asked"] == 0:
        await ada.answer(table)
    await site.settled()
    state = await ada.state(table)
    assert state["asked"] == 0  # the bot has answered for Bruno
    late = await bruno.post(f"{table}/answer", number=state["number"], answer="draw")
    assert (late.status_code, late.json()["error"]) == (403, "stood-in")
    assert (await bruno.post(f"{table}/return")).status_code == 200
    assert (await ada.state(table))["seats"][1]["bot"] == ""


async def test_leaving_asks_first_without_the_script_too(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    plain = {"accept": "text/html"}
    asked = await bruno.http.post(f"{table}/leave", data={"seat": "1"}, headers=plain)
    assert asked.status_code == 200
    assert "A bot plays on for you until you come back." in asked.text
    assert '<input type="hidden" name="seat" value="1">' in asked.text
    assert (await ada.state(table))["seats"][1]["bot"] == ""
    sure = {"seat": "1", "sure": "yes"}
    assert (await bruno.http.post(f"{table}/leave", data=sure, headers=plain)).status_code == 303
    assert (await ada.state(table))["seats"][1]["bot"] != ""


async def test_a_game_alone_is_put_aside_and_found_again(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "me", "bot:random")
    assert "Put the game aside" in (await ada.get(table)).text
    plain = {"accept": "text/html"}
    assert (await ada.http.post(f"{table}/aside", headers=plain)).status_code == 303
    home = (await ada.http.get("/", headers=plain)).text
    assert "The game is put aside" in home
    shown = (await ada.get(table)).text
    assert "No bot plays and no clock runs" in shown
    assert "Go on playing" in shown
    await ada.post(f"{table}/return")
    assert [seat["bot"] for seat in (await ada.state(table))["seats"][:2]] == ["", ""]


async def test_nobody_puts_aside_a_game_among_people(site: Site) -> None:
    _, bruno, table = await site.two_seated()
    assert "Put the game aside" not in (await bruno.get(table)).text
    refused = await bruno.post(f"{table}/aside")
    assert (refused.status_code, refused.json()["error"]) == (403, "not-alone")


async def test_resign_and_rematch(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    assert (await bruno.post(f"{table}/resign")).status_code == 200
    assert (await bruno.post(f"{table}/return")).status_code == 403
    for _ in range(60):
        await site.settled()
        state = await ada.state(table)
        if state["status"] == "over":
            break
        await ada.answer(table)
    first = (await ada.post(f"{table}/rematch")).json()["url"]
    second = (await bruno.post(f"{table}/rematch")).json()["url"]
    assert first == second != table
    assert (await ada.state(first))["status"] == "playing"


async def test_chat_reaches_the_table(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    assert (await ada.post(f"{table}/chat", text=" good  luck ")).status_code == 200
    reply = await bruno.get(f"{table}/parts?names=chat")
    assert "good luck" in reply.json()["items"]["chat:000000"]
    for text in ("", "   ", "x" * 501):
        assert (await ada.post(f"{table}/chat", text=text)).status_code == 400


async def test_several_seats_on_one_device(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "me", **{"name-0": "Ada", "name-1": "Bo"})
    state = await ada.state(table)
    assert [seat["name"] for seat in state["seats"]] == ["Ada", "Bo"]
    # Behind the curtain nothing of any hand is seen; lifted, only that of who looks.
    assert {card for hand in state["position"]["hands"] for card in hand} == {UNKNOWN}
    lifted = await ada.state(table, "?as=0")
    assert -1 not in lifted["position"]["hands"][0]
    assert set(lifted["position"]["hands"][1]) == {UNKNOWN}
    # Bo is not asked yet, and does not see Ada's turn.
    assert (await ada.state(table, "?as=1"))["question"]["answers"] == []
    assert "as=0" in (await ada.get(f"{table}/parts?names=question")).text


async def test_the_table_as_text(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    before = (await bruno.get(f"{table}/text")).json()["html"]
    assert "<h3>Tollhouse</h3>" in before
    assert "<li>Ada: 3</li>" in before
    await ada.answer(table)
    assert (await bruno.get(f"{table}/text")).json()["html"] != before
    past = (await bruno.get(f"{table}/text?at=0")).json()["html"]
    assert past == f'<p class="label">Before the first turn</p>{before}'


async def test_the_table_as_text_needs_no_script(site: Site) -> None:
    ada, _, table = await site.two_seated()
    await ada.answer(table)
    ada.http.headers["accept"] = "text/html"
    assert f'href="{table}/text" data-dialog="as-text"' in (await ada.get(table)).text
    assert f'href="{table}/text?at=0"' in (await ada.get(f"{table}?at=0")).text
    page = (await ada.get(f"{table}/text?at=0")).text
    assert "<h2>Coins</h2><ul><li>Ada: 3</li>" in page
    assert f'href="{table}?at=0"' in page


async def test_before_the_deal_there_is_no_text(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "friend")
    assert (await ada.get(f"{table}/text")).json()["html"] == "<p>The game has not begun.</p>"


async def test_why_not(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    hand = (await ada.state(table))["position"]["hands"][0]
    missing = next(card for card in range(12) if card not in hand)
    reply = await ada.get(f"{table}/about?thing=card-{missing}")
    assert reply.json()["reasons"][0].startswith("You do not hold")
    assert (await ada.get(f"{table}/about?thing=card-{hand[0]}")).json()["reasons"] == []
    assert (await bruno.get(f"{table}/about?thing=card-{missing}")).json()["reasons"] == []


async def test_a_refused_answer_says_the_games_reason(site: Site) -> None:
    ada, _, table = await site.two_seated()
    hand = (await ada.state(table))["position"]["hands"][0]
    missing = next(card for card in range(12) if card not in hand)
    reply = await ada.post(f"{table}/answer", number=1, answer=f"play card={missing}")
    assert reply.status_code == 422
    assert reply.json()["message"].startswith("You do not hold")


async def test_an_invite_lets_friends_into_a_private_table(site: Site) -> None:
    ada, bruno = site.visitor(), site.visitor()
    table = await ada.open("me", "friend", private="on")
    assert (await bruno.get(table)).status_code == 404
    invite = (await ada.state(table))["invite"]
    reply = await bruno.get(f"/join/{invite}")
    assert (reply.status_code, reply.headers["location"]) == (303, table)
    assert (await bruno.get(table)).status_code == 200
    assert (await bruno.post(f"{table}/sit", name="Bruno")).status_code == 200
    assert (await bruno.get("/join/nowhere")).status_code == 404


async def test_a_bad_table_is_refused_on_its_page(site: Site) -> None:
    ada = site.visitor()
    fields = {"game": "toy", "seat-0": "me", "seat-1": "bot:genius"}
    assert (await ada.http.post("/tables", data=fields)).json()["error"] == "level"
    ada.http.headers["accept"] = "text/html"
    reply = await ada.http.post("/tables", data=fields)
    assert reply.status_code == 400
    assert "genius" in reply.text
    assert (await ada.post("/tables", game="chess")).status_code == 404


async def test_a_person_has_not_endlessly_many_open_tables(site: Site) -> None:
    ada = site.visitor()
    for _ in range(site.server.settings.open_tables):
        await ada.open("me", "friend")
    reply = await ada.http.post("/tables", data={"game": "toy", "seat-0": "me", "seat-1": "friend"})
    assert reply.json()["error"] == "too-many"


async def test_an_error_of_ours_is_told_without_a_trace(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(now: float) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(site.server.store, "open_tables", broken)
    for accept in ("text/html", "application/json"):
        visitor = site.visitor()
        visitor.http.headers["accept"] = accept
        reply = await visitor.get("/")
        assert reply.status_code == 500
        assert "secret" not in reply.text
        assert "Traceback" not in reply.text
    assert "secret detail" in caplog.text


async def test_json_posts_work_like_forms(site: Site) -> None:
    ada, _, table = await site.two_seated()
    state = await ada.state(table)
    word = state["question"]["answers"][0]["word"]
    body = json.dumps({"number": state["number"], "answer": word})
    reply = await ada.http.post(
        f"{table}/answer", content=body, headers={"content-type": "application/json"}
    )
    assert reply.json()["moment"] == 1
