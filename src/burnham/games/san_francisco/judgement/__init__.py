"""What a position is worth to a player: the points to expect at the end."""

from pathlib import Path

from burnham.games.san_francisco.judgement.outlook import LEARNED, TERMS, stage, value, weigh
from burnham.games.san_francisco.judgement.telling import details, holds
from burnham.games.san_francisco.judgement.weights import WEIGHTS

__all__ = ["LEARNED", "TERMS", "WEIGHTS", "details", "holds", "stage", "value", "weigh"]

LEARNED.read(Path(__file__).with_name("learned.toml"))
