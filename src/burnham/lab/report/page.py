"""The page of a report: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markupsafe import Markup

import burnham
from burnham.games import title_of
from burnham.kernel.step import kind_of
from burnham.kernel.text import Text
from burnham.kernel.title import OptionValue
from burnham.kit import html as h
from burnham.kit.ink import Content
from burnham.kit.style import tokens
from burnham.lab.report import charts, count, things
from burnham.lab.report.charts import Row, Series
from burnham.lab.report.count import MEASURES
from burnham.lab.report.gather import WIDTHS, Watched
from burnham.lab.report.things import Change, Thing
from burnham.lab.report.words import Words, plain, question
from burnham.lab.simulate import Plan

SHARES: Final = ("single", "settled")
"""The measures that are told in percent."""

SCORES: Final = ("points", "winning-points", "margin")
"""The measures that are told in what the score counts: points, dollars."""

SHOWN: Final = 24
"""Things that are drawn, the surest."""

LONGEST: Final = 44
"""Letters of a name in a chart."""

LISTED: Final = 60
"""Things that are listed, at most."""

STYLE: Final = Path(__file__).parent / "report.css"


@dataclass(frozen=True)
class Side:
    """A plan, its games, and what is different in it, if it is the second of two."""

    plan: Plan
    games: Sequence[Watched]
    change: str = ""


class Report:
    """What is told of one side, or of two beside each other."""

    def __init__(self, sides: Sequence[Side], lang: str) -> None:
        self.words = Words(lang)
        self.say = self.words.say
        self.sides = sides
        self.seats = sides[0].plan.seats
        self.title = title_of(sides[0].plan.game)
        self.games = [side.games for side in sides]
        self.texts = [self._text(side.plan) for side in sides]
        self.names = [self._change_of(side) or self.say("printed") for side in sides]
        self.things = [things.things(games, self.seats) for games in self.games]

    def _text(self, plan: Plan) -> Text:
        box = self.title.box(plan.new(0).tables)
        return Text(self.title, box, self.words.lang, {}, self.seats)

    def _change_of(self, side: Side) -> str:
        """What was changed: options as the lobby tells them, an edition by the name of its file."""
        options, parts = side.plan.options, side.change.split(", ")
        names = [part.partition("=")[0] for part in parts]
        return ", ".join(
            self._option(name, options[name]) if name in options else part
            for name, part in zip(names, parts, strict=True)
        )

    def page(self) -> str:
        name = self.texts[0].say("game-name")
        heading = self.say("title", game=name, seats=self.seats)
        parts = [
            self._setup(heading),
            self._numbers(),
            self._wins(),
            self._points(),
            self._length(),
            self._questions(),
            self._course(),
            self._changes() if len(self.sides) > 1 else self._things(),
            h.footer[h.p(".soft")[self.say("made-by", version=burnham.__version__)]],
        ]
        head = h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.title[heading],
            h.style[Markup(tokens() + STYLE.read_text("utf-8"))],
        ]
        body = h.body[h.main[parts]]
        return f"<!doctype html>\n{h.html(lang=self.words.lang)[head, body]}\n"

    # --- parts ----------------------------------------------------------------------------

    def _setup(self, heading: str) -> Markup:
        return h.header[
            h.h1[heading],
            h.p[self.say("about")],
            [self._side(number, side) for number, side in enumerate(self.sides)],
        ]

    def _side(self, number: int, side: Side) -> Markup:
        plan = side.plan
        options = [self._option(name, value) for name, value in plan.options.items()]
        told = self.say(
            "setup",
            games=len(side.games),
            bots=", ".join(plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]),
            options=", ".join(options) or "–",
            edition=plan.new(0).tables.hash,
            rules=self.title.rules.version,
            seed=plan.seed,
        )
        return h.p(".soft")[self._key(number), told]

    def _option(self, name: str, value: OptionValue) -> str:
        """An option as the lobby tells it."""
        text, key = self.texts[0], f"option-{name}"
        if isinstance(value, bool):
            told = self.say("on" if value else "off")
        else:
            told = text.say(f"{key}-{value}") if text.has(f"{key}-{value}") else str(value)
        return f"{text.say(key)}: {told}"

    def _key(self, number: int) -> Content:
        if len(self.sides) == 1:
            return None
        place = "first" if number == 0 else "second"
        return h.span[h.span(f".key.{place}")[""], h.b[self.names[number]], ": "]

    def _numbers(self) -> Markup:
        heads = [self.say("measure"), *(self.names if len(self.sides) > 1 else [self.say("mean")])]
        heads += [self.say("difference")] * (len(self.sides) - 1)
        return h.section[
            h.h2[self.say("numbers")], h.table[_heads(heads), map(self._measure, MEASURES)]
        ]

    def _measure(self, measure: str) -> Markup:
        percent, unit = measure in SHARES, self._points_of if measure in SCORES else None
        found = [count.measured(games, measure) for games in self.games]
        told = [self.words.told(count.mean_of(numbers), percent, unit=unit) for numbers in found]
        if len(found) > 1:
            told.append(self.words.told(count.difference(*found), percent, sign=True, unit=unit))
        return _row([self.say(f"measure-{measure}"), *told])

    def _points_of(self, sign: str, amount: str) -> str:
        return self.texts[0].say("points", sign=sign, amount=amount)

    def _wins(self) -> Markup:
        texts = self.texts[0]
        every = [count.by_seat(games) for games in self.games]
        players = len(every[0])
        seats = [_numbered(p + 1, plain(texts.seat(p))) for p in range(players)]
        rows = [Row(seats[p], [side[p] for side in every]) for p in range(players)]
        parts: list[Content] = [
            h.p[self.say("wins-about", share=1 / players)],
            self._dots("wins", rows, 1 / players),
            self._told_rows(rows),
        ]
        if self.seats > 1 and len({one.first for games in self.games for one in games}) > 1:
            places = [count.by_place(games, self.seats) for games in self.games]
            named = [self.say("place", place=place + 1) for place in range(self.seats)]
            rows = [Row(named[p], [side[p] for side in places]) for p in range(self.seats)]
            parts += [h.p[self.say("places-about")], self._dots("places", rows, 1 / self.seats)]
            parts.append(self._told_rows(rows))
        return h.section[h.h2[self.say("wins")], parts]

    def _told_rows(self, rows: Sequence[Row]) -> Markup:
        """What a chart of shares shows, as numbers."""
        heads = ["", *(self.names if len(self.sides) > 1 else [self.say("share-of-wins")])]
        told = [[self.words.told(one, True) for one in row.found if one] for row in rows]
        lines = [_row([row.name, *each]) for row, each in zip(rows, told, strict=True)]
        return h.table[_heads(heads), lines]

    def _points(self) -> Markup:
        totals = [[t for one in games for t in one.totals[: self.seats]] for games in self.games]
        found = [self._categories(games) for games in self.games]
        if len(self.sides) == 1:
            labels = [self._category(each) for each in found[0]]
            sets = [
                Series(self.say("winners"), [each.won.value for each in found[0]]),
                Series(self.say("others"), [each.lost.value for each in found[0]]),
            ]
        else:
            both = [{each.name: each for each in side} for side in found]
            shared = [each for each in found[0] if each.name in both[1]]
            labels = [self._category(each) for each in shared]
            sets = [
                Series(name, [side[each.name].every.value for each in shared])
                for name, side in zip(self.names, both, strict=True)
            ]
        number = self.words.number
        return h.section[
            h.h2[self.say("points")],
            h.p[self.say("points-about")],
            self._histogram("points", self.say("points-of-one"), totals),
            h.p[self.say("categories-about" if len(self.sides) == 1 else "categories-sides")],
            charts.bars("categories", self.say("categories"), labels, sets, number),
        ]

    def _categories(self, games: Sequence[Watched]) -> list[count.Category]:
        """Those that brought anybody anything: first what is in every game, in the order of the
        rules, then the others by name."""
        found = [each for each in count.categories(games, self.seats) if any(each.every)]
        always = [each for each in found if each.games == len(games)]
        return always + sorted((e for e in found if e not in always), key=self._category)

    def _category(self, category: count.Category) -> str:
        name = plain(self.texts[0].say(f"score-{category.name}"))
        if category.games == len(self.games[0]):
            return name
        return self.say("in-games", name=name, games=category.games)

    def _length(self) -> Markup:
        lengths = [count.measured(games, "length") for games in self.games]
        return h.section[
            h.h2[self.say("length")],
            h.p[self.say("length-about")],
            self._histogram("length", self.say("measure-length"), lengths),
        ]

    def _questions(self) -> Markup:
        sets = self._sets([count.widths(games) for games in self.games])
        asked = [count.questions(games) for games in self.games]
        times = [{one.name: one.times for one in side} for side in asked]
        names = [one.name for one in asked[0]]
        often = self._sets([[side.get(name, 0.0) for name in names] for side in times])
        labels = [_cut(self._question(name)) for name in names]
        share, number = self.words.share, self.words.number
        heads = [self.say(key) for key in ("question", "times", "single", "answers")]
        return h.section[
            h.h2[self.say("questions")],
            h.p[self.say("widths-about")],
            charts.bars("widths", self.say("questions"), self._widths(), sets, share),
            h.p[self.say("times-about")],
            charts.bars("times", self.say("times"), labels, often, number),
            h.table[
                _heads(heads),
                [
                    _row([self._asked(q.name), *told])
                    for q in asked[0]
                    for told in [(number(q.times), share(q.single), number(q.answers))]
                ],
            ],
        ]

    def _question(self, name: str) -> str:
        """As players are asked; what it is about differs from time to time."""
        return plain(question(self.texts[0], name))

    def _asked(self, name: str) -> Content:
        return [f"{self._question(name)} ", h.code[name]]

    def _widths(self) -> list[str]:
        """`1`, `2`, `3–4` … answers."""
        spans = zip(WIDTHS, [*(width - 1 for width in WIDTHS[1:]), None], strict=True)
        return [
            f"{low} +" if high is None else str(low) if low == high else f"{low}–{high}"
            for low, high in spans
        ]

    def _course(self) -> Markup:
        found = [count.course(games) for games in self.games]
        turns = [count.measured(games, "changes") for games in self.games]
        share = self.words.share
        return h.section[
            h.h2[self.say("course")],
            h.p[self.say("course-about")],
            charts.courses(
                "course", self.say("course"), found, self.names, share, self.say("course-along")
            ),
            h.p[self.say("changes-about")],
            self._histogram("changes", self.say("measure-changes"), turns),
        ]

    # --- things ---------------------------------------------------------------------------

    def _things(self) -> Markup:
        found = self.things[0]
        heads = [
            self.say(key) for key in ("thing", "times-chosen", "share-of-wins", "lead", "luck")
        ]
        sure = sorted(found, key=lambda thing: (thing.luck, -abs(thing.lead.value)))[:LISTED]
        drawn = sorted(sure[:SHOWN], key=lambda thing: -thing.lead.value)
        names = self._short([thing.key for thing in drawn])
        rows = [Row(name, [thing.lead]) for name, thing in zip(names, drawn, strict=True)]
        return h.section[
            h.h2[self.say("things")],
            h.p[self.say("things-about", things=len(found), fewest=things.FEWEST)],
            h.p[self.say("things-caution")],
            self._dots("things", rows, 0.0) if rows else h.p[self.say("things-none")],
            h.table[_heads(heads), map(self._thing, sure)] if rows else None,
        ]

    def _thing(self, thing: Thing) -> Markup:
        told = [
            str(thing.count),
            self.words.share(thing.share),
            self.words.told(thing.lead, True, sign=True),
            self._luck(thing.luck),
        ]
        return _row([self._named(thing.key), *told], thing.is_marked)

    def _changes(self) -> Markup:
        found = things.changes(*self.things)
        drawn = found[:SHOWN]
        names = self._short([one.before.key for one in drawn])
        leads = [[one.before.lead, one.after.lead] for one in drawn]
        rows = [Row(name, both) for name, both in zip(names, leads, strict=True)]
        heads = [self.say("thing"), *self.names, self.say("difference"), self.say("luck")]
        return h.section[
            h.h2[self.say("things")],
            h.p[self.say("things-sides", things=len(found), fewest=things.FEWEST)],
            h.p[self.say("things-caution")],
            self._dots("things", rows, 0.0) if rows else h.p[self.say("things-none")],
            h.table[_heads(heads), map(self._change, found[:LISTED])] if rows else None,
        ]

    def _change(self, change: Change) -> Markup:
        told = [
            self.words.told(change.before.lead, True, sign=True),
            self.words.told(change.after.lead, True, sign=True),
            self.words.told(change.lead, True, sign=True),
            self._luck(change.luck),
        ]
        return _row([self._named(change.before.key), *told], change.is_marked)

    def _luck(self, luck: float) -> str:
        return self.say("below", number=0.001) if luck < 0.001 else self.say("chance", number=luck)

    def _named(self, key: str) -> Content:
        """What it is called, and its word in records: several may be called the same."""
        _, name = self._called(key)
        return [f"{name} ", h.code[key]] if name else h.code[key]

    def _short(self, keys: Sequence[str]) -> list[str]:
        """For a chart: the name and the verb, or all of the word if several would look alike."""
        called = [self._called(key) for key in keys]
        told = [plain(f"{name} · {verb}" if name else verb) for verb, name in called]
        alike = {one for one in told if told.count(one) > 1}
        return [
            _cut(f"{plain(name)} · {key}" if one in alike else one)
            for key, one, (_, name) in zip(keys, told, called, strict=True)
        ]

    def _called(self, key: str) -> tuple[str, str]:
        """`buy permit=7`: the verb, and what the thing is called."""
        verb, _, argument = key.partition(" ")
        name, _, value = argument.partition("=")
        kind = kind_of(name)
        if kind == "seat" or kind in self.title.showing.kinds:
            return verb, self.texts[0].name(kind, int(value))
        return verb, argument.replace("=", " ")

    # --- charts ---------------------------------------------------------------------------

    def _dots(self, name: str, rows: Sequence[Row], mark: float) -> Markup:
        return charts.dots(name, self.say(name), rows, mark, self.words.share)

    def _histogram(self, name: str, alt: str, numbers: Sequence[Sequence[float]]) -> Markup:
        return charts.histogram(name, alt, self._sets(numbers), self.words.share, self.words.number)

    def _sets(self, numbers: Sequence[Sequence[float]]) -> list[Series]:
        return [Series(name, each) for name, each in zip(self.names, numbers, strict=True)]


def _numbered(number: int, name: str) -> str:
    """A seat's number before its name, unless the name has it: `2 Orange`, `Boss 2`."""
    return name if str(number) in name.split() else f"{number} {name}"


def _cut(name: str) -> str:
    """Short enough for a chart."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip(' …')}…"


def _heads(names: Iterable[str]) -> Markup:
    return h.thead[h.tr[[h.th[name] for name in names]]]


def _row(cells: Sequence[Content], marked: bool = False) -> Markup:
    return h.tr(".marked" if marked else "")[[h.td[cell] for cell in cells]]
