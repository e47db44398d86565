game-name = Row House
game-line = Leg Plättchen in eine Reihe, deren Zahlen steigen.
brief-goal = Am Ende die längste Reihe haben.
brief-turn = Leg ein Plättchen ans Ende deiner Reihe, wenn es höher ist als das letzte, oder wirf eines ab.
brief-points = Jedes Plättchen in deiner Reihe ist ein Punkt.
brief-end = Wenn alle Plättchen gelegt oder abgeworfen sind.
status = { $left ->
    [one] { $left } Plättchen im Stapel
   *[other] { $left } Plättchen im Stapel
}
kind-seat = Platz { $seat }
kind-tile = Plättchen { $number }
kind-stack = Stapel
kind-own_hand = Plättchen auf der Hand
kind-own_row = Reihe
kind-own_points = Punkte

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

about-tile = Ein Plättchen. Du kannst es an deine Reihe anlegen, wenn seine Zahl höher ist als die letzte dort; beginnen kann sie mit jedem.
now-tile = { $laid ->
    [0] { "" }
   *[other] Es liegt in der Reihe von { $seat }.
}
about-stack = Der verdeckte Stapel. Wer das letzte Plättchen der Hand angelegt oder abgeworfen hat, zieht drei.
now-stack = Noch { $count }.
about-own_hand = Plättchen auf der Hand, die nur sieht, wem sie gehören.
now-own_hand = { $seat } hat { $count }.
about-own_row = Eine Reihe, deren Zahlen steigen. Jedes Plättchen darin bringt am Ende 1 Punkt.
now-own_row = { $seat } hat { $count } angelegt.
about-own_points = Was die Reihen am Ende bringen.
now-own_points = { $seat } hat { $points }.
legend-row = Plättchen in der Reihe
legend-hand = Plättchen auf der Hand
legend-star = Punkte

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
plain-dropped = Abgeworfen
plain-row = Reihe
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
drawing-so-far = Punkte bisher
drawing-total = Punkte

# Was Tipps als Gründe nennen: woraus sich das Urteil zusammensetzt, und was jemand hat

points = { $sign }{ $amount } Punkte
    .with = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkten
    }
term-points = Erwartete Punkte

# What the coach says of a question when it is asked for the first time.
coach-play = Anlegen kannst du nur ein Plättchen, das höher ist als dein letztes. Such kleine Lücken, und wirf ab, was dir keinen Platz mehr lässt.

# Die Schachtel: ihre Tabellen, deren Felder, die Wörter darin.

box-table-meta = Das Spiel
box-table-tiles = Plättchen
    .about = Alle Plättchen des Spiels; in deiner Reihe steigen sie an.
box-table-deal = Verteilen
    .about = Wie viele Plättchen verteilt werden.
box-table-long_row = Lange Reihen
    .about = Was eine lange Reihe bringt, wenn man damit spielt.
box-field-numbers = Zahlen
box-field-hand = Plättchen auf der Hand
box-field-tiles = Plättchen
box-field-points = Punkte
