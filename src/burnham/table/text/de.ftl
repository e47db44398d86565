# Was der Tisch sagt: zuerst wer dran ist, Ergebnisse, Hinweise und Ablehnungen, dann die Wörter
# seiner Seiten.  Die Spiele bringen ihre eigenen mit.

guest = Gast { $seat }
visitor = Gast

your-turn = Du bist dran
your-turn-as = { $name }, du bist dran
waiting = Warten auf { $name }
thinking = { $name } überlegt
paused = Das Spiel ruht
seats-free = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
won = { $names } hat gewonnen
won-shared = { $names } haben zusammen gewonnen
over = Das Spiel ist zu Ende
closed = Geschlossen
unreadable = Zurzeit nicht lesbar
and = { $first } und { $last }

result-win = { $name } gewinnt mit { $points }.
result-broken-tie = { $name } gewinnt bei Gleichstand mit { $points }.
result-tie = { $names } teilen sich den Sieg mit je { $points }.
turning = { $name } zieht mit { $points } mehr als die anderen im Schnitt davon.

clock-move = { $time } pro Zug
clock-bank = { $time } für das Spiel
clock-none = Ohne Uhr
clock-live = Ohne Uhr, am Stück
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
    .about = Spielt vernünftig, macht aber Fehler.
level-normal = Mittel
    .about = Wägt jeden Zug ab, denkt aber nicht weit voraus.
level-hard = Schwer
    .about = Spielt seine Ideen durch, bevor er sich entscheidet.
level-expert = Meister
    .about = Denkt wie Schwer, aber fünf Sekunden je Zug.

weight-light = leicht
weight-medium = mittel
weight-heavy = anspruchsvoll

pace-quick = schnell
pace-normal = normal
pace-slow = langsam
hints-auto = Allein gegen Bots
hints-on = Erlaubt
hints-off = Nicht erlaubt
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-exactly = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
number = { NUMBER($n, maximumFractionDigits: 0) }
points-exactly = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-waiting = { $free ->
    [one] Noch eine Person, dann beginnt das Spiel von selbst.
   *[other] Noch { $free } Personen, dann beginnt das Spiel von selbst.
}
curtain = Gib das Gerät an { $name }.
undo-asked = { $name } möchte zurück in Zug { $turn }.

notice-stood-in = Ein Bot spielt für dich, bis du zurück bist.
notice-resigned = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
notice-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
notice-rules = Die Regeln wurden während des Spiels berichtigt; es geht weiter, wo es stand.
notice-aside = Das Spiel ruht. Kein Bot spielt und keine Uhr läuft, bis jemand zurückkommt.

note-left = { $name } ist gegangen; ein Bot springt ein.
note-timeout = Die Zeit von { $name } ist um; ein Bot springt ein.
note-aside = { $name } hat das Spiel beiseitegelegt.
note-returned = { $name } ist zurück.
note-called = Für { $name } wurde ein Bot gerufen; er springt ein.
note-resigned = { $name } gibt auf; ein Bot spielt weiter.
note-undo-refused = { $name } möchte lieber nicht zurück.
note-took-back = { $name } ist zu einer früheren Antwort zurückgegangen.

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
refused-thing = So etwas liegt nicht auf dem Tisch.
refused-invite = Dieser Einladungslink führt ins Leere. Frag nach einem neuen.
refused-name-needed = Sag, wie du heißt, dann kannst du dich setzen.
refused-game = Ein Spiel { $game } haben wir nicht.
refused-edition = Ein Spielmaterial { $edition } haben wir für dieses Spiel nicht.
refused-guide = Zu diesem Spiel gibt es noch keine Anleitung.
refused-moved-on = Am Tisch ging es schon weiter.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-started = Das Spiel hat schon begonnen.
refused-not-playing = An diesem Tisch wird nicht gespielt.
refused-plan-asked = Du bist dran: Antworte am Tisch.
refused-plan-bot = Ein Bot ist gefragt. Er antwortet, bevor du planen könntest.
refused-plan-place = An dieser Stelle kannst du nichts planen.
refused-plan-unknown = Deine nächste Frage ist nicht vorauszusehen.
refused-not-asked = Du bist nicht dran.
refused-illegal = Das ist jetzt nicht möglich.
refused-not-in-lesson = { $why }
refused-read-on = Lies erst, was der Coach sagt, dann geht es weiter.
refused-no-answer = Das ist keine Antwort auf diese Frage.
refused-ask-first = Dem müssen die anderen zustimmen, auch wer gerade weg ist.
refused-no-such-moment = Dorthin kannst du nicht zurück.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-nothing-asked = Niemand möchte gerade zurück.
refused-taken = Dieser Platz ist besetzt.
refused-seat = Das ist nicht dein Platz.
refused-stood-in = Ein Bot spielt für dich. Nimm erst deinen Platz wieder ein.
refused-host = Das darf nur, wer den Tisch geöffnet hat.
refused-resigned = Du hast an diesem Platz aufgegeben.
refused-no-seats = Ein Tisch braucht Plätze.
refused-no-me = Bots spielen hier nicht unter sich. Setz dich selbst hin oder lade jemanden ein.
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
refused-no-hints = An diesem Tisch sind keine Tipps erlaubt.
refused-hint-asked = Du hast schon nach einem Tipp gefragt. Warte einen Moment.
refused-hint-asked-here = An deiner Adresse warten schon viele auf Tipps. Warte einen Moment.
refused-analysis-asked = Für dich werden schon andere Spiele analysiert. Warte, bis eine Analyse fertig ist.
refused-analysis-asked-here = Für Leute an deiner Adresse werden schon viele Spiele analysiert. Warte, bis eine Analyse fertig ist.
refused-pace = Dieses Tempo gibt es nicht: { $pace }.
refused-hints = Tipps sind „auto“, „on“ oder „off“.
refused-not-away = Ein Bot kann nur für jemanden einspringen, der weg ist.
refused-not-waited-for = Ein Bot kann nur für jemanden einspringen, der gerade dran ist.
refused-clock-runs = Die Uhr läuft noch { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}. Dann springt von selbst ein Bot ein.
refused-too-soon = Für einen Bot ist es zu früh. Warte noch { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
refused-not-alone = Hier spielen noch andere. Du kannst gehen: Dann spielt ein Bot für dich weiter.
refused-origin = Diese Anfrage kam von einer anderen Seite.
refused-too-fast = Das war sehr schnell. Warte { seconds }.
refused-too-large = Das ist zu viel auf einmal.
refused-too-slow = Das hat zu lange gebraucht. Versuch es noch einmal.
refused-tries = Für diesen Namen gab es zu viele falsche Versuche. Versuch es in { seconds } noch einmal.
refused-sign-ins = Aus deinem Netz haben sich sehr viele angemeldet. Versuch es in { seconds } noch einmal.
refused-sign-ups = Aus deinem Netz kamen sehr viele neue Konten. Versuch es in { seconds } noch einmal.
refused-guests = Aus deinem Netz kamen sehr viele neue Gäste. Versuch es in { seconds } noch einmal.
refused-lines = Das war viel Chat auf einmal. In { seconds } kannst du weiterschreiben.
refused-busy = Gerade melden sich viele an. Versuch es in { seconds } noch einmal.
refused-session = Dieses Gerät ist schon abgemeldet.
refused-misdirected = Auf den Namen { $host } hört dieser Server nicht. Wer ihn betreibt, kann den Namen mit --allowed-host erlauben.
seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
refused-too-many = Du hast zu viele offene Tische. Spiel oder schließ erst einige.
refused-many-games = Du hast schon viele Spiele laufen. Spiel erst eines davon zu Ende, dann öffne ein neues.
refused-many-games-here = An deiner Adresse laufen schon viele Spiele. Warte, bis eines zu Ende ist.
refused-unreadable = Dieser Tisch lässt sich zurzeit nicht lesen. Von deinem Spiel geht nichts verloren: Der Tisch bleibt zu, bis er sich wieder lesen lässt. Sag bitte denen Bescheid, die diese Seite betreiben, und nenne ihnen den Tisch: { $table }.
refused-ticket = Diese Zusage fairer Würfel kann der Tisch nicht mehr einlösen. Versuch es noch einmal.
refused-ticket-old = Das hat länger gedauert, als die Zusage fairer Würfel gilt. Versuch es noch einmal.
refused-ticket-used = Mit dieser Zusage fairer Würfel wurde schon ein Tisch geöffnet. Versuch es noch einmal.
refused-no-ticket = Bytes beweisen nur etwas, wenn sich der Server vorher festgelegt hat: Hole dir zuerst eine Zusage.
refused-commitment = Dieser Tisch hat einen anderen Fingerabdruck, als du gesehen hast. Lade die Seite neu.
refused-broken = Bei uns ist etwas kaputtgegangen. Von deinem Spiel geht nichts verloren.
refused-store-read = Der Server kommt gerade nicht an seine Tische. Nichts ist verloren; versuch es gleich noch einmal.
refused-store-write = Der Server kann gerade nichts speichern. Nichts ist verloren; versuch es gleich noch einmal.
refused-store-damaged = Was der Server dazu gespeichert hat, ist beschädigt. Wer ihn betreibt, findet den Grund im Protokoll.
refused-study-players = Solange die Partie läuft, kann nur ab hier spielen, wer mitspielt.
refused-study-for-one = In dieser Studie steckt, was nur du von einer laufenden Partie weißt. Darum hat sie keinen Link, und eine Studie davon auch nicht.
refused-teacher = Das kann nur, wer die Studie eröffnet hat.
refused-note = Eine Notiz hat höchstens { $letters } Buchstaben, eine Studie höchstens { $notes } Notizen.
refused-lesson = Diese Lektion gibt es nicht (mehr).
refused-lesson-broken = Diese Lektion passt nicht mehr zu den heutigen Regeln.
refused-lesson-faults = Diese Lektion lässt sich noch nicht spielen.
refused-lesson-notes = Eine Lektion entsteht aus einer eigenen Studie mit Notizen, in der gedruckten Ausgabe.
refused-many-lessons = Du hast schon { $most } Lektionen. Entferne erst eine.
refused-files = Das waren viele Dateien. In { seconds } kannst du weitermachen.
refused-plans = Du hast viel auf einmal geplant. In { seconds } kannst du weitermachen.
refused-exports = Du hast deine Daten mehrmals geholt. In { seconds } geht es wieder.
refused-study-end = Hier ist die Partie zu Ende, da gibt es nichts mehr zu spielen. Geh erst ein paar Züge zurück.
refused-study-rules = Die Regeln haben sich geändert, seit diese Studie eröffnet wurde. Beginne sie neu.

serve-at = Der Tisch steht auf { $address }  (Strg+C beendet)
serve-others = Andere erreichen ihn auf { $address }
serve-workers = Mehrere Prozesse brauchen PostgreSQL: gib --database postgresql://… an.
serve-port = Port { $port } ist belegt; versuch --port { $other }.
serve-database = Die Datenbank lässt sich nicht benutzen: { $detail }
serve-allowed-host = Ein Host ist ein Name wie example.org oder *.example.org, ohne Port und Pfad, nicht { $name }.
serve-trusted-proxy = Ein Proxy ist eine Adresse oder ein Netz wie 10.0.0.0/8: { $detail }
serve-public-url = Eine öffentliche Adresse beginnt mit http:// oder https:// und hat höchstens Host, Port und Pfad, wie https://example.org/burnham, nicht { $address }.
serve-root-path = Ein Wurzelpfad wird wie /burnham geschrieben, nicht { $path }.
serve-two-paths = Der Wurzelpfad { $path } ist nicht der der öffentlichen Adresse { $address }.
check-http = Die öffentliche Adresse { $address } hat kein https: Passwörter gehen offen über die Leitung, und Browser erlauben von dort keine Nachrichten.
check-unreached = { $address }/health ist nicht zu erreichen: { $detail }. Läuft der Server, und führt der Name hierher?
check-elsewhere = { $address }/health antwortet nicht wie Burnham ({ $detail }). Reicht der Proxy diesen Pfad weiter, und steht er in „--root-path“?
check-proxy-wide = „--trusted-proxy { $proxy }“ glaubt allen, was sie über ihre Herkunft sagen. Nenne nur den Proxy.
check-no-proxy = Mit https steht ein Proxy vor dem Server. Ohne „--trusted-proxy“ zählen alle, die kommen, als eine Adresse.
check-mail-open = Das Passwort für { $host } ginge offen über die Leitung. Wähle „--mail-security starttls“ oder „tls“.
check-mail = Der Mailserver { $host }, Port { $port }, nähme keine Mail an: { $detail }
check-readable = Andere auf diesem Rechner können { $file } lesen. Nimm ihnen das: chmod 600.
check-token = Das Token für die Messwerte ist kürzer als { $letters } Zeichen. Wer lange genug probiert, findet es.
doctor-missing = Eine Datenbank { $file } gibt es nicht. Mit --data oder --database sagst du, wo sie liegt.
doctor-empty = Die Datenbank ist leer. „burnham table“ füllt sie beim Start.
doctor-newer = Ein neueres Burnham hat diese Datenbank geschrieben (Schema { $version }). Weiter wurde nichts geprüft.
doctor-older = Die Datenbank hat Schema { $version }, dieses Burnham schreibt { $newest }. Starte einmal „burnham table“, das bringt sie auf den neuen Stand. Weiter wurde nichts geprüft.
doctor-integrity = SQLite sagt zu der Datei: { $detail }
doctor-damaged = Nimm eine Sicherung (burnham restore), oder rette, was zu retten ist: sqlite3 DATEI .recover
doctor-foreign = Eine Zeile von { $table } gehört zu einer Zeile von { $other }, die fehlt.
doctor-store = Die Datenbank lässt sich nicht lesen: { $detail }
doctor-table = Tisch { $table }: { $detail }
doctor-no-answers = Das Spiel hat begonnen, aber von seinen Antworten ist nichts mehr da.
doctor-rows = Was dazu gespeichert ist, ergibt keinen Sinn: { $detail }

verify-noted = Das Geheimnis ist das, dessen Fingerabdruck du notiert hast: { $commitment }.
verify-secret = Das Geheimnis hat den Fingerabdruck, der in der Aufzeichnung steht: { $commitment }.
verify-seed = Der Startwert folgt aus dem Geheimnis, den Namen und den Bytes aller { $seats } Plätze.
verify-own = Eigene Bytes haben die Geräte gezogen von: { $names }. Wer das ist, weiß, dass der Server den Startwert nicht gewählt hat. Alle anderen Bytes folgen aus dem Geheimnis.
verify-seed-older = Der Startwert folgt aus dem Geheimnis und den Bytes der { $seats } Plätze.
verify-answers = Alle { $answers } Antworten sind erlaubt, führen zur Stellung der Aufzeichnung und beenden das Spiel.
verify-place = { $n }. { $names }
verify-result = Wertung und Rangfolge sind so, wie die Regeln es sagen: { $places }
verify-not-noted = Dass je ein Tisch diesen Fingerabdruck gezeigt hat: Die Aufzeichnung kann ganz erfunden sein. Nenne den, den du vor dem Spiel notiert hast: --commitment HASH
verify-not-bound = Dass das Geheimnis feststand, ehe der Server die Bytes der Spieler kannte: Die Nummer des Tisches folgt nicht daraus, wie bei Tischen der Version 0.1.
verify-not-names = Die Namen: Version 0.1 hat sie nicht eingebunden.
verify-not-own = Dass der Server den Startwert nicht gewählt hat: Kein Gerät hat Bytes dazugegeben.
verify-not-alone = Dass der Server nicht gemeinsame Sache mit der Person gemacht hat, die sich zuletzt gesetzt hat: Zu zweit hätten sie passende Bytes wählen können.
verify-not-given = Dass gerade diese Antworten gegeben wurden, und von wem: Wer eine Aufzeichnung hat, kann andere erlaubte Antworten hineinschreiben. Vergleiche sie mit dem Verlauf am Tisch.
verify-not-keys = Was diese Schlüssel sagen, die hier niemand kennt: { $keys }
verify-no-proof = Diese Aufzeichnung belegt ihren Startwert nicht; sie wurde nicht an einem Tisch gespielt.
verify-broken = Der Beleg für den Startwert ist beschädigt.
verify-other-commitment = Der Fingerabdruck der Aufzeichnung ist nicht der, den du notiert hast.
verify-bad-commitment = Das Geheimnis ist nicht das, das der Tisch zugesagt hat.
verify-bad-seed = Der Startwert folgt nicht aus dem Geheimnis und den Namen und Bytes der Spieler.
verify-bad-bytes = Die Bytes von Platz { $seat } folgen nicht aus dem Geheimnis und sind nicht seine eigenen.
verify-bad-ranking = Die Rangfolge ist nicht die, zu der diese Antworten führen.
verify-bad-scores = Die Wertung ist nicht die, zu der diese Antworten führen.
verify-not-over = Das Spiel dieser Aufzeichnung ist nicht zu Ende: Es fehlen Antworten.
verify-start = Dieses Spiel begann mit einer Stellung, nicht mit dem Austeilen; seine Würfel beweisen nichts.
verify-rules = Dieses Spiel ging unter berichtigten Regeln weiter; eine Version allein kann es nicht nachspielen.

# jede Seite
skip-to-main = Zum Inhalt
skip-to-question = Zur Frage
nav = Orte
nav-games = Spiele
nav-tables = Tische
nav-puzzles = Rätsel
nav-guide = Anleitung
nav-fair = Faire Würfel
nav-api = API
foot = Burnham. Vier Städte, ein Tisch.
in-en = English
in-de = Deutsch
theme = Tag oder Nacht
account = Konto
menu = Menü
close = Schließen
yes = Ja
no = Nein
back-home = Zu den Spielen

# Startseite
promise-over = Vier Städte, ein Tisch
promise = Macht keine kleinen Pläne.
promise-under = Brettspiele über das Heben, Beherrschen und Plündern amerikanischer Städte. Mit Freunden oder gegen Bots, auf jedem Bildschirm, genau nach den Regeln.
hero = Aufriss und Grundriss eines Stadtzentrums
open-a-table = Tisch öffnen
play-now = Sofort spielen
play-now-about = { $game }, gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
} ({ $level })
games = Spiele
bots-play = Bots spielen
play = { $bots ->
    [one] Gegen einen Bot
   *[other] Gegen { $bots } Bots
}
play-game = { $game } gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
} spielen
friends = Freunde
table-of = Tisch für { $game } öffnen
guide-of = Anleitung zu { $game }
players-many = { $low }–{ $high } Personen
players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
minutes = { $n } Min
my-games = Deine Spiele
my-games-none = Noch keine. Spiel gegen Bots oder öffne einen Tisch für Freunde.
my-games-sit-down = Noch keine. Setz dich an einen offenen Tisch.
my-games-earlier = Frühere Partien
open-tables = Offene Tische
open-tables-none = Gerade ist kein Tisch offen. Öffne einen: Freunde kommen per Link, Fremde von hier.
open-tables-wait = Gerade ist kein Tisch offen.
finished = Beendet
seat-free = Freier Platz
sit = Mitspielen
sit-too = Auch hier sitzen
seat-a-bot = Bot setzen
go-on = Weiter
look-back = Ansehen
look = Ansehen
watch = Zuschauen

