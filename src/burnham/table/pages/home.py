"""Home: the promise, the games, my games and the open tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from markupsafe import Markup

from burnham.kit import Content, Hue, badge, seat_colours, together
from burnham.kit import html as h
from burnham.table.pages.announced import announced
from burnham.table.pages.frame import (
    at_time,
    lesson_button,
    opening_notice,
    post,
    site_page,
    vacation_field,
)
from burnham.table.pages.hero import hero
from burnham.table.pages.people import clock
from burnham.table.pages.study import RECORDS
from burnham.table.speech import Speech, speech_in
from burnham.table.views.choices import Level
from burnham.table.views.games import GameCard, LessonCard
from burnham.table.views.home import HomeView, TableCard, TinySeat, VacationView, WatchView
from burnham.table.views.mistakes import ADDRESS as MISTAKES
from burnham.table.views.timed import timed

WATCH = "/watch"
FEW = 5
"""Games to watch, and finished ones, that the home page shows."""


def by_length(games: Sequence[GameCard]) -> list[GameCard]:
    """Short games first: they are the ones to begin with."""
    return sorted(games, key=lambda game: game.minutes)


def home(view: HomeView) -> Markup:
    """Whoever has games under way sees those first; a newcomer, what there is."""
    say = speech_in(view.frame.lang)
    games = by_length(view.games)
    tables = h.section(".two", id="tables", data_url="/tables")[home_tables(view)]
    playing = any(table.under_way for table in view.mine)
    return site_page(
        view.frame,
        "",
        "tables" if playing else "games",
        announced(say, view.announced),
        tables if playing else None,
        _promise(say, view, games),
        _games(say, view, games),
        None if playing else tables,
        scripts=("site.js", "home.js"),
    )


def home_tables(view: HomeView) -> Markup:
    """My games and the open tables, which the script keeps up to date."""
    say = speech_in(view.frame.lang)
    may_open = view.frame.may_open
    return together(
        h.div[
            h.div(".section-head")[
                h.h2[say("my-games")],
                h.span(".grow"),
                h.a(href=MISTAKES)[say("mistakes")] if view.mine else None,
            ],
            _mine(say, view.mine, may_open),
            None if view.mine else _first_steps(say, by_length(view.games)),
            _vacation(say, view.vacation) if view.vacation else None,
            _studies(say, view.studies),
        ],
        h.div[
            h.div(".section-head")[h.h2[say("open-tables")]],
            _rows(say, view.open, "open-tables-none" if may_open else "open-tables-wait"),
            h.div(".section-head.next")[
                h.h2[say("watch-page")], h.span(".grow"), h.a(href=WATCH)[say("watch-all")]
            ],
            _rows(say, view.watched[:FEW], "watch-none"),
        ],
    )


def watch(view: WatchView) -> Markup:
    """Games of others, to look on."""
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("watch-page"),
        "tables",
        h.section(".watch")[
            h.h1[say("watch-page")],
            h.p(".soft")[say("watch-page-about")],
            _rows(say, view.games, "watch-none"),
        ],
        scripts=("site.js", "home.js"),
    )


def _vacation(say: Speech, vacation: VacationView) -> Markup:
    """At all tables at once; each table's own menu has it, too."""
    if vacation.until is not None:
        back = h.button(".button.small")[say("vacation-end")]
        told = at_time(timed(say, "vacation-now", vacation.until))
        return h.div(".vacation")[h.p[told], post("/vacation", back, cls="row", days=0)]
    field = vacation_field(say, vacation.days)
    return h.div(".vacation")[
        h.p(".soft")[say("vacation-all", tables=vacation.tables)],
        post("/vacation", field, cls="row"),
    ]


def _promise(say: Speech, view: HomeView, games: Sequence[GameCard]) -> Markup:
    return h.section(".hero")[
        h.div[
            h.span(".label")[say("promise-over")],
            h.h1[say("promise")],
            h.p[say("promise-under")],
            opening_notice(say, view.frame),
            _begin(say, view, games) if view.frame.may_open else None,
        ],
        h.div(".art")[hero(say("hero"))],
    ]


def _begin(say: Speech, view: HomeView, games: Sequence[GameCard]) -> Markup:
    return h.div(".go")[
        [
            _play_now(say, games[0], view.level),
            h.a(".button", href=games[0].new)[say("open-a-table")],
        ]
        if games
        else None,
    ]


def _play_now(say: Speech, game: GameCard, level: Level) -> Markup:
    """One click, and the first question is there; the button says which game, and against whom."""
    told = say("play-now-about", game=game.name, bots=game.bots, level=level.label)
    button = h.button(".button.act.play-now")[h.b[say("play-now")], " ", h.small[told]]
    return post("/play", button, cls="inline fair", game=game.id, level=level.name)


