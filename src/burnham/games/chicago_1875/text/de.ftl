# Chicago 1875: City of the Big Shoulders

game-name = Chicago 1875
game-line = Gründe Unternehmen, besetze ihre Fabriken und lass dich von den Aktien reich machen.
status = { $decade } · { $phase }

## Optionen

option-mode = Spiel
    .about = Im fortgeschrittenen Spiel gehört ein Unternehmen dem, der die meisten Aktien hält.
option-mode-basic = Basisspiel
option-mode-advanced = Fortgeschritten
option-goals = Öffentliche Ziele
    .about = Fünf von zehn Zielen liegen aus; jedes bringt am Ende 200 $.
option-special_companies = Spezialunternehmen
    .about = Fünf weitere Unternehmen mit eigenen Regeln.
option-chief_assets = „Chief“-Kapitalanlagen
    .about = Vier weitere Kapitalanlagen im Stapel.
option-building_draft = Gebäude draften
    .about = Vor dem Bauen gehen Plättchen zweimal an den Nachbarn.
option-friendly_closing = Freundschafts-Regel
    .about = Ein geschlossenes Unternehmen zahlt dem Direktor 150 $ und den anderen 10 $ je Aktie.
option-advanced_supply_chain = Fortschrittliche Lieferkette
    .about = Vier offene Reihen mit steigenden Preisen statt der vier Felder.
option-buy_during_production = Kaufen beim Produzieren
    .about = Ein Unternehmen darf auch beim Produzieren Ressourcen kaufen, selbst nach der letzten Fabrik.

## Dinge

kind-seat = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
kind-company = { $name }
kind-factory = Fabrik { $number }
kind-space = { $id ->
    [job_market] Arbeitsmarkt
    [advertising] Werbung & Startspieler
    [hire_manager] Manager einstellen
    [hire_salesperson] Verkäufer einstellen
    [buy_asset] Kapitalanlage kaufen
    [extra_dividends] Zusätzliche Dividenden
    [fundraising_40] Mittelbeschaffung 40 $
    [fundraising_60] Mittelbeschaffung 60 $
    [fundraising_80] Mittelbeschaffung 80 $
   *[bank_no_company] Bank (ohne Unternehmen)
}
kind-building = { $id ->
    [e1_wood_steel] 1 Holz + 1 Stahl
    [e1_wood_coal] 1 Holz + 1 Kohle
    [e1_wood_livestock] 1 Holz + 1 Vieh
    [e1_like] 2 gleiche Ressourcen
    [e1_unlike] 2 verschiedene Ressourcen
    [e1_asset] Kapitalanlage, 10 $ Rabatt
    [e1_appeal1] Attraktivität +1
    [e1_appeal2] Attraktivität +2
    [e1_manager] 1 Manager
    [e1_salesperson] 1 Verkäufer
    [e1_goods1] 1 Ware produzieren
    [e1_automate] 1 Arbeiter automatisieren
    [e2_livestock_steel] 1 Vieh + 1 Stahl
    [e2_coal_steel] 1 Kohle + 1 Stahl
    [e2_coal_livestock] 1 Kohle + 1 Vieh
    [e2_like] 2 gleiche Ressourcen
    [e2_unlike] 2 verschiedene Ressourcen
    [e2_asset] Kapitalanlage, 20 $ Rabatt
    [e2_manager] 1 Manager
    [e2_managers2] 2 Manager
    [e2_salesperson] 1 Verkäufer
    [e2_salespeople2] 2 Verkäufer
    [e2_workers2] 2 Arbeiter
    [e2_goods2] 2 Waren produzieren
    [e2_appeal2] Attraktivität +2
    [e2_appeal3] Attraktivität +3
    [e2_automate] 1 Arbeiter automatisieren
    [e2_automate2] 2 Arbeiter automatisieren
    [e3_steel2_wood] 2 Stahl + 1 Holz
    [e3_livestock2_steel] 2 Vieh + 1 Stahl
    [e3_coal2_livestock] 2 Kohle + 1 Vieh
    [e3_wood2_coal] 2 Holz + 1 Kohle
    [e3_goods3] 3 Waren produzieren
    [e3_automate2] 2 Arbeiter automatisieren
    [e3_asset] Kapitalanlage, 30 $ Rabatt
    [e3_appeal3] Attraktivität +3
    [e3_dividend150] Extra-Dividenden 150 $
    [e3_dividend200] Extra-Dividenden 200 $
    [e3_dividend250] Extra-Dividenden 250 $
    [e3_dividend300] Extra-Dividenden 300 $
    [e3_managers2] 2 Manager
    [e3_salespeople2] 2 Verkäufer
    [e3_worker_manager] 1 Arbeiter + 1 Manager
   *[e3_worker_salesperson] 1 Arbeiter + 1 Verkäufer
} ({ $era })
kind-asset = { $name }
kind-resource = { $id ->
    [livestock] Vieh
    [steel] Stahl
    [wood] Holz
   *[coal] Kohle
}
kind-cube = { $id ->
    [livestock] Vieh
    [steel] Stahl
    [wood] Holz
   *[coal] Kohle
} { $price ->
    [0] von X
   *[other] für { $price } $
}
kind-row = { $id ->
    [livestock] Vieh
    [steel] Stahl
    [wood] Holz
   *[coal] Kohle
}
kind-demand = { $id ->
    [food_dairy] Lebensmittel
    [dry_goods] Trockenware
    [meat_packing] Fleischverpackung
   *[shoes] Schuhe
} { $column ->
    [0] links
    [1] Mitte
   *[2] rechts
}
kind-goods = { $id ->
    [food_dairy] Lebensmittel und Milchprodukte
    [dry_goods] Trockenware
    [meat_packing] Fleischverpackung
   *[shoes] Schuhe
}
kind-stock = { $value ->
    [0] Geschlossen
   *[other] { $value } $
}
kind-line = { $workers } Arbeiter, { $goods } Waren zu { $price } $
kind-bonus = { $id ->
    [worker] ein Arbeiter
    [salesperson] ein Verkäufer
    [automation] einen Arbeiter automatisieren
    [partner] ein Partner für dich
    [bonus_good] ein Bonus-Warenmarker
   *[stock_step] Aktienwert eine Stufe hinauf
}
kind-goal = { $id ->
    [managers] Meiste Manager
    [top_appeal] Höchste Attraktivität
    [salespeople] Meiste Verkäufer
    [richest_company] Reichste Unternehmenskasse
    [assets] Meiste Kapitalanlagen
    [partners] Meiste Partner
    [workers] Meiste Arbeiter
    [common_certificates] Meiste 10-%-Zertifikate
    [automation] Meiste Automatisierungs-Marker
   *[preferred_certificates] Meiste 20-%-Zertifikate
}
kind-decade = { $year }
kind-phase = { $id ->
    [setup] Gründung
    [stock] Aktien-Phase
    [building] Bau-Phase
    [action] Aktions-Phase
    [operating] Betrieb-Phase
    [cleanup] Aufräum-Phase
   *[end] Ende
}

