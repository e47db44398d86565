"""Everything the kit draws, on one sheet, to be looked at:

python -m tests.kit.specimen specimen.html
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import get_args

from markupsafe import Markup

from burnham.kit import (
    ICONS,
    Board,
    Content,
    Ground,
    Hue,
    Lamp,
    Scene,
    Sheet,
    arrange,
    at,
    badge,
    building,
    css,
    disc,
    ground,
    group,
    icon,
    label,
    mark,
    numbered,
    patterns,
    piece,
    rect,
    seat_colours,
    stone,
    thing,
    words,
)
from burnham.kit import html as h
from burnham.kit import panels as f
from burnham.kit import pieces as p
from burnham.kit.grounds import MARKS, KitGround

HUES: tuple[Hue, ...] = ("orange", "black", "turquoise", "white")


class PlainWords:
    """Words for tests: every message is its key."""

    lang = "en"

    def say(self, key: str, **args: object) -> str:
        return " ".join([key, *map(str, args.values())])

    def has(self, key: str) -> bool:
        return True

    def name(self, kind: str, value: int) -> str:
        return f"{kind} {value}"

    def seat(self, seat: int) -> str:
        return f"Player {seat + 1}"


def scene() -> Scene[None]:
    lit = {
        "site-1": Lamp((4,), "Build on red 4 for $2"),
        "site-3": Lamp((7, 9)),
        "card-1": Lamp((1,)),
    }
    return Scene(None, PlainWords(), lit)


def site(on: Scene[None], n: int, kind: Ground, x: float, *, built: int | None = None) -> Markup:
    body: list[Content] = [ground(kind, 0, 0, 55, 55, r=15 if n % 2 else 3)]
    if built is None:
        body += [group(mark(kind, 10, 10, 4.4), cls=f"ground-{kind}"), numbered(27.5, 27.5, n, 24)]
    else:
        body += [piece(f"building-{n}", 27.5, 48, building(built, 0, 0, 39))]
    return thing(on, f"site-{n}", x, 0, 55, 55, *body, r=15 if n % 2 else 3)


def sites(on: Scene[None]) -> Sheet:
    kinds: list[Ground] = ["yellow", "red", "blue", "green"]
    row = [site(on, n, kind, n * 76) for n, kind in enumerate(kinds)]
    built = [site(on, 4 + n, kind, (4 + n) * 76, built=n) for n, kind in enumerate(kinds)]
    return Sheet("sites", 600, 60, group(*row, *built))


def grounds() -> Sheet:
    row: list[Content] = []
    for i, kind in enumerate(get_args(KitGround)):
        row.append(at(i * 76, 0, ground(kind, 0, 0, 64, 44)))
        row.append(at(i * 76, 50, p.stock(kind, 0, 0, 18, kind[0].upper(), i + 1)))
        if kind in MARKS:
            row.append(group(mark(kind, i * 76 + 32, 22, 7), cls=f"ground-{kind}"))
    return Sheet("grounds", 690, 72, group(*row))


def seats() -> Sheet:
    row: list[Content] = []
    for n in range(4):
        x = n * 170
        row += [disc(n, x + 14, 20, 14), stone(n, x + 46, 18, 13), building(n, x + 84, 38, 40)]
        row += [building(n, x + 116, 38, 26, pale=True), building(n, x + 40, 110, 64)]
    return Sheet("seats", 700, 116, group(*row, disc(None, 690, 20, 12)))


def cards(on: Scene[None]) -> Sheet:
    tender = group(icon("people", 20, 60, 24), p.star(66, 60, 3))
    row: list[Content] = [
        p.card(58, 78, p.card_head(58, 20, words(8, 15, "A", size=15, serif=True), now=True)),
        at(70, 0, p.card_back(50, 76, "card", count=8)),
        at(136, 0, p.slot(58, 78, "after card D")),
        thing(on, "card-1", 212, 0, 90, 78, p.deed(90, 78, "Master builder", tender)),
        at(318, 0, p.deed(90, 78, "Straßen\u00adbeleuchtung", tender, tone="plum")),
        at(424, 0, p.deed(90, 78, "Kabelstraßenbahn", tender, tone="ochre", fill="ochre-tint")),
        p.coin(545, 20, 14, "$3"),
        p.token(585, 20, 14, icon("flag", 0, 0, 18)),
        at(610, 4, p.banner(0, 0, 32, 44, icon("star", 16, 16, 18))),
        at(655, 4, p.shield(0, 0, 34, 40, words(17, 24, "He", anchor="middle", serif=True))),
        p.cost(530, 60, "−$5"),
        p.gain(575, 60, "+1"),
        p.points(610, 60, "3"),
        at(0, 96, p.track(330, 26, [-5, -3, -1, 0, 1, 2, 3, 5], band=4)),
        at(350, 92, p.heading(330, "Progress", "a note at the right")),
    ]
    return Sheet("cards", 690, 130, group(*row))


def icons() -> Sheet:
    drawn = [
        group(icon(name, x, y, 26), label(x, y + 21, 60, name, size=10, anchor="middle"))
        for i, name in enumerate(ICONS)
        for x, y in [(30 + i % 16 * 62, 16 + i // 16 * 50)]
    ]
    return Sheet("icons", 1000, 50 * (len(ICONS) // 16 + 1), group(*drawn))


def letters() -> Sheet:
    say = [
        "Genehmigung",
        "Straßen\u00adbeleuchtung",
        "Bauförderung: Farbe nach Wahl",
        "Kabelstraßenbahn",
    ]
    rooms = [110, 80, 56]
    boxes = [
        at(i * 240 + sum(rooms[:j]) + j * 8, 0,
           rect(0, 0, room, 34, stroke="hair", width=1),
           label(room / 2, 17, room - 4, word, size=13, lines=2, anchor="middle"))
        for i, word in enumerate(say)
        for j, room in enumerate(rooms)
    ]  # fmt: skip
    return Sheet("letters", 960, 34, group(*boxes))


def specimen() -> Board:
    """The sheet itself."""
    on = scene()
    parts = [sites(on), grounds(), seats(), cards(on), icons(), letters()]
    tops = [30.0]
    for part in parts:
        tops.append(tops[-1] + part.height + 34)
    placed = [part.at(30, top) for part, (top, _) in zip(parts, pairwise(tops), strict=True)]
    return arrange(on, HUES, 1060, tops[-1], placed, label="Specimen", describe="All pieces")


def desk() -> Content:
    """The parts of a desk and a panel."""
    deeds = [
        f.deed_line("people", "Own pairs", "3"),
        f.deed_line("sun", "Straßen\u00adbeleuchtung", "2", public=True),
    ]
    lines = [f.roofs(2, 2, 3, "2 ready"), f.fact("building", "3/8", "3 built"),
             f.fact("card", 2, "2 cards")]  # fmt: skip
    tinies = f.tinies(
        f.tiny("yellow", 4, "yellow 4"), f.tiny("red", 1, "r"), f.tiny(None, "✱", "any")
    )
    return [
        f.desk(f.hand(), f.store(*lines), f.deeds(*deeds)),
        f.facts(f.fact("stack", 1, "1 stack"), tinies, f.fact("board", "A", "board A")),
        f.chips(f.chip("cost", "−$5"), f.chip("gain", "+1", "stack"), f.chip("points", "3")),
        [badge(n, size) for n in (0, 1, 2, 3, None) for size in ("small", "", "large")],
        f.tally("$5", "19", money_title="money", points_title="points in sight"),
    ]


def page(theme: str) -> Markup:
    return h.html(lang="en", data_theme=theme)[
        h.head[h.meta(charset="utf-8"), h.style[Markup(css() + PAGE)]],
        h.body[
            patterns(),
            h.h2["Specimen"],
            specimen(),
            h.div(seat_colours(HUES), class_="panel")[desk()],
        ],
    ]


PAGE = """
body { margin: 20px; background: var(--paper); color: var(--ink); font: 15px/1.4 var(--sans); }
.panel { width: 400px; padding: 12px; background: var(--sheet); margin-top: 12px; }
"""

if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_text(str(page(sys.argv[2] if len(sys.argv) > 2 else "light")), "utf-8")
