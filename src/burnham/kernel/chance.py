"""Chance: a random stream that is the same on every machine.

There are three kinds of dice, and all keep their state in four small ints, so that a position can
hold it, copy it and hide it like any other field.  `sfc32` is quick: search, simulation and records
roll it.  From what it has rolled its state can be worked out, though; so web tables roll `blake2`:
a counter, hashed with a key that only the secret of the table leads to.  `told` dice roll nothing
by themselves: somebody tells each roll, and where none is told yet they stop and say how many sides
it has (`NeedRoll`).  So chance is played like an answer (lab/rolls.py); no record has such dice.
"""

import hashlib
import struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

SFC32: Final = "sfc32"
BLAKE2: Final = "blake2"
TOLD: Final = "told"
WORD: Final = 0xFFFFFFFF
KEY_PART: Final = 6
"""Bytes of the key in each of three ints: 144 bits in all."""
TOLD_COUNT: Final = 1 << 61
"""The count of told dice; blake2 never comes so far."""


class NeedRoll(Exception):
    """Told dice have to roll this many sides, and nobody has told what.  What was under way stays
    undone: try it again on a copy, with one roll more."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """`rng_d` counts the words; a count that begins beyond 32 bits is blake2's, and then the other
    three are its key.  Told dice have TOLD_COUNT there and nothing else."""

    def __init__(self) -> None:
        self.rng_a = 0
        self.rng_b = 0
        self.rng_c = 0
        self.rng_d = 1

    def reseed(self, seed: str, dice: str = SFC32) -> None:
        """Start dice of this kind from any seed."""
        digest = hashlib.sha256(seed.encode()).digest()
        if dice == BLAKE2:
            self.rng_a = int.from_bytes(digest[:KEY_PART], "little")
            self.rng_b = int.from_bytes(digest[KEY_PART : 2 * KEY_PART], "little")
            self.rng_c = int.from_bytes(digest[2 * KEY_PART : 3 * KEY_PART], "little")
            self.rng_d = WORD + 1
            return
        if dice == TOLD:
            self.rng_a = self.rng_b = self.rng_c = 0
            self.rng_d = TOLD_COUNT
            return
        self.rng_a, self.rng_b, self.rng_c, self.rng_d = struct.unpack("<4I", digest[:16])
        for _ in range(12):
            self.random_word()

    @property
    def dice_kind(self) -> str:
        if self.rng_d == TOLD_COUNT:
            return TOLD
        return BLAKE2 if self.rng_d > WORD else SFC32

    def are_dice(self) -> bool:
        """Whether the four numbers, if they come from outside, are the state of dice that roll."""
        bits = 8 * KEY_PART if self.rng_d > WORD else 32
        parts = [self.rng_a, self.rng_b, self.rng_c]
        return all(0 <= part < 1 << bits for part in parts) and 0 <= self.rng_d < TOLD_COUNT

    def random_word(self) -> int:
        """The next 32 random bits; every product and sum fits a machine word (i64)."""
        d: i64 = self.rng_d
        if d > WORD:
            return self.hashed_word()
        a: i64 = self.rng_a
        b: i64 = self.rng_b
        c: i64 = self.rng_c
        word = (a + b + d) & WORD
        self.rng_d = (d + 1) & WORD
        self.rng_a = b ^ (b >> 9)
        self.rng_b = (c + (c << 3)) & WORD
        self.rng_c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
        return word

    def hashed_word(self) -> int:
        """The next 32 bits of blake2: who has not the key cannot tell them from any others."""
        if self.rng_d == TOLD_COUNT:
            raise NeedRoll(WORD + 1)
        key = self.rng_a.to_bytes(KEY_PART, "little")
        key += self.rng_b.to_bytes(KEY_PART, "little")
        key += self.rng_c.to_bytes(KEY_PART, "little")
        count = (self.rng_d - WORD - 1).to_bytes(8, "little")
        self.rng_d += 1
        return int.from_bytes(hashlib.blake2b(count, digest_size=4, key=key).digest(), "little")

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
