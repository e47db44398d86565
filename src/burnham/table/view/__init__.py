"""What the pages are drawn from: everything a viewer may know, as plain frozen data.

All text is already in the viewer's language; only what `seen_by` gives the viewer is in here.
A page is drawn from one view; a table page is also drawn part by part (`PARTS`), so that only what
changed is sent.  What the pages owe to the table is at the end, in `Pages`.

Two numbers are told apart everywhere:
  number   how many entries the table's book has (answers and takings-back).  A post names the
           number it answers; sent twice it counts once, sent late it is refused with 409.
  moment   how many answers stand now, after takings-back.  The history bar and the log count these.

Pages (GET, HTML)
  /                            home
  /new/{game}                  open a table: seats, options, clock
  /account                     name, sign in, sign up
  /t/{table}                   the table; ?as=SEAT looks from one of my seats (several on one
                               device), ?at=MOMENT shows the past
  /join/{token}                invite link: leads to the table and lets the visitor in
  /guide/{game}                how to play;  /guide leads to the guide of the shortest game
  /fair                        how the dice are made and checked (HouseView)
  /api                         the JSON interface, described
  /look.css                    the drawing kit's style;  /static/… our own files (`asset(name)`)

Live (GET)
  /t/{table}/events?as=SEAT    server-sent events, id = the table's version.  `event: table`, data
                               {"version": 17, "number": 16, "stamps": {"board": "ab12…", …}}: the
                               stamps of all parts as this viewer sees them, first at once, then at
                               every change.  A part whose stamp differs from its element's
                               `data-stamp` is fetched anew.
  /t/{table}/parts?names=board:STAMP,log&as=SEAT&at=MOMENT
                               a part whose stamp the page has already is left out:
                               {"version": 17, "number": 16, "stamps": {"board": "ab12…", …},
                                "parts": {"board": {"stamp": "…", "html": "…"}}}
  /t/{table}/why?thing=site-7&as=SEAT  (or ?answer=12)
                               {"reasons": ["Your permits show 1 and 4, not 5."]}; empty when lit
  /t/{table}/record.json       the record, once the game is over
  /t/{table}/analysis          where it was won and lost, once the game is over; as JSON how far the
                               bots have got with it: {"reached": 12, "moments": 80}

Posts.  Fields come as a form or as JSON.  A form post from a page is answered by 303 to the table
(or `next`); with `Accept: application/json` by {"ok": true, "number": …, "moment": …} or, with the
status of the refusal, {"error": key, "message": sentence, "number": …, "moment": …}.
  /play                        game, level [, seats, language]: a table against bots, at once
  /tables                      game, seat-0 … seat-3 ("me", "friend", "bot:normal", "none" or ""),
                               name-0 … (for further seats of mine), option-NAME, clock ("none",
                               "move:86400", "bank:1800"), private ("on"), hints ("auto", "on" or
                               "off"), pace, bytes
  /t/{table}/answer            number, answer (its number or word), as
  /t/{table}/undo              number, to (a moment; left out: the last mark), as
  /t/{table}/redo              number, as
  /t/{table}/undo/ask          number, to, as;     /t/{table}/undo/reply   agree ("yes" or "no"), as
  /t/{table}/sit               seat (left out: any), name, bytes
  /t/{table}/stand             seat (before the start)
  /t/{table}/bot               seat, level (puts a bot on an open seat; the host may)
  /t/{table}/leave             seat (a bot plays on);   /t/{table}/return   seat (take it back)
  /t/{table}/resign            seat (for good);         /t/{table}/close    (before start, the host)
  /t/{table}/rematch           leads everybody to the same new table
  /t/{table}/chat              text
  /t/{table}/hint              number, as: {"number": …, "html": …}, what a strong bot would answer
  /t/{table}/pace              pace ("quick", "normal" or "slow"), of the bots
  /t/{table}/call              seat: a bot sits in for somebody who is away
  /me/name                     name;   /me/sign-up, /me/sign-in  login, password;   /me/sign-out
  /me/language                 language;   /me/theme  theme ("light", "dark" or "auto")
`bytes` are at least 16 random bytes in hex from the visitor's own browser, for the fair seed.
`next` (a path) says where a form post leads.
"""

from __future__ import annotations

from typing import Protocol

from htpy import Renderable

from burnham.table.view.analysis import (
    AnalysisView,
    DecisionView,
    Odds,
    PlayerLoss,
)
from burnham.table.view.around import (
    Category,
    ChatLine,
    Contribution,
    CoursePoint,
    Curtain,
    FairnessView,
    Lobby,
    Notice,
    Placing,
    ResultView,
    TurningPoint,
)
from burnham.table.view.frame import Frame, Lang, Person, Picture, Status, Theme, stamp_of
from burnham.table.view.house import (
    AccountView,
    ApiView,
    Choice,
    ErrorView,
    GameCard,
    GuideView,
    HomeView,
    HouseView,
    Level,
    NewTableView,
    OptionView,
    TableCard,
    TinySeat,
)
from burnham.table.view.play import (
    About,
    Amount,
    AnswerView,
    BoardView,
    ChipView,
    ClockView,
    Crumb,
    HintEntry,
    HintView,
    HistoryView,
    LogLine,
    QuestionView,
    SeatView,
    Tick,
    UndoRequest,
    UndoView,
    Viewer,
)
from burnham.table.view.table import PARTS, TableView, stamps

__all__ = [
    "PARTS",
    "About",
    "AccountView",
    "Amount",
    "AnalysisView",
    "AnswerView",
    "ApiView",
    "BoardView",
    "Category",
    "ChatLine",
    "ChipView",
    "Choice",
    "ClockView",
    "Contribution",
    "CoursePoint",
    "Crumb",
    "Curtain",
    "DecisionView",
    "ErrorView",
    "FairnessView",
    "Frame",
    "GameCard",
    "GuideView",
    "HintEntry",
    "HintView",
    "HistoryView",
    "HomeView",
    "HouseView",
    "Lang",
    "Level",
    "Lobby",
    "LogLine",
    "NewTableView",
    "Notice",
    "Odds",
    "OptionView",
    "Pages",
    "Person",
    "Picture",
    "Placing",
    "PlayerLoss",
    "QuestionView",
    "ResultView",
    "SeatView",
    "Status",
    "TableCard",
    "TableView",
    "Theme",
    "Tick",
    "TinySeat",
    "TurningPoint",
    "UndoRequest",
    "UndoView",
    "Viewer",
    "stamp_of",
    "stamps",
]


class Pages(Protocol):
    """What `burnham.table.pages` provides.  Whole pages are documents; a part is the inside of the
    element `<… data-part="board" data-stamp="…">` that the page draws around it."""

    def home(self, view: HomeView) -> Renderable: ...
    def new_table(self, view: NewTableView) -> Renderable: ...
    def account(self, view: AccountView) -> Renderable: ...
    def table(self, view: TableView) -> Renderable: ...
    def hint(self, view: TableView) -> Renderable: ...
    def analysis(self, view: AnalysisView) -> Renderable: ...
    def guide(self, view: GuideView) -> Renderable: ...
    def fair(self, view: HouseView) -> Renderable: ...
    def api(self, view: ApiView) -> Renderable: ...
    def error(self, view: ErrorView) -> Renderable: ...
    def render_part(self, name: str, view: TableView) -> Renderable: ...
