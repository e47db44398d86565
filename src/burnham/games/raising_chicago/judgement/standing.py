"""What a position is worth to a seat: the points it may expect at the end.

What is scored already counts in full.  Tokens, expertise, cards and tiles count by what they will
save or bring in the rounds to come; auctions by who leads them and how safely; majorities,
symbols and neighborhoods by how far they have come.
"""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.box import ASTERISK, FREE, JOKER, PROJECTS, SYMBOLS
from burnham.games.raising_chicago.judgement.auctions import auctions, prestige_ahead, unbid
from burnham.games.raising_chicago.judgement.outlook import Outlook, card_worth
from burnham.games.raising_chicago.judgement.weights import WEIGHTS
from burnham.games.raising_chicago.position import CLOSED, RaisingChicago
from burnham.games.raising_chicago.questions import FEE, PAY_TYPE, TRADE, TRADE_FOR
from burnham.games.raising_chicago.scoring.points import (
    member_value,
    personal_score,
    prestige,
    scores,
    ward_levels,
)
from burnham.games.raising_chicago.steps.neighborhoods import levels_around
from burnham.kernel.learned import Learned

OPEN_QUESTION: Final = 3.0
TILES: Final = [4.0, 2.8, 0.4, 1.4, 2.4, 2.0, 1.0, 2.2, 2.2, 0.4, 2.5, 2.8]
"""What an empty plot tile is worth in the middle of the game, by number, besides reputation."""


TERMS: Final[tuple[str, ...]] = (
    "reputation",
    "personal",
    "expertise",
    "company",
    "wards",
    "symbols",
    "neighborhoods",
    "prestige",
    "tiles",
    "markers",
    "projects",
    "resources",
    "poverty",
    "unbid",
    "council",
    "detours",
)
"""What the judgement is made of.  `projects` are those that the seat leads or has won, `resources`
and `poverty` what they leave when they are paid for; `unbid` are those that nobody has bid on,
`detours` trades under way."""

AT_THE_END: Final = {
    "ward": "wards",
    "bidding": "markers",
    "finals": "symbols",
}
"""The terms of those categories of the score that are called otherwise."""

LEARNED: Final = Learned(TERMS)


def stage(g: RaisingChicago) -> float:
    """How far the game is, by rounds and phases."""
    return min(1.0, (g.round - 1 + g.phase / 6.0) / g.box.rounds)


def value(g: RaisingChicago, seat: int) -> float:
    return sum(weigh(g, seat))


def weigh(g: RaisingChicago, seat: int) -> list[float]:
    """The points a seat may expect, by TERMS."""
    if g.over:
        return final_terms(g, seat)
    look = Outlook(g, seat)
    parts = [
        float(g.reputation[seat]),
        look.past * look.past * personal_score(g, seat, min(3, g.favor[seat])),
        expertise(g, seat, look),
        company(g, seat, look),
        wards(g, seat, look),
        symbols(g, seat, look),
        0.0 if look.last else neighborhoods(g, seat),
        prestige(g)[seat] + (prestige_ahead(g, seat, look) if g.phase == 4 else 0.0),
        tiles(g, seat, look),
        markers(g, seat),
        *auctions(g, seat, look),
        unbid(g, seat, look),
        council(g, seat, look) if g.council[0] != FREE else 0.0,
        -hesitation(g, seat),
    ]
    return LEARNED.corrected(parts, stage(g))


def final_terms(g: RaisingChicago, seat: int) -> list[float]:
    """The score."""
    found = [0.0] * len(TERMS)
    for name, points in scores(g).categories:
        found[TERMS.index(AT_THE_END.get(name, name))] += points[seat]
    return found


def hesitation(g: RaisingChicago, seat: int) -> float:
    """Roundabout questions are worth a little less than going straight on."""
    pause = 0.0 if g.windows[seat] == CLOSED else 0.02
    if g.seat == seat and g.asked_step in (FEE, TRADE_FOR, TRADE, PAY_TYPE):
        pause += OPEN_QUESTION
    return pause


# --- what a company has -----------------------------------------------------------------------


def expertise(g: RaisingChicago, seat: int, look: Outlook) -> float:
    """Permanents save a token a project, ends of tracks a whole type; all steps bring columns."""
    last, permanents = g.box.last_column, g.setup.permanents
    saved = look.token * look.projects
    worth = 0.0
    total = 0
    for t in range(3):
        column = g.tracks[3 * seat + t]
        total += column
        if column == last:
            worth += WEIGHTS.track_end * saved + (0.0 if look.last else 2.0)
            continue
        ahead = column
        while ahead < last and permanents[ahead] == permanents[column]:
            ahead += 1
        behind = column
        while behind > 0 and permanents[behind - 1] == permanents[column]:
            behind -= 1
        part = (column - behind) / (ahead - behind + 1.0)
        worth += saved * (permanents[column] + WEIGHTS.halfway * part * part)
    slowest = g.slowest(seat)
    return worth + look.step * WEIGHTS.column * (total - 3 * slowest)


