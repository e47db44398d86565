"""Material, permits, tenders, displays, developing, clearing."""

from __future__ import annotations

import pytest

from burnham.games.san_francisco.position import NONE
from tests.games.san_francisco.builders import Table, in_year, on_card
from tests.rules import rule


@rule("SF-045", "SF-046")
def test_material() -> None:
    t = on_card("A", 2).give(0, area=2)
    t.take("place material")
    assert (t.g.area[0], t.g.supply[0]) == (3, 5)
    t = on_card("A", 2).give(0, area=8)
    t.take("place material")
    assert (t.g.area[0], t.g.supply[0]) == (8, 0)
    assert t.log()[-1] == "forgoes"


@rule("SF-046")
def test_material_needs_supply_also_remotely() -> None:
    t = on_card("A", 2).give(0, area=8, money=5)
    t.take("place build")
    assert t.why("use material") == "no-supply"


@rule("SF-047", "SF-166")
def test_take_a_permit() -> None:
    t = on_card("D", 2).display("Y1a", "G2a", "B3a")
    t.take("place permit", "take G2a")
    assert t.hand(0) == ["G2a"]
    assert t.permits_out() == ["Y1a", "", "B3a"], "a gap, no sliding, no refill yet"


@rule("SF-048", "SF-049")
def test_no_sixth_permit_by_action_or_bonus() -> None:
    hand = "Y1a Y2a Y3a Y4a Y5a"
    t = on_card("D", 2).give(0, permits=hand, money=2)
    assert t.take("place permit").why("use permit") == "five-permits"
    t = in_year(1907).give(0, permits=hand)
    t.take("take 1")
    assert t.question == "take_tender", "the tender is the only bonus left"
    t = in_year(1907).give(0, permits="Y1a Y2a Y3a Y4a")
    assert t.take("take 1").offers() == ["take tender", "take permit"]


@rule("SF-051", "SF-053", "SF-166")
def test_take_a_tender() -> None:
    t = on_card("E", 2).tenders_out("prv_pairs", "", "prv_rubble")
    t.take("place tender", "take prv_pairs")
    assert t.tenders_of(0) == ["prv_pairs"]
    assert t.g.tender_display[0] == NONE
    t = on_card("E", 2).tenders_out("", "", "").give(0, money=2)
    assert t.take("place tender").why("use tender") == "no-tender-out"


@rule("SF-054", "SF-055", "SF-057")
def test_ex_11_displays_are_refilled_after_the_card() -> None:
    t = on_card("E", 4).display("Y1a", "G2a", "B3a").pile("R1a", "R2a", "R3a")
    for seat in range(4):
        t.give(seat, money=4)
    t.take("place permit", "use permit", "take G2a")
    assert t.permits_out() == ["Y1a", "", "B3a"]
    t.take("place material", "use permit", "take Y1a")
    t.take("place tender", "use permit")
    assert t.permits_out() == ["", "", ""]
    t.take("place income 1")
    assert t.why("use permit") == "no-permit-out"
    t.take("use income 1")
    assert t.permits_out() == ["R1a", "R2a", "R3a"]


@rule("SF-054", "SF-055")
def test_tenders_are_refilled_after_the_card() -> None:
    t = on_card("E", 2).tenders_out("prv_pairs", "prv_rubble", "prv_park")
    top = t.g.tender_pile[-1]
    t.take("place tender", "take prv_rubble")
    assert t.g.tender_display[1] == NONE
    t.take("place material")
    assert t.g.tender_display[1] == top


@rule("SF-056")
def test_ex_11_a_bonus_card_is_replaced_at_once() -> None:
    t = in_year(1907, 2).display("Y1a", "G2a", "B3a").pile("R1a")
    t.take("take 1", "take permit", "take Y1a")
    assert t.permits_out() == ["R1a", "G2a", "B3a"]
    t.tenders_out("prv_pairs", "prv_rubble", "prv_park")
    top = t.g.tender_pile[-1]
    t.take("take 2", "take tender", "take prv_rubble")
    assert t.g.tender_display[1] == top


@rule("SF-166")
def test_ex_27_gaps_are_filled_from_the_left() -> None:
    t = on_card("E", 2).display("Y1a", "", "").pile("R1a", "R2a")
    t.take("place material", "place tender", "take " + t.called("tender", t.g.tender_display[0]))
    assert t.permits_out() == ["Y1a", "R1a", "R2a"]


@rule("SF-050")
def test_an_empty_permit_pile_is_made_of_the_discards() -> None:
    t = on_card("D", 2).display("Y1a", "G2a", "B3a")
    t.g.permit_discard, t.g.permit_pile = t.g.permit_pile, []
    discarded = t.g.permit_discard[:]
    t.take("place permit", "take Y1a", "place income 1")
    assert "" not in t.permits_out()
    assert (len(t.g.permit_pile), t.g.permit_discard) == (len(discarded) - 1, [])
    assert t.g.permit_pile != discarded[:-1], "shuffled"
    assert "reshuffled" in t.log()


@rule("SF-167", "SF-055")
def test_an_empty_tender_pile_stays_empty() -> None:
    t = on_card("E", 2).tenders_out("prv_pairs", "prv_rubble", "prv_park")
    t.g.tender_pile.clear()
    t.take("place tender", "take prv_rubble", "place material")
    assert [slot for slot in range(3) if t.g.tender_display[slot] == NONE] == [1]


# --- the progress board -------------------------------------------------------------------


