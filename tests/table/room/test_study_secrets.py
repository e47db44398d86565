"""Nothing hidden gets from a game under way into a study: every game, several numbers of seats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from burnham.kernel.playout import Dice
from burnham.kernel.position import NOBODY, Position
from burnham.kernel.reopening import replay_record
from burnham.table.room import play, records, seating
from burnham.table.room.refusals import NotYours
from burnham.table.room.room import NOTHING_YET, Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed
from burnham.table.room.studies import study_of, study_wish
from burnham.table.views.frame import Frame, Person
from burnham.table.views.viewpoint import Viewing, Viewpoint
from burnham.table.web.frames import TableFrames
from tests.setups import CASES, Case
from tests.table.views.whole_games import SHELF

HOST, SECRET = "host", "5a" * 32
LOOKS = 5
SOME = [case for number, case in enumerate(CASES) if number % 3 == 0 or case.setup.seats == 1]
"""Of every game some setups, all solo ones among them."""
COMPANY = [case for case in SOME if case.setup.seats > 1]


@pytest.fixture(params=SOME, ids=str, scope="module")
def room(request: pytest.FixtureRequest) -> Room:
    """A game of chance answers, played to its end by one person on all seats."""
    case: Case = request.param
    boxed = SHELF[case.game]
    places = [Place("me", f"P{n}") for n in range(case.setup.seats)]
    wish = Wish(case.game, places, case.setup.options)
    room = seating.open_table(wish, boxed, HOST, "", "", 0.0, "00" * 32)
    dice = Dice(str(case))
    while room.header.status == "playing":
        assert room.position is not None
        given = dice.pick(room.position.answers())
        play.answer(room, boxed, room.position.seat, room.journal.number, given, 0.0)
    return room


def looks(room: Room) -> Iterator[int]:
    """Some moments before the end, the deal and the last one among them."""
    last = room.journal.moment - 1
    yield from sorted({last * part // LOOKS for part in range(LOOKS + 1)})


def under_way(room: Room, boxed: Boxed, truth: Position) -> Room:
    """The table while it was played at, with this as its true position."""
    then = room.copy()
    then.header.status = "playing"
    then.journal = NOTHING_YET.begin(truth, boxed.title.rules.version)
    then.position = truth
    return then


def opened(room: Room, boxed: Boxed, seat: int) -> Room:
    """A study that the seat opens now; always with the same dice and imaginings."""
    study = study_of(room, boxed, HOST, seat, room.journal.moment, 1, "imagined")
    wish = study_wish(room, study, [seat], "random")
    return seating.open_table(wish, boxed, HOST, "Ada", "", 0.0, SECRET)


def test_two_truths_that_look_alike_give_one_study(room: Room) -> None:
    boxed = SHELF[room.header.game]
    for moment in looks(room):
        truth = room.at(boxed, moment)
        for seat in range(len(room.seats)):
            other = truth.imagine(seat, "another truth")
            one, two = (
                opened(under_way(room, boxed, one.clone()), boxed, seat) for one in (truth, other)
            )
            assert one.journal.entries[0].position == two.journal.entries[0].position
            assert one.header.study == two.header.study
            assert records.record(one, boxed, HOST) == records.record(two, boxed, HOST)
            assert one.position is not None
            seen, known = one.position.seen_by(seat), truth.seen_by(seat)
            assert seen.values() == known.values()


def page(room: Room) -> dict[str, str]:
    """All that the one who opened it is sent."""
    frame = Frame("en", "auto", Person("", False, False), 0, "/")
    viewpoint = Viewpoint(room, SHELF[room.header.game], Viewing(frame, HOST))
    return TableFrames().show(viewpoint, "", "wide", None).items


def test_two_truths_that_look_alike_give_one_page(room: Room) -> None:
    boxed, moment = SHELF[room.header.game], room.journal.moment // 2
    truth = room.at(boxed, moment)
    one, two = (
        opened(under_way(room, boxed, one), boxed, 0)
        for one in (truth, truth.imagine(0, "another truth"))
    )
    assert page(one) == page(two)


def test_no_study_has_the_dice_of_the_game_it_comes_from(room: Room) -> None:
    boxed = SHELF[room.header.game]
    for moment in looks(room):
        truth = room.at(boxed, moment)
        for then in (room, under_way(room, boxed, truth.clone())):
            study = study_of(then, boxed, HOST, 0, min(moment, then.journal.moment), 1, "x")
            wish = study_wish(then, study, [0], "random")
            begun = seating.open_table(wish, boxed, HOST, "Ada", "", 0.0).position
            assert begun is not None
            for part in ("rng_a", "rng_b", "rng_c"):
                assert getattr(begun, part) != getattr(truth, part)
                assert str(getattr(truth, part)) not in study.position


def test_a_study_is_played_to_its_end_and_its_record_replays(room: Room) -> None:
    boxed = SHELF[room.header.game]
    before = room.copy()
    moment = room.journal.moment * 2 // 3
    study = study_of(room, boxed, HOST, 0, moment, 1, "x")
    played = seating.open_table(
        study_wish(room, study, list(range(len(room.seats))), "random"), boxed, HOST, "", "", 0.0
    )
    dice = Dice("study")
    while played.header.status == "playing":
        assert played.position is not None
        given = dice.pick(played.position.answers())
        play.answer(played, boxed, played.position.seat, played.journal.number, given, 0.0)
    written = records.record(played, boxed)
    assert replay_record(boxed.title, written).hash() == written["hash"]
    assert room == before


def shared(room: Room, boxed: Boxed, seat: int, mine: list[int], level: str = "random") -> Room:
    """A study with a link; always with the same dice and imaginings."""
    moment = room.journal.moment
    study = study_of(room, boxed, HOST, seat, moment, 1, "imagined", shared=True)
    wish = study_wish(room, study, mine, level)
    return seating.open_table(wish, boxed, HOST, "Ada", "", 0.0, SECRET)


def seen_by(room: Room, person: str | None) -> dict[str, str]:
    """All that somebody is sent who came by the link."""
    frame = Frame("en", "auto", Person("", False, False), 0, "/")
    viewpoint = Viewpoint(room, SHELF[room.header.game], Viewing(frame, person))
    return TableFrames().show(viewpoint, "", "wide", None).items


def test_a_shared_study_holds_nothing_that_only_a_seat_knows(room: Room) -> None:
    """Not even its owner's hand: whatever is shown of it, to whomever, was known to everybody."""
    boxed = SHELF[room.header.game]
    for moment in looks(room):
        truth = room.at(boxed, moment)
        other = truth.imagine(NOBODY, "another truth")
        one, two = (
            shared(under_way(room, boxed, one.clone()), boxed, 0, [0]) for one in (truth, other)
        )
        assert one.journal.entries[0].position == two.journal.entries[0].position
        assert one.header.study == two.header.study
        assert records.record(one, boxed, HOST) == records.record(two, boxed, HOST)


