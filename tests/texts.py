"""Fluent files and the sources that speak through them: which keys there are, which are used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

SOURCES = Path(__file__).parent.parent / "src" / "burnham"


def entries(path: Path) -> dict[str, set[str]]:
    """Every message and `message.attribute` of a file with the arguments it uses, also through
    other messages.  `$site`, `$site-n` and `$site-dem`, the name, the number and a form of the name
    of a thing, are one argument.  Forms of a kind are a language's own and left out."""
    patterns = _patterns(path)
    own = [key for key in patterns if key.startswith("-") or _is_form(key)]
    return {key: _arguments(key, patterns) for key in patterns if key not in own}


def _is_form(key: str) -> bool:
    return key.startswith("kind-") and "." in key


def _forms(patterns: dict[str, ftl.Pattern]) -> set[str]:
    return {"n", *(key.partition(".")[2] for key in patterns if _is_form(key))}


def references(path: Path) -> set[str]:
    """The messages that other messages of a file speak through: `{ kind-card }`."""
    return {name for pattern in _patterns(path).values() for name in _spoken(pattern)}


@lru_cache
def _patterns(path: Path) -> dict[str, ftl.Pattern]:
    """The patterns of a file: `key`, `key.attribute`, and terms as `-key`."""
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            raise ValueError(f"{path}: {entry.annotations[0].message} in {entry.content!r}")
        if not isinstance(entry, (ftl.Message, ftl.Term)):
            continue
        name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
        if name in found:
            raise ValueError(f"{path}: {name} stands there twice")
        if entry.value:
            found[name] = entry.value
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = attribute.value
    return found


def _arguments(key: str, patterns: dict[str, ftl.Pattern]) -> set[str]:
    inside = nodes(patterns[key])
    names = {node.id.name for node in inside if isinstance(node, ftl.VariableReference)}
    forms = _forms(patterns)
    found = {name.rpartition("-")[0] if _last(name) in forms else name for name in names}
    for other in _spoken(patterns[key]):
        found |= _arguments(other, patterns)
    return found


def _last(name: str) -> str:
    return name.rpartition("-")[2] if "-" in name else ""


def _spoken(pattern: ftl.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.MessageReference)}


def nodes(node: Any) -> Iterator[ftl.BaseNode]:
    """A node of a Fluent file and all that are in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


class Code:
    """The texts in Python sources: whole ones, and f-strings as patterns."""

    def __init__(self, paths: list[Path]) -> None:
        self.literals: set[str] = set()
        self.patterns: set[str] = set()
        self.called: dict[str, set[str]] = {}
        for path in paths:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                self._read(node)

    def _read(self, node: ast.AST) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.literals.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in node.values
            ]
            if any(part != ".+" for part in parts):
                self.patterns.add("".join(parts))
        elif isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                self.called.setdefault(name, set()).add(first.value)

    def mentions(self, key: str) -> bool:
        """Whether a source can say this key, whole or by an f-string."""
        return key in self.literals or any(re.fullmatch(p, key) for p in self.patterns)
