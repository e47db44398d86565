"""Plans in every game: chance plans in chance games, and the edges of what counts as unchanged."""

from __future__ import annotations

import logging
from collections import Counter

import pytest

from burnham.kernel.codec import plain_fact, position_hash
from burnham.kernel.journal import Entry
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.table.room import planning, plans, play, seating
from burnham.table.room.eyes import Eyes
from burnham.table.room.planning import foreseen, lay, may_plan, planned_answer
from burnham.table.room.room import Planned, Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed
from tests.table.views.whole_games import SHELF

TURNED_UP = {
    "chicago_1875": ("asset_row", "grid_tile", "built"),
    "chicago_1991": ("last_duel",),
    "raising_chicago": ("slot_project", "slot_card", "stack_tops"),
    "san_francisco": ("permit_display", "tender_display"),
}
"""Where cards, tiles and dice come to lie open, by game.  Not the prestige tiles: the last of them
is known before it is turned up."""
GAMES = tuple(TURNED_UP)
PEOPLE = ("ada", "bruno", "clara")


def table(boxed: Boxed, secret: str = "00" * 32) -> Room:
    """Ada, Bruno and Clara, dealt."""
    wish = Wish(boxed.title.id, [Place("me"), Place("friend"), Place("friend")], {})
    room = seating.open_table(wish, boxed, PEOPLE[0], "Ada", "", 0.0, secret)
    for seat, person in enumerate(PEOPLE[1:], 1):
        seating.sit(room, boxed, person, seat, person.title(), "", 0.0)
    return room


def give(room: Room, boxed: Boxed, word: int | str) -> None:
    assert room.position is not None
    play.answer(room, boxed, room.position.seat, room.journal.number, word, 0.0)


def plan_one(room: Room, boxed: Boxed, seat: int, dice: Dice) -> bool:
    """Lay one more chance answer down; False if that cannot be foreseen."""
    place = len(room.plans[seat].answers) if seat in room.plans else 0
    ahead = foreseen(room, seat, place)
    if ahead is None or place >= 4:
        return False
    word = ahead.step.word(dice.pick(ahead.answers()))
    number = room.journal.number
    lay(room, seat, number, place, planned_answer(room, boxed, seat, number, place, word))
    return True


def without_plans(room: Room) -> Room:
    copy = room.copy()
    copy.plans = {}
    return copy


def told(entry: Entry) -> tuple[object, ...]:
    return entry._replace(facts=()), [plain_fact(fact) for fact in entry.facts]


def open_things(game: str, position: Position) -> set[tuple[str, int]]:
    return {(name, n) for name in TURNED_UP[game] for n in getattr(position, name) if n >= 0}


def check_given(room: Room, boxed: Boxed, planned: Planned) -> None:
    """What must hold by the plain sense of the words, however it was worked out."""
    assert room.position is not None
    assert room.asked is not None
    position, then = room.position, room.at(boxed, planned.moment)
    assert (position.step.name, position.arg) == (planned.step, planned.arg)
    answer = position.step.number(planned.word)
    assert answer in position.answers()
    assert Eyes(position, room.asked).gives(answer) == planned.gives
    assert open_things(boxed.title.id, position) <= open_things(boxed.title.id, then)


def check_dropped(room: Room, boxed: Boxed, planned: Planned, seat: int, why: str) -> None:
    position = room.position
    assert position is not None
    if why == "question":
        assert (position.step.name, position.arg) != (planned.step, planned.arg)
    words = [position.step.word(answer) for answer in position.answers()]
    if why == "refused":
        assert planned.word not in words
    if why == "gives":
        answer = position.step.number(planned.word)
        assert Eyes(position, seat).gives(answer) != planned.gives
    if why == "more":
        assert set(words) - set(planned.offered)


def played_with_plans(boxed: Boxed, seed: str, answers: int) -> Counter[str]:
    """A chance game with chance plans; gives how often what came of them."""
    dice, seen = Dice(seed), Counter[str]()
    room = table(boxed)
    while room.header.status == "playing" and room.journal.number < answers:
        assert room.position is not None
        assert room.asked is not None
        word = plans.due(room)
        if word:
            check_given(room, boxed, room.plans[room.asked].answers[0])
            by_hand = without_plans(room)
            give(room, boxed, word)
            give(by_hand, boxed, word)
            assert room.position is not None
            assert by_hand.position is not None
            assert position_hash(room.position) == position_hash(by_hand.position)
            assert told(room.journal.standing.last) == told(by_hand.journal.standing.last)
            seen["given"] += 1
        else:
            for seat in range(3):
                if may_plan(room, seat) and dice.pick([0, 0, 0, 1]):
                    seen["laid"] += plan_one(room, boxed, seat, dice)
        laid = dict(room.plans)
        if not word:
            give(room, boxed, dice.pick(room.position.answers()))
        for seat, plan in list(room.plans.items()):
            if plan.dropped:
                if laid[seat].answers and room.position is not None and room.asked == seat:
                    check_dropped(room, boxed, laid[seat].answers[0], seat, plan.dropped.why)
                seen[plan.dropped.why] += 1
                planning.remove(room, seat, 0)
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_planned_answer_does_what_it_does_by_hand(
    game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Chance plans in chance games: given or dropped for a reason, never anything else."""
    caplog.set_level(logging.WARNING)
    seen = played_with_plans(SHELF[game], game, 160)
    assert seen["laid"]
    assert seen["given"]
    assert {*seen} & {"touched", "refused", "revealed", "more", "question"}
    assert not caplog.records


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_many_plans(game: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    for n in range(20):
        played_with_plans(SHELF[game], f"many {n}", 400)
    assert not caplog.records
