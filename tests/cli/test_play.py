"""`burnham play`: a game by typing numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burnham.cli import terminal
from tests.cli.conftest import Burnham

FIRST = "draw\n" * 200


def test_a_whole_game_against_bots(burnham: Burnham) -> None:
    """Answers by word until there are no coins left, then by number."""
    numbers = "".join(f"{n}\n" for n in range(13)) * 30
    done = burnham("play toy --seats you,greedy,random --seed 3", typed=numbers)
    assert done.code == 0
    assert "Seat 2: greedy" in done.out
    assert "What do you do?" in done.out
    assert "Rank" in done.out
    assert "Coins: In the purse " in done.out
    assert done.err == ""


def test_bots_alone_need_nobody(burnham: Burnham) -> None:
    done = burnham("play toy --seats greedy,random")
    assert done.code == 0
    assert "> " not in done.out
    assert "Total" in done.out


def test_answers_are_numbered_and_told(burnham: Burnham) -> None:
    done = burnham("play toy --seed 7 --seats you,random", typed="q\n")
    assert "   24  Draw for 2" in done.out
    assert "Left before the first answer." in done.out
    assert done.code == 0


def test_german(burnham: Burnham) -> None:
    done = burnham("play toy --seed 7 --seats you,random --lang de", typed="? 99\nq\n")
    assert "   24  Für 2 ziehen" in done.out
    assert "Auf diese Frage gibt es keine Antwort Nummer 99." in done.out
    assert "Beendet vor der ersten Antwort." in done.out


def test_why_not_one_and_all(burnham: Burnham) -> None:
    one = burnham("play toy --seed 7", typed="? 0\n? play card=0\n? draw\n? dance\n?\nq\n")
    assert one.out.count("You do not hold a red 1.") >= 2
    assert "That is possible: Draw for 2" in one.out
    assert "“dance” is no answer to this question." in one.out
    assert "Play a red 1: You do not hold a red 1." in one.out


def test_a_long_list_of_reasons_is_cut(burnham: Burnham, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "REASONS", 5)
    assert "… and 13 more" in burnham("play toy --seed 7", typed="?\nq\n").out


@pytest.mark.parametrize("typed", ["99", "-1", "007x", "²", "play card=01", "x" * 500])
def test_what_is_no_answer_is_explained_and_asked_again(burnham: Burnham, typed: str) -> None:
    done = burnham("play toy --seed 7", typed=f"{typed}\nq\n")
    assert done.code == 0
    assert "no answer" in done.out
    assert "Left before the first answer." in done.out


def test_undo_takes_back_one_answer_but_no_revealed_card(burnham: Burnham) -> None:
    done = burnham("play toy --seed 7 --seats you,you", typed="u\nplay card=5\nu\nq\n")
    assert done.out.count("Nothing to take back") == 1
    assert "Bury a card?" in done.out
    assert done.out.count("Seat 1: What do you do?") == 2
    assert "Left before the first answer." in done.out


def test_log_tells_what_happened(burnham: Burnham) -> None:
    done = burnham("play toy --seed 7 --seats you,you", typed="draw\nlog\nq\n")
    assert "    1  Seat 1 draws." in done.out


def test_a_saved_game_goes_on(burnham: Burnham, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = burnham("play toy --seed 7 --seats you,you", typed=f"draw\nsave {path}\nq\n")
    assert f"Saved to {path}" in done.out.replace("\n", "")
    saved = json.loads(path.read_text())
    assert saved["answers"] == ["draw"]
    on = burnham("play", str(path), "--seats", "greedy,greedy", "--json")
    record = json.loads(on.out)["record"]
    assert record["answers"][0] == "draw"
    assert record["seed"] == "7"


def test_a_record_goes_on_too(burnham: Burnham, tmp_path: Path) -> None:
    first = burnham("play toy --seed 7 --seats you,you --json", typed="draw\nq\n")
    path = tmp_path / "record.json"
    path.write_text(json.dumps(json.loads(first.out)["record"]))
    on = burnham("play", str(path), "--seats", "greedy,greedy", "--json")
    assert json.loads(on.out)["record"]["answers"][0] == "draw"


def test_saving_needs_a_place(burnham: Burnham, tmp_path: Path) -> None:
    done = burnham("play toy", typed=f"save\nsave {tmp_path}\nsave a\0b\nq\n")
    assert "Save where?" in done.out
    assert done.out.count("Not saved to") == 2


def test_json_leaves_stdout_to_the_result(burnham: Burnham) -> None:
    done = burnham("play toy --seats you,random --json", typed="q\n")
    result = json.loads(done.out)
    assert result["over"] is False
    assert "What do you do?" in done.err


def test_end_of_input_leaves_politely(burnham: Burnham) -> None:
    done = burnham("play toy --seats you,you", typed="draw\n")
    assert done.code == 0
    assert "Left after 1 answer." in done.out


def test_interrupt_leaves_politely(burnham: Burnham, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    done = burnham("play toy")
    assert done.code == 130
    assert "Left before the first answer." in done.out


def test_several_people_pass_the_keyboard(
    burnham: Burnham, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a terminal the next person presses Enter before the hand is shown."""
    lines = iter(["draw", "", "draw", "q", "q"])
    monkeypatch.setattr("builtins.input", lambda: next(lines))
    monkeypatch.setattr(terminal, "at_a_terminal", lambda: True)
    done = burnham("play toy --seed 7 --seats you,you")
    assert "Now Seat 2: sit down and press Enter." in done.out
    assert "Now Seat 1" in done.out
    assert "Left after 2 answers." in done.out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play nim", "There is no game “nim”"),
        ("play toy --seats you", "toy is for 2 to 3 seats, not 1."),
        ("play toy --seats you,genius", "There is no bot “genius”; there are random, greedy"),
        ("play toy --option toll=3", "toy has no option “toll”; it has free."),
        ("play toy --option free", "An option is written name=value, not “free”."),
        ("play toy --option free=maybe", "free must be one of false, true, not “maybe”."),
        (
            "play toy --seats you,you,you --option free=true",
            "free=True is not possible with 3 seats",
        ),
        ("play toy --lang fr", "There is no language “fr”; there are en, de."),
    ],
)
def test_what_cannot_be_played(burnham: Burnham, line: str, sentence: str) -> None:
    done = burnham(line)
    assert done.code == 2
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1


