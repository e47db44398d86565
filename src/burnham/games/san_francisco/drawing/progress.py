"""The progress board: points per field, the gold row below, the green column at the left."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.san_francisco.position import SanFrancisco
from burnham.kit import Content, Scene, Sheet, Tone, disc, group, icon, piece, rect, thing, words
from burnham.kit.letters import caps_width
from burnham.kit.pieces import caps

TOP = 24.0
SIDE = 8.0


def progress(scene: Scene[SanFrancisco], w: float, h: float) -> Sheet:
    g = scene.seen
    cols, rows = g.box.cols, g.box.rows
    cw = (w - 2 * SIDE) / (cols + 1)
    ch = (h - TOP - 6) / (rows + 1)
    size = _size(cw, ch)
    held = {(g.col[p], g.row[p]) for p in range(g.players)}
    fields = [
        _field(g.box.progress_vp[row][col], SIDE + (col + 1) * cw, TOP + (rows - 1 - row) * ch, cw,
               ch, size, (col, row) in held)
        for row in range(rows)
        for col in range(cols)
    ]  # fmt: skip
    body = group(
        rect(0, 0, w, h, r=4, fill="sheet", stroke="line", width=1.2),
        _head(scene, w),
        *fields,
        _green(g, cw, ch, size),
        _gold(g, w, cw, ch, size),
        _step_up(scene, cw, ch),
        *_markers(g, cw, ch),
    )
    return Sheet("progress", w, h, body)


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
        right -= caps_width(say, 10) + 9
        parts.append(icon(arrow, right, 12, 14))
        right -= 13
    return group(caps(10, 16, scene.say("drawing-progress"), room=right - 10), *parts)


def _field(points: int, x: float, y: float, w: float, h: float, size: float, held: bool) -> Markup:
    """A field; its number steps aside for a marker."""
    fill: Tone = "verd-tint" if points > 0 else "brick-tint" if points < 0 else "well"
    strength = min(1.0, 0.35 + abs(points) * 0.075)
    say = str(points).replace("-", "−")
    return group(
        rect(x + 0.5, y + 1, w - 1.5, h - 2, r=1, fill=fill, opacity=strength),
        words(x + (w * 0.21 if held else w / 2), y + h / 2 + size * 0.35, say,
              size=max(10, size - 1.5) if held else size, anchor="middle", serif=True),
    )  # fmt: skip


def _green(g: SanFrancisco, cw: float, ch: float, size: float) -> Markup:
    rows = g.box.rows
    return group(
        *[
            group(
                rect(SIDE, TOP + (rows - 1 - row) * ch + 1, cw - 3, ch - 2, r=1, fill="verd-tint",
                     stroke="verd", width=0.8),
                words(SIDE + cw / 2 - 1.5, TOP + (rows - 0.5 - row) * ch + size * 0.35, points,
                      size=size, anchor="middle", serif=True, bold=True, tone="verd"),
            )
            for row, points in enumerate(g.box.green_column)
        ]
    )  # fmt: skip


def _gold(g: SanFrancisco, w: float, cw: float, ch: float, size: float) -> Markup:
    y = TOP + g.box.rows * ch
    fields = [
        group(
            rect(SIDE + (col + 1) * cw + 0.5, y + 2, cw - 1.5, ch - 3, r=1, fill="ochre-tint"),
            words(SIDE + (col + 1.5) * cw, y + ch / 2 + size * 0.38, points, size=size,
                  anchor="middle", serif=True, bold=True, tone="ochre"),
        )
        for col, points in enumerate(g.box.gold_row)
    ]  # fmt: skip
    frame = rect(SIDE + cw, y + 1.5, w - 2 * SIDE - cw, ch - 2, stroke="ochre", width=1.4)
    star = icon("star", SIDE + cw / 2 - 1, y + ch / 2 + 0.5, 14, cls="c-ochre")
    return group(*fields, frame, star)


def _step_up(scene: Scene[SanFrancisco], cw: float, ch: float) -> Markup | None:
    """The field that a clear action without rubble leads to, while that may be chosen."""
    g = scene.seen
    if "up-0" not in scene.lit or scene.asked is None:
        return None
    col, row = g.col[scene.asked], g.row[scene.asked]
    if row < g.box.rows - 1:
        row += 1
    else:
        col = min(col + 1, g.box.cols - 1)
    x, y = SIDE + (col + 1) * cw, TOP + (g.box.rows - 1 - row) * ch
    held = (col, row) in {(g.col[p], g.row[p]) for p in range(g.players)}
    face = _field(g.box.progress_vp[row][col], -1, -1, cw, ch, _size(cw, ch), held)
    return thing(
        scene,
        "up-0",
        x + 1,
        y + 1,
        cw - 2.5,
        ch - 2,
        rect(0, 0, cw - 2.5, ch - 2, fill="sheet"),
        face,
        r=1,
        label=scene.say("drawing-up"),
    )


def _markers(g: SanFrancisco, cw: float, ch: float) -> list[Markup]:
    """Markers; those that share a field overlap from right to left."""
    r = min(12.0, ch * 0.42, cw * 0.25)
    made: list[Markup] = []
    for player in range(g.players):
        before = sum(
            1 for other in range(player)
            if (g.col[other], g.row[other]) == (g.col[player], g.row[player])
        )  # fmt: skip
        step = min(7.0, (cw - 2 * r - 3) / 3)
        x = SIDE + (g.col[player] + 2) * cw - r - 2 - before * step
        y = TOP + (g.box.rows - 0.5 - g.row[player]) * ch
        made.append(piece(f"progress-{player}", x, y, disc(player, 0, 0, r)))
    return made
