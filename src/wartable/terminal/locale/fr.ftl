# Messages du terminal – français

# Début et fin
terminal-edition = Édition { $edition } : { $about }
terminal-options = Options : { $options }.
terminal-none = aucune
terminal-seats = Places : { $seats }.
terminal-you = vous
terminal-bot = un robot
terminal-board = Le degré de certitude de chaque élément : wartable rules { $game } --board
terminal-fair = Les dés sont équitables : ils viennent d’une graine secrète, révélée à la fin de la partie. D’ici là, voici son empreinte (SHA-256) : { $commitment }
terminal-luck = Les dés sont reproductibles : { $kind }.
terminal-welcome = Répondez par un numéro ou par des mots ; « help » énumère ce que vous pouvez taper d’autre.
terminal-left = Vous quittez la table avant la fin.
terminal-revealed = La graine secrète des dés était : { $seed }
terminal-verify = Pour vérifier chaque dé : wartable verify { $file }
terminal-saved = Partie enregistrée : { $file }.
terminal-secrets = Le fichier contient aussi ce que les autres tiennent secret.
terminal-not-saved = Partie non enregistrée : { $reason }
terminal-quit = La partie n’est pas enregistrée. Pour la garder : save FICHIER. Pour partir quand même : encore une fois quit.

# Réponses
terminal-earlier = { $count ->
        [one] Une ligne plus ancienne est omise ; « log { $total } » la montre.
       *[other] { $count } lignes plus anciennes sont omises ; « log { $total } » les montre.
    }
terminal-no-number = Les choix sont numérotés de 1 à { $most }.
terminal-unknown = Mot inconnu : { $word }. « help » énumère ce que vous pouvez taper.
terminal-not-understood = Ce choix n’est pas compris ; « offer » énumère les choix, « help » dit comment les écrire.
terminal-which = Lequel voulez-vous dire : { $candidates }
terminal-possible = C’est possible.
terminal-usage = Manière de l’écrire : { $usage }
terminal-no-rule = Aucune règle ne porte le numéro « { $rule } » ; « rules » les énumère.
terminal-undone = Choix repris.
terminal-amount = Un nombre de 1 à { $most } est possible ici.
terminal-until = L’attaque s’arrête : { $origin }, { $armies ->
        [one] { $armies } armée restante
       *[other] { $armies } armées restantes
    }.
terminal-odds = { $attackers } attaquants (sans l’armée qui reste) contre { $defenders } défenseurs, jusqu’au bout : prise dans { $share } des cas, avec en moyenne { NUMBER($left, maximumFractionDigits: 1) } attaquants restants.
terminal-no-odds = Aucune attaque n’est possible maintenant. Pour un combat quelconque : odds ATTAQUANTS DÉFENSEURS

# Aide
terminal-help-answers = Répondez par le numéro d’un choix, ou écrivez-le ; le début des mots suffit, les accents et les majuscules sont sans importance. Une ligne vide répète les choix. Vous pouvez aussi taper :
terminal-help-map = le plateau en mots
terminal-help-seats = les joueurs, dans l’ordre du jeu
terminal-help-hand = ce que vous avez
terminal-help-log = ce qui s’est passé, les N dernières lignes
terminal-help-offer = les choix, encore une fois
terminal-help-why = pourquoi un choix est impossible, et selon quelle règle
terminal-help-rule = le texte d’une règle
terminal-help-rules = toutes les règles, avec leurs premiers mots
terminal-help-undo = reprendre votre dernier choix
terminal-help-restart = reprendre tout ce qui peut l’être
terminal-help-orders = vos consignes permanentes, ou en changer une
terminal-help-save = écrire la partie dans un fichier
terminal-help-help = cette liste
terminal-help-quit = quitter la table
terminal-help-odds = les chances de prendre un territoire : pour chaque attaque possible, ou pour un combat quelconque
terminal-help-history = ce qui s’est passé dans les années de cette manche, et ce que représentent les ennemis
terminal-help-choices = Les choix en mots : { $choices }
terminal-help-shorthands = Plusieurs choix à la fois :
    place TERRITOIRE 7 : sept armées
    attack DÉPART CIBLE [DÉS] : choisir le départ et lancer les dés, le plus possible sans autre précision
    attack DÉPART CIBLE until N : lancer encore et encore tant que le départ a plus de N armées
    follow 7 : sept armées suivent
    move DÉPART CIBLE [N|all] : choisir le départ et déplacer N armées
