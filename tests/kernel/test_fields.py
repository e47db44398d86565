"""Fields are declared once: how they begin and how they are copied is written out from there."""

from __future__ import annotations

from typing import Any

import pytest

from burnham.games import titles
from burnham.kernel.fields import INT, all_but, among
from burnham.kernel.title import Title
from burnham.kernel.write_fields import MARK, renewed
from tests import toy

TITLES = [*titles().values(), toy.TITLE]
each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def lists_of(position: Any) -> dict[str, int]:
    """The identity of every list a position is made of."""
    found = {}
    for field in position.all_fields:
        if field.shape != INT:
            value = getattr(position, field.name)
            for number, part in enumerate([value, *(v for v in value if isinstance(v, list))]):
                found[f"{field.name} {number}"] = id(part)
    return found


@each_title
def test_what_is_written_out_is_up_to_date(title: Title) -> None:
    path = title.folder / "fields.py"
    source = path.read_text(encoding="utf-8")
    assert renewed(source) == source, f"python -m burnham.kernel.write_fields {path}"


@each_title
def test_no_two_positions_share_a_list(title: Title) -> None:
    box = title.box(title.tables())
    first, second = (
        title.rules.blank(box, title.rules.max_seats),
        title.rules.blank(box, title.rules.max_seats),
    )
    copy = first.clone()
    assert not set(lists_of(first).values()) & set(lists_of(second).values())
    assert not set(lists_of(first).values()) & set(lists_of(copy).values())
    assert len(set(lists_of(first).values())) == len(lists_of(first))
    assert copy.values() == first.values()


def test_a_field_is_written_out_by_its_shape() -> None:
    """Its limits are made of what the box says, which is not loaded, and are not written."""
    declared = """
FIELDS: Final = [
    *KERNEL_FIELDS,
    *fields(INT, PUBLIC, "year phase"),
    *fields(INT, PUBLIC, "start", "-1"),
    *fields(INTS, SECRET, "deck", of="card", cap=CARDS_OF_A_BOX, high=len(ALL) - 1),
    *fields(ROWS, OWNER, "hands", "[[] for _ in range(seats)]"),
]

"""
    wrong = "class Fields(Position):\n    year = 1980\n"
    source = renewed(f"{declared}{MARK}{wrong}")
    assert source.startswith(f"{declared}{MARK}\n\nclass Fields(Position):")
    assert "1980" not in source
    for line in (
        "            self.year = 0\n            self.phase = 0\n            self.start = -1\n",
        "            self.deck: list[int] = []\n",
        "            self.hands: list[list[int]] = [[] for _ in range(seats)]\n",
        "        self.phase = other.phase\n",
        "        self.deck = other.deck[:]\n",
        "        self.hands = [row[:] for row in other.hands]\n",
    ):
        assert line in source


def test_a_file_without_mark_or_fields_is_left_alone() -> None:
    with pytest.raises(ValueError, match="the mark is missing"):
        renewed('FIELDS: Final = [*fields(INT, PUBLIC, "year")]\n')
    with pytest.raises(ValueError, match="no list FIELDS"):
        renewed(MARK)


def test_what_is_not_among_some_things() -> None:
    assert among([4, -1, 0, 4], 5) == [True, False, False, False, True], "-1 is a gap"
    assert all_but([4, -1, 0, 4], 5) == [1, 2, 3]
