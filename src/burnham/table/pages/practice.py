"""Practice: the table page with what there is to do above the question, then what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from burnham.kit import Content, icon_html
from burnham.kit import html as h
from burnham.table.pages.items import Items
from burnham.table.pages.table import playing
from burnham.table.pages.unkept import note_box, unkept_items
from burnham.table.speech import Speech, speech_in
from burnham.table.views.practice import PracticeView, Promise, Verdict


def practice(view: PracticeView, wide: Items, tall: Items) -> Markup:
    return playing(view.table, wide, tall, unkept="practice")


def practice_items(view: PracticeView, items: Items, ways: Content) -> Items:
    """`ways` lead on from here, as buttons."""
    say = speech_in(view.table.about.lang)
    note = _note(say, view, ways)
    return unkept_items(view.table, items, view.kind, note, (view.leave, view.kind))


def _note(say: Speech, view: PracticeView, ways: Content) -> Markup:
    verdict = view.verdict
    if verdict is None:
        return note_box(view.kind, h.p[view.about], ways, {})
    title = say("practice-right" if verdict.right else "practice-wrong")
    marks = {"data-verdict": "right" if verdict.right else "wrong"}
    return note_box(title, _told(say, verdict), ways, marks)


def _told(say: Speech, verdict: Verdict) -> Content:
    """After a wrong answer the best one stays hidden until it is asked for."""
    told = [h.p[sentence] for sentence in verdict.told]
    more: list[Content] = []
    if verdict.best:
        more.append(h.p[say("turning-better", what=verdict.best)])
    if verdict.promises:
        more.append(_promises(say, verdict.promises))
    if verdict.right or not more:
        return [*told, more]
    return [*told, h.details[h.summary[say("practice-show")], more]]


def _promises(say: Speech, promises: Sequence[Promise]) -> Content:
    """What every answer promises, those that count first."""
    return [
        h.p(".label")[say("practice-promises")],
        h.ol(".promises")[
            (
                h.li(".right" if one.right else "")[
                    h.span[icon_html("check", title=say("practice-right")) if one.right else None],
                    h.span[one.sentence],
                    h.b[one.chance],
                ]
                for one in promises
            )
        ],
    ]
