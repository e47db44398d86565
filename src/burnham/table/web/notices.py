"""Posts about notices, the pages that mails lead to, and what makes the site an app."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from burnham.kernel.fluent import LANGUAGES
from burnham.table import pages
from burnham.table.pages.assets import STATIC, asset
from burnham.table.room.happenings import EVENTS
from burnham.table.room.refusals import Missing, Refusal, Wrong
from burnham.table.service.delivery import Fails, Gone, Stuck
from burnham.table.service.notices import CONFIRM, STOP
from burnham.table.service.postman import Postman
from burnham.table.store.notices import Channel, Wishes
from burnham.table.views.notices import ForgottenView, LinkedView, NewPasswordView
from burnham.table.web.me import account_page
from burnham.table.web.replies import NO_STORE, done, explained, for_later, json, page
from burnham.table.web.visit import Visit, post_of, visit_of, whole

log = logging.getLogger(__name__)
Deed = Callable[[Visit], Awaitable[str]]
"""What somebody does about their notices; gives the name of what was done."""


async def keep_wishes(visit: Visit) -> str:
    """`event-turn` and so on, `language`."""
    lang = visit.fields.get("language", "")
    if lang not in LANGUAGES:
        raise Wrong("field", field="language")
    events = tuple(event for event in EVENTS if visit.fields.get(f"event-{event}"))
    await visit.server.notices.wish(replace(await _wishes(visit), lang=lang, events=events))
    return "kept"


async def keep_mail(visit: Visit) -> str:
    """`address`, `every`: in minutes."""
    if visit.server.settings.mail is None:
        raise Wrong("notice-no-mail")
    address = visit.fields.get("address", "")
    _take_mail(visit, address)
    await visit.server.notices.add_mail(await _wishes(visit), address, whole(visit.fields, "every"))
    return "mail"


async def keep_push(visit: Visit) -> str:
    """`subscription`: as the browser tells it, in JSON."""
    given = visit.fields.get("subscription", "")
    _take_mail(visit)
    await visit.server.notices.add_push(await _wishes(visit), given, visit.user_agent)
    return "push"


async def keep_webhook(visit: Visit) -> str:
    """`form`, `url`, `chat` (Telegram's), `every`."""
    fields, wishes = visit.fields, await _wishes(visit)
    url, chat = fields.get("url", "").strip(), fields.get("chat", "")
    every = whole(fields, "every")
    _take_mail(visit)
    await visit.server.notices.add_webhook(wishes, fields.get("form", ""), url, chat, every)
    return "webhook"


async def remove(visit: Visit) -> str:
    """`channel`."""
    channel = await _channel(visit)
    await visit.server.notices.remove(channel.person, channel.id)
    return "removed"


async def again(visit: Visit) -> str:
    """`channel`: one that was stopped or given up is used again."""
    channel = await _channel(visit)
    await visit.server.notices.try_again(channel.person, channel.id)
    return "again"


async def test(visit: Visit) -> str:
    """`channel`: something is sent there at once."""
    channel = await _channel(visit)
    if not channel.confirmed:
        raise Wrong("notice-unconfirmed")
    _take_mail(visit)
    wishes = await _wishes(visit)
    try:
        await _postman(visit).try_out(channel, wishes.lang, wishes.base)
    except Stuck as trouble:
        log.warning("mails cannot be sent: %s", trouble)
        raise Wrong("notice-stuck") from None
    except (Fails, Gone) as failure:
        raise Wrong("notice-failed", detail=str(failure)[:200]) from None
    return "test"


DEEDS: dict[str, Deed] = {
    "wishes": keep_wishes,
    "mail": keep_mail,
    "push": keep_push,
    "webhook": keep_webhook,
    "remove": remove,
    "again": again,
    "test": test,
}


def notice_post(deed: Deed) -> Callable[[Request], Awaitable[Response]]:
    """The handler of one deed; a refusal is shown on the account page."""

    async def handler(request: Request) -> Response:
        visit = await post_of(request)
        _postman(visit)
        try:
            name = await deed(visit)
        except Refusal as refusal:
            if visit.wants_json:
                raise
            status, _, sentence = explained(visit, refusal)
            return for_later(await account_page(visit, "/", "", status, sentence), refusal)
        return done(visit, f"/account?notices={name}#notices")

    return handler


def _postman(visit: Visit) -> Postman:
    if visit.server.postman is None:
        raise Missing("page")
    return visit.server.postman


async def _wishes(visit: Visit) -> Wishes:
    """Links lead to where the person was seen last."""
    person = await visit.somebody()
    wishes = await visit.server.notices.wishes(person.id, visit.lang, visit.base_url)
    return replace(wishes, base=visit.base_url[:200])


async def _channel(visit: Visit) -> Channel:
    person = await visit.somebody()
    return await visit.server.notices.mine(person.id, visit.fields.get("channel", ""))


def _take_mail(visit: Visit, target: str = "") -> None:
    """Not too many messages at somebody's word, nor to an address that may be somebody else's."""
    limits = visit.server.limits
    limits.mails_of_address.take(visit.address, "mails")
    for key in (visit.person, target.strip().lower()):
        if key:
            limits.mails.take(key, "mails")


# --- links in mails -------------------------------------------------------------------------------


async def confirm(request: Request) -> Response:
    """Asks; a program that looks at every link in a mail changes nothing."""
    return await _ask(request, CONFIRM)


async def stop(request: Request) -> Response:
    return await _ask(request, STOP)


async def confirmed(request: Request) -> Response:
    visit = await visit_of(request)
    await visit.server.notices.confirm(request.path_params["link"])
    return await _say(visit, "confirmed")


async def stopped(request: Request) -> Response:
    """Also by a mail program at one click (RFC 8058)."""
    visit = await visit_of(request)
    await visit.server.notices.stop(request.path_params["link"])
    return await _say(visit, "stopped")


async def _ask(request: Request, what: str) -> Response:
    visit = await visit_of(request)
    link = request.path_params["link"]
    channel = await visit.server.notices.linked(what, link)
    title, button = visit.say(f"link-{what}-title"), visit.say(f"link-{what}")
    sentence = visit.say(f"link-{what}-about", address=channel.name)
    action = f"/notices/{what}/{link}"
    return page(
        visit, pages.linked(LinkedView(await visit.frame(), title, sentence, button, action))
    )


async def _say(visit: Visit, what: str) -> Response:
    title, sentence = visit.say(f"link-{what}-title"), visit.say(f"link-{what}-about")
    return page(visit, pages.linked(LinkedView(await visit.frame(), title, sentence)))


# --- a new password -------------------------------------------------------------------------------


async def forgotten(request: Request) -> Response:
    visit = await visit_of(request)
    _must_mail(visit)
    asked = "asked" in request.query_params
    return page(visit, pages.forgotten(ForgottenView(await visit.frame(), asked)))


async def ask_for_password(request: Request) -> Response:
    """`who`: a login or an address.  The reply, and how long it takes, tell nobody whether there is
    such an account."""
    visit = await post_of(request)
    _must_mail(visit)
    who = visit.fields.get("who", "")[:200]
    _take_mail(visit, who)
    response = RedirectResponse("/account/forgotten?asked=1", 303, NO_STORE)
    response.background = BackgroundTask(visit.server.resetting.ask, who)
    return response


async def new_password(request: Request) -> Response:
    visit = await visit_of(request)
    await visit.server.resetting.check(request.path_params["link"])
    return await _password_page(visit)


async def keep_password(request: Request) -> Response:
    """`password`: all devices are signed out, and this one in."""
    visit = await post_of(request)
    resetting, link = visit.server.resetting, request.path_params["link"]
    visit.server.limits.sign_ins.take(visit.address, "sign-ins")
    try:
        visit.token = await resetting.reset(
            link, visit.fields.get("password", ""), visit.user_agent
        )
    except Wrong as refusal:
        status, _, sentence = explained(visit, refusal)
        return await _password_page(visit, sentence, status)
    return done(visit, "/account")


async def _password_page(visit: Visit, error: str = "", status: int = 200) -> Response:
    action = f"/account/new-password/{visit.request.path_params['link']}"
    view = NewPasswordView(await visit.frame(), action, error)
    return page(visit, pages.new_password(view), status)


def _must_mail(visit: Visit) -> None:
    if visit.server.settings.mail is None or visit.server.postman is None:
        raise Missing("page")


# --- an app ---------------------------------------------------------------------------------------


async def worker(request: Request) -> Response:
    """The script that shows what is pushed; at the root, so that it may speak for all pages."""
    headers = {"cache-control": "no-cache", "service-worker-allowed": "/"}
    return FileResponse(STATIC / "worker.js", headers=headers, media_type="text/javascript")


async def manifest(request: Request) -> Response:
    """What a phone or desktop needs to keep the site as an app.  Addresses are told from here."""
    visit = await visit_of(request)
    icons = (("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"),
             ("icon-maskable.png", 512, "maskable"))  # fmt: skip
    response = json(
        {
            "name": "Burnham",
            "short_name": "Burnham",
            "description": visit.say("foot"),
            "lang": visit.lang,
            "id": ".",
            "start_url": ".",
            "scope": ".",
            "display": "standalone",
            "background_color": "#F4EEE0",
            "theme_color": "#F4EEE0",
            "icons": [
                {
                    "src": asset(name).removeprefix("/"),
                    "type": "image/png",
                    "sizes": f"{size}x{size}",
                    "purpose": purpose,
                }
                for name, size, purpose in icons
            ],
        }
    )
    response.headers["content-type"] = "application/manifest+json"
    return response


def notice_routes() -> list[Route]:
    links = (
        ("/notices/confirm/{link}", confirm, confirmed),
        ("/notices/stop/{link}", stop, stopped),
        ("/account/forgotten", forgotten, ask_for_password),
        ("/account/new-password/{link}", new_password, keep_password),
    )
    return [
        Route("/worker.js", worker),
        Route("/manifest.webmanifest", manifest),
        *(
            Route(f"/me/notices/{name}", notice_post(deed), methods=["POST"])
            for name, deed in DEEDS.items()
        ),
        *(Route(path, get) for path, get, _ in links),
        *(Route(path, post, methods=["POST"]) for path, _, post in links),
    ]