## Gründung

q-found = Welches Unternehmen gründest du?
    .hint = Du bekommst das 30-%-Zertifikat und leitest es.
a-found-found = { $company } gründen
q-found_value = Was ist eine Aktie von { $company } wert?
    .hint = Du zahlst das Dreifache in die Unternehmenskasse. Du hast { $cash } $.
a-found_value-value = { $stock } · zahle { $cost } $, behalte { $left } $

## Aktien-Phase

q-stock = { $surplus ->
    [0] { $acted ->
        [0] Was kaufst oder verkaufst du?
       *[1] Du hast verkauft. Was nun?
    }
   *[other] Du musst noch { $surplus } verkaufen. Von welchem Unternehmen?
}
    .hint = Erst verkaufen, dann ein Zertifikat kaufen. Du hast { $certificates } von { $limit } und { $cash } $.
a-stock-sell = { $company } verkaufen · du hast { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
} zu { $value } $, { $after } $ nach der ersten
a-stock-buy = { $company } kaufen · { $value } $ je Aktie
a-stock-found = Ein Unternehmen gründen
a-stock-end = { $acted ->
    [0] Passen
   *[1] Zug beenden
}
q-sell_lot = Was verkaufst du von { $company }?
    .hint = Alles zu { $value } $ je Aktie; danach fällt der Wert je Aktie eine Stufe.
a-sell_lot-commons = { $count ->
    [one] 1 Stammaktie
   *[other] { $count } Stammaktien
} · { $income } $, Wert fällt auf { $after } $
a-sell_lot-preferred = { $count ->
    [0] Das Vorzugszertifikat
    [one] Das Vorzugszertifikat und 1 Stammaktie
   *[other] Das Vorzugszertifikat und { $count } Stammaktien
} · { $income } $, Wert fällt auf { $after } $
a-sell_lot-director = { $count ->
    [0] Das Direktorenzertifikat
    [one] Das Direktorenzertifikat und 1 Stammaktie
   *[other] Das Direktorenzertifikat und { $count } Stammaktien
} · { $income } $, Wert fällt auf { $after } $
q-price_protection = Hält Price Protection den Wert von { $company }?
    .hint = Sonst fällt er von { $value } $ auf { $after } $. Das geht einmal je Dekade.
a-price_protection-shield = Erschöpfen · Wert bleibt bei { $value } $
a-price_protection-decline = Auf { $after } $ fallen lassen
q-buy_certificate = Welches Zertifikat von { $company } kaufst du?
    .hint = Du hast { $cash } $ und { $shares } von höchstens { $most } Aktien.
a-buy_certificate-pool = Stammaktie aus dem Bankbereich · { $cost } $ an die Bank
a-buy_certificate-charter = Stammaktie vom Unternehmen · { $cost } $ in seine Kasse
a-buy_certificate-preferred = Vorzugszertifikat, 2 Aktien · { $cost } $ { $from-bank ->
    [0] in seine Kasse
   *[1] an die Bank
}

## Bau-Phase

