game-name = Raising Chicago
game-line = Biete um Projekte, rechne gut und hebe eine Stadt aus dem Schlamm.
status = Runde { $round } von { $rounds } · { $phase ->
    [1] Projekte ankündigen
    [2] Projekte versteigern
    [3] Auktion beenden
    [4] Projekte ausführen
    [5] Firma betreiben
   *[other] Schlusswertung
}

option-council = Stadtrat
    .about = Vier Stadtratsmitglieder werten am Ende für alle, die genug Karten mit ihrem Buchstaben haben.

# --- Wie die Dinge heißen ---

kind-colour = { $colour ->
    [blue] Blau
    [purple] Lila
    [green] Grün
   *[white] Weiß
}
kind-seat = { kind-colour }
kind-slot = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
kind-square = { $slot ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
} { $corner ->
    [0] Bezahlfeld
    [1] oben rechts
    [2] unten links
   *[3] unten rechts
}
kind-project = { $final ->
    [1] Finales Projekt { $number }
   *[0] Projekt { $number }
}
kind-card = Ressourcenkarte { $number }
kind-plot = Bauplatz { $number } in Stadtteil { $ward }
kind-outskirts = Stadtrandplatz { $number }
kind-prestige = Prestigebauwerk { $number }
kind-neighborhood = Nachbarschaft { $number }
kind-tile = { $number ->
    [1] „Zwei Gunstmarker“
    [2] „Gunst und Joker“
    [3] „Guter Ruf“
    [4] „Karte abräumen“
    [5] „Boni der Auslage“
    [6] „Boni der Firma“
    [7] „Zusätzliches Stockwerk“
    [8] „Drei Schritte Kompetenz“
    [9] „Vier Ressourcen“
    [10] „Banner tauschen“
    [11] „Drei Joker“
   *[12] „Nachbarschaften kopieren“
}
kind-member = { $number ->
    [1] Ratsmitglied Stadtteil 1
    [2] Ratsmitglied Stadtteil 2
    [3] Ratsmitglied Stadtteil 3
    [4] Ratsmitglied Stadtteil 4
    [5] Stadtrand
    [6] Symbolsätze
    [7] Permanente Ressourcen
    [8] Zurückgelegte Gebote
    [9] Nachbarschaften
    [10] Gunst
    [11] Firmenausbauten
   *[12] Stadtteilkontrolle
}
kind-banner = { $column ->
    [0] im Prestigebereich
   *[other] über Spalte { $column }
}
kind-resource = { $resource ->
    [lumber] Bauholz
    [masonry] Mauerwerk
   *[jackscrew] Hubspindeln
}
kind-track = { $resource ->
    [lumber] Kompetenz Bauholz
    [masonry] Kompetenz Mauerwerk
   *[jackscrew] Kompetenz Hubspindeln
}
kind-symbol = { $symbol ->
    [train] Lokomotive
    [lion] Löwe
    [book] Buch
    [seal] Stadtsiegel
    [y] Y
   *[asterisk] Sternchen
}
kind-reward = { $kind ->
    [favor] { $amount } Gunstmarker
    [wild] { $amount } Joker
    [expansion] ein Firmenausbau
    [expertise] ein Schritt Kompetenz { $which ->
        [lumber] Bauholz
        [masonry] Mauerwerk
       *[jackscrew] Hubspindeln
    }
   *[resource] { $amount } { $which ->
        [lumber] Bauholz
        [masonry] Mauerwerk
       *[jackscrew] Hubspindeln
    }
}
kind-bundle = { $empty ->
    [1] nichts
   *[0] { $lumber ->
        [0] {""}
       *[other] { $lumber } Bauholz
    }{ $masonry-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $masonry ->
        [0] {""}
       *[other] { $masonry } Mauerwerk
    }{ $jackscrew-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $jackscrew ->
        [0] {""}
        [one] { $jackscrew } Hubspindel
       *[other] { $jackscrew } Hubspindeln
    }{ $wild-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $wild ->
        [0] {""}
       *[other] { $wild } Joker
    }{ $favor-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $favor ->
        [0] {""}
       *[other] { $favor } Gunstmarker
    }{ $reputation-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $reputation ->
        [0] {""}
       *[other] { $reputation } Ansehen
    }{ $expansion-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $expansion ->
        [0] {""}
        [one] { $expansion } Firmenausbau
       *[other] { $expansion } Firmenausbauten
    }
}
kind-fee = { kind-bundle }
kind-need = { kind-bundle }
kind-holdings = { kind-bundle }
kind-favored = { $lumber ->
        [0] {""}
       *[1] Bauholz
    }{ $masonry-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $masonry ->
        [0] {""}
       *[1] Mauerwerk
    }{ $jackscrew-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $jackscrew ->
        [0] {""}
       *[1] Hubspindeln
    }
