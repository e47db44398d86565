"""games, simulate, replay, fuzz, picture, and the command line itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import burnham as house
from burnham.cli.speech import language
from burnham.games import _known
from burnham.kernel.checks import declared
from burnham.kernel.step import Step
from burnham.lab.machine import is_native
from tests import toy
from tests.cli.conftest import Burnham


def recorded(path: Path, **changes: object) -> Path:
    """A finished game of the toy as a file."""
    g = house.new("toy", seats=2, seed=1)
    while not g.over:
        g.take(g.answers()[0])
    path.write_text(json.dumps({**g.record(), **changes}))
    return path


# --- games --------------------------------------------------------------------------------


def test_games_lists_the_shelf(burnham: Burnham) -> None:
    done = burnham("games")
    assert done.code == 0
    assert "Tollhouse · toy · 2 to 3 seats" in done.out
    assert "(false) | true" in done.out
    assert "Zollhaus · toy · 2 bis 3 Plätze" in burnham("games --lang de").out


def test_games_as_json(burnham: Burnham) -> None:
    assert json.loads(burnham("games --json").out) == house.catalogue()


# --- simulate -----------------------------------------------------------------------------


def test_simulate_sums_up(burnham: Burnham) -> None:
    done = burnham("simulate toy --seats 3 --games 40 --seed 5 --json")
    facts = json.loads(done.out)
    assert done.code == 0
    assert facts["games"] == 40
    assert facts["decisions"] > 400
    assert facts["decisions_per_second"] > 0
    assert [player["seat"] for player in facts["players"]] == [0, 1, 2]
    assert sum(player["win_share"] for player in facts["players"]) == pytest.approx(1)
    assert "40 games" in burnham("simulate toy --games 40").out
    assert "40 Partien" in burnham("simulate toy --games 40 --lang de").out


def test_the_same_seed_gives_the_same_games_with_or_without_records(
    burnham: Burnham, tmp_path: Path
) -> None:
    line = "simulate toy --seats 2 --games 5 --seed 5 --option free=true --json"
    plain = json.loads(burnham(line).out)
    with_records = json.loads(burnham(line, "--records", str(tmp_path)).out)
    assert plain["players"] == with_records["players"]
    assert plain["options"] == {"free": True}
    files = sorted(tmp_path.iterdir())
    assert len(files) == 5
    for path in files:
        assert burnham("replay", str(path)).code == 0


def test_simulate_with_bots(burnham: Burnham) -> None:
    done = burnham("simulate toy --games 30 --seats 2 --bots greedy,random --json")
    players = json.loads(done.out)["players"]
    assert [player["bot"] for player in players] == ["greedy", "random"]
    assert players[0]["mean_score"] > players[1]["mean_score"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate toy --seats 5", "toy is for 2 to 3 seats, not 5."),
        ("simulate toy --bots random,random,random", "2 seats need 2 bots, not 3."),
        ("simulate toy --bots genius", "There is no bot “genius”"),
        ("simulate toy --games 0", "--games cannot have this value."),
        ("simulate toy --games many", "--games cannot have this value."),
        ("simulate toy --option solo=1", "toy has no option “solo”"),
        ("simulate", "GAME is missing."),
        ("simulate toy chess", "“chess” makes no sense here; see burnham --help."),
        ("simulate toy --speed 9", "There is no option --speed."),
        ("dance", "“dance” makes no sense here; see burnham --help."),
    ],
)
def test_what_makes_no_sense(burnham: Burnham, line: str, sentence: str) -> None:
    done = burnham(line)
    assert done.code == 2
    assert done.err.startswith(sentence)
    assert len(done.err.splitlines()) == 1
    assert done.out == ""


@pytest.mark.slow
def test_workers_change_nothing_but_the_time(burnham: Burnham) -> None:
    line = "simulate san_francisco --seats 2 --games 6 --seed 2 --json --workers"
    alone, together = (json.loads(burnham(line, n).out) for n in ("1", "2"))
    assert alone["players"] == together["players"]
    assert alone["decisions"] == together["decisions"]
    line = "fuzz san_francisco --decisions 60 --seed 2 --json --workers"
    alone, together = (json.loads(burnham(line, n).out) for n in ("1", "2"))
    assert alone["decisions"] == together["decisions"]


# --- replay -------------------------------------------------------------------------------


def test_replay_checks_a_record(burnham: Burnham, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.json")
    done = burnham("replay", str(path))
    assert done.code == 0
    assert "replayed, all legal" in done.out
    assert "Total" in done.out
    assert "nachgespielt" in burnham("replay --lang de", str(path)).out
    part = burnham("replay --upto 2", str(path))
    assert "2 answers replayed" in part.out
    facts = json.loads(burnham("replay --upto 2 --json", str(path)).out)
    assert (facts["answers"], facts["over"], facts["game"]) == (2, False, "toy")


def test_replay_shows_notes(burnham: Burnham, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.json")
    notes = [{"at": 3, "text": "later"}, {"at": 1, "text": "look [here]", "lit": ["gate-1"]}]
    path.write_text(json.dumps({**json.loads(path.read_text()), "notes": notes}))
    assert (
        "Note after answer 1: look [here]\nNote after answer 3: later"
        in burnham("replay", str(path)).out
    )
    part = burnham("replay --upto 2 --lang de", str(path)).out
    assert "Notiz nach Antwort 1" in part
    assert "later" not in part
    facts = json.loads(burnham("replay --json", str(path)).out)
    assert facts["notes"][0] == notes[1]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules": 9}, "rules version 9 of toy; this is version 1"),
        ({"format": 9}, "format 9, we read 1"),
        ({"answers": ["draw", "sing"]}, "Answer 2 (sing) is refused: “sing” is no answer"),
        ({"seats": "2"}, "Expected `int`, got `str` - at `$.seats`"),
        ({"hash": "00"}, "another position than recorded"),
        ({"game": "nim"}, "There is no game “nim”"),
        ({"edition": {"hash": "00", "tables": {}}}, "made with other components"),
    ],
)
def test_a_record_that_is_refused(
    burnham: Burnham, tmp_path: Path, changes: dict[str, object], sentence: str
) -> None:
    done = burnham("replay", str(recorded(tmp_path / "game.json", **changes)))
    assert done.code == 1
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1
    assert done.out == ""


def test_the_reason_of_a_refused_answer_is_told_in_german(burnham: Burnham, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.json", answers=["draw", "play card=0", "play card=0", "draw"])
    done = burnham("replay --lang de", str(path))
    assert done.code == 1
    assert done.err.startswith("Antwort ")
    assert "wird abgelehnt: Du hast eine rote 1 nicht." in done.err


def test_files_that_are_no_records(burnham: Burnham, tmp_path: Path) -> None:
    for content in (b"", b"{", b"[1]", b"\xff\xfe"):
        path = tmp_path / "broken.json"
        path.write_bytes(content)
        done = burnham("replay", str(path))
        assert done.code == 1
        assert len(done.err.splitlines()) == 1
    for missing in (tmp_path / "none.json", tmp_path):
        assert burnham("replay", str(missing)).code == 1


def test_upto_beyond_the_end(burnham: Burnham, tmp_path: Path) -> None:
    done = burnham("replay --upto 9999", str(recorded(tmp_path / "game.json")))
    assert done.code == 1
    assert "there is no number 9999" in done.err


def test_a_record_and_the_edition_it_was_made_with(burnham: Burnham, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[meta]\nname = "Mine"\n[costs]\ntoll = 1\n')
    g = house.new("toy", seats=2, seed=1, edition=mine)
    g.take("draw")
    record = g.record()
    record["edition"]["tables"] = {}
    path = tmp_path / "bare.json"
    path.write_text(json.dumps(record))
    assert burnham("replay", str(path)).code == 1
    assert burnham("replay --edition", str(mine), str(path)).code == 0


# --- fuzz ---------------------------------------------------------------------------------


def test_fuzz_finds_nothing_in_a_sound_game(burnham: Burnham) -> None:
    done = burnham("fuzz toy --decisions 300")
    assert done.code == 0
    assert "nothing found" in done.out
    facts = json.loads(burnham("fuzz toy --decisions 300 --json").out)
    assert facts["decisions"] >= 300
    assert facts["failure"] is None


def test_fuzz_writes_a_failure_that_can_be_replayed(
    burnham: Burnham, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A law is broken in the midst of a game: the record leads there."""

    def flaws(self: toy.Toll) -> list[str]:
        return ["too many cards lie open"] if len(self.played) > 3 else []

    monkeypatch.setattr(toy.Toll, "flaws", flaws)
    done = burnham("fuzz toy --decisions 300 --failures", str(tmp_path))
    assert done.code == 1
    assert "too many cards lie open" in done.err
    (path,) = tmp_path.iterdir()
    assert str(path) in done.err.replace("\n", "")
    again = burnham("replay", str(path))
    assert again.code == 0
    assert "too many cards lie open" in again.out
    assert json.loads(burnham("replay --json", str(path)).out)["answers"] > 3


