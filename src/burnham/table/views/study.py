"""Play from here: what a study is told to be, and the form that opens one."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from burnham.table.room.lesson_file import may_write_lesson
from burnham.table.room.levels import USUAL
from burnham.table.room.refusals import NotYours
from burnham.table.room.room import Study
from burnham.table.room.studies import knows_all, may_share, may_study
from burnham.table.room.teaching import is_teacher, may_lead
from burnham.table.speech import Speech
from burnham.table.views.choices import Choice, Level, level_views
from burnham.table.views.frame import Frame
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class StudyView:
    """What a table is that was not dealt."""

    sentence: str  # "from turn 31 of a game; what is hidden is imagined"
    origin: str  # leads to the moment it comes from; empty for those who did not open the study
    record: str  # of the game so far; empty for those who may not know all of it
    teacher: bool = False  # who opened it may write notes,
    leads: bool = False  # and lead others,
    link: str = ""  # who come by this address
    lesson: str = ""  # where notes are to be had as a lesson file; empty: they are not


@dataclass(frozen=True)
class StudyFormView:
    """Whom one would play with, from the moment that is shown."""

    frame: Frame
    url: str  # where the form is sent
    table: str  # the table at this moment
    game_name: str
    moment: int
    turn: int
    imagined: bool
    seats: tuple[Choice, ...]  # those that I may play
    several: bool  # whether there are more seats than one
    share: bool  # whether it may have a link
    under_way: bool  # then it has one only if it begins with what everybody knows
    whole: bool  # whether the whole game can be opened instead
    levels: tuple[Level, ...]
    level: str  # the one offered first
    board: Markup  # for a broad page
    tall: Markup  # and for a narrow one


def study_view(viewpoint: Viewpoint, base_url: str) -> StudyView | None:
    room, person = viewpoint.room, viewpoint.viewing.person
    study = room.header.study
    if study is None:
        return None
    known = bool(study.table or study.puzzle)
    mine = person is not None and person == room.header.host and known
    return StudyView(
        sentence=study_sentence(viewpoint.say, study),
        origin=f"/t/{room.id}/origin" if mine else "",
        record=f"/t/{room.id}/record.json"
        if room.position is not None and knows_all(room, person)
        else "",
        teacher=is_teacher(room, person),
        lesson=f"/t/{room.id}/lesson.toml" if may_write_lesson(room, person) else "",
        leads=may_lead(room, person),
        link=f"{base_url}/join/{room.header.invite}" if may_lead(room, person) else "",
    )


def study_sentence(say: Speech, study: Study) -> str:
    """Where it comes from, without saying which table that is."""
    if study.puzzle:
        return say("study-from-puzzle")
    if not study.table:
        return say("study-from-record-imagined" if study.imagined else "study-from-record")
    if study.seed is not None:
        return say("study-whole")
    return say("study-imagined" if study.imagined else "study-from", turn=study.turn)


def study_url(viewpoint: Viewpoint) -> str:
    """Where one can play on from the moment that is shown; empty if one cannot."""
    room = viewpoint.room
    ended = room.header.status == "over" and viewpoint.live
    if ended or not may_study(room, viewpoint.viewing.person):
        return ""
    several = len(viewpoint.seats) > 1 and viewpoint.seat is not None
    given = [f"as={viewpoint.seat}"] if several else []
    given += [] if viewpoint.live else [f"at={viewpoint.moment}"]
    return f"/t/{room.id}/study" + (f"?{'&'.join(given)}" if given else "")


def study_form_view(viewpoint: Viewpoint) -> StudyFormView:
    """Refused to those who may not play on from here."""
    room, person = viewpoint.room, viewpoint.viewing.person
    if not may_study(room, person):
        raise NotYours("study-players")
    eyes, text = viewpoint.eyes, viewpoint.text
    drawing, scene = viewpoint.boxed.drawing, viewpoint.scene
    true = knows_all(room, person)
    mine = list(range(len(room.seats))) if true else viewpoint.seats
    first = viewpoint.me if viewpoint.me is not None else max(eyes.seen.seat, 0)
    return StudyFormView(
        frame=viewpoint.viewing.frame,
        url=f"/t/{room.id}/study",
        table=f"/t/{room.id}" + ("" if viewpoint.live else f"?at={viewpoint.moment}"),
        game_name=text.say("game-name"),
        moment=viewpoint.moment,
        turn=viewpoint.turn,
        imagined=not true or bool(room.header.study and room.header.study.imagined),
        seats=tuple(Choice(str(seat), viewpoint.names[seat], seat == first) for seat in mine),
        several=len(room.seats) > 1,
        share=may_share(room, person),
        under_way=not true,
        whole=room.header.status == "over",
        levels=level_views(viewpoint.say),
        level=USUAL,
        board=Markup(drawing.board(scene, "wide")),
        tall=Markup(drawing.board(scene, "tall")),
    )


@dataclass(frozen=True)
class RecordFormView:
    """Where a record file is opened."""

    frame: Frame
    error: str = ""  # why the last one was not
