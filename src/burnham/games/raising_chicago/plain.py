"""The table as plain text: for terminals, screen readers, and failing tests."""

from __future__ import annotations

from burnham.games.raising_chicago.box import (
    BASIC,
    BUNDLE_BITS,
    FREE,
    MOVE,
    NEUTRAL,
    NUMBERED,
    PRESTIGE_OWNER,
    PROJECTS,
    REWARDS,
    SQUARES,
    SYMBOLS,
    Reward,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.scoring.points import letter_counts, scores
from burnham.games.raising_chicago.steps.building import turned
from burnham.kernel.text import Text
from burnham.kernel.title import Section

CELL = 9
ARROWS = "↑→↓←"
LETTERS = "ABCD*"
"""Of resource cards; the last are those with all four."""


def plain(seen: RaisingChicago, text: Text) -> list[Section]:
    sections = [
        Section(text.say("game-name"), [text.tell("status", seen.status())]),
        Section(text.say("plain-projects"), _projects(seen, text)),
        Section(text.say("plain-city"), _city(seen, text), columns=True),
        Section(text.say("plain-wards"), _wards(seen, text)),
        Section(text.say("plain-outskirts"), _outskirts(seen, text)),
        Section(text.say("drawing-council"), _council(seen, text)),
        *[Section(text.seat(seat), _player(seen, text, seat)) for seat in seen.order],
    ]
    return [section for section in sections if section.lines]


def _mark(g: RaisingChicago, text: Text, owner: int) -> str:
    """An owner's name; the non-player color is the last of the box."""
    if owner == NEUTRAL:
        return text.name("colour", len(g.box.colours) - 1)
    return text.seat(owner)


def _reward(text: Text, reward: Reward) -> str:
    which = BASIC[reward.which] if reward.which >= 0 else ""
    return text.say("plain-reward", kind=REWARDS[reward.kind], which=which, amount=reward.amount)


# --- the project area ---------------------------------------------------------------------


def _projects(g: RaisingChicago, text: Text) -> list[str]:
    lines = []
    for slot in range(PROJECTS):
        if g.slot_project[slot] != FREE:
            project = _project(g, text, g.slot_project[slot])
            winner = _winner(g, text, slot)
            lines.append(f"{text.name('slot', slot, 'number')}: {project}{winner}")
        if g.slot_card[slot] != FREE:
            lines.append(f"   {_card(g, text, slot)}")
    if g.rows:
        seats = ", ".join(text.seat(seat) for seat in g.rows)
        lines.append(text.say("plain-rows", seats=seats))
    tops = [text.name("project", tile) for tile in g.stack_tops if tile != FREE]
    finals = [_project(g, text, tile) for tile in g.finals]
    if tops:
        lines.append(text.say("plain-stacks", tiles=", ".join(tops)))
    if finals:
        lines.append(text.say("plain-finals", tiles="; ".join(finals)))
    if g.next_card != FREE:
        letter = LETTERS[g.box.letters[g.next_card]]
        bonus = _bonus(g, text, g.next_card)
        lines.append(text.say("plain-deck", count=len(g.deck) + 1, letter=letter, bonus=bonus))
    return lines


def _winner(g: RaisingChicago, text: Text, slot: int) -> str:
    """Who has won a project, and whether it is being carried out."""
    if g.slot_winner[slot] == FREE:
        return ""
    name = _mark(g, text, g.slot_winner[slot])
    return text.say("plain-winner", name=name, now=int(g.slot == slot))


def _project(g: RaisingChicago, text: Text, project: int) -> str:
    cost = "/".join(str(amount) for amount in g.box.costs[3 * project : 3 * project + 3])
    if project >= NUMBERED:
        symbols = [text.name("symbol", s) for s in g.box.final_symbols[project - NUMBERED]]
    else:
        symbols = [text.name("symbol", g.box.project_symbols[project])]
    kind = "move" if g.box.kinds[project] == MOVE else "raise"
    return text.say(
        "plain-project",
        name=text.name("project", project),
        kind=kind,
        cost=cost,
        symbols=", ".join(symbols),
        reward=_reward(text, g.box.project_rewards[project]),
    )


def _card(g: RaisingChicago, text: Text, slot: int) -> str:
    shown = []
    for square in range(SQUARES * slot, SQUARES * slot + SQUARES):
        resource, owner = g.square_resource(square), g.squares[square]
        if owner != FREE:
            shown.append(f"({_mark(g, text, owner)})")
        elif resource < 0:
            shown.append(text.say("plain-pay"))
        else:
            shown.append(text.name("resource", resource))
    card = g.slot_card[slot]
    letter = LETTERS[g.box.letters[card]]
    return f"[{' | '.join(shown)}]  {letter}  {_bonus(g, text, card)}"


def _bonus(g: RaisingChicago, text: Text, card: int) -> str:
    reward = _reward(text, g.side.bonus[card])
    return text.say("plain-bonus", once=g.side.once[card], reward=reward)


# --- the city -----------------------------------------------------------------------------


def _city(g: RaisingChicago, text: Text) -> list[str]:
    heads = [text.name("resource", g.banners[column])[:CELL] for column in range(8)]
    lines = [" ".join(head.ljust(CELL) for head in heads)]
    for row in range(5):
        plots = [_plot_at(g, column, row) for column in range(8)]
        lines.append(" ".join(_plot(g, text, plot).ljust(CELL) for plot in plots))
    return lines


def _wards(g: RaisingChicago, text: Text) -> list[str]:
    lines = []
    for ward, token in enumerate(g.ward_tokens):
        first, second = g.box.ward_first[token], g.box.ward_second[token]
        lines.append(text.say("plain-ward", ward=ward + 1, first=first, second=second))
    for space, tile in enumerate(g.neighborhoods):
        if tile != FREE:
            plots = g.box.space_plots[space]
            lines.append(
                text.say(
                    "plain-neighborhood",
                    name=text.name("neighborhood", space),
                    plots=", ".join(str(plot + 1) for plot in plots),
                    reward=text.name("reward", tile),
                )
            )
    return lines


def _plot_at(g: RaisingChicago, column: int, row: int) -> int:
    plots = range(len(g.plot_owner))
    return next(p for p in plots if (g.box.plot_column[p], g.box.plot_row[p]) == (column, row))


def _plot(g: RaisingChicago, text: Text, plot: int) -> str:
    owner = g.plot_owner[plot]
    if owner == FREE:
        return f"{plot + 1}{'*' if g.box.interior[plot] else ''}"
    if owner == PRESTIGE_OWNER:
        tile = g.plot_tile[plot]
        arrows = turned(g.box.prestige_arrows[tile], g.plot_turn[plot])
        shown = "".join(ARROWS[side] for side in range(4) if arrows >> side & 1)
        return f"{g.box.prestige_values[tile]}{shown}"
    return f"{_mark(g, text, owner)[:6]} {g.plot_levels[plot]}"


def _outskirts(g: RaisingChicago, text: Text) -> list[str]:
    lines = []
    for plot, tile in enumerate(g.outskirts_tile):
        if tile != FREE:
            lines.append(f"{plot + 1}: {text.name('tile', tile)}")
        else:
            owner = _mark(g, text, g.outskirts_owner[plot])
            lines.append(f"{plot + 1}: {owner} {g.outskirts_levels[plot]}")
    shown = [_prestige(g, text, tile) for tile in g.display if tile != FREE]
    banner = text.name("resource", g.banners[8])
    display = "; ".join(shown)
    count = len(g.prestige_stack)
    lines.append(text.say("plain-prestige", banner=banner, display=display, count=count))
    return lines


def _prestige(g: RaisingChicago, text: Text, tile: int) -> str:
    value, arrows = g.box.prestige_values[tile], text.name("arrows", g.box.prestige_arrows[tile])
    return f"{text.name('prestige', tile)} ({value}, {arrows})"


def _council(g: RaisingChicago, text: Text) -> list[str]:
    if g.council[0] == FREE:
        return []
    members = [f"{'ABCD'[i]}: {text.name('member', m)}" for i, m in enumerate(g.council)]
    limits = {"qualify": g.setup.qualify, "double": g.setup.double}
    return [text.say("plain-council", **limits), *members]


# --- players ------------------------------------------------------------------------------


def _player(g: RaisingChicago, text: Text, seat: int) -> list[str]:
    base = 3 * seat
    owned = [g.stock[base], g.stock[base + 1], g.stock[base + 2], g.wild[seat], g.favor[seat]]
    amounts = sum(amount << BUNDLE_BITS * i for i, amount in enumerate(owned))
    tracks = "/".join(str(column) for column in g.tracks[base : base + 3])
    permanents = "/".join(str(g.permanents(seat, t)) for t in range(3))
    cards = [f"{LETTERS[g.box.letters[card]]} {_bonus(g, text, card)}" for card in g.company[seat]]
    letters = [f"{LETTERS[i]} {count}" for i, count in enumerate(letter_counts(g, seat))]
    counts = g.symbols[SYMBOLS * seat : SYMBOLS * seat + SYMBOLS]
    symbols = [f"{text.name('symbol', s)} {count}" for s, count in enumerate(counts) if count]
    tiles = [text.name("tile", tile) for tile, h in enumerate(g.tile_holder) if h == seat]
    return [
        text.say(
            "plain-player",
            reputation=g.reputation[seat],
            total=scores(g).totals[seat],
        ),
        text.say("plain-storage", storage=text.name("bundle", amounts)),
        text.say("plain-tracks", tracks=tracks, permanents=permanents),
        text.say(
            "plain-markers",
            bids=g.bids[seat],
            neutral=g.neutral[seat],
            supply=g.supply[seat],
            poverty=g.poverty[seat],
            points=str(g.box.poverty[g.poverty[seat]]).replace("-", "−"),
        ),
        text.say(
            "plain-cards",
            cards=", ".join(cards) or "–",
            slots=g.capacity(seat),
            fresh=g.fresh[seat],
        ),
        text.say("plain-pile", count=len(g.pile[seat]), letters=", ".join(letters)),
        text.say(
            "plain-kept",
            symbols=", ".join(symbols) or "–",
            tiles=", ".join(tiles) or "–",
            neighborhoods=g.neighborhood_holder.count(seat),
            finals=", ".join(_finals(g, text, seat)) or "–",
        ),
    ]


def _finals(g: RaisingChicago, text: Text, seat: int) -> list[str]:
    """The final projects that a seat has built."""
    mine = [plot for plot, owner in enumerate(g.plot_owner) if owner == seat]
    return [text.name("project", g.plot_tile[p]) for p in mine if g.plot_tile[p] >= NUMBERED]
