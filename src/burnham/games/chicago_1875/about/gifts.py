"""What a building, an asset or a manager gives, as numbers of the kind `gift`."""

from __future__ import annotations

from burnham.games.chicago_1875.box import RESOURCES, Box
from burnham.games.chicago_1875.names import GIFTS


def gifts(counts: dict[str, int]) -> list[int]:
    """A number for each gift of which there is any."""
    return [count * len(GIFTS) + GIFTS.index(name) for name, count in counts.items() if count]


def cubes(box: Box, counts: list[int]) -> dict[str, int]:
    return dict(zip(box.resource_ids, counts, strict=True))


def cubes_at(table: list[int], place: int) -> list[int]:
    """The four numbers of one thing in a table of cubes."""
    return table[place * RESOURCES : (place + 1) * RESOURCES]


def of_building(box: Box, building: int) -> list[int]:
    return gifts(
        {
            **cubes(box, cubes_at(box.gives_cubes, building)),
            "alike": box.gives_like[building],
            "unlike": box.gives_unlike[building],
            "appeal": box.gives_appeal[building],
            "good": box.gives_goods[building],
            "worker": box.gives_workers[building],
            "manager": box.gives_managers[building],
            "salesperson": box.gives_salespeople[building],
            "automation": box.gives_automation[building],
            "discount": box.gives_discount[building],
            "dividends": box.gives_dividends[building],
        }
    )


def of_purchase(box: Box, asset: int) -> list[int]:
    """What an asset gives at once."""
    return gifts(
        {
            "automation": box.once_automate[asset],
            "appeal": box.once_appeal[asset],
            "worker": box.once_workers[asset],
        }
    )


def of_use(box: Box, asset: int) -> list[int]:
    """What an asset gives once a decade."""
    return gifts(
        {
            **cubes(box, cubes_at(box.use_cubes, asset)),
            "appeal": box.use_appeal[asset],
            "automation": box.use_automate[asset],
            "good": box.use_goods[asset],
            "staff": box.use_staff[asset],
            "revenue": box.use_revenue[asset],
            "price": box.use_price[asset],
            "step": box.use_stock[asset],
            "shield": box.use_shield[asset],
            "any": box.use_any[asset],
        }
    )


def of_manager(box: Box, factory: int) -> list[int]:
    return gifts(
        {
            "good": box.manager_goods[factory],
            "appeal": box.manager_appeal[factory],
            "automation": box.manager_automate[factory],
            "any": box.manager_cubes[factory],
        }
    )
