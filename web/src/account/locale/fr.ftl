# The account's page
account-title = Se connecter ou créer un compte
account-why = Personne n’a besoin d’un compte : qui a le lien d’une place peut s’asseoir. Un compte garde vos places, si bien qu’un lien perdu n’est pas une partie perdue, et montre les tables qui vous attendent.
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-signed-out = Vous êtes déconnecté.
account-new = Créer un compte
account-name = Nom
account-name-how = De 1 à 40 caractères, tel que les autres le voient. Aucune adresse électronique n’est demandée.
account-passphrase = Phrase de passe
account-passphrase-how = Au moins 8 caractères ; plusieurs mots se retiennent bien.
account-show = Montrer
account-code = Code de secours
account-code-how = Un des codes que vous avez copiés ou imprimés. Chacun sert une fois.
account-by-code = Par un code de secours
account-by-passphrase = Par la phrase de passe
account-by-passkey = Par une clé d’accès
account-by-passkey-how = Sans nom : votre appareil sait à qui elle est.
account-make = Créer le compte
account-make-passkey = Par une clé d’accès, sans phrase de passe
account-invited = Un compte se crée ici sur invitation, de quelqu’un qui en a un ou de qui tient le serveur.
account-invitation = Invitation
account-since = Compte depuis le { $day }

account-codes-now = Gardez ces codes de secours maintenant
account-codes-once = Ils ne sont montrés que cette fois. Si { $name } perd phrase de passe et clés d’accès, chacun de ces codes connecte une fois ; sans eux, personne ne peut aider.
account-codes-kept = Je les ai gardés
account-print = Imprimer
account-codes = Codes de secours
account-codes-what = Pour le jour où phrase de passe et clés d’accès sont perdues. De nouveaux codes annulent les anciens.
account-codes-left = { $count ->
    [0] Vous n’avez pas de code de secours.
    [one] Il reste { $count } code.
   *[other] Il reste { $count } codes.
}
account-codes-make = Faire de nouveaux codes
account-codes-really = Créer de nouveaux codes ?
account-codes-lost = Les anciens ne marcheront plus, où que vous les gardiez.
account-codes-keep = Garder les anciens

account-sessions = Où vous êtes connecté
account-this = ce navigateur
account-browser-unknown = Navigateur inconnu
account-session-used = depuis le { $since }, dernier usage le { $used }
account-session-end = Déconnecter
account-session-end-of = Déconnecter : { $browser }
account-session-others = Déconnecter partout ailleurs

account-passkeys = Clés d’accès
account-passkeys-what = Une clé d’accès vous connecte par votre appareil : une empreinte, un visage ou un code PIN au lieu d’une phrase de passe.
account-passkey = Clé d’accès
account-passkey-used = depuis le { $since }, dernier usage le { $used }
account-passkey-label = Nom d’une nouvelle clé d’accès
account-passkey-add = Ajouter une clé d’accès
account-passkey-forget = Retirer
account-passkey-forget-of = Retirer la clé d’accès : { $name }
account-passkey-browser = Ce navigateur ne connaît pas les clés d’accès.
account-passkey-server = Les clés d’accès ne marchent que si le serveur est appelé par un nom, pas par une adresse.
account-passkey-known = Cet appareil a déjà une clé d’accès pour ce compte.
account-passkey-none = Aucune clé d’accès n’a servi.

account-passphrase-change = Une nouvelle phrase de passe vous déconnecte partout ailleurs.
account-passphrase-none = Votre compte n’a pas de phrase de passe : seuls clés d’accès et codes de secours l’ouvrent.
account-passphrase-new = Nouvelle phrase de passe
account-passphrase-set = Changer la phrase de passe
account-passphrase-done = La nouvelle phrase de passe est en place.

account-invitations = Invitations
account-invitations-what = Avec une invitation, quelqu’un peut créer un compte ici, là où ce n’est pas ouvert à tous.
account-invite = Faire une invitation
account-invitation-once = Envoyez ce lien à une personne. Il n’est montré que cette fois et vaut jusqu’au { $day }.
account-invitations-open = Invitations ouvertes : { $count } sur { $most }
account-invitation-until = jusqu’au { $day }

account-leaving = Emporter et partir
account-export-what = Tout ce qui est gardé sur vous, dans un fichier.
account-export = Télécharger
account-delete-what = Supprimer efface tout pour de bon. Vos places ne sont alors à personne et s’ouvrent encore par leurs liens.
account-delete = Supprimer le compte …
account-delete-really = Supprimer le compte ?
account-delete-prove = Pour le supprimer, prouvez encore une fois que vous êtes { $name }.
account-delete-do = Supprimer le compte pour toujours
account-deleted = Le compte est supprimé. Les places s’ouvrent encore par leurs liens.

account-prove = Est-ce toujours vous ?
account-prove-why = Prouvez encore une fois que vous êtes { $name } ; puis cela continue.
account-prove-do = Continuer

account-fault-wrong-passphrase = Le nom, la phrase de passe ou le code est faux.
account-fault-bad-passkey = Cette clé d’accès n’ouvre rien ici, ou cela a pris trop de temps. Réessayez.
account-fault-bad-passphrase = Une phrase de passe a de 8 à 200 caractères.
account-fault-bad-name = Un nom a de 1 à 40 caractères visibles.
account-fault-name-taken = Quelqu’un d’autre porte ce nom.
account-fault-banned = Qui tient ce serveur a fermé le compte.
account-fault-last-way-in = Sans elle, vous ne pourriez plus vous connecter. Mettez d’abord une phrase de passe ou ajoutez une autre clé d’accès.
account-fault-invitation-wanted = Cette invitation n’existe pas, a déjà servi ou a plus de 14 jours.
account-fault-too-many-invitations = Plus d’invitations pour l’instant : celles qui sont ouvertes doivent d’abord servir ou expirer.
account-fault-accounts-closed = Aucun nouveau compte n’est créé sur ce serveur. Qui a le lien d’une place peut s’asseoir quand même.
account-fault-too-fast = Trop d’essais. Attendez une minute.
account-failed = Cela n’a pas marché. Réessayez dans un instant.
