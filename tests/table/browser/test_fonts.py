"""The letters of drawings come with the page and are as wide as the kit reckons."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from burnham.kit.letters import width
from tests.table.browser.player import seated

SAMPLES = (
    "Anglo-American",
    "Öffentliche Ziele",
    "from $60 a payout moves",
    "1·3·6·10·15",
    "−½ × „…“ –",
    "WARD IV",
)
MEASURE = """async ([font, said]) => {
    await document.fonts.load(font, said);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = font;
    return [document.fonts.check(font, said), pen.measureText(said).width];
}"""


@pytest.mark.parametrize("bold", [False, True], ids=["regular", "bold"])
@pytest.mark.parametrize("family", ["Arimo", "Tinos"])
def test_words_fit_where_the_kit_puts_them(
    browser: Browser, server: str, family: str, bold: bool
) -> None:
    with seated(browser, server) as ada:
        ada.visit("/")
        for said in SAMPLES:
            font = f"{700 if bold else 400} 100px {family}"
            there, real = ada.page.evaluate(MEASURE, [font, said])
            assert there
            reckoned = width(said, 100, serif=family == "Tinos", bold=bold)
            assert 0.98 * real < reckoned < 1.12 * real, said
        assert ada.page.evaluate("[...document.fonts].some(one => one.status === 'loaded')")
