"""Where a game was won and lost: winning chances, turning points, every decision."""

from __future__ import annotations

from typing import Any, cast

from markupsafe import Markup

from burnham.kit import Content, badge, icon_html, together
from burnham.kit import html as h
from burnham.kit.panels import chip
from burnham.table.pages.course import Run, course
from burnham.table.pages.frame import site_page
from burnham.table.pages.hint import labelled
from burnham.table.pages.home import colours
from burnham.table.pages.study import small_study_link
from burnham.table.speech import Speech, speech_in
from burnham.table.views.analysis import (
    AnalysisView,
    DecisionView,
    PlayerLoss,
    QuestionLoss,
)
from burnham.table.views.mistakes import ADDRESS as MISTAKES

MINUS = "−"


def analysis(view: AnalysisView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("analysis-of", game=view.game_name),
        "tables",
        h.div(cast(Any, colours(view.colours)))[
            h.section(".verdict")[
                h.div[h.p(".label")[view.game_name, " · ", view.sentence], h.h1[say("analysis")]],
                h.div(".go")[
                    h.a(".button", href=MISTAKES)[icon_html("again"), say("mistakes")],
                    h.a(".button.act", href=_at(view))[icon_html("prev"), say("to-result")],
                ],
            ],
            None if view.done else _progress(say, view),
            h.div(".found")[found(view)],
        ],
        scripts=("site.js",) if view.done else ("site.js", "analysis.js"),
    )


def _at(view: AnalysisView, moment: int | None = None) -> str:
    """The table as I look at it, now or at a moment."""
    given = [view.query] if view.query else []
    given += [] if moment is None else [f"at={moment}"]
    return view.url + (f"?{'&'.join(given)}" if given else "")


def _progress(say: Speech, view: AnalysisView) -> Markup:
    """The script counts on, and shows what is found meanwhile."""
    told = say("analysis-progress", reached=view.reached, moments=view.moments)
    return h.section(".panel.waits", data_analysis=f"{view.url}/analysis")[
        h.h2(id="waits")[say("analysis-wait")],
        h.progress(value=str(view.reached), max=str(view.moments), aria_labelledby="waits"),
        h.p(".soft", data_told=say("analysis-progress", reached="{n}", moments=view.moments))[told],
        h.p(".soft")[say("analysis-stays")],
    ]


def found(view: AnalysisView) -> Markup:
    """All that is known so far."""
    say = speech_in(view.frame.lang)
    if not view.odds:
        return together(None)
    return together(
        h.p(".soft.about")[say("analysis-about")],
        h.section(".story")[
            h.div(".column")[_chances(say, view), _players(say, view)], _turning(say, view)
        ],
        _questions(say, view),
        h.section(".all-decisions")[(_decisions(say, view, player) for player in view.players)]
        if view.done
        else None,
    )


def _chances(say: Speech, view: AnalysisView) -> Markup:
    moments = [(odds.moment, odds.label) for odds in view.odds]
    last = view.odds[-1].chances if view.odds else ()
    order = sorted(range(len(last)), key=lambda player: -last[player])
    runs = [
        Run(view.names[p][1], view.names[p][0], tuple(odds.chances[p] for odds in view.odds))
        for p in order
    ]

    def tell(percent: int) -> str:
        return say("chance", chance=percent / 100)

    charts = [
        course(runs, moments, say("chances"), broad=broad, tell=tell, least=100)
        for broad in (True, False)
        if runs
    ]
    return h.div(".panel")[
        h.div(".section-head")[h.h2[say("chances")]], charts, h.p(".soft")[say("chances-about")]
    ]


def _turning(say: Speech, view: AnalysisView) -> Markup:
    def moment(one: DecisionView) -> Markup:
        return h.li[
            badge(one.seat),
            h.a(href=_at(view, one.moment))[
                h.span(".label")[say("turn", n=one.turn)],
                h.b[one.told or say("turning-played", what=one.played)],
                h.span[say("turning-better", what=one.better)],
                h.span[_cost(say, one)],
                h.span(".soft")[one.why] if one.why else None,
            ],
            small_study_link(say, view.url, one.moment, one.turn),
        ]

    return h.div(".panel")[
        h.div(".section-head")[h.h2[say("turning-points")]],
        h.ul(".moments.dear")[map(moment, view.turning)]
        if view.turning
        else h.p(".soft")[say("analysis-none")],
    ]


def _cost(say: Speech, one: DecisionView) -> str:
    key = "turning-cost-points" if one.points else "turning-cost"
    return say(key, before=one.before, after=one.after, points=one.points)


def _players(say: Speech, view: AnalysisView) -> Markup:
    heads = ("decisions", "best-answers", "mean-loss", "mean-points")
    return h.div(".panel.by-player", tabindex="0", role="region", aria_label=say("by-player"))[
        h.div(".section-head")[h.h2[say("by-player")]],
        h.table(".scores")[
            h.thead[
                h.tr[
                    h.th(scope="col")[h.span(".label")[say("player")]],
                    (h.th(scope="col")[h.span(".label")[say(head)]] for head in heads),
                ]
            ],
            h.tbody[(_player(player) for player in view.players)],
        ],
        h.p(".soft")[say("by-player-about")],
    ]


def _player(player: PlayerLoss) -> Markup:
    told = (str(player.count), player.best, player.chance, player.points)
    return h.tr[
        h.th(scope="row")[h.span(".what")[badge(player.seat, "small"), player.name]],
        (h.td[cell] for cell in told),
    ]


def _questions(say: Speech, view: AnalysisView) -> Content:
    """By player the kinds of question that cost most."""
    players = [player for player in view.players if player.questions]
    if not players:
        return None

    def line(one: QuestionLoss) -> Markup:
        return h.li[h.span[one.question], h.span(".soft")[f"×{one.count}"], h.b[one.chance]]

    return h.section(".made-of")[
        h.h2[say("by-question")],
        h.div[
            (
                h.div(".panel")[
                    h.h3[badge(player.seat, "small"), player.name],
                    h.ul[map(line, player.questions)],
                ]
                for player in players
            )
        ],
    ]


def _decisions(say: Speech, view: AnalysisView, player: PlayerLoss) -> Markup:
    return h.details(".panel")[
        h.summary[badge(player.seat), h.b[say("decisions-of", name=player.name)]],
        h.ol[(_decision(say, view, one) for one in player.decisions)],
    ]


def _decision(say: Speech, view: AnalysisView, one: DecisionView) -> Markup:
    better = say("turning-better", what=one.better) if one.better else say("as-good")
    return h.li[
        h.a(href=_at(view, one.moment), title=say("turn", n=one.turn))[str(one.turn)],
        h.div[h.span(".soft")[one.question], h.b[one.played]],
        h.span(class_=["better", None if one.better else "soft"])[
            better, h.span(".soft.why")[one.why] if one.why else None
        ],
        h.span(".chips")[
            labelled(say("chance-lost"), chip("cost", f"{MINUS}{one.chance}"))
            if one.chance
            else None,
            labelled(say("lead-lost"), chip("plain", f"{MINUS}{one.points}"))
            if one.points
            else None,
        ],
    ]
