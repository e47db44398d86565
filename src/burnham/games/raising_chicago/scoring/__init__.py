"""Final scoring: the points by category, and item by item what they are made of."""

from burnham.games.raising_chicago.scoring.items import items as items
from burnham.games.raising_chicago.scoring.points import scores as scores
