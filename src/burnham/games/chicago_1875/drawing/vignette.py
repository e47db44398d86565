"""The picture for the home page: a factory with sawtooth roofs before a rising share price."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import circle, disc, line, path, rect, seat_colours, tag, words
from burnham.kit.seats import Hue

HUES: tuple[Hue, ...] = ("red", "yellow", "green", "blue")
GROUND = 128.0
STEPS = ((20, 104), (70, 92), (120, 96), (170, 66), (220, 50), (270, 24), (302, 18))


def vignette() -> Markup:
    rules = [line(14, y, 306, y, stroke="hair") for y in range(20, 128, 18)]
    course = "M" + "L".join(f"{x} {y}" for x, y in STEPS)
    teeth = "".join("l0 -20l26 20" for _ in range(5))
    windows = "".join(f"M{58 + i * 16} 110v10" for i in range(8))
    return tag(
        "svg",
        {"class": "drawing", "viewBox": "0 0 320 150", "aria-hidden": "true", **seat_colours(HUES)},
        *rules,
        path(course, stroke="blue", width=2.4),
        *[circle(x, y, 3, fill="sheet", stroke="blue", width=1.6) for x, y in STEPS],
        path(f"M50 {GROUND}V100{teeth}V{GROUND}z", fill="brick-tint", stroke="line", width=1.4),
        path(windows, stroke="line", width=2.2),
        rect(192, 62, 14, GROUND - 62, fill="well", stroke="line", width=1.3),
        rect(214, 78, 12, GROUND - 78, fill="well", stroke="line", width=1.3),
        path("M199 56q-8 -10 4 -16q10 -4 4 -14M220 72q-6 -8 4 -13", stroke="soft", width=1.4),
        line(14, GROUND, 306, GROUND, width=1.4),
        *[disc(seat, 244 + seat * 20, GROUND - 10, 9) for seat in range(3)],
        words(14, 146, "1875", size=13, serif=True, bold=True),
    )
