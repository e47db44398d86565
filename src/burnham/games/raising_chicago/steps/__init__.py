"""The questions of Raising Chicago, one file a phase; this file puts them in order."""

from burnham.games.raising_chicago import questions
from burnham.games.raising_chicago.steps.announcement import Markers, Round
from burnham.games.raising_chicago.steps.auction import Auction
from burnham.games.raising_chicago.steps.bidding import Bid, BidNeutral, Fee, Turn
from burnham.games.raising_chicago.steps.building import (
    Outskirts,
    Place,
    Plot,
    Prestige,
    PrestigePlot,
    Rotate,
)
from burnham.games.raising_chicago.steps.company import Card, Next, Production
from burnham.games.raising_chicago.steps.money import Trade, TradeFor
from burnham.games.raising_chicago.steps.neighborhoods import Enclose, Neighborhood
from burnham.games.raising_chicago.steps.payment import Pay, PayType, Project
from burnham.games.raising_chicago.steps.tile_effects import (
    ClearCard,
    CopyFirst,
    CopySecond,
    ExpertiseSteps,
    ExtraLevel,
    Resources,
    SwapBanner,
    SwapWith,
)
from burnham.games.raising_chicago.steps.tiles import OwnWindow, Window, Windows
from burnham.kernel.step import register

register(
    questions,
    [
        Round("round"),
        Windows("windows"),
        Markers("markers"),
        Turn("turn"),
        Bid(),
        BidNeutral(),
        Fee(),
        Auction("auction"),
        Project("project"),
        Pay(),
        PayType(),
        TradeFor(),
        Trade(),
        Place("place"),
        Plot(),
        Outskirts(),
        Prestige(),
        PrestigePlot(),
        Rotate(),
        Enclose("enclose"),
        Neighborhood(),
        Card("card"),
        Production("production"),
        Next("next"),
        OwnWindow("own_window"),
        Window(),
        ClearCard(),
        ExtraLevel(),
        ExpertiseSteps(),
        Resources(),
        SwapBanner(),
        SwapWith(),
        CopyFirst(),
        CopySecond(),
    ],
)
