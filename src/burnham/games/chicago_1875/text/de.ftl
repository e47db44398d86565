# Chicago 1875: City of the Big Shoulders

game-name = Chicago 1875
game-line = Gründe Unternehmen, besetze ihre Fabriken und lass dich von den Aktien reich machen.
brief-goal = Nach fünf Dekaden am meisten Geld besitzen.
brief-turn = In jeder Dekade: Aktien kaufen und Unternehmen gründen, bauen, Partner auf Aktionsfelder schicken; dann arbeiten deine Unternehmen: Sie kaufen Ressourcen, stellen her, verkaufen und schütten aus.
brief-points = Dein Bargeld, deine Aktien zu ihrem letzten Wert und in einer Partie mit Zielen 200 $ für jedes, bei dem du vorn liegst. Was in der Kasse eines Unternehmens bleibt, zählt für niemanden.
brief-end = Nach der Betriebsphase der fünften Dekade.
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
    .about = Schließt ein Unternehmen, zahlt die Bank dem Direktor 150 $ und den anderen 10 $ je Aktie.
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
    [fundraising_40] Mittel­beschaffung 40 $
    [fundraising_60] Mittel­beschaffung 60 $
    [fundraising_80] Mittel­beschaffung 80 $
   *[bank_no_company] Bank (ohne Unternehmen)
}
kind-building = { $id ->
    [e1_wood_steel] 1 Holz + 1 Stahl
    [e1_wood_coal] 1 Holz + 1 Kohle
    [e1_wood_livestock] 1 Holz + 1 Vieh
    [e1_like] 2 identische Ressourcen
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
    [e2_like] 2 identische Ressourcen
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
    .bare = { $id ->
        [livestock] Vieh
        [steel] Stahl
        [wood] Holz
       *[coal] Kohle
    }{ $price ->
        [0] {" "}von X
       *[other] {""}
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
    [1] in der Mitte
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
    [worker] einen Arbeiter
    [salesperson] einen Verkäufer
    [automation] einen Arbeiter automatisieren
    [partner] einen Partner für dich
    [bonus_good] einen Bonus-Warenmarker
   *[stock_step] den Aktienwert um eine Stufe erhöhen
}
    .told = { $id ->
        [worker] bekommt einen Arbeiter
        [salesperson] bekommt einen Verkäufer
        [automation] automatisiert einen Arbeiter
        [partner] verschafft dem Direktor einen Partner
        [bonus_good] bekommt einen Bonus-Warenmarker
       *[stock_step] steigt um eine Stufe im Wert
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
    [stock] Aktienphase
    [building] Bauphase
    [action] Aktionsphase
    [operating] Betriebsphase
    [cleanup] Aufräumphase
   *[end] Ende
}
kind-gift = { $id ->
    [livestock] { $count } Vieh
    [steel] { $count } Stahl
    [wood] { $count } Holz
    [coal] { $count } Kohle
    [any] { $count ->
        [one] 1 Ressource deiner Wahl
       *[other] { $count } Ressourcen deiner Wahl
    }
    [alike] { $count } identische Ressourcen deiner Wahl
    [unlike] { $count } verschiedene Ressourcen deiner Wahl
    [appeal] { $count } Attraktivität
    [good] { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }
    [worker] { $count } Arbeiter
    [manager] { $count } Manager
    [salesperson] { $count } Verkäufer
    [staff] ein Manager oder ein Verkäufer
    [automation] { $count ->
        [one] Automatisierung von 1 Arbeiter
       *[other] Automatisierung von { $count } Arbeitern
    }
    [revenue] { $count } $ mehr Umsatz
    [price] { $count } $ mehr für jede in diesem Zug verkaufte Ware
    [step] { $count ->
        [one] Aktienwert 1 Stufe höher
       *[other] Aktienwert { $count } Stufen höher
    }
    [shield] der Aktienwert fällt dieses eine Mal nicht
    [discount] eine Kapitalanlage, { $count } $ billiger
   *[dividends] zusätzliche Dividenden von { $count } $ aus seiner Kasse
}
kind-priority_deal = Prioritäts-Deal
kind-initiative_place = Initiative, Position { $place }
kind-stock_track = Aktienübersicht
kind-forecast = { $pays ->
    [0] Wert nach dem Einbehalten
   *[other] Wert nach der Ausschüttung
}
kind-appeal_track = Attraktivitätsleiste
kind-appeal_space = Attraktivität { $place }
kind-action_spaces = Aktionsfelder
kind-asset_stack = Kapitalanlagen
kind-asset_gap = keine Kapitalanlage für { $price } $
kind-building_rows = Gebäude
kind-building_site = Bauplatz von { $year }
kind-register = Unternehmen
kind-treasury_shares = Aktien in den Kassen
kind-bank_pool = Bankbereich
kind-prospects = noch zu gründende Unternehmen
kind-company_charter = Unternehmensurkunde von { $name }
kind-share_value = Aktienwert von { $name }
kind-company_appeal = Attraktivität von { $name }
kind-company_treasury = Unternehmenskasse von { $name }
kind-company_cubes = Ressourcen von { $name }
kind-company_goods = Waren von { $name }
kind-company_price = Verkäufer und Preis von { $name }
kind-company_outlook = Ausblick für { $name }
kind-company_rule = Sonderregel von { $name }
kind-demand_market = Nachfrage
kind-demand_stack = weitere Nachfrage-Plättchen
kind-completion = Umsatzbonus der { $column ->
    [0] linken Spalte
    [1] mittleren Spalte
   *[2] rechten Spalte
}
kind-supply_chain = Lieferkette
kind-supply_space = { $price ->
    [0] Feld X der Lieferkette
   *[other] Feld { $price } $ der Lieferkette
}
kind-row_price = Spalte { $price } $ der Lieferkette
kind-haymarket_square = Haymarket Square
kind-public_goals = öffentliche Ziele
kind-own_shares = Aktien
kind-own_share = Aktien von { $name }
kind-own_certificates = Aktienzertifikate
kind-own_partners = Partner
kind-own_hand = Gebäude auf der Hand
kind-own_cash = persönliches Vermögen
kind-own_worth = Vermögen und Aktien

## Gründung

q-found = Welches Unternehmen gründest du?
    .hint = Du bekommst das 30-%-Zertifikat und leitest es.
a-found-found = { $company } gründen{ $only ->
    [0] {""}
   *[1] {" "}· { $stock } je Aktie, { $cost } $ zahlen
}
    .unpriced = { $company } gründen{ $only ->
        [0] {""}
       *[1] {" "}· { $stock } je Aktie
    }
q-found_value = Was ist eine Aktie von { $company } wert?
    .hint = Du zahlst das Dreifache in die Unternehmenskasse. Du hast { $cash } $.
a-found_value-value = { $stock } · { $cost } $ zahlen, { $left } $ behalten
    .unpriced = { $stock } · du behältst { $left } $

## Aktienphase

q-stock = { $surplus ->
    [0] { $acted ->
        [0] Was kaufst oder verkaufst du?
       *[1] Du hast verkauft. Was nun?
    }
    [one] Du musst noch 1 Zertifikat verkaufen. Von welchem Unternehmen?
   *[other] Du musst noch { $surplus } Zertifikate verkaufen. Von welchem Unternehmen?
}
    .hint = Erst verkaufen, dann ein Zertifikat kaufen. Du hast { $certificates } von { $limit } Zertifikaten und { $cash } $.
a-stock-sell = { $company } verkaufen · { $only ->
    [0] { $shares ->
        [one] du hast 1 Aktie
       *[other] du hast { $shares } Aktien
    } zu { $value } $
   *[1] { lot-sold }{ lot-comes }
}
a-stock-buy = { $company } kaufen · { $only ->
    [0] { $value } $ je Aktie
   *[1] { certificate-bought }
}
    .unpriced = { $company } kaufen · { $only ->
        [0] { $value } $ je Aktie
       *[1] { certificate-bought.unpriced }
    }
a-stock-found = Ein Unternehmen gründen
a-stock-end = { $acted ->
    [0] Passen
   *[1] Zug beenden
}
q-sell_lot = Was verkaufst du von { $company }?
    .hint = Alles zu { $value } $ je Aktie; danach fällt der Wert je Aktie um eine Stufe.
lot-sold = { $lot ->
    [0] { $count ->
        [one] 1 Stammaktie
       *[other] { $count } Stammaktien
    }
    [1] { $count ->
        [0] das Vorzugszertifikat
        [one] das Vorzugszertifikat und 1 Stammaktie
       *[other] das Vorzugszertifikat und { $count } Stammaktien
    }
   *[2] { $count ->
        [0] das Direktorenzertifikat
        [one] das Direktorenzertifikat und 1 Stammaktie
       *[other] das Direktorenzertifikat und { $count } Stammaktien
    }
}
value-falls = { $fall ->
    [0] Wert bleibt bei { $stock }
   *[other] Wert fällt auf { $stock }
}{ $closing ->
    [1] , das Unternehmen schließt, wenn er nicht wieder steigt
   *[other] {""}
}{ $shield ->
    [0] {""}
   *[1] , falls Price Protection ihn nicht hält
}
lot-comes = {" "}· { $income } $, { value-falls }{ $change ->
    [0] {""}
   *[1] ; { $seat2 } übernimmt die Leitung
}
    .unpriced = {" "}· { value-falls }{ $change ->
        [0] {""}
       *[1] ; { $seat2 } übernimmt die Leitung
    }
turn-ends = { $ends ->
    [0] {""}
   *[1] {" "}· behält { $withheld } $ ein, { value-falls }
}
a-sell_lot-commons = { lot-sold }{ lot-comes }
    .unpriced = { lot-sold }{ lot-comes.unpriced }
a-sell_lot-preferred = { lot-sold }{ lot-comes }
    .unpriced = { lot-sold }{ lot-comes.unpriced }
a-sell_lot-director = { lot-sold }{ lot-comes }
    .unpriced = { lot-sold }{ lot-comes.unpriced }
q-price_protection = Hält Price Protection den Wert von { $company }?
    .hint = Er liegt bei { $value } $. Ohne Price Protection: { value-falls }. Das geht einmal je Dekade.
a-price_protection-shield = Erschöpfen · Wert bleibt bei { $value } $
a-price_protection-decline = Verzichten · { value-falls }
q-buy_certificate = Welches Zertifikat von { $company } kaufst du?
    .hint = Du hast { $cash } $ und { $shares } von höchstens { $most } Aktien.
certificate-bought = { $certificate ->
    [0] eine Stammaktie aus dem Bankbereich · { $cost } $ an die Bank
    [1] eine Stammaktie vom Unternehmen · { $cost } $ in seine Kasse
   *[2] das Vorzugszertifikat, 2 Aktien · { $cost } $ { $from-bank ->
        [0] in seine Kasse
       *[1] an die Bank
    }
}{ $change ->
    [0] {""}
   *[1] ; du übernimmst die Leitung
}
    .unpriced = { $certificate ->
        [0] eine Stammaktie aus dem Bankbereich
        [1] eine Stammaktie vom Unternehmen
       *[2] das Vorzugszertifikat, 2 Aktien{ $from-bank ->
            [0] {""}
           *[1] , von der Bank
        }
    }{ $change ->
        [0] {""}
       *[1] ; du übernimmst die Leitung
    }
a-buy_certificate-pool = { certificate-bought }
    .unpriced = { certificate-bought.unpriced }
a-buy_certificate-charter = { certificate-bought }
    .unpriced = { certificate-bought.unpriced }
a-buy_certificate-preferred = { certificate-bought }
    .unpriced = { certificate-bought.unpriced }

## Bauphase

q-draft_keep = Welches Plättchen behältst du?
    .hint = Die anderen beiden gehen an { $seat2 }. Sonst sieht sie niemand.
a-draft_keep-keep = „{ $building }“ behalten
q-draft_pass_on = Welches der beiden neuen Plättchen gibst du weiter?
    .hint = Es geht an { $seat2 }.
a-draft_pass_on-pass = „{ $building }“ weitergeben
q-build = Was baust du { $decade }?
    .hint = Alle Gebäude werden zusammen aufgedeckt. Alle dürfen sie nutzen, du verdienst an deinem.
a-build-build = „{ $building }“ bauen · bringt { $workers ->
    [0] keine Arbeiter
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
}
q-discard = Welches Plättchen verlässt das Spiel?
    .hint = Niemand sieht es. Das andere behältst du.
a-discard-discard = „{ $building }“ abwerfen

## Aktionsphase

q-place = Wohin geht dein Partner?
    .hint = { $partners ->
        [one] Dein letzter Partner in dieser Dekade.
       *[other] Du hast noch { $partners } Partner.
    }
at-once = { $does ->
    [0] {""}
    [1] {" "}· der erste Arbeiter in { $factory } für { $cost } $
   *[2] {" "}· { $asset } für { $cost } $
}
a-place-place = { $space }{ $sole ->
    [0] {""}
   *[1] {" "}· { $company }
}{ at-once }
a-place-visit = { $building }{ $sole ->
    [0] {""}
   *[1] {" "}· { $company }
} · { $seat2 }, { $decade }, { $by-company ->
    [0] Bank zahlt { $amount } $
   *[1] Unternehmen zahlt { $amount } $
}{ at-once }
a-place-trade = { $give } { $resource } von { $company } gegen { $only ->
    [0] eine andere Ressource
   *[1] 1 { $resource2 }
} tauschen{ turn-ends }
a-place-use = { $asset } von { $company } nutzen{ $cost ->
    [0] {""}
   *[other] {" "}· { $cost } $
}{ turn-ends }
a-place-drop = { $asset } von { $company } abwerfen{ turn-ends }
q-company = Welches Unternehmen nutzt { $on-building ->
    [0] „{ $space }“
   *[1] „{ $building }“
}?
    .hint = Es zahlt aus der eigenen Kasse und bekommt die ganze Wirkung.
a-company-act = { $company } · Kasse { $treasury } ${ at-once }
q-first_player = Nimmst du die erste Position?
    .hint = Du bist Nummer { $place }. Die neue Reihenfolge gilt ab der nächsten Runde.
a-first_player-first = An die erste Position gehen
a-first_player-keep = Die Reihenfolge so lassen
q-end_turn = Noch etwas, bevor dein Zug endet?
    .hint = Du darfst noch Ressourcen tauschen und Kapitalanlagen deiner Unternehmen nutzen.
a-end_turn-done = Zug beenden
a-end_turn-trade = { a-place-trade }
a-end_turn-use = { a-place-use }
a-end_turn-drop = { a-place-drop }

## Leute

q-hire = Wohin kommt der nächste Arbeiter von { $company }?
    .hint = Er kostet { $cost } $; in der Kasse sind { $treasury } $.
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
       *[other] Wähle { $count } Arbeiter; dann wechseln sie den Platz.
    }
