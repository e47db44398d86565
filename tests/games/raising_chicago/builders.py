"""Tables in one line.

    t = table(3).give(MARION, lumber=2, jackscrew=1).won(16, MARION, markers=2)
    t.take("pay poverty M", "build 21")
    assert t.rep(MARION) == 2

Answers are told with printed numbers: `bid IV UR`, `choose II`, `build 21`, `move 3`, `tile 9`,
`pay favor M`, `turn 180`.  Questions with one possible answer are not asked, as in the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from burnham.games.raising_chicago import TITLE
from burnham.games.raising_chicago.box import (
    BASIC,
    FREE,
    NEUTRAL,
    NUMBERED,
    PRESTIGE_OWNER,
    SQUARES,
    SYMBOLS,
    TYPE_SETS,
    Box,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import AUCTION, NEXT, PRODUCTION, PROJECT, TURN
from burnham.kernel.game import new_game
from burnham.kernel.position import Fact
from tests.games.table import AnyTable

MARION, ANGELIKA, NICOLE, OTTO = range(4)
SLOTS = ["I", "II", "III", "IV", "V"]
CORNERS = ["UL", "UR", "LL", "LR"]
BANNERS = ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "P"]


class Table(AnyTable):
    @property
    def g(self) -> RaisingChicago:
        assert isinstance(self.game.position, RaisingChicago)
        return self.game.position

    @property
    def box(self) -> Box:
        return self.g.box

    # --- answering ------------------------------------------------------------------------

    def offers(self, verb: str = "") -> list[str]:
        """The legal answers, with printed numbers; those of one verb if it is given."""
        return [word for word in super().offers() if not verb or word.split()[0] == verb]

    def called(self, kind: str, value: int) -> str:
        """A thing as the tests call it."""
        if kind == "square":
            return f"{SLOTS[value // SQUARES]} {CORNERS[value % SQUARES]}"
        if kind == "slot":
            return SLOTS[value]
        if kind in ("resource", "track"):
            return BASIC[value]
        if kind == "banner":
            return BANNERS[value]
        if kind == "rotation":
            return str(90 * value)
        if kind in ("unpaid", "favored"):
            types = "".join("LMJ"[t] for t in range(3) if TYPE_SETS[value] >> t & 1)
            word = "poverty" if kind == "unpaid" else "favor"
            return f"{word} {types}" if types else ""
        if kind in ("plot", "outskirts", "prestige", "tile", "neighborhood"):
            return str(value + 1)
        return str(value)

    def told_of(self, *keys: str) -> list[Fact]:
        """All facts with these keys that were told so far."""
        facts = [fact for _, fact in self.game.log]
        return [fact for fact in facts if fact.key in keys]

    # --- looking --------------------------------------------------------------------------

    def tokens(self, seat: int) -> tuple[int, int, int, int, int]:
        """Lumber, masonry, jackscrews, wilds, favors."""
        lumber, masonry, jackscrew = self.g.stock[3 * seat : 3 * seat + 3]
        return lumber, masonry, jackscrew, self.g.wild[seat], self.g.favor[seat]

    def tracks(self, seat: int) -> tuple[int, int, int]:
        lumber, masonry, jackscrew = self.g.tracks[3 * seat : 3 * seat + 3]
        return lumber, masonry, jackscrew

    def rep(self, seat: int) -> int:
        return self.g.reputation[seat]

    def score(self, category: str) -> list[int]:
        return [player["categories"][category] for player in self.game.scores()["players"]]

    def symbols(self, seat: int) -> dict[str, int]:
        counts = self.g.symbols[SYMBOLS * seat : SYMBOLS * seat + SYMBOLS]
        return {self.box.symbols[s]: count for s, count in enumerate(counts) if count}

    # --- rearranging ----------------------------------------------------------------------

    def give(self, seat: int, **things: Any) -> Self:
        """What a player has: lumber, masonry, jackscrew, wild, favor, poverty, expansions, bids
        (numbers), tracks (three columns), tiles, cards, pile, neighborhoods (printed numbers),
        symbols (names with amounts)."""
        g = self.g
        for name, value in things.items():
            if name in BASIC:
                g.stock[3 * seat + BASIC.index(name)] = value
            elif name == "tracks":
                g.tracks[3 * seat : 3 * seat + 3] = value
            elif name == "tiles":
                self._give_tiles(seat, value)
            elif name == "cards":
                g.company[seat] = [card - 1 for card in value]
            elif name == "pile":
                g.pile[seat] = [card - 1 for card in value]
            elif name == "neighborhoods":
                self._give_neighborhoods(seat, value)
            elif name == "symbols":
                for symbol, amount in value.items():
                    g.symbols[SYMBOLS * seat + self.box.symbols.index(symbol)] = amount
            else:
                getattr(g, name)[seat] = value
        return self

    def empty(self, seat: int) -> Self:
        """No tokens at all."""
        return self.give(seat, lumber=0, masonry=0, jackscrew=0, wild=0, favor=0)

    def _give_tiles(self, seat: int, numbers: Sequence[int]) -> None:
        for number in numbers:
            self.g.tile_holder[number - 1] = seat
            if number - 1 in self.g.outskirts_tile:
                spare = next(t for t in range(12) if t not in self._tiles_in_use())
                self.g.outskirts_tile[self.g.outskirts_tile.index(number - 1)] = spare

    def _tiles_in_use(self) -> list[int]:
        held = [tile for tile, holder in enumerate(self.g.tile_holder) if holder != FREE]
        return [*self.g.outskirts_tile, *held]

    def _give_neighborhoods(self, seat: int, numbers: Sequence[int]) -> None:
        for number in numbers:
            self.g.neighborhood_holder[number - 1] = seat

    def reputation(self, *values: int, order: Sequence[int] | None = None) -> Self:
        """Reputation of all seats; equal ones stand in the given order, else by seat."""
        g = self.g
        g.reputation = list(values)
        g.order = sorted(order or range(g.seats), key=lambda seat: -values[seat])
        return self

    def banners(self, **tracks: str) -> Self:
        """`banners(C1="jackscrew", P="masonry")`; the banners change places."""
        places = [BANNERS.index(name) for name in tracks]
        for name, track in tracks.items():
            here, wanted = BANNERS.index(name), BASIC.index(track)
            if self.g.banners[here] != wanted:
                others = [i for i in range(9) if i not in places or i > here]
                there = next(i for i in others if self.g.banners[i] == wanted)
                self.g.banners[here], self.g.banners[there] = wanted, self.g.banners[here]
        return self

    def building(self, plot: int, owner: int, levels: int = 1, project: int = 1) -> Self:
        g = self.g
        g.plot_owner[plot - 1] = owner
        g.plot_levels[plot - 1] = levels
        g.plot_tile[plot - 1] = project - 1
        if owner != NEUTRAL:
            g.supply[owner] -= levels
        return self

    def final_building(self, plot: int, owner: int, final: int) -> Self:
        return self.building(plot, owner, 1, NUMBERED + final)

    def prestige(self, plot: int, tile: int, degrees: int = 0) -> Self:
        g = self.g
        g.plot_owner[plot - 1] = PRESTIGE_OWNER
        g.plot_tile[plot - 1] = tile - 1
        g.plot_turn[plot - 1] = degrees // 90
        return self

    def moved(self, plot: int, owner: int, levels: int = 1) -> Self:
        """A building in the outskirts; the tile there is gone."""
        g = self.g
        g.outskirts_tile[plot - 1] = FREE
        g.outskirts_owner[plot - 1] = owner
        g.outskirts_levels[plot - 1] = levels
        g.outskirts_project[plot - 1] = 0
        return self

    def neighborhood(self, space: int, tile: int) -> Self:
        """Put a tile on a space; the two tiles change places if it lies elsewhere."""
        g = self.g
        if tile - 1 in g.neighborhoods:
            g.neighborhoods[g.neighborhoods.index(tile - 1)] = g.neighborhoods[space - 1]
        g.neighborhoods[space - 1] = tile - 1
        return self

    def only_neighborhoods(self, tiles: Mapping[int, int]) -> Self:
        """`{space: tile}`; all other spaces are empty."""
        self.g.neighborhoods = [tiles.get(space + 1, 0) - 1 for space in range(18)]
        return self

    def outskirts(self, *tiles: int) -> Self:
        """These tiles lie on the first plots; the other plots are the non-player color's."""
        for plot in range(8):
            if plot < len(tiles):
                self.g.outskirts_tile[plot] = tiles[plot] - 1
            else:
                self.moved(plot + 1, NEUTRAL)
        return self

    def display(self, *tiles: int) -> Self:
        """These prestige tiles are displayed, the others in the stack, lowest on top."""
        self.g.display = [tile - 1 for tile in tiles]
        self.g.prestige_stack = [t for t in reversed(range(10)) if t not in self.g.display]
        return self

    def member(self, **numbers: int) -> Self:
        """`member(A=5, B=7)`: council members on their spaces."""
        for letter, number in numbers.items():
            self.g.council["ABCD".index(letter)] = number - 1
        return self

    def areas(self, *cards: int) -> Self:
        """The resource cards of the project area, from slot I on."""
        for slot, card in enumerate(cards):
            self.g.slot_card[slot] = card - 1
        return self

    def projects(self, *numbers: int) -> Self:
        """The projects of the project area, from slot I on."""
        for slot, number in enumerate(numbers):
            self.g.slot_project[slot] = number - 1
        return self

    def marks(self, slot: str, **owners: int) -> Self:
        """Markers on a card: `marks("I", UL=ANGELIKA)`; they come from supply."""
        for corner, owner in owners.items():
            self.g.squares[square(f"{slot} {corner}")] = owner
            if owner != NEUTRAL:
                self.g.supply[owner] -= 1
        return self

    # --- going to a moment ----------------------------------------------------------------

    def bidding(self, *markers: int, rows: Sequence[int] | None = None) -> Self:
        """Phase 2 with so many markers for each seat, rows from top to bottom."""
        self.markers(*markers)
        self.g.rows = list(rows or range(self.g.seats))
        self.g.phase = 2
        return self.go(TURN)

    def markers(self, *counts: int) -> Self:
        """So many markers of each seat lie on the bidding board."""
        for seat, count in enumerate(counts):
            self.g.supply[seat] += self.g.bids[seat] - count
            self.g.bids[seat] = count
        return self

    def auction(self) -> Self:
        """Phase 3 with the markers that lie on the cards; the game then goes on by itself."""
        self.markers(*[0] * self.g.seats)
        self.g.phase = 3
        return self.go(AUCTION)

    def won(self, project: int, winner: int, markers: int = 1, slot: str = "I") -> Self:
        """Phase 4: a project (37 and up are final ones) was won with so many markers, besides
        those of `also_won`; no other project is left."""
        self.markers(*[0] * self.g.seats)
        self.also_won(project, winner, markers, slot)
        for other in range(5):
            if self.g.slot_winner[other] == FREE:
                self.g.slot_project[other] = FREE
        self.g.phase = 4
        return self.go(PROJECT)

    def also_won(self, project: int, winner: int, markers: int = 1, slot: str = "II") -> Self:
        g, index = self.g, SLOTS.index(slot)
        g.slot_project[index] = project - 1
        g.slot_winner[index] = winner
        for corner in range(SQUARES):
            g.squares[SQUARES * index + corner] = winner if corner < markers else FREE
        if winner != NEUTRAL:
            g.supply[winner] -= markers
        return self

    def production(self) -> Self:
        self.g.phase = 4
        return self.go(PRODUCTION)

    def ended(self) -> Self:
        """The game is over as it stands."""
        self.g.round = self.box.rounds
        self.markers(*[0] * self.g.seats)
        return self.go(NEXT)

    def go(self, step: int) -> Self:
        """Nothing is on the agenda but this step, and it runs."""
        self.g.agenda = []
        self.g.then(step)
        self.g.settle()
        return self


def square(name: str) -> int:
    """The number of a square: `square("IV UR")`."""
    slot, corner = name.split()
    return SQUARES * SLOTS.index(slot) + CORNERS.index(corner)


def table(seats: int = 3, council: bool = False, seed: str = "table") -> Table:
    """A new game, at the first bid."""
    return Table(new_game(TITLE, seats, seed, {"council": council}, None))
