"""Notices: what reaches somebody whose page is closed, by which way, and when it is enough."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec

import msgspec
from sqlalchemy import Connection

from burnham.table.room.happenings import EVENTS, happenings
from burnham.table.room.refusals import Missing, Wrong
from burnham.table.room.room import Room
from burnham.table.service.devices import device_of
from burnham.table.service.mail import clean_address
from burnham.table.service.outgoing import Outgoing
from burnham.table.service.push import read_subscription
from burnham.table.service.signed import Signed
from burnham.table.service.webhooks import read_webhook
from burnham.table.store import NoticeWishes, Outbox
from burnham.table.store.notices import Channel, Wishes
from burnham.table.store.outbox import note

NEEDED = ("aiosmtplib", "aiohttp", "pywebpush")
"""Packages of the extra `notices`."""
USUAL = ("turn", "hurry", "request", "started", "over", "seat")
"""What somebody hears of who has not said anything else."""
EVERY = (0, 60, 1440)
"""Minutes between two messages: at once, one an hour, one a day."""
DEVICES = 10
"""Browsers of one person that take pushes, at most."""
CONFIRM, STOP = "confirm", "stop"
CONFIRM_LASTS = 7 * 24 * 3600.0


def is_installed() -> bool:
    return all(find_spec(name) is not None for name in NEEDED)


class Notices:
    def __init__(
        self,
        wishes: NoticeWishes,
        outbox: Outbox,
        outgoing: Outgoing,
        signed: Signed,
        now: Callable[[], float],
        delay: float,
    ) -> None:
        self.store = wishes
        self.outbox = outbox
        self.outgoing = outgoing
        self.signed = signed
        self.now = now
        self.delay = delay

    def note(self, connection: Connection, before: Room | None, after: Room) -> None:
        """What happened is noted together with the change itself; sending is the postman's."""
        new = happenings(before, after)
        if new:
            now = self.now()
            note(connection, new, now, now + self.delay)

    # --- what somebody wishes -----------------------------------------------------------------

    async def wishes(self, person: str, lang: str, base: str) -> Wishes:
        return await self.store.of(person) or Wishes(person, lang, base, USUAL)

    async def wish(self, wishes: Wishes) -> None:
        events = tuple(event for event in EVENTS if event in wishes.events)
        await self.store.keep(replace(wishes, events=events))

    async def add_mail(self, wishes: Wishes, address: str, every: int) -> None:
        """The address is asked first whether it is theirs."""
        target = clean_address(address)
        known = await self._mine(wishes.person, "mail")
        if known and known[0].target == target:
            await self.store.change(known[0].id, every=_checked(every), wanted=True)
            await self.try_again(wishes.person, known[0].id)
            if not known[0].confirmed:
                await self.outbox.add_letter(known[0].id, CONFIRM, self.now())
            return
        channel = self._new(wishes.person, "mail", target, target, every, confirmed=False)
        await self._put(wishes, channel, alone=True)
        await self.outbox.add_letter(channel.id, CONFIRM, self.now())

    async def add_push(self, wishes: Wishes, subscription: str, user_agent: str) -> None:
        """This browser; it has asked its owner."""
        found = read_subscription(subscription)
        await self.outgoing.check(found.endpoint)
        if len(await self._mine(wishes.person, "push")) >= DEVICES:
            raise Wrong("notice-devices", most=DEVICES)
        target = msgspec.json.encode(found).decode()
        device = device_of(user_agent)
        channel = self._new(wishes.person, "push", target, device, 0, confirmed=True)
        await self._put(wishes, channel, alone=False)

    async def add_webhook(self, wishes: Wishes, form: str, url: str, chat: str, every: int) -> None:
        hook = read_webhook(form, url, chat)
        await self.outgoing.check(hook.url)
        target = msgspec.json.encode(hook).decode()
        channel = self._new(wishes.person, "webhook", target, hook.url, every, confirmed=True)
        await self._put(wishes, channel, alone=True)

    async def remove(self, person: str, channel: str) -> None:
        await self.store.remove(person, channel)

    async def mine(self, person: str, channel: str) -> Channel:
        found = await self.store.channel(channel)
        if found is None or found.person != person:
            raise Missing("notice-channel")
        return found

    async def try_again(self, person: str, channel: str) -> None:
        """Use a channel again that was given up or stopped."""
        await self.mine(person, channel)
        values = {"given_up": None, "failures": 0, "retry_at": 0.0, "trouble": "", "wanted": True}
        await self.store.change(channel, **values)

    # --- links in mails -----------------------------------------------------------------------

    def confirm_path(self, channel: Channel) -> str:
        link = self.signed.make(CONFIRM, channel.id, channel.target, CONFIRM_LASTS)
        return f"/notices/confirm/{link}"

    def stop_path(self, channel: Channel) -> str:
        return f"/notices/stop/{self.signed.make(STOP, channel.id, channel.target)}"

    async def linked(self, what: str, link: str) -> Channel:
        """The channel of a link that we have made; Missing if it is broken or too old."""
        channel = await self.store.channel(self.signed.subject(link)[:32])
        if channel is None or not self.signed.is_good(what, link, channel.target):
            raise Missing("link")
        return channel

    async def confirm(self, link: str) -> None:
        channel = await self.linked(CONFIRM, link)
        await self.store.change(channel.id, confirmed=True)

    async def stop(self, link: str) -> None:
        channel = await self.linked(STOP, link)
        await self.store.change(channel.id, wanted=False)

    # ------------------------------------------------------------------------------------------

    async def _mine(self, person: str, kind: str) -> list[Channel]:
        return [one for one in await self.store.channels(person) if one.kind == kind]

    async def _put(self, wishes: Wishes, channel: Channel, *, alone: bool) -> None:
        """Where somebody is reached is kept with what they wish."""
        await self.wish(wishes)
        await self.store.put(channel, alone=alone)

    def _new(
        self, person: str, kind: str, target: str, name: str, every: int, *, confirmed: bool
    ) -> Channel:
        id, now = secrets.token_hex(12), self.now()
        return Channel(id, person, kind, target, name[:200], confirmed, True, _checked(every), now)


def _checked(every: int) -> int:
    if every not in EVERY:
        raise Wrong("field", field="every")
    return every
