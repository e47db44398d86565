"""What a seat may know as a vector of fixed length, for those who learn: of `seen_by` alone.

As `numbers` it is int32, as kernel/flat.py writes it: what there is not is EMPTY, what is hidden
UNKNOWN.  As `scaled` it is float32: every column from its least to its greatest number is 0 to 1,
by logarithms where that is far (money, say), empty is -0.5 and hidden -1.
"""

from __future__ import annotations

from typing import Any, Final

from burnham.kernel.errors import BadOption, shown
from burnham.kernel.fields import UNKNOWN
from burnham.kernel.flat import EMPTY, Flat
from burnham.kernel.position import Position
from burnham.lab.dealing import Deals
from burnham.lab.extras import packages_of

with packages_of("rl"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

SCALED: Final = "scaled"
NUMBERS: Final = "numbers"

FAR: Final = 255
"""Columns of more numbers than that are scaled by logarithms: most of what they could hold is far
beyond what a game comes to."""

EMPTY_SCALED: Final = -0.5
HIDDEN_SCALED: Final = -1.0


class Observer:
    """`columns` names the numbers of a vector, `width` of them."""

    def __init__(self, deals: Deals, kind: str = SCALED, relative: bool = False) -> None:
        if kind not in (SCALED, NUMBERS):
            raise BadOption("no-observations", kind=shown(kind), kinds=f"{SCALED}, {NUMBERS}")
        self.deals = deals
        self.kind = kind
        self.relative = relative
        self.flat = Flat(deals.blank(), relative)
        self.width = self.flat.width
        self.columns = self.flat.columns()
        low, high = np.array(self.flat.ranges(), np.float64).T
        self.scale = Scale(low, high)

    def __reduce__(self) -> Any:
        return Observer, (self.deals, self.kind, self.relative)

    @property
    def dtype(self) -> type[np.float32] | type[np.int32]:
        return np.float32 if self.kind == SCALED else np.int32

    def space(self) -> spaces.Box:
        if self.kind == SCALED:
            return spaces.Box(HIDDEN_SCALED, 1.0, (self.width,), np.float32)
        low = np.minimum(self.scale.low, EMPTY).astype(np.int32)
        return spaces.Box(low, self.scale.high.astype(np.int32), (self.width,), np.int32)

    def see(self, position: Position, seat: int) -> NDArray[Any]:
        """What a seat may know of the position."""
        numbers = np.empty(self.width, np.int32)
        self.flat.write(position.seen_by(seat), numbers, 0)
        if self.kind == NUMBERS:
            return numbers
        scaled = np.empty(self.width, np.float32)
        self.scale.write(numbers, scaled)
        return scaled


class Scale:
    """Numbers of columns with a range each, scaled to 0 to 1."""

    def __init__(self, low: NDArray[np.float64], high: NDArray[np.float64]) -> None:
        self.low = low
        self.high = high
        self.far = np.flatnonzero(self.high - self.low > FAR)
        self.can_lack = self.low > UNKNOWN  # where the numbers for empty and hidden mean that
        ends = np.stack([self.low, self.high])
        ends[:, self.far] = _logarithm(ends[:, self.far])
        self.base = ends[0].astype(np.float32)
        self.step = (1.0 / np.maximum(ends[1] - ends[0], 1e-9)).astype(np.float32)

    def write(self, numbers: NDArray[np.int32], scaled: NDArray[np.float32]) -> None:
        """Scale rows of numbers into a buffer of the same shape."""
        scaled[...] = numbers
        scaled[..., self.far] = _logarithm(scaled[..., self.far])
        scaled -= self.base
        scaled *= self.step
        np.clip(scaled, 0.0, 1.0, out=scaled)
        scaled[(numbers == EMPTY) & self.can_lack] = EMPTY_SCALED
        scaled[(numbers == UNKNOWN) & self.can_lack] = HIDDEN_SCALED


def _logarithm(numbers: NDArray[Any]) -> NDArray[Any]:
    """Of the amount, with its sign: 0 stays 0, and debts are less."""
    found: NDArray[Any] = np.sign(numbers) * np.log1p(np.abs(numbers))
    return found
