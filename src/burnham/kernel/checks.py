"""What must hold in every position of every game, whatever its rules.

`sound` is cheap and is asked after every answer.  Each of `CHECKS` looks deeper at one promise of
every game (copies, saves, secrets, marks, refusals, words); it takes milliseconds and is asked now
and then.  A check that finds something raises `Flaw`.  Test battery and `burnham fuzz` share them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from burnham.kernel.errors import Refused, Stuck
from burnham.kernel.fields import ROWS
from burnham.kernel.flat import Flat
from burnham.kernel.game import Game
from burnham.kernel.limits import beyond_limits, beyond_ranges
from burnham.kernel.playout import Dice
from burnham.kernel.position import EVERYTHING, NOBODY, Fact, Position
from burnham.kernel.reopening import load_game
from burnham.kernel.step import Step
from burnham.kernel.text import LANGUAGES, Text

MANY = 80
"""A person can choose among so many answers; a step that asks for more says why in `many`."""

DREAMS = 2
SAMPLE = 24
TRIED = 6


class Flaw(AssertionError):
    """A promise that a position breaks: a bug in the game's rules, never in its input."""


def demand(holds: bool, *message: object) -> None:
    if not holds:
        raise Flaw(" ".join(str(part) for part in message))


# --- after every answer -------------------------------------------------------------------


def sound(g: Position) -> None:
    """The position is whole, settled, and asks a question that can be answered."""
    flaws = g.flaws()
    demand(not flaws, "broken laws:", "; ".join(flaws))
    beyond = beyond_limits(g)
    demand(not beyond, "beyond the limits of its field:", "; ".join(beyond))
    demand(g.viewer == EVERYTHING, "the position is a seat's view")
    demand(len(g.agenda) % 3 == 0, "the agenda is not made of triples:", g.agenda)
    if g.over:
        return
    demand(0 <= g.seat < g.seats, f"{g.step.name} asks seat {g.seat} of {g.seats}")
    try:
        answers = g.answers()
    except Stuck as error:
        raise Flaw(str(error)) from None
    _answers_are_fit(g.step, answers)


def _answers_are_fit(step: Step[Any], answers: list[int]) -> None:
    demand(
        all(answers[i] < answers[i + 1] for i in range(len(answers) - 1)),
        f"the answers to {step.name} are not sorted or not unique: {answers}",
    )
    demand(answers[0] >= 0 and answers[-1] < step.size, step.name, "lists an answer out of range")
    demand(not step.forced or len(answers) > 1, step.name, "is forced and should not be asked")
    demand(
        len(answers) <= MANY or bool(step.many),
        f"{step.name} has {len(answers)} answers and does not say why",
    )


# --- copies and saves ---------------------------------------------------------------------


def copies(game: Game, dice: Dice) -> None:
    """A clone is equal, shares nothing, and neither notices when the other plays on."""
    g = game.position
    before = g.values()
    twin = g.clone()
    same(g, twin, "the clone differs")
    for field in g.all_fields:
        mine, its = getattr(g, field.name), getattr(twin, field.name)
        demand(not isinstance(mine, list) or mine is not its, "the clone shares", field.name)
        if field.shape == ROWS:
            demand(
                not any(a is b for a in mine for b in its), "the clone shares rows of", field.name
            )
    other = twin.clone()
    play_on(twin, dice, 8)
    demand(g.values() == before, "playing on a clone changed", changed(g.values(), before))
    play_on(g.clone(), dice, 8)
    demand(other.values() == before, "a clone changed", changed(other.values(), before))


def declared(game: Game, dice: Dice) -> None:
    """Every attribute of the position is a declared field (native classes can have no other), or
    keeps what was worked out of them: a copy begins without."""
    g = game.position
    names = {field.name for field in g.all_fields}
    for name in g.worked_out():
        demand(getattr(g.clone(), name) is None, "the clone shares", name)
    of_the_kernel = getattr(Position([], [], 0), "__dict__", {})
    others = {"box", *of_the_kernel, *g.worked_out()}
    extra = set(getattr(g, "__dict__", {})) - names - others
    demand(not extra, "not declared as fields:", ", ".join(sorted(extra)))
    demand(len(names) == len(g.all_fields), "a field is declared twice")
    g.clone().restore(g.values())


