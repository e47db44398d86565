"""Tournaments: opened, entered, played round by round, left."""

from __future__ import annotations

from typing import Any

import pytest

from burnham.table.room.tournaments import Tournament, plan_round, standings
from burnham.table.service.tournaments import ASIDE
from tests.table.site import Site, Visitor, site_on
from tests.table.web.club import finish, member, members, page, person_of

pytestmark = pytest.mark.anyio
WISH: dict[str, Any] = {
    "game": "toy", "name": "Autumn Cup", "system": "swiss", "seats": 2, "rounds": 2,
    "clock": "move:86400",
}  # fmt: skip


async def opened(host: Visitor, **more: Any) -> str:
    reply = await host.post("/tournaments", **{**WISH, **more})
    assert reply.status_code == 200, reply.text
    return str(reply.json()["url"])


async def started(club: dict[str, Visitor], **more: Any) -> str:
    """A tournament of all of them, under way; its path."""
    host = next(iter(club.values()))
    path = await opened(host, **more)
    for one in club.values():
        assert (await one.post(f"{path}/enter")).status_code == 200
    reply = await host.post(f"{path}/start")
    assert reply.status_code == 200, reply.text
    return path


async def now(site: Site, path: str) -> Tournament:
    return await site.server.tournaments.store.find(path.removeprefix("/tournaments/"))


async def settled(site: Site) -> None:
    """Bots have answered, and what follows from the end of a table has happened."""
    await site.settled()
    for task in site.server.tournaments.busy:
        await task


async def play_round(site: Site, path: str, club: dict[str, Visitor]) -> None:
    tournament = await now(site, path)
    for pairing in tournament.pairings:
        if pairing.table and not pairing.over:
            await site.settled()
            await finish_with_bots(site, f"/t/{pairing.table}", club)
    await settled(site)


async def finish_with_bots(site: Site, table: str, club: dict[str, Visitor]) -> None:
    somebody = next(iter(club.values()))
    while (state := await somebody.state(table))["status"] == "playing":
        asked = state["seats"][state["asked"]]
        if asked["bot"]:
            await site.settled()
        else:
            await club[asked["name"]].answer(table)


@pytest.mark.parametrize("system", ["swiss", "robin"])
async def test_a_tournament_of_four_runs_by_itself(any_site: Site, system: str) -> None:
    club = await members(any_site, 4)
    path = await started(club, system=system)
    assert "You play" in await page(club["Ada"], "/club")
    rounds = 2 if system == "swiss" else 3
    for number in range(1, rounds + 1):
        tournament = await now(any_site, path)
        assert (tournament.round, tournament.status) == (number, "running")
        tables = [one for one in tournament.pairings if one.round == number]
        assert len(tables) == 2
        assert all(one.table for one in tables)
        await play_round(any_site, path, club)
    tournament = await now(any_site, path)
    assert (tournament.round, tournament.status) == (rounds, "over")
    assert set(tournament.past.met.values()) == {1}
    found = standings(tournament)
    assert sum(one.points for one in found) == rounds * 2
    assert {one.games for one in found} == {rounds}
    shown = await page(club["Ada"], path)
    assert "Standings" in shown
    assert "Round 1" in shown
    assert "You play" not in await page(club["Ada"], "/club")


async def test_the_page_of_each_who_takes_part_leads_to_their_table(site: Site) -> None:
    club = await members(site, 4)
    path = await started(club)
    for name, one in club.items():
        shown = await page(one, path)
        assert "To your table" in shown
        tournament, who = await now(site, path), await person_of(one)
        (mine,) = [p.table for p in tournament.pairings if who in p.people]
        assert f'href="/t/{mine}"' in shown
        seats = (await one.state(f"/t/{mine}"))["seats"]
        assert name in [seat["name"] for seat in seats]
        assert f'href="{path}"' in await page(one, f"/t/{mine}")
    assert "To your table" not in await page(site.visitor(), path)


async def test_three_seats_are_filled_with_bots(site: Site) -> None:
    club = await members(site, 4)
    path = await started(club, seats=3, rounds=1)
    tournament = await now(site, path)
    assert [one.people.count("") for one in tournament.pairings] == [1, 1]
    await play_round(site, path, club)
    tournament = await now(site, path)
    assert tournament.status == "over"
    assert all(one.games == 1 for one in standings(tournament))


async def test_an_odd_number_gives_a_bye_to_another_each_time(site: Site) -> None:
    club = await members(site, 3)
    path = await started(club, rounds=3)
    for _ in range(3):
        await play_round(site, path, club)
    tournament = await now(site, path)
    assert tournament.status == "over"
    assert len(set(tournament.past.byes)) == 3
    assert "Bye" in await page(club["Ada"], path)


