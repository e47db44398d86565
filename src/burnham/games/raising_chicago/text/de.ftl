game-name = Raising Chicago
game-line = Biete um Projekte, rechne gut und hebe eine Stadt aus dem Schlamm.
brief-goal = Nach acht Runden das meiste Ansehen haben.
brief-turn = Lege Gebotsmarker auf Projekte, einen nach dem anderen. Wer auf einem Projekt die meisten hat, gewinnt und bezahlt es und hebt oder verschiebt ein Bauwerk.
brief-points = Ansehen unterwegs; am Ende die Stadtteile, Prestigebauwerke, deine Projekte und Symbole. Armut kostet dich etwas.
brief-end = Nach der achten Runde.
status = Runde { $round } von { $rounds } · { $phase ->
    [1] Projekte ankündigen
    [2] Projekte versteigern
    [3] Auktion beenden
    [4] Projekte ausführen
    [5] Firma betreiben
   *[other] Schlusswertung
}

option-council = Stadtrat
    .about = Vier Stadtratsmitglieder bringen am Ende allen Ansehen, die genug Karten mit ihrem Buchstaben gesammelt haben.

# --- Wie die Dinge heißen ---

kind-colour = { $colour ->
    [blue] Blau
    [purple] Lila
    [green] Grün
   *[white] Weiß
}
kind-seat = { kind-colour }
slot-number = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}
kind-slot = Projektfeld { slot-number }
    .number = { slot-number }
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
    .auf = auf { $corner ->
        [0] dem Bezahlfeld von Karte
       *[other] Karte
    } { $slot ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }{ $corner ->
        [0] {""}
        [1] {" "}oben rechts
        [2] {" "}unten links
       *[3] {" "}unten rechts
    }
    .aufs = auf { $corner ->
        [0] das Bezahlfeld von Karte
       *[other] Karte
    } { $slot ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }{ $corner ->
        [0] {""}
        [1] {" "}oben rechts
        [2] {" "}unten links
       *[3] {" "}unten rechts
    }
kind-project = { $final ->
    [1] Finales Projekt { $number }
   *[0] Projekt { $number }
}
    .das = { $final ->
        [1] das finale Projekt { $number }
       *[0] Projekt { $number }
    }
kind-card = Ressourcenkarte { $number }
kind-plot = Bauplatz { $number } in Stadtteil { $ward }
kind-outskirts = Stadtrandplatz { $number }
kind-prestige = Prestige­bauwerk { $number }
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
banner-place = { $column ->
    [0] im Prestigebereich
   *[other] über Spalte { $column }
}
kind-banner = Banner { banner-place }
    .place = { banner-place }
