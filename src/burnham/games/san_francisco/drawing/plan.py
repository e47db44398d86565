"""The city plan: plot cards over the hills, their sites, rubble and buildings."""

from __future__ import annotations

from dataclasses import replace

from markupsafe import Markup

from burnham.games.san_francisco.box import COLOURS, Box
from burnham.games.san_francisco.drawing.faces import party_wall, rubble_heap
from burnham.games.san_francisco.drawing.hills import contours, market_street, trees
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.kit import (
    Content,
    Ground,
    Scene,
    Sheet,
    Spread,
    at,
    building,
    circle,
    ground,
    group,
    label,
    mark,
    numbered,
    piece,
    reads,
    rect,
    thing,
    words,
)

CELL = 58.0
SITE = 55.0
PAD = 7.0
PLOT = 3 * CELL + 2 * PAD
GAP = 8.0
STREET = 20.0

GROUNDS: tuple[Ground, ...] = ("yellow", "green", "blue", "red")
assert list(GROUNDS) == COLOURS


Rows = tuple[tuple[int, ...], ...]  # of plot cards


def plan(scene: Scene[SanFrancisco]) -> Spread:
    """The city as it lies on a table."""
    return _city(scene, tuple(map(tuple, scene.seen.box.layouts[scene.seen.seats])))


def narrow_plan(scene: Scene[SanFrancisco]) -> Spread:
    """The same for a phone, two plot cards side by side: which lies where means nothing."""
    plots = sorted(plot for row in scene.seen.box.layouts[scene.seen.seats] for plot in row)
    return _city(scene, tuple(tuple(plots[i : i + 2]) for i in range(0, len(plots), 2)))


def _city(scene: Scene[SanFrancisco], rows: Rows) -> Spread:
    """Each plot is a sheet of its own, so that a building changes no more."""
    plots = [_sites(scene, plot).at(x, y) for plot, (x, y) in _corners(rows).items()]
    return Spread("plan", *_extent(rows), (_ground(scene, rows).at(0, 0), *plots))


