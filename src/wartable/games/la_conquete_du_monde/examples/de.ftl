# The rulebook’s worked examples
example-03-fourteen-territories-four-armies = Vierzehn Gebiete bringen vier Armeen
example-04-africa-oceania-and-six-more-ten-armies = Afrika, Ozeanien und sechs weitere Gebiete: zehn Armeen
example-05-ten-armies-one-to-three-dice = Zehn Armeen greifen mit einem, zwei oder drei Würfeln an
example-06-five-three-two-against-six-two = 5-3-2 gegen 6-2: je eine Armee
example-07-five-four-one-against-a-lone-four = 5-4-1 gegen eine einzelne 4: Das Gebiet fällt
example-08-six-against-six = Sechs gegen sechs: Der Verteidiger gewinnt
example-09-six-two-two-against-five-four-two = 6-2-2 gegen 5-4-2: Der Angreifer verliert zwei
example-10-first-exchange-of-two-sets = Der erste Tausch, zwei Sätze auf einmal: zehn Armeen
example-11-second-exchanger-with-three-sets = Der zweite Tauschende mit drei Sätzen: vierundzwanzig Armeen
example-12a-alaska-attacks-khabarovsk = Die Erde ist rund: Alaska greift Kamtschatka an
example-12b-khabarovsk-attacks-alaska = Die Erde ist rund: Kamtschatka greift Alaska an
example-13a-second-rule-one-to-five-territories = Die zweite Regel mit einem bis fünf Gebieten
example-13b-second-rule-six-to-nine-territories = Die zweite Regel mit sechs bis neun Gebieten
