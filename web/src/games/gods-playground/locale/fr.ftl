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
option-treaty-limits-name = Premières manches : traités avec les Ottomans, aucun avec les Tatars
option-sturdy-treaty-name = Un traité plus cher est plus difficile à rompre
option-home-provinces-name = Un point à la fin par domaine dans la région d’origine de la famille

board-choices = Vos choix
board-your-blocks = Vos blocs
board-block = Bloc { $block }, reste { $left }
board-blocks-help = Prenez un bloc, puis une région ou la boîte de l’armée polonaise, ou l’inverse. Sur la carte, les touches 0 à 5 posent un bloc, Suppr le reprend.
board-take-back = reprendre
board-said-ready = Vous êtes prêt. Changez un bloc, ou annulez, pour réfléchir encore.
board-said-bid = Votre offre : { $coins }.
board-coins = Pièces
board-act-assign = Poser un bloc ici.
board-act-reassign = Le bloc { $block } est ici ; en poser un autre.
board-circle = { $region }, case de valeur { $worth }{ $twin ->
        [inner] { " " }(la plus proche du centre)
        [middle] { " " }(celle du milieu)
        [outer] { " " }(la plus proche de la frontière)
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

board-family-points = Points de victoire
board-family-coins = Pièces
board-family-income = Revenu
board-family-worth = Valeur des domaines
board-family-nobles = Nobles en réserve
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