a-automate-automate = Die eines Arbeiters in { $factory }
q-relocate = Wohin geht der Arbeiter?
    .hint = Er bleibt bei { $company }, solange dort ein Platz frei ist.
a-relocate-move = In { $factory }
q-quaker_free = Automatisiert { $company } einen Arbeiter kostenlos?
    .hint = Es hat gerade mindestens zwei Arbeiter eingesetzt.
a-quaker_free-automate = Einen automatisieren
a-quaker_free-decline = Nein
q-schwinn_swap = { $company } hat keine Manager. Diesen eintauschen?
    .hint = Einmal je Dekade: { $steel } Stahl gegen { $goods-count } Waren und { $steps } Attraktivität.
a-schwinn_swap-swap = { $steel } Stahl abgeben
a-schwinn_swap-decline = Nein, der Manager verfällt

## Attraktivität, Ressourcen, Kapitalanlagen

q-appeal_bonus = { $company } erreicht Attraktivität { $appeal }. Was nimmst du?
a-appeal_bonus-take = Bonus: { $bonus }
a-appeal_bonus-cash = { $amount } $ in die Kasse
q-resource_pick = { $pick ->
    [1] { $count } identische Ressourcen für { $company }: welche?
   *[other] Welche Ressource nimmt { $company }?
}
    .hint = { $count ->
        [one] Eine Ressource deiner Wahl.
       *[other] { $count } Ressourcen deiner Wahl.
    }
a-resource_pick-take = { $resource } · { $there } vorhanden
q-row_cubes = Nimmt { $company } { $resource } aus der Lieferkette?
    .hint = Auf dem Haymarket Square liegt davon zu wenig; aus der Reihe ist es kostenlos.
a-row_cubes-leave = Nichts aus der Reihe nehmen
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

## Betriebsphase

q-emergency = Notfall-Mittelbeschaffung: Verkauft { $company } eigene Zertifikate?
    .hint = { $value } $ je Aktie kommen in die Kasse, in der { $treasury } $ sind; der Wert fällt je Aktie um eine Stufe und um eine mehr.
a-emergency-none = Nein{ turn-ends }
a-emergency-commons = { lot-sold }{ lot-comes }
a-emergency-preferred = { lot-sold }{ lot-comes }
cubes-told = { $livestock ->
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
    .hint = In der Kasse sind { $treasury } $. { $staffed ->
        [0] Keine Fabrik hat alle Arbeiter.
       *[other] { $lacking ->
            [0] Die besetzten Fabriken haben alles, was sie brauchen.
           *[other] Noch nötig{ cubes-told }. { $all-cost ->
                [-1] Nicht alles davon ist zu haben.
               *[other] Am billigsten für { $all-cost } ${ cheapest-way }.
            }
        }
    }
a-buy_cubes-buy = { $cube }
    .unpriced = { $cube-bare }
a-buy_cubes-row = { $row } · { $cost } $
a-buy_cubes-done = { $staffed ->
    [0] Nichts mehr kaufen
   *[other] Genug, produzieren
}{ turn-ends }
a-buy_cubes-trade = { a-place-trade }
a-buy_cubes-use = { a-place-use }
a-buy_cubes-drop = { a-place-drop }
q-produce = { $all-ran ->
    [0] Produziert { $factory } von { $company }?
   *[1] Kauft { $company } noch Ressourcen?
}
    .hint = { $all-ran ->
        [0] { $lacking ->
            [0] Sie hat alles, was sie braucht.
           *[other] Noch nötig{ cubes-told }{ $workers ->
                [0] .
                [one] {" "}· 1 Arbeiter.
               *[other] {" "}· { $workers } Arbeiter.
            }
        }
       *[1] Alle Fabriken haben produziert. In der Kasse sind { $treasury } $.
    }
a-produce-run = { $factory } produziert{ turn-ends }
a-produce-line = Diese Linie: { $line }{ turn-ends }
a-produce-stop = { $all-ran ->
    [0] Nicht weiter produzieren
   *[1] Genug, verkaufen
}{ turn-ends }
a-produce-buy = { $cube } kaufen
    .unpriced = { $cube-bare } kaufen
a-produce-row = { $row } kaufen · { $cost } $
a-produce-trade = { a-place-trade }
a-produce-use = { a-place-use }
a-produce-drop = { a-place-drop }
q-sell_goods = Wo verkauft { $company }?
    .hint = { $stored ->
        [one] 1 Ware
       *[other] { $stored } Waren
    } zu { $price } $; Umsatz bisher { $revenue } $. { $rises ->
        [-1] Jede Ausschüttung hebt den Wert von Geschlossen um zwei Stufen.
        [0] Der Wert kann nicht weiter steigen.
        [1] Wird er ausgeschüttet, steigt der Wert ab { $rise-1 } $ um eine Stufe.
        [2] Wird er ausgeschüttet, steigt der Wert ab { $rise-1 } $ um eine, ab { $rise-2 } $ um zwei Stufen.
       *[3] Wird er ausgeschüttet, steigt der Wert ab { $rise-1 } $ um eine, ab { $rise-2 } $ um zwei, ab { $rise-3 } $ um drei Stufen.
    }
a-sell_goods-best = Bestmöglich verteilen · { $count ->
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
   *[other] {" "}· zum halben Preis { $rest }
}{ turn-ends }
a-sell_goods-sell = { $demand } · { $only ->
    [0] Platz für { $room }{ $bonus-cash ->
        [0] {""}
       *[other] , wenn voll: { $bonus-cash } $ extra
    }
   *[1] 1 Ware für { $income } $
}{ turn-ends }
a-sell_goods-half = Halber Preis, { $goods } · { $only ->
    [0] { $half-price } $ je Ware
   *[1] 1 Ware für { $income } $
}{ turn-ends }
a-sell_goods-done = { $stored ->
    [0] Weiter zur Ausschüttung
   *[other] Den Rest behalten
}{ turn-ends }
a-sell_goods-trade = { a-place-trade }
a-sell_goods-use = { a-place-use }
a-sell_goods-drop = { a-place-drop }
q-sell_count = Wie viele Waren verkauft { $company } dort?
a-sell_count-sell = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} · { $income } $
q-payout = Was geschieht mit dem Umsatz von { $revenue } $?
    .hint = Eine Aktie von { $company } ist { $value } $ wert, in der Kasse sind { $treasury } $.
a-payout-dividends = { $share } $ je Aktie ausschütten · { $mine } $ für dich, { $kept } $ für die Kasse, Wert { $up } $
    .unpriced = { $share } $ je Aktie ausschütten · Wert { $up } $
a-payout-withhold = { $revenue } $ einbehalten · { value-falls }
    .unpriced = Einbehalten · { value-falls }
a-payout-trade = { a-place-trade }
a-payout-use = { a-place-use }
a-payout-drop = { a-place-drop }
q-end_assets = Noch etwas für { $company }?
    .hint = Aktienwert: { $stock }.
a-end_assets-done = Zug des Unternehmens beenden
a-end_assets-trade = { a-place-trade }
a-end_assets-use = { a-place-use }
a-end_assets-drop = { a-place-drop }

## Warum nicht

