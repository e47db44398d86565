game-name = Row House
game-line = Lay tiles in a row whose numbers climb.
brief-goal = Have the longest row at the end.
brief-turn = Lay a tile at the end of your row, if it is higher than the last one, or drop a tile.
brief-points = Every tile in your row is a point.
brief-end = When all tiles are laid or dropped.
status = { $left ->
    [one] { $left } tile in the stack
   *[other] { $left } tiles in the stack
}
kind-seat = Seat { $seat }
kind-tile = tile { $number }
kind-stack = Stack
kind-own_hand = Tiles in hand
kind-own_row = Row
kind-own_points = Points

q-play = Which tile do you lay or drop?
    .hint = { $last ->
        [0] Any tile can begin your row.
       *[other] Only a tile above { $last } can be laid.
    }
a-play-lay = Lay { $tile }
a-play-drop = Drop { $tile }
why-not-yours = You do not hold { $tile }.
why-too-low = Your row ends with { $last }: { $tile } is not higher.

f-laid = { $seat } lays { $tile }.
f-dropped = { $seat } drops { $tile }.
f-drew = { $seat } draws { $tile }.

about-tile = A tile. It can be laid at the end of your row if its number is higher than the last one there; any tile begins a row.
now-tile = { $laid ->
    [0] { "" }
   *[other] It lies in the row of { $seat }.
}
about-stack = The face-down stack. Whoever has laid or dropped the last tile of the hand draws three.
now-stack = { $count ->
    [one] { $count } tile is left.
   *[other] { $count } tiles are left.
}
about-own_hand = Tiles in hand, which only their owner sees.
now-own_hand = { $seat } holds { $count }.
about-own_row = A row, whose numbers climb. Each of its tiles is 1 point at the end.
now-own_row = { $seat } has laid { $count }.
about-own_points = What the rows bring at the end.
now-own_points = { $seat } has { $points }.
legend-row = Tiles in the row
legend-hand = Tiles in hand
legend-star = Points

score-row = Row
score-long = Long row
item-tile = { $tile }
item-long-row = A row of { $count } tiles
break-room = Numbers above the last tile
tally-points = Points
    .amount = { $amount } ★
tally-tiles = Tiles
    .one = Tile
    .amount = { $amount }
option-long_rows = Long rows
    .about = A row of five tiles or more brings three more points.

plain-stack = Stack: { $count }
plain-dropped = Dropped
plain-row = Row
plain-hand = Hand
drawing-board = The rows
drawing-describe = Everybody's row of tiles; { $count ->
    [one] { $count } tile is
   *[other] { $count } tiles are
} left in the stack.
drawing-stack = Stack
drawing-dropped = Dropped
drawing-row = { $count ->
    [one] { $count } tile in the row
   *[other] { $count } tiles in the row
}
drawing-hand = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
drawing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drawing-so-far = points so far
drawing-total = points

# What hints name as reasons: terms of the judgement, and what is held

points = { $sign }{ $amount } points
    .with = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
term-points = Points to expect

# What the coach says of a question when it is asked for the first time.
coach-play = Only a tile higher than your last can be laid. Look for small gaps, and drop what leaves you no room.

# The box: its tables, their fields, the words in them.

box-table-meta = The game
box-table-tiles = Tiles
    .about = All tiles of the game; they climb in your row.
box-table-deal = Deal
    .about = How many tiles are dealt.
box-table-long_row = Long rows
    .about = What a long row brings, if that is played with.
box-field-numbers = Numbers
box-field-hand = Tiles in hand
box-field-tiles = Tiles
box-field-points = Points
