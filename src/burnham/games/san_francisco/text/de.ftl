game-name = San Francisco
game-line = Baut die Stadt nach dem Erdbeben von 1906 wieder auf.
brief-goal = Zur Weltausstellung 1915 die meisten Siegpunkte haben.
brief-turn = Auf jeder der sechs Aktionskarten stellst du deinen Stein auf ein Feld und nutzt seine Aktion: Geld oder Karten nehmen, Schutt entfernen, die Stadt entwickeln, bauen. Wer am weitesten rechts steht, ist auf der nächsten Karte zuerst dran.
brief-points = Öffentliche und private Ausschreibungen, dein Feld auf der Fortschrittstafel, Stadtentwicklungen und 1 Punkt für je $3.
brief-end = Wenn 1915 vorbei ist, oder wenn jemand alle acht Gebäude gebaut hat.

status = { $phase ->
    [0] Spielaufbau
    [1] { $year } · Einkommen
    [2] { $year } · Karte { $card } · { $place } von 6
    [3] { $year } · Letzter Bonus
   *[4] Endwertung
}

# Dinge

kind-seat = { $seat ->
    [1] Orange
    [2] Schwarz
    [3] Türkis
   *[4] Weiß
}
kind-automaton = Das Komitee
    .das = das Komitee
kind-colour = { $colour ->
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[red] Rot
}
kind-site = { kind-colour } { $number } (Grundstück { $plot })
kind-permit = { $colour ->
    [any] Farbe nach Wahl
    [none] Zahl nach Wahl
   *[other] { kind-colour } { $number }
}
kind-tender = { $tender ->
    [prv_buildings] Eigene Gebäude
    [prv_pairs] Nachbar­paare
    [prv_rival_neighbours] Neben Gegnern
    [prv_corners] Umbaute Ecken
    [prv_freestanding] Frei­stehend
    [prv_yellow] Bau­plätze Gelb
    [prv_green] Bau­plätze Grün
    [prv_blue] Bau­plätze Blau
    [prv_red] Bau­plätze Rot
    [prv_four_colours] Vier Farben
    [prv_rubble] Schutt
    [prv_street_light] Straßen­beleuch­tung
    [prv_cable_car] Kabel­straßen­bahn
    [prv_hydrant] Hydranten
    [prv_park] Parks
   *[prv_development_sets] Vier Stadt­ent­wick­lungen
}
kind-public = { $tender ->
    [pub_yellow] Vergleich Gelb
    [pub_green] Vergleich Grün
    [pub_blue] Vergleich Blau
    [pub_red] Vergleich Rot
    [pub_rubble] Vergleich Schutt
    [pub_money] Vergleich Geld
    [pub_gold_row] Goldene Zeile
   *[pub_green_column] Grüne Spalte
}
kind-development = { $development ->
    [street_light] Straßen­beleuchtung
    [cable_car] Kabel­straßen­bahn
    [hydrant] Hydrant
   *[park] Park
}
    .einen = { $development ->
        [street_light] eine Straßen­beleuchtung
        [cable_car] eine Kabel­straßen­bahn
        [hydrant] einen Hydranten
       *[park] einen Park
    }
kind-action = { $action ->
    [income] Einnahmen
    [material] Material
    [permit] Genehmigung
    [tender] Ausschreibung
    [develop] Stadt entwickeln
    [clear] Schutt entfernen
    [build] Bauen
    [build_any_colour] Bauen, Farbe nach Wahl
    [build_any_number] Bauen, Zahl nach Wahl
    [pass] Passen
    [money] Geld
   *[money_per_building] Geld für Gebäude
}
kind-field = { $action ->
    [income] Einnahmen ${ $amount }
   *[other] { kind-action }
}
kind-income = ${ $amount }
kind-bonus = { $bonus ->
    [material] 1 Gebäude
    [permit] 1 Genehmigung
    [tender] 1 Ausschreibung
    [develop] Stadt entwickeln für $0
    [build] Bauen
    [money] ${ $amount }
   *[money_per_building] ${ $amount } für jedes eigene Gebäude auf dem Stadtplan
}
kind-card = { $card }
kind-year = { $year }
kind-plot = Grundstückskarte { $plot }
kind-ring = Aktionskarte { $card }
kind-progress = Fortschritt, Spalte { $col }, Zeile { $row }
kind-gold_row = Goldene Zeile
kind-green_column = Grüne Spalte
kind-permit_pile = Stapel der Genehmigungen
kind-permit_discard = Abgelegte Genehmigungen
kind-permit_gap = Leerer Platz für eine Genehmigung
kind-tender_pile = Stapel der Ausschreibungen
kind-tender_gap = Leerer Platz für eine Ausschreibung
kind-builder = Baumeister
kind-aid = Tafel des Komitees
kind-own_permits = Freie Plätze für Genehmigungen
kind-own_ready = Gebäude, bereit und im Vorrat
kind-own_built = Gebaute Gebäude
kind-own_rubble = Schutt
kind-own_development = { kind-development }
kind-own_starting = Start-Ausschreibung, verdeckt
kind-own_tenders = Ausschreibungen
kind-own_money = Geld
kind-own_points = Punkte bisher

# Fragen

q-keep_tender = Welche Ausschreibung behältst du?
    .hint = Sie bleibt verdeckt und zählt am Ende für dich. Die andere wird wieder eingemischt.
a-keep_tender-keep = { $tender }

q-take_income = Welches Einkommensfeld nimmst du?
    .hint = Weiter rechts gibt es weniger Geld, dafür bist du auf der ersten Karte früher dran.
a-take_income-take = { $bonuses ->
    [1] { $income }, dazu als Bonus: { $bonus }{ then }
   *[other] { $income }
}
    .unpriced = { $bonuses ->
        [1] { $income }, dazu als Bonus: { $bonus }{ then.unpriced }
       *[other] { $income }
    }

q-choose_bonus = Welchen Bonus nimmst du { $year }?
    .hint = Du wählst einen Bonus des Jahres. Nimmst du eine Karte, wird sofort eine neue aufgedeckt.
a-choose_bonus-take = { $bonus }{ then }
    .unpriced = { $bonus }{ then.unpriced }
a-choose_bonus-lose = Kein Bonus

q-place_blocker = Welches Feld blockierst du?
    .hint = { $year } kann es niemand nutzen, auch nicht aus der Distanz. Die Blockiersteine kommen auf zwei verschiedene Karten.
a-place_blocker-block = Karte { $card }: { $field }

q-place_stone = Wohin setzt du deinen Stein?
    .hint = Je näher dein Stein auf Karte { $card } am Ende mit dem Pfeil liegt, desto früher bist du auf der nächsten Karte dran.
a-place_stone-place = { $possible ->
    [0] { $field } (Aktion nicht möglich)
   *[other] { $field }{ then }
}
    .unpriced = { $possible ->
        [0] { $field } (Aktion nicht möglich)
       *[other] { $field }{ then.unpriced }
    }