@reads()
def _ground(scene: Scene[SanFrancisco], rows: Rows) -> Sheet:
    """Hills, the street between the middle rows, plot cards without their sites."""
    w, h = _extent(rows)
    street = market_street(w, len(rows) // 2 * (PLOT + STREET) - STREET / 2)
    cards = [_plot(scene, plot, x, y) for plot, (x, y) in _corners(rows).items()]
    return Sheet("plan", w, h, group(contours(w, h), street, *cards))


@reads("sides owner rubble")
def _sites(scene: Scene[SanFrancisco], plot: int) -> Sheet:
    g = scene.seen
    sites = [
        _site(scene, site) for site in g.box.reading_order[g.seats] if g.box.site_plot[site] == plot
    ]
    return Sheet(f"plot-{plot}", PLOT, PLOT, group(*sites), scene.text.name("plot", plot))


def plot_card(scene: Scene[SanFrancisco], plot: int, side: int) -> Markup:
    """One side of a plot card by itself, as it lies there before anybody has built."""
    g = scene.seen.clone()
    g.sides[plot] = side
    sites = [site for site, home in enumerate(g.box.site_plot) if home == plot]
    for site in sites:
        g.owner[site] = NONE
        g.rubble[site] = (g.box.rubble_a, g.box.rubble_b)[side][site]
    shown = replace(scene, seen=g)
    return group(_plot(shown, plot, 0, 0), *(_site(shown, site) for site in sites))


def _extent(rows: Rows) -> tuple[float, float]:
    """Width and height of the whole plan."""
    return len(rows[0]) * (PLOT + GAP) - GAP, len(rows) * (PLOT + STREET) - STREET


def _corners(rows: Rows) -> dict[int, tuple[float, float]]:
    """Where the plot cards lie."""
    return {
        plot: (c * (PLOT + GAP), r * (PLOT + STREET))
        for r, row in enumerate(rows)
        for c, plot in enumerate(row)
    }


def _plot(scene: Scene[SanFrancisco], plot: int, x: float, y: float) -> Markup:
    """A plot card without its sites: paper, number, trees, party walls."""
    box = scene.seen.box
    sites = [site for site, home in enumerate(box.site_plot) if home == plot]
    taken = {(box.site_row[site], box.site_col[site]) for site in sites}
    free = [(r, c) for r in range(3) for c in range(3) if (r, c) not in taken]
    home = next(cell for cell in ((0, 2), (0, 0), (2, 0), (2, 2), *free) if cell in free)
    grove = [
        trees(PAD + c * CELL, PAD + r * CELL, CELL, plot * 9 + r * 3 + c)
        for r, c in free
        if (r, c) != home
    ]
    return thing(
        scene,
        f"plot-{plot}",
        x,
        y,
        PLOT,
        PLOT,
        rect(0, 0, PLOT, PLOT, r=4, fill="paper", stroke="hair", width=1, opacity=0.72),
        _plot_name(scene, plot, *home),
        *grove,
        *[_walls(box, site) for site in sites],
        silent=True,
    )


def _plot_name(scene: Scene[SanFrancisco], plot: int, row: int, col: int) -> Markup:
    """In a free corner of the card, at the outer edge."""
    right = col == 2
    x = PAD + col * CELL + (CELL - 5 if right else 5)
    y = PAD + row * CELL + (14 if row == 0 else CELL - 14)
    say = scene.say("drawing-plot", plot=plot + 1)
    return label(
        x,
        y,
        CELL - 8,
        say,
        lines=2,
        size=13.4,
        floor=13.4,
        tone="soft",
        bold=True,
        anchor="end" if right else "start",
    )


def _walls(box: Box, site: int) -> Markup:
    """Ticks towards the neighbours that come later, so that every pair is joined once."""
    x = PAD + (box.site_col[site] + 0.5) * CELL
    y = PAD + (box.site_row[site] + 0.5) * CELL
    ticks: list[Content] = []
    for other in box.neighbours[site]:
        if other > site:
            dx = (box.site_col[other] - box.site_col[site]) * CELL / 2
            dy = (box.site_row[other] - box.site_row[site]) * CELL / 2
            ticks.append(party_wall(x + dx, y + dy, upright=dx == 0))
    return group(*ticks)


def radius(g: SanFrancisco, site: int) -> float:
    """Of a site's corners: round where the side of the plot card in play has rubble printed."""
    on_side = g.box.rubble_b if g.sides[g.box.site_plot[site]] == 1 else g.box.rubble_a
    return 15.0 if on_side[site] else 3.0


def _site(scene: Scene[SanFrancisco], site: int) -> Markup:
    g = scene.seen
    inset = PAD + (CELL - SITE) / 2
    owner = g.owner[site]
    r = radius(g, site)
    return thing(
        scene,
        f"site-{site}",
        inset + g.box.site_col[site] * CELL,
        inset + g.box.site_row[site] * CELL,
        SITE,
        SITE,
        site_face(g, site, r),
        _house(site, owner) if owner != NONE else None,
        label=_called(scene, site),
        r=r,
        cls=f"ground-{GROUNDS[g.box.site_colour[site]]}",
    )


def _called(scene: Scene[SanFrancisco], site: int) -> str:
    g = scene.seen
    name = scene.text.name("site", site)
    if g.owner[site] != NONE:
        return scene.say("drawing-site-built", site=name, seat=scene.text.seat(g.owner[site]))
    return scene.say("drawing-site-rubble", site=name) if g.rubble[site] else name


def site_face(g: SanFrancisco, site: int, r: float, *, size: float = SITE) -> Markup:
    """Wash, hatching, shape and number; the number makes room for a house or a heap."""
    colour = GROUNDS[g.box.site_colour[site]]
    number = g.box.site_number[site]
    k = size / SITE
    if g.owner[site] != NONE:
        face: list[Content] = [_tag(number), mark(colour, SITE - 9.5, 10, 4.2)]
    else:
        inset = 1.5 if r > 4 else 0.0
        low = 5.0 if g.rubble[site] else 0.0
        face = [
            numbered(SITE / 2, SITE / 2 - low, number, 24),
            mark(colour, 9.5 + inset, 10 + inset, 4.4),
            at(11.5, 27, rubble_heap()) if g.rubble[site] else None,
        ]
    return at(0, 0, ground(colour, 0, 0, SITE, SITE, *face, r=r), scale=k)


def _tag(number: int) -> Markup:
    """The number in the corner of a site that is built on."""
    return group(
        circle(9.5, 10, 7.8, fill="sheet"),
        words(9.5, 14.4, number, size=13.4, anchor="middle", serif=True, bold=True),
    )


def _house(site: int, owner: int) -> Markup:
    return piece(f"house-{site}", SITE / 2, 47, building(owner, 0, 0, 39))


def ghost(scene: Scene[SanFrancisco], name: str) -> Markup | None:
    """The building that would stand on a site; a site that is only to be cleared has none."""
    g = scene.seen
    kind, _, value = name.rpartition("-")
    if kind != "site" or not g.laid:
        return None
    site = int(value)
    colour = GROUNDS[g.box.site_colour[site]]
    r = radius(g, site)
    return group(
        rect(1.5, 1.5, SITE - 3, SITE - 3, r=r, fill="wash"),
        _tag(g.box.site_number[site]),
        mark(colour, SITE - 9.5, 10, 4.2),
        building(g.seat, SITE / 2, 47, 39, shadow=False),
        cls=f"ground-{colour}",
    )
