"""What is told of a thing: by the game's texts, for each viewer, and every reason once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burnham.kit import things_of
from burnham.table.room.refusals import Missing
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed
from burnham.table.views.about import legend, thing_view
from burnham.table.views.frame import Frame, Person
from burnham.table.views.question import answers_on, question, reasons
from burnham.table.views.viewpoint import Viewing, Viewpoint
from tests.table.tables import ADA, TOY, two
from tests.table.views.whole_games import SHELF, full_table, moments, viewpoint


def look(room: Room, boxed: Boxed = TOY) -> Viewpoint:
    """Through Ada's eyes."""
    frame = Frame("en", "auto", Person("", False, False), 0, "/")
    return Viewpoint(room, boxed, Viewing(frame, ADA))


def test_a_thing_has_its_name_its_sentences_and_its_rules() -> None:
    told = thing_view(viewpoint(full_table(SHELF["san_francisco"]), 0), "year-0")
    assert told.name == "1906"
    assert told.about.startswith("A year: ")
    assert told.now == "It is 1906 now."
    assert [link.rule for link in told.rules] == ["SF-068", "SF-090"]
    assert told.rules[0].link == "/guide/san_francisco#SF-068"


@pytest.mark.parametrize("name", ["", "site", "site-x", "site-999", "ring-7"])
def test_what_is_no_thing_is_not_there(name: str) -> None:
    with pytest.raises(Missing):
        thing_view(viewpoint(full_table(SHELF["san_francisco"]), 0), name)


def test_a_reason_that_many_answers_share_is_told_once() -> None:
    room = two()
    assert room.position is not None
    play = room.position.step.verbs[0]
    strange = [card for card in range(12) if play.code(card) not in room.position.answers()]
    told = reasons(look(room), [play.code(card) for card in strange])
    assert len(told) == 1
    assert told[0].startswith("You do not hold")


@pytest.mark.parametrize("game", ["chicago_1875", "raising_chicago"])
def test_reasons_are_few_and_about_what_can_be_chosen(game: str) -> None:
    """Answers on a thing are asked about with others that can be chosen, if there are any."""
    for room in moments(game):
        if room.asked is None:
            continue
        eye = viewpoint(room, room.asked)
        step = eye.eyes.seen.step
        for answer in range(0, step.size, 7):
            for thing in things_of(step, answer):
                on = answers_on(eye, thing)
                others = [{*things_of(step, one)} - {thing} for one in on]
                assert all(other <= set(eye.lit) for other in others) or not any(
                    other <= set(eye.lit) for other in others
                )
                assert len(reasons(eye, on)) < 6


def test_harm_is_a_cost() -> None:
    """What is gained of a tally of which less is better is shown like a price."""
    title = replace(TOY.title, showing=replace(TOY.title.showing, harms=("coins",)))
    for boxed, kind in ((TOY, "gain"), (Boxed(title), "cost")):
        asked = question(look(two(), boxed))
        assert asked is not None
        chip = asked.answers[0].chips[0]
        assert (chip.name, chip.kind, chip.text[0]) == ("coins", kind, "+")


def test_a_price_is_told_by_its_chip_alone() -> None:
    """Where chips tell what an answer costs its words need not."""
    found = 0
    for room in moments("san_francisco"):
        asked = question(viewpoint(room, room.asked or 0))
        for answer in asked.answers if asked else ():
            if "from a distance" in answer.sentence and answer.chips:
                assert "for $" not in answer.sentence
                found += 1
    assert found


def test_the_legend_has_the_games_own_icons_first() -> None:
    entries = legend(viewpoint(full_table(SHELF["san_francisco"]), 0))
    assert entries[0].text == "Build"
    assert "Points" in [entry.text for entry in entries[-5:]]
    assert legend(look(two())) == ()
