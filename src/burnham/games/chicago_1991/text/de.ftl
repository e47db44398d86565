# Chicago (1991), deutsch.

game-name = Chicago 1991
game-line = Vier Banden streiten um die Bars und Kasinos einer Stadt.
brief-goal = Am Ende einer Phase drei der vier Kasinos halten (zu zweit alle vier), oder alle acht Bars am Zentralplatz, oder fünf Bandenmitglieder mit vier Ringen haben.
brief-turn = Heuere an, wenn du magst, wirf den Bewegungswürfel und verteile seine 11 bis 22 Punkte auf deine Leute: Sie laufen, besetzen Gebäude und duellieren sich.
brief-points = Deine Gebäude zahlen am Ende jeder Phase. Erreicht niemand ein Ziel, gewinnt der Reichste: Bargeld und der Wert der Bandenmitglieder.
brief-end = Wenn am Ende einer Phase jemand ein Ziel erreicht hat, sonst nach der vierten Phase. Eine Phase hat sechs Runden.

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
    .ein = { $number ->
        [0] eine Figur ohne Ring
       *[other] ein { $number }er
    }
    .einen = { $number ->
        [0] eine Figur ohne Ring
       *[other] einen { $number }er
    }
kind-field = { $sort ->
    [inner] Straßenfeld { $x }·{ $y }
    [avenue] Avenuefeld { $x }·{ $y }
    [plaza] Platzfeld { $x }·{ $y }
    [edge] Randfeld { $x }·{ $y }
    [none] Feld { $x }
   *[other] { $name }
}
    .die = { $sort ->
        [home] die Heimatbar { $name }
        [bar] die Bar { $name }
        [casino] das Kasino { $name }
        [inner] das Straßenfeld { $x }·{ $y }
        [avenue] das Avenuefeld { $x }·{ $y }
        [plaza] das Platzfeld { $x }·{ $y }
        [edge] das Randfeld { $x }·{ $y }
       *[none] das Feld { $x }
    }
    .wo = { $sort ->
        [home] in der Heimatbar { $name }
        [bar] in der Bar { $name }
        [casino] im Kasino { $name }
        [inner] auf dem Straßenfeld { $x }·{ $y }
        [avenue] auf dem Avenuefeld { $x }·{ $y }
        [plaza] auf dem Platzfeld { $x }·{ $y }
        [edge] auf dem Randfeld { $x }·{ $y }
       *[none] auf dem Feld { $x }
    }
    .wohin = { $sort ->
        [home] in die Heimatbar { $name }
        [bar] in die Bar { $name }
        [casino] ins Kasino { $name }
        [inner] auf das Straßenfeld { $x }·{ $y }
        [avenue] auf das Avenuefeld { $x }·{ $y }
        [plaza] auf das Platzfeld { $x }·{ $y }
        [edge] auf das Randfeld { $x }·{ $y }
       *[none] auf das Feld { $x }
    }
kind-phase = { $letter }
kind-goal = { $number ->
    [0] Kasinos
    [1] Bars am Zentralplatz
   *[other] 4er
}
    .genug = { $number ->
        [0] genug Kasinos
        [1] alle Bars am Zentralplatz
       *[other] genug 4er
    }
kind-money = { $amount } FT
kind-door = Tür von { $name }
kind-quarter = Stadtviertel von { $colour ->
    [yellow] Gelb
    [red] Rot
    [green] Grün
   *[blue] Blau
}
kind-avenue = Avenue
kind-plaza = Zentralplatz
kind-edge_field = { kind-field }
kind-phase_row = Phase { $letter }
kind-round_field = Runde { $letter }{ $number }
kind-movement_field = { $number } auf der Bewegungsskala
kind-points_left = Punkte übrig
kind-own_goal = { kind-goal }
kind-challenger = { $number ->
    [0] Angreifer
   *[other] Verteidiger
}
kind-odds = Chancen
kind-duel_chance = { $attacker ->
    [one] 1 Ring
   *[other] { $attacker } Ringe
} gegen { $defender }
kind-last_fighter = { $number ->
    [0] Angreifer im letzten Duell
   *[other] Verteidiger im letzten Duell
}
kind-last_throw = Wurf { $number }
kind-last_duel = Letztes Duell
kind-own_cash = Bargeld
kind-own_income = Einnahmen
kind-own_members = Bandenmitglieder
kind-own_reserve = Reserve
kind-own_chips = Chips
kind-seat_cash = Bargeld
kind-seat_wealth = Vermögen

# --- Beginn einer Phase

q-hire = Wen heuert { $gang } an?
    .hint = { $gang } hat { $money2 }. In einer Phase darf es höchstens einen 1er mehr als 2er geben oder umgekehrt; dazu kommt ein einziger 3er.
a-hire-hire = { $rings-einen } anheuern · −{ $money }
a-hire-done = Niemanden mehr anheuern
q-place = In welches Gebäude stellst du { $member }, { $rings-einen }?
    .hint = { $shared ->
        [0] Zur Wahl steht jedes Gebäude von { $gang }, in dem niemand ist.
       *[other] Zur Wahl steht jedes Gebäude von { $gang }.
    }
a-place-put = { $field-wohin } · Wert { $money }

# --- ein Zug

q-hire_in_turn = Heuert { $gang } vor dem Würfeln noch jemanden an?
    .hint = { $waits ->
        [0] Der nächste Neue steht sofort in der Heimatbar { $field } und kann in diesem Zug ziehen.
       *[other] Die Heimatbar { $field } ist besetzt: Neue warten davor, bis sie frei wird, notfalls bis zum nächsten Zug.
    }{ $line ->
        [0] {""}
        [one] {" "}Einer wartet schon.
       *[other] {" "}{ $line } warten schon.
    } { $gang } hat { $money2 }.