kind-resource = { $resource ->
    [lumber] Bauholz
    [masonry] Mauerwerk
   *[jackscrew] Hubspindeln
}
kind-track = { $resource ->
    [lumber] Bauholz-Kompetenzleiste
    [masonry] Mauerwerk-Kompetenzleiste
   *[jackscrew] Hubspindel-Kompetenzleiste
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
    [expansion] 1 Firmenausbau
    [expertise] 1 Feld auf der { $which ->
        [lumber] Bauholz-Kompetenzleiste
        [masonry] Mauerwerk-Kompetenzleiste
       *[jackscrew] Hubspindel-Kompetenzleiste
    }
   *[resource] { $amount } { $which ->
        [lumber] Bauholz
        [masonry] Mauerwerk
       *[jackscrew] { $amount ->
            [one] Hubspindel
           *[other] Hubspindeln
        }
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
kind-sections = { kind-favored }
kind-letter = { $letter }
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
    [ward] die Stadtteilkontrolle
    [bidding] das Auktionstableau
    [prestige] Prestigebauwerke
    [finals] finale Projekte
    [symbols] Symbolsätze
    [personal] das persönliche Projekt
    [poverty] die Armutsleiste
    [council] den Stadtrat
   *[reputation] Ansehen
}
kind-game_round = Runde { $number }
kind-game_phase = Phase { $number }: { $number ->
    [1] Projekte ankündigen
    [2] Projekte versteigern
    [3] Auktion beenden
    [4] Projekte ausführen
   *[5] Firma betreiben
}
kind-card_gap = Platz einer Ressourcenkarte
kind-card_deck = Kommende Ressourcenkarten
kind-bidding_row = Zeile des Auktionstableaus
kind-poverty_space = Armutsleiste, Feld { $number }
kind-reputation_track = Ansehensleiste
kind-ward_token = Kontrolle von Stadtteil { $number }
kind-prestige_pile = Kommende Prestigebauwerke
kind-own_resource = { kind-resource }
kind-own_wild = Joker-Ressourcen
kind-own_favor = Gunstmarker
kind-own_track = { kind-track }
kind-own_column = Belohnung von Spalte { $column }
kind-own_expertise = Kompetenzleisten
kind-own_symbol = Symbolplättchen: { kind-symbol }
kind-own_slot = Freier Kartenplatz
kind-own_pile = Stapel der verdrängten Karten
kind-own_tiles = Stadtrandplättchen
kind-own_markers = Gebotsmarker
kind-own_poverty = Armut
kind-own_reputation = Ansehen

# --- Phase 2: Projekte versteigern ---

q-bid = Wo bietest du?
    .hint = { $markers ->
        [one] Dein letzter Marker der Runde.
       *[other] Noch { $markers } Marker für diese Runde.
    } Ein Ressourcenfeld gibt, was es zeigt; das Bezahlfeld kostet, was auf der Karte noch offen ist.
a-bid-bid = { $way ->
    [0] { $square }: { $bundle } nehmen
    [2] { $square }: nichts zu zahlen
   *[1] { $square }: { $bundle2-n ->
        [0] { $bundle } zahlen
       *[other] { $bundle2 } gegen { $bundle3 } tauschen, dann { $bundle } zahlen
    }
}
a-bid-choose = { $square }: selbst wählen, wie du { $fee } zahlst
a-bid-neutral-first = Zuerst den Marker der dritten Spielfarbe legen
a-bid-tile = { $tile } nutzen
a-bid-open = Bei jeder Gelegenheit nach Plättchen fragen

q-bid_neutral = Wohin kommt der Marker der dritten Spielfarbe?
    .hint = Du bekommst, was er abdeckt, und zahlst, wenn er auf ein Bezahlfeld kommt.
a-bid_neutral-bid = { a-bid-bid }
a-bid_neutral-choose = { a-bid-choose }
a-bid_neutral-tile = { a-bid-tile }
a-bid_neutral-open = { a-bid-open }

q-fee = Wie zahlst du { $fee } für das Bezahlfeld von Karte { $slot-number }?
    .hint = Grundressourcen, Joker und Tausch 3:1; permanente Ressourcen und Gunstmarker zählen hier nicht.
a-fee-wilds = { $bundle } zahlen
a-fee-trade = Vorher { $count } Ressourcen gegen 1 tauschen

q-trade_for = Was willst du bekommen?
    .hint = { $count } beliebige Ressourcen gegen eine Grundressource. Du hast { $holdings }.
a-trade_for-get = { $bundle } bekommen
q-trade = Was gibst du für { $bundle2 }?
    .hint = { $count } Ressourcen, beliebig gemischt. Du hast { $holdings }.
a-trade-give = { $bundle } geben

why-square-taken = Dort liegt schon ein Marker.
why-fee-too-high = Dieses Bezahlfeld kostet { $fee }. Du hast { $holdings }.
why-one-way = Für dieses Bezahlfeld gibt es nur eine Art zu zahlen.
why-no-neutral-marker = Zu diesem Marker gehört keiner der dritten Spielfarbe.
why-fee-not-due = Das Bezahlfeld kostet nur { $fee }.
why-too-few-tokens = So viel hast du nicht. Du hast { $holdings }.
why-trade-short = Für einen Tausch brauchst du { $count } Ressourcen, die du entbehren kannst. Du hast { $holdings }.
why-fee-unpaid = Danach könntest du das Bezahlfeld nicht mehr bezahlen.
why-too-many = Insgesamt sind es nur { $count } Ressourcen.

# --- Phase 4: Projekte ausführen ---

q-pay = Wie bezahlst du { $project-das }?
    .hint = Fällig: { $need }. Du hast { $holdings }.
a-pay-pay = { $bundle-n ->
    [0] {""}
   *[other] { $bundle2-n ->
        [0] {""}
       *[other] { $bundle2 } gegen { $bundle3 } tauschen, dann {""}
    }{ $bundle } zahlen
}{ $spent ->
    [0] {""}
   *[other] { $bundle-n ->
        [0] {""}
       *[other] {", "}
    }{ $spent ->
        [one] einen Gunstmarker
       *[other] { $spent } Gunstmarker
    } für { $favored } abgeben
}{ $steps ->
    [0] {""}
   *[other] { $bundle-n ->
        [0] { $spent ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $unpaid } schuldig bleiben: { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } auf der Armutsleiste vor
}
a-pay-by-hand = Für jede Ressource selbst wählen
a-pay-trade = Vorher { $count } Ressourcen gegen 1 tauschen
a-pay-tile = { a-bid-tile }
a-pay-open = { a-bid-open }

q-pay_type = Wie zahlst du { $need } für { $project-das }?
    .hint = Du hast { $holdings }.
a-pay_type-wilds = { $bundle } zahlen
a-pay_type-favor = Einen Gunstmarker abgeben
a-pay_type-poverty = Schuldig bleiben: 1 Feld auf der Armutsleiste vor

why-twice = Eine Sorte bezahlst du mit einem Gunstmarker oder du bleibst sie schuldig, nicht beides.
why-too-few-favors = { $favors ->
    [0] Du hast keinen Gunstmarker.
    [one] Du hast nur 1 Gunstmarker.
   *[other] Du hast nur { $favors } Gunstmarker.
}
why-nothing-due = Davon ist nichts fällig; das Projekt kostet noch { $need }.
why-must-pay = Du schuldest { $need } und hast { $holdings }: Wovon du genug hast, das musst du zahlen.
why-cannot-cover = Der Rest ist mehr, als du zahlen kannst, auch mit Jokern und Tausch: Du schuldest { $need } und hast { $holdings }.
why-nothing-by-hand = Ohne Joker und Gunstmarker gibt es nichts zu wählen.
why-wasteful = Anders kommst du billiger davon. Willst du trotzdem so zahlen, wähle für jede Ressource selbst.
why-not-due = Du schuldest nur { $need }.

q-plot = Wo hebst du { $project-das } an?
    .hint = Auf einem beliebigen leeren Bauplatz. { $levels ->
        [one] Dein Bauwerk hat 1 Stockwerk.
       *[other] Dein Bauwerk hat { $levels } Stockwerke.
    }
a-plot-build = { $plot }: { $steps ->
    [0] { $steps2 ->
        [0] kein Feld auf den Kompetenzleisten
       *[1] 1 Feld auf der { $track2 } vor
    }
    [1] { $steps2 ->
        [0] 1 Feld auf der { $track } vor
       *[1] je 1 Feld auf der { $track } und der { $track2 } vor
    }
   *[2] 2 Felder auf der { $track } vor
}{ $bundle-n ->
    [0] {""}
   *[other] , { $bundle }
}{ $encloses ->
    [0] {""}
    [one] , schließt eine Nachbarschaft ein
   *[other] , schließt { $encloses } Nachbarschaften ein
}{ $turns ->
    [0] , Pfeile nach allen Seiten: bisher { $points } Ansehen für dich
   *[other] {""}
}
a-plot-tile = { a-bid-tile }
a-plot-open = { a-bid-open }

q-outskirts = Wohin verschiebst du { $project-das }?
    .hint = Du nimmst das Plättchen, das dort liegt. { $levels ->
        [one] Dein Bauwerk hat 1 Stockwerk.
       *[other] Dein Bauwerk hat { $levels } Stockwerke.
    }
a-outskirts-move = { $outskirts }: { $tile } nehmen
a-outskirts-tile = { a-bid-tile }
a-outskirts-open = { a-bid-open }

q-prestige = Welches Prestigebauwerk setzt du ein?
    .hint = Am Ende bringt jeder seiner Pfeile der Firma Ansehen, auf deren Bauwerk er zeigt.
a-prestige-take = { $prestige }: { $points } Ansehen je Pfeil, ungedreht nach { $arrows }
a-prestige-tile = { a-bid-tile }
a-prestige-open = { a-bid-open }

q-prestige_plot = Wohin kommt { $prestige }?
    .hint = Auf einen lila inneren Bauplatz, solange einer leer ist.
a-prestige_plot-build = { a-plot-build }

q-rotate = Wie drehst du { $prestige }?
    .hint = Es kommt auf { $plot }.
a-rotate-turn = Pfeile nach { $arrows }{ $points ->
    [0] {""}
   *[other] : bisher { $points } Ansehen für dich
}

q-neighborhood = Welche Nachbarschaft kommt zuerst?
    .hint = Wer dort die meisten Stockwerke hat, gewinnt das Plättchen, bei Gleichstand das höhere Ansehen.
a-neighborhood-next = Zuerst { $neighborhood }: { $won ->
    [0] { $reward } für niemanden
   *[1] { $reward } für { $seat2 }
}

why-plot-taken = { $plot } ist schon bebaut.
why-outskirts-taken = { $outskirts } ist schon bebaut.
why-not-displayed = { $prestige } liegt nicht aus.
why-not-interior = { $plot } ist kein innerer Bauplatz, und ein innerer ist noch leer.
why-same-arrows = So gedreht zeigen die Pfeile in dieselben Richtungen.
why-not-enclosed = { $neighborhood } ist nicht eingeschlossen.
why-tile-gone = { $neighborhood } hat kein Plättchen mehr.

# --- Stadtrandplättchen ---

q-window = Nutzt du jetzt ein Plättchen?
    .hint = Ein Plättchen nutzt du einmal, dann ist es aus dem Spiel.{ $phase ->
        [1] {" "}Ansehen zählt jetzt noch für die Reihen dieser Runde.
       *[other] {""}
    }
a-window-tile = { a-bid-tile }
a-window-go-on = Weiter
a-window-close = Weiter und nicht mehr fragen

q-clear_card = Welche Karte räumst du ab?
    .hint = Du bekommst alle Ressourcen auf ihren offenen Feldern.
a-clear_card-clear = Karte { $slot-number }: { $bundle } nehmen
q-extra_level = Welches Bauwerk bekommt ein Stockwerk mehr?
    .hint = Eines deiner Bauwerke in den Stadtteilen.
a-extra_level-lift = { $plot }: dann { $levels } Stockwerke
q-expertise_steps = Auf welcher Leiste setzt du deinen Marker { $steps } Felder vor?
a-expertise_steps-advance = { $track }: von Spalte { $column } auf { $goal }
q-resources = Welche { $count } Ressourcen nimmst du?
a-resources-take = { $bundle } nehmen
q-swap_banner = Welches Banner tauschst du?
    .hint = Zwei Banner wechseln die Plätze.
a-swap_banner-swap = Das { $resource-n ->
    [0] Bauholz-Banner
    [1] Mauerwerk-Banner
   *[2] Hubspindel-Banner
} { $banner-place }
q-swap_with = Mit welchem Banner tauscht das { $resource2-n ->
    [0] Bauholz-Banner
    [1] Mauerwerk-Banner
   *[2] Hubspindel-Banner
} { $banner2-place } den Platz?
a-swap_with-with = { a-swap_banner-swap }
q-copy_first = Welche Nachbarschaft kopierst du zuerst?
    .hint = Zwei verschiedene Belohnungen; die Plättchen bleiben liegen.
a-copy_first-copy = { $neighborhood }: { $reward }
q-copy_second = Welche Nachbarschaft kopierst du als zweite?
    .hint = Eine andere Belohnung als die erste ({ $reward2 }).
a-copy_second-copy = { $neighborhood }: { $reward }

why-tile-not-yours = Das Plättchen { $tile } hast du nicht.
why-no-tile = Du hast kein Stadtrandplättchen.
why-windows-open = Du wirst schon bei jeder Gelegenheit gefragt.
why-windows-closed = Du wirst nur gefragt, weil es die letzte Gelegenheit ist.
why-no-open-square = Auf keiner Karte im Projektbereich ist eine Ressource offen.
why-no-open-square-here = Auf Karte { $slot-number } ist keine Ressource offen.
why-no-card-in-area = Im Projektbereich liegt keine Karte.
why-no-card-in-company = Deine Firma hat keine Karte.
why-no-building = Du hast kein Bauwerk in einem Stadtteil.
why-not-your-building = Auf { $plot } steht kein Bauwerk von dir.
why-tracks-full = Alle deine Marker stehen am Ende ihrer Leiste.
why-track-full = Dein Marker steht schon am Ende dieser Leiste.
why-no-neighborhood = Es liegt kein Nachbarschaftsplättchen mehr aus.
why-same-banner = Das ist das Banner, das du tauschen willst.
why-same-reward = Das wäre dieselbe Belohnung noch einmal: { $reward }.

# --- Was geschehen ist ---

f-chapter-round = Runde { $round }
f-chapter-scoring = Schlusswertung
f-announced = { $slot-number }: { $project } mit { $card }.
f-markers = { $seat } legt { $new ->
    [0] keinen neuen Gebotsmarker
    [one] 1 neuen Gebotsmarker
   *[other] { $new } neue Gebotsmarker
} auf das Auktionstableau und hat dort { $markers }.
f-rows-2 = Reihen auf dem Auktionstableau: { $seat1 }, { $seat2 }.
f-rows-3 = Reihen auf dem Auktionstableau: { $seat1 }, { $seat2 }, { $seat3 }.
f-rows-4 = Reihen auf dem Auktionstableau: { $seat1 }, { $seat2 }, { $seat3 }, { $seat4 }.
f-bid = { $seat } bietet { $square-auf } und nimmt { $bundle }.
f-bid-paid = { $seat } bietet { $square-auf } und zahlt { $bundle }.
f-neutral-bid = { $seat } legt einen Marker der dritten Spielfarbe { $square-aufs } und nimmt { $bundle }.
f-neutral-paid = { $seat } legt einen Marker der dritten Spielfarbe { $square-aufs } und zahlt { $bundle }.
f-won = { $seat } gewinnt { $project-das } auf Feld { $slot-number }{ $bundle-n ->
    [0] {""}
   *[other] {" "}und nimmt { $bundle }
}.
f-returned = { $seat } bekommt { $count } Gebotsmarker von Karte { $slot-number } zurück.
f-neutral-won = Die dritte Spielfarbe gewinnt { $project-das } auf Feld { $slot-number }.
f-no-bid = Niemand hat auf { $project-das } auf Feld { $slot-number } geboten: Es kommt mit seiner Karte aus dem Spiel.
f-poverty = { $seat } { $steps ->
    [0] bleibt auf dem letzten Feld der Armutsleiste
    [one] rückt auf der Armutsleiste 1 Feld vor
   *[other] rückt auf der Armutsleiste { $steps } Felder vor
} (−{ $loss }).
f-traded = { $seat } tauscht { $bundle } gegen { $bundle2 }.
f-paid = { $seat } zahlt { $bundle } für { $project-das }.
f-favors-spent = { $seat } bezahlt { $favored } für { $project-das } mit { $count ->
    [one] einem Gunstmarker
   *[other] { $count } Gunstmarkern
}.
f-unpaid = { $seat } bleibt { $unpaid } für { $project-das } schuldig.
f-symbol = { $seat } nimmt ein Symbolplättchen: { $symbol }.
f-gained = { $seat } erhält { $bundle }.
f-no-expansion = { $seat } erhält keinen Firmenausbau: Es ist keiner mehr da.
f-stepped = { $seat } erreicht auf der { $track } Spalte { $column }.
f-step-lost = { $seat } ist schon am Ende der { $track }: Der Schritt verfällt.
f-permanent = { $seat } schaltet eine permanente Ressource frei: { $resource-n ->
    [0] Bauholz
    [1] Mauerwerk
   *[2] Hubspindel
}.
f-column = { $seat } hat alle drei Marker in Spalte { $column } und erhält { $bundle }.
f-built = { $seat } hebt { $project-das } auf { $plot } an, { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerke
}.
f-moved = { $seat } verschiebt { $project-das } auf { $outskirts }, { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerke
}, und nimmt { $tile }.
f-levels = { $seat } erhält { $levels } Ansehen für { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerke
}.
f-prestige = { $seat } setzt { $prestige } auf { $plot }, Pfeile nach { $arrows }.
f-displayed = { $prestige } liegt jetzt aus.
f-neutral-built = Die dritte Spielfarbe hebt { $project-das } auf { $plot } an, { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerke
}. Die Ressourcenkarte kommt aus dem Spiel.
f-neutral-moved = Die dritte Spielfarbe verschiebt { $project-das } auf { $outskirts }, { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerke
}. { $tile } und die Ressourcenkarte kommen aus dem Spiel.
f-neutral-prestige = { $prestige } kommt auf { $plot }, Pfeile nach { $arrows }.
f-neighborhood = { $seat } gewinnt { $neighborhood }.
f-neighborhood-lost = Niemand gewinnt { $neighborhood }.
f-beside = { $seat } erhält 1 Ansehen bei { $neighborhood }.
f-card = { $seat } legt { $card } zur Firma.
f-pushed-out = { $card } fällt aus der Firma von { $seat } und kommt auf den Stapel.
f-produced = Die Firma von { $seat } bringt { $bundle } ein.
f-used-tile = { $seat } nutzt { $tile }.
f-cleared = { $seat } räumt Karte { $slot-number } ab und erhält { $bundle }.
f-lifted = { $seat } gibt dem Bauwerk auf { $plot } ein Stockwerk mehr: jetzt { $levels }.
f-swapped = { $seat } tauscht die Banner { $banner-place } und { $banner2-place }.
f-asterisk = Das Sternchen von { $seat } zählt als { $symbol }.
f-personal = { $seat } vollendet im persönlichen Projekt { $sections }{ $favors ->
    [0] {""}
    [one] , mit einem Gunstmarker
   *[other] , mit { $favors } Gunstmarkern
}.
f-joker = { $seat } zählt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} mit allen Buchstaben als { $letter }.
f-scored = { $seat } erhält { $points } Ansehen für { $category }.
f-scored-poverty = { $seat } verliert { $loss } Ansehen durch die Armutsleiste.

# --- Wertung und was jemand hat ---

score-reputation = Ansehen
score-ward = Stadtteil­kontrolle
score-bidding = Auktions­tableau
score-prestige = Prestige­bauwerke
score-finals = Finale Projekte
score-symbols = Symbol­plättchen
score-personal = Persön­liches Projekt
score-poverty = Armuts­leiste
score-council = Stadtrat
item-ward = Stadtteil { $ward }, { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerke
}
item-bidding = { $markers } Gebotsmarker auf dem Auktionstableau
item-prestige = { $prestige } auf { $plot }, { $hits ->
    [one] 1 Pfeil
   *[other] { $hits } Pfeile
}
item-final = { $project }, { $matches } passende{ $matches ->
    [one] s Symbolplättchen
   *[other] {" "}Symbolplättchen
}
item-sets = { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
} aus fünf Symbolen
item-asterisk = Das Sternchen zählt als { $symbol }
item-section-tokens = { $bundle }
item-section-favor = Ein Gunstmarker für { $resource }
item-section-end = Das Ende der { $track }
item-section-all = Alle drei Teile
item-poverty = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} auf der Armutsleiste
item-member = { $letter } · { $member }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $jokers ->
    [0] {""}
   *[other] , { $jokers } davon mit allen Buchstaben
}
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
tally-favor = Gunst­marker
    .one = Gunst­marker
    .amount = { $amount }
