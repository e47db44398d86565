"""The learned factors of a title: which it judges by, and the file that keeps them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from burnham.kernel.errors import BadOption
from burnham.kernel.learned import Learned, fingerprint
from burnham.kernel.title import Title

HEADING = """\
# What `burnham train` found: factors of the judgement's terms, at the beginning and at the end of a
# game (docs/training.md).  Not to be changed by hand.
"""


class Factors(NamedTuple):
    """By term, at the beginning of a game and at its end."""

    early: list[float]
    late: list[float]


def learned_of(title: Title) -> Learned:
    if title.thinking.learned is None:
        raise BadOption("no-terms", game=title.id)
    return title.thinking.learned


def factors_of(title: Title) -> Factors:
    learned = learned_of(title)
    return Factors(learned.early, learned.late)


def plain(title: Title) -> Factors:
    """As if nothing had been learned."""
    ones = [1.0] * len(title.thinking.terms)
    return Factors(ones, ones)


@contextmanager
def judging_by(title: Title, factors: Factors) -> Iterator[None]:
    before = factors_of(title)
    learned_of(title).use(*factors)
    try:
        yield
    finally:
        learned_of(title).use(*before)


# --- the file ---------------------------------------------------------------------------------


def learned_file(title: Title) -> Path:
    """Where a game's judgement looks for what was learned."""
    return title.folder / "judgement" / "learned.toml"


def written(
    terms: tuple[str, ...],
    factors: Factors,
    source: Mapping[str, Any],
    gate: Mapping[str, Any] | None = None,
) -> str:
    """The file: where the factors come from, the factors, and what the gate measured."""
    found = {name: pair for name, *pair in zip(terms, *factors, strict=True)}
    parts = [
        HEADING + _lines({**source, "hash": fingerprint(terms, *factors)}),
        "[factors]\n" + _lines(found),
    ]
    if gate is not None:
        parts.append("[gate]\n" + _lines(gate))
    return "\n".join(parts)


def _lines(table: Mapping[str, Any]) -> str:
    return "".join(
        f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in table.items()
    )
