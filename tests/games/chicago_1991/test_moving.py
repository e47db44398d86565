"""Movement: CH-046 to CH-062, and routes: CH-127 to CH-131."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1991.box import BUILDINGS, FIELDS, FIGURES
from burnham.games.chicago_1991.questions import CHOOSE_ROUTE
from burnham.games.chicago_1991.steps.routes import BLOCKED, QUIET, entry, reach, search, way
from burnham.kernel.codec import position_hash
from burnham.kernel.playout import Dice
from tests.games.chicago_1991.builders import Table, start, table
from tests.rules import rule


@rule("CH-009", "CH-046")
@pytest.mark.parametrize(
    ("die", "lowest", "highest"), [("special", 11, 22), ("plain", 1, 12), ("three_dice", 3, 18)]
)
def test_one_roll_sets_the_points(die: str, lowest: int, highest: int) -> None:
    seen = set()
    for seed in range(200):
        t = table("Y01:4@YW", before_roll=True, cash={"Y": 0}, movement_die=die)
        t.g.reseed(str(seed))
        t.take("roll")
        assert len(t.told("rolled")) == 1
        assert t.told("rolled")[0]["points"] == t.points
        seen.add(t.points)
    assert seen <= set(range(lowest, highest + 1))
    assert len(seen) >= 12


@rule("CH-047")
def test_a_gang_without_members_does_not_roll() -> None:
    t = table("R01:4@RW", before_roll=True, cash={"Y": 30_000})
    t.roll(11).take("roll")
    assert t.told("nobody-moves") == [{"gang": 0}]
    assert t.turn == "R"
    assert t.g.scripted, "the die has not been touched before red's turn"


@rule("CH-048")
def test_each_field_entered_costs_a_point() -> None:
    t = table("Y03:1@s0402", points=9)
    t.go("Y03", "s0502")
    assert t.points == 8
    t.go("Y03", "YJ")
    assert t.points == 7
    t.go("Y03", "s0802")
    assert t.points == 3


@rule("CH-049")
def test_points_are_spread_in_any_order() -> None:
    t = table("Y03:1@s0402", "Y04:1@s0802", points=9)
    for name, field in [("Y03", "s0502"), ("Y04", "s0803"), ("Y03", "s0602"), ("Y04", "s0805")]:
        t.go(name, field)
    assert t.points == 4
    assert (t.where("Y03"), t.where("Y04")) == ("s0602", "s0805")


@rule("CH-050")
def test_streets_touch_along_sides() -> None:
    t = table("Y03:1@s1502", points=1)
    assert t.reach("Y03") == {"s1402": 1, "s1501": 1, "s1503": 1, "s1602": 1}


@rule("CH-051", "CH-052", "CH-054")
def test_buildings_open_to_their_doors_only() -> None:
    assert "YB" not in table("Y03:1@s0302", points=1).reach("Y03")
    assert "YB" in table("Y03:1@s0402", points=1).reach("Y03")
    assert table("Y03:1@YB", points=1).reach("Y03") == {"s0402": 1}
    assert table("Y03:1@YJ", points=1).reach("Y03") == {"s0502": 1}


@rule("CH-053")
def test_in_by_one_door_and_out_by_the_other() -> None:
    assert table("Y03:1@YW", points=1).reach("Y03") == {"s0806": 1, "s0608": 1}
    t = table("Y03:1@s0806", points=3)
    assert t.go("Y03", "YW").go("Y03", "s0608").where("Y03") == "s0608"


@rule("CH-055")
def test_from_an_edge_field_to_every_other() -> None:
    t = table("Y03:1@s1500", points=1)
    edges = {"s1600", "s3115", "s3116", "s1631", "s1531", "s0016", "s0015"}
    assert t.reach("Y03") == dict.fromkeys(sorted(edges), 1) | {"s1501": 1}


@rule("CH-056")
def test_no_jump_elsewhere() -> None:
    box = start().box
    for field in range(BUILDINGS, box.fields):
        if field in box.edges:
            continue
        for other in box.around[field]:
            if other >= BUILDINGS:
                gap = abs(box.left[field] - box.left[other]) + abs(box.top[field] - box.top[other])
                assert gap == 1


@rule("CH-057")
def test_no_step_onto_an_own_member() -> None:
    t = table("Y03:1@s0402", "Y04:1@s0502", "Y05:1@YB", points=1)
    assert t.reach("Y03") == {"s0302": 1}
    t.choose("Y03")
    assert t.why(f"go field={t.field_of['s0502']}") == "own-member"
    assert t.why(f"go field={t.field_of['YB']}") == "own-member"


@rule("CH-058")
@pytest.mark.parametrize("blocker", ["Y04:1@s0502", "R04:1@s0502"])
def test_nobody_is_passed_over(blocker: str) -> None:
    targets = table("Y03:1@s0402", blocker, points=8).reach("Y03")
    assert not {"s0602", "YC", "s0802"} & set(targets)


@rule("CH-059")
def test_no_end_of_turn_while_a_step_is_possible() -> None:
    """Whatever is answered, a turn ends only with no points left, or none that can be used."""
    for seed in range(20):
        t = table("Y03:1@s0402", "Y04:1@YW", "R02:4@s0602", before_roll=True, cash={"Y": 0})
        dice = Dice(str(seed))
        t.take("roll")
        while t.turn == "Y":
            assert t.points > 0
            verbs = {word.split()[0] for word in t.words()}
            assert verbs <= {"move", "go", "spend", "street"}
            t.g.take(dice.pick(t.g.answers()))
        for lapse in t.told("lapsed"):
            assert lapse["gang"] != 0 or not t.g.members(0)


@rule("CH-060")
def test_points_lapse_without_a_step() -> None:
    t = table("Y03:1@YA", "Y04:1@s0201", "Y05:1@s0202", "Y06:1@s0302", "Y07:1@s0203", points=9)
    assert t.movers() == ["Y06", "Y07"]
    hemmed = table("Y03:1@YA", "G04:1@s0201", seats=2, points=9, cash={"R": 0})
    assert hemmed.told("lapsed") == [{"gang": 0, "points": 9}]


@rule("CH-061")
def test_if_every_step_is_an_attack_one_must_be_made() -> None:
    t = table("Y03:1@YA", "R04:4@s0201", points=9)
    assert t.question == "choose_route"
    assert t.words() == [f"go field={t.field_of['s0201']}"]


@rule("CH-062")
def test_stepping_back_is_legal() -> None:
    t = table("Y03:1@s0402", points=3)
    t.go("Y03", "s0502").go("Y03", "s0402")
    assert t.where("Y03") == "s0402"


@rule("CH-006")
def test_islands_and_greenery_are_never_targets() -> None:
    t = table("Y03:1@s1313", points=22)
    assert all(t.field_of[label] < t.box.fields for label in t.reach("Y03"))
    assert not {"s1414", "s0200", "s0305"} & set(t.reach("Y03"))
    t.choose("Y03")
    assert t.why(f"go field={FIELDS - 1}") == "no-field"


# --- routes -------------------------------------------------------------------------------


def somewhere(seed: int, **options: bool | str) -> Table:
    """A random game stopped where somebody chooses who moves."""
    t = start(4, **options)
    t.g.reseed(str(seed))
    dice = Dice(str(seed))
    count = 150 + 40 * (seed % 7)
    while not t.g.over and (count > 0 or t.question != "choose_member"):
        t.g.take(dice.pick(t.g.answers()))
        count -= 1
    return t


@pytest.mark.slow
@rule("CH-127")
@pytest.mark.parametrize("variant_one", [False, True])
def test_a_route_equals_its_steps(variant_one: bool) -> None:
    """Walking a route and walking its fields one by one lead to the same position."""
    compared = 0
    for seed in range(3):
        t = somewhere(seed, variant_one=variant_one)
        for name in t.movers()[:2]:
            targets = t.reach(name)
            for field in list(targets)[::9]:
                at_once, by_steps = t.twin(), t.twin()
                fields = way(t.g, t.member(name), t.field_of[field])
                assert fields[-1] == t.field_of[field]
                assert len(fields) == targets[field]
                at_once.go(name, field)
                for step in fields:
                    by_steps.go(name, t.box.label(step))
                assert position_hash(at_once.g) == position_hash(by_steps.g)
                compared += 1
    assert compared > 20


@rule("CH-127")
def test_a_route_crosses_no_occupation() -> None:
    """Bar T is a short cut only for its owner."""
    assert "s1314" not in table("Y03:1@s1112", points=2).reach("Y03")
    assert table("Y03:1@s1112", points=2, owners={"Y": "YT"}).reach("Y03")["s1314"] == 2


@rule("CH-127")
def test_of_two_shortest_ways_the_first_by_field_is_walked() -> None:
    t = table("Y03:1@s1506", points=5)
    fields = [t.box.label(field) for field in way(t.g, t.member("Y03"), t.field_of["s1608"])]
    assert fields == ["s1507", "s1508", "s1608"]


@rule("CH-128")
def test_every_step_is_offered_and_every_mover_named() -> None:
    checked = 0
    for seed in range(6):
        t = somewhere(seed)
        if t.g.over:
            continue
        gang, box = t.g.gang, t.box
        for member in t.g.members(gang):
            field = t.g.where[member]
            steps = [box.label(other) for other in box.around[field] if t.g.standing[other] != gang]
            assert (t.name(member) in t.movers()) == bool(steps)
            if steps:
                near = [label for label, length in t.reach(t.name(member)).items() if length == 1]
                assert sorted(near) == sorted(steps)
                words = t.twin().choose(t.name(member)).words()
                assert all(f"go field={t.field_of[label]}" in words for label in steps)
                checked += 1
    assert checked > 20


@rule("CH-129")
def test_a_route_costs_its_shortest_length() -> None:
    t = table("Y03:1@YW", points=8)
    targets = t.reach("Y03")
    assert max(targets.values()) == 8
    assert targets["s0802"] == 5
    around = table("Y03:1@YW", "R04:1@s0805", points=22).reach("Y03")
    assert around["s0802"] > 5, "the other way round is longer"
    t.choose("Y03")
    assert t.why(f"go field={t.field_of['YA']}") == "too-far"


@rule("CH-129")
def test_a_far_street_field_is_chosen_by_street() -> None:
    t = table("Y03:1@YB", points=5).choose("Y03")
    far = f"go field={t.field_of['s0602']}"
    assert t.why(far) == "by-street"
    t.take("street")
    assert t.words() == [
        f"go field={t.field_of[label]}"
        for label in (
            *("s0201", "s0202", "s0203", "s0204", "s0302"),
            *("s0402", "s0502", "s0602", "s0702", "s0802"),
        )
    ]
    assert t.take(far).points == 2
    assert "street" not in table("Y03:1@YB", points=1).choose("Y03").words()


@rule("CH-129")
def test_the_question_for_a_street_field_refuses_the_rest() -> None:
    t = table("Y03:1@YB", "R04:1@s0602", points=5).choose("Y03").take("street")
    assert t.why(f"go field={t.field_of['YB']}") == "no-street-field"
    assert t.why(f"go field={t.field_of['s0602']}") == "enemy-there"
    assert t.why(f"go field={t.field_of['s0702']}") == "too-far", "only by the long way round"
    shut = table("Y03:1@YA", "R04:1@s0202", points=9).choose("Y03")
    assert shut.why(f"go field={t.field_of['YB']}") == "no-way"
    assert t.why(f"go field={FIELDS - 1}") == "no-field"


@rule("CH-130")
@pytest.mark.parametrize("points", [2, 3, 6, 7])
def test_spend_uses_up_all_points_on_a_quiet_field(points: int) -> None:
    t = table("Y03:1@s0402", "Y04:1@s0202", "R05:1@s0602", points=points)
    assert t.paces("Y03")
    for label in t.paces("Y03"):
        after = t.twin().spend("Y03", label)
        assert after.where("Y03") == label
        assert after.told("paces")[0]["points"] == points
        assert after.turn != "Y"
        assert label == "s0402" or t.g.standing[t.field_of[label]] < 0
        assert t.field_of[label] >= BUILDINGS or t.owner(label) == "Y"
    assert not {"s0202", "s0602"} & set(t.paces("Y03"))


@rule("CH-130")
def test_no_spending_where_there_is_no_room_to_pace() -> None:
    t = table("Y03:1@YB", "R05:1@s0402", points=4)
    assert t.paces("Y03") == []
    assert t.choose("Y03").why(f"spend field={t.field_of['YB']}") == "no-pace"
    assert table("Y03:1@YB", points=1).paces("Y03") == []


@rule("CH-131")
def test_own_empty_buildings_are_walked_through() -> None:
    points = 4
    through = {"s0608": 2}
    assert table("Y03:1@s0806", points=points).reach("Y03").items() >= through.items()
    foreign = table("Y03:1@s0806", points=points, owners={"R": "YW"}).reach("Y03")
    nobodys = table("Y03:1@s0806", points=points, owners={".": "YW"}).reach("Y03")
    assert foreign["s0608"] == nobodys["s0608"] == 4
    manned = table("Y03:1@s0806", "Y04:1@YW", points=points)
    assert manned.reach("Y03")["s0608"] == 4
    shared = table("Y03:1@s0806", "Y04:1@YW", points=points, variant_one=True)
    assert shared.reach("Y03")["s0608"] == 2


@pytest.mark.parametrize("variant_one", [False, True])
def test_ways_that_were_found_are_kept_only_until_somebody_moves(variant_one: bool) -> None:
    """Whatever is answered at random: what a position has kept is what a new search finds."""
    g, dice, compared = start(variant_one=variant_one).g, Dice("ways"), 0
    while not g.over:
        kept = g.reached
        if kept is not None:
            found = search(g, kept.member, kept.limit)
            assert (kept.lengths, kept.ends) == (found.lengths, found.ends)
            compared += 1
        g.take(dice.pick(g.answers()))
    assert compared > 20


@rule("CH-127", "CH-131")
@pytest.mark.parametrize("variant_one", [False, True])
def test_the_search_finds_what_one_step_after_another_finds(variant_one: bool) -> None:
    """Whatever is answered at random: fields in reach are those beside a quiet one."""
    g, dice, compared = start(variant_one=variant_one).g, Dice("steps"), 0
    while not g.over:
        if g.asked_step == CHOOSE_ROUTE:
            found, lengths = reach(g, g.arg, g.points), {g.where[g.arg]: 0}
            quiet: list[int] = []
            ends: list[int] = []
            for length in range(1, g.points + 1):
                nearer = [f for f, far in lengths.items() if far == length - 1 and f not in ends]
                for other in (other for field in nearer for other in g.box.around[field]):
                    meets = entry(g, g.arg // FIGURES, other)
                    if other not in lengths and meets != BLOCKED:
                        lengths[other] = length
                        (quiet if meets == QUIET else ends).append(other)
            assert [lengths.get(field, -1) for field in range(g.box.fields)] == found.lengths
            assert ([step.field for step in found.quiet[1:]], ends) == (quiet, found.ends)
            assert found.quiet_at(1) == [field for field in quiet if lengths[field] == 1]
            assert found.quiet_at(2) == [field for field in quiet if lengths[field] == 2]
            compared += 1
        g.take(dice.pick(g.answers()))
    assert compared > 20


def test_ways_are_kept_between_looking_and_going_but_not_by_copies() -> None:
    t = table("Y03:1@s0402", points=9).choose("Y03")
    t.g.answers()
    kept = t.g.reached
    assert kept is not None
    assert reach(t.g, t.member("Y03"), 9) is kept
    assert reach(t.g, t.member("Y03"), 8) is not kept
    assert t.g.clone().reached is None
    t.g.touched()
    assert t.g.reached is None
