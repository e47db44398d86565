"""The head of the ledger: years and phases, stock track, appeal track."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.drawing.faces import (
    BONUS_ICONS,
    SHIELD,
    SMALL_SHIELD,
    dollars,
    mark,
    shield,
    small_shield,
    titled,
)
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY, NONE
from burnham.games.chicago_1875.steps.companies import value_after
from burnham.games.chicago_1875.steps.outlook import payout
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Spread,
    Tone,
    at,
    circle,
    disc,
    group,
    hatching,
    label,
    line,
    piece,
    reads,
    rect,
    thing,
    words,
)

HEAD = 26.0
PHASES = ("stock", "building", "action", "operating", "cleanup")
STOCK_H = 58.0
APPEAL_H = 46.0
YEAR = 46.0
ORDER = 220.0  # the room of priority deal and initiative
NARROW = 560.0
ROW = SHIELD[1] + 1


@reads("decade phase deal initiative")
def head(scene: Scene[BigShoulders], w: float) -> Sheet:
    """Decades, phases, initiative; where it is narrow the phases have a line of their own."""
    g = scene.seen
    years = [_year(scene, decade, 26 + decade * YEAR) for decade in range(g.box.decades)]
    axis = line(26, 20, 26 + (g.box.decades - 1) * YEAR, 20)
    narrow = w < NARROW
    left = 0.0 if narrow else 36 + g.box.decades * YEAR
    step = (w - left - (0 if narrow else 240)) / len(PHASES)
    phases = [_phase(scene, n, left + n * step, step - 8) for n in range(len(PHASES))]
    order = at(w - ORDER, 0, *_order(scene, named=not narrow))
    lower = at(0, 30 if narrow else 0, *phases)
    content = group(axis, *years, lower, order)
    tells = f"{g.box.year[g.decade - 1]}, {scene.text.name('phase', g.phase)}" if g.phase else ""
    return Sheet("head", w, 58 if narrow else 28, content, tells)


def _order(scene: Scene[BigShoulders], named: bool) -> list[Content]:
    """The priority deal, then the initiative."""
    g = scene.seen
    first = ORDER - 12 - (len(g.initiative) - 1) * 22
    say = scene.say("drawing-initiative")
    return [
        thing(
            scene, "priority_deal-0", 3 if named else first - 51, 4, 38, 20,
            mark("deal", 9, 10, 18),
            disc(g.deal, 29 if named else 27, 10, 8, flat=True) if g.deal >= 0 else None,
        ),
        label(first - 16, 14, first - 64, say, size=11, tone="soft", anchor="end")
        if named
        else None,
        *[
            thing(
                scene, f"initiative_place-{i}", first + i * 22 - 10, 4, 20, 20,
                disc(seat, 10, 10, 9, flat=True),
            )
            for i, seat in enumerate(g.initiative)
        ],
    ]  # fmt: skip


def _year(scene: Scene[BigShoulders], decade: int, x: float) -> Markup:
    g = scene.seen
    middle = YEAR / 2
    here = decade + 1 == g.decade
    past = decade + 1 < g.decade
    tone: Tone = "ink" if here or past else "sheet"
    return thing(
        scene, f"decade-{decade}", x - middle, 0, YEAR, 26,
        words(middle, 11, g.box.year[decade], size=12 if here else 11, anchor="middle", bold=here),
        circle(middle, 20, 5 if here else 3.5, fill=tone, stroke="line"),
        silent=True,
    )  # fmt: skip


def _phase(scene: Scene[BigShoulders], n: int, x: float, w: float) -> Markup:
    here = scene.seen.phase == n + 1
    say = scene.say("drawing-phase", phase=PHASES[n])
    return thing(
        scene, f"phase-{n + 1}", x, 2, w, 24,
        label(0, 10, w, say, size=12, bold=here, tone="ink" if here else "soft"),
        line(0, 21, w, 21, width=3 if here else 0.8),
        silent=True,
    )  # fmt: skip


def stock_track(scene: Scene[BigShoulders], w: float, rows: int = 1) -> Spread:
    """The values of a share with the companies' shields on them; on a phone in two rows."""
    values = _values(scene, w, rows)
    over = [_shares(scene, w, rows), _forecast(scene, w, rows)]
    placed = [values.at(0, 0), *[sheet.at(0, 0) for sheet in over if sheet]]
    return Spread("stock", w, values.height, tuple(placed))


