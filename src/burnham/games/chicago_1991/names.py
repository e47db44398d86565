"""What things are called: for every kind the variables of its text `kind-<kind>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burnham.games.chicago_1991.box import BUILDINGS, FIELD_KINDS, FIGURES, GOALS, STRENGTHS, Box

Variables = Mapping[str, Any]

FORMER_FACTS = ("handed-back",)
"""Told by the logs of games begun under rules version 2; no rule tells them any more."""


def seat(box: Box, value: int) -> Variables:
    return {"number": value + 1}


def gang(box: Box, value: int) -> Variables:
    return {"colour": box.gang_names[value]}


def member(box: Box, value: int) -> Variables:
    return {"colour": box.gang_names[value // FIGURES], "number": value % FIGURES + 1}


def number(box: Box, value: int) -> Variables:
    return {"number": value}


def field(box: Box, value: int) -> Variables:
    """A building by its name, a street field by its kind, column and row."""
    if value >= box.fields:
        return {"sort": "none", "name": "", "x": value, "y": 0}
    name = box.names[value] if value < BUILDINGS else ""
    sort = FIELD_KINDS[box.kind[value]]
    return {"sort": sort, "name": name, "x": box.left[value], "y": box.top[value]}


def phase(box: Box, value: int) -> Variables:
    return {"letter": box.phases[value]}


def money(box: Box, value: int) -> Variables:
    return {"amount": value}


def door(box: Box, value: int) -> Variables:
    return {"name": box.names[box.opens[value]]}


def round_field(box: Box, value: int) -> Variables:
    phase, place = divmod(value, box.rounds)
    return {"letter": box.phases[phase], "number": place + 1}


def own_goal(box: Box, value: int) -> Variables:
    return number(box, value % GOALS)


def last_throw(box: Box, value: int) -> Variables:
    return {"number": value + 1}


def duel_chance(box: Box, value: int) -> Variables:
    attacker, defender = divmod(value, STRENGTHS)
    return {"attacker": attacker, "defender": defender}


def only_one(box: Box, value: int) -> Variables:
    """Of what there is once, or once for each gang or player."""
    return {}


KINDS: Mapping[str, Callable[[Box, int], Variables]] = {
    "seat": seat,
    "gang": gang,
    "member": member,
    "rings": number,
    "field": field,
    "phase": phase,
    "goal": number,
    "money": money,
    # What is drawn and never an answer: parts of the board, what a gang or a player has.
    "door": door,
    "quarter": gang,
    "avenue": only_one,
    "plaza": only_one,
    "edge_field": field,
    "phase_row": phase,
    "round_field": round_field,
    "movement_field": number,
    "points_left": only_one,
    "own_goal": own_goal,
    "challenger": number,
    "odds": only_one,
    "duel_chance": duel_chance,
    "last_fighter": number,
    "last_throw": last_throw,
    "last_duel": only_one,
    "own_cash": only_one,
    "own_income": only_one,
    "own_members": only_one,
    "own_reserve": only_one,
    "own_chips": only_one,
    "seat_cash": only_one,
    "seat_wealth": only_one,
}
