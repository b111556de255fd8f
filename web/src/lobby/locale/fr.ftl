games = Jeux
continue-table = Continuer
to-table = À la table
open-game = Ouvrir une table : { $game }
learn = Apprendre
learn-game = Apprendre : { $game }
rules-game = Règles : { $game }
with-seats = avec { $seats }
fact-players = { $few } à { $many } joueurs
fact-minutes = { $few } à { $many } min
fact-editions = { $count ->
    [one] { $count } édition
   *[other] { $count } éditions
}
weight-1 = très léger
weight-2 = léger
weight-3 = intermédiaire
weight-4 = exigeant
weight-5 = très exigeant
