# The rulebook’s worked examples
example-01b-luettich-is-refused = À trois, personne ne marche sur Lüttich
example-02-burgund-serves-once = Burgund est aux impôts : il ne sert pas deux fois
example-06-order-from-the-tiles = Enchères 3, 2 et un état : qui choisit quelle place
example-11-anhalt-against-kursachsen = Quatre d’Anhalt contre trois en Kursachsen
example-13-yellow-sends-five-courtiers = Cinq officiers partent à la cour
example-14-red-second-at-court = Deuxième à la cour : une faveur est achetée
