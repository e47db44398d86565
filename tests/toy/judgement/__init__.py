"""What a seat may expect at the end of Tollhouse: the coins it has."""

from pathlib import Path

from tests.toy.judgement.value import LEARNED, TERMS, stage, value, weigh

LEARNED.read(Path(__file__).with_name("learned.toml"))

__all__ = ["LEARNED", "TERMS", "stage", "value", "weigh"]
