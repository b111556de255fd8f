# Names
name-ask = Quel est votre nom à cette table ?
name-say = Prendre ce nom
name-later = Plus tard
name-change = Changer de nom

# What is read under the panels
stories = Journal, conversation et note
story-talk = Conversation
story-note = Note
talk-unread = { $count ->
    [one] { $count } non lu
   *[other] { $count } non lus
}
talk-rooms = Salons
room-of-players = Joueurs
room-of-spectators = Spectateurs
talk-empty-players = Personne n’a encore rien dit. Seuls ceux qui sont assis à cette table lisent ce qui s’y dit.
talk-empty-spectators = Personne n’a encore rien dit. Les joueurs le liront quand la partie sera finie.
talk-earlier = Voir ce qui précède
talk-write = Dire quelque chose
talk-send = Envoyer
talk-as = Votre nom ici : { $name }
talk-too-long = { $count } caractères au plus à la fois.
talk-failed = Le message n’est pas parti. Veuillez réessayer.
talk-said = { $who } : { $text }
note-private = Pour vous seul : personne d’autre à cette table ne verra jamais cette note.
note-kept = Enregistré
note-writing = Enregistrement …
note-unkept = Pas encore enregistré ; un nouvel essai suivra.
note-too-long = Trop long : la fin n’est pas enregistrée. Veuillez raccourcir.

# Refused
refused-too-fast = Trop à la fois : attendez un instant.
refused-too-large = C’est trop long.
refused-bad-name = Un nom a de 1 à 40 caractères visibles.
refused-name-taken = Quelqu’un d’autre à cette table porte déjà ce nom.
refused-wrong-room = Ce salon ne vous est pas ouvert.
refused-bad-proposal = On ne peut pas le proposer maintenant, ou il n’y a plus rien à quoi répondre.
refused-no-concession = On ne peut pas abandonner seul dans ce jeu ; proposez d’y mettre fin.
refused-no-stand-in = Aucun robot ne joue pour vous.
refused-table-ended = La table a été close : personne ne joue plus.
refused-not-stored = Cela n’a pas pu être enregistré et n’a pas eu lieu. Veuillez réessayer.
refused-seat-taken = Cette place est déjà prise.
refused-not-listed = Cette table n’est plus ouverte à tous.
refused-not-host = Seul celui qui a ouvert la table peut le faire.
refused-unknown-table = Cette table n’existe pas.
refused-not-signed-in = Ici, il faut un compte pour ouvrir une table : connectez-vous d’abord.

# Ending early
affairs = Arrêter
affairs-title = Finir la partie avant son terme
affairs-agree = Tous ceux qui se sont assis doivent être d’accord. Jusque-là, la partie continue.
affairs-alone = Personne d’autre ne s’est assis : ce que vous choisissez ici a lieu aussitôt.
affairs-watching = Seuls ceux qui sont assis à la table peuvent y mettre fin.
affairs-over = Personne ne joue plus à cette table.
affairs-end = Proposer de finir la partie
affairs-end-why = La situation présente devient le résultat.
affairs-abandon = Proposer d’abandonner la partie
affairs-abandon-why = Elle finit sans résultat.
affairs-concede = Se rendre
affairs-concede-why = Vous finissez à la dernière place. S’il reste plusieurs autres joueurs, un robot prend la vôtre.
affairs-sure-end = Finir la partie maintenant, avec la situation présente pour résultat ?
affairs-sure-abandon = Abandonner la partie maintenant, sans résultat ?
affairs-sure-concede = Voulez-vous vraiment vous rendre ?
affairs-yes-end = Finir la partie
affairs-yes-abandon = Abandonner la partie
affairs-yes-concede = Se rendre
affairs-no = Continuer
proposal = Proposition
proposal-end = { $who } propose de finir la partie avec la situation présente.
proposal-abandon = { $who } propose d’abandonner la partie sans résultat.
proposal-awaits = Accord attendu : { $who }
proposal-agree = Accepter
proposal-agreed = Vous avez accepté.
proposal-refuse = Refuser
proposal-withdraw = Retirer la proposition
dropped-end = { $by } refuse la proposition faite par { $who } de finir la partie avec la situation présente.
dropped-abandon = { $by } refuse la proposition faite par { $who } d’abandonner la partie sans résultat.
withdrawn-end = { $who } retire la proposition de finir la partie avec la situation présente.
withdrawn-abandon = { $who } retire la proposition d’abandonner la partie sans résultat.
gave-up = Abandon : { $who } ; un robot continue.
vote-agreed = d’accord
vote-open = n’a pas répondu
ended-end = Finie d’un commun accord, avec la situation de ce moment
ended-abandon = Abandonnée d’un commun accord, sans résultat
ended-concede = Abandon : { $who } ; victoire : { $winner }
ended-concede-you = Vous avez abandonné ; victoire : { $winner }
ended-abandon-why = Les joueurs sont convenus de s’arrêter. Il n’y a pas de vainqueur ; l’enregistrement contient tout jusque-là.

# A bot stands in
stand-in = Un robot joue pour vous
stand-in-yours = Un robot joue pour vous jusqu’à ce que vous repreniez votre place ; ce qu’il a fait reste acquis.
stand-in-all = Ici, des robots remplacent tout le monde : ils attendent que l’un de vous reprenne sa place.
stand-in-conceded = Vous vous êtes rendu, et un robot continue pour vous.
stand-in-back = Reprendre ma place
stands-in = un robot joue pour { $name }
has-conceded = s’est rendu

# Other tables
next-table = Table suivante
next-table-count = { $count ->
    [one] C’est à vous à { $count } autre table
   *[other] C’est à vous à { $count } autres tables
}

# Whoever opened the table
host = Vous avez ouvert cette table
host-new-link = Nouveau lien
host-new-link-why = Un nouveau lien annule le précédent.
host-listed = Chacun peut la trouver à l’accueil et prendre une place libre
host-spectators = Qui a l’adresse peut regarder
host-dataset = La partie finie peut entrer dans le jeu de données ouvert : choix et dés, aucun nom
open-dataset = Données ouvertes : la partie finie entre dans le jeu de données ouvert, sans noms.
host-advice = On peut demander conseil à un robot (jamais si la partie compte pour le classement)
kept-for = { $seat }, réservé à { $name }

# A table whose rules have changed
held-title = Les règles ont changé
held-why = Rien n’est perdu : si tous les joueurs sont d’accord, la table revient au dernier point où les anciennes règles et les nouvelles mènent au même résultat, et continue à partir de là, avec de nouveaux dés.
held-cost = De vos propres choix, { $kept } restent et { $lost } sont repris.
held-agree = Revenir et continuer
held-withdraw = Retirer ma parole
held-failed = Cela n’est pas arrivé. Veuillez réessayer.
