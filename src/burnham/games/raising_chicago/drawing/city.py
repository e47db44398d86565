"""The city: four wards of ten plots, rivers and boulevard, and the reputation track around it."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.raising_chicago.box import BASIC, FREE, NEUTRAL, PRESTIGE_OWNER
from burnham.games.raising_chicago.drawing.faces import (
    mark,
    prestige_face,
    reward,
    stack,
)
from burnham.games.raising_chicago.position import RaisingChicago
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
    label,
    line,
    path,
    piece,
    reads,
    rect,
    thing,
    words,
)
from burnham.kit.pieces import banner, shield
from burnham.kit.seats import count_badge

PLOT = 58.0
STREET = 29.0
LANE = 18.0  # the rivers between wards I and II, III and IV
ALLEY = 12.0
HEAD = 72.0  # room for banners above the plots
CELL_W, CELL_H = 20.6, 22.0
ACROSS, DOWN = 33, 19  # cells of the reputation track along and down: 100 in all
PAD = 9.0
GAPS = (0.0, STREET, LANE, STREET, STREET, STREET, LANE, STREET)
CITY_W = 8 * PLOT + 5 * STREET + 2 * LANE
CITY_H = HEAD + 5 * PLOT + 4 * ALLEY
WARDS = 4
WIDTH = CITY_W + 2 * (CELL_W + PAD)
HEIGHT = CITY_H + 2 * (CELL_H + PAD)
STEP_X, STEP_Y = WIDTH / ACROSS, HEIGHT / DOWN
SPACES = 100
BANNER_W, BANNER_H = 30.0, 38.0
CROSSING = 16.5  # radius of a neighborhood tile


def column_x(column: int) -> float:
    """The middle of a column of plots, 0 to 7."""
    return PLOT / 2 + column * PLOT + sum(GAPS[1 : column + 1])


def row_y(row: int) -> float:
    return HEAD + PLOT / 2 + row * (PLOT + ALLEY)


# ------------------------------------------------------------------ sheets, from far to near
def city(scene: Scene[RaisingChicago]) -> Spread:
    """The wards inside the reputation track."""
    inside = (CELL_W + PAD, CELL_H + PAD)
    placed = [
        city_ground(scene).at(0, 0),
        standing(scene).at(0, 0),
        *[ward(scene, number).at(*inside) for number in range(WARDS)],
        crossings(scene).at(*inside),
    ]
    return Spread("city", WIDTH, HEIGHT, tuple(placed))


@reads()
def city_ground(scene: Scene[RaisingChicago]) -> Sheet:
    """The track, the rivers and the boulevard."""
    water = at(CELL_W + PAD, CELL_H + PAD, _river(1), _river(5), _boulevard())
    edge = rect(0, 0, WIDTH, HEIGHT, stroke="line", width=1.6)
    return Sheet("city", WIDTH, HEIGHT, group(*_track(scene), edge, water))


@reads("plot_owner plot_levels banners ward_tokens")
def ward(scene: Scene[RaisingChicago], number: int) -> Sheet:
    """One of the four wards with its plots."""
    columns = (2 * number, 2 * number + 1)
    g = scene.seen
    plots = [p for p in range(len(g.plot_owner)) if g.box.plot_column[p] in columns]
    body = group(_ward(scene, number), *[_plot(scene, p) for p in plots])
    tells = scene.say("drawing-ward", ward=number + 1)
    return Sheet(f"ward-{number}", CITY_W, CITY_H, body, tells)


@reads("plot_owner plot_tile plot_turn neighborhoods")
def crossings(scene: Scene[RaisingChicago]) -> Sheet:
    """What lies between plots: the arrows of prestige buildings and the neighborhoods."""
    g = scene.seen
    public = [p for p, owner in enumerate(g.plot_owner) if owner == PRESTIGE_OWNER]
    body = group(
        *[_arrows_of(scene, p) for p in public],
        *[_crossing(scene, s) for s in range(len(g.neighborhoods))],
    )
    return Sheet("crossings", CITY_W, CITY_H, body)


# ------------------------------------------------------------------ the wards
def _ward(scene: Scene[RaisingChicago], number: int) -> Markup:
    """One ward's ground, its control token between its two banners."""
    g = scene.seen
    first, second = column_x(2 * number), column_x(2 * number + 1)
    middle, top = (first + second) / 2, HEAD
    token = g.ward_tokens[number]
    foot = row_y(4) + PLOT / 2
    values = [g.box.ward_first[token], g.box.ward_second[token]]
    return group(
        rect(
            first - PLOT / 2 - 5, top - 5, second - first + PLOT + 10, foot - top + 10,
            fill="well", stroke="line", width=0.8,
        ),
        thing(
            scene, f"ward_token-{number}", middle - 55, top - 72, 110, 62,
            label(55, 7, 110, scene.say("drawing-ward", ward=number + 1), size=12,
                serif=True, bold=True, anchor="middle",
            ),
            shield(
                33, 28, 44, 34,
                words(12, 19, values[0], size=15, serif=True, bold=True, anchor="middle"),
                words(32, 19, values[1], size=12, tone="soft", anchor="middle"),
            ),
        ),
        *[_banner(scene, column) for column in (2 * number, 2 * number + 1)],
    )  # fmt: skip


