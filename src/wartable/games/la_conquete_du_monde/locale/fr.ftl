# La Conquête du Monde – français

## Le jeu
game-name = La Conquête du Monde
game-blurb = Le jeu de conquête du monde tel qu’on le jouait en 1957 : jusqu’à trois dés en défense et une carte à chaque tour. De deux à six joueurs se disputent 42 territoires, jusqu’à ce que l’un d’eux les tienne tous.

## Éditions
edition-1957 = Les règles de la première édition.
edition-second-rule = Les règles de 1957 avec leur variante pour experts : des armées par groupe de quatre territoires, des cartes pour ceux qui restent.
edition-classic = La forme plus tardive que tout le monde connaît : deux dés en défense, une carte seulement après une conquête, des armées de départ placées une à une.
edition-1957-name = Première édition, 1957
edition-second-rule-name = 1957, deuxième règle
edition-classic-name = Classique

## Options
option-second-rule = Variante pour experts : une armée pour quatre territoires, une carte pour chaque territoire restant, échanges à partir de 6 armées
option-joker = Un joker
option-joker-alone = forme une série à lui seul
option-joker-wild = remplace n’importe quelle carte d’une série
option-army-cap = Nombre maximal d’armées par joueur (la boîte en contient 120)
option-army-cap-0 = sans limite
option-round-limit = Dernière manche (le plus de territoires l’emporte, puis le plus d’armées)
option-round-limit-0 = sans limite
option-protection = Premières manches où personne ne peut être éliminé
option-protection-0 = aucune
option-deal = Répartition des territoires
option-deal-dice = aux dés, une armée sur chacun
option-deal-even = à parts égales, puis les armées de départ une à une
option-even-world = Un monde équilibré (règle maison pour les premières parties)
option-defence-dice = Nombre maximal de dés en défense
option-minimum-armies = Nombre minimal d’armées que rapportent les territoires à chaque tour
option-minimum-armies-0 = aucun minimum
option-cards = On tire une carte
option-cards-each-turn = au début de chaque tour
option-cards-after-conquest = à la fin d’un tour avec conquête
option-sets = Forment une série
option-sets-one-of-each = une carte de chaque arme
option-sets-alike-too = une carte de chaque arme ou trois identiques
option-forced-exchange = Nombre de cartes en main à partir duquel l’échange est obligatoire
option-forced-exchange-0 = jamais
option-movement = Après le combat peuvent se déplacer
option-movement-fresh-armies = toutes les armées qui n’ont pas combattu, d’un pas
option-movement-one-move = n’importe quelles armées, mais d’un seul territoire vers un seul voisin
option-east-africa-middle-east = Une liaison maritime relie l’Afrique orientale et le Moyen-Orient
option-middle-east-china = Le Moyen-Orient et la Chine sont voisins
option-no-afghanistan-india = Pas de frontière entre l’Afghanistan et l’Inde
option-no-iceland-scandinavia = Pas de liaison maritime entre l’Islande et la Scandinavie
option-no-great-britain-scandinavia = Pas de liaison maritime entre la Grande-Bretagne et la Scandinavie

## Consignes permanentes
order-defence = Dés quand on m’attaque
order-defence-maximum = Toujours en lancer le plus possible
order-defence-ask = Me demander à chaque fois

## Joueurs
seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune
seat-black = Noir
seat-white = Blanc

## Continents
continent-oceanie = Océanie
continent-amerique_du_sud = Amérique du Sud
continent-afrique = Afrique
continent-europe = Europe
continent-amerique_du_nord = Amérique du Nord
continent-asie = Asie

