"""What training has found out about the terms of a judgement: factors, kept in a data file.

A judgement calls `corrected` where it has its terms.  Each is multiplied by a factor that slides
from `early` to `late` while the game goes on.  Where nothing was learned all factors are 1, and
the judgement is what it was, to the last bit.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path

from burnham.kernel.errors import BadRecord


class Learned:
    """Corrects the terms of one game's judgement."""

    def __init__(self, terms: tuple[str, ...]) -> None:
        self.terms = terms
        self.early = [1.0] * len(terms)
        self.late = [1.0] * len(terms)
        self.nothing = True

    def use(self, early: list[float], late: list[float]) -> None:
        self.early = early
        self.late = late
        self.nothing = early == late == [1.0] * len(self.terms)

    def corrected(self, parts: list[float], stage: float) -> list[float]:
        """The terms, at a stage of the game between 0 and 1; their sum is the judgement."""
        if self.nothing:
            return parts
        found: list[float] = []
        for i in range(len(parts)):
            early = self.early[i]
            found.append(parts[i] * (early + stage * (self.late[i] - early)))
        return found

    def factor(self, term: str, stage: float) -> float:
        """By what one term is multiplied at a stage of the game."""
        i = self.terms.index(term)
        return self.early[i] + stage * (self.late[i] - self.early[i])

    def read(self, file: Path) -> None:
        """Use the factors of a file, if it is there.  One that does not fit is refused: it was
        learned for another judgement."""
        if not file.exists():
            return
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            pairs = [(float(early), float(late)) for early, late in data["factors"].values()]
            names, told = tuple(data["factors"]), str(data["hash"])
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise BadRecord("learned-broken", file=str(file), detail=str(error)) from None
        if names != self.terms:
            theirs, ours = ", ".join(names), ", ".join(self.terms)
            raise BadRecord("learned-terms", file=str(file), theirs=theirs, ours=ours)
        early, late = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        if told != fingerprint(names, early, late):
            raise BadRecord("learned-broken", file=str(file), detail=f"hash {told}")
        self.use(early, late)


def fingerprint(terms: tuple[str, ...], early: list[float], late: list[float]) -> str:
    """Names exactly these factors of these terms."""
    plain = json.dumps([list(terms), early, late], separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:16]
