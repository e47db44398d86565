"""What lies on the table of Chicago 1875, and the verbs that many rules share.

Companies are numbered 0 … 14, factories `company * 3 + index`, cubes `place * 4 + resource`,
demand spaces `row * 3 + column`, common certificates `seat * 15 + company`.  Money is always
moved from one named purse to another; `bank` is what the bank has taken in minus what it paid.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import (
    COMPANIES,
    FACTORIES,
    RESOURCES,
)
from burnham.games.chicago_1875.fields import Fields
from burnham.games.chicago_1875.imagining.filling import fill
from burnham.games.chicago_1875.laws import flaws
from burnham.games.chicago_1875.questions import (
    BANK_POOL,
    IN_PLAY,
    NONE,
    TREASURY,
)


class BigShoulders(Fields):
    """One table.  `notes` is what a seat remembers of the building draft (see imagining.py)."""

    def clone(self) -> BigShoulders:
        return BigShoulders(self.box, self.seats, self)

    # --- views ----------------------------------------------------------------------------

    def fill(self, seat: int) -> None:
        fill(self, seat)

    def flaws(self) -> list[str]:
        return flaws(self)

    def status(self) -> dict[str, int]:
        return {"decade": self.decade - 1, "phase": self.phase}

    def tally(self, seat: int) -> dict[str, int]:
        mine = self.directed(seat)
        factories = [c * FACTORIES + f for c in mine for f in range(self.box.factory_count[c])]
        return {
            "cash": self.cash[seat],
            "shares": self.share_worth(seat),
            "certificates": self.certificates(seat),
            "partners": self.available[seat],
            "treasury": sum([self.treasury[c] for c in mine]),
            "cubes": sum([self.cubes[c * RESOURCES + r] for c in mine for r in range(RESOURCES)]),
            "goods": sum([self.goods[c] for c in mine]),
            "workers": sum([self.workers[f] for f in factories]),
            "automation": sum([self.automated[f] for f in factories]),
            "managers": sum([self.managers[f] for f in factories]),
            "salespeople": sum([self.salespeople[c] for c in mine]),
            "appeal": sum([self.appeal[c] for c in mine]),
        }

    # --- money: every payment has two purses ----------------------------------------------

    def bank_pays_seat(self, seat: int, amount: int) -> None:
        self.bank -= amount
        self.cash[seat] += amount

    def seat_pays_bank(self, seat: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.bank += amount

    def seat_pays_company(self, seat: int, company: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.treasury[company] += amount

    def company_pays_seat(self, company: int, seat: int, amount: int) -> None:
        self.treasury[company] -= amount
        self.cash[seat] += amount

    def bank_pays_company(self, company: int, amount: int) -> None:
        self.bank -= amount
        self.treasury[company] += amount

    def company_pays_bank(self, company: int, amount: int) -> None:
        self.treasury[company] -= amount
        self.bank += amount

    # --- shares and certificates ----------------------------------------------------------

    def value(self, company: int) -> int:
        """What one share is worth."""
        return self.box.stock[self.stock[company]]

    def move_stock(self, company: int, steps: int) -> None:
        """Up or down the stock track, stopping at Closed and at the top.  BS-061"""
        before = self.stock[company]
        after = min(len(self.box.stock) - 1, max(0, before + steps))
        self.stock[company] = after
        if after != before:
            key = "rises" if after > before else "falls"
            self.note(key, self.director[company], "company", company, "stock", after)
            if after == 0 and self.box.has_cleanup[self.decade - 1]:
                self.note("will-close", self.director[company], "company", company)

    def commons_of(self, seat: int, company: int) -> int:
        return self.commons[seat * COMPANIES + company]

    def shares(self, seat: int, company: int) -> int:
        found = self.commons[seat * COMPANIES + company]
        if self.director[company] == seat:
            found += self.box.director_shares
        if self.preferred[company] == seat:
            found += self.box.preferred_shares
        return found

    def treasury_shares(self, company: int) -> int:
        preferred = self.box.preferred_shares if self.preferred[company] == TREASURY else 0
        return self.commons_treasury[company] + preferred

    def bank_shares(self, company: int) -> int:
        preferred = self.box.preferred_shares if self.preferred[company] == BANK_POOL else 0
        return self.commons_bank[company] + preferred

    def certificates(self, seat: int) -> int:
        """Every certificate counts one, whatever its shares.  BS-037"""
        found = 0
        for company, director in enumerate(self.director):
            found += self.commons[seat * COMPANIES + company]
            found += int(director == seat) + int(self.preferred[company] == seat)
        return found

    def limit(self) -> int:
        return self.box.certificate_limit[self.seats]

    def at_limit(self, seat: int) -> bool:
        """Whether a seat may take no further certificate.  BS-040"""
        return self.certificates(seat) >= self.limit()

    def share_worth(self, seat: int) -> int:
        worth = 0
        for company in range(COMPANIES):
            if self.state[company] == IN_PLAY:
                worth += self.shares(seat, company) * self.value(company)
        return worth

    def directed(self, seat: int) -> list[int]:
        return [company for company, director in enumerate(self.director) if director == seat]

    # --- companies ------------------------------------------------------------------------

    def gain_goods(self, company: int, count: int) -> None:
        """Goods from the supply that no factory made."""
        if count:
            self.goods[company] += count
            self.note("goods", self.director[company], "company", company, "count", count)

    def free_slot(self, company: int) -> int:
        """The first free asset slot of a charter, NONE if there is none."""
        for slot in range(company * 2, company * 2 + self.box.asset_slots[company]):
            if self.slots[slot] == NONE:
                return slot
        return NONE

    def asset_owner(self, asset: int) -> int:
        """The company on whose charter the tile lies, else NONE."""
        return self.slots.index(asset) // 2 if asset in self.slots else NONE

    def to_market(self, count: int) -> None:
        """Workers walk to the dearest free spaces; beyond the last they go to the supply."""
        self.job_market = min(self.box.market_size, self.job_market + count)

    # --- cubes ----------------------------------------------------------------------------

    def haymarket_types(self) -> int:
        """How many kinds of cubes lie on Haymarket Square."""
        return sum([1 for count in self.haymarket if count > 0])

    def take_cube(self, company: int, resource: int) -> bool:
        """One cube from Haymarket Square, if it is there."""
        if self.haymarket[resource] == 0:
            return False
        self.haymarket[resource] -= 1
        self.cubes[company * RESOURCES + resource] += 1
        return True
