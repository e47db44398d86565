"""The journal of a game: cheap to add to, never changed, and the way back."""

from __future__ import annotations

import json
from typing import Any

import pytest

import burnham
from burnham import BadOption, BadRecord, Game, Refused
from burnham.kernel.codec import position_hash
from burnham.kernel.journal import Chain, Entry, Journal
from burnham.kernel.position import NOBODY
from tests.kernel.test_game import finished, played
from tests.toy import TITLE
from tests.toy.endgame import HIGH, LOW, endgame

BOX = TITLE.box(TITLE.tables())
RULES = TITLE.rules.version


def line(number: int, moment: int, code: int = 0) -> Entry:
    return Entry(number, "answer", 0, code, "", moment, False, (), RULES)


def long_journal(answers: int) -> Journal:
    journal = Journal()
    for number in range(answers):
        journal = journal.with_entry(line(number, number))
    return journal


# --- a value that is cheap to grow --------------------------------------------------------


@pytest.mark.parametrize("answers", [10, 1000])
def test_an_entry_costs_the_same_however_long_the_game(
    monkeypatch: pytest.MonkeyPatch, answers: int
) -> None:
    """Links are counted, not seconds: two for an entry, and all others are shared."""
    journal = long_journal(answers)
    made: list[Entry] = []

    def counted(chain: Chain[Entry], item: Entry) -> Chain[Entry]:
        made.append(item)
        return plus(chain, item)

    plus = Chain.plus
    monkeypatch.setattr(Chain, "plus", counted)
    longer = journal.with_entry(line(answers, answers))
    assert len(made) == 2
    assert longer.entries.before is journal.entries
    assert longer.standing.before is journal.standing


def test_two_can_go_on_from_one_journal() -> None:
    journal = long_journal(3)
    left, right = journal.with_entry(line(3, 3, 7)), journal.with_entry(line(3, 3, 8))
    assert [entry.code for entry in left.standing] == [0, 0, 0, 7]
    assert [entry.code for entry in right.standing] == [0, 0, 0, 8]
    assert journal.number == 3


def test_a_chain_reads_like_a_list() -> None:
    chain: Chain[int] = Chain()
    for number in range(5):
        chain = chain.plus(number)
    assert (list(chain), list(reversed(chain)), len(chain)) == ([*range(5)], [4, 3, 2, 1, 0], 5)
    assert (chain[0], chain[4], chain[-1], chain[-5], chain[1:3]) == (0, 4, 4, 0, [1, 2])
    for place in (5, -6):
        with pytest.raises(IndexError):
            chain[place]
    assert not Chain()


def test_a_very_long_chain_can_be_thrown_away() -> None:
    """Links that hold each other are not freed by one call inside another."""
    chain: Chain[int] = Chain()
    for number in range(100_000):
        chain = chain.plus(number)
    assert len(chain) == 100_000
    del chain


# --- the way back -------------------------------------------------------------------------


def test_all_is_entered_and_some_of_it_stands() -> None:
    g = burnham.new("toy", seats=2, seed=1)
    first = g.answers()[0]
    g.take(first)
    g.undo(0)
    g.redo()
    assert [entry.deed for entry in g.journal.entries] == ["deal", "answer", "back", "answer"]
    assert [entry.code for entry in g.journal.standing] == [-1, first]
    assert [entry.seat for entry in g.journal.entries] == [NOBODY, 0, 0, 0]


def test_a_journal_that_keeps_positions_never_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    g = played(6)
    keeping = Journal(keeps=True)
    position = g.at(0).position
    keeping = keeping.begin(position, RULES)
    for code in g.taken:
        keeping = keeping.take(position, code, RULES)
    replayed = [position_hash(g.at(n).position) for n in range(7)]
    monkeypatch.setattr(type(position), "take", None)
    assert [position_hash(keeping.at(TITLE, BOX, n)) for n in range(7)] == replayed


def test_looking_back_changes_nothing() -> None:
    g = played(6)
    before = g.to_json()
    past = g.at(3)
    past.take(past.answers()[0])
    assert g.to_json() == before
    assert (past.number, past.journal.number) == (4, 5)


def test_a_save_tells_who_answered() -> None:
    g = played(6)
    loaded = burnham.from_json(g.to_json())
    assert [e.seat for e in loaded.journal.answers] == [e.seat for e in g.journal.answers]
    saved = json.loads(g.to_json())
    del saved["by"]  # as version 0.1 wrote it
    assert burnham.from_json(saved).hash() == g.hash()
    with pytest.raises(BadRecord, match="do not fit together"):
        burnham.from_json({**saved, "by": [0]})


