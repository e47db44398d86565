"""What a position is worth to a seat: the points it may expect at the end, for bots."""

from pathlib import Path

from burnham.games.raising_chicago.judgement.standing import LEARNED, TERMS, stage, value, weigh
from burnham.games.raising_chicago.judgement.telling import details, holds
from burnham.games.raising_chicago.judgement.weights import WEIGHTS

__all__ = ["LEARNED", "TERMS", "WEIGHTS", "details", "holds", "stage", "value", "weigh"]

LEARNED.read(Path(__file__).with_name("learned.toml"))
