"""What things tell of themselves, with the numbers of the moment."""

from __future__ import annotations

from collections import Counter

import pytest

from burnham.games.chicago_1991 import drawing
from burnham.games.chicago_1991.box import BUILDINGS, CASINOS, GOALS, PLAZA_BARS, STRENGTHS
from burnham.kit import Arrangement
from tests.drawings import names_in, scene_of
from tests.games.chicago_1991.builders import Table, empty, start, table
from tests.rules import rule


def about(t: Table, kind: str, value: int, lang: str = "en") -> str:
    return t.game.text_in(lang).about(t.game.seen_by(0), kind, value)


def now(t: Table, kind: str, value: int, lang: str = "en") -> str:
    return t.game.text_in(lang).now(t.game.seen_by(0), kind, value).strip()


# --- the city ---------------------------------------------------------


@rule("CH-101")
def test_a_bar_tells_owner_guard_and_how_much_of_its_set_is_owned() -> None:
    t = table("Y02:2@YC", points=9)
    bar = t.field_of["YC"]
    assert "pays its owner 1,000 FT at the end of each phase." in about(t, "field", bar)
    assert now(t, "field", bar) == (
        "It belongs to Yellow. Yellow 2, a two-ring member, is here. "
        "Yellow has 5 of the 8 bars of 1,000 FT in this quarter; all of them would pay 24,000 FT."
    )
    assert now(t, "field", t.field_of["YE"]) == "It is nobody’s."


def test_a_whole_set_says_what_it_pays() -> None:
    t = empty(owners={"Y": "YC YG YM YV"})
    assert now(t, "field", t.field_of["YB"], "de") == (
        "Besitzer: Gelb. Gelb hat alle 8 Bars zu 1.000 FT in diesem Viertel: "
        "Zusammen zahlen sie 24.000 FT."
    )


@rule("CH-094", "CH-107", "CH-120")
@pytest.mark.parametrize(("seats", "needed"), [(4, "3 of the 4"), (2, "all 4")])
def test_a_casino_tells_how_many_win_and_in_variant_two_who_must_be_there(
    seats: int, needed: str
) -> None:
    t = empty(seats=seats, variant_two=True)
    told = about(t, "field", t.field_of["YW"])
    assert f"Whoever has {needed} casinos at the end of a phase wins." in told
    assert "20,000 FT at the end of each phase, if a member of that gang stands in it." in told


@rule("CH-134")
def test_the_home_bar_of_an_absent_gang_is_a_bar() -> None:
    t = empty(seats=3)
    assert about(t, "field", t.field_of["YA"]).startswith("The home bar of Yellow")
    assert about(t, "field", t.field_of["BA"]).startswith("A bar.")
    assert now(t, "field", t.field_of["BA"]) == "It is nobody’s."
    assert now(t, "quarter", 3).startswith("Blue is not in this game.")


@rule("CH-053")
def test_a_door_tells_its_building_and_whether_it_has_another() -> None:
    t = table("R02:1@s0702", turn="R", points=5)
    assert about(t, "door", t.field_of["s0702"]).startswith("The arrow is the door of ")
    assert now(t, "door", t.field_of["s0702"]) == "Red 2, a one-ring member, is here."
    assert "one of the 2 doors" in about(t, "door", t.field_of["s0806"])


@rule("CH-055")
def test_an_edge_field_tells_of_the_others() -> None:
    t = start()
    assert "8 in all" in about(t, "edge_field", t.box.edges[0])
    assert "der 8 Randfelder" in about(t, "edge_field", t.box.edges[0], "de")


@pytest.mark.parametrize("arrangement", ["wide", "tall"])
def test_all_that_is_printed_on_the_map_can_be_pointed_at(arrangement: Arrangement) -> None:
    board = str(drawing.board(scene_of(start().game, None), arrangement))
    kinds = Counter(name.rpartition("-")[0] for name in names_in(board))
    parts = ["quarter", "avenue", "plaza", "edge_field", "door", "field"]
    assert [kinds[part] for part in parts] == [4, 4, 1, 8, 100, BUILDINGS]


# --- scales, strengths, goals ---------------------------------------------------------------------


@rule("CH-017", "CH-018")
def test_a_phase_tells_who_starts_also_when_its_own_gang_is_absent() -> None:
    assert "Blue starts each of them" in about(start(), "phase_row", 3)
    assert "Yellow starts each of them" in about(start(3), "phase_row", 3)


def test_rounds_tell_when_they_are() -> None:
    t = table("Y01:4@YW", points=5, phase="B", round=2)
    assert now(t, "phase_row", 0) == "Phase A is over."
    assert now(t, "phase_row", 1) == "It is round 2 of phase B."
    told = [now(t, "round_field", t.box.rounds + place) for place in range(3)]
    assert told == ["It is over.", "It is being played.", "Still to come."]
    assert "the last of the phase" in about(t, "round_field", t.box.rounds * 2 - 1)


