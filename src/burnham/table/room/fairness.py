"""Dice that nobody can load.

The table keeps a secret and shows its hash before anybody sits down; every seat adds random bytes
of its own; the seed is an HMAC of both.  The secret is shown when the game is over, so that anyone
can check that the seed was not chosen, and replay every roll and shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from burnham.kernel.errors import BadRecord
from burnham.kernel.game import replay_record
from burnham.kernel.title import Title
from burnham.table.speech import Speech, speech_in

BYTES = re.compile(r"[0-9a-f]{32,128}")


def new_secret() -> str:
    return secrets.token_hex(32)


def new_bytes() -> str:
    """Random bytes for a seat that has no device to add its own."""
    return secrets.token_hex(16)


def are_bytes(text: str) -> bool:
    return BYTES.fullmatch(text) is not None


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, added: Sequence[str]) -> str:
    message = json.dumps([table, *added], separators=(",", ":")).encode()
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).hexdigest()


class Proof(msgspec.Struct):
    """What a record carries besides the game."""

    table: str
    commitment: str
    secret: str
    bytes: list[str]


def proof(secret: str, table: str, added: Sequence[str]) -> dict[str, Any]:
    """What a record carries besides the game, for `verify`."""
    shown = Proof(table, commitment(secret), secret, list(added))
    return cast(dict[str, Any], msgspec.to_builtins(shown))


def verify(path: Path, titles: Mapping[str, Title], lang: str = "en") -> list[str]:
    """What was proved, line by line.  BadRecord in a sentence at the first thing that is not so."""
    say = speech_in(lang)
    record = _read(path)
    shown = _proof_of(record, say)
    if commitment(shown.secret) != shown.commitment:
        raise BadRecord(say("verify-bad-commitment"))
    if seed_of(shown.secret, shown.table, shown.bytes) != record.get("seed"):
        raise BadRecord(say("verify-bad-seed"))
    if len(record.get("rules_by_answer") or []) > 1:
        raise BadRecord(say("verify-rules"))
    title = titles.get(str(record.get("game")))
    if title is None:
        raise BadRecord("no-game", game=str(record.get("game")), games=", ".join(titles))
    game = replay_record(title, record)
    return [
        say("verify-commitment", commitment=shown.commitment),
        say("verify-seed", seats=len(shown.bytes)),
        say("verify-answers", answers=game.number),
    ]


def _read(path: Path) -> dict[str, Any]:
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord("file", file=str(path), detail=str(error.strerror)) from None
    except (ValueError, RecursionError) as error:
        raise BadRecord("not-json", detail=str(error)) from None
    if not isinstance(record, dict):
        raise BadRecord("no-record")
    return record


def _proof_of(record: dict[str, Any], say: Speech) -> Proof:
    if "fairness" not in record:
        raise BadRecord(say("verify-no-proof"))
    try:
        shown = msgspec.convert(record["fairness"], Proof)
    except msgspec.ValidationError:
        raise BadRecord(say("verify-broken")) from None
    if not are_bytes(shown.secret):
        raise BadRecord(say("verify-broken"))
    return shown
