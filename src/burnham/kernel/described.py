"""What a game is, for those who choose one: by program, over HTTP."""

from __future__ import annotations

from typing import Any

from burnham.kernel.text import LANGUAGES, Text
from burnham.kernel.title import Title


def described(title: Title, box: Any) -> dict[str, Any]:
    """Names in every language, seats, and options with choices, default and seats."""
    texts = {lang: Text(title, box, lang, {}, title.rules.max_seats) for lang in LANGUAGES}
    return {
        "names": {lang: text.say("game-name") for lang, text in texts.items()},
        "seats": [title.rules.min_seats, title.rules.max_seats],
        "options": {
            option.name: {
                "choices": list(option.choices),
                "default": option.default,
                "seats": list(option.seats),
            }
            for option in title.rules.options
        },
        "rules_version": title.rules.version,
        "complete": title.card.complete,
    }
