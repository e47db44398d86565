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
    [one] Es fehlt noch jemand. Das Spiel beginnt von selbst.
   *[other] Es fehlen noch { $free }. Das Spiel beginnt von selbst.
}
curtain = Gib das Gerät an { $name }.
undo-asked = { $name } möchte zurück in Zug { $turn }.

notice-stood-in = Ein Bot spielt für dich, bis du zurück bist.
notice-resigned = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
notice-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
notice-past = Du siehst die Vergangenheit.
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

serve-at = Der Tisch steht auf { $address }  (Strg+C beendet)
serve-workers = Mehrere Prozesse brauchen PostgreSQL: gib --database postgresql://… an.
serve-port = Port { $port } ist belegt; versuch --port { $other }.
serve-database = Die Datenbank lässt sich nicht benutzen: { $detail }
serve-allowed-host = Ein Host ist ein Name wie example.org oder *.example.org, ohne Port und Pfad, nicht { $name }.
serve-trusted-proxy = Ein Proxy ist eine Adresse oder ein Netz wie 10.0.0.0/8: { $detail }

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
clock-about = Läuft eine Uhr ab, springt ein Bot ein. Ohne Uhr wartet ihr auf alle, die dran und weg sind: 24 Stunden, am Stück gespielt 10 Minuten.
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
sessions = Wo du angemeldet bist
this-device = Dieses Gerät
session-here = Seit { DATETIME($begun, dateStyle: "medium") }
session-used = Seit { DATETIME($begun, dateStyle: "medium") }, zuletzt am { DATETIME($used, dateStyle: "medium") }
session-unknown = Irgendein Gerät
end-session = Abmelden
end-session-of = { $device } abmelden
end-others = Überall sonst abmelden

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
hint-chance = Siegchance
why-than-next = Verglichen mit der nächsten: { $reasons }
why-than-first = Verglichen mit der ersten: { $reasons }
why-close = Die Versuche zeigen keinen klaren Unterschied zur nächsten.
why-safer = Sie gewinnt öfter, wenn auch im Mittel nicht mit mehr Vorsprung.
why-judged = Der Bot zieht sie auf den ersten Blick vor; seine Versuche zeigen keinen Gewinn.
reason-best-rival = Die stärkste Konkurrenz
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
mistakes-none = Nichts gutzumachen: In keinem deiner analysierten Spiele steckt ein Fehler.
mistake-of = { $game }: noch einmal
mistake-when = Tisch vom { $time }
mistake-cost = Das kostete { $chance } Siegchance.
mistake-solved = Gutgemacht.
mistake-right = Richtig: { $what }
mistake-wrong = Noch nicht: { $what } kostet { $chance } Siegchance.
mistake-why = Was die beste Antwort mehr hat: { $reasons }
mistake-show = Beste Antwort zeigen
mistake-table = Der Tisch in diesem Moment

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
lesson-next = Als Nächstes: { $name }, { $minutes } Min
lesson-begin = Anfangen
lessons-of = { $game } lernen
lessons-about = Ein Coach spielt mit dir, Schritt für Schritt. Du kannst jederzeit aufhören; die Adresse der Seite merkt sich, wo du bist.
