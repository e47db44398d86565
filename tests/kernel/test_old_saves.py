"""Saves of version 0.1.0 go on under the rules of today; its records only under their own rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import burnham
from burnham import BadRecord
from burnham.games import title_of
from burnham.kernel.playout import Dice

KEPT = Path(__file__).parent / "fixtures"
GAMES = ("chicago_1875", "chicago_1991", "raising_chicago", "san_francisco", "toy")


def kept(game: str, kind: str) -> dict[str, Any]:
    return json.loads((KEPT / f"{game}_{kind}.json").read_text())  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
def test_a_save_goes_on(game: str) -> None:
    saved = kept(game, "save")
    g = burnham.from_json(saved)
    assert (g.words, g.marks) == (saved["answers"], saved["marks"])
    assert [fact.key for _, fact in g.log] == [line[1] for line in saved["log"]]
    dice = Dice(game)
    for _ in range(40):
        if not g.over:
            g.take(dice.pick(g.answers()))
    assert g.over or g.number == len(saved["answers"]) + 40
    assert not g.position.flaws()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_replays_under_its_own_rules_alone(game: str) -> None:
    record = kept(game, "record")
    ours = title_of(game).rules.version
    if record["rules"] == ours:
        assert burnham.replay(record).hash() == record["hash"]
    for rules in {record["rules"], ours + 1} - {ours}:
        with pytest.raises(BadRecord, match=f"rules version {rules} of {game}"):
            burnham.replay({**record, "rules": rules})
