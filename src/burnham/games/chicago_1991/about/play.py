"""The scales, what can be hired, and the goals."""

from __future__ import annotations

from burnham.games.chicago_1991.about.duels import die
from burnham.games.chicago_1991.box import CASINOS, GANGS, GOALS, NO_GANG, PLAZA_BARS, STRENGTHS
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.scoring import GOAL_NAMES
from burnham.kernel.position import NOBODY
from burnham.kernel.title import Variables

# --- phases and rounds ----------------------------------------------------------------------


def phase_row(g: Chicago, value: int) -> Variables:
    return {
        "phase": value,
        "gang": _starter(g, value),
        "rounds": g.box.rounds,
        "round": g.round,
        "when": _when(g, value, g.phase),
    }


def round_field(g: Chicago, value: int) -> Variables:
    row, place = divmod(value, g.box.rounds)
    now = g.phase * g.box.rounds + g.round - 1
    return {
        "gang": _starter(g, row),
        "last": int(place == g.box.rounds - 1),
        "when": _when(g, value, now),
    }


def _starter(g: Chicago, phase: int) -> int:
    """The start gang; if it is not in play, the next clockwise."""
    start = g.box.start_gang[phase]
    clockwise = [(start + i) % GANGS for i in range(GANGS)]
    return next(gang for gang in clockwise if g.leader[gang] != NOBODY)


def _when(g: Chicago, this: int, now: int) -> str:
    if g.over or this < now:
        return "over"
    return "now" if this == now else "later"


# --- points -----------------------------------------------------------------------------------


def movement_field(g: Chicago, value: int) -> Variables:
    marked = g.gang != NO_GANG and value == g.points
    return {**roll(g, 0), **points_left(g, 0), "number": value, "marked": int(marked)}


def points_left(g: Chicago, value: int) -> Variables:
    turn = "over" if g.over else "hiring" if g.gang == NO_GANG else "moving"
    return {"gang": max(g.gang, 0), "points": g.points, "turn": turn}


def roll(g: Chicago, value: int) -> Variables:
    """What the movement die of this game shows."""
    faces, dice = g.box.die_faces[g.die], g.box.die_count[g.die]
    return {"least": min(faces) * dice, "most": max(faces) * dice, "dice": dice}


# --- strengths and goals ------------------------------------------------------------------------


def rings(g: Chicago, value: int) -> Variables:
    box = g.box
    at_start, in_turn = value in box.hired_at_start, value in box.hired_in_turn
    return {
        "money": box.value[value],
        "money2": box.price[value],
        "die": die(box, value),
        "hired": "both" if at_start and in_turn else "start" if at_start else "never",
        "threes": box.threes_a_phase if value == STRENGTHS - 2 else 0,
        "bank": g.bank,
    }


def goal(g: Chicago, value: int) -> Variables:
    needed = g.needed(value)
    have = [needed - lacking for lacking in g.lacking(value)]
    best = max(have)
    return {
        **share(g, value),
        "sort": GOAL_NAMES[value],
        "best": best,
        "seat": [seat for seat, own in enumerate(have) if own == best],
    }


def own_goal(g: Chicago, value: int) -> Variables:
    seat, which = divmod(value, GOALS)
    have = g.progress(seat, which)
    held = "held" if have >= g.needed(which) else "not"
    sort = GOAL_NAMES[which]
    return {**share(g, which), "sort": sort, "seat": seat, "have": have, "held": held}


def share(g: Chicago, goal: int) -> dict[str, int | str]:
    """How many of all casinos or plaza bars win."""
    needed = g.needed(goal)
    there = {CASINOS: len(g.box.casino), PLAZA_BARS: len(g.box.plaza_bars)}.get(goal, 0)
    return {"needed": needed, "all": there, "share": "all" if needed == there else "some"}
