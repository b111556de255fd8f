# The rulebook’s worked examples
example-03-fourteen-territories-four-armies = Quatorze territoires valent quatre armées
example-04-africa-oceania-and-six-more-ten-armies = L’Afrique, l’Océanie et six autres territoires : dix armées
example-05-ten-armies-one-to-three-dice = Dix armées attaquent avec un, deux ou trois dés
example-06-five-three-two-against-six-two = 5-3-2 contre 6-2 : une armée chacun
example-07-five-four-one-against-a-lone-four = 5-4-1 contre un seul 4 : le territoire est pris
example-08-six-against-six = Six contre six : le défenseur gagne
example-09-six-two-two-against-five-four-two = 6-2-2 contre 5-4-2 : l’attaquant en perd deux
example-10-first-exchange-of-two-sets = Le premier échange, deux séries à la fois : dix armées
example-11-second-exchanger-with-three-sets = Le deuxième à échanger, avec trois séries : vingt-quatre armées
example-12a-alaska-attacks-khabarovsk = La Terre est ronde : l’Alaska attaque le Kamtchatka
example-12b-khabarovsk-attacks-alaska = La Terre est ronde : le Kamtchatka attaque l’Alaska
example-13a-second-rule-one-to-five-territories = La deuxième règle, d’un à cinq territoires
example-13b-second-rule-six-to-nine-territories = La deuxième règle, de six à neuf territoires
