# God’s Playground – français

## Le jeu
game-name = God’s Playground
game-blurb = Les grandes familles de Pologne et de Lituanie se partagent un pays cerné par cinq ennemis, en quatre manches, de 1386 à 1795. Chacune cherche pour elle-même des domaines, des sièges au Sejm et la gloire, mais un pays que nul ne défend ne laisse rien à personne.

## Éditions
edition-warfrog = La première édition, pour trois joueurs exactement.
edition-phalanx = L’édition polonaise, pour trois ou quatre joueurs : d’autres nombres si Vienne tombe, une influence qui fait baisser les valeurs partout, des Cosaques qui veulent des troupes à leurs côtés, et trois règles facultatives.
edition-warfrog-name = God’s Playground (Warfrog, 2009)
edition-phalanx-name = Boże Igrzysko (Phalanx, 2010)
edition-warfrog-options = Règles maison

## Options
option-treaty-limits = Premières manches : traités avec les Ottomans, aucun avec les Tatars
option-sturdy-treaty = Un traité plus cher est plus difficile à rompre
option-home-provinces = Un point à la fin par domaine dans la région d’origine de la famille
option-vienna-held = Si les Ottomans gardent Vienne, leur force à la manche 4 (trois joueurs) est de
option-vienna-held-warfrog = 12 dans leur boîte, 10 dans celle des Habsbourg (Warfrog)
option-vienna-held-phalanx = 10 dans chaque boîte (Phalanx)
option-influence-ruins = L’influence des Habsbourg fait baisser la valeur des domaines
option-influence-ruins-greater-poland = en Grande-Pologne seulement (Warfrog)
option-influence-ruins-everywhere = dans toutes les régions (Phalanx)
option-failed-treaty = Après un traité qu’on n’a pu payer
option-failed-treaty-used-up = personne n’en tente un autre pendant la manche (Warfrog)
option-failed-treaty-again = on peut essayer à nouveau (Phalanx)
option-cossack-hire = Les Cosaques s’achètent
option-cossack-hire-alone = avec des unités à soi ou seuls (Warfrog)
option-cossack-hire-with-troops = seulement avec une unité à soi (Phalanx)
option-cossack-defence = Les Cosaques défendent l’Ukraine contre les Tatars
option-cossack-defence-alone = même seuls (Warfrog)
option-cossack-defence-with-troops = seulement aux côtés de l’infanterie ou de la cavalerie d’un joueur (Phalanx)

## Familles
seat-white = Radziwiłł
seat-blue = Potocki
seat-red = Sapieha
seat-yellow = Leszczyński

# Leurs couleurs
colour-white = blanc
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune

## Régions
region-prussia = Prusse
region-lithuania = Lituanie
region-ukraine = Ukraine
region-little-poland = Petite-Pologne
region-greater-poland = Grande-Pologne

# Où vont les blocs
spot-prussia = Prusse
spot-lithuania = Lituanie
spot-ukraine = Ukraine
spot-little-poland = Petite-Pologne
spot-greater-poland = Grande-Pologne
spot-court = Armée polonaise

# Où frappe l’armée polonaise
target-prussia = Prusse
target-lithuania = Lituanie
target-ukraine = Ukraine
target-little-poland = Petite-Pologne
target-greater-poland = Grande-Pologne
target-vienna = Vienne

## Ennemis
enemy-black = L’ennemi noir
enemy-russia = Russie
enemy-tatars = Tatars
enemy-ottomans = Ottomans
enemy-habsburgs = Habsbourg

# Par leur nom
foe-teutonic-knights = Chevaliers Teutoniques
foe-sweden = Suède
foe-kingdom-of-prussia = Royaume de Prusse
foe-russia = Russie
foe-tatars = Tatars
foe-ottomans = Ottomans
foe-habsburgs = Habsbourg

## Unités
troop-infantry = infanterie
troop-cavalry = cavalerie
troop-artillery = artillerie
unit-infantry = infanterie
unit-cavalry = cavalerie
unit-artillery = artillerie
unit-cossack = Cosaque

# Qui part en campagne
force-alone = avec ses seules troupes
force-one-cossack = avec un Cosaque
force-two-cossacks = avec deux Cosaques
force-crown = avec l’armée polonaise
force-crown-and-one-cossack = avec l’armée polonaise et un Cosaque
force-crown-and-two-cossacks = avec l’armée polonaise et deux Cosaques

# Où sont les Cosaques
quarters-box = boîte des Cosaques
quarters-ukraine = Ukraine
quarters-tatars = chez les Tatars

## Phases
phase-set-up = Mise en place
phase-income = Revenu
phase-nobles = Nobles
phase-first-player = Élection du Roi
phase-crown-army = Armée polonaise
phase-events = Événements
phase-elections = Élections
phase-estates = Construction des domaines
phase-special-actions = Actions spéciales
phase-armies = Achat d’armées
phase-campaigns = Campagnes
phase-enemy-attacks = Attaque des ennemis
phase-strikes-back = La Pologne riposte
phase-expansion = Expansion des ennemis
phase-war-and-peace = Domaines
phase-victory-points = Points de victoire
phase-end-of-round = Fin de manche
phase-end-of-game = Fin de la partie

## Étapes
stage-found = placement d’un domaine de départ
stage-assign = affectation secrète des nobles
stage-shortage = choix des régions qui recevront moins de nobles
stage-bid = enchère secrète pour le marqueur de premier joueur
stage-build = construction d’un domaine ou passe
stage-act = choix d’une action spéciale
stage-move = déplacement d’un second noble
stage-schools = fondation d’autres écoles
stage-raise = choix d’une région où lever une armée
stage-recruit = achat d’unités
stage-campaign = choix d’une campagne
stage-strike = envoi de l’armée polonaise
stage-over = fin de la partie

## Invites
prompt-found = Mise en place, tour de table { $lap } : choisissez une région pour l’un de vos domaines de départ.
prompt-assign = Manche { $round } : en secret, affectez un bloc à chaque région et un à la boîte de l’armée polonaise, puis dites que vous êtes prêt.
prompt-shortage = Votre réserve ne suffit pas : choisissez une région où arrivera un noble de moins (il vous en manque encore { $cubes }).
prompt-bid = Votre bloc dans la boîte de l’armée polonaise est à égalité pour la première place : faites une offre secrète pour le marqueur de premier joueur (vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }). Toutes les offres sont payées.
prompt-build = Tour de table { $lap } : construisez un domaine au prix { $price ->
        [1] d’un noble
       *[other] de { $price } nobles
    } de sa région, ou passez pour le reste de la phase.
prompt-act = Actions spéciales, tour de table { $lap } sur 2 : choisissez une action, ou passez (vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }).
prompt-move = Déplacez un second noble si vous le souhaitez, ou terminez l’action.
prompt-schools = Fondez une école dans une autre région au prix d’un noble et de 2 pièces, ou terminez l’action (vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }).
prompt-raise = Levez une armée dans une région en y retirant un de vos nobles, ou passez pour le reste de la phase (vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }).
prompt-recruit = { $region } : { $bought ->
        [0] achetez au moins une unité
       *[other] achetez d’autres unités, ou terminez
    } (vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $occupied ->
        [1] , et les prix sont divisés par deux, car la région est occupée
       *[other] { "" }
    }).
prompt-campaign = Lancez une campagne depuis une région en y retirant un de vos nobles, ou passez pour le reste de la phase.
prompt-strike = { $free ->
        [1] Envoyez gratuitement l’armée polonaise contre les envahisseurs, ou renoncez-y pour le reste de la phase.
       *[other] Envoyez l’armée polonaise contre les envahisseurs au prix d’un de vos disques du Sejm, ou renoncez-y pour le reste de la phase.
    }

## Choix
choice-build = Construire un domaine : { $region }
choice-assign = { $spot } : bloc { $block }
choice-clear = { $spot } : reprendre le bloc
choice-ready = Je suis prêt
choice-fewer = Un noble de moins : { $region }
choice-bid = Offre en pièces : { $coins }
choice-pass = Passer
choice-manager = Régisseur : { $region }, domaine de valeur { $worth }{ $twin ->
        [inner] { " " }(à gauche)
        [middle] { " " }(au milieu)
        [outer] { " " }(à droite)
       *[none] { "" }
    }