kind-unpaid = { kind-favored }
kind-arrows = { $north ->
        [0] {""}
       *[1] Norden
    }{ $east-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $east ->
        [0] {""}
       *[1] Osten
    }{ $south-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $south ->
        [0] {""}
       *[1] Süden
    }{ $west-join ->
        [0] {""}
        [1] {", "}
       *[2] {" und "}
    }{ $west ->
        [0] {""}
       *[1] Westen
    }
kind-category = { $category ->
    [ward] Stadtteilkontrolle
    [bidding] Auktionstableau
    [prestige] Prestigebauwerke
    [finals] finale Projekte
    [symbols] Symbolplättchen
    [personal] das persönliche Projekt
    [poverty] die Armutsleiste
    [council] den Stadtrat
   *[reputation] Ansehen
}

# --- Phase 2: Projekte versteigern ---

q-bid = Wo bietest du?
    .hint = { $markers ->
        [one] Dein letzter Marker der Runde.
       *[other] Du hast noch { $markers } Marker.
    } Ein Ressourcenfeld gibt, was es zeigt; das Bezahlfeld kostet, was auf der Karte noch offen ist.
a-bid-bid = { $way ->
    [0] { $square }: { $bundle } nehmen
    [2] { $square }: nichts zu zahlen
   *[1] { $square }: { $bundle } zahlen{ $trades ->
        [0] {""}
        [one] , mit einem Tausch 3:1
       *[other] , mit { $trades } Tauschen 3:1
    }
}
a-bid-choose = { $square }: { $fee } anders zahlen
a-bid-neutral-first = Zuerst den Marker der dritten Spielfarbe legen
a-bid-tile = { $tile } nutzen
a-bid-open = Bei jeder Gelegenheit nach Plättchen fragen

q-bid-neutral = Wohin kommt der Marker der dritten Spielfarbe?
    .hint = Du bekommst, was er abdeckt, und zahlst, wenn er auf ein Bezahlfeld kommt.
a-bid-neutral-bid = { a-bid-bid }
a-bid-neutral-choose = { a-bid-choose }
a-bid-neutral-tile = { a-bid-tile }
a-bid-neutral-open = { a-bid-open }

q-fee = Wie zahlst du { $fee } für das Bezahlfeld auf { $slot }?
    .hint = Grundressourcen, Joker und Tausch 3:1; permanente Ressourcen und Gunstmarker zählen hier nicht.
a-fee-wilds = { $bundle } zahlen
a-fee-trade = Vorher { $count } gegen 1 tauschen

q-trade-for = Was willst du eintauschen?
    .hint = Drei beliebige Ressourcen gegen eine Grundressource.
a-trade-for-get = { $resource } bekommen
q-trade = Was gibst du für { $resource }?
    .hint = { $count } Ressourcen, beliebig gemischt. Du hast { $holdings }.
a-trade-give = { $bundle } geben

why-square-taken = { $square } ist schon abgedeckt.
why-fee-too-high = Dieses Bezahlfeld kostet { $fee }. Du hast { $holdings }.
why-one-way = { $square } kannst du nur auf eine Weise zahlen.
why-no-neutral-marker = Mit diesem Marker geht keiner der dritten Spielfarbe hinaus.
why-fee-not-due = Das Bezahlfeld kostet { $fee }, nicht mehr.
why-too-few-tokens = Du hast { $holdings }.
why-trade-short = Ein Tausch braucht { $count } Ressourcen, die du entbehren kannst. Du hast { $holdings }.
why-fee-unpaid = Danach könntest du das Bezahlfeld nicht mehr zahlen.
why-too-many = Insgesamt { $count } Ressourcen, nicht mehr.

# --- Phase 4: Projekte ausführen ---

