"""What a building brings: on each free site, through tenders, neighbours and rubble."""

from __future__ import annotations

from typing import Final

from burnham.games.san_francisco.box import (
    COLOUR_SETS,
    COLOURS,
    DEVELOPMENT_SETS,
    FREESTANDING,
    FREESTANDING_NUMBER,
    MOST_OF_COLOUR,
    MOST_RUBBLE,
    NEXT_TO_RIVAL,
    OWN_PAIRS,
    PER_BUILDING,
    PER_RUBBLE,
    SITE_COLOUR,
    SITES,
    STREET_LIGHT,
    SURROUNDED_CORNER,
)
from burnham.games.san_francisco.judgement.weights import WEIGHTS
from burnham.games.san_francisco.judgement.worth import (
    IMPOSSIBLE,
    PART_OF_SET,
    Worth,
    begun,
    crowding,
    next_pieces,
)
from burnham.games.san_francisco.position import NONE, SanFrancisco

CORNER_SHARE: Final = [0.3, 0.6, 1.0]
"""What a corner is worth of its tender with none, one and both neighbours built."""


class Sites(Worth):
    """What one player would pay for each free site."""

    def __init__(self, g: SanFrancisco, player: int) -> None:
        super().__init__(g, player)
        self.building = WEIGHTS.building * min(1.0, self.turns / 12.0)
        self.colour_gain = [self.building] * len(COLOURS)
        self.alone = 0.0
        self.pair = 0.0
        self.rival = 0.0
        self.corner = 0.0
        self.rubble = 0.0
        self.weigh_tenders()
        self.near = self.pair + self.rival + self.corner > 0.0
        self.clearing = self.step_up() + self.rubble - self.dollar * g.box.clear_cost
        self.site_gain = [IMPOSSIBLE] * SITES
        self.free: list[int] = []
        self.weigh_sites()
        self.good = self.good_building()

    def weigh_tenders(self) -> None:
        """What colours, neighbours and rubble mean to this player."""
        g, box = self.g, self.g.box
        for tender in self.tenders:
            points = self.tender_value(tender)
            scoring = box.tender_scoring[tender]
            if scoring == SITE_COLOUR:
                self.colour_gain[box.tender_about[tender]] += points
            elif scoring == PER_BUILDING:
                for colour in range(len(COLOURS)):
                    self.colour_gain[colour] += points
            elif scoring == COLOUR_SETS:
                for colour, part in enumerate(next_pieces(self.mine())):
                    self.colour_gain[colour] += points * part
            elif scoring == FREESTANDING:
                self.alone += points
            elif scoring == OWN_PAIRS:
                self.pair += points
            elif scoring == NEXT_TO_RIVAL:
                self.rival += points
            elif scoring == SURROUNDED_CORNER:
                self.corner += points
            elif scoring == PER_RUBBLE:
                self.rubble += points
        for i, tender in enumerate(g.public_tenders):
            if box.public_scoring[tender] == MOST_OF_COLOUR:
                gain = self.public(tender, 1) - self.publics[i]
                self.colour_gain[box.public_about[tender]] += gain
            elif box.public_scoring[tender] == MOST_RUBBLE:
                self.rubble += self.public(tender, 1) - self.publics[i]

    def weigh_sites(self) -> None:
        """The gains of all free sites, and these sites, the best first."""
        g = self.g
        for site in g.box.reading_order[g.seats]:
            if g.owner[site] == NONE:
                self.site_gain[site] = self.site(site)
                self.free.append(site)
        self.free.sort(key=self.site_gain.__getitem__, reverse=True)

    def site(self, site: int) -> float:
        """What building on a free site brings, without developments."""
        box = self.g.box
        gain = self.colour_gain[box.site_colour[site]]
        if box.site_number[site] == FREESTANDING_NUMBER:
            gain += self.alone
        elif self.near:
            gain += self.beside(site)
        return gain + self.clearing if self.g.rubble[site] else gain

    def around(self, site: int) -> tuple[int, int, int]:
        """How many neighbours of a site are built on by the player, by rivals, and by nobody."""
        owner = self.g.owner
        rivals = own = free = 0
        for neighbour in self.g.box.neighbours[site]:
            if owner[neighbour] == self.player:
                own += 1
            elif owner[neighbour] == NONE:
                free += 1
            else:
                rivals += 1
        return own, rivals, free

    def beside(self, site: int) -> float:
        """What a building on a site is worth through its neighbours: pairs, rivals and corners."""
        box = self.g.box
        own, rivals, free = self.around(site)
        gain = 0.0
        if own:
            gain += self.pair * (1.0 - WEIGHTS.pair)
        elif free:
            gain += self.pair * WEIGHTS.pair
        if rivals:
            gain += self.rival
        elif free:
            gain += self.rival * WEIGHTS.rival
        if box.site_corner[site]:
            gain += self.corner * CORNER_SHARE[min(own + rivals, 2)]
        return gain

    def best_site(self, sites: int) -> float:
        """What the best of these sites, given as bits, brings."""
        for site in self.free:
            if sites >> site & 1:
                return self.site_gain[site]
        return IMPOSSIBLE

    def good_building(self) -> float:
        """What a later building may bring: less than the best site would, as rivals take sites and
        permits do not fit all, but more than any site."""
        if not self.free:
            return IMPOSSIBLE
        total = 0.0
        for site in self.free:
            total += self.site_gain[site]
        mean, best = total / len(self.free), self.site_gain[self.free[0]]
        return mean + WEIGHTS.choice * (best - mean) + self.development_to_come()

    def development_to_come(self) -> float:
        """What developments add to a later building: with a usual step, not the one at hand."""
        best, total = 0.0, 0.0
        step = self.usual_step() - self.step_right()
        for kind, gain in enumerate(self.developing):
            if self.g.stacks[kind]:
                best = max(best, gain + step)
                total += gain + step
        good = (best + total / len(self.developing)) / 2.0
        return WEIGHTS.development * crowding(self.g.players) * good

    def promise(self) -> float:
        """What is begun and may still be finished: pairs, corners, sets, rows of street lights."""
        g, box = self.g, self.g.box
        hope = 0.0
        if g.stacks[STREET_LIGHT]:
            hope += WEIGHTS.light * self.kinds[STREET_LIGHT]
        for tender in self.tenders:
            if box.tender_scoring[tender] == COLOUR_SETS:
                hope += self.tender_value(tender) * PART_OF_SET[begun(self.mine())]
            elif box.tender_scoring[tender] == DEVELOPMENT_SETS:
                hope += self.tender_value(tender) * PART_OF_SET[begun(self.kinds)]
        if self.near:
            for site in box.reading_order[g.seats]:
                if g.owner[site] == self.player:
                    hope += self.unfinished(site)
        time = min(1.0, self.turns / WEIGHTS.time_to_finish)
        return self.building * g.built(self.player) + hope * time

    def unfinished(self, site: int) -> float:
        """What an own building may still bring through neighbours that are not built."""
        box = self.g.box
        own, rivals, free = self.around(site)
        if not free:
            return 0.0
        hope = 0.0 if own else self.pair * WEIGHTS.pair
        if not rivals:
            hope += self.rival * WEIGHTS.rival
        if box.site_corner[site]:
            hope += self.corner * CORNER_SHARE[own + rivals]
        return hope
