game-name = San Francisco
game-line = Rebuild the city after the earthquake of 1906.
brief-goal = Have the most points when the World’s Fair opens in 1915.
brief-turn = On each of the six action cards you put your stone on a field and take its action: money, cards, clearing, developing, building. Whoever stands furthest right goes first on the next card.
brief-points = Public and private tenders, your field on the progress board, developments, and 1 point for every $3.
brief-end = When 1915 is over, or when somebody has built all eight buildings.

status = { $phase ->
    [0] Setup
    [1] { $year } · Income
    [2] { $year } · Card { $card } · { $place } of 6
    [3] { $year } · Last bonus
   *[4] Final scoring
}

# Things

kind-seat = { $seat ->
    [1] Orange
    [2] Black
    [3] Turquoise
   *[4] White
}
kind-automaton = The Committee
    .the = the Committee
kind-colour = { $colour ->
    [yellow] yellow
    [green] green
    [blue] blue
   *[red] red
}
kind-site = { $colour ->
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[red] Red
} { $number } (plot { $plot })
kind-permit = { $colour ->
    [any] Any colour
    [none] Any number
    [yellow] Yellow { $number }
    [green] Green { $number }
    [blue] Blue { $number }
   *[red] Red { $number }
}
kind-tender = { $tender ->
    [prv_buildings] Every building
    [prv_pairs] Own pairs
    [prv_rival_neighbours] Next to rivals
    [prv_corners] Enclosed corners
    [prv_freestanding] Freestanding
    [prv_yellow] Yellow sites
    [prv_green] Green sites
    [prv_blue] Blue sites
    [prv_red] Red sites
    [prv_four_colours] Four colours
    [prv_rubble] Rubble
    [prv_street_light] Street lighting
    [prv_cable_car] Cable cars
    [prv_hydrant] Hydrants
    [prv_park] Parks
   *[prv_development_sets] Four developments
}
kind-public = { $tender ->
    [pub_yellow] Most yellow sites
    [pub_green] Most green sites
    [pub_blue] Most blue sites
    [pub_red] Most red sites
    [pub_rubble] Most rubble
    [pub_money] Most money
    [pub_gold_row] Gold row
   *[pub_green_column] Green column
}
kind-development = { $development ->
    [street_light] Street light
    [cable_car] Cable car
    [hydrant] Hydrant
   *[park] Park
}
    .a = { $development ->
        [street_light] a street light
        [cable_car] a cable car
        [hydrant] a hydrant
       *[park] a park
    }
kind-action = { $action ->
    [income] Income
    [material] Material
    [permit] Permit
    [tender] Tender
    [develop] Develop
    [clear] Clear
    [build] Build
    [build_any_colour] Build, any colour
    [build_any_number] Build, any number
    [pass] Pass
    [money] Money
   *[money_per_building] Money for buildings
}
kind-field = { $action ->
    [income] Income ${ $amount }
   *[other] { kind-action }
}
kind-income = ${ $amount }
kind-bonus = { $bonus ->
    [material] 1 building
    [permit] 1 permit
    [tender] 1 tender
    [develop] Develop for $0
    [build] Build
    [money] ${ $amount }
   *[money_per_building] ${ $amount } for each of your buildings on the plan
}
kind-card = { $card }
kind-year = { $year }
kind-plot = Plot card { $plot }
kind-ring = Action card { $card }
kind-progress = Progress, column { $col }, row { $row }
kind-gold_row = Gold row
kind-green_column = Green column
kind-permit_pile = Pile of permits
kind-permit_discard = Used permits
kind-permit_gap = Empty place for a permit
kind-tender_pile = Pile of tenders
kind-tender_gap = Empty place for a tender
kind-builder = Master builder
kind-aid = The Committee's aid
kind-own_permits = Free places for permits
kind-own_ready = Buildings ready and in the supply
kind-own_built = Buildings on the plan
kind-own_rubble = Rubble
kind-own_development = { kind-development }
kind-own_starting = Starting tender, face down
kind-own_tenders = Tenders
kind-own_money = Money
kind-own_points = Points so far

# Questions

q-keep_tender = Which tender do you keep?
    .hint = It stays face down and scores for you at the end. The other one is shuffled back.
a-keep_tender-keep = { $tender }

q-take_income = Which income do you take?
    .hint = Less money is further right, and further right moves first on the first card.
a-take_income-take = { $bonuses ->
    [1] { $income } and as bonus { $bonus }{ then }
   *[other] { $income }
}
    .unpriced = { $bonuses ->
        [1] { $income } and as bonus { $bonus }{ then.unpriced }
       *[other] { $income }
    }

q-choose_bonus = Which bonus do you take in { $year }?
    .hint = One of the bonuses of the year. A card you take is replaced at once.
a-choose_bonus-take = { $bonus }{ then }
    .unpriced = { $bonus }{ then.unpriced }
a-choose_bonus-lose = No bonus

q-place_blocker = Which field do you block?
    .hint = Nobody can use it in { $year }, not even from a distance. The blockers go on two different cards.
a-place_blocker-block = Card { $card }: { $field }