def _banner(scene: Scene[RaisingChicago], column: int) -> Markup:
    g = scene.seen
    track = BASIC[g.banners[column]]
    cloth = banner(0, 0, BANNER_W, BANNER_H, mark(track, BANNER_W / 2, 15, 20))
    x = column_x(column) - BANNER_W / 2
    return thing(scene, f"banner-{column}", x, HEAD - 56, BANNER_W, BANNER_H, cloth)


def _river(column: int) -> Markup:
    """Water in the lane right of a column, with a bridge for every row."""
    x = column_x(column) + PLOT / 2 + 5
    w = LANE - 10
    waves = "".join(f"M{x + 1} {6 + k * 16}q1.5 -2.5 3 0t3 0" for k in range(int(CITY_H / 16)))
    bridges = [
        group(
            rect(x, row_y(row) - 6, w, 12, fill="paper"),
            line(x, row_y(row) - 6, x + w, row_y(row) - 6),
            line(x, row_y(row) + 6, x + w, row_y(row) + 6),
        )
        for row in range(5)
    ]
    return group(
        rect(x, 0, w, CITY_H, fill="blue-tint"), path(waves, stroke="blue", width=0.8), *bridges
    )


def _boulevard() -> Markup:
    """The wide street between wards II and III, lined with trees in plan."""
    left = column_x(3) + PLOT / 2 + 10
    right = column_x(4) - PLOT / 2 - 10
    return group(
        *[
            circle(x, 6 + k * 13, 2.4, fill="verd-tint", stroke="verd", width=0.7)
            for k in range(int(CITY_H / 13))
            for x in (left, right)
        ]
    )


def _plot(scene: Scene[RaisingChicago], plot: int) -> Markup:
    g = scene.seen
    x = column_x(g.box.plot_column[plot]) - PLOT / 2
    y = row_y(g.box.plot_row[plot]) - PLOT / 2
    inner = rect(3, 3, PLOT - 6, PLOT - 6, stroke="plum", width=0.8)
    return thing(
        scene, f"plot-{plot}", x, y, PLOT, PLOT,
        rect(
            0, 0, PLOT, PLOT, fill="plum-tint" if g.box.interior[plot] else "sheet",
            stroke="line", width=1,
        ),
        inner if g.box.interior[plot] else None,
        *_on_plot(g, plot),
    )  # fmt: skip


def ghost(scene: Scene[RaisingChicago], name: str) -> Markup | None:
    """The house that a company would build on a free plot."""
    kind, _, plot = name.rpartition("-")
    if scene.asked is None or kind != "plot" or scene.seen.plot_owner[int(plot)] != FREE:
        return None
    return stack(scene.asked, 1, PLOT / 2, PLOT - 8, 20)


def _on_plot(g: RaisingChicago, plot: int) -> list[Content]:
    owner = g.plot_owner[plot]
    if owner == FREE:
        number = words(5, 13, plot + 1, size=11.5, tone="soft")
        return [number, reward(g.box.plot_rewards[plot], PLOT / 2, PLOT / 2 + 4, 22)]
    if owner == PRESTIGE_OWNER:
        return []
    levels = g.plot_levels[plot]
    house = stack(None if owner == NEUTRAL else owner, levels, PLOT / 2 - 3, PLOT - 6, 21)
    return [
        piece(f"house-{plot}", 0, 0, house),
        count_badge(PLOT - 10, PLOT - 10, levels, r=8.5),
    ]


