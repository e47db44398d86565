"""What was measured, as tables and as a chart."""

from __future__ import annotations

from collections.abc import Mapping

from benchmarks.chart import Bar, chart
from benchmarks.contenders import NATIVE, PLAIN, Contender, Result
from benchmarks.tables import number, ratio, table

Found = Mapping[Contender, Result]

THOUSAND, MEGABYTE = 1e3, 1e6

MARKS = ("catanatron: Catan", "OpenSpiel: backgammon")
"""With whose random decisions all others' are compared: the peers nearest to our games."""


def report(
    found: Found,
    same: Mapping[Contender, bool],
    failures: list[str],
    circumstances: str,
    recorded: Mapping[str, float],
) -> str:
    """All tables, one after the other."""
    parts = [
        circumstances,
        "### Random games\n\n" + random_games(found, same),
        "### Microseconds\n\n" + microseconds(found),
        "### Thinking and installing\n\n" + weights(found),
        "### Native to plain\n\n" + own(found, PLAIN, recorded),
    ]
    for engine in dict.fromkeys(one.engine for one in found):
        if engine.startswith("Burnham at"):
            then = engine.removeprefix("Burnham at ")
            parts.append(f"### Now to {then}\n\n" + own(found, engine, {}))
    notes = list(dict.fromkeys(note for result in found.values() for note in result["notes"]))
    parts += ["\n".join(f"- {note}." for note in [*failures, *notes])] if notes + failures else []
    return "\n\n".join(parts)


def random_games(found: Found, same: Mapping[Contender, bool]) -> str:
    marks = {one.name: result["decisions"] for one, result in found.items() if one.name in MARKS}
    heads = ["", "decisions a game", "choices", "with a choice", "decisions a second"]
    heads += [f"to {mark.partition(': ')[2]}" for mark in marks] + ["same seed, same game"]
    rows = [
        [
            one.name,
            f"{result['length']:.0f}",
            f"{result['branching']:.1f}",
            f"{100 * result['free']:.0f} %",
            number(result["decisions"]),
            *(ratio(result["decisions"], mark) for mark in marks.values()),
            "yes" if same[one] else "no",
        ]
        for one, result in found.items()
    ]
    return table(heads, rows)


def microseconds(found: Found) -> str:
    names = ("copy", "legal", "view", "imagine", "serialise")
    rows = [
        [
            one.name,
            *(number(result.get(name)) for name in names),
            number(result.get("bytes")),
        ]
        for one, result in found.items()
    ]
    return table(["", "copy", "legal list", "view", "imagine", "serialise", "bytes of it"], rows)


def weights(found: Found) -> str:
    rows = [
        [
            one.name,
            number(result.get("playouts")),
            number(result["import"]),
            number(result["size"], MEGABYTE),
        ]
        for one, result in found.items()
    ]
    heads = ["", "playouts a second", "ms until the first position", "MB installed"]
    return table(heads, rows)


def own(found: Found, other: str, recorded: Mapping[str, float]) -> str:
    """Our native code now to another kind of ours: how many times as fast it is."""
    results = {(one.engine, one.id): result for one, result in found.items()}
    quick = ("decisions", "playouts")
    slow = ("copy", "legal", "view", "imagine", "serialise")
    rows = []
    for one, now in found.items():
        then = results.get((other, one.id))
        if one.engine == NATIVE and then:
            cells = [ratio(now.get(name), then.get(name)) for name in quick]
            cells += [ratio(then.get(name), now.get(name)) for name in slow]
            if recorded:
                cells.append(ratio(recorded.get(one.id), 1.0))
            rows.append([one.game, *cells])
    heads = ["", "decisions", "playouts", "copy", "legal list", "view", "imagine", "serialise"]
    return table(heads + (["decisions as recorded"] if recorded else []), rows)


def chart_of(found: Found) -> str:
    bars = [
        Bar(
            one.name,
            result["decisions"],
            f"{number(result['decisions'], THOUSAND)} thousand",
            one.engine.startswith("Burnham"),
        )
        for one, result in found.items()
    ]
    return chart("Random decisions a second, one core", bars)
