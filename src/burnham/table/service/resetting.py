"""A new password for somebody who has forgotten theirs, by a link in a mail.

The link is bound to the old password, so that it is good once, and for half an hour.
"""

from __future__ import annotations

from burnham.table.room.refusals import Missing
from burnham.table.service.notices import Notices
from burnham.table.service.people import People
from burnham.table.service.signed import Signed

RESET = "reset"
LASTS = 1800.0


def reset_path(signed: Signed, person: str, password: str) -> str:
    return f"/account/new-password/{signed.make(RESET, person, password, LASTS)}"


class Resetting:
    def __init__(self, people: People, notices: Notices) -> None:
        self.people = people
        self.notices = notices

    async def ask(self, known: str) -> None:
        """Send a link to the member with this login or address, if there is one who has a
        confirmed address."""
        channel = await self.notices.store.mail_of(known.strip().lower())
        if channel is not None:
            await self.notices.outbox.add_letter(channel.id, RESET, self.notices.now())

    async def check(self, link: str) -> str:
        """The hash of the password that is to be replaced; Missing if the link is not good."""
        old = await self.people.password_of(self.notices.signed.subject(link)[:32])
        if not old or not self.notices.signed.is_good(RESET, link, old):
            raise Missing("link")
        return old

    async def reset(self, link: str, password: str, user_agent: str) -> str:
        """The token of a new session."""
        old, person = await self.check(link), self.notices.signed.subject(link)
        return await self.people.reset_password(person, password, old, user_agent)