## Territoires
# Amérique du Nord
territory-alaska = Alaska
territory-territoires_du_nord_ouest = Territoires du Nord-Ouest
territory-groenland = Groenland
territory-alberta = Alberta
territory-ontario = Ontario
territory-quebec = Québec
territory-etats_de_l_ouest = États de l’Ouest
territory-etats_de_l_est = États de l’Est
territory-amerique_centrale = Amérique centrale
# Amérique du Sud
territory-venezuela = Venezuela
territory-perou = Pérou
territory-bresil = Brésil
territory-argentine = Argentine
# Europe
territory-islande = Islande
territory-scandinavie = Scandinavie
territory-ukraine = Ukraine
territory-grande_bretagne = Grande-Bretagne
territory-europe_du_nord = Europe du Nord
territory-europe_occidentale = Europe occidentale
territory-europe_du_sud = Europe du Sud
# Afrique
territory-afrique_du_nord = Afrique du Nord
territory-egypte = Égypte
territory-afrique_orientale = Afrique orientale
territory-congo = Congo
territory-afrique_du_sud = Afrique du Sud
territory-madagascar = Madagascar
# Asie
territory-oural = Oural
territory-siberie = Sibérie
territory-yakoutie = Yakoutie
territory-tchita = Tchita
territory-kamtchatka = Kamtchatka
territory-mongolie = Mongolie
territory-japon = Japon
territory-afghanistan = Afghanistan
territory-chine = Chine
territory-moyen_orient = Moyen-Orient
territory-inde = Inde
territory-siam = Siam
# Océanie
territory-indonesie = Indonésie
territory-nouvelle_guinee = Nouvelle-Guinée
territory-australie_occidentale = Australie occidentale
territory-australie_orientale = Australie orientale

## Cartes
arm-infantry = fantassin
arm-cannon = canon
arm-cavalry = cavalier
arm-joker = joker

# Séries
set-joker = un joker
set-infantry-infantry-infantry = trois fantassins
set-infantry-infantry-cannon = deux fantassins, un canon
set-infantry-infantry-cavalry = deux fantassins, un cavalier
set-infantry-infantry-joker = deux fantassins, un joker
set-infantry-cannon-cannon = un fantassin, deux canons
set-infantry-cannon-cavalry = fantassin, canon, cavalier
set-infantry-cannon-joker = fantassin, canon, joker
set-infantry-cavalry-cavalry = un fantassin, deux cavaliers
set-infantry-cavalry-joker = fantassin, cavalier, joker
set-infantry-joker-joker = un fantassin, deux jokers
set-cannon-cannon-cannon = trois canons
set-cannon-cannon-cavalry = deux canons, un cavalier
set-cannon-cannon-joker = deux canons, un joker
set-cannon-cavalry-cavalry = un canon, deux cavaliers
set-cannon-cavalry-joker = canon, cavalier, joker
set-cannon-joker-joker = un canon, deux jokers
set-cavalry-cavalry-cavalry = trois cavaliers
set-cavalry-cavalry-joker = deux cavaliers, un joker
set-cavalry-joker-joker = un cavalier, deux jokers
set-joker-joker-joker = trois jokers

## Quantités
amount-1 = 1 armée
amount-10 = 10 armées
amount-all = toutes les armées disponibles

## Étapes
stage-muster = placement d’une armée de départ
stage-reinforce = placement des renforts
stage-combat = choix du point de départ d’une attaque
stage-aim = choix d’une cible
stage-defence = choix des dés de défense
stage-follow = entrée dans le territoire conquis
stage-spoils = échange de cartes après une élimination
stage-movement = choix du point de départ d’un déplacement
stage-destination = choix de la destination
stage-march = suite d’un déplacement
stage-over = fin de la partie

## Invites
prompt-muster = Placez une armée de départ sur l’un de vos territoires (il en reste { $armies }).
prompt-reinforce = { $exchange ->
        [must] Vous avez tant de cartes qu’il vous faut d’abord échanger une série ; elle rapporte { $value } armées.
       *[other] Placez { $armies ->
            [one] { $armies } armée
           *[other] { $armies } armées
        } sur vos territoires{ $exchange ->
            [may]  ; une série de vos cartes en rapporterait { $value } de plus.
           *[other] .
        }
    }
prompt-combat = { $exchange ->
        [must] Vous avez tant de cartes qu’il vous faut d’abord échanger une série ; elle rapporte { $value } armées.
       *[other] { $origins ->
            [0] Aucun de vos territoires ne peut attaquer : mettez fin aux combats.
           *[other] Choisissez un territoire d’où attaquer, ou mettez fin aux combats.
        }{ $exchange ->
            [may] {" "}Une série peut encore être échangée contre { $value } armées.
           *[other] {""}
        }
    }
