"""The account page: name, signing in, and the devices that are signed in."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import html as h
from burnham.table.pages.frame import hidden, post, site_page
from burnham.table.speech import Speech, speech_in
from burnham.table.views.account import AccountView, SessionView


def account(view: AccountView) -> Markup:
    """Name, and a password for those who want to come back from another device."""
    say = speech_in(view.frame.lang)
    person = view.frame.person
    return site_page(
        view.frame,
        say("account"),
        "",
        h.div(".plain-page")[
            h.h1[say("account")],
            h.p(".error", role="alert")[view.error] if view.error else None,
            h.form(".stack.panel", method="post", action="/me/name")[
                hidden("next", view.next),
                _field(say("your-name"), "name", person.name, "nickname", say("your-name-about")),
                h.div[h.button(".button.act")[say("keep-name")]],
            ],
            _signed_in(say, view) if person.member else _sign_in(say, view),
        ],
    )


def _field(label: str, name: str, value: str, complete: str, about: str = "") -> Markup:
    kind = "password" if name == "password" else "text"
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


def _signed_in(say: Speech, view: AccountView) -> Markup:
    out = h.button(".button")[say("sign-out")]
    return h.div(".stack.panel")[
        h.p[say("signed-in", name=view.frame.person.name)],
        post("/me/sign-out", out),
        h.h2[say("sessions")],
        h.ul(".rows.sessions")[(_session(say, session) for session in view.sessions)],
        post("/me/end-others", h.button(".button")[say("end-others")])
        if len(view.sessions) > 1
        else None,
    ]


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


def _sign_in(say: Speech, view: AccountView) -> Markup:
    return h.form(".stack.panel", method="post", action="/me/sign-in")[
        h.h2[say("sign-in")],
        h.p(".soft")[say("sign-in-about")],
        hidden("next", view.next),
        _field(say("login"), "login", "", "username"),
        _field(say("password"), "password", "", "current-password", say("password-about")),
        h.div(".go")[
            h.button(".button.act")[say("sign-in")],
            h.button(".button", formaction="/me/sign-up")[say("sign-up")],
        ],
    ]
