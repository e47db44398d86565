"""Enclosing neighborhoods (RC-125 to RC-135, RC-194).  Space 1 has plots 21, 9, 1 and 33."""

from __future__ import annotations

import pytest

from burnham.games.raising_chicago.box import FREE, NEUTRAL
from tests.games.raising_chicago.builders import ANGELIKA, MARION, NICOLE, OTTO, Table, table
from tests.rules import rule

FAVOR = 1


def closing(*values: int, markers: int = 1, seats: int = 3) -> Table:
    """Marion is about to raise a building with so many levels, without any costs."""
    t = table(seats).empty(MARION).reputation(*(values or [0] * seats))
    t.give(MARION, tracks=(12, 12, 12)).neighborhood(1, FAVOR)
    return t.won(2, MARION, markers)


@rule("RC-125")
def test_a_tile_is_enclosed_by_four_buildings() -> None:
    t = closing().building(21, MARION).building(9, MARION).take("build 1")
    assert t.g.neighborhoods[0] == FAVOR - 1
    t = closing().building(21, MARION).building(9, MARION).building(33, MARION).take("build 1")
    assert t.g.neighborhoods[0] == FREE


@rule("RC-126")
def test_prestige_buildings_count() -> None:
    t = closing().prestige(21, 1).prestige(9, 2).prestige(33, 3).take("build 1")
    assert t.g.favor[MARION] == 1


@rule("RC-127", "RC-135")
def test_most_levels_win_tile_and_reward() -> None:
    """Angelika has 3 levels on two plots, Marion 2 on two."""
    t = closing().building(21, ANGELIKA, 2).building(9, ANGELIKA, 1).building(33, MARION, 1)
    t.take("build 1")
    assert t.g.favor[:2] == [0, 1]
    assert t.g.neighborhood_holder[FAVOR - 1] == ANGELIKA


@rule("RC-128", "RC-129")
def test_a_tie_goes_to_the_first_in_reputation_order() -> None:
    """T-16: Marion and Angelika have 2 levels each, Nicole one."""
    t = closing(6, 3, 3, markers=2).building(21, ANGELIKA, 2).building(9, NICOLE).prestige(33, 2)
    t.take("build 1")
    assert t.g.favor == [1, 0, 0]
    assert t.g.reputation == [8, 4, 4]


@rule("RC-128")
def test_the_order_at_that_moment_counts() -> None:
    """Marion starts behind and passes Angelika by the level of the new building."""
    for ahead, winner in ((1, MARION), (2, ANGELIKA)):
        t = closing(0, ahead, 0).building(21, ANGELIKA).prestige(9, 1).prestige(33, 2)
        t.take("build 1")
        assert t.g.neighborhood_holder[FAVOR - 1] == winner


@rule("RC-129", "RC-130")
def test_the_others_there_gain_exactly_one() -> None:
    t = closing(seats=4, markers=4).building(21, ANGELIKA).building(9, ANGELIKA)
    t.building(33, NICOLE).take("build 1")
    assert t.g.reputation == [4, 1, 1, 0]
    assert t.g.favor == [1, 0, 0, 0]
    assert OTTO not in [fact.seat for fact in t.told_of("beside")]


@rule("RC-131")
def test_the_builder_chooses_the_order() -> None:
    """Plot 1 touches spaces 1 and 5."""
    t = closing()
    for plot in (21, 9, 33, 37, 17):
        t.building(plot, ANGELIKA, 2)
    t.take("build 1")
    assert (t.question, t.seat) == ("neighborhood", MARION)
    assert t.offers() == ["next 1", "next 5"]
    assert t.why("next 2") == "not-enclosed"
    t.take("next 5")
    assert [fact.args["neighborhood"] for fact in t.told_of("neighborhood")] == [4, 0]


