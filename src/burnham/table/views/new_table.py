"""The form that opens a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from burnham.table.room import clocks, vacations, watching
from burnham.table.room.levels import USUAL
from burnham.table.room.room import AtZero, Pace
from burnham.table.room.shelf import Shelf
from burnham.table.speech import Speech, speech_in
from burnham.table.views.choices import (
    HINTS,
    Choice,
    Level,
    OptionView,
    clock_words,
    level_views,
    option_view,
    pace_choices,
    watch_words,
)
from burnham.table.views.frame import Frame
from burnham.table.views.games import GameCard, game_card


@dataclass(frozen=True)
class NewTableView:
    frame: Frame
    game: GameCard
    games: tuple[GameCard, ...]  # all, to choose another
    options: tuple[OptionView, ...]
    editions: tuple[Choice, ...]  # empty if there are no components but the printed ones
    levels: tuple[Level, ...]
    level: str
    clocks: tuple[Choice, ...]
    hints: tuple[Choice, ...]
    paces: tuple[Choice, ...]
    colours: tuple[str, ...]
    error: str  # why the last try was refused; empty at first
    zeros: tuple[Choice, ...] = ()  # what happens when time is up
    vacations: tuple[Choice, ...] = ()
    watches: tuple[Choice, ...] = ()


def new_table_view(frame: Frame, shelf: Shelf, game: str, pace: Pace, error: str) -> NewTableView:
    boxed = shelf[game]
    say = speech_in(frame.lang)
    text = boxed.text(frame.lang, {}, boxed.title.rules.max_seats)
    return NewTableView(
        frame=frame,
        game=game_card(boxed, frame.lang),
        games=tuple(game_card(shelf[other], frame.lang) for other in shelf),
        options=tuple(option_view(say, text, option) for option in boxed.title.rules.options),
        editions=_editions(say, shelf.editions(game)),
        levels=level_views(say),
        level=USUAL,
        clocks=tuple(_clock(say, clock) for clock in clocks.OFFERED),
        zeros=tuple(Choice(z, say(f"zero-choice-{z}"), z == "bot") for z in get_args(AtZero)),
        vacations=tuple(
            Choice(str(days), say("vacation-each", days=days), days == vacations.OFFERED[0])
            for days in sorted(vacations.OFFERED)
        ),
        watches=tuple(Choice(w, watch_words(say, w), w == "now") for w in watching.OFFERED),
        hints=tuple(Choice(h, say(f"hints-{h}"), h == "auto") for h in HINTS),
        paces=pace_choices(say, pace),
        colours=tuple(boxed.drawing.player_colours),
        error=error,
    )


def _clock(say: Speech, clock: str) -> Choice:
    """For one that runs out it is asked what happens then, for a slow one also about vacation."""
    kind = "slow" if clocks.is_slow(clock) else "any" if clocks.runs_out(clock) else ""
    return Choice(clock, clock_words(say, clock), clock == "none", kind)


def _editions(say: Speech, names: list[str]) -> tuple[Choice, ...]:
    if not names:
        return ()
    own = (Choice(name, name, False) for name in names)
    return (Choice("", say("edition-printed"), True), *own)
