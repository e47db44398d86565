"""The question card: what is asked, every answer with its price, and the ways back."""

from __future__ import annotations

import re

from markupsafe import Markup

from burnham.kit import Content, badge, icon_html, together
from burnham.kit import html as h
from burnham.kit.panels import chip
from burnham.table.pages.answer_groups import in_groups
from burnham.table.pages.coach import coach_note
from burnham.table.pages.frame import at_time, hidden, lesson_link, opening_message, post
from burnham.table.pages.hint import hint_button, hint_place
from burnham.table.pages.lobby import lobby
from burnham.table.pages.planned import planned
from burnham.table.pages.study import study_link
from burnham.table.speech import Speech, speech_in
from burnham.table.views.awaited import AwaitedView
from burnham.table.views.question import AnswerView, ChipView, Crumb, QuestionView
from burnham.table.views.table import Curtain, TableView
from burnham.table.views.undo import UndoRequest, UndoView

TRAIL = 1
"""So many answers of the chain under way are told above the question."""
SIGNS = "+−"
STOP = re.compile(r": | · |, (?![\d$])")
"""Where the first thing said ends.  A comma before a number only counts on: 1 lumber, 1 masonry."""
MANY = 8
"""With more answers than this, those that are drawn on the board are not listed in the card."""


def question_class(view: TableView) -> str:
    """How the card looks: what is mine to answer has an edge of ink."""
    if view.status == "over":
        return "over"
    if view.question and view.question.mine:
        return "mine-to-answer"
    return "waiting"


def question_part(view: TableView) -> Markup:
    """The inside of the card.  Its first element tells the script how the card is to look."""
    say = speech_in(view.about.lang)
    state = {
        "data-state": question_class(view),
        "data-number": str(view.undo.number),
        "data-asked": str(view.question.seat) if view.question else "",
        "data-live": "yes" if view.history.live else "no",
        "data-things": " ".join(view.question.things) if view.question else "",
        "data-step": f"{1000 * view.viewer.step:.0f}",
    }
    return together(
        h.span(state, hidden=True),
        h.button(".grip", type="button", aria_label=say("fold"), aria_expanded="true"),
        _inside(say, view),
        _curtain(say, view.curtain) if view.curtain else None,
    )


def _inside(say: Speech, view: TableView) -> Content:
    if not view.history.live:
        return _past(say, view)
    if view.result:
        return _over(say, view)
    if view.lobby:
        return lobby(say, view, view.lobby)
    if view.question and view.question.mine:
        return _asked(say, view, view.question)
    if view.question:
        return _waiting(say, view, view.question)
    if view.status == "closed":
        return _ended(say, view) if view.dealt else _title(say("table-closed"))
    return None


def _ended(say: Speech, view: TableView) -> list[Content]:
    """Without a result by the rules: what there was can still be looked at."""
    record = f"{view.about.url}/record.json"
    return [
        h.p(".label")[say("game-over")],
        _title(view.about.lost or say("game-ended")),
        h.p(".lead")[say("lost-counts" if view.about.lost else "game-ended-about")],
        h.div(".row")[
            rematch(say, view, "button"),
            h.a(".button", href=record, download=True)[icon_html("download"), say("record")],
            study_link(say, view.history.study),
        ],
        only_some_open(say, view) if can_ask_again(view) else None,
    ]


def _title(*content: Content) -> Markup:
    """What the card says first; the script leads the focus there."""
    return h.h2(tabindex="-1")[content]


# ------------------------------------------------------------------------------ when I am asked
def _asked(say: Speech, view: TableView, question: QuestionView) -> list[Content]:
    return [
        _crumbs(say, view, question),
        _title(question.sentence),
        _lead(say, question),
        coach_note(say, question.coach, can_hint=question.can_hint) if question.coach else None,
        planned(say, question.plan, view.about.url),
        _request(say, view),
        hint_place(view),
        h.form(method="post", action=f"{view.about.url}/answer", data_answers="")[
            hidden("number", question.number),
            hidden("as", question.seat),
            h.div(class_=["answers", "many" if len(question.answers) > MANY else None])[
                in_groups(question.answers, lambda answer, n: _answer(say, answer, n))
            ],
            h.p(".on-board", hidden=True)[
                say("choose-on-board"), " ", h.button(".linklike", type="button")[say("list-all")]
            ],
        ],
        h.div(".foot")[
            _back_button(say, view, cls="button square", worded=False),
            h.button(".button.act.confirm", type="button", disabled=True)[say("choose-first")],
        ],
    ]


