# Die Befehlszeile.

help = Burnham spielt Brettspiele über amerikanische Städte, genau nach ihren Regeln.
help-game = Kennung des Spiels; `burnham games` zählt sie auf.
help-source = Kennung eines Spiels oder Datei eines Spielstands.
help-file = Datei einer Aufzeichnung oder Spielstands.
help-lang = Sprache: en oder de.
help-json = Ergebnisse als JSON ausgeben.
help-seed = Startwert des Zufalls: Gleicher Wert, gleiche Partie.
help-option = Option des Spiels, name=wert; auch mehrmals.
help-editions = TOML-Datei, die Spielmaterial berichtigt oder ersetzt; neue Tische können es wählen. Mehrfach möglich.
help-edition = TOML-Datei, die Spielmaterial berichtigt oder ersetzt.
help-upto = Nach so vielen Antworten anhalten.
help-workers = Prozesse, auf die sich die Arbeit verteilt.
help-on = Wo stattdessen gearbeitet wird: ray (der Cluster dieses Rechners) oder ray://rechner:port; braucht burnham[ray].
help-help = Diese Hilfe anzeigen.
help-version = Version anzeigen.
help-games = Spiele mit Plätzen und Optionen aufzählen.
help-play = Im Terminal spielen; Zahlen sind Antworten.
help-seats = Wer wo sitzt: you oder der Name eines Bots, durch Kommas getrennt.
help-simulate = Bots viele Partien spielen lassen und zusammenfassen.
help-seat-count = Zahl der Plätze.
help-count = Zahl der Partien.
help-bots = Ein Bot für alle Plätze oder einer je Platz, durch Kommas getrennt.
help-records = Ordner für die Aufzeichnung jeder Partie.
help-replay = Eine Aufzeichnung nachspielen und jede Antwort prüfen.
help-fuzz = Zufällige Partien mit zufälligen Optionen spielen und jede Stellung prüfen.
help-decisions = Zahl der geprüften Entscheidungen.
help-changed-editions = Stattdessen: Editionen mit zufälligen Änderungen spielen oder sehen, dass sie abgelehnt werden.
help-changed-records = Stattdessen: Aufzeichnungen und Spielstände mit zufälligen Änderungen nachspielen oder sehen, dass sie abgelehnt werden.
help-mutants = Zahl der geänderten Editionen oder Aufzeichnungen.
help-failures = Ordner für die Aufzeichnung eines Fehlers.
help-picture = Den Spielplan als SVG-Datei zeichnen.
help-out = Die SVG-Datei.
help-seat = Zeichnen, was dieser Platz sieht (der erste ist 0); ohne Angabe, was Zuschauer sehen.
help-arrangement = wide (breit) oder tall (hoch).
help-night = Für dunkle Räume zeichnen.
help-lesson = Eine Lektion prüfen: Lässt sie sich bis zum Ende spielen?
help-lesson-file = Die Lektion, eine TOML-Datei (docs/writing_a_game.md).
help-scaffold = Ein kleines neues Spiel anlegen, ganz und spielbar, aus dem deines wird.
help-name = Kennung des neuen Spiels: kleine Buchstaben, Ziffern und _, zum Beispiel town_hall.
help-folder = Ordner mit den Quellen von Burnham (sonst die, aus denen dieser Befehl läuft).
panel-arguments = Angaben
panel-options = Optionen
panel-commands = Befehle
required = [nötig]
default = [Vorgabe: { $value }]

version-native = Maschinencode
version-plain = reines Python
version-rules = { $game }: Regelversion { $rules }
usage = Aufruf:{" "}
usage-command = BEFEHL
usage-missing = { $name } fehlt.
usage-option = Die Option { $what } gibt es nicht.
usage-value = { $name } kann diesen Wert nicht haben.
usage-word = „{ $what }“ ergibt hier keinen Sinn; siehe burnham --help.