q-place_stone = Where do you place your stone?
    .hint = The nearer your stone is to the end of card { $card } with the arrow, the earlier you move on the next one.
a-place_stone-place = { $possible ->
    [0] { $field } (action not possible)
   *[other] { $field }{ then }
}
    .unpriced = { $possible ->
        [0] { $field } (action not possible)
       *[other] { $field }{ then.unpriced }
    }

q-choose_action = What do you do?
    .hint = Your stone is on { $field2 }. Another action of card { $card } costs $2 for each field of distance.
a-choose_action-use = { $fee ->
    [0] { $field }{ then }
   *[other] { $field } from a distance for ${ $fee }{ then }
}
    .unpriced = { $fee ->
        [0] { $field }{ then.unpriced }
       *[other] { $field } from a distance{ then.unpriced }
    }
a-choose_action-forgo = Do nothing

# What an answer does at once, where its name does not say it.
then = { $then ->
    [0] { "" }
    [1] : { $permit }
    [2] : { $tender }
    [3] { $way ->
        [0] : no rubble, one field right for ${ $price }
       *[1] : no rubble, one field up for ${ $price }
    }
    [4] : ${ $reward }, as you are at the top right
   *[5] : ${ $total }
}
    .unpriced = { $then ->
        [0] { "" }
        [1] : { $permit }
        [2] : { $tender }
        [3] { $way ->
            [0] : no rubble, one field right
           *[1] : no rubble, one field up
        }
        [4] : you are at the top right
       *[5] { "" }
    }

q-take_permit = Which permit do you take?
    .hint = You need colour and number to build. Two permits with a symbol in common can bring a development.
a-take_permit-take = { $permit }: { $development1 } and { $development2 }

q-take_tender = Which tender do you take?
    .hint = It scores for you alone at the end.
a-take_tender-take = { $tender }

q-clear_rubble = What do you clear?
    .hint = { $way ->
        [0] You are at the top edge: ${ $clear } takes a rubble marker and moves you right, ${ $up } moves you right without rubble.
        [1] ${ $clear } takes a rubble marker and moves you up, ${ $up } moves you up without rubble.
       *[2] You are at the top right: a rubble marker costs ${ $clear } and pays ${ $reward } back. Without rubble you just get ${ $reward }.
    }
a-clear_rubble-clear = Rubble from { $site }
a-clear_rubble-up = { $way ->
    [0] No rubble, just the step right
    [1] No rubble, just the step up
   *[2] No rubble, just ${ $reward }
}

q-lay_permit = Which permit do you use?
    .hint = { $action }, cost ${ $cost }. You can add a second permit afterwards.
a-lay_permit-lay = { $permit }: { $development1 } and { $development2 }

q-choose_site = Where do you build?
    .hint = { $cards ->
        [1] You use { $permit1 }. Or add a second permit: colours and numbers of the two combine.
       *[other] { $shared ->
            [0] You use { $permit1 } and { $permit2 }. They have no symbol in common.
            [1] You use { $permit1 } and { $permit2 }. Then you may take: { $development1 }.
           *[other] You use { $permit1 } and { $permit2 }. Then you may take: { $development1 } or { $development2 }.
        }
    }
a-choose_site-build = { $rubble ->
    [0] Build on { $site }
   *[other] Clear and build on { $site }
}
a-choose_site-add = Add { $permit }: { $development1 } and { $development2 }

q-take_development = Which development do you take?
    .hint = { $way ->
        [0] It moves your progress marker one field right.
        [1] It moves your progress marker one field up, as it is at the right edge.
       *[2] Your progress marker is at the top right and stays there.
    }
a-take_development-take = { $price ->
    [0] { $development }
   *[other] { $development } for ${ $price }
}
    .unpriced = { $development }
a-take_development-none = None

# Reasons

why-not-dealt = You were not dealt { $tender }.
why-income-blocked = The { $income } field is blocked for the whole game.
why-income-taken = { $seat2 } is on the { $income } field.
why-other-year = That is not a bonus of { $year }.
why-bonus-possible = You can take a bonus, so you must.
why-other-side = That field is on the other side of the card.
why-card-blocked = Card { $card } already has a blocker.
why-other-card = Card { $card } is in play now.
why-field-blocked = This field is blocked for the year.
why-occupied = { $seat2 } is on this field.
why-pass-field = Pass cannot be used from a distance.
why-must-act = { $field2 } costs you nothing, so you must use it or another action of the card.
why-no-supply = All your buildings are out of the supply already.
why-five-permits = You already have 5 permits.
why-no-permit-out = No permit is on display.
why-no-tender-out = No tender is on display.
why-poor = You have ${ $money }, it costs ${ $price }.
why-no-building = You have no building ready. Get material first.
why-no-permit = You have no permit.
why-no-site = No free site has both a colour and a number of your permits.
why-permit-not-out = { $permit } is not on display.
why-tender-not-out = { $tender } is not on display.
why-no-rubble = There is no rubble on { $site }.
why-not-your-permit = You do not have { $permit }.
why-permit-fits-nowhere = With { $permit } you find no site that fits and that you can pay for.
why-two-laid = You already use 2 permits.
why-already-laid = You already use { $permit }.
why-not-in-play = { $site } is not in play.
why-site-built = { $seat2 } has built on { $site }.
why-wrong-colour = { $cards ->
    [1] { $permit1 } does not show { $colour }.
   *[other] { $permit1 } and { $permit2 } do not show { $colour }.
}
why-wrong-number = { $cards ->
    [1] { $permit1 } does not show a { $number }.
   *[other] { $permit1 } and { $permit2 } do not show a { $number }.
}
why-not-shared = { $development } is not on both of your permits.
why-stack-empty = The stack is empty: { $development }.