choice-danzig = Vendre du grain à Danzig
choice-treaty = Traité : { $foe } (le dé plus { $gift } pièces)
choice-move = Déplacer un noble : { $origin } → { $region }
choice-veto = Liberum veto (un noble retiré : { $region })
choice-confederation = Confédération contre { $victim } : { $region }
choice-school = École de Jésuites : { $region }
choice-city = Ville : { $region }, domaine de valeur { $worth }{ $twin ->
        [inner] { " " }(à gauche)
        [middle] { " " }(au milieu)
        [outer] { " " }(à droite)
       *[none] { "" }
    }
choice-raise = Lever une armée : { $region }
choice-buy = Acheter : { $unit }
choice-campaign = Campagne : { $region } → { $foe }, { $force }
choice-strike = Riposte de l’armée polonaise : { $target }
choice-done = Terminé

## Événements
event-first-rolled = Le dé donne { $die } : { $seat } prend le marqueur de premier joueur.
event-marker-passed = Le marqueur de premier joueur passe à gauche : { $seat }.
event-founded = { $seat } place un domaine de départ : { $region }, case de valeur { $worth }.
event-round-began = Manche { $round }
event-earned = { $seat } perçoit { $coins } pièces.
event-earned-least = { $seat } perçoit le revenu minimal, { $coins } pièces.
event-influence-laid = Marqueurs d’influence dans la boîte des Habsbourg : { $markers }.
event-revealed = { $seat } révèle ses blocs : Prusse { $prussia }, Lituanie { $lithuania }, Ukraine { $ukraine }, Petite-Pologne { $little_poland }, Grande-Pologne { $greater_poland }, armée polonaise { $court }.
event-nobles-short = { $seat } n’a pas assez de nobles en réserve ; il en manque { $cubes }.
event-nobles-placed = { $seat } { $cubes ->
        [0] ne place aucun noble
        [one] place { $cubes } noble
       *[other] place { $cubes } nobles
    }.
event-court-tied = Le plus fort bloc de la boîte de l’armée polonaise, { $block }, est à égalité : les joueurs concernés font une offre.
event-bid-revealed = { $seat } { $coins ->
        [0] n’offre rien
        [one] offre { $coins } pièce
       *[other] offre { $coins } pièces
    }.
event-bid-again = La plus haute offre est à égalité : les joueurs concernés en font une nouvelle.
event-marker-kept = { $seat } garde le marqueur de premier joueur.
event-marker-taken = { $seat } prend le marqueur de premier joueur et devient l’hetman du roi.
event-crown-mustered = Les blocs de la boîte de l’armée polonaise totalisent { $total } ; armée polonaise : infanterie { $infantry }, cavalerie { $cavalry }, artillerie { $artillery }.
event-event-dice = Événements, dés : { $dice }.
event-attack-dice = Attaque des ennemis, dés : { $dice }.
event-strengthened = Un ennemi se renforce : { $foe }, { $cubes ->
        [0] aucun cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-influence-grew = L’influence des Habsbourg grandit : { $markers ->
        [0] aucun marqueur
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }.
event-vienna-grew = Les Ottomans se renforcent à Vienne : { $cubes ->
        [0] aucun cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-stock-empty = Plus rien à ajouter, le stock est épuisé : { $foe }.
event-elected = { $seat } remporte un siège au Sejm : { $region }.
event-not-elected = Personne n’est élu au Sejm : { $region }.
event-no-disc-left = { $seat } n’a plus de disque, et le siège reste vide : { $region }.
event-built = { $seat } construit un domaine au prix { $cubes ->
        [1] d’un noble
       *[other] de { $cubes } nobles
    } : { $region }, case de valeur { $worth }.
event-passed = { $seat } passe.
event-passed-action = { $seat } passe.
event-passed-army = { $seat } passe.
event-passed-campaign = { $seat } passe.
event-passed-strike = { $seat } passe.
event-manager-hired = { $seat } engage un régisseur : { $region }, domaine de valeur { $worth }.
event-danzig-sold = { $seat } vend du grain à Danzig pour { $coins } pièces.
event-envoys-sent = { $seat } envoie des ambassadeurs : { $foe } ; le dé donne { $die }, et { $seat } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-treaty-made = { $seat } conclut un traité : { $foe }.
event-treaty-failed = { $seat } ne peut payer le prix entier : cube, disque et pièces sont perdus, et le traité n’est pas conclu ({ $foe }).
event-noble-moved = { $seat } déplace un noble : { $origin } → { $region }.
event-vetoed = { $seat } dissout le Sejm par un liberum veto (un noble retiré : { $region }) : { $discs ->
        [0] aucun disque ne s’y trouvait
        [one] { $discs } disque est retiré
       *[other] { $discs } disques sont retirés
    }.
event-confederated = { $seat } forme une confédération contre { $victim } et prend un domaine : { $region }, valeur { $worth }.
event-school-founded = { $seat } fonde une école de Jésuites : { $region } ; 1 point.
event-schools-everywhere = { $seat } a des écoles dans les cinq régions : 2 points de plus.
event-city-founded = { $seat } fonde une ville : { $region }, domaine de valeur { $worth }.
event-raised = { $seat } lève une armée : { $region }.
event-bought = { $seat } achète une unité : { $unit }, { $region }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-cossacks-left = { $cossacks ->
        [one] Un Cosaque que nul n’a engagé passe
       *[other] { $cossacks } Cosaques que nul n’a engagés passent
    } chez les Tatars.
event-campaigned = { $seat } part en campagne : { $region } → { $foe }, { $force }.
event-fought = { $seat }, { $unit }, { $region } : { $dice } ; touches : { $hits }, pertes : { $lost }.
event-crown-fought = Armée polonaise, { $unit }, { $target } : { $dice } ; touches : { $hits }, pertes : { $lost }.
event-cossacks-fought = Cosaques : { $dice } ; touches : { $hits }, pertes : { $lost }.
event-driven-out = Envahisseurs repoussés : { $foe }, { $region }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-raided = { $seat } place { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } dans la boîte ennemie : { $foe }.
event-crown-raided = L’armée polonaise place { $cubes ->
        [one] { $cubes } cube du roi
       *[other] { $cubes } cubes du roi
    } dans la boîte ennemie : { $foe }.
event-treaty-broken = Le traité est rompu : { $foe }.
event-cossacks-rebelled = { $cossacks ->
        [one] Un Cosaque se révolte et rejoint
       *[other] { $cossacks } Cosaques se révoltent et rejoignent
    } les Tatars.
event-treaty-kept = Le traité tient, pas d’attaque : { $foe }.
event-held-off = Ennemi tenu en respect : { $foe }, force { $strength } contre { $cubes ->
        [one] { $cubes } cube polonais
       *[other] { $cubes } cubes polonais
    }.
event-attacked = Attaque : { $foe } → { $region }, force { $strength } contre { $cubes ->
        [one] { $cubes } cube polonais
       *[other] { $cubes } cubes polonais
    } ; { $entered ->
        [0] aucun cube n’entre
        [one] { $entered } cube entre
       *[other] { $entered } cubes entrent
    }.
event-influence-driven = Les envahisseurs chassent l’influence des Habsbourg : { $region }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }.
event-cancelled = Les envahisseurs se battent entre eux : { $foe } et { $other }, { $region } ; chacun perd { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-influence-came = L’influence des Habsbourg arrive : { $region }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }.
event-noble-swayed = { $seat } perd un noble, gagné par les Habsbourg : { $region }.
event-influence-stayed = L’influence des Habsbourg s’installe : { $region }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }.
event-influence-vanished = L’influence des Habsbourg rencontre des envahisseurs et disparaît : { $region }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }.
event-vienna-besieged = Les Ottomans marchent sur Vienne, force { $strength } contre { $cubes ->
        [one] { $cubes } cube polonais
       *[other] { $cubes } cubes polonais
    } ; { $entered ->
        [0] aucun cube n’entre
        [one] { $entered } cube entre
       *[other] { $entered } cubes entrent
    }. { $markers ->
        [0] {""}
        [one] { $markers } marqueur d’influence quitte la boîte des Habsbourg.
       *[other] { $markers } marqueurs d’influence quittent la boîte des Habsbourg.
    }
event-struck = { $seat } paie un disque du Sejm et envoie l’armée polonaise riposter : { $target }.
event-struck-free = { $seat } envoie gratuitement l’armée polonaise riposter : { $target }.
event-siege-broken = Devant Vienne, les Ottomans { $cubes ->
        [0] ne perdent aucun cube
        [one] perdent { $cubes } cube
       *[other] perdent { $cubes } cubes
    }.
