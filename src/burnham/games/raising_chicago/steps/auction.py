"""Phase 3: bidding resolution.

Slot by slot: most markers win, a tie goes to the first marker in reading order.  A project nobody
bid on leaves the game, and the player with the highest reputation answers for it.  The winner
takes the uncovered resources; the losers' markers go back to the bidding board.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import FREE, NEUTRAL, PROJECTS, SQUARES, bundle
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import PROJECT
from burnham.games.raising_chicago.steps.money import fee_of
from burnham.kernel.step import Step


class Auction(Step[RaisingChicago]):
    """All five auctions end, I to V.  RC-062 RC-075"""

    def run(self, g: RaisingChicago, arg: int) -> None:
        for slot in range(PROJECTS):
            end_auction(g, slot)
        g.phase = 4
        g.then(PROJECT, 0)


def end_auction(g: RaisingChicago, slot: int) -> None:
    winner = winner_of(g, slot)
    project = g.slot_project[slot]
    if winner == FREE:
        g.note("no-bid", FREE, "slot", slot, "project", project)
        g.suffer(g.order[0], 1)
        remove_project(g, slot)
        return
    g.slot_winner[slot] = winner
    if winner == NEUTRAL:
        g.note("neutral-won", FREE, "slot", slot, "project", project)
    else:
        take_uncovered(g, winner, slot)
    return_losers(g, slot, winner)


def winner_of(g: RaisingChicago, slot: int) -> int:
    """RC-063 RC-064 RC-179"""
    winner, most = FREE, 0
    for square in range(SQUARES * slot, SQUARES * slot + SQUARES):
        owner = g.squares[square]
        if owner != FREE and g.markers_on(slot, owner) > most:
            winner, most = owner, g.markers_on(slot, owner)
    return winner


def remove_project(g: RaisingChicago, slot: int) -> None:
    """A project without a bid leaves the game with its card.  RC-065"""
    g.removed_projects.append(g.slot_project[slot])
    g.removed_cards.append(g.slot_card[slot])
    g.slot_project[slot] = FREE
    g.slot_card[slot] = FREE


def take_uncovered(g: RaisingChicago, winner: int, slot: int) -> None:
    """RC-068 RC-069: what is uncovered is just what the pay square would have cost."""
    found = fee_of(g, slot)
    for t in range(3):
        g.stock[3 * winner + t] += found[t]
    gain = bundle(found[0], found[1], found[2])
    project = g.slot_project[slot]
    g.note("won", winner, "slot", slot, "project", project, "bundle", gain)


def return_losers(g: RaisingChicago, slot: int, winner: int) -> None:
    """RC-070 RC-071 RC-073"""
    back = [0] * (NEUTRAL + 1)
    for square in range(SQUARES * slot, SQUARES * slot + SQUARES):
        owner = g.squares[square]
        if owner != FREE and owner != winner:
            g.squares[square] = FREE
            back[owner] += 1
    for seat in range(g.seats):
        if back[seat]:
            g.bids[seat] += back[seat]
            g.note("returned", seat, "slot", slot, "count", back[seat])
