"""What the rows of the tables are, for those who look into the box or write an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burnham.kernel.components import Contents


def plot_follows(plot: dict[str, Any]) -> None:
    """Neighbours share an edge; a corner has two of them not opposite each other.  SF-007"""
    cells = {(site["row"], site["col"]): site for site in plot["sites"]}
    for (row, col), site in cells.items():
        beside = ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))
        there = [cell for cell in beside if cell in cells]
        site["neighbours"] = [cells[cell]["id"] for cell in there]
        opposite = len({r for r, _ in there}) == 1 or len({c for _, c in there}) == 1
        site["corner"] = len(there) == 2 and not opposite


CONTENTS: Final[Mapping[str, Contents]] = {
    "developments": Contents("development", lambda box, row: int(box.development_type[row])),
    "development_types": Contents("development"),
    "permits": Contents("permit"),
    "plots": Contents("plot", follows=plot_follows, following=frozenset({"neighbours", "corner"})),
    "years": Contents("year"),
    "action_cards": Contents("ring"),
    "public_tenders": Contents("public"),
    "private_tenders": Contents("tender"),
    "builder_tender": Contents("builder"),
}
