"""Bots of another environment play by our rules or not at all.  Here the other is our own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from burnham.bots import make_bot
from burnham.games import _known, title_of
from burnham.kernel.errors import BadOption
from burnham.lab import elsewhere
from burnham.lab.arena import Match, Pairing, play
from burnham.lab.elsewhere import BotElsewhere, about, bot_from, environment
from burnham.lab.ladder import make_ladder

GAME = "raising_chicago"
OPTIONS = title_of(GAME).full_options(2, {})


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    """Every test starts its own process and ends it."""
    yield
    about.cache_clear()
    environment(sys.executable).close()
    environment.cache_clear()


def test_it_plays_as_it_would_here_and_the_same_again() -> None:
    """Each game has bots of its own, though one process thinks for all."""
    make = partial(bot_from, sys.executable)
    here = play(Pairing(Match(GAME, ("random", "random"), OPTIONS, "e"), 0))
    for _ in range(2):
        there = play(Pairing(Match(GAME, ("old:random", "random"), OPTIONS, "e"), 0), make)
        assert there == here


def test_it_says_which_version_it_is() -> None:
    ladder = make_ladder(GAME, ["old:random", "random"], 2, {}, "0", "", sys.executable)
    old, new = ladder.levels
    assert old.bot == "old:random"
    assert old.version
    assert new.commit == ""


def test_another_version_of_the_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    title = title_of(GAME)
    newer = replace(title, rules=replace(title.rules, version=99))
    monkeypatch.setitem(_known, GAME, newer)
    ours = title.rules.version
    with pytest.raises(BadOption, match=f"version {ours} of the rules, here .* version 99"):
        bot_from(sys.executable, "old:random", newer, "0")


def test_other_components_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    title = title_of(GAME)
    monkeypatch.setitem(_known, GAME, replace(title, folder=title_of("chicago_1875").folder))
    with pytest.raises(BadOption, match="other components"):
        bot_from(sys.executable, "old:random", title, "0")


@pytest.mark.parametrize(
    ("python", "name", "sentence"),
    [
        ("", "old:random", "--old"),
        (sys.executable, "old:genius", "cannot play: There is no bot “genius”"),
        ("/bin/true", "old:random", "does not answer"),
    ],
)
def test_what_cannot_play_says_why(python: str, name: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        bot_from(python, name, title_of(GAME), "0")
    if python == "/bin/true":
        environment(python).close()


def test_an_answer_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    title = title_of(GAME)
    bot = BotElsewhere(sys.executable, "random", title, "0")
    position = title.rules.setup(title.box(title.tables()), 2, OPTIONS, "0", "sfc32")
    position.settle()
    monkeypatch.setattr(elsewhere.Environment, "ask", lambda *_, **__: {"word": "resign"})
    with pytest.raises(BadOption, match="resign"):
        bot.choose(position.seen_by(position.seat), position.seat)


def test_it_does_not_see_our_own_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What we add to our path must not make the other environment one of ours."""
    (tmp_path / "burnham.py").write_text("raise SystemExit")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert about(sys.executable, GAME, "random").version


def test_bots_from_here_are_made_here() -> None:
    bot = bot_from("", "random", title_of(GAME), "0")
    assert type(bot) is type(make_bot("random", title_of(GAME), "0"))