tally-lumber-track = Bauholz-Kompetenz
    .amount = { $amount }
tally-masonry-track = Mauerwerk-Kompetenz
    .amount = { $amount }
tally-jackscrew-track = Hubspindel-Kompetenz
    .amount = { $amount }
tally-permanents = Permanente Ressourcen
    .one = Permanente Ressource
    .amount = { $amount }
tally-expansions = Firmen­ausbauten
    .one = Firmen­ausbau
    .amount = { $amount }
tally-neighborhoods = Nachbarschafts­plättchen
    .one = Nachbarschafts­plättchen
    .amount = { $amount }
tally-tiles = Stadtrand­plättchen
    .one = Stadtrand­plättchen
    .amount = { $amount }
tally-symbols = Symbol­plättchen
    .one = Symbol­plättchen
    .amount = { $amount }
tally-poverty = Felder auf der Armuts­leiste
    .one = Feld auf der Armuts­leiste
    .amount = { $amount }

# --- Was die Dinge sind ---

levels-told = { $levels ->
    [one] 1 Stockwerk
   *[other] { $levels } Stockwerken
}
about-game_round = { $last ->
    [0] Eine von { $rounds } Runden. Fünf Projekte kommen, jedes mit einer Ressourcenkarte; ihr bietet darum, wer gewinnt, baut, und alle Firmen produzieren.
   *[1] Die letzte Runde. Projekt 36 und die vier finalen Projekte kommen, dann wird gewertet.
}
now-game_round = { $when ->
    [now] Sie läuft gerade.
    [over] Sie ist vorbei.
   *[later] Sie kommt noch.
}
about-game_phase = { $phase ->
    [1] Fünf Projekte und fünf Ressourcenkarten kommen. Alle legen { $new } Gebotsmarker auf das Auktionstableau, bis höchstens { $most } dort liegen, und die Zeilen werden nach Ansehen geordnet.
    [2] Ihr legt einzeln Gebotsmarker auf Felder der Ressourcenkarten. Wer noch die meisten auf dem Auktionstableau hat, ist als Nächstes dran.
    [3] Karte für Karte gewinnt, wer die meisten Gebotsmarker darauf hat, das Projekt und alles, was noch offen ist. Die anderen bekommen ihre Marker zurück.
    [4] Von I bis V bezahlt, wer gewonnen hat, sein Projekt, baut und nimmt die Ressourcenkarte in seine Firma.
   *[5] Alle Karten in den Firmen geben ihren Bonus. Dann beginnt die nächste Runde.
}
now-game_phase = { $now ->
    [1] Sie läuft gerade.
   *[0] { "" }
}
project-told = { $type ->
    [final] Ein finales Projekt, zum Anheben. Wer es gewinnt, bezahlt { $need }, erhält { $amount } Ansehen und setzt das Bauwerk auf einen freien Bauplatz. Am Ende bringt dafür jedes eigene Symbolplättchen, das passt ({ $symbol }), { $points } Ansehen.
    [move] Ein Verschiebeprojekt. Wer es gewinnt, bezahlt { $need }, nimmt ein Symbolplättchen ({ $symbol }) und verschiebt das Bauwerk an den Stadtrand, für das Plättchen, das dort liegt. In die Stadt kommt dafür ein Prestigebauwerk.
   *[raise] Ein Anhebeprojekt. Wer es gewinnt, bezahlt { $need }, nimmt ein Symbolplättchen ({ $symbol }) und die Belohnung ({ plain-reward }) und setzt das Bauwerk auf einen freien Bauplatz der Stadt.
}
auction-told = { $whose ->
    [player] { $won ->
        [1] { $seat } hat das Projekt gewonnen.
       *[0] { $seat } führt mit { markers-told }.
    }
    [neutral] { $won ->
        [1] Die dritte Spielfarbe hat das Projekt gewonnen.
       *[0] Die dritte Spielfarbe führt mit { markers-told }.
    }
   *[nobody] Noch hat niemand geboten.
}
markers-told = { $markers } Gebotsmarker{ $markers ->
    [one] { "" }
   *[other] n
}
about-slot = { $gone ->
    [1] Der Platz eines Projekts. Sein Projekt ist gebaut oder aus dem Spiel; in der nächsten Runde kommt ein neues.
   *[0] { $project }. { project-told }
}
now-slot = { $gone ->
    [1] { "" }
   *[0] { auction-told }{ $cheaper ->
        [0] { "" }
       *[1] { " " }Durch deine Kompetenz ist es billiger: Du würdest { $fee } bezahlen.
    }
}
about-project = { project-told }
now-project = Es kommt in Runde { $round }.
about-square = { $pay ->
    [1] Das Bezahlfeld. Ein Gebotsmarker hier gibt nichts und kostet je eine von den Ressourcen, die auf der Karte noch offen sind, zählt aber bei Gleichstand zuerst.
   *[0] Ein Gebotsmarker hier gibt dir sofort { $bundle }. Was niemand abdeckt, bekommt, wer das Projekt gewinnt.
}
now-square = { $whose ->
    [player] { $seat } hat hier einen Gebotsmarker.
    [neutral] Hier liegt ein Gebotsmarker der dritten Spielfarbe.
   *[nobody] { $pay ->
        [0] { "" }
       *[1] { $open ->
            [0] { "" }
           *[1] Es kostet jetzt { $fee }.
        }
    }
}
about-card = { $once ->
    [1] Eine Ressourcenkarte. Wer ihr Projekt gewinnt, nimmt sie in die Firma, wo sie einmal etwas gibt, am Ende dieser Runde: { plain-reward }.
   *[0] Eine Ressourcenkarte. Wer ihr Projekt gewinnt, nimmt sie in die Firma, wo sie am Ende jeder Runde etwas gibt: { plain-reward }.
}{ $council ->
    [0] { "" }
   *[1] { " " }{ $letters ->
        [joker] Für den Stadtrat zählt sie als ein Buchstabe deiner Wahl.
       *[other] Für den Stadtrat zählt sie als { $letters }.
    }
}
now-card = { $place ->
    [area] { auction-told }
    [company] { $paid ->
        [1] { $seat } hat sie. Sie hat ihren Bonus gegeben und bringt nichts mehr.
       *[0] { $seat } hat sie.
    }
   *[elsewhere] { "" }
}
about-card_gap = Der Platz einer Ressourcenkarte. Seine Karte ist in einer Firma oder aus dem Spiel; in der nächsten Runde kommt eine neue.
about-card_deck = Die Ressourcenkarten, die noch kommen, fünf in jeder Runde. Die oberste liegt offen.
now-card_deck = { $count ->
    [0] Keine Karte ist mehr da.
    [one] 1 Karte ist noch da.
   *[other] { $count } Karten sind noch da.
}{ $shown ->
    [0] { "" }
   *[1] { " " }{ $once ->
        [1] Die oberste gibt einmal: { plain-reward }.
       *[0] Die oberste gibt jede Runde: { plain-reward }.
    }
}
about-bidding_row = Eine Zeile des Auktionstableaus; wer mehr Ansehen hat, bekommt die höhere. Wer hier noch die meisten Gebotsmarker hat, bietet als Nächstes, bei Gleichstand die höhere Zeile. Am Ende des Spiels bringen die meisten { $first } Ansehen, die zweitmeisten { $second }.{ $pair ->
    [0] { "" }
   *[1] { " " }Die der dritten Spielfarbe legst du mit deinen letzten beiden.
}
now-bidding_row = { $seat } hat hier { $markers } Gebotsmarker{ $neutral ->
    [0] .
   *[other] { " " }und { $neutral } der dritten Spielfarbe.
}
about-poverty_space = { $first ->
    [1] Hier beginnt die Armutsleiste: Noch kostet sie nichts.
   *[0] Liegt deine Scheibe am Ende hier, sind das { $points } Ansehen.
} Du rückst 1 Feld vor für jede Art von Ressourcen, die du nicht bezahlst. Für ein Projekt ohne Gebot rückt vor, wer das meiste Ansehen hat.
now-poverty_space = { $seat-n ->
    [0] { "" }
   *[other] Hier: { $seat }.
}
about-reputation_track = Ansehen sind Siegpunkte und zugleich der Rang: Wer mehr hat, kommt überall zuerst, wo es um die Reihenfolge geht. Auf demselben Feld liegt die Scheibe höher, die zuletzt kam. Nach 99 zählst du von vorn weiter.
now-reputation_track = { $seat-n ->
    [0] { "" }
   *[other] Die Reihenfolge jetzt: { $seat }.
}
about-member = Das Stadtratsmitglied mit dem Buchstaben { $letter }: am Ende { $points } Ansehen für { $scoring ->
    [buildings_in_ward] jedes deiner Bauwerke in Stadtteil { $ward }
    [buildings_in_outskirts] jedes deiner Bauwerke am Stadtrand
    [symbol_sets] jeden deiner Sätze aus fünf Symbolen
    [permanent_resources] jede deiner permanenten Ressourcen
    [markers_on_bidding_board] jeden deiner Gebotsmarker, der noch auf dem Auktionstableau liegt
    [neighborhood_tiles] jedes deiner Nachbarschaftsplättchen
    [favor_tokens] jeden Gunstmarker, den du übrig hast
    [company_expansions] jeden deiner Firmenausbauten
   *[ward_control_tokens] jedes deiner Stadtteilkontrollplättchen
}, wenn du mindestens { $qualify } Karten mit { $letter } gewonnen hast, und ab { $double } doppelt so viel.
now-member = { $player ->
    [0] { "" }
   *[1] Du hast { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } mit { $letter }{ $jokers ->
        [0] .
        [one] { " " }und 1 mit allen Buchstaben.
       *[other] { " " }und { $jokers } mit allen Buchstaben.
    }
}
about-ward_token = Wer am Ende die meisten Stockwerke in Stadtteil { $ward } hat, erhält { $first } Ansehen, wer die zweitmeisten hat, { $second }. Haben mehrere die meisten, teilen sie beides, aufgerundet.
now-ward_token = { $levels ->
    [0] Hier hat noch niemand gebaut.
   *[other] { $neutral ->
        [0] { $seat-n ->
            [one] { $seat } führt mit { levels-told }.
           *[other] Vorn: { $seat } mit je { levels-told }.
        }
       *[1] { $seat-n ->
            [0] Die dritte Spielfarbe führt mit { levels-told }.
           *[other] Vorn: die dritte Spielfarbe und { $seat } mit je { levels-told }.
        }
    }
}
about-banner = { $area ->
    [1] Wer ein Prestigebauwerk setzt, rückt auf der { $track } 1 Feld vor und noch eins nach dem Banner der Spalte.
   *[0] Wer in dieser Spalte baut, rückt auf der { $track } 1 Feld vor.
}
about-plot = { $interior ->
    [1] Ein innerer Bauplatz: Solange einer frei ist, kommen Prestigebauwerke nur auf solche.
   *[0] Ein Bauplatz der Stadt.
} Bauen bringt hier { $kind ->
    [none] { "" }
   *[other] { plain-reward },{ " " }
}1 Feld auf der { $track } (das Banner darüber) und 1 Ansehen für jedes Stockwerk.
now-plot = { $whose ->
    [player] { $seat } hat hier ein Bauwerk mit { levels-told }.
    [neutral] Die dritte Spielfarbe hat hier ein Bauwerk mit { levels-told }.
    [prestige] Hier steht { $prestige }: Am Ende bringt jeder Pfeil { $points } Ansehen, wenn er auf dein Bauwerk zeigt.{ $seat-n ->
        [0] { "" }
       *[other] { " " }Zurzeit zeigen sie auf Bauwerke von: { $seat }.
    }
   *[nobody] Er ist frei.
}
about-neighborhood = { $gone ->
    [1] Der Platz eines Nachbarschaftsplättchens. Es wurde eingeschlossen und ist nicht mehr da.
   *[0] Eine Nachbarschaft. Sind alle { $plots } Bauplätze ringsum bebaut, gewinnt, wer dort die meisten Stockwerke hat: { $reward }. Bei Gleichstand entscheidet das höhere Ansehen. Alle anderen mit einem Bauwerk dort erhalten 1 Ansehen.
}
now-neighborhood = { $gone ->
    [1] { "" }
   *[0] { $built ->
        [one] 1 von { $plots } Bauplätzen ist bebaut.
       *[other] { $built } von { $plots } Bauplätzen sind bebaut.
    }{ $whose ->
        [player] { " " }Mit { levels-told } bekäme { $seat } sie jetzt.
        [neutral] { " " }Die dritte Spielfarbe hat die meisten Stockwerke, allein oder mit anderen: Niemand bekäme sie jetzt.
       *[nobody] { "" }
    }
}
about-outskirts = Ein Bauplatz am Stadtrand. Wer ein Bauwerk hierher verschiebt, nimmt das Plättchen, das dort liegt, und erhält 1 Ansehen für jedes Stockwerk.
now-outskirts = { $whose ->
    [player] { $seat } hat hier ein Bauwerk mit { levels-told }.
    [neutral] Die dritte Spielfarbe hat hier ein Bauwerk mit { levels-told }.
   *[nobody] Hier liegt { $tile }: { tile-told }
}
tile-told = { $effect ->
    [clear] Du nimmst alle offenen Ressourcen einer Karte im Projektbereich.
    [market] Du nimmst die Boni aller Karten im Projektbereich, auch die einmaligen.
    [company] Du nimmst die Boni aller Karten in deiner Firma, auch die einmaligen.
    [level] Eins deiner Bauwerke in den Stadtteilen bekommt 1 Stockwerk mehr, und du erhältst 1 Ansehen.
    [steps] Du rückst auf einer Kompetenzleiste { $steps } Felder vor.
    [basics] Du nimmst { $count } beliebige Grundressourcen.
    [swap] Du erhältst { $bundle }, und zwei Banner tauschen den Platz.
    [copy] Du erhältst zwei verschiedene Belohnungen von Nachbarschaftsplättchen, die noch da sind.
   *[take] Du erhältst { $bundle }.
}
about-tile = Ein Stadtrandplättchen, das du einmal einsetzt: { tile-told } Das geht in Phase 1, bevor du einen Gebotsmarker legst, während eines eigenen Projekts und nach der Produktion.
now-tile = { $whose ->
    [player] { $seat } hat es.
   *[other] { "" }
}
about-prestige = Ein ausliegendes Prestigebauwerk. Wer ein Bauwerk verschiebt, setzt eins auf einen freien inneren Bauplatz und darf es drehen. Am Ende bringt jeder seiner Pfeile { $points } Ansehen, wenn er auf dein Bauwerk zeigt.
now-prestige = Ungedreht zeigen seine Pfeile nach { $arrows }.
about-prestige_pile = Verdeckte Prestigebauwerke. Von hier kommt ein neues, wenn eins der drei ausliegenden gesetzt worden ist.
now-prestige_pile = { $count ->
    [0] Keins ist mehr da.
    [one] 1 ist noch da.
   *[other] { $count } sind noch da.
}
about-own_resource = Grundressourcen. Sie bezahlen Projekte und Bezahlfelder, und { $trade } beliebige Ressourcen kannst du gegen 1 Grundressource tauschen. Eine permanente Ressource zählt bei jedem Projekt als 1 Ressource und wird nie abgegeben.
now-own_resource = { $seat } hat { $count }{ $unlimited ->
    [1] { " " }und bezahlt für Projekte nichts mehr davon ({ $resource }).
   *[0] { $permanents ->
        [0] .
        [one] { " " }und 1 permanente Ressource.
       *[other] { " " }und { $permanents } permanente Ressourcen.
    }
}
about-own_wild = Joker-Ressourcen. Jede bezahlt 1 Grundressource beliebiger Art, für Projekte und auf Bezahlfeldern; auch kannst du { $trade } beliebige Ressourcen gegen 1 Grundressource tauschen.
now-own_wild = { $seat } hat { $count }.
about-own_favor = Gunstmarker. Jeder bezahlt eine ganze Art von Ressourcen eines Projekts, egal wie viele, oder am Ende einen Abschnitt des persönlichen Projekts. Bezahlfelder bezahlt er nicht.
now-own_favor = { $seat } hat { $count }.
about-own_track = Eine Kompetenzleiste. In den Spalten { $columns } bekommst du eine permanente Ressource: Von da an kostet dich jedes Projekt 1 weniger. Ab Spalte { $last } kosten dich Projekte nichts mehr davon ({ $resource }).
now-own_track = { $seat } steht in Spalte { $column }{ $unlimited ->
    [1] { " " }und bezahlt für Projekte nichts mehr davon ({ $resource }).
   *[0] { $permanents ->
        [0] .
        [one] { " " }und hat 1 permanente Ressource.
       *[other] { " " }und hat { $permanents } permanente Ressourcen.
    }
}
about-track = { about-own_track }
now-track = { now-own_track }
about-own_column = Sobald alle drei deiner Kompetenzmarker Spalte { $column } erreicht haben, erhältst du einmal: { plain-reward }.
now-own_column = { $passed ->
    [1] Alle haben hier oder weiter rechts angefangen: Niemand bekommt sie.
   *[0] { $behind ->
        [0] { $seat } hat sie bekommen.
        [one] 1 Kompetenzmarker von { $seat } ist noch nicht dort.
       *[other] { $behind } Kompetenzmarker von { $seat } sind noch nicht dort.
    }
}
about-own_expertise = Die Spalten der drei Kompetenzmarker. Sie bringen permanente Ressourcen, und eine Spalte, die alle drei erreicht haben, gibt ihre Belohnung.
now-own_expertise = { $seat }: Bauholz { $lumber }, Mauerwerk { $masonry }, Hubspindeln { $jackscrew }, von { $last } Spalten.
about-own_symbol = { $asterisk ->
    [1] Das Sternchen von Projekt 36. Am Ende zählt es als das Symbol, das am meisten bringt.
   *[0] Symbolplättchen von Projekten. Am Ende bringt jeder Satz aus fünf verschiedenen Symbolen { $points } Ansehen, und jedes Plättchen, das zu einem Symbol deiner finalen Projekte passt, { $match }.
}
now-own_symbol = { $seat } hat { $count }.
about-own_slot = Ein freier Kartenplatz der Firma. Die Ressourcenkarte jedes Projekts, das du gewinnst, kommt auf einen Platz und gibt von dort ihren Bonus.
now-own_slot = { $seat } hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf { $slots } Plätzen.
about-own_pile = Ressourcenkarten, die von neueren aus der Firma verdrängt worden sind. Sie geben nichts mehr{ $council ->
    [0] .
   *[1] , aber ihre Buchstaben zählen für den Stadtrat.
}
now-own_pile = { $seat } hat dort { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
about-own_tiles = Stadtrandplättchen, die noch nicht eingesetzt sind. Jedes gilt einmal: in Phase 1, bevor man einen Gebotsmarker legt, während eines eigenen Projekts und nach der Produktion.
now-own_tiles = { $seat } hat: { $tile }.
about-own_markers = Gebotsmarker im Vorrat. In jeder Runde kommen welche aufs Auktionstableau; die, die ein Projekt gewinnen, werden die Stockwerke seines Bauwerks.
now-own_markers = { $seat } hat { $supply } hier und { $markers } auf dem Auktionstableau.
about-own_poverty = Was die Armutsleiste am Ende kostet. Du rückst 1 Feld vor für jede Art von Ressourcen, die du nicht bezahlst. Für ein Projekt ohne Gebot rückt vor, wer das meiste Ansehen hat.
now-own_poverty = { $seat } steht bei { $points }.
about-own_reputation = Ansehen sind Siegpunkte und zugleich der Rang. Am Ende kommen Stadtteile, Auktionstableau, Prestigebauwerke, finale Projekte, Symbole, persönliches Projekt und Stadtrat dazu, und die Armut geht ab.
now-own_reputation = { $over ->
    [1] { $seat } hat { $total }.
   *[0] { $seat } hat { $reputation }; jetzt gewertet, wären es { $total }.
}

# --- Die Symbole ---

legend-lumber = Bauholz
legend-masonry = Mauerwerk
legend-jackscrew = Hubspindel
legend-wild = Joker-Ressource: bezahlt jede Grundressource
legend-favor = Gunstmarker: bezahlt eine ganze Art eines Projekts
legend-reputation = Ansehen
legend-expansion = Firmenausbau: ein Kartenplatz mehr
legend-steps = 1 Feld auf einer Kompetenzleiste
legend-level = Ein Stockwerk mehr
legend-squares = Offene Ressourcen einer Karte
legend-bonus = Boni von Karten; in der Zeile einer Firma: Stadtrandplättchen
legend-copy = Belohnungen von Nachbarschaften
legend-swap = Zwei Banner tauschen den Platz
legend-prestige = Prestigebauwerk
legend-endless = Leistenende: Projekte kosten nichts mehr davon
legend-train = Lokomotive (Symbol)
legend-lion = Löwe (Symbol)
legend-book = Buch (Symbol)
legend-seal = Stadtsiegel (Symbol)
legend-y = Y (Symbol)
legend-asterisk = Sternchen: ein Symbol deiner Wahl
legend-up = Anhebeprojekt
legend-right = Verschiebeprojekt
legend-flag = Gebotsmarker im Vorrat
legend-star = Ansehen, am Ende alle Punkte

# --- Der Tisch als Text ---

plain-reward = { $kind ->
    [none] –
    [reputation] { $amount } Ansehen
   *[other] { kind-reward }
}
plain-projects = Projekte (Bauholz/Mauerwerk/Hubspindeln)
plain-project = { $name }, { $kind ->
    [move] verschieben
   *[raise] anheben
}, { $cost }, { $symbols }, gibt { $reward }
plain-pay = zahlen
plain-winner = {" "}(gewonnen von { $name }{ $now ->
    [1] , wird gerade ausgeführt
   *[0] {""}
})
plain-rows = Auktionstableau, von oben: { $seats }
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
plain-wards = Stadtteile und Nachbarschaften
plain-outskirts = Stadtrand
plain-prestige = Prestigebauwerke, Banner für { $banner }: { $display }; { $count } im Stapel
plain-council = Ab { $qualify } Karten, doppelt ab { $double }
plain-player = { $reputation } Ansehen, mit der Schlusswertung jetzt { $total }
plain-storage = Lager: { $storage }
plain-tracks = Kompetenzleisten { $tracks }, permanente Ressourcen { $permanents }
plain-markers = Marker: { $bids } auf dem Auktionstableau, darunter { $neutral } neutrale, { $supply } im Vorrat; Armutsleiste: Feld { $poverty } ({ $points })
plain-cards = Karten ({ $slots } Plätze, { $fresh } aus dieser Runde): { $cards }
plain-pile = Stapel der verdrängten Karten: { $count }; Buchstaben mit denen in der Firma: { $letters }
plain-kept = Symbole: { $symbols }; Plättchen: { $tiles }; Nachbarschaften: { $neighborhoods }; finale Projekte: { $finals }

# --- Zeichnung ---

drawing-board = Der Spielplan von Raising Chicago
drawing-rounds = Runden und Phasen
drawing-city = Ansehensleiste
drawing-crossings = Nachbarschaften
drawing-later = Kommende Projekte
drawing-project = Projektplatz { $slot }
drawing-view-projects = Projekte
drawing-view-city = Stadt
drawing-view-around = Ringsum
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
drawing-council-note = ab { $qualify } Karten, doppelt ab { $double } (+ ABCD)
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
drawing-symbol = Symbol { $name }: { $count }
drawing-markers = Gebotsmarker im Vorrat: { $count }
drawing-tiles = Stadtrandplättchen: { $count }
drawing-reputation = Ansehen
drawing-so-far = Ansehen bisher
drawing-at-end = Ansehen am Ende
drawing-pile = Stapel
drawing-pushed-out = Verdrängte Karten: { $count } ({ $letters })

# Was Tipps als Gründe nennen: woraus sich das Urteil zusammensetzt, und was jemand hat

points = { $sign }{ $amount } Punkte
    .with = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkten
    }
