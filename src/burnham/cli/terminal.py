"""A person at the terminal: shows the table, asks, explains, takes back, saves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from burnham.cli.speech import Speech
from burnham.kernel.errors import Refused
from burnham.kernel.game import Game
from burnham.kernel.title import OptionValue

REASONS = 40
"""How many refused answers `?` lists at most."""


def at_a_terminal() -> bool:
    return sys.stdin.isatty()


class Leave(Exception):
    """The person wants to stop."""


class Terminal:
    """Everything one or several people at one keyboard see and type."""

    def __init__(self, game: Game, speech: Speech, out: Console) -> None:
        self.game = game
        self.speech = speech
        self.text = game.text_in(speech.lang)
        self.out = out
        self.told = [0] * game.seats  # how many lines of the log each seat has read
        self.last: int | None = None  # who sat here before
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "u": self.undo,
            "log": self.log,
            "save": self.save,
            "h": self.help,
        }

    def say(self, key: str, **args: str | int) -> None:
        self.out.print(self.speech.say(key, **args))

    # --- the course of a game -------------------------------------------------------------

    def greet(self, players: list[str]) -> None:
        self.out.print(self.text.say("game-name"), style="bold")
        for seat, name in enumerate(players):
            who = self.speech.say("you") if name == "you" else name
            self.say("sits", seat=self.text.seat(seat), who=who)
        for option in self.game.title.rules.options:
            value = self.game.options[option.name]
            if value != option.default:
                self.out.print(self._option(option.name, value), style="dim")
        self.help("")

    def _option(self, name: str, value: OptionValue) -> str:
        """A choice that is not the usual one: "Duopoly", "Level: hard"."""
        label = self.text.say(f"option-{name}")
        if isinstance(value, bool):
            return label if value else f"{label}: –"
        key = f"option-{name}-{value}"
        return f"{label}: {self.text.say(key) if self.text.has(key) else value}"

    def turn(self, seat: int, alone: bool) -> None:
        """Ask the seat once and take its answer; the table is shown where a turn begins."""
        if not alone:
            self._pass_keyboard(seat)
        self._news(seat)
        if self.game.number == self.game.last_mark:
            self._table(seat)
        self._question()
        number = self.game.number
        while self.game.number == number:
            self._carry_out(self._read())

    def close(self, seat: int | None) -> None:
        """The last news and the final table, as the seat (None: a spectator) sees it."""
        if seat is not None:
            self._news(seat)
        self._table(seat)

    def leave(self) -> None:
        self.out.print()
        self.say("left", number=self.game.number)

    # --- asking ---------------------------------------------------------------------------

    def _pass_keyboard(self, seat: int) -> None:
        """Several people share the screen: hide what the one before could see."""
        if self.last not in (None, seat) and at_a_terminal():
            self.out.clear()
            self.say("pass-keyboard", seat=self.text.seat(seat))
            self._read()
            self.out.clear()
        self.last = seat

    def _news(self, seat: int) -> None:
        heard = [fact for _, fact in self.game.log[self.told[seat] :] if fact.heard_by(seat)]
        for fact in heard:
            style = "bold" if fact.key.startswith("chapter") else "dim"
            self.out.print(self.text.fact(fact), style=style)
        self.told[seat] = len(self.game.log)

    def _table(self, seat: int | None) -> None:
        self.out.print()
        self.out.print(self.game.text(self.speech.lang, seat))
        self.out.print()

    def _question(self) -> None:
        position = self.game.position
        self.out.print(
            f"{self.text.seat(position.seat)}: {self.text.question(position)}", style="bold"
        )
        hint = self.text.hint(position)
        if hint:
            self.out.print(hint, style="dim")
        for answer in self.game.answers():
            self.out.print(f"{answer:5}  {self.game.say(answer, self.speech.lang)}")

    def _read(self) -> str:
        self.out.print("> ", end="")
        return input().strip()

    def _carry_out(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        if verb == "q":
            raise Leave
        if verb.startswith("?"):
            verb, rest = "?", line[1:]
        if verb in self.commands:
            self.commands[verb](rest.strip())
        elif line:
            self._answer(line)

    def _answer(self, line: str) -> None:
        try:
            self.game.take(self._number(line))
        except Refused:
            self.explain(line)

    def _number(self, line: str) -> int:
        """An answer by its number or its word."""
        plain = line.isascii() and line.isdigit() and len(line) < 10
        return int(line) if plain else self.game.answer(line)

    # --- commands -------------------------------------------------------------------------

    def explain(self, line: str) -> None:
        """`? 17` or `? build site=3`: why not; `?` alone: all that is refused now."""
        if not line:
            self._explain_all()
            return
        try:
            number = self._number(line)
            reason = self.game.why_not(number, self.speech.lang)
        except Refused as error:
            reason = error.said(self.speech.lang)
        if reason is None:
            self.say("possible", answer=self.game.say(number, self.speech.lang))
        else:
            self.out.print(reason)

    def _explain_all(self) -> None:
        legal = set(self.game.answers())
        refused = [a for a in range(self.game.position.step.size) if a not in legal]
        for answer in refused[:REASONS]:
            said = self.game.say(answer, self.speech.lang)
            self.out.print(f"{answer:5}  {said}: {self.game.why_not(answer, self.speech.lang)}")
        if len(refused) > REASONS:
            self.say("more-refused", count=len(refused) - REASONS)

    def undo(self, line: str) -> None:
        """One answer back, as far as nothing was revealed and nobody else was asked."""
        if self.game.number == self.game.last_mark:
            self.say("no-undo")
            return
        self.game.undo(self.game.number - 1)
        self.told = [min(count, len(self.game.log)) for count in self.told]

    def log(self, line: str) -> None:
        for number, fact in self.game.facts_for(self.game.seat):
            self.out.print(f"{number:5}  {self.text.fact(fact)}")

    def save(self, line: str) -> None:
        if not line:
            self.say("save-where")
            return
        try:
            Path(line).write_text(self.game.to_json() + "\n", encoding="utf-8")
        except (OSError, ValueError) as error:
            self.say("save-failed", file=line, detail=str(error))
            return
        self.say("saved", file=line)

    def help(self, line: str) -> None:
        self.say("commands")
