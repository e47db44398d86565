"""Edition files: cards of one's own, and errors that name file, line and key."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import burnham
from burnham import BadComponents, BadRecord
from burnham.kernel.allowed import Span
from burnham.kernel.lines import line_of
from burnham.kernel.tables import Tables, read_tables, with_edition
from tests.toy import TITLE, Toll

BOX = """
[meta]
id = "box"

[costs]
source = "rules"
toll = 2

[costs.more]
fine = 3
rest = 4

[[cards]]
id = "a"
value = 1
name = "Alder"

[[cards]]
id = "b"
value = 2
name = "Birch"

[[cards]]
id = "c"
value = 3
name = "Cedar"

[tracks]
pay = [1, 2, 3]
steps = [
  { id = "x", to = 1 },
  { id = "y", to = 2 },
]
"""


def tables(text: str, file: str) -> Tables:
    return Tables(tomllib.loads(text), text, file)


def edited(text: str) -> Tables:
    return with_edition(tables(BOX, "box.toml"), tables(text, "mine.toml"))


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


# --- laying an edition over the box -------------------------------------------------------


def test_a_table_is_changed_key_by_key() -> None:
    data = edited("[costs]\ntoll = 5\n[costs.more]\nfine = 9\n").data
    assert data["costs"] == {"source": "rules", "toll": 5, "more": {"fine": 9, "rest": 4}}


def test_rows_with_ids_are_changed_row_by_row_and_new_ones_come_last() -> None:
    data = edited('[[cards]]\nid = "b"\nvalue = 7\n[[cards]]\nid = "d"\nvalue = 4\n').data
    assert [row["id"] for row in data["cards"]] == ["a", "b", "c", "d"]
    assert data["cards"][1] == {"id": "b", "value": 7, "name": "Birch"}


def test_rows_within_a_table_and_plain_lists() -> None:
    data = edited('[tracks]\npay = [9]\nsteps = [{ id = "y", to = 8 }]\n').data
    assert data["tracks"]["pay"] == [9]
    assert data["tracks"]["steps"] == [{"id": "x", "to": 1}, {"id": "y", "to": 8}]


def test_an_edition_may_describe_itself() -> None:
    assert edited('[meta]\nname = "Mine"\n').hash == tables(BOX, "box.toml").hash


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[meta]\n[gems]\nx = 1\n", "mine.toml:2: gems is no table"),
        ("gems = 3\n", "mine.toml:1: gems is no table"),
        ("costs = 3\n", "mine.toml:1: costs is not of the kind"),
        ("[[costs]]\ntoll = 1\n", "mine.toml:1: costs is not of the kind"),
        ("[costs]\n\ntol = 3\n", "mine.toml:3: costs.tol is no key there; there are more, source"),
        ("[costs]\ntoll = 1\n[costs.more]\nfin = 3\n", "mine.toml:4: costs.more.fin is no key"),
        ('[[cards]]\nvalue = 3\n', "mine.toml:1: cards.0 needs an id"),
        ('[[cards]]\nid = "a"\n[[cards]]\nid = "a"\n', "mine.toml:4: cards.1.id 'a' stands"),
        ('[[cards]]\nid = "b"\n\n[[cards]]\nid = "c"\ncolour = 1\n', "mine.toml:6: cards.1.colour"),
        ("[costs]\ntoll = 2020-01-01\n", "mine.toml:2: costs.toll cannot be 2020-01-01"),
        ("[costs]\ntoll = inf\n", "mine.toml:2: costs.toll cannot be inf"),
        ("[costs]\ntoll = nan\n", "mine.toml:2: costs.toll cannot be nan"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named_by_file_line_and_key(text: str, place: str) -> None:
    with pytest.raises(BadComponents) as error:
        edited(text)
    assert str(error.value).startswith(place)


# --- reading with types -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "path", "message"),
    [
        ("[costs]\n# mine\ntoll = '2'\n", ("costs", "toll"), "mine.toml:3: costs.toll must"),
        ("[costs]\ntoll = true\n", ("costs", "toll"), "mine.toml:2: costs.toll must be a whole"),
        ("[costs]\ntoll = 2.5\n", ("costs", "toll"), "mine.toml:2: costs.toll must be a whole"),
        ('[[cards]]\nid = "c"\nvalue = "x"\n', ("cards", 2, "value"), "mine.toml:3: cards.2.value"),
        ('[[cards]]\nid = "c"\n', ("cards", 1, "name"), "box.toml:21: cards.1.name must"),
        ("[costs]\ntoll = 1\n", ("tracks", "steps", 1, "id"), "box.toml:32: tracks.steps.1.id"),
        ("[costs]\ntoll = 1\n", ("costs", "gone"), "box.toml:5: costs.gone is missing"),
        ("[costs]\ntoll = 1\n", ("gone",), "box.toml:1: gone is missing"),
    ],
)  # fmt: skip
def test_a_wrong_type_is_named_where_it_stands(text: str, path: Any, message: str) -> None:
    with pytest.raises(BadComponents) as error:
        edited(text).number(Span(0, 9), *path)
    assert str(error.value).startswith(message)


def test_lists_are_checked_item_by_item() -> None:
    mine = edited('[tracks]\npay = [1, "2", 3]\n')
    with pytest.raises(BadComponents, match=r"mine.toml:2: tracks.pay.1 must be a whole number"):
        mine.numbers(Span(0, 9), "tracks", "pay", count=3)
    with pytest.raises(BadComponents, match=r"tracks.pay.0 must be a text"):
        mine.words("tracks", "pay", count=3)
    with pytest.raises(BadComponents, match=r"costs.toll must be a list"):
        mine.rows("costs", "toll", count=1)
    with pytest.raises(BadComponents, match=r"tracks.pay.0 must be a table"):
        mine.rows("tracks", "pay", count=3)
    with pytest.raises(BadComponents, match=r"costs.toll must be true or false"):
        mine.flag("costs", "toll")
    with pytest.raises(BadComponents, match=r"'Birch' is none of Ash, Elm"):
        mine.one_of(["Ash", "Elm"], "cards", 1, "name")
    assert mine.ids("cards", count=3) == ["a", "b", "c"]


def test_every_key_of_a_real_file_is_found_on_its_line() -> None:
    box = read_tables(TITLE.folder / "components.toml")
    lines = box.text.splitlines()
    assert lines[line_of(box.text, ("costs", "toll")) - 1] == "toll = 2"
    assert lines[line_of(box.text, ("cards", "values", 3)) - 1].startswith("values = ")


# --- through the house --------------------------------------------------------------------


def test_an_edition_file_changes_the_game(tmp_path: Path) -> None:
    mine = written(tmp_path, "[costs]\ntoll = 1\n")
    g = burnham.new("toy", seats=2, seed=1, edition=mine)
    assert isinstance(g.position, Toll)
    assert g.position.toll == 1
    assert burnham.new("toy", seats=2, seed=1, edition=str(mine)).hash() == g.hash()
    assert burnham.new("toy", seats=2, seed=1, edition={"costs": {"toll": 1}}).hash() == g.hash()


def test_a_record_carries_its_edition(tmp_path: Path) -> None:
    g = burnham.new("toy", seats=2, seed=1, edition=written(tmp_path, "[costs]\ntoll = 1\n"))
    g.take("draw")
    record = json.loads(json.dumps(g.record()))
    assert record["edition"]["tables"] == {"costs": {"toll": 1}}
    assert burnham.replay(record).hash() == g.hash()
    assert burnham.from_json(g.to_json()).hash() == g.hash()
    record["edition"]["tables"] = {}
    with pytest.raises(BadRecord, match="other components"):
        burnham.replay(record)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[costs]\ntoll = 'two'\n", r"mine.toml:2: costs.toll must be a whole number, not 'two'"),
        ("[cards]\nvalues = 3\n", r"mine.toml:2: cards.values is not of the kind"),
        ("[cards]\nvalues = [1, true]\n", r"mine.toml:2: cards.values must have 12 entries, not 2"),
        ("[costs\n", r"mine.toml: .*line 1"),
        ("costs = {\n", r"mine.toml: .*line 1"),
        ("x = " + "[" * 5000, r"mine.toml: "),
    ],
)
def test_a_broken_edition_file(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadComponents, match=message):
        burnham.new("toy", seats=2, edition=written(tmp_path, text))


def test_an_edition_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    for path in (tmp_path / "none.toml", tmp_path, tmp_path / "bytes.toml", "a\0b"):
        with pytest.raises(BadComponents):
            burnham.new("toy", seats=2, edition=path)
