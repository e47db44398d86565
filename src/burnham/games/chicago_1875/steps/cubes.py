"""Cubes: gaining them from Haymarket Square, trading them there, and drawing them from the bag.

With the advanced supply chain a building also gives a cube that Haymarket Square lacks: from the
row of its type, if the director wants it; assets, managers and trades never do.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import RESOURCES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import GAIN_CUBES, RESOURCE_PICK, ROW_CUBES
from burnham.games.chicago_1875.steps.companies import company_in, more_in, pack
from burnham.kernel.position import NOBODY
from burnham.kernel.step import LEGAL, Arg, Step, Verb

# what a pick means: its own small number, after the cubes still to take
ANY: Final = 0
LIKE: Final = 1
UNLIKE: Final = 2
NO_TYPE: Final = RESOURCES

MANY: Final = 10
"""A gain is always less than so many cubes."""


def gain_named(g: BigShoulders, company: int, wanted: list[int], first: int, rows: bool) -> None:
    """Named cubes as far as they are there.  BS-124 BS-145 BS-273"""
    for resource in range(RESOURCES):
        gain(g, company, resource, wanted[first + resource], rows)


def gain(g: BigShoulders, company: int, resource: int, count: int, rows: bool) -> None:
    """Cubes of one type from Haymarket Square; for those it lacks the row may be asked.  BS-273"""
    missing = 0
    for _ in range(count):
        if g.take_cube(company, resource):
            g.note("cube", g.director[company], "company", company, "resource", resource)
        else:
            missing += 1
    if rows and min(missing, g.rows[resource]) > 0:
        g.ask(ROW_CUBES, g.director[company], pack(company, resource + RESOURCES * missing))


def some_named(g: BigShoulders, wanted: list[int], first: int) -> bool:
    """Whether at least one of the named cubes lies on Haymarket Square."""
    return any(wanted[first + r] > 0 and g.haymarket[r] > 0 for r in range(RESOURCES))


def cubes_of_choice(company: int, count: int, kind: int, taken: int = NO_TYPE) -> int:
    """The argument of GAIN_CUBES and RESOURCE_PICK."""
    return pack(company, count + 10 * (kind + 10 * taken))


class GainCubes(Step[BigShoulders]):
    """Cubes of the director's choice; nothing is asked when there are none.  BS-084 BS-144"""

    def run(self, g: BigShoulders, arg: int) -> None:
        company, more = company_in(arg), more_in(arg)
        kind, taken = more // 10 % 10, more // 100
        for resource in range(RESOURCES):
            if resource != taken and there(g, resource, from_rows(g, kind)):
                g.ask(RESOURCE_PICK, g.director[company], arg)
                return


def from_rows(g: BigShoulders, kind: int) -> bool:
    """Buildings, which alone say alike or different, also reach the variant's rows.  BS-273"""
    return kind != ANY and g.rows_in_use == 1


def there(g: BigShoulders, resource: int, rows: bool) -> bool:
    return g.haymarket[resource] > 0 or (rows and g.rows[resource] > 0)


class ResourcePick(Step[BigShoulders]):
    """A cube of choice: any, two alike, or two that differ.  BS-144 BS-178"""

    def __init__(self) -> None:
        super().__init__("resource_pick", Verb("take", Arg("resource", RESOURCES)), forced=True)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        kind, taken = more_in(arg) // 10 % 10, more_in(arg) // 100
        if answer == taken:
            return "other-type"
        return LEGAL if there(g, answer, from_rows(g, kind)) else "not-on-haymarket"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        company, more = company_in(arg), more_in(arg)
        count, kind = more % 10, more // 10 % 10
        if count > 1 and kind != LIKE:
            taken = answer if kind == UNLIKE else NO_TYPE
            g.then(GAIN_CUBES, cubes_of_choice(company, count - 1, kind, taken))
        gain(g, company, answer, count if kind == LIKE else 1, from_rows(g, kind))

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        more = more_in(arg)
        known = {"company": company_in(arg), "count": more % 10, "pick": more // 10 % 10}
        if answer >= 0:
            known["there"] = g.haymarket[answer]
            if from_rows(g, more // 10 % 10):
                known["there"] += g.rows[answer]
        return known


class RowCubes(Step[BigShoulders]):
    """Haymarket Square lacks cubes that a building gives: take them from their row?  BS-273"""

    def __init__(self) -> None:
        self.leave = Verb("leave")
        self.taking = Verb("take", Arg("count", MANY))
        super().__init__("row_cubes", self.leave, self.taking)

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        resource, missing = more_in(arg) % RESOURCES, more_in(arg) // RESOURCES
        most = min(missing, g.rows[resource])
        return [self.leave.code()] + [self.taking.code(count) for count in range(1, most + 1)]

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.leave.has(answer):
            return
        company, resource = company_in(arg), more_in(arg) % RESOURCES
        count = self.taking.first(answer)
        g.rows[resource] -= count
        g.cubes[company * RESOURCES + resource] += count
        g.note("row-cubes", seat, "company", company, "resource", resource, "count", count)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"company": company_in(arg), "resource": more_in(arg) % RESOURCES}


class TradeTake(Step[BigShoulders]):
    """Two cubes lie on Haymarket Square now: which other cube comes back?  BS-169"""

    def __init__(self) -> None:
        super().__init__("trade_take", Verb("take", Arg("resource", RESOURCES)), forced=True)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if answer == more_in(arg):
            return "other-type"
        return LEGAL if g.haymarket[answer] else "not-on-haymarket"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        company, given = company_in(arg), more_in(arg)
        g.take_cube(company, answer)
        g.note("traded", seat, "company", company, "resource", given, "resource2", answer)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"company": company_in(arg), "resource2": more_in(arg)}


# --- the bag ------------------------------------------------------------------------------


def draw_cube(g: BigShoulders) -> int:
    """The type of a cube drawn from the bag, which must hold one.  BS-278"""
    pick = g.roll(sum(g.bag))
    resource = 0
    while pick >= g.bag[resource]:
        pick -= g.bag[resource]
        resource += 1
    g.bag[resource] -= 1
    return resource


def bag_ready(g: BigShoulders) -> int:
    """Fill an empty bag from Haymarket Square: 0 nothing to do, 1 refilled, -1 no cube left.
    BS-217"""
    if sum(g.bag) > 0:
        return 0
    if sum(g.haymarket) == 0:
        return -1
    for resource in range(RESOURCES):
        g.bag[resource] += g.haymarket[resource]
        g.haymarket[resource] = 0
    g.note("bag-refilled", NOBODY)
    return 1
