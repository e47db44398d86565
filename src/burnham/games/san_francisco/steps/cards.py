"""The ring of action cards.

On each of the six cards every player, in turn order, puts the stone on a free field and at once
carries out one option: the field's own action, another one of the card for a fee, or nothing.
Then the displays are refilled and the stones give the order for the next card.
"""

from __future__ import annotations

from burnham.games.san_francisco.box import CARDS_IN_RING, FIELDS, PASS
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.questions import (
    CARD,
    CARD_DONE,
    CHOOSE_ACTION,
    COMMITTEE_TURN,
    PLACE_STONE,
    SCORING,
    YEAR,
)
from burnham.games.san_francisco.steps.actions import (
    PLAIN,
    carry_out,
    foreseen,
    hindrance,
    is_costly,
    least_cost,
)
from burnham.games.san_francisco.steps.years import right_to_left
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class Card(Step[SanFrancisco]):
    """All players move to the card in slot `arg`.  SF-028 SF-030 SF-183"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        g.slot = arg
        self.announce(g)
        g.then(CARD_DONE)
        for player in reversed(g.order):
            if player == g.committee:
                g.then(COMMITTEE_TURN)
            else:
                g.ask(PLACE_STONE, player)

    def announce(self, g: SanFrancisco) -> None:
        """The heading of the card's log: its name and the turn order."""
        first, second = g.order[0], g.order[1]
        if g.players == 2:
            g.note("card-2", first, "card", g.card, "seat2", second)
        elif g.players == 3:
            g.note("card-3", first, "card", g.card, "seat2", second, "seat3", g.order[2])
        else:
            third, last = g.order[2], g.order[3]
            g.note("card-4", first, "card", g.card, "seat2", second, "seat3", third, "seat4", last)


class PlaceStone(Step[SanFrancisco]):
    """Put your stone on a free field of the card.  SF-030 SF-031 SF-039 SF-040 SF-165"""

    def __init__(self) -> None:
        super().__init__("place_stone", Verb("place", Arg("field", FIELDS)))

    def candidates(self, g: SanFrancisco, seat: int, arg: int) -> list[int]:
        return g.card_fields(g.card)

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        if not g.on_card(answer, g.card):
            return "other-card"
        if g.blocked(answer):
            return "field-blocked"
        return "occupied" if answer in g.stones else LEGAL

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        place_stone(g, seat, answer)
        if g.box.field_kind[answer] == PASS:
            g.note("passed", seat)
        else:
            g.note("placed", seat, "field", answer)
            g.ask(CHOOSE_ACTION, seat, answer)

    def about(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> dict[str, int]:
        found = {"card": g.card}
        if answer >= 0:
            kind = g.box.field_kind[answer]
            found["possible"] = int(not hindrance(g, seat, kind, g.money[seat], False))
            forced = g.steps[CHOOSE_ACTION].answers(g, seat, answer) == [answer]
            found.update(foreseen(g, seat, kind, g.money[seat]) if forced else {"then": PLAIN})
            if answer in g.stones:
                found["seat2"] = g.stones.index(answer)
        return found


def place_stone(g: SanFrancisco, player: int, field: int) -> None:
    g.stones[player] = field
    g.incomes[player] = NONE


class ChooseAction(Step[SanFrancisco]):
    """Use the action under your stone (`arg`), or another of the card for a fee, or forgo.
    SF-032 SF-034 to SF-038 SF-041 SF-042"""

    def __init__(self) -> None:
        self.use = Verb("use", Arg("field", FIELDS))
        self.forgo = Verb("forgo")
        super().__init__("choose_action", self.use, self.forgo, forced=True)

    def candidates(self, g: SanFrancisco, seat: int, arg: int) -> list[int]:
        fields = [self.use.code(field) for field in g.card_fields(g.card)]
        return [*fields, self.forgo.code()]

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        if self.forgo.has(answer):
            own = g.box.field_kind[arg]
            spared = is_costly(own) or hindrance(g, seat, own, g.money[seat], False)
            return LEGAL if spared else "must-act"
        field = self.use.first(answer)
        if not g.on_card(field, g.card):
            return "other-card"
        kind = g.box.field_kind[field]
        if kind == PASS:
            return "pass-field"
        if g.blocked(field):
            return "field-blocked"
        left = g.money[seat] - remote_fee(g, arg, field)
        return "poor" if left < 0 else hindrance(g, seat, kind, left, False)

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        if self.forgo.has(answer):
            g.note("forgoes", seat)
            return
        field = self.use.first(answer)
        fee = remote_fee(g, arg, field)
        if fee:
            g.money[seat] -= fee
            g.note("remote", seat, "field", field, "fee", fee)
        carry_out(g, seat, g.box.field_kind[field], g.box.field_amount[field], False)

    def about(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> dict[str, int]:
        found = {"card": g.card, "money": g.money[seat], "field2": arg}
        if self.use.has(answer):
            field = self.use.first(answer)
            kind, fee = g.box.field_kind[field], remote_fee(g, arg, field)
            found.update(foreseen(g, seat, kind, g.money[seat] - fee))
            found["fee"] = fee
            found["price"] = fee + least_cost(g, seat, kind)
        return found


def remote_fee(g: SanFrancisco, stone: int, field: int) -> int:
    """$2 for every field between stone and action, the pass field not counted.  SF-034 SF-035"""
    return g.box.remote_fee * abs(g.box.field_rank[stone] - g.box.field_rank[field])


class CardDone(Step[SanFrancisco]):
    """After the last turn on a card: the end, or refill and on to the next card or year.
    SF-055 SF-090 SF-101 SF-104 SF-105"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        if g.builder != NONE:
            g.then(SCORING)
            return
        g.refill_permits()
        g.refill_tenders()
        g.order = right_to_left(g.stones)
        if g.slot + 1 < CARDS_IN_RING:
            g.then(CARD, g.slot + 1)
        else:
            g.then(YEAR, g.year + 1)


class Scoring(Step[SanFrancisco]):
    """Nothing is left to ask: the game is over and can be scored.  SF-102 SF-109"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        g.note("chapter-scoring", NONE)
        for seat in range(g.seats):
            g.note("shows", seat, "tender", g.kept[seat])
