"""Ridge regression of differences between the answers to one question.

Terms of a judgement times their factors should add up to what comes of an answer.  Only what
differs between the answers of one question counts: from everything the mean of its question is
taken away.  On the whole less comes of such a difference than the judgement sees, since playing on
evens much of it out; that is the fault of no term, so this common part is found first and factors
are relative to it.  A factor is drawn to 1, as strongly as if it had been measured before to be 1
with a standard error of `DOUBT`; what few questions tell apart stays where it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from burnham.lab.arena import mean

DOUBT = 0.25
"""How far factors lie from 1 as a rule."""

LEAST, MOST = 0.5, 1.5
"""No factor is smaller or larger."""


LEAST_LEFT = 0.2
"""Of what the judgement sees at least so much is taken to come out in the end."""


class Row(NamedTuple):
    """An answer: what the judgement counts for it, part by part, and the lead that came of it."""

    parts: list[float]
    lead: float


def fit(questions: Sequence[list[Row]], count: int) -> list[float]:
    """The factor of every part (there are `count`), between LEAST and MOST."""
    rows = [row for question in questions for row in centred(question)]
    left = left_over(rows)
    matrix = [[0.0] * count for _ in range(count)]
    vector = [0.0] * count
    squares = 0.0
    for row in rows:
        gap = row.lead - left * sum(row.parts)
        squares += gap * gap
        used = [(i, left * part) for i, part in enumerate(row.parts) if part]
        for i, part in used:
            vector[i] += part * gap
            for j, other in used:
                matrix[i][j] += part * other
    pull = squares / max(1, len(rows) - len(questions)) / DOUBT**2
    for i in range(count):
        matrix[i][i] += pull or 1.0
    return [min(MOST, max(LEAST, 1.0 + step)) for step in solved(matrix, vector)]


def left_over(rows: Sequence[Row]) -> float:
    """Which part of the differences that the judgement sees comes out in the end."""
    seen = sum(sum(row.parts) ** 2 for row in rows)
    came = sum(sum(row.parts) * row.lead for row in rows)
    return min(1.0, max(LEAST_LEFT, came / seen)) if seen else 1.0


def centred(rows: list[Row]) -> list[Row]:
    """The rows without their mean."""
    lead = mean([row.lead for row in rows])
    parts = [mean(column) for column in zip(*(row.parts for row in rows), strict=True)]
    return [
        Row([part - middle for part, middle in zip(row.parts, parts, strict=True)], row.lead - lead)
        for row in rows
    ]


def solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive (Gauss)."""
    rows = [[*row, right] for row, right in zip(matrix, vector, strict=True)]
    size = len(rows)
    for i in range(size):
        for below in range(i + 1, size):
            times = rows[below][i] / rows[i][i]
            if times:
                rows[below] = [b - times * a for a, b in zip(rows[i], rows[below], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found
