"""Solo: the Committee of Fifty.

On each of its turns a permit is flipped from the pile to the discard pile.  By its number the aid
card picks a field, and later a card of a display; the arrows of the aid give what to try next.
The Committee pays for nothing.  What it cannot do is replaced by the income of the card.
"""

from __future__ import annotations

from burnham.games.san_francisco.box import (
    CLEAR,
    DEVELOP,
    INCOME,
    MATERIAL,
    MONEY,
    MONEY_PER_BUILDING,
    PERMIT,
    TENDER,
)
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.steps.actions import is_build
from burnham.games.san_francisco.steps.cards import place_stone
from burnham.games.san_francisco.steps.years import bonuses, take_income
from burnham.kernel.step import LEGAL, Step


class CommitteeOpening(Step[SanFrancisco]):
    """The $3 field and the left permit, without a flip.  SF-144"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        take_income(g, g.committee, g.box.committee_income)
        g.take_permit(g.committee, g.permit_display[0])
        g.refill_permits()


class CommitteeIncome(Step[SanFrancisco]):
    """An income field by the aid, then the bonus.  SF-160"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        flip(g)
        blocked = g.box.blocked_income[g.level]
        open_fields = [i for i in range(len(g.box.incomes)) if i != blocked]
        slot = pick(g, [int(field not in g.incomes) for field in open_fields])
        take_income(g, g.committee, open_fields[slot])
        take_bonus(g)


class CommitteeBonus(Step[SanFrancisco]):
    """1915: the bonus alone, without a flip.  SF-189"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        take_bonus(g)


class CommitteeTurn(Step[SanFrancisco]):
    """A field by the aid, its action, or else the income of the card.  SF-145 SF-146 SF-147"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        flip(g)
        fields = g.card_fields(g.card)
        slot = pick(g, [int(field not in g.stones) for field in fields])
        place_stone(g, g.committee, fields[slot])
        number, meant = aid(g)
        g.note("aid", g.committee, "field", fields[slot], "number", number, "meant", meant,
               "taken", int(slot != meant))  # fmt: skip
        hindered = act(g, g.box.field_kind[fields[slot]], g.box.field_amount[fields[slot]])
        if not hindered:
            return
        for field in fields:
            if g.box.field_kind[field] == INCOME:
                g.gain(g.committee, g.box.field_amount[field], hindered)


def flip(g: SanFrancisco) -> None:
    """The top permit of the pile goes to the discard pile.  SF-145"""
    permit = g.draw_permit()
    g.permit_discard.append(permit)
    g.note("flipped", g.committee, "permit", permit)


def aid(g: SanFrancisco) -> tuple[int, int]:
    """The number on top of the discard pile, and the slot that it means.  SF-145"""
    number = g.box.permit_number[g.permit_discard[-1]]
    return number, g.box.aid_slot[g.level][number]


def pick(g: SanFrancisco, usable: list[int]) -> int:
    """The slot that the aid means, or the first usable one along the arrows; NONE if there is
    none.  SF-146 SF-150"""
    _, slot = aid(g)
    if usable[slot]:
        return slot
    for other in g.box.aid_fallback[g.level][slot]:
        if usable[other]:
            return other
    return NONE


def take_bonus(g: SanFrancisco) -> None:
    """The rightmost bonus that is possible.  SF-159"""
    for bonus in reversed(bonuses(g)):
        if not act(g, g.box.bonus_kind[bonus], g.box.bonus_amount[bonus]):
            break
    else:
        g.note("bonus-lost", g.committee)
    g.refill_permits()
    g.refill_tenders()


def act(g: SanFrancisco, kind: int, amount: int) -> str:
    """Carry out an action or bonus for nothing; LEGAL, or why it is impossible, as the log says.
    SF-148 SF-151 SF-152 SF-158 SF-186"""
    if kind in (MATERIAL, PERMIT, TENDER):
        return take_card(g)
    if is_build(kind):
        return build(g)
    if kind == INCOME:
        g.gain(g.committee, amount)
    elif kind == MONEY:
        g.gain(g.committee, amount, "bonus")
    elif kind == MONEY_PER_BUILDING:
        g.gain(g.committee, amount * g.built(g.committee), "bonus")
    elif kind == DEVELOP:
        g.develop(g.committee, 0)
    else:
        assert kind == CLEAR
        clear(g)
    return LEGAL


def take_card(g: SanFrancisco) -> str:
    """With fewer than three permits a permit, else a private tender.  SF-149 SF-150"""
    wants_permit = len(g.permits[g.committee]) < g.box.committee_permits
    display = g.permit_display if wants_permit else g.tender_display
    slot = pick(g, [int(card != NONE) for card in display])
    if slot == NONE:
        return "nothing-out"
    if wants_permit:
        g.take_permit(g.committee, display[slot])
    else:
        g.take_tender(g.committee, display[slot])
    return LEGAL


def clear(g: SanFrancisco) -> None:
    """The first rubble in reading order and a step up; without rubble the step alone.  SF-151"""
    for site in g.box.reading_order[g.seats]:
        if g.rubble[site]:
            g.clear_site(g.committee, site, 0)
            return
    g.move_up(g.committee, 0)


def build(g: SanFrancisco) -> str:
    """With the leftmost permit whose colour has a free site.  SF-153 SF-154 SF-157"""
    for permit in g.permits[g.committee]:
        site = first_site(g, g.box.permit_colour[permit])
        if site == NONE:
            continue
        if g.rubble[site]:
            g.clear_site(g.committee, site, 0)
        g.place_building(g.committee, site, 0)
        take_developments(g, permit)
        g.discard(g.committee, [permit])
        return LEGAL
    return "no-free-colour" if g.permits[g.committee] else "no-permit"


def first_site(g: SanFrancisco, colour: int) -> int:
    """The first free site of a colour in reading order, a clean one if there is any."""
    with_rubble = NONE
    for site in g.box.reading_order[g.seats]:
        if g.box.site_colour[site] == colour and g.owner[site] == NONE:
            if not g.rubble[site]:
                return site
            if with_rubble == NONE:
                with_rubble = site
    return with_rubble


def take_developments(g: SanFrancisco, permit: int) -> None:
    """For each symbol also on the flipped permit a step right and a card, if there is one left.
    SF-155 SF-185"""
    flipped = g.permit_discard[-1]
    for kind in g.box.permit_symbols[permit]:
        if kind in g.box.permit_symbols[flipped]:
            if g.stacks[kind]:
                g.take_development(g.committee, kind, 0)
            else:
                way = g.way_right(g.committee)
                g.advance(g.committee, way)
                g.note("symbol", g.committee, "development", kind, "way", way)