@reads()
def _values(scene: Scene[BigShoulders], w: float, rows: int) -> Sheet:
    g = scene.seen
    count = len(g.box.stock)
    cells = [_value(scene, i, *_cell(g, i, w, rows)) for i in range(count)]
    x, y, _ = _cell(g, g.box.stock.index(g.box.triple_from), w, rows)
    triple = line(x, y, x, y + STOCK_H, width=2.4)
    note = scene.say("drawing-stock-note", value=g.box.triple_from)
    title = titled(scene, "stock_track-0", w, scene.say("drawing-stock"), note)
    # A lit value comes before the others, but not before the line.
    content = group(title, group(*cells), triple)
    return Sheet("stock", w, HEAD + rows * STOCK_H, content)


@reads("appeal_order state stock director")
def _shares(scene: Scene[BigShoulders], w: float, rows: int) -> Sheet:
    g = scene.seen
    made: list[Content] = []
    for i in range(len(g.box.stock)):
        x, y, step = _cell(g, i, w, rows)
        made += _shields(g, "share", _valued(g, i), 2, x, y + 2, step, STOCK_H - 20)
    tells = [f"{scene.text.name('company', c)} {dollars(scene, g.value(c))}" for c in _in_play(g)]
    return Sheet("share-values", w, HEAD + rows * STOCK_H, group(*made), ", ".join(tells))


def _in_play(g: BigShoulders) -> list[int]:
    return [c for c in g.appeal_order if g.state[c] == IN_PLAY]


