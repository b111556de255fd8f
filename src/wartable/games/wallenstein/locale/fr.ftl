# Wallenstein – français

## Le jeu
game-name = Wallenstein
game-blurb = Cinq chefs de la guerre de Trente Ans se disputent pendant deux ans les 45 états de l’Empire. À chaque saison, ils préparent en secret dix actions ; une tour pleine de cubes décide de leurs combats, et les paysans affamés n’oublient aucun impôt.

## Éditions
edition-base = Le jeu sans ses extensions.
edition-expanded = Le jeu avec ses trois extensions : la cour impériale, les cartes région, les chefs militaires et leurs statues.
edition-base-name = Wallenstein (deuxième édition)
edition-expanded-name = Wallenstein et ses extensions

## Options
option-set-up = Les premiers états
option-set-up-draft = se choisissent carte par carte
option-set-up-printed = suivent la disposition imprimée
option-court = Extension : la cour impériale
option-region-cards = Extension : les cartes région
option-leaders = Extension : chefs militaires et statues
option-winter-marker = Un état qui se révolte en hiver
option-winter-marker-yes = reçoit d’abord un marqueur de révolte
option-winter-marker-no = ne reçoit pas de marqueur de révolte
option-flight = Avec les chefs militaires : l’un d’eux peut fuir vers un état non adjacent
option-flight-free = quand il lui plaît
option-flight-forced = seulement si son joueur n’a aucun état adjacent
option-tower = La tour de combat
option-tower-two-floors = a deux étages, où les cubes qui tombent en délogent d’autres
option-tower-simple = garde un cube jeté sur trois et en libère un sur trois à l’intérieur

## Ordres permanents
order-tile-army = L’armée de ma plaquette d’attaque ou de défense
order-tile-army-always = L’ajouter toujours
order-tile-army-ask = Me demander à chaque fois

## Chefs d’armée
seat-red = Wallenstein
seat-blue = Tilly
seat-yellow = Pappenheim
seat-violet = Gustave-Adolphe
seat-black = Mansfeld

# Leurs couleurs, et les cubes des paysans
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-violet = violet
colour-black = noir
colour-peasants = paysans

# Ce qui sort de la tour
cube-red = rouge
cube-blue = bleu
cube-yellow = jaune
cube-violet = violet
cube-black = noir
cube-peasants = paysan
cube-stop = plus rien

## Régions
region-brandenburg = Brandebourg
region-sachsen = Saxe
region-oesterreich = Autriche
region-bayern = Bavière
region-kurpfalz = Palatinat du Rhin

## États
# Brandebourg
county-altmark = Altmark
county-bremen = Bremen
county-holstein = Holstein
county-lueneburg = Lüneburg
county-mecklenburg = Mecklenburg
county-mittelmark = Mittelmark
county-neumark = Neumark
county-osnabrueck = Osnabrück
county-vorpommern = Vorpommern
# Saxe
county-anhalt = Anhalt
county-hessen-darmstadt = Hessen-Darmstadt
county-hessen-kassel = Hessen-Kassel
county-paderborn = Paderborn
county-kursachsen = Kursachsen
county-lausitz = Lausitz
county-saechs-lande = Sächsische Lande
county-vogtland = Vogtland
county-wolfenbuettel = Wolfenbüttel
# Autriche
county-boehmen = Böhmen
county-kaernten = Kärnten
county-maehren = Mähren
county-niederoesterreich = Niederösterreich
county-oberoesterreich = Oberösterreich
county-passau = Passau
county-schlesien = Schlesien
county-steiermark = Steiermark
county-tirol = Tirol
# Bavière
county-augsburg = Augsburg
county-baden = Baden
county-konstanz = Konstanz
county-bayern = Fm. Bayern
county-oberpfalz = Oberpfalz
county-regensburg = Regensburg
county-salzburg = Salzburg
county-wuerttemberg = Württemberg
county-wuerzburg = Würzburg
# Palatinat du Rhin
county-luettich = Lüttich
county-zweibruecken = Zweibrücken
county-breisgau = Breisgau
county-burgund = Burgund
county-koeln = Köln
county-trier = Trier
county-mark = Mark
county-lothringen = Lothringen
county-strassburg = Strassburg

## Saisons
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver

## Édifices
building-palace = palais
building-church = église
building-trading-house = maison de commerce

## Actions
action-palace = Construire un palais
action-church = Construire une église
action-trading-house = Construire une maison de commerce
action-grain = Percevoir les céréales
action-taxes = Percevoir les impôts
action-armies-5 = Placer 5 armées
action-armies-3 = Placer 3 armées
action-army-1 = Placer 1 armée, puis déplacer
action-battle-a = Combat/Mouvement A
action-battle-b = Combat/Mouvement B

# Les cases d’un tableau de joueur
space-palace = { action-palace }
space-church = { action-church }
space-trading-house = { action-trading-house }
space-grain = { action-grain }
space-taxes = { action-taxes }
space-armies-5 = { action-armies-5 }
space-armies-3 = { action-armies-3 }
space-army-1 = { action-army-1 }
space-battle-a = { action-battle-a }
space-battle-b = { action-battle-b }
space-court-3 = Cour, 3 armées
space-court-2 = Cour, 2 armées
space-court-1 = Cour, 1 armée
space-bid = Enchère

# Les cartes qu’on y pose
card-altmark = { county-altmark }
card-bremen = { county-bremen }
card-holstein = { county-holstein }
card-lueneburg = { county-lueneburg }
card-mecklenburg = { county-mecklenburg }
card-mittelmark = { county-mittelmark }
card-neumark = { county-neumark }
card-osnabrueck = { county-osnabrueck }
card-vorpommern = { county-vorpommern }
card-anhalt = { county-anhalt }
card-hessen-darmstadt = { county-hessen-darmstadt }
card-hessen-kassel = { county-hessen-kassel }
card-paderborn = { county-paderborn }
card-kursachsen = { county-kursachsen }
card-lausitz = { county-lausitz }
card-saechs-lande = { county-saechs-lande }
card-vogtland = { county-vogtland }
card-wolfenbuettel = { county-wolfenbuettel }
card-boehmen = { county-boehmen }
card-kaernten = { county-kaernten }
card-maehren = { county-maehren }
card-niederoesterreich = { county-niederoesterreich }
card-oberoesterreich = { county-oberoesterreich }
card-passau = { county-passau }
card-schlesien = { county-schlesien }
card-steiermark = { county-steiermark }
card-tirol = { county-tirol }
card-augsburg = { county-augsburg }
card-baden = { county-baden }
card-konstanz = { county-konstanz }
card-bayern = { county-bayern }
card-oberpfalz = { county-oberpfalz }
card-regensburg = { county-regensburg }
card-salzburg = { county-salzburg }
card-wuerttemberg = { county-wuerttemberg }
card-wuerzburg = { county-wuerzburg }
card-luettich = { county-luettich }
card-zweibruecken = { county-zweibruecken }
card-breisgau = { county-breisgau }
card-burgund = { county-burgund }
card-koeln = { county-koeln }
card-trier = { county-trier }
card-mark = { county-mark }
card-lothringen = { county-lothringen }
card-strassburg = { county-strassburg }
card-blank = pas d’action
card-coin-0 = carte pièce 0
card-coin-1 = carte pièce 1
card-coin-2 = carte pièce 2
card-coin-3 = carte pièce 3
card-coin-4 = carte pièce 4
card-tower = carte tour de combat

## Plaquettes de bonus
tile-thaler = +1 thaler
tile-grain = +1 unité de céréales
tile-armies = 6 armées au lieu de 5
tile-attack = +1 armée à l’attaque
tile-defence = +1 armée en défense

## Cartes événement, avec les céréales qu’elles coûtent en hiver
event-market-peace-5 = Paix du marché (hiver 5)
event-market-peace-7 = Paix du marché (hiver 7)
event-armed-peasants = Paysans en armes (hiver 3)
event-palace-guard-2 = Garde du palais (hiver 2)
event-palace-guard-6 = Garde du palais (hiver 6)
event-sanctuary-3 = Droit d’asile (hiver 3)
event-sanctuary-4 = Droit d’asile (hiver 4)
event-poor-taxes = Bourses vides (hiver 0)
event-rich-taxes = Bourses pleines (hiver 2)
event-rich-harvest = Bonne récolte (hiver 3)
event-poor-harvest = Mauvaise récolte (hiver 4)
event-few-recruits = Recrues rares (hiver 1)

# Leurs effets
effect-market-peace = Bâtir une maison de commerce ôte un marqueur de révolte de son état.
effect-armed-peasants = Un état neutre attaqué est défendu par deux paysans au lieu d’un.
effect-palace-guard = Un état attaqué qui a un palais gagne un défenseur, pris dans la réserve de son propriétaire.
effect-sanctuary = On n’attaque pas les états qui ont une église.
effect-poor-taxes = Les impôts rapportent 5 thalers au plus.
effect-rich-taxes = Les impôts rapportent 6 thalers au moins.
effect-rich-harvest = Percevoir les céréales en rapporte 4 unités au moins.
effect-poor-harvest = Percevoir les céréales en rapporte 3 unités au plus.
effect-few-recruits = Les actions à 5 et 3 armées n’en donnent que 3 et 2, pour le même prix.

## Faveurs
favour-kind-event = écarte l’événement de la saison
favour-kind-thalers = thalers
favour-kind-armies = armées dans la soucoupe
favour-kind-pardon = ôte un marqueur de révolte, ou annule le prochain
favour-kind-grain = céréales
favour-kind-points = points
favour-kind-palace = un palais gratuit
favour-kind-church = une église gratuite
favour-kind-trading-house = une maison de commerce gratuite
favour-kind-shield-a = à l’abri de Combat/Mouvement A
favour-kind-shield-b = à l’abri de Combat/Mouvement B
favour-kind-shield-ab = à l’abri de toute attaque
favour-kind-garrison = armées gratuites dans un état à soi ou neutre

