"""The club: ladders, and profiles of its members."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.frame import at_time, site_page
from burnham.table.pages.home import by_length
from burnham.table.speech import Speech, speech_in
from burnham.table.views.club import (
    GameLine,
    LadderView,
    ProfileView,
    RatingView,
    RungView,
    TitleView,
)
from burnham.table.views.club_addresses import ladder_url

HOW = ("points", "games", "bots")
STYLES = ("club.css",)
SCRIPTS = ("site.js", "club.js")


def ladder(view: LadderView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("ladder-of", game=view.game.name),
        "club",
        h.div(".club")[
            h.p(".label")[h.a(href="/club")[say("nav-club")]],
            h.h1[say("ladder-of", game=view.game.name)],
            h.nav(".game-tabs", aria_label=say("games"))[
                (
                    h.a(
                        href=ladder_url(game.id),
                        aria_current="page" if game.id == view.game.id else None,
                    )[h.span(".view", aria_hidden="true")[game.vignette.draw()], h.span[game.name]]
                    for game in by_length(view.games)
                )
            ],
            h.div(".columns")[
                h.div[
                    h.p(".soft.order")[say("ladder-how-order")] if view.rungs else None,
                    rungs(say, view.rungs),
                ],
                h.section(".explained")[
                    h.h2[say("ladder-how")],
                    (h.p[say(f"ladder-how-{part}")] for part in HOW),
                ],
            ],
        ],
        styles=STYLES,
        scripts=SCRIPTS,
    )


def rungs(say: Speech, view: Sequence[RungView]) -> Markup:
    if not view:
        return h.p(".soft")[say("ladder-none")]
    return h.ol(".rows.ladder")[(_rung(say, rung) for rung in view)]


def _rung(say: Speech, rung: RungView) -> Markup:
    name: Content = h.a(href=rung.url)[rung.name] if rung.url else rung.name
    sub = say("ladder-measured") if rung.measured else f"{rung.rating.games} · {rung.rating.known}"
    return h.li(".mine" if rung.mine else "")[
        h.span(".place")[str(rung.place)],
        h.div[
            h.div(".title")[icon_html("bot") if rung.bot else None, name],
            h.div(".sub")[sub],
        ],
        _points(say, rung.rating),
    ]


def _points(say: Speech, rating: RatingView) -> Markup:
    return h.div(".points")[
        h.b[str(rating.points)],
        h.div(".sub")[say("rating-range", low=str(rating.low), high=str(rating.high))],
    ]


# ------------------------------------------------------------------------------------- profiles
def profile(view: ProfileView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        view.name,
        "club",
        h.div(".club")[
            h.p(".label")[h.a(href="/club")[say("nav-club")]],
            h.h1[view.name],
            h.p(".soft")[at_time(view.since)],
            h.p[h.a(href="/account")[say("account")]] if view.mine else None,
            h.div(".columns.even")[
                h.section[
                    h.div(".section-head")[h.h2[say("profile-titles")]],
                    h.ul(".rows.titles")[(_title(say, title) for title in view.titles)]
                    if view.titles
                    else h.p(".soft")[say("profile-no-games")],
                ],
                h.section[
                    h.div(".section-head")[h.h2[say("profile-history")]],
                    h.ul(".rows.history")[(_line(say, line) for line in view.history)],
                    h.p(".soft")[say("profile-hidden", n=view.hidden)] if view.hidden else None,
                ]
                if view.titles
                else None,
            ],
        ],
        styles=STYLES,
        scripts=SCRIPTS,
    )


def _title(say: Speech, title: TitleView) -> Markup:
    rating = title.rating
    return h.li[
        h.div[
            h.div(".title")[h.a(href=title.ladder)[title.game_name]],
            h.div(".sub")[f"{title.games} · {rating.known}" if rating else title.games],
        ],
        _points(say, rating) if rating else h.span(".sub")[say("rating-none")],
    ]


def _line(say: Speech, line: GameLine) -> Markup:
    return h.li[
        h.div[
            h.div(".title")[line.game_name],
            h.div(".sub")[f"{line.others} · " if line.others else None, at_time(line.when)],
        ],
        h.span(".flag" if line.won else ".label")[line.result],
        h.a(".button", href=line.url, aria_label=f"{say('look-back')}: {line.game_name}")[
            say("look-back")
        ],
    ]
