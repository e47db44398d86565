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
kind-colour = { $colour ->
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[red] Rot
}
kind-site = { kind-colour } { $number } (Karte { $plot })
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
    [prv_freestanding] Freistehend
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

q-take_income = Welches Einkommen nimmst du?
    .hint = Weiter rechts gibt es weniger Geld, dafür bist du auf der ersten Karte früher dran.
a-take_income-take = { $income }

q-choose_bonus = Welchen Bonus nimmst du { $year }?
    .hint = Du nimmst einen Bonus des Jahres. Für eine genommene Karte kommt sofort eine neue.
a-choose_bonus-take = { $bonus }
a-choose_bonus-lose = Kein Bonus

q-place_blocker = Welches Feld blockierst du?
    .hint = { $year } kann es niemand nutzen, auch nicht aus der Distanz. Die Blockiersteine kommen auf zwei verschiedene Karten.
a-place_blocker-block = Karte { $card }: { $field }

q-place_stone = Wohin setzt du deinen Stein?
    .hint = Je weiter rechts auf Karte { $card }, desto früher bist du auf der nächsten dran.
a-place_stone-place = { $possible ->
    [0] { $field } (kannst du gerade nicht)
   *[other] { $field }
}

q-choose_action = Was tust du?
    .hint = Dein Stein liegt auf { $field2 }. Eine andere Aktion der Karte { $card } kostet $2 für jedes Feld Abstand.
a-choose_action-use = { $fee ->
    [0] { $field }
   *[other] { $field } aus der Distanz für ${ $fee }
}
a-choose_action-forgo = Verzichten

q-take_permit = Welche Genehmigung nimmst du?
    .hint = Zum Bauen brauchst du Farbe und Zahl. Zwei Genehmigungen mit gleichem Symbol können eine Stadtentwicklung bringen.
a-take_permit-take = { $permit }: { $development1 } und { $development2 }

q-take_tender = Welche Ausschreibung nimmst du?
    .hint = Sie zählt am Ende nur für dich.
a-take_tender-take = { $tender }

q-clear_rubble = Welchen Schutt entfernst du?
    .hint = Für ${ $clear } nimmst du einen Schuttmarker und rückst nach oben, für ${ $up } rückst du nur nach oben.
a-clear_rubble-clear = Schutt von { $site }
a-clear_rubble-up = Kein Schutt, nur nach oben rücken

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
    .hint = Dein Fortschrittsmarker rückt ein Feld nach rechts.
a-take_development-take = { $price ->
    [0] { $development }
   *[other] { $development } für ${ $price }
}
a-take_development-none = Keine

# Gründe

why-not-dealt = { $tender } hast du nicht bekommen.
why-income-blocked = Das Feld { $income } ist das ganze Spiel über blockiert.
why-income-taken = { $seat2 } ist schon auf dem Feld { $income }.
why-other-year = Das ist kein Bonus von { $year }.
why-bonus-possible = Ein Bonus ist möglich, also nimmst du ihn.
why-other-side = Dieses Feld ist auf der anderen Seite der Karte.
why-card-blocked = Auf Karte { $card } liegt schon ein Blockierstein.
why-other-card = Jetzt ist Karte { $card } dran.
why-field-blocked = Dieses Feld ist in diesem Jahr blockiert.
why-occupied = { $seat2 } ist schon auf diesem Feld.
why-pass-field = Passen ist keine Aktion, die du nutzen kannst.
why-must-act = { $field2 } kostet dich nichts: Führ das aus oder eine andere Aktion der Karte.
why-no-supply = Von dir liegt kein Gebäude mehr im Vorrat.
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
f-kept-tender = Du behältst die Ausschreibung { $tender }.
f-card-2 = Karte { $card } · Zugfolge { $seat }, { $seat2 }
f-card-3 = Karte { $card } · Zugfolge { $seat }, { $seat2 }, { $seat3 }
f-card-4 = Karte { $card } · Zugfolge { $seat }, { $seat2 }, { $seat3 }, { $seat4 }
f-income = { $seat } nimmt { $income } Einkommen.
f-gained = { $seat } nimmt ${ $amount }.
f-material = { $seat } nimmt 1 Gebäude.
f-permit = { $seat } nimmt die Genehmigung { $permit }.
f-tender = { $seat } nimmt die Ausschreibung { $tender }.
f-developed = { $cost ->
    [0] { $seat } entwickelt die Stadt.
   *[other] { $seat } entwickelt die Stadt für ${ $cost }.
}
f-moved-up = { $cost ->
    [0] { $seat } rückt nach oben.
   *[other] { $seat } rückt für ${ $cost } nach oben.
}
f-cleared = { $cost ->
    [0] { $seat } räumt { $site }.
   *[other] { $seat } räumt { $site } für ${ $cost }.
}
f-corner = { $seat } ist schon ganz oben rechts und nimmt ${ $amount }.
f-built = { $cost ->
    [0] { $seat } baut auf { $site }.
   *[other] { $seat } baut auf { $site } für ${ $cost }.
}
f-all-built = { $seat } hat alle 8 Gebäude gebaut.
f-builder = { $seat } nimmt die Baumeister-Ausschreibung.
f-development = { $seat } nimmt eine Stadtentwicklung: { $development }.
f-no-development = { $seat } nimmt keine Stadtentwicklung.
f-remote = { $seat } zahlt ${ $fee } für { $field } aus der Distanz.
f-forgoes = { $seat } verzichtet.
f-passed = { $seat } passt.
f-blocked = { $seat } blockiert { $field } auf Karte { $card }.
f-bonus-lost = { $seat } kann keinen Bonus nehmen.
f-reshuffled = Die abgelegten Genehmigungen werden zum neuen Nachziehstapel gemischt.
f-flipped = { $seat } deckt { $permit } auf.
f-goes = { $seat } geht auf { $field }.

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

