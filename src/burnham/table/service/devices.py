"""Devices, in the words that people have for them: "Firefox, Windows"."""

from __future__ import annotations

import re

LENGTH = 40
# The first that is found counts: most browsers also claim to be some of the others.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
PROGRAM = re.compile(r"[A-Za-z][A-Za-z0-9._ -]*")


def device_of(user_agent: str) -> str:
    """Browser and system, or the name of a program; empty if it does not say."""
    browser = _first(BROWSERS, user_agent)
    if not browser:
        program = PROGRAM.match(user_agent)
        browser = program.group().strip() if program else ""
    return ", ".join(filter(None, (browser, _first(SYSTEMS, user_agent))))[:LENGTH]


def _first(names: dict[str, str], user_agent: str) -> str:
    return next((name for mark, name in names.items() if mark in user_agent), "")