event-spread = Expansion : { $foe }, { $origin } → { $region }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-vienna-spread = Les Ottomans avancent depuis Vienne : { $region }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-influence-spread = L’influence des Habsbourg s’étend : { $origin } → { $region }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }.
event-estate-lost = { $seat } perd un domaine face aux envahisseurs : { $region }, valeur { $worth }.
event-estate-seized = { $seat } perd un domaine face à l’influence des Habsbourg : { $region }, valeur { $worth }.
event-value-fell = { $region } : occupation, la valeur des domaines tombe à { $value }.
event-value-kept = { $region } : la valeur des domaines reste à { $value }.
event-value-rose = { $region } : aucun cube ennemi n’est venu, la valeur des domaines monte à { $value }.
event-odd-piece = Les pièces manquent : le dé donne { $die }, et l’impaire va ici : { $region }.
event-value-fell-influence = { $region } : l’influence des Habsbourg ramène la valeur des domaines à { $value }.
event-value-wants-nobles = { $region } : sans deux nobles, la valeur des domaines reste à { $value }.
event-value-at-limit = { $region } : la valeur des domaines est à sa limite et reste à { $value }.
event-glory-won = { $seat } se couvre de gloire face à un ennemi : { $foe }, { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }.
event-sejm-scored = { $seat } marque { $points } points au Sejm.
event-luxury = { $seat } dépense { $coins } pièces en luxe : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-withdrew = Des envahisseurs se retirent : { $foe }, { $region }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
event-blocks-returned = Les joueurs reprennent tous leurs blocs.
event-estates-scored = { $seat } { $points ->
        [0] ne marque aucun point
        [one] marque { $points } point
       *[other] marque { $points } points
    } pour ses domaines.
event-home-scored = { $seat } { $points ->
        [0] ne marque aucun point
        [one] marque { $points } point
       *[other] marque { $points } points
    } pour ses domaines dans sa région d’origine.
event-game-ended = { $seat } termine avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Refus
refusal-game-over = La partie est terminée.
refusal-wrong-phase = Ce choix n’appartient pas à cette phase.
refusal-other-phase = Ce choix appartient à une autre phase : { $phase }.
refusal-row-full = Toutes les cases de cette région sont prises.
refusal-no-disc = Vous n’avez plus de disque en réserve.
refusal-spot-taken = Un bloc s’y trouve déjà ; on peut reprendre des blocs une fois les six affectés.
refusal-block-used = Vous n’avez plus de bloc de cette valeur.
refusal-six-blocks = Affectez d’abord les six blocs : un à chaque région et un à la boîte de l’armée polonaise.
refusal-undo-instead = Tant que les six blocs ne sont pas posés, reprenez-les avec « annuler », le dernier d’abord.
refusal-none-arriving = Aucun de vos nobles n’est attendu dans cette région.
refusal-too-many-coins = Vous n’avez pas autant de pièces.
refusal-no-noble-manager = Vous n’avez pas de noble dans cette région.
refusal-no-noble-move = Vous n’avez pas de noble dans cette région.
refusal-no-noble-veto = Vous n’avez pas de noble dans cette région.
refusal-no-noble-school = Vous n’avez pas de noble dans cette région.
refusal-no-estate-city = Cette case ne porte pas un de vos domaines.
refusal-one-noble = Un domaine coûte un noble de sa région, et vous n’en avez pas dans celle-là.
refusal-two-nobles-build = Après le premier tour de table, un domaine coûte deux nobles de sa région, et vous en avez moins.
refusal-must-build = Pendant la mise en place, chacun doit placer ses domaines : on ne passe pas.
refusal-not-your-estate = Cette case ne porte pas un de vos domaines.
refusal-has-manager = Ce domaine a déjà un régisseur.
refusal-no-manager-left = Les huit régisseurs sont tous employés.
refusal-no-noble-in-prussia = Vendre du grain à Danzig coûte un noble de Prusse, et vous n’en avez pas dans cette région.
refusal-one-treaty = Un traité a déjà été conclu pendant cette manche, et il ne peut y en avoir qu’un.
refusal-envoys-failed = Un traité a déjà échoué pendant cette manche, et personne ne peut en tenter un autre.
refusal-no-treaty-ottomans = Aucun traité n’est possible avec les Ottomans.
refusal-no-treaty-habsburgs = Un traité avec les Habsbourg n’est possible qu’à la manche 4, et seulement si les Ottomans ne tiennent pas Vienne.
refusal-no-treaty-tatars = À cette table, aucun traité n’est possible avec les Tatars aux manches 1 et 2.
refusal-not-this-round = Cet ennemi porte un autre nom pendant cette manche.
refusal-no-noble-there = Un traité coûte un noble de la région reliée à cet ennemi, et vous n’en avez pas dans celle-là.
refusal-no-seat-in-sejm = Un traité coûte l’un de vos disques du Sejm, et vous n’y en avez pas.
refusal-treaty-too-dear = Vous n’avez même pas de quoi payer le prix le plus bas de ce traité.
refusal-fixed-gift = À cette table, un traité coûte toujours le dé plus 2 pièces.
refusal-no-such-gift = Un traité coûte le dé plus 2, 4 ou 6 pièces.
refusal-same-region = Un noble doit aller dans une autre région.
refusal-confederation-later = Les confédérations sont possibles à partir de la manche 3.
refusal-not-last = Seul un joueur dernier sans égalité peut former une confédération.
refusal-two-nobles-confederation = Une confédération coûte deux nobles de la région, et vous en avez moins.
refusal-own-target = Une confédération se forme contre une autre famille.
refusal-not-fewer = Cette famille n’a pas moins de nobles que vous dans cette région.
refusal-no-estate-there = Cette famille n’a pas de domaine sans ville dans cette région.
refusal-schools-later = Les écoles de Jésuites sont possibles à partir de la manche 2.
refusal-school-stands = Cette action a déjà fondé une école dans cette région.
refusal-school-too-dear = Une école coûte 2 pièces, et vous en avez moins.
refusal-cities-later = Les villes sont possibles à partir de la manche 3.
refusal-one-city = Une ville a déjà été fondée pendant cette manche, et il ne peut y en avoir qu’une.
refusal-two-nobles-city = Une ville coûte deux nobles de sa région, et vous en avez moins.
refusal-has-city = Ce domaine a déjà une ville.
refusal-no-noble-army = Lever une armée coûte un noble de la région, et vous n’en avez pas dans celle-là.
refusal-nothing-to-buy = Vous ne pourriez y acheter aucune unité.
refusal-at-least-one = Achetez au moins une unité : le noble est déjà payé.
refusal-unit-too-dear = Vous n’avez pas assez de pièces pour cette unité.
refusal-no-unit-left = Il ne reste plus d’unité de cette sorte.
refusal-artillery-later = Il n’y a pas d’artillerie à la manche 1.
refusal-cossacks-in-ukraine = Les Cosaques ne s’engagent qu’en Ukraine.
refusal-cossacks-want-troops = Achetez d’abord une unité à vous : à cette table, les Cosaques ne s’engagent qu’avec elle.
refusal-no-noble-campaign = Une campagne coûte un noble de la région d’où elle part, et vous n’en avez pas dans celle-là.
refusal-no-troops = Personne ne combattrait : vous n’y avez ni infanterie ni cavalerie.
refusal-no-crown-seat = L’armée polonaise coûte l’un de vos disques du Sejm, et vous n’y en avez pas.
refusal-no-crown-army = L’armée polonaise n’a ni infanterie ni cavalerie.
refusal-no-cossacks = Il n’y a pas autant de Cosaques dans cette région ; ils ne combattent que depuis l’Ukraine.
refusal-cossacks-want-leader = Les Cosaques ne suivent qu’un joueur qui a lui-même de l’infanterie ou de la cavalerie en Ukraine.
refusal-habsburgs-at-peace = Aux manches 1 à 3, on ne fait pas campagne contre les Habsbourg, et aucun envahisseur n’est en Grande-Pologne.
refusal-treaty-holds = Un traité interdit toute campagne contre cet ennemi, et aucun envahisseur n’est dans la région.
refusal-no-invaders = Aucun cube ennemi ne s’y trouve ; l’influence ne peut pas être attaquée.
refusal-vienna-free = On ne peut secourir Vienne qu’à la manche 3, tant que des cubes ottomans s’y trouvent.

