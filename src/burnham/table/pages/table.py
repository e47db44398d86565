"""The table page: the elements that stay, and inside them the parts that are swapped."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, cast

import htpy as h
from htpy import Element, Node, Renderable, fragment

from burnham.kit import icon_html
from burnham.table.pages.end import end_page, result_part
from burnham.table.pages.frame import document, skip_link
from burnham.table.pages.hero import hero
from burnham.table.pages.home import colours
from burnham.table.pages.past import history_part
from burnham.table.pages.people import desk_part, players_part, strip_part
from burnham.table.pages.question import question_class, question_part, table_link
from burnham.table.pages.talk import chat_part, log_part
from burnham.table.pages.top import bar_part, fairness_part, menu_part, notices_part, table_bar
from burnham.table.speech import Speech, speech_in
from burnham.table.views.frame import Picture
from burnham.table.views.table import TableView, stamps

MODULES = tuple(
    f"{name}.js"
    for name in ("answers", "bell", "easel", "hint", "live", "parts", "past", "state", "why")
)
SCRIPT_WORDS = (
    "lost", "late", "refused", "your-turn", "copied",
    "away-for", "not-asked", "hint-thinks",
)  # fmt: skip
"""What the script says by itself."""


def table(view: TableView) -> Renderable:
    """The table, or the end of its game once that is reached and nobody looks back."""
    return end_page(view) if view.result and view.history.live else _playing(view)


def render_part(name: str, view: TableView) -> Renderable:
    return _PARTS[name](view)


def _board_part(view: TableView) -> Renderable:
    return _board(view, "wide", view.board.wide if view.board else None)


def _tall_part(view: TableView) -> Renderable:
    return _board(view, "tall", view.board.tall if view.board else None)


def _board(view: TableView, name: str, picture: Picture | None) -> Renderable:
    """Before the start the architect's drawing keeps the place."""
    if picture:
        return fragment[picture.draw()]
    return fragment[h.div(".before")[hero(speech_in(view.about.lang)("hero"), name)]]


_PARTS: Mapping[str, Callable[[TableView], Renderable]] = {
    "bar": bar_part,
    "menu": menu_part,
    "notices": notices_part,
    "strip": strip_part,
    "board": _board_part,
    "tall": _tall_part,
    "question": question_part,
    "desk": desk_part,
    "players": players_part,
    "log": log_part,
    "history": history_part,
    "chat": chat_part,
    "fairness": fairness_part,
    "result": result_part,
}


def _playing(view: TableView) -> Renderable:
    say = speech_in(view.frame.lang)
    known = stamps(view)

    def part(name: str, tag: Element = h.div, **attributes: Any) -> Element:
        return tag(data_part=name, data_stamp=known[name], **attributes)[render_part(name, view)]

    page = h.div(".table", cast(Any, colours(view.about.colours)), _script_data(say, view))[
        table_bar(view, part("bar", class_="now-here"), part("menu")),
        h.div(".notices")[
            h.p(".notice.lost-notice", role="status", hidden=True)[say("lost")],
            part("notices"),
        ],
        part("strip", class_="strip", role="group", aria_label=say("players-here")),
        h.main[
            h.section(".board-room", aria_label=say("board"), tabindex="-1", id="main")[
                part("board", class_="easel", data_arrangement="wide"),
                part("tall", class_="easel", data_arrangement="tall"),
            ],
            h.div(".side")[
                part(
                    "question",
                    h.section,
                    class_=["panel", "question", question_class(view)],
                    aria_label=say("question"),
                ),
                part(
                    "desk",
                    h.section,
                    class_="panel mine",
                    aria_label=say("my-desk"),
                    hidden=view.viewer.seat is None,
                ),
                part("players", h.section, class_="panel rivals", aria_label=say("others")),
                _talk(say, part("log"), part("chat")),
            ],
        ],
        part("history", h.footer, class_="past", aria_label=say("past")),
        _tabs(say),
    ]
    return document(
        view.frame,
        f"{view.about.game_name} · Burnham",
        skip_link(say),
        page,
        _dialogs(say, part("fairness")),
        h.div(".tip", role="tooltip", id="tip", hidden=True),
        h.div(".chooser.panel", role="dialog", aria_label=say("choose"), hidden=True),
        h.div(".unseen", role="status", id="announce"),
        styles=("table.css",),
        scripts=("site.js", "table.js"),
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
        "data-title": view.about.game_name,
        "data-words": json.dumps(
            {key: say(key, minutes="{n}") for key in SCRIPT_WORDS}, ensure_ascii=False
        ),
    }


def _talk(say: Speech, log: Element, chat: Element) -> Element:
    def head(key: str, chosen: bool) -> Element:
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


def _tabs(say: Speech) -> Element:
    faces = (("board", "board"), ("mine", "hand"), ("players", "people"), ("log", "list"))
    return h.nav(".tabs", aria_label=say("tabs"))[
        (
            h.button(type="button", data_tab=key, aria_current="true" if key == "board" else None)[
                icon_html(face), say(f"tab-{key}")
            ]
            for key, face in faces
        )
    ]


def _dialogs(say: Speech, fairness: Element) -> Node:
    keys = (
        ("1 – 9", "key-answer"),
        ("Enter", "key-confirm"),
        ("Z", "key-undo"),
        ("Y", "key-redo"),
        ("H", "key-hint"),
        ("← →", "key-past"),
        ("Esc", "key-now"),
        ("Tab", "key-tab"),
        ("W", "key-walk"),
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
        h.dialog(id="sure", aria_labelledby="sure-title")[
            h.h2(id="sure-title"),
            h.div(".go")[
                h.button(".button", type="button", value="no")[say("no")],
                h.button(".button.act", type="button", value="yes")[say("yes")],
            ],
        ],
    ]
