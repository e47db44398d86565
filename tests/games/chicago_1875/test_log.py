"""The log alone tells enough to keep everybody's books.

A bookkeeper hears the facts of a game, knows the box and the setup, and writes up what every
player and company has; after every answer of random games the tallies must agree with the table.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from burnham.games.chicago_1875 import TITLE
from burnham.games.chicago_1875.box import BONUSES, Box
from burnham.games.chicago_1875.questions import BANK_POOL
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import NOBODY, Fact
from burnham.kernel.reopening import replay_record
from burnham.kernel.title import OptionValue
from tests.games.chicago_1875.builders import advanced, running, special
from tests.games.chicago_1875.records import FOLDER

BANK = -1
TREASURY = -2
"""Holders of certificates besides the seats."""

Args = dict[str, int]


class Charter:
    """One company in the books."""

    def __init__(self, box: Box, seat: int, stock: int, appeal: int) -> None:
        self.director = seat
        self.stock = stock
        self.appeal = appeal
        self.treasury = 0
        self.goods = self.cubes = self.salespeople = 0
        self.workers = self.automated = self.managers = 0
        self.preferred = TREASURY
        self.commons = {TREASURY: box.commons}

    def move(self, count: int, source: int, target: int) -> None:
        self.commons[source] = self.commons.get(source, 0) - count
        self.commons[target] = self.commons.get(target, 0) + count
        assert self.commons[source] >= 0

    def shares(self, box: Box, holder: int) -> int:
        found = self.commons.get(holder, 0)
        found += box.director_shares if self.director == holder else 0
        return found + (box.preferred_shares if self.preferred == holder else 0)

    def certificates(self, seat: int) -> int:
        return self.commons.get(seat, 0) + (self.director == seat) + (self.preferred == seat)


class Bookkeeper:
    """Cash, partners and companies, from facts alone."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.cash = [box.starting_cash] * seats
        self.partners = [box.partners_at_start] * seats
        self.available = [box.partners_at_start] * seats
        self.charters: dict[int, Charter] = {}

    def hear(self, fact: Fact) -> None:
        change: Callable[[int, Args], None] | None
        change = getattr(self, "on_" + fact.key.replace("-", "_"), None)
        if change is not None:
            change(fact.seat, fact.args)

    def tally(self, seat: int) -> Args:
        mine = [charter for charter in self.charters.values() if charter.director == seat]
        held = [(c.shares(self.box, seat), self.box.stock[c.stock]) for c in self.charters.values()]
        return {
            "cash": self.cash[seat],
            "shares": sum(shares * value for shares, value in held),
            "certificates": sum(c.certificates(seat) for c in self.charters.values()),
            "partners": self.available[seat],
            "treasury": sum(c.treasury for c in mine),
            "cubes": sum(c.cubes for c in mine),
            "goods": sum(c.goods for c in mine),
            "workers": sum(c.workers for c in mine),
            "automation": sum(c.automated for c in mine),
            "managers": sum(c.managers for c in mine),
            "salespeople": sum(c.salespeople for c in mine),
            "appeal": sum(c.appeal for c in mine),
        }

    def of(self, args: Args) -> Charter:
        return self.charters[args["company"]]

    def gain_partner(self, seat: int) -> None:
        self.partners[seat] += 1
        self.available[seat] += 1

    # --- companies and certificates -------------------------------------------------------

    def on_founded(self, seat: int, args: Args) -> None:
        charter = Charter(self.box, seat, args["stock"], args["appeal"])
        self.charters[args["company"]] = charter
        self.cash[seat] -= args["cost"]
        charter.treasury += args["cost"]

    def on_closed(self, seat: int, args: Args) -> None:
        del self.charters[args["company"]]

    def on_consoled(self, seat: int, args: Args) -> None:
        self.cash[seat] += args["amount"]

    def on_sold(self, seat: int, args: Args) -> None:
        charter = self.of(args)
        self.cash[seat] += args["income"]
        charter.move(args["count"], seat, BANK)
        if args["lot"] == 1:
            charter.preferred = BANK
        elif args["lot"] == 2:
            charter.director = BANK

    def on_bought_from_bank(self, seat: int, args: Args) -> None:
        self.cash[seat] -= args["cost"]
        self.take_certificate(seat, args, BANK)

    def on_bought_from_company(self, seat: int, args: Args) -> None:
        self.cash[seat] -= args["cost"]
        self.of(args).treasury += args["cost"]
        self.take_certificate(seat, args, TREASURY)

    def take_certificate(self, seat: int, args: Args, source: int) -> None:
        if args["shares"] == self.box.preferred_shares:
            assert self.of(args).preferred == source
            self.of(args).preferred = seat
        else:
            self.of(args).move(1, source, seat)

    def on_director(self, seat: int, args: Args) -> None:
        self.take_over(seat, args, args["seat2"])

    def on_director_left(self, seat: int, args: Args) -> None:
        self.take_over(seat, args, BANK)

    def take_over(self, seat: int, args: Args, receiver: int) -> None:
        charter = self.of(args)
        if args["count"] < self.box.director_shares:
            assert charter.preferred == seat
            charter.preferred = receiver
        charter.move(args["count"], seat, receiver)
        charter.director = seat

    def on_emergency(self, seat: int, args: Args) -> None:
        charter = self.of(args)
        charter.treasury += args["income"]
        charter.move(args["count"], TREASURY, BANK)
        if args["lot"] == 1:
            charter.preferred = BANK

    def on_rises(self, seat: int, args: Args) -> None:
        self.of(args).stock = args["stock"]

    on_falls = on_rises

    # --- partners and spaces --------------------------------------------------------------

    def on_row_partners(self, seat: int, args: Args) -> None:
        for each in range(self.seats):
            self.gain_partner(each)

    def on_start_partner(self, seat: int, args: Args) -> None:
        self.gain_partner(seat)

    def on_placed(self, seat: int, args: Args) -> None:
        self.available[seat] -= 1

    on_visited = on_placed

    def on_partners_home(self, seat: int, args: Args) -> None:
        self.available = self.partners[:]

    def on_banked(self, seat: int, args: Args) -> None:
        self.cash[seat] += args["amount"]

    on_owner_paid_by_bank = on_banked

    def on_owner_paid(self, seat: int, args: Args) -> None:
        self.cash[seat] += args["amount"]
        self.of(args).treasury -= args["amount"]

    def on_paid(self, seat: int, args: Args) -> None:
        self.of(args).treasury -= args["amount"]

    on_wages = on_paid

    def on_funded(self, seat: int, args: Args) -> None:
        self.of(args).treasury += args["amount"]

    on_bonus_cash = on_funded

    def on_extra_dividends(self, seat: int, args: Args) -> None:
        charter = self.of(args)
        self.pay_out(charter, args["share"])
        paid = sum(charter.shares(self.box, holder) for holder in (*range(self.seats), BANK))
        charter.treasury -= paid * args["share"]

    def pay_out(self, charter: Charter, share: int) -> None:
        for seat in range(self.seats):
            self.cash[seat] += share * charter.shares(self.box, seat)

    # --- people and appeal ----------------------------------------------------------------

    def on_hired(self, seat: int, args: Args) -> None:
        self.of(args).treasury -= args["cost"]
        self.of(args).workers += 1

    def on_worker_placed(self, seat: int, args: Args) -> None:
        self.of(args).workers += 1

    on_worker_moved = on_worker_placed

    def on_automated(self, seat: int, args: Args) -> None:
        self.of(args).workers -= 1
        self.of(args).automated += 1

    def on_manager_placed(self, seat: int, args: Args) -> None:
        self.of(args).managers += 1

    def on_salesperson_placed(self, seat: int, args: Args) -> None:
        self.of(args).salespeople += 1

    def on_swapped(self, seat: int, args: Args) -> None:
        self.of(args).cubes -= args["steel"]
        self.of(args).goods += args["count"]

    def on_appeal(self, seat: int, args: Args) -> None:
        self.of(args).appeal = args["appeal"]

    def on_bonus(self, seat: int, args: Args) -> None:
        if BONUSES[args["bonus"]] == "partner":
            self.gain_partner(seat)

    # --- resources and goods --------------------------------------------------------------

    def on_cube(self, seat: int, args: Args) -> None:
        self.of(args).cubes += 1

    on_traded = on_cube

    def on_row_cubes(self, seat: int, args: Args) -> None:
        self.of(args).cubes += args["count"]

    def on_cube_bought(self, seat: int, args: Args) -> None:
        self.of(args).cubes += 1
        self.of(args).treasury -= args["cost"]

    def on_trade_given(self, seat: int, args: Args) -> None:
        self.of(args).cubes -= args["count"]

    on_used_up = on_trade_given

    def on_asset_bought(self, seat: int, args: Args) -> None:
        self.of(args).treasury -= args["cost"]

    on_used = on_asset_bought

    def on_produced(self, seat: int, args: Args) -> None:
        self.of(args).goods += args["count"]

    on_goods = on_manager_goods = on_bonus_goods = on_produced

    def on_sold_goods(self, seat: int, args: Args) -> None:
        self.of(args).goods -= args["count"]

    on_sold_half = on_sold_goods

    def on_dividends(self, seat: int, args: Args) -> None:
        charter = self.of(args)
        self.pay_out(charter, args["share"])
        charter.treasury += args["share"] * charter.shares(self.box, TREASURY)

    def on_withheld(self, seat: int, args: Args) -> None:
        self.of(args).treasury += args["revenue"]


