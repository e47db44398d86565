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
    .about = Four council members score at the end for whoever holds enough cards with their letter.

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
    [11] “Three wild”
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
    [favor] { $amount } favor
    [wild] { $amount } wilds
    [expansion] a company expansion
    [expertise] a step of { $which ->
        [lumber] lumber
        [masonry] masonry
       *[jackscrew] jackscrew
    } expertise
   *[resource] { $amount } { $which ->
        [lumber] lumber
        [masonry] masonry
       *[jackscrew] jackscrews
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
    [ward] Ward control
    [bidding] Bidding board
    [prestige] Prestige buildings
    [finals] Final projects
    [symbols] Symbol tokens
    [personal] Personal project
    [poverty] Poverty track
    [council] City council
   *[reputation] Reputation
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
   *[1] { $square }: pay { $bundle }{ $trades ->
        [0] {""}
        [one] , one 3:1 trade included
       *[other] , { $trades } 3:1 trades included
    }
}
a-bid-choose = { $square }: choose how to pay { $fee }
a-bid-neutral-first = Place the non-player marker first
a-bid-tile = Use { $tile }
a-bid-open = Ask me about tiles at every chance

q-bid-neutral = Where does the non-player marker go?
    .hint = You gain what it covers, and pay if it goes on a pay square.
a-bid-neutral-bid = { a-bid-bid }
a-bid-neutral-choose = { a-bid-choose }
a-bid-neutral-tile = { a-bid-tile }
a-bid-neutral-open = { a-bid-open }

q-fee = How do you pay { $fee } for the pay square on { $slot }?
    .hint = Basic tokens, wilds and 3:1 trades; permanents and favors do not count here.
a-fee-wilds = Pay { $bundle }
a-fee-trade = Trade { $count } tokens for 1 first

q-trade-for = What do you trade for?
    .hint = Any three tokens for one basic resource.
a-trade-for-get = Get { $resource }
q-trade = What do you give for { $resource }?
    .hint = { $count } tokens in any mix. You have { $holdings }.
a-trade-give = Give { $bundle }

why-square-taken = { $square } is already covered.
why-fee-too-high = That pay square costs { $fee }. You have { $holdings }.
why-one-way = There is only one way to pay for { $square }.
why-no-neutral-marker = No non-player marker goes out with this one.
why-fee-not-due = The pay square costs { $fee }, not more.
why-too-few-tokens = You have { $holdings }.
why-trade-short = A trade takes { $count } tokens you can spare. You have { $holdings }.
why-fee-unpaid = After that you could not pay for the pay square.
why-too-many = { $count } tokens in all, not more.

# --- Phase 4: project resolution ---

q-pay = How do you pay for { $project }?
    .hint = Due: { $need }. You have { $holdings }{ $favors ->
        [0] {""}
        [one] {" "}and 1 favor
       *[other] {" "}and { $favors } favors
    }.
a-pay-pay = Pay { $bundle }{ $trades ->
    [0] {""}
    [one] , one 3:1 trade included
   *[other] , { $trades } 3:1 trades included
}{ $favored-n ->
    [0] {""}
   *[other] , a favor for { $favored }
}{ $unpaid-n ->
    [0] {""}
   *[other] , poverty for { $unpaid }
}
a-pay-by-hand = Choose for each resource
a-pay-trade = Trade { $count } tokens for 1 first
a-pay-tile = { a-bid-tile }
a-pay-open = { a-bid-open }

q-pay-type = How do you pay the { $resource } of { $project }?
    .hint = Due: { $need }. You have { $holdings }.
a-pay-type-wilds = Pay { $bundle }
a-pay-type-favor = Spend a favor
a-pay-type-poverty = Leave it unpaid, one step of poverty

why-twice = A type is paid by a favor or left unpaid, not both.
why-too-few-favors = { $favors ->
    [0] You have no favor.
    [one] You have 1 favor.
   *[other] You have { $favors } favors.
}
why-nothing-due = Nothing is due of that; the project still costs { $need }.
why-must-pay = You owe { $need } and have { $holdings }: what you have enough of must be paid.
why-cannot-cover = You owe { $need } and have { $holdings }.
why-nothing-by-hand = Without wilds and favors there is nothing to choose.
why-wasteful = Another way costs you less. To pay this way all the same, choose by hand.
why-not-due = { $need } is due, not more.

q-plot = Where do you raise { $project }?
    .hint = Any empty plot. { $levels ->
        [one] Your building has 1 level.
       *[other] Your building has { $levels } levels.
    }
