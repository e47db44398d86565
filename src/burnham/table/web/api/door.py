"""The short way to the calls at a table.

Programs ask these many times a second.  On the long way, past all routes and through all layers of
the app, a call spends as much time as in its own handler; the replies are the same.
"""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable, Iterable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from burnham.kernel.errors import BurnhamError
from burnham.table.room.refusals import Refusal
from burnham.table.web.replies import refused

AT = "/api/tables/"
LARGE = 2000
"""From so many bytes on a reply is compressed, if the client can read that."""
Handler = Callable[[Request], Awaitable[Response]]


class Door:
    """Hands calls at a table to the handlers of their `routes`, and all else to the `app`."""

    def __init__(self, app: ASGIApp, routes: Iterable[Route]) -> None:
        self.app = app
        start = f"{AT}{{table}}"
        self._handlers: dict[tuple[str, str], Handler] = {
            (method, route.path.removeprefix(start)): route.endpoint
            for route in routes
            for method in route.methods or ()
            if route.path.startswith(start)
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
        if type(response) is Response and len(response.body) >= LARGE:
            compress(request, response)
        await response(scope, receive, send)

    def _handler(self, scope: Scope) -> Handler | None:
        path: str = scope["path"]
        if not path.startswith(AT):
            return None
        table, slash, call = path[len(AT) :].partition("/")
        handler = self._handlers.get((scope["method"], slash + call)) if table else None
        if handler is not None:
            scope["path_params"] = {"table": table}
        return handler


def compress(request: Request, response: Response) -> None:
    response.headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = zlib.compress(response.body, 4, wbits=31)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
