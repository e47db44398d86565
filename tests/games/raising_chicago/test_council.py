"""The City Council module (RC-172 to RC-178, RC-195)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.raising_chicago.builders import ANGELIKA, MARION, Table
from tests.games.raising_chicago.test_scoring import bare
from tests.rules import rule

CARDS = {
    "A": [1, 4, 6, 9, 12, 14, 16, 18, 25],
    "B": [2, 11, 17, 22, 27, 30, 32, 34, 40],
    "C": [7, 10, 13, 23, 29, 35, 36, 42, 44],
    "D": [3, 15, 19, 24, 26, 28, 31, 33, 39],
    "*": [5, 8, 20, 21, 38, 49],
}


def council(seats: int = 3, **members: int) -> Table:
    """A bare table with these members; the others are ward members, worth nothing so far."""
    return bare(seats, council=True).member(A=1, B=2, C=3, D=4).member(**members)


def letters(t: Table, seat: int = MARION, **counts: int) -> Table:
    """Cards with so many of each letter, jokers as `joker`, in company slots and the pile."""
    counts["*"] = counts.pop("joker", 0)
    cards = [card for letter, count in counts.items() for card in CARDS[letter][:count]]
    return t.give(seat, cards=cards[:4], pile=cards[4:])


@rule("RC-172", "RC-175")
@pytest.mark.parametrize(("seats", "qualify", "double"), [(2, 6, 9), (3, 4, 6), (4, 3, 5)])
def test_thresholds(seats: int, qualify: int, double: int) -> None:
    """Member 5 with one building in the outskirts is worth 2."""
    for count in range(10):
        t = letters(council(seats, A=5).moved(1, MARION), A=count).ended()
        expected = 4 if count >= double else 2 if count >= qualify else 0
        assert t.score("council")[MARION] == expected


@rule("RC-173", "RC-175")
def test_the_council_example() -> None:
    """T-21: five cards with B, member 9 on B, four neighborhood tiles."""
    t = letters(council(B=9), ANGELIKA, B=5).give(ANGELIKA, neighborhoods=[1, 5, 9, 14])
    assert len(t.g.company[ANGELIKA]) == 4
    assert len(t.g.pile[ANGELIKA]) == 1
    assert t.ended().score("council") == [0, 4, 0]
    t = letters(council(B=9), ANGELIKA, B=6).give(ANGELIKA, neighborhoods=[1, 5, 9, 14])
    assert t.ended().score("council") == [0, 8, 0]


@rule("RC-174", "RC-195")
def test_jokers_go_where_they_bring_most() -> None:
    """T-22: three A, three B and a joker; A is worth 6, B 5."""
    t = letters(council(A=5, B=7), A=3, B=3, joker=1)
    t.moved(1, MARION).moved(2, MARION).moved(3, MARION).give(MARION, tracks=(6, 6, 3))
    assert t.ended().score("council")[MARION] == 6


@rule("RC-174")
def test_a_joker_counts_for_one_letter_only() -> None:
    """Both members are worth 2; two jokers complete one letter, not two."""
    t = letters(council(A=5, B=8), A=2, B=2, joker=2).moved(1, MARION).ended().markers(1, 0, 0)
    assert t.score("council")[MARION] == 2
    t = letters(council(A=5, B=8), A=2, B=2, joker=4).moved(1, MARION).ended().markers(1, 0, 0)
    assert t.score("council")[MARION] == 4


@rule("RC-176")
@pytest.mark.parametrize(
    ("member", "things", "points"),
    [
        (7, {"tracks": (9, 6, 3)}, 6),
        (9, {"neighborhoods": [1, 2, 3]}, 3),
        (10, {"favor": 1, "tracks": (12, 12, 12)}, 2),
        (11, {"expansions": 2}, 6),
    ],
)
def test_members_that_count_what_a_player_has(
    member: int, things: dict[str, Any], points: int
) -> None:
    t = letters(council(A=member), A=4).give(MARION, **things).ended()
    assert t.score("council") == [points, 0, 0]


@rule("RC-176")
@pytest.mark.parametrize("ward", [1, 2, 3, 4])
def test_ward_members_count_own_buildings_once_each(ward: int) -> None:
    """Finals count, prestige buildings and levels do not."""
    first = {1: 1, 2: 2, 3: 3, 4: 4}[ward]
    t = letters(council(A=ward, B=5, C=5, D=5), A=4)
    t.building(first, MARION, 3).final_building(first + 4, MARION, 1).prestige(first + 8, 1)
    t.building(first + 12, ANGELIKA).building(first % 4 + 1, MARION)
    assert t.ended().score("council")[MARION] == 6


@rule("RC-176", "RC-178")
def test_member_5_6_8_and_12_come_on_top_of_the_normal_scoring() -> None:
    t = letters(council(A=6), A=4).give(
        MARION, symbols={"train": 2, "lion": 2, "book": 2, "seal": 2, "y": 3}
    )
    assert (t.ended().score("symbols")[MARION], t.score("council")[MARION]) == (6, 10)
    t = letters(council(A=8), A=4).ended().markers(2, 0, 0)
    assert (t.score("bidding")[MARION], t.score("council")[MARION]) == (4, 4)
    t = letters(council(A=12, B=5, C=5, D=5), A=4).building(1, MARION)
    value = t.box.ward_first[t.g.ward_tokens[0]]
    assert (t.ended().score("ward")[MARION], t.score("council")[MARION]) == (value, 3)
    t = letters(council(A=5), A=4).moved(1, MARION).moved(2, MARION).ended()
    assert t.score("council")[MARION] == 4


@rule("RC-177", "RC-195")
def test_favors_are_spent_on_the_personal_project_only_where_that_is_best() -> None:
    """Member 10 gives 2 for each favor left, doubled 4; a section is worth 2."""
    t = letters(council(A=10), A=4).give(MARION, favor=3).ended()
    # All three favors complete the project for 9; kept, they would bring 6.
    assert (t.score("personal")[MARION], t.score("council")[MARION]) == (9, 0)
    t = letters(council(A=10), A=6).give(MARION, favor=3).ended()
    # Doubled they bring 12 and are kept.
    assert (t.score("personal")[MARION], t.score("council")[MARION]) == (0, 12)
    t = letters(council(A=10), A=4).give(MARION, favor=2, lumber=5, masonry=5).ended()
    # One favor completes the project (5 more), the other is kept for 2.
    assert (t.score("personal")[MARION], t.score("council")[MARION]) == (9, 2)


@rule("RC-195")
def test_asterisk_and_jokers_are_chosen_together() -> None:
    """As Y the asterisk completes a set, worth 3 and 5 more with member 6; as train in a final it
    would bring 4."""
    have = {"train": 1, "lion": 1, "book": 1, "seal": 1, "asterisk": 1}
    t = letters(council(A=6), A=3, joker=1).give(MARION, symbols=have).final_building(1, MARION, 1)
    t.final_building(2, MARION, 2).ended()
    # Finals F01 (train, lion) and F02 (train, book): 2 · 4 without the asterisk.
    assert t.score("finals")[MARION] == 8
    assert (t.score("symbols")[MARION], t.score("council")[MARION]) == (3, 5)
    t = letters(council(A=6), A=3).give(MARION, symbols=have).final_building(1, MARION, 1)
    t.final_building(2, MARION, 2).ended()
    assert t.score("finals")[MARION] == 12
