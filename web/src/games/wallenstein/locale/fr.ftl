# The page to print
summary-prices = Actions et prix en thalers
summary-hunger = Hiver : états sans céréales
summary-missing = Céréales manquantes
summary-revolts = Révoltes
summary-peasants = Paysans
summary-events = Événements, et céréales perdues s’ils restent pour l’hiver

# Chapters of the rules
chapter-W-0 = Matériel et mise en place
chapter-W-1 = Une saison
chapter-W-2 = Les actions
chapter-W-3 = Le combat
chapter-W-4 = Les événements
chapter-W-5 = L’hiver et le décompte
chapter-W-6 = La tour
chapter-W-7 = Extension : la cour impériale
chapter-W-8 = Extension : les cartes région
chapter-W-9 = Extension : chefs militaires et statues

# Les mots dont seule la page de Wallenstein a besoin.
fact-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
    .title = Points
fact-thalers = { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}
    .title = Thalers
fact-grain = céréales : { $count }
    .title = Céréales

## La carte
board-map = Carte
board-plan = Plan
board-show = Afficher
board-out = hors de cette partie
board-act-draft = Prendre cet état
board-act-plan = Prendre cette carte en main
board-act-return = Ramener ici le chef militaire
board-act-enter = Placer ici le chef militaire
board-act-pardon = Ôter ici un marqueur de révolte
board-act-gift = Construire ici
board-act-garrison = Placer ici les armées
board-act-march = Marcher sur cet état
board-act-shift = Se déplacer ici
board-act-lead = Envoyer ici le chef militaire
board-act-revolt = Livrer d’abord cette révolte
board-attack-with = Attaquer avec combien d’armées ?
board-move-with = Déplacer combien d’armées ?
board-odds = Chances de conquérir l’état, à { $error } % près
board-odds-late = Les chances ne sont pas encore connues.
board-armies-sent = Armées envoyées
board-attack = Attaquer avec { $armies }
board-move = { $armies ->
    [one] Déplacer { $armies } armée
   *[other] Déplacer { $armies } armées
}
board-draft = Choix des états
board-open-cards = Cartes état visibles
board-groups = Groupes d’armées restants

## Les cartes de la saison
board-season = Saison
board-year = Année { $year }
board-action-cards = Cartes action
board-stand-action = Action { $now } sur { $all }
board-face-down = face cachée
board-now = en cours
board-done = terminée
board-order = Ordre de jeu
board-events = Événements de l’année
board-winter-loss = En hiver, chacun perd { $loss } de céréales.
board-winter-losses = En hiver, chacun perd de { $low } à { $high } de céréales, selon l’événement qui restera.

## Le plateau de planification
board-planning = Votre plan
board-spaces = Cases d’action
board-spaces-left = { $count ->
    [0] toutes les cases sont couvertes
    [one] { $count } case libre
   *[other] { $count } cases libres
}
board-said-ready = Vous êtes prêt
board-change-plan = Modifier le plan
board-empty = vide
board-slot = Vient en position { $place }
board-slot-hidden = Son rang est encore caché
board-quelled = chances de la mater, si l’on combattait maintenant : { $chance }
board-hand = Vos cartes
board-blank-hint = Une carte pièce ou tour : rien ne se fait sur cette case
board-card-facts = { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}, impôt { $tax }, céréales { $grain }, { $free ->
    [0] aucun terrain libre
    [one] { $free } terrain libre
   *[other] { $free } terrains libres
}
board-your-leader = votre chef militaire s’y trouve
board-lies-on = posée sur : { $space }
board-thalers-after = Thalers { $now } → { $after }
board-grain-after = Céréales { $now } → { $after }, pour { $counties ->
    [one] { $counties } état
   *[other] { $counties } états
}
board-more-warnings = { $count ->
    [one] (et une autre case)
   *[other] (et { $count } autres cases)
}
warn-money = l’argent ne suffit pas : il faut { $price } et il restera au plus { $thalers } à ce moment-là.
warn-money-maybe = l’argent pourrait manquer : il faut { $price } et il ne restera peut-être que { $thalers } à ce moment-là.
warn-same-building = un édifice de cette sorte s’y dresse déjà.
warn-no-site = aucun terrain libre.
warn-no-building = il n’en reste plus dans la réserve.
warn-revolt = une révolte va éclater : { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} contre { $markers ->
    [one] { $markers } paysan
   *[other] { $markers } paysans
}{ $tray ->
    [0] .
   *[other] , plus { $tray } dans la soucoupe.
}
warn-one-army = une seule armée s’y trouve : aucune ne peut partir, à moins que d’autres ne la rejoignent avant.
warn-no-armies = il vous reste moins de { $armies } armées en réserve.
warn-court-armies = { $count ->
    [one] { $count } armée doit partir
   *[other] { $count } armées doivent partir
} et une doit rester : il y en a trop peu.
warn-tray = moins de { $count } de vos armées sont dans la soucoupe.
warn-no-courtiers = il vous reste moins de { $count } officiers de cour en réserve.
board-space-palace = Palais
board-space-church = Église
board-space-trading-house = Maison de commerce
board-space-grain = Céréales
board-space-taxes = Impôts
board-space-armies-5 = 5 armées
board-space-armies-3 = 3 armées
board-space-army-1 = 1 armée, trajet
board-space-battle-a = Combat A
board-space-battle-b = Combat B
board-space-court-3 = Cour, 3 armées
board-space-court-2 = Cour, 2 armées
board-space-court-1 = Cour, 1 armée
board-space-bid = Enchère