def develop(t: Table, seat: int = 0) -> Table:
    """The seat, which is asked first, develops on card D of three players."""
    return t.take("place develop", "use develop")


@rule("SF-058")
def test_develop() -> None:
    t = develop(on_card("D", 3).give(0, money=3))
    assert (t.g.money[0], t.progress(0)) == (1, (1, 0))
    t = on_card("D", 3).give(0, money=1)
    t.take("place develop")
    assert (t.progress(0), t.seat) == ((0, 0), 1), "with $1 one can only forgo"


@rule("SF-059")
def test_at_the_right_edge_develop_moves_up() -> None:
    t = develop(on_card("D", 3).give(0, money=2, progress=(6, 0)))
    assert t.progress(0) == (6, 1)


@rule("SF-060", "SF-061", "SF-063")
def test_clear() -> None:
    t = on_card("F", 3).give(0, money=2)
    t.take("place clear", "use clear")
    assert (t.g.money[0], t.progress(0), t.g.cleared[0]) == (0, (0, 1), 0)
    t = on_card("F", 3).give(0, money=5)
    t.take("place clear", "use clear", "clear 2-R1")
    assert (t.g.money[0], t.progress(0), t.g.cleared[0]) == (2, (0, 1), 1)
    assert not t.rubble_on("2-R1")


@rule("SF-061")
def test_any_rubble_of_the_plan_may_be_cleared() -> None:
    """R-49: whatever permits one holds."""
    t = on_card("F", 3).give(0, money=3, permits="Y1a")
    t.take("place clear", "use clear")
    rubble = {f"clear {t.box.site_ids[site]}" for site in range(40) if t.g.rubble[site]}
    assert set(t.offers()) == rubble | {"up"}
    assert len(rubble) == 12
    assert t.why("clear 2-Y4") == "no-rubble"


@rule("SF-061")
def test_clear_without_rubble_or_money() -> None:
    t = on_card("F", 3).give(0, money=9)
    t.g.rubble = [0] * 40
    t.take("place clear", "use clear")
    assert (t.g.money[0], t.progress(0)) == (7, (0, 1)), "only the step is left"
    t = on_card("F", 3).give(0, money=2)
    t.take("place clear")
    assert t.why("use clear") == ""
    t = on_card("F", 3).give(0, money=1)
    t.take("place clear")
    assert t.seat == 1


@rule("SF-062")
def test_at_the_top_edge_clear_moves_right() -> None:
    t = on_card("F", 3).give(0, money=2, progress=(2, 5))
    t.take("place clear", "use clear")
    assert t.progress(0) == (3, 5)


def test_ex_10_progress_board() -> None:
    t = on_card("D", 3)
    for _ in range(3):
        t.g.advance(0, t.g.way_right(0))
    assert t.box.progress_vp[0][3] == -2
    assert t.progress(0) == (3, 0)
    for _ in range(2):
        t.g.advance(0, t.g.way_up(0))
    assert t.progress(0) == (3, 2)
    assert t.box.progress_vp[2][3] == 2


@rule("SF-064", "SF-065")
def test_ex_10_the_top_right_field_pays() -> None:
    t = develop(on_card("D", 3).give(0, money=0, progress=(6, 5)))
    assert (t.g.money[0], t.progress(0)) == (1, (6, 5))
    t = on_card("F", 3).give(0, money=0, progress=(6, 5))
    t.take("place clear", "use clear")
    assert (t.g.money[0], t.g.cleared[0]) == (1, 0)
    t = on_card("F", 3).give(0, money=3, progress=(6, 5))
    t.take("place clear", "use clear", "clear 1-Y1")
    assert (t.g.money[0], t.g.cleared[0]) == (1, 1), "−$3 + $1"
    t = on_card("F", 3).give(0, money=2, progress=(6, 5))
    t.take("place clear", "use clear")
    assert t.g.money[0] == 3, "$3 are needed for rubble, so only the step was possible"


@rule("SF-168")
@pytest.mark.parametrize("start", [(5, 5), (6, 4)])
def test_ex_25_arriving_at_the_top_right_pays_nothing(start: tuple[int, int]) -> None:
    t = develop(on_card("D", 3).give(0, money=4, progress=start))
    assert (t.progress(0), t.g.money[0]) == ((6, 5), 2)
    t = develop(on_card("D", 3).give(0, money=2, progress=(6, 5)))
    assert (t.progress(0), t.g.money[0]) == ((6, 5), 3)


@rule("SF-171", "SF-096")
def test_ex_25_the_free_develop_of_1909() -> None:
    t = in_year(1909).give(0, progress=(5, 5))
    t.take("take 1", "take develop")
    assert (t.progress(0), t.g.money[0]) == ((6, 5), 1), "$1 of the income field only"
    t = in_year(1909).give(0, progress=(6, 5))
    t.take("take 1", "take develop")
    assert (t.progress(0), t.g.money[0]) == ((6, 5), 2)


@rule("SF-066")
def test_gold_row_and_green_column_need_their_tender() -> None:
    t = on_card("D", 2).give(0, progress=(6, 5)).public("pub_red", "pub_blue", "pub_rubble")
    t.g.rubble, t.g.cleared = [0] * 40, [0, 0]
    without = sum(t.points(name)[0] for name in ("pub_red", "pub_blue", "pub_rubble"))
    t.public("pub_gold_row", "pub_green_column", "pub_rubble")
    assert t.points("pub_gold_row")[0] == 9
    assert t.points("pub_green_column")[0] == 9
    assert without == 3 * 3, "three ties at zero"
    assert t.points("progress")[0] == 10
