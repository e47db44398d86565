"""Small pictures of things, for answer buttons and the log."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.box import COLUMNS, RESOURCES
from burnham.games.chicago_1875.drawing.buildings import building_mark
from burnham.games.chicago_1875.drawing.faces import cube, initials, mark
from burnham.games.chicago_1875.drawing.spaces import ICON_OF
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY
from burnham.kit import Scene, disc, group, reads, rect, seat_class, words
from burnham.kit import picture as framed


@reads("director state")
def picture(scene: Scene[BigShoulders], kind: str, value: int) -> Markup | None:
    box = scene.seen.box
    match kind:
        case "seat":
            return framed(26, 26, disc(value, 13, 13, 12, flat=True))
        case "company":
            return framed(26, 26, _company(scene.seen, value))
        case "space":
            return framed(26, 26, mark(ICON_OF[box.space_effect[value]], 13, 13, 24))
        case "building":
            return framed(26, 26, *building_mark(box, value, 26))
        case "asset":
            return framed(26, 26, mark("asset", 13, 13, 24))
        case "resource" | "row":
            return framed(26, 26, cube(box, value, 2, 2, 22))
        case "cube":
            return framed(26, 26, cube(box, value % RESOURCES, 2, 2, 22))
        case "demand":
            return framed(26, 26, mark(box.goods_ids[value // COLUMNS], 13, 13, 24))
        case "goods":
            return framed(26, 26, mark(box.goods_ids[value], 13, 13, 24))
        case "factory":
            return framed(26, 26, mark("worker", 13, 13, 24))
        case "stock":
            return framed(26, 26, mark("stock_step", 13, 13, 24))
        case _:
            return None


def _company(g: BigShoulders, company: int) -> Markup:
    seat = g.director[company] if g.state[company] == IN_PLAY else None
    letters = words(13, 17.5, initials(g.box, company), size=13, anchor="middle", serif=True,
                    bold=True)  # fmt: skip
    return group(
        rect(1, 1, 24, 24, r=3, fill="seat-tint", stroke="line", width=1.2), letters,
        cls=seat_class(seat),
    )  # fmt: skip
