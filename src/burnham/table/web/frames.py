"""What pages show of a table, and what has changed since it was shown.

All who look in one language and arrangement share the public items, which are made and encoded
once; each viewer has items of their own (see pages/items.py).  Nothing is shared between tables
or languages, and own items are only ever given back to the same person on the same seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import msgspec
from cachetools import LRUCache, TTLCache

from burnham.kit import Arrangement, Kept
from burnham.table.pages import (
    Items,
    Made,
    made_parts,
    own_items,
    public_items,
    talk_items,
    teaching_items,
)
from burnham.table.room.room import Room
from burnham.table.service.rooms import IDLE
from burnham.table.views.story import CHAT_LINES
from burnham.table.views.table import table_view
from burnham.table.views.viewpoint import Viewing, Viewpoint

TABLES: Final = 256
"""Tables whose drawings are kept."""


@dataclass(frozen=True, eq=False)
class Shown:
    """All that one viewer is shown of a table at one version of it."""

    room: Room
    public: Items
    own: Items
    made: Made

    @property
    def items(self) -> Items:
        return {**self.public, **self.own}


class Change(NamedTuple):
    """What is to be set and what is gone; `encoded` is the same as JSON."""

    set: Items
    gone: list[str]
    encoded: msgspec.Raw


def change(old: Items, new: Items) -> Change:
    fresh = {name: html for name, html in new.items() if old.get(name) != html}
    return _change(fresh, [name for name in old if name not in new])


def own_change(old: Shown, new: Shown, public: Change) -> Change:
    """An own item hides the public one of its name: when it is gone, that one comes back, and a
    new public one does not replace it."""
    touched = {*public.set, *public.gone}
    fresh = {n: h for n, h in new.own.items() if old.own.get(n) != h or n in touched}
    left = [name for name in old.own if name not in new.own]
    fresh |= {name: new.public[name] for name in left if name in new.public}
    return _change(fresh, [name for name in left if name not in new.public])


def _change(fresh: Items, gone: list[str]) -> Change:
    return Change(fresh, gone, msgspec.Raw(msgspec.json.encode({"set": fresh, "gone": gone})))


class TableFrames:
    """What was drawn and shown of one table."""

    def __init__(self) -> None:
        self._kept: LRUCache[Any, Kept] = LRUCache(4)
        self._game: LRUCache[Any, Items] = LRUCache(8)
        self._talk: LRUCache[Any, tuple[int, Items]] = LRUCache(4)
        self._public: LRUCache[Any, Items] = LRUCache(8)
        self._changes: LRUCache[Any, tuple[Items, Items, Change]] = LRUCache(8)
        self._shown: LRUCache[Any, Shown] = LRUCache(32)

    def show(
        self, viewpoint: Viewpoint, base_url: str, arrangement: Arrangement, before: Shown | None
    ) -> Shown:
        """What a viewer sees now.  What is as `before` is not made again."""
        room, names = viewpoint.room, tuple(viewpoint.names.items())
        viewpoint.kept = self._kept.setdefault((viewpoint.lang, names), Kept())
        spectator = _spectator_beside(viewpoint)
        public = self._public_items(spectator, arrangement)
        if before and _only_talk(before.room, room):
            return replace(before, room=room, public=public)
        made = made_parts(table_view(viewpoint, base_url), before.made if before else None)
        own = own_items(viewpoint, made, spectator, public, arrangement)
        return Shown(room, public, own, made)

    def _public_items(self, spectator: Viewpoint, arrangement: Arrangement) -> Items:
        """Of the game and of the talk; each is made when it has changed."""
        room = spectator.room
        words = spectator.lang, tuple(spectator.names.items()), room.header.is_ended
        talk = self._talk_items(spectator, words)
        stands = room.journal.number, spectator.moment, room.header.status, arrangement, *words
        if stands not in self._game:
            self._game[stands] = public_items(spectator, arrangement)
        key = len(room.lines), room.header.lead, frozenset(room.notes.items()), *stands
        if key not in self._public:
            self._public[key] = {**self._game[stands], **talk, **teaching_items(spectator)}
        return self._public[key]

    def _talk_items(self, spectator: Viewpoint, words: tuple[object, ...]) -> Items:
        """Lines stay as they are; new ones come to them."""
        count = len(spectator.room.lines)
        known, items = self._talk.get(words, (0, {}))
        if known < count:
            latest = {**items, **talk_items(spectator, known)}
            self._talk[words] = count, dict(list(latest.items())[-CHAT_LINES:])
        return self._talk[words][1] if count else {}

    def public_change(self, old: Items, new: Items) -> Change:
        """Encoded once for all who were shown the same."""
        key = id(old), id(new)  # both are held with it, so that no other gets their names
        if key not in self._changes:
            self._changes[key] = old, new, change(old, new)
        return self._changes[key][2]

    def remember(self, who: tuple[object, ...], shown: Shown) -> None:
        """A viewer has this now: after a lost connection only what is new is sent."""
        self._shown[*who, shown.room.header.version] = shown

    def remembered(self, who: tuple[object, ...], version: int) -> Shown | None:
        return self._shown.get((*who, version))


def _spectator_beside(viewpoint: Viewpoint) -> Viewpoint:
    """The eyes of somebody who only watches, at the same moment and in the same language."""
    viewing = Viewing(viewpoint.viewing.frame, None, None, viewpoint.viewing.moment)
    return Viewpoint(viewpoint.room, viewpoint.boxed, viewing, viewpoint.kept)


def _only_talk(before: Room, now: Room) -> bool:
    """Whether nothing has happened but words, and what a teacher shows."""
    header = replace(now.header, version=before.header.version, lead=before.header.lead)
    same = before.header == header and before.seats == now.seats and before.plans == now.plans
    return same and before.journal is now.journal


class Frames:
    """Those of all tables in use; of a table that nobody opens any more nothing is kept."""

    def __init__(self, timer: Callable[[], float] = time.monotonic) -> None:
        self._tables: TTLCache[str, TableFrames] = TTLCache(TABLES, IDLE, timer)

    def __len__(self) -> int:
        return len(self._tables)

    def __getitem__(self, table: str) -> TableFrames:
        found = self._tables.get(table) or TableFrames()
        self._tables[table] = found  # from now on it counts as used
        return found