prompt-aim = { $origin } : choisissez une cible et le nombre de dés, ou revenez en arrière.
prompt-defence = { $origin } → { $target } : on vous attaque avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ; choisissez combien de dés vous lancez.
prompt-follow = Territoire conquis : { $target }. Choisissez combien d’armées y entrent encore ({ $origin } → { $target }, au plus { $armies }), ou restez-en là.
prompt-spoils = { $exchange ->
        [must] Vous avez éliminé un joueur et tenez tant de cartes qu’il vous faut échanger une série ; elle rapporte { $value } armées.
        [may] Vous avez éliminé un joueur : échangez maintenant une série contre { $value } armées, ou reprenez les combats.
       *[other] Vous n’avez pas de série à échanger maintenant : reprenez les combats.
    }
prompt-movement = { $origins ->
        [0] Aucune de vos armées ne peut se déplacer : terminez votre tour.
       *[other] Choisissez un territoire d’où partent des armées, ou terminez votre tour.
    }
prompt-destination = { $origin } : choisissez le voisin où va une armée, ou revenez en arrière.
prompt-march = { $origin } → { $target } (au plus { $armies }) : choisissez combien d’autres armées prennent le même chemin, ou mettez fin à ce déplacement.

## Choix
choice-place = { $territory } : placer { $amount }
choice-exchange = Échanger une série : { $set }
choice-from = Départ : { $territory }
choice-attack = Attaque : { $territory }, dés : { $dice }
choice-defend = Défense, dés : { $dice }
choice-follow = Faire suivre : { $amount }
choice-move = Déplacer une armée vers : { $territory }
choice-done = { $stage ->
        [combat] Fin des combats
        [aim] Retour
        [follow] En rester là
        [spoils] Reprendre les combats
        [movement] Fin du tour
        [destination] Retour
        [march] Fin de ce déplacement
       *[other] Terminé
    }

## Événements
event-order-rolled = { $seat } lance le dé pour l’ordre du jeu : { $die }.
event-order-set = Ordre du jeu, numéro { $place } : { $seat }.
event-deal-rolled = { $seat } lance le dé pour la distribution : { $die }.
event-dealt = { $seat } reçoit un territoire : { $territory }.
event-points-lost = Il ne reste plus de territoire : { $seat } perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-evened = Monde égal (règle maison) : { $giver } cède un territoire à { $seat } : { $territory }.
event-opened = { $seat } ouvre la conquête du monde.
event-round-began = Manche { $round }
event-turn-began = Tour de jeu : { $seat }
event-drew = { $seat } tire une carte.
event-drew-card = Carte tirée ({ $seat }) : { $arm }.
event-no-card = Le talon est épuisé et aucune carte n’est écartée : { $seat } ne tire pas de carte.
event-reshuffled = Les cartes écartées sont battues et forment un nouveau talon.
event-reinforced = { $seat } { $armies ->
        [0] ne reçoit aucune armée
        [one] reçoit { $armies } armée
       *[other] reçoit { $armies } armées
    } pour { $territories ->
        [one] { $territories } territoire
       *[other] { $territories } territoires
    }.
event-continent-held = { $seat } reçoit { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } de plus pour un continent entier : { $continent }.
event-capped = { $seat } atteint le plafond : { $armies ->
        [one] { $armies } armée perdue
       *[other] { $armies } armées perdues
    }.
event-placed = { $seat } place { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } : { $territory }.
event-exchanged = { $seat } échange une série ({ $set }) contre { $armies } armées.
event-attacked = { $seat } attaque : { $origin } → { $target }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
event-defended = { $seat } se défend avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
event-rolled = { $attack } contre { $defence } ; pertes de l’assaillant : { $attacker_lost }, du défenseur : { $defender_lost }.
event-spared = { $seat } garde une dernière armée ({ $territory }) : personne ne peut encore être éliminé.
event-conquered = { $seat } conquiert un territoire : { $territory } ; { $armies ->
        [one] { $armies } armée y entre
       *[other] { $armies } armées y entrent
    }.
event-followed = { $seat } fait suivre { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } : { $origin } → { $target }.
event-eliminated = { $seat } élimine { $victim } et { $cards ->
        [0] ne trouve aucune carte
        [one] prend { $cards } carte
       *[other] prend { $cards } cartes
    }.
event-seized-cards = Cartes prises ({ $seat }) : { $arm } × { $cards }.
event-moved = { $seat } déplace { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    } : { $origin } → { $target }.
event-world-conquered = { $seat } tient le monde entier.
event-time-up = La manche { $round } était la dernière : les territoires décident, puis les armées.