## La tour
board-tower = Tour de combat
board-throw-before = Jet précédent
board-throw-after = Jet suivant
board-skip = Passer
board-play-again = Revoir
board-put-away = Ranger
board-cubes-thrown = jetés
board-cubes-stayed = restés
board-cubes-out = sortis
board-cubes-freed = dont { $count } qui étaient dans la tour

## Les panneaux
board-seats = Joueurs
board-row-counties = États
board-armies = Armées sur le plan
board-row-supply = Armées en réserve
board-row-courtiers = Officiers en réserve
board-row-region-card = Carte région
board-row-statues = Statues
board-row-trophies = Trophées
board-standing = Décompte par région
board-most-of = Majorités
board-if-scored = Décompte aujourd’hui
board-score-counties = États
board-score-buildings = Édifices
board-score-majorities = Majorités
board-score-sum = Points alors
board-winter = L’hiver à venir
board-winter-missing = États sans céréales
board-winter-revolts = Révoltes
board-plans-shown = Plans et enchères dévoilés
board-court = La cour impériale
board-court-hall = Salle de réception
board-court-room = Salle d’audience
board-favour = Faveur { $favour } :
board-price = { $price } officiers de cour
board-guess = un pointillé souligne un nombre que nous avons dû reconstituer
board-chronicle = Chronique
board-legend = Signes
board-sign-palace = palais
board-sign-church = église
board-sign-trading-house = maison de commerce
board-sign-revolt = marqueur de révolte
board-sign-leader = chef militaire
board-sign-statue = statue
board-sign-courtier = officier de cour
board-sign-army = armées
board-sign-tax = impôt
board-sign-grain = céréales
board-sign-site = terrain à bâtir

## What things are
explain-armies = La lettre et la couleur disent à qui elles sont, le nombre combien il y en a. Une armée reste toujours sur place quand les autres marchent.
    .title = Armées
explain-palace = Vaut 1 point par an. Qui a le plus de palais dans la région en marque 3 de plus.
    .title = Palais
explain-church = Vaut 1 point par an. Qui a le plus d’églises dans la région en marque 2 de plus.
    .title = Église
explain-trading-house = Vaut 1 point par an. Qui a le plus de maisons de commerce dans la région en marque 1 de plus.
    .title = Maison de commerce
explain-revolt = On a pris ici des impôts ou des céréales. En reprendre soulève autant de paysans qu’il y a de marqueurs.
    .title = Marqueur de révolte
explain-leader = Dans cet état, bâtir coûte moins, et céréales, impôts et recrues rapportent davantage. Il repart après chaque saison.
    .title = Chef militaire
explain-statue = Laissée par un chef militaire reparti. Elle vaut 1 point à la fin, sauf si un autre chef l’emporte en trophée.
    .title = Statue
explain-tax = Ce que l’action des impôts rapporte ici, en thalers.
    .title = Impôt
explain-grain = Ce que l’action des céréales rapporte ici.
    .title = Céréales
explain-site = Tout édifice demande un emplacement libre, et un état n’a qu’un édifice de chaque sorte.
    .title = Emplacement
explain-tower = Tous les cubes d’un combat y sont jetés ensemble. Certains y restent, d’autres qui s’y trouvaient en sortent : seul compte ce qui tombe dans la soucoupe.
    .title = Tour de combat
explain-counties = Chacun vaut 1 point, et chacun demande une unité de céréales en hiver.
    .title = États
explain-supply = Ni sur la carte ni dans la tour : on peut encore en recruter autant.
    .title = Armées en réserve
explain-winter = Si l’hiver venait maintenant : combien d’états manqueraient de céréales, et combien de révoltes il y aurait. Deux nombres quand cela dépend de l’événement qui restera.
    .title = L’hiver à venir
explain-standing = Qui a le plus de palais, d’églises et de maisons de commerce dans chaque région, et ce que cela vaudrait.
    .title = Majorités
explain-if-scored = Les points que chacun aurait si l’on comptait l’année à cet instant.
    .title = Si l’on comptait maintenant
explain-order = Choisi d’après les enchères de la saison. Chaque place donne un bonus, valable jusqu’à la fin de la saison.
    .title = Ordre de jeu
explain-face-down = Cinq des dix actions sont cachées. La suivante est retournée chaque fois qu’une action est finie.
    .title = Action cachée
explain-winter-loss = Si cet événement est celui qui reste, chacun perd autant de céréales.
    .title = Perte en hiver
explain-guess = Le nombre imprimé n’a pas pu être vérifié : le nôtre est reconstitué.
    .title = Incertain
explain-warned = { $told }
    .title = { $name }
