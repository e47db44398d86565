"""Notices in the browser: the account page, the service worker, and a push that is received."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Worker, expect

from burnham.table.service.letters import Message, Told
from burnham.table.service.push import payload
from tests.table.browser.player import DESKTOP, PHONE, Player, seated
from tests.table.browser.test_access import looked_at
from tests.table.receivers import Browser as Subscribed
from tests.table.receivers import Hook, Posted, hook

TURN = Message("en", "", (Told("turn", "It is your turn: Tollhouse with Ada.", "/t/abc"),), "")
NEWS = Message("en", "", (*TURN.told, Told("over", "The game is over.", "/t/def")), "")


class Receiver:
    """A push service or webhook in a thread of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.hook: Future[Hook] = Future()

    async def run(self) -> None:
        self.ended = asyncio.Event()
        async with hook() as made:
            self.hook.set_result(made)
            await self.ended.wait()

    def next(self) -> Posted:
        return asyncio.run_coroutine_threadsafe(self.hook.result().next(), self.loop).result()


@contextmanager
def receiving() -> Iterator[Receiver]:
    there = Receiver()
    thread = threading.Thread(target=there.loop.run_until_complete, args=(there.run(),))
    thread.start()
    try:
        there.hook.result(20)
        yield there
    finally:
        there.loop.call_soon_threadsafe(there.ended.set)
        thread.join()
        there.loop.close()


def named(player: Player) -> None:
    """Somebody whom notices can reach."""
    player.visit("/account")
    player.page.locator("input[name=name]").fill("Ada")
    with player.goes_on():
        player.page.locator('form[action="/me/name"] button').click()
    player.visit("/account")
    expect(player.page.locator("#notices")).to_be_hidden()
    player.visit("/account#notices")
    expect(player.page.locator("#notices")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "de")])
def test_everybody_can_use_the_section(
    browser: Browser, server: str, size: tuple[int, int], lang: str
) -> None:
    with seated(browser, server, size, lang) as ada, receiving() as there:
        named(ada)
        notices = ada.page.locator("#notices")
        notices.locator("details summary").click()
        assert looked_at(ada) == []
        notices.locator("select[name=form]").select_option("json")
        notices.locator("input[name=url]").fill(f"{there.hook.result().address}/in")
        notices.locator('form[action="/me/notices/webhook"] button').click()
        notices.locator(".done").wait_for()
        with ada.goes_on():
            notices.locator('form[action="/me/notices/test"] button').click()
        assert there.next().json["notices"][0]["event"] == "test"
        notices.locator("input[name=event-turn]").uncheck()
        notices.locator("input[name=event-said]").check()
        with ada.goes_on():
            notices.locator('form[action="/me/notices/wishes"] button').click()
        notices.locator(".done").wait_for()
        expect(notices.locator("input[name=event-turn]")).not_to_be_checked()
        expect(notices.locator("input[name=event-said]")).to_be_checked()
        notices.locator("input[name=address]").fill("ada@club.example")
        notices.locator('form[action="/me/notices/mail"] button').click()
        expect(notices.locator(".rows li")).to_have_count(2)
        assert looked_at(ada) == []