## Refus
refusal-game-over = La partie est terminée.
refusal-wrong-step = Ce choix n’appartient pas à cette étape du tour.
refusal-odd-amount = Les armées se manient par unités, par dizaines ou toutes ensemble ; répétez le choix pour une autre quantité.
refusal-not-yours = On ne place des armées que sur ses propres territoires.
refusal-not-so-many = Vous ne pouvez pas employer autant d’armées ici d’un seul coup ; choisissez une quantité plus petite.
refusal-one-by-one = Les armées de départ se placent une à une.
refusal-one-stays = Une armée reste en arrière : il ne peut en suivre autant.
refusal-no-more-march = Il n’y a pas autant d’armées libres de marcher.
refusal-armies-to-place = Placez d’abord toutes les armées reçues.
refusal-no-such-set = À cette table, ces cartes ne forment pas une série.
refusal-cards-missing = Il vous manque des cartes pour cette série.
refusal-too-late = Pas à ce moment : on échange ses séries avant d’engager la première attaque de son tour, ou juste après avoir éliminé un joueur.
refusal-must-exchange = Vous avez tant de cartes qu’il vous faut d’abord échanger une série.
refusal-no-origin = Choisissez d’abord le territoire d’où partent vos armées.
refusal-not-your-origin = Des armées ne peuvent partir que d’un territoire à vous.
refusal-lone-army = Une seule armée s’y trouve, et elle doit y rester.
refusal-no-enemy-near = Aucun voisin de ce territoire ne peut être attaqué.
refusal-own-target = Ce territoire est déjà à vous : attaquez un territoire ennemi.
refusal-not-neighbours = Ces deux territoires n’ont ni frontière ni ligne maritime en commun.
refusal-too-many-dice = Il n’y a pas assez d’armées pour tant de dés : en attaque, une armée ne lance jamais ; en défense, il faut une armée par dé, dans la limite fixée pour la table.
refusal-no-such-dice = Un jet se fait avec un, deux ou trois dés.
refusal-protected = C’est la dernière armée d’un joueur, et personne ne peut être éliminé dans ces premières manches.
refusal-not-your-target = Les armées ne se déplacent qu’entre vos territoires, et celui-là n’est pas à vous.
refusal-no-friend-near = Aucun de ses voisins n’est à vous : ses armées n’ont nulle part où aller.
refusal-all-fought = Toutes les armées de ce territoire ont combattu pendant ce tour : aucune ne peut partir.
refusal-already-moved = Les armées de ce territoire se sont déjà déplacées ou ont combattu pendant ce tour.

## Règles : matériel et préparation
rule-CM-0_1 = De deux à six joueurs, chacun avec des armées d’une couleur ; la boîte contient, par couleur, 70 cubes valant une armée et 5 pièces valant dix armées. Notre décision : le nombre minimal de joueurs se lit mal dans notre exemplaire, nous retenons deux ; le nombre d’armées n’est pas limité, sauf si la table choisit un plafond (les pièces de la boîte font 120 armées).
rule-CM-0_2 = Le plateau montre 42 territoires répartis sur six continents. Il y a 42 cartes de territoire, portant chacune l’une des trois armes (fantassin, canon ou cavalier), et deux jokers. Trois dés servent à l’attaque et trois à la défense.
rule-CM-0_3 = Chaque joueur lance un dé. Le plus fort commence, les autres suivent du plus fort au plus faible. Notre décision : les joueurs à égalité relancent entre eux.
rule-CM-0_4 = Keewatin, Terre de Baffin et Groenland forment un territoire unique (sur notre plateau : Groenland).

## Règles : distribution des territoires
rule-CM-1_1 = On distribue sans les jokers. À tour de rôle, chacun lance un dé et reçoit autant de cartes et autant d’armées que de points ; une armée va sur chaque territoire tiré.
rule-CM-1_2 = On continue jusqu’à épuisement des territoires. Les points qui dépassent le dernier territoire sont perdus.
rule-CM-1_3 = Le joueur qui suit celui qui a eu le dernier territoire ouvre la conquête. Auparavant, toutes les cartes reviennent, on y joint les jokers et on bat le talon. Les armes ne comptent pas pendant la distribution ; ensuite, elles seules comptent.

