"""Tollhouse: a game of five minutes that uses every part of the kernel, for its tests.

Each seat holds two hidden cards.  In a turn one plays a card for its value, or rolls a die and
risks it, or pays a toll from one's purse to draw.  When the deck and the hands are empty it ends.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any, Final

from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, NOBODY, Position
from burnham.kernel.scores import Item, Scores
from burnham.kernel.step import LEGAL, Arg, Step, Verb
from burnham.kernel.tables import Tables
from burnham.kernel.text import Text
from burnham.kernel.title import Option, Options, Title

TURN: Final = 0
ACT: Final = 1
KEEP: Final = 2

FIELDS: Final = [
    *KERNEL_FIELDS,
    *fields(INTS, PUBLIC, "coins played"),
    *fields(INT, PUBLIC, "toll"),
    *fields(ROWS, OWNER, "hands"),
    *fields(INTS, SECRET, "deck"),
]


class TollBox:
    def __init__(self, tables: Tables) -> None:
        self.cards = tables.numbers("cards", "values")
        self.toll = tables.number("costs", "toll")


class Toll(Position):
    def __init__(self, box: TollBox, seats: int) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        self.coins = [3] * seats
        self.played: list[int] = []
        self.toll = box.toll
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []

    def clone(self) -> Toll:
        twin = Toll(self.box, self.seats)
        twin.copy_kernel(self)
        twin.coins = self.coins[:]
        twin.played = self.played[:]
        twin.toll = self.toll
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        return twin

    def fill(self, seat: int) -> None:
        unseen = list(range(len(self.box.cards)))
        for card in [*self.played, *(self.hands[seat] if seat != NOBODY else [])]:
            unseen.remove(card)
        self.shuffle(unseen)
        for owner in range(self.seats):
            if owner != seat:
                self.hands[owner] = [unseen.pop() for _ in self.hands[owner]]
        self.deck = unseen

    def tally(self, seat: int) -> dict[str, int]:
        return {"coins": self.coins[seat]}

    def status(self) -> dict[str, int]:
        return {"left": len(self.deck)}

    def flaws(self) -> list[str]:
        cards = sorted(card for pile in [self.deck, self.played, *self.hands] for card in pile)
        return [] if cards == list(range(len(self.box.cards))) else ["a card is missing or twice"]


class Turn(Step[Toll]):
    """The next seat with something to do is asked; the game ends when nobody has."""

    def run(self, g: Toll, arg: int) -> None:
        for offset in range(g.seats):
            seat = (arg + offset) % g.seats
            if g.hands[seat]:
                g.then(TURN, (seat + 1) % g.seats)
                g.ask(ACT, seat)
                return


class Act(Step[Toll]):
    """Play a card, gamble it on a die, or pay the toll to draw one more."""

    def __init__(self) -> None:
        self.play = Verb("play", Arg("card", 12))
        self.gamble = Verb("gamble", Arg("card", 12))
        self.draw = Verb("draw")
        super().__init__("act", self.play, self.gamble, self.draw)

    def refusal(self, g: Toll, seat: int, arg: int, answer: int) -> str:
        if answer == self.draw.base:
            if not g.deck:
                return "empty"
            return LEGAL if g.coins[seat] >= g.toll else "poor"
        card = self.verb(answer).values(answer)[0]
        return LEGAL if card in g.hands[seat] else "not-yours"

    def take(self, g: Toll, seat: int, arg: int, answer: int) -> None:
        if answer == self.draw.base:
            g.coins[seat] -= g.toll
            g.mark()
            g.hands[seat].append(g.deck.pop())
            g.note("drew", seat)
            return
        verb = self.verb(answer)
        card = verb.values(answer)[0]
        g.hands[seat].remove(card)
        g.played.append(card)
        value = g.box.cards[card] if verb is self.play else g.roll(6) + 1
        g.coins[seat] += value
        g.note("gained", seat, "card", card, "value", value)
        if len(g.hands[seat]) > 1:
            g.ask(KEEP, seat)

    def about(self, g: Toll, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"toll": g.toll}


class Keep(Step[Toll]):
    """With two cards or more left: put one under the deck, or not."""

    def __init__(self) -> None:
        self.bury = Verb("bury", Arg("card", 12))
        self.done = Verb("done")
        super().__init__("keep", self.bury, self.done)

    def answers(self, g: Toll, seat: int, arg: int) -> list[int]:
        return [*sorted(g.hands[seat]), self.done.base]

    def take(self, g: Toll, seat: int, arg: int, answer: int) -> None:
        if answer != self.done.base:
            g.hands[seat].remove(answer)
            g.deck.insert(0, answer)
            g.note("buried", seat)


STEPS: Final[list[Step[Any]]] = [Turn("turn"), Act(), Keep()]


def setup(box: TollBox, seats: int, options: Options, seed: str) -> Toll:
    g = Toll(box, seats)
    g.reseed(seed)
    g.deck = list(range(len(box.cards)))
    g.shuffle(g.deck)
    for hand in g.hands:
        hand.extend(g.deck.pop() for _ in range(3))
    if options["free"]:
        g.toll = 0
    g.then(TURN, 0)
    return g


def scores(g: Toll) -> Scores:
    return Scores([("coins", g.coins)], [("cards", [len(hand) for hand in g.hands])])


def items(g: Toll) -> list[Item]:
    return [Item("coins", seat, "purse", coins, {}) for seat, coins in enumerate(g.coins)]


def plain(seen: Toll, text: Text) -> str:
    return "\n".join(f"{text.seat(s)}: {seen.coins[s]}" for s in range(seen.seats))


def drawing() -> ModuleType:
    raise NotImplementedError("Tollhouse has no board")


TITLE = Title(
    id="toy",
    rule_prefix="TY",
    rules_version=1,
    min_seats=2,
    max_seats=3,
    complete=True,
    folder=Path(__file__).parent,
    options=(Option("free", (False, True), False, seats=(2,)),),
    steps=STEPS,
    make_box=TollBox,
    blank=Toll,
    setup=setup,
    scores=scores,
    items=items,
    judge=lambda g, seat: float(g.coins[seat]),
    kinds={
        "seat": lambda box, value: {"seat": value + 1},
        "card": lambda box, value: {"value": box.cards[value], "suit": ("red", "blue")[value % 2]},
    },
    plain=plain,
    drawing=drawing,
)
