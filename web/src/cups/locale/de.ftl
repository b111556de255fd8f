# Turniere
cups-what = Ein Turnier sind mehrere Tische in mehreren Runden: Alle treffen alle und haben jeden Platz so gleichmäßig wie möglich, und Plätze bringen Punkte. Es ist für Leute mit Konto.
cups-own = Deine Turniere
cups-none = Du nimmst noch an keinem Turnier teil. Wer den Link hat, kann mitmachen.
cups-new = Turnier eröffnen
cups-new-what = Du wählst das Spiel und die Zahl der Runden, schickst den Link an alle, die mitmachen sollen, und beginnst. Wer ein Turnier leitet, muss nicht mitspielen.
cups-nobody = Melde dich an, um ein Turnier zu eröffnen und deine zu sehen.

# Ein neues
cup-title = Titel
cup-game = Spiel
cup-at-a-table = Spieler an einem Tisch
cup-how-many-rounds = Runden
cup-terms = Alle seine Tische
cup-terms-spectators = Wer die Adresse eines Tisches hat, darf zusehen
cup-plays = Ich spiele selbst mit
cup-open-button = Turnier eröffnen

# Was es ist
cup-open = Offen für alle mit dem Link
cup-playing = Läuft
cup-over = Vorbei
cup-organised = du leitest es
cup-players = { $count ->
    [one] { $count } Spieler an einem Tisch
   *[other] { $count } Spieler an einem Tisch
}
cup-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
cup-organiser = geleitet von { $name }
cup-link = Link zum Mitmachen
cup-gone = jemand, der gegangen ist
cup-people = { $count ->
    [0] Noch macht niemand mit
    [one] { $count } Person
   *[other] { $count } Personen
}
cup-people-none = Schicke den Link an alle, die mitspielen sollen.

# Worauf es wartet
cup-awaits-people = { $count ->
    [one] Es fehlt noch eine Person, um einen Tisch zu füllen.
   *[other] Es fehlen noch { $count } Personen, um einen Tisch zu füllen.
}
cup-awaits-organiser = Es beginnt, wenn { $name } es sagt. Bis dahin kann jeder dazukommen oder gehen.
cup-awaits-you = Beginne, sobald alle da sind. Bis dahin kann jeder mitmachen oder wieder gehen.
cup-awaits-tables = { $count ->
    [one] Es wird auf { $count } Tisch gewartet. Danach geht das Turnier von selbst weiter.
   *[other] Es wird auf { $count } Tische gewartet. Danach geht das Turnier von selbst weiter.
}
cup-awaits-last = { $count ->
    [one] Keine weitere Runde. An { $count } Tisch wird noch gespielt, und er zählt.
   *[other] Keine weitere Runde. An { $count } Tischen wird noch gespielt, und sie zählen.
}
cup-awaits-soon = Alle Tische sind fertig. Es geht gleich weiter.
cup-won = Gewonnen: { $names }
cup-without-result = Es endete, bevor gespielt wurde.
cup-your-table = Dein Tisch, Runde { $round }

# Was man tun kann
cup-sign-in = Anmelden und mitmachen
cup-join = Mitmachen
cup-joined = Du machst mit
cup-leave = Nicht mehr mitmachen
cup-begin = Runde { $round } beginnen
cup-begin-first = Dann wird gelost und der Plan gemacht, und niemand kann mehr dazukommen oder gehen. Ein leerer Platz bekommt an seinem Tisch unter „Einladen“ einen neuen Link, in dem Browser, in dem das Turnier eröffnet wurde.
cup-begin-next = Die nächste Runde muss niemand beginnen: Sie folgt, wenn alle Tische fertig sind. Frühere Tische laufen weiter und zählen.
cup-begin-really = Runde { $round } jetzt beginnen?
cup-begin-lost-first = { $count } Personen nehmen teil, und von da an kann niemand mehr dazukommen oder gehen. Das lässt sich nicht zurücknehmen.
cup-begin-lost-next = { $count ->
    [0] Das lässt sich nicht zurücknehmen.
    [one] An { $count } Tisch wird noch gespielt: Er läuft weiter und zählt. Das lässt sich nicht zurücknehmen.
   *[other] An { $count } Tischen wird noch gespielt: Sie laufen weiter und zählen. Das lässt sich nicht zurücknehmen.
}
cup-begin-not = Noch nicht
cup-end-ask = Turnier beenden …
cup-end-really = Das Turnier beenden?
cup-end = Beenden
cup-end-why = Es gibt dann keine weitere Runde. Tische, an denen gespielt wird, laufen weiter und zählen.
cup-go-on = Nicht beenden

# Plan und Stand
cup-plan = Runden
cup-round = Runde { $round }
cup-round-of = Runde { $round } von { $rounds }
cup-round-later = noch nicht begonnen
cup-round-running = { $count ->
    [one] noch { $count } Tisch
   *[other] noch { $count } Tische
}
cup-round-ended = fertig
cup-byes = Spielfrei: { $names }
cup-table-waits = Wartet auf { $names } seit { $since }
cup-no-result = Ohne Ergebnis beendet
cup-substitute = Für { $names } spielt jemand anders.
cup-seat-given = Deinen Platz an diesem Tisch hat jetzt jemand anders. Das Turnier zählt das Ergebnis trotzdem für dich.
cup-standings = Tabelle
cup-place = Platz
cup-name = Name
cup-points = Punkte
cup-wins = Siege
cup-met = Gegner
cup-met-why = Die Punkte aller, die man traf, so oft man sie traf
cup-played = Partien
cup-points-how = Wer an einem Tisch Erster wird, bekommt { $most }, der Letzte 0; wer spielfrei ist, den Durchschnitt. Bei gleichen Punkten zählen die Siege, dann die Punkte der Gegner.

# Abgelehnt
cup-fault-unknown-cup = Dieses Turnier gibt es nicht.
cup-fault-not-organiser = Das kann nur, wer das Turnier leitet.
cup-fault-cup-begun = Das Turnier hat begonnen, hat keine weitere Runde oder ist voll.
cup-fault-too-few = Zu wenige machen mit, um einen Tisch zu füllen.
cup-fault-too-many = Zwanzig Turniere auf einmal sind das Höchste: Beende zuerst eines.
cup-fault-too-fast = Zu viel auf einmal: Bitte einen Augenblick warten.
