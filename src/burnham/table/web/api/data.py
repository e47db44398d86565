"""What goes in and out, typed.  The OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Hex = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{32,128}$",
        description="Random bytes of your own, drawn after you have seen the commitment",
    ),
]
Commitment = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="As you have seen it; refused if it is another")
]
TicketText = Annotated[
    str,
    Meta(
        pattern="^[0-9]{1,12}\\.[0-9a-f]{32}$",
        description="Opens one table of yours, within an hour; your bytes need it",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=999_999_999, description="The number that is answered")]
PlanPlace = Annotated[
    int, Meta(ge=0, le=99, description="Which answer of the plan; left out of a new one: the next")
]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
OptionIn = bool | int | Annotated[str, Meta(max_length=80)]


class Refused(Struct):
    """Why a call was refused.  With 409 the numbers say where the table stands now."""

    error: str
    message: str
    number: int = 0
    moment: int = 0
    version: int = 0


class OptionInfo(Struct):
    name: str
    choices: list[bool | int | str]
    default: bool | int | str
    seats: list[int]


class GameInfo(Struct):
    id: str
    names: dict[str, str]
    min_seats: int
    max_seats: int
    rules_version: int
    complete: bool
    options: list[OptionInfo]
    editions: Annotated[
        list[str], Meta(description="Components of this server's own that a new table may choose")
    ]


class Games(Struct):
    games: list[GameInfo]
    bots: list[str]


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Name


class Token(Struct):
    """Send it as `Authorization: Bearer <token>`."""

    name: str
    token: str


class Ticket(Struct):
    """The server's commitment to the secret of a table that is yet to be opened, and whose id will
    be the first 12 digits of the commitment."""

    ticket: str
    commitment: str


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "friend", "bot"]
    level: Annotated[str, Meta(max_length=40, description="A bot's level; empty: the usual")] = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionIn] = {}
    clock: Annotated[
        str,
        Meta(
            pattern=r"^(none|live|move:[1-9][0-9]{0,7}|bank:[1-9][0-9]{0,7}(\+[1-9][0-9]{0,5})?)$",
            description="Seconds for each turn, or for the game, plus some after each turn",
        ),
    ] = "none"
    at_zero: Annotated[
        Literal["bot", "end"],
        Meta(description="A clock runs out: a bot sits in, or the game ends and is lost by it"),
    ] = "bot"
    vacation: Annotated[
        int, Meta(ge=0, le=366, description="Days each, with clocks of half a day or more")
    ] = 0
    watch: Annotated[
        str,
        Meta(
            pattern="^(now|no|(answers|minutes):[1-9][0-9]{0,3})$",
            description="Spectators see the game now, not at all, or so much later",
        ),
    ] = "now"
    private: bool = False
    hints: Annotated[
        bool | None, Meta(description="Hints allowed; null: if only one person plays")
    ] = None
    pace: Annotated[Literal["quick", "normal", "slow"] | None, Meta(description="Of bots")] = None
    edition: Annotated[
        str, Meta(max_length=40, description="One of the game's editions; empty: as printed")
    ] = ""
    ticket: TicketText | None = None
    commitment: Commitment | None = None
    bytes: Hex | None = None


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=24)] = ""
    commitment: Commitment | None = None
    bytes: Hex | None = None
    invite: Annotated[str, Meta(max_length=64, description="Lets you into a private table")] = ""


class GiveAnswer(Struct, forbid_unknown_fields=True):
    number: Number
    answer: Annotated[str, Meta(max_length=200, description="A word: build site=7")]
    seat: SeatNumber | None = None


class TakeBack(Struct, forbid_unknown_fields=True):
    number: Number
    to: Annotated[int, Meta(ge=0, le=999_999_999)] | None = None
    seat: SeatNumber | None = None


class Pause(Struct, forbid_unknown_fields=True):
    """`yes` asks for a pause or agrees, `no` refuses one, `end` goes on."""

    want: Literal["yes", "no", "end"]


class Vacation(Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=0, le=366, description="From now on; 0: back")]


class AskHint(Struct, forbid_unknown_fields=True):
    number: Number
    seat: SeatNumber | None = None


class PlanAnswer(Struct, forbid_unknown_fields=True):
    number: Number
    answer: Annotated[str, Meta(max_length=200, description="A word: build site=7")]
    place: PlanPlace | None = None
    seat: SeatNumber | None = None


class Unplan(Struct, forbid_unknown_fields=True):
    place: PlanPlace = 0
    seat: SeatNumber | None = None


class HintState(Struct):
    """An answer as a strong bot sees it.  `chance` is the seat's share of the victory, `lead` its
    points ahead of the best rival; both are estimates.  `why` tells in words what the first has
    that the next has not, and what those behind lack; it may be empty."""

    answer: int
    word: str
    sentence: str
    chance: float
    lead: float
    why: str


class Hint(Struct):
    """The bot's own answer first, then the next best."""

    number: int
    answers: list[HintState]


class SeatState(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    mine: bool
    resigned: bool
    vacation_until: float | None


class AnswerState(Struct):
    answer: int
    word: str
    sentence: str
    gives: dict[str, int]


class QuestionState(Struct):
    seat: int
    step: str
    sentence: str
    answers: list[AnswerState]


class PlannedState(Struct):
    step: str
    word: str
    question: str
    sentence: str


class PlanState(Struct):
    """What a seat will answer next.  `dropped` says why there is no plan any more; `question` is
    the one that is foreseen after these answers, null if none is, or nothing can be planned now."""

    seat: int
    number: int
    answers: list[PlannedState]
    dropped: Literal[
        "",
        "question",
        "touched",
        "revealed",
        "refused",
        "gives",
        "more",
        "back",
        "stood-in",
        "over",
    ]
    question: QuestionState | None


class StudyState(Struct):
    """Of a table that was not dealt: it began with the position of a turn of another, or with a
    record (turn 0).  `imagined`: what was hidden then is made up."""

    turn: int
    imagined: bool


class TableInfo(Struct):
    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatState]
    asked: int | None
    clock: str
    at_zero: Literal["bot", "end"]
    vacation: int
    watch: str
    private: bool
    study: StudyState | None


class TableState(Struct):
    """A table as the caller may see it.  `position` holds what `seen_by` gives the caller's seat
    (or a spectator): `burnham` can restore it and think with it."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    options: dict[str, bool | int | str]
    edition: str
    hints: bool
    pace: Literal["quick", "normal", "slow"]
    version: int
    number: int
    moment: int
    asked: int | None
    viewer: int | None
    deadline: float | None
    clock: str
    at_zero: Literal["bot", "end"]
    vacation: int
    watch: str
    paused: Annotated[float | None, Meta(description="Since when, by agreement")]
    lost: Annotated[int | None, Meta(description="The seat whose clock ended the game")]
    seats: list[SeatState]
    question: QuestionState | None
    position: dict[str, Any] | None
    log: Annotated[
        list[str],
        Meta(description="What you heard of the entries from number `since` on, 150 lines at most"),
    ]
    commitment: str
    invite: str
    scores: dict[str, Any] | None
    study: StudyState | None


class Tables(Struct):
    tables: list[TableInfo]
