"""To which part of a thought a look at the native code belongs."""

from __future__ import annotations

from benchmarks.second_of_hard import Modules, shares

GAME = "burnham.games.chicago_1991"
MODULES = Modules(
    [
        "burnham.bots.search.tree",
        "burnham.kernel.position",
        f"{GAME}.position",
        f"{GAME}.judgement.worth",
        f"{GAME}.judgement.glance",
        f"{GAME}.judgement.duel_luck",
        f"{GAME}.steps.duels",
        "burnham.games.chicago_1875.judgement.worth",
    ]
)
THINK = "CPyDef_tree___Tree___think (tree.c:1)"
TAKE = "CPyDef_kernel___position___Position___take (position.c:7)"
CLONE = "CPyDef_chicago_1991___position___Chicago___clone (position.c:9)"
JUDGE = "CPyDef_chicago_1991___judgement___worth___value (rules.so)"


def part(*calls: str) -> str:
    (found,) = shares([";".join([THINK, *calls]) + " 3"], MODULES)
    return found


def test_native_functions_are_named_by_the_end_of_their_module() -> None:
    assert MODULES.full_name(JUDGE) == f"{GAME}.judgement.worth:value"
    assert MODULES.full_name("CPyPy_glance___shortlist (glance.c:4)") == (
        f"{GAME}.judgement.glance:shortlist"
    )
    assert MODULES.full_name("list_dealloc (listobject.c:2)") == "list_dealloc (listobject.c:2)"


def test_the_outermost_call_of_a_part_decides() -> None:
    after = "CPyDef_kernel___position___Position___after (position.c:7)"
    assert part(after, CLONE) == "copying"
    assert part(after, TAKE, CLONE) == "rules"
    assert part(JUDGE, CLONE) == "judging"
    imagine = "CPyDef_kernel___position___Position___imagine (position.c:7)"
    assert part(imagine, CLONE) == "imagining"


def test_throwing_a_copy_away_belongs_to_copying() -> None:
    gone = "chicago_1991___position___Chicago_dealloc (position.c:3)"
    assert part(gone, "list_dealloc (listobject.c:2)") == "copying"


def test_the_short_list_is_no_judging() -> None:
    assert part("CPyDef_glance___shortlist (glance.c:5)") == "short list"


def test_luck_only_gives_the_answer() -> None:
    luck = "CPyDef_duel_luck___luck (duel_luck.c:5)"
    assert part(luck, TAKE) == "rules"
    assert part(luck, "CPyDef_duels___Duel___take (duels.c:1)") == "rules"


def test_the_rest_is_the_tree() -> None:
    assert part("CPyDef_tree___Node___row (tree.c:5)") == "tree"


def test_looks_are_counted_while_the_bot_thinks() -> None:
    looks = [f"{THINK};{JUDGE} 5", f"{THINK};{TAKE} 2", f"{THINK};{JUDGE} 1", f"import;{JUDGE} 99"]
    assert shares(looks, MODULES) == {"judging": 6, "rules": 2}
