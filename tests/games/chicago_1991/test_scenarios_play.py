"""The worked scenarios J-01 to J-23 of docs/rules/chicago_1991.md: hiring, moving, duels."""

from __future__ import annotations

from tests.games.chicago_1991.builders import (
    empty,
    phase_start,
    start,
    table,
)
from tests.rules import rule

OPENING = ["hire rings=1", "hire rings=2"] * 3 + ["hire rings=1"]
"""Four one-ring and three two-ring members, in an alternating order."""

PRINTED = [f"Y{letter}" for letter in "ABDFHJKLW"]
ONES = "YC YG YM YV"
TWOS = "YO YU"


@rule("CH-024")
def test_j01_even_purchase() -> None:
    t = start().take(*OPENING)
    assert t.cash("Y") == 10_000
    assert t.why_hire("Y", 1) == "too-many-ones"
    assert t.g.seat == 1, "nothing can be hired any more, so red is asked"


@rule("CH-024")
def test_j02_even_purchase_the_other_side() -> None:
    t = start().take("hire rings=2", "hire rings=1", "hire rings=2", "hire rings=1", "hire rings=2")
    assert t.cash("Y") == 125_000 - 95_000
    assert t.why("hire rings=2") == "too-many-twos"


@rule("CH-031")
def test_j03_rings_stay_apart() -> None:
    t = start().take("hire rings=1")
    assert t.why("hire rings=1") == "too-many-ones"
    t.take("hire rings=2", "hire rings=1")
    assert [t.rings(name) for name in ("Y02", "Y03", "Y04")] == [1, 2, 1]
    assert {word.split()[0] for word in t.words()} == {"hire", "done"}


@rule("CH-033", "CH-034", "CH-035", "CH-036")
def test_j04_placing() -> None:
    t = start().take(*OPENING, "done", "done", "done")
    left = list(PRINTED)
    while t.question == "place" and t.g.seat == 0:
        assert t.placings() == left
        t.place(left.pop(0))
    assert left == ["YW"]


@rule("CH-071")
def test_j05_duel_dice() -> None:
    """The faces used are those of 2 rings (3 3 4 4 5 6) and 4 rings (5 5 5 6 6 6)."""
    for index in range(6):
        t = table("Y03:2@s0702", "R02:4@s0802", points=5)
        t.g.scripted = [index, index]
        t.go("Y03", "s0802")
        faces = t.told("dice")[0]
        assert faces["die"] == [3, 3, 4, 4, 5, 6][index]
        assert faces["die2"] == [5, 5, 5, 6, 6, 6][index]


@rule("CH-023")
def test_j06_one_three_ring_member_a_phase() -> None:
    t = start().take("hire rings=3")
    assert t.cash("Y") == 85_000
    assert t.why("hire rings=3") == "three-bought"


@rule("CH-025")
def test_j07_counters_run_on() -> None:
    t = table("Y01:4@YW", before_roll=True, bought={"Y": [1, 0, 0]})
    assert t.hirings() == [2]
    t.take("hire rings=2")
    assert t.where("Y02") == "YA"
    assert phase_start(empty(bought={"Y": [1, 0, 0]}), "B").bought("Y") == [0, 0, 0]


@rule("CH-042", "CH-069")
def test_j08_home_bar_lost_and_regained() -> None:
    t = table("Y04:1@s0201", before_roll=True, owners={"R": "YA"})
    assert t.why("hire rings=1") == "home-lost"
    t.roll(11).take("roll").go("Y04", "YA")
    assert t.owner("YA") == "Y"
    assert t.question == "choose_route"

    behind = table("Y04:1@YA", before_roll=True)
    assert behind.hirings() == [1, 2]
    single = table("Y04:1@YA", before_roll=True, hiring_in_turn="single")
    assert single.why("hire rings=1") == "home-full"
    left = table("Y04:1@s0201", before_roll=True, hiring_in_turn="single")
    assert left.hirings() == [1, 2]


@rule("CH-048", "CH-064")
def test_j09_in_and_out() -> None:
    t = table("Y03:1@s0602", points=3, cash={"R": 0})
    t.go("Y03", "s0702").go("Y03", "YC").go("Y03", "s0702")
    assert t.owner("YC") == "Y"
    assert t.where("Y03") == "s0702"
    assert t.points == 0


@rule("CH-051")
def test_j10_wrong_field() -> None:
    t = table("Y03:1@s0602", points=1)
    assert "YC" not in t.reach("Y03")
    assert table("Y03:1@s0602", points=2).reach("Y03")["YC"] == 2


@rule("CH-053")
def test_j11_through_the_bar() -> None:
    t = table("Y03:1@s1112", points=5)
    t.go("Y03", "YT").go("Y03", "s1314")
    assert t.points == 3
    assert t.owner("YT") == "Y"


