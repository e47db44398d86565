"""What the judgement likes, and that every number in it counts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields

from burnham.games.chicago_1875 import TITLE
from burnham.games.chicago_1875.judgement import TERMS, value, weigh
from burnham.games.chicago_1875.judgement.prospects import Turn, stage_of, turn_now
from burnham.games.chicago_1875.judgement.supplying import Market
from burnham.games.chicago_1875.judgement.weights import WEIGHTS
from burnham.games.chicago_1875.position import BigShoulders
from burnham.kernel.reopening import replay_record
from tests.games.chicago_1875.builders import Table, running
from tests.games.chicago_1875.records import FOLDER
from tests.rules import rule


def test_judgement_likes_what_a_player_likes() -> None:
    t = running(libby=0, elgin=1)
    before = value(t.g, 0)
    assert value(t.cash(0, 275).g, 0) > before
    staffed = running(libby=0, elgin=1).staffed("libby")
    assert value(staffed.g, 0) > before
    assert value(running(libby=0, elgin=1).stock("libby", 100).g, 0) > before
    assert value(running(libby=0, elgin=1).salespeople("libby", 2).staffed("libby").g, 0) > value(
        staffed.g, 0
    )
    assert value(running(libby=0, elgin=1).treasury("libby", 300).g, 0) > before


def test_judgement_at_the_end_is_the_score() -> None:
    t = running(libby=0, elgin=1).decade(5).treasury("libby", 0).operate("libby")
    assert t.game.over
    totals = [player["total"] for player in t.game.scores()["players"]]
    assert [value(t.g, seat) for seat in range(3)] == totals


def test_judgement_in_the_middle_of_a_decision_looks_at_its_answers() -> None:
    """Choosing to buy a share that is worth its money is no worse than passing."""
    t = running(libby=0, elgin=1).staffed("elgin").treasury("elgin", 400).stock("elgin", 40)
    t.cubes("elgin", coal=2, steel=3).cash(0, 100).stock_turn(0)
    worth = {}
    for word in ("buy elgin", "end"):
        after = t.g.clone()
        after.take(t.answer(word))
        worth[word] = value(after, 0)
    assert worth["buy elgin"] > worth["end"]


def best(t: Table) -> str:
    """What the judgement likes best, in the test's words."""
    worth = {}
    for answer in t.game.answers():
        after = t.g.clone()
        after.take(answer)
        worth[t.told(answer)] = value(after, t.g.seat)
    return max(worth, key=lambda word: worth[word])


def test_judgement_takes_free_cubes_of_the_rows() -> None:
    """BS-273"""
    t = running(3, {"advanced_supply_chain": True}, libby=0, elgin=1).on_haymarket()
    t.build(1, 1, "e3_wood2_coal").action_turn(0).take("visit e3_wood2_coal")
    assert best(t) == "take 1"
    t.take("take 1")
    assert best(t) == "take 2"


def test_judgement_buys_nothing_more_when_all_factories_have_run() -> None:
    """BS-279"""
    t = running(3, {"buy_during_production": True}, libby=0, elgin=1).staffed("libby")
    t.on_supply(10, coal=3).cubes("libby", livestock=3, steel=2).operate("libby")
    t.take("done", "run", "run")
    assert t.question == "produce"
    assert best(t) == "stop"


def test_what_a_company_needs_it_does_not_trade_away() -> None:
    """Libby's first factory needs livestock and steel: two livestock buy no coal for it."""
    t = running(libby=0, elgin=1).staffed("libby").cubes("libby", livestock=2, steel=1)
    t.operate("libby")
    for answer in (best(t), at_a_glance(t)):
        assert not answer.startswith("trade")


def test_a_pair_that_nobody_sells_buys_nothing() -> None:
    """One steel is lacking, there is one on Haymarket Square, and no pair to give for it."""
    t = running(libby=0, elgin=1).staffed("libby").cubes("libby", livestock=1)
    t.on_supply(30).on_supply(20).on_supply(10, coal=1).on_haymarket(steel=1).operate("libby")
    lonely = value(t.g, 0)
    t.g.supply[-1] += 1
    assert value(t.g, 0) > lonely


