"""Empty plot tiles: used once, then out of the game.

They may be used in phase 1, before each own placement in phase 2, during an own project in phase
4, and in phase 5; never in phase 3 nor while another player acts.  Where a question is asked anyway
the tile is one more answer to it.  The windows in which nothing else is asked (phases 1 and 5,
before a neighborhood check, after a project) stay closed until the player opens them.  Two open by
themselves: that of phase 1 for a tile that gives reputation, since the rows are set after it,
unless its player shut it; and the very last one, after production of the last round.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import (
    BASICS,
    CLEAR,
    COMPANY,
    COPY,
    FREE,
    LEVEL,
    MARKET,
    PROJECTS,
    SQUARES,
    STEPS,
    SWAP,
    bundle,
)
from burnham.games.raising_chicago.position import CLOSED, OPEN, SHUT, RaisingChicago
from burnham.games.raising_chicago.questions import (
    CLEAR_CARD,
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
    if effect == CLEAR and not any(uncovered(g, slot) for slot in range(PROJECTS)):
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
    g.tile_holder[tile] = FREE
    if seat not in g.tile_holder:
        g.windows[seat] = CLOSED
    g.note("used-tile", seat, "tile", tile)
    effect = g.box.tile_effects[tile]
    if effect != LEVEL:
        take_gifts(g, seat, tile)
    if effect == MARKET:
        take_bonuses(g, seat, g.slot_card)
    elif effect == COMPANY:
        take_bonuses(g, seat, g.company[seat])
    elif effect == CLEAR:
        g.ask(CLEAR_CARD, seat)
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


def take_gifts(g: RaisingChicago, seat: int, tile: int) -> None:
    """Favors, wilds and reputation that the tile simply gives.  RC-155"""
    favor, wild = g.box.tile_favors[tile], g.box.tile_wilds[tile]
    reputation = g.box.tile_reputation[tile]
    gifts = bundle(wild=wild, favor=favor, reputation=reputation)
    if gifts:
        g.note("gained", seat, "bundle", gifts)
        g.favor[seat] += favor
        g.wild[seat] += wild
        g.gain_reputation(seat, reputation)


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
        super().__init__(name, *verbs, self.tile, self.open)

    def answers(self, g: RaisingChicago, seat: int, arg: int) -> list[int]:
        found = self.choices(g, seat, arg)
        has_tile = False
        for tile, holder in enumerate(g.tile_holder):
            if holder == seat:
                has_tile = True
                if not tile_refusal(g, seat, tile):
                    found.append(self.tile.code(tile))
        if has_tile and g.windows[seat] != OPEN:
            found.append(self.open.code())
        return found

    def refusal(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        if self.tile.has(answer):
            return tile_refusal(g, seat, self.tile.first(answer))
        if not self.open.has(answer):
            return self.refused(g, seat, arg, answer)
        if seat not in g.tile_holder:
            return "no-tile"
        return "windows-open" if g.windows[seat] == OPEN else LEGAL

    def take(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        if self.tile.has(answer):
            g.ask(self.step_number, seat, arg)
            use_tile(g, seat, self.tile.first(answer))
        elif self.open.has(answer):
            g.ask(self.step_number, seat, arg)
            g.windows[seat] = OPEN
        else:
            self.choose(g, seat, arg, answer)

    def choices(self, g: RaisingChicago, seat: int, arg: int) -> list[int]:
        """The legal answers that are the step's own: those before the tiles."""
        last = self.tile.code()
        return [answer for answer in range(last) if not self.refused(g, seat, arg, answer)]

    def refused(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> str:
        """LEGAL, or why an own answer of the step is refused."""
        raise NotImplementedError

    def choose(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> None:
        """What an own answer of the step does."""
        raise NotImplementedError


# --- windows ----------------------------------------------------------------------------------


def wants_window(g: RaisingChicago, seat: int) -> bool:
    """Whether a seat is asked where only tiles can be used: if it opened the windows; before the
    rows are set, with a tile that gives reputation; and in the very last window.  RC-041 RC-193"""
    if not has_usable_tile(g, seat):
        return False
    if g.phase == 5 and g.round == g.box.rounds:
        return True
    if g.phase == 1 and g.windows[seat] == CLOSED:
        return lifts_rank(g, seat)
    return g.windows[seat] == OPEN


def lifts_rank(g: RaisingChicago, seat: int) -> bool:
    """Whether the seat holds a tile that gives reputation at once: 3 or 10."""
    for tile, holder in enumerate(g.tile_holder):
        gives = g.box.tile_reputation[tile] and g.box.tile_effects[tile] != LEVEL
        if holder == seat and gives:
            return True
    return False


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
        if self.tile.has(answer):
            return tile_refusal(g, seat, self.tile.first(answer))
        last = g.phase == 5 and g.windows[seat] != OPEN
        return "windows-closed" if self.close.has(answer) and last else LEGAL

    def take(self, g: RaisingChicago, seat: int, passed: int, answer: int) -> None:
        together = g.phase != 4
        if self.close.has(answer):
            g.windows[seat] = SHUT
        if self.tile.has(answer):
            g.then(WINDOWS if together else OWN_WINDOW, 0 if together else seat)
            use_tile(g, seat, self.tile.first(answer))
        elif together:
            g.then(WINDOWS, passed | 1 << seat)

    def about(self, g: RaisingChicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"phase": g.phase}
