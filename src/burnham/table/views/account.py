"""One's own name and sign-in, and the devices that are signed in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from burnham.table.service.people import Session, Someone
from burnham.table.speech import Speech, speech_in
from burnham.table.views.club_addresses import profile_url
from burnham.table.views.frame import Frame
from burnham.table.views.notices import NoticesView


@dataclass(frozen=True)
class SessionView:
    id: str
    device: str
    line: str  # since when, and when last
    here: bool  # this is the device that asks


SECTIONS = {"end-session": "sessions", "end-others": "sessions", "delete": "data"}
"""Where somebody does what, if the section has another name."""
HOME = "/"
"""Where somebody goes on to who came from nowhere else."""


@dataclass(frozen=True)
class AccountView:
    frame: Frame
    error: str
    next: str
    sessions: tuple[SessionView, ...]
    stored: bool = False  # something is stored of whoever asks
    consent: bool = False  # finished games may be used
    done: str = ""  # what was just done, as a sentence
    profile: str = ""  # the address of one's own; empty for guests
    login: str = ""  # empty for guests
    notices: NoticesView | None = None  # None: there is nobody yet whom they could reach
    can_reset: bool = False  # a forgotten password, by mail
    opened: tuple[str, ...] = ()  # the sections in which something was just done, or tried


def account_view(
    frame: Frame,
    error: str,
    onward: str,
    person: Someone | None,
    sessions: Sequence[Session],
    notices: NoticesView | None = None,
    can_reset: bool = False,
    consent: bool = False,
    done: str = "",
    deed: str = "",
) -> AccountView:
    """The device that asks comes first.  `deed`: what was just done, or refused."""
    say = speech_in(frame.lang)
    here = person.session if person else ""
    views = [_session(say, session, session.id == here) for session in sessions]
    views.sort(key=lambda view: not view.here)
    return AccountView(
        frame,
        error,
        onward,
        tuple(views),
        stored=person is not None,
        consent=consent,
        done=done,
        profile=profile_url(person.id) if person and person.login else "",
        login=(person.login or "") if person else "",
        notices=notices,
        can_reset=can_reset,
        opened=_opened(deed, notices),
    )


def _opened(deed: str, notices: NoticesView | None) -> tuple[str, ...]:
    section = SECTIONS.get(deed, deed)
    told = notices is not None and (notices.done or notices.error)
    return (section, "notices") if told else (section,)


def _session(say: Speech, session: Session, here: bool) -> SessionView:
    begun, used = date.fromtimestamp(session.created), date.fromtimestamp(session.used)
    line = say("session-here", begun=begun) if here else say("session-used", begun=begun, used=used)
    return SessionView(session.id, session.device or say("session-unknown"), line, here)
