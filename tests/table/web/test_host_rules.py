"""What hosts lay down for everybody: who may open tables, the message of the day."""

from __future__ import annotations

import pytest

from tests.table.club import PASSWORD, Club, key
from tests.table.site import Visitor

pytestmark = pytest.mark.anyio
TOKEN = "abcdefghijklmnopqrstuvwx"


async def may_open(visitor: Visitor) -> str:
    seats = {"seat-0": "me", "seat-1": "friend"}
    return key(await visitor.http.post("/tables", data={"game": "toy", **seats}))


async def test_who_may_open_tables(any_club: Club) -> None:
    club = any_club
    guest, member, invited = club.site.visitor(), await club.member("Clara"), club.site.visitor()
    await club.do("invite", name="Friends", token=TOKEN)
    assert (await invited.get(f"/invited/{TOKEN}")).status_code == 200
    assert (await invited.post(f"/invited/{TOKEN}")).status_code == 200
    assert (await invited.post(f"/invited/{TOKEN}")).status_code == 200
    people = {"guest": guest, "member": member, "invited": invited, "host": club.host}
    for opening, welcome in (
        ("everybody", {"guest", "member", "invited", "host"}),
        ("signed-in", {"member", "invited", "host"}),
        ("invited", {"invited", "host"}),
    ):
        await club.do("opening", opening=opening)
        found = {name: await may_open(visitor) for name, visitor in people.items()}
        others = dict.fromkeys(people.keys() - welcome, f"open-{opening}")
        assert found == {**dict.fromkeys(welcome, ""), **others}
        told = "Here only those can open tables" in (await guest.get("/")).text
        assert told == ("guest" not in welcome)
    token = (await guest.http.post("/api/people", json={"name": "Gus"})).json()["token"]
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    headers = {"authorization": f"Bearer {token}"}
    reply = await guest.http.post("/api/tables", json=wish, headers=headers)
    assert key(reply) == "open-invited"
    assert key(await guest.post("/play", game="toy")) == "open-invited"


OFFERS = {
    "/": ('play-now"', 'name="game"', 'href="/new/'),
    "/new/toy": ('action="/tables"',),
    "/box/toy": ('class="button" href="/new/toy"',),
    "/learn/toy": ('action="/play"',),
    "/box/toy/edition": ('action="/box/toy/play"',),
}
"""By page, what a table is opened by."""


@pytest.mark.parametrize("path", OFFERS)
async def test_tables_are_offered_to_those_alone_who_may_open_them(club: Club, path: str) -> None:
    guest, member = club.site.visitor(), await club.member("Clara")
    for opening, sign_in, welcome in (
        ("everybody", "", [guest, member]),
        ("signed-in", "Here only those can open tables who are signed in", [member]),
        ("invited", "Here only those can open tables who have an invitation", []),
    ):
        await club.do("opening", opening=opening)
        for visitor in (guest, member):
            page = (await visitor.http.get(path, headers={"accept": "text/html"})).text
            offered = [offer in page for offer in OFFERS[path]]
            assert all(offered) if visitor in welcome else not any(offered), (opening, path)
            assert (sign_in in page) == (visitor not in welcome or not sign_in)
            asked = f'href="/account?next={path}">Sign in' in page
            assert asked == (visitor is guest and visitor not in welcome)


async def test_who_may_not_open_tables_opens_no_tournament(club: Club) -> None:
    """But enters those of others, whose tables the server opens."""
    ada, bruno, clara = [await club.member(name) for name in ("Ada", "Bruno", "Clara")]
    wish = {
        "game": "toy", "name": "Cup", "system": "robin", "seats": 2, "rounds": 1,
        "clock": "move:86400",
    }  # fmt: skip
    path = (await ada.post("/tournaments", **wish)).json()["url"]
    await club.do("opening", opening="invited")
    assert key(await bruno.post("/tournaments", **wish)) == "open-invited"
    assert key(await bruno.get("/tournaments/new/toy")) == "open-invited"
    assert "/tournaments/new" not in (await bruno.get("/club")).text
    assert "/tournaments/new" in (await club.host.get("/club")).text
    for one in (ada, bruno, clara):
        assert (await one.post(f"{path}/enter")).status_code == 200
    assert (await ada.post(f"{path}/start")).status_code == 200
    found = await club.site.server.tournaments.store.find(path.removeprefix("/tournaments/"))
    assert [one.table is not None for one in found.pairings] == [True, False]


async def test_an_invitation_is_taken_back(any_club: Club) -> None:
    club = any_club
    await club.do("opening", opening="invited")
    await club.do("invite", name="Friends", token=TOKEN)
    ada = club.site.visitor()
    await ada.post("/me/name", name="Ada")
    await ada.post(f"/invited/{TOKEN}")
    page = (await club.host.get("/host/rules")).text
    assert f"/invited/{TOKEN}" in page
    assert "Followed by Ada" in page
    await club.do("take-back", token=TOKEN)
    assert await may_open(ada) == "open-invited"
    assert (await ada.get(f"/invited/{TOKEN}")).status_code == 404
    assert key(await ada.post(f"/invited/{TOKEN}")) == "invitation"


async def test_an_invited_guest_who_signs_in_stays_invited(any_club: Club) -> None:
    club = any_club
    await club.member("Clara")
    await club.do("opening", opening="invited")
    await club.do("invite", name="Friends", token=TOKEN)
    ada = club.site.visitor()
    await ada.post(f"/invited/{TOKEN}")
    await ada.post("/me/sign-in", login="clara", password=PASSWORD)
    assert await may_open(ada) == ""


async def test_what_was_saved_is_told(club: Club) -> None:
    for rule, fields in (
        ("message", {"en": "Tonight", "de": ""}),
        ("opening", {"opening": "invited"}),
    ):
        page = (await club.host.get("/host/rules")).text
        assert "Saved. It holds from now on." not in page
        onward = f"/host/rules?done={rule}"
        assert f'value="{onward}"' in page
        assert (await club.host.post(f"/host/{rule}", next=onward, **fields)).status_code == 200
        assert (await club.host.get(onward)).text.count("Saved. It holds from now on.") == 1


# --- the message of the day ---------------------------------------------------------------------


async def test_the_message_of_the_day(any_club: Club) -> None:
    club = any_club
    english, german = club.site.visitor(), club.site.visitor("de")
    text = "<b>Tonight</b> at https://example.org/a?b=1&c=2."
    await club.do("message", en=text, de="")
    link = '<a href="https://example.org/a?b=1&amp;c=2" target="_blank"'
    for visitor in (english, german):
        page = (await visitor.get("/")).text
        assert "&lt;b&gt;Tonight&lt;/b&gt; at " in page
        assert link in page
    await club.do("message", en=text, de="Heute Abend")
    assert "Heute Abend" in (await german.get("/")).text
    assert "Heute Abend" not in (await english.get("/")).text
    stamp = (await german.get("/")).text.partition('name="stamp" value="')[2][:16]
    assert (await german.post("/me/message", stamp=stamp)).status_code == 200
    assert "Heute Abend" not in (await german.get("/")).text
    await club.do("message", en="", de="Morgen")
    assert "Morgen" in (await german.get("/")).text
    assert "Morgen" in (await english.get("/")).text
    await club.do("message", en="", de="")
    assert "notice message" not in (await english.get("/")).text
    assert await club.deeds() == ["message", "message", "message", "no-message"]
    assert key(await german.post("/me/message", stamp="x\ny")) == "field"