seats = { $high ->
    [1] 1 Platz
   *[other] { $low } bis { $high } Plätze
}
unfinished = unfertig
playing = Es wird gespielt
checking = Es wird geprüft
simulated = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $decisions } Entscheidungen in { $seconds } s: { $decisions_per_second } je Sekunde.
heading-seat = Platz
heading-bot = Bot
heading-mean = Punkte im Mittel
heading-wins = Siege
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
fuzz-sound = { $decisions } Entscheidungen in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $seconds } s geprüft: nichts gefunden.
fuzz-mutants = { $mutants } zufällig geändert: { $refused } mit einem Satz abgelehnt, { $games } mit { $decisions } Entscheidungen gespielt, in { $seconds } s: nichts gefunden.
fuzz-mutant-failed = Nummer { $number } wird weder abgelehnt noch zu Ende gespielt: { $error }. Sie liegt in { $path }
fuzz-failed = Nach { $number } Entscheidungen gilt etwas nicht: { $error }. Öffnen mit: burnham replay { $path }
replayed = { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
} nachgespielt, alle erlaubt; die Stellung ist { $hash }.
replay-note = Notiz nach Antwort { $at }: { $text }
replay-failure = Diese Aufzeichnung schrieb burnham fuzz. Antwort: { $answer }. Fehler: { $error }
lesson-good = { $file } ist in Ordnung: { $notes } Notizen, { $minutes } Minuten.
scaffolded =
    Ein ganzes Spiel, aber noch nicht deines. So geht es weiter:
        burnham play { $name }
        python -m tests.battery.golden --write
        BATTERY={ $name } pytest tests/battery tests/games/{ $name }
    Dann änderst du es Raum für Raum: docs/writing_a_game.md.
drawn = Gezeichnet in { $path }.
total = Summe
rank = Rang

you = du
sits = { $seat }: { $who }
commands = Antworte mit einer Zahl oder ihrem Wort. ? warum nicht, u zurück, log Verlauf, save DATEI sichern, h Hilfe, q Ende.
pass-keyboard = Jetzt { $seat }: Setz dich und drück die Eingabetaste.
possible = Das geht: { $answer }
more-refused = … und { $count } weitere; frag mit ? und einer Zahl.
no-undo = Es gibt nichts zurückzunehmen: Etwas wurde aufgedeckt, oder ein anderer Platz war gefragt.
save-where = Wohin sichern? Zum Beispiel: save partie.json
save-failed = Nicht gesichert in { $file }: { $detail }
saved = Gesichert in { $file }; weiter mit: burnham play { $file }
left = { $number ->
    [0] Beendet vor der ersten Antwort.
    [one] Beendet nach { $number } Antwort.
   *[other] Beendet nach { $number } Antworten.
}

# Daten.
help-export = Die Entscheidungen vieler Partien in eine Datei schreiben, eine Zeile je Entscheidung, zum Lernen und Zählen.
help-view = Dazu, was der gefragte Platz sah: eine Spalte je Feld der Stellung.
help-true-positions = Dazu die ganze Stellung mit allem, was verdeckt ist, außer den Würfeln.
help-format = parquet (braucht burnham[data]) oder jsonl.
help-export-out = Die Datei, die geschrieben wird (sonst nach dem Spiel benannt).
help-from-tables = Statt Partien der Bots: die beendeten Partien dieses Servers, deren Mitspieler alle zugestimmt haben, ohne Namen und Startwerte.
exported = { $rows } Entscheidungen aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} stehen in { $file }.
help-report = Bots viele Partien spielen lassen und eine Seite über die Ausgewogenheit schreiben: wer gewinnt, wodurch, wie lang und spannend es ist, und was mit dem Gewinnen einhergeht.
help-versus-option = Dieselben Verteilungen auch mit dieser Option spielen, name=wert, und beides nebeneinander zeigen; auch mehrmals.
help-versus-edition = Dieselben Verteilungen auch mit dieser Edition spielen, einer TOML-Datei, und beides nebeneinander zeigen.
help-report-out = Die HTML-Datei, die geschrieben wird (sonst nach Spiel und Plätzen benannt).
help-keep = Eine Datei, die behält, was gespielt wurde; ein abgebrochener Bericht geht mit ihr weiter, auch mit mehr Partien.
report-written = Der Bericht über { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} steht in { $file }.
export-left-out = { $games ->
    [one] Eine Partie fehlt
   *[other] { $games } Partien fehlen
}: Nach den heutigen Regeln lässt sie sich nicht noch einmal spielen.

