"""The end of a game as towers: every number has its room."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from burnham.table.pages.skyline import Tower, skyline

SVG = "{http://www.w3.org/2000/svg}"
FIGURE = 0.55  # how wide a bold figure is, for its size


def towers(*points: tuple[int, ...]) -> list[Tower]:
    return [Tower(f"Player {seat}", seat, seat + 1, p) for seat, p in enumerate(points)]


def drawn(made: list[Tower]) -> ElementTree.Element:
    picture = str(skyline(made, "the end", "{:,}".format))
    return ElementTree.fromstring(
        re.sub("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', picture)
    )


@pytest.mark.parametrize("most", [9, 107, 4_482, 670_000, 2_345_000])
def test_the_scale_stands_before_the_first_tower(most: int) -> None:
    found = drawn(towers((most,), (most // 2,), (most // 3,), (most // 4,)))
    floors = [
        float(one.get("x", "")) for one in found.iter(f"{SVG}rect") if "url" in one.get("fill", "")
    ]
    marks = [one for one in found.iter(f"{SVG}text") if "f-soft" in one.get("class", "")]
    assert marks
    assert max(float(one.get("x", "")) for one in marks) < min(floors)


@pytest.mark.parametrize("most", [107, 670_000, 2_345_000])
def test_totals_of_four_stand_apart(most: int) -> None:
    made = towers((most,), (most - 1,), (most - 2,), (most - 3,))
    told = {f"{tower.total:,}" for tower in made}
    totals = [one for one in drawn(made).iter(f"{SVG}text") if one.text in told][-8:]
    places = sorted(
        (float(one.get("x", "")), len(one.text or "") * float(one.get("font-size", "")) * FIGURE)
        for one in totals
        if "serif" in one.get("class", "") and float(one.get("y", "")) > 283
    )
    assert len(places) == 4
    for (x, wide), (further, other) in pairwise(places):
        assert x + wide / 2 < further - other / 2
