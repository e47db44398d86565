"""Final scoring, category by category, and the choices in it that only optimise.

The asterisk's symbol, the favors spent on the personal project and the letters of joker cards are
chosen together so that their owner's total is as high as it can be.  RC-195
"""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.box import (
    ASTERISK,
    FREE,
    JOKER,
    NEUTRAL,
    NUMBERED,
    PRESTIGE_OWNER,
    SYMBOLS,
    TYPE_SETS,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.kernel.scores import Scores

OWNERS: Final = 5
"""Seats and the non-player color: who can have levels."""

NEVER: Final = -1


def bits(types: int) -> int:
    """How many types a set of them has."""
    return (types & 1) + (types >> 1 & 1) + (types >> 2 & 1)


def scores(g: RaisingChicago) -> Scores:
    """RC-157: each category in full, the council last.  Ties by levels.  RC-170"""
    wards, _ = ward_control(g)
    plans = best_plans(g)
    categories = [
        ("reputation", g.reputation[:]),
        ("ward", wards),
        ("bidding", majority(g.bids, g.box.bidding_first, g.box.bidding_second)),
        ("prestige", prestige(g)),
        ("finals", [plan.finals for plan in plans]),
        ("symbols", [plan.symbols for plan in plans]),
        ("personal", [plan.personal for plan in plans]),
        ("poverty", [g.box.poverty[steps] for steps in g.poverty]),
    ]
    if g.council[0] != FREE:
        categories.append(("council", [plan.council for plan in plans]))
    return Scores(categories, [("levels", [g.levels(seat) for seat in range(g.seats)])])


# --- majorities -------------------------------------------------------------------------------


def majority(counts: list[int], first: int, second: int) -> list[int]:
    """Points for most and second most; ties share, rounded up; nothing for 0.  RC-159 to RC-162"""
    points = [0] * len(counts)
    most = max(counts)
    if most == 0:
        return points
    leaders = counts.count(most)
    if leaders > 1:
        share = -(-(first + second) // leaders)
        return [share if count == most else 0 for count in counts]
    points[counts.index(most)] = first
    next_most = max([count for count in counts if count < most], default=0)
    if next_most > 0:
        share = -(-second // counts.count(next_most))
        for owner, count in enumerate(counts):
            if count == next_most:
                points[owner] = share
    return points


def ward_levels(g: RaisingChicago) -> list[list[int]]:
    """Levels by ward and owner; the non-player color is number 4."""
    levels = [[0] * OWNERS for _ in g.ward_tokens]
    for plot, owner in enumerate(g.plot_owner):
        if 0 <= owner < OWNERS:
            levels[g.box.plot_ward[plot]][owner] += g.plot_levels[plot]
    return levels


def ward_control(g: RaisingChicago) -> tuple[list[int], list[int]]:
    """Points for the four wards, and how many tokens each seat keeps.  RC-158 to RC-161"""
    points, tokens = [0] * g.seats, [0] * g.seats
    for ward, counts in enumerate(ward_levels(g)):
        shares = ward_shares(g, ward, counts)
        most = max(counts)
        for seat in range(g.seats):
            points[seat] += shares[seat]
            if most > 0 and counts[seat] == most and counts.count(most) == 1:
                tokens[seat] += 1
    return points, tokens


def ward_shares(g: RaisingChicago, ward: int, counts: list[int]) -> list[int]:
    """What each owner gets for so many levels in a ward."""
    token = g.ward_tokens[ward]
    return majority(counts, g.box.ward_first[token], g.box.ward_second[token])


def prestige(g: RaisingChicago) -> list[int]:
    """The tile's value for every arrow at an own building.  RC-163"""
    points = [0] * g.seats
    for plot, owner in enumerate(g.plot_owner):
        if owner == PRESTIGE_OWNER:
            value = g.box.prestige_values[g.plot_tile[plot]]
            for target in honoured(g, plot):
                points[target] += value
    return points


def honoured(g: RaisingChicago, plot: int) -> list[int]:
    """The seats at whose buildings the arrows of a prestige building point, one an arrow."""
    found: list[int] = []
    arrows, quarters = g.box.prestige_arrows[g.plot_tile[plot]], g.plot_turn[plot]
    for side in range(4):
        neighbour = g.box.beside[plot][(side + quarters) % 4]
        if arrows >> side & 1 and neighbour != FREE:
            target = g.plot_owner[neighbour]
            if 0 <= target < NEUTRAL:
                found.append(target)
    return found


# --- symbols and the personal project ---------------------------------------------------------


def final_score(g: RaisingChicago, seat: int, symbols: list[int]) -> int:
    """Points for each token that matches a symbol of an own final project.  RC-164"""
    matched = 0
    for plot, owner in enumerate(g.plot_owner):
        if owner == seat and g.plot_tile[plot] >= NUMBERED:
            matched += matches(g, g.plot_tile[plot], symbols)
    return g.box.match_reputation * matched


def matches(g: RaisingChicago, project: int, symbols: list[int]) -> int:
    """How many tokens match a symbol of a final project."""
    return sum(symbols[symbol] for symbol in g.box.final_symbols[project - NUMBERED])


def personal_score(g: RaisingChicago, seat: int, favors: int) -> int:
    """The best the personal project can bring with so many favors spent.  RC-167 RC-168"""
    count = bits(best_sections(g, seat, favors))
    bonus = g.box.complete_bonus if count == 3 else 0
    return count * g.box.section_reputation + bonus


def best_sections(g: RaisingChicago, seat: int, favors: int) -> int:
    """The most sections that can be completed with tokens and so many favors, as bits."""
    for sections in reversed(TYPE_SETS):
        if favors_needed(g, seat, sections, favors) != NEVER:
            return sections
    return 0


def favors_needed(g: RaisingChicago, seat: int, sections: int, favors: int) -> int:
    """The fewest sections, as bits, that favors must pay for so that tokens complete the others;
    NEVER if so many favors are not enough."""
    for favored in TYPE_SETS:
        if favored & ~sections or bits(favored) > favors:
            continue
        if tokens_suffice(g, seat, sections & ~favored):
            return favored
    return NEVER


def tokens_suffice(g: RaisingChicago, seat: int, sections: int) -> bool:
    """Whether basic tokens, wilds and trades complete these sections."""
    short, spare = 0, 0
    for t in range(3):
        tokens = g.stock[3 * seat + t]
        due = g.box.section_size if sections >> t & 1 and not g.unlimited(seat, t) else 0
        short += max(0, due - tokens)
        spare += max(0, tokens - due)
    return short <= g.wild[seat] + spare // g.box.trade


# --- the council and the choices together -----------------------------------------------------


class Plan:
    """One seat's choices in final scoring and what they bring: which symbol the asterisk is, and
    how many favors the personal project gets."""

    def __init__(self, g: RaisingChicago, seat: int, symbol: int, favors: int, kept: int) -> None:
        base = SYMBOLS * seat
        tokens = g.symbols[base : base + ASTERISK]
        tokens[symbol] += g.symbols[base + ASTERISK]
        self.symbol = symbol
        self.favors = favors
        self.ward_tokens = kept
        self.tokens = tokens  # by symbol, the asterisk among them
        self.sets = min(tokens)
        self.finals = final_score(g, seat, tokens)
        self.symbols = self.sets * g.box.set_reputation
        self.personal = personal_score(g, seat, favors)
        self.council = council_score(g, seat, self)
        self.total = self.finals + self.symbols + self.personal + self.council


def best_plans(g: RaisingChicago) -> list[Plan]:
    """What all seats choose in final scoring."""
    _, tokens = ward_control(g)
    return [best_plan(g, seat, tokens[seat]) for seat in range(g.seats)]


def best_plan(g: RaisingChicago, seat: int, ward_tokens: int) -> Plan:
    """The choices with the highest total; among equals the first.  RC-165 RC-177 RC-195"""
    base = SYMBOLS * seat
    best: Plan | None = None
    wanted = range(ASTERISK) if g.symbols[base + ASTERISK] else range(1)
    for symbol in wanted:
        for favors in range(min(3, g.favor[seat]) + 1):
            plan = Plan(g, seat, symbol, favors, ward_tokens)
            if best is None or plan.total > best.total:
                best = plan
    assert best is not None
    return best


def council_score(g: RaisingChicago, seat: int, plan: Plan) -> int:
    """All members, with the joker cards as the best letters.  RC-171 to RC-178"""
    if g.council[0] == FREE:
        return 0
    counts = letter_counts(g, seat)
    return best_letters(g, counts, member_values(g, seat, plan), counts[JOKER], 0)


def member_values(g: RaisingChicago, seat: int, plan: Plan) -> list[int]:
    """What each member is worth to a seat once, in the order of the letters."""
    left = g.favor[seat] - plan.favors
    return [member_value(g, seat, m, plan.sets, left, plan.ward_tokens) for m in g.council]


def letter_counts(g: RaisingChicago, seat: int) -> list[int]:
    """Cards by letter, in slots and in the pile, jokers last.  RC-173"""
    counts = [0] * (JOKER + 1)
    for cards in (g.company[seat], g.pile[seat]):
        for card in cards:
            counts[g.box.letters[card]] += 1
    return counts


def best_letters(
    g: RaisingChicago, counts: list[int], values: list[int], jokers: int, letter: int
) -> int:
    """The best total from this letter on, with so many jokers left to give.  RC-174 RC-175"""
    if letter == JOKER:
        return 0
    best = 0
    for used in range(jokers + 1):
        scored = times_scored(g, counts[letter] + used) * values[letter]
        rest = best_letters(g, counts, values, jokers - used, letter + 1)
        best = max(best, scored + rest)
    return best


def times_scored(g: RaisingChicago, cards: int) -> int:
    """How often a member counts for so many cards of its letter.  RC-172 RC-175"""
    if cards >= g.setup.double:
        return 2
    return 1 if cards >= g.setup.qualify else 0


def joker_letters(g: RaisingChicago, seat: int, plan: Plan) -> list[int]:
    """How many joker cards count as each letter; no more than it takes.  RC-174 RC-195"""
    counts, values = letter_counts(g, seat), member_values(g, seat, plan)
    left = counts[JOKER]
    found: list[int] = []
    for letter in range(JOKER):
        best = best_letters(g, counts, values, left, letter)
        used = 0
        while best > times_scored(g, counts[letter] + used) * values[letter] + best_letters(
            g, counts, values, left - used, letter + 1
        ):
            used += 1
        found.append(used)
        left -= used
    return found


def member_value(
    g: RaisingChicago, seat: int, member: int, sets: int, favors: int, ward_tokens: int
) -> int:
    """What a council member is worth to a seat once.  RC-176 RC-178"""
    kind = g.box.members[member]
    if kind == 0:
        count = buildings_in(g, seat, g.box.member_ward[member])
    elif kind == 1:
        count = g.outskirts_owner.count(seat)
    elif kind == 2:
        count = sets
    elif kind == 3:
        count = g.permanents(seat, 0) + g.permanents(seat, 1) + g.permanents(seat, 2)
    elif kind == 4:
        count = g.bids[seat]
    elif kind == 5:
        count = g.neighborhood_holder.count(seat)
    elif kind == 6:
        count = favors
    elif kind == 7:
        count = g.expansions[seat]
    else:
        count = ward_tokens
    return count * g.box.member_value[member]


def buildings_in(g: RaisingChicago, seat: int, ward: int) -> int:
    count = 0
    for plot, owner in enumerate(g.plot_owner):
        if owner == seat and g.box.plot_ward[plot] == ward:
            count += 1
    return count