term-reputation = Ansehen
term-personal = Persönliches Projekt
term-expertise = Kompetenz
term-company = Karten der Firma
term-wards = Stadtteilkontrolle
term-symbols = Symbolplättchen und finale Projekte
term-neighborhoods = Nachbarschaften
term-prestige = Prestigebauwerke
term-tiles = Stadtrandplättchen
term-markers = Gebotsmarker
term-projects = Führung bei Projekten
    .of = { $thing }
term-resources = Ressourcen
term-poverty = Armut
term-unbid = Projekte ohne Gebot
term-council = Stadtrat
term-detours = Laufender Tausch
holds-ward_token = { $ward_token }

# What the coach says of a question when it is asked for the first time.
coach-bid = Ein Marker nimmt, was er abdeckt, und zählt für das Projekt. Such Projekte, die du bezahlen kannst, und Karten mit dem, was dir fehlt: Auch ein verlorenes Gebot hat etwas gebracht, und der Marker kommt zurück.
coach-bid_neutral = Du bekommst, was dieser Marker abdeckt, aber er zählt für die dritte Farbe. Nimm etwas, das du brauchst, auf einer Karte, auf der er dich nicht schlägt.
coach-fee = Das Bezahlfeld gewinnt Gleichstände. Zahl mit dem, wovon du zu viel hast: Ein Joker passt überall und ist darum mehr wert.
coach-pay = Was du nicht bezahlst, kostet einen Armutsschritt: früh einen Punkt, später bis zu fünf. Ein Gunstmarker zahlt eine ganze Sorte, also heb ihn für eine teure auf.
coach-pay_type = Eine Sorte nach der anderen. Joker und Gunstmarker darfst du behalten: Vergleiche, was sie dir später sparen, mit dem Armutsschritt jetzt.
coach-trade_for = Drei gegen eine ist teuer. Es lohnt sich, wo es einen Armutsschritt spart oder einen Gleichstand gewinnt.
coach-trade = Gib, was deine nächsten Projekte nicht brauchen, und Joker zuletzt: Jeder steht für jede Ressource.
coach-plot = Ein Bauplatz bringt seine eigene Belohnung, einen Schritt auf der Leiste seines Banners, Stockwerke im Stadtteil und in den Nachbarschaften ringsum. Such einen, wo zwei oder drei davon zusammenkommen.
coach-outskirts = Du nimmst das Plättchen, das dort liegt, und nutzt es einmal, wann du willst. Hier draußen zählt ein Bauwerk für keinen Stadtteil: Wähle also nach dem Plättchen.
coach-prestige = Es gehört niemandem: Am Ende zahlt jeder Pfeil dem, auf dessen Bauwerk er zeigt. Such Pfeile, die deine Bauwerke finden.
coach-prestige_plot = Die Belohnung des Platzes und der Schritt des Banners gehören dir. Am besten ist ein Platz neben mehreren deiner Bauwerke oder einer, der eine Nachbarschaft schließt, in der du vorn bist.
coach-rotate = Dreh die Pfeile zu deinen eigenen Bauwerken oder zu Plätzen, auf denen du noch bauen willst. Zeigen sie auf andere, bekommen die das Ansehen.
coach-neighborhood = Bei Gleichstand gewinnt das höhere Ansehen, und jede Nachbarschaft kann daran etwas ändern. Beginne mit der, die dir bei der nächsten hilft.
coach-window = Ein Plättchen wirkt einmal, und am Ende ist es nichts mehr wert. Nutze es jetzt, wenn es gleich etwas bringt; sonst heb es für den richtigen Moment auf.
coach-clear_card = Du bekommst alles, was auf einer Karte offen liegt. Schau, was die Projekte kosten, die du gerade gewinnst.
coach-extra_level = Ein Stockwerk zählt im Stadtteil und in den offenen Nachbarschaften ringsum. Leg es dorthin, wo eines mehr ändert, wer die meisten hat.
coach-expertise_steps = Eine permanente Ressource zählt für jedes Projekt aufs Neue, und am Ende einer Leiste zahlst du diese Ressource nie mehr. Sind alle drei Marker in einer Spalte, gibt es auch deren Belohnung.
coach-resources = Nimm, was deine nächsten Projekte kosten. Am Ende bringen fünf einer Sorte Ansehen für das persönliche Projekt.
coach-swap_banner = Wer in einer Spalte baut, rückt auf der Leiste ihres Banners vor. Wähle eines, das du lieber über einer anderen Spalte hättest.
coach-swap_with = Bring das Banner, das du brauchst, über eine Spalte, in der du bald baust, am besten eine mit wenig Platz für die anderen.
coach-copy_first = Du bekommst die Belohnung, als hättest du das Plättchen, und es bleibt liegen. Schau, was dir am meisten fehlt; die zweite muss eine andere sein.
coach-copy_second = Noch eine Belohnung, anders als die erste. Gunst und Kompetenz nützen länger als Ressourcen.

