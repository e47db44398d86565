game-name = Raising Chicago
game-line = Bid for projects, spend wisely, and lift a city out of the mud.
status = Round { $round } of { $rounds } · { $phase ->
    [1] Project announcement
    [2] Project bidding
    [3] Bidding resolution
    [4] Project resolution
    [5] Run your company
   *[other] Final scoring
}

option-council = City Council
    .about = Four council members give reputation at the end to whoever has enough cards with their letter.

# --- Names of things ---

kind-colour = { $colour ->
    [blue] Blue
    [purple] Purple
    [green] Green
   *[white] White
}
kind-seat = { kind-colour }
kind-slot = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
kind-square = { $slot ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
} { $corner ->
    [0] pay square
    [1] upper right
    [2] lower left
   *[3] lower right
}
    .the = { $corner ->
        [0] the pay square of card
       *[other] card
    } { $slot ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }{ $corner ->
        [0] {""}
        [1] , upper right
        [2] , lower left
       *[3] , lower right
    }
kind-project = { $final ->
    [1] Final project { $number }
   *[0] Project { $number }
}
kind-card = Resource card { $number }
kind-plot = Plot { $number } in ward { $ward }
kind-outskirts = Outskirts plot { $number }
kind-prestige = Prestige building { $number }
kind-neighborhood = Neighborhood { $number }
kind-tile = { $number ->
    [1] “Two favors”
    [2] “Favor and wild”
    [3] “Good name”
    [4] “Clear a card”
    [5] “Market bonuses”
    [6] “Company bonuses”
    [7] “Extra level”
    [8] “Three steps of expertise”
    [9] “Four resources”
    [10] “Swap banners”
    [11] “Three wilds”
   *[12] “Copy neighborhoods”
}
kind-member = { $number ->
    [1] Alderman of ward 1
    [2] Alderman of ward 2
    [3] Alderman of ward 3
    [4] Alderman of ward 4
    [5] Outskirts
    [6] Symbol sets
    [7] Permanent resources
    [8] Returned bids
    [9] Neighborhoods
    [10] Favors
    [11] Company expansions
   *[12] Ward control
}
kind-banner = { $column ->
    [0] the prestige area
   *[other] column { $column }
}
kind-resource = { $resource ->
    [lumber] lumber
    [masonry] masonry
   *[jackscrew] jackscrews
}
kind-track = { $resource ->
    [lumber] lumber expertise
    [masonry] masonry expertise
   *[jackscrew] jackscrew expertise
}
kind-symbol = { $symbol ->
    [train] train
    [lion] lion
    [book] book
    [seal] city seal
    [y] Y
   *[asterisk] asterisk
}
kind-reward = { $kind ->
    [favor] { $amount ->
        [one] { $amount } favor
       *[other] { $amount } favors
    }
    [wild] { $amount ->
        [one] { $amount } wild
       *[other] { $amount } wilds
    }
    [expansion] a company expansion
    [expertise] a step of { $which ->
        [lumber] lumber
        [masonry] masonry
       *[jackscrew] jackscrew
    } expertise
   *[resource] { $amount } { $which ->
        [lumber] lumber
        [masonry] masonry
       *[jackscrew] { $amount ->
            [one] jackscrew
           *[other] jackscrews
        }
    }
}
kind-bundle = { $empty ->
    [1] nothing
   *[0] { $lumber ->
        [0] {""}
       *[other] { $lumber } lumber
    }{ $masonry-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $masonry ->
        [0] {""}
       *[other] { $masonry } masonry
    }{ $jackscrew-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $jackscrew ->
        [0] {""}
        [one] { $jackscrew } jackscrew
       *[other] { $jackscrew } jackscrews
    }{ $wild-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $wild ->
        [0] {""}
        [one] { $wild } wild
       *[other] { $wild } wilds
    }{ $favor-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $favor ->
        [0] {""}
        [one] { $favor } favor
       *[other] { $favor } favors
    }{ $reputation-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $reputation ->
        [0] {""}
       *[other] { $reputation } reputation
    }{ $expansion-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $expansion ->
        [0] {""}
        [one] { $expansion } company expansion
       *[other] { $expansion } company expansions
    }
}
kind-fee = { kind-bundle }
kind-need = { kind-bundle }
kind-holdings = { kind-bundle }
kind-favored = { $lumber ->
        [0] {""}
       *[1] lumber
    }{ $masonry-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $masonry ->
        [0] {""}
       *[1] masonry
    }{ $jackscrew-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $jackscrew ->
        [0] {""}
       *[1] jackscrews
    }