a-hire_in_turn-hire = { $rings-einen } anheuern{ $waits ->
    [0] {""}
   *[other] , der vor der Heimatbar wartet{ $rolls ->
        [0] {""}
       *[other] ,
    }
}{ $rolls ->
    [0] {""}
   *[other] {" "}und gleich würfeln
} · −{ $money }
a-hire_in_turn-roll = Bewegungswürfel werfen
q-choose_member = Wer zieht? Noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .hint = { $gang } muss alle Punkte nutzen, mit einem Bandenmitglied oder mit mehreren.
a-choose_member-move = { $member }, { $rings-ein } { $field-wo }
q-choose_route = Wohin zieht { $member }? Noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .hint = Besetze ein Gebäude, greif an, geh einen Schritt oder verbrauche die Punkte in der Nähe. Gegangen wird der kürzeste Weg.
a-choose_route-go = { $does ->
    [2] { $field-die } besetzen · Wert { $money } · { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
    [3] { $foes ->
        [one] { $member2 } ({ $rings2-n ->
            [one] 1 Ring
           *[other] { $rings2-n } Ringe
        }) { $field-wo } angreifen · Siegchance { $chance } %
       *[other] { $field-die } angreifen, wo { $foes } von { $gang2 } stehen
    } · { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
   *[other] { $field-wohin } ziehen · { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }
}
a-choose_route-spend = { $points ->
    [one] Den letzten Punkt
   *[other] Alle { $points } Punkte
} verbrauchen und { $field-wo } enden
a-choose_route-street = Auf ein Straßenfeld …
group-take = Gebäude besetzen
group-attack = Angreifen
group-own = In ein eigenes Gebäude ziehen
group-street = Über die Straßen ziehen
group-spend = Alle Punkte verbrauchen
q-choose_street = Auf welches Straßenfeld zieht { $member }? Noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .hint = Gegangen wird der kürzeste Weg; jedes Feld kostet 1 Punkt.
a-choose_street-go = { $field-wohin } ziehen · { $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}

# --- ein Duell

q-throw = { $member } greift { $member2 } { $field-wo } an. Würfelst du?
    .hint = Siegt { $member } (Chance { $chance } %), bekommt { $gang } { $money }{ $rings-n ->
        [4] , aber keinen fünften Ring
       *[other] {" "}und { $member } einen Ring
    }. Siegt { $member2 } (Chance { $chance2 } %), bekommt { $gang2 } { $money2 }{ $rings2-n ->
        [4] , aber keinen fünften Ring
       *[other] {" "}und { $member2 } einen Ring
    }. Bei gleicher Zahl verlieren beide einen Ring und würfeln noch einmal.
a-throw-throw = Kampfwürfel werfen

# --- Variante I

q-gather = Wer greift { $field-die } noch mit an? Noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .hint = Jeder bezahlt seinen ganzen Weg. Nach dem ersten Duell kommt keiner mehr dazu.
a-gather-reinforce = { $member }, { $rings-ein } · { $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}
a-gather-fight = Kämpfen
q-choose_attacker = Welcher Angreifer kämpft als Nächster um { $field-die }?
    .hint = Wer das Paar bestimmen darf, wechselt nach jedem Duell.
a-choose_attacker-send = { $member }, { $rings-ein }{ $foes ->
    [one] , gegen { $member2 }, { $rings2-einen } · Siegchance { $chance } %
   *[other] {""}
}
q-choose_defender = Gegen wen kämpft { $member2 } um { $field-die }?
    .hint = { $member2 } hat { $rings2-n ->
        [one] 1 Ring
       *[other] { $rings2-n } Ringe
    } und würfelt zuerst.
a-choose_defender-face = { $member }, { $rings-ein } · { $chance } % für den Angreifer

# --- warum nicht

why-no-ring = Ein Bandenmitglied trägt mindestens einen Ring.
why-no-cash = { $gang } hat nur { $money2 }, der Preis ist { $money }.
why-no-figure = { $gang } hat keine Spielfigur mehr in Reserve.
why-no-rings-left = Die Bank hat nur noch { $bank ->
    [one] 1 Ring
   *[other] { $bank } Ringe
}.
why-too-many-ones = { $gang } hat in dieser Phase { $ones } 1er und { $twos } 2er gekauft. Erlaubt ist ein Unterschied von einem: Als Nächstes muss es ein 2er sein.
why-too-many-twos = { $gang } hat in dieser Phase { $ones } 1er und { $twos } 2er gekauft. Erlaubt ist ein Unterschied von einem: Als Nächstes muss es ein 1er sein.
why-never-bought = Vier Ringe kann man nicht kaufen, nur in Duellen gewinnen.
why-three-bought = { $gang } hat den 3er dieser Phase schon gekauft.
why-no-room = { $gang } hat kein freies Gebäude für ein weiteres Bandenmitglied.
why-not-in-turn = Im Zug kann man nur 1er und 2er anheuern.
why-home-lost = Die Heimatbar { $field } gehört { $gang2 }. Erst wenn { $gang } sie zurückerobert hat, kann { $gang } im Zug wieder anheuern.
why-home-full = In der Heimatbar { $field } steht schon ein Bandenmitglied.
why-no-field = Dieses Feld gibt es nicht.
why-no-building = { $field } ist kein Gebäude. Neue fangen in Gebäuden an.
why-not-own = { $field } gehört nicht { $gang }.
why-taken = In { $field } steht schon ein Bandenmitglied.
why-not-your-turn = { $member } gehört zu { $gang2 }; am Zug ist { $gang }.
why-not-on-board = { $member } ist nicht auf dem Spielplan.
why-in-line = { $member } wartet noch vor der Heimatbar { $field }.
why-hemmed-in = { $member } kann keinen Schritt gehen: Ringsum stehen eigene Leute.
why-here = { $member } steht schon dort.
why-own-member = { $member } kann nicht { $field-wohin }: Dort steht schon { $gang2 }.
why-too-far = Bis { $field } sind es für { $member } genau { $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}, { $gang } hat { $points ->
    [0] keinen mehr
    [one] nur noch 1
   *[other] nur noch { $points }
}.
why-no-way = Jeder Weg { $field-wohin } ist versperrt.
why-by-street = { $field } ist ein Straßenfeld weiter weg. Wähle zuerst „Auf ein Straßenfeld“.
why-no-pace = { $member } kann nicht genau { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} verbrauchen und { $field-wo } enden.
why-no-street = Hinter dem nächsten Schritt ist kein Straßenfeld erreichbar.
why-no-street-field = { $field } ist kein Straßenfeld.
why-enemy-there = Dort steht { $gang2 }. Geh eine Frage zurück und greif an.
why-in-assault = { $member } ist schon dabei.
why-cannot-join = { $member } kommt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} nicht { $field-wohin }.
why-no-attacker = { $member } gehört nicht zu den Angreifern.
why-no-defender = { $member } verteidigt { $field-die } nicht.

# --- das Protokoll

f-chapter-phase = Phase { $phase } · { $gang } beginnt
f-chapter-round = { $phase }{ $round }
f-hired = { $gang } heuert für { $money } { $rings-einen } an: { $member }.
f-placed = { $member }, { $rings-ein }, fängt { $field-wo } an.
f-let-in = { $member } steht jetzt { $field-wo }.
f-waits = { $member } wartet in der Schlange vor der Heimatbar { $field }.
f-line = { $gang }: Vor der Heimatbar { $field } { $count ->
    [one] wartet noch einer
   *[other] warten noch { $count }
}.
f-handed-back = { $member } kam nicht in die Heimatbar und geht zurück; { $gang } bekommt { $money }.
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
f-walks = { $member } zieht { $field-wohin } ({ $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}).
f-attacks = { $member } greift { $field-wo } an ({ $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}).
f-paces = { $member } verbraucht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und endet { $field-wo }.
f-occupied = { $gang } besetzt { $field-die } (Wert { $money }).
f-captured = { $gang } besetzt { $field-die } (Wert { $money }), bisher im Besitz von { $gang2 }.
f-reinforces = { $member } greift { $field-die } mit an ({ $length ->
    [one] 1 Punkt
   *[other] { $length } Punkte
}).
f-duel = Duell: { $member }, { $rings-ein }, gegen { $member2 }, { $rings2-einen }.
f-dice = { $member } würfelt { $die }, { $member2 } würfelt { $die2 }.
f-tie = Gleichstand, beide verlieren einen Ring: { $member } hat noch { $rings-n ->
    [0] keinen
    [one] einen
   *[other] { $rings-n }
}, { $member2 } noch { $rings2-n ->
    [0] keinen
    [one] einen
   *[other] { $rings2-n }
}.
f-won-duel = { $member } besiegt { $member2 }, bekommt { $money } und hat jetzt { $rings-n ->
    [one] 1 Ring
   *[other] { $rings-n } Ringe
}.
f-both-fall = { $member } und { $member2 } fallen beide. Niemand gewinnt.
f-out = { $gang } hat kein Bandenmitglied und keine Reserve mehr und pausiert bis zum Ende.
f-goal-held = { $seat } hat jetzt { $goal-genug } und gewinnt, wenn das bis zum Ende der Phase so bleibt.
f-goal-lost = { $seat } hat nicht mehr { $goal-genug }.
f-paid = { $gang } bekommt { $money } für seine Gebäude.
f-tripled = { $gang } besitzt im Heimatviertel alle Bars zu { $money }; sie zahlen dreifach, das brachte { $money2 } mehr.
f-won = { $seat } hat am Ende der Phase { $goal-genug } und gewinnt.
f-wealth = { $seat } hat ein Vermögen von { $money }: Bargeld und Wert der Bandenmitglieder.

# --- Ergebnis, Tafeln, Wahl vor dem Spiel

score-cash = Bargeld
score-members = Wert der Banden­mitglieder
break-buildings = Wert der Gebäude
score-casinos = Kasinos
score-plaza-bars = Bars am Zentralplatz
score-four-rings = 4er
item-gang = { $gang }
item-member = { $member }, { $rings }
item-place = { $field }
won-casinos = { $name } gewinnt mit { $count ->
    [4] allen
   *[other] { $count } von
} vier Kasinos.
won-plaza-bars = { $name } gewinnt mit allen Bars am Zentralplatz.
won-four-rings = { $name } gewinnt mit { $count } Bandenmitgliedern, die vier Ringe tragen.
break-count = Banden­mitglieder auf dem Plan
tally-cash = Bargeld
    .amount = { $amount } FT
tally-members = Wert der Banden­mitglieder
    .amount = { $amount } FT
tally-income = Einnahmen der Phase
    .amount = { $amount } FT/Phase
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
    .about = In einem Gebäude dürfen mehrere Mitglieder einer Bande stehen, und mehrere dürfen es gemeinsam angreifen.
option-variant_two = Variante II
    .about = Ein Kasino zahlt nur, wenn ein Bandenmitglied seines Besitzers darin steht.
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

# --- was von den Dingen zu sagen ist: die Stadt

about-field = { $sort ->
    [home] Die Heimatbar von { $gang }. Nur wer seine Heimatbar besitzt, kann im Zug anheuern; Neue fangen hier an. { field-pays }
    [casino] Ein Kasino. { field-pays } Wer am Ende einer Phase { goal-share } Kasinos hat, gewinnt.
    [plaza_bar] Eine Bar am Zentralplatz. { field-pays } Wer am Ende einer Phase { goal-share } Bars am Zentralplatz hat, gewinnt.
    [bar] Eine Bar. { field-pays }
    [plaza] Ein Feld des Zentralplatzes. { field-costs }
    [edge] Ein Randfeld: Hier verlässt eine Avenue den Spielplan. { edge-jump }
    [avenue] Ein Feld einer Avenue mit zwei Spuren. { field-costs }
   *[inner] Ein Straßenfeld. Die Straße ist ein Feld breit, ein Bandenmitglied sperrt sie. { field-costs }
}{ $opens ->
    [0] { "" }
   *[other] { " " }Der Pfeil ist ein Ein- und Ausgang von { $field2 }.
}
field-pays = Wer hineingeht, ist von da an Besitzer und bekommt am Ende jeder Phase { $money }{ $manned ->
    [0] { "" }
   *[other] , wenn eines seiner Bandenmitglieder darin steht
}.
goal-share = { $share ->
    [all] alle { $all }
   *[some] { $needed } der { $all }
}
field-costs = Es zu betreten kostet 1 Punkt; steht ein Gegner darauf, kommt es zum Duell.
edge-jump = Von hier ist jedes andere der { $edges } Randfelder nur einen Schritt entfernt, für 1 Punkt.
now-field = { $owned ->
    [street] { "" }
    [nobody] Besitzer: niemand.
   *[gang] Besitzer: { $gang2 }.
}{ $here ->
    [0] { "" }
   *[other] { " " }{ who-is-here }
}{ $set ->
    [none] { "" }
    [whole] { " " }{ $gang } hat alle { $bars } Bars zu { $money } in diesem Viertel: Zusammen zahlen sie { $money2 }.
   *[part] { " " }{ $gang } hat { $own } der { $bars } Bars zu { $money } in diesem Viertel; alle zusammen würden { $money2 } zahlen.
}
who-is-here = { $here ->
    [0] { "" }
    [one] Hier steht { $member }, { $rings-ein }.
   *[other] Hier stehen { $here } Bandenmitglieder.
}
about-door = Der Pfeil zeigt { $doors ->
    [one] den Ein- und Ausgang
   *[other] einen der { $doors } Ein- und Ausgänge
} von { $field }: Nur hier kommt man in das Gebäude hinein und wieder heraus. Jeder dieser Schritte kostet 1 Punkt.
now-door = { who-is-here }
about-quarter = Ein Stadtviertel mit einem Kasino und { $bars } Bars, zusammen { $money } wert. Die Zahl auf einem Gebäude ist sein Wert in 1.000 FT. Die Straßen sind ein Feld breit: Ein Bandenmitglied sperrt eine Straße.
now-quarter = { $plays ->
    [0] { $gang } spielt nicht mit.
   *[other] { $gang } hat { $own } der { $all } Gebäude.
}{ $free ->
    [0] { "" }
    [one] { " " }1 gehört niemandem.
   *[other] { " " }{ $free } gehören niemandem.
}
about-avenue = Eine Avenue zwischen zwei Stadtvierteln, mit zwei Spuren. Sie führt vom Zentralplatz zum Rand des Spielplans; von einem der { $edges } Randfelder kommst du auf jede andere Seite der Stadt. Jedes Feld kostet 1 Punkt.
about-plaza = Der Zentralplatz, auf dem sich die Avenuen treffen. { $all } Bars haben hier eine Tür; wer am Ende einer Phase { $share ->
    [all] alle
   *[some] { $needed } davon
} hat, gewinnt. Die Verkehrsinseln mit den Laternen kann niemand betreten.
now-plaza = { $free ->
    [0] Alle diese Bars haben einen Besitzer.
    [one] 1 dieser Bars gehört niemandem.
   *[other] { $free } dieser Bars gehören niemandem.
}
about-edge_field = Ein Randfeld: Hier verlässt eine Avenue den Spielplan. { edge-jump }
now-edge_field = { who-is-here }
about-street = Alle erreichbaren Straßenfelder, die weiter weg sind als einen Schritt. Wähle zuerst dies, dann eines davon; gegangen wird der kürzeste Weg, jedes Feld für 1 Punkt.

# --- Skalen, Anheuern, Spielziele

about-phase_row = Zuerst heuern alle an und verteilen ihre Bandenmitglieder; dann folgen { $rounds } Runden, in denen { $gang } beginnt. Am Ende werden die Spielziele geprüft, und wenn niemand gewonnen hat, zahlen die Gebäude.
now-phase_row = { $when ->
    [over] Phase { $phase } ist vorbei.
    [now] { $round ->
        [0] Jetzt ist Phase { $phase }: Alle heuern an und verteilen.
       *[other] Jetzt ist Runde { $round } der Phase { $phase }.
    }
   *[later] Sie kommt noch.
}
about-round_field = Eine Spielrunde: Jede Bande ist einmal am Zug, im Uhrzeigersinn; { $gang } beginnt.{ $last ->
    [0] { "" }
   *[other] { " " }Es ist die letzte der Phase: Danach werden die Spielziele geprüft, und wenn niemand gewonnen hat, zahlen die Gebäude.
}
now-round_field = { $when ->
    [over] Sie ist vorbei.
    [now] Sie wird gerade gespielt.
   *[later] Sie kommt noch.
}
about-movement_field = Ein Feld der Bewegungsskala. Der schwarze Bewegungsanzeiger zeigt, wie viele Punkte im Zug noch übrig sind. Der Würfel gibt { $least } bis { $most }; jedes Feld, das ein Bandenmitglied betritt, kostet 1.
now-movement_field = { $marked ->
    [0] { "" }
   *[other] { now-points_left }
}
about-points_left = Die Bewegungspunkte des Zuges, für alle Bandenmitglieder zusammen. Jedes Feld, das eines betritt, kostet 1, und alle Punkte müssen genutzt werden.
now-points_left = { $turn ->
    [over] Das Spiel ist zu Ende.
    [hiring] Alle heuern an und verteilen; noch zieht niemand.
   *[moving] { $gang } hat { $points ->
        [0] keinen Punkt mehr
        [one] noch 1 Punkt
       *[other] noch { $points } Punkte
    }.
}
about-rings = Ein Bandenmitglied dieser Stärke ist { $money } wert und würfelt im Duell mit { $die }; wer es besiegt, bekommt seinen Wert. { $hired ->
    [both] Anheuern kostet { $money2 }, zu Beginn einer Phase oder im Zug vor dem Würfeln; in einer Phase darf es höchstens einen 1er mehr als 2er geben oder umgekehrt.
    [start] Anheuern kostet { $money2 }, nur zu Beginn einer Phase{ $threes ->
        [0] { "" }
        [one] , einmal in jeder Phase
       *[other] , { $threes }-mal in jeder Phase
    }.
   *[never] Kaufen kann man es nicht: Für jedes gewonnene Duell bekommt ein Bandenmitglied einen Ring.
}
now-rings = Die Bank hat noch { $bank ->
    [one] 1 Ring
   *[other] { $bank } Ringe
}.
about-roll = { $dice ->
    [one] Der Bewegungswürfel gibt
   *[other] Die Bewegungswürfel geben
} der Bande { $least } bis { $most } Punkte für diesen Zug, für alle Bandenmitglieder zusammen. Nach dem Würfeln kann sie niemanden mehr anheuern.
about-done = Die Bande hat genug angeheuert. Wenn alle Banden so weit sind, verteilen sie ihre Neuen. Was an Geld übrig ist, bleibt ihr.
about-goal = { goal-wins } Es zählt das Ende einer Phase; dann ist das Spiel aus.
goal-wins = { $sort ->
    [casinos] Wer { goal-share } Kasinos hat, gewinnt.
    [plaza-bars] Wer { goal-share } Bars am Zentralplatz hat, gewinnt.
   *[four-rings] Wer auf dem Spielplan { $needed } Bandenmitglieder mit vier Ringen hat, gewinnt.
}
now-goal = { $best ->
    [0] Bisher hat niemand etwas davon.
   *[other] Am meisten: { $seat } mit { $best }.
}
about-own_goal = Wie weit ein Spieler ist. { goal-wins } Es zählt das Ende einer Phase; unter mehreren gewinnt, wer ein Spielziel am längsten hält.
now-own_goal = { $held ->
    [held] { $seat } hat { $have } und gewinnt, wenn das am Ende der Phase noch so ist.
   *[not] { $seat } hat { $have } von { $needed }.
}

# --- Duelle

about-throw = Wirf die Kampfwürfel. Die höhere Zahl gewinnt; bei gleicher Zahl verlieren beide einen Ring und würfeln noch einmal. Der Verlierer scheidet aus, die Bande des Siegers bekommt dessen Wert und der Sieger einen Ring, bis zu vier.
now-throw = { $member } siegt mit einer Chance von { $chance } %, { $member2 } mit { $chance2 } %.
about-challenger = { $side ->
    [attacker] Der Angreifer,
   *[defender] Der Verteidiger,
} { $rings-ein }, würfelt mit { $die }. Siegt er, bekommt { $gang } { $money }, den Wert von { $member2 }, und er selbst einen Ring, bis zu vier.
now-challenger = { $member } siegt mit einer Chance von { $chance } %.
about-odds = Wie dieses Duell enden kann, alle Würfe nach einem Gleichstand eingerechnet: Links siegt der Angreifer, in der Mitte fallen beide, rechts siegt der Verteidiger.
now-odds = { $member } siegt mit einer Chance von { $chance } %, { $member2 } mit { $chance2 } %{ $both ->
    [0] { "" }
   *[other] , beide fallen mit { $both } %
}.
about-duel_chance = Greift { $rings-ein } { $rings2-einen } an, siegt der Angreifer mit einer Chance von { $chance } %, der Verteidiger mit { $chance2 } %{ $both ->
    [0] { "" }
   *[other] , und beide fallen mit { $both } %
}. Der Preis ist für den Angreifer { $money }, für den Verteidiger { $money2 }, dazu ein Ring, bis zu vier.
about-last_fighter = Einer der beiden, die zuletzt gekämpft haben. Er ging als { $rings } in das Duell, mit dem Kampfwürfel { $die }; gestrichelte Ringe hat er bei Gleichstand verloren.
now-last_fighter = { $ended ->
    [won] { $member } hat{ after-ties } gesiegt.
   *[fell] { $member } ist{ after-ties } gefallen und aus dem Spiel.
}
after-ties = { $ties ->
    [0] { "" }
    [one] { " " }nach 1 Gleichstand
   *[other] { " " }nach { $ties }-mal Gleichstand
}
about-last_throw = Ein Wurf des letzten Duells, links der Angreifer. Die höhere Zahl gewinnt; bei gleicher Zahl verlieren beide einen Ring und würfeln noch einmal.
now-last_throw = { $member } hat { $die } gewürfelt, { $member2 } hat { $die2 } gewürfelt. { $higher ->
    [tie] Gleichstand: Beide haben einen Ring verloren.
    [attacker] Der Angreifer hat gesiegt.
   *[defender] Der Verteidiger hat gesiegt.
}
about-last_duel = Wie das letzte Duell ausgegangen ist. Die Bande des Siegers bekommt den Wert, den der Verlierer vor dem Duell hatte, und der Sieger einen Ring, bis zu vier. Ein Verteidiger gewinnt so viel wie ein Angreifer.
now-last_duel = { $ended ->
    [both] { $member } und { $member2 } sind { $field-wo } beide gefallen; niemand hat etwas bekommen.
   *[won] { $member } hat { $member2 } { $field-wo } besiegt und { $money } gewonnen.
}
about-fight = Die Duelle um das Gebäude beginnen mit denen, die dabei sind; später kommt keiner mehr dazu. Der Angreifer bestimmt das erste Paar, dann wechseln sich die Seiten ab, bis nur noch eine Bande darin ist.

# --- was Banden und Spieler haben

about-member = Ein Bandenmitglied von { $gang }: { $rings-ein }, { $money } wert, mit dem Kampfwürfel { $die }. Wer es besiegt, bekommt diesen Betrag und einen Ring; für jedes gewonnene Duell bekommt es selbst einen Ring, bis zu vier.
now-member = { $where ->
    [away] Es ist nicht im Spiel.
    [board] Es steht { $field-wo }. { member-attacks }
    [line] Es wartet vor der Heimatbar { $field } und kommt in einem Zug seiner Bande hinein, sobald sie frei ist. { member-attacks }
   *[to_place] Es wird noch in ein Gebäude seiner Bande gestellt. { member-attacks }
}
member-attacks = Greift es { $against } Ringe an, siegt es mit einer Chance von { $chances } %.
about-gang = Eine Bande: Ihre Bandenmitglieder ziehen, kämpfen und besetzen Gebäude; in jeder Runde ist sie einmal am Zug. Ohne Bandenmitglieder und Reserve pausiert sie, aber ihre Gebäude zahlen weiter.
now-gang = Kopf der Bande: { $seat }. { $state ->
    [out] Sie pausiert bis zum Ende.
   *[in] { $home ->
        [own] Die Heimatbar { $field } gehört ihr.
       *[lost] Die Heimatbar { $field } hat sie verloren und kann im Zug nicht anheuern.
    }
} { $buildings ->
    [one] 1 Gebäude
   *[other] { $buildings } Gebäude
}, Bargeld { $money }, Bandenmitglieder im Wert von { $money2 }.
about-seat = Ein Spieler. Erreicht niemand ein Spielziel, gewinnt nach der letzten Phase der Reichste: Bargeld und der Wert der Bandenmitglieder zählen, Gebäude nicht.
now-seat = { $seat } führt { $gang } und hat ein Vermögen von { $money }: Bargeld { $money2 } und Bandenmitglieder im Wert von { $money3 }.
about-own_cash = Bargeld, das alle sehen. Damit wird angeheuert; es kommt am Ende jeder Phase aus den Gebäuden und aus gewonnenen Duellen und zählt am Ende des Spiels zum Vermögen.
now-own_cash = { $gang } hat { $money }.
about-own_income = Was die Gebäude am Ende der Phase zahlen, wenn sie bis dahin der Bande gehören{ $manned ->
    [0] { "" }
   *[other] ; ein Kasino zahlt nur, wenn ein Bandenmitglied seines Besitzers darin steht
}. Wer im Heimatviertel alle billigen Bars eines Wertes besitzt, bekommt für sie { $factor }-mal so viel; das ist eingerechnet.
now-own_income = { $gang } bekommt { $money } für { $buildings ->
    [one] 1 Gebäude
   *[other] { $buildings } Gebäude
}.
about-own_members = Die Mitglieder der Bande, auf dem Spielplan oder wartend. Ihr Wert zählt am Ende des Spiels zum Vermögen.
now-own_members = { $gang } hat { $count } auf dem Spielplan{ $waiting ->
    [0] { "" }
    [one] { " " }und 1, das noch wartet
   *[other] { " " }und { $waiting }, die noch warten
}, zusammen { $money } wert.
about-own_reserve = Spielfiguren, die noch angeheuert werden können. Eine Bande hat { $figures } für das ganze Spiel, und wer fällt, kommt nicht wieder.
now-own_reserve = { $gang } hat noch { $count }.
about-own_chips = Chips auf dem Spielplan. Sie liegen auf Gebäuden, die die Bande besetzt hat und die nicht in ihrer Farbe gedruckt sind; ein Gebäude bleibt ihr, bis eine andere Bande hineingeht.
now-own_chips = { $gang } hat { $count } ausgelegt und besitzt insgesamt { $buildings ->
    [one] 1 Gebäude
   *[other] { $buildings } Gebäude
}.
about-seat_cash = Das Bargeld eines Spielers, das alle sehen. Damit wird angeheuert, und am Ende des Spiels zählt es zum Vermögen.
now-seat_cash = { $seat } hat { $money }{ $gangs ->
    [one] { "" }
   *[other] , beide Banden zusammen; jede zahlt aus ihrer eigenen Kasse
}.
about-seat_wealth = Vermögen: Bargeld und der Wert aller Bandenmitglieder. Erreicht niemand ein Spielziel, gewinnt nach der letzten Phase der Reichste. Gebäude zählen nur durch das, was sie gezahlt haben.
now-seat_wealth = { $seat } hat { $money }: Bargeld { $money2 } und Bandenmitglieder im Wert von { $money3 }.

# --- die Bildzeichen

legend-casino = Kasinos
legend-plaza_bar = Bars am Zentralplatz
legend-four_rings = Bandenmitglieder mit vier Ringen
legend-figure = Spielfiguren in Reserve
legend-chip = Chips auf dem Spielplan
legend-money = Bargeld
legend-income = Einnahmen am Ende der Phase
legend-people = Bandenmitglieder
legend-star = Vermögen
legend-dice = Würfeln
legend-check = Fertig angeheuert

# --- der Tisch als Text

plain-assault = Angriff auf { $field }: { $member }
plain-heading-goals = Siegziele
plain-heading-signs = Zeichen der Karte
plain-heading-map = Karte
plain-gang = { $boss }: { $cash }, Einnahmen { $income }, { $reserve ->
    [one] 1 Spielfigur
   *[other] { $reserve } Spielfiguren
} in Reserve, { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
} ausgelegt
plain-member = { $member } ({ $rings }) { $field-wo }
plain-waiting = { $member } ({ $rings }) wird noch verteilt
plain-in-line = { $member } ({ $rings }) wartet vor der Heimatbar
plain-owns = besitzt { $buildings }
plain-bank = { $rings ->
    [one] 1 Ring
   *[other] { $rings } Ringe
} bei der Bank
plain-goals = { $boss }: Kasinos { $casinos }, Bars am Zentralplatz { $bars }, 4er { $members }
plain-legend =
    { $gangs }: ein Bandenmitglied mit der Zahl seiner Ringe.
    Kleine Buchstaben: wem das Gebäude gehört, -- niemandem. Pfeil: Tür. ○ Randfeld. ## Verkehrsinsel. Spalte·Zeile wie in den Texten.

# Zeichnung

drawing-board = Chicago 1991, Spielplan
drawing-targets = Straßenfelder
drawing-scales = Runden und Punkte
drawing-houses = { $quarter }, Gebäude { $first } bis { $last }
drawing-crowd = Mitglieder, Streifen { $band } von { $of } von Norden
drawing-describe = Die Stadt bei Nacht: vier Viertel um den Zentralplatz. Daneben die Skalen, Bandenmitglieder, Spielziele und das letzte Duell.
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
drawing-members = Bandenmitglieder
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
drawing-line = Vor der Heimatbar
drawing-to-place = Zu verteilen
drawing-duel = Letztes Duell
drawing-view-city = Stadt
drawing-view-gangs = Banden
drawing-challenge = Duell
drawing-throw = Würfeln
drawing-both-fall = Beide fallen
drawing-ring-up = +1 Ring
drawing-chances = Chancen
drawing-chances-note = Angreifer, in %
drawing-assault = Angriff
drawing-attackers = greifen an
drawing-defenders = verteidigen
drawing-fight = Kämpfen
drawing-goals = Spielziele
drawing-goals-note = am Phasenende
drawing-cash = Bargeld { $money }
drawing-income = Einnahmen { $money } am Ende der Phase
drawing-wealth = Vermögen { $money }: Bargeld und Wert der Bandenmitglieder
drawing-so-far = Vermögen bisher
drawing-at-end = Vermögen am Ende
drawing-reserve = { $count ->
    [one] 1 Spielfigur
   *[other] { $count } Spielfiguren
} in Reserve
drawing-chips = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
} auf dem Plan
drawing-count = { $count ->
    [one] 1 Bandenmitglied
   *[other] { $count } Bandenmitglieder
}
drawing-amount = { $amount }
drawing-points-left = Punkte übrig