# --- the games ----------------------------------------------------------------------------


class Audit:
    """A game, and books that are compared with the table after every answer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.books = Bookkeeper(game.box, game.seats)
        self.heard = 0
        self.compare()

    def take(self, answer: int | str) -> None:
        self.game.take(answer)
        self.compare()

    def compare(self) -> None:
        for _, fact in self.game.log[self.heard :]:
            if fact.heard_by(NOBODY):
                self.books.hear(fact)
        self.heard = len(self.game.log)
        for seat in range(self.game.seats):
            last = [fact.key for _, fact in self.game.log[-8:]]
            wanted = self.game.position.tally(seat)
            assert self.books.tally(seat) == wanted, (self.game.number, seat, last)


EVERYTHING: dict[str, OptionValue] = {
    option.name: option.choices[-1] for option in TITLE.rules.options if option.name != "goals"
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"mode": "advanced"}, EVERYTHING], ids=["", "adv", "all"])
def test_the_log_tells_everybodys_books(seats: int, options: dict[str, OptionValue]) -> None:
    for number in range(3):
        dice = Dice(f"books {seats} {number}")
        audit = Audit(new_game(TITLE, seats, f"books {number}", options, None))
        while not audit.game.over:
            audit.take(dice.pick(audit.game.answers()))


def test_the_log_tells_the_books_of_recorded_games() -> None:
    """Better games than random ones: everything that moves money or things happens in them."""
    happened: set[str] = set()
    for path in sorted(FOLDER.glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        audit = Audit(replay_record(TITLE, record, upto=0))
        for word in record["answers"]:
            audit.take(word)
        happened |= {fact.key for _, fact in audit.game.log}
    known = {name[3:].replace("_", "-") for name in dir(Bookkeeper) if name.startswith("on_")}
    assert known - happened <= RARE


RARE = {"director-left", "manager-goods", "row-cubes", "swapped"}
"""Facts that no record shows: they have tests of their own below."""


def test_cubes_of_a_row_are_told() -> None:
    t = running(3, {"advanced_supply_chain": True}, libby=0, elgin=1).on_haymarket()
    t.build(1, 1, "e3_wood2_coal").action_turn(0)
    t.take("visit e3_wood2_coal", "leave", "take 2")
    wood = t.box.resource_ids.index("wood")
    told = {"company": t.company("libby"), "resource": wood, "count": 2, "seat": 0}
    assert t.facts("row-cubes") == [told]


def test_the_good_of_a_manager_is_told() -> None:
    t = running(doggett=0, elgin=1).staffed("doggett").staff("doggett", 2, 2, managers=1)
    t.cubes("doggett", livestock=4, steel=4, wood=4, coal=4).operate("doggett")
    t.take("done", "run", "run")
    told = {"company": t.company("doggett"), "factory": t.factory("doggett", 2), "count": 1}
    assert t.facts("manager-goods") == [{**told, "seat": 0}]
    assert t.goods_of("doggett") == sum(f["count"] for f in t.facts("produced")) + 1


def test_a_swapped_manager_is_told_with_his_steel() -> None:
    t = special(schwinn=0, elgin=1).cubes("schwinn", steel=2).build(1, 1, "e1_manager")
    t.action_turn(0).take("visit e1_manager", "swap")
    told = {"company": t.company("schwinn"), "steel": 2, "count": 2, "seat": 0}
    assert t.facts("swapped") == [told]


def test_a_director_who_leaves_is_told_with_what_his_successor_gives() -> None:
    t = advanced(libby=0, elgin=1).hold(1, "libby", commons=1, preferred=True).stock_turn(0)
    t.take("sell libby")
    told = {"company": t.company("libby"), "seat2": 0, "count": 1, "seat": 1}
    assert t.facts("director-left") == [told]
    assert t.g.preferred[t.company("libby")] == BANK_POOL