## Règles : matériel et mise en place
rule-GP-0_1 = Chaque joueur dirige une famille : les blancs sont les Radziwiłł, les bleus les Potocki, les rouges les Sapieha ; à quatre, les jaunes sont les Leszczyński. Warfrog se joue à trois, ni plus ni moins ; Phalanx à trois ou quatre.
rule-GP-0_2 = Chaque famille a 20 cubes nobles, 16 disques, 12 blocs (deux de chaque valeur de 0 à 5), 4 infanteries, 3 cavaleries et 1 artillerie. Toutes ces limites sont réelles : ce qui n’est pas en réserve ne peut être placé. Un disque marque le score : 15 servent donc de domaines et de sièges au Sejm.
rule-GP-0_3 = Le roi a 12 cubes, et l’armée polonaise 4 infanteries, 4 cavaleries et 1 artillerie. Tous ont en commun 2 Cosaques, 8 régisseurs, 2 villes et 1 marqueur de traité. Les ennemis ont 25 cubes noirs, 25 russes, 25 tatars, 30 ottomans et 20 des Habsbourg, et 10 marqueurs d’influence des Habsbourg. Notre décision : l’argent n’est pas limité.
rule-GP-0_4 = Le pays a cinq régions en anneau : Prusse, Lituanie, Ukraine, Petite-Pologne, Grande-Pologne. La valeur de domaine de chaque région est de 3 au départ et reste toujours entre 1 et 5.
rule-GP-0_5 = Chaque joueur commence avec 10 pièces et sans point de victoire.
rule-GP-0_6 = Un dé désigne le premier joueur, qui prend le marqueur. À trois joueurs, on fait trois tours de table où chacun place un domaine, dans le sens horaire à partir du détenteur du marqueur ; après le premier et le deuxième, le marqueur passe à gauche. Il reste à celui qui a ouvert le dernier tour. Personne ne peut passer.
rule-GP-0_7 = À quatre joueurs (Phalanx), on fait deux tours de table où chacun place un domaine : dans le sens horaire à partir du premier joueur, puis dans l’ordre inverse. Chaque famille commence donc avec deux domaines.
rule-GP-0_8 = Un domaine occupe toujours la plus basse case libre de la ligne de sa région ; on ne peut choisir une région dont la ligne est pleine.
rule-GP-0_9 = Tout ce qui est retiré retourne aussitôt dans la réserve de son propriétaire ou dans le stock et peut resservir ; le noble payé pour une campagne, par exemple, est de retour avant qu’on en marque les touches. Seules les unités tuées de l’armée polonaise restent dehors jusqu’à la phase 16.
rule-GP-0_10 = L’ordre des joueurs suit le sens horaire à partir du détenteur du marqueur de premier joueur. À quatre, le premier joueur garde le marqueur après la mise en place.

## Règles : revenu (phase 1)
rule-GP-1_1 = Chaque domaine rapporte à son propriétaire la valeur de domaine de sa région ; un régisseur y ajoute 2 pièces.
rule-GP-1_2 = Qui percevrait moins de 10 pièces en perçoit 10.

## Règles : nobles (phase 2)
rule-GP-2_1 = En secret et en même temps, chaque joueur affecte un bloc à chacune des cinq régions et un à la boîte de l’armée polonaise : six blocs exactement.
rule-GP-2_2 = À la manche 1, on choisit parmi les douze blocs ; à la manche 2, on emploie les six qui restent. Après la manche 2, les douze reviennent : la manche 3 choisit de nouveau parmi douze, et la manche 4 emploie les six restants.
rule-GP-2_3 = Tous révèlent ensemble. Chaque région reçoit, de la réserve du joueur, autant de nobles que le bloc l’indique. Le bloc de la boîte de l’armée polonaise n’apporte pas de nobles.
rule-GP-2_4 = Un joueur qui n’a pas assez de nobles en réserve choisit où en placer moins, et place tous ceux qu’il a. Notre décision : s’ils sont plusieurs, ils choisissent dans l’ordre des joueurs, selon le marqueur tel qu’il était avant la phase 3.
rule-GP-2_5 = Avant la révélation, personne n’apprend rien de ce qu’un autre a affecté ; après elle, on sait de chacun quels blocs ont servi. Notre décision : on ne voit même pas où en est un joueur.

## Règles : élection du Roi (phase 3)
rule-GP-3_1 = Le plus fort bloc de la boîte de l’armée polonaise donne le marqueur de premier joueur et fait de son propriétaire l’hetman du roi.
rule-GP-3_2 = Les joueurs à égalité pour le plus fort bloc enchérissent en secret, de rien du tout à la totalité de leurs pièces. Toutes les enchères, gagnantes ou perdantes, sont payées ; la plus haute emporte le marqueur.
rule-GP-3_3 = En cas d’égalité pour la plus haute enchère, on recommence jusqu’à ce qu’un joueur l’emporte. Notre décision : seuls ceux qui sont à égalité pour la plus haute y prennent part.
rule-GP-3_4 = Si aucun des joueurs à égalité n’a plus de pièces, le détenteur précédent garde le marqueur. Notre décision : il en va de même quand tous n’offrent rien deux fois de suite.

## Règles : armée polonaise (phase 4)
rule-GP-4_1 = À chaque manche, l’armée polonaise a les unités imprimées pour cette manche.
rule-GP-4_2 = On fait la somme de tous les blocs de la boîte de l’armée polonaise, et la colonne de la table de l’armée pour cette somme ajoute d’autres unités.
rule-GP-4_3 = À la manche 1, l’armée polonaise n’a pas d’artillerie.
rule-GP-4_4 = L’armée polonaise n’a jamais plus que le contenu de la boîte : 4 infanteries, 4 cavaleries et 1 artillerie.

## Règles : événements (phase 5)
rule-GP-5_1 = On lance quatre dés. Chaque dé de 1 à 5 ajoute un cube de force dans la boîte de l’ennemi de ce numéro : 1 l’ennemi noir, 2 la Russie, 3 les Tatars, 4 les Ottomans, 5 les Habsbourg. Un 6 ne fait rien.
rule-GP-5_2 = Aux manches 1 à 3, la boîte des Habsbourg contient des marqueurs d’influence et non des cubes. Au début de la manche, on y met autant de marqueurs que la force de base, et chaque 5 en ajoute un. Il y a dix marqueurs.
rule-GP-5_3 = À la manche 4, si des cubes ottomans sont dans la boîte des Habsbourg, un 5 y ajoute un cube ottoman.
rule-GP-5_4 = Notre décision : un stock épuisé n’ajoute rien, et les marqueurs de base se placent dans la limite des dix.

## Règles : élections (phase 6)
rule-GP-6_1 = Les régions votent dans l’ordre de l’anneau, en commençant par la Prusse. Le joueur qui a strictement le plus de nobles dans la région en retire un et place un disque sur le siège de cette région au Sejm.
rule-GP-6_2 = En cas d’égalité pour la première place, ou si personne n’est présent, nul n’est élu.
rule-GP-6_3 = On ne peut refuser un siège gagné. Notre décision : si le vainqueur n’a plus de disque, le siège reste vide et aucun noble n’est retiré.

## Règles : construction des domaines (phase 7)
rule-GP-7_1 = Dans l’ordre des joueurs, tour de table après tour de table, chacun construit un domaine ou passe ; qui passe ne construit plus de toute la phase. Elle finit quand tous ont passé. (Qui ne peut rien construire passe.)
rule-GP-7_2 = Au premier tour de table, un domaine coûte un noble de sa région ; à chaque tour suivant, deux.
rule-GP-7_3 = Le domaine occupe la plus basse case libre de la ligne de sa région.
rule-GP-7_4 = On peut construire un domaine même là où se trouvent des ennemis.

