"""Puzzles: those of the day by game, and each as a table with its question (see practice.py)."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.frame import post, site_page
from burnham.table.pages.items import Items
from burnham.table.pages.practice import practice, practice_items
from burnham.table.pages.question import only_some_open
from burnham.table.speech import Speech, speech_in
from burnham.table.views.puzzles import PuzzleGame, PuzzlesView, PuzzleView

LONGEST = 200
"""Letters of a report."""


def puzzles(view: PuzzlesView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("puzzles"),
        "puzzles",
        h.section(".puzzles")[
            h.h1[say("puzzles")],
            h.p(".lead")[say("puzzles-about")],
            h.p(".streak")[icon_html("check"), say("puzzle-streak", days=view.streak)]
            if view.streak
            else None,
            None if view.games else h.p(".soft")[say("puzzles-none")],
            h.div(".games")[(_game(say, game) for game in view.games)],
        ],
    )


def _game(say: Speech, game: PuzzleGame) -> Markup:
    name = game.card.name
    return h.article(".game")[
        h.div(".view", aria_hidden="true")[game.card.vignette.draw()],
        h.div(".in")[
            h.h2[name],
            h.div(".meta")[
                h.span(".label")[say("puzzle-of-day")],
                h.span(".label")[game.level],
                h.span(".flag", data_state=game.state)[say(f"puzzle-state-{game.state}")]
                if game.state
                else None,
            ],
            h.p[game.question],
            h.div(".go")[
                h.a(
                    class_=["button", "" if game.state else "act"],
                    href=game.day,
                    aria_label=f"{say('puzzle-look' if game.state else 'puzzle-solve')}: {name}",
                )[say("puzzle-look" if game.state else "puzzle-solve")],
                h.a(".button", href=game.next, aria_label=f"{say('puzzle-next')}: {name}")[
                    say("puzzle-next")
                ]
                if game.next
                else None,
            ],
            h.p(".soft.so-far")[
                say("puzzles-so-far", solved=game.solved, answered=game.answered, count=game.count)
            ],
        ],
    ]


def puzzle(view: PuzzleView, wide: Items, tall: Items) -> Markup:
    return practice(view.practice, wide, tall)


def puzzle_items(view: PuzzleView, items: Items) -> Items:
    say = speech_in(view.practice.table.about.lang)
    return practice_items(view.practice, items, _ways(say, view))


def _ways(say: Speech, view: PuzzleView) -> Content:
    solved = view.practice.verdict is not None
    return [
        h.p(".soft.streak")[say("puzzle-streak", days=view.streak)]
        if solved and view.streak
        else None,
        h.a(".button.act", href=view.next)[say("puzzle-next")] if solved and view.next else None,
        h.a(".button", href=view.practice.leave)[icon_html("prev"), say("puzzles")],
        _study(say, view) if solved else None,
        _report(say, view) if solved else None,
    ]


def _study(say: Speech, view: PuzzleView) -> Content:
    told = only_some_open(say, view.practice.table)
    return told or post(view.study, h.button(".button")[icon_html("play"), say("study-play")])


def _report(say: Speech, view: PuzzleView) -> Content:
    if view.reported:
        return h.p(".soft", role="status")[say("puzzle-reported")]
    return h.details(".report")[
        h.summary[say("puzzle-report")],
        h.form(method="post", action=view.report)[
            h.label(for_="reason")[say("puzzle-report-why")],
            h.input(id="reason", name="reason", required=True, maxlength=str(LONGEST)),
            h.button(".button")[say("puzzle-report-send")],
        ],
    ]
