# Der Bericht über viele Partien.

share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
number = { NUMBER($number, maximumFractionDigits: 2) }
chance = { NUMBER($number, maximumFractionDigits: 3) }
below = unter { NUMBER($number, maximumFractionDigits: 3) }
estimate = { $value } ({ $low } bis { $high })

title = { $game } zu { $seats ->
    [1] einem
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $seats }
}: Bericht
about = In Klammern steht zu jeder Zahl das 95-%-Intervall: Würde alles noch einmal gespielt, so enthielten 95 von 100 solchen Intervallen die wahre Zahl. Alles gilt nur für diese Spieler; bessere spielen womöglich ein anderes Spiel.
setup = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von { $bots }; { $options }; Edition { $edition }; Regelversion { $rules }; Startwert { $seed }.
made-by = Erstellt von Burnham { $version }.
printed = wie es ist
on = ja
off = nein

numbers = In Zahlen
measure = Eine Partie
mean = Im Mittel
difference = Unterschied
measure-length = Entscheidungen
measure-single = Entscheidungen mit nur einer Antwort
measure-answers = Antworten auf eine Frage
measure-points = Ergebnis eines Spielers
measure-winning-points = Bestes Ergebnis
measure-margin = Abstand zum zweitbesten Ergebnis
measure-changes = Wechsel der Führung
measure-drama = Dramatik: wie weit der Sieger zurücklag (0 nie, 1 immer und hoffnungslos)
measure-settled = Teil der Partie, nach dem der Sieger endgültig führte

wins = Wer gewinnt
wins-about = Der Anteil am Sieg nach Platz; ein geteilter zählt in Teilen. Wären alle Plätze gleich, hätte jeder { NUMBER($share, style: "percent", maximumFractionDigits: 1) }: die gestrichelte Linie.
place = { $place }. in der Reihe
places = Nach der Reihe
places-about = Dasselbe nach der Reihe, gezählt von dem Platz, der zuerst gefragt wird.
share-of-wins = Siege

points = Ergebnisse
points-about = Das Ergebnis jedes Spielers am Ende, und welcher Teil aller Spieler so viel hatte.
points-of-one = Ergebnis eines Spielers
categories = Ergebnisse nach Posten
categories-about = Woraus sie im Mittel bestehen: bei denen, die gewonnen haben, und bei den anderen.
categories-sides = Woraus sie bestehen, im Mittel über alle Spieler.
winners = Sieger
others = Andere
in-games = { $name } (in { $games } Partien)

length = Länge
length-about = Entscheidungen einer ganzen Partie, und welcher Teil aller Partien so lang war. Was erzwungen ist, wird in den meisten Spielen nicht gefragt und dann nicht gezählt.

questions = Fragen
widths-about = Wie viele Antworten eine Frage hat: der Teil aller Fragen mit so vielen.
times-about = Welche Fragen gestellt werden, und wie oft in einer Partie. „…“ steht für das, worum es jeweils geht.
question = Frage
times = Je Partie
single = Mit einer Antwort
answers = Antworten

course = Der Verlauf einer Partie
course-about = Die Gewinnchance dessen, der am Ende gewinnt, von der ersten Entscheidung bis zur letzten: das Mittel und, farbig hinterlegt, die mittleren 80 % aller Partien. Gestrichelt: die Chance dessen, der gerade führt. Es sind die Chancen, die das Urteil der Bots gibt, wenn es den ganzen Tisch sieht, keine gemessenen Häufigkeiten.
course-along = Teil der Partie
changes-about = Wie oft die Führung in einer Partie wechselt.

things = Was mit dem Gewinnen einhergeht
things-about = { $things } Dinge, die gewählt wurden, wo es eine Wahl gab, von einigen Plätzen einer Partie und nicht von allen, in { $fewest } Partien oder mehr. Um wie viel mehr vom Sieg, in Prozentpunkten, haben die Plätze, die es gewählt haben, als sonst im Mittel? Was sie damit taten, sagt das Wort, das auch in Aufzeichnungen steht.
things-sides = { $things } Dinge, die auf beiden Seiten gewählt wurden, von einigen Plätzen einer Partie und nicht von allen, in { $fewest } Partien oder mehr: Um wie viel mehr vom Sieg haben die Plätze, die es gewählt haben, als sonst im Mittel, und was hat die Änderung daran geändert?
things-caution = Hervorgehoben ist, was Glück nicht erklärt: Die Wahrscheinlichkeit, dass auch nur eines dieser Dinge hervorgehoben ist, obwohl keines es verdient, liegt unter 5 % (Korrektur nach Holm für viele Vergleiche). Ein Ding geht mit dem Gewinnen einher; dass es die Ursache ist, heißt das nicht. Vielleicht kann es sich nur leisten, wer vorn liegt.
things-none = Keines wurde oft genug gewählt. Lass mehr Partien spielen.
thing = Ding
times-chosen = Wie oft
lead = Mehr Siege als sonst
luck = Durch Glück allein
