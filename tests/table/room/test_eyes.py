"""What a viewer can know: masks, imaginings, reasons and previews."""

from __future__ import annotations

from burnham.kernel.fields import UNKNOWN
from burnham.kernel.position import NOBODY
from burnham.table.room.eyes import Eyes
from tests.table.tables import two
from tests.toy import Toll


def dealt() -> Toll:
    position = two().position
    assert isinstance(position, Toll)
    return position


def test_only_the_own_hand_is_seen() -> None:
    position = dealt()
    seen = Eyes(position, 0).seen
    assert isinstance(seen, Toll)
    assert seen.hands[0] == position.hands[0]
    assert set(seen.hands[1]) == {UNKNOWN}
    assert set(seen.deck) == {UNKNOWN}
    assert (seen.rng_a, seen.rng_b, seen.rng_c, seen.rng_d) == (UNKNOWN,) * 4


def test_a_spectator_sees_no_hand() -> None:
    eyes = Eyes(dealt(), None)
    assert isinstance(eyes.seen, Toll)
    assert {card for hand in eyes.seen.hands for card in hand} == {UNKNOWN}
    assert eyes.seat == NOBODY
    assert eyes.answers() == []


def test_who_is_asked_gets_all_answers_and_nobody_else_any() -> None:
    position = dealt()
    assert Eyes(position, 0).answers() == position.answers()
    assert Eyes(position, 1).answers() == []


def test_imaginings_hold_nothing_but_what_is_seen() -> None:
    """Two positions that look alike to a seat give the same imaginings."""
    position = dealt()
    other = position.imagine(0, "quite another deal")
    assert other.values() != position.values()
    here, there = Eyes(position, 0), Eyes(other, 0)
    assert [d.values() for d in here.dreams] == [d.values() for d in there.dreams]
    for answer in here.answers():
        assert here.gives(answer) == there.gives(answer)


def test_a_preview_tells_what_is_certain() -> None:
    position = dealt()
    eyes = Eyes(position, 0)
    card = position.hands[0][0]
    assert eyes.gives(card) == {"coins": position.box.cards[card]}


def test_a_roll_and_a_draw_have_no_preview() -> None:
    eyes = Eyes(dealt(), 0)
    words = {eyes.seen.step.word(answer): answer for answer in eyes.answers()}
    gamble = next(answer for word, answer in words.items() if word.startswith("gamble"))
    assert eyes.gives(gamble) == {}
    assert eyes.gives(words["draw"]) == {}


def test_what_differs_between_imaginings_is_not_said() -> None:
    eyes = Eyes(dealt(), 0)
    assert eyes.agreed(lambda g: g.hands[1]) is None  # type: ignore[attr-defined]
    assert eyes.agreed(lambda g: g.hands[0]) is not None  # type: ignore[attr-defined]
