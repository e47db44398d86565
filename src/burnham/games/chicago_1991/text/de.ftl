# Chicago (1991), deutsch.

game-name = Chicago 1991
game-line = Vier Banden streiten um die Bars und Kasinos einer Stadt.

status = { $turns ->
    [0] Phase { $phase }
   *[other] Phase { $phase }, Runde { $round } · { $gang }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}

# --- wie die Dinge heißen

kind-seat = Boss { $number }
kind-gang = { $colour ->
    [yellow] Gelb
    [red] Rot
    [green] Grün
   *[blue] Blau
}
kind-member = { $colour ->
    [yellow] Gelb
    [red] Rot
    [green] Grün
   *[blue] Blau
} { $number }
kind-rings = { $number ->
    [0] Figur ohne Ring
   *[other] { $number }er
}
kind-field = { $sort ->
    [inner] Straße { $x }·{ $y }
    [avenue] Avenue { $x }·{ $y }
    [plaza] Zentralplatz { $x }·{ $y }
    [edge] Randfeld { $x }·{ $y }
    [none] Feld { $x }
   *[other] { $name }
}
kind-phase = { $letter }
kind-goal = { $number ->
    [0] die Kasinos
    [1] die Bars am Zentralplatz
   *[other] die 4er
}
kind-money = { $amount } FT

# --- Beginn einer Phase

q-hire = Wen heuert { $gang } an?
    .hint = { $gang } hat { $money2 }. 1er und 2er einer Phase dürfen sich um einen unterscheiden; ein 3er je Phase.
a-hire-hire = Einen { $rings } anheuern · −{ $money }
a-hire-done = Fertig mit Anheuern
q-place = Wo fängt { $member } an, ein { $rings }?
    .hint = In jedem Gebäude von { $gang }, in dem Platz ist.
a-place-put = { $field } · { $money }

# --- ein Zug

q-hire_in_turn = Heuert { $gang } vor dem Würfeln noch an?
    .hint = Neue starten in { $field }. { $gang } hat { $money2 }.
