"""The quiet pages: the interface for programs, errors."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content
from burnham.kit import html as h
from burnham.table.pages.frame import hidden, site_page
from burnham.table.speech import speech_in
from burnham.table.views.plain import ApiView, ErrorView, SureView


def api(view: ApiView) -> Markup:
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
                        h.tr[h.td[h.code[method, " ", _breakable(h.at(path))]], h.td[does]]
                        for method, path, does in view.operations
                    )
                ],
            ],
        ],
    )


def _breakable(path: str) -> list[Content]:
    """A path that may be broken before each slash, and nowhere else."""
    return [[h.wbr, f"/{piece}"] for piece in path.strip("/").split("/")]


def sure(view: SureView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        view.sentence,
        "",
        h.div(".plain-page")[
            h.h1[view.sentence],
            h.form(".go", method="post", action=view.action)[
                (hidden(name, value) for name, value in view.fields),
                h.a(".button", href=view.back)[say("no")],
                h.button(".button.act", name="sure", value="yes")[say("yes")],
            ],
        ],
    )


def error(view: ErrorView) -> Markup:
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
