"""The record of a finished game: it replays, and it proves its seed (`verify`)."""

from __future__ import annotations

from typing import Any

import msgspec

from burnham.kernel.game import Game
from burnham.table.room import fairness
from burnham.table.room.refusals import NotYours
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed


def record(room: Room, boxed: Boxed) -> dict[str, Any]:
    """Everything about the game, secret and seed included: hence only once it is over."""
    if room.header.status != "over" or room.position is None:
        raise NotYours("not-over")
    header = room.header
    game = Game(
        boxed.title, boxed.tables, len(room.seats), header.options, header.seed, room.journal,
        room.position.clone(),
    )  # fmt: skip
    scores = game.scores()
    return {
        **game.record(),
        "players": [seat.name for seat in room.seats],
        "ranking": scores["ranking"],
        "scores": scores["players"],
        "rules_by_answer": _rules_by_answer(room),
        "fairness": msgspec.to_builtins(_proof(room)),
    }


def _proof(room: Room) -> fairness.Proof:
    secret, table = room.header.secret, room.id
    names, added = [seat.name for seat in room.seats], [seat.bytes for seat in room.seats]
    proof = fairness.Proof(table, fairness.commitment(secret), secret, added)
    if room.header.seed == fairness.seed_of(secret, table, names, added):
        proof.own = [seat.own_bytes for seat in room.seats]
    return proof


def _rules_by_answer(room: Room) -> list[list[int]]:
    """[[0, 3], [120, 4]]: from answer 120 on, the game went on under version 4 of the rules."""
    changes: list[list[int]] = []
    for entry in room.journal.standing:
        if not changes or changes[-1][1] != entry.rules:
            changes.append([entry.moment, entry.rules])
    return changes