q-draft_keep = Welches Plättchen behältst du?
    .hint = Die anderen beiden gehen an { $seat2 }. Sonst sieht sie niemand.
a-draft_keep-keep = { $building } behalten
q-draft_pass_on = Welches der beiden neuen Plättchen gibst du weiter?
    .hint = Es geht an { $seat2 }.
a-draft_pass_on-pass = { $building } weitergeben
q-build = Was baust du { $decade }?
    .hint = Alle werden zusammen aufgedeckt. Alle dürfen sie nutzen, du verdienst daran.
a-build-build = { $building } bauen · bringt { $workers ->
    [0] keine Arbeiter
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
}
q-discard = Welches Plättchen verlässt das Spiel?
    .hint = Niemand sieht es. Das andere behältst du.
a-discard-discard = { $building } abwerfen

## Aktions-Phase

q-place = Wohin geht dein Partner?
    .hint = { $partners ->
        [one] Dein letzter Partner in dieser Dekade.
       *[other] Du hast noch { $partners } Partner.
    }
a-place-place = { $space }
a-place-visit = { $building } · { $seat2 }, { $decade }, { $by-company ->
    [0] Bank zahlt { $amount } $
   *[1] Unternehmen zahlt { $amount } $
}
a-place-trade = { $give } { $resource } von { $company } gegen eine andere Ressource tauschen
a-place-use = { $asset } von { $company } nutzen{ $cost ->
    [0] {""}
   *[other] {" "}· { $cost } $
}
a-place-drop = { $asset } von { $company } abwerfen
q-company = Welches Unternehmen nutzt { $on-building ->
    [0] „{ $space }“
   *[1] „{ $building }“
}?
    .hint = Es zahlt aus der eigenen Kasse und bekommt die ganze Wirkung.
a-company-act = { $company } · Kasse { $treasury } $
q-first_player = Nimmst du die erste Position?
    .hint = Du bist Nummer { $place }. Die neue Reihenfolge gilt ab der nächsten Runde.
a-first_player-first = An die Spitze
a-first_player-keep = Reihenfolge lassen
q-end_turn = Noch etwas, bevor dein Zug endet?
    .hint = Du darfst noch tauschen und Kapitalanlagen deiner Unternehmen nutzen.
a-end_turn-done = Zug beenden
a-end_turn-trade = { a-place-trade }
a-end_turn-use = { a-place-use }
a-end_turn-drop = { a-place-drop }

## Leute

q-hire = Wohin kommt der nächste Arbeiter von { $company }?
    .hint = Der nächste kostet { $cost } $; in der Kasse sind { $treasury } $.
a-hire-hire = Für { $factory } einstellen · { $cost } $
a-hire-done = { $hired ->
    [one] Das reicht: 1 Arbeiter
   *[other] Das reicht: { $hired } Arbeiter
}
q-worker_space = Wohin kommt der neue Arbeiter von { $company }?
a-worker_space-place = In { $factory }
a-worker_space-decline = Verzichten
q-manager_space = Welche Fabrik von { $company } bekommt den Manager?
a-manager_space-place = In { $factory }
q-chief_staff = Wen stellt { $company } ein?
a-chief_staff-manager = Einen Manager
a-chief_staff-salesperson = Einen Verkäufer
q-automate = Wessen Arbeit bei { $company } wird automatisiert?
    .hint = { $count ->
        [one] Der Marker nimmt den Platz des Arbeiters ein.
       *[other] Wähle { $count } Arbeiter; dann ziehen sie um.
    }
a-automate-automate = Ein Arbeiter aus { $factory }
q-relocate = Wohin zieht der Arbeiter?
    .hint = Er bleibt bei { $company }, solange dort ein Platz frei ist.
a-relocate-move = Nach { $factory }
q-quaker_free = Automatisiert { $company } einen Arbeiter kostenlos?
    .hint = Es hat gerade mindestens zwei Arbeiter eingesetzt.
a-quaker_free-automate = Einen automatisieren
a-quaker_free-decline = Nein
q-schwinn_swap = { $company } hat keine Manager. Diesen eintauschen?
    .hint = Einmal je Dekade: { $steel } Stahl gegen { $goods-count } Waren und { $steps } Attraktivität.
a-schwinn_swap-swap = { $steel } Stahl zahlen
a-schwinn_swap-decline = Nein, der Manager verfällt

## Attraktivität, Ressourcen, Kapitalanlagen

q-appeal_bonus = { $company } erreicht Attraktivität { $appeal }. Was nimmt es?
a-appeal_bonus-take = Den Bonus: { $bonus }
a-appeal_bonus-cash = { $amount } $ in die Kasse
q-resource_pick = { $pick ->
    [1] Zwei Würfel welcher Art für { $company }?
   *[other] Welchen Würfel nimmt { $company }?
}
    .hint = { $count ->
        [one] Ein Würfel deiner Wahl.
       *[other] { $count } Würfel deiner Wahl.
    }
a-resource_pick-take = { $resource } · { $there } vorhanden
q-row_cubes = Nimmt { $company } { $resource } aus der Lieferkette?
    .hint = Am Haymarket Square fehlt es; aus der Reihe ist es kostenlos.
