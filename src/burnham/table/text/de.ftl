# Was der Tisch sagt: zuerst wer dran ist, Ergebnisse, Hinweise und Ablehnungen, dann die Wörter
# seiner Seiten.  Die Spiele bringen ihre eigenen mit.

guest = Gast { $seat }
visitor = Gast

your-turn = Du bist dran
your-turn-as = { $name }, du bist dran
waiting = Warten auf { $name }
thinking = { $name } überlegt
paused = Die Bots warten
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
result-broken-tie = { $name } gewinnt bei Gleichstand mit { $points ->
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
    .about = Spielt vernünftig, macht aber Fehler.
level-normal = Mittel
    .about = Wägt jeden Zug ab, denkt aber nicht weit voraus.
level-hard = Schwer
    .about = Spielt seine Ideen durch, bevor er sich entscheidet.

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
    [one] Es fehlt noch jemand. Das Spiel beginnt von selbst.
   *[other] Es fehlen noch { $free }. Das Spiel beginnt von selbst.
}
curtain = Gib das Gerät an { $name }.
undo-asked = { $name } möchte zurück zu Zug { $moment }.

notice-stood-in = Ein Bot spielt für dich, bis du zurück bist.
notice-resigned = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
notice-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
notice-past = Du siehst die Vergangenheit.
notice-rules = Die Regeln wurden während des Spiels berichtigt; es geht weiter, wo es stand.
notice-alone = Niemand ist hier. Die Bots warten, bis jemand zurückkommt.

note-left = { $name } ist gegangen; ein Bot springt ein.
note-timeout = Die Zeit von { $name } ist um; ein Bot springt ein.
note-returned = { $name } ist zurück.
note-called = Für { $name } wurde ein Bot gerufen; er springt ein.
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
refused-edition = Ein Spielmaterial { $edition } haben wir für dieses Spiel nicht.
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
refused-no-hints = An diesem Tisch sind keine Tipps erlaubt.
refused-hint-asked = Du hast schon nach einem Tipp gefragt. Warte einen Moment.
refused-pace = Dieses Tempo gibt es nicht: { $pace }.
refused-hints = Tipps sind „auto“, „on“ oder „off“.
refused-not-away = Ein Bot kann für jemanden einspringen, der seit { $seconds } Sekunden weg ist.
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

# jede Seite
skip = Zum Inhalt
nav = Orte
nav-games = Spiele
nav-tables = Tische
nav-guide = Anleitung
nav-fair = Faire Würfel
nav-api = API
foot = Burnham. Vier Städte, ein Tisch.
in-en = English
in-de = Deutsch
theme = Tag oder Nacht
account = Name und Anmeldung
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
play-a-bot = Gegen Bots spielen
games = Spiele
bots-play = Bots spielen
play = Gegen Bots
play-game = { $game } gegen Bots spielen
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
open-tables = Offene Tische
open-tables-none = Gerade ist kein Tisch offen. Öffne einen: Freunde kommen per Link, Fremde von hier.
finished = Beendet
seat-free = Freier Platz
sit = Mitspielen
sit-too = Auch hier sitzen
seat-a-bot = Bot setzen
go-on = Weiter
look-back = Ansehen
look = Ansehen
watch = Zusehen

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
clock-about = Am Stück oder so langsam, wie ihr wollt. Läuft eine Uhr ab, springt ein Bot ein.
hints = Tipps
hints-about = Wer dran ist, darf einen starken Bot fragen, was er täte.
bot-pace = Bots antworten
bot-pace-about = Das lässt sich im Spiel noch ändern.
private = Privat
private-about = Nur wer den Link hat, findet diesen Tisch.

# Konto
your-name = Dein Name
your-name-about = So heißt du am Tisch.
keep-name = Name behalten
sign-in = Anmelden
sign-up = Konto anlegen
sign-out = Abmelden
sign-in-about = Spielen kannst du auch ohne. Mit Name und Passwort findest du deine Spiele an einem anderen Gerät wieder.
signed-in = Du bist angemeldet als { $name }.
login = Anmeldename
password = Passwort
password-about = Mindestens 8 Zeichen.

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
hint-about = Siegchance und erwarteter Vorsprung in Punkten.
hint-lead = Erwarteter Vorsprung in Punkten
hint-chance = Siegchance
undo = Zurück
undo-ask = Um Zurück bitten
undo-yes = Einverstanden
undo-no = Nein
redo = Wieder vor
table-closed = Dieser Tisch ist geschlossen.
past-label = Vergangenheit
past-title = Nach { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
}
back-to-now = Zum Jetzt
game-over = Das Spiel ist zu Ende
see-result = Zum Ergebnis
play-again = Noch einmal
lobby = Vor dem Spiel
invite = Einladungslink
invite-about = Schick diesen Link deinen Freunden. Wer ihn öffnet, kann sich setzen.
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
call-bot = Bot einspringen lassen
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
go-to-moment = Zu Zug { $n }
chat = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
send = Senden
past = Rückblick
past-first = Zum Anfang
past-prev = Einen Zug zurück
past-next = Einen Zug vor
past-last = Zum letzten Zug
moment-live = Zug { $n } · jetzt
moment-past = Zug { $n }

