"""Reports: games are counted rightly, luck is told from what is not, and the page stands alone."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from burnham.games import _known, names, title_of
from burnham.kernel.errors import BadOption, BadRecord
from burnham.kernel.fluent import LANGUAGES, Lang
from burnham.kernel.playout import Dice
from burnham.kernel.text import printed_text
from burnham.kernel.title import Options
from burnham.lab.report import count, things
from burnham.lab.report.charts import edges_of, for_page
from burnham.lab.report.gather import MOMENTS, Job, Watched, drama, evenly, settled, watch, watched
from burnham.lab.report.page import Report, Side
from burnham.lab.report.words import FOLDER, Words, question
from burnham.lab.simulate import Job as Played
from burnham.lab.simulate import Plan, play
from tests import toy
from tests.texts import Code, entries


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_known, "toy", toy.TITLE)


def plan(
    game: str = "toy", seats: int = 2, bot: str = "random", options: Options | None = None
) -> Plan:
    full = title_of(game).full_options(seats, options or {})
    return Plan(game, seats, full, "r", [bot] * seats)


def game_of(number: int, shares: list[float], chosen: list[list[str]]) -> Watched:
    """A game of which nothing matters but who won and what was chosen."""
    return Watched(
        side=0, number=number, first=0, decisions=1, totals=[0, 0], shares=shares, categories={},
        questions={}, widths=[1], chances=[], changes=0, drama=0.0, settled=0.0, things=chosen,
    )  # fmt: skip


# --- one game -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["toy", "san_francisco"])
def test_the_same_games_are_watched_as_are_simulated(game: str) -> None:
    how = plan(game)
    found = watch(Job(0, how, 3))
    told = play(Played(how, 3))
    assert (found.decisions, found.totals, found.shares) == told
    assert found == watch(Job(0, how, 3))
    assert sum(found.widths) == found.decisions
    assert sum(asked.times for asked in found.questions.values()) == found.decisions
    assert len(found.chances) == MOMENTS + 1
    assert all(sum(chances) == pytest.approx(1.0, abs=0.001) for chances in found.chances)
    assert found.chances[-1] == found.shares
    assert all(found.things)


def test_the_course_of_a_game() -> None:
    even, ahead, behind = [0.5, 0.5], [0.75, 0.25], [0.25, 0.75]
    found = evenly([(0, even), (30, behind), (100, [1.0, 0.0])])
    assert found[0] == even
    assert found[MOMENTS * 3 // 10] == found[-2] == behind
    assert found[-1] == [1.0, 0.0]
    assert drama([even, ahead], 0) == 0.0
    assert drama([even, behind], 0) == pytest.approx(0.5 * 0.5**0.5)
    assert settled([0, 30, 100], [0, 0, 0], 0) == 0.0
    assert settled([0, 30, 100], [1, 0, 0], 0) == 0.3
    assert settled([0, 30, 100], [0, 1, 0], 0) == 1.0


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    keep = tmp_path / "keep.jsonl"
    first = list(watched([plan()], 2, 1, keep))
    lines = keep.read_text()
    assert list(watched([plan()], 2, 1, keep)) == first
    assert keep.read_text() == lines
    keep.write_text(lines[:-20])  # broken off while it wrote
    assert list(watched([plan()], 3, 1, keep)) == list(watched([plan()], 3, 1, None))
    with pytest.raises(BadRecord, match="results of another game"):
        list(watched([plan(bot="greedy")], 2, 1, keep))


# --- many games ---------------------------------------------------------------------------


def test_means_and_differences_have_intervals() -> None:
    ones, twos = [1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 3.0, 2.0]
    assert count.mean_of(ones) == (1.0, 1.0, 1.0)
    found = count.mean_of(twos)
    error = (2 / 3 / 4) ** 0.5
    assert found == pytest.approx((2.0, 2.0 - 1.96 * error, 2.0 + 1.96 * error), abs=0.001)
    assert count.difference(ones, twos).value == 1.0
    assert count.difference(ones, twos).low == pytest.approx(1.0 - 1.96 * error, abs=0.001)


def test_every_measure_is_told_of_real_games() -> None:
    games = list(watched([plan("san_francisco", 3)], 3, 1, None))
    assert sum(estimate.value for estimate in count.by_seat(games)) == pytest.approx(1.0)
    assert sum(estimate.value for estimate in count.by_place(games, 3)) == pytest.approx(1.0)
    assert sum(count.widths(games)) == pytest.approx(1.0)
    asked = count.questions(games)
    assert [one.times for one in asked] == sorted((one.times for one in asked), reverse=True)
    total = sum(each.every.value * each.games for each in count.categories(games, 3))
    assert total == pytest.approx(sum(sum(one.totals) for one in games) / 3)
    for measure in count.MEASURES:
        assert len(count.measured(games, measure)) == 3


def test_what_goes_along_with_winning_is_told_from_luck() -> None:
    """`good` is chosen by the winner four times of five, the others whoever wins."""
    dice, games = Dice("luck"), []
    for number in range(300):
        winner = dice.roll(2)
        chosen = [["all"], ["all"]]
        chosen[winner if dice.roll(5) else 1 - winner].append("good")
        for other in range(20):
            chosen[dice.roll(2)].append(f"luck {other}")
        games.append(game_of(number, [1.0 - winner, float(winner)], chosen))
    found = {thing.key: thing for thing in things.things(games, 2)}
    assert "all" not in found
    assert [thing.key for thing in found.values() if thing.is_marked] == ["good"]
    good = found["good"]
    assert good.count == 300
    assert good.share == pytest.approx(0.8, abs=0.06)
    assert good.lead.low < 0.3 < good.lead.high
    assert next(iter(found)) == "good"


def test_seats_are_compared_with_themselves() -> None:
    """The first seat always wins and always takes: that says nothing of what it takes."""
    games = [game_of(number, [1.0, 0.0], [["take"], []]) for number in range(60)]
    (found,) = things.things(games, 2)
    assert found.share == 1.0
    assert found.lead.value == 0.0
    assert not found.is_marked


def test_holms_correction() -> None:
    assert things.holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert things.holm([0.9, 0.8]) == [1.0, 1.0]
    assert things.luck_of(1.96, 1.0) == pytest.approx(0.05, abs=0.0001)


def test_changes_between_two_sides() -> None:
    """Before, the second seat takes `b` whoever wins; then the winner does."""
    games, same = [], []
    for number in range(100):
        winner = number % 2
        shares = [1.0 - winner, float(winner)]
        games.append(game_of(number, shares, [["a"], ["b"]]))
        same.append(game_of(number, shares, [["a"], ["b"]] if winner else [["b"], ["a"]]))
    before, after = things.things(games, 2), things.things(same, 2)
    found = {change.before.key: change for change in things.changes(before, after)}
    assert found["a"].is_marked
    assert found["a"].lead.value == pytest.approx(-0.5)
    assert found["b"].lead.value == pytest.approx(0.5)
    assert not [change for change in things.changes(before, before) if change.is_marked]


# --- the page -----------------------------------------------------------------------------


class Parts(HTMLParser):
    """What a page is made of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]


