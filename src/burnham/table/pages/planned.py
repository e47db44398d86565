"""What its player has planned, in the question card."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.frame import post
from burnham.table.speech import Speech
from burnham.table.views.planned import PlannedLine, PlanView


def planned(say: Speech, plan: PlanView | None, url: str) -> Content:
    if plan is None:
        return None
    return h.div(".plan")[
        _dropped(say, plan, url) if plan.dropped else None,
        _answers(say, plan, url) if plan.answers else None,
        h.div(".row")[_more(say, plan), _remove_all(say, plan, url)],
    ]


def _dropped(say: Speech, plan: PlanView, url: str) -> Markup:
    button = h.button(".button.small.bare")[say("plan-seen")]
    return h.div(".dropped", role="status")[
        h.p[h.b[say("plan-dropped")], " ", plan.dropped], _remove(plan, url, 0, button)
    ]


def _answers(say: Speech, plan: PlanView, url: str) -> Content:
    last = len(plan.answers) - 1

    def line(place: int, one: PlannedLine) -> Markup:
        label = say("plan-remove" if place == last else "plan-remove-on", what=one.said)
        button = h.button(".button.small.bare", title=label, aria_label=label)[icon_html("close")]
        return h.li[
            h.span[h.span(".for")[one.asked], h.b[one.said]],
            _remove(plan, url, place, button),
        ]

    return [
        h.p(".label", role="status" if plan.due else None)[
            say("plan-due" if plan.due else "planned")
        ],
        h.ol(".planned")[(line(place, one) for place, one in enumerate(plan.answers))],
    ]


def _more(say: Speech, plan: PlanView) -> Content:
    if not plan.more:
        return None
    return h.a(".button.small", href=plan.more)[
        icon_html("card"), say("plan-more" if plan.answers else "plan-first")
    ]


def _remove_all(say: Speech, plan: PlanView, url: str) -> Content:
    if len(plan.answers) < 2:
        return None
    return _remove(plan, url, 0, h.button(".button.small.bare")[say("plan-remove-all")])


def _remove(plan: PlanView, url: str, place: int, button: Markup) -> Markup:
    return post(f"{url}/plan/remove", button, cls="inline live", place=place, as_=plan.seat)