q-choose_action = Was tust du?
    .hint = Dein Stein liegt auf { $field2 }. Eine andere Aktion der Karte { $card } kostet $2 für jedes Feld Abstand.
a-choose_action-use = { $fee ->
    [0] { $field }{ then }
   *[other] { $field } aus der Distanz für ${ $fee }{ then }
}
    .unpriced = { $fee ->
        [0] { $field }{ then.unpriced }
       *[other] { $field } aus der Distanz{ then.unpriced }
    }
a-choose_action-forgo = Verzichten

# Was eine Antwort sofort bewirkt, wo ihr Name es nicht sagt.
then = { $then ->
    [0] { "" }
    [1] : { $permit }
    [2] : { $tender }
    [3] { $way ->
        [0] : kein Schutt, für ${ $price } ein Feld nach rechts
       *[1] : kein Schutt, für ${ $price } ein Feld nach oben
    }
    [4] : ${ $reward }, da du schon ganz oben rechts bist
   *[5] : ${ $total }
}
    .unpriced = { $then ->
        [0] { "" }
        [1] : { $permit }
        [2] : { $tender }
        [3] { $way ->
            [0] : kein Schutt, ein Feld nach rechts
           *[1] : kein Schutt, ein Feld nach oben
        }
        [4] : du bist schon ganz oben rechts
       *[5] { "" }
    }

q-take_permit = Welche Genehmigung nimmst du?
    .hint = Zum Bauen brauchst du Farbe und Zahl. Zwei Genehmigungen mit gleichem Symbol können eine Stadtentwicklung bringen.
a-take_permit-take = { $permit }: { $development1 } und { $development2 }

q-take_tender = Welche Ausschreibung nimmst du?
    .hint = Sie zählt am Ende nur für dich.
a-take_tender-take = { $tender }

q-clear_rubble = Welchen Schutt entfernst du?
    .hint = { $way ->
        [0] Du bist am oberen Rand: Für ${ $clear } nimmst du einen Schuttmarker und rückst nach rechts, für ${ $up } rückst du nur nach rechts.
        [1] Für ${ $clear } nimmst du einen Schuttmarker und rückst nach oben, für ${ $up } rückst du nur nach oben.
       *[2] Du bist ganz oben rechts: Ein Schuttmarker kostet ${ $clear } und bringt ${ $reward } zurück. Ohne Schutt erhältst du einfach ${ $reward }.
    }
a-clear_rubble-clear = Schutt von { $site }
a-clear_rubble-up = { $way ->
    [0] Kein Schutt, nur nach rechts rücken
    [1] Kein Schutt, nur nach oben rücken
   *[2] Kein Schutt, nur ${ $reward } erhalten
}

q-lay_permit = Mit welcher Genehmigung baust du?
    .hint = { $action }, Baukosten ${ $cost }. Danach kannst du eine zweite Genehmigung dazulegen.
a-lay_permit-lay = { $permit }: { $development1 } und { $development2 }

q-choose_site = Wo baust du?
    .hint = { $cards ->
        [1] Du nutzt { $permit1 }. Oder leg eine zweite Genehmigung dazu: Farben und Zahlen der beiden darfst du mischen.
       *[other] { $shared ->
            [0] Du nutzt { $permit1 } und { $permit2 }. Sie haben kein gemeinsames Symbol.
            [1] Du nutzt { $permit1 } und { $permit2 }. Danach darfst du nehmen: { $development1 }.
           *[other] Du nutzt { $permit1 } und { $permit2 }. Danach darfst du nehmen: { $development1 } oder { $development2 }.
        }
    }
a-choose_site-build = { $rubble ->
    [0] Auf { $site } bauen
   *[other] Schutt entfernen und auf { $site } bauen
}
a-choose_site-add = { $permit } dazulegen: { $development1 } und { $development2 }

q-take_development = Welche Stadtentwicklung nimmst du?
    .hint = { $way ->
        [0] Dein Fortschrittsmarker rückt ein Feld nach rechts.
        [1] Dein Fortschrittsmarker ist am rechten Rand und rückt ein Feld nach oben.
       *[2] Dein Fortschrittsmarker ist ganz oben rechts und bleibt dort.
    }
a-take_development-take = { $price ->
    [0] { $development }
   *[other] { $development } für ${ $price }
}
    .unpriced = { $development }
a-take_development-none = Keine

# Gründe

why-not-dealt = { $tender } hast du nicht bekommen.
why-income-blocked = Das Feld { $income } ist das ganze Spiel über blockiert.
why-income-taken = { $seat2 } steht schon auf dem Feld { $income }.
why-other-year = Das ist kein Bonus von { $year }.
why-bonus-possible = Ein Bonus ist möglich, du musst ihn nehmen.
why-other-side = Dieses Feld ist auf der anderen Seite der Karte.
why-card-blocked = Auf Karte { $card } liegt schon ein Blockierstein.
why-other-card = Jetzt ist Karte { $card } dran.
why-field-blocked = Dieses Feld ist in diesem Jahr blockiert.
why-occupied = { $seat2 } steht schon auf diesem Feld.
why-pass-field = Passen geht nicht aus der Distanz.
why-must-act = { $field2 } kostet dich nichts: Du musst diese Aktion ausführen oder eine andere der Karte.
why-no-supply = Im Vorrat ist kein Gebäude von dir mehr.
why-five-permits = Du hast schon 5 Genehmigungen.
why-no-permit-out = Es liegt keine Genehmigung aus.
why-no-tender-out = Es liegt keine Ausschreibung aus.
why-poor = Du hast ${ $money }, es kostet ${ $price }.
why-no-building = In deinem Spielbereich steht kein Gebäude. Hol dir erst Material.
why-no-permit = Du hast keine Genehmigung.
why-no-site = Kein freier Bauplatz hat eine Farbe und eine Zahl deiner Genehmigungen.
why-permit-not-out = { $permit } liegt nicht aus.
why-tender-not-out = { $tender } liegt nicht aus.
why-no-rubble = Auf { $site } liegt kein Schutt.
why-not-your-permit = { $permit } hast du nicht.
why-permit-fits-nowhere = Mit { $permit } findest du keinen Bauplatz, der passt und den du bezahlen kannst.
why-two-laid = Du nutzt schon 2 Genehmigungen.
why-already-laid = { $permit } nutzt du schon.
why-not-in-play = { $site } ist nicht im Spiel.
why-site-built = { $seat2 } hat schon auf { $site } gebaut.
why-wrong-colour = { $cards ->
    [1] { $permit1 } zeigt kein { $colour }.
   *[other] { $permit1 } und { $permit2 } zeigen kein { $colour }.
}
why-wrong-number = { $cards ->
    [1] { $permit1 } zeigt keine { $number }.
   *[other] { $permit1 } und { $permit2 } zeigen keine { $number }.
}
why-not-shared = { $development } ist nicht auf beiden Genehmigungen.
why-stack-empty = Der Stapel ist leer: { $development }.

