"""Before the game: who is coming, how friends are invited, and the rules in five lines."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, badge, icon_html, seat_class
from burnham.kit import html as h
from burnham.table.pages.frame import lesson_link, post
from burnham.table.speech import Speech
from burnham.table.views.seats import SeatView
from burnham.table.views.table import Lobby, TableView


def lobby(say: Speech, view: TableView, waiting: Lobby) -> list[Content]:
    return [
        h.p(".label")[say("lobby")],
        h.h2(tabindex="-1")[waiting.sentence],
        h.ul(".coming", aria_label=say("coming"))[
            (_coming(say, view, waiting, seat) for seat in waiting.coming)
        ],
        _sit(say, view, waiting) if view.viewer.can_sit and not view.viewer.seats else None,
        _invite(say, waiting.invite) if waiting.invite else None,
        brief(say, waiting.brief, view.about.guide),
        h.p(".lead")[lesson_link(say, waiting.lesson)] if waiting.lesson else None,
        h.p(".lead")[" · ".join(agreed_terms(say, view))],
    ]


def brief(say: Speech, lines: tuple[tuple[str, str], ...], guide: str) -> Markup:
    """The rules in five lines."""
    more = h.a(href=guide, target="_blank", data_guide="")[say("how-to-play")] if guide else None
    return h.section(".brief", aria_labelledby="brief")[
        h.h3(id="brief")[say("brief"), " ", more],
        h.dl[([h.dt(".label")[what], h.dd[told]] for what, told in lines)],
    ]


# --------------------------------------------------------------------------------- who is coming
def _coming(say: Speech, view: TableView, waiting: Lobby, seat: SeatView) -> Markup:
    free = seat.kind == "open"
    return h.li(class_=["free" if free else None, seat_class(seat.seat)])[
        badge(None if free else seat.seat),
        h.span(".name")[say("seat-free") if free else seat.name],
        _offers(say, view, waiting, seat.seat) if free else h.span(".label")[_who(say, seat)],
    ]


def _who(say: Speech, seat: SeatView) -> str:
    if seat.kind == "bot":
        return say("seat-bot", level=seat.level)
    return say("you" if seat.mine else "here" if seat.present else "away")


def _offers(say: Speech, view: TableView, waiting: Lobby, seat: int) -> Markup:
    """Sit here, or put a bot here.  Who has no seat yet need not choose the only one."""
    url, mine = view.about.url, bool(view.viewer.seats)
    choice = mine or sum(one.kind == "open" for one in waiting.coming) > 1
    button = h.button(".button.small")[say("sit-too" if mine else "sit-here")]
    shown = waiting.commitment
    return h.div(".row.bring")[
        post(f"{url}/sit", button, cls="inline fair", seat=seat, commitment=shown)
        if view.viewer.can_sit and choice
        else None,
        _place_bot(say, url, seat, waiting) if waiting.levels else None,
    ]


def _place_bot(say: Speech, url: str, seat: int, waiting: Lobby) -> Markup:
    return post(
        f"{url}/bot",
        h.select(name="level", aria_label=say("bots-play"))[
            (
                h.option(value=level.name, selected=level.name == waiting.level)[level.label]
                for level in waiting.levels
            )
        ],
        h.button(".button.small")[say("seat-a-bot")],
        cls="inline live row",
        seat=seat,
    )


# -------------------------------------------------------------------------------------- the door
def _invite(say: Speech, link: str) -> list[Content]:
    return [
        h.p(".lead")[say("invite-about")],
        h.div(".invite")[
            h.input(value=link, readonly=True, aria_label=say("invite")),
            h.button(".button", type="button", data_copy=link)[
                icon_html("link"), h.span[say("copy")]
            ],
        ],
    ]


def _sit(say: Speech, view: TableView, waiting: Lobby) -> Markup:
    name = h.input(
        name="name", maxlength="24", autocomplete="nickname", placeholder=say("your-name"),
        aria_label=say("your-name"),
    )  # fmt: skip
    button = h.button(".button.act")[say("sit")]
    shown = waiting.commitment
    form = post(f"{view.about.url}/sit", name, button, cls="row fair", commitment=shown)
    return h.div(".invite")[form]


def agreed_terms(say: Speech, view: TableView) -> list[str]:
    """What was chosen when the table was opened."""
    about = view.about
    terms = [
        *(f"{label}: {value}" for label, value in about.options),
        about.clock,
        say("private") if about.private else "",
        say("fact-hints" if about.hints else "fact-no-hints"),
    ]
    return [term for term in terms if term]
