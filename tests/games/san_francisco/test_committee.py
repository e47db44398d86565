"""Solo: the Committee of Fifty."""

from __future__ import annotations

import pytest

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.position import NONE
from tests.games.san_francisco.builders import Table, before_card, before_year, new, opened
from tests.rules import rule

HUMAN, COMMITTEE = 0, 1
FIRST = (COMMITTEE, HUMAN)


def solo(card: str, level: str = "normal", year: int = 1907) -> Table:
    """The Committee is about to move first to a card; it owns nothing but its buildings."""
    t = before_card(card, 1, FIRST, year=year, level=level)
    return t.give(COMMITTEE, permits="", money=0, area=8)


# --- setup --------------------------------------------------------------------------------


@rule("SF-140", "SF-141", "SF-142", "SF-184")
def test_setup() -> None:
    t = new(1)
    assert sum(1 for side in t.g.sides if side != NONE) == 4
    assert len(t.g.card_fields(0)) == 3
    assert t.g.duopoly == 0
    in_play = {t.box.permit_ids[permit] for permit in t.g.permit_pile}
    assert (len(in_play), in_play & {"WC", "WN"}) == (40, set())
    assert (t.g.area[COMMITTEE], t.g.supply[COMMITTEE]) == (8, 0)
    assert t.g.dealt[COMMITTEE] == []
    t.game.take(t.game.answers()[0])
    assert (t.g.kept[COMMITTEE], t.g.taken[COMMITTEE]) == (NONE, [])


@rule("SF-140")
def test_two_player_values() -> None:
    t = (
        opened(1)
        .give(HUMAN, built="1-G2", kept="prv_rival_neighbours")
        .give(COMMITTEE, built="1-B3")
    )
    assert t.points("private")[HUMAN] == 3


@rule("SF-144")
@pytest.mark.parametrize(("level", "left"), [("normal", ["4", "2"]), ("hard", ["2", "1"])])
def test_opening(level: str, left: list[str]) -> None:
    """The Committee takes $3 and the left permit without a flip; then the human sets up."""
    t = opened(1, level=level)
    assert t.g.money == [0, 3]
    assert len(t.hand(COMMITTEE)) == 1
    assert t.discarded() == []
    assert "" not in t.permits_out()
    assert (t.question, t.seat) == ("take_income", HUMAN)
    assert t.offers() == [f"take {income}" for income in left]
    t.take(f"take {left[0]}")
    assert (t.g.area[HUMAN], t.question) == (1, "take_permit")


@rule("SF-144")
def test_the_permit_of_the_opening_is_the_left_one() -> None:
    t = before_year(1906, 1, FIRST).give(COMMITTEE, permits="").display("Y1a", "G2a", "B3a")
    t.pile("R1a").start()
    assert t.hand(COMMITTEE) == ["Y1a"]
    assert t.permits_out() == ["R1a", "G2a", "B3a"]


@rule("SF-143")
@pytest.mark.parametrize(("level", "blocked"), [("normal", "1"), ("hard", "4")])
def test_one_income_field_is_blocked_all_game(level: str, blocked: str) -> None:
    t = opened(1, level=level)
    while not t.game.over:
        if t.question == "take_income":
            assert t.why(f"take {blocked}") == "income-blocked"
        t.game.take(t.game.answers()[-1])
        taken = [t.box.incomes[field] for field in t.g.incomes if field != NONE]
        assert int(blocked) not in taken


# --- its turn -----------------------------------------------------------------------------


@rule("SF-145", "SF-146")
@pytest.mark.parametrize(
    ("level", "flip", "human", "field"),
    [
        ("normal", "Y5a", "", "build"),
        ("normal", "Y5a", "build", "permit"),
        ("normal", "Y1a", "income 1", "build"),
        ("normal", "Y1a", "", "income 1"),
        ("normal", "Y2a", "", "permit"),
        ("normal", "Y3a", "permit", "income 1"),
        ("normal", "Y4a", "", "build"),
        ("hard", "Y1a", "", "permit"),
        ("hard", "Y2a", "", "income 1"),
        ("hard", "Y3a", "", "build"),
        ("hard", "Y4a", "permit", "build"),
        ("hard", "Y2a", "income 1", "permit"),
        ("hard", "Y5a", "build", "permit"),
    ],
)
def test_ex_04_the_aid_picks_a_field(level: str, flip: str, human: str, field: str) -> None:
    t = solo("D", level).pile(flip)
    if human:
        t.g.order = [HUMAN, COMMITTEE]
        t.start().take(f"place {human}")
        if t.question == "take_permit":
            t.game.take(t.game.answers()[0])
    else:
        t.start()
    goes = next(fact for _, fact in t.game.log if fact.key == "aid")
    assert t.called("field", goes.args["field"]) == field
    assert flip in t.discarded()


