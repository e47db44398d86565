"""Duels: CH-070 to CH-087, CH-136."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1991.steps.duels import duel
from burnham.kernel.playout import Dice
from tests.games.chicago_1991.builders import Table, empty, start, table
from tests.rules import rule


def fight(a: int, d: int, *throws: tuple[int, int], field: str = "s0702") -> Table:
    """Yellow 3 with `a` rings attacks red 4 with `d` rings."""
    door = {"s0702": "s0602", "YW": "s0806"}[field]
    t = table(f"Y03:{a}@{door}", f"R04:{d}@{field}", points=7, cash={"Y": 0, "R": 0})
    return t.dice(*throws).go("Y03", field)


@rule("CH-070")
@pytest.mark.parametrize("field", ["s0702", "YW"])
def test_a_step_onto_an_enemy_is_a_duel(field: str) -> None:
    t = fight(2, 2, (2, 5), (2, 3), field=field)
    assert len(t.told("duel")) == 1


@rule("CH-070")
def test_an_attack_can_be_taken_back_until_the_dice_fall() -> None:
    t = table("Y03:2@s0602", "R04:1@s0702", points=7).attack("Y03", "s0702")
    assert not t.g.marked
    assert (t.points, t.where("Y03"), t.where("R04")) == (6, "s0602", "s0702")
    assert t.words() == ["throw"]
    t.answer("throw")
    assert t.g.marked
    assert len(t.told("duel")) == 1


@rule("CH-071")
def test_dice_follow_the_present_strength() -> None:
    t = fight(3, 4, (3, 6), (4, 6), (2, 5), (3, 5), (1, 1), (2, 3))
    assert [(f["die"], f["die2"]) for f in t.told("dice")] == [(6, 6), (5, 5), (1, 3)]
    assert not t.g.scripted


@rule("CH-072")
def test_the_higher_number_wins() -> None:
    assert fight(1, 4, (1, 6), (4, 5)).where("R04") is None
    assert fight(4, 1, (4, 5), (1, 6)).where("Y03") is None


@rule("CH-073")
def test_a_tie_costs_both_a_ring() -> None:
    t = fight(3, 3, (3, 5), (3, 5), (2, 6), (2, 3))
    assert t.told("tie") == [{"member": 2, "rings": 2, "member2": 23, "rings2": 2}]
    assert t.rings("Y03") == 3, "two left, and one won"
    assert t.g.bank == 150 - 3


@rule("CH-074")
def test_both_fall() -> None:
    t = fight(2, 2, (2, 4), (2, 4), (1, 6), (1, 6))
    assert (t.where("Y03"), t.where("R04")) == (None, None)
    assert (t.cash("Y"), t.cash("R")) == (0, 0)
    assert t.g.bank == 150
    assert t.told("both-fall")


@rule("CH-075")
@pytest.mark.parametrize(("a", "d"), [(2, 1), (1, 2)])
def test_who_has_a_ring_left_after_a_tie_wins(a: int, d: int) -> None:
    t = fight(a, d, (a, 4), (d, 4))
    if a > d:
        assert (t.cash("Y"), t.rings("Y03"), t.where("Y03")) == (10_000, 2, "s0702")
    else:
        assert (t.cash("R"), t.rings("R04"), t.where("R04")) == (10_000, 2, "s0702")


@rule("CH-076")
def test_the_loser_is_gone_for_good() -> None:
    t = fight(4, 3, (4, 6), (3, 4))
    assert t.g.bank == 150 - 4
    assert t.rings("R04") == 0
    assert t.reserve("R") == 16, "figures one to four are used up"
    t.g.hire(1, 1)
    assert t.rings("R04") == 0
    assert t.rings("R05") == 1


@rule("CH-077", "CH-078", "CH-079")
@pytest.mark.parametrize(("rings", "after"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_the_winner_rises_by_one_ring_up_to_four(rings: int, after: int) -> None:
    t = fight(rings, 2, (rings, 6), (2, 3))
    assert t.rings("Y03") == after
    assert t.cash("Y") == 25_000


@rule("CH-079")
@pytest.mark.parametrize(("rings", "prize"), [(1, 10_000), (2, 25_000), (3, 40_000), (4, 50_000)])
def test_the_prize_is_the_losers_value(rings: int, prize: int) -> None:
    t = fight(4, rings, (4, 6), (rings, t_low(rings)))
    assert t.cash("Y") == prize
    assert t.told("won-duel")[0]["money"] == prize


def t_low(rings: int) -> int:
    return [0, 1, 3, 4, 5][rings]


@rule("CH-080")
def test_a_defender_wins_prize_and_ring() -> None:
    t = fight(3, 1, (3, 4), (1, 6))
    assert t.cash("R") == 40_000
    assert t.rings("R04") == 2


@rule("CH-081")
def test_a_winning_attacker_stands_there_and_owns_it() -> None:
    t = fight(2, 2, (2, 5), (2, 3), field="YW")
    assert (t.where("Y03"), t.owner("YW")) == ("YW", "Y")
    raid = table("R03:2@s0806", "Y02:2@YW", turn="R", points=5).dice((2, 5), (2, 3))
    raid.go("R03", "YW")
    assert (raid.where("R03"), raid.owner("YW")) == ("YW", "R")


@rule("CH-082")
def test_after_a_lost_attack_the_defender_stays() -> None:
    t = fight(2, 2, (2, 3), (2, 5), field="YW")
    assert (t.where("R04"), t.owner("YW")) == ("YW", "R")
    assert t.g.standing[t.field_of["s0806"]] < 0


@rule("CH-083")
def test_a_winner_goes_on() -> None:
    t = fight(2, 2, (2, 5), (2, 3))
    assert t.points == 6
    assert "YC" in t.reach("Y03")


@rule("CH-084")
def test_points_of_a_lost_attack_are_for_the_others() -> None:
    t = table("Y03:1@s0602", "Y04:1@YW", "R04:4@s0702", points=7).dice((1, 1), (4, 6))
    t.go("Y03", "s0702")
    assert t.points == 6
    assert t.choose("Y04").question == "choose_route"


@rule("CH-085")
def test_both_fall_in_a_building() -> None:
    t = fight(1, 1, (1, 2), (1, 2), field="YW")
    assert t.owner("YW") == "R"
    assert t.g.standing[t.field_of["YW"]] < 0


@rule("CH-136")
def test_the_value_at_the_start_of_that_very_duel() -> None:
    """Red 4 wins a ring against yellow 3, then falls to yellow 5 as a two-ring member."""
    t = table("Y03:1@s0602", "Y05:4@s0802", "R04:1@s0702", points=7, cash={"Y": 0, "R": 0}).dice(
        (1, 1), (1, 6), (4, 6), (2, 3)
    )
    t.go("Y03", "s0702")
    assert t.rings("R04") == 2
    t.go("Y05", "s0702")
    assert t.cash("Y") == 25_000


@rule("CH-088")
def test_duels_fall_out_as_often_as_they_should() -> None:
    """Many duels on real dice stay near the exact chances."""
    count = 3000
    for a, d in [(1, 1), (2, 3), (3, 2), (4, 4)]:
        t = empty(f"Y03:{a}@s0602", f"R04:{d}@s0702")
        t.g.reseed(f"{a} against {d}")
        won = both = 0
        for _ in range(count):
            twin = t.g.clone()
            twin.rng_a, twin.rng_b, twin.rng_c, twin.rng_d = t.g.rng_a, t.g.rng_b, t.g.rng_c, 1
            duel(twin, t.member("Y03"), t.member("R04"))
            alive = [twin.rings[t.member(name)] > 0 for name in ("Y03", "R04")]
            won += alive[0]
            both += not any(alive)
            t.g.random_word()
        assert won / count == pytest.approx(t.box.win[a][d], abs=0.04)
        assert both / count == pytest.approx(1 - t.box.win[a][d] - t.box.win[d][a], abs=0.04)


# --- laws that hold always ----------------------------------------------------------------


@rule("CH-032", "CH-086", "CH-087", "CH-066")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant_one", [False, True])
def test_rings_and_figures_are_conserved(seats: int, variant_one: bool) -> None:
    t = start(seats, variant_one=variant_one)
    dice = Dice("laws")
    while not t.g.over:
        t.g.take(dice.pick(t.g.answers()))
        assert not t.g.flaws(), str(t)
        assert t.g.bank + sum(t.g.rings) == 150
        for gang in t.g.order():
            living = len(t.g.members(gang)) + len(t.g.waiting(gang))
            hired = 20 - t.g.reserve[gang]
            assert 0 <= living <= hired


@rule("CH-086", "CH-087", "CH-032", "CH-026")
@pytest.mark.parametrize(
    ("name", "index", "value", "message"),
    [
        ("bank", None, 5, "rings"),
        ("points", None, -1, "points"),
        ("rings", 19, 1, "reserve"),
        ("rings", 2, 0, "without a ring"),
        ("cash", 0, -1, "owes"),
        ("standing", 200, 0, "0 members"),
        ("where", 2, 300, "not known"),
        ("bought", 1, 2, "unevenly"),
        ("since", 0, 1, "goal"),
    ],
)
def test_the_laws_notice_what_is_wrong(
    name: str, index: int | None, value: int, message: str
) -> None:
    t = empty("Y03:1@s0602")
    assert not t.g.flaws()
    if index is None:
        setattr(t.g, name, value)
    else:
        getattr(t.g, name)[index] = value
    assert any(message in flaw for flaw in t.g.flaws())
