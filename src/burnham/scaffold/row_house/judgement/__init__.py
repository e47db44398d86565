"""What a seat may expect at the end of Row House."""

from burnham.scaffold.row_house.judgement.weights import WEIGHTS
from burnham.scaffold.row_house.judgement.worth import value

__all__ = ["WEIGHTS", "value"]