# Was Tipps als Gründe nennen: woraus sich das Urteil zusammensetzt, und was jemand hat

points = { $sign }{ $amount } FT
    .with = { $count } FT
term-cash = Bargeld
term-members = Wert der Bandenmitglieder
term-strength = Leute für die nächsten Züge
term-buildings = Auszahlungen der Gebäude
term-sets = Bars, die dreifach zahlen
term-targets = Gebäude in Reichweite
term-dangers = Gefährdete Bandenmitglieder
term-turn = Was dieser Zug noch bringt
    .of = In diesem Zug erreichbar: { $thing }
term-goals = Spielziele
    .of = Sieg durch { $thing }
term-rivals_goals = Spielziele der anderen Banden
    .of = Sieg der anderen durch { $thing }
holds-field = { $field } gehört dir

# What the coach says of a question when it is asked for the first time.
coach-hire = Wen du anheuerst, der zählt am Ende noch als Vermögen, wenn er nicht fällt. Also spar nicht: jemand Starkes für das Kasino, und ein paar, die zu Hause die leeren Bars holen.
coach-place = Denk an zweierlei: Wer bewacht das Kasino, und wer steht am nächsten bei den Gebäuden, die du zuerst holen willst?
coach-hire_in_turn = Gleich fällt der Würfel, und alle deine Leute teilen sich seine Punkte. Heuere an, solange die Phase noch lang genug ist; in ihrer letzten Runde kommt ein Neuer kaum irgendwohin.
coach-choose_member = Alle Punkte müssen verbraucht werden. Such erst leere Gebäude in Reichweite, dann Gegner, die du wohl schlägst; Wachen sollten dahin zurückkönnen, wo sie stehen.
coach-choose_route = Ein leeres Gebäude gehört dir, sobald du es betrittst, und bleibt dein, wenn du weiterziehst: Einer kann im Zug mehrere holen. Achte darauf, wo er am Ende steht, denn dort kann er angegriffen werden.
coach-choose_street = Ein Straßenfeld bringt kein Geld. Geh dorthin, um den Weg zu sperren, denn an niemandem kommt man vorbei, oder um nächstes Mal näher zu sein.
coach-throw = Wer verliert, ist für immer weg; wer siegt, bekommt seinen Wert und einen Ring. Greif an, wenn du klar stärker bist oder wenn sie das Gebäude nicht behalten dürfen. Bis die Würfel fallen, kannst du es zurücknehmen.
coach-gather = Jeder, den du dazuholst, zahlt den ganzen Weg von deinen Punkten. Bring genug: Das Gebäude wechselt nur, wenn am Ende einer von dir übrig ist.
coach-choose_attacker = Wer ein Duell gewinnt, bekommt einen Ring: Ein verlorenes macht die andere Seite stärker. Such das Paar mit der besten Chance für dich.
coach-choose_defender = Wer als Verteidiger gewinnt, verdient so viel wie ein Angreifer. Such das Paar mit der besten Chance für dich, und denk daran, wer noch kommt.

