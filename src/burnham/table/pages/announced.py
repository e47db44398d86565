"""What the hosts say, above all else on the home page."""

from __future__ import annotations

from burnham.kit import Content
from burnham.kit import html as h
from burnham.table.pages.frame import post
from burnham.table.pages.links import linked
from burnham.table.speech import Speech
from burnham.table.views.announced import Announced

READ = "/me/message"
"""Where a browser says that it has read the message."""


def announced(say: Speech, told: Announced | None) -> Content:
    if told is None:
        return None
    return h.div(".notice.message", role="status")[
        h.span[linked(told.message)],
        post(READ, h.button(".button.small")[say("message-read")], stamp=told.stamp),
    ]
