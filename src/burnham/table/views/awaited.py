"""Whoever is asked is away: since when, who may let a bot sit in and from when on, who agrees."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.room import absence
from burnham.table.room.absence import Awaited
from burnham.table.views.timed import Timed, timed
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class AwaitedView:
    seat: int
    sentences: tuple[Timed, ...]
    agreed: str  # who agrees already and who is missing; empty if nobody does
    call_from: float | None  # when the viewer can do something about it; None: never


def awaited(viewpoint: Viewpoint) -> AwaitedView | None:
    waited = absence.awaited(viewpoint.room)
    if waited is None or waited.seat in viewpoint.seats:
        return None
    return AwaitedView(
        seat=waited.seat,
        sentences=tuple(_sentences(viewpoint, waited)),
        agreed=_agreed(viewpoint, waited),
        call_from=_call_from(viewpoint, waited),
    )


def _sentences(viewpoint: Viewpoint, waited: Awaited) -> list[Timed]:
    say = viewpoint.say
    since = timed(say, "awaited-since", waited.since, name=viewpoint.names[waited.seat])
    if not _is_vote(viewpoint, waited):
        alone = _call_from(viewpoint, waited) is not None
        key = "awaited-you" if alone else "awaited-alone"
        return [since, timed(say, key, waited.alone_from)]
    together = timed(say, "awaited-together", waited.together_from)
    if viewpoint.room.seats[waited.seat].person == viewpoint.room.header.host:
        return [since, together]
    return [since, together, timed(say, "awaited-host", waited.alone_from)]


def _agreed(viewpoint: Viewpoint, waited: Awaited) -> str:
    missing = [seat for seat in waited.here if seat not in waited.agreed]
    if not waited.agreed or not missing:
        return ""
    return viewpoint.say(
        "awaited-agreed",
        names=", ".join(viewpoint.names[seat] for seat in waited.agreed),
        missing=", ".join(viewpoint.names[seat] for seat in missing),
    )


def _call_from(viewpoint: Viewpoint, waited: Awaited) -> float | None:
    mine = _voices(viewpoint)
    if mine and _is_vote(viewpoint, waited) and not mine <= set(waited.agreed):
        return waited.together_from
    host = viewpoint.viewing.person == viewpoint.room.header.host
    return waited.alone_from if host or (mine and not _is_vote(viewpoint, waited)) else None


def _is_vote(viewpoint: Viewpoint, waited: Awaited) -> bool:
    """Several people are here, the viewer among them if the viewer plays."""
    here = _voices(viewpoint).union(waited.here)
    return absence.people_on(viewpoint.room, here) > 1


def _voices(viewpoint: Viewpoint) -> set[int]:
    """The viewer's seats that have a say."""
    return {seat for seat in viewpoint.seats if viewpoint.room.seats[seat].has_say}
