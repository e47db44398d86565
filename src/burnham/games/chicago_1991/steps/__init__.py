"""The questions of Chicago, by phase, in the order of their numbers."""

from burnham.games.chicago_1991 import questions
from burnham.games.chicago_1991.steps.assaults import (
    ChooseAttacker,
    ChooseDefender,
    Gather,
    NextDuel,
)
from burnham.games.chicago_1991.steps.duels import Throw
from burnham.games.chicago_1991.steps.ending import EndPhase
from burnham.games.chicago_1991.steps.hiring import (
    Hire,
    HireInTurn,
    NextHire,
    NextPlace,
    Place,
    StartPhase,
)
from burnham.games.chicago_1991.steps.moving import ChooseMember, ChooseRoute, ChooseStreet
from burnham.games.chicago_1991.steps.turns import EndTurn, Move, NextTurn, Roll, StartRound
from burnham.kernel.step import register

register(
    questions,
    [
        StartPhase("start_phase"),
        NextHire("next_hire"),
        Hire(),
        NextPlace("next_place"),
        Place(),
        StartRound("start_round"),
        NextTurn("next_turn"),
        HireInTurn(),
        Roll("roll"),
        Move("move"),
        ChooseMember(),
        ChooseRoute(),
        ChooseStreet(),
        Throw(),
        Gather(),
        NextDuel("next_duel"),
        ChooseAttacker(),
        ChooseDefender(),
        EndTurn("end_turn"),
        EndPhase("end_phase"),
    ],
)