def saves(game: Game, dice: Dice) -> None:
    """A saved game loads to the same position, log and marks, and goes on alike."""
    saved = game.to_json()
    loaded = load_game(game.title, msgspec.json.decode(saved))
    demand(loaded.to_json() == saved, "a loaded game saves differently")
    demand(loaded.answers() == game.answers(), "a loaded game has other answers")
    seed = str(dice.random_word())
    ours, theirs = game.position.clone(), loaded.position
    play_on(ours, Dice(seed), 8)
    play_on(theirs, Dice(seed), 8)
    same(ours, theirs, "a loaded game goes on differently")


# --- secrets ------------------------------------------------------------------------------


def hides(game: Game, dice: Dice) -> None:
    """What a seat sees and is asked is the same in all that it can imagine."""
    g = game.position
    for seat in range(g.seats):
        view = g.seen_by(seat)
        same(view, view.seen_by(seat), f"seat {seat}'s view of its own view differs")
        from_view, from_all = view.imagine(seat, "both"), g.imagine(seat, "both")
        same(from_view, from_all, f"seat {seat} imagines from more than it sees")
        _same_in_plain_sight(g, view, f"seat {seat}'s view")
        demand(not beyond_limits(view), f"seat {seat} sees:", beyond_limits(view))
        if seat == g.seat:
            _same_choice(g, view, dice)
        for dream in dreams(view, seat, dice):
            same(dream.seen_by(seat), view, f"seat {seat} can tell what it imagined")
            demand(not dream.flaws(), f"seat {seat} imagines broken laws:", dream.flaws())
            demand(not beyond_limits(dream), f"seat {seat} imagines:", beyond_limits(dream))
            _same_in_plain_sight(g, dream, f"what seat {seat} imagined")
            if seat == g.seat:
                _same_choice(g, dream, dice)
    _same_in_plain_sight(g, g.seen_by(NOBODY), "a spectator's view")


def dreams(g: Position, seat: int, dice: Dice) -> list[Position]:
    """Positions that `seat` cannot tell from this one."""
    return [g.imagine(seat, str(dice.random_word())) for _ in range(DREAMS)]


def _same_in_plain_sight(g: Position, other: Position, who: str) -> None:
    """Tallies, status and the wording of the question are open to everybody."""
    demand(g.status() == other.status(), f"the status differs in {who}")
    for seat in range(g.seats):
        demand(g.tally(seat) == other.tally(seat), f"the tally of seat {seat} differs in {who}")
    if not g.over:
        ours, theirs = (p.step.about(p, p.seat, p.arg, -1) for p in (g, other))
        demand(ours == theirs, f"{g.step.name} asks differently in {who}: {ours} / {theirs}")


def _same_choice(g: Position, other: Position, dice: Dice) -> None:
    step, seat, arg = g.step, g.seat, g.arg
    demand(g.answers() == other.answers(), step.name, "depends on what its seat does not know")
    for answer in sample(range(step.size), dice):
        ours, theirs = (step.refusal(p, seat, arg, answer) for p in (g, other))
        demand(
            ours == theirs, f"{step.word(answer)}: the reason depends on secrets: {ours} / {theirs}"
        )
        ours_about, theirs_about = (step.about(p, seat, arg, answer) for p in (g, other))
        demand(ours_about == theirs_about, step.word(answer), "is told differently by secrets")


