# Wörter des Hauses, gemeinsam für alle Spiele.
why-not-now = Das ist jetzt nicht möglich.
why-over = Das Spiel ist zu Ende.
why-unknown = Auf diese Frage gibt es keine Antwort Nummer { $answer }.

error-not-an-answer = „{ $answer }“ ist keine Antwort auf diese Frage.
error-over = Das Spiel ist zu Ende.
error-final = Eine Partie, die zu Ende ist, wird nicht zurückgenommen.
error-nothing-to-redo = Es gibt keine Antwort, die du wiederholen könntest.
error-no-number = Es gibt keine Antwort Nummer { $number }.
error-other-rules = Diese Partie begann unter anderen Regeln; ihr Verlauf lässt sich nicht noch einmal spielen.
error-no-seat = Es gibt keinen Platz { $seat }.
error-no-language = Die Sprache „{ $lang }“ gibt es nicht; es gibt { $languages }.
error-no-game = Das Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
error-no-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
error-seats = { $game } ist für { $min } bis { $max } Plätze, nicht für { $seats }.
error-seed = Ein Startwert ist eine ganze Zahl oder ein Text, nicht { $seed }.
error-options = Optionen sind Paare aus Name und Wert, nicht { $options }.
error-no-option = { $game } hat keine Option „{ $option }“; es hat { $options }.
error-option-value = { $option }={ $value } ist nicht möglich.
error-option-seats = { $option }={ $value } ist mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
} nicht möglich.
error-option-choice = { $option } muss eines von { $choices } sein, nicht „{ $value }“.
error-not-json = Das ist kein JSON: { $detail }
error-no-record = Das ist kein Spielprotokoll.
error-record-broken = Das ist kein vollständiges Spielprotokoll: { $detail }
error-record-format = Dieses Protokoll hat Format { $format }, wir lesen { $ours }.
error-record-rules = Dieses Protokoll entstand mit Regelversion { $rules } von { $game }; dies ist Version { $ours }.
error-record-edition = Dieses Protokoll entstand mit anderem Spielmaterial: Seine Edition weicht von unserer ab.
error-record-answer = Antwort { $number } ({ $answer }) wird abgelehnt: { $reason }
error-record-length = Dieses Protokoll hat { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
}, eine Nummer { $wanted } gibt es nicht.
error-record-hash = Alle Antworten sind erlaubt, aber sie führen zu einer anderen Stellung als im Protokoll.
error-no-answer = Die Regeln kommen nicht weiter: { $step } ({ $rules }) fragt Platz { $seat }, und es gibt keine Antwort.
error-no-question = Die Regeln kommen nicht weiter: Bei { $step } ({ $rules }) folgt Schritt auf Schritt, und niemand wird gefragt.
error-record-too-long = Dieses Protokoll hat { $given } Antworten; keine Partie hat mehr als { $most }.
error-record-too-large = Dieses Protokoll ist zu groß: { $most } Bytes sind erlaubt.
error-record-text = Das ist kein vollständiges Spielprotokoll: { $part } hat { $given } Buchstaben, mehr als { $most }.
error-record-entries = Das ist kein vollständiges Spielprotokoll: { $part } hat { $given } Einträge, mehr als { $most }.
error-record-impossible = Womit dieses Protokoll beginnt, kann es nicht geben: { $detail }
error-save-broken = Dieser Spielstand ist beschädigt: { $detail }
error-start-broken = Aus dieser Stellung kann keine Partie beginnen: { $detail }
error-box-missing = { $place } fehlt
error-box-whole-number = { $place } muss eine ganze Zahl sein, nicht { $given }
error-box-text = { $place } muss ein Text sein, nicht { $given }
error-box-flag = { $place } muss true oder false sein, nicht { $given }
error-box-list = { $place } muss eine Liste sein, nicht { $given }
error-box-table = { $place } muss eine Tabelle sein, nicht { $given }
error-box-exactly = { $place } muss { $wanted } sein, nicht { $given }
error-box-span = { $place } muss zwischen { $least } und { $most } liegen, nicht bei { $given }
error-box-count = { $place } muss { $wanted ->
    [one] { $wanted } Eintrag
   *[other] { $wanted } Einträge
} haben, nicht { $given }
error-box-count-span = { $place } muss { $least } bis { $most } Einträge haben, nicht { $given }
error-box-choice = { $place } { $given } ist keines von { $choices }
error-box-twice = { $place } { $given } steht zweimal da
error-box-no-table = { $place } ist keine Tabelle dieses Spiels
error-box-other-kind = { $place } ist nicht von der Art, die dieses Spiel dort hat
error-box-no-key = { $place } ist dort kein Schlüssel; es gibt { $keys }
error-box-no-id = { $place } braucht eine id
error-box-value = { $place } kann nicht { $given } sein
error-box-letters = { $place } hat { $given } Buchstaben; ein Text darf { $most } haben
error-box-entries = { $place } hat { $given } Einträge; eine Liste oder Tabelle darf { $most } haben
error-box-depth = { $place } hat mehr als { $most } Tabellen und Listen ineinander
error-box-must-be = { $place } muss { $wanted } sein
error-box-at-least = { $place } muss mindestens { $least } sein, nicht { $given }
error-box-entries-at-least = { $place } muss mindestens { $least } Einträge haben, nicht { $given }
error-box-rising = { $place } muss größer sein als der Eintrag davor
error-box-for-players = { $place } braucht für jede Spielerzahl einen Eintrag: { $players }
error-box-too-few = { $place } reichen nicht für { $seats } Spieler: { $least } sind nötig, es gibt { $given }
error-box-too-few-of-era = { $place } hat zu wenige Plättchen der Ära { $era } für { $seats } Spieler: { $least } sind nötig, es gibt { $given }
error-box-starting = { $place } braucht { $wanted }, die zu Beginn ausliegen, nicht { $given }
error-box-sites = { $place } muss zusammen { $wanted } Bauplätze haben, nicht { $given }
error-box-mutual = { $place } muss gegenseitig sein: { $site } nennt { $other }
error-box-permits-left = { $place } reichen nicht für das Solospiel: { $least } sind nötig, es gibt { $given }
error-box-other-slots = { $place } muss die beiden Plätze außer { $slot } nennen
error-box-only-one = { $place } braucht genau ein { $kind }, nicht { $given }
error-box-lacks = { $place } fehlt { $wanted }
error-box-no-sign = { $place } hat { $given }, das ist kein Zeichen des Plans
error-box-fields = { $place } hat { $given } Felder; ein Spielplan darf { $most } haben
error-box-edges = { $place } hat { $given } Randfelder; ein Spielplan darf { $most } haben
error-box-no-street = { $place } { $given } ist kein Straßenfeld
error-box-door = { $place } { $given } ist schon eine Tür
error-box-unreachable = { $place } lässt { $given } unerreichbar
error-box-moves = { $place } hat { $given } Häuser zum Verschieben; am Stadtrand ist Platz für { $most }
error-box-falling = { $place } darf nicht größer sein als der Eintrag davor
error-box-one-payment = { $place }: Dividenden, eine Kapitalanlage oder eine Zahlung des Unternehmens, nicht zwei davon
error-box-endless = { $place } braucht eines mit der Wirkung { $wanted }, das unbegrenzt und ab dem ersten Jahrzehnt offen ist
error-box-misfit = { $file }: Das Spielmaterial passt nicht zusammen: { $detail }
error-too-large = { $file } ist zu groß: { $most } Bytes sind erlaubt.
error-edition-game = { $file } passt zu keinem unserer Spiele oder zu mehreren. Schreib in die Datei, für welches sie gedacht ist: eine Tabelle meta mit game = "san_francisco".
error-edition-twice = { $file }: Eine Edition „{ $edition }“ dieses Spiels gibt es schon. Gib ihr in der Tabelle meta einen anderen Namen.
error-bots-seats = { $seats } Plätze brauchen { $seats } Bots, nicht { $bots }.
error-editions-or-records = Entweder --editions oder --records, nicht beides.
error-pair = Eine Option schreibt man als name=wert, nicht „{ $pair }“.
error-no-sources = In { $folder } liegen keine Quellen von Burnham; nenne ihren Ordner mit --folder.
error-bad-name = Ein Spiel heißt mit kleinen Buchstaben, Ziffern und einzelnen _, höchstens { $longest } Zeichen, nicht „{ $name }“.
error-name-taken = Ein Spiel, eine Regelseite oder ein Testordner namens { $name } ist schon da.
error-name-in-use = { $name } heißt im Code schon etwas anderes; nimm einen anderen Namen.
error-file = { $file }: { $detail }
error-players-seats = { $seats } Plätze brauchen { $seats } Spieler, nicht { $players }.
error-arena-other-match = { $file } enthält die Ergebnisse eines anderen Turniers.
error-sprt = Ein Test braucht zwei Anteile zwischen 0 und 1, den kleineren zuerst, und Irrtumsraten über 0 und unter 0.5.
error-ladder-levels = Eine Rangleiter braucht zwei oder mehr verschiedene Bots, durch Kommas getrennt.
error-ladder-rules = { $file } wurde nach Version { $theirs } der Regeln gespielt; jetzt gilt Version { $ours }. Nimm einen anderen Ordner.
error-ladder-bots = { $file } enthält Partien anderer Bots: { $theirs }. Jetzt sind es { $ours }. Nimm einen anderen Ordner.
error-ladder-other = { $file } enthält Ergebnisse mit anderem Spiel, Startwert, anderer Platzzahl oder anderen Optionen. Nimm einen anderen Ordner.
error-results-other = { $file } enthält Ergebnisse mit anderem Spiel, anderen Regeln oder Bots, anderem Startwert, anderer Zahl von Plätzen, Versuchen oder Fragen oder anderen Optionen. Nimm einen anderen Ordner.
error-no-terms = { $game } hat keine Einschätzung nach Posten oder keinen Platz für gelernte Faktoren: Es gibt nichts zu trainieren.
error-learned-terms = { $file } wurde für andere Posten der Einschätzung gelernt: { $theirs }. Jetzt sind es { $ours }. Lösche die Datei und trainiere neu.
error-learned-broken = { $file } ist nicht so, wie es geschrieben wurde ({ $detail }). Lösche die Datei und trainiere neu.
error-elsewhere-none = „{ $bot }“ spielt aus einer anderen Umgebung: Sag mit --old, welches Python.
error-elsewhere-rules = { $python } spielt { $game } nach Version { $theirs } der Regeln, hier gilt Version { $ours }.
error-elsewhere-box = { $python } spielt { $game } mit anderem Spielmaterial als hier.
error-elsewhere-silent = { $python } antwortet nicht. Ist burnham dort installiert?
error-elsewhere = { $python } kann nicht spielen: { $detail }
error-database-damaged = Die Datenbank { $file } ist beschädigt. Nimm eine Sicherung, oder rette, was zu retten ist: sqlite3 DATEI .recover
error-database-in-use = Ein anderer Server benutzt { $file } schon. Mehrere brauchen PostgreSQL.
error-database-kind = Tische werden in SQLite oder PostgreSQL aufbewahrt, nicht in { $kind }.
error-database-newer = Ein neueres Burnham hat diese Datenbank geschrieben (Schema { $version }). Nimm das neuere, oder eine Sicherung.
error-database-url = Das ist keine Adresse einer Datenbank: { $detail }
error-no-weights = { $game } hat keine Gewichte, die man abstimmen könnte.
error-no-weight = { $game } hat kein Gewicht wie „{ $change }“; es gibt { $names }.
