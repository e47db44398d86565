"""The web application: routes, guard, and what starts and stops with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burnham.kernel.errors import BurnhamError
from burnham.kit.html import at
from burnham.table.pages.assets import STATIC, OurFiles
from burnham.table.room.refusals import Refusal, Unavailable
from burnham.table.service import settings as settings_
from burnham.table.service.events import hear_others
from burnham.table.service.garbage import keep_aside
from burnham.table.service.metrics import stop_sharing
from burnham.table.service.server import Server, open_server
from burnham.table.service.settings import Settings
from burnham.table.web import gets, live, me, opening, posts, protocol, replies
from burnham.table.web.addresses import Proxies
from burnham.table.web.api import calls
from burnham.table.web.api.openapi import DOCUMENT, document
from burnham.table.web.box import box_routes
from burnham.table.web.club import club_routes
from burnham.table.web.company import company_routes
from burnham.table.web.connections import Connections
from burnham.table.web.door import Door
from burnham.table.web.guard import Guard
from burnham.table.web.host import host_routes
from burnham.table.web.invitations import invitation_routes
from burnham.table.web.lessons import lesson_routes
from burnham.table.web.mistakes import mistake_routes
from burnham.table.web.notices import notice_routes
from burnham.table.web.outside import Outside
from burnham.table.web.own_lessons import of_study, own_lesson_routes
from burnham.table.web.planning import plan_routes
from burnham.table.web.puzzles import puzzle_routes
from burnham.table.web.studies import record_routes, study_routes
from burnham.table.web.tournaments import tournament_routes
from burnham.table.web.watch import Watch, metrics_routes


async def api_document(request: Request) -> Response:
    return replies.json({**document(), "servers": [{"url": at("/").rstrip("/") or "/"}]})


async def health(request: Request) -> Response:
    """This process answers."""
    return replies.json({"ok": True})


async def ready(request: Request) -> Response:
    """It can do what it is there for; else what is missing."""
    server: Server = request.app.state.server
    missing = await server.readiness.missing()
    return replies.json({"ok": not missing, "missing": missing}, 503 if missing else 200)


def routes() -> list[BaseRoute]:
    return [
        Route("/", gets.home),
        Route("/next", gets.next_game),
        Route("/new/{game}", gets.new_table),
        Route("/account", gets.account),
        Route("/guide", gets.first_guide),
        Route("/guide/{game}", gets.guide),
        Route("/fair", gets.fair),
        Route("/kit.css", gets.kit_css),
        Route("/health", health),
        Route("/ready", ready),
        Route("/commitments", opening.commit, methods=["POST"]),
        Route("/play", opening.quick_play, methods=["POST"]),
        Route("/tables", gets.home_tables),
        Route("/tables", opening.new_table, methods=["POST"]),
        Route("/me/data.json", me.data),
        Route("/me/sign-out", me.sign_out, methods=["POST"]),
        Route("/me/language", me.language, methods=["POST"]),
        Route("/me/theme", me.theme, methods=["POST"]),
        *(Route(f"/me/{deed}", me.account_post(deed), methods=["POST"]) for deed in me.DEEDS),
        *company_routes(),
        *_table_routes(),
        *invitation_routes(),
        *metrics_routes(),
        *record_routes(),
        *own_lesson_routes(),
        *lesson_routes(),
        *puzzle_routes(),
        *mistake_routes(),
        *box_routes(),
        *tournament_routes(),
        *club_routes(),
        *notice_routes(),
        *host_routes(),
        *_api_routes(),
        Mount("/static", OurFiles(directory=STATIC)),
    ]


def _table_routes() -> list[Route]:
    at = "/t/{table}"
    return [
        Route(at, gets.table),
        Route(f"{at}/events", live.events),
        Route(f"{at}/parts", live.parts),
        Route(f"{at}/about", live.about),
        Route(f"{at}/legend", live.legend_of_icons),
        Route(f"{at}/text", gets.as_text),
        Route(f"{at}/record.json", live.record_file),
        Route(f"{at}/lesson.toml", of_study),
        Route(f"{at}/check", live.check),
        Route(f"{at}/analysis", gets.analysis),
        Route(f"{at}/hint", posts.hint, methods=["POST"]),
        Route(f"{at}/rematch", opening.rematch, methods=["POST"]),
        *study_routes(),
        *plan_routes(),
        *(Route(f"{at}/{name}", posts.act_post(name), methods=["POST"]) for name in posts.ACTS),
    ]


def _api_routes() -> list[Route]:
    at = "/api/tables/{table}"
    return [
        Route("/api", gets.api),
        Route(DOCUMENT, api_document),
        Route("/api/games", calls.list_games),
        Route("/api/people", calls.new_person, methods=["POST"]),
        Route("/api/commitments", calls.commit, methods=["POST"]),
        Route("/api/tables", calls.list_tables),
        Route("/api/watch", calls.watched_tables),
        Route("/api/tables", calls.new_table, methods=["POST"]),
        Route(at, calls.show_table),
        Route(f"{at}/seats", calls.join, methods=["POST"]),
        Route(f"{at}/answers", calls.answer, methods=["POST"]),
        Route(f"{at}/undo", calls.undo, methods=["POST"]),
        Route(f"{at}/pause", calls.pause, methods=["POST"]),
        Route(f"{at}/vacation", calls.vacation, methods=["POST"]),
        Route(f"{at}/hint", calls.hint, methods=["POST"]),
        Route(f"{at}/plan", calls.show_plan),
        Route(f"{at}/plan", calls.plan, methods=["POST"]),
        Route(f"{at}/plan/remove", calls.unplan, methods=["POST"]),
        Route(f"{at}/events", calls.events),
        Route(f"{at}/record", calls.show_record),
    ]


class PlainStart:
    """Says in a sentence why the app cannot start; Starlette would tell it by a traceback."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_plainly(message: Message) -> None:
            reason = getattr(scope["app"].state, "cannot_start", None)
            if message["type"] == "lifespan.startup.failed" and reason:
                message["message"] = reason
            await send(message)

        await self.app(scope, receive, send_plainly)


