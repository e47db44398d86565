"""The steps, in the order of questions.py."""

from burnham.games.san_francisco import questions
from burnham.games.san_francisco.steps.actions import ClearRubble, TakePermit, TakeTender
from burnham.games.san_francisco.steps.building import ChooseSite, LayPermit, TakeDevelopment
from burnham.games.san_francisco.steps.cards import (
    Card,
    CardDone,
    ChooseAction,
    PlaceStone,
    Scoring,
)
from burnham.games.san_francisco.steps.committee import (
    CommitteeBonus,
    CommitteeIncome,
    CommitteeOpening,
    CommitteeTurn,
)
from burnham.games.san_francisco.steps.opening import KeepTender, Opening
from burnham.games.san_francisco.steps.years import (
    Cards,
    ChooseBonus,
    PlaceBlocker,
    TakeIncome,
    Year,
)
from burnham.kernel.step import register

register(
    questions,
    [
        Opening("opening"),
        Year("year"),
        Cards("cards"),
        Card("card"),
        CardDone("card_done"),
        Scoring("scoring"),
        CommitteeOpening("committee_opening"),
        CommitteeIncome("committee_income"),
        CommitteeBonus("committee_bonus"),
        CommitteeTurn("committee_turn"),
        KeepTender(),
        TakeIncome(),
        ChooseBonus(),
        PlaceBlocker(),
        PlaceStone(),
        ChooseAction(),
        TakePermit(),
        TakeTender(),
        ClearRubble(),
        LayPermit(),
        ChooseSite(),
        TakeDevelopment(),
    ],
)
