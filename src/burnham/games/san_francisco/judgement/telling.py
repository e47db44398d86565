"""What hints tell of the judgement beyond its terms: single tenders, and sites."""

from __future__ import annotations

from burnham.games.san_francisco.judgement.outlook import LEARNED, Outlook, stage
from burnham.games.san_francisco.position import SanFrancisco
from burnham.games.san_francisco.scoring import public_points, tender_points
from burnham.kernel.title import Detail


def details(g: SanFrancisco, player: int) -> list[Detail]:
    """What each tender adds: public ones, and those that the player holds."""
    publics = [float(public_points(g, player, tender)) for tender in g.public_tenders]
    of_public, of_held = 1.0, 1.0
    if not g.over:
        publics = Outlook(g, player).publics
        of_public = LEARNED.factor("public_tenders", stage(g))
        of_held = LEARNED.factor("tenders_held", stage(g))
    found = [
        Detail("public_tenders", "public", tender, of_public * publics[i])
        for i, tender in enumerate(g.public_tenders)
    ]
    held = g.taken[player][:]
    if g.kept[player] >= 0:
        held.append(g.kept[player])
    for tender in held:
        points = of_held * tender_points(g, player, tender)
        found.append(Detail("tenders_held", "tender", tender, points))
    return found


def holds(g: SanFrancisco, player: int) -> list[tuple[str, int]]:
    """The sites that the player has built on."""
    return [("site", site) for site, owner in enumerate(g.owner) if owner == player]