# Das Protokoll

f-chapter-year = { $year }
f-chapter-scoring = Endwertung
f-starts = { $seat } fängt an.
f-kept = { $seat } behält eine von zwei Ausschreibungen.
f-kept-tender = { $seat } behält die Ausschreibung { $tender }.
f-permit-out = Neu in der Auslage: die Genehmigung { $permit }.
f-tender-out = Neu in der Auslage: die Ausschreibung { $tender }.
f-card-2 = Karte { $card } · zuerst { $seat-das }, dann { $seat2-das }
f-card-3 = Karte { $card } · zuerst { $seat }, dann { $seat2 }, dann { $seat3 }
f-card-4 = Karte { $card } · zuerst { $seat }, dann { $seat2 }, dann { $seat3 }, dann { $seat4 }
f-income = { $seat } erhält { $income } Einkommen.
f-gained = { $seat } erhält ${ $amount }.
f-bonus = { $seat } erhält ${ $amount } als Bonus.
f-material = { $seat } holt ein Gebäude aus dem Vorrat.
f-placed = { $seat } geht auf { $field }.
f-permit = { $seat } nimmt die Genehmigung { $permit }.
f-tender = { $seat } nimmt die Ausschreibung { $tender }.
f-develops = { $seat } entwickelt die Stadt{ for-cost }{ and-moves }.
f-moves = { $way ->
    [0] { $seat } rückt{ for-cost } nach rechts, ohne Schutt zu entfernen.
   *[1] { $seat } rückt{ for-cost } nach oben, ohne Schutt zu entfernen.
}
f-clears = { $seat } entfernt{ for-cost } den Schutt von { $site }{ and-moves }.
f-corner = { $seat } ist schon ganz oben rechts und erhält ${ $amount }.
f-discards = { $seat } legt die Genehmigung { $permit } ab.
f-discards-2 = { $seat } legt die Genehmigungen { $permit1 } und { $permit2 } ab.
f-built = { $seat } baut{ for-cost } auf { $site }.
for-cost = { $cost ->
    [0] { "" }
   *[other] { " " }für ${ $cost }
}
and-moves = { $way ->
    [0] { " " }und rückt nach rechts
    [1] { " " }und rückt nach oben
   *[2] { "" }
}
f-all-built = { $seat } hat alle 8 Gebäude gebaut.
f-builder = { $seat } nimmt die Baumeister-Ausschreibung.
f-develops-by = { $seat } nimmt{ for-cost } { $development-einen }{ and-moves }.
f-no-development = { $seat } nimmt keine Stadtentwicklung.
f-remote = { $seat } nutzt für ${ $fee } aus der Distanz: { $field }.
f-forgoes = { $seat } verzichtet.
f-passed = { $seat } passt.
f-blocked = { $seat } blockiert { $field } auf Karte { $card }.
f-bonus-lost = { $seat } kann keinen Bonus nehmen.
f-reshuffled = Die abgelegten Genehmigungen werden zum neuen Nachziehstapel gemischt.
f-flipped = { $seat } deckt die Genehmigung { $permit } auf.
f-aid = { $meant ->
    [0] { $seat } geht auf { $field }: Die { $number } steht für links{ aid-taken }.
    [1] { $seat } geht auf { $field }: Die { $number } steht für die Mitte{ aid-taken }.
   *[2] { $seat } geht auf { $field }: Die { $number } steht für rechts{ aid-taken }.
}
aid-taken = { $taken ->
    [0] { "" }
   *[1] , aber dort ist besetzt
}
f-nothing-out = { $seat } kann keine Karte nehmen, weil keine ausliegt, und erhält die Einnahmen der Karte: ${ $amount }.
f-no-permit = { $seat } kann ohne Genehmigung nicht bauen und erhält die Einnahmen der Karte: ${ $amount }.
f-no-free-colour = { $seat } findet keinen freien Bauplatz in den Farben seiner Genehmigungen und erhält die Einnahmen der Karte: ${ $amount }.
f-symbol = { $way ->
    [0] { $seat } rückt für das Symbol { $development } nach rechts; der Stapel ist leer.
    [1] { $seat } rückt für das Symbol { $development } nach oben; der Stapel ist leer.
   *[2] { $seat } bekommt nichts für das Symbol { $development }; der Stapel ist leer.
}
f-shows = { $seat } deckt die Start-Ausschreibung auf: { $tender }.

# Wertung

score-pub_yellow = Vergleich Gelb
score-pub_green = Vergleich Grün
score-pub_blue = Vergleich Blau
score-pub_red = Vergleich Rot
score-pub_rubble = Vergleich Schutt
score-pub_money = Vergleich Geld
score-pub_gold_row = Goldene Zeile
score-pub_green_column = Grüne Spalte
score-private = Private Ausschrei­bungen
score-builder = Baumeister
score-progress = Fortschritt
score-developments = Stadt­entwick­lungen
score-money = Geld
break-buildings = Gebaute Gebäude

item-sites = { $count } Gebäude auf { $colour }
item-rubble = { $count } Schuttmarker
item-money = ${ $amount }
item-column = Spalte { $col }
item-row = Zeile { $row }
item-field = Spalte { $col }, Zeile { $row }
item-tender = { $tender }: { $times } × { $value }
item-any-tender = { $tender }
item-developments = { $development } × { $count }
item-park = Park { $letter ->
    [0] A
    [1] B
    [2] C
   *[3] D
}

tally-points = Punkte bisher
    .amount = { $amount } ★
tally-money = Geld
    .amount = ${ $amount }
tally-built = Gebaute Gebäude
    .amount = { $amount } von 8
tally-area = Gebäude bereit
    .one = Gebäude bereit
    .amount = { $amount }
tally-permits = Genehmigungen
    .one = Genehmigung
    .amount = { $amount }
tally-tenders = Ausschreibungen
    .one = Ausschreibung
    .amount = { $amount }
tally-rubble = Schutt
    .amount = { $amount }
tally-developments = Stadt­entwicklungen
    .one = Stadt­entwicklung
    .amount = { $amount }
tally-progress = Fortschritt
    .amount = { $amount }

# Was ein Ding ist (about) und was das gerade heißt (now)

