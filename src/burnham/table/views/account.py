"""One's own name and sign-in, and the devices that are signed in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from burnham.table.service.people import Session, Someone
from burnham.table.speech import Speech, speech_in
from burnham.table.views.frame import Frame


@dataclass(frozen=True)
class SessionView:
    id: str
    device: str
    line: str  # since when, and when last
    here: bool  # this is the device that asks


@dataclass(frozen=True)
class AccountView:
    frame: Frame
    error: str
    next: str
    sessions: tuple[SessionView, ...]


def account_view(
    frame: Frame, error: str, onward: str, person: Someone | None, sessions: Sequence[Session]
) -> AccountView:
    """The device that asks comes first."""
    say = speech_in(frame.lang)
    here = person.session if person else ""
    views = [_session(say, session, session.id == here) for session in sessions]
    views.sort(key=lambda view: not view.here)
    return AccountView(frame, error, onward, tuple(views))


def _session(say: Speech, session: Session, here: bool) -> SessionView:
    begun, used = date.fromtimestamp(session.created), date.fromtimestamp(session.used)
    line = say("session-here", begun=begun) if here else say("session-used", begun=begun, used=used)
    return SessionView(session.id, session.device or say("session-unknown"), line, here)
