# Was wäre, wenn
what-if = Was wäre, wenn …
what-if-hint = Probier es von hier an aus, gegen Bots. Niemand merkt es.
what-if-as = Probier es von hier an als { $seat } aus, gegen Bots.
what-if-banner = Was wäre, wenn – nicht das echte Spiel
what-if-again = Noch einmal
what-if-back = Zurück zum Spiel
what-if-compare = Neben dem, was geschah
what-if-failed = Das lässt sich gerade nicht ausprobieren.
compare-then = Damals
compare-really = Wirklich
compare-here = Hier
compare-round = Wirklich: am Ende desselben Spielabschnitts.
compare-end = Wirklich: am Ende der Partie.
compare-unfinished = Hier ist dieser Teil noch nicht zu Ende.
compare-differs = Umrandet: wo sich beide unterscheiden.
compare-step = Seitdem gespielte Spielabschnitte
compare-show = Zeigen