def test_after_a_rule_fix_one_goes_back_to_where_the_save_was_loaded_and_no_further() -> None:
    g = burnham.from_json({**json.loads(played(6).to_json()), "rules": 0})
    loaded = g.hash()
    g.take(g.answers()[0])
    g.undo(6)
    assert g.hash() == loaded
    with pytest.raises(Refused, match="begun under other rules"):
        g.undo(5)


def test_a_save_of_other_rules_need_not_have_the_same_fields() -> None:
    """New fields start as the box deals them, old ones are dropped, steps are found by name."""
    saved = json.loads(played(6).to_json())
    del saved["position"]["toll"]
    saved["position"]["tax"] = 3
    with pytest.raises(BadRecord, match="unknown field 'tax'"):
        burnham.from_json(saved)
    g = burnham.from_json({**saved, "rules": 0})
    assert g.hash() == played(6).hash()


# --- starting from a position -------------------------------------------------------------


def study(seed: int | str = 5) -> Game:
    """Seat 0 is to play a low and a high card."""
    return burnham.from_position("toy", endgame([3, 9], [LOW, HIGH], []), seed)


def test_a_game_can_begin_with_a_position() -> None:
    g = study()
    assert (g.number, g.seats, g.seat, g.question) == (0, 2, 0, "act")
    assert g.position.values()["hands"] == [[LOW, HIGH], []]
    while not g.over:
        g.take(g.answers()[0])
    assert g.scores()["ranking"] == [[0], [1]]


def test_its_record_replays_and_nothing_leads_back_beyond_its_start() -> None:
    g = study()
    start = g.hash()
    g.take(g.answers()[0])
    record = json.loads(json.dumps(g.record()))
    assert burnham.replay(record).hash() == g.hash()
    assert burnham.replay(record, upto=0).hash() == start
    assert burnham.from_json(g.to_json()).at(0).hash() == start
    g.undo(0)
    assert g.hash() == start
    for number in (-1, 1):
        with pytest.raises(Refused, match="no answer number"):
            g.undo(number)
    g.undo()
    assert (g.number, g.hash()) == (0, start)


def test_its_seed_names_the_dice() -> None:
    def rolls(g: Game) -> str:
        g.take(f"gamble card={HIGH}")
        return g.hash()

    assert rolls(study(5)) == rolls(study("5"))
    assert len({rolls(study(seed)) for seed in range(12)}) > 1


def test_the_position_it_began_with_is_not_touched() -> None:
    position = endgame([3, 9], [LOW, HIGH], [])
    before = position.values()
    g = burnham.from_position("toy", position, 1)
    g.take(g.answers()[0])
    assert position.values() == before
    assert burnham.from_position("toy", before, 1).number == 0


def test_what_a_seat_may_imagine_can_be_played() -> None:
    g = played(4)
    assert burnham.from_position("toy", g.imagine(1, 7), 3).answers()
    with pytest.raises(BadRecord, match="cannot start from this position: a seat's view"):
        burnham.from_position("toy", g.seen_by(1), 3)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("deck", [5, 5], "missing or twice"),
        ("agenda", [["barter", 0, 0]], "toy no longer asks barter"),
        ("agenda", [["turn", -1, 0]], "no answer"),
        ("agenda", [99, 0, 0], "impossible"),
        ("coins", "many", "wrong shape"),
        ("viewer", 0, "a seat's view"),
        ("seats", 3, "coins has 2 entries for 3 players"),
        ("toll", 1, "does not match its hash"),
    ],
)
def test_a_start_that_cannot_be_is_refused(field: str, value: Any, words: str) -> None:
    record = json.loads(json.dumps(study().record()))
    record["start"]["position"][field] = value
    if field == "seats":
        record["seats"] = value
    with pytest.raises(BadRecord, match=words):
        burnham.replay(record)


def test_a_start_must_fit_its_seed_its_seats_and_its_rules() -> None:
    record = study().record()
    with pytest.raises(BadRecord, match="does not match its hash"):
        burnham.replay({**record, "seed": "another"})
    with pytest.raises(BadRecord, match="rules version 7"):
        burnham.replay({**record, "rules": 7})
    wrong: list[Any] = [3, {}, {"position": {}}, {"position": {}, "hash": ""}, {"hash": ""}]
    for start in wrong:
        with pytest.raises(BadRecord):
            burnham.replay({**record, "start": start})
    with pytest.raises(BadOption, match="seats"):
        burnham.from_position("toy", {}, 1)


def test_a_start_is_kept_through_a_save_of_other_rules() -> None:
    g = study()
    g.take(g.answers()[0])
    old = burnham.from_json({**json.loads(g.to_json()), "rules": 0})
    assert old.record()["start"] == g.record()["start"]


def test_a_dealt_game_has_no_start() -> None:
    assert "start" not in finished().record()
