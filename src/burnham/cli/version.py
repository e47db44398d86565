"""`burnham --version`: what is installed, and by which rules it plays."""

from __future__ import annotations

import burnham
from burnham.cli.speech import Speech
from burnham.lab.machine import is_native


def version_lines(speech: Speech) -> str:
    """The version, native or plain, and the rules version of every game."""
    kind = speech.say("version-native" if is_native() else "version-plain")
    rules = {game: str(about["rules_version"]) for game, about in burnham.catalogue().items()}
    games = [speech.say("version-rules", game=game, rules=rules[game]) for game in rules]
    return "\n".join([f"burnham {burnham.__version__} · {kind}", *games])
