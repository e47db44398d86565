"""Tables in one line.

    t = on_card("A", 3).give(0, money=2, area=1, permits="G2a")
    t.take("place build", "use build", "build 1-G2")
    assert t.g.money[0] == 1

Answers are told by the ids of the component file: `place income 3`, `take Y4a`, `use material`.
Questions with one possible answer are not asked, as in the game: here the permit to lay.
"""

from __future__ import annotations

from typing import Any, Self

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.box import ACTIONS, DEVELOPMENTS, Box
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.questions import CARD, YEAR
from burnham.kernel.game import Game, new_game
from tests.games.table import AnyTable


class Table(AnyTable):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.next = (YEAR, 0)

    @property
    def g(self) -> SanFrancisco:
        assert isinstance(self.game.position, SanFrancisco)
        return self.game.position

    @property
    def box(self) -> Box:
        return self.g.box

    # --- answering ------------------------------------------------------------------------

    def told(self, answer: int) -> str:
        step = self.g.step
        if step.name != "place_blocker":
            return super().told(answer)
        field = step.arguments(answer)["field"]
        card = self.box.card_labels[self.box.field_card[field]]
        return f"{step.verb(answer).name} {card} {self.called('field', field)}"

    def called(self, kind: str, value: int) -> str:
        box = self.box
        if kind == "field":
            action = ACTIONS[box.field_kind[value]]
            return f"{action} {box.field_amount[value]}" if action == "income" else action
        if kind == "bonus":
            return ACTIONS[box.bonus_kind[value]]
        if kind == "income":
            return str(box.incomes[value])
        names = {"site": box.site_ids, "permit": box.permit_ids, "tender": box.tender_ids}
        return {**names, "development": DEVELOPMENTS}[kind][value]

    def log(self) -> list[str]:
        """The keys of all that was told."""
        return [fact.key for _, fact in self.game.log]

    # --- rearranging ----------------------------------------------------------------------

    def give(self, player: int, **things: Any) -> Self:
        """What a player has: money, area, supply, rubble (numbers), progress (col, row), built,
        permits, developments (ids), tenders (ids, all taken), kept (the starting tender)."""
        for name, value in things.items():
            getattr(self, f"_give_{name}")(player, value)
        return self

    def _give_money(self, player: int, amount: int) -> None:
        self.g.money[player] = amount

    def _give_area(self, player: int, count: int) -> None:
        self.g.supply[player] += self.g.area[player] - count
        self.g.area[player] = count

    def _give_rubble(self, player: int, count: int) -> None:
        self.g.cleared[player] = count

    def _give_progress(self, player: int, place: tuple[int, int]) -> None:
        self.g.col[player], self.g.row[player] = place

    def _give_built(self, player: int, sites: str) -> None:
        for site in sites.split():
            number = self.box.site_ids.index(site)
            self.g.owner[number] = player
            self.g.rubble[number] = 0
            if self.g.supply[player]:
                self.g.supply[player] -= 1
            else:
                self.g.area[player] -= 1

    def _give_permits(self, player: int, ids: str) -> None:
        self.g.permit_pile = [*self.g.permits[player], *self.g.permit_pile]
        self.g.permits[player] = []
        for name in ids.split():
            self.g.permits[player].append(self._pull(name))

    def _give_developments(self, player: int, kinds: str) -> None:
        for name in kinds.split():
            kind = DEVELOPMENTS.index(name)
            self.g.developments[player].append(self.g.top_development(kind))
            self.g.stacks[kind] -= 1

    def _give_tenders(self, player: int, ids: str) -> None:
        for name in ids.split():
            self.g.taken[player].append(self.box.tender_ids.index(name))

    def _give_kept(self, player: int, name: str) -> None:
        self.g.kept[player] = self.box.tender_ids.index(name)

    def _pull(self, name: str) -> int:
        """Take a permit from wherever it lies; a gap in the display is filled from the pile."""
        g, permit = self.g, self.box.permit_ids.index(name)
        for pile in (g.permit_pile, g.permit_discard, *g.permits):
            if permit in pile:
                pile.remove(permit)
                return permit
        g.permit_display[g.permit_display.index(permit)] = g.permit_pile.pop(0)
        return permit

    def pile(self, *ids: str) -> Self:
        """Put permits on top of the pile, the first to be drawn first."""
        for name in reversed(ids):
            self.g.permit_pile.append(self._pull(name))
        return self

    def display(self, *ids: str) -> Self:
        """Lay out the permit display; "" is a gap."""
        for slot in range(len(ids)):
            lying = self.g.permit_display[slot]
            self.g.permit_display[slot] = NONE
            if lying != NONE:
                self.g.permit_pile.insert(0, lying)
        for slot, name in enumerate(ids):
            self.g.permit_display[slot] = self._pull(name) if name else NONE
        return self

    def tenders_out(self, *ids: str) -> Self:
        """Lay out the tender display; "" is a gap.  The cards come from anywhere."""
        g = self.g
        g.tender_display = [self.box.tender_ids.index(name) if name else NONE for name in ids]
        g.tender_pile = [t for t in g.tender_pile if t not in g.tender_display]
        return self

    def public(self, *ids: str) -> Self:
        self.g.public_tenders = [self.box.public_ids.index(name) for name in ids]
        return self

    def start(self) -> Self:
        """Forget what is asked and go on with the year or card that the table was made for."""
        self.g.agenda.clear()
        self.g.then(*self.next)
        self.g.settle()
        return self

    # --- reading --------------------------------------------------------------------------

    def hand(self, player: int) -> list[str]:
        return [self.box.permit_ids[permit] for permit in self.g.permits[player]]

    def permits_out(self) -> list[str]:
        return [self.box.permit_ids[p] if p != NONE else "" for p in self.g.permit_display]

    def discarded(self) -> list[str]:
        return [self.box.permit_ids[permit] for permit in self.g.permit_discard]

    def tenders_of(self, player: int) -> list[str]:
        return [self.box.tender_ids[tender] for tender in self.g.taken[player]]

    def developments_of(self, player: int) -> list[str]:
        return [self.box.development_ids[card] for card in self.g.developments[player]]

    def sites_of(self, player: int) -> list[str]:
        return [self.box.site_ids[s] for s, owner in enumerate(self.g.owner) if owner == player]

    def progress(self, player: int) -> tuple[int, int]:
        return self.g.col[player], self.g.row[player]

    def rubble_on(self, site: str) -> bool:
        return self.g.rubble[self.box.site_ids.index(site)] == 1

    def card(self) -> str:
        return self.box.card_labels[self.g.card]

    def points(self, category: str) -> list[int]:
        return dict(TITLE.rules.scores(self.g).categories)[category]