why-in-play = { $company } ist schon im Spiel.
why-closed = { $company } ist geschlossen und kommt nicht wieder.
why-not-in-game = { $company } gehört nicht zu diesem Spiel.
why-no-founding-value = Bei { $stock } kann man nicht gründen.
why-founding-cash = Du hast { $cash } $, die Gründung kostet { $cost } $.
why-limit = Du hast { $certificates } Zertifikate, das Limit ist { $limit }.
why-surplus = Erst musst du noch { $surplus ->
    [one] 1 Zertifikat
   *[other] { $surplus } Zertifikate
} verkaufen.
why-no-shares = Dir gehört nichts von { $company }.
why-sold-already = Du hast in diesem Zug schon Aktien von { $company } verkauft; das geht einmal je Zug.
why-director-basic = Du leitest { $company }. Im Basisspiel wird dieses Zertifikat nie verkauft.
why-director-stays = Niemand sonst hat { $needed } Aktien von { $company }.
why-not-so-many = So viele Zertifikate sind nicht da.
why-no-preferred = Das Vorzugszertifikat von { $company } gehört dir nicht.
why-not-director = Du leitest { $company } nicht.
why-surplus-left = Dann bliebe zu wenig zum Verkaufen: Du musst noch { $surplus ->
    [one] 1 Zertifikat
   *[other] { $surplus } Zertifikate
} loswerden.
why-not-founded = { $company } ist nicht im Spiel.
why-sold-this-decade = Du hast in dieser Dekade Aktien von { $company } verkauft.
why-none-for-sale = Ein solches Zertifikat von { $company } steht nicht zum Verkauf.
why-six-shares = Du hast { $shares } Aktien von { $company }, mehr als { $most } gehen nicht.
why-share-cash = Du hast { $cash } $, es kostet { $cost } $.
why-director-no-preferred = Du leitest { $company }; dem Direktor gehört nie das Vorzugszertifikat.
why-not-in-hand = „{ $building }“ hast du nicht.
why-not-received = „{ $building }“ hast du nicht gerade bekommen.
why-not-built = Niemand hat „{ $building }“ gebaut.
why-building-taken = Auf „{ $building }“ steht schon ein Partner.
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
why-not-your-company = { $company } ist jetzt nicht für dich an der Reihe.
why-hire-one = Stelle mindestens einen Arbeiter ein.
why-not-its-factory = Diese Fabrik hat { $company } nicht.
why-must-place = Ein Platz ist frei: Der Arbeiter muss dorthin.
why-has-manager = { $factory } von { $company } hat keinen Platz für noch einen Manager.
why-no-worker-there = In { $factory } von { $company } arbeitet niemand.
why-other-type = Es muss etwas anderes als { $resource } sein.
why-not-on-haymarket = Auf dem Haymarket Square liegt keine Ressource dieser Art: { $resource }.
why-not-your-asset = { $asset } steht dir nicht zur Verfügung.
why-no-trade-now = Getauscht wird vor dem Verkauf oder am Ende des Zuges.
why-two-cubes = { $company } hat weniger als { $give } { $resource }.
why-nothing-to-take = Auf dem Haymarket Square liegt nichts anderes.
why-exhausted = { $asset } ist bis zur nächsten Dekade erschöpft.
why-asset-later = { $asset } wirkt zu einer anderen Zeit.
why-asset-cash = { $company } hat { $treasury } $, { $asset } kostet { $cost } $.
why-no-effect = { $asset } würde jetzt nichts ändern.
why-not-in-row = { $asset } liegt nicht aus.
why-no-preferred-there = Das Vorzugszertifikat von { $company } ist nicht in der Kasse.
why-not-from-x = Vom X-Feld wird nichts verkauft.
why-no-such-cube = Dort gibt es nichts mehr davon: { $resource }.
why-needs-workers = { $company } hat dafür zu wenige Arbeiter.
why-needs-cubes = { $company } braucht noch{ cubes-told }.
why-all-ran = Alle Fabriken von { $company } haben produziert.
why-choose-line = { $company } wählt eine Linie.
why-no-lines = Diese Linie hat { $company } nicht.
why-bought-before = Gekauft wird vor der Produktion.
why-no-goods = { $company } hat keine Waren.
why-other-goods = { $company } stellt andere Waren her.
why-sold-there = Dort hat { $company } in diesem Zug schon verkauft.
why-row-open = In der Reihe ist noch Platz.
why-takes-no-goods = Dieses Feld nimmt keine Waren auf.
why-full = Dieses Feld ist voll.
why-fits = Möglich sind 1 bis { $most }.
why-wages-unpaid = { $company } hat nicht alle Löhne bezahlt.
why-nothing-made = Bei { $company } hat keine Fabrik produziert.
why-nothing-sold = { $company } hat nichts verkauft.

## Das Protokoll

f-chapter-stock = { $decade } · Aktienphase
f-chapter-building = { $decade } · Bauphase
f-chapter-action = { $decade } · Aktionsphase
f-chapter-operating = { $decade } · Betriebsphase
f-chapter-cleanup = { $decade } · Aufräumphase
f-chapter-end = Das Spiel endet
f-founded = { $seat } gründet { $company } zu { $stock } je Aktie für { $cost } $; es beginnt mit Attraktivität { $appeal }.
f-partner-on = Ein Partner von { $seat } wartet in { $factory } von { $company }.
f-partner-waits = { $seat } verliert { $company }; der Partner wartet in der Bank.
f-closed = { $company } schließt.
f-consoled = Die Bank zahlt { $amount } $ an { $seat }.
f-passed = { $seat } passt.
f-sold = { $seat } verkauft von { $company } { lot-sold } für { $income } $.
f-bought-from-bank = { $seat } kauft { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
} von { $company } aus dem Bankbereich für { $cost } $.
f-bought-from-company = { $seat } kauft { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
} von { $company } aus der Kasse für { $cost } $.
f-director = { $seat } übernimmt { $company } von { $seat2 } und gibt dafür { $count ->
    [1] das Vorzugszertifikat und 1 Stammaktie
   *[other] { $count } Stammaktien
}.
f-director-left = { $seat } übernimmt { $company } nach { $seat2 } und gibt dem Bankbereich { $count ->
    [1] das Vorzugszertifikat und 1 Stammaktie
   *[other] { $count } Stammaktien
}.
f-shielded = Price Protection hält den Wert von { $company }.
f-rises = { $company } steigt auf { $stock }.
f-falls = { $company } fällt auf { $stock }.
f-will-close = { $company } schließt in der nächsten Aktienphase, wenn der Wert nicht wieder steigt.
f-deal = { $seat } bekommt den Prioritäts-Deal.
f-sold-out = { $company } ist ausverkauft.
f-dealt = { $seat } zieht „{ $building }“.
f-gave = { $seat } gibt „{ $building }“ und „{ $building2 }“ an { $seat2 }.
f-got = { $seat } bekommt „{ $building }“ und „{ $building2 }“ von { $seat2 }.
f-drafted = Alle geben zwei Plättchen weiter.
f-gave-one = { $seat } gibt „{ $building }“ an { $seat2 } weiter.
f-got-one = { $seat } bekommt „{ $building }“ von { $seat2 }.
f-drafted-on = Alle geben ein Plättchen weiter.
f-built = { $seat } baut „{ $building }“.
f-discarded = { $seat } wirft „{ $building }“ ab.
f-kept = { $seat } behält „{ $building }“.
f-workers-came = { $count ->
    [0] Keine Arbeiter kommen
    [one] 1 Arbeiter kommt
   *[other] { $count } Arbeiter kommen
} auf den Arbeitsmarkt.
f-row-partners = Alle bekommen einen Partner.
f-placed = { $seat } setzt einen Partner auf „{ $space }“.
f-visited = { $seat } setzt einen Partner auf „{ $building }“ von { $seat2 }.
f-acts = { $company } führt die Aktion aus.
f-paid = { $company } zahlt { $amount } $.
f-funded = Die Bank zahlt { $amount } $ an { $company }.
f-goods = { $company } bekommt { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}.
f-banked = { $seat } leitet kein Unternehmen und bekommt { $amount } $.
f-owner-paid = { $company } zahlt { $amount } $ an { $seat }.
f-owner-paid-by-bank = Die Bank zahlt { $amount } $ an { $seat }.
f-extra-dividends = { $company } schüttet { $share } $ je Aktie aus der Kasse aus.
f-first = { $seat } geht an die erste Position.
f-hired = { $company } stellt einen Arbeiter für { $factory } ein: { $cost } $.
f-worker-placed = Ein Arbeiter fängt in { $factory } von { $company } an.
f-worker-declined = { $company } verzichtet auf den Arbeiter.
f-no-room-worker = { $company } hat keinen Platz für einen Arbeiter.
f-manager-placed = Ein Manager fängt in { $factory } von { $company } an.
f-no-room-manager = { $company } hat keinen Platz für einen Manager.
f-salesperson-placed = { $company } bekommt einen Verkäufer.
f-no-room-salesperson = { $company } hat keinen Platz für einen Verkäufer.
f-swapped = { $company } tauscht einen Manager und { $steel } Stahl gegen { $count } Waren und Attraktivität.
f-automated = { $company } automatisiert einen Arbeiter in { $factory }.
f-worker-moved = Der Arbeiter wechselt in { $factory } von { $company }.
f-worker-to-market = Der Arbeiter geht von { $company } auf den Arbeitsmarkt.
f-worker-home = Der Arbeiter verlässt { $company }; der Arbeitsmarkt ist voll.
f-appeal = { $company } hat Attraktivität { $appeal }.
f-bonus = { $company } { $bonus-told } (Bonus der Attraktivitätsleiste).
f-bonus-cash = { $company } nimmt { $amount } $ statt des Bonus.
f-cube = { $company } nimmt 1 { $resource } vom Haymarket Square.
f-row-cubes = { $company } nimmt { $count } { $resource } kostenlos aus der Lieferkette.
f-trade-given = { $company } gibt { $count } { $resource } an den Haymarket Square.
f-traded = { $company } nimmt dafür 1 { $resource2 }.
f-bag-refilled = Der Beutel wird vom Haymarket Square aufgefüllt.
f-asset-bought = { $company } kauft { $asset } für { $cost } $.
f-asset-gone = { $company } hat keinen Platz; { $asset } verlässt das Spiel.
f-asset-turned = { $asset } wird aufgedeckt.
f-asset-left = { $asset } verlässt das Spiel.
f-used = { $company } nutzt { $asset }{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } $
}.
f-revenue-added = Der Umsatz von { $company } steigt um { $amount } $.
f-price-raised = Waren von { $company } bringen in diesem Zug { $amount } $ mehr.
f-dropped = { $company } wirft { $asset } ab.
f-operates = { $company } ist an der Reihe.
f-emergency = Notfall-Mittelbeschaffung: { $company } verkauft { lot-sold } aus der eigenen Kasse für { $income } $.
f-wages = { $company } zahlt { $amount } $ Löhne.
f-wages-unpaid = { $company } kann { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
} nicht bezahlen und muss einbehalten.
f-cube-bought = { $company } kauft 1 { $resource } für { $cost } $.
f-used-up = { $company } verbraucht { $count } { $resource }.
f-produced = { $factory } von { $company } stellt { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} her.
f-manager-goods = Der Manager in { $factory } von { $company } bringt { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} mehr.
f-bonus-goods = { $company } bekommt { $count ->
    [one] 1 Bonus-Ware
   *[other] { $count } Bonus-Waren
}.
f-start-partner = Alle Fabriken von { $company } haben produziert: { $seat } bekommt einen Partner.
f-sold-goods = { $company } verkauft { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} ({ $demand }) für { $income } $.
f-sold-half = { $company } verkauft { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} zum halben Preis für { $income } $.
f-dividends = { $company } nimmt { $revenue } $ ein und schüttet { $share } $ je Aktie aus.
f-withheld = { $company } behält { $revenue } $ ein.
f-supply-moved = Lieferkette: Die Ressourcen von { $from ->
    [0] X
   *[other] { $from } $
} rücken auf { $to } $.
f-supply-drawn = Lieferkette: neu auf X{ cubes-told }.
f-supply-left = Lieferkette: von 10 $ auf den Haymarket Square{ cubes-told }.
f-restocked = Aus dem Beutel auf den Haymarket Square{ cubes-told }.
f-rows-drawn = Lieferkette: neu in den Reihen{ cubes-told }.
f-rows-returned = Kein Platz in den Reihen, zurück in den Beutel{ cubes-told }.
f-demand-left = Nachfrage: { $count ->
    [0] Das Plättchen mit dem roten X
   *[other] Das volle Plättchen
} verlässt das Spiel ({ $demand }).
f-demand-emptied = Nachfrage: Das gedruckte Feld wird geleert ({ $demand }).
f-demand-moved = Nachfrage: Ein Plättchen rückt nach links ({ $demand } → { $demand2 }).
f-demand-new = Nachfrage: ein neues Plättchen ({ $demand }), { $count ->
    [0] das keine Waren nimmt
    [one] für 1 Ware
   *[other] für { $count } Waren
}.
f-partners-home = Alle Partner kommen zurück.

