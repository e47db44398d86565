"""Replays records in this process and prints the hash of every position, one line a record.

    python -m tests.battery.other_process < records.json

The battery starts it with another PYTHONHASHSEED: no position may depend on the order of a set.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from burnham.kernel.reopening import replay_record
from tests.battery.cases import TITLES


def hashes(record: dict[str, Any]) -> list[str]:
    """The hash after every answer, the first before any."""
    game = replay_record(TITLES[record["game"]], record, upto=0)
    found = [game.hash()]
    for word in record["answers"]:
        game.take(word)
        found.append(game.hash())
    return found


if __name__ == "__main__":
    for record in json.load(sys.stdin):
        print(" ".join(hashes(record)))