@rule("CH-055")
def test_j12_edge_jump() -> None:
    assert table("Y03:1@s1500", points=5).reach("Y03")["s1631"] == 1
    assert "s1631" not in table("Y03:1@s1500", "Y04:1@s1631", points=5).reach("Y03")
    t = table("Y03:1@s1500", "R02:1@s1631", points=5).dice((1, 5), (1, 3))
    t.go("Y03", "s1631")
    assert t.where("R02") is None
    assert t.where("Y03") == "s1631"


@rule("CH-129")
def test_j13_long_run() -> None:
    assert table("Y02:1@YA", points=17).reach("Y02")["s1500"] == 17
    assert "s1500" not in table("Y02:1@YA", points=16).reach("Y02")
    t = table("Y02:1@YA", points=22)
    plaza = [t.box.label(f) for f in range(t.box.fields) if t.box.kind[f] == 5]
    assert not set(plaza) & set(t.reach("Y02"))


@rule("CH-061", "CH-060")
def test_j14_forced_attack() -> None:
    t = table("Y07:1@YA", "R02:2@s0201", before_roll=True, cash={"Y": 0, "R": 0})
    t.roll(11).take("roll")
    assert t.words() == [f"go field={t.field_of['s0201']}"]
    t.dice((1, 2), (2, 4)).roll(11).go("Y07", "s0201")
    assert t.where("Y07") is None
    assert t.cash("R") == 10_000
    assert t.rings("R02") == 3
    assert t.told("lapsed") == [{"gang": 0, "points": 10}]


@rule("CH-101")
def test_j15_triple_one_thousand() -> None:
    t = empty(owners={"Y": ONES})
    assert t.income("Y") == 24_000 + 4 * 2_000 + 20_000 == 52_000


@rule("CH-102")
def test_j16_triple_two_thousand() -> None:
    t = empty(owners={"Y": f"{ONES} {TWOS}"})
    assert t.income("Y") == 24_000 + 36_000 + 20_000 == 80_000
    whole = empty(owners={"Y": " ".join(f"Y{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVW")})
    assert whole.income("Y") == 112_000


@rule("CH-103")
def test_j17_foreign_set() -> None:
    before = empty().income("Y")
    t = empty(owners={"Y": "RB RC RF RG RJ RL RM RV"})
    assert t.income("Y") - before == 8_000


@rule("CH-081", "CH-079")
def test_j18_upset() -> None:
    t = table("R04:2@s1504", "Y01:4@YN", turn="R", points=5, cash={"R": 0})
    t.dice((2, 6), (4, 5)).go("R04", "YN")
    assert t.cash("R") == 50_000
    assert t.rings("R04") == 3
    assert t.where("R04") == "YN"
    assert t.owner("YN") == "R"
    assert t.where("Y01") is None
    assert t.rings("Y01") == 0


@rule("CH-075")
def test_j19_worn_down() -> None:
    t = table("Y03:3@s0602", "R02:2@s0702", points=5, cash={"Y": 0})
    t.dice((3, 4), (2, 4), (2, 3), (1, 3)).go("Y03", "s0702")
    assert t.cash("Y") == 25_000
    assert t.rings("Y03") == 2
    assert t.where("Y03") == "s0702"


@rule("CH-079", "CH-077")
def test_j20_prize_before_the_duel() -> None:
    t = table("Y03:4@s0602", "R02:4@s0702", points=5, cash={"Y": 0})
    t.dice((4, 5), (4, 5), (3, 6), (3, 4)).go("Y03", "s0702")
    assert t.cash("Y") == 50_000
    assert t.rings("Y03") == 4


@rule("CH-074", "CH-085")
def test_j21_nobody() -> None:
    t = table("R03:1@s0806", "Y02:1@YW", turn="R", points=5, cash={"R": 0, "Y": 0})
    t.dice((1, 3), (1, 3)).go("R03", "YW")
    assert (t.where("R03"), t.where("Y02")) == (None, None)
    assert t.owner("YW") == "Y"
    assert (t.cash("R"), t.cash("Y")) == (0, 0)


@rule("CH-084", "CH-080", "CH-082")
def test_j22_street_duel_lost() -> None:
    t = table(
        "R05:1@s1507", "R06:1@RA", "Y06:1@s1508", turn="R", points=8, cash={"R": 0, "Y": 0}
    ).dice((1, 2), (1, 5))
    t.go("R05", "s1508")
    assert t.where("R05") is None
    assert t.cash("Y") == 10_000
    assert t.rings("Y06") == 2
    assert t.where("Y06") == "s1508"
    assert t.points == 7
    assert set(t.reach("R06")) >= {"s3002", "RB"}


@rule("CH-083", "CH-078")
def test_j23_chain() -> None:
    t = table("Y01:4@s0402", "R02:2@s0502", "R03:1@s0602", points=3, cash={"Y": 0})
    t.dice((4, 6), (2, 5)).go("Y01", "s0502")
    assert t.points == 2
    t.dice((4, 5), (1, 1)).go("Y01", "s0602")
    assert t.cash("Y") == 35_000
    assert t.rings("Y01") == 4
    assert t.where("Y01") == "s0602"