q-pay = Wie zahlst du { $project }?
    .hint = Fällig: { $need }. Du hast { $holdings }{ $favors ->
        [0] {""}
        [one] {" "}und 1 Gunstmarker
       *[other] {" "}und { $favors } Gunstmarker
    }.
a-pay-pay = { $bundle } zahlen{ $trades ->
    [0] {""}
    [one] , mit einem Tausch 3:1
   *[other] , mit { $trades } Tauschen 3:1
}{ $favored-n ->
    [0] {""}
   *[other] , Gunst für { $favored }
}{ $unpaid-n ->
    [0] {""}
   *[other] , Armut für { $unpaid }
}
a-pay-by-hand = Für jede Ressource selbst wählen
a-pay-trade = Vorher { $count } gegen 1 tauschen
a-pay-tile = { a-bid-tile }
a-pay-open = { a-bid-open }

q-pay-type = Wie zahlst du { $resource } für { $project }?
    .hint = Fällig: { $need }. Du hast { $holdings }.
a-pay-type-wilds = { $bundle } zahlen
a-pay-type-favor = Einen Gunstmarker abgeben
a-pay-type-poverty = Nicht zahlen, ein Schritt Armut

why-twice = Eine Sorte deckt ein Gunstmarker, oder sie bleibt offen, nicht beides.
why-too-few-favors = { $favors ->
    [0] Du hast keinen Gunstmarker.
    [one] Du hast 1 Gunstmarker.
   *[other] Du hast { $favors } Gunstmarker.
}
why-nothing-due = Davon ist nichts fällig; das Projekt kostet noch { $need }.
why-must-pay = Fällig ist { $need }, du hast { $holdings }: Wovon du genug hast, das zahlst du.
why-cannot-cover = Fällig ist { $need }, du hast { $holdings }.
why-nothing-by-hand = Ohne Joker und Gunstmarker gibt es nichts zu wählen.
why-wasteful = Ein anderer Weg kostet dich weniger. Willst du trotzdem so zahlen, wähle selbst.
why-not-due = Fällig ist { $need }, nicht mehr.

q-plot = Wo hebst du { $project } an?
    .hint = Jeder leere Bauplatz. { $levels ->
        [one] Dein Bauwerk hat 1 Stockwerk.
       *[other] Dein Bauwerk hat { $levels } Stockwerke.
    }
a-plot-build = { $plot }: { $track }{ $bundle-n ->
    [0] {""}
   *[other] , { $bundle }
}{ $encloses ->
    [0] {""}
    [one] , schließt eine Nachbarschaft ein
   *[other] , schließt { $encloses } Nachbarschaften ein
}
a-plot-tile = { a-bid-tile }
a-plot-open = { a-bid-open }

q-outskirts = Wohin verschiebst du { $project }?
    .hint = Du nimmst das Plättchen, das dort liegt. { $levels ->
        [one] Dein Bauwerk hat 1 Stockwerk.
       *[other] Dein Bauwerk hat { $levels } Stockwerke.
    }
a-outskirts-move = { $outskirts }: { $tile } nehmen
a-outskirts-tile = { a-bid-tile }
a-outskirts-open = { a-bid-open }

q-prestige = Welches Prestigebauwerk setzt du ein?
    .hint = Seine Pfeile werten am Ende für die Bauwerke, auf die sie zeigen.
a-prestige-take = { $prestige }: { $points } je Pfeil, ungedreht nach { $arrows }
a-prestige-tile = { a-bid-tile }
a-prestige-open = { a-bid-open }

q-prestige-plot = Wohin kommt { $prestige }?
    .hint = Auf einen lila inneren Bauplatz, solange einer leer ist.
a-prestige-plot-build = { a-plot-build }

q-rotate = Wie drehst du { $prestige }?
    .hint = Es kommt auf { $plot }.
a-rotate-turn = Pfeile nach { $arrows }{ $points ->
    [0] {""}
   *[other] : bisher { $points } für dich
}

q-neighborhood = Welche Nachbarschaft kommt zuerst?
    .hint = Die meisten Stockwerke gewinnen das Plättchen, bei Gleichstand das höhere Ansehen.
a-neighborhood-next = { $neighborhood }: { $reward }

