"""What the numbers of each kind are called: the variables of the texts `kind-<kind>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from burnham.games.raising_chicago.box import (
    BASIC,
    BUNDLE,
    NUMBERED,
    PRESTIGE_BANNER,
    REWARDS,
    SQUARES,
    SYMBOLS,
    TYPE_SETS,
    Box,
    unbundled,
)

Variables = Mapping[str, Any]

CATEGORIES = [
    "reputation",
    "ward",
    "bidding",
    "prestige",
    "finals",
    "symbols",
    "personal",
    "poverty",
    "council",
]


def colour(box: Box, value: int) -> Variables:
    """A player color, also that of the non-player color, the last of the box."""
    return {"colour": box.colours[value]}


def numbered(box: Box, value: int) -> Variables:
    """Things with a printed number, counted from 1."""
    return {"number": value + 1}


def square(box: Box, value: int) -> Variables:
    return {"slot": value // SQUARES + 1, "corner": value % SQUARES}


def project(box: Box, value: int) -> Variables:
    final = value >= NUMBERED
    return {"number": value - NUMBERED + 1 if final else value + 1, "final": int(final)}


def plot(box: Box, value: int) -> Variables:
    return {"number": value + 1, "ward": box.plot_ward[value] + 1}


def banner(box: Box, value: int) -> Variables:
    return {"column": 0 if value == PRESTIGE_BANNER else value + 1}


def resource(box: Box, value: int) -> Variables:
    return {"resource": BASIC[value]}


def symbol(box: Box, value: int) -> Variables:
    return {"symbol": box.symbols[value]}


def reward(box: Box, value: int) -> Variables:
    """The reward of a neighborhood tile."""
    found = box.neighborhood_rewards[value]
    which = BASIC[found.which] if found.which >= 0 else ""
    return {"kind": REWARDS[found.kind], "which": which, "amount": found.amount}


def bundle(box: Box, value: int) -> Variables:
    """Amounts, and what stands before each of them in a list."""
    return {"empty": int(value == 0), **listed(BUNDLE, unbundled(value))}


def types(box: Box, value: int) -> Variables:
    """A set of basic resources."""
    return listed(BASIC, [TYPE_SETS[value] >> i & 1 for i in range(3)])


def arrows(box: Box, value: int) -> Variables:
    return listed(["north", "east", "south", "west"], [value >> i & 1 for i in range(4)])


def listed(names: Sequence[str], amounts: Sequence[int]) -> dict[str, int]:
    """`<name>` is an amount; `<name>-join` is 0: nothing before it, 1: a comma, 2: an "and"."""
    present = [i for i, amount in enumerate(amounts) if amount]
    found: dict[str, int] = {}
    for i, name in enumerate(names):
        found[name] = amounts[i]
        first = not present or i not in present or i == present[0]
        found[f"{name}-join"] = 0 if first else 2 if i == present[-1] else 1
    return found


def letter(box: Box, value: int) -> Variables:
    return {"letter": "ABCD"[value]}


def category(box: Box, value: int) -> Variables:
    return {"category": CATEGORIES[value]}


def own_resource(box: Box, value: int) -> Variables:
    """Of a player's three resources or tracks: one seat after the other."""
    return resource(box, value % len(BASIC))


def own_symbol(box: Box, value: int) -> Variables:
    return symbol(box, value % SYMBOLS)


def own_column(box: Box, value: int) -> Variables:
    return {"column": value % (box.last_column + 1)}


def only_one(box: Box, value: int) -> Variables:
    """Of what there is once, or once for each player."""
    return {}


KINDS: Mapping[str, Callable[[Box, int], Variables]] = {
    "seat": colour,
    "colour": colour,
    "slot": numbered,
    "square": square,
    "project": project,
    "card": numbered,
    "plot": plot,
    "outskirts": numbered,
    "prestige": numbered,
    "neighborhood": numbered,
    "tile": numbered,
    "member": numbered,
    "banner": banner,
    "resource": resource,
    "track": resource,
    "symbol": symbol,
    "reward": reward,
    "bundle": bundle,
    "fee": bundle,
    "need": bundle,
    "holdings": bundle,
    "favored": types,
    "unpaid": types,
    "sections": types,
    "letter": letter,
    "arrows": arrows,
    "category": category,
    # What is drawn and never an answer: parts of the boards, what a player has.
    "game_round": numbered,
    "game_phase": numbered,
    "card_gap": only_one,
    "card_deck": only_one,
    "bidding_row": only_one,
    "poverty_space": numbered,
    "reputation_track": only_one,
    "ward_token": numbered,
    "prestige_pile": only_one,
    "own_resource": own_resource,
    "own_wild": only_one,
    "own_favor": only_one,
    "own_track": own_resource,
    "own_column": own_column,
    "own_expertise": only_one,
    "own_symbol": own_symbol,
    "own_slot": only_one,
    "own_pile": only_one,
    "own_tiles": only_one,
    "own_markers": only_one,
    "own_poverty": only_one,
    "own_reputation": only_one,
}
