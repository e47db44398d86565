"""What is told of each kind of thing: its rules, and the variables of `about-<kind>` and
`now-<kind>`, from what the viewer sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burnham.games.san_francisco.box import (
    ACTIONS,
    BONUSES_A_YEAR,
    COLOURS,
    DEVELOPMENTS,
    GOLD_ROW,
    GREEN_COLUMN,
    LEVELS,
    MOST_OF_COLOUR,
    MOST_RUBBLE,
    PRIVATE_SCORING,
    STREET_LIGHT,
    YEARS,
)
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.scoring import (
    fulfilled,
    on_colour,
    points_shown,
    private_points,
    tender_value,
)
from burnham.kernel.title import About, Variables

PERMIT_COLOURS: Final = [*COLOURS, "none", "any"]
PUBLIC_SCORING: Final = ["colour", "rubble", "money", "gold_row", "green_column"]
PARTS: Final = ["left", "middle", "right"]


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def at_most_one(players: list[int]) -> Variables:
    """Who is there: `here` 0 and nobody's name, or 1."""
    return {"here": len(players), "seat": players[0] if players else 0}


# --- the city plan ------------------------------------------------------------------------


def plot(g: SanFrancisco, value: int) -> Variables:
    sites = [site for site, home in enumerate(g.box.site_plot) if home == value]
    return {
        "side": "AB"[g.sides[value]],
        "sites": len(sites),
        "free": sum(g.owner[site] == NONE for site in sites),
        "rubble": sum(g.rubble[site] for site in sites),
    }


def site(g: SanFrancisco, value: int) -> Variables:
    owner = g.owner[value]
    return {
        "colour": g.box.site_colour[value],
        "number": g.box.site_number[value],
        "neighbours": len(g.box.neighbours[value]),
        "state": "built" if owner != NONE else "rubble" if g.rubble[value] else "free",
        "seat": max(owner, 0),
        "year": g.year,
        "cost": g.box.build_cost[g.year],
        "clear": g.box.clear_cost,
    }


# --- action cards and years -----------------------------------------------------------------


def ring(g: SanFrancisco, value: int) -> Variables:
    slot = g.ring.index(value)
    return {"place": slot + 1, "cards": len(g.ring), "when": _when(slot, g.slot)}


def _when(this: int, now: int) -> str:
    return "now" if this == now else "over" if this < now else "later"


def field(g: SanFrancisco, value: int) -> Variables:
    box = g.box
    there = [player for player in range(g.players) if g.stones[player] == value]
    return {
        "action": ACTIONS[box.field_kind[value]],
        "amount": box.field_amount[value],
        "limit": box.permit_limit,
        "develop": box.develop_cost,
        "clear": box.clear_cost,
        "step": box.move_up_cost,
        "fee": box.remote_fee,
        "year": g.year,
        "cost": box.build_cost[g.year],
        "blocked": int(g.blocked(value)),
        **at_most_one(there),
    }


def income(g: SanFrancisco, value: int) -> Variables:
    there = [p for p in range(g.players) if g.incomes[p] == value and g.stones[p] == NONE]
    blocked = g.level != NONE and g.box.blocked_income[g.level] == value
    return {"blocked": int(blocked), **at_most_one(there)}


def bonus(g: SanFrancisco, value: int) -> Variables:
    year = value // BONUSES_A_YEAR
    return {
        "bonus": ACTIONS[g.box.bonus_kind[value]],
        "amount": g.box.bonus_amount[value],
        "year": year,
        "last": int(year == YEARS - 1),
        "every": int(g.box.bonus_all[year]),
        "cost": g.box.build_cost[year],
        "when": _when(year, g.year),
    }


def year(g: SanFrancisco, value: int) -> Variables:
    return {
        "cost": g.box.build_cost[value],
        "last": int(value == YEARS - 1),
        "when": _when(value, g.year),
    }


def aid(g: SanFrancisco, value: int) -> Variables:
    level = max(g.level, 0)
    numbers = [str(n) for n, slot in enumerate(g.box.aid_slot[level]) if n and slot == value]
    first, second = g.box.aid_fallback[level][value]
    return {
        "numbers": ", ".join(numbers),
        "part": PARTS[value],
        "first": PARTS[first],
        "second": PARTS[second],
        "level": LEVELS[level],
    }


# --- the progress board ---------------------------------------------------------------------