def counts(game: Game, dice: Dice) -> None:
    """What a seat sees is told in numbers, each within its limits, and in the same ones in all that
    it can imagine."""
    g = game.position
    flats = [Flat(g, relative) for relative in (False, True)]
    for seat in range(g.seats):
        view = g.seen_by(seat)
        dream = g.imagine(seat, str(dice.random_word())).seen_by(seat)
        for flat in flats:
            told = flat.numbers(view)
            demand(told == flat.numbers(dream), f"seat {seat} is told a secret in numbers")
            beyond = beyond_ranges(flat, told)
            demand(not beyond, "beyond its column's range:", ", ".join(beyond))


def marks(game: Game, dice: Dice) -> None:
    """An answer that is not marked reveals nothing: it gives the same view in every dream."""
    g = game.position
    if g.over:
        return
    seat = g.seat
    imagined = dreams(g, seat, dice)
    for answer in sample(g.answers(), dice, 12):
        after, facts = taken(g, answer)
        if after.marked:
            continue
        view, word = after.seen_by(seat), g.step.word(answer)
        for dream in imagined:
            other, others_facts = taken(dream, answer)
            demand(not other.marked, f"{word} is marked by what its seat does not know")
            same(other.seen_by(seat), view, f"{word} is not marked, yet reveals")
            demand(heard(others_facts, seat) == heard(facts, seat), word, "reveals in the log")


def tells(game: Game, dice: Dice) -> None:
    """The log says no more than can be seen: the same view comes with the same facts.

    The dreams get the true dice, so that open rolls fall alike and only secrets differ.
    """
    g = game.position
    if g.over:
        return
    answer = dice.pick(g.answers())
    after, facts = taken(g, answer)
    for seat in range(g.seats):
        dream = g.imagine(seat, str(dice.random_word()))
        dream.rng_a, dream.rng_b, dream.rng_c, dream.rng_d = g.rng_a, g.rng_b, g.rng_c, g.rng_d
        if answer not in dream.answers():
            continue
        other, others_facts = taken(dream, answer)
        if other.seen_by(seat).values() == after.seen_by(seat).values():
            ours, theirs = (heard(f, seat) for f in (facts, others_facts))
            demand(ours == theirs, f"the log tells seat {seat} a secret: {ours} / {theirs}")


# --- refusals and words -------------------------------------------------------------------


def refuses(game: Game, dice: Dice) -> None:
    """Every answer that is not listed is refused with a reason, and nothing changes."""
    before = game.to_json()
    legal = game.answers()
    size = 0 if game.over else game.position.step.size
    others = [-1, size, 10**9, *sample([a for a in range(size) if a not in legal], dice)]
    for lang in LANGUAGES:
        text = game.text_in(lang)
        for answer in others:
            said(
                text.reason(game.position, answer), f"the reason against answer {answer} in {lang}"
            )
    for answer in sample(others, dice, TRIED):
        try:
            game.take(answer)
        except Refused:
            continue
        raise Flaw(f"answer {answer} is not listed and was taken")
    demand(game.to_json() == before, "a refused answer changed the game")
    for answer in sample(legal, dice):
        g = game.position
        reason = g.step.refusal(g, g.seat, g.arg, answer)
        demand(not reason, f"{game.word(answer)} is listed and refused: {reason}")


def speaks(game: Game, dice: Dice) -> None:
    """Questions, answers, facts, scores and the table have words."""
    for lang in LANGUAGES:
        text = game.text_in(lang)
        if not game.over:
            _question_speaks(game, text)
        viewer = dice.roll(game.seats + 1)
        table = game.text(lang, viewer if viewer < game.seats else None)
        demand(bool(table.strip()), f"the table has no text in {lang}")
        for _, fact in game.log[-SAMPLE:]:
            said(text.fact(fact), f"f-{fact.key}")
        _results_speak(game, text)


def _question_speaks(game: Game, text: Text) -> None:
    g, step = game.position, game.position.step
    said(text.question(g), f"q-{step.name}")
    text.hint(g)
    answers = game.answers()
    words = [game.word(answer) for answer in answers]
    demand([game.answer(word) for word in words] == answers, "a word means another answer")
    sentences = [
        said(text.answer(g, answer), word) for answer, word in zip(answers, words, strict=True)
    ]
    small = [s for s in sentences if s[:1].islower()]
    demand(not small, f"{step.name}: buttons that begin small in {text.lang}: {small}")


