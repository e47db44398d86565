"""How an invitation is sent: a link to be copied, passed on or scanned."""

from __future__ import annotations

from functools import lru_cache

import segno
from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.speech import Speech
from burnham.table.views.invitation import is_loopback

QUIET = 4
"""So many modules around a code are empty, as its standard wants it."""


def invite(say: Speech, link: str) -> list[Content]:
    return [
        h.p(".lead")[say("invite-local" if is_loopback(link) else "invite-about")],
        h.div(".invite")[
            h.input(value=link, readonly=True, aria_label=say("invite")),
            h.button(".button", type="button", data_copy=link)[
                icon_html("link"), h.span[say("copy")]
            ],
            h.button(".button", type="button", hidden=True, data_share=link)[say("share")],
        ],
        None if is_loopback(link) else _to_scan(say, link),
    ]


def _to_scan(say: Speech, link: str) -> Markup:
    return h.details(".scan")[h.summary[say("qr-code")], qr_code(link, say("qr-code-about"))]


@lru_cache(64)
def qr_code(link: str, about: str) -> Markup:
    """Dark on light by day and by night: not every camera reads the reverse."""
    code = segno.make(link, error="m", micro=False)
    size = code.symbol_size(border=QUIET)[0]
    dark = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z"
        for y, row in enumerate(code.matrix)
        for x, module in enumerate(row)
        if module
    )
    picture = {"role": "img", "aria-label": about, "viewBox": f"0 0 {size} {size}"}
    return h.svg(".qr", picture)[Markup('<path d="{}"></path>').format(dark)]


def name_field(name: str, label: str = "") -> h.Element:
    """Where somebody says what they are called, before they sit down."""
    return h.input(
        name="name", value=name or None, maxlength="24", autocomplete="nickname", required=True,
        placeholder=label or None, aria_label=label or None,
    )  # fmt: skip
