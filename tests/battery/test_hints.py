"""What a question's hint tells of one's own means is what the desk shows beside it."""

from __future__ import annotations

import re
from html import unescape

import pytest

from burnham.kernel.game import Game
from tests.battery.test_drawings import DRAWN, drawing_of, tables
from tests.drawings import scene_of, text_of, walk

CASH = (r"You have \$(\d+)", r"\${0}cash\b")
MEANS = {
    "chicago_1991": [(r"(\w+) has ([\d,]+ FT)", r"{0}.* cash {1}|cash {1}")],
    "raising_chicago": [
        (r"You have (?:.*(?:, | and ))?(\d+) (lumber|masonry)", r"{1}: {0},"),
        (r"You have (?:.*(?:, | and ))?(\d+) jackscrew", r"jackscrews: {0},"),
        (r"You have (?:.*(?:, | and ))?(\d+) wild", r"Wilds: {0}\b"),
        (r"You have (?:.*(?:, | and ))?(\d+) favor", r"Favors: {0}\b"),
        (r"You have (\d+) markers", r"Markers at hand: {0}\b"),
    ],
    "chicago_1875": [
        CASH,
        (r"certificates and \$(\d+)", CASH[1]),
        (r"You hold (\d+) of (\d+) certificates", r"Certificates: {0} of {1}"),
        (r"You have (\d+) partners left", r"Partners at hand: {0}\b"),
        (r"Your (last) partner of", r"Partners at hand: 1\b"),
        (r"[Tt]reasury (?:holds |of |at )?\$(\d+)", r"treasury of [^:]+: Treasury, \${0}\b"),
    ],
}
"""For each game: what a hint says, and what is then on the desk, with its numbers filled in."""


def told_on_desk(game: str, moment: Game) -> str:
    """All that the asked seat's own card says, a line for each thing."""
    scene, seat = scene_of(moment, moment.seat), moment.seat or 0
    drawing = drawing_of(game)
    made = "".join(text_of(draw(scene, seat)) for draw in (drawing.tally, drawing.desk))
    labels = re.findall(r'aria-label="([^"]*)"', made)
    words = re.sub(r"<[^>]+>", "", re.sub(r"</(div|b)>", "\n", made))
    return unescape("\n".join([*labels, words]))


@pytest.mark.parametrize("game", [game for game in DRAWN if MEANS.get(game)])
def test_hints_agree_with_the_desk(game: str) -> None:
    heard: set[str] = set()
    case = tables(game)[1]
    for moment in walk(case.title, case.setup.seats, case.setup.options, 1):
        hint = "" if moment.over else moment.text_in("en").hint(moment.position)
        told = [(found, shows) for says, shows in MEANS[game] if (found := re.search(says, hint))]
        if not told or (hint in heard):
            continue
        heard.add(hint)
        desk = told_on_desk(game, moment)
        for found, shows in told:
            wanted = shows.format(*map(re.escape, found.groups()))
            assert re.search(wanted, desk), f"{hint}\n{desk}"
    assert len(heard) > 9
