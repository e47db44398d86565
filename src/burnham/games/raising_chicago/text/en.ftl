game-name = Raising Chicago
game-line = Bid for projects, spend wisely, and lift a city out of the mud.
brief-goal = Have the most reputation after eight rounds.
brief-turn = Put bidding markers on projects, one after the other. Whoever has the most on a project wins it, pays for it, and raises or moves a building.
brief-points = Reputation on the way; at the end the wards, prestige buildings, your projects and symbols. Poverty costs you.
brief-end = After the eighth round.
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
slot-number = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
kind-slot = Slot { slot-number }
    .number = { slot-number }
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
banner-place = { $column ->
    [0] the prestige area
   *[other] column { $column }
}
kind-banner = Banner of { banner-place }
    .place = { banner-place }
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
kind-game_round = Round { $number }
kind-game_phase = Phase { $number }: { $number ->
    [1] Project announcement
    [2] Project bidding
    [3] Bidding resolution
    [4] Project resolution
   *[5] Run your company
}
kind-card_gap = Place of a resource card
kind-card_deck = Resource cards to come
kind-bidding_row = Row of the bidding board
kind-poverty_space = Poverty track, space { $number }
kind-reputation_track = Reputation track
kind-ward_token = Control of ward { $number }
kind-prestige_pile = Prestige buildings to come
kind-own_resource = { kind-resource }
kind-own_wild = Wild resources
kind-own_favor = Favor tokens
kind-own_track = { kind-track }
kind-own_column = Reward of column { $column }
kind-own_expertise = Expertise tracks
kind-own_symbol = Symbol tokens: { kind-symbol }
kind-own_slot = Free slot for a card
kind-own_pile = Pile of pushed-out cards
kind-own_tiles = Empty plot tiles
kind-own_markers = Bidding markers
kind-own_poverty = Poverty
kind-own_reputation = Reputation

# --- Phase 2: project bidding ---

q-bid = Where do you bid?
    .hint = { $markers ->
        [one] Your last marker of the round.
       *[other] { $markers } markers left for this round.
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

q-fee = How do you pay { $fee } for the pay square of card { $slot-number }?
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
a-clear_card-clear = Card { $slot-number }: take { $bundle }
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
} banner of { $banner-place }
q-swap_with = With which banner does the { $resource2-n ->
    [0] lumber
    [1] masonry
   *[2] jackscrew
} banner of { $banner2-place } change places?
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
why-no-open-square-here = No resource is uncovered on card { $slot-number }.
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
f-announced = { $slot-number }: { $project } with { $card }.
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
f-won = { $seat } wins { $project } in slot { $slot-number }{ $bundle-n ->
    [0] {""}
   *[other] {" "}and takes { $bundle }
}.
f-returned = { $seat } gets { $count ->
    [one] 1 marker
   *[other] { $count } markers
} back from slot { $slot-number }.
f-neutral-won = The non-player color wins { $project } in slot { $slot-number }.
f-no-bid = Nobody bid for { $project } in slot { $slot-number }: it leaves the game with its card.
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
f-cleared = { $seat } clears card { $slot-number }: { $bundle }.
f-lifted = { $seat } adds a level to the building on { $plot }: now { $levels }.
f-swapped = { $seat } swaps the banners of { $banner-place } and { $banner2-place }.
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

# --- What things are ---

