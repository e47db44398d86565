"""The table's bar, its menu, and notices."""

from __future__ import annotations

from urllib.parse import quote

from markupsafe import Markup

from burnham.kit import Content, icon_html, together
from burnham.kit import html as h
from burnham.table.pages.frame import language_switch, post, theme_button, wordmark
from burnham.table.pages.lobby import agreed_terms
from burnham.table.pages.people import clock
from burnham.table.speech import Speech, speech_in
from burnham.table.views.story import Notice
from burnham.table.views.table import TableView


def table_bar(view: TableView, bar: Content, menu: Content) -> Markup:
    """`bar` and `menu` are the parts that change; what is around them stays."""
    say = speech_in(view.frame.lang)
    guide = view.about.guide
    return h.header(".bar")[
        wordmark(short=True),
        h.span(".sep.desk-only"),
        bar,
        h.span(".sep.desk-only"),
        h.a(".button.bare.desk-only", href=guide, target="_blank")[
            icon_html("book"), say("nav-guide")
        ]
        if guide
        else None,
        h.button(".button.bare.desk-only", type="button", data_dialog="legend")[
            icon_html("eye"), h.span(".desk-wide")[say("legend")]
        ],
        h.button(".button.bare.desk-only", type="button", data_talk="chat")[
            icon_html("chat"), h.span(".desk-wide")[say("chat")]
        ],
        language_switch(view.frame, cls="desk-only"),
        theme_button(view.frame, cls="desk-only"),
        h.details(".menu")[
            h.summary(".button.bare.square", aria_label=say("menu"))[icon_html("menu")],
            h.div(".sheet")[
                h.div(".phone")[
                    language_switch(view.frame),
                    theme_button(view.frame, long=True),
                    h.a(href=guide, target="_blank")[icon_html("book"), say("nav-guide")]
                    if guide
                    else None,
                    h.button(type="button", data_dialog="legend")[icon_html("eye"), say("legend")],
                    h.button(type="button", data_scrub="")[icon_html("clock"), say("past")],
                ],
                menu,
                h.hr,
                h.a(href=f"/account?next={quote(view.frame.path)}")[
                    icon_html("person"), say("account")
                ],
            ],
        ],
    ]


def bar_part(view: TableView) -> Markup:
    say = speech_in(view.about.lang)
    asked = next((seat for seat in view.seats if seat.asked), None)
    mine = view.viewer.seat
    shown = asked if asked and asked.clock else view.seats[mine] if mine is not None else None
    return together(
        h.h1(".where")[view.about.game_name],
        h.span(".label.status.desk-only")[view.line],
        h.span(".grow"),
        clock(say, shown.clock) if shown else None,
    )


def menu_part(view: TableView) -> Markup:
    say = speech_in(view.about.lang)
    viewer, url = view.viewer, view.about.url
    mine = viewer.seat if viewer.seat is not None else next(iter(viewer.seats), None)
    return together(
        h.p(".agreed")[" · ".join(agreed_terms(say, view))],
        _pace(say, view) if viewer.paces else None,
        h.label[h.input(type="checkbox", data_setting="sound"), say("sound")],
        h.label[h.input(type="checkbox", data_setting="notify"), say("notify")],
        h.a(href=_as_text(view), data_dialog="as-text")[icon_html("list"), say("as-text")],
        h.button(type="button", data_dialog="keys")[icon_html("help"), say("keys")],
        h.button(type="button", data_dialog="fairness")[icon_html("dice"), say("nav-fair")],
        h.hr if mine is not None else None,
        _deed(say, url, "return", None) if viewer.can_return else None,
        _deed(say, url, "aside", None) if viewer.can_put_aside else None,
        _deed(say, url, "leave", mine, sure=True) if viewer.can_leave else None,
        _deed(say, url, "resign", mine, sure=True) if viewer.can_resign else None,
        _deed(say, url, "stand", mine) if view.status == "open" and mine is not None else None,
        _deed(say, url, "close", None, sure=True) if viewer.can_close else None,
    )


def _as_text(view: TableView) -> str:
    """The page; the script opens it as a dialog."""
    at = "" if view.history.live else f"at={view.history.shown}"
    query = "&".join(filter(None, (view.viewer.query, at)))
    return f"{view.about.url}/text" + (f"?{query}" if query else "")


def _pace(say: Speech, view: TableView) -> Markup:
    """How fast the bots answer; chosen at once."""
    return h.div(".pace")[
        h.span(".label", id="pace-label")[say("bot-pace")],
        h.form(".switch.live", method="post", action=f"{view.about.url}/pace",
               role="group", aria_labelledby="pace-label")[
            (
                h.button(
                    name="pace", value=pace.value, aria_current="true" if pace.chosen else None
                )[pace.label]
                for pace in view.viewer.paces
            )
        ],
    ]  # fmt: skip


def _deed(say: Speech, url: str, what: str, seat: int | None, *, sure: bool = False) -> Markup:
    """What is not lightly undone asks first; without the script the table asks on a page."""
    button = h.button(data_sure=say(f"sure-{what}") if sure else None)[say(f"do-{what}")]
    return post(f"{url}/{what}", button, cls="inline", seat=seat)


def notices_part(view: TableView) -> Markup:
    say = speech_in(view.about.lang)
    return together(_notice(say, view.about.url, notice) for notice in view.notices)


def _notice(say: Speech, url: str, notice: Notice) -> Markup:
    """What a notice says can be done, can be done there."""
    back = notice.back
    return h.div(class_=["notice", "bad" if notice.kind == "warn" else None], role="status")[
        h.span[notice.sentence],
        post(f"{url}/return", h.button(".button.act.small")[say(back)], cls="inline live")
        if back
        else None,
    ]
