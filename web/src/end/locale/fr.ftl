# La fin d’une partie
end-title = La fin de la partie
end-show = La fin de la partie
end-to-board = Au plateau
end-counting = On établit le bilan de la partie…
end-failed = Le bilan de cette partie n’a pas pu être lu.
end-share = Copier un lien vers cette partie
end-rematch = Rejouer
end-rematch-there = La revanche est ouverte : y aller, avec { $seat }
end-moves-on = À la partie suivante, chacun avance d’une place.
end-record = Garder l’enregistrement
end-gains = D’où cela vient
end-total = Total
end-by-chapter = Dans le détail
end-standing = Comment cela se présentait
end-as-table = En tableau
end-turning = Tournants
end-turning-note = Là où l’avance du vainqueur ({ $seat }) sur le meilleur des autres a le plus changé. Devant, l’avance avant et après le tour ou l’action où cela s’est passé. Choisissez-en un pour le voir sur le plateau.
end-to = à
end-luck = Chance
end-luck-note = Ce qui est venu, face à la moyenne de ce que ces mêmes jets pouvaient donner. La marque sur la ligne : à quelle distance du milieu ; la partie large contient deux cas sur trois.
end-battles = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
}
end-order = Ordre
end-by-luck = Le plus de chance ou de malchance d’abord
end-by-time = Dans l’ordre du jeu
end-side-means = { $quantity } : ce qui est venu, ce qui était attendu, et entre parenthèses ce que la chance a apporté (+) ou coûté (−).
end-side = { $seat } : { $actual }, attendu { $expected } ({ $luck })
end-more = encore { $count }
end-eyes = Vu par
end-link-here = Copier un lien vers ce moment
picture = Image
picture-png = Plateau en image (PNG)
picture-svg = Plateau en dessin (SVG)
picture-failed = L’image n’a pas pu être faite.