def new(seats: int, seed: str = "table", **options: Any) -> Table:
    """A table just opened: everybody is still to keep a tender."""
    return Table(new_game(TITLE, seats, seed, options, None))


def opened(seats: int = 2, seed: str = "table", **options: Any) -> Table:
    """1906, the first seat is to take income (in solo after the Committee)."""
    starter = {} if seats == 1 else {"start_player": "seat_1"}
    t = new(seats, seed, **{**starter, **options})
    for _ in range(seats):
        t.game.take(t.game.answers()[0])
    return t


def before_year(year: int, seats: int = 2, order: tuple[int, ...] = (), **options: Any) -> Table:
    """The marker is about to move to a year; `start()` moves it.  Stones lie in this order."""
    t = opened(seats, **options)
    t.g.order = list(order or range(t.g.players))
    t.next = (YEAR, t.box.years.index(year))
    return t


def in_year(year: int, seats: int = 2, order: tuple[int, ...] = (), **options: Any) -> Table:
    """The first player in order takes income; in 1915 the bonus."""
    return before_year(year, seats, order, **options).start()


def before_card(
    card: str,
    seats: int = 2,
    order: tuple[int, ...] = (),
    *,
    year: int = 1907,
    slot: int = 0,
    **options: Any,
) -> Table:
    """All are about to move to a card, which lies in this slot of the ring; the seats own nothing.
    `start()` asks the first player in order."""
    t = opened(seats, **options)
    g = t.g
    old = g.ring.index(t.box.card_labels.index(card))
    g.ring[slot], g.ring[old] = g.ring[old], g.ring[slot]
    g.year = t.box.years.index(year)
    g.order = list(order or range(g.players))
    g.incomes = [NONE] * g.players
    t.next = (CARD, slot)
    return t


def on_card(card: str, seats: int = 2, order: tuple[int, ...] = (), **options: Any) -> Table:
    """The first player in order is to place the stone on a card."""
    return before_card(card, seats, order, **options).start()
