"""Empty plot tiles: used once, then out of the game.

They may be used in phase 1, before each own placement in phase 2, during an own project in phase
4, and in phase 5; never in phase 3 nor while another player acts.  Where a question is asked anyway
the tile is one more answer to it.  The windows in which nothing else is asked (phases 1 and 5,
before a neighborhood check, after a project) stay closed until the player opens them; only the
very last one, after production of the last round, opens by itself.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import (
    BASICS,
    CLEAR_CARD,
    COMPANY,
    COPY,
    FREE,
    LEVEL,
    MARKET,
    PROJECTS,
    SQUARES,
    STEPS,
    SWAP,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import (
    CLEAR,
    COPY_FIRST,
    EXPERTISE_STEPS,
    EXTRA_LEVEL,
    OWN_WINDOW,
    RESOURCES,
    SWAP_BANNER,
    WINDOW,
    WINDOWS,
)
from burnham.kernel.step import LEGAL, Arg, Step, Verb

# --- using a tile -----------------------------------------------------------------------------


def tile_refusal(g: RaisingChicago, seat: int, tile: int) -> str:
    """Why a seat may not use a tile: it is not its own, or would do nothing.  RC-182"""
    if g.tile_holder[tile] != seat:
        return "tile-not-yours"
    effect = g.box.tile_effects[tile]
    if effect == CLEAR_CARD and not any(uncovered(g, slot) for slot in range(PROJECTS)):
        return "no-open-square"
    if effect == MARKET and max(g.slot_card) == FREE:
        return "no-card-in-area"
    if effect == COMPANY and not g.company[seat]:
        return "no-card-in-company"
    if effect == LEVEL and seat not in g.plot_owner:
        return "no-building"
    if effect == STEPS and g.slowest(seat) == g.box.last_column:
        return "tracks-full"
    if effect == COPY and max(g.neighborhoods) == FREE:
        return "no-neighborhood"
    return LEGAL


def has_usable_tile(g: RaisingChicago, seat: int) -> bool:
    for tile, holder in enumerate(g.tile_holder):
        if holder == seat and not tile_refusal(g, seat, tile):
            return True
    return False


def use_tile(g: RaisingChicago, seat: int, tile: int) -> None:
    """Put the tile out of the game and carry it out, or ask what it needs.  RC-145"""
    box = g.box
    g.tile_holder[tile] = FREE
    if seat not in g.tile_holder:
        g.windows[seat] = 0
    g.note("used-tile", seat, "tile", tile)
    effect = box.tile_effects[tile]
    g.favor[seat] += box.tile_favors[tile]
    g.wild[seat] += box.tile_wilds[tile]
    if effect != LEVEL:
        g.gain_reputation(seat, box.tile_reputation[tile])
    if effect == MARKET:
        take_bonuses(g, seat, g.slot_card)
    elif effect == COMPANY:
        take_bonuses(g, seat, g.company[seat])
    elif effect == CLEAR_CARD:
        g.ask(CLEAR, seat)
    elif effect == LEVEL:
        g.ask(EXTRA_LEVEL, seat, tile)
    elif effect == STEPS:
        g.ask(EXPERTISE_STEPS, seat, tile)
    elif effect == BASICS:
        g.ask(RESOURCES, seat, tile)
    elif effect == SWAP:
        g.ask(SWAP_BANNER, seat)
    elif effect == COPY:
        g.ask(COPY_FIRST, seat)


def take_bonuses(g: RaisingChicago, seat: int, cards: list[int]) -> None:
    """The round bonuses of these cards, one-time ones too.  RC-148 RC-149"""
    for card in cards:
        if card != FREE:
            g.gain(seat, g.side.bonus[card])


def uncovered(g: RaisingChicago, slot: int) -> list[int]:
    """The resources on the free squares of a card in the project area."""
    if g.slot_card[slot] == FREE:
        return []
    first = SQUARES * slot
    return [
        g.square_resource(square)
        for square in range(first + 1, first + SQUARES)
        if g.squares[square] == FREE
    ]


class WithTiles(Step[RaisingChicago]):
    """A question in which the seat may first use a tile, or open the windows.  RC-143

    Subclasses fill in `refused` and `choose` for their own answers; `step_number` is the
    step's own, so that the question can be asked again after the tile.
    """

    def __init__(self, step_number: int, name: str, *verbs: Verb) -> None:
        self.step_number = step_number
        self.tile = Verb("tile", Arg("tile", 12))
        self.open = Verb("open")
        super().__init__(name, *verbs, self.tile, self.open, forced=True)

    def answers(self, g: RaisingChicago, seat: int, arg: int) -> list[int]:
        found = self.choices(g, seat, arg)
        if seat in g.tile_holder:
            for answer in range(self.tile.base, self.size):
                if not self.refusal(g, seat, arg, answer):
                    found.append(answer)
        return found

    def refusal(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        if answer < self.tile.base:
            return self.refused(g, seat, arg, answer)
        if answer < self.open.base:
            return tile_refusal(g, seat, answer - self.tile.base)
        if seat not in g.tile_holder:
            return "no-tile"
        return "windows-open" if g.windows[seat] else LEGAL

    def take(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        if answer < self.tile.base:
            self.choose(g, seat, arg, answer)
            return
        g.ask(self.step_number, seat, arg)
        if answer == self.open.base:
            g.windows[seat] = 1
        else:
            use_tile(g, seat, answer - self.tile.base)

    def choices(self, g: RaisingChicago, seat: int, arg: int) -> list[int]:
        """The legal answers that are the step's own."""
        return [a for a in range(self.tile.base) if not self.refused(g, seat, arg, a)]

    def refused(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        """LEGAL, or why an own answer of the step is refused."""
        raise NotImplementedError

    def choose(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        """What an own answer of the step does."""
        raise NotImplementedError


# --- windows ----------------------------------------------------------------------------------


def wants_window(g: RaisingChicago, seat: int) -> bool:
    """Asked only who opened the windows and can use a tile; in the very last one, all who can."""
    last = g.phase == 5 and g.round == g.box.rounds
    return bool(g.windows[seat] or last) and has_usable_tile(g, seat)


class Windows(Step[RaisingChicago]):
    """Phases 1 and 5: everybody may use tiles, asked in reputation order.  RC-143 RC-193

    `passed` has a bit for each seat that passed since the last tile was used.
    """

    def run(self, g: RaisingChicago, passed: int) -> None:
        for seat in g.order:
            if not passed >> seat & 1 and wants_window(g, seat):
                g.ask(WINDOW, seat, passed)
                return


class OwnWindow(Step[RaisingChicago]):
    """A moment within an own project at which only tiles could be used.  RC-146"""

    def run(self, g: RaisingChicago, seat: int) -> None:
        if wants_window(g, seat):
            g.ask(WINDOW, seat)


class Window(Step[RaisingChicago]):
    """Use a tile, or go on.  RC-143 RC-144"""

    def __init__(self) -> None:
        self.tile = Verb("tile", Arg("tile", 12))
        self.go_on = Verb("go-on")
        self.close = Verb("close")
        super().__init__("window", self.tile, self.go_on, self.close)

    def refusal(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        if answer < self.go_on.base:
            return tile_refusal(g, seat, answer)
        if answer == self.close.base and not g.windows[seat]:
            return "windows-closed"
        return LEGAL

    def take(self, g: RaisingChicago, seat: int, passed: int, answer: int) -> None:
        together = g.phase != 4
        if answer >= self.go_on.base:
            if answer == self.close.base:
                g.windows[seat] = 0
            if together:
                g.then(WINDOWS, passed | 1 << seat)
            return
        if together:
            g.then(WINDOWS)
        else:
            g.then(OWN_WINDOW, seat)
        use_tile(g, seat, answer)
