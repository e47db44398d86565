"""What a good player would never do: positions in `tests/games/<game>/never.jsonl`.

Every line is one position and the answers that would be blunders there:

    {"about": "…", "seats": 2, "start": {…}, "never": ["skip", "discard asset=7"]}

`about` says in an English sentence what a good player would never do here, and why; `start` is
the true position (`kernel.codec.plain`), `never` are words of legal answers to its question.
`tests/bots/test_never.py` holds the bots to it.  A new line comes from a recorded or saved game
and the number of answers given before:

    python -m tests.bots.never GAME FILE.json NUMBER "Nobody would …, because …" "WORD" "WORD"

or from a position in a script, with `keep(title, position, about, words)`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from burnham.bots import make_bot
from burnham.games import names, title_of
from burnham.kernel.codec import plain, renewed, whole
from burnham.kernel.position import Position
from burnham.kernel.records import canonical
from burnham.kernel.reopening import load_game, replay_record
from burnham.kernel.title import Title

GAMES = Path(__file__).parent.parent / "games"


class Never(NamedTuple):
    """One line: a position of a game, and the answers that nobody good would give."""

    game: str
    about: str
    seats: int
    start: dict[str, Any]
    never: list[str]

    def __str__(self) -> str:
        return f"{self.game}: {self.about[:60]}"

    def position(self, title: Title) -> Position:
        """The position under the rules of today; ValueError if it is impossible by now."""
        box = title.box(title.tables())
        return whole(renewed(self.start, title, box, self.seats), self.seats)


def file_of(game: str) -> Path:
    return GAMES / game / "never.jsonl"


def read(game: str, file: Path) -> list[Never]:
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    return [Never(game, **json.loads(line)) for line in lines]


def every_line() -> list[Never]:
    return [line for game in names() for line in read(game, file_of(game))]


def keep(
    title: Title, position: Position, about: str, never: list[str], file: Path | None = None
) -> None:
    """Write one more line; ValueError if a word is no legal answer there."""
    line = Never(title.id, about, position.seats, plain(position), never)
    blunders(line, line.position(title))
    kept = canonical({name: getattr(line, name) for name in ("about", "seats", "start", "never")})
    with (file or file_of(title.id)).open("a", encoding="utf-8") as lines:
        lines.write(kept + "\n")


def blunders(line: Never, position: Position) -> list[int]:
    """The numbers of the line's words; ValueError if one is no legal answer."""
    found = [position.step.number(word) for word in line.never]
    legal = position.answers()
    for word, answer in zip(line.never, found, strict=True):
        if answer not in legal:
            raise ValueError(f"{word!r} is not legal there")
    if not found or len(set(found)) == len(legal):
        raise ValueError("some answers must be blunders, and some not")
    return found


def choices(line: Never, title: Title, bot: str, seeds: int) -> list[str]:
    """What a bot answers there, once with every seed; it sees what its seat sees."""
    position = line.position(title)
    seat = position.seat
    seen = position.seen_by(seat)
    made = [make_bot(bot, title, str(seed)) for seed in range(seeds)]
    return [position.step.word(one.choose(seen, seat)) for one in made]


def main(game: str, file: str, number: str, about: str, *words: str) -> None:
    title = title_of(game)
    data = json.loads(Path(file).read_text(encoding="utf-8"))
    if "position" in data:
        played = load_game(title, data).at(int(number))
    else:
        played = replay_record(title, data, int(number))
    keep(title, played.position, about, list(words))


if __name__ == "__main__":
    main(*sys.argv[1:])
