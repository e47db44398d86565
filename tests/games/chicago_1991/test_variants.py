"""Variants I and II: CH-114 to CH-122."""

from __future__ import annotations

import pytest

from burnham.kernel.playout import Dice
from tests.games.chicago_1991.builders import Table, empty, phase_end, start, table, winner
from tests.rules import rule


def assault(*more: str, points: int = 9) -> Table:
    """Red 3 (three rings) at the door of the yellow casino, which yellow 2 and 4 hold."""
    return table(
        "Y02:2@YW",
        "Y04:1@YW",
        "R03:3@s0806",
        *more,
        turn="R",
        points=points,
        cash={"R": 0, "Y": 0},
        variant_one=True,
    )


# --- variant I ----------------------------------------------------------------------------


@rule("CH-114")
def test_several_in_a_building_never_on_a_street() -> None:
    t = table("Y03:1@s0402", "Y04:1@YB", "Y05:1@s0302", points=5, variant_one=True)
    assert set(t.reach("Y03")) >= {"YB", "s0502"}
    assert "s0302" not in t.reach("Y03")
    t.go("Y03", "YB")
    assert t.g.inside(0, t.field_of["YB"]) == [t.member("Y03"), t.member("Y04")]
    t.go("Y03", "s0402")
    assert t.g.standing[t.field_of["YB"]] == 0, "yellow 4 is still inside"


@rule("CH-114")
def test_allies_never_share_a_building() -> None:
    t = table("Y03:1@s2929", "G04:1@GA", points=5, seats=2, variant_one=True)
    assert "GA" not in t.reach("Y03")


@rule("CH-114")
def test_placing_any_number_in_one_building() -> None:
    t = start(variant_one=True).take("hire rings=1", "hire rings=2", "done", "done", "done", "done")
    t.place("YW").place("YW").place("YW")
    assert len(t.g.inside(0, t.field_of["YW"])) == 3
    crowd = start(variant_one=True)
    for building in "BDFHJKLW":
        crowd.g.owner[crowd.field_of[f"Y{building}"]] = 1
    assert crowd.hirings() == [1, 2, 3], "one building is room enough"


@rule("CH-115")
@pytest.mark.parametrize("way", ["line", "single"])
def test_newcomers_all_stand_in_the_home_bar_at_once(way: str) -> None:
    t = table("Y01:4@YA", before_roll=True, variant_one=True, hiring_in_turn=way)
    t.take("hire rings=1", "hire rings=2", "hire rings=1")
    assert [t.where(f"Y0{n}") for n in (2, 3, 4)] == ["YA", "YA", "YA"]


@rule("CH-116")
def test_reinforcements_pay_their_shortest_quiet_way() -> None:
    t = assault("R05:2@s0804", "R06:1@s0610", "R07:1@s2929").go("R03", "YW")
    words = t.words()
    assert words == [
        f"reinforce member={t.member('R05')}",
        f"reinforce member={t.member('R06')}",
        "fight",
    ]
    assert t.why(f"reinforce member={t.member('R07')}") == "cannot-join"
    assert t.why(f"reinforce member={t.member('R03')}") == "in-assault"
    assert t.why(f"reinforce member={t.member('Y02')}") == "not-your-turn"
    t.take(f"reinforce member={t.member('R06')}")
    assert t.points == 8 - 3
    blocked = assault("R05:2@s0804", "Y09:1@s0805", points=9).go("R03", "YW")
    assert blocked.question != "gather", "nobody can join, so nobody is asked"


@rule("CH-116")
def test_one_who_blocks_the_door_goes_first() -> None:
    """Red 6 stands behind red 5 in the one-field street, and can join once red 5 has."""
    t = assault("R05:2@s0804", "R06:2@s0803").go("R03", "YW")
    assert t.why(f"reinforce member={t.member('R06')}") == "cannot-join"
    t.take(f"reinforce member={t.member('R05')}")
    assert t.why(f"reinforce member={t.member('R06')}") == ""


@rule("CH-117")
def test_the_right_to_name_the_pair_alternates() -> None:
    t = assault("R05:3@s0804").go("R03", "YW").take(f"reinforce member={t_member('R05')}")
    asked = []
    t.dice((3, 6), (1, 1), (3, 4), (2, 6), (4, 5), (3, 4))
    while t.question in ("choose_attacker", "choose_defender"):
        asked.append((t.question, t.g.seat))
        t.take(t.words()[-1])
    # Red names both; then only yellow 2 is left inside, so yellow names the attacker alone; then
    # there is one pair only, and nobody is asked.
    assert asked == [("choose_attacker", 1), ("choose_defender", 1), ("choose_attacker", 0)]
    assert len(t.told("duel")) == 3