## Wertung und Bestand

score-cash = Bargeld
score-shares = Aktien
score-goals = Öffentliche Ziele
item-share = { $company }: { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
}{ $stock-n ->
    [0] , Geschlossen
   *[other] {" "}zu { $stock }
}
item-goal = { $goal } ({ $count })
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
tally-treasury = Kasse
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
tally-automation = Automati­sierung
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
plain-marker-supply = Bonusmarker im Vorrat: { $count }
plain-swapped = Es hat in dieser Dekade schon Stahl gegen Waren und Attraktivität getauscht.
plain-operating = { $company } ist an der Reihe: { $factories ->
    [one] 1 Fabrik
   *[other] { $factories } Fabriken
} gelaufen, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} verkauft, Einnahmen { $revenue } ${ $withhold ->
    [0] {""}
   *[1] , muss einbehalten
}
plain-company = { $goods }, geleitet von { $director }: Wert { $value }, Attraktivität { $appeal }, Preis { $price } ${ $operated ->
    [0] {""}
   *[1] , war in dieser Dekade schon an der Reihe
}
plain-treasury = Kasse { $cash } $, Waren { $goods }, Ressourcen { $cubes }, Verkäufer { $salespeople }, Bonusmarker { $markers }
plain-factory = { $factory }: { $workers } Arbeiter und { $automated } automatisiert von { $spaces }, Manager { $managers } von { $posts }{ $effect }; { $makes }{ $partner ->
    [0] {""}
   *[1] ; ein Startpartner wartet
}
plain-makes = { $needs } → { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}{ $each ->
    [0] {""}
   *[other] {" "}({ $each } je Arbeiter)
}
plain-lines = eine ihrer Produktionslinien
plain-gift = { $kind ->
    [goods] { $count ->
        [one] +1 Ware
       *[other] +{ $count } Waren
    }
    [cubes] { $count ->
        [one] +1 Ressource
       *[other] +{ $count } Ressourcen
    }
    [automate] { $count ->
        [one] automatisiert einen Arbeiter
       *[other] automatisiert { $count } Arbeiter
    }
   *[appeal] Attraktivität +{ $count }
}
plain-line = {"  "}{ $line }: { $needs }
plain-asset = { $asset }, { $ready ->
    [0] erschöpft
   *[1] bereit
}
plain-holders = Aktien: { $held }; Kasse { $treasury }, Bankbereich { $pool }; das Vorzugszertifikat { $preferred ->
    [treasury] liegt in der Kasse
    [bank] liegt im Bankbereich
   *[player] gehört einem Spieler
}
plain-demand = Noch { $count } Plättchen{ $stack ->
    [0] {""}
   *[other] , das nächste aus Stapel { $stack }
}
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
plain-supply = { $bag ->
    [one] 1 Ressource
   *[other] { $bag } Ressourcen
} im Beutel
plain-supply-space = { $price ->
    [0] X
   *[other] { $price } $
}: { $cubes }
plain-haymarket = Haymarket Square: { $cubes }
plain-market = Arbeitsmarkt: { $count } Arbeiter, der nächste kostet { $price } $
plain-spaces = Arbeitsmarkt und Aktionsfelder
plain-assets = Kapitalanlagen
plain-asset-stack = { $count } im Stapel
plain-asset-price = { $asset } { $cost } $
plain-goals = Öffentliche Ziele
plain-player = Bargeld { $cash } $, Vermögen { $worth } $, Zertifikate { $certificates } von { $limit }, Partner { $available } von { $partners }
plain-sold = In dieser Dekade verkauft: { $companies }
plain-shares = Aktien: { $shares }
plain-building = { $year }: { $building }{ $taken ->
    [0] {""}
   *[1] , genutzt von { $user }
}
plain-hand = Hand: { $tiles }
plain-hidden = Hand: { $count } verdeckt
plain-discarded = Abgeworfen: { $tiles }

## Was Dinge sind und jetzt bedeuten

