"""The table as plain text: where the game stands, every gang, and a map of two letters a cell."""

from __future__ import annotations

from burnham.games.chicago_1991.box import BUILDINGS, GANGS, GOALS, NO_GANG, OFF_BOARD
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.position import NOBODY
from burnham.kernel.text import Text

STREET = "· "
ISLAND = "##"
GREEN = "  "


def plain(seen: Chicago, text: Text) -> str:
    lines = [text.tell("status", seen.status())]
    for gang in range(GANGS):
        if seen.leader[gang] != NOBODY:
            lines += ["", *gang_lines(seen, text, gang)]
    lines += ["", text.say("plain-bank", rings=seen.bank)]
    lines += [goal_line(seen, text, seat) for seat in range(seen.seats)]
    lines += ["", text.say("plain-legend"), *city_map(seen, text.say("plain-letters"))]
    return "\n".join(lines)


def gang_lines(seen: Chicago, text: Text, gang: int) -> list[str]:
    money = {"cash": seen.cash[gang], "income": seen.income(gang)}
    head = text.say(
        "plain-gang",
        gang=text.name("gang", gang),
        boss=text.seat(seen.leader[gang]),
        reserve=seen.reserve[gang],
        chips=seen.chips_out(gang),
        **{name: text.name("money", amount) for name, amount in money.items()},
    )
    people = [member_words(seen, text, m) for m in seen.members(gang) + seen.waiting(gang)]
    houses = [text.name("field", b) for b in seen.buildings(gang)]
    found = [head]
    if people:
        found.append("  " + "; ".join(people))
    if houses:
        found.append("  " + text.say("plain-owns", buildings=", ".join(houses)))
    return found


def member_words(seen: Chicago, text: Text, member: int) -> str:
    name = f"{text.name('member', member)} ({seen.rings[member]})"
    if seen.where[member] == OFF_BOARD:
        return text.say("plain-waiting", member=name)
    return f"{name} {text.name('field', seen.where[member])}"


def goal_line(seen: Chicago, text: Text, seat: int) -> str:
    progress = [f"{seen.progress(seat, goal)}/{seen.needed(goal)}" for goal in range(GOALS)]
    casinos, bars, members = progress
    return text.say(
        "plain-goals", boss=text.seat(seat), casinos=casinos, bars=bars, members=members
    )


def city_map(seen: Chicago, letters: str) -> list[str]:
    """Streets are dots, buildings their owner's small letters; a member is letter and rings."""
    box = seen.box
    cells = [[STREET] * box.size for _ in range(box.size)]
    for x, y in box.islands:
        cells[y][x] = ISLAND
    for x, y in box.greens:
        cells[y][x] = GREEN
    for building in range(BUILDINGS):
        owner = seen.owner[building]
        wall = "--" if owner == NO_GANG else letters[owner].lower() * 2
        for x in range(box.left[building], box.left[building] + box.wide[building]):
            for y in range(box.top[building], box.top[building] + box.high[building]):
                cells[y][x] = wall
    for gang in range(GANGS):
        for member in seen.members(gang):
            field = seen.where[member]
            cells[box.top[field]][box.left[field]] = f"{letters[gang]}{seen.rings[member]}"
    return ["".join(row).rstrip() for row in cells]
