"""The end of a game: who won and why, the way there, and the proof of the dice."""

from __future__ import annotations

from typing import Any, cast

from markupsafe import Markup

from burnham.kit import Content, badge, icon_html, together
from burnham.kit import html as h
from burnham.table.pages.consent import consent
from burnham.table.pages.course import Run, course
from burnham.table.pages.fairness import check, fairness
from burnham.table.pages.frame import site_page
from burnham.table.pages.home import colours
from burnham.table.pages.people import named
from burnham.table.pages.question import can_ask_again, only_some_open, rematch, table_link
from burnham.table.pages.skyline import Tower, hatches, skyline, swatch
from burnham.table.pages.study import ribbon, small_study_link
from burnham.table.pages.top import next_game
from burnham.table.speech import Speech, speech_in
from burnham.table.views.result import Category, ItemLine, Placing, ResultView, TurningPoint
from burnham.table.views.table import TableView


def end_page(view: TableView) -> Markup:
    return site_page(
        view.frame,
        f"{view.about.game_name}: {speech_in(view.frame.lang)('result')}",
        "tables",
        hatches(),
        h.div(".onward")[next_game(speech_in(view.frame.lang), view)],
        h.div(
            cast(Any, colours(view.about.colours)),
            data_part="result",
            data_version=str(view.version),
            data_url=view.about.url,
            data_query=view.viewer.query,
        )[result_part(view)],
        scripts=("site.js", "end.js", "check.js"),
    )


def result_part(view: TableView) -> Markup:
    say = speech_in(view.about.lang)
    result = view.result
    if result is None:
        return together(None)
    return together(
        ribbon(say, view.about.study),
        _verdict(say, view, result),
        only_some_open(say, view) if can_ask_again(view) and not view.about.tournament else None,
        h.section(".result")[
            h.div(".panel")[_skyline(say, result)],
            h.div(".panel", tabindex="0", role="region", aria_label=say("points-from"))[
                _scores(say, view, result)
            ],
        ],
        _items(say, result) if result.items else None,
        h.section(".story")[_course(say, result), _turning(say, view, result)],
        h.section(".fair-proof")[
            h.div(".panel")[
                h.h2[say("fair-title")],
                h.p[say("fair-study")] if view.about.study else _dice(say, view),
                h.p[h.a(href="/fair")[say("fair-more")]],
            ],
            consent(say, view),
        ],
    )


def _dice(say: Speech, view: TableView) -> Content:
    if not view.fairness.proves:
        return h.p[say("verify-former")]
    return [fairness(say, view.fairness), check(say, view.about.url)]


def _verdict(say: Speech, view: TableView, result: ResultView) -> Markup:
    facts = [
        *([say("study")] if view.about.study else []),
        view.about.game_name,
        say("players", n=len(view.seats)),
        say("turns", n=view.history.turn),
    ]
    return h.section(".verdict")[
        h.div[
            h.p(".label")[" · ".join(facts)],
            h.h1[result.sentence],
            h.p(".held")[", ".join(result.held)] if result.held else None,
        ],
        h.div(".go")[
            h.a(".button", href=table_link(view, at=0))[icon_html("prev"), say("replay")],
            h.a(".button", href=result.analysis)[icon_html("search"), say("analysis")],
            h.a(".button", href=result.record, download=True)[icon_html("download"), say("record")]
            if result.record
            else None,
            h.a(".button.act", href=f"{view.about.url}/study?at=0")[say("study-again")]
            if view.about.study
            else _again(say, view),
        ],
    ]


def _again(say: Speech, view: TableView) -> Content:
    if view.about.tournament:
        return h.a(".button.act", href=view.about.tournament)[say("tournament-back")]
    return rematch(say, view, "button act")


# -------------------------------------------------------------------------------------- points
def _skyline(say: Speech, result: ResultView) -> Markup:
    """A tower a player: the points, or how much of the goal each has if a goal decided."""
    floors = _goals(result) or result.categories
    towers = [
        Tower(
            place.name,
            place.seat,
            place.rank,
            tuple(category.points[place.seat] for category in floors),
        )
        for place in result.ranking
    ]
    told = ", ".join(f"{tower.name} {say.number(tower.total)}" for tower in towers)
    return skyline(towers, say("skyline", told=told), say.number)