# The log

f-chapter-year = { $year }
f-chapter-scoring = Final scoring
f-starts = { $seat } starts.
f-kept = { $seat } keeps one of two tenders.
f-kept-tender = { $seat } keeps the tender { $tender }.
f-permit-out = New on display: the permit { $permit }.
f-tender-out = New on display: the tender { $tender }.
f-card-2 = Card { $card } · first { $seat-the }, then { $seat2-the }
f-card-3 = Card { $card } · first { $seat }, then { $seat2 }, then { $seat3 }
f-card-4 = Card { $card } · first { $seat }, then { $seat2 }, then { $seat3 }, then { $seat4 }
f-income = { $seat } gets { $income } income.
f-gained = { $seat } gets ${ $amount }.
f-bonus = { $seat } gets ${ $amount } as bonus.
f-material = { $seat } takes a building from the supply.
f-placed = { $seat } goes to { $field }.
f-permit = { $seat } takes the permit { $permit }.
f-tender = { $seat } takes the tender { $tender }.
f-develops = { $seat } develops the city{ for-cost }{ and-moves }.
f-moves = { $way ->
    [0] { $seat } moves right{ for-cost } without clearing rubble.
   *[1] { $seat } moves up{ for-cost } without clearing rubble.
}
f-clears = { $seat } clears the rubble from { $site }{ for-cost }{ and-moves }.
f-corner = { $seat } is at the top right already and gets ${ $amount }.
f-discards = { $seat } discards the permit { $permit }.
f-discards-2 = { $seat } discards the permits { $permit1 } and { $permit2 }.
f-built = { $seat } builds on { $site }{ for-cost }.
for-cost = { $cost ->
    [0] { "" }
   *[other] { " " }for ${ $cost }
}
and-moves = { $way ->
    [0] { " " }and moves right
    [1] { " " }and moves up
   *[2] { "" }
}
f-all-built = { $seat } has built all 8 buildings.
f-builder = { $seat } takes the tender Master builder.
f-develops-by = { $seat } takes { $development-a }{ for-cost }{ and-moves }.
f-no-development = { $seat } takes no development.
f-remote = { $seat } pays ${ $fee } to use { $field } from a distance.
f-forgoes = { $seat } does nothing.
f-passed = { $seat } passes.
f-blocked = { $seat } blocks { $field } on card { $card }.
f-bonus-lost = { $seat } can take no bonus.
f-reshuffled = The used permits are shuffled into a new pile.
f-flipped = { $seat } turns up the permit { $permit }.
f-aid = { $meant ->
    [0] { $seat } goes to { $field }: { $number } means left{ aid-taken }.
    [1] { $seat } goes to { $field }: { $number } means the middle{ aid-taken }.
   *[2] { $seat } goes to { $field }: { $number } means right{ aid-taken }.
}
aid-taken = { $taken ->
    [0] { "" }
   *[1] , which is taken
}
f-nothing-out = { $seat } finds no card on display to take and gets the income of the card: ${ $amount }.
f-no-permit = { $seat } cannot build without a permit and gets the income of the card: ${ $amount }.
f-no-free-colour = { $seat } finds no free site in the colours of its permits and gets the income of the card: ${ $amount }.
f-symbol = { $way ->
    [0] { $seat } moves right for the symbol { $development }; the stack is empty.
    [1] { $seat } moves up for the symbol { $development }; the stack is empty.
   *[2] { $seat } gets nothing for the symbol { $development }; the stack is empty.
}
f-shows = { $seat } turns up the starting tender: { $tender }.

# Scores

score-pub_yellow = Most yellow sites
score-pub_green = Most green sites
score-pub_blue = Most blue sites
score-pub_red = Most red sites
score-pub_rubble = Most rubble
score-pub_money = Most money
score-pub_gold_row = Gold row
score-pub_green_column = Green column
score-private = Private tenders
score-builder = Master builder
score-progress = Progress
score-developments = Developments
score-money = Money
break-buildings = Buildings on the plan

item-sites = { $count } { $count ->
    [one] building
   *[other] buildings
} on { $colour }
item-rubble = { $count } { $count ->
    [one] rubble marker
   *[other] rubble markers
}
item-money = ${ $amount }
item-column = Column { $col }
item-row = Row { $row }
item-field = Column { $col }, row { $row }
item-tender = { $tender }: { $times } × { $value }
item-any-tender = { $tender }
item-developments = { $development } × { $count }
item-park = Park { $letter ->
    [0] A
    [1] B
    [2] C
   *[3] D
}

tally-points = Points so far
    .amount = { $amount } ★
tally-money = Money
    .amount = ${ $amount }
