"""What happened is seen to happen: things glide, dice tumble, cards turn, numbers count, and every
step stays in sight for its while."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.browser.player import Player, seated

WATCH = """() => {
    const animate = Element.prototype.animate;
    window.moved = [];
    Element.prototype.animate = function (keys, timing) {
        const { piece, thing, die } = this.dataset;
        window.moved.push([die ? `die-${die}` : piece ?? thing ?? "copy", Object.keys(keys)[0], timing.duration]);
        return animate.call(this, keys, timing);
    };
}"""  # noqa: E501
RUNNING = """() => document.getAnimations().filter(one =>
    one.constructor.name === "Animation"
    && one.effect.target.closest(".thing, .piece, .sky")).length"""
CHANGES = """async (...changes) => {
    const { apply } = await import("/static/parts.js");
    const easel = document.querySelector(".easel[data-arrangement=wide]");
    for (const [from, to] of changes) {
        const road = easel.querySelector("[data-sheet=road]").innerHTML;
        const changed = road.replace(new RegExp(from), to);
        if (changed === road) throw new Error(`there is no ${from} on the road`);
        apply({ set: { "sheet:road": changed } });
    }
}"""
CHANGE = f"change => ({CHANGES})(change)"
WALKER = r'translate\([\d.]+ [\d.]+\)(?="><g class="piece" data-piece="walker-0")'
FAR = "translate(400 290)"
COUNT = """async says => {
    const { apply } = await import("/static/parts.js");
    const seen = new Set(), slot = () => document.querySelector('[data-slot="tally-0"]');
    apply({ set: { "slot:tally-0": '<b data-thing="purse-0">$900</b>' } });
    apply({ set: { "slot:tally-0": `<b data-thing="purse-0">${says}</b>` } });
    const first = slot().textContent;
    while (slot().textContent !== says) await new Promise(requestAnimationFrame);
    return first;
}"""


def moved(page: Page) -> list[list[Any]]:
    """Name, what of it changes, milliseconds: of all that was set in motion since last asked."""
    found: list[list[Any]] = page.evaluate("() => window.moved.splice(0)")
    return found


def names(page: Page, what: str) -> set[str]:
    return {name for name, changes, _ in moved(page) if changes == what}


@pytest.fixture
def ada(browser: Browser, server: str) -> Iterator[Player]:
    with seated(browser, server, still=False) as player:
        player.play("toy")
        player.wait_for_turn()
        player.page.evaluate(WATCH)
        yield player


def test_what_moved_glides_and_then_lies_where_it_belongs(ada: Player) -> None:
    walker = ada.page.locator(".board-room [data-piece=walker-0]:visible")
    before = walker.bounding_box()
    ada.page.evaluate(CHANGE, [WALKER, FAR])
    assert names(ada.page, "opacity") == {"walker-0"}, "and nothing else does"
    ada.page.wait_for_function(f"() => ({RUNNING})() === 0")
    expect(ada.page.locator(".sky > *")).to_have_count(0)
    style = "one => [getComputedStyle(one).transform, getComputedStyle(one).opacity]"
    assert walker.evaluate(style) == ["none", "1"]
    assert walker.bounding_box() != before


def test_a_copy_flies_to_where_the_thing_is_seen(ada: Player) -> None:
    """Over the board as it is zoomed now.  It is looked at before it can have arrived."""
    ada.page.keyboard.press("+")
    off = ada.page.evaluate(
        """async change => {
            await (CHANGES)(change);
            const copy = document.querySelector(".sky > g"), [motion] = copy.getAnimations();
            motion.pause();
            motion.currentTime = motion.effect.getTiming().duration - 0.001;
            const there = document.querySelector(".easel[data-arrangement=wide] [data-piece=walker-0]");
            const [a, b] = [copy, there].map(one => one.getBoundingClientRect());
            motion.finish();
            return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.width - b.width));
        }""".replace("CHANGES", CHANGES),  # noqa: E501
        [WALKER, FAR],
    )
    assert off < 1


def test_an_answer_lets_pieces_glide(ada: Player) -> None:
    ada.answer()
    ada.wait_for_turn()
    found = moved(ada.page)
    assert any(name.startswith("walker-") for name, _, _ in found)
    step = int(ada.card.locator("[data-state]").get_attribute("data-step") or 0)
    assert max(time for _, _, time in found) < max(step, 150), "never longer than a step is shown"


def test_what_was_drawn_anew_in_flight_arrives_as_well(ada: Player) -> None:
    again = ["class=", "data-again class="]
    flying = ada.page.evaluate(
        f"""async changes => {{
            await ({CHANGES})(...changes);
            return document.querySelectorAll(".sky > g").length;
        }}""",
        [[WALKER, FAR], again],
    )
    assert flying == 1
    expect(ada.page.locator(".sky > *")).to_have_count(0)
    assert ada.page.evaluate(RUNNING) == 0


def test_nothing_glides_on_a_board_that_is_seen_otherwise(ada: Player) -> None:
    ada.page.evaluate(
        f"""async change => {{
            const {{ zoomBy }} = await import("/static/easel.js");
            await import("/static/parts.js");  // from here on nothing comes in between
            document.addEventListener("swapped", () => zoomBy("in"), {{ once: true }});
            await ({CHANGES})(change);
        }}""",
        [WALKER, FAR],
    )
    assert not moved(ada.page)


def test_dice_tumble_and_cards_turn_up(ada: Player) -> None:
    die = '<g data-die="4"><rect width="30" height="30"/></g>'
    ada.page.evaluate(CHANGE, ["$", die])
    assert names(ada.page, "transform") == {"die-4"}
    ada.page.evaluate(CHANGE, ['data-die="4"', 'data-die="6"'])
    assert names(ada.page, "transform") == {"die-6"}
    card = (
        '<g class="piece" data-piece="card-99" data-turns="up"><rect width="50" height="60"/></g>'
    )
    ada.page.evaluate(CHANGE, ["$", card])
    assert names(ada.page, "transform") == {"card-99"}, "and the die lies still"


@pytest.mark.parametrize("says", ["$20", "$1,240"])
def test_money_counts_to_what_one_has(ada: Player, says: str) -> None:
    first = ada.page.evaluate(COUNT, says)
    assert re.fullmatch(r"\$[\d,]+", first)
    assert first != says
    expect(ada.page.locator("[data-slot=tally-0]").first).to_have_text(says)


def test_nothing_moves_for_those_who_want_it_calm(browser: Browser, server: str) -> None:
    with seated(browser, server, still=True) as bruno:
        bruno.play("toy")
        bruno.wait_for_turn()
        bruno.page.evaluate(WATCH)
        bruno.page.evaluate(CHANGE, [WALKER, FAR])
        bruno.answer()
        bruno.wait_for_turn()
        assert not moved(bruno.page)
        assert bruno.page.evaluate(RUNNING) == 0
        assert bruno.page.evaluate(COUNT, "$20") == "$20"


# --- every step for its while ------------------------------------------------------------------

STREAM = """() => {
    window.EventSource = class extends EventTarget {
        static OPEN = 1;
        static CLOSED = 2;
        readyState = 1;
        constructor(url) {
            super();
            this.has = new URL(url, location.href).searchParams.get("has");
            window.stream = this;
        }
        close() {}
    };
}"""
SEND = """asks => {
    const sent = window.sent = (window.sent ?? 0) + 1, has = Number(window.stream.has) + sent;
    const name = `log:9999${10 + sent}-000`, line = `<li data-item="${name}" class="probe"><span>Well.</span></li>`;
    const question = '<span data-state="mine-to-answer" data-step="600"></span><h2>Well?</h2>';
    const told = { version: has, from: has - 1, number: has, stream: "s", public: { set: { [name]: line }, gone: [] },
        own: { set: asks ? { question } : {}, gone: [] } };
    window.stream.dispatchEvent(new MessageEvent("table", { data: JSON.stringify(told) }));
}"""  # noqa: E501


def send(player: Player, count: int, *, asks: bool = False) -> None:
    """So many moves at once; the last one may ask me."""
    for number in range(1, count + 1):
        player.page.evaluate(SEND, asks and number == count)


@pytest.fixture
def follower(browser: Browser, server: str) -> Iterator[Player]:
    """A page whose clock and stream are the test's; a step takes 600 milliseconds."""
    with seated(browser, server, still=False) as player:
        player.play("toy")
        player.wait_for_turn()
        player.page.add_init_script(f"({STREAM})()")
        player.page.clock.install()
        player.page.reload()
        player.page.wait_for_function("() => window.stream")
        player.page.evaluate("() => document.querySelector('[data-state]').dataset.step = 600")
        player.page.clock.pause_at(player.page.evaluate("() => Date.now() / 1000 + 60"))
        yield player


def let_pass(player: Player, milliseconds: int) -> None:
    """Bit by bit, so that what follows a wait can begin to wait in turn."""
    for _ in range(milliseconds // 50):
        player.page.clock.run_for(50)


def probes(player: Player) -> int:
    return player.page.locator(".probe").count()


def test_every_move_is_shown_for_its_while(follower: Player) -> None:
    send(follower, 3)
    assert probes(follower) == 1
    let_pass(follower, 550)
    assert probes(follower) == 1
    let_pass(follower, 600)
    assert probes(follower) == 2
    let_pass(follower, 600)
    assert probes(follower) == 3


def test_a_page_never_lags_far_behind(follower: Player) -> None:
    send(follower, 20)
    let_pass(follower, 900)
    assert 5 < probes(follower) < 15
    let_pass(follower, 1000)
    assert probes(follower) == 20


def test_what_is_asked_of_me_is_due_after_one_step(follower: Player) -> None:
    send(follower, 5, asks=True)
    let_pass(follower, 650)
    assert probes(follower) == 5


def test_a_hidden_page_is_up_to_date_at_once(follower: Player) -> None:
    follower.page.evaluate(
        "() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"
    )
    send(follower, 5)
    assert probes(follower) == 5
