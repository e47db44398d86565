# Chicago 1875: City of the Big Shoulders

game-name = Chicago 1875
game-line = Found companies, staff their factories, and let the shares make you rich.
brief-goal = Own the most money after five decades.
brief-turn = Every decade: buy shares and found companies, build, send your partners to action spaces, then run your companies, which buy resources, produce, sell and pay out.
brief-points = Your cash, your shares at their final value, and, in a game with goals, $200 for every one you lead in. What is left in a company’s treasury counts for nobody.
brief-end = After the operating phase of the fifth decade.
status = { $decade } · { $phase }

## Options

option-mode = Game
    .about = In the advanced game a company goes to whoever holds the most shares.
option-mode-basic = Basic
option-mode-advanced = Advanced
option-goals = Public goals
    .about = Five of ten goals lie open; each is worth $200 at the end.
option-special_companies = Special companies
    .about = Five more companies with rules of their own.
option-chief_assets = Chief assets
    .about = Four more capital assets in the stack.
option-building_draft = Building draft
    .about = Before building, tiles are passed to a neighbour twice.
option-friendly_closing = Friendly closing
    .about = When a company closes, the bank pays its director $150 and the others $10 a share.
option-advanced_supply_chain = Advanced supply chain
    .about = Four open rows of resources with rising prices in place of the four spaces.
option-buy_during_production = Buy during production
    .about = A company may buy resources while it produces, too, also after its last factory.

## Things

kind-seat = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}
kind-company = { $name }
kind-factory = factory { $number }
kind-space = { $id ->
    [job_market] Job market
    [advertising] Advertising & first player
    [hire_manager] Hire a manager
    [hire_salesperson] Hire a salesperson
    [buy_asset] Buy a capital asset
    [extra_dividends] Extra dividends
    [fundraising_40] Fundraising $40
    [fundraising_60] Fundraising $60
    [fundraising_80] Fundraising $80
   *[bank_no_company] Bank (no company)
}
kind-building = { $id ->
    [e1_wood_steel] 1 wood + 1 steel
    [e1_wood_coal] 1 wood + 1 coal
    [e1_wood_livestock] 1 wood + 1 livestock
    [e1_like] 2 identical resources
    [e1_unlike] 2 different resources
    [e1_asset] Capital asset, $10 off
    [e1_appeal1] Appeal +1
    [e1_appeal2] Appeal +2
    [e1_manager] 1 manager
    [e1_salesperson] 1 salesperson
    [e1_goods1] Produce 1 good
    [e1_automate] Automate 1 worker
    [e2_livestock_steel] 1 livestock + 1 steel
    [e2_coal_steel] 1 coal + 1 steel
    [e2_coal_livestock] 1 coal + 1 livestock
    [e2_like] 2 identical resources
    [e2_unlike] 2 different resources
    [e2_asset] Capital asset, $20 off
    [e2_manager] 1 manager
    [e2_managers2] 2 managers
    [e2_salesperson] 1 salesperson
    [e2_salespeople2] 2 salespeople
    [e2_workers2] 2 workers
    [e2_goods2] Produce 2 goods
    [e2_appeal2] Appeal +2
    [e2_appeal3] Appeal +3
    [e2_automate] Automate 1 worker
    [e2_automate2] Automate 2 workers
    [e3_steel2_wood] 2 steel + 1 wood
    [e3_livestock2_steel] 2 livestock + 1 steel
    [e3_coal2_livestock] 2 coal + 1 livestock
    [e3_wood2_coal] 2 wood + 1 coal
    [e3_goods3] Produce 3 goods
    [e3_automate2] Automate 2 workers
    [e3_asset] Capital asset, $30 off
    [e3_appeal3] Appeal +3
    [e3_dividend150] Extra dividends $150
    [e3_dividend200] Extra dividends $200
    [e3_dividend250] Extra dividends $250
    [e3_dividend300] Extra dividends $300
    [e3_managers2] 2 managers
    [e3_salespeople2] 2 salespeople
    [e3_worker_manager] 1 worker + 1 manager
   *[e3_worker_salesperson] 1 worker + 1 salesperson
} ({ $era })
kind-asset = { $name }
kind-resource = { $id ->
    [livestock] livestock
    [steel] steel
    [wood] wood
   *[coal] coal
}
kind-cube = { $id ->
    [livestock] livestock
    [steel] steel
    [wood] wood
   *[coal] coal
} { $price ->
    [0] from X
   *[other] for ${ $price }
}
    .bare = { $id ->
        [livestock] livestock
        [steel] steel
        [wood] wood
       *[coal] coal
    }{ $price ->
        [0] {" "}from X
       *[other] {""}
    }
kind-row = { $id ->
    [livestock] livestock
    [steel] steel
    [wood] wood
   *[coal] coal
}
kind-demand = { $column ->
    [0] left space
    [1] middle space
   *[2] right space
} of { $id ->
    [food_dairy] food & dairy
    [dry_goods] dry goods
    [meat_packing] meat packing
   *[shoes] shoes
}
kind-goods = { $id ->
    [food_dairy] food & dairy
    [dry_goods] dry goods
    [meat_packing] meat packing
   *[shoes] shoes
}
kind-stock = { $value ->
    [0] Closed
   *[other] ${ $value }
}
kind-line = { $workers } workers, { $goods } goods at ${ $price }
kind-bonus = { $id ->
    [worker] a worker
    [salesperson] a salesperson
    [automation] automate a worker
    [partner] a partner for you
    [bonus_good] a bonus goods marker
   *[stock_step] share value one step up
}
    .told = { $id ->
        [worker] gains a worker
        [salesperson] gains a salesperson
        [automation] automates a worker
        [partner] gains a partner for its director
        [bonus_good] gains a bonus goods marker
       *[stock_step] rises one step in value
    }
