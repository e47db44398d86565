"""Your mistakes again: one's own alone, judged by the analyst's search, the oldest first."""

from __future__ import annotations

import re

import pytest

from burnham.bots.counsel import SWING, Counsel, Weighed
from burnham.bots.reasons import Reason, Why
from burnham.table.room.refusals import Unreadable
from burnham.table.room.room import Room
from burnham.table.service.queue import Claim
from burnham.table.service.thinkers import Task
from burnham.table.store.analyses import Analysis, Decision
from tests.table.service.test_analysis import finished
from tests.table.site import Quick, Site, Visitor

pytestmark = pytest.mark.anyio


class Judge(Quick):
    """Thinks that one answer is best, and that all others cost so much."""

    def __init__(self, best: int, cost: float) -> None:
        self.best = best
        self.cost = cost
        self.asked: list[tuple[Task, int]] = []

    async def advise(self, task: Task, claim: Claim, given: int = -1) -> Counsel:
        self.asked.append((task, given))
        why = Why((Reason("coins", "", -1, 2.5),))
        other = Weighed(given, 0.6 - self.cost, 0.0, why)
        best = Weighed(self.best, 0.6, 2.5)
        return Counsel((best,) if given == self.best else (best, other), (0.6, 0.4))


async def with_mistakes(site: Site, count: int = 2) -> tuple[Visitor, str, list[Decision]]:
    """Ada has made so many mistakes, and the bot has made one."""
    ada, table = await finished(site)
    await ada.get(f"{table}/analysis")
    await site.settled()
    room, kept = table.removeprefix("/t/"), site.server.analyst.analyses
    made = await kept.find(room)
    assert made is not None
    found: list[Decision] = []
    left = [count, 1]
    rooms = site.server.rooms
    played = await rooms.open(room)
    for one in made.decisions:
        legal = played.at(rooms.boxed(played), one.moment).answers()
        best = next(a for a in legal if a != one.given.answer)
        lost = 0.2 if left[one.seat] else 0.0
        left[one.seat] -= bool(left[one.seat])
        given = one.given._replace(chance=0.4, lead=0.0)
        found.append(one._replace(given=given, best=Weighed(best, 0.4 + lost, 2.0 * lost)))
    await kept.save(room, Analysis(made.reached, tuple(found)), 0.0)
    return ada, table, [one for one in found if one.loss >= SWING]


async def html(visitor: Visitor, path: str, answer: int | None = None) -> str:
    headers = {"accept": "text/html"}
    if answer is None:
        reply = await visitor.http.get(path, headers=headers)
    else:
        given = {"answer": str(answer)}
        reply = await visitor.http.post(f"{path}/answer", data=given, headers=headers)
    assert reply.status_code == 200, reply.text
    return reply.text


def listed(text: str) -> list[tuple[str, str]]:
    """The moments of all that are listed, and what is said of each."""
    return re.findall(r'/mistakes/(\d+)".*?(Cost 20%|Put right)', text, re.DOTALL)


async def test_all_of_ones_own_mistakes_are_listed_and_nobody_elses(site: Site) -> None:
    assert "Nothing to put right" in await html(site.visitor(), "/mistakes")
    ada, table, mistakes = await with_mistakes(site)
    mine = [str(one.moment) for one in mistakes if one.seat == 0]
    assert len(mine) == 2
    assert listed(await html(ada, "/mistakes")) == [(moment, "Cost 20%") for moment in mine]
    assert "Nothing to put right" in await html(site.visitor(), "/mistakes")
    theirs = next(one for one in mistakes if one.seat == 1)
    for visitor, moment in ((ada, theirs.moment), (site.visitor(), int(mine[0])), (ada, 9999)):
        assert (await visitor.get(f"{table}/mistakes/{moment}")).status_code == 404


async def test_the_list_tells_by_game_what_was_asked(site: Site) -> None:
    ada, _, mistakes = await with_mistakes(site)
    text = await html(ada, "/mistakes")
    assert text.count("<h2>Tollhouse") == 1
    asked = re.findall(r'/mistakes/(\d+)"><b>([^<]+\?)</b>', text)
    assert [moment for moment, _ in asked] == [str(one.moment) for one in mistakes if not one.seat]


async def test_a_table_that_cannot_be_read_is_listed_without_its_questions(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, _ = await with_mistakes(site)

    async def broken(self: object, table: str, number: int = 0) -> Room:
        raise Unreadable(table)

    monkeypatch.setattr(type(site.server.rooms), "open", broken)
    text = await html(ada, "/mistakes")
    assert len(listed(text)) == 2
    assert "?</b>" not in text


async def test_the_best_answer_is_hidden_until_the_question_is_answered(site: Site) -> None:
    ada, table, mistakes = await with_mistakes(site)
    text = await html(ada, f"{table}/mistakes/{mistakes[0].moment}")
    assert "Your answer here cost you 20% winning chance." in text
    assert "What do you do?" in text
    assert "<svg" in text
    assert 'data-lamps="{}"' not in text
    assert f'value="{mistakes[0].best.answer}"' in text
    assert "Better:" not in text


async def test_a_right_answer_is_as_good_as_the_best_and_solves_it(site: Site) -> None:
    ada, table, mistakes = await with_mistakes(site)
    one, two = (one for one in mistakes if one.seat == 0)
    judge = Judge(one.best.answer, SWING / 2)
    site.let_think(judge)
    text = await html(ada, f"{table}/mistakes/{one.moment}", one.given.answer)
    assert ">Right</h2>" in text
    assert "Better:" in text
    assert 'name="answer"' not in text
    assert f'href="{table}/mistakes/{two.moment}">Next mistake' in text
    (task, given), *_ = judge.asked
    assert (task.seat, given) == (0, one.given.answer)
    assert task.values["viewer"] == 0
    assert task.seed == f"analysis {table.removeprefix('/t/')} {one.moment}"
    solved = [(str(two.moment), "Cost 20%"), (str(one.moment), "Put right")]
    assert listed(await html(ada, "/mistakes")) == solved


async def test_a_wrong_answer_is_refused_with_the_reasons_and_may_be_tried_again(
    site: Site,
) -> None:
    ada, table, mistakes = await with_mistakes(site)
    one = mistakes[0]
    site.let_think(Judge(one.best.answer, 2 * SWING))
    text = await html(ada, f"{table}/mistakes/{one.moment}", one.given.answer)
    assert ">Not yet</h2>" in text
    assert "Next mistake" not in text
    assert "costs 6% winning chance" in text
    assert "Coins +2.5 coins" in text
    assert re.search(r"<details><summary>Show the best answer</summary><p>Better: ", text)
    assert f'value="{one.best.answer}"' in text
    assert len(listed(await html(ada, "/mistakes"))) == 2
    reply = await ada.post(f"{table}/mistakes/{one.moment}/answer", answer=one.given.answer)
    wide, tall = (reply.json()["items"][arrangement] for arrangement in ("wide", "tall"))
    assert ">Not yet</h2>" in wide["question"]
    assert wide["question"] == tall["question"]
    reply = await ada.post(f"{table}/mistakes/{one.moment}/answer", answer=4000)
    assert (reply.status_code, reply.json()["error"]) == (400, "field")