about-plot = Eine Grundstückskarte, Seite { $side }, mit { $sites } Bauplätzen. Bauplätze mit gemeinsamer Kante sind Nachbarn; die Straßen zwischen den Karten trennen sie.
now-plot = { $free } von { $sites } Bauplätzen sind frei{ $rubble ->
    [0] .
   *[other] , auf { $rubble } liegt Schutt.
}
about-site = Ein Bauplatz. Um hier zu bauen, legst du eine oder zwei Genehmigungen ab, die { $colour } und eine { $number } zeigen. { $neighbours ->
    [0] Er steht frei und hat keine Nachbarn.
    [one] Er hat 1 Nachbarn.
   *[other] Er hat { $neighbours } Nachbarn.
}
now-site = { $state ->
    [built] { $seat } hat hier gebaut.
    [rubble] Hier liegt Schutt: Ihn beim Bauen zu entfernen kostet ${ $clear }, das Bauen selbst { $year } ${ $cost }.
   *[free] Frei. Bauen kostet { $year } ${ $cost }.
}
about-ring = Eine Aktionskarte. Jedes Jahr setzen alle ihren Stein nacheinander auf jede der { $cards } Karten. Wer am nächsten beim Pfeil liegt, ist auf der nächsten Karte zuerst dran.
now-ring = { $when ->
    [now] Jetzt dran: Karte { $place } von { $cards }.
    [over] In diesem Jahr schon gespielt: Karte { $place } von { $cards }.
   *[later] Kommt in diesem Jahr noch: Karte { $place } von { $cards }.
}
about-field = { $action ->
    [income] Setz deinen Stein hierhin und nimm ${ $amount }.
    [material] Setz deinen Stein hierhin und hol eins deiner Gebäude aus dem Vorrat. Du brauchst es zum Bauen.
    [permit] Setz deinen Stein hierhin und nimm eine Genehmigung aus der Auslage. Du brauchst sie zum Bauen und darfst { $limit } haben.
    [tender] Setz deinen Stein hierhin und nimm eine Ausschreibung aus der Auslage. Sie zählt am Ende nur für dich.
    [develop] Setz deinen Stein hierhin, zahl ${ $develop } und rück mit deinem Fortschrittsmarker ein Feld nach rechts.
    [clear] Setz deinen Stein hierhin, zahl ${ $clear }, nimm Schutt von einem beliebigen Bauplatz und rück mit deinem Fortschrittsmarker ein Feld nach oben. Für ${ $step } rückst du nur, ohne Schutt.
    [build] Setz deinen Stein hierhin, leg eine oder zwei Genehmigungen ab und bau auf einem freien Bauplatz mit ihrer Farbe und Zahl.
    [build_any_colour] Setz deinen Stein hierhin und bau auf einem Bauplatz beliebiger Farbe: Deine Genehmigungen müssen nur die Zahl zeigen.
    [build_any_number] Setz deinen Stein hierhin und bau auf einem Bauplatz mit beliebiger Zahl: Deine Genehmigungen müssen nur die Farbe zeigen.
   *[pass] Setz deinen Stein hierhin, wenn du nichts tun und auf der nächsten Karte früh dran sein willst.
} { $action ->
    [pass] Aus der Distanz geht das nicht.
   *[other] Von einem anderen Feld der Karte aus kostet es für jedes Feld Abstand ${ $fee } mehr.
}
now-field = { $blocked ->
    [0] { $here ->
        [0] { "" }
       *[other] { $seat } steht auf diesem Feld.{ " " }
    }{ $action ->
        [build] Bauen kostet { $year } ${ $cost }.
        [build_any_colour] Bauen kostet { $year } ${ $cost }.
        [build_any_number] Bauen kostet { $year } ${ $cost }.
       *[other] { "" }
    }
   *[other] { $year } blockiert: Niemand kann es nutzen, auch nicht aus der Distanz.
}
about-income = Ein Einkommensfeld: { $income } zu Beginn eines Jahres. Je weiter rechts dein Stein liegt, desto früher bist du auf der ersten Karte dran.
now-income = { $blocked ->
    [0] { $here ->
        [0] { "" }
       *[other] { $seat } steht auf diesem Feld.
    }
   *[other] Das ganze Spiel über blockiert.
}
about-bonus = { $last ->
    [0] Ein Bonus von { $year }, den du gleich nach dem Einkommen nimmst:
   *[other] Ein Bonus von { $year }, das Letzte vor der Endwertung:
} { $bonus ->
    [material] eins deiner Gebäude aus dem Vorrat.
    [permit] eine Genehmigung aus der Auslage.
    [tender] eine Ausschreibung aus der Auslage.
    [develop] ein Schritt nach rechts mit deinem Fortschrittsmarker, ohne zu zahlen.
    [build] noch einmal bauen, für ${ $cost }.
    [money] ${ $amount }.
   *[money_per_building] ${ $amount } für jedes deiner Gebäude auf dem Stadtplan.
} { $every ->
    [0] Du nimmst einen der Boni des Jahres.
   *[other] In diesem Jahr bekommst du alle Boni.
}
now-bonus = { $when ->
    [now] Jetzt ist { $year }.
    [over] { $year } ist vorbei.
   *[later] { "" }
}
about-year = { $last ->
    [0] Ein Jahr: Alle nehmen Einkommen und Bonus, dann kommen die sechs Aktionskarten. Bauen kostet ${ $cost }.
   *[other] Das Ende: Es gibt kein Einkommen und keine Karten mehr. Alle nehmen einen letzten Bonus, Bauen kostet ${ $cost }, dann wird gewertet.
}
now-year = { $when ->
    [now] Jetzt ist { $year }.
    [over] { $year } ist vorbei.
   *[later] Kommt noch.
}
about-aid = Was das Komitee tut. Es deckt eine Genehmigung auf, und die Zahl { $numbers } steht für { $part ->
    [left] links
    [middle] die Mitte
   *[right] rechts
}: bei den Feldern einer Karte, den offenen Einkommen und den Karten der Auslage. Ist dort besetzt oder nichts da, versucht es { $first ->
    [left] links
    [middle] die Mitte
   *[right] rechts
}, dann { $second ->
    [left] links
    [middle] die Mitte
   *[right] rechts
}.
now-aid = { $level ->
    [hard] Du spielst auf der Stufe Schwer.
   *[normal] Du spielst auf der Stufe Normal.
}
about-progress = { $corner ->
    [0] Steht dein Fortschrittsmarker am Ende hier, bringt er { $points } Punkte. Stadtentwicklung rückt ihn nach rechts, Schutt entfernen nach oben.
   *[other] Steht dein Fortschrittsmarker am Ende hier, bringt er { $points } Punkte. Weiter geht es nicht: Stadt entwickeln und Schutt entfernen bringen stattdessen ${ $reward }.
}
now-progress = { $seat-n ->
    [0] { "" }
   *[other] Hier: { $seat }.
}
about-up = Der Schritt ohne Schutt: Dein Fortschrittsmarker rückt für ${ $cost } ein Feld nach oben, am oberen Rand nach rechts. Ganz oben rechts bleibt er stehen und du erhältst ${ $reward }.
about-gold_row = Die goldene Zeile: am Ende { $points } Punkte für einen Fortschrittsmarker in dieser Spalte, wenn die öffentliche Ausschreibung Goldene Zeile ausliegt.
now-gold_row = { $counts ->
    [0] Diese Ausschreibung ist nicht im Spiel: Die Zeile zählt nicht.
   *[other] { $seat-n ->
        [0] Sie liegt aus.
       *[other] Sie liegt aus. In dieser Spalte: { $seat }.
    }
}
about-green_column = Die grüne Spalte: am Ende { $points } Punkte für einen Fortschrittsmarker in dieser Zeile, wenn die öffentliche Ausschreibung Grüne Spalte ausliegt.
now-green_column = { $counts ->
    [0] Diese Ausschreibung ist nicht im Spiel: Die Spalte zählt nicht.
   *[other] { $seat-n ->
        [0] Sie liegt aus.
       *[other] Sie liegt aus. In dieser Zeile: { $seat }.
    }
}
about-permit = { $printed ->
    [any] Eine Baugenehmigung für jede Farbe; die Zahl muss von einer anderen Genehmigung oder der Aktion kommen.
    [none] Eine Baugenehmigung für jede Zahl; die Farbe muss von einer anderen Genehmigung oder der Aktion kommen.
   *[other] Eine Baugenehmigung für { $colour } und { $number }. Du baust mit einer oder zweien, die zusammen Farbe und Zahl des Bauplatzes zeigen.
} Zwei Genehmigungen mit gleichem Symbol ({ $development1 }, { $development2 }) können dir diese Stadtentwicklung bringen.
now-permit = { $here ->
    [0] { "" }
   *[other] { $seat } hat sie.{ " " }
}{ $printed ->
    [any] { "" }
    [none] { "" }
   *[other] { $fitting ->
        [0] Zu ihr allein passt kein freier Bauplatz.
        [one] Zu ihr allein passt 1 freier Bauplatz.
       *[other] Zu ihr allein passen { $fitting } freie Bauplätze.
    }
}
about-permit_pile = Der verdeckte Stapel der Genehmigungen. Aus ihm wird die Auslage nach jeder Aktionskarte aufgefüllt, nach einem Bonus sofort. Ist er leer, werden die abgelegten gemischt.
now-permit_pile = { $count ->
    [one] 1 Genehmigung ist noch da.
   *[other] { $count } Genehmigungen sind noch da.
}
about-permit_discard = Die abgelegten Genehmigungen, offen. Sie werden der neue Stapel, wenn der leer ist.{ $solo ->
    [0] { "" }
   *[other] { " " }Die Zahl obenauf sagt, was das Komitee tut.
}
now-permit_discard = { $count ->
    [0] Noch keine.
    [one] 1 Genehmigung.
   *[other] { $count } Genehmigungen.
}
about-permit_gap = Ein leerer Platz der Auslage. Er wird aufgefüllt, wenn alle mit der Aktionskarte fertig sind, und zu Beginn, wenn alle eine Ausschreibung behalten haben.
about-tender = Eine private Ausschreibung: am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $scoring ->
    [per_building] für jedes deiner Gebäude auf dem Stadtplan.
    [own_pairs] für jedes Paar deiner Gebäude, die Nachbarn sind. Jedes Gebäude zählt nur in einem Paar.
    [next_to_rival] für jedes deiner Gebäude neben einem fremden.
    [surrounded_corner] für jedes deiner Gebäude auf einer Ecke, deren Nachbarn alle bebaut sind, egal von wem.
    [freestanding] für jedes deiner Gebäude auf einer 1, die frei steht.
    [site_colour] für jedes deiner Gebäude auf { $colour }.
    [colour_sets] für jeden Satz deiner Gebäude auf allen vier Farben.
    [per_rubble] für jeden Schuttmarker, den du genommen hast.
    [development_type] für jede deiner Stadtentwicklungen der Art { $development }.
   *[development_sets] für jeden Satz deiner Stadtentwicklungen aller vier Arten.
} Sie zählt nur für den, der sie hat.
now-tender = { $whose ->
    [owner] { $seat } hat sie und bekommt zurzeit { tender-sum } dafür.
    [committee] { $seat } hat sie und bekommt { $fixed } dafür, was auch immer darauf steht.
    [would] Dir brächte sie zurzeit { tender-sum }.
   *[nobody] { "" }
}
tender-sum = { $times } × { $points } = { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}
about-tender_pile = Der verdeckte Stapel der Ausschreibungen. Aus ihm wird die Auslage nach jeder Aktionskarte aufgefüllt, nach einem Bonus sofort. Ist er leer, kommen keine mehr.
now-tender_pile = { $count ->
    [0] Er ist leer.
    [one] 1 Ausschreibung ist noch da.
   *[other] { $count } Ausschreibungen sind noch da.
}
about-tender_gap = Ein leerer Platz der Auslage. Solange es Ausschreibungen gibt, wird er aufgefüllt, wenn alle mit der Aktionskarte fertig sind, und zu Beginn, wenn alle eine behalten haben.
about-public = Eine öffentliche Ausschreibung, die am Ende für alle zählt. { $scoring ->
    [colour] Wer hat die meisten Gebäude auf { $colour }? Die Plätze bringen { $prizes } Punkte.
    [rubble] Wer hat den meisten Schutt? Die Plätze bringen { $prizes } Punkte.
    [money] Wer hat das meiste Geld? Die Plätze bringen { $prizes } Punkte.
    [gold_row] Dein Fortschrittsmarker bringt die Punkte seiner Spalte in der goldenen Zeile.
   *[green_column] Dein Fortschrittsmarker bringt die Punkte seiner Zeile in der grünen Spalte.
} { $scoring ->
    [gold_row] { "" }
    [green_column] { "" }
   *[other] Bei Gleichstand wird geteilt.
}
now-public = { $scoring ->
    [gold_row] Am meisten bekäme { $seat }: { $best }.
    [green_column] Am meisten bekäme { $seat }: { $best }.
   *[other] { $seat-n ->
        [one] { $seat } liegt mit { $best } vorn.
       *[other] Vorn: { $seat } mit je { $best }.
    }
}
about-builder = Die Baumeister-Ausschreibung: { $points } Punkte für den Ersten, der alle { $every } Gebäude gebaut hat. Damit endet auch das Spiel: Die anderen spielen die Karte noch zu Ende.
now-builder = { $here ->
    [0] Noch hat sie niemand.
   *[other] { $seat } hat sie.
}
about-development = Ein Stapel Stadtentwicklungen. Du darfst eine nehmen, wenn du mit zwei Genehmigungen baust, die beide ihr Symbol zeigen{ $price ->
    [0] { "" }
   *[other] , für ${ $price }
}; dein Fortschrittsmarker rückt nach rechts. { $type ->
    [street_light] Eine, zwei und mehr Straßenbeleuchtungen bringen zusammen { $worth } Punkte.
    [park] Von oben an bringen die Parks { $worth } Punkte.
   *[other] Jede Karte bringt { $each } Punkte.
}
now-development = { $count ->
    [0] Keine ist mehr da.
    [one] 1 ist noch da.
   *[other] { $count } sind noch da.
}
about-own_permits = Platz für weitere Genehmigungen: Du darfst { $limit } haben. Mit { $limit } kannst du keine nehmen.
now-own_permits = { $seat } hat { $count }.
about-own_ready = Gebäude, die noch nicht gebaut sind. Die kräftigen stehen bereit; die blassen sind im Vorrat, bis du sie durch die Aktion Material oder einen Bonus holst.
now-own_ready = { $seat } hat { $ready } bereit und { $supply } im Vorrat.
about-own_built = Gebäude auf dem Stadtplan. Sie zählen durch Ausschreibungen und bei Gleichstand, und wer zuerst { $every } hat, beendet das Spiel.
now-own_built = { $seat } hat { $count } von { $every } gebaut.
about-own_rubble = Schutt von Bauplätzen. Er zählt nicht von selbst, aber bei manchen Ausschreibungen.
now-own_rubble = { $seat } hat { $count }.
about-own_development = Stadtentwicklungen, beim Bauen genommen. { $type ->
    [street_light] Eine, zwei und mehr Straßenbeleuchtungen bringen zusammen { $worth } Punkte.
    [park] Die Parks A bis D bringen { $worth } Punkte.
   *[other] Jede Karte bringt { $each } Punkte.
}
now-own_development = { $seat } hat { $count }, das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
about-own_starting = Eine Start-Ausschreibung, verdeckt. Alle behalten zu Beginn eine von zweien; bis zur Endwertung kennt sie nur, wer sie hat.
now-own_starting = Sie gehört { $seat }.
about-own_tenders = Private Ausschreibungen, die nur für den zählen, der sie hat: aus der Auslage genommene und die verdeckte vom Start.
now-own_tenders = { $seat } hat { $taken } aus der Auslage{ $secret ->
    [0] { "" }
   *[other] { " " }und 1 Start-Ausschreibung
}. Was davon bekannt ist, bringt zurzeit { $points }.
about-own_money = Geld, offen für alle. Am Ende bringen je ${ $per } 1 Punkt.
now-own_money = { $seat } hat ${ $amount }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
about-own_points = Was die Endwertung jetzt ergäbe: öffentliche und private Ausschreibungen, Fortschritt, Stadtentwicklungen, Geld. Start-Ausschreibungen fehlen bis zum Ende.
now-own_points = { $over ->
    [0] { $seat } bekäme zurzeit { $points }.
   *[other] { $seat } hat { $points }.
}