levels-told = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
about-game_round = { $last ->
    [0] One of { $rounds } rounds. Five projects come up, each with a resource card; you bid for them, the winners build, and all companies produce.
   *[1] The last round. Project 36 and the four final projects come up, and then the game is scored.
}
now-game_round = { $when ->
    [now] It is going on.
    [over] It is over.
   *[later] It is still to come.
}
about-game_phase = { $phase ->
    [1] Five projects and five resource cards are laid out. Everybody adds { $new } markers to the bidding board, to { $most } at most, and the rows are put in the order of reputation.
    [2] You put markers on squares of the resource cards, one at a time. Whoever has the most markers left on the bidding board is next.
    [3] Card by card, whoever has the most markers wins the project and takes what is still uncovered. The others get their markers back.
    [4] From I to V the winners pay for their projects, build, and add the resource card to their company.
   *[5] Every card in a company pays its bonus. Then the next round begins.
}
now-game_phase = { $now ->
    [1] It is going on.
   *[0] { "" }
}
project-told = { $type ->
    [final] A final project, to raise. Its winner pays { $need }, gets { $amount } reputation, and puts the building on an empty plot. At the end each of that player’s symbol tokens that matches ({ $symbol }) brings { $points } reputation.
    [move] A move project. Its winner pays { $need }, takes a symbol token ({ $symbol }), and moves the building to the outskirts for the tile that lies there. A prestige building comes into the city instead.
   *[raise] A raise project. Its winner pays { $need }, takes a symbol token ({ $symbol }) and the reward ({ plain-reward }), and puts the building on an empty plot of the city.
}
auction-told = { $whose ->
    [player] { $won ->
        [1] { $seat } has won the project.
       *[0] { $seat } leads with { markers-told }.
    }
    [neutral] { $won ->
        [1] The non-player color has won the project.
       *[0] The non-player color leads with { markers-told }.
    }
   *[nobody] Nobody has bid yet.
}
markers-told = { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
about-slot = { $gone ->
    [1] The place of a project. Its project is built or has left the game; another one comes with the next round.
   *[0] { $project }. { project-told }
}
now-slot = { $gone ->
    [1] { "" }
   *[0] { auction-told }{ $cheaper ->
        [0] { "" }
       *[1] { " " }Your expertise makes it cheaper: you would pay { $fee }.
    }
}
about-project = { project-told }
now-project = It comes in round { $round }.
about-square = { $pay ->
    [1] The pay square. A marker here gives nothing and costs one of each resource that is still uncovered on the card, but it comes first in a tie.
   *[0] A marker here gives you { $bundle } at once. What nobody covers goes to the winner of the project.
}
now-square = { $whose ->
    [player] { $seat } has a marker here.
    [neutral] A marker of the non-player color is here.
   *[nobody] { $pay ->
        [0] { "" }
       *[1] { $open ->
            [0] { "" }
           *[1] It costs { $fee } now.
        }
    }
}
about-card = { $once ->
    [1] A resource card. Whoever wins its project adds it to the company, where it pays once, at the end of that round: { plain-reward }.
   *[0] A resource card. Whoever wins its project adds it to the company, where it pays at the end of every round: { plain-reward }.
}{ $council ->
    [0] { "" }
   *[1] { " " }{ $letters ->
        [joker] For the city council it counts as one letter of your choice.
       *[other] For the city council it counts as { $letters }.
    }
}
now-card = { $place ->
    [area] { auction-told }
    [company] { $paid ->
        [1] { $seat } has it. It has paid and brings no more.
       *[0] { $seat } has it.
    }
   *[elsewhere] { "" }
}
about-card_gap = The place of a resource card. Its card is in a company or has left the game; another one comes with the next round.
about-card_deck = The resource cards that are still to come, five a round. The one on top lies open.
now-card_deck = { $count ->
    [0] No card is left.
    [one] 1 card is left.
   *[other] { $count } cards are left.
}{ $shown ->
    [0] { "" }
   *[1] { " " }{ $once ->
        [1] The one on top pays once: { plain-reward }.
       *[0] The one on top pays every round: { plain-reward }.
    }
}
about-bidding_row = A row of the bidding board; higher reputation gets the higher row. Whoever has the most markers left here bids next, in a tie the higher row. At the end of the game the most markers bring { $first } reputation, the second most { $second }.{ $pair ->
    [0] { "" }
   *[1] { " " }Markers of the non-player color go out with the last two of your own.
}
now-bidding_row = { $seat } has { markers-told } here{ $neutral ->
    [0] .
   *[other] { " " }and { $neutral } of the non-player color.
}
about-poverty_space = { $first ->
    [1] Here the poverty track begins: it costs nothing yet.
   *[0] If your disc is here at the end, that is { $points } reputation.
} You take a step for each type of resource that you leave unpaid. For a project without a bid, the player with the highest reputation takes one.
now-poverty_space = { $seat-n ->
    [0] { "" }
   *[other] Here: { $seat }.
}
about-reputation_track = Reputation is victory points, and rank as well: whoever has more comes first wherever order matters. On the same space the disc that came last is higher. After 99 the count goes on from the start.
now-reputation_track = { $seat-n ->
    [0] { "" }
   *[other] The order now: { $seat }.
}
about-member = The council member with the letter { $letter }: at the end { $points } reputation for each of your { $scoring ->
    [buildings_in_ward] buildings in ward { $ward }
    [buildings_in_outskirts] buildings in the outskirts
    [symbol_sets] sets of five symbols
    [permanent_resources] permanent resources
    [markers_on_bidding_board] markers left on the bidding board
    [neighborhood_tiles] neighborhood tiles
    [favor_tokens] favor tokens that are left
    [company_expansions] company expansions
   *[ward_control_tokens] ward control tokens
}, if you have won at least { $qualify } cards with { $letter }, and twice as much from { $double }.
now-member = { $player ->
    [0] { "" }
   *[1] You have { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } with { $letter }{ $jokers ->
        [0] .
        [one] { " " }and 1 with all letters.
       *[other] { " " }and { $jokers } with all letters.
    }
}
about-ward_token = At the end the most levels in ward { $ward } bring { $first } reputation, the second most { $second }. Players who tie for the most share both, rounded up.
now-ward_token = { $levels ->
    [0] Nobody has built here yet.
   *[other] { $neutral ->
        [0] { $seat-n ->
            [one] { $seat } leads with { levels-told }.
           *[other] In the lead: { $seat }, with { levels-told } each.
        }
       *[1] { $seat-n ->
            [0] The non-player color leads with { levels-told }.
           *[other] In the lead: the non-player color and { $seat }, with { levels-told } each.
        }
    }
}
about-banner = { $area ->
    [1] Whoever places a prestige building takes a step of { $track }, and another one by the banner of its column.
   *[0] Whoever builds in this column takes a step of { $track }.
}
about-plot = { $interior ->
    [1] An interior plot: prestige buildings go on these as long as one is empty.
   *[0] A plot of the city.
} Building here gives { $kind ->
    [none] { "" }
   *[other] { plain-reward },{ " " }
}a step of { $track } by the banner above, and 1 reputation for each level.
now-plot = { $whose ->
    [player] { $seat } has a building with { levels-told } here.
    [neutral] The non-player color has a building with { levels-told } here.
    [prestige] { $prestige } is here: at the end each arrow brings { $points } reputation to the owner of the building it points at.{ $seat-n ->
        [0] { "" }
       *[other] { " " }Now they point at buildings of: { $seat }.
    }
   *[nobody] It is empty.
}
about-neighborhood = { $gone ->
    [1] The place of a neighborhood tile. It was enclosed, and the tile is gone.
   *[0] A neighborhood. When all { $plots } plots around it are built on, whoever has the most levels there wins { $reward }, in a tie the higher reputation. Every other player with a building there gets 1 reputation.
}
now-neighborhood = { $gone ->
    [1] { "" }
   *[0] { $built ->
        [one] 1 of { $plots } plots is built on.
       *[other] { $built } of { $plots } plots are built on.
    }{ $whose ->
        [player] { " " }With { levels-told } { $seat } would win it now.
        [neutral] { " " }The non-player color has or shares the most levels: nobody would win it now.
       *[nobody] { "" }
    }
}
about-outskirts = A plot in the outskirts. Whoever moves a building here takes the tile that lies there and gets 1 reputation for each level.
now-outskirts = { $whose ->
    [player] { $seat } has a building with { levels-told } here.
    [neutral] The non-player color has a building with { levels-told } here.
   *[nobody] { $tile } lies here: { tile-told }
}
tile-told = { $effect ->
    [clear] you take all uncovered resources of one card in the project area.
    [market] you take the bonuses of all cards in the project area, also those that pay once.
    [company] you take the bonuses of all cards in your company, also those that pay once.
    [level] one of your buildings in the wards gets one more level, and you get 1 reputation.
    [steps] you take { $steps } steps on one expertise track.
    [basics] you take any { $count } basic resources.
    [swap] you get { $bundle }, and two banners change places.
    [copy] you get two different rewards of neighborhood tiles that are still there.
   *[take] you get { $bundle }.
}
about-tile = An empty plot tile, to be used once: { tile-told } You may use it in phase 1, before you place a marker, during a project of yours, and after production.
now-tile = { $whose ->
    [player] { $seat } has it.
   *[other] { "" }
}
about-prestige = A prestige building on display. Whoever moves a building puts one on an empty interior plot and may turn it. At the end each of its arrows brings { $points } reputation to the owner of the building it points at.
now-prestige = Unturned, its arrows point to the { $arrows }.
about-prestige_pile = Prestige buildings, face down. One comes from here whenever one of the three on display has been placed.
now-prestige_pile = { $count ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $count } are left.
}
about-own_resource = Tokens of a basic resource. They pay for projects and pay squares, and any { $trade } tokens can be traded for 1 basic token. A permanent resource counts as 1 token for every project and is never spent.
now-own_resource = { $seat } has { $count }{ $unlimited ->
    [1] { " " }and pays no { $resource } for projects any more.
   *[0] { $permanents ->
        [0] .
        [one] { " " }and 1 permanent resource.
       *[other] { " " }and { $permanents } permanent resources.
    }
}
about-own_wild = Wild resources. Each pays for 1 basic resource of any type, for projects and on pay squares; also, any { $trade } tokens can be traded for 1 basic token.
now-own_wild = { $seat } has { $count }.
about-own_favor = Favor tokens. Each pays for a whole type of resource of one project, however much it is, or at the end for a section of the personal project. They do not pay for pay squares.
now-own_favor = { $seat } has { $count }.
about-own_track = An expertise track. In the columns { $columns } you unlock a permanent resource: from then on every project costs you 1 less. From column { $last } on projects cost you no { $resource } any more.
now-own_track = { $seat } is in column { $column }{ $unlimited ->
    [1] { " " }and pays no { $resource } for projects any more.
   *[0] { $permanents ->
        [0] .
        [one] { " " }and has 1 permanent resource.
       *[other] { " " }and has { $permanents } permanent resources.
    }
}
about-track = { about-own_track }
now-track = { now-own_track }
about-own_column = As soon as all three of your markers have reached column { $column }, you get once: { plain-reward }.
now-own_column = { $passed ->
    [1] Everybody started here or further on: nobody gets it.
   *[0] { $behind ->
        [0] { $seat } has got it.
        [one] 1 marker of { $seat } is not there yet.
       *[other] { $behind } markers of { $seat } are not there yet.
    }
}
about-own_expertise = The columns of the three expertise markers. They unlock permanent resources, and a column that all three have reached gives its reward.
now-own_expertise = { $seat }: lumber { $lumber }, masonry { $masonry }, jackscrews { $jackscrew }, of { $last } columns.
about-own_symbol = { $asterisk ->
    [1] The asterisk of project 36. At the end it counts as one symbol, whichever brings most.
   *[0] Symbol tokens of projects. At the end each set of five different symbols brings { $points } reputation, and each token that matches a symbol on a final project of yours { $match }.
}
now-own_symbol = { $seat } has { $count }.
about-own_slot = A free slot of the company. The resource card of each project you win goes into a slot and pays its bonus from there.
now-own_slot = { $seat } has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in { $slots } slots.
about-own_pile = Resource cards that newer ones have pushed out of the company. They pay no more{ $council ->
    [0] .
   *[1] , but their letters count for the city council.
}
now-own_pile = { $seat } has { $count ->
    [one] 1 card
   *[other] { $count } cards
} there.
about-own_tiles = Empty plot tiles that have not been used. Each can be used once: in phase 1, before placing a marker, during a project of one’s own, and after production.
now-own_tiles = { $seat } has: { $tile }.
about-own_markers = Bidding markers in the supply. Every round some of them go to the bidding board; those that win a project become the levels of its building.
now-own_markers = { $seat } has { $supply } here and { $markers } on the bidding board.
about-own_poverty = What the poverty track costs at the end. You take a step for each type of resource that you leave unpaid. For a project without a bid, the player with the highest reputation takes one.
now-own_poverty = { $seat } is at { $points }.
about-own_reputation = Reputation is victory points, and rank as well. At the end come wards, bidding board, prestige buildings, final projects, symbols, personal project and city council, less poverty.
now-own_reputation = { $over ->
    [1] { $seat } has { $total }.
   *[0] { $seat } has { $reputation }; scored now, it would be { $total }.
}

