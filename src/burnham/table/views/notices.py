"""What reaches me when my page is closed: of what, in which language, and by which ways."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

import msgspec

from burnham.kernel.fluent import LANGUAGES
from burnham.table.room.happenings import EVENTS
from burnham.table.service.notices import EVERY
from burnham.table.service.push import Subscription
from burnham.table.service.webhooks import FORMS, Webhook
from burnham.table.speech import Speech, speech_in
from burnham.table.store.notices import Channel, Wishes
from burnham.table.views.choices import Choice
from burnham.table.views.frame import Frame


@dataclass(frozen=True)
class ChannelView:
    id: str
    kind: str
    name: str
    state: str  # a sentence: in use, to be confirmed, stopped, given up
    trouble: bool
    works: bool  # it can be tried
    stopped: bool  # it can be begun again
    every: int
    endpoint: str = ""  # of a browser, as a digest: by it the browser knows itself again


@dataclass(frozen=True)
class NoticesView:
    events: tuple[Choice, ...]
    languages: tuple[Choice, ...]
    push: tuple[ChannelView, ...]
    mail: ChannelView | None
    webhook: ChannelView | None
    mail_every: tuple[Choice, ...]
    webhook_every: tuple[Choice, ...]
    forms: tuple[Choice, ...]
    url: str  # of the webhook
    chat: str
    can_mail: bool
    public_key: str  # for browsers
    done: str  # what was just done, as a sentence
    error: str  # or why it was not


@dataclass(frozen=True)
class LinkedView:
    """What a link in a mail leads to: a question with one button, or what was done."""

    frame: Frame
    title: str
    sentence: str
    button: str = ""
    action: str = ""


@dataclass(frozen=True)
class ForgottenView:
    frame: Frame
    asked: bool  # a mail is on its way, if there is anybody to write to


@dataclass(frozen=True)
class NewPasswordView:
    frame: Frame
    action: str
    error: str


def notices_view(
    lang: str,
    wishes: Wishes,
    channels: Sequence[Channel],
    *,
    can_mail: bool,
    public_key: str,
    done: str,
    error: str = "",
) -> NoticesView:
    say = speech_in(lang)
    views = {kind: [c for c in channels if c.kind == kind] for kind in ("push", "mail", "webhook")}
    mail = next(iter(views["mail"]), None)
    webhook = next(iter(views["webhook"]), None)
    hook = msgspec.json.decode(webhook.target, type=Webhook) if webhook else Webhook("discord", "")
    return NoticesView(
        events=tuple(
            Choice(event, say(f"notices-event-{event}"), event in wishes.events) for event in EVENTS
        ),
        languages=tuple(Choice(one, say(f"in-{one}"), one == wishes.lang) for one in LANGUAGES),
        push=tuple(_channel(say, channel) for channel in views["push"]),
        mail=_channel(say, mail) if mail else None,
        webhook=_channel(say, webhook) if webhook else None,
        mail_every=_every(say, mail.every if mail else 0),
        webhook_every=_every(say, webhook.every if webhook else 0),
        forms=tuple(Choice(form, say(f"notices-form-{form}"), form == hook.form) for form in FORMS),
        url=hook.url,
        chat=hook.chat,
        can_mail=can_mail,
        public_key=public_key,
        done=say(f"notices-done-{done}") if done else "",
        error=error,
    )


def _every(say: Speech, chosen: int) -> tuple[Choice, ...]:
    return tuple(Choice(str(n), say(f"notices-every-{n}"), n == chosen) for n in EVERY)


def _channel(say: Speech, channel: Channel) -> ChannelView:
    return ChannelView(
        channel.id,
        channel.kind,
        channel.name or say("session-unknown"),
        _state(say, channel),
        channel.given_up is not None or bool(channel.failures),
        channel.confirmed,
        not channel.wanted or channel.given_up is not None,
        channel.every,
        _endpoint(channel) if channel.kind == "push" else "",
    )


def _endpoint(channel: Channel) -> str:
    found = msgspec.json.decode(channel.target, type=Subscription).endpoint
    return hashlib.sha256(found.encode()).hexdigest()


def _state(say: Speech, channel: Channel) -> str:
    if channel.given_up is not None:
        day = date.fromtimestamp(channel.given_up)
        return say("notices-given-up", day=day, trouble=_trouble(say, channel.trouble))
    if channel.retry_at and not channel.failures:
        return say("notices-stuck")
    if not channel.confirmed:
        return say("notices-unconfirmed")
    if not channel.wanted:
        return say("notices-stopped")
    if channel.failures:
        return say("notices-failing", trouble=_trouble(say, channel.trouble))
    begun = date.fromtimestamp(channel.created)
    return say("notices-in-use", begun=begun)


def _trouble(say: Speech, told: str) -> str:
    """Servers answer with a number and perhaps words of their own; what else went wrong on the way
    was told in English."""
    return say("trouble-answered", said=told) if told[:3].isdecimal() else say("trouble-unreached")
