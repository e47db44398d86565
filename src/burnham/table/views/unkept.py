"""A table that is made for one page and kept nowhere, as its learner sees it."""

from __future__ import annotations

from dataclasses import replace

from burnham.table.views.story import HistoryView
from burnham.table.views.table import TableView, table_view
from burnham.table.views.undo import UndoView
from burnham.table.views.viewpoint import Viewpoint


def unkept_view(viewpoint: Viewpoint, url: str, base_url: str) -> TableView:
    """The table under an address of its own, without ways back and hints."""
    table = table_view(viewpoint, base_url)
    question = table.question if viewpoint.may_answer else None
    if question:
        question = replace(question, crumbs=(), can_hint=False, lesson=None, coach=None, plan=None)
    return replace(
        table,
        about=replace(table.about, url=url, hints=False),
        question=question,
        undo=UndoView(table.undo.number, None, None, False, None, "", None),
        history=HistoryView(present=0, shown=0, live=True, turn=0),
        result=None,
    )
