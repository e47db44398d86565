"""The table page of an unkept table: what a lesson and practice have in common."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, icon_html, together
from burnham.kit import html as h
from burnham.table.pages.items import Items
from burnham.table.pages.question import question_part
from burnham.table.speech import speech_in
from burnham.table.views.table import TableView


def unkept_items(
    table: TableView, items: Items, name: str, note: Markup, leave: tuple[str, str]
) -> Items:
    """The items of a table with those in their place that an unkept one has of its own: a bar that
    names it, a menu with the way out (address and label), and a note above the question."""
    return {
        **items,
        "bar": str(_bar(table, name)),
        "menu": str(_menu(table, *leave)),
        "question": str(together(note, question_part(table))),
    }


def note_box(title: str, text: Content, ways: Content, marks: dict[str, str]) -> Markup:
    """Keys, and those who listen, come to its title first and are told its text."""
    return h.div(".coach", marks)[
        h.h2(".label", tabindex="-1", aria_describedby="coach-text")[title],
        h.div(id="coach-text")[text],
        h.div(".row")[ways],
    ]


def _bar(table: TableView, name: str) -> Markup:
    return together(
        h.h1(".where")[table.about.game_name],
        h.span(".label.status.desk-only")[name],
        h.span(".grow"),
    )


def _menu(table: TableView, leave: str, label: str) -> Markup:
    say = speech_in(table.about.lang)
    return together(
        h.a(href=f"{table.about.url}/text", data_dialog="as-text")[
            icon_html("list"), say("as-text")
        ],
        h.button(type="button", data_dialog="keys")[icon_html("help"), say("keys")],
        h.a(href=leave)[icon_html("prev"), label],
    )
