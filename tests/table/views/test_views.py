"""What is shown: parts are drawn from their fields alone, and from nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from burnham.kernel.position import EVERYONE, Fact
from burnham.table import pages
from burnham.table.room import absence, play, seating
from burnham.table.room.room import Line, Room
from burnham.table.room.shelf import Boxed, Edition
from burnham.table.views.frame import Frame, Person
from burnham.table.views.story import sentence_of
from burnham.table.views.table import PARTS, TableView, table_view
from burnham.table.views.viewpoint import Viewing, Viewpoint
from burnham.table.web.frames import Frames, Shown
from tests.table.tables import (
    ADA,
    BRUNO,
    CLARA,
    TOY,
    answer,
    new_table,
    play_to_the_end,
    three,
    two,
)

WHO = (ADA, BRUNO, None)


def view(
    room: Room, person: str | None, seat: int | None = None, moment: int | None = None,
    lang: Any = "en",
) -> TableView:  # fmt: skip
    frame = Frame(lang, "auto", Person("", False, False), 0, "/")
    return table_view(Viewpoint(room, TOY, Viewing(frame, person, seat, moment)), "http://test")


def show(
    frames: Frames, room: Room, person: str | None, lang: Any = "en", before: Shown | None = None,
    moment: int | None = None,
) -> Shown:  # fmt: skip
    frame = Frame(lang, "auto", Person("", False, False), 0, "/")
    viewpoint = Viewpoint(room, TOY, Viewing(frame, person, None, moment))
    return frames[room.id].show(viewpoint, "http://test", "wide", before)


def moments() -> list[Room]:
    """A table in every state it can be in."""
    waiting = new_table("me", "friend", "bot", clock="bank:600")
    chain = two()
    answer(chain)
    asked = three()
    while asked.asked == 0:
        answer(asked)
    play.ask_back(asked, TOY, 0, asked.journal.number, play.own_last(asked, 0) or 0, 0.0)
    left = two("move:60")
    left.say(Line(0, ADA, 0, "Ada", "bye", "", 0.0))
    seating.leave(left, ADA, 0, "random", 0.0)
    over = two()
    play_to_the_end(over)
    return [waiting, two(), chain, asked, left, over]


class Recorder:
    """A view that remembers which of its fields were read."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        return getattr(self.view, name)


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_drawn_from_its_fields_alone(part: str) -> None:
    for room in moments():
        for person in WHO:
            recorder = Recorder(view(room, person))
            pages.render_part(part, recorder)  # type: ignore[arg-type]
            assert recorder.read <= set(PARTS[part])


def test_a_part_whose_fields_are_as_before_is_as_it_was() -> None:
    """What is not made again would have come out the same."""
    frames = Frames()
    before: dict[tuple[str | None, str], Shown] = {}
    for room in moments():
        for person in WHO:
            for lang in ("en", "de"):
                again = show(frames, room, person, lang, before.get((person, lang)))
                assert again.items == show(Frames(), room, person, lang).items
                before[person, lang] = again


def test_nothing_hidden_is_shown() -> None:
    """Of a position and another that looks the same to the viewer the same is sent."""
    for room in moments():
        if room.position is None or room.header.status == "over":
            continue
        for person, seat in ((ADA, 0), (BRUNO, 1), (None, -1)):
            other = room.copy()
            other.position = room.position.imagine(seat, "quite another deal")
            assert other.position.values() != room.position.values()
            one, two_ = (show(Frames(), at, person).items for at in (room, other))
            assert one == two_


def test_a_question_with_its_answers() -> None:
    room = two()
    mine = view(room, ADA).question
    assert mine is not None
    assert (mine.mine, mine.title, mine.number) == (True, "Your turn", 1)
    assert room.position is not None
    assert [a.answer for a in mine.answers] == room.position.answers()
    first = mine.answers[0]
    assert first.sentence.startswith("Play a ")
    assert first.chips[0].text.startswith("+")
    assert first.things[0] in mine.lit
    theirs = view(room, BRUNO).question
    assert theirs is not None
    assert (theirs.mine, theirs.answers, theirs.lit) == (False, (), {})
    assert theirs.title == "Waiting for Ada"


def test_crumbs_lead_back_along_the_chain() -> None:
    room = two()
    answer(room)
    question = view(room, ADA).question
    assert question is not None
    assert [crumb.moment for crumb in question.crumbs] == [0]
    assert question.crumbs[0].sentence.startswith("Play a ")
    undo = view(room, ADA).undo
    assert (undo.back, undo.start, undo.redo, undo.ask) == (0, 0, False, None)
    theirs = view(room, BRUNO)
    assert theirs.question is not None
    assert theirs.question.crumbs == ()
    assert theirs.undo.back is None


