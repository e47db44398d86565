"""The questions of Tollhouse."""

from __future__ import annotations

from burnham.kernel.step import LEGAL, Arg, Step, Verb, register
from tests.toy import questions
from tests.toy.position import Toll
from tests.toy.questions import ACT, KEEP, TURN


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
        if self.draw.has(answer):
            if not g.deck:
                return "empty"
            return LEGAL if g.coins[seat] >= g.toll else "poor"
        card = self.verb(answer).first(answer)
        return LEGAL if card in g.hands[seat] else "not-yours"

    def take(self, g: Toll, seat: int, arg: int, answer: int) -> None:
        if self.draw.has(answer):
            g.coins[seat] -= g.toll
            g.mark()
            g.hands[seat].append(g.deck.pop())
            g.note("drew", seat)
            return
        verb = self.verb(answer)
        card = verb.first(answer)
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
        buried = [self.bury.code(card) for card in sorted(g.hands[seat])]
        return [*buried, self.done.code()]

    def take(self, g: Toll, seat: int, arg: int, answer: int) -> None:
        if self.bury.has(answer):
            card = self.bury.first(answer)
            g.hands[seat].remove(card)
            g.deck.insert(0, card)
            g.note("buried", seat)


register(questions, [Turn("turn"), Act(), Keep()])
