"""The log, where every line is a way back to its moment, what is new in it, and the chat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from markupsafe import Markup

from burnham.kernel.fluent import Lang
from burnham.kernel.journal import Entry
from burnham.kit import Content, badge, icon_html, together
from burnham.kit import html as h
from burnham.table.pages.frame import a_time, post
from burnham.table.pages.links import linked
from burnham.table.speech import Speech, speech_in
from burnham.table.views import story
from burnham.table.views.news import Deed, News
from burnham.table.views.story import ChatLine, LogLine
from burnham.table.views.table import TableView
from burnham.table.views.viewpoint import Viewpoint

MOST_NEWS = 6
"""What can be taken in at a glance.  The rest is folded away (motion.css has the same number), for
those who step through all of it."""


def log_part(view: TableView) -> Markup:
    """Newest first, as one reads it beside the board."""
    say = speech_in(view.about.lang)
    return together(
        h.section(".since", aria_labelledby="since")[
            h.h3(".label", id="since")[say("since")],
            h.button(".button.small", type="button", data_step_through="")[
                icon_html("play"), say("steps")
            ],
            h.ol(data_list="since"),
        ],
        h.ol(".log", data_list="log"),
        h.p(".soft.none")[say("log-none")],
    )


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
            h.div(".end")[
                a_time(line.when, data_when=f"{line.when:.0f}") if line.when else None,
                h.a(
                    ".no",
                    href=f"?at={line.moment}",
                    data_moment=str(line.moment),
                    aria_label=say("turn", n=line.turn),
                )[str(line.turn)],
            ],
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


def news_items(lang: Lang, news: News) -> dict[str, str]:
    """What others did since I answered, numbered, and in the log a line where I did."""
    if not news.deeds:
        return {}
    say = speech_in(lang)
    found: dict[str, str] = {}
    earlier = max(0, len(news.deeds) - MOST_NEWS)
    if earlier:
        found["since:0"] = str(h.li(".earlier", data_item="since:0")[say("since-more", n=earlier)])
    for number, deed in enumerate(news.deeds, 1):
        found[_place(deed.line, "since")] = _new(deed, number)
    if news.answered is not None:
        # Right above my last line; an answer that is not told has none.
        place = f"{_place(news.told)}+" if news.told else f"log:{news.answered:06}"
        found[place] = str(h.li(".answered.label", data_item=place)[say("since-here")])
    return found


def _new(deed: Deed, number: int) -> str:
    """Told with its moment and the things it touched, for the script to step there."""
    facts = {
        "data-moment-of": str(deed.line.moment),
        "data-seat": str(deed.seat),
        "data-things": " ".join(deed.things) or None,
    }
    return str(
        h.li(facts, data_item=_place(deed.line, "since"), value=str(number))[
            h.span(".count", aria_hidden="true")[str(number)],
            badge(deed.seat, "small"),
            h.span[_told(deed.line)],
        ]
    )


def stepper(say: Speech) -> Markup:
    """In place of the question, while one steps through what others did; the script fills it."""

    def step(way: str, face: Content, cls: str = "") -> Markup:
        return h.button(class_=["button", cls], type="button", data_step=way)[face]

    return h.section(".panel.stepper", aria_label=say("steps"), hidden=True)[
        h.p(".label")[say("since"), " · ", h.span(".at")],
        h.h2(tabindex="-1"),
        h.div(".row")[
            step("back", [icon_html("left"), say("steps-back")]),
            step(
                "next", [h.span(".on")[say("steps-next")], h.span(".end")[say("steps-end")]], "act"
            ),
            step("skip", say("steps-skip"), "bare"),
        ],
    ]


def _lines(viewpoint: Viewpoint, entry: Entry, here: bool, secret: bool = False) -> dict[str, str]:
    lines = [line for line in story.lines_of(viewpoint, entry) if line.secret == secret]
    return {_place(line): _line(viewpoint.lang, line, here) for line in lines}


def _place(line: LogLine, items: str = "log") -> str:
    number, n = line.place
    return f"{items}:{number:06}-{n:03}"


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
    muted = view.viewer.muted
    form = post(f"{view.about.url}/chat", field, button, cls="chat-form live")
    told = form if muted is None else h.p(".soft")[say("refused-muted", reason=muted)]
    return together(
        h.ol(".chat-lines", role="log", data_list="chat"),
        h.p(".soft.none")[say("chat-none")],
        h.p(".soft.apart")[say("chat-watchers")] if view.viewer.watches else None,
        told if view.viewer.can_chat else None,
    )


def chat_items(chat: Iterable[ChatLine]) -> dict[str, str]:
    return {f"chat:{line.number:06}": _said(line) for line in chat}


def _said(line: ChatLine) -> str:
    """`note`: nobody said it, and the script does not call anybody for it."""
    return str(
        h.li(class_=None if line.name else "note", data_item=f"chat:{line.number:06}")[
            badge(line.seat, "small") if line.seat is not None else None,
            " ",
            [h.b[line.name], " "] if line.name else None,
            linked(line.text) if line.name else line.text,
            " ",
            a_time(line.when, data_when=f"{line.when:.0f}"),
        ]
    )
