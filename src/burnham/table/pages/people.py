"""The people at the table: my desk, the others, the phone's strip, clocks."""

from __future__ import annotations

from math import inf

from markupsafe import Markup

from burnham.kit import Content, badge, icon_html, seat_class, together
from burnham.kit import html as h
from burnham.table.pages.frame import at_time
from burnham.table.pages.holes import slot
from burnham.table.speech import Speech, speech_in
from burnham.table.views.seats import ClockView, SeatView
from burnham.table.views.table import TableView
from burnham.table.views.timed import timed


def tally(seat: SeatView) -> Content:
    """Money and points, as the game draws them; before the deal nobody has any."""
    return slot(f"tally-{seat.seat}") if seat.drawn else h.span(".tally")


def clock(say: Speech, given: ClockView | None) -> Content:
    """mm:ss; the script lets it run.  `data-ends` is when it runs out."""
    if given is None:
        return None
    runs = given.ends is not None
    return h.span(
        class_=["clock", "runs" if runs else None],
        title=say("left-bank" if given.bank else "left-move"),
        data_ends=str(given.ends) if runs else None,
        data_most=str(given.most) if runs and given.most < inf else None,
        data_hurry=say("hurry"),
    )[time_left(given.left)]


def time_left(seconds: float) -> str:
    whole = max(0, int(seconds))
    days, hours = whole // 86400, whole // 3600
    if days >= 2:
        return f"{days} d"
    if hours:
        return f"{hours}:{whole // 60 % 60:02}:{whole % 60:02}"
    return f"{whole // 60}:{whole % 60:02}"


def named(seat: SeatView) -> Content:
    """The name; if there is more to tell of the player, it leads there."""
    return h.a(".profile", href=seat.profile)[seat.name] if seat.profile else seat.name


# ------------------------------------------------------------------------------------- my desk
def desk_part(view: TableView) -> Markup:
    say = speech_in(view.about.lang)
    mine = view.viewer.seat
    if mine is None:
        return together(None)
    seat = view.seats[mine]
    return together(
        h.div(".who")[
            badge(mine),
            h.h2(".name")[seat.name],
            h.span(".label")[say("you")],
            _state(say, seat),
            h.span(".grow"),
            clock(say, seat.clock),
            tally(seat),
        ],
        slot(f"desk-{mine}", h.div) if seat.drawn else None,
    )


# -------------------------------------------------------------------------------------- others
def players_part(view: TableView) -> Markup:
    """All others in turn order; for a spectator everybody."""
    say = speech_in(view.about.lang)
    others = [view.seats[seat] for seat in view.order if seat != view.viewer.seat]
    watching = (
        h.div(".watchers")[icon_html("eye"), say("watching", n=view.watching)]
        if view.watching
        else None
    )
    rivals = [*others, *view.automata]
    return together(h.ul[(_rival(say, view, seat) for seat in rivals)], watching)


def _rival(say: Speech, view: TableView, seat: SeatView) -> Markup:
    look = ["rival", "next" if seat.next else None, "asked" if seat.asked else None]
    time, state = clock(say, seat.clock), _state(say, seat)
    return h.li(class_=[*look, seat_class(seat.seat)])[
        badge(None if seat.kind == "open" else seat.seat),
        h.div[
            h.div(".who")[
                h.span(".name")[named(seat) or say("seat-free")],
                _presence(say, seat),
                icon_html("bot", title=seat.level or say("bot")) if seat.level else None,
                None if time else state,
                _more(say, seat),
            ],
            h.div(".row")[time, state] if time else None,
            _vacation(say, seat),
            slot(f"panel-{seat.seat}", h.div) if seat.drawn else None,
        ],
        h.div(".end")[None if seat.kind == "open" else tally(seat)],
        h.div(".theirs", id=f"desk-{seat.seat}", hidden=True)[slot(f"desk-{seat.seat}", h.div)]
        if seat.drawn
        else None,
    ]


def _more(say: Speech, seat: SeatView) -> Content:
    """Unfolds what they own in full; the script does it."""
    if not seat.drawn:
        return None
    return h.button(
        ".more",
        type="button",
        aria_expanded="false",
        aria_controls=f"desk-{seat.seat}",
        aria_label=say("desk-of", name=seat.name),
    )[icon_html("down")]


def _presence(say: Speech, seat: SeatView) -> Content:
    if seat.kind != "person" or seat.stood_in or not seat.told_here:
        return None
    if seat.present:
        return h.span(".dot.here", role="img", aria_label=say("here"), title=say("here"))
    since = str(seat.away_since) if seat.away_since else None
    return h.span(
        ".dot.lost", role="img", aria_label=say("away"), title=say("away"), data_since=since
    )


def _vacation(say: Speech, seat: SeatView) -> Content:
    """Until when; the script hides it then."""
    if seat.vacation_until is None:
        return None
    told = timed(say, "vacation-until", seat.vacation_until)
    return h.div(".label", data_until=str(told.at))[at_time(told)]


def _state(say: Speech, seat: SeatView) -> Content:
    """One small word: whose turn, who is next, who has left."""
    if seat.resigned:
        word = say("resigned")
    elif seat.stood_in:
        word = say("stood-in")
    elif seat.asked and not seat.mine:
        word = say("asked")
    elif seat.next:
        word = say("next")
    else:
        return None
    return h.span(".label")[word]


# --------------------------------------------------------------------------- the phone's strip
def strip_part(view: TableView) -> Markup:
    say = speech_in(view.about.lang)
    return together(
        h.button(
            type="button",
            class_=[
                "me" if seat.seat == view.viewer.seat else None,
                "asked" if seat.asked else None,
            ],
            data_tab="mine" if seat.seat == view.viewer.seat else "players",
        )[
            badge(None if seat.kind == "open" else seat.seat),
            h.span(".unseen")[say("strip", name=seat.name or say("seat-free"))],
            tally(seat),
        ]
        for seat in (*view.seats, *view.automata)
    )
