"""Opening a table: who sits where, which rules, with or without a clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from markupsafe import Markup

from burnham.kit import Content, badge
from burnham.kit import html as h
from burnham.table.pages.frame import hidden, opening_notice, site_page
from burnham.table.pages.home import by_length, card_labels, colours
from burnham.table.speech import Speech, speech_in
from burnham.table.views.choices import Choice, OptionView
from burnham.table.views.games import GameCard
from burnham.table.views.new_table import NewTableView


def new_table(view: NewTableView) -> Markup:
    say = speech_in(view.frame.lang)
    game = view.game
    if not view.frame.may_open:
        return _refused(say, view)
    return site_page(
        view.frame,
        say("open-table-of", game=game.name),
        "tables",
        h.form(
            ".open-table.fair",
            cast(Any, colours(view.colours)),
            method="post",
            action="/tables",
            data_new_table="",
        )[
            h.div[
                h.p(".label")[say("open-a-table")],
                h.h1[game.name],
                h.p(".error", role="alert", hidden=not view.error)[view.error],
                hidden("game", game.id),
                _games(say, view),
                _seats(say, view),
                _options(say, view),
                _time(say, view),
                h.div(".go")[h.button(".button.act")[say("open-the-table")]],
            ],
            _about(say, game),
        ],
    )


def _refused(say: Speech, view: NewTableView) -> Markup:
    """To somebody who may open no tables."""
    return site_page(
        view.frame,
        say("open-table-of", game=view.game.name),
        "tables",
        h.div(".open-table")[
            h.div[
                h.p(".label")[say("open-a-table")],
                h.h1[view.game.name],
                _games(say, view),
                opening_notice(say, view.frame),
            ],
            _about(say, view.game),
        ],
    )


def _about(say: Speech, game: GameCard) -> Markup:
    return h.aside(".side-note")[
        h.div(".view", aria_hidden="true")[game.vignette.draw()],
        h.p(".label")[" · ".join(card_labels(game))],
        h.p[game.line],
        h.p[h.a(href=game.guide)[say("how-to-play")]] if game.guide else None,
        h.p[h.a(href=game.box)[say("box-look")]],
    ]


def _games(say: Speech, view: NewTableView) -> Markup:
    """All games as small pictures; a click changes the game."""
    return h.nav(".game-tabs", aria_label=say("games"))[
        (
            h.a(href=game.new, aria_current="page" if game.id == view.game.id else None)[
                h.span(".view", aria_hidden="true")[game.vignette.draw()], h.span[game.name]
            ]
            for game in by_length(view.games)
        )
    ]


def _seats(say: Speech, view: NewTableView) -> Markup:
    low, high = view.game.seats
    return h.fieldset[
        h.legend[say("who-plays")],
        (_seat(say, view, seat, needed=seat < low) for seat in range(high)),
        h.p[h.small(".soft")[say("who-plays-about")]],
    ]


def _seat(say: Speech, view: NewTableView, seat: int, *, needed: bool) -> Markup:
    """First me, then bots on the seats a game needs; further seats stay empty."""
    usual = "me" if seat == 0 else f"bot:{view.level}" if needed or seat == 1 else "none"
    about = {f"bot:{level.name}": level.about for level in view.levels}
    number = seat + 1
    return h.div(".seat-row")[
        badge(seat),
        h.select(name=f"seat-{seat}", aria_label=say("seat-number", n=number), data_seat=str(seat))[
            (
                h.option(value=value, selected=value == usual, data_about=about.get(value))[label]
                for value, label in _who(say, view, needed=needed)
            )
        ],
        h.input(
            name=f"name-{seat}",
            maxlength="24",
            autocomplete="off",
            placeholder=(view.frame.person.name if seat == 0 else "") or say("name"),
            aria_label=say("seat-name", n=number),
        ),
        h.small(".level", aria_live="polite")[about.get(usual)],
    ]


def _who(say: Speech, view: NewTableView, *, needed: bool) -> list[tuple[str, str]]:
    """Who may sit on a seat; nobody only if the game can do without."""
    return [
        ("me", say("seat-me")),
        ("friend", say("seat-friend")),
        *((f"bot:{level.name}", say("seat-bot", level=level.label)) for level in view.levels),
        *([] if needed else [("none", say("seat-none"))]),
    ]


def _options(say: Speech, view: NewTableView) -> Content:
    if not view.options and not view.editions:
        return None
    return h.fieldset[
        h.legend[say("rules")],
        (_option(say, option) for option in view.options),
        h.div(".option-row")[
            h.label(for_="edition")[h.b[say("edition")], h.small[say("edition-about")]],
            _choice("edition", view.editions),
        ]
        if view.editions
        else None,
    ]


def _option(say: Speech, option: OptionView) -> Markup:
    """`data-seats` lets the script grey out what means nothing for this many players."""
    name = f"option-{option.name}"
    return h.div(".option-row", data_seats=" ".join(map(str, option.seats)))[
        h.label(for_=name)[h.b[option.label], h.small[option.about]],
        _free(say, option, name) if option.free_text else _choice(name, option.choices),
    ]


def _choice(name: str, choices: Sequence[Choice]) -> Markup:
    return h.select(id=name, name=name)[
        (h.option(value=c.value, selected=c.chosen)[c.label] for c in choices)
    ]


def _free(say: Speech, option: OptionView, name: str) -> Content:
    """A choice of known values, and a last one that opens a field for a text of one's own."""
    own = h.option(value="", data_own=f"{name}-own")[say("own-text")]
    return h.div[
        h.select(id=name, name=name)[
            (h.option(value=c.value, selected=c.chosen)[c.label] for c in option.choices), own
        ],
        h.input(id=f"{name}-own", aria_label=option.label, autocomplete="off", hidden=True),
    ]