def _cell(g: BigShoulders, i: int, w: float, rows: int) -> tuple[float, float, float]:
    """Where a value stands on the track, and how wide it is."""
    columns = -(-len(g.box.stock) // rows)
    step = w / columns
    return i % columns * step, HEAD + i // columns * STOCK_H, step


def _valued(g: BigShoulders, i: int) -> list[int]:
    """The companies whose shares have this value."""
    return [c for c in g.appeal_order if g.state[c] == IN_PLAY and g.stock[c] == i]


def _value(scene: Scene[BigShoulders], i: int, x: float, y: float, step: float) -> Markup:
    g = scene.seen
    content: list[Content] = [
        rect(0, 0, step, STOCK_H, fill="well" if i % 2 == 0 else "sheet", stroke="line", width=0.7)
    ]
    if i in g.box.founding:
        content.append(line(4, STOCK_H - 18, step - 4, STOCK_H - 18, stroke="blue", width=2))
    if i == 0:
        content.append(hatching("back", 0, 0, step, STOCK_H))
        content.append(words(step / 2, STOCK_H - 5, "×", size=15, anchor="middle", bold=True))
    else:
        say = str(g.box.stock[i])
        content.append(words(step / 2, STOCK_H - 4, say, size=12, anchor="middle", bold=True))
    return thing(scene, f"stock-{i}", x, y, step, STOCK_H, *content, silent=True)


def _shields(
    g: BigShoulders,
    kind: str,
    here: list[int],
    large: int,
    x: float,
    y: float,
    w: float,
    h: float,
) -> list[Content]:
    """Company shields in a part of a cell, from its top: below each other; more than `large` as
    small ones in pairs, which overlap where there are very many."""
    if len(here) <= large:
        return [
            piece(f"{kind}-{company}", x + w / 2, y + (k + 0.5) * ROW, shield(g, company, 0, 0))
            for k, company in enumerate(here)
        ]
    rows = (len(here) + 1) // 2
    step = min(SMALL_SHIELD[1] + 1, (h - SMALL_SHIELD[1]) / max(rows - 1, 1))
    made: list[Content] = []
    for k, company in enumerate(here):
        left = x + w / 2 + (k % 2 - 0.5) * (SMALL_SHIELD[0] + 0.6)
        top = y + SMALL_SHIELD[1] / 2 + k // 2 * step
        made.append(piece(f"{kind}-{company}", left, top, small_shield(g, company, 0, 0)))
    return made


def _forecast(scene: Scene[BigShoulders], w: float, rows: int) -> Sheet | None:
    """While a payout is asked: where the value goes if the company pays, and if it withholds."""
    g = scene.seen
    pays, withholds = "dividends-0" in scene.lit, "withhold-0" in scene.lit
    if not pays and not withholds:
        return None
    up = payout(g, g.operating, g.revenue)[2] if pays else NONE
    down = value_after(g, g.operating, -1) if withholds else NONE
    return _ghosts(scene, w, rows, up, down)


@reads("appeal_order state stock")
def _ghosts(scene: Scene[BigShoulders], w: float, rows: int, up: int, down: int) -> Sheet:
    g = scene.seen
    made: list[Markup] = []
    if up != NONE:
        made.append(_ghost(scene, 0, "dividends", "verd", *_free_place(g, up, w, rows)))
    if down != NONE:
        made.append(_ghost(scene, 1, "fundraising", "brick", *_free_place(g, down, w, rows)))
    return Sheet("forecast", w, HEAD + rows * STOCK_H, group(*made))


def _free_place(g: BigShoulders, value: int, w: float, rows: int) -> tuple[float, float]:
    """Below the shields that stand on a value."""
    i = g.box.stock.index(value)
    x, y, step = _cell(g, i, w, rows)
    return x + step / 2, y + 11 + SHIELD[1] * min(len(_valued(g, i)), 2)


def _ghost(
    scene: Scene[BigShoulders], number: int, name: str, tone: Tone, x: float, y: float
) -> Markup:
    w, h = SHIELD
    return thing(
        scene, f"forecast-{number}", x - w / 2, y - h / 2, w, h,
        rect(0, 0, w, h, r=2.5, fill="sheet", stroke=tone, width=1.4, dash="3 2"),
        mark(name, w / 2, h / 2, 15),
    )  # fmt: skip


@reads("appeal_order state appeal director")
def appeal_track(scene: Scene[BigShoulders], w: float, rows: int = 1) -> Sheet:
    g = scene.seen
    count = g.box.appeal_top + 1
    columns = -(-count // rows)
    step = w / columns
    note = scene.say("drawing-appeal-note")
    title = titled(scene, "appeal_track-0", w, scene.say("drawing-appeal"), note)
    spaces: list[Content] = []
    markers: list[Content] = []
    for i in range(count):
        x, y = i % columns * step, HEAD + i // columns * APPEAL_H
        spaces.append(_appeal(scene, i, x, y, step))
        here = [c for c in g.appeal_order if g.state[c] == IN_PLAY and g.appeal[c] == i]
        # All keep below the number.
        high = ROW if len(here) <= 2 else APPEAL_H - 17
        markers += _shields(g, "appeal", here, 1, x, y + APPEAL_H - 1 - high, step, high)
    content = group(title, group(*spaces), *markers)
    told = [f"{scene.text.name('company', c)} {g.appeal[c]}" for c in _in_play(g)]
    tells = f"{scene.say('drawing-appeal')}: {', '.join(told)}" if told else ""
    return Sheet("appeal", w, HEAD + rows * APPEAL_H, content, tells)


def _appeal(scene: Scene[BigShoulders], i: int, x: float, y: float, step: float) -> Markup:
    """A space of the appeal track with its bonus."""
    g = scene.seen
    bonus = g.box.appeal_bonus[i]
    tone: Tone = "ochre-tint" if bonus != NONE else "sheet"
    return thing(
        scene, f"appeal_space-{i}", x, y, step, APPEAL_H,
        rect(0, 0, step, APPEAL_H, fill=tone, stroke="line", width=0.7),
        words(4, 13, i, size=10.5, tone="soft", bold=True),
        mark(BONUS_ICONS[bonus], step - 11, 11, 16) if bonus != NONE else None,
        silent=True,
    )  # fmt: skip
