"""The picture of the game for the home page: a row of houses on a hill above the bay."""

from __future__ import annotations

from math import pi, sin

from markupsafe import Markup

from burnham.games.san_francisco.drawing.faces import ICONS
from burnham.kit import Tone, at, circle, group, icon, line, num, path, polygon, rect, tag

W, H = 320.0, 150.0
TINTS: tuple[Tone, ...] = ("brick-tint", "ochre-tint", "verd-tint", "blue-tint", "plum-tint")


def slope(x: float) -> float:
    """The height of the street at x."""
    return 141 - x * 0.17 - 9 * sin(x / W * pi)


def vignette() -> Markup:
    view = {"class": "drawing vignette", "viewBox": f"0 0 {num(W)} {num(H)}", "aria-hidden": "true"}
    return tag(
        "svg",
        {"xmlns": "http://www.w3.org/2000/svg", **view},
        rect(0, 0, W, H, fill="paper"),
        _bay(),
        *[_row_house(i) for i in range(7)],
        _street(),
        _rubble(),
        _cable_car(132),
    )


def _bay() -> Markup:
    water = [line(x, 70 + k * 4, x + 26 - k * 2, 70 + k * 4, stroke="blue", width=0.7, opacity=0.5)
             for k in range(9) for x in (4 + k * 9 % 31, 50 + k * 7 % 19)]  # fmt: skip
    hills = "M0 64C22 44 44 50 66 42S118 60 150 64z"
    return group(
        circle(38, 27, 11, fill="ochre-tint", stroke="ochre", width=0.8),
        path("M150 64c22-12 40-14 62-6s40-8 70-4l38 4v6z", fill="well"),
        path(hills, fill="verd-tint"),
        path(hills.removesuffix("z"), stroke="verd", width=0.8),
        rect(0, 64, W, H - 64, fill="blue-tint"),
        line(0, 64, W, 64, stroke="line", width=0.7),
        *water,
        _ship(36, 92),
    )


def _ship(x: float, y: float) -> Markup:
    return at(
        x,
        y,
        path("M-11 0h22l-4 5H-8z", fill="sheet", stroke="line", width=0.9),
        path("M0 0v-16l9 13zM-1 0v-13l-7 10z", fill="sheet", stroke="line", width=0.8),
    )


def _row_house(i: int) -> Markup:
    """One painted lady; three kinds of roof take turns."""
    w, h = 33.0, 44.0 + i * 17 % 11
    x = 64 + i * 36.5
    foot = slope(x + w / 2) + 3
    top = foot - h
    tint = TINTS[i % len(TINTS)]
    wall = rect(x, top, w, h, fill=tint, stroke="line", width=1.1)
    bay = group(
        rect(x + 4, top + 8, 13, h - 22, fill="sheet", stroke="line", width=0.9),
        path(
            f"M{num(x + 8.3)} {num(top + 11)}v7M{num(x + 12.7)} {num(top + 11)}v7"
            f"M{num(x + 8.3)} {num(top + 22)}v6M{num(x + 12.7)} {num(top + 22)}v6",
            stroke="line", width=1.4,
        ),
        path(
            f"M{num(x + 22)} {num(top + 10)}v8M{num(x + 27)} {num(top + 10)}v8",
            stroke="line", width=1.4,
        ),
        rect(x + 20.5, foot - 19, 8, 17, fill="line"),
    )  # fmt: skip
    shade = path(
        f"M{num(x + w)} {num(foot)}V{num(top)}l3.5 3V{num(foot)}z", fill="cast", cls="cast"
    )
    return group(shade, wall, _roof(i % 3, x, top, w, tint), bay)


def _roof(kind: int, x: float, top: float, w: float, tint: Tone) -> Markup:
    middle = x + w / 2
    if kind == 0:
        gable = [(x - 2, top), (middle, top - 13), (x + w + 2, top)]
        return polygon(gable, fill=tint, stroke="line", width=1.1)
    if kind == 1:
        cornice = [rect(x - 2, top - 4, w + 4, 5, fill="sheet", stroke="line", width=1.1)]
        teeth = path(f"M{num(x)} {num(top + 3)}h{num(w)}", stroke="line", width=1.6, dash="1.5 3")
        return group(*cornice, teeth)
    r = w / 2 - 3
    dome = f"M{num(middle - r)} {num(top)}a{num(r)} {num(r)} 0 0 1 {num(2 * r)} 0z"
    return group(
        path(dome, fill="sheet", stroke="line", width=1.1),
        line(middle, top - r, middle, top - r - 5, width=1.1),
    )


def _street() -> Markup:
    steps = [x * 8.0 for x in range(int(W / 8) + 1)]
    kerb = "L".join(f"{num(x)} {num(slope(x))}" for x in steps)
    cable = "L".join(f"{num(x)} {num(slope(x) + 7)}" for x in steps)
    return group(
        path(f"M0 {num(H)}L{kerb}V{num(H)}z", fill="sheet"),
        path(f"M{kerb}", stroke="line", width=1.8),
        path(f"M{cable}", stroke="line", width=0.7),
        path(f"M{cable}", stroke="hair", width=3.5, dash="1.2 6"),
    )


def _rubble() -> Markup:
    heaps = ((20, 17.0), (36, 22.0), (54, 15.0))
    return group(*[icon(ICONS["rubble"], x, slope(x) - size * 0.31, size) for x, size in heaps])


def _cable_car(x: float) -> Markup:
    windows = "M6 12h9v7H6zM19 12h6v12h-6zM31 12h6v12h-6zM41 12h9v7h-9z"
    body = "M2 9h52v15H2zM0 9C4-1 52-1 56 9z"
    return at(
        x,
        slope(x) - 27,
        path(body, fill="brick-full", stroke="piece", width=1.2),
        path(windows, fill="sheet"),
        path("M-4 24h64", stroke="piece", width=1.8),
        circle(13, 26.5, 3.6, fill="line"),
        circle(43, 26.5, 3.6, fill="line"),
        turn=-12,
    )
