"""Tournaments: those there are, the form that opens one, and one with its rounds and standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from burnham.table.room import clocks
from burnham.table.room.pairing import BOT
from burnham.table.room.shelf import Shelf
from burnham.table.room.tournaments import (
    LEAST,
    ROUNDS,
    SYSTEMS,
    Pairing,
    Standing,
    Tournament,
    TournamentStatus,
    standings,
)
from burnham.table.service.ladders import Rung
from burnham.table.speech import Speech, speech_in
from burnham.table.store import Member
from burnham.table.views.choices import (
    Choice,
    OptionView,
    choice_label,
    clock_words,
    option_label,
    option_view,
)
from burnham.table.views.club import RungView, game_name, rung_views
from burnham.table.views.club_addresses import TOURNAMENTS, profile_url, tournament_url
from burnham.table.views.frame import Frame
from burnham.table.views.games import GameCard, game_card

Members = Mapping[str, Member]
CLOCKS = tuple(clock for clock in clocks.OFFERED if clocks.parts(clock)[0] in ("move", "bank"))
"""With a clock every table ends."""
USUAL_CLOCK = "move:86400"
USUAL_ROUNDS = 5
TOP = 3


@dataclass(frozen=True)
class TournamentCard:
    name: str
    url: str
    status: TournamentStatus
    line: str  # game, system, how many have entered, which round
    mine: bool  # I take part, and it is not over


@dataclass(frozen=True)
class LadderCard:
    game: GameCard
    top: tuple[RungView, ...]


@dataclass(frozen=True)
class ClubView:
    frame: Frame
    tournaments: tuple[TournamentCard, ...]
    ladders: tuple[LadderCard, ...]
    new: str  # the form that opens a tournament; empty for guests


@dataclass(frozen=True)
class NewTournamentView:
    frame: Frame
    game: GameCard
    games: tuple[GameCard, ...]
    options: tuple[OptionView, ...]
    seats: tuple[Choice, ...]
    systems: tuple[Choice, ...]
    rounds: tuple[Choice, ...]
    clocks: tuple[Choice, ...]
    name: str  # a first proposal
    error: str


@dataclass(frozen=True)
class SeatedView:
    """Somebody at a table of a tournament; with points once it is over."""

    name: str
    url: str
    points: str


@dataclass(frozen=True)
class PairingView:
    seated: tuple[SeatedView, ...]
    table: str  # its address; empty: a bye
    over: bool
    mine: bool


@dataclass(frozen=True)
class RoundView:
    number: int
    pairings: tuple[PairingView, ...]


@dataclass(frozen=True)
class StandingView:
    place: int
    name: str
    url: str
    points: str
    met: str
    won: int
    games: int
    byes: int
    gone: bool
    mine: bool


@dataclass(frozen=True)
class TournamentView:
    frame: Frame
    url: str
    name: str
    game: GameCard
    status: TournamentStatus
    sentence: str  # where it stands
    facts: tuple[str, ...]  # what was chosen when it was opened
    seats: int
    host: str
    standings: tuple[StandingView, ...]
    rounds: tuple[RoundView, ...]  # the latest first
    my_table: str  # where I am to play now
    member: bool
    can_enter: bool
    can_leave: bool
    can_start: bool
    can_close: bool
    error: str


def club_view(
    frame: Frame,
    shelf: Shelf,
    found: Sequence[Tournament],
    ladders: Mapping[str, Sequence[Rung]],
    person: str | None,
) -> ClubView:
    say = speech_in(frame.lang)
    cards = {game: game_card(shelf[game], frame.lang) for game in shelf}
    return ClubView(
        frame,
        tuple(_card(say, shelf, one, person) for one in found if one.game in shelf),
        tuple(
            LadderCard(cards[game], _best(rung_views(say, rungs, person)))
            for game, rungs in ladders.items()
        ),
        f"{TOURNAMENTS}/new/{next(iter(shelf))}" if frame.person.member and frame.may_open else "",
    )


def _best(rungs: Sequence[RungView]) -> tuple[RungView, ...]:
    """The first members; everybody knows what bots can do."""
    return tuple(rung for rung in rungs if not rung.bot)[:TOP]


def _card(say: Speech, shelf: Shelf, one: Tournament, person: str | None) -> TournamentCard:
    facts = [
        game_name(say, shelf, one.game),
        say(f"system-{one.system}"),
        say("tournament-people", n=len(one.entries)),
        _where(say, one),
    ]
    line = " · ".join(facts)
    mine = person in one.here and one.status in ("open", "running")
    return TournamentCard(one.name, tournament_url(one.id), one.status, line, mine)


def _where(say: Speech, one: Tournament) -> str:
    if one.status == "running":
        return say("tournament-round", round=one.round, rounds=one.last_round)
    return say(f"tournament-{one.status}")


def new_tournament_view(frame: Frame, shelf: Shelf, game: str, error: str) -> NewTournamentView:
    boxed, say = shelf[game], speech_in(frame.lang)
    rules = boxed.title.rules
    text = boxed.text(frame.lang, {}, rules.max_seats)
    seats = range(max(2, rules.min_seats), min(4, rules.max_seats) + 1)
    name = say("tournament-first-name", game=text.say("game-name"))
    return NewTournamentView(
        frame=frame,
        game=game_card(boxed, frame.lang),
        games=tuple(game_card(shelf[other], frame.lang) for other in shelf),
        options=tuple(
            option_view(say, text, option)
            for option in rules.options
            if set(seats) & set(option.seats)
        ),
        seats=tuple(Choice(str(n), say("players", n=n), n == seats[0]) for n in seats),
        systems=tuple(Choice(one, say(f"system-{one}"), one == SYSTEMS[0]) for one in SYSTEMS),
        rounds=tuple(Choice(str(n), str(n), n == USUAL_ROUNDS) for n in range(1, ROUNDS + 1)),
        clocks=tuple(Choice(one, clock_words(say, one), one == USUAL_CLOCK) for one in CLOCKS),
        name=name,
        error=error,
    )


def tournament_view(
    frame: Frame,
    shelf: Shelf,
    one: Tournament,
    members: Members,
    person: str | None,
    error: str = "",
) -> TournamentView:
    say = speech_in(frame.lang)
    mine = person in one.here
    now = [pairing for pairing in one.pairings if pairing.round == one.round]
    waiting = [p for p in now if person in p.people and not p.over and p.table]
    return TournamentView(
        frame=frame,
        url=tournament_url(one.id),
        name=one.name,
        game=game_card(shelf[one.game], frame.lang),
        status=one.status,
        sentence=_sentence(say, one),
        facts=tuple(_facts(say, shelf, one)),
        seats=one.seats,
        host=_name(say, members, one.host),
        standings=tuple(_standing(say, members, s, person) for s in standings(one)),
        rounds=tuple(_round(say, one, n, members, person) for n in range(one.round, 0, -1)),
        my_table=f"/t/{waiting[0].table}" if waiting and one.status == "running" else "",
        member=frame.person.member,
        can_enter=one.status == "open" and not mine,
        can_leave=one.status in ("open", "running") and mine,
        can_start=one.status == "open" and person == one.host and len(one.here) >= LEAST,
        can_close=one.status in ("open", "running") and person == one.host,
        error=error,
    )


def _sentence(say: Speech, one: Tournament) -> str:
    if one.status == "running":
        open_tables = sum(p.round == one.round and not p.over for p in one.pairings)
        return say("tournament-now", round=one.round, rounds=one.last_round, tables=open_tables)
    if one.status == "open":
        return say("tournament-waits", n=len(one.here), missing=max(0, LEAST - len(one.here)))
    return say(f"tournament-{one.status}")


def _facts(say: Speech, shelf: Shelf, one: Tournament) -> list[str]:
    boxed = shelf[one.game]
    text = boxed.text(say.lang, {}, one.seats)
    options = [
        f"{option_label(text, option)}: {choice_label(say, text, option.name, value)}"
        for option in boxed.title.rules.options
        if (value := one.options.get(option.name)) is not None and one.seats in option.seats
    ]
    rounds = [say("tournament-rounds-n", n=one.last_round)] if one.status != "open" else (
        [say("tournament-rounds-n", n=one.rounds)] if one.system == "swiss" else []
    )  # fmt: skip
    return [
        say(f"system-{one.system}"),
        say("tournament-tables-of", n=one.seats),
        *rounds,
        clock_words(say, one.clock),
        *options,
    ]


def _round(
    say: Speech, one: Tournament, number: int, members: Members, person: str | None
) -> RoundView:
    these = [pairing for pairing in one.pairings if pairing.round == number]
    return RoundView(number, tuple(_pairing(say, p, members, person) for p in these))


def _pairing(say: Speech, one: Pairing, members: Members, person: str | None) -> PairingView:
    points = one.points
    seated = tuple(
        SeatedView(
            say("tournament-bot") if who == BOT else _name(say, members, who),
            profile_url(who) if who in members else "",
            points_told(say, points[who]) if who in points else "",
        )
        for who in one.people
    )
    table = f"/t/{one.table}" if one.table else ""
    return PairingView(seated, table, one.over, person in one.people)


def _standing(say: Speech, members: Members, one: Standing, person: str | None) -> StandingView:
    return StandingView(
        one.place,
        _name(say, members, one.person),
        profile_url(one.person) if one.person in members else "",
        points_told(say, one.points),
        points_told(say, one.met),
        one.won,
        one.games,
        one.byes,
        one.gone,
        one.person == person,
    )


def _name(say: Speech, members: Members, person: str) -> str:
    return members[person].name if person in members else say("former-player")


def points_told(say: Speech, points: float) -> str:
    """Halves as everybody writes them: 2½."""
    whole, half = divmod(round(points * 2), 2)
    if not half:
        return say.number(whole)
    return f"{say.number(whole) if whole else ''}½"