def make_app(settings: Settings, alone: bool = False) -> Starlette:
    """`alone`: nothing else runs in this process."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[Mapping[str, Any]]:
        try:
            server = await open_server(settings)
        except (BurnhamError, Unavailable) as error:
            app.state.cannot_start = getattr(error, "detail", None) or str(error)
            raise
        app.state.server = server
        if settings.warm_bots:
            server.thinkers.warm_up()
        keepers = server.keeper, server.presence, server.tournaments
        tasks = [asyncio.create_task(one.keep()) for one in keepers]
        tasks.append(asyncio.create_task(server.ladders.catch_up()))
        if server.postman:
            tasks.append(asyncio.create_task(server.postman.keep()))
        if not server.database.is_sqlite:
            tasks.append(asyncio.create_task(hear_others(server.news, server.database.url)))
        if alone:
            tasks.append(asyncio.create_task(keep_aside()))
        try:
            yield {protocol.SECONDS: settings.header_seconds}
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await server.close()
            stop_sharing()

    app = Starlette(
        routes=routes(),
        lifespan=lifespan,
        middleware=[
            Middleware(PlainStart),
            Middleware(Proxies, trusted=settings.trusted_proxies),
            Middleware(Watch, counts=bool(settings.metrics_token)),
            Middleware(Outside, public_url=settings.public_url, root_path=settings.root_path),
            Middleware(Guard, settings=settings, refuse=replies.turned_away),
            Middleware(Door, routes=[*_table_routes(), *_api_routes()]),
            # A board is 100 kB of SVG and a tenth of that on the way; events are left alone.
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=4),
        ],
        exception_handlers={
            Refusal: replies.refused,
            BurnhamError: replies.refused,
            HTTPException: replies.refused,
            Exception: replies.broken,
        },
    )
    app.state.connections = Connections()
    return app


def from_environment() -> Starlette:
    """For server processes that `serve` starts."""
    return make_app(settings_.from_environment(), alone=True)
