"""Boards by ear: everything that is heard has a name, in a group that has one, and no two things of
a group sound alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

import pytest

from tests.battery.test_drawings import ARRANGEMENTS, DRAWN, drawing_of, moments, scene_at
from tests.drawings import side, text_of


def heard(element: Element, group: str = "", hidden: bool = False) -> Iterator[tuple[str, Element]]:
    """Everything with a role, and the group it is in."""
    hidden = hidden or element.get("aria-hidden") == "true"
    role = element.get("role", "none")
    if hidden:
        assert role != "button", f"what is lit cannot be hidden: {element.get('data-thing')}"
    elif role != "none":
        yield group, element
    if role == "img":
        return  # what is inside is not heard
    inside = element.get("aria-label", "") if role == "group" else group
    for child in element:
        yield from heard(child, inside, hidden)


@pytest.mark.parametrize("game", DRAWN)
def test_all_that_is_heard_of_a_board_can_be_told_apart(game: str) -> None:
    for moment in moments(game)[::2]:
        scene = scene_at(moment)
        for arrangement in ARRANGEMENTS:
            board = drawing_of(game).board(scene, arrangement)
            for view in board.views:
                found = list(heard(fromstring(side(board, view.name))))
                names = [(group, element.get("aria-label", "")) for group, element in found]
                assert all(name for _, name in names)
                assert all(group for group, _ in names[1:]), "only the board itself is in no group"
                twice = [name for name, count in Counter(names).items() if count > 1]
                assert not twice, twice


@pytest.mark.parametrize("game", DRAWN)
def test_pictures_on_desks_have_names(game: str) -> None:
    for moment in moments(game)[::3]:
        scene = scene_at(moment)
        for player in range(scene.seen.players):
            desk = fromstring(f"<div>{text_of(drawing_of(game).desk(scene, player))}</div>")
            assert all(element.get("aria-label") for _, element in heard(desk))
            for svg in desk.iter("{*}svg"):
                assert svg.get("role") or svg.get("aria-hidden"), "it would be heard as a picture"
