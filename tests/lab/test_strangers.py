"""What strangers send is refused in a sentence or played to its end: a small sample of what
`burnham fuzz --editions` and `--records` try for as long as you like."""

from __future__ import annotations

import json

import pytest

from burnham.games import _known, names, title_of
from burnham.kernel.playout import Dice
from burnham.lab import strangers
from burnham.lab.fuzz import Found
from burnham.lab.mutants import edition_mutant
from burnham.lab.strangers import KINDS, can_be_judged, fuzz_strangers
from tests import toy
from tests.toy.position import Toll

SAMPLE = {"editions": 10, "records": 20}
GAMES = [*names(), "toy"]


@pytest.fixture(autouse=True)
def tollhouse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_known, "toy", toy.TITLE)


def last(kind: str, game: str, mutants: int) -> Found:
    *_, found = fuzz_strangers(kind, game, mutants, "sample", 1)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_each_is_refused_or_played(kind: str, game: str) -> None:
    found = last(kind, game, SAMPLE[kind])
    assert found.failure is None, json.dumps(found.failure, indent=1)
    assert found.mutants >= SAMPLE[kind]
    assert found.refused
    assert found.refused + found.games == found.mutants


@pytest.mark.parametrize("game", GAMES)
def test_most_mutants_change_what_the_rules_look_at_and_the_printed_box_stays(game: str) -> None:
    title = title_of(game)
    before = json.dumps(title.tables().data)
    mutants = [edition_mutant(title, Dice(str(n))) for n in range(40)]
    assert sum(any(title.tables().data[k] != m[k] for k in m) for m in mutants) > 30
    assert mutants[7] == edition_mutant(title, Dice("7"))
    assert json.dumps(title.tables().data) == before


def test_a_crash_of_the_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toll, "flaws", lambda self: ["a card is lost"] if self.played else [])
    for kind in KINDS:
        found = last(kind, "toy", 200)
        assert found.failure is not None
        assert "a card is lost" in found.failure["failure"]["error"]


def test_what_nobody_foresaw_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal catches what an edition breaks in setup, but without a sentence of its own."""
    monkeypatch.setattr(Toll, "shuffle", lambda self, cards: cards[99])
    found = last("editions", "toy", 40)
    assert found.failure is not None
    assert "do not fit together" in found.failure["failure"]["error"]


def test_what_bots_cannot_judge_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(g: object) -> list[float]:
        raise IndexError("no such turn")

    monkeypatch.setattr(strangers, "PROMISES", [can_be_judged])
    monkeypatch.setattr(type(toy.TITLE.thinking), "judge_all", lambda self, g: lost(g))
    found = last("editions", "toy", 200)
    assert found.failure is not None
    assert "no such turn" in found.failure["failure"]["error"]
