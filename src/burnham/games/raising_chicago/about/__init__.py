"""What is told of each kind of thing: its rules, and the variables of `about-<kind>` and
`now-<kind>`, from what the viewer sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burnham.games.raising_chicago.about import city, company, projects
from burnham.kernel.title import About

ABOUT: Final[Mapping[str, About]] = {
    "game_round": About("RC-034 RC-142", projects.game_round),
    "game_phase": About("RC-042 RC-063 RC-138", projects.game_phase),
    "slot": About("RC-077 RC-091 RC-105", projects.slot),
    "project": About("RC-034 RC-091 RC-164", projects.project),
    "square": About("RC-047 RC-048 RC-064", projects.square),
    "card": About("RC-136 RC-138 RC-139", projects.card),
    "card_gap": About("RC-065 RC-136"),
    "card_deck": About("RC-138 RC-139", projects.card_deck),
    "bidding_row": About("RC-042 RC-043 RC-162", city.bidding_row),
    "poverty_space": About("RC-169 RC-083 RC-066", city.poverty_space),
    "reputation_track": About("RC-021 RC-022", city.reputation_track),
    "member": About("RC-172 RC-175 RC-176", city.member),
    "ward_token": About("RC-158 RC-159 RC-160", city.ward_token),
    "banner": About("RC-101 RC-112", city.banner),
    "plot": About("RC-096 RC-101 RC-102", city.plot),
    "neighborhood": About("RC-125 RC-127 RC-129", city.neighborhood),
    "outskirts": About("RC-106 RC-107", city.outskirts),
    "tile": About("RC-143 RC-145", city.tile),
    "prestige": About("RC-108 RC-163", city.prestige),
    "prestige_pile": About("RC-009", city.prestige_pile),
    "own_resource": About("RC-077 RC-081", company.own_resource),
    "own_wild": About("RC-078 RC-082", company.own_wild),
    "own_favor": About("RC-079 RC-054", company.own_favor),
    "own_track": About("RC-025 RC-027", company.own_track),
    "track": About("RC-025 RC-027", company.track),
    "own_column": About("RC-028 RC-031", company.own_column),
    "own_expertise": About("RC-025 RC-028", company.own_expertise),
    "own_symbol": About("RC-166 RC-164 RC-165", company.own_symbol),
    "own_slot": About("RC-136 RC-137", company.own_slot),
    "own_pile": About("RC-137 RC-173", company.own_pile),
    "own_tiles": About("RC-143 RC-145", company.own_tiles),
    "own_markers": About("RC-036 RC-037", company.own_markers),
    "own_poverty": About("RC-169 RC-083 RC-066", company.own_poverty),
    "own_reputation": About("RC-157 RC-021", company.own_reputation),
}