## Règles : actions spéciales (phase 8)
rule-GP-8_0 = On fait deux tours de table dans l’ordre des joueurs, et à chacun un joueur peut faire une action spéciale. La même action peut servir aux deux tours ; seules la diplomatie et la ville ont leurs propres limites. Notre décision : qui saute le premier tour peut encore agir au second.
rule-GP-8_1 = Régisseur : retirez l’un de vos nobles d’une région et placez un régisseur sous l’un de vos domaines de cette région qui n’en a pas. Il y a huit régisseurs en tout.
rule-GP-8_2 = Danzig : retirez l’un de vos nobles de Prusse, vendez du grain et prenez en pièces deux fois la valeur de domaine de la Prusse. Il n’est pas besoin d’y avoir un domaine.
rule-GP-8_3 = Diplomatie : un seul traité par manche, pour toute la table. Il coûte l’un de vos nobles de la région reliée à l’ennemi, l’un de vos disques du Sejm, et le résultat d’un dé plus 2 pièces.
rule-GP-8_3a = Jamais de traité avec les Ottomans. Avec les Habsbourg, aucun aux manches 1 à 3, et à la manche 4 seulement si les Ottomans ne tiennent pas leur boîte. (GP-O1 modifie cela en partie.)
rule-GP-8_3b = Une fois le dé lancé, on ne peut plus reculer. Qui ne peut payer le prix donne toutes ses pièces, perd tout de même noble et disque, et le traité n’est pas conclu (Phalanx le dit ; notre décision : dans Warfrog aussi). Dans Warfrog, l’action est alors épuisée pour tous jusqu’à la fin de la manche, car on ne l’effectue qu’une fois par manche ; dans Phalanx, on peut essayer à nouveau, car seuls comptent les traités conclus.
rule-GP-8_3c = Tant que le traité tient, aucune campagne contre l’ennemi signataire, mais ses cubes dans les régions polonaises peuvent être attaqués.
rule-GP-8_3d = Le traité prend fin avec la manche.
rule-GP-8_3e = Notre décision : on ne peut tenter un traité qu’avec assez de pièces pour un résultat de 1.
rule-GP-8_3f = Notre décision : le traité n’arrête que l’attaque de la phase 11 ; les cubes que le signataire a déjà en Pologne s’étendent tout de même à la phase 13.
rule-GP-8_4 = Déplacement de nobles : déplacez un ou deux de vos nobles, chacun vers une autre région que la sienne, sans rien payer ; départs et destinations peuvent différer.
rule-GP-8_5 = Liberum veto : retirez l’un de vos nobles d’une région quelconque ; tous les disques quittent le Sejm.
rule-GP-8_6 = Confédération (manches 3 et 4) : réservée au joueur seul dernier aux points de victoire. Retirez deux de vos nobles d’une région ; la victime devait y avoir moins de nobles que vous avant ce paiement. Son domaine le plus bas de cette région, hors ceux qui ont une ville, devient le vôtre, et le régisseur qui s’y trouverait retourne au stock. Notre décision : si le plus bas a une ville, on prend le plus bas des autres.
rule-GP-8_7 = Écoles de Jésuites (manches 2 à 4) : pour chaque région de votre choix, retirez l’un de vos nobles qui s’y trouvent et payez 2 pièces ; vous marquez aussitôt 1 point. Les cinq régions en une seule action valent 2 points de plus.
rule-GP-8_8 = Ville (manches 3 et 4) : une seule par manche, pour toute la table. Retirez deux de vos nobles d’une région et placez une ville sous l’un de vos domaines de cette région qui n’en a pas.

## Règles : achat d’armées (phase 9)
rule-GP-9_1 = Dans l’ordre des joueurs, tour de table après tour de table, chacun fait un achat ou passe ; qui passe n’achète plus de toute la phase. Un achat retire l’un de vos nobles d’une région, puis y place au moins une unité. (Qui ne peut rien acheter passe.)
rule-GP-9_2 = Prix : infanterie 2 pièces, cavalerie 4, artillerie 6 (pas à la manche 1), Cosaque 2 (en Ukraine seulement). Dans Warfrog, les Cosaques s’achètent avec des unités à soi ou seuls ; dans Phalanx, seulement après avoir placé là, dans le même achat, une unité à soi.
rule-GP-9_3 = Là où se trouvent des cubes de force ennemis, les prix sont divisés par deux ; l’influence ne compte pas.
rule-GP-9_4 = Les Cosaques que personne n’a achetés à la fin de la phase vont dans la boîte des Tatars.

## Règles : campagnes (phase 10)
rule-GP-10_1 = Dans l’ordre des joueurs, tour de table après tour de table, chacun mène une campagne ou passe ; qui passe n’en mène plus de toute la phase. Une campagne retire l’un de vos nobles d’une région et attaque l’ennemi relié à elle. Notre décision : il faut lancer au moins un dé. (Qui ne peut attaquer personne passe.)
rule-GP-10_2 = L’infanterie touche sur 5 ou plus, la cavalerie sur 4 ou plus. Si la même armée a de l’artillerie dans la région, chacun de ses dés compte 1 de plus ; l’artillerie elle-même ne lance pas.
rule-GP-10_3 = Une unité dont le dé donne un 1 naturel est éliminée, avec ou sans artillerie.
rule-GP-10_4 = Les touches retirent d’abord les cubes ennemis qui se trouvent dans la région. Chaque touche restante place un cube du joueur, pris en réserve, dans la boîte ennemie. Notre décision : sans cube en réserve, la touche est perdue.
rule-GP-10_5 = Les Cosaques d’Ukraine peuvent se joindre à un joueur qui y a de l’infanterie ou de la cavalerie. Ils touchent sur 4 ou plus, profitent de son artillerie et placent ses cubes. Un Cosaque tué retourne dans la boîte des Cosaques. Ils ne combattent qu’en Ukraine et n’attaquent que les Tatars : leurs touches retirent les cubes tatars d’Ukraine, puis marquent la boîte des Tatars, sans atteindre aucun autre ennemi. Notre décision : les touches du joueur comptent d’abord, et celle d’un Cosaque est perdue tant qu’il reste là des cubes d’un autre ennemi et aucun Tatar.
rule-GP-10_6 = Au prix d’un de vos disques du Sejm, l’armée polonaise se joint à une campagne. Elle lance après les dés du joueur (Phalanx le dit ; notre décision : dans Warfrog aussi), et ses touches placent des cubes du roi. Nos décisions : son artillerie ne compte que pour ses propres dés, et elle peut être la seule force d’une campagne, bien que les deux livrets parlent de se joindre à l’attaque d’un joueur.
rule-GP-10_7 = Pas de campagne contre les Habsbourg aux manches 1 à 3, ni contre le signataire d’un traité. Notre décision : depuis la région reliée à eux, une campagne n’est permise que tant que des cubes ennemis s’y trouvent, et les touches restantes sont perdues.
rule-GP-10_8 = Toute l’infanterie et toute la cavalerie du joueur dans la région lancent. Les touches de l’armée polonaise nettoient elles aussi d’abord la région (pour les Cosaques, voir GP-10.5). Les cubes polonais dans une boîte ennemie n’en retirent jamais les cubes de l’ennemi.
rule-GP-10_9 = Notre décision : avant tout jet, le joueur annonce si l’armée polonaise se joint à lui et combien de Cosaques le font, et paie le disque. S’il ne reste plus de cube du roi, une touche de l’armée polonaise est perdue.
rule-GP-10_10 = Notre décision : à la manche 4, si les Ottomans tiennent la boîte des Habsbourg, les campagnes depuis la Grande-Pologne sont permises ; elles placent des cubes dans la boîte des Habsbourg et peuvent rapporter les points de victoire qui y sont imprimés.

