"""What the kit draws is well formed, safe, themed and operable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from burnham.kit import (
    ICONS,
    Hue,
    Lamp,
    Layout,
    Own,
    Scene,
    Sheet,
    arrange,
    board_of,
    css,
    figure,
    ground,
    group,
    label,
    patterns,
    piece,
    rect,
    seat_colours,
    standalone,
    thing,
    together,
    words,
)  # fmt: skip
from burnham.kit.grounds import KitGround
from burnham.kit.ink import KitTone
from burnham.kit.panels import chip, fact
from burnham.kit.sheets import view_in_question
from burnham.kit.style import KIT, Theme, grounds
from tests.kit.specimen import HUES, PlainWords, desk, page, scene, specimen

SVG = "{http://www.w3.org/2000/svg}"


def read(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def board(on: Scene[None], *content: object) -> ElementTree.Element:
    sheet = Sheet("only", 100, 80, content)  # type: ignore[arg-type]
    return read(str(arrange(on, HUES, 200, 160, [sheet.at(10, 10)], label="Board")))


def named(root: ElementTree.Element, name: str) -> ElementTree.Element:
    found = [element for element in root.iter() if element.get("data-thing") == name]
    assert len(found) == 1
    return found[0]


def classes_of(element: ElementTree.Element) -> list[str]:
    return (element.get("class") or "").split()


def box(on: Scene[None], name: str) -> ElementTree.Element:
    return named(board(on, thing(on, name, 5, 6, 50, 40, rect(0, 0, 50, 40))), name)


def test_text_and_attributes_are_escaped() -> None:
    evil = '<b onload="x">&'
    drawn = str(figure(10, 10, words(0, 0, evil), label=evil)) + str(label(0, 0, 99, evil))
    assert "<b" not in drawn
    assert "&lt;b onload=&#34;x&#34;&gt;&amp;" in drawn
    assert "<b" not in str(fact("star", evil, evil)) + str(chip("cost", evil))


def test_a_mark_is_markup_and_its_content_what_it_is_given() -> None:
    inner = words(1, 2, 1)
    assert group(inner, None, False, True, 3, "<", [inner, ("&",)]) == Markup(
        f"<g>{inner}3&lt;{inner}&amp;</g>"
    )
    assert words(1, 2, True) != inner  # though 1 == True
    assert together(inner, "<").startswith(inner)


def test_a_lit_thing_is_a_button_with_its_answers() -> None:
    lit = box(Scene(None, PlainWords(), lit={"site-7": Lamp((12, 13), "Build here")}), "site-7")
    assert "lit" in classes_of(lit)
    assert (lit.get("role"), lit.get("tabindex")) == ("button", "0")
    assert lit.get("aria-label") == "Build here"
    assert lit.get("data-answers") == "12 13"


def test_an_unlit_thing_is_there_but_no_button() -> None:
    dark = box(Scene(None, PlainWords(), lit={"site-8": Lamp((1,))}), "site-7")
    assert "lit" not in classes_of(dark)
    assert dark.get("role") == "img"
    assert dark.get("tabindex") is None
    assert dark.get("data-answers") is None
    assert dark.get("aria-label") == "site 7"


def test_one_of_many_small_places_is_lit_as_a_dot() -> None:
    on = scene()
    dots = [box_of.get("data-dot") for box_of in (
        named(board(on, thing(on, "site-1", 5, 6, 20, 20, dot=dot)), "site-1") for dot in (0, 4)
    )]  # fmt: skip
    assert dots == [None, "4"]


def test_the_board_steps_back_only_while_something_is_lit() -> None:
    assert "lamps" not in classes_of(board(Scene(None, PlainWords())))
    assert "lamps" in classes_of(board(Scene(None, PlainWords(), lit={"a-0": Lamp((1,))})))


def test_a_piece_keeps_its_own_group_free_for_motion() -> None:
    root = read(str(piece("stone-2", 3, 4)))
    assert root.get("transform") == "translate(3 4)"
    assert (root[0].get("data-piece"), root[0].get("transform")) == ("stone-2", None)


def test_sheets_are_scaled_and_named() -> None:
    sheet = Sheet("plan", 100, 50, rect(0, 0, 100, 50))
    placed = sheet.at(10, 20, width=200)
    assert (placed.right, placed.foot) == (210, 120)
    root = read(str(arrange(scene(), HUES, 300, 200, [placed], label="L", describe="D")))
    assert root.get("viewBox") == "0 0 300 200"
    assert root.get("aria-label") == "L"
    assert root.findtext("{*}desc") == "D"
    assert root.get("data-seat-2") == "turquoise"
    plan = next(element for element in root.iter() if element.get("data-sheet") == "plan")
    place = [plan.get(name) for name in ("x", "y", "width", "height", "viewBox", "overflow")]
    assert place == ["10", "20", "200", "100", "0 0 100 50", "visible"]


def test_a_window_shows_a_part_of_a_sheet() -> None:
    sheet = Sheet("plan", 100, 50, rect(0, 0, 100, 50))
    placed = sheet.at(10, 20, width=60, window=(40, 10, 20, 30))
    assert (placed.right, placed.foot) == (70, 110)
    root = read(str(arrange(scene(), HUES, 300, 200, [placed], label="L", frame=False)))
    place = [root[0].get(name) for name in ("width", "height", "viewBox", "overflow")]
    assert place == ["60", "90", "40 10 20 30", "hidden"]


def test_places_tell_where_the_sheets_lie() -> None:
    sheet = Sheet("plan", 100, 50, rect(0, 0, 100, 50))
    board = arrange(scene(), HUES, 300, 200, [sheet.at(10, 20)], label="L")
    lines = board.places.split("\n")
    assert lines == [
        "@ open 0 0 300 200 ",
        "frame 0 0 300 200 0 0 300 200 visible",
        "plan 10 20 100 50 0 0 100 50 visible",
    ]


def test_a_board_has_views_of_one_size_and_opens_the_one_in_question() -> None:
    plan, track = (Sheet(name, 100, 50, rect(0, 0, 100, 50)) for name in ("plan", "track"))
    low = Layout([plan.at(0, 0)], 300, 100)
    high = Layout([plan.at(5, 5), track.at(0, 60)], 300, 200)
    kinds = {"low": "site", "high": "site year"}
    lit = replace(scene(), lit={"site-1": Lamp((1,), ""), "year-2": Lamp((2,), "")})
    assert view_in_question(scene(), "low", kinds) == "low"
    opened = view_in_question(lit, "low", kinds)
    assert opened == "high"
    board = board_of(scene(), HUES, {"low": low, "high": high}, "wide", "", opened)
    assert [one.sheet.name for one in board.placed] == ["frame", "plan", "track"]
    assert [sheet.name for sheet in board.sheets] == ["frame", "plan", "track"]
    assert {view.viewbox for view in board.views} == {"0 0 300 200"}
    heads = [line for line in board.places.split("\n") if line.startswith("@")]
    assert [line.split(" ")[:2] for line in heads] == [["@low", "shut"], ["@high", "open"]]


@pytest.mark.parametrize("theme", get_args(Theme))
def test_a_standalone_picture_carries_style_and_hatchings(theme: Theme) -> None:
    root = read(standalone(specimen(), theme, title="A & B"))
    assert root.tag == f"{SVG}svg"
    assert root.get("data-theme") == theme
    assert root.findtext(f"{SVG}title") == "A & B"
    assert "--paper" in (root.findtext(f"{SVG}style") or "")
    assert_refers_only_to_itself(root)


def assert_refers_only_to_itself(root: ElementTree.Element) -> None:
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        for target in re.findall(r"url\(#([\w-]+)\)", element.get("fill", "")):
            assert target in ids


def test_everything_is_well_formed_and_things_are_unique() -> None:
    root = read(str(specimen()))
    things = [name for element in root.iter() if (name := element.get("data-thing"))]
    assert things
    assert len(things) == len(set(things))
    read(f"<div>{''.join(map(str, flat(desk())))}</div>")
    read(str(page("light")).removeprefix("<!doctype html>").replace('<meta charset="utf-8">', ""))


def flat(node: object) -> Iterator[object]:
    if isinstance(node, list):
        for child in node:
            yield from flat(child)
    else:
        yield node


def test_drawings_have_no_inline_style_and_no_colours() -> None:
    drawn = str(specimen()) + str(patterns()) + "".join(map(str, flat(desk())))
    assert "style=" not in drawn
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b", drawn.replace("url(#", "("))
    assert "<script" not in drawn


def rules_of(style: str) -> set[str]:
    return set(re.findall(r"\.([a-z][\w-]*)", style))


def test_every_tone_hue_and_class_has_a_rule() -> None:
    style = css()
    known = rules_of(style)
    for tone in get_args(KitTone):
        assert f"f-{tone}" in known, tone
    for kind in get_args(KitGround):
        assert f"ground-{kind}" in known, kind
    for hue in get_args(Hue):
        for seat in range(4):
            assert f'[data-seat-{seat}="{hue}"]' in style
    used = set(re.findall(r'class="([^"]*)"', str(specimen()) + str(patterns())))
    marks = {name for names in used for name in names.split()}
    quiet = {"thing", "board", "card", "piece", "icon"}
    assert marks - known - quiet == set()


def test_the_grounds_of_the_kit_are_those_of_its_type() -> None:
    assert [ground.name for ground in grounds(KIT)] == list(get_args(KitGround))


def test_colours_are_named_only_in_tokens() -> None:
    below = (KIT / "style.css").read_text("utf-8").split("/* ---", 2)[2]
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b", below)


def test_a_drawing_brings_style_and_grounds_along(tmp_path: Path) -> None:
    (tmp_path / "style.css").write_text(".moss { fill: var(--verd); }", "utf-8")
    (tmp_path / "grounds.toml").write_text(
        '[slate]\nwash = ["#CCD", "#223"]\nmark = ["#334", "#99A"]\n'
        'tile = [4, 5]\nhatch = "M0 2h4"\nturn = 30\n',
        "utf-8",
    )
    assert "moss" not in css() + str(patterns())
    assert css(tmp_path).startswith(css())
    assert ".moss { fill" in css(tmp_path)
    assert ".ground-slate { --wash: light-dark(#CCD, #223);" in css(tmp_path)
    slate = arrange(
        scene(), HUES, 9, 9, [Sheet("s", 9, 9, ground(Own("slate"), 0, 0, 9, 9)).at(0, 0)], label=""
    )
    with_it = read(standalone(slate, "dark", tmp_path))
    assert_refers_only_to_itself(with_it)
    assert "moss" in (with_it.findtext(f"{SVG}style") or "")
    with pytest.raises(AssertionError):
        assert_refers_only_to_itself(read(standalone(slate, "dark")))


def test_every_icon_draws() -> None:
    for name, parts in ICONS.items():
        assert parts, name
        assert all(d.startswith("M") for _, d in parts), name


def test_seat_colours_are_attributes() -> None:
    assert seat_colours(("red", "blue")) == {"data-seat-0": "red", "data-seat-1": "blue"}