# Die Schachtel: ihre Tabellen, deren Felder, die Wörter darin.

box-table-meta = Das Spiel
    .about = Wie lange es dauert.
box-table-counts = Spielmaterial in Zahlen
    .about = Wie viel es von dem gibt, was die Regeln zählen.
box-table-players = Spieler
    .about = Die Namen der Firmen, und womit zwei, drei oder vier Spieler beginnen.
box-table-resources = Ressourcen
    .about = Was ein Tausch kostet.
box-table-symbols = Symbole
    .about = Was Symbole am Ende bringen.
box-table-projects = Projekte
box-table-final_projects = Finale Projekte
    .about = Einige davon sind in einer Partie dabei, alle zum Anheben. Wer eines gewinnt, bezahlt die Kosten und erhält sein Ansehen; am Ende zählen dazu die eigenen Symbolplättchen, die zu seinen Symbolen passen.
box-table-personal_projects = Persönliches Projekt
    .about = Was die Abschnitte deines persönlichen Projekts am Ende bringen.
box-table-prestige_buildings = Prestigebauwerke
box-table-neighborhood_tiles = Nachbarschaftsplättchen
    .about = Jedes liegt zwischen vier Bauplätzen der Stadt. Sind alle bebaut, bekommt die Belohnung, wer dort die meisten Stockwerke hat.
