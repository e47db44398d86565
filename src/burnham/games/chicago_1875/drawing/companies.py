"""The register of companies on the board: who owns how much, how they stand, who is to come."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.drawing.faces import dollars, mark, shield
from burnham.games.chicago_1875.drawing.prospects import prospects
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY, UNFOUNDED
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Spread,
    Tone,
    disc,
    group,
    label,
    reads,
    rect,
    thing,
    words,
)
from burnham.kit.pieces import heading

HEAD = 30.0
LINE = 27.0


def register(scene: Scene[BigShoulders], w: float) -> Spread:
    """The companies in play, then those to be founded."""
    founded = _founded(scene, w)
    if UNFOUNDED not in scene.seen.state:
        return Spread("companies", w, founded.height, (founded.at(0, 0),))
    low = prospects(scene, w)
    placed = (founded.at(0, 0), low.at(0, founded.height))
    return Spread("companies", w, founded.height + low.height, placed)


@reads(
    "appeal_order state operating stock appeal treasury goods commons director preferred"
    " commons_treasury commons_bank"
)
def _founded(scene: Scene[BigShoulders], w: float) -> Sheet:
    """A line a company: who owns how much of it, and how it stands."""
    g = scene.seen
    order = [c for c in g.appeal_order if g.state[c] == IN_PLAY]
    lines = [_entry(scene, c, i, w) for i, c in enumerate(order)]
    foot = HEAD + (18 + len(order) * LINE if order else 0)
    content = group(
        heading(w, scene.say("drawing-companies"), scene.say("drawing-companies-note")),
        *(_columns(scene, w) if order else []),
        *lines,
    )
    return Sheet("companies", w, foot, content)


def _columns(scene: Scene[BigShoulders], w: float) -> list[Content]:
    """What stands in the columns: figures, then the shares of seats, treasury and bank pool."""
    g = scene.seen
    left = share_x(g, 0, w) - 16
    y = HEAD + 5
    value, treasury = scene.say("drawing-value"), scene.say("drawing-treasury")
    return [
        label(left - 116, y, 60, value, size=10, tone="soft", anchor="end"),
        label(left - 8, y, 60, treasury, size=10, tone="soft", anchor="end"),
        *[disc(seat, share_x(g, seat, w), y, 7, flat=True) for seat in range(g.seats)],
        mark("fundraising", share_x(g, g.seats, w), y, 15),
        mark("asset", share_x(g, g.seats + 1, w), y, 15),
    ]


def share_x(g: BigShoulders, column: int, w: float) -> float:
    """The column of a seat's shares; after the seats come treasury and bank pool."""
    count = g.seats + 2
    return w - (count - column - 0.5) * 26


def _entry(scene: Scene[BigShoulders], company: int, place: int, w: float) -> Markup:
    g = scene.seen
    now = g.operating == company
    tone: Tone = "blue-tint" if now else "sheet"
    middle = LINE / 2 - 1.5
    left = share_x(g, 0, w) - 16
    return thing(
        scene, f"company-{company}", 0, HEAD + 18 + place * LINE, w, LINE - 3,
        rect(0, 0, w, LINE - 3, r=2, fill=tone, stroke="line", width=0.8),
        shield(g, company, 21, middle),
        label(42, middle, left - 192, g.box.company_names[company], size=12, serif=True, bold=True),
        words(left - 116, middle + 4, dollars(scene, g.value(company)), size=12, anchor="end",
              bold=True),
        mark("appeal", left - 101, middle, 13),
        words(left - 92, middle + 4, g.appeal[company], size=11),
        words(left - 8, middle + 4, dollars(scene, g.treasury[company]), size=11, tone="soft",
              anchor="end"),
        mark(g.box.goods_ids[g.box.goods_type[company]], left - 66, middle, 15),
        words(left - 56, middle + 4, g.goods[company], size=11) if g.goods[company] else None,
        *[_held(g.shares(seat, company), share_x(g, seat, w), middle) for seat in range(g.seats)],
        _held(g.treasury_shares(company), share_x(g, g.seats, w), middle),
        _held(g.bank_shares(company), share_x(g, g.seats + 1, w), middle),
        chosen=now,
    )  # fmt: skip


def _held(shares: int, x: float, y: float) -> Markup | None:
    return words(x, y + 4, shares, size=12, anchor="middle", bold=True) if shares else None
