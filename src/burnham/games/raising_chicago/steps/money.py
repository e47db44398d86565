"""Paying with tokens: basic tokens, wild tokens and 3:1 trades.

The sensible way spends basic tokens of the type first, then wilds for what is missing, and
trades only for what is still missing, giving away what there is most of to spare.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import FREE, SQUARES, bundle, bundle_of_one
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import TRADE
from burnham.kernel.step import LEGAL, Arg, Step, Verb

PROJECT_TRADE = 0
"""The argument of a trade made for a project; for a fee it is the number of the fee plus 1."""


def missing(g: RaisingChicago, seat: int, need: list[int]) -> int:
    """How many basic tokens are short, over all types."""
    base = 3 * seat
    short = 0
    for t in range(3):
        short += max(0, need[t] - g.stock[base + t])
    return short


def to_spare(g: RaisingChicago, seat: int, need: list[int]) -> int:
    """How many basic tokens are not needed, over all types."""
    base = 3 * seat
    spare = 0
    for t in range(3):
        spare += max(0, g.stock[base + t] - need[t])
    return spare


def trades_for(g: RaisingChicago, seat: int, need: list[int]) -> int:
    """How many trades the sensible way takes."""
    return max(0, missing(g, seat, need) - g.wild[seat])


def can_cover(g: RaisingChicago, seat: int, need: list[int]) -> bool:
    """Whether tokens can pay for this at all: a wild in a trade is never better than as itself."""
    trades = trades_for(g, seat, need)
    return trades == 0 or trades <= to_spare(g, seat, need) // g.box.trade


def outlay(g: RaisingChicago, seat: int, need: list[int]) -> list[int]:
    """What leaves the storage in the sensible way: lumber, masonry, jackscrews, wilds."""
    base = 3 * seat
    wild, short = g.wild[seat], missing(g, seat, need)
    given = [min(need[t], g.stock[base + t]) for t in range(3)]
    for _ in range(g.box.trade * max(0, short - wild)):
        most = 0
        for t in range(1, 3):
            if g.stock[base + t] - given[t] > g.stock[base + most] - given[most]:
                most = t
        given[most] += 1
    given.append(min(wild, short))
    return given


def spend(g: RaisingChicago, seat: int, tokens: list[int]) -> None:
    for t in range(3):
        g.stock[3 * seat + t] -= tokens[t]
    g.wild[seat] -= tokens[3]


def token_bundle(tokens: list[int]) -> int:
    """Lumber, masonry, jackscrews and perhaps wilds as a bundle."""
    return bundle(tokens[0], tokens[1], tokens[2], tokens[3] if len(tokens) > 3 else 0)


class Bill:
    """How a need is paid in the sensible way: what is traded for what first, and then paid."""

    def __init__(self, g: RaisingChicago, seat: int, need: list[int]) -> None:
        self.seat = seat
        self.given = outlay(g, seat, need)  # in trades, once the payment is taken off
        self.gotten = [0, 0, 0]
        self.paid = [0, 0, 0, self.given.pop()]
        wild = self.paid[3]
        for t in range(3):
            own = min(need[t], g.stock[3 * seat + t])
            by_wild = min(wild, need[t] - own)
            wild -= by_wild
            self.gotten[t] = need[t] - own - by_wild
            self.paid[t] = own + self.gotten[t]
            self.given[t] -= own

    def pay(self, g: RaisingChicago) -> int:
        """Trade, tell it, and pay; gives what was paid, as a bundle.  RC-081"""
        if sum(self.gotten):
            trade(g, self.seat, self.given, self.gotten)
        spend(g, self.seat, self.paid)
        return token_bundle(self.paid)

    def about(self) -> dict[str, int]:
        """For sentences: `bundle2` is traded for `bundle3`, then `bundle` is paid."""
        return {
            "bundle": token_bundle(self.paid),
            "bundle2": token_bundle(self.given),
            "bundle3": token_bundle(self.gotten),
        }


def trade(g: RaisingChicago, seat: int, given: list[int], gotten: list[int]) -> None:
    """Tokens for basic tokens, three for one."""
    gone, come = token_bundle(given), token_bundle(gotten)
    g.note("traded", seat, "bundle", gone, "bundle2", come)
    for t in range(3):
        g.stock[3 * seat + t] += gotten[t] - given[t]
    if len(given) > 3:
        g.wild[seat] -= given[3]


def holdings(g: RaisingChicago, seat: int) -> int:
    """The basic and wild tokens of a seat as a bundle."""
    base = 3 * seat
    return bundle(g.stock[base], g.stock[base + 1], g.stock[base + 2], g.wild[seat])


def all_tokens(g: RaisingChicago, seat: int) -> int:
    """The same with favors, which help to pay projects."""
    return holdings(g, seat) | bundle(favor=g.favor[seat])


def token_count(g: RaisingChicago, seat: int) -> int:
    """Basic and wild tokens together: what can be traded."""
    base = 3 * seat
    return g.stock[base] + g.stock[base + 1] + g.stock[base + 2] + g.wild[seat]


# --- trades -----------------------------------------------------------------------------------


def fee_of(g: RaisingChicago, slot: int) -> list[int]:
    """What the pay square of a card costs now, by type: its uncovered resources.  RC-048 RC-049"""
    need = [0, 0, 0]
    shown = g.side.squares
    card = SQUARES * g.slot_card[slot]
    for corner in range(1, SQUARES):
        if g.squares[SQUARES * slot + corner] == FREE:
            need[shown[card + corner]] += 1
    return need


class TradeFor(Step[RaisingChicago]):
    """Which basic resource to get for three tokens.  RC-081 RC-082

    The argument is `PROJECT_TRADE`, or the fee's plus 1.
    """

    def __init__(self) -> None:
        self.get = Verb("get", Arg("resource", 3))
        super().__init__("trade_for", self.get)

    def refusal(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        trades = possible_trades(g, seat, 3 * arg + self.get.first(answer))
        return LEGAL if trades else "fee-unpaid"

    def take(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        g.ask(TRADE, seat, 3 * arg + self.get.first(answer))

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {"count": g.box.trade, "holdings": holdings(g, seat)}
        if not self.get.has(answer):
            return known
        return {**known, "bundle": bundle_of_one(self.get.first(answer), 1)}


class Trade(Step[RaisingChicago]):
    """Which three tokens to give; what is not basic is wild.  RC-081 RC-082 RC-183

    The argument is three times that of TRADE_FOR, plus the resource to get.
    """

    def __init__(self) -> None:
        self.give = Verb("give", Arg("lumber", 4), Arg("masonry", 4), Arg("jackscrew", 4))
        super().__init__("trade", self.give)

    def answers(self, g: RaisingChicago, seat: int, arg: int) -> list[int]:
        trades = possible_trades(g, seat, arg)
        return [self.give.code(give[0], give[1], give[2]) for give in trades]

    def refusal(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        give = self.given(g, answer)
        if give[3] < 0:
            return "too-many"
        if give not in three_tokens(g, seat):
            return "too-few-tokens"
        return LEGAL if give in possible_trades(g, seat, arg) else "fee-unpaid"

    def take(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        gotten = [0, 0, 0]
        gotten[arg % 3] = 1
        trade(g, seat, self.given(g, answer), gotten)

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {
            "bundle2": bundle_of_one(arg % 3, 1),
            "count": g.box.trade,
            "holdings": holdings(g, seat),
        }
        if not self.give.has(answer):
            return known
        give = self.given(g, answer)
        return known if give[3] < 0 else {**known, "bundle": token_bundle(give)}

    def given(self, g: RaisingChicago, answer: int) -> list[int]:
        """Lumber, masonry, jackscrews and wilds of a trade."""
        give = self.give.values(answer)
        return [*give, g.box.trade - sum(give)]


def three_tokens(g: RaisingChicago, seat: int) -> list[list[int]]:
    """Every three tokens that a seat has: lumber, masonry, jackscrews, wilds."""
    base, size = 3 * seat, g.box.trade
    found: list[list[int]] = []
    for lumber in range(min(size, g.stock[base]) + 1):
        for masonry in range(min(size - lumber, g.stock[base + 1]) + 1):
            for jackscrew in range(min(size - lumber - masonry, g.stock[base + 2]) + 1):
                wild = size - lumber - masonry - jackscrew
                if wild <= g.wild[seat]:
                    found.append([lumber, masonry, jackscrew, wild])
    return found


def possible_trades(g: RaisingChicago, seat: int, arg: int) -> list[list[int]]:
    """The three tokens that TRADE with this argument allows: a fee that has to be paid can still be
    paid after it."""
    fee, get = arg // 3 - 1, arg % 3
    found = three_tokens(g, seat)
    return found if fee < 0 else before_fee(g, seat, fee_of(g, fee // 2), get, found)


def before_fee(
    g: RaisingChicago, seat: int, fee: list[int], get: int, tokens: list[list[int]]
) -> list[list[int]]:
    """Which of these tokens can be traded so that a fee can be paid after it."""
    base, wild = 3 * seat, g.wild[seat]
    left = [g.stock[base + t] - fee[t] for t in range(3)]
    left[get] += 1
    found: list[list[int]] = []
    for give in tokens:
        short, spare = 0, 0
        for t in range(3):
            after = left[t] - give[t]
            if after < 0:
                short -= after
            else:
                spare += after
        if short <= wild - give[3] + spare // g.box.trade:
            found.append(give)
    return found
