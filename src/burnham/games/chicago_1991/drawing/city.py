"""The city: the map, its buildings, the members on it, and what the open question lights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from markupsafe import Markup

from burnham.games.chicago_1991.box import BUILDINGS, FIGURES, GANGS, NO_GANG, NONE, Box
from burnham.games.chicago_1991.drawing.gangs import COLOURS, ground_class
from burnham.games.chicago_1991.drawing.houses import house, size
from burnham.games.chicago_1991.drawing.members import LIFT, member
from burnham.games.chicago_1991.drawing.names import house_called, member_called, names
from burnham.games.chicago_1991.drawing.reach import (
    Walks,
    dots,
    is_chosen,
    mover,
    odds_tag,
    preview,
    price_tag,
    trail,
)
from burnham.games.chicago_1991.drawing.streets import (
    CELL,
    TILE,
    corner,
    doors,
    middle,
    place,
    streets,
)
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import PLACE, STEPS
from burnham.games.chicago_1991.steps.routes import DUEL
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    at,
    circle,
    group,
    lit_last,
    path,
    piece,
    rect,
    thing,
)

HEAD = 9.5  # half as wide as a member on the street
DOT = 3.8


def city(scene: Scene[Chicago]) -> Sheet:
    g = scene.seen
    side = g.box.size * CELL
    walks = Walks(g, mover(g)) if scene.lit and mover(g) != NONE else None
    houses = [(f"field-{f}", _house(scene, f, walks)) for f in range(BUILDINGS)]
    roads = [(f"field-{f}", _street(scene, f, walks)) for f in range(BUILDINGS, g.box.fields)]
    body = group(
        streets(g.box),
        *lit_last(scene, houses),
        doors(g.box),
        *lit_last(scene, roads),
        _far_streets(scene, walks),
        *(_signs(scene, walks) if walks else []),
        *_people(scene),
    )
    return Sheet("city", side, side, body)


# ------------------------------------------------------------------ fields
def _house(scene: Scene[Chicago], field: int, walks: Walks | None) -> Markup:
    """A building; when it is lit, who stands inside belongs to it."""
    g, name = scene.seen, f"field-{field}"
    w, h = size(g.box, field)
    x, y = place(g.box, field)
    on = _on(scene, field, walks) if name in scene.lit else NOTHING
    return thing(
        scene, name, x, y, w, h, house(g, field), *on.pieces,
        label=house_called(scene, field), r=2, ghost=on.ghost, chosen=on.chosen,
    )  # fmt: skip


def _street(scene: Scene[Chicago], field: int, walks: Walks | None) -> Markup:
    """A street field.  Whoever stands there bars it, so it takes the gang's tone."""
    g, name = scene.seen, f"field-{field}"
    holder = g.standing[field]
    if holder == NO_GANG and name not in scene.lit and name not in scene.trace:
        return _empty_streets(scene)[field - BUILDINGS]
    x, y = place(g.box, field)
    bar = rect(0, 0, TILE, TILE, fill="wash", cls=ground_class(holder)) if holder >= 0 else None
    on = _on(scene, field, walks) if name in scene.lit else NOTHING
    return thing(
        scene, name, x, y, TILE, TILE, bar, *on.pieces,
        label=names(scene).fields[field], ghost=on.ghost, chosen=on.chosen,
        dot=0 if holder >= 0 else DOT,
    )  # fmt: skip


_empty: dict[tuple[str, Box], list[Markup]] = {}


def _empty_streets(scene: Scene[Chicago]) -> list[Markup]:
    """Street fields that nobody stands on, drawn once for each language and box."""
    box = scene.seen.box
    key = (scene.text.lang, box)
    if key not in _empty:
        bare = Scene(scene.seen, scene.text)
        called = names(scene).fields
        _empty[key] = [
            thing(bare, f"field-{f}", *place(box, f), TILE, TILE, label=called[f])
            for f in range(BUILDINGS, box.fields)
        ]
    return _empty[key]


@dataclass(frozen=True)
class On:
    """What is drawn on a lit field."""

    pieces: Sequence[Content] = ()
    ghost: Content = None
    chosen: bool = False


NOTHING = On()


def _on(scene: Scene[Chicago], field: int, walks: Walks | None) -> On:
    g = scene.seen
    x, y = place(g.box, field)
    return On(
        _pieces(g, field, x, y),
        _ghost(g, field, walks, x, y),
        walks is not None and walks.start == field,
    )


def _signs(scene: Scene[Chicago], walks: Walks) -> list[Markup]:
    """Above all lamps, on every lit target: the points it takes, the chance to win, or that points
    can be used up there."""
    box = scene.seen.box
    lit = [f for f in range(box.fields) if f"field-{f}" in scene.lit]
    signs = [(f, _sign(scene, f, walks)) for f in lit]
    return [at(*place(box, f), *sign, cls="sign") for f, sign in signs if sign]


