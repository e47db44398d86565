"""Forms of names, as a language needs them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from burnham.kernel.position import Fact
from burnham.kernel.text import Text
from tests.toy import TITLE

GERMAN = """
kind-seat = Platz { $seat }
kind-automaton = Das Komitee
    .dem = dem Komitee
said = { $one } { $two }
f-built = bebaut von { $seat-dem }, Nummer { $seat-n }
"""


@pytest.fixture
def text(tmp_path: Path) -> Text:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "de.ftl").write_text(GERMAN, encoding="utf-8")
    kinds = {**TITLE.showing.kinds, "automaton": lambda box, value: {}}
    title = replace(TITLE, showing=replace(TITLE.showing, kinds=kinds), folder=tmp_path)
    return Text(title, None, "de", {0: "Ada"}, 2)


def test_a_kind_has_the_forms_that_its_language_needs(text: Text) -> None:
    assert text.seat(2) == "Das Komitee"
    assert text.seat(2, "dem") == "dem Komitee"
    assert text.fact(Fact("built", 2, {}, -1)) == "bebaut von dem Komitee, Nummer 2"


def test_a_name_without_a_form_is_given_as_it_is(text: Text) -> None:
    assert text.fact(Fact("built", 0, {}, -1)) == "bebaut von Ada, Nummer 0"
    assert text.seat(1, "dem") == "Platz 2"


def test_what_was_said_is_kept_for_the_same_words_alone(text: Text, tmp_path: Path) -> None:
    assert text.say("said", one=1, two="zwei") == "1 zwei"
    assert text.say("said", two=1, one="zwei") == "zwei 1"
    assert text.say("said", one=1, two="zwei") == "1 zwei"
    (tmp_path / "text" / "en.ftl").write_text("said = { $two }!", encoding="utf-8")
    assert Text(text.title, None, "en", {}, 2).say("said", one=1, two="zwei") == "zwei!"
    with pytest.raises(LookupError):
        text.say("said", one=1)
