"""What a seat may expect at the end of Tollhouse: the coins it has."""

from tests.toy.judgement.value import value

__all__ = ["value"]
