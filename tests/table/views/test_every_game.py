"""Every game of the house at the table: drawn and told in both languages, and nothing hidden."""

from __future__ import annotations

from functools import cache

import pytest

from burnham.games.chicago_1991.box import CASINOS
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.fluent import Lang
from burnham.kernel.playout import Dice
from burnham.kernel.scores import Scores
from burnham.table import pages
from burnham.table.room import play, seating
from burnham.table.room.room import Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.views.frame import Frame, Person
from burnham.table.views.hint import points_words
from burnham.table.views.result import verdict
from burnham.table.views.seats import tally_label
from burnham.table.views.table import PARTS, TableView, stamps, table_view
from burnham.table.views.viewpoint import Viewing, Viewpoint

SHELF = Shelf()
GAMES = list(SHELF)
LOOKS = 4
PEOPLE = ("ada", "bruno", "clara", "dora")


@cache
def moments(game: str) -> list[Room]:
    """A random game, looked at a few times on the way and at its end."""
    boxed = SHELF[game]
    room = full_table(boxed)
    dice = Dice(game)
    found = [room.copy()]
    while room.header.status == "playing":
        assert room.position is not None
        given = dice.pick(room.position.answers())
        play.answer(room, boxed, room.position.seat, room.journal.number, given, 0.0)
        found.append(room.copy())
    stride = max(1, len(found) // LOOKS)
    return [*found[1:-1:stride], found[-1]]


def full_table(boxed: Boxed) -> Room:
    seats = boxed.title.rules.max_seats
    wish = Wish(boxed.title.id, [Place("me"), *[Place("friend")] * (seats - 1)], {})
    room = seating.open_table(wish, boxed, PEOPLE[0], "Ada", "", 0.0)
    room.header.secret = "00" * 32  # always the same game
    room.header.id = "0" * 12
    for seat in room.seats:
        seat.bytes = "11" * 16
    for number, person in enumerate(PEOPLE[1:seats], 1):
        seating.sit(room, boxed, person, number, person.title(), "22" * 16, 0.0)
    return room


def viewpoint(room: Room, seat: int | None, lang: Lang = "en") -> Viewpoint:
    frame = Frame(lang, "auto", Person("", False, False), 0, "/")
    person = None if seat is None else PEOPLE[seat]
    return Viewpoint(room, SHELF[room.header.game], Viewing(frame, person))


def view(room: Room, seat: int | None, lang: Lang = "en") -> TableView:
    return table_view(viewpoint(room, seat, lang), "")


def drawn(shown: TableView) -> dict[str, str]:
    return {part: "".join(pages.render_part(part, shown).iter_chunks()) for part in PARTS}


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_in_both_languages(game: str) -> None:
    for room in moments(game):
        for lang in ("en", "de"):
            shown = view(room, room.asked or 0, lang)
            assert all(len(html) < 2_000_000 for html in drawn(shown).values())
            if shown.question:
                assert shown.question.answers
                assert shown.question.sentence
    assert shown.log
    assert shown.result


def test_the_verdict_tells_of_a_tie() -> None:
    seen = viewpoint(full_table(SHELF["raising_chicago"]), 0)
    broken = Scores([("reputation", [7, 7, 5])], [("storeys", [2, 1, 9])])
    assert verdict(seen, broken) == "Ada wins the tie at 7 points."
    assert verdict(seen, Scores(broken.categories, [])) == (
        "Ada and Bruno share the victory with 7 points each."
    )
    assert verdict(seen, Scores([("reputation", [8, 7, 5])], [])) == "Ada wins with 8 points."


CHIPS = {
    "chicago_1875": ("cubes", "Resource", "Resources", "Ressource"),
    "chicago_1991": ("casinos", "Casino", "Casinos", "Kasino"),
    "raising_chicago": ("jackscrew", "Jackscrew", "Jackscrews", "Hubspindel"),
    "san_francisco": ("permits", "Permit", "Permits", "Genehmigung"),
}


@pytest.mark.parametrize("game", GAMES)
def test_one_of_a_thing_is_told_by_its_singular(game: str) -> None:
    name, one, many, one_de = CHIPS[game]
    en, de = (viewpoint(moments(game)[0], None, lang) for lang in ("en", "de"))
    assert [tally_label(en, name, one=True), tally_label(en, name)] == [one, many]
    assert tally_label(de, name, one=True) == one_de
    assert tally_label(en, "points", one=True) == tally_label(en, "points")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_price_is_said_once_on_a_button(lang: Lang) -> None:
    """Chicago 1991: the hire buttons."""
    shown = view(full_table(SHELF["chicago_1991"]), 0, lang)
    assert shown.question is not None
    hire = shown.question.answers[0]
    assert hire.sentence.endswith(hire.chips[0].text)
    html = str(pages.render_part("question", shown))
    button = html.partition('class="answer')[2].partition("</button>")[0]
    assert button.count(hire.chips[0].text) == 1


GRAINS = {"chicago_1875": "1,179", "chicago_1991": "1,000", "raising_chicago": "1,178.6",
          "san_francisco": "1,178.6"}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_expected_points_are_no_finer_than_they_mean_something(game: str) -> None:
    seen = viewpoint(moments(game)[0], None)
    assert points_words(seen, 1178.63, sign=True) == f"+{GRAINS[game]}"
    assert points_words(seen, -1178.63) == f"−{GRAINS[game]}"
    assert points_words(seen, -0.01) == points_words(seen, 0.0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_shown(game: str) -> None:
    """Two positions that a viewer cannot tell apart look the same, part by part."""
    for room in moments(game)[:-1]:
        assert room.position is not None
        for seat in (room.position.seat, (room.position.seat + 1) % len(room.seats), None):
            other = room.copy()
            other.position = room.position.imagine(-1 if seat is None else seat, "another deal")
            one, two = view(room, seat), view(other, seat)
            assert stamps(one) == stamps(two)
            assert drawn(one) == drawn(two)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_promised_happens(game: str) -> None:
    """Where a preview says what an answer costs and gives, that is what it does."""
    for room in moments(game)[:-1]:
        position = room.position
        assert position is not None
        seat = position.seat
        boxed = SHELF[game]
        viewpoint = Viewpoint(room, boxed, Viewing(view(room, seat).frame, PEOPLE[seat]))
        assert viewpoint.eyes.answers() == position.answers()
        for answer in position.answers():
            promised = viewpoint.eyes.gives(answer)
            after = position.clone()
            after.take(answer)
            before, now = position.tally(seat), after.tally(seat)
            assert all(now[name] - before.get(name, 0) == n for name, n in promised.items())


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Bruno wins by holding 3 of the four casinos."),
        ("de", "Bruno gewinnt mit 3 von vier Kasinos."),
    ],
)
def test_a_victory_by_a_goal_shows_what_decided(lang: Lang, sentence: str) -> None:
    room = moments("chicago_1991")[-1].copy()
    assert isinstance(room.position, Chicago)
    g = room.position.clone()
    for casino, gang in zip(g.box.casino, (1, 1, 1, 0), strict=True):
        g.owner[casino] = gang
    g.winner, g.won_by = 1, CASINOS
    room.position = g
    shown = view(room, 0, lang)
    assert shown.result
    assert shown.result.sentence == sentence
    assert shown.result.held == ("Golden Wheel", "Ruby Palace", "Shamrock Club")
    assert shown.result.goal
    assert shown.result.goal.points == (1, 3, 0, 0)
    page = drawn(shown)["result"]
    assert "Golden Wheel, Ruby Palace, Shamrock Club" in page
    goal, cash = ("Casinos", "Cash") if lang == "en" else ("Kasinos", "Bargeld")
    rows = page[page.index("<tbody") :]
    assert rows.index(goal) < rows.index(cash)
