"""Building with one permit, with two, with wild ones, subsidised, on rubble; developments."""

from __future__ import annotations

import pytest

from burnham.games.san_francisco.box import ACTIONS
from burnham.games.san_francisco.steps.building import fitting_sites
from tests.games.san_francisco.builders import Table, on_card
from tests.rules import rule


def building(
    permits: str,
    money: int = 9,
    action: str = "build",
    year: int = 1908,
    progress: tuple[int, int] = (0, 0),
) -> Table:
    """A player of two has taken a build action and is asked which permit to lay, or where."""
    t = on_card("D" if action == "build" else "B", 2, year=year)
    t.give(0, money=money, area=1, permits=permits, progress=progress)
    return t.take(f"place {action}", f"use {action}")


def sites(t: Table) -> list[str]:
    return [word.split()[1] for word in t.offers() if word.startswith("build")]


@rule("SF-069", "SF-072", "SF-073", "SF-080")
def test_ex_06_one_permit() -> None:
    t = building("G2a", money=1, year=1907)
    assert t.offers() == ["build 1-G2"]
    t.take("build 1-G2")
    assert (t.g.money[0], t.g.area[0], t.hand(0)) == (0, 0, [])
    assert t.discarded() == ["G2a"]
    assert t.sites_of(0) == ["1-G2"]
    assert (t.seat, t.question) == (1, "place_stone"), "no development is asked"


@rule("SF-067", "SF-068")
def test_ex_06_the_cost_of_the_year() -> None:
    t = on_card("D", 2, year=1909).give(0, money=1, area=1, permits="G2a")
    t.take("place build")
    assert t.log()[-1] == "forgoes"
    for year, cost in zip(range(1906, 1912), (0, 1, 1, 2, 2, 3), strict=True):
        t = building("G2a", money=cost, year=year).take("build 1-G2")
        assert t.g.money[0] == 0
        if cost:
            t = on_card("D", 2, year=year).give(0, money=cost - 1, area=1, permits="G2a")
            assert "use build" not in t.take("place build").offers()


@rule("SF-067")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"area": 0, "permits": "G2a"}, "no-building"),
        ({"area": 1, "permits": ""}, "no-permit"),
        ({"area": 1, "permits": "WC"}, "no-site"),
    ],
)
def test_what_a_build_needs(given: dict[str, object], reason: str) -> None:
    t = on_card("D", 2).give(0, money=9, **given)
    assert t.take("place build").why("use build") == reason


@rule("SF-069")
def test_one_permit_must_fit_in_colour_and_number() -> None:
    t = building("G2a Y4a").take("lay G2a")
    assert sites(t) == ["1-G2"]
    assert t.why("build 3-R2") == "wrong-colour"
    assert t.why("build 2-G5") == "wrong-number"
    assert t.game.why_not(t.answer("build 2-G5")) == "Green 2 does not show a 5."


@rule("SF-070", "SF-074", "SF-076", "SF-077", "SF-078", "SF-089")
def test_ex_07_two_permits() -> None:
    t = building("Y4a R1a", money=6).take("lay Y4a", "add R1a")
    assert set(sites(t)) == {"2-Y4", "1-R4", "1-Y1", "2-R1"}
    t.take("build 2-R1")
    assert (t.g.money[0], t.g.cleared[0], t.progress(0)) == (2, 1, (0, 1))
    assert t.offers() == ["take street_light", "take cable_car", "none"]
    t.take("take cable_car")
    assert (t.g.money[0], t.progress(0)) == (1, (1, 1))
    assert t.developments_of(0) == ["cable_car_1"]
    assert t.question == "place_stone", "never more than one"


@rule("SF-072", "SF-082", "SF-172")
def test_ex_07_without_a_dollar_left() -> None:
    t = building("Y4a R1a", money=4).take("lay R1a", "add Y4a", "build 2-R1")
    assert t.g.money[0] == 0
    assert t.offers() == ["take street_light", "none"]
    assert t.why("take cable_car") == "poor"
    assert t.discarded() == ["R1a", "Y4a"]


