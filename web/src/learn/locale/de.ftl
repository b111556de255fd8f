# Prepared tables
kind-lesson = Eine Lektion: Hier wird nichts aufgehoben
kind-example = Ein Beispiel aus den Regeln: Probier es aus, hier wird nichts aufgehoben
table-full = Dieser Tisch ist zum Ausprobieren da und hat keinen Platz für weitere Züge.

# Lessons
lesson-card = Lektion
lesson-step = Schritt { $step } von { $total }
lesson-next = Weiter
lesson-back = Einen Schritt zurück
lesson-restart = Von vorn
lesson-watch = Sieh zu, was geschieht …
lesson-try = Die Regeln erlauben auch das, aber versuch in dieser Lektion:
lesson-fold = Lektion einklappen
lesson-unfold = Lektion ausklappen
lesson-begin = Anfangen
lesson-length = Etwa { $minutes } Minuten, { $steps } Schritte

# Rooms
rooms = Über dieses Spiel
room-learn = Lernen
room-rules = Regeln
room-summary = Übersicht
game-unknown = Ein Spiel dieses Namens gibt es hier nicht.
learn-more = Zum Lesen
learn-rules = Die Regeln, mit den Beispielen des Regelhefts zum Ausprobieren
learn-summary = Alles auf einer Seite, zum Ausdrucken

# Rules
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-found = { $count ->
    [0] Keine Regel enthält alle diese Wörter.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-ruling = unsere Entscheidung
rules-ruling-means = Das Regelheft lässt das offen; wir haben es entschieden.
rules-try = Ausprobieren
rules-back = Zurück zu den Regeln: { $rule }
rules-example = Beispiel
rules-link = Verweis auf Regel { $rule }
rules-whole = Im Zusammenhang der Regeln lesen
rules-page = Die Regeln auf einer eigenen Seite

# The page to print
summary-print = Drucken
summary-sequence = Ablauf
summary-scoring = Wertung und Sieg