a-row_cubes-leave = Die Reihe lassen, wie sie ist
a-row_cubes-take = { $count } { $resource } nehmen
q-trade_take = Was nimmt { $company } für zwei { $resource2 }?
a-trade_take-take = { $resource }
q-asset = Welche Kapitalanlage kauft { $company }?
    .hint = In der Kasse sind { $treasury } ${ $discount ->
        [0] .
       *[other] ; { $discount } $ Rabatt.
    }
a-asset-buy = { $asset } · { $cost } $
q-asset_discard = { $company } hat keinen Platz frei. Welche Kapitalanlage verlässt das Spiel?
a-asset_discard-discard = { $asset } · { $new ->
    [0] die alte
   *[1] die neue
}

## Betrieb-Phase

q-emergency = Verkauft { $company } eigene Zertifikate?
    .hint = { $value } $ je Aktie in die Kasse mit { $treasury } $; der Wert fällt je Aktie eine Stufe und eine mehr.
a-emergency-none = Nein
a-emergency-commons = { $count ->
    [one] 1 Stammaktie
   *[other] { $count } Stammaktien
} · { $income } $, Wert fällt auf { $after } $
a-emergency-preferred = { $count ->
    [0] Das Vorzugszertifikat
    [one] Das Vorzugszertifikat und 1 Stammaktie
   *[other] Das Vorzugszertifikat und { $count } Stammaktien
} · { $income } $, Wert fällt auf { $after } $
missing-cubes = { $livestock ->
    [0] {""}
   *[other] {" "}· { $livestock } Vieh
}{ $steel ->
    [0] {""}
   *[other] {" "}· { $steel } Stahl
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } Holz
}{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } Kohle
}
cheapest-way = { $buy-livestock ->
    [0] {""}
   *[other] {" "}· { $buy-livestock } Vieh kaufen
}{ $buy-steel ->
    [0] {""}
   *[other] {" "}· { $buy-steel } Stahl kaufen
}{ $buy-wood ->
    [0] {""}
   *[other] {" "}· { $buy-wood } Holz kaufen
}{ $buy-coal ->
    [0] {""}
   *[other] {" "}· { $buy-coal } Kohle kaufen
}{ $trade-livestock ->
    [0] {""}
   *[other] {" "}· { $trade-livestock } Vieh ertauschen
}{ $trade-steel ->
    [0] {""}
   *[other] {" "}· { $trade-steel } Stahl ertauschen
}{ $trade-wood ->
    [0] {""}
   *[other] {" "}· { $trade-wood } Holz ertauschen
}{ $trade-coal ->
    [0] {""}
   *[other] {" "}· { $trade-coal } Kohle ertauschen
}
q-buy_cubes = Was kauft { $company }?
    .hint = In der Kasse { $treasury } $. { $lacking ->
        [0] Die besetzten Fabriken haben alles.
       *[other] Es fehlt{ missing-cubes }. { $all-cost ->
            [-1] Nicht alles ist zu haben.
           *[other] Am billigsten für { $all-cost } ${ cheapest-way }.
        }
    }
a-buy_cubes-buy = { $cube }
a-buy_cubes-row = { $row } · { $cost } $
a-buy_cubes-done = Genug, produzieren
a-buy_cubes-trade = { a-place-trade }
a-buy_cubes-use = { a-place-use }
a-buy_cubes-drop = { a-place-drop }
q-produce = { $all-ran ->
    [0] Produziert { $factory } von { $company }?
   *[1] Kauft { $company } noch Ressourcen?
}
    .hint = { $all-ran ->
        [0] { $lacking ->
            [0] Sie hat alles.
           *[other] Es fehlt{ missing-cubes }{ $workers ->
                [0] .
                [one] {" "}· 1 Arbeiter.
               *[other] {" "}· { $workers } Arbeiter.
            }
        }
       *[1] Alle Fabriken haben produziert. In der Kasse sind { $treasury } $.
    }
a-produce-run = { $factory } produziert
a-produce-line = Diese Linie: { $line }
a-produce-stop = { $all-ran ->
    [0] Nicht weiter produzieren
   *[1] Genug, verkaufen
}
a-produce-buy = { $cube } kaufen
a-produce-row = { $row } kaufen · { $cost } $
a-produce-trade = { a-place-trade }
a-produce-use = { a-place-use }
a-produce-drop = { a-place-drop }
q-sell_goods = Wo verkauft { $company }?
    .hint = { $stored ->
        [one] 1 Ware
       *[other] { $stored } Waren
    } zu { $price } $; Umsatz bisher { $revenue } $. Ausgezahlt steigt der Wert ab { $rise-1 } $, um zwei Schritte ab { $rise-2 } ${ $rise-3 ->
        [0] {""}
       *[other] , um drei ab { $rise-3 } $
    }.