tally-built = Buildings on the plan
    .amount = { $amount } of 8
tally-area = Buildings ready
    .one = Building ready
    .amount = { $amount }
tally-permits = Permits
    .one = Permit
    .amount = { $amount }
tally-tenders = Tenders
    .one = Tender
    .amount = { $amount }
tally-rubble = Rubble
    .amount = { $amount }
tally-developments = Developments
    .one = Development
    .amount = { $amount }
tally-progress = Progress
    .amount = { $amount }

# What a thing is (about), and what that means now

about-plot = A plot card, side { $side }, with { $sites } sites. Sites that share an edge are neighbours; the streets between the cards part them.
now-plot = { $free } of { $sites } sites free{ $rubble ->
    [0] .
   *[other] , rubble on { $rubble }.
}
about-site = A site. To build here you lay one or two permits that show { $colour } and a { $number }. { $neighbours ->
    [0] It stands free: it has no neighbours.
    [one] It has 1 neighbour.
   *[other] It has { $neighbours } neighbours.
}
now-site = { $state ->
    [built] { $seat } has built here.
    [rubble] Rubble lies here: clearing it while you build costs ${ $clear }, building ${ $cost } in { $year }.
   *[free] Free. Building costs ${ $cost } in { $year }.
}
about-ring = An action card. Every year all players place their stone on each of the { $cards } cards in turn. Whoever is nearest to the arrow moves first on the next card.
now-ring = { $when ->
    [now] In play: card { $place } of { $cards }.
    [over] Played this year: card { $place } of { $cards }.
   *[later] Still to come this year: card { $place } of { $cards }.
}
about-field = { $action ->
    [income] Place your stone here to take ${ $amount }.
    [material] Place your stone here to take one of your buildings from the supply. You need it to build.
    [permit] Place your stone here to take one of the permits on display. You need them to build and may hold { $limit }.
    [tender] Place your stone here to take one of the tenders on display. It scores for you alone at the end.
    [develop] Place your stone here to pay ${ $develop } and move your progress marker one field right.
    [clear] Place your stone here to pay ${ $clear }, take rubble from any site and move your progress marker one field up. ${ $step } buys the step without rubble.
    [build] Place your stone here to lay one or two permits and build on a free site with their colour and number.
    [build_any_colour] Place your stone here to build on a site of any colour: your permits need to show its number only.
    [build_any_number] Place your stone here to build on a site with any number: your permits need to show its colour only.
   *[pass] Place your stone here to do nothing, and to move early on the next card.
} { $action ->
    [pass] It cannot be used from a distance.
   *[other] From another field of the card it costs ${ $fee } more for each field of distance.
}
now-field = { $blocked ->
    [0] { $here ->
        [0] { "" }
       *[other] { $seat } is on this field.{ " " }
    }{ $action ->
        [build] Building costs ${ $cost } in { $year }.
        [build_any_colour] Building costs ${ $cost } in { $year }.
        [build_any_number] Building costs ${ $cost } in { $year }.
       *[other] { "" }
    }
   *[other] Blocked in { $year }: nobody can use it, not even from a distance.
}
about-income = An income field: { $income } at the beginning of a year. The further right your stone, the earlier you move on the first card.
now-income = { $blocked ->
    [0] { $here ->
        [0] { "" }
       *[other] { $seat } is on this field.
    }
   *[other] Blocked for the whole game.
}
about-bonus = { $last ->
    [0] A bonus of { $year }, which you take right after your income:
   *[other] A bonus of { $year }, the last thing before the final scoring:
} { $bonus ->
    [material] one of your buildings from the supply.
    [permit] a permit from the display.
    [tender] a tender from the display.
    [develop] a step right with your progress marker, without paying.
    [build] build once more, for ${ $cost }.
    [money] ${ $amount }.
   *[money_per_building] ${ $amount } for each of your buildings on the plan.
} { $every ->
    [0] You take one of the bonuses of the year.
   *[other] You get all bonuses of this year.
}
now-bonus = { $when ->
    [now] It is { $year } now.
    [over] { $year } is over.
   *[later] { "" }
}
about-year = { $last ->
    [0] A year: everybody takes income and bonus, then all play the six action cards. Building costs ${ $cost }.
   *[other] The end: no income and no cards any more. Everybody takes one last bonus, building costs ${ $cost }, then the game is scored.
}
now-year = { $when ->
    [now] It is { $year } now.
    [over] { $year } is over.
   *[later] Still to come.
}
about-aid = What the Committee does. It turns up a permit, and the number { $numbers } means { $part ->
    [left] left
    [middle] the middle
   *[right] right
}: of the fields of a card, the open incomes and the cards on display. If that is taken or empty, it tries { $first ->
    [left] left
    [middle] the middle
   *[right] right
}, then { $second ->
    [left] left
    [middle] the middle
   *[right] right
}.
now-aid = { $level ->
    [hard] You play on the level Hard.
   *[normal] You play on the level Normal.
}
about-progress = { $corner ->
    [0] Your progress marker here brings { $points } points at the end. Developments move it right, clearing rubble moves it up.
   *[other] Your progress marker here brings { $points } points at the end. It cannot move on: develop and clear pay ${ $reward } instead.
}
now-progress = { $seat-n ->
    [0] { "" }
   *[other] Here: { $seat }.
}
about-up = The step without rubble: your progress marker moves one field up for ${ $cost }, at the top edge one field right. At the top right it stays and you get ${ $reward }.
about-gold_row = The gold row: { $points } points at the end for a progress marker in this column, if the public tender Gold row lies out.
now-gold_row = { $counts ->
    [0] That tender is not in this game: the row counts for nothing.
   *[other] { $seat-n ->
        [0] It lies out.
       *[other] It lies out. In this column: { $seat }.
    }
}
about-green_column = The green column: { $points } points at the end for a progress marker in this row, if the public tender Green column lies out.
now-green_column = { $counts ->
    [0] That tender is not in this game: the column counts for nothing.
   *[other] { $seat-n ->
        [0] It lies out.
       *[other] It lies out. In this row: { $seat }.
    }
}
about-permit = { $printed ->
    [any] A building permit for any colour; the number must come from another permit or the action.
    [none] A building permit for any number; the colour must come from another permit or the action.
   *[other] A building permit for { $colour } and { $number }. You build with one or two, which together must show the colour and the number of the site.
} Two permits that share a symbol ({ $development1 }, { $development2 }) may bring you that development.
now-permit = { $here ->
    [0] { "" }
   *[other] { $seat } has it.{ " " }
}{ $printed ->
    [any] { "" }
    [none] { "" }
   *[other] { $fitting ->
        [0] No free site fits it alone.
        [one] 1 free site fits it alone.
       *[other] { $fitting } free sites fit it alone.
    }
}
about-permit_pile = The face-down pile of permits. The display is refilled from it after each action card, and at once after a bonus. When it runs out, the used permits are shuffled.
now-permit_pile = { $count ->
    [one] 1 permit is left.
   *[other] { $count } permits are left.
}
about-permit_discard = The used permits, which lie open. They become the new pile when that runs out.{ $solo ->
    [0] { "" }
   *[other] { " " }The number on top tells what the Committee does.
}
now-permit_discard = { $count ->
    [0] None yet.
    [one] 1 permit.
   *[other] { $count } permits.
}
about-permit_gap = An empty place of the display. It is filled when everybody has finished the action card, and at the start when all have kept a tender.
about-tender = A private tender: at the end { $points ->
    [one] 1 point
   *[other] { $points } points
} { $scoring ->
    [per_building] for each of your buildings on the plan.
    [own_pairs] for each pair of your buildings that are neighbours. Each building counts in one pair.
    [next_to_rival] for each of your buildings next to somebody else's.
    [surrounded_corner] for each of your buildings on a corner whose neighbours are all built on, by anybody.
    [freestanding] for each of your buildings on a 1, which stand free.
    [site_colour] for each of your buildings on { $colour }.
    [colour_sets] for each set of your buildings on all four colours.
    [per_rubble] for each rubble marker you have taken.
    [development_type] for each of your developments of the type { $development }.
   *[development_sets] for each set of your developments of all four types.
} Only its owner scores it.
now-tender = { $whose ->
    [owner] { $seat } has it and gets { tender-sum } for it now.
    [committee] { $seat } has it and gets { $fixed } for it, whatever it says.
    [would] It would bring you { tender-sum } now.
   *[nobody] { "" }
}
tender-sum = { $times } × { $points } = { $total } { $total ->
    [one] point
   *[other] points
}
about-tender_pile = The face-down pile of tenders. The display is refilled from it after each action card, and at once after a bonus. When it runs out, no more come.
now-tender_pile = { $count ->
    [0] It is empty.
    [one] 1 tender is left.
   *[other] { $count } tenders are left.
}
about-tender_gap = An empty place of the display. As long as there are tenders, it is filled when everybody has finished the action card, and at the start when all have kept one.
about-public = A public tender, which everybody scores at the end. { $scoring ->
    [colour] Who has the most buildings on { $colour }? The places bring { $prizes } points.
    [rubble] Who has the most rubble? The places bring { $prizes } points.
    [money] Who has the most money? The places bring { $prizes } points.
    [gold_row] Your progress marker brings the points of its column in the gold row.
   *[green_column] Your progress marker brings the points of its row in the green column.
} { $scoring ->
    [gold_row] { "" }
    [green_column] { "" }
   *[other] Tied players share.
}
now-public = { $scoring ->
    [gold_row] { $seat } would get the most: { $best }.
    [green_column] { $seat } would get the most: { $best }.
   *[other] { $seat-n ->
        [one] { $seat } is ahead with { $best }.
       *[other] Ahead: { $seat } with { $best } each.
    }
}
about-builder = The tender Master builder: { $points } points for the first to build all { $every } buildings. That also ends the game: the others finish the card.
now-builder = { $here ->
    [0] Nobody has it yet.
   *[other] { $seat } has it.
}
about-development = A stack of developments. You may take one after a build with two permits that share its symbol{ $price ->
    [0] { "" }
   *[other] , for ${ $price }
}, and your progress marker moves right. { $type ->
    [street_light] The first, second and further street lights bring { $worth } points in all.
    [park] From the top the parks bring { $worth } points.
   *[other] Each brings { $each } points.
}
now-development = { $count ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $count } are left.
}
about-own_permits = Room for more permits: you may hold { $limit }. With { $limit } you can take none.
now-own_permits = { $seat } has { $count }.
about-own_ready = Buildings that are not built. The dark ones are ready; the pale ones are in the supply until you take them by the action Material or a bonus.
now-own_ready = { $seat } has { $ready } ready and { $supply } in the supply.
about-own_built = Buildings on the plan. They score by tenders, break ties, and the first player with { $every } ends the game.
now-own_built = { $seat } has built { $count } of { $every }.
about-own_rubble = Rubble taken from sites. It has no value by itself; some tenders count it.
now-own_rubble = { $seat } has { $count }.
about-own_development = Developments taken by building. { $type ->
    [street_light] One, two and more street lights bring { $worth } points in all.
    [park] The parks A to D bring { $worth } points.
   *[other] Each brings { $each } points.
}
now-own_development = { $seat } has { $count }, which bring { $points ->
    [one] 1 point
   *[other] { $points } points
}.
about-own_starting = A starting tender, face down. Everybody keeps one of two at the start; only its owner knows it until the final scoring.
now-own_starting = It is { $seat }'s.
about-own_tenders = Private tenders, which only their owner scores: those taken from the display, and the starting one, which is face down.
now-own_tenders = { $seat } has { $taken } from the display{ $secret ->
    [0] { "" }
   *[other] { " " }and 1 starting tender
}. What is known of them brings { $points } now.
about-own_money = Money, which everybody sees. At the end every ${ $per } bring 1 point.
now-own_money = { $seat } has ${ $amount }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
about-own_points = What the final scoring would give: public and private tenders, progress, developments, money. Starting tenders are left out until the end.
now-own_points = { $over ->
    [0] { $seat } would get { $points } now.
   *[other] { $seat } has { $points }.
}