# Die Symbole

legend-build = Bauen
legend-any_colour = Bauen auf beliebiger Farbe
legend-any_number = Bauen auf beliebiger Zahl
legend-material = Material: ein Gebäude aus dem Vorrat
legend-permit = Baugenehmigung
legend-tender = Private Ausschreibung
legend-develop = Stadt entwickeln: ein Schritt nach rechts
legend-clear = Schutt entfernen und ein Schritt nach oben
legend-rubble = Schutt
legend-pass = Passen
legend-street_light = Straßenbeleuchtung
legend-cable_car = Kabelstraßenbahn
legend-hydrant = Hydrant
legend-mission_dolores_park = Park (Mission Dolores Park)
legend-golden_gate_park = Park (Golden Gate Park)
legend-pair = Ein Paar deiner Gebäude
legend-rivals = Neben einem fremden Gebäude
legend-alone = Ein Bauplatz, der frei steht
legend-corner = Eine Ecke, deren Nachbarn alle bebaut sind
legend-four = Alle vier Farben
legend-building = Gebäude
legend-stack = Alle vier Stadtentwicklungen
legend-money = Geld
legend-star = Punkte
legend-up = Ein Schritt nach oben
legend-right = Ein Schritt nach rechts

# Der Tisch als Text

plain-start = Startspieler: { $player }
plain-laid = Zum Bauen ausgelegt: { $cards }
plain-heading-plan = Stadtplan
plain-heading-cards = Aktionskarten
plain-heading-displays = Auslagen
plain-legend = ● Gelb, ▲ Grün, ■ Blau, ◆ Rot; ~ Schutt; #1 Gebäude von Spieler 1
plain-plot = Grundstück { $plot } { $side }
plain-card = { $now ->
    [0] Karte { $card }:
   *[other] Karte { $card } (dran):
}
plain-blocked = { $field } (blockiert)
plain-order = Zugfolge: { $players }
plain-permits = Genehmigungen: { $cards }; Stapel { $pile }, abgelegt { $used }
plain-permit = { $permit } ({ $development1 }, { $development2 })
plain-tenders = Ausschreibungen: { $cards }; Stapel { $pile }
plain-public = Öffentlich: { $cards }
plain-stacks = Stadtentwicklungen: { $cards }
plain-gap = –
plain-secret = verdeckt
plain-starting = { $tender } (Start-Ausschreibung)
plain-builder = Baumeister: { $holder }
plain-account = ${ $money }, Punkte { $points }
plain-buildings = Gebäude: { $built } gebaut, { $area } bereit, { $supply } im Vorrat
plain-progress = Fortschritt: Spalte { $col }, Zeile { $row } ({ $points }); Schutt { $rubble }
plain-hand = Genehmigungen: { $cards }
plain-deeds = Ausschreibungen: { $cards }
plain-developments = Stadtentwicklungen: { $cards }
plain-none = keine

