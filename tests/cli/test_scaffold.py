"""`burnham scaffold`: a fifth game in a copy of the sources, with no edit outside its folders."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Burnham
from tests.cli.running import run as run_process

ROOT = Path(__file__).parents[2]
NAME = "town_hall"
SHORT, LONG = "ox", "the_city_of_broad_houses"
"""Names for which lines and imports break in other places."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with a fifth game; all that is compared later is as it was before."""
    root = tmp_path_factory.mktemp("burnham")
    unwanted = shutil.ignore_patterns("__pycache__", ".*cache", "node_modules")
    for folder in ("src", "tests", "benchmarks", "docs"):
        shutil.copytree(ROOT / folder, root / folder, ignore=unwanted)
    for file in ("pyproject.toml", "mkdocs.yml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md"):
        shutil.copy(ROOT / file, root / file)
    before = files_of(root)
    run(root, "burnham.cli", "scaffold", NAME)
    run(root, "tests.battery.golden", "--write")
    places = (f"src/burnham/games/{NAME}/", f"docs/rules/{NAME}.md", f"tests/games/{NAME}/")
    goldens = f"tests/goldens/{NAME}-"
    after = files_of(root)
    assert {path: after.pop(path) for path in list(after) if path.startswith((*places, goldens))}
    assert after == before
    return root


def files_of(root: Path) -> dict[str, bytes]:
    found = [path for path in root.rglob("*.*") if path.is_file() and path.suffix != ".pyc"]
    return {str(path.relative_to(root)): path.read_bytes() for path in found}


def run(root: Path, *module: str, **environ: str) -> str:
    own = {"PYTHONPATH": str(root / "src"), "LANG": "C", "BURNHAM_NATIVE": "", **environ}
    return run_process(sys.executable, "-m", *module, cwd=root, **own)


@pytest.mark.slow
def test_the_battery_and_its_own_tests_hold_for_a_new_game(copy: Path) -> None:
    passed = run(copy, "pytest", "-q", "tests/battery", f"tests/games/{NAME}", BATTERY=NAME)
    assert "failed" not in passed


@pytest.mark.slow
@pytest.mark.parametrize(
    "tests",
    [
        ("tests/table/views/test_every_game.py", "tests/table/room/test_promises.py"),
        ("tests/table/web/test_every_setup.py", "tests/table/pages/test_guides.py"),
        ("tests/kernel/test_house.py", "tests/kernel/test_fields.py", "tests/test_sentences.py"),
        ("tests/test_rooms.py", "tests/test_texts.py", "tests/test_rule_coverage.py"),
        ("tests/table/room/test_lessons.py",),
    ],
    ids=lambda tests: tests[0],
)
def test_what_holds_for_all_games_holds_for_a_new_one(copy: Path, tests: tuple[str, ...]) -> None:
    assert "passed" in run(copy, "pytest", "-q", "-k", NAME, *tests)


@pytest.mark.slow
def test_what_knows_the_games_of_the_house_does_not_mind_a_new_one(copy: Path) -> None:
    others = ("tests/kernel/test_house.py", "tests/test_rule_coverage.py", "tests/test_rooms.py")
    run(copy, "pytest", "-q", "-k", "not [", *others, "tests/test_texts.py")
    run(copy, "pytest", "-q", "-k", "styles_only", "tests/battery/test_drawings.py")
    run(copy, "mkdocs", "build", "--strict", "--site-dir", str(copy / "site"))
    assert (copy / "site" / "rules" / NAME / "index.html").exists()


@pytest.mark.slow
def test_bots_play_a_new_game_in_the_laboratory(copy: Path) -> None:
    line = f"simulate {NAME} --seats 3 --games 4 --bots greedy"
    assert "4 games" in run(copy, "burnham.cli", *line.split())
    line = f"arena {NAME} --seats hard@20p,random --games 4"
    assert "hard@20p" in run(copy, "burnham.cli", *line.split())
    assert "nothing found" in run(copy, "burnham.cli", "fuzz", NAME, "--decisions", "300")