# The icons

legend-build = Build
legend-any_colour = Build on any colour
legend-any_number = Build on any number
legend-material = Material: a building from the supply
legend-permit = Permit
legend-tender = Private tender
legend-develop = Develop: a step right
legend-clear = Clear: rubble, and a step up
legend-rubble = Rubble
legend-pass = Pass
legend-street_light = Street light
legend-cable_car = Cable car
legend-hydrant = Hydrant
legend-mission_dolores_park = Park (Mission Dolores Park)
legend-golden_gate_park = Park (Golden Gate Park)
legend-pair = A pair of your buildings
legend-rivals = Next to somebody else's building
legend-alone = A site that stands free
legend-corner = A corner with all neighbours built on
legend-four = All four colours
legend-building = Building
legend-stack = All four developments
legend-money = Money
legend-star = Points
legend-up = A step up
legend-right = A step right

# The table as plain text

plain-start = Start player: { $player }
plain-laid = Laid out to build: { $cards }
plain-heading-plan = City plan
plain-heading-cards = Action cards
plain-heading-displays = Displays
plain-legend = ● yellow, ▲ green, ■ blue, ◆ red; ~ rubble; #1 building of player 1
plain-plot = plot { $plot }, side { $side }
plain-card = { $now ->
    [0] Card { $card }:
   *[other] Card { $card } (in play):
}
plain-blocked = { $field } (blocked)
plain-order = Order: { $players }
plain-permits = Permits: { $cards }; pile { $pile }, used { $used }
plain-permit = { $permit } ({ $development1 }, { $development2 })
plain-tenders = Tenders: { $cards }; pile { $pile }
plain-public = Public: { $cards }
plain-stacks = Developments: { $cards }
plain-gap = –
plain-secret = face down
plain-starting = { $tender } (starting tender)
plain-builder = Master builder: { $holder }
plain-account = ${ $money }, points { $points }
plain-buildings = Buildings: { $built } built, { $area } ready, { $supply } in the supply
plain-progress = Progress: column { $col }, row { $row } ({ $points }); rubble { $rubble }
plain-hand = Permits: { $cards }
plain-deeds = Tenders: { $cards }
plain-developments = Developments: { $cards }
plain-none = none