def _arrows_of(scene: Scene[RaisingChicago], plot: int) -> Markup:
    g = scene.seen
    x, y = column_x(g.box.plot_column[plot]), row_y(g.box.plot_row[plot])
    face = prestige_face(g.box, g.plot_tile[plot], x, y, PLOT - 10, g.plot_turn[plot], 11)
    return group(face, cls="deaf")


def _crossing(scene: Scene[RaisingChicago], space: int) -> Markup:
    """A round tile between four plots; where it is gone, an empty ring."""
    g = scene.seen
    around = g.box.space_plots[space]
    x = sum(column_x(g.box.plot_column[p]) for p in around) / len(around)
    y = sum(row_y(g.box.plot_row[p]) for p in around) / len(around)
    r = CROSSING
    return thing(
        scene, f"neighborhood-{space}", x - r, y - r, 2 * r, 2 * r, *_tile(g, space), r=r
    )  # fmt: skip


def _tile(g: RaisingChicago, space: int) -> list[Content]:
    r, tile = CROSSING, g.neighborhoods[space]
    if tile == FREE:
        return [circle(r, r, r, fill="paper", stroke="line", width=0.9, dash="3 3")]
    return [
        circle(r, r, r, fill="sheet", stroke="line", width=1.1),
        reward(g.box.neighborhood_rewards[tile], r, r, 16.6),
    ]


# ------------------------------------------------------------------ the track around it
def ring_cells() -> list[tuple[int, int]]:
    """The cells of the reputation track, clockwise from the top left."""
    top = [(i, 0) for i in range(ACROSS)]
    right = [(ACROSS - 1, j) for j in range(1, DOWN)]
    foot = [(i, DOWN - 1) for i in range(ACROSS - 2, -1, -1)]
    left = [(0, j) for j in range(DOWN - 2, 0, -1)]
    return [*top, *right, *foot, *left]


def _track(scene: Scene[RaisingChicago]) -> list[Markup]:
    """The spaces, one thing a side: top, right, foot, left, each without the corner that the one
    before it has."""
    inner_w, inner_h = WIDTH - STEP_X, HEIGHT - STEP_Y
    sides = [
        (ACROSS, 0.0, 0.0, WIDTH, STEP_Y),
        (DOWN - 1, inner_w, STEP_Y, STEP_X, inner_h),
        (ACROSS - 1, 0.0, inner_h, inner_w, STEP_Y),
        (DOWN - 2, 0.0, STEP_Y, STEP_X, inner_h - STEP_Y),
    ]
    spaces = _spaces()
    made: list[Markup] = []
    first = 0
    for side, (count, x, y, w, h) in enumerate(sides):
        here = at(-x, -y, *spaces[first : first + count])
        track = f"reputation_track-{side}"
        made.append(thing(scene, track, x, y, w, h, here, r=0, silent=True))
        first += count
    return made


def _spaces() -> list[Markup]:
    made: list[Markup] = []
    for n, (i, j) in enumerate(ring_cells()[:SPACES]):
        x, y = i * STEP_X, j * STEP_Y
        tone: Tone = "well" if n // 5 % 2 else "sheet"
        number = words(
            x + STEP_X / 2, y + STEP_Y / 2 + 4, n, size=11.5, tone="soft", anchor="middle"
        )
        made.append(
            group(
                rect(x, y, STEP_X, STEP_Y, fill=tone, stroke="line", width=0.5),
                number if n % 5 == 0 else None,
            )
        )
    return made


@reads("reputation")
def standing(scene: Scene[RaisingChicago]) -> Sheet:
    """The players' markers; those on one space stand a little apart."""
    g = scene.seen
    cells = ring_cells()
    made = []
    for seat in range(g.seats):
        i, j = cells[g.reputation[seat] % SPACES]
        here = [
            s for s in range(g.seats) if g.reputation[s] % SPACES == g.reputation[seat] % SPACES
        ]
        shift = (here.index(seat) - (len(here) - 1) / 2) * 7
        x, y = (i + 0.5) * STEP_X, (j + 0.5) * STEP_Y
        along = (shift, 0.0) if j in (0, DOWN - 1) else (0.0, shift)
        marker = piece(f"reputation-{seat}", 9, 9, disc(seat, 0, 0, 9, flat=True))
        left, top = x + along[0] - 9, y + along[1] - 9
        called = f"{scene.text.seat(seat)}: {g.reputation[seat]}"
        name = f"own_reputation-{seat}"
        made.append(thing(scene, name, left, top, 18, 18, marker, label=called, r=9))
    return Sheet("reputation", WIDTH, HEIGHT, group(*made))
