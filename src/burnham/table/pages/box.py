"""Look into the box: what lies in it, the board in phases, the questions of a turn."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from burnham.kit import Content
from burnham.kit import html as h
from burnham.table.pages.figures import unnamed
from burnham.table.pages.frame import opening_notice, site_page
from burnham.table.pages.guide import contents_list
from burnham.table.pages.home import by_length, card_labels
from burnham.table.speech import Speech, speech_in
from burnham.table.views.box import (
    BoxView,
    ComponentView,
    MomentView,
    QuestionTold,
    TableSection,
)
from burnham.table.views.games import GameCard

FEW, SHORT = 6, 60
"""So many values, of so many letters, are shown at once beside a picture; else when they are asked
for, and also where a sentence has told them already."""


def box(view: BoxView) -> Markup:
    say = speech_in(view.frame.lang)
    heads = [
        ("phases", say("box-phases")),
        ("questions", say("box-questions")),
        *((section.anchor, section.title) for section in view.sections),
    ]
    return site_page(
        view.frame,
        say("box-of", game=view.game.name),
        "guide",
        box_tabs(say, view.games, view.game.id),
        h.div(".box-page")[
            h.div(".guide-find")[contents_list(say, heads)],
            h.div(".box")[
                h.p(".label")[" · ".join(card_labels(view.game))],
                h.h1[say("box-of", game=view.game.name)],
                _introduction(say, view),
                _phases(say, view.moments),
                _questions(say, view.questions),
                (_section(say, section) for section in view.sections),
                _unread(say, view),
            ],
        ],
        scripts=("site.js", "box.js"),
        styles=("box.css",),
    )


def box_tabs(say: Speech, games: Iterable[GameCard], chosen: str) -> Markup:
    return h.nav(".guide-tabs", aria_label=say("box"))[
        (
            h.a(href=game.box, aria_current="page" if game.id == chosen else None)[game.name]
            for game in by_length(list(games))
        )
    ]


def _introduction(say: Speech, view: BoxView) -> Content:
    return [
        h.p(".about")[say("box-about")],
        h.ul(".sources")[
            (
                h.li[source_flag(say, source), " ", say(f"source-{source}.about", count=count)]
                for source, count in view.counts
            )
        ],
        h.div(".go")[
            h.a(".button.act", href=view.edition)[say("edition-write")],
            h.a(".button", href=view.game.guide)[say("how-to-play")] if view.game.guide else None,
            h.a(".button", href=view.game.new)[say("open-a-table")]
            if view.frame.may_open
            else None,
        ],
        opening_notice(say, view.frame),
    ]


def source_flag(say: Speech, source: str) -> Markup:
    return h.span(".source", data_source=source)[say(f"source-{source}")]


# --------------------------------------------------------------------------- phases, questions
def _phases(say: Speech, moments: Iterable[MomentView]) -> Markup:
    """Small boards; a click shows one as large as the window."""
    return h.section(id="phases")[
        h.h2[say("box-phases")],
        h.p(".about")[say("box-phases-about")],
        h.div(".phases")[(_phase(say, n, moment) for n, moment in enumerate(moments))],
        h.dialog(".large", id="large", aria_label=say("box-phases"))[
            h.div(".inside"),
            h.form(".go", method="dialog")[h.button(".button.act", autofocus=True)[say("close")]],
        ],
    ]


def _phase(say: Speech, number: int, moment: MomentView) -> Markup:
    return h.figure(".phase")[
        h.div(aria_hidden="true")[picture(moment.board.draw())],
        h.figcaption[
            h.button(type="button", data_large="")[
                f"{number + 1}. {moment.name}", h.span(".unseen")[f": {say('box-larger')}"]
            ]
        ],
    ]


def _questions(say: Speech, questions: Iterable[QuestionTold]) -> Markup:
    return h.section(id="questions")[
        h.h2[say("box-questions")],
        h.p(".about")[say("box-questions-about")],
        h.ol(".asked")[(_question(say, one) for one in questions)],
    ]


def _question(say: Speech, told: QuestionTold) -> Markup:
    return h.li[
        h.b[told.question or say("box-question-rare")],
        h.p[told.about] if told.about else None,
        h.p(".rules")[
            [[h.a(href=rule.link)[rule.rule], " "] for rule in told.rules],
            h.a(href=told.guide)[say("box-in-guide")],
        ]
        if told.guide
        else None,
    ]


# ------------------------------------------------------------------------------------ components
def _section(say: Speech, section: TableSection) -> Markup:
    mixed = len(section.sources) > 1
    return h.section(".box-table", id=section.anchor)[
        h.div(".box-head")[
            h.h2[section.title],
            None if mixed else source_flag(say, section.sources[0]),
        ],
        h.p(".about")[section.about] if section.about else None,
        None if section.drawn else h.p(".soft")[say("box-not-drawn")],
        h.div(class_="pieces" if section.drawn else "pieces plain")[
            (_component(say, one, section, mixed=mixed) for one in section.components)
        ],
    ]


def _component(say: Speech, one: ComponentView, section: TableSection, *, mixed: bool) -> Markup:
    return h.article(".piece-card", id=one.anchor)[
        h.div(".drawn", aria_hidden="true")[picture(one.picture)] if one.picture else None,
        h.div(".told")[
            h.h3[_named(one), " ", source_flag(say, one.source) if mixed else None]
            if mixed or one.name != section.title
            else None,
            h.p[one.sentence] if one.sentence else None,
            _values(say, one),
        ],
    ]


def _named(one: ComponentView) -> str:
    return f"{one.name} ×{one.count}" if one.count > 1 else one.name


def picture(drawn: Markup) -> Markup:
    """A drawing beside its words, without the names by which scripts find things of a game."""
    return Markup(unnamed(str(drawn)))


def _values(say: Speech, one: ComponentView) -> Content:
    listed = h.dl[(h.div[h.dt[label], " ", h.dd[value]] for label, value in one.values)]
    longest = max((len(value) for _, value in one.values), default=0)
    few = len(one.values) <= FEW and longest < SHORT and not one.sentence
    if one.picture is None or few:
        return listed
    return h.details[h.summary[say("box-values")], listed]


def _unread(say: Speech, view: BoxView) -> Content:
    if not view.unread:
        return None
    return h.section(id="unread")[
        h.h2[say("box-unread")],
        h.p(".about")[say("box-unread-about")],
        h.ul(".unread")[
            (h.li[table.title, " ", source_flag(say, table.source)] for table in view.unread)
        ],
    ]
