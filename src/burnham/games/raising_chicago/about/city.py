"""The city and what lies around it: bidding board, tracks, council, wards, outskirts."""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.about.words import given, is_player, owned, signed
from burnham.games.raising_chicago.box import (
    FREE,
    JOKER,
    MEMBERS,
    NEUTRAL,
    PRESTIGE_BANNER,
    PRESTIGE_OWNER,
    bundle,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.scoring.points import honoured, letter_counts, ward_levels
from burnham.games.raising_chicago.steps.neighborhoods import leader_around, levels_around
from burnham.kernel.title import Variables

EFFECT_NAMES: Final = [
    "take", "clear", "market", "company", "level", "steps", "basics", "swap", "copy",
]  # fmt: skip
"""What an empty plot tile does, in the order of the box."""


def bidding_row(g: RaisingChicago, value: int) -> Variables:
    return {
        "seat": value,
        "markers": g.bids[value],
        "neutral": g.neutral[value] if g.neutral else 0,
        "pair": int(g.seats == 2),
        "first": g.box.bidding_first,
        "second": g.box.bidding_second,
    }


def poverty_space(g: RaisingChicago, value: int) -> Variables:
    here = [seat for seat in range(g.seats) if g.poverty[seat] == value]
    return {"points": signed(g.box.poverty[value]), "first": int(value == 0), "seat": here}


def reputation_track(g: RaisingChicago, value: int) -> Variables:
    return {"seat": g.order}


def member(g: RaisingChicago, value: int) -> Variables:
    letter = g.council.index(value)
    counts = letter_counts(g, g.viewer) if is_player(g) else [0] * (JOKER + 1)
    return {
        "letter": letter,
        "scoring": MEMBERS[g.box.members[value]],
        "ward": g.box.member_ward[value] + 1,
        "points": g.box.member_value[value],
        "qualify": g.setup.qualify,
        "double": g.setup.double,
        "player": int(is_player(g)),
        "cards": counts[letter],
        "jokers": counts[JOKER],
    }


def ward_token(g: RaisingChicago, value: int) -> Variables:
    token, levels = g.ward_tokens[value], ward_levels(g)[value]
    most = max(levels)
    return {
        "ward": value + 1,
        "first": g.box.ward_first[token],
        "second": g.box.ward_second[token],
        "levels": most,
        "neutral": int(levels[NEUTRAL] == most),
        "seat": [seat for seat in range(g.seats) if levels[seat] == most],
    }


def banner(g: RaisingChicago, value: int) -> Variables:
    return {"track": g.banners[value], "area": int(value == PRESTIGE_BANNER)}


def plot(g: RaisingChicago, value: int) -> Variables:
    told = {
        **given(g.box.plot_rewards[value]),
        "track": g.banners[g.box.plot_column[value]],
        "interior": int(g.box.interior[value]),
        "levels": g.plot_levels[value],
    }
    if g.plot_owner[value] == PRESTIGE_OWNER:
        tile = g.plot_tile[value]
        points = g.box.prestige_values[tile]
        honours = sorted(set(honoured(g, value)))
        return {**told, "whose": "prestige", "prestige": tile, "points": points, "seat": honours}
    return {**told, **owned(g.plot_owner[value])}


def neighborhood(g: RaisingChicago, value: int) -> Variables:
    tile = g.neighborhoods[value]
    if tile == FREE:
        return {"gone": 1}
    levels = levels_around(g, value)
    around = [g.plot_owner[plot] for plot in g.box.space_plots[value]]
    return {
        "gone": 0,
        "reward": tile,
        "built": len(around) - around.count(FREE),
        "plots": len(around),
        "levels": max(levels),
        **owned(leader_around(g, levels)),
    }


def outskirts(g: RaisingChicago, value: int) -> Variables:
    tile = g.outskirts_tile[value]
    there = {"levels": g.outskirts_levels[value], **owned(g.outskirts_owner[value])}
    return there if tile == FREE else {**there, "tile": tile, **_gift(g, tile)}


def tile(g: RaisingChicago, value: int) -> Variables:
    return {**_gift(g, value), **owned(g.tile_holder[value])}


def _gift(g: RaisingChicago, tile: int) -> dict[str, int | str]:
    """What an empty plot tile gives."""
    box = g.box
    return {
        "effect": EFFECT_NAMES[box.tile_effects[tile]],
        "bundle": bundle(
            wild=box.tile_wilds[tile],
            favor=box.tile_favors[tile],
            reputation=box.tile_reputation[tile],
        ),
        "steps": box.tile_steps[tile],
        "count": box.tile_basics[tile],
    }


def prestige(g: RaisingChicago, value: int) -> Variables:
    return {"points": g.box.prestige_values[value], "arrows": g.box.prestige_arrows[value]}


def prestige_pile(g: RaisingChicago, value: int) -> Variables:
    return {"count": len(g.prestige_stack)}
