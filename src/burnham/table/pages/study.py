"""Play from here: the ribbon of a study, and the form that opens one."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.frame import hidden, opening_notice, post, site_page
from burnham.table.speech import Speech, speech_in
from burnham.table.views.study import RecordFormView, StudyFormView, StudyView

RECORDS = "/records"
"""Where record files are opened."""


def ribbon(say: Speech, study: StudyView | None) -> Content:
    """Says on every page of a study that it is one."""
    if study is None:
        return None
    return h.p(".ribbon")[
        h.b(".flag")[say("study")],
        h.span[study.sentence],
        h.a(href=study.origin)[say("study-origin")] if study.origin else None,
    ]


def study_link(say: Speech, url: str, *, cls: str = "button") -> Content:
    """The way to a study; nothing if there is none."""
    return h.a(class_=cls, href=url)[icon_html("play"), say("study-play")] if url else None


def small_study_link(say: Speech, table: str, moment: int, turn: int) -> Markup:
    """The same in a list of moments of a finished game: a picture, and its words for who asks."""
    label = say("study-play-turn", turn=turn)
    return h.a(
        ".button.bare.square", href=f"{table}/study?at={moment}", title=label, aria_label=label
    )[icon_html("play")]


def study_form(view: StudyFormView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("study-of", game=view.game_name),
        "tables",
        h.article(".prose.practice")[
            h.p(".label")[view.game_name, " · ", say("turn", n=view.turn)],
            h.h1[say("study-play")],
            h.p[say("study-about")],
            h.p[say("study-about-imagined" if view.imagined else "study-about-true")],
            h.form(".study-form", method="post", action=view.url)[
                hidden("at", view.moment),
                _seats(say, view),
                _others(say, view) if view.several else hidden("with", "me"),
                _share(say) if view.under_way and view.share else None,
                opening_notice(say, view.frame),
                h.div(".go")[
                    h.button(".button.act")[say("study-open")] if view.frame.may_open else None,
                    h.a(".button", href=view.table)[icon_html("prev"), say("mistake-table")],
                ],
            ],
            _whole(say, view.url) if view.whole and view.frame.may_open else None,
            h.figure[h.div(".broad")[view.board], h.div(".narrow")[view.tall]],
        ],
    )


def _seats(say: Speech, view: StudyFormView) -> Content:
    if len(view.seats) == 1:
        return hidden("seat", view.seats[0].value)
    return h.div(".option-row")[
        h.label(for_="seat")[h.b[say("study-seat")]],
        h.select(id="seat", name="seat")[
            (h.option(value=one.value, selected=one.chosen)[one.label] for one in view.seats)
        ],
    ]


def _others(say: Speech, view: StudyFormView) -> Markup:
    """Bots of a level, or all seats mine."""
    return h.div(".option-row")[
        h.label(for_="with")[h.b[say("study-with")]],
        h.select(id="with", name="with")[
            (
                h.option(value=f"bot:{level.name}", selected=level.name == view.level)[
                    say("seat-bot", level=level.label)
                ]
                for level in view.levels
            ),
            h.option(value="me")[say("study-all-me")],
            h.option(value="friend")[say("study-friends")] if view.share else None,
        ],
    ]


def _share(say: Speech) -> Markup:
    """Of a game under way: whether it is for me alone."""
    return h.div(".option-row")[
        h.label[
            h.input(type="checkbox", name="share", value="on"),
            h.b[say("study-share")],
            " ",
            h.span(".soft")[say("study-share-about")],
        ]
    ]


def _whole(say: Speech, url: str) -> Markup:
    """The other kind of study: with all moves of the game."""
    button = h.button(".button")[say("study-open-whole")]
    return h.section(".study-form")[
        h.h2[say("study-whole-title")],
        h.p[say("study-whole-about")],
        post(url, button, with_="game"),
    ]


def record_form(view: RecordFormView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("record-open"),
        "tables",
        h.article(".prose.practice")[
            h.h1[say("record-open")],
            h.p[say("record-open-about")],
            file_form(say, RECORDS, "record", ".json", view.error)
            if view.frame.may_open
            else opening_notice(say, view.frame),
        ],
        scripts=("site.js", "file.js"),
    )


def file_form(
    say: Speech, url: str, name: str, kind: str, error: str, text: str = "", deed: str = "file-open"
) -> Markup:
    """A file, or its text; the script puts the one into the other."""
    return h.form(".file-form", method="post", action=url)[
        h.p(".error", role="alert")[error] if error else None,
        h.label[h.b[say("file-choose")], h.input(type="file", accept=kind, data_into=name)],
        h.label[
            h.b[say("file-text")],
            h.textarea(
                id=name, name=name, rows="8", required=True, spellcheck="false", autocomplete="off"
            )["\n" + text],  # a browser leaves out the first line's end
        ],
        h.div(".go")[h.button(".button.act")[say(deed)]],
    ]