@rule("SF-082")
def test_a_cable_car_costs_a_dollar() -> None:
    t = building("Y4a R1a", money=2).take("lay R1a", "add Y4a", "build 2-Y4", "take cable_car")
    assert t.g.money[0] == 0


@rule("SF-071")
def test_never_three_permits() -> None:
    t = building("Y4a R1a G2a").take("lay Y4a", "add R1a")
    assert not any(word.startswith("add") for word in t.offers())
    assert t.why("add G2a") == "two-laid"


@rule("SF-071")
def test_laying_permits() -> None:
    t = building("Y4a R1a WC")
    assert t.offers() == ["lay Y4a", "lay R1a", "lay WC"], "WC fits together with another"
    assert t.why("lay B1a") == "not-your-permit"
    t.take("lay WC")
    assert sites(t) == []
    assert t.offers() == ["add Y4a", "add R1a"]
    assert t.why("add WC") == "already-laid"


@rule("SF-073")
def test_a_site_holds_one_building() -> None:
    t = building("G2a WC").give(1, built="1-G2")
    t.take("lay G2a", "add WC")
    assert "1-G2" not in sites(t)
    assert t.why("build 1-G2") == "site-built"
    assert t.why("build 7-R2") == "not-in-play"


@rule("SF-074", "SF-075")
def test_rubble_is_cleared_within_the_build() -> None:
    """Site 1-Y1 holds rubble: $3 more, the marker, a step up."""
    t = building("Y1a", money=4).take("build 1-Y1")
    assert (t.g.money[0], t.g.cleared[0], t.progress(0)) == (0, 1, (0, 1))
    assert not t.rubble_on("1-Y1")
    t = on_card("D", 2, year=1908).give(0, money=3, area=1, permits="Y1a")
    assert "use build" not in t.take("place build").offers(), "$3 are not enough"


@rule("SF-074")
def test_a_site_one_cannot_pay() -> None:
    t = building("Y1a Y4a", money=3).take("lay Y4a", "add Y1a")
    assert sites(t) == ["2-Y4"]
    assert t.game.why_not(t.answer("build 1-Y1")) == "You have $3, it costs $4."


@rule("SF-079")
def test_no_shared_symbol_no_development() -> None:
    """Y1a {street light, cable car}, Y4b {hydrant, park}."""
    t = building("Y1a Y4b").take("lay Y1a", "add Y4b", "build 2-Y4")
    assert (t.developments_of(0), t.progress(0)) == ([], (0, 0))
    assert t.question == "place_stone"


@rule("SF-079", "SF-172")
def test_an_empty_stack_gives_nothing() -> None:
    """Y4a and R1a share street light and cable car; B3a shares only the street light."""
    t = building("Y4a R1a")
    t.g.stacks[0] = 0
    t.take("lay Y4a", "add R1a", "build 2-Y4")
    assert t.offers() == ["take cable_car", "none"]
    assert t.why("take street_light") == "stack-empty"
    assert t.why("take park") == "not-shared"
    t = building("Y4a B3a")
    t.g.stacks[0] = 0
    t.take("lay Y4a", "add B3a", "build 2-Y4")
    assert (t.question, t.progress(0)) == ("place_stone", (0, 0))


@rule("SF-081")
def test_a_development_may_be_declined() -> None:
    t = building("Y4a R1a").take("lay Y4a", "add R1a", "build 2-Y4", "none")
    assert (t.developments_of(0), t.progress(0), t.g.stacks) == ([], (0, 0), [5, 4, 4, 4])


@rule("SF-083")
def test_parks_come_from_the_top() -> None:
    """Y2b and Y5b share cable car and park."""
    t = building("Y2b Y5b").give(1, developments="park")
    t.take("lay Y2b", "add Y5b", "build 4-Y5", "take park")
    assert t.developments_of(0) == ["park_b"]


@rule("SF-169")
def test_the_step_for_a_development_pays_nothing() -> None:
    t = building("Y4a R1a", money=1, progress=(6, 5))
    t.take("lay Y4a", "add R1a", "build 2-Y4", "take street_light")
    assert (t.g.money[0], t.progress(0)) == (0, (6, 5))