kind-goal = { $id ->
    [managers] Most managers
    [top_appeal] Highest appeal
    [salespeople] Most salespeople
    [richest_company] Richest company
    [assets] Most capital assets
    [partners] Most partners
    [workers] Most workers
    [common_certificates] Most 10 % certificates
    [automation] Most automation
   *[preferred_certificates] Most 20 % certificates
}
kind-decade = { $year }
kind-phase = { $id ->
    [setup] Founding
    [stock] Stock phase
    [building] Building phase
    [action] Action phase
    [operating] Operating phase
    [cleanup] Clean-up phase
   *[end] End
}
kind-gift = { $id ->
    [livestock] { $count } livestock
    [steel] { $count } steel
    [wood] { $count } wood
    [coal] { $count } coal
    [any] { $count ->
        [one] 1 resource of your choice
       *[other] { $count } resources of your choice
    }
    [alike] { $count } identical resources of your choice
    [unlike] { $count } different resources of your choice
    [appeal] { $count } appeal
    [good] { $count ->
        [one] 1 good
       *[other] { $count } goods
    }
    [worker] { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
    [manager] { $count ->
        [one] 1 manager
       *[other] { $count } managers
    }
    [salesperson] { $count ->
        [one] 1 salesperson
       *[other] { $count } salespeople
    }
    [staff] a manager or a salesperson
    [automation] { $count ->
        [one] automation of 1 worker
       *[other] automation of { $count } workers
    }
    [revenue] ${ $count } more revenue
    [price] ${ $count } more for every good sold in this turn
    [step] { $count ->
        [one] share value 1 step up
       *[other] share value { $count } steps up
    }
    [shield] the share value does not fall this once
    [discount] a capital asset for ${ $count } less
   *[dividends] extra dividends of ${ $count } from its treasury
}
kind-priority_deal = Priority Deal
kind-initiative_place = initiative, position { $place }
kind-stock_track = stock track
kind-forecast = { $pays ->
    [0] the value after withholding
   *[other] the value after dividends
}
kind-appeal_track = appeal track
kind-appeal_space = appeal { $place }
kind-action_spaces = action spaces
kind-asset_stack = capital assets
kind-asset_gap = no capital asset for ${ $price }
kind-building_rows = buildings
kind-building_site = building space of { $year }
kind-register = companies
kind-treasury_shares = shares in the treasuries
kind-bank_pool = bank pool
kind-prospects = companies to be founded
kind-company_charter = charter of { $name }
kind-share_value = share value of { $name }
kind-company_appeal = appeal of { $name }
kind-company_treasury = treasury of { $name }
kind-company_cubes = resources of { $name }
kind-company_goods = goods of { $name }
kind-company_price = salespeople and price of { $name }
kind-company_outlook = what comes next for { $name }
kind-company_rule = rule of { $name }
kind-demand_market = demand
kind-demand_stack = demand tiles to come
kind-completion = bonus of the { $column ->
    [0] left column
    [1] middle column
   *[2] right column
}
kind-supply_chain = supply chain
kind-supply_space = { $price ->
    [0] space X of the supply chain
   *[other] ${ $price } space of the supply chain
}
kind-row_price = ${ $price } column of the supply chain
kind-haymarket_square = Haymarket Square
kind-public_goals = public goals
kind-own_shares = shares
kind-own_share = shares of { $name }
kind-own_certificates = certificates
kind-own_partners = partners
kind-own_hand = buildings in hand
kind-own_cash = personal cash
kind-own_worth = cash and shares

## Founding

q-found = Which company do you found?
    .hint = You take its 30 % certificate and direct it.
a-found-found = Found { $company }{ $only ->
    [0] {""}
   *[1] {" "}· { $stock } a share, pay ${ $cost }
}
    .unpriced = Found { $company }{ $only ->
        [0] {""}
       *[1] {" "}· { $stock } a share
    }
q-found_value = What is a share of { $company } worth?
    .hint = You pay three times as much into its treasury. You have ${ $cash }.
a-found_value-value = { $stock } · pay ${ $cost }, keep ${ $left }
    .unpriced = { $stock } · you keep ${ $left }

## Stock phase

q-stock = { $surplus ->
    [0] { $acted ->
        [0] What do you buy or sell?
       *[1] You have sold. What now?
    }
    [one] You must sell 1 more certificate. Of which company?
   *[other] You must sell { $surplus } more certificates. Of which company?
}
    .hint = First sell, then buy one certificate. You hold { $certificates } of { $limit } certificates and ${ $cash }.
a-stock-sell = Sell { $company } · { $only ->
    [0] { $shares ->
        [one] you hold 1 share
       *[other] you hold { $shares } shares
    } at ${ $value }
   *[1] { lot-sold }{ lot-comes }
}
a-stock-buy = Buy { $company } · { $only ->
    [0] ${ $value } a share
   *[1] { certificate-bought }
}
    .unpriced = Buy { $company } · { $only ->
        [0] ${ $value } a share
       *[1] { certificate-bought.unpriced }
    }
a-stock-found = Found a company
a-stock-end = { $acted ->
    [0] Pass
   *[1] End the turn
}
q-sell_lot = What do you sell of { $company }?
    .hint = All at ${ $value } a share; then the value falls one step a share.
lot-sold = { $lot ->
    [0] { $count ->
        [one] 1 common
       *[other] { $count } commons
    }
    [1] { $count ->
        [0] the preferred
        [one] the preferred and 1 common
       *[other] the preferred and { $count } commons
    }
   *[2] { $count ->
        [0] the director’s certificate
        [one] the director’s certificate and 1 common
       *[other] the director’s certificate and { $count } commons
    }
}
value-falls = { $fall ->
    [0] value stays at { $stock }
   *[other] value falls to { $stock }
}{ $closing ->
    [1] , the company will close unless it rises
   *[other] {""}
}{ $shield ->
    [0] {""}
   *[1] {" "}unless Price Protection holds it
}
lot-comes = {" "}· ${ $income }, { value-falls }{ $change ->
    [0] {""}
   *[1] ; { $seat2 } becomes director
}
    .unpriced = {" "}· { value-falls }{ $change ->
        [0] {""}
       *[1] ; { $seat2 } becomes director
    }
turn-ends = { $ends ->
    [0] {""}
   *[1] {" "}· withholds ${ $withheld }, { value-falls }
}
a-sell_lot-commons = { lot-sold }{ lot-comes }
    .unpriced = { lot-sold }{ lot-comes.unpriced }
a-sell_lot-preferred = { lot-sold }{ lot-comes }
    .unpriced = { lot-sold }{ lot-comes.unpriced }
a-sell_lot-director = { lot-sold }{ lot-comes }
    .unpriced = { lot-sold }{ lot-comes.unpriced }
q-price_protection = Does Price Protection hold the value of { $company }?
    .hint = It stands at ${ $value }. Without Price Protection: { value-falls }. It works once a decade.
a-price_protection-shield = Exhaust it · value stays at ${ $value }
a-price_protection-decline = Decline · { value-falls }
q-buy_certificate = Which certificate of { $company } do you buy?
    .hint = You have ${ $cash } and { $shares } of at most { $most } shares.
certificate-bought = { $certificate ->
    [0] a common from the bank pool · ${ $cost } to the bank
    [1] a common from the company · ${ $cost } to its treasury
   *[2] the preferred, 2 shares · ${ $cost } { $from-bank ->
        [0] to its treasury
       *[1] to the bank
    }
}{ $change ->
    [0] {""}
   *[1] ; you become director
}
    .unpriced = { $certificate ->
        [0] a common from the bank pool
        [1] a common from the company
       *[2] the preferred, 2 shares{ $from-bank ->
            [0] {""}
           *[1] , from the bank
        }
    }{ $change ->
        [0] {""}
       *[1] ; you become director
    }
a-buy_certificate-pool = { certificate-bought }
    .unpriced = { certificate-bought.unpriced }
a-buy_certificate-charter = { certificate-bought }
    .unpriced = { certificate-bought.unpriced }
a-buy_certificate-preferred = { certificate-bought }
    .unpriced = { certificate-bought.unpriced }

## Building phase

q-draft_keep = Which tile do you keep?
    .hint = The other two go to { $seat2 }. Nobody else sees them.
a-draft_keep-keep = Keep “{ $building }”
q-draft_pass_on = Which of the two new tiles do you pass on?
    .hint = It goes to { $seat2 }.
a-draft_pass_on-pass = Pass on “{ $building }”
q-build = What do you build in { $decade }?
    .hint = All tiles are turned up together. Anybody may use them; you earn.
a-build-build = Build “{ $building }” · brings { $workers ->
    [0] no workers
    [one] 1 worker
   *[other] { $workers } workers
}
q-discard = Which tile leaves the game?
    .hint = Nobody sees it. You keep the other one.
a-discard-discard = Discard “{ $building }”

## Action phase

q-place = Where does your partner go?
    .hint = { $partners ->
        [one] Your last partner of this decade.
       *[other] You have { $partners } partners left.
    }
at-once = { $does ->
    [0] {""}
    [1] {" "}· the first worker into { $factory } for ${ $cost }
   *[2] {" "}· { $asset } for ${ $cost }
}
a-place-place = { $space }{ $sole ->
    [0] {""}
   *[1] {" "}· { $company }
}{ at-once }
a-place-visit = { $building }{ $sole ->
    [0] {""}
   *[1] {" "}· { $company }
} · { $seat2 }, { $decade }, { $by-company ->
    [0] bank pays ${ $amount }
   *[1] company pays ${ $amount }
}{ at-once }
a-place-trade = Trade { $give } { $resource } of { $company } for { $only ->
    [0] another resource
   *[1] 1 { $resource2 }
}{ turn-ends }
a-place-use = Use { $asset } of { $company }{ $cost ->
    [0] {""}
   *[other] {" "}· ${ $cost }
}{ turn-ends }
a-place-drop = Discard { $asset } of { $company }{ turn-ends }
q-company = Which company uses { $on-building ->
    [0] “{ $space }”
   *[1] “{ $building }”
}?
    .hint = It pays from its own treasury and takes the whole effect.
a-company-act = { $company } · treasury ${ $treasury }{ at-once }
q-first_player = Do you take the first position?
    .hint = You are number { $place }. The new order counts from the next round.
a-first_player-first = Go first
a-first_player-keep = Keep the order
q-end_turn = Anything else before your turn ends?
    .hint = You may still trade resources and use assets of your companies.
a-end_turn-done = End the turn
a-end_turn-trade = { a-place-trade }
a-end_turn-use = { a-place-use }
a-end_turn-drop = { a-place-drop }

## People

q-hire = Where does the next worker of { $company } go?
    .hint = He costs ${ $cost }; the treasury holds ${ $treasury }.
a-hire-hire = Hire for { $factory } · ${ $cost }
a-hire-done = { $hired ->
    [one] That is all: 1 worker
   *[other] That is all: { $hired } workers
}
q-worker_space = Where does the new worker of { $company } go?
a-worker_space-place = Into { $factory }
a-worker_space-decline = Do without
q-manager_space = Which factory of { $company } gets the manager?
a-manager_space-place = Into { $factory }
q-chief_staff = Whom does { $company } hire?
a-chief_staff-manager = A manager
a-chief_staff-salesperson = A salesperson
q-automate = Whose work at { $company } is automated?
    .hint = { $count ->
        [one] The marker takes the worker’s space.
       *[other] Choose { $count } workers; then they move.
    }
a-automate-automate = A worker of { $factory }
q-relocate = Where does the worker move?
    .hint = Workers stay with { $company } while it has a free space.
a-relocate-move = To { $factory }
q-quaker_free = Does { $company } automate a worker free of charge?
    .hint = It has just placed two workers or more.
a-quaker_free-automate = Automate one
a-quaker_free-decline = No
q-schwinn_swap = { $company } has no managers. Swap this one?
    .hint = Once a decade: { $steel } steel for { $goods-count } goods and { $steps } appeal.
a-schwinn_swap-swap = Pay { $steel } steel
a-schwinn_swap-decline = No, the manager is lost

## Appeal, resources, assets

q-appeal_bonus = { $company } reaches appeal { $appeal }. What does it take?
a-appeal_bonus-take = The bonus: { $bonus }
a-appeal_bonus-cash = ${ $amount } for its treasury
q-resource_pick = { $pick ->
    [1] { $count } identical resources for { $company }: which?
   *[other] Which resource does { $company } take?
}
    .hint = { $count ->
        [one] One resource of your choice.
       *[other] { $count } resources of your choice.
    }
a-resource_pick-take = { $resource } · { $there } at hand
q-row_cubes = Does { $company } take { $resource } from the supply chain?
    .hint = Haymarket Square lacks it; from its row it is free of charge.
a-row_cubes-leave = Leave the row as it is
a-row_cubes-take = Take { $count } { $resource }
q-trade_take = Which resource does { $company } take for two { $resource2 }?
a-trade_take-take = { $resource }
q-asset = Which asset does { $company } buy?
    .hint = The treasury holds ${ $treasury }{ $discount ->
        [0] .
       *[other] ; ${ $discount } off.
    }
a-asset-buy = { $asset } · ${ $cost }
q-asset_discard = { $company } has no free slot. Which asset leaves the game?
a-asset_discard-discard = { $asset } · { $new ->
    [0] the old one
   *[1] the new one
}

## Operating phase

q-emergency = Emergency fundraising: does { $company } sell certificates of its own?
    .hint = ${ $value } a share for its treasury of ${ $treasury }; the value falls one step a share and one more.
a-emergency-none = No{ turn-ends }
a-emergency-commons = { lot-sold }{ lot-comes }
a-emergency-preferred = { lot-sold }{ lot-comes }
cubes-told = { $livestock ->
    [0] {""}
   *[other] {" "}· { $livestock } livestock
}{ $steel ->
    [0] {""}
   *[other] {" "}· { $steel } steel
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } wood
}{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } coal
}
cheapest-way = { $buy-livestock ->
    [0] {""}
   *[other] {" "}· buy { $buy-livestock } livestock
}{ $buy-steel ->
    [0] {""}
   *[other] {" "}· buy { $buy-steel } steel
}{ $buy-wood ->
    [0] {""}
   *[other] {" "}· buy { $buy-wood } wood
}{ $buy-coal ->
    [0] {""}
   *[other] {" "}· buy { $buy-coal } coal
}{ $trade-livestock ->
    [0] {""}
   *[other] {" "}· trade for { $trade-livestock } livestock
}{ $trade-steel ->
    [0] {""}
   *[other] {" "}· trade for { $trade-steel } steel
}{ $trade-wood ->
    [0] {""}
   *[other] {" "}· trade for { $trade-wood } wood
}{ $trade-coal ->
    [0] {""}
   *[other] {" "}· trade for { $trade-coal } coal
}
q-buy_cubes = What does { $company } buy?
    .hint = Treasury ${ $treasury }. { $staffed ->
        [0] No factory has all its workers.
       *[other] { $lacking ->
            [0] The staffed factories have all they need.
           *[other] Missing{ cubes-told }. { $all-cost ->
                [-1] Not all of it can be had.
               *[other] Cheapest for ${ $all-cost }{ cheapest-way }.
            }
        }
    }
