"""What must fit together in the box, beyond what each number may be."""

from __future__ import annotations

from burnham.games.chicago_1991.box import (
    CASINOS,
    DICE,
    FOUR_RINGS,
    GANGS,
    NO_GANG,
    PLAZA_BARS,
    Box,
    quarter,
)
from burnham.kernel.tables import Tables


def demands(box: Box, tables: Tables) -> None:
    _gangs_are_apart(box, tables)
    _options_are_there(box, tables)
    _only_small_members_are_hired(box, tables)
    _rings_suffice(box, tables)
    _every_field_is_reached(box, tables)
    _every_gang_has_a_home(box, tables)
    _no_goal_is_held_from_the_start(box, tables)


def _gangs_are_apart(box: Box, tables: Tables) -> None:
    """Four colours, and each led by one of two players."""
    for gang in range(GANGS):
        if box.gang_names[gang] in box.gang_names[:gang]:
            raise tables.wrong(("gang", gang, "name"), "box-twice", given=box.gang_names[gang])
    led = [gang for pair in box.pairs for gang in pair]
    for gang in range(GANGS):
        if gang not in led:
            at = ("two_players", "gangs")
            raise tables.wrong(at, "box-lacks", wanted=box.gang_ids[gang])


def _options_are_there(box: Box, tables: Tables) -> None:
    if box.dice_options != DICE:
        at = ("movement_die", "choice", "options")
        raise tables.wrong(at, "box-must-be", wanted=", ".join(DICE))


def _only_small_members_are_hired(box: Box, tables: Tables) -> None:
    """Four rings are only won, three are not bought in a turn.  CH-023 CH-042"""
    if 4 in box.hired_at_start:
        raise tables.wrong(("strength", 3, "hire_phase_start"), "box-must-be", wanted="false")
    for rings in (3, 4):
        if rings in box.hired_in_turn:
            at = ("strength", rings - 1, "hire_in_turn")
            raise tables.wrong(at, "box-must-be", wanted="false")


def _rings_suffice(box: Box, tables: Tables) -> None:
    needed = GANGS * box.start_rings
    if box.rings < needed:
        at = ("supply", "rings_total")
        raise tables.wrong(at, "box-at-least", least=needed, given=box.rings)


def _every_field_is_reached(box: Box, tables: Tables) -> None:
    for field, far in enumerate(box.distance[box.home[0]]):
        if far < 0:
            at = ("board", "quarter", "rows")
            raise tables.wrong(at, "box-unreachable", given=box.label(field))


def _every_gang_has_a_home(box: Box, tables: Tables) -> None:
    """Whoever is hired is put into an own building."""
    if box.printed[box.home[0]] == NO_GANG:
        at = ("building", box.home[0], "preowned")
        raise tables.wrong(at, "box-must-be", wanted="true")


def _no_goal_is_held_from_the_start(box: Box, tables: Tables) -> None:
    """With two players each has two gangs."""
    casinos = sum(1 for b in quarter(0) if b in box.casino and box.printed[b] != NO_GANG)
    bars = max(sum(1 for b in box.plaza_bars if box.printed[b] in pair) for pair in box.pairs)
    for key, needed, held in (
        ("casinos_needed", box.needed[CASINOS], casinos),
        ("casinos_needed_two_players", box.casinos_for_two, 2 * casinos),
        ("plaza_bars_needed", box.needed[PLAZA_BARS], bars),
        ("four_ring_members_needed", box.needed[FOUR_RINGS], 2),
    ):
        if needed <= held:
            raise tables.wrong(("goals", key), "box-at-least", least=held + 1, given=needed)
