"""What a seat may imagine: the cards and tiles still to come, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burnham.games.raising_chicago.box import FREE, PRESTIGE_OWNER, PROJECTS
from burnham.kernel.fields import all_but

if TYPE_CHECKING:
    from burnham.games.raising_chicago.position import RaisingChicago


def fill(g: RaisingChicago, seat: int) -> None:
    """All seats know the same: which cards and tiles are still to come, not in which order."""
    fill_deck(g)
    fill_prestige(g)
    fill_stacks(g)


def fill_deck(g: RaisingChicago) -> None:
    seen = [g.next_card, *g.slot_card, *g.removed_cards]
    for cards in g.company + g.pile:
        seen += cards
    g.deck = all_but(seen, len(g.box.letters))
    g.shuffle(g.deck)


def fill_prestige(g: RaisingChicago) -> None:
    seen = g.display[:]
    for plot, owner in enumerate(g.plot_owner):
        if owner == PRESTIGE_OWNER:
            seen.append(g.plot_tile[plot])
    g.prestige_stack = all_but(seen, len(g.box.prestige_values))
    g.shuffle(g.prestige_stack)


def fill_stacks(g: RaisingChicago) -> None:
    """The four tiles below the top of each stack; tile 36 lies alone."""
    g.stacks = []
    for index in reversed(range(len(g.stack_tops) - 1)):
        top = g.stack_tops[index]
        if top != FREE:
            first = PROJECTS * index
            tiles = [tile for tile in range(first, first + PROJECTS) if tile != top]
            g.shuffle(tiles)
            g.stacks += tiles