## Bonus de région
bonus-thalers = thalers
bonus-armies = armées dans la soucoupe
bonus-grain = céréales
bonus-points = points

# Ce qu’un chef militaire laisse derrière lui
legacy-statue = en laissant une statue derrière lui
legacy-nothing = sans laisser de statue

## Phases
phase-set-up = Mise en place
phase-filling = Remplissage de la tour
phase-reception = Réception à la cour
phase-clearing = Vidage de la soucoupe
phase-event-cards = Événements de l’année
phase-leaders-return = Retour des chefs militaires
phase-action-cards = Cartes action
phase-bonus-tiles = Plaquettes de bonus
phase-favour-cards = Cartes faveur
phase-planning = Planification et enchère
phase-event = Événement
phase-bids = Enchères
phase-order = Ordre de jeu
phase-leaders-enter = Arrivée des chefs militaires
phase-region-bonus = Bonus de région
phase-court = Cour impériale
phase-audience = Audience
phase-actions = Actions
phase-leaders-move = Départ des chefs militaires
phase-end-of-season = Fin de la saison
phase-winter-grain = Hiver : céréales
phase-winter-revolts = Hiver : révoltes
phase-scoring = Décompte
phase-new-year = Nouvelle année
phase-end-of-game = Fin de la partie

## Étapes
stage-draft = choix d’un état
stage-station = choix des armées d’un état
stage-draft-leader = placement éventuel du chef militaire
stage-return = retour d’un chef militaire
stage-plan = planification et enchère secrètes
stage-choose-place = choix d’une place dans l’ordre de jeu
stage-enter = placement d’un chef militaire
stage-bonus = choix d’un bonus de région
stage-petition = demande d’une faveur
stage-recall-event = décision sur l’événement
stage-pardon = choix d’un marqueur de révolte à ôter
stage-gift = choix d’un état pour un édifice gratuit
stage-garrison = choix d’un état pour des armées gratuites
stage-march = choix d’un combat ou d’un mouvement
stage-shift = choix d’un mouvement
stage-attack-army = armée de plus à l’attaque, ou non
stage-defence-army = armée de plus en défense, ou non
stage-lead = départ d’un chef militaire
stage-revolt = choix de la prochaine révolte
stage-over = fin de la partie

## Invites
prompt-draft = Prenez l’un des deux états visibles, ou la première carte de la pile.
prompt-station = { $county } : choisissez lequel de vos groupes d’armées s’y installe.
prompt-draft-leader = { $county } : placez-y votre chef militaire, ou gardez-le pour un autre état.
prompt-return = Ramenez votre chef militaire dans un de vos états, ou laissez-le hors du plateau.
prompt-plan = { $season }, année { $year } : en secret, posez une carte sur chaque case et une à l’enchère, puis dites que vous êtes prêt (vous avez { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }).
prompt-choose-place = Choisissez votre place dans l’ordre de jeu, et la plaquette de bonus qui va avec.
prompt-enter = Placez votre chef militaire dans un de vos états.
prompt-bonus = Choisissez un bonus de votre carte région.
prompt-petition = Vous avez { $courtiers ->
        [one] { $courtiers } officier
       *[other] { $courtiers } officiers
    } de cour dans la salle d’audience : achetez une faveur, ou n’en demandez pas.
prompt-recall-event = { $card } : écartez l’événement de la saison, ou laissez-le agir.
prompt-pardon = Choisissez l’un de vos états : un marqueur de révolte en sera ôté.
prompt-gift = Faveur { $favour } : choisissez l’un de vos états pour un édifice gratuit, ou ne bâtissez rien.
prompt-garrison = Faveur { $favour } : choisissez un état à vous ou neutre pour des armées gratuites.
prompt-march = { $origin }, { $armies } armées : choisissez un état adjacent et le nombre d’armées qui s’y rendent, ou restez. Il en reste toujours une.
prompt-shift = { $origin }, { $armies } armées : choisissez un état adjacent à vous et le nombre d’armées qui s’y rendent, ou ne bougez pas. Il en reste toujours une.
prompt-attack-army = { $origin } → { $target } : votre plaquette vous permet d’ajouter une armée à l’attaque.
prompt-defence-army = { $origin } → { $target } : on vous attaque, et votre plaquette vous permet d’ajouter une armée.
prompt-lead = Votre chef militaire doit partir : choisissez un autre de vos états. S’il est adjacent, le chef peut laisser une statue derrière lui.
prompt-revolt = Choisissez lequel de vos états affronte maintenant sa révolte.

## Choix
choice-take = Prendre : { $county }
choice-draw = Piocher
choice-renew = Dévoiler deux autres cartes
choice-station = Armées : { $armies }
choice-lead-here = Placer ici le chef militaire
choice-later = Plus tard
choice-plan = { $space } : { $card }
choice-clear = { $space } : reprendre la carte
choice-ready = Je suis prêt
choice-place = Prendre la place { $place }
choice-enter = Chef militaire : { $county }
choice-bonus = Bonus : { $amount } { $bonus }
choice-favour = Faveur { $favour } pour { $price } officiers de cour : { $amount ->
    [0] { $kind }
   *[other] { $amount } { $kind }
  }
choice-recall = Écarter l’événement
choice-pardon = Ôter un marqueur de révolte : { $county }
choice-build = Construire : { $county }
choice-garrison = Placer les armées : { $county }
choice-march = Vers { $county }, armées : { $armies }
choice-add = Ajouter une armée
choice-lead = Chef militaire : { $county }, { $legacy }
choice-revolt = Révolte : { $county }
choice-pass = { $stage ->
        [return] Laisser le chef hors du plateau
        [petition] Ne rien demander
        [recall-event] Laisser agir l’événement
        [gift] Ne rien construire
        [march] Rester
        [shift] Ne pas bouger
        [attack-army] S’en passer
        [defence-army] S’en passer
       *[other] Passer
    }

## Événements
event-first-drawn = Le sort désigne { $seat } pour commencer.
event-pair-opened = Cartes état visibles : { $county } et { $other }.
event-card-opened = Carte état dévoilée : { $county }.
event-pair-renewed = { $seat } glisse les deux cartes visibles sous la pile.
event-county-taken = { $seat } prend un état : { $county }.
event-county-drawn = { $seat } pioche un état : { $county }.
event-stationed = { $seat } place { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } : { $county }.
event-lined-up = { $seat } reçoit une disposition imprimée : { $counties ->
        [one] { $counties } état
       *[other] { $counties } états
    }, { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }.
event-tower-filled = La tour est remplie. À l’intérieur : paysans { $peasants }{ $red ->
        [0] {""}
       *[other] , { seat-red } { $red }
    }{ $blue ->
        [0] {""}
       *[other] , { seat-blue } { $blue }
    }{ $yellow ->
        [0] {""}
       *[other] , { seat-yellow } { $yellow }
    }{ $violet ->
        [0] {""}
       *[other] , { seat-violet } { $violet }
    }{ $black ->
        [0] {""}
       *[other] , { seat-black } { $black }
    }.
event-received = { $seat } { $courtiers ->
        [0] n’envoie aucun officier de cour
        [one] envoie { $courtiers } officier de cour
       *[other] envoie { $courtiers } officiers de cour
    } dans la salle de réception.
event-year-began = Année { $year }
event-event-opened = Un événement de l’année : { $card }.
event-season-began = { $season }, année { $year }
event-action-laid = Action { $slot } : { $action }.
event-action-turned = L’action { $slot } est dévoilée : { $action }.
event-tile-laid = Place { $place } dans l’ordre de jeu : { $tile }.
event-favour-laid = La faveur { $favour } est proposée pour { $price ->
        [one] { $price } officier
       *[other] { $price } officiers
    } de cour.
event-plans-made = Tous les plans sont prêts.
event-event-came = L’événement de la saison : { $card }.
event-bid-shown = { $seat } { $card ->
        [personne] ne mise rien
       *[other] mise : { $card }
    }.
event-bid-paid = { $seat } { $thalers ->
        [0] ne paie rien
        [one] paie { $thalers } thaler
       *[other] paie { $thalers } thalers
    }.
event-lot-drawn = À enchère égale, le sort désigne { $seat }.
event-place-chosen = { $seat } prend la place { $place } dans l’ordre de jeu : { $tile }.
event-leader-placed = { $seat } place son chef militaire : { $county }.
event-leader-returned = Le chef militaire de { $seat } revient : { $county }.
event-leader-stayed-away = Le chef militaire de { $seat } reste hors du plateau.
event-trophy-taken = { $seat } prend { $trophies ->
        [1] une statue comme trophée
       *[other] { $trophies } statues comme trophées
    } : { $county }.
event-region-card-turned = { $seat } a des états dans { $regions } régions et dévoile sa carte région { $card }.
event-region-card-stayed = { $seat } { $regions ->
        [0] n’a d’états dans aucune région
        [one] n’a d’états que dans { $regions } région
       *[other] n’a d’états que dans { $regions } régions
    } : pas de bonus.
event-bonus-taken = { $seat } prend un bonus de région : { $bonus } ({ $amount }).
event-courtiers-sent = { $seat } envoie { $courtiers ->
        [one] { $courtiers } officier
       *[other] { $courtiers } officiers
    } de cour dans la salle de réception ({ $space } : { $card }).
event-no-courtiers-sent = { $seat } n’envoie aucun officier de cour ({ $space } : { $card ->
        [personne] aucune carte
       *[other] { $card }
    }).
event-moved-up = { $seat } fait monter { $courtiers ->
        [one] { $courtiers } officier
       *[other] { $courtiers } officiers
    } de cour dans la salle d’audience.
event-favour-asked = { $seat } achète la faveur { $favour } pour { $courtiers ->
        [one] { $courtiers } officier
       *[other] { $courtiers } officiers
    } de cour.
event-no-favour-asked = { $seat } n’achète aucune faveur.
event-favour-wasted = { $seat } ne tire rien de la faveur { $favour }.
event-event-recalled = { $seat } fait écarter l’événement : { $card }.
event-event-kept = { $seat } laisse agir l’événement : { $card }.
event-thalers-given = { $seat } { $thalers ->
        [0] ne reçoit aucun thaler
        [one] reçoit { $thalers } thaler
       *[other] reçoit { $thalers } thalers
    }.
