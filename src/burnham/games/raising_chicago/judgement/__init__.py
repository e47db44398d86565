"""What a position is worth to a seat: the points it may expect at the end, for bots."""

from burnham.games.raising_chicago.judgement.standing import TERMS as TERMS
from burnham.games.raising_chicago.judgement.standing import value as value
from burnham.games.raising_chicago.judgement.standing import weigh as weigh
from burnham.games.raising_chicago.judgement.weights import WEIGHTS as WEIGHTS
