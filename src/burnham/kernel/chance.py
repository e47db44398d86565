"""Chance: a random stream that is the same on every machine.

The generator is sfc32, 128 bits of state in four small ints, so that a position can hold it,
copy it and hide it like any other field.
"""

import hashlib
import struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    def __init__(self) -> None:
        self.rng_a = 0
        self.rng_b = 0
        self.rng_c = 0
        self.rng_d = 1

    def reseed(self, seed: str) -> None:
        """Start the generator from any seed."""
        digest = hashlib.sha256(seed.encode()).digest()
        self.rng_a, self.rng_b, self.rng_c, self.rng_d = struct.unpack("<4I", digest[:16])
        for _ in range(12):
            self.random_word()

    def random_word(self) -> int:
        """The next 32 random bits; every product and sum fits a machine word (i64)."""
        a: i64 = self.rng_a
        b: i64 = self.rng_b
        c: i64 = self.rng_c
        d: i64 = self.rng_d
        word = (a + b + d) & WORD
        self.rng_d = (d + 1) & WORD
        self.rng_a = b ^ (b >> 9)
        self.rng_b = (c + (c << 3)) & WORD
        self.rng_c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
        return word

    def roll(self, sides: int) -> int:
        """A fair number from 0 to sides - 1."""
        size: i64 = sides
        limit = (WORD + 1) - (WORD + 1) % size
        word: i64 = self.random_word()
        while word >= limit:
            word = self.random_word()
        return word % size

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.roll(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