def company(g: RaisingChicago, seat: int, look: Outlook) -> float:
    """What the cards will still bring before they are pushed out."""
    worth = look.expansion * g.expansions[seat]
    for index, card in enumerate(g.company[seat]):
        fresh = g.phase < 5 and index < g.fresh[seat]
        worth += card_worth(g, card, look, g.capacity(seat) - index, fresh)
    return worth


def tiles(g: RaisingChicago, seat: int, look: Outlook) -> float:
    """What tiles will bring.  Reputation does not run away: until the last chance it is worth more
    in hand, for the moment in which it decides a tie or the rows."""
    worth = 0.0
    for tile, holder in enumerate(g.tile_holder):
        if holder == seat:
            sure = g.box.tile_reputation[tile] if look.rounds > 0 else 0
            worth += sure + WEIGHTS.tile * TILES[tile] * min(1.0, 0.5 + 0.25 * look.rounds)
    return worth


def markers(g: RaisingChicago, seat: int) -> float:
    """Markers on the bidding board: bids to come, and in the last round its own scoring."""
    worth = WEIGHTS.marker * g.bids[seat]
    if g.round == g.box.rounds and g.phase >= 4:
        most = max(g.bids)
        worth = 0.0
        if g.bids[seat] > 0:
            worth = 4.0 / g.bids.count(most) if g.bids[seat] == most else 1.5
    return worth


# --- the city ---------------------------------------------------------------------------------


def wards(g: RaisingChicago, seat: int, look: Outlook) -> float:
    """A share of the prize for the share of the levels, surer as the game goes on."""
    worth = 0.0
    sure = look.past * look.past
    for ward, counts in enumerate(ward_levels(g)):
        mine = counts[seat]
        if mine == 0:
            continue
        token = g.ward_tokens[ward]
        first, second = g.box.ward_first[token], g.box.ward_second[token]
        rival, ahead = 0, 0
        for owner, count in enumerate(counts):
            if owner != seat:
                rival = max(rival, count)
                ahead += 1 if count > mine else 0
        share = mine / (mine + rival + 2.0 * (1.0 - look.past))
        place = 0.0
        if mine > rival:
            place = float(first)
        elif mine == rival:
            place = 0.5 * (first + second)
        elif ahead == 1:
            place = float(second)
        worth += (1.0 - sure) * share * share * (first + second) + sure * place
    return worth - look.taken * look.to_raise


def neighborhoods(g: RaisingChicago, seat: int) -> float:
    """Tiles not yet enclosed: the likelier the more built on and the further ahead."""
    worth = 0.0
    owners, levels_on = g.plot_owner, g.plot_levels
    for space, tile in enumerate(g.neighborhoods):
        if tile == FREE:
            continue
        built, mine = 0, 0
        for plot in g.box.space_plots[space]:
            if owners[plot] != FREE:
                built += 1
            if owners[plot] == seat:
                mine += levels_on[plot]
        if mine == 0:
            continue
        levels = levels_around(g, space)
        levels[seat] = 0
        rival = max(levels)
        chance = mine / (mine + rival + 0.8 * (4 - built))
        worth += WEIGHTS.neighborhood * built * (0.5 + 2.0 * chance * chance)
    return worth


def symbols(g: RaisingChicago, seat: int, look: Outlook) -> float:
    """Tokens for the final projects one has or may win, and for sets."""
    base = SYMBOLS * seat
    worth = 0.0
    least = min(g.symbols[base : base + ASTERISK])
    kinds = 0
    for symbol in range(ASTERISK):
        count = g.symbols[base + symbol]
        worth += count * look.symbols[symbol]
        kinds += 1 if count > least else 0
    worth += g.box.set_reputation * (least + WEIGHTS.set_part * kinds * kinds * look.left)
    return worth + WEIGHTS.asterisk * g.symbols[base + ASTERISK]


def council(g: RaisingChicago, seat: int, look: Outlook) -> float:
    """Members by how near their threshold is, once and twice."""
    counts = [0.0] * (JOKER + 1)
    for cards in (g.company[seat], g.pile[seat]):
        for card in cards:
            counts[g.box.letters[card]] += 1.0
    for slot in range(PROJECTS):
        if g.slot_card[slot] != FREE and g.slot_winner[slot] == seat:
            counts[g.box.letters[g.slot_card[slot]]] += 1.0
    least = min(g.symbols[SYMBOLS * seat : SYMBOLS * seat + ASTERISK])
    worth = 0.0
    for letter, member in enumerate(g.council):
        cards_then = counts[letter] + 0.4 * counts[JOKER] + 0.2 * look.projects
        now = float(member_value(g, seat, member, least, g.favor[seat], 1))
        then = now / max(0.35, look.past)
        times = reach(cards_then, g.setup.qualify) + reach(cards_then, g.setup.double)
        worth += times * min(then, now + 4.0)
    return worth


def reach(cards: float, threshold: int) -> float:
    """How likely so many cards become enough."""
    part = min(1.0, cards / threshold)
    return part * part * part
