"""The table as plain text: where the game stands, every gang, and a map of two letters a cell."""

from __future__ import annotations

from burnham.games.chicago_1991.box import BUILDINGS, EDGE, GANGS, GOALS, NO_GANG, OFF_BOARD
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.scoring import GOAL_NAMES
from burnham.kernel.position import NOBODY
from burnham.kernel.text import Text
from burnham.kernel.title import Section

STREET = "· "
EDGE_FIELD = "○ "
ISLAND = "##"
GREEN = "  "
NOBODYS = "--"


def plain(seen: Chicago, text: Text) -> list[Section]:
    about = [text.tell("status", seen.status()), *assault(seen, text), *verdict(seen, text)]
    led = [gang for gang in range(GANGS) if seen.leader[gang] != NOBODY]
    goals = [goal_line(seen, text, seat) for seat in range(seen.seats)]
    return [
        Section(text.say("game-name"), [*about, text.say("plain-bank", rings=seen.bank)]),
        *[Section(text.name("gang", gang), gang_lines(seen, text, gang)) for gang in led],
        Section(text.say("plain-heading-goals"), goals),
        Section(text.say("plain-heading-signs"), legend(seen, text)),
        Section(text.say("plain-heading-map"), city_map(seen), columns=True),
    ]


def legend(seen: Chicago, text: Text) -> list[str]:
    gangs = [f"{seen.box.gang_ids[gang]} {text.name('gang', gang)}" for gang in range(GANGS)]
    return text.say("plain-legend", gangs=", ".join(gangs)).splitlines()


def assault(seen: Chicago, text: Text) -> list[str]:
    if seen.stormed < 0:
        return []
    return [text.tell("plain-assault", {"field": seen.stormed, "member": seen.storming})]


def verdict(seen: Chicago, text: Text) -> list[str]:
    """Who has won by a goal, and by how much of it."""
    if seen.winner == NOBODY:
        return []
    count = seen.progress(seen.winner, seen.won_by)
    name = text.seat(seen.winner)
    return [text.say(f"won-{GOAL_NAMES[seen.won_by]}", name=name, count=count)]


def gang_lines(seen: Chicago, text: Text, gang: int) -> list[str]:
    money = {"cash": seen.cash[gang], "income": seen.income(gang)}
    head = text.say(
        "plain-gang",
        boss=text.seat(seen.leader[gang]),
        reserve=seen.reserve[gang],
        chips=seen.chips_out(gang),
        **{name: text.name("money", amount) for name, amount in money.items()},
    )
    people = [member_words(seen, text, m) for m in seen.members(gang) + seen.waiting(gang)]
    houses = [text.name("field", b) for b in seen.buildings(gang)]
    found = [head]
    if people:
        found.append("; ".join(people))
    if houses:
        found.append(text.say("plain-owns", buildings=", ".join(houses)))
    return found


def member_words(seen: Chicago, text: Text, member: int) -> str:
    told = {"member": member, "rings": seen.rings[member]}
    if seen.where[member] != OFF_BOARD:
        return text.tell("plain-member", {**told, "field": seen.where[member]})
    return text.tell("plain-in-line" if seen.round else "plain-waiting", told)


def goal_line(seen: Chicago, text: Text, seat: int) -> str:
    progress = [f"{seen.progress(seat, goal)}/{seen.needed(goal)}" for goal in range(GOALS)]
    casinos, bars, members = progress
    return text.say(
        "plain-goals", boss=text.seat(seat), casinos=casinos, bars=bars, members=members
    )


def city_map(seen: Chicago) -> list[str]:
    """Streets are dots, doors arrows, buildings their owner's small letters; a member is letter and
    rings.  Columns and rows are numbered as the texts name street fields."""
    box = seen.box
    cells = [[STREET] * box.size for _ in range(box.size)]
    for x, y in box.islands:
        cells[y][x] = ISLAND
    for x, y in box.greens:
        cells[y][x] = GREEN
    for field in range(BUILDINGS, box.fields):
        cells[box.top[field]][box.left[field]] = street_sign(seen, field)
    for building in range(BUILDINGS):
        owner = seen.owner[building]
        wall = NOBODYS if owner == NO_GANG else box.gang_ids[owner].lower() * 2
        people = people_inside(seen, building)
        for i, (x, y) in enumerate(ground(seen, building)):
            cells[y][x] = people[i] if i < len(people) else wall
    numbers = "   " + "".join(f"{x:<2}" for x in range(box.size))
    rows = [f"{y:>2} " + "".join(row) for y, row in enumerate(cells)]
    return [line.rstrip() for line in (numbers, *rows)]


def street_sign(seen: Chicago, field: int) -> str:
    """A member, an arrow into the building whose door this is, an edge field, or a dot."""
    box, gang = seen.box, seen.standing[field]
    if gang != NO_GANG:
        return people_inside(seen, field)[0]
    building = box.opens[field]
    if building == NO_GANG:
        return EDGE_FIELD if box.kind[field] == EDGE else STREET
    if box.left[field] < box.left[building]:
        return "→ "
    if box.left[field] >= box.left[building] + box.wide[building]:
        return "← "
    return "↓ " if box.top[field] < box.top[building] else "↑ "


def people_inside(seen: Chicago, field: int) -> list[str]:
    """Everybody on a field; if a building has no room to show them all, the last is a number."""
    box = seen.box
    found = [
        f"{box.gang_ids[gang]}{seen.rings[member]}"
        for gang in range(GANGS)
        for member in seen.inside(gang, field)
    ]
    room = len(ground(seen, field))
    if len(found) > room:
        found[room - 1 :] = [f"+{len(found) - room + 1}"]
    return found


def ground(seen: Chicago, field: int) -> list[tuple[int, int]]:
    """The cells of a field, row by row."""
    box = seen.box
    return [
        (x, y)
        for y in range(box.top[field], box.top[field] + box.high[field])
        for x in range(box.left[field], box.left[field] + box.wide[field])
    ]