# ein neuer Tisch
open-table-of = Tisch für { $game } öffnen
open-the-table = Tisch öffnen
how-to-play = So wird gespielt
who-plays = Wer spielt mit
who-plays-about = Freunde bekommen von dir einen Link. Ihr könnt auch zu mehreren an einem Gerät spielen.
seat-me = Ich, an diesem Gerät
seat-friend = Jemand per Link
seat-bot = Bot: { $level }
seat-none = Niemand
seat-number = Platz { $n }
seat-name = Name auf Platz { $n }
name = Name
rules = Regeln
own-text = Eigener Text
pace = Tempo
edition = Spielmaterial
edition-about = Eigene Karten und Werte dieses Servers oder das Spiel, wie es gedruckt ist.
edition-printed = Wie gedruckt
clock = Uhr
clock-about = Ohne Uhr wartet ihr auf alle, die dran und weg sind: 24 Stunden, am Stück gespielt 10 Minuten.
hints = Tipps
hints-about = Wer dran ist, darf einen starken Bot fragen, was er täte.
bot-pace = Bots antworten
bot-pace-about = Das lässt sich im Spiel noch ändern.
private = Privat
private-about = Nur wer den Link hat, findet diesen Tisch.

# Konto
your-name = Dein Name
your-name-about = So heißt du am Tisch.
keep-name = Name speichern
sign-in = Anmelden
sign-up = Konto anlegen
sign-out = Abmelden
sign-in-about = Spielen kannst du auch ohne. Mit Name und Passwort findest du deine Spiele an einem anderen Gerät wieder.
signed-in = Du bist angemeldet. Dein Anmeldename ist { $login }.
login = Anmeldename
password = Passwort
password-about = Mindestens 8 Zeichen.
sessions = Wo du angemeldet bist
sessions-count = { $n ->
    [one] 1 Gerät
   *[other] { $n } Geräte
}
this-device = Dieses Gerät
session-here = Seit { DATETIME($begun, dateStyle: "medium") }
session-used = Seit { DATETIME($begun, dateStyle: "medium") }, zuletzt am { DATETIME($used, dateStyle: "medium") }
session-unknown = Irgendein Gerät
end-session = Abmelden
end-session-of = { $device } abmelden
end-others = Überall sonst abmelden

