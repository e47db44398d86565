"""Before the game: who is coming, how friends are invited, and the rules in five lines."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, badge, seat_class
from burnham.kit import html as h
from burnham.table.pages.consent import consent
from burnham.table.pages.frame import lesson_link, post, unfolds
from burnham.table.pages.invite import invite, name_field
from burnham.table.pages.people import named
from burnham.table.speech import Speech
from burnham.table.views.seats import SeatView
from burnham.table.views.table import Lobby, TableView


def lobby(say: Speech, view: TableView, waiting: Lobby) -> list[Content]:
    return [
        h.p(".label")[say("lobby")],
        h.h2(tabindex="-1")[waiting.sentence],
        h.ul(".coming", aria_label=say("coming"))[
            (coming(say, one, _beside(say, view, waiting, one)) for one in waiting.coming)
        ],
        h.p(".lead.terms")[" · ".join(agreed_terms(say, view))],
        _sit(say, view, waiting) if view.viewer.can_sit and not view.viewer.seats else None,
        invite(say, waiting.invite) if waiting.invite else None,
        brief(say, waiting.brief, view.about.guide),
        h.p(".lead")[lesson_link(say, waiting.lesson)] if waiting.lesson else None,
        consent(say, view),
    ]


def brief(say: Speech, lines: tuple[tuple[str, str], ...], guide: str) -> Markup:
    """The rules in five lines."""
    more = h.a(href=guide, target="_blank", data_guide="")[say("how-to-play")] if guide else None
    return h.section(".brief", aria_labelledby="brief")[
        h.h3(id="brief")[say("brief"), " ", more],
        h.dl[([h.dt(".label")[what], h.dd[told]] for what, told in lines)],
    ]


# --------------------------------------------------------------------------------- who is coming
def coming(say: Speech, seat: SeatView, beside: Content = None) -> Markup:
    """Who sits on a seat, or that it is free, and what can be done there."""
    free = seat.kind == "open"
    return h.li(class_=["free" if free else None, seat_class(seat.seat)])[
        badge(None if free else seat.seat),
        h.span(".name")[say("seat-free") if free else named(seat)],
        None if free else h.span(".label")[_who(say, seat)],
        beside,
    ]


def _beside(say: Speech, view: TableView, waiting: Lobby, seat: SeatView) -> Content:
    if seat.kind == "open":
        return _offers(say, view, waiting, seat.seat)
    return _remove(say, view.about.url, seat, dict(waiting.removable))


def _remove(say: Speech, url: str, seat: SeatView, removable: dict[int, str]) -> Content:
    """A bot goes at a click, a person is told why."""
    if seat.seat not in removable:
        return None
    label = say("remove-of", name=seat.name)
    button = h.button(".button.small", aria_label=label)[say("remove")]
    if seat.kind == "bot":
        return post(f"{url}/remove", button, cls="inline live", seat=seat.seat)
    who = removable[seat.seat]
    field = h.input(
        name="reason",
        id=f"reason-{who}",  # by which the script knows it again when the card is drawn anew
        maxlength="200",
        required=True,
        placeholder=say("reason"),
        aria_label=say("reason"),
        autocomplete="off",
    )
    return h.details(".remove", id=f"remove-{who}")[
        unfolds(say, say("remove"), label),
        h.p(".lead")[say("remove-about", name=seat.name)],
        post(f"{url}/remove", field, button, cls="live row", seat=seat.seat, who=who),
    ]


def _who(say: Speech, seat: SeatView) -> str:
    if seat.kind == "bot":
        return say("seat-bot", level=seat.level)
    return say("you" if seat.mine else "here" if seat.present else "away")


def _offers(say: Speech, view: TableView, waiting: Lobby, seat: int) -> Markup:
    """Sit here, or put a bot here.  Who has no seat yet need not choose the only one."""
    url, mine = view.about.url, bool(view.viewer.seats)
    several = sum(one.kind == "open" for one in waiting.coming) > 1
    choice = mine or (several and bool(waiting.name))  # others say first what they are called
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
def _sit(say: Speech, view: TableView, waiting: Lobby) -> Markup:
    name = name_field(waiting.name, say("your-name"))
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
        *about.terms,
        say("private") if about.private else "",
        say("fact-hints" if about.hints else "fact-no-hints"),
    ]
    return [term for term in terms if term]
