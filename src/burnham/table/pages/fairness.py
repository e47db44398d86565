"""Fair dice: how they are made, what that proves to whom, and the check at the end of a game."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from burnham.kit import Content, together
from burnham.kit import html as h
from burnham.table.pages.frame import site_page
from burnham.table.speech import Speech, speech_in
from burnham.table.views.plain import PlainView
from burnham.table.views.table import Contribution, FairnessView, TableView

STEPS = ("commit", "bytes", "seed", "dice", "secret")
PROVED = ("server", "bots", "players", "result")
UNPROVED = ("script", "together", "secrecy", "refuse", "answers", "studies")
CHECKS = {
    "noted": "here", "secret": "here", "bytes": "here", "seats": "here", "seed": "here",
    "game": "there",
}  # fmt: skip
"""What is checked at the end of a game, and where: in the browser or on the server."""
WORDS = ("holds", "fails", "open", "why-noted", "why-secure", "why-older", "why-failed")


def fair(view: PlainView) -> Markup:
    """How the dice are made, what is proved to whom, and how anybody can check it."""
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("fair-title"),
        "fair",
        h.article(".prose")[
            h.h1[say("fair-title")],
            h.p[say("fair-lead")],
            h.ol[(h.li[say(f"fair-{step}")] for step in STEPS)],
            _list(say, "fair-proved", PROVED),
            _list(say, "fair-unproved", UNPROVED),
            h.h2[say("fair-hidden-title")],
            h.p[say("fair-hidden")],
            h.h2[say("fair-bots-title")],
            h.p[say("fair-bots")],
            h.h2[say("fair-check-title")],
            h.p[say("fair-check")],
            h.p[_command()],
        ],
    )


def _list(say: Speech, key: str, items: tuple[str, ...]) -> Content:
    """A heading and what stands below it, each item with a word in front."""
    return [
        h.h2[say(f"{key}-title")],
        h.ul[(h.li[h.b[say(f"{key}-{item}-to")], " ", say(f"{key}-{item}")] for item in items)],
    ]


def fairness_part(view: TableView) -> Markup:
    say = speech_in(view.about.lang)
    return together(
        h.h2[say("fair-title")],
        h.p[say("fair-study")] if view.about.study else fairness(say, view.fairness),
        h.p[h.a(href="/fair")[say("fair-more")]],
    )


def fairness(say: Speech, given: FairnessView) -> list[Content]:
    """Commitment, what each seat added, and at the end the secret."""
    return [
        h.p[say("fair-short")],
        h.dl[
            h.dt[say("commitment")],
            h.dd[h.code[given.commitment]],
            (_contribution(say, one) for one in given.contributions),
            [h.dt[say("secret")], h.dd[h.code[given.secret]]] if given.secret else None,
            [h.dt[say("seed")], h.dd[h.code[given.seed]]] if given.seed else None,
        ],
    ]


def _contribution(say: Speech, one: Contribution) -> Content:
    """What a seat added, and what that is worth to its player."""
    source = "own" if one.own else "nothing" if one.person else "follows"
    return [
        h.dt[one.name or say("seat-number", n=one.seat + 1)],
        h.dd[
            [h.code[one.bytes], " "] if one.bytes else None,
            h.small(".soft")[say(f"fair-{source}")],
        ],
    ]


def check(say: Speech, url: str) -> Markup:
    """The proof, to be made again by the browser (check.js), line by line."""
    words = {name: say(f"check-{name}") for name in WORDS}
    words |= {"drawn": say("check-drawn", names="{names}"), "guest": say("guest", seat="{n}")}
    return h.div(".check", data_check=url, data_words=msgspec.json.encode(words).decode())[
        h.button(".button", type="button", hidden=True)[say("check-go")],
        h.ol(hidden=True, aria_live="polite")[
            (
                h.li(data_line=line)[
                    h.b(".label"),
                    h.span[
                        say(f"check-{line}"),
                        h.small(".soft")[say(f"check-{where}")],
                        h.small(".why"),
                    ],
                ]
                for line, where in CHECKS.items()
            )
        ],
        h.p[say("check-home"), " ", _command()],
    ]


def _command() -> Markup:
    """The script puts in the fingerprint that the browser has noted."""
    return h.code["burnham verify record.json --commitment ", h.span(data_noted="")["…"]]
