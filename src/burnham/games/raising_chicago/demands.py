"""What must fit together in the box, beyond what each number may be."""

from __future__ import annotations

from burnham.games.raising_chicago.box import MOVE, PROJECTS, SQUARES, Box
from burnham.kernel.tables import Tables


def demands(box: Box, tables: Tables) -> None:
    _plots_lie_apart(box, tables)
    _moved_houses_have_room(box, tables)
    _markers_have_squares(box, tables)


def _plots_lie_apart(box: Box, tables: Tables) -> None:
    places = list(zip(box.plot_column, box.plot_row, strict=True))
    for plot, place in enumerate(places):
        if place in places[:plot]:
            given = f"{place[0] + 1}/{place[1] + 1}"
            raise tables.wrong(("city", "plots", plot), "box-twice", given=given)


def _moved_houses_have_room(box: Box, tables: Tables) -> None:
    """Each takes a plot of the outskirts for good.  RC-106"""
    given = box.kinds.count(MOVE)
    if given > box.outskirts:
        at = ("projects", "tiles")
        raise tables.wrong(at, "box-moves", most=box.outskirts, given=given)


def _markers_have_squares(box: Box, tables: Tables) -> None:
    """Nobody may pass, so every marker needs a square; neutral ones need their color.  RC-045"""
    for seats, setup in enumerate(box.setups, start=2):
        room = PROJECTS * SQUARES // seats - setup.most_markers
        most = room if setup.neutral else 0
        if setup.neutral_markers > most:
            at = ("players", f"setup_{seats}", "non_player_markers_per_player_and_round")
            raise tables.wrong(at, "box-markers", most=most, given=setup.neutral_markers)