# Arena und Analyse.
help-arena = Bots spielen ein Turnier mit wechselnden Plätzen; gemessen wird ihre Stärke.
help-line-up = Die Bots, einer je Platz: hard,normal oder hard@0.2,hard@500p (Sekunden oder Partien).
help-budget = Was hard und expert für eine Antwort brauchen dürfen: Sekunden (0.2) oder Partien (500p).
help-results = Eine Datei für die Ergebnisse; ein abgebrochenes Turnier geht mit ihr weiter.
help-chart = Eine SVG-Datei, in die Siege und Wertungen mit ihren Intervallen gezeichnet werden.
help-analyse = Jede Entscheidung eines Spiels neu durchdenken: wo es gewonnen und verloren wurde.
help-playouts = Probepartien je Entscheidung.
thinking = Nachdenken
arena-played = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} gespielt, jede Verteilung in allen Sitzfolgen.
arena-seats = Siege nach Platz, wer auch dort saß: { $shares }
arena-chart = { $game }: { $games } Spiele in allen Sitzfolgen
heading-interval = 95-%-Intervall
heading-rating = Wertung
heading-decisions = Entscheidungen
heading-loss = Verlorene Gewinnchance
turning-point = Antwort { $number }, Platz { $seat }: „{ $chosen }“ statt „{ $best }“ kostete { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } der Gewinnchance.

