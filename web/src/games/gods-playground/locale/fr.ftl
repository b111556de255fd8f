# The page to print
summary-enemies = Ennemis : force par manche à 3/4 joueurs, points
summary-circles = Domaines en fin de partie

# Chapters of the rules
chapter-GP-0 = Matériel et mise en place
chapter-GP-1 = 1. Revenu
chapter-GP-2 = 2. Nobles
chapter-GP-3 = 3. Élection du Roi
chapter-GP-4 = 4. Armée polonaise
chapter-GP-5 = 5. Événements
chapter-GP-6 = 6. Élections
chapter-GP-7 = 7. Construction des domaines
chapter-GP-8 = 8. Actions spéciales
chapter-GP-9 = 9. Achat d’armées
chapter-GP-10 = 10. Campagnes
chapter-GP-11 = 11. Attaque des ennemis
chapter-GP-12 = 12. La Pologne riposte
chapter-GP-13 = 13. Expansion des ennemis
chapter-GP-14 = 14. Domaines
chapter-GP-15 = 15. Points de victoire
chapter-GP-16 = 16. Fin de manche
chapter-GP-17 = 17. Fin de la partie
chapter-GP-O = Options

# Ce que dit le plateau de God’s Playground en plus des mots du jeu.

board-choices = Vos choix
board-your-blocks = Vos blocs
board-block = Bloc { $block }, reste { $left }
board-blocks-help = Prenez un bloc, puis une région ou la boîte de l’armée polonaise, ou l’inverse.
board-blocks-keys = Sur la carte, les touches 0 à 5 posent un bloc, Suppr le reprend.
board-take-back = reprendre
board-said-ready = Vous êtes prêt. Changez un bloc, ou annulez, pour réfléchir encore.
board-said-bid = Votre offre : { $coins }.
board-coins = Pièces
board-act-assign = Poser un bloc ici.
board-act-reassign = Le bloc { $block } est ici ; en poser un autre.
board-circle = { $region }, case de valeur { $worth }{ $twin ->
        [inner] { " " }(à gauche)
        [middle] { " " }(au milieu)
        [outer] { " " }(à droite)
       *[none] { "" }
    } : { $owner }.
board-free = libre
board-move-from = Déplacer un noble d’ici …
board-cossacks = Cosaques
board-under-treaty = Traité : pas d’attaque
board-after-dice = après les dés : { $percent }
board-history-round = Histoire de la manche { $round } : { $name }
board-history-enemy = Histoire : { $foe }
board-first = premier joueur

board-strip = Manches et phases
board-round = Manche { $round }
board-stand = Manche { $round } sur { $rounds } · { $phase }
board-phase = Phase { $number } : { $phase }

board-verb-build = Construire
board-verb-assign = Poser un bloc
board-verb-clear = Reprendre un bloc
board-verb-ready = Prêt
board-verb-fewer = Moins de nobles
board-verb-bid = Offre
board-verb-pass = Passer
board-verb-manager = Régisseur
board-verb-danzig = Danzig
board-verb-treaty = Traité
board-verb-move = Déplacer des nobles
board-verb-veto = Liberum veto
board-verb-confederation = Confédération
board-verb-school = École de Jésuites
board-verb-city = Ville
board-verb-raise = Lever une armée
board-verb-buy = Acheter des unités
board-verb-campaign = Campagne
board-verb-strike = Riposte
board-verb-done = Terminé

fact-points = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
    .title = Points de victoire
fact-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
    .title = Pièces
board-family-points = Points de victoire
board-family-coins = Pièces
board-family-income = Revenu
board-family-worth = Valeur des domaines
board-family-nobles = Nobles en réserve
board-family-nobles-sent = Nobles dans le pays
board-family-discs = Disques en réserve
board-family-units = Infanterie, cavalerie, artillerie
board-family-blocks = Blocs restants

board-legend = Signes et certitude des nombres
board-noble = noble
board-estate = domaine
board-invader = cube d’un ennemi
board-doubtful = un nombre incertain : voir plus bas
board-king-cube = cube du roi
board-strength-now = force actuelle
board-glory = points de victoire pour le plus de cubes
board-treaty-slot = traité
board-influence = influence des Habsbourg
board-crown-table = Armée polonaise
board-crown-base = Manche { $round }
board-crown-levy = Somme des blocs { $from }–{ $upto }

# ---- explained ----
explain-noble = Un noble de la famille dont il porte les armes. Les nobles élisent au Sejm et paient domaines, actions, armées et campagnes.
    .title = Noble