## Règles : attaque des ennemis (phase 11)
rule-GP-11_1 = Quatre dés renforcent les ennemis comme à la phase 5.
rule-GP-11_2 = Si deux dés ou plus montrent le numéro du signataire du traité, aucun cube ne lui est ajouté, mais le traité est rompu et retiré ; l’ennemi attaque alors comme d’habitude.
rule-GP-11_3 = À la manche 2, chaque 6 fait passer un Cosaque dans la boîte des Tatars, d’abord depuis l’Ukraine, sinon depuis la boîte des Cosaques ; deux au plus.
rule-GP-11_4 = Les ennemis attaquent dans l’ordre, de 1 à 5. La force d’un ennemi est sa base de la manche, plus ses cubes dans sa boîte et, pour les Tatars, les Cosaques passés chez eux. Il n’attaque pas sous traité, ni si les cubes polonais dans sa boîte, ceux des joueurs et ceux du roi, égalent au moins sa force. Sinon, la différence entre dans la région reliée : la Prusse pour l’ennemi noir, la Lituanie pour la Russie, l’Ukraine pour les Tatars, la Petite-Pologne pour les Ottomans, la Grande-Pologne pour les Habsbourg.
rule-GP-11_5 = Des cubes qui entrent dans une région en retirent d’abord toute l’influence des Habsbourg.
rule-GP-11_6 = Ensuite, chaque unité de la région doit lancer une fois en défense, avec les chances et les pertes d’une campagne : l’infanterie et la cavalerie des joueurs et, contre les Tatars seulement, les Cosaques. Les touches retirent d’abord des cubes de la couleur de l’envahisseur, anciens ou nouveaux ; celles qui restent retirent l’autre couleur présente (sauf celles des Cosaques). L’armée polonaise ne défend pas.
rule-GP-11_6a = Chaque Cosaque d’Ukraine défend une fois contre les Tatars. Notre décision : il compte 1 de plus si l’artillerie d’un joueur, quel qu’il soit, s’y trouve. Dans Warfrog, les Cosaques défendent même seuls ; dans Phalanx, seulement si de l’infanterie ou de la cavalerie d’un joueur s’y trouve.
rule-GP-11_7 = Puis les cubes de couleurs différentes dans la région s’éliminent un pour un.
rule-GP-11_8 = Habsbourg, manches 1 à 3 : les marqueurs de leur boîte vont en Grande-Pologne et y retirent des nobles un à un dans l’ordre des joueurs, un marqueur pour un noble ; on saute les joueurs qui n’y ont pas de noble. Les marqueurs restants demeurent en Grande-Pologne. Si des cubes ennemis s’y trouvent, les marqueurs disparaissent et ne retirent personne (Phalanx le dit ; notre décision : dans Warfrog aussi).
rule-GP-11_9 = Ottomans, manche 3 : la différence entre dans la boîte des Habsbourg, devant Vienne, au lieu de la Petite-Pologne, et en retire tous les marqueurs, si bien que les Habsbourg n’attaquent pas pendant cette manche ; l’influence déjà présente dans le pays s’étend tout de même. On ne peut frapper ces cubes qu’à la phase 12.
rule-GP-11_10 = Ottomans, manche 4 : si aucun cube ottoman n’est dans la boîte des Habsbourg, leur force de base est de 3 (4 à quatre joueurs). Sinon, ils la tiennent et ont deux bases. Warfrog : 12 dans leur propre boîte et 10 dans celle des Habsbourg, plus les cubes qui y sont restés. Phalanx : 10 et 10 plus les cubes restés (à quatre joueurs, 13 et 13 plus les cubes restés). Une boîte des Habsbourg ainsi tenue attaque et s’étend comme ottomane.
rule-GP-11_10a = Notre décision : les cubes restés dans la boîte des Habsbourg comptent pour son attaque, et tous les cubes ottomans sont un seul ennemi pour GP-11.7 et GP-13.2.
rule-GP-11_11 = Habsbourg, manche 4, si les Ottomans ne tiennent pas leur boîte : un ennemi militaire comme les autres.
rule-GP-11_12 = L’ennemi noir est un seul ennemi sous trois noms : les chevaliers Teutoniques à la manche 1, la Suède aux manches 2 et 3, la Prusse à la manche 4. Ses cubes restent noirs d’un bout à l’autre.
rule-GP-11_13 = Notre décision : s’il n’y a pas assez de cubes en stock à la phase 11, il en entre autant qu’il y en a.

## Règles : la Pologne riposte (phase 12)
rule-GP-12_1 = Dans l’ordre des joueurs, tour de table après tour de table, chacun peut envoyer l’armée polonaise pour une attaque, au prix d’un de ses disques du Sejm (Phalanx le dit ; notre décision : dans Warfrog aussi, dont le texte le permet). L’attaque du premier joueur au premier tour est gratuite, et sa première attaque payante vient au deuxième. Qui renonce, même à l’attaque gratuite, renonce pour toute la phase.
rule-GP-12_2 = La cible est une région où se trouvent des cubes de force ennemis ou, à la manche 3, la boîte des Habsbourg tant que des cubes ottomans y sont. L’influence ne peut pas être attaquée.
rule-GP-12_3 = L’armée polonaise lance comme dans une campagne : les touches retirent des cubes, celles qui restent sont perdues, et un 1 naturel tue l’unité.
rule-GP-12_4 = L’armée polonaise combat seule.
rule-GP-12_5 = La phase finit aussi quand l’armée polonaise n’a plus ni infanterie ni cavalerie. (De même quand il ne reste plus de cible.)

## Règles : expansion des ennemis (phase 13)
rule-GP-13_1 = Les ennemis s’étendent dans l’ordre, de 1 à 5. Si un ennemi a plus de cubes dans sa région d’entrée qu’il n’y a de nobles, tous joueurs réunis, il place la différence, prise au stock, dans chacune des régions que montrent ses flèches.
rule-GP-13_2 = Un ennemi qui a déjà des cubes dans une région ne s’y étend pas.
rule-GP-13_3 = Les cubes de l’expansion entrent comme le disent GP-11.5 à GP-11.7.
rule-GP-13_4 = Les nobles de la région restent en place.
rule-GP-13_5 = L’influence des Habsbourg s’étend de la même façon et retire des nobles, un marqueur pour un noble, comme en GP-11.8 ; elle disparaît là où se trouvent des cubes ennemis.
rule-GP-13_6 = À toute manche, les cubes ottomans de la boîte des Habsbourg au-delà de deux gagnent la Grande-Pologne : autant qu’il y en a, moins deux, pris au stock. Notre décision : au rang des Habsbourg, avant toute autre expansion depuis là.
rule-GP-13_7 = Si le stock ne suffit pas, on peut employer les cubes ou marqueurs de la boîte de cet ennemi ; puis on partage également entre les deux cibles, un reste impair allant au hasard, et une cible restée seule prend tout ce qu’elle peut. Phalanx le dit ; nos décisions : dans Warfrog aussi, et les cubes ottomans de la boîte des Habsbourg ne servent pas à cela.
rule-GP-13_8 = Notre décision : GP-13.2 vaut aussi pour les marqueurs d’influence, et pour l’avance depuis Vienne de GP-13.6.
rule-GP-13_9 = Notre décision : à la manche 4, l’influence des manches précédentes ne s’étend plus et ne fait plus de dégâts ; elle disparaît seulement quand des cubes entrent.

## Règles : domaines (phase 14)
rule-GP-14_1 = Là où se trouvent des cubes ennemis, on perd autant de domaines qu’il y a de cubes en plus des nobles de tous les joueurs, un au moins, en partant de la case la plus haute, et la valeur de domaine baisse de 1. Un domaine perdu emporte son régisseur et sa ville (Phalanx le dit ; notre décision : dans Warfrog aussi).
rule-GP-14_2 = Là où des cubes ennemis ont été placés pendant la manche mais où il n’en reste plus, la valeur de domaine ne change pas.
rule-GP-14_3 = Paix : là où aucun cube ennemi n’a été placé pendant la manche et où il n’en reste pas d’avant, la valeur de domaine monte de 1.
rule-GP-14_4 = La valeur de domaine ne descend jamais sous 1 et ne dépasse jamais 5.
rule-GP-14_5 = Aux manches 1 à 3, et seulement si les Ottomans n’ont placé aucun cube dans la boîte des Habsbourg pendant la manche (que Vienne ait été secourue ou non), l’influence dans une région détruit autant de domaines qu’il y a de marqueurs, quels que soient les nobles, et fait baisser la valeur de domaine de 1. Warfrog ne dit cette baisse que pour la Grande-Pologne, Phalanx pour toutes les régions.
rule-GP-14_6 = Sous la même condition, la Grande-Pologne ne monte qu’en paix, sans marqueur et avec au moins deux nobles. Sinon, seuls GP-14.1 à GP-14.4 s’appliquent.
rule-GP-14_7 = Notre décision : des marqueurs entrés mais tous dépensés contre des nobles ne rompent pas la paix.

## Règles : points de victoire (phase 15)
rule-GP-15_1 = Le plus grand nombre de cubes chez un ennemi rapporte les points imprimés dans sa boîte. À égalité, on partage, en arrondissant vers le bas. Le roi compte comme un rival : s’il est seul en tête, personne ne marque ; s’il est à égalité, il prend une part.
rule-GP-15_2 = Chacun de vos disques au Sejm vaut 2 points.
rule-GP-15_3 = Chaque lot complet de 5 pièces doit être changé en 1 point.

