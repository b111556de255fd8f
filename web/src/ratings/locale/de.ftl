# Wertungen
ratings-how = Gewertet werden nur Tische, die dafür eröffnet wurden, und nur Leute mit Konto, je Spiel und Zahl der Spieler. Die Zahl ist vorsichtig: Alle beginnen bei 0, und sie steigt, je sicherer ist, wie gut jemand spielt.
ratings-lists = Listen
ratings-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
ratings-best = { $game }, { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
ratings-place = Platz
ratings-name = Name
ratings-game = Spiel
ratings-rating = Wertung
ratings-games = Partien
ratings-provisional = vorläufig
ratings-provisional-why = Weniger als zehn Partien: Sie sagt noch wenig.
ratings-nobody = Noch hat niemand eine Wertung. Ein Tisch zählt, wenn er so eröffnet wurde, dass das Ergebnis zählt, und mindestens zwei, die dort spielen, ein Konto haben.
ratings-yours = Deine Wertungen
ratings-yours-none = Du hast noch keine Wertung.
ratings-of = Wertungen von { $name }
ratings-of-none = Noch keine Wertung.
ratings-unknown = So heißt niemand: { $name }.
ratings-results = Deine Partien, die gezählt haben

# An einem Tisch
changes = Wertung
changes-counting = Die Partie wird gerade gezählt …
changes-none = Keine Wertung hat sich geändert: Es braucht zwei Spieler mit Konto.
counts-rated = Gewertete Partie
counts-cup = Turnier: { $title }
counts-a-cup = Ein Tisch eines Turniers
