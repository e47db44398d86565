"""A page that was sent only what changed looks like one that was loaded anew."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request

from tests.table.browser.player import PHONE, Player, seated
from tests.table.browser.test_whole_games import GAMES, click_a_button, click_on_board

MOVES = {"toy": 3}
USUAL = 14
A_WHILE = 3_000  # milliseconds: longer than a page waits until it looks (LOOK in static/live.js)
LOOKS = """async () => {
    const { light, setLamps, setTrace } = await import("/static/lamps.js");
    const lit = [...document.querySelectorAll(".thing.lit")].filter(one => one.closest(".easel, [data-part]"));
    const shown = one => one.getClientRects().length > 0;
    const found = { lit: lit.filter(shown).map(one => [one.dataset.thing, one.dataset.answers, one.getAttribute("aria-label")].join()).sort() };
    setLamps("{}");
    setTrace("{}");
    light();
    // What depends on where pointer and focus are, and on what the page has folded away.
    const tidy = html => html.replace(/ (tabindex|data-drawn)="[^"]*"/g, "").replace(/<kbd[^>]*>[^<]*<\\/kbd>/g, "")
        .replace(/\\b(hover|bright|chosen)\\b/g, "").replace(/ +"/g, '"').replace(/ class=""/g, "").replace(/ +/g, " ");
    for (const part of document.querySelectorAll(".table [data-part]")) found[part.dataset.part] = tidy(part.innerHTML);
    const narrow = document.body.classList.contains("narrow");
    const board = document.querySelector(`.easel[data-arrangement=${narrow ? "tall" : "wide"}] svg.board`);
    for (const sheet of board.querySelectorAll(":scope > [data-sheet]:not(.unplaced)")) {
        const place = ["x", "y", "width", "height", "viewBox", "overflow"].map(name => sheet.getAttribute(name)).join(" ");
        found[`sheet ${sheet.dataset.sheet}`] = `${place} ${tidy(sheet.innerHTML)}`;
    }
    found.sheets = [...board.querySelectorAll(":scope > [data-sheet]:not(.unplaced)")].map(one => one.dataset.sheet).join(" ");
    return found;
}"""  # noqa: E501


LISTS_ALL = """async listed => {
    document.querySelector(".question").classList.toggle("all", listed);
    (await import("/static/answers.js")).arrange();
}"""


def looks(page: Page) -> dict[str, Any]:
    """Everything on the page, and what was lit; afterwards it is calm."""
    found: dict[str, Any] = page.evaluate(LOOKS)
    return found


def answer_on_and_off_the_board(player: Player, moves: int) -> None:
    for count in range(moves):
        player.page.wait_for_selector(".question.mine-to-answer, .question.over")
        if player.page.locator(".question.over").count():
            return
        if count % 2 and player.page.locator(".board-room .lit:visible").count():
            click_on_board(player)
        else:
            click_a_button(player, count)
    player.page.wait_for_selector(".question.mine-to-answer, .question.over")


def is_as_if_loaded_anew(browser: Browser, server: str, game: str, **size: Any) -> None:
    with seated(browser, server, **size) as ada:
        ada.play(game)
        answer_on_and_off_the_board(ada, MOVES.get(game, USUAL))
        followed = looks(ada.page)
        with ada.listens():
            ada.page.reload()
        ada.wait_for_turn()
        anew = looks(ada.page)
        assert followed == anew


@pytest.mark.parametrize("game", ["toy", "san_francisco"])
def test_a_page_that_followed_looks_as_if_loaded_anew(
    browser: Browser, server: str, game: str
) -> None:
    is_as_if_loaded_anew(browser, server, game)


@pytest.mark.long
@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_page_that_followed_looks_as_if_loaded_anew(
    browser: Browser, server: str, game: str, size: tuple[int, int] | None
) -> None:
    is_as_if_loaded_anew(browser, server, game, **({"size": size} if size else {}))


def test_a_click_is_one_request(browser: Browser, server: str) -> None:
    """The reply has all that changed; nothing is fetched after it."""
    with seated(browser, server) as ada:
        ada.page.clock.install()
        ada.play("toy")
        ada.wait_for_turn()
        # What a page looks for now and then it does not look for now.
        ada.page.clock.pause_at(ada.page.evaluate("Date.now() / 1000 + 5"))
        asked: list[str] = []
        ada.page.on("request", lambda request: asked.append(told(request)))
        ada.answer()
        ada.wait_for_turn()
        ada.page.clock.run_for(A_WHILE)
        assert asked == ["POST answer"]


def test_many_answers_are_arranged_at_once(browser: Browser, server: str) -> None:
    """Not one after the other with the page laid out anew in between, which takes seconds."""
    with seated(browser, server) as ada:
        ada.play("raising_chicago")
        ada.wait_for_turn()
        assert ada.card.locator(".answers.many .answer").count() > 15
        session = ada.context.new_cdp_session(ada.page)
        session.send("Performance.enable")

        def styled() -> float:
            found = session.send("Performance.getMetrics")["metrics"]
            return float(sum(one["value"] for one in found if one["name"] == "RecalcStyleCount"))

        before = styled()
        for listed in (True, False):
            ada.page.evaluate(LISTS_ALL, listed)
        assert styled() - before < 10


def told(request: Request) -> str:
    return f"{request.method} {request.url.rpartition('/')[2]}"


def test_chapters_are_named_within_the_history_bar_and_never_over_each_other(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        ada.wait_for_turn()
        starts = ada.page.evaluate(
            """async () => {
                const { apply, chapters } = await import("/static/parts.js");
                document.querySelector(".past input").max = 100;
                chapters.clear();
                const label = "1905 · Betrieb-Phase", at = [0, 5, 40, 96, 100];
                apply({ set: Object.fromEntries(at.map(m => [`tick:${m}`, `${label} <b> ${m}`])) });
                const texts = [...document.querySelectorAll(".past .track text")];
                return texts.map(one => [one.textContent, parseFloat(one.getAttribute("x"))]);
            }"""
        )
        assert [label.split()[-1] for label, _ in starts] == ["0", "40", "96"]
        ends = [start + 0.66 * len(label) for label, start in starts]
        nexts = [*(start for _, start in starts[1:]), 100.0]
        assert all(end <= start for end, start in zip(ends, nexts, strict=True))
