"""The table as plain text: for terminals, screen readers, and failing tests."""

from __future__ import annotations

from dataclasses import replace

from burnham.games.san_francisco.box import DEVELOPMENTS, INCOMES, PARK
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.scoring import points_shown
from burnham.games.san_francisco.setup import PARKS
from burnham.kernel.text import Text
from burnham.kernel.title import Section

MARKS = "●▲■◆"
CELL = 6
PLOT_CELLS = 3
SOFT_HYPHEN = "\u00ad"


def plain(seen: SanFrancisco, text: Text) -> list[Section]:
    sections = [
        Section(text.say("game-name"), _where(seen, text)),
        Section(text.say("plain-heading-plan"), _plan(seen, text), columns=True),
        Section(text.say("plain-heading-cards"), _ring(seen, text)),
        Section(text.say("plain-heading-displays"), _displays(seen, text)),
        *[_player(seen, text, player) for player in range(seen.players)],
    ]
    return [_unhyphened(section) for section in sections]


def _unhyphened(section: Section) -> Section:
    lines = [line.replace(SOFT_HYPHEN, "") for line in section.lines]
    return replace(section, lines=lines)


def _where(g: SanFrancisco, text: Text) -> list[str]:
    lines = [text.tell("status", g.status())]
    if g.start != NONE:
        lines.append(text.say("plain-start", player=text.seat(g.start)))
    if g.laid:
        laid = ", ".join(_permit(g, text, permit) for permit in g.laid)
        lines.append(text.say("plain-laid", cards=laid))
    return lines


def _plan(g: SanFrancisco, text: Text) -> list[str]:
    lines = []
    for row in g.box.layouts[g.seats]:
        heads = [text.say("plain-plot", plot=plot + 1, side="AB"[g.sides[plot]]) for plot in row]
        lines.append("  ".join(head.ljust(CELL * PLOT_CELLS) for head in heads).rstrip())
        for r in range(PLOT_CELLS):
            cards = ["".join(_cell(g, plot, r, c) for c in range(PLOT_CELLS)) for plot in row]
            lines.append("  ".join(cards).rstrip())
    return [*lines, text.say("plain-legend")]


def _cell(g: SanFrancisco, plot: int, row: int, col: int) -> str:
    for site in g.box.reading_order[g.seats]:
        place = (g.box.site_plot[site], g.box.site_row[site], g.box.site_col[site])
        if place == (plot, row, col):
            rubble = "~" if g.rubble[site] else ""
            house = f"#{g.owner[site] + 1}" if g.owner[site] != NONE else ""
            mark = MARKS[g.box.site_colour[site]]
            return f"{mark}{g.box.site_number[site]}{rubble}{house}".ljust(CELL)
    return "·".ljust(CELL)


def _ring(g: SanFrancisco, text: Text) -> list[str]:
    lines = [_card(g, text, card) for card in g.ring]
    track = [_held(g.incomes, i, text.name("income", i)) for i in range(INCOMES)]
    if g.level != NONE:
        blocked = g.box.blocked_income[g.level]
        track[blocked] = text.say("plain-blocked", field=track[blocked])
    lines.append(f"{text.name('action', 0)}: " + " | ".join(track))
    players = ", ".join(text.seat(player) for player in g.order)
    return [*lines, text.say("plain-order", players=players or text.say("plain-none"))]


def _card(g: SanFrancisco, text: Text, card: int) -> str:
    fields = []
    for field in g.card_fields(card):
        name = _held(g.stones, field, text.name("field", field))
        blocked = field in g.blockers
        fields.append(text.say("plain-blocked", field=name) if blocked else name)
    now = int(card == g.card)
    return f"{text.tell('plain-card', {'card': card, 'now': now})} " + " | ".join(fields) + " ▸"


def _held(places: list[int], place: int, name: str) -> str:
    """The name of a field with the players whose stones lie there."""
    stones = [f"#{player + 1}" for player, there in enumerate(places) if there == place]
    return " ".join([name, *stones])


def _displays(g: SanFrancisco, text: Text) -> list[str]:
    permits = _listed(text, [_permit(g, text, permit) for permit in g.permit_display])
    tenders = _listed(text, [_tender(text, tender) for tender in g.tender_display])
    public = _listed(text, [text.name("public", tender) for tender in g.public_tenders])
    stacks = [f"{_development(g, text, k)} {g.stacks[k]}" for k in range(len(DEVELOPMENTS))]
    holder = text.seat(g.builder) if g.builder != NONE else text.say("plain-gap")
    piles = {"pile": len(g.permit_pile), "used": len(g.permit_discard)}
    return [
        text.say("plain-permits", cards=permits, **piles),
        text.say("plain-tenders", cards=tenders, pile=len(g.tender_pile)),
        text.say("plain-public", cards=public),
        text.say("plain-builder", holder=holder),
        text.say("plain-stacks", cards=", ".join(stacks)),
    ]


def _player(g: SanFrancisco, text: Text, player: int) -> Section:
    points = _signed(points_shown(g, player))
    account = text.say("plain-account", money=g.money[player], points=points)
    buildings = text.say(
        "plain-buildings", built=g.built(player), area=g.area[player], supply=g.supply[player]
    )
    col, row = g.col[player], g.row[player]
    progress = text.say(
        "plain-progress",
        col=col + 1,
        row=row + 1,
        points=_signed(g.box.progress_vp[row][col]),
        rubble=g.cleared[player],
    )
    types = [g.box.development_type[card] for card in g.developments[player]]
    owned = _listed(text, [_development(g, text, kind) for kind in types])
    hand = _listed(text, [_permit(g, text, permit) for permit in g.permits[player]])
    deeds = _listed(text, _deeds(g, text, player))
    lines = [
        account,
        buildings,
        progress,
        text.say("plain-hand", cards=hand),
        text.say("plain-deeds", cards=deeds),
        text.say("plain-developments", cards=owned),
    ]
    return Section(f"#{player + 1} {text.seat(player)}", lines)


def _deeds(g: SanFrancisco, text: Text, player: int) -> list[str]:
    """The starting tender (one of two until it is chosen), then those taken in the open."""
    start = g.dealt[player] if not g.order else [g.kept[player]][: len(g.dealt[player])]
    secret = text.say("plain-secret")
    known = [text.name("tender", tender) if tender >= 0 else secret for tender in start]
    marked = [text.say("plain-starting", tender=tender) for tender in known]
    return marked + [text.name("tender", tender) for tender in g.taken[player]]


def _development(g: SanFrancisco, text: Text, kind: int) -> str:
    """Parks by the name of the park that was chosen.  SF-014"""
    if kind == PARK:
        return text.say(f"option-park-{PARKS[g.park]}")
    return text.name("development", kind)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _permit(g: SanFrancisco, text: Text, permit: int) -> str:
    if permit == NONE:
        return text.say("plain-gap")
    first, second = g.box.permit_symbols[permit]
    named = {"permit": permit, "development1": first, "development2": second}
    return text.tell("plain-permit", named)


def _tender(text: Text, tender: int) -> str:
    return text.name("tender", tender) if tender != NONE else text.say("plain-gap")


def _listed(text: Text, names: list[str]) -> str:
    return ", ".join(names) if names else text.say("plain-none")
