"""What is around the play: chat, fair dice, the wait before and the result after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from burnham.table.view.house import Level


@dataclass(frozen=True)
class ChatLine:
    number: int
    name: str
    seat: int | None
    text: str
    when: float
    mine: bool
    note: bool = False  # not said by anybody: the table tells what happened beside the game


@dataclass(frozen=True)
class Contribution:
    seat: int
    name: str
    bytes: str  # hex
    own: bool  # from the player's own device; else the table added them for a bot


@dataclass(frozen=True)
class FairnessView:
    commitment: str
    contributions: tuple[Contribution, ...]
    secret: str  # empty before the end
    seed: str  # empty before the end


@dataclass(frozen=True)
class Placing:
    seat: int  # at or beyond the number of seats: the box's own player
    name: str
    rank: int
    total: int
    mine: bool
    resigned: bool


@dataclass(frozen=True)
class Category:
    name: str
    label: str
    points: tuple[int, ...]  # by player
    best: tuple[int, ...]  # the players with the most


@dataclass(frozen=True)
class CoursePoint:
    moment: int
    label: str  # the chapter; empty between chapters
    totals: tuple[int, ...]


@dataclass(frozen=True)
class TurningPoint:
    moment: int
    seat: int
    sentence: str


@dataclass(frozen=True)
class ResultView:
    sentence: str  # "Ada wins with 83 points."
    ranking: tuple[Placing, ...]  # best first
    categories: tuple[Category, ...]
    breaks: tuple[Category, ...]  # tie-breakers
    course: tuple[CoursePoint, ...]
    turning: tuple[TurningPoint, ...]
    record: str
    analysis: str
    rematch: str  # the next table's address, once there is one


@dataclass(frozen=True)
class Lobby:
    """Before the start: who is missing."""

    sentence: str
    invite: str  # the address to send to friends; empty for strangers
    open_seats: tuple[int, ...]
    levels: tuple[Level, ...]  # bots the host may put there; empty for others
    level: str = ""  # the one offered first


@dataclass(frozen=True)
class Curtain:
    """Pass the device: the next question is for another seat of mine and hands are hidden."""

    seat: int
    name: str
    sentence: str
    reveal: str  # the address that lifts it


@dataclass(frozen=True)
class Notice:
    kind: Literal["info", "warn"]
    sentence: str
    take_back: int | None = None  # my seat, which a bot plays and I may take back
