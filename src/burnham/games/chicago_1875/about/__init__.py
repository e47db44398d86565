"""What is told of each kind of thing: its rules, and the variables of `about-<kind>` and
`now-<kind>`, from what the viewer sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burnham.games.chicago_1875.about import companies, markets, places, players, tracks
from burnham.kernel.title import About

ABOUT: Final[Mapping[str, About]] = {
    # tracks
    "decade": About("BS-066 BS-073 BS-232", tracks.decade),
    "phase": About("BS-049 BS-067 BS-075 BS-156 BS-220", tracks.phase),
    "priority_deal": About("BS-048 BS-058", tracks.priority_deal),
    "initiative_place": About("BS-075 BS-092 BS-093", tracks.initiative_place),
    "stock_track": About("BS-205 BS-209 BS-052", tracks.stock_track),
    "stock": About("BS-205 BS-021 BS-043", tracks.stock),
    "forecast": About("BS-205 BS-209", tracks.forecast),
    "appeal_track": About("BS-156 BS-157 BS-159"),
    "appeal_space": About("BS-159 BS-160 BS-162", tracks.appeal_space),
    # places for partners, assets, buildings
    "action_spaces": About("BS-075 BS-078 BS-079 BS-080"),
    "space": About("BS-078 BS-095 BS-091 BS-099", places.space),
    "asset_stack": About("BS-113 BS-117 BS-222", places.asset_stack),
    "asset": About("BS-114 BS-119 BS-115", places.asset),
    "asset_gap": About("BS-117", places.asset_gap),
    "building_rows": About("BS-067 BS-081 BS-032"),
    "building": About("BS-081 BS-032 BS-070", places.building),
    "building_site": About("BS-067 BS-073", places.building_site),
    # companies
    "register": About("BS-156 BS-034 BS-035", companies.register),
    "treasury_shares": About("BS-033 BS-200"),
    "bank_pool": About("BS-053 BS-033 BS-201"),
    "prospects": About("BS-021 BS-022 BS-024", companies.prospects),
    "company": About("BS-034 BS-024 BS-189", companies.company),
    "company_charter": About("BS-078 BS-030 BS-189", companies.company),
    "share_value": About("BS-205 BS-209 BS-052", companies.share_value),
    "company_appeal": About("BS-156 BS-159", companies.company_appeal),
    "company_treasury": About("BS-030 BS-031 BS-234", companies.company_treasury),
    "company_cubes": About("BS-169 BS-176", companies.company_cubes),
    "company_goods": About("BS-186 BS-189 BS-183", companies.company_goods),
    "company_price": About("BS-189 BS-102", companies.company_price),
    "company_outlook": About("BS-172 BS-199", companies.company_outlook),
    "company_rule": About("BS-250 BS-255 BS-259 BS-261 BS-262"),
    "factory": About("BS-173 BS-175 BS-177 BS-109", companies.factory),
    # markets and goals
    "demand_market": About("BS-186 BS-190 BS-228", markets.demand_market),
    "demand_stack": About("BS-004 BS-228 BS-229", markets.demand_stack),
    "completion": About("BS-190", markets.completion),
    "goods": About("BS-186 BS-192 BS-194", markets.goods),
    "demand": About("BS-187 BS-190 BS-192", markets.demand),
    "supply_chain": About("BS-167 BS-213 BS-220", markets.supply_chain),
    "supply_space": About("BS-167 BS-168 BS-213", markets.supply_space),
    "cube": About("BS-167 BS-168", markets.cube),
    "row": About("BS-272 BS-274", markets.row),
    "row_price": About("BS-272", markets.row_price),
    "haymarket_square": About("BS-169 BS-176", markets.haymarket_square),
    "resource": About("BS-169 BS-176", markets.resource),
    "public_goals": About("BS-235 BS-237", markets.public_goals),
    "goal": About("BS-237 BS-235", markets.goal),
    # players
    "own_shares": About("BS-199 BS-035 BS-233", players.own_shares),
    "own_share": About("BS-199 BS-035 BS-051", players.own_share),
    "own_certificates": About("BS-036 BS-037 BS-041", players.own_certificates),
    "own_partners": About("BS-075 BS-162 BS-184", players.own_partners),
    "own_hand": About("BS-067 BS-069", players.own_hand),
    "own_cash": About("BS-029 BS-233", players.own_cash),
    "own_worth": About("BS-233 BS-234", players.own_worth),
}
