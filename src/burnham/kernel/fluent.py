"""Project Fluent files: one bundle a folder and language, and messages filled with arguments."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Lang = Literal["en", "de"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)
SHARED = Path(__file__).parent / "words"
"""The words that all games share: reasons of last resort, and errors."""


@lru_cache
def bundle(folder: Path, lang: str) -> FluentBundle:
    """The words that all games share, and those in `folder`/<lang>.ftl."""
    from fluent.runtime import FluentBundle, FluentResource  # half of `import burnham`: not yet

    found = FluentBundle([lang], use_isolating=False)
    for place in (SHARED, folder):
        path = place / f"{lang}.ftl"
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def format_message(words: FluentBundle, key: str, args: Mapping[str, Any]) -> str:
    """A message, or `key.attribute`; a missing key or argument is a bug and says so."""
    return _formatted(words, key, tuple(args), *args.values())


@lru_cache(maxsize=8192, typed=True)  # 1 and True are equal, but not the same
def _formatted(words: FluentBundle, key: str, names: tuple[str, ...], *values: Any) -> str:
    """The same things are named again and again, in all their forms: what was said is kept."""
    name, _, attribute = key.partition(".")
    message = words.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise LookupError(f"no text {key!r}")
    value, errors = words.format_pattern(pattern, dict(zip(names, values, strict=True)))
    if errors:
        raise LookupError(f"text {key!r}: {errors[0]!r} with {sorted(names)}")
    return str(value)
