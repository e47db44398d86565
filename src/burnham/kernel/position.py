"""A position: what lies on the table, the agenda of open questions, and the dice.

The agenda is a stack of (step, seat, argument) triples kept flat in one list, top last.
Nothing else holds flow, so a position can be copied, saved, compared and searched.
A question for seat `NOBODY` asks nothing: it is a piece of the sequence of play that just runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from burnham.kernel.chance import SFC32, TOLD, TOLD_COUNT, Chance, NeedRoll
from burnham.kernel.errors import Stuck
from burnham.kernel.fields import (
    INT,
    INTS,
    OWNER,
    PUBLIC,
    SECRET,
    Field,
    check_shapes,
    copied,
    fields,
    masked,
)

if TYPE_CHECKING:
    from burnham.kernel.step import Step

NOBODY: Final = -1
"""The seat of a step that asks nothing, and the viewer of a spectator's position."""

EVERYTHING: Final = -2
"""The viewer of a position in which nothing is hidden."""

NOTHING: Final = -1
"""The step that asks when the game is over."""

MOST_UNASKED: Final = 10_000
"""No answer leads through so many steps that ask nothing or are forced."""

EVERYONE: Final = -1
"""The audience of a fact that all may hear."""


class Fact:
    """Something that happened, for the log: a key, who did it, and named numbers."""

    def __init__(self, key: str, seat: int, args: dict[str, int], only: int) -> None:
        self.key = key
        self.seat = seat
        self.args = args
        self.only = only

    def heard_by(self, seat: int) -> bool:
        return self.only == EVERYONE or self.only == seat

    def __reduce__(self) -> Any:
        return Fact, (self.key, self.seat, self.args, self.only)


MOST_SEATS: Final = 16
MOST_QUESTIONS: Final = 64
"""No agenda is longer: the strangest card of any box puts some thirty questions on it at once."""

MOST_ARGUMENT: Final = 2**31 - 1

DICE_FIELDS: Final = fields(INT, SECRET, "rng_a rng_b rng_c rng_d")
"""Without limits: `are_dice` tells what they may be, and nobody ever observes them."""