a-buy_cubes-buy = { $cube }
    .unpriced = { $cube-bare }
a-buy_cubes-row = { $row } · ${ $cost }
a-buy_cubes-done = { $staffed ->
    [0] Buy nothing more
   *[other] Enough, produce
}{ turn-ends }
a-buy_cubes-trade = { a-place-trade }
a-buy_cubes-use = { a-place-use }
a-buy_cubes-drop = { a-place-drop }
q-produce = { $all-ran ->
    [0] Does { $factory } of { $company } run?
   *[1] Does { $company } buy more resources?
}
    .hint = { $all-ran ->
        [0] { $lacking ->
            [0] It has all it needs.
           *[other] Missing{ cubes-told }{ $workers ->
                [0] .
                [one] {" "}· 1 worker.
               *[other] {" "}· { $workers } workers.
            }
        }
       *[1] All its factories have run. Treasury ${ $treasury }.
    }
a-produce-run = Run { $factory }{ turn-ends }
a-produce-line = Run the line: { $line }{ turn-ends }
a-produce-stop = { $all-ran ->
    [0] Stop producing
   *[1] Enough, sell
}{ turn-ends }
a-produce-buy = Buy { $cube }
    .unpriced = Buy { $cube-bare }
a-produce-row = Buy { $row } · ${ $cost }
a-produce-trade = { a-place-trade }
a-produce-use = { a-place-use }
a-produce-drop = { a-place-drop }
q-sell_goods = Where does { $company } sell?
    .hint = { $stored ->
        [one] 1 good
       *[other] { $stored } goods
    } at ${ $price }; revenue so far ${ $revenue }. { $rises ->
        [-1] Any payout lifts the share two steps from Closed.
        [0] The share cannot rise any further.
        [1] A payout lifts the share from ${ $rise-1 }.
        [2] A payout lifts the share from ${ $rise-1 }, by two steps from ${ $rise-2 }.
       *[3] A payout lifts the share from ${ $rise-1 }, by two steps from ${ $rise-2 }, by three from ${ $rise-3 }.
    }
a-sell_goods-best = Best spread · { $count ->
    [one] 1 good
   *[other] { $count } goods
} for ${ $income }{ $left ->
    [0] {""}
   *[other] {" "}· left { $left }
}{ $middle ->
    [0] {""}
   *[other] {" "}· middle { $middle }
}{ $right ->
    [0] {""}
   *[other] {" "}· right { $right }
}{ $rest ->
    [0] {""}
   *[other] {" "}· half price { $rest }
}{ turn-ends }
a-sell_goods-sell = { $demand } · { $only ->
    [0] room for { $room }{ $bonus-cash ->
        [0] {""}
       *[other] , ${ $bonus-cash } when full
    }
   *[1] 1 good for ${ $income }
}{ turn-ends }
a-sell_goods-half = Half price, { $goods } · { $only ->
    [0] ${ $half-price } a good
   *[1] 1 good for ${ $income }
}{ turn-ends }
a-sell_goods-done = { $stored ->
    [0] On to the payout
   *[other] Keep the rest
}{ turn-ends }
a-sell_goods-trade = { a-place-trade }
a-sell_goods-use = { a-place-use }
a-sell_goods-drop = { a-place-drop }
q-sell_count = How many goods does { $company } sell there?
a-sell_count-sell = { $count ->
    [one] 1 good
   *[other] { $count } goods
} · ${ $income }
q-payout = What happens with ${ $revenue }?
    .hint = { $company } stands at ${ $value }, its treasury at ${ $treasury }.
a-payout-dividends = Pay ${ $share } a share · ${ $mine } for you, ${ $kept } for the treasury, value ${ $up }
    .unpriced = Pay ${ $share } a share · value ${ $up }
a-payout-withhold = Withhold ${ $revenue } · { value-falls }
    .unpriced = Withhold it · { value-falls }
a-payout-trade = { a-place-trade }
a-payout-use = { a-place-use }
a-payout-drop = { a-place-drop }
q-end_assets = Anything else for { $company }?
    .hint = Its share value: { $stock }.
a-end_assets-done = End its turn
a-end_assets-trade = { a-place-trade }
a-end_assets-use = { a-place-use }
a-end_assets-drop = { a-place-drop }

## Why not

why-in-play = { $company } is already in play.
why-closed = { $company } has closed and never comes back.
why-not-in-game = { $company } is not part of this game.
why-no-founding-value = A company cannot be founded at { $stock }.
why-founding-cash = You have ${ $cash }, founding costs ${ $cost }.
why-limit = You hold { $certificates } certificates, the limit is { $limit }.
why-surplus = First you must sell { $surplus ->
    [one] 1 more certificate
   *[other] { $surplus } more certificates
}.
why-no-shares = You own nothing of { $company }.
why-sold-already = You have sold { $company } in this turn; one lot a turn.
why-director-basic = You direct { $company }. In the basic game that certificate is never sold.
why-director-stays = Nobody else holds { $needed } shares of { $company }.
why-not-so-many = There are not so many certificates.
why-no-preferred = You do not own the preferred of { $company }.
why-not-director = You do not direct { $company }.
why-surplus-left = Then too few would be left to sell: you must get rid of { $surplus ->
    [one] 1 certificate
   *[other] { $surplus } certificates
}.
why-not-founded = { $company } is not in play.
why-sold-this-decade = You sold { $company } in this decade.
why-none-for-sale = No such certificate of { $company } is for sale.
why-six-shares = You hold { $shares } shares of { $company }, the most is { $most }.
why-share-cash = You have ${ $cash }, it costs ${ $cost }.
why-director-no-preferred = You direct { $company }; its director never owns the preferred.
why-not-in-hand = You do not hold “{ $building }”.
why-not-received = You did not just receive “{ $building }”.
why-not-built = Nobody has built “{ $building }”.
why-building-taken = A partner already stands on “{ $building }”.
why-space-taken = A partner already stands on “{ $space }”.
why-later = “{ $space }” opens in { $decade }.
why-you-direct = You direct a company.
why-no-company = You direct no company.
why-company-cash = { $company } has ${ $treasury }, it costs ${ $cost }.
why-no-worker-space = { $company } has no free worker space there.
why-no-manager-space = { $company } has no post for a manager.
why-no-salesperson-space = { $company } has no space for a salesperson.
why-no-assets = No asset lies open.
why-no-resources = { $company } buys no resources and uses no resource building.
why-no-salespeople = { $company } may not use what gives a salesperson.
why-no-automation = { $company } has too few workers to automate.
why-not-your-company = { $company } does not act for you now.
why-hire-one = Hire one worker at least.
why-not-its-factory = { $company } has no such factory.
why-must-place = A free space is there: the worker goes in.
why-has-manager = { $company } has all its managers in { $factory }.
why-no-worker-there = Nobody works in { $factory } of { $company }.
why-other-type = It must be a type other than { $resource }.
why-not-on-haymarket = No { $resource } lies on Haymarket Square.
why-not-your-asset = { $asset } is not at hand.
why-no-trade-now = Resources are traded before the sale or at the end of the turn.
why-two-cubes = { $company } does not have { $give } { $resource }.
why-nothing-to-take = No other resource lies on Haymarket Square.
why-exhausted = { $asset } is exhausted until the next decade.
why-asset-later = { $asset } works at another moment.
why-asset-cash = { $company } has ${ $treasury }, { $asset } costs ${ $cost }.
why-no-effect = { $asset } would change nothing now.
why-not-in-row = { $asset } does not lie open.
why-no-preferred-there = The preferred of { $company } is not in its treasury.
why-not-from-x = Resources on X are not for sale.
why-no-such-cube = No { $resource } is left there.
why-needs-workers = { $company } has too few workers for it.
why-needs-cubes = Missing at { $company }{ cubes-told }.
why-all-ran = All factories of { $company } have run.
why-choose-line = { $company } chooses a line.
why-no-lines = { $company } has no such line.
why-bought-before = Resources are bought before production.
why-no-goods = { $company } has no goods.
why-other-goods = { $company } makes other goods.
why-sold-there = { $company } has already sold there in this turn.
why-row-open = There is still room in the row.
why-takes-no-goods = This space takes no goods.
why-full = This space is full.
why-fits = It must be 1 to { $most }.
why-wages-unpaid = { $company } has not paid all wages.
why-nothing-made = { $company } has run no factory.
why-nothing-sold = { $company } has sold nothing.

