"""The head of the ledger: years and phases, stock track, appeal track."""

from __future__ import annotations

from htpy import Element, Node

from burnham.games.chicago_1875.drawing.faces import BONUS_ICONS, SHIELD, mark, shield
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY, NONE
from burnham.kit import (
    Scene,
    Sheet,
    Tone,
    circle,
    disc,
    group,
    hatching,
    label,
    line,
    lit_last,
    piece,
    rect,
    thing,
    words,
)
from burnham.kit.pieces import heading

HEAD = 30.0
PHASES = ("stock", "building", "action", "operating", "cleanup")
STOCK_H = 66.0
APPEAL_H = 44.0


def head(scene: Scene[BigShoulders], w: float) -> Sheet:
    """Decades, phases, initiative."""
    g = scene.seen
    years = [_year(g, decade, 26 + decade * 46) for decade in range(g.box.decades)]
    left = 26 + g.box.decades * 46 + 10
    step = (w - left - 150) / len(PHASES)
    phases = [_phase(scene, n, left + n * step, step - 8) for n in range(len(PHASES))]
    order = [
        disc(seat, w - 12 - (len(g.initiative) - 1 - i) * 22, 14, 9, flat=True)
        for i, seat in enumerate(g.initiative)
    ]
    deal = mark("deal", w - 132, 14, 18)
    return Sheet(
        "head",
        w,
        30,
        group(
            line(26, 20, 26 + (g.box.decades - 1) * 46, 20),
            *years,
            *phases,
            deal,
            disc(g.deal, w - 112, 14, 8, flat=True) if g.deal >= 0 else None,
            *order,
        ),
    )


def _year(g: BigShoulders, decade: int, x: float) -> Element:
    here = decade + 1 == g.decade
    past = decade + 1 < g.decade
    return group(
        words(x, 11, g.box.year[decade], size=12 if here else 11, anchor="middle", bold=here),
        circle(x, 20, 5 if here else 3.5, fill="ink" if here or past else "sheet", stroke="line"),
    )


def _phase(scene: Scene[BigShoulders], n: int, x: float, w: float) -> Element:
    here = scene.seen.phase == n + 1
    say = scene.say("drawing-phase", phase=PHASES[n])
    return group(
        label(x, 12, w, say, size=12, bold=here, tone="ink" if here else "soft"),
        line(x, 23, x + w, 23, width=3 if here else 0.8),
    )


def stock_track(scene: Scene[BigShoulders], w: float) -> Sheet:
    g = scene.seen
    step = w / len(g.box.stock)
    cells = [(f"stock-{i}", _value(scene, i, i * step, step)) for i in range(len(g.box.stock))]
    threshold = g.box.stock.index(g.box.triple_from) * step
    note = scene.say("drawing-stock-note", value=g.box.triple_from)
    return Sheet(
        "stock",
        w,
        HEAD + STOCK_H,
        group(
            heading(w, scene.say("drawing-stock"), note),
            *lit_last(scene, cells),
            line(threshold, HEAD, threshold, HEAD + STOCK_H, width=2.4),
            *_markers(g, step),
        ),
    )


def _value(scene: Scene[BigShoulders], i: int, x: float, step: float) -> Element:
    g = scene.seen
    content: list[Node] = [
        rect(0, 0, step, STOCK_H, fill="well" if i % 2 == 0 else "sheet", stroke="line", width=0.7)
    ]
    if i in g.box.founding:
        content.append(line(4, STOCK_H - 18, step - 4, STOCK_H - 18, stroke="blue", width=2))
    if i == 0:
        content.append(hatching("back", 0, 0, step, STOCK_H))
    say = scene.say("drawing-closed") if i == 0 else str(g.box.stock[i])
    content.append(
        label(step / 2, STOCK_H - 8, step - 2, say, size=12, anchor="middle", bold=i > 0)
    )
    return thing(scene, f"stock-{i}", x, HEAD, step, STOCK_H, *content)


def _markers(g: BigShoulders, step: float) -> list[Element]:
    """Company shields on their values, one below the other."""
    made = []
    for i in range(len(g.box.stock)):
        here = [c for c in g.appeal_order if g.state[c] == IN_PLAY and g.stock[c] == i]
        lift = min(SHIELD[1] + 1, (STOCK_H - 20) / max(len(here), 1))
        for k, company in enumerate(here):
            x, y = (i + 0.5) * step, HEAD + 11 + k * lift
            made.append(piece(f"share-{company}", x, y, shield(g, company, 0, 0)))
    return made


def appeal_track(scene: Scene[BigShoulders], w: float) -> Sheet:
    g = scene.seen
    count = g.box.appeal_top + 1
    step = w / count
    made: list[Node] = [heading(w, scene.say("drawing-appeal"), scene.say("drawing-appeal-note"))]
    for i in range(count):
        bonus = g.box.appeal_bonus[i]
        tone: Tone = "ochre-tint" if bonus != NONE else "sheet"
        made.append(rect(i * step, HEAD, step, APPEAL_H, fill=tone, stroke="line", width=0.7))
        made.append(words(i * step + 4, HEAD + 13, i, size=10.5, tone="soft", bold=True))
        if bonus != NONE:
            made.append(mark(BONUS_ICONS[bonus], (i + 1) * step - 12, HEAD + 11, 16))
        here = [c for c in g.appeal_order if g.state[c] == IN_PLAY and g.appeal[c] == i]
        for k, company in enumerate(here):
            y = HEAD + APPEAL_H - 11 - (len(here) - 1 - k) * 12
            made.append(piece(f"appeal-{company}", (i + 0.5) * step, y, shield(g, company, 0, 0)))
    return Sheet("appeal", w, HEAD + APPEAL_H, group(*made))