# Die Rangleiter.
help-ladder = Alle Stufen gegeneinander spielen lassen, bis ein sequenzieller Test entscheidet, und sie werten.
help-ladder-games = Kennungen der Spiele; ohne Angabe alle.
help-levels = Zwei Bots oder mehr, der schwächste zuerst: easy,normal,hard@0.2 – oder hard@0.2 gegen old:hard@0.2 aus einer anderen Version.
help-low = Der Anteil der Siege, der zu übertreffen ist (sonst der eines Gleichstarken).
help-high = Der Anteil, ab dem er als übertroffen gilt (sonst 0.05 mehr).
help-alpha = Wie oft ein Bot mit dem niedrigen Anteil für besser gelten darf.
help-beta = Wie oft ein Bot mit dem hohen Anteil für schlechter gelten darf.
help-least = Verteilungen je Paar, bevor etwas entschieden wird.
help-most = Verteilungen je Paar, nach denen es offen bleibt.
help-ladder-results = Ein Ordner für Ergebnisse und Schaubilder; eine abgebrochene Rangleiter geht mit ihm weiter.
help-old = Das Python einer Umgebung, in der eine andere Version von burnham installiert ist; ihre Bots heißen old:….
help-commit = Wie der Code der Bots in den Ergebnissen heißt (sonst der Commit, den git kennt).
heading-pair = Paar
heading-deals = Verteilungen
heading-games = Partien
heading-verdict = Urteil
ladder-played = { $game } für { $seats }: jede Verteilung in allen Sitzfolgen, jeweils der erste gegen den zweiten.
ladder-chart = { $game } für { $seats }: wie stark sie sind
ladder-bar = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } aus { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}
verdict-above = mehr als { NUMBER($low, style: "percent", maximumFractionDigits: 1) }
verdict-below = weniger als { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
verdict-undecided = offen

# Fehlgriffe und Training.
help-regret = Messen, was die Antworten von Bots in festen Stellungen kosten: ein billiges Sieb vor jedem Turnier.
help-positions = Zahl der Stellungen.
help-examined = Die Bots, durch Kommas getrennt; alle werden mit dem ersten verglichen. old:normal ist der einer anderen Version.
help-tries = Wie oft jede Antwort zu Ende gespielt wird.
help-regret-results = Ein Ordner für die Stellungen und den Wert ihrer Antworten.
regret-measured = { $game } für { $seats }: was die Antworten in { $positions } Stellungen kosten, in Anteilen am Sieg, mit Standardfehler.
heading-lost = Verlust
heading-more = Mehr als der erste
with-error = { NUMBER($number, style: "percent", maximumFractionDigits: 2) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 2) }
help-train = Aus Unterschieden zwischen Antworten lernen, welche Posten der Einschätzung eines Spiels zu viel oder zu wenig zählen.
help-rounds = Runden; jede nimmt ihre Fragen aus Partien nach dem, was die Runden davor gelernt haben.
help-round-games = Partien je Runde.
help-questions = Fragen aus jeder Partie.
help-train-results = Ein Ordner für alles, was gespielt und gelernt wurde; ein abgebrochenes Training geht mit ihm weiter.
help-gate = Danach den Bot mit und ohne das Gelernte spielen lassen; nur wenn es besser ist, kommt es in den Ordner des Spiels.
help-gate-bot = Der Bot für diese Probe: normal oder hard mit einer Zahl von Probepartien.
train-round = Runde { $round }
train-learned = { $questions } Fragen aus { $games } Partien: Faktoren für die Posten der Einschätzung.
train-gain = Bei Fragen, aus denen es nicht gelernt wurde, bringen Antworten damit { $gain } ± { $error } Punkte mehr als zuvor.
train-written = Geschrieben in { $file }.
heading-term = Posten
heading-early = Am Anfang
heading-late = Am Ende
gate-old = { $bot } mit dem Gelernten gegen { $bot } ohne: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } aus { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
} ({ $verdict }).
gate-normal = Gegen normal { NUMBER($gain, style: "percent", maximumFractionDigits: 1) } mehr Siege als ohne, bei { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
} ({ $verdict }).
gate-above = gewinnt öfter
gate-below = gewinnt nicht öfter
gate-undecided = offen
ground-above = verliert keinen Boden
ground-below = verliert Boden
ground-undecided = offen
gate-kept = Übernommen: { $file }
gate-not-kept = Nicht übernommen: { $game } wird eingeschätzt wie zuvor.
# Rätsel.
help-puzzles = Rätsel: aus Partien gewinnen, eine Sammlung prüfen, lesen, was Spieler gemeldet haben.
help-puzzles-mine = Findet Rätsel in Partien und bestätigt jedes mit einer größeren Suche und anderem Zufall.
help-puzzles-check = Prüft eine Sammlung: Geht jedes Rätsel auf, und enthält es nur, was sein Platz sieht?
help-puzzles-reports = Zeigt, was Spieler auf diesem Server über Rätsel gemeldet haben.
help-puzzles-records = Die Protokolle beendeter Partien auf diesem Server schreiben, deren Mitspieler alle zugestimmt haben, ohne Namen.
help-records-folder = Der Ordner, in den sie geschrieben werden.
help-wanted = So viele Rätsel kommen in die Sammlung, aus verschiedenen Arten von Fragen.
help-mine-records = Das Protokoll einer beendeten Partie, das durchgesehen wird, anstelle von Partien der Bots; mehrmals möglich. Nimm nur Partien, deren Spieler zugestimmt haben.
help-look = Probepartien für den ersten Blick auf eine Frage.
help-search = Probepartien der Suche, die einen Kandidaten benennt.
help-confirm = Probepartien der Suche, die ihn bestätigt; mindestens viermal so viele.
help-mine-results = Ein Ordner, der behält, was gefunden wurde; eine abgebrochene Suche geht dort weiter.
help-pack = Die Sammlung, die geschrieben wird (sonst im Ordner der Ergebnisse).
help-pack-file = Die Sammlung, eine Datei mit Rätseln.
help-again = So viele der Rätsel noch einmal durchsuchen, die ersten.
help-again-playouts = Probepartien für jedes Rätsel, das noch einmal durchsucht wird.
mining = Suche Rätsel, { $found } gefunden
mined = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $questions } Fragen angesehen, { $candidates } Kandidaten; die größere Suche hat { $confirmed } davon bestätigt ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }).
pack-written = { $puzzles } Rätsel nach { $file } geschrieben.
pack-good = { $file } ist in Ordnung: { $puzzles } Rätsel für Regelversion { $rules }.
pack-again = { $agreed } von { $searched } noch einmal durchsucht: Die beste Antwort ist eine, die zählt.
heading-question = Frage
heading-puzzles = Rätsel
records-written = { $games ->
    [0] Keine Partie darf verwendet werden: Alle ihre Mitspieler müssen zustimmen.
    [one] Eine Partie liegt in { $folder }.
   *[other] { $games } Partien liegen in { $folder }.
}
reports-none = Niemand hat ein Rätsel gemeldet.
report-line = { $time } { $game } { $puzzle }: { $reason }

