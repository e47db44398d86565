"""The final scoring, category by category.  SF-110 to SF-134, SF-161 to SF-164"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burnham.games.san_francisco.box import (
    COLOUR_SETS,
    COLOURS,
    DEVELOPMENT_SETS,
    DEVELOPMENT_TYPE,
    DEVELOPMENTS,
    FREESTANDING,
    FREESTANDING_NUMBER,
    GOLD_ROW,
    GREEN_COLUMN,
    MOST_OF_COLOUR,
    MOST_RUBBLE,
    NEXT_TO_RIVAL,
    OWN_PAIRS,
    PARK,
    PER_BUILDING,
    PER_RUBBLE,
    SITE_COLOUR,
    STREET_LIGHT,
    SURROUNDED_CORNER,
)
from burnham.kernel.scores import Item, Scores

if TYPE_CHECKING:
    from burnham.games.san_francisco.position import SanFrancisco


def scores(g: SanFrancisco) -> Scores:
    """Every category for every player; before the end: what they would get now."""
    everybody = range(g.players)
    categories = [
        (g.box.public_ids[tender], [public_points(g, p, tender) for p in everybody])
        for tender in g.public_tenders
    ]
    categories.append(("private", [private_points(g, p) for p in everybody]))
    categories.append(("builder", [builder_points(g, p) for p in everybody]))
    categories.append(("progress", [progress_points(g, p) for p in everybody]))
    categories.append(("developments", [development_points(g, p) for p in everybody]))
    categories.append(("money", [money_points(g, p) for p in everybody]))
    return Scores(categories, [("buildings", [g.built(p) for p in everybody])])


def points_in_sight(g: SanFrancisco, player: int) -> int:
    """What a player would score now, but for the starting tender, which is secret."""
    points = sum(public_points(g, player, tender) for tender in g.public_tenders)
    points += taken_points(g, player)
    points += builder_points(g, player) + progress_points(g, player)
    return points + development_points(g, player) + money_points(g, player)


def items(g: SanFrancisco) -> list[Item]:
    """What the points of each player are made of: what was compared, each tender, each
    development."""
    found: list[Item] = []
    for player in range(g.players):
        for tender in g.public_tenders:
            found.append(public_item(g, player, tender))
        for tender in own_tenders(g, player):
            found.append(private_item(g, player, tender))
        place = {"col": g.col[player] + 1, "row": g.row[player] + 1}
        found.append(Item("progress", player, "field", progress_points(g, player), place))
        found.extend(development_items(g, player))
        money = {"amount": g.money[player]}
        found.append(Item("money", player, "money", money_points(g, player), money))
    return found


def points_shown(g: SanFrancisco, player: int) -> int:
    """The same, and all points when the game is over."""
    return scores(g).totals[player] if g.over else points_in_sight(g, player)


# --- public tenders -----------------------------------------------------------------------


def public_item(g: SanFrancisco, player: int, tender: int) -> Item:
    """What a public tender looks at."""
    scoring = g.box.public_scoring[tender]
    name, points = g.box.public_ids[tender], public_points(g, player, tender)
    if scoring == GOLD_ROW:
        return Item(name, player, "column", points, {"col": g.col[player] + 1})
    if scoring == GREEN_COLUMN:
        return Item(name, player, "row", points, {"row": g.row[player] + 1})
    if scoring == MOST_OF_COLOUR:
        colour = g.box.public_about[tender]
        seen = {"colour": colour, "count": on_colour(g, player, colour)}
        return Item(name, player, "sites", points, seen)
    if scoring == MOST_RUBBLE:
        return Item(name, player, "rubble", points, {"count": g.cleared[player]})
    return Item(name, player, "money", points, {"amount": g.money[player]})


def public_points(g: SanFrancisco, player: int, tender: int) -> int:
    scoring = g.box.public_scoring[tender]
    if scoring == GOLD_ROW:
        return g.box.gold_row[g.col[player]]
    if scoring == GREEN_COLUMN:
        return g.box.green_column[g.row[player]]
    if scoring == MOST_OF_COLOUR:
        colour = g.box.public_about[tender]
        values = [on_colour(g, p, colour) for p in range(g.players)]
    elif scoring == MOST_RUBBLE:
        values = g.cleared
    else:
        values = g.money
    return shared_place(values, player, g.box.comparison[g.players])


def shared_place(values: list[int], player: int, prizes: list[int]) -> int:
    """The prize of a player's place; tied players share the prizes of their places."""
    above = 0
    tied = 0
    for value in values:
        if value > values[player]:
            above += 1
        elif value == values[player]:
            tied += 1
    return sum(prizes[above : above + tied]) // tied


# --- private tenders ----------------------------------------------------------------------


def own_tenders(g: SanFrancisco, player: int) -> list[int]:
    """The starting tender, if it is known, and those taken from the display."""
    start = [g.kept[player]] if g.kept[player] >= 0 else []
    return start + g.taken[player]


def private_item(g: SanFrancisco, player: int, tender: int) -> Item:
    if player == g.committee:
        points = g.box.committee_tender_vp[g.level]
        return Item("private", player, "any-tender", points, {"tender": tender})
    times = fulfilled(g, player, g.box.tender_scoring[tender], g.box.tender_about[tender])
    told = {"tender": tender, "times": times, "value": tender_value(g, tender)}
    return Item("private", player, "tender", tender_points(g, player, tender), told)


def private_points(g: SanFrancisco, player: int) -> int:
    points = taken_points(g, player)
    if g.kept[player] >= 0:
        points += tender_points(g, player, g.kept[player])
    return points


