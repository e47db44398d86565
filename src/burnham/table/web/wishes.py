"""A new table as a form wishes it."""

from __future__ import annotations

import re
from typing import cast, get_args

from burnham.table.room.levels import read_level
from burnham.table.room.paces import read_pace
from burnham.table.room.refusals import Wrong
from burnham.table.room.room import AtZero, Pace
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed
from burnham.table.service.people import clean_name
from burnham.table.views.choices import HINTS
from burnham.table.web.visit import whole

AMOUNT = re.compile(r"([0-9]{1,6}(\.[0-9]{1,3})?)?")


def read_wish(fields: dict[str, str], boxed: Boxed, pace: Pace) -> Wish:
    """The table that a form asks for; `pace` is the usual one."""
    places = []
    for seat in range(boxed.title.rules.max_seats):
        kind, _, level = fields.get(f"seat-{seat}", "").partition(":")
        if kind in ("", "none"):
            continue
        level = read_level(level) if kind == "bot" else ""
        places.append(Place(kind, clean_name(fields.get(f"name-{seat}", "")), level))
    options = {
        option.name: option.read(fields[f"option-{option.name}"])
        for option in boxed.title.rules.options
        if fields.get(f"option-{option.name}") and len(places) in option.seats
    }
    return Wish(
        game=boxed.title.id,
        places=places,
        options=options,
        clock=_clock(fields),
        private=bool(fields.get("private")),
        hints=_hints(fields.get("hints", "auto")),
        pace=read_pace(fields["pace"]) if fields.get("pace") else pace,
        edition=fields.get("edition", ""),
        at_zero=_at_zero(fields.get("at_zero", "bot")),
        vacation=whole(fields, "vacation") if fields.get("vacation") else 0,
        watch=fields.get("watch", "now"),
    )


def _clock(fields: dict[str, str]) -> str:
    """One of those offered, or an own one: `own-days` and `own-minutes`, each turn or (`own-for`
    "bank") for the game, then with `own-more` minutes after each turn."""
    clock = fields.get("clock", "none")
    if clock != "own":
        return clock
    seconds = 86_400 * _amount(fields, "own-days") + 60 * _amount(fields, "own-minutes")
    more = 60 * _amount(fields, "own-more")
    kind = fields.get("own-for", "move")
    return f"{kind}:{seconds:.0f}" + (f"+{more:.0f}" if more else "")


def _amount(fields: dict[str, str], name: str) -> float:
    """A field that is a number, maybe with a fraction; 0 if it is left empty."""
    text = fields.get(name, "").strip().replace(",", ".")
    if not AMOUNT.fullmatch(text):
        raise Wrong("clock")
    return float(text or 0)


def _at_zero(wish: str) -> AtZero:
    if wish not in get_args(AtZero):
        raise Wrong("field", field="at_zero")
    return cast(AtZero, wish)


def _hints(wish: str) -> bool | None:
    if wish not in HINTS:
        raise Wrong("hints")
    return None if wish == "auto" else wish == "on"