@pytest.mark.slow
@pytest.mark.parametrize("name", [NAME, SHORT, LONG])
def test_a_new_game_is_in_good_style(copy: Path, burnham: Burnham, name: str) -> None:
    if name != NAME:
        assert burnham(f"scaffold {name} --folder", str(copy)).code == 0
    places = (f"src/burnham/games/{name}", f"tests/games/{name}")
    run(copy, "ruff", "check", "--no-cache", *places)
    run(copy, "ruff", "format", "--no-cache", "--check", *places)
    run(copy, "burnham.kernel.write_fields")
    run(copy, "pytest", "-q", f"tests/games/{name}")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """As much of the sources as the command looks at."""
    (tmp_path / "src" / "burnham" / "games").mkdir(parents=True)
    return tmp_path


def test_it_says_what_to_do_next(burnham: Burnham, sources: Path) -> None:
    done = burnham("scaffold city_park --lang de --folder", str(sources))
    assert done.code == 0
    assert "BATTERY=city_park pytest tests/battery tests/games/city_park" in done.out
    title = (sources / "src/burnham/games/city_park/__init__.py").read_text("utf-8")
    assert title.startswith('"""City Park: ')
    assert 'prefix="CP"' in title
    assert "| CP-001 |" in (sources / "docs/rules/city_park.md").read_text("utf-8")
    everything = [path.read_text("utf-8") for path in sources.rglob("*.*") if path.is_file()]
    assert any("class CityPark(Fields)" in text for text in everything)
    assert not [text for text in everything if "ow_house" in text or "RH-" in text]


def test_a_name_may_begin_like_the_template(burnham: Burnham, sources: Path) -> None:
    assert burnham("scaffold row_house_2 --folder", str(sources)).code == 0
    title = (sources / "src/burnham/games/row_house_2/__init__.py").read_text("utf-8")
    assert "from burnham.games.row_house_2.position import RowHouse2\n" in title
    assert 'id="row_house_2"' in title


def test_two_games_never_number_their_rules_alike(burnham: Burnham, sources: Path) -> None:
    for name, prefix in (("steel_fair", "SF"), ("sun_field", "SU"), ("sf1893", "SA")):
        assert burnham(f"scaffold {name} --folder", str(sources)).code == 0
        title = (sources / f"src/burnham/games/{name}/__init__.py").read_text("utf-8")
        assert f'prefix="{prefix}"' in title


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Town", "not “Town”"),
        ("1893", "not “1893”"),
        ("town-hall", "not “town-hall”"),
        ("town__hall", "not “town__hall”"),
        ("../town", "not “../town”"),
        ("a_name_of_more_than_twenty", "24 at most"),
        ("class", "already the name of something else"),
        ("names", "already the name of something else"),
        ("box", "already the name of something else"),
    ],
)
def test_names_that_cannot_be(burnham: Burnham, sources: Path, name: str, why: str) -> None:
    done = burnham("scaffold", name, "--folder", str(sources))
    assert done.code == 2
    assert why in done.err
    assert list((sources / "src" / "burnham" / "games").iterdir()) == []


def test_a_game_is_never_written_over(burnham: Burnham, sources: Path) -> None:
    done = burnham("scaffold san_francisco")
    assert done.code == 2
    assert "named san_francisco already" in done.err
    (sources / "docs" / "rules").mkdir(parents=True)
    (sources / "docs" / "rules" / "town.md").write_text("ours")
    assert burnham("scaffold town --folder", str(sources)).code == 2
    assert burnham("scaffold toy").code == 2
    assert (sources / "docs" / "rules" / "town.md").read_text() == "ours"


def test_without_sources_there_is_no_new_game(burnham: Burnham, tmp_path: Path) -> None:
    done = burnham("scaffold town --folder", str(tmp_path))
    assert done.code == 2
    assert "--folder" in done.err