# Options

option-plot_sides = Plot sides
    .about = The two sides of a plot card differ in where the rubble lies. A text such as ABABAABB gives a side for each of the eight cards.
option-plot_sides-all_A = All sides A
option-plot_sides-all_B = All sides B
option-plot_sides-random = Drawn by lot
option-start_player = Start player
    .about = Who is first to choose an income in 1906.
option-start_player-random = Drawn by lot
option-start_player-seat_1 = Seat 1
option-start_player-seat_2 = Seat 2
option-start_player-seat_3 = Seat 3
option-start_player-seat_4 = Seat 4
option-duopoly = Duopoly
    .about = For two: each year both of you close a field of the action cards. The rule book recommends it.
option-level = Level
    .about = How hard the Committee of Fifty plays.
option-level-normal = Normal
option-level-hard = Hard
option-park = Parks
    .about = Which park is on the park cards. It does not change play.
option-park-mission_dolores_park = Mission Dolores Park
option-park-golden_gate_park = Golden Gate Park

# Drawing: words on the board, on desks and for those who listen to it.
drawing-board = San Francisco, board
drawing-plan = City plan
drawing-step-up = A step up without rubble
drawing-years = Years
drawing-place = { $card }, place { $place }
drawing-card-now = { $card }, in play
drawing-view-city = City and actions
drawing-view-cards = Cards and progress
drawing-view-ring = Actions
drawing-describe-year = { $year }, on the year board. The city plan lies in the middle, the action cards around it.
drawing-describe-card = { $year }, action card { $card }. The city plan lies in the middle, the action cards around it.
drawing-plot = Plot { $plot }
drawing-site-built = { $site }. { $seat } has built here.
drawing-site-rubble = { $site }, rubble
drawing-field-taken = { $field }. { $seat } stands here.
drawing-field-blocked = { $field }, blocked
drawing-do-income = Income
drawing-do-material = Material
drawing-do-permit = Permit
drawing-do-tender = Tender
drawing-do-develop = Develop
drawing-do-clear = Clear
drawing-do-build = Build
drawing-do-build-any-colour = Any colour
drawing-do-build-any-number = Any number
drawing-do-pass = Pass
drawing-income = Income
drawing-first = first ▸
drawing-front = first
drawing-aid = Committee
drawing-aid-left = left
drawing-aid-middle = middle
drawing-aid-right = right
drawing-aid-else = else { $first }, then { $second }
drawing-progress = Progress
drawing-right = develop
drawing-up = clear
drawing-permits = Permits
drawing-used = used
drawing-after-card = after card { $card }
drawing-none-left = none left
drawing-developments = Developments
drawing-street-light = Street light
drawing-cable-car = Cable car
drawing-hydrant = Hydrant
drawing-mission-dolores-park = Dolores Park { $letter }
drawing-golden-gate-park = Golden Gate Park { $letter }
drawing-public = Public tenders
drawing-builder = Master builder
drawing-last-building = { $count }th
drawing-tenders = Tenders to take
drawing-pile = pile { $count }
drawing-max = { $count } max
drawing-ready = { $area } { $area ->
    [one] building
   *[other] buildings
} ready, { $supply } in the supply
drawing-built = { $built } of { $every } built
drawing-rubble = { $count } { $count ->
    [one] rubble marker
   *[other] rubble markers
}
drawing-starting = Starting tender, face down
drawing-tender-count = { $count } { $count ->
    [one] tender
   *[other] tenders
}
drawing-money = money
drawing-points = points so far, without starting tenders
drawing-so-far = points so far
drawing-total = points