@rule("SF-147")
@pytest.mark.parametrize(("flip", "field"), [("Y5a", "build"), ("Y2a", "permit")])
def test_an_impossible_action_becomes_the_income_of_the_card(flip: str, field: str) -> None:
    """Without permits it cannot build; without a card out it cannot take one."""
    t = solo("D").display("", "", "").pile(flip).start()
    assert t.g.money[COMMITTEE] == 1
    assert t.called("field", t.g.stones[COMMITTEE]) == field


@rule("SF-044", "SF-147")
def test_income() -> None:
    t = solo("D").pile("Y1a").start()
    assert t.g.money[COMMITTEE] == 1


@rule("SF-148", "SF-149", "SF-150")
@pytest.mark.parametrize(("card", "flip"), [("D", "Y2a"), ("A", "Y2a"), ("E", "Y2a"), ("E", "Y4a")])
def test_material_permit_and_tender_all_take_a_card(card: str, flip: str) -> None:
    """With two permits the third goes to the right end of its row."""
    slot = {"Y2a": 1, "Y4a": 0}[flip]
    t = solo(card).give(COMMITTEE, permits="R1a R2a").display("G1a", "G2a", "G3a").pile(flip)
    t.start()
    assert t.hand(COMMITTEE) == ["R1a", "R2a", ("G1a", "G2a")[slot]]
    assert t.g.supply[COMMITTEE] == 0


@rule("SF-149", "SF-150")
def test_ex_20_with_three_permits_a_tender() -> None:
    t = solo("A").give(COMMITTEE, permits="R1a R2a R3a").pile("Y2a")
    t.tenders_out("prv_pairs", "prv_park", "prv_rubble").start()
    assert t.tenders_of(COMMITTEE) == ["prv_park"]
    assert t.hand(COMMITTEE) == ["R1a", "R2a", "R3a"]
    t = solo("A").give(COMMITTEE, permits="R1a R2a R3a").pile("Y2a")
    t.tenders_out("prv_pairs", "", "prv_rubble").start()
    assert t.tenders_of(COMMITTEE) == ["prv_rubble"], "middle, then right, then left"
    t = solo("A").give(COMMITTEE, permits="R1a R2a R3a").pile("Y2a").tenders_out("", "", "")
    t.start()
    assert (t.tenders_of(COMMITTEE), t.g.money[COMMITTEE]) == ([], 1)


@rule("SF-151", "SF-158")
def test_clear_takes_the_first_rubble_for_nothing() -> None:
    t = solo("C").pile("Y2a").start()
    assert not t.rubble_on("1-Y1"), "the first in reading order"
    assert (t.g.cleared[COMMITTEE], t.g.money[COMMITTEE], t.progress(COMMITTEE)) == (1, 0, (0, 1))
    t = solo("C").pile("Y2a")
    t.g.rubble = [0] * 40
    t.start()
    assert (t.g.cleared[COMMITTEE], t.progress(COMMITTEE)) == (0, (0, 1))


@rule("SF-152", "SF-158")
def test_develop_is_free() -> None:
    t = solo("F").pile("Y2a").start()
    assert (t.progress(COMMITTEE), t.g.money[COMMITTEE]) == ((1, 0), 0)


# --- its builds ---------------------------------------------------------------------------


def building(permits: str, flip: str = "G4b") -> Table:
    """The Committee is about to build: on the normal aid a 4 or 5 is the left field of card D."""
    return solo("D").give(COMMITTEE, permits=permits).pile(flip)


@rule("SF-153", "SF-156", "SF-158")
def test_ex_05_the_first_clean_site_of_the_colour() -> None:
    t = building("Y2a R1a").start()
    assert t.sites_of(COMMITTEE) == ["2-Y4"], "1-Y1 comes first but holds rubble"
    assert (t.g.cleared[COMMITTEE], t.progress(COMMITTEE)) == (0, (0, 0))
    assert t.hand(COMMITTEE) == ["R1a"]
    assert t.discarded() == ["G4b", "Y2a"], "the used permit after the flipped one"
    assert (t.g.area[COMMITTEE], t.g.money[COMMITTEE]) == (7, 0)


def test_ex_05_reading_order() -> None:
    t = solo("D")
    order = [t.box.site_ids[site] for site in t.box.reading_order[1]]
    assert [site for site in order if "Y" in site] == ["1-Y1", "2-Y4", "3-Y3", "4-Y2", "4-Y5"]