@rule("CH-009")
@pytest.mark.parametrize(
    ("die", "span"), [("special", "11 to 22"), ("plain", "1 to 12"), ("three_dice", "3 to 18")]
)
def test_the_movement_scale_tells_what_the_die_gives(die: str, span: str) -> None:
    t = table("Y01:4@YW", points=7, movement_die=die)
    assert f"The die gives {span};" in about(t, "movement_field", 7)
    assert now(t, "movement_field", 7) == "Yellow has 7 points left."
    assert now(t, "movement_field", 6) == ""


@rule("CH-021", "CH-022", "CH-023")
def test_a_strength_tells_its_price_and_when_it_can_be_hired() -> None:
    t = start()
    assert "It is hired for 25,000 FT, at the start of a phase or in a turn" in about(t, "rings", 2)
    assert "hired for 40,000 FT, at the start of a phase only, one in each" in about(t, "rings", 3)
    assert "cannot be bought" in about(t, "rings", 4)
    assert now(t, "rings", 1) == "The bank has 134 rings left."


@rule("CH-094", "CH-095")
def test_goals_tell_who_is_ahead_and_who_would_win() -> None:
    t = empty(owners={"R": "YW GW", "Y": "YQ"})
    assert now(t, "goal", CASINOS) == "Most: Boss 2 with 3."
    assert now(t, "goal", PLAZA_BARS) == "Most: Boss 1 with 1."
    red = GOALS + CASINOS
    assert now(t, "own_goal", red) == "Boss 2 has 3 and wins if that is so at the end of the phase."
    assert now(t, "own_goal", GOALS + PLAZA_BARS, "de") == "Boss 2 hat 0 von 8."


# --- duels ---------------------------------------------------------


@rule("CH-088")
def test_a_duel_tells_chances_and_prizes_before_the_dice_fall() -> None:
    t = table("Y03:1@s0602", "R02:2@s0702", points=6).attack("Y03", "s0702")
    attacker, defender = (about(t, "challenger", side) for side in (0, 1))
    assert "rolls the die 1 2 3 4 5 6. If it wins, Yellow gets 25,000 FT" in attacker
    assert "rolls the die 3 3 4 4 5 6. If it wins, Red gets 10,000 FT" in defender
    chance = round(100 * t.box.win[1][2])
    assert now(t, "odds", 0) == (
        f"Yellow 3 wins with a chance of {chance}%, Red 2 with {100 - chance}%."
    )


def test_equals_may_both_fall() -> None:
    t = start()
    assert "both fall" in about(t, "duel_chance", 2 * STRENGTHS + 2)
    assert "both fall" not in about(t, "duel_chance", 2 * STRENGTHS + 3)


@rule("CH-079")
def test_the_last_duel_tells_its_throws_and_its_prize() -> None:
    t = table("Y03:3@s0602", "R02:2@s0702", points=6)
    with pytest.raises(LookupError):
        about(t, "last_duel", 0)
    t.dice((3, 4), (2, 4), (2, 5), (1, 3)).go("Y03", "s0702")
    assert now(t, "last_throw", 0).endswith("A tie: both lost a ring.")
    assert now(t, "last_throw", 1) == "Yellow 3 rolled 5, Red 2 rolled 3. The attacker won."
    assert now(t, "last_fighter", 0) == "Yellow 3 won after 1 tie."
    assert now(t, "last_fighter", 1, "de") == (
        "Rot 2 ist nach 1 Gleichstand gefallen und aus dem Spiel."
    )
    assert now(t, "last_duel", 0) == "Yellow 3 beat Red 2 on street field 7·2 and won 25,000 FT."


# --- what gangs and players have ---------------------------------------------------------


@rule("CH-126")
def test_a_member_tells_where_it_is_and_how_it_fights() -> None:
    t = table("Y01:4@YA", before_roll=True).take("hire rings=1")
    assert now(t, "member", t.member("Y02")).startswith("It waits in line in front of ")
    assert now(t, "member", t.member("Y01")).startswith("It is in ")
    assert "worth 50,000 FT, with the duel die 5 5 5 6 6 6" in about(t, "member", t.member("Y01"))
    assert now(t, "member", t.member("Y09")) == "It is not in the game."


@rule("CH-042")
def test_a_gang_tells_that_it_lost_its_home_bar() -> None:
    t = empty("Y01:4@YW", owners={"R": "YA"})
    assert "It has lost its home bar" in now(t, "gang", t.gang("Y"))
    assert "It owns its home bar" in now(t, "gang", t.gang("R"))


@rule("CH-113")
def test_two_gangs_of_a_player_are_added() -> None:
    t = empty("Y01:4@YW", "G01:2@GW", seats=2, cash={"Y": 10_000, "G": 5_000})
    assert now(t, "seat_cash", 0) == (
        "Boss 1 has 15,000 FT, both gangs added; each pays from its own."
    )
    assert now(t, "seat_wealth", 0) == (
        "Boss 1 has 90,000 FT: cash 15,000 FT and members worth 75,000 FT."
    )
    assert now(t, "seat", 0).startswith("Boss 1 leads Yellow, Green and has 90,000 FT")
    assert now(t, "own_cash", t.gang("G")) == "Green has 5,000 FT."
