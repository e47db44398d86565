"""Year ends, bonuses, and the two ways the game ends."""

from __future__ import annotations

import pytest

from tests.games.san_francisco.builders import Table, before_year, in_year, on_card
from tests.rules import rule

EIGHT_BUT_ONE = "2-B2 2-G5 3-B1 3-R2 3-G4 4-Y2 4-R3"


@rule("SF-092", "SF-093", "SF-027")
def test_income_in_the_order_of_card_six() -> None:
    t = on_card("A", 3, (2, 0, 1), slot=5, year=1909)
    t.take("place income 3", "place pass", "place material")
    assert t.box.years[t.g.year] == 1910
    for seat, income in ((0, 4), (2, 3), (1, 1)):
        assert (t.question, t.seat) == ("take_income", seat)
        before = t.g.money[seat]
        t.take(f"take {income}")
        assert (t.question, t.seat) == ("choose_bonus", seat), "the bonus before the next player"
        t.take("take money")
        assert t.g.money[seat] == before + income + 3
    assert t.g.order == [1, 2, 0], "by the income track, rightmost first"


def bonus(year: int, income: int = 1) -> Table:
    """The first of two players has taken $1 and three buildings of theirs are built."""
    return before_year(year).give(0, built="2-B2 2-G5 3-R2", money=0).start().take("take 1")


@rule("SF-094")
def test_1907_tender_or_permit() -> None:
    t = bonus(1907)
    assert t.offers() == ["take tender", "take permit"]
    out = t.permits_out()
    t.take("take permit", f"take {out[2]}")
    assert t.hand(0) == [out[2]]
    t = bonus(1907).tenders_out("prv_pairs", "prv_park", "prv_rubble")
    t.take("take tender", "take prv_park")
    assert t.tenders_of(0) == ["prv_park"]


@rule("SF-095")
def test_1908_building_or_two_dollars_each() -> None:
    t = bonus(1908)
    assert t.offers() == ["take material", "take money_per_building"]
    t.take("take money_per_building")
    assert t.g.money[0] == 1 + 2 * 3
    t = bonus(1908).take("take material")
    assert (t.g.area[0], t.g.money[0]) == (1, 1)


@rule("SF-096")
def test_1909_permit_or_a_free_step() -> None:
    t = bonus(1909)
    assert t.offers() == ["take permit", "take develop"]
    t.take("take develop")
    assert (t.progress(0), t.g.money[0]) == ((1, 0), 1)


@rule("SF-097")
def test_1910_building_or_three_dollars() -> None:
    t = bonus(1910)
    assert t.offers() == ["take material", "take money"]
    t.take("take money")
    assert t.g.money[0] == 4


@rule("SF-098")
def test_1911_tender_permit_or_a_dollar_each() -> None:
    t = bonus(1911)
    assert t.offers() == ["take tender", "take permit", "take money_per_building"]
    t.take("take money_per_building")
    assert t.g.money[0] == 1 + 3


@rule("SF-099", "SF-173")
def test_1915_build_or_two_dollars() -> None:
    """Y4a and R1a share symbols, so the 1915 build may bring a development."""
    table = before_year(1915).give(0, money=7, area=1, permits="Y4a R1a")
    t = table.start()
    assert t.offers() == ["take build", "take money"]
    t.take("take build", "lay Y4a", "add R1a", "build 2-R1", "take street_light")
    assert t.g.money[0] == 7 - 3 - 3
    assert t.g.cleared[0] == 1
    t = before_year(1915).give(0, money=2, area=1, permits="Y4a").start()
    assert t.g.money == [4, 2], "$2 is too little to build, so both take $2"
    assert t.game.over


@rule("SF-173")
def test_no_subsidy_in_1915() -> None:
    t = before_year(1915).give(0, money=9, area=1, permits="WC").start()
    assert t.g.money[0] == 11, "a wild permit alone does not build"


@rule("SF-100")
def test_impossible_bonuses_cannot_be_chosen() -> None:
    t = before_year(1908).give(0, area=8, money=0).start()
    t.take("take 1")
    assert t.seat == 1, "$2 for none of no buildings is the only bonus left"
    assert t.g.money[0] == 1
    t = bonus(1911).tenders_out("", "", "")
    assert t.offers() == ["take permit", "take money_per_building"]
    assert t.why("take tender") == "no-tender-out"
    assert t.why("lose") == "bonus-possible"
    t = bonus(1907)
    assert t.why("take money_per_building") == "other-year"


@rule("SF-100")
def test_a_bonus_that_nothing_can_be_is_lost() -> None:
    table = before_year(1907).give(0, permits="Y1a Y2a Y3a Y4a Y5a")
    t = table.tenders_out("", "", "").start()
    t.g.tender_pile.clear()
    t.take("take 1")
    assert t.seat == 1
    assert "bonus-lost" in t.log()


# --- the end ------------------------------------------------------------------------------


