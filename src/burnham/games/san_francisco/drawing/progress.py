"""The progress board: points per field, the gold row below, the green column at the left."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.san_francisco.box import Box
from burnham.games.san_francisco.position import SanFrancisco
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Spread,
    Tone,
    at,
    disc,
    group,
    icon,
    piece,
    reads,
    rect,
    thing,
    words,
)
from burnham.kit.letters import caps_width
from burnham.kit.pieces import caps

TOP = 24.0
SIDE = 8.0
MARKERS = 0.5  # of the width of a field that is held; the rest is its number's


def progress(scene: Scene[SanFrancisco], w: float, h: float) -> Spread:
    """The board, the markers on it and over them, while that may be chosen, the step up."""
    sheets = [printed_board(scene, w, h), _markers(scene, w, h)]
    if "up-0" in scene.lit:
        sheets.append(_step_up(scene, w, h))
    return Spread("progress", w, h, tuple(sheet.at(0, 0) for sheet in sheets))


@reads()
def printed_board(scene: Scene[SanFrancisco], w: float, h: float) -> Sheet:
    """What is printed: it never changes."""
    box = scene.seen.box
    cw, ch = _cell(scene.seen, w, h)
    size = _size(cw, ch)
    fields = [
        thing(scene, f"progress-{row * box.cols + col}", *_corner(box, col, row, cw, ch), cw, ch,
              _field(box.progress_vp[row][col], cw, ch, size), r=1, silent=True)
        for row in range(box.rows)
        for col in range(box.cols)
    ]  # fmt: skip
    body = group(
        rect(0, 0, w, h, r=4, fill="sheet", stroke="line", width=1.2),
        _head(scene, w),
        *fields,
        *_green(scene, cw, ch, size),
        *_gold(scene, w, cw, ch, size),
    )
    return Sheet("progress", w, h, body)


@reads("col row")
def _markers(scene: Scene[SanFrancisco], w: float, h: float) -> Sheet:
    """The fields that are held, with their numbers aside, and the markers on them."""
    g = scene.seen
    cw, ch = _cell(g, w, h)
    size = _size(cw, ch)
    held = sorted({(g.col[player], g.row[player]) for player in range(g.players)})
    fields = [
        at(
            *_corner(g.box, col, row, cw, ch),
            rect(0.5, 1, cw - 1.5, ch - 2, fill="sheet"),
            _field(g.box.progress_vp[row][col], cw, ch, size, held=True),
        )
        for col, row in held
    ]
    markers = [
        piece(f"progress-{player}", x, y, disc(player, 0, 0, r))
        for player in range(g.players)
        for x, y, r in [_place(g, player, cw, ch)]
    ]
    told = [
        f"{scene.text.seat(p)}: {scene.text.name('progress', g.row[p] * g.box.cols + g.col[p])}"
        for p in range(g.players)
    ]
    content = group(*fields, *markers, cls="deaf")
    return Sheet("progress-markers", w, h, content, "; ".join(told))


def _corner(box: Box, col: int, row: int, cw: float, ch: float) -> tuple[float, float]:
    """The top left corner of a field."""
    return SIDE + (col + 1) * cw, TOP + (box.rows - 1 - row) * ch


def _cell(g: SanFrancisco, w: float, h: float) -> tuple[float, float]:
    """Width and height of a field on a board of this size."""
    return (w - 2 * SIDE) / (g.box.cols + 1), (h - TOP - 6) / (g.box.rows + 1)


def _size(cw: float, ch: float) -> float:
    """Of the numbers in the fields."""
    return min(18.0, ch * 0.52, cw * 0.44)


def _head(scene: Scene[SanFrancisco], w: float) -> Markup:
    """The title, and which action moves which way."""
    right = w - 10
    parts: list[Content] = []
    for key, arrow in (("drawing-up", "up"), ("drawing-right", "right")):
        say = scene.say(key)
        parts.append(caps(right, 16, say, end=True))
        right -= caps_width(say, 10.4) + 9
        parts.append(icon(arrow, right, 12, 14))
        right -= 13
    return group(caps(10, 16, scene.say("drawing-progress"), room=right - 10), *parts)


def _field(points: int, w: float, h: float, size: float, *, held: bool = False) -> Markup:
    """A field; its number steps aside for a marker."""
    fill: Tone = "verd-tint" if points > 0 else "brick-tint" if points < 0 else "well"
    strength = min(1.0, 0.35 + abs(points) * 0.075)
    say = str(points).replace("-", "−")
    return group(
        rect(0.5, 1, w - 1.5, h - 2, r=1, fill=fill, opacity=strength),
        words(w * 0.2 if held else w / 2, h / 2 + size * 0.35, say,
              size=max(10.4, size - 1.5) if held else size, anchor="middle", serif=True),
    )  # fmt: skip


def _green(scene: Scene[SanFrancisco], cw: float, ch: float, size: float) -> list[Markup]:
    box = scene.seen.box
    return [
        thing(
            scene, f"green_column-{row}", SIDE, TOP + (box.rows - 1 - row) * ch, cw - 3, ch,
            rect(0, 1, cw - 3, ch - 2, r=1, fill="verd-tint", stroke="verd", width=0.8),
            words(cw / 2 - 1.5, ch / 2 + size * 0.35, points, size=size, anchor="middle",
                  serif=True, bold=True, tone="verd"),
            r=1,
        )
        for row, points in enumerate(box.green_column)
    ]  # fmt: skip


def _gold(scene: Scene[SanFrancisco], w: float, cw: float, ch: float, size: float) -> list[Markup]:
    box = scene.seen.box
    y = TOP + box.rows * ch
    fields = [
        thing(
            scene, f"gold_row-{col}", SIDE + (col + 1) * cw, y, cw, ch,
            rect(0.5, 2, cw - 1.5, ch - 3, r=1, fill="ochre-tint"),
            words(cw / 2, ch / 2 + size * 0.38, points, size=size, anchor="middle", serif=True,
                  bold=True, tone="ochre"),
            r=1,
        )
        for col, points in enumerate(box.gold_row)
    ]  # fmt: skip
    frame = rect(SIDE + cw, y + 1.5, w - 2 * SIDE - cw, ch - 2, stroke="ochre", width=1.4)
    star = icon("star", SIDE + cw / 2 - 1, y + ch / 2 + 0.5, 14, cls="c-ochre")
    return [*fields, frame, star]


@reads("col row agenda")
def _step_up(scene: Scene[SanFrancisco], w: float, h: float) -> Sheet:
    """The field that a clear action without rubble leads to, with the markers there."""
    g = scene.seen
    col, row = g.col[g.seat], g.row[g.seat]
    if row < g.box.rows - 1:
        row += 1
    else:
        col = min(col + 1, g.box.cols - 1)
    cw, ch = _cell(g, w, h)
    left, top = _corner(g.box, col, row, cw, ch)
    x, y = left + 1, top + 1
    there = [p for p in range(g.players) if (g.col[p], g.row[p]) == (col, row)]
    field = thing(
        scene,
        "up-0",
        x,
        y,
        cw - 2.5,
        ch - 2,
        rect(0, 0, cw - 2.5, ch - 2, fill="sheet"),
        at(-1, -1, _field(g.box.progress_vp[row][col], cw, ch, _size(cw, ch), held=bool(there))),
        at(-x, -y, *[disc(p, *_place(g, p, cw, ch)) for p in there]),
        r=1,
        label=scene.say("drawing-up"),
    )
    return Sheet("step-up", w, h, field)


def _place(g: SanFrancisco, player: int, cw: float, ch: float) -> tuple[float, float, float]:
    """The middle and the radius of a marker, at the right of its field, where it leaves the number
    free: alone it is large, several stand two and two above each other."""
    field = (g.col[player], g.row[player])
    sharing = [p for p in range(g.players) if (g.col[p], g.row[p]) == field]
    right = SIDE + (g.col[player] + 2) * cw - 2
    middle = TOP + (g.box.rows - 0.5 - g.row[player]) * ch
    if len(sharing) == 1:
        r = min(12.0, ch * 0.42, cw * 0.25)
        return right - r, middle, r
    r = min(ch * 0.24, cw * 0.17)
    column, below = divmod(sharing.index(player), 2)
    x = right - r - column * (cw * MARKERS - 2 * r)
    return x, middle + (r if below else -r), r
