"""Your mistakes again: a list, and each as a question with the best answer hidden."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.frame import at_time, site_page
from burnham.table.speech import Speech, speech_in
from burnham.table.views.mistakes import MistakeLine, MistakesView, MistakeView, Verdict

ADDRESS = "/mistakes"


def mistakes(view: MistakesView) -> Markup:
    say = speech_in(view.frame.lang)

    def line(one: MistakeLine) -> Markup:
        return h.li[
            icon_html("check") if one.solved else h.span,
            h.a(href=one.url)[
                h.b[one.game_name],
                h.span(".soft")[at_time(one.opened)],
                h.span[say("mistake-solved" if one.solved else "mistake-cost", chance=one.chance)],
            ],
        ]

    return site_page(
        view.frame,
        say("mistakes"),
        "tables",
        h.article(".prose")[
            h.h1[say("mistakes")],
            h.p[say("mistakes-about")],
            h.ul(".moments.dear")[map(line, view.lines)]
            if view.lines
            else h.p(".soft")[say("mistakes-none")],
        ],
    )


def mistake(view: MistakeView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("mistake-of", game=view.game_name),
        "tables",
        h.article(".prose.practice")[
            h.p(".label")[view.game_name, " · ", say("turn", n=view.turn)],
            h.h1[view.question],
            h.p(".soft")[view.rule] if view.rule else None,
            _verdict(say, view, view.verdict) if view.verdict else None,
            None if view.verdict and view.verdict.right else _answers(view),
            h.div(".panel.own")[view.desk],
            h.figure[h.div(".broad")[view.board], h.div(".narrow")[view.tall]],
            h.div(".go")[
                h.a(".button", href=ADDRESS)[icon_html("prev"), say("mistakes")],
                h.a(".button", href=view.table)[say("mistake-table")],
            ],
        ],
    )


def _answers(view: MistakeView) -> Markup:
    return h.form(".choices", method="post", action=view.url)[
        (
            h.button(".button", name="answer", value=str(answer))[sentence]
            for answer, sentence in view.answers
        )
    ]


def _verdict(say: Speech, view: MistakeView, verdict: Verdict) -> Markup:
    """If it was wrong, the best answer stays hidden until it is asked for."""
    told: list[Content] = []
    if verdict.right:
        told = [
            h.p[h.b[say("mistake-right", what=verdict.answer)]],
            h.p[say("turning-played", what=view.played)],
        ]
    else:
        told = [h.p[h.b[say("mistake-wrong", what=verdict.answer, chance=verdict.chance)]]]
    why = h.p[say("mistake-why", reasons=verdict.why)] if verdict.why else None
    best = h.p[say("turning-better", what=view.best)]
    if not verdict.right:
        best = h.details[h.summary[say("mistake-show")], best]
    return h.div(".panel.verdict-of", role="status")[told, why, best]
