"""At a table: whether the game may be used for puzzles and research."""

from __future__ import annotations

from burnham.kit import Content
from burnham.kit import html as h
from burnham.table.pages.frame import post
from burnham.table.speech import Speech
from burnham.table.views.table import TableView


def consent(say: Speech, view: TableView) -> Content:
    """For those who play; folded up, since nothing depends on it here."""
    said = view.viewer.consent
    if said is None:
        return None
    address = f"{view.about.url}/consent"
    return h.details(".consent")[
        h.summary[say("consent")],
        h.p[say("consent-game")],
        h.p[h.b[say(f"consent-game-{said or 'as'}")]],
        h.div(".row")[
            post(address, h.button(".button.small")[say("consent-agree")], consent="yes")
            if said != "yes"
            else None,
            post(address, h.button(".button.small")[say("consent-refuse")], consent="no")
            if said != "no"
            else None,
        ],
    ]
