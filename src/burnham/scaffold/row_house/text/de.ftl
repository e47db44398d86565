game-name = Row House
game-line = Leg Plättchen in eine Reihe, deren Zahlen steigen.
status = { $left ->
    [one] { $left } Plättchen im Stapel
   *[other] { $left } Plättchen im Stapel
}
kind-seat = Platz { $seat }
kind-tile = Plättchen { $number }

q-play = Welches Plättchen legst du an oder wirfst du ab?
    .hint = { $last ->
        [0] Deine Reihe kann mit jedem Plättchen beginnen.
       *[other] Anlegen kannst du nur ein Plättchen über { $last }.
    }
a-play-lay = { $tile } anlegen
a-play-drop = { $tile } abwerfen
why-not-yours = { $tile } hast du nicht auf der Hand.
why-too-low = Deine Reihe endet mit { $last }: { $tile } ist nicht höher.

f-laid = { $seat } legt { $tile } an.
f-dropped = { $seat } wirft { $tile } ab.
f-drew = { $seat } zieht { $tile }.

score-row = Reihe
score-long = Lange Reihe
item-tile = { $tile }
item-long-row = Eine Reihe aus { $count } Plättchen
break-room = Zahlen über dem letzten Plättchen
tally-points = Punkte
    .amount = { $amount } ★
tally-tiles = Plättchen
    .one = Plättchen
    .amount = { $amount }
option-long_rows = Lange Reihen
    .about = Eine Reihe aus fünf oder mehr Plättchen bringt drei Punkte mehr.

plain-stack = Stapel: { $count }
plain-hand = Hand
drawing-board = Die Reihen
drawing-describe = Die Reihen aller Spieler; im Stapel { $count ->
    [one] liegt noch { $count } Plättchen
   *[other] liegen noch { $count } Plättchen
}.
drawing-stack = Stapel
drawing-dropped = Abgeworfen
drawing-row = { $count ->
    [one] { $count } Plättchen in der Reihe
   *[other] { $count } Plättchen in der Reihe
}
drawing-hand = { $count ->
    [one] { $count } Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}
drawing-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
