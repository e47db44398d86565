"""What a player has: the desk in the right column, the panel's lines, and the tally."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.box import CASINOS, FIGURES, FOUR_RINGS, GOALS, PLAZA_BARS
from burnham.games.chicago_1991.drawing.gangs import COLOURS, amount, gang_icon, money
from burnham.games.chicago_1991.drawing.members import member
from burnham.games.chicago_1991.drawing.names import member_called
from burnham.games.chicago_1991.drawing.reach import fighters, mover
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Content, Scene, figure, icons_of, reads, rect, thing, together
from burnham.kit import panels as f

ICONS = icons_of(__package__)
GOAL_ICONS = {CASINOS: "casino", PLAZA_BARS: "plaza_bar", FOUR_RINGS: "four_rings"}

TILE_W = 30.0
TILE_H = 42.0


def desk(scene: Scene[Chicago], seat: int) -> Markup:
    g = scene.seen
    return _desk(scene, seat, _incomes(g, seat), fighters(g) or (mover(g),))


def _incomes(g: Chicago, seat: int) -> tuple[int, ...]:
    """What each gang of the player earns."""
    return tuple(g.income(gang) for gang in g.gangs_of(seat))


@reads("cash leader owner reserve rings where")
def _desk(
    scene: Scene[Chicago], seat: int, incomes: tuple[int, ...], chosen: tuple[int, ...]
) -> Markup:
    """Each gang of the player: money, members as they stand, what is left in reserve."""
    gangs = scene.seen.gangs_of(seat)
    parts = [
        part
        for gang, income in zip(gangs, incomes, strict=True)
        for part in _gang(scene, gang, income, chosen, alone=len(gangs) == 1)
    ]
    return f.desk(*parts, f.roster(*_goals(scene, seat)))


def _gang(
    scene: Scene[Chicago], gang: int, income: int, chosen: tuple[int, ...], *, alone: bool
) -> list[Content]:
    """The cash of a gang that is alone is in the tally."""
    g = scene.seen
    everybody, called = [*g.members(gang), *g.waiting(gang)], scene.text.name("gang", gang)
    return [
        f.roster(
            f.fact(gang_icon(gang), called, called, thing=f"gang-{gang}"),
            None if alone else _own_cash(scene, gang),
            _income(scene, gang, money(scene, income)),
            *_stock(scene, gang),
        ),
        f.roster(*[_figure(scene, one, one in chosen) for one in everybody]) if everybody else None,
    ]


def _own_cash(scene: Scene[Chicago], gang: int) -> Markup:
    cash = money(scene, scene.seen.cash[gang])
    return f.fact("money", cash, scene.say("drawing-cash", money=cash), thing=f"own_cash-{gang}")


def _income(scene: Scene[Chicago], gang: int, earned: str) -> Markup:
    title = scene.say("drawing-income", money=earned)
    return f.fact("income", f"+{earned}", title, thing=f"own_income-{gang}")


def _stock(scene: Scene[Chicago], gang: int) -> list[Markup]:
    g = scene.seen
    left, out = g.reserve[gang], g.chips_out(gang)
    return [
        f.fact(
            ICONS["figure"],
            left,
            scene.say("drawing-reserve", count=left),
            thing=f"own_reserve-{gang}",
        ),
        f.fact(
            ICONS["chip"], out, scene.say("drawing-chips", count=out), thing=f"own_chips-{gang}"
        ),
    ]


def _figure(scene: Scene[Chicago], who: int, chosen: bool) -> Markup:
    """A member on its tile of night; it is lit together with the one on the map."""
    g = scene.seen
    colour = COLOURS[who // FIGURES]
    waits = g.where[who] < 0
    tile = thing(
        scene, f"member-{who}", 0, 0, TILE_W, TILE_H,
        rect(0, 0, TILE_W, TILE_H, r=3, fill="well", stroke="line", width=1,
             dash="3 3" if waits else ""),
        member(colour, TILE_W / 2, TILE_H - 7, g.rings[who], r=9.5),
        label=member_called(scene, who, g.rings[who], g.where[who]), chosen=chosen,
    )  # fmt: skip
    return figure(TILE_W, TILE_H, tile, margin=7, px=TILE_W + 8, cls="night")


def _goals(scene: Scene[Chicago], seat: int) -> list[Markup]:
    g = scene.seen
    made: list[Markup] = []
    for goal, which in GOAL_ICONS.items():
        have = g.progress(seat, goal)
        say = f"{have}/{g.needed(goal)}"
        title = f"{scene.text.name('goal', goal)}: {say}"
        name = f"own_goal-{seat * GOALS + goal}"
        made.append(f.fact(ICONS[which], say, title, quiet=have == 0, thing=name))
    return made


def panel(scene: Scene[Chicago], seat: int) -> Markup:
    return _panel(scene, seat, _incomes(scene.seen, seat))


@reads("cash leader owner reserve rings where")
def _panel(scene: Scene[Chicago], seat: int, incomes: tuple[int, ...]) -> Markup:
    """A line for each gang, and the goals."""
    gangs = scene.seen.gangs_of(seat)
    lines = [
        f.facts(*_line(scene, gang, income, alone=len(gangs) == 1))
        for gang, income in zip(gangs, incomes, strict=True)
    ]
    return together(*lines, f.facts(*_goals(scene, seat)))


def _line(scene: Scene[Chicago], gang: int, income: int, *, alone: bool) -> list[Markup]:
    """A gang in a few numbers; the cash of a gang that is alone is in the tally."""
    g = scene.seen
    count = len(g.members(gang)) + len(g.waiting(gang))
    cash = "" if alone else money(scene, g.cash[gang])
    people = scene.say("drawing-count", count=count)
    return [
        f.fact(gang_icon(gang), cash, _cash(scene, gang), thing=f"gang-{gang}"),
        _income(scene, gang, money(scene, income)),
        f.fact("people", count, people, thing=f"own_members-{gang}"),
        *_stock(scene, gang),
    ]


def _cash(scene: Scene[Chicago], gang: int) -> str:
    cash = scene.say("drawing-cash", money=money(scene, scene.seen.cash[gang]))
    return f"{scene.text.name('gang', gang)}, {cash}"


def tally(scene: Scene[Chicago], seat: int) -> Markup:
    return _tally(scene, seat, scene.seen.over)


@reads("cash leader rings")
def _tally(scene: Scene[Chicago], seat: int, over: bool) -> Markup:
    """Cash, and wealth: cash and members, which counts in the end."""
    g = scene.seen
    cash = sum(g.cash[gang] for gang in g.gangs_of(seat))
    wealth = cash + sum(g.worth_of_members(gang) for gang in g.gangs_of(seat))
    return f.tally(
        amount(scene, cash),
        amount(scene, wealth),
        money_title=scene.say("drawing-cash", money=money(scene, cash)),
        points_title=scene.say("drawing-wealth", money=money(scene, wealth)),
        money_label=scene.say("tally-cash"),
        points_label=scene.say("drawing-at-end" if over else "drawing-so-far"),
        money_thing=f"seat_cash-{seat}",
        points_thing=f"seat_wealth-{seat}",
    )
