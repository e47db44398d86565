"""Turn order, placing stones, remote actions, passing and forgoing."""

from __future__ import annotations

import pytest

from tests.games.san_francisco.builders import Table, before_card, on_card
from tests.rules import rule


def test_ex_01_turn_example() -> None:
    """EX-01: orange takes material, black income, turquoise pays for material next door."""
    t = on_card("A", 3).give(1, money=2).give(2, money=2)
    t.take("place material")
    assert (t.g.area[0], t.g.money[0]) == (1, 0)
    t.take("place income 3", "use income 3")
    assert t.g.money[1] == 5
    t.take("place build", "use material")
    assert (t.g.area[2], t.g.money[2]) == (1, 0)
    assert t.g.order == [1, 0, 2]


def place_all(t: Table, *fields: str) -> None:
    for field in fields:
        t.take(f"place {field}")
        if t.question == "choose_action":
            t.take("forgo" if "forgo" in t.offers() else f"use {field}")


@rule("SF-028")
def test_the_rightmost_stone_moves_first_on_the_next_card() -> None:
    t = on_card("D", 4, (2, 0, 3, 1))
    place_all(t, "build", "income 1", "pass", "develop")
    assert t.g.order == [0, 3, 1, 2]
    assert (t.question, t.seat, t.g.slot) == ("place_stone", 0, 1)


@rule("SF-030")
def test_the_stone_goes_to_the_next_card_and_nowhere_else() -> None:
    t = on_card("D", 2)
    assert t.offers() == ["place build", "place permit", "place income 1"]
    elsewhere = t.g.card_fields((t.g.card + 1) % 6)[0]
    assert t.g.step.refusal(t.g, 0, 0, elsewhere) == "other-card"
    place_all(t, "income 1", "build")
    assert t.card() == t.box.card_labels[t.g.ring[1]]
    assert t.game.answers() == t.g.card_fields(t.g.ring[1])


@rule("SF-031")
def test_a_field_holds_one_stone() -> None:
    t = on_card("D", 4)
    t.take("place develop")
    assert t.why("place develop") == "occupied"
    assert "place develop" not in t.offers()


@rule("SF-165")
def test_a_stone_may_stand_where_nothing_can_be_done() -> None:
    t = on_card("D", 2)
    assert t.game.say(t.answer("place build")) == "Build (action not possible)"
    t.take("place build")
    assert t.seat == 1, "nothing but to forgo, so nothing is asked"
    assert t.log()[-1] == "forgoes"


@rule("SF-032", "SF-033", "SF-038", "SF-043", "SF-044")
def test_own_action_without_fee_then_the_next_player() -> None:
    t = on_card("A", 3).give(0, money=4)
    t.take("place income 3")
    assert (t.seat, t.question) == (0, "choose_action"), "the action comes before the next stone"
    t.take("use income 3")
    assert t.g.money[0] == 7
    assert (t.seat, t.question) == (1, "place_stone"), "one option, then the turn is over"


@rule("SF-034", "SF-035")
@pytest.mark.parametrize(
    ("stone", "target", "fee"),
    [
        ("income 1", "income 3", 2),
        ("income 1", "material", 4),
        ("income 1", "build", 6),
        ("income 3", "income 1", 2),
        ("build", "income 1", 6),
        ("build", "material", 2),
    ],
)
def test_ex_12_the_pass_field_is_no_distance(stone: str, target: str, fee: int) -> None:
    t = on_card("A", 3).give(0, money=20, area=1, permits="G2a")
    t.take(f"place {stone}")
    about = t.g.step.about(t.g, 0, t.g.arg, t.answer(f"use {target}"))
    assert about["fee"] == fee
    before = t.g.money[0]
    t.take(f"use {target}")
    gained = int(target[-1]) if target.startswith("income") else 0
    assert t.g.money[0] == before - fee + gained


@rule("SF-034")
def test_ex_12_distance_on_the_two_player_side() -> None:
    t = on_card("C", 2).give(0, money=9)
    t.take("place income 1")
    fees = [t.g.step.about(t.g, 0, t.g.arg, a)["fee"] for a in t.g.card_fields(t.g.card)]
    assert fees == [4, 2, 0]


@rule("SF-036")
def test_a_remote_action_may_use_an_occupied_field() -> None:
    t = on_card("E", 2).give(1, money=2)
    t.take("place material", "place tender", "use material")
    assert t.g.area == [1, 1]


