"""A ladder is climbed rung by rung, goes on where it was left, and never mixes results."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from burnham.bots import make_bot
from burnham.games import _known
from burnham.kernel.errors import BadOption, BadRecord
from burnham.lab.ladder import Climb, Ladder, Pair, Rung, climb, make_ladder, pairs, summary
from burnham.lab.sprt import Bounds, Verdict
from tests import toy

BOUNDS = Bounds(0.5, 0.6, least=4, most=40)


@pytest.fixture(autouse=True)
def tollhouse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_known, "toy", toy.TITLE)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ladder" / "toy-2.jsonl"


def ladder(*bots: str, game: str = "toy", seats: int = 2, commit: str = "abc") -> Ladder:
    return make_ladder(game, bots or ("random", "greedy"), seats, {}, "l", commit, "")


def climbed(of: Ladder, file: Path, bounds: Bounds = BOUNDS, workers: int = 1) -> list[Rung]:
    return list(climb(of, bounds, Climb(file, workers, make_bot), lambda pair, deals: None))


def lines(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def undated(file: Path) -> list[dict[str, object]]:
    return [{**line, "date": ""} for line in lines(file)]


def test_all_pairs_the_stronger_first() -> None:
    found = pairs(ladder("random", "easy", "greedy"))
    assert found == [("easy", "random"), ("greedy", "random"), ("greedy", "easy")]


def test_the_stronger_is_found_out_and_nothing_is_kept_beyond(file: Path) -> None:
    (rung,) = climbed(ladder(), file)
    assert rung.pair == Pair("greedy", "random")
    assert rung.finding.verdict == Verdict.ABOVE
    assert BOUNDS.least <= rung.finding.deals.count < BOUNDS.most
    assert len(lines(file)) == 1 + rung.finding.deals.count


def test_the_weaker_is_found_out_too(file: Path) -> None:
    (rung,) = climbed(ladder("greedy", "random"), file)
    assert rung.finding.verdict == Verdict.BELOW


def test_every_line_says_what_it_is(file: Path) -> None:
    climbed(ladder(), file)
    head, first, *_ = lines(file)
    assert head["rules"] == toy.TITLE.rules.version
    assert head["seed"] == "l"
    levels = head["levels"]
    assert isinstance(levels, list)
    assert [level["bot"] for level in levels] == ["random", "greedy"]
    assert {level["commit"] for level in levels} == {"abc"}
    assert first["pair"] == ["greedy", "random"]
    assert first["deal"] == 0
    games = first["games"]
    assert isinstance(games, list)
    assert [game["seats"] for game in games] == [[0, 1], [1, 0]]
    assert isinstance(first["machine"], dict)
    assert first["machine"].keys() == {"cores", "processor", "python", "native"}
    assert str(first["date"]).endswith("+00:00")


def test_one_against_all_others_takes_every_seat_once(file: Path) -> None:
    climbed(ladder(seats=3), file, BOUNDS._replace(least=1, most=1))
    games = lines(file)[1]["games"]
    assert isinstance(games, list)
    assert [game["seats"][0] for game in games] == [0, 1, 2]


def test_a_ladder_goes_on_where_it_was_left(file: Path, tmp_path: Path) -> None:
    whole = climbed(ladder(), tmp_path / "whole.jsonl")
    climbed(ladder(), file, BOUNDS._replace(least=2, most=2))
    written = file.read_text()
    assert climbed(ladder(), file) == whole
    assert file.read_text().startswith(written)
    assert undated(file) == undated(tmp_path / "whole.jsonl")
    complete = file.read_text()
    assert climbed(ladder(), file) == whole, "nothing is left to play"
    assert file.read_text() == complete


def test_a_deal_cut_off_in_the_middle_is_played_again(file: Path) -> None:
    whole = climbed(ladder(), file)
    before = undated(file)
    file.write_text(file.read_text()[:-20])
    assert climbed(ladder(), file) == whole
    assert undated(file) == before


@pytest.mark.slow
def test_how_many_processes_play_makes_no_difference(tmp_path: Path) -> None:
    files = [tmp_path / f"{workers}.jsonl" for workers in (1, 2)]
    players = ladder("random", "easy", game="san_francisco")
    for file, workers in zip(files, (1, 2), strict=True):
        climbed(players, file, Bounds(0.5, 0.9, least=2, most=2), workers)
    assert undated(files[0]) == undated(files[1])


def other_rules(players: Ladder) -> Ladder:
    return replace(players, rules=players.rules + 1)


def other_seed(players: Ladder) -> Ladder:
    return replace(players, seed="other")


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        (other_rules, "version 2 of the rules, which are at version 1 now"),
        (other_seed, "another game, seed"),
        (lambda players: ladder("random", "easy"), "other bots: random .*, easy"),
        (lambda players: ladder(commit="def"), "other bots: .* def .*Now they are .* abc"),
    ],
)
def test_other_results_are_refused_and_left_alone(
    file: Path, changed: Callable[[Ladder], Ladder], sentence: str
) -> None:
    few = BOUNDS._replace(least=1, most=1)
    climbed(changed(ladder()), file, few)
    before = file.read_text()
    with pytest.raises(BadRecord, match=sentence):
        climbed(ladder(), file, few)
    assert file.read_text() == before


@pytest.mark.parametrize("harm", ["{}\n", "no json\n"])
def test_a_broken_file_is_refused(file: Path, harm: str) -> None:
    climbed(ladder(), file)
    written = file.read_text()
    for text in (harm + written, written + harm):
        file.write_text(text)
        with pytest.raises(BadRecord):
            climbed(ladder(), file)
        assert file.read_text() == text


def test_a_file_with_a_deal_missing_is_refused(file: Path) -> None:
    climbed(ladder(), file)
    head, _, *rest = file.read_text().splitlines(keepends=True)
    file.write_text("".join([head, *rest]))
    with pytest.raises(BadRecord):
        climbed(ladder(), file)


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy"), ("greedy", "genius")])
def test_ladders_that_cannot_be(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadOption):
        ladder(*bots)


def test_the_summary_tells_pairs_and_ratings(file: Path) -> None:
    players = ladder("random", "easy", "greedy")
    found = summary(players, BOUNDS, climbed(players, file))
    assert [rated["bot"] for rated in found["ratings"]] == ["random", "easy", "greedy"]
    for pair in found["pairs"]:
        low, high = pair["interval"]
        assert low <= pair["share"] <= high
        assert pair["games"] == 2 * pair["deals"]
    assert found["ratings"][0]["rating"] == 0
    assert found["ratings"][2]["rating"] > 0


def test_progress_is_told_after_every_deal(file: Path) -> None:
    told: list[tuple[Pair, int]] = []
    how = Climb(file, 1, make_bot)
    (rung,) = climb(ladder(), BOUNDS, how, partial(_note, told))
    assert told == [(rung.pair, n) for n in range(1, rung.finding.deals.count + 1)]


def _note(told: list[tuple[Pair, int]], pair: Pair, deals: int) -> None:
    told.append((pair, deals))
