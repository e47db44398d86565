"""What a seat may imagine behind the backs of tiles: `fill` deals them; `past` is how the building
tiles may have come where they are."""

from burnham.games.chicago_1875.imagining.filling import fill as fill
from burnham.games.chicago_1875.imagining.filling import next_stack as next_stack
