"""The club's front page, the form that opens a tournament, and a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.club import SCRIPTS, STYLES
from burnham.table.pages.frame import hidden, opening_notice, post, site_page
from burnham.table.pages.home import by_length, card_labels
from burnham.table.speech import Speech, speech_in
from burnham.table.views.choices import Choice, OptionView
from burnham.table.views.club_addresses import TOURNAMENTS, ladder_url
from burnham.table.views.tournaments import (
    ClubView,
    LadderCard,
    NewTournamentView,
    PairingView,
    RoundView,
    SeatedView,
    StandingView,
    TournamentCard,
    TournamentView,
)


def club(view: ClubView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("nav-club"),
        "club",
        h.div(".club")[
            h.h1[say("nav-club")],
            h.div(".columns.even")[
                h.section[
                    h.div(".section-head")[
                        h.h2[say("tournaments")],
                        h.span(".grow"),
                        h.a(href=view.new)[say("tournament-new")] if view.new else None,
                    ],
                    h.ul(".rows")[(_card(say, card) for card in view.tournaments)]
                    if view.tournaments
                    else h.p(".soft")[say("tournaments-none")],
                    None if view.frame.person.member else h.p(".soft")[_join_club(say, "/club")],
                    opening_notice(say, view.frame) if view.frame.person.member else None,
                ],
                h.section[
                    h.div(".section-head")[h.h2[say("ladders")]],
                    h.ul(".rows.ladders")[(_ladder(say, card) for card in view.ladders)],
                ],
            ],
        ],
        styles=STYLES,
        scripts=SCRIPTS,
    )


def _join_club(say: Speech, back: str) -> list[Content]:
    return [say("tournament-members"), " ", h.a(href=f"/account?next={back}")[say("sign-in")]]


def _card(say: Speech, card: TournamentCard) -> Markup:
    return h.li[
        h.div[h.div(".title")[h.a(href=card.url)[card.name]], h.div(".sub")[card.line]],
        h.span(".flag")[say("tournament-mine")] if card.mine else h.span,
        h.a(".button", href=card.url, aria_label=f"{say('look')}: {card.name}")[say("look")],
    ]


def _ladder(say: Speech, card: LadderCard) -> Markup:
    """Without points: their order is explained on the ladder's own page."""
    top = say("ladder-top", names=say.listed([rung.name for rung in card.top])) if card.top else ""
    return h.li[
        h.div[
            h.div(".title")[h.a(href=ladder_url(card.game.id))[card.game.name]],
            h.div(".sub")[top or say("ladder-none")],
        ],
        h.a(
            ".button",
            href=ladder_url(card.game.id),
            aria_label=say("ladder-of", game=card.game.name),
        )[say("ladder")],
    ]


# ----------------------------------------------------------------------------------- opening one
def new_tournament(view: NewTournamentView) -> Markup:
    say, game = speech_in(view.frame.lang), view.game
    return site_page(
        view.frame,
        say("tournament-new"),
        "club",
        h.form(".open-table.new-tournament", method="post", action=TOURNAMENTS)[
            h.div[
                h.p(".label")[say("tournament-new")],
                h.h1[game.name],
                h.p(".error", role="alert", hidden=not view.error)[view.error],
                hidden("game", game.id),
                h.nav(".game-tabs", aria_label=say("games"))[
                    (
                        h.a(
                            href=f"{TOURNAMENTS}/new/{one.id}",
                            aria_current="page" if one.id == game.id else None,
                        )[
                            h.span(".view", aria_hidden="true")[one.vignette.draw()],
                            h.span[one.name],
                        ]
                        for one in by_length(view.games)
                    )
                ],
                _fields(say, view),
                _options(say, view),
                h.div(".go")[h.button(".button.act")[say("tournament-open-it")]],
            ],
            h.aside(".side-note")[
                h.div(".view", aria_hidden="true")[game.vignette.draw()],
                h.p(".label")[" · ".join(card_labels(game))],
                (h.p[line] for line in _rules(say)),
            ],
        ],
        styles=STYLES,
        scripts=SCRIPTS,
    )


def _fields(say: Speech, view: NewTournamentView) -> Markup:
    name = h.input(
        id="name", name="name", value=view.name, maxlength="60", required=True, autocomplete="off"
    )
    return h.fieldset[
        h.legend[say("tournament")],
        _row(say, "name", name),
        _row(say, "system", _select("system", view.systems)),
        _row(say, "seats", _select("seats", view.seats)),
        _row(say, "rounds", _select("rounds", view.rounds), system="swiss"),
        _row(say, "clock", _select("clock", view.clocks)),
    ]


def _options(say: Speech, view: NewTournamentView) -> Content:
    if not view.options:
        return None
    return h.fieldset[h.legend[say("rules")], (_option(option) for option in view.options)]


def _rules(say: Speech) -> list[str]:
    """How a tournament goes, as it is told before and during it."""
    parts = ("points", "ties", "pairs", "leaving", "dice")
    return [say(f"tournament-how-{part}") for part in parts]


def _row(say: Speech, name: str, field: Content, system: str | None = None) -> Markup:
    label = h.label(for_=name)[
        h.b[say(f"tournament-{name}")], h.small[say(f"tournament-{name}.about")]
    ]
    return h.div(".option-row", data_system=system)[label, field]