# Konto: Passwort, Zustimmung, was gespeichert ist
password-change = Passwort ändern
password-change-about = Alle deine anderen Geräte werden abgemeldet.
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change-do = Passwort ändern
done-password = Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
done-name = Dein Name ist gespeichert.
consent = Partien für Rätsel und Forschung
consent-given = Erlaubt
consent-not-given = Nicht erlaubt
consent-about = Aus beendeten Partien können Rätsel werden oder Daten, an denen man Bots untersucht. Das geschieht nur, wenn alle Mitspieler einer Partie zustimmen. Was du hier sagst, gilt für alle deine Partien, außer du hast am Tisch etwas anderes gesagt. Du kannst es jederzeit zurücknehmen; was bis dahin aus einer Partie gemacht wurde, bleibt.
consent-now-yes = Deine beendeten Partien dürfen verwendet werden.
consent-now-no = Deine beendeten Partien dürfen nicht verwendet werden.
consent-yes = Verwendung erlauben
consent-no = Nicht mehr erlauben
consent-game = Darf diese Partie für Rätsel und Forschung verwendet werden, wenn sie vorbei ist? Nur wenn alle zustimmen.
consent-game-as = Bisher gilt, was du in deinem Konto gesagt hast.
consent-game-yes = Du stimmst zu.
consent-game-no = Du stimmst nicht zu.
consent-agree = Ich stimme zu
consent-refuse = Ich stimme nicht zu
done-consent = Notiert.
my-data = Was von dir gespeichert ist
my-data-about = Name, Geräte, Partien mit ihren Aufzeichnungen, was du geschrieben hast, Rätsel und Lektionen, in einer JSON-Datei.
my-data-get = Meine Daten herunterladen
delete-account = Mein Konto löschen
delete-goes = Gelöscht werden dein Name, Anmeldename und Passwort, Geräte, Rätsel, Lektionen und alles, was du an Tischen geschrieben hast.
delete-stays = Beendete Partien bleiben den anderen; statt deines Namens steht dort „ein früherer Spieler“. Die Würfel dieser Partien lassen sich dann nicht mehr beweisen, denn dein Name gehörte zum Beweis.
delete-running = Laufende Partien gibst du auf, ein Bot spielt für dich weiter. Tische, die du eröffnet hast und die auf Mitspieler warten, werden geschlossen. Turniere verlässt du.
delete-type = Tippe „{ $word }“
delete-word = löschen
delete-do = Endgültig löschen
done-delete = Dein Konto ist gelöscht.
former-player = ein früherer Spieler
note-erased = Was { $name } geschrieben hat, ist gelöscht.
verify-former = Jemand aus dieser Partie hat sein Konto gelöscht. Der Name gehörte zum Startwert, deshalb lassen sich die Würfel nicht mehr beweisen.
refused-member = Dafür brauchst du ein Konto mit Passwort.
refused-wrong-password = Das ist nicht dein Passwort.
refused-nobody-yet = Von dir ist nichts gespeichert.
refused-delete-word = Tippe „{ $word }“, wenn du alles löschen willst.

# Nachrichten: was jemanden erreicht, dessen Seite geschlossen ist
told-turn = Du bist dran: { $game }.
told-hurry = Deine Zeit läuft ab: { $game }. Du bist dran.
told-undo = { $name } möchte einen Zug zurücknehmen und fragt, ob du einverstanden bist: { $game }.
told-pause = { $name } möchte eine Pause und fragt, ob du einverstanden bist: { $game }.
told-cancel = Du wirst gefragt, ob das Spiel ohne Ergebnis enden soll: { $game }.
told-started = Das Spiel hat begonnen: { $game }.
told-over = Das Spiel ist zu Ende: { $game }.
told-said = { $name } hat an deinem Tisch geschrieben: { $game }.
told-seat = Noch einmal? Ein Platz ist für dich frei: { $game }.
notices-game-with = { $game } mit { $names }
notices-several = { $n ->
    [one] Eine Neuigkeit von deinen Tischen
   *[other] { $n } Neuigkeiten von deinen Tischen
}
notices-why = Du bekommst das, weil du hier um Nachrichten von deinen Tischen gebeten hast.
notices-stop = Nichts mehr davon
notices-change = Ändern, was du bekommst
notices-go-table = Zum Tisch
notices-go-test = Zu deinen Nachrichten
notices-go-confirm = Adresse bestätigen
notices-go-reset = Neues Passwort wählen
notices-trial = Das ist nur eine Probe. Wenn sich an deinen Tischen etwas tut, während du fort bist, erreicht es dich hier.
notices-trial-title = Eine Probe von Burnham
notices-confirm = Jemand, wahrscheinlich du, möchte an dieser Adresse Nachrichten von Burnham bekommen. Wenn das stimmt, öffne diesen Link und bestätige sie:
notices-confirm-title = Bestätige deine Adresse
notices-confirm-why = Wenn du es nicht warst, tu nichts: Es kommt keine weitere Mail.
notices-reset = Jemand, wahrscheinlich du, hat das Passwort bei Burnham vergessen. Dieser Link führt zu einem neuen. Er gilt einmal, eine halbe Stunde lang:
notices-reset-title = Ein neues Passwort
notices-reset-why = Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.

notices-title = Nachrichten
notices-by-push = Geräte
notices-by-mail = E-Mail
notices-by-webhook = Webhook
notices-by-none = Noch kein Weg zu dir
notices-about = Wenn sich an deinen Tischen etwas tut und du keine Seite davon offen hast, sagen wir es dir. Karten und Gespräche stehen nie darin.
notices-events = Sag mir, wenn
notices-event-turn = ich dran bin
notices-event-hurry = meine Zeit knapp wird (noch ein Viertel, höchstens drei Stunden)
notices-event-request = ich zustimmen soll (Zug zurücknehmen, Pause, Spiel beenden)
notices-event-started = ein Spiel von mir beginnt
notices-event-over = ein Spiel von mir zu Ende ist
notices-event-said = jemand an meinem Tisch schreibt
notices-event-seat = jemand noch einmal spielen möchte
notices-language = Sprache der Nachrichten
notices-keep = Auswahl speichern
notices-push = Auf deinen Geräten
notices-push-about = Als Meldung des Systems, auch wenn der Browser gerade etwas anderes zeigt.
notices-push-on = Für dieses Gerät einschalten
notices-push-off = Für dieses Gerät ausschalten
notices-push-cannot = Dieser Browser kann von dieser Seite keine Meldungen bekommen. Dazu muss die Seite https haben. Auf iPhone und iPad musst du Burnham erst zum Home-Bildschirm hinzufügen und von dort öffnen.
notices-push-denied = Dein Browser erlaubt dieser Seite keine Meldungen. Das kannst du in seinen Einstellungen ändern.
notices-push-failed = Dein Browser konnte sich nicht für Meldungen anmelden. Versuch es später noch einmal.
notices-mail = Per E-Mail
notices-no-mail = Dieser Server verschickt keine E-Mails.
notices-address = Deine E-Mail-Adresse
notices-address-about = Zuerst kommt eine Mail mit einem Link, um sie zu bestätigen. Mit der Adresse bekommst du auch ein neues Passwort, wenn du deins vergisst.
notices-every = Wie oft
notices-every-0 = Sofort
notices-every-60 = Höchstens eine in der Stunde, mit allem Neuen
notices-every-1440 = Höchstens eine am Tag, mit allem Neuen
notices-mail-keep = Adresse speichern
notices-webhook = An einen Chat oder ein Programm (Webhook)
notices-webhook-set = Discord, Slack, Telegram, ntfy oder ein eigenes Programm
notices-form = Dienst
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-telegram = Telegram
notices-form-ntfy = ntfy
notices-form-json = Ein Programm von mir (JSON)
notices-url = Adresse des Webhooks
notices-url-about = Telegram: https://api.telegram.org/bot…/sendMessage mit dem Token deines Bots. ntfy: die Adresse des Themas.
notices-chat = Nur für Telegram: Nummer des Chats
notices-webhook-keep = Webhook speichern
notices-in-use = In Gebrauch seit { DATETIME($begun, dateStyle: "medium") }
notices-unconfirmed = Noch nicht bestätigt: Öffne den Link in der Mail, die wir dorthin geschickt haben.
notices-stuck = Der Mailserver ist gerade nicht erreichbar. Wir versuchen es von selbst wieder.
notices-stopped = Abbestellt. Dorthin wird nichts mehr geschickt.
notices-failing = Zuletzt hat es nicht geklappt, wir versuchen es weiter. { $trouble }
notices-given-up = Aufgegeben am { DATETIME($day, dateStyle: "medium") }, weil dort nichts ankam. { $trouble }
trouble-answered = Der Server dort hat geantwortet: { $said }
trouble-unreached = Dort war kein Server zu erreichen.
notices-test = Probe schicken
notices-resend = Mail noch einmal schicken
notices-again = Wieder einschalten
notices-remove = Entfernen
notices-done-kept = Deine Auswahl ist gespeichert.
notices-done-mail = Die Adresse ist gespeichert. Wenn sie neu ist, ist eine Mail unterwegs: Öffne den Link darin.
notices-done-push = Dieses Gerät bekommt ab jetzt Meldungen.
notices-done-webhook = Der Webhook ist gespeichert. Schick dir eine Probe.
notices-done-removed = Entfernt.
notices-done-again = Dorthin wird wieder geschickt.
notices-done-test = Die Probe ist verschickt.

link-confirm-title = Ist das deine Adresse?
link-confirm-about = Nachrichten von deinen Tischen kommen dann an { $address }.
link-confirm = Ja, das ist meine
link-confirmed-title = Danke
link-confirmed-about = Die Adresse ist bestätigt.
link-stop-title = Keine Nachrichten mehr?
link-stop-about = An { $address } wird dann nichts mehr geschickt. Auf deiner Kontoseite kannst du es dir anders überlegen.
link-stop = Keine Nachrichten mehr
link-stopped-title = Abbestellt
link-stopped-about = Dorthin wird nichts mehr geschickt. Auf deiner Kontoseite kannst du es dir anders überlegen.

forgotten = Passwort vergessen
forgotten-about = Wenn dein Konto eine bestätigte E-Mail-Adresse hat, schicken wir dir einen Link zu einem neuen Passwort.
forgotten-who = Anmeldename oder E-Mail-Adresse
forgotten-send = Link schicken
forgotten-asked = Wenn es ein solches Konto mit einer bestätigten Adresse gibt, ist eine Mail unterwegs. Ihr Link gilt eine halbe Stunde.
new-password = Neues Passwort
new-password-about = Mindestens 8 Zeichen. Auf allen anderen Geräten bist du danach abgemeldet.
new-password-keep = Passwort speichern

refused-notice-mail = Das ist keine E-Mail-Adresse.
refused-notice-no-mail = Dieser Server verschickt keine E-Mails.
refused-notice-unconfirmed = Diese Adresse ist noch nicht bestätigt.
refused-notice-failed = Die Probe konnte nicht verschickt werden: { $detail }
refused-notice-stuck = Der Mailserver lässt sich gerade nicht benutzen. Wer diese Seite betreibt, findet den Grund im Protokoll.
refused-notice-push = Dein Browser hat nichts genannt, wohin eine Meldung gehen könnte.
refused-notice-devices = { $most } deiner Geräte bekommen schon Meldungen. Entferne erst eins.
refused-notice-address = Die Adresse eines Webhooks beginnt mit https:// oder http:// und enthält weder Namen noch Passwort.
refused-notice-no-host = Es gibt nichts, das { $host } heißt.
refused-notice-private = { $host } liegt nicht im offenen Internet. Wer diesen Server betreibt, kann es mit --webhook-host erlauben.
refused-notice-chat = Telegram braucht die Nummer des Chats.
refused-notice-topic = Die Adresse eines ntfy-Themas endet mit seinem Namen, etwa https://ntfy.sh/mein-thema.
refused-notice-channel = Diesen Weg zu dir gibt es nicht mehr.
refused-mails = Das waren viele Nachrichten. Versuch es in { seconds } noch einmal.
refused-link = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.
refused-link-old = Dieser Link wurde schon benutzt. Lass dir einen neuen schicken.

