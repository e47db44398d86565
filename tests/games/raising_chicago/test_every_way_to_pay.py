"""Every legal way to pay can be reached through the questions, and no other.

What the rules allow is worked out here a second time, without the game's code: any trades first,
then each type by tokens and wilds, by a favor, or unpaid if there are too few basic tokens of it.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import NamedTuple

import pytest

from burnham.games.raising_chicago.position import RaisingChicago
from tests.games.raising_chicago.builders import ANGELIKA, MARION, table
from tests.rules import rule


class Purse(NamedTuple):
    tokens: tuple[int, int, int, int]  # lumber, masonry, jackscrews, wilds
    favors: int
    poverty: int = 0


def after_trades(start: Purse) -> set[Purse]:
    """All that any number of 3:1 trades can lead to.  RC-081 RC-082"""
    seen, todo = {start}, [start]
    while todo:
        purse = todo.pop()
        for given in combinations_with_replacement(range(4), 3):
            left = [purse.tokens[i] - given.count(i) for i in range(4)]
            if min(left) < 0:
                continue
            for got in range(3):
                lumber, masonry, jackscrew = (left[i] + (i == got) for i in range(3))
                traded = purse._replace(tokens=(lumber, masonry, jackscrew, left[3]))
                if traded not in seen:
                    seen.add(traded)
                    todo.append(traded)
    return seen


def after_paying(purse: Purse, need: tuple[int, ...]) -> set[Purse]:
    """All that the commitment of the three types can lead to.  RC-078 to RC-088"""
    found = set()
    methods = ["favor", "poverty", *range(max(need) + 1)]
    for chosen in product(methods, repeat=3):
        tokens, favors, poverty, legal = list(purse.tokens), purse.favors, purse.poverty, True
        for t, method in enumerate(chosen):
            if need[t] == 0:
                legal = legal and method == 0
            elif method == "favor":
                favors -= 1
            elif method == "poverty":
                legal = legal and purse.tokens[t] < need[t]
                poverty += 1
            else:
                wilds = int(method)
                legal = legal and wilds <= need[t]
                tokens[t] -= need[t] - wilds
                tokens[3] -= wilds
        if legal and favors >= 0 and min(tokens) >= 0:
            lumber, masonry, jackscrew, wild = tokens
            found.add(Purse((lumber, masonry, jackscrew, wild), favors, poverty))
    return found


def purse_of(g: RaisingChicago) -> Purse:
    lumber, masonry, jackscrew = g.stock[:3]
    return Purse((lumber, masonry, jackscrew, g.wild[MARION]), g.favor[MARION], g.poverty[MARION])


def reached(start: RaisingChicago, questions: set[str]) -> set[Purse]:
    """What Marion can have when she is through with these questions."""
    found: set[Purse] = set()
    seen: set[tuple[Purse, tuple[int, ...]]] = set()
    todo = [start]
    while todo:
        g = todo.pop()
        if g.step.name not in questions:
            found.add(purse_of(g))
            continue
        for answer in g.answers():
            after = g.clone()
            after.take(answer)
            key = purse_of(after), tuple(after.agenda)
            if key not in seen:
                seen.add(key)
                todo.append(after)
    return found


@rule("RC-078", "RC-079", "RC-081", "RC-082", "RC-083", "RC-087", "RC-088", "RC-184")
@pytest.mark.parametrize(
    ("tokens", "favors"),
    [
        ((1, 2, 1, 0), 0),
        ((0, 1, 0, 2), 0),
        ((2, 0, 1, 1), 1),
        ((1, 1, 1, 2), 1),
        ((4, 0, 2, 0), 0),
        ((0, 0, 0, 3), 2),
        ((3, 1, 0, 2), 0),
        ((5, 1, 1, 1), 0),
    ],
)
def test_projects(tokens: tuple[int, int, int, int], favors: int) -> None:
    """Project 2 costs 1/2/1 and brings a step of lumber, which shows in no token."""
    lumber, masonry, jackscrew, wild = tokens
    t = table().give(MARION, lumber=lumber, masonry=masonry, jackscrew=jackscrew)
    t.give(MARION, wild=wild, favor=favors, tracks=(0, 1, 1))
    t.banners(C1="masonry")
    start = Purse(tokens, favors)
    expected = set[Purse]()
    for purse in after_trades(start):
        expected |= after_paying(purse, (1, 2, 1))
    t.won(2, MARION)
    # All three markers now stand on column 1: the reward is a wild, which comes after paying.
    expected = {p._replace(tokens=(*p.tokens[:3], p.tokens[3] + 1)) for p in expected}
    assert reached(t.g, {"pay", "pay_type", "trade_for", "trade"}) == expected


@rule("RC-053", "RC-054")
@pytest.mark.parametrize(
    "tokens", [(1, 1, 1, 0), (0, 1, 1, 1), (3, 0, 1, 1), (2, 2, 2, 0), (0, 4, 0, 1), (0, 0, 0, 4)]
)
def test_pay_squares(tokens: tuple[int, int, int, int]) -> None:
    """Card 8 with its lumber covered: the pay square costs a jackscrew and a masonry."""
    lumber, masonry, jackscrew, wild = tokens
    t = table().areas(8, 12, 16, 22, 20).marks("I", UR=ANGELIKA)
    t.give(MARION, lumber=lumber, masonry=masonry, jackscrew=jackscrew, wild=wild, favor=2)
    t.bidding(3, 3, 1, rows=[MARION, ANGELIKA, 2])
    expected = set[Purse]()
    for purse in after_trades(Purse(tokens, 2)):
        paid = after_paying(purse, (0, 1, 1))
        expected |= {p for p in paid if p.favors == 2 and p.poverty == 0}
    found = set[Purse]()
    for word in ("bid I UL", "choose I"):
        if not t.why(word):
            after = t.g.clone()
            after.take(t.answer(word))
            found |= reached(after, {"fee", "trade_for", "trade"})
    assert found == expected
