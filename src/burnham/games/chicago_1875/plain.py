"""The table as plain text: for terminals, screen readers, and failing tests."""

from __future__ import annotations

from burnham.games.chicago_1875.box import (
    COLUMNS,
    COMPANIES,
    FACTORIES,
    GOODS_TYPES,
    RESOURCES,
    SPACES,
    SUPPLY_SPACES,
)
from burnham.games.chicago_1875.imagining import next_stack
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import BANK_POOL, IN_PLAY, NONE, TREASURY
from burnham.games.chicago_1875.scoring import measure
from burnham.games.chicago_1875.steps.companies import (
    assets_of,
    factories,
    goods_of_run,
    price,
)
from burnham.games.chicago_1875.steps.outlook import worth
from burnham.kernel.fields import UNKNOWN
from burnham.kernel.text import Text
from burnham.kernel.title import Section


def plain(seen: BigShoulders, text: Text) -> list[Section]:
    sections = [
        Section(text.say("game-name"), _sequence(seen, text)),
        *[_company(seen, text, company) for company in seen.appeal_order],
        Section(text.say("drawing-demand"), _demand(seen, text)),
        Section(text.say("drawing-supply"), _supply(seen, text)),
        Section(text.say("plain-spaces"), _spaces(seen, text)),
        Section(text.say("plain-assets"), _assets(seen, text)),
        Section(text.say("plain-goals"), _goals(seen, text)),
        *[Section(text.seat(seat), _player(seen, text, seat)) for seat in seen.initiative],
    ]
    return [section for section in sections if section.lines]


def _sequence(g: BigShoulders, text: Text) -> list[str]:
    order = ", ".join(text.seat(seat) for seat in g.initiative)
    lines = [
        text.tell("status", g.status()),
        text.say("plain-order", initiative=order, deal=text.seat(g.deal)),
        text.say("plain-marker-supply", count=g.marker_supply),
    ]
    if g.operating != NONE:
        name = text.name("company", g.operating)
        lines.append(
            text.say(
                "plain-operating",
                company=name,
                factories=g.factories_run,
                goods=g.goods_sold,
                revenue=g.revenue,
                withhold=g.must_withhold,
            )
        )
    return lines


# --- companies ----------------------------------------------------------------------------


def _company(g: BigShoulders, text: Text, company: int) -> Section:
    lines = [
        text.say(
            "plain-company",
            director=text.seat(g.director[company]),
            value=text.name("stock", g.stock[company]),
            appeal=g.appeal[company],
            goods=text.name("goods", g.box.goods_type[company]),
            price=price(g, company),
            operated=g.operated[company],
        ),
        text.say(
            "plain-treasury",
            cash=g.treasury[company],
            goods=g.goods[company],
            cubes=_cubes(g, text, g.cubes, company),
            salespeople=g.salespeople[company],
            markers=g.bonus_goods[company],
        ),
    ]
    for factory in factories(g, company):
        lines.append(_factory(g, text, factory))
    for line in range(len(g.box.line_workers[company])):
        needs = _cubes(g, text, g.box.line_cubes[company], line)
        lines.append(text.say("plain-line", line=text.name("line", line), needs=needs))
    if g.box.special[company]:
        rule = text.say("drawing-own-rule", company=g.box.company_ids[company])
        lines.append(rule)
    if g.swapped[company]:
        lines.append(text.say("plain-swapped"))
    for asset in assets_of(g, company):
        ready = g.asset_ready[asset]
        lines.append(text.say("plain-asset", asset=text.name("asset", asset), ready=ready))
    lines.append(_holders(g, text, company))
    return Section(g.box.company_titles[company], lines)


def _factory(g: BigShoulders, text: Text, factory: int) -> str:
    return text.say(
        "plain-factory",
        factory=text.name("factory", factory),
        workers=g.workers[factory],
        automated=g.automated[factory],
        spaces=g.box.factory_workers[factory],
        managers=g.managers[factory],
        posts=g.box.manager_slots[factory],
        effect=_manager_effect(g, text, factory),
        makes=_makes(g, text, factory),
        partner=int(_start_partner(g, factory)),
    )