a-sell_goods-best = Bestens verteilt · { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} für { $income } ${ $left ->
    [0] {""}
   *[other] {" "}· links { $left }
}{ $middle ->
    [0] {""}
   *[other] {" "}· Mitte { $middle }
}{ $right ->
    [0] {""}
   *[other] {" "}· rechts { $right }
}{ $rest ->
    [0] {""}
   *[other] {" "}· halber Preis { $rest }
}
a-sell_goods-sell = { $demand } · Platz für { $room }{ $bonus-cash ->
    [0] {""}
   *[other] , voll gibt { $bonus-cash } $
}
a-sell_goods-half = Halber Preis, { $goods } · { $half-price } $ je Ware
a-sell_goods-done = Den Rest behalten
a-sell_goods-trade = { a-place-trade }
a-sell_goods-use = { a-place-use }
a-sell_goods-drop = { a-place-drop }
q-sell_count = Wie viele Waren verkauft { $company } dort?
a-sell_count-sell = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} · { $income } $
q-payout = Was geschieht mit { $revenue } $?
    .hint = { $company } steht bei { $value } $, in der Kasse sind { $treasury } $.
a-payout-dividends = { $share } $ je Aktie zahlen · { $mine } $ für dich, { $kept } $ für die Kasse, Wert { $up } $
a-payout-withhold = { $revenue } $ einbehalten · Wert { $down } $
a-payout-trade = { a-place-trade }
a-payout-use = { a-place-use }
a-payout-drop = { a-place-drop }
q-end_assets = Noch etwas für { $company }?
    .hint = Eine Aktie ist { $value } $ wert.
a-end_assets-done = Seinen Zug beenden
a-end_assets-trade = { a-place-trade }
a-end_assets-use = { a-place-use }
a-end_assets-drop = { a-place-drop }

## Warum nicht

why-in-play = { $company } ist schon im Spiel.
why-closed = { $company } ist geschlossen und kommt nicht wieder.
why-not-in-game = { $company } gehört nicht zu diesem Spiel.
why-no-founding-value = Gegründet wird nicht bei { $stock }.
why-founding-cash = Du hast { $cash } $, die Gründung kostet { $cost } $.
why-limit = Du hast { $certificates } Zertifikate, das Limit ist { $limit }.
why-surplus = Erst musst du noch { $surplus ->
    [one] 1 Zertifikat
   *[other] { $surplus } Zertifikate
} verkaufen.
why-no-shares = Dir gehört nichts von { $company }.
why-sold-already = Du hast { $company } in diesem Zug schon verkauft; einmal je Zug.
why-director-basic = Du leitest { $company }. Im Basisspiel wird dieses Zertifikat nie verkauft.
why-director-stays = Niemand sonst hat { $needed } Aktien von { $company }.
why-not-so-many = So viele Zertifikate sind nicht da.
why-no-preferred = Das Vorzugszertifikat von { $company } gehört dir nicht.
why-not-director = Du leitest { $company } nicht.
why-surplus-left = Dann bliebe zu wenig zum Verkaufen; { $surplus } müssen weg.
why-not-founded = { $company } ist nicht im Spiel.
why-sold-this-decade = Du hast { $company } in dieser Dekade verkauft.
why-none-for-sale = Ein solches Zertifikat von { $company } ist nicht zu haben.
why-six-shares = Du hast { $shares } Aktien von { $company }, mehr als { $most } gehen nicht.
why-share-cash = Du hast { $cash } $, es kostet { $cost } $.
why-director-no-preferred = Du leitest { $company }; dem Direktor gehört nie das Vorzugszertifikat.
why-not-in-hand = { $building } hast du nicht.
why-not-received = { $building } hast du nicht gerade bekommen.
why-not-built = Niemand hat { $building } gebaut.
why-building-taken = Auf { $building } steht schon ein Partner.
why-space-taken = Auf „{ $space }“ steht schon ein Partner.
why-later = „{ $space }“ gibt es ab { $decade }.
why-you-direct = Du leitest ein Unternehmen.
why-no-company = Du leitest kein Unternehmen.
why-company-cash = { $company } hat { $treasury } $, es kostet { $cost } $.
why-no-worker-space = { $company } hat dort keinen Arbeiterplatz frei.
why-no-manager-space = { $company } hat keinen Platz für einen Manager.
why-no-salesperson-space = { $company } hat keinen Platz für einen Verkäufer.
why-no-assets = Keine Kapitalanlage liegt aus.
why-no-resources = { $company } kauft keine Ressourcen und nutzt kein Ressourcengebäude.
why-no-salespeople = { $company } darf nichts nutzen, was einen Verkäufer bringt.
why-no-automation = { $company } hat zu wenige Arbeiter zum Automatisieren.
why-not-your-company = { $company } handelt jetzt nicht für dich.
why-hire-one = Stelle mindestens einen Arbeiter ein.
why-not-its-factory = Diese Fabrik hat { $company } nicht.
why-must-place = Ein Platz ist frei: Der Arbeiter kommt hinein.
why-has-manager = { $factory } von { $company } hat alle Manager.
why-no-worker-there = In { $factory } von { $company } arbeitet niemand.
why-other-type = Es muss etwas anderes als { $resource } sein.
why-not-on-haymarket = Am Haymarket Square liegt kein Würfel { $resource }.
why-not-your-asset = { $asset } ist nicht zur Hand.
why-no-trade-now = Getauscht wird vor dem Verkauf oder am Ende des Zuges.
why-two-cubes = { $company } hat keine { $give } { $resource }.
why-nothing-to-take = Am Haymarket Square liegt nichts anderes.
why-exhausted = { $asset } ist bis zur nächsten Dekade erschöpft.
why-asset-later = { $asset } wirkt zu einer anderen Zeit.
why-asset-cash = { $company } hat { $treasury } $, { $asset } kostet { $cost } $.
why-no-effect = { $asset } würde jetzt nichts ändern.
why-not-in-row = { $asset } liegt nicht aus.
why-no-preferred-there = Das Vorzugszertifikat von { $company } ist nicht in der Kasse.
why-not-from-x = Vom X-Feld wird nichts verkauft.
why-no-such-cube = Dort liegt kein Würfel { $resource } mehr.
why-needs-workers = { $company } hat dafür zu wenige Arbeiter.
why-needs-cubes = Bei { $company } fehlt{ missing-cubes }.
why-all-ran = Alle Fabriken von { $company } haben produziert.
why-choose-line = { $company } wählt eine Linie.
why-no-lines = Diese Linie hat { $company } nicht.
why-bought-before = Gekauft wird vor der Produktion.
why-no-goods = { $company } hat keine Waren.
why-other-goods = { $company } macht andere Waren.
why-sold-there = Dort hat { $company } in diesem Zug schon verkauft.
why-row-open = In der Reihe ist noch Platz.
why-takes-no-goods = Dieses Feld nimmt keine Waren.
why-full = Dieses Feld ist voll.
why-fits = Möglich ist 1 bis { $most }.
why-wages-unpaid = { $company } hat nicht alle Löhne bezahlt.
why-nothing-made = Bei { $company } lief keine Fabrik.
why-nothing-sold = { $company } hat nichts verkauft.

