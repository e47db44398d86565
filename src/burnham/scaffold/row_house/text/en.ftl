game-name = Row House
game-line = Lay tiles in a row whose numbers climb.
status = { $left ->
    [one] { $left } tile in the stack
   *[other] { $left } tiles in the stack
}
kind-seat = Seat { $seat }
kind-tile = tile { $number }

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
