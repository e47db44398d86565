"""Records and saves from outside: what is broken is refused in a sentence, and never a crash."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import burnham
from burnham import BadRecord, Refused
from burnham.kernel import codec
from burnham.kernel.codec import exact, position_hash
from burnham.kernel.records import LONGEST_GAME, MOST_BYTES, canonical
from tests.kernel.test_game import played
from tests.toy import TITLE

RECORD = {
    "format": 1,
    "game": "toy",
    "rules": 1,
    "edition": {"hash": "", "tables": {}},
    "seats": 3,
    "options": {"free": False},
    "seed": "4",
    "answers": [],
    "hash": None,
}
HUGE = 10**4000
WRONG: list[Any] = [None, True, 3.5, "x", "", -1, HUGE, [], {}, [[]], {"a": 1}, float("nan")]


def record() -> dict[str, Any]:
    return json.loads(json.dumps(played(6).record()))  # type: ignore[no-any-return]


def save() -> dict[str, Any]:
    return json.loads(played(6).to_json())  # type: ignore[no-any-return]


def sealed(saved: dict[str, Any]) -> dict[str, Any]:
    """A save whose hash fits its position: forged with care."""
    position = exact(saved["position"], TITLE, TITLE.box(TITLE.tables()), saved["seats"])
    return {**saved, "hash": position_hash(position)}


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"toy"', "\x00", "[" * 100_000])
def test_what_is_no_record(text: str) -> None:
    for read in (burnham.replay, burnham.from_json):
        with pytest.raises(BadRecord):
            read(text)


def test_what_is_not_even_text() -> None:
    for source in (None, 3, b"\xff\xfe\x00", b'{"game": "\xff"}'):
        with pytest.raises(BadRecord):
            burnham.replay(source)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", RECORD)
def test_a_record_that_lacks_a_key(key: str) -> None:
    broken = record()
    del broken[key]
    if key == "hash":
        assert burnham.replay(broken).number == 6
        return
    with pytest.raises(BadRecord, match=key):
        burnham.replay(broken)


FINE: list[tuple[str, Any]] = [
    ("seed", "x"),
    ("seed", ""),
    ("answers", []),
    ("hash", None),
    ("options", {}),
]
"""Wrong values that are none: any text is a seed, and options have defaults."""


@pytest.mark.parametrize("value", WRONG, ids=lambda value: repr(value)[:12])
@pytest.mark.parametrize("key", RECORD)
def test_a_record_with_a_wrong_value(key: str, value: Any) -> None:
    broken = {**record(), "hash": None, key: value}
    if (key, value) in FINE:
        assert burnham.replay(broken, upto=0).number == 0
        return
    with pytest.raises(BadRecord):
        burnham.replay(broken)


@pytest.mark.parametrize("key", ["hash", "tables"])
@pytest.mark.parametrize("value", WRONG, ids=lambda value: repr(value)[:12])
def test_a_record_with_a_wrong_edition(key: str, value: Any) -> None:
    broken = record()
    broken["edition"][key] = value
    if (key, value) == ("tables", {}):
        assert burnham.replay(broken).number == 6
        return
    with pytest.raises(BadRecord):
        burnham.replay(broken)


def test_the_tables_of_a_record_are_never_a_file() -> None:
    broken = record()
    broken["edition"]["tables"] = "/etc/hostname"
    with pytest.raises(BadRecord, match="tables"):
        burnham.replay(broken)


def test_another_format_and_other_rules() -> None:
    with pytest.raises(BadRecord, match="format 2, we read 1"):
        burnham.replay({**record(), "format": 2})
    with pytest.raises(BadRecord, match="rules version 7 of toy; this is version 1"):
        burnham.replay({**record(), "rules": 7})


def test_an_illegal_answer_is_named_by_its_number() -> None:
    broken = record()
    broken["answers"][3] = "draw draw"
    with pytest.raises(BadRecord, match=r"Answer 4 \(draw draw\) is refused") as error:
        burnham.replay(broken)
    assert error.value.number == 4
    reason = "„draw draw“ ist keine Antwort auf diese Frage."
    assert error.value.said("de") == f"Antwort 4 (draw draw) wird abgelehnt: {reason}"
    assert burnham.replay(broken, upto=3).number == 3


def test_answers_after_the_end() -> None:
    g = played(0)
    while not g.over:
        g.take(g.answers()[0])
    broken = g.record()
    broken["answers"].append("draw")
    with pytest.raises(BadRecord, match="The game is over") as error:
        burnham.replay(broken)
    assert error.value.number == g.number + 1


def test_another_position_than_recorded() -> None:
    with pytest.raises(BadRecord, match="another position"):
        burnham.replay({**record(), "seed": "5", "answers": [], "hash": "0" * 32})


@pytest.mark.parametrize("upto", [-1, 7, HUGE, True, "3", 2.0])
def test_replay_to_a_number_that_is_none(upto: Any) -> None:
    with pytest.raises(BadRecord, match="This record has 6 answers"):
        burnham.replay(record(), upto=upto)


# --- saves --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["position", "taken", "marks", "log", "hash", "answers"])
@pytest.mark.parametrize("value", WRONG, ids=lambda value: repr(value)[:12])
def test_a_save_with_a_wrong_value(key: str, value: Any) -> None:
    broken = {**save(), key: value}
    if value == [] and key in ("marks", "log"):
        assert burnham.from_json(broken).hash() == save()["hash"]
        return
    with pytest.raises(BadRecord):
        burnham.from_json(broken)


def test_a_seats_view_is_no_save() -> None:
    saved = save()
    saved["position"] = played(6).seen_by(1).values()
    with pytest.raises(BadRecord, match="view"):
        burnham.from_json(sealed(saved))
    saved["position"]["viewer"] = -2
    with pytest.raises(BadRecord, match="missing or twice"):
        burnham.from_json(sealed(saved))


def test_a_changed_position_does_not_match_its_hash() -> None:
    saved = save()
    saved["position"]["coins"][0] += 100
    with pytest.raises(BadRecord, match="does not match its hash"):
        burnham.from_json(saved)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("agenda", [99, 0, 0]),
        ("agenda", [1, 7, 0]),
        ("agenda", [1, 0]),
        ("agenda", [2, 0, 0, 0]),
        ("seats", 2),
        ("coins", []),
        ("hands", []),
        ("deck", [5, 5]),
        ("toll", HUGE),
        ("rng_a", HUGE),
    ],
)
def test_a_forged_position_is_refused_or_can_be_asked(field: str, value: Any) -> None:
    """A hash can be forged; a position that breaks the laws or cannot be asked is still refused."""
    saved = save()
    saved["position"][field] = value
    try:
        g = burnham.from_json(sealed(saved))
    except BadRecord:
        return
    assert g.answers()
    assert field in ("toll", "rng_a")


def test_of_many_flaws_only_some_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence has an end, however much of a position is forged."""
    flaws = [f"number {number} is beyond its limits" for number in range(200)]
    monkeypatch.setattr(codec, "beyond_limits", lambda _: flaws)
    with pytest.raises(BadRecord, match="number 0 is beyond its limits; number 1"):
        burnham.from_json(save())


