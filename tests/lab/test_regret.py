"""Regret: worse bots lose more on the same positions, which are measured once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from burnham.bots.search.outcome import Outlook
from burnham.games import _known
from burnham.kernel.errors import BadOption, BadRecord
from burnham.kernel.playout import Dice
from burnham.lab.questions import Games, play, played_on, replayed, some_of, spread_over, tried
from burnham.lab.regret import Exam, Measured, Sitting, make_exam, sittings, summary
from tests import toy
from tests.lab.tollhouse import tollhouse
from tests.toy.endgame import HIGH, LOW, endgame


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_known, "toy", tollhouse(0.9))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "regret" / "toy-2.jsonl"


def exam(tries: int = 8) -> Exam:
    return make_exam("toy", 2, {}, "r", tries)


def sat(file: Path, *bots: str, positions: int = 4, of: Exam | None = None) -> list[Sitting]:
    return list(sittings(of or exam(), bots, positions, file, 1))


def test_random_loses_more_than_normal(file: Path) -> None:
    found = sat(file, "normal", "random", positions=40)
    normal, chance = summary(exam(), ["normal", "random"], found)["bots"]
    assert normal["more"] == normal["more_error"] == 0.0
    assert chance["loss"] > normal["loss"]
    assert chance["more"] > 2 * chance["more_error"] > 0.0
    assert chance["more"] == pytest.approx(chance["loss"] - normal["loss"])


def test_what_is_measured_is_not_measured_again(file: Path) -> None:
    before = sat(file, "normal", "random")
    written = file.read_text()
    assert sat(file, "normal", "random") == before
    assert sat(file, "random") != before
    assert file.read_text() == written


def test_more_positions_go_on_where_it_was_left(file: Path, tmp_path: Path) -> None:
    whole = sat(tmp_path / "whole.jsonl", "normal", positions=6)
    sat(file, "normal", positions=3)
    file.write_text(file.read_text()[:-10])
    assert sat(file, "normal", positions=6) == whole
    assert file.read_text() == (tmp_path / "whole.jsonl").read_text()


def test_an_answer_that_was_not_measured_has_the_position_measured_anew(file: Path) -> None:
    (sitting,) = sat(file, "normal", positions=1)
    head, _ = file.read_text().splitlines()
    chosen = sitting.choices["normal"]
    shares = {a: [0.0] * 8 for a in sitting.measured.shares if a != chosen}
    assert shares
    other = Measured(0, sitting.measured.played, shares)
    file.write_text(f"{head}\n{_line(other)}\n")
    (again,) = sat(file, "normal", positions=1)
    assert again.measured.shares == sitting.measured.shares
    assert len(file.read_text().splitlines()) == 3
    assert sat(file, "normal", positions=1) == [again], "the last line counts"


def _line(measured: Measured) -> str:
    return msgspec.json.encode(measured).decode()


def test_the_best_is_found_by_one_half_and_measured_by_the_other() -> None:
    """The first answer was lucky in the first, third … try."""
    measured = Measured(0, [], {1: [1.0, 0.0] * 4, 2: [0.6, 0.7] * 4})
    assert measured.best == pytest.approx((0.0 + 0.6) / 2)
    sitting = Sitting(measured, {"bot": 2})
    assert sitting.loss("bot") == pytest.approx(0.3 - 0.65)


def test_another_exam_is_refused(file: Path) -> None:
    sat(file, "normal", positions=1)
    with pytest.raises(BadRecord, match="Take another folder"):
        sat(file, "normal", of=replace(exam(), seed="other"))
    with pytest.raises(BadOption, match="genius"):
        sat(file, "normal", "genius")


# --- questions --------------------------------------------------------------------------------


def test_games_are_replayed_to_their_choices() -> None:
    games = Games("toy", 3, {"free": False}, "q", "normal")
    played = play(games, 5)
    assert replayed(games, 5, played.answers).over
    for moment in range(len(played.answers)):
        g = replayed(games, 5, played.answers[:moment])
        assert (len(g.answers()) > 1) == (moment in played.choices)


def test_now_and_then_any_answer_is_given() -> None:
    """Else a game where nothing is left to chance but the deal would go as the bot likes."""
    games = [Games("toy", 2, {"free": True}, "w", "normal")] * 30
    words = [
        replayed(one, number, []).step.word(play(one, number).answers[0])
        for number, one in enumerate(games)
    ]
    assert len({word.split()[0] for word in words}) > 1


def test_choices_are_spread_over_the_game() -> None:
    found = spread_over(list(range(100)), list(range(20)))
    quarters = [sum(low <= moment < low + 25 for moment in found) for low in range(0, 100, 25)]
    assert min(quarters) >= 4


def test_some_answers_good_bad_and_any() -> None:
    answers, likes = [5, 6, 7, 8, 9], [0.1, 0.9, 0.5, 0.7, 0.0]
    found = some_of(answers, likes, 2, 1, 1, Dice("s"))
    assert found[:3] == [6, 8, 9]
    assert found[3] in (5, 7)
    assert sorted(some_of(answers, likes, 4, 3, 2, Dice("s"))) == answers
    assert some_of([1, 2], [0.0, 1.0], 2, 1, 2, Dice("s")) == [2, 1]


def test_tries_find_the_answer_that_wins() -> None:
    """Drawing the high card costs the toll of 2, and wins."""
    g = endgame([4, 8], [LOW], [HIGH])
    title = toy.TITLE
    draw = next(a for a in g.answers() if g.step.word(a) == "draw")
    low = next(a for a in g.answers() if g.step.word(a) == f"play card={LOW}")
    drawn, played = tried(title, g.seen_by(0), 0, [draw, low], 8, "try")
    assert drawn.worth > played.worth + 0.3
    assert drawn.lead > 0.0 > played.lead


def test_playing_on_goes_astray_now_and_then() -> None:
    """Where nothing is left to chance tries must differ all the same, and bad answers are rare."""
    g = endgame([4, 8], [LOW, HIGH], [])
    outlook, dice = Outlook(toy.TITLE), Dice("astray")
    found = [played_on(outlook, g, dice) for _ in range(200)]
    usual = outlook.quick_answer(g)
    assert 0.8 < found.count(usual) / len(found) < 1.0
    assert set(found) == set(outlook.favourites(g, g.answers(), 3))
