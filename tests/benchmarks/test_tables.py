"""Numbers in tables, and the parts of a page that a program writes."""

from __future__ import annotations

import pytest

from benchmarks.tables import number, ratio, replaced, table


def test_a_table_has_words_on_the_left_and_numbers_on_the_right() -> None:
    told = table(["game", "µs"], [["Catan", "50"], ["chess", "2"]])
    assert told.splitlines() == [
        "| game | µs |",
        "| :-- | --: |",
        "| Catan | 50 |",
        "| chess | 2 |",
    ]


@pytest.mark.parametrize(
    ("value", "told"),
    [(None, "–"), (0.034, "0.03"), (9.8765, "9.88"), (12.34, "12.3"), (1234567.0, "1,230,000")],
)
def test_numbers_have_as_many_digits_as_mean_something(value: float | None, told: str) -> None:
    assert number(value) == told


def test_a_number_is_counted_in_a_unit() -> None:
    assert number(26_000_000, 1e6) == "26.0"


def test_there_is_no_ratio_to_what_was_not_measured() -> None:
    assert ratio(30.0, 2.0) == "15.0 ×"
    assert ratio(30.0, None) == ratio(None, 2.0) == "–"


PAGE = "# Speed\n<!-- compare: begin -->\nold\n<!-- compare: end -->\nwords of ours\n"


def test_only_what_is_between_the_marks_is_replaced() -> None:
    renewed = replaced(PAGE, "compare", "new\n")
    assert "old" not in renewed
    assert renewed.startswith("# Speed\n<!-- compare: begin -->\n\nnew\n\n<!-- compare: end -->")
    assert renewed.endswith("\nwords of ours\n")
    assert replaced(renewed, "compare", "new") == renewed


@pytest.mark.parametrize(
    "page",
    [
        "",
        "<!-- compare: begin -->",
        "<!-- compare: end --><!-- compare: begin -->",
        PAGE + PAGE,
    ],
)
def test_a_page_without_the_part_is_refused(page: str) -> None:
    with pytest.raises(ValueError, match="compare"):
        replaced(page, "compare", "new")
