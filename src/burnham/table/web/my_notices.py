"""What the account page shows of somebody's notices."""

from __future__ import annotations

from burnham.table.views.notices import NoticesView, notices_view
from burnham.table.web.visit import Visit

DONE = ("kept", "mail", "push", "webhook", "removed", "again", "test")
"""What may just have been done, as the address of the page tells."""


async def my_notices(visit: Visit, error: str = "") -> NoticesView | None:
    """None if nobody can be reached: a stranger, or a server that cannot send anything."""
    server, person = visit.server, visit.person
    if server.postman is None or person is None:
        return None
    wishes = await server.notices.wishes(person, visit.lang, visit.base_url)
    done = visit.request.query_params.get("notices", "")
    return notices_view(
        visit.lang,
        wishes,
        await server.notices.store.channels(person),
        can_mail=server.settings.mail is not None,
        public_key=server.postman.pusher.public_key,
        done=done if done in DONE else "",
        error=error,
    )
