"""Lessons of one's own: load a file, be told what is wrong with it, play it, send its link."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.frame import post, site_page
from burnham.table.pages.study import file_form
from burnham.table.speech import Speech, speech_in
from burnham.table.views.own_lessons import OwnLessonsView, OwnRow

ADDRESS = "/learn/own"


def own_lessons(view: OwnLessonsView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("own-lessons"),
        "games",
        h.article(".prose.practice")[
            h.h1[say("own-lessons")],
            h.p[say("own-lessons-about")],
            h.ul(".rows.stacked")[(_row(say, row) for row in view.lessons)]
            if view.lessons
            else None,
            h.h2[say("own-lesson-load")],
            _faults(say, view.faults) if view.faults else None,
            file_form(say, ADDRESS, "lesson", ".toml", "", view.text, "own-lesson-load"),
        ],
        scripts=("site.js", "file.js"),
    )


def _faults(say: Speech, faults: tuple[str, ...]) -> Content:
    return h.div(".faults", role="alert")[
        h.p(".error")[say("own-lesson-faults", n=len(faults))], h.ul[(h.li[one] for one in faults)]
    ]


def _row(say: Speech, row: OwnRow) -> Markup:
    begin = say("lesson-begin")
    return h.li[
        h.div[
            h.div(".title")[row.card.name],
            h.div(".sub")[row.game_name, " · ", say("minutes", n=row.card.minutes)],
        ],
        h.div(".row")[
            h.a(".button.act", href=row.card.url, aria_label=f"{begin}: {row.card.name}")[begin],
            h.span(".study-link")[
                h.input(
                    ".unseen", value=row.link, readonly=True, tabindex="-1", aria_label=say("link")
                ),
                h.button(".button", type="button", data_copy=row.link)[
                    icon_html("link"), h.span[say("link")]
                ],
            ],
            h.a(".button", href=row.file, download=True)[icon_html("download"), say("file")],
            post(row.remove, h.button(".button")[say("own-lesson-remove")]),
        ],
    ]