## Règles : premier temps, les renforts
rule-CM-2_1 = Le tour commence par une carte, tirée du dessus du talon. Les mains sont secrètes. Notre décision : le nombre de cartes d’une main est public.
rule-CM-2_2 = Chaque groupe de trois territoires, où qu’ils soient, rapporte une armée. Un groupe incomplet ne rapporte rien, et il n’y a pas de minimum.
rule-CM-2_3 = Chaque continent tenu en entier rapporte d’autres armées à chaque tour : Océanie 2, Amérique du Sud 2, Afrique 3, Europe 5, Amérique du Nord 5, Asie 7. Ses territoires comptent tout de même parmi les autres. (Dans notre exemplaire, seules les valeurs de l’Océanie et de l’Afrique sont lisibles ; les autres viennent d’éditions plus tardives.)
rule-CM-2_4 = On peut alors échanger un nombre quelconque de séries de cartes contre des armées, sans y être tenu (voir CM-5.1 et la suite).
rule-CM-2_5 = Toutes les armées reçues sont à placer sur-le-champ. Leur répartition entre ses propres territoires est libre : un seul peut même les prendre toutes.
rule-CM-2_6 = La carte qu’on vient de tirer peut être échangée dans le même tour. Notre décision : si le talon est épuisé et qu’aucune carte n’est écartée, on n’en tire pas.

## Règles : deuxième temps, les combats
rule-CM-3_1 = Chaque territoire garde toujours une armée au moins : pour attaquer, il en faut donc deux ou plus au départ. La cible doit toucher ce territoire par une frontière ou lui être reliée par une ligne maritime.
rule-CM-3_2 = L’assaillant nomme les deux territoires, celui qui attaque et celui qui est attaqué. (Sur table, un oubli peut coûter trois armées ; ici, toute attaque nomme les deux, et la pénalité est sans objet.)
rule-CM-3_3 = L’assaillant lance de un à trois dés, au plus le nombre d’armées du territoire attaquant moins une. Le défenseur lance de un à trois dés, au plus le nombre d’armées du territoire attaqué, et choisit combien. Notre décision : par consigne permanente, le défenseur lance le maximum ; chacun peut préférer qu’on lui demande.
rule-CM-3_4 = Chaque camp trie ses dés, puis on les compare paire par paire en partant des plus hauts. Dans chaque paire, le dé inférieur coûte une armée à son camp ; l’égalité profite au défenseur.
rule-CM-3_5 = L’assaillant peut à son gré recommencer, s’arrêter, changer de cible ou de point de départ ; il peut attaquer un territoire depuis plusieurs autres, et plusieurs adversaires dans le même tour.
rule-CM-3_6 = Quand un territoire est conquis, les armées engagées dans le dernier jet y entrent. D’autres peuvent suivre, du dernier territoire attaquant seulement, où une armée doit rester. Le nouveau territoire peut aussitôt servir à attaquer.
rule-CM-3_7 = Un dé sans vis-à-vis ne compte pas. Notre décision : le défenseur choisit son nombre de dés après l’assaillant et avant tout jet.
rule-CM-3_8 = L’Alaska et Khabarovsk (sur notre plateau : Kamtchatka) sont voisins, car la Terre est ronde. Notre décision : une ligne maritime vaut partout une frontière, bien qu’un paragraphe ne parle que de frontière commune.
rule-CM-3_9 = Les combats et les déplacements sont facultatifs.

## Règles : troisième temps, les déplacements
rule-CM-4_1 = Les armées qui n’ont pas combattu pendant ce tour peuvent avancer d’un pas entre deux territoires voisins de leur maître, par terre ou par une ligne maritime, pourvu qu’une armée reste sur place. On fait autant de ces déplacements qu’on veut, en des lieux différents.
rule-CM-4_2 = Une armée a combattu si elle a été engagée dans un jet pendant ce tour. Notre décision : un nouveau jet engage d’abord les armées qui ont déjà combattu, ensuite seulement les fraîches ; une armée avance d’un pas au plus dans ce temps.
rule-CM-4_3 = Notre décision : les pertes se prennent sur les armées engagées. L’armée qui reste en arrière et celles qui suivent après une conquête se prennent d’abord parmi les armées qui ont combattu ; les armées fraîches qui ont suivi peuvent encore avancer d’un pas.

