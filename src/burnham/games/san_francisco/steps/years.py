"""The year board.

The year marker moves; in turn order each player takes an income field, its money, and the bonus
of the year, one player completely before the next.  The income track then gives the order for
the first card.  In the duopoly variant both players place a blocker first.  In 1915 there is no
income: each player takes the last bonus, and the game is scored.
"""

from __future__ import annotations

from burnham.games.san_francisco.box import (
    BONUSES,
    BONUSES_A_YEAR,
    FIELDS,
    INCOMES,
    MONEY,
    MONEY_PER_BUILDING,
    YEARS,
)
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.questions import (
    CARD,
    CARDS,
    CHOOSE_BONUS,
    COMMITTEE_BONUS,
    COMMITTEE_INCOME,
    COMMITTEE_OPENING,
    PLACE_BLOCKER,
    SCORING,
    TAKE_INCOME,
)
from burnham.games.san_francisco.steps.actions import (
    TOTAL,
    carry_out,
    foreseen,
    hindrance,
    least_cost,
)
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class Year(Step[SanFrancisco]):
    """The marker moves to year `arg`: income and bonus, in 1915 the bonus alone.
    SF-091 SF-092 SF-106 SF-107 SF-181"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        g.year = arg
        g.slot = NONE
        g.blockers = [NONE] * g.players
        g.note("chapter-year", NONE, "year", arg)
        final = arg == YEARS - 1
        g.then(SCORING if final else CARDS)
        for player in reversed(g.order):
            if player != g.committee:
                if final:
                    offer_bonus(g, player)
                else:
                    g.ask(TAKE_INCOME, player)
            elif final:
                g.then(COMMITTEE_BONUS)
            else:
                g.then(COMMITTEE_OPENING if arg == 0 else COMMITTEE_INCOME)


class TakeIncome(Step[SanFrancisco]):
    """Put the stone on a free income field, take its money, then the bonus of the year.
    SF-024 SF-027 SF-093 SF-143"""

    def __init__(self) -> None:
        super().__init__("take_income", Verb("take", Arg("income", INCOMES)))

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        if g.level != NONE and g.box.blocked_income[g.level] == answer:
            return "income-blocked"
        return "income-taken" if answer in g.incomes else LEGAL

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        take_income(g, seat, answer)
        offer_bonus(g, seat)

    def about(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> dict[str, int]:
        found = {"year": g.year}
        if answer >= 0:
            possible = [bonus for bonus in bonuses(g) if not bonus_hindrance(g, seat, bonus)]
            found["bonuses"] = len(possible) if not g.box.bonus_all[g.year] else 0
            if found["bonuses"] == 1:
                found["bonus"] = possible[0]
                found.update(foreseen_bonus(g, seat, possible[0]))
            if answer in g.incomes:
                found["seat2"] = g.incomes.index(answer)
        return found


def take_income(g: SanFrancisco, player: int, income: int) -> None:
    g.incomes[player] = income
    g.stones[player] = NONE
    g.money[player] += g.box.incomes[income]
    g.note("income", player, "income", income)


def offer_bonus(g: SanFrancisco, seat: int) -> None:
    """In 1906 the bonus is everything printed, later one of it.  SF-025 SF-100"""
    if g.box.bonus_all[g.year]:
        for bonus in reversed(bonuses(g)):
            if not bonus_hindrance(g, seat, bonus):
                carry_out_bonus(g, seat, bonus)
    else:
        g.ask(CHOOSE_BONUS, seat)


def bonuses(g: SanFrancisco) -> list[int]:
    """What is printed on the year, from left to right."""
    first = g.year * BONUSES_A_YEAR
    return list(range(first, first + g.box.bonus_count[g.year]))


def is_printed(g: SanFrancisco, bonus: int) -> bool:
    """Whether a bonus is one of the year's."""
    return 0 <= bonus - g.year * BONUSES_A_YEAR < g.box.bonus_count[g.year]