# What hints name as reasons: terms of the judgement, and what is held

points = { $sign }{ $amount } points
    .with = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
term-progress = Progress
term-developments = Developments
term-tenders_held = Master builder
    .of = Own tender { $thing }
term-public_tenders = Public tenders
    .of = Public tender { $thing }
term-money = Money
term-begun = Unfinished pairs, corners and sets
term-permits = Permits in hand
term-next_building = The next building
term-later_buildings = Buildings after the next
term-spare_turns = Turns left over
term-years_to_come = Incomes of the years to come
term-early_choice = Moving early on the next card
term-question_at_hand = What this turn still brings
holds-site = A building of yours on { $site }

# What the coach says of a question when it is asked for the first time.
coach-keep_tender = A tender you keep scores for you alone at the end. Good players keep the one that their very first buildings can work on.
coach-take_income = Money, or being early: you cannot have both. If the first card has one action that you badly need, take less and go first; else take the money.
coach-choose_bonus = The bonus of the year costs no turn. Look at what your next building still lacks: the building itself, a permit, or money.
coach-place_blocker = The field is closed for both of you this year. Look for the action that your rival needs more than you do.
coach-place_stone = A field decides two things: what you can do now, and how early you move on the next card. So look at the next card first: is there something that everybody wants?
coach-choose_action = The field under your stone costs no fee. $2 for the field next door are well spent if they save a whole turn; but mind that $3 are a point at the end.
coach-take_permit = First look for a site that you want, then for the permit with its colour or number. If it shares a symbol with one you hold, the two can bring a development as well.
coach-take_tender = Take one that your buildings fulfil already, or will anyway. A tender that asks for a new plan is seldom worth the turn.
coach-clear_rubble = Every step on the progress board changes your points. The rubble marker costs $1 more: it counts for some tenders, and its site is cheaper to build on afterwards.
coach-lay_permit = Every permit you use is discarded. Decide first where you want to build, then which permits lead there: two with a symbol in common also bring a development.
coach-choose_site = A building counts for several things at once: colours, neighbours, corners, your own tenders. The best site serves two or three of them.
coach-take_development = Street lights are worth more the more of them you have: 1, 3, 6, 10, 15 points. Look also at what your tenders count.

# The box: its tables, their fields, the words in them.

box-table-meta = About this edition
box-table-counts = Pieces
    .about = How many pieces there are.
box-table-money = Money markers
box-table-setup = Setup
    .about = What is dealt, and how many permits you may hold.
box-table-costs = Prices
    .about = What actions cost, and how money counts at the end.