## Règles : les cartes
rule-CM-5_1 = Une série se compose d’un fantassin, d’un canon et d’un cavalier. Notre décision : un joker vaut à lui seul une série complète, ce que le texte imprimé laisse entendre ; en option, il remplace plutôt une carte d’une série.
rule-CM-5_2 = La valeur d’une série monte à chaque échange, quel qu’en soit l’auteur : 4, 6, 8, 10, 12, 15, 20, 25 armées, puis 5 de plus chaque fois. Si plusieurs séries sont échangées ensemble, chacune prend la valeur suivante.
rule-CM-5_3 = L’échange est facultatif et n’a lieu qu’au début de son propre tour, avant les combats (exception : CM-6.2). Les armées se placent aussitôt.
rule-CM-5_4 = Les cartes échangées sont écartées. Dès que le talon est épuisé, on les bat pour en faire un nouveau. Notre décision : s’il n’y en a pas encore d’écartées, les prochaines cartes échangées forment aussitôt le nouveau talon.

## Règles : élimination et fin
rule-CM-6_1 = Qui prend le dernier territoire d’un joueur prend aussi ses cartes ; le vaincu quitte la partie.
rule-CM-6_2 = Le conquérant peut alors, par exception, échanger des séries sans attendre, et doit en placer aussitôt les armées. Notre décision : les armées qui suivent dans le territoire conquis (CM-3.6) y entrent avant l’échange.
rule-CM-6_3 = Personne ne peut être éliminé avant la fin de la quatrième manche. Notre décision sur la manière : jusque-là, le dernier territoire d’un joueur peut être attaqué, mais sa dernière armée ne peut se perdre ; l’attaque est refusée quand il n’y a qu’une armée, et une perte au-delà est ignorée.
rule-CM-6_4 = La victoire revient à qui tient le monde entier. Notre décision : une table pressée peut fixer une limite de manches, après laquelle on se classe par territoires, puis par armées ; ceux qui restent à égalité se partagent la victoire.
rule-CM-6_5 = Pour l’échange de CM-6.2, le conquérant dispose de ses cartes et des cartes prises, pour un nombre quelconque de séries, selon l’échelle commune à la table.
rule-CM-6_6 = Notre décision : les manches se comptent depuis l’ouverture de la conquête, et la quatrième s’achève quand son dernier joueur a fini.

## Règles : la deuxième règle
rule-CM-7_1 = Variante pour experts, à la place de CM-2.1 et CM-2.2 : au début du tour, chaque groupe de quatre territoires rapporte une armée, et chaque territoire en surplus rapporte une carte. Un multiple de quatre ne rapporte pas de carte.
rule-CM-7_2 = Avec la deuxième règle, le premier échange vaut 6 armées, les suivants 8, 10, 12, 15, 20 et ainsi de suite.
rule-CM-7_3 = Avec la deuxième règle, les continents rapportent leurs armées comme d’habitude (CM-2.3).

## Règles : au-delà du livret
rule-CM-8_1 = L’édition « Classique » est la forme plus tardive et très répandue du jeu, pour la comparaison avec d’autres programmes. Le défenseur lance deux dés au plus ; un tour rapporte au moins trois armées, sans compter les continents ; on ne tire une carte qu’après une conquête ; trois cartes pareilles ou une de chaque forment une série, et le joker remplace n’importe quelle carte ; un seul déplacement par tour. Les territoires sont distribués au hasard ; puis les armées de départ (35, 30, 25 ou 20 chacun à 3, 4, 5 ou 6 joueurs, 40 à 2, y compris une par territoire) sont placées une à une. À cinq cartes ou plus, l’échange est forcé. L’échelle est 4, 6, 8, 10, 12, 15, puis 5 de plus chaque fois. L’Afrique orientale et le Moyen-Orient sont reliés. Notre décision : ce réglage n’est pas dans le livret et se compose des mêmes options que le reste ; CM-6.3 n’y vaut pas.
rule-CM-8_2 = L’option « Un monde équilibré » est une règle maison pour une première partie ; la règle imprimée s’en remet au seul hasard. Après la distribution imprimée, que raconte le journal, celui qui a le plus de territoires en donne à celui qui en a le moins, autant que le partage le permet ; puis le plus fort et le plus faible échangent des territoires, un contre un, tant que cela rapproche tout le monde. La force compte ce qu’on tient de chaque continent, selon les armées qu’il rapporte, et les voisins à soi. Le hasard n’est pas consulté : une même distribution est toujours égalisée de la même façon.

