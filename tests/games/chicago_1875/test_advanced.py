"""The advanced game: BS-238 to BS-249, BS-290, BS-291."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.questions import BANK_POOL, GAINED, WAITING
from tests.games.chicago_1875.builders import Table, advanced, running
from tests.rules import rule


def commons(t: Table, name: str) -> list[int]:
    return [t.g.commons_of(seat, t.company(name)) for seat in range(t.g.seats)]


@rule("BS-238")
def test_tie_never_changes_the_director() -> None:
    t = advanced(libby=0).hold(0, "libby", commons=1).hold(1, "libby", commons=3).stock_turn(0)
    t.take("sell libby", "commons 1")
    assert t.shares_of(0, "libby") == t.shares_of(1, "libby") == 3
    assert t.director_of("libby") == 0
    u = advanced(libby=0).hold(1, "libby", commons=2).cash(1, 50).stock_turn(1)
    u.take("buy libby")
    assert u.shares_of(1, "libby") == 3
    assert u.director_of("libby") == 0


@rule("BS-239", "BS-241", "BS-290")
def test_sale_hands_the_post_to_the_largest_holder() -> None:
    t = advanced(4, libby=0).hold(0, "libby", commons=1).hold(2, "libby", commons=4)
    t.stock("libby", 100).cash(2, 0).stock_turn(0)
    bank = t.g.bank
    t.take("sell libby", "commons 1")
    assert t.director_of("libby") == 2
    assert commons(t, "libby") == [3, 0, 1, 0]
    assert t.value("libby") == 80, "the sale moved it, the swap did not"
    assert t.g.bank == bank - 100
    assert t.cash_of(2) == 0
    assert t.g.sold_in_decade[2] == 0, "a swap is no sale"


@rule("BS-240", "BS-241", "BS-242")
def test_takeover() -> None:
    t = advanced(libby=0, elgin=1).hold(1, "libby", commons=1, preferred=True).cash(1, 50)
    t.treasury("libby", 321).cubes("libby", wood=2).staff("libby", 1, workers=2)
    t.asset("libby", "foundry").goods("libby", 4).stock_turn(1).take("buy libby")
    assert t.director_of("libby") == 1
    assert t.g.preferred[t.company("libby")] == 0
    assert commons(t, "libby") == [1, 1, 0]
    assert t.treasury_of("libby") == 371
    assert t.cubes_of("libby") == {"wood": 2}
    assert t.workers_of("libby") == [2, 0]
    assert t.assets_on("libby") == {"foundry": True}
    assert t.goods_of("libby") == 4
    t.action_turn(1)
    assert "use foundry" in t.offers(), "the new director decides"


@rule("BS-241")
def test_new_director_without_preferred_gives_three_commons() -> None:
    t = advanced(libby=0).hold(1, "libby", commons=3).cash(1, 50).stock_turn(1).take("buy libby")
    assert t.director_of("libby") == 1
    assert commons(t, "libby") == [3, 1, 0]


@rule("BS-243")
def test_over_the_limit_after_a_transfer() -> None:
    t = advanced(2, libby=0, elgin=0, swift=0, anglo=1).hold(1, "libby", commons=1, preferred=True)
    t.hold(0, "elgin", commons=3).hold(0, "anglo", commons=4).cash(1, 50).stock_turn(1)
    assert t.g.certificates(0) == 10
    t.take("buy libby")
    assert t.director_of("libby") == 1
    assert t.g.certificates(0) == 11
    assert t.seat == 0
    assert t.why("end") == "surplus"
    t.take("sell anglo", "commons 1")
    assert t.why("end") == ""


@rule("BS-244")
def test_director_certificate_needs_a_taker() -> None:
    t = advanced(libby=0).hold(0, "libby", commons=1).hold(1, "libby", commons=2).stock_turn(0)
    t.take("sell libby")
    assert t.question == "stock", "only the common could go"
    u = advanced(libby=0).hold(0, "libby", commons=1).hold(1, "libby", commons=3).stock_turn(0)
    u.take("sell libby")
    assert u.offers() == ["commons 1", "director 0", "director 1"]
    v = running(libby=0).hold(0, "libby", commons=1).hold(1, "libby", commons=3).stock_turn(0)
    v.take("sell libby")
    assert v.question == "stock", "never in the basic game"


@rule("BS-244", "BS-245")
def test_selling_the_director_certificate() -> None:
    t = advanced(libby=0).hold(1, "libby", commons=2, preferred=True).stock("libby", 80)
    t.cash(0, 0).stock_turn(0).take("sell libby")
    assert t.cash_of(0) == 240
    assert t.value("libby") == 40
    assert t.director_of("libby") == 1
    assert t.g.preferred[t.company("libby")] == BANK_POOL
    assert commons(t, "libby") == [0, 1, 0]
    assert t.g.commons_bank[t.company("libby")] == 1
    assert t.g.bank_shares(t.company("libby")) == 3


@rule("BS-245")
def test_post_leaves_the_seller_even_if_he_keeps_as_many() -> None:
    t = advanced(libby=0).hold(0, "libby", commons=2).hold(1, "libby", commons=3)
    t.stock_turn(0).take("sell libby", "director 0")
    assert t.director_of("libby") == 1
    assert commons(t, "libby") == [2, 0, 0]


@rule("BS-245")
def test_ties_for_the_post() -> None:
    """Two holders of three: the preferred decides, then the seat clockwise from the seller."""
    t = advanced(4, libby=1).hold(0, "libby", commons=1, preferred=True).hold(3, "libby", commons=3)
    t.stock_turn(1).take("sell libby")
    assert t.director_of("libby") == 0
    u = advanced(4, libby=1).hold(0, "libby", commons=3).hold(3, "libby", commons=2, preferred=True)
    u.g.preferred[u.company("libby")] = 3
    u.stock_turn(1).take("sell libby")
    assert u.director_of("libby") == 3, "four shares beat three"


@rule("BS-291")
def test_takeover_moves_no_start_partner() -> None:
    t = advanced(libby=0, elgin=1).hold(1, "libby", commons=1, preferred=True).cash(1, 50)
    t.g.start_partner[1] = WAITING
    t.stock_turn(1).take("buy libby")
    assert t.g.start_partner[0] == WAITING, "he lost his start company"
    assert t.g.start_partner[1] == WAITING, "taking over is not founding"
    u = advanced(libby=0, elgin=1).hold(1, "libby", commons=1, preferred=True).cash(1, 50)
    u.g.start_partner[0] = GAINED
    u.g.partners[0] = u.g.available[0] = 3
    u.stock_turn(1).take("buy libby")
    assert u.g.start_partner[0] == GAINED


# --- emergency fundraising ----------------------------------------------------------------


@rule("BS-246")
def test_emergency_comes_first_and_only_in_the_advanced_game() -> None:
    t = advanced(libby=0, elgin=1).operate("libby")
    assert t.question == "emergency"
    assert len(t.offers()) == 12
    t.take("none")
    assert t.question == "buy_cubes"
    assert t.value("libby") == 50
    assert running(libby=0, elgin=1).operate("libby").question == "buy_cubes"


@rule("BS-247", "BS-249")
@pytest.mark.parametrize(
    ("lot", "shares", "after"),
    [("commons 2", 2, 25), ("preferred 0", 2, 25), ("preferred 2", 4, 15)],
)
def test_emergency_pays_and_lowers_one_step_more(lot: str, shares: int, after: int) -> None:
    t = advanced(libby=0, elgin=1).asset("libby", "price_protection").treasury("libby", 0)
    t.operate("libby")
    bank = t.g.bank
    t.take(lot)
    assert t.question != "price_protection"
    assert t.g.bank == bank - shares * 50
    assert t.treasury_of("libby") == shares * 50
    assert t.value("libby") == after
    assert t.g.bank_shares(t.company("libby")) == shares


@rule("BS-248")
def test_no_emergency_without_certificates() -> None:
    t = advanced(libby=0, elgin=1).hold(0, "libby", commons=3).hold(1, "libby", commons=2)
    t.operate("libby")
    assert t.question == "emergency"
    assert t.offers() == ["none", "preferred 0"]
    t.hold(1, "libby", preferred=True).operate("libby")
    assert t.question == "buy_cubes"
