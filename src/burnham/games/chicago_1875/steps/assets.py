"""Buying a capital asset.

1. Choose a tile that lies open and pay its price, less the discount of the building.
2. Its immediate bonus, also for a company without a slot; what cannot be taken is lost.
3. The tile goes into a free slot, ready; without one, it or an older tile leaves the game.
4. At the end of the turn the row closes up towards $40 and $80 is filled from the stack.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import ASSET_SPACES, ASSETS
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    APPEAL,
    ASSET_DISCARD,
    ASSET_STORE,
    AUTOMATE_START,
    GAIN_WORKER,
    NONE,
)
from burnham.games.chicago_1875.steps.companies import assets_of, company_in, more_in, pack
from burnham.kernel.position import NOBODY
from burnham.kernel.step import LEGAL, Arg, Step, Verb


def asset_price(g: BigShoulders, asset: int, discount: int) -> int:
    """BS-113"""
    return max(0, g.box.asset_price[g.asset_row.index(asset)] - discount)


def cheapest_asset(g: BigShoulders, discount: int) -> int:
    """The lowest price in the row, NONE if the row is empty."""
    for space in range(ASSET_SPACES - 1, -1, -1):
        if g.asset_row[space] != NONE:
            return max(0, g.box.asset_price[space] - discount)
    return NONE


class Asset(Step[BigShoulders]):
    """Which tile?  BS-113 BS-114"""

    def __init__(self) -> None:
        super().__init__("asset", Verb("buy", Arg("asset", ASSETS)), forced=True)

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return sorted([asset for asset in g.asset_row if asset != NONE])

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if answer not in g.asset_row:
            return "not-in-row"
        cost = asset_price(g, answer, more_in(arg))
        return LEGAL if cost <= g.treasury[company_in(arg)] else "company-cash"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        company = company_in(arg)
        cost = asset_price(g, answer, more_in(arg))
        g.company_pays_bank(company, cost)
        g.asset_row[g.asset_row.index(answer)] = NONE
        g.bought = answer
        g.note("asset-bought", seat, "company", company, "asset", answer, "cost", cost)
        g.then(ASSET_STORE, company)
        # The immediate bonus, last part first: automation, then appeal, then a worker.
        if g.box.once_workers[answer]:
            g.then(GAIN_WORKER, pack(company, 1))
        if g.box.once_appeal[answer]:
            g.then(APPEAL, pack(company, g.box.once_appeal[answer]))
        if g.box.once_automate[answer]:
            g.then(AUTOMATE_START, pack(company, g.box.once_automate[answer]))

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        company = company_in(arg)
        known = {"company": company, "treasury": g.treasury[company], "discount": more_in(arg)}
        if answer >= 0 and answer in g.asset_row:
            known["cost"] = asset_price(g, answer, more_in(arg))
        return known


class AssetStore(Step[BigShoulders]):
    """BS-115 BS-116"""

    def run(self, g: BigShoulders, arg: int) -> None:
        slot = g.free_slot(arg)
        if slot != NONE:
            store(g, arg, slot)
        elif g.box.asset_slots[arg]:
            g.ask(ASSET_DISCARD, g.director[arg], arg)
        else:
            g.note("asset-gone", g.director[arg], "company", arg, "asset", g.bought)
            g.assets_gone.append(g.bought)
            g.bought = NONE


def store(g: BigShoulders, company: int, slot: int) -> None:
    g.slots[slot] = g.bought
    g.asset_ready[g.bought] = 1
    g.bought = NONE


class AssetDiscard(Step[BigShoulders]):
    """All slots are full: which tile leaves the game?  BS-116"""

    def __init__(self) -> None:
        super().__init__("asset_discard", Verb("discard", Arg("asset", ASSETS)))

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return sorted([*assets_of(g, arg), g.bought])

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        return LEGAL if answer in self.candidates(g, seat, arg) else "not-your-asset"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.note("dropped", seat, "company", arg, "asset", answer)
        g.assets_gone.append(answer)
        if answer == g.bought:
            g.bought = NONE
            return
        g.asset_ready[answer] = 0
        store(g, arg, g.slots.index(answer))

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"company": arg, "new": int(answer == g.bought)}


class RefillAssets(Step[BigShoulders]):
    """BS-117 BS-118"""

    def run(self, g: BigShoulders, arg: int) -> None:
        close_up(g)


def close_up(g: BigShoulders) -> None:
    """Tiles move towards $40; then a new one on $80, while the stack lasts."""
    if NONE not in g.asset_row:
        return
    tiles = [tile for tile in g.asset_row if tile != NONE]
    g.asset_row = [NONE] * (ASSET_SPACES - len(tiles)) + tiles
    if g.asset_row[0] == NONE and g.asset_stack:
        g.mark()
        g.asset_row[0] = g.asset_stack.pop()
        g.note("asset-turned", NOBODY, "asset", g.asset_row[0])