## Das Protokoll

f-chapter-stock = { $decade } · Aktien-Phase
f-chapter-building = { $decade } · Bau-Phase
f-chapter-action = { $decade } · Aktions-Phase
f-chapter-operating = { $decade } · Betrieb-Phase
f-chapter-end = Das Spiel endet
f-founded = { $seat } gründet { $company } bei { $stock } für { $cost } $.
f-partner-on = Ein Partner von { $seat } wartet in { $factory } von { $company }.
f-partner-waits = { $seat } verliert { $company }; der Partner wartet in der Bank.
f-closed = { $company } schließt.
f-consoled = { $seat } bekommt { $amount } $ von der Bank.
f-passed = { $seat } passt.
f-sold = { $seat } verkauft { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
} von { $company } für { $income } $.
f-bought-from-bank = { $seat } kauft { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
} von { $company } aus dem Bankbereich für { $cost } $.
f-bought-from-company = { $seat } kauft { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
} von { $company } aus der Kasse für { $cost } $.
f-director = { $seat } übernimmt { $company } von { $seat2 }.
f-shielded = Price Protection hält den Wert von { $company }.
f-rises = { $company } steigt auf { $stock }.
f-falls = { $company } fällt auf { $stock }.
f-deal = { $seat } bekommt den Prioritäts-Deal.
f-sold-out = { $company } ist ausverkauft.
f-dealt = Du ziehst { $building }.
f-gave = Du gibst { $building } und { $building2 } an { $seat2 }.
f-got = Du bekommst { $building } und { $building2 } von { $seat2 }.
f-drafted = Alle geben zwei Plättchen weiter.
f-gave-one = Du gibst { $building } an { $seat2 } weiter.
f-got-one = Du bekommst { $building } von { $seat2 }.
f-drafted-on = Alle geben ein Plättchen weiter.
f-built = { $seat } baut { $building }.
f-workers-came = { $count ->
    [0] Keine Arbeiter kommen
    [one] 1 Arbeiter kommt
   *[other] { $count } Arbeiter kommen
} auf den Arbeitsmarkt.
f-row-partners = Alle gewinnen einen Partner.
f-placed = { $seat }: { $space }, für { $company }.
f-visited = { $seat } nutzt { $building } für { $company }.
f-banked = { $seat } leitet kein Unternehmen und nimmt { $amount } $.
f-owner-paid = { $company } zahlt { $seat } { $amount } $.
f-owner-paid-by-bank = Die Bank zahlt { $seat } { $amount } $.
f-extra-dividends = { $company } zahlt { $share } $ je Aktie aus der Kasse.
f-first = { $seat } zieht an die erste Position.
f-hired = { $company } stellt einen Arbeiter für { $factory } ein, { $cost } $.
f-worker-placed = Ein Arbeiter beginnt in { $factory } von { $company }.
f-worker-declined = { $company } verzichtet auf den Arbeiter.
f-no-room-worker = { $company } hat keinen Platz für einen Arbeiter.
f-manager-placed = Ein Manager beginnt in { $factory } von { $company }.
f-no-room-manager = { $company } hat keinen Platz für einen Manager.
f-salesperson-placed = { $company } bekommt einen Verkäufer.
f-no-room-salesperson = { $company } hat keinen Platz für einen Verkäufer.
f-swapped = { $company } tauscht einen Manager gegen { $count } Waren und Attraktivität.
f-automated = { $company } automatisiert einen Arbeiter in { $factory }.
f-worker-moved = Der Arbeiter zieht nach { $factory } von { $company }.
f-worker-to-market = Der Arbeiter geht von { $company } auf den Arbeitsmarkt.
f-worker-home = Der Arbeiter verlässt { $company }; der Arbeitsmarkt ist voll.
f-appeal = { $company } hat Attraktivität { $appeal }.
f-bonus = { $company } nimmt den Bonus: { $bonus }.
f-bonus-cash = { $company } nimmt { $amount } $ statt eines Bonus.
f-cube = { $company } nimmt 1 { $resource }.
f-row-cubes = { $company } nimmt { $count } { $resource } kostenlos aus der Lieferkette.
f-traded = { $company } tauscht zwei { $resource } gegen ein { $resource2 }.
f-bag-refilled = Der Beutel wird vom Haymarket Square aufgefüllt.
f-asset-bought = { $company } kauft { $asset } für { $cost } $.
f-asset-gone = { $company } hat keinen Platz; { $asset } verlässt das Spiel.
f-asset-turned = { $asset } wird aufgedeckt.
f-asset-left = { $asset } verlässt das Spiel.
f-used = { $company } nutzt { $asset }{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } $
}.
f-dropped = { $company } wirft { $asset } ab.
f-operates = { $company } ist in Betrieb.
f-emergency = { $company } verkauft { $shares ->
    [one] 1 eigene Aktie
   *[other] { $shares } eigene Aktien
} für { $income } $.
f-wages = { $company } zahlt { $amount } $ Löhne.
f-cube-bought = { $company } kauft 1 { $resource } für { $cost } $.
f-produced = { $factory } von { $company } macht { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}.
f-bonus-goods = { $company } bekommt { $count ->
    [one] 1 Bonus-Ware
   *[other] { $count } Bonus-Waren
}.
f-start-partner = Alle Fabriken von { $company } liefen: { $seat } gewinnt einen Partner.
f-sold-goods = { $company } verkauft { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} ({ $demand }) für { $income } $.
f-sold-half = { $company } verkauft { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} zum halben Preis für { $income } $.
f-dividends = { $company } verdient { $revenue } $ und zahlt { $share } $ je Aktie.
f-withheld = { $company } behält { $revenue } $ ein.

