"""What lies in the box, piece by piece, as it is printed."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.raising_chicago.box import BASIC, NUMBERED, SQUARES, UL, Side
from burnham.games.raising_chicago.drawing.around import CELL, MEMBER_H, tile_face
from burnham.games.raising_chicago.drawing.city import BANNER_H, BANNER_W
from burnham.games.raising_chicago.drawing.faces import (
    bonus_spot,
    mark,
    plate,
    prestige_face,
    reward,
)
from burnham.games.raising_chicago.drawing.projects import TILE_H, letters_on
from burnham.games.raising_chicago.drawing.projects import tile_face as project_face
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.kit import Content, Scene, at, figure, group, label, rect, words
from burnham.kit.pieces import banner, shield

PROJECT_W = 156.0
TILE_W = 120.0
MEMBER_W = 190.0
SQUARE = 30.0
CARD_SIDE = 2 * SQUARE + 3 * 5
CARD_H = CARD_SIDE + 34.0
PRESTIGE = 78.0
SMALL = 56.0


def component(scene: Scene[RaisingChicago], table: str, row: int) -> Markup | None:
    box = scene.seen.box
    match table:
        case "projects.tiles":
            return _shown(PROJECT_W, TILE_H, project_face(scene, row, PROJECT_W, None))
        case "final_projects.tiles":
            return _shown(PROJECT_W, TILE_H, project_face(scene, NUMBERED + row, PROJECT_W, None))
        case "prestige_buildings.tiles":
            middle = PRESTIGE / 2
            return _shown(PRESTIGE, PRESTIGE, prestige_face(box, row, middle, middle, 52, 0, 9))
        case "neighborhood_tiles.tiles":
            return _plate(SMALL, SMALL, reward(box.neighborhood_rewards[row], 28, 28, 24))
        case "empty_plot_tiles.tiles":
            return _plate(TILE_W, CELL, tile_face(scene, row, TILE_W, CELL))
        case "ward_control_tokens.tokens":
            return _shown(
                SMALL, 44, shield(
                    4, 4, 48, 36,
                    words(14, 22, box.ward_first[row], size=16, serif=True, bold=True,
                          anchor="middle"),
                    words(36, 22, box.ward_second[row], size=13, tone="soft", anchor="middle"),
                ),
            )  # fmt: skip
        case "expertise_banners.banners":
            icon = mark(BASIC[box.banners[row]], BANNER_W / 2, 15, 20)
            return _shown(BANNER_W, BANNER_H, banner(0, 0, BANNER_W, BANNER_H, icon))
        case "resource_cards.cards":
            return _card(scene, row)
        case "council.members":
            return _member(scene, row)
        case "city.plots":
            number = words(5, 14, row + 1, size=11, tone="soft")
            return _plate(SMALL, SMALL, number, reward(box.plot_rewards[row], 28, 32, 22))
        case _:
            return None


def _shown(w: float, h: float, *content: Content) -> Markup:
    return figure(w, h, *content, margin=2, px=w)


def _plate(w: float, h: float, *content: Content) -> Markup:
    return _shown(w, h, plate(0, 0, w, h), *content)


def _card(scene: Scene[RaisingChicago], card: int) -> Markup:
    """Both sides of a resource card, the red one for two and three players first."""
    setups = scene.seen.box.setups
    sides = list(dict.fromkeys(setup.side for setup in setups))
    faces = [at(i * (CARD_SIDE + 10), 0, _side(scene, card, side)) for i, side in enumerate(sides)]
    return _shown(len(sides) * (CARD_SIDE + 10) - 10, CARD_H, *faces)


def _side(scene: Scene[RaisingChicago], card: int, side: Side) -> Markup:
    squares = [
        group(
            rect(5 + k % 2 * (SQUARE + 5), 5 + k // 2 * (SQUARE + 5), SQUARE, SQUARE, r=2,
                 fill="well", stroke="soft", width=1),
            words(20, 26, "−", size=18, tone="brick", anchor="middle", bold=True)
            if k == UL
            else mark(BASIC[side.squares[card * SQUARES + k]], 20 + k % 2 * (SQUARE + 5),
                      20 + k // 2 * (SQUARE + 5), 20),
        )
        for k in range(SQUARES)
    ]  # fmt: skip
    foot = CARD_SIDE + 15
    return group(
        plate(0, 0, CARD_SIDE, CARD_H, r=5),
        *squares,
        words(8, foot + 4, letters_on(scene.seen, card), size=11, tone="soft", serif=True),
        bonus_spot(side.bonus[card], side.once[card] == 1, CARD_SIDE - 20, foot, 15),
    )


def _member(scene: Scene[RaisingChicago], member: int) -> Markup:
    value = scene.seen.box.member_value[member]
    return _plate(
        MEMBER_W, MEMBER_H,
        label(10, 31, MEMBER_W - 80, scene.text.name("member", member), size=13, lines=2,
              serif=True),
        words(MEMBER_W - 34, 36, f"{value}×", size=15, anchor="end", bold=True),
        mark("reputation", MEMBER_W - 20, 31, 20),
    )  # fmt: skip
