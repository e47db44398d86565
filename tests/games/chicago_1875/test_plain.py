"""The table as text: what factories make, what managers do, and all cards when the game is over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.chicago_1875.builders import Table, running, special


def line(t: Table, start: str, lang: str = "en", company: str = "") -> str:
    """The first line that starts so, below the company's heading if one is given."""
    found = [line.strip() for line in t.game.text(lang).splitlines()]
    below = next(n for n, line in enumerate(found) if line.startswith(company))
    return next(line for line in found[below:] if line.startswith(start))


def test_a_fully_automated_factory_makes_one_more() -> None:
    t = running(libby=0, elgin=1).staff("libby", 1, automated=2)
    assert line(t, "factory 1", company="Libby") == (
        "factory 1: 0 workers and 2 automated of 2, managers 0 of 1 (+1 resource, appeal +1); "
        "1 livestock, 1 steel → 4 goods"
    )
    assert line(t, "Fabrik 1", "de", "Libby") == (
        "Fabrik 1: 0 Arbeiter und 2 automatisiert von 2, Manager 0 von 1 "
        "(+1 Ressource, Attraktivität +1); 1 Vieh, 1 Stahl → 4 Waren"
    )


def test_special_companies_tell_what_they_make() -> None:
    t = special(american_flyer=0, elgin=1).staff("american_flyer", 1, workers=3)
    assert "→ 3 goods (1 a worker)" in line(t, "factory 1: 3 workers")
    assert "Catalogues bring $40 more." in t.game.text("en")
    u = special(oscar_mayer=0, elgin=1)
    assert "one of its production lines" in line(u, "factory 1")
    lines = [row.strip() for row in u.game.text("en").splitlines() if row.startswith("    ")]
    assert len(lines) == len(u.box.line_workers[u.company("oscar_mayer")])
    assert lines[0].startswith(f"{u.box.line_workers[u.company('oscar_mayer')][0]} workers, ")


@pytest.mark.parametrize(("lang", "word"), [("en", "Discarded: "), ("de", "Abgeworfen: ")])
def test_all_hands_and_discards_are_shown_when_the_game_is_over(lang: str, word: str) -> None:
    t = running(libby=0, elgin=1).hand(0, "e1_goods1", "e1_asset", "e1_manager").building_phase()
    t.take("build e1_goods1", "discard e1_asset")
    assert word not in t.game.text(lang, 0), "while it lasts a discard is nobody's business"
    t.decade(5).treasury("libby", 0).treasury("elgin", 0).operate("libby")
    assert t.game.over
    name = t.game.text_in(lang).name("building", t.box.building_ids.index("e1_asset"))
    for viewer in (0, 1, None):
        assert word + name in t.game.text(lang, viewer)
        assert t.game.text_in(lang).name(
            "building", t.box.building_ids.index("e1_manager")
        ) in t.game.text(lang, viewer)


@pytest.mark.parametrize(
    "change",
    [
        lambda t, libby: setattr(t.g, "marker_supply", t.g.marker_supply - 1),
        lambda t, libby: setattr(t.g, "must_withhold", 1),
        lambda t, libby: setattr(t.g, "price_bonus", 20),
        lambda t, libby: t.g.bonus_goods.__setitem__(libby, 1),
        lambda t, libby: t.g.swapped.__setitem__(libby, 1),
    ],
)
def test_what_is_rare_is_told_as_well(change: Callable[[Table, int], None]) -> None:
    t = running(libby=0, elgin=1)
    libby = t.company("libby")
    t.g.operating = libby
    before = {lang: t.game.text(lang) for lang in ("en", "de")}
    change(t, libby)
    for lang, told in before.items():
        assert t.game.text(lang) != told
