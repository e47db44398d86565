"""Tables of people, played over the JSON interface: as a program does, and to get on quickly."""

from __future__ import annotations

import random
from contextlib import closing

import msgspec

from benchmarks.load.wire import A_PROGRAM, Refused, Wire


class Answer(msgspec.Struct):
    word: str


class Asked(msgspec.Struct):
    answers: list[Answer]


class State(msgspec.Struct):
    """A table as the JSON interface tells it, as far as it counts here."""

    id: str
    status: str
    number: int
    version: int
    moment: int
    asked: int | None
    viewer: int | None
    question: Asked | None


class Person:
    """Somebody with a token of their own, at one of the servers."""

    def __init__(self, address: str, token: str, local: str = "") -> None:
        self.address = address
        self.token = token
        self.local = local
        self.wire = self.new_wire()

    def new_wire(self) -> Wire:
        """Another connection of theirs."""
        return Wire(
            self.address, {**A_PROGRAM, "authorization": f"Bearer {self.token}"}, self.local
        )


async def new_person(address: str, local: str = "") -> Person:
    """`local`: the address they come from, if it matters."""
    with closing(Wire(address, A_PROGRAM, local)) as door:
        reply = await door.post("/api/people", {"name": "Script"}, 201)
    return Person(address, reply.json()["token"], local)


class Table:
    """A table and who sits there; the same person may sit on all seats."""

    def __init__(self, people: list[Person], state: State, seed: int) -> None:
        self.people = people
        self.state = state
        self.id = state.id
        self.path = f"/api/tables/{state.id}"
        self.dice = random.Random(seed)

    @property
    def over(self) -> bool:
        return self.state.status != "playing"

    async def look(self) -> None:
        """See how the table stands now."""
        anybody = self.people[self.state.asked or 0].wire
        self.state = read_state((await anybody.get(self.path)).body)
        await self.look_on()

    async def look_on(self) -> None:
        """If another seat is asked now, see the table with its eyes."""
        seat = self.state.asked
        if seat is not None and self.state.viewer != seat:
            reply = await self.people[seat].wire.get(f"{self.path}?as={seat}")
            self.state = read_state(reply.body)

    async def move(self) -> None:
        """Give any answer for the seat that is asked."""
        await self.look_on()
        await self.give()

    async def give(self) -> None:
        seat, question = self.state.asked, self.state.question
        assert seat is not None
        assert question is not None
        word = self.dice.choice(question.answers).word
        given = {"number": self.state.number, "answer": word, "seat": seat}
        reply = await self.people[seat].wire.post(f"{self.path}/answers", given)
        self.state = read_state(reply.body)

    async def advance(self, moves: int) -> None:
        for _ in range(moves):
            if self.over:
                raise Refused(f"the game was over after {self.state.moment} moves")
            await self.move()

    def close(self) -> None:
        for person in self.people:
            person.wire.close()


def read_state(body: bytes) -> State:
    return msgspec.json.decode(body, type=State)


async def open_table(
    addresses: list[str], game: str, seats: int, seed: int, clock: str = "none"
) -> Table:
    """A table with as many people as seats, spread over the servers."""
    people = [await new_person(addresses[n % len(addresses)]) for n in range(seats)]
    try:
        table = Table(people, await _seated(people, game, clock), seed)
        await table.look()
    except BaseException:
        for person in people:
            person.wire.close()
        raise
    return table


async def _seated(people: list[Person], game: str, clock: str) -> State:
    """The first opens a table, the others sit down."""
    first, *others = people
    places = [{"kind": "me"}, *({"kind": "friend"} for _ in others)]
    wish = {"game": game, "seats": places, "clock": clock}
    state = read_state((await first.wire.post("/api/tables", wish, 201)).body)
    for seat, person in enumerate(others, 1):
        reply = await person.wire.post(f"/api/tables/{state.id}/seats", {"seat": seat})
        state = read_state(reply.body)
    return state


async def open_alone(person: Person, game: str, seed: int) -> Table:
    """A table of two seats for one program."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
    state = read_state((await person.wire.post("/api/tables", wish, 201)).body)
    return Table([person, person], state, seed)
