"""Whoever reads the log alone can follow the game: a bookkeeper recomputes every public tally."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.box import (
    BUILDINGS,
    CASINO,
    CASINOS,
    FIGURES,
    FOUR_RINGS,
    GANGS,
    PLAZA_BARS,
    Box,
)
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import NOBODY, Fact
from burnham.kernel.title import OptionValue

FOUR = 4


class Bookkeeper:
    """Knows the box, who leads which gang and the variants; all else from facts."""

    def __init__(self, g: Chicago) -> None:
        box, leader = g.box, g.leader
        self.box: Box = box
        self.leader = leader[:]
        self.together = g.variant_one  # several fight for a building, and all go in at once
        self.manned = g.variant_two  # a casino without a member pays nothing
        playing = [gang for gang in range(GANGS) if leader[gang] != NOBODY]
        self.cash = dict.fromkeys(playing, box.start_cash)
        self.rings = {gang * FIGURES: box.start_rings for gang in playing}
        self.where: dict[int, int] = {}
        self.owner = {b: box.printed[b] for b in range(BUILDINGS) if box.printed[b] in playing}
        self.target: dict[int, int] = {}  # where an attacker wants to go

    def hear(self, fact: Fact) -> None:
        getattr(self, fact.key.replace("-", "_"), self.nothing)(**fact.args)

    def nothing(self, **args: int) -> None:
        """A fact that changes no tally: dice, chapters, who waits, what was lost in goals."""

    def hired(self, gang: int, member: int, rings: int, money: int) -> None:
        self.cash[gang] -= money
        self.rings[member] = rings

    def placed(self, member: int, rings: int, field: int) -> None:
        assert self.rings[member] == rings
        self.where[member] = field

    def let_in(self, member: int, field: int) -> None:
        self.where[member] = field

    def walks(self, member: int, field: int, length: int, field2: int) -> None:
        assert self.where[member] == field2
        self.where[member] = field

    def paces(self, member: int, field: int, points: int, field2: int) -> None:
        assert self.where[member] == field2
        self.where[member] = field

    def attacks(self, member: int, field: int, length: int, field2: int) -> None:
        if self.together and field < BUILDINGS:
            self.where[member] = field
        else:
            self.target[member] = field

    def reinforces(self, member: int, field: int, length: int, field2: int) -> None:
        self.where[member] = field

    def tie(self, member: int, rings: int, member2: int, rings2: int) -> None:
        self.rings[member], self.rings[member2] = rings, rings2

    def won_duel(self, member: int, rings: int, member2: int, money: int) -> None:
        self.cash[member // FIGURES] += money
        self.rings[member] = rings
        self.fall(member2)
        if member in self.target:
            self.where[member] = self.target.pop(member)

    def both_fall(self, member: int, member2: int) -> None:
        self.fall(member)
        self.fall(member2)

    def fall(self, member: int) -> None:
        del self.rings[member], self.where[member]
        self.target.pop(member, None)

    def occupied(self, gang: int, field: int, money: int) -> None:
        self.owner[field] = gang

    def captured(self, gang: int, field: int, gang2: int, money: int) -> None:
        assert self.owner[field] == gang2
        self.owner[field] = gang

    def paid(self, gang: int, money: int) -> None:
        assert money == self.income(gang), "the payout can be checked"
        self.cash[gang] += money

    def income(self, gang: int) -> int:
        standing = set(self.where.values())
        mine = [b for b, owner in self.owner.items() if owner == gang]
        total = sum(
            self.box.worth[b]
            for b in mine
            if not self.manned or self.box.kind[b] != CASINO or b in standing
        )
        values = len(self.box.triple_values)
        for whole in self.box.sets[gang * values : gang * values + values]:
            if all(b in mine for b in whole):
                total += 2 * sum(self.box.worth[b] for b in whole)
        return total

    def tally(self, seat: int) -> dict[str, int]:
        gangs = [gang for gang in self.cash if self.leader[gang] == seat]
        mine = [m for m in self.rings if m // FIGURES in gangs]
        owned = [b for b, owner in self.owner.items() if owner in gangs]
        return {
            "cash": sum(self.cash[gang] for gang in gangs),
            "members": sum(self.box.value[self.rings[m]] for m in mine),
            "income": sum(self.income(gang) for gang in gangs),
            "casinos": len([b for b in owned if b in self.box.casino]),
            "plaza-bars": len([b for b in owned if b in self.box.plaza_bars]),
            "four-rings": len([m for m in mine if self.rings[m] == FOUR and m in self.where]),
        }


SETUPS: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (2, {"variant_one": True, "movement_die": "three_dice"}),
    (3, {"hiring_in_turn": "single"}),
    (3, {"absent_gang": "red", "variant_two": True, "movement_die": "plain"}),
    (4, {}),
    (4, {"variant_one": True, "variant_two": True}),
]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_the_log_tells_every_tally(seats: int, options: dict[str, OptionValue], seed: int) -> None:
    game = new_game(TITLE, seats, seed, options, None)
    g = game.position
    assert isinstance(g, Chicago)
    book = Bookkeeper(g)
    dice, heard = Dice(str(seed)), 0
    while True:
        for _, fact in game.log[heard:]:
            book.hear(fact)
        heard = len(game.log)
        for seat in range(seats):
            assert book.tally(seat) == g.tally(seat), f"after {game.number} answers"
        if game.over:
            break
        game.take(dice.pick(game.answers()))
    goal_of_the_end(game, book)


def goal_of_the_end(game: Game, book: Bookkeeper) -> None:
    """The last facts say who won and by what."""
    g, last = game.position, game.log[-1][1]
    assert isinstance(g, Chicago)
    if last.key == "won":
        have = book.tally(last.seat)
        names = {CASINOS: "casinos", PLAZA_BARS: "plaza-bars", FOUR_RINGS: "four-rings"}
        assert have[names[last.args["goal"]]] >= g.needed(last.args["goal"])
    else:
        wealth = {fact.seat: fact.args["money"] for _, fact in game.log if fact.key == "wealth"}
        for seat in range(game.seats):
            have = book.tally(seat)
            assert wealth[seat] == have["cash"] + have["members"]
