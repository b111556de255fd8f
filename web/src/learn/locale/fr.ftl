# Prepared tables
kind-lesson = Une leçon : rien n’est conservé ici
kind-example = Un exemple des règles : essayez librement, rien n’est conservé ici
table-full = Cette table sert à essayer et n’a plus de place pour d’autres choix.

# Lessons
lesson-card = Leçon
lesson-step = Étape { $step } sur { $total }
lesson-next = Suite
lesson-back = Une étape en arrière
lesson-restart = Recommencer
lesson-watch = Regardez ce qui se passe …
lesson-try = Les règles le permettent aussi, mais pour cette leçon, essayez :
lesson-fold = Replier la leçon
lesson-unfold = Déplier la leçon
lesson-begin = Commencer
lesson-length = Environ { $minutes } minutes, { $steps } étapes

# Rooms
rooms = À propos de ce jeu
room-learn = Apprendre
room-rules = Règles
room-summary = Résumé
game-unknown = Aucun jeu de ce nom ici.
learn-more = À lire
learn-rules = Les règles, avec les exemples du livret à essayer
learn-summary = Tout sur une page, à imprimer

# Rules
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-found = { $count ->
    [0] Aucune règle ne contient tous ces mots.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-ruling = notre décision
rules-ruling-means = Le livret laisse ce point ouvert ; nous avons tranché.
rules-try = Essayer
rules-back = Retour aux règles : { $rule }
rules-example = Exemple
rules-link = Lien vers la règle { $rule }
rules-whole = La lire parmi les autres règles
rules-page = Les règles sur leur propre page

# The page to print
summary-print = Imprimer
summary-sequence = Déroulement
summary-scoring = Points et victoire
