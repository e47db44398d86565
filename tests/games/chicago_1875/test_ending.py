"""The end: BS-232 to BS-237, BS-282, the goals BS-296 to BS-304; closing payments BS-270."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.scoring import items, measure, winners
from tests.games.chicago_1875.builders import Table, running
from tests.rules import rule


def goal(t: Table, name: str) -> list[int]:
    number = t.box.goal_ids.index(name)
    return [measure(t.g, seat, number) for seat in range(t.g.seats)]


@rule("BS-232")
def test_game_ends_after_the_last_operating_phase() -> None:
    t = running(libby=0, elgin=1).decade(5).treasury("libby", 0).treasury("elgin", 0)
    t.operate("libby", "elgin")
    assert t.game.over
    assert [fact["company"] for fact in t.facts("operates")] == [
        t.company("elgin"),
        t.company("libby"),
    ]


@rule("BS-233", "BS-234", "BS-282")
def test_score() -> None:
    t = running(libby=0, elgin=1).cash(0, 70).cash(1, 10).cash(2, 0).treasury("libby", 900)
    t.stock("libby", 100).stock("elgin", 0).hold(1, "libby", preferred=True)
    t.g.goals = []
    players = t.game.scores()["players"]
    assert [player["total"] for player in players] == [70 + 300, 10 + 200, 0]
    t.g.goals = [t.box.goal_ids.index("richest_company")]
    assert t.game.scores()["players"][0]["categories"] == {"cash": 70, "shares": 300, "goals": 200}
    assert t.value("libby") == 100, "counting lowers no value"


@rule("BS-235")
def test_ties_for_a_goal_are_friendly() -> None:
    t = running(libby=0, elgin=1).staff("libby", 1, managers=1).staff("elgin", 2, managers=1)
    number = t.box.goal_ids.index("managers")
    assert winners(t.g, number) == [0, 1]
    t.g.goals = [number]
    goals = [player["categories"]["goals"] for player in t.game.scores()["players"]]
    assert goals == [200, 200, 0]
    assert winners(running(libby=0).g, number) == [], "with no manager at all nobody wins it"


@rule("BS-236")
def test_tie_goes_to_more_goals_then_is_shared() -> None:
    t = running(libby=0, elgin=1).cash(0, 0).cash(1, 200).cash(2, 0)
    t.g.goals = [t.box.goal_ids.index("richest_company")]
    t.treasury("libby", 500)
    scores = t.game.scores()
    assert [player["total"] for player in scores["players"][:2]] == [350, 350]
    assert scores["ranking"][0] == [0]
    t.g.goals = []
    t.cash(0, 200)
    assert t.game.scores()["ranking"][0] == [0, 1]


def rich() -> Table:
    """Seat 0 directs two companies, seat 1 one, seat 2 none."""
    t = running(libby=0, henderson=0, elgin=1)
    t.staff("libby", 1, workers=1, automated=1, managers=1).staff("libby", 2, workers=2)
    t.staff("henderson", 2, workers=1, automated=1, managers=1)
    t.staff("elgin", 1, automated=2, managers=1).staff("elgin", 2, workers=1)
    t.salespeople("libby", 1).salespeople("henderson", 2).salespeople("elgin", 2)
    t.treasury("libby", 200).treasury("henderson", 150).treasury("elgin", 240)
    t.asset("libby", "foundry", ready=False)
    t.hold(2, "libby", commons=2, preferred=True).hold(0, "elgin", commons=1, preferred=True)
    t.hold(1, "henderson", preferred=True).hold(2, "henderson", commons=1)
    return t.appeal("libby", 7).appeal("henderson", 9).appeal("elgin", 9)


@rule("BS-237")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("managers", [2, 1, 0]),
        ("top_appeal", [9, 9, 0]),
        ("salespeople", [3, 2, 0]),
        ("richest_company", [200, 240, 0]),
        ("assets", [1, 0, 0]),
        ("partners", [2, 2, 2]),
        ("workers", [4, 1, 0]),
        ("common_certificates", [1, 0, 3]),
        ("automation", [2, 2, 0]),
        ("preferred_certificates", [1, 1, 1]),
    ],
)
def test_all_goals(name: str, numbers: list[int]) -> None:
    assert goal(rich(), name) == numbers


@rule("BS-296", "BS-298", "BS-302", "BS-304")
@pytest.mark.parametrize("name", ["managers", "salespeople", "workers", "automation"])
def test_sums_go_over_directed_companies(name: str) -> None:
    t = rich()
    before = goal(t, name)
    t.g.director[t.company("henderson")] = 1
    after = goal(t, name)
    assert sum(before) == sum(after)
    assert after[0] < before[0]


@rule("BS-302", "BS-304")
def test_automated_spaces_are_no_workers() -> None:
    t = running(libby=0).staff("libby", 1, workers=0, automated=2)
    assert goal(t, "workers") == [0, 0, 0]
    assert goal(t, "automation") == [2, 0, 0]


@rule("BS-297")
def test_top_appeal_ignores_the_stack() -> None:
    t = running(libby=0, elgin=1).appeal("libby", 9).appeal("elgin", 9)
    assert winners(t.g, t.box.goal_ids.index("top_appeal")) == [0, 1]


@rule("BS-299")
def test_richest_company_is_one_treasury_in_cash() -> None:
    t = running(libby=0, henderson=0, elgin=1).treasury("libby", 100).treasury("henderson", 100)
    t.treasury("elgin", 120).goods("libby", 50)
    assert goal(t, "richest_company") == [100, 120, 0]


@rule("BS-300")
def test_assets_ready_or_exhausted() -> None:
    t = running(libby=0, spalding=0, elgin=1).asset("libby", "foundry", ready=False)
    t.asset("spalding", "workshop")
    assert goal(t, "assets") == [2, 0, 0]


@rule("BS-301")
def test_only_usable_partners_count() -> None:
    t = running(libby=0, elgin=1)
    assert goal(t, "partners") == [2, 2, 2]
    t.g.appeal_partner[0] = 1
    t.g.partners[0] = t.g.available[0] = 3
    assert goal(t, "partners") == [3, 2, 2]


@rule("BS-303")
def test_certificates_of_any_company_count() -> None:
    t = running(libby=0, elgin=1).hold(2, "libby", commons=3).hold(2, "elgin", commons=1)
    t.hold(1, "libby", preferred=True)
    assert goal(t, "common_certificates") == [0, 0, 4]
    assert goal(t, "preferred_certificates") == [0, 1, 0]


@rule("BS-270")
def test_friendly_closing() -> None:
    t = running(3, {"friendly_closing": True}, libby=0, elgin=1).stock("libby", 0)
    t.hold(0, "libby", commons=2).hold(1, "libby", preferred=True).hold(2, "libby", commons=1)
    cash = list(t.g.cash)
    t.stock_phase()
    assert t.g.cash == [cash[0] + 150, cash[1] + 20, cash[2] + 10]


@rule("BS-233", "BS-235")
def test_scores_list_the_shares_of_every_company_and_every_goal() -> None:
    t = running(libby=0, elgin=1).hold(1, "libby", commons=2).stock("elgin", 0)
    t.staff("libby", 1, managers=1)
    t.g.goals = [t.box.goal_ids.index("managers")]
    for player in t.game.scores()["players"]:
        for name in ("shares", "goals"):
            listed = [item["points"] for item in player["items"] if item["category"] == name]
            assert sum(listed) == player["categories"][name]
    text, found = t.game.text_in("de"), items(t.g)
    told = [(item.player, text.item(item).replace("\xa0", " "), item.points) for item in found]
    assert told == [
        (0, "Libby: 3 Aktien zu 50 $", 150),
        (1, "Elgin: 3 Aktien, Geschlossen", 0),
        (1, "Libby: 2 Aktien zu 50 $", 100),
        (0, "Meiste Manager (1)", 200),
    ]
