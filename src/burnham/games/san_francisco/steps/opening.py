"""The choices and draws before the first year.

Every seat keeps one of its two private tenders, in secret.  Then the others are shuffled and
turned up, the permits turned up, and the start player drawn.  In solo the Committee goes first.
"""

from __future__ import annotations

from burnham.games.san_francisco.box import TENDERS
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.questions import YEAR
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class KeepTender(Step[SanFrancisco]):
    """Keep one of two private tenders, face down.  SF-017"""

    def __init__(self) -> None:
        super().__init__("keep_tender", Verb("keep", Arg("tender", TENDERS)))

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        return LEGAL if answer in g.dealt[seat] else "not-dealt"

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        g.kept[seat] = answer
        g.note("kept", seat)
        g.note("kept-tender", seat, "tender", answer, only=seat)


class Opening(Step[SanFrancisco]):
    """Tenders, then permits are turned up; who starts?  SF-018 SF-019 SF-020 SF-023"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        for seat in range(g.seats):
            for tender in g.dealt[seat]:
                if tender != g.kept[seat]:
                    g.tender_pile.append(tender)
        g.shuffle(g.tender_pile)
        g.refill_tenders()
        g.shuffle(g.permit_pile)
        g.refill_permits()
        if g.start == NONE:
            g.start = g.roll(g.seats)
        g.order = [(g.start + i) % g.players for i in range(g.players)]
        g.note("starts", g.start)
        g.then(YEAR, 0)
