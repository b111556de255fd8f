# My Game – français
game-name = My Game
game-blurb = Un prix par manche, une carte secrète chacun ; la plus haute que personne d’autre n’a jouée l’emporte.
edition-standard = Le jeu tel qu’il est.
option-rounds = Le nombre de manches.
none = aucune

# Noms
seat-red = Rouge
seat-blue = Bleu
seat-green = Vert
seat-yellow = Jaune
phase-round = Manche
phase-end = Fin
stage-bid = jouer une carte

# Ce qui est demandé, choisi et refusé
prompt-bid = Manche { $round }, le prix est { $prize } : jouez une carte.
choice-card = Jouer { $card }
refusal-game-over = La partie est finie.
refusal-wrong-step = Ce n’est pas ce qui est demandé maintenant.
refusal-card-played = Vous avez déjà joué cette carte.

# Ce qui se passe
event-round-began = La manche { $round } commence ; le prix est { $prize }.
event-revealed = { $seat } a joué { $card }.
event-won = { $seat } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-nobody-won = Personne n’emporte le prix.
event-ended = { $seat } finit avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# La table en mots
describe-table = Manche { $round }, prix { $prize }
describe-seat = { $seat } : points { $points }, cartes { $cards }

# Indications
hint-above = adversaires ayant une carte plus haute : { $seats }

# Règles
rule-MG-1 = Chacun commence avec les cartes 1 à 5.
rule-MG-2 = Au début d’une manche on lance un dé : c’est le prix.
rule-MG-3 = Tous jouent une carte en même temps, face cachée ; une carte ne se joue qu’une fois par partie.
rule-MG-4 = On retourne les cartes. La plus haute que personne d’autre n’a jouée emporte le prix ; s’il n’y en a pas, personne ne l’emporte.
rule-MG-5 = Après la dernière manche, celui qui a le plus de points gagne ; à égalité, la victoire est partagée.
