"""Phase 4, step 1: the winner of a project returns its resources.

Permanents count 1 each, a track at its end pays its whole type.  What is left is paid by type: with
tokens (basic ones, wilds, 3:1 trades before), with one favor, or not at all if there are too few
basic tokens of it, for a step on the poverty track.  Whatever is paid, the project is completed.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import (
    FREE,
    NEUTRAL,
    PROJECTS,
    TYPE_SETS,
    bundle_of_one,
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
    Bill,
    all_tokens,
    can_cover,
    outlay,
    spend,
    token_bundle,
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
    """What is left to pay of each type."""
    return [due_of(g, seat, slot, t) for t in range(3)]


def due_of(g: RaisingChicago, seat: int, slot: int, t: int) -> int:
    """What is left to pay of one type.  RC-027 RC-077 RC-089"""
    if g.unlimited(seat, t):
        return 0
    return max(0, g.box.costs[3 * g.slot_project[slot] + t] - g.permanents(seat, t))


def by_tokens(need: list[int], others: int) -> list[int]:
    """The part of the need that is paid with tokens, given the types paid otherwise (bits)."""
    left = need[:]
    for t in range(3):
        if others >> t & 1:
            left[t] = 0
    return left


class Way:
    """A way to pay all of a project: which sets of types (numbers of TYPE_SETS) are left unpaid
    and paid by favors, and what that costs."""

    def __init__(self, unpaid: int, favored: int, trades: int, tokens: list[int]) -> None:
        self.unpaid = unpaid
        self.favored = favored
        self.poverty = count_bits(TYPE_SETS[unpaid])
        self.favors = count_bits(TYPE_SETS[favored])
        self.trades = trades
        self.tokens = tokens

    def beats(self, other: Way) -> bool:
        """No more poverty and favors, and fewer trades or no more of any token; of two ways that
        cost the same the first beats the other."""
        if self.poverty > other.poverty or self.favors > other.favors:
            return False
        if self.trades != other.trades:
            return self.trades < other.trades
        for kind, count in enumerate(self.tokens):
            if count > other.tokens[kind]:
                return False
        same = self.poverty == other.poverty and self.favors == other.favors
        if not same or self.tokens != other.tokens:
            return True
        if self.unpaid != other.unpaid:
            return self.unpaid < other.unpaid
        return self.favored < other.favored


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
        reason = self.misfit(g, unpaid, favored)
        if reason:
            return reason
        left = by_tokens(self.need, unpaid | favored)
        return LEGAL if can_cover(g, self.seat, left) else "cannot-cover"

    def misfit(self, g: RaisingChicago, unpaid: int, favored: int) -> str:
        """Why these types cannot be left unpaid and paid by favors, whatever tokens there are."""
        if unpaid & favored:
            return "twice"
        if (unpaid | favored) & ~self.owed:
            return "nothing-due"
        if unpaid & ~self.lacking:
            return "must-pay"
        return "too-few-favors" if count_bits(favored) > g.favor[self.seat] else LEGAL


def sensible_ways(g: RaisingChicago, due: Due) -> list[Way]:
    """The ways to pay that no other way beats, the fewest poverty steps and favors first."""
    found: list[Way] = []
    for unpaid, missed in enumerate(TYPE_SETS):
        if missed & ~due.lacking:
            continue
        for favored, covered in enumerate(TYPE_SETS):
            if due.misfit(g, missed, covered):
                continue
            left = by_tokens(due.need, missed | covered)
            if can_cover(g, due.seat, left):
                trades, tokens = trades_for(g, due.seat, left), outlay(g, due.seat, left)
                found.append(Way(unpaid, favored, trades, tokens))
    return [way for way in found if not any(other.beats(way) for other in found)]


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
        ways = sensible_ways(g, Due(g, seat, slot))
        found = [self.pay.code(way.unpaid, way.favored) for way in ways]
        for answer in range(self.by_hand.code(), self.trade.end):
            if not self.refused(g, seat, slot, answer):
                found.append(answer)
        return found

    def refused(self, g: RaisingChicago, seat: int, slot: int, answer: int) -> str:
        if self.trade.has(answer):
            return LEGAL if token_count(g, seat) >= g.box.trade else "trade-short"
        if self.by_hand.has(answer):
            return LEGAL if g.wild[seat] or g.favor[seat] else "nothing-by-hand"
        due = Due(g, seat, slot)
        unpaid, favored = self.pay.first(answer), self.pay.second(answer)
        reason = due.refusal(g, TYPE_SETS[unpaid], TYPE_SETS[favored])
        if reason:
            return reason
        for way in sensible_ways(g, due):
            if way.unpaid == unpaid and way.favored == favored:
                return LEGAL
        return "wasteful"

    def choose(self, g: RaisingChicago, seat: int, slot: int, answer: int) -> None:
        if self.trade.has(answer):
            g.ask(PAY, seat, slot)
            g.ask(TRADE_FOR, seat, PROJECT_TRADE)
            return
        if self.by_hand.has(answer):
            ask_next_type(g, seat, slot, 0)
            return
        unpaid, favored = self.pay.first(answer), self.pay.second(answer)
        paid = self.bill(g, seat, slot, unpaid, favored).pay(g)
        settle_types(g, seat, slot, paid, unpaid, favored)

    def bill(self, g: RaisingChicago, seat: int, slot: int, unpaid: int, favored: int) -> Bill:
        """What is paid with tokens."""
        others = TYPE_SETS[unpaid] | TYPE_SETS[favored]
        return Bill(g, seat, by_tokens(need_of(g, seat, slot), others))

    def about(self, g: RaisingChicago, seat: int, slot: int, answer: int) -> dict[str, int]:
        need = need_of(g, seat, slot)
        known = {
            "project": g.slot_project[slot],
            "need": token_bundle(need),
            "holdings": all_tokens(g, seat),
            "favors": g.favor[seat],
            "count": g.box.trade,
        }
        if not self.pay.has(answer):
            return known
        unpaid, favored = self.pay.first(answer), self.pay.second(answer)
        if not can_cover(g, seat, by_tokens(need, TYPE_SETS[unpaid] | TYPE_SETS[favored])):
            return known
        spent, steps = count_bits(TYPE_SETS[favored]), count_bits(TYPE_SETS[unpaid])
        bill = self.bill(g, seat, slot, unpaid, favored)
        return {**known, **bill.about(), "spent": spent, "steps": steps}


def settle_types(
    g: RaisingChicago, seat: int, slot: int, paid: int, unpaid: int, favored: int
) -> None:
    """After tokens have paid their part: favors for some types, poverty for others.  RC-083"""
    project, spent = g.slot_project[slot], count_bits(TYPE_SETS[favored])
    if paid:
        g.note("paid", seat, "project", project, "bundle", paid)
    if favored:
        g.favor[seat] -= spent
        g.note("favors-spent", seat, "project", project, "favored", favored, "count", spent)
    if unpaid:
        g.note("unpaid", seat, "project", project, "unpaid", unpaid)
        g.suffer(seat, count_bits(TYPE_SETS[unpaid]))


def ask_next_type(g: RaisingChicago, seat: int, slot: int, first: int) -> None:
    """Ask how to pay the next type, from `first` on, of which something is due."""
    for t in range(first, 3):
        if due_of(g, seat, slot, t) > 0:
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
        super().__init__("pay_type", self.wilds, self.favor, self.poverty)

    def refusal(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        slot, t = arg // 3, arg % 3
        need = due_of(g, seat, slot, t)
        basic = g.stock[3 * seat + t]
        if self.poverty.has(answer):
            return LEGAL if basic < need else "must-pay"
        if self.favor.has(answer):
            return LEGAL if g.favor[seat] else "too-few-favors"
        wild = self.wilds.first(answer)
        if wild > need:
            return "not-due"
        return LEGAL if wild <= g.wild[seat] and need - wild <= basic else "too-few-tokens"

    def take(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        slot, t = arg // 3, arg % 3
        this_type = TYPE_SETS.index(1 << t)
        if self.poverty.has(answer):
            settle_types(g, seat, slot, 0, this_type, 0)
        elif self.favor.has(answer):
            settle_types(g, seat, slot, 0, 0, this_type)
        else:
            tokens = self.tokens(g, seat, arg, answer)
            spend(g, seat, tokens)
            settle_types(g, seat, slot, token_bundle(tokens), 0, 0)
        ask_next_type(g, seat, slot, t + 1)

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        slot, t = arg // 3, arg % 3
        need = due_of(g, seat, slot, t)
        known = {
            "project": g.slot_project[slot],
            "resource": t,
            "need": bundle_of_one(t, need),
            "holdings": all_tokens(g, seat),
            "favors": g.favor[seat],
        }
        if not self.wilds.has(answer) or self.wilds.first(answer) > need:
            return known
        return {**known, "bundle": token_bundle(self.tokens(g, seat, arg, answer))}

    def tokens(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> list[int]:
        """What an answer pays: lumber, masonry, jackscrews and wilds."""
        slot, t = arg // 3, arg % 3
        tokens = [0, 0, 0, self.wilds.first(answer)]
        tokens[t] = due_of(g, seat, slot, t) - self.wilds.first(answer)
        return tokens