## The log

f-chapter-stock = { $decade } · Stock phase
f-chapter-building = { $decade } · Building phase
f-chapter-action = { $decade } · Action phase
f-chapter-operating = { $decade } · Operating phase
f-chapter-cleanup = { $decade } · Clean-up phase
f-chapter-end = The game ends
f-founded = { $seat } founds { $company } at { $stock } for ${ $cost }; it starts with appeal { $appeal }.
f-partner-on = A partner of { $seat } waits in { $factory } of { $company }.
f-partner-waits = { $seat } loses { $company }; the partner waits in the bank.
f-closed = { $company } closes.
f-consoled = The bank pays { $seat } ${ $amount }.
f-passed = { $seat } passes.
f-sold = { $seat } sells { lot-sold } of { $company } for ${ $income }.
f-bought-from-bank = { $seat } buys { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} of { $company } from the bank pool for ${ $cost }.
f-bought-from-company = { $seat } buys { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} of { $company } from its treasury for ${ $cost }.
f-director = { $seat } takes over { $company } from { $seat2 } for { $count ->
    [1] the preferred and 1 common
   *[other] { $count } commons
}.
f-director-left = { $seat } becomes director of { $company } after { $seat2 } and gives the bank pool { $count ->
    [1] the preferred and 1 common
   *[other] { $count } commons
}.
f-shielded = Price Protection holds the value of { $company }.
f-rises = { $company } rises to { $stock }.
f-falls = { $company } falls to { $stock }.
f-will-close = { $company } will close in the next stock phase, unless its value rises.
f-deal = { $seat } gets the Priority Deal.
f-sold-out = { $company } is sold out.
f-dealt = { $seat } draws “{ $building }”.
f-gave = { $seat } passes “{ $building }” and “{ $building2 }” to { $seat2 }.
f-got = { $seat } gets “{ $building }” and “{ $building2 }” from { $seat2 }.
f-drafted = Everybody passes two tiles.
f-gave-one = { $seat } passes “{ $building }” on to { $seat2 }.
f-got-one = { $seat } gets “{ $building }” from { $seat2 }.
f-drafted-on = Everybody passes one tile on.
f-built = { $seat } builds “{ $building }”.
f-discarded = { $seat } discards “{ $building }”.
f-kept = { $seat } keeps “{ $building }”.
f-workers-came = { $count ->
    [0] No workers come
    [one] 1 worker comes
   *[other] { $count } workers come
} to the job market.
f-row-partners = Everybody gains a partner.
f-placed = { $seat } places a partner on “{ $space }”.
f-visited = { $seat } places a partner on “{ $building }” of { $seat2 }.
f-acts = { $company } acts.
f-paid = { $company } pays ${ $amount }.
f-funded = The bank pays { $company } ${ $amount }.
f-goods = { $company } gets { $count ->
    [one] 1 good
   *[other] { $count } goods
}.
f-banked = { $seat } directs no company and gets ${ $amount }.
f-owner-paid = { $company } pays { $seat } ${ $amount }.
f-owner-paid-by-bank = The bank pays { $seat } ${ $amount }.
f-extra-dividends = { $company } pays ${ $share } a share from its treasury.
f-first = { $seat } moves to the first position.
f-hired = { $company } hires a worker for { $factory }: ${ $cost }.
f-worker-placed = A worker starts in { $factory } of { $company }.
f-worker-declined = { $company } does without the worker.
f-no-room-worker = { $company } has no space for a worker.
f-manager-placed = A manager starts in { $factory } of { $company }.
f-no-room-manager = { $company } has no post for a manager.
f-salesperson-placed = { $company } gains a salesperson.
f-no-room-salesperson = { $company } has no space for a salesperson.
f-swapped = { $company } swaps a manager and { $steel } steel for { $count } goods and appeal.
f-automated = { $company } automates a worker in { $factory }.
f-worker-moved = The worker moves to { $factory } of { $company }.
f-worker-to-market = The worker leaves { $company } for the job market.
f-worker-home = The worker leaves { $company }; the job market is full.
f-appeal = { $company } has appeal { $appeal }.
f-bonus = { $company } { $bonus-told } (appeal bonus).
f-bonus-cash = { $company } takes ${ $amount } instead of a bonus.
f-cube = { $company } takes 1 { $resource } from Haymarket Square.
f-row-cubes = { $company } takes { $count } { $resource } from the supply chain, free of charge.
f-trade-given = { $company } gives { $count } { $resource } to Haymarket Square.
f-traded = { $company } takes 1 { $resource2 } for it.
f-bag-refilled = The bag is refilled from Haymarket Square.
f-asset-bought = { $company } buys { $asset } for ${ $cost }.
f-asset-gone = { $company } has no slot; { $asset } leaves the game.
f-asset-turned = { $asset } is turned up.
f-asset-left = { $asset } leaves the game.
f-used = { $company } uses { $asset }{ $cost ->
    [0] {""}
   *[other] {" "}for ${ $cost }
}.
f-revenue-added = It adds ${ $amount } to the revenue of { $company }.
f-price-raised = Goods of { $company } bring ${ $amount } more in this turn.
f-dropped = { $company } discards { $asset }.
f-operates = { $company } operates.
f-emergency = Emergency fundraising: { $company } sells { lot-sold } of its own for ${ $income }.
f-wages = { $company } pays ${ $amount } in wages.
f-wages-unpaid = { $company } cannot pay { $count ->
    [one] 1 worker
   *[other] { $count } workers
} and must withhold.
f-cube-bought = { $company } buys 1 { $resource } for ${ $cost }.
f-used-up = { $company } uses up { $count } { $resource }.
f-produced = { $company } makes { $count ->
    [one] 1 good
   *[other] { $count } goods
} in { $factory }.
f-manager-goods = The manager of { $factory } at { $company } makes { $count ->
    [one] 1 more good
   *[other] { $count } more goods
}.
f-bonus-goods = { $company } gets { $count ->
    [one] 1 bonus good
   *[other] { $count } bonus goods
}.
f-start-partner = All factories of { $company } have run: { $seat } gains a partner.
f-sold-goods = { $company } sells { $count ->
    [one] 1 good
   *[other] { $count } goods
} ({ $demand }) for ${ $income }.
f-sold-half = { $company } sells { $count ->
    [one] 1 good
   *[other] { $count } goods
} at half price for ${ $income }.
f-dividends = { $company } earns ${ $revenue } and pays ${ $share } a share.
f-withheld = { $company } withholds ${ $revenue }.
f-supply-moved = Supply chain: the resources on { $from ->
    [0] X
   *[other] ${ $from }
} move to ${ $to }.
f-supply-drawn = Supply chain: new on X{ cubes-told }.
f-supply-left = Supply chain: from $10 to Haymarket Square{ cubes-told }.
f-restocked = From the bag to Haymarket Square{ cubes-told }.
f-rows-drawn = Supply chain: new in the rows{ cubes-told }.
f-rows-returned = No room in the rows, back into the bag{ cubes-told }.
f-demand-left = Demand: the { $count ->
    [0] tile with the red X
   *[other] full tile
} leaves the { $demand }.
f-demand-emptied = Demand: the printed { $demand } is emptied.
f-demand-moved = Demand: the tile moves from the { $demand } to the { $demand2 }.
f-demand-new = Demand: a new tile on the { $demand }, { $count ->
    [0] which takes no goods
    [one] for 1 good
   *[other] for { $count } goods
}.
f-partners-home = All partners come home.

## Scores and tallies

score-cash = Cash
score-shares = Shares
score-goals = Public goals
item-share = { $company }: { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}{ $stock-n ->
    [0] , Closed
   *[other] {" "}at { $stock }
}
item-goal = { $goal } ({ $count })
break-goals = Goals won
tally-cash = Cash
    .amount = ${ $amount }
tally-shares = Shares
    .amount = ${ $amount }
tally-certificates = Certificates
    .one = Certificate
    .amount = { $amount }
tally-partners = Partners
    .one = Partner
    .amount = { $amount }
tally-treasury = Treasury
    .amount = ${ $amount }
tally-cubes = Resources
    .one = Resource
    .amount = { $amount }
tally-goods = Goods
    .one = Good
    .amount = { $amount }
tally-workers = Workers
    .one = Worker
    .amount = { $amount }
tally-automation = Automation
    .amount = { $amount }
tally-managers = Managers
    .one = Manager
    .amount = { $amount }
tally-salespeople = Salespeople
    .one = Salesperson
    .amount = { $amount }
tally-appeal = Appeal
    .amount = { $amount }

## The table in words

