"""Puzzles, through the real routes."""

from __future__ import annotations

import re

import httpx
import pytest

from burnham.bots.puzzles import Puzzle
from burnham.kernel.game import new_game
from burnham.table.service import puzzles
from burnham.table.service.puzzles import DAY, REASON, streak
from tests.puzzles import pack_of, puzzle_of, toy_puzzles
from tests.table.site import Site, Visitor, titles

pytestmark = pytest.mark.anyio
TITLE = titles()["toy"]
PUZZLES = toy_puzzles(TITLE)
EASY, MEDIUM, HARD = PUZZLES


@pytest.fixture(autouse=True)
def packed(monkeypatch: pytest.MonkeyPatch) -> None:
    pack = pack_of(TITLE, PUZZLES)
    monkeypatch.setattr(puzzles, "pack_of", lambda title: pack)


@pytest.fixture
def clock(site: Site) -> list[float]:
    """The time by which the server goes."""
    now = [100.0 * DAY + 5]
    site.server.rooms.now = lambda: now[0]
    return now


def url(puzzle: Puzzle) -> str:
    return f"/puzzles/toy/{puzzle.id}"


def number(puzzle: Puzzle, *, right: bool) -> int:
    step = puzzle.opened(TITLE, TITLE.box(TITLE.tables())).step
    word = next(one.word for one in puzzle.answers if one.credited == right)
    return step.number(word)


async def answer(visitor: Visitor, puzzle: Puzzle, *, right: bool) -> str:
    """What the page is told."""
    reply = await visitor.post(f"{url(puzzle)}/answer", answer=number(puzzle, right=right))
    assert reply.status_code == 200, reply.text
    return str(reply.json()["items"]["wide"]["question"])


async def html(visitor: Visitor, path: str = "/puzzles") -> str:
    reply = await visitor.http.get(path, headers={"accept": "text/html"})
    assert reply.status_code == 200, reply.text
    return reply.text


def told(text: str) -> str:
    """What is read of a page."""
    return " ".join(re.sub(r"<[^>]+>", " ", text).split())


async def test_the_question_is_asked_and_nothing_is_given_away(site: Site) -> None:
    ada = site.visitor()
    page = await html(ada, url(HARD))
    assert "Hard: the bot Easy finds it 2 of 8 times, the bot Normal finds it never." in told(page)
    assert "data-verdict" not in page
    assert "Winning chances" not in page
    assert "%" not in told(page[page.index('class="coach"') :].partition("</section>")[0])
    assert ada.http.cookies.get("person") is None  # whoever only looks is nobody yet


async def test_a_right_answer_counts_and_all_promises_are_told(site: Site) -> None:
    ada = site.visitor()
    question = await answer(ada, HARD, right=True)
    assert 'data-verdict="right"' in question
    assert "Winning chances" in question
    assert question.count("<li") == len(HARD.answers)
    assert told(question).count("40%") == len(HARD.answers) - 1
    assert "Next puzzle" in question
    assert "Solved on 1 day in a row." in question
    assert 'data-verdict="right"' in await html(ada, url(HARD))  # also when one comes back
    page = told(await html(ada))
    assert "1 of 1 solved, 3 in all." in page
    assert "Solved on 1 day in a row." in page


async def test_after_a_wrong_answer_one_may_try_again_but_the_first_counts(site: Site) -> None:
    ada = site.visitor()
    question = await answer(ada, HARD, right=False)
    assert 'data-verdict="wrong"' in question
    assert "costs 20% winning chance" in question
    assert "Coins +2.5" in told(question)
    assert question.index("<details") < question.index("Winning chances")
    assert f'value="{number(HARD, right=True)}"' in question
    assert 'data-verdict="right"' in await answer(ada, HARD, right=True)
    page = told(await html(ada))
    assert "0 of 1 solved" in page
    assert "in a row" not in page