## Règles : fin de manche (phase 16)
rule-GP-16_1 = Les cubes des joueurs et ceux du roi quittent les boîtes ennemies, les disques quittent le Sejm, les cubes et marqueurs ennemis quittent leurs boîtes. Seuls deux cubes ottomans au plus restent dans la boîte des Habsbourg après la manche 3 (Phalanx le dit, Warfrog le suppose).
rule-GP-16_2 = Toutes les unités reviennent à leur propriétaire. Notre décision : les Cosaques reviennent de partout dans leur boîte.
rule-GP-16_3 = Le marqueur de traité revient.
rule-GP-16_4 = Dans chaque région, les cubes de chaque ennemi sont ramenés au plus au nombre de nobles de tous les joueurs.
rule-GP-16_5 = Les nobles et les marqueurs d’influence dans les régions restent (pour l’influence, Phalanx le dit ; notre décision : dans Warfrog aussi).
rule-GP-16_6 = Après la manche 2, chacun reprend tous ses blocs.

## Règles : fin de la partie
rule-GP-17_1 = Après la manche 4, chaque domaine vaut le nombre de sa case, trois fois ce nombre avec une ville. Les régisseurs n’ajoutent rien. Le plus de points de victoire l’emporte.
rule-GP-17_2 = Les égalités se départagent par le plus de nobles sur le plateau, puis le plus de pièces, puis le rang le plus avancé dans l’ordre des joueurs à partir du premier.
rule-GP-17_3 = Notre décision : ces nobles se comptent dans les régions, après la phase 16.

## Règles : options
rule-GP-O0 = Les options se décident avant la mise en place et ne changent plus. Phalanx les imprime ; avec Warfrog, ce sont des règles maison.
rule-GP-O1 = Option : aux manches 1 et 2, un traité avec les Ottomans est permis et un traité avec les Tatars ne l’est pas ; aux manches 3 et 4, comme d’habitude.
rule-GP-O2 = Option : avant de lancer le dé d’un traité, on annonce 2, 4 ou 6 pièces à payer en plus du dé. Le traité se rompt alors sur deux, trois ou quatre dés au numéro de l’ennemi.
rule-GP-O3 = Option : à la fin, chaque domaine situé dans la région d’origine de sa famille vaut 1 point de plus : la Lituanie pour Radziwiłł et Sapieha, la Grande-Pologne pour Leszczyński, la Petite-Pologne pour Potocki.

## Le pays en mots
describe-standing = Manche { $round }, phase : { $phase }
describe-hetman = Premier joueur : { $seat }.
describe-sejm = Sièges au Sejm : { $seats }.
describe-crown = Armée polonaise : infanterie { $infantry }, cavalerie { $cavalry }, artillerie { $artillery }.
describe-cossacks = Cosaques : { $box } dans leur boîte, { $ukraine } en Ukraine, { $tatars } chez les Tatars.
describe-treaty = Traité : { $foe }.
describe-region = { $region }, valeur de domaine { $value }
describe-estates = Domaines, selon la valeur de leur case : { $estates }.
describe-circle = case de valeur { $worth }
describe-manager = régisseur
describe-city = ville
describe-none = aucun
describe-entry = { $name } : { $what }
describe-invaders = Envahisseurs : { $foe }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }.
describe-influence = Influence des Habsbourg : { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }.
describe-nobles = { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
describe-infantry = { $count ->
        [one] { $count } infanterie
       *[other] { $count } infanteries
    }
describe-cavalry = { $count ->
        [one] { $count } cavalerie
       *[other] { $count } cavaleries
    }
describe-artillery = { $count ->
        [one] { $count } artillerie
       *[other] { $count } artilleries
    }
describe-enemies = Ennemis, si rien ne changeait
describe-threat = { $foe } → { $region } : force { $strength } contre { $against } ; { $enters ->
        [0] aucun cube n’entrerait
        [one] { $enters } cube entrerait
       *[other] { $enters } cubes entreraient
    } ; risque d’invasion : { $percent }.
describe-threat-influence = { $foe } → { $region } : { $strength ->
        [one] { $strength } marqueur d’influence
       *[other] { $strength } marqueurs d’influence
    } contre { $against ->
        [one] { $against } noble
       *[other] { $against } nobles
    } ; { $enters ->
        [0] aucun ne resterait
        [one] { $enters } resterait
       *[other] { $enters } resteraient
    } ; risque qu’il en reste : { $percent }.
describe-threat-treaty = { $foe } → { $region } : sous traité, force { $strength } contre { $against } ; risque que le traité se rompe et que des cubes entrent : { $percent }.
describe-threat-vienna = { $foe } → Vienne : force { $strength } contre { $against } ; { $enters ->
        [0] aucun cube n’entrerait
        [one] { $enters } cube entrerait
       *[other] { $enters } cubes entreraient
    } ; risque d’un siège : { $percent }.
describe-families = Familles
describe-family = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $nobles ->
        [one] { $nobles } noble
       *[other] { $nobles } nobles
    } en réserve, blocs restants : { $blocks }
describe-you = (vous)

## Les manches
round-name-1 = 1386–1587 : les Jagellons
round-name-2 = 1587–1674 : Sigismond Vasa et les rois élus
round-name-3 = 1674–1697 : Jean Sobieski
round-name-4 = 1697–1795 : les derniers rois et les partages