def page(plans: list[Plan], games: int, lang: str) -> str:
    found = list(watched(plans, games, 1, None))
    sides = [
        Side(one, [w for w in found if w.side == side], ["", "after"][side])
        for side, one in enumerate(plans)
    ]
    return Report(sides, lang).page()


def stands_alone(written: str) -> None:
    parts = Parts(written)
    assert "http" not in written
    assert not {"script", "link", "img", "iframe", "object"} & set(parts.tags)
    assert all(address.startswith("#") for address in parts.addresses)
    assert "url(http" not in written
    assert "@import" not in written
    assert len(parts.ids) == len(set(parts.ids))
    assert {address[1:] for address in parts.addresses} <= set(parts.ids)
    assert set(re.findall(r"url\(#([^)]+)\)", written)) <= set(parts.ids)
    assert parts.tags.count("svg") >= 7


def test_the_page_stands_alone_in_both_languages() -> None:
    english, german = (page([plan("san_francisco", 3)], 12, lang) for lang in ("en", "de"))
    for written in (english, german):
        stands_alone(written)
        assert "san_francisco" not in written
        assert "var(--blue)" in written
    assert "San Francisco for 3" in english
    assert "goes along with winning" in english
    assert "San Francisco zu dritt" in german
    assert "Wer gewinnt" in german
    assert "Wohin setzt du deinen Stein?" in german
    assert "Duopol: nein" in german
    assert " Punkte (" in german
    assert not re.search(r">[^<]*(place.stone|duopoly|[(\s]-\d)[^<]*</(text|td|p|h2)>", german)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_questions_are_told_as_players_are_asked(game: str, lang: Lang) -> None:
    text = printed_text(title_of(game), lang)
    for step in text.title.rules.steps:
        if text.has(f"q-{step.name}"):
            told = question(text, step.name)
            assert told.endswith(("?", "."))
            assert not re.search(r"[{}$]\w|\d", told)