serve-notices = Für E-Mails fehlen die Pakete für Nachrichten: pip install 'burnham[notices]'
serve-mail-from = Um E-Mails zu verschicken, sag von welcher Adresse: --mail-from tische@example.org
serve-mail-file = Das Passwort für E-Mails lässt sich nicht lesen: { $detail }
serve-webhook-host = Ein Host für Webhooks ist ein Name, eine Adresse oder ein Netz wie 10.0.0.0/8, nicht { $name }.
serve-vapid-key = Der Schlüssel für Meldungen lässt sich nicht verwenden: { $detail }

# die Frage
question = Die Frage
fold = Frage einklappen
choose = Wählen
choose-on-board = Wähle auf dem Plan.
choose-first = Wähle eine Antwort
list-all = Alle zeigen
more-on-this = Mehr dazu
hint = Tipp
hint-thinks = Ein Bot denkt nach …
hint-title = Ein starker Bot würde wählen
hint-about = Siegchance und erwarteter Vorsprung.
hint-lead = Erwarteter Vorsprung
coach = Coach
coach-read = Verstanden
coach-hint = Zeig mir einen Tipp
coach-off = Keine Notizen mehr
coach-notes = Notizen vom Coach zu neuen Fragen
hint-chance = Siegchance
why-than-next = Verglichen mit der nächsten: { $reasons }
why-than-first = Verglichen mit der ersten: { $reasons }
why-at-sight = { $reasons } (auf den ersten Blick)
why-alike = Die nächste ist ebenso gut, soweit der Bot es sieht.
why-close = In den Versuchen sticht kein einzelner Grund heraus.
why-safer = Sie gewinnt öfter, wenn auch im Mittel nicht mit mehr Vorsprung.
why-judged = Der Bot zieht sie auf den ersten Blick vor; seine Versuche zeigen keinen Gewinn.
reason-best-rival = Die stärkste Konkurrenz
reason-of-rival = { $rival }: { $what }
reason-rest = Alles Übrige { $points }
reason-held = { $what }: in { $chance } der Versuche statt in { $other }
undo = Zurück
undo-about = Deine letzte Antwort zurücknehmen. Niemand muss zustimmen.
undo-ask = Zurück? { $names } fragen
undo-ask-about = Geht nur mit Zustimmung von { $names }.
undo-yes = Einverstanden
undo-no = Nein
undo-missing = Zustimmen müssen noch: { $names }.
undo-lapses = Ab { $time } wird nicht mehr gefragt, wer weg ist.
undo-now = Jetzt zurück
redo = Wieder vor
table-closed = Dieser Tisch ist geschlossen.
past-label = Vergangenheit
back-to-now = Zum Jetzt
game-over = Das Spiel ist zu Ende
see-result = Zum Ergebnis
play-again = Noch einmal
lobby = Vor dem Spiel
coming = Wer mitspielt
sit-here = Hier hinsetzen
brief = Die Regeln in fünf Zeilen
brief-goal = Ziel
brief-turn = Ein Zug
brief-points = Wertung
brief-end = Das Ende
brief-length = Dauer
invite = Einladungslink
invite-about = Schick diesen Link deinen Freunden. Wer ihn öffnet, kann sich setzen.
invite-local = Diesen Link kann nur dieses Gerät öffnen. Starte den Tisch mit --host 0.0.0.0 oder mit --public-url, dann können es auch andere.
share = Teilen
qr-code = Code zum Scannen zeigen
qr-code-about = Diese Einladung als QR-Code
invitation = Einladung
invitation-by = { $host } lädt dich zu einer Partie ein.
invitation-to = Du bist zu einer Partie eingeladen.
just-look = Nur zuschauen
copy = Kopieren
copied = Kopiert
lift-curtain = Ich bin { $name }

# Leute
my-desk = Deine Auslage
others = Die anderen
players-here = Mitspielende
you = du
here = da
away = weg
away-for = seit { $minutes } Min weg
bot = Bot
next = danach
asked = am Zug
resigned = aufgegeben
stood-in = Bot springt ein
take-back-seat = Platz wieder einnehmen
resume = Weiterspielen
call-bot = Bot einspringen lassen
awaited-since = { $name } ist weg. Ihr wartet seit { $time }.
awaited-you = Ab { $time } kannst du einen Bot einspringen lassen.
awaited-alone = Ab { $time } kann einen Bot einspringen lassen, wer den Tisch geöffnet hat oder allein hier ist.
awaited-together = Ab { $time } kann ein Bot einspringen, wenn alle anderen, die hier sind, zustimmen.
awaited-host = Ab { $time } kann das allein entscheiden, wer den Tisch geöffnet hat.
awaited-agreed = Dafür: { $names }. Es fehlen: { $missing }.
desk-of = { $name }: alles im Einzelnen
strip = { $name }: Einzelheiten
watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
left-bank = Zeit, die noch bleibt
left-move = Zeit für diesen Zug
hurry = eile

# Verlauf, Chat, Geschichte
log = Verlauf
log-none = Noch ist nichts geschehen.
since = Seit deiner letzten Antwort
since-more = … und { $n } davor: siehe Verlauf
since-here = Deine letzte Antwort
steps = Schritt für Schritt
steps-at = { $n } von { $all }
steps-back = Davor
steps-next = Weiter
steps-end = Zum Jetzt
steps-skip = Überspringen
chat = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
send = Senden
past = Rückblick
past-first = Zum Anfang
past-prev = Eine Antwort zurück
past-next = Eine Antwort vor
past-last = Zur letzten Antwort
turn-live = Zug { $n } · jetzt
turn = { $n ->
    [0] Vor dem ersten Zug
   *[other] Zug { $n }
}
tick-mine = deine Antwort
replay-play = Abspielen oder anhalten
replay-speed = Tempo

# Uhren, Urlaub, Pausen
clock-more = { $clock }, +{ $more } pro Zug
clock-own = Eigene Uhr
clock-own-about = Tage und Minuten für jeden Zug oder für das ganze Spiel.
own-days = Tage
own-minutes = Minuten
own-for = Wofür
own-for-move = für jeden Zug
own-for-bank = für das ganze Spiel
own-more = Minuten mehr nach jedem Zug
at-zero = Wenn die Zeit um ist
at-zero-about = Ein Bot springt ein, bis du zurück bist; oder das Spiel endet: Wer die Zeit überzogen hat, verliert, die anderen gewinnen zusammen, und das zählt für die Rangliste. Das lesen alle, die sich setzen.
zero-bot = Ist die Zeit um, springt ein Bot ein, bis du zurück bist
zero-end = Ist die Zeit um, endet das Spiel: Wer sie überzogen hat, verliert, die anderen gewinnen zusammen; auch in der Rangliste
vacation = Urlaub
vacation-about = Tage, an denen jemandes Uhr stillsteht. Alle haben ihre eigenen.
vacation-each = { $days ->
    [0] Kein Urlaub
    [one] Je { $days } Tag Urlaub
   *[other] Je { $days } Tage Urlaub
}
vacation-days = Tage Urlaub (noch { $most })
vacation-until = Urlaub bis { $time }
vacation-all = { $tables ->
    [one] An einem Tisch kann deine Uhr stillstehen.
   *[other] An { $tables } Tischen kann deine Uhr stillstehen.
}
vacation-now = Du bist im Urlaub bis { $time }. Deine Uhren stehen still; ziehen kannst du trotzdem.
do-vacation = Urlaub nehmen
do-pause = Um eine Pause bitten
notice-pause = Wunsch nach einer Pause: { $names }. Noch nicht einverstanden: { $missing }.
notice-paused = Ihr macht Pause. Keine Uhr läuft und niemand zieht, bis jemand von euch weiterspielt.
notice-vacation = Du bist im Urlaub bis { $time }. Deine Uhr steht still; ziehen kannst du trotzdem.
note-vacation = { $name } nimmt Urlaub (Tage: { $text }).
note-vacation-over = { $name } ist aus dem Urlaub zurück.
note-pause-asked = { $name } möchte eine Pause.
note-pause-refused = { $name } möchte keine Pause.
note-paused = Pause: Alle sind einverstanden.
note-resumed = { $name } spielt weiter, die Pause ist vorbei.
note-lost = Die Zeit von { $name } ist um. Damit endet das Spiel.
lost-line = Die Zeit von { $name } war um: Das Spiel ist zu Ende
lost-end = { $name } hat die Zeit überzogen und verloren. Der Sieg geht an { $winners }.
lost-counts = In der Rangliste zählt das wie jedes andere Spiel.
refused-paused = Ihr macht gerade Pause. Spiel erst weiter.
refused-no-clock = Ohne Uhr gibt es nichts anzuhalten.
refused-vacation = Urlaub sind 0 bis 366 Tage.
refused-vacation-days = { $days ->
    [0] Du hast hier keinen Urlaub mehr.
    [one] Du hast hier noch 1 Tag Urlaub.
   *[other] Du hast hier noch { $days } Tage Urlaub.
}
refused-vacation-taken = Du bist schon im Urlaub.

# wer zusieht
watchers = Zuschauen
watchers-about = Für alle, die nicht mitspielen. Sie reden unter sich; wer mitspielt, liest das nach dem Spiel.
watch-now = Zuschauen sofort
watch-no = Kein Zuschauen
watch-answers = { $n } Antworten später zuschauen
watch-minutes = { $time } später zuschauen
watch-page = Bei Spielen zuschauen
watch-page-about = Spiele, die hier gerade laufen und bei denen du zuschauen darfst.
watch-none = Gerade läuft kein Spiel zum Zuschauen.
watch-all = Alle Spiele zum Zuschauen
chat-watchers = Was du schreibst, lesen jetzt alle, die zuschauen, und nach dem Spiel auch alle, die spielen.
refused-watch = Zuschauen geht mit "now", "no", "answers:10" oder "minutes:10".
refused-no-watching = Bei diesem Spiel darf niemand zuschauen, solange es läuft.
call-watchTables = Laufende Spiele, denen alle zuschauen dürfen
call-pause = Um eine Pause bitten, zustimmen oder ablehnen, oder weiterspielen
call-vacation = Urlaubstage nehmen, oder zurück sein (0)
zero-choice-bot = Ein Bot springt ein
zero-choice-end = Das Spiel endet
vacation-end = Ich bin zurück
pause-yes = Einverstanden
pause-no = Keine Pause
pause-withdraw = Doch keine Pause
pause-end = Weiterspielen
late-answers = Du siehst dieses Spiel { $n } Antworten später.
late-minutes = Du siehst dieses Spiel { $time } später.

# von Spiel zu Spiel
next-game = Nächstes Spiel
next-game-about = Zum nächsten Tisch, an dem du dran bist (Taste: N)
key-next = zum nächsten Spiel, in dem du dran bist