plain-order = Initiative: { $initiative }. Priority Deal: { $deal }.
plain-marker-supply = Bonus markers in the supply: { $count }
plain-swapped = It has given steel for goods and appeal in this decade.
plain-operating = { $company } operates: { $factories ->
    [one] 1 factory has
   *[other] { $factories } factories have
} run, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} sold, revenue ${ $revenue }{ $withhold ->
    [0] {""}
   *[1] , must withhold
}
plain-company = { $goods }, directed by { $director }: value { $value }, appeal { $appeal }, price ${ $price }{ $operated ->
    [0] {""}
   *[1] , has operated in this decade
}
plain-treasury = Treasury ${ $cash }, goods { $goods }, resources { $cubes }, salespeople { $salespeople }, bonus markers { $markers }
plain-factory = { $factory }: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} and { $automated } automated of { $spaces }, managers { $managers } of { $posts }{ $effect }; { $makes }{ $partner ->
    [0] {""}
   *[1] ; a start partner waits
}
plain-makes = { $needs } → { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}{ $each ->
    [0] {""}
   *[other] {" "}({ $each } a worker)
}
plain-lines = one of its production lines
plain-gift = { $kind ->
    [goods] { $count ->
        [one] +1 good
       *[other] +{ $count } goods
    }
    [cubes] { $count ->
        [one] +1 resource
       *[other] +{ $count } resources
    }
    [automate] { $count ->
        [one] automates a worker
       *[other] automates { $count } workers
    }
   *[appeal] appeal +{ $count }
}
plain-line = {"  "}{ $line }: { $needs }
plain-asset = { $asset }, { $ready ->
    [0] exhausted
   *[1] ready
}
plain-holders = Shares: { $held }; treasury { $treasury }, bank pool { $pool }; the preferred { $preferred ->
    [treasury] lies in the treasury
    [bank] lies in the bank pool
   *[player] belongs to a player
}
plain-demand = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} left{ $stack ->
    [0] {""}
   *[other] , next from stack { $stack }
}
plain-space = { $printed ->
    [0] { $holds ->
        [0] X
       *[other] { $goods } of { $holds }
    }
   *[1] { $column ->
        [0] printed X
        [1] printed { $goods } of { $holds }
       *[2] half price
    }
}
plain-supply = { $bag ->
    [one] 1 resource
   *[other] { $bag } resources
} in the bag
plain-supply-space = { $price ->
    [0] X
   *[other] ${ $price }
}: { $cubes }
plain-haymarket = Haymarket Square: { $cubes }
plain-market = Job market: { $count ->
    [one] 1 worker
   *[other] { $count } workers
}, the next costs ${ $price }
plain-spaces = Job market and action spaces
plain-assets = Capital assets
plain-asset-stack = { $count } in the stack
plain-asset-price = { $asset } ${ $cost }
plain-goals = Public goals
plain-player = Cash ${ $cash }, worth ${ $worth }, certificates { $certificates } of { $limit }, partners { $available } of { $partners }
plain-sold = Sold in this decade: { $companies }
plain-shares = Shares: { $shares }
plain-building = { $year }: { $building }{ $taken ->
    [0] {""}
   *[1] , used by { $user }
}
plain-hand = Hand: { $tiles }
plain-hidden = Hand: { $count } hidden
plain-discarded = Discarded: { $tiles }

## What things are, and what they mean now

