"""The history bar: chapters as ticks, my moves as coloured ticks, a knob to drag."""

from __future__ import annotations

import htpy as h
from htpy import Element, Renderable, fragment
from markupsafe import Markup

from burnham.kit import icon_html, num, seat_class, tag
from burnham.table.pages.question import table_link
from burnham.table.speech import speech_in
from burnham.table.views.story import HistoryView
from burnham.table.views.table import TableView

LETTER = 0.66  # about as wide as a letter, in percent of the bar


def history_part(view: TableView) -> Renderable:
    say = speech_in(view.about.lang)
    past = view.history
    first, last = past.shown <= 0, past.shown >= past.present

    def step(key: str, to: int, blocked: bool) -> Element:
        return h.button(
            ".button",
            type="button",
            title=say(f"past-{key}"),
            aria_label=say(f"past-{key}"),
            data_go=str(max(0, min(past.present, to))),
            disabled=blocked,
        )[icon_html(key)]

    return fragment[
        step("first", 0, first),
        step("prev", past.shown - 1, first),
        h.div(".track")[
            _ticks(past, view.viewer.seat),
            h.input(
                type="range",
                min="0",
                max=str(past.present),
                value=str(past.shown),
                aria_label=say("past"),
                aria_valuetext=say("past-title", n=past.shown),
            ),
        ],
        step("next", past.shown + 1, last),
        step("last", past.present, last),
        h.span(".at.label")[say("moment-live" if past.live else "moment-past", n=past.shown)],
        None
        if past.live
        else h.a(".button.now", href=table_link(view), data_now="")[say("back-to-now")],
    ]


def _ticks(past: HistoryView, mine: int | None) -> Markup:
    """Drawn with percentages, so that it needs no width; my answers in my colour."""
    whole = max(1, past.present)
    marks = [tag("rect", {"x": "0", "y": 21, "width": "100%", "height": 2, "class": "f-line"})]
    free = 0.0  # a label that would run into the one before is left out, none runs out of the bar
    for tick in past.ticks:
        x = 100 * tick.moment / whole
        at = f"{num(x)}%"
        if tick.kind == "mine":
            marks.append(
                tag("rect", {"x": at, "y": 18, "width": 2, "height": 8, "class": "f-seat s-piece"})
            )
            continue
        marks.append(tag("rect", {"x": at, "y": 16, "width": 1, "height": 11, "class": "f-line"}))
        width = LETTER * (len(tick.label) + 1)
        start = min(x, 100 - width)
        if free <= start:
            marks.append(tag("text", {"x": f"{num(start)}%", "y": 11, "dx": 4}, tick.label))
            free = start + width
    return tag("svg", {"aria-hidden": "true", "class": seat_class(mine)}, *marks)
