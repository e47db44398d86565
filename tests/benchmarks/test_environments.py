"""Steps a second of each interface: all of ours play, what is missing is left out."""

from __future__ import annotations

from importlib import import_module

import pytest

from benchmarks.environments import OUR_INTERFACES, made, measured, told


@pytest.mark.parametrize("name", OUR_INTERFACES)
def test_every_interface_plays(name: str) -> None:
    play = OUR_INTERFACES[name]("san_francisco")
    assert play(1) > 20


def test_what_is_not_installed_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert made(lambda: import_module("no_such").play) is None
    assert "no_such" in capsys.readouterr().err


def test_all_are_measured_in_turns() -> None:
    calls = []

    def play(seed: int) -> int:
        calls.append(seed)
        return 5

    rates = measured({("kernel", "san_francisco"): play}, seconds=0.0, passes=2)
    assert calls == [0, 1, 1000, 1001]  # each time once before it counts
    assert rates["kernel", "san_francisco"] > 0


def test_the_table_compares_with_the_others() -> None:
    text = told(
        {
            ("kernel", "san_francisco"): 500_000.0,
            ("vector", "san_francisco"): 60_000.0,
            ("RLCard: Uno", ""): 50_000.0,
        }
    )
    assert text.splitlines()[0] == "|  | steps a second | to RLCard: Uno |"
    assert "| San Francisco: kernel | 500,000 | 10.0 × |" in text
    assert "| RLCard: Uno | 50,000 | 1.00 × |" in text
