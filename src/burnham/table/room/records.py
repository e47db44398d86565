"""The record of a game that has ended: it replays, and it proves its seed (`verify`).  One that was
ended without a result says so; that of a study proves nothing, and says that it is one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from burnham.kernel.game import Game
from burnham.table.room import fairness
from burnham.table.room.refusals import NotYours
from burnham.table.room.room import Room, Study
from burnham.table.room.shelf import Boxed
from burnham.table.room.studies import knows_all
from burnham.table.room.teaching import notes_by_moment


def record(room: Room, boxed: Boxed, person: str | None = None) -> dict[str, Any]:
    """Everything about the game, secret and seed included: hence only once it is over, or for
    whoever is alone in a study."""
    if room.position is None or not knows_all(room, person):
        raise NotYours("not-over")
    header, game = room.header, game_at(room, boxed)
    former = [seat.seat for seat in room.seats if seat.former]
    # Names are part of the seed: without one of them it proves nothing any more.
    proof = {"former": former} if former else {"fairness": msgspec.to_builtins(_proof(room))}
    return {
        **game.record(),
        "players": [seat.name for seat in room.seats],
        **(_result(game) if game.over else {}),
        **({"ended": header.ending.by} if header.ending else {}),
        "rules_by_answer": _rules_by_answer(room),
        **(_origin(header.study) if header.study else proof),
        **_notes(room),
    }


def game_at(room: Room, boxed: Boxed) -> Game:
    """The game at a table that was dealt, with everything that is hidden."""
    assert room.position is not None
    header = room.header
    journal = replace(room.journal, start=room.at(boxed, 0)) if header.study else room.journal
    seed = header.study.seed if header.study and header.study.seed is not None else header.seed
    return Game(
        boxed.title, boxed.tables, len(room.seats), header.options, seed, journal,
        room.position.clone(),
    )  # fmt: skip


def _notes(room: Room) -> dict[str, Any]:
    notes = [{"at": at, "text": n.text, "lit": n.lit} for at, n in notes_by_moment(room).items()]
    return {"notes": notes} if notes else {}


def _result(game: Game) -> dict[str, Any]:
    scores = game.scores()
    return {"ranking": scores["ranking"], "scores": scores["players"]}


def _origin(study: Study) -> dict[str, Any]:
    """What is told of where a study comes from; never which table that is."""
    return {"study": {"turn": study.turn, "imagined": study.imagined}}


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
