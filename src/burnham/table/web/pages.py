"""The pages, by GET.  Nothing here changes anything, except that an invite lets its bearer in."""

from __future__ import annotations

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from burnham.kit import css
from burnham.table.api.openapi import DOCUMENT, operations
from burnham.table.refusals import Missing
from burnham.table.show import house as show
from burnham.table.show.analysis import analysis_view
from burnham.table.show.table import table_view
from burnham.table.view import AccountView, ApiView, HouseView
from burnham.table.web.replies import json, page
from burnham.table.web.visit import local, visit_of


async def home(request: Request) -> Response:
    visit = await visit_of(request)
    store = visit.house.store
    mine = await store.tables_of(visit.person) if visit.person else []
    free = await store.open_tables(visit.house.rooms.now())
    view = show.home_view(await visit.frame(), visit.house.shelf, visit.person, mine, free)
    return page(visit, visit.house.pages.home(view))


async def new_table(request: Request) -> Response:
    visit = await visit_of(request)
    game = request.path_params["game"]
    house = visit.house
    view = show.new_table_view(await visit.frame(), house.shelf, game, house.settings.pace, "")
    return page(visit, visit.house.pages.new_table(view))


async def account(request: Request) -> Response:
    visit = await visit_of(request)
    onward = local(request.query_params.get("next", ""), "/")
    return page(visit, visit.house.pages.account(AccountView(await visit.frame(), "", onward)))


async def table(request: Request) -> Response:
    visit = await visit_of(request)
    room = await visit.room()
    view = table_view(visit.look(room, await visit.frame()), visit.base_url)
    return page(visit, visit.house.pages.table(view))


async def analysis(request: Request) -> Response:
    """Where a finished game was won and lost; asking for it sets the bots to work."""
    visit = await visit_of(request)
    room = await visit.room()
    found = await visit.house.analyst.look(room)
    if visit.wants_json:
        return json({"reached": found.reached, "moments": room.book.moment})
    look = visit.look(room, await visit.frame())
    view = await to_thread.run_sync(analysis_view, look, found)
    return page(visit, visit.house.pages.analysis(view))


async def join(request: Request) -> Response:
    """An invite link: whoever has it may enter."""
    visit = await visit_of(request)
    table = await visit.house.store.by_invite(request.path_params["token"])
    if table is None:
        raise Missing("invite")
    room = await visit.house.rooms.open(table)
    if not room.may_enter(visit.person):
        person = await visit.somebody()
        await visit.house.rooms.change(table, lambda room: room.let_in(person.id))
    return visit.finish(RedirectResponse(f"/t/{table}", 303))


async def guide(request: Request) -> Response:
    visit = await visit_of(request)
    view = show.guide_view(await visit.frame(), visit.house.shelf, request.path_params["game"])
    return page(visit, visit.house.pages.guide(view))


async def first_guide(request: Request) -> Response:
    """The guide of the shortest game that has one."""
    visit = await visit_of(request)
    shelf = visit.house.shelf
    cards = [show.game_card(shelf[game], visit.lang) for game in shelf]
    told = [card for card in cards if card.guide]
    if not told:
        raise Missing("guide")
    shortest = min(told, key=lambda card: card.minutes)
    return RedirectResponse(shortest.guide, 303)


async def fair(request: Request) -> Response:
    visit = await visit_of(request)
    return page(visit, visit.house.pages.fair(HouseView(await visit.frame())))


async def api(request: Request) -> Response:
    visit = await visit_of(request)
    view = ApiView(await visit.frame(), DOCUMENT, operations(visit.lang))
    return page(visit, visit.house.pages.api(view))


async def look_css(request: Request) -> Response:
    return Response(css(), media_type="text/css", headers={"cache-control": "max-age=3600"})
