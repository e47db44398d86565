"""The quiet pages: account, fair dice, the interface for programs, errors."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node, Renderable

from burnham.table.pages.frame import hidden, post, site_page
from burnham.table.speech import Speech, speech_in
from burnham.table.views.plain import AccountView, ApiView, ErrorView, PlainView


def account(view: AccountView) -> Renderable:
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


def _field(label: str, name: str, value: str, complete: str, about: str = "") -> Element:
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


def _signed_in(say: Speech, view: AccountView) -> Element:
    out = h.button(".button")[say("sign-out")]
    return h.div(".stack.panel")[
        h.p[say("signed-in", name=view.frame.person.name)], post("/me/sign-out", out)
    ]


def _sign_in(say: Speech, view: AccountView) -> Element:
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


def fair(view: PlainView) -> Renderable:
    """How the dice are made, and how anybody can check them."""
    say = speech_in(view.frame.lang)
    steps = ("commit", "bytes", "seed", "secret", "verify")
    return site_page(
        view.frame,
        say("fair-title"),
        "fair",
        h.article(".prose")[
            h.h1[say("fair-title")],
            h.p[say("fair-lead")],
            h.ol[(h.li[say(f"fair-{step}")] for step in steps)],
            h.h2[say("fair-hidden-title")],
            h.p[say("fair-hidden")],
            h.h2[say("fair-bots-title")],
            h.p[say("fair-bots")],
            h.h2[say("fair-check-title")],
            h.p[say("fair-check")],
            h.p[h.code["burnham verify record.json"]],
        ],
    )


def api(view: ApiView) -> Renderable:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("nav-api"),
        "api",
        h.article(".prose")[
            h.h1[say("api-title")],
            h.p[say("api-lead")],
            h.p[h.a(href=view.document)[say("api-document")]],
            h.table[
                h.thead[h.tr[(h.th(scope="col")[say(f"api-{c}")] for c in ("call", "does"))]],
                h.tbody[
                    (
                        h.tr[h.td[h.code[method, " ", _breakable(path)]], h.td[does]]
                        for method, path, does in view.operations
                    )
                ],
            ],
        ],
    )


def _breakable(path: str) -> list[Node]:
    """A path that may be broken before each slash, and nowhere else."""
    return [[h.wbr, f"/{piece}"] for piece in path.strip("/").split("/")]


def error(view: ErrorView) -> Renderable:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        view.title,
        "",
        h.div(".plain-page")[
            h.p(".label")[str(view.status)],
            h.h1[view.title],
            h.p[view.sentence],
            h.a(".button.act", href="/")[say("back-home")],
        ],
    )