async def test_who_leaves_resigns_and_is_not_paired_again(any_site: Site) -> None:
    club = await members(any_site, 4)
    path = await started(club, rounds=3)
    gone = await person_of(club["Dora"])
    assert (await club["Dora"].post(f"{path}/leave")).status_code == 200
    (table,) = [p.table for p in (await now(any_site, path)).pairings if gone in p.people]
    seats = (await club["Ada"].state(f"/t/{table}"))["seats"]
    assert [seat["resigned"] for seat in seats if seat["name"] == "Dora"] == [True]
    await play_round(any_site, path, club)
    await any_site.server.tournaments.go_round()
    tournament = await now(any_site, path)
    assert tournament.round == 2
    assert gone not in [who for p in tournament.pairings if p.round == 2 for who in p.people]
    last = standings(tournament)[-1]
    assert (last.person, last.points, last.gone) == (gone, 0, True)
    assert "(has left)" in await page(club["Ada"], path)


async def test_before_the_start_one_leaves_without_a_trace(site: Site) -> None:
    club = await members(site, 2)
    path = await opened(club["Ada"])
    for deed in ("enter", "enter", "leave", "enter"):
        assert (await club["Bruno"].post(f"{path}/{deed}")).status_code == 200
    assert len((await now(site, path)).entries) == 1


async def test_an_account_that_is_deleted_leaves_its_tournaments(site: Site) -> None:
    club = await members(site, 4)
    path = await started(club)
    await club["Dora"].post("/me/delete", password="password of Dora")
    tournament = await now(site, path)
    assert len(tournament.here) == 3
    shown = await page(club["Ada"], path)
    assert "a former player" in shown
    assert "Dora" not in shown
    del club["Dora"]
    await play_round(site, path, club)
    await site.server.tournaments.go_round()
    assert (await now(site, path)).round == 2


async def test_what_a_host_who_goes_has_not_started_is_called_off(site: Site) -> None:
    club = await members(site, 2)
    path = await opened(club["Ada"])
    await club["Bruno"].post(f"{path}/enter")
    await club["Ada"].post("/me/delete", password="password of Ada")
    assert (await now(site, path)).status == "closed"
    assert "Called off" in await page(club["Bruno"], path)


async def test_two_servers_open_a_round_once(postgres: Any) -> None:
    url = postgres()
    async with site_on(url) as one, site_on(url) as other:
        club = await members(one, 4)
        path = await started(club)
        id = path.removeprefix("/tournaments/")
        for pairing in (await now(one, path)).pairings:
            await finish(f"/t/{pairing.table}", club)
        for server in (one.server, other.server, one.server):
            await server.tournaments.advance(id)
        tournament = await now(other, path)
        assert tournament.round == 2
        assert len(tournament.pairings) == 4


async def test_a_plan_that_is_out_of_date_is_dropped(site: Site) -> None:
    """As if another server had been quicker between planning and writing."""
    club = await members(site, 4)
    path = await started(club)
    tournaments = site.server.tournaments
    before = await now(site, path)
    for pairing in before.pairings:
        await finish(f"/t/{pairing.table}", club)
    await settled(site)
    late = await now(site, path)
    plan = plan_round(before)
    assert plan is not None
    await tournaments._open_round(before, plan)
    assert await now(site, path) == late


async def test_a_round_that_nobody_opened_is_opened_by_the_keeper(site: Site) -> None:
    club = await members(site, 4)
    path = await started(club)
    site.server.rooms.after_change.remove(site.server.tournaments._hear)
    for pairing in (await now(site, path)).pairings:
        await finish(f"/t/{pairing.table}", club)
    assert (await now(site, path)).round == 1
    await site.server.tournaments.go_round()
    assert (await now(site, path)).round == 2


async def test_a_table_that_everybody_has_left_is_played_to_the_end(site: Site) -> None:
    club = await members(site, 3)
    path = await started(club, rounds=1)
    (pairing,) = [one for one in (await now(site, path)).pairings if one.table]
    table = f"/t/{pairing.table}"
    state = await club["Ada"].state(table)
    for seat in state["seats"]:
        await club[seat["name"]].post(f"{table}/leave", sure="yes")
    await site.server.tournaments.go_round()
    assert (await now(site, path)).status == "running"
    real = site.server.rooms.now
    site.server.rooms.now = lambda: real() + ASIDE + 60
    await site.server.tournaments.go_round()
    await settled(site)
    assert (await club["Ada"].state(table))["status"] == "over"
    assert (await now(site, path)).status == "over"


@pytest.mark.parametrize(
    "more",
    [
        {"clock": "none"}, {"clock": "live"}, {"clock": "soon"}, {"seats": 5}, {"seats": 1},
        {"rounds": 0}, {"rounds": 99}, {"system": "knockout"}, {"name": " "}, {"game": "chess"},
        {"seats": "many"}, {"option-nonsense": "x", "rounds": ""},
    ],
)  # fmt: skip
async def test_tournaments_that_make_no_sense(site: Site, more: dict[str, Any]) -> None:
    ada = await member(site, "Ada")
    assert (await ada.post("/tournaments", **{**WISH, **more})).status_code in (400, 404)
    assert await site.server.tournaments.store.latest() == []


