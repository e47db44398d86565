"""A table while it is played: seats, question and answers, board, log, history."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from burnham.table.view.frame import Lang, Picture
from burnham.table.view.house import Choice


@dataclass(frozen=True)
class About:
    """The table itself; changes seldom."""

    id: str
    url: str
    game: str
    game_name: str
    options: tuple[tuple[str, str], ...]  # label and chosen value, only what differs from usual
    private: bool
    clock: str  # in words; empty without a clock
    created: float
    colours: tuple[str, ...]  # hues for burnham.kit.seat_colours
    guide: str
    lang: Lang
    hints: bool


@dataclass(frozen=True)
class Viewer:
    seat: int | None  # whose eyes we look through; None: a spectator, or a curtain is down
    seats: tuple[int, ...]  # all seats I hold (several on one device)
    host: bool
    can_sit: bool
    can_leave: bool
    can_return: bool  # a bot sits in for me
    can_resign: bool
    can_close: bool
    can_chat: bool
    can_rematch: bool
    paces: tuple[Choice, ...]  # how fast bots may answer; empty without bots, and for spectators
    query: str  # "" or "as=2": goes along with every address of this table


@dataclass(frozen=True)
class Amount:
    """One thing a seat owns in plain sight."""

    name: str  # the key: money, points …
    label: str
    text: str  # "$7"
    value: int


@dataclass(frozen=True)
class ClockView:
    left: float  # seconds left when it last stood still
    ends: float | None  # seconds since the epoch at which it runs out; None: it stands still
    bank: bool  # one bank for the whole game; else each turn anew


@dataclass(frozen=True)
class SeatView:
    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    level: str  # a bot's level in words, also of one that sits in; empty else
    mine: bool
    present: bool
    away_since: float | None  # seconds since the epoch; None when present, a bot, or open
    stood_in: bool  # a bot sits in for a person who left or ran out of time
    resigned: bool
    call_from: float | None  # away: from this second on I may let a bot sit in
    asked: bool
    next: bool  # is asked after the one who is asked now, as far as is known
    clock: ClockView | None
    points: str  # points in sight; empty if the game does not tally them
    amounts: tuple[Amount, ...]
    tally: Picture | None  # money and points as the game draws them
    panel: Picture | None  # the facts on one or two lines
    desk: Picture | None  # the player's own area in full


@dataclass(frozen=True)
class Crumb:
    sentence: str
    moment: int  # taking back to here opens this question again


@dataclass(frozen=True)
class ChipView:
    kind: Literal["cost", "gain", "points", "plain"]  # as burnham.kit.facts.chip
    name: str  # the tally's key
    label: str
    text: str  # "−$5"


@dataclass(frozen=True)
class AnswerView:
    answer: int
    word: str
    sentence: str
    chips: tuple[ChipView, ...]
    things: tuple[str, ...]  # names of the things it lights
    picture: Picture | None


@dataclass(frozen=True)
class QuestionView:
    """The question card.  `mine`: I am asked and `answers` are what I may say; else I wait."""

    seat: int
    name: str
    mine: bool
    bot: bool  # a bot is thinking
    title: str  # "Your turn", "Waiting for Clara", "Wren is thinking"
    sentence: str  # what is asked; empty if the viewer may not know
    hint: str
    guide: str  # "more on this"; empty if there is none
    number: int  # the number an answer has to name
    crumbs: tuple[Crumb, ...]
    answers: tuple[AnswerView, ...]
    lit: Mapping[str, tuple[int, ...]]  # thing -> answers
    can_hint: bool  # a bot may be asked
    call_from: float | None  # who is asked is away: as in SeatView


@dataclass(frozen=True)
class HintEntry:
    """One of the best answers, as a strong bot sees it."""

    answer: int
    word: str
    sentence: str
    things: tuple[str, ...]
    chance: str  # "57%"
    lead: str  # "+3.5": points ahead of the best rival


@dataclass(frozen=True)
class HintView:
    number: int  # of the question it is about
    entries: tuple[HintEntry, ...]  # best first


@dataclass(frozen=True)
class UndoRequest:
    seat: int
    name: str
    moment: int
    sentence: str
    mine: bool  # I asked
    reply: bool  # I am asked to agree


@dataclass(frozen=True)
class UndoView:
    number: int
    back: int | None  # the moment one answer back, free
    start: int | None  # the moment of the last mark, free
    redo: bool
    ask: int | None  # the moment to ask for, beyond the mark: my last answer
    free: bool  # nobody has to be asked (only bots play along)
    request: UndoRequest | None


@dataclass(frozen=True)
class BoardView:
    wide: Picture
    tall: Picture
    moment: int
    live: bool  # False while the past is shown: no lamps


@dataclass(frozen=True)
class LogLine:
    """A sentence of the log; `seat` and `name` are of whoever did it, a player or an automaton."""

    moment: int
    seat: int | None
    name: str
    sentence: str
    chapter: bool


@dataclass(frozen=True)
class Tick:
    moment: int
    kind: Literal["chapter", "mine"]
    label: str


@dataclass(frozen=True)
class HistoryView:
    present: int
    shown: int
    live: bool
    ticks: tuple[Tick, ...]
