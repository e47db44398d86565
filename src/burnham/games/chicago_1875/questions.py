"""Numbers with names: phases, places, and the steps in rule-book order; and the list of steps,
which `steps` fills."""

from __future__ import annotations

from typing import Any, Final

from burnham.kernel.step import Step

STEPS: Final[list[Step[Any]]] = []

# phases
SETUP: Final = 0
STOCKS: Final = 1
BUILDINGS_PHASE: Final = 2
ACTIONS: Final = 3
OPERATIONS: Final = 4
TIDYING: Final = 5
ENDED: Final = 6

# what a company is
UNFOUNDED: Final = 0
IN_PLAY: Final = 1
CLOSED: Final = 2
NOT_IN_GAME: Final = 3

NONE: Final = -1

# where a preferred certificate lies, if not with a seat
TREASURY: Final = 8
BANK_POOL: Final = 9

# where a start partner is, if not on a company
WAITING: Final = 20
GAINED: Final = 21

# --- the steps ---
# setup and founding
FOUND: Final = 0
FOUND_VALUE: Final = 1
# stock phase
STOCK_PHASE: Final = 2
STOCK_TURN: Final = 3
STOCK: Final = 4
SELL_LOT: Final = 5
PRICE_PROTECTION: Final = 6
BUY_CERTIFICATE: Final = 7
STOCK_END: Final = 8
# building phase
BUILDING_PHASE: Final = 9
DRAFT_KEEP: Final = 10
DRAFT_FIRST_PASS: Final = 11
DRAFT_PASS_ON: Final = 12
DRAFT_SECOND_PASS: Final = 13
BUILD: Final = 14
DISCARD: Final = 15
REVEAL: Final = 16
# action phase
ACTION_PHASE: Final = 17
ACTION_ROUND: Final = 18
ACTION_TURN: Final = 19
PLACE: Final = 20
COMPANY: Final = 21
FIRST_PLAYER: Final = 22
END_TURN: Final = 23
REFILL_ASSETS: Final = 24
# people
HIRE: Final = 25
HIRED: Final = 26
GAIN_WORKER: Final = 27
WORKER_SPACE: Final = 28
GAIN_MANAGER: Final = 29
MANAGER_SPACE: Final = 30
GAIN_SALESPERSON: Final = 31
CHIEF_STAFF: Final = 32
AUTOMATE_START: Final = 33
AUTOMATE: Final = 34
RELOCATE_NEXT: Final = 35
RELOCATE: Final = 36
QUAKER_FREE: Final = 37
SCHWINN_SWAP: Final = 38
# appeal, cubes and assets
APPEAL: Final = 39
APPEAL_BONUS: Final = 40
GAIN_CUBES: Final = 41
RESOURCE_PICK: Final = 42
TRADE_TAKE: Final = 43
ASSET: Final = 44
ASSET_STORE: Final = 45
ASSET_DISCARD: Final = 46
# operating phase
OPERATING_PHASE: Final = 47
OPERATE: Final = 48
EMERGENCY: Final = 49
WAGES: Final = 50
BUY_CUBES: Final = 51
PRODUCE: Final = 52
PRODUCTION_END: Final = 53
SELL_GOODS: Final = 54
SELL_COUNT: Final = 55
PAYOUT: Final = 56
END_ASSETS: Final = 57
SUPPLY_CHAIN: Final = 58
# clean-up
CLEAN_UP: Final = 59
# advanced supply chain, last: games under way keep the numbers of their questions
ROW_CUBES: Final = 60
