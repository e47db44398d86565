# Chicago (1991), English.

game-name = Chicago 1991
game-line = Four gangs fight for the bars and casinos of a city.

status = { $turns ->
    [0] Phase { $phase }
   *[other] Phase { $phase }, round { $round } · { $gang }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}

# --- what things are called

kind-seat = Boss { $number }
kind-gang = { $colour ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[blue] Blue
}
kind-member = { $colour ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[blue] Blue
} { $number }
kind-rings = { $number ->
    [0] a figure without a ring
    [1] a one-ring member
    [2] a two-ring member
    [3] a three-ring member
   *[other] a four-ring member
}
kind-field = { $sort ->
    [inner] street { $x }·{ $y }
    [avenue] avenue { $x }·{ $y }
    [plaza] plaza { $x }·{ $y }
    [edge] edge field { $x }·{ $y }
    [none] field { $x }
   *[other] { $name }
}
kind-phase = { $letter }
kind-goal = { $number ->
    [0] the casinos
    [1] the plaza bars
   *[other] the four-ring members
}
kind-money = { $amount } FT

# --- start of a phase

q-hire = Whom does { $gang } hire?
    .hint = { $gang } has { $money2 }. One- and two-ring members of a phase may differ by one; one three-ring member a phase.
a-hire-hire = Hire { $rings } · −{ $money }
a-hire-done = Done hiring
q-place = Where does { $member } start, { $rings }?
    .hint = In any building of { $gang } that can take it.
a-place-put = { $field } · { $money }

# --- a turn

q-hire_in_turn = Does { $gang } hire before the roll?
    .hint = Newcomers start in { $field }. { $gang } has { $money2 }.