# --- Icons ---

legend-lumber = Lumber
legend-masonry = Masonry
legend-jackscrew = Jackscrew
legend-wild = Wild resource: pays for any basic resource
legend-favor = Favor token: pays for a whole type of a project
legend-reputation = Reputation
legend-expansion = Company expansion: one more slot for a card
legend-steps = A step of expertise
legend-level = One more level
legend-squares = Uncovered resources of a card
legend-bonus = Bonuses of cards; in a player’s line: tiles to use
legend-copy = Rewards of neighborhood tiles
legend-swap = Two banners change places
legend-prestige = Prestige building
legend-endless = End of the track: projects cost none of it any more
legend-train = Train (symbol)
legend-lion = Lion (symbol)
legend-book = Book (symbol)
legend-seal = City seal (symbol)
legend-y = Y (symbol)
legend-asterisk = Asterisk: one symbol of your choice
legend-up = Raise project
legend-right = Move project
legend-flag = Bidding markers in the supply
legend-star = Reputation, or at the end all points

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
plain-winner = {" "}(won by { $name }{ $now ->
    [1] , being carried out
   *[0] {""}
})
plain-rows = Bidding board, from the top: { $seats }
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
plain-wards = Wards and neighborhoods
plain-outskirts = Outskirts
plain-prestige = Prestige buildings, { $banner } banner: { $display }; { $count } in the stack
plain-council = From { $qualify } cards, twice from { $double }
plain-player = Reputation { $reputation }, with final scoring now { $total }
plain-storage = Storage: { $storage }
plain-tracks = Expertise { $tracks }, permanents { $permanents }
plain-markers = Markers: { $bids } on the bidding board, { $neutral } of the non-player color below them, { $supply } in supply; poverty { $poverty } ({ $points })
plain-cards = Cards ({ $slots } slots, { $fresh } of this round): { $cards }
plain-pile = Pile of pushed-out cards: { $count }; letters with those in the company: { $letters }
plain-kept = Symbols: { $symbols }; tiles: { $tiles }; neighborhoods: { $neighborhoods }; final projects: { $finals }

