"""Home, a new table, the guide: what is shown away from a table."""

from __future__ import annotations

from burnham.bots import LEVELS
from burnham.kernel.text import Text
from burnham.kernel.title import Option, OptionValue
from burnham.table import clocks
from burnham.table.levels import USUAL
from burnham.table.paces import SECONDS
from burnham.table.refusals import Missing
from burnham.table.room import Facts, Pace, Seat
from burnham.table.shelf import Boxed, Shelf
from burnham.table.show.look import drawn_once
from burnham.table.speech import Speech, speech_in
from burnham.table.view import (
    Choice,
    Frame,
    GameCard,
    GuideView,
    HomeView,
    Level,
    NewTableView,
    OptionView,
    Picture,
    TableCard,
    TinySeat,
)

HINTS = ("auto", "on", "off")
"""Whether hints are allowed: if only one person plays, or always, or never."""
Tables = list[tuple[Facts, list[Seat]]]


def home_view(
    frame: Frame, shelf: Shelf, person: str | None, mine: Tables, free: Tables
) -> HomeView:
    say = speech_in(frame.lang)
    cards = [_table_card(say, shelf[f.game], person, f, s) for f, s in mine if f.game in shelf]
    return HomeView(
        frame=frame,
        games=tuple(game_card(shelf[game], frame.lang) for game in shelf),
        levels=level_views(say),
        level=USUAL,
        mine=tuple(sorted(cards, key=lambda card: not card.my_turn)),
        open=tuple(
            _table_card(say, shelf[f.game], person, f, s) for f, s in free if f.game in shelf
        ),
    )


def new_table_view(frame: Frame, shelf: Shelf, game: str, pace: Pace, error: str) -> NewTableView:
    boxed = shelf[game]
    say = speech_in(frame.lang)
    text = boxed.text(frame.lang, {}, boxed.title.max_seats)
    return NewTableView(
        frame=frame,
        game=game_card(boxed, frame.lang),
        games=tuple(game_card(shelf[other], frame.lang) for other in shelf),
        options=tuple(_option(say, text, option) for option in boxed.title.options),
        levels=level_views(say),
        level=USUAL,
        clocks=tuple(Choice(c, clock_words(say, c), c == "none") for c in clocks.OFFERED),
        hints=tuple(Choice(h, say(f"hints-{h}"), h == "auto") for h in HINTS),
        paces=pace_choices(say, pace),
        colours=tuple(boxed.drawing.player_colours),
        error=error,
    )


def guide_view(frame: Frame, shelf: Shelf, game: str) -> GuideView:
    boxed = shelf[game]
    path = boxed.title.folder / "guide" / f"{frame.lang}.md"
    if not path.is_file():
        raise Missing("guide")
    cards = [game_card(shelf[other], frame.lang) for other in shelf]
    return GuideView(
        frame=frame,
        game=game_card(boxed, frame.lang),
        games=tuple(card for card in cards if card.guide),
        source=path.read_text(encoding="utf-8"),
    )


def game_card(boxed: Boxed, lang: str) -> GameCard:
    title = boxed.title
    text = boxed.text(lang, {}, title.max_seats)
    has_guide = (title.folder / "guide" / f"{lang}.md").is_file()
    stamp = f"vignette-{title.id}"
    return GameCard(
        id=title.id,
        name=text.say("game-name"),
        line=text.say("game-line") if text.has("game-line") else "",
        seats=(title.min_seats, title.max_seats),
        minutes=title.minutes,
        weight=speech_in(lang)(f"weight-{title.weight}") if title.weight else "",
        complete=title.complete,
        vignette=Picture(stamp, lambda: drawn_once(stamp, boxed.drawing.vignette)),
        guide=f"/guide/{title.id}" if has_guide else "",
        new=f"/new/{title.id}",
    )


def level_views(say: Speech) -> tuple[Level, ...]:
    return tuple(Level(name, say(f"level-{name}"), say(f"level-{name}.about")) for name in LEVELS)


def pace_choices(say: Speech, chosen: Pace) -> tuple[Choice, ...]:
    return tuple(Choice(pace, say(f"pace-{pace}"), pace == chosen) for pace in SECONDS)


def clock_words(say: Speech, clock: str) -> str:
    kind, seconds = clocks.parts(clock)
    return say(f"clock-{kind}", time=time_words(say, int(seconds)))


def time_words(say: Speech, seconds: int) -> str:
    for unit, size in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= size and seconds % size == 0:
            return say(f"time-{unit}", n=seconds // size)
    return say("time-seconds", n=seconds)


def option_label(text: Text, option: Option) -> str:
    key = f"option-{option.name}"
    return text.say(key) if text.has(key) else option.name


def choice_label(say: Speech, text: Text, option: str, value: OptionValue) -> str:
    if isinstance(value, bool):
        return say("option-yes") if value else say("option-no")
    key = f"option-{option}-{value}"
    return text.say(key) if text.has(key) else str(value)


def _option(say: Speech, text: Text, option: Option) -> OptionView:
    about = f"option-{option.name}.about"
    return OptionView(
        name=option.name,
        label=option_label(text, option),
        about=text.say(about) if text.has(about) else "",
        choices=tuple(
            Choice(str(value).lower() if isinstance(value, bool) else str(value),
                   choice_label(say, text, option.name, value), value == option.default)
            for value in option.choices
        ),
        seats=option.seats,
        free_text=bool(option.pattern),
    )  # fmt: skip


def _table_card(
    say: Speech, boxed: Boxed, person: str | None, facts: Facts, seats: list[Seat]
) -> TableCard:
    def name(seat: Seat) -> str:
        return seat.name or say("guest", seat=seat.seat + 1)

    mine = [s.seat for s in seats if person is not None and s.person == person]
    asked = facts.asked if facts.status == "playing" else None
    my_turn = asked in mine and seats[asked or 0].here
    return TableCard(
        id=facts.id,
        url=f"/t/{facts.id}",
        game=facts.game,
        game_name=boxed.text(say.lang, {}, len(seats)).say("game-name"),
        status=facts.status,
        line=_line(say, facts, [name(seat) for seat in seats], seats, my_turn),
        my_turn=my_turn,
        seats=tuple(
            TinySeat(
                seat=s.seat,
                name="" if s.kind == "open" else name(s),
                kind=s.kind,
                mine=s.seat in mine,
                asked=s.seat == asked,
            )
            for s in seats
        ),
        colours=tuple(boxed.drawing.player_colours),
        clock=clock_words(say, facts.clock) if facts.clock != "none" else "",
        changed=facts.changed,
    )


def _line(say: Speech, facts: Facts, names: list[str], seats: list[Seat], my_turn: bool) -> str:
    """Where the table stands, without opening it."""
    if facts.status == "open":
        return say("seats-free", free=sum(1 for seat in seats if seat.kind == "open"))
    if my_turn:
        return say("your-turn")
    if facts.status == "playing" and facts.asked is not None:
        return say("waiting", name=names[facts.asked])
    winners = [names[player] for player in facts.winners if player < len(names)]
    if len(winners) == 1:
        return say("won", names=winners[0])
    if winners:
        together = say("and", first=", ".join(winners[:-1]), last=winners[-1])
        return say("won-shared", names=together)
    return say("closed") if facts.status == "closed" else say("over")