# Der Tisch im Netz.
help-table = Den Tisch im Browser öffnen: allein oder mit anderen spielen.
help-host = Die Adresse des Tisches; mit 0.0.0.0 kommen auch andere im Netz herein.
help-port = Der Port des Tisches.
help-data = Der Ordner für die Datei der Tische (sonst in deinem Datenordner).
help-database = Die Adresse einer PostgreSQL-Datenbank statt einer Datei.
help-open = Den Browser öffnen.
help-reload = Für alle, die Spiele schreiben: neu starten, sobald sich Code, Texte oder Spielmaterial ändern.
help-servers = Zahl der Serverprozesse; mehrere brauchen PostgreSQL.
help-allowed-host = Ein Name, unter dem dieser Server gefragt wird, außer Adressen und dem Namen des Rechners; *.example.org steht für alle darunter. Mehrfach möglich.
help-trusted-proxy = Adresse oder Netz eines Proxys, der sagt, für wen er fragt (X-Forwarded-For). Mehrfach möglich.
help-public-url = Die Adresse, unter der andere diesen Server erreichen, etwa https://example.org/burnham. Einladungen beginnen damit.
help-root-path = Der Pfad auf einer anderen Website, unter dem dieser Server liegt, etwa /burnham; der von --public-url gilt von allein.
help-metrics-token = Wer dieses Token mitbringt, darf /metrics lesen; ohne eines niemand.
help-json-log = Das Protokoll als JSON schreiben, mit einer Zeile für jede Anfrage.
help-mail-host = Der SMTP-Server, der E-Mails für Nachrichten annimmt. Ohne ihn werden keine verschickt.
help-mail-port = Sein Port: üblich sind 587, mit tls 465, mit none 25.
help-mail-security = Wie die Verbindung zu ihm geschützt ist: starttls, tls oder none (gar nicht).
help-mail-user = Der Anmeldename beim SMTP-Server. Das Passwort steht in BURNHAM_MAIL_PASSWORD.
help-mail-password-file = Eine Datei mit diesem Passwort.
help-mail-from = Die Adresse, von der E-Mails kommen, als tische@example.org oder "Burnham <tische@example.org>".
help-webhook-host = Ein Name, eine Adresse oder ein Netz bei dir, wohin Nachrichten außer ins offene Internet gehen dürfen. Mehrfach möglich.
help-vapid-key = Eine Datei mit dem privaten Schlüssel (PEM), der Push-Meldungen unterschreibt. Ohne sie macht der Server einen und behält ihn.
help-admin = Der Anmeldename einer Spielleitung, die Tische schließen und Personen sperren kann. Hat ihn noch niemand, erscheint ein Link, mit dem du ihn übernimmst. Mehrfach möglich.
help-verify = Sagen, was die Aufzeichnung eines Spiels vom Tisch beweist und was nicht.
help-commitment = Der Fingerabdruck, den der Tisch vor dem Spiel gezeigt hat.
proved = Bewiesen:
unproved = Nicht bewiesen:
help-backup = Alle Tische und Personen in eine Datei sichern, während Server laufen.
help-backup-file = Die Datei, die geschrieben wird.
help-restore = Zu einer Sicherung zurückkehren. Halte zuerst alle Server an.
help-restore-file = Eine Datei, die „burnham backup“ geschrieben hat.
help-overwrite = Auch wenn dort schon etwas ist.
help-doctor = Alle Tische durchsehen (lässt sich jede Partie öffnen, und führt sie, noch einmal gespielt, zur selben Stellung?) und die Einstellungen: nimmt die Optionen von „burnham table“.
copying = Kopieren
examining = Durchsehen
backed-up = In { $file } steht alles, { NUMBER($size, maximumFractionDigits: 1) } MB. Wer sie liest, kennt jede Hand.
restored = Alles ist wie in { $file }.
restored-kept = Was vorher da war, steht in { $file }.
doctor-database = { $address }, Schema { $schema }
doctor-counted = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} geöffnet; { $replayed } noch einmal gespielt, davon { $proved } beendete mit bewiesenen Würfeln.
doctor-earlier = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} nach früheren Regeln: zu öffnen, aber nach den heutigen nicht noch einmal zu spielen.
doctor-faults = { $faults ->
    [0] Alles ist in Ordnung.
    [one] Ein Fehler.
   *[other] { $faults } Fehler.
}
