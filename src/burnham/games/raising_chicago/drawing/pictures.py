"""Small pictures of things, for answer buttons and the log."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.raising_chicago.box import BASIC, FREE, PLOTS, SQUARES, UL
from burnham.games.raising_chicago.drawing.around import tile_icons
from burnham.games.raising_chicago.drawing.faces import ROMAN, counted, mark, prestige_face, reward
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import ROTATE
from burnham.kit import Scene, disc, group, reads, rect, words
from burnham.kit import picture as framed


@reads("agenda slot_card neighborhoods banners")
def picture(scene: Scene[RaisingChicago], kind: str, value: int) -> Markup | None:
    g = scene.seen
    match kind:
        case "seat":
            return framed(26, 26, disc(value, 13, 13, 12, flat=True))
        case "square":
            return framed(26, 26, _square(g, value))
        case "slot":
            return framed(26, 26, words(13, 19, ROMAN[value], size=17, anchor="middle", serif=True))
        case "plot" | "outskirts":
            return framed(26, 26, _numbered(value + 1))
        case "prestige":
            return framed(40, 40, prestige_face(g.box, value, 20, 20, 26, 0, 6))
        case "rotation" if g.asked_step == ROTATE:
            tile = g.arg // PLOTS
            return framed(40, 40, prestige_face(g.box, tile, 20, 20, 26, value, 6))
        case "resource" | "track":
            return framed(26, 26, mark(BASIC[value], 13, 13, 24))
        case "tile":
            count, name = tile_icons(g.box, value)[0]
            return framed(26, 26, counted(count, name, 13, 13, 22 if count == 1 else 15))
        case "neighborhood":
            found = g.box.neighborhood_rewards[g.neighborhoods[value]]
            return framed(26, 26, reward(found, 13, 13, 18))
        case "banner":
            return framed(26, 26, mark(BASIC[g.banners[value]], 13, 13, 22))
        case _:
            return None


def _numbered(number: int) -> Markup:
    return group(
        rect(1, 1, 24, 24, fill="sheet", stroke="line", width=1.2),
        words(13, 18, number, size=13, anchor="middle", bold=True),
    )


def _square(g: RaisingChicago, number: int) -> Markup:
    card = g.slot_card[number // SQUARES]
    if number % SQUARES == UL or card == FREE:
        return words(13, 19, "−", size=18, anchor="middle", tone="brick", bold=True)
    resource = g.side.squares[card * SQUARES + number % SQUARES]
    return mark(BASIC[resource], 13, 13, 24)
