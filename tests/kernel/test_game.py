"""The public interface of a game, on Tollhouse."""

from __future__ import annotations

import json
from typing import Any

import pytest

import burnham
from burnham import BadOption, Refused
from burnham.kernel.fields import UNKNOWN
from burnham.kernel.game import Game
from burnham.kernel.playout import Dice


def played(count: int, seats: int = 3, seed: int | str = 4) -> Game:
    g = burnham.new("toy", seats=seats, seed=seed)
    dice = Dice("played")
    for _ in range(count):
        g.take(dice.pick(g.answers()))
    return g


def finished() -> Game:
    g = burnham.new("toy", seats=3, seed=4)
    while not g.over:
        g.take(g.answers()[0])
    return g


# --- asking and answering -----------------------------------------------------------------


def test_a_new_game_asks_its_first_question() -> None:
    g = burnham.new("toy", seats=2, seed=7)
    assert (g.seat, g.question, g.over, g.number) == (0, "act", False, 0)
    assert len(g.answers()) == 7
    assert g.question_in("en") == "What do you do?"
    assert g.question_in("de") == "Was tust du?"


def test_words_and_numbers_name_the_same_answers() -> None:
    g = burnham.new("toy", seats=2, seed=7)
    for answer in g.answers():
        assert g.answer(g.word(answer)) == answer
    assert g.word(24) == "draw"
    assert g.say(24) == "Draw for 2"
    assert g.say(24, "de") == "Für 2 ziehen"


def test_an_answer_by_number_and_by_word_lead_to_the_same_position() -> None:
    one, other = played(3), played(3)
    answer = one.answers()[-1]
    one.take(answer)
    other.take(other.word(answer))
    assert one.hash() == other.hash()
    assert one.record() == other.record()


def test_a_game_runs_to_its_scores() -> None:
    g = finished()
    assert (g.seat, g.question, g.answers()) == (None, None, [])
    scores = g.scores()
    assert [player["total"] for player in scores["players"]] == [
        player["categories"]["coins"] for player in scores["players"]
    ]
    best = max(player["total"] for player in scores["players"])
    assert {p["total"] for p in scores["players"] if p["rank"] == 1} == {best}
    assert scores["ranking"][0] == [p["seat"] for p in scores["players"] if p["rank"] == 1]
    assert g.question_in() == ""


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert played(5, seed=1).hash() == played(5, seed="1").hash()
    assert played(5, seed=1).hash() != played(5, seed=2).hash()


# --- refusals -----------------------------------------------------------------------------

UNLISTED: list[Any] = [
    -1,
    25,
    10**30,
    True,
    None,
    1.0,
    24.0,
    "",
    "draw it",
    "play card=12",
    [1],
    b"draw",
]


@pytest.mark.parametrize("answer", UNLISTED, ids=repr)
def test_what_is_no_answer_is_refused_and_changes_nothing(answer: Any) -> None:
    g = played(2)
    before = g.to_json()
    with pytest.raises(Refused) as refusal:
        g.take(answer)
    assert str(refusal.value)
    assert g.to_json() == before


def test_a_refusal_is_told_in_both_languages() -> None:
    g = played(0)
    other = next(card for card in range(12) if card not in g.answers())
    with pytest.raises(Refused, match="You do not hold") as refusal:
        g.take(other)
    assert refusal.value.said("de") == g.why_not(other, "de") != str(refusal.value)


@pytest.mark.parametrize(
    "word",
    [
        "play card=01",
        "play card=-1",
        "play card=+1",
        "play card=1_0",
        "play card=٣",
        "play card=²",
        "play card=1.0",
        "play card=99999999999999999999",
        "play card=",
        "play card",
        "play 1",
        "play site=1",
        "play card=1 card=2",
        "Play card=1",
        "turn",
        "play\u00a0card=1x",
    ],
)
def test_words_are_read_strictly(word: str) -> None:
    with pytest.raises(Refused, match="is no answer to this question"):
        played(0).answer(word)


def test_why_not_tells_the_reason_in_both_languages() -> None:
    g = played(0)
    other = next(card for card in range(12) if card not in g.answers())
    assert "You do not hold" in (g.why_not(other) or "")
    assert "nicht" in (g.why_not(other, "de") or "")
    assert g.why_not(g.answers()[0]) is None
    assert g.why_not(99) == "There is no answer number 99 to this question."
    assert g.why_not(99, "de") == "Auf diese Frage gibt es keine Antwort Nummer 99."


def test_a_finished_game_refuses_everything() -> None:
    g = finished()
    for answer in (0, -1, "draw"):
        with pytest.raises(Refused, match="The game is over"):
            g.take(answer)
    assert g.why_not(0, "de") == "Das Spiel ist zu Ende."
    with pytest.raises(Refused):
        g.word(0)


@pytest.mark.parametrize("answer", [-1, 25, 10**12, None, "draw"])
def test_what_is_no_number_of_an_answer_has_no_word_and_no_sentence(answer: Any) -> None:
    g = played(0)
    with pytest.raises(Refused):
        g.word(answer)
    with pytest.raises(Refused):
        g.say(answer)


@pytest.mark.parametrize("lang", ["fr", "", "EN", None, 3])
def test_an_unknown_language_is_a_clear_error(lang: Any) -> None:
    g = played(0)
    with pytest.raises(BadOption, match="there are en, de"):
        g.say(g.answers()[0], lang)
    with pytest.raises(BadOption):
        g.text(lang)


