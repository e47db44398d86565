"""What the points of final scoring are made of, item by item, so that rivals can check them."""

from __future__ import annotations

from burnham.games.raising_chicago.box import (
    ASTERISK,
    FREE,
    NUMBERED,
    PRESTIGE_OWNER,
    SYMBOLS,
    bundle_of_one,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.scoring.points import (
    Plan,
    best_plans,
    best_sections,
    favors_needed,
    honoured,
    joker_letters,
    letter_counts,
    majority,
    matches,
    member_values,
    times_scored,
    ward_levels,
    ward_shares,
)
from burnham.kernel.scores import Item


def items(g: RaisingChicago) -> list[Item]:
    """Category by category; reputation was gathered on the way, the log tells from what."""
    plans = best_plans(g)
    found = [*ward_items(g), *bidding_items(g), *prestige_items(g)]
    for seat, plan in enumerate(plans):
        found += final_items(g, seat, plan)
        found += symbol_items(g, seat, plan)
        found += personal_items(g, seat, plan)
        if g.poverty[seat]:
            steps = {"steps": g.poverty[seat]}
            found.append(Item("poverty", seat, "poverty", g.box.poverty[g.poverty[seat]], steps))
        if g.council[0] != FREE:
            found += council_items(g, seat, plan)
    return found


def ward_items(g: RaisingChicago) -> list[Item]:
    found: list[Item] = []
    for ward, counts in enumerate(ward_levels(g)):
        shares = ward_shares(g, ward, counts)
        for seat in range(g.seats):
            if counts[seat]:
                args = {"ward": ward + 1, "levels": counts[seat]}
                found.append(Item("ward", seat, "ward", shares[seat], args))
    return found


def bidding_items(g: RaisingChicago) -> list[Item]:
    shares = majority(g.bids, g.box.bidding_first, g.box.bidding_second)
    return [
        Item("bidding", seat, "bidding", shares[seat], {"markers": g.bids[seat]})
        for seat in range(g.seats)
        if g.bids[seat]
    ]


def prestige_items(g: RaisingChicago) -> list[Item]:
    found: list[Item] = []
    for plot, owner in enumerate(g.plot_owner):
        if owner != PRESTIGE_OWNER:
            continue
        tile, targets = g.plot_tile[plot], honoured(g, plot)
        for seat in range(g.seats):
            hits = targets.count(seat)
            if hits:
                args = {"prestige": tile, "plot": plot, "hits": hits}
                points = hits * g.box.prestige_values[tile]
                found.append(Item("prestige", seat, "prestige", points, args))
    return found


def final_items(g: RaisingChicago, seat: int, plan: Plan) -> list[Item]:
    found: list[Item] = []
    for plot, owner in enumerate(g.plot_owner):
        project = g.plot_tile[plot]
        if owner == seat and project >= NUMBERED:
            count = matches(g, project, plan.tokens)
            args = {"project": project, "matches": count}
            found.append(Item("finals", seat, "final", count * g.box.match_reputation, args))
    return found


def symbol_items(g: RaisingChicago, seat: int, plan: Plan) -> list[Item]:
    found: list[Item] = []
    if plan.sets:
        found.append(Item("symbols", seat, "sets", plan.symbols, {"sets": plan.sets}))
    if g.symbols[SYMBOLS * seat + ASTERISK]:
        found.append(Item("symbols", seat, "asterisk", 0, {"symbol": plan.symbol}))
    return found


def personal_items(g: RaisingChicago, seat: int, plan: Plan) -> list[Item]:
    """The sections by what completes them: the end of a track, a favor, or tokens."""
    found: list[Item] = []
    sections = best_sections(g, seat, plan.favors)
    favored = favors_needed(g, seat, sections, plan.favors)
    for t in range(3):
        if sections >> t & 1:
            key, args = "section-tokens", {"bundle": bundle_of_one(t, g.box.section_size)}
            if g.unlimited(seat, t):
                key, args = "section-end", {"track": t}
            elif favored >> t & 1:
                key, args = "section-favor", {"resource": t}
            found.append(Item("personal", seat, key, g.box.section_reputation, args))
    if len(found) == 3:
        found.append(Item("personal", seat, "section-all", g.box.complete_bonus, {}))
    return found


def council_items(g: RaisingChicago, seat: int, plan: Plan) -> list[Item]:
    found: list[Item] = []
    counts, jokers = letter_counts(g, seat), joker_letters(g, seat, plan)
    for letter, value in enumerate(member_values(g, seat, plan)):
        cards = counts[letter] + jokers[letter]
        args = {"letter": letter, "member": g.council[letter], "cards": cards}
        args["jokers"] = jokers[letter]
        points = times_scored(g, cards) * value
        found.append(Item("council", seat, "member", points, args))
    return found
