"""Drawings are kept while what they read stays the same: here it is recorded what they read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from burnham.kernel import position as kernel_position
from burnham.kernel.fields import OWNER
from burnham.kernel.position import Position
from burnham.kit import Drawing, Kept, Lamp, Scene, Sheet
from burnham.kit.keeping import Reader
from tests.battery.test_drawings import ARRANGEMENTS, DRAWN, drawing_of, moments, scene_at
from tests.drawings import names_in, scene_of, text_of

ALWAYS = {"seats"}
"""Fields that stay the same at a table."""


class Recorded(Mapping[str, Lamp]):
    """Lamps that remember which kinds were asked for; `all` if somebody looked at all of them."""

    def __init__(self, lit: Mapping[str, Lamp]) -> None:
        self.lit = lit
        self.kinds: set[str] = set()

    def __getitem__(self, name: str) -> Lamp:
        self.kinds.add(name.rpartition("-")[0])
        return self.lit[name]

    def get(self, name: str, default: Any = None) -> Any:
        """A thing looks at its own lamp so; kept, it has none but those that are named."""
        return self.lit.get(name, default)

    def __iter__(self) -> Iterator[str]:
        self.kinds.add("all")
        return iter(self.lit)

    def __len__(self) -> int:
        self.kinds.add("all")
        return len(self.lit)


def recording(seen: Position) -> tuple[Position, set[str]]:
    """The position, which now notes each of its fields that anybody reads."""
    read: set[str] = set()
    names = {field.name for field in seen.all_fields}
    kind = type(seen)

    def get(self: Position, name: str) -> Any:
        if name in names:
            read.add(name)
        return kind.__getattribute__(self, name)

    twin = seen.clone()
    twin.viewer = seen.viewer
    twin.__class__ = type(kind.__name__, (kind,), {"__getattribute__": get})
    return twin, read


class Recorder(Kept):
    """Draws everything anew and notes for every drawing what it reads beyond what it names."""

    def __init__(self) -> None:
        super().__init__()
        self.unnamed: set[tuple[str, str]] = set()
        self.read: dict[str, set[str]] = {}
        self.named: dict[str, set[str]] = {}
        self.sheets: set[str] = {"frame"}

    def drawn(self, reader: Reader, scene: Scene[Any], args: Any, more: Any) -> Any:
        seen, read = recording(scene.seen)
        lit = Recorded(scene.lit)
        made = reader.draw(replace(scene, seen=seen, lit=lit, kept=None), *args, **more)
        name = f"{reader.draw.__module__}.{reader.draw.__name__}"
        self.read.setdefault(name, set()).update(read, lit.kinds)
        self.named.setdefault(name, set()).update(reader.fields, reader.kinds)
        fields = read - set(reader.fields) - ALWAYS
        self.unnamed |= {(name, field) for field in fields}
        self.unnamed |= {(name, f"lit {kind}") for kind in lit.kinds - reader.kinds}
        if isinstance(made, Sheet):
            self.sheets.add(made.name)
        return made


def draw_all(drawing: Drawing, scene: Scene[Any]) -> None:
    """Everything of which a page of a table is made."""
    boards = [str(drawing.board(scene, arrangement)) for arrangement in ARRANGEMENTS]
    for player in range(scene.seen.players):
        for draw in (drawing.desk, drawing.panel, drawing.tally):
            text_of(draw(scene, player))
    for name in {*scene.lit, *names_in(boards[0])}:
        kind, _, value = name.rpartition("-")
        drawing.picture(scene, kind, int(value))


native = not str(kernel_position.__file__).endswith(".py")


@pytest.mark.skipif(native, reason="native positions cannot be watched")
@pytest.mark.parametrize("game", DRAWN)
def test_a_drawing_reads_no_more_than_it_names(game: str) -> None:
    recorder = Recorder()
    for moment in moments(game):
        draw_all(drawing_of(game), replace(scene_at(moment), kept=recorder))
        draw_all(drawing_of(game), replace(scene_of(moment, None), kept=recorder))
    assert not recorder.unnamed
    needless = {name: recorder.named[name] - read for name, read in recorder.read.items()}
    assert not {name: names for name, names in needless.items() if names}


@pytest.mark.skipif(native, reason="native positions cannot be watched")
@pytest.mark.parametrize("game", DRAWN)
def test_all_of_a_board_is_kept_and_reads_only_what_everybody_may_know(game: str) -> None:
    """Boards are drawn once for all viewers: sheets read public fields, and of secret ones, which
    are masked for everybody alike, how long they are."""
    recorder = Recorder()
    for moment in moments(game)[::2]:
        scene = replace(scene_of(moment, None), kept=recorder)
        public = {field.name for field in scene.seen.all_fields if field.seen != OWNER}
        for arrangement in ARRANGEMENTS:
            board = drawing_of(game).board(scene, arrangement)
            assert {one.sheet.name for one in board.placed} <= recorder.sheets
        for name, read in recorder.read.items():
            assert read <= public, name


@pytest.mark.parametrize("game", DRAWN)
def test_what_is_kept_looks_as_if_drawn_anew(game: str) -> None:
    """All moments of a table in turn, from the kept drawings and without."""
    drawing = drawing_of(game)
    kept: dict[tuple[object, ...], Kept] = {}
    for moment in moments(game):
        for scene in (scene_of(moment, None), scene_of(moment, moment.seat)):
            calm = replace(scene, lit={})
            table = (moment.seats, *moment.options.items())
            once = replace(calm, kept=kept.setdefault(table, Kept()))
            for arrangement in ARRANGEMENTS:
                anew, again = (str(drawing.board(s, arrangement)) for s in (calm, once))
                assert anew == again
            for player in range(calm.seen.players):
                for draw in (drawing.desk, drawing.panel, drawing.tally):
                    assert text_of(draw(calm, player)) == text_of(draw(once, player))
