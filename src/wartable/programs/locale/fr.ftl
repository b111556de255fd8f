# Ce qu’on dit à un programme à la table – français
program-seat = Vous jouez à { $game }. Votre place : { $seat }.
program-news = Ce qui s’est passé depuis qu’on vous a interrogé
program-own = Ce que vous êtes seul à savoir
program-answer = Répondez par l’un des choix, tel qu’il est écrit avant le signe « = ».