kind-unpaid = { kind-favored }
kind-sections = { kind-favored }
kind-letter = { $letter }
kind-arrows = { $north ->
        [0] {""}
       *[1] north
    }{ $east-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $east ->
        [0] {""}
       *[1] east
    }{ $south-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $south ->
        [0] {""}
       *[1] south
    }{ $west-join ->
        [0] {""}
        [1] {", "}
       *[2] {" and "}
    }{ $west ->
        [0] {""}
       *[1] west
    }
kind-category = { $category ->
    [ward] ward control
    [bidding] the bidding board
    [prestige] prestige buildings
    [finals] final projects
    [symbols] symbol sets
    [personal] the personal project
    [poverty] poverty
    [council] the city council
   *[reputation] reputation
}

# --- Phase 2: project bidding ---

q-bid = Where do you bid?
    .hint = { $markers ->
        [one] Your last marker of the round.
       *[other] You have { $markers } markers left.
    } A resource square gives what it shows; the pay square costs what is still uncovered on its card.
a-bid-bid = { $way ->
    [0] { $square }: take { $bundle }
    [2] { $square }: nothing to pay
   *[1] { $square }: { $bundle2-n ->
        [0] pay { $bundle }
       *[other] trade { $bundle2 } for { $bundle3 }, then pay { $bundle }
    }
}
a-bid-choose = { $square }: choose how to pay { $fee }
a-bid-neutral-first = Place the non-player marker first
a-bid-tile = Use { $tile }
a-bid-open = Ask me about tiles at every chance

q-bid_neutral = Where does the non-player marker go?
    .hint = You gain what it covers, and pay if it goes on a pay square.
a-bid_neutral-bid = { a-bid-bid }
a-bid_neutral-choose = { a-bid-choose }
a-bid_neutral-tile = { a-bid-tile }
a-bid_neutral-open = { a-bid-open }

q-fee = How do you pay { $fee } for the pay square of card { $slot }?
    .hint = Basic tokens, wilds and 3:1 trades; permanents and favors do not count here.
a-fee-wilds = Pay { $bundle }
a-fee-trade = Trade { $count } tokens for 1 first

q-trade_for = What do you want to get?
    .hint = Any { $count } tokens for one basic resource. You have { $holdings }.
a-trade_for-get = Get { $bundle }
q-trade = What do you give for { $bundle2 }?
    .hint = { $count } tokens in any mix. You have { $holdings }.
a-trade-give = Give { $bundle }

why-square-taken = There is already a marker there.
why-fee-too-high = That pay square costs { $fee }. You have { $holdings }.
why-one-way = There is only one way to pay for that pay square.
why-no-neutral-marker = No non-player marker goes out with this one.
why-fee-not-due = The pay square costs { $fee }, not more.
why-too-few-tokens = That is more than you have. You have { $holdings }.
why-trade-short = A trade takes { $count } tokens you can spare. You have { $holdings }.
why-fee-unpaid = After that you could not pay for the pay square.
why-too-many = { $count } tokens in all, not more.

# --- Phase 4: project resolution ---

q-pay = How do you pay for { $project }?
    .hint = Due: { $need }. You have { $holdings }.
