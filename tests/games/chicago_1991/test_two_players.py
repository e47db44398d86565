"""Two players with two gangs each: CH-107 to CH-113."""

from __future__ import annotations

from burnham.games.chicago_1991.box import CASINOS
from tests.games.chicago_1991.builders import empty, phase_end, start, table, winner
from tests.rules import rule


@rule("CH-107")
def test_three_casinos_do_not_win() -> None:
    t = phase_end(empty(seats=2, owners={"Y": "YW RW GW"}))
    assert winner(t) is None
    t = phase_end(empty(seats=2, owners={"Y": "YW RW", "G": "GW BW"}))
    assert (winner(t), t.g.won_by) == (0, CASINOS)


@rule("CH-108")
def test_plaza_bars_and_four_ring_members_are_added() -> None:
    t = phase_end(empty(seats=2, owners={"R": "YQ YT RQ RT", "B": "GQ GT BQ BT"}))
    assert winner(t) == 1
    split = ["Y01:4@YA", "Y02:4@YB", "G01:4@GA", "G02:4@GB", "G03:4@GD"]
    assert winner(phase_end(empty(*split, seats=2))) == 0
    assert winner(phase_end(empty(*split[:4], "R01:4@RA", seats=2))) is None


@rule("CH-109")
def test_allies_block_and_never_duel() -> None:
    t = table("Y03:1@s0402", "G04:1@s0502", "G05:1@s0302", points=5, seats=2)
    assert set(t.reach("Y03")) == {"YB"}
    assert t.choose("Y03").why(f"go field={t.field_of['s0502']}") == "own-member"
    foes = table("Y03:1@s0402", "G04:1@s0502", "G05:1@s0302", points=5, seats=4)
    assert set(foes.reach("Y03")) == {"YB", "s0302", "s0502"}


@rule("CH-110")
def test_an_allys_empty_building_changes_hands() -> None:
    t = table("Y03:1@s2929", points=5, seats=2, owners={"G": "GA GB"})
    target = next(label for label in t.reach("Y03") if label.startswith("G"))
    assert t.owner(target) == "G"
    assert t.go("Y03", target).owner(target) == "Y"


@rule("CH-110")
def test_an_allys_empty_building_is_not_walked_through() -> None:
    t = table("Y03:1@s0806", points=2, seats=2, owners={"G": "YW"})
    assert "s0608" not in t.reach("Y03")


@rule("CH-111")
def test_cash_reserves_and_counters_are_separate() -> None:
    t = start(2).take("hire rings=1")
    assert (t.cash("Y"), t.cash("G")) == (115_000, 125_000)
    assert (t.reserve("Y"), t.reserve("G")) == (18, 19)
    assert (t.bought("Y"), t.bought("G")) == ([1, 0, 0], [0, 0, 0])
    poor = table("Y01:4@YW", "G01:4@GW", seats=2, before_roll=True, cash={"Y": 0})
    assert poor.why("hire rings=1") == "no-cash", "green's cash is not yellow's"


@rule("CH-111")
def test_the_prize_goes_to_the_gang_that_won() -> None:
    t = table("Y03:2@s0602", "R04:1@s0702", points=5, seats=2, cash={"Y": 0, "G": 0})
    t.dice((2, 6), (1, 1)).go("Y03", "s0702")
    assert (t.cash("Y"), t.cash("G")) == (10_000, 0)


@rule("CH-112")
def test_a_set_split_between_allies_is_not_tripled() -> None:
    whole = "YC YG YM YV"
    assert empty(seats=2, owners={"Y": whole}).income("Y") == 52_000
    split = empty(seats=2, owners={"Y": whole, "G": "YC"})
    assert split.income("Y") == 32_000 + 3_000
    assert split.income("G") == 32_000 + 1_000


@rule("CH-113")
def test_wealth_adds_both_gangs() -> None:
    t = empty(
        "Y01:4@s0201", "G01:2@s2929", seats=2, phase="D", cash={"Y": 1_000, "G": 2_000, "R": 0}
    )
    phase_end(t)
    first = t.game.scores()["players"][0]
    assert first["categories"] == {"cash": 3_000 + 64_000, "members": 75_000}
    assert len(t.game.scores()["players"]) == 2


def test_the_players_alternate() -> None:
    t = start(2)
    assert [t.g.leader[gang] for gang in t.g.order()] == [0, 1, 0, 1]
