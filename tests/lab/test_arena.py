"""Matches are fair, can be repeated and gone on with, and say how sure they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from burnham.games import _known
from burnham.kernel.errors import BadOption, BadRecord
from burnham.kernel.game import Game, new_game
from burnham.kernel.title import Options, Title
from burnham.lab.arena import Match, Outcome, Pairing, play, run, summary, wilson
from tests import toy

MATCH = Match("toy", ("greedy", "random"), {"free": False}, "arena")


@pytest.fixture(autouse=True)
def tollhouse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_known, "toy", toy.TITLE)


def test_every_deal_is_played_in_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    deals = []

    def remembered(title: Title, seats: int, seed: str, options: Options, edition: None) -> Game:
        deals.append(seed)
        return new_game(title, seats, seed, options, edition)

    monkeypatch.setattr("burnham.lab.arena.new_game", remembered)
    match = Match("toy", ("greedy", "random", "random"), {}, "r")
    outcomes = [play(Pairing(match, number)) for number in range(6)]
    assert [outcome.seats for outcome in outcomes[:3]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert deals == ["r/0"] * 3 + ["r/1"] * 3


def test_points_and_ranks_belong_to_the_entrant_not_to_the_seat() -> None:
    """The same two bots: whoever sits where the deal is better has more points, in both games."""
    for deal in range(3):
        first, second = (play(Pairing(MATCH, 2 * deal + turn)) for turn in (0, 1))
        assert first.seats == [0, 1]
        assert second.seats == [1, 0]
        for outcome in (first, second):
            better = outcome.points.index(max(outcome.points))
            assert outcome.ranks[better] == 1


def test_a_match_is_the_same_every_time() -> None:
    assert list(run(MATCH, 4, 1)) == list(run(MATCH, 4, 1))


def test_shared_victories_and_an_automatons() -> None:
    assert Outcome(0, [0, 1], [5, 5], [1, 1]).wins == [0.5, 0.5]
    assert Outcome(0, [0], [5], [2]).wins == [0.0]


def test_wilsons_interval() -> None:
    """Known values; the interval holds the share and never leaves 0 to 1."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = list(run(MATCH, 6, 1))
    assert list(run(MATCH, 3, 1, file)) == whole[:3]
    written = file.read_text()
    assert list(run(MATCH, 6, 1, file)) == whole
    assert file.read_text().startswith(written), "what was there stays as it is"
    assert len(file.read_text().splitlines()) == 1 + 6


def test_a_line_cut_off_in_the_middle_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = list(run(MATCH, 4, 1, file))
    written = file.read_text()
    file.write_text(written[:-20])
    assert list(run(MATCH, 4, 1, file)) == whole
    assert file.read_text() == written


@pytest.mark.parametrize("other", [MATCH._replace(seed="x"), MATCH._replace(options={})])
def test_the_file_of_another_match_is_refused(tmp_path: Path, other: Match) -> None:
    file = tmp_path / "match.jsonl"
    list(run(other, 1, 1, file))
    before = file.read_text()
    with pytest.raises(BadRecord, match="another match"):
        list(run(MATCH, 1, 1, file))
    assert file.read_text() == before


def test_a_broken_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    list(run(MATCH, 2, 1, file))
    head, _, second = file.read_text().splitlines()
    file.write_text("\n".join([head, "{}", second, ""]))
    with pytest.raises(BadRecord):
        list(run(MATCH, 2, 1, file))


def test_an_unknown_bot_is_refused_before_the_first_game(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    with pytest.raises(BadOption, match="genius"):
        list(run(MATCH._replace(line_up=("greedy", "genius")), 1, 1, file))
    assert not file.exists()


def test_the_summary_adds_up() -> None:
    outcomes = list(run(MATCH, 8, 1))
    found = summary(MATCH, outcomes)
    greedy, chance = found["entrants"]
    assert greedy["win_share"] + chance["win_share"] == pytest.approx(1.0)
    assert greedy["win_share"] > chance["win_share"]
    low, high = greedy["interval"]
    assert low < greedy["win_share"] <= high
    assert found["bots"]["greedy"]["mu"] > found["bots"]["random"]["mu"]
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1.0)
    assert found["games"] == 8
