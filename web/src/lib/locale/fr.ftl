signs-title = Tout ce qui est sur la table, expliqué
phase-rules = Règles de cette phase
help-explain = Laissez le pointeur sur un élément, ou appuyez longuement, et une note l’explique. Au clavier, « ? » ou F1 explique l’élément actif, et donne la liste de tout si aucun ne l’est.