def test_whoever_came_by_the_link_sees_no_more_than_everybody_knew(room: Room) -> None:
    boxed, moment = SHELF[room.header.game], room.journal.moment // 2
    truth = room.at(boxed, moment)
    other = truth.imagine(NOBODY, "another truth")
    everybody = list(range(len(room.seats)))
    one, two = (shared(under_way(room, boxed, t), boxed, 0, everybody) for t in (truth, other))
    one.header.invite = two.header.invite = ""
    for study in (one, two):
        study.let_in("pupil")
    for person in ("pupil", HOST, None):
        assert seen_by(one, person) == seen_by(two, person)


def test_nobody_enters_what_a_seat_imagined(room: Room) -> None:
    boxed = SHELF[room.header.game]
    study = opened(under_way(room, boxed, room.at(boxed, 0)), boxed, 0)
    study.visitors = frozenset({"pupil"})
    assert not study.may_enter("pupil")
    assert not study.may_enter(None)
    assert study.may_enter(HOST)


@pytest.mark.parametrize("room", COMPANY, indirect=True, ids=str)
def test_players_of_a_study_see_their_own_hands_only(room: Room) -> None:
    """Where others play along, nobody looks with the teacher's eyes."""
    boxed, moment = SHELF[room.header.game], room.journal.moment // 2
    study = study_of(room, boxed, HOST, 0, moment, 1, "x")
    along = seating.open_table(study_wish(room, study, [0], ""), boxed, HOST, "", "", 0.0)
    for seat in range(1, len(room.seats)):
        seating.sit(along, boxed, f"pupil {seat}", seat, "", "", 0.0)
    frame = Frame("en", "auto", Person("", False, False), 0, "/")
    for person, seat in (("pupil 1", 1), (HOST, 0), ("watcher", NOBODY)):
        seen = Viewpoint(along, boxed, Viewing(frame, person)).eyes
        assert seen.seat == seat
    with pytest.raises(NotYours):
        records.record(along, boxed, HOST)
