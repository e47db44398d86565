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
    [inner] street field { $x }·{ $y }
    [avenue] avenue field { $x }·{ $y }
    [plaza] plaza field { $x }·{ $y }
    [edge] edge field { $x }·{ $y }
    [none] field { $x }
   *[other] { $name }
}
    .in = { $sort ->
        [inner] on street field { $x }·{ $y }
        [avenue] on avenue field { $x }·{ $y }
        [plaza] on plaza field { $x }·{ $y }
        [edge] on edge field { $x }·{ $y }
        [none] on field { $x }
       *[other] in { $name }
    }
kind-phase = { $letter }
kind-goal = { $number ->
    [0] casinos
    [1] plaza bars
   *[other] four-ring members
}
    .enough = { $number ->
        [0] enough casinos
        [1] all plaza bars
       *[other] enough four-ring members
    }
kind-money = { $amount } FT

# --- start of a phase

q-hire = Whom does { $gang } hire?
    .hint = { $gang } has { $money2 }. In a phase the numbers of one- and two-ring members bought may differ by one; three rings can be bought once.
a-hire-hire = Hire { $rings } · −{ $money }
a-hire-done = Hire nobody else
q-place = In which building does { $member }, { $rings }, start?
    .hint = { $shared ->
        [0] Any building of { $gang } where nobody stands will do.
       *[other] Any building of { $gang } will do.
    }
a-place-put = In { $field } · worth { $money }

# --- a turn

q-hire_in_turn = Does { $gang } hire anybody before the roll?
    .hint = { $waits ->
        [0] The next newcomer stands in { $field } at once and can move in this turn.
       *[other] { $field } is taken: newcomers wait in front of it until it is free, if need be until the next turn.
    }{ $line ->
        [0] {""}
        [one] {" "}One is waiting already.
       *[other] {" "}{ $line } are waiting already.
    } { $gang } has { $money2 }.
