"""Imported beforehand by the process from which servers are forked: all that a server would load at
its start and with its first page."""

from __future__ import annotations

import gc
from importlib import import_module

from burnham.kernel.game import new_game
from burnham.table.room.shelf import OUR_GAMES, titles_of
from burnham.table.speech import speech_in

for _module in (
    "benchmarks.drill.exercises",
    "burnham.table.pages",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
):
    import_module(_module)
for _title in titles_of(OUR_GAMES).values():
    _title.showing.drawing()
    _game = new_game(_title, _title.rules.min_seats, "nursery", None, None)
    _game.say(_game.answers()[0], "en")  # reads its texts
speech_in("en")
gc.freeze()  # so that collecting garbage copies nothing of this
