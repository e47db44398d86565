# Wörter des Hauses, gemeinsam für alle Spiele.
why-not-now = Das ist jetzt nicht möglich.
why-over = Das Spiel ist zu Ende.
why-unknown = Auf diese Frage gibt es keine Antwort Nummer { $answer }.
