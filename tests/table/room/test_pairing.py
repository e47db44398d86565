"""What holds of every round of a tournament."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from burnham.table.room.pairing import BOT, Past, Round, next_round, robin_pairs, rounds_of_robin


def people(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(count)]


def played(count: int, seats: int, rounds: int, near: bool = True) -> list[Round]:
    """A tournament whose standings stay as they are."""
    found: list[Round] = []
    for number in range(rounds):
        past = past_of(found)
        found.append(next_round(people(count), seats, past, near and number > 0, f"s/{number}"))
    return found


def past_of(rounds: list[Round]) -> Past:
    return Past([t for one in rounds for t in one.tables], [b for one in rounds for b in one.byes])


def robin(count: int) -> list[Round]:
    here = set(people(count))
    return [robin_pairs(people(count), here, n) for n in range(rounds_of_robin(count, 2))]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("count", [3, 4, 5, 6, 7, 8, 9, 11, 13, 16, 24])
def test_everybody_has_one_place_in_every_round(count: int, seats: int) -> None:
    for one in played(count, seats, 4):
        sat = [person for table in one.tables for person in table if person != BOT]
        assert sorted([*sat, *one.byes]) == people(count)
        assert all(len(table) == seats for table in one.tables)
        assert len(one.byes) == (count % 2 if seats == 2 else 0)
        sizes = [seats - table.count(BOT) for table in one.tables]
        assert max(sizes) - min(sizes) <= 1
        assert min(sizes) >= 2


@pytest.mark.parametrize("count", [4, 6, 8, 10, 12, 32])
def test_nobody_meets_anybody_twice_at_tables_of_two(count: int) -> None:
    """As many rounds as can be without: with near standings, which makes it hardest."""
    rounds = min(count - 1, 7)
    met = past_of(played(count, 2, rounds)).met
    assert set(met.values()) == {1}
    assert len(met) == rounds * count // 2


def test_when_it_cannot_be_avoided_people_meet_again_once() -> None:
    met = past_of(played(4, 2, 6)).met
    assert met == {frozenset(two): 2 for two in combinations(people(4), 2)}


@pytest.mark.parametrize("count", [3, 5, 7, 9])
def test_byes_go_round(count: int) -> None:
    byes = Counter(past_of(played(count, 2, count)).byes)
    assert set(byes.values()) == {1}
    assert sorted(byes) == people(count)


def test_the_first_bye_is_for_the_last() -> None:
    assert next_round(people(5), 2, Past(), True, "s").byes == ["p04"]


def test_neighbours_in_the_standings_meet() -> None:
    first = next_round(people(6), 2, Past(), True, "s")
    assert {frozenset(table) for table in first.tables} == {
        frozenset(("p00", "p01")), frozenset(("p02", "p03")), frozenset(("p04", "p05")),
    }  # fmt: skip
    four = next_round(people(8), 4, Past(), True, "s")
    assert {frozenset(table) for table in four.tables} == {
        frozenset(people(8)[:4]), frozenset(people(8)[4:]),
    }  # fmt: skip


@pytest.mark.parametrize(("count", "seats", "rounds"), [(9, 3, 4), (16, 4, 4), (12, 3, 3)])
def test_larger_tables_without_meeting_again(count: int, seats: int, rounds: int) -> None:
    """That is possible for these numbers, and found but for a few."""
    met = past_of(played(count, seats, rounds, near=False)).met
    again = sum(times - 1 for times in met.values())
    assert max(met.values()) <= 2
    assert again <= len(met) // 10


@pytest.mark.parametrize(("count", "seats"), [(6, 2), (8, 2), (9, 3), (8, 4), (7, 3)])
def test_seats_are_shared_out_evenly(count: int, seats: int) -> None:
    rounds = played(count, seats, seats * 2)
    had = past_of(rounds).seats
    for person in people(count):
        times = [had[person, seat] for seat in range(seats)]
        assert max(times) - min(times) <= 2, (person, times)


@pytest.mark.parametrize(("count", "seats"), [(4, 3), (5, 3), (5, 4), (7, 4)])
def test_bots_are_met_about_equally_often(count: int, seats: int) -> None:
    bots = past_of(played(count, seats, 6, near=False)).bots
    assert max(bots.values()) - min(bots.values()) <= 3


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 9, 10])
def test_all_against_all_meet_once(count: int) -> None:
    rounds = robin(count)
    past = past_of(rounds)
    assert past.met == {frozenset(two): 1 for two in combinations(people(count), 2)}
    byes = Counter(past.byes)
    assert set(byes.values()) <= {1}
    assert len(byes) == (count if count % 2 else 0)
    for person in people(count):
        first, second = past.seats[person, 0], past.seats[person, 1]
        assert abs(first - second) <= 1


def test_whoever_would_have_met_somebody_who_left_has_a_bye() -> None:
    here = set(people(4)) - {"p03"}
    one = robin_pairs(people(4), here, 0)
    assert len(one.tables) == 1
    assert one.byes == ["p00"]
    assert {*one.tables[0], *one.byes} == here


@pytest.mark.parametrize(
    ("count", "seats", "rounds"), [(9, 3, 4), (10, 4, 3), (5, 2, 5), (4, 4, 1)]
)
def test_how_many_rounds_all_against_all_takes(count: int, seats: int, rounds: int) -> None:
    assert rounds_of_robin(count, seats) == rounds


def test_the_same_past_gives_the_same_round() -> None:
    assert played(13, 4, 4) == played(13, 4, 4)


def test_a_large_field_is_paired_soon_enough() -> None:
    """Sixty-four people, also where the last rounds leave hardly a choice."""
    assert len(played(64, 2, 12)[-1].tables) == 32
    assert len(played(64, 4, 5)[-1].tables) == 16
