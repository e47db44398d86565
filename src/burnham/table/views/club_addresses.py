"""Where the club's pages are, for all that lead there."""

from __future__ import annotations

TOURNAMENTS = "/tournaments"


def profile_url(person: str) -> str:
    return f"/people/{person}"


def ladder_url(game: str) -> str:
    return f"/club/{game}"


def tournament_url(id: str) -> str:
    return f"{TOURNAMENTS}/{id}"