# --- Drawing ---

drawing-board = The board of Raising Chicago
drawing-rounds = Rounds and phases
drawing-city = Reputation track
drawing-crossings = Neighborhoods
drawing-later = Projects to come
drawing-project = Project slot { $slot }
drawing-view-projects = Projects
drawing-view-city = City
drawing-view-around = Around it
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
drawing-symbol = Symbol { $name }: { $count }
drawing-markers = Markers at hand: { $count }
drawing-tiles = Tiles to use: { $count }
drawing-reputation = Reputation
drawing-so-far = reputation so far
drawing-at-end = reputation at the end
drawing-pile = Pile
drawing-pushed-out = Pushed-out cards: { $count } ({ $letters })

# What hints name as reasons: terms of the judgement, and what is held

points = { $sign }{ $amount } points
    .with = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
term-reputation = Reputation
term-personal = Personal project
term-expertise = Expertise
term-company = Cards of the company
term-wards = Ward control
term-symbols = Symbol tokens and final projects
term-neighborhoods = Neighborhoods
term-prestige = Prestige buildings
term-tiles = Empty plot tiles
term-markers = Bid markers
term-projects = Projects led or won
    .of = { $thing }
term-resources = Resources
term-poverty = Poverty
term-unbid = Projects without a bid
term-council = City council
term-detours = Trades under way
holds-ward_token = { $ward_token }