about-decade = One of the decades of the game: stock, building, action and operating phase{ $tidied ->
    [0] . It is the last one; the game ends after its operating phase.
   *[other] , then the clean-up.
} New buildings are of era { $era }.{ $partner ->
    [0] {""}
   *[other] {" "}After building everybody gains a partner.
}
now-decade = { time-told }
time-told = { $when ->
    [now] That is now.
    [over] That is over.
   *[later] That is still to come.
}
about-phase = { $which ->
    [stock] In turn, beginning with the Priority Deal, everybody sells certificates and then buys one or founds a company, until all pass in a row.
    [building] Everybody secretly builds one of three tiles, discards one and keeps one. New buildings bring workers to the job market.
    [action] In initiative order everybody places one partner at a time, until none is left. A partner acts for one company that you direct.
    [operating] One company after the other buys resources, produces, sells, and pays dividends or withholds. The highest appeal comes first.
   *[cleanup] The board is made ready for the next decade: resources and assets move on, full demand tiles leave, partners come home. The last decade has none.
}
now-phase = { time-told }
about-priority_deal = Whoever holds the Priority Deal has the first turn of the stock phase. Then it goes to the left neighbour of the last player who sold or bought.
now-priority_deal = { $seat } holds it.
about-initiative_place = Position { $place } of the initiative track: in this order players place their partners in the action phase. The space Advertising lets you move to the front, from the next round on.
now-initiative_place = { $seat } is here.
about-stock_track = What one share of each company is worth, from Closed to ${ $top }. Dividends raise it, by up to two steps or, from ${ $triple } on, three. It falls by one step for each share that a player sells, and when the company withholds.
stock-rises = { $rises ->
    [-1] Any dividends lift it two steps from Closed.
    [0] It cannot rise any further.
    [1] Dividends raise it one step if the revenue is ${ $amount } or more.
    [2] Dividends raise it one step if the revenue is ${ $amount } or more, and two from ${ $double }.
   *[3] Dividends raise it one step if the revenue is ${ $amount } or more, two from ${ $double }, and three from ${ $treble }.
}
about-stock = { $rises ->
    [-1] A company whose marker is here when a stock phase begins leaves the game with all that it owns, and its shares are worth nothing. { stock-rises }
   *[other] A share of a company whose marker is here is worth ${ $amount }. { stock-rises }
}{ $founding ->
    [0] {""}
   *[other] {" "}A company can be founded at this value, for ${ $cost }.
}
now-stock = { $company-n ->
    [0] {""}
   *[other] Here: { $company }.
}
about-forecast = { $pays ->
    [0] The share value of { $company } if it withholds: the treasury gets the whole revenue, and the value falls one step.
   *[other] The share value of { $company } if it pays dividends: each of its ten shares gets a tenth of the revenue.
}
now-forecast = The revenue is ${ $revenue }.
about-appeal_track = The company with the most appeal operates first and finds the cheap resources and the open demand. On one space the upper marker goes first. Coloured spaces give a bonus to whoever steps on them.
about-appeal_space = { $gives ->
    [none] A company with this much appeal operates after those with more. The space gives no bonus.
    [worker] A company that steps on this space gains a worker at once, or ${ $cash } for its treasury instead.
    [salesperson] A company that steps on this space gains a salesperson at once, or ${ $cash } for its treasury instead.
    [automation] A company that steps on this space automates a worker at once, or takes ${ $cash } for its treasury instead.
    [partner] When a company steps on this space, its director gains a partner, once in the game; or it takes ${ $cash } for its treasury instead.
    [bonus_good] A company that steps on this space gains a bonus goods marker, which makes one good in every operating turn; or it takes ${ $cash } for its treasury instead.
   *[stock_step] The share value of a company that steps on this space rises one step; or it takes ${ $cash } for its treasury instead.
}
now-appeal_space = { $company-n ->
    [0] {""}
    [one] Here: { $company }.
   *[other] Here, in the order of operating: { $company }.
}
about-action_spaces = Where partners go in the action phase, besides the buildings. A partner acts for one company that you direct, and the company pays from its treasury. Spaces with ∞ take any number of partners, others one a decade.
about-space = { $effect ->
    [hire_workers] A company hires any number of workers for its free worker spaces, the cheapest first: ${ $least } to ${ $most } each, and ${ $empty } when the market is empty.
    [appeal_1_and_optional_first_player] A company pays ${ $amount } and gains 1 appeal. You may also move to the front of the initiative track, from the next round on.
    [manager] A company pays ${ $amount } for a manager in one of its factories. He adds something each time the factory has run.
    [salesperson] A company pays ${ $amount } for a salesperson, who raises the price of its goods.
    [asset] A company buys one of the capital assets in the row for the price above it.
    [dividends] A company pays ${ $amount } from its treasury, ${ $each } a share, and its value rises as after any dividends. The part of its own shares it keeps; that of the bank pool goes to the bank.
    [fundraising] The bank pays a company ${ $amount }, into its treasury.
   *[personal_cash] Only for players without a company: the bank pays you ${ $amount } for a partner.
} { $endless ->
    [0] One partner a decade.
   *[other] Any number of partners.
}
now-space = { $shut ->
    [0] { $effect ->
        [hire_workers] { $waiting ->
            [0] Nobody is waiting
            [one] 1 worker is waiting
           *[other] { $waiting } workers are waiting
        }; the next one costs ${ $next }.
       *[other] {""}
    }{ $seat-n ->
        [0] {""}
       *[other] { $effect ->
            [hire_workers] {" "}
           *[other] {""}
        }Partners here: { $seat }.
    }
   *[other] It opens in { $decade }.
}
about-asset_stack = Capital assets are for sale through the action space or a building, each for the price above it. At the end of a turn the row closes up towards the cheap side; at the end of a decade the cheapest leaves the game.
now-asset_stack = { $count ->
    [0] The stack is empty.
    [one] 1 tile is left in the stack.
   *[other] { $count } tiles are left in the stack.
}
about-asset = { $gift-n ->
    [0] A capital asset. It gives nothing when it is bought.
   *[other] A capital asset. At once, when a company buys it: { $gift }.
} On a charter with a slot for it, once a decade{ $timing ->
    [revenue] {" "}in the operating turn
    [selling] {" "}in the operating turn, before the first sale
    [end_of_turn] {" "}at the end of the operating turn
    [reaction] , when another player sells or the company withholds
   *[free] {""}
}{ $cost ->
    [0] {""}
   *[other] , for ${ $cost }
}: { $gift2 }.
now-asset = { $state ->
    [sale] It costs ${ $price } now.
    [held] { $company } has it; { $ready ->
        [0] it is exhausted until the next decade.
       *[other] it is ready.
    }
   *[gone] {""}
}
about-asset_gap = An empty place of the row, for ${ $price }. At the end of the turn the tiles close up, and a new one comes from the stack, if there is one.
now-asset_gap = { now-asset_stack }
about-building_rows = Everybody builds one tile in each decade. All players may use all buildings, one partner a decade on each; the owner is paid in cash.
about-building = A building of era { $era }. A partner here brings a company: { $gift }. { $by-company ->
    [0] The bank
   *[other] The company
} pays the owner ${ $amount } in cash.{ $workers ->
    [0] {""}
    [one] {" "}When it is built, 1 worker comes to the job market.
   *[other] {" "}When it is built, { $workers } workers come to the job market.
}
now-building = { $state ->
    [hand] Not built yet.
    [free] { $seat } owns it. It is free in this decade.
   *[taken] { $seat } owns it. A partner of { $seat2 } is there in this decade.
}
about-building_site = Here lies what { $seat } builds in { $decade }. In each building phase everybody builds one of three tiles, discards one and keeps one.{ $partner ->
    [0] {""}
   *[other] {" "}In this decade everybody gains a partner, too.
}
about-register = The companies in play, in the order in which they operate, with share value, appeal, treasury and goods. At the right stands who holds how many of the ten shares; a player may hold { $most } at most.
about-treasury_shares = Shares that the companies have not sold yet. Your money for one of them goes into the company’s treasury, and so do their dividends.
about-bank_pool = Shares that were sold to the bank. Your money for one of them goes to the bank, and they get no dividends.
about-prospects = Companies that nobody has founded. You may found one in the stock phase, in place of buying: you pay { $times } times a value from ${ $least } to ${ $most } into its treasury and become its director.
about-company = { $title } makes goods that sell in the row “{ $goods }”. It has { $factories ->
    [one] 1 factory
   *[other] { $factories } factories
} and { $slots ->
    [0] no slot for capital assets
    [one] 1 slot for a capital asset
   *[other] { $slots } slots for capital assets
}. Its goods sell for ${ $least }{ $most ->
    [0] {""}
   *[other] {" "}to ${ $most }
}.
now-company = { $state ->
    [play] { $seat } directs it. A share is worth ${ $value }. For sale: { $kept } in its treasury, { $pool } in the bank pool. It has ${ $treasury } and appeal { $appeal }.
   *[waits] Nobody has founded it. It will start with appeal { $appeal }.
}
about-company_charter = The charter shows all that a company owns; its director decides for it. { about-company }
now-company_charter = { now-company }
about-share_value = What one of the ten shares of { $company } is worth. { stock-rises } Selling lowers it one step a share, withholding one step.
now-share_value = Now: { $stock }.
about-company_appeal = The more appeal, the earlier a company operates. { $place ->
    [0] There is no further bonus on the track.
   *[other] Its next bonus is on space { $place }: it { $bonus-told }.
}
now-company_appeal = { $company } is number { $turn } of { $count } in the order of operating.
about-company_treasury = The money of { $company }. It pays for all that the company does and never for another one. At the end of the game it counts for nobody.
now-company_treasury = It holds ${ $amount }.
about-company_cubes = Resources that { $company } has in store, for its factories. { $give } identical ones can be traded for another one that lies on Haymarket Square.
now-company_cubes = { $gift-n ->
    [0] It has none.
   *[other] It has { $gift }.
}
about-company_goods = Goods that are made and not sold. They sell in the row “{ $goods }” of the demand; what is left is kept.
now-company_goods = { $count ->
    [0] It has none.
    [one] It has 1; at full price it brings ${ $worth }.
   *[other] It has { $count }; at full price they bring ${ $worth }.
}{ $markers ->
    [0] {""}
    [one] {" "}Its bonus goods marker makes 1 more in every operating turn.
   *[other] {" "}Its bonus goods markers make { $markers } more in every operating turn.
}
about-company_price = The price of a good. { $sells ->
    [none] { $company } has no salespeople.
    [steps] Every { $steps } salespeople add ${ $more } to the price of its production line.
   *[each] Each salesperson raises it: ${ $prices }.
}
now-company_price = A good sells for ${ $price } now{ $sells ->
    [none] .
    [steps] , with { $count ->
        [one] 1 salesperson
       *[other] { $count } salespeople
    }.
   *[each] , with { $count } of { $most } salespeople.
}
about-company_outlook = What comes next. Before the run: how many factories have all their workers, what the missing resources cost at best, and how many goods are made. Before the payout: what dividends bring each player and the treasury.
now-company_outlook = { $selling ->
    [0] {""}
   *[other] Its revenue is ${ $revenue }; after dividends a share would be worth ${ $up }.
}
about-company_rule = A special company. This rule is its own and stands above the usual ones.
about-factory = { $makes ->
    [lines] A factory with { $lines } production lines, one of which runs in each operating turn: more workers make more goods, which sell for less.
    [each] A run in the operating turn needs { resources-needed } and makes { $each ->
        [one] 1 good
       *[other] { $each } goods
    } for every worker.
   *[same] A run in the operating turn needs { $spaces ->
        [one] 1 worker or automation marker
       *[other] { $spaces } workers or automation markers
    } and { resources-needed }. It makes { $count ->
        [one] 1 good
       *[other] { $count } goods
    }{ $octagons ->
        [0] .
       *[other] { $all-in ->
            [0] , and one more when { $octagons ->
                [one] its automation marker is in.
               *[other] all { $octagons } automation markers are in.
            }
           *[other] , now that it is fully automated.
        }
    }
}{ $gift2-n ->
    [0] {""}
   *[other] {" "}A manager adds after each run: { $gift2 }.
}
resources-needed = { $gift-n ->
    [0] no resources
   *[other] { $gift }
}
now-factory = { $state ->
    [ran] It has run in this turn.
    [lacks] It lacks: { $gift3 }.
   *[ready] It is ready to run.
} It has { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $automated ->
    [one] 1 automation marker
   *[other] { $automated } automation markers
}{ $posts ->
    [0] {""}
   *[other] , { $managers } of { $posts } { $posts ->
        [one] manager
       *[other] managers
    }
}.{ $partner ->
    [0] {""}
   *[other] {" "}A partner waits here for the first turn in which all factories run.
}
about-demand_market = What the city buys: { $rows } rows, one for each kind of goods. In the clean-up full tiles leave, the others move left, and new ones come, the left column first.
about-demand_stack = Demand tiles that are still to come, in stacks that lie on each other. The number is the stack of the next one. When they run out, only the printed spaces are left.
now-demand_stack = { $count ->
    [one] 1 tile is left; it is from stack { $stack }.
   *[other] { $count } tiles are left; the next one is from stack { $stack }.
}
about-completion = { $bonus-cash ->
    [0] Whoever fills a space of this column gets nothing more than the price of the goods.
   *[other] The company that fills the last place of a space in this column gets ${ $bonus-cash } more revenue.
}
about-goods = The row “{ $goods }” of the demand. Companies with such goods sell on any of its spaces with room. When all are full, or where ½ is open, the rest sells at half price.
now-goods = { $room ->
    [0] There is no room
    [one] There is room for 1 good
   *[other] There is room for { $room } goods
}{ $half ->
    [0] .
   *[other] ; half price is open.
}{ $company-n ->
    [0] {" "}No company makes them yet.
   *[other] {" "}Made by: { $company }.
}
about-demand = { $state ->
    [tile] A demand tile for { $goods } with { $holds ->
        [one] 1 place
       *[other] { $holds } places
    }.{ completion-told }
    [demand] No tile lies here; the printed space for { $goods } has { $holds ->
        [one] 1 place
       *[other] { $holds } places
    }.{ completion-told }
    [half_price] No tile lies here; the printed space for { $goods } takes any number at half price.
   *[blocked] Nothing can be sold here. A tile with an X leaves the game in the first clean-up.
}
completion-told = { $bonus-cash ->
    [0] {""}
   *[other] {" "}The company that fills it gets ${ $bonus-cash } more.
}
now-demand = { $state ->
    [half_price] {""}
    [blocked] {""}
   *[tile] { $room ->
        [0] It is full.
        [one] There is room for 1.
       *[other] There is room for { $room }.
    }
}
about-supply_chain = { $rows-used ->
    [0] Where companies buy resources in their operating turn. After each turn empty spaces are filled from the dearer side, and X from the bag; in the clean-up everything moves one space on.
   *[other] Where companies buy resources in their operating turn: a row for each kind, and the cheapest of it goes first. After each turn new ones are drawn from the bag.
}
now-supply_chain = { $bag ->
    [0] The bag is empty.
    [one] 1 resource is in the bag.
   *[other] { $bag } resources are in the bag.
}
about-supply_space = { $price ->
    [0] Resources on X cannot be bought yet; they show what comes next. When X is empty it gets { $refill } from the bag.
   *[other] A company buys resources here for ${ $price } each in its operating turn. When the space is empty at the end of a turn, those of the next dearer space move here.
}
now-supply_space = { $count ->
    [0] It is empty.
    [one] 1 resource lies here.
   *[other] { $count } resources lie here.
}
about-cube = { $price ->
    [0] A resource that cannot be bought yet: { $resource }. It moves on when the space beside X is empty.
   *[other] A resource: { $resource }. A company buys it for ${ $price } in its operating turn, and its factories use it.
}
now-cube = { $count ->
    [one] 1 is here.
   *[other] { $count } are here.
}
about-row = Resources of one kind: { $row }. A company buys the cheapest first, in its operating turn, for the price of its column.
now-row = { $count ->
    [0] None is left.
    [one] 1 is left, for ${ $price }.
   *[other] { $count } are left; the next one costs ${ $price }.
}
about-row_price = A resource in this column costs ${ $price }. In each row the cheapest one is taken first; new ones fill up from the dear side.
about-haymarket_square = Where used resources go. A company may trade { $give } identical ones for another one that lies here, as often as it likes; what buildings, assets and managers give comes from here.
now-haymarket_square = { $count ->
    [0] It is empty.
    [one] 1 resource lies here.
   *[other] { $count } resources lie here.
}
about-resource = A resource on Haymarket Square: { $resource }. A company gets it for { $give } identical ones of another kind, or from a building, an asset or a manager.
now-resource = { $count ->
    [0] None is here.
    [one] 1 is here.
   *[other] { $count } are here.
}
about-public_goals = At the end each goal brings ${ $reward } to whoever leads in it; those who tie get all of it.
about-goal = { $which ->
    [managers] Who has the most managers in the companies they direct?
    [top_appeal] Who directs the company with the highest appeal?
    [salespeople] Who has the most salespeople in the companies they direct?
    [richest_company] Who directs the company with the richest treasury?
    [assets] Who has the most capital assets in the companies they direct?
    [partners] Who has the most partners?
    [workers] Who has the most workers in the companies they direct? Automation markers do not count.
    [common_certificates] Who has the most 10 % certificates?
    [automation] Who has the most automation markers at work in the companies they direct?
   *[preferred_certificates] Who has the most 20 % certificates?
} It brings ${ $reward } at the end; those who tie get all of it.
now-goal = { $seat-n ->
    [0] Nobody has any yet.
    [one] { $seat } leads with { $best }.
   *[other] { $seat } lead with { $best } each.
}
about-own_shares = How many of the ten shares of each company { $seat } holds. A share gets a tenth of the dividends and counts its value at the end. Nobody may hold more than { $most } of one company.
now-own_shares = They are worth ${ $worth } now.
about-own_share = Shares of { $company }. Each gets a tenth of the dividends, can be sold for its value in the stock phase, and counts that much at the end. Nobody may hold more than { $most } of one company.
now-own_share = { $seat } holds { $shares } at ${ $value }, worth ${ $worth }{ $held ->
    [director] ; three of them are the director’s certificate.
    [preferred] ; two of them are the preferred.
   *[commons] .
}
about-own_certificates = You may hold { $limit } certificates. Each counts one, whatever its shares. At the limit you can neither buy nor found.
now-own_certificates = { $seat } has { $count } of { $limit }.
about-own_partners = Partners are placed in the action phase, one in a turn. You gain more from your first company when all its factories run, from an appeal bonus, and in the third decade.
now-own_partners = { $seat } has { $count } of { $partners } at hand.
about-own_hand = Building tiles, hidden from the others. In each building phase you build one, discard one and keep one.
now-own_hand = { $seat } has { $count }.
about-own_cash = A player’s own money. It buys certificates and founds companies, nothing else, and counts at the end.
now-own_cash = { $seat } has ${ $amount }.
about-own_worth = Cash and shares at their present value: what counts at the end{ $reward ->
    [0] .
   *[other] , together with ${ $reward } for each public goal.
} Treasuries do not count.
now-own_worth = { $seat } has ${ $cash } in cash and ${ $worth } in shares.