def bonus_hindrance(g: SanFrancisco, seat: int, bonus: int) -> str:
    kind = g.box.bonus_kind[bonus]
    if kind in (MONEY, MONEY_PER_BUILDING):
        return LEGAL
    return hindrance(g, seat, kind, g.money[seat], True)


def carry_out_bonus(g: SanFrancisco, seat: int, bonus: int) -> None:
    kind, amount = g.box.bonus_kind[bonus], g.box.bonus_amount[bonus]
    if kind == MONEY:
        g.gain(seat, amount, "bonus")
    elif kind == MONEY_PER_BUILDING:
        g.gain(seat, amount * g.built(seat), "bonus")
    else:
        carry_out(g, seat, kind, 0, True)


def foreseen_bonus(g: SanFrancisco, seat: int, bonus: int) -> dict[str, int]:
    kind = g.box.bonus_kind[bonus]
    if kind == MONEY_PER_BUILDING:
        return {"then": TOTAL, "total": g.box.bonus_amount[bonus] * g.built(seat)}
    return foreseen(g, seat, kind, g.money[seat])


class ChooseBonus(Step[SanFrancisco]):
    """Take one of the bonuses of the year that can be carried out.  SF-094 to SF-100"""

    def __init__(self) -> None:
        self.bonus = Verb("take", Arg("bonus", BONUSES))
        self.lose = Verb("lose")
        super().__init__("choose_bonus", self.bonus, self.lose, forced=True)

    def candidates(self, g: SanFrancisco, seat: int, arg: int) -> list[int]:
        return [*[self.bonus.code(bonus) for bonus in bonuses(g)], self.lose.code()]

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        if self.lose.has(answer):
            for bonus in bonuses(g):
                if not bonus_hindrance(g, seat, bonus):
                    return "bonus-possible"
            return LEGAL
        bonus = self.bonus.first(answer)
        return bonus_hindrance(g, seat, bonus) if is_printed(g, bonus) else "other-year"

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        if self.lose.has(answer):
            g.note("bonus-lost", seat)
        else:
            carry_out_bonus(g, seat, self.bonus.first(answer))

    def about(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> dict[str, int]:
        found = {"year": g.year, "money": g.money[seat], "built": g.built(seat)}
        if self.bonus.has(answer):
            bonus = self.bonus.first(answer)
            found.update(foreseen_bonus(g, seat, bonus))
            found["amount"] = g.box.bonus_amount[bonus]
            found["price"] = least_cost(g, seat, g.box.bonus_kind[bonus])
        return found


class Cards(Step[SanFrancisco]):
    """The income track gives the order for the first card; duopoly: blockers first.
    SF-028 SF-029 SF-136"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        g.order = right_to_left(g.incomes)
        g.then(CARD, 0)
        if g.duopoly:
            for player in reversed(g.order):
                g.ask(PLACE_BLOCKER, player)


def right_to_left(places: list[int]) -> list[int]:
    """The players by place, the rightmost first."""
    return [player for _, player in sorted([(-place, p) for p, place in enumerate(places)])]


class PlaceBlocker(Step[SanFrancisco]):
    """Close a field of any card for this year, but not of the card the other one chose.
    SF-135 SF-136 SF-137 SF-138"""

    def __init__(self) -> None:
        super().__init__("place_blocker", Verb("block", Arg("field", FIELDS)))

    def candidates(self, g: SanFrancisco, seat: int, arg: int) -> list[int]:
        return [field for card in range(len(g.ring)) for field in g.card_fields(card)]

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        card = g.box.field_card[answer]
        if not g.on_card(answer, card):
            return "other-side"
        for blocker in g.blockers:
            if blocker != NONE and g.box.field_card[blocker] == card:
                return "card-blocked"
        return LEGAL

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        g.blockers[seat] = answer
        g.note("blocked", seat, "field", answer, "card", g.box.field_card[answer])

    def about(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"card": g.box.field_card[answer]} if answer >= 0 else {"year": g.year}
