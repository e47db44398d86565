"""The small pictures that stand on many sheets: cubes, goods, company shields, partners."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.box import RESOURCES, Box
from burnham.games.chicago_1875.position import BigShoulders
from burnham.kit import (
    Content,
    Scene,
    circle,
    disc,
    group,
    icon,
    icons_of,
    rect,
    seat_class,
    thing,
    words,
)
from burnham.kit.ink import Tone
from burnham.kit.pieces import heading

ICONS = icons_of(__package__)
BONUS_ICONS = ("worker", "salesperson", "automation", "manager", "bonus_good", "stock_step")
TITLE_H = 24.0
SHIELD = (34.0, 18.0)
SMALL_SHIELD = (20.0, 15.0)


def mark(name: str, x: float, y: float, size: float) -> Markup:
    """One of this game's icons."""
    return icon(ICONS[name], x, y, size)


def titled(scene: Scene[BigShoulders], name: str, w: float, title: str, note: str = "") -> Markup:
    """The heading of a sheet, a thing that tells what all of the sheet is."""
    return thing(scene, name, 0, 0, w, TITLE_H, heading(w, title, note))


def dollars(scene: Scene[BigShoulders], amount: int, sign: str = "") -> str:
    """An amount of money as the language writes it, with a sign before it if there is one."""
    said = scene.say("drawing-money", amount=str(abs(amount)))
    return f"−{said}" if amount < 0 else f"{sign}{said}"


def initials(box: Box, company: int) -> str:
    return box.company_names[company][:2]


def shield(g: BigShoulders, company: int, x: float, y: float) -> Markup:
    """A company's marker: its first two letters beside its director's roof; (x, y) is its
    centre."""
    w, h = SHIELD
    seat = g.director[company]
    left, top = x - w / 2, y - h / 2
    return group(
        rect(left, top, w, h, r=2.5, fill="sheet", stroke="line", width=1.1),
        rect(left, top, 15, h, r=2.5, fill="seat-tint", cls=seat_class(seat)),
        disc(seat, left + 8, y, 6, flat=True),
        words(left + 25, y + 4.2, initials(g.box, company), size=11.5, anchor="middle",
              serif=True, bold=True),
    )  # fmt: skip


def small_shield(g: BigShoulders, company: int, x: float, y: float) -> Markup:
    """The same where many stand close together: letters on the director's tint."""
    w, h = SMALL_SHIELD
    return group(
        rect(x - w / 2, y - h / 2, w, h, r=2.5, fill="seat-tint", stroke="line", width=1),
        words(x, y + 3.9, initials(g.box, company), size=11, anchor="middle", serif=True,
              bold=True),
        cls=seat_class(g.director[company]),
    )  # fmt: skip


def cube(box: Box, resource: int, x: float, y: float, size: float) -> Markup:
    """A cube in plan, its corner at (x, y)."""
    tones: tuple[Tone, ...] = ("brick-tint", "blue-tint", "ochre-tint", "well")
    return group(
        rect(x, y, size, size, r=2, fill=tones[resource], stroke="line", width=1),
        mark(box.resource_ids[resource], x + size / 2, y + size / 2, size * 0.86),
    )


def cubes_row(
    box: Box, counts: list[int], x: float, y: float, size: float, *, gap: float = 2
) -> list[Markup]:
    """Cubes side by side."""
    made: list[Markup] = []
    for resource in range(RESOURCES):
        for _ in range(counts[resource]):
            made.append(cube(box, resource, x + len(made) * (size + gap), y, size))
    return made


def cubes_counted(box: Box, counts: list[int], x: float, y: float, size: float) -> list[Content]:
    """Cubes by kind, more than one with a number."""
    made: list[Content] = []
    for resource, count in enumerate(counts):
        if not count:
            continue
        made.append(cube(box, resource, x, y, size))
        x += size + 2
        if count > 1:
            made.append(words(x, y + size * 0.76, f"×{count}", size=11, bold=True))
            x += 18
        x += 4
    return made


def partner_space(seat: int | None, x: float, y: float, r: float = 8) -> Markup:
    """A place for a partner: dashed while it is free."""
    if seat is None:
        return circle(x, y, r, stroke="soft", width=1.1, dash="3 2.5")
    return disc(seat, x, y, r, flat=True)
