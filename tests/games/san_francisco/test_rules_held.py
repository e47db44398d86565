"""Every numbered rule is held by a test, and no test names a rule that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "san_francisco.md"


def test_every_rule_is_held_and_every_cited_rule_exists() -> None:
    numbered = set(re.findall(r"^\| (SF-\d{3}) \|", RULES.read_text(encoding="utf-8"), re.M))
    cited: set[str] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for marks in re.findall(r"@rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            cited.update(re.findall(r"SF-\d{3}", marks))
    assert numbered - cited == set(), "rules without a test"
    assert cited - numbered == set(), "tests of rules that do not exist"
    assert len(numbered) == 190