a-hire_in_turn-hire = Hire { $rings } · −{ $money }
a-hire_in_turn-roll = Roll the movement die
q-choose_member = Who moves? { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
    .hint = All points of { $gang } must be used, by one member or by many.
a-choose_member-move = { $member }, { $rings }, in { $field }
q-choose_route = Where does { $member } go? { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
    .hint = Take a building, attack, take a step, or use up the points on the spot. The shortest way is walked.
a-choose_route-go = { $does ->
    [2] Take { $field }, { $money } · { $length ->
        [one] 1 point
       *[other] { $length } points
    }
    [3] { $foes ->
        [one] Attack { $member2 } ({ $rings2-n ->
            [one] 1 ring
           *[other] { $rings2-n } rings
        }), { $field } · { $chance } % to win
       *[other] Storm { $field } with { $foes } of { $gang2 } inside
    } · { $length ->
        [one] 1 point
       *[other] { $length } points
    }
   *[other] Go to { $field } · { $length ->
        [one] 1 point
       *[other] { $length } points
    }
}
a-choose_route-spend = Use up { $points } points and end in { $field }
a-choose_route-street = Walk to a street field …
q-choose_street = To which street field does { $member } go? { $points } points left.
    .hint = Point at the map.
a-choose_street-go = Go to { $field } · { $length ->
    [one] 1 point
   *[other] { $length } points
}

# --- a duel

q-throw = { $member } attacks { $member2 } in { $field }: throw the dice?
    .hint = { $member } wins with { $chance } %: { $money } and a ring. { $member2 } wins with { $chance2 } %: { $money2 } and a ring. A tie costs both a ring.
a-throw-throw = Throw the duel dice

# --- variant I

q-gather = Who joins the assault on { $field }? { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
    .hint = Each pays the whole way. After the first duel nobody can join.
a-gather-reinforce = { $member }, { $rings } · { $length ->
    [one] 1 point
   *[other] { $length } points
}
a-gather-fight = Fight
q-choose_attacker = Which attacker fights next in { $field }?
    .hint = The right to name the pair passes after every duel.
a-choose_attacker-send = { $member }, { $rings }
q-choose_defender = Against whom does { $member2 } fight in { $field }?
    .hint = { $member2 } carries { $rings2-n ->
        [one] 1 ring
       *[other] { $rings2-n } rings
    } and rolls first.
a-choose_defender-face = { $member }, { $rings } · { $chance } % for the attacker

# --- why not

why-no-ring = A member carries at least one ring.
why-no-cash = { $gang } has { $money2 }, it costs { $money }.
why-no-figure = { $gang } has no figure left in reserve.
why-no-rings-left = The bank has only { $bank ->
    [one] 1 ring
   *[other] { $bank } rings
} left.
why-too-many-ones = { $gang } has bought { $ones } one-ring and { $twos } two-ring members in this phase. They may differ by one: a two-ring member is next.
why-too-many-twos = { $gang } has bought { $ones } one-ring and { $twos } two-ring members in this phase. They may differ by one: a one-ring member is next.
why-never-bought = Four rings cannot be bought. They are won in duels.
why-three-bought = { $gang } has bought its three-ring member of this phase.
why-no-room = { $gang } has no free building for one more.
why-not-in-turn = In a turn only one- and two-ring members can be hired.
why-home-lost = { $field } belongs to { $gang2 }. Newcomers need a home bar of their own.
why-home-full = A member stands in { $field }.
why-no-field = The board has no such field.
why-no-building = { $field } is no building. New members start in buildings.
why-not-own = { $field } does not belong to { $gang }.
why-taken = A member stands in { $field } already.
why-not-your-turn = { $member } belongs to { $gang2 }; it is { $gang } that moves.
why-not-on-board = { $member } is not on the board.
why-hemmed-in = { $member } cannot step anywhere: its own are all around.
why-here = { $member } stands there already.
why-own-member = { $gang2 } stands in { $field } and makes way for nobody of yours.
why-too-far = { $field } is { $length } points away, { $gang } has { $points }.
why-no-way = Somebody or something bars every way to { $field }.
why-by-street = { $field } is a street field farther off. Choose “Walk to a street field” first.
why-no-pace = { $member } cannot use up exactly { $points } points and end in { $field }.
why-no-street = No street field is in reach beyond the next step.
why-no-street-field = { $field } is no street field.
why-enemy-there = { $gang2 } stands there. Go back and attack.
why-in-assault = { $member } takes part already.
why-cannot-join = { $member } does not get to { $field } with { $points } points.
why-no-attacker = { $member } is not among the attackers.
why-no-defender = { $member } does not defend { $field }.

# --- the log

f-chapter-phase = Phase { $phase } · { $gang } starts
f-chapter-round = { $phase }{ $round }
f-hired = { $gang } hires { $rings } for { $money }: { $member }.
f-placed = { $member }, { $rings }, starts in { $field }.
f-let-in = { $member } stands in { $field }.
f-waits = { $member } waits in line at { $field }.
f-line = { $gang }: { $count ->
    [one] one is
   *[other] { $count } are
} still waiting in line at { $field }.
f-handed-back = { $member } did not get in and is handed back; { $gang } gets { $money }.
f-threw = { $gang } throws { $die }.
f-rolled = { $gang } rolls { $points ->
    [one] 1 point
   *[other] { $points } points
}.
f-nobody-moves = { $gang } has nobody on the board and does not roll.
f-lapsed = Nobody of { $gang } can move; { $points ->
    [one] 1 point lapses
   *[other] { $points } points lapse
}.
f-walks = { $member } goes to { $field }, { $length ->
    [one] 1 point
   *[other] { $length } points
}.
f-attacks = { $member } attacks { $field }, { $length ->
    [one] 1 point
   *[other] { $length } points
}.
f-paces = { $member } uses up { $points } points and ends in { $field }.
f-occupied = { $gang } takes { $field }, { $money }.
f-captured = { $gang } takes { $field }, { $money }, from { $gang2 }.
f-reinforces = { $member } joins the assault on { $field }, { $length ->
    [one] 1 point
   *[other] { $length } points
}.
f-duel = Duel: { $member }, { $rings }, against { $member2 }, { $rings2 }.
f-dice = { $member } rolls { $die }, { $member2 } rolls { $die2 }.
f-tie = A tie: { $member } is left with { $rings-n ->
    [one] 1 ring
   *[other] { $rings-n } rings
}, { $member2 } with { $rings2-n }.
f-won-duel = { $member } beats { $member2 }, gets { $money } and has { $rings-n ->
    [one] 1 ring
   *[other] { $rings-n } rings
}.
f-both-fall = { $member } and { $member2 } both fall. Nobody wins.
f-out = { $gang } has no member and no figure left and is out.
f-goal-held = { $seat } has all it takes to win: { $goal }.
f-goal-lost = { $seat } has lost the goal again: { $goal }.
f-paid = { $gang } is paid { $money } for its buildings.
f-tripled = { $gang } owns all bars of { $money } at home: { $money2 } of that on top.
f-won = { $seat } wins by { $goal }.
f-wealth = { $seat } owns { $money } in cash and members.

# --- results, panels, options

score-cash = Cash
score-members = Members
break-buildings = Value of buildings
break-count = Members on the board
tally-cash = Cash
    .amount = { $amount } FT
tally-members = Members
    .amount = { $amount } FT
tally-income = Income of the phase
    .amount = { $amount } FT
tally-casinos = Casinos
    .one = Casino
    .amount = { $amount }
tally-plaza-bars = Plaza bars
    .one = Plaza bar
    .amount = { $amount }
tally-four-rings = Four-ring members
    .one = Four-ring member
    .amount = { $amount }
option-variant_one = Variant I
    .about = Several members of a gang may stand in one building, and storm it together.
option-variant_two = Variant II
    .about = A casino pays only if a member of its owner stands in it.
option-movement_die = Movement die
    .about = How many points a turn has.
option-movement_die-special = 11 to 22
option-movement_die-plain = 1 to 12
option-movement_die-three_dice = three ordinary dice
option-hiring_in_turn = Hiring in turns
    .about = How newcomers get into the home bar before the roll.
option-hiring_in_turn-line = any number, one by one
option-hiring_in_turn-single = one, into an empty home bar
option-absent_gang = Gang left out
    .about = With three players one colour stays in the box. Its buildings belong to nobody.
option-absent_gang-yellow = Yellow
option-absent_gang-red = Red
option-absent_gang-green = Green
option-absent_gang-blue = Blue

# --- the table as plain text

plain-gang = { $gang } ({ $boss }): { $cash }, income { $income }, { $reserve ->
    [one] 1 figure
   *[other] { $reserve } figures
} in reserve, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} out
plain-waiting = { $member } waits
plain-owns = owns { $buildings }
plain-bank = { $rings ->
    [one] 1 ring
   *[other] { $rings } rings
} in the bank
plain-goals = { $boss }: casinos { $casinos }, plaza bars { $bars }, four-ring members { $members }
plain-legend = Y Yellow, R Red, G Green, B Blue, with rings; small letters are owners
plain-letters = YRGB

# Drawing

drawing-board = Chicago 1991, board
drawing-describe = The city by night: four quarters around the plaza. Beside it the scales, members, goals and the last duel.
drawing-nobody = nobody’s
drawing-waits = waiting
drawing-rings = { $count ->
    [one] 1 ring
   *[other] { $count } rings
}
drawing-street = Street fields farther off
drawing-rounds = Rounds
drawing-hiring = hiring
drawing-over = over
drawing-movement = Movement
drawing-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
drawing-members = Members
drawing-bank = bank: { $count ->
    [one] 1 ring
   *[other] { $count } rings
}
drawing-won = won
drawing-strength = { $count ->
    [one] 1 ring
   *[other] { $count } rings
}, duel die { $die }
drawing-roll = Roll the die
drawing-done = Done hiring
drawing-waiting = Waiting
drawing-duel = Last duel
drawing-map = The city
drawing-challenge = Duel
drawing-throw = Throw the dice
drawing-both-fall = Both fall
drawing-ring-up = +1 ring
drawing-chances = Chances
drawing-chances-note = attacker, in %
drawing-assault = Assault
drawing-attackers = attack
drawing-defenders = defend
drawing-fight = Fight
drawing-goals = Goals
drawing-goals-note = at phase end
drawing-cash = cash { $money }
drawing-income = income { $money } at the end of the phase
drawing-wealth = cash and members { $money }
drawing-reserve = { $count ->
    [one] 1 figure
   *[other] { $count } figures
} in reserve
drawing-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
} on the board
drawing-count = { $count ->
    [one] 1 member
   *[other] { $count } members
}
drawing-thousands = { $amount }k
drawing-points-left = points left
