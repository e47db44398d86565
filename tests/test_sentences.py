"""Sentences of random games, read for slips of grammar: numbers, articles, spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import burnham
from burnham.games import names, title_of
from burnham.kernel.game import Game
from burnham.kernel.playout import Dice
from burnham.lab.setups import every_setup
from tests.texts import nodes

SENTENCES = 20_000
WORD = re.compile(r"[^\W\d_-]+")


def sentences(game: str, lang: str) -> Iterator[str]:
    """What is asked, answered, refused and told in random games of every setup, again and again."""
    title, dice = title_of(game), Dice(f"sentences {game}")
    while True:
        for setup in every_setup(title, dice, more=2):
            seed = str(dice.random_word())
            yield from _told(burnham.new(game, setup.seats, seed, setup.options), lang, dice)


def _told(game: Game, lang: str, dice: Dice) -> Iterator[str]:
    text = game.text_in(lang)
    heard = 0
    while not game.over:
        g = game.position
        yield text.question(g)
        yield text.hint(g)
        legal = game.answers()
        yield from (text.answer(g, answer) for answer in legal[:8])
        refused = [answer for answer in range(g.step.size) if answer not in legal]
        if refused:
            yield text.reason(g, dice.pick(refused))
        game.take(dice.pick(legal))
        yield from (text.fact(fact) for _, fact in game.log[heard:])
        heard = len(game.log)
    yield from (text.item(item) for item in game.title.rules.items(game.position))


@cache
def some(game: str, lang: str) -> list[str]:
    found = dict.fromkeys(sentence for sentence in islice(sentences(game, lang), SENTENCES))
    return [sentence for sentence in found if sentence]


@cache
def plurals(folder: Path, lang: str) -> set[str]:
    """The words that stand for several of a thing and differ from the word for one of it; German
    nouns have a capital."""
    found: set[str] = set()
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    for node in nodes(resource.body):
        if isinstance(node, ftl.SelectExpression):
            found |= _plurals_of({_key(variant): _text(variant) for variant in node.variants})
        if isinstance(node, ftl.Message) and node.value:
            ones = [_text(attribute) for attribute in node.attributes if attribute.id.name == "one"]
            found |= {_text(node)} - set(ones) if ones else set()
    words = {word for word in found if WORD.fullmatch(word)}
    return {word for word in words if word[0].isupper()} if lang == "de" else words


def _plurals_of(variants: dict[str, str]) -> set[str]:
    one, other = variants.get("one", variants.get("1", "")), variants.get("other", "")
    if not one or not other:
        return set()
    first_one, first_other = WORD.findall(one)[-1:], WORD.findall(other)[-1:]
    return set(first_other) - set(first_one)


def _key(variant: ftl.Variant) -> str:
    return str(getattr(variant.key, "name", getattr(variant.key, "value", "")))


def _text(entry: ftl.Variant | ftl.Attribute | ftl.Message) -> str:
    """The plain words of a pattern."""
    elements = entry.value.elements if entry.value else []
    return "".join(e.value for e in elements if isinstance(e, ftl.TextElement)).strip()


SLIPS = {
    "a doubled space": r"  ",
    "a missing space before and": r"[\d.,;)](und|and|oder|or)\b",
    "a number run into a word": r"\d(?!er\b|st\b|nd\b|rd\b|th\b|x\b)[a-zäöüß]{2,}",
    "a space before a full stop": r"\w [.,;:!?](\s|$)",
    "an article not declined": r"\b(von|mit|bei|aus|nach|zu|für|gegen|durch) (Der|Das|Die)\b",
    "an unresolved placeable": r"[{}]|\$[a-z]",
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", names())
def test_no_slips(game: str, lang: str) -> None:
    found = {
        slip: [sentence for sentence in some(game, lang) if re.search(pattern, sentence)][:5]
        for slip, pattern in SLIPS.items()
    }
    assert {slip: those for slip, those in found.items() if those} == {}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", names())
def test_one_of_a_thing_is_not_told_by_its_plural(game: str, lang: str) -> None:
    words = "|".join(sorted(plurals(title_of(game).folder / "text", lang)))
    assert words
    wrong = re.compile(rf"(?<![\d.,:/–-])1 ({words})\b")
    assert [sentence for sentence in some(game, lang) if wrong.search(sentence)][:10] == []


def test_the_slips_are_found() -> None:
    """The patterns catch what they are for."""
    bad = ["für Projekt 13und gerät", "bebaut von Das Komitee", "zwei  Felder", "Ende ."]
    assert all(any(re.search(pattern, one) for pattern in SLIPS.values()) for one in bad)
    good = ["ein 4er und 3 Punkte", "von dem Komitee", "Wer? Ada."]
    assert not any(re.search(pattern, one) for pattern in SLIPS.values() for one in good)