# Leiste und Menü des Tisches
board = Spielplan
tabs = Ansichten
views = Seiten des Spielplans
zoom = Größe
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganzer Spielplan
tab-board = Plan
tab-mine = Meins
tab-players = Spieler
tab-log = Verlauf
sound = Ton, wenn ich dran bin
notify = Meldung, wenn ich dran bin
notify-away = Wenn diese Seite zu ist …
keys = Tasten
key-answer = antworten
key-confirm = das Gewählte bestätigen
key-undo = zurück
key-hint = Tipp
key-redo = wieder vor
key-past = in der Zeit vor und zurück, Antwort um Antwort
key-past-turn = Zug um Zug
key-past-chapter = Kapitel um Kapitel
space-key = Leertaste
key-play = im Rückblick: abspielen und anhalten
key-steps = Schritt für Schritt sehen, was die anderen seit deiner letzten Antwort getan haben
shift-arrows = Umschalt ← →
page-keys = Bild auf, Bild ab
key-zoom = Spielplan größer, kleiner, ganz
key-now = zum Jetzt, schließen
key-tab = durch das Beleuchtete gehen
key-walk = durch alles gehen, um zu fragen, was es ist
key-about = was ist das?
legend = Symbole
as-text = Stellung als Text
as-text-not-yet = Das Spiel hat noch nicht begonnen.
rule = Regel
key-guide = Anleitung
key-question = zur Frage
key-board = zum Spielplan, zum ersten Beleuchteten
key-desk = zu deiner Auslage
key-log = zum Verlauf
fact-hints = Tipps erlaubt
fact-no-hints = Keine Tipps
do-leave = Gehen, ein Bot spielt weiter
do-aside = Spiel beiseitelegen
do-return = Platz wieder einnehmen
do-resign = Aufgeben
do-stand = Aufstehen
do-close = Tisch schließen
sure-leave = Den Tisch verlassen? Ein Bot spielt für dich weiter, bis du zurückkommst.
sure-resign = Endgültig aufgeben?
sure-close = Diesen Tisch für alle schließen?

# was das Skript sagt
lost = Die Verbindung ist weg. Neuer Versuch läuft.
lost-choice = Die Verbindung ist weg. Was du gewählt hast, wird gesendet, sobald sie wieder da ist.
try-again = Keine Verbindung. Versuch es noch einmal, wenn sie wieder da ist.
renewed = Burnham wurde erneuert.
reload = Seite neu laden
late = Der Tisch ist schon weiter.
refused = Das wurde nicht angenommen.

# das Ende
result = Ergebnis
turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
analysis = Analyse
replay = Rückblick
record = Aufzeichnung
points-made-of = Woraus die Punkte bestehen
points-from = Woher die Punkte kommen
goal-decided = Das Spielziel hat entschieden
total = Gesamt
tie-break = { $what } (bei Gleichstand)
best = am meisten
skyline = Endstand: { $told }
course = Punkte im Lauf der Zeit
turning-points = Wendepunkte
turning-none = Ein Spiel ganz ohne.

# die Analyse
analysis-of = Analyse: { $game }
analysis-stays = Das dauert etwa eine Minute und geht auch ohne dich weiter.
analysis-wait = Ein Bot denkt jede Entscheidung noch einmal durch.
analysis-progress = { $reached } von { $moments } Antworten
analysis-about = Ein starker Bot hat jede Entscheidung noch einmal durchdacht, nur mit dem Wissen, das es an diesem Platz damals gab. Bei so wenig Zeit für jede irrt auch er: Kleine Verluste bedeuten wenig.
chances = Siegchancen
chances-about = So, wie sie der Person am Zug erschienen, geglättet.
to-result = Zum Ergebnis
to-table = Zum Tisch
by-player = Entscheidungen nach Personen
decisions = Zahl
best-answers = Beste
mean-loss = Chance
mean-points = Vor­sprung
by-player-about = Wie oft die beste gefundene Antwort fiel, und was eine Entscheidung im Mittel kostete.
chance-lost = Verlorene Siegchance
lead-lost = Verlorener Vorsprung, erwartet
player = Wer
turning-played = Gespielt: { $what }
turning-better = Besser: { $what }
turning-cost = Siegchance { $before } → { $after }.
turning-cost-points = Siegchance { $before } → { $after }, Vorsprung −{ $points }.
by-question = Was am meisten kostete, nach Fragen
analysis-none = Niemand hat etwas verschenkt.
decisions-of = Alle Entscheidungen von { $name }
as-good = nichts Besseres gefunden

# deine Fehler noch einmal
mistakes = Deine Fehler noch einmal
mistakes-about = Was dich in analysierten Spielen am meisten gekostet hat, das Älteste zuerst. Jede Antwort zählt, die so gut ist wie die beste.
mistakes-none = Nichts gutzumachen. Was hier steht, kommt aus der Analyse am Ende einer Partie: Öffne sie dort, dann wartet hier, was dich viel gekostet hat.
mistake-when = Tisch vom { $time }
mistake-cost = Das kostete { $chance } Siegchance.
mistake-solved = Gutgemacht.
mistake-right = { $what }
mistake-wrong = Das kostet { $chance } Siegchance: { $what }
mistake-why = Warum die beste Antwort besser ist: { $reasons }
mistake-table = Der Tisch in diesem Moment
mistake-about = Deine Antwort hat dich hier { $chance } Siegchance gekostet. Was ist besser?
mistake-next = Nächster Fehler
mistakes-list = Alle Fehler

# Übung: eine Frage, die noch einmal beantwortet wird
practice-right = Richtig
practice-wrong = Noch nicht
practice-show = Beste Antwort zeigen
practice-promises = Siegchancen

# Rätsel
puzzles = Rätsel
puzzles-about = Eine Stellung aus einer Partie, und du bist gefragt: Eine Antwort ist eindeutig die beste, oder einige sind gleich gut. Du siehst, was an diesem Platz zu sehen war. Deine erste Antwort zählt. Um Mitternacht (UTC) gibt es ein neues Rätsel des Tages, für alle dasselbe.
puzzles-none = Hier gibt es noch keine Rätsel.
puzzles-so-far = { $answered ->
    [0] { $count } zu lösen.
   *[other] { $solved } von { $answered } gelöst, { $count } insgesamt.
}
puzzle = Rätsel
puzzle-of-day = Rätsel des Tages
puzzle-level-easy = Leicht
puzzle-level-medium = Mittel
puzzle-level-hard = Schwer
puzzle-state-solved = Gelöst
puzzle-state-missed = Verfehlt
puzzle-solve = Lösen
puzzle-look = Noch einmal ansehen
puzzle-next = Nächstes Rätsel
puzzle-streak = { $days ->
    [one] An { $days } Tag in Folge gelöst.
   *[other] An { $days } Tagen in Folge gelöst.
}
puzzle-about = { $level }: { $found }. Was ist am besten? Die erste Antwort zählt.
puzzle-found = Bot „{ $bot }“ findet es { $times ->
    [0] nie
    [one] einmal bei { $of } Versuchen
   *[other] { $times }-mal bei { $of } Versuchen
}
puzzle-better-than = Warum die beste Antwort besser ist als „{ $what }“: { $reasons }
puzzle-report = Dieses Rätsel melden
puzzle-report-why = Was stimmt damit nicht?
puzzle-report-send = Absenden
puzzle-reported = Danke. Wer diesen Server betreibt, kann es lesen.

# faire Würfel
fair-title = Faire Würfel
fair-short = Der Server hat vor dem Spiel ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Danach haben die Geräte am Tisch eigene Bytes gezogen. Aus beidem folgen die Würfel.
fair-more = Wie das geht und was es wem beweist
fair-own = hat dieses Gerät gezogen
fair-follows = folgt aus dem Geheimnis
fair-nothing = folgt aus dem Geheimnis; dieses Gerät hat nichts dazugegeben, also ist dieser Person nichts bewiesen
commitment = Fingerabdruck
secret = Geheimnis
seed = Startwert
fair-lead = Ein Tisch gibt, mischt und würfelt für dich. Du musst ihm nicht glauben: Du kannst es nachprüfen.
fair-commit = Ehe ein Tisch öffnet, legt der Server sein Geheimnis fest und nennt deinem Browser dessen Fingerabdruck (SHA-256). Das Geheimnis lässt sich nun nicht mehr ändern, und am Tisch kennt es niemand. Die Adresse des Tisches ist der Anfang des Fingerabdrucks.
fair-bytes = Erst dann zieht dein Browser Zufallsbytes. Er merkt sie sich, und den Fingerabdruck auch. Wer sich später setzt, macht es ebenso. Die Bytes der Bots folgen aus dem Geheimnis.
fair-seed = Sind alle Plätze besetzt, entsteht der Startwert aus dem Geheimnis, den Namen und allen Bytes (HMAC-SHA-256).
fair-dice = Aus dem Startwert folgen jeder Wurf und jedes Mischen (BLAKE2), und zwar so, dass niemand aus dem, was fiel, errechnen kann, was kommt.
fair-secret = Ist das Spiel zu Ende, wird das Geheimnis gezeigt, und alles lässt sich nachrechnen.
fair-proved-title = Was bewiesen ist
fair-proved-server-to = Dir, gegenüber dem Server:
fair-proved-server = Er hat die Würfel nicht gewählt. Sein Geheimnis stand fest, ehe dein Browser die Bytes zog.
fair-proved-bots-to = Allein gegen Bots:
fair-proved-bots = dasselbe. Nach deinen Bytes kommt nichts mehr, was der Server noch wählen könnte. Die Prüfung nennt alle, deren Geräte Bytes gezogen haben; das darfst nur du sein.
fair-proved-players-to = Dir, gegenüber den anderen am Tisch:
fair-proved-players = Sie haben die Würfel nicht gewählt und konnten sie nicht voraussehen. Sie kennen das Geheimnis nicht, und im Startwert stecken deine Bytes.
fair-proved-result-to = Allen:
fair-proved-result = Die Antworten der Aufzeichnung sind erlaubt und führen zu diesem Ende, dieser Wertung und dieser Rangfolge.
fair-unproved-title = Was nicht bewiesen ist
fair-unproved-script-to = Ohne JavaScript:
fair-unproved-script = Dir ist dann nichts bewiesen. Dein Gerät kann keine Bytes ziehen, und die aus dem Geheimnis sagen dir nichts. Der Tisch schreibt es neben deinen Namen.
fair-unproved-together-to = Gemeinsam:
fair-unproved-together = dass der Server nicht Hand in Hand mit jemandem arbeitet, der sich nach dir setzt. Zu zweit könnten sie passende Bytes wählen.
fair-unproved-secrecy-to = Schweigen:
fair-unproved-secrecy = dass der Server für sich behält, was er weiß. Er kennt alle Karten, wie jemand, der beim Geben hinsieht.
fair-unproved-refuse-to = Verweigern:
fair-unproved-refuse = dass der Server jeden Tisch öffnet. Er könnte einen verweigern, dessen Würfel ihm nicht gefallen; aber das würdest du sehen.
fair-unproved-answers-to = Antworten:
fair-unproved-answers = dass die Antworten einer Aufzeichnung die gegebenen sind. Wer die Datei hat, kann andere erlaubte hineinschreiben; der Verlauf am Tisch zeigt es.
fair-hidden-title = Was verdeckt ist, bleibt verdeckt
fair-hidden = Dein Browser bekommt nur, was dein Platz sehen darf. Fremde Handkarten und die Folge eines Stapels sind nicht auf der Seite, auch nicht unsichtbar.
fair-bots-title = Bots sehen, was du siehst
fair-bots = Ein Bot bekommt die Sicht seines Platzes und sonst nichts. Was er nicht weiß, muss er sich denken, wie du. Das gilt auch für Tipps und für die Analyse nach dem Spiel.
fair-check-title = Ein Spiel nachprüfen
fair-check = Am Ende eines Spiels führt dein Browser den Beweis noch einmal, Zeile für Zeile. Das Skript dafür kommt freilich auch von diesem Server. Willst du ihm nicht trauen, dann lade die Aufzeichnung und prüfe sie auf deinem eigenen Rechner mit dem Fingerabdruck, den du vor dem Spiel notiert hast (er steht im Menü des Tisches):
check-go = In deinem Browser prüfen
check-noted = Der Fingerabdruck ist der, den dieser Browser notiert hat, ehe er seine Bytes zog.
check-secret = Das Geheimnis hat diesen Fingerabdruck.
check-bytes = Die Bytes, die dieser Browser gezogen hat, sind unter denen der Plätze.
check-seats = Alle Bytes, die kein Gerät gezogen hat, folgen aus dem Geheimnis.
check-seed = Der Startwert folgt aus dem Geheimnis, den Namen und allen Bytes.
check-game = Von diesem Startwert aus nachgespielt, sind alle Antworten erlaubt und führen zu diesem Ende und dieser Rangfolge.
check-drawn = Von Geräten gezogen: { $names }
check-here = in diesem Browser
check-there = auf dem Server
check-holds = stimmt
check-fails = falsch
check-open = nicht geprüft
check-why-noted = Dieser Browser hat an diesem Tisch nichts notiert. Du hast auf einem anderen Gerät gespielt, oder der Tisch hat die Bytes dazugegeben.
check-why-secure = Das rechnen Browser nur auf Seiten nach, die über https oder vom eigenen Rechner kommen.
check-why-older = An Tischen der Version 0.1 ist das nicht so.
check-why-failed = Der Server hat nicht geantwortet.
check-home = Ohne diesen Server geht es so: Lade die Aufzeichnung und rufe auf:

