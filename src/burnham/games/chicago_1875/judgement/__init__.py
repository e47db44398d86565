"""What a position is worth to a seat, for bots."""

from burnham.games.chicago_1875.judgement.glance import shortlist as shortlist
from burnham.games.chicago_1875.judgement.telling import details as details
from burnham.games.chicago_1875.judgement.telling import holds as holds
from burnham.games.chicago_1875.judgement.weights import HABITS as HABITS
from burnham.games.chicago_1875.judgement.weights import WEIGHTS as WEIGHTS
from burnham.games.chicago_1875.judgement.worth import TERMS as TERMS
from burnham.games.chicago_1875.judgement.worth import value as value
from burnham.games.chicago_1875.judgement.worth import values as values
from burnham.games.chicago_1875.judgement.worth import weigh as weigh
