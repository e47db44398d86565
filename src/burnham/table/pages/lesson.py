"""A lesson: the table page with the coach's note above the question; and the list of lessons."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html, together
from burnham.kit import html as h
from burnham.table.pages.frame import post, site_page
from burnham.table.pages.items import Items
from burnham.table.pages.question import question_part
from burnham.table.pages.table import playing
from burnham.table.speech import Speech, speech_in
from burnham.table.views.games import LessonCard
from burnham.table.views.lesson import CoachView, LessonsView, LessonView
from burnham.table.views.table import TableView


def lesson(view: LessonView, wide: Items, tall: Items) -> Markup:
    return playing(view.table, wide, tall, lesson=True)


def lesson_items(view: LessonView, items: Items) -> Items:
    """The items of the table with those in their place that a lesson has of its own."""
    say = speech_in(view.table.about.lang)
    return {
        **items,
        "bar": str(_bar(view)),
        "menu": str(_menu(say, view)),
        "question": str(together(_coach(say, view), question_part(view.table))),
        "lamps": items.get("lamps", "{}") if view.coach.asks else "{}",
    }


def _bar(view: LessonView) -> Markup:
    return together(
        h.h1(".where")[view.table.about.game_name],
        h.span(".label.status.desk-only")[view.coach.lesson],
        h.span(".grow"),
    )


def _menu(say: Speech, view: LessonView) -> Markup:
    url = view.table.about.url
    return together(
        h.a(href=f"{url}/text", data_dialog="as-text")[icon_html("list"), say("as-text")],
        h.button(type="button", data_dialog="keys")[icon_html("help"), say("keys")],
        h.a(href=view.coach.leave)[icon_html("prev"), say("lesson-leave")],
    )


def _coach(say: Speech, view: LessonView) -> Markup:
    """The note.  Keys, and those who listen, come to its title first and are told its text."""
    coach = view.coach
    marks = {
        "data-things": " ".join(coach.things),
        "data-answers": " ".join(map(str, coach.answers)),
    }
    return h.div(".coach", marks)[
        h.h2(".label", tabindex="-1", aria_describedby="coach-text")[
            say("lesson-note", number=coach.number, count=coach.count)
        ],
        h.p(id="coach-text")[coach.text],
        h.div(".row")[_ways(say, view.table, coach)],
    ]


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
        _play(say, table.about.game, coach.bots),
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
            h.div(".go")[
                _play(say, view.game.id, view.game.bots),
                h.a(".button", href=view.game.guide)[say("nav-guide")] if view.game.guide else None,
            ],
        ],
    )


def _row(say: Speech, card: LessonCard) -> Markup:
    begin = say("lesson-begin")
    return h.li[
        h.div[h.div(".title")[card.name], h.div(".sub")[say("minutes", n=card.minutes)]],
        h.a(".button", href=card.url, aria_label=f"{begin}: {card.name}")[begin],
    ]
