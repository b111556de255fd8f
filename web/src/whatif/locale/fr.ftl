# Et si
what-if = Et si …
what-if-hint = Essayez à partir d’ici, contre des robots. Personne ne le remarque.
what-if-as = Essayez à partir d’ici à la place de { $seat }, contre des robots.
what-if-banner = Et si – pas la vraie partie
what-if-again = Encore une fois
what-if-back = Retour à la partie
what-if-compare = À côté de ce qui s’est passé
what-if-failed = Impossible d’essayer cela pour le moment.
compare-then = Alors
compare-really = En vrai
compare-here = Ici
compare-round = En vrai : à la fin de la même étape de la partie.
compare-end = En vrai : à la fin de la partie.
compare-unfinished = Ici, cette phase n’est pas encore finie.
compare-differs = Entourés : les endroits où les deux diffèrent.
compare-step = Étapes jouées depuis
compare-show = Montrer