why-plot-taken = { $plot } ist schon bebaut.
why-outskirts-taken = { $outskirts } ist schon bebaut.
why-not-displayed = { $prestige } liegt nicht aus.
why-not-interior = { $plot } ist kein innerer Bauplatz, und ein innerer ist noch leer.
why-same-arrows = So gedreht zeigen die Pfeile in dieselben Richtungen.
why-not-enclosed = { $neighborhood } ist nicht eingeschlossen.
why-tile-gone = { $neighborhood } hat kein Plättchen mehr.

# --- Stadtrandplättchen ---

q-window = Nutzt du jetzt ein Plättchen?
    .hint = Ein Plättchen nutzt du einmal, dann ist es aus dem Spiel.
a-window-tile = { a-bid-tile }
a-window-go-on = Weiter
a-window-close = Weiter und nicht mehr fragen

q-clear-card = Welche Karte räumst du ab?
    .hint = Du bekommst alle Ressourcen auf ihren offenen Feldern.
a-clear-card-clear = Karte { $slot }: { $bundle }
q-extra-level = Welches Bauwerk bekommt ein Stockwerk mehr?
    .hint = Eines deiner Bauwerke in den Stadtteilen.
a-extra-level-lift = { $plot }: Stockwerk { $levels }
q-expertise-steps = Auf welcher Leiste gehst du { $steps } Schritte vor?
a-expertise-steps-advance = { $track }: von Spalte { $column } auf { $goal }
q-resources = Welche { $count } Ressourcen nimmst du?
a-resources-take = { $bundle }
q-swap-banner = Welches Banner tauschst du?
    .hint = Zwei Banner wechseln die Plätze.
a-swap-banner-swap = Banner { $resource } { $banner }
q-swap-with = Mit welchem Banner tauscht das Banner { $resource2 } { $banner2 } den Platz?
a-swap-with-with = { a-swap-banner-swap }
q-copy-first = Welche Nachbarschaft kopierst du zuerst?
    .hint = Zwei verschiedene Belohnungen; die Plättchen bleiben liegen.
a-copy-first-copy = { $neighborhood }: { $reward }
q-copy-second = Welche Nachbarschaft kopierst du als zweite?
    .hint = Etwas anderes als { $reward2 }.
a-copy-second-copy = { $neighborhood }: { $reward }

why-tile-not-yours = { $tile } liegt nicht bei dir.
why-no-tile = Du hast kein Stadtrandplättchen.
why-windows-open = Du wirst schon bei jeder Gelegenheit gefragt.
why-windows-closed = Du wirst nur gefragt, weil es die letzte Gelegenheit ist.
why-no-open-square = Auf keiner Karte im Projektbereich ist eine Ressource offen.
why-no-open-square-here = Auf Karte { $slot } ist keine Ressource offen.
why-no-card-in-area = Im Projektbereich liegt keine Karte.
why-no-card-in-company = Deine Firma hat keine Karte.
why-no-building = Du hast kein Bauwerk in einem Stadtteil.
why-not-your-building = Auf { $plot } steht kein Bauwerk von dir.
why-tracks-full = Alle deine Marker stehen am Ende ihrer Leiste.
why-track-full = Dein Marker steht schon am Ende dieser Leiste.
why-no-neighborhood = Es liegt kein Nachbarschaftsplättchen mehr aus.
why-same-banner = Das ist das Banner, das du tauschen willst.
why-same-reward = Beide Belohnungen wären { $reward }.

# --- Was geschehen ist ---

