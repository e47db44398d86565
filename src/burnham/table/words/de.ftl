# Die eigenen Wörter des Tisches.  Die Spiele bringen ihre mit.

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
friends = Mit Freunden
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
your-turn = Du bist dran
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
seat-bot = Bot, { $level }
seat-none = Niemand
seat-number = Platz { $n }
seat-name = Name auf Platz { $n }
name = Name
rules = Regeln
own-text = Eigener Text
pace = Tempo
clock = Uhr
clock-about = In einem Zug oder so langsam ihr wollt. Läuft eine Uhr ab, springt ein Bot ein.
private = Privat
private-about = Nur wer den Link hat, findet diesen Tisch.

# Konto
your-name = Dein Name
your-name-about = So heißt du am Tisch.
keep-name = Name behalten
sign-in = Anmelden
sign-up = Neu anmelden
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
desk-of = { $name }: alles im Einzelnen
strip = { $name }: Einzelheiten
watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
clock-bank = Zeit, die noch bleibt
clock-move = Zeit für diesen Zug
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
key-redo = wieder vor
key-past = in der Zeit vor und zurück
key-now = zum Jetzt, schließen
key-tab = durch das Beleuchtete gehen
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
replay = Rückblick
record = Aufzeichnung
points-from = Woher die Punkte kommen
total = Gesamt
tie-break = { $what } (bei Gleichstand)
best = am meisten
skyline = Endstand: { $told }
course = Punkte im Lauf der Zeit
turning-points = Wendepunkte
turning-none = Ein Spiel ganz ohne.

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
fair-bots = Ein Bot bekommt die Sicht seines Platzes und sonst nichts. Was er nicht weiß, muss er sich denken, wie du.
fair-check-title = Ein Spiel nachprüfen
fair-check = Lade am Ende eines Spiels die Aufzeichnung und rufe auf:

# die Schnittstelle für Programme
api-title = Für Programme
api-lead = Bots und andere Programme können Spiele auflisten, Tische öffnen, sich setzen, zusehen und antworten. Alles ist JSON.
api-document = Das OpenAPI-Dokument
api-call = Aufruf
api-does = Was er tut

# Anleitung
contents = Inhalt