box-table-empty_plot_tiles = Stadtrandplättchen
box-table-ward_control_tokens = Kontrollmarker der Stadtteile
    .about = In jedem Stadtteil liegt einer: das Ansehen am Ende für die meisten und die zweitmeisten Stockwerke dort.
box-table-expertise_banners = Kompetenzbanner
    .about = Über jeder Spalte der Stadt liegt eines. Wer in der Spalte baut, rückt auf der Kompetenzleiste des Banners 1 Feld vor.
box-table-resource_cards = Ressourcenkarten
box-table-company_board = Firmentableau
    .about = Die Kompetenzleisten: wo die Marker beginnen, welche Spalten eine permanente Ressource geben und die Belohnungen darunter.
box-table-company_expansions = Firmenausbauten
    .about = Jeder gibt Platz für eine weitere Karte.
box-table-bidding_board = Auktionstableau
    .about = Was die meisten und die zweitmeisten Marker einer Reihe am Ende bringen.
box-table-poverty_track = Armutsleiste
    .about = Was jedes Feld am Ende kostet.
box-table-reputation_track = Ansehensleiste
box-table-council = Stadtrat
    .about = Spielt ihr mit dem Stadtrat, machen vier seiner Mitglieder mit, eines für jeden Buchstaben. Wer genug Karten eines Buchstabens hat, wertet am Ende dessen Mitglied.