def test_fuzz_keeps_the_answer_that_crashed(
    burnham: Burnham, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record stops before it, so that it can be opened; `failure` names the answer."""
    take = toy.Act.take

    def crash(self: Step[toy.Toll], g: toy.Toll, seat: int, arg: int, answer: int) -> None:
        take(toy.STEPS[toy.ACT], g, seat, arg, answer)  # type: ignore[arg-type]
        if answer == 24:
            raise IndexError("no such card")

    monkeypatch.setattr(toy.Act, "take", crash)
    monkeypatch.setattr("burnham.lab.fuzz.CHECKS", [declared])  # which takes no answers itself
    done = burnham("fuzz toy --decisions 300 --failures", str(tmp_path), "--json")
    assert done.code == 1
    path = Path(json.loads(done.out)["failure"])
    failure = json.loads(path.read_text())["failure"]
    assert failure["answer"] == "draw"
    assert "IndexError" in failure["error"]
    monkeypatch.undo()
    monkeypatch.setitem(_known, "toy", toy.TITLE)
    assert burnham("replay", str(path)).code == 0


# --- picture ------------------------------------------------------------------------------


def test_a_picture_of_a_new_and_of_a_recorded_game(burnham: Burnham, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    assert burnham("picture san_francisco --out", str(out)).code == 0
    new = out.read_text()
    assert ElementTree.fromstring(new).tag == "{http://www.w3.org/2000/svg}svg"
    records = tmp_path / "records"
    burnham("simulate san_francisco --seats 2 --games 1 --records", str(records))
    (path,) = records.iterdir()
    more = ["--upto", "2", "--seat", "0", "--arrangement", "tall", "--night", "--lang", "de"]
    assert burnham("picture", str(path), "--out", str(out), *more).code == 0
    assert 'data-theme="dark"' in out.read_text()
    assert out.read_text() != new


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--seat", "5"], "There is no seat 5."),
        (["--arrangement", "round"], "--arrangement must be one of wide, tall, not “round”."),
        (["--seats", "9"], "san_francisco is for 1 to 4 seats, not 9."),
    ],
)
def test_a_picture_that_cannot_be(
    burnham: Burnham, tmp_path: Path, more: list[str], sentence: str
) -> None:
    done = burnham("picture san_francisco --out", str(tmp_path / "x.svg"), *more)
    assert done.code == 2
    assert sentence in done.err


def test_a_picture_of_what_is_neither_game_nor_file(burnham: Burnham, tmp_path: Path) -> None:
    done = burnham("picture nim --out", str(tmp_path / "x.svg"))
    assert done.code == 1
    assert done.err == "nim: No such file or directory\n"


def test_a_picture_that_cannot_be_written(burnham: Burnham, tmp_path: Path) -> None:
    done = burnham("picture san_francisco --out", str(tmp_path / "no" / "x.svg"))
    assert done.code == 1
    assert len(done.err.splitlines()) == 1


# --- the command line itself --------------------------------------------------------------


def test_the_version_tells_native_or_plain_and_the_rules(burnham: Burnham) -> None:
    kind = "native code" if is_native() else "plain Python"
    first, *games = burnham("--version").out.splitlines()
    assert first == f"burnham {house.__version__} · {kind}"
    assert games == [
        f"{game}: rules version {about['rules_version']}"
        for game, about in house.catalogue().items()
    ]


def test_without_a_command_there_is_the_help(burnham: Burnham) -> None:
    done = burnham("")
    assert done.code == 2
    assert done.out == ""
    assert "simulate" in done.err


def test_help_names_values_defaults_and_what_is_required(burnham: Burnham) -> None:
    told = burnham("arena --help").out
    assert "Usage: burnham arena GAME [--option …]" in told
    assert "--games …" in told
    assert "[default: 100]" in told
    assert "[required]" in told
    assert "--json " in told
    assert "--open / --no-open" in burnham("table --help").out


def test_help(burnham: Burnham) -> None:
    told = burnham("--help")
    assert told.code == 0
    for command in ("games", "play", "simulate", "replay", "fuzz", "picture"):
        assert command in told.out
        assert burnham(f"{command} --help").code == 0


@pytest.mark.parametrize(
    ("argv", "environ", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LANG": "de_DE", "LC_ALL": "en_GB"}, "en"),
        ([], {"LANG": "de_DE", "LC_ALL": ""}, "de"),
        (["play", "toy", "--lang", "de"], {"LANG": "en_US"}, "de"),
        (["play", "toy", "--lang=en"], {"LANG": "de_DE"}, "en"),
        (["play", "toy", "--lang"], {"LANG": "de_DE"}, "de"),
        (["play", "--lang", "xx"], {"LANG": "de_DE"}, "de"),
    ],
)
def test_the_language(argv: list[str], environ: dict[str, str], lang: str) -> None:
    assert language(argv, environ) == lang


def shell(*line: str, **environ: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return subprocess.run(
        [sys.executable, "-m", "burnham.cli", *line],
        env={**clean, "PYTHONIOENCODING": "utf-8", **environ},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_as_a_program_of_its_own_in_german() -> None:
    done = shell("--help", LANG="de_DE.UTF-8")
    assert done.returncode == 0
    assert "Befehle" in done.stdout
    wrong = shell("play", "nim", LANG="de_DE.UTF-8")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("Das Spiel „nim“ gibt es nicht;")