def _results_speak(game: Game, text: Text) -> None:
    scores = game.title.rules.scores(game.position)
    for name, _ in scores.categories:
        said(text.say(f"score-{name}"), name)
    for name, _ in scores.breaks:
        said(text.say(f"break-{name}"), name)
    if scores.goal:
        name, amounts = scores.goal
        said(text.say(f"score-{name}"), name)
        won = {"name": text.seat(scores.outright), "count": amounts[scores.outright]}
        said(text.say(f"won-{name}", **won), name)
    for item in game.title.rules.items(game.position):
        said(text.item(item), f"item-{item.key}")
    for name, amount in game.position.tally(0).items():
        said(text.say(f"tally-{name}"), name)
        said(text.say(f"tally-{name}.amount", amount=amount), name)
    said(text.tell("status", game.position.status()), "status")


def tells_apart(game: Game, dice: Dice) -> None:
    """No two answers read alike.  (Of an edition they may: two of its cards can be alike.)"""
    if game.over:
        return
    for lang in LANGUAGES:
        text = game.text_in(lang)
        sentences = [text.answer(game.position, answer) for answer in game.answers()]
        twice = sorted({s for s in sentences if sentences.count(s) > 1})
        demand(not twice, f"{game.question}: answers that read alike in {lang}: {twice}")


def adds_up(game: Game, dice: Dice) -> None:
    """Where a category's points are told item by item, the items make up its points; those of a
    goal that has decided count one each."""
    scores = game.title.rules.scores(game.position)
    categories = [*scores.categories, *([scores.goal] if scores.goal else [])]
    items = game.title.rules.items(game.position)
    for name in {item.category for item in items}:
        told = [0] * len(categories[0][1])
        for item in items:
            if item.category == name:
                told[item.player] += item.points
        points = dict(categories)[name]
        demand(told == points, f"the items of {name} make {told}, not {points}")


CHECKS: list[Callable[[Game, Dice], None]] = [
    copies,
    declared,
    saves,
    hides,
    counts,
    marks,
    tells,
    refuses,
    speaks,
    tells_apart,
    adds_up,
]


# --- tools --------------------------------------------------------------------------------


def same(a: Position, b: Position, complaint: str) -> None:
    """The two positions are equal in every field."""
    ours, theirs = a.values(), b.values()
    demand(ours == theirs, f"{complaint}: {changed(ours, theirs)}")


def changed(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    """The fields in which two positions' values differ, with both values."""
    names = [name for name in ours if ours[name] != theirs.get(name)]
    return "; ".join(f"{name} {ours[name]} / {theirs.get(name)}" for name in names)


def taken(g: Position, answer: int) -> tuple[Position, list[Fact]]:
    """A copy of the position after an answer, and what was told of it."""
    twin = g.clone()
    facts: list[Fact] = []
    twin.facts = facts
    twin.take(answer)
    return twin, facts


def heard(facts: Iterable[Fact], seat: int) -> list[tuple[str, int, dict[str, int]]]:
    return [(fact.key, fact.seat, fact.args) for fact in facts if fact.heard_by(seat)]


def play_on(g: Position, dice: Dice, count: int) -> None:
    """Up to `count` random answers."""
    for _ in range(count):
        if g.over:
            return
        g.take(dice.pick(g.answers()))


def sample(numbers: Iterable[int], dice: Dice, most: int = SAMPLE) -> list[int]:
    """All numbers if they are few, else `most` of them at random."""
    pool = list(numbers)
    return pool if len(pool) <= most else sorted({dice.pick(pool) for _ in range(most)})


def said(sentence: str, key: str) -> str:
    """A sentence that says something."""
    demand(bool(sentence.strip()), f"{key} says nothing")
    demand("{" not in sentence, f"{key} shows its braces: {sentence}")
    return sentence