@rule("SF-034", "SF-038")
def test_remote_income_costs_its_fee_first() -> None:
    """R-10: $3 from next door costs $2, and one must have them."""
    t = on_card("A", 3).give(0, money=1).give(1, money=2)
    t.take("place material")
    assert t.seat == 1, "with $1 there was no choice"
    t.take("place build")
    assert t.why("use income 3") == "poor"
    t = on_card("A", 3).give(0, money=2)
    t.take("place material", "use income 3")
    assert (t.g.money[0], t.g.area[0]) == (3, 0)


@rule("SF-037")
def test_the_fee_comes_on_top_of_the_cost() -> None:
    t = on_card("D", 3).give(0, money=5).give(1, money=3)
    t.take("place income 1", "use develop")
    assert t.g.money[0] == 1
    t.take("place build")
    assert t.why("use develop") == "poor"
    assert t.game.why_not(t.answer("use develop")) == "You have $3, it costs $6."


@rule("SF-039", "SF-040")
def test_passing_ends_the_turn() -> None:
    t = on_card("A", 3).give(0, money=20)
    t.take("place pass")
    assert (t.seat, t.g.money[0]) == (1, 20)
    assert t.log()[-1] == "passed"
    place_all(t, "build", "income 3")
    assert t.g.order == [0, 2, 1], "second place from the right"


@rule("SF-040")
def test_the_pass_field_is_never_a_target() -> None:
    t = on_card("A", 3).give(0, money=20)
    t.take("place income 3")
    assert t.why("use pass") == "pass-field"


@rule("SF-039")
def test_no_pass_field_for_two() -> None:
    t = on_card("A", 2)
    assert "place pass" not in t.offers()
    assert not any(t.called("field", f) == "pass" for c in range(6) for f in t.g.card_fields(c))


@rule("SF-041")
def test_ex_23_forgo() -> None:
    """Without permits on build: remote permit or income if affordable, or nothing."""
    t = on_card("D", 2).give(0, money=4)
    t.take("place build")
    assert t.offers() == ["use permit", "use income 1", "forgo"]
    t = on_card("D", 2).give(0, money=3)
    t.take("place build")
    assert t.offers() == ["use permit", "forgo"]
    money, permits = t.g.money[:], t.g.permits[0][:]
    t.take("forgo")
    assert (t.g.money, t.g.permits[0], t.seat) == (money, permits, 1)


@rule("SF-041")
def test_costly_own_actions_may_be_skipped() -> None:
    """Develop, clear and every build are optional, even where they cost nothing."""
    t = on_card("D", 3).give(0, money=2)
    assert "forgo" in t.take("place develop").offers()
    t = on_card("F", 3).give(0, money=2)
    assert "forgo" in t.take("place clear").offers()
    t = on_card("D", 3).give(0, progress=(6, 5))
    assert t.take("place develop").offers() == ["use develop", "forgo"]
    t = on_card("D", 3, year=1906).give(0, area=1, permits="G2a")
    assert t.take("place build").offers() == ["use build", "forgo"]


@rule("SF-042")
def test_ex_23_a_free_action_must_be_used() -> None:
    t = on_card("D", 2).give(0, money=2)
    t.take("place permit")
    assert t.why("forgo") == "must-act"
    assert t.offers() == ["use permit", "use income 1"]
    t = on_card("D", 2).give(0, money=2, permits="Y1a Y2a Y3a Y4a Y5a")
    t.take("place permit")
    assert t.offers() == ["use income 1", "forgo"]
    for card, free in (("A", "material"), ("A", "income 3"), ("C", "tender")):
        t = on_card(card, 3).give(0, money=2)
        assert t.take(f"place {free}").why("forgo") == "must-act"


@rule("SF-090", "SF-091")
def test_after_the_sixth_card_the_marker_moves() -> None:
    t = on_card("A", 2, slot=5, year=1908)
    place_all(t, "income 1", "material")
    assert t.box.years[t.g.year] == 1909
    assert t.question == "take_income"


@rule("SF-030", "SF-101")
def test_six_years_of_six_cards() -> None:
    """Whoever always takes the rightmost field plays 36 turns."""
    t = before_card("A", 2, year=1906).start()
    turns = 0
    while not t.game.over:
        if t.question == "place_stone":
            turns += t.seat == 0
            t.game.take(t.game.answers()[-1])
        else:
            t.game.take(t.game.answers()[-1])
    assert turns == 36
    assert t.box.years[t.g.year] == 1915
