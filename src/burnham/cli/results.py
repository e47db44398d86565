"""Final (or present) scores as a table."""

from __future__ import annotations

from rich.table import Table

from burnham.cli.speech import Speech
from burnham.kernel.game import Game


def score_table(game: Game, speech: Speech) -> Table:
    text = game.text_in(speech.lang)
    players = game.scores()["players"]
    table = Table(box=None)
    table.add_column()
    for player in players:
        table.add_column(text.seat(player["seat"]), justify="right")
    for name in players[0]["categories"]:
        points = [str(player["categories"][name]) for player in players]
        table.add_row(text.say(f"score-{name}"), *points)
    table.add_row(speech.say("total"), *(str(p["total"]) for p in players), style="bold")
    for name in players[0]["breaks"]:
        values = [str(player["breaks"][name]) for player in players]
        table.add_row(text.say(f"break-{name}"), *values, style="dim")
    table.add_row(speech.say("rank"), *(str(p["rank"]) for p in players))
    return table
