# Who one is, in the lobby and at a table
me-sign-in = Se connecter
me-account = Votre compte
me-seat-title = Votre place : être averti et la garder
me-keep-title = Garder cette place
me-keep = Garder cette place dans mon compte
me-keep-why = { $name }, votre compte peut garder cette place : un lien perdu n’est alors pas une partie perdue.
me-keep-nobody = Un compte garde vos places : un lien perdu n’est alors pas une partie perdue. Personne n’en a besoin pour jouer.
me-kept = Cette place est dans le compte de { $name } : connectez-vous où que ce soit pour la retrouver.
me-claimed = Cette place appartient à un autre compte, ou le vôtre en a déjà une autre à cette table.
me-lost = Vous regardez. Si une place est à vous, ouvrez-la par son lien ou connectez-vous.
me-failed = Cela n’a pas marché. Réessayez dans un instant.
cups = Tournois
ratings = Classements