async def test_what_only_members_and_the_host_may_do(site: Site) -> None:
    club = await members(site, 3)
    path = await opened(club["Ada"])
    guest = site.visitor()
    await guest.post("/me/name", name="Emil")
    for stranger in (guest, site.visitor()):
        assert (await stranger.post("/tournaments", **WISH)).status_code == 403
        assert (await stranger.post(f"{path}/enter")).status_code == 403
        assert (await stranger.get("/tournaments/new/toy")).status_code == 403
    await club["Ada"].post(f"{path}/enter")
    assert (await club["Ada"].post(f"{path}/start")).status_code == 400  # too few
    for name in ("Bruno", "Clara"):
        await club[name].post(f"{path}/enter")
        assert (await club[name].post(f"{path}/start")).status_code == 403
        assert (await club[name].post(f"{path}/close")).status_code == 403
    assert (await club["Ada"].post(f"{path}/start")).status_code == 200
    assert (await club["Ada"].post(f"{path}/start")).status_code == 400
    late = await member(site, "Dora")
    assert (await late.post(f"{path}/enter")).status_code == 400
    assert (await late.post(f"{path}/leave")).status_code == 403
    assert (await late.post("/tournaments/nothing/enter")).status_code == 404
    assert (await late.get("/tournaments/nothing")).status_code == 404


async def test_a_host_has_few_at_a_time_and_can_call_one_off(site: Site) -> None:
    ada = await member(site, "Ada")
    paths = [await opened(ada) for _ in range(3)]
    assert (await ada.post("/tournaments", **WISH)).status_code == 400
    assert (await ada.post(f"{paths[0]}/close")).status_code == 200
    assert (await ada.post(f"{paths[0]}/close")).status_code == 400
    assert "Called off" in await page(ada, paths[0])
    await opened(ada)
    shown = await page(ada, "/club")
    assert shown.count("Autumn Cup") == 6  # three rows, each with a title and a button


async def test_pages_without_a_script_say_why_not(site: Site) -> None:
    ada = await member(site, "Ada", "de")
    path = await opened(ada)
    assert "Schweizer System" in await page(ada, "/tournaments/new/toy")
    ada.http.headers["accept"] = "text/html"
    ada.http.follow_redirects = True
    assert "braucht mindestens 3 Teilnehmer" in (await ada.post(f"{path}/start")).text
    refused = await ada.post("/tournaments", **{**WISH, "clock": "none"})
    assert "braucht eine Uhr" in refused.text
    assert "für alle absagen?" in (await ada.post(f"{path}/close")).text
    assert (await now(site, path)).status == "open"
    entered = await ada.post(f"{path}/enter")
    assert "Eine Person nimmt teil." in entered.text


async def test_games_of_a_tournament_count_for_the_ladder(site: Site) -> None:
    club = await members(site, 4)
    path = await started(club, rounds=1)
    await play_round(site, path, club)
    ratings = await site.server.ladders.ratings()
    assert {rating.games for rating in ratings.values()} == {1}
    assert len(ratings) == 4
    (table, _) = (one.table for one in (await now(site, path)).pairings)
    ended = await page(club["Ada"], f"/t/{table}")
    assert "To the tournament" in ended
    assert "Play again" not in ended


async def test_a_clock_with_an_increment_runs_and_ends_every_table(site: Site) -> None:
    """Time is added after every turn; who runs out of it is stood in for, and the round goes on."""
    club = await members(site, 4)
    clock = [site.server.rooms.now()]
    site.server.rooms.now = lambda: clock[0]
    path = await started(club, clock="bank:900+30", rounds=1)
    slow, quick = [one.table or "" for one in (await now(site, path)).pairings]
    room = await site.server.rooms.open(quick)
    seat = room.asked
    assert seat is not None
    clock[0] += 10
    while (await site.server.rooms.open(quick)).asked == seat:
        await club[room.seats[seat].name].answer(f"/t/{quick}")
    assert (await site.server.rooms.open(quick)).seats[seat].bank == 900 - 10 + 30
    clock[0] += 10_000  # at the other table nobody has come
    await site.server.keeper.go_round()
    await site.settled()
    room = await site.server.rooms.open(slow)
    assert any(one.stand_in for one in room.seats)
    for _ in range(4):
        clock[0] += 10_000
        await site.server.keeper.go_round()
        await settled(site)
    await site.server.tournaments.go_round()
    clock[0] += ASIDE
    await site.server.tournaments.go_round()
    await settled(site)
    assert (await now(site, path)).status == "over"
