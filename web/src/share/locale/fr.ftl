# Inviter
invite = Inviter
invite-elsewhere = Les liens des places libres sont chez la personne qui a ouvert cette table.
seats-empty = Places encore libres : { $seats }
seats-taken = Toutes les places sont prises.
new-link-really = Un nouveau lien pour { $seat }, réservé à { $name } ?
new-link-lost = Le lien que { $name } a reçu n’ouvrira plus rien.
new-link-lost-cup = { $name } perd cette place : qui a le nouveau lien joue en remplacement. Le tournoi compte quand même le résultat pour { $name }.
new-link-no = Laisser comme c’est
watch-why = Qui a ce lien peut regarder. Il n’ouvre aucune place et ne montre rien de secret.
share-link = Envoyer …
which-seat = Vous avez plusieurs places à cette table. Qui êtes-vous ?

# Plusieurs personnes devant un écran
several-here = Plusieurs personnes devant cet écran
several-here-why = Si vous êtes tous devant cet écran, personne n’a besoin de lien : passez-vous simplement l’écran. Ce qui est secret reste couvert.
this-screen = Devant cet écran
pass-to = Passez l’écran à { $seat }
pass-ready = Je suis { $seat } : c’est bon
pass-why = Ce qu’une seule personne doit savoir reste couvert jusque-là.
pass-back = Plutôt { $seat }
pass-together = Tous ensemble
pass-uncovered = Ne pas couvrir tant que rien n’est caché
