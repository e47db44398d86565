"""What a position is worth to a player: the points to expect at the end."""

from burnham.games.san_francisco.judgement.outlook import TERMS, value, weigh
from burnham.games.san_francisco.judgement.weights import WEIGHTS

__all__ = ["TERMS", "WEIGHTS", "value", "weigh"]
