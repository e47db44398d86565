"""What things are called: for every kind the variables of its text `kind-<kind>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burnham.games.chicago_1991.box import BUILDINGS, FIELD_KINDS, FIGURES, Box

Variables = Mapping[str, Any]

FORMER_FACTS = ("handed-back",)
"""Told by the logs of games begun under rules version 2; no rule tells them any more."""


def seat(box: Box, value: int) -> Variables:
    return {"number": value + 1}


def gang(box: Box, value: int) -> Variables:
    return {"colour": box.gang_names[value]}


def member(box: Box, value: int) -> Variables:
    return {"colour": box.gang_names[value // FIGURES], "number": value % FIGURES + 1}


def rings(box: Box, value: int) -> Variables:
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


def goal(box: Box, value: int) -> Variables:
    return {"number": value}


def money(box: Box, value: int) -> Variables:
    return {"amount": value}


KINDS: Mapping[str, Callable[[Box, int], Variables]] = {
    "seat": seat,
    "gang": gang,
    "member": member,
    "rings": rings,
    "field": field,
    "phase": phase,
    "goal": goal,
    "money": money,
}