a-pay-pay = { $bundle-n ->
    [0] {""}
   *[other] { $bundle2-n ->
        [0] {""}
       *[other] trade { $bundle2 } for { $bundle3 }, then {""}
    }pay { $bundle }
}{ $spent ->
    [0] {""}
   *[other] { $bundle-n ->
        [0] spend {""}
       *[other] {", "}
    }{ $spent ->
        [one] a favor
       *[other] { $spent } favors
    } for { $favored }
}{ $steps ->
    [0] {""}
   *[other] { $bundle-n ->
        [0] { $spent ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }leave { $unpaid } unpaid: { $steps ->
        [one] a step of poverty
       *[other] { $steps } steps of poverty
    }
}
a-pay-by-hand = Choose for each resource
a-pay-trade = Trade { $count } tokens for 1 first
a-pay-tile = { a-bid-tile }
a-pay-open = { a-bid-open }

q-pay_type = How do you pay { $need } for { $project }?
    .hint = You have { $holdings }.
a-pay_type-wilds = Pay { $bundle }
a-pay_type-favor = Spend a favor
a-pay_type-poverty = Leave it unpaid: a step of poverty

why-twice = A type is paid by a favor or left unpaid, not both.
why-too-few-favors = { $favors ->
    [0] You have no favor.
    [one] You have only 1 favor.
   *[other] You have only { $favors } favors.
}
why-nothing-due = Nothing is due of that; the project still costs { $need }.
why-must-pay = You owe { $need } and have { $holdings }: what you have enough of must be paid.
why-cannot-cover = The rest is more than your tokens can pay, even with wilds and trades: you owe { $need } and have { $holdings }.
why-nothing-by-hand = Without wilds and favors there is nothing to choose.
why-wasteful = Another way costs you less. To pay this way all the same, choose by hand.
why-not-due = { $need } is due, not more.

q-plot = Where do you raise { $project }?
    .hint = Any empty plot. { $levels ->
        [one] Your building has 1 level.
       *[other] Your building has { $levels } levels.
    }
a-plot-build = { $plot }: { $steps ->
    [0] { $steps2 ->
        [0] no step of expertise
       *[1] a step of { $track2 }
    }
    [1] { $steps2 ->
        [0] a step of { $track }
       *[1] a step of { $track } and one of { $track2 }
    }
   *[2] two steps of { $track }
}{ $bundle-n ->
    [0] {""}
   *[other] , { $bundle }
}{ $encloses ->
    [0] {""}
    [one] , encloses a neighborhood
   *[other] , encloses { $encloses } neighborhoods
}{ $turns ->
    [0] , arrows to all sides: { $points } reputation for you so far
   *[other] {""}
}
a-plot-tile = { a-bid-tile }
a-plot-open = { a-bid-open }

q-outskirts = Where do you move { $project }?
    .hint = You take the tile that lies there. { $levels ->
        [one] Your building has 1 level.
       *[other] Your building has { $levels } levels.
    }
a-outskirts-move = { $outskirts }: take { $tile }
a-outskirts-tile = { a-bid-tile }
a-outskirts-open = { a-bid-open }

q-prestige = Which prestige building do you place?
    .hint = At the end each of its arrows gives reputation to the owner of the building it points at.
a-prestige-take = { $prestige }: { $points } reputation for each arrow, unturned to the { $arrows }
a-prestige-tile = { a-bid-tile }
a-prestige-open = { a-bid-open }

q-prestige_plot = Where does { $prestige } go?
    .hint = On a purple interior plot, while one is empty.
a-prestige_plot-build = { a-plot-build }

q-rotate = How do you turn { $prestige }?
    .hint = It goes on { $plot }.
a-rotate-turn = Arrows to the { $arrows }{ $points ->
    [0] {""}
   *[other] : { $points } reputation for you so far
}

q-neighborhood = Which neighborhood comes first?
    .hint = Whoever has the most levels around it wins the tile, in a tie the higher reputation.
a-neighborhood-next = { $neighborhood } first: { $won ->
    [0] nobody gets { $reward }
   *[1] { $reward } for { $seat2 }
}

why-plot-taken = { $plot } is already built on.
why-outskirts-taken = { $outskirts } is already built on.
why-not-displayed = { $prestige } is not on display.
why-not-interior = { $plot } is not an interior plot, and an interior plot is still empty.
why-same-arrows = Turned that way the arrows point as before.
why-not-enclosed = { $neighborhood } is not enclosed.
why-tile-gone = { $neighborhood } has no tile any more.

# --- Empty plot tiles ---

q-window = Do you use a tile now?
    .hint = A tile is used once and then leaves the game.{ $phase ->
        [1] {" "}Reputation still counts for the rows of this round.
       *[other] {""}
    }
a-window-tile = { a-bid-tile }
a-window-go-on = Go on
a-window-close = Go on and stop asking

q-clear_card = Which card do you clear?
    .hint = You gain all resources on its uncovered squares.
a-clear_card-clear = Card { $slot }: take { $bundle }
q-extra_level = Which building gets one more level?
    .hint = Any of your buildings in the wards.
a-extra_level-lift = { $plot }: then { $levels } levels
q-expertise_steps = On which track do you advance { $steps } steps?
a-expertise_steps-advance = { $track }: from column { $column } to { $goal }
q-resources = Which { $count } resources do you take?
a-resources-take = Take { $bundle }
q-swap_banner = Which banner do you swap?
    .hint = Two banners change places.
a-swap_banner-swap = The { $resource-n ->
    [0] lumber
    [1] masonry
   *[2] jackscrew
} banner of { $banner }
q-swap_with = With which banner does the { $resource2-n ->
    [0] lumber
    [1] masonry
   *[2] jackscrew
} banner of { $banner2 } change places?
a-swap_with-with = { a-swap_banner-swap }
q-copy_first = Which neighborhood do you copy first?
    .hint = Two different rewards; the tiles stay on the board.
a-copy_first-copy = { $neighborhood }: { $reward }
q-copy_second = Which neighborhood do you copy second?
    .hint = A reward other than { $reward2 }.
a-copy_second-copy = { $neighborhood }: { $reward }

why-tile-not-yours = You do not hold { $tile }.
why-no-tile = You hold no empty plot tile.
why-windows-open = You are already asked at every chance.
why-windows-closed = You are only asked because this is the last chance.
why-no-open-square = No card in the project area shows an uncovered resource.
why-no-open-square-here = No resource is uncovered on card { $slot }.
why-no-card-in-area = There is no card in the project area.
why-no-card-in-company = Your company has no card.
why-no-building = You have no building in a ward.
why-not-your-building = You have no building on { $plot }.
why-tracks-full = All your markers are at the end of their tracks.
why-track-full = Your marker is already at the end of that track.
why-no-neighborhood = No neighborhood tile is left.
why-same-banner = That is the banner you want to swap.
why-same-reward = Both rewards would be { $reward }.

# --- What happened ---

f-chapter-round = Round { $round }
f-chapter-scoring = Final scoring
f-announced = { $slot }: { $project } with { $card }.
f-markers = { $seat } adds { $new ->
    [0] no marker
    [one] 1 marker
   *[other] { $new } markers
} to the bidding board and has { $markers } there.
f-rows-2 = Rows of the bidding board: { $seat1 }, { $seat2 }.
f-rows-3 = Rows of the bidding board: { $seat1 }, { $seat2 }, { $seat3 }.
f-rows-4 = Rows of the bidding board: { $seat1 }, { $seat2 }, { $seat3 }, { $seat4 }.
f-bid = { $seat } bids on { $square-the } and takes { $bundle }.
f-bid-paid = { $seat } bids on { $square-the } and pays { $bundle }.
f-neutral-bid = { $seat } puts a non-player marker on { $square-the } and takes { $bundle }.
f-neutral-paid = { $seat } puts a non-player marker on { $square-the } and pays { $bundle }.
f-won = { $seat } wins { $project } in slot { $slot }{ $bundle-n ->
    [0] {""}
   *[other] {" "}and takes { $bundle }
}.
f-returned = { $seat } gets { $count ->
    [one] 1 marker
   *[other] { $count } markers
} back from slot { $slot }.
f-neutral-won = The non-player color wins { $project } in slot { $slot }.
f-no-bid = Nobody bid for { $project } in slot { $slot }: it leaves the game with its card.
f-poverty = { $seat } { $steps ->
    [0] stays on the last space of the poverty track
    [one] moves 1 space ahead on the poverty track
   *[other] moves { $steps } spaces ahead on the poverty track
} (−{ $loss }).
f-traded = { $seat } trades { $bundle } for { $bundle2 }.
f-paid = { $seat } pays { $bundle } for { $project }.
f-favors-spent = { $seat } spends { $count ->
    [one] a favor
   *[other] { $count } favors
} for the { $favored } of { $project }.
f-unpaid = { $seat } leaves the { $unpaid } of { $project } unpaid.
f-symbol = { $seat } takes a symbol token: { $symbol }.
f-gained = { $seat } gains { $bundle }.
f-no-expansion = { $seat } gets no company expansion: none is left.
f-stepped = { $seat } reaches column { $column } in { $track }.
f-step-lost = { $seat } is already at the end in { $track }: the step is lost.
f-permanent = { $seat } unlocks a permanent { $resource-n ->
    [0] lumber
    [1] masonry
   *[2] jackscrew
}.
f-column = { $seat } has all markers in column { $column } and gains { $bundle }.
f-built = { $seat } raises { $project } on { $plot }, { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}.
f-moved = { $seat } moves { $project } to { $outskirts }, { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}, and takes { $tile }.
f-levels = { $seat } gains { $levels } reputation for { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}.
f-prestige = { $seat } puts { $prestige } on { $plot }, arrows to the { $arrows }.
f-displayed = { $prestige } is now on display.
f-neutral-built = The non-player color raises { $project } on { $plot }, { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}. Its resource card leaves the game.
f-neutral-moved = The non-player color moves { $project } to { $outskirts }, { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}. { $tile } and the resource card leave the game.
f-neutral-prestige = { $prestige } goes on { $plot }, arrows to the { $arrows }.
f-neighborhood = { $seat } wins { $neighborhood }.
f-neighborhood-lost = Nobody wins { $neighborhood }.
f-beside = { $seat } gains 1 reputation at { $neighborhood }.
f-card = { $seat } adds { $card } to the company.
f-pushed-out = { $card } is pushed out of { $seat }’s company to the pile.
f-produced = { $seat }’s company brings { $bundle }.
f-used-tile = { $seat } uses { $tile }.
f-cleared = { $seat } clears card { $slot }: { $bundle }.
f-lifted = { $seat } adds a level to the building on { $plot }: now { $levels }.
f-swapped = { $seat } swaps the banners of { $banner } and { $banner2 }.
f-asterisk = { $seat }’s asterisk counts as { $symbol }.
f-personal = { $seat } completes { $sections } in the personal project{ $favors ->
    [0] {""}
    [one] , with 1 favor
   *[other] , with { $favors } favors
}.
f-joker = { $seat } counts { $count ->
    [one] 1 card
   *[other] { $count } cards
} with all letters as { $letter }.
f-scored = { $seat } gains { $points } reputation for { $category }.
f-scored-poverty = { $seat } loses { $loss } reputation for poverty.

# --- Scores and what a player has ---

score-reputation = Reputation
score-ward = Ward control
score-bidding = Bidding board
score-prestige = Prestige buildings
score-finals = Final projects
score-symbols = Symbol tokens
score-personal = Personal project
score-poverty = Poverty track
score-council = City council
item-ward = Ward { $ward }, { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
item-bidding = { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} left on the bidding board
item-prestige = { $prestige } on { $plot }, { $hits ->
    [one] 1 arrow
   *[other] { $hits } arrows
}
item-final = { $project }, { $matches ->
    [one] 1 matching symbol token
   *[other] { $matches } matching symbol tokens
}
item-sets = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
} of five symbols
item-asterisk = The asterisk counts as { $symbol }
item-section-tokens = { $bundle }
item-section-favor = A favor for the { $resource }
item-section-end = The end of { $track }
item-section-all = All three sections
item-poverty = { $steps ->
    [one] 1 step of poverty
   *[other] { $steps } steps of poverty
}
item-member = { $letter } · { $member }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $jokers ->
    [0] {""}
    [one] , 1 of them with all letters
   *[other] , { $jokers } of them with all letters
}
break-levels = Levels on the main board

