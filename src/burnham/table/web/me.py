"""Posts about oneself: name, login, language, theme."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from burnham.kernel.text import LANGUAGES
from burnham.table.guard import COOKIE
from burnham.table.refusals import Refusal, Wrong
from burnham.table.view import AccountView
from burnham.table.web.replies import done, page, told
from burnham.table.web.visit import THEMES, YEAR, Visit, local, post_of, token_of

Handler = Callable[[Visit], Awaitable[None]]


async def rename(visit: Visit) -> None:
    person = await visit.somebody()
    await visit.house.people.rename(person, visit.fields.get("name", ""))


async def sign_up(visit: Visit) -> None:
    person = await visit.somebody()
    fields = visit.fields
    await visit.house.people.sign_up(person, fields.get("login", ""), fields.get("password", ""))


async def sign_in(visit: Visit) -> None:
    fields = visit.fields
    visit.token = await visit.house.people.sign_in(
        fields.get("login", ""), fields.get("password", ""), visit.someone
    )


DEEDS: dict[str, Handler] = {"name": rename, "sign-up": sign_up, "sign-in": sign_in}


def account_post(name: str) -> Callable[[Request], Awaitable[Response]]:
    """The handler of one deed; a refusal is shown on the account page."""

    async def handler(request: Request) -> Response:
        visit = await post_of(request)
        try:
            await DEEDS[name](visit)
        except Refusal as refusal:
            if visit.wants_json:
                raise
            status, _, sentence = told(visit, refusal)
            onward = local(visit.fields.get("next", ""), "/")
            view = AccountView(await visit.frame(), sentence, onward)
            return page(visit, visit.house.pages.account(view), status)
        return done(visit, "/account")

    return handler


async def sign_out(request: Request) -> Response:
    visit = await post_of(request)
    await visit.house.people.sign_out(token_of(request))
    response = done(visit, "/")
    response.delete_cookie(COOKIE)
    return response


async def language(request: Request) -> Response:
    return await _remember(request, "language", LANGUAGES)


async def theme(request: Request) -> Response:
    return await _remember(request, "theme", THEMES)


async def _remember(request: Request, name: str, choices: tuple[str, ...]) -> Response:
    visit = await post_of(request)
    value = visit.fields.get(name, "")
    if value not in choices:
        raise Wrong("field", field=name)
    response = done(visit, "/")
    response.set_cookie(name, value, max_age=YEAR, samesite="lax", httponly=True)
    return response
