"""What the record of a table proves, and what it does not.

Everything that can be worked out is worked out again: the commitment, the bytes that follow from
the secret, the seed, every answer, the position, scores and ranking.  The rest is told in plain
words, so that nobody takes a record for more than it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from burnham.kernel.errors import BadRecord, shown
from burnham.kernel.game import Game
from burnham.kernel.records import Record, canonical, read_record
from burnham.kernel.reopening import replay_record
from burnham.kernel.title import Title
from burnham.table.room import fairness
from burnham.table.room.fairness import Proof
from burnham.table.speech import Speech


class TableRecord(Record, kw_only=True):
    """A record as a table writes it: of a game that has ended, with its result, if it has one, and
    the proof of its seed.  (Tables of version 0.1 wrote no scores.)"""

    hash: str
    players: list[str]
    ranking: list[list[int]] | None = None
    scores: list[dict[str, Any]] | None = None
    ended: Literal["agreement", "host", "clock"] | None = None
    rules_by_answer: list[tuple[int, int]]
    fairness: Proof


class Verdict(NamedTuple):
    """Sentences on what is proved, and on what is not; and the hash of the position to which the
    answers lead."""

    proved: list[str]
    unproved: list[str]
    hash: str


def verify(
    data: Mapping[str, Any], titles: Mapping[str, Title], say: Speech, noted: str | None = None
) -> Verdict:
    """What a record proves to somebody who `noted` the commitment at the table.  BadRecord in a
    sentence at the first thing that is not so."""
    if "study" in data:
        raise BadRecord(say("verify-study"))
    if "former" in data:
        raise BadRecord(say("verify-former"))
    if "fairness" not in data:
        raise BadRecord(say("verify-no-proof"))
    record = read_record(data, TableRecord)
    _check_shape(record, say)
    _check_commitment(record.fairness, noted, say)
    _check_seed(record, say)
    title = titles.get(record.game)
    if title is None:
        raise BadRecord("no-game", game=shown(record.game), games=", ".join(titles))
    game = replay_record(title, data)
    _check_result(record, game, say)
    known = noted is not None
    proved, unproved = _proved(record, game, say, known), _unproved(record, data, say, known)
    return Verdict(proved, unproved, game.hash())


def _check_shape(record: TableRecord, say: Speech) -> None:
    """That its parts fit together, and that it is of a kind that can be played again."""
    proof, seats = record.fairness, record.seats
    own = [True] * seats if proof.own is None else proof.own
    if not fairness.is_secret(proof.secret):
        raise BadRecord(say("verify-broken"))
    if not len(record.players) == len(proof.bytes) == len(own) == seats:
        raise BadRecord(say("verify-broken"))
    if record.start is not None:
        raise BadRecord(say("verify-start"))
    if record.rules_by_answer != [(0, record.rules)]:
        raise BadRecord(say("verify-rules"))


def _check_commitment(proof: Proof, noted: str | None, say: Speech) -> None:
    if noted is not None and noted.strip().lower() != proof.commitment:
        raise BadRecord(say("verify-other-commitment"))
    if fairness.commitment(proof.secret) != proof.commitment:
        raise BadRecord(say("verify-bad-commitment"))


def _check_seed(record: TableRecord, say: Speech) -> None:
    proof = record.fairness
    secret, table = proof.secret, proof.table
    if proof.own is None:
        seed = fairness.older_seed_of(secret, table, proof.bytes)
    else:
        seed = fairness.seed_of(secret, table, record.players, proof.bytes)
    if seed != record.seed:
        raise BadRecord(say("verify-bad-seed"))
    for seat, own in enumerate(proof.own or ()):
        if not own and proof.bytes[seat] != fairness.bytes_for(secret, seat):
            raise BadRecord(say("verify-bad-bytes", seat=seat + 1))


def _check_result(record: TableRecord, game: Game, say: Speech) -> None:
    if record.ended is not None:
        if game.over or record.ranking is not None or record.scores is not None:
            raise BadRecord(say("verify-broken"))
        return
    if not game.over:
        raise BadRecord(say("verify-not-over"))
    scores = game.scores()
    if record.ranking != scores["ranking"]:
        raise BadRecord(say("verify-bad-ranking"))
    if record.scores is None and record.fairness.own is None:
        return
    if canonical(record.scores) != canonical(scores["players"]):
        raise BadRecord(say("verify-bad-scores"))


def _proved(record: TableRecord, game: Game, say: Speech, noted: bool) -> list[str]:
    proof = record.fairness
    lines = [say("verify-noted" if noted else "verify-secret", commitment=proof.commitment)]
    key = "verify-seed-older" if proof.own is None else "verify-seed"
    lines.append(say(key, seats=record.seats))
    drew = [_name(record, seat, say) for seat, own in enumerate(proof.own or ()) if own]
    if drew:
        lines.append(say("verify-own", names=", ".join(drew)))
    lines.append(say("verify-answers", answers=game.number))
    if record.ended is not None:
        return lines
    places = [
        say("verify-place", n=rank, names=", ".join(_name(record, player, say) for player in those))
        for rank, those in enumerate(game.scores()["ranking"], 1)
    ]
    return [*lines, say("verify-result", places=" · ".join(places))]


def _name(record: TableRecord, player: int, say: Speech) -> str:
    """A player's name; some guests have none, and the box's own player."""
    name = record.players[player] if player < len(record.players) else ""
    return shown(name) if name and name.isprintable() else say("seat-number", n=player + 1)


def _unproved(record: TableRecord, data: Mapping[str, Any], say: Speech, noted: bool) -> list[str]:
    proof = record.fairness
    lines = [] if noted else [say("verify-not-noted")]
    if proof.own is None or proof.table != fairness.table_id(proof.secret):
        lines.append(say("verify-not-bound"))
    if proof.own is None:
        lines.append(say("verify-not-names"))
    elif not any(proof.own):
        lines.append(say("verify-not-own"))
    elif sum(proof.own) > 1:
        lines.append(say("verify-not-alone"))
    lines.append(say("verify-not-given"))
    if record.ended is not None:
        lines.append(say(f"verify-ended-{record.ended}"))
    unknown = sorted(set(data) - set(TableRecord.__struct_fields__))
    if unknown:
        lines.append(say("verify-not-keys", keys=shown(unknown)))
    return lines
