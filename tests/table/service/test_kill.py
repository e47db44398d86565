"""A server that is killed at any moment loses nothing that it acknowledged, and breaks nothing."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from typing import Any

import httpx
import pytest

from burnham.kernel.game import new_game
from burnham.table.room.room import Room
from burnham.table.room.shelf import Shelf
from burnham.table.service.events import Hub
from burnham.table.service.rooms import Rooms
from burnham.table.store import Database, Store
from tests.table.server import Process
from tests.table.site import SHELF, settings_on
from tests.table.tables import TOY

KILLS = 12


class Player:
    """Plays both sides of a table as fast as it can, and remembers what was acknowledged."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.http = httpx.Client(headers={"accept": "application/json"}, timeout=5)
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.table = ""
        self.count = 0

    def move_to(self, address: str) -> None:
        self.http.base_url = httpx.URL(address)
        self.http.headers["origin"] = address

    def play_until_killed(self) -> None:
        try:
            while True:
                self.step()
        except httpx.HTTPError:
            return

    def step(self) -> None:
        state = self.state() if self.table else None
        if state is None or state["status"] == "over":
            self.open()
        elif self.dice.random() < 0.2:
            self.post("undo", state["number"], "")
        else:
            word = self.dice.choice(state["question"]["answers"])["word"]
            self.post("answer", state["number"], word)

    def open(self) -> None:
        fields = {"game": "toy", "seat-0": "me", "seat-1": "me"}
        self.table = self.http.post("/tables", data=fields).json()["url"].removeprefix("/t/")
        self.acknowledged[self.table] = {0: ""}
        self.count += 1

    def state(self) -> Any:
        asked = self.http.get(f"/api/tables/{self.table}").json()["asked"] or 0
        return self.http.get(f"/api/tables/{self.table}?as={asked}").json()

    def post(self, act: str, number: int, word: str) -> None:
        fields = {"number": number, "answer": word}
        reply = self.http.post(f"/t/{self.table}/{act}", data=fields)
        if reply.status_code == 200:
            self.acknowledged[self.table][number] = word
            self.count += 1


@pytest.mark.slow
def test_kill_9_loses_nothing(url: str) -> None:
    dice = random.Random(1906)
    players = [Player(random.Random(seed)) for seed in range(3)]
    for _ in range(KILLS):
        server = Process(settings_on(url))
        server.wait_until_up()
        for player in players:
            player.move_to(server.address)
        threads = [threading.Thread(target=player.play_until_killed) for player in players]
        for thread in threads:
            thread.start()
        wanted = acknowledged(players) + dice.randrange(12)
        while acknowledged(players) < wanted:
            time.sleep(0.001)
        time.sleep(dice.uniform(0, 0.02))
        server.kill()
        for thread in threads:
            thread.join()
    kept = asyncio.run(stored(url, [table for p in players for table in p.acknowledged]))
    for player in players:
        player.http.close()
        for table, entries in player.acknowledged.items():
            check(kept[table], entries)


def acknowledged(players: list[Player]) -> int:
    return sum(player.count for player in players)


async def stored(url: str, tables: list[str]) -> dict[str, Room]:
    database = Database(url)
    shelf = Shelf(SHELF)
    rooms = Rooms(Store(database, shelf), shelf, Hub())
    found = {table: await rooms.open(table) for table in tables}
    database.close()
    return found


def check(room: Room, acknowledged: dict[int, str]) -> None:
    """Everything acknowledged is there under its number, and all of it fits together."""
    assert [entry.number for entry in room.journal.entries] == list(range(room.journal.number))
    for number, word in acknowledged.items():
        assert room.journal.entries[number].word == word
    # The position is what the answers that stand lead to.
    game = new_game(TOY.title, len(room.seats), room.header.seed, room.header.options, None)
    for entry in room.journal.standing[1:]:
        game.take(entry.word)
    assert room.position is not None
    assert room.position.values() == game.position.values()
    assert room.header.asked == game.seat