# Le monde en mots : messages de games/la_conquete_du_monde/describe.py
describe-board = Le plateau de 1957 n’a pas été retrouvé : celui-ci est reconstitué d’après la règle et les éditions suivantes.
describe-continent = { $continent } (rapporte { $armies } par tour) : { $shares }
describe-whole = entièrement { $seat }
describe-armies = { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }
describe-territories = { $territories ->
        [one] { $territories } territoire
       *[other] { $territories } territoires
    }
describe-cards = { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
describe-enemies = ennemis voisins : { $enemies }
describe-odds = pris avec { $chances } (à ce jet, puis toujours avec le plus de dés possible)
describe-odds-with = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $share }
describe-odds-meaning = Chances de prise : ce nombre de dés à ce jet, puis toujours le plus possible, jusqu’au bout ; le défenseur en lance autant qu’il peut.
describe-protected = imprenable pour l’instant : c’est le dernier territoire de ce joueur (CM-6.3)
describe-seats = Joueurs, dans l’ordre du jeu
describe-you = vous
describe-turn = a la main
describe-out = hors jeu
describe-hand = Vos cartes : { $cards }.
describe-exchange = La prochaine série échangée rapporte { $armies } armées.

# Au terminal
terminal-until = L’attaque s’arrête : { $origin }, { $armies ->
        [one] { $armies } armée restante
       *[other] { $armies } armées restantes
    }.
terminal-odds = { $attackers ->
        [one] { $attackers } attaquant
       *[other] { $attackers } attaquants
    } (sans l’armée qui reste) contre { $defenders ->
        [one] { $defenders } défenseur
       *[other] { $defenders } défenseurs
    }, jusqu’au bout : prise dans { $share } des cas ; attaquants restants en moyenne après la prise : { NUMBER($left, maximumFractionDigits: 1) }.
terminal-no-odds = Aucune attaque n’est possible maintenant. Pour un combat quelconque : odds ATTAQUANTS DÉFENSEURS
terminal-help-odds = les chances de prendre un territoire : pour chaque attaque possible, ou pour un combat quelconque
terminal-help-shorthands = Plusieurs choix à la fois :
    place TERRITOIRE 7 : sept armées
    attack DÉPART CIBLE [DÉS] : choisir le départ et lancer les dés, le plus possible sans autre précision
    attack DÉPART CIBLE until N : lancer encore et encore tant que le départ a plus de N armées
    follow 7 : sept armées suivent
    move DÉPART CIBLE [N|all] : choisir le départ et déplacer N armées

## Le bilan d’une partie terminée
account-chapter = { $number ->
        [0] Donne
       *[other] Manche { $number }
    }
account-score = Territoires
account-source-deal = Reçus à la donne
account-source-conquests = Conquis
account-source-losses = Perdus
account-measure-territories = Territoires
account-measure-armies = Armées
account-quantity = Armées perdues
account-luck = En { $battles ->
        [one] { $battles } bataille
       *[other] { $battles } batailles
    }, { $actual ->
        [one] { $actual } armée perdue
       *[other] { $actual } armées perdues
    } là où les dés en promettaient { $expected } : { $better ->
        [yes] { $difference } de moins
        [even] comme prévu
       *[no] { $difference } de plus
    } (écart type { $deviation }).

# ---- hints
hint-place = armées alors : { $armies } ; plus fort ennemi voisin : { $enemy }
hint-keeps = garde le bonus : { $continent }, +{ $armies } par tour
hint-exchange = armées aussitôt : { $armies }
hint-movable = peuvent partir : { $armies }
hint-best = meilleure chance : { $territory }, { $chance } %
hint-take = prise au bout : { $chance } %
hint-roll = ce jet, en moyenne : vous perdez { NUMBER($own, maximumFractionDigits: 1) }, l’adversaire { NUMBER($enemy, maximumFractionDigits: 1) }
hint-breaks = { $seat } perdrait le bonus : { $continent }, { $armies }
hint-gains = compléterait : { $continent }, +{ $armies } par tour
hint-eliminates = { $seat } serait éliminé, et ses cartes à vous
hint-then = armées alors : { $here } ici, { $there } là-bas
hint-due = en l’état, armées au prochain tour : { $armies }
hint-kept = cartes gardées : { $cards }
