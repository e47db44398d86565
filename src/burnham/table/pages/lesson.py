"""A lesson: the table page with the coach's note above the question; and the list of lessons."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.frame import lesson_button, opening_notice, post, site_page
from burnham.table.pages.items import Items
from burnham.table.pages.question import only_some_open
from burnham.table.pages.table import playing
from burnham.table.pages.unkept import note_box, unkept_items
from burnham.table.speech import Speech, speech_in
from burnham.table.views.games import LessonCard
from burnham.table.views.lesson import CoachView, LessonsView, LessonView
from burnham.table.views.table import TableView


def lesson(view: LessonView, wide: Items, tall: Items) -> Markup:
    return playing(view.table, wide, tall, unkept="lesson")


def lesson_items(view: LessonView, items: Items) -> Items:
    """The items of the table with the coach's note above the question."""
    say, coach = speech_in(view.table.about.lang), view.coach
    marks = {
        "data-things": " ".join(coach.things),
        "data-answers": " ".join(map(str, coach.answers)),
    }
    title = say("lesson-note", number=coach.number, count=coach.count)
    note = note_box(title, h.p[coach.text], _ways(say, view.table, coach), marks)
    leave = coach.leave, say("lesson-leave")
    return unkept_items(view.table, items, coach.lesson, note, leave)


def _ways(say: Speech, table: TableView, coach: CoachView) -> Content:
    """Back and on; at the end what comes next.  What an answer does can be skipped."""
    back = _way(coach.back, say("lesson-back"), "button") if coach.back else None
    if coach.asks:
        return [back, _way(coach.on, say("lesson-skip"), "button bare")]
    if coach.on:
        return [back, _way(coach.on, say("lesson-on"), "button act", key="on")]
    return [
        back,
        _way(coach.again, say("lesson-again"), "button"),
        _link(say, coach.following) if coach.following else None,
        only_some_open(say, table) or _play(say, table.about.game, coach.bots),
    ]


def _way(to: str, label: str, cls: str, key: str = "") -> Markup:
    return h.a(class_=cls, href=to, data_note="", data_key=key or None)[label]


def _link(say: Speech, card: LessonCard) -> Markup:
    return h.a(".button", href=card.url)[say("lesson-next", name=card.name, minutes=card.minutes)]


def _play(say: Speech, game: str, bots: int) -> Markup:
    """A game against bots, at once."""
    button = h.button(".button.act")[say("play", bots=bots)]
    return post("/play", button, cls="inline fair", game=game)


def lessons(view: LessonsView) -> Markup:
    say = speech_in(view.frame.lang)
    return site_page(
        view.frame,
        say("lessons-of", game=view.game.name),
        "games",
        h.section(".lessons")[
            h.h1[say("lessons-of", game=view.game.name)],
            h.p[say("lessons-about")],
            h.ul(".rows")[(_row(say, card) for card in view.lessons)],
            opening_notice(say, view.frame),
            h.div(".go")[
                _play(say, view.game.id, view.game.bots) if view.frame.may_open else None,
                h.a(".button", href=view.game.guide)[say("nav-guide")] if view.game.guide else None,
                h.a(".button", href="/learn/own")[say("own-lessons")],
            ],
        ],
    )


def _row(say: Speech, card: LessonCard) -> Markup:
    done = h.span(".done")[icon_html("check"), say("lesson-done")] if card.done else None
    return h.li[
        h.div[
            h.div(".title")[card.name],
            h.div(".sub")[say("minutes", n=card.minutes), " · " if done else None, done],
        ],
        lesson_button(say, card, card.name),
    ]
