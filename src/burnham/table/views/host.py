"""What hosts of the server look through: tables, people, rules, and what hosts did.

Of tables they see what stands in lists, nothing of the games themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlencode

from burnham.table.room.room import Header, Seat
from burnham.table.room.shelf import Shelf
from burnham.table.speech import Speech, speech_in
from burnham.table.store.hosts import OPENINGS, PAGE, Deed, Invitation, PersonRow, Rules, State
from burnham.table.views.frame import Frame
from burnham.table.views.home import table_line
from burnham.table.views.viewpoint import name_of

ADDRESS = "/host"


@dataclass(frozen=True)
class Searched:
    """What was asked for, and where what comes before and after it is found; empty: nowhere."""

    path: str
    text: str
    state: str
    newer: str
    older: str


@dataclass(frozen=True)
class Sitting:
    person: str
    name: str


@dataclass(frozen=True)
class HostTable:
    id: str
    url: str  # empty: a private table, which is not for hosts either
    game_name: str
    line: str  # where it stands
    names: str  # of those who sit there
    changed: float
    told: Literal["host-moved", "host-changed"]  # what changed then: the game, or who sits there
    can_close: bool
    can_archive: bool
    archived: bool
    lobby: tuple[Sitting, ...]  # who can be removed


@dataclass(frozen=True)
class HostTablesView:
    frame: Frame
    searched: Searched
    tables: tuple[HostTable, ...]


@dataclass(frozen=True)
class HostPeopleView:
    frame: Frame
    searched: Searched
    people: tuple[PersonRow, ...]
    hosts: frozenset[str]  # their logins: nobody lays anything on them


@dataclass(frozen=True)
class HostRulesView:
    frame: Frame
    rules: Rules
    openings: tuple[tuple[str, str], ...]  # value and label
    invitations: tuple[tuple[Invitation, str], ...]  # each with its whole address
    new_token: str
    done: str = ""  # which of the rules was just saved


@dataclass(frozen=True)
class DeedView:
    host: str
    sentence: str
    url: str  # where hosts find whom or what it was done to; empty: it was for all
    table: str  # which one; empty: it was done to none
    reason: str
    made: float


@dataclass(frozen=True)
class HostDeedsView:
    frame: Frame
    searched: Searched
    deeds: tuple[DeedView, ...]


@dataclass(frozen=True)
class ClaimView:
    """A host's login that nobody has yet."""

    frame: Frame
    login: str
    action: str
    error: str


@dataclass(frozen=True)
class InvitedView:
    frame: Frame
    action: str


def searched(path: str, text: str, state: str, page: int, found: int) -> Searched:
    def link(page: int) -> str:
        given = {"search": text, "state": state, "page": str(page) if page else ""}
        query = urlencode({name: value for name, value in given.items() if value})
        return f"{path}?{query}" if query else path

    newer = link(page - 1) if page else ""
    return Searched(path, text, state, newer, link(page + 1) if found > PAGE else "")


def host_tables_view(
    frame: Frame, looked: Searched, shelf: Shelf, found: Sequence[tuple[Header, list[Seat]]]
) -> HostTablesView:
    say = speech_in(frame.lang)
    old = looked.state == "archived"
    tables = tuple(_table(say, shelf, header, seats, old) for header, seats in found[:PAGE])
    return HostTablesView(frame, looked, tables)


def _table(say: Speech, shelf: Shelf, header: Header, seats: list[Seat], old: bool) -> HostTable:
    taken = [seat for seat in seats if seat.kind != "open"]
    known = header.game in shelf
    people = {seat.person: name_of(say, seat) for seat in seats if seat.person is not None}
    lobby = people if header.status == "open" else {}
    return HostTable(
        id=header.id,
        url="" if header.private else f"/t/{header.id}",
        game_name=shelf[header.game].text(say.lang, {}, len(seats)).say("game-name")
        if known
        else header.game,
        line=table_line(say, header, [name_of(say, seat) for seat in seats], seats),
        names=", ".join(name_of(say, seat) for seat in taken),
        changed=header.changed,
        told="host-moved" if header.status in ("playing", "over") else "host-changed",
        can_close=header.status in ("open", "playing"),
        can_archive=header.status in ("over", "closed") and not old,
        archived=old,
        lobby=tuple(Sitting(person, name) for person, name in lobby.items()),
    )


def host_people_view(
    frame: Frame, looked: Searched, found: Sequence[PersonRow], hosts: Sequence[str]
) -> HostPeopleView:
    unnamed = speech_in(frame.lang)("visitor")
    people = tuple(row._replace(name=row.name or unnamed) for row in found[:PAGE])
    return HostPeopleView(frame, looked, people, frozenset(hosts))


def host_rules_view(
    frame: Frame,
    rules: Rules,
    invitations: Sequence[Invitation],
    base_url: str,
    token: str,
    done: str = "",
) -> HostRulesView:
    say = speech_in(frame.lang)
    named = [
        one._replace(names=tuple(name or say("visitor") for name in one.names))
        for one in invitations
    ]
    return HostRulesView(
        frame,
        rules,
        tuple((opening, say(f"opening-{opening}")) for opening in OPENINGS),
        tuple((one, f"{base_url}/invited/{one.token}") for one in named),
        token,
        done,
    )


def host_deeds_view(
    frame: Frame, looked: Searched, shelf: Shelf, deeds: Sequence[Deed]
) -> HostDeedsView:
    say = speech_in(frame.lang)
    return HostDeedsView(frame, looked, tuple(_deed(say, shelf, deed) for deed in deeds[:PAGE]))


def _deed(say: Speech, shelf: Shelf, deed: Deed) -> DeedView:
    name = say("somebody-gone") if deed.person is None else deed.person or say("visitor")
    is_opening = deed.deed == "opening" and deed.text in OPENINGS
    text = say(f"opening-{deed.text}") if is_opening else deed.text
    sentence = say(f"deed-{deed.deed}", name=name)
    url, table = _where(deed), _which(say, shelf, deed)
    return DeedView(deed.host or say("somebody-gone"), sentence, url, table, text, deed.made)


def _where(deed: Deed) -> str:
    if deed.table is not None:
        state = "archived" if deed.archived else "all"
        return f"{ADDRESS}?{urlencode({'search': deed.table, 'state': state})}"
    return f"{ADDRESS}/people?{urlencode({'search': deed.person})}" if deed.person else ""


def _which(say: Speech, shelf: Shelf, deed: Deed) -> str:
    game = deed.game or ""
    if game in shelf:
        game = shelf[game].text(say.lang, {}, len(deed.names)).say("game-name")
    parts = (game, ", ".join(deed.names), deed.table or "")
    return " · ".join(part for part in parts if part)


def read_state(text: str, states: Sequence[State]) -> State:
    """A state as an address names it; anything else is all."""
    return next((state for state in states if state == text), "all")