a-plot-build = { $plot }: { $track }{ $bundle-n ->
    [0] {""}
   *[other] , { $bundle }
}{ $encloses ->
    [0] {""}
    [one] , encloses a neighborhood
   *[other] , encloses { $encloses } neighborhoods
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
    .hint = Its arrows score at the end for the buildings they point at.
a-prestige-take = { $prestige }: { $points } for each arrow, { $arrows } unturned
a-prestige-tile = { a-bid-tile }
a-prestige-open = { a-bid-open }

q-prestige-plot = Where does { $prestige } go?
    .hint = On a purple interior plot, while one is empty.
a-prestige-plot-build = { a-plot-build }

q-rotate = How do you turn { $prestige }?
    .hint = It goes on { $plot }.
a-rotate-turn = Arrows to the { $arrows }{ $points ->
    [0] {""}
   *[other] : { $points } for you so far
}

q-neighborhood = Which neighborhood comes first?
    .hint = Most levels around it win the tile; reputation breaks ties.
a-neighborhood-next = { $neighborhood }: { $reward }

why-plot-taken = { $plot } is already built on.
why-outskirts-taken = { $outskirts } is already built on.
why-not-displayed = { $prestige } is not on display.
why-not-interior = { $plot } is not an interior plot, and an interior plot is still empty.
why-same-arrows = Turned that way the arrows point as before.
why-not-enclosed = { $neighborhood } is not enclosed.
why-tile-gone = { $neighborhood } has no tile any more.

# --- Empty plot tiles ---

q-window = Do you use a tile now?
    .hint = A tile is used once and then leaves the game.
a-window-tile = { a-bid-tile }
a-window-go-on = Go on
a-window-close = Go on and stop asking

q-clear-card = Which card do you clear?
    .hint = You gain all resources on its uncovered squares.
a-clear-card-clear = Card { $slot }: { $bundle }
q-extra-level = Which building gets one more level?
    .hint = Any of your buildings in the wards.
a-extra-level-lift = { $plot }: level { $levels }
q-expertise-steps = On which track do you advance { $steps } steps?
a-expertise-steps-advance = { $track }: from column { $column } to { $goal }
q-resources = Which { $count } resources do you take?
a-resources-take = { $bundle }
q-swap-banner = Which banner do you swap?
    .hint = Two banners change places.
a-swap-banner-swap = The { $resource-n ->
    [0] lumber
    [1] masonry
   *[2] jackscrew
} banner of { $banner }
q-swap-with = With which banner does the { $resource2-n ->
    [0] lumber
    [1] masonry
   *[2] jackscrew
} banner of { $banner2 } change places?
a-swap-with-with = { a-swap-banner-swap }
q-copy-first = Which neighborhood do you copy first?
    .hint = Two different rewards; the tiles stay on the board.
a-copy-first-copy = { $neighborhood }: { $reward }
q-copy-second = Which neighborhood do you copy second?
    .hint = Another reward than { $reward2 }.
a-copy-second-copy = { $neighborhood }: { $reward }

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
f-bid = { $seat } bids on { $square } and takes { $bundle }.
f-bid-paid = { $seat } bids on { $square } and pays { $bundle }.
f-neutral-bid = { $seat } puts a non-player marker on { $square } and takes { $bundle }.
f-neutral-paid = { $seat } puts a non-player marker on { $square } and pays { $bundle }.
f-won = { $seat } wins { $project } in slot { $slot }{ $bundle-n ->
    [0] {""}
   *[other] {" "}and takes { $bundle }
}.
f-neutral-won = The non-player color wins { $project } in slot { $slot }.
f-no-bid = Nobody bid for { $project } in slot { $slot }: { $seat } takes a step of poverty.
f-paid = { $seat } pays { $bundle } for { $project }{ $favored-n ->
    [0] {""}
   *[other] , a favor for { $favored }
}{ $unpaid-n ->
    [0] {""}
   *[other] , and falls into poverty for { $unpaid }
}.
f-traded = { $seat } trades { $bundle } for { $bundle2 }.
f-symbol = { $seat } takes a symbol token: { $symbol }.
f-gained = { $seat } gains { $bundle }.
f-stepped = { $seat } reaches column { $column } in { $track }.
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
f-prestige = { $seat } puts { $prestige } on { $plot }, arrows to the { $arrows }.
f-neutral-built = The non-player color raises { $project } on { $plot }, { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}.
f-neutral-moved = The non-player color moves { $project } to { $outskirts }, { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}; the tile there is gone.
f-neutral-prestige = { $prestige } goes on { $plot }, arrows to the { $arrows }.
f-neighborhood = { $seat } wins { $neighborhood }: { $reward }.
f-neighborhood-lost = Nobody wins { $neighborhood }.
f-beside = { $seat } gains 1 reputation at { $neighborhood }.
f-card = { $seat } adds { $card } to the company.
f-produced = { $seat }’s company brings { $bundle }.
f-used-tile = { $seat } uses { $tile }.
f-cleared = { $seat } clears card { $slot }: { $bundle }.
f-lifted = { $seat } lifts the building on { $plot } to level { $levels }.
f-swapped = { $seat } swaps the banners of { $banner } and { $banner2 }.
f-scored = { $seat } scores { $points } for { $category }.

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
    [wild] { $amount } wild
    [favor] { $amount } favor
    [reputation] { $amount } reputation
    [expansion] a company expansion
    [expertise] { $amount } step of { $which ->
        [lumber] lumber
        [masonry] masonry
       *[jackscrew] jackscrew
    } expertise
   *[resource] { $amount } { $which ->
        [lumber] lumber
        [masonry] masonry
       *[jackscrew] jackscrew
    }
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
plain-council = City council: { $members }
plain-player = { $name }: reputation { $reputation }, in sight { $total }
plain-storage = Storage: { $storage }
plain-tracks = Expertise { $tracks }, permanents { $permanents }
plain-markers = Markers: { $bids } on the bidding board, { $supply } in supply; poverty { $poverty } ({ $points })
plain-cards = Cards ({ $slots } slots): { $cards }
plain-kept = Symbols: { $symbols }; tiles: { $tiles }; neighborhoods: { $neighborhoods }

# --- Drawing ---

drawing-board = The board of Raising Chicago
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
    [11] Three wild
   *[12] Copy neighbor­hoods
}
drawing-prestige = Prestige
drawing-prestige-note = value and arrows
drawing-bidding = Bidding board
drawing-bidding-note = end: most { $first }, second { $second }
drawing-poverty = Poverty
drawing-poverty-note = counts at the end
drawing-council = City Council
drawing-council-note = points at the end
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