def _makes(g: BigShoulders, text: Text, factory: int) -> str:
    """What a run uses and makes; production lines are told line by line."""
    if g.box.line_workers[factory // FACTORIES]:
        return text.say("plain-lines")
    return text.say(
        "plain-makes",
        needs=_cubes(g, text, g.box.factory_cubes, factory),
        goods=goods_of_run(g, factory),
        each=g.box.factory_per_worker[factory],
    )


def _manager_effect(g: BigShoulders, text: Text, factory: int) -> str:
    box = g.box
    gifts = {
        "goods": box.manager_goods[factory],
        "cubes": box.manager_cubes[factory],
        "automate": box.manager_automate[factory],
        "appeal": box.manager_appeal[factory],
    }
    told = [text.say("plain-gift", kind=kind, count=n) for kind, n in gifts.items() if n]
    return f" ({', '.join(told)})" if told else ""


def _start_partner(g: BigShoulders, factory: int) -> bool:
    return any(
        0 <= where < COMPANIES and factories(g, where)[-1] == factory for where in g.start_partner
    )


def _cubes(g: BigShoulders, text: Text, counts: list[int], place: int) -> str:
    """A pile of cubes: "2 steel, 1 coal"."""
    pile = counts[place * RESOURCES : (place + 1) * RESOURCES]
    named = [f"{count} {text.name('resource', r)}" for r, count in enumerate(pile) if count]
    return ", ".join(named) or "–"


def _holders(g: BigShoulders, text: Text, company: int) -> str:
    held = []
    for seat in range(g.seats):
        if g.shares(seat, company):
            held.append(f"{text.seat(seat)} {g.shares(seat, company)}")
    return text.say(
        "plain-holders",
        held=", ".join(held),
        treasury=g.treasury_shares(company),
        pool=g.bank_shares(company),
        preferred={TREASURY: "treasury", BANK_POOL: "bank"}.get(g.preferred[company], "player"),
    )


# --- markets ------------------------------------------------------------------------------


def _demand(g: BigShoulders, text: Text) -> list[str]:
    lines = [text.say("plain-demand", count=len(g.tile_stack), stack=next_stack(g))]
    for row in range(GOODS_TYPES):
        spaces = []
        for column in range(COLUMNS):
            space = row * COLUMNS + column
            tile = g.grid_tile[space]
            printed = g.box.printed_capacity[column]
            holds = printed if tile == NONE else g.box.tile_demand[tile]
            spaces.append(
                text.say(
                    "plain-space",
                    column=column,
                    goods=g.grid_goods[space],
                    holds=holds,
                    printed=int(tile == NONE),
                )
            )
        lines.append(f"{text.name('goods', row)}: {' | '.join(spaces)}")
    return lines


def _supply(g: BigShoulders, text: Text) -> list[str]:
    lines = [text.say("plain-supply", bag=sum(g.bag))]
    if g.rows_in_use:
        lines.append(_cubes(g, text, g.rows, 0))
    else:
        for space in range(SUPPLY_SPACES):
            price = g.box.supply_price[space]
            cubes = _cubes(g, text, g.supply, space)
            lines.append(text.say("plain-supply-space", price=price, cubes=cubes))
    lines.append(text.say("plain-haymarket", cubes=_cubes(g, text, g.haymarket, 0)))
    return lines


def _spaces(g: BigShoulders, text: Text) -> list[str]:
    price = g.box.worker_price[g.job_market]
    lines = [text.say("plain-market", count=g.job_market, price=price)]
    for space in range(SPACES):
        here = [
            text.seat(s) for s in range(g.seats) for _ in range(g.at_space[space * g.seats + s])
        ]
        if here:
            lines.append(f"{text.name('space', space)}: {', '.join(here)}")
    return lines


def _assets(g: BigShoulders, text: Text) -> list[str]:
    lines = [text.say("plain-asset-stack", count=len(g.asset_stack))]
    for place, asset in enumerate(g.asset_row):
        if asset != NONE:
            cost = g.box.asset_price[place]
            name = text.name("asset", asset)
            lines.append(text.say("plain-asset-price", asset=name, cost=cost))
    return lines


def _goals(g: BigShoulders, text: Text) -> list[str]:
    lines = []
    for goal in g.goals:
        numbers = [f"{text.seat(seat)} {measure(g, seat, goal)}" for seat in range(g.seats)]
        lines.append(f"{text.name('goal', goal)}: {', '.join(numbers)}")
    return lines


# --- players ------------------------------------------------------------------------------


def _player(g: BigShoulders, text: Text, seat: int) -> list[str]:
    lines = [
        text.say(
            "plain-player",
            cash=g.cash[seat],
            worth=worth(g, seat),
            certificates=g.certificates(seat),
            limit=g.limit(),
            available=g.available[seat],
            partners=g.partners[seat],
        )
    ]
    owned = [c for c in range(COMPANIES) if g.state[c] == IN_PLAY and g.shares(seat, c)]
    if owned:
        shares = [f"{text.name('company', c)} {g.shares(seat, c)}" for c in owned]
        lines.append(text.say("plain-shares", shares=", ".join(shares)))
    sold = [text.name("company", c) for c in range(COMPANIES) if g.sold_in_decade[seat] >> c & 1]
    if sold:
        lines.append(text.say("plain-sold", companies=", ".join(sold)))
    for decade in range(g.box.decades):
        tile = g.built[seat * g.box.decades + decade]
        if tile != NONE:
            user = g.building_user[tile]
            lines.append(
                text.say(
                    "plain-building",
                    year=text.name("decade", decade),
                    building=text.name("building", tile),
                    taken=int(user != NONE),
                    user=text.seat(user) if user != NONE else "",
                )
            )
    hand = g.hands[seat]
    known = [text.name("building", tile) for tile in hand if tile != UNKNOWN]
    if known:
        lines.append(text.say("plain-hand", tiles=", ".join(known)))
    elif hand:
        lines.append(text.say("plain-hidden", count=len(hand)))
    if g.over:
        gone = [text.name("building", tile) for tile in g.discarded[seat]]
        lines.append(text.say("plain-discarded", tiles=", ".join(gone) or "–"))
    return lines