## Histoire
history-round-1 = En 1386, Jogaila, grand-duc de Lituanie, devint roi de Pologne, et sa maison régna sur les deux pays pendant près de deux siècles. En 1569, l’Union de Lublin les réunit en une seule République, et après le dernier Jagellon la noblesse élut ses rois. Le pays est fort au départ, et ses ennemis sont encore peu nombreux.
history-round-2 = Sigismond Vasa et ses fils voulurent la couronne de Suède en plus de celle de Pologne, et la République le paya de longues guerres. Les Cosaques se soulevèrent en 1648, les Suédois vinrent en 1655 ; en 1652, un seul député avait pour la première fois rompu une diète. L’armée polonaise diminue au moment même où commencent les invasions.
history-round-3 = Jean Sobieski était un soldat, élu pour ses victoires, et en 1683 il conduisit l’armée qui sauva Vienne. La renommée fut grande et le profit mince, car les magnats ne lui donnèrent ni argent ni obéissance. L’armée polonaise est forte une dernière fois, et la gloire va à qui lui prête ses voix.
history-round-4 = Rois saxons, troupes étrangères et vetos achetés laissèrent un État incapable de se défendre. Les réformes et la constitution du 3 mai 1791 vinrent trop tard : la Russie, la Prusse et l’Autriche se partagèrent le pays en 1772, 1793 et 1795. Le roi n’a plus d’armée permanente, et ce qui est sauvé l’est par les familles elles-mêmes.
history-black-1 = Les chevaliers Teutoniques tenaient la côte de la Baltique et l’embouchure de la Vistule. Battus à Grunwald en 1410, ils perdirent l’ouest de la Prusse en 1466, et en 1525 leur dernier grand maître en Prusse prêta hommage au roi de Pologne comme duc. Avec les Tatars, ils sont la première grande menace.
history-black-2 = Sigismond Vasa perdit le trône de Suède en 1599, mais n’y renonça pas. En 1655, Charles X Gustave submergea en quelques mois presque toute la Pologne : ce fut le Déluge. Un ennemi qui trouve en Prusse moins de nobles qu’il n’a de soldats déborde sur la Lituanie et la Grande-Pologne.
history-black-3 = La paix d’Oliva mit fin à la guerre contre la Suède en 1660, et Sobieski compta même sur l’aide suédoise pour reprendre le duché de Prusse. Le nord resta calme le temps d’une génération, mais la côte était ouverte. L’ennemi noir garde sa place sur le plateau pendant que tous regardent vers le sud.
history-black-4 = En 1701, l’électeur de Brandebourg, dont les aïeux avaient prêté hommage aux rois de Pologne pour leur duché, se couronna roi en Prusse. Frédéric le Grand prit les pays de la basse Vistule en 1772, et son successeur la Grande-Pologne en 1793. L’ennemi noir de la première manche revient avec une armée moderne.
history-russia-1 = Moscou rassemblait les terres russes et prit Smolensk à la Lituanie en 1514. Ivan le Terrible voulut la Livonie, jusqu’à ce qu’Étienne Báthory le repousse entre 1579 et 1581. La force de cet ennemi est encore petite, et elle grandit à chaque manche.
history-russia-2 = Au Temps des troubles, une garnison polonaise occupa le Kremlin de 1610 à 1612. Un demi-siècle plus tard, le tsar prit les Cosaques sous sa protection, et en 1667 la trêve d’Androussovo lui laissa Smolensk, les terres au-delà du Dniepr et, pour un temps, Kiev. C’est par la Lituanie qu’il entre.
history-russia-3 = Avec une guerre ottomane sur les bras, Sobieski dut en 1686 confirmer pour toujours la perte de Kiev. Quelques années plus tard, Pierre le Grand commençait à refaire l’armée et l’État. Qui n’a d’yeux que pour Vienne abandonne la Lituanie à cet ennemi.
history-russia-4 = Après Poltava, en 1709, aucun roi de Pologne ne put régner contre la volonté de la Russie. Ses ambassadeurs gouvernèrent à Varsovie, ses troupes veillèrent sur les anciennes libertés, et elle prit la plus grande part de chacun des trois partages. C’est la plus forte des puissances copartageantes.
history-tatars-1 = Les khans de Crimée vivaient de razzias qui, presque chaque année, emportaient gens et bétail d’Ukraine. En lisière de la steppe grandirent les Cosaques, hommes libres qui les combattaient ou les rejoignaient. Des Cosaques que nul ne paie chevauchent avec les Tatars.
history-tatars-2 = En 1648, Bohdan Khmelnytsky souleva les Cosaques, et les cavaliers du khan l’accompagnèrent : en quelques semaines, les deux hetmans de la Couronne étaient prisonniers. Les gardiens de la frontière devenaient l’avant-garde de l’ennemi. C’est pourquoi chaque 6 de cette manche fait passer un Cosaque.
history-tatars-3 = Les Tatars précédaient les armées du sultan, et leurs razzias touchaient encore aux portes de Lwów en 1695. À Hodów, en 1694, quelques centaines d’hommes tinrent un village contre des milliers. Ces razzias restent un fléau durable plutôt qu’une conquête.
history-tatars-4 = Après la paix de 1699, les grandes razzias cessèrent, et en 1783 la Russie annexa la Crimée. La steppe se peuplait, mais non plus pour la République seule. Le plus vieux fléau est le moindre souci de la dernière manche.
history-ottomans-1 = Le roi Ladislas III tomba à Varna face aux Ottomans en 1444, et un autre Jagellon, Louis de Hongrie, à Mohács en 1526. La Pologne préféra ensuite les trêves, car le sultan était trop fort pour une longue guerre. Sa pression sur la Petite-Pologne est d’abord modeste.
history-ottomans-2 = L’hetman Żółkiewski mourut en 1620 dans la retraite de Cecora ; un an plus tard, le camp de Chocim tint contre le sultan en personne. En 1672 tomba Kamieniec, et la Podolie avec elle. Battre cet ennemi rapporte beaucoup de gloire.
history-ottomans-3 = En 1683, Kara Mustafa mena une armée immense assiéger Vienne, et le 12 septembre Sobieski brisa le siège. Les Ottomans entrent donc, à cette manche, dans la boîte des Habsbourg, et seule l’armée polonaise peut les en chasser. Un seul cube qui s’y trouve encore en fin de manche signifie que la ville est tombée.
history-ottomans-4 = La paix de Karlowitz rendit la Podolie en 1699, et l’Empire ottoman cessa d’être un danger pour la Pologne ; en 1768, il fit même la guerre à la Russie pendant que des confédérés polonais la combattaient aussi. Avec un pacha à Vienne, il en serait allé autrement, et les nombres de cette manche disent combien.
history-habsburgs-1 = Les Habsbourg avaient gagné la Bohême et la Hongrie par mariage, et briguèrent la Pologne aux élections de 1573, 1575 et 1587. Leur parti parmi les grands seigneurs fut toujours riche. Leur influence ne tue personne : elle gagne un à un les nobles de Grande-Pologne.
history-habsburgs-2 = L’archiduc Maximilien, élu par un parti, fut battu à Byczyna en 1588, mais Sigismond Vasa épousa l’une après l’autre deux sœurs de la maison de Habsbourg. Contre la Suède, l’empereur fut un allié qui se fit bien payer. Des marqueurs auxquels nul ne résiste ruinent les domaines aussi sûrement que des soldats.
history-habsburgs-3 = En 1683, la nécessité fit de l’empereur et du roi des alliés, et une charge polonaise sauva la capitale impériale. Avec les Ottomans à ses portes, Vienne n’a plus une main libre pour les affaires polonaises. C’est pourquoi un siège balaie l’influence de sa boîte.
history-habsburgs-4 = L’Autriche occupa des terres frontalières dès 1769 et prit la Galicie en 1772 ; Marie-Thérèse pleurait, se moqua Frédéric le Grand, et prenait quand même. Elle resta à l’écart du deuxième partage et revint pour le troisième. L’ami de trois manches envoie une armée à la quatrième.

## Certitude des nombres imprimés
certainty-rulebook = livret
certainty-likely = probable
certainty-weak = incertain
certainty-reconstructed = reconstitué
certainty-own = de la table
note-reconstructed = Certains nombres du plateau imprimé nous sont inconnus : ils sont signalés, et une table peut les remplacer par les siens.

# Au terminal
terminal-help-history = ce qui s’est passé dans les années de cette manche, et ce que représentent les ennemis

## Le bilan d’une partie terminée
account-chapter = { $number ->
        [0] Mise en place
       *[other] Manche { $number }
    }
account-score = Points
account-source-glory = Gloire à la guerre
account-source-sejm = Sièges au Sejm
account-source-luxury = Luxe
account-source-schools = Écoles de Jésuites
account-source-estates = Domaines
account-source-home = Provinces d’origine
account-measure-standing = Points avec les domaines tels quels
account-measure-points = Points
account-quantity = Touches
account-luck = En { $battles ->
        [one] { $battles } bataille
       *[other] { $battles } batailles
    }, { $actual ->
        [one] { $actual } touche
       *[other] { $actual } touches
    } là où les dés en promettaient { $expected } : { $better ->
        [yes] { $difference } de plus
        [even] comme prévu
       *[no] { $difference } de moins
    } (écart type { $deviation }).

# ---- hints
hint-nobles-then = nobles sur place alors : { $nobles }
hint-bid = payé quoi qu’il arrive ; pièces restantes : { $left }
hint-nobles = nobles dépensés : { $nobles }
hint-estate = points à la fin : { $points } ; pièces par tour : { $coins }
hint-manager = pièces de plus par tour : { $coins }
hint-earns = pièces aussitôt : { $coins }
hint-treaty-price = coûte { $least } à { $most } pièces selon le dé, un noble et un siège au Sejm
hint-treaty-fails = vous ne pourriez pas payer : { $chance } %
hint-treaty-breaks = rompu si { $dice } des quatre dés d’attaque désignent cet ennemi : { $chance } %
hint-then = nobles alors : { $here } → { $there }
hint-veto = sièges qui quittent le Sejm : { $seats }, dont les vôtres : { $own }
hint-coins = pièces : { $coins }, il en reste : { $left }
hint-points = points aussitôt : { $points }
hint-city = points de plus à la fin : { $points }
hint-purse = pièces à dépenser : { $coins }
hint-half = demi-tarif : des ennemis y sont
hint-sejm = coûte un siège au Sejm
hint-free = ne coûte rien
hint-driven-out = en moyenne : envahisseurs chassés { NUMBER($cubes, maximumFractionDigits: 1) } sur { $there } ; tous : { $chance } %
hint-placed = en moyenne : vos cubes chez l’ennemi { NUMBER($own, maximumFractionDigits: 1) }
hint-placed-king = ceux du roi { NUMBER($king, maximumFractionDigits: 1) }
hint-losses = unités perdues { NUMBER($losses, maximumFractionDigits: 1) }
hint-losses-king = unités polonaises perdues { NUMBER($losses, maximumFractionDigits: 1) }
hint-court = le plus haut bloc prend le marqueur de premier joueur, leur somme lève l’armée polonaise
hint-block-back = de retour en main : bloc { $block }
hint-sent = nobles envoyés : { $nobles } ; dans votre réserve : { $supply }
hint-actions-left = actions spéciales qui vous restent cette manche : { $actions }
hint-final = définitif pour cette phase
hint-nobles-kept = nobles gardés : { $nobles }
hint-seats-kept = sièges gardés au Sejm : { $seats }, soit en points : { $points }
hint-cossacks-leave = Cosaques qui passent aux Tatars si nul ne les engage : { $cossacks }
hint-one-move = aucun second noble ne part
hint-schools = écoles fondées : { $schools } sur { $regions }
hint-coins-kept = pièces gardées : { $coins }
hint-raise-again = une autre armée coûte un autre noble
