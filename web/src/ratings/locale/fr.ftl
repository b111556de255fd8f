# Classements
ratings-how = Seules comptent les tables ouvertes comme classées, pour les personnes qui ont un compte, par jeu et par nombre de joueurs. Le nombre est prudent : chacun commence à 0, et il monte à mesure qu’on sait mieux comment quelqu’un joue.
ratings-lists = Listes
ratings-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
ratings-best = { $game }, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
ratings-place = Rang
ratings-name = Nom
ratings-game = Jeu
ratings-rating = Cote
ratings-games = Parties
ratings-provisional = provisoire
ratings-provisional-why = Moins de dix parties : elle ne dit pas encore grand-chose.
ratings-nobody = Personne n’est encore classé. Une table compte si elle a été ouverte pour que son résultat compte, et si deux joueurs au moins y ont un compte.
ratings-yours = Vos cotes
ratings-yours-none = Vous n’avez pas encore de cote.
ratings-of = Cotes de { $name }
ratings-of-none = Pas encore de cote.
ratings-unknown = Personne ne s’appelle { $name }.
ratings-results = Vos parties qui ont compté

# À une table
changes = Classement
changes-counting = La partie est en train d’être comptée …
changes-none = Aucune cote n’a changé : il faut deux joueurs qui ont un compte.
counts-rated = Partie classée
counts-cup = Tournoi : { $title }
counts-a-cup = Une table d’un tournoi
