"""Puzzles: the list, one to be solved, and what is said of it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from anyio import to_thread
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from burnham.bots.puzzles import Judged, Puzzle
from burnham.kit import Arrangement
from burnham.table import pages
from burnham.table.pages import Items
from burnham.table.room import seating
from burnham.table.room.levels import USUAL
from burnham.table.room.puzzles import puzzle_room, puzzle_study, seen_in
from burnham.table.room.refusals import Wrong
from burnham.table.service.puzzles import Standing
from burnham.table.views.puzzles import ADDRESS, PuzzleView, puzzle_url, puzzle_view, puzzles_view
from burnham.table.views.viewpoint import Viewpoint
from burnham.table.web.replies import NO_STORE, done, page
from burnham.table.web.unkept import Unkept, judged, unkept_routes
from burnham.table.web.visit import Visit, post_of, visit_of, whole


@dataclass(frozen=True)
class Solving(Unkept):
    """Somebody before a puzzle; `given` is the answer that is judged: theirs of now, or the first
    they gave."""

    puzzle: Puzzle
    standing: Standing
    given: Judged | None

    @property
    def asks(self) -> bool:
        return self.given is None or not self.given.credited

    @property
    def more(self) -> bool:
        return self.standing.next(self.visit.server.puzzles.pack(self.boxed.title.id)) is not None

    def view(self, viewpoint: Viewpoint) -> PuzzleView:
        return puzzle_view(
            viewpoint,
            self.visit.base_url,
            self.puzzle,
            self.standing,
            self.given,
            more=self.more,
            reported="reported" in self.visit.request.query_params,
        )

    def items(self, viewpoint: Viewpoint, arrangement: Arrangement) -> Items:
        return pages.puzzle_items(self.view(viewpoint), self.shown(viewpoint, arrangement))

    def page(self, viewpoint: Viewpoint, wide: Items, tall: Items) -> Markup:
        return pages.puzzle(self.view(viewpoint), wide, tall)


async def solving(visit: Visit) -> Solving:
    game, id = visit.request.path_params["game"], visit.request.path_params["puzzle"]
    book = visit.server.puzzles
    boxed, puzzle = visit.server.shelf[game], book.find(game, id)
    standing = await book.standing(visit.person, visit.server.rooms.now())
    tried = standing.tries.get(id)
    given = puzzle.judged(tried.word) if tried else None
    name = visit.someone.name if visit.someone else ""
    room = puzzle_room(puzzle, boxed, name)
    return Solving(visit, boxed, room, puzzle_url(game, id), puzzle, standing, given)


async def listed(request: Request) -> Response:
    """The puzzles of the day, and how far I am."""
    visit = await visit_of(request)
    book, now = visit.server.puzzles, visit.server.rooms.now()
    standing = await book.standing(visit.person, now)
    frame = await visit.frame()
    view = await to_thread.run_sync(puzzles_view, frame, book, standing, now)
    return page(visit, pages.puzzles(view))


async def following(request: Request) -> Response:
    """On to the next puzzle of a game; to the list if there is none left."""
    visit = await visit_of(request)
    game, book = request.path_params["game"], visit.server.puzzles
    standing = await book.standing(visit.person, visit.server.rooms.now())
    puzzle = standing.next(book.pack(game))
    url = puzzle_url(game, puzzle.id) if puzzle else ADDRESS
    return visit.finish(RedirectResponse(url, 303, NO_STORE))


async def answered(request: Request) -> Response:
    """`answer`: its number; the first counts.  The page is sent what it changes."""
    visit = await post_of(request)
    here = await solving(visit)
    book, now = visit.server.puzzles, visit.server.rooms.now()
    step, answer = seen_in(here.puzzle, here.boxed).step, whole(visit.fields, "answer")
    if answer >= step.size:
        raise Wrong("field", field="answer")
    person, game = await visit.somebody(), here.boxed.title.id
    given = await book.answer(person.id, game, here.puzzle, step.word(answer), now)
    standing = await book.standing(person.id, now)
    return await judged(replace(here, given=given, standing=standing))


async def reported(request: Request) -> Response:
    """`reason`: what is wrong with the puzzle, for whoever runs this server."""
    visit = await post_of(request)
    game, id = request.path_params["game"], request.path_params["puzzle"]
    book = visit.server.puzzles
    book.find(game, id)
    visit.talk()
    person = await visit.somebody()
    reason = visit.fields.get("reason", "")
    await book.report(person.id, game, id, reason, visit.server.rooms.now())
    return done(visit, f"{puzzle_url(game, id)}?reported=1")


async def studied(request: Request) -> Response:
    """A private table that goes on from the puzzle."""
    visit = await post_of(request)
    game, id = request.path_params["game"], request.path_params["puzzle"]
    boxed, puzzle = visit.server.shelf[game], visit.server.puzzles.find(game, id)
    wish = puzzle_study(puzzle, boxed, USUAL, secrets.token_hex(16))
    person = await visit.somebody()
    now = visit.server.rooms.now()
    new = seating.open_table(wish, boxed, person.id, person.name, "", now)
    await visit.server.add_table(new, visit.asker)
    return done(visit, f"/t/{new.id}", new)


def puzzle_routes() -> list[Route]:
    at = f"{ADDRESS}/{{game}}/{{puzzle}}"
    return [
        Route(ADDRESS, listed),
        Route(f"{ADDRESS}/{{game}}", following),
        Route(f"{at}/report", reported, methods=["POST"]),
        Route(f"{at}/study", studied, methods=["POST"]),
        *unkept_routes(at, solving, answered),
    ]
