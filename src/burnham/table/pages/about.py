"""What is told of things: the card beside a thing, filled by the script; the legend of icons."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from burnham.kit import html as h
from burnham.kit import icon_html
from burnham.table.speech import Speech
from burnham.table.views.about import LegendEntry


def about_card(say: Speech) -> Markup:
    """Beside what one points at; see static/about.js."""
    close = h.button(".button.bare.square.close", type="button", aria_label=say("close"))
    return h.aside(".about-card", id="about", tabindex="-1", hidden=True)[
        close[icon_html("close")], h.div(".said", id="about-said")
    ]


def legend_dialog(say: Speech) -> Markup:
    """Its icons come when it is opened."""
    return h.dialog(id="legend", aria_labelledby="legend-title")[
        h.h2(id="legend-title")[say("legend")],
        h.div(".legend"),
        h.form(".go", method="dialog")[h.button(".button.act", autofocus=True)[say("close")]],
    ]


def legend(entries: Sequence[LegendEntry]) -> Markup:
    return h.ul[(h.li[icon_html(entry.icon), h.span[entry.text]] for entry in entries)]