a-hire_in_turn-hire = Hire { $rings }{ $waits ->
    [0] {""}
   *[other] , who waits in line{ $rolls ->
        [0] {""}
       *[other] ,
    }
}{ $rolls ->
    [0] {""}
   *[other] {" "}and roll at once
} · −{ $money }
a-hire_in_turn-roll = Roll the movement die
q-choose_member = Who moves? { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
    .hint = All points of { $gang } must be used, by one member or by many.
a-choose_member-move = { $member }, { $rings } { $field-in }
q-choose_route = Where does { $member } go? { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
    .hint = Take a building, attack, take a step, or use up the points near by. The shortest way is walked.
a-choose_route-go = { $does ->
    [2] Take { $field } · worth { $money } · { $length ->
        [one] 1 point
       *[other] { $length } points
    }
    [3] { $foes ->
        [one] Attack { $member2 } ({ $rings2-n ->
            [one] 1 ring
           *[other] { $rings2-n } rings
        }) { $field-in } · { $chance }% to win
       *[other] Attack { $field }, where { $foes } of { $gang2 } stand
    } · { $length ->
        [one] 1 point
       *[other] { $length } points
    }
   *[other] Go to { $field } · { $length ->
        [one] 1 point
       *[other] { $length } points
    }
}
a-choose_route-spend = Use up { $points ->
    [one] the last point
   *[other] all { $points } points
} and end { $field-in }
a-choose_route-street = Walk to a street field …
q-choose_street = To which street field does { $member } go? { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
    .hint = Point at the map.
a-choose_street-go = Go to { $field } · { $length ->
    [one] 1 point
   *[other] { $length } points
}

# --- a duel

q-throw = { $member } attacks { $member2 } { $field-in }. Do you throw the dice?
    .hint = If { $member } wins ({ $chance }%), { $gang } gets { $money }{ $rings-n ->
        [4] , but no fifth ring
       *[other] {" "}and { $member } a ring
    }. If { $member2 } wins ({ $chance2 }%), { $gang2 } gets { $money2 }{ $rings2-n ->
        [4] , but no fifth ring
       *[other] {" "}and { $member2 } a ring
    }. A tie costs both a ring, and they throw again.
a-throw-throw = Throw the duel dice

# --- variant I

q-gather = Who joins the attack on { $field }? { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
    .hint = Each pays the whole way. After the first duel nobody can join.
a-gather-reinforce = { $member }, { $rings } · { $length ->
    [one] 1 point
   *[other] { $length } points
}
a-gather-fight = Fight
q-choose_attacker = Which attacker fights next for { $field }?
    .hint = The right to name the pair passes after every duel.
a-choose_attacker-send = { $member }, { $rings }{ $foes ->
    [one] , against { $member2 }, { $rings2 } · { $chance }% to win
   *[other] {""}
}
q-choose_defender = Against whom does { $member2 } fight for { $field }?
    .hint = { $member2 } carries { $rings2-n ->
        [one] 1 ring
       *[other] { $rings2-n } rings
    } and rolls first.
a-choose_defender-face = { $member }, { $rings } · { $chance }% for the attacker

# --- why not

why-no-ring = A member carries at least one ring.
why-no-cash = { $gang } has only { $money2 }, the price is { $money }.
why-no-figure = { $gang } has no figure left in reserve.
why-no-rings-left = The bank has only { $bank ->
    [one] 1 ring
   *[other] { $bank } rings
} left.
why-too-many-ones = { $gang } has bought { $ones } one-ring and { $twos } two-ring members in this phase. The numbers may differ by one: the next must be a two-ring member.
why-too-many-twos = { $gang } has bought { $ones } one-ring and { $twos } two-ring members in this phase. The numbers may differ by one: the next must be a one-ring member.
why-never-bought = Four rings cannot be bought. They are won in duels.
why-three-bought = { $gang } has bought its three-ring member of this phase.
why-no-room = { $gang } has no free building for one more.
why-not-in-turn = In a turn only one- and two-ring members can be hired.
why-home-lost = { $field }, the home bar of { $gang }, belongs to { $gang2 }. Until { $gang } has retaken it, nobody can be hired in a turn.
why-home-full = A member stands in { $field }.
why-no-field = The board has no such field.
why-no-building = { $field } is no building. New members start in buildings.
why-not-own = { $field } does not belong to { $gang }.
why-taken = A member stands in { $field } already.
why-not-your-turn = { $member } belongs to { $gang2 }; it is { $gang } that moves.
why-not-on-board = { $member } is not on the board.
why-in-line = { $member } is still waiting in front of { $field }.
why-hemmed-in = { $member } cannot take a step: its own people are all around.
why-here = { $member } stands there already.
why-own-member = { $member } cannot go there: { $gang2 } already stands { $field-in }.
why-too-far = { $member } needs { $length ->
    [one] 1 point
   *[other] { $length } points
} to get to { $field }, { $gang } has { $points ->
    [0] none left
   *[other] only { $points }
}.
why-no-way = Every way to { $field } is blocked.
why-by-street = { $field } is a street field farther off. Choose “Walk to a street field” first.
why-no-pace = { $member } cannot use up exactly { $points ->
    [one] 1 point
   *[other] { $points } points
} and end { $field-in }.
why-no-street = No street field is in reach beyond the next step.
why-no-street-field = { $field } is no street field.
why-enemy-there = { $gang2 } stands there. Go back one question and attack.
why-in-assault = { $member } takes part already.
why-cannot-join = { $member } does not get to { $field } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-no-attacker = { $member } is not among the attackers.
why-no-defender = { $member } does not defend { $field }.

# --- the log

f-chapter-phase = Phase { $phase } · { $gang } starts
f-chapter-round = { $phase }{ $round }
f-hired = { $gang } hires { $rings } for { $money }: { $member }.
f-placed = { $member }, { $rings }, starts in { $field }.
f-let-in = { $member } now stands in { $field }.
f-waits = { $member } waits in line in front of { $field }.
f-line = { $gang }: { $count ->
    [one] one is
   *[other] { $count } are
} still waiting in front of { $field }.
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
f-walks = { $member } goes to { $field } ({ $length ->
    [one] 1 point
   *[other] { $length } points
}).
f-attacks = { $member } attacks { $field-in } ({ $length ->
    [one] 1 point
   *[other] { $length } points
}).
f-paces = { $member } uses up { $points ->
    [one] 1 point
   *[other] { $points } points
} and ends { $field-in }.
f-occupied = { $gang } takes { $field }, worth { $money }.
f-captured = { $gang } takes { $field }, worth { $money }, from { $gang2 }.
f-reinforces = { $member } joins the attack on { $field } ({ $length ->
    [one] 1 point
   *[other] { $length } points
}).
f-duel = Duel: { $member }, { $rings }, against { $member2 }, { $rings2 }.
f-dice = { $member } rolls { $die }, { $member2 } rolls { $die2 }.
f-tie = A tie, both lose a ring: { $member } has { $rings-n ->
    [0] none
   *[other] { $rings-n }
} left, { $member2 } { $rings2-n ->
    [0] none
   *[other] { $rings2-n }
}.
f-won-duel = { $member } beats { $member2 }, gets { $money } and now has { $rings-n ->
    [one] 1 ring
   *[other] { $rings-n } rings
}.
f-both-fall = { $member } and { $member2 } both fall. Nobody wins.
f-out = { $gang } has no member and no figure left and is out.
f-goal-held = { $seat } now has { $goal-enough } and wins if that is still so at the end of the phase.
f-goal-lost = { $seat } no longer has { $goal-enough }.
f-paid = { $gang } is paid { $money } for its buildings.
f-tripled = { $gang } owns all bars of { $money } in its home quarter; they pay threefold, which brought { $money2 } more.
f-won = { $seat } has { $goal-enough } at the end of the phase and wins.
f-wealth = { $seat } owns { $money }: cash and the value of members.

# --- results, panels, options

score-cash = Cash
score-members = Value of members
break-buildings = Value of buildings
score-casinos = Casinos
score-plaza-bars = Plaza bars
score-four-rings = Four-ring members
item-gang = { $gang }
item-member = { $member }, { $rings }
item-place = { $field }
won-casinos = { $name } wins by holding { $count } of the four casinos.
won-plaza-bars = { $name } wins by holding all the plaza bars.
won-four-rings = { $name } wins by { $count } members with four rings.
break-count = Members on the board
tally-cash = Cash
    .amount = { $amount } FT
tally-members = Value of members
    .amount = { $amount } FT value
tally-income = Income of the phase
    .amount = { $amount } FT/phase
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
    .about = Several members of a gang may stand in one building, and several may attack it together.
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

plain-assault = Assault on { $field }: { $member }
plain-heading-goals = Goals
plain-heading-signs = Signs of the map
plain-heading-map = Map
plain-gang = { $boss }: { $cash }, income { $income }, { $reserve ->
    [one] 1 figure
   *[other] { $reserve } figures
} in reserve, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} out
plain-member = { $member } ({ $rings-n }) { $field-in }
plain-waiting = { $member } ({ $rings-n }) is yet to be placed
plain-in-line = { $member } ({ $rings-n }) waits in front of the home bar
plain-owns = owns { $buildings }
plain-bank = { $rings ->
    [one] 1 ring
   *[other] { $rings } rings
} in the bank
plain-goals = { $boss }: casinos { $casinos }, plaza bars { $bars }, four-ring members { $members }
plain-legend =
    { $gangs }: a member, with the number of its rings.
    Small letters: who owns the building, -- nobody. Arrow: door. ○ edge field. ## traffic island. Column·row as in the texts.

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
drawing-line = In line at home
drawing-to-place = To be placed
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
drawing-wealth = wealth { $money }: cash and the value of members
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
drawing-amount = { $amount }
drawing-points-left = points left
