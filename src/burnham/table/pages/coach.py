"""The coach: a note in the card of a question that somebody is asked for the first time."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import html as h
from burnham.table.speech import Speech
from burnham.table.views.coach import CoachNote


def coach_note(say: Speech, note: CoachNote, *, can_hint: bool) -> Markup:
    """Shown by the script, which knows what was read on this device."""
    return h.aside(".coach-note", aria_label=say("coach"), data_note=note.name, hidden=True)[
        h.p(id="coach-note")[h.b[say("coach")], " ", note.text],
        h.div(".row")[
            _button("read", say("coach-read")),
            _button("hint", say("coach-hint")) if can_hint else None,
            _button("off", say("coach-off")),
        ],
    ]


def _button(what: str, label: str) -> Markup:
    return h.button(".button.small", type="button", data_coach=what)[label]


def coach_switch(say: Speech, game: str) -> Markup:
    """In the menu; to switch the coach on again begins with the first note."""
    box = h.input(type="checkbox", data_coach_of=game, checked=True)
    return h.label[box, say("coach-notes")]
