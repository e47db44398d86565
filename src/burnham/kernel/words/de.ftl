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
error-save-broken = Dieser Spielstand ist beschädigt: { $detail }
error-start-broken = Aus dieser Stellung kann keine Partie beginnen: { $detail }
error-edition-game = { $file } passt zu keinem unserer Spiele oder zu mehreren. Schreib in die Datei, für welches sie gedacht ist: eine Tabelle meta mit game = "san_francisco".
error-edition-twice = { $file }: Eine Edition „{ $edition }“ dieses Spiels gibt es schon. Gib ihr in der Tabelle meta einen anderen Namen.
error-bots-seats = { $seats } Plätze brauchen { $seats } Bots, nicht { $bots }.
error-pair = Eine Option schreibt man als name=wert, nicht „{ $pair }“.
error-no-sources = In { $folder } liegen keine Quellen von Burnham; nenne ihren Ordner mit --folder.
error-bad-name = Ein Spiel heißt mit kleinen Buchstaben, Ziffern und einzelnen _, höchstens { $longest } Zeichen, nicht „{ $name }“.
error-name-taken = Ein Spiel, eine Regelseite oder ein Testordner namens { $name } ist schon da.
error-name-in-use = { $name } heißt im Code schon etwas anderes; nimm einen anderen Namen.
error-file = { $file }: { $detail }
error-players-seats = { $seats } Plätze brauchen { $seats } Spieler, nicht { $players }.
error-arena-other-match = { $file } enthält die Ergebnisse eines anderen Turniers.
error-database-in-use = Ein anderer Server benutzt { $file } schon. Mehrere brauchen PostgreSQL.
error-database-kind = Tische werden in SQLite oder PostgreSQL aufbewahrt, nicht in { $kind }.
error-database-url = Das ist keine Adresse einer Datenbank: { $detail }
error-no-weights = { $game } hat keine Gewichte, die man abstimmen könnte.
error-no-weight = { $game } hat kein Gewicht wie „{ $change }“; es gibt { $names }.
