"""The numbers of the steps, in rule-book order, and the list that steps/ fills."""

from typing import Any, Final

from burnham.kernel.step import Step

START_PHASE: Final = 0
NEXT_HIRE: Final = 1
HIRE: Final = 2
NEXT_PLACE: Final = 3
PLACE: Final = 4
START_ROUND: Final = 5
NEXT_TURN: Final = 6
HIRE_IN_TURN: Final = 7
ROLL: Final = 8
MOVE: Final = 9
CHOOSE_MEMBER: Final = 10
CHOOSE_ROUTE: Final = 11
CHOOSE_STREET: Final = 12
THROW: Final = 13
GATHER: Final = 14
NEXT_DUEL: Final = 15
CHOOSE_ATTACKER: Final = 16
CHOOSE_DEFENDER: Final = 17
END_TURN: Final = 18
END_PHASE: Final = 19

STEPS: Final[list[Step[Any]]] = []
