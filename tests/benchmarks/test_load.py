"""The load on a server: what the client reads, counts and reports."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from math import inf
from pathlib import Path

import msgspec
import pytest

from benchmarks.load.pages import close_all, one_move
from benchmarks.load.rate import Steps
from benchmarks.load.report import Sheet, compared, markdown, ms
from benchmarks.load.tables import new_person, open_table
from benchmarks.load.tally import centile
from benchmarks.load.viewers import (
    NOTHING,
    PartsPath,
    PushPath,
    Question,
    Viewer,
    read_question,
)
from benchmarks.load.wire import (
    A_PROGRAM,
    Event,
    Head,
    Refused,
    Reply,
    Wire,
    read_head,
    split_events,
)
from benchmarks.tables import replaced
from tests.table.server import listening_on

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_a_head_is_read_in_any_case() -> None:
    head = b"HTTP/1.1 201 Created\r\nContent-Length: 17\r\ncontent-encoding: gzip\r\n\r\n"
    assert read_head(head) == Head(201, 17, chunked=False, zipped=True)
    head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n"
    assert read_head(head) == Head(200, None, chunked=True, zipped=False)


def test_only_whole_events_with_data_count() -> None:
    text = b"retry: 1000\n\n: here\n\nid: 3\nevent: table\ndata: {}\n\ndata: a\ndata: b\n\nda"
    assert split_events(text) == ([Event("table", b"{}"), Event("message", b"a\nb")], b"da")


def test_a_question_has_answers_for_whoever_is_asked() -> None:
    html = '<i data-number="7" data-state="mine-to-answer"><b data-answer="4"/><b data-answer="4"/>'
    assert read_question(html) == Question(7, [4])
    assert read_question(html.replace("mine-to-answer", "waiting")) == Question(7, [])
    assert read_question("<p>") == NOTHING


def told(version: int, since: int, **own: str) -> bytes:
    change = {"set": own, "gone": []}
    message = {"version": version, "from": since, "number": 1, "stream": "s", "own": change}
    return msgspec.json.encode({**message, "public": {"set": {"chat:1": f"said {version}"}}})


@pytest.mark.anyio
async def test_pushed_changes_are_taken_in_order_though_one_overtakes_the_reply() -> None:
    viewer = Viewer("http://127.0.0.1:1", "", "abc")
    viewer.version = 5
    path = PushPath(viewer)
    await path.hear(told(7, 6, question='<i data-number="7">'))
    assert (viewer.version, viewer.stream, viewer.question) == (5, "s", NOTHING)
    path.replied(b'{"told": %b}' % told(6, 5, question='<i data-number="6">'))
    assert (viewer.version, viewer.chat, viewer.question) == (7, "said 7", Question(7, []))
    await path.hear(told(6, 5, question='<i data-number="6">'))
    assert (viewer.version, viewer.question) == (7, Question(7, []))
    path.replied(b'{"ok": true}')


class Shelf:
    """Parts that are asked for."""

    received = 0

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def get(self, path: str) -> Reply:
        self.asked.append(path)
        question = {"stamp": "q2", "html": '<i data-number="7">'}
        return Reply(200, msgspec.json.encode({"version": 6, "parts": {"question": question}}))


@pytest.mark.anyio
async def test_stale_parts_are_fetched_but_not_the_board_out_of_sight() -> None:
    viewer = Viewer("http://127.0.0.1:1", "", "abc")
    shelf = Shelf()
    viewer.asking = shelf  # type: ignore[assignment]
    parts = {"log": "l1", "question": "q1", "tall": "t1"}
    page = "".join(f'<p data-part="{part}" data-stamp="{stamp}">' for part, stamp in parts.items())
    path = PartsPath(viewer, page)
    await path.hear(msgspec.json.encode({"version": 5, "stamps": {**parts, "tall": "t2"}}))
    assert (viewer.version, shelf.asked) == (5, [])
    for _ in range(2):  # the second time it has the part already
        await path.hear(msgspec.json.encode({"version": 6, "stamps": {**parts, "question": "q2"}}))
        assert (viewer.version, viewer.question) == (6, Question(7, []))
    assert shelf.asked == ["/t/abc/parts?names=log:l1,question:q1"]


def test_a_centile_is_one_of_the_times() -> None:
    times = [float(n) for n in range(1, 101)]
    assert [centile(times, share) for share in (0.5, 0.99, 1.0)] == [50, 99, 100]
    assert centile([1.0, inf], 0.99) == inf
    assert centile([], 0.5) == inf


@pytest.mark.parametrize(
    ("carries", "tried"),
    [(70, [40, 60, 90]), (1000, [40, 60, 90, 100]), (12, [40, 20, 10]), (0, [40, 20, 10, 5, 2, 1])],
)
def test_tables_are_added_until_it_is_too_much_or_taken_away(
    carries: int, tried: list[int]
) -> None:
    steps, found = Steps(40, 100), []
    for count in steps:
        found.append(count)
        steps.good = count <= carries
    assert found == tried


def test_a_table_is_written_between_its_marks_and_nowhere_else() -> None:
    page = "a\n<!-- x: begin -->\nold\n<!-- x: end -->\nb\n<!-- y: begin -->\n<!-- y: end -->\n"
    text = markdown(Sheet("x", ("game", "ms"), [["toy", ms(0.123)], ["sf", ms(123.4)]]))
    written = replaced(page, "x", text)
    assert written.startswith("a\n<!-- x: begin -->\n\n| game | ms |\n| :-- | --: |\n| toy |")
    assert written.endswith(
        "| sf | 123 |\n\n<!-- x: end -->\nb\n<!-- y: begin -->\n<!-- y: end -->\n"
    )
    assert replaced(written, "x", text) == written
    with pytest.raises(ValueError, match="no marks"):
        replaced(page, "z", text)


def test_an_earlier_commit_is_compared_with_its_own_row() -> None:
    rows = [["SQLite, now"], ["SQLite, then"], ["PostgreSQL, now"], ["PostgreSQL, then"], ["peer"]]
    sheet = Sheet("x", ["server"], rows)
    assert compared(sheet, [1.0, 4.0, 2.0, 2.5], "").rows == rows
    found = compared(sheet, [1.0, 4.0, 2.0, 2.5], "abc")
    assert list(found.heads) == ["server", "to abc"]
    assert [row[1] for row in found.rows] == ["0.25 ×", "1", "0.80 ×", "1", "–"]


async def talking(talk: Talk) -> tuple[asyncio.Server, Wire]:
    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    return server, Wire(f"http://127.0.0.1:{port}", A_PROGRAM)


@pytest.mark.anyio
async def test_a_connection_that_the_server_let_go_is_opened_anew() -> None:
    seen = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        seen.append((await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")[0])
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
        await writer.drain()
        writer.close()

    server, wire = await talking(talk)
    async with server:
        assert (await wire.get("/a")).body == b"ok"
        assert (await wire.get("/b")).body == b"ok"
        with pytest.raises(Refused, match="GET /c: 200"):
            await wire.get("/c", 201)
    assert seen == [b"GET /a HTTP/1.1", b"GET /b HTTP/1.1", b"GET /c HTTP/1.1"]
    assert wire.received == 3 * len(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
    wire.close()


@pytest.mark.anyio
async def test_who_is_refused_hangs_up() -> None:
    hung_up = asyncio.Event()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"}")
        writer.write(b"HTTP/1.1 503 Away\r\ncontent-length: 4\r\n\r\naway")
        assert await reader.read() == b""
        hung_up.set()
        writer.close()

    server, wire = await talking(talk)
    async with server, asyncio.timeout(10):
        with pytest.raises(Refused, match="away"):
            await new_person(f"http://{wire.host}:{wire.port}")
        await hung_up.wait()


@pytest.mark.anyio
async def test_a_stream_in_gzip_is_heard_event_by_event() -> None:
    heard = asyncio.Event()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n")
        writer.write(b"transfer-encoding: chunked\r\n\r\n")
        squeeze = zlib.compressobj(wbits=31)
        for number in range(2):
            text = f"event: table\ndata: {number}\n\n".encode()
            chunk = squeeze.compress(text) + squeeze.flush(zlib.Z_SYNC_FLUSH)
            writer.write(b"%x\r\n%b\r\n" % (len(chunk), chunk))
            await heard.wait()  # the next comes only when this one was heard
            heard.clear()
        writer.write(b"0\r\n\r\n")
        await writer.drain()
        writer.close()

    server, wire = await talking(talk)
    found = []
    async with server:
        async for event in wire.events("/events"):
            found.append(event)
            heard.set()
    assert found == [Event("table", b"0"), Event("table", b"1")]
    wire.close()


@pytest.mark.anyio
async def test_pages_follow_a_real_table(tmp_path: Path) -> None:
    """All pages have a move when the client says so, spectators too; players have a chat line."""
    async with listening_on(f"sqlite:///{tmp_path}/tables.sqlite") as address:
        table = await open_table([address], "toy", 3, 1)
        players = [Viewer(address, person.token, table.id) for person in table.people]
        spectator = Viewer(address, "", table.id)
        for viewer in (*players, spectator):
            await viewer.open()
        for _ in range(3):
            assert await one_move(players, [spectator], table) > 0
            assert len({viewer.version for viewer in (*players, spectator)}) == 1
        await players[0].post("chat", text="a line of mine")
        for viewer in players:
            await viewer.read("a line of mine")
            assert viewer.received > 1000
        await table.look()
        assert table.state.moment == 3
        await table.advance(1)
        await players[0].reached(table.state.version)
        await close_all([*players, spectator])
        table.close()
