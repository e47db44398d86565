"""How finished games ended, as far as others than those at the table care: ladder, tournaments,
datasets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burnham.table.room.room import Consent

LEAST = 2
"""Players that a game has at least which says who is stronger."""


@dataclass(frozen=True)
class Player:
    """Somebody at a finished table: a person, or a bot of a level."""

    seat: int
    person: str | None
    name: str
    bot: str  # the level; empty for a person
    left: bool  # resigned, or a bot sat in when the game ended
    former: bool = False  # has deleted the account
    member: bool = False  # signed in with a password
    consent: Consent = ""
    consents: bool = False  # to the use of all games


@dataclass(frozen=True)
class Finished:
    table: str
    game: str
    ended: float
    ranks: tuple[int, ...]  # by player, as the rules say
    players: tuple[Player, ...]
    hints: bool = False  # were allowed
    own_edition: bool = False  # components of somebody's own
    private: bool = True
    host: str = ""
    clock: str = "none"
    by_clock: bool = False  # somebody ran out of time, which ended it before the rules did

    @property
    def places(self) -> list[int]:
        """Ranks as they count: who left comes after all who stayed, whatever the bot made of it."""
        return places(self.ranks, [player.left for player in self.players])

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def persons(self) -> list[str]:
        return [player.person for player in self.players if player.person is not None]

    @property
    def counts(self) -> bool:
        """Whether it says something of strength: among members and bots of named levels, each on
        one seat, without hints, with the printed components, and against each other."""
        persons = self.persons
        return (
            len(self.players) >= LEAST
            and len(self.ranks) == len(self.players)
            and not self.hints
            and not self.own_edition
            and len(set(persons)) == len(persons)
            and all(player.bot or player.member for player in self.players)
        )


def places(ranks: Sequence[int], left: Sequence[bool]) -> list[int]:
    """1 for the winners, equal numbers for shared places; those who left share the last."""
    keys = [(gone, 0 if gone else rank) for rank, gone in zip(ranks, left, strict=False)]
    return [1 + sum(other < key for other in keys) for key in keys]