# What the coach says of a question when it is asked for the first time.
coach-bid = A marker takes what it covers and counts for the project. Look for projects you can pay, and for cards that show what you lack: even a lost bid has brought a resource, and the marker comes back.
coach-bid_neutral = You take what this marker covers, but it counts for the third color. Take something you need, on a card where it does not beat you.
coach-fee = The pay square wins ties. Pay with what you have too much of: a wild fits anywhere, so it is worth more than a token.
coach-pay = What you leave unpaid costs a step of poverty: early that is one point, later up to five. A favor pays a whole type, so keep it for a dear one.
coach-pay_type = One type after the other. Wilds and favors are yours to keep: compare what they will save later with the step of poverty now.
coach-trade_for = Three for one is dear. It pays where it saves a step of poverty or wins a tie.
coach-trade = Give what your next projects do not need, and wilds last: each stands for any resource.
coach-plot = A plot brings its own reward, a step on the track of its banner, levels in its ward and in the neighborhoods around. Look for one where two or three of these meet.
coach-outskirts = You take the tile that lies there and use it once, when you like. A building out here counts for no ward, so the tile is what you choose by.
coach-prestige = It belongs to nobody: at the end each arrow pays the owner of the building it points at. Look for arrows that will find buildings of yours.
coach-prestige_plot = The plot’s reward and the step of its banner are yours. Best is a plot beside several buildings of yours, or one that encloses a neighborhood in which you lead.
coach-rotate = Turn the arrows to your own buildings, or to plots where you will build. Arrows at your rivals pay them.
coach-neighborhood = Ties go to the higher reputation, and every neighborhood may change that. Begin with the one that helps you to win the next.
coach-window = A tile works once, and is worth nothing if the game ends with it. Use it now if it pays for something at hand; else keep it for the right moment.
coach-clear_card = You get all that lies open on one card. Look at what the projects cost that you are about to win.
coach-extra_level = A level counts in its ward and in the open neighborhoods around. Put it where one more changes who has most.
coach-expertise_steps = A permanent resource counts for every project again, and at the end of a track you never pay that resource. All three markers in a column bring its reward, too.
coach-resources = Take what your next projects cost. At the end five of one kind are worth points for the personal project.
coach-swap_banner = Whoever builds in a column advances on the track of its banner. Choose one that you would rather have above another column.
coach-swap_with = Bring the banner you need above a column in which you will build soon, best one with few plots for your rivals.
coach-copy_first = You get the reward as if the tile were yours, and it stays where it lies. Look at what you lack most; the second one has to be different.
coach-copy_second = One more reward, other than the first. Favors and expertise keep their worth longer than resources.

