"""How much faster than plain Python our native code is, and how much it once was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

RECORDED = Path(__file__).with_name("ratios.json")
"""Random decisions a second, native to plain, by game: as `compare --record` found it last."""


def recorded(file: Path = RECORDED) -> dict[str, float]:
    found: dict[str, float] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def record(ratios: Mapping[str, float], file: Path = RECORDED) -> None:
    """Keep these ratios, and those of games that were not measured."""
    kept = {**recorded(file), **{game: round(ratio, 1) for game, ratio in ratios.items()}}
    file.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def warnings(ratios: Mapping[str, float], before: Mapping[str, float]) -> list[str]:
    """In sentences: games whose ratio has fallen below half of the recorded one."""
    return [
        f"{game}: native code is {ratio:.1f} times as fast as plain Python; it was"
        f" {before[game]:.1f} times"
        for game, ratio in ratios.items()
        if game in before and ratio < before[game] / 2
    ]
