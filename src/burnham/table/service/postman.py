"""The postman: brings what waits to those who are away, beside the game.

Every server has one.  Each takes what nobody else has taken, so that a notice is sent once; what
fails is tried again, ever later, and given up after a day.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from burnham.table.room.refusals import Unavailable
from burnham.table.room.shelf import Shelf
from burnham.table.service.delivery import Fails, Gone, Stuck
from burnham.table.service.letters import Message, letter, message_of, still_true, trial
from burnham.table.service.mail import mail_of, send_mail
from burnham.table.service.notices import CONFIRM, Notices
from burnham.table.service.people import People
from burnham.table.service.push import Pusher
from burnham.table.service.resetting import reset_path
from burnham.table.service.settings import Settings
from burnham.table.service.webhooks import send_webhook
from burnham.table.store.notices import Channel
from burnham.table.store.outbox import LETTERS, Parcel

log = logging.getLogger(__name__)
ROUND = 2.0
"""Seconds between two rounds."""
AT_ONCE = 16
"""Messages that are under way at the same time, at most."""
PAUSES = (60.0, 300.0, 900.0, 3600.0, 3 * 3600.0, 6 * 3600.0, 12 * 3600.0)
"""Seconds from one try to the next; after the last of them a channel is given up."""
STUCK = 300.0
"""Seconds until we try again when it was nobody's fault but ours."""
HURRY = 3 * 3600.0
"""So many seconds before a clock runs out its player is told, if they had longer to begin with."""
TIDY = 3600.0
LONGEST = 200
"""Letters of what a failure says."""


class Postman:
    def __init__(
        self, notices: Notices, people: People, shelf: Shelf, settings: Settings, pusher: Pusher
    ) -> None:
        self.notices = notices
        self.outbox = notices.outbox
        self.people = people
        self.shelf = shelf
        self.settings = settings
        self.pusher = pusher
        self.now: Callable[[], float] = notices.now
        self._under_way: set[asyncio.Task[None]] = set()
        self._tidied = 0.0
        self._stuck = False

    async def keep(self) -> None:
        """Go round for ever."""
        while True:
            try:
                await self.go_round()
            except Unavailable:
                pass  # the store tells of itself, once
            except Exception:
                log.exception("the postman stumbled")
            await asyncio.sleep(ROUND)

    async def go_round(self) -> None:
        """Take what is due, and send each by itself: one that is slow holds up no other."""
        now = self.now()
        await self.outbox.hurry(now, HURRY)
        if time.monotonic() > self._tidied + TIDY:
            await self.outbox.tidy(now)
            self._tidied = time.monotonic()
        free = AT_ONCE - len(self._under_way)
        for parcel in await self.outbox.claim(now, free) if free > 0 else []:
            task = asyncio.create_task(self._bring(parcel))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def settled(self) -> None:
        """When all that is under way has arrived, or has not."""
        await asyncio.gather(*self._under_way)

    async def close(self) -> None:
        for task in list(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def try_out(self, channel: Channel, lang: str, base: str) -> None:
        """Send something at once, so that its owner sees whether it comes.  Fails, or Gone."""
        message = trial(lang, self._base(base))
        await self._send(channel, message, "")

    async def _bring(self, parcel: Parcel) -> None:
        try:
            await self._bring_or_give_up(parcel)
        except Unavailable:
            pass  # when the lease is over it is found again
        except Exception:
            log.exception("a notice to %s could not be sent", parcel.channel.kind)
            with suppress(Unavailable):
                await self._later(parcel, "?")

    async def _bring_or_give_up(self, parcel: Parcel) -> None:
        made = await self._made(parcel)
        if made is None:
            await self.outbox.dropped(parcel, self.now())
            return
        try:
            await self._send(parcel.channel, made, f"{parcel.channel.id}.{parcel.notices[0].id}")
        except Stuck as trouble:
            if not self._stuck:  # said once
                log.warning("mails cannot be sent: %s", trouble)
            self._stuck = True
            await self.outbox.wait(parcel, self.now() + STUCK)
        except Fails as failure:
            await self._later(parcel, str(failure))
        except Gone as gone:
            await self._gone(parcel, str(gone))
        else:
            self._stuck = self._stuck and parcel.channel.kind != "mail"
            await self.outbox.sent(parcel, self.now())

    async def _made(self, parcel: Parcel) -> Message | None:
        """The message of a parcel; None if there is nothing left to say."""
        event, base = parcel.notices[0].event, self._base(parcel.wishes.base)
        if event in LETTERS:
            path = await self._letter_path(parcel.channel, event)
            return letter(event, parcel.wishes.lang, base, path)
        tables = await self.outbox.facts({notice.table for notice in parcel.notices})
        person, now = parcel.channel.person, self.now()
        true = [n for n in parcel.notices if still_true(n, person, tables.get(n.table), now)]
        if not true:
            return None
        stop = self.notices.stop_path(parcel.channel)
        return message_of(replace(parcel, notices=tuple(true)), tables, self.shelf, base, stop)

    async def _letter_path(self, channel: Channel, event: str) -> str:
        if event == CONFIRM:
            return self.notices.confirm_path(channel)
        password = await self.people.password_of(channel.person)
        return reset_path(self.notices.signed, channel.person, password)

    async def _send(self, channel: Channel, message: Message, id: str) -> None:
        if channel.kind == "push":
            await self.pusher.send(message, channel.target)
        elif channel.kind == "webhook":
            await send_webhook(self.notices.outgoing, channel.target, message)
        elif self.settings.mail is None:
            raise Stuck("no mail is set up")
        else:
            mail = mail_of(message, self.settings.mail.sender, channel.target, id)
            await send_mail(mail, self.settings.mail)

    async def _later(self, parcel: Parcel, trouble: str) -> None:
        tries = parcel.channel.failures
        if tries >= len(PAUSES):
            await self.outbox.give_up(parcel, self.now(), trouble[:LONGEST])
        else:
            await self.outbox.failed(parcel, self.now() + PAUSES[tries], trouble[:LONGEST])

    async def _gone(self, parcel: Parcel, trouble: str) -> None:
        """A browser that has ended its subscription is forgotten; of others their owner is told."""
        if parcel.channel.kind == "push":
            await self.outbox.remove(parcel)
        else:
            await self.outbox.give_up(parcel, self.now(), trouble[:LONGEST])

    def _base(self, base: str) -> str:
        """Where links lead: to the address that others reach, if the host has said it."""
        return self.settings.public_url or base