event-armies-given = { $seat } { $armies ->
        [0] ne met aucune armée
        [one] met { $armies } armée
       *[other] met { $armies } armées
    } dans la soucoupe.
event-marker-pardoned = { $seat } ôte un marqueur de révolte : { $county }.
event-pardon-kept = { $seat } garde la faveur contre le prochain marqueur de révolte.
event-pardon-used = La faveur gardée par { $seat } annule un marqueur de révolte : { $county }.
event-grain-given = { $seat } reçoit { $grain ->
        [one] { $grain } unité
       *[other] { $grain } unités
    } de céréales.
event-points-given = { $seat } { $points ->
        [0] ne marque aucun point
        [one] marque { $points } point
       *[other] marque { $points } points
    }.
event-building-given = { $seat } construit gratuitement : { $building }, { $county }.
event-shield-given = Faveur { $favour } pour { $seat }, cette saison : { $kind }.
event-garrisoned = { $seat } place { $armies ->
        [one] { $armies } armée gratuite
       *[other] { $armies } armées gratuites
    } : { $county }.
event-court-rose = L’audience est levée : les officiers de cour regagnent la salle de réception, et les faveurs restantes quittent le jeu.
event-action-began = Action : { $action }
event-action-shown = { $seat } dévoile : { $action }, { $county }.
event-action-blank = { $seat } dévoile : { $action }, aucun état.
event-action-void = { $seat } ne peut accomplir l’action : { $action }, { $county }.
event-built = { $seat } construit un édifice : { $building }, { $county }, { $thalers ->
        [0] gratuitement
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-market-calmed = La nouvelle maison de commerce ôte un marqueur de révolte : { $county }.
event-harvested = { $seat } perçoit { $grain ->
        [one] { $grain } unité
       *[other] { $grain } unités
    } de céréales : { $county }.
event-taxed = { $seat } { $thalers ->
        [0] ne perçoit aucun thaler
        [one] perçoit { $thalers } thaler
       *[other] perçoit { $thalers } thalers
    } : { $county }.
event-marker-laid = Un marqueur de révolte est posé : { $county }, { $markers } en tout.
event-recruited = { $seat } place { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } pour { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } : { $county }.
event-moved = { $seat } déplace { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } : { $origin } → { $county }.
event-stayed = { $seat } ne bouge pas : { $county }.
event-attacked = { $seat } attaque { $defender ->
        [personne] un état neutre
       *[other] { $defender }
    } : { $origin } → { $county }, { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }.
event-attacker-added = La plaquette d’attaque donne une armée de plus à { $seat }.
event-defender-added = La plaquette de défense donne une armée de plus à { $seat }.
event-palace-defended = La garde du palais donne une armée de plus à { $seat } : { $county }.
event-revolt-began = Révolte : { $county }, { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } de { $seat } contre { $peasants ->
        [one] { $peasants } paysan
       *[other] { $peasants } paysans
    }.
event-cubes-thrown = Jetés dans la tour : paysans { $peasants }{ $red ->
        [0] {""}
       *[other] , { seat-red } { $red }
    }{ $blue ->
        [0] {""}
       *[other] , { seat-blue } { $blue }
    }{ $yellow ->
        [0] {""}
       *[other] , { seat-yellow } { $yellow }
    }{ $violet ->
        [0] {""}
       *[other] , { seat-violet } { $violet }
    }{ $black ->
        [0] {""}
       *[other] , { seat-black } { $black }
    }.
event-cubes-out = Sortis de la tour : paysans { $peasants }{ $red ->
        [0] {""}
       *[other] , { seat-red } { $red }
    }{ $blue ->
        [0] {""}
       *[other] , { seat-blue } { $blue }
    }{ $yellow ->
        [0] {""}
       *[other] , { seat-yellow } { $yellow }
    }{ $violet ->
        [0] {""}
       *[other] , { seat-violet } { $violet }
    }{ $black ->
        [0] {""}
       *[other] , { seat-black } { $black }
    }.
event-conquered = { $seat } fait une conquête{ $defender ->
        [personne] {""}
       *[other] {" "}aux dépens de { $defender }
    } : { $county }, { $attack } contre { $defence } ; { $armies ->
        [one] { $armies } armée s’y installe
       *[other] { $armies } armées s’y installent
    }.
event-held-out = { $seat } tient bon contre { $attacker } : { $county }, { $defence } contre { $attack } ; il reste { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }.
event-laid-waste = { $attacker } attaque, { $attack } contre { $defence } : plus personne ne tient { $county }. L’état devient neutre, sans édifices ni marqueurs de révolte.
event-not-beaten = { $attacker } attaque en vain, { $attack } contre { $defence } : { $county } reste neutre.
event-revolt-quelled = { $seat } mate la révolte : { $county }, { $defence } contre { $peasants } ; il reste { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }.
event-revolt-won = Les paysans l’emportent, { $peasants } contre { $defence } : { $seat } perd { $county }, qui devient neutre, sans édifices ni marqueurs de révolte.
event-card-lost = { $seat } perd une carte de son plan : { $county } ({ $space }).
event-leader-lost = Le chef militaire de { $seat } quitte le plateau, son état perdu : { $county }.
event-leader-marched = Le chef militaire de { $seat } s’en va : { $origin } → { $county }.
event-statue-raised = { $seat } laisse une statue : { $county }.
event-leader-fled = Le chef militaire de { $seat } s’enfuit : { $origin } → { $county }.
event-season-ended = { $season } : la saison s’achève.
event-winter-came = L’hiver vient avec la dernière carte, { $card } : chacun perd { $grain ->
        [one] { $grain } unité
       *[other] { $grain } unités
    } de céréales.
event-grain-lost = { $seat } { $grain ->
        [0] ne perd pas de céréales
        [one] perd { $grain } unité de céréales
       *[other] perd { $grain } unités de céréales
    }.
event-fed = { $counties ->
        [0] { $seat } n’a aucun état à nourrir.
       *[other] { $seat } a { $grain ->
            [one] { $grain } unité
           *[other] { $grain } unités
        } de céréales pour { $counties ->
            [one] { $counties } état
           *[other] { $counties } états
        } : personne n’a faim.
    }
event-hungry = { $seat } manque de céréales pour { $missing ->
        [one] { $missing } état
       *[other] { $missing } états
    } : { $revolts ->
        [0] aucune révolte
        [one] { $revolts } révolte
       *[other] { $revolts } révoltes
    }, paysans de plus dans chacune : { $peasants }.
event-revolt-drawn = Le sort désigne un état de { $seat }, qui se révolte : { $county }.
event-counties-scored = { $seat } { $points ->
        [0] ne marque aucun point
        [one] marque { $points } point
       *[other] marque { $points } points
    } pour { $counties ->
        [one] { $counties } état
       *[other] { $counties } états
    }.
event-buildings-scored = { $seat } { $points ->
        [0] ne marque aucun point
        [one] marque { $points } point
       *[other] marque { $points } points
    } pour { $buildings ->
        [one] { $buildings } édifice
       *[other] { $buildings } édifices
    }.
event-majority-scored = { $seat } a la majorité ({ $region }, { $building }) : { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }.
event-majority-shared = { $seat } partage la majorité ({ $region }, { $building }) : { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }.
event-markers-removed = Tous les marqueurs de révolte sont ôtés.
event-statues-scored = { $seat } { $points ->
        [0] ne marque aucun point
        [one] marque { $points } point
       *[other] marque { $points } points
    } pour { $statues ->
        [one] { $statues } statue
       *[other] { $statues } statues
    } et { $trophies ->
        [one] { $trophies } trophée
       *[other] { $trophies } trophées
    }.
event-game-ended = { $seat } termine avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.

## Refus
refusal-game-over = La partie est terminée.
refusal-wrong-phase = Ce choix n’appartient pas à cette phase.
refusal-out-of-game = À trois joueurs, cet état est hors jeu.
refusal-not-open = Cette carte est cachée : prenez-en une visible ou piochez.
refusal-pair-is-new = Vous ne pouvez dévoiler deux autres cartes que si les deux mêmes étaient visibles à votre tour précédent.
refusal-group-placed = Vous n’avez plus de groupe d’armées de cette taille.
refusal-space-taken = Une carte s’y trouve déjà ; reprenez-la d’abord.
refusal-space-empty = Aucune carte ne s’y trouve.
refusal-no-side-board = À cette table, personne n’a de tableau complémentaire : il appartient à la cour impériale.
refusal-not-your-county = Cet état n’est pas à vous.
refusal-county-planned = La carte de cet état est sur une autre case ; chacune ne sert qu’une fois par saison.
refusal-no-coin-card = Vous n’avez plus de carte pièce pour cela.
refusal-coin-is-blank = Sur une case action, une carte pièce dit seulement qu’on ne fait rien, quelle que soit sa valeur : choisissez « pas d’action ».
refusal-bid-is-no-blank = L’enchère demande une carte précise : une carte pièce avec sa valeur, ou une carte état.
refusal-bid-too-dear = Vous n’avez pas assez de thalers pour cette enchère.
refusal-no-card-for-bid = Les autres cases passent d’abord : il ne vous reste aucune carte pour l’enchère.
refusal-no-tower-card = Vous n’avez plus de carte tour de combat.
refusal-tower-card-is-blank = Sur une case action, une carte tour de combat dit seulement qu’on ne fait rien : choisissez « pas d’action ».
refusal-undo-instead = Tant que votre plan n’est pas complet, reprenez les cartes avec « annuler », la dernière d’abord.
refusal-plan-not-whole = Posez d’abord une carte sur chaque case, tant que vous en avez, et une à l’enchère s’il en reste.
refusal-place-taken = Cette place est déjà prise.
refusal-no-such-bonus = Votre carte région n’offre pas ce bonus.
refusal-favour-not-open = Cette faveur n’est pas proposée.
refusal-too-few-courtiers = Vous n’avez pas assez d’officiers de cour dans la salle d’audience pour cette faveur.
refusal-no-marker-there = Aucun marqueur de révolte ne s’y trouve.
refusal-no-free-site = Cet état n’a plus de terrain à bâtir libre.
refusal-same-building = Un édifice de cette sorte s’y dresse déjà.
refusal-no-building-left = Il ne reste plus d’édifice de cette sorte.
refusal-somebodys-county = Cet état appartient à un autre joueur.
refusal-not-adjacent = Cet état n’est pas adjacent.
refusal-never-into-a-fight = Cette action ne déplace des armées que vers un de vos états, jamais vers un combat.
refusal-one-stays = Une armée reste toujours sur place : vous ne pouvez en déplacer autant.
refusal-church-protects = Cette saison, aucun état qui a une église ne peut être attaqué.
refusal-shielded = Une faveur protège ce joueur de cette attaque.
refusal-not-revolting = Aucune révolte n’est à combattre dans cet état.
refusal-leader-is-there = Votre chef militaire s’y trouve déjà et doit gagner un autre état.
refusal-flight-forbidden = À cette table, un chef militaire ne s’enfuit que si vous n’avez aucun état adjacent.
refusal-no-statue-by-flight = Qui s’enfuit vers un état non adjacent ne laisse pas de statue.
refusal-statue-stands = L’une de vos statues se dresse déjà dans l’état que quitte votre chef militaire.
refusal-no-statue-left = Vos six statues sont toutes employées.

## Règles : matériel et mise en place
rule-W-0_1 = De trois à cinq joueurs. Le plateau compte 45 états, en cinq régions de neuf, et une carte par état. Chaque état a un impôt, un rendement de céréales et d’un à trois terrains à bâtir.
rule-W-0_2 = À trois joueurs, huit états sortent du jeu : Bremen, Holstein, Lüttich, Burgund, Konstanz, Fm. Bayern, Steiermark et Tirol. Aucune règle, quelle qu’elle soit, ne permet d’y entrer.
rule-W-0_3 = Chaque joueur a 62 armées, cinq cartes pièce de 0 à 4, et 18 thalers à trois joueurs, 15 à quatre, 12 à cinq. Les armées, réserve comprise, et les thalers sont publics. Notre décision : les cartes en main le sont aussi, comme les états ; les plans sont secrets.
rule-W-0_4 = Choix des états : deux cartes état sont visibles. Chacun à son tour prend l’une d’elles ou la première de la pile, puis installe dans cet état l’un de ses groupes d’armées. On continue jusqu’à ce que tous les groupes soient placés : 5, 4, 4, 3, 3, 2, 2, 2 et 2 armées à trois joueurs, un groupe de 2 en moins à quatre, deux en moins à cinq. Nos décisions : on joue dans le sens horaire, et le premier joueur est tiré au sort au lieu d’être l’aîné.
rule-W-0_5 = Un joueur qui retrouve visibles les deux cartes de son dernier tour peut d’abord les glisser ensemble, face cachée, sous la pile et en dévoiler deux autres.
rule-W-0_6 = Au lieu de choisir les états, on peut suivre la disposition imprimée : états, armées et cartes ensemble.
rule-W-0_7 = Les états que personne n’a pris sont neutres : aucune armée ne s’y trouve, leur carte reste dans la réserve commune, et on peut les conquérir.
rule-W-0_8 = Pour remplir la tour, on y jette 7 armées de chaque joueur et 10 des 20 paysans. Ce qui en sort retourne dans sa réserve.
rule-W-0_9 = Il y a douze cartes événement ; quatre sont visibles chaque année.
rule-W-0_10 = Points et céréales partent de 0 ; notre décision : ni les uns ni les autres n’ont de plafond. Une carte visible qu’on a prise est remplacée par la pile. Une carte prise à l’aveugle se garde, et on choisit son groupe d’armées après l’avoir vue.
rule-W-0_11 = Notre décision : les dispositions imprimées sont réparties entre les joueurs par tirage au sort.
rule-W-0_12 = Les réserves comptent 28 palais, 26 églises, 26 maisons de commerce, 20 paysans et 62 armées par joueur. S’il ne reste plus d’édifice, l’action est annulée ; s’il y a trop peu de paysans, on prend ceux qu’il y a. Notre décision : thalers et marqueurs ne manquent jamais, bien que la boîte contienne 160 thalers et 42 marqueurs.
rule-W-0_13 = Chaque joueur a un pion pour l’ordre de jeu ; ce n’est pas le chef militaire de la section 9. Les couleurs que personne ne joue restent dans la boîte. Les cinq plaquettes et les cinq places servent quel que soit le nombre de joueurs.
rule-W-0_14 = La réserve d’un joueur, c’est ce qui n’est ni sur le plateau, ni dans la tour, ni dans la soucoupe. Toute armée placée, jetée dans la tour ou ajoutée à un combat en vient, toute armée perdue y retourne.
rule-W-0_15 = Notre décision : la tour se remplit après le choix des états ou la disposition imprimée, à partir des réserves, en un seul jet de 31, 38 ou 45 cubes.
rule-W-0_16 = Notre décision : pour W-0.5, on compare la paire visible à celle qui était offerte au joueur à son dernier tour ; la règle ne vaut donc que si personne, lui compris, n’a pris de carte visible depuis. Il choisit ensuite dans la nouvelle paire ou la pile, comme d’habitude. À la fin, les cartes restantes rejoignent les états neutres.

## Règles : une saison
rule-W-1_1 = On mélange les dix cartes action : cinq sont visibles, cinq cachées. Chaque fois qu’une action est achevée, on dévoile la suivante des cartes cachées.
rule-W-1_2 = On mélange les cinq plaquettes de bonus sur les places 1 à 5 pour la saison : 1 thaler de plus à l’action des impôts ; 1 unité de plus à l’action des céréales ; 6 armées au lieu de 5 à l’action des cinq armées ; 1 armée de plus à l’attaque ; 1 armée de plus en défense.
rule-W-1_3 = On planifie en secret et tous en même temps. Sur chacune des dix cases action, on pose soit une carte état, où l’action aura lieu, soit une carte pièce, et il n’y aura pas d’action. Chaque case doit être couverte si les cartes suffisent. Une seule carte par case, et chaque état ne sert qu’une fois.
rule-W-1_4 = La case enchère reçoit une carte pièce ou état inutilisée, ou rien s’il n’en reste pas. Notre décision : les plans peuvent changer tant que tous ne sont pas prêts.
rule-W-1_5 = L’événement de la saison est tiré parmi ceux qui sont visibles, quatre, puis trois, puis deux. Il vaut pour tous. Le dernier fixe la perte de céréales de l’hiver.
rule-W-1_6 = On dévoile et on paie les enchères ; une carte état ne coûte rien. Chacun choisit ensuite sa place et la plaquette qui s’y trouve : d’abord les plus fortes sommes, une carte état avant un 0, aucune carte en dernier ; le sort départage les égalités. Notre décision : on ne mise pas plus qu’on ne possède.
rule-W-1_7 = Les actions se font dans l’ordre de leurs cartes, et pour chacune les joueurs agissent dans l’ordre de jeu. Qui peut agir le doit ; ce qui ne peut être fait en entier est annulé. On ne dévoile son plan qu’au moment d’agir.
rule-W-1_8 = Si un événement et une plaquette modifient la même action, l’événement passe en premier.
rule-W-1_9 = Qui perd un état en remet aussitôt la carte au conquérant, même si elle est sur son tableau. L’action prévue est perdue, et le nouveau propriétaire ne peut se servir de la carte pendant la saison.
rule-W-1_10 = Les plaquettes que personne n’a choisies ne servent pas, et les places vides sont sautées. Après la saison, plaquettes et cartes reviennent, et l’événement quitte le jeu. L’ordre de l’automne vaut aussi pour l’hiver.
rule-W-1_11 = La plaquette d’attaque ou de défense permet d’ajouter une armée de sa réserve à chaque combat, par l’action A ou B, où l’on attaque ou où l’on est attaqué. Elle ne sert jamais dans une révolte. Elle s’ajoute à l’événement des palais, et ne donne rien si la réserve est vide. C’est un droit, non une obligation ; notre décision sur la manière : elle sert d’office, et chacun peut préférer qu’on le lui demande.
rule-W-1_12 = Qui manque de cartes, avec dix ou moins, couvre d’abord les dix cases action, choisit celles qui restent vides et ne fait pas d’enchère : il y faut une carte de reste. Avec onze cartes ou plus, l’enchère est obligatoire.
rule-W-1_13 = Une case action vide compte comme une case avec une carte pièce. La valeur d’une pièce sur une case action ne signifie rien et ne coûte rien. Dans le jeu de base, cinq cases au plus restent donc sans action tant qu’il y a des cartes état, quatre si l’on mise une pièce.
rule-W-1_14 = Deux années, chacune avec printemps, été, automne et hiver. Une saison suit exactement cet ordre : cartes action, plaquettes, plans et enchère, événement, ordre de jeu, actions. Plans et enchères sont donc fixés avant qu’on connaisse l’événement, et l’événement est connu avant le choix des plaquettes.
rule-W-1_15 = Une carte état dévoilée comme enchère est connue de tous, et aucune action n’a lieu dans cet état pendant la saison.
rule-W-1_16 = Notre décision : W-1.9 vaut aussi quand un état devient neutre (sa carte va à la réserve), et pour une carte posée à l’enchère ou sur une case du tableau complémentaire. Un état repris dans la même saison reste inutilisable. Ce qui a été fait ou payé auparavant demeure.
rule-W-1_17 = Notre décision : le plan ne fixe que l’état. On décide au moment de l’action si l’on se déplace, vers où et avec combien d’armées.
rule-W-1_18 = Notre décision : les armées ajoutées par une plaquette ou un chef militaire se placent tant que la réserve en fournit. Un recrutement n’est annulé que si le nombre prévu sans elles, après l’événement, ne peut être placé ou payé.
rule-W-1_19 = Notre décision sur ce qui est visible : le plateau, les réserves, thalers, céréales et points, la soucoupe, le contenu de la tour (W-6.2), les cartes action et événement dévoilées, les plaquettes, les enchères et les plans dévoilés. Restent cachés les plans et enchères tant qu’on ne les montre pas, les cinq cartes action fermées, toutes les pioches, et la carte pièce qui se trouvait sur une case action.

## Règles : les actions
rule-W-2_1 = Un palais coûte 3 thalers, une église 2, une maison de commerce 1. Il faut dans l’état un terrain à bâtir libre, et aucun édifice de la même sorte.
rule-W-2_2 = Céréales : on reçoit celles de l’état.
rule-W-2_3 = Impôts : on reçoit en thalers l’impôt de l’état.
rule-W-2_4 = Pour les céréales comme pour les impôts, le revenu vient d’abord. Si l’état a déjà un marqueur de révolte, une révolte se livre ensuite. Sans révolte, ou après une révolte matée, on ajoute un marqueur. Notre décision : le revenu est acquis dans tous les cas (les règles de la première édition sur SpielByWeb donnent cet ordre).
rule-W-2_5 = Placer 5 armées pour 3 thalers.
rule-W-2_6 = Placer 3 armées pour 2 thalers.
rule-W-2_7 = Placer 1 armée pour 1 thaler ; on peut ensuite déplacer de là autant d’armées qu’on veut vers un état adjacent à soi, jamais vers un combat.
rule-W-2_8 = Combat/Mouvement A et B : autant d’armées qu’on veut vont dans un état adjacent. S’il est à soi, c’est un mouvement ; sinon, un combat. Notre décision : on peut renoncer au mouvement, car l’action dit « peut » (W-1.7 dit « doit »).
rule-W-2_9 = Une armée reste toujours sur place : il en faut donc deux pour attaquer.
rule-W-2_10 = Dans W-2.7, l’achat est obligatoire s’il est possible, le mouvement facultatif ; pas d’achat, pas de mouvement. Un état contient autant d’armées qu’on veut.
rule-W-2_11 = Les armées viennent de la réserve du joueur, les édifices de la réserve commune. Les thalers se paient à la banque et s’y prennent.

## Règles : le combat
rule-W-3_1 = On jette ensemble dans la tour toutes les armées entrées, tous les défenseurs et tout ce qui se trouve dans la soucoupe. Un état neutre est défendu par un paysan de la réserve commune. Dans une révolte, toutes les armées de l’état affrontent autant de paysans qu’il a de marqueurs de révolte.
rule-W-3_2 = La tour retient des cubes et en libère d’autres (comment : W-6.1). Seul compte ce qui se trouve dans la soucoupe. Les couleurs qui ne sont pas en cause y restent.
rule-W-3_3 = Contre un joueur ou un état neutre, tous les paysans de la soucoupe combattent pour le défenseur si l’état n’a pas de marqueur de révolte. S’il en a un, ils restent neutres, dans la soucoupe.
rule-W-3_4 = Le camp le plus nombreux l’emporte et perd autant de cubes que l’autre en avait ; notre décision : les paysans d’abord, comme dans les règles de la première édition sur SpielByWeb. Vaincus, pertes et paysans en trop retournent dans leurs réserves. Les survivants occupent l’état, dont le conquérant reçoit la carte. Édifices et marqueurs restent, car le livret ne les retire qu’après une égalité ou une révolte perdue.
rule-W-3_5 = Après une égalité (notre décision : 0 contre 0 compris) ou une défense gagnée par les seuls paysans, les deux camps sont retirés et l’état devient neutre : édifices et marqueurs disparaissent, et la carte revient à la réserve. Un état neutre qui n’est pas battu reste neutre.
rule-W-3_6 = Dans une révolte, les paysans gagnent les égalités. S’ils l’emportent, édifices, marqueurs et carte sont perdus. Si le propriétaire l’emporte, ses survivants reviennent dans l’état.
rule-W-3_7 = Les paysans n’occupent jamais un état. La tour garde ses cubes jusqu’au bout de la partie, et la soucoupe reste telle quelle d’un combat à l’autre, même en hiver.
rule-W-3_8 = Dans une révolte aussi, on jette tout ce qui est dans la soucoupe, et tous les paysans qui sortent comptent contre le joueur. Notre décision : le propriétaire vainqueur perd une armée par paysan, ce que le livret n’imprime que pour les attaques.
rule-W-3_9 = L’événement des palais et celui des églises ne concernent pas les révoltes.
rule-W-3_10 = Notre décision : dans la soucoupe, tout cube d’une couleur qui se bat participe, qu’on vienne de le jeter ou qu’il sorte d’un jet ancien ; les survivants peuvent donc être plus nombreux que les armées envoyées. Les paysans qui ont combattu, de quelque côté que ce soit, vont tous à la réserve commune.
rule-W-3_11 = Des cubes tombés par accident d’une vraie tour resteraient dans la soucoupe pour le combat suivant. Ici, cela ne peut arriver.

## Règles : les événements
rule-W-4_1 = Paix du marché : construire une maison de commerce ôte un marqueur de révolte de l’état.
rule-W-4_2 = Paysans en armes : un état neutre est défendu par deux paysans.
rule-W-4_3 = Garde du palais : un état attaqué qui a un palais gagne un défenseur, pris dans la réserve de son propriétaire.
rule-W-4_4 = Droit d’asile : on ne peut attaquer un état qui a une église.
rule-W-4_5 = Bourses vides : les impôts rapportent 5 thalers au plus.
rule-W-4_6 = Bourses pleines : les impôts rapportent 6 thalers au moins.
rule-W-4_7 = Bonne récolte : l’action des céréales en rapporte 4 unités au moins.
rule-W-4_8 = Mauvaise récolte : l’action des céréales en rapporte 3 unités au plus.
rule-W-4_9 = Recrues rares : les deux grands recrutements donnent 3 et 2 armées, sans changement de prix.
rule-W-4_10 = Une maison de commerce due à une faveur ôte aussi un marqueur, car la carte ne fait pas de différence.
rule-W-4_11 = Notre décision : W-4.3 s’applique d’office, et ne donne rien si la réserve est vide. W-4.4 n’arrête que les attaques : le propriétaire peut faire entrer et sortir des armées.

## Règles : hiver et décompte
rule-W-5_1 = Chacun perd les céréales qu’indique le dernier événement. Notre décision : personne ne descend sous 0.
rule-W-5_2 = Une unité de céréales nourrit un état. Pour les états sans céréales, le tableau d’approvisionnement donne le nombre de révoltes et de paysans de plus dans chacune : pour 1 état, 1 révolte et 1 paysan ; pour 2, 1 et 2 ; pour 3 ou 4, 2 et 2 ; pour 5 ou 6, 2 et 3 ; pour 7 ou plus, 3 et 3.
rule-W-5_3 = Le voisin de gauche tire au hasard, parmi les cartes du joueur, les états qui se révoltent ; c’est une pure affaire de chance, sans choix. Le joueur décide de l’ordre des combats. On suit l’ordre de l’automne.
rule-W-5_4 = On pose un marqueur dans chaque état tiré ; il s’y lève alors autant de paysans que de marqueurs, plus ceux du tableau. C’est ce que montre l’exemple imprimé ; d’autres tirages et les règles de la première édition ne posent pas de marqueur (option « Un état qui se révolte en hiver ne reçoit pas de marqueur de révolte »).
rule-W-5_5 = Chaque état vaut 1 point, chaque édifice 1 point. Le plus de palais d’une région rapporte 3 points, le plus d’églises 2, le plus de maisons de commerce 1 ; à égalité, chacun des joueurs reçoit un point de moins : 2, 1 ou 0. Nos décisions : cela vaut pour les trois sortes, car l’astérisque n’est imprimé qu’aux palais mais sa phrase est générale ; et personne n’a de majorité sans édifice de cette sorte.
rule-W-5_6 = Après le premier hiver, dans cet ordre : on compte les points, on ôte tous les marqueurs, on dévoile quatre nouveaux événements, et les céréales reviennent à 0.
rule-W-5_7 = Le deuxième hiver termine la partie. Le plus de points l’emporte, puis le plus de thalers ; notre décision : ensuite, la victoire est partagée.
rule-W-5_8 = Notre décision : s’il y a plus de révoltes que d’états, tous les états se révoltent. On tire tous les états d’un joueur avant le premier de ces combats.
rule-W-5_9 = Notre décision : un joueur sans état continue avec ses cartes pièce.
rule-W-5_10 = Notre décision : joueur par joueur, dans l’ordre de l’automne, on tire les états, on choisit leur ordre et on livre les révoltes. Une révolte matée en hiver n’ajoute pas de marqueur. Les états perdus ne comptent plus. Les céréales se montrent, elles ne se dépensent pas.
rule-W-5_11 = Notre décision : la carte qui a fixé la perte de l’hiver quitte aussi le jeu ; quatre des douze événements n’apparaissent donc jamais.

## Règles : la tour de combat
rule-W-6_1 = La tour est un modèle de hasard dont les nombres sont documentés et montrés aux joueurs. Le modèle habituel a deux étages, où les cubes qui passent en délogent d’autres ; le modèle simple retient un tiers des cubes jetés et libère un tiers de ceux qui s’y trouvent. On peut choisir l’un ou l’autre. Le contenu de la tour est public, car tous ont vu ce qui est entré et sorti.
rule-W-6_2 = Notre décision : chacun sait combien de cubes de chaque couleur se trouvent dans la tour. À quel étage, personne ne le sait, et on le tire à nouveau au sort avec tout ce qui est caché.
rule-W-6_3 = Notre décision, pour les deux étages : les cubes tombent un à un, dans un ordre aléatoire. À chaque étage, un cube qui tombe déloge d’abord chacun des cubes posés avec une chance sur 17, puis il passe avec 79 chances sur 100, ou s’arrête. Ce qui quitte l’étage supérieur tombe sur l’étage inférieur. Quand on jette sept cubes, 68 % d’entre eux sortent, et 31 % de ceux qui étaient dedans ; il en reste environ sept. Ce sont les nombres du modèle simple, mais un jet plus gros en déloge davantage.
rule-W-6_4 = Le livret ne donne aucun nombre pour la tour, sinon celui du remplissage. Là où une vraie tour décide, on indique par couleur les cubes qui sortent.

## Règles : la cour impériale (extension)
rule-W-7_1 = Chaque joueur a 7 officiers de cour, 3 cartes tour de combat et un tableau complémentaire de trois cases, qui changent 3, 2 et 1 armées en autant d’officiers de cour.
rule-W-7_2 = À la mise en place, chaque armée d’un joueur qui sort de la tour lui permet de mettre un officier de cour dans la salle de réception.
rule-W-7_3 = À chaque saison, on tire trois cartes faveur parmi les 21, mélangées. Le plus grand numéro va sur la place à 4 officiers de cour, le suivant sur la place à 3, le plus petit sur la place à 2.
rule-W-7_4 = Les cases du tableau complémentaire se planifient avec le reste. Avec une carte état, les armées quittent cet état, où il doit en rester une ; avec une carte tour de combat, le joueur prend ses propres armées dans la soucoupe ; avec une carte pièce, rien ne se passe. C’est tout ou rien. Sur le tableau principal, une carte tour de combat vaut une carte pièce sans action ; à l’enchère, un 0.
rule-W-7_5 = Une fois l’ordre de jeu fixé, chacun à son tour résout ses cases 3, 2 et 1.
rule-W-7_6 = Le joueur aux officiers de cour les plus nombreux passe en premier ; l’ordre de jeu départage les égalités. Tous ses officiers montent dans la salle d’audience, et il peut acheter une faveur pour les 4, 3 ou 2 officiers qu’elle coûte. Une faveur sert aussitôt, sauf les 4, 10, 11 et 18. L’audience finit quand toutes les faveurs sont prises.
rule-W-7_7 = Les officiers de cour regagnent ensuite la salle de réception, et les faveurs que personne n’a prises quittent le jeu.
rule-W-7_8 = Faveur 1 : la carte événement de la saison quitte le jeu, sans effet.
rule-W-7_9 = Faveurs 2, 9 et 16 : des thalers, autant que la carte en montre.
rule-W-7_10 = Faveurs 3, 8 et 14 : le joueur met dans la soucoupe autant de ses armées que la carte en montre.
rule-W-7_11 = Faveur 4 : un marqueur de révolte de moins dans un état à soi, ou la carte se garde contre le prochain.
rule-W-7_12 = Faveurs 5, 15 et 20 : des céréales, autant que la carte en montre.
rule-W-7_13 = Faveurs 6, 13 et 19 : des points, autant que la carte en montre.
rule-W-7_14 = Faveurs 7, 17 et 21 : un édifice gratuit de la sorte indiquée, dans un de ses états.
rule-W-7_15 = Faveurs 10, 11 et 18 : on ne peut attaquer leur détenteur par l’action A, par l’action B, ou par aucune des deux.
rule-W-7_16 = Faveur 12 : trois armées gratuites dans un état à soi ou neutre.
rule-W-7_17 = Les faveurs se posent après les plaquettes et avant la planification. Les cases du tableau complémentaire se couvrent si les cartes suffisent, et un état employé là l’est pour la saison. S’il manque des officiers de cour dans la réserve, la case est annulée. (Dans notre exemplaire du livret, la liste des étapes est éparpillée, et ses morceaux ne s’assemblent qu’ainsi.)
rule-W-7_18 = Le rang à la cour se fixe une fois, après tous les échanges. Notre décision : les joueurs sans officier de cour sont sautés.
rule-W-7_19 = Une faveur agit dans la mesure du possible, et non tout ou rien ; ses armées viennent de la réserve du joueur. On peut renoncer à la 1, et à un édifice. La 4 ne se garde que si aucun de ses états n’a de marqueur ; elle annule alors le prochain, une seule fois. Les 7, 17 et 21 suivent W-2.1. Les 10, 11 et 18 durent la saison. La 12 prend sans combat la carte d’un état neutre ; notre décision : il n’a pas besoin d’être adjacent.
rule-W-7_20 = Les armées changées et les officiers de cour payés retournent dans la réserve de leur joueur, et une faveur employée quitte le jeu. Hiver, fin de partie et victoire sont ceux du jeu de base.
rule-W-7_21 = À son tour, un joueur fait monter ses officiers de cour même s’il ne peut ou ne veut rien acheter. Notre décision : si toutes les faveurs sont parties avant son tour, ils ne bougent pas. Les officiers restent dans la salle de réception d’une saison à l’autre et pendant l’hiver.
rule-W-7_22 = Notre décision : on peut acheter toute faveur qu’on peut payer, même sans cible ; elle est alors perdue. Une faveur 4 gardée reste visible, agit d’elle-même sur le prochain marqueur dans n’importe quel état de son détenteur, et ne s’éteint pas en hiver. Les 10, 11 et 18 protègent tous les états qu’a leur détenteur au moment de l’attaque. La 12, avec moins de trois armées en réserve, place celles qu’il y a, au moins une ; la carte de l’état ne peut servir pendant la saison.
rule-W-7_23 = Notre décision : qui manque de cartes couvre les treize cases action avant l’enchère et choisit celles qui restent vides. Une carte tour de combat à l’enchère est à égalité avec un 0.

## Règles : les cartes région (extension)
rule-W-8_1 = Chaque joueur a quatre cartes. Une fois l’ordre de jeu fixé, qui a des états dans au moins quatre régions tourne une carte et prend l’un de ses bonus ; les autres ne reçoivent rien.
rule-W-8_2 = Cela vient avant les actions à la cour.
rule-W-8_3 = Après l’hiver, la pile est remise dans son ordre de départ.
rule-W-8_4 = On suit l’ordre de jeu. La carte du dessus passe sous la pile, et le joueur prend un bonus de la nouvelle carte du dessus. Qui ne remplit pas la condition laisse sa pile telle quelle.
rule-W-8_5 = L’ordre de la pile est fixe, la carte vierge au-dessus. Les autres cartes offrent des thalers, des armées à mettre dans la soucoupe, des céréales ou des points, selon les nombres indiqués.
rule-W-8_6 = Notre décision : la carte se tourne d’office, et le joueur choisit le bonus. Les armées se donnent tant que la réserve en fournit.

## Règles : chefs militaires et statues (extension)
rule-W-9_1 = Le chef militaire se place au début : quand on prend un état, si l’on choisit ses états ; avec la disposition imprimée, dans l’ordre de jeu, une fois le premier ordre fixé.
rule-W-9_2 = Dans l’état du chef militaire, un palais coûte 2 thalers, une église 1, une maison de commerce rien ; céréales et impôts rapportent 1 de plus ; et l’on place 6, 4 ou 2 armées pour 3, 2 ou 1 thalers.
rule-W-9_3 = Après le printemps, l’été et l’automne, le chef militaire doit gagner un autre état de son joueur : un état adjacent, et il peut alors laisser une statue ; ou, en s’enfuyant, n’importe quel autre, et il n’en laisse pas. Nos décisions : cela se fait après ces trois saisons, car le texte dit après chaque tour et six statues répondent à six saisons ; on suit l’ordre de jeu ; et le chef ne reste que s’il n’y a pas d’autre état.
rule-W-9_4 = Les statues restent, quel que soit le maître de l’état, même neutre. Si un autre joueur y place son chef militaire, il les prend comme trophées.
rule-W-9_5 = Un chef militaire dont l’état est perdu, par conquête, égalité ou révolte, quitte le plateau jusqu’après l’hiver.
rule-W-9_6 = À la fin, chacune de ses statues sur le plateau vaut 1 point, chaque trophée 1 point. Notre décision : un état porte une statue par joueur.
rule-W-9_7 = Quand on choisit ses états, le chef militaire se place au plus tard avec le dernier.
rule-W-9_8 = Notre décision : d’abord l’événement, puis la plaquette, puis le chef militaire. Pour l’action des cinq armées, l’événement en fait 3, la plaquette 6, le chef 7.
rule-W-9_9 = Notre décision : la fuite vers un état non adjacent est un libre choix. (L’option « Avec les chefs militaires : l’un d’eux peut fuir vers un état non adjacent » peut le restreindre : seulement si le joueur n’a aucun état adjacent.)
rule-W-9_10 = Le retour après l’hiver est facultatif et rapporte des trophées comme tout placement. Notre décision : il suit l’ordre de l’automne.
rule-W-9_11 = Chaque joueur a six statues. Avec un chef militaire aussi, l’action d’une armée garde son mouvement.
rule-W-9_12 = Notre décision : le départ de l’automne a lieu avant l’hiver. Un chef militaire peut donc encore se perdre dans un état qui se révolte, et celui qu’on perd au premier hiver peut revenir juste après.
rule-W-9_13 = Notre décision : avec la disposition imprimée, les chefs militaires se placent au premier printemps, juste après l’ordre de jeu, avant les bonus de région et la cour.
rule-W-9_14 = Notre décision : le chef militaire n’aide que les actions planifiées, pas les faveurs. Avec l’événement, l’action des trois armées en donne 2 + 1, et des impôts de 5, avec 1 pour la plaquette et 1 pour le chef, rapportent 7.
rule-W-9_15 = Notre décision : les chefs militaires ne combattent pas, ne donnent pas de points et ne sont jamais capturés. On ne rend pas les trophées, et un chef laisse debout les statues de son propre joueur. Statues et trophées ne comptent qu’à la fin de la partie.

## Certitude des nombres imprimés
certainty-certain = certain
certainty-likely = probable
certainty-reconstructed = reconstitué
certainty-own = de la table
note-reconstructed = Certains nombres des cartes imprimées nous sont inconnus : ils sont signalés, et une table peut les remplacer par les siens.

## Histoire
# Les années
history-year-1 = La guerre commence à Prague en 1618, quand des nobles de Bohême jettent par la fenêtre les gouverneurs de l’empereur. En dix ans, l’empereur et la Ligue catholique ont battu les Bohémiens, l’électeur palatin et le roi de Danemark, et les troupes de Wallenstein campent sur la Baltique. Une armée qui vit sur le pays a besoin chaque année d’un pays plus grand, et c’est le paysan qui paie.
history-year-2 = En 1630, le roi de Suède débarque sur la Baltique, et en 1635 la France entre ouvertement en guerre : il ne s’agit plus seulement de foi. Les armées vont et viennent dans des provinces qui ne nourrissent plus personne, jusqu’à la paix signée à Münster le 24 octobre 1648. La deuxième année, ce qui compte est ce qu’on a bâti, et ce qu’on en garde quand l’hiver finit.

# Les chefs d’armée
history-red = Albrecht von Wallenstein (1583–1634), noble de Bohême, s’enrichit des terres des rebelles vaincus et leva pour l’empereur des armées entières à ses frais, nourries des contributions des pays occupés. Renvoyé en 1630, rappelé contre les Suédois, il affronta Gustave-Adolphe à Lützen en 1632. Ses pourparlers secrets avec l’ennemi lui coûtèrent la confiance de l’empereur, et des officiers de son armée le tuèrent à Eger le 25 février 1634.
history-blue = Jean t’Serclaes, comte de Tilly (1559–1632), venait du Brabant et commandait l’armée de la Ligue catholique pour Maximilien de Bavière. Il vainquit à la Montagne Blanche, à Wimpfen et à Lutter, mais le sac de Magdebourg, en 1631, reste attaché à son nom. Gustave-Adolphe le battit à Breitenfeld, et il mourut à Ingolstadt d’une blessure reçue sur le Lech.
history-yellow = Gottfried Heinrich, comte de Pappenheim (1594–1632), menait les cuirassiers les plus célèbres de la guerre et portait sur lui toutes ses cicatrices. En 1626, il écrasa la révolte des paysans de Haute-Autriche ; en 1631, il fut des premiers sur les murs de Magdebourg. Il accourut à Lützen au galop, avec ses cavaliers, et y fut mortellement touché.
history-violet = Gustave II Adolphe (1594–1632), roi de Suède depuis 1611, débarqua en Poméranie en 1630 avec une armée petite, payée et bien exercée. Sa victoire de Breitenfeld, en 1631, lui ouvrit toute l’Allemagne, et en 1632 il entrait à Munich. Il fut tué dans le brouillard de Lützen le 16 novembre 1632, et les Suédois gagnèrent la journée sans lui.
history-black = Ernst von Mansfeld (1580–1626), bâtard d’un comte, fit de la guerre son métier et leva des armées pour tous les adversaires des Habsbourg. Il prit Pilsen pour les Bohémiens en 1618, traversa en pillant le Palatinat et l’Alsace, et Wallenstein le battit au pont de Dessau en 1626. Il mourut en novembre près de Sarajevo, en route pour Venise ; debout, dit-on.

# Les états : Brandebourg
history-altmark = Le plus vieux pays du Brandebourg vivait de seigle, de bière et de drap. Gustave-Adolphe se retrancha à Werben, sur l’Elbe, en 1631, et à Wittstock, en 1636, les Suédois battirent Impériaux et Saxons.
history-bremen = Le bétail des marais et le commerce de la Weser faisaient la richesse du pays. Les Suédois conquirent l’archevêché en 1645 et le gardèrent à la paix ; la ville de Brême, elle, sauva sa liberté.
history-holstein = Bœufs et laiteries nourrissaient le commerce de Hambourg et de Lübeck. Tilly et Wallenstein envahirent le pays en 1627, car son duc était le roi de Danemark ; les Suédois en firent autant dans l’hiver de 1643.
history-lueneburg = Le sel de la ville et les moutons de la lande rapportaient gros. Le duc Georges de Lunebourg servit l’empereur, puis la Suède, et sa maison avant tout.
history-mecklenburg = Un pays de grands domaines à blé, avec des ports sur la Baltique. L’empereur en chassa les ducs et le donna à Wallenstein, qui régna à Güstrow ; quand les Suédois eurent ramené les ducs, la guerre et la peste vidèrent les villages.
history-mittelmark = Du seigle sur le sable, de la bière, du poisson, et la petite résidence de Berlin. En 1631, Gustave-Adolphe braqua ses canons sur la ville jusqu’à ce que l’électeur se rallie ; à la fin de la guerre, Berlin avait perdu la moitié de ses habitants.
history-neumark = Grains et bois descendaient l’Oder jusqu’à la mer. Les Suédois emportèrent d’assaut Francfort-sur-l’Oder en 1631, sans faire de quartier ; la forteresse électorale de Küstrin, elle, ne fut jamais prise.
history-osnabrueck = La toile de ses fermes se vendait outre-mer. Les envoyés de l’Europe s’y réunirent pendant des années, les Suédois à Osnabrück, les Français à Münster, pour faire la paix de 1648.
history-vorpommern = Ses grains partaient par Stralsund et Stettin. En 1628, Stralsund résista à Wallenstein ; en 1630, Gustave-Adolphe débarqua à Usedom, et la paix laissa cette côte à la Suède.

# Saxe
history-anhalt = Un petit pays fertile au bord de l’Elbe, partagé entre plusieurs princes. Au pont de Dessau, en 1626, Wallenstein remporta sa première grande victoire, contre Mansfeld.
history-hessen-darmstadt = Du grain, du vin et les routes du Main vers le nord. Les landgraves, luthériens, tenaient pour l’empereur et disputaient Marbourg à leurs cousins de Cassel, les armes à la main pour finir. Gustave-Adolphe donna à ces cousins l’abbaye de Fulda, que la défaite de Nördlingen leur reprit.
history-hessen-kassel = Des fermes de montagne, de la laine et de la toile. Le landgrave fut l’un des premiers princes allemands à rejoindre Gustave-Adolphe ; les Impériaux brûlèrent le pays en 1637, mais sa veuve, Amélie-Élisabeth, tint son armée en campagne jusqu’à la paix.
history-paderborn = Un pays d’évêque, de blé et de pèlerins de saint Liboire. En 1622, Christian de Brunswick emporta la châsse d’or du saint et fit frapper des thalers avec l’argent des églises : « ami de Dieu, ennemi des prêtres ».
history-kursachsen = L’argent de l’Erzgebirge et les foires de Leipzig en faisaient le plus riche des pays protestants. L’électeur soutint l’empereur, rejoignit les Suédois en 1631 et fit sa paix en 1635 ; les Suédois ravagèrent alors ses terres.
history-lausitz = Ses six villes et leurs villages vivaient du lin et du drap. L’électeur de Saxe l’occupa pour l’empereur en 1620, en gage de ses frais, et en 1635 elle fut à lui.
history-saechs-lande = Plusieurs petits duchés se partageaient les champs de Thuringe et leur pastel, qui teint en bleu. Bernard de Weimar en partit pour la guerre ; son frère Ernest de Gotha releva son duché au milieu des combats et mit tous les enfants à l’école.
history-vogtland = Du drap, des mines et la route de Leipzig à Nuremberg. Wallenstein y envoya Holk tout ravager en 1632 et 1633 ; la peste, qui suivait les pillards, emporta Holk lui-même.
history-wolfenbuettel = Le minerai du Rammelsberg et de bonnes terres au pied du Harz. Tilly y battit le roi de Danemark à Lutter en 1626 ; en mai 1631, Magdebourg fut prise d’assaut et brûlée, et quelque vingt mille personnes y périrent.

# Autriche
history-boehmen = De l’argent, du verre, des étangs à carpes et une noblesse fière. La guerre naquit à Prague en 1618, et la Montagne Blanche mit fin au soulèvement en 1620 ; en 1648, les Suédois pillaient de nouveau Prague quand arriva la nouvelle de la paix.
history-kaernten = Le fer de Hüttenberg et le plomb de Bleiberg passaient les cols vers Venise. Aucune armée n’y vint, mais en 1628 les nobles protestants durent changer de foi ou partir.
history-maehren = Des plaines fertiles et du bon vin, sur la route de la Silésie à Vienne. Les Suédois tinrent Olmütz dès 1642, mais Brünn résista au siège de 1645.
history-niederoesterreich = Le vin et les bateaux du Danube nourrissaient Vienne. Les rebelles de Bohême furent devant la ville en 1619 ; en 1645, les Suédois atteignirent la rive d’en face, sans pouvoir passer.
history-oberoesterreich = Le sel et les faux de ses forges se vendaient au loin. Donnés en gage à la Bavière et ramenés de force à l’ancienne foi, les paysans se soulevèrent en 1626 avec Stefan Fadinger ; Pappenheim les écrasa.
history-passau = La ville de l’évêque, au confluent de trois rivières, vivait du sel porté en Bohême. Les soldats rassemblés là en 1611 achetaient des billets qui devaient les rendre invulnérables, et pendant toute la guerre on appela ces charmes l’art de Passau.
history-schlesien = La toile des montagnes et le commerce de Breslau. Mansfeld la traversa en 1626, et Wallenstein y fit prisonnier tout un corps suédois à Steinau en 1633 ; il était aussi duc de Sagan.
history-steiermark = Le fer de l’Erzberg devenait canons et armures pour la frontière turque. La guerre resta loin ; l’arsenal bâti à Graz dans les années 1640 est encore plein.
history-tirol = L’argent et le cuivre de Schwaz s’épuisaient, mais il restait le sel et le péage du Brenner. Claude de Médicis, régente pour son fils, ferma les passages par des forts, et les Suédois n’arrivèrent jamais à Innsbruck.

# Bavière
history-augsburg = Une ville de tisserands et de banquiers, de deux confessions. Elle accueillit Gustave-Adolphe en 1632 ; après la défaite suédoise de Nördlingen, la faim la fit capituler, et de plus de quarante mille habitants il en restait quelque seize mille.
history-baden = Le vin et le blé du Rhin supérieur. Le margrave perdit son armée à Wimpfen en 1622 ; la même année, Tilly prit Heidelberg, dont la célèbre bibliothèque fut portée au pape.
history-konstanz = Du lin, du poisson et des bateaux sur le lac. Les Suédois assiégèrent Constance en vain en 1633 ; en 1647, ils surprirent Bregenz, où toute la contrée avait mis ses trésors à l’abri.
history-bayern = Du blé, de la bière, du sel, et un duc qui tenait lui-même ses comptes : Maximilien dirigea la Ligue catholique et y gagna d’être électeur. En 1632, Gustave-Adolphe entra à Munich, et la ville donna rançon et otages pour échapper au feu.
history-oberpfalz = Ses forges fournissaient en fer la moitié de l’Allemagne. La Bavière la prit à l’électeur palatin en 1621 et la refit catholique ; devant Nuremberg, en 1632, Wallenstein et Gustave-Adolphe s’affamèrent l’un l’autre pendant des semaines.
history-regensburg = La ville des diètes vivait du Danube et de son pont. C’est à Ratisbonne que les électeurs firent renvoyer Wallenstein en 1630 ; elle tomba aux mains des Suédois en 1633 et fut reprise l’année suivante.
history-salzburg = Le sel et l’or des Tauern remplissaient la bourse de l’archevêque. Paris Lodron fortifia sa ville, resta hors de la guerre et, en pleine guerre, fonda une université.
history-wuerttemberg = Du vin, du blé, et plus de monde que la terre n’en nourrissait. Après Nördlingen, le duc s’enfuit ; la faim, la peste et les soldats emportèrent bien plus de la moitié de ses sujets.
history-wuerzburg = Les évêques du Main s’enrichissaient de leur vin. Autour de 1628, ils firent brûler des centaines de gens pour sorcellerie ; en 1631, Gustave-Adolphe prit d’assaut la forteresse de Wurtzbourg et en envoya la bibliothèque en Suède.

# Palatinat du Rhin
history-luettich = La houille, le fer et les armuriers de Liège : un pays neutre qui vendait des armes à tout le monde. Neutre ou non, il vit passer les troupes de tous les camps, et en 1637 son bourgmestre, ami des Français, fut assassiné dans un banquet.
history-zweibruecken = Des fermes de collines et un peu de vin, entre Rhin et Sarre. Les Espagnols prirent Kreuznach en 1620, les Suédois en 1632 ; l’armée impériale de 1635 n’y laissa guère de village habité.
history-breisgau = Une terre des Habsbourg sur le Rhin, avec du vin et de vieilles mines d’argent. Bernard de Weimar prit par la faim la forteresse de Brisach en 1638 ; en 1644, Bavarois et Français se disputèrent en trois journées les hauteurs de Fribourg.
history-burgund = Le sel de Salins était sa fortune, et le chemin des Espagnols, d’Italie aux Pays-Bas, passait par là. Les Français assiégèrent Dole en vain en 1636, et dix ans de ravages laissèrent des cantons entiers déserts.
history-koeln = La ville la plus riche du Rhin vendait vin, livres et armes à tous les partis et n’en laissait entrer aucun. Les terres de l’électeur eurent moins de chance : en 1642, Français et Hessois battirent les Impériaux à Kempen et s’y installèrent.
history-trier = Le vin de la Moselle et les péages du Rhin. L’électeur se mit sous la protection de la France ; en 1635, les Espagnols l’enlevèrent, et la France en tira une raison de déclarer la guerre.
history-mark = Du grain et du bétail, et la première houille de la Ruhr pour les forgerons. Le pays revenait par héritage au Brandebourg, mais garnisons hollandaises, espagnoles, impériales et hessoises y vécurent tour à tour.
history-lothringen = Du sel, du fer et du blé entre deux puissances. Le duc choisit le parti de l’empereur, les Français occupèrent son duché en 1633, et cette année-là Jacques Callot, de Nancy, grava les Misères de la guerre.
history-strassburg = La ville libre vivait du vin, du blé et de son pont sur le Rhin, et resta neutre aussi longtemps qu’elle put. Mansfeld prit Haguenau en 1621 ; la paix donna à la France les droits des Habsbourg en Alsace.

## Le plateau en mots
describe-none = aucun
describe-standing = Année { $year }, { $season } : { $phase }
describe-events = Événements encore à venir : { $events }
describe-event = Événement de la saison : { $event }
describe-actions = Actions dans leur ordre : { $actions } ; face cachée : { $hidden }
describe-place = Place { $place } ({ $tile }) : { $seat }
describe-place-free = Place { $place } ({ $tile }) : libre
describe-tower = La tour de combat
describe-inside = Dans la tour : { $cubes }
describe-tray = Dans la soucoupe : { $cubes }
describe-court = La cour impériale
describe-favour = Faveur { $favour } pour { $price ->
    [one] un officier de cour
   *[other] { $price } officiers de cour
  } : { $amount ->
    [0] { $what }
   *[other] { $amount } { $what }
  }
describe-courtiers = { $seat } : officiers dans la salle de réception { $hall }, dans la salle d’audience { $room }
describe-region = { $region } (le plus : { $leads })
describe-neutral = neutre
describe-held = { $seat }, { $armies ->
    [one] une armée
   *[other] { $armies } armées
  }
describe-markers = { $markers ->
    [one] un marqueur de révolte
   *[other] { $markers } marqueurs de révolte
  }
describe-leader = chef militaire : { $seat }
describe-statue = statue : { $seat }
describe-yields = impôt { $tax }, céréales { $grain }, terrains { $sites }
describe-players = Joueurs
describe-player = { $seat } : points { $points }, thalers { $thalers }, céréales { $grain }, états { $counties }, armées en réserve { $armies }
describe-shield = { $seat } : à l’abri de { $actions } cette saison
describe-pardon = { $seat } garde la faveur 4 contre le prochain marqueur de révolte
describe-region-card = { $seat } : carte de région { $card }
describe-statues = { $seat } : statues { $statues }, trophées { $trophies }
describe-left = Dans la réserve : paysans { $peasants }, palais { $palaces }, églises { $churches }, maisons de commerce { $houses }
describe-shown = { $seat } a montré : { $cards }
describe-you = (vous)

## La table de planification du terminal
table-spaces = Vos cases : quand l’action arrive, son mot, son nom, son prix, votre carte
table-counties = Vos états (! est un marqueur de révolte)
table-county = état
table-armies = armées
table-tax = impôt
table-grain = céréales
table-sites = terrains libres
table-buildings = édifices
table-use = prévu pour
table-how = Comment planifier
table-lay = « plan palace altmark » pose une carte, « lay palace altmark, taxes lausitz, bid coin-1, rest » en pose plusieurs (rest : rien sur toutes les autres cases) ; « undo » reprend la dernière, « clear palace » n’importe laquelle une fois le plan complet.
table-ready = Votre plan est complet : « ready ».
history-heading = Histoire
terminal-help-history = ce qui se passa cette année, qui étaient les généraux, de quoi vivait un état
terminal-help-lay = poser plusieurs cartes d’un coup

## Le bilan d’une partie terminée
account-chapter = { $number ->
        [0] Mise en place
       *[other] Année { $number }
    }
account-score = Points
account-source-counties = États
account-source-buildings = Édifices
account-source-majorities = Majorités
account-source-favours = Faveurs
account-source-region-cards = Cartes région
account-source-statues = Statues et trophées
account-measure-standing = Points avec les décomptes à venir, en l’état
account-measure-points = Points
account-quantity = Cubes sortis de la tour, ceux de son camp moins ceux de l’adversaire
account-luck = Cubes de son camp sortis de la tour en { $battles ->
        [one] { $battles } bataille ou révolte
       *[other] { $battles } batailles et révoltes
    }, moins ceux de l’adversaire : { $actual }. En moyenne, les mêmes jets donnent { $expected } : { $better ->
        [yes] c’est { $difference } de mieux
        [even] c’est la moyenne
       *[no] c’est { $difference } de moins bien
    } (écart type { $deviation } ; moyenne estimée, ± { $error }).

# ---- hints
hint-county = céréales { $grain }, thalers { $thalers }, emplacements { $sites }
hint-bid = thalers : { $price }, il en reste : { $left }
hint-price = thalers : { $price }, il en reste : { $left }
hint-void = en l’état, ce serait impossible
hint-taxes = thalers perçus : { $thalers }
hint-harvest = céréales : +{ $grain } ; alors { $then } pour { $counties } états
hint-revolt = révolte : paysans { $peasants }, armées { $armies }
hint-recruits = armées nouvelles : { $armies }, alors { $then } sur place
hint-marchers = armées pouvant partir en l’état : { $armies }
hint-supply = céréales { $grain } pour { $counties } états
hint-tile = avec : { $tile }
hint-stay = armées qui restent : { $armies }
hint-against = armées contre vous : { $armies }, et ce que rend la tour
hint-there = armées là-bas alors : { $armies }
hint-event = sans effet : { $event }
hint-reserve = dans la tour : { $thrown } ; il en reste en réserve : { $left }
hint-groups = groupes d’armées restants ensuite : { $groups }
hint-draw = un de { $cards } états, et il est à vous
hint-renew = cartes dans la pile : { $cards } ; puis vous choisissez à nouveau
hint-later = états encore à venir : { $counties } ; au dernier, il faut le placer
hint-blank = cartes restantes sans état, enchère comprise : { $cards }
hint-card-back = de retour en main : { $card }
hint-courtiers = officiers de cour : { $courtiers }
hint-in-tray = vos armées alors dans la soucoupe : { $armies }
hint-courtiers-left = officiers de cour gardés : { $courtiers }
hint-wasted = la faveur est dépensée pour rien
hint-bonus-then = { $bonus } alors : { $amount }
hint-no-leader = pas de chef militaire jusqu’à la fin de la partie