# Optionen

option-plot_sides = Kartenseiten
    .about = Die beiden Seiten einer Grundstückskarte unterscheiden sich darin, wo Schutt liegt. Mit acht Buchstaben wie ABABAABB bestimmst du die Seite jeder Karte.
option-plot_sides-all_A = Alle A-Seiten
option-plot_sides-all_B = Alle B-Seiten
option-plot_sides-random = Ausgelost
option-start_player = Startspieler
    .about = Wer 1906 als Erster ein Einkommensfeld wählt.
option-start_player-random = Ausgelost
option-start_player-seat_1 = Platz 1
option-start_player-seat_2 = Platz 2
option-start_player-seat_3 = Platz 3
option-start_player-seat_4 = Platz 4
option-duopoly = Duopol
    .about = Zu zweit: Jedes Jahr sperrt ihr beide ein Feld der Aktionskarten. Die Spielregel empfiehlt es.
option-level = Schwierigkeit
    .about = Wie stark das Komitee der Fünfzig spielt.
option-level-normal = Normal
option-level-hard = Schwer
option-park = Parks
    .about = Welcher Park auf den Parkkarten abgebildet ist. Am Spiel ändert das nichts.
option-park-mission_dolores_park = Mission Dolores Park
option-park-golden_gate_park = Golden Gate Park

