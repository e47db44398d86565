"""The table's bar, its menu, and notices."""

from __future__ import annotations

from urllib.parse import quote

from markupsafe import Markup

from burnham.kit import Content, icon_html, together
from burnham.kit import html as h
from burnham.table.pages.coach import coach_switch
from burnham.table.pages.frame import (
    at_time,
    language_switch,
    post,
    theme_button,
    vacation_field,
    wordmark,
)
from burnham.table.pages.lobby import agreed_terms
from burnham.table.pages.people import clock
from burnham.table.pages.study import study_link
from burnham.table.speech import Speech, speech_in
from burnham.table.views.story import Notice
from burnham.table.views.table import TableView
from burnham.table.views.timed import Timed


def table_bar(view: TableView, bar: Content, menu: Content) -> Markup:
    """`bar` and `menu` are the parts that change; what is around them stays."""
    say = speech_in(view.frame.lang)
    guide = view.about.guide
    return h.header(".bar")[
        wordmark(short=True),
        h.span(".sep.desk-only"),
        bar,
        next_game(say, view),
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


def next_game(say: Speech, view: TableView) -> Markup:
    """The way to the next table that waits for me; the script counts them."""
    here = any(seat.asked and seat.mine for seat in view.seats) and not view.about.study
    count = max(0, view.frame.my_turns - here)
    return h.a(
        ".button.next-game",
        href=f"/next?from={view.about.id}",
        title=say("next-game-about"),
        aria_label=say("next-game"),
        hidden=count == 0,
    )[
        h.span(".words")[say("next-game")],
        h.span(".game.desk-wide"),
        h.b(".count")[str(count)],
        icon_html("right"),
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
    viewer, url, study = view.viewer, view.about.url, view.about.study
    mine = viewer.seat if viewer.seat is not None else next(iter(viewer.seats), None)
    return together(
        h.p(".agreed")[" · ".join(agreed_terms(say, view))],
        h.a(href=view.about.tournament)[icon_html("list"), say("tournament-back")]
        if view.about.tournament
        else None,
        _pace(say, view) if viewer.paces else None,
        h.label[h.input(type="checkbox", data_setting="sound"), say("sound")],
        h.label[h.input(type="checkbox", data_setting="notify"), say("notify")],
        h.a(href="/account#notices")[icon_html("chat"), say("notify-away")]
        if viewer.has_notices
        else None,
        coach_switch(say, view.about.game) if viewer.has_coach else None,
        h.a(href=_as_text(view), data_dialog="as-text")[icon_html("list"), say("as-text")],
        h.button(type="button", data_dialog="keys")[icon_html("help"), say("keys")],
        h.button(type="button", data_dialog="fairness")[icon_html("dice"), say("nav-fair")],
        study_link(say, view.history.study, cls=""),
        h.a(href=study.record, download=True)[icon_html("download"), say("record")]
        if study and study.record
        else None,
        h.hr if mine is not None else None,
        _deed(say, url, "pause", None) if viewer.can_pause else None,
        _vacation(say, view) if viewer.vacation_days else None,
        _deed(say, url, "return", None) if viewer.can_return else None,
        _deed(say, url, "aside", None) if viewer.can_put_aside else None,
        _deed(say, url, "leave", mine, sure=True) if viewer.can_leave else None,
        _deed(say, url, "resign", mine, sure=True) if viewer.can_resign else None,
        _deed(say, url, "stand", mine) if view.status == "open" and mine is not None else None,
        _deed(say, url, "close", None, sure=True) if viewer.can_close else None,
        _deed(say, url, "cancel", None, sure=True) if viewer.can_cancel else None,
    )


def _vacation(say: Speech, view: TableView) -> Markup:
    days = view.viewer.vacation_days
    return post(f"{view.about.url}/vacation", vacation_field(say, days), cls="vacation row")


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
        h.span[at_time(notice.timed) if notice.timed else notice.sentence],
        (
            post(f"{url}/{act}", h.button(".button.small")[say(key)], cls="inline live")
            for act, key in notice.acts
        ),
        post(f"{url}/return", h.button(".button.act.small")[say(back)], cls="inline live")
        if back
        else None,
        h.div(".replies")[(_cancel_reply(say, url, reply) for reply in notice.replies)]
        if notice.replies
        else None,
        h.span[at_time(notice.lapses)] if notice.lapses else None,
        _cancel_again(say, url, notice.lapses) if notice.lapses and notice.again else None,
    ]


def _cancel_reply(say: Speech, url: str, agree: str) -> Markup:
    button = h.button(".button.small")[say(f"cancel-{agree}")]
    return post(f"{url}/cancel/reply", button, cls="inline live", agree=agree)


def _cancel_again(say: Speech, url: str, lapses: Timed) -> Markup:
    """Shown when those who are gone have been asked for long enough."""
    button = h.button(".button.act.small")[say("cancel-now")]
    form = post(f"{url}/cancel", button, cls="inline live", sure="yes")
    return h.span(hidden=True, data_from=str(lapses.at))[form]
