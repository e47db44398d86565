"""Ratings, ladders and profiles, worked out from the finished games whenever there are new ones."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from anyio import to_thread

from burnham.table.room.play import note_end
from burnham.table.room.ratings import BOT, Rating, Ratings, beginning, bots_of, rated
from burnham.table.room.refusals import Missing, Unavailable
from burnham.table.room.results import Finished
from burnham.table.room.room import Room
from burnham.table.service.rooms import Rooms
from burnham.table.store import FinishedGames, Member

log = logging.getLogger(__name__)


class Rung(NamedTuple):
    """A place on the ladder: a member's or a bot's."""

    player: str  # a person's id, or "bot:" and a level
    name: str  # empty for a bot
    rating: Rating


class Title(NamedTuple):
    """What somebody has done in one game."""

    game: str
    played: int
    won: int
    rating: Rating | None  # None: no game that counts


class Profile(NamedTuple):
    member: Member
    titles: list[Title]
    games: list[Finished]  # the latest first


class Ladders:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.finished = FinishedGames(rooms.store.database)
        self._known: tuple[object, Ratings] | None = None

    async def ratings(self) -> Ratings:
        """Remembered until there is another game, or another member."""
        state = await self.finished.state()
        if self._known is None or self._known[0] != state:
            games = await self.finished.all()
            self._known = state, await to_thread.run_sync(rated, games)
        return self._known[1]

    async def ladder(self, game: str) -> list[Rung]:
        """Best first, by what somebody is at least.  Bots that were measured are always on it."""
        ratings = {player: one for (title, player), one in (await self.ratings()).items()
                   if title == game}  # fmt: skip
        for level in bots_of(game):
            ratings.setdefault(f"{BOT}{level}", beginning(game, f"{BOT}{level}"))
        members = await self.finished.members(key for key in ratings if not key.startswith(BOT))
        rungs = [
            Rung(key, members[key].name if key in members else "", rating)
            for key, rating in ratings.items()
            if key in members or key.startswith(BOT)
        ]
        return sorted(rungs, key=lambda rung: (-rung.rating.low, -rung.rating.mu, rung.player))

    async def profile(self, person: str) -> Profile:
        """Of members alone."""
        member = (await self.finished.members([person])).get(person)
        if member is None:
            raise Missing("profile")
        games, ratings = await self.finished.of(person), await self.ratings()
        played = [game.game for game in games]
        played += [game for game, player in ratings if player == person]
        titles = [
            _title(game, person, games, ratings.get((game, person)))
            for game in dict.fromkeys(played)
        ]
        return Profile(member, titles, games[::-1])

    async def catch_up(self) -> None:
        """Work out how games ended that were over before that was noted.  Once, at the start."""
        try:
            for table in await self.finished.without_end():
                await self._note_end(table)
        except Unavailable:
            pass  # the store tells of itself; the next start will do it

    async def _note_end(self, table: str) -> None:
        def act(room: Room) -> None:
            if room.position is not None and room.header.ended is None:
                ended = room.journal.entries[-1].made
                note_end(room, self.rooms.boxed(room), room.position, ended)

        try:
            await self.rooms.change(table, act)
        except Unavailable:
            raise
        except Exception as error:  # it cannot be read, or its game is not on the shelf
            log.info("how table %s ended is not known: %r", table, error)


def _title(game: str, person: str, games: Sequence[Finished], rating: Rating | None) -> Title:
    mine = [one for one in games if one.game == game]
    return Title(game, len(mine), sum(has_won(one, person) for one in mine), rating)


def has_won(game: Finished, person: str) -> bool:
    """On one seat at least, against somebody else."""
    others = any(player.person != person for player in game.players)
    return others and any(game.players[seat].person == person for seat in game.winners)
