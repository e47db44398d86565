"""Ladders, profiles, and consent."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text, update

from burnham.table.room import seating
from burnham.table.room.room import Room
from burnham.table.store.schema import tables
from tests.table.site import Site, site_on
from tests.table.web.club import finish, game, member, members, page, person_of

pytestmark = pytest.mark.anyio
AB = ("Ada", "Bruno")


async def test_the_ladder_and_profiles_follow_the_games(any_site: Site) -> None:
    ada, bruno = (await members(any_site, 2)).values()
    assert "Nobody has played a game that counts" in await page(ada, "/club/toy")
    await game(ada, bruno, AB)
    shown = await page(ada, "/club/toy")
    assert "1 game, " in shown
    assert "hardly known yet" in shown
    assert all(name in shown for name in AB)
    order = "The order goes by the lower number"
    assert shown.index(order) < shown.index('class="rows ladder"')
    assert "Leading members: " in await page(ada, "/club")
    profile = await page(bruno, f"/people/{await person_of(ada)}")
    assert "1 game, " in profile
    assert "with Bruno" in profile
    rungs = await any_site.server.ladders.ladder("toy")
    first, last = rungs
    assert first.rating.points >= 1500 >= last.rating.points


async def test_a_guests_games_count_from_when_they_sign_up(site: Site) -> None:
    ada = await member(site, "Ada")
    bruno = site.visitor()
    await bruno.post("/me/name", name="Bruno")
    await game(ada, bruno, AB)
    assert await site.server.ladders.ratings() == {}
    await bruno.post("/me/sign-up", login="bruno", password="long enough")
    assert len(await site.server.ladders.ratings()) == 2


async def test_a_game_as_a_guest_counts_for_the_member_who_signs_in(site: Site) -> None:
    """Then no game and no member is new."""
    ada, _ = (await members(site, 2)).values()
    guest = site.visitor()
    await guest.post("/me/name", name="Bruno")
    await game(ada, guest, AB)
    assert await site.server.ladders.ratings() == {}
    await guest.post("/me/sign-in", login="bruno", password="password of Bruno")
    assert len(await site.server.ladders.ratings()) == 2


async def test_tables_with_hints_and_studies_do_not_count(site: Site) -> None:
    ada, bruno = (await members(site, 2)).values()
    table = await game(ada, bruno, AB, hints="on")
    assert await site.server.ladders.ratings() == {}
    table = await game(ada, bruno, AB)
    before = await site.server.ladders.ratings()
    wish: dict[str, Any] = {"at": 1, "seat": 0, "with": "bot:random"}
    study = (await ada.post(f"{table}/study", **wish)).json()["url"]
    await ada.post(f"{study}/resign", sure="yes")
    await site.settled()
    assert (await ada.state(study))["status"] == "over"
    assert await site.server.ladders.ratings() == before


async def test_a_bot_is_on_the_ladder_and_whoever_resigns_is_last(site: Site) -> None:
    ada = await member(site, "Ada")
    table = await ada.open("me", "bot:random", hints="off")
    await ada.post(f"{table}/resign", sure="yes")
    await site.settled()
    assert (await ada.state(table))["status"] == "over"
    found = {rung.player: rung.rating for rung in await site.server.ladders.ladder("toy")}
    assert found["bot:random"].points > 1500
    assert found["bot:random"].won == 1
    assert "bot “Random”" in await page(ada, "/club/toy")


async def test_a_private_game_is_in_nobodys_sight_but_theirs(site: Site) -> None:
    ada, bruno = (await members(site, 2)).values()
    stranger = site.visitor()
    invited = await ada.open("me", "friend", private="on")
    invite = (await ada.state(invited))["invite"]
    await bruno.get(f"/join/{invite}")
    await bruno.post(f"{invited}/sit")
    await finish(invited, dict(zip(AB, (ada, bruno), strict=True)))
    path = f"/people/{await person_of(ada)}"
    assert invited in await page(bruno, path)
    seen = await page(stranger, path)
    assert invited not in seen
    assert "with Bruno" not in seen
    assert "played at a private table" in seen


@pytest.mark.parametrize("path", ["/people/nobody", "/club/chess", "/people/%00"])
async def test_pages_that_are_not_there(site: Site, path: str) -> None:
    assert (await site.visitor().get(path)).status_code in (400, 404)


async def test_a_guest_has_no_profile(site: Site) -> None:
    ada = site.visitor()
    await ada.post("/me/name", name="Ada")
    assert (await ada.get(f"/people/{await person_of(ada)}")).status_code == 404


async def test_a_former_member_is_off_the_ladder_and_the_others_keep_their_rating(
    any_site: Site,
) -> None:
    ada, bruno = (await members(any_site, 2)).values()
    await game(ada, bruno, AB)
    who, gone = await person_of(ada), await person_of(bruno)
    before = (await any_site.server.ladders.ratings())["toy", who]
    await bruno.post("/me/delete", password="password of Bruno")
    assert (await any_site.server.ladders.ratings())["toy", who] == before
    assert [rung.player for rung in await any_site.server.ladders.ladder("toy")] == [who]
    assert "with a former player" in await page(ada, f"/people/{who}")
    assert (await ada.get(f"/people/{gone}")).status_code == 404


async def test_two_servers_agree_and_so_does_one_that_starts_anew(postgres: object) -> None:
    url = postgres()  # type: ignore[operator]
    async with site_on(url) as one, site_on(url) as other:
        ada, bruno = (await members(one, 2)).values()
        for _ in range(3):
            await game(ada, bruno, AB)
        found = await one.server.ladders.ratings()
        assert found
        assert await other.server.ladders.ratings() == found
    async with site_on(url) as again:
        assert await again.server.ladders.ratings() == found


async def test_games_of_before_are_worked_out_at_the_start(url: str) -> None:
    async with site_on(url) as site:
        ada, bruno = (await members(site, 2)).values()
        table = await game(ada, bruno, AB)
        found = await site.server.ladders.ratings()
        ended = (await site.server.rooms.open(table.removeprefix("/t/"))).header.ended
        old = update(tables).values(ended=None, ranks="[]")
        await site.server.database.write(lambda c: c.execute(old))
    async with site_on(url) as site:
        await site.server.ladders.catch_up()
        assert await site.server.ladders.ratings() == found
        header = (await site.server.rooms.open(table.removeprefix("/t/"))).header
        assert header.ended == pytest.approx(ended)


async def test_a_game_that_cannot_be_read_holds_up_no_other(site: Site) -> None:
    ada, bruno = (await members(site, 2)).values()
    tables_ = [await game(ada, bruno, AB) for _ in range(2)]
    broken = min(tables_).removeprefix("/t/")

    def damage(connection: object) -> None:
        connection.execute(text("UPDATE tables SET ended = NULL, version = version + 1"))  # type: ignore[attr-defined]
        query = text("UPDATE answers SET position = :junk WHERE table_id = :table")
        connection.execute(query, {"junk": b"junk", "table": broken})  # type: ignore[attr-defined]

    await site.server.database.write(damage)
    site.server.news.gap()
    await site.server.ladders.catch_up()
    found = await site.server.ladders.finished.all()
    assert len(found) >= 1
    assert max(tables_).removeprefix("/t/") in [one.table for one in found]


# --- consent -----------------------------------------------------------------------------------


async def test_a_game_may_be_used_if_all_agree_here_or_there(any_site: Site) -> None:
    ada, bruno = (await members(any_site, 2)).values()
    consents = any_site.server.consents
    table = await game(ada, bruno, AB)
    id = table.removeprefix("/t/")
    assert not await consents.may_be_used(id)
    await ada.post("/me/consent", consent="yes")
    assert not await consents.may_be_used(id)
    assert (await bruno.post(f"{table}/consent", consent="yes")).status_code == 200
    assert await consents.may_be_used(id)
    assert await consents.usable("toy") == [id]
    await ada.post(f"{table}/consent", consent="no")
    assert not await consents.may_be_used(id)
    assert await consents.usable("toy") == []


async def test_a_game_under_way_may_not_be_used(site: Site) -> None:
    ada, bruno = (await members(site, 2)).values()
    table = await ada.open("me", "friend")
    await bruno.post(f"{table}/sit")
    for one in (ada, bruno):
        await one.post("/me/consent", consent="yes")
    assert not await site.server.consents.may_be_used(table.removeprefix("/t/"))
    assert not await site.server.consents.may_be_used("no-such-table")
    await finish(table, dict(zip(AB, (ada, bruno), strict=True)))
    assert await site.server.consents.may_be_used(table.removeprefix("/t/"))


async def test_nobody_says_it_for_others(site: Site) -> None:
    ada, bruno = (await members(site, 2)).values()
    table = await game(ada, bruno, AB)
    clara = await member(site, "Clara")
    assert (await clara.post(f"{table}/consent", consent="yes")).status_code == 403
    assert (await ada.post(f"{table}/consent", consent="maybe")).status_code == 400
    assert (await site.visitor().post("/me/consent", consent="yes")).status_code == 403


async def test_the_table_asks_before_and_after_the_game(site: Site) -> None:
    ada, bruno = (await members(site, 2)).values()
    table = await ada.open("me", "friend")
    assert "what you said in your account" in await page(ada, table)
    await bruno.post(f"{table}/sit")
    await finish(table, dict(zip(AB, (ada, bruno), strict=True)))
    await ada.post(f"{table}/consent", consent="yes")
    assert "You agree." in await page(ada, table)
    assert "You agree." not in await page(bruno, table)
    assert "I agree" not in await page(site.visitor(), table)


async def test_names_at_a_table_lead_to_profiles(any_site: Site) -> None:
    """From the moment somebody has one; a guest's name leads nowhere."""
    ada, bruno = await member(any_site, "Ada"), any_site.visitor()
    table = await ada.open("me", "friend", "friend")
    mine = f'href="/people/{await person_of(ada)}"'
    await bruno.post(f"{table}/sit", name="Bruno")
    theirs = f'href="/people/{await person_of(bruno)}"'
    assert mine in await page(bruno, table)
    assert theirs not in await page(ada, table)
    clara = any_site.visitor()
    await clara.post(f"{table}/sit", name="Clara")
    await bruno.post("/me/sign-up", login="bruno", password="password of Bruno")
    for visitor in (ada, clara):
        assert theirs in await page(visitor, table)
    people = {"Ada": ada, "Bruno": bruno, "Clara": clara}
    await finish(table, people)
    end = await page(clara, table)
    assert mine in end
    assert theirs in end
    assert await person_of(clara) not in end
    await bruno.post("/me/delete", password="password of Bruno", sure="yes")
    assert theirs not in await page(ada, table)