# Die Schachtel: ihre Tabellen, deren Felder, die Wörter darin.

box-table-game = Phasen und Runden
    .about = Wie lange eine Partie dauert.
box-table-supply = Spielsteine und Geld
    .about = Was jede Bande hat und wie viele Ringe es gibt.
box-table-gang = Banden
    .about = Die vier Banden, ihre Ecke des Plans und die Phase, die jede beginnt.
box-table-strength = Bandenmitglieder nach ihren Ringen
box-table-hiring = Anheuern
    .about = Wie viele Mitglieder man anheuern darf.
box-table-movement_die = Bewegungswürfel
    .about = Die Seiten des Würfels, wie wir ihn benutzen und wie man ihn beim Öffnen eines Tisches wählen kann.
box-table-goals = Spielziele
    .about = Was das Spiel am Ende einer Phase beendet.
box-table-payout = Auszahlung
    .about = Welche Gebäude mehr zahlen, wenn alle davon einer Bande gehören.
box-table-three_players = Drei Spieler
box-table-two_players = Zwei Spieler
    .about = Welche zwei Banden jeder von zwei Spielern führt.
box-table-board = Straßenplan
    .about = Ein Viertel als Zeichen in Reihen; die drei anderen sind gleich, nur gedreht. Punkte sind Straßen, Buchstaben sind Gebäude.
