"""The log, where every line is a way back to its moment, and the chat."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node, Renderable, fragment

from burnham.kit import badge
from burnham.table.pages.frame import post
from burnham.table.pages.question import table_link
from burnham.table.speech import Speech, speech_in
from burnham.table.views.story import ChatLine, LogLine
from burnham.table.views.table import TableView


def log_part(view: TableView) -> Renderable:
    """Newest first, as one reads it beside the board."""
    say = speech_in(view.about.lang)
    if not view.log:
        return fragment[h.p(".soft.none")[say("log-none")]]
    return fragment[h.ol(".log")[(_line(say, view, line) for line in reversed(view.log))]]


def _line(say: Speech, view: TableView, line: LogLine) -> Element:
    here = not view.history.live and line.moment == view.history.shown
    if line.chapter:
        return h.li(".mark.label", aria_current="true" if here else None)[line.sentence]
    return h.li(aria_current="true" if here else None)[
        badge(line.seat, "small") if line.seat is not None else h.span,
        h.span[_told(line)],
        h.a(
            ".no",
            href=table_link(view, at=line.moment),
            data_moment=str(line.moment),
            aria_label=say("go-to-moment", n=line.moment),
        )[str(line.moment)],
    ]


def _told(line: LogLine) -> Node:
    """The sentence, with the name it begins with set in bold."""
    if not line.name or not line.sentence.startswith(line.name):
        return line.sentence
    return [h.b[line.name], line.sentence.removeprefix(line.name)]


def chat_part(view: TableView) -> Renderable:
    say = speech_in(view.about.lang)
    field = h.input(
        name="text", maxlength="500", autocomplete="off", required=True, aria_label=say("chat-say")
    )
    button = h.button(".button.small")[say("send")]
    return fragment[
        h.ol(".chat-lines", role="log", data_chat=str(len(view.chat)))[map(_said, view.chat)]
        if view.chat
        else h.p(".soft.none")[say("chat-none")],
        post(f"{view.about.url}/chat", field, button, cls="chat-form live")
        if view.viewer.can_chat
        else None,
    ]


def _said(line: ChatLine) -> Element:
    return h.li[
        badge(line.seat, "small") if line.seat is not None else None,
        " ",
        h.b[line.name],
        " ",
        line.text,
        h.time(data_when=str(line.when)),
    ]
