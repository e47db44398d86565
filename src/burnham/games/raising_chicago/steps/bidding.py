"""Phase 2: project bidding.

Whoever has the most markers on the bidding board, in a tie the higher row, puts one on an empty
square of any card: on a resource to take it, or on the pay square for one of each resource still
uncovered on that card.  With two players, each of the last two own markers goes out together with
one of the non-player color, in either order.
"""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.box import (
    FREE,
    NEUTRAL,
    PROJECTS,
    SQUARES,
    UL,
    bundle_of_one,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import (
    AUCTION,
    BID,
    BID_NEUTRAL,
    FEE,
    TRADE_FOR,
    TURN,
)
from burnham.games.raising_chicago.steps.money import (
    Bill,
    before_fee,
    can_cover,
    fee_of,
    holdings,
    missing,
    possible_trades,
    spend,
    three_tokens,
    token_bundle,
    token_count,
)
from burnham.games.raising_chicago.steps.tiles import WithTiles
from burnham.kernel.step import LEGAL, Arg, Step, Verb

# The argument of BID: what else this turn has to place.
ALONE: Final = 0
NEUTRAL_FOLLOWS: Final = 1

# How much a square costs, for the sentences.
GAIN: Final = 0
COST: Final = 1
COVERED: Final = 2


class Turn(Step[RaisingChicago]):
    """The seat with the most own markers is next, ties to the higher row.  RC-042 to RC-044"""

    def run(self, g: RaisingChicago, arg: int) -> None:
        active = g.rows[0]
        for seat in g.rows:
            if g.bids[seat] > g.bids[active]:
                active = seat
        if g.bids[active] == 0:
            g.phase = 3
            g.then(AUCTION)
            return
        g.then(TURN)
        with_neutral = g.neutral[active] >= g.bids[active]
        g.ask(BID, active, NEUTRAL_FOLLOWS if with_neutral else ALONE)


def place_marker(g: RaisingChicago, seat: int, owner: int, square: int) -> None:
    """Put the marker down and take the resource it covers.  RC-047 RC-058"""
    g.squares[square] = owner
    if owner == NEUTRAL:
        g.neutral[seat] -= 1
    else:
        g.bids[seat] -= 1
    resource = g.square_resource(square)
    if resource >= 0:
        g.stock[3 * seat + resource] += 1


class Placing(WithTiles):
    """Putting a marker on an empty square.  RC-045 to RC-054

    `bid` on a pay square pays in the sensible way; `choose` lets the player say how.
    """

    def __init__(self, number: int, name: str, owner: int, *verbs: Verb) -> None:
        self.owner = owner  # NEUTRAL, or FREE for the seat that is asked
        self.bid = Verb("bid", Arg("square", PROJECTS * SQUARES))
        self.by_hand = Verb("choose", Arg("slot", PROJECTS))
        super().__init__(number, name, self.bid, self.by_hand, *verbs)

    def refused(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        if self.bid.has(answer):
            return square_refusal(g, seat, self.bid.first(answer))
        slot = self.by_hand.first(answer)
        refusal = square_refusal(g, seat, SQUARES * slot)
        if refusal:
            return refusal
        return LEGAL if other_ways(g, seat, fee_of(g, slot)) else "one-way"

    def choices(self, g: RaisingChicago, seat: int, arg: int) -> list[int]:
        free: list[int] = []
        ways: list[int] = []
        for square in range(PROJECTS * SQUARES):
            if g.squares[square] != FREE:
                continue
            if square % SQUARES == UL:
                slot = square // SQUARES
                fee = fee_of(g, slot)
                if not can_cover(g, seat, fee):
                    continue
                if other_ways(g, seat, fee):
                    ways.append(self.by_hand.code(slot))
            free.append(self.bid.code(square))
        return free + ways

    def choose(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        self.follow(g, seat, arg)
        if self.by_hand.has(answer):
            slot = self.by_hand.first(answer)
            g.ask(FEE, seat, 2 * slot + (1 if self.owner == NEUTRAL else 0))
            return
        square = self.bid.first(answer)
        if square % SQUARES == UL:
            bill = Bill(g, seat, fee_of(g, square // SQUARES))
            take_pay_square(g, seat, self.owner, square, bill.pay(g))
        else:
            key = "neutral-bid" if self.owner == NEUTRAL else "bid"
            gain = bundle_of_one(g.square_resource(square), 1)
            g.note(key, seat, "square", square, "bundle", gain)
            place_marker(g, seat, seat if self.owner == FREE else self.owner, square)

    def follow(self, g: RaisingChicago, seat: int, arg: int) -> None:
        """Ask for the other marker of the turn, if there is one."""

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        if self.bid.has(answer):
            return square_facts(g, seat, self.bid.first(answer))
        if self.by_hand.has(answer):
            return square_facts(g, seat, SQUARES * self.by_hand.first(answer))
        return {"markers": g.bids[seat]}


def square_refusal(g: RaisingChicago, seat: int, square: int) -> str:
    if g.squares[square] != FREE:
        return "square-taken"
    if square % SQUARES != UL or can_cover(g, seat, fee_of(g, square // SQUARES)):
        return LEGAL
    return "fee-too-high"


def other_ways(g: RaisingChicago, seat: int, fee: list[int]) -> bool:
    """Whether there is a choice in paying a fee: wilds instead of basic tokens, or trades."""
    due = fee[0] + fee[1] + fee[2]
    if due == 0:
        return False
    short, wild, lost = missing(g, seat, fee), g.wild[seat], g.box.trade - 1
    left = token_count(g, seat) - due - lost * max(0, short - wild)
    if short <= wild:
        return short < min(due, wild) or left >= lost
    if left <= 0:
        return False
    tokens = three_tokens(g, seat)
    return sum(len(before_fee(g, seat, fee, get, tokens)) for get in range(3)) > 1


def square_facts(g: RaisingChicago, seat: int, square: int) -> dict[str, int]:
    """For sentences: what the square gives or costs."""
    facts = {"markers": g.bids[seat], "square": square, "holdings": holdings(g, seat)}
    if square % SQUARES != UL:
        gain = bundle_of_one(g.square_resource(square), 1)
        return {**facts, "way": GAIN, "bundle": gain}
    need = fee_of(g, square // SQUARES)
    facts = {**facts, "way": COST if sum(need) else COVERED, "fee": token_bundle(need)}
    return {**facts, **Bill(g, seat, need).about()} if can_cover(g, seat, need) else facts


def take_pay_square(g: RaisingChicago, seat: int, owner: int, square: int, paid: int) -> None:
    """Put the marker on the pay square, once it is paid.  RC-048 RC-059"""
    key = "neutral-paid" if owner == NEUTRAL else "bid-paid"
    g.note(key, seat, "square", square, "bundle", paid)
    place_marker(g, seat, seat if owner == FREE else owner, square)


class Bid(Placing):
    """Place an own marker; with two players perhaps the other one first.  RC-057 RC-060"""

    def __init__(self) -> None:
        self.neutral_first = Verb("neutral-first")
        super().__init__(BID, "bid", FREE, self.neutral_first)

    def refused(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        if self.neutral_first.has(answer):
            return LEGAL if arg == NEUTRAL_FOLLOWS else "no-neutral-marker"
        return super().refused(g, seat, arg, answer)

    def choices(self, g: RaisingChicago, seat: int, arg: int) -> list[int]:
        found = super().choices(g, seat, arg)
        if arg == NEUTRAL_FOLLOWS:
            found.append(self.neutral_first.code())
        return found

    def choose(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        if self.neutral_first.has(answer):
            g.ask(BID, seat, ALONE)
            g.ask(BID_NEUTRAL, seat)
            return
        super().choose(g, seat, arg, answer)

    def follow(self, g: RaisingChicago, seat: int, arg: int) -> None:
        if arg == NEUTRAL_FOLLOWS:
            g.ask(BID_NEUTRAL, seat)


class BidNeutral(Placing):
    """Place a marker of the non-player color; cost and gain are the player's.  RC-057 to RC-060"""

    def __init__(self) -> None:
        super().__init__(BID_NEUTRAL, "bid_neutral", NEUTRAL)


class Fee(Step[RaisingChicago]):
    """How to pay for a pay square: with how many wilds of each type, or after a trade.

    RC-053 RC-054 RC-190.  The argument is twice the slot, plus 1 for a non-player marker.
    """

    def __init__(self) -> None:
        self.pay = Verb("wilds", Arg("lumber", 4), Arg("masonry", 4), Arg("jackscrew", 4))
        self.trade = Verb("trade")
        super().__init__("fee", self.pay, self.trade)

    def candidates(self, g: RaisingChicago, seat: int, arg: int) -> list[int]:
        need, wild = fee_of(g, arg // 2), g.wild[seat]
        found = [
            self.pay.code(lumber, masonry, jackscrew)
            for lumber in range(min(need[0], wild) + 1)
            for masonry in range(min(need[1], wild - lumber) + 1)
            for jackscrew in range(min(need[2], wild - lumber - masonry) + 1)
        ]
        found.append(self.trade.code())
        return found

    def refusal(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        if self.trade.has(answer):
            first = 3 * (arg + 1)
            fine = any(possible_trades(g, seat, first + resource) for resource in range(3))
            return LEGAL if fine else "trade-short"
        need = fee_of(g, arg // 2)
        wilds = self.pay.values(answer)
        for t in range(3):
            if wilds[t] > need[t]:
                return "fee-not-due"
            if need[t] - wilds[t] > g.stock[3 * seat + t]:
                return "too-few-tokens"
        return "too-few-tokens" if sum(wilds) > g.wild[seat] else LEGAL

    def take(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        if self.trade.has(answer):
            g.ask(FEE, seat, arg)
            g.ask(TRADE_FOR, seat, arg + 1)
            return
        tokens = self.tokens(g, arg, answer)
        spend(g, seat, tokens)
        owner = NEUTRAL if arg % 2 else FREE
        take_pay_square(g, seat, owner, SQUARES * (arg // 2), token_bundle(tokens))

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {
            "slot": arg // 2,
            "fee": token_bundle(fee_of(g, arg // 2)),
            "holdings": holdings(g, seat),
            "count": g.box.trade,
        }
        if not self.pay.has(answer):
            return known
        tokens = self.tokens(g, arg, answer)
        return known if min(tokens) < 0 else {**known, "bundle": token_bundle(tokens)}

    def tokens(self, g: RaisingChicago, arg: int, answer: int) -> list[int]:
        """What an answer pays: lumber, masonry, jackscrews and wilds."""
        need = fee_of(g, arg // 2)
        wilds = self.pay.values(answer)
        return [need[0] - wilds[0], need[1] - wilds[1], need[2] - wilds[2], sum(wilds)]