## Wertung und Bestand

score-cash = Bargeld
score-shares = Aktien
score-goals = Öffentliche Ziele
break-goals = Gewonnene Ziele
tally-cash = Bargeld
    .amount = { $amount } $
tally-shares = Aktien
    .amount = { $amount } $
tally-certificates = Zertifikate
    .one = Zertifikat
    .amount = { $amount }
tally-partners = Partner
    .one = Partner
    .amount = { $amount }
tally-treasury = Kassen
    .amount = { $amount } $
tally-cubes = Ressourcen
    .one = Ressource
    .amount = { $amount }
tally-goods = Waren
    .one = Ware
    .amount = { $amount }
tally-workers = Arbeiter
    .one = Arbeiter
    .amount = { $amount }
tally-automation = Automatisierung
    .amount = { $amount }
tally-managers = Manager
    .one = Manager
    .amount = { $amount }
tally-salespeople = Verkäufer
    .one = Verkäufer
    .amount = { $amount }
tally-appeal = Attraktivität
    .amount = { $amount }

## Der Tisch in Worten

plain-order = Initiative: { $initiative }. Prioritäts-Deal: { $deal }.
plain-company = { $company } ({ $goods }), geleitet von { $director }: Wert { $value }, Attraktivität { $appeal }, Preis { $price } $
plain-treasury = {"  "}Kasse { $cash } $, Waren { $goods }, Ressourcen { $cubes }, Verkäufer { $salespeople }, Bonusmarker { $markers }
plain-factory = {"  "}{ $factory }: { $workers } Arbeiter und { $automated } automatisiert von { $spaces }, Manager { $managers }; { $needs } macht { $goods }{ $partner ->
    [0] {""}
   *[1] ; ein Startpartner wartet
}
plain-asset = {"  "}{ $asset }, { $ready ->
    [0] erschöpft
   *[1] bereit
}
plain-holders = {"  "}Aktien: { $held }; Kasse { $treasury }, Bankbereich { $pool }; das Vorzugszertifikat { $preferred ->
    [treasury] liegt in der Kasse
    [bank] liegt im Bankbereich
   *[player] gehört einem Spieler
}
plain-demand = Nachfrage (noch { $count } Plättchen{ $stack ->
    [0] {""}
   *[other] , das nächste aus Stapel { $stack }
})
plain-space = { $printed ->
    [0] { $holds ->
        [0] X
       *[other] { $goods } von { $holds }
    }
   *[1] { $column ->
        [0] gedruckt X
        [1] gedruckt { $goods } von { $holds }
       *[2] halber Preis
    }
}
plain-supply = Lieferkette ({ $bag } Würfel im Beutel)
plain-supply-space = { $price ->
    [0] X
   *[other] { $price } $
}: { $cubes }
plain-haymarket = Haymarket Square: { $cubes }
plain-market = Arbeitsmarkt: { $count } Arbeiter, der nächste kostet { $price } $
plain-assets = Kapitalanlagen ({ $count } im Stapel)
plain-asset-price = { $asset } { $cost } $
plain-goals = Öffentliche Ziele
plain-player = { $player }: Bargeld { $cash } $, Vermögen { $worth } $, Zertifikate { $certificates } von { $limit }, Partner { $available } von { $partners }
plain-shares = Aktien: { $shares }
plain-building = { $year }: { $building }{ $taken ->
    [0] {""}
   *[1] , genutzt von { $user }
}
plain-hand = Hand: { $tiles }
plain-hidden = Hand: { $count } verdeckt