def test_a_request_to_take_back() -> None:
    room = moments()[3]
    asker, other, spectator = (view(room, who).undo.request for who in (ADA, CLARA, None))
    assert asker is not None
    assert (asker.mine, asker.reply) == (True, False)
    assert other is not None
    assert (other.mine, other.reply) == (False, True)
    assert spectator is None


def test_the_past_has_no_lamps() -> None:
    room = two()
    answer(room)
    past = view(room, ADA, moment=0)
    assert past.question is None
    assert not past.history.live
    assert (past.history.present, past.history.shown) == (1, 0)
    then, now = (show(Frames(), room, ADA, moment=moment).items for moment in (0, 1))
    assert then["lamps"] == "{}" != now["lamps"]
    lines = [[name for name in items if name.startswith("log:")] for items in (then, now)]
    assert len(lines[0]) < len(lines[1])


def test_the_history_ticks_where_i_answered() -> None:
    room = two()
    answer(room)
    ticks = [[n for n in show(Frames(), room, who).items if n.startswith("mine:")] for who in WHO]
    assert ticks == [["mine:1"], [], []]


def test_a_curtain_between_seats_on_one_device() -> None:
    room = new_table("me", "me")
    down = view(room, ADA)
    assert down.curtain is not None
    assert (down.curtain.seat, down.curtain.reveal) == (0, f"/t/{room.id}?as=0")
    assert down.viewer.seat is None
    up = view(room, ADA, seat=0)
    assert up.curtain is None
    assert (up.viewer.seat, up.viewer.query) == (0, "as=0")
    while room.asked == 0:
        answer(room)
    passed = view(room, ADA, seat=0)
    assert passed.curtain is not None
    assert passed.curtain.seat == 1
    assert passed.viewer.seat is None


def test_the_lobby_shows_its_invite_to_insiders_only() -> None:
    room = new_table("me", "friend", "friend")
    mine, theirs = view(room, ADA).lobby, view(room, BRUNO).lobby
    assert mine is not None
    assert theirs is not None
    assert mine.invite == f"http://test/join/{room.header.invite}"
    assert theirs.invite == ""
    assert mine.levels
    assert not theirs.levels


def test_the_result() -> None:
    room = two()
    play_to_the_end(room)
    result = view(room, ADA).result
    assert result is not None
    assert [place.rank for place in result.ranking] == sorted(p.rank for p in result.ranking)
    assert sum(row.points[0] for row in result.categories) == next(
        place.total for place in result.ranking if place.seat == 0
    )
    assert result.course[0].moment == 0
    assert result.course[-1].moment == room.journal.moment
    assert result.course[-1].totals == tuple(
        place.total for place in sorted(result.ranking, key=lambda p: p.seat)
    )
    assert all(0 <= point.moment < room.journal.moment for point in result.turning)
    assert view(room, None).fairness.secret == room.header.secret


def test_before_the_end_there_is_neither_result_nor_secret() -> None:
    shown = view(two(), ADA)
    assert shown.result is None
    assert (shown.fairness.secret, shown.fairness.seed) == ("", "")


def test_notices() -> None:
    left = moments()[4]
    assert [notice.kind for notice in view(left, ADA).notices] == ["warn"]
    assert view(left, BRUNO).notices == ()
    assert view(left, ADA).viewer.can_return
    assert view(left, ADA).seats[0].stood_in


def test_bots_that_wait_for_somebody_do_not_say_that_they_think() -> None:
    room = new_table("me", "bot")
    seating.leave(room, ADA, 0, "random", 0.0)
    shown = view(room, ADA)
    assert shown.question is not None
    assert (shown.question.title, shown.question.bot) == ("The game is put aside", False)
    assert [(notice.kind, notice.back) for notice in shown.notices] == [("info", "resume")]
    assert "No bot plays and no clock runs" in shown.notices[0].sentence
    assert not shown.seats[0].stood_in, "no bot plays for anybody"


def test_alone_one_puts_the_game_aside_and_among_people_one_leaves() -> None:
    def ways(room: Room, person: str) -> tuple[bool, bool]:
        viewer = view(room, person).viewer
        return viewer.can_put_aside, viewer.can_leave

    alone, pair, device = new_table("me", "bot"), two(), new_table("me", "me", "bot")
    assert ways(alone, ADA) == (True, False)
    assert ways(pair, ADA) == (False, True)
    assert ways(device, ADA) == (True, True), "one of two who share a device can leave"
    seating.leave(pair, BRUNO, 1, "random", 0.0)
    assert ways(pair, ADA) == (True, False), "if Ada left too, no bot would play on"
    assert ways(pair, BRUNO) == (False, False)
    assert ways(pair, "somebody else") == (False, False)


