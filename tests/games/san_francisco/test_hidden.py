"""Who may know what."""

from __future__ import annotations

import pytest

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.kernel.fields import UNKNOWN
from burnham.kernel.playout import Dice
from burnham.kernel.position import NOBODY
from tests.games.san_francisco.builders import Table, new, on_card, opened
from tests.rules import rule


def view(t: Table, seat: int) -> SanFrancisco:
    seen = t.g.seen_by(seat)
    assert isinstance(seen, SanFrancisco)
    return seen


def dream(t: Table, seat: int, seed: int) -> SanFrancisco:
    found = t.g.imagine(seat, str(seed))
    assert isinstance(found, SanFrancisco)
    return found


@rule("SF-052", "SF-180")
def test_starting_tenders_are_seen_by_their_owner_only() -> None:
    t = opened(3)
    mine = view(t, 1)
    assert mine.kept == [UNKNOWN, t.g.kept[1], UNKNOWN]
    assert mine.dealt == [[UNKNOWN] * 2, t.g.dealt[1], [UNKNOWN] * 2]
    assert view(t, NOBODY).kept == [UNKNOWN] * 3
    assert [mine.tally(seat)["tenders"] for seat in range(3)] == [1, 1, 1]


@rule("SF-180")
def test_what_a_seat_keeps_is_told_to_it_alone() -> None:
    t = new(2)
    t.game.take(t.game.answers()[0])
    heard = [fact.key for _, fact in t.game.facts_for(0)]
    assert heard == ["kept", "kept-tender"]
    assert [fact.key for _, fact in t.game.facts_for(1)] == ["kept"]
    assert [fact.key for _, fact in t.game.facts_for(None)] == ["kept"]


@rule("SF-180")
def test_everything_but_the_piles_is_shown_at_the_end() -> None:
    t = opened(3)
    dice = Dice("end")
    while not t.game.over:
        t.game.take(dice.pick(t.game.answers()))
    for seat in (0, 1, 2, NOBODY):
        seen = view(t, seat)
        assert seen.kept == t.g.kept
        assert seen.dealt == t.g.dealt
        assert set(seen.permit_pile) == {UNKNOWN}
        shown = t.game.text("en", None if seat == NOBODY else seat)
        for player, kept in enumerate(t.g.kept):
            assert f"{t.game.text_in('en').name('tender', kept)} (starting tender)" in shown
            assert f"points {TITLE.rules.scores(t.g).totals[player]}".replace("-", "−") in shown
    heard = [fact.key for _, fact in t.game.facts_for(0)]
    assert heard.count("kept-tender") == 3


@rule("SF-180")
def test_the_end_can_be_imagined() -> None:
    t = opened(2)
    dice = Dice("end")
    while not t.game.over:
        t.game.take(dice.pick(t.game.answers()))
    found = dream(t, 0, 1)
    assert not found.flaws()
    assert (found.kept, found.dealt) == (t.g.kept, t.g.dealt)


@rule("SF-052", "SF-180")
def test_tenders_from_the_display_are_known_to_all() -> None:
    t = on_card("E", 2).tenders_out("prv_pairs", "prv_park", "prv_rubble")
    t.take("place tender", "take prv_park")
    for seat in (0, 1, NOBODY):
        assert view(t, seat).taken == t.g.taken
    told = [fact for _, fact in t.game.facts_for(1) if fact.key == "tender"]
    assert t.called("tender", told[-1].args["tender"]) == "prv_park"


def test_piles_show_their_size_only() -> None:
    t = opened(4)
    seen = view(t, 0)
    assert set(seen.permit_pile) == {UNKNOWN}
    assert set(seen.tender_pile) == {UNKNOWN}
    assert len(seen.permit_pile) == len(t.g.permit_pile)


def test_permits_are_open() -> None:
    """R-42"""
    t = opened(2).give(0, permits="Y1a Y2a")
    assert view(t, 1).permits == t.g.permits


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_imagining_keeps_what_a_seat_knows(seats: int) -> None:
    """Own starting tender and its rejected twin, and every tender taken in the open."""
    t = opened(seats)
    for _ in range(60):
        t.game.take(Dice(str(t.game.number)).pick(t.game.answers()))
    for seat in range(seats):
        for seed in range(20):
            found = dream(t, seat, seed)
            assert not found.flaws()
            assert found.kept[seat] == t.g.kept[seat]
            assert found.dealt[seat] == t.g.dealt[seat]
            assert found.taken == t.g.taken
            others = [found.kept[other] for other in range(seats) if other != seat]
            assert not set(others) & set(t.g.dealt[seat]), "none of what this seat was dealt"


def test_imagining_reaches_every_tender_that_is_possible() -> None:
    """Seat 0 of 2 cannot know which of the tenders out of its sight the other one kept."""
    t = opened(2)
    out_of_sight = set(range(16)) - set(t.g.tender_display) - set(t.g.dealt[0])
    imagined = {dream(t, 0, seed).kept[1] for seed in range(400)}
    assert imagined == out_of_sight


def test_imagining_while_tenders_are_chosen() -> None:
    t = new(3)
    t.game.take(t.game.answers()[0])
    for seed in range(20):
        found = dream(t, 2, seed)
        assert found.kept[0] in found.dealt[0], "seat 0 has chosen"
        assert found.kept[1] == NONE, "seat 1 has not"
        assert found.dealt[2] == t.g.dealt[2]
        assert not found.flaws()


def test_a_spectator_can_imagine() -> None:
    t = opened(3)
    found = dream(t, NOBODY, 1)
    assert not found.flaws()
    assert found.kept != t.g.kept or dream(t, NOBODY, 2).kept != t.g.kept
