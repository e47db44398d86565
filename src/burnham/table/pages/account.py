"""The account page: name and signing in; below, folded up, what is needed now and then: devices,
password, notices, and what is stored of somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.frame import hidden, post, site_page
from burnham.table.pages.notices import notices_inside
from burnham.table.speech import Speech, speech_in
from burnham.table.views.account import HOME, AccountView, SessionView


def account(view: AccountView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("account"),
        "",
        h.div(".plain-page")[
            h.h1[say("account")],
            h.p(".error", role="alert")[view.error] if view.error else None,
            h.p(".done", role="status")[icon_html("check"), view.done] if view.done else None,
            (section(say, view) for section in SECTIONS),
        ],
        styles=("club.css",),
        scripts=("site.js", "notices.js"),
    )


def _folded(view: AccountView, name: str, title: str, state: str, *content: Content) -> Markup:
    """A section that is opened by a click; its head tells how things stand.  It is open when
    something was just done there, and when an address leads to it (`#name`)."""
    return h.details(".panel.folded", open=name in view.opened)[
        h.summary[h.h2(id=f"{name}-head")[title], h.span(".soft")[state] if state else None],
        h.section(".stack", id=name, aria_labelledby=f"{name}-head")[content],
    ]


def _name(say: Speech, view: AccountView) -> Content:
    person = view.frame.person
    return h.form(".stack.panel", method="post", action="/me/name")[
        hidden("next", view.next) if view.next != HOME else None,
        field(say("your-name"), "name", person.name, "nickname", say("your-name-about")),
        h.div[h.button(".button.act")[say("keep-name")]],
    ]


def field(label: str, name: str, value: str, complete: str, about: str = "") -> Markup:
    """Something that has to be filled in; browsers `complete` it."""
    kind = "password" if complete.endswith("password") else "text"
    return h.label(".field")[
        h.span(".label")[label],
        h.input(
            name=name,
            type=kind,
            value=value or None,
            autocomplete=complete,
            maxlength="24" if name == "name" else "200",
            required=True,
        ),
        h.small[about] if about else None,
    ]


def _signed_in(say: Speech, view: AccountView) -> Content:
    if not view.frame.person.member:
        return None
    out = h.button(".button")[say("sign-out")]
    return h.div(".stack.panel")[
        h.p[say("signed-in", login=view.login)],
        h.p[h.a(href=view.profile)[say("profile-mine")]],
        post("/me/sign-out", out),
    ]


def _sessions(say: Speech, view: AccountView) -> Content:
    if not view.sessions:
        return None
    return _folded(
        view,
        "sessions",
        say("sessions"),
        say("sessions-count", n=len(view.sessions)),
        h.ul(".rows.sessions")[(_session(say, session) for session in view.sessions)],
        post("/me/end-others", h.button(".button")[say("end-others")])
        if len(view.sessions) > 1
        else None,
    )


def _session(say: Speech, session: SessionView) -> Markup:
    end = h.button(".button", aria_label=say("end-session-of", device=session.device))[
        say("end-session")
    ]
    return h.li[
        h.div[h.div(".title")[session.device], h.div(".sub")[session.line]],
        h.span(".flag")[say("this-device")]
        if session.here
        else post("/me/end-session", end, session=session.id),
    ]


def _sign_in(say: Speech, view: AccountView) -> Content:
    """For those who want to come back from another device."""
    if view.frame.person.member:
        return None
    return h.form(".stack.panel", method="post", action="/me/sign-in")[
        h.h2[say("sign-in")],
        h.p(".soft")[say("sign-in-about")],
        hidden("next", view.next),
        field(say("login"), "login", "", "username"),
        field(say("password"), "password", "", "current-password", say("password-about")),
        h.div(".go")[
            h.button(".button.act")[say("sign-in")],
            h.button(".button", formaction="/me/sign-up")[say("sign-up")],
        ],
        h.p[h.a(href="/account/forgotten")[say("forgotten")]] if view.can_reset else None,
    ]


def _password(say: Speech, view: AccountView) -> Content:
    if not view.frame.person.member:
        return None
    form = h.form(".stack", method="post", action="/me/password")[
        h.p(".soft")[say("password-change-about")],
        field(say("password-old"), "old", "", "current-password"),
        field(say("password-new"), "password", "", "new-password", say("password-about")),
        h.div[h.button(".button")[say("password-change-do")]],
    ]
    return _folded(view, "password", say("password-change"), "", form)


def _notices(say: Speech, view: AccountView) -> Content:
    notices = view.notices
    if notices is None:
        return None
    ways = {
        "notices-by-push": notices.push,
        "notices-by-mail": notices.mail,
        "notices-by-webhook": notices.webhook,
    }
    used = [say(way) for way, there in ways.items() if there]
    state = " · ".join(used) or say("notices-by-none")
    inside = notices_inside(view.frame, notices)
    return _folded(view, "notices", say("notices-title"), state, inside)


def _consent(say: Speech, view: AccountView) -> Content:
    if not view.stored:
        return None
    other = "no" if view.consent else "yes"
    button = h.button(".button")[say(f"consent-{other}")]
    return _folded(
        view,
        "consent",
        say("consent"),
        say("consent-given" if view.consent else "consent-not-given"),
        h.p(".soft")[say("consent-about")],
        h.p[h.b[say("consent-now-yes" if view.consent else "consent-now-no")]],
        post("/me/consent", button, consent=other),
    )


def _stored(say: Speech, view: AccountView) -> Content:
    """What can be taken along, and how all of it is deleted."""
    if not view.stored:
        return None
    member, word = view.frame.person.member, say("delete-word")
    asked = (
        field(say("password"), "password", "", "current-password")
        if member
        else field(say("delete-type", word=word), "word", "", "off")
    )
    return _folded(
        view,
        "data",
        say("my-data"),
        "",
        h.p(".soft")[say("my-data-about")],
        h.div[
            h.a(".button", href="/me/data.json", download=True)[
                icon_html("download"), say("my-data-get")
            ]
        ],
        h.details(".delete", open="data" in view.opened)[
            h.summary[say("delete-account")],
            h.form(".stack", method="post", action="/me/delete")[
                h.p[say("delete-goes")],
                h.p[say("delete-stays")],
                h.p[say("delete-running")],
                asked,
                h.div[h.button(".button.danger")[say("delete-do")]],
            ],
        ],
    )


SECTIONS: Final[tuple[Callable[[Speech, AccountView], Content], ...]] = (
    _name,
    _signed_in,
    _sign_in,
    _sessions,
    _password,
    _notices,
    _consent,
    _stored,
)
"""From top to bottom; one that does not concern whoever asks gives None."""