def _time(say: Speech, view: NewTableView) -> Markup:
    return h.fieldset[
        h.legend[say("pace")],
        h.div(".option-row")[
            h.label(for_="clock")[h.b[say("clock")], h.small[say("clock-about")]],
            _clock(say, view.clocks),
        ],
        _own_clock(say),
        h.div(".option-row", data_for_clock="any")[
            h.label(for_="at_zero")[h.b[say("at-zero")], h.small[say("at-zero-about")]],
            _choice("at_zero", view.zeros),
        ],
        h.div(".option-row", data_for_clock="slow")[
            h.label(for_="vacation")[h.b[say("vacation")], h.small[say("vacation-about")]],
            _choice("vacation", view.vacations),
        ],
        h.div(".option-row")[
            h.label(for_="pace")[h.b[say("bot-pace")], h.small[say("bot-pace-about")]],
            _choice("pace", view.paces),
        ],
        h.div(".option-row")[
            h.label(for_="hints")[h.b[say("hints")], h.small[say("hints-about")]],
            _choice("hints", view.hints),
        ],
        h.div(".option-row")[
            h.label(for_="watch")[h.b[say("watchers")], h.small[say("watchers-about")]],
            _choice("watch", view.watches),
        ],
        h.div(".choices")[
            h.label(".choice")[
                h.input(type="checkbox", name="private", value="on", checked=True),
                h.span[h.b[say("private")], h.small[say("private-about")]],
            ]
        ],
    ]


def _clock(say: Speech, choices: Sequence[Choice]) -> Markup:
    """Those offered, and one of one's own, for which the script shows the fields."""
    return h.select(id="clock", name="clock")[
        (
            h.option(value=c.value, selected=c.chosen, data_clock=c.kind or None)[c.label]
            for c in choices
        ),
        h.option(value="own", data_clock="own")[say("clock-own")],
    ]


def _own_clock(say: Speech) -> Markup:
    def number(name: str, value: str = "") -> list[Content]:
        field = h.input(id=name, name=name, value=value, inputmode="decimal", maxlength="6")
        return [field, h.label(for_=name)[say(name)]]

    return h.div(".option-row.own-clock")[
        h.span[h.b[say("clock-own")], h.small[say("clock-own-about")]],
        h.div(".own-fields")[
            number("own-days", "2"),
            number("own-minutes"),
            h.select(name="own-for", aria_label=say("own-for"))[
                h.option(value="move")[say("own-for-move")],
                h.option(value="bank")[say("own-for-bank")],
            ],
            h.span(".own-more")[number("own-more")],
        ],
    ]
