"""Who directs a company.  In the basic game that never changes; in the advanced game:

after the director's sale   the post goes to whoever now holds more shares than he does;
after a purchase            the buyer takes over if he holds more shares than the director;
selling the 30 % itself     the best other holder becomes director and swaps with the bank.

The new director gives three shares for the director's certificate, the preferred among them.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import COMPANIES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import BANK_POOL, NONE, WAITING


def best_other_holder(g: BigShoulders, seat: int, company: int) -> int:
    """The other seat with the most shares; a tie goes to the preferred, then clockwise.  BS-245"""
    best, highest = NONE, NONE
    for offset in range(1, g.seats):
        other = (seat + offset) % g.seats
        rank = 2 * g.shares(other, company) + int(g.preferred[company] == other)
        if rank > highest:
            best, highest = other, rank
    return best


def director_can_leave(g: BigShoulders, seat: int, company: int) -> bool:
    """Another player must be able to pay for the director's certificate.  BS-055 BS-244"""
    if not g.advanced:
        return False
    other = best_other_holder(g, seat, company)
    return g.shares(other, company) >= g.box.director_shares


def after_sale(g: BigShoulders, seller: int, company: int) -> None:
    """BS-238 BS-239"""
    if not g.advanced or g.director[company] != seller:
        return
    other = best_other_holder(g, seller, company)
    if g.shares(other, company) > g.shares(seller, company):
        transfer(g, company, other)


def after_purchase(g: BigShoulders, buyer: int, company: int) -> None:
    """BS-238 BS-240"""
    director = g.director[company]
    if g.advanced and g.shares(buyer, company) > g.shares(director, company):
        transfer(g, company, buyer)


def transfer(g: BigShoulders, company: int, new: int) -> None:
    """The swap between two players; no money, no step, no sale.  BS-241 BS-242 BS-290"""
    old = g.director[company]
    commons = price_in_commons(g, company, new)
    if g.preferred[company] == new:
        g.preferred[company] = old
    g.commons[new * COMPANIES + company] -= commons
    g.commons[old * COMPANIES + company] += commons
    g.director[company] = new
    g.note("director", new, "company", company, "seat2", old, "count", commons)
    lose_start_company(g, old, company)


def leave(g: BigShoulders, company: int) -> None:
    """The director has sold the 30 % certificate: his successor swaps with the bank.  BS-245"""
    old = g.director[company]
    new = best_other_holder(g, old, company)
    commons = price_in_commons(g, company, new)
    if g.preferred[company] == new:
        g.preferred[company] = BANK_POOL
    g.commons[new * COMPANIES + company] -= commons
    g.commons_bank[company] += commons
    g.director[company] = new
    g.note("director-left", new, "company", company, "seat2", old, "count", commons)
    lose_start_company(g, old, company)


def price_in_commons(g: BigShoulders, company: int, new: int) -> int:
    """How many commons a new director gives; the preferred, if he has it, counts two."""
    if g.preferred[company] == new:
        return g.box.director_shares - g.box.preferred_shares
    return g.box.director_shares


def lose_start_company(g: BigShoulders, seat: int, company: int) -> None:
    """A start partner still on the company waits in the bank for the next founding.  BS-062"""
    if g.start_partner[seat] == company:
        g.start_partner[seat] = WAITING
        g.note("partner-waits", seat, "company", company)