def _crumbs(say: Speech, view: TableView, question: QuestionView) -> Markup:
    """The way to this question; a step of it leads back there.  Only the last ones are shown."""
    before, trail = question.crumbs[:-TRAIL], question.crumbs[-TRAIL:]

    def step(crumb: Crumb, face: str) -> Markup:
        button = h.button(".linklike", title=crumb.sentence)[face]
        return h.li(".step")[_to(view, view.undo, crumb.moment, button)]

    return h.ol(".crumbs")[
        h.li[badge(question.seat, "small"), h.b[question.title]],
        step(before[0], "…") if before else None,
        (step(crumb, crumb.sentence) for crumb in trail),
        h.li(".end")[
            hint_button(say, view, question),
            _redo(say, view),
            _back_button(say, view, cls="button bare undo-top"),
        ],
    ]


def _lead(say: Speech, question: QuestionView) -> Content:
    more = (
        h.a(href=question.guide, target="_blank")[say("more-on-this")] if question.guide else None
    )
    lesson = lesson_link(say, question.lesson) if question.lesson else None
    if not question.hint and not more and not lesson:
        return None
    return h.p(".lead")[h.span(".long")[question.hint], " ", more, " ", lesson]


def _answer(say: Speech, answer: AnswerView, key: int) -> Markup:
    picture = answer.picture
    return h.button(
        class_=["answer", None if picture else "plain"],
        name="answer",
        value=str(answer.answer),
        data_answer=str(answer.answer),
        data_things=" ".join(answer.things),
    )[
        picture,
        h.span[
            _what(_unpriced(answer)),
            h.span(".chips")[map(chip_of, answer.chips)] if answer.chips else None,
        ],
        h.kbd(aria_hidden="true")[str(key)] if key <= 9 else None,
    ]


def _unpriced(answer: AnswerView) -> str:
    """Sentences may end with the price, for the command line: here a chip tells it."""
    head, _, price = answer.sentence.rpartition(" · ")
    told = {view.text.lstrip(SIGNS) for view in answer.chips}
    return head if head and price.lstrip(SIGNS) in told else answer.sentence


def _what(sentence: str) -> Markup:
    """The answer; what comes after a stop only says more."""
    stop = STOP.search(sentence)
    if stop is None:
        return h.span(".what")[sentence]
    head, more = sentence[: stop.start()], sentence[stop.start() :]
    return h.span(".what")[head, h.span(".where")[more]]


def chip_of(view: ChipView) -> Content:
    """The chip says what it counts; of points the kit's star says it, and the word is for those
    who listen."""
    if view.kind != "points":
        return chip(view.kind, f"{view.text} {view.label}")
    text = view.text.removesuffix("★").rstrip()
    return h.span(title=view.label)[chip(view.kind, text), h.span(".unseen")[view.label]]


# ------------------------------------------------------------------------------------ ways back
def _to(view: TableView, undo: UndoView, moment: int, button: Markup) -> Markup:
    seat = view.viewer.seat
    return post(
        f"{view.about.url}/undo",
        button,
        cls="inline live",
        number=undo.number,
        to=moment,
        as_=seat,
    )


def _back_button(say: Speech, view: TableView, *, cls: str, worded: bool = True) -> Content:
    """One answer back where that is free, else by asking; nothing where there is nothing."""
    undo = view.undo
    to = undo.ask if undo.back is None else undo.back
    if to is None or (undo.back is None and undo.request and undo.request.mine):
        return None
    if undo.back is not None or not undo.agree:
        label, about = say("undo"), say("undo-about")
        button = _button(cls, label, [icon_html("undo"), label if worded else None], "z", about)
        return _to(view, undo, to, button)
    label, about = say("undo-ask", names=undo.agree), say("undo-ask-about", names=undo.agree)
    face = [icon_html("ask-undo"), h.span[label] if worded else None]
    return post(
        f"{view.about.url}/undo/ask",
        _button(f"{cls} asks", label, face, about=about),
        cls="inline live",
        number=undo.number,
        to=to,
        as_=view.viewer.seat,
    )


def _button(cls: str, label: str, face: Content, key: str = "", about: str = "") -> Markup:
    return h.button(class_=cls, title=about or label, aria_label=label, data_key=key or None)[face]


def _redo(say: Speech, view: TableView) -> Content:
    if not view.undo.redo:
        return None
    button = _button("button bare", say("redo"), icon_html("again"), key="y")
    return post(
        f"{view.about.url}/redo",
        button,
        cls="inline live",
        number=view.undo.number,
        as_=view.viewer.seat,
    )


