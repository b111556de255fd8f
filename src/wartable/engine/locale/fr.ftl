# Messages communs à tous les jeux

# Noms
nobody = personne

# Refus
refusal-not-asked = Ce n’est pas à vous de choisir maintenant.
no-undo = Aucun de vos choix ne peut être repris : un dé, une révélation ou le choix d’un autre joueur est intervenu depuis.

# Invites
prompt-waiting = On attend { $seats } : { $stage }.
prompt-others = Vous avez terminé ; on attend { $seats } ({ $stage }).
prompt-over = La partie est terminée. Victoire : { $winners }.

# Nombres et ponctuation
labelled = { $label } : { $value }
series = { $first } ; { $rest }
share = { NUMBER($percent, maximumFractionDigits: 1) } %
share-above = plus de { NUMBER($percent, maximumFractionDigits: 1) } %
share-below = moins de { NUMBER($percent, maximumFractionDigits: 1) } %
account-luckier = Plus de chance que { $percent } sur 100 n’en auraient dans les mêmes jets.