# Zeichnung: Wörter auf dem Plan, in den Spielbereichen und für alle, die ihn sich vorlesen lassen.
drawing-board = San Francisco, Spielplan
drawing-plan = Stadtplan
drawing-step-up = Ein Schritt nach oben ohne Schutt
drawing-years = Jahre
drawing-place = { $card }, Platz { $place }
drawing-card-now = { $card }, im Spiel
drawing-view-city = Stadt und Aktionen
drawing-view-cards = Karten und Fortschritt
drawing-view-ring = Aktionen
drawing-describe-year = { $year }, auf der Jahrestafel. In der Mitte liegt der Stadtplan, darum die Aktionskarten.
drawing-describe-card = { $year }, Aktionskarte { $card }. In der Mitte liegt der Stadtplan, darum die Aktionskarten.
drawing-plot = Grund­stück { $plot }
drawing-site-built = { $site }. { $seat } hat hier gebaut.
drawing-site-rubble = { $site }, Schutt
drawing-field-taken = { $field }. { $seat } steht hier.
drawing-field-blocked = { $field }, blockiert
drawing-do-income = Ein­nahmen
drawing-do-material = Material
drawing-do-permit = Geneh­migung
drawing-do-tender = Aus­schreibung
drawing-do-develop = Ent­wickeln
drawing-do-clear = Schutt
drawing-do-build = Bauen
drawing-do-build-any-colour = Farbe nach Wahl
drawing-do-build-any-number = Zahl nach Wahl
drawing-do-pass = Passen
drawing-income = Einkommen
drawing-first = zuerst ▸
drawing-front = zuerst
drawing-aid = Komitee
drawing-aid-left = links
drawing-aid-middle = Mitte
drawing-aid-right = rechts
drawing-aid-else = sonst { $first }, dann { $second }
drawing-progress = Fortschritt
drawing-right = Stadt
drawing-up = Schutt
drawing-permits = Genehmigungen
drawing-used = Ablage
drawing-after-card = nach Karte { $card }
drawing-none-left = keine mehr
drawing-developments = Stadtentwicklung
drawing-street-light = Beleuchtung
drawing-cable-car = Kabel­straßen­bahn
drawing-hydrant = Hydrant
drawing-mission-dolores-park = Dolores Park { $letter }
drawing-golden-gate-park = Golden Gate Park { $letter }
drawing-public = Öffentlich
drawing-builder = Baumeister
drawing-last-building = { $count }.
drawing-tenders = Ausschreibungen
drawing-pile = Stapel { $count }
drawing-max = max. { $count }
drawing-ready = { $area } Gebäude bereit, { $supply } im Vorrat
drawing-built = { $built } von { $every } gebaut
drawing-rubble = { $count } Schutt­marker
drawing-starting = Start-Aus­schreibung, verdeckt
drawing-tender-count = { $count } { $count ->
    [one] Ausschreibung
   *[other] Ausschreibungen
}
drawing-money = Geld
drawing-points = Punkte bisher, ohne Start-Ausschreibungen
drawing-so-far = Punkte bisher
drawing-total = Punkte

# Was Tipps als Gründe nennen: woraus sich das Urteil zusammensetzt, und was jemand hat

points = { $sign }{ $amount } Punkte
    .with = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkten
    }
term-progress = Fortschritt
term-developments = Stadtentwicklungen
term-tenders_held = Baumeister
    .of = Eigene Ausschreibung { $thing }
term-public_tenders = Öffentliche Ausschreibungen
    .of = Öffentliche Ausschreibung { $thing }
term-money = Geld
term-begun = Angefangene Paare, Ecken und Sätze
term-permits = Genehmigungen auf der Hand
term-next_building = Das nächste Gebäude
term-later_buildings = Gebäude nach dem nächsten
term-spare_turns = Übrige Züge
term-years_to_come = Einkommen der kommenden Jahre
term-early_choice = Früh am Zug auf der nächsten Karte
term-question_at_hand = Was dieser Zug noch bringt
holds-site = Ein Gebäude von dir auf { $site }

# What the coach says of a question when it is asked for the first time.
coach-keep_tender = Eine Ausschreibung, die du behältst, zählt am Ende nur für dich. Wer gut spielt, behält die, zu der schon die ersten Gebäude passen.
coach-take_income = Geld oder Vortritt: Beides zusammen gibt es nicht. Brauchst du auf der ersten Karte eine Aktion dringend, dann nimm weniger und sei zuerst dran; sonst nimm das Geld.
coach-choose_bonus = Der Bonus des Jahres kostet keinen Zug. Schau, was dir zum nächsten Gebäude noch fehlt: das Gebäude selbst, eine Genehmigung oder Geld.
coach-place_blocker = Das Feld ist dieses Jahr für euch beide gesperrt. Such die Aktion, die der andere nötiger braucht als du.
coach-place_stone = Ein Feld entscheidet zweierlei: was du jetzt tun kannst und wie früh du auf der nächsten Karte dran bist. Schau also erst auf die nächste Karte: Liegt dort etwas, das alle wollen?
coach-choose_action = Das Feld unter deinem Stein kostet keine Gebühr. $2 für das Feld daneben lohnen sich, wenn sie einen ganzen Zug sparen; aber je $3 sind am Ende auch ein Punkt.
coach-take_permit = Such erst einen Bauplatz aus, auf dem du bauen willst, dann die Genehmigung mit seiner Farbe oder Zahl. Hat sie ein Symbol mit einer deiner Karten gemeinsam, können die beiden auch eine Stadtentwicklung bringen.
coach-take_tender = Nimm eine, die deine Gebäude schon erfüllen oder ohnehin erfüllen werden. Eine, für die du alles umplanen musst, ist den Zug selten wert.
coach-clear_rubble = Jeder Schritt auf der Fortschrittstafel ändert deine Punkte. Der Schuttmarker kostet $1 mehr: Er zählt für manche Ausschreibungen, und auf seinem Bauplatz baut man danach billiger.
coach-lay_permit = Jede Genehmigung, die du nutzt, wird abgeworfen. Überleg erst, wo du bauen willst, und dann, welche Karten dahin führen: Zwei mit gemeinsamem Symbol bringen auch eine Stadtentwicklung.
coach-choose_site = Ein Gebäude zählt für mehreres zugleich: Farben, Nachbarn, Ecken, deine eigenen Ausschreibungen. Der beste Bauplatz dient zwei oder drei davon.
coach-take_development = Straßenlaternen bringen mehr, je mehr du hast: 1, 3, 6, 10, 15 Punkte. Schau auch, was deine Ausschreibungen zählen.

# Die Schachtel: ihre Tabellen, deren Felder, die Wörter darin.

box-table-meta = Zu dieser Ausgabe
box-table-counts = Spielsteine
    .about = Wie viele Spielsteine es gibt.
box-table-money = Geldmarker
box-table-setup = Aufbau
    .about = Was verteilt wird und wie viele Genehmigungen du halten darfst.
box-table-costs = Preise
    .about = Was Aktionen kosten und was Geld am Ende zählt.