@rule("SF-154")
def test_ex_05_without_a_clean_site_on_rubble() -> None:
    t = building("Y2a", flip="G4a").give(HUMAN, built="2-Y4 4-Y2 4-Y5").start()
    assert t.sites_of(COMMITTEE) == ["1-Y1"]
    assert (t.g.cleared[COMMITTEE], t.rubble_on("1-Y1")) == (1, False)
    assert t.progress(COMMITTEE) == (2, 1), "up for the rubble, right for two shared symbols"


@rule("SF-157")
def test_the_next_permits_are_tried_in_order() -> None:
    t = building("Y2a B1a R1a").give(HUMAN, built="1-Y1 2-Y4 3-Y3 4-Y2 4-Y5").start()
    assert t.sites_of(COMMITTEE) == ["2-B2"], (
        "the first blue site in reading order is 1-B3 with rubble"
    )
    assert t.hand(COMMITTEE) == ["Y2a", "R1a"]


@rule("SF-155")
@pytest.mark.parametrize(
    ("flip", "steps", "cards"),
    [
        ("Y4a", 2, ["street_light_1", "cable_car_1"]),
        ("G4a", 1, ["street_light_1"]),
        ("Y4b", 0, []),
    ],
)
def test_ex_21_symbols(flip: str, steps: int, cards: list[str]) -> None:
    """R1a shows street light and cable car; G4a street light and hydrant; Y4b neither."""
    t = building("R1a", flip).start()
    assert t.progress(COMMITTEE) == (steps, 0)
    assert t.developments_of(COMMITTEE) == cards
    assert t.g.money[COMMITTEE] == 0, "it pays for nothing"


@rule("SF-185")
def test_ex_21_an_empty_stack_still_moves_it() -> None:
    t = building("R1a", "Y4a")
    t.g.stacks[1] = 0
    t.start()
    assert (t.progress(COMMITTEE), t.developments_of(COMMITTEE)) == ((2, 0), ["street_light_1"])


@rule("SF-158")
@pytest.mark.parametrize("flip", ["Y4b", "Y2b"])
def test_subsidised_builds_are_ordinary_for_it(flip: str) -> None:
    t = solo("B").give(COMMITTEE, permits="R1a").pile(flip).start()
    assert t.sites_of(COMMITTEE) == ["1-R4"]


@rule("SF-186")
def test_ex_26_in_the_corner() -> None:
    corner = {"progress": (6, 5), "money": 10}
    t = solo("F").give(COMMITTEE, **corner).pile("Y2a").start()
    assert t.g.money[COMMITTEE] == 11, "develop"
    t = solo("C").give(COMMITTEE, **corner).pile("Y2a").start()
    assert (t.g.money[COMMITTEE], t.g.cleared[COMMITTEE]) == (11, 1), "clear"
    t = solo("C").give(COMMITTEE, **corner).pile("Y2a")
    t.g.rubble = [0] * 40
    assert t.start().g.money[COMMITTEE] == 11, "clear without rubble"
    t = building("R1a", "Y4a").give(COMMITTEE, **corner).give(HUMAN, built="1-R4 3-R2 4-R3")
    t.start()
    assert (t.g.money[COMMITTEE], t.g.cleared[COMMITTEE]) == (11, 1)
    assert len(t.developments_of(COMMITTEE)) == 2, "symbol steps pay nothing"


# --- years --------------------------------------------------------------------------------


@rule("SF-160")
@pytest.mark.parametrize(
    ("level", "flip", "human", "income"),
    [
        ("normal", "Y3a", 0, 3),
        ("normal", "Y3a", 3, 2),
        ("normal", "Y5a", 0, 4),
        ("hard", "Y3a", 0, 3),
        ("hard", "Y2a", 0, 1),
    ],
)
def test_ex_19_income_by_the_aid(level: str, flip: str, human: int, income: int) -> None:
    order = (HUMAN, COMMITTEE) if human else FIRST
    t = before_year(1910, 1, order, level=level).give(COMMITTEE, permits="")
    t.pile(flip).g.incomes[COMMITTEE] = NONE
    t.start()
    if human:
        t.take(f"take {human}", "take money")
    taken = [f.args["income"] for _, f in t.game.log if (f.key, f.seat) == ("income", COMMITTEE)]
    assert t.box.incomes[taken[-1]] == income
    assert flip in t.discarded()


@rule("SF-159")
@pytest.mark.parametrize(
    ("year", "built", "money", "steps"),
    [(1908, 3, 6, 0), (1909, 3, 0, 1), (1910, 3, 3, 0), (1911, 6, 6, 0)],
)
def test_ex_22_bonuses(year: int, built: int, money: int, steps: int) -> None:
    sites = "2-B2 2-G5 3-B1 3-R2 3-G4 4-Y2"[: 5 * built]
    t = before_year(year, 1, FIRST).give(COMMITTEE, money=0, permits="", built=sites)
    t.pile("Y5a").g.incomes[COMMITTEE] = NONE
    t.start()
    assert t.g.money[COMMITTEE] == 4 + money
    assert t.progress(COMMITTEE) == (steps, 0)


