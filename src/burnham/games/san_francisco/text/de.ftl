game-name = San Francisco
game-line = Baut die Stadt nach dem Erdbeben von 1906 wieder auf.

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
    [prv_yellow] Bauplätze Gelb
    [prv_green] Bauplätze Grün
    [prv_blue] Bauplätze Blau
    [prv_red] Bauplätze Rot
    [prv_four_colours] Vier Farben
    [prv_rubble] Schutt
    [prv_street_light] Straßen­beleuchtung
    [prv_cable_car] Kabel­straßen­bahn
    [prv_hydrant] Hydranten
    [prv_park] Parks
   *[prv_development_sets] Vier Stadt­entwicklungen
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

q-choose_bonus = Welchen Bonus nimmst du { $year }?
    .hint = Du wählst einen Bonus des Jahres. Nimmst du eine Karte, wird sofort eine neue aufgedeckt.
a-choose_bonus-take = { $bonus }{ then }
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

q-choose_action = Was tust du?
    .hint = Dein Stein liegt auf { $field2 }. Eine andere Aktion der Karte { $card } kostet $2 für jedes Feld Abstand.
a-choose_action-use = { $fee ->
    [0] { $field }{ then }
   *[other] { $field } aus der Distanz für ${ $fee }{ then }
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
score-private = Private Ausschreibungen
score-builder = Baumeister
score-progress = Fortschritt
score-developments = Stadtentwicklungen
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
tally-developments = Stadtentwicklungen
    .one = Stadtentwicklung
    .amount = { $amount }
tally-progress = Fortschritt
    .amount = { $amount } ★

# Der Tisch als Text

plain-legend = ● Gelb, ▲ Grün, ■ Blau, ◆ Rot; ~ Schutt; #1 Gebäude von Spieler 1
plain-plot = Grundstück { $plot }
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
plain-player = #{ $number } { $name }: ${ $money }, Punkte { $points }
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
drawing-view-city = Stadt und Aktionen
drawing-view-cards = Karten und Fortschritt
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
drawing-starting-now = Start-Ausschreibung: { drawing-tender-now }
drawing-tender-now = zurzeit { $times } × { $value } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
drawing-tender-count = { $count } { $count ->
    [one] Ausschreibung
   *[other] Ausschreibungen
}
drawing-money = Geld
drawing-points = Punkte bisher, ohne Start-Ausschreibungen
drawing-total = Punkte