def progress(g: SanFrancisco, value: int) -> Variables:
    row, col = divmod(value, g.box.cols)
    return {
        "points": signed(g.box.progress_vp[row][col]),
        "corner": int((col, row) == (g.box.cols - 1, g.box.rows - 1)),
        "reward": g.box.corner_reward,
        "seat": [p for p in range(g.players) if (g.col[p], g.row[p]) == (col, row)],
    }


def up(g: SanFrancisco, value: int) -> Variables:
    return {"cost": g.box.move_up_cost, "reward": g.box.corner_reward}


def gold_row(g: SanFrancisco, value: int) -> Variables:
    players = [p for p in range(g.players) if g.col[p] == value]
    return _extra(g, GOLD_ROW, g.box.gold_row[value], players)


def green_column(g: SanFrancisco, value: int) -> Variables:
    players = [p for p in range(g.players) if g.row[p] == value]
    return _extra(g, GREEN_COLUMN, g.box.green_column[value], players)


def _extra(g: SanFrancisco, scoring: int, points: int, players: list[int]) -> Variables:
    counts = any(g.box.public_scoring[tender] == scoring for tender in g.public_tenders)
    return {"points": points, "counts": int(counts), "seat": players}


# --- permits --------------------------------------------------------------------------------


def permit(g: SanFrancisco, value: int) -> Variables:
    first, second = g.box.permit_symbols[value]
    owners = [player for player in range(g.players) if value in g.permits[player]]
    sites = g.free_sites() & g.box.permit_colour_sites[value] & g.box.permit_number_sites[value]
    return {
        "printed": PERMIT_COLOURS[g.box.permit_colour[value]],
        "colour": g.box.permit_colour[value] % len(COLOURS),
        "number": g.box.permit_number[value],
        "development1": first,
        "development2": second,
        "fitting": sites.bit_count(),
        **at_most_one(owners),
    }


def permit_pile(g: SanFrancisco, value: int) -> Variables:
    return {"count": len(g.permit_pile)}


def permit_discard(g: SanFrancisco, value: int) -> Variables:
    return {"count": len(g.permit_discard), "solo": int(g.committee != NONE)}


def own_permits(g: SanFrancisco, value: int) -> Variables:
    return {"seat": value, "count": len(g.permits[value]), "limit": g.box.permit_limit}


# --- tenders --------------------------------------------------------------------------------


def tender(g: SanFrancisco, value: int) -> Variables:
    scoring, about = g.box.tender_scoring[value], g.box.tender_about[value]
    owners = [p for p in range(g.players) if value in g.taken[p] or g.kept[p : p + 1] == [value]]
    # Whoever has none of their own is told what the tender would bring them.
    player = owners[0] if owners else g.viewer
    is_player = 0 <= player < g.players
    times = fulfilled(g, player, scoring, about) if is_player else 0
    return {
        "scoring": PRIVATE_SCORING[scoring],
        "colour": about,
        "development": about,
        "points": tender_value(g, value),
        "times": times,
        "total": times * tender_value(g, value),
        "whose": _whose(g, owners, is_player),
        "seat": max(player, 0),
        "fixed": g.box.committee_tender_vp[max(g.level, 0)],
    }


def _whose(g: SanFrancisco, owners: list[int], is_player: bool) -> str:
    if not owners:
        return "would" if is_player else "nobody"
    return "committee" if owners[0] == g.committee else "owner"


def tender_pile(g: SanFrancisco, value: int) -> Variables:
    return {"count": len(g.tender_pile)}


def public(g: SanFrancisco, value: int) -> Variables:
    box = g.box
    values = _compared(g, value)
    best = max(values)
    return {
        "scoring": PUBLIC_SCORING[box.public_scoring[value]],
        "colour": box.public_about[value],
        "prizes": ", ".join(map(str, box.comparison[g.players])),
        "best": best,
        "seat": [player for player, own in enumerate(values) if own == best],
        "players": g.players,
    }


def _compared(g: SanFrancisco, tender: int) -> list[int]:
    """What a public tender looks at, of every player."""
    scoring = g.box.public_scoring[tender]
    if scoring == MOST_OF_COLOUR:
        colour = g.box.public_about[tender]
        return [on_colour(g, player, colour) for player in range(g.players)]
    if scoring == GOLD_ROW:
        return [g.box.gold_row[g.col[player]] for player in range(g.players)]
    if scoring == GREEN_COLUMN:
        return [g.box.green_column[g.row[player]] for player in range(g.players)]
    return g.cleared if scoring == MOST_RUBBLE else g.money