def _sign(scene: Scene[Chicago], field: int, walks: Walks) -> list[Content]:
    g = scene.seen
    verbs = {g.step.verb(answer).name for answer in scene.lit[f"field-{field}"].answers}
    w, h = size(g.box, field)
    found: list[Content] = []
    if "spend" in verbs:
        found.append(circle(w / 2, h / 2, 7.5, stroke="lamp", width=1.4, dash="3 2.5"))
    if "go" not in verbs:
        return found
    if walks.meets(field) == DUEL:
        foes = g.inside(g.standing[field], field)
        chance = g.box.win[g.rings[walks.member]][g.rings[foes[0]]]
        found.append(odds_tag(*((w - 11, h - 1) if field < BUILDINGS else (w / 2, h + 7)), chance))
    elif field < BUILDINGS:
        found.append(price_tag(w + 3, h - 2, walks.lengths[field]))
    return found


def _ghost(g: Chicago, field: int, walks: Walks | None, x: float, y: float) -> Markup | None:
    """The way to a target and the member at its end."""
    if walks is None:
        who = g.arg if g.step is STEPS[PLACE] else NONE
        way: Markup | None = None
    else:
        who = walks.member
        known = walks.lengths[field] > 0
        way = trail(g.box, walks.way(field), x, y) if known else None
    if who == NONE or g.standing[field] not in (NO_GANG, who // FIGURES):
        return way
    fx, fy = _foot(g, field, 0, 1)
    return group(way, member(COLOURS[who // FIGURES], fx - x, fy - y, g.rings[who], r=HEAD))


def _far_streets(scene: Scene[Chicago], walks: Walks | None) -> Markup | None:
    """Street fields farther off: all of them are one thing, which then lights each of them.  When
    every one of them is lit for itself, only the question's card offers the walk."""
    g = scene.seen
    if walks is None or "street-0" not in scene.lit:
        return None
    far = [f for f in walks.streets() if f"field-{f}" not in scene.lit]
    if not far:
        return None
    x, y = place(g.box, far[0])
    area = "".join(
        f"M{corner(g.box, f)[0] - x:g} {corner(g.box, f)[1] - y:g}h{CELL:g}v{CELL:g}h{-CELL:g}z"
        for f in far
    )
    return thing(
        scene, "street-0", x, y, TILE, TILE,
        path(area, cls="reach"),
        group(path(dots(g.box, far, x, y), stroke="lamp", width=5, cls="halo joined")),
        label=scene.say("drawing-street"), dot=2.5,
    )  # fmt: skip


# ------------------------------------------------------------------ members
def _people(scene: Scene[Chicago]) -> list[Markup]:
    """Members that speak for themselves: far ones first, so that near ones stand before them.  On
    a lit field the field speaks; in an assault the fighters stand on their own sheet."""
    g = scene.seen
    made: list[tuple[float, str, Markup]] = []
    fields = [f for f in range(g.box.fields) if g.standing[f] != NO_GANG]
    for field in fields:
        if f"field-{field}" in scene.lit:
            continue
        if field == g.stormed:
            made.append((middle(g.box, field)[1], "", group(*_pieces(g, field, 0, 0))))
            continue
        who = g.inside(g.standing[field], field)
        for i, one in enumerate(who):
            x, y = _foot(g, field, i, len(who))
            made.append((y, f"member-{one}", _member(scene, one, x, y, _radius(len(who)))))
    made.sort(key=lambda entry: entry[0])
    return lit_last(scene, [(name, element) for _, name, element in made])


def _member(scene: Scene[Chicago], who: int, x: float, y: float, r: float) -> Markup:
    g = scene.seen
    rings = g.rings[who]
    high = r * (LIFT * rings + 1.35)
    left, top = x - r - 1, y - high + 3
    name = f"member-{who}"
    chosen = is_chosen(scene, who)
    # On a dark tile a yellow figure stands out from its lamp.
    tile = rect(0, 0, 2 * r + 2, high + 1, r=7, fill="well")
    return thing(
        scene, name, left, top, 2 * r + 2, high + 1,
        tile if chosen or name in scene.lit else None,
        piece(name, x - left, y - top, member(COLOURS[who // FIGURES], 0, 0, rings, r=r)),
        label=member_called(scene, who),
        r=7,
        ghost=preview(g, who, left, top) if name in scene.lit and g.points else None,
        chosen=chosen,
    )  # fmt: skip


def _pieces(g: Chicago, field: int, x: float, y: float) -> list[Content]:
    """Who stands on a field, as plain pieces, seen from (x, y)."""
    who = [m for gang in range(GANGS) for m in g.inside(gang, field)]
    r = _radius(len(who))
    found: list[Content] = []
    for i, one in enumerate(who):
        fx, fy = _foot(g, field, i, len(who))
        figure = member(COLOURS[one // FIGURES], 0, 0, g.rings[one], r=r)
        found.append(piece(f"member-{one}", fx - x, fy - y, figure))
    return found


def _radius(count: int) -> float:
    return HEAD if count == 1 else 6.6


def _foot(g: Chicago, field: int, i: int, count: int) -> tuple[float, float]:
    """Where the i-th of some members on a field stands: side by side, then row behind row."""
    x, y = middle(g.box, field)
    if field >= BUILDINGS:
        return x, y + 7
    w, h = size(g.box, field)
    foot = y + h / 2 - 8
    if count == 1:
        return x, foot
    across = int((w - 8) / 14)
    rows = ceil(count / across)
    row, place = divmod(i, across)
    here = min(across, count - row * across)
    lift = min(13.0, (h - 24) / max(1, rows - 1))
    return x + (place - (here - 1) / 2) * 14, foot - (rows - 1 - row) * lift
