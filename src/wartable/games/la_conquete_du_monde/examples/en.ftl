# The rulebook’s worked examples
example-03-fourteen-territories-four-armies = Fourteen territories bring four armies
example-04-africa-oceania-and-six-more-ten-armies = Africa, Oceania and six more territories: ten armies
example-05-ten-armies-one-to-three-dice = Ten armies attack with one, two or three dice
example-06-five-three-two-against-six-two = 5-3-2 against 6-2: one army each
example-07-five-four-one-against-a-lone-four = 5-4-1 against a lone 4: the territory is taken
example-08-six-against-six = Six against six: the defender wins
example-09-six-two-two-against-five-four-two = 6-2-2 against 5-4-2: the attacker loses two
example-10-first-exchange-of-two-sets = The first exchange, two sets at once: ten armies
example-11-second-exchanger-with-three-sets = The second to exchange, with three sets: twenty-four armies
example-12a-alaska-attacks-khabarovsk = The earth is round: Alaska attacks Kamchatka
example-12b-khabarovsk-attacks-alaska = The earth is round: Kamchatka attacks Alaska
example-13a-second-rule-one-to-five-territories = The second rule with one to five territories
example-13b-second-rule-six-to-nine-territories = The second rule with six to nine territories
