# Prepared tables
kind-lesson = Eine Lektion: Hier wird nichts aufgehoben
kind-example = Ein Beispiel aus den Regeln: Probier es aus, hier wird nichts aufgehoben