async def test_all_credited_answers_count(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    two = puzzle_of(new_game(TITLE, 2, "puzzle 0", {}, None), (0, 1))
    monkeypatch.setattr(puzzles, "pack_of", lambda title: pack_of(TITLE, [two]))
    step = two.opened(TITLE, TITLE.box(TITLE.tables())).step
    assert len(two.credited) == 2
    for one in two.answers:
        reply = await site.visitor().post(f"{url(two)}/answer", answer=step.number(one.word))
        said = reply.json()["items"]["wide"]["question"]
        assert ('data-verdict="right"' in said) is one.credited
        assert said.count('class="right"') == 2


async def test_next_leads_from_easy_to_hard_and_then_back_to_the_list(site: Site) -> None:
    ada = site.visitor()
    for puzzle in (EASY, MEDIUM, HARD):
        reply = await ada.get("/puzzles/toy")
        assert reply.headers["location"] == url(puzzle)
        await answer(ada, puzzle, right=True)
    assert (await ada.get("/puzzles/toy")).headers["location"] == "/puzzles"
    assert "Next puzzle" not in await html(ada)
    assert "Next puzzle" not in await html(ada, url(HARD))


async def test_the_puzzle_of_the_day_is_the_same_for_all_and_another_tomorrow(
    site: Site, clock: list[float]
) -> None:
    def of_day(page: str) -> str:
        return str(re.findall(r'href="/puzzles/toy/(\w+)"', page)[0])

    ada, bruno = site.visitor(), site.visitor()
    days = []
    for _ in PUZZLES:
        days.append(of_day(await html(ada)))
        clock[0] += DAY / 2
        assert of_day(await html(bruno)) == days[-1]
        clock[0] += DAY / 2
    assert sorted(days) == sorted(puzzle.id for puzzle in PUZZLES)


async def test_days_in_a_row(site: Site, clock: list[float]) -> None:
    ada = site.visitor()
    await answer(ada, EASY, right=True)
    clock[0] += DAY
    await answer(ada, MEDIUM, right=False)
    assert "Solved on 1 day in a row." in await html(ada)  # today is not over
    await answer(ada, HARD, right=True)
    assert "Solved on 2 days in a row." in await html(ada)
    clock[0] += 2 * DAY
    assert "in a row" not in await html(ada)


@pytest.mark.parametrize(
    ("days", "length"), [([], 0), ([10], 1), ([9], 1), ([8], 0), ([8, 9, 10], 3), ([7, 9, 10], 2)]
)
def test_streaks(days: list[int], length: int) -> None:
    assert streak(days, 10) == length


async def test_what_a_guest_solved_goes_along_when_they_sign_in(any_site: Site) -> None:
    member, guest = any_site.visitor(), any_site.visitor()
    await member.post("/me/sign-up", login="ada.l", password="12345678")
    await answer(member, EASY, right=False)
    for puzzle in (EASY, HARD):
        await answer(guest, puzzle, right=True)
    await guest.post(f"{url(HARD)}/report", reason="Really?")
    await guest.post("/me/sign-in", login="ada.l", password="12345678")
    assert "1 of 2 solved" in told(await html(guest))
    assert len(await any_site.server.puzzles.store.reports()) == 1


async def test_a_puzzle_can_be_reported_and_the_last_word_counts(any_site: Site) -> None:
    ada = any_site.visitor()
    for reason in ("Two are right.", "  No,  three. "):
        assert (await ada.post(f"{url(HARD)}/report", reason=reason)).status_code == 200
    (report,) = await any_site.server.puzzles.store.reports()
    assert (report.puzzle, report.game, report.reason) == (HARD.id, "toy", "No, three.")


async def test_what_makes_no_sense_is_refused_and_changes_nothing(site: Site) -> None:
    ada = site.visitor()
    refused: list[httpx.Response] = [
        await ada.post(f"{url(HARD)}/answer", answer=value)
        for value in ("", "x", "-1", 4095, 10**8)
    ]
    refused += [
        await ada.post(f"{url(HARD)}/report", reason=reason)
        for reason in ("", "   ", "x" * (REASON + 1))
    ]
    assert {reply.status_code for reply in refused} == {400}
    missing = ["/puzzles/nowhere", "/puzzles/toy/nothing", "/puzzles/nowhere/nothing"]
    assert {(await ada.get(path)).status_code for path in missing} == {404}
    for act in ("answer", "report", "study"):
        path = f"/puzzles/toy/nothing/{act}"
        assert (await ada.post(path, answer=0, reason="x")).status_code == 404
    store = site.server.puzzles.store
    assert await store.reports() == []
    assert "3 to solve." in await html(ada)


async def test_one_can_play_on_from_a_puzzle(site: Site) -> None:
    ada = site.visitor()
    reply = await ada.post(f"{url(HARD)}/study")
    table = reply.json()["url"]
    state = await ada.state(table)
    assert state["study"]["imagined"] is True
    assert state["asked"] == HARD.seat
    words = {one["word"] for one in state["question"]["answers"]}
    assert words == {one.word for one in HARD.answers}
    page = await html(ada, table)
    assert "from a puzzle" in page
    back = await ada.get(f"{table}/origin")
    assert back.headers["location"] == url(HARD)
    while (state := await ada.state(table))["status"] == "playing":
        await site.settled()
        if (state := await ada.state(table))["asked"] == HARD.seat:
            await ada.answer(table)


async def test_a_table_has_what_its_page_asks_for(site: Site) -> None:
    ada = site.visitor()
    parts = (await ada.get(f"{url(HARD)}/parts?arrangement=wide")).json()
    assert {"question", "lamps", "desk"} <= set(parts["items"])
    assert (await ada.get(f"{url(HARD)}/legend")).status_code == 200
    assert (await ada.get(f"{url(HARD)}/text")).status_code == 200
