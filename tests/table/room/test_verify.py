"""A record proves what it can, says what it cannot, and a forged one is refused."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burnham.kernel.errors import BadRecord, BurnhamError
from burnham.kernel.records import parsed
from burnham.kernel.reopening import replay_record
from burnham.table.room import fairness, seating
from burnham.table.room.records import record
from burnham.table.room.seating import Place, Wish
from burnham.table.room.verify import Verdict, verify
from burnham.table.speech import speech_in
from tests.table.site import titles
from tests.table.tables import ADA, TOY, play_to_the_end

MINE = "ab" * 16
Change = Callable[[dict[str, Any]], object]


@cache
def _finished(added: str, *kinds: str) -> bytes:
    places = [Place(kind, level="random" if kind == "bot" else "") for kind in kinds]
    secret = "5a" * 32
    room = seating.open_table(Wish("toy", places, {}), TOY, ADA, "Ada", added, 0.0, secret)
    play_to_the_end(room)
    return msgspec.json.encode(record(room, TOY))


def finished(added: str = MINE, *kinds: str) -> dict[str, Any]:
    """The record of a game of Ada against a bot."""
    made: dict[str, Any] = msgspec.json.decode(_finished(added, *(kinds or ("me", "bot"))))
    return made


def judged(data: dict[str, Any], noted: str | None = None) -> Verdict:
    return verify(data, titles(), speech_in("en"), noted)


def reseeded(made: dict[str, Any]) -> None:
    """Let the seed follow from what the record says now."""
    proof = made["fairness"]
    given = proof["table"], made["players"], proof["bytes"]
    made["seed"] = fairness.seed_of(proof["secret"], *given)


def test_a_record_proves_itself_to_who_noted_its_commitment() -> None:
    made = finished()
    verdict = judged(made, made["fairness"]["commitment"].upper() + "\n")
    proved = "\n".join(verdict.proved)
    assert "fingerprint you noted" in proved
    assert "drawn by the devices of: Ada." in proved
    assert "answers are legal" in proved
    assert "1. " in proved
    assert len(verdict.unproved) == 1  # that these answers were given
    assert verdict.hash == made["hash"]


def test_without_a_commitment_the_record_may_be_made_up() -> None:
    assert "made up whole" in judged(finished()).unproved[0]
    with pytest.raises(BadRecord, match="not the one that you noted"):
        judged(finished(), "00" * 32)
    with pytest.raises(BadRecord, match="not the one that you noted"):
        judged(finished(), "")


def test_what_is_not_proved_is_said() -> None:
    assert "nobody’s device" in " ".join(judged(finished("")).unproved)
    assert "sat down last" in " ".join(judged(finished(MINE, "me", "me")).unproved)
    assert "sat down last" not in " ".join(judged(finished()).unproved)
    more = {**finished(), "winners": ["Mallory"]}
    assert "winners" in judged(more).unproved[-1]


def renamed(made: dict[str, Any]) -> None:
    made["players"][1] = "Mallory"


def another_game(made: dict[str, Any]) -> None:
    """Every part fits the others, but it is not the table's."""
    renamed(made)
    reseeded(made)


def cut_short(made: dict[str, Any]) -> None:
    made["answers"].pop()
    made["hash"] = None


def cut_short_with_care(made: dict[str, Any]) -> None:
    made["answers"].pop()
    made["hash"] = replay_record(TOY.title, {**made, "hash": None}).hash()


def from_a_position(made: dict[str, Any]) -> None:
    made["start"] = {"position": {}, "hash": ""}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda r: r["fairness"].update(secret="00" * 32), "committed"),
        (lambda r: r["fairness"]["bytes"].reverse(), "does not follow"),
        (lambda r: r["fairness"]["own"].reverse(), "do not follow from the secret"),
        (lambda r: r.update(seed="7"), "does not follow"),
        (lambda r: r["fairness"].update(secret="abc" * 11), "broken"),
        (lambda r: r["fairness"].update(secret="xyz"), "broken"),
        (lambda r: r["fairness"].pop("bytes"), "bytes"),
        (lambda r: r["fairness"]["bytes"].pop(), "broken"),
        (lambda r: r["fairness"].pop("own"), "does not follow"),
        (lambda r: r.pop("fairness"), "no proof"),
        (lambda r: r["answers"].reverse(), "refused"),
        (lambda r: r.update(hash="0" * 32), "another position"),
        (lambda r: r.update(game="chess"), "no game"),
        (lambda r: r.update(rules_by_answer=[[0, 1], [3, 2]]), "corrected rules"),
        (lambda r: r.update(rules_by_answer=5), "rules_by_answer"),
        (lambda r: r["ranking"].reverse(), "ranking"),
        (lambda r: r.pop("ranking"), "ranking"),
        (lambda r: r["scores"][0].update(total=99), "scores"),
        (lambda r: r.pop("scores"), "scores"),
        (lambda r: r.pop("dice"), "refused|another position"),
        (renamed, "does not follow"),
        (another_game, "refused|another position"),
        (cut_short, "hash"),
        (cut_short_with_care, "not over"),
        (from_a_position, "began with a position"),
    ],
)
def test_a_record_that_was_changed_is_refused(change: Change, complaint: str) -> None:
    made = finished()
    change(made)
    with pytest.raises(BadRecord, match=complaint):
        judged(made)


# --- any record --------------------------------------------------------------------------------

ODD: list[Any] = [
    None, True, 0, -1, 5, 10**30, 3.5, "", "x", "\ud800", "ab" * 33, [], [[]], {}, {"a": [1]},
    "[/b]", "\x1b[2J", [None], [["x", -7]],
]  # fmt: skip


def places(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a record."""
    if isinstance(value, dict):
        inside: Iterable[tuple[Any, Any]] = value.items()
    elif isinstance(value, list):
        inside = enumerate(value[:3])
    else:
        return [here]
    return [here, *(way for key, one in inside for way in places(one, (*here, key)))]


@st.composite
def mutations(draw: st.DrawFn) -> dict[str, Any]:
    made = finished()
    for _ in range(draw(st.integers(1, 3))):
        ways = [way for way in places(made) if way]
        *way, last = draw(st.sampled_from(ways))
        inside = made
        for key in way:
            inside = inside[key]
        if draw(st.booleans()):
            inside[last] = copy.deepcopy(draw(st.sampled_from(ODD)))
        else:
            del inside[last]
        if not made:
            break
    return made


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(mutations())
def test_no_record_breaks_the_check(made: dict[str, Any]) -> None:
    """It is refused in a sentence, or proves what the true one does."""
    try:
        verdict = judged(dict(parsed(json.dumps(made))))
    except BurnhamError:
        return
    assert verdict.hash == finished()["hash"]