@rule("SF-170")
def test_clearing_at_the_top_right_pays_before_the_build_cost() -> None:
    """1909, cost $2: $4 are enough, since $3 are paid, $1 comes back, and $2 are due then."""
    t = building("Y1a", money=4, year=1909, progress=(6, 5)).take("build 1-Y1")
    assert (t.g.money[0], t.g.cleared[0], t.progress(0)) == (0, 1, (6, 5))
    t = on_card("D", 2, year=1909).give(0, money=3, area=1, permits="Y1a", progress=(6, 5))
    assert "use build" not in t.take("place build").offers()
    t = on_card("D", 2, year=1906).give(0, money=2, area=1, permits="Y1a", progress=(6, 5))
    assert "use build" not in t.take("place build").offers(), "the $3 must be there first"


# --- wild permits and subsidies -----------------------------------------------------------


@rule("SF-085")
def test_ex_08_wild_permits() -> None:
    t = building("WC G2b").take("lay WC", "add G2b")
    assert set(sites(t)) == {"1-G2", "2-B2", "3-R2", "4-Y2"}
    t.take("build 4-Y2")
    assert t.question == "place_stone", "no shared symbol"
    t = building("WC WN").take("lay WC", "add WN")
    assert len(sites(t)) == 20
    t = building("WN Y3a").take("lay WN", "add Y3a")
    assert set(sites(t)) == {"1-Y1", "2-Y4", "3-Y3", "4-Y2", "4-Y5"}
    t = building("WC", action="build_any_number")
    assert len(sites(t)) == 20
    t = building("WN", action="build_any_colour")
    assert len(sites(t)) == 20


@rule("SF-085", "SF-087")
def test_a_wild_permit_alone_needs_the_fitting_subsidy() -> None:
    for permit, action in (("WC", "build_any_colour"), ("WN", "build_any_number")):
        t = on_card("B", 2).give(0, money=9, area=1, permits=permit)
        assert t.take(f"place {action}").why(f"use {action}") == "no-site"


@rule("SF-087", "SF-088")
def test_ex_09_subsidised_build() -> None:
    t = building("B3a", action="build_any_colour")
    assert set(sites(t)) == {"1-B3", "2-G3", "3-Y3", "4-R3"}
    t = building("B3a", action="build_any_number")
    assert set(sites(t)) == {"1-B3", "1-B5", "2-B2", "3-B1", "4-B4"}
    t = building("B3a Y4a", action="build_any_colour").take("lay B3a", "add Y4a")
    numbers = {t.box.site_number[t.box.site_ids.index(site)] for site in sites(t)}
    assert (numbers, len(sites(t))) == ({3, 4}, 8)
    before = t.g.money[0]
    t.take("build 1-R4")
    assert t.g.money[0] == before - 1, "the normal cost of 1908"
    assert t.offers() == ["take street_light", "none"]


@rule("SF-087")
def test_a_subsidised_build_needs_a_permit() -> None:
    t = on_card("B", 2).give(0, money=9, area=1)
    assert t.take("place build_any_colour").why("use build_any_colour") == "no-permit"


@rule("SF-069", "SF-070", "SF-085")
@pytest.mark.parametrize("action", ["build", "build_any_colour", "build_any_number"])
def test_sites_of_every_pair_as_the_rules_tell_them(action: str) -> None:
    """All pairs of permits against the definition: colour and number each from either permit."""
    g = on_card("D", 4).g
    box, kind = g.box, ACTIONS.index(action)

    def colours(permit: int) -> set[int]:
        wild = box.permit_ids[permit] == "WC"
        return set(range(4)) if wild else {box.permit_colour[permit]}

    def numbers(permit: int) -> set[int]:
        wild = box.permit_ids[permit] == "WN"
        return set(range(1, 6)) if wild else {box.permit_number[permit]}

    for first in range(42):
        for second in range(first, 42):
            any_colour, any_number = action == "build_any_colour", action == "build_any_number"
            allowed = [
                site
                for site in range(40)
                if (any_colour or box.site_colour[site] in colours(first) | colours(second))
                and (any_number or box.site_number[site] in numbers(first) | numbers(second))
            ]
            assert fitting_sites(g, [first, second], kind) == sum(1 << site for site in allowed)
