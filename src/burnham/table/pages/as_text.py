"""The table as text: a page of its own, and a dialog of the table page."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kernel.title import Section
from burnham.kit import Content, icon_html, together
from burnham.kit import html as h
from burnham.table.pages.frame import site_page
from burnham.table.speech import Speech, speech_in
from burnham.table.views.as_text import AsTextView


def as_text(view: AsTextView) -> Markup:
    say = speech_in(view.frame.lang)
    title = say("as-text")
    return site_page(
        view.frame,
        f"{title} · {view.game_name}",
        "tables",
        h.article(".as-text")[
            h.h1[title],
            _moment(say, view),
            (_section(section, h.h2) for section in view.sections),
            h.p[h.a(".button.act", href=view.back)[icon_html("prev"), say("to-table")]],
        ],
    )


def as_text_dialog(say: Speech) -> Markup:
    """Its sections come whenever it is opened; who listens begins at the title."""
    return h.dialog(id="as-text", aria_labelledby="as-text-title")[
        h.h2(id="as-text-title", tabindex="-1", autofocus=True)[say("as-text")],
        h.div(".as-text"),
        h.form(".go", method="dialog")[h.button(".button.act")[say("close")]],
    ]


def as_text_sections(view: AsTextView) -> Markup:
    """What the dialog shows, below its title."""
    say = speech_in(view.frame.lang)
    return together(_moment(say, view), (_section(section, h.h3) for section in view.sections))


def _moment(say: Speech, view: AsTextView) -> Content:
    if not view.sections:
        return h.p[say("as-text-not-yet")]
    return None if view.past is None else h.p(".label")[say("turn", n=view.past)]


def _section(section: Section, heading: h.Element) -> Content:
    return [heading[section.heading], _map(section) if section.columns else _list(section)]


def _list(section: Section) -> Markup:
    return h.ul[(h.li[line.strip()] for line in section.lines)]


def _map(section: Section) -> Markup:
    """Wider than a phone: it scrolls by itself, by keys, too."""
    drawn = "\n".join(line.rstrip() for line in section.lines)
    return h.div(".map", role="group", aria_label=section.heading, tabindex="0")[h.pre[drawn]]
