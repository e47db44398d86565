"""Writes Row House under a new name."""

from __future__ import annotations

import re
from keyword import iskeyword
from pathlib import Path
from string import ascii_lowercase
from typing import Final

from burnham import games
from burnham.kernel.errors import BadOption, shown

TEMPLATE: Final = Path(__file__).parent
LONGEST: Final = 24
"""Longer names would break the lines of the template elsewhere."""

IMPORTS: Final = re.compile(r"(?:^from (?:burnham|tests)\b.* import (?:\([^)]*\)|.+)\n)+", re.M)


def check_name(name: str, root: Path) -> None:
    """Refuse what cannot be the name of a game's folder and, in capitals, of its class."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*[a-z0-9]", name) or len(name) > LONGEST or "__" in name:
        raise BadOption("bad-name", name=shown(name), longest=LONGEST)
    if any(place.exists() for place in [*places(name, root).values(), root / "tests" / name]):
        raise BadOption("name-taken", name=name)
    code = [source for path, source in template() if path.suffix == ".py"]
    used = {word for source in code for word in re.findall(r"\w+", source)}
    if iskeyword(name) or hasattr(games, name) or class_name(name) in used:
        raise BadOption("name-in-use", name=name)


def places(name: str, root: Path) -> dict[str, Path]:
    """Where each part of the template goes."""
    return {
        "row_house": root / "src" / "burnham" / "games" / name,
        "rules/row_house.md": root / "docs" / "rules" / f"{name}.md",
        "tests": root / "tests" / "games" / name,
    }


def template() -> list[tuple[Path, str]]:
    """Every file of the template, by its path in it."""
    kinds = {".py", ".toml", ".ftl", ".md"}
    found = [path for path in sorted(TEMPLATE.rglob("*.*")) if path.suffix in kinds]
    files = [path for path in found if path.parent != TEMPLATE]
    return [(path.relative_to(TEMPLATE), path.read_text(encoding="utf-8")) for path in files]


def write_game(name: str, root: Path) -> list[Path]:
    """Write the template under the new name; gives its three places."""
    prefix = free_prefix(name, root)
    there = places(name, root)
    for path, source in template():
        part = path.as_posix() if path.as_posix() in there else path.parts[0]
        target = there[part] / path.relative_to(part)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source, name, prefix), encoding="utf-8")
    return list(there.values())


def renamed(source: str, name: str, prefix: str) -> str:
    """A file of the template as the new game's, its imports in alphabetical order again."""
    spellings = {
        "burnham.scaffold.row_house": f"burnham.games.{name}",
        "burnham.scaffold.tests": f"tests.games.{name}",
        "row_house": name,
        "RowHouse": class_name(name),
        "Row House": name.replace("_", " ").title(),
        "RH": prefix,
    }
    ours = "|".join(map(re.escape, spellings))
    theirs = re.sub(rf"\b(?:{ours})(?![a-z])", lambda found: spellings[found[0]], source)
    return IMPORTS.sub(_sorted, theirs)


def _sorted(imports: re.Match[str]) -> str:
    lines = re.split(r"^(?=from )", imports[0], flags=re.M)
    return "".join(sorted(lines, key=lambda line: line.split()[1:2]))


def class_name(name: str) -> str:
    return name.title().replace("_", "")


def free_prefix(name: str, root: Path) -> str:
    """Two letters for the numbers of the rules, those of the name if no other game has them."""
    titles = (root / "src" / "burnham" / "games").glob("*/__init__.py")
    sources = [path.read_text(encoding="utf-8") for path in titles]
    taken = {prefix for source in sources for prefix in re.findall(r'prefix="(\w+)"', source)}
    initials = "".join(word[0] for word in name.split("_"))
    seconds = [letter for letter in name[1:] + ascii_lowercase if letter.isalpha()]
    pairs = [initials[:2], *(name[0] + letter for letter in seconds)]
    usable = (pair.upper() for pair in pairs if len(pair) == 2 and pair.isalpha())
    return next(pair for pair in usable if pair not in taken)
