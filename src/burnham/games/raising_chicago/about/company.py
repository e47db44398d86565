"""What a player has."""

from __future__ import annotations

from burnham.games.raising_chicago.about.words import given, signed
from burnham.games.raising_chicago.box import ASTERISK, BASIC, FREE, SYMBOLS
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.scoring.points import scores
from burnham.kernel.title import Variables


def own_resource(g: RaisingChicago, value: int) -> Variables:
    seat, resource = divmod(value, len(BASIC))
    return {
        "seat": seat,
        "resource": resource,
        "count": g.stock[value],
        "permanents": g.permanents(seat, resource),
        "unlimited": int(g.unlimited(seat, resource)),
        "trade": g.box.trade,
    }


def own_wild(g: RaisingChicago, value: int) -> Variables:
    return {"seat": value, "count": g.wild[value], "trade": g.box.trade}


def own_favor(g: RaisingChicago, value: int) -> Variables:
    return {"seat": value, "count": g.favor[value]}


def own_track(g: RaisingChicago, value: int) -> Variables:
    seat, resource = divmod(value, len(BASIC))
    table, last = g.setup.permanents, g.box.last_column
    columns = [c for c in range(1, last + 1) if table[c] > table[c - 1]]
    return {
        "seat": seat,
        "resource": resource,
        "columns": ", ".join(map(str, columns)),
        "last": last,
        "column": g.tracks[value],
        "permanents": g.permanents(seat, resource),
        "unlimited": int(g.unlimited(seat, resource)),
    }


def track(g: RaisingChicago, value: int) -> Variables:
    """A track of whoever is asked."""
    return own_track(g, len(BASIC) * g.seat + value)


def own_column(g: RaisingChicago, value: int) -> Variables:
    seat, column = divmod(value, g.box.last_column + 1)
    behind = sum(at < column for at in g.tracks[3 * seat : 3 * seat + 3])
    # Columns up to the first one were passed before the game.
    passed = int(column <= g.setup.start_column)
    reward = given(g.box.column_rewards[column])
    return {"seat": seat, "column": column, "behind": behind, "passed": passed, **reward}


def own_expertise(g: RaisingChicago, value: int) -> Variables:
    columns = dict(zip(BASIC, g.tracks[3 * value : 3 * value + 3], strict=True))
    return {"seat": value, "last": g.box.last_column, **columns}


def own_symbol(g: RaisingChicago, value: int) -> Variables:
    seat, symbol = divmod(value, SYMBOLS)
    return {
        "seat": seat,
        "symbol": symbol,
        "asterisk": int(symbol == ASTERISK),
        "count": g.symbols[value],
        "match": g.box.match_reputation,
        "points": g.box.set_reputation,
    }


def own_slot(g: RaisingChicago, value: int) -> Variables:
    seat = value // (g.box.slots + g.box.expansions)
    return {"seat": seat, "cards": len(g.company[seat]), "slots": g.capacity(seat)}


def own_pile(g: RaisingChicago, value: int) -> Variables:
    council = int(g.council[0] != FREE)
    return {"seat": value, "count": len(g.pile[value]), "council": council}


def own_tiles(g: RaisingChicago, value: int) -> Variables:
    return {"seat": value, "tile": [t for t, seat in enumerate(g.tile_holder) if seat == value]}


def own_markers(g: RaisingChicago, value: int) -> Variables:
    return {"seat": value, "supply": g.supply[value], "markers": g.bids[value]}


def own_poverty(g: RaisingChicago, value: int) -> Variables:
    return {"seat": value, "points": signed(g.box.poverty[g.poverty[value]])}


def own_reputation(g: RaisingChicago, value: int) -> Variables:
    total = signed(scores(g).totals[value])
    over = int(g.over)
    return {"seat": value, "reputation": g.reputation[value], "total": total, "over": over}
