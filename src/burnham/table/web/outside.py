"""How the site looks from outside: by which address, and below which path of another site.

Inside, every address is written and read as if the site were alone on its host ("/t/…").  What
comes in loses the root path here; what goes out gets it here (redirects, cookies) and where
attributes are written (`kit.html.at`).
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from burnham.kit.html import below
from burnham.table.web.addresses import TRUSTED, header, set_header
from burnham.table.web.hosts import is_nobodys

COOKIE_PATH = re.compile(rb"(?i)(; *path=)(?:/(?=;|$))?([^;]*)")


class Outside:
    def __init__(self, app: ASGIApp, public_url: str = "", root_path: str = "") -> None:
        self.app = app
        public = urlsplit(public_url)
        self._scheme = public.scheme
        self._host = public.netloc.encode()
        self._origin = f"{public.scheme}://{public.netloc}".encode()
        self._root = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if self._host and self._is_public(scope):
            scope["scheme"] = self._scheme
            set_header(scope, b"host", self._host)
        if not self._root:
            await self.app(scope, receive, send)
            return
        scope["path"] = self._inside(scope["path"])
        origin = f"{scope['scheme']}://{header(scope, b'host').decode('latin-1')}"

        async def send_outside(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    (name, self._outside(name.lower(), value, origin.encode()))
                    for name, value in message["headers"]
                ]
            await send(message)

        with below(self._root):
            await self.app(scope, receive, send_outside)

    def _is_public(self, scope: Scope) -> bool:
        """Whether a request came by the public address.  Not every proxy passes on for which host
        it was asked; a page's origin tells it all the same, and nobody can have a browser lie.
        What a trusted proxy sends for a name that may be somebody else's is left to the guard."""
        host = header(scope, b"host").lower()
        if scope.get(TRUSTED) and is_nobodys(host.decode("latin-1")):
            return True
        return host == self._host or header(scope, b"origin") == self._origin

    def _inside(self, path: str) -> str:
        """Some proxies take the root path away, others leave it."""
        if path == self._root:
            return "/"
        return path.removeprefix(self._root) if path.startswith(f"{self._root}/") else path

    def _outside(self, name: bytes, value: bytes, origin: bytes) -> bytes:
        root = self._root.encode()
        if name == b"location":
            here = value.removeprefix(origin)
            return root + here if here.startswith(b"/") else value
        if name == b"set-cookie":
            return COOKIE_PATH.sub(rb"\g<1>" + root + rb"\g<2>", value)
        return value
