"""Unkept tables: made for a visitor's page from its address alone, and kept nowhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial

from anyio import to_thread
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burnham.kit import Arrangement
from burnham.table import pages
from burnham.table.pages import Items
from burnham.table.room.practice import LEARNER
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed
from burnham.table.views.about import legend, thing_view
from burnham.table.views.as_text import as_text_view
from burnham.table.views.frame import Frame
from burnham.table.views.viewpoint import Viewing, Viewpoint
from burnham.table.web.connections import ARRANGEMENTS
from burnham.table.web.frames import TableFrames
from burnham.table.web.live import arrangement_of
from burnham.table.web.replies import json, numbers, page
from burnham.table.web.visit import Visit, visit_of


@dataclass(frozen=True)
class Unkept:
    """A visitor on the learner's seat of a table that is made for them."""

    visit: Visit
    boxed: Boxed
    room: Room
    url: str  # of this page

    @property
    def asks(self) -> bool:
        """Whether the table's question is to be answered now."""
        return True

    def viewpoint(self, frame: Frame | None = None) -> Viewpoint:
        frame = frame or replace(self.visit.plain_frame(), path=self.url)
        return Viewpoint(self.room, self.boxed, Viewing(frame, LEARNER, looks_on=not self.asks))

    def shown(self, viewpoint: Viewpoint, arrangement: Arrangement) -> Items:
        """All that is seen of the table itself."""
        return TableFrames().show(viewpoint, self.visit.base_url, arrangement, None).items

    def items(self, viewpoint: Viewpoint, arrangement: Arrangement) -> Items:
        """All that is seen."""
        raise NotImplementedError

    def page(self, viewpoint: Viewpoint, wide: Items, tall: Items) -> Markup:
        raise NotImplementedError

    def both(self, viewpoint: Viewpoint) -> dict[Arrangement, Items]:
        """All items in both arrangements.  Not for the event loop."""
        return {arrangement: self.items(viewpoint, arrangement) for arrangement in ARRANGEMENTS}

    def remembered(self, response: Response) -> Response:
        """With what the browser is to keep of being here."""
        return response


async def unkept_page(here: Unkept) -> Response:
    viewpoint = here.viewpoint(replace(await here.visit.frame(), path=here.url))
    items = await to_thread.run_sync(here.both, viewpoint)
    return here.remembered(page(here.visit, here.page(viewpoint, **items)))


async def judged(here: Unkept) -> Response:
    """The reply to an answer: the page, or all that it changes."""
    if not here.visit.wants_json:
        return await unkept_page(here)
    await here.visit.know_opening()
    items = await to_thread.run_sync(here.both, here.viewpoint())
    return here.visit.finish(json({"ok": True, "items": items, **numbers(here.room)}))


Find = Callable[[Visit], Awaitable[Unkept]]
"""The table of an address."""
Answered = Callable[[Request], Awaitable[Response]]


def unkept_routes(at: str, find: Find, answered: Answered) -> list[Route]:
    """The page, and what every table page asks for besides: its items, a thing's card, the legend,
    the table as text."""

    async def shown(request: Request) -> Response:
        return await unkept_page(await find(await visit_of(request)))

    async def parts(request: Request) -> Response:
        """All items, as those of a table (`live.parts`)."""
        here = await find(await visit_of(request))
        await here.visit.know_opening()
        made = partial(here.items, here.viewpoint(), arrangement_of(request))
        items = await to_thread.run_sync(made)
        return here.remembered(json({**numbers(here.room), "items": items}))

    async def about(request: Request) -> Response:
        unkept = await find(await visit_of(request))
        return json(thing_view(unkept.viewpoint(), request.query_params.get("thing", "")))

    async def legend_of_icons(request: Request) -> Response:
        unkept = await find(await visit_of(request))
        return json({"html": str(pages.legend(legend(unkept.viewpoint())))})

    async def as_text(request: Request) -> Response:
        visit = await visit_of(request)
        unkept = await find(visit)
        viewpoint = unkept.viewpoint(await visit.frame())
        view = replace(as_text_view(viewpoint), back=unkept.url)
        if visit.wants_json:
            return json({"html": str(pages.as_text_sections(view))})
        return page(visit, pages.as_text(view))

    return [
        Route(at, shown),
        Route(f"{at}/parts", parts),
        Route(f"{at}/answer", answered, methods=["POST"]),
        Route(f"{at}/about", about),
        Route(f"{at}/legend", legend_of_icons),
        Route(f"{at}/text", as_text),
    ]