@pytest.mark.parametrize("field", ["coins", "agenda", "hands", "viewer", "rng_d"])
@pytest.mark.parametrize("value", [None, "x", 1.5, [None], [[1.5]], {"a": 1}, True, [True]])
def test_a_misshapen_field(field: str, value: Any) -> None:
    saved = save()
    saved["position"][field] = value
    with pytest.raises(BadRecord, match="wrong shape"):
        burnham.from_json(saved)


def test_a_missing_and_an_unknown_field() -> None:
    saved = save()
    without = copy.deepcopy(saved)
    del without["position"]["coins"]
    with pytest.raises(BadRecord, match="'coins' is missing"):
        burnham.from_json(without)
    saved["position"]["gems"] = 1
    with pytest.raises(BadRecord, match="unknown field 'gems'"):
        burnham.from_json(saved)


def test_a_save_of_older_rules_goes_on_but_not_back() -> None:
    """A rule fix never changes a game under way: it goes on from where it stands."""
    g = burnham.from_json({**save(), "rules": 0})
    assert g.hash() == save()["hash"]
    g.take(g.answers()[0])
    with pytest.raises(Refused, match="begun under other rules"):
        g.undo(0)
    with pytest.raises(BadRecord, match="rules version 0"):
        burnham.replay(g.record())


def test_canonical_json_does_not_depend_on_order() -> None:
    assert canonical({"b": [1, 2], "a": {"d": 1, "c": 2}}) == '{"a":{"c":2,"d":1},"b":[1,2]}'


# --- sizes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"answers": ["draw"] * (LONGEST_GAME + 1)}, "no game has more than 20,000"),
        ({"answers": ["x" * 2000]}, "answers has 2,000 letters, more than 1,000"),
        ({"seed": "x" * 2000}, "seed has 2,000 letters"),
        ({"options": {str(n): 1 for n in range(101)}}, "options has 101 entries, more than 100"),
        ({"options": {"free": "x" * 2000}}, "options has 2,000 letters"),
    ],
)
def test_a_record_that_is_too_much(change: dict[str, Any], message: str) -> None:
    for read, whole in ((burnham.replay, record()), (burnham.from_json, save())):
        with pytest.raises(BadRecord, match=message):
            read({**whole, **change})


def test_a_record_of_too_many_bytes_is_not_even_read() -> None:
    for text in (" " * (MOST_BYTES + 1), b" " * (MOST_BYTES + 1)):
        with pytest.raises(BadRecord, match="too large: it may have 8,000,000 bytes"):
            burnham.replay(text)


def test_a_million_marks_keep_nobody_waiting() -> None:
    """Each answer looks itself up among them."""
    saved = save()
    many = {**saved, "marks": [*saved["marks"], *[-1] * 1_000_000]}
    assert burnham.from_json(many).marks == burnham.from_json(saved).marks


def test_half_a_character_is_no_seed() -> None:
    with pytest.raises(BadRecord):
        burnham.replay({**record(), "seed": "\ud800"})
    with pytest.raises(BadRecord):
        burnham.replay(json.dumps({**record(), "game": "\ud800"}))
