"""An invitation: what the game is, who sits at the table, and what one is called there."""

from __future__ import annotations

from typing import Any, cast

from markupsafe import Markup

from burnham.kit import html as h
from burnham.table.pages.frame import hidden, lesson_link, site_page
from burnham.table.pages.home import card_labels, colours
from burnham.table.pages.invite import name_field
from burnham.table.pages.lobby import agreed_terms, brief, coming
from burnham.table.speech import Speech, speech_in
from burnham.table.views.invitation import InvitationView


def invitation(view: InvitationView) -> Markup:
    say, waiting = speech_in(view.frame.lang), view.lobby
    return site_page(
        view.frame,
        f"{say('invitation')}: {view.game.name}",
        "tables",
        h.div(".open-table.invitation", cast(Any, colours(view.table.about.colours)))[
            h.div[
                h.p(".label")[say("invitation")],
                h.h1[view.game.name],
                h.p[view.game.line],
                h.p(".label")[" · ".join(card_labels(view.game))],
                h.p(".who")[view.sentence],
                _sit(say, view),
                h.h2[waiting.sentence],
                h.ul(".coming", aria_label=say("coming"))[
                    (coming(say, seat) for seat in waiting.coming)
                ],
                h.p(".soft")[" · ".join(agreed_terms(say, view.table))],
            ],
            h.aside(".side-note")[
                h.div(".view", aria_hidden="true")[view.game.vignette.draw()],
                brief(say, waiting.brief, view.game.guide),
                h.p[lesson_link(say, waiting.lesson)] if waiting.lesson else None,
            ],
        ],
        styles=("lobby.css",),
    )


def _sit(say: Speech, view: InvitationView) -> Markup:
    table = view.table.about.id
    return h.form(".panel.stack.fair", method="post", action=view.url, data_table=table)[
        hidden("commitment", view.lobby.commitment),
        h.label(".field")[
            h.span(".label")[say("your-name")],
            name_field(view.lobby.name),
            h.small[say("your-name-about")],
        ],
        h.div(".row")[
            h.button(".button.act")[say("sit")],
            h.button(".button", name="look", value="yes", formnovalidate=True)[say("just-look")],
        ],
    ]
