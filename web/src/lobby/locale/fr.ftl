games = Jeux
continue-table = Continuer
to-table = À la table
open-game = Ouvrir une table : { $game }
opened-game = La table est ouverte : { $game }
learn = Apprendre
learn-game = Apprendre : { $game }
rules-game = Règles : { $game }
with-seats = avec { $seats }
fact-players = { $few } à { $many } joueurs
fact-minutes = { $few } à { $many } min
fact-editions = { $count ->
    [one] { $count } édition
   *[other] { $count } éditions
}
weight-1 = très léger
weight-2 = léger
weight-3 = intermédiaire
weight-4 = exigeant
weight-5 = très exigeant

# Tables of others
open-tables = Tables ouvertes
open-tables-name = Votre nom
open-tables-name-first = Dites d’abord votre nom, puis prenez place.
sit-down = Prendre place : { $seat }
sits-bot = { $seat } – robot
sits-person = { $seat } – { $name }
sits-somebody = { $seat } – occupée
sits-kept = { $seat } – réservée à { $name }
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
opened-at = ouverte { $when }
finished-games = Parties finies
finished-at = finie { $when }
finished-none = Il n’y en a pas encore.
record = Enregistrement
look-at = Regarder
table-abandoned = Abandonnée d’un commun accord
turns-waiting = { $count ->
    [one] { $count } table vous attend.
   *[other] { $count } tables vous attendent.
}
tables-all = { $count ->
    [one] Montrer { $count } table
   *[other] Montrer les { $count } tables
}
tables-fewer = En montrer moins
who-comes = Qui peut venir
seat-name = Nom, si vous voulez
seat-name-why = Une place qui porte un nom est réservée à cette personne.
