"""The actions of fields and bonuses: income, material, permit, tender, develop, clear.

`hindrance` says why an action cannot be carried out, `carry_out` carries it out.  Building is
in a file of its own.
"""

from __future__ import annotations

from typing import Final

from burnham.games.san_francisco.box import (
    BUILD,
    BUILD_ANY_COLOUR,
    BUILD_ANY_NUMBER,
    CLEAR,
    DEVELOP,
    INCOME,
    MATERIAL,
    PERMIT,
    PERMITS,
    SITES,
    TENDER,
    TENDERS,
)
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.questions import (
    CLEAR_RUBBLE,
    LAY_PERMIT,
    TAKE_PERMIT,
    TAKE_TENDER,
)
from burnham.games.san_francisco.steps.building import (
    build_hindrance,
    least_build_cost,
    permit_symbols,
)
from burnham.kernel.step import LEGAL, Arg, Step, Verb


def is_build(kind: int) -> bool:
    return kind in (BUILD, BUILD_ANY_COLOUR, BUILD_ANY_NUMBER)


def is_costly(kind: int) -> bool:
    """Whether an action uses up money, permits or buildings: nobody is forced to take it."""
    return kind in (DEVELOP, CLEAR) or is_build(kind)


def hindrance(g: SanFrancisco, seat: int, kind: int, money: int, bonus: bool) -> str:
    """LEGAL, or why a player with this much money cannot carry out an action.
    SF-046 SF-049 SF-053 SF-065"""
    if kind == MATERIAL:
        return LEGAL if g.supply[seat] else "no-supply"
    if kind == PERMIT:
        if len(g.permits[seat]) >= g.box.permit_limit:
            return "five-permits"
        return LEGAL if any_out(g.permit_display) else "no-permit-out"
    if kind == TENDER:
        return LEGAL if any_out(g.tender_display) else "no-tender-out"
    if is_build(kind):
        return build_hindrance(g, seat, kind, money)
    if bonus and kind == DEVELOP:
        return LEGAL
    return "poor" if money < least_cost(g, seat, kind) else LEGAL


def any_out(display: list[int]) -> bool:
    """Whether a card lies in a display."""
    return any(card != NONE for card in display)


def least_cost(g: SanFrancisco, seat: int, kind: int) -> int:
    """The least money an action takes, without a fee."""
    if kind == DEVELOP:
        return 0 if g.at_corner(seat) else g.box.develop_cost
    if kind == CLEAR:
        return 0 if g.at_corner(seat) else g.box.move_up_cost
    return least_build_cost(g, seat, kind) if is_build(kind) else 0


def carry_out(g: SanFrancisco, seat: int, kind: int, amount: int, bonus: bool) -> None:
    """Do it, or ask what it needs.  As a bonus it is free and cards are replaced at once."""
    if kind == INCOME:
        g.gain(seat, amount)
    elif kind == MATERIAL:
        g.take_material(seat)
    elif kind == PERMIT:
        g.ask(TAKE_PERMIT, seat, int(bonus))
    elif kind == TENDER:
        g.ask(TAKE_TENDER, seat, int(bonus))
    elif kind == DEVELOP:
        g.develop(seat, 0 if bonus else g.box.develop_cost)
    elif kind == CLEAR:
        g.ask(CLEAR_RUBBLE, seat)
    else:
        g.ask(LAY_PERMIT, seat, kind)


PLAIN: Final = 0
ONE_PERMIT: Final = 1
ONE_TENDER: Final = 2
NO_RUBBLE: Final = 3
REWARD: Final = 4
TOTAL: Final = 5
"""What an action comes to at once, where its name does not say it."""


def foreseen(g: SanFrancisco, seat: int, kind: int, money: int) -> dict[str, int]:
    """For the words of an answer that leads to an action: what it does without another question."""
    if kind in (DEVELOP, CLEAR) and g.at_corner(seat):
        if kind == DEVELOP or not may_clear(g, money):
            return {"then": REWARD, "reward": g.box.corner_reward}
    elif kind == CLEAR and not may_clear(g, money):
        return {"then": NO_RUBBLE, "way": g.way_up(seat), "price": g.box.move_up_cost}
    permits = [permit for permit in g.permit_display if permit != NONE]
    if kind == PERMIT and len(permits) == 1:
        return {"then": ONE_PERMIT, "permit": permits[0]}
    tenders = [tender for tender in g.tender_display if tender != NONE]
    if kind == TENDER and len(tenders) == 1:
        return {"then": ONE_TENDER, "tender": tenders[0]}
    return {"then": PLAIN}


def may_clear(g: SanFrancisco, money: int) -> bool:
    return money >= g.box.clear_cost and max(g.rubble) > 0


class TakePermit(Step[SanFrancisco]):
    """Take a permit from the display; as a bonus (`arg` 1) it is replaced at once.
    SF-026 SF-047 SF-054 SF-056"""

    def __init__(self) -> None:
        super().__init__("take_permit", Verb("take", Arg("permit", PERMITS)), forced=True)

    def candidates(self, g: SanFrancisco, seat: int, arg: int) -> list[int]:
        return sorted(permit for permit in g.permit_display if permit != NONE)

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        return LEGAL if answer in g.permit_display else "permit-not-out"

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        g.take_permit(seat, answer)
        if arg:
            g.refill_permits()

    def about(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> dict[str, int]:
        return permit_symbols(g, answer)


class TakeTender(Step[SanFrancisco]):
    """Take a private tender from the display; as a bonus (`arg` 1) it is replaced at once.
    SF-051 SF-054 SF-056"""

    def __init__(self) -> None:
        super().__init__("take_tender", Verb("take", Arg("tender", TENDERS)), forced=True)

    def candidates(self, g: SanFrancisco, seat: int, arg: int) -> list[int]:
        return sorted(tender for tender in g.tender_display if tender != NONE)

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        return LEGAL if answer in g.tender_display else "tender-not-out"

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        g.take_tender(seat, answer)
        if arg:
            g.refill_tenders()


class ClearRubble(Step[SanFrancisco]):
    """Pay for a step up, or a little more to take rubble as well.  SF-060 SF-061 SF-065"""

    def __init__(self) -> None:
        self.clear = Verb("clear", Arg("site", SITES))
        self.up = Verb("up")
        super().__init__("clear_rubble", self.clear, self.up, forced=True)

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        if self.clear.has(answer) and not g.rubble[self.clear.first(answer)]:
            return "no-rubble"
        return "poor" if g.money[seat] < self.price(g, seat, answer) else LEGAL

    def price(self, g: SanFrancisco, seat: int, answer: int) -> int:
        if self.clear.has(answer):
            return g.box.clear_cost
        return 0 if g.at_corner(seat) else g.box.move_up_cost

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        if self.up.has(answer):
            g.move_up(seat, g.box.move_up_cost)
        else:
            g.clear_site(seat, self.clear.first(answer), g.box.clear_cost)

    def about(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> dict[str, int]:
        found = {"money": g.money[seat], "clear": g.box.clear_cost, "way": g.way_up(seat)}
        found["up"] = self.price(g, seat, self.up.code())
        found["reward"] = g.box.corner_reward
        if answer >= 0:
            found["price"] = self.price(g, seat, answer)
        return found
