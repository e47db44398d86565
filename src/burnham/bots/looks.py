"""Looking at the answers to a question in several imaginings of what is hidden."""

from __future__ import annotations

from collections.abc import Callable

from burnham.kernel.position import Position


def mean_look(seen: Position, looks: int, look: Callable[[int], list[float]]) -> list[float]:
    """What is seen of each answer in the mean of so many looks.  Where nothing is hidden they
    differ by dice alone: if the first two are the same, they are enough."""
    found: list[list[float]] = []
    for number in range(looks):
        found.append(look(number))
        if number == 1 and seen.hides_nothing() and found[0] == found[1]:
            break
    return [sum([row[i] for row in found]) / len(found) for i in range(len(found[0]))]
