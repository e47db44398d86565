"""Row House as plain text."""

from __future__ import annotations

from burnham.kernel.text import Text
from burnham.kernel.title import Section
from burnham.scaffold.row_house.position import RowHouse


def plain(seen: RowHouse, text: Text) -> list[Section]:
    long_rows = [text.say("option-long_rows")] if seen.long_rows else []
    piles = [
        text.say("plain-stack", count=len(seen.stack)),
        f"{text.say('plain-dropped')}: {_tiles(seen, seen.dropped)}",
    ]
    table = Section(text.say("game-name"), [*long_rows, *piles])
    return [table, *[_player(seen, text, seat) for seat in range(seen.seats)]]


def _player(seen: RowHouse, text: Text, seat: int) -> Section:
    row, hand = seen.rows[seat], seen.hands[seat]
    lines = [
        f"{text.say('plain-row')}: {_tiles(seen, row)}",
        f"{text.say('plain-hand')}: {_tiles(seen, hand)}",
    ]
    return Section(text.seat(seat), lines)


def _tiles(seen: RowHouse, tiles: list[int]) -> str:
    """Their numbers; what is unknown is a question mark."""
    return " ".join(str(seen.box.numbers[tile]) if tile >= 0 else "?" for tile in tiles) or "–"
