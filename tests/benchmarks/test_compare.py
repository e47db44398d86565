"""What compare makes of its measurements."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from benchmarks import contenders
from benchmarks.compare import Run, best, disagreements, native_to_plain
from benchmarks.contenders import NATIVE, PLAIN, Contender, Failed, Result
from benchmarks.installed import REQUIREMENTS, NotInstalled, wanted
from benchmarks.report import chart_of, report


def contender(engine: str, game: str = "San Francisco") -> Contender:
    return Contender(engine, game, (), {}, game.lower().replace(" ", "_"))


def result(decisions: float, **more: Any) -> Result:
    return {
        "decisions": decisions, "playouts": 100.0, "copy": 2.0, "legal": 1.0, "view": 3.0,
        "imagine": None, "serialise": 5.0, "bytes": 500.0, "import": 90.0, "size": 7e6,
        "length": 300.0, "branching": 3.3, "free": 0.8, "notes": [], **more,
    }  # fmt: skip


def test_the_best_of_several_passes_counts() -> None:
    found = best([result(10.0, copy=3.0), result(30.0, copy=2.5), result(20.0, copy=4.0)])
    assert found["decisions"] == 30.0
    assert found["copy"] == 2.5
    assert found["imagine"] is None


def test_one_that_fails_is_said_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []

    def measure(self: Contender, seconds: float) -> Result:
        turns.append(self.engine)
        if self.engine == "broken":
            raise Failed("broken: no such module")
        return result(1.0)

    monkeypatch.setattr(Contender, "measure", measure)
    run = Run(2, 0.1, 2)
    found = run.measure([contender("one"), contender("broken"), contender("two")])
    assert [one.engine for one in found] == ["one", "two"]
    assert run.failures == ["broken: no such module"]
    assert turns == ["one", "broken", "two", "one", "two"]


def test_a_peer_that_cannot_be_installed_is_said_and_the_others_stay(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def python_of(name: str, folder: Path) -> Path:
        if name == "rlcard":
            raise NotInstalled("no such version")
        return folder / name / "bin" / "python"

    monkeypatch.setattr(contenders, "python_of", python_of)
    monkeypatch.setattr(contenders, "node_modules", lambda folder: folder)
    found, missing = contenders.peers(tmp_path)
    assert missing == ["RLCard could not be installed: no such version"]
    engines = {one.engine for one in found}
    assert engines == {"catanatron", "OpenSpiel", "PettingZoo", "boardgame.io"}


def test_native_code_is_compared_with_plain_python_by_game() -> None:
    found = {contender(NATIVE): result(80.0), contender(PLAIN): result(10.0)}
    assert native_to_plain(found) == {"san_francisco": 8.0}


def test_native_code_that_plays_another_game_is_said() -> None:
    native, plain, peer = contender(NATIVE), contender(PLAIN), contender("catanatron", "Catan")
    one, two = frozenset({"a"}), frozenset({"a", "b"})
    assert disagreements({native: one, plain: one, peer: two}) == []
    (told,) = disagreements({native: one, plain: frozenset({"c"})})
    assert told.startswith("San Francisco")


def test_the_report_has_everybody_and_says_what_is_missing() -> None:
    catan = contender("catanatron", "Catan")
    found = {
        contender(NATIVE): result(500.0),
        contender(PLAIN): result(50.0),
        contender("Burnham at v0.1.0"): result(250.0),
        catan: result(20.0, view=None, playouts=None, notes=["everybody sees everything"]),
    }
    same = {one: one is not catan for one in found}
    told = report(found, same, ["RLCard could not be installed: gone"], "a machine", {})
    assert "| Burnham, native: San Francisco | 300 | 3.3 | 80 % | 500 | 25.0 × | yes |" in told
    assert "| catanatron: Catan | 300 | 3.3 | 80 % | 20.0 | 1.00 × | no |" in told
    assert "| catanatron: Catan | 2.00 | 1.00 | – | – | 5.00 | 500 |" in told
    assert "### Now to v0.1.0" in told
    assert "| San Francisco | 2.00 × | 1.00 × |" in told
    assert "- RLCard could not be installed: gone." in told
    assert "- everybody sees everything." in told


def test_the_chart_has_a_bar_for_each_the_longest_first() -> None:
    found = {contender("catanatron", "Catan & co"): result(20e3), contender(NATIVE): result(500e3)}
    drawing = ET.fromstring(chart_of(found))
    space = "{http://www.w3.org/2000/svg}"
    words = [text.text for text in drawing.iter(f"{space}text")]
    assert words[1:] == [
        "Burnham, native: San Francisco", "500 thousand", "catanatron: Catan & co", "20.0 thousand",
    ]  # fmt: skip
    _, first, second = (float(bar.get("width", "")) for bar in drawing.iter(f"{space}rect"))
    assert first == pytest.approx(25 * second, rel=0.01)


def test_every_peer_of_pypi_has_one_pinned_version() -> None:
    found = wanted(REQUIREMENTS.read_text(encoding="utf-8"))
    assert set(found) == {"catanatron", "open_spiel", "pettingzoo", "rlcard", "py-spy"}
    assert all("==" in line for line in found.values())
