"""Phase 4, step 1: the winner of a project returns its resources.

Permanents count 1 each, a track at its end pays its whole type.  What is left is paid by type: with
tokens (basic ones, wilds, 3:1 trades before), with one favor, or not at all if there are too few
basic tokens of it, for a step on the poverty track.  Whatever is paid, the project is completed.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import (
    BUNDLE_BITS,
    FREE,
    NEUTRAL,
    PROJECTS,
    TYPE_SETS,
    bundle,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import (
    CARD,
    OWN_WINDOW,
    PAY,
    PAY_TYPE,
    PLACE,
    PRODUCTION,
    PROJECT,
    TRADE_FOR,
)
from burnham.games.raising_chicago.steps.building import place_neutral
from burnham.games.raising_chicago.steps.money import (
    PROJECT_TRADE,
    can_cover,
    holdings,
    outlay,
    spend,
    token_count,
    trades_for,
)
from burnham.games.raising_chicago.steps.tiles import WithTiles
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class Project(Step[RaisingChicago]):
    """The projects are carried out I to V, each in three steps.  RC-076"""

    def run(self, g: RaisingChicago, slot: int) -> None:
        if slot == PROJECTS:
            g.slot = FREE
            g.then(PRODUCTION)
            return
        g.then(PROJECT, slot + 1)
        winner = g.slot_winner[slot]
        if winner == FREE:
            return
        g.slot = slot
        if winner == NEUTRAL:
            place_neutral(g, slot)
            return
        g.then(OWN_WINDOW, winner)
        g.then(CARD, slot)
        g.then(PLACE, slot)
        if sum(need_of(g, winner, slot)) > 0:
            g.ask(PAY, winner, slot)


def need_of(g: RaisingChicago, seat: int, slot: int) -> list[int]:
    """What is left to pay of each type.  RC-027 RC-077 RC-089"""
    first = 3 * g.slot_project[slot]
    need = [0, 0, 0]
    for t in range(3):
        if not g.unlimited(seat, t):
            need[t] = max(0, g.box.costs[first + t] - g.permanents(seat, t))
    return need


def by_tokens(need: list[int], others: int) -> list[int]:
    """The part of the need that is paid with tokens, given the types paid otherwise (bits)."""
    left = need[:]
    for t in range(3):
        if others >> t & 1:
            left[t] = 0
    return left


class Way:
    """A way to pay all of a project, and what it costs."""

    def __init__(
        self, answer: int, poverty: int, favors: int, trades: int, tokens: list[int]
    ) -> None:
        self.answer = answer
        self.poverty = poverty
        self.favors = favors
        self.trades = trades
        self.tokens = tokens

    def beats(self, other: Way) -> bool:
        """No more poverty and favors, and fewer trades or no more of any token; of two ways that
        cost the same the first beats the other."""
        if self.poverty > other.poverty or self.favors > other.favors:
            return False
        if self.trades != other.trades:
            return self.trades < other.trades
        if any(mine > its for mine, its in zip(self.tokens, other.tokens, strict=True)):
            return False
        same = self.poverty == other.poverty and self.favors == other.favors
        return not same or self.tokens != other.tokens or self.answer < other.answer


class Due:
    """What a seat owes for a project; `owed` and `lacking` have a bit for each such type."""

    def __init__(self, g: RaisingChicago, seat: int, slot: int) -> None:
        self.seat = seat
        self.need = need_of(g, seat, slot)
        self.owed = 0
        self.lacking = 0
        for t in range(3):
            if self.need[t] > 0:
                self.owed |= 1 << t
            if self.need[t] > g.stock[3 * seat + t]:
                self.lacking |= 1 << t

    def refusal(self, g: RaisingChicago, unpaid: int, favored: int) -> str:
        """Why these types cannot be left unpaid and paid by favors, the rest with tokens."""
        if unpaid & favored:
            return "twice"
        if (unpaid | favored) & ~self.owed:
            return "nothing-due"
        if unpaid & ~self.lacking:
            return "must-pay"
        if count_bits(favored) > g.favor[self.seat]:
            return "too-few-favors"
        left = by_tokens(self.need, unpaid | favored)
        return LEGAL if can_cover(g, self.seat, left) else "cannot-cover"


def sensible_ways(g: RaisingChicago, due: Due) -> list[int]:
    """The ways to pay that no other way beats, the fewest poverty steps and favors first."""
    found: list[Way] = []
    for answer in range(64):
        unpaid, favored = TYPE_SETS[answer // 8], TYPE_SETS[answer % 8]
        if unpaid & ~due.lacking or due.refusal(g, unpaid, favored):
            continue
        left = by_tokens(due.need, unpaid | favored)
        trades, tokens = trades_for(g, due.seat, left), outlay(g, due.seat, left)
        found.append(Way(answer, count_bits(unpaid), count_bits(favored), trades, tokens))
    return [way.answer for way in found if not any(other.beats(way) for other in found)]


def count_bits(mask: int) -> int:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


class Pay(WithTiles):
    """One way to pay everything: cheapest first.  RC-078 to RC-088 RC-183 RC-184

    `unpaid` and `favored` number a set of types that are left unpaid or paid by favors; the others
    are paid with tokens in the sensible way.  `by-hand` and `trade` reach every other way.
    """

    def __init__(self) -> None:
        self.pay = Verb("pay", Arg("unpaid", 8), Arg("favored", 8))
        self.by_hand = Verb("by-hand")
        self.trade = Verb("trade")
        super().__init__(PAY, "pay", self.pay, self.by_hand, self.trade)

    def choices(self, g: RaisingChicago, seat: int, slot: int) -> list[int]:
        found = sensible_ways(g, Due(g, seat, slot))
        for answer in (self.by_hand.base, self.trade.base):
            if not self.refused(g, seat, slot, answer):
                found.append(answer)
        return found

    def refused(self, g: RaisingChicago, seat: int, slot: int, answer: int) -> str:
        if answer == self.trade.base:
            return LEGAL if token_count(g, seat) >= g.box.trade else "trade-short"
        if answer == self.by_hand.base:
            return LEGAL if g.wild[seat] or g.favor[seat] else "nothing-by-hand"
        due = Due(g, seat, slot)
        reason = due.refusal(g, TYPE_SETS[answer // 8], TYPE_SETS[answer % 8])
        if reason:
            return reason
        return LEGAL if answer in sensible_ways(g, due) else "wasteful"

    def choose(self, g: RaisingChicago, seat: int, slot: int, answer: int) -> None:
        if answer == self.trade.base:
            g.ask(PAY, seat, slot)
            g.ask(TRADE_FOR, seat, PROJECT_TRADE)
            return
        if answer == self.by_hand.base:
            ask_next_type(g, seat, slot, 0)
            return
        unpaid, favored = TYPE_SETS[answer // 8], TYPE_SETS[answer % 8]
        tokens = outlay(g, seat, by_tokens(need_of(g, seat, slot), unpaid | favored))
        spend(g, seat, tokens)
        g.favor[seat] -= count_bits(favored)
        g.suffer(seat, count_bits(unpaid))
        note_payment(g, seat, slot, tokens, answer // 8, answer % 8)

    def about(self, g: RaisingChicago, seat: int, slot: int, answer: int) -> dict[str, int]:
        need = need_of(g, seat, slot)
        known = {
            "project": g.slot_project[slot],
            "need": bundle(need[0], need[1], need[2]),
            "holdings": holdings(g, seat),
            "favors": g.favor[seat],
            "count": g.box.trade,
        }
        if not 0 <= answer < self.by_hand.base:
            return known
        left = by_tokens(need, TYPE_SETS[answer // 8] | TYPE_SETS[answer % 8])
        if not can_cover(g, seat, left):
            return known
        tokens = outlay(g, seat, left)
        gone = bundle(tokens[0], tokens[1], tokens[2], tokens[3])
        return {**known, "bundle": gone, "trades": trades_for(g, seat, left)}


def note_payment(
    g: RaisingChicago, seat: int, slot: int, tokens: list[int], unpaid: int, favored: int
) -> None:
    gone = bundle(tokens[0], tokens[1], tokens[2], tokens[3])
    project = g.slot_project[slot]
    g.note("paid", seat, "project", project, "bundle", gone, "unpaid", unpaid, "favored", favored)


def ask_next_type(g: RaisingChicago, seat: int, slot: int, first: int) -> None:
    """Ask how to pay the next type, from `first` on, of which something is due."""
    need = need_of(g, seat, slot)
    for t in range(first, 3):
        if need[t] > 0:
            g.ask(PAY_TYPE, seat, 3 * slot + t)
            return


class PayType(Step[RaisingChicago]):
    """Pay one type by hand: with so many wilds, a favor, or not.  RC-078 RC-079 RC-083 RC-084

    The argument is three times the slot plus the type.
    """

    def __init__(self) -> None:
        self.wilds = Verb("wilds", Arg("wild", 10))
        self.favor = Verb("favor")
        self.poverty = Verb("poverty")
        super().__init__("pay-type", self.wilds, self.favor, self.poverty, forced=True)

    def refusal(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        slot, t = divmod(arg, 3)
        need = need_of(g, seat, slot)[t]
        basic = g.stock[3 * seat + t]
        if answer == self.poverty.base:
            return LEGAL if basic < need else "must-pay"
        if answer == self.favor.base:
            return LEGAL if g.favor[seat] else "too-few-favors"
        if answer > need:
            return "not-due"
        return LEGAL if answer <= g.wild[seat] and need - answer <= basic else "too-few-tokens"

    def take(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        slot, t = divmod(arg, 3)
        tokens = [0, 0, 0, 0]
        unpaid, favored = 0, 0
        if answer == self.poverty.base:
            unpaid = TYPE_SETS.index(1 << t)
            g.suffer(seat, 1)
        elif answer == self.favor.base:
            favored = TYPE_SETS.index(1 << t)
            g.favor[seat] -= 1
        else:
            tokens[t] = need_of(g, seat, slot)[t] - answer
            tokens[3] = answer
            spend(g, seat, tokens)
        note_payment(g, seat, slot, tokens, unpaid, favored)
        ask_next_type(g, seat, slot, t + 1)

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        slot, t = divmod(arg, 3)
        need = need_of(g, seat, slot)[t]
        known = {
            "project": g.slot_project[slot],
            "resource": t,
            "need": need << BUNDLE_BITS * t,
            "holdings": holdings(g, seat),
            "favors": g.favor[seat],
        }
        if not 0 <= answer <= need:
            return known
        tokens = [0, 0, 0]
        tokens[t] = need - answer
        return {**known, "bundle": bundle(tokens[0], tokens[1], tokens[2], answer)}