def test_an_option_and_an_edition(burnham: Burnham, tmp_path: Path) -> None:
    free = burnham("play toy --option free=true --seats you,you", typed="q\n")
    assert "Draw for 0" in free.out
    mine = tmp_path / "mine.toml"
    mine.write_text("[costs]\ntoll = 1\n")
    assert "Draw for 1" in burnham("play toy --edition", str(mine), typed="q\n").out
    mine.write_text("[costs]\ntoll = 'x'\n")
    broken = burnham("play toy --edition", str(mine))
    assert broken.code == 1
    assert "mine.toml:2: costs.toll must be a whole number" in broken.err


def test_what_the_rule_book_recommends_is_preset(burnham: Burnham) -> None:
    line = "play san_francisco --seats random,random --json"
    assert json.loads(burnham(line).out)["record"]["options"]["duopoly"] is True
    plain = json.loads(burnham(f"{line} --option duopoly=false").out)
    assert plain["record"]["options"]["duopoly"] is False


def test_what_was_chosen_is_told_at_the_start(burnham: Burnham) -> None:
    german = burnham("play san_francisco --seats you,random --lang de", typed="q\n").out
    assert "\nDuopol\n" in german
    assert (
        "\nLevel: Hard\n"
        in burnham("play san_francisco --seats you --option level=hard", typed="q\n").out
    )
    assert "Level" not in burnham("play san_francisco --seats you", typed="q\n").out
