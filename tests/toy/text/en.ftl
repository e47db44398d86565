game-name = Tollhouse
game-line = Play your cards, or pay the toll and draw more.
brief-goal = Have the most coins when all hands are empty.
brief-turn = Play a card for its value, gamble it on a die, or pay the toll and draw.
brief-points = Coins, and nothing else.
brief-end = When nobody holds a card.
kind-seat = Seat { $seat }
kind-card = { $suit ->
    [red] a red { $value }
   *[blue] a blue { $value }
}
q-act = What do you do?
a-act-play = Play { $card }
a-act-gamble = Gamble { $card }
a-act-draw = Draw for { $toll }
q-keep = Bury a card?
a-keep-bury = Bury { $card }
a-keep-done = Keep all
why-poor = You need { $toll } coins.
why-empty = The deck is empty.
why-not-yours = You do not hold { $card }.
f-gained = { $seat } plays { $card } for { $value }.
f-drew = { $seat } draws.
f-buried = { $seat } buries a card.
status = { $left ->
    [one] { $left } card in the deck
   *[other] { $left } cards in the deck
}
score-coins = Coins
item-purse = In the purse
break-cards = Cards left
tally-coins = Coins
    .amount = { $amount }
option-free = No toll
    .about = Drawing costs nothing.

# What hints name as reasons: terms of the judgement, and what is held

points = { $sign }{ $amount } coins
    .with = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
term-coins = Coins

# What the coach says of a question when it is asked for the first time.
coach-act = A card played is money at once; gambled it may bring more, or nothing. Look at how many cards are left.
coach-keep = A buried card is out of everybody’s reach. Bury what you will not play.

# The box: its tables, their fields, the words in them.

box-table-meta = The game
box-table-cards = Cards
    .about = What they are worth.
box-table-costs = Prices
    .about = What drawing costs.
box-field-values = Values
box-field-toll = Toll
