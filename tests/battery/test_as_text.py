"""The table as text is complete: whatever changes in plain sight changes the text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from burnham.kernel.fields import PUBLIC, Field, copied
from burnham.kernel.game import Game
from burnham.kernel.position import KERNEL_FIELDS, Position
from burnham.kernel.text import joined
from tests.battery.cases import GAMES, cases_of
from tests.drawings import walk

EVERY = 5
OPTION = "an option: the table tells what was agreed"
GONE = "out of the game: nothing comes back from there"
ASKED = "of the question under way, which tells it"
COUNTED = "only for the rules, to find whose turn it is or whether a phase ends"

LEFT_OUT = {
    "toy": {
        "played": "Tollhouse shows as little as a game may",
        "toll": OPTION,
    },
    "chicago_1875": {
        **dict.fromkeys(["advanced", "chief", "draft", "friendly", "buy_in_production"], OPTION),
        "assets_gone": GONE,
        **dict.fromkeys(["bought", "line", "surplus", "spaces_sold"], ASKED),
        **dict.fromkeys(["passes", "last_actor", "acted"], COUNTED),
        "sold_now": "what was sold in this turn is among what was sold in this decade",
        "bank": "what nobody holds of the money; no rule asks for it",
        "row_partner": "where a partner came from; how many there are is told",
        "appeal_partner": "where a partner came from; how many there are is told",
    },
    "chicago_1991": {
        **dict.fromkeys(["variant_one", "die", "single"], OPTION),
        "events": "a clock for `since`",
        "since": "who held a goal first, if several do at the end of a phase",
        "bought": "of the question of hiring, which refuses what is too much",
        "last_duel": "the log tells every duel",
    },
    "raising_chicago": {
        **dict.fromkeys(["removed_projects", "removed_cards"], GONE),
        "windows": "whether somebody wishes to be asked about tiles; nothing that lies there",
        "outskirts_project": "where a building came from; no rule asks for it",
    },
    "san_francisco": {"duopoly": OPTION},
}
"""Public fields that the text does not tell, each with the reason."""

RARE = {
    "chicago_1875": {"marker_supply", "must_withhold", "price_bonus", "bonus_goods", "swapped"},
    "chicago_1991": {"winner", "won_by"},
}
"""Told, but random games do not come there: tests of these games see to it."""


@pytest.mark.parametrize("game", GAMES)
def test_whatever_changes_in_plain_sight_changes_the_text(game: str) -> None:
    told: set[str] = set()
    untold: set[str] = set()
    for before, after in pairs(game):
        for field in differing(before, after):
            if field.name in told:
                continue
            shows = is_told(before, after, field) or is_told(after, before, field)
            (told if shows else untold).add(field.name)
    left_out, rare = set(LEFT_OUT.get(game, {})), RARE.get(game, set())
    assert sorted(untold - told - left_out) == [], "neither told nor left out for a reason"
    assert public_fields(game) == told | left_out | rare, "a field that no random game changes"
    assert sorted(told & left_out) == [], "left out, and told nevertheless"


def pairs(game: str) -> Iterator[tuple[Game, Game]]:
    """Moments of random games that follow each other, and beginnings that differ."""
    first: dict[int, Game] = {}
    for case in cases_of(game):
        yield from pairwise(walk(case.title, case.setup.seats, case.setup.options, EVERY))
        start = case.new("text")
        yield start, case.new("another text")
        yield first.setdefault(case.setup.seats, start), start


def differing(before: Game, after: Game) -> list[Field]:
    one, two = before.position, after.position
    return [f for f in public(one) if getattr(one, f.name) != getattr(two, f.name)]


def public_fields(game: str) -> set[str]:
    position = cases_of(game)[0].new("text").position
    return {field.name for field in public(position)}


def public(position: Position) -> list[Field]:
    own = position.all_fields[len(KERNEL_FIELDS) :]
    return [field for field in own if field.seen == PUBLIC]


def is_told(game: Game, other: Game, field: Field) -> bool:
    """Whether the text changes with this field alone."""
    seen = game.seen_by(None)
    changed = seen.clone()
    setattr(changed, field.name, copied(field, getattr(other.position, field.name)))
    changed.touched()
    try:
        return shown(game, changed) != shown(game, seen)
    except (LookupError, ValueError):  # the rest does not fit to it
        return False


def shown(game: Game, seen: Position) -> str:
    return joined(game.title.showing.plain(seen, game.text_in("en")))