KERNEL_FIELDS: Final = [
    *fields(INT, PUBLIC, "seats", high=MOST_SEATS),
    *fields(INT, PUBLIC, "viewer", of="player", low=EVERYTHING, high=MOST_SEATS - 1),
    *fields(INTS, PUBLIC, "agenda", cap=3 * MOST_QUESTIONS, low=-1, high=MOST_ARGUMENT),
    *DICE_FIELDS,
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Chance):
    """Subclasses add their own numbers and lists, name them in `all_fields`, copy them in `clone`.

    `steps` and `all_fields` are made once a game and shared; the fields are KERNEL_FIELDS and
    then the game's own.
    """

    def __init__(self, steps: list[Step[Any]], all_fields: list[Field], seats: int) -> None:
        super().__init__()
        self.steps = steps
        self.all_fields = all_fields
        self.seats = seats
        self.viewer = EVERYTHING
        self.agenda: list[int] = []
        self.facts: list[Fact] | None = None
        self.marked = False
        self.scripted: list[int] = []
        self.offered: list[int] | None = None  # the answers that `settle` has worked out already

    # --- what a game fills in -------------------------------------------------------------

    def clone(self) -> Position:
        """A copy that shares only the box; begin with `copy_kernel`."""
        raise NotImplementedError

    def fill(self, seat: int) -> None:
        """Deal the unknowns at random, in keeping with all that `seat` knows (see `imagine`)."""

    def cover(self, seat: int) -> None:
        """Hide more than the fields' declarations say, if a game needs to."""

    def tally(self, seat: int) -> dict[str, int]:
        """What a seat owns in plain sight, by name: shown in panels and as previews."""
        return {}

    def status(self) -> dict[str, int]:
        """Where the game stands, as named numbers for the text `status`: year, round, phase."""
        return {}

    def flaws(self) -> list[str]:
        """Conservation laws that do not hold; empty in every position the rules can reach."""
        return []

    def worked_out(self) -> list[str]:
        """Attributes beside the fields, which keep what was worked out of them; None in a copy."""
        return []

    @property
    def players(self) -> int:
        """The seats, and with them a player of the box's own, if a game has one (solo)."""
        return self.seats

    # --- agenda ---------------------------------------------------------------------------

    def ask(self, step: int, seat: int, arg: int = 0) -> None:
        """Put a question on top of the agenda: it is answered before those below it."""
        self.offered = None
        self.agenda.append(step)
        self.agenda.append(seat)
        self.agenda.append(arg)

    def then(self, step: int, arg: int = 0) -> None:
        """Put a step on top that asks nobody and just runs."""
        self.ask(step, NOBODY, arg)

    def unask(self) -> None:
        """Take the question on top off the agenda."""
        self.offered = None
        for _ in range(3):  # in native code quicker than to delete a slice
            self.agenda.pop()

    def touched(self) -> None:
        """Say that fields were changed by hand: what was worked out of them is forgotten."""
        self.offered = None

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def seat(self) -> int:
        """Who is asked now; NOBODY when the game is over."""
        return self.agenda[-2] if self.agenda else NOBODY

    @property
    def arg(self) -> int:
        return self.agenda[-1]

    @property
    def asked_step(self) -> int:
        """The number of the step that asks now; NOTHING when the game is over."""
        return self.agenda[-3] if self.agenda else NOTHING

    @property
    def step(self) -> Step[Any]:
        return self.steps[self.agenda[-3]]

    def waits(self, step: int) -> bool:
        """Whether a step is on the agenda, now or later, whoever is asked."""
        return any(self.agenda[place] == step for place in range(0, len(self.agenda), 3))

    def asks(self, step: int, seat: int) -> bool:
        """Whether a step is on the agenda for this seat, now or later."""
        for place in range(0, len(self.agenda), 3):
            if self.agenda[place] == step and self.agenda[place + 1] == seat:
                return True
        return False

    def waiting_steps(self) -> list[int]:
        """The steps on the agenda, the one that asks now first."""
        return self.agenda[-3::-3]

    def waiting_seats(self) -> list[int]:
        """The seats of the questions on the agenda, the one that is asked now first."""
        return [seat for seat in self.agenda[-2::-3] if seat != NOBODY]

    def answers(self) -> list[int]:
        """Every legal answer to the question on top, sorted; empty when the game is over."""
        if not self.agenda:
            return []
        if self.offered is not None:
            return self.offered[:]
        found = self.step.answers(self, self.seat, self.arg)
        if not found:
            raise self.stuck("no-answer")
        return found

    def stuck(self, key: str) -> Stuck:
        """The error that says at which step of which rules nothing goes on."""
        return Stuck(key, step=self.step.name, rules=type(self.step).__module__, seat=self.seat)

    def take(self, answer: int) -> None:
        """Carry out an answer taken from `answers()`.  It is marked if it rolled, revealed
        something, or handed the question on: free undo ends here."""
        seat = self.seat
        self.carry_out(answer)
        if self.seat != seat:
            self.marked = True

    def carry_out(self, answer: int) -> None:
        """Do what an answer does and run to the next question; marked only by what it rolled or
        revealed."""
        step, seat, arg = self.step, self.seat, self.arg
        self.unask()
        self.marked = False
        step.take(self, seat, arg, answer)
        self.settle()

    def after(self, answer: int) -> Position:
        """A copy in which this answer has been given."""
        twin = self.clone()
        twin.take(answer)
        return twin

    def settle(self) -> None:
        """Run steps that ask nothing, and questions of one forced answer, until one is open."""
        unasked = 0
        while self.agenda:
            unasked += 1
            if unasked > MOST_UNASKED:
                raise self.stuck("no-question")
            step, seat, arg = self.step, self.seat, self.arg
            if seat == NOBODY:
                self.unask()
                step.run(self, arg)
                continue
            if not step.forced:
                return
            answers = step.answers(self, seat, arg)
            if len(answers) != 1:
                if not answers:
                    raise self.stuck("no-answer")
                self.offered = answers
                return
            self.unask()
            step.take(self, seat, arg, answers[0])

    # --- chance and secrets ---------------------------------------------------------------

    def roll(self, sides: int) -> int:
        """A fair number from 0 to sides - 1; marks the answer, since chance cannot be undone."""
        self.marked = True
        if self.rng_d == TOLD_COUNT:
            return self.told_roll(sides)
        if self.scripted:
            return self.scripted.pop(0)
        return super().roll(sides)

    def told_roll(self, sides: int) -> int:
        """The next roll that was told; of one side nothing has to be told."""
        if sides == 1:
            return 0
        if not self.scripted:
            raise NeedRoll(sides)
        told = self.scripted.pop(0)
        if not 0 <= told < sides:
            raise ValueError(f"{told} is no roll of {sides} sides")
        return told

    def reseed(self, seed: str, dice: str = SFC32) -> None:
        """Start dice of this kind; the seed of told dice is the rolls, with spaces between."""
        super().reseed(seed, dice)
        if dice == TOLD:
            self.scripted = [int(told) for told in seed.split()]

    def mark(self) -> None:
        """Say that this answer reveals something hidden: free undo ends here."""
        self.marked = True

    def note(
        self,
        key: str,
        seat: int,
        name1: str = "",
        value1: int = 0,
        name2: str = "",
        value2: int = 0,
        name3: str = "",
        value3: int = 0,
        name4: str = "",
        value4: int = 0,
        only: int = EVERYONE,
    ) -> None:
        """Tell the log what happened; costs nothing when nobody listens."""
        if self.facts is None:
            return
        args: dict[str, int] = {}
        if name1:
            args[name1] = value1
        if name2:
            args[name2] = value2
        if name3:
            args[name3] = value3
        if name4:
            args[name4] = value4
        self.facts.append(Fact(key, seat, args, only))

    def copy_kernel(self, other: Position) -> None:
        """Copy what every position has from `other`; the copy's log is silent."""
        self.viewer = other.viewer
        self.agenda = other.agenda[:]
        self.rng_a = other.rng_a
        self.rng_b = other.rng_b
        self.rng_c = other.rng_c
        self.rng_d = other.rng_d
        self.marked = other.marked
        if other.scripted:
            self.scripted = other.scripted[:]

    # --- views ----------------------------------------------------------------------------

    def seen_by(self, seat: int) -> Position:
        """The same position with all that `seat` (or NOBODY: a spectator) may not know masked.
        When the game is over, hands and choices are shown; undrawn stacks and dice never."""
        view = self.clone()
        view.viewer = seat
        view.scripted = []
        for field in self.all_fields:
            shown = field.seen == PUBLIC or (field.seen == OWNER and self.over)
            if not shown:
                setattr(view, field.name, masked(field, getattr(view, field.name), seat))
        view.cover(seat)
        return view

    def imagine(self, seat: int, seed: str) -> Position:
        """A whole position that `seat` cannot tell from this one: all that a bot may think with."""
        dream = self.clone() if self.viewer == seat else self.seen_by(seat)
        dream.viewer = EVERYTHING
        dream.reseed(seed)
        dream.fill(seat)
        return dream

    def hides_nothing(self) -> bool:
        """Whether all is open in this game but the dice to come."""
        return all(field.seen == PUBLIC for field in self.all_fields[len(KERNEL_FIELDS) :])

    # --- saving ---------------------------------------------------------------------------

    def values(self) -> dict[str, Any]:
        """All fields as plain numbers and lists, in the order they are declared."""
        return {f.name: copied(f, getattr(self, f.name)) for f in self.all_fields}

    def restore(self, values: dict[str, Any]) -> None:
        """Set all fields from `values`; a missing, unknown or misshapen one is a ValueError."""
        check_shapes(self.all_fields, values)
        for field in self.all_fields:
            setattr(self, field.name, copied(field, values[field.name]))
        self.touched()

    def __reduce__(self) -> Any:
        """Pickled as its values and those of its log; the box is found again by its title."""
        told = None if self.facts is None else self.facts[:]
        kept = (self.values(), told, self.marked, self.scripted[:])
        return position_again, (type(self), getattr(self, "box"), self.seats, *kept)  # noqa: B009

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        twin = self.clone()
        if self.facts is not None:
            twin.facts = self.facts[:]
        return twin


def position_again(
    kind: Any,
    box: Any,
    seats: int,
    values: dict[str, Any],
    facts: list[Fact] | None,
    marked: bool,
    scripted: list[int],
) -> Position:
    """A position as it was pickled."""
    position: Position = kind(box, seats)
    position.restore(values)
    position.facts = facts
    position.marked = marked
    position.scripted = scripted
    return position
