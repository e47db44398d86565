"""Tables of Chicago made in one line, and the words that tests tell them in.

    t = table("Y03:1@s0602", "R02:2@s0702", points=6)
    t.dice((1, 5), (2, 4))
    t.go("Y03", "s0702")
    assert t.where("R02") is None

A member is `Y03`, a field `s0702` or `YC`, as in the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.box import (
    BUILDINGS,
    FIGURES,
    GANGS,
    NO_GANG,
    OFF_BOARD,
    STRENGTHS,
    Box,
)
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import (
    CHOOSE_ROUTE,
    END_PHASE,
    END_TURN,
    HIRE,
    HIRE_IN_TURN,
    MOVE,
    NEXT_TURN,
    ROLL,
    START_PHASE,
    START_ROUND,
)
from burnham.kernel.game import Game, new_game
from burnham.kernel.position import NOBODY
from burnham.kernel.text import Text, joined
from tests.games.table import MADE


class Table:
    """A position with the words of the rules: gangs are letters, members and fields ids."""

    def __init__(self, game: Game) -> None:
        self.game = game
        assert isinstance(game.position, Chicago)
        self.g: Chicago = game.position
        self.g.facts = []
        self.box: Box = self.g.box
        self.field_of = {self.box.label(f): f for f in range(self.box.fields)}
        MADE.append(self)

    def __str__(self) -> str:
        text = Text(TITLE, self.box, "en", {}, self.g.seats)
        asked = "over" if self.g.over else f"{self.g.step.name} asks {self.words()}"
        told = [text.fact(fact) for fact in (self.g.facts or [])[-20:]]
        return "\n".join([joined(TITLE.showing.plain(self.g, text)), "", *told, asked])

    # --- looking --------------------------------------------------------------------------

    def gang(self, letter: str) -> int:
        return self.box.gang_ids.index(letter)

    def member(self, name: str) -> int:
        return self.gang(name[0]) * FIGURES + int(name[1:]) - 1

    def name(self, member: int) -> str:
        return f"{self.box.gang_ids[member // FIGURES]}{member % FIGURES + 1:02d}"

    def where(self, name: str) -> str | None:
        field = self.g.where[self.member(name)]
        return None if field == OFF_BOARD else self.box.label(field)

    def rings(self, name: str) -> int:
        return self.g.rings[self.member(name)]

    def owner(self, building: str) -> str | None:
        gang = self.g.owner[self.field_of[building]]
        return None if gang == NO_GANG else self.box.gang_ids[gang]

    def cash(self, letter: str) -> int:
        return self.g.cash[self.gang(letter)]

    def reserve(self, letter: str) -> int:
        return self.g.reserve[self.gang(letter)]

    def bought(self, letter: str) -> list[int]:
        """One-, two- and three-ring members bought in this phase."""
        first = self.gang(letter) * STRENGTHS
        return self.g.bought[first + 1 : first + 4]

    def buildings(self, letter: str) -> list[str]:
        return [self.box.label(b) for b in self.g.buildings(self.gang(letter))]

    def income(self, letter: str) -> int:
        return self.g.income(self.gang(letter))

    @property
    def points(self) -> int:
        return self.g.points

    @property
    def question(self) -> str | None:
        return None if self.g.over else self.g.step.name

    @property
    def turn(self) -> str:
        """The gang whose turn it is."""
        return self.box.gang_ids[self.g.gang]

    def words(self) -> list[str]:
        self.g.touched()  # a test may have changed fields by hand
        return [self.g.step.word(answer) for answer in self.g.answers()]

    def why(self, word: str) -> str:
        """The reason's key; empty if the answer is legal."""
        answer = self.g.step.number(word)
        return self.g.step.refusal(self.g, self.g.seat, self.g.arg, answer)

    def why_hire(self, letter: str, rings: int) -> str:
        """Why a gang could not hire at the start of the phase, whoever is asked now."""
        gang = self.gang(letter)
        return self.g.steps[HIRE].refusal(self.g, self.g.leader[gang], gang, rings)

    def told(self, key: str) -> list[dict[str, int]]:
        """The facts of one kind, oldest first."""
        return [fact.args for fact in self.g.facts or [] if fact.key == key]

    # --- dice -----------------------------------------------------------------------------

    def roll(self, *faces: int) -> Table:
        """The movement die (or dice) will show these faces."""
        die = self.box.die_faces[self.g.die]
        self.g.scripted += [die.index(face) for face in faces]
        return self

    def dice(self, *throws: tuple[int, int]) -> Table:
        """The next duel dice: (strength, face) in the order they are thrown."""
        for strength, face in throws:
            self.g.scripted.append(self.box.duel_die[strength].index(face))
        return self

    # --- answering ------------------------------------------------------------------------

    def take(self, *words: str) -> Table:
        """Give these answers; a duel that comes of one is thrown at once."""
        for word in words:
            self.answer(word)
            while self.question == "throw":
                self.answer("throw")
        return self

    def answer(self, word: str) -> None:
        """Give one answer and leave what comes of it open."""
        self.g.touched()
        answer = self.g.step.number(word)
        assert answer in self.g.answers(), f"{word}: {self.why(word)}\n{self}"
        self.g.take(answer)
        assert not self.g.flaws(), f"{self.g.flaws()}\n{self}"

    def choose(self, name: str) -> Table:
        """Let a member move, unless it is the only one that can."""
        if self.question == "choose_member":
            return self.take(f"move member={self.member(name)}")
        assert self.g.asked_step == CHOOSE_ROUTE, str(self)
        assert self.g.arg == self.member(name), str(self)
        return self

    def go(self, name: str, field: str) -> Table:
        self.choose(name)
        word = f"go field={self.field_of[field]}"
        if self.why(word) == "by-street":
            self.take("street")
        return self.take(word)

    def attack(self, name: str, field: str) -> Table:
        """Go and stop before the dice are thrown."""
        self.choose(name).answer(f"go field={self.field_of[field]}")
        assert self.question == "throw", str(self)
        return self

    def spend(self, name: str, field: str) -> Table:
        return self.choose(name).take(f"spend field={self.field_of[field]}")

    def place(self, building: str) -> Table:
        return self.take(f"put field={self.field_of[building]}")

    # --- what a member may do -------------------------------------------------------------

    def reach(self, name: str) -> dict[str, int]:
        """Every field that a member can go to, with its points."""
        twin = self.twin().choose(name)
        found = twin._targets()
        if "street" in twin.words():
            found |= twin.take("street")._targets()
        return found

    def _targets(self) -> dict[str, int]:
        g = self.g
        found: dict[str, int] = {}
        for answer in g.answers():
            if g.step.word(answer).startswith("go "):
                length = g.step.about(g, g.seat, g.arg, answer)["length"]
                found[self.box.label(g.step.arguments(answer)["field"])] = length
        return found

    def paces(self, name: str) -> list[str]:
        """Every field where a member can use up all points."""
        words = self.twin().choose(name).words()
        fields = [int(word.split("=")[1]) for word in words if word.startswith("spend ")]
        return [self.box.label(field) for field in fields]

    def movers(self) -> list[str]:
        assert self.question == "choose_member", str(self)
        return [self.name(member) for member in self.g.answers()]

    def placings(self) -> list[str]:
        assert self.question == "place", str(self)
        return [self.box.label(answer) for answer in self.g.answers()]

    def hirings(self) -> list[int]:
        """The rings that can be bought now."""
        assert self.question in ("hire", "hire_in_turn"), str(self)
        self.g.touched()
        return [answer for answer in self.g.answers() if answer < STRENGTHS]

    def twin(self) -> Table:
        game = self.game.clone()
        return Table(game)