def turn_of(t: Table, name: str) -> Turn:
    """What the judgement expects of a company's turn in this decade."""
    company = t.company(name)
    return turn_now(t.g, company, stage_of(t.g, company), Market(t.g))


@rule("BS-185", "BS-209")
def test_a_turn_in_which_nothing_can_run_goes_down_one_step() -> None:
    """Goods in the treasury change nothing about it."""
    t = running(libby=0, elgin=1).staffed("libby").goods("libby", 3).treasury("libby", 0)
    t.on_supply(30).on_supply(20).on_supply(10).on_haymarket().operate("libby")
    turn = turn_of(t, "libby")
    assert turn.place < t.g.stock[t.company("libby")] - 0.8
    assert turn.dividends < 1.0


@rule("BS-200")
def test_a_company_is_paid_for_its_own_shares() -> None:
    """Its two cubes are there, and what is sold pays shares of players and its own."""
    t = running(libby=0, elgin=1).staff("libby", 1, workers=2).cubes("libby", livestock=1, steel=1)
    company = t.company("libby")
    own = turn_of(t.operate("libby"), "libby")
    assert own.capital == own.dividends * t.g.treasury_shares(company) > 0.0
    sold = turn_of(t.hold(1, "libby", commons=5), "libby")
    assert sold.dividends == own.dividends
    assert 0.0 <= sold.capital < own.capital


@rule("BS-184")
def test_the_start_partner_is_foreseen() -> None:
    t = running(libby=0, elgin=1).staffed("libby").cubes("libby", livestock=3, steel=2, coal=3)
    t.operate("libby")
    sure = weigh(t.g, 0)[TERMS.index("partners")]
    t.g.start_partner[0] = -1
    assert sure > weigh(t.g, 0)[TERMS.index("partners")]


def test_a_used_asset_is_worth_keeping() -> None:
    t = running(libby=0, elgin=1).staffed("libby").asset("libby", "color_catalog")
    t.g.asset_ready[t.g.slots[t.g.box.company_ids.index("libby") * 2]] = 0
    used = value(t.g, 0)
    t.g.slots[t.g.box.company_ids.index("libby") * 2] = -1
    assert used > value(t.g, 0)


def at_a_glance(t: Table) -> str:
    """The only answer on the short list, in the test's words."""
    (chosen,) = TITLE.thinking.shortlist(t.g, t.game.answers())
    return t.told(chosen)


def test_a_glance_gives_legal_answers() -> None:
    for number, g in enumerate(moments()):
        if number % 5 == 0 and not g.over:
            answers = g.answers()
            short = TITLE.thinking.shortlist(g, answers)
            assert short
            assert set(short) <= set(answers), g.step.name


def test_a_glance_changes_nothing() -> None:
    for number, g in enumerate(moments()):
        if number % 20 == 0 and not g.over:
            before = g.values()
            TITLE.thinking.shortlist(g, g.answers())
            assert g.values() == before


def moments() -> Iterator[BigShoulders]:
    """A company with more money than it can use, which is rare; and every third position of the
    recorded games."""
    yield running(libby=0, elgin=1).staffed("libby").treasury("libby", 900).g
    for path in sorted(FOLDER.glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        game = replay_record(TITLE, record, upto=0)
        for number, word in enumerate(record["answers"]):
            assert isinstance(game.position, BigShoulders)
            if number % 3 == 0:
                yield game.position
            game.take(word)


def changes(g: BigShoulders, name: str) -> bool:
    """Whether the judgement of any seat depends on a weight."""
    kept, before = getattr(WEIGHTS, name), judged(g)
    setattr(WEIGHTS, name, 1.5 * kept)
    try:
        return judged(g) != before
    finally:
        setattr(WEIGHTS, name, kept)


def judged(g: BigShoulders) -> list[float]:
    return [value(g, seat) for seat in range(g.seats)]


def test_every_weight_counts() -> None:
    idle = [field.name for field in fields(WEIGHTS)]
    for g in moments():
        idle = [name for name in idle if not changes(g, name)]
        if not idle:
            break
    assert idle == []


def test_the_title_hands_its_weights_out() -> None:
    assert TITLE.thinking.weights is WEIGHTS
    assert all(isinstance(getattr(WEIGHTS, field.name), float) for field in fields(WEIGHTS))
