"""Writes out what follows from FIELDS: how a position begins and how it is copied.

    python -m burnham.kernel.write_fields                       all games, and the scaffold
    python -m burnham.kernel.write_fields tests/toy/fields.py   this file

A field is declared once, in the list `FIELDS` of the game's fields.py.  Native code wants them
written out one by one, twice: that is the rest of the file, below the mark, and never changed by
hand.  A test holds it up to date.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from burnham.kernel import fields
from burnham.kernel.fields import INT, INTS, ROWS, Field

MARK: Final = (
    "# --- written by `python -m burnham.kernel.write_fields`: change FIELDS, not this ---\n"
)

TYPES: Final = {INT: "", INTS: ": list[int]", ROWS: ": list[list[int]]"}
COPIES: Final = {INT: "other.{}", INTS: "other.{}[:]", ROWS: "[row[:] for row in other.{}]"}

HEAD: Final = '''

class Fields(Position):
    """All fields, as they begin or copied from another position."""

    def __init__(self, box: Box, seats: int, other: Fields | None = None) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        if other is None:
'''


def declared(source: str) -> list[Field]:
    """The FIELDS of this source, but for the kernel's own; nothing of the game is loaded.  Limits
    are left out: they are keywords, made of the box's constants, and nothing is written of them."""
    for line in ast.parse(source).body:
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == "FIELDS" and line.value:
            for part in ast.walk(line.value):
                if isinstance(part, ast.Call):
                    part.keywords = []
            known = {**vars(fields), "KERNEL_FIELDS": []}
            return list(eval(ast.unparse(line.value), known))
    raise ValueError("no list FIELDS")


def written(declared: list[Field]) -> Iterator[str]:
    """What stands below the mark.  Both ways set every field, so that native code need not ask
    whether a field is set whenever it is read."""
    yield HEAD
    for field in declared:
        yield f"            self.{field.name}{TYPES[field.shape]} = {field.start}\n"
    yield "        else:\n"
    for field in declared:
        yield f"            self.{field.name} = {COPIES[field.shape].format(field.name)}\n"
    yield "            self.copy_kernel(other)\n"


def renewed(source: str) -> str:
    """The source of a fields.py with everything below its mark written anew."""
    above, mark, _ = source.partition(MARK)
    if not mark:
        raise ValueError(f"the mark is missing: {MARK}")
    return above + mark + "".join(written(declared(above)))


def main() -> None:
    package = Path(__file__).parents[1]
    asked = [Path(name) for name in sys.argv[1:]]
    for path in asked or sorted(package.glob("*/*/fields.py")):
        source = path.read_text(encoding="utf-8")
        new = renewed(source)
        path.write_text(new, encoding="utf-8")
        print(f"{path}: {'up to date' if new == source else 'written anew'}")


if __name__ == "__main__":
    main()
