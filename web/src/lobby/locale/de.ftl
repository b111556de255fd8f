games = Spiele
continue-table = Weiterspielen
to-table = Zum Tisch
open-game = Einen Tisch eröffnen: { $game }
learn = Lernen
learn-game = Lernen: { $game }
rules-game = Regeln: { $game }
with-seats = mit { $seats }
fact-players = { $few }–{ $many } Personen
fact-minutes = { $few }–{ $many } Min.
fact-editions = { $count ->
    [one] { $count } Ausgabe
   *[other] { $count } Ausgaben
}
weight-1 = sehr leicht
weight-2 = leicht
weight-3 = mittelschwer
weight-4 = anspruchsvoll
weight-5 = sehr anspruchsvoll
