"""Final (or present) scores as a table, and what the points are made of."""

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
    for name in players[0]["goal"]:
        amounts = [str(player["goal"][name]) for player in players]
        table.add_row(text.say(f"score-{name}"), *amounts, style="bold")
    table.add_row(speech.say("total"), *(str(p["total"]) for p in players), style="bold")
    for name in players[0]["breaks"]:
        values = [str(player["breaks"][name]) for player in players]
        table.add_row(text.say(f"break-{name}"), *values, style="dim")
    table.add_row(speech.say("rank"), *(str(p["rank"]) for p in players))
    return table


def score_items(game: Game, speech: Speech) -> list[str]:
    """A line a player and category: each thing that gave points, with its points."""
    text = game.text_in(speech.lang)
    lines: dict[tuple[int, str], list[str]] = {}
    for item in game.title.rules.items(game.position):
        told = lines.setdefault((item.player, item.category), [])
        told.append(f"{text.item(item)} {item.points}")
    return [
        f"{text.seat(player)}, {text.say(f'score-{category}')}: {'; '.join(told)}"
        for (player, category), told in sorted(lines.items(), key=lambda line: line[0][0])
    ]