# die Schnittstelle für Programme
api-title = Für Programme
api-lead = Bots und andere Programme können Spiele auflisten, Tische öffnen, sich setzen, zusehen und antworten. Alles ist JSON.
api-document = Das OpenAPI-Dokument
api-call = Aufruf
api-does = Was er tut
call-listGames = Die Spiele, ihre Varianten und die Bots
call-newPerson = Jemand werden: gibt ein Token
call-commit = Der Server legt das Geheimnis eines künftigen Tisches fest und zeigt dessen Hash: bevor du Bytes ziehst
call-listTables = Tische mit freien Plätzen und die eigenen
call-newTable = Einen Tisch öffnen; das Spiel beginnt, wenn kein Platz mehr frei ist
call-showTable = Der Tisch, wie du ihn sehen darfst
call-join = Sich setzen
call-answer = Auf die Frage mit dieser Nummer antworten
call-undo = Zurücknehmen, bis zur letzten Marke oder zu einem Zeitpunkt
call-hint = Was ein starker Bot an deiner Stelle antworten würde
call-showPlan = Was du geplant hast, und welche Frage als nächste für dich vorauszusehen ist
call-plan = Eine Antwort darauf planen: Sie wird gegeben, wenn die Frage kommt und sich dafür nichts geändert hat
call-unplan = Geplantes entfernen, von einer Stelle an
call-watch = Server-Sent Events: „table“ bei jeder Änderung, „here“ alle zehn Sekunden ohne eine
call-record = Die Aufzeichnung eines beendeten Spiels

# Anleitung
contents = Inhalt
guide-search = In der Anleitung suchen
guide-none = Nichts gefunden
guide-alone = In einem Tab öffnen

# lessons
lesson-offer = Zeig mir, wie es geht, { $minutes } Min
lesson-note = Coach · { $number } von { $count }
lesson-on = Weiter
lesson-back = Zurück
lesson-skip = Überspringen
lesson-again = Noch einmal
lesson-leave = Lektion verlassen
lesson-next = Nächste Lektion: { $name }, { $minutes } Min
lesson-begin = Anfangen
lesson-resume = Weiter mit der Lektion „{ $name }“
lesson-done = geschafft
lessons = Alle Lektionen
lessons-of = { $game } lernen
lessons-about = Ein Coach spielt mit dir, Schritt für Schritt. Du kannst jederzeit aufhören und später weitermachen: Dein Browser merkt sich, wo du bist.

## Geplante Antworten

plan = Vorausplanen
plan-first = Meine nächste Antwort planen
plan-more = Noch eine Antwort planen
planned = Geplant
plan-due = Geplant; wird gleich gegeben
plan-remove = „{ $what }“ entfernen
plan-remove-on = „{ $what }“ und alles danach entfernen
plan-remove-all = Alle entfernen
plan-seen = OK
plan-dropped = Was du geplant hattest, wurde verworfen.
plan-dropped-question = Es kam eine andere Frage als erwartet.
plan-dropped-touched = Das betrifft deine geplante Antwort.
plan-dropped-revealed = Damit liegt etwas Neues offen.
plan-dropped-refused = Deine geplante Antwort ist nicht mehr möglich.
plan-dropped-gives = Deine geplante Antwort würde jetzt etwas anderes kosten oder bringen.
plan-dropped-more = Es gibt jetzt Antworten, die nicht vorauszusehen waren.
plan-dropped-back = Antworten, auf denen es beruhte, wurden zurückgenommen.
plan-dropped-stood-in = Ein Bot hat für dich gespielt.
plan-dropped-over = Das Spiel ist aus.
plan-title = Vorausplanen, { $number }. Antwort
plan-about = So stünde es bei deiner nächsten Frage, wenn die anderen möglichst wenig ändern. Was du wählst, wird von selbst gegeben, sobald du gefragt bist, sofern sich dafür bis dahin nichts geändert hat. Was du planst, sieht sonst niemand.
plan-next = Und so stünde es bei deiner Frage danach. Wähle auch dafür eine Antwort, oder lass es dabei.
plan-unknown = Deine nächste Frage ist nicht vorauszusehen: Bis dahin wird gewürfelt, gezogen oder aufgedeckt, oder es hängt davon ab, was die anderen wählen. Deshalb lässt sich hier nichts planen.
plan-full = Weiter voraus kannst du nicht planen.
plan-so-far = Bisher geplant
plan-done = Fertig, zum Tisch
plan-leave = Zum Tisch

## Studien: ab jedem Moment weiterspielen

study = Studie
study-of = Studie: { $game }
study-play = Ab hier spielen
study-play-turn = Ab Zug { $turn } spielen
study-again = Noch einmal von vorn
study-from = ab Zug { $turn } einer Partie
study-imagined = ab Zug { $turn } einer Partie, Verdecktes erdacht
study-from-record = eine Partie aus einer Aufzeichnung
study-from-record-imagined = eine Partie aus einer Aufzeichnung, Verdecktes erdacht
study-whole = eine ganze Partie
study-from-puzzle = aus einem Rätsel, Verdecktes erdacht
study-origin = Dorthin
study-about = Von dieser Stellung aus wird ein privater Tisch eröffnet. Was du dort tust, ändert nichts an der Partie, aus der sie stammt; gewürfelt wird neu.
study-about-true = Alles liegt so da, wie es wirklich war, auch die verdeckten Karten.
study-about-imagined = Sie beginnt mit dem, was du in diesem Moment wusstest. Was dir verborgen war, ist erdacht: Es ist nicht das, was wirklich dort liegt.
study-seat = Du spielst
study-with = Gegen
study-all-me = niemanden: Ich spiele alle Plätze
study-friends = Leute, die über den Link kommen
study-share = Andere können über einen Link dazukommen
study-share-about = Dann ist auch das erdacht, was nur du weißt, damit es niemand erfährt.
study-open = Studie eröffnen
study-whole-title = Oder die ganze Partie
study-whole-about = Mit allen Zügen zum Durchgehen: Du kannst an jedem Moment Notizen schreiben und sie anderen über einen Link zeigen.
study-open-whole = Ganze Partie als Studie öffnen
studies-none = Spiel ab einem beliebigen Moment einer Partie weiter, oder öffne eine Aufzeichnung.
record-open = Aufzeichnung öffnen
record-open-about = Eine Partie, die hier heruntergeladen oder von einem Programm geschrieben wurde, wird zur Studie: Du kannst sie ansehen, ab jedem Moment weiterspielen, Notizen schreiben und sie anderen über einen Link zeigen.
file-choose = Datei
file-text = Oder ihr Text
file-open = Öffnen
studies = Studien
fair-study = Das ist eine Studie: Sie hat mit einer Stellung begonnen oder ist eine Partie aus einer Datei. Über ihre Würfel ist nichts bewiesen.
fair-unproved-studies-to = Studien.
fair-unproved-studies = Sie beginnen mit einer Stellung statt mit dem Aufbau, daran gibt es nichts zu beweisen.
verify-study = Das ist die Aufzeichnung einer Studie. Über die Würfel beweist sie nichts.

## Lehren

teach = Lehren
study-link = Link
study-link-about = Wer diesen Link hat, darf zuschauen und sieht, was du siehst, solange niemand sonst mitspielt
lead = Führen
lead-about = Wer über den Link gekommen ist, sieht den Moment, den du ansiehst
lead-light = Beleuchten
lead-light-about = Klick Dinge auf dem Plan an, um sie für alle einzukreisen
lead-dark = Licht aus
lead-start = Gezeigt wird der Anfang.
lead-now = Gezeigt wird, was jetzt ist.
lead-shows = Gezeigt wird Zug { $turn }: { $told }
lead-shows-turn = Gezeigt wird Zug { $turn }.
lead-leave = Selbst umsehen
lead-follow = Der Führung folgen
note = Notiz
notes = Notizen
note-write = Notiz schreiben
note-about = Sie erscheint an diesem Moment, mit dem, was beleuchtet ist, und steht in der Aufzeichnung. Höchstens { $letters } Buchstaben; ohne Text verschwindet die Notiz.
note-save = Speichern
tick-note = Notiz
cancel = Abbrechen

## Eigene Lektionen

own-lessons = Eigene Lektionen
own-lessons-about = Eine Lektion ist eine Partie, die immer gleich verläuft, mit Notizen, in einer Textdatei. Lade deine hier: Sie wird geprüft, dann kannst du sie spielen, und alle, denen du den Link schickst, auch. Eine Studie mit Notizen gibt dir eine Datei für den Anfang.
own-lesson-load = Lektionsdatei laden
own-lesson-faults = { $n ->
    [one] Eines stimmt noch nicht:
   *[other] { $n } Dinge stimmen noch nicht:
}
own-lesson-remove = Entfernen
link = Link
file = Datei
lesson-from-notes = Notizen als Lektionsdatei
lesson-why = Das ist nicht der Zug dieser Lektion. Versuch einen anderen.