box-table-building = Gebäude eines Viertels
    .about = Jedes Gebäude steht einmal in jedem Viertel, unter anderem Namen. Wer es betritt, besitzt es, und am Ende jeder Phase zahlt es seinem Besitzer.
box-table-round_track = Rundenskala
box-table-movement_track = Bewegungsskala
box-table-expected_board = Zahlen des Plans, zum Prüfen
box-table-expected_distance = Entfernungen, zum Prüfen
box-table-expected_duel = Duelle, zum Prüfen
box-row-building = Gebäude { $id }
box-field-phases = Phasen
box-field-rounds_per_phase = Runden einer Phase
box-field-chips_per_gang = Chips einer Bande
box-field-figures_per_gang = Spielfiguren einer Bande
box-field-rings_total = Ringe
box-field-start_cash_per_gang = Bargeld am Anfang
box-field-start_rings_per_gang = Ringe des ersten Mitglieds
box-field-name = Farbe
box-field-quarter_turns = Vierteldrehungen ihres Viertels
box-field-starts_phase = Beginnt Phase
box-field-duel_die = Kampfwürfel
box-field-hire_in_turn = Kann im Zug angeheuert werden
box-field-hire_phase_start = Kann vor einer Phase angeheuert werden
box-field-price = Preis
box-field-rings = Ringe
box-field-value = Wert am Ende
box-field-building-value = Zahlt
box-field-evenness_max_difference = So viel dürfen Anheuerungen sich unterscheiden
box-field-three_ring_per_phase = Mitglieder mit drei Ringen je Phase
box-field-choice = Namen
box-field-options = Möglichkeiten
box-field-dice = Würfel
box-field-faces = Seiten
box-field-plain = Einfacher Würfel
box-field-earlier_edition = Frühere Ausgabe
box-field-casinos_needed = Kasinos
box-field-casinos_needed_two_players = Kasinos zu zweit
box-field-four_ring_members_needed = Mitglieder mit vier Ringen
box-field-plaza_bars_needed = Bars am Zentralplatz
box-field-triple_factor = Zahlt so oft
box-field-triple_values = Gebäude, die zahlen
box-field-gangs = Banden
box-field-size = Felder je Seite
box-field-quarter = Viertel
box-field-rows = Reihen
box-field-kind = Art
box-field-doors = Türen (Spalte, Reihe)
box-field-preowned = Gehört von Anfang an seiner Bande
box-field-names = Namen in den vier Vierteln
box-word-bar = Bar
box-word-casino = Kasino
box-word-home = Heimatbar
box-word-blue = blau
box-word-green = grün
box-word-red = rot
box-word-yellow = gelb