def start(seats: int = 4, **options: bool | str) -> Table:
    """A new game, at its first question."""
    return Table(new_game(TITLE, seats, "test", options, None))


def empty(
    *members: str,
    seats: int = 4,
    phase: str = "A",
    owners: Mapping[str, str] | None = None,
    cash: Mapping[str, int] | None = None,
    reserve: Mapping[str, int] | None = None,
    bought: Mapping[str, list[int]] | None = None,
    **options: bool | str,
) -> Table:
    """A table where only the named members stand (`Y03:2@s0602`) and no question is open.

    Figures before the last named of a gang have been removed.  `owners` gives space-separated
    buildings to gangs (`.` is nobody), over what is printed.
    """
    t = start(seats, **options)
    g = t.g
    g.agenda = []
    g.facts = []
    g.phase = t.box.phases.index(phase)
    for gang in range(GANGS):
        g.bank += g.rings[gang * FIGURES]
        g.rings[gang * FIGURES] = 0
    for given in members:
        name, rest = given.split(":")
        rings, field = rest.split("@")
        member = t.member(name)
        g.rings[member] = int(rings)
        g.bank -= int(rings)
        g.reserve[member // FIGURES] = min(
            g.reserve[member // FIGURES], FIGURES - 1 - member % FIGURES
        )
        place = t.field_of[field]
        if place < BUILDINGS:
            g.owner[place] = member // FIGURES
        g.stand(member, place)
    for letter, buildings in (owners or {}).items():
        for building in buildings.split():
            g.owner[t.field_of[building]] = NO_GANG if letter == "." else t.gang(letter)
    for letter, amount in (cash or {}).items():
        g.cash[t.gang(letter)] = amount
    for letter, count in (reserve or {}).items():
        g.reserve[t.gang(letter)] = count
    for letter, counts in (bought or {}).items():
        first = t.gang(letter) * STRENGTHS
        g.bought[first + 1 : first + 4] = counts
    g.event()
    g.facts = []
    return t


def table(
    *members: str,
    turn: str = "Y",
    points: int = 0,
    round: int = 1,
    before_roll: bool = False,
    seats: int = 4,
    phase: str = "A",
    owners: Mapping[str, str] | None = None,
    cash: Mapping[str, int] | None = None,
    reserve: Mapping[str, int] | None = None,
    bought: Mapping[str, list[int]] | None = None,
    **options: bool | str,
) -> Table:
    """A gang's turn: with points to spend, or before its roll.  See `empty` for the rest."""
    t = empty(
        *members,
        seats=seats,
        phase=phase,
        owners=owners,
        cash=cash,
        reserve=reserve,
        bought=bought,
        **options,
    )
    g, gang = t.g, t.gang(turn)
    g.round = round
    g.gang = gang
    g.points = points
    g.then(START_ROUND, round + 1)
    g.then(NEXT_TURN, g.order().index(gang) + 1)
    g.then(END_TURN, gang)
    if before_roll:
        g.then(ROLL, gang)
        g.ask(HIRE_IN_TURN, g.leader[gang], gang)
    else:
        g.then(MOVE, gang)
    return t if before_roll else settled(t)


def phase_start(t: Table, phase: str) -> Table:
    """Begin a phase on a table made by `empty`."""
    t.g.then(START_PHASE, t.box.phases.index(phase))
    return settled(t)


def phase_end(t: Table) -> Table:
    """End the phase of a table made by `empty`: goals, payout, what follows."""
    t.g.then(END_PHASE)
    return settled(t)


def settled(t: Table) -> Table:
    t.g.settle()
    assert not t.g.flaws(), f"{t.g.flaws()}\n{t}"
    return t


def winner(t: Table) -> int | None:
    return None if t.g.winner == NOBODY else t.g.winner


def member_and_route(t: Table, choose: Callable[[Table], str]) -> tuple[str, str]:
    """The next mover that somebody chooses and what it does; for a go, the field."""
    if t.question == "choose_member":
        t.take(choose(t))
    name = t.name(t.g.arg)
    verb, _, field = choose(t).partition(" field=")
    return name, t.box.label(int(field)) if verb == "go" else verb
