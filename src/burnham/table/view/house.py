"""The pages of the house: home, a new table, account, guide, errors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from burnham.table.view.frame import Frame, Picture, Status


@dataclass(frozen=True)
class GameCard:
    id: str
    name: str
    line: str  # one line on the game
    seats: tuple[int, int]
    minutes: int  # 0 if the game does not say
    weight: str  # light, medium, heavy in words; empty if the game does not say
    complete: bool
    vignette: Picture
    guide: str  # its guide's address; empty if there is none
    new: str  # where a table of it is opened


@dataclass(frozen=True)
class Level:
    """A bot that can be chosen."""

    name: str
    label: str
    about: str


@dataclass(frozen=True)
class TinySeat:
    """A seat on a table's card."""

    seat: int
    name: str  # empty when nobody sits there
    kind: Literal["open", "person", "bot"]
    mine: bool
    asked: bool


@dataclass(frozen=True)
class TableCard:
    id: str
    url: str
    game: str
    game_name: str
    status: Status
    line: str  # where it stands: "Your turn · 1912", "Waiting for Clara", "2 seats free"
    my_turn: bool
    seats: tuple[TinySeat, ...]
    colours: tuple[str, ...]  # hues for burnham.kit.seat_colours
    clock: str  # "24 h a move"; empty without a clock
    changed: float  # seconds since the epoch


@dataclass(frozen=True)
class HomeView:
    frame: Frame
    games: tuple[GameCard, ...]
    levels: tuple[Level, ...]
    level: str  # the level offered first
    mine: tuple[TableCard, ...]  # those that wait for me first
    open: tuple[TableCard, ...]


@dataclass(frozen=True)
class Choice:
    value: str
    label: str
    chosen: bool


@dataclass(frozen=True)
class OptionView:
    name: str
    label: str
    about: str
    choices: tuple[Choice, ...]
    seats: tuple[int, ...]  # the player counts for which it means anything
    free_text: bool  # a text that fits a pattern may be given instead


@dataclass(frozen=True)
class NewTableView:
    frame: Frame
    game: GameCard
    games: tuple[GameCard, ...]  # all, to choose another
    options: tuple[OptionView, ...]
    levels: tuple[Level, ...]
    level: str
    clocks: tuple[Choice, ...]
    hints: tuple[Choice, ...]
    paces: tuple[Choice, ...]
    colours: tuple[str, ...]
    error: str  # why the last try was refused; empty at first


@dataclass(frozen=True)
class AccountView:
    frame: Frame
    error: str
    next: str


@dataclass(frozen=True)
class GuideView:
    frame: Frame
    game: GameCard
    games: tuple[GameCard, ...]  # all that have a guide
    source: str  # Markdown, in the viewer's language


@dataclass(frozen=True)
class ErrorView:
    frame: Frame
    status: int
    title: str
    sentence: str


@dataclass(frozen=True)
class HouseView:
    """A page that needs nothing but its frame: how the dice are made (`/fair`)."""

    frame: Frame


@dataclass(frozen=True)
class ApiView:
    """The JSON interface: its OpenAPI document lies at `document`."""

    frame: Frame
    document: str
    operations: tuple[tuple[str, str, str], ...]  # method, path, what it does
