"""What the command line says, in the person's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from burnham.kernel.errors import BadOption
from burnham.kernel.fluent import LANGUAGES, bundle, format_message

WORDS = Path(__file__).parent / "words"


def language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """`--lang` if it is there, else what the environment asks for, else English."""
    words = " ".join(argv).replace("--lang=", "--lang ").split()
    for here, after in pairwise(words):
        if here == "--lang" and after in LANGUAGES:
            return after
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            wanted = environ[name][:2].lower()
            return wanted if wanted in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def spoken() -> str:
    """The language of this process."""
    return language(sys.argv, os.environ)


class Speech:
    """The sentences of the command line in one language."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = spoken() if lang is None else lang
        if self.lang not in LANGUAGES:
            raise BadOption("no-language", lang=self.lang, languages=", ".join(LANGUAGES))
        self.words = bundle(WORDS, self.lang)

    def say(self, key: str, **args: str | int | float) -> str:
        return format_message(self.words, key, args)
