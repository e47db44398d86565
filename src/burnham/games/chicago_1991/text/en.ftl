# Chicago (1991), English.

game-name = Chicago 1991
game-line = Four gangs fight for the bars and casinos of a city.
brief-goal = At the end of a phase, hold three of the four casinos (with two players all four), or all eight bars on the plaza, or have five members with four rings.
brief-turn = Hire if you like, roll the movement die, and share its 11 to 22 points among your members: they walk, take buildings and fight duels.
brief-points = Your buildings pay at the end of every phase. Without a goal the richest wins: cash and the value of the members.
brief-end = When somebody has reached a goal at the end of a phase, or after the fourth phase. A phase has six rounds.

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
kind-door = the door of { $name }
kind-quarter = the quarter of { $colour ->
    [yellow] Yellow
    [red] Red
    [green] Green
   *[blue] Blue
}
kind-avenue = avenue
kind-plaza = the plaza
kind-edge_field = { kind-field }
kind-phase_row = phase { $letter }
kind-round_field = round { $letter }{ $number }
kind-movement_field = { $number } on the movement scale
kind-points_left = points left
kind-own_goal = { kind-goal }
kind-challenger = { $number ->
    [0] the attacker
   *[other] the defender
}
kind-odds = the chances
kind-duel_chance = { $attacker ->
    [one] 1 ring
   *[other] { $attacker } rings
} against { $defender }
kind-last_fighter = { $number ->
    [0] the attacker of the last duel
   *[other] the defender of the last duel
}
kind-last_throw = throw { $number }
kind-last_duel = the last duel
kind-own_cash = cash
kind-own_income = income
kind-own_members = members
kind-own_reserve = reserve
kind-own_chips = chips
kind-seat_cash = cash
kind-seat_wealth = wealth

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
group-take = Take a building
group-attack = Attack
group-own = Go to an own building
group-street = Walk the streets
group-spend = Use up all points
q-choose_street = To which street field does { $member } go? { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
    .hint = The shortest way is walked; each field costs 1 point.
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
won-casinos = { $name } wins by holding { $count ->
    [4] all
   *[other] { $count } of the
} four casinos.
won-plaza-bars = { $name } wins by holding all the plaza bars.
won-four-rings = { $name } wins by { $count } members with four rings.
break-count = Members on the board
tally-cash = Cash
    .amount = { $amount } FT
tally-members = Value of members
    .amount = { $amount } FT
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

# --- what is told of things: the city

about-field = { $sort ->
    [home] The home bar of { $gang }, which hires in its turns only while it owns it: newcomers start here. { field-pays }
    [casino] A casino. { field-pays } Whoever has { goal-share } casinos at the end of a phase wins.
    [plaza_bar] A bar on the plaza. { field-pays } Whoever has { goal-share } plaza bars at the end of a phase wins.
    [bar] A bar. { field-pays }
    [plaza] A field of the plaza. { field-costs }
    [edge] An edge field, where an avenue leaves the board. { edge-jump }
    [avenue] A field of an avenue, which has two lanes. { field-costs }
   *[inner] A street field. The street is one field wide, so one member closes it. { field-costs }
}{ $opens ->
    [0] { "" }
   *[other] { " " }Its arrow is a door of { $field2 }.
}
field-pays = Whoever enters it owns it from then on, and it pays its owner { $money } at the end of each phase{ $manned ->
    [0] { "" }
   *[other] , if a member of that gang stands in it
}.
goal-share = { $share ->
    [all] all { $all }
   *[some] { $needed } of the { $all }
}
field-costs = To enter it costs 1 point; if an enemy stands there, you fight.
edge-jump = From here each of the other edge fields, { $edges } in all, is one step away, for 1 point.
now-field = { $owned ->
    [street] { "" }
    [nobody] It is nobody’s.
   *[gang] It belongs to { $gang2 }.
}{ $here ->
    [0] { "" }
   *[other] { " " }{ who-is-here }
}{ $set ->
    [none] { "" }
    [whole] { " " }{ $gang } has all { $bars } bars of { $money } in this quarter: they pay { $money2 } together.
   *[part] { " " }{ $gang } has { $own } of the { $bars } bars of { $money } in this quarter; all of them would pay { $money2 }.
}
who-is-here = { $here ->
    [0] { "" }
    [one] { $member }, { $rings }, is here.
   *[other] { $here } members are here.
}
about-door = The arrow is { $doors ->
    [one] the door
   *[other] one of the { $doors } doors
} of { $field }: a building is entered and left only by its door. Each of these steps costs 1 point.
now-door = { who-is-here }
about-quarter = A quarter with a casino and { $bars } bars, together worth { $money }. The number on a building is its value in 1,000 FT. The streets are one field wide: one member closes a street.
now-quarter = { $plays ->
    [0] { $gang } is not in this game.
   *[other] { $gang } has { $own } of the { $all } buildings.
}{ $free ->
    [0] { "" }
    [one] { " " }1 is nobody’s.
   *[other] { " " }{ $free } are nobody’s.
}
about-avenue = An avenue between two quarters, with two lanes. It leads from the plaza to the board’s edge; from an edge field, of which there are { $edges }, one gets to every other side of the city. Each field costs 1 point.
about-plaza = The plaza, where the avenues meet. { $all } bars have a door here; whoever has { $share ->
    [all] all
   *[some] { $needed }
} of them at the end of a phase wins. The traffic islands with the lamps cannot be entered.
now-plaza = { $free ->
    [0] Each of these bars belongs to somebody.
    [one] 1 of these bars is nobody’s.
   *[other] { $free } of these bars are nobody’s.
}
about-edge_field = An edge field, where an avenue leaves the board. { edge-jump }
now-edge_field = { who-is-here }
about-street = The street fields in reach that are farther off than a step. Choose this first, then one of them; the shortest way is walked, each field for 1 point.

# --- scales, members to hire, goals

about-phase_row = First all hire and place members; then there are { $rounds } rounds, and { $gang } starts each of them. At the end the goals are looked at, and if nobody has won, buildings pay.
now-phase_row = { $when ->
    [over] Phase { $phase } is over.
    [now] { $round ->
        [0] It is phase { $phase }: all hire and place.
       *[other] It is round { $round } of phase { $phase }.
    }
   *[later] Still to come.
}
about-round_field = A round: each gang has one turn, clockwise, and { $gang } starts.{ $last ->
    [0] { "" }
   *[other] { " " }It is the last of the phase: then the goals are looked at, and if nobody has won, buildings pay.
}
now-round_field = { $when ->
    [over] It is over.
    [now] It is being played.
   *[later] Still to come.
}
about-movement_field = A field of the movement scale. The black marker shows how many points are left in a turn. The die gives { $least } to { $most }; each field that a member enters costs 1.
now-movement_field = { $marked ->
    [0] { "" }
   *[other] { now-points_left }
}
about-points_left = The points of the turn, for all members of the gang together. Each field that a member enters costs 1, and all points must be used.
now-points_left = { $turn ->
    [over] The game is over.
    [hiring] All hire and place; nobody moves yet.
   *[moving] { $gang } has { $points ->
        [0] no point
        [one] 1 point
       *[other] { $points } points
    } left.
}
about-rings = A member of this strength is worth { $money }, which is also the prize for beating it, and rolls the die { $die } in duels. { $hired ->
    [both] It is hired for { $money2 }, at the start of a phase or in a turn before the roll; the numbers of one- and two-ring members bought in a phase may differ by one.
    [start] It is hired for { $money2 }, at the start of a phase only{ $threes ->
        [0] { "" }
        [one] , one in each phase
       *[other] , { $threes } in each phase
    }.
   *[never] It cannot be bought: a member gets a ring for each duel it wins.
}
now-rings = The bank has { $bank ->
    [one] 1 ring
   *[other] { $bank } rings
} left.
about-roll = The movement { $dice ->
    [one] die gives
   *[other] dice give
} the gang { $least } to { $most } points for this turn, for all its members together. After the roll nobody can be hired.
about-done = The gang has hired enough. When all gangs have, they place their new members. What is left of the money is kept.
about-goal = { goal-wins } What counts is the end of a phase; then the game is over.
goal-wins = { $sort ->
    [casinos] Whoever has { goal-share } casinos wins.
    [plaza-bars] Whoever has { goal-share } bars on the plaza wins.
   *[four-rings] Whoever has { $needed } members with four rings on the board wins.
}
now-goal = { $best ->
    [0] Nobody has any.
   *[other] Most: { $seat } with { $best }.
}
about-own_goal = How far a player is. { goal-wins } What counts is the end of a phase; of several players the one who has held a goal longest wins.
now-own_goal = { $held ->
    [held] { $seat } has { $have } and wins if that is so at the end of the phase.
   *[not] { $seat } has { $have } of { $needed }.
}

# --- duels

about-throw = Throw the duel dice. The higher number wins; on a tie both lose a ring and roll again. The loser leaves the game, the winner’s gang gets its value, and the winner a ring, up to four.
now-throw = { $member } wins with a chance of { $chance }%, { $member2 } with { $chance2 }%.
about-challenger = { $side ->
    [attacker] The attacker,
   *[defender] The defender,
} { $rings }, rolls the die { $die }. If it wins, { $gang } gets { $money }, the value of { $member2 }, and it gets a ring, up to four.
now-challenger = { $member } wins with a chance of { $chance }%.
about-odds = How this duel may end, all throws after ties included: left the attacker wins, in the middle both fall, right the defender wins.
now-odds = { $member } wins with a chance of { $chance }%, { $member2 } with { $chance2 }%{ $both ->
    [0] { "" }
   *[other] , both fall with { $both }%
}.
about-duel_chance = If { $rings } attacks { $rings2 }, the attacker wins with a chance of { $chance }%, the defender with { $chance2 }%{ $both ->
    [0] { "" }
   *[other] , and both fall with { $both }%
}. The prize for the attacker is { $money }, for the defender { $money2 }, and a ring, up to four.
about-last_fighter = One of the two who fought last. It went into the duel as { $rings } with the die { $die }; dashed rings were lost in ties.
now-last_fighter = { $ended ->
    [won] { $member } won{ after-ties }.
   *[fell] { $member } fell{ after-ties } and is out of the game.
}
after-ties = { $ties ->
    [0] { "" }
    [one] { " " }after 1 tie
   *[other] { " " }after { $ties } ties
}
about-last_throw = A throw of the last duel, the attacker’s die left. The higher number wins; on a tie both lose a ring and roll again.
now-last_throw = { $member } rolled { $die }, { $member2 } rolled { $die2 }. { $higher ->
    [tie] A tie: both lost a ring.
    [attacker] The attacker won.
   *[defender] The defender won.
}
about-last_duel = How the last duel ended. The winner’s gang gets the value of the loser as it was before the duel, and the winner a ring, up to four. A defender wins as much as an attacker.
now-last_duel = { $ended ->
    [both] { $member } and { $member2 } both fell { $field-in }; nobody got anything.
   *[won] { $member } beat { $member2 } { $field-in } and won { $money }.
}
about-fight = Begin the duels for the building with those who have joined; nobody can join later. The attacker names the first pair, then the sides take turns, until only one gang is left inside.

# --- what gangs and players have

about-member = A member of { $gang }: { $rings }, worth { $money }, with the duel die { $die }. Whoever beats it gets that sum and a ring; for each duel it wins it gets a ring itself, up to four.
now-member = { $where ->
    [away] It is not in the game.
    [board] It is { $field-in }. { member-attacks }
    [line] It waits in line in front of { $field } and enters in a turn of its gang as soon as that is free. { member-attacks }
   *[to_place] It is yet to be placed in a building of its gang. { member-attacks }
}
member-attacks = Attacking { $against } rings it wins with a chance of { $chances }%.
about-gang = A gang: its members walk, fight and take buildings, and it has one turn in each round. Without members and figures in reserve it has no turns any more, but its buildings still pay.
now-gang = { $seat } leads it. { $state ->
    [out] It is out.
   *[in] { $home ->
        [own] It owns its home bar, { $field }.
       *[lost] It has lost its home bar, { $field }, and cannot hire in its turns.
    }
} { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, cash { $money }, members worth { $money2 }.
about-seat = A player. If nobody reaches a goal, the richest wins after the last phase: cash and the value of members count, buildings do not.
now-seat = { $seat } leads { $gang } and has { $money }: cash { $money2 } and members worth { $money3 }.
about-own_cash = Cash, which everybody sees. It pays for new members, comes from buildings at the end of each phase and from duels, and counts in the wealth at the end of the game.
now-own_cash = { $gang } has { $money }.
about-own_income = What the buildings pay at the end of the phase, if they stay the gang’s until then{ $manned ->
    [0] { "" }
   *[other] ; a casino pays only if a member of its owner stands in it
}. Whole sets of cheap bars in the home quarter pay { $factor } times as much and are counted in.
now-own_income = { $gang } gets { $money } for { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}.
about-own_members = The members of the gang, on the board or waiting. Their value counts in the wealth at the end of the game.
now-own_members = { $gang } has { $count } on the board{ $waiting ->
    [0] { "" }
   *[other] { " " }and { $waiting } waiting
}, together worth { $money }.
about-own_reserve = Figures that can still be hired. A gang has { $figures } for the whole game, and whoever falls never comes back.
now-own_reserve = { $gang } has { $count } left.
about-own_chips = Chips on the board. They mark buildings that the gang has taken and that are not printed in its colour; a building stays its own until another gang enters it.
now-own_chips = { $gang } has { $count } out and owns { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
} in all.
about-seat_cash = The cash of a player, which everybody sees. It pays for new members and counts in the wealth at the end of the game.
now-seat_cash = { $seat } has { $money }{ $gangs ->
    [one] { "" }
   *[other] , both gangs added; each pays from its own
}.
about-seat_wealth = Wealth: cash and the value of all members. If nobody reaches a goal, the richest player wins after the last phase. Buildings count only through what they have paid.
now-seat_wealth = { $seat } has { $money }: cash { $money2 } and members worth { $money3 }.

# --- the icons

legend-casino = Casinos
legend-plaza_bar = Bars on the plaza
legend-four_rings = Members with four rings
legend-figure = Figures in reserve
legend-chip = Chips on the board
legend-money = Cash
legend-income = Income at the end of the phase
legend-people = Members
legend-star = Wealth
legend-dice = Throw dice
legend-check = Done hiring

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
drawing-targets = Street fields
drawing-scales = Rounds and points
drawing-houses = { $quarter }, buildings { $first } to { $last }
drawing-crowd = Members, strip { $band } of { $of } from the north
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
drawing-view-city = City
drawing-view-gangs = Gangs
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
drawing-so-far = wealth so far
drawing-at-end = wealth at the end
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

# What hints name as reasons: terms of the judgement, and what is held

points = { $sign }{ $amount } FT
    .with = { $count } FT
term-cash = Cash
term-members = Value of members
term-strength = Hands to work with
term-buildings = Payouts of buildings
term-sets = Bars that pay threefold
term-targets = Buildings within reach
term-dangers = Members in danger
term-turn = What this turn still brings
    .of = In reach this turn: { $thing }
term-goals = Goals of the game
    .of = Winning by { $thing }
term-rivals_goals = Goals of the other gangs
    .of = Others winning by { $thing }
holds-field = { $field } is yours

# What the coach says of a question when it is asked for the first time.
coach-hire = Whoever you hire still counts as wealth at the end, unless he falls. So do not save: somebody strong for the casino, and some to take the empty bars at home.
coach-place = Think of two things: who guards the casino, and who stands nearest to the buildings that you want to take first.
coach-hire_in_turn = Next the die falls, and all your people share its points. Hire while there is time left in the phase to use somebody; in its last round a newcomer hardly gets anywhere.
coach-choose_member = All points must be used. Look first for empty buildings within reach, then for enemies you are likely to beat; guards should be able to step back to where they stand.
coach-choose_route = An empty building is yours as soon as you enter it, and stays yours when you walk on: one member can take several in a turn. Mind where he ends, for there he can be attacked.
coach-choose_street = A street field pays nothing. Go there to close the way, since nobody can be passed, or to be nearer next turn.
coach-throw = The loser is gone for good; the winner gets his value and a ring. Attack if you are clearly stronger, or if they must not keep what they have. Until the dice fall you can take it back.
coach-gather = Each one you call in pays the whole way from your points. Bring enough: the building changes hands only if one of yours is left at the end.
coach-choose_attacker = The winner of a duel gets a ring, so a lost duel makes the other side stronger. Look for the pair with the best chance for you.
coach-choose_defender = A defender who wins earns as much as an attacker would. Look for the pair with the best chance for you, and mind who is still to come.

# The box: its tables, their fields, the words in them.

box-table-game = Phases and rounds
    .about = How long a game lasts.
box-table-supply = Pieces and money
    .about = What each gang has, and how many rings there are.
box-table-gang = Gangs
    .about = The four gangs, their corner of the board and the phase that each of them begins.
box-table-strength = Members by their rings
box-table-hiring = Hiring
    .about = How many members may be hired.
box-table-movement_die = Movement die
    .about = The faces of the die, as we use it and as it may be chosen when a table is opened.
box-table-goals = Goals
    .about = What ends the game at the end of a phase.
box-table-payout = Payout
    .about = Which buildings pay more if all of them belong to one gang.
box-table-three_players = Three players
box-table-two_players = Two players
    .about = Which two gangs each of two players leads.
box-table-board = Street plan
    .about = One quarter as signs in rows; the other three are the same, turned. Dots are streets, letters are buildings.
box-table-building = Buildings of a quarter
    .about = Each building stands once in every quarter, under another name. Whoever enters it owns it, and it pays its owner at the end of each phase.
box-table-round_track = Round track
box-table-movement_track = Movement track
box-table-expected_board = Counts of the board, for checking
box-table-expected_distance = Distances, for checking
box-table-expected_duel = Duels, for checking
box-row-building = Building { $id }
box-field-phases = Phases
box-field-rounds_per_phase = Rounds of a phase
box-field-chips_per_gang = Chips of a gang
box-field-figures_per_gang = Figures of a gang
box-field-rings_total = Rings
box-field-start_cash_per_gang = Cash at the start
box-field-start_rings_per_gang = Rings of the first member
box-field-name = Colour
box-field-quarter_turns = Quarter turns of its quarter
box-field-starts_phase = Begins phase
box-field-duel_die = Duel die
box-field-hire_in_turn = Can be hired in a turn
box-field-hire_phase_start = Can be hired before a phase
box-field-price = Price
box-field-rings = Rings
box-field-value = Worth at the end
box-field-building-value = Pays
box-field-evenness_max_difference = Most that hires may differ
box-field-three_ring_per_phase = Members with three rings a phase
box-field-choice = Names
box-field-options = Options
box-field-dice = Dice
box-field-faces = Faces
box-field-plain = Plain die
box-field-earlier_edition = Earlier edition
box-field-casinos_needed = Casinos
box-field-casinos_needed_two_players = Casinos for two players
box-field-four_ring_members_needed = Members with four rings
box-field-plaza_bars_needed = Bars at the plaza
box-field-triple_factor = Pays so many times
box-field-triple_values = Buildings that pay
box-field-gangs = Gangs
box-field-size = Fields on a side
box-field-quarter = Quarter
box-field-rows = Rows
box-field-kind = Kind
box-field-doors = Doors (column, row)
box-field-preowned = Belongs to its gang from the start
box-field-names = Names in the four quarters
box-word-bar = bar
box-word-casino = casino
box-word-home = home bar
box-word-blue = blue
box-word-green = green
box-word-red = red
box-word-yellow = yellow
