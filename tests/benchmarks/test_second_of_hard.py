"""To which part of a thought a look at the native code belongs."""

from __future__ import annotations

from benchmarks.second_of_hard import shares

THINK = "CPyDef_tree___Tree___think (tree.c:1)"
POSITION = "__native_burnham___kernel___position.c:7"
GAMES = "__native_burnham___games___chicago_1991"
TAKE = f"CPyDef_kernel___position___Position___take ({POSITION})"
CLONE = f"CPyDef_chicago_1991___position___Chicago___clone ({GAMES}___position.c:9)"
JUDGE = f"CPyDef_worth___value ({GAMES}___judgement___worth.c:8)"


def part(*calls: str) -> str:
    (found,) = shares([";".join([THINK, *calls]) + " 3"])
    return found


def test_the_outermost_call_of_a_part_decides() -> None:
    after = f"CPyDef_kernel___position___Position___after ({POSITION})"
    assert part(after, CLONE) == "copying"
    assert part(after, TAKE, CLONE) == "rules"
    assert part(JUDGE, CLONE) == "judging"
    imagine = f"CPyDef_kernel___position___Position___imagine ({POSITION})"
    assert part(imagine, CLONE) == "imagining"


def test_throwing_a_copy_away_belongs_to_copying() -> None:
    gone = f"chicago_1991___position___Chicago_dealloc ({GAMES}___position.c:3)"
    assert part(gone, "list_dealloc (listobject.c:2)") == "copying"


def test_the_short_list_is_no_judging() -> None:
    assert part(f"CPyDef_glance___shortlist ({GAMES}___judgement___glance.c:5)") == "short list"


def test_luck_only_gives_the_answer() -> None:
    luck = f"CPyDef_duel_luck___luck ({GAMES}___judgement___duel_luck.c:5)"
    assert part(luck, TAKE) == "rules"


def test_the_rest_is_the_tree() -> None:
    assert part("CPyDef_tree___Node___row (tree.c:5)") == "tree"


def test_looks_are_counted_while_the_bot_thinks() -> None:
    looks = [f"{THINK};{JUDGE} 5", f"{THINK};{TAKE} 2", f"{THINK};{JUDGE} 1", f"import;{JUDGE} 99"]
    assert shares(looks) == {"judging": 6, "rules": 2}