f-chapter-round = Runde { $round }
f-chapter-scoring = Schlusswertung
f-bid = { $seat } bietet auf { $square } und nimmt { $bundle }.
f-bid-paid = { $seat } bietet auf { $square } und zahlt { $bundle }.
f-neutral-bid = { $seat } legt einen Marker der dritten Spielfarbe auf { $square } und nimmt { $bundle }.
f-neutral-paid = { $seat } legt einen Marker der dritten Spielfarbe auf { $square } und zahlt { $bundle }.
f-won = { $seat } gewinnt { $project } auf Feld { $slot }{ $bundle-n ->
    [0] {""}
   *[other] {" "}und nimmt { $bundle }
}.
f-neutral-won = Die dritte Spielfarbe gewinnt { $project } auf Feld { $slot }.
f-no-bid = Niemand bietet auf { $project } auf Feld { $slot }: { $seat } geht einen Schritt in die Armut.
f-paid = { $seat } zahlt { $bundle } für { $project }{ $favored-n ->
    [0] {""}
   *[other] , Gunst für { $favored }
}{ $unpaid-n ->
    [0] {""}
   *[other]  und gerät in Armut für { $unpaid }
}.
f-traded = { $seat } tauscht { $bundle } gegen { $bundle2 }.
f-symbol = { $seat } nimmt ein Symbolplättchen: { $symbol }.
f-gained = { $seat } erhält { $bundle }.
f-stepped = { $seat } erreicht Spalte { $column }: { $track }.
f-permanent = { $seat } schaltet eine permanente Ressource frei: { $resource }.
f-column = { $seat } hat alle Marker in Spalte { $column } und erhält { $bundle }.
f-built = { $seat } hebt { $project } auf { $plot } an, { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerke
}.
f-moved = { $seat } verschiebt { $project } auf { $outskirts }, { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerke
}, und nimmt { $tile }.
f-prestige = { $seat } setzt { $prestige } auf { $plot }, Pfeile nach { $arrows }.
f-neutral-built = Die dritte Spielfarbe hebt { $project } auf { $plot } an, { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerke
}.
f-neutral-moved = Die dritte Spielfarbe verschiebt { $project } auf { $outskirts }, { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerke
}; das Plättchen dort ist aus dem Spiel.
f-neutral-prestige = { $prestige } kommt auf { $plot }, Pfeile nach { $arrows }.
f-neighborhood = { $seat } gewinnt { $neighborhood }: { $reward }.
f-neighborhood-lost = Niemand gewinnt { $neighborhood }.
f-beside = { $seat } erhält 1 Ansehen bei { $neighborhood }.
f-card = { $seat } legt { $card } an die Firma.
f-produced = Die Firma von { $seat } bringt { $bundle }.
f-used-tile = { $seat } nutzt { $tile }.
f-cleared = { $seat } räumt Karte { $slot } ab: { $bundle }.
f-lifted = { $seat } hebt das Bauwerk auf { $plot } auf Stockwerk { $levels }.
f-swapped = { $seat } tauscht die Banner { $banner } und { $banner2 }.
f-scored = { $seat } wertet { $points } für { $category }.

# --- Wertung und was jemand hat ---

score-reputation = Ansehen
score-ward = Stadtteilkontrolle
score-bidding = Auktionstableau
score-prestige = Prestigebauwerke
score-finals = Finale Projekte
score-symbols = Symbolplättchen
score-personal = Persönliches Projekt
score-poverty = Armutsleiste
score-council = Stadtrat
break-levels = Stockwerke auf dem Spielplan

tally-reputation = Ansehen
    .amount = { $amount }
tally-lumber = Bauholz
    .amount = { $amount }
tally-masonry = Mauerwerk
    .amount = { $amount }
tally-jackscrew = Hubspindeln
    .one = Hubspindel
    .amount = { $amount }
tally-wild = Joker-Ressourcen
    .one = Joker-Ressource
    .amount = { $amount }
tally-favor = Gunstmarker
    .one = Gunstmarker
    .amount = { $amount }
tally-lumber-track = Kompetenz Bauholz
    .amount = { $amount }
tally-masonry-track = Kompetenz Mauerwerk
    .amount = { $amount }
tally-jackscrew-track = Kompetenz Hubspindeln
    .amount = { $amount }
tally-permanents = Permanente Ressourcen
    .one = Permanente Ressource
    .amount = { $amount }
tally-expansions = Firmenausbauten
    .one = Firmenausbau
    .amount = { $amount }
tally-neighborhoods = Nachbarschaftsplättchen
    .one = Nachbarschaftsplättchen
    .amount = { $amount }
tally-tiles = Stadtrandplättchen
    .one = Stadtrandplättchen
    .amount = { $amount }
tally-symbols = Symbolplättchen
    .one = Symbolplättchen
    .amount = { $amount }
tally-poverty = Schritte in die Armut
    .one = Schritt in die Armut
    .amount = { $amount }

# --- Der Tisch als Text ---

