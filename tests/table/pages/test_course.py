"""The chart of points or chances over time."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from burnham.kit import width
from burnham.table.pages.course import NAME, Run, course


@pytest.mark.parametrize("name", ["Jo", "Guest 1", "Wolfeschlegelstein"])
@pytest.mark.parametrize("broad", [True, False])
def test_names_at_the_end_of_lines_fit(name: str, broad: bool) -> None:
    runs = [Run(name, 0, (30, 100)), Run("Wren", 1, (70, 0))]
    moments = [(0, "1906"), (80, "1907")]
    chart = course(runs, moments, "Chances", broad=broad, tell=lambda n: f"{n} %", least=100)
    root = ElementTree.fromstring(str(chart))
    frame = float(root.attrib["viewBox"].split()[2])
    ends = [e for e in root.iter() if e.get("class") == "name"]
    assert [e.text for e in ends] == [f"{name[:NAME]} 100 %", "Wren 0 %"]
    for end in ends:
        assert float(end.attrib["x"]) + width(end.text or "", 13, bold=True) <= frame