# --------------------------------------------------------------------------------------- games
def _games(say: Speech, view: HomeView, games: Sequence[GameCard]) -> Markup:
    """One form for all: the level above, a button on each game."""
    may_open = view.frame.may_open
    levels = _levels(say, view.levels, view.level.name) if may_open else None
    return h.section(id="games")[
        h.form(".fair", method="post", action="/play")[
            h.div(".section-head")[h.h2[say("games")], h.span(".grow"), levels],
            h.div(".games")[(game_card(say, game, may_open) for game in games)],
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


def game_card(say: Speech, game: GameCard, may_open: bool) -> Markup:
    guide = _guide(say, game, "learn" if may_open else "how") if game.guide else None
    return h.article(".game")[
        h.div(".view", aria_hidden="true")[game.vignette.draw()],
        h.div(".in")[
            h.h3[game.name],
            h.p[game.line],
            h.div(".meta")[(h.span(".label")[label] for label in card_labels(game))],
            h.div(".go")[_ways_to_play(say, game), guide] if may_open else None,
            h.div(".ways")[
                None if may_open else guide,
                _lesson(say, game, game.lesson) if game.lesson else None,
                h.a(".how", href=game.box, aria_label=say("box-of", game=game.name))[
                    say("box-look")
                ],
            ],
        ],
    ]


def _guide(say: Speech, game: GameCard, cls: str) -> Markup:
    about = say("guide-of", game=game.name)
    return h.a(class_=cls, href=game.guide, aria_label=about)[say("nav-guide")]


def _ways_to_play(say: Speech, game: GameCard) -> list[Content]:
    """Against bots at once, or with friends."""
    return [
        h.button(
            ".button.act",
            name="game",
            value=game.id,
            aria_label=say("play-game", game=game.name, bots=game.bots),
        )[say("play", bots=game.bots)],
        h.a(".button", href=game.new, aria_label=say("table-of", game=game.name))[say("friends")],
    ]


def _lesson(say: Speech, game: GameCard, lesson: LessonCard) -> Markup:
    """Begin, go on, or once all were done, the list of them."""
    about = say("lessons-of", game=game.name)
    if lesson.done and not lesson.begun:
        return h.a(".how", href=game.lessons, aria_label=about)[say("lessons")]
    told = lesson_words(say, lesson)
    return h.a(".how", href=lesson.url, aria_label=f"{about}: {told}")[told]


def lesson_words(say: Speech, lesson: LessonCard) -> str:
    key = "lesson-resume" if lesson.begun else "lesson-offer" if lesson.first else "lesson-next"
    return say(key, name=lesson.name, minutes=lesson.minutes)


def card_labels(game: GameCard) -> list[str]:
    return [*game.length, game.weight] if game.weight else list(game.length)


# -------------------------------------------------------------------------------------- tables
def _rows(say: Speech, tables: Sequence[TableCard], none: str) -> Markup:
    if not tables:
        return h.p(".soft")[say(none)]
    return h.ul(".rows")[(_row(say, table) for table in tables)]


def _mine(say: Speech, tables: Sequence[TableCard], may_open: bool) -> list[Content]:
    """The most urgent first; of what is over the latest, and the others when they are asked for."""
    over = [table for table in tables if not table.under_way]
    shown = [table for table in tables if table.under_way] + over[:FEW]
    none = "my-games-none" if may_open else "my-games-sit-down"
    return [_rows(say, shown, none), _earlier(say, over[FEW:])]


def _earlier(say: Speech, tables: Sequence[TableCard]) -> Content:
    if not tables:
        return None
    rows = _rows(say, tables, "")
    return h.details(".earlier", id="earlier")[h.summary[say("my-games-earlier")], rows]


def _studies(say: Speech, studies: Sequence[TableCard]) -> Content:
    """Apart from games, since nobody waits for them."""
    return [
        h.div(".section-head.next")[
            h.h2[say("studies")], h.span(".grow"), h.a(href=RECORDS)[say("record-open")]
        ],
        _rows(say, studies, "studies-none"),
    ]


def _first_steps(say: Speech, games: Sequence[GameCard]) -> Content:
    """The lessons to begin or to go on with, where a beginner has no game yet."""
    return h.ul(".rows")[(_first_step(say, game, game.lesson) for game in games if game.lesson)]


def _first_step(say: Speech, game: GameCard, lesson: LessonCard) -> Markup:
    minutes = say("minutes", n=lesson.minutes)
    return h.li[
        h.div[
            h.div(".title")[say("lessons-of", game=game.name)],
            h.div(".sub")[minutes if lesson.first else f"{lesson.name} · {minutes}"],
        ],
        lesson_button(say, lesson, game.name),
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
    if table.my_turn or table.time:
        return h.span(".due")[
            h.span(".flag")[say("your-turn")] if table.my_turn else _tinies(say, table),
            clock(say, table.time),
        ]
    if not table.under_way:
        return h.span(".label")[say("finished")]
    return _tinies(say, table)


def _tinies(say: Speech, table: TableCard) -> Markup:
    return h.span(".seats")[(_tiny(say, seat) for seat in table.seats)]


def _tiny(say: Speech, seat: TinySeat) -> Markup:
    free = seat.kind == "open"
    return badge(None if free else seat.seat, title=say("seat-free") if free else seat.name)


def _go(say: Speech, table: TableCard) -> Markup:
    mine = any(seat.mine for seat in table.seats)
    to = f"{table.game_name}, {table.line}"
    if table.can_sit:
        button = h.button(".button", aria_label=f"{say('sit')}: {to}")[say("sit")]
        commitment = table.commitment
        return post(f"{table.url}/sit", button, cls="inline fair", commitment=commitment)
    if table.my_turn:
        return h.a(".button.act", href=table.url, aria_label=f"{say('go-on')}: {to}")[say("go-on")]
    mine_to_do = "go-on" if table.study else "look"
    looks = mine or table.status == "open"
    key = "look-back" if table.status == "over" else mine_to_do if looks else "watch"
    return h.a(".button", href=table.url, aria_label=f"{say(key)}: {to}")[say(key)]