def told(room: Room, person: str | None, lang: str = "en") -> list[str]:
    """What the card says of whoever is waited for."""
    shown = view(room, person, lang=lang)
    assert shown.question is not None
    waited = shown.question.awaited
    if waited is None:
        return []
    at = [f"{one.before}{one.at:g}{one.after}" for one in waited.sentences]
    return [*at, waited.agreed]


def test_the_card_tells_who_is_waited_for_and_what_can_be_done_about_it() -> None:
    room = three()
    assert told(room, ADA) == [], "she is asked herself"
    assert told(room, BRUNO) == [
        "Ada is away and has been waited for since 0.",
        "From 86400 on, you can let a bot sit in.",
        "",
    ]
    for seat in (1, 2):
        room.seats[seat].away_since = None
    lines = ["Ada is away and has been waited for since 0.",
             "From 600 on, a bot can sit in if all the others who are here agree."]  # fmt: skip
    assert told(room, BRUNO) == [*lines, ""], "the host is away herself"
    room.header.host = CLARA
    lines.append("From 86400 on, whoever opened the table can decide that alone.")
    assert told(room, BRUNO) == [*lines, ""]
    absence.call_bot(room, BRUNO, 0, "random", 600.0)
    agreed = "Agreed: Bruno. Missing: Clara."
    assert told(room, BRUNO) == told(room, None) == [*lines, agreed]
    offers = [view(room, person).question for person in (BRUNO, CLARA, None)]
    calls = [shown.awaited.call_from for shown in offers if shown and shown.awaited]
    assert calls == [None, 600.0, None]


def test_a_spectator_is_told_who_may_call_a_bot() -> None:
    room = two()
    said = "From 86400 on, whoever opened the table or is here alone can let a bot sit in."
    assert told(room, None)[1] == said
    assert told(room, BRUNO, "de")[1] == "Ab 86400 kannst du einen Bot einspringen lassen."
    room.seats[0].away_since = None
    assert told(room, BRUNO) == []


def test_whoever_asked_to_go_back_is_told_who_is_missing_and_until_when() -> None:
    room = three()
    while room.asked == 0:
        answer(room)
    goal = play.own_last(room, 0)
    assert goal is not None
    play.ask_back(room, TOY, 0, room.journal.number, goal, 0.0)
    room.seats[1].away_since = None
    request = view(room, ADA).undo.request
    assert request is not None
    assert request.missing == "Still to agree: Bruno, Clara."
    assert request.lapses is not None
    assert request.lapses.at == play.LAPSE
    assert not request.again, "Bruno is here and has not answered"
    seating.leave(room, CLARA, 2, "random", 1.0)
    play.ask_back(room, TOY, 0, room.journal.number, goal, 1.0)
    asked = view(room, CLARA).undo.request
    assert asked is not None
    assert asked.reply, "a bot sits in for her, and she has a say"
    play.reply(room, TOY, 1, True, 2.0)
    request = view(room, ADA).undo.request
    assert request is not None
    assert (request.missing, request.again) == ("Still to agree: Clara.", True)


def test_a_rule_fix_is_told_and_does_not_stop_the_game() -> None:
    room = two()
    answer(room)
    fixed = type(TOY)(replace(TOY.title, rules=replace(TOY.title.rules, version=2)))
    frame = Frame("en", "auto", Person("", False, False), 0, "/")
    shown = table_view(Viewpoint(room, fixed, Viewing(frame, ADA)), "")
    assert "corrected" in shown.notices[0].sentence
    position = room.position
    assert position is not None
    play.answer(room, fixed, 0, room.journal.number, position.answers()[0], 0.0)
    assert [entry.rules for entry in room.journal.standing] == [1, 1, 2]


def test_the_log_names_things_as_the_edition_of_its_table_does() -> None:
    dear = Boxed(TOY.title, Edition("dear", {"cards": {"values": [9] * 12}}))
    fact = Fact("gained", 0, {"card": 3, "value": 1}, EVERYONE)
    said = [sentence_of(boxed.text("en", {0: "Ada"}, 2), fact) for boxed in (TOY, dear)]
    assert said == ["Ada plays a blue 2 for 1.", "Ada plays a blue 9 for 1."]


def test_a_fact_of_earlier_words_is_left_out_of_the_log() -> None:
    """Its key is gone, or its sentence asks for a number that was not noted then."""
    text = TOY.text("en", {0: "Ada"}, 2)
    assert sentence_of(text, Fact("drew", 0, {}, EVERYONE)) == "Ada draws."
    assert sentence_of(text, Fact("danced", 0, {}, EVERYONE)) == ""
    assert sentence_of(text, Fact("gained", 0, {"card": 3}, EVERYONE)) == ""
