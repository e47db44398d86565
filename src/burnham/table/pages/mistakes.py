"""Your mistakes again: a list, and each as a table with its question (see practice.py)."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html, together
from burnham.kit import html as h
from burnham.table.pages.frame import in_full, site_page
from burnham.table.pages.items import Items
from burnham.table.pages.practice import practice, practice_items
from burnham.table.pages.study import study_link
from burnham.table.speech import Speech, speech_in
from burnham.table.views.mistakes import (
    MistakeLine,
    MistakenGame,
    MistakesView,
    MistakeView,
)


def mistakes(view: MistakesView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("mistakes"),
        "tables",
        h.article(".prose")[
            h.h1[say("mistakes")],
            h.p[say("mistakes-about")],
            [_game(say, game) for game in view.games] if view.games else _none(say),
        ],
        scripts=("site.js", "dates.js"),
    )


def _game(say: Speech, game: MistakenGame) -> Markup:
    def line(one: MistakeLine) -> Markup:
        return h.li[
            icon_html("check") if one.solved else h.span,
            h.a(href=one.url)[
                h.b[one.question] if one.question else None,
                h.span[say("mistake-solved" if one.solved else "mistake-cost", chance=one.chance)],
            ],
        ]

    return h.section(".mistaken")[
        h.h2[game.name, " ", h.span(".label")[in_full(game.opened)]],
        h.ul(".moments.dear")[map(line, game.lines)],
    ]


def _none(say: Speech) -> Markup:
    return together(
        h.p(".soft")[say("mistakes-none")],
        h.p[
            h.a(".button", href="/#tables")[say("my-games")],
            " ",
            h.a(".button", href="/puzzles")[say("puzzles")],
        ],
    )


def mistake(view: MistakeView, wide: Items, tall: Items) -> Markup:
    return practice(view.practice, wide, tall)


def mistake_items(view: MistakeView, items: Items) -> Items:
    say = speech_in(view.practice.table.about.lang)
    return practice_items(view.practice, items, _ways(say, view))


def _ways(say: Speech, view: MistakeView) -> Content:
    """The game itself shows what was better: there one comes when it is found."""
    verdict = view.practice.verdict
    found = verdict is not None and verdict.right
    return [
        h.a(".button.small.act", href=view.following)[say("mistake-next")]
        if view.following
        else None,
        h.a(".button.small", href=view.practice.leave)[icon_html("prev"), say("mistakes-list")],
        h.a(".button.small", href=view.table)[say("mistake-table")] if found else None,
        study_link(say, view.study, cls="button small") if found else None,
    ]