def _goals(result: ResultView) -> tuple[Category, ...]:
    """The goal that decided, if one did: the first row of the score sheet."""
    return (result.goal,) if result.goal else ()


def _named(view: TableView, place: Placing) -> Content:
    """The box's own player has no seat."""
    return named(view.seats[place.seat]) if place.seat < len(view.seats) else place.name


def _scores(say: Speech, view: TableView, result: ResultView) -> Markup:
    order = result.ranking
    goals = _goals(result)
    heading = say("goal-decided") if goals else say("points-from")
    return h.table(".scores")[
        h.thead[
            h.tr[
                h.th(scope="col")[h.span(".label")[heading]],
                (h.th(scope="col")[badge(p.seat), _named(view, p)] for p in order),
            ]
        ],
        h.tbody[
            (
                _category(say, category, i, order)
                for i, category in enumerate((*goals, *result.categories))
            )
        ],
        h.tfoot[
            h.tr[h.th(scope="row")[say("total")], (h.td[say.number(p.total)] for p in order)],
            (
                h.tr[
                    h.th(scope="row")[say("tie-break", what=one.label)],
                    (h.td[say.number(one.points[p.seat])] for p in order),
                ]
                for one in result.breaks
            ),
        ],
    ]


def _category(say: Speech, category: Category, i: int, order: tuple[Placing, ...]) -> Markup:
    def cell(place: Placing) -> Content:
        points = say.number(category.points[place.seat])
        if place.seat not in category.best:
            return points
        return h.span(".best")[points, h.span(".unseen")[say("best")]]

    return h.tr[
        h.th(scope="row")[h.span(".what")[swatch(i), category.label]],
        (h.td[cell(place)] for place in order),
    ]


def _items(say: Speech, result: ResultView) -> Markup:
    """Each player's points, thing by thing, so that everybody can check a total."""
    return h.section(".made-of")[
        h.h2[say("points-made-of")],
        h.div[(_items_of(say, result, place) for place in result.ranking)],
    ]


def _items_of(say: Speech, result: ResultView, place: Placing) -> Markup:
    def line(item: ItemLine) -> Markup:
        return h.li[h.span[item.sentence], h.b[say.number(item.points)]]

    mine = [item for item in result.items if item.player == place.seat]
    return h.div(".panel")[
        h.h3[badge(place.seat, "small"), place.name],
        (
            together(h.h4[swatch(i), category.label], h.ul[map(line, those)])
            for i, category in enumerate((*_goals(result), *result.categories))
            if (those := [item for item in mine if item.category == category.name])
        ),
    ]


# ------------------------------------------------------------------------------------- the way
def _course(say: Speech, result: ResultView) -> Markup:
    points = result.course
    told = [(point.moment, point.label) for point in points]
    runs = [
        Run(place.name, place.seat, tuple(point.totals[place.seat] for point in points))
        for place in result.ranking
    ]
    charts = [
        course(runs, told, say("course"), broad=broad, tell=say.number)
        for broad in (True, False)
        if points
    ]
    return h.div(".panel")[h.div(".section-head")[h.h2[say("course")]], charts]


def _turning(say: Speech, view: TableView, result: ResultView) -> Markup:
    def moment(point: TurningPoint) -> Markup:
        return h.li[
            badge(point.seat),
            h.a(href=table_link(view, at=point.moment))[
                h.span(".label")[say("turn", n=point.turn)], point.sentence
            ],
            small_study_link(say, view.about.url, max(0, point.moment - 1), point.turn),
        ]

    return h.div(".panel")[
        h.div(".section-head")[h.h2[say("turning-points")]],
        h.ul(".moments")[map(moment, result.turning)]
        if result.turning
        else h.p(".soft")[say("turning-none")],
    ]
