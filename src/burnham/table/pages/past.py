"""The history bar: replay, and a knob to drag.  Chapters and my moves are ticks, which the script
draws."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import html as h
from burnham.kit import icon_html, seat_class, together
from burnham.table.pages.question import table_link
from burnham.table.speech import Speech, speech_in
from burnham.table.views.table import TableView

SPEEDS = ("½", "1", "2", "4")


def replay(say: Speech) -> Markup:
    """Plays the past by itself.  It stays while the bar beside it is drawn anew."""
    return h.div(".replay", role="group", aria_label=say("replay"))[
        h.button(
            ".button",
            type="button",
            data_play="",
            aria_pressed="false",
            title=say("replay-play"),
            aria_label=say("replay-play"),
        )[icon_html("play"), icon_html("pause")],
        h.select(aria_label=say("replay-speed"), title=say("replay-speed"))[
            (
                h.option(value=speed.replace("½", "0.5"), selected=speed == "1")[f"{speed} ×"]
                for speed in SPEEDS
            )
        ],
    ]


def history_part(view: TableView) -> Markup:
    say = speech_in(view.about.lang)
    past = view.history
    first, last = past.shown <= 0, past.shown >= past.present
    told = past.sentence or say("turn", n=past.turn)

    def step(key: str, to: int, blocked: bool) -> Markup:
        return h.button(
            ".button",
            type="button",
            title=say(f"past-{key}"),
            aria_label=say(f"past-{key}"),
            data_go=str(max(0, min(past.present, to))),
            disabled=blocked,
        )[icon_html(key)]

    return together(
        step("first", 0, first),
        step("prev", past.shown - 1, first),
        h.div(".track")[
            h.svg(aria_hidden="true", class_=seat_class(view.viewer.seat)),
            h.input(
                type="range",
                min="0",
                max=str(past.present),
                value=str(past.shown),
                aria_label=say("past"),
                aria_valuetext=told,
                data_says=told,
            ),
        ],
        step("next", past.shown + 1, last),
        step("last", past.present, last),
        h.span(".at.label")[
            say("turn-live" if past.live and not view.viewer.late else "turn", n=past.turn)
        ],
        None
        if past.live
        else h.a(".button.now", href=table_link(view), data_now="")[say("back-to-now")],
    )
