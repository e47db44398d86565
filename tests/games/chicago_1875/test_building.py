"""The building phase: BS-065 to BS-074, the draft BS-268 and BS-269, secrets BS-069 and BS-277."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.questions import NONE
from burnham.kernel.fields import UNKNOWN
from tests.games.chicago_1875.builders import Table, running
from tests.rules import rule


def build_all(t: Table) -> Table:
    """Everybody builds and discards the first tile offered."""
    while t.question in ("build", "discard"):
        t.take(t.offers()[0])
    return t


def in_decade(decade: int, seats: int = 3, draft: bool = False) -> Table:
    """The building phase of a decade, with one tile kept from earlier ones."""
    t = running(seats, {"building_draft": draft}, libby=0, elgin=1)
    t.decade(decade)
    g = t.g
    for seat in range(seats):
        while len(g.hands[seat]) > (3 if decade == 1 else 1):
            g.discarded[seat].append(g.hands[seat].pop())
        if draft:
            g.notes[seat] = [0] * 7 * (decade - 1)
    return t.building_phase()


@rule("BS-065")
def test_nothing_is_dealt_in_the_first_decade() -> None:
    t = in_decade(1)
    assert [len(pile) for pile in t.g.building_stacks] == [0, 12, 12]
    assert [len(hand) for hand in t.g.hands] == [3, 3, 3]


@rule("BS-066")
@pytest.mark.parametrize(("decade", "era"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_two_tiles_of_the_era_are_dealt(decade: int, era: int) -> None:
    t = in_decade(decade)
    left = [len(pile) for pile in t.g.building_stacks]
    assert left[era - 1] == 12 - 6
    for hand in t.g.hands:
        assert len(hand) == 3
        assert [t.box.building_age[tile] for tile in hand].count(era) == 2


@rule("BS-067")
def test_build_one_discard_one_keep_one() -> None:
    t = in_decade(2)
    hand = list(t.g.hands[0])
    names = [t.box.building_ids[tile] for tile in hand]
    assert t.offers() == [f"build {name}" for name in names]
    assert t.why("build e3_goods3") == "not-in-hand"
    t.take(f"build {names[1]}")
    assert t.offers() == [f"discard {names[0]}", f"discard {names[2]}"]
    t.take(f"discard {names[2]}")
    build_all(t)
    assert t.g.hands[0] == [hand[0]]
    assert t.g.discarded[0][-1] == hand[2]
    assert t.g.built[1] == hand[1]
    assert [len(h) for h in t.g.hands] == [1, 1, 1]


@rule("BS-068")
def test_tile_lies_on_the_space_of_the_decade() -> None:
    t = build_all(in_decade(4))
    for seat in range(3):
        row = t.g.built[seat * 5 : seat * 5 + 5]
        assert [tile != NONE for tile in row] == [False, False, False, True, False]


@rule("BS-069")
def test_tiles_are_turned_up_together_and_discards_never() -> None:
    t = in_decade(2)
    for _ in range(5):
        assert t.g.built == [NONE] * 15
        assert not t.facts("built")
        for seat in range(3):
            seen = t.g.seen_by(seat)
            others = [c for s, c in enumerate(seen.choice) if s != seat]  # type: ignore[attr-defined]
            assert others == [UNKNOWN, UNKNOWN]
        t.take(t.offers()[0])
    t.take(t.offers()[0])
    assert [fact["seat"] for fact in t.facts("built")] == [0, 1, 2]
    spectator = t.g.seen_by(-1)
    for row in spectator.discarded:  # type: ignore[attr-defined]
        assert set(row) == {UNKNOWN}
    assert [fact.only for _, fact in t.game.log if fact.key == "discarded"] == [0, 1, 2]
    for listener in (0, 1, 2, None):
        told = [fact.seat for _, fact in t.game.facts_for(listener) if fact.key == "discarded"]
        assert told == ([] if listener is None else [listener]), "only its owner hears of it"


@rule("BS-069")
def test_log_and_number_of_questions_do_not_depend_on_the_choice() -> None:
    """Whatever a seat chooses, the others see the same log and wait for the same two answers."""

    def heard(choices: tuple[int, int]) -> list[tuple[str, dict[str, int]]]:
        t = in_decade(2)
        for choice in choices:
            t.take(t.offers()[choice])
        assert (t.question, t.seat) == ("build", 1)
        return [(fact.key, fact.args) for _, fact in t.game.facts_for(1)]

    assert heard((0, 0)) == heard((2, 1)) == heard((1, 0))


@rule("BS-070", "BS-071", "BS-072")
@pytest.mark.parametrize(("before", "after", "price"), [(4, 8, 30), (0, 4, 40), (10, 12, 20)])
def test_workers_come_to_the_dearest_free_spaces(before: int, after: int, price: int) -> None:
    t = in_decade(1).job_market(before)
    t.hand(0, "e1_goods1", "e1_wood_steel", "e1_wood_coal")
    t.hand(1, "e1_manager", "e1_asset", "e1_automate")
    t.hand(2, "e1_appeal2", "e1_salesperson", "e1_wood_livestock")
    t.take("build e1_goods1", "discard e1_wood_steel", "build e1_manager", "discard e1_asset")
    t.take("build e1_appeal2", "discard e1_salesperson")
    assert t.g.job_market == after, "2 + 1 + 1 workers, but never more than twelve"
    assert t.box.worker_price[t.g.job_market] == price


@rule("BS-073")
def test_everybody_gains_a_partner_in_the_third_decade() -> None:
    assert build_all(in_decade(2)).g.partners == [2, 2, 2]
    t = build_all(in_decade(3))
    assert t.g.partners == t.g.available == [3, 3, 3]
    assert t.question == "place"


@rule("BS-074")
def test_buildings_stay_usable() -> None:
    t = running(libby=0, elgin=1).build(1, 1, "e1_goods1").decade(4).action_turn(0)
    assert "visit e1_goods1" in t.offers()


# --- the draft ----------------------------------------------------------------------------


@rule("BS-268", "BS-269")
@pytest.mark.parametrize(("decade", "step"), [(1, 1), (2, 2), (3, 1), (4, 2), (5, 1)])
def test_draft_passes_two_then_one(decade: int, step: int) -> None:
    """Left is the next seat, right the one before: with three seats two steps on."""
    t = in_decade(decade, draft=True)
    hands = [list(hand) for hand in t.g.hands]
    ids = t.box.building_ids
    for seat in range(3):
        assert (t.question, t.seat) == ("draft_keep", seat)
        assert t.g.hands == hands, "nothing moves before all have chosen"
        t.take(f"keep {ids[hands[seat][0]]}")
    received = [hands[(seat - step) % 3][1:] for seat in range(3)]
    for seat in range(3):
        assert (t.question, t.seat) == ("draft_pass_on", seat)
        assert sorted(t.offers()) == sorted(f"pass {ids[tile]}" for tile in received[seat])
        assert t.why(f"pass {ids[hands[seat][0]]}") == "not-received"
        t.take(f"pass {ids[received[seat][1]]}")
    for seat in range(3):
        got = received[(seat - step) % 3][1]
        assert t.g.hands[seat] == sorted([hands[seat][0], received[seat][0], got])
    assert t.question == "build"


@rule("BS-268")
def test_two_players_pass_to_each_other() -> None:
    t = in_decade(2, seats=2, draft=True)
    hands = [list(hand) for hand in t.g.hands]
    ids = t.box.building_ids
    t.take(f"keep {ids[hands[0][0]]}", f"keep {ids[hands[1][0]]}")
    t.take(f"pass {ids[hands[1][1]]}", f"pass {ids[hands[0][1]]}")
    assert t.g.hands[0] == sorted([hands[0][0], hands[1][2], hands[0][1]])


@rule("BS-277")
def test_passed_tiles_are_known_to_giver_and_receiver_alone() -> None:
    t = in_decade(1, draft=True)
    for _ in range(6):
        t.take(t.offers()[0])
    given = {fact.key for _, fact in t.game.facts_for(0)}
    assert {"gave", "got", "gave-one", "got-one"} <= given
    for _, fact in t.game.facts_for(None):
        assert fact.key not in ("gave", "got", "gave-one", "got-one", "dealt")
    for _, fact in t.game.facts_for(1):
        assert fact.only in (-1, 1)
