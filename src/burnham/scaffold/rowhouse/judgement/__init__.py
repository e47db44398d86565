"""What a seat may expect at the end of Rowhouse."""

from burnham.scaffold.rowhouse.judgement.weights import WEIGHTS
from burnham.scaffold.rowhouse.judgement.worth import value

__all__ = ["WEIGHTS", "value"]