def _select(name: str, choices: Sequence[Choice]) -> Markup:
    return h.select(id=name, name=name)[
        (h.option(value=one.value, selected=one.chosen)[one.label] for one in choices)
    ]


def _option(option: OptionView) -> Markup:
    """The script hides it where it means nothing for so many players."""
    name = f"option-{option.name}"
    return h.div(".option-row", data_seats=" ".join(map(str, option.seats)))[
        h.label(for_=name)[h.b[option.label], h.small[option.about]],
        _select(name, option.choices),
    ]


# ---------------------------------------------------------------------------------------- one
def tournament(view: TournamentView) -> Markup:
    inside = tournament_inside(view)
    return site_page(view.frame, view.name, "club", inside, styles=STYLES, scripts=SCRIPTS)


def tournament_inside(view: TournamentView) -> Markup:
    """What changes while it is played; the script asks for it now and then."""
    say = speech_in(view.frame.lang)
    return h.div(".club.tournament", data_status=view.status, data_url=view.url)[
        h.p(".label")[h.a(href="/club")[say("nav-club")], f" · {view.game.name}"],
        h.h1[view.name],
        h.p(".error", role="alert")[view.error] if view.error else None,
        h.p(".lead")[view.sentence],
        h.p(".soft")[" · ".join(view.facts)],
        _ways(say, view),
        h.div(".columns")[
            h.div[
                _standings(say, view) if view.standings else None,
                (_round(say, one) for one in view.rounds),
            ],
            h.section(".explained")[
                h.h2[say("tournament-how")],
                (h.p[line] for line in _rules(say)),
                h.p(".soft")[say("tournament-opened-by", name=view.host)],
            ],
        ],
    ]


def _ways(say: Speech, view: TournamentView) -> Markup:
    def way(deed: str, act: bool = False) -> Content:
        button = h.button(class_=["button", "act" if act else None])[say(f"tournament-{deed}")]
        return post(f"{view.url}/{deed}", button)

    enter = way("enter", True) if view.member else h.p[_join_club(say, view.url)]
    return h.div(".go")[
        h.a(".button.act", href=view.my_table)[icon_html("play"), say("tournament-my-table")]
        if view.my_table
        else None,
        enter if view.can_enter else None,
        way("start", True) if view.can_start else None,
        way("leave") if view.can_leave else None,
        way("close") if view.can_close else None,
    ]


COLUMNS = ("points", "met", "won", "games", "byes")


def _standings(say: Speech, view: TournamentView) -> Markup:
    """Without byes where there are none; before the start only who has entered."""
    columns = [one for one in COLUMNS if one != "byes" or view.seats == 2] if view.rounds else []
    return h.section[
        h.div(".section-head")[h.h2[say("standings" if view.rounds else "tournament-entered")]],
        h.div(".scroll", tabindex="0", role="region", aria_label=say("standings"))[
            h.table(".standings")[
                h.thead[
                    h.tr[
                        h.th(scope="col")[say("standing-place")] if view.rounds else None,
                        h.th(".who", scope="col")[say("name")],
                        (
                            h.th(_less(one), scope="col", title=say(f"standing-{one}.about"))[
                                say(f"standing-{one}")
                            ]
                            for one in columns
                        ),
                    ]
                ],
                h.tbody[(_standing(say, one, columns) for one in view.standings)],
            ]
        ],
    ]


def _standing(say: Speech, one: StandingView, columns: Sequence[str]) -> Markup:
    values: dict[str, Any] = {
        "points": h.b[one.points],
        "met": one.met,
        "won": str(one.won),
        "games": str(one.games),
        "byes": str(one.byes),
    }
    return h.tr(".mine" if one.mine else "")[
        h.td[str(one.place)] if columns else None,
        h.th(scope="row")[
            h.a(href=one.url)[one.name] if one.url else one.name,
            h.span(".soft")[" ", say("tournament-left")] if one.gone else None,
        ],
        (h.td(_less(column))[values[column]] for column in columns),
    ]


def _less(column: str) -> str:
    """A phone has room for points and what breaks a tie."""
    return ".less" if column in ("games", "byes") else ""


def _round(say: Speech, view: RoundView) -> Markup:
    return h.section[
        h.div(".section-head")[h.h2[say("round", n=view.number)]],
        h.ul(".rows.pairings")[(_pairing(say, one) for one in view.pairings)],
    ]


def _pairing(say: Speech, one: PairingView) -> Markup:
    if not one.table:
        return h.li[h.div(".title")[one.seated[0].name], h.span(".label")[say("bye")]]
    names = ", ".join(seated.name for seated in one.seated)
    key = "look-back" if one.over else "go-on" if one.mine else "watch"
    return h.li(".mine" if one.mine else "")[
        h.div(".title")[(_seated(seated) for seated in one.seated)],
        h.a(".button", href=one.table, aria_label=f"{say(key)}: {names}")[say(key)],
    ]


def _seated(one: SeatedView) -> Markup:
    return h.span(".seated")[
        h.a(href=one.url)[one.name] if one.url else one.name,
        h.span(".gained")[one.points] if one.points else None,
    ]
