"""What a player owns: certificates, cash, hand of buildings, companies to direct."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.box import COMPANIES
from burnham.games.chicago_1875.drawing.buildings import building_face
from burnham.games.chicago_1875.drawing.charters import charter
from burnham.games.chicago_1875.drawing.faces import ICONS, dollars, initials
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY
from burnham.games.chicago_1875.scoring import scores
from burnham.games.chicago_1875.steps.outlook import worth
from burnham.kit import Scene, figure, piece, reads, thing
from burnham.kit import panels as f
from burnham.kit.pieces import card_back

TILE_W, TILE_H = 164.0, 60.0


def desk(scene: Scene[BigShoulders], seat: int) -> Markup:
    g = scene.seen
    return f.desk(
        f.store(f.facts(*_certificates(scene, seat), _partners(scene, seat))),
        f.roster(*[_tile(scene, seat, tile) for tile in g.hands[seat]]) if g.hands[seat] else None,
        f.roster(*[charter(scene, company) for company in g.directed(seat)]),
    )


def _certificates(scene: Scene[BigShoulders], seat: int) -> list[Markup]:
    """Shares by company, and certificates against the limit."""
    g = scene.seen
    held = [c for c in g.appeal_order if g.state[c] == IN_PLAY and g.shares(seat, c)]
    made = [
        f.fact(
            "card",
            f"{initials(g.box, company)} {g.shares(seat, company)}0 %",
            scene.say(
                "drawing-shares",
                name=g.box.company_names[company],
                shares=10 * g.shares(seat, company),
                value=dollars(scene, g.shares(seat, company) * g.value(company)),
            ),
            thing=f"own_share-{seat * COMPANIES + company}",
        )
        for company in held
    ]
    count, limit = g.certificates(seat), g.limit()
    say = scene.say("drawing-limit", count=count, limit=limit)
    return [*made, f.fact("stack", f"{count}/{limit}", say, thing=f"own_certificates-{seat}")]


def _partners(scene: Scene[BigShoulders], seat: int) -> Markup:
    count = scene.seen.available[seat]
    title = scene.say("drawing-partners", count=count)
    return f.fact("person", count, title, thing=f"own_partners-{seat}")


def _tile(scene: Scene[BigShoulders], seat: int, tile: int) -> Markup:
    """A building in the hand; one that the viewer may not see is a back."""
    if tile < 0:
        back = card_back(TILE_W / 2, TILE_H, "building")
        hidden = thing(scene, f"own_hand-{seat}", 0, 0, TILE_W / 2, TILE_H, back, r=4)
        return figure(TILE_W / 2, TILE_H, hidden, margin=3, px=TILE_W / 2 + 6)
    face = piece(f"tile-{tile}", 0, 0, building_face(scene, tile, TILE_W, TILE_H), turns=True)
    made = thing(scene, f"building-{tile}", 0, 0, TILE_W, TILE_H, face)
    return figure(TILE_W, TILE_H, made, margin=8, px=TILE_W + 16)


@reads("appeal_order state commons director preferred stock available hands")
def panel(scene: Scene[BigShoulders], seat: int) -> Markup:
    g = scene.seen
    hand = len(g.hands[seat])
    held = scene.say("drawing-hand", count=hand)
    return f.facts(
        *_certificates(scene, seat),
        _partners(scene, seat),
        f.fact(ICONS["asset"], hand, held, thing=f"own_hand-{seat}") if hand else None,
    )


def tally(scene: Scene[BigShoulders], seat: int) -> Markup:
    """At the end with the goals, as in the result."""
    g = scene.seen
    all_told = scores(g).totals[seat] if g.over else worth(g, seat)
    return _tally(scene, seat, g.cash[seat], all_told, g.over)


@reads()
def _tally(scene: Scene[BigShoulders], seat: int, cash: int, all_told: int, over: bool) -> Markup:
    return f.tally(
        dollars(scene, cash),
        dollars(scene, all_told),
        money_title=scene.say("drawing-cash"),
        points_title=scene.say("drawing-total" if over else "drawing-worth"),
        money_label=scene.say("drawing-cash-label"),
        points_label=scene.say("drawing-at-end" if over else "drawing-so-far"),
        money_thing=f"own_cash-{seat}",
        points_thing=f"own_worth-{seat}",
    )