def test_a_refusal_is_told(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.expected = "status of 400"
        named(ada)
        ada.page.locator("#notices summary").click()
        ada.page.locator("#notices input[name=url]").fill("http://10.0.0.1/")
        ada.page.locator('form[action="/me/notices/webhook"] button').click()
        expect(ada.page.locator("p.error[role=alert]").first).to_contain_text("open internet")


def test_a_browser_is_signed_up_and_gets_a_test(browser: Browser, server: str) -> None:
    """All but the push service itself, which is out of reach: where it takes pushes is ours."""
    with seated(browser, server) as ada, receiving() as there:
        subscribed = Subscribed(f"{there.hook.result().address}/push/1")
        ada.context.grant_permissions(["notifications"], origin=server)
        ada.context.add_init_script(
            "PushManager.prototype.subscribe = async options => {"
            f"  const found = {subscribed.subscription};"
            "  const asked = options.applicationServerKey.length === 65 && options.userVisibleOnly;"
            "  localStorage.subscribed = asked ? JSON.stringify(found) : '';"
            "  return asked ? found : null;"
            "};"
            "PushManager.prototype.getSubscription = async () => localStorage.subscribed ? {"
            "  ...JSON.parse(localStorage.subscribed),"
            "  unsubscribe: async () => { localStorage.subscribed = ''; return true; },"
            "} : null;"
        )
        named(ada)
        ada.page.locator(".push-form button").click()
        row = ada.page.locator("#notices .rows li")
        expect(row).to_have_count(1)
        expect(ada.page.locator("#notices .done")).to_have_text("This device is told from now on.")
        with ada.goes_on():
            row.locator('form[action="/me/notices/test"] button').click()
        expect(ada.page.locator("#notices .done")).to_be_visible()
        assert "test" in subscribed.read(there.next().body)["body"]
        expect(row).to_contain_text("This device")
        expect(ada.page.locator(".push-form")).to_be_hidden()
        ada.page.get_by_role("button", name="Turn off for this device").click()
        expect(row).to_have_count(0)
        expect(ada.page.locator(".push-off")).to_be_hidden()
        expect(ada.page.locator(".push-form button")).to_have_text("Turn on for this device")
        assert not ada.page.evaluate("localStorage.subscribed")


def test_who_says_no_is_told_why_nothing_comes(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.context.add_init_script("Notification.requestPermission = async () => 'denied';")
        named(ada)
        ada.page.locator(".push-form button").click()
        expect(ada.page.locator(".push-error")).to_contain_text("does not allow")


def worker_of(ada: Player, server: str) -> tuple[Worker, Any, str]:
    """The running worker, a session of DevTools, and the registration's id."""
    ada.context.grant_permissions(["notifications"], origin=server)
    ada.visit("/")
    session = ada.context.new_cdp_session(ada.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    ada.page.evaluate(
        "async () => { await navigator.serviceWorker.register('/worker.js');"
        " await navigator.serviceWorker.ready; }"
    )
    while not found or not ada.context.service_workers:
        ada.page.wait_for_timeout(50)
    worker = ada.context.service_workers[0]
    worker.evaluate(COUNT)
    return worker, session, found[0]


SHOWN = """async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications();
    return found.map(one => [one.title, one.body, one.tag, one.data.url]);
}"""
CLICKED = """async () => {
    const opened = [];
    self.clients.openWindow = async url => { opened.push(url); };
    WindowClient.prototype.focus = async function () { opened.push(`focus ${this.url}`); };
    const [notification] = await self.registration.getNotifications();
    const waits = [];
    const click = new NotificationEvent("notificationclick", { notification });
    click.waitUntil = one => waits.push(one);
    self.dispatchEvent(click);
    await Promise.all(waits);
    return opened;
}"""


COUNT = """() => {
    const { prototype } = ServiceWorkerRegistration, show = prototype.showNotification;
    self.shown = 0;
    prototype.showNotification = async function (...said) {
        await show.apply(this, said);
        self.shown++;
    };
}"""


def push(session: Any, worker: Worker, **more: str) -> None:
    """Deliver a push, and wait until it is shown."""
    before = worker.evaluate("self.shown")
    session.send("ServiceWorker.deliverPushMessage", more)
    while worker.evaluate("self.shown") == before:
        time.sleep(0.05)


def test_the_worker_shows_a_push_and_leads_to_the_table(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        worker, session, id = worker_of(ada, server)
        given = {"origin": server, "registrationId": id}
        for _ in range(2):  # the second replaces the first
            push(session, worker, **given, data=payload(TURN).decode())
        url = f"{server}/t/abc"
        assert ada.page.evaluate(SHOWN) == [["Burnham", TURN.told[0].sentence, "/t/abc", url]]
        assert worker.evaluate(CLICKED) == [url]


def test_a_page_that_is_open_comes_to_the_front(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        worker, session, id = worker_of(ada, server)
        data = payload(NEWS).decode()
        assert json.loads(data)["url"] == ""
        push(session, worker, origin=server, registrationId=id, data=data)
        found = ada.page.evaluate(SHOWN)
        assert found[0][1] == f"{NEWS.told[0].sentence}\n{NEWS.told[1].sentence}"
        assert worker.evaluate(CLICKED) == [f"focus {server}/"]