# --- Zeichnung ---

drawing-board = Der Spielplan von Chicago 1875
drawing-describe = { $year }: oben Aktienübersicht und Attraktivitätsleiste, darunter Aktionsfelder und Gebäude, Märkte und Unternehmen.
drawing-money = { $amount } $
drawing-stock = Aktienübersicht
drawing-stock-note = ab { $value } $ bis zu drei Schritte je Auszahlung
drawing-closed = geschlos­sen
drawing-appeal = Attraktivität
drawing-appeal-note = die höchste ist im Betrieb zuerst dran
drawing-spaces = Aktionsfelder
drawing-worker-price = nächster Arbeiter { $price } $
drawing-from = ab { $year }
drawing-assets = Kapitalanlagen
drawing-assets-note = { $count } im Stapel
drawing-ready = bereit
drawing-used = erschöpft
drawing-buildings = Gebäude
drawing-buildings-note = offen für alle
drawing-company-pays = Unternehmen
drawing-bank-pays = Bank
drawing-own-rule = { $company ->
    [american_flyer] Automatisiert nie, hat keine Verkäufer. Mit beiden Managern: Preis 50 $, nach jedem Lauf 1 Attraktivität. Kataloge bringen 40 $ mehr.
    [quaker_oats] Braucht und kauft keine Ressourcen, hat keine Verkäufer. Zahlt zuerst jedem Arbeiter 20 $, sonst darf es nur einbehalten. Zwei Arbeiter auf einmal: einen umsonst automatisieren.
    [oscar_mayer] Automatisiert nie. Betreibt je Dekade eine Linie, deren Preis für alle verkauften Waren gilt. Je zwei Verkäufer: +10 $.
    [schwinn] Hat keine Manager. Einmal je Dekade statt eines Managers: 2 Stahl gegen 2 Waren und 3 Attraktivität.
    [florsheim] Macht 10 Waren, wenn alles automatisiert ist. Die Manager der ersten und letzten Fabrik automatisieren nach dem Lauf einen Arbeiter.
   *[other] {""}
}
drawing-demand = Nachfrage
drawing-demand-note = noch { $count } Plättchen{ $stack ->
    [0] {""}
   *[other] {" "}· nächstes: Stapel { $stack }
}
drawing-goods = { $goods ->
    [food_dairy] Lebens­mittel & Milch
    [dry_goods] Trocken­ware
    [meat_packing] Fleischver­packung
   *[shoes] Schuhe
}
drawing-supply = Lieferkette
drawing-supply-note = { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
} im Beutel
drawing-haymarket = Haymarket Square
drawing-goals = Öffentliche Ziele
drawing-goals-note = je { $reward } $
drawing-companies = Unternehmen
drawing-companies-note = Anteile in Zehnteln
drawing-unfounded = Noch zu gründen
drawing-factory-ready = bereit
drawing-factory-lacks = fehlt
drawing-factory-ran = gelaufen
drawing-value = Wert
drawing-appeal-short = Attrakt.
drawing-treasury = Kasse
drawing-run = { $count ->
    [0] Keine Fabrik hat alle Arbeiter
    [one] 1 besetzte Fabrik: noch { $cost } $ für Ressourcen, Ertrag { $goods }
   *[other] { $count } besetzte Fabriken: noch { $cost } $ für Ressourcen, Ertrag { $goods }
}
drawing-run-impossible = Für die besetzten Fabriken gibt es nicht genug Ressourcen
drawing-shares = { $name }: { $shares } %, Wert { $value }
drawing-limit = Aktienzertifikate: { $count } von { $limit }
drawing-partners = Partner zur Hand: { $count }
drawing-hand = Gebäude auf der Hand: { $count }
drawing-cash = Persönliches Vermögen
drawing-worth = Vermögen und Aktien
drawing-phase = { $phase ->
    [stock] Aktien
    [building] Bau
    [action] Aktion
    [operating] Betrieb
   *[cleanup] Aufräumen
}
drawing-initiative = Initiative
drawing-dividends = Dividenden
