"""Posts about oneself: name, login, devices, language, theme."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import date

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from burnham.kernel.fluent import LANGUAGES
from burnham.table import pages
from burnham.table.room.consent import read_consent
from burnham.table.room.refusals import Missing, NotYours, Refusal, Wrong
from burnham.table.service.export import exported
from burnham.table.service.farewell import delete_account, must_mean_it
from burnham.table.service.people import Someone
from burnham.table.views.account import HOME, account_view
from burnham.table.web.guard import COOKIE
from burnham.table.web.my_notices import my_notices
from burnham.table.web.replies import NO_STORE, done, explained, for_later, page
from burnham.table.web.visit import THEMES, YEAR, Visit, local, post_of, visit_of

Handler = Callable[[Visit], Awaitable[None]]


async def rename(visit: Visit) -> None:
    """`name`."""
    person = await visit.somebody()
    await visit.server.people.rename(person, visit.fields.get("name", ""))


async def sign_up(visit: Visit) -> None:
    """`login`, `password`: what a guest sits at stays theirs."""
    visit.server.limits.sign_ups.take(visit.address, "sign-ups")
    person, fields = await visit.somebody(), visit.fields
    visit.token = await visit.server.people.sign_up(
        person, fields.get("login", ""), fields.get("password", ""), visit.user_agent
    )


async def sign_in(visit: Visit) -> None:
    """`login`, `password`."""
    visit.server.limits.sign_ins.take(visit.address, "sign-ins")
    visit.token = await visit.server.people.sign_in(
        visit.fields.get("login", ""),
        visit.fields.get("password", ""),
        visit.someone,
        visit.address,
        visit.user_agent,
    )


async def change_password(visit: Visit) -> None:
    """`old`, `password`: the new one; all other devices are signed out."""
    visit.server.limits.sign_ins.take(visit.address, "sign-ins")
    person, fields = _me(visit), visit.fields
    await visit.server.people.change_password(
        person, fields.get("old", ""), fields.get("password", ""), visit.address
    )


async def consent(visit: Visit) -> None:
    """`consent` ("yes" or "no"): whether all my finished games may be used."""
    given = read_consent(visit.fields.get("consent", ""))
    await visit.server.consents.say(_me(visit).id, given == "yes")


async def delete(visit: Visit) -> None:
    """`password`, or of a guest `word`: nothing is left of me but my seats in games."""
    visit.server.limits.sign_ins.take(visit.address, "sign-ins")
    person, fields, server = _me(visit), visit.fields, visit.server
    password, typed = fields.get("password", ""), fields.get("word", "")
    word = visit.say("delete-word")
    await must_mean_it(server.people, person, password, typed, word, visit.address)
    await delete_account(server.people, server.rooms, server.tournaments, person)


def _me(visit: Visit) -> Someone:
    if visit.someone is None:
        raise NotYours("nobody-yet")
    return visit.someone


async def end_session(visit: Visit) -> None:
    """`session`: one of my devices is signed out."""
    gone = visit.fields.get("session", "")
    if not visit.someone or not await visit.server.people.end_session(visit.someone, gone):
        raise Missing("session")


async def end_others(visit: Visit) -> None:
    """All my devices but this one are signed out."""
    if visit.someone:
        await visit.server.people.end_others(visit.someone)


DEEDS: dict[str, Handler] = {
    "name": rename,
    "sign-up": sign_up,
    "sign-in": sign_in,
    "end-session": end_session,
    "end-others": end_others,
    "password": change_password,
    "consent": consent,
    "delete": delete,
}
TOLD = ("name", "password", "consent", "delete")
"""What the account page says afterwards, since nothing else shows that it was done."""
SHOWN = (*TOLD, "end-session", "end-others")
"""What is done in a section that is to be seen afterwards."""


def account_post(name: str) -> Callable[[Request], Awaitable[Response]]:
    """The handler of one deed; a refusal is shown on the account page."""

    async def handler(request: Request) -> Response:
        visit = await post_of(request, of_barred=name == "sign-in")
        try:
            await DEEDS[name](visit)
        except Refusal as refusal:
            if visit.wants_json:
                raise
            status, _, sentence = explained(visit, refusal)
            onward = local(visit.fields.get("next", ""), HOME)
            shown = await account_page(visit, onward, sentence, status, deed=name)
            return for_later(shown, refusal)
        response = done(visit, f"/account?done={name}" if name in SHOWN else "/account")
        if name == "delete":
            response.delete_cookie(COOKIE)
        return response

    return handler


async def data(request: Request) -> Response:
    """All that is stored of me, with my games."""
    visit = await visit_of(request)
    person = _me(visit).id
    visit.server.limits.exports.take(person, "exports")
    pieces = exported(visit.server.rooms, person)
    name = f"burnham-{date.today().isoformat()}.json"
    headers = {**NO_STORE, "content-disposition": f'attachment; filename="{name}"'}
    return StreamingResponse(pieces, headers=headers, media_type="application/json")


async def account_page(
    visit: Visit,
    onward: str,
    error: str = "",
    status: int = 200,
    notice_error: str = "",
    deed: str = "",
) -> Response:
    """`deed`: what was refused."""
    person, server = visit.someone, visit.server
    sessions = await server.people.sessions_of(person) if person and person.login else []
    notices = await my_notices(visit, notice_error)
    consent = await server.consents.says(person.id) if person else False
    told = visit.request.query_params.get("done", "")
    done = visit.say(f"done-{told}") if told in TOLD and not error else ""
    view = account_view(
        await visit.frame(),
        error,
        onward,
        person,
        sessions,
        notices,
        can_reset=server.settings.mail is not None,
        consent=consent,
        done=done,
        deed=deed or (told if told in SHOWN else ""),
    )
    return page(visit, pages.account(view), status)


async def sign_out(request: Request) -> Response:
    visit = await post_of(request, of_barred=True)
    if visit.someone:
        await visit.server.people.end_session(visit.someone, visit.someone.session)
    response = done(visit, "/")
    response.delete_cookie(COOKIE)
    return response


async def language(request: Request) -> Response:
    """`language`: one of ours."""
    return await _remember(request, "language", LANGUAGES)


async def theme(request: Request) -> Response:
    """`theme`: "light", "dark" or "auto"."""
    return await _remember(request, "theme", THEMES)


async def _remember(request: Request, name: str, choices: tuple[str, ...]) -> Response:
    visit = await post_of(request, of_barred=True)
    value = visit.fields.get(name, "")
    if value not in choices:
        raise Wrong("field", field=name)
    response = done(visit, "/")
    response.set_cookie(name, value, max_age=YEAR, samesite="lax", httponly=True)
    return response
