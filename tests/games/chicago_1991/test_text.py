"""What players are told: labels that tell what a click does, hints, reasons, log and text."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.box import FOUR_RINGS
from burnham.games.chicago_1991.names import FORMER_FACTS
from burnham.kernel.position import Fact
from burnham.kernel.text import Text
from tests.games.chicago_1991.builders import Table, empty, phase_end, table
from tests.rules import rule


def german(t: Table) -> Text:
    return Text(TITLE, t.box, "de", {}, t.g.seats)


def english(t: Table) -> Text:
    return Text(TITLE, t.box, "en", {}, t.g.seats)


def labels(t: Table, lang: str = "de") -> list[str]:
    text = german(t) if lang == "de" else english(t)
    return [text.answer(t.g, answer) for answer in t.g.answers()]


def told(t: Table) -> list[str]:
    """The log in German."""
    return [german(t).fact(fact) for fact in t.g.facts or []]


# --- hiring -------------------------------------------------------------------------------


@rule("CH-041", "CH-124")
def test_the_hint_says_whether_a_newcomer_gets_in() -> None:
    free = table("Y01:4@YW", before_roll=True)
    assert german(free).hint(free.g) == (
        "Der nächste Neue steht sofort in der Heimatbar Canary Cellar und kann in diesem Zug "
        "ziehen. Gelb hat 125.000 FT."
    )
    full = free.take("hire rings=1", "hire rings=2")
    assert german(full).hint(full.g) == (
        "Die Heimatbar Canary Cellar ist besetzt: Neue warten davor, bis sie frei wird, notfalls "
        "bis zum nächsten Zug. Einer wartet schon. Gelb hat 90.000 FT."
    )


def test_hiring_says_that_the_newcomer_waits_and_that_the_die_is_rolled_then() -> None:
    rich = table("Y01:4@YA", before_roll=True)
    assert labels(rich) == [
        "Einen 1er anheuern, der vor der Heimatbar wartet · −10.000 FT",
        "Einen 2er anheuern, der vor der Heimatbar wartet · −25.000 FT",
        "Bewegungswürfel werfen",
    ]
    last = table("Y01:4@YW", before_roll=True, cash={"Y": 10_000})
    assert labels(last)[0] == "Einen 1er anheuern und gleich würfeln · −10.000 FT"
    behind = table("Y01:4@YA", before_roll=True, cash={"Y": 10_000})
    assert labels(behind)[0] == (
        "Einen 1er anheuern, der vor der Heimatbar wartet, und gleich würfeln · −10.000 FT"
    )
    assert last.roll(12).take("hire rings=1").points == 12


@rule("CH-041", "CH-124", "CH-126")
def test_the_log_says_where_newcomers_are() -> None:
    t = table("Y01:4@YW", before_roll=True, cash={"R": 0})
    t.take("hire rings=1", "hire rings=2").roll(12).take("roll").spend("Y01", "YW")
    assert told(t)[:6] == [
        "Gelb heuert für 10.000 FT einen 1er an: Gelb 2.",
        "Gelb 2 steht jetzt in der Heimatbar Canary Cellar.",
        "Gelb heuert für 25.000 FT einen 2er an: Gelb 3.",
        "Gelb 3 wartet in der Schlange vor der Heimatbar Canary Cellar.",
        "Gelb würfelt 12 Punkte.",
        "Gelb 1 verbraucht 12 Punkte und endet im Kasino Golden Wheel.",
    ]
    assert "Gelb: Vor der Heimatbar Canary Cellar wartet noch einer." in told(t)


@rule("CH-042", "CH-069")
def test_why_a_lost_home_bar_bars_hiring() -> None:
    t = table("Y01:4@YW", before_roll=True, owners={"R": "YA"})
    assert german(t).reason(t.g, t.g.step.number("hire rings=1")) == (
        "Die Heimatbar Canary Cellar gehört Rot. Erst wenn Gelb sie zurückerobert hat, kann Gelb "
        "im Zug wieder anheuern."
    )
    assert english(t).reason(t.g, t.g.step.number("hire rings=1")) == (
        "Canary Cellar, the home bar of Yellow, belongs to Red. Until Yellow has retaken it, "
        "nobody can be hired in a turn."
    )


def test_logs_of_games_begun_under_older_rules_are_still_told() -> None:
    t = empty()
    for key in FORMER_FACTS:
        assert german(t).fact(Fact(key, 0, {"gang": 0, "member": 2, "money": 10_000}, -1))


# --- moving and duels ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "defender", "lang", "hint"),
    [
        (
            "Y01:4", "R02:1", "de",
            "Siegt Gelb 1 (Chance 92 %), bekommt Gelb 10.000 FT, aber keinen fünften Ring. Siegt "
            "Rot 2 (Chance 8 %), bekommt Rot 50.000 FT und Rot 2 einen Ring. Bei gleicher Zahl "
            "verlieren beide einen Ring und würfeln noch einmal.",
        ),
        (
            "Y02:1", "R01:4", "en",
            "If Yellow 2 wins (8%), Yellow gets 50,000 FT and Yellow 2 a ring. If Red 1 wins "
            "(92%), Red gets 10,000 FT, but no fifth ring. A tie costs both a ring, and they "
            "throw again.",
        ),
    ],
)  # fmt: skip
@rule("CH-078")
def test_four_rings_are_not_promised_a_fifth(
    attacker: str, defender: str, lang: str, hint: str
) -> None:
    t = table(f"{attacker}@s0602", f"{defender}@s0702", points=6)
    t.attack(attacker[:3], "s0702")
    text = german(t) if lang == "de" else english(t)
    assert text.hint(t.g) == hint


def test_routes_are_told_in_german_cases() -> None:
    t = table("Y03:1@s0602", "R02:2@s0802", points=3)
    assert {
        "In die Bar Penny Ante ziehen · 3 Punkte",
        "Die Bar Lucky Seven besetzen · Wert 1.000 FT · 2 Punkte",
        "Rot 2 (2 Ringe) auf dem Straßenfeld 8·2 angreifen · Siegchance 31 % · 2 Punkte",
        "Auf das Straßenfeld 5·2 ziehen · 1 Punkt",
        "Alle 3 Punkte verbrauchen und auf dem Straßenfeld 5·2 enden",
    } <= set(labels(t))
    assert german(t).question(t.g) == "Wohin zieht Gelb 3? Noch 3 Punkte."
    t.go("Y03", "YC")
    assert told(t)[-2:] == [
        "Gelb 3 zieht in die Bar Lucky Seven (2 Punkte).",
        "Gelb besetzt die Bar Lucky Seven (Wert 1.000 FT).",
    ]


def test_with_one_defender_left_sending_somebody_tells_against_whom() -> None:
    t = table(
        "Y02:2@s0302", "Y03:1@s0502", "R03:1@YB", points=9, variant_one=True
    ).go("Y03", "YB").take("reinforce member=1")  # fmt: skip
    assert t.question == "choose_attacker"
    assert labels(t)[0].startswith("Gelb 2, ein 2er, gegen Rot 3, einen 1er · Siegchance ")


# --- goals and the end --------------------------------------------------------------------


@rule("CH-093", "CH-097")
def test_a_goal_must_be_held_to_the_end_of_the_phase() -> None:
    t = table("Y03:1@s0608", points=1, owners={"Y": "RW GW", "R": "YW"})
    t.go("Y03", "YW")
    assert (
        "Boss 1 hat jetzt genug Kasinos und gewinnt, wenn das bis zum Ende der Phase so bleibt."
        in told(t)
    )


def test_the_end_says_which_goal_has_won_and_lists_what_counts() -> None:
    t = phase_end(empty("Y01:4@YW", owners={"Y": "RW GW", ".": "BW"}))
    scores = TITLE.rules.scores(t.g)
    assert scores.goal == ("casinos", [3, 0, 0, 0])
    assert scores.outright == 0
    text = german(t)
    assert "Boss 1 gewinnt mit 3 von vier Kasinos." in TITLE.showing.plain(t.g, text)[0].lines
    things = [text.item(i) for i in TITLE.rules.items(t.g) if i.category == "casinos"]
    assert things == ["Golden Wheel", "Ruby Palace", "Shamrock Club"]
    assert [text.item(i) for i in TITLE.rules.items(t.g) if i.category == "members"] == [
        "Gelb 1, 4er"
    ]


def test_five_members_of_four_rings_are_listed() -> None:
    t = phase_end(empty(*[f"Y0{i}:4@{b}" for i, b in enumerate(["YB", "YD", "YF", "YH", "YJ"], 1)]))
    assert t.g.won_by == FOUR_RINGS
    assert [i.args["member"] for i in TITLE.rules.items(t.g) if i.category == "four-rings"] == [
        0, 1, 2, 3, 4,
    ]  # fmt: skip


# --- the table as text --------------------------------------------------------------------


def plain_map(t: Table) -> list[str]:
    return list(TITLE.showing.plain(t.g, german(t))[-1].lines)


def cell(t: Table, x: int, y: int) -> str:
    return plain_map(t)[y + 1][3 + 2 * x : 5 + 2 * x]


def test_the_map_has_numbers_doors_and_edge_fields() -> None:
    t = table("Y03:1@s0602", points=3)
    assert plain_map(t)[0].startswith("   0 1 2 3 4 5 6 7 8 9 1011")
    assert [row[:2] for row in plain_map(t)[1:4]] == [" 0", " 1", " 2"]
    assert (cell(t, 6, 2), cell(t, 7, 2), cell(t, 15, 0)) == ("Y1", "↑ ", "○ ")
    assert (cell(t, 2, 4), cell(t, 8, 6)) == ("← ", "↓ ")


@rule("CH-114")
def test_the_map_shows_everybody_in_a_building() -> None:
    t = table("Y02:2@YW", "Y04:1@YW", "Y05:3@YW", points=3, variant_one=True)
    x, y = t.box.left[t.field_of["YW"]], t.box.top[t.field_of["YW"]]
    assert [cell(t, x + i, y) for i in range(3)] == ["Y2", "Y1", "Y3"]
    crowd = table(*[f"Y{n:02d}:1@YB" for n in range(2, 15)], points=3, variant_one=True)
    bar = crowd.field_of["YB"]
    wide, high = crowd.box.wide[bar], crowd.box.high[bar]
    right, foot = crowd.box.left[bar] + wide - 1, crowd.box.top[bar] + high - 1
    assert cell(crowd, right, foot) == f"+{13 - wide * high + 1}"