# The box: its tables, their fields, the words in them.

box-table-meta = The game
    .about = How long it lasts.
box-table-counts = Pieces
    .about = How many there are of what the rules count.
box-table-players = Players
    .about = The names of the companies, and what two, three or four players begin with.
box-table-resources = Resources
    .about = What a trade costs.
box-table-symbols = Symbols
    .about = What symbols bring at the end.
box-table-projects = Projects
box-table-final_projects = Final projects
    .about = Some of them are used in a game, all for raising. Whoever wins one pays its cost and gets its reputation; at the end each of their symbol tokens that matches one of its symbols counts, too.
box-table-personal_projects = Personal project
    .about = What the sections of your personal project bring at the end.
box-table-prestige_buildings = Prestige buildings
box-table-neighborhood_tiles = Neighborhood tiles
    .about = Each lies between four plots of the city. When all of them are built on, whoever has most levels there gets the reward.
box-table-empty_plot_tiles = Empty plot tiles
box-table-ward_control_tokens = Ward control tokens
    .about = One lies in each ward: the reputation at the end of whoever has most levels there, and of who has the second most.
box-table-expertise_banners = Expertise banners
    .about = One lies above each column of the city. Whoever builds in the column moves 1 field on the expertise track that the banner shows.
box-table-resource_cards = Resource cards
box-table-company_board = Company board
    .about = The expertise tracks: where their markers begin, which columns give a permanent resource, and the rewards below them.
box-table-company_expansions = Company expansions
    .about = Each gives room for one more card.
box-table-bidding_board = Bidding board
    .about = What the most and the second most markers in a row bring at the end.
box-table-poverty_track = Poverty track
    .about = What each space costs at the end.
box-table-reputation_track = Reputation track
box-table-council = City council
    .about = If you play with the city council, four of its members take part, one for each letter. Whoever has enough cards of a letter scores its member at the end.
box-table-city = The city
    .about = The plots with what building there brings, and the plots around each neighborhood.