box-table-city = Die Stadt
    .about = Die Bauplätze mit dem, was Bauen dort bringt, und die Bauplätze um jede Nachbarschaft.
box-table-outskirts = Der Stadtrand
box-table-prestige_area = Plätze der Prestigebauwerke
box-table-project_area = Plätze der Projekte
box-table-canvas = Maße des Plans
box-row-neighborhood_tiles-tiles = Nachbarschaftsplättchen { $row }
box-row-ward_control_tokens-tokens = Marker { $row }
box-row-expertise_banners-banners = Banner { $row }
box-row-city-neighborhood_spaces = Nachbarschaft { $row }
box-field-rounds = Runden
box-field-bidding_markers_per_color = Gebotsmarker je Farbe
box-field-company_card_slots = Kartenplätze einer Firma
box-field-outskirts_plots = Plätze am Stadtrand
box-field-prestige_display_spaces = Prestigebauwerke in der Auslage
box-field-bidding_markers_added_per_round_max = Höchstens neue Marker je Runde
box-field-bidding_markers_max_on_board = Höchstens Marker auf dem Tableau
box-field-blue = Blau
box-field-green = Grün
box-field-purple = Lila
box-field-white = Weiß
box-field-card_side = Seite der Ressourcenkarten
box-field-companies = Firmen
box-field-council_double = Buchstaben, die doppelt zählen
box-field-council_qualify = Buchstaben, die einfach zählen
box-field-jackscrew = Hubspindeln
box-field-lumber = Bauholz
box-field-masonry = Mauerwerk
box-field-non_player_color = Eine Farbe ohne Spieler
box-field-non_player_markers_per_player_and_round = Ihre Marker je Spieler und Runde
box-field-setup_2 = Zwei Spieler
box-field-setup_3 = Drei Spieler
box-field-setup_4 = Vier Spieler
box-field-start_resources = Ressourcen am Anfang
box-field-trade_give = Gib für eine andere
box-field-final_project_match_reputation = Ansehen je Symbol eines finalen Projekts
box-field-set_reputation = Ansehen für einen ganzen Satz
box-field-amount = Anzahl
box-field-cost = Kosten
box-field-kind = Art
box-field-reward = Belohnung
box-field-symbol = Symbol
box-field-symbols = Symbole
box-field-track = Leiste
box-field-type = Was
box-field-drawn_per_game = Je Partie im Spiel
box-field-reputation = Ansehen
box-field-complete_bonus = Bonus für alle Abschnitte
box-field-section_reputation = Ansehen eines Abschnitts
box-field-section_size = Felder eines Abschnitts
box-field-arrows = Pfeile
box-field-resources = Ressourcen
box-field-effect = Wirkung
box-field-favor = Gunstmarker
box-field-wild = Joker-Ressourcen
box-field-steps = Schritte auf einer Leiste
box-field-first = Die meisten
box-field-second = Die zweitmeisten
box-field-LL = Unten links
box-field-LR = Unten rechts
box-field-UR = Oben rechts
box-field-bonus = Bonus
box-field-letters = Buchstabe
box-field-red = Rote Seite (2 und 3 Spieler)
box-field-yellow = Gelbe Seite (4 Spieler)
box-field-resource = Ressource
box-field-timing = Wann
box-field-2 = Zwei Spieler
box-field-3 = Drei Spieler
box-field-4 = Vier Spieler
box-field-column_rewards = Belohnungen der Spalten
box-field-last_column = Letzte Spalte
box-field-permanent_columns = Spalten mit permanenter Ressource
box-field-start_column = Anfangsspalte der Marker
box-field-tiles = Plättchen
box-field-spaces = Felder
box-field-per = Ansehen für jeden
box-field-scoring = Zählt
box-field-ward = Stadtteil
box-field-council-members-ward = Stadtteil (0, wenn keiner gemeint ist)
box-field-column = Spalte
box-field-row = Reihe
box-field-interior = Im Innern des Stadtteils
box-field-plots = Bauplätze
box-word-move = verschieben
box-word-raise = anheben
box-word-asterisk = Sternchen (beliebiges Symbol)
box-word-book = Buch
box-word-lion = Löwe
box-word-seal = Stadtsiegel
box-word-train = Lokomotive
box-word-y = Y
box-word-expansion = Firmenausbau
box-word-expertise = Schritt auf einer Kompetenzleiste
box-word-favor = Gunstmarker
box-word-none = nichts
box-word-reputation = Ansehen
box-word-resource = Ressource
box-word-wild = Joker-Ressource
box-word-jackscrew = Hubspindel
box-word-lumber = Bauholz
box-word-masonry = Mauerwerk
box-word-red = rot
box-word-yellow = gelb
box-word-once = einmal
box-word-round = jede Runde
box-word-any_basic_resources = Grundressourcen deiner Wahl
box-word-copy_two_neighborhoods = Belohnungen von zwei Nachbarschaften
box-word-expertise_one_track = Schritte auf einer Leiste
box-word-extra_level = ein Stockwerk mehr
box-word-favor_and_wild = Gunstmarker und Joker-Ressourcen
box-word-favors = Gunstmarker
box-word-reputation_and_swap_banners = Ansehen, und zwei Banner tauschen den Platz
box-word-round_bonuses_own_company = Rundenboni deiner Firma
box-word-round_bonuses_project_area = Rundenboni der Projekte
box-word-visible_squares_of_one_card = offene Felder einer Karte
box-word-wilds = Joker-Ressourcen
box-word-buildings_in_outskirts = Bauwerke am Stadtrand
box-word-buildings_in_ward = Bauwerke in einem Stadtteil
box-word-company_expansions = Firmenausbauten
box-word-favor_tokens = Gunstmarker
box-word-markers_on_bidding_board = Marker auf dem Auktionstableau
box-word-neighborhood_tiles = Nachbarschaftsplättchen
box-word-permanent_resources = permanente Ressourcen
box-word-symbol_sets = Sätze von Symbolen
box-word-ward_control_tokens = Kontrollmarker der Stadtteile
