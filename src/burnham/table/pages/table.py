"""The table page: the elements that stay, and inside them the parts that are swapped."""

from __future__ import annotations

import json
from typing import Any, Literal, cast

from markupsafe import Markup

from burnham.kit import Content, disc, icon_html, tag, together
from burnham.kit import html as h
from burnham.table.pages.about import about_card, legend_dialog
from burnham.table.pages.as_text import as_text_dialog
from burnham.table.pages.end import end_page
from burnham.table.pages.frame import barred_notice, connection_notices, document, skip_link
from burnham.table.pages.guide import guide_panel
from burnham.table.pages.holes import board, filled
from burnham.table.pages.home import colours
from burnham.table.pages.items import Items
from burnham.table.pages.parts import render_part
from burnham.table.pages.past import replay
from burnham.table.pages.question import question_class, table_link
from burnham.table.pages.talk import stepper
from burnham.table.pages.teaching import teaching_bar, teaching_dialogs
from burnham.table.pages.top import table_bar
from burnham.table.speech import Speech, speech_in
from burnham.table.views.table import TableView

MODULES = tuple(
    f"{name}.js"
    for name in (
        "about",
        "answers",
        "bell",
        "beside",
        "clocks",
        "coach",
        "copies",
        "dates",
        "easel",
        "guide",
        "hint",
        "lamps",
        "live",
        "map",
        "motion",
        "next",
        "parts",
        "past",
        "post",
        "reach",
        "replay",
        "rings",
        "state",
        "steps",
        "stream",
        "tabs",
        "views",
    )
)
UnkeptKind = Literal["", "lesson", "plan", "practice"]
SCRIPT_WORDS = (
    "lost-choice", "late", "refused", "your-turn", "copied",
    "away-for", "hint-thinks", "rule", "tick-mine", "tick-note", "steps-at",
)  # fmt: skip
"""What the script says by itself."""


def table(view: TableView, wide: Items | None = None, tall: Items | None = None) -> Markup:
    """The table, or the end of its game once that is reached and nobody looks back.  `wide` and
    `tall` are all that the viewer sees in that arrangement."""
    if view.result and view.history.live:
        return end_page(view)
    return playing(view, wide or {}, tall or {})


def playing(
    view: TableView,
    wide: Items,
    tall: Items,
    *,
    unkept: UnkeptKind = "",
) -> Markup:
    """The table while it is played at; an unkept one has a script of its own besides."""
    say = speech_in(view.frame.lang)

    def part(name: str, tag: h.Element = h.div, **attributes: Any) -> Markup:
        made = wide.get(name) or str(render_part(name, view))
        return tag(data_part=name, **attributes)[filled(made, wide)]

    data = {**_script_data(say, view), **_data(wide)}
    study = view.about.study
    kinds = ["table", f"unkept {unkept}" if unkept else None, "study" if study else None]
    element = h.div(class_=kinds)
    page = element(cast(Any, colours(view.about.colours)), data)[
        table_bar(view, part("bar", class_="now-here"), part("menu")),
        h.div(".notices")[
            teaching_bar(say, study),
            connection_notices(say),
            barred_notice(say, view.frame),
            part("notices"),
        ],
        part("strip", h.section, class_="strip", aria_label=say("players-here")),
        h.main[
            h.section(".board-room", aria_label=say("board"), tabindex="-1", id="main")[
                h.div(".easel", data_arrangement="wide", data_places=wide.get("places"))[
                    board(wide)
                ],
                h.div(".easel", data_arrangement="tall", data_places=tall.get("places"))[
                    board(tall)
                ],
                h.div(".little-map", aria_hidden="true", hidden=True),
            ],
            h.nav(".views", aria_label=say("views"), hidden=True),
            _zoom(say),
            h.button(".button.to-log", type="button", data_to_log="", hidden=True)[
                icon_html("left"), say("log")
            ],
            h.div(".side")[
                stepper(say),
                part(
                    "question",
                    h.section,
                    class_=["panel", "question", question_class(view)],
                    aria_label=say("question"),
                    id="question",
                    tabindex="-1",
                ),
                part(
                    "desk",
                    h.section,
                    class_="panel mine",
                    aria_label=say("my-desk"),
                    tabindex="-1",
                    hidden=view.viewer.seat is None,
                ),
                part("players", h.section, class_="panel rivals", aria_label=say("others")),
                _talk(say, part("log"), part("chat")),
            ],
        ],
        h.footer(".past", aria_label=say("past"))[replay(say), part("history", class_="moments")],
        _tabs(say),
        _discs(len(view.seats) + len(view.automata)),
        about_card(say),
        guide_panel(say, view.about.guide),
    ]
    return document(
        view.frame,
        f"{_name(say, view)} · Burnham",
        skip_link(say, "question"),
        page,
        _dialogs(say, part("fairness")),
        filled(str(together(teaching_dialogs(say, study, view.about.url))), wide),
        h.div(".chooser.panel", role="dialog", aria_label=say("choose"), hidden=True),
        h.div(".unseen", role="status", id="announce"),
        styles=(
            "board.css",
            "table.css",
            "answers.css",
            "players.css",
            "lobby.css",
            "plan.css",
            "prose.css",
            "motion.css",
            *(("unkept.css",) if unkept else ()),
            *(("study.css",) if study else ()),
        ),
        scripts=(
            "site.js",
            "table.js",
            *((f"{unkept}.js",) if unkept else ()),
            *(("teaching.js",) if study else ()),
        ),
        modules=MODULES,
    )


