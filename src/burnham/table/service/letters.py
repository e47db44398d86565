"""What a message says: sentences in the reader's language, with links.  Nothing but what everybody
may know of a table, and none of what was written there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from burnham.table.room.shelf import Shelf
from burnham.table.speech import Speech, speech_in
from burnham.table.store.outbox import Notice, Parcel, TableFacts


@dataclass(frozen=True)
class Told:
    """One sentence, of which event, and where it leads: a path of this site."""

    event: str
    sentence: str
    path: str


@dataclass(frozen=True)
class Message:
    lang: str
    title: str
    told: tuple[Told, ...]
    base: str  # the address of this site, without a slash at its end
    reason: str = ""  # why the reader gets this
    stop: str = ""  # the path at which it can be stopped

    @property
    def text(self) -> str:
        """Each sentence with its link."""
        return "\n\n".join(f"{one.sentence}\n{self.base}{one.path}" for one in self.told)


def still_true(notice: Notice, person: str, table: TableFacts | None, now: float) -> bool:
    """Whether it is worth saying still: not if one is at the table by now, or has answered."""
    if table is None or person in table.here:
        return False
    match notice.event:
        case "turn":
            return table.status == "playing" and table.asked == person
        case "hurry":
            asked = table.status == "playing" and table.asked == person
            return asked and table.deadline is not None and table.deadline > now
        case "started":
            return table.status == "playing"
        case "seat":
            sits = any(person == who for who, _ in table.seats)
            return table.status == "open" and table.free > 0 and not sits
        case "undo" | "pause" | "cancel":
            return person in table.requests.get(notice.event, ())
        case "over":
            return True
        case _:
            return table.status != "closed"


def message_of(
    parcel: Parcel, tables: Mapping[str, TableFacts], shelf: Shelf, base: str, stop: str
) -> Message:
    """All that is told of tables, as one message."""
    say = speech_in(parcel.wishes.lang)
    person = parcel.channel.person
    told = tuple(
        _told(say, shelf, notice, person, tables[notice.table]) for notice in parcel.notices
    )
    title = told[0].sentence if len(told) == 1 else say("notices-several", n=len(told))
    return Message(say.lang, title, told, base, say("notices-why"), stop)


def trial(lang: str, base: str) -> Message:
    """What somebody gets who wants to see whether it comes."""
    say = speech_in(lang)
    told = Told("test", say("notices-trial"), "/account#notices")
    return Message(lang, say("notices-trial-title"), (told,), base, say("notices-why"))


def letter(event: str, lang: str, base: str, path: str) -> Message:
    """To confirm an address, or for a new password."""
    say = speech_in(lang)
    told = Told(event, say(f"notices-{event}"), path)
    return Message(lang, say(f"notices-{event}-title"), (told,), base, say(f"notices-{event}-why"))


def _told(say: Speech, shelf: Shelf, notice: Notice, person: str, table: TableFacts) -> Told:
    sentence = say(
        f"told-{notice.event}", game=_described(say, shelf, person, table), name=notice.by
    )
    return Told(notice.event, sentence, f"/t/{table.id}")


def _described(say: Speech, shelf: Shelf, person: str, table: TableFacts) -> str:
    """The game, and with whom: "San Francisco with Bruno and Clara"."""
    name = table.game
    if table.game in shelf:
        name = shelf[table.game].text(say.lang, {}, len(table.seats)).say("game-name")
    others = [other for who, other in table.seats if who != person and other]
    return say("notices-game-with", game=name, names=say.listed(others)) if others else name
