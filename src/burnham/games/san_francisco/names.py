"""What the numbers of each kind are called: the variables of the texts `kind-<kind>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burnham.games.san_francisco.box import ACTIONS, COLOURS, DEVELOPMENTS, Box

Variables = Mapping[str, Any]


def seat(box: Box, value: int) -> Variables:
    return {"seat": value + 1}


def automaton(box: Box, value: int) -> Variables:
    return {}


def site(box: Box, value: int) -> Variables:
    plot = box.site_plot[value] + 1
    return {
        "colour": COLOURS[box.site_colour[value]],
        "number": box.site_number[value],
        "plot": plot,
    }


def permit(box: Box, value: int) -> Variables:
    colour = box.permit_colour[value]
    names = [*COLOURS, "none", "any"]
    return {"colour": names[colour], "number": box.permit_number[value]}


def tender(box: Box, value: int) -> Variables:
    return {"tender": box.tender_ids[value]}


def public(box: Box, value: int) -> Variables:
    return {"tender": box.public_ids[value]}


def development(box: Box, value: int) -> Variables:
    return {"development": DEVELOPMENTS[value]}


def colour(box: Box, value: int) -> Variables:
    return {"colour": COLOURS[value]}


def field(box: Box, value: int) -> Variables:
    return {"action": ACTIONS[box.field_kind[value]], "amount": box.field_amount[value]}


def income(box: Box, value: int) -> Variables:
    return {"amount": box.incomes[value]}


def bonus(box: Box, value: int) -> Variables:
    return {"bonus": ACTIONS[box.bonus_kind[value]], "amount": box.bonus_amount[value]}


def card(box: Box, value: int) -> Variables:
    return {"card": box.card_labels[value]}


def year(box: Box, value: int) -> Variables:
    return {"year": str(box.years[value])}


def action(box: Box, value: int) -> Variables:
    return {"action": ACTIONS[value]}


def plot(box: Box, value: int) -> Variables:
    return {"plot": value + 1}


def progress(box: Box, value: int) -> Variables:
    row, col = divmod(value, box.cols)
    return {"col": col + 1, "row": row + 1}


def own_development(box: Box, value: int) -> Variables:
    return development(box, value % len(DEVELOPMENTS))


def only_one(box: Box, value: int) -> Variables:
    """Of what there is once, or once for each player."""
    return {}


KINDS: Mapping[str, Callable[[Any, int], Variables]] = {
    "seat": seat,
    "automaton": automaton,
    "site": site,
    "permit": permit,
    "tender": tender,
    "public": public,
    "development": development,
    "colour": colour,
    "field": field,
    "income": income,
    "bonus": bonus,
    "card": card,
    "year": year,
    "action": action,
    # What is drawn and never an answer: parts of the board, what a player has.
    "plot": plot,
    "ring": card,
    "progress": progress,
    "gold_row": only_one,
    "green_column": only_one,
    "permit_pile": only_one,
    "permit_discard": only_one,
    "permit_gap": only_one,
    "tender_pile": only_one,
    "tender_gap": only_one,
    "builder": only_one,
    "aid": only_one,
    "own_permits": only_one,
    "own_ready": only_one,
    "own_built": only_one,
    "own_rubble": only_one,
    "own_development": own_development,
    "own_starting": only_one,
    "own_tenders": only_one,
    "own_money": only_one,
    "own_points": only_one,
}
