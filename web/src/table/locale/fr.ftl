# Following
skip-to-turn = Aller à mon tour
skip-to-now = Aller au présent
showing-past = À l’écran : ce qui vient de se passer
speed = Vitesse à laquelle les événements sont montrés
speed-x1 = 1×
speed-x4 = 4×
speed-now = aussitôt
sound = Son

# Who is ready while all choose in secret
seat-ready = prêt
seat-choosing = en réflexion
advice = Conseil
advice-ask = Que ferait un robot fort ?
advice-thinking = Il réfléchit…
advice-chance = { $choice } – environ { $chance } % de chances de victoire
advice-best = Il choisirait : { $told }
advice-others = Il a aussi envisagé, du meilleur au moins bon ; de petits écarts peuvent être dus au hasard :
advice-none = Pas de conseil pour l’instant. Après le démarrage d’un serveur, les robots ont besoin d’une minute pour se préparer : redemandez alors.
