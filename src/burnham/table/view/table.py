"""The whole view of a table, and its parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from burnham.table.view.around import ChatLine, Curtain, FairnessView, Lobby, Notice, ResultView
from burnham.table.view.frame import Frame, Status, stamp_of
from burnham.table.view.play import (
    About,
    BoardView,
    HintView,
    HistoryView,
    LogLine,
    QuestionView,
    SeatView,
    UndoView,
    Viewer,
)


@dataclass(frozen=True)
class TableView:
    frame: Frame
    about: About
    status: Status
    line: str  # where the game stands: "1912 · second round"
    viewer: Viewer
    seats: tuple[SeatView, ...]  # by seat
    order: tuple[int, ...]  # seats in turn order, mine first
    question: QuestionView | None  # None before the start, after the end and in the past
    undo: UndoView
    board: BoardView | None  # None before the start
    log: tuple[LogLine, ...]  # the latest lines; earlier ones by looking back
    history: HistoryView
    chat: tuple[ChatLine, ...]
    fairness: FairnessView
    lobby: Lobby | None
    curtain: Curtain | None
    result: ResultView | None
    notices: tuple[Notice, ...]
    watching: int  # spectators here now
    version: int
    advice: HintView | None = None  # only in the reply to somebody who asked


PARTS: Mapping[str, tuple[str, ...]] = {
    "bar": ("about", "status", "line", "viewer", "seats"),
    "menu": ("about", "status", "viewer"),
    "notices": ("about", "notices"),
    "strip": ("about", "viewer", "seats", "order"),
    "board": ("about", "board", "lobby"),
    "tall": ("about", "board", "lobby"),
    "question": (
        "about",
        "viewer",
        "status",
        "question",
        "undo",
        "lobby",
        "curtain",
        "history",
        "result",
        "advice",
    ),
    "desk": ("about", "viewer", "seats"),
    "players": ("about", "viewer", "seats", "order", "status", "lobby", "watching"),
    "log": ("about", "viewer", "seats", "log", "history"),
    "history": ("about", "viewer", "history"),
    "chat": ("about", "viewer", "chat"),
    "fairness": ("about", "fairness", "status"),
    "result": ("about", "viewer", "status", "result", "seats", "history", "fairness"),
}
"""The parts of a table page and the fields of the view that each is drawn from, and no others:
a part is sent again when one of these changes.  "board" is the wide arrangement, "tall" the
phone's; a page fetches only the one it shows."""


def stamps(view: TableView) -> dict[str, str]:
    """The stamp of every part."""
    return {
        part: stamp_of([getattr(view, name) for name in names]) for part, names in PARTS.items()
    }