def builder(g: SanFrancisco, value: int) -> Variables:
    owners = [g.builder] if g.builder != NONE else []
    return {"points": g.box.builder_vp, "every": g.box.buildings, **at_most_one(owners)}


def own_starting(g: SanFrancisco, value: int) -> Variables:
    return {"seat": value}


def own_tenders(g: SanFrancisco, value: int) -> Variables:
    secret = 1 if value < g.seats and g.dealt[value] else 0
    points = private_points(g, value)
    return {"seat": value, "taken": len(g.taken[value]), "secret": secret, "points": points}


# --- developments ---------------------------------------------------------------------------


def development(g: SanFrancisco, value: int) -> Variables:
    price = g.box.development_cost[value]
    return {**_development(g, value), "count": g.stacks[value], "price": price}


def _development(g: SanFrancisco, kind: int) -> dict[str, int | str]:
    """What the cards of a type are worth: each, as a set, or from the top card down."""
    stack = g.box.development_stack[kind]
    worth = [g.box.development_vp[card] for card in stack]
    together = g.box.street_light_vp[1 : len(stack) + 1]
    told = together if kind == STREET_LIGHT else worth
    return {"type": DEVELOPMENTS[kind], "each": worth[0], "worth": ", ".join(map(str, told))}


def own_development(g: SanFrancisco, value: int) -> Variables:
    player, kind = divmod(value, len(DEVELOPMENTS))
    own = [card for card in g.developments[player] if g.box.development_type[card] == kind]
    points = sum(g.box.development_vp[card] for card in own)
    if kind == STREET_LIGHT:
        points = g.box.street_light_vp[len(own)]
    return {**_development(g, kind), "seat": player, "count": len(own), "points": points}


# --- what a player has ----------------------------------------------------------------------


def own_ready(g: SanFrancisco, value: int) -> Variables:
    return {"seat": value, "ready": g.area[value], "supply": g.supply[value]}


def own_built(g: SanFrancisco, value: int) -> Variables:
    return {"seat": value, "count": g.built(value), "every": g.box.buildings}


def own_rubble(g: SanFrancisco, value: int) -> Variables:
    return {"seat": value, "count": g.cleared[value]}


def own_money(g: SanFrancisco, value: int) -> Variables:
    solo = value == g.committee
    per = g.box.committee_money_per_vp[g.level] if solo else g.box.money_per_vp
    return {"seat": value, "amount": g.money[value], "per": per, "points": g.money[value] // per}


def own_points(g: SanFrancisco, value: int) -> Variables:
    points = points_shown(g, value) if g.order else 0
    return {"seat": value, "points": signed(points), "over": int(g.over)}


ABOUT: Final[Mapping[str, About]] = {
    "plot": About("SF-006 SF-007", plot),
    "site": About("SF-069 SF-074", site),
    "ring": About("SF-030 SF-028", ring),
    "field": About("SF-032 SF-034", field),
    "income": About("SF-024 SF-029", income),
    "bonus": About("SF-100 SF-056", bonus),
    "year": About("SF-068 SF-090", year),
    "aid": About("SF-145 SF-150", aid),
    "progress": About("SF-058 SF-060 SF-064", progress),
    "up": About("SF-060 SF-064", up),
    "gold_row": About("SF-116 SF-066", gold_row),
    "green_column": About("SF-117 SF-066", green_column),
    "permit": About("SF-069 SF-076", permit),
    "permit_pile": About("SF-055", permit_pile),
    "permit_discard": About("SF-072", permit_discard),
    "permit_gap": About("SF-054 SF-055"),
    "tender": About("SF-118 SF-051", tender),
    "tender_pile": About("SF-018 SF-055", tender_pile),
    "tender_gap": About("SF-054 SF-055"),
    "public": About("SF-110 SF-113", public),
    "builder": About("SF-102", builder),
    "development": About("SF-076 SF-131 SF-132", development),
    "own_permits": About("SF-048", own_permits),
    "own_ready": About("SF-045 SF-067", own_ready),
    "own_built": About("SF-102 SF-134", own_built),
    "own_rubble": About("SF-061", own_rubble),
    "own_development": About("SF-131 SF-132", own_development),
    "own_starting": About("SF-017", own_starting),
    "own_tenders": About("SF-118 SF-017", own_tenders),
    "own_money": About("SF-133", own_money),
    "own_points": About("SF-110", own_points),
}
