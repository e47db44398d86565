"""Row House as plain text."""

from __future__ import annotations

from burnham.kernel.text import Text
from burnham.scaffold.row_house.position import RowHouse


def plain(seen: RowHouse, text: Text) -> str:
    lines = [text.say("plain-stack", count=len(seen.stack))]
    for seat in range(seen.seats):
        lines.append(f"{text.seat(seat)}: {_tiles(seen, seen.rows[seat])}")
        lines.append(f"  {text.say('plain-hand')}: {_tiles(seen, seen.hands[seat])}")
    return "\n".join(lines)


def _tiles(seen: RowHouse, tiles: list[int]) -> str:
    """Their numbers; what is unknown is a question mark."""
    return " ".join(str(seen.box.numbers[tile]) if tile >= 0 else "?" for tile in tiles) or "–"
