game-name = Zollhaus
game-line = Spiel deine Karten, oder zahl den Zoll und zieh nach.
brief-goal = Die meisten Münzen haben, wenn alle Hände leer sind.
brief-turn = Spiel eine Karte für ihren Wert, würfle mit ihr, oder zahl den Zoll und zieh.
brief-points = Münzen, sonst nichts.
brief-end = Wenn niemand mehr eine Karte hat.
kind-seat = Platz { $seat }
kind-card = { $suit ->
    [red] eine rote { $value }
   *[blue] eine blaue { $value }
}
q-act = Was tust du?
a-act-play = { $card } spielen
a-act-gamble = Mit { $card } würfeln
a-act-draw = Für { $toll } ziehen
q-keep = Eine Karte vergraben?
a-keep-bury = { $card } vergraben
a-keep-done = Alle behalten
why-poor = Du brauchst { $toll } Münzen.
why-empty = Der Stapel ist leer.
why-not-yours = Du hast { $card } nicht.
f-gained = { $seat } spielt { $card } für { $value }.
f-drew = { $seat } zieht.
f-buried = { $seat } vergräbt eine Karte.
status = { $left ->
    [one] { $left } Karte im Stapel
   *[other] { $left } Karten im Stapel
}
score-coins = Münzen
item-purse = Im Beutel
break-cards = Karten übrig
tally-coins = Münzen
    .amount = { $amount }
option-free = Kein Zoll
    .about = Ziehen kostet nichts.

# Was Tipps als Gründe nennen: woraus sich das Urteil zusammensetzt, und was jemand hat

points = { $sign }{ $amount } Münzen
    .with = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
term-coins = Münzen

# What the coach says of a question when it is asked for the first time.
coach-act = Eine gespielte Karte ist sofort Geld; gesetzt bringt sie vielleicht mehr, vielleicht nichts. Schau, wie viele Karten noch da sind.
coach-keep = Eine vergrabene Karte bekommt niemand mehr. Vergrab, was du nicht spielen wirst.

# Die Schachtel: ihre Tabellen, deren Felder, die Wörter darin.

box-table-meta = Das Spiel
box-table-cards = Karten
    .about = Was sie wert sind.
box-table-costs = Preise
    .about = Was Ziehen kostet.
box-field-values = Werte
box-field-toll = Maut