fault-line = Zeile { $n }
fault-note = Notiz { $n }
fault-syntax = Ab hier ist die Datei kein TOML mehr. Oft fehlt ein Anführungszeichen, eine Klammer oder ein Gleichheitszeichen.
fault-kind = Hier gehört { $wanted ->
    [str] ein Text
    [int] eine ganze Zahl
    [bool] true oder false
    [array] eine Liste in eckigen Klammern
   *[object] ein Abschnitt mit Feldern
 } hin, da steht aber { $found ->
    [str] ein Text
    [int] eine ganze Zahl
    [float] eine Kommazahl
    [bool] true oder false
    [array] eine Liste
   *[object] ein Abschnitt mit Feldern
 }.
fault-unread = Dieser Wert passt hier nicht.
fault-unknown = So ein Feld hat eine Lektion nicht.
fault-missing = Dieses Feld fehlt.
fault-bytes = Die Datei ist zu groß: { $most } Bytes sind erlaubt.
fault-game = Sag, welches Spiel es ist: { $games }
fault-text-missing = Der Text fehlt ({ $lang }).
fault-text-long = Der Text ({ $lang }) hat { $given } Buchstaben, erlaubt sind { $most }.
fault-lecture = Von hier an wird { $notes } Notizen lang nach nichts gefragt.
fault-seats = Hier geht { $low } bis { $high }.
fault-no-notes = Es gibt keine Notizen ([[notes]]).
fault-many = Das sind { $given }, erlaubt sind { $most }.
fault-last-asks = Die letzte Notiz verlangt eine Antwort, und danach kommt nichts mehr.
fault-setup = So lässt sich das Spiel nicht aufbauen: { $detail }
fault-not-drawn = „{ $thing }“ ist hier nicht zu sehen.
fault-other-asked = Hier ist jemand anderes gefragt.
fault-no-why = Hier sind andere Antworten möglich, und „why“ sagt nicht, warum sie abgelehnt werden.
fault-over = Vor „{ $answer }“ ist das Spiel schon zu Ende.
fault-no-answer = „{ $answer }“ ist hier keine Antwort. Es gibt: { $there }


# --- ein Blick in die Schachtel ------------------------------------------------------------------

box = Die Schachtel
box-look = Blick in die Schachtel
box-of = { $game }: Was in der Schachtel ist
box-about = Jede Karte, jedes Plättchen und jede Leiste dieses Spiels, mit den Zahlen darauf und woher sie kommen. Damit wird an unseren Tischen gespielt.
source-rules = Regelheft
    .about = { $count ->
        [one] Ein Teil steht
       *[other] { $count } Teile stehen
    } im Regelheft oder ergeben sich daraus.
source-published = veröffentlicht
    .about = { $count ->
        [one] Ein Teil stammt
       *[other] { $count } Teile stammen
    } aus einer veröffentlichten Besprechung, von einem Foto oder von der Seite des Verlags.
source-reconstruction = nachgebaut
    .about = { $count ->
        [one] Einen Teil haben
       *[other] { $count } Teile haben
    } wir nachgebaut, weil nur das gedruckte Spiel sie zeigt. Wenn du es besitzt, berichtige sie in einer eigenen Edition.
box-phases = Der Plan im Lauf des Spiels
box-phases-about = Einige Momente einer Partie, die Bots gespielt haben. Klick einen an, um ihn größer zu sehen.
box-larger = größer zeigen
box-deal = Der Aufbau
box-end = Das Ende der Partie
box-questions = Die Fragen eines Zuges
box-questions-about = Alles, was man gefragt werden kann, in der Reihenfolge der Regeln, mit einem Beispiel, wie die Frage lautet.
box-question-rare = Eine seltene Frage, die in keiner der Beispielpartien vorkam
box-in-guide = In der Anleitung
box-not-drawn = Hier gibt es nichts zu zeichnen: Das sind Zahlen der Regeln.
box-values = Alle Werte
box-unread = Außerdem aufgeschrieben
box-unread-about = Namen, Farben, Anzahlen und Maße zum Zeichnen und Prüfen. Keine Regel schaut darauf, eine Edition muss sie also nicht ändern.

edition-write = Eigene Edition schreiben
edition-of = { $game }: deine eigene Edition
edition-about-writing = Berichtige, was wir nachgebaut haben, Karte für Karte, das gedruckte Spiel daneben. Alles wird beim Tippen geprüft. Deine Arbeit bleibt in diesem Browser, bis du sie als Datei speicherst; niemand sonst bekommt sie. Tab führt von Feld zu Feld, Enter hakt eine Karte ab und geht zur nächsten.
edition-needs-script = Zum Schreiben einer Edition braucht die Seite ihr Skript; in diesem Browser ist es abgeschaltet.
edition-progress = { "{" }seen{ "}" } von { "{" }all{ "}" } Karten angesehen
edition-looked-at = Angesehen
edition-unseen-only = Nur noch nicht angesehene
edition-unlock = Ich weiß es besser: auch öffnen, was aus dem Regelheft oder veröffentlicht ist
edition-right = Geänderte Werte: { "{" }count{ "}" }. Alles passt zusammen.
edition-wrong = Geänderte Werte: { "{" }count{ "}" }. Das passt noch nicht:
edition-use = Speichern oder spielen
edition-name = Name deiner Edition
edition-own = Meine Edition
edition-download = Als Datei herunterladen
edition-upload = Datei öffnen
edition-anew = Neu anfangen
edition-sure = Wirklich alle deine Änderungen verwerfen?
edition-players = Spieler
edition-with = Mit
edition-with-bots = Bots
edition-with-friends = Freunden
edition-play = Jetzt damit spielen
edition-more = eins mehr
edition-fewer = eins weniger
edition-left-out = Auch möglich
refused-edition-place = { $place } ist kein Platz in der Schachtel dieses Spiels.

# der Club: Ranglisten und Mitglieder
nav-club = Club
ladder-of = Rangliste: { $game }
ladder-top = Vorn unter den Mitgliedern: { $names }
ladder-none = Noch hat niemand eine Partie gespielt, die zählt.
ladder-bot = Bot „{ $level }“
ladder-measured = Eingestuft nach Messpartien von Bots; hier kaum gespielt
ladder-how = So geht die Rangliste
ladder-how-points = Alle beginnen mit 1500 Punkten. 400 Punkte mehr heißt: zehn Siege auf eine Niederlage. Die Wertung ist die von OpenSkill; daneben steht, zwischen welchen Zahlen sie in 95 von 100 Fällen liegt. Je mehr du spielst, desto enger wird das.
ladder-how-order = Sortiert wird nach der kleineren Zahl: danach, was jemand sicher gezeigt hat.
ladder-how-games = Es zählen beendete Partien zu zweit oder mehr, unter Mitgliedern und Bots, mit gedrucktem Material und ohne Tipps. Wer aufgibt oder am Ende von einem Bot vertreten wird, ist Letzter; ebenso, wer die Zeit überzieht, wo das Spiel damit endet: Die anderen teilen sich dann den ersten Platz. Studien, Lektionen und Rätsel zählen nicht.
ladder-how-bots = Bots werden nach denselben Partien gewertet. Sie beginnen dort, wo Messpartien sie eingestuft haben, „Mittel“ bei 1500; „Meister“ wurde nicht gemessen und beginnt neben „Schwer“.
rating-well = Stärke gut bekannt
rating-roughly = Stärke ungefähr bekannt
rating-hardly = Stärke noch kaum bekannt
rating-range = { $low } bis { $high }
rating-none = noch keine Wertung
played-won = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}, { $won } gewonnen
member-since = Mitglied seit { $time }
profile-mine = Dein Profil, wie andere es sehen
profile-titles = Spiele und Wertungen
profile-no-games = Noch keine beendete Partie.
profile-history = Beendete Partien
profile-hidden = { $n ->
    [one] Eine weitere Partie fand an einem privaten Tisch statt. Nur wer dabei war, sieht sie.
   *[other] { $n } weitere Partien fanden an privaten Tischen statt. Nur wer dabei war, sieht sie.
}
result-won = Gewonnen
result-place = Platz { $place } von { $players }
result-left = Aufgegeben
against = mit { $names }
ended-at = { $time }
refused-profile = So ein Mitglied gibt es nicht.

# Turniere
tournament = Turnier
tournaments = Turniere
tournaments-none = Zurzeit gibt es kein Turnier.
tournament-new = Turnier ausschreiben
tournament-open-it = Turnier ausschreiben
tournament-members = Turniere spielen nur Mitglieder: wer ein Passwort hat.
tournament-mine = Du spielst mit
tournament-people = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
tournament-round = Runde { $round } von { $rounds }
tournament-open = Noch nicht begonnen
tournament-over = Beendet
tournament-closed = Abgesagt
tournament-first-name = { $game }: Turnier
tournament-name = Name
    .about = Damit andere es finden.
tournament-system = Art
    .about = Schweizer System: Wer ähnlich steht, trifft aufeinander. Jeder gegen jeden: Alle treffen alle, soweit es geht.
tournament-seats = Spieler am Tisch
    .about = Bei drei oder vier füllen Bots den letzten Tisch auf.
tournament-rounds-n = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
tournament-rounds = Runden
    .about = Nur beim Schweizer System; jeder gegen jeden dauert, so lange es dauert.
tournament-clock = Uhr
    .about = Damit jeder Tisch ein Ende findet: Bei null springt ein Bot ein.
system-swiss = Schweizer System
system-robin = Jeder gegen jeden
tournament-tables-of = { $n } am Tisch
tournament-now = Runde { $round } von { $rounds }. { $tables ->
    [0] Die nächste Runde wird gerade ausgelost.
    [one] Ein Tisch spielt noch.
   *[other] { $tables } Tische spielen noch.
}
tournament-waits = { $n ->
    [0] Noch nimmt niemand teil.
    [one] Eine Person nimmt teil.
   *[other] { $n } Personen nehmen teil.
} { $missing ->
    [0] Wer es ausgeschrieben hat, kann es jetzt starten.
    [one] Eine fehlt noch, dann kann es beginnen.
   *[other] { $missing } fehlen noch, dann kann es beginnen.
}
tournament-enter = Teilnehmen
tournament-leave = Turnier verlassen
tournament-start = Starten
tournament-close = Turnier absagen
sure-tournament-leave = Das Turnier endgültig verlassen? Eine laufende Partie gibst du damit auf.
sure-tournament-close = Das Turnier für alle absagen? Danach wird nichts mehr dafür gespielt.
tournament-back = Zum Turnier
tournament-my-table = Zu deinem Tisch
tournament-entered = Wer mitspielt
tournament-left = (ausgestiegen)
tournament-bot = ein Bot
tournament-opened-by = Ausgeschrieben von { $name }.
tournament-how = So geht es
tournament-how-points = Am Tisch bekommst du einen Punkt für alle, die hinter dir landen, und einen halben bei Gleichstand; auch Bots zählen. Ein Freilos ist ein Punkt.
tournament-how-ties = Bei gleichen Punkten zählt, wie viele Punkte deine Gegner haben (Buchholz), dann, wie viele Partien du gewonnen hast. Wer auch da gleich ist, teilt den Platz.
tournament-how-pairs = Die Tische öffnen sich von selbst, und die nächste Runde beginnt, sobald alle Tische fertig sind. Niemand trifft zweimal auf dieselbe Person, wenn es sich vermeiden lässt, und alle bekommen jeden Sitzplatz etwa gleich oft. An Zweiertischen hat bei ungerader Zahl eine Person ein Freilos, zuerst jemand, der noch keins hatte; größere Tische werden mit Bots (Mittel) aufgefüllt.
tournament-how-leaving = Wer aussteigt, gibt die laufende Partie auf; ein Bot spielt weiter, und der Platz dort ist der letzte. Ab der nächsten Runde wird nicht mehr gelost, in der Tabelle bleibt der Name. Einen Tisch, den alle seit einem Tag verlassen haben, spielen Bots zu Ende.
tournament-how-dice = Die Würfel dieser Tische kommen allein vom Server: Er teilt aus, bevor ein Gerät etwas beitragen kann. Die Aufzeichnung zeigt also, dass sie vorher feststanden, aber nicht, dass niemand sie ausgesucht hat.
standings = Tabelle
standing-place = Platz
standing-points = Punkte
    .about = Alle, die an deinen Tischen hinter dir landeten