def t_member(name: str) -> int:
    return start().member(name)


@rule("CH-117")
def test_the_right_passes_even_if_nobody_was_asked() -> None:
    """One attacker against two: red names the first pair, yellow the second."""
    t = assault().go("R03", "YW")
    assert (t.question, t.g.seat) == ("choose_defender", 1)
    alone = table(
        "Y02:2@YW", "R03:3@s0806", "R05:3@s0804", turn="R", points=9, variant_one=True
    ).go("R03", "YW")
    alone.take(f"reinforce member={alone.member('R05')}")
    alone.dice((3, 4), (2, 6))
    assert (alone.question, alone.g.seat) == ("choose_attacker", 1)
    alone.dice((3, 6), (3, 4)).take(f"send member={alone.member('R05')}")
    assert alone.owner("YW") == "R"


@rule("CH-118")
def test_duels_go_on_until_one_gang_is_left() -> None:
    t = assault().go("R03", "YW")
    t.dice((3, 6), (2, 3), (4, 5), (1, 6)).take(f"face member={t.member('Y02')}")
    assert t.g.stormed < 0
    assert [fact["money"] for fact in t.told("won-duel")] == [25_000, 50_000]
    assert (t.cash("R"), t.cash("Y")) == (25_000, 50_000)
    assert (t.where("R03"), t.where("Y02"), t.where("Y04")) == (None, None, "YW")
    assert t.rings("Y04") == 2


@rule("CH-119")
def test_only_surviving_attackers_change_the_owner() -> None:
    lost = assault().go("R03", "YW")
    lost.dice((3, 4), (2, 6)).take(f"face member={lost.member('Y02')}")
    assert lost.owner("YW") == "Y"
    both = table(
        "Y04:1@YW", "R03:1@s0806", turn="R", points=5, cash={"R": 0, "Y": 0}, variant_one=True
    )
    both.dice((1, 2), (1, 2)).go("R03", "YW")
    assert both.owner("YW") == "Y"
    assert both.g.standing[both.field_of["YW"]] < 0
    won = table("Y04:1@YW", "R03:4@s0806", turn="R", points=5, variant_one=True)
    won.dice((4, 6), (1, 2)).go("R03", "YW")
    assert won.owner("YW") == "R"
    assert won.where("R03") == "YW"


@rule("CH-119")
def test_survivors_stand_inside_and_walk_on() -> None:
    t = table("Y04:1@YW", "R03:4@s0806", "R05:2@s0804", turn="R", points=9, variant_one=True)
    t.go("R03", "YW").take(f"reinforce member={t.member('R05')}")
    t.dice((4, 6), (1, 2)).take(f"send member={t.member('R03')}")
    assert len(t.g.inside(1, t.field_of["YW"])) == 2
    assert t.points == 5
    assert t.go("R05", "s0608").where("R05") == "s0608"


@rule("CH-114", "CH-070")
def test_street_duels_are_unchanged() -> None:
    t = table("Y03:2@s0602", "R04:1@s0702", points=5, variant_one=True)
    t.dice((2, 6), (1, 1)).go("Y03", "s0702")
    assert t.where("Y03") == "s0702"
    assert t.question == "choose_route"


# --- variant II, and both -----------------------------------------------------------------


@rule("CH-120")
def test_a_casino_pays_only_if_manned() -> None:
    assert empty(variant_two=True).income("Y") == 12_000
    assert empty("Y01:4@YW", variant_two=True).income("Y") == 32_000
    t = phase_end(empty("R01:4@YW", variant_two=True, cash={"R": 0}, phase="D"))
    assert t.cash("R") == 12_000 + 20_000, "yellow's casino is manned, red's own is not"


@rule("CH-121")
def test_goals_need_no_manning() -> None:
    assert winner(phase_end(empty(owners={"Y": "RW GW"}, variant_two=True))) == 0


@rule("CH-122", "CH-120")
def test_both_variants_together() -> None:
    t = empty("Y01:4@YW", "Y02:1@YW", variant_one=True, variant_two=True)
    assert t.income("Y") == 32_000, "a casino pays once, whoever stands in it"
    played = start(2, variant_one=True, variant_two=True)
    dice = Dice("both")
    while not played.g.over:
        played.g.take(dice.pick(played.g.answers()))
        assert not played.g.flaws(), str(played)