box-table-player_colours = Players’ colours
box-table-site_colours = Colours of the sites
box-table-development_types = Kinds of city developments
box-table-developments = City developments
    .about = The cards of the four kinds, from the top of their stacks down.
box-table-permits = Building permits
box-table-plots = Plot cards
    .about = The city: two-sided cards with sites to build on. Sites that share an edge are neighbours; the streets between the cards part them. The sides differ in where the rubble lies.
box-table-layouts = How the plot cards lie
    .about = Which plot cards are used for how many players, row by row.
box-table-table_ring = The circle of action cards
box-table-years = Years
box-table-income_track = Income fields
    .about = What each of you may take at the start of a year; the field on the right moves first.
box-table-progress_board = Progress board
    .about = The points of each field at the end, and the points of the gold row and the green column.
box-table-action_kinds = Colours of the actions
box-table-action_cards = Action cards
    .about = Every year all players place their stone on each of these cards in turn. One side is for 3 and 4 players, the other for 1 and 2. Whoever stands nearest to the arrow moves first on the next card.
box-table-public_tenders = Public tenders
box-table-comparison_points = Points for comparisons
    .about = What the public tenders that compare the players give to the first, the second and so on.
box-table-private_tenders = Private tenders
box-table-tender_frames = Frames of the tenders
box-table-builder_tender = Builder tender
box-table-duopoly = Duopoly
box-table-solo = Solo game
    .about = How the Committee plays against you.
box-table-solo_levels = The Committee’s aid card
    .about = Which number leads the Committee where, on the normal side and on the hard one.
box-row-comparison_points = { $players } players
box-row-layouts = Layout { $row }
box-row-solo_levels = { $id ->
    [normal] Normal
   *[other] Hard
}
box-field-buildings_per_player = Buildings of each player
box-field-rubble_markers = Rubble markers
box-field-permit_limit = Most permits in hand
box-field-public_tenders_drawn = Public tenders in a game
box-field-clear_move_only = Step up without rubble
box-field-clear_with_rubble = Step up with rubble
box-field-develop = Develop
box-field-money_per_vp = Dollars for a point
box-field-remote_action_per_field = Fee for each field of distance
box-field-top_right_reward = Reward on the top right field
box-field-gain_cost = Price
box-field-set_vp = Points for 0, 1, 2 … of them
box-field-type = Development
box-field-vp = Points
box-field-colour = Colour
box-field-number = Number
box-field-permits-number = Number (0 none, −1 any)
box-field-symbols = Symbols
box-field-sites = Sites (row 0 is at the top, column 0 at the left)
box-field-col = Column
box-field-row = Row
box-field-corner = Corner
box-field-rubble_a = Rubble A
box-field-rubble_b = Rubble B
box-field-neighbours = Neighbours
box-field-players = Players
box-field-rows = Rows
box-field-cols = Columns
box-field-year = Year
box-field-build_cost = Price of a building
box-field-bonus_mode = Bonuses
box-field-bonus = Bonus
box-field-kind = Action
box-field-amount = Dollars
box-field-fields = Dollars, from the left
box-field-gold_row = Gold row
box-field-green_column = Green column
box-field-vp_rows = Points, top row first
box-field-label = Letter
box-field-fields_3_4 = Fields for 3 and 4 players, from the left
box-field-fields_1_2 = Fields for 1 and 2 players, from the left
box-field-scoring = Counts
box-field-metric = Compares
box-field-comparison_points-vp = Points of the first, second …
box-field-vp_two_players = Points for two players
box-field-committee_start_income_field = The Committee’s first income
box-field-permit_threshold = From so many permits on it takes tenders
box-field-removed_permits = Permits that are left out
box-field-blocked_income_field = Income that is closed
box-field-fallback = Other places to try (0 left, 1 middle, 2 right)
box-field-private_tender_vp = Points for each private tender
box-field-slot_for_number = Place for the numbers 1 to 5 (0 left, 1 middle, 2 right)
box-word-all = all of them
box-word-one = one of them
box-word-any = any
box-word-none = none
box-word-yellow = yellow
box-word-green = green
box-word-blue = blue
box-word-red = red
box-word-build = build
box-word-build_any_colour = build, any colour
box-word-build_any_number = build, any number
box-word-clear = clear rubble
box-word-develop = develop
box-word-income = income
box-word-material = material
box-word-money = money
box-word-money_per_building = money for each building
box-word-pass = pass
box-word-permit = permit
box-word-tender = tender
box-word-cable_car = cable car
box-word-hydrant = hydrant
box-word-park = park
box-word-street_light = street light
box-word-compare = comparison of the players
box-word-gold_row = gold row
box-word-green_column = green column
box-word-buildings_on_colour = buildings on a colour
box-word-rubble = rubble
box-word-per_building = own buildings
box-word-own_pairs = pairs of own neighbours
box-word-next_to_rival = own buildings beside a rival’s
box-word-surrounded_corner = corners with all neighbours built
box-word-freestanding = own buildings that stand free
box-word-site_colour = own buildings on a colour
box-word-colour_sets = sets of all four colours
box-word-per_rubble = own rubble
box-word-development_type = own developments of a kind
box-word-development_sets = sets of all four developments
