"""What things tell of themselves, with the numbers of the moment."""

from __future__ import annotations

import pytest

from tests.games.san_francisco.builders import Table, in_year, on_card, opened
from tests.rules import rule


def about(t: Table, kind: str, value: int, lang: str = "en", viewer: int | None = 0) -> str:
    return t.game.text_in(lang).about(t.game.seen_by(viewer), kind, value)


def now(t: Table, kind: str, value: int, lang: str = "en", viewer: int | None = 0) -> str:
    return t.game.text_in(lang).now(t.game.seen_by(viewer), kind, value).strip()


@rule("SF-068", "SF-074")
def test_a_site_tells_its_price_its_rubble_and_its_builder() -> None:
    t = on_card("A", 3, year=1909).give(1, built="1-G2")
    built, free = t.box.site_ids.index("1-G2"), t.box.site_ids.index("2-Y4")
    rubble = next(site for site in t.box.reading_order[3] if t.g.rubble[site])
    assert now(t, "site", built) == "Black has built here."
    assert now(t, "site", free) == "Free. Building costs $2 in 1909."
    assert now(t, "site", rubble).startswith("Rubble lies here: clearing it while you build")
    assert "green and a 2" in about(t, "site", built)


def test_a_field_tells_who_stands_there() -> None:
    t = on_card("A", 3).take("place material")
    taken = t.g.stones[0]
    assert now(t, "field", taken) == "Orange is on this field."
    assert "from the supply" in about(t, "field", taken)


@rule("SF-121")
@pytest.mark.parametrize(("seats", "points"), [(2, 3), (3, 2)])
def test_a_tender_tells_what_it_is_worth_with_so_many_players(seats: int, points: int) -> None:
    t = opened(seats)
    tender = t.box.tender_ids.index("prv_rival_neighbours")
    assert f"at the end {points} points for each" in about(t, "tender", tender)


def test_a_tender_tells_what_it_would_bring_me_and_what_it_brings_its_owner() -> None:
    t = opened(3).give(0, built="1-G2 2-G3").give(1, built="3-G4", tenders="prv_buildings")
    taken, other = (t.box.tender_ids.index(name) for name in ("prv_buildings", "prv_green"))
    assert now(t, "tender", taken) == "Black has it and gets 1 × 1 = 1 point for it now."
    assert now(t, "tender", other) == "It would bring you 2 × 2 = 4 points now."
    assert now(t, "tender", other, viewer=None) == ""


@rule("SF-180")
def test_a_starting_tender_is_told_to_its_owner_alone() -> None:
    t = opened(2).give(1, kept="prv_four_colours")
    tender = t.box.tender_ids.index("prv_four_colours")
    assert now(t, "tender", tender, viewer=1).startswith("Black has it")
    assert "Black" not in now(t, "tender", tender, viewer=0)
    assert now(t, "own_starting", 1) == "It is Black's."


@rule("SF-066")
def test_the_gold_row_tells_whether_it_counts() -> None:
    t = opened(2)
    t.g.public_tenders = [t.box.public_ids.index("pub_gold_row"), 0, 1]
    assert now(t, "gold_row", 3) == "It lies out."
    t.g.public_tenders = [0, 1, 2]
    assert now(t, "gold_row", 3).startswith("That tender is not in this game")


def test_a_public_tender_tells_who_is_ahead() -> None:
    t = opened(3).give(0, money=4).give(1, money=7).give(2, money=7)
    tender = t.box.public_ids.index("pub_money")
    assert now(t, "public", tender) == "Ahead: Black, Turquoise with 7 each."
    assert now(t, "public", tender, "de") == "Vorn: Schwarz, Türkis mit je 7."


@rule("SF-143")
def test_the_income_field_that_is_blocked_alone_says_so() -> None:
    t = opened(1)
    blocked = t.box.blocked_income[t.g.level]
    assert now(t, "income", blocked) == "Blocked for the whole game."


def test_a_year_tells_its_price_and_when_it_is() -> None:
    t = in_year(1908, 2)
    assert "Building costs $1." in about(t, "year", 2)
    assert now(t, "year", 2, "de") == "Jetzt ist 1908."
    assert now(t, "year", 1) == "1907 is over."