about-decade = Eine Dekade des Spiels: Aktien-, Bau-, Aktions- und Betriebsphase{ $tidied ->
    [0] . Es ist die letzte; nach ihrer Betriebsphase endet das Spiel.
   *[other] , danach wird aufgeräumt.
} Neue Gebäude sind aus der Ära { $era }.{ $partner ->
    [0] {""}
   *[other] {" "}Nach dem Bauen bekommen alle einen Partner.
}
now-decade = { time-told }
time-told = { $when ->
    [now] Das ist jetzt.
    [over] Das ist vorbei.
   *[later] Das kommt noch.
}
about-phase = { $which ->
    [stock] Reihum, angefangen beim Prioritäts-Deal, verkaufst du Aktienzertifikate und kaufst dann eines oder gründest ein Unternehmen, bis alle nacheinander passen.
    [building] Alle bauen geheim eins von drei Gebäuden, legen eins ab und behalten eins. Neue Gebäude bringen Arbeiter auf den Arbeitsmarkt.
    [action] In der Reihenfolge der Initiative setzen alle je einen Partner, bis keiner mehr da ist. Ein Partner handelt für ein Unternehmen, dessen Direktor du bist.
    [operating] Ein Unternehmen nach dem anderen kauft Ressourcen, produziert, verkauft und zahlt Dividenden oder behält ein. Die höchste Attraktivität kommt zuerst.
   *[cleanup] Der Spielplan wird für die nächste Dekade vorbereitet: Ressourcen und Kapitalanlagen rücken weiter, volle Nachfrage-Plättchen gehen, Partner kommen zurück. In der letzten Dekade entfällt das.
}
now-phase = { time-told }
about-priority_deal = Wer den Prioritäts-Deal hat, beginnt die Aktienphase. Danach geht er an die Person links von der, die zuletzt verkauft oder gekauft hat.
now-priority_deal = { $seat } hat ihn.
about-initiative_place = Position { $place } der Initiativeleiste: In dieser Reihenfolge setzt ihr in der Aktionsphase eure Partner. Mit dem Feld Werbung darfst du nach ganz vorn, ab der nächsten Runde.
now-initiative_place = Hier ist { $seat }.
about-stock_track = Was eine Aktie jedes Unternehmens wert ist, von Geschlossen bis { $top } $. Dividenden erhöhen den Wert, um bis zu zwei oder, ab { $triple } $, drei Stufen. Er fällt um eine Stufe für jede Aktie, die jemand verkauft, und wenn das Unternehmen einbehält.
stock-rises = { $rises ->
    [-1] Jede Dividende hebt den Wert von Geschlossen um zwei Stufen.
    [0] Höher steigt der Wert nicht.
    [1] Dividenden erhöhen den Wert um eine Stufe, wenn der Umsatz mindestens { $amount } $ beträgt.
    [2] Dividenden erhöhen den Wert um eine Stufe, wenn der Umsatz mindestens { $amount } $ beträgt, ab { $double } $ um zwei.
   *[3] Dividenden erhöhen den Wert um eine Stufe, wenn der Umsatz mindestens { $amount } $ beträgt, ab { $double } $ um zwei, ab { $treble } $ um drei.
}
about-stock = { $rises ->
    [-1] Ein Unternehmen, dessen Marker zu Beginn einer Aktienphase hier liegt, verlässt das Spiel mit allem, was es hat, und seine Aktien sind nichts mehr wert. { stock-rises }
   *[other] Liegt der Marker eines Unternehmens hier, ist eine Aktie { $amount } $ wert. { stock-rises }
}{ $founding ->
    [0] {""}
   *[other] {" "}Zu diesem Wert kannst du ein Unternehmen gründen, für { $cost } $.
}
now-stock = { $company-n ->
    [0] {""}
   *[other] Hier: { $company }.
}
about-forecast = { $pays ->
    [0] Der Aktienwert von { $company }, wenn es einbehält: Die Kasse bekommt den ganzen Umsatz, und der Wert fällt um eine Stufe.
   *[other] Der Aktienwert von { $company }, wenn es Dividenden zahlt: Jede der zehn Aktien bekommt ein Zehntel des Umsatzes.
}
now-forecast = Der Umsatz beträgt { $revenue } $.
about-appeal_track = Das Unternehmen mit der höchsten Attraktivität ist im Betrieb zuerst an der Reihe und findet die billigen Ressourcen und die offene Nachfrage. Auf einem Feld kommt der obere Marker zuerst. Farbige Felder geben einen Bonus, wenn ein Unternehmen sie betritt.
about-appeal_space = { $gives ->
    [none] Ein Unternehmen auf diesem Feld ist im Betrieb nach denen mit höherer Attraktivität an der Reihe. Das Feld gibt keinen Bonus.
    [worker] Ein Unternehmen, das dieses Feld betritt, bekommt sofort einen Arbeiter oder stattdessen { $cash } $ in die Kasse.
    [salesperson] Ein Unternehmen, das dieses Feld betritt, bekommt sofort einen Verkäufer oder stattdessen { $cash } $ in die Kasse.
    [automation] Ein Unternehmen, das dieses Feld betritt, automatisiert sofort einen Arbeiter oder bekommt stattdessen { $cash } $ in die Kasse.
    [partner] Betritt ein Unternehmen dieses Feld, bekommt sein Direktor einen Partner, einmal im Spiel; oder es nimmt stattdessen { $cash } $ in die Kasse.
    [bonus_good] Ein Unternehmen, das dieses Feld betritt, bekommt einen Bonus-Warenmarker, der in jedem Betrieb eine Ware bringt; oder es nimmt stattdessen { $cash } $ in die Kasse.
   *[stock_step] Der Aktienwert eines Unternehmens, das dieses Feld betritt, steigt um eine Stufe; oder es nimmt stattdessen { $cash } $ in die Kasse.
}
now-appeal_space = { $company-n ->
    [0] {""}
    [one] Hier: { $company }.
   *[other] Hier, in der Reihenfolge des Betriebs: { $company }.
}
about-action_spaces = Wohin in der Aktionsphase Partner gehen, außer auf Gebäude. Ein Partner handelt für ein Unternehmen, dessen Direktor du bist, und es zahlt aus seiner Kasse. Felder mit ∞ nehmen beliebig viele Partner auf, andere einen je Dekade.
about-space = { $effect ->
    [hire_workers] Ein Unternehmen stellt beliebig viele Arbeiter für seine freien Arbeitsplätze ein, die billigsten zuerst: { $least } bis { $most } $ für jeden, und { $empty } $, wenn der Markt leer ist.
    [appeal_1_and_optional_first_player] Ein Unternehmen zahlt { $amount } $ und bekommt 1 Attraktivität. Du darfst auch auf der Initiativeleiste nach ganz vorn, ab der nächsten Runde.
    [manager] Ein Unternehmen zahlt { $amount } $ für einen Manager in einer seiner Fabriken. Er gibt etwas dazu, sooft die Fabrik produziert hat.
    [salesperson] Ein Unternehmen zahlt { $amount } $ für einen Verkäufer. Er erhöht den Preis seiner Waren.
    [asset] Ein Unternehmen kauft eine Kapitalanlage aus der Auslage, zum Preis, der darüber steht.
    [dividends] Ein Unternehmen zahlt { $amount } $ aus seiner Kasse, { $each } $ je Aktie, und sein Wert steigt wie nach jeder Dividende. Was auf seine eigenen Aktien entfällt, behält es; für den Bankbereich bekommt es die Bank.
    [fundraising] Die Bank zahlt einem Unternehmen { $amount } $ in die Kasse.
   *[personal_cash] Nur wenn du kein Unternehmen hast: Die Bank zahlt dir { $amount } $ für einen Partner.
} { $endless ->
    [0] Ein Partner je Dekade.
   *[other] Beliebig viele Partner.
}
now-space = { $shut ->
    [0] { $effect ->
        [hire_workers] { $waiting ->
            [0] Niemand wartet
            [one] 1 Arbeiter wartet
           *[other] { $waiting } Arbeiter warten
        }; der nächste kostet { $next } $.
       *[other] {""}
    }{ $seat-n ->
        [0] {""}
       *[other] { $effect ->
            [hire_workers] {" "}
           *[other] {""}
        }Partner hier: { $seat }.
    }
   *[other] Ab { $decade } offen.
}
about-asset_stack = Kapitalanlagen kauft ein Unternehmen über das Aktionsfeld oder ein Gebäude, jede zum Preis darüber. Am Ende eines Zuges rücken sie zur billigen Seite auf; am Ende einer Dekade verlässt die billigste das Spiel.
now-asset_stack = { $count ->
    [0] Der Stapel ist leer.
    [one] 1 Kapitalanlage ist noch im Stapel.
   *[other] { $count } Kapitalanlagen sind noch im Stapel.
}
about-asset = { $gift-n ->
    [0] Eine Kapitalanlage. Beim Kauf gibt sie nichts.
   *[other] Eine Kapitalanlage. Sofort, wenn ein Unternehmen sie kauft: { $gift }.
} Auf einer Urkunde mit Platz dafür einmal je Dekade{ $timing ->
    [revenue] {" "}im Betrieb
    [selling] {" "}im Betrieb vor dem ersten Verkauf
    [end_of_turn] {" "}am Ende des Betriebs
    [reaction] , wenn jemand anderes verkauft oder das Unternehmen einbehält
   *[free] {""}
}{ $cost ->
    [0] {""}
   *[other] , für { $cost } $
}: { $gift2 }.
now-asset = { $state ->
    [sale] Sie kostet jetzt { $price } $.
    [held] { $company } hat sie; { $ready ->
        [0] sie ist bis zur nächsten Dekade erschöpft.
       *[other] sie ist bereit.
    }
   *[gone] {""}
}
about-asset_gap = Ein leerer Platz der Auslage, für { $price } $. Am Ende des Zuges rücken die Kapitalanlagen auf, und aus dem Stapel kommt eine neue, wenn es noch eine gibt.
now-asset_gap = { now-asset_stack }
about-building_rows = Alle bauen in jeder Dekade ein Gebäude. Jedes steht allen offen, für einen Partner je Dekade; wem es gehört, bekommt Geld ins persönliche Vermögen.
about-building = Ein Gebäude der Ära { $era }. Ein Partner hier bringt einem Unternehmen: { $gift }. { $by-company ->
    [0] Die Bank
   *[other] Das Unternehmen
} zahlt dem Besitzer { $amount } $ ins persönliche Vermögen.{ $workers ->
    [0] {""}
    [one] {" "}Wird es gebaut, kommt 1 Arbeiter auf den Arbeitsmarkt.
   *[other] {" "}Wird es gebaut, kommen { $workers } Arbeiter auf den Arbeitsmarkt.
}
now-building = { $state ->
    [hand] Noch nicht gebaut.
    [free] Es gehört { $seat } und ist in dieser Dekade noch frei.
   *[taken] Es gehört { $seat }. In dieser Dekade steht dort ein Partner von { $seat2 }.
}
about-building_site = Hier liegt, was { $seat } in der Dekade { $decade } baut. In jeder Bauphase bauen alle eins von drei Gebäuden, legen eins ab und behalten eins.{ $partner ->
    [0] {""}
   *[other] {" "}In dieser Dekade bekommen alle dazu einen Partner.
}
about-register = Die Unternehmen im Spiel, in der Reihenfolge des Betriebs, mit Aktienwert, Attraktivität, Kasse und Waren. Rechts steht, wem wie viele der zehn Aktien gehören; du darfst höchstens { $most } haben.
about-treasury_shares = Aktien, die die Unternehmen noch nicht verkauft haben. Was du für eine davon zahlst, geht in die Kasse des Unternehmens, ebenso ihre Dividenden.
about-bank_pool = Aktien, die an die Bank verkauft wurden. Was du für eine davon zahlst, geht an die Bank, und Dividenden bekommen sie nicht.
about-prospects = Unternehmen, die noch niemand gegründet hat. In der Aktienphase kannst du statt eines Kaufs eines gründen: Du zahlst das { $times }-Fache eines Werts von { $least } bis { $most } $ in seine Kasse und wirst sein Direktor.
about-company = { $title } stellt Waren für die Reihe „{ $goods }“ her. Es hat { $factories ->
    [one] 1 Fabrik
   *[other] { $factories } Fabriken
} und { $slots ->
    [0] keinen Platz für Kapitalanlagen
    [one] Platz für 1 Kapitalanlage
   *[other] Platz für { $slots } Kapitalanlagen
}. Eine Ware bringt { $least }{ $most ->
    [0] {""}
   *[other] {" "}bis { $most }
} $.
now-company = { $state ->
    [play] { $seat } ist Direktor. Eine Aktie ist { $value } $ wert. Zu haben: { $kept } in der Kasse, { $pool } im Bankbereich. Es hat { $treasury } $ und Attraktivität { $appeal }.
   *[waits] Noch hat es niemand gegründet. Es beginnt mit Attraktivität { $appeal }.
}
about-company_charter = Die Urkunde zeigt alles, was ein Unternehmen hat; sein Direktor entscheidet für es. { about-company }
now-company_charter = { now-company }
about-share_value = Was eine der zehn Aktien von { $company } wert ist. { stock-rises } Verkaufen senkt ihn um eine Stufe je Aktie, Einbehalten um eine Stufe.
now-share_value = Jetzt: { $stock }.
about-company_appeal = Mit mehr Attraktivität ist ein Unternehmen im Betrieb früher an der Reihe. { $place ->
    [0] Auf der Leiste kommt kein Bonus mehr.
   *[other] Der nächste Bonus wartet auf Feld { $place }: Es { $bonus-told }.
}
now-company_appeal = { $company } ist im Betrieb als Nummer { $turn } von { $count } an der Reihe.
about-company_treasury = Das Geld von { $company }. Daraus zahlt es alles, was es tut, und nie etwas für ein anderes Unternehmen. Am Ende des Spiels zählt es für niemanden.
now-company_treasury = Es sind { $amount } $ darin.
about-company_cubes = Ressourcen, die { $company } für seine Fabriken lagert. { $give } identische kann es gegen eine andere tauschen, die auf dem Haymarket Square liegt.
now-company_cubes = { $gift-n ->
    [0] Es hat keine.
   *[other] Es hat { $gift }.
}
about-company_goods = Waren, die hergestellt und nicht verkauft sind. Sie gehen in die Reihe „{ $goods }“ der Nachfrage; was übrig ist, bleibt liegen.
now-company_goods = { $count ->
    [0] Es hat keine.
    [one] Es hat 1; zum vollen Preis bringt sie { $worth } $.
   *[other] Es hat { $count }; zum vollen Preis bringen sie { $worth } $.
}{ $markers ->
    [0] {""}
    [one] {" "}Sein Bonus-Warenmarker bringt in jedem Betrieb 1 dazu.
   *[other] {" "}Seine Bonus-Warenmarker bringen in jedem Betrieb { $markers } dazu.
}
about-company_price = Der Preis einer Ware. { $sells ->
    [none] { $company } hat keine Verkäufer.
    [steps] Je { $steps } Verkäufer erhöhen den Preis seiner Produktionslinie um { $more } $.
   *[each] Jeder Verkäufer erhöht ihn: { $prices } $.
}
now-company_price = Eine Ware bringt jetzt { $price } ${ $sells ->
    [none] .
    [steps] , mit { $count ->
        [one] 1 Verkäufer
       *[other] { $count } Verkäufern
    }.
   *[each] , mit { $count } von { $most } Verkäufern.
}
about-company_outlook = Was als Nächstes kommt. Vor der Produktion: wie viele Fabriken alle Arbeiter haben, was die fehlenden Ressourcen mindestens kosten und wie viele Waren entstehen. Vor der Ausschüttung: was Dividenden jedem und der Kasse bringen.
now-company_outlook = { $selling ->
    [0] {""}
   *[other] Der Umsatz beträgt { $revenue } $; nach Dividenden wäre eine Aktie { $up } $ wert.
}
about-company_rule = Ein Spezialunternehmen: Seine eigene Regel geht den üblichen vor.
about-factory = { $makes ->
    [lines] Eine Fabrik mit { $lines } Produktionslinien, von denen in jedem Betrieb eine läuft: Mehr Arbeiter stellen mehr Waren her, die weniger bringen.
    [each] Um im Betrieb zu produzieren, braucht sie { resources-needed } und stellt für jeden Arbeiter { $each ->
        [one] 1 Ware
       *[other] { $each } Waren
    } her.
   *[same] Um im Betrieb zu produzieren, braucht sie { $spaces ->
        [one] 1 Arbeiter oder Automatisierungs-Marker
       *[other] { $spaces } Arbeiter oder Automatisierungs-Marker
    } und { resources-needed }. Sie stellt { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } her{ $octagons ->
        [0] .
       *[other] { $all-in ->
            [0] , eine mehr, sobald { $octagons ->
                [one] ihr Automatisierungs-Marker eingesetzt ist.
               *[other] alle { $octagons } Automatisierungs-Marker eingesetzt sind.
            }
           *[other] , denn sie ist voll automatisiert.
        }
    }
}{ $gift2-n ->
    [0] {""}
   *[other] {" "}Ein Manager gibt nach jeder Produktion dazu: { $gift2 }.
}
resources-needed = { $gift-n ->
    [0] keine Ressourcen
   *[other] { $gift }
}
now-factory = { $state ->
    [ran] Sie hat in diesem Zug produziert.
    [lacks] Es fehlt: { $gift3 }.
   *[ready] Sie kann produzieren.
} Sie hat { $workers } Arbeiter, { $automated } Automatisierungs-Marker{ $posts ->
    [0] {""}
   *[other] , { $managers } von { $posts } { $posts ->
        [one] Manager
       *[other] Managern
    }
}.{ $partner ->
    [0] {""}
   *[other] {" "}Hier wartet ein Partner auf den ersten Zug, in dem alle Fabriken produzieren.
}
about-demand_market = Was die Stadt kauft: { $rows } Reihen, eine für jede Art von Waren. Beim Aufräumen gehen volle Plättchen, die anderen rücken nach links, und neue kommen, die linke Spalte zuerst.
about-demand_stack = Nachfrage-Plättchen, die noch kommen, in Stapeln übereinander. Die Zahl ist der Stapel des nächsten. Gibt es keine mehr, bleiben nur die aufgedruckten Felder.
now-demand_stack = { $count ->
    [one] 1 Plättchen ist noch da, aus Stapel { $stack }.
   *[other] { $count } Plättchen sind noch da, das nächste aus Stapel { $stack }.
}
about-completion = { $bonus-cash ->
    [0] Wer ein Feld dieser Spalte füllt, bekommt nicht mehr als den Preis der Waren.
   *[other] Das Unternehmen, das den letzten Platz eines Felds dieser Spalte füllt, bekommt { $bonus-cash } $ mehr Umsatz.
}
about-goods = Die Reihe „{ $goods }“ der Nachfrage. Unternehmen mit solchen Waren verkaufen auf jedem ihrer Felder mit Platz. Sind alle voll oder ist ½ offen, geht der Rest zum halben Preis.
now-goods = { $room ->
    [0] Es ist kein Platz
    [one] Es ist Platz für 1 Ware
   *[other] Es ist Platz für { $room } Waren
}{ $half ->
    [0] .
   *[other] ; zum halben Preis geht es.
}{ $company-n ->
    [0] {" "}Noch stellt sie kein Unternehmen her.
   *[other] {" "}Hersteller: { $company }.
}
about-demand = { $state ->
    [tile] Ein Nachfrage-Plättchen für { $goods }, mit Platz für { $holds ->
        [one] 1 Ware
       *[other] { $holds } Waren
    }.{ completion-told }
    [demand] Hier liegt kein Plättchen; auf das aufgedruckte Feld für { $goods } passen { $holds ->
        [one] 1 Ware
       *[other] { $holds } Waren
    }.{ completion-told }
    [half_price] Hier liegt kein Plättchen; das aufgedruckte Feld für { $goods } nimmt beliebig viele Waren zum halben Preis.
   *[blocked] Hier lässt sich nichts verkaufen. Ein Plättchen mit X verlässt das Spiel beim ersten Aufräumen.
}
completion-told = { $bonus-cash ->
    [0] {""}
   *[other] {" "}Das Unternehmen, das es füllt, bekommt { $bonus-cash } $ mehr.
}
now-demand = { $state ->
    [half_price] {""}
    [blocked] {""}
   *[tile] { $room ->
        [0] Es ist voll.
        [one] Es ist noch Platz für 1.
       *[other] Es ist noch Platz für { $room }.
    }
}
about-supply_chain = { $rows-used ->
    [0] Hier kaufen Unternehmen in ihrem Betrieb Ressourcen. Nach jedem Zug werden leere Felder von der teureren Seite aufgefüllt, X aus dem Beutel; beim Aufräumen rückt alles ein Feld weiter.
   *[other] Hier kaufen Unternehmen in ihrem Betrieb Ressourcen: eine Reihe für jede Art, die billigste zuerst. Nach jedem Zug kommen neue aus dem Beutel.
}
now-supply_chain = { $bag ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist 1 Ressource.
   *[other] Im Beutel sind { $bag } Ressourcen.
}
about-supply_space = { $price ->
    [0] Ressourcen auf X kannst du noch nicht kaufen; sie zeigen, was kommt. Ist X leer, kommen { $refill } aus dem Beutel.
   *[other] Hier kauft ein Unternehmen in seinem Betrieb Ressourcen für je { $price } $. Ist das Feld am Ende eines Zuges leer, rücken die vom nächsten teureren Feld nach.
}
now-supply_space = { $count ->
    [0] Es ist leer.
    [one] Hier liegt 1 Ressource.
   *[other] Hier liegen { $count } Ressourcen.
}
about-cube = { $price ->
    [0] Eine Ressource, die du noch nicht kaufen kannst: { $resource }. Sie rückt nach, wenn das Feld neben X leer ist.
   *[other] Eine Ressource: { $resource }. Ein Unternehmen kauft sie in seinem Betrieb für { $price } $, und seine Fabriken verbrauchen sie.
}
now-cube = { $count ->
    [one] Hier liegt 1.
   *[other] Hier liegen { $count }.
}
about-row = Ressourcen einer Art: { $row }. Ein Unternehmen kauft in seinem Betrieb die billigste zuerst, zum Preis ihrer Spalte.
now-row = { $count ->
    [0] Keine ist mehr da.
    [one] 1 ist noch da, für { $price } $.
   *[other] { $count } sind noch da; die nächste kostet { $price } $.
}
about-row_price = Eine Ressource in dieser Spalte kostet { $price } $. In jeder Reihe wird die billigste zuerst genommen; neue füllen von der teuren Seite auf.
about-haymarket_square = Wohin verbrauchte Ressourcen gehen. Ein Unternehmen darf { $give } identische gegen eine andere tauschen, die hier liegt, so oft es will; was Gebäude, Kapitalanlagen und Manager geben, kommt von hier.
now-haymarket_square = { $count ->
    [0] Er ist leer.
    [one] Hier liegt 1 Ressource.
   *[other] Hier liegen { $count } Ressourcen.
}
about-resource = Eine Ressource auf dem Haymarket Square: { $resource }. Ein Unternehmen bekommt sie für { $give } identische einer anderen Art oder durch ein Gebäude, eine Kapitalanlage oder einen Manager.
now-resource = { $count ->
    [0] Hier liegt keine.
    [one] Hier liegt 1.
   *[other] Hier liegen { $count }.
}
about-public_goals = Am Ende bringt jedes Ziel { $reward } $ für den, der darin vorn liegt; bei Gleichstand bekommen alle den vollen Betrag.
about-goal = { $which ->
    [managers] Wer hat in den eigenen Unternehmen die meisten Manager?
    [top_appeal] Wessen Unternehmen hat die höchste Attraktivität?
    [salespeople] Wer hat in den eigenen Unternehmen die meisten Verkäufer?
    [richest_company] Wessen Unternehmen hat die reichste Kasse?
    [assets] Wer hat in den eigenen Unternehmen die meisten Kapitalanlagen?
    [partners] Wer hat die meisten Partner?
    [workers] Wer hat in den eigenen Unternehmen die meisten Arbeiter? Automatisierungs-Marker zählen nicht.
    [common_certificates] Wer hat die meisten 10-%-Zertifikate?
    [automation] Wer hat in den eigenen Unternehmen die meisten eingesetzten Automatisierungs-Marker?
   *[preferred_certificates] Wer hat die meisten 20-%-Zertifikate?
} Das bringt am Ende { $reward } $; bei Gleichstand bekommen alle den vollen Betrag.
now-goal = { $seat-n ->
    [0] Noch hat niemand etwas davon.
    [one] { $seat } liegt mit { $best } vorn.
   *[other] Vorn: { $seat } mit je { $best }.
}
about-own_shares = Wie viele der zehn Aktien jedes Unternehmens { $seat } hat. Eine Aktie bekommt ein Zehntel der Dividenden und zählt am Ende ihren Wert. Von einem Unternehmen darf niemand mehr als { $most } haben.
now-own_shares = Sie sind jetzt { $worth } $ wert.
about-own_share = Aktien von { $company }. Jede bekommt ein Zehntel der Dividenden, lässt sich in der Aktienphase zu ihrem Wert verkaufen und zählt ihn am Ende. Von einem Unternehmen darf niemand mehr als { $most } haben.
now-own_share = { $seat } hat { $shares } zu { $value } $, zusammen { $worth } ${ $held ->
    [director] ; drei davon sind das Direktorenzertifikat.
    [preferred] ; zwei davon sind das Vorzugszertifikat.
   *[commons] .
}
about-own_certificates = Du darfst { $limit } Aktienzertifikate haben. Jedes zählt eins, egal für wie viele Aktien. Am Limit kannst du weder kaufen noch gründen.
now-own_certificates = { $seat } hat { $count } von { $limit }.
about-own_partners = Partner setzt du in der Aktionsphase, einen je Zug. Weitere bekommst du, wenn alle Fabriken deines ersten Unternehmens produzieren, als Bonus der Attraktivität und in der dritten Dekade.
now-own_partners = { $seat } hat { $count } von { $partners } zur Hand.
about-own_hand = Gebäude, vor den anderen verborgen. In jeder Bauphase baust du eins, legst eins ab und behältst eins.
now-own_hand = { $seat } hat { $count }.
about-own_cash = Eigenes Geld. Damit kaufst du Aktienzertifikate und gründest Unternehmen, sonst nichts, und es zählt am Ende.
now-own_cash = { $seat } hat { $amount } $.
about-own_worth = Persönliches Vermögen und Aktien zu ihrem jetzigen Wert: Das zählt am Ende{ $reward ->
    [0] .
   *[other] , dazu { $reward } $ für jedes öffentliche Ziel.
} Unternehmenskassen zählen nicht.
now-own_worth = { $seat } hat { $cash } $ persönliches Vermögen und { $worth } $ in Aktien.

