"""What a player owns: the desk in the right column, the panel's lines, and the tally."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.san_francisco.box import ANY_COLOUR, COLOURS, DEVELOPMENTS, PARK
from burnham.games.san_francisco.drawing.displays import (
    called_development,
    development_icon,
    letter_of,
    permit_card,
    tender_card,
    tender_icon,
)
from burnham.games.san_francisco.drawing.faces import ICONS, PERMIT, TENDER_H
from burnham.games.san_francisco.drawing.plan import GROUNDS
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.scoring import fulfilled, points_shown, tender_value
from burnham.kernel.fields import UNKNOWN
from burnham.kit import Content, Icon, Scene, figure, piece, reads, thing
from burnham.kit import panels as f
from burnham.kit.pieces import slot

MARGIN = 8.0
DEALT_W = 100.0


@reads("permits laid park kept dealt taken supply area cleared developments order owner level")
def desk(scene: Scene[SanFrancisco], player: int) -> Markup:
    """Permits as cards, buildings as roofs, tenders as deeds."""
    g = scene.seen
    dealt = _dealt(scene, player)
    return f.desk(
        f.hand(*dealt) if dealt else f.hand(*_hand(scene, player)),
        f.store(*_store(scene, player)),
        f.deeds(*_deeds(scene, player)) if g.kept[player : player + 1] or g.taken[player] else None,
    )


def _hand(scene: Scene[SanFrancisco], player: int) -> list[Markup]:
    g = scene.seen
    cards = [_permit(scene, permit) for permit in g.permits[player]]
    free = g.box.permit_limit - len(cards)
    if free > 0 and player != g.committee:
        w, h = PERMIT
        limit = slot(w, h, scene.say("drawing-max", count=g.box.permit_limit), size=16)
        room = thing(scene, f"own_permits-{player}", 0, 0, w, h, limit, r=4)
        cards.append(figure(w, h, room, margin=MARGIN))
    return cards


def _permit(scene: Scene[SanFrancisco], permit: int) -> Markup:
    w, h = PERMIT
    laid = permit in scene.seen.laid
    name = f"permit-{permit}"
    face = piece(name, 0, 0, permit_card(scene.seen, permit), turns=True)
    card = thing(scene, name, 0, 0, w, h, face, r=4, chosen=laid)
    return figure(w, h, card, margin=MARGIN, cls="raised" if laid else "")


def _dealt(scene: Scene[SanFrancisco], player: int) -> list[Markup]:
    """The two tenders dealt at the start, until one of them is kept."""
    g = scene.seen
    if player >= g.seats or g.kept[player] != NONE:
        return []
    return [
        figure(
            DEALT_W, TENDER_H,
            thing(scene, f"tender-{tender}", 0, 0, DEALT_W, TENDER_H,
                  tender_card(scene, tender, DEALT_W), r=4),
            margin=MARGIN, cls="wide",
        )
        for tender in g.dealt[player]
    ]  # fmt: skip


def _store(scene: Scene[SanFrancisco], player: int) -> list[Content]:
    g = scene.seen
    built, every = g.built(player), g.box.buildings
    area, supply = g.area[player], g.supply[player]
    ready = scene.say("drawing-ready", area=area, supply=supply)
    houses = scene.say("drawing-built", built=built, every=every)
    rest = [_rubble(scene, player), *_developments(scene, player)]
    return [
        f.roofs(player, area, supply, ready, thing=f"own_ready-{player}")
        if area + supply
        else None,
        f.fact("building", houses, houses, thing=f"own_built-{player}"),
        rest if any(rest) else None,
    ]


def _rubble(scene: Scene[SanFrancisco], player: int) -> Markup | None:
    count = scene.seen.cleared[player]
    if not count:
        return None
    title = scene.say("drawing-rubble", count=count)
    return f.fact(ICONS["rubble"], count, title, thing=f"own_rubble-{player}")


def _developments(scene: Scene[SanFrancisco], player: int) -> list[Markup]:
    """Each type with how many, parks with their letters."""
    g = scene.seen
    found: list[Markup] = []
    for kind in range(len(DEVELOPMENTS)):
        own = [card for card in g.developments[player] if g.box.development_type[card] == kind]
        if not own:
            continue
        say: str | int = len(own)
        if kind == PARK:
            say = "".join(letter_of(g.box, card) for card in own)
        title = f"{called_development(scene, kind)}: {say}"
        name = f"own_development-{player * len(DEVELOPMENTS) + kind}"
        found.append(f.fact(development_icon(g, kind), say, title, thing=name))
    return found


def _deeds(scene: Scene[SanFrancisco], player: int) -> list[Markup]:
    """Tenders with what they bring now, the starting one first: face down but for its owner until
    the end.  Those taken from the display all have seen.  R-53"""
    g = scene.seen
    kept = player < g.seats and g.dealt[player] and (g.order or g.kept[player] >= 0)
    taken = [_deed(scene, player, tender) for tender in g.taken[player]]
    return [_starting(scene, player), *taken] if kept else taken


def _starting(scene: Scene[SanFrancisco], player: int) -> Markup:
    tender = scene.seen.kept[player]
    if tender == UNKNOWN:
        hidden = scene.say("drawing-starting")
        return f.deed_line(ICONS["tender"], hidden, "", thing=f"own_starting-{player}")
    return _deed(scene, player, tender)


def _deed(scene: Scene[SanFrancisco], player: int, tender: int) -> Markup:
    g = scene.seen
    called, name = scene.text.name("tender", tender), f"tender-{tender}"
    if player == g.committee:
        worth = str(g.box.committee_tender_vp[g.level])
        return f.deed_line(ICONS["tender"], called, worth, thing=name)
    times = fulfilled(g, player, g.box.tender_scoring[tender], g.box.tender_about[tender])
    return f.deed_line(
        _deed_icon(g, tender), called, f"{times}×{tender_value(g, tender)}", thing=name
    )


def _deed_icon(g: SanFrancisco, tender: int) -> Icon:
    """A site colour is shown by its mark, as it has no icon of its own."""
    which = tender_icon(g, tender)
    if which is not None:
        return which
    colour = GROUNDS[g.box.tender_about[tender]]
    box = "M3 3h18v18H3z"
    return ((f"f-wash s-mark ground-{colour}", box), (f"f-mark ground-{colour}", MARKS[colour]))


MARKS = {
    "yellow": "M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    "green": "M12 7l5 9H7z",
    "blue": "M8 8h8v8H8z",
    "red": "M12 6.5l5 5.5-5 5.5-5-5.5z",
}


@reads("permits taken dealt supply area cleared developments park")
def panel(scene: Scene[SanFrancisco], player: int) -> Markup:
    """The same facts on a line or two."""
    g = scene.seen
    built, every, area = g.built(player), g.box.buildings, g.area[player]
    houses = scene.say("drawing-built", built=built, every=every)
    ready = scene.say("drawing-ready", area=area, supply=g.supply[player])
    secret = 1 if player < g.seats and g.dealt[player] else 0
    tenders = len(g.taken[player]) + secret
    # The Committee has all its buildings from the start.
    show_area = area > 0 and player != g.committee
    return f.facts(
        f.fact("building", f"{built}/{every}", houses, thing=f"own_built-{player}"),
        f.roofs(player, area, 0, ready, thing=f"own_ready-{player}") if show_area else None,
        f.tinies(*[_tiny(scene, p) for p in g.permits[player]]) if g.permits[player] else None,
        f.fact(
            ICONS["tender"],
            tenders,
            scene.say("drawing-tender-count", count=tenders),
            thing=f"own_tenders-{player}",
        ),
        _rubble(scene, player),
        *_developments(scene, player),
    )


def _tiny(scene: Scene[SanFrancisco], permit: int) -> Markup:
    box = scene.seen.box
    colour, number = box.permit_colour[permit], box.permit_number[permit]
    ground = GROUNDS[colour] if colour < len(COLOURS) else None
    say = number if ground else ("●" if colour == ANY_COLOUR else "#")
    return f.tiny(ground, say, scene.text.name("permit", permit), thing=f"permit-{permit}")


def tally(scene: Scene[SanFrancisco], player: int) -> Markup:
    g = scene.seen
    points = points_shown(g, player) if g.order else 0
    return _tally(scene, player, g.money[player], points, g.over)


@reads()
def _tally(scene: Scene[SanFrancisco], player: int, money: int, points: int, over: bool) -> Markup:
    return f.tally(
        f"${money}",
        str(points).replace("-", "−"),
        money_title=scene.say("drawing-money"),
        points_title=scene.say("drawing-total" if over else "drawing-points"),
        points_label=scene.say("drawing-total" if over else "drawing-so-far"),
        money_thing=f"own_money-{player}",
        points_thing=f"own_points-{player}",
    )
