"""`burnham games`: what can be played."""

from __future__ import annotations

from rich.table import Table

import burnham
from burnham.cli.app import HELP, Json, Lang, Paper, app, print_json
from burnham.cli.speech import Speech
from burnham.games import title_of
from burnham.kernel.text import Text, printed_text
from burnham.kernel.title import Option


@app.command("games", help=HELP.say("help-games"))
def games(lang: Lang = None, json: Json = False) -> None:
    speech = Speech(lang)
    if json:
        print_json(burnham.catalogue())
        return
    out = Paper()
    for game, about in burnham.catalogue().items():
        low, high = about["seats"]
        text = printed_text(title_of(game), speech.lang)
        seats = speech.say("seats", low=low, high=high)
        state = "" if about["complete"] else f" · {speech.say('unfinished')}"
        out.print(f"{text.say('game-name')} · {game} · {seats}{state}", style="bold")
        out.print(f"  {text.say('game-line')}")
        out.print(_options(title_of(game).rules.options, text))


def _options(options: tuple[Option, ...], text: Text) -> Table:
    table = Table.grid(padding=(0, 2))
    for option in options:
        choices = " | ".join(_choice(option, choice) for choice in option.choices)
        table.add_row(f"  {option.name}", choices, text.say(f"option-{option.name}"))
    return table


def _choice(option: Option, choice: object) -> str:
    word = str(choice).lower()
    return f"({word})" if choice == option.default else word
