"""Player cards: every number has its word, and the score is the one that counts."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, fromstring

import pytest

from burnham.kernel.game import Game
from tests.battery.test_drawings import DRAWN, drawing_of, moments
from tests.drawings import scene_of, text_of

SO_FAR = {"en": "so far", "de": "bisher"}


def score_of(game: str, moment: Game, player: int, lang: str) -> Element:
    tally = text_of(drawing_of(game).tally(scene_of(moment, None, lang), player))
    found = fromstring(tally).find(".//*[@class='score']")
    assert found is not None
    return found


@pytest.mark.parametrize("game", DRAWN)
def test_at_the_end_the_desk_shows_the_score_of_the_result(game: str) -> None:
    over = [moment for moment in moments(game) if moment.over]
    assert over
    for moment in over:
        totals = moment.title.rules.scores(moment.position).totals
        for player in range(moment.position.players):
            said = score_of(game, moment, player, "en")[0].text or ""
            assert int(re.sub(r"[$,]", "", said.replace("−", "-"))) == totals[player]


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("lang", SO_FAR)
def test_until_then_it_is_called_the_score_so_far(game: str, lang: str) -> None:
    for moment in (moments(game)[1], moments(game)[-1]):
        told = "".join(score_of(game, moment, 0, lang).itertext())
        assert (SO_FAR[lang] in told) != moment.over


@pytest.mark.parametrize("game", DRAWN)
def test_every_number_says_what_it_is(game: str) -> None:
    for moment in moments(game)[::4]:
        scene = scene_of(moment, None)
        drawing = drawing_of(game)
        for player in range(scene.seen.players):
            for draw in (drawing.desk, drawing.panel, drawing.tally):
                made = fromstring(f"<div>{text_of(draw(scene, player))}</div>")
                for number in made.iter("span"):
                    if number.get("class", "").split()[:1] in (["fact"], ["tiny"], ["score"]):
                        title = number.find("span[@class='unseen']")
                        assert title is not None
                        assert re.search(r"[^\W\d]{2}", title.text or ""), title.text