def _script_data(say: Speech, view: TableView) -> dict[str, str]:
    """All that the script is told: addresses, the moment shown, and its words."""
    return {
        "data-url": view.about.url,
        "data-query": view.viewer.query,
        "data-home": table_link(view),
        "data-at": "" if view.history.live else str(view.history.shown),
        "data-tab": "board",
        "data-title": _name(say, view),
        "data-version": str(view.version),
        "data-words": json.dumps(
            {key: say(key, minutes="{n}", n="{n}", all="{all}") for key in SCRIPT_WORDS},
            ensure_ascii=False,
        ),
    }


def _name(say: Speech, view: TableView) -> str:
    """What the page is called, also when it rings from another tab."""
    game = view.about.game_name
    return say("study-of", game=game) if view.about.study else game


def _data(items: Items) -> dict[str, str]:
    """Items that are no markup: the script reads them."""
    ticks = {n: label for n, label in items.items() if n.startswith(("tick:", "turn:", "mine:"))}
    return {
        "data-lamps": items.get("lamps", "{}"),
        "data-trace": items.get("trace", "{}"),
        "data-lead": items.get("lead", "null"),
        "data-ticks": json.dumps(ticks, ensure_ascii=False),
    }


def _discs(players: int) -> Markup:
    """The players' badges, for the script to put on what they touched."""
    discs = [
        tag("symbol", {"id": f"disc-{n}", "viewBox": "-10 -10 20 20"}, disc(n, 0, 0, 9, flat=True))
        for n in range(players)
    ]
    return tag("svg", {"class": "unseen drawing", "aria-hidden": "true"}, *discs)


def _talk(say: Speech, log: Markup, chat: Markup) -> Markup:
    def head(key: str, chosen: bool) -> Markup:
        return h.button(
            type="button",
            role="tab",
            id=f"head-{key}",
            aria_controls=key,
            aria_selected="true" if chosen else "false",
            data_talk=key,
        )[say(key)]

    return h.section(".panel.talk", aria_label=say("log"))[
        h.div(".heads", role="tablist")[head("log", True), head("chat", False)],
        h.div(id="log", role="tabpanel", aria_labelledby="head-log", tabindex="0")[log],
        h.div(id="chat", role="tabpanel", aria_labelledby="head-chat", hidden=True)[chat],
    ]


def _easel(arrangement: str, items: Items) -> Markup:
    places = items.get("places")
    return h.div(".easel", data_arrangement=arrangement, data_places=places)[board(items)]


def _zoom(say: Speech) -> Markup:
    """Larger, smaller, whole."""
    return h.div(".zoom", role="group", aria_label=say("zoom"))[
        (
            h.button(type="button", data_zoom=key, title=say(f"zoom-{key}"))[icon_html(face)]
            for key, face in (("out", "minus"), ("fit", "fit"), ("in", "plus"))
        )
    ]


def _tabs(say: Speech) -> Markup:
    faces = (("board", "board"), ("mine", "hand"), ("players", "people"), ("log", "list"))
    return h.nav(".tabs", aria_label=say("tabs"))[
        (
            h.button(type="button", data_tab=key, aria_current="true" if key == "board" else None)[
                icon_html(face), say(f"tab-{key}")
            ]
            for key, face in faces
        )
    ]


def _dialogs(say: Speech, fairness: Markup) -> Content:
    keys = (
        ("1 – 9", "key-answer"),
        ("Enter", "key-confirm"),
        ("Z", "key-undo"),
        ("Y", "key-redo"),
        ("H", "key-hint"),
        ("← →", "key-past"),
        (say("shift-arrows"), "key-past-turn"),
        (say("page-keys"), "key-past-chapter"),
        (say("space-key"), "key-play"),
        ("S", "key-steps"),
        ("+ − 0", "key-zoom"),
        ("Esc", "key-now"),
        ("Tab", "key-tab"),
        ("W", "key-walk"),
        ("I", "key-about"),
        ("L", "legend"),
        ("G", "key-guide"),
        ("T", "as-text"),
        ("Q", "key-question"),
        ("B", "key-board"),
        ("D", "key-desk"),
        ("N", "key-next"),
        ("O", "key-log"),
        ("?", "keys"),
    )
    close = h.form(".go", method="dialog")[h.button(".button.act", autofocus=True)[say("close")]]
    return [
        h.dialog(id="keys", aria_labelledby="keys-title")[
            h.h2(id="keys-title")[say("keys")],
            h.dl[([h.dt[h.kbd[key]], h.dd[say(does)]] for key, does in keys)],
            close,
        ],
        h.dialog(id="fairness", aria_label=say("fair-title"))[fairness, close],
        legend_dialog(say),
        as_text_dialog(say),
        h.dialog(id="sure", aria_labelledby="sure-title")[
            h.h2(id="sure-title"),
            h.div(".go")[
                h.button(".button", type="button", value="no")[say("no")],
                h.button(".button.act", type="button", value="yes")[say("yes")],
            ],
        ],
    ]
