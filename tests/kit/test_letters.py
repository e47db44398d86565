"""Words fit their boxes, or say that they do not."""

from __future__ import annotations

import pytest

from burnham.kit.letters import FLOOR, Fit, fit, label, width


def test_wide_letters_are_wider_than_narrow_ones() -> None:
    assert width("WWW", 10) > 3 * width("iii", 10)


def test_umlauts_are_as_wide_as_their_letters_and_soft_hyphens_have_no_width() -> None:
    assert width("Ausführung", 12) == width("Ausfuhrung", 12)
    assert width("Stra\u00adße", 12) == width("Straße", 12)


def test_short_words_keep_their_size() -> None:
    assert fit("Build", 80, 13) == Fit(("Build",), 13)


def test_a_long_word_shrinks_before_it_is_cut() -> None:
    made = fit("Genehmigung", 70, 13)
    assert made.whole
    assert FLOOR <= made.size < 13
    assert width("Genehmigung", made.size) <= 70


def test_words_wrap_at_spaces_and_soft_hyphens() -> None:
    assert fit("Most red sites", 60, 13, 2).lines == ("Most red", "sites")
    assert fit("Straßen\u00adbeleuchtung", 75, 12, 2).lines == ("Straßen-", "beleuchtung")


def test_a_soft_hyphen_that_is_not_needed_is_not_seen() -> None:
    assert fit("Straßen\u00adbeleuchtung", 200, 12, 2).lines == ("Straßenbeleuchtung",)


@pytest.mark.parametrize("lines", [1, 2])
def test_what_cannot_fit_is_cut_and_kept_in_a_tooltip(lines: int) -> None:
    say = "Bauförderung: Farbe nach Wahl"
    made = fit(say, 70, 13, lines)
    assert not made.whole
    assert len(made.lines) == lines
    assert made.lines[-1].endswith("…")
    assert all(width(line, made.size) <= 70 for line in made.lines)
    assert f"<title>{say}</title>" in str(label(0, 0, 70, say, lines=lines))


def test_no_line_is_ever_wider_than_its_room() -> None:
    for say in (
        "Elektrische Straßen\u00adbeleuchtung",
        "Vier Stadt\u00adent\u00adwick\u00adlungen",
    ):
        for room in range(50, 200, 7):
            made = fit(say, room, 14, 3)
            assert all(width(line, made.size) <= room for line in made.lines), (say, room)
