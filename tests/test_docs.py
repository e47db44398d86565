"""The documentation: the site is whole and loads nothing from elsewhere, its examples run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ELSEWHERE = re.compile(
    r"<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)\s*=\s*[\"']?(?:https?:)?//[^>]*>"
    r"|@import[^;]*//[^;]*;|url\([\"']?(?:https?:)?//[^)]*\)"
)
"""What a browser fetches by itself from another host; links that a person clicks are free."""


def run(*command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_the_site_is_whole_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    run("mkdocs", "build", "--strict", "--site-dir", str(tmp_path))
    pages = [*tmp_path.rglob("*.html"), *tmp_path.rglob("*.css")]
    assert (tmp_path / "rules" / "san_francisco" / "index.html") in pages
    found = {path.name: ELSEWHERE.findall(path.read_text(encoding="utf-8")) for path in pages}
    assert not [where for where in found.items() if where[1]]


def test_what_would_be_loaded_from_elsewhere_is_found() -> None:
    assert ELSEWHERE.search('<script src="https://cdn.example/x.js"></script>')
    assert ELSEWHERE.search('<link rel="stylesheet" href=//fonts.example/css>')
    assert ELSEWHERE.search("a { background: url(https://example.org/x.png) }")
    assert not ELSEWHERE.search('<a href="https://example.org">there</a> <img src="x.png">')


def test_the_examples_for_researchers_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.+?)^```", text, re.M | re.S)
    assert len(examples) > 3
    exec("\n".join(examples), {"__name__": "example"})
    assert "win_share" in capsys.readouterr().out


def test_the_examples_for_learners_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.+?)^```", text, re.M | re.S)
    assert len(examples) > 3
    exec("\n".join(examples), {"__name__": "example"})
    assert "415" in capsys.readouterr().out


def test_the_workflow_is_well_formed() -> None:
    workflow = str(ROOT / ".github" / "workflows" / "ci.yml")
    run("check_jsonschema", "--builtin-schema", "vendor.github-workflows", workflow)
