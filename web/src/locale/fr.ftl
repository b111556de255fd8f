# Accueil
lobby-title = wartable – jeux de plateau
lobby-motto = De grands jeux de plateau historiques dans le navigateur
lobby = Accueil
to-lobby = Retour à l’accueil
my-tables = Vos tables
open-table = Ouvrir une table
open-button = Ouvrir la table
play-bots = Jouer contre des robots
players = Joueurs
edition = Édition
options = Options
option-range = de { $low } à { $high }
who-sits = Qui joue à quelle place
person = une personne
bot-heuristic = un robot
bot-random = un robot qui joue au hasard
bot-search-quick = un robot fort et rapide
bot-search = un robot fort
bot-search-deep = un robot fort qui prend son temps
spectator = spectateur
links-secret = Chaque lien est la clé d’une place : ne l’envoyez qu’à la personne qui doit s’y asseoir. Il reste à la table, sous « Inviter », jusqu’à ce que quelqu’un s’y asseye.
copy = Copier
copied = Copié
take-seat = Prendre cette place
watch = Regarder
have-seat = Vous regardez, mais vous avez une place à cette table.
forget-table = Retirer la table « { $table } » de la liste
forget-really = Retirer cette table de votre liste ?
forget-lost = La partie continue, et ce navigateur oublie le lien de votre place. Sans lui, vous ne pourrez pas revenir.
forget-yes = Retirer
forget-no = Garder
table-gone = Cette table n’existe pas.
table-gone-why = Le lien est peut-être incomplet, ou c’était une table d’essai : elles sont débarrassées peu après le départ de tous.
page-unknown = Il n’y a pas de page à cette adresse.
page-unknown-why = Le lien est peut-être incomplet. Depuis l’accueil, vous trouverez tous les jeux et vos tables.
table-over = Terminée. Victoire : { $winners }
your-turn = À vous de jouer
you-are-out = Vous êtes hors jeu ; la partie continue sans vous.
waiting-for = On attend { $seats }
retry = Réessayer
field-missing = Remplissez ce champ.
field-number = Choisissez un nombre qui convient.
field-short = Au moins { $least } caractères.
loading = Chargement …
server-unreachable = Le serveur ne répond pas. Réessayez dans un instant.

# Cadre
language = Langue
theme-light = Couleurs claires
theme-dark = Couleurs sombres
letters = Des lettres à la place des dessins sur les pièces
menu = Menu
tools = Outils
rules = Règles
help = Aide
fit-map = Voir toute la carte
fill-map = Remplir le cadre avec la carte
hide-pieces = Cacher les pions
zoom-in = Agrandir
zoom-out = Réduire
map = Carte
map-of = Carte de { $game }
panels = Joueurs et journal
actions = Actions
undo-group = Revenir en arrière
undo = Annuler
restart-turn = Refaire le tour
skip-actions = Aller aux actions
skip-map = Aller à la carte
skip-side = Aller aux joueurs et au journal
offline = La connexion est coupée. Nouvelle tentative …
signed-out = Vous avez été déconnecté ici, peut-être depuis un autre appareil.
sign-in-again = Se reconnecter
game-over = La partie est terminée
close = Fermer
dismiss = Masquer
refused = Ce n’est pas possible.
fatal-unknown-seat = Ce lien n’ouvre aucune place à cette table.
fatal-unknown-table = Cette table n’existe pas.
fatal-bad-version = Cette page n’est plus à jour : rechargez-la.
part-missing = Une partie de cette page n’a pas pu être chargée : le serveur est injoignable, ou a une version plus récente.
reload = Recharger la page
fatal-wrong-origin = Cette page vient d’un autre site.
fatal-table-held = Les règles ont changé depuis que cette partie a été jouée : elle est conservée telle quelle, mais ne peut pas continuer ici.
fatal-table-damaged = Ce qui est enregistré de cette table n’est pas ce qui y avait été enregistré : elle est gardée telle quelle, et personne n’y joue plus. Qui gère ce serveur en sait davantage.
fatal-part-gone = Le jeu de cette table, ou un robot qui y joue, n’est plus connu ici : elle est gardée telle quelle, mais ne peut pas continuer.
fatal-no-spectators = Cette table n’admet pas de spectateurs. Si vous y avez une place, ouvrez-la par votre propre lien.
fatal-not-signed-in = Connectez-vous pour prendre votre place ici.

# Joueurs
you = vous
winner = victoire
has-turn = a la main
connected = en ligne
absent = hors ligne
is-out = hors jeu
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

# Journal, règles, passé
log = Journal
opening = Mise en place
opening-here = À partir d’ici
earlier = Afficher les tours précédents
newer = Lignes plus récentes
show-rule = Règle { $rule }
rule-title = Règle { $rule }
more-events = { $count ->
    [one] { $count } autre événement auparavant.
   *[other] { $count } autres événements auparavant.
}
replay = Revoir la partie
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie
looking-back = Vous regardez le passé (moment { $point }).
back-to-now = Revenir au présent
since-turn = Depuis votre dernier tour
since-last = { $count ->
    [one] Depuis votre dernier tour : { $count } événement
   *[other] Depuis votre dernier tour : { $count } événements
}
since-watch = Revoir sur la carte
since-read = Lire
orders = Consignes permanentes
in-words = La carte et les joueurs en toutes lettres
fair-dice = Dés honnêtes
fair-promise = Avant le premier dé, le serveur s’est engagé sur une graine secrète en publiant son empreinte SHA-256 :
fair-seed = La graine, révélée maintenant que la partie est terminée :
fair-yes = Votre navigateur l’a vérifié : la graine correspond à l’engagement.
fair-no = La graine NE correspond PAS à l’engagement.
fair-how = Pour vérifier vous-même chaque dé, enregistrez la partie et lancez la commande ci-dessous.
fair-record = L’enregistrement de la partie

# Aide
help-map = Tout ce que vous pouvez choisir est entouré sur la carte ou se trouve sur un bouton.
help-mouse = Cliquez sur un endroit du plateau, puis sur la cible. Glissez pour déplacer la carte ; molette ou pincement pour zoomer. Là où l’on peut placer beaucoup de pièces, Maj-clic les place toutes.
help-why = Cliquez ailleurs, et l’on vous dira pourquoi ce n’est pas possible et d’après quelle règle.
help-keys = Au clavier : Tab parcourt les endroits que vous pouvez choisir, les flèches les parcourent tous, Entrée choisit.
help-escape = Échap ferme ce qui est ouvert, ou lâche ce que vous avez choisi.
help-undo = On peut annuler librement tant qu’aucun dé n’est tombé, que rien de caché n’a été montré et que personne d’autre n’a joué.
help-colours = Le bandeau est doré quand c’est à vous, gris pendant l’attente, hachuré quand vous regardez le passé, rouge quand la connexion est coupée.
help-log = Pointez une ligne du journal pour voir ses lieux, cliquez pour y aller ; le numéro en fin de ligne ouvre la règle.
help-past = Le curseur sous le journal montre la table telle que vous l’avez vue à tout moment passé.
explain-hint = { $hint }
