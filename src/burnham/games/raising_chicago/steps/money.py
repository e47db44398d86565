"""Paying with tokens: basic tokens, wild tokens and 3:1 trades.

The sensible way spends basic tokens of the type first, then wilds for what is missing, and
trades only for what is still missing, giving away what there is most of to spare.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import BUNDLE_BITS, FREE, SQUARES, bundle
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
    given = [min(need[t], g.stock[base + t]) for t in range(3)]
    for _ in range(g.box.trade * trades_for(g, seat, need)):
        most = 0
        for t in range(1, 3):
            if g.stock[base + t] - given[t] > g.stock[base + most] - given[most]:
                most = t
        given[most] += 1
    return [*given, min(g.wild[seat], missing(g, seat, need))]


def spend(g: RaisingChicago, seat: int, tokens: list[int]) -> None:
    for t in range(3):
        g.stock[3 * seat + t] -= tokens[t]
    g.wild[seat] -= tokens[3]


def holdings(g: RaisingChicago, seat: int) -> int:
    """The basic and wild tokens of a seat as a bundle."""
    base = 3 * seat
    return bundle(g.stock[base], g.stock[base + 1], g.stock[base + 2], g.wild[seat])


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


def possible_trades(g: RaisingChicago, seat: int) -> list[int]:
    """Every three tokens that a seat has, as answers of TRADE."""
    base, size = 3 * seat, g.box.trade
    found: list[int] = []
    for lumber in range(min(size, g.stock[base]) + 1):
        for masonry in range(min(size - lumber, g.stock[base + 1]) + 1):
            for jackscrew in range(min(size - lumber - masonry, g.stock[base + 2]) + 1):
                if size - lumber - masonry - jackscrew <= g.wild[seat]:
                    found.append(16 * lumber + 4 * masonry + jackscrew)
    return found


def given(g: RaisingChicago, answer: int) -> list[int]:
    """Lumber, masonry, jackscrews and wilds of a trade."""
    lumber, masonry, jackscrew = answer // 16, answer // 4 % 4, answer % 4
    return [lumber, masonry, jackscrew, g.box.trade - lumber - masonry - jackscrew]


def leaves_fee(g: RaisingChicago, seat: int, arg: int, answer: int) -> bool:
    """Whether a fee that has to be paid can still be paid after this trade."""
    fee, get = arg // 3 - 1, arg % 3
    if fee < 0:
        return True
    give = given(g, answer)
    need = fee_of(g, fee // 2)
    short, spare = 0, 0
    for t in range(3):
        left = g.stock[3 * seat + t] - give[t] + (1 if t == get else 0) - need[t]
        if left < 0:
            short -= left
        else:
            spare += left
    return short <= g.wild[seat] - give[3] + spare // g.box.trade


def can_trade_for(g: RaisingChicago, seat: int, arg: int) -> bool:
    """Whether TRADE with this argument has an answer."""
    return any(leaves_fee(g, seat, arg, answer) for answer in possible_trades(g, seat))


class TradeFor(Step[RaisingChicago]):
    """Which basic resource to get for three tokens.  RC-081 RC-082

    The argument is `PROJECT_TRADE`, or the fee's plus 1.
    """

    def __init__(self) -> None:
        super().__init__("trade-for", Verb("get", Arg("resource", 3)), forced=True)

    def refusal(self, g: RaisingChicago, seat: int, arg: int, resource: int) -> str:
        return LEGAL if can_trade_for(g, seat, 3 * arg + resource) else "fee-unpaid"

    def take(self, g: RaisingChicago, seat: int, arg: int, resource: int) -> None:
        g.ask(TRADE, seat, 3 * arg + resource)


class Trade(Step[RaisingChicago]):
    """Which three tokens to give; what is not basic is wild.  RC-081 RC-082 RC-183

    The argument is three times that of TRADE_FOR, plus the resource to get.
    """

    def __init__(self) -> None:
        self.give = Verb("give", Arg("lumber", 4), Arg("masonry", 4), Arg("jackscrew", 4))
        super().__init__("trade", self.give, forced=True)

    def answers(self, g: RaisingChicago, seat: int, arg: int) -> list[int]:
        return [a for a in possible_trades(g, seat) if leaves_fee(g, seat, arg, a)]

    def refusal(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        if given(g, answer)[3] < 0:
            return "too-many"
        if answer not in possible_trades(g, seat):
            return "too-few-tokens"
        return LEGAL if leaves_fee(g, seat, arg, answer) else "fee-unpaid"

    def take(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        give = given(g, answer)
        spend(g, seat, give)
        g.stock[3 * seat + arg % 3] += 1
        gone = bundle(give[0], give[1], give[2], give[3])
        g.note("traded", seat, "bundle", gone, "bundle2", 1 << BUNDLE_BITS * (arg % 3))

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {"resource": arg % 3, "count": g.box.trade, "holdings": holdings(g, seat)}
        if answer < 0:
            return known
        give = given(g, answer)
        if give[3] < 0:
            return known
        return {**known, "bundle": bundle(give[0], give[1], give[2], give[3])}
