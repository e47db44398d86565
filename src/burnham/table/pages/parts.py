"""The parts of a table page, each drawn from its fields of the view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from markupsafe import Markup

from burnham.table.pages.end import result_part
from burnham.table.pages.fairness import fairness_part
from burnham.table.pages.past import history_part
from burnham.table.pages.people import desk_part, players_part, strip_part
from burnham.table.pages.question import question_part
from burnham.table.pages.talk import chat_part, log_part
from burnham.table.pages.top import bar_part, menu_part, notices_part
from burnham.table.views.table import TableView


def render_part(name: str, view: TableView) -> Markup:
    return _PARTS[name](view)


_PARTS: Final[Mapping[str, Callable[[TableView], Markup]]] = {
    "bar": bar_part,
    "menu": menu_part,
    "notices": notices_part,
    "strip": strip_part,
    "question": question_part,
    "desk": desk_part,
    "players": players_part,
    "log": log_part,
    "history": history_part,
    "chat": chat_part,
    "fairness": fairness_part,
    "result": result_part,
}