@rule("RC-131")
def test_the_order_matters_because_it_is_read_again() -> None:
    """Angelika wins space 1; in space 5 they tie, and Marion's point from space 1 decides."""
    winners = []
    for choice in ("next 1", "next 5"):
        t = closing(0, 2, 0).building(21, ANGELIKA, 3).prestige(33, 1).prestige(9, 2)
        t.building(37, ANGELIKA).prestige(17, 3).neighborhood(5, 2)
        t.take("build 1", choice)
        winners.append(t.g.neighborhood_holder[1])
    assert winners == [MARION, ANGELIKA]


@rule("RC-132")
@pytest.mark.parametrize("neutral", [2, 3])
def test_with_the_non_player_color_ahead_or_level_nobody_wins(neutral: int) -> None:
    """T-17: Marion 2, non-player 2 (or 3), Angelika 1."""
    t = closing(seats=2, markers=2).building(21, NEUTRAL, neutral).building(9, ANGELIKA)
    t.prestige(33, 1).take("build 1")
    assert t.g.neighborhoods[0] == FREE
    assert t.g.neighborhood_holder[FAVOR - 1] == FREE
    assert t.g.favor == [0, 0]
    assert t.g.reputation == [3, 1]


@rule("RC-133")
def test_four_prestige_buildings_enclose_for_nobody() -> None:
    """Space 7 lies between plots 6, 35, 18 and 19, all interior."""
    t = table().empty(MARION).give(MARION, tracks=(12, 12, 12)).display(1, 2, 7)
    t.prestige(35, 3).prestige(18, 4).prestige(19, 5).won(20, MARION)
    t.take("move 1", "take 7", "build 6", "turn 0")
    assert t.g.neighborhoods[6] == FREE
    assert max(t.g.neighborhood_holder) == FREE
    assert t.g.reputation == [1, 0, 0]


@rule("RC-134")
@pytest.mark.parametrize(
    ("tile", "tokens", "tracks"),
    [
        (1, (0, 0, 0, 0, 1), (4, 4, 4)),
        (4, (0, 0, 0, 0, 0), (5, 4, 4)),
        (6, (0, 0, 0, 0, 0), (4, 5, 4)),
        (8, (0, 0, 0, 0, 0), (4, 4, 5)),
        (10, (3, 0, 0, 0, 0), (4, 4, 4)),
        (11, (0, 3, 0, 0, 0), (4, 4, 4)),
        (12, (0, 0, 3, 0, 0), (4, 4, 4)),
        (13, (0, 0, 0, 2, 0), (4, 4, 4)),
        (17, (0, 0, 0, 0, 0), (4, 4, 4)),
    ],
)
def test_the_rewards(
    tile: int, tokens: tuple[int, int, int, int, int], tracks: tuple[int, int, int]
) -> None:
    t = closing().neighborhood(1, tile).building(21, ANGELIKA, 3).prestige(9, 1).prestige(33, 2)
    t.empty(ANGELIKA).give(ANGELIKA, tracks=(4, 4, 4)).take("build 1")
    assert t.tokens(ANGELIKA) == tokens
    assert t.tracks(ANGELIKA) == tracks
    assert t.g.expansions[ANGELIKA] == (1 if tile == 17 else 0)


@rule("RC-135")
def test_the_winner_keeps_the_tile() -> None:
    t = closing().building(21, MARION).building(9, MARION).building(33, MARION).take("build 1")
    assert t.g.neighborhood_holder[FAVOR - 1] == MARION
    assert t.g.tally(MARION)["neighborhoods"] == 1


@rule("RC-194")
def test_players_who_gain_together_keep_their_order() -> None:
    for order in ([ANGELIKA, NICOLE], [NICOLE, ANGELIKA]):
        t = closing(9, 4, 4, markers=3).building(21, ANGELIKA).building(9, NICOLE).prestige(33, 1)
        t.g.order = [MARION, *order]
        t.take("build 1")
        assert t.g.reputation == [12, 5, 5]
        assert t.g.order == [MARION, *order]