def test_numbers_are_told_as_far_as_they_say_something() -> None:
    words = Words("en")
    assert [words.number(n) for n in (-0.001, 5.678, -99.96, 305_333.33)] == [
        "0", "5.68", "−99.96", "305,333",
    ]  # fmt: skip
    assert [words.share(n) for n in (-0.0001, -0.25)] == ["0%", "−25%"]


def test_what_is_called_the_same_is_told_apart_in_a_chart() -> None:
    report = Report([Side(plan("san_francisco", 3), [])], "en")
    keys = ["use field=2", "use field=26", "take permit=7"]
    told = report._short(keys)
    assert len(set(told)) == 3
    assert told[2].endswith("· take")


def test_categories_are_those_that_brought_points_the_constant_ones_first() -> None:
    how = plan("san_francisco", 3, bot="greedy")
    games = [replace(watch(Job(0, how, 0)), categories=each) for each in (
        {"private": [0, 3, 1], "builder": [0, 0, 0], "money": [1, 1, 1]},
        {"pub_red": [1, 0, 0], "private": [2, 0, 0], "money": [1, 0, 0]},
    )]  # fmt: skip
    found = Report([Side(how, games)], "en")._categories(games)
    assert [each.name for each in found] == ["private", "money", "pub_red"]


def test_two_sides_stand_beside_each_other() -> None:
    written = page([plan(), plan(options=_other_option())], 60, "en")
    stands_alone(written)
    assert "as it is" in written
    assert "after" in written
    assert "Difference" in written


def test_what_was_changed_is_told_as_the_lobby_tells_it() -> None:
    how = plan("san_francisco", 2, options={"duopoly": True})
    change = "duopoly=true, dear.toml"
    report = Report([Side(how, []), Side(how, [], change)], "de")
    assert report.names == ["wie es ist", "Duopol: ja, dear.toml"]


def _other_option() -> Options:
    option = next(option for option in toy.TITLE.rules.options if len(option.choices) > 1)
    return {option.name: next(c for c in option.choices if c != option.default)}


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_pages_of_every_game_and_number_of_seats(game: str) -> None:
    rules = title_of(game).rules
    for seats in range(rules.min_seats, rules.max_seats + 1):
        for lang in ("en", "de"):
            stands_alone(page([plan(game, seats)], 40, lang))


def test_pictures_take_the_colours_of_the_page() -> None:
    svg = '<?xml?><svg xmlns="x" width="3pt"><metadata>m</metadata><g id="a" fill="#2F5D8A"/></svg>'
    drawn = for_page(svg, "n", "a <b>")
    assert drawn == (
        '<svg role="img" aria-label="a &lt;b&gt;"><g id="n-a" fill="var(--blue)"/></svg>'
    )


def test_bars_begin_between_whole_numbers() -> None:
    assert edges_of([1.0, 2.0]) == [0.5, 1.5, 2.5, 3.5]
    assert len(edges_of(list(range(1000)))) <= 25


def test_words_are_all_used_and_there() -> None:
    code = Code(sorted(FOLDER.parent.glob("*.py")))
    keys = set(entries(FOLDER / "en.ftl"))
    assert sorted(key for key in keys if not code.mentions(key)) == []
    with pytest.raises(BadOption):
        Words("xx")