box-table-player_colours = Farben der Spieler
box-table-site_colours = Farben der Bauplätze
box-table-development_types = Arten der Stadtentwicklung
box-table-developments = Stadtentwicklungen
    .about = Die Karten der vier Arten, von oben nach unten, wie sie in ihren Stapeln liegen.
box-table-permits = Baugenehmigungen
box-table-plots = Grundstückskarten
    .about = Die Stadt: zweiseitige Karten mit Bauplätzen. Bauplätze, die eine Kante teilen, sind Nachbarn; die Straßen zwischen den Karten trennen sie. Die Seiten unterscheiden sich darin, wo der Schutt liegt.
box-table-layouts = Auslage der Grundstückskarten
    .about = Welche Grundstückskarten für wie viele Spieler ausliegen, Reihe für Reihe.
box-table-table_ring = Der Kreis der Aktionskarten
box-table-years = Jahre
box-table-income_track = Einkommensfelder
    .about = Was sich jeder zu Beginn eines Jahres nehmen kann; das Feld rechts ist zuerst dran.
box-table-progress_board = Fortschrittstafel
    .about = Die Punkte jedes Feldes am Ende und die Punkte der goldenen Zeile und der grünen Spalte.
box-table-action_kinds = Farben der Aktionen
box-table-action_cards = Aktionskarten
    .about = Jedes Jahr stellen alle ihren Stein der Reihe nach auf jede dieser Karten. Eine Seite ist für 3 und 4 Spieler, die andere für 1 und 2. Wer dem Pfeil am nächsten steht, ist auf der nächsten Karte zuerst dran.
box-table-public_tenders = Öffentliche Ausschreibungen
box-table-comparison_points = Punkte für Vergleiche
    .about = Was die öffentlichen Ausschreibungen, die vergleichen, dem Ersten, dem Zweiten und so weiter geben.
box-table-private_tenders = Private Ausschreibungen
box-table-tender_frames = Rahmen der Ausschreibungen
box-table-builder_tender = Ausschreibung Baumeister
box-table-duopoly = Duopol
box-table-solo = Solospiel
    .about = Wie das Komitee gegen dich spielt.
box-table-solo_levels = Die Hilfskarte des Komitees
    .about = Welche Zahl das Komitee wohin führt, auf der normalen Seite und auf der schweren.
box-row-comparison_points = { $players } Spieler
box-row-layouts = Auslage { $row }
box-row-solo_levels = { $id ->
    [normal] Normal
   *[other] Schwer
}
box-field-buildings_per_player = Gebäude je Spieler
box-field-rubble_markers = Schuttmarker
box-field-permit_limit = Höchstens Genehmigungen auf der Hand
box-field-public_tenders_drawn = Öffentliche Ausschreibungen je Partie
box-field-clear_move_only = Schritt nach oben ohne Schutt
box-field-clear_with_rubble = Schritt nach oben mit Schutt
box-field-develop = Stadt entwickeln
box-field-money_per_vp = Dollar für einen Punkt
box-field-remote_action_per_field = Gebühr je Feld Abstand
box-field-top_right_reward = Belohnung auf dem Feld oben rechts
box-field-gain_cost = Preis
box-field-set_vp = Punkte für 0, 1, 2 … davon
box-field-type = Stadtentwicklung
box-field-vp = Punkte
box-field-colour = Farbe
box-field-number = Zahl
box-field-permits-number = Zahl (0 keine, −1 jede)
box-field-symbols = Symbole
box-field-sites = Bauplätze (Reihe 0 ist oben, Spalte 0 links)
box-field-col = Spalte
box-field-row = Reihe
box-field-corner = Ecke
box-field-rubble_a = Schutt A
box-field-rubble_b = Schutt B
box-field-neighbours = Nachbarn
box-field-players = Spieler
box-field-rows = Reihen
box-field-cols = Spalten
box-field-year = Jahr
box-field-build_cost = Preis eines Gebäudes
box-field-bonus_mode = Boni
box-field-bonus = Bonus
box-field-kind = Aktion
box-field-amount = Dollar
box-field-fields = Dollar, von links
box-field-gold_row = Goldene Zeile
box-field-green_column = Grüne Spalte
box-field-vp_rows = Punkte, oberste Reihe zuerst
box-field-label = Buchstabe
box-field-fields_3_4 = Felder für 3 und 4 Spieler, von links
box-field-fields_1_2 = Felder für 1 und 2 Spieler, von links
box-field-scoring = Zählt
box-field-metric = Vergleicht
box-field-comparison_points-vp = Punkte des Ersten, Zweiten …
box-field-vp_two_players = Punkte zu zweit
box-field-committee_start_income_field = Erstes Einkommen des Komitees
box-field-permit_threshold = Ab so vielen Genehmigungen nimmt es Ausschreibungen
box-field-removed_permits = Genehmigungen, die fehlen
box-field-blocked_income_field = Einkommen, das gesperrt ist
box-field-fallback = Wohin sonst (0 links, 1 Mitte, 2 rechts)
box-field-private_tender_vp = Punkte je private Ausschreibung
box-field-slot_for_number = Platz für die Zahlen 1 bis 5 (0 links, 1 Mitte, 2 rechts)
box-word-all = alle
box-word-one = einer davon
box-word-any = jede
box-word-none = keine
box-word-yellow = gelb
box-word-green = grün
box-word-blue = blau
box-word-red = rot
box-word-build = bauen
box-word-build_any_colour = bauen, Farbe nach Wahl
box-word-build_any_number = bauen, Zahl nach Wahl
box-word-clear = Schutt entfernen
box-word-develop = Stadt entwickeln
box-word-income = Einnahmen
box-word-material = Material
box-word-money = Geld
box-word-money_per_building = Geld je Gebäude
box-word-pass = passen
box-word-permit = Genehmigung
box-word-tender = Ausschreibung
box-word-cable_car = Kabelstraßenbahn
box-word-hydrant = Hydrant
box-word-park = Park
box-word-street_light = Straßenbeleuchtung
box-word-compare = Vergleich der Spieler
box-word-gold_row = goldene Zeile
box-word-green_column = grüne Spalte
box-word-buildings_on_colour = Gebäude auf einer Farbe
box-word-rubble = Schutt
box-word-per_building = eigene Gebäude
box-word-own_pairs = eigene Nachbarpaare
box-word-next_to_rival = eigene Gebäude neben fremden
box-word-surrounded_corner = Ecken, deren Nachbarn bebaut sind
box-word-freestanding = eigene Gebäude, die frei stehen
box-word-site_colour = eigene Gebäude auf einer Farbe
box-word-colour_sets = Sätze aller vier Farben
box-word-per_rubble = eigener Schutt
box-word-development_type = eigene Stadtentwicklungen einer Art
box-word-development_sets = Sätze aller vier Stadtentwicklungen
