"""Fair dice in a browser: it notes the commitment, draws bytes, and checks the game at the end."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.table.browser.player import Player, seated
from tests.table.browser.test_whole_games import play_to_the_end

LINES = ("noted", "secret", "bytes", "seats", "seed", "game")
NO_CRYPTO = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"


def memory(player: Player) -> dict[str, dict[str, str]]:
    """What the browser has noted, by table."""
    found: dict[str, dict[str, str]] = player.page.evaluate(
        "() => JSON.parse(localStorage.getItem('fair') ?? '{}')"
    )
    return found


def check(player: Player) -> dict[str, str]:
    """Click on the check; the state of every line."""
    player.page.get_by_role("button", name="Check it in your browser").click()
    expect(player.page.locator(".check li[data-state]")).to_have_count(len(LINES))
    found = player.page.locator(".check li")
    return {one: found.nth(n).get_attribute("data-state") or "" for n, one in enumerate(LINES)}


def test_a_browser_checks_the_game_it_has_played(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("toy")
        table = ada.path.removeprefix("/t/")
        noted = memory(ada)[table]
        assert noted["commitment"].startswith(table)
        play_to_the_end(ada)
        ada.card.get_by_role("link", name="See the result").click()
        assert check(ada) == dict.fromkeys(LINES, "holds")
        expect(ada.page.locator(".check li").nth(3)).to_contain_text("Drawn by devices: Guest 1")
        assert noted["commitment"] in ada.page.locator(".check code").inner_text()
        assert ada.axe() == []

        # Until a further check is through, nothing of the one before it stands.
        ada.page.route("**/check", lambda _: None)
        ada.page.get_by_role("button", name="Check it in your browser").click()
        expect(ada.page.locator(".check li[data-state]")).to_have_count(0)
        ada.page.unroute("**/check")
        ada.page.reload()

        # A server that shows another secret in the end than it had promised.
        ada.page.evaluate(
            "([table, bytes]) => localStorage.setItem('fair',"
            " JSON.stringify({[table]: {commitment: 'ab'.repeat(32), bytes}}))",
            [table, noted["bytes"]],
        )
        assert check(ada) == {**dict.fromkeys(LINES, "holds"), "noted": "fails"}

        # Another device, which has noted nothing.
        ada.page.evaluate("() => localStorage.clear()")
        assert check(ada) == {**dict.fromkeys(LINES, "holds"), "noted": "open", "bytes": "open"}
        expect(ada.page.locator(".check li").first).to_contain_text("noted nothing")

        # A page by http in a local network.
        ada.page.add_init_script(NO_CRYPTO)
        ada.page.reload()
        assert {check(ada)[line] for line in ("secret", "seats", "seed")} == {"open"}
        expect(ada.page.locator(".check li").nth(1)).to_contain_text("https")


def test_every_form_brings_bytes_for_the_table_it_leads_to(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada, seated(browser, server) as bruno:
        table = ada.open_table("toy", "me", "friend").removeprefix("/t/")
        bruno.is_invited(ada.card.get_by_label("Invite link").input_value())
        assert list(memory(ada)) == list(memory(bruno)) == [table]
        assert memory(ada)[table]["commitment"] == memory(bruno)[table]["commitment"]
        bruno.page.locator("summary").first.click()
        bruno.page.locator("[data-dialog=fairness]").click()
        dialog = bruno.page.locator("dialog#fairness")
        for player in (ada, bruno):
            expect(dialog).to_contain_text(memory(player)[table]["bytes"])
        expect(dialog).not_to_contain_text("nothing is proved")
