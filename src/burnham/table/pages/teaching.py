"""Teaching in a study: its link, the teacher's lead and lights, and notes at moments."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from burnham.kernel.records import MOST_LETTERS
from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.frame import hidden
from burnham.table.pages.study import ribbon
from burnham.table.speech import Speech, speech_in
from burnham.table.views.study import StudyView
from burnham.table.views.teaching import lead_view, note_views
from burnham.table.views.viewpoint import Viewpoint


def teaching_items(spectator: Viewpoint) -> dict[str, str]:
    """What is led, as data, and the notes as lines; of a study only."""
    if spectator.room.header.study is None or spectator.room.position is None:
        return {}
    say = speech_in(spectator.lang)
    notes = {
        f"note:{note.moment:06}": str(
            h.li(
                data_item=f"note:{note.moment:06}",
                data_note_at=str(note.moment),
                data_things=" ".join(note.lit) or None,
            )[
                h.a(href=f"?at={note.moment}", data_moment=str(note.moment))[
                    say("turn", n=note.turn)
                ],
                h.p[note.text],
            ]
        )
        for note in note_views(spectator)
    }
    return {"lead": msgspec.json.encode(lead_view(spectator)).decode(), **notes}


def teaching_bar(say: Speech, study: StudyView | None) -> Content:
    """Beside the ribbon: what the teacher can do, where pupils are led, and the note of the moment
    that is shown.  The script fills it."""
    if study is None:
        return None
    return h.section(".teaching", data_teaching="", aria_label=say("study"))[
        ribbon(say, study),
        h.p(".led", hidden=True)[
            h.span(role="status")[""],
            _button("leave", say("lead-leave")),
            _button("follow", say("lead-follow"), cls="act"),
        ]
        if not study.leads
        else None,
        h.div(".deeds", role="group", aria_label=say("teach"))[
            [
                _button("lead", say("lead"), pressed=True, title=say("lead-about")),
                _button("light", say("lead-light"), pressed=True, title=say("lead-light-about")),
                _button("dark", say("lead-dark"), hidden=True),
            ]
            if study.leads
            else None,
            _button("note", say("note-write")) if study.teacher else None,
            _button("notes", say("notes"), hidden=True),
            _link(say, study.link) if study.link else None,
        ],
        h.p(".note-here", role="note", hidden=True),
    ]


def _button(
    deed: str, label: str, *, cls: str = "", title: str = "", pressed: bool = False,
    hidden: bool = False,
) -> Markup:  # fmt: skip
    return h.button(
        class_=["button small", cls],
        type="button",
        data_teach=deed,
        title=title or None,
        aria_pressed="false" if pressed else None,
        hidden=hidden,
    )[label]


def _link(say: Speech, link: str) -> Markup:
    return h.span(".study-link")[
        h.input(".unseen", value=link, readonly=True, tabindex="-1", aria_label=say("study-link")),
        h.button(".button.small", type="button", data_copy=link, title=say("study-link-about"))[
            icon_html("link"), h.span[say("study-link")]
        ],
    ]


def teaching_dialogs(say: Speech, study: StudyView | None, url: str) -> Content:
    if study is None:
        return None
    close = h.form(".go", method="dialog")[h.button(".button.act", autofocus=True)[say("close")]]
    return [
        h.dialog(id="notes", aria_labelledby="notes-title")[
            h.h2(id="notes-title")[say("notes")],
            h.ol(".notes-list", data_list="note"),
            h.p[h.a(href=study.lesson, download=True)[say("lesson-from-notes")]]
            if study.lesson
            else None,
            close,
        ],
        _editor(say, url) if study.teacher else None,
    ]


def _editor(say: Speech, url: str) -> Markup:
    """An empty text takes a note away."""
    return h.dialog(id="write-note", aria_labelledby="write-note-title")[
        h.h2(id="write-note-title")[say("note-write")],
        h.p(".soft")[say("note-about", letters=MOST_LETTERS)],
        h.form(method="post", action=f"{url}/note")[
            hidden("at", 0),
            hidden("lit", ""),
            h.textarea(name="text", rows="6", maxlength=str(MOST_LETTERS), aria_label=say("note")),
            h.p(".error", role="alert", hidden=True),
            h.div(".go")[
                h.button(".button", type="button", data_close="")[say("cancel")],
                h.button(".button.act")[say("note-save")],
            ],
        ],
    ]
