"""Every request has an id, is counted, and leaves a line if lines are wanted.

Neither a line nor a number ever holds what a visitor must keep to themselves: of an address only
its route is told ("/join/{token}"), never a query, a cookie, a field or a header.
"""

from __future__ import annotations

import hmac
import json
import logging
import re
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burnham.table.room.refusals import Missing
from burnham.table.service import metrics
from burnham.table.service.server import Server
from burnham.table.web.addresses import TRUSTED, header
from burnham.table.web.guard import bearer

log = logging.getLogger(__name__)
ID = b"x-request-id"
GIVEN = re.compile(rb"[\w.-]{8,64}")
"""An id that a trusted proxy may give."""
METHODS = ("GET", "HEAD", "POST", "OPTIONS")
request_id: ContextVar[str] = ContextVar("request_id", default="")


def route_of(scope: Scope) -> str:
    """Which of our routes a request went to, without what was filled in; "-" if to none."""
    if "endpoint" not in scope:
        return "-"
    filled = {str(value): name for name, value in scope.get("path_params", {}).items()}
    pieces = scope["path"].split("/")
    if scope["path"].startswith("/static/"):
        return "/static/{path}"
    return "/".join(f"{{{filled[piece]}}}" if piece in filled else piece for piece in pieces)


class Watch:
    def __init__(self, app: ASGIApp, *, counts: bool) -> None:
        self.app = app
        self._counts = counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        given = header(scope, ID) if scope.get(TRUSTED) else b""
        id = given if GIVEN.fullmatch(given) else secrets.token_hex(8).encode()
        request_id.set(id.decode())
        begun = time.perf_counter()

        async def send_watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (ID, id)]
                self._note(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        try:
            await self.app(scope, receive, send_watched)
        except Exception:  # the reply to it is made further out
            self._note(scope, 500, time.perf_counter() - begun)
            raise

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        lines = log.isEnabledFor(logging.INFO)
        if not (self._counts or lines):
            return
        route = route_of(scope)
        method = scope["method"] if scope["method"] in METHODS else "-"
        if self._counts:
            metrics.REQUESTS.labels(method, route, status).inc()
            metrics.SECONDS.labels(method, route).observe(seconds)
        if lines:
            table = scope.get("path_params", {}).get("table", "")
            told = {
                "method": method,
                "route": route,
                "status": status,
                "ms": round(seconds * 1e3, 1),
            }
            log.info("request", extra={"told": {**told, **({"table": table} if table else {})}})


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, request id, what is told besides."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= getattr(record, "told", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_config() -> dict[str, Any]:
    """JSON lines on stderr, one for each request and each thing that happens."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": f"{__name__}.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {__name__: {"level": "INFO"}},
    }


async def metrics_page(request: Request) -> Response:
    """For Prometheus, if it brings the token; nobody else can tell that there is such a page."""
    server: Server = request.app.state.server
    token = server.settings.metrics_token
    if not token or not hmac.compare_digest(bearer(request).encode(), token.encode()):
        raise Missing("page")
    tables = await server.store.count_by_status()
    text = metrics.written(tables, await server.readiness.missing())
    headers = {"cache-control": "no-store"}
    return Response(text, media_type="text/plain; version=0.0.4", headers=headers)


def metrics_routes() -> list[Route]:
    return [Route("/metrics", metrics_page)]