def about_to_finish(t: Table, seat: int) -> Table:
    """The seat has built seven, the eighth is ready and fits 1-G2."""
    return t.give(seat, built=EIGHT_BUT_ONE, area=1, permits="G2a", money=9)


@rule("SF-102", "SF-103", "SF-104", "SF-105")
def test_ex_13_the_eighth_building_ends_the_game() -> None:
    t = about_to_finish(on_card("A", 3, slot=1, year=1910), 1)
    t.take("place income 1", "place build", "use build", "build 1-G2")
    assert t.g.builder == 1
    assert not t.game.over
    assert (t.question, t.seat) == ("place_stone", 2), "the third player still moves"
    t.take("place material")
    assert t.game.over
    assert (t.box.years[t.g.year], t.g.slot) == (1910, 1)
    assert t.log()[-4:] == ["chapter-scoring", "shows", "shows", "shows"]


@rule("SF-103", "SF-104")
def test_ex_13_the_second_to_finish_gets_no_builder_tender() -> None:
    t = about_to_finish(on_card("A", 3, slot=1, year=1910), 1)
    t.give(2, built="5-B1 5-Y2 5-R4 6-Y1 6-G4 6-G5 1-R4", area=1, permits="B5a", money=9)
    t.take("place material", "place build", "use build", "build 1-G2")
    t.take("place income 1", "use build", "build 1-B5")
    assert [t.g.built(p) for p in range(3)] == [0, 8, 8]
    assert t.g.builder == 1
    assert t.game.over


@rule("SF-104")
def test_players_who_have_moved_do_not_move_again() -> None:
    t = about_to_finish(on_card("A", 3, slot=1, year=1910), 2)
    t.take("place income 1", "place material", "place build", "use build", "build 1-G2")
    assert t.game.over


@rule("SF-105")
def test_the_end_on_card_six_of_1911_cancels_1915() -> None:
    t = about_to_finish(on_card("A", 2, slot=5, year=1911), 1)
    t.take("place income 1", "place build", "use build", "build 1-G2")
    assert t.game.over
    assert t.box.years[t.g.year] == 1911
    assert t.g.money[0] == 1, "no $2 of 1915"


@rule("SF-105", "SF-055")
def test_no_refill_after_the_end() -> None:
    t = about_to_finish(on_card("A", 2, year=1911).display("Y1a", "", "B3a"), 1)
    t.take("place income 1", "place build", "use build", "build 1-G2")
    assert t.permits_out() == ["Y1a", "", "B3a"]


@rule("SF-106", "SF-107", "SF-109")
def test_1915_in_the_order_of_card_six_without_income() -> None:
    t = on_card("A", 3, (2, 0, 1), slot=5, year=1911)
    for seat in range(3):
        t.give(seat, area=1, permits=("Y4a", "R4a", "G5a")[seat], money=10)
    t.take("place build", "forgo", "place income 1", "use income 1", "place income 3")
    t.take("use income 3")
    stones = t.g.stones[:]
    assert t.box.years[t.g.year] == 1915
    for seat in (0, 1, 2):
        assert (t.question, t.seat) == ("choose_bonus", seat)
        before = t.g.money[seat]
        t.take("take money")
        assert t.g.money[seat] == before + 2
    assert t.g.stones == stones, "stones stay on card 6"
    assert t.g.incomes == [-1, -1, -1]
    assert t.game.over


@rule("SF-108", "SF-174")
def test_ex_14_the_eighth_building_in_1915() -> None:
    t = before_year(1915, 3, (2, 0, 1))
    t.give(0, built=EIGHT_BUT_ONE, area=1, permits="G2a", money=3)
    t.give(1, built="5-B1 5-Y2 5-R4 6-Y1 6-G4 6-G5 1-R4", area=1, permits="B5a", money=3)
    t.give(2, money=0)
    t.start()
    assert t.g.money[2] == 2, "the first player could only take $2"
    assert t.seat == 0
    t.take("take build", "build 1-G2")
    assert (t.g.builder, t.g.money[0], t.g.built(0)) == (0, 0, 8)
    assert (t.question, t.seat) == ("choose_bonus", 1), "the others still take their bonus"
    t.take("take build", "build 1-B5")
    assert (t.g.builder, t.g.built(1)) == (0, 8)
    assert t.game.over


@rule("SF-091")
def test_the_marker_moves_through_all_years() -> None:
    t = in_year(1906)
    seen = [t.box.years[t.g.year]]
    while not t.game.over:
        t.game.take(t.game.answers()[-1])
        if t.box.years[t.g.year] != seen[-1]:
            seen.append(t.box.years[t.g.year])
    assert seen == [1906, 1907, 1908, 1909, 1910, 1911, 1915]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_year_begins_a_chapter_of_the_log(seats: int) -> None:
    t = in_year(1910, seats)
    while not t.game.over:
        t.game.take(t.game.answers()[-1])
    years = [fact.args["year"] for _, fact in t.game.log if fact.key == "chapter-year"]
    assert years[-3:] == [4, 5, 6]
