"""Reputation order, levels and expertise (RC-021 to RC-032)."""

from __future__ import annotations

from tests.games.raising_chicago.builders import ANGELIKA, MARION, NICOLE, table
from tests.rules import rule


@rule("RC-021")
def test_order_by_reputation_then_by_stack() -> None:
    """T-01: Marion on 6; Angelika and Nicole on 3, Angelika's disc on top."""
    t = table().reputation(0, 3, 3, order=[MARION, ANGELIKA, NICOLE])
    t.give(MARION, tiles=[3]).bidding(3, 2, 2)
    t.take("tile 3")
    assert t.rep(MARION) == 3
    assert t.g.order == [MARION, ANGELIKA, NICOLE]
    t.give(MARION, tiles=[3]).take("tile 3")
    assert t.rep(MARION) == 6
    assert t.g.order == [MARION, ANGELIKA, NICOLE]


@rule("RC-022")
def test_a_disc_lands_on_top_of_an_occupied_space() -> None:
    t = table().reputation(5, 2, 1).give(ANGELIKA, tiles=[3]).bidding(2, 3, 2)
    t.take("tile 3")
    assert t.rep(ANGELIKA) == 5
    assert t.g.order == [ANGELIKA, MARION, NICOLE]


@rule("RC-022")
def test_a_disc_below_the_others_keeps_its_place() -> None:
    t = table().reputation(9, 5, 1).give(NICOLE, tiles=[3]).bidding(2, 2, 3)
    t.take("tile 3")
    assert t.g.order == [MARION, ANGELIKA, NICOLE]


@rule("RC-023")
def test_simultaneous_gains_keep_the_order_of_equals() -> None:
    """Red cards 1 and 20 both bring 2 reputation once."""
    for order in ([ANGELIKA, MARION, NICOLE], [MARION, ANGELIKA, NICOLE]):
        t = table().reputation(4, 4, 9, order=order)
        t.give(MARION, cards=[1], fresh=1).give(ANGELIKA, cards=[20], fresh=1)
        t.production()
        assert (t.rep(MARION), t.rep(ANGELIKA)) == (6, 6)
        assert t.g.order == [NICOLE, *order[:2]]


@rule("RC-024")
def test_levels_are_the_markers_of_the_winner() -> None:
    """T-02: three markers on the card make three levels."""
    t = table().give(MARION, tracks=(12, 12, 12)).won(1, MARION, markers=3)
    before = t.rep(MARION)
    t.take("build 1")
    assert t.g.plot_owner[0] == MARION
    assert t.g.plot_levels[0] == 3
    assert t.rep(MARION) == before + 3


@rule("RC-025", "RC-028")
def test_a_column_with_a_permanent_gives_it_and_the_slowest_marker_the_reward() -> None:
    """T-03: lumber 5, masonry 4, jackscrew 5."""
    t = table().give(MARION, tracks=(5, 4, 5), tiles=[12]).empty(MARION).bidding(3, 2, 2)
    t.neighborhood(1, 8).neighborhood(2, 6)
    assert t.g.permanents(MARION, 2) == 1
    t.take("tile 12", "copy 1")
    assert t.tracks(MARION) == (5, 4, 6)
    assert t.g.permanents(MARION, 2) == 2
    assert t.g.wild[MARION] == 0
    t.take("copy 2")
    assert t.tracks(MARION) == (5, 5, 6)
    assert t.g.permanents(MARION, 1) == 1
    assert t.g.wild[MARION] == 1
    assert t.rep(MARION) == 0


@rule("RC-026", "RC-089")
def test_permanents_count_for_every_project_and_stay() -> None:
    """Project 1 costs 2/1/1; with a permanent of each 1/0/0."""
    t = table().empty(MARION).give(MARION, lumber=2, tracks=(3, 3, 3))
    t.also_won(1, MARION).won(1, MARION).take("pay")
    assert t.tokens(MARION)[:3] == (1, 0, 0)
    t.take("build 1", "pay")
    assert t.tokens(MARION)[:3] == (0, 0, 0)
    assert t.g.poverty[MARION] == 0
    assert [t.g.permanents(MARION, resource) for resource in range(3)] == [1, 1, 1]


@rule("RC-027")
def test_the_last_column_makes_a_resource_free() -> None:
    """T-38: project 31 costs 5/5/6; with three permanents 3 jackscrews are due, at the end none."""
    t = table().empty(MARION).give(MARION, lumber=2, masonry=2, tracks=(9, 9, 11), tiles=[8])
    t.won(31, MARION)
    assert t.offers("pay") == ["pay poverty J"]
    t.take("tile 8", "advance jackscrew")
    assert t.tracks(MARION)[2] == 12
    assert t.offers("pay") == ["pay"]
    t.take("pay")
    assert t.tokens(MARION)[:3] == (0, 0, 0)
    assert t.g.poverty[MARION] == 0


@rule("RC-029", "RC-151")
def test_several_columns_in_one_move() -> None:
    """T-36: lumber from 1 to 4, masonry and jackscrew on 4."""
    t = table().empty(MARION).give(MARION, tracks=(1, 4, 4), tiles=[8]).bidding(3, 2, 2)
    t.take("tile 8", "advance lumber")
    assert t.tracks(MARION) == (4, 4, 4)
    assert t.g.permanents(MARION, 0) == 1
    assert t.rep(MARION) == 4
    assert t.g.wild[MARION] == 1


@rule("RC-030")
def test_steps_beyond_the_last_column_are_lost() -> None:
    t = table().empty(MARION).give(MARION, tracks=(11, 12, 12), tiles=[8]).bidding(3, 2, 2)
    t.take("tile 8")
    assert t.offers() == ["advance lumber"]
    t.take("advance lumber")
    assert t.tracks(MARION) == (12, 12, 12)
    assert t.rep(MARION) == 2
    t.neighborhood(1, 4).give(MARION, tiles=[12]).take("tile 12", "copy 1")
    assert t.tracks(MARION) == (12, 12, 12)
    assert [fact.args for fact in t.told_of("step-lost")] == [{"track": 0}, {"track": 0}]
    assert t.rep(MARION) == 2


@rule("RC-031")
def test_a_column_reward_comes_once() -> None:
    """The second and third marker to pass a column that all have reached bring nothing more."""
    t = table().empty(MARION).give(MARION, tracks=(0, 1, 1), tiles=[12]).bidding(3, 2, 2)
    t.neighborhood(1, 4).neighborhood(2, 6)
    t.take("tile 12", "copy 1")
    assert t.g.wild[MARION] == 1
    t.take("copy 2")
    assert t.tracks(MARION) == (1, 2, 1)
    assert t.g.wild[MARION] == 1
    assert t.rep(MARION) == 0


@rule("RC-032")
def test_four_players_get_nothing_for_the_columns_they_start_on() -> None:
    t = table(4)
    assert t.g.wild == [0] * 4
    t.give(MARION, tiles=[8]).bidding(3, 2, 2, 2)
    t.take("tile 8", "advance lumber")
    assert t.tracks(MARION) == (7, 4, 4)
    assert t.g.wild[MARION] == 0
    for track, reward in (("masonry", 0), ("jackscrew", 2)):
        t.give(MARION, tiles=[8]).take("tile 8", f"advance {track}")
        assert t.g.wild[MARION] == reward
    assert t.rep(MARION) == 2
