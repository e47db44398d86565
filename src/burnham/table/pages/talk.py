"""The log, where every line is a way back to its moment, and the chat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from markupsafe import Markup

from burnham.kernel.fluent import Lang
from burnham.kernel.journal import Entry
from burnham.kit import Content, badge, together
from burnham.kit import html as h
from burnham.table.pages.frame import post
from burnham.table.speech import speech_in
from burnham.table.views import story
from burnham.table.views.story import ChatLine, LogLine
from burnham.table.views.table import TableView
from burnham.table.views.viewpoint import Viewpoint


def log_part(view: TableView) -> Markup:
    """Newest first, as one reads it beside the board."""
    say = speech_in(view.about.lang)
    return together(h.ol(".log", data_list="log"), h.p(".soft.none")[say("log-none")])


def _line(lang: Lang, line: LogLine, here: bool) -> str:
    """One line; `here`: its moment is shown."""
    say = speech_in(lang)
    shown = "true" if here else None
    if line.chapter:
        return str(h.li(".mark.label", data_item=_place(line), aria_current=shown)[line.sentence])
    return str(
        h.li(data_item=_place(line), aria_current=shown)[
            badge(line.seat, "small") if line.seat is not None else h.span,
            h.span[_told(line)],
            h.a(
                ".no",
                href=f"?at={line.moment}",
                data_moment=str(line.moment),
                aria_label=say("go-to-moment", n=line.moment),
            )[str(line.moment)],
        ]
    )


def log_items(spectator: Viewpoint) -> dict[str, str]:
    """The latest lines that all hear."""
    found: dict[str, str] = {}
    over = spectator.room.header.status == "over"
    for entry in story.latest(spectator):
        here = not spectator.live and entry.moment == spectator.moment
        made = partial(_lines, spectator, entry, here)
        found.update(spectator.once((entry.number, here, over), made))
        if len(found) >= story.LOG_LINES:
            break
    return found


def secret_items(viewpoint: Viewpoint) -> dict[str, str]:
    """The latest lines that only this viewer hears."""
    found: dict[str, str] = {}
    for entry in story.latest(viewpoint):
        if any(map(viewpoint.hears_alone, entry.facts)):
            found.update(_lines(viewpoint, entry, here=False, secret=True))
    return found


def _lines(viewpoint: Viewpoint, entry: Entry, here: bool, secret: bool = False) -> dict[str, str]:
    lines = [line for line in story.lines_of(viewpoint, entry) if line.secret == secret]
    return {_place(line): _line(viewpoint.lang, line, here) for line in lines}


def _place(line: LogLine) -> str:
    number, n = line.place
    return f"log:{number:06}-{n:03}"


def _told(line: LogLine) -> Content:
    """The sentence, with the name it begins with set in bold."""
    if not line.name or not line.sentence.startswith(line.name):
        return line.sentence
    return [h.b[line.name], line.sentence.removeprefix(line.name)]


def chat_part(view: TableView) -> Markup:
    say = speech_in(view.about.lang)
    field = h.input(
        name="text", maxlength="500", autocomplete="off", required=True, aria_label=say("chat-say")
    )
    button = h.button(".button.small")[say("send")]
    return together(
        h.ol(".chat-lines", role="log", data_list="chat"),
        h.p(".soft.none")[say("chat-none")],
        post(f"{view.about.url}/chat", field, button, cls="chat-form live")
        if view.viewer.can_chat
        else None,
    )


def chat_items(chat: Iterable[ChatLine]) -> dict[str, str]:
    return {f"chat:{line.number:06}": _said(line) for line in chat}


def _said(line: ChatLine) -> str:
    return str(
        h.li(data_item=f"chat:{line.number:06}")[
            badge(line.seat, "small") if line.seat is not None else None,
            " ",
            h.b[line.name],
            " ",
            line.text,
            h.time(data_when=str(line.when)),
        ]
    )