tally-reputation = Reputation
    .amount = { $amount }
tally-lumber = Lumber
    .amount = { $amount }
tally-masonry = Masonry
    .amount = { $amount }
tally-jackscrew = Jackscrews
    .one = Jackscrew
    .amount = { $amount }
tally-wild = Wild resources
    .one = Wild resource
    .amount = { $amount }
tally-favor = Favor tokens
    .one = Favor token
    .amount = { $amount }
tally-lumber-track = Lumber expertise
    .amount = { $amount }
tally-masonry-track = Masonry expertise
    .amount = { $amount }
tally-jackscrew-track = Jackscrew expertise
    .amount = { $amount }
tally-permanents = Permanent resources
    .one = Permanent resource
    .amount = { $amount }
tally-expansions = Company expansions
    .one = Company expansion
    .amount = { $amount }
tally-neighborhoods = Neighborhood tiles
    .one = Neighborhood tile
    .amount = { $amount }
tally-tiles = Empty plot tiles
    .one = Empty plot tile
    .amount = { $amount }
tally-symbols = Symbol tokens
    .one = Symbol token
    .amount = { $amount }
tally-poverty = Steps of poverty
    .one = Step of poverty
    .amount = { $amount }

# --- The table in plain text ---

plain-reward = { $kind ->
    [none] –
    [reputation] { $amount } reputation
   *[other] { kind-reward }
}
plain-projects = Projects (lumber/masonry/jackscrews)
plain-project = { $name }, { $kind ->
    [move] move
   *[raise] raise
}, { $cost }, { $symbols }, gives { $reward }
plain-pay = pay
plain-bonus = { $once ->
    [1] once { $reward }
   *[0] { $reward } each round
}
plain-stacks = On top of the stacks: { $tiles }
plain-finals = Final projects: { $tiles }
plain-deck = { $count } cards in the deck, on top: { $letter }, { $bonus }
plain-city = City (* interior plot)
plain-ward = Ward { $ward }: { $first } / { $second }
plain-neighborhood = { $name } (plots { $plots }): { $reward }
plain-outskirts = Outskirts
plain-prestige = Prestige buildings, { $banner } banner: { $display }; { $count } in the stack
plain-council = City council (from { $qualify } cards, twice from { $double }): { $members }
plain-player = { $name }: reputation { $reputation }, with final scoring now { $total }
plain-storage = Storage: { $storage }
plain-tracks = Expertise { $tracks }, permanents { $permanents }
plain-markers = Markers: { $bids } on the bidding board, { $supply } in supply; poverty { $poverty } ({ $points })
plain-cards = Cards ({ $slots } slots): { $cards }
plain-pile = Pile of pushed-out cards: { $count }; letters with those in the company: { $letters }
plain-kept = Symbols: { $symbols }; tiles: { $tiles }; neighborhoods: { $neighborhoods }

