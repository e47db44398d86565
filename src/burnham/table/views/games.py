"""A game in the shop window, its guide and its lessons."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.kernel.text import Text
from burnham.kernel.title import Title
from burnham.table.room.lessons import FIRST, Lesson, Place, first_lesson, lessons_in
from burnham.table.room.progress import NOTHING_LEARNED, Progress, is_done, place_in
from burnham.table.room.refusals import Missing
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.speech import Speech, speech_in
from burnham.table.views.frame import Frame, Picture
from burnham.table.views.viewpoint import drawn_once

OWN = "own"
"""In addresses of lessons, instead of a game: one of somebody's own."""
BRIEF = ("goal", "turn", "points", "end")
"""What the rules are told in, besides how long a game takes: the game's texts `brief-…`."""


@dataclass(frozen=True)
class LessonCard:
    name: str
    url: str  # where it begins, or goes on
    minutes: int
    begun: bool = False
    done: bool = False  # its end was seen before
    first: bool = False  # the one for beginners


@dataclass(frozen=True)
class GameCard:
    id: str
    name: str
    line: str  # one line on the game
    length: tuple[str, ...]  # for how many, and how long
    seats: tuple[int, int]
    minutes: int  # 0 if the game does not say
    weight: str  # light, medium, heavy in words; empty if the game does not say
    complete: bool
    bots: int  # so many are played against, unless somebody says otherwise
    vignette: Picture
    guide: str  # its guide's address; empty if there is none
    new: str  # where a table of it is opened
    box: str  # where one looks into its box
    lesson: LessonCard | None = None  # what a learner is offered
    lessons: str = ""  # where all are listed


@dataclass(frozen=True)
class GuideView:
    frame: Frame
    game: GameCard
    games: tuple[GameCard, ...]  # all that have a guide
    source: str  # Markdown, in the viewer's language


def game_card(boxed: Boxed, lang: str, progress: Progress = NOTHING_LEARNED) -> GameCard:
    title = boxed.title
    text = boxed.text(lang, {}, title.rules.max_seats)
    has_guide = (title.folder / "guide" / f"{lang}.md").is_file()
    stamp = f"vignette-{title.id}"
    return GameCard(
        id=title.id,
        name=text.say("game-name"),
        line=text.say("game-line") if text.has("game-line") else "",
        length=tuple(length(speech_in(lang), title)),
        seats=(title.rules.min_seats, title.rules.max_seats),
        minutes=title.card.minutes,
        weight=speech_in(lang)(f"weight-{title.card.weight}") if title.card.weight else "",
        complete=title.card.complete,
        bots=title.usual_seats - 1,
        vignette=Picture(stamp, lambda: drawn_once(stamp, boxed.drawing.vignette)),
        guide=f"/guide/{title.id}" if has_guide else "",
        new=f"/new/{title.id}",
        box=f"/box/{title.id}",
        lesson=offered_lesson(boxed, lang, progress),
        lessons=f"/learn/{title.id}",
    )


def game_name(shelf: Shelf, game: str, lang: str) -> str:
    """Empty if the game is no longer on the shelf."""
    if game not in shelf:
        return ""
    boxed = shelf[game]
    return boxed.text(lang, {}, boxed.title.rules.max_seats).say("game-name")


def lesson_url(game: str, lesson: Lesson, place: Place) -> str:
    return f"/learn/{OWN if lesson.own else game}/{lesson.id}/{place}"


def lesson_card(
    boxed: Boxed, lesson: Lesson, lang: str, progress: Progress = NOTHING_LEARNED
) -> LessonCard:
    game = boxed.title.id
    place = place_in(progress, game, lesson)
    return LessonCard(
        name=lesson.name.said(lang),
        url=lesson_url(game, lesson, place),
        minutes=lesson.minutes(lang),
        begun=place.note > 0,
        done=is_done(progress, game, lesson),
        first=lesson.id == FIRST,
    )


def offered_lesson(boxed: Boxed, lang: str, progress: Progress) -> LessonCard | None:
    """What a learner is offered: the lesson that they began last, or the first that they have not
    done, or the first of all; None if the game has no lessons."""
    lessons = {lesson.id: lesson for lesson in lessons_in(boxed.title.folder)}
    latest = [id for game, id in progress if game == boxed.title.id and id in lessons][::-1]
    cards = [lesson_card(boxed, lessons[id], lang, progress) for id in (*latest, *lessons)]
    begun = (card for card in cards if card.begun)
    undone = (card for card in cards[len(latest) :] if not card.done)
    return next(begun, None) or next(undone, None) or first_lesson_card(boxed, lang, progress)


def first_lesson_card(
    boxed: Boxed, lang: str, progress: Progress = NOTHING_LEARNED
) -> LessonCard | None:
    """What a beginner is offered; None if the game has no lessons."""
    lesson = first_lesson(boxed)
    return lesson_card(boxed, lesson, lang, progress) if lesson else None


def guide_view(frame: Frame, shelf: Shelf, game: str) -> GuideView:
    boxed = shelf[game]
    path = boxed.title.folder / "guide" / f"{frame.lang}.md"
    if not path.is_file():
        raise Missing("guide")
    cards = [game_card(shelf[other], frame.lang) for other in shelf]
    return GuideView(
        frame=frame,
        game=game_card(boxed, frame.lang),
        games=tuple(card for card in cards if card.guide),
        source=path.read_text(encoding="utf-8"),
    )


def length(say: Speech, title: Title) -> list[str]:
    """For how many it is, and how long it takes if the game says so."""
    low, high = title.rules.min_seats, title.rules.max_seats
    players = say("players-many", low=low, high=high) if low != high else say("players", n=low)
    return [players, say("minutes", n=title.card.minutes)] if title.card.minutes else [players]


def brief(text: Text, say: Speech) -> tuple[tuple[str, str], ...]:
    """The rules in five lines: what each is about, and what it says."""
    keys = [key for key in (f"brief-{what}" for what in BRIEF) if text.has(key)]
    told = [(say(key), text.say(key)) for key in keys]
    return (*told, (say("brief-length"), ", ".join(length(say, text.title))))
