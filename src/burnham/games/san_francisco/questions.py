"""The numbers of the steps, and the list that steps/__init__.py fills in this order."""

from typing import Any, Final

from burnham.kernel.step import Step

# The sequence of play: these just run.
OPENING: Final = 0
YEAR: Final = 1
CARDS: Final = 2
CARD: Final = 3
CARD_DONE: Final = 4
SCORING: Final = 5
COMMITTEE_OPENING: Final = 6
COMMITTEE_INCOME: Final = 7
COMMITTEE_BONUS: Final = 8
COMMITTEE_TURN: Final = 9

# The questions.
KEEP_TENDER: Final = 10
TAKE_INCOME: Final = 11
CHOOSE_BONUS: Final = 12
PLACE_BLOCKER: Final = 13
PLACE_STONE: Final = 14
CHOOSE_ACTION: Final = 15
TAKE_PERMIT: Final = 16
TAKE_TENDER: Final = 17
CLEAR_RUBBLE: Final = 18
LAY_PERMIT: Final = 19
CHOOSE_SITE: Final = 20
TAKE_DEVELOPMENT: Final = 21

STEPS: Final[list[Step[Any]]] = []
