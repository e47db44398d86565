"""The others: who is waited for before the game, and what is noted of them in the chat."""

from __future__ import annotations

import re

import pytest
from markupsafe import Markup

from burnham.kernel.fluent import Lang
from burnham.table.pages.items import public_items
from burnham.table.pages.talk import chat_items
from burnham.table.room import seating
from burnham.table.room.room import Line, Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed
from burnham.table.views import story
from burnham.table.views.frame import Frame, Person
from burnham.table.views.table import table_view
from burnham.table.views.viewpoint import Viewing, Viewpoint
from tests.table.tables import ADA, BRUNO, TOY, two
from tests.table.views.whole_games import SHELF


def seen(room: Room, boxed: Boxed, person: str | None, lang: Lang = "en") -> Viewpoint:
    frame = Frame(lang, "auto", Person("", False, False), 0, "/")
    return Viewpoint(room, boxed, Viewing(frame, person))


def test_a_note_in_the_chat_names_its_player_once() -> None:
    room = two()
    seating.leave(room, ADA, 0, "random", 0.0)
    room.say(Line(1, BRUNO, 1, "Bruno", "Bye, Ada", "", 0.0))
    note, words = story.chat(seen(room, TOY, BRUNO))
    told = [Markup(html).striptags() for html in chat_items((note, words)).values()]
    assert told[0].count("Ada") == 1
    assert told[1].removesuffix("1970-01-01 00:00 UTC").strip() == "Bruno Bye, Ada"
    assert (note.name, words.name) == ("", "Bruno")


@pytest.mark.parametrize("game", list(SHELF))
@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_waits_sees_the_board_and_the_rules_in_five_lines(game: str, lang: Lang) -> None:
    boxed = SHELF[game]
    seats = boxed.title.usual_seats
    wish = Wish(game, [Place("me"), *[Place("friend")] * (seats - 1)], {})
    room = seating.open_table(wish, boxed, ADA, "Ada", "", 0.0)
    found = table_view(seen(room, boxed, ADA, lang), "http://test").lobby
    assert found is not None
    assert len(found.brief) == 5
    assert str(boxed.title.card.minutes) in found.brief[-1][1]
    assert [seat.kind for seat in found.coming] == ["person", *["open"] * (seats - 1)]
    board = public_items(seen(room, boxed, None, lang), "wide")["board"]
    assert "<svg" in board
    assert not re.search("data-(thing|sheet|piece)", board), "there is no game yet to ask about"
