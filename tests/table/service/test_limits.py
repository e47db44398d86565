"""Buckets, and lines for those who guess, on a clock of their own."""

from __future__ import annotations

import pytest

from burnham.table.room.refusals import TooMuch
from burnham.table.service.limits import FREE, HELD, LONGEST, PAUSE, QUIET, Limit, Tries
from burnham.table.service.settings import Rate


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tries(clock: Clock) -> Tries:
    """With all free ones used up."""
    tries = Tries(clock)
    for _ in range(FREE):
        tries.begin("ada", "10.0.0.1")
    return tries


def wait(tries: Tries, address: str = "10.0.0.1", login: str = "ada") -> int:
    """Try; the seconds that one is told to wait, 0 if the try is taken."""
    try:
        tries.begin(login, address)
    except TooMuch as refused:
        return int(refused.given["seconds"])
    return 0


def test_a_bucket_is_empty_and_fills_again(clock: Clock) -> None:
    limit = Limit(Rate(3, 0.5), clock)
    for _ in range(3):
        limit.take("ada", "too-fast")
    with pytest.raises(TooMuch) as refused:
        limit.take("ada", "too-fast")
    assert refused.value.given == {"seconds": 2}
    limit.take("bruno", "too-fast")
    clock.time += 2
    limit.take("ada", "too-fast")


def test_after_the_free_tries_there_is_one_in_a_while(tries: Tries, clock: Clock) -> None:
    taken = 0
    for _ in range(600):  # ten minutes, a try a second
        clock.time += 1
        taken += wait(tries) == 0
    assert taken == 600 / PAUSE


def test_it_is_said_how_long_to_wait(tries: Tries, clock: Clock) -> None:
    assert wait(tries) == PAUSE
    clock.time += 4
    assert wait(tries) == PAUSE - 4
    clock.time += PAUSE - 4
    assert wait(tries) == 0


def test_new_addresses_do_not_make_it_faster(tries: Tries, clock: Clock) -> None:
    taken = 0
    for number in range(600):
        clock.time += 1
        taken += wait(tries, f"10.0.1.{number % 30}") == 0
    assert taken <= 600 / PAUSE


def test_whoever_tries_all_the_time_keeps_nobody_out(tries: Tries, clock: Clock) -> None:
    """A guesser at every tenth of a second; the right person comes when told to."""
    assert wait(tries, "10.0.0.1") == PAUSE
    told = wait(tries, "192.0.2.7")
    assert told == 2 * PAUSE
    until = clock.time + told
    while clock.time < until - 0.05:
        wait(tries, "10.0.0.1")
        clock.time += 0.1
    clock.time = until
    assert wait(tries, "192.0.2.7") == 0


def test_a_turn_is_not_kept_for_ever(tries: Tries, clock: Clock) -> None:
    for number in range(5):
        assert wait(tries, f"10.0.1.{number}") > 0
    clock.time += 5 * PAUSE + HELD
    taken = [wait(tries, f"10.0.1.{number}") for number in range(5)]
    assert taken.count(0) == 1


def test_the_line_has_an_end(tries: Tries, clock: Clock) -> None:
    told = [wait(tries, f"10.{number // 200}.1.{number % 200}") for number in range(500)]
    assert max(told) <= LONGEST + PAUSE


def test_where_it_was_right_before_it_does_not_wait_with_others(tries: Tries, clock: Clock) -> None:
    clock.time += PAUSE
    assert wait(tries, "192.0.2.7") == 0
    tries.right("ada", "192.0.2.7")
    for number in range(FREE + 20):
        wait(tries, f"10.0.1.{number}")
    assert wait(tries, "192.0.2.7") == 0
    assert wait(tries, "10.0.2.1") > 0


def test_the_right_password_ends_it_and_so_does_time(tries: Tries, clock: Clock) -> None:
    assert wait(tries) > 0
    assert wait(tries, login="bruno") == 0
    clock.time += QUIET + 1
    assert [wait(tries) for _ in range(FREE)] == [0] * FREE
    tries.right("ada", "10.0.0.1")
    assert wait(tries) == 0
