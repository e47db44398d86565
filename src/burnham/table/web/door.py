"""The short way to what is asked at a table.

Pages and programs ask it many times a second.  On the long way, past all routes and through all
layers of the app, a request spends as much time as in its own handler; the replies are the same.
"""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable, Iterable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from burnham.kernel.errors import BurnhamError
from burnham.table.room.refusals import Refusal
from burnham.table.web.replies import refused

AT = ("/t/", "/api/tables/")
LARGE = 2000
"""From so many bytes on a reply is compressed, if the client can read that."""
Handler = Callable[[Request], Awaitable[Response]]


class Door:
    """Hands what is asked at a table to the handlers of their `routes`, all else to the `app`."""

    def __init__(self, app: ASGIApp, routes: Iterable[Route]) -> None:
        self.app = app
        self._handlers: dict[tuple[str, str, str], Handler] = {
            (method, at, route.path.removeprefix(f"{at}{{table}}")): route.endpoint
            for route in routes
            for method in route.methods or ()
            for at in AT
            if route.path.startswith(f"{at}{{table}}")
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handler = self._handler(scope) if scope["type"] == "http" else None
        if handler is None:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive, send)
        try:
            response = await handler(request)
        except (Refusal, BurnhamError, HTTPException) as error:
            response = await refused(request, error)
        if not isinstance(response, StreamingResponse) and len(response.body) >= LARGE:
            compress(request, response)
        await response(scope, receive, send)

    def _handler(self, scope: Scope) -> Handler | None:
        path: str = scope["path"]
        at = next((at for at in AT if path.startswith(at)), None)
        if at is None:
            return None
        table, slash, call = path.removeprefix(at).partition("/")
        handler = self._handlers.get((scope["method"], at, slash + call)) if table else None
        if handler is not None:
            scope["path_params"], scope["endpoint"] = {"table": table}, handler
        return handler


def compress(request: Request, response: Response) -> None:
    response.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = zlib.compress(response.body, 4, wbits=31)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
