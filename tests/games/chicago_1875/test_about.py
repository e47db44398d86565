"""What things tell of themselves, with the numbers of the moment."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.box import COLUMNS, COMPANIES, RESOURCES
from tests.games.chicago_1875.builders import Table, running, special, table
from tests.rules import rule


def about(t: Table, kind: str, value: int, lang: str = "en", viewer: int | None = 0) -> str:
    return t.game.text_in(lang).about(t.game.seen_by(viewer), kind, value)


def now(t: Table, kind: str, value: int, lang: str = "en", viewer: int | None = 0) -> str:
    return t.game.text_in(lang).now(t.game.seen_by(viewer), kind, value)


@rule("BS-205", "BS-206", "BS-207")
def test_a_value_tells_from_which_revenue_a_payout_raises_it() -> None:
    t = running(libby=0)
    fifty, sixty = t.box.stock.index(50), t.box.stock.index(60)
    assert "$50 or more, and two from $100." in about(t, "stock", fifty)
    assert "two from $120, and three from $180." in about(t, "stock", sixty)
    assert now(t, "stock", fifty) == "Here: Libby."
    assert now(t, "stock", sixty) == ""


@rule("BS-021", "BS-043")
def test_a_value_tells_what_founding_costs_and_what_closed_means() -> None:
    t = table()
    assert about(t, "stock", t.box.stock.index(40)).endswith("at this value, for $120.")
    assert "founded" not in about(t, "stock", t.box.stock.index(25))
    assert "leaves the game" in about(t, "stock", 0)


@rule("BS-209")
def test_a_forecast_tells_of_which_company_and_revenue() -> None:
    t = running(libby=0)
    t.g.operating, t.g.revenue = t.company("libby"), 80
    assert about(t, "forecast", 0).startswith("The share value of Libby if it pays dividends")
    assert "the value falls one step" in about(t, "forecast", 1)
    assert now(t, "forecast", 1) == "The revenue is $80."


@rule("BS-159", "BS-162")
def test_a_space_of_the_appeal_track_tells_its_bonus() -> None:
    t = running(libby=0, elgin=1).appeal("libby", 9).appeal("elgin", 9)
    assert "gains a partner, once in the game" in about(t, "appeal_space", 9)
    assert about(t, "appeal_space", 10).endswith("no bonus.")
    assert now(t, "appeal_space", 9) == "Here, in the order of operating: Elgin, Libby."


@rule("BS-095", "BS-096")
@pytest.mark.parametrize(("waiting", "price"), [(0, 50), (4, 40), (8, 30), (12, 20)])
def test_the_job_market_tells_what_the_next_worker_costs(waiting: int, price: int) -> None:
    t = running(libby=0).job_market(waiting)
    job_market = t.box.space_ids.index("job_market")
    assert now(t, "space", job_market).endswith(f"the next one costs ${price}.")


@rule("BS-086")
def test_a_space_tells_when_it_opens_and_who_is_there() -> None:
    t = running(libby=0).action_turn(0)
    closed, used = (t.box.space_ids.index(f"fundraising_{n}") for n in (60, 40))
    assert now(t, "space", closed) == "It opens in 1895."
    t.take("place fundraising_40")
    assert now(t, "space", used) == "Partners here: Red."


@rule("BS-114", "BS-119")
def test_an_asset_tells_its_price_its_owner_and_whether_it_is_ready() -> None:
    t = running(libby=0).asset("libby", "cincinnati_steel", ready=False)
    held, sold = (t.box.asset_ids.index(a) for a in ("cincinnati_steel", "brilliant_marketing"))
    assert "At once, when a company buys it: automation of 1 worker." in about(t, "asset", held)
    assert about(t, "asset", held).endswith("once a decade, for $10: 2 steel.")
    assert now(t, "asset", held) == "Libby has it; it is exhausted until the next decade."
    assert now(t, "asset", sold) == "It costs $80 now."


@rule("BS-032", "BS-081")
def test_a_building_tells_what_it_gives_who_pays_and_who_is_there() -> None:
    t = running(libby=0, elgin=1).build(1, 1, "e1_goods1").action_turn(0)
    tile = t.box.building_ids.index("e1_goods1")
    assert "brings a company: 1 good. The company pays the owner $20" in about(t, "building", tile)
    assert now(t, "building", tile) == "Yellow owns it. It is free in this decade."
    t.take("visit e1_goods1")
    assert now(t, "building", tile).endswith("A partner of Red is there in this decade.")


def test_a_company_tells_who_directs_it_and_what_is_for_sale() -> None:
    t = running(libby=1).hold(0, "libby", commons=1).pool("libby", commons=2)
    company = t.company("libby")
    told = now(t, "company", company)
    assert told.startswith("Yellow directs it. A share is worth $50.")
    assert "For sale: 4 in its treasury, 2 in the bank pool." in told
    assert now(t, "company", t.company("elgin")).startswith("Nobody has founded it.")


@rule("BS-173", "BS-184")
def test_a_factory_tells_what_it_lacks_and_that_a_partner_waits() -> None:
    t = running(libby=0).staffed("libby")
    first, last = t.factory("libby", 1), t.factory("libby", 2)
    assert "It lacks: " in now(t, "factory", first)
    assert "worker" not in now(t, "factory", first).partition(".")[0]
    assert "A partner waits here" in now(t, "factory", last)
    assert "A partner waits here" not in now(t, "factory", first)
    t.cubes("libby", livestock=9, steel=9, wood=9, coal=9)
    assert now(t, "factory", first).startswith("It is ready to run.")


@rule("BS-259")
def test_a_factory_with_production_lines_says_so() -> None:
    t = special(oscar_mayer=0)
    assert "3 production lines" in about(t, "factory", t.factory("oscar_mayer", 1))
    assert "3 Produktionslinien" in about(t, "factory", t.factory("oscar_mayer", 1), "de")


@rule("BS-189")
def test_the_price_of_a_good_tells_what_each_salesperson_adds() -> None:
    t = running(elgin=0).salespeople("elgin", 1)
    company = t.company("elgin")
    assert "Each salesperson raises it: $50 → 60 → 70." in about(t, "company_price", company)
    assert now(t, "company_price", company) == (
        "A good sells for $60 now, with 1 of 2 salespeople."
    )


@rule("BS-190", "BS-194")
def test_a_demand_space_tells_its_room_and_its_bonus() -> None:
    t = running(libby=0).demand("shoes", (3, 1), None, None)
    left = t.box.goods_ids.index("shoes") * COLUMNS
    assert about(t, "demand", left) == (
        "A demand tile for shoes with 3 places. The company that fills it gets $50 more."
    )
    assert now(t, "demand", left) == "There is room for 2."
    assert "any number at half price" in about(t, "demand", left + 2)
    assert "half price is open" in now(t, "goods", left // COLUMNS)


@rule("BS-167", "BS-168")
def test_a_resource_tells_its_price_and_that_x_is_not_for_sale() -> None:
    t = running(libby=0).on_supply(20, coal=2).on_supply(0, coal=1)
    twenty, x = (t.box.supply_price.index(price) for price in (20, 0))
    coal = t.box.resource_ids.index("coal")
    assert "for $20" in about(t, "cube", twenty * RESOURCES + coal)
    assert now(t, "cube", twenty * RESOURCES + coal) == "2 are here."
    assert "cannot be bought yet" in about(t, "cube", x * RESOURCES + coal)


@rule("BS-235", "BS-237")
def test_a_goal_tells_who_leads() -> None:
    t = running(libby=0, elgin=1).salespeople("libby", 1)
    goal = t.box.goal_ids.index("salespeople")
    assert now(t, "goal", goal) == "Red leads with 1."
    t.salespeople("elgin", 1)
    assert now(t, "goal", goal) == "Red, Yellow lead with 1 each."
    assert now(t, "goal", goal, "de") == "Vorn: Rot, Gelb mit je 1."


def test_shares_tell_their_worth_and_the_certificate_among_them() -> None:
    t = running(libby=0).hold(0, "libby", commons=1).hold(1, "libby", preferred=True)
    company = t.company("libby")
    assert now(t, "own_share", company) == (
        "Red holds 4 at $50, worth $200; three of them are the director’s certificate."
    )
    assert now(t, "own_share", COMPANIES + company, "de") == (
        "Gelb hat 2 zu 50\N{NO-BREAK SPACE}$, zusammen 100\N{NO-BREAK SPACE}$; "
        "zwei davon sind das Vorzugszertifikat."
    )


@rule("BS-277")
def test_a_hand_tells_others_only_how_many() -> None:
    t = table()
    for viewer in (0, 1, None):
        assert now(t, "own_hand", 0, viewer=viewer) == "Red has 3."