def _request(say: Speech, view: TableView) -> Content:
    """Somebody asks to take an answer back."""
    request = view.undo.request
    if request is None:
        return None
    if not request.reply:
        return h.div(".awaited", role="status")[
            h.p(".lead")[
                request.sentence,
                " ",
                request.missing,
                [" ", at_time(request.lapses)] if request.lapses else None,
            ],
            _again(say, view, request) if request.again and request.lapses else None,
        ]
    url = f"{view.about.url}/undo/reply"
    return h.div(".row", role="status")[
        h.span[request.sentence],
        (
            post(
                url,
                h.button(".button.small")[say(f"undo-{agree}")],
                cls="inline live",
                agree=agree,
                as_=view.viewer.seat,
            )
            for agree in ("yes", "no")
        ),
    ]


def _again(say: Speech, view: TableView, request: UndoRequest) -> Markup:
    """Those who are away have been asked for long enough; shown when that is so."""
    assert request.lapses is not None  # only called then
    return h.div(".row.bring", hidden=True, data_from=str(request.lapses.at))[
        post(
            f"{view.about.url}/undo/ask",
            h.button(".button.small")[icon_html("undo"), say("undo-now")],
            cls="inline live",
            number=view.undo.number,
            to=request.moment,
            as_=view.viewer.seat,
        )
    ]


# ------------------------------------------------------------------------- when others are asked
def _waiting(say: Speech, view: TableView, question: QuestionView) -> list[Content]:
    ticks = h.span(".thinking", aria_hidden="true")[h.i, h.i, h.i] if question.bot else None
    back = _back_button(say, view, cls="button bare")
    return [
        h.ol(".crumbs")[
            h.li[badge(question.seat, "small"), h.b[question.name]],
            h.li(".end")[_redo(say, view), back],
        ],
        _title(question.title, ticks),
        h.p(".asked")[question.sentence] if question.sentence else None,
        _awaited(say, view, question.awaited) if question.awaited else None,
        _request(say, view),
        planned(say, question.plan, view.about.url),
    ]


def _awaited(say: Speech, view: TableView, awaited: AwaitedView) -> Markup:
    """How long we wait, and what can be done then; the page shows the button when it is time."""
    button = h.button(".button.small")[icon_html("bot"), say("call-bot")]
    return h.div(".awaited")[
        h.p(".lead")[([at_time(told), " "] for told in awaited.sentences), awaited.agreed],
        None
        if awaited.call_from is None
        else h.div(".row.bring", hidden=True, data_from=str(awaited.call_from))[
            post(f"{view.about.url}/call", button, cls="inline live", seat=awaited.seat)
        ],
    ]


def _past(say: Speech, view: TableView) -> list[Content]:
    turn = say("turn", n=view.history.turn)
    told = view.history.sentence
    return [
        h.p(".label")[f"{say('past-label')} · {turn}" if told else say("past-label")],
        _title(told or turn),
        h.div(".row")[
            h.a(".button.act", href=table_link(view), data_now="")[say("back-to-now")],
            study_link(say, view.history.study),
        ],
    ]


def table_link(view: TableView, **query: int) -> str:
    """This table's address as I look at it; `at=17` shows that moment."""
    given = [view.viewer.query] if view.viewer.query else []
    given += [f"{key}={value}" for key, value in query.items()]
    return view.about.url + (f"?{'&'.join(given)}" if given else "")


def _over(say: Speech, view: TableView) -> list[Content]:
    result = view.result
    assert result is not None  # only called then
    return [
        h.p(".label")[say("game-over")],
        _title(result.sentence),
        h.div(".row")[
            h.a(".button.act", href=table_link(view))[say("see-result")],
            rematch(say, view, "button"),
        ],
    ]


def rematch(say: Speech, view: TableView, cls: str) -> Content:
    """The way to another game after this one, for those who may open a table or find one open."""
    if view.result and view.result.rematch:
        return h.a(class_=cls, href=view.result.rematch)[say("play-again")]
    if view.viewer.opening or not view.viewer.can_rematch:
        return None
    again = h.button(class_=cls)[say("play-again")]
    return post(f"{view.about.url}/rematch", again, cls="inline fair")


def can_ask_again(view: TableView) -> bool:
    """Whether another game would be offered, if the one who looks might open tables."""
    return view.viewer.can_rematch and not (view.result and view.result.rematch)


def only_some_open(say: Speech, view: TableView) -> Content:
    """Where a table is offered, to somebody who may open none: who may."""
    viewer = view.viewer
    if viewer.opening is None:
        return None
    return opening_message(say, viewer.opening, viewer.member, table_link(view))


def _curtain(say: Speech, curtain: Curtain) -> Markup:
    return h.dialog(".curtain", open=True, aria_labelledby="curtain-title")[
        badge(curtain.seat, "large"),
        h.h2(id="curtain-title")[curtain.sentence],
        h.a(".button.act", href=curtain.reveal, autofocus=True)[
            say("lift-curtain", name=curtain.name)
        ],
    ]
