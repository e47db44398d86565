"""The pages, by GET.  Nothing here changes anything, except that an invite lets its bearer in."""

from __future__ import annotations

from dataclasses import replace

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from burnham.games import drawings
from burnham.kit import css
from burnham.kit.html import at
from burnham.table import pages
from burnham.table.room.refusals import Missing
from burnham.table.views.analysis import analysis_view
from burnham.table.views.as_text import as_text_view
from burnham.table.views.games import game_card, game_name, guide_view
from burnham.table.views.home import HomeView, home_view
from burnham.table.views.new_table import new_table_view
from burnham.table.views.plain import ApiView, PlainView
from burnham.table.web.api.openapi import DOCUMENT, operations
from burnham.table.web.connections import ARRANGEMENTS, Connections
from burnham.table.web.host import announced_to
from burnham.table.web.invitations import where_to_look
from burnham.table.web.lessons import progress_of
from burnham.table.web.me import account_page
from burnham.table.web.replies import json, page
from burnham.table.web.visit import Visit, local, visit_of


async def home(request: Request) -> Response:
    visit = await visit_of(request)
    return page(visit, pages.home(await _home_view(visit)))


async def home_tables(request: Request) -> Response:
    """The tables on the home page, and how many wait for me: {"turns": 2, "html": "…"}."""
    visit = await visit_of(request)
    view = await _home_view(visit)
    return json({"turns": view.frame.my_turns, "html": str(pages.home_tables(view))})


async def _home_view(visit: Visit) -> HomeView:
    store = visit.server.store
    mine = await store.tables_of(visit.person) if visit.person else []
    studies = await store.tables_of(visit.person, studies=True) if visit.person else []
    now = visit.server.rooms.now()
    tables = mine, studies, await store.open_tables(now), visit.server.rooms.unreadable
    shelf, progress = visit.server.shelf, progress_of(visit.request)
    running = await store.watched_tables(now)
    view = home_view(await visit.frame(), shelf, visit.person, *tables, progress, now, running)
    return replace(view, announced=await announced_to(visit))


async def next_game(request: Request) -> Response:
    """On to the next table that waits for me, or home if there is none.  `from`: the table that I
    am at; the next is the one after it, else the most urgent.  As JSON which one that is, and how
    many wait besides `from`: {"count": 2, "url": "/t/…", "name": "Chicago 1991"}."""
    visit = await visit_of(request)
    here = request.query_params.get("from", "")
    turns = await visit.turns()
    order = [table for table, _ in turns]
    after = order.index(here) + 1 if here in order else 0
    others = [(table, game) for table, game in turns[after:] + turns[:after] if table != here]
    url = f"/t/{others[0][0]}" if others else "/"
    if not visit.wants_json:
        return visit.finish(RedirectResponse(url, 303))
    name = game_name(visit.server.shelf, others[0][1], visit.lang) if others else ""
    return json({"count": len(others), "url": at(url), "name": name})


async def new_table(request: Request) -> Response:
    visit = await visit_of(request)
    game = request.path_params["game"]
    server = visit.server
    view = new_table_view(await visit.frame(), server.shelf, game, server.settings.pace, "")
    return page(visit, pages.new_table(view))


async def account(request: Request) -> Response:
    """Name, sign in, sign up, devices; then on to the path `next`."""
    visit = await visit_of(request)
    onward = local(request.query_params.get("next", ""), "/")
    return await account_page(visit, onward)


async def table(request: Request) -> Response:
    """`as`: one of my seats, if there are several on one device; `at`: a moment of the past."""
    visit = await visit_of(request)
    room = await visit.room()
    if room.header.lead and visit.person != room.header.host and not request.query_params.get("at"):
        where = where_to_look(room)
        if where:
            return visit.finish(RedirectResponse(f"/t/{room.id}{where}", 303))
    connections: Connections = request.app.state.connections
    frame = await visit.frame()
    wide, tall = (connections.shown(visit, room, arrangement) for arrangement in ARRANGEMENTS)
    view = replace(wide.made.view, frame=frame)
    return page(visit, pages.table(view, wide.items, tall.items))


async def analysis(request: Request) -> Response:
    """Where a finished game was won and lost; asking for it sets the bots to work.  As JSON how far
    they have got, and what they have found: {"reached": 12, "moments": 80, "html": "…"}."""
    visit = await visit_of(request)
    room = await visit.room()
    found = await visit.server.analyst.start_analysis(room, visit.asker)
    viewpoint = visit.viewpoint(room, await visit.frame())
    view = await to_thread.run_sync(analysis_view, viewpoint, found)
    if visit.wants_json:
        html = str(pages.analysis_found(view))
        return json({"reached": view.reached, "moments": view.moments, "html": html})
    return page(visit, pages.analysis(view))


async def as_text(request: Request) -> Response:
    """The table as text; as JSON its sections as markup: {"html": "…"}.  `as`: one of my seats;
    `at`: a moment of the past."""
    visit = await visit_of(request)
    room = await visit.room()
    view = as_text_view(visit.viewpoint(room, await visit.frame()))
    if visit.wants_json:
        return json({"html": str(pages.as_text_sections(view))})
    return page(visit, pages.as_text(view))


async def guide(request: Request) -> Response:
    """As JSON its inside, for the panel beside a table: {"html": "…"}."""
    visit = await visit_of(request)
    view = guide_view(await visit.frame(), visit.server.shelf, request.path_params["game"])
    if visit.wants_json:
        return json({"html": str(pages.guide_beside(view))})
    return page(visit, pages.guide(view))


async def first_guide(request: Request) -> Response:
    """The guide of the shortest game that has one."""
    visit = await visit_of(request)
    shelf = visit.server.shelf
    cards = [game_card(shelf[game], visit.lang) for game in shelf]
    guides = [card for card in cards if card.guide]
    if not guides:
        raise Missing("guide")
    shortest = min(guides, key=lambda card: card.minutes)
    return RedirectResponse(shortest.guide, 303)


async def fair(request: Request) -> Response:
    """How the dice are made and checked."""
    visit = await visit_of(request)
    return page(visit, pages.fair(PlainView(await visit.frame())))


async def api(request: Request) -> Response:
    visit = await visit_of(request)
    view = ApiView(await visit.frame(), DOCUMENT, operations(visit.lang))
    return page(visit, pages.api(view))


async def kit_css(request: Request) -> Response:
    """The style of everything that is drawn: the kit's and the games'."""
    style = css(*drawings())
    return Response(style, media_type="text/css", headers={"cache-control": "max-age=3600"})
