"""Setup and the opening round."""

from __future__ import annotations

import pytest

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.position import NONE
from burnham.kernel.errors import BadOption
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from tests.games.san_francisco.builders import Table, new, opened
from tests.rules import rule

each_count = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@rule("SF-006")
@pytest.mark.parametrize(("seats", "cards"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_plot_cards_by_player_count(seats: int, cards: int) -> None:
    assert sum(1 for side in new(seats).g.sides if side != NONE) == cards


@rule("SF-002", "SF-007")
@pytest.mark.parametrize(("seats", "markers"), [(1, 8), (2, 8), (3, 12), (4, 16)])
def test_rubble_with_all_sides_a(seats: int, markers: int) -> None:
    t = new(seats)
    printed = [int(t.g.sides[t.box.site_plot[s]] == 0 and t.box.rubble_a[s]) for s in range(40)]
    assert t.g.rubble == printed
    assert sum(t.g.rubble) == markers


@rule("SF-005", "SF-007")
def test_each_card_has_its_own_side() -> None:
    t = new(4, plot_sides="ABABAABB")
    assert t.g.sides == [0, 1, 0, 1, 0, 0, 1, 1]
    for site in range(40):
        side_b = t.g.sides[t.box.site_plot[site]]
        assert t.g.rubble[site] == (t.box.rubble_b if side_b else t.box.rubble_a)[site]


@rule("SF-005")
def test_random_sides_come_from_the_seed() -> None:
    drawn = {tuple(new(4, seed=str(n), plot_sides="random").g.sides) for n in range(20)}
    assert len(drawn) > 10
    assert new(4, seed="1", plot_sides="random").g.sides == new(4, "1", plot_sides="random").g.sides
    assert new(3, plot_sides="all_B").g.sides == [1, 1, 1, 1, 1, 1, NONE, NONE]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"plot_sides": "ABAB"}),
        (2, {"plot_sides": "all_C"}),
        (3, {"duopoly": True}),
        (2, {"level": "hard"}),
        (3, {"start_player": "seat_4"}),
        (1, {"start_player": "seat_1"}),
        (5, {}),
        (0, {}),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        new_game(TITLE, seats, 1, options, None)


def test_a_starter_who_is_not_there_is_refused_in_both_languages() -> None:
    with pytest.raises(BadOption) as error:
        new_game(TITLE, 3, 1, {"start_player": "seat_4"}, None)
    assert str(error.value) == "start_player=seat_4 is not possible with 3 seats."
    assert error.value.said("de") == "start_player=seat_4 ist mit 3 Plätzen nicht möglich."


@rule("SF-008", "SF-039")
@pytest.mark.parametrize(("seats", "fields"), [(1, 3), (2, 3), (3, 5), (4, 5)])
def test_action_card_side(seats: int, fields: int) -> None:
    t = opened(seats)
    for card in range(6):
        kinds = [t.called("field", field) for field in t.g.card_fields(card)]
        assert len(kinds) == fields
        assert ("pass" in kinds) == (seats > 2)


@rule("SF-009")
def test_action_cards_lie_in_random_order_and_stay() -> None:
    rings = {tuple(new(2, seed=str(n)).g.ring) for n in range(20)}
    assert len(rings) > 10
    t = opened(2)
    ring = t.g.ring[:]
    dice = Dice("ring")
    while not t.game.over:
        t.game.take(dice.pick(t.game.answers()))
        assert t.g.ring == ring


@rule("SF-010", "SF-011", "SF-012", "SF-016", "SF-021", "SF-022")
@each_count
def test_the_table_before_the_first_turn(seats: int) -> None:
    g = new(seats).g
    assert g.box.years[g.year] == 1906
    assert {g.box.progress_vp[g.row[p]][g.col[p]] for p in range(g.players)} == {-7}
    assert g.stacks == [5, 4, 4, 4]
    assert g.builder == NONE
    assert g.supply[:seats] == [8] * seats
    assert g.area[:seats] == [0] * seats
    assert g.money == [0] * g.players
    assert g.cleared == [0] * g.players
    assert not any(g.permits)
    assert not any(g.developments)


@rule("SF-014")
def test_the_park_design_does_not_change_play() -> None:
    games = [new(3, park=park) for park in ("mission_dolores_park", "golden_gate_park")]
    dice = Dice("parks")
    while not games[0].game.over:
        answer = dice.pick(games[0].game.answers())
        for t in games:
            t.game.take(answer)
    one, other = (t.g.values() for t in games)
    assert {name for name in one if one[name] != other[name]} == {"park"}


