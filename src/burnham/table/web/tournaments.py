"""Tournaments: the club's front page, opening one, entering, starting."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burnham.kernel.errors import BurnhamError
from burnham.table import pages
from burnham.table.room.refusals import NotYours, Refusal
from burnham.table.room.shelf import Boxed
from burnham.table.service.people import Someone
from burnham.table.service.tournaments import TournamentWish, read_system
from burnham.table.views.club_addresses import TOURNAMENTS, tournament_url
from burnham.table.views.plain import SureView
from burnham.table.views.tournaments import (
    club_view,
    new_tournament_view,
    tournament_view,
)
from burnham.table.web.replies import done, explained, json, page
from burnham.table.web.visit import Visit, post_of, visit_of, whole

Deed = Callable[[Visit, str, Someone], Awaitable[None]]


async def club(request: Request) -> Response:
    visit = await visit_of(request)
    server = visit.server
    found = await server.tournaments.store.latest()
    ladders = {game: await server.ladders.ladder(game) for game in server.shelf}
    view = club_view(await visit.frame(), server.shelf, found, ladders, visit.person)
    return page(visit, pages.club(view))


async def new_form(request: Request) -> Response:
    visit = await visit_of(request)
    await visit.server.powers.must_open(_member(visit).id)
    game = request.path_params["game"]
    view = new_tournament_view(await visit.frame(), visit.server.shelf, game, "")
    return page(visit, pages.new_tournament(view))


async def open_one(request: Request) -> Response:
    """`game`, `name`, `system` ("swiss" or "robin"), `seats`, `rounds` (of a Swiss one), `clock`,
    `option-NAME`."""
    visit = await post_of(request)
    boxed = visit.server.shelf[visit.fields.get("game", "")]
    try:
        wish = _wish(visit.fields, boxed)
        made = await visit.server.open_tournament(_member(visit), wish)
    except (Refusal, BurnhamError) as error:
        if visit.wants_json:
            raise
        status, _, sentence = explained(visit, error)
        frame, shelf = await visit.frame(), visit.server.shelf
        view = new_tournament_view(frame, shelf, boxed.title.id, sentence)
        return page(visit, pages.new_tournament(view), status)
    return done(visit, tournament_url(made.id))


def _wish(fields: dict[str, str], boxed: Boxed) -> TournamentWish:
    seats = whole(fields, "seats")
    options = {
        option.name: option.read(fields[f"option-{option.name}"])
        for option in boxed.title.rules.options
        if fields.get(f"option-{option.name}") and seats in option.seats
    }
    return TournamentWish(
        name=fields.get("name", ""),
        game=boxed.title.id,
        options=options,
        seats=seats,
        clock=fields.get("clock", ""),
        system=read_system(fields.get("system", "")),
        rounds=whole(fields, "rounds"),
    )


async def show(request: Request) -> Response:
    """As JSON its inside: {"html": "…"}."""
    return await _shown(await visit_of(request))


async def _shown(visit: Visit, error: str = "", status: int = 200) -> Response:
    server = visit.server
    found = await server.tournaments.store.find(visit.request.path_params["tournament"])
    server.shelf[found.game]  # else it cannot be shown
    persons = [found.host, *(entry.person for entry in found.entries)]
    members = await server.tournaments.finished.members(persons)
    frame = await visit.frame()
    view = tournament_view(frame, server.shelf, found, members, visit.person, error)
    if visit.wants_json:
        return json({"html": str(pages.tournament_inside(view))})
    return page(visit, pages.tournament(view), status)


async def enter(visit: Visit, tournament: str, person: Someone) -> None:
    await visit.server.tournaments.enter(tournament, person)


async def leave(visit: Visit, tournament: str, person: Someone) -> None:
    await visit.server.tournaments.leave(tournament, person.id)


async def start(visit: Visit, tournament: str, person: Someone) -> None:
    await visit.server.tournaments.start(tournament, person.id)


async def close(visit: Visit, tournament: str, person: Someone) -> None:
    await visit.server.tournaments.close(tournament, person.id)


DEEDS: dict[str, Deed] = {"enter": enter, "leave": leave, "start": start, "close": close}
ASKED_FIRST = ("leave", "close")
"""What a page asks for once more (`sure`)."""


def deed_post(name: str) -> Callable[[Request], Awaitable[Response]]:
    """The handler of one deed; a refusal is shown on the tournament's page."""

    async def handler(request: Request) -> Response:
        visit = await post_of(request)
        id = request.path_params["tournament"]
        await visit.server.tournaments.store.find(id)  # else there is no such page
        if name in ASKED_FIRST and not visit.wants_json and visit.fields.get("sure") != "yes":
            url, sentence = tournament_url(id), visit.say(f"sure-tournament-{name}")
            fields = tuple(visit.fields.items())
            view = SureView(await visit.frame(), sentence, f"{url}/{name}", fields, url)
            return page(visit, pages.sure(view))
        try:
            await DEEDS[name](visit, id, _member(visit))
        except Refusal as refusal:
            if visit.wants_json:
                raise
            status, _, sentence = explained(visit, refusal)
            return await _shown(visit, sentence, status)
        return done(visit, tournament_url(id))

    return handler


def _member(visit: Visit) -> Someone:
    if visit.someone is None or visit.someone.login is None:
        raise NotYours("member")
    return visit.someone


def tournament_routes() -> list[Route]:
    at = f"{TOURNAMENTS}/{{tournament}}"
    return [
        Route("/club", club),
        Route(TOURNAMENTS, open_one, methods=["POST"]),
        Route(f"{TOURNAMENTS}/new/{{game}}", new_form),
        Route(at, show),
        *(Route(f"{at}/{deed}", deed_post(deed), methods=["POST"]) for deed in DEEDS),
    ]
