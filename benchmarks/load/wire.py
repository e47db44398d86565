"""A lean HTTP client, written by hand on plain streams: it must cost little beside the server.

One `Wire` is one connection that is kept; what came over it is counted as it came, heads and all.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode

import msgspec

ANY_ZIP = 47
"""Of zlib: gzip or zlib, whichever it is."""

A_PAGE = {
    "sec-ch-ua": '"Chromium";v="131", "Not_A Brand";v="24"',
    "sec-ch-ua-mobile": "?0",
    "sec-ch-ua-platform": '"Linux"',
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/131.0.0.0 Safari/537.36",
    "accept": "application/json",
    "accept-encoding": "gzip, deflate",
    "accept-language": "en-GB,en;q=0.9",
    "sec-fetch-site": "same-origin",
    "sec-fetch-mode": "cors",
    "sec-fetch-dest": "empty",
}
"""What a browser sends along with every request: reading it is a part of the server's work."""

A_PROGRAM = {"accept": "application/json", "accept-encoding": "gzip", "user-agent": "load"}


class Head(NamedTuple):
    """What of a reply's head counts here."""

    status: int
    length: int | None
    chunked: bool
    zipped: bool


def read_head(head: bytes) -> Head:
    first, *lines = head.split(b"\r\n")
    length, chunked, zipped = None, False, False
    for line in lines:
        name, _, value = line.partition(b":")
        name = name.lower()
        if name == b"content-length":
            length = int(value)
        elif name == b"transfer-encoding":
            chunked = b"chunked" in value.lower()
        elif name == b"content-encoding":
            zipped = b"gzip" in value.lower()
    return Head(int(first.split(b" ", 2)[1]), length, chunked, zipped)


class Event(NamedTuple):
    name: str
    data: bytes


def split_events(text: bytes) -> tuple[list[Event], bytes]:
    """The events that are whole, and the rest; comments and bare settings are left out."""
    *whole, rest = text.split(b"\n\n")
    events = []
    for block in whole:
        fields: dict[bytes, bytes] = {}
        for line in block.split(b"\n"):
            name, _, value = line.partition(b":")
            value = value.removeprefix(b" ")
            fields[name] = fields[name] + b"\n" + value if name in fields else value
        if b"data" in fields:
            events.append(Event(fields.get(b"event", b"message").decode(), fields[b"data"]))
    return events, rest


class Reply(NamedTuple):
    status: int
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Refused(Exception):
    """The server did not do what it was asked."""

    def __init__(self, said: str, status: int = 0) -> None:
        super().__init__(said)
        self.status = status


class Wire:
    """Requests go one after another; an event stream takes the connection for itself."""

    def __init__(self, address: str, headers: Mapping[str, str], local: str = "") -> None:
        """`local`: the address to come from, if it matters."""
        self.local = (local, 0) if local else None
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        lines = {"host": f"{self.host}:{port}", **headers}
        self.fixed = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.received = 0
        self.resends = True
        """On a connection that the server has let go, as it does after some seconds of silence."""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str, wanted: int = 200) -> Reply:
        return await self._ask("GET", path, "", b"", wanted)

    async def post(self, path: str, body: Any, wanted: int = 200) -> Reply:
        """Post JSON, as programs do."""
        return await self._ask("POST", path, "application/json", msgspec.json.encode(body), wanted)

    async def post_form(self, path: str, fields: Mapping[str, Any], wanted: int = 200) -> Reply:
        """Post a form, as pages do."""
        kind = "application/x-www-form-urlencoded;charset=UTF-8"
        return await self._ask("POST", path, kind, urlencode(fields).encode(), wanted)

    async def _ask(self, verb: str, path: str, kind: str, body: bytes, wanted: int) -> Reply:
        try:
            reader, head = await self._send(verb, path, kind, body)
            reply = await self._reply(reader, head)
        except BaseException:  # what comes later on this connection answers nobody's question
            self.close()
            raise
        if reply.status != wanted:
            raise Refused(f"{verb} {path}: {_told(reply)}", reply.status)
        return reply

    async def _reply(self, reader: asyncio.StreamReader, head: Head) -> Reply:
        if head.chunked:
            raw = b"".join([chunk async for chunk in self._chunks(reader)])
        else:
            raw = await reader.readexactly(head.length or 0)
            self.received += len(raw)
        return Reply(head.status, zlib.decompress(raw, ANY_ZIP) if head.zipped else raw)

    async def _send(
        self, verb: str, path: str, kind: str, body: bytes
    ) -> tuple[asyncio.StreamReader, Head]:
        more = f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n" if kind else ""
        request = f"{verb} {path} HTTP/1.1\r\n{self.fixed}{more}\r\n".encode() + body
        kept = self.streams is not None
        reader, writer = self.streams or await self._connect()
        try:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            if not (kept and self.resends):
                raise
            return await self._send(verb, path, kind, body)
        self.received += len(head)
        return reader, read_head(head)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.streams = await asyncio.open_connection(self.host, self.port, local_addr=self.local)
        return self.streams

    async def events(self, path: str) -> AsyncGenerator[Event, None]:
        """Server-sent events, plain or in one gzip stream that is flushed at every event."""
        reader, head = await self._send("GET", path, "", b"")
        if head.status != 200:
            said = _told(await self._reply(reader, head))
            raise Refused(f"GET {path}: {said}", head.status)
        unzip = zlib.decompressobj(ANY_ZIP) if head.zipped else None
        rest = b""
        async for chunk in self._chunks(reader):
            events, rest = split_events(rest + (unzip.decompress(chunk) if unzip else chunk))
            for event in events:
                yield event

    async def _chunks(self, reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
        while True:
            line = await reader.readuntil(b"\r\n")
            size = int(line, 16)
            chunk = await reader.readexactly(size + 2)
            self.received += len(line) + len(chunk)
            if not size:
                return
            yield chunk[:size]

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


def _told(reply: Reply) -> str:
    return f"{reply.status} {reply.body[:300].decode()}"
