# Inviter
invite = Inviter
invite-elsewhere = Les liens des places libres sont chez la personne qui a ouvert cette table.
seats-empty = Personne ne s’est encore assis : { $seats }
share-link = Envoyer …
which-seat = Vous avez plusieurs places à cette table. Qui êtes-vous ?
