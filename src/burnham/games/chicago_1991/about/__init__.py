"""What is told of each kind of thing: its rules, and the variables of `about-<kind>` and
`now-<kind>`.  Nothing is hidden in Chicago, so everybody is told the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burnham.games.chicago_1991.about import city, duels, people, play
from burnham.kernel.title import About

ABOUT: Final[Mapping[str, About]] = {
    # the city
    "field": About("CH-063 CH-100", city.field),
    "door": About("CH-051 CH-052 CH-053", city.door),
    "quarter": About("CH-002 CH-001", city.whole_quarter),
    "avenue": About("CH-048 CH-050", city.avenue),
    "plaza": About("CH-004 CH-006 CH-095", city.plaza),
    "edge_field": About("CH-055", city.edge_field),
    "street": About("CH-129 CH-050"),
    # scales, strengths, goals
    "phase_row": About("CH-015 CH-017 CH-019", play.phase_row),
    "round_field": About("CH-015 CH-016 CH-093", play.round_field),
    "movement_field": About("CH-046 CH-048", play.movement_field),
    "points_left": About("CH-048 CH-049 CH-059", play.points_left),
    "rings": About("CH-008 CH-021 CH-024", play.rings),
    "roll": About("CH-046 CH-009", play.roll),
    "done": About("CH-030 CH-020"),
    "goal": About("CH-093 CH-097", play.goal),
    "own_goal": About("CH-093 CH-098", play.own_goal),
    # duels
    "throw": About("CH-071 CH-072 CH-073", duels.throw),
    "challenger": About("CH-071 CH-077 CH-079", duels.challenger),
    "odds": About("CH-072 CH-073 CH-074", duels.odds),
    "duel_chance": About("CH-008 CH-072 CH-073", duels.duel_chance),
    "last_fighter": About("CH-071 CH-076", duels.last_fighter),
    "last_throw": About("CH-072 CH-073", duels.last_throw),
    "last_duel": About("CH-077 CH-079 CH-080", duels.last_duel),
    "fight": About("CH-117 CH-118 CH-116"),
    # what gangs and players have
    "member": About("CH-008 CH-070 CH-079", people.member),
    "gang": About("CH-010 CH-012 CH-089", people.gang),
    "seat": About("CH-104 CH-014", people.seat),
    "own_cash": About("CH-021 CH-104", people.own_cash),
    "own_income": About("CH-100 CH-101 CH-102", people.own_income),
    "own_members": About("CH-008 CH-104", people.own_members),
    "own_reserve": About("CH-010 CH-076", people.own_reserve),
    "own_chips": About("CH-063 CH-064", people.own_chips),
    "seat_cash": About("CH-104 CH-111", people.seat_cash),
    "seat_wealth": About("CH-104 CH-105", people.seat_wealth),
}
