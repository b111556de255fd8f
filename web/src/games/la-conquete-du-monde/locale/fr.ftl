# The page to print
summary-continents = Armées pour un continent entier
summary-exchange = Armées pour une série, par échange

# Chapters of the rules
chapter-CM-0 = Matériel et mise en place
chapter-CM-1 = Distribution des territoires
chapter-CM-2 = Premier temps : les renforts
chapter-CM-3 = Deuxième temps : le combat
chapter-CM-4 = Troisième temps : le mouvement
chapter-CM-5 = Les cartes
chapter-CM-6 = Élimination et fin
chapter-CM-7 = La deuxième règle
chapter-CM-8 = La forme plus tardive

# Phases are called like the chapters of the rules
phase-deal = { chapter-CM-1 }
phase-first-step = { chapter-CM-2 }
phase-second-step = { chapter-CM-3 }
phase-third-step = { chapter-CM-4 }
phase-end = { chapter-CM-6 }

# Le plateau
fact-territories = { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}
    .title = Territoires
fact-armies = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}
    .title = Armées
fact-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .title = Cartes
turn-information = Tour et cartes
round = Manche { $round }
your-cards = Vos cartes ({ $count })
last-battle = Dernier combat
dice-attack = Attaque : { $dice }
dice-defence = Défense : { $dice }
losses = { $count ->
    [0] aucune perte
    [one] { $count } armée perdue
   *[other] { $count } armées perdues
}
conquered = Le territoire est pris.
attack-dice = Dés de l’attaque
dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
attack-until = Jusqu’à la prise
keep = mais garder
stop = Arrêter
at-a-time = À la fois :
armies-at-a-time = Armées placées à la fois
armies-number = Nombre d’armées
all = toutes ({ $count })
everyone = toutes
send-number = Envoyer { $count }
act-place = Placer des armées ici
act-from = Partir d’ici
act-attack = Attaquer
act-move = Déplacer une armée ici
act-back = Retour
continents = Continents
holds-all = tient tout
missing = { $count ->
    [one] manque { $count }
   *[other] manquent { $count }
}
odds-taken = Prise à la fin, selon les dés de ce jet :

# Ce que sont les choses sur la table
explain-card-infantry = Une infanterie, un canon et une cavalerie forment une série, qui rapporte des armées quand on l’échange.
    .title = Infanterie
explain-card-cannon = Une infanterie, un canon et une cavalerie forment une série, qui rapporte des armées quand on l’échange.
    .title = Canon
explain-card-cavalry = Une infanterie, un canon et une cavalerie forment une série, qui rapporte des armées quand on l’échange.
    .title = Cavalerie
explain-card-joker = Une série à lui seul, ou, si la table l’a choisi, n’importe quelle carte d’une série.
    .title = Joker
explain-continent-bonus = Qui en tient les { $count } territoires au début de son tour reçoit { $armies } armées de plus.
    .title = { $continent } : +{ $armies }
explain-exchange = La valeur d’une série monte à chaque échange, quel qu’en soit l’auteur : plus on attend, plus elle rapporte, aux autres aussi.
    .title = Échange de cartes
explain-odds = Fréquence des prises si l’on lance ce nombre de dés maintenant, puis toujours le plus possible, jusqu’au bout, le défenseur en lançant toujours autant qu’il peut.
    .title = Chances
explain-battle = Les dés se comparent par paires, à partir du plus fort. Le plus faible d’une paire perd une armée ; l’égalité est au défenseur. Les dés pâles sont restés sans adversaire.
    .title = Dernier combat
explain-sea-line = Une ligne pointillée joint deux rivages : on attaque et on se déplace le long d’elle comme par une frontière.
    .title = Ligne maritime
explain-armies = Le nombre d’armées en place. Un soldat jusqu’à 4, un cavalier de 5 à 9, un canon à partir de 10. Une armée reste toujours sur place.
    .title = Armées