# Leiste und Menü des Tisches
board = Spielplan
tabs = Ansichten
tab-board = Plan
tab-mine = Meins
tab-players = Spieler
tab-log = Verlauf
sound = Ton, wenn ich dran bin
notify = Meldung, wenn ich dran bin
keys = Tasten
key-answer = antworten
key-confirm = das Gewählte bestätigen
key-undo = zurück
key-hint = Tipp
key-redo = wieder vor
key-past = in der Zeit vor und zurück
key-now = zum Jetzt, schließen
key-tab = durch das Beleuchtete gehen
key-walk = durch alles gehen, auch das Unbeleuchtete
fact-hints = Tipps erlaubt
fact-no-hints = Keine Tipps
do-leave = Gehen, ein Bot spielt weiter
do-return = Platz wieder einnehmen
do-resign = Aufgeben
do-stand = Aufstehen
do-close = Tisch schließen
sure-resign = Endgültig aufgeben?
sure-close = Diesen Tisch für alle schließen?

# was das Skript sagt
lost = Die Verbindung ist weg. Neuer Versuch läuft.
late = Der Tisch ist schon weiter.
not-asked = Danach wird gerade nicht gefragt.
refused = Das wurde nicht angenommen.

# das Ende
result = Ergebnis
answers-given = { $n ->
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
analysis-stays = Das dauert ein paar Minuten und geht auch ohne dich weiter.
analysis-wait = Ein Bot denkt jede Entscheidung noch einmal durch.
analysis-progress = { $reached } von { $moments } Zügen
analysis-about = Ein starker Bot hat jede Entscheidung noch einmal durchdacht, nur mit dem Wissen, das es an diesem Platz damals gab. Bei so wenig Zeit für jede irrt auch er: Kleine Verluste bedeuten wenig.
chances = Siegchancen
chances-about = So, wie sie der Person am Zug erschienen, geglättet.
to-result = Zum Ergebnis
by-player = Entscheidungen nach Personen
decisions = Zahl
best-answers = Beste
mean-loss = Chance
mean-points = Punkte
by-player-about = Wie oft die beste gefundene Antwort fiel, und was eine Entscheidung im Mittel kostete.
chance-lost = Verlorene Siegchance
lead-lost = Verlorene Punkte, erwartet
player = Wer
turning-played = Gespielt: { $what }
turning-better = Besser: { $what }
turning-cost = Das kostete { $chance } Siegchance.
turning-cost-points = Das kostete { $chance } Siegchance und { $points } Punkte.
analysis-none = Niemand hat etwas verschenkt.
decisions-of = Alle Entscheidungen von { $name }
as-good = nichts Besseres gefunden

# faire Würfel
fair-title = Faire Würfel
fair-short = Das Geheimnis des Tisches stand vor dem Spiel fest, gezeigt wurde nur sein Fingerabdruck. Jeder Platz hat eigene Bytes dazugegeben. So konnte niemand die Würfel wählen, auch der Tisch nicht.
fair-more = Wie das geht
fair-proof = Lade die Aufzeichnung und prüfe jeden Wurf und jedes Mischen nach:
commitment = Fingerabdruck
secret = Geheimnis
seed = Startwert
fair-lead = Ein Tisch gibt, mischt und würfelt für dich. Du musst ihm nicht glauben: Du kannst es nachprüfen.
fair-commit = Wenn ein Tisch öffnet, zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck (SHA-256). Das Geheimnis steht nun fest und ist doch allen unbekannt.
fair-bytes = Jeder Platz gibt eigene Zufallsbytes dazu, gezogen im Browser.
fair-seed = Aus beidem entsteht der Startwert aller Würfel und Stapel (HMAC-SHA-256 der Bytes mit dem Geheimnis). Der Tisch kannte die Bytes nicht, als er das Geheimnis festlegte, und am Tisch kennt niemand das Geheimnis.
fair-secret = Ist das Spiel zu Ende, wird das Geheimnis gezeigt.
fair-verify = Die Aufzeichnung des Spiels enthält das alles, sodass jeder Wurf und jedes Mischen nachgemacht werden kann.
fair-hidden-title = Was verdeckt ist, bleibt verdeckt
fair-hidden = Dein Browser bekommt nur, was dein Platz sehen darf. Fremde Handkarten und die Folge eines Stapels sind nicht auf der Seite, auch nicht unsichtbar.
fair-bots-title = Bots sehen, was du siehst
fair-bots = Ein Bot bekommt die Sicht seines Platzes und sonst nichts. Was er nicht weiß, muss er sich denken, wie du. Das gilt auch für Tipps und für die Analyse nach dem Spiel.
fair-check-title = Ein Spiel nachprüfen
fair-check = Lade am Ende eines Spiels die Aufzeichnung und rufe auf:

# die Schnittstelle für Programme
api-title = Für Programme
api-lead = Bots und andere Programme können Spiele auflisten, Tische öffnen, sich setzen, zusehen und antworten. Alles ist JSON.
api-document = Das OpenAPI-Dokument
api-call = Aufruf
api-does = Was er tut
call-listGames = Die Spiele, ihre Varianten und die Bots
call-newPerson = Jemand werden: gibt ein Token
call-listTables = Tische mit freien Plätzen und die eigenen
call-newTable = Einen Tisch öffnen; das Spiel beginnt, wenn kein Platz mehr frei ist
call-showTable = Der Tisch, wie du ihn sehen darfst
call-join = Sich setzen
call-answer = Auf die Frage mit dieser Nummer antworten
call-undo = Zurücknehmen, bis zur letzten Marke oder zu einem Zeitpunkt
call-hint = Was ein starker Bot an deiner Stelle antworten würde
call-watch = Server-Sent Events: eines bei jeder Änderung
call-record = Die Aufzeichnung eines beendeten Spiels

# Anleitung
contents = Inhalt
