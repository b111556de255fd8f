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

# Ce que l’accueil dit des options. Les descriptions viennent du serveur.
option-second-rule-name = Variante pour experts : une armée pour quatre territoires, une carte pour chaque territoire restant, échanges à partir de 6 armées
option-even-world-name = Un monde équilibré (règle maison pour les premières parties)
option-joker-name = Un joker
option-joker-alone = forme une série à lui seul
option-joker-wild = remplace n’importe quelle carte d’une série
option-army-cap-name = Nombre maximal d’armées par joueur (la boîte en contient 120)
option-army-cap-0 = sans limite
option-round-limit-name = Dernière manche (le plus de territoires l’emporte, puis le plus d’armées)
option-round-limit-0 = sans limite
option-protection-name = Premières manches où personne ne peut être éliminé
option-protection-0 = aucune
option-deal-name = Répartition des territoires
option-deal-dice = aux dés, une armée sur chacun
option-deal-even = à parts égales, puis les armées de départ une à une
option-defence-dice-name = Nombre maximal de dés en défense
option-minimum-armies-name = Nombre minimal d’armées que rapportent les territoires à chaque tour
option-minimum-armies-0 = aucun minimum
option-cards-name = On tire une carte
option-cards-each-turn = au début de chaque tour
option-cards-after-conquest = à la fin d’un tour avec conquête
option-sets-name = Forment une série
option-sets-one-of-each = une carte de chaque arme
option-sets-alike-too = une carte de chaque arme ou trois identiques
option-forced-exchange-name = Nombre de cartes en main à partir duquel l’échange est obligatoire
option-forced-exchange-0 = jamais
option-movement-name = Après le combat peuvent se déplacer
option-movement-fresh-armies = toutes les armées qui n’ont pas combattu, d’un pas
option-movement-one-move = n’importe quelles armées, mais d’un seul territoire vers un seul voisin
option-east-africa-middle-east-name = Une liaison maritime relie l’Afrique orientale et le Moyen-Orient
option-middle-east-china-name = Le Moyen-Orient et la Chine sont voisins
option-no-afghanistan-india-name = Pas de frontière entre l’Afghanistan et l’Inde
option-no-iceland-scandinavia-name = Pas de liaison maritime entre l’Islande et la Scandinavie
option-no-great-britain-scandinavia-name = Pas de liaison maritime entre la Grande-Bretagne et la Scandinavie

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
odds-taken = Prise dans { $share } des combats menés jusqu’au bout.

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
