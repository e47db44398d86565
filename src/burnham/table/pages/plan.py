"""Planned answers: in the question card, and the page on which they are laid down."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.items import Items
from burnham.table.pages.table import playing
from burnham.table.pages.unkept import note_box, unkept_items
from burnham.table.speech import Speech, speech_in
from burnham.table.views.plan import PlanningView


def plan(view: PlanningView, wide: Items, tall: Items) -> Markup:
    return playing(view.table, wide, tall, unkept="plan")


def plan_items(view: PlanningView, items: Items) -> Items:
    """The items of the table with what planning means above the question."""
    say = speech_in(view.table.about.lang)
    title = say("plan-title", number=view.place + 1)
    note = note_box(title, [_before(say, view), h.p[_about(say, view)]], _ways(say, view), {})
    return unkept_items(view.table, items, say("plan"), note, (view.home, say("plan-leave")))


def _about(say: Speech, view: PlanningView) -> str:
    if view.full:
        return say("plan-full")
    if not view.foreseen:
        return say("plan-unknown")
    return say("plan-next" if view.before else "plan-about")


def _before(say: Speech, view: PlanningView) -> Content:
    if not view.before:
        return None
    return [
        h.div(".label")[say("plan-so-far")],
        h.ol(".planned")[(h.li[line.said] for line in view.before)],
    ]


def _ways(say: Speech, view: PlanningView) -> Content:
    label = say("plan-done" if view.before else "plan-leave")
    return h.a(".button.small", href=view.home)[icon_html("prev"), label]