## Symbole

legend-livestock = Vieh
legend-steel = Stahl
legend-wood = Holz
legend-coal = Kohle
legend-cube = Eine Ressource deiner Wahl
legend-food_dairy = Lebensmittel und Milchprodukte
legend-dry_goods = Trockenware
legend-meat_packing = Fleischverpackung
legend-shoes = Schuhe
legend-good = Eine Ware und was sie mehr bringt
legend-bonus_good = Zusätzliche Ware
legend-worker = Arbeiter
legend-manager = Manager; auf der Attraktivitätsleiste ein Partner
legend-salesperson = Verkäufer
legend-automation = Einen Arbeiter automatisieren
legend-appeal = Attraktivität
legend-stock_step = Aktienwert eine Stufe höher
legend-price_shield = Der Aktienwert fällt nicht
legend-dividends = Dividenden
legend-fundraising = Unternehmenskasse
legend-deal = Prioritäts-Deal; persönliches Vermögen
legend-asset = Kapitalanlage; Bank; Gebäude
legend-at_once = Sofort beim Kauf
legend-each_decade = Einmal je Dekade
legend-card = Aktien eines Unternehmens
legend-stack = Aktienzertifikate und ihr Limit
legend-person = Partner zur Hand
legend-building = Ein verdecktes Gebäude
legend-star = Was am Ende zählt