plain-reward = { $kind ->
    [none] –
    [wild] { $amount } Joker
    [favor] { $amount } Gunstmarker
    [reputation] { $amount } Ansehen
    [expansion] ein Firmenausbau
    [expertise] { $amount } Schritt Kompetenz { $which ->
        [lumber] Bauholz
        [masonry] Mauerwerk
       *[jackscrew] Hubspindel
    }
   *[resource] { $amount } { $which ->
        [lumber] Bauholz
        [masonry] Mauerwerk
       *[jackscrew] Hubspindel
    }
}
plain-projects = Projekte (Bauholz/Mauerwerk/Hubspindeln)
plain-project = { $name }, { $kind ->
    [move] verschieben
   *[raise] anheben
}, { $cost }, { $symbols }, gibt { $reward }
plain-pay = zahlen
plain-bonus = { $once ->
    [1] einmal { $reward }
   *[0] { $reward } pro Runde
}
plain-stacks = Oben auf den Stapeln: { $tiles }
plain-finals = Finale Projekte: { $tiles }
plain-deck = { $count } Karten im Stapel, oben: { $letter }, { $bonus }
plain-city = Stadt (* innerer Bauplatz)
plain-ward = Stadtteil { $ward }: { $first } / { $second }
plain-neighborhood = { $name } (Bauplätze { $plots }): { $reward }
plain-outskirts = Stadtrand
plain-prestige = Prestigebauwerke, Banner { $banner }: { $display }; { $count } im Stapel
plain-council = Stadtrat: { $members }
plain-player = { $name }: Ansehen { $reputation }, in Sicht { $total }
plain-storage = Lager: { $storage }
plain-tracks = Kompetenz { $tracks }, permanent { $permanents }
plain-markers = Marker: { $bids } auf dem Auktionstableau, { $supply } im Vorrat; Armut { $poverty } ({ $points })
plain-cards = Karten ({ $slots } Plätze): { $cards }
plain-kept = Symbole: { $symbols }; Plättchen: { $tiles }; Nachbarschaften: { $neighborhoods }

# --- Zeichnung ---

drawing-board = Der Spielplan von Raising Chicago
drawing-describe = Runde { $round }: die vier Stadtteile in der Ansehensleiste, daneben Stadtrand und Prestigebauwerke, darunter fünf Projekte.
drawing-round = Runde
drawing-phase = { $phase ->
    [1] Ankündigen
    [2] Versteigern
    [3] Auktion beenden
    [4] Ausführen
   *[5] Firma betreiben
}
drawing-ward = Stadtteil { $ward }
drawing-outskirts = Stadtrand
drawing-outskirts-note = Bauwerke und Plättchen
drawing-tile = { $tile ->
    [1] Zwei Gunstmarker
    [2] Gunst und Joker
    [3] Guter Ruf
    [4] Karte abräumen
    [5] Boni der Auslage
    [6] Boni der Firma
    [7] Zusätzliches Stockwerk
    [8] Drei Schritte Kompetenz
    [9] Vier Ressourcen
    [10] Banner tauschen
    [11] Drei Joker
   *[12] Nachbar­schaften kopieren
}
drawing-prestige = Prestigebauwerke
drawing-prestige-note = Wert und Pfeile
drawing-bidding = Auktionstableau
drawing-bidding-note = am Ende: Erste { $first }, Zweite { $second }
drawing-poverty = Armutsleiste
drawing-poverty-note = zählt am Ende
drawing-council = Stadtrat
drawing-council-note = Punkte am Ende
drawing-projects = Projekte
drawing-projects-note = Felder geben, das Bezahlfeld kostet
drawing-raise = Anheben
drawing-move = Verschieben
drawing-free = frei
drawing-pay = bezahlen
drawing-no-bid = kein Gebot
drawing-leads = führt
drawing-won = gewonnen
drawing-next = Danach
drawing-final = Finale
drawing-store = { $name }: { $count }, permanent: { $permanents }
drawing-wild = Joker-Ressourcen: { $count }
drawing-favor = Gunstmarker: { $count }
drawing-tracks = Kompetenzleisten
drawing-expertise = Kompetenz: { $tracks }
drawing-markers = Gebotsmarker im Vorrat: { $count }
drawing-tiles = Stadtrandplättchen: { $count }
drawing-reputation = Ansehen
