"""Views as the table would give them, made by hand: enough to draw every page without a server."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from markupsafe import Markup

from burnham.kernel.fluent import Lang
from burnham.kit import (
    rect,
    tag,
)
from burnham.table.service.people import Session, Someone
from burnham.table.store.notices import Channel, Wishes
from burnham.table.views.account import AccountView, account_view
from burnham.table.views.analysis import (
    AnalysisView,
    DecisionView,
    Odds,
    PlayerLoss,
    QuestionLoss,
)
from burnham.table.views.choices import Choice, Level, OptionView
from burnham.table.views.frame import Frame, Person, Picture
from burnham.table.views.games import GameCard
from burnham.table.views.hint import HintEntry, HintView
from burnham.table.views.home import HomeView, TableCard, TinySeat
from burnham.table.views.mistakes import (
    MistakeLine,
    MistakenGame,
    MistakesView,
    MistakeView,
)
from burnham.table.views.new_table import NewTableView
from burnham.table.views.notices import NoticesView, notices_view
from burnham.table.views.practice import PracticeView, Promise, Verdict
from burnham.table.views.puzzles import PuzzleGame, PuzzlesView, PuzzleView
from burnham.table.views.question import AnswerView, ChipView, Crumb, QuestionView
from burnham.table.views.result import (
    Category,
    CoursePoint,
    ItemLine,
    Placing,
    ResultView,
    TurningPoint,
)
from burnham.table.views.seats import ClockView, SeatView
from burnham.table.views.story import HistoryView
from burnham.table.views.table import (
    About,
    Contribution,
    FairnessView,
    TableView,
    Viewer,
)
from burnham.table.views.timed import Timed
from burnham.table.views.undo import UndoView

NAMES = ("Clara", "Bruno", "Ada", "Wren")
COLOURS = ("orange", "black", "turquoise", "white")
PACES = (Choice("quick", "quick", False), Choice("normal", "normal", True))
HINTS = (Choice("auto", "only alone", True), Choice("off", "never", False))
LEVELS = (Level("easy", "easy", "Plays at random."), Level("normal", "normal", "Looks ahead."))


def frame(lang: Lang = "en") -> Frame:
    return Frame(lang, "auto", Person("Ada", True, False), my_turns=1, path="/")


def account(lang: Lang = "en") -> AccountView:
    """Of a member, on two devices, with an address that was given up."""
    member = replace(frame(lang), person=Person("Ada", True, True))
    phone, desk = Session("1", "", 0.0, 86400.0), Session("2", "<b>Firefox", 0.0, 86400.0)
    here = Someone("7", "Ada", "ada.l", desk.id, 0)
    return account_view(member, "", "/", here, [phone, desk], notices(lang), can_reset=True)


def notices(lang: Lang) -> NoticesView:
    trouble: dict[str, Any] = {"given_up": 86400.0, "trouble": "550 <b>nobody"}
    mail = Channel("1", "7", "mail", "a@b.example", "a@b.example", True, True, 60, 0.0, **trouble)
    browser = '{"endpoint": "https://push.example/1", "keys": {"p256dh": "AA", "auth": "AA"}}'
    push = Channel("2", "7", "push", browser, "Firefox, Linux", True, True, 0, 0.0)
    wishes = Wishes("7", lang, "http://x", ("turn",))
    return notices_view(lang, wishes, [mail, push], can_mail=True, public_key="BA", done="kept")


def vignette() -> Markup:
    box = {"class": "drawing", "viewBox": "0 0 320 150", "preserveAspectRatio": "xMidYMid slice"}
    return tag("svg", {**box}, rect(60, 40, 80, 110, fill="ochre-tint", stroke="line", width=1.2))


def game(name: str = "Tollhouse") -> GameCard:
    return GameCard(
        id="toy",
        name=name,
        line="Three cards, one die, one toll.",
        length=("2–3 players", "5 min"),
        seats=(2, 3),
        minutes=5,
        weight="light",
        complete=True,
        bots=2,
        vignette=Picture("v", vignette),
        guide="/guide/toy",
        new="/new/toy",
        box="/box/toy",
    )


def card(**changes: Any) -> TableCard:
    seats = tuple(
        TinySeat(i, name if i < 2 else "", "person" if i < 2 else "open", i == 0, i == 0)
        for i, name in enumerate(NAMES[:3])
    )
    usual = TableCard(
        "abc",
        "/t/abc",
        "toy",
        "Tollhouse",
        "open",
        "1 seat free",
        False,
        seats,
        COLOURS,
        "",
        0.0,
        "ab" * 32,
    )
    return replace(usual, **changes)


def home(lang: Lang = "en") -> HomeView:
    mine = (card(status="playing", my_turn=True, line="1909"), card(status="over", line="Ada wins"))
    strangers = tuple(replace(seat, mine=False) for seat in card().seats)
    return HomeView(
        frame(lang),
        (game(), game("Second")),
        LEVELS,
        LEVELS[1],
        mine,
        (card(line="from turn 4 of a game"),),
        (card(seats=strangers),),
    )


def new_table(lang: Lang = "en") -> NewTableView:
    option = OptionView(
        "free",
        "Free passage",
        "Nobody pays a toll.",
        (Choice("false", "no", True), Choice("true", "yes", False)),
        (2,),
        False,
    )
    clocks = (Choice("none", "none", True), Choice("move:86400", "24 h a move", False))
    return NewTableView(
        frame(lang),
        game(),
        (game(),),
        (option,),
        (Choice("", "As printed", True), Choice("high", "high", False)),
        LEVELS,
        "normal",
        clocks,
        HINTS,
        PACES,
        COLOURS,
        "",
    )


# --- a table ---------------------------------------------------------------------------------


def seat(number: int, **changes: Any) -> SeatView:
    usual = SeatView(
        seat=number,
        name=NAMES[number],
        kind="person",
        level="",
        mine=number == 2,
        present=True,
        away_since=None,
        stood_in=False,
        resigned=False,
        asked=number == 2,
        next=number == 0,
        clock=ClockView(724.0, None, True),
        drawn=True,
    )
    return replace(usual, **changes)


def answer(number: int) -> AnswerView:
    chips = (
        ChipView("cost", "money", "Money", "−$2"),
        ChipView("points", "points", "Points", "+3"),
    )
    return AnswerView(
        number, f"play card={number}", f"Play a {number}", chips, (f"card-{number}",), None
    )


def question(count: int = 2) -> QuestionView:
    return QuestionView(
        seat=2,
        name="Ada",
        mine=True,
        bot=False,
        title="Your turn",
        sentence="What do you play?",
        hint="A card is worth its value.",
        guide="/guide/toy#step-act",
        number=17,
        crumbs=(Crumb("Act", 16),),
        answers=tuple(answer(n) for n in range(1, count + 1)),
        lit={f"card-{n}": (n,) for n in range(1, count + 1)},
        things=(),
        can_hint=True,
        awaited=None,
    )


def table(lang: Lang = "en", **changes: Any) -> TableView:
    usual = TableView(
        frame=frame(lang),
        about=About(
            "abc",
            "/t/abc",
            "toy",
            "Tollhouse",
            (),
            False,
            "",
            0.0,
            COLOURS,
            "/guide/toy",
            lang,
            hints=True,
        ),
        status="playing",
        line="1907 · round 2",
        viewer=Viewer(
            2, (2,), False, False, True, False, False, True, False, True, False, PACES, ""
        ),
        seats=(seat(0), seat(1, present=False), seat(2), seat(3, kind="bot", level="normal")),
        automata=(),
        order=(2, 0, 3, 1),
        question=question(),
        undo=UndoView(17, 16, 15, False, None, "", None),
        dealt=True,
        history=HistoryView(17, 17, True, 6),
        fairness=FairnessView(
            "ab" * 32, (Contribution(0, "Clara", "cd" * 16, True, True),), "", ""
        ),
        lobby=None,
        curtain=None,
        result=None,
        notices=(),
        watching=2,
        version=17,
    )
    return replace(usual, **changes)


def finished(lang: Lang = "en") -> TableView:
    points = ((10, 11, 17, 14), (15, 17, 23, 24), (0, 0, 5, 0), (5, 7, 7, 7), (-3, 8, 11, 9))
    categories = tuple(
        Category(f"c{i}", label, row, (max(range(4), key=row.__getitem__),))
        for i, (label, row) in enumerate(
            zip(("Public", "Private", "Builder", "Progress", "Money"), points, strict=True)
        )
    )
    totals = [sum(row[s] for row in points) for s in range(4)]
    order = sorted(range(4), key=lambda s: -totals[s])
    ranking = tuple(
        Placing(s, NAMES[s], rank, totals[s], s == 2, False) for rank, s in enumerate(order, 1)
    )
    course = tuple(
        CoursePoint(i * 9, str(1906 + i), tuple(round(total * i / 6) for total in totals))
        for i in range(7)
    )
    result = ResultView(
        sentence="Ada wins with 63 points.",
        ranking=ranking,
        goal=None,
        held=(),
        categories=categories,
        breaks=(Category("buildings", "Buildings", (7, 6, 8, 7), (2,)),),
        items=(ItemLine(2, categories[0].name, "Red 4 beside Green 3", 9),),
        course=course,
        turning=(TurningPoint(40, 9, 2, "Ada builds Red 4 beside her Green 3: +9."),),
        record="/t/abc/record.json",
        analysis="/t/abc/analysis",
        rematch="",
    )
    viewer = Viewer(2, (2,), False, False, False, False, False, False, False, True, True, (), "")
    return table(lang, status="over", question=None, result=result, viewer=viewer)


def hint() -> HintView:
    entries = tuple(
        HintEntry(
            n,
            f"play card={n}",
            f"Play a {n}",
            (f"card-{n}",),
            f"{60 - n}%",
            f"+{4 - n}.5 coins",
            "Compared with the next: Coins +1.0 coins" if n == 2 else "",
        )
        for n in (2, 1)
    )
    return HintView(17, entries)


def analysis(lang: Lang = "en", reached: int = 40) -> AnalysisView:
    asked, why = "What do you play?", "Coins +3.5 coins"
    given = ("Play a 1", "Play a 2", "14%", "3.5 coins", "Ada plays a 1.", "60%", "46%", why)
    dear = DecisionView(12, 4, 2, asked, *given)
    fine = DecisionView(20, 7, 2, asked, "Play a 3", "", "", "", "Ada plays a 3.", "60%", "60%", "")
    lost = (QuestionLoss(asked, 2, "−14%"),)
    ada = PlayerLoss(2, "Ada", 2, "50%", "−7.0%", "−1.8", lost, (dear, fine))
    done = reached == 40
    return AnalysisView(
        frame=frame(lang),
        url="/t/abc",
        query="",
        game_name="Tollhouse",
        sentence="Ada wins with 63 points.",
        colours=COLOURS,
        reached=reached,
        moments=40,
        names=tuple(enumerate(NAMES)),
        odds=tuple(Odds(i * 10, "", (25, 25, 25 + i, 25 - i)) for i in range(4)) if done else (),
        turning=(dear,) if done else (),
        players=(ada,) if done else (),
    )


def mistakes(lang: Lang = "en") -> MistakesView:
    """One whose question is not told, then one that was put right."""
    games = [
        MistakenGame(
            "Tollhouse",
            Timed("Of ", 0.0, ""),
            (MistakeLine(f"/t/abc/mistakes/{n}", "What do you do?" * solved, "8%", solved),),
        )
        for n, solved in ((7, False), (12, True))
    ]
    return MistakesView(frame(lang), tuple(games))


def mistake(lang: Lang = "en", *, right: bool | None = None) -> MistakeView:
    verdict = None if right is None else Verdict(right, ("Play a 2 costs 8%",), "Play a 1")
    practice = PracticeView(table(lang), "Mistakes", "Which is better?", "/mistakes", verdict)
    return MistakeView(practice, "/t/abc?as=0&at=7", "/t/abc/study?as=0&at=7", "/t/abc/mistakes/12")


def puzzles(lang: Lang = "en") -> PuzzlesView:
    games = [
        PuzzleGame(
            game(), "What do you play?", "Hard", "/puzzles/toy/1", state, following, 2, 3, 30
        )
        for state, following in (("", "/puzzles/toy"), ("solved", "/puzzles/toy"), ("missed", ""))
    ]
    return PuzzlesView(frame(lang), 3, tuple(games))


def puzzle(lang: Lang = "en", *, right: bool | None = None) -> PuzzleView:
    promises = (Promise("Play a 1", "60%", True), Promise("Play a 2", "40%", False))
    told = ("Play a 2 costs 20%",)
    verdict = None if right is None else Verdict(right, told, promises=promises)
    practice = PracticeView(table(lang), "Puzzle", "Hard: what is best?", "/puzzles", verdict)
    at = "/puzzles/toy/1"
    reported = bool(right)
    return PuzzleView(practice, "/puzzles/toy", f"{at}/study", f"{at}/report", reported, 3)
