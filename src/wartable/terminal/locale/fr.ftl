# Messages du terminal – français

# Début et fin
terminal-edition = { $edition } : { $about }
terminal-options = { $heading } : { $options }.
terminal-options-printed = Options
terminal-none = aucune
terminal-seats = Places : { $seats }.
terminal-at-table = À la table
terminal-you = vous
terminal-bot = un robot
terminal-board = Le degré de certitude de chaque élément : wartable rules { $game } --board
terminal-fair = Les dés sont équitables : ils viennent d’une graine secrète, révélée à la fin de la partie. D’ici là, voici son empreinte (SHA-256) : { $commitment }
terminal-luck = Les dés sont reproductibles : { $kind }.
terminal-welcome = Répondez par un numéro ou par des mots ; « help » énumère ce que vous pouvez taper d’autre.
terminal-left = Vous quittez la table avant la fin.
terminal-revealed = La graine secrète des dés était : { $seed }
terminal-verify = Pour vérifier chaque dé : wartable verify { $file }
terminal-saved = Partie enregistrée : { $file }.
terminal-secrets = Le fichier contient aussi ce que les autres tiennent secret.
terminal-not-saved = Partie non enregistrée : { $reason }
terminal-quit = La partie n’est pas enregistrée. Pour la garder : save FICHIER. Pour partir quand même : encore une fois quit.

# Réponses
terminal-earlier = { $count ->
        [one] Une ligne plus ancienne est omise ; « log { $total } » la montre.
       *[other] { $count } lignes plus anciennes sont omises ; « log { $total } » les montre.
    }
terminal-no-number = Les choix sont numérotés de 1 à { $most }.
terminal-unknown = Mot inconnu : { $word }. « help » énumère ce que vous pouvez taper.
terminal-not-understood = Ce choix n’est pas compris ; « offer » énumère les choix, « help » dit comment les écrire.
terminal-which = Lequel voulez-vous dire : { $candidates }
terminal-possible = C’est possible.
terminal-usage = Manière de l’écrire : { $usage }
terminal-no-rule = Aucune règle ne porte le numéro « { $rule } » ; « rules » les énumère.
terminal-undone = Choix repris.
terminal-amount = Un nombre de 1 à { $most } est possible ici.

# Aide
terminal-help-answers = Répondez par le numéro d’un choix, ou écrivez-le ; le début des mots suffit, les accents et les majuscules sont sans importance. Une ligne vide répète les choix. Vous pouvez aussi taper :
terminal-help-map = le plateau en mots
terminal-help-seats = les joueurs, dans l’ordre du jeu
terminal-help-hand = ce que vous avez
terminal-help-log = ce qui s’est passé, les N dernières lignes
terminal-help-offer = les choix, encore une fois, avec leur coût et leur gain
terminal-help-why = pourquoi un choix est impossible, et selon quelle règle
terminal-help-rule = le texte d’une règle
terminal-help-rules = toutes les règles, avec leurs premiers mots
terminal-help-undo = reprendre votre dernier choix
terminal-help-restart = reprendre tout ce qui peut l’être
terminal-help-orders = vos consignes permanentes, ou en changer une
terminal-help-save = écrire la partie dans un fichier
terminal-help-help = cette liste
terminal-help-quit = quitter la table
terminal-help-choices = Les choix en mots : { $choices }