# --- Zeichnung ---

drawing-board = Der Spielplan von Chicago 1875
drawing-head = Jahre und Phasen
drawing-forecast = Wohin der Aktienwert ginge
drawing-charter = Unternehmensurkunde
drawing-owners = Wessen Gebäude es sind
drawing-treasuries = Kassen
drawing-view-stock = Aktien
drawing-view-actions = Aktionen
drawing-view-operating = Betrieb
drawing-describe = { $year }: oben Aktienübersicht und Attraktivitätsleiste, darunter Aktionsfelder und Gebäude, Märkte und Unternehmen.
drawing-money = { $amount } $
drawing-stock = Aktienübersicht
drawing-stock-note = ab { $value } $ bis zu drei Stufen je Ausschüttung
drawing-appeal = Attraktivität
drawing-appeal-note = die höchste ist im Betrieb zuerst an der Reihe
drawing-spaces = Aktionsfelder
drawing-worker-price = nächster Arbeiter { $price } $
drawing-from = ab { $year }
drawing-assets = Kapitalanlagen
drawing-assets-note = { $count } im Stapel
drawing-ready = bereit
drawing-used = erschöpft
drawing-at-once = sofort
drawing-each-decade = je Dekade
drawing-buildings = Gebäude
drawing-buildings-note = offen für alle
drawing-company-pays = Unternehmen
drawing-bank-pays = Bank
drawing-own-rule = { $company ->
    [american_flyer] Automatisiert nie, hat keine Verkäufer. Mit beiden Managern: Preis 50 $, nach jeder Produktion 1 Attraktivität. Kataloge bringen 40 $ mehr.
    [quaker_oats] Braucht und kauft keine Ressourcen, hat keine Verkäufer. Zahlt zuerst jedem Arbeiter 20 $, sonst muss es einbehalten. Zwei Arbeiter auf einmal: einen kostenlos automatisieren; er geht auf den Arbeitsmarkt.
    [oscar_mayer] Automatisiert nie. Betreibt je Dekade eine Linie, deren Preis für alle verkauften Waren gilt. Je zwei Verkäufer: +10 $.
    [schwinn] Hat keine Manager. Einmal je Dekade statt eines Managers: 2 Stahl gegen 2 Waren und 3 Attraktivität.
    [florsheim] Stellt 10 Waren her, wenn alles automatisiert ist. Die Manager der ersten und letzten Fabrik automatisieren nach der Produktion einen Arbeiter.
   *[other] {""}
}
drawing-demand = Nachfrage
drawing-demand-note = noch { $count }{ $stack ->
    [0] {""}
   *[other] , nächstes aus Stapel { $stack }
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
drawing-goals-note = je { $reward } $
drawing-companies = Unternehmen
drawing-companies-note = Aktien, zehn je Unternehmen
drawing-unfounded = Noch zu gründen
drawing-factory-ready = bereit
drawing-factory-lacks = fehlt
drawing-factory-ran = produziert
drawing-value = Wert
drawing-appeal-short = Attrakt.
drawing-treasury = Kasse
drawing-run = { $count ->
    [0] { $ran ->
        [0] Keine Fabrik hat alle Arbeiter
       *[other] Keine weitere Fabrik hat alle Arbeiter
    }
    [one] 1 besetzte Fabrik: noch { $cost } $ für Ressourcen, Ertrag { $goods }
   *[other] { $count } besetzte Fabriken: noch { $cost } $ für Ressourcen, Ertrag { $goods }
}
drawing-run-over = Alle Fabriken haben produziert
drawing-run-impossible = Für die besetzten Fabriken gibt es nicht genug Ressourcen
drawing-shares = { $name }: { $shares } %, Wert { $value }
drawing-limit = Aktienzertifikate: { $count } von { $limit }
drawing-partners = Partner zur Hand: { $count }
drawing-hand = Gebäude auf der Hand: { $count }
drawing-cash = Persönliches Vermögen
drawing-worth = Vermögen und Aktien
drawing-cash-label = Vermögen
drawing-so-far = Gesamtwert bisher
drawing-at-end = Gesamtwert am Ende
drawing-total = Vermögen, Aktien und Ziele
drawing-phase = { $phase ->
    [stock] Aktien
    [building] Bau
    [action] Aktion
    [operating] Betrieb
   *[cleanup] Aufräumen
}
drawing-initiative = Initiative
drawing-dividends = Dividenden

## Was Tipps als Gründe nennen: woraus sich das Urteil zusammensetzt, und was jemand hat

points = { $sign }{ $amount } $
    .with = { $count } $
term-cash = Bargeld
term-shares = Aktienwert
    .of = Aktien von { $thing } am Ende
term-rise = Erwarteter Anstieg der Aktien
term-dividends = Kommende Dividenden
    .of = Kommende Dividenden von { $thing }
term-treasuries = Unternehmenskassen
    .of = Unternehmenskasse von { $thing }
term-buildings = Gebäude
term-partners = Partner
term-goals = Öffentliche Ziele
holds-company = Du leitest { $company }

# What the coach says of a question when it is asked for the first time.
coach-found = Schau, wie viele Arbeiter die erste Fabrik braucht, was ihre Ressourcen jetzt kosten und wie groß die Nachfrage nach ihren Waren ist: Zwei Unternehmen in einer Zeile nehmen sich die kleinen Plättchen weg.
coach-found_value = Du zahlst drei Aktien in die Kasse: Ein hoher Wert lässt dir wenig Bargeld und gibt dem Unternehmen viel. Meist ist das richtig, denn es muss Arbeiter und Ressourcen bezahlen.
coach-stock = Aktien bringen jede Dekade Dividenden und am Ende ihren Wert. Kaufst du sie vom Unternehmen, füllt das seine Kasse; kaufst du aus dem Bankbereich, ist das Geld weg.
coach-sell_lot = Jede verkaufte Aktie senkt den Wert für alle um eine Stufe, und in dieser Dekade kannst du nicht zurückkaufen. Verkauf, was nichts mehr einbringt oder etwas Besseres bezahlt.
coach-price_protection = Sie wirkt einmal je Dekade. Ein Fall kostet dich seine Stufen auf jede deiner Aktien: Nutze sie, wo du viele hältst und es tief hinabgeht.
coach-buy_certificate = Die Vorzugsaktie sind zwei Aktien, zählt aber nur als ein Zertifikat für dein Limit. Sind alle zehn Aktien bei Spielern, steigt der Wert um eine Stufe.
coach-draft_keep = Behalte, was die anderen brauchen werden: An jedem, der dein Gebäude nutzt, verdienst du.
coach-draft_pass_on = Was du weitergibst, kann dein Nachbar bauen. Gib das weg, das hier niemand brauchen wird.
coach-build = Ein Gebäude ist ein Aktionsfeld für alle, und du verdienst, wenn es genutzt wird. Bau, was die anderen brauchen oder was du selbst als Erster nutzt. Die Arbeiter darauf machen das Einstellen billiger.
coach-discard = Eines der beiden bleibt dir für die nächste Dekade. Wirf weg, was dann niemand mehr braucht.
coach-place = Partner sind deine Aktionen, und das Unternehmen bezahlt sie. Frag dich, was ihm für eine Fabrik mehr fehlt: meist Arbeiter, dann Geld. Felder ohne Unendlich-Zeichen nehmen je Dekade nur einen Partner.
coach-company = Das Unternehmen, das handelt, zahlt auch, und keines zahlt für ein anderes. Wähle das, das dafür eine Fabrik mehr laufen lässt.
coach-first_player = Es kostet nichts weiter. Wer vorn ist, wählt in der nächsten Runde zuerst: Das zählt bei Feldern, auf denen nur ein Partner Platz hat.
coach-end_turn = Du kannst gleich weitermachen. Tauschen und Kapitalanlagen nutzen kannst du auch noch in der Betriebsphase, wenn es nicht schon vorher hilft.
coach-hire = Eine Fabrik läuft nur mit allen Arbeitern, und die Fabriken laufen von links nach rechts. Besetze sie in dieser Reihenfolge, und lass Geld für Ressourcen übrig.
coach-worker_space = Eine Fabrik läuft nur mit allen Arbeitern, und die Fabriken laufen von links nach rechts. Besetze zuerst die linke ganz.
coach-manager_space = Ein Manager gibt bei jedem Lauf seiner Fabrik, was aufgedruckt ist. Setz ihn dorthin, wo die Fabrik am ehesten läuft.
coach-chief_staff = Ein Verkäufer erhöht den Preis jeder Ware um 10 $; ein Manager bringt bei jedem Lauf seiner Fabrik etwas. Je mehr Waren du machst, desto besser der Verkäufer.
coach-automate = Der Arbeiter zieht auf einen freien Platz des Unternehmens um: Du gewinnst also einen Arbeiter. Eine Fabrik, deren Achtecke alle frei sind, macht eine Ware mehr.
coach-relocate = Am besten ist der Platz, der die nächste Fabrik von links vervollständigt.
coach-quaker_free = Dieses Unternehmen zahlt jedem Arbeiter Lohn. Automatisierte Arbeit kostet nichts mehr, aber der Arbeiter geht zum Arbeitsmarkt.
coach-schwinn_swap = Waren sind nur wert, was die Nachfrage hergibt, und Attraktivität entscheidet, wer zuerst verkauft. Behalte den Stahl, wenn sonst eine Fabrik stillsteht.
coach-appeal_bonus = Den Bonus gibt es nur einmal, beim Betreten. Meist ist er mehr wert als die 25 $; nimm das Geld, wenn das Unternehmen sonst nicht laufen kann.
coach-resource_pick = Nimm, was der nächsten Fabrik fehlt: Das musst du dann nicht kaufen.
coach-trade_take = Zwei gegen eins ist teuer, aber billiger als eine Fabrik, die stillsteht. Nimm, was der nächsten fehlt.
coach-asset = Den Sofortbonus bekommt jedes Unternehmen; nur eines mit freiem Platz behält das Plättchen und nutzt es einmal je Dekade. Also lohnt es sich früh. Was liegen bleibt, wird billiger, und das billigste geht am Ende der Dekade.
coach-asset_discard = Nur eine bleibt. Behalte die, die du in jeder übrigen Dekade wirklich nutzt.
coach-emergency = Geld sofort, aber der Wert fällt je Aktie um eine Stufe und um eine mehr. Wer gut spielt, tut das nur, wenn sonst keine Fabrik laufen könnte.
coach-buy_cubes = Kauf, was den besetzten Fabriken fehlt; die Frage sagt, was das ist. Mehr lohnt sich nur, wenn es nächste Dekade teurer wird.
coach-produce = Fabriken laufen von links nach rechts, und eine, die nicht läuft, hält die hinter ihr auf. Lass sie laufen, wenn sich ihre Waren verkaufen lassen.
coach-sell_goods = „Bestmöglich verteilen“ verkauft alles so, dass es am meisten bringt. Von Hand kannst du auch denen etwas wegnehmen, die nach dir verkaufen.
coach-sell_count = Der letzte Platz eines Plättchens bringt links 50 $ mehr, in der Mitte 20 $. Schau, ob du ihn füllen kannst und was du den Nächsten überlässt.
coach-payout = Dividenden gehen an alle mit Aktien, und der Wert steigt, wenn der Umsatz ihn erreicht. Einbehalten kostet eine Stufe: Das ist etwas für frühe Dekaden, um die nächste Fabrik zu bezahlen.
coach-end_assets = Deine letzte Gelegenheit in diesem Zug. Kapitalanlagen, die den Aktienwert heben oder Attraktivität bringen, nutzt du spätestens jetzt.
coach-row_cubes = Es kostet nichts. Nimm es, wenn eine Fabrik es braucht; nebenbei bleibt weniger für die, die nach dir dran sind.

# Die Schachtel: ihre Tabellen, deren Felder, die Wörter darin.

box-table-meta = Das Spiel
    .about = Wie lange es dauert.
box-table-money = Geld
box-table-setup = Aufbau
    .about = Was am Anfang ausliegt und womit jeder beginnt.
box-table-player_colours = Farben der Spieler
box-table-player_counts = Zertifikatslimits
    .about = Wie viele Zertifikate du besitzen darfst.
box-table-decades = Dekaden
box-table-stock_track = Aktienübersicht
    .about = Die Aktienwerte von „geschlossen“ an aufwärts, und zu welchen ein Unternehmen gegründet werden darf.
box-table-certificates = Zertifikate
    .about = Wie viel du von einem Unternehmen besitzen darfst.
box-table-certificate_types = Arten der Zertifikate
    .about = Für wie viele Aktien ein Zertifikat steht.
box-table-appeal_track = Attraktivitätsleiste
    .about = Wie weit sie reicht und was ein Unternehmen statt eines Bonus nehmen darf.
box-table-appeal_bonuses = Boni der Attraktivitätsleiste
    .about = Was ein Unternehmen bekommt, das das Feld erreicht.
box-table-job_market = Arbeitsmarkt
    .about = Wie viele Arbeiter er fasst und was einer kostet, wenn er leer ist.
box-table-job_market_groups = Preise der Arbeiter
    .about = Was ein Arbeiter kostet, von den billigsten Feldern an.
box-table-resources = Ressourcen
box-table-supply_chain = Haymarket Square
    .about = Was jede Dekade nachgelegt wird und was ein Tausch kostet.
box-table-supply_spaces = Lieferkette
box-table-advanced_supply_chain = Erweiterte Lieferkette
    .about = Die Preise der Spalten und wo jede Ressource beginnt.
box-table-advanced_supply_sections = Abschnitte der erweiterten Lieferkette
    .about = Wie viele Würfel gezogen werden, je nachdem, wie leer die Kette ist.
box-table-general_spaces = Aktionsfelder
box-table-goods_types = Warenarten
box-table-board_demand = Spalten des Nachfragemarkts
    .about = Was eine Spalte zahlt, wenn sie voll ist, und was an ihrem Ende gedruckt ist.
box-table-demand_tiles = Nachfrageplättchen
    .about = Wie viele Waren ein Plättchen aufnimmt, in welchem Stapel es liegt und ab wie vielen Spielern es dabei ist.
box-table-companies = Unternehmen
box-table-manager_effects = Namen der Manager-Wirkungen
box-table-buildings = Gebäude
box-table-assets = Kapitalanlagen
box-table-asset_spaces = Preise der Kapitalanlagen
    .about = Was eine Kapitalanlage kostet, vom teuersten Feld zum billigsten.
box-table-goals = Öffentliche Ziele
box-table-supplies = Was nie ausgeht
box-table-variants = Freundschafts-Regel
    .about = Was für die Aktien eines geschlossenen Unternehmens gezahlt wird.
box-row-player_counts = { $players } Spieler
box-row-appeal_bonuses = Feld { $space }
box-row-job_market_groups = Gruppe { $row }
box-row-advanced_supply_sections = Abschnitt { $row }
box-row-board_demand = Spalte { $row }
box-row-demand_tiles = Nachfrage { $demand }
box-row-asset_spaces = Feld { $row }
box-row-supply_spaces = Feld { $row }
box-field-decade_count = Dekaden
box-field-asset_on_80 = Kapitalanlage auf 80 $
box-field-era1_buildings_dealt = Gebäude zu Beginn
box-field-goals_drawn = Öffentliche Ziele je Partie
box-field-haymarket_cubes_per_resource = Würfel je Ressource auf dem Haymarket Square
box-field-job_market_workers = Arbeiter auf dem Arbeitsmarkt
box-field-partners_available_at_start = Partner zur Hand
box-field-starting_cash = Bargeld
box-field-supply_cubes_per_space = Würfel je Feld der Lieferkette
box-field-certificate_limit = Höchstens Zertifikate
box-field-players = Spieler
box-field-building_era = Ära der Gebäude
box-field-buildings_dealt = Gebäude, die verteilt werden
box-field-draft_direction = Weitergegeben nach
box-field-has_cleanup = Hat ein Aufräumen
box-field-partner_gained = Gibt einen Partner
box-field-supply_refill = Würfel, die nachgelegt werden
box-field-year = Jahr
box-field-founding_values = Gründungswerte
box-field-spaces = Felder
box-field-triple_step_min_value = Drei Stufen erst ab diesem Wert
box-field-max_shares_per_player = Höchstens Aktien eines Unternehmens
box-field-count = Anzahl
box-field-shares = Aktien
box-field-bonus_goods_markers = Zusätzliche Waren
box-field-cash_instead_of_bonus = Geld statt eines Bonus
box-field-max = Letztes Feld
box-field-bonus = Bonus
box-field-space = Feld
box-field-capacity = Höchstens Arbeiter
box-field-price_when_empty = Preis, wenn er leer ist
box-field-price = Preis
box-field-total = Würfel
box-field-haymarket_restock_per_resource = Jede Dekade nachgelegt
box-field-haymarket_trade_give = Gib für eine andere
box-field-columns = Preise der Spalten
box-field-initial = Spalten am Anfang
box-field-coal = Kohle
box-field-livestock = Vieh
box-field-steel = Stahl
box-field-wood = Holz
box-field-draw = Würfel, die gezogen werden
box-field-first_column = Erste Spalte
box-field-last_column = Letzte Spalte
box-field-amount = Dollar
box-field-effect = Aktion
box-field-from_decade = Ab Dekade
box-field-unlimited = Für beliebig viele Partner
box-field-completion_bonus = Bonus, wenn sie voll ist
box-field-printed = Am Ende gedruckt
box-field-printed_capacity = Waren dort
box-field-demand = Waren
box-field-min_players = Ab so vielen Spielern
box-field-stack = Stapel
box-field-appeal = Attraktivität
box-field-asset_slots = Plätze für Kapitalanlagen
box-field-automate = Automatisierung
box-field-automation = Plätze für Automatisierung
box-field-both_managers_appeal = Attraktivität mit beiden Managern
box-field-both_managers_price = Preis mit beiden Managern
box-field-can_automate = Darf automatisieren
box-field-can_buy_resources = Darf Ressourcen kaufen
box-field-can_hire_managers = Darf Manager einstellen
box-field-can_hire_salespeople = Darf Verkäufer einstellen
box-field-catalog_extra = Mehr für einen Katalog
box-field-factories = Fabriken
box-field-free_automation_after_hiring = Freie Automatisierung nach dem Einstellen
box-field-goods = Waren
box-field-goods_per_worker = Waren je Arbeiter
box-field-goods_type = Stellt her
box-field-lines = Produktionslinien
box-field-manager = Manager
box-field-manager_slots = Plätze für Manager
box-field-manager_swap = Tausch der Manager
box-field-min_workers = Mindestens Arbeiter
box-field-name_en = Name
box-field-pay_steel = Zahlt Stahl
box-field-price_step = Preisstufe
box-field-prices = Preise
box-field-resources = Ressourcen
box-field-salespeople_per_step = Verkäufer je Stufe
box-field-salespeople_unlimited = Beliebig viele Verkäufer
box-field-short_name = Kurzer Name
box-field-special = Spezialunternehmen
box-field-wage_per_worker = Lohn eines Arbeiters
box-field-workers = Arbeiter
box-field-asset_discount = Rabatt auf eine Kapitalanlage
box-field-category = Gruppe
box-field-dividends = Dividenden
box-field-era = Ära
box-field-gives = Gibt
box-field-like = Zwei gleiche Würfel
box-field-managers = Manager
box-field-payer = Wer zahlt
box-field-salespeople = Verkäufer
box-field-unlike = Zwei verschiedene Würfel
box-field-any_resources = Würfel deiner Wahl
box-field-catalog = Ist ein Katalog
box-field-chief = Ist ein Chef
box-field-immediate = Sofort
box-field-manager_or_salesperson = Manager oder Verkäufer
box-field-prevent_drop = Aktienwert fällt nicht
box-field-price_bonus = Mehr für eine Ware
box-field-revenue = Einnahmen
box-field-starting = Liegt am Anfang aus
box-field-stock_steps = Stufen des Aktienwerts
box-field-timing = Wann
box-field-use = Je Dekade
box-field-use_cost = Preis der Nutzung
box-field-reward = Wert
box-field-friendly_closing_director = Für den Direktor
box-field-friendly_closing_per_share = Je Aktie
box-word-left = links
box-word-right = rechts
box-word-automation = Automatisierung
box-word-bonus_good = zusätzliche Ware
box-word-partner = Partner
box-word-salesperson = Verkäufer
box-word-stock_step = Aktienwert eine Stufe höher
box-word-worker = Arbeiter
box-word-blocked = nichts
box-word-demand = Nachfrage
box-word-half_price = halber Preis
box-word-dry_goods = Trockenware
box-word-food_dairy = Lebensmittel und Milchprodukte
box-word-meat_packing = Fleischverpackung
box-word-shoes = Schuhe
box-word-asset = Kapitalanlage
box-word-dividends = Dividenden
box-word-fundraising = Geld für das Unternehmen
box-word-hire_workers = Arbeiter einstellen
box-word-manager = Manager
box-word-personal_cash = persönliches Vermögen
box-word-appeal_1_and_optional_first_player = Attraktivität und erster Platz der Reihenfolge
box-word-bank = die Bank
box-word-company = das Unternehmen
box-word-end_of_turn = am Ende eines Zuges
box-word-free = jederzeit
box-word-reaction = wenn es geschieht
box-word-revenue = mit den Einnahmen
box-word-selling = beim Verkaufen
