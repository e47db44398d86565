"""What bots think of a position: its worth, what to do at a glance, and the luck of dice."""

from burnham.games.chicago_1991.judgement.duel_luck import luck as luck
from burnham.games.chicago_1991.judgement.glance import gatherers as gatherers
from burnham.games.chicago_1991.judgement.glance import shortlist as shortlist
from burnham.games.chicago_1991.judgement.telling import details as details
from burnham.games.chicago_1991.judgement.telling import holds as holds
from burnham.games.chicago_1991.judgement.weights import HABITS as HABITS
from burnham.games.chicago_1991.judgement.weights import WEIGHTS as WEIGHTS
from burnham.games.chicago_1991.judgement.worth import TERMS as TERMS
from burnham.games.chicago_1991.judgement.worth import value as value
from burnham.games.chicago_1991.judgement.worth import values as values
from burnham.games.chicago_1991.judgement.worth import weigh as weigh