standing-met = Gegner
    .about = Die Punkte deiner Gegner (Buchholz)
standing-won = Siege
    .about = Gewonnene Partien
standing-games = Partien
    .about = Beendete Partien
standing-byes = Freilose
    .about = Runden ohne Partie
round = Runde { $n }
bye = Freilos
ladders = Ranglisten
ladder = Rangliste
refused-tournament = So ein Turnier gibt es nicht.
refused-tournament-started = Dieses Turnier hat schon begonnen.
refused-tournament-over = Dieses Turnier ist vorbei.
refused-tournament-full = Ein Turnier hat höchstens { $most } Teilnehmer.
refused-tournament-few = Ein Turnier braucht mindestens { $least } Teilnehmer.
refused-tournament-host = Das darf nur, wer dieses Turnier ausgeschrieben hat.
refused-tournament-entry = Du nimmst an diesem Turnier nicht teil.
refused-tournament-clock = Ein Turnier braucht eine Uhr, damit jeder Tisch ein Ende findet.
refused-tournament-name = Ein Turnier hat einen Namen mit 1 bis { $most } Buchstaben.
refused-tournament-many = Du hast schon { $most } Turniere, die noch nicht beendet sind.

# Die Spielleitung, und was kann, wer einen Tisch geöffnet hat
nav-host = Spielleitung
host-parts = Was die Spielleitung kann
host-tables = Tische
host-people = Personen
host-rules = Regeln
host-deeds = Was geschah
host-tables-about = Alle Tische, auch private. Was die Spielenden voreinander verbergen, steht auch hier nicht.
host-people-about = Alle, die hier einen Namen haben; wer zuletzt da war, steht oben.
host-rules-about = Was auf diesem Server für alle gilt.
host-deeds-about = Was die Spielleitung hier getan hat, das Neueste zuerst.
host-search = Suchen
host-search-tables = Name, Spiel oder Nummer eines Tisches
host-search-people = Name oder Anmeldename
host-state = Zustand
state-all = Alle außer dem Archiv
state-open = Warten auf Mitspielende
state-playing = Wird gespielt
state-over = Beendet
state-closed = Geschlossen
state-archived = Archiv
host-none = Nichts gefunden.
host-newer = Neuere
host-older = Ältere
host-moved = letzter Zug { $time }
host-changed = letzte Änderung { $time }
host-seen = zuletzt da { $time }
host-at = { $time }
host-login = Anmeldename { $login }
host-guest = Gast ohne Anmeldung
host-sat = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
}
host-one = Spielleitung
muted = Stumm
blocked = Gesperrt
somebody-gone = Jemand, der nicht mehr da ist
reason = Warum? Der Grund wird mitgeteilt.
never-mind = Doch nicht
power-close = Tisch schließen
power-close-about = Das Spiel endet ohne Ergebnis. Alle am Tisch erfahren, warum. Das lässt sich nicht zurücknehmen.
power-archive = Ins Archiv
power-bring-back = Zurück in die Listen
power-remove-about = Der Platz wird frei. Die Person erfährt, warum, und kann an diesem Tisch nicht mehr Platz nehmen.
power-mute = Stumm schalten
power-mute-about = Die Person kann weiterspielen, aber in keinem Chat mehr schreiben.
power-unmute = Wieder reden lassen
power-block = Sperren
power-block-about = Alle Geräte der Person werden sofort abgemeldet. Sie kann sich nicht anmelden, keine Tische und keine Turniere öffnen, nirgends Platz nehmen und nichts schreiben. In Turnieren wird sie nicht mehr ausgelost, und ihre Turniere, die noch nicht begonnen haben, sind abgesagt.
power-unblock = Entsperren
power-take-back = Zurückziehen
deed-close = Tisch geschlossen
deed-archive = Tisch ins Archiv gelegt
deed-bring-back = Tisch aus dem Archiv geholt
deed-remove = { $name } von einem Tisch entfernt
deed-mute = { $name } stumm geschaltet
deed-unmute = { $name } wieder reden lassen
deed-block = { $name } gesperrt
deed-unblock = { $name } entsperrt
deed-opening = Geändert, wer Tische öffnen darf
deed-message = Nachricht des Tages geändert
deed-no-message = Nachricht des Tages entfernt
deed-invite = Einladung zum Öffnen von Tischen erstellt
deed-take-back = Einladung zurückgezogen
message = Nachricht des Tages
message-about = Sie steht auf der Startseite, bis man sie weglegt. Schreibst du sie nur in einer Sprache, sehen alle diese. Adressen werden zu Links. Ohne Text gibt es keine Nachricht.
message-keep = Nachricht speichern
done-rule = Gespeichert. Es gilt ab sofort.
message-read = Weglegen
opening = Wer darf Tische öffnen?
opening-about = Das gilt für alle Tische: Spiele mit anderen, Spiele gegen Bots, Studien, das nächste Spiel nach dem letzten und Turniere. Die Tische eines Turniers öffnet der Server selbst. An offenen Tischen Platz nehmen dürfen trotzdem alle.
opening-everybody = Alle
opening-signed-in = Wer mit einem Anmeldenamen angemeldet ist
opening-invited = Wer eine Einladung hat
opening-keep = So festlegen
invitations = Einladungen zum Öffnen von Tischen
invitations-about = Wer einem solchen Link folgt, darf Tische öffnen, auch wenn es nicht alle dürfen. Ziehst du ihn zurück, führt der Link nirgends mehr hin, und wer ihm gefolgt ist, darf keine Tische mehr öffnen.
invitation-followed = Angenommen: { $names }
invitation-new = Noch hat sie niemand angenommen
invitation-name = Für wen?
invitation-name-about = Damit du die Einladung wiedererkennst: ein Name oder eine Gruppe.
invitation-make = Einladung erstellen
welcome = Du bist eingeladen
welcome-about = Mit dieser Einladung darfst du hier Tische öffnen.
welcome-take = Einladung annehmen
claim = Die Spielleitung übernehmen
claim-about = Wer diesen Server gestartet hat, hat den Anmeldenamen { $login } für die Spielleitung bestimmt. Wähle ein Passwort dafür; dann bist du angemeldet.
claim-take = Anmeldenamen übernehmen
serve-admin = Ein Anmeldename hat 3 bis 24 kleine Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche, nicht { $login }.
serve-admin-claim = Noch hat niemand den Anmeldenamen { $login }. Wer diesen Link öffnet, übernimmt die Spielleitung: { $address }
refused-claim = Dieser Link ist verbraucht oder hat nie gegolten.
refused-invitation = Diese Einladung führt nirgends hin. Bitte um eine neue.
refused-person = So jemanden gibt es nicht.
refused-is-host = Das geht nicht bei jemandem von der Spielleitung.
refused-still-running = Ins Archiv kann nur ein Tisch, an dem nicht mehr gespielt wird. Schließ ihn erst.
refused-reason = Sag, warum, in höchstens { $letters } Buchstaben: Es wird denen gesagt, die es betrifft.
refused-message = Eine Nachricht hat höchstens { $letters } Buchstaben.
refused-invitation-name = Sag, für wen sie ist, in höchstens { $letters } Buchstaben.
refused-open-signed-in = Hier kann nur Tische öffnen, wer mit einem Anmeldenamen angemeldet ist.
refused-open-invited = Hier kann nur Tische öffnen, wer eine Einladung der Spielleitung hat.
refused-muted = Die Spielleitung hat dich stumm geschaltet, du kannst nichts schreiben: { $reason }
refused-blocked = Die Spielleitung hat dich gesperrt: { $reason }
refused-removed = Du wurdest von diesem Tisch entfernt: { $reason }
refused-remove-self = Da sitzt du selbst. Steh stattdessen auf.
refused-not-there = Diese Person sitzt nicht an diesem Tisch.
remove = Entfernen
remove-of = { $name } entfernen
remove-about = { $name } erfährt, warum, und kann an diesem Tisch nicht mehr Platz nehmen.
do-cancel = Spiel ohne Ergebnis beenden
sure-cancel = Dieses Spiel ohne Ergebnis beenden? Alle anderen Menschen am Tisch müssen zustimmen.
cancel-asked = Wer den Tisch geöffnet hat, möchte das Spiel ohne Ergebnis beenden. Es fehlt noch die Zustimmung von { $names }.
cancel-asked-mine = Du möchtest das Spiel ohne Ergebnis beenden. Es fehlt noch die Zustimmung von { $names }.
cancel-lapses = Ab { $time } wird nicht mehr gefragt, für wen ein Bot spielt.
cancel-yes = Zustimmen
cancel-no = Weiterspielen
cancel-now = Jetzt beenden
game-ended = Das Spiel endete ohne Ergebnis.
game-ended-about = Niemand hat gewonnen oder verloren. Du kannst noch zurückschauen.
ended-agreement = Einvernehmlich ohne Ergebnis beendet
ended-host = Von der Spielleitung geschlossen
notice-removed-by-opener = Wer diesen Tisch geöffnet hat, hat dich von ihm entfernt: { $reason }
notice-removed-by-host = Die Spielleitung hat dich von diesem Tisch entfernt: { $reason }
notice-ended-agreement = Alle Menschen am Tisch waren einverstanden, dieses Spiel ohne Ergebnis zu beenden.
notice-ended-host = Die Spielleitung hat diesen Tisch geschlossen: { $reason }
note-removed-by-opener = { $name } wurde vom Tisch entfernt: { $text }
note-removed-by-host = Die Spielleitung hat { $name } vom Tisch entfernt: { $text }
note-cancel-asked = Wer den Tisch geöffnet hat, möchte das Spiel ohne Ergebnis beenden.
note-cancel-withdrawn = Das Spiel soll nun doch weitergehen.
note-cancel-refused = { $name } möchte lieber weiterspielen.
note-cancelled = Alle sind einverstanden: Das Spiel endet ohne Ergebnis.
note-closed-by-host = Die Spielleitung hat diesen Tisch geschlossen: { $text }
verify-ended-agreement = dass alle einverstanden waren, das Spiel ohne Ergebnis zu beenden
verify-ended-host = dass die Spielleitung den Tisch geschlossen hat, sodass es kein Ergebnis gibt
verify-ended-clock = dass jemandes Zeit um war und das Spiel damit endete