@rule("SF-015")
@each_count
def test_three_public_tenders(seats: int) -> None:
    tables = [new(seats, seed=str(n)) for n in range(20)]
    assert all(len(set(t.g.public_tenders)) == 3 for t in tables)
    assert len({tuple(t.g.public_tenders) for t in tables}) > 10


@rule("SF-017")
def test_each_seat_keeps_one_of_two_tenders() -> None:
    t = new(3)
    dealt = [pair[:] for pair in t.g.dealt]
    assert [len(set(pair)) for pair in dealt] == [2, 2, 2]
    for seat in range(3):
        assert t.seat == seat
        assert t.game.answers() == sorted(dealt[seat])
        stranger = next(n for n in range(16) if n not in dealt[seat])
        assert t.g.step.refusal(t.g, seat, 0, stranger) == "not-dealt"
        t.game.take(dealt[seat][1])
    assert t.g.kept == [pair[1] for pair in dealt]
    assert t.g.dealt == dealt


@rule("SF-018", "SF-019")
def test_rejected_tenders_come_back() -> None:
    """Over many deals a rejected tender turns up in the display and in the pile."""
    shown = hidden = 0
    for seed in range(30):
        t = opened(2, seed=str(seed))
        for seat in range(2):
            (rejected,) = (x for x in t.g.dealt[seat] if x != t.g.kept[seat])
            shown += rejected in t.g.tender_display
            hidden += rejected in t.g.tender_pile
        assert NONE not in t.g.tender_display
        assert len(t.g.tender_pile) == 16 - 2 - 3
    assert shown > 0
    assert hidden > 0
    assert shown + hidden == 60


@rule("SF-020")
@pytest.mark.parametrize(("seats", "permits"), [(1, 40), (2, 42), (3, 42), (4, 42)])
def test_three_permits_are_out(seats: int, permits: int) -> None:
    t = new(seats)
    assert t.g.permit_display == [NONE] * 3
    for _ in range(seats):
        t.game.take(t.game.answers()[0])
    assert NONE not in t.g.permit_display
    in_hand = sum(len(hand) for hand in t.g.permits)
    assert len(t.g.permit_pile) == permits - 3 - in_hand
    assert t.g.permit_discard == []


@rule("SF-023")
def test_start_player() -> None:
    starters = {t.g.order[0] for t in (opened(4, str(n), start_player="random") for n in range(30))}
    assert starters == {0, 1, 2, 3}
    t = opened(4, start_player="seat_3")
    assert t.g.order == [2, 3, 0, 1]
    for seat in (2, 3, 0, 1):
        assert t.seat == seat
        t.game.take(t.game.answers()[0])
        t.game.take(t.game.answers()[0])


def opening_turn(t: Table, income: int) -> None:
    t.take(f"take {income}")
    t.game.take(t.game.answers()[0])


@rule("SF-024", "SF-027")
def test_income_field_pays_at_once_and_is_taken() -> None:
    t = opened(3)
    t.take("take 3")
    assert t.g.money == [3, 0, 0]
    assert (t.seat, t.question) == (0, "take_permit"), "the bonus comes before the next player"
    t.game.take(t.game.answers()[0])
    assert t.seat == 1
    assert t.offers() == ["take 4", "take 2", "take 1"]
    assert t.why("take 3") == "income-taken"


@rule("SF-025", "SF-026", "SF-056")
def test_the_bonus_of_1906_is_a_building_and_a_permit() -> None:
    t = opened(2).display("Y1a", "G2a", "B3a").pile("R5b")
    t.take("take 1")
    assert (t.g.area[0], t.g.supply[0]) == (1, 7)
    t.take("take G2a")
    assert t.hand(0) == ["G2a"]
    assert t.permits_out() == ["Y1a", "R5b", "B3a"], "replaced before the next player acts"
    assert (t.seat, t.question) == (1, "take_income")


@rule("SF-028", "SF-029")
def test_the_first_card_is_played_by_income() -> None:
    t = opened(4)
    for income in (3, 1, 4, 2):
        opening_turn(t, income)
    assert t.g.order == [1, 3, 0, 2]
    assert (t.question, t.seat) == ("place_stone", 1)
