# Was der Tisch selbst sagt.  Die Seiten haben ihre eigenen Wörter in ../words.

guest = Gast { $seat }
visitor = Gast

your-turn = Du bist dran
your-turn-as = { $name }, du bist dran
waiting = Warten auf { $name }
thinking = { $name } überlegt
seats-free = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
won = { $names } hat gewonnen
won-shared = { $names } haben zusammen gewonnen
over = Das Spiel ist zu Ende
closed = Geschlossen
and = { $first } und { $last }

result-win = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
result-tie = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
turning = { $name } gewinnt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als die anderen im Schnitt.

clock-move = { $time } pro Zug
clock-bank = { $time } für das Spiel
clock-none = Ohne Uhr
time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } h
time-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}

level-random = Zufall
    .about = Irgendein erlaubter Zug. Für den ersten Blick.
level-easy = Leicht
    .about = Denkt ein wenig voraus.
level-normal = Mittel
    .about = Plant seine Züge.
level-hard = Schwer
    .about = Plant weit und denkt länger nach.

weight-light = leicht
weight-medium = mittel
weight-heavy = anspruchsvoll

lobby-waiting = { $free ->
    [one] Es fehlt noch jemand. Das Spiel beginnt von selbst.
   *[other] Es fehlen noch { $free }. Das Spiel beginnt von selbst.
}
curtain = Gib das Gerät an { $name }.
undo-asked = { $name } möchte zurück zu Zug { $moment }.

notice-stood-in = Ein Bot spielt für dich. Du kannst deinen Platz jederzeit wieder einnehmen.
notice-resigned = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
notice-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
notice-past = Du siehst die Vergangenheit.
notice-rules = Die Regeln wurden während des Spiels berichtigt; es geht weiter, wo es stand.
notice-alone = Niemand ist hier. Die Bots warten, bis jemand zurückkommt.

note-left = { $name } ist gegangen; ein Bot springt ein.
note-timeout = Die Zeit von { $name } ist um; ein Bot springt ein.
note-returned = { $name } ist zurück.
note-resigned = { $name } gibt auf; ein Bot spielt weiter.
note-undo-refused = { $name } möchte lieber nicht zurück.
note-took-back = { $name } ging zurück zu Zug { $text }.

option-yes = ja
option-no = nein

error-title = Das ging nicht
refused-bad-request = Der Tisch hat diese Anfrage nicht verstanden.
refused-token = Dieser Aufruf braucht ein Token: Authorization: Bearer …
refused-json = Schick JSON mit dem Typ application/json.
refused-body = Der Inhalt ist nicht wie beschrieben: { $detail }
refused-page = Diese Seite gibt es nicht.
refused-method = Das nimmt diese Adresse nicht an.
refused-table = Diesen Tisch gibt es nicht, oder er ist privat. Frag nach dem Einladungslink.
refused-invite = Dieser Einladungslink führt ins Leere. Frag nach einem neuen.
refused-game = Ein Spiel { $game } haben wir nicht.
refused-guide = Zu diesem Spiel gibt es noch keine Anleitung.
refused-moved-on = Am Tisch ging es schon weiter.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-started = Das Spiel hat schon begonnen.
refused-not-playing = An diesem Tisch wird nicht gespielt.
refused-not-asked = Du bist nicht dran.
refused-illegal = Das ist jetzt nicht möglich.
refused-no-answer = Das ist keine Antwort auf diese Frage.
refused-ask-first = Dem müssen die anderen zustimmen.
refused-no-such-moment = Dorthin kannst du nicht zurück.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-nothing-asked = Niemand möchte gerade zurück.
refused-taken = Dieser Platz ist besetzt.
refused-seat = Das ist nicht dein Platz.
refused-stood-in = Ein Bot spielt für dich. Nimm erst deinen Platz wieder ein.
refused-host = Das darf nur, wer den Tisch geöffnet hat.
refused-resigned = Du hast an diesem Platz aufgegeben.
refused-no-seats = Ein Tisch braucht Plätze.
refused-no-me = Setz dich selbst hin oder lade jemanden ein.
refused-place = So jemanden gibt es nicht: { $place }.
refused-level = Einen Bot namens { $level } gibt es nicht.
refused-clock = So eine Uhr gibt es nicht.
refused-field = { $field } fehlt oder ergibt keinen Sinn.
refused-name = Ein Name hat 1 bis 24 Buchstaben.
refused-text = Eine Nachricht hat 1 bis 500 Buchstaben.
refused-login = Ein Anmeldename hat 3 bis 24 Buchstaben, Ziffern, Punkte oder Striche.
refused-password = Ein Passwort hat mindestens 8 Zeichen.
refused-login-taken = Dieser Anmeldename ist vergeben.
refused-sign-in = Anmeldename oder Passwort stimmt nicht.
refused-origin = Diese Anfrage kam von einer anderen Seite.
refused-too-fast = Das war sehr schnell. Warte einen Moment.
refused-too-large = Das ist zu viel auf einmal.
refused-too-many = Du hast zu viele offene Tische. Spiel oder schließ erst einige.
refused-broken = Bei uns ist etwas kaputtgegangen. Von deinem Spiel geht nichts verloren.

serve-at = Der Tisch steht auf { $address }  (Strg+C beendet)
serve-workers = Mehrere Prozesse brauchen PostgreSQL: gib --database postgresql://… an.
serve-port = Port { $port } ist belegt; versuch --port { $other }.
serve-database = Die Datenbank lässt sich nicht benutzen: { $detail }

verify-commitment = Das Geheimnis ist das zu Beginn zugesagte: { $commitment }.
verify-seed = Der Startwert folgt aus ihm und den Zufallsbytes der { $seats } Plätze.
verify-answers = Alle { $answers } Antworten sind erlaubt und führen zur Stellung im Protokoll.
verify-no-proof = Dieses Protokoll belegt seinen Startwert nicht; es wurde nicht an einem Tisch gespielt.
verify-broken = Der Beleg für den Startwert ist beschädigt.
verify-bad-commitment = Das Geheimnis ist nicht das, das der Tisch zugesagt hat.
verify-bad-seed = Der Startwert folgt nicht aus dem Geheimnis und den Zufallsbytes der Plätze.
verify-rules = Dieses Spiel ging unter berichtigten Regeln weiter; eine Version allein kann es nicht nachspielen.