# --- Drawing ---

drawing-board = The board of Raising Chicago
drawing-view-projects = Projects
drawing-view-city = City
drawing-describe = Round { $round }: the four wards inside the reputation track, the outskirts and prestige buildings beside them, five projects below.
drawing-round = Round
drawing-phase = { $phase ->
    [1] Announcement
    [2] Bidding
    [3] Bidding resolution
    [4] Project resolution
   *[5] Your company
}
drawing-ward = Ward { $ward }
drawing-outskirts = Outskirts
drawing-outskirts-note = moved buildings, tiles to take
drawing-tile = { $tile ->
    [1] Two favors
    [2] Favor and wild
    [3] Good name
    [4] Clear a card
    [5] Market bonuses
    [6] Company bonuses
    [7] Extra level
    [8] Three steps of expertise
    [9] Four resources
    [10] Swap banners
    [11] Three wilds
   *[12] Copy neighbor­hoods
}
drawing-prestige = Prestige
drawing-prestige-note = value and arrows
drawing-bidding = Bidding board
drawing-bidding-note = end: most { $first }, second { $second }
drawing-poverty = Poverty
drawing-poverty-note = counts at the end
drawing-council = City Council
drawing-council-note = from { $qualify } cards, twice from { $double } (+ ABCD)
drawing-projects = Projects
drawing-projects-note = squares give, the pay square costs
drawing-raise = Raise
drawing-move = Move
drawing-free = free
drawing-pay = pay
drawing-no-bid = no bid yet
drawing-leads = leads
drawing-won = won
drawing-next = Next
drawing-final = Final
drawing-store = { $name }: { $count }, permanent: { $permanents }
drawing-wild = Wilds: { $count }
drawing-favor = Favors: { $count }
drawing-tracks = Expertise tracks
drawing-expertise = Expertise: { $tracks }
drawing-markers = Markers at hand: { $count }
drawing-tiles = Tiles to use: { $count }
drawing-reputation = Reputation
drawing-pile = Pile
drawing-pushed-out = Pushed-out cards: { $count } ({ $letters })
