"""A hint: what a strong bot would answer, and why.  Pointing at an entry lights its things."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html, together
from burnham.kit import html as h
from burnham.kit.panels import chip
from burnham.table.pages.frame import hidden
from burnham.table.speech import Speech, speech_in
from burnham.table.views.hint import HintEntry
from burnham.table.views.question import QuestionView
from burnham.table.views.table import TableView


def hint_button(say: Speech, view: TableView, question: QuestionView) -> Content:
    """The script shows the reply in the card; without it the table comes back with the hint."""
    if not question.can_hint:
        return None
    return h.form(".ask-hint", method="post", action=f"{view.about.url}/hint")[
        hidden("number", question.number),
        hidden("as", question.seat),
        h.button(".button.bare", title=say("hint"), data_key="h")[icon_html("bot"), say("hint")],
    ]


def hint_place(view: TableView) -> Markup:
    """Where the hint appears; read aloud when it does."""
    return h.div(".hint", role="status")[hint(view)]


def hint(view: TableView) -> Markup:
    if view.advice is None:
        return together(None)
    say = speech_in(view.about.lang)
    return together(
        h.p(".label")[say("hint-title")],
        h.ol[(_entry(say, entry) for entry in view.advice.entries)],
        h.p(".lead")[say("hint-about")],
    )


def labelled(label: str, face: Content) -> Markup:
    """A chip, and in words what its number means."""
    return h.span(title=label)[h.span(".unseen")[f"{label}:"], face]


def _entry(say: Speech, entry: HintEntry) -> Markup:
    return h.li[
        h.button(
            ".advice",
            type="button",
            data_answer=str(entry.answer),
            data_things=" ".join(entry.things),
        )[
            h.span(".what")[entry.sentence],
            h.span(".chips")[
                labelled(say("hint-chance"), chip("plain", entry.chance)),
                labelled(say("hint-lead"), chip("plain", entry.lead)) if entry.lead else None,
            ],
            h.span(".why")[entry.why] if entry.why else None,
        ]
    ]