async def run_out(site: Site, table: str) -> int:
    """Whoever is asked has no time left; their seat."""
    found: list[int] = []

    def act(room: Room) -> None:
        assert room.asked is not None
        found.append(room.asked)
        seating.run_out(room, room.asked, "random", site.server.rooms.now())

    await site.server.rooms.change(table.removeprefix("/t/"), act)
    return found[0]


@pytest.mark.parametrize(("at_zero", "games"), [("end", 1), ("bot", 0)])
async def test_who_runs_out_of_time_loses_where_that_was_said(
    any_site: Site, at_zero: str, games: int
) -> None:
    """On the ladder, too; where a bot sits in instead, nothing has ended."""
    ada, bruno = (await members(any_site, 2)).values()
    said = {"clock": "move:86400", "at_zero": at_zero, "hints": "off"}
    table = await ada.open("me", "friend", **said)
    lobby = await page(bruno, table)
    assert ("the others win together; on the ladder, too" in lobby) == bool(games)
    await bruno.post(f"{table}/sit")
    assert await any_site.server.ladders.ratings() == {}
    lost = await run_out(any_site, table)
    rated = await any_site.server.ladders.ratings()
    assert len(rated) == 2 * games
    if games:
        people = [await person_of(one) for one in (ada, bruno)]
        won, gone = (rated["toy", people[seat]] for seat in (1 - lost, lost))
        assert (won.won, gone.won, won.points > gone.points) == (1, 0, True)
        told = await page(ada, table)
        assert "ran out of time and has lost" in told
        assert "On the ladder it counts like any other game" in told
        assert "1 game, 1 won" in await page(ada, f"/people/{people[1 - lost]}")
        for one in (ada, bruno):
            await one.post("/me/consent", consent="yes")
        assert not await any_site.server.consents.may_be_used(table.removeprefix("/t/"))
