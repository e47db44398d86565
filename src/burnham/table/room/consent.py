"""May a finished game be used, for puzzles and for datasets?  Only if all people of it agree,
and it was played to the end.

Each person says it once of all games (off by default), and may say otherwise of one.  What they say
of one is stored with the game.
"""

from __future__ import annotations

from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.results import Finished, Player
from burnham.table.room.room import Consent, Room


def may_be_used(game: Finished) -> bool:
    """The one place that answers this."""
    people = [player for player in game.players if not player.bot]
    return not game.by_clock and bool(people) and all(map(_agrees, people))


def _agrees(player: Player) -> bool:
    if player.former or player.person is None:
        return False
    return player.consent == "yes" or (player.consent == "" and player.consents)


def read_consent(text: str) -> Consent:
    if text == "yes":
        return "yes"
    if text == "no":
        return "no"
    raise Wrong("field", field="consent")


def say_of_game(room: Room, person: str, consent: Consent) -> None:
    """What somebody says of this game, before, during or after it."""
    mine = room.seats_of(person)
    if not mine:
        raise NotYours("seat")
    for seat in mine:
        room.seats[seat].consent = consent