tally-points = Punkte in Sicht
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
plain-plot = Karte { $plot }
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
plain-builder = Baumeister: { $holder }
plain-player = #{ $number } { $name }: ${ $money }, Punkte in Sicht { $points }
plain-buildings = Gebäude: { $built } gebaut, { $area } bereit, { $supply } im Vorrat
plain-progress = Fortschritt: Spalte { $col }, Zeile { $row } ({ $points }); Schutt { $rubble }
plain-hand = Genehmigungen: { $cards }
plain-deeds = Ausschreibungen: { $cards }
plain-developments = Stadtentwicklungen: { $cards }
plain-none = keine

# Optionen

option-plot_sides = Kartenseiten
    .about = Die beiden Seiten einer Grundstückskarte unterscheiden sich im Schutt. Ein Text wie ABABAABB gibt jeder der acht Karten ihre Seite.
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
    .about = Welcher Park auf den Parkkarten ist. Am Spiel ändert er nichts.
option-park-mission_dolores_park = Mission Dolores Park
option-park-golden_gate_park = Golden Gate Park

# Zeichnung: Wörter auf dem Plan, in den Spielbereichen und für alle, die ihn sich vorlesen lassen.
drawing-board = San Francisco, Spielplan
drawing-describe-year = { $year }, auf der Jahrestafel. In der Mitte liegt der Stadtplan, darum die Aktionskarten.
drawing-describe-card = { $year }, Aktionskarte { $card }. In der Mitte liegt der Stadtplan, darum die Aktionskarten.
drawing-plot = Karte { $plot }
drawing-site-built = { $site }, bebaut von { $seat }
drawing-site-rubble = { $site }, Schutt
drawing-field-taken = { $field }, hier steht { $seat }
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
drawing-progress = Fortschritt
drawing-right = Stadt
drawing-up = Schutt
drawing-permits = Genehmigungen
drawing-used = Ablage
drawing-after-card = nach Karte { $card }
drawing-none-left = keine mehr
drawing-developments = Stadtentwicklung
drawing-street-light = Beleuchtung
drawing-cable-car = Kabelbahn
drawing-hydrant = Hydrant
drawing-park = Park { $letter }
drawing-public = Öffentlich
drawing-builder = Baumeister
drawing-last-building = { $count }.
drawing-tenders = Ausschreibungen
drawing-pile = Stapel { $count }
drawing-max = max. { $count }
drawing-ready = { $area } Gebäude bereit, { $supply } im Vorrat
drawing-built = { $built } von { $every } gebaut
drawing-rubble = { $count } Schutt­marker
drawing-secret-tender = Start-Aus­schreibung
drawing-tender-now = { $times } × { $value } = { $points } Punkte zurzeit
drawing-tender-count = { $count } { $count ->
    [one] Ausschreibung
   *[other] Ausschreibungen
}
drawing-money = Geld
drawing-points = Punkte in Sicht
