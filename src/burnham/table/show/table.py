"""A table as one viewer may see it."""

from __future__ import annotations

from burnham.kernel.title import OptionValue
from burnham.kit import hues_of
from burnham.table import fairness
from burnham.table.levels import USUAL
from burnham.table.show import house, players, question, story
from burnham.table.show.look import Look
from burnham.table.show.result import result
from burnham.table.view import (
    About,
    BoardView,
    Contribution,
    Curtain,
    FairnessView,
    Lobby,
    TableView,
    Viewer,
)


def table_view(look: Look, base_url: str) -> TableView:
    room = look.room
    dealt = room.position is not None
    return TableView(
        frame=look.viewing.frame,
        about=_about(look),
        status=room.facts.status,
        line=_line(look),
        viewer=_viewer(look),
        seats=players.seats(look),
        order=players.order(look),
        question=question.question(look),
        undo=question.undo(look),
        board=_board(look) if dealt else None,
        log=story.log(look) if dealt else (),
        history=story.history(look),
        chat=story.chat(look),
        fairness=_fairness(look),
        lobby=_lobby(look, base_url),
        curtain=_curtain(look),
        result=result(look),
        notices=story.notices(look),
        watching=room.facts.watching,
        version=room.facts.version,
    )


def _about(look: Look) -> About:
    facts = look.room.facts
    return About(
        id=facts.id,
        url=f"/t/{facts.id}",
        game=facts.game,
        game_name=look.text.say("game-name"),
        options=_options(look),
        private=facts.private,
        clock=house.clock_words(look.say, facts.clock) if facts.clock != "none" else "",
        created=facts.created,
        colours=colours(look),
        guide=question.guide(look),
        lang=look.lang,
        hints=facts.hints,
    )


def colours(look: Look) -> tuple[str, ...]:
    """The hues of the seats, as the game gives them out."""
    drawing = look.boxed.drawing
    if look.room.position is None:
        return tuple(drawing.player_colours)
    return tuple(hues_of(drawing, look.eyes.seen))


def _options(look: Look) -> tuple[tuple[str, str], ...]:
    """The options that were chosen otherwise than usual."""
    chosen = look.room.facts.options
    return tuple(
        (house.option_label(look.text, option), _value(look, option.name, chosen[option.name]))
        for option in look.boxed.title.options
        if chosen.get(option.name, option.default) != option.default
    )


def _value(look: Look, option: str, value: OptionValue) -> str:
    return house.choice_label(look.say, look.text, option, value)


def _line(look: Look) -> str:
    """Where the game stands, in the game's own words."""
    if look.room.position is None or not look.text.has("status"):
        return ""
    return look.text.tell("status", look.eyes.seen.status())


def _viewer(look: Look) -> Viewer:
    room, status = look.room, look.room.facts.status
    mine = [room.seats[seat] for seat in look.seats]
    playing = status == "playing"
    bots = any(seat.player for seat in room.seats)
    host = look.viewing.person is not None and look.viewing.person == room.facts.host
    return Viewer(
        seat=look.seat,
        seats=tuple(look.seats),
        host=host,
        can_sit=status == "open" and any(seat.kind == "open" for seat in room.seats),
        can_leave=playing and any(seat.here for seat in mine),
        can_return=playing and any(seat.stand_in and not seat.resigned for seat in mine),
        can_resign=playing and any(not seat.resigned for seat in mine),
        can_close=status == "open" and host,
        can_chat=status != "closed",
        can_rematch=status == "over" and bool(mine),
        paces=house.pace_choices(look.say, room.facts.pace) if playing and mine and bots else (),
        query=f"as={look.seat}" if len(look.seats) > 1 and look.seat is not None else "",
    )


def _board(look: Look) -> BoardView:
    drawing = look.boxed.drawing
    return BoardView(
        wide=look.picture("wide", lambda: drawing.board(look.scene, "wide")),
        tall=look.picture("tall", lambda: drawing.board(look.scene, "tall")),
        moment=look.moment,
        live=look.live,
    )


def _fairness(look: Look) -> FairnessView:
    facts = look.room.facts
    over = facts.status == "over"
    return FairnessView(
        commitment=fairness.commitment(facts.secret),
        contributions=tuple(
            Contribution(seat.seat, look.names[seat.seat], seat.bytes, seat.own_bytes)
            for seat in look.room.seats
            if seat.kind != "open"
        ),
        secret=facts.secret if over else "",
        seed=facts.seed if over else "",
    )


def _lobby(look: Look, base_url: str) -> Lobby | None:
    room = look.room
    if room.facts.status != "open":
        return None
    free = tuple(seat.seat for seat in room.seats if seat.kind == "open")
    insider = bool(look.seats) or look.viewing.person in (room.facts.host, *room.visitors)
    host = look.viewing.person == room.facts.host
    return Lobby(
        sentence=look.say("lobby-waiting", free=len(free)),
        invite=f"{base_url}/join/{room.facts.invite}" if insider else "",
        open_seats=free,
        levels=house.level_views(look.say) if host else (),
        level=USUAL,
    )


def _curtain(look: Look) -> Curtain | None:
    asked = look.room.asked
    if not look.curtain or not look.live or asked is None:
        return None
    name = look.names[asked]
    url = f"/t/{look.room.id}?as={asked}"
    return Curtain(asked, name, look.say("curtain", name=name), url)