## Icons

legend-livestock = Livestock
legend-steel = Steel
legend-wood = Wood
legend-coal = Coal
legend-cube = A resource of your choice
legend-food_dairy = Food & dairy
legend-dry_goods = Dry goods
legend-meat_packing = Meat packing
legend-shoes = Shoes
legend-good = A good, and what it brings more
legend-bonus_good = Bonus good
legend-worker = Worker
legend-manager = Manager; on the appeal track a partner
legend-salesperson = Salesperson
legend-automation = Automate a worker
legend-appeal = Appeal
legend-stock_step = Share value one step up
legend-price_shield = The share value does not fall
legend-dividends = Dividends
legend-fundraising = Treasury of a company
legend-deal = Priority Deal; personal cash
legend-asset = Capital asset; bank; building
legend-at_once = At once, when it is bought
legend-each_decade = Once each decade
legend-card = Shares of a company
legend-stack = Certificates and their limit
legend-person = Partners at hand
legend-building = A building, face down
legend-star = What counts at the end

# --- Drawing ---

drawing-board = The board of Chicago 1875
drawing-head = Years and phases
drawing-forecast = Where the share value would go
drawing-charter = Charter
drawing-owners = Whose buildings they are
drawing-treasuries = Treasuries
drawing-view-stock = Stock market
drawing-view-actions = Actions
drawing-view-operating = Operating
drawing-describe = { $year }: stock and appeal tracks at the top, action spaces and buildings, markets and companies below.
drawing-money = ${ $amount }
drawing-stock = Stock track
drawing-stock-note = from ${ $value } a payout moves up to three steps
drawing-appeal = Appeal
drawing-appeal-note = the highest operates first
drawing-spaces = Action spaces
drawing-worker-price = next worker ${ $price }
drawing-from = from { $year }
drawing-assets = Capital assets
drawing-assets-note = { $count } in the stack
drawing-ready = ready
drawing-used = exhausted
drawing-at-once = at once
drawing-each-decade = each decade
drawing-buildings = Buildings
drawing-buildings-note = open to all
drawing-company-pays = company pays
drawing-bank-pays = bank pays
drawing-own-rule = { $company ->
    [american_flyer] Never automates, has no salespeople. With both managers: price $50, and 1 appeal after every run. Catalogues bring $40 more.
    [quaker_oats] Needs no resources and buys none, has no salespeople. First pays every worker $20, or must withhold. Two workers placed at once: automate one for free; he goes to the job market.
    [oscar_mayer] Never automates. Runs one line a decade, whose price holds for all goods sold. Every two salespeople add $10.
    [schwinn] Has no managers. Once a decade, instead of getting one: 2 steel for 2 goods and 3 appeal.
    [florsheim] Makes 10 goods if all is automated. The managers of the first and last factory automate a worker after the run.
   *[other] {""}
}
drawing-demand = Demand
drawing-demand-note = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} to come{ $stack ->
    [0] {""}
   *[other] , next from stack { $stack }
}
drawing-goods = { $goods ->
    [food_dairy] Food & dairy
    [dry_goods] Dry goods
    [meat_packing] Meat pack­ing
   *[shoes] Shoes
}
drawing-supply = Supply chain
drawing-supply-note = { $count ->
    [one] 1 resource
   *[other] { $count } resources
} in the bag
drawing-haymarket = Haymarket Square
drawing-goals = Public goals
drawing-goals-note = ${ $reward } each
drawing-companies = Companies
drawing-companies-note = shares, ten a company
drawing-unfounded = To be founded
drawing-factory-ready = ready
drawing-factory-lacks = lacks
drawing-factory-ran = has run
drawing-value = Value
drawing-appeal-short = Appeal
drawing-treasury = Treasury
drawing-run = { $count ->
    [0] { $ran ->
        [0] No factory has all its workers
       *[other] No further factory has all its workers
    }
    [one] 1 staffed factory: resources for ${ $cost } more, makes { $goods }
   *[other] { $count } staffed factories: resources for ${ $cost } more, make { $goods }
}
drawing-run-over = All factories have run
drawing-run-impossible = The staffed factories cannot get enough resources
drawing-shares = { $name }: { $shares } %, worth { $value }
drawing-limit = Certificates: { $count } of { $limit }
drawing-partners = Partners at hand: { $count }
drawing-hand = Buildings in hand: { $count }
drawing-cash = Cash
drawing-worth = Cash and shares
drawing-cash-label = cash
drawing-so-far = worth so far
drawing-at-end = worth at the end
drawing-total = Cash, shares and goals
drawing-phase = { $phase ->
    [stock] Stock
    [building] Building
    [action] Action
    [operating] Operating
   *[cleanup] Clean-up
}
drawing-initiative = Initiative
drawing-dividends = Dividends

## What hints name as reasons: terms of the judgement, and what is held

points = { $sign }${ $amount }
    .with = ${ $count }
term-cash = Cash
term-shares = Value of shares
    .of = { $thing } shares at the end
term-rise = Expected rise of shares
term-dividends = Dividends to come
    .of = Dividends of { $thing } to come
term-treasuries = Treasuries
    .of = Treasury of { $thing }
term-buildings = Buildings
term-partners = Partners
term-goals = Public goals
holds-company = You direct { $company }

# What the coach says of a question when it is asked for the first time.
coach-found = Look at how many workers its first factory needs, at what its resources cost now, and at the demand for its goods: two companies in one row take turns at the small tiles.
coach-found_value = You pay three shares into the treasury: a high value leaves you little cash and gives the company much. That is usually right, for it has to pay for workers and resources.
coach-stock = Shares bring dividends every decade and their value at the end. Bought from a company, they feed its treasury; bought from the bank pool, your money is gone.
coach-sell_lot = Every share you sell lowers the value a step for all who hold it, and you cannot buy it back in this decade. Sell what will not pay any more, or what pays for something better.
coach-price_protection = It works once a decade. A fall costs you its steps on every share you hold, so use it where you hold many and the fall is deep.
coach-buy_certificate = The preferred is two shares, but counts as one certificate towards your limit. A company whose ten shares are all with players rises one step.
coach-draft_keep = Keep what the others will need: whoever uses your building makes you earn.
coach-draft_pass_on = What you pass on your neighbour can build. Give away the one that nobody here will need.
coach-build = A building is an action space for everybody, and you earn when it is used. Build what the others need, or what you need yourself and can use first. The workers on it make hiring cheaper.
coach-discard = One of the two stays with you for the next decade. Let go what nobody will need by then.
coach-place = Partners are your actions, and the company pays for them. Ask what it lacks to run one factory more: mostly workers, then money. Spaces without an infinity sign take one partner a decade.
coach-company = The company that acts also pays, and no company pays for another. Choose the one that will run one factory more for it.
coach-first_player = It costs nothing more. Whoever is first chooses first in the next round: that counts where a space takes only one partner.
coach-end_turn = You can go on at once. Trades and assets can wait for the operating phase, too, unless they help a company before that.
coach-hire = A factory runs only if all its workers are there, and factories run from left to right. Fill them in this order, and leave money for resources.
coach-worker_space = A factory runs only if all its workers are there, and factories run from left to right. Complete the leftmost one first.
coach-manager_space = A manager gives what is printed each time his factory runs. Put him where the factory runs soonest.
coach-chief_staff = A salesperson raises the price of every good by $10; a manager adds to a factory each time it runs. The more goods you make, the better the salesperson.
coach-automate = The worker moves to a free space of the company, so you gain a worker. A factory whose octagons are all uncovered makes one good more.
coach-relocate = Best is the space that completes the next factory from the left.
coach-quaker_free = This company pays each of its workers before it sells. Automated work costs nothing any more, but the worker leaves for the job market.
coach-schwinn_swap = Goods are only worth what the demand takes, and appeal decides who sells first. Keep the steel if a factory would stand still without it.
coach-appeal_bonus = The bonus comes only once, when you step there. It is mostly worth more than the $25; take the money if the company cannot run without it.
coach-resource_pick = Take what the next factory lacks: it need not be bought then.
coach-trade_take = Two for one is dear, but cheaper than a factory that stands still. Take what the next one lacks.
coach-asset = Every company gets the bonus at once; only one with a slot keeps the tile, to use it once a decade. So it pays early. What is left gets cheaper, and the cheapest one leaves at the end of the decade.
coach-asset_discard = Only one of them stays. Keep the one that you will really use in every decade that is left.
coach-emergency = Money now, but the value falls a step for each share and one more. Good players do it only if no factory could run without it.
coach-buy_cubes = Buy what the staffed factories lack; the question tells what that is. More than they use only helps if it will be dearer next decade.
coach-produce = Factories run from left to right, and one that does not run stops those behind it. Let it run if its goods can be sold.
coach-sell_goods = “Best spread” sells everything in the way that brings most. By hand you can also leave less for those who sell after you.
coach-sell_count = The last place of a tile pays $50 more in the left column, $20 in the middle. See whether you can fill it, and what you leave to the next.
coach-payout = Dividends go to all who hold shares, and the value rises if the revenue reaches it. Withholding costs a step: it is for early decades, to pay for the next factory.
coach-end_assets = Your last chance in this turn. Assets that lift the share value, or make a step of appeal, are used here at the latest.
coach-row_cubes = It is free. Take it if a factory will use it; it also leaves less for those who operate after you.

