"""A judgement that counts how often it is asked."""

from __future__ import annotations

from typing import Any

from burnham.kernel.title import Title


class Counting:
    """The title's judgement of all players; `asked` is how often."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.asked = 0

    def __call__(self, g: Any) -> list[float]:
        self.asked += 1
        return self.title.thinking.judge_all(g)