@rule("SF-159", "SF-056")
@pytest.mark.parametrize("permits", ["R1a R2a", "R1a R2a R3a"])
def test_1907_by_the_take_rule(permits: str) -> None:
    t = before_year(1907, 1, FIRST).give(COMMITTEE, permits=permits)
    t.display("G1a", "G2a", "G3a").tenders_out("prv_pairs", "prv_park", "prv_rubble")
    t.pile("Y2a").g.incomes[COMMITTEE] = NONE
    t.start()
    with_three = permits.endswith("R3a")
    assert t.hand(COMMITTEE) == [*permits.split(), *([] if with_three else ["G2a"])]
    assert t.tenders_of(COMMITTEE) == (["prv_park"] if with_three else [])
    assert "" not in t.permits_out()
    assert NONE not in t.g.tender_display


@rule("SF-189")
def test_ex_22_two_dollars_in_1915_without_a_flip() -> None:
    t = before_year(1915, 1, FIRST).give(COMMITTEE, money=0)
    discarded = t.discarded()
    t.start()
    assert t.g.money[COMMITTEE] == 2
    assert t.discarded() == discarded
    assert t.game.over


@rule("SF-183")
def test_its_stone_takes_part_in_the_turn_order() -> None:
    t = solo("D").pile("Y1a").start()
    assert (t.question, t.seat) == ("place_stone", HUMAN)
    t.take("place build")
    assert t.g.order == [COMMITTEE, HUMAN], "it stood on the income field, further right"


# --- the end ------------------------------------------------------------------------------

SEVEN = "2-B2 2-G5 3-B1 3-R2 3-G4 4-Y2 4-R3"


@rule("SF-187", "SF-103")
def test_its_eighth_building_ends_the_game() -> None:
    t = building("R1a", "Y4b").give(COMMITTEE, built=SEVEN).start()
    assert t.g.built(COMMITTEE) == 8
    assert t.g.builder == COMMITTEE
    assert (t.game.over, t.seat) == (False, HUMAN), "the human's stone is not on the card yet"
    t.take("place income 1")
    assert t.game.over


@rule("SF-187")
def test_the_humans_eighth_building_ends_the_game() -> None:
    t = solo("D").give(HUMAN, built=SEVEN, area=1, permits="G2a", money=9).pile("Y1a").start()
    t.take("place build", "use build", "build 1-G2")
    assert t.game.over, "the Committee moved before"
    assert t.g.builder == HUMAN
    t = solo("D").give(HUMAN, built=SEVEN, area=1, permits="G2a", money=9).pile("Y1a")
    t.g.order = [HUMAN, COMMITTEE]
    t.start().take("place build", "use build", "build 1-G2")
    assert t.game.over
    assert t.g.money[COMMITTEE] == 1, "the Committee still had its turn"


@rule("SF-161", "SF-162", "SF-163", "SF-188", "SF-190")
@pytest.mark.parametrize(("level", "money"), [("normal", 2), ("hard", 3)])
def test_its_score(level: str, money: int) -> None:
    t = opened(1, level=level).public("pub_red", "pub_money", "pub_gold_row")
    t.give(COMMITTEE, built="1-R4 2-B2", money=11, progress=(5, 2), rubble=1)
    t.give(COMMITTEE, developments="street_light cable_car", tenders="prv_buildings prv_rubble")
    t.g.builder = COMMITTEE
    scores = dict(TITLE.rules.scores(t.g).categories)
    assert {name: points[COMMITTEE] for name, points in scores.items()} == {
        "pub_red": 5,
        "pub_money": 5,
        "pub_gold_row": 7,
        "private": 3 * 2,
        "builder": 5,
        "progress": 4,
        "developments": 4,
        "money": money,
    }
    assert (scores["pub_red"][HUMAN], scores["pub_money"][HUMAN]) == (2, 2)


@rule("SF-164")
def test_the_higher_total_wins() -> None:
    t = opened(1).give(HUMAN, developments="park park park park")
    scores = TITLE.rules.scores(t.g)
    better = max((HUMAN, COMMITTEE), key=lambda player: scores.totals[player])
    assert scores.totals[HUMAN] != scores.totals[COMMITTEE]
    assert scores.ranks()[better] == 1


def test_the_committee_is_called_by_its_name() -> None:
    t = opened(1)
    assert t.game.text_in("en").seat(COMMITTEE) == "The Committee"
    assert t.game.text_in("de").seat(COMMITTEE) == "Das Komitee"
    assert opened(2).game.text_in("en").seat(1) == "Black"