# The box: its tables, their fields, the words in them.

box-table-meta = The game
    .about = How long it lasts.
box-table-money = Money
box-table-setup = Setup
    .about = What lies out at the start, and what each of you begins with.
box-table-player_colours = Players’ colours
box-table-player_counts = Certificate limits
    .about = How many certificates you may own.
box-table-decades = Decades
box-table-stock_track = Stock track
    .about = The share values from “closed” upwards, and those at which a company may be founded.
box-table-certificates = Certificates
    .about = How much of one company you may own.
box-table-certificate_types = Kinds of certificates
    .about = How many shares a certificate stands for.
box-table-appeal_track = Appeal track
    .about = How far it goes, and what a company may take instead of a bonus.
box-table-appeal_bonuses = Bonuses of the appeal track
    .about = What a company gets that reaches the space.
box-table-job_market = Job market
    .about = How many workers it holds, and what one costs when it is empty.
box-table-job_market_groups = Prices of workers
    .about = What a worker costs, from the cheapest spaces on.
box-table-resources = Resources
box-table-supply_chain = Haymarket Square
    .about = What is put there again each decade, and what a trade costs.
box-table-supply_spaces = Supply chain
box-table-advanced_supply_chain = Advanced supply chain
    .about = The prices of the columns, and where each resource begins.
box-table-advanced_supply_sections = Sections of the advanced supply chain
    .about = How many cubes are drawn, by how far the chain is emptied.
box-table-general_spaces = Action spaces
box-table-goods_types = Kinds of goods
box-table-board_demand = Columns of the demand market
    .about = What a column pays when it is full, and what is printed at its end.
box-table-demand_tiles = Demand tiles
    .about = How many goods a tile takes, in which stack it lies, and from how many players on it is used.
box-table-companies = Companies
box-table-manager_effects = Names of the managers’ effects
box-table-buildings = Buildings
box-table-assets = Capital assets
box-table-asset_spaces = Prices of the capital assets
    .about = What a capital asset costs, from the dearest space to the cheapest.
box-table-goals = Public goals
box-table-supplies = What never runs out
box-table-variants = Friendly closing
    .about = What is paid for the shares of a company that is closed.
box-row-player_counts = { $players } players
box-row-appeal_bonuses = Space { $space }
box-row-job_market_groups = Group { $row }
box-row-advanced_supply_sections = Section { $row }
box-row-board_demand = Column { $row }
box-row-demand_tiles = Demand { $demand }
box-row-asset_spaces = Space { $row }
box-row-supply_spaces = Space { $row }
box-field-decade_count = Decades
box-field-asset_on_80 = Capital asset on $80
box-field-era1_buildings_dealt = Buildings dealt at first
box-field-goals_drawn = Public goals in a game
box-field-haymarket_cubes_per_resource = Cubes of each resource at Haymarket Square
box-field-job_market_workers = Workers in the job market
box-field-partners_available_at_start = Partners at hand
box-field-starting_cash = Cash
box-field-supply_cubes_per_space = Cubes on each space of the supply chain
box-field-certificate_limit = Most certificates
box-field-players = Players
box-field-building_era = Era of the buildings
box-field-buildings_dealt = Buildings dealt
box-field-draft_direction = Passed on to the
box-field-has_cleanup = Has a cleanup
box-field-partner_gained = Gives a partner
box-field-supply_refill = Cubes that are refilled
box-field-year = Year
box-field-founding_values = Founding values
box-field-spaces = Spaces
box-field-triple_step_min_value = Three steps up from this value on
box-field-max_shares_per_player = Most shares of one company
box-field-count = Number
box-field-shares = Shares
box-field-bonus_goods_markers = Bonus goods
box-field-cash_instead_of_bonus = Money instead of a bonus
box-field-max = Last space
box-field-bonus = Bonus
box-field-space = Space
box-field-capacity = Workers at most
box-field-price_when_empty = Price when it is empty
box-field-price = Price
box-field-total = Cubes
box-field-haymarket_restock_per_resource = Put there each decade
box-field-haymarket_trade_give = Give for one of another kind
box-field-columns = Prices of the columns
box-field-initial = Columns at the start
box-field-coal = Coal
box-field-livestock = Livestock
box-field-steel = Steel
box-field-wood = Wood
box-field-draw = Cubes drawn
box-field-first_column = First column
box-field-last_column = Last column
box-field-amount = Dollars
box-field-effect = Action
box-field-from_decade = From decade
box-field-unlimited = For any number of partners
box-field-completion_bonus = Bonus when it is full
box-field-printed = Printed at its end
box-field-printed_capacity = Goods there
box-field-demand = Goods
box-field-min_players = From so many players on
box-field-stack = Stack
box-field-appeal = Appeal
box-field-asset_slots = Places for capital assets
box-field-automate = Automation
box-field-automation = Places for automation
box-field-both_managers_appeal = Appeal with both managers
box-field-both_managers_price = Price with both managers
box-field-can_automate = May automate
box-field-can_buy_resources = May buy resources
box-field-can_hire_managers = May hire managers
box-field-can_hire_salespeople = May hire salespeople
box-field-catalog_extra = More for a catalog
box-field-factories = Factories
box-field-free_automation_after_hiring = Free automation after hiring
box-field-goods = Goods
box-field-goods_per_worker = Goods for each worker
box-field-goods_type = Makes
box-field-lines = Production lines
box-field-manager = Manager
box-field-manager_slots = Places for managers
box-field-manager_swap = Managers’ swap
box-field-min_workers = Least workers
box-field-name_en = Name
box-field-pay_steel = Pays steel
box-field-price_step = Price step
box-field-prices = Prices
box-field-resources = Resources
box-field-salespeople_per_step = Salespeople for each step
box-field-salespeople_unlimited = Any number of salespeople
box-field-short_name = Short name
box-field-special = Special company
box-field-wage_per_worker = Wage of a worker
box-field-workers = Workers
box-field-asset_discount = Discount on a capital asset
box-field-category = Group
box-field-dividends = Dividends
box-field-era = Era
box-field-gives = Gives
box-field-like = Two cubes of one kind
box-field-managers = Managers
box-field-payer = Who pays
box-field-salespeople = Salespeople
box-field-unlike = Two cubes of two kinds
box-field-any_resources = Cubes of your choice
box-field-catalog = Is a catalog
box-field-chief = Is a chief
box-field-immediate = At once
box-field-manager_or_salesperson = A manager or a salesperson
box-field-prevent_drop = Share value does not fall
box-field-price_bonus = More for a good
box-field-revenue = Revenue
box-field-starting = Lies out at the start
box-field-stock_steps = Steps of the share value
box-field-timing = When
box-field-use = Each decade
box-field-use_cost = Price of a use
box-field-reward = Worth
box-field-friendly_closing_director = For the director
box-field-friendly_closing_per_share = For each share
box-word-left = left
box-word-right = right
box-word-automation = automation
box-word-bonus_good = bonus good
box-word-partner = partner
box-word-salesperson = salesperson
box-word-stock_step = share value one step up
box-word-worker = worker
box-word-blocked = nothing
box-word-demand = demand
box-word-half_price = half the price
box-word-dry_goods = dry goods
box-word-food_dairy = food and dairy
box-word-meat_packing = meat packing
box-word-shoes = shoes
box-word-asset = capital asset
box-word-dividends = dividends
box-word-fundraising = fundraising
box-word-hire_workers = hire workers
box-word-manager = manager
box-word-personal_cash = personal cash
box-word-appeal_1_and_optional_first_player = appeal, and first place in the order
box-word-bank = the bank
box-word-company = the company
box-word-end_of_turn = at the end of a turn
box-word-free = at any time
box-word-reaction = when it happens
box-word-revenue = with the revenue
box-word-selling = when selling