box-table-outskirts = The outskirts
box-table-prestige_area = Places of the prestige buildings
box-table-project_area = Places of the projects
box-table-canvas = Measures of the board
box-row-neighborhood_tiles-tiles = Neighborhood tile { $row }
box-row-ward_control_tokens-tokens = Token { $row }
box-row-expertise_banners-banners = Banner { $row }
box-row-city-neighborhood_spaces = Neighborhood { $row }
box-field-rounds = Rounds
box-field-bidding_markers_per_color = Bidding markers of a color
box-field-company_card_slots = Card slots of a company
box-field-outskirts_plots = Plots in the outskirts
box-field-prestige_display_spaces = Prestige buildings that lie out
box-field-bidding_markers_added_per_round_max = Most markers added in a round
box-field-bidding_markers_max_on_board = Most markers on the board
box-field-blue = Blue
box-field-green = Green
box-field-purple = Purple
box-field-white = White
box-field-card_side = Side of the resource cards
box-field-companies = Companies
box-field-council_double = Letters that count twice
box-field-council_qualify = Letters that count once
box-field-jackscrew = Jackscrews
box-field-lumber = Lumber
box-field-masonry = Masonry
box-field-non_player_color = A color without a player
box-field-non_player_markers_per_player_and_round = Its markers for each player and round
box-field-setup_2 = Two players
box-field-setup_3 = Three players
box-field-setup_4 = Four players
box-field-start_resources = Resources at the start
box-field-trade_give = Give for one of another kind
box-field-final_project_match_reputation = Reputation for a symbol of a final project
box-field-set_reputation = Reputation for a set of all
box-field-amount = Number
box-field-cost = Cost
box-field-kind = Kind
box-field-reward = Reward
box-field-symbol = Symbol
box-field-symbols = Symbols
box-field-track = Track
box-field-type = What
box-field-drawn_per_game = Used in a game
box-field-reputation = Reputation
box-field-complete_bonus = Bonus for all sections
box-field-section_reputation = Reputation of a section
box-field-section_size = Fields of a section
box-field-arrows = Arrows
box-field-resources = Resources
box-field-effect = Effect
box-field-favor = Favor tokens
box-field-wild = Wild resources
box-field-steps = Steps on a track
box-field-first = Most
box-field-second = Second most
box-field-LL = Lower left
box-field-LR = Lower right
box-field-UR = Upper right
box-field-bonus = Bonus
box-field-letters = Letter
box-field-red = Red side (2 and 3 players)
box-field-yellow = Yellow side (4 players)
box-field-resource = Resource
box-field-timing = When
box-field-2 = Two players
box-field-3 = Three players
box-field-4 = Four players
box-field-column_rewards = Rewards of the columns
box-field-last_column = Last column
box-field-permanent_columns = Columns with a permanent resource
box-field-start_column = First column of the markers
box-field-tiles = Tiles
box-field-spaces = Spaces
box-field-per = Reputation for each
box-field-scoring = Counts
box-field-ward = Ward
box-field-council-members-ward = Ward (0 if none is meant)
box-field-column = Column
box-field-row = Row
box-field-interior = Inside its ward
box-field-plots = Plots
box-word-move = move
box-word-raise = raise
box-word-asterisk = asterisk (any symbol)
box-word-book = book
box-word-lion = lion
box-word-seal = city seal
box-word-train = train
box-word-y = Y
box-word-expansion = company expansion
box-word-expertise = step on an expertise track
box-word-favor = favor token
box-word-none = nothing
box-word-reputation = reputation
box-word-resource = resource
box-word-wild = wild resource
box-word-jackscrew = jackscrew
box-word-lumber = lumber
box-word-masonry = masonry
box-word-red = red
box-word-yellow = yellow
box-word-once = once
box-word-round = every round
box-word-any_basic_resources = basic resources of your choice
box-word-copy_two_neighborhoods = rewards of two neighborhoods
box-word-expertise_one_track = steps on one track
box-word-extra_level = one more level
box-word-favor_and_wild = favor tokens and wild resources
box-word-favors = favor tokens
box-word-reputation_and_swap_banners = reputation, and two banners change places
box-word-round_bonuses_own_company = round bonuses of your company
box-word-round_bonuses_project_area = round bonuses of the projects
box-word-visible_squares_of_one_card = open squares of one card
box-word-wilds = wild resources
box-word-buildings_in_outskirts = buildings in the outskirts
box-word-buildings_in_ward = buildings in a ward
box-word-company_expansions = company expansions
box-word-favor_tokens = favor tokens
box-word-markers_on_bidding_board = markers on the bidding board
box-word-neighborhood_tiles = neighborhood tiles
box-word-permanent_resources = permanent resources
box-word-symbol_sets = sets of symbols
box-word-ward_control_tokens = ward control tokens
