"""A table to answer at and to read, by the ids of the component file: `sell libby`, `hire 2`,
`visit e1_goods1`, `buy steel 20`.  After every answer the conservation laws must hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from burnham.games.chicago_1875.box import COLUMNS, FACTORIES, RESOURCES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import NONE
from burnham.games.chicago_1875.steps.companies import factories, price
from burnham.kernel.game import Game
from tests.games.table import AnyTable

SIDES = ("left", "middle", "right")


class Reader(AnyTable):
    """A game under way: answered in the words of the component file, and read by them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.box = game.box

    @property
    def g(self) -> BigShoulders:
        assert isinstance(self.game.position, BigShoulders)
        return self.game.position

    # --- answering ------------------------------------------------------------------------

    def take(self, *words: str) -> Self:
        for word in words:
            super().take(word)
            flaws = self.g.flaws()
            assert not flaws, f"after {word!r}: {flaws}"
        return self

    def called(self, kind: str, value: int) -> str:
        box = self.box
        if kind == "factory":
            return str(value % FACTORIES + 1)
        if kind == "cube":
            return f"{box.resource_ids[value % RESOURCES]} {box.supply_price[value // RESOURCES]}"
        if kind == "demand":
            return SIDES[value % COLUMNS]
        if kind == "stock":
            return str(box.stock[value])
        ids = {
            "company": box.company_ids,
            "space": box.space_ids,
            "building": box.building_ids,
            "asset": box.asset_ids,
            "resource": box.resource_ids,
            "row": box.resource_ids,
            "goods": box.goods_ids,
        }
        return str(ids[kind][value]) if kind in ids else str(value)

    def facts(self, key: str) -> list[dict[str, int]]:
        """What the log told under a key, with the seat."""
        return [{**f.args, "seat": f.seat} for _, f in self.game.log if f.key == key]

    # --- reading --------------------------------------------------------------------------

    def company(self, name: str) -> int:
        return int(self.box.company_ids.index(name))

    def factory(self, name: str, number: int) -> int:
        return self.company(name) * FACTORIES + number - 1

    def value(self, name: str) -> int:
        return self.g.value(self.company(name))

    def cash_of(self, seat: int) -> int:
        return self.g.cash[seat]

    def treasury_of(self, name: str) -> int:
        return self.g.treasury[self.company(name)]

    def goods_of(self, name: str) -> int:
        return self.g.goods[self.company(name)]

    def appeal_of(self, name: str) -> int:
        return self.g.appeal[self.company(name)]

    def price_of(self, name: str) -> int:
        return price(self.g, self.company(name))

    def shares_of(self, seat: int, name: str) -> int:
        return self.g.shares(seat, self.company(name))

    def director_of(self, name: str) -> int:
        return self.g.director[self.company(name)]

    def cubes_of(self, name: str) -> dict[str, int]:
        first = self.company(name) * RESOURCES
        return self.pile(self.g.cubes[first : first + RESOURCES])

    def haymarket(self) -> dict[str, int]:
        return self.pile(self.g.haymarket)

    def supply_on(self, price: int) -> dict[str, int]:
        first = self.box.supply_price.index(price) * RESOURCES
        return self.pile(self.g.supply[first : first + RESOURCES])

    def pile(self, counts: Sequence[int]) -> dict[str, int]:
        return {self.box.resource_ids[r]: n for r, n in enumerate(counts) if n}

    def workers_of(self, name: str) -> list[int]:
        return [self.g.workers[f] for f in factories(self.g, self.company(name))]

    def automated_of(self, name: str) -> list[int]:
        return [self.g.automated[f] for f in factories(self.g, self.company(name))]

    def managers_of(self, name: str) -> list[int]:
        return [self.g.managers[f] for f in factories(self.g, self.company(name))]

    def assets_on(self, name: str) -> dict[str, bool]:
        """The tiles on a charter, and whether they are ready."""
        first = self.company(name) * 2
        tiles = [a for a in self.g.slots[first : first + 2] if a != NONE]
        return {self.box.asset_ids[a]: bool(self.g.asset_ready[a]) for a in tiles}

    def order(self) -> list[str]:
        return [self.box.company_ids[c] for c in self.g.appeal_order]