explain-invader = Cubes d’un ennemi dans la région. Ils coûtent des domaines et de la valeur, et s’étendent s’il y a moins de nobles que de cubes.
    .title = Envahisseurs
explain-estate = Un domaine de la famille dont il porte les armes. À chaque manche il rapporte la valeur de sa région ; à la fin, il marque son nombre.
    .title = Domaine
explain-site = La place d’un domaine. Le nombre est ce qu’un domaine y marque à la fin. On bâtit d’abord sur la plus basse case libre.
    .title = Case libre
explain-manager = Ce domaine rapporte 2 pièces de plus à chaque manche.
    .title = Régisseur
explain-city = À la fin, ce domaine marque trois fois son nombre.
    .title = Ville
explain-value = Ce que chaque domaine de la région rapporte par manche, de 1 à 5. Elle baisse là où il y a des ennemis et monte en temps de paix.
    .title = Valeur de domaine
explain-cossack = Ils combattent en Ukraine, contre les seuls Tatars, et touchent sur 4 ou plus. Ceux que nul n’engage passent aux Tatars.
    .title = Cosaques
explain-influence = Jusqu’à la manche 4, les Habsbourg envoient de l’influence. Elle retire des nobles et, là où elle reste, coûte des domaines.
    .title = Influence des Habsbourg
explain-infantry = Touche sur 5 ou 6 ; avec l’artillerie, sur 4 ou plus. Un 1 l’élimine.
    .title = Infanterie
explain-cavalry = Touche sur 4 ou plus ; avec l’artillerie, sur 3 ou plus. Un 1 l’élimine.
    .title = Cavalerie
explain-artillery = Ne lance pas : chaque dé de son armée dans la région compte 1 de plus.
    .title = Artillerie
explain-enemy-cube = Cubes ajoutés par les dés : chacun rend l’ennemi plus fort de 1.
    .title = Renforts
explain-vienna = Cubes ottomans devant Vienne. D’ici, ils peuvent atteindre la Grande-Pologne.
    .title = Vienne
explain-campaigner = Cubes des campagnes d’une famille : chacun retient 1 de force ennemie. Qui en a le plus marque les points de la boîte.
    .title = Gloire
explain-king-cube = Une touche de l’armée polonaise. Il retient 1 de force, et le roi concourt pour les points de la boîte.
    .title = Cube du roi
explain-glory = Pour la famille qui a le plus de cubes dans cette boîte, à chaque manche.
    .title = Points de victoire
explain-enemy-die = Chaque fois que ce nombre tombe aux événements ou aux attaques, l’ennemi gagne 1.
    .title = Le dé de l’ennemi
explain-base-strength = La force de l’ennemi à chacune des quatre manches, avant les cubes.
    .title = Force de base
explain-strength = Base et cubes réunis : avec cette force l’ennemi attaquerait à présent.
    .title = Force actuelle
explain-treaty = Un seul par manche : le partenaire n’attaque pas, sauf si les dés le rompent.
    .title = Traité
explain-forecast = Où l’ennemi attaquerait et avec combien de cubes, si rien ne changeait.
    .title = Ce qui s’annonce
explain-chance = La probabilité qu’au moins un cube entre, une fois lancés les dés des attaques.
    .title = Probabilité
explain-entry = La région où cet ennemi pénètre.
    .title = Entrée
explain-expansion = De sa région d’entrée, l’ennemi s’étend par ici s’il y a plus de cubes que de nobles.
    .title = Expansion
explain-crown-army = Les unités du roi pour la manche. Qui a un disque au Sejm peut les envoyer.
    .title = Armée polonaise
explain-court = Les blocs posés ici décident du premier joueur et du nombre d’unités de l’armée.
    .title = Armée polonaise
explain-sejm = Gagné par la famille qui a le plus de nobles dans la région. Il marque 2 points, ou paie l’armée polonaise ou un traité.
    .title = Siège au Sejm
explain-block = Autant de nobles arrivent dans cette région. Nul ne le voit avant la révélation.
    .title = Votre bloc
explain-score = Les écus des familles se tiennent sur leurs points.
    .title = Points de victoire
explain-round = Quatre manches, de 1386 à 1795. Appuyez pour lire ce qui se passa ces années-là.
    .title = Manche
explain-region = Chaque domaine y rapporte { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    } par manche. Nobles de toutes les familles : { $nobles }. { $threat }
    .title = { $region }
explain-enemy = Il attaque à chaque manche. Son écu ouvre son histoire.
    .title = Ennemi
explain-unsure = Nous n’avons pas le plateau imprimé : ce nombre est notre meilleure estimation. Une table peut apporter le sien.
    .title = Un nombre incertain
