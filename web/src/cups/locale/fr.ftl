# Tournois
cups-what = Un tournoi, ce sont plusieurs tables en plusieurs tours : chacun rencontre les autres et occupe chaque place aussi équitablement que possible, et les rangs donnent des points. Il est réservé à qui a un compte.
cups-own = Vos tournois
cups-none = Vous ne participez encore à aucun tournoi. Qui en a le lien peut s’inscrire.
cups-new = Ouvrir un tournoi
cups-new-what = Vous choisissez le jeu et le nombre de tours, envoyez le lien à celles et ceux qui doivent s’inscrire, puis vous lancez. Qui organise n’est pas obligé de jouer.
cups-nobody = Connectez-vous pour ouvrir un tournoi et pour voir les vôtres.

# Un nouveau
cup-title = Titre
cup-game = Jeu
cup-at-a-table = Joueurs par table
cup-how-many-rounds = Tours
cup-terms = Toutes ses tables
cup-terms-spectators = Qui a l’adresse d’une table peut regarder
cup-plays = Je participe moi-même
cup-open-button = Ouvrir le tournoi

# Ce que c’est
cup-open = Inscriptions ouvertes
cup-playing = En cours
cup-over = Terminé
cup-organised = vous l’organisez
cup-players = { $count ->
    [one] { $count } joueur par table
   *[other] { $count } joueurs par table
}
cup-rounds = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
cup-organiser = organisé par { $name }
cup-link = Lien d’inscription
cup-gone = quelqu’un qui est parti
cup-people = { $count ->
    [0] Personne n’est encore inscrit
    [one] { $count } personne
   *[other] { $count } personnes
}
cup-people-none = Envoyez le lien à celles et ceux qui doivent jouer.

# Ce qu’il attend
cup-awaits-people = { $count ->
    [one] Il manque encore une personne pour remplir une table.
   *[other] Il manque encore { $count } personnes pour remplir une table.
}
cup-awaits-organiser = C’est à { $name } de lancer le tournoi. D’ici là, chacun peut s’inscrire ou se retirer.
cup-awaits-you = Commencez dès que tout le monde est là. D’ici là, chacun peut s’inscrire ou se retirer.
cup-awaits-tables = { $count ->
    [one] { $count } table n’est pas finie. Ensuite le tournoi continue de lui-même.
   *[other] { $count } tables ne sont pas finies. Ensuite le tournoi continue de lui-même.
}
cup-awaits-last = { $count ->
    [one] Plus d’autre tour. On joue encore à { $count } table, et elle compte.
   *[other] Plus d’autre tour. On joue encore à { $count } tables, et elles comptent.
}
cup-awaits-soon = Toutes les tables sont finies. La suite vient dans un instant.
cup-won = Victoire : { $names }
cup-without-result = Il s’est terminé avant qu’on ait joué.
cup-your-table = Votre table, tour { $round }

# Ce qu’on peut faire
cup-sign-in = Se connecter pour s’inscrire
cup-join = S’inscrire
cup-joined = Vous participez
cup-leave = Se retirer
cup-begin = Lancer le tour { $round }
cup-begin-first = Alors on tire au sort, le plan est fait, et plus personne ne peut s’inscrire ni se retirer. Une place vide reçoit un nouveau lien à sa table, sous « Inviter », depuis le navigateur où le tournoi a été ouvert.
cup-begin-next = Il n’est pas nécessaire de lancer le tour suivant : il vient quand toutes les tables sont finies. Les tables d’avant continuent et comptent.
cup-begin-really = Lancer le tour { $round } maintenant ?
cup-begin-lost-first = { $count } personnes participent, et dès lors plus personne ne peut s’inscrire ni se retirer. Cela ne s’annule pas.
cup-begin-lost-next = { $count ->
    [0] Cela ne s’annule pas.
    [one] On joue encore à { $count } table : elle continue et compte. Cela ne s’annule pas.
   *[other] On joue encore à { $count } tables : elles continuent et comptent. Cela ne s’annule pas.
}
cup-begin-not = Pas encore
cup-end-ask = Terminer le tournoi …
cup-end-really = Terminer le tournoi ?
cup-end = Le terminer
cup-end-why = Il n’y aura plus d’autre tour. Les tables où l’on joue continuent et comptent.
cup-go-on = Ne pas le terminer

# Plan et classement
cup-plan = Tours
cup-round = Tour { $round }
cup-round-of = Tour { $round } sur { $rounds }
cup-round-later = pas commencé
cup-round-running = { $count ->
    [one] { $count } table en cours
   *[other] { $count } tables en cours
}
cup-round-ended = fini
cup-byes = Au repos : { $names }
cup-table-waits = On attend { $names } depuis { $since }
cup-no-result = Finie sans résultat
cup-substitute = Quelqu’un d’autre joue pour { $names }.
cup-seat-given = Votre place à cette table a été donnée à quelqu’un d’autre. Le tournoi compte quand même le résultat pour vous.
cup-standings = Classement du tournoi
cup-place = Rang
cup-name = Nom
cup-points = Points
cup-wins = Victoires
cup-met = Adv.
cup-met-why = Les points de tous les adversaires rencontrés, autant de fois que rencontrés
cup-played = Parties
cup-points-how = Le premier d’une table reçoit { $most }, le dernier 0 ; qui est au repos reçoit la moyenne. À égalité de points comptent les victoires, puis les points des adversaires rencontrés (« Adv. »).

# Refusé
cup-fault-unknown-cup = Ce tournoi n’existe pas.
cup-fault-not-organiser = C’est réservé à qui organise le tournoi.
cup-fault-cup-begun = Le tournoi a commencé, n’a plus d’autre tour, ou est complet.
cup-fault-too-few = Trop peu d’inscrits pour remplir une table.
cup-fault-too-many = Vingt tournois à la fois, pas plus : terminez-en un d’abord.
cup-fault-too-fast = Trop à la fois : attendez un instant.
