"""The free numbers of the judgement: guesses, tuned by self-play (`python -m burnham.lab.tune`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    """What things are worth to the judgement: money in dollars, chances and parts from 0 to 1."""

    # players
    investing: float = 0.23
    """What cash gains in a decade in which it can still be invested, as a part of itself."""
    investing_now: float = 0.3
    """The part of that in the stock phase under way: whoever passes loses no more by it."""
    partner: float = 10.0
    """A partner, in every decade to come."""
    partner_now: float = 17.0
    """A partner that has not been placed yet."""
    building: float = 0.45
    """How much of its amount a building earns its owner in a decade."""
    hand: float = 0.1
    """The same for the best tile that may still be built."""

    # capital: what helps a company to grow
    appeal_capital: float = 8.6
    cube_capital: float = 1.7
    kept_capital: float = 0.69
    """The part of the capital that is left a decade later."""
    last_capital: float = 0.053
    """What capital beyond all growth is worth to a share."""
    growth_gap: float = 0.39
    """How much of what it lacks to its best revenue a company gains in a decade at most …"""
    growth_capital: float = 0.095
    """… and how much for each dollar of capital."""

    # a turn that brings little
    short_rise: float = 1.1
    """How far a revenue below the share value lifts it, as a part of a step."""
    later_sales: float = 0.82
    """The part of its goods that a company sells in later decades."""
    other_asset: float = 6.3
    """What an asset without revenue adds to the capital in a turn."""

    # whether a factory runs
    lacks_one: float = 0.6
    """The chance that it finds the one worker it lacks …"""
    lacks_more: float = 0.4
    """… or two and more."""
    no_cubes: float = 0.051
    """The chance that cubes come which cannot be had in the turn."""
    dear_cubes: float = 0.14
    """The chance that cubes come which are beyond the treasury."""
    later_cubes: float = 0.4
    """The same before the company's turn: other cubes come until then."""
    dear_people: float = 0.3
    """The chance that people come who are beyond the treasury."""

    # managers, in goods
    manager_gift: float = 0.17
    """A cube or the automation of a worker."""
    manager_appeal: float = 0.17

    # public goals
    goal_doubt: float = 0.5
    """How much less certain a lead is for each decade to come."""
    goal_behind: float = 1.0
    """What is left of the chance for those who lag behind."""
    goal_early: float = 0.14
    """The part of a goal's reward that counts however uncertain it is."""


WEIGHTS: Final = Weights()


@dataclass
class Habits:
    """What a glance goes by."""

    cube: float = 20.0
    """What a cube will cost."""


HABITS: Final = Habits()
