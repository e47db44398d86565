"""What a player has: the desk in the right column, the panel's lines, and the tally."""

from __future__ import annotations

from importlib.resources import files

from htpy import Element, Node

from burnham.games.chicago_1991.box import CASINOS, FIGURES, FOUR_RINGS, PLAZA_BARS
from burnham.games.chicago_1991.drawing.gangs import COLOURS, THOUSAND, gang_icon, money
from burnham.games.chicago_1991.drawing.names import member_called
from burnham.games.chicago_1991.drawing.reach import mover
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Scene, circle, figure, group, member, read_icons, rect, thing, words
from burnham.kit import facts as f

ICONS = read_icons(files(__package__).joinpath("icons.toml").read_text("utf-8"))
GOAL_ICONS = {CASINOS: "casino", PLAZA_BARS: "plaza_bar", FOUR_RINGS: "four_rings"}

TILE_W = 30.0
TILE_H = 42.0


def desk(scene: Scene[Chicago], seat: int) -> Node:
    """Each gang of the player: money, members as they stand, what is left in reserve."""
    gangs = scene.seen.gangs_of(seat)
    return f.desk(*[part for gang in gangs for part in _gang(scene, gang)], _goals(scene, seat))


def _gang(scene: Scene[Chicago], gang: int) -> list[Node]:
    g = scene.seen
    everybody = [*g.members(gang), *g.waiting(gang)]
    return [
        f.roster(
            f.fact(gang_icon(gang), scene.text.name("gang", gang), scene.text.name("gang", gang)),
            *_money(scene, gang),
            *_stock(scene, gang),
        ),
        f.roster(*[_figure(scene, one) for one in everybody]) if everybody else None,
    ]


def _money(scene: Scene[Chicago], gang: int) -> list[Element]:
    g = scene.seen
    cash, income = money(scene, g.cash[gang]), money(scene, g.income(gang))
    return [
        f.fact("money", cash, scene.say("drawing-cash", money=cash)),
        f.fact("income", f"+{income}", scene.say("drawing-income", money=income)),
    ]


def _stock(scene: Scene[Chicago], gang: int) -> list[Element]:
    g = scene.seen
    left, out = g.reserve[gang], g.chips_out(gang)
    return [
        f.fact(ICONS["figure"], left, scene.say("drawing-reserve", count=left)),
        f.fact(ICONS["chip"], out, scene.say("drawing-chips", count=out)),
    ]


def _figure(scene: Scene[Chicago], who: int) -> Element:
    """A member on its tile of night; it is lit together with the one on the map."""
    g = scene.seen
    colour = COLOURS[who // FIGURES]
    waits = g.where[who] < 0
    tile = thing(
        scene, f"member-{who}", 0, 0, TILE_W, TILE_H,
        rect(0, 0, TILE_W, TILE_H, r=3, fill="well", stroke="line", width=1,
             dash="3 3" if waits else ""),
        member(colour, TILE_W / 2, TILE_H - 8, g.rings[who], r=10),
        label=member_called(scene, who), chosen=who == mover(g),
    )  # fmt: skip
    return figure(TILE_W, TILE_H, tile, margin=7, px=TILE_W + 8, cls="night")


def _goals(scene: Scene[Chicago], seat: int) -> Element:
    g = scene.seen
    return f.roster(
        *[
            f.fact(
                ICONS[which],
                f"{g.progress(seat, goal)}/{g.needed(goal)}",
                f"{scene.text.name('goal', goal)}: {g.progress(seat, goal)}/{g.needed(goal)}",
                quiet=g.progress(seat, goal) == 0,
            )
            for goal, which in GOAL_ICONS.items()
        ]
    )


def panel(scene: Scene[Chicago], seat: int) -> Node:
    """A line for each gang, and the goals."""
    g = scene.seen
    lines: list[Node] = []
    for gang in g.gangs_of(seat):
        count = len(g.members(gang)) + len(g.waiting(gang))
        lines.append(
            f.facts(
                f.fact(gang_icon(gang), thousands(scene, g.cash[gang]), _cash(scene, gang)),
                f.fact("people", count, scene.say("drawing-count", count=count)),
                *_stock(scene, gang),
            )
        )
    return [*lines, _goals(scene, seat)]


def _cash(scene: Scene[Chicago], gang: int) -> str:
    cash = scene.say("drawing-cash", money=money(scene, scene.seen.cash[gang]))
    return f"{scene.text.name('gang', gang)}, {cash}"


def thousands(scene: Scene[Chicago], amount: int) -> str:
    return scene.say("drawing-thousands", amount=f"{amount / THOUSAND:g}")


def tally(scene: Scene[Chicago], seat: int) -> Node:
    """Cash, and wealth: cash and members, which counts in the end."""
    g = scene.seen
    cash = sum(g.cash[gang] for gang in g.gangs_of(seat))
    wealth = cash + sum(g.worth_of_members(gang) for gang in g.gangs_of(seat))
    return f.tally(
        thousands(scene, cash),
        thousands(scene, wealth),
        money_title=scene.say("drawing-cash", money=money(scene, cash)),
        points_title=scene.say("drawing-wealth", money=money(scene, wealth)),
    )
