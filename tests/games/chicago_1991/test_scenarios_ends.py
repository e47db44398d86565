"""The worked scenarios J-24 to J-41 of docs/rules/chicago_1991.md: goals, variants, routes."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1991.box import CASINOS, FOUR_RINGS, GOALS
from tests.games.chicago_1991.builders import (
    empty,
    phase_end,
    phase_start,
    start,
    table,
    winner,
)
from tests.rules import rule

OPENING = ["hire rings=1", "hire rings=2"] * 3 + ["hire rings=1"]
"""Four one-ring and three two-ring members, in an alternating order."""

ONES = "YC YG YM YV"
TWOS = "YO YU"


@rule("CH-097")
def test_j24_goal_lost_in_time() -> None:
    t = table(
        "G02:1@s2325",
        turn="G",
        phase="C",
        round=6,
        points=1,
        owners={"R": "YW GW"},
        cash={"Y": 0, "R": 0, "G": 0, "B": 0},
    )
    assert t.g.since[1 * GOALS + CASINOS] > 0
    t.go("G02", "GW")
    assert winner(t) is None
    assert t.cash("G") == 32_000
    assert t.question == "hire"


@rule("CH-098", "CH-099")
def test_j25_two_goals() -> None:
    greens = [f"G0{n}:4@{field}" for n, field in enumerate(["GA", "GB", "GD", "GF", "GH"], 1)]
    t = empty(*greens, phase="B", owners={"R": "YW BW"}, cash={"R": 0, "G": 0})
    t.g.events = 300
    t.g.since[1 * GOALS + CASINOS] = 212
    t.g.since[2 * GOALS + FOUR_RINGS] = 140
    phase_end(t)
    assert winner(t) == 2
    assert t.g.over
    assert (t.cash("R"), t.cash("G")) == (0, 0)


@rule("CH-104")
def test_j26_wealth() -> None:
    t = empty("Y01:4@YA", "Y02:2@YW", "Y03:1@s0201", phase="D", cash={"Y": 83_000 - 32_000})
    phase_end(t)
    assert t.g.over
    assert t.cash("Y") == 83_000
    assert t.game.scores()["players"][0]["total"] == 168_000


@rule("CH-018", "CH-013")
def test_j27_three_players_without_blue() -> None:
    starts = []
    for phase in "ABCD":
        t = phase_start(empty("Y01:4@YW", "R01:4@RW", "G01:4@GW", seats=3), phase)
        starts.append(t.box.gang_ids[t.g.order()[0]])
    assert starts == ["Y", "R", "G", "Y"]
    t = start(3)
    assert not [b for b in t.field_of if b[0] == "B" and t.owner(b)]
    t = phase_end(empty(seats=3, owners={"R": "GW BW"}))
    assert winner(t) == 1


@rule("CH-107")
def test_j28_two_players() -> None:
    assert winner(phase_end(empty(seats=2, owners={"Y": "YW RW", "G": "GW"}))) is None
    assert winner(phase_end(empty(seats=2, owners={"Y": "YW RW", "G": "GW BW"}))) == 0


@rule("CH-109", "CH-060")
def test_j29_allies_in_the_way() -> None:
    t = table(
        "Y01:4@YA", "Y02:1@s0201", "G02:1@s0202", seats=2, before_roll=True, cash={"Y": 0, "R": 0}
    )
    t.roll(15).take("roll")
    assert t.told("lapsed") == [{"gang": 0, "points": 15}]
    assert t.turn != "Y"


@rule("CH-089", "CH-090")
def test_j30_last_figures() -> None:
    t = table(
        "R02:4@s0602", "Y05:1@s0702", turn="R", points=1, reserve={"Y": 0}, cash={"G": 0, "B": 0}
    )
    t.dice((4, 6), (1, 1)).go("R02", "s0702")
    assert t.g.is_out(0)
    assert t.told("out") == [{"gang": 0}]
    before = t.cash("Y")
    t.g.agenda = []
    phase_end(t)
    assert t.cash("Y") == before + 32_000


@rule("CH-116", "CH-117", "CH-118", "CH-119")
def test_j31_assault() -> None:
    t = table(
        "Y02:2@YW",
        "Y04:1@YW",
        "R03:3@s0806",
        "R05:2@s0804",
        turn="R",
        points=5,
        cash={"R": 0, "Y": 0},
        variant_one=True,
    )
    t.go("R03", "YW")
    assert t.question == "gather"
    assert t.points == 4
    t.take(f"reinforce member={t.member('R05')}")
    assert t.points == 1
    assert t.g.seat == 1
    t.take(f"send member={t.member('R05')}")
    t.dice((2, 4), (1, 6)).take(f"face member={t.member('Y04')}")
    assert (t.cash("Y"), t.rings("Y04"), t.where("R05")) == (25_000, 2, None)
    assert t.question == "choose_defender"
    assert t.g.seat == 0
    t.dice((3, 5), (2, 5), (2, 4), (1, 2), (3, 6), (2, 4))
    t.take(f"face member={t.member('Y02')}")
    assert (t.where("Y02"), t.where("Y04")) == (None, None)
    assert t.cash("R") == 50_000
    assert t.rings("R03") == 4
    assert t.owner("YW") == "R"
    assert t.points == 1


@rule("CH-120")
def test_j32_variant_two() -> None:
    owners = {"Y": f"{ONES} {TWOS}"}
    assert empty(owners=owners, variant_two=True).income("Y") == 60_000
    assert empty("Y01:4@YW", owners=owners, variant_two=True).income("Y") == 80_000


@rule("CH-011")
def test_j33_ring_balance() -> None:
    t = start()
    assert t.g.bank == 134
    assert t.take(*OPENING).g.bank == 124


@rule("CH-124")
def test_j34_line() -> None:
    t = table("Y01:4@YW", before_roll=True, cash={"Y": 45_000, "R": 0})
    t.roll(12).take("hire rings=1", "hire rings=2", "hire rings=1")
    assert t.cash("Y") == 0
    assert t.question == "choose_member", "nothing can be hired any more, so the die is rolled"
    assert (t.where("Y02"), t.where("Y03"), t.where("Y04")) == ("YA", None, None)
    t.go("Y02", "s0204")
    assert (t.points, t.where("Y03")) == (8, "YA")
    t.go("Y03", "YB")
    assert (t.points, t.where("Y04")) == (3, "YA")
    t.go("Y04", "s0202")
    assert t.points == 1
    t.go("Y04", "s0201")
    assert not t.told("line")
    assert t.reserve("Y") == 16


@rule("CH-126", "CH-137")
def test_j35_still_in_line() -> None:
    t = table("Y01:4@YW", before_roll=True, cash={"Y": 45_000, "R": 0, "G": 0, "B": 0})
    t.roll(12).take("hire rings=1", "hire rings=2", "hire rings=1").roll(12)
    t.go("Y01", "s0806").spend("Y01", "s0805")
    assert t.told("line") == [{"gang": 0, "count": 2, "field": t.field_of["YA"]}]
    assert t.cash("Y") == 0
    assert t.bought("Y") == [2, 1, 0]
    assert t.reserve("Y") == 16
    assert (t.where("Y02"), t.where("Y03"), t.where("Y04")) == ("YA", None, None)
    assert t.g.bank == 150 - 4 - 4
    assert (t.turn, t.g.round) == ("Y", 2), "nobody else has members"
    t.go("Y02", "s0201")
    assert (t.where("Y03"), t.where("Y04")) == ("YA", None)
    t.g.agenda = []
    t.g.cash[0] = 10_000
    phase_start(t, "B")
    assert t.question == "hire"
    t.take("hire rings=1")
    assert t.question == "place"
    assert t.name(t.g.arg) == "Y04"


@rule("CH-125")
def test_j36_behind_the_guard() -> None:
    t = table("Y05:2@YA", "R02:1@s0201", before_roll=True, cash={"Y": 10_000, "R": 0})
    t.roll(11).take("hire rings=1")
    assert t.where("Y06") is None
    t.dice((2, 3), (1, 5)).go("Y05", "s0201")
    assert t.where("Y05") is None
    assert t.cash("R") == 25_000
    assert t.rings("R02") == 2
    assert t.where("Y06") == "YA"
    assert t.points == 10


@rule("CH-043")
def test_j37_single() -> None:
    t = table("Y01:4@YW", before_roll=True, cash={"R": 0}, hiring_in_turn="single")
    t.roll(11).take("hire rings=1")
    assert t.where("Y02") == "YA"
    assert t.question == "choose_member"
    full = table("Y05:1@YA", before_roll=True, hiring_in_turn="single")
    assert full.hirings() == []


@rule("CH-127", "CH-129")
def test_j38_route() -> None:
    t = table("Y03:1@s0602", points=6)
    targets = t.reach("Y03")
    assert (targets["YC"], targets["s0802"], targets["YK"]) == (2, 2, 5)
    assert "YW" not in targets
    t.go("Y03", "YC")
    assert t.points == 4
    assert t.owner("YC") == "Y"


@rule("CH-127", "CH-058")
def test_j39_route_and_foes() -> None:
    t = table("Y03:1@s0602", "R02:1@s0702", points=6)
    targets = t.reach("Y03")
    assert targets["s0702"] == 1
    assert "YC" not in targets
    assert "YK" not in targets


@rule("CH-130")
def test_j40_spend() -> None:
    t = table("Y03:1@YB", points=4)
    assert t.paces("Y03") == ["YB", "s0302", "s0502"]
    assert table("Y03:1@YB", points=3).paces("Y03") == ["s0402"]


@pytest.mark.parametrize(
    ("die", "faces", "points"), [("plain", [2], 2), ("three_dice", [6, 6, 5], 17)]
)
@rule("CH-009")
def test_j41_other_dice(die: str, faces: list[int], points: int) -> None:
    t = table("Y01:4@YW", before_roll=True, movement_die=die)
    t.roll(*faces).take("roll")
    assert t.points == points
