"""From game to game, with clocks that stand still, and watched a little later."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.table.browser.player import PHONE, seated

SOON = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""What the page asks for now and then, it asks for when it comes back into sight."""


def test_the_next_game_is_one_key_away(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        first = ada.open_table("toy", "me", "bot:random")
        second = ada.open_table("toy", "me", "bot:random")
        ada.wait_for_turn()
        ada.page.evaluate(SOON)
        expect(ada.page.locator(".next-game .count")).to_have_text("1")
        with ada.listens():
            ada.page.keyboard.press("n")
        assert ada.path == first
        with ada.listens():
            ada.page.locator(".next-game").click()
        assert ada.path == second
        ada.visit("/")
        rows = ada.page.locator("#tables .rows").first.locator("li")
        expect(rows).to_have_count(2)
        expect(rows.locator(".flag")).to_have_count(2)


def test_the_end_of_a_game_leads_on_by_the_same_key(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        over = ada.open_table("toy", "me", "bot:random")
        ada.wait_for_turn()
        resign, origin = f"{server}{over}/resign", {"origin": server}
        ada.page.request.post(resign, form={"sure": "yes"}, headers=origin)  # bots play on alone
        expect(ada.card).to_contain_text("See the result")
        waiting = ada.open_table("toy", "me", "bot:random")
        ada.wait_for_turn()
        ada.visit(over)
        expect(ada.page.locator("[data-part=result]")).to_be_visible()
        expect(ada.page.locator(".next-game .count")).to_have_text("1")
        assert ada.axe() == []
        with ada.listens():
            ada.page.keyboard.press("n")
        assert ada.path == waiting


def test_home_keeps_itself_up_to_date(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada, seated(browser, server, PHONE) as bruno:
        ada.open_table("toy", "me", "friend")
        bruno.is_invited(ada.card.get_by_label("Invite link").input_value())
        ada.wait_for_turn()
        bruno.visit("/")
        expect(bruno.page.locator("#tables .flag")).to_have_count(0)
        while ada.card.locator("[data-state=mine-to-answer]").count():
            number = ada.number
            ada.answer()
            ada.moves_on(number)
        bruno.page.evaluate(SOON)
        expect(bruno.page.locator("#tables .flag")).to_have_count(1)
        expect(bruno.page).to_have_title("(1) Burnham")
        wide = bruno.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0


def test_what_is_unfolded_at_home_stays_so_when_something_is_new(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        origin, seats = {"origin": server}, {"game": "toy", "seat-0": "me", "seat-1": "bot:random"}

        def post(path: str, **fields: str) -> None:
            reply = ada.page.request.post(server + path, form={**fields}, headers=origin)
            assert reply.ok, reply.text()

        for _ in range(7):
            ada.open_table("toy", "me", "bot:random")
            post(f"{ada.path}/cancel", sure="yes")
        ada.visit("/")
        unfolded = ada.page.locator("#earlier .rows li")
        expect(unfolded.first).to_be_hidden()
        ada.page.locator("#earlier summary").click()
        expect(unfolded).to_have_count(2)
        post("/tables", **seats)
        ada.page.evaluate(SOON)
        expect(ada.page.locator("#tables .flag")).to_have_count(1)
        expect(unfolded.first).to_be_visible()
        assert ada.axe() == []


def test_the_form_asks_about_a_clock_only_what_it_means_something_for(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        ada.visit("/new/toy")
        zero, vacation = (ada.page.locator(f"#{name}") for name in ("at_zero", "vacation"))
        for clock, seen in (("none", (0, 0)), ("move:120", (1, 0)), ("move:86400", (1, 1))):
            ada.page.locator("#clock").select_option(clock)
            expect(zero).to_be_visible(visible=bool(seen[0]))
            expect(vacation).to_be_visible(visible=bool(seen[1]))
        ada.page.locator("#clock").select_option("own")
        ada.page.locator("#own-days").fill("3")
        ada.page.locator("#at_zero").select_option("end")
        ada.page.locator("[name=seat-1]").select_option("friend")
        with ada.listens():
            ada.page.locator("form[data-new-table] button.act").click()
        terms = ada.card.locator(".terms")
        expect(terms).to_contain_text("3 days a turn")
        expect(terms).to_contain_text("whoever ran out has lost")


def test_who_watches_later_sees_it_later_and_talks_apart(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada, seated(browser, server) as eve:
        ada.visit("/new/toy")
        ada.page.locator("[name=private]").uncheck()
        ada.page.locator("#watch").select_option("answers:10")
        with ada.listens():
            ada.page.locator("form[data-new-table] button.act").click()
        ada.wait_for_turn()
        table = ada.path
        eve.visit("/watch")
        with eve.listens():
            eve.page.locator(f'a[href="{table}"]').click()
        expect(eve.page.locator(".notices")).to_contain_text("You see this game 10 answers behind.")
        seen = eve.number
        number = ada.number
        ada.answer()
        ada.moves_on(number)
        eve.page.locator("[data-talk=chat]").first.click()
        eve.page.get_by_label("Say something").fill("see https://example.org/x")
        eve.page.keyboard.press("Enter")
        link = eve.page.locator(".chat-lines a")
        expect(link).to_have_attribute("rel", "noopener noreferrer nofollow")
        assert eve.number == seen
        ada.page.locator("[data-talk=chat]").first.click()
        expect(ada.page.locator(".chat-lines [data-item]")).to_have_count(0)
