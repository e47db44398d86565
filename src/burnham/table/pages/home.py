"""Home: the promise, the games, my games and the open tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from markupsafe import Markup

from burnham.kit import Content, Hue, badge, seat_colours
from burnham.kit import html as h
from burnham.table.pages.frame import post, site_page
from burnham.table.pages.hero import hero
from burnham.table.pages.mistakes import ADDRESS as MISTAKES
from burnham.table.speech import Speech, speech_in
from burnham.table.views.choices import Level
from burnham.table.views.games import GameCard
from burnham.table.views.home import HomeView, TableCard, TinySeat


def by_length(games: Sequence[GameCard]) -> list[GameCard]:
    """Short games first: they are the ones to begin with."""
    return sorted(games, key=lambda game: game.minutes)


def home(view: HomeView) -> Markup:
    say = speech_in(view.frame.lang)
    games = by_length(view.games)
    return site_page(
        view.frame,
        "",
        "games",
        _promise(say, games, view.level),
        _games(say, view, games),
        h.section(".two", id="tables")[
            h.div[
                h.div(".section-head")[
                    h.h2[say("my-games")],
                    h.span(".grow"),
                    h.a(href=MISTAKES)[say("mistakes")] if view.mine else None,
                ],
                _rows(say, view.mine, "my-games-none"),
                None if view.mine else _first_steps(say, games),
            ],
            h.div[
                h.div(".section-head")[h.h2[say("open-tables")]],
                _rows(say, view.open, "open-tables-none"),
            ],
        ],
    )


def _promise(say: Speech, games: Sequence[GameCard], level: Level) -> Markup:
    return h.section(".hero")[
        h.div[
            h.span(".label")[say("promise-over")],
            h.h1[say("promise")],
            h.p[say("promise-under")],
            h.div(".go")[
                [
                    _play_now(say, games[0], level),
                    h.a(".button", href=games[0].new)[say("open-a-table")],
                ]
                if games
                else None,
            ],
        ],
        h.div(".art")[hero(say("hero"))],
    ]


def _play_now(say: Speech, game: GameCard, level: Level) -> Markup:
    """One click, and the first question is there; the button says which game, and against whom."""
    told = say("play-now-about", game=game.name, bots=game.bots, level=level.label)
    button = h.button(".button.act.play-now")[h.b[say("play-now")], " ", h.small[told]]
    return post("/play", button, cls="inline fair", game=game.id, level=level.name)


# --------------------------------------------------------------------------------------- games
def _games(say: Speech, view: HomeView, games: Sequence[GameCard]) -> Markup:
    """One form for all: the level above, a button on each game."""
    return h.section(id="games")[
        h.form(".fair", method="post", action="/play")[
            h.div(".section-head")[
                h.h2[say("games")], h.span(".grow"), _levels(say, view.levels, view.level.name)
            ],
            h.div(".games")[(game_card(say, game) for game in games)],
        ],
    ]


def _levels(say: Speech, levels: Sequence[Level], chosen: str) -> Markup:
    return h.label(".levels")[
        h.span(".label")[say("bots-play")],
        h.select(name="level")[
            (
                h.option(value=level.name, selected=level.name == chosen, title=level.about)[
                    level.label
                ]
                for level in levels
            )
        ],
    ]


def game_card(say: Speech, game: GameCard) -> Markup:
    return h.article(".game")[
        h.div(".view", aria_hidden="true")[game.vignette.draw()],
        h.div(".in")[
            h.h3[game.name],
            h.p[game.line],
            h.div(".meta")[(h.span(".label")[label] for label in card_labels(game))],
            h.div(".go")[
                h.button(
                    ".button.act",
                    name="game",
                    value=game.id,
                    aria_label=say("play-game", game=game.name, bots=game.bots),
                )[say("play", bots=game.bots)],
                h.a(".button", href=game.new, aria_label=say("table-of", game=game.name))[
                    say("friends")
                ],
                h.a(".learn", href=game.guide, aria_label=say("guide-of", game=game.name))[
                    say("nav-guide")
                ]
                if game.guide
                else None,
            ],
            h.a(".how", href=game.lesson.url, aria_label=say("lessons-of", game=game.name))[
                say("lesson-offer", minutes=game.lesson.minutes)
            ]
            if game.lesson
            else None,
        ],
    ]


def card_labels(game: GameCard) -> list[str]:
    return [*game.length, game.weight] if game.weight else list(game.length)


# -------------------------------------------------------------------------------------- tables
def _rows(say: Speech, tables: Sequence[TableCard], none: str) -> Markup:
    if not tables:
        return h.p(".soft")[say(none)]
    return h.ul(".rows")[(_row(say, table) for table in tables)]


def _first_steps(say: Speech, games: Sequence[GameCard]) -> Content:
    """The first lessons, where a beginner has no game yet."""
    return h.ul(".rows")[
        (
            h.li[
                h.div[
                    h.div(".title")[say("lessons-of", game=game.name)],
                    h.div(".sub")[say("minutes", n=game.lesson.minutes)],
                ],
                h.a(
                    ".button",
                    href=game.lesson.url,
                    aria_label=f"{say('lesson-begin')}: {game.name}",
                )[say("lesson-begin")],
            ]
            for game in games
            if game.lesson
        )
    ]


def colours(hues: Sequence[str]) -> dict[str, str]:
    """The attributes that give the seats their colours."""
    return seat_colours(cast("Sequence[Hue]", hues))


def _row(say: Speech, table: TableCard) -> Markup:
    line = "" if table.my_turn else table.line  # the flag says it
    under = " · ".join(part for part in (_others(table), line, table.clock) if part)
    return h.li(cast(Any, colours(table.colours)))[
        h.div[h.div(".title")[table.game_name], h.div(".sub")[under]],
        _flag(say, table),
        _go(say, table),
    ]


def _others(table: TableCard) -> str:
    return ", ".join(seat.name for seat in table.seats if seat.name and not seat.mine)


def _flag(say: Speech, table: TableCard) -> Content:
    if table.my_turn:
        return h.span(".flag")[say("your-turn")]
    if table.status == "over":
        return h.span(".label")[say("finished")]
    return h.span(".seats")[(_tiny(say, seat) for seat in table.seats)]


def _tiny(say: Speech, seat: TinySeat) -> Markup:
    free = seat.kind == "open"
    return badge(None if free else seat.seat, title=say("seat-free") if free else seat.name)


def _go(say: Speech, table: TableCard) -> Markup:
    mine = any(seat.mine for seat in table.seats)
    to = f"{table.game_name}, {table.line}"
    if table.status == "open" and not mine:
        button = h.button(".button", aria_label=f"{say('sit')}: {to}")[say("sit")]
        commitment = table.commitment
        return post(f"{table.url}/sit", button, cls="inline fair", commitment=commitment)
    if table.my_turn:
        return h.a(".button.act", href=table.url, aria_label=f"{say('go-on')}: {to}")[say("go-on")]
    key = "look-back" if table.status == "over" else "look" if mine else "watch"
    return h.a(".button", href=table.url, aria_label=f"{say(key)}: {to}")[say(key)]
