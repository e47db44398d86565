"""Clients that take their time, over a real connection."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import httpx
import pytest

from burnham.table.web.protocol import LIMIT
from tests.table.conftest import MakeUrl
from tests.table.server import Guest, listening_on

pytestmark = pytest.mark.anyio
SOON = {"header_seconds": 0.3, "body_seconds": 0.3}
LONG = 30.0
HEAD = b"POST /me/name HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n"


@asynccontextmanager
async def connected(
    address: str,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, port = urlsplit(address).hostname, urlsplit(address).port
    reader, writer = await asyncio.open_connection(host, port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def drip(writer: asyncio.StreamWriter, what: bytes) -> None:
    """A byte now and then, for as long as anybody listens."""
    try:
        for byte in what:
            writer.write(bytes((byte,)))
            await writer.drain()
            await asyncio.sleep(0.05)
    except OSError:
        return


async def told(reader: asyncio.StreamReader) -> bytes:
    """All that is said until they hang up; whoever was still sending then may be cut off."""
    said = b""
    with suppress(ConnectionResetError):
        async with asyncio.timeout(LONG):
            while some := await reader.read(LIMIT):
                said += some
    return said


async def slowly(address: str, at_once: bytes, then: bytes) -> bytes:
    async with connected(address) as (reader, writer):
        writer.write(at_once)
        dripping = asyncio.create_task(drip(writer, then))
        try:
            return await told(reader)
        finally:
            dripping.cancel()


async def test_headers_byte_by_byte(sqlite: MakeUrl) -> None:
    async with listening_on(sqlite(), **SOON) as address:
        assert await slowly(address, b"", b"GET / HTTP/1.1\r\nx-slow: " + b"x" * 10_000) == b""


async def test_silence(sqlite: MakeUrl) -> None:
    async with listening_on(sqlite(), **SOON) as address:
        assert await slowly(address, b"", b"") == b""


async def test_headers_byte_by_byte_after_a_good_request(sqlite: MakeUrl) -> None:
    async with listening_on(sqlite(), **SOON) as address:
        good = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"
        said = await slowly(address, good, b"GET / HTTP/1.1\r\nx-slow: " + b"x" * 10_000)
        assert said.startswith(b"HTTP/1.1 200")


async def test_headers_without_end(sqlite: MakeUrl) -> None:
    async with listening_on(sqlite()) as address, connected(address) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\n" + b"x-long: x\r\n" * (LIMIT // 10))
        assert not (await told(reader)).startswith(b"HTTP/1.1 200")


async def test_a_body_byte_by_byte(sqlite: MakeUrl) -> None:
    async with listening_on(sqlite(), header_seconds=LONG, body_seconds=0.3) as address:
        said = await slowly(address, HEAD, b"x" * 10_000)
        assert said.startswith(b"HTTP/1.1 408")
        assert b"took too long" in said


async def test_a_body_that_is_refused_is_not_waited_for(sqlite: MakeUrl) -> None:
    async with listening_on(sqlite(), **SOON) as address:
        said = await slowly(address, HEAD.replace(b"1000", b"99999999"), b"x" * 10_000)
        assert said.startswith(b"HTTP/1.1 413")


async def test_who_listens_is_not_cut_off(sqlite: MakeUrl) -> None:
    async with listening_on(sqlite(), **SOON) as address:
        ada = Guest(address)
        async with ada.http:
            table = (await ada.post("/tables", game="toy", **{"seat-0": "me", "seat-1": "friend"}))[
                "url"
            ]
            async with ada.listening(f"{table}/events") as events:
                await anext(events)
                await asyncio.sleep(2 * SOON["header_seconds"])
                await ada.post(f"{table}/chat", text="hi")
                assert await anext(events)


async def test_a_body_that_is_broken_off(sqlite: MakeUrl, caplog: pytest.LogCaptureFixture) -> None:
    async with listening_on(sqlite()) as address:
        async with connected(address) as (_, writer):
            writer.write(HEAD + b"name=A")
            await writer.drain()
        while not caplog.records:
            await asyncio.sleep(0.01)
        async with httpx.AsyncClient() as client:
            assert (await client.get(f"{address}/health")).status_code == 200
    (line,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert line.exc_info is None
    assert "went away" in line.message