a-hire_in_turn-hire = Einen { $rings } anheuern · −{ $money }
a-hire_in_turn-roll = Bewegungswürfel werfen
q-choose_member = Wer zieht? Noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .hint = { $gang } muss alle Punkte nutzen, mit einem Bandenmitglied oder mit mehreren.
a-choose_member-move = { $member }, { $rings }, { $field }
q-choose_route = Wohin zieht { $member }? Noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .hint = Ein Gebäude nehmen, angreifen, einen Schritt gehen oder die Punkte in der Nähe verbrauchen. Gegangen wird der kürzeste Weg.
a-choose_route-go = { $does ->
    [2] { $field } nehmen, { $money } · { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
    [3] { $foes ->
        [one] { $member2 } ({ $rings2-n ->
            [one] 1 Ring
           *[other] { $rings2-n } Ringe
        }) angreifen, { $field } · Siegchance { $chance } %
       *[other] { $field } stürmen, { $foes } von { $gang2 } sind darin
    } · { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
   *[other] Nach { $field } · { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
}
a-choose_route-spend = { $points } Punkte verbrauchen, Ende: { $field }
a-choose_route-street = Auf ein Straßenfeld …
q-choose_street = Auf welches Straßenfeld zieht { $member }? Noch { $points } Punkte.
    .hint = Zeig es auf dem Plan.
a-choose_street-go = { $field } · { $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}

# --- ein Duell

q-throw = { $member } greift { $member2 } an, { $field }. Würfelst du?
    .hint = { $member } gewinnt mit { $chance } %: { $money } und ein Ring. { $member2 } gewinnt mit { $chance2 } %: { $money2 } und ein Ring. Ein Gleichstand kostet beide einen Ring.
a-throw-throw = Kampfwürfel werfen

# --- Variante I

q-gather = Wer stürmt { $field } noch mit? Noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .hint = Jeder bezahlt seinen ganzen Weg. Nach dem ersten Duell kommt keiner mehr dazu.
a-gather-reinforce = { $member }, { $rings } · { $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}
a-gather-fight = Kämpfen
q-choose_attacker = Welcher Angreifer kämpft als Nächster um { $field }?
    .hint = Das Recht, das Paar zu bestimmen, wechselt nach jedem Duell.
a-choose_attacker-send = { $member }, { $rings }
q-choose_defender = Gegen wen kämpft { $member2 } um { $field }?
    .hint = { $member2 } hat { $rings2-n ->
        [one] 1 Ring
       *[other] { $rings2-n } Ringe
    } und würfelt zuerst.
a-choose_defender-face = { $member }, { $rings } · { $chance } % für den Angreifer

# --- warum nicht

why-no-ring = Ein Bandenmitglied trägt mindestens einen Ring.
why-no-cash = { $gang } hat { $money2 }, es kostet { $money }.
why-no-figure = { $gang } hat keine Spielfigur mehr in Reserve.
why-no-rings-left = Die Bank hat nur noch { $bank ->
    [one] 1 Ring
   *[other] { $bank } Ringe
}.
why-too-many-ones = { $gang } hat in dieser Phase { $ones } 1er und { $twos } 2er gekauft. Erlaubt ist ein Unterschied von einem: Als Nächstes ist ein 2er dran.
why-too-many-twos = { $gang } hat in dieser Phase { $ones } 1er und { $twos } 2er gekauft. Erlaubt ist ein Unterschied von einem: Als Nächstes ist ein 1er dran.
why-never-bought = Vier Ringe kann man nicht kaufen, nur in Duellen gewinnen.
why-three-bought = { $gang } hat den 3er dieser Phase schon gekauft.
why-no-room = { $gang } hat kein freies Gebäude für noch einen.
why-not-in-turn = Im Zug kann man nur 1er und 2er anheuern.
why-home-lost = { $field } gehört { $gang2 }. Neue brauchen eine eigene Heimatbar.
why-home-full = In { $field } steht schon einer.
why-no-field = Dieses Feld gibt es nicht.
why-no-building = { $field } ist kein Gebäude. Neue fangen in Gebäuden an.
why-not-own = { $field } gehört nicht { $gang }.
why-taken = In { $field } steht schon einer.
why-not-your-turn = { $member } gehört zu { $gang2 }; am Zug ist { $gang }.
why-not-on-board = { $member } ist nicht auf dem Spielplan.
why-hemmed-in = { $member } kann keinen Schritt gehen: Ringsum stehen die eigenen Leute.
why-here = { $member } steht schon dort.
why-own-member = { $field }: Dort steht { $gang2 } und macht keinem von euch Platz.
why-too-far = { $field } ist { $length } Punkte entfernt, { $gang } hat { $points }.
why-no-way = Jeder Weg nach { $field } ist versperrt.
why-by-street = { $field } ist ein Straßenfeld weiter weg. Wähle zuerst „Auf ein Straßenfeld“.
why-no-pace = { $member } kann nicht genau { $points } Punkte verbrauchen und hier enden: { $field }.
why-no-street = Hinter dem nächsten Schritt ist kein Straßenfeld erreichbar.
why-no-street-field = { $field } ist kein Straßenfeld.
why-enemy-there = Dort steht { $gang2 }. Geh zurück und greif an.
why-in-assault = { $member } ist schon dabei.
why-cannot-join = { $member } kommt mit { $points } Punkten nicht nach { $field }.
why-no-attacker = { $member } gehört nicht zu den Angreifern.
why-no-defender = { $member } verteidigt { $field } nicht.

# --- das Protokoll

f-chapter-phase = Phase { $phase } · { $gang } beginnt
f-chapter-round = { $phase }{ $round }
f-hired = { $gang } heuert für { $money } einen { $rings } an: { $member }.
f-placed = { $member }, ein { $rings }, fängt in { $field } an.
f-let-in = { $member } steht in { $field }.
f-waits = { $member } wartet in der Schlange vor { $field }.
f-line = { $gang }: Vor { $field } { $count ->
    [one] wartet noch einer
   *[other] warten noch { $count }
}.
f-handed-back = { $member } kam nicht hinein und geht zurück; { $gang } bekommt { $money }.
f-threw = { $gang } wirft { $die }.
f-rolled = { $gang } würfelt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
f-nobody-moves = { $gang } hat niemanden auf dem Spielplan und würfelt nicht.
f-lapsed = Von { $gang } kann keiner ziehen; { $points ->
    [one] 1 Punkt verfällt
   *[other] { $points } Punkte verfallen
}.
f-walks = { $member } zieht nach { $field }, { $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}.
f-attacks = { $member } greift an, { $field }, { $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}.
f-paces = { $member } verbraucht { $points } Punkte, Ende: { $field }.
f-occupied = { $gang } nimmt { $field }, { $money }.
f-captured = { $gang } nimmt { $field }, { $money }, von { $gang2 }.
f-reinforces = { $member } stürmt { $field } mit, { $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}.
f-duel = Duell: { $member }, ein { $rings }, gegen { $member2 }, einen { $rings2 }.
f-dice = { $member } würfelt { $die }, { $member2 } würfelt { $die2 }.
f-tie = Gleichstand: { $member } hat noch { $rings-n ->
    [one] 1 Ring
   *[other] { $rings-n } Ringe
}, { $member2 } noch { $rings2-n }.
f-won-duel = { $member } schlägt { $member2 }, bekommt { $money } und hat { $rings-n ->
    [one] 1 Ring
   *[other] { $rings-n } Ringe
}.
f-both-fall = { $member } und { $member2 } fallen beide. Niemand gewinnt.
f-out = { $gang } hat kein Bandenmitglied und keine Reserve mehr und pausiert bis zum Ende.
f-goal-held = { $seat } hat alles für den Sieg: { $goal }.
f-goal-lost = { $seat } hat das Ziel wieder verloren: { $goal }.
f-paid = { $gang } bekommt { $money } für die Gebäude.
f-tripled = { $gang } besitzt daheim alle Bars zu { $money }: davon { $money2 } extra.
f-won = { $seat } gewinnt durch { $goal }.
f-wealth = { $seat } besitzt { $money } in bar und Bandenmitgliedern.

# --- Ergebnis, Tafeln, Wahl vor dem Spiel

score-cash = Bargeld
score-members = Bandenmitglieder
break-buildings = Wert der Gebäude
break-count = Bandenmitglieder auf dem Plan
tally-cash = Bargeld
    .amount = { $amount } FT
tally-members = Bandenmitglieder
    .amount = { $amount } FT
tally-income = Einnahmen der Phase
    .amount = { $amount } FT
tally-casinos = Kasinos
    .one = Kasino
    .amount = { $amount }
tally-plaza-bars = Bars am Zentralplatz
    .one = Bar am Zentralplatz
    .amount = { $amount }
tally-four-rings = 4er
    .one = 4er
    .amount = { $amount }
option-variant_one = Variante I
    .about = In einem Gebäude dürfen mehrere einer Bande stehen und es gemeinsam stürmen.
option-variant_two = Variante II
    .about = Ein Kasino zahlt nur, wenn einer seines Besitzers darin steht.
option-movement_die = Bewegungswürfel
    .about = Wie viele Punkte ein Zug hat.
option-movement_die-special = 11 bis 22
option-movement_die-plain = 1 bis 12
option-movement_die-three_dice = drei gewöhnliche Würfel
option-hiring_in_turn = Anheuern im Zug
    .about = Wie Neue vor dem Würfeln in die Heimatbar kommen.
option-hiring_in_turn-line = beliebig viele, nacheinander
option-hiring_in_turn-single = einer, in die leere Heimatbar
option-absent_gang = Bande, die fehlt
    .about = Zu dritt bleibt eine Farbe in der Schachtel. Ihre Gebäude gehören niemandem.
option-absent_gang-yellow = Gelb
option-absent_gang-red = Rot
option-absent_gang-green = Grün
option-absent_gang-blue = Blau

# --- der Tisch als Text

plain-gang = { $gang } ({ $boss }): { $cash }, Einnahmen { $income }, { $reserve ->
    [one] 1 Spielfigur
   *[other] { $reserve } Spielfiguren
} in Reserve, { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} ausgelegt
plain-waiting = { $member } wartet
plain-owns = besitzt { $buildings }
plain-bank = { $rings ->
    [one] 1 Ring
   *[other] { $rings } Ringe
} bei der Bank
plain-goals = { $boss }: Kasinos { $casinos }, Bars am Zentralplatz { $bars }, 4er { $members }
plain-legend = G Gelb, R Rot, Ü Grün, B Blau, mit Ringen; kleine Buchstaben sind Besitzer
plain-letters = GRÜB

# Zeichnung

drawing-board = Chicago 1991, Spielplan
drawing-describe = Die Stadt bei Nacht: vier Viertel um den Zentralplatz. Daneben die Skalen, Mitglieder, Spielziele und das letzte Duell.
drawing-nobody = gehört niemandem
drawing-waits = wartet
drawing-rings = { $count ->
    [one] 1 Ring
   *[other] { $count } Ringe
}
drawing-street = Straßenfelder weiter weg
drawing-rounds = Runden
drawing-hiring = Anheuern
drawing-over = Ende
drawing-movement = Bewegung
drawing-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
drawing-members = Mitglieder
drawing-bank = Bank: { $count ->
    [one] 1 Ring
   *[other] { $count } Ringe
}
drawing-won = gewonnen
drawing-strength = { $count ->
    [one] 1 Ring
   *[other] { $count } Ringe
}, Kampfwürfel { $die }
drawing-roll = Würfeln
drawing-done = Fertig angeheuert
drawing-waiting = Warten
drawing-duel = Letztes Duell
drawing-map = Die Stadt
drawing-challenge = Duell
drawing-throw = Würfeln
drawing-both-fall = Beide fallen
drawing-ring-up = +1 Ring
drawing-chances = Chancen
drawing-chances-note = Angreifer, in %
drawing-assault = Sturm
drawing-attackers = greifen an
drawing-defenders = verteidigen
drawing-fight = Kämpfen
drawing-goals = Spielziele
drawing-goals-note = am Phasenende
drawing-cash = Bargeld { $money }
drawing-income = Einnahmen { $money } am Ende der Phase
drawing-wealth = Bargeld und Mitglieder { $money }
drawing-reserve = { $count ->
    [one] 1 Spielfigur
   *[other] { $count } Spielfiguren
} in Reserve
drawing-chips = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
} auf dem Plan
drawing-count = { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}
drawing-thousands = { $amount } T
drawing-points-left = Punkte übrig