def taken_points(g: SanFrancisco, player: int) -> int:
    """For the tenders taken from the display; those of the Committee have a fixed value."""
    if player == g.committee:
        return g.box.committee_tender_vp[g.level] * len(g.taken[player])
    return sum(tender_points(g, player, tender) for tender in g.taken[player])


def tender_value(g: SanFrancisco, tender: int) -> int:
    return g.box.tender_vp_two[tender] if g.players == 2 else g.box.tender_vp[tender]


def tender_points(g: SanFrancisco, player: int, tender: int) -> int:
    times = fulfilled(g, player, g.box.tender_scoring[tender], g.box.tender_about[tender])
    return tender_value(g, tender) * times


def fulfilled(g: SanFrancisco, player: int, scoring: int, about: int) -> int:
    """How many times a player meets a private tender."""
    if scoring == PER_BUILDING:
        return g.built(player)
    if scoring == OWN_PAIRS:
        return own_pairs(g, own_sites(g, player))
    if scoring == NEXT_TO_RIVAL:
        return next_to_rival(g, player)
    if scoring == SURROUNDED_CORNER:
        return surrounded_corners(g, player)
    if scoring == FREESTANDING:
        return freestanding(g, player)
    if scoring == SITE_COLOUR:
        return on_colour(g, player, about)
    if scoring == COLOUR_SETS:
        return fewest(by_colour(g, player))
    if scoring == PER_RUBBLE:
        return g.cleared[player]
    if scoring == DEVELOPMENT_TYPE:
        return by_type(g, player)[about]
    assert scoring == DEVELOPMENT_SETS
    return fewest(by_type(g, player))


def fewest(counts: list[int]) -> int:
    """In native code quicker than `min` of a list."""
    found = counts[0]
    for count in counts:
        found = min(found, count)
    return found


def own_sites(g: SanFrancisco, player: int) -> list[int]:
    return [site for site, owner in enumerate(g.owner) if owner == player]


def on_colour(g: SanFrancisco, player: int, colour: int) -> int:
    """Own buildings on the sites of one colour."""
    count = 0
    for site, owner in enumerate(g.owner):
        if owner == player and g.box.site_colour[site] == colour:
            count += 1
    return count


def by_colour(g: SanFrancisco, player: int) -> list[int]:
    """Own buildings on the sites of each colour."""
    counts = [0] * len(COLOURS)
    for site, owner in enumerate(g.owner):
        if owner == player:
            counts[g.box.site_colour[site]] += 1
    return counts


def own_pairs(g: SanFrancisco, sites: list[int]) -> int:
    """The most pairs of neighbours that share no building: the first site alone or paired."""
    if len(sites) < 2:
        return 0
    first, rest = sites[0], sites[1:]
    best = own_pairs(g, rest)
    for neighbour in g.box.neighbours[first]:
        if neighbour in rest:
            paired = 1 + own_pairs(g, [site for site in rest if site != neighbour])
            best = max(best, paired)
    return best


def next_to_rival(g: SanFrancisco, player: int) -> int:
    count = 0
    for site in own_sites(g, player):
        for neighbour in g.box.neighbours[site]:
            if g.owner[neighbour] >= 0 and g.owner[neighbour] != player:
                count += 1
                break
    return count


def surrounded_corners(g: SanFrancisco, player: int) -> int:
    count = 0
    for site in own_sites(g, player):
        if g.box.site_corner[site] and surrounded(g, site):
            count += 1
    return count


def surrounded(g: SanFrancisco, site: int) -> bool:
    return all(g.owner[neighbour] >= 0 for neighbour in g.box.neighbours[site])


def freestanding(g: SanFrancisco, player: int) -> int:
    count = 0
    for site in own_sites(g, player):
        if g.box.site_number[site] == FREESTANDING_NUMBER:
            count += 1
    return count


def by_type(g: SanFrancisco, player: int) -> list[int]:
    """Own developments of each type."""
    counts = [0] * len(DEVELOPMENTS)
    for card in g.developments[player]:
        counts[g.box.development_type[card]] += 1
    return counts


# --- the rest -----------------------------------------------------------------------------


def builder_points(g: SanFrancisco, player: int) -> int:
    return g.box.builder_vp if g.builder == player else 0


def progress_points(g: SanFrancisco, player: int) -> int:
    return g.box.progress_vp[g.row[player]][g.col[player]]


def development_points(g: SanFrancisco, player: int) -> int:
    """Street lights by their number, the other cards by what is printed on them."""
    lights = 0
    points = 0
    for card in g.developments[player]:
        if g.box.development_type[card] == STREET_LIGHT:
            lights += 1
        points += g.box.development_vp[card]
    return points + g.box.street_light_vp[lights]


def development_items(g: SanFrancisco, player: int) -> list[Item]:
    """Parks one by one, as each is worth something else; of the other types how many."""
    found: list[Item] = []
    for kind in range(len(DEVELOPMENTS)):
        cards = [card for card in g.developments[player] if g.box.development_type[card] == kind]
        if kind == PARK:
            found.extend([park_item(g, player, card) for card in cards])
        elif cards:
            points = sum([g.box.development_vp[card] for card in cards])
            if kind == STREET_LIGHT:
                points += g.box.street_light_vp[len(cards)]
            told = {"development": kind, "count": len(cards)}
            found.append(Item("developments", player, "developments", points, told))
    return found


def park_item(g: SanFrancisco, player: int, card: int) -> Item:
    letter = {"letter": g.box.development_stack[PARK].index(card)}
    return Item("developments", player, "park", g.box.development_vp[card], letter)


def money_points(g: SanFrancisco, player: int) -> int:
    if player == g.committee:
        return g.money[player] // g.box.committee_money_per_vp[g.level]
    return g.money[player] // g.box.money_per_vp
