"""Phase 2, building.

1. Deal two tiles to each player (none in the first decade).
2. With the draft: keep one and pass two on, then pass on one of the two received.
3. In secret each player chooses the tile to build and the tile to discard; the third is kept.
4. All built tiles are turned up together; their workers walk to the job market.
5. In the third decade everybody gains the partner of the third building space.

All choices of one kind are asked in seat order and kept in `choice`, which only its owner sees.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import BUILDINGS
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    ACTION_PHASE,
    BUILD,
    BUILDINGS_PHASE,
    DISCARD,
    DRAFT_FIRST_PASS,
    DRAFT_KEEP,
    DRAFT_PASS_ON,
    DRAFT_SECOND_PASS,
    NONE,
    REVEAL,
)
from burnham.kernel.position import NOBODY
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class BuildingPhase(Step[BigShoulders]):
    """BS-016 BS-065 BS-066"""

    def run(self, g: BigShoulders, arg: int) -> None:
        g.phase = BUILDINGS_PHASE
        g.note("chapter-building", NOBODY, "decade", g.decade - 1)
        g.mark()
        stack = g.building_stacks[g.box.building_era[g.decade - 1] - 1]
        for seat in range(g.seats):
            # Told in the order of their numbers: the order of the deal is nobody's business.
            dealt = sorted([stack.pop() for _ in range(g.box.buildings_dealt[g.decade - 1])])
            for tile in dealt:
                g.note("dealt", seat, "building", tile, only=seat)
            g.hands[seat] = sorted(g.hands[seat] + dealt)
        g.then(REVEAL)
        for seat in range(g.seats - 1, -1, -1):
            g.ask(DISCARD, seat)
            g.ask(BUILD, seat)
        if g.draft:
            ask_all(g, DRAFT_PASS_ON, DRAFT_SECOND_PASS)
            ask_all(g, DRAFT_KEEP, DRAFT_FIRST_PASS)


def ask_all(g: BigShoulders, question: int, afterwards: int) -> None:
    """Ask every seat, first seat first; then all answers take effect together.  BS-069"""
    g.then(afterwards)
    for seat in range(g.seats - 1, -1, -1):
        g.ask(question, seat)


# --- the draft ----------------------------------------------------------------------------


def receiver(g: BigShoulders, seat: int) -> int:
    """Whom a seat passes tiles to.  BS-269"""
    step = 1 if g.box.draft_left[g.decade - 1] else g.seats - 1
    return (seat + step) % g.seats


class DraftKeep(Step[BigShoulders]):
    """Keep one tile of three, pass the other two on.  BS-268"""

    def __init__(self) -> None:
        super().__init__("draft_keep", Verb("keep", Arg("building", BUILDINGS)))

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return sorted(g.hands[seat])

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        return LEGAL if answer in g.hands[seat] else "not-in-hand"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.choice[seat] = answer

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"seat2": receiver(g, seat)}


class DraftFirstPass(Step[BigShoulders]):
    """Two tiles of every hand move at once.  A seat notes: kept, given, given, got, got."""

    def run(self, g: BigShoulders, arg: int) -> None:
        given = [[t for t in g.hands[s] if t != g.choice[s]] for s in range(g.seats)]
        for seat in range(g.seats):
            other = receiver(g, seat)
            g.notes[seat].append(g.choice[seat])
            g.notes[seat] += given[seat]
            g.note("gave", seat, "building", given[seat][0], "building2", given[seat][1],
                   "seat2", other, only=seat)  # fmt: skip
        for seat in range(g.seats):
            other = receiver(g, seat)
            g.notes[other] += given[seat]
            g.hands[other] = sorted([g.choice[other]] + given[seat])
            g.note("got", other, "building", given[seat][0], "building2", given[seat][1],
                   "seat2", seat, only=other)  # fmt: skip
        g.choice = [NONE] * g.seats
        g.note("drafted", NOBODY)


class DraftPassOn(Step[BigShoulders]):
    """Of the two tiles received, pass one on.  BS-268"""

    def __init__(self) -> None:
        super().__init__("draft_pass_on", Verb("pass", Arg("building", BUILDINGS)))

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        return LEGAL if answer in g.notes[seat][-2:] else "not-received"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.choice[seat] = answer

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"seat2": receiver(g, seat)}


class DraftSecondPass(Step[BigShoulders]):
    """One tile of every hand moves at once.  A seat notes: given, got."""

    def run(self, g: BigShoulders, arg: int) -> None:
        for seat in range(g.seats):
            g.hands[seat].remove(g.choice[seat])
            g.notes[seat].append(g.choice[seat])
            g.note("gave-one", seat, "building", g.choice[seat], "seat2", receiver(g, seat),
                   only=seat)  # fmt: skip
        for seat in range(g.seats):
            other = receiver(g, seat)
            g.notes[other].append(g.choice[seat])
            g.hands[other].append(g.choice[seat])
            g.hands[other].sort()
            g.note("got-one", other, "building", g.choice[seat], "seat2", seat, only=other)
        g.choice = [NONE] * g.seats
        g.note("drafted-on", NOBODY)


# --- building -----------------------------------------------------------------------------


class Build(Step[BigShoulders]):
    """The tile to build, face down until all have chosen.  BS-067 BS-069"""

    def __init__(self) -> None:
        super().__init__("build", Verb("build", Arg("building", BUILDINGS)))

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return sorted(g.hands[seat])

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        return LEGAL if answer in g.hands[seat] else "not-in-hand"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.hands[seat].remove(answer)
        g.choice[seat] = answer

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        workers = g.box.building_workers[answer] if answer >= 0 else 0
        return {"decade": g.decade - 1, "workers": workers}


class Discard(Step[BigShoulders]):
    """The tile that leaves the game unseen; the other one is kept.  BS-067 BS-069"""

    def __init__(self) -> None:
        super().__init__("discard", Verb("discard", Arg("building", BUILDINGS)))

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return sorted(g.hands[seat])

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        return LEGAL if answer in g.hands[seat] else "not-in-hand"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.hands[seat].remove(answer)
        g.discarded[seat].append(answer)
        g.note("discarded", seat, "building", answer, only=seat)
        for kept in g.hands[seat]:
            g.note("kept", seat, "building", kept, only=seat)


class Reveal(Step[BigShoulders]):
    """BS-068 BS-069 BS-070 BS-073"""

    def run(self, g: BigShoulders, arg: int) -> None:
        g.mark()
        workers = 0
        for seat in range(g.seats):
            tile = g.choice[seat]
            g.built[seat * g.box.decades + g.decade - 1] = tile
            workers += g.box.building_workers[tile]
            g.note("built", seat, "building", tile)
        g.choice = [NONE] * g.seats
        before = g.job_market
        g.to_market(workers)
        g.note("workers-came", NOBODY, "count", g.job_market - before)
        if g.box.partner_gained[g.decade - 1]:
            for seat in range(g.seats):
                g.row_partner[seat] = 1
                g.partners[seat] += 1
                g.available[seat] += 1
            g.note("row-partners", NOBODY)
        g.then(ACTION_PHASE)