# --- seats and views ----------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    g = played(0)
    hands = g.position.values()["hands"]
    seen = g.seen_by(1).values()["hands"]
    assert seen == [[UNKNOWN] * 3, hands[1], [UNKNOWN] * 3]
    assert g.seen_by(None).values()["hands"] == [[UNKNOWN] * 3] * 3
    assert set(g.seen_by(1).values()["deck"]) == {UNKNOWN}
    assert g.seen_by(1).values()["rng_a"] == UNKNOWN


def test_imagining_keeps_what_is_seen_and_deals_the_rest() -> None:
    g = played(0)
    dreams = [g.imagine(1, seed) for seed in range(5)]
    assert all(d.seen_by(1).values() == g.seen_by(1).values() for d in dreams)
    assert len({str(d.values()["hands"]) for d in dreams}) > 1
    assert g.imagine(1, 3).values() == g.seen_by(1).imagine(1, "3").values()


@pytest.mark.parametrize("seat", [-1, -2, 3, 99, True, "0", 1.0])
def test_a_seat_that_is_none_sees_and_imagines_nothing(seat: Any) -> None:
    g = played(0)
    with pytest.raises(BadOption, match="There is no seat"):
        g.seen_by(seat)
    with pytest.raises(BadOption, match="There is no seat"):
        g.imagine(seat, 1)


def test_private_facts_are_heard_by_their_seat_alone() -> None:
    g = played(0)
    g.position.note("drew", 0, only=0)
    assert [fact.key for _, fact in g.facts_for(0)] == ["drew"]
    assert g.facts_for(1) == g.facts_for(None) == []


def test_the_table_as_text() -> None:
    g = played(0)
    where = g.text_in("en").tell("status", g.position.status())
    coins = "Coins\n  Seat 1: 3\n  Seat 2: 3\n  Seat 3: 3"
    assert g.text("en") == f"Tollhouse\n  {where}\n\n{coins}"
    assert "\n  Platz 1: 3" in g.text("de", 0)
    g.names = {0: "Ada"}
    assert "\n  Ada: 3" in g.text("en")


# --- copies, undo, saves ------------------------------------------------------------------


def test_a_clone_plays_on_alone() -> None:
    g = played(3)
    before = g.to_json()
    twin = g.clone()
    twin.take(twin.answers()[0])
    assert g.to_json() == before
    assert twin.number == 4
    assert len(twin.log) > len(g.log)


def test_undo_goes_back_to_the_last_mark() -> None:
    g = burnham.new("toy", seats=3, seed=4)
    start = g.hash()
    g.take("draw")
    assert g.last_mark == 1
    g.undo()
    assert g.number == 1
    g.undo(0)
    assert (g.hash(), g.words, g.log, g.marks) == (start, [], [], [])


def test_playing_a_card_of_many_can_be_taken_back() -> None:
    g = burnham.new("toy", seats=2, seed=1)
    card = g.answers()[0]
    g.take(card)
    assert (g.question, g.last_mark) == ("keep", 0)
    g.undo()
    assert g.question == "act"
    assert card in g.answers()


def test_what_was_taken_back_can_be_given_again() -> None:
    g = burnham.new("toy", seats=2, seed=1)
    g.take(g.answers()[0])
    after = g.hash()
    g.undo(0)
    g.redo()
    assert (g.hash(), g.number) == (after, 1)
    with pytest.raises(Refused, match="no answer to give again"):
        g.redo()


def test_another_answer_forgets_what_was_taken_back() -> None:
    g = burnham.new("toy", seats=2, seed=1)
    g.take(g.answers()[0])
    g.undo(0)
    g.take(g.answers()[1])
    with pytest.raises(Refused, match="no answer to give again"):
        g.redo()


def test_the_end_of_a_game_is_final() -> None:
    g = finished()
    before = g.to_json()
    assert g.last_mark == g.number
    for to in (None, 0, g.number - 1):
        with pytest.raises(Refused, match="A game that is over is not taken back"):
            g.undo(to)
    with pytest.raises(Refused):
        g.redo()
    assert g.to_json() == before
    assert not g.at(g.number - 1).over, "it can still be looked at"


@pytest.mark.parametrize("number", [-1, 4, True, "1", 1.5, 10**20])
def test_there_is_no_way_back_to_what_never_was(number: Any) -> None:
    g = played(3)
    before = g.to_json()
    with pytest.raises(Refused, match="There is no answer number"):
        g.undo(number)
    assert g.to_json() == before


def test_a_game_as_it_was() -> None:
    g = played(6)
    hashes = [g.at(n).hash() for n in range(7)]
    assert len(set(hashes)) == 7
    assert hashes[6] == g.hash()


def test_a_save_loads_to_the_same_game() -> None:
    g = played(6)
    loaded = burnham.from_json(g.to_json())
    assert loaded.to_json() == g.to_json()
    assert loaded.answers() == g.answers()
    loaded.undo(2)
    assert loaded.hash() == g.at(2).hash()
    assert burnham.from_json(g.to_json().encode()).hash() == g.hash()
    assert burnham.from_json(json.loads(g.to_json())).hash() == g.hash()


def test_a_record_replays_to_the_same_position_and_to_any_before() -> None:
    g = played(6)
    record = json.loads(json.dumps(g.record()))
    assert burnham.replay(record).hash() == g.hash()
    assert burnham.replay(json.dumps(record)).to_json() == g.to_json()
    for n in range(7):
        assert burnham.replay(record, upto=n).hash() == g.at(n).hash()


def test_a_save_is_a_record_too() -> None:
    g = played(6)
    assert burnham.replay(g.to_json()).hash() == g.hash()
