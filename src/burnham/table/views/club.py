"""The club: ladders by title, and profiles of its members."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burnham.table.room.levels import level_label
from burnham.table.room.ratings import BOT, FEW, Rating
from burnham.table.room.results import Finished, Player
from burnham.table.room.shelf import Shelf
from burnham.table.service.ladders import Profile, Rung, Title, has_won
from burnham.table.speech import Speech, speech_in
from burnham.table.views.club_addresses import ladder_url, profile_url
from burnham.table.views.frame import Frame
from burnham.table.views.games import GameCard, game_card
from burnham.table.views.timed import Timed, timed

SHOWN = 50
"""Games in a history."""
WELL, ROUGHLY = 220, 340
"""So wide is the half of a range in points that is well known, or roughly."""


@dataclass(frozen=True)
class RatingView:
    points: int
    low: int
    high: int
    known: str  # how well, in words
    games: str  # "12 games, 5 won"


@dataclass(frozen=True)
class RungView:
    place: int
    name: str
    url: str  # the profile; empty for a bot
    bot: bool
    mine: bool
    measured: bool  # the place of a bot that has hardly played here
    rating: RatingView


@dataclass(frozen=True)
class LadderView:
    frame: Frame
    game: GameCard
    games: tuple[GameCard, ...]
    rungs: tuple[RungView, ...]


@dataclass(frozen=True)
class TitleView:
    game_name: str
    ladder: str
    games: str  # "12 games, 5 won", all of them
    rating: RatingView | None


@dataclass(frozen=True)
class GameLine:
    """A finished game in somebody's history."""

    game_name: str
    url: str
    result: str  # "won", "2nd of 3"
    won: bool
    others: str
    when: Timed


@dataclass(frozen=True)
class ProfileView:
    frame: Frame
    name: str
    since: Timed
    mine: bool
    titles: tuple[TitleView, ...]
    history: tuple[GameLine, ...]
    hidden: int  # games at private tables where the viewer was not


def rating_view(say: Speech, rating: Rating) -> RatingView:
    half = rating.high - rating.points
    known = "well" if half <= WELL else "roughly" if half <= ROUGHLY else "hardly"
    return RatingView(
        rating.points, rating.low, rating.high, say(f"rating-{known}"),
        say("played-won", n=rating.games, won=rating.won),
    )  # fmt: skip


def rung_views(say: Speech, rungs: Sequence[Rung], person: str | None) -> tuple[RungView, ...]:
    return tuple(_rung(say, place, rung, person) for place, rung in enumerate(rungs, 1))


def _rung(say: Speech, place: int, rung: Rung, person: str | None) -> RungView:
    bot = rung.player.startswith(BOT)
    level = level_label(say, rung.player.removeprefix(BOT)) if bot else ""
    return RungView(
        place,
        say("ladder-bot", level=level) if bot else rung.name,
        "" if bot else profile_url(rung.player),
        bot,
        rung.player == person,
        bot and rung.rating.games < FEW,
        rating_view(say, rung.rating),
    )


def ladder_view(
    frame: Frame, shelf: Shelf, game: str, rungs: Sequence[Rung], person: str | None
) -> LadderView:
    cards = tuple(game_card(shelf[other], frame.lang) for other in shelf)
    card = game_card(shelf[game], frame.lang)
    return LadderView(frame, card, cards, rung_views(speech_in(frame.lang), rungs, person))


def profile_view(frame: Frame, shelf: Shelf, profile: Profile, person: str | None) -> ProfileView:
    say, member = speech_in(frame.lang), profile.member
    known = [game for game in profile.games if game.game in shelf]
    seen = [game for game in known if may_see(game, person)]
    return ProfileView(
        frame,
        member.name,
        timed(say, "member-since", member.since),
        member.id == person,
        tuple(_title(say, shelf, one) for one in profile.titles if one.game in shelf),
        tuple(_line(say, shelf, game, member.id) for game in seen[:SHOWN]),
        len(known) - len(seen),
    )


def may_see(game: Finished, person: str | None) -> bool:
    """A private table is known to those who were there."""
    return not game.private or (person is not None and person in {game.host, *game.persons})


def game_name(say: Speech, shelf: Shelf, game: str) -> str:
    return shelf[game].text(say.lang, {}, 1).say("game-name")


def _title(say: Speech, shelf: Shelf, title: Title) -> TitleView:
    return TitleView(
        game_name(say, shelf, title.game),
        ladder_url(title.game),
        say("played-won", n=title.played, won=title.won),
        rating_view(say, title.rating) if title.rating else None,
    )


def _line(say: Speech, shelf: Shelf, game: Finished, person: str) -> GameLine:
    mine = [player.seat for player in game.players if player.person == person]
    place, won = min(game.places[seat] for seat in mine), has_won(game, person)
    others = [player_name(say, one) for one in game.players if one.person != person]
    left = all(game.players[seat].left for seat in mine)
    key = "result-left" if left else "result-won" if won else "result-place"
    return GameLine(
        game_name(say, shelf, game.game),
        f"/t/{game.table}",
        say(key, place=place, players=len(game.players)),
        won,
        say("against", names=say.listed(others)) if others else "",
        timed(say, "ended-at", game.ended),
    )


def player_name(say: Speech, player: Player) -> str:
    if player.bot:
        return say("ladder-bot", level=level_label(say, player.bot))
    if player.former:
        return say("former-player")
    return player.name or say("guest", seat=player.seat + 1)
