"""The club's pages: ladders and profiles."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burnham.table import pages
from burnham.table.views.club import ladder_view, profile_view
from burnham.table.web.replies import page
from burnham.table.web.visit import visit_of


async def ladder(request: Request) -> Response:
    visit = await visit_of(request)
    game, server = request.path_params["game"], visit.server
    server.shelf[game]  # else there is no such page
    rungs = await server.ladders.ladder(game)
    view = ladder_view(await visit.frame(), server.shelf, game, rungs, visit.person)
    return page(visit, pages.ladder(view))


async def profile(request: Request) -> Response:
    visit = await visit_of(request)
    found = await visit.server.ladders.profile(request.path_params["person"])
    view = profile_view(await visit.frame(), visit.server.shelf, found, visit.person)
    return page(visit, pages.profile(view))


def club_routes() -> list[Route]:
    return [
        Route("/club/{game}", ladder),
        Route("/people/{person}", profile),
    ]
