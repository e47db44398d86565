"""`burnham train`: factors of a judgement's terms, learned from differences between answers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TaskID

from burnham.bots import make_bot
from burnham.cli.app import (
    HELP,
    Commit,
    GameArgument,
    Json,
    Lang,
    Least,
    Most,
    On,
    OptionPairs,
    Paper,
    Seats,
    Seed,
    Workers,
    app,
    bars,
    headed,
    print_json,
    read_options,
)
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.kernel.title import Title
from burnham.lab.factors import learned_file
from burnham.lab.gate import Result, examine, gain
from burnham.lab.ladder import Pair, own_commit
from burnham.lab.place import Place, place_of
from burnham.lab.train import Course, Learning, make_course, train


@app.command("train", help=HELP.say("help-train"))
def command(
    game: GameArgument,
    seats: Seats = 2,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help=HELP.say("help-rounds"))] = 3,
    games: Annotated[int, typer.Option("--games", min=1, help=HELP.say("help-round-games"))] = 100,
    questions: Annotated[
        int, typer.Option("--questions", min=1, help=HELP.say("help-questions"))
    ] = 6,
    tries: Annotated[int, typer.Option("--tries", min=1, help=HELP.say("help-tries"))] = 8,
    gate: Annotated[bool, typer.Option("--gate", help=HELP.say("help-gate"))] = False,
    bot: Annotated[str, typer.Option("--bot", help=HELP.say("help-gate-bot"))] = "hard@30p",
    least: Least = 20,
    most: Most = 400,
    seed: Seed = "0",
    option: OptionPairs = None,
    workers: Workers = 1,
    on: On = None,
    results: Annotated[Path, typer.Option("--results", help=HELP.say("help-train-results"))] = (
        Path("train")
    ),
    commit: Commit = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    speech = Speech(lang)
    title = title_of(game)
    make_bot(bot, title, seed)
    options, code = read_options(title, option), commit or own_commit(game)
    course = make_course(game, seats, options, seed, code, games, questions, tries)
    folder = results / f"{game}-{seats}"
    place = place_of(on, workers)
    learning = _trained(course, rounds, folder, place, speech)
    file = folder / "learned.toml"
    file.write_text(learning.written(None), encoding="utf-8")
    result = _gated(learning, bot, (least, most), file, place) if gate else None
    if json:
        print_json(learning.to_dict(None if result is None else result.told()))
        return
    _show(learning, file, speech)
    if result is not None:
        _show_gate(result, title, speech)


def _gated(learning: Learning, bot: str, span: tuple[int, int], file: Path, place: Place) -> Result:
    """What the gate measured, written into the file; what passed goes to the game, too."""
    result = _examined(learning, bot, span, file.parent, place)
    text = learning.written(result.told())
    file.write_text(text, encoding="utf-8")
    if result.passed:
        learned_file(title_of(learning.course.game)).write_text(text, encoding="utf-8")
    return result


def _trained(course: Course, rounds: int, folder: Path, place: Place, speech: Speech) -> Learning:
    """All rounds, with a bar for each."""
    with bars() as progress:
        tasks = [
            progress.add_task(speech.say("train-round", round=number + 1), total=course.games)
            for number in range(rounds)
        ]
        file = folder / "lessons.jsonl"
        return train(course, rounds, file, place, lambda number: progress.advance(tasks[number]))


def _examined(
    learning: Learning, bot: str, span: tuple[int, int], folder: Path, place: Place
) -> Result:
    """What the gate measures, with a bar for each pair."""
    with bars() as progress:
        tasks: dict[Pair, TaskID] = {}

        def tell(pair: Pair, deals: int) -> None:
            if pair not in tasks:
                tasks[pair] = progress.add_task(" – ".join(pair), total=span[1])
            progress.update(tasks[pair], completed=deals)

        return examine(learning.course, learning.factors, bot, span, folder, place, tell)


def _show(learning: Learning, file: Path, speech: Speech) -> None:
    out = Paper()
    counts = {"games": len(learning.lessons), "questions": learning.questions}
    out.print(speech.say("train-learned", **counts))
    table = headed(speech, "term", "early", "late")
    for term, early, late in zip(learning.course.terms, *learning.factors, strict=True):
        table.add_row(term, f"{early:.3f}", f"{late:.3f}")
    out.print(table)
    gained, error = learning.gain
    out.print(speech.say("train-gain", gain=f"{gained:+.2f}", error=f"{error:.2f}"))
    out.print(speech.say("train-written", file=str(file)))


def _show_gate(result: Result, title: Title, speech: Speech) -> None:
    out = Paper()
    verdict, deals = result.old
    said = speech.say(f"gate-{verdict}")
    out.print(
        speech.say("gate-old", bot=result.bot, share=deals.share, deals=deals.count, verdict=said)
    )
    if result.normal is not None:
        verdict, deals = result.normal
        said = speech.say(f"ground-{verdict}")
        more = gain(result.normal)
        out.print(speech.say("gate-normal", gain=more, deals=deals.count, verdict=said))
    if result.passed:
        out.print(speech.say("gate-kept", file=str(learned_file(title))))
    else:
        out.print(speech.say("gate-not-kept", game=title.id))
