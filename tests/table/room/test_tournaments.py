"""Rounds and standings of a tournament, without a store."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burnham.table.room.pairing import BOT
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.tournaments import (
    Entry,
    Pairing,
    Tournament,
    must_be_in,
    must_enter,
    must_start,
    plan_round,
    standings,
)

ADA, BRUNO, CLARA, DORA = "ada", "bruno", "clara", "dora"


def tournament(*people: str, **more: object) -> Tournament:
    entries = tuple(Entry(person, number) for number, person in enumerate(people))
    usual = Tournament("t1", "Cup", "toy", {}, 2, "move:60", "swiss", 3, ADA, "running", 0.0)
    return replace(usual, entries=entries, **more)  # type: ignore[arg-type]


def over(
    number: int, round: int, people: tuple[str, ...], *ranks: int, left: str | None = None
) -> Pairing:
    gone = tuple(person == left for person in people)
    return Pairing(round, number, people, f"table-{round}-{number}", "over", ranks, gone)


def places(one: Tournament) -> dict[str, int]:
    return {standing.person: standing.place for standing in standings(one)}


def test_points_by_rank_with_ties_and_bots() -> None:
    assert over(0, 1, (ADA, BRUNO), 1, 2).points == {ADA: 1, BRUNO: 0}
    assert over(0, 1, (ADA, BRUNO), 1, 1).points == {ADA: 0.5, BRUNO: 0.5}
    four = over(0, 1, (ADA, BOT, BRUNO, CLARA), 2, 1, 2, 4)
    assert four.points == {ADA: 1.5, BRUNO: 1.5, CLARA: 0}


def test_who_left_comes_last_whatever_the_bot_made_of_it() -> None:
    one = over(0, 1, (ADA, BRUNO, CLARA), 1, 2, 3, left=ADA)
    assert one.points == {ADA: 0, BRUNO: 2, CLARA: 1}
    assert one.winners == [BRUNO]


def test_a_bye_is_a_victory_and_a_closed_table_is_nothing() -> None:
    assert Pairing(1, 0, (ADA,), None).points == {ADA: 1}
    assert Pairing(1, 0, (ADA, BRUNO), "x", "closed").points == {}
    assert Pairing(1, 0, (ADA, BRUNO), "x", "playing").points == {}


def test_ties_are_broken_by_those_one_met_then_by_victories() -> None:
    first = over(0, 1, (ADA, BRUNO), 1, 2), over(1, 1, (CLARA, DORA), 1, 2)
    second = over(0, 2, (ADA, CLARA), 1, 2), over(1, 2, (BRUNO, DORA), 1, 2)
    one = tournament(ADA, BRUNO, CLARA, DORA, pairings=(*first, *second))
    assert places(one) == {ADA: 1, BRUNO: 2, CLARA: 2, DORA: 4}
    found = {standing.person: standing for standing in standings(one)}
    assert (found[BRUNO].points, found[BRUNO].met) == (1, 2)  # Ada's two and Dora's none
    assert (found[ADA].won, found[ADA].games, found[ADA].byes) == (2, 2, 0)


def test_a_bye_is_no_game_and_no_victory() -> None:
    pairings = Pairing(1, 0, (ADA,), None), over(1, 1, (BRUNO, CLARA), 1, 2)
    (first, second, _) = standings(tournament(ADA, BRUNO, CLARA, pairings=pairings))
    assert (first.person, first.games, first.won, first.byes) == (BRUNO, 1, 1, 0)
    assert (second.person, second.games, second.won, second.byes) == (ADA, 0, 0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("system", ["swiss", "robin"])
@pytest.mark.parametrize("count", [3, 4, 5, 8])
def test_a_whole_tournament(count: int, system: str, seats: int) -> None:
    """Everybody has as many games and byes together as there are rounds."""
    people = [f"p{number}" for number in range(count)]
    one = tournament(*people, seats=seats, system=system)
    while (plan := plan_round(one)) is not None:
        number = one.round + 1
        new = [
            over(place, number, sitting, *range(1, seats + 1))
            for place, sitting in enumerate(plan.tables)
        ]
        byes = [Pairing(number, 100 + place, (who,), None) for place, who in enumerate(plan.byes)]
        one = replace(one, pairings=(*one.pairings, *new, *byes))
    assert one.round == one.last_round
    found = standings(one)
    assert {standing.games + standing.byes for standing in found} == {one.last_round}
    assert sorted(standing.person for standing in found) == sorted(people)


def test_who_has_left_is_not_paired_but_stays_in_the_standings() -> None:
    one = tournament(ADA, BRUNO, CLARA, pairings=(over(0, 1, (ADA, BRUNO), 1, 2),))
    entries = tuple(replace(entry, gone=entry.person == CLARA) for entry in one.entries)
    plan = plan_round(replace(one, entries=entries))
    assert plan is not None
    assert [set(table) for table in plan.tables] == [{ADA, BRUNO}]
    assert CLARA in places(one)


def test_it_ends_when_too_few_are_left() -> None:
    one = tournament(ADA, BRUNO, CLARA)
    entries = tuple(replace(entry, gone=entry.person != ADA) for entry in one.entries)
    assert plan_round(replace(one, entries=entries)) is None


def test_what_is_refused() -> None:
    running, open_ = tournament(ADA, BRUNO), tournament(ADA, BRUNO, status="open")
    with pytest.raises(Wrong, match="started"):
        must_enter(running, CLARA)
    with pytest.raises(Wrong, match="few"):
        must_start(open_, ADA)
    with pytest.raises(NotYours, match="host"):
        must_start(open_, BRUNO)
    with pytest.raises(NotYours, match="entry"):
        must_be_in(running, CLARA)
    with pytest.raises(Wrong, match="full"):
        must_enter(tournament(*map(str, range(64)), status="open"), CLARA)
